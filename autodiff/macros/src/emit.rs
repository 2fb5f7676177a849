//! From the intermediate representation back to Rust: the forward sweep, and expressions for both sweeps.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::BinOp;

use crate::ir::{Block, Expr, ExprId, ExprKind, Kind, Place, Proj, Stmt, StmtKind, Var, VarId};
use crate::methods;

/// What the forward sweep keeps.
#[derive(Default)]
pub(crate) struct Kept {
    /// Values of expressions (and of calls), with the tape or slot that keeps them.
    pub values: HashMap<ExprId, Ident>,
    /// Statements around a call: checks before it, copies before and after it.
    pub around: HashMap<ExprId, Around>,
    /// Notes of the types of variables, for their shadows.
    pub likes: HashMap<VarId, Ident>,
    /// Shapes of variables, for their shadows; and whether the shape counts that a variable has at its block's end.
    pub shapes: HashMap<VarId, (Ident, bool)>,
    /// Variables that the reverse sweep reads: copied where they would be moved.
    pub alive: HashSet<VarId>,
    /// Whether variables may be of types that cannot be copied.
    pub clones: bool,
    /// Checks before an assignment, by the position of the statement.
    pub before: HashMap<usize, TokenStream>,
    /// Loops with checkpoints, by the position of the statement.
    pub marked: HashMap<usize, Marked>,
    /// Loops that are reversed pass by pass, by the position of the statement.
    pub fused: HashMap<usize, Fused>,
    /// Expressions that were evaluated before their statement, by their names.
    pub named: HashMap<ExprId, Ident>,
    /// Where the runtime library is found, for checks of what the syntax does not tell.
    pub library: TokenStream,
}

/// What is added to a loop with checkpoints: before it, at the start of each pass, and after it. Nothing in it is kept.
#[derive(Default)]
pub(crate) struct Marked {
    pub before: TokenStream,
    pub pass: TokenStream,
    pub after: TokenStream,
}

/// What is added to a loop that is reversed pass by pass: before it, and at the end of each pass.
#[derive(Default)]
pub(crate) struct Fused {
    pub before: TokenStream,
    pub inside: TokenStream,
}

#[derive(Default)]
pub(crate) struct Around {
    pub before: TokenStream,
    pub after: TokenStream,
    /// The rule that must be shown the function called.
    pub rule: Option<TokenStream>,
}

/// Prints expressions and statements.
pub(crate) struct Emit<'a> {
    pub vars: &'a [Var],
    /// In the forward sweep, what is kept; in the reverse sweep nothing is, and every reference is shared.
    pub kept: Option<&'a Kept>,
    /// Which variables carry a derivative: those are of types that can be copied.
    pub active: &'a [bool],
}

