//! Statements.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{BinOp, Type, TypeReference};

use crate::ir::{Arm, Block, Expr, ExprId, Place, Stmt, StmtKind, VarId};

use super::{Emit, Marked, Record, block_key, plain, strip};

impl Emit<'_> {
    pub(crate) fn block(&self, block: &Block) -> TokenStream {
        if let [Stmt { kind: StmtKind::Scope(inner), .. }] = &block.stmts[..] {
            return self.block(inner);
        }
        let stmts = block.stmts.iter().map(|s| self.stmt(s));
        let shapes = block.stmts.iter().map(|s| match &s.kind {
            StmtKind::Let { var, .. } | StmtKind::Call { result: Some(var), .. } => {
                self.shape(*var, true)
            }
            _ => TokenStream::new(),
        });
        let finals = block.stmts.iter().map(|s| match &s.kind {
            StmtKind::Let { var, .. } => self.last(*var),
            _ => TokenStream::new(),
        });
        let tokens: TokenStream = stmts.chain(shapes).chain(finals).collect();
        self.recorded(block, tokens)
    }

    /// A block's statements, with the record of the values that they store.
    fn recorded(&self, block: &Block, tokens: TokenStream) -> TokenStream {
        let record = block_key(block).and_then(|key| self.kept?.records.get(&key));
        let (Some(Record { tape, slots, stack, owning }), Some(kept)) = (record, self.kept) else {
            return tokens;
        };
        let lib = &kept.library;
        let values = quote!((#(#slots.take()),*));
        let keep = match stack {
            Some(stack) if !owning.is_empty() => {
                quote!(#tape.put_owning(#stack, #lib::owned_bytes!(#(&#owning),*), #values);)
            }
            Some(stack) => quote!(#tape.put(#stack, #values);),
            None => quote!(#tape.push(#values);),
        };
        quote! {
            #(let mut #slots = #lib::rt::Slot::new();)*
            #tokens
            #keep
        }
    }

    /// Stores the shape of a variable, if its shadow needs the shape at this moment.
    fn shape(&self, var: VarId, at_end: bool) -> TokenStream {
        match self.kept.and_then(|k| k.shapes.get(&var)) {
            Some((shapes, when)) if *when == at_end => {
                let name = self.name(var);
                quote!(#shapes.keep(&#name);)
            }
            _ => TokenStream::new(),
        }
    }

    /// Stores the value of a variable at the end of its block.
    fn last(&self, var: VarId) -> TokenStream {
        self.kept.and_then(|k| k.finals.get(&var)).map_or_else(TokenStream::new, |site| {
            let name = self.name(var);
            quote!(#site.push(#name);)
        })
    }

    pub(crate) fn stmt(&self, stmt: &Stmt) -> TokenStream {
        let tokens = self.stmt_itself(stmt);
        match self.kept.and_then(|k| k.saved.get(&stmt.pos)) {
            Some(saved) => quote!(#saved #tokens),
            None => tokens,
        }
    }

    fn stmt_itself(&self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { var, init } => {
                let note = init.as_ref().map(|_| self.note(*var));
                let tokens = self.let_stmt(*var, init.as_ref());
                quote!(#tokens #note)
            }
            StmtKind::Split { vars, place, at, mutable } => self.split(vars, place, at, *mutable),
            StmtKind::LetPattern { pattern, init, vars } => {
                let notes: TokenStream = vars.iter().map(|&var| self.note_of_type(var)).collect();
                let init = self.matched(init);
                quote!(let #pattern = #init; #notes)
            }
            StmtKind::Assign { place, op, value } => {
                self.assign(stmt.pos, place, op.as_ref(), value)
            }
            StmtKind::Call { result, call } => self.call(*result, call),
            StmtKind::If { cond, then, otherwise } => {
                let cond = strip(self.expr(cond));
                let then = self.block(then);
                if otherwise.stmts.is_empty() {
                    return quote!(if #cond { #then });
                }
                let otherwise = self.block(otherwise);
                quote!(if #cond { #then } else { #otherwise })
            }
            StmtKind::Match { scrutinee, arms } => self.match_stmt(stmt.pos, scrutinee, arms),
            StmtKind::For { pattern, iter, body, running, id } => {
                self.for_loop(stmt.pos, *id, (pattern, iter), body, *running)
            }
            StmtKind::While { cond, body, id } => {
                let cond = strip(self.expr(cond));
                self.looped(stmt.pos, *id, quote!(while #cond), TokenStream::new(), body, None)
            }
            StmtKind::Swap { a, b } => self.swap(a, b),
            StmtKind::Push { place, value } => {
                let (place, value) = (self.place(place), strip(self.moved(value)));
                quote!(#place.push(#value);)
            }
            StmtKind::Pop { place } => {
                let before = self.kept.and_then(|k| k.before.get(&stmt.pos));
                let place = self.place(place);
                quote!(#before #place.pop();)
            }
            StmtKind::Scope(body) => {
                let body = self.block(body);
                quote!({ #body })
            }
            StmtKind::Effect(e) if self.is_proven(e) => TokenStream::new(),
            StmtKind::Effect(e) => {
                let e = self.expr(e);
                quote!(#e;)
            }
        }
    }

    fn assign(&self, pos: usize, target: &Place, op: Option<&BinOp>, value: &Expr) -> TokenStream {
        let before = self.kept.and_then(|k| k.before.get(&pos));
        let (place, value) = (self.place(target), strip(self.moved(value)));
        let op = match op {
            None => quote!(=),
            Some(BinOp::Add(_)) => quote!(+=),
            Some(BinOp::Sub(_)) => quote!(-=),
            Some(op) => quote!(#op),
        };
        let note = target.variable().map(|var| self.note(var));
        quote!(#before #place #op #value; #note)
    }

    fn swap(&self, a: &Place, b: &Place) -> TokenStream {
        if let Some((of, i, j)) = a.elements_with(b) {
            let of = self.place(&of);
            let (i, j) = (strip(self.expr(i)), strip(self.expr(j)));
            return quote!(#of.swap(#i, #j););
        }
        let (a, b) = (self.place(a), self.place(b));
        quote!(::core::mem::swap(&mut #a, &mut #b);)
    }

    fn for_loop(
        &self,
        pos: usize,
        id: ExprId,
        (pattern, iter): (&TokenStream, &Expr),
        body: &Block,
        running: Option<VarId>,
    ) -> TokenStream {
        let iter = strip(self.expr(iter));
        let likes = self.kept.and_then(|k| k.counters.get(&pos)).into_iter().flatten();
        let notes = likes.map(|(counter, like)| quote!(#like.of(&#counter);)).collect();
        let leave = running.map(|var| {
            let running = self.name(var);
            quote!(if !#running { break; })
        });
        let head = quote!(for #pattern in #iter);
        self.looped(pos, id, head, notes, body, leave)
    }

    fn match_stmt(&self, pos: usize, scrutinee: &Expr, arms: &[Arm]) -> TokenStream {
        let before = self.kept.and_then(|k| k.before.get(&pos));
        // A tangent can be copied even if it carries no derivative here.
        let tangent = arms.iter().any(|arm| Self::is_of_tangent(&arm.body));
        let scrutinee =
            strip(if tangent { self.argument(scrutinee) } else { self.matched(scrutinee) });
        let arms = arms.iter().map(|arm| {
            let (pattern, body) = (&arm.pattern, self.block(&arm.body));
            let notes: TokenStream = arm.vars.iter().map(|&var| self.note_of_type(var)).collect();
            let guard = arm.guard.as_ref().map(|e| strip(self.expr(e)));
            let guard = guard.map(|g| quote!(if #g));
            quote!(#pattern #guard => { #notes #body })
        });
        quote!(#before match #scrutinee { #(#arms)* })
    }

    /// Returns true if forward mode has written the block for variants that a tangent cannot have.
    fn is_of_tangent(block: &Block) -> bool {
        let [stmt] = &block.stmts[..] else { return false };
        match &stmt.kind {
            StmtKind::Scope(inner) => Self::is_of_tangent(inner),
            StmtKind::Call { call, .. } => call.is_wrong_variant(),
            _ => false,
        }
    }

    /// Prints a loop with the body `{ first body last }`, and the code for the reverse sweep around and in it. If the loop
    /// has checkpoints, no values are stored in it.
    fn looped(
        &self,
        pos: usize,
        id: ExprId,
        head: TokenStream,
        first: TokenStream,
        body: &Block,
        last: Option<TokenStream>,
    ) -> TokenStream {
        let marked = self.kept.and_then(|k| k.marked.get(&pos));
        let (mark, store) = marked.map(|m| (&m.before, &m.after)).unzip();
        let body = match marked {
            None => self.block(body),
            Some(Marked { pass, .. }) => {
                let body = plain(self.vars, body);
                quote!(#pass #body)
            }
        };
        let (before, count, after) = self.count(id);
        let fused = self.kept.and_then(|k| k.fused.get(&pos));
        let (early, reverse) = fused.map(|f| (&f.before, &f.inside)).unzip();
        quote! {
            #early #before #mark
            #head { #first #count #body #reverse #last }
            #after #store
        }
    }

    /// Records the type and the shape of a variable, if its shadow needs them.
    pub(super) fn note(&self, var: VarId) -> TokenStream {
        let (ty, shape) = (self.note_of_type(var), self.shape(var, false));
        quote!(#ty #shape)
    }

    fn note_of_type(&self, var: VarId) -> TokenStream {
        let name = self.name(var);
        let like = self.kept.and_then(|k| k.likes.get(&var));
        like.map(|like| quote!(#like.of(&#name);)).unwrap_or_default()
    }

    /// Counts the passes of a loop, if the reverse sweep needs their number.
    fn count(&self, id: ExprId) -> (TokenStream, TokenStream, TokenStream) {
        match self.kept.and_then(|k| k.values.get(&id)) {
            None => Default::default(),
            Some(site) => {
                let passes = quote::format_ident!("passes_of_{site}");
                (
                    quote!(let mut #passes = 0usize;),
                    quote!(#passes += 1;),
                    quote!(#site.keep(#passes);),
                )
            }
        }
    }

    pub(crate) fn let_head(&self, var: VarId) -> TokenStream {
        let v = &self.vars[var];
        let name = &v.name;
        let mutable = (v.declared_mut && !self.reverse()).then(|| quote!(mut));
        let ty = self.type_of(var);
        quote!(let #mutable #name #ty)
    }

    /// The type as written, `: T`; in the reverse sweep a mutable reference is a shared one.
    pub(crate) fn type_of(&self, var: VarId) -> Option<TokenStream> {
        let v = &self.vars[var];
        let ty = match (v.ty.as_ref()?, &v.view) {
            (ty, None) => quote!(#ty),
            (Type::Reference(r), Some(_)) if self.reverse() => {
                let TypeReference { lifetime, elem, .. } = r;
                quote!(& #lifetime #elem)
            }
            (Type::Reference(r), Some(_)) => quote!(#r),
            _ => return None,
        };
        Some(quote!(: #ty))
    }

    /// `let` as written; in the reverse sweep a mutable reference becomes a shared one.
    pub(crate) fn let_stmt(&self, var: VarId, init: Option<&Expr>) -> TokenStream {
        let head = self.let_head(var);
        let Some(init) = init else { return quote!(#head;) };
        let told = self.type_of(var).is_some();
        let tokens = strip(if told { self.moved(init) } else { self.renamed(init) });
        let moves = init.variable().is_some() && self.vars[var].view.is_some();
        if moves && self.vars[var].kind.is_mutable_ref() && !self.reverse() {
            return quote!(#head = &mut *#tokens;);
        }
        quote!(#head = #tokens;)
    }

    pub(crate) fn split(
        &self,
        vars: &[Option<VarId>; 2],
        place: &Place,
        at: &Expr,
        mutable: bool,
    ) -> TokenStream {
        let (place, at) = (self.place(place), strip(self.expr(at)));
        let [a, b] = vars.map(|v| match v {
            Some(v) => {
                let name = self.name(v);
                let mutable = (self.vars[v].declared_mut && !self.reverse()).then(|| quote!(mut));
                quote!(#mutable #name)
            }
            None => quote!(_),
        });
        if mutable && !self.reverse() {
            quote!(let (#a, #b) = #place.split_at_mut(#at);)
        } else {
            quote!(let (#a, #b) = #place.split_at(#at);)
        }
    }
}
