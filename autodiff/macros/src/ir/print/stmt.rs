//! Statements.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use syn::{BinOp, Type, TypeReference};

use crate::ir::{Block, Call, Expr, ExprId, ExprKind, Place, Stmt, StmtKind, VarId};

use super::{ApartCall, Emit, Kept, Record, block_key, plain, strip};

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
        let (Some(Record { tape, slots, stack }), Some(kept)) = (record, self.kept) else {
            return tokens;
        };
        let lib = &kept.library;
        let values = quote!((#(#slots.take()),*));
        let keep = match stack {
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
            StmtKind::Assign { place: target, op, value } => {
                let before = self.kept.and_then(|k| k.before.get(&stmt.pos));
                let (place, value) = (self.place(target), strip(self.moved(value)));
                let op = match op {
                    None => quote!(=),
                    Some(BinOp::Add(_)) => quote!(+=),
                    Some(BinOp::Sub(_)) => quote!(-=),
                    Some(op) => quote!(#op),
                };
                let note = target.proj.is_empty().then(|| self.note(target.base));
                quote!(#before #place #op #value; #note)
            }
            StmtKind::Call { result, call } => {
                let (path, args) = match (&call.method, &call.args[..]) {
                    (Some(name), [receiver, args @ ..]) => {
                        let generics = &call.generics;
                        let receiver = match self.held(name, receiver, args) {
                            Some(held) => held,
                            None if call.temporary => self.argument(receiver),
                            None if call.last && self.may_be_needed(receiver) => {
                                let (receiver, handed) =
                                    (self.receiver(receiver), self.handed(call, name));
                                quote!(#receiver.#handed())
                            }
                            None => self.receiver(receiver),
                        };
                        (quote!(#receiver.#name #generics), self.arguments(args))
                    }
                    _ => (call.path.clone(), self.arguments(&call.args)),
                };
                let around = self.kept.and_then(|k| k.around.get(&call.id));
                let (before, after) = around.map(|a| (&a.before, &a.after)).unzip();
                let value = match around.map(|a| (&a.rule, &a.ahead)) {
                    Some((_, Some(ahead))) => self.call_ahead(call, ahead),
                    Some((Some(rule), _)) => quote!(#rule::__of(#path)(#args)),
                    _ => quote!(#path(#args)),
                };
                let (checked, value) = match around.and_then(|a| a.apart.as_ref()) {
                    Some(apart) => self.call_apart(call, apart, &value),
                    None => (TokenStream::new(), value),
                };
                let site = self.kept.and_then(|k| k.values.get(&call.id));
                let value = site.map_or(value.clone(), |site| quote!(#site.keep(#value)));
                match result {
                    Some(var) => {
                        let head = self.let_head(*var);
                        let note = self.note(*var);
                        quote!(#before #checked #head = #value; #note #after)
                    }
                    None => quote!(#before #checked #value; #after),
                }
            }
            StmtKind::If { cond, then, otherwise } => {
                let cond = strip(self.expr(cond));
                let then = self.block(then);
                if otherwise.stmts.is_empty() {
                    return quote!(if #cond { #then });
                }
                let otherwise = self.block(otherwise);
                quote!(if #cond { #then } else { #otherwise })
            }
            StmtKind::Match { scrutinee, arms } => {
                let before = self.kept.and_then(|k| k.before.get(&stmt.pos));
                // A tangent can be copied even if it carries no derivative here.
                let tangent = arms.iter().any(|arm| Self::is_of_tangent(&arm.body));
                let scrutinee =
                    strip(if tangent { self.argument(scrutinee) } else { self.matched(scrutinee) });
                let arms = arms.iter().map(|arm| {
                    let (pattern, body) = (&arm.pattern, self.block(&arm.body));
                    let notes: TokenStream =
                        arm.vars.iter().map(|&var| self.note_of_type(var)).collect();
                    let guard = arm.guard.as_ref().map(|e| strip(self.expr(e)));
                    let guard = guard.map(|g| quote!(if #g));
                    quote!(#pattern #guard => { #notes #body })
                });
                quote!(#before match #scrutinee { #(#arms)* })
            }
            StmtKind::For { pattern, iter, body, running, id } => {
                let (iter, body) = (strip(self.expr(iter)), self.pass(stmt.pos, body));
                let (before, count, after) = self.count(*id);
                let leave = running.map(|var| {
                    let running = self.name(var);
                    quote!(if !#running { break; })
                });
                let (early, reverse) = self.fused(stmt.pos);
                let (mark, store) = self.marks(stmt.pos);
                let likes = self.kept.and_then(|k| k.counters.get(&stmt.pos)).into_iter().flatten();
                let note: TokenStream =
                    likes.map(|(counter, like)| quote!(#like.of(&#counter);)).collect();
                quote! {
                    #early #before #mark
                    for #pattern in #iter { #note #count #body #reverse #leave }
                    #after #store
                }
            }
            StmtKind::While { cond, body, id } => {
                let (cond, body) = (strip(self.expr(cond)), self.pass(stmt.pos, body));
                let (before, count, after) = self.count(*id);
                let (early, reverse) = self.fused(stmt.pos);
                let (mark, store) = self.marks(stmt.pos);
                quote! {
                    #early #before #mark
                    while #cond { #count #body #reverse }
                    #after #store
                }
            }
            StmtKind::Swap { a, b } => {
                if let Some((of, i, j)) = a.elements_with(b) {
                    let of = self.place(&of);
                    let (i, j) = (strip(self.expr(i)), strip(self.expr(j)));
                    return quote!(#of.swap(#i, #j););
                }
                let (a, b) = (self.place(a), self.place(b));
                quote!(::core::mem::swap(&mut #a, &mut #b);)
            }
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

    /// Returns true if forward mode has written the block for variants that a tangent cannot have.
    fn is_of_tangent(block: &Block) -> bool {
        let [stmt] = &block.stmts[..] else { return false };
        match &stmt.kind {
            StmtKind::Scope(inner) => Self::is_of_tangent(inner),
            StmtKind::Call { call, .. } => call.is_wrong_variant(),
            _ => false,
        }
    }

    /// A call whose forward sweep may be a function of its own: the statements before it, and its value. If the sweep
    /// is not separate, the value is `plain`.
    fn call_apart(
        &self,
        call: &Call,
        apart: &ApartCall,
        plain: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        let ApartCall { stack, mark, is, augmented, otherwise } = apart;
        let (receiver, args) = match (&call.method, &call.args[..]) {
            (Some(_), [receiver, args @ ..]) => (Some(receiver), args),
            (_, args) => (None, args),
        };
        let receiver = receiver.map(|e| {
            // A mutable reference would be treated as a type of its own, which has no such method.
            let is_ref = crate::ir::kinds::of_expr(e, self.vars, &[]).is_ref();
            let receiver = referent(&self.receiver(e), is_ref);
            quote!((#receiver).)
        });
        let args = args.iter().map(|e| self.argument(e));
        let keep = (!otherwise.is_empty()).then(|| quote!(if !#mark.is_apart() { #otherwise }));
        let checked = quote!(#mark.of(&#receiver #is()); #keep);
        let value = quote! {
            if #mark.is_apart() { #receiver #augmented(&mut *#stack, (#(#args,)*)) } else { #plain }
        };
        (checked, value)
    }

    /// A call together with its partial derivatives, which `site` stores.
    fn call_ahead(&self, call: &Call, site: &Ident) -> TokenStream {
        let Some(Kept { library: lib, .. }) = self.kept else { return TokenStream::new() };
        let (rule, path) = (&call.companion, &call.path);
        let args = call.args.iter().enumerate().map(|(i, arg)| {
            let (name, arg) = (quote::format_ident!("a{i}"), strip(self.moved(arg)));
            quote!(#name = #arg)
        });
        quote!(#site.aside(#lib::ahead!(#rule, #path, #(#args),*)))
    }

    /// The body of a loop in the forward sweep. If the loop has checkpoints, no values are stored in it.
    fn pass(&self, pos: usize, body: &Block) -> TokenStream {
        match self.kept.and_then(|k| k.marked.get(&pos)) {
            None => self.block(body),
            Some(marked) => {
                let (pass, body) = (&marked.pass, plain(self.vars, body));
                quote!(#pass #body)
            }
        }
    }

    fn marks(&self, pos: usize) -> (Option<&TokenStream>, Option<&TokenStream>) {
        self.kept.and_then(|k| k.marked.get(&pos)).map(|m| (&m.before, &m.after)).unzip()
    }

    fn fused(&self, pos: usize) -> (Option<&TokenStream>, Option<&TokenStream>) {
        self.kept.and_then(|k| k.fused.get(&pos)).map(|f| (&f.before, &f.inside)).unzip()
    }

    /// Records the type and the shape of a variable, if its shadow needs them.
    fn note(&self, var: VarId) -> TokenStream {
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
        let moves = matches!(&init.kind, ExprKind::Read(p) if p.proj.is_empty())
            && self.vars[var].view.is_some();
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

/// Returns the referent of a receiver, so that the compiler's message about a missing rule names the type of the method.
pub(crate) fn referent(receiver: &TokenStream, is_ref: bool) -> TokenStream {
    let mut tokens = receiver.clone().into_iter();
    match (tokens.next(), tokens.clone().next()) {
        (Some(_), None) if is_ref => quote!(*#receiver),
        (Some(TokenTree::Punct(p)), Some(_)) if p.as_char() == '&' => tokens.collect(),
        _ => receiver.clone(),
    }
}