impl Emit<'_> {
    fn reverse(&self) -> bool {
        self.kept.is_none()
    }

    pub(crate) fn name(&self, var: VarId) -> &Ident {
        &self.vars[var].name
    }

    pub(crate) fn place(&self, place: &Place) -> TokenStream {
        let base = self.name(place.base).to_token_stream();
        self.project(base, &place.proj, &|e| self.expr(e))
    }

    /// `base` with the projections, their indices printed by `index`.
    pub(crate) fn project(
        &self,
        base: TokenStream,
        proj: &[Proj],
        index: &dyn Fn(&Expr) -> TokenStream,
    ) -> TokenStream {
        proj.iter().fold(base, |tokens, proj| match proj {
            Proj::Field(member) => quote!(#tokens.#member),
            Proj::Deref => quote!((*#tokens)),
            Proj::Bound(_) => tokens,
            Proj::Index(e) => {
                let again = self.movable(e).then(|| quote!(.clone()));
                let e = index(e);
                quote!(#tokens[#e #again])
            }
            Proj::Part(a, b) => {
                let a = a.as_ref().map(|e| index(e));
                let b = b.as_ref().map(|e| index(e));
                quote!(#tokens[#a..#b])
            }
        })
    }

    /// Whether `e` is a variable of unknown type used as an index: a range, perhaps, which must not be moved.
    fn movable(&self, e: &Expr) -> bool {
        matches!(&e.kind, ExprKind::Read(p) if p.proj.is_empty() && matches!(self.vars[p.base].kind, Kind::Unknown))
    }

    /// An expression; in the forward sweep with what is kept of it.
    pub(crate) fn expr(&self, e: &Expr) -> TokenStream {
        if let Some(name) = self.kept.and_then(|k| k.named.get(&e.id)) {
            return name.to_token_stream();
        }
        let tokens = self.plain(e);
        match self.kept.and_then(|k| k.values.get(&e.id)) {
            // A value of a type that cannot be copied stays where it is.
            Some(site)
                if matches!(e.kind, ExprKind::Read(_)) && self.kept.is_some_and(|k| k.clones) =>
            {
                quote!(#site.keep(::core::clone::Clone::clone(&#tokens)))
            }
            Some(site) => quote!(#site.keep(#tokens)),
            None => tokens,
        }
    }

    fn list(&self, es: &[Expr]) -> TokenStream {
        let es = es.iter().map(|e| self.moved(e));
        quote!(#(#es),*)
    }

    /// An expression whose value goes elsewhere: copied, if it must stay where it is too.
    pub(crate) fn moved(&self, e: &Expr) -> TokenStream {
        let ExprKind::Read(place) = &e.kind else { return self.expr(e) };
        if !self.stays(place) {
            return self.expr(e);
        }
        let tokens = self.place(place);
        let copy = quote!(::core::clone::Clone::clone(&#tokens));
        match self.kept.and_then(|k| k.values.get(&e.id)) {
            Some(site) => quote!(#site.keep(#copy)),
            None => copy,
        }
    }

    /// Whether reading `place` might move what the reverse sweep still reads.
    fn stays(&self, place: &Place) -> bool {
        let v = &self.vars[place.base];
        let copied = match crate::kinds::of_place(place, self.vars, &[]) {
            Kind::Unknown | Kind::Seq(_) | Kind::Tuple(_) => false,
            Kind::Float(_) | Kind::Discrete | Kind::Ref { .. } => true,
        };
        let owned = v.view.is_none() && !v.kind.is_ref();
        let active = self.active.get(place.base).copied().unwrap_or(false);
        owned && !copied && active && self.kept.is_none_or(|k| k.alive.contains(&place.base))
    }

    fn plain(&self, e: &Expr) -> TokenStream {
        match &e.kind {
            ExprKind::Constant(tokens, _) => tokens.clone(),
            ExprKind::Read(place) => self.place(place),
            ExprKind::Borrow { mutable, place } => {
                let place = self.place(place);
                if *mutable && !self.reverse() { quote!(&mut #place) } else { quote!(&#place) }
            }
            ExprKind::Unary(op, e) => {
                let e = self.expr(e);
                quote!((#op #e))
            }
            ExprKind::Binary(a, op, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                quote!((#a #op #b))
            }
            ExprKind::Method { receiver, method, generics, args } => {
                let check = self.check(receiver, method);
                let receiver = self.receiver(receiver);
                let args = self.list(args);
                let call = quote!(#receiver.#method #generics(#args));
                check.map_or(call.clone(), |check| quote_spanned!(method.span()=> #check(#call)))
            }
            ExprKind::Cast(e, ty) => {
                let e = self.expr(e);
                quote!((#e as #ty))
            }
            ExprKind::Array(es) => {
                let es = self.list(es);
                quote!([#es])
            }
            ExprKind::VecOf(es) => {
                let es = self.list(es);
                quote!(::std::vec![#es])
            }
            ExprKind::Repeat { value, length, vec } => {
                let (value, length) = (self.moved(value), self.expr(length));
                if *vec { quote!(::std::vec![#value; #length]) } else { quote!([#value; #length]) }
            }
            ExprKind::Tuple(es) if es.len() == 1 => {
                let e = self.list(es);
                quote!((#e,))
            }
            ExprKind::Tuple(es) => {
                let es = self.list(es);
                quote!((#es))
            }
            ExprKind::Struct { path, fields, rest, call: true } => {
                let _ = rest;
                let fields = fields.iter().map(|(_, e)| self.moved(e));
                quote!(#path(#(#fields),*))
            }
            ExprKind::Struct { path, fields, rest, .. } => {
                let fields = fields.iter().map(|(member, e)| {
                    let e = strip(self.moved(e));
                    quote!(#member: #e)
                });
                let rest = rest.as_ref().map(|e| {
                    let e = self.moved(e);
                    quote!(..#e)
                });
                quote!((#path { #(#fields,)* #rest }))
            }
            ExprKind::Boxed(e) => {
                let e = strip(self.moved(e));
                quote!(::std::boxed::Box::new(#e))
            }
            ExprKind::Range { start, end, inclusive } => {
                let start = start.as_ref().map(|e| self.expr(e));
                let end = end.as_ref().map(|e| self.expr(e));
                if *inclusive { quote!((#start..=#end)) } else { quote!((#start..#end)) }
            }
            ExprKind::PureCall { path, args, .. } => {
                let args = self.list(args);
                quote!(#path(#args))
            }
            ExprKind::Opaque { tokens, .. } => tokens.clone(),
        }
    }

    /// What proves, when it is compiled, that a method named like one of `std` gives nothing that carries a derivative:
    /// needed where the receiver may be of a type of the user's.
    fn check(&self, receiver: &Expr, method: &Ident) -> Option<TokenStream> {
        let (span, method) = (method.span(), method.to_string());
        let library = &self.kept.filter(|k| !k.library.is_empty())?.library;
        let kind = crate::kinds::of_expr(receiver, self.vars, &[]);
        let inactive = match &receiver.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => !self.is_active(place.base),
            _ => false,
        };
        if !methods::is_discrete(&method) || !matches!(kind.value(), Kind::Unknown) || inactive {
            return None;
        }
        Some(if methods::is_step(&method) {
            quote_spanned!(span=> #library::step)
        } else {
            quote_spanned!(span=> #library::discrete)
        })
    }

    fn is_active(&self, var: VarId) -> bool {
        match &self.vars[var].view {
            Some(view) => self.is_active(view.base),
            None => self.active.get(var).copied().unwrap_or(true),
        }
    }

    fn receiver(&self, e: &Expr) -> TokenStream {
        let tokens = self.expr(e);
        match &e.kind {
            ExprKind::Constant(..) | ExprKind::Borrow { .. } | ExprKind::Opaque { .. } => {
                quote!((#tokens))
            }
            _ => tokens,
        }
    }

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
        stmts.chain(shapes).collect()
    }

    /// Keeps the shape of a variable, if its shadow asks for the shape of this moment.
    fn shape(&self, var: VarId, at_end: bool) -> TokenStream {
        match self.kept.and_then(|k| k.shapes.get(&var)) {
            Some((shapes, when)) if *when == at_end => {
                let name = self.name(var);
                quote!(#shapes.keep(&#name);)
            }
            _ => TokenStream::new(),
        }
    }

    pub(crate) fn stmt(&self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { var, init } => {
                let note = init.as_ref().map(|_| self.note(*var));
                let tokens = self.let_stmt(*var, init.as_ref());
                quote!(#tokens #note)
            }
            StmtKind::Split { vars, place, at, mutable } => self.split(vars, place, at, *mutable),
            StmtKind::LetPattern { pattern, init, .. } => {
                let init = self.moved(init);
                quote!(let #pattern = #init;)
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
                        let (receiver, generics) = (self.receiver(receiver), &call.generics);
                        (quote!(#receiver.#name #generics), self.list(args))
                    }
                    _ => (call.path.clone(), self.list(&call.args)),
                };
                let around = self.kept.and_then(|k| k.around.get(&call.id));
                let (before, after) = around.map(|a| (&a.before, &a.after)).unzip();
                let path = match around.and_then(|a| a.rule.as_ref()) {
                    Some(rule) => quote!(#rule::__of(#path)),
                    None => path,
                };
                let site = self.kept.and_then(|k| k.values.get(&call.id));
                let value = match site {
                    Some(site) => quote!(#site.keep(#path(#args))),
                    None => quote!(#path(#args)),
                };
                match result {
                    Some(var) => {
                        let head = self.let_head(*var);
                        let note = self.note(*var);
                        quote!(#before #head = #value; #note #after)
                    }
                    None => quote!(#before #value; #after),
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
                let scrutinee = strip(self.moved(scrutinee));
                let arms = arms.iter().map(|arm| {
                    let (pattern, body) = (&arm.pattern, self.block(&arm.body));
                    let guard = arm.guard.as_ref().map(|e| strip(self.expr(e)));
                    let guard = guard.map(|g| quote!(if #g));
                    quote!(#pattern #guard => { #body })
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
                quote! {
                    #early #before #mark
                    for #pattern in #iter { #count #body #reverse #leave }
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
                let (a, b) = (self.place(a), self.place(b));
                quote!(::core::mem::swap(&mut #a, &mut #b);)
            }
            StmtKind::Push { place, value } => {
                let (place, value) = (self.place(place), strip(self.moved(value)));
                quote!(#place.push(#value);)
            }
            StmtKind::Scope(body) => {
                let body = self.block(body);
                quote!({ #body })
            }
            StmtKind::Effect(e) => {
                let e = self.expr(e);
                quote!(#e;)
            }
        }
    }

    /// The body of a loop in the forward sweep; if the loop has checkpoints, with nothing kept.
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

    /// Notes the type of a variable, if its shadow asks for it.
    fn note(&self, var: VarId) -> TokenStream {
        let name = self.name(var);
        let shape = self.shape(var, false);
        match self.kept.and_then(|k| k.likes.get(&var)) {
            Some(like) => quote!(#like.of(&#name); #shape),
            None => shape,
        }
    }

    /// Counts the passes of a loop, if the reverse sweep asks for their number.
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
        let ty = v.ty.as_ref().filter(|_| v.view.is_none()).map(|t| quote!(: #t));
        quote!(let #mutable #name #ty)
    }

    /// `let` as written; in the reverse sweep a mutable reference becomes a shared one.
    pub(crate) fn let_stmt(&self, var: VarId, init: Option<&Expr>) -> TokenStream {
        let head = self.let_head(var);
        let Some(init) = init else { return quote!(#head;) };
        let tokens = strip(self.moved(init));
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

/// The statements as the function has them, with nothing kept.
pub(crate) fn plain(vars: &[Var], body: &Block) -> TokenStream {
    Emit { vars, kept: Some(&Kept::default()), active: &[] }.block(body)
}

/// Without the parentheses around the whole.
pub(crate) fn strip(tokens: TokenStream) -> TokenStream {
    let mut iter = tokens.clone().into_iter();
    match (iter.next(), iter.next()) {
        (Some(proc_macro2::TokenTree::Group(g)), None)
            if g.delimiter() == proc_macro2::Delimiter::Parenthesis && !has_comma(g.stream()) =>
        {
            g.stream()
        }
        _ => tokens,
    }
}

fn has_comma(tokens: TokenStream) -> bool {
    tokens.is_empty()
        || tokens
            .into_iter()
            .any(|t| matches!(t, proc_macro2::TokenTree::Punct(p) if p.as_char() == ','))
}
