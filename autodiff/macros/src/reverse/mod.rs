//! The reverse sweep: statements in reverse order, each replaced by its adjoint.

mod call;
mod checkpoint;
mod expr;
mod fuse;
mod matched;
mod prologue;

use std::collections::{BTreeSet, HashMap, HashSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::analysis::{Analysis, each_expr, each_index};
use crate::diagnostics::Diagnostics;
use crate::emit::{Emit, Kept, strip};
use crate::ir::{Block, Expr, ExprId, ExprKind, Function, Place, Proj, Stmt, StmtKind, VarId};
use crate::lower::Names;

pub(crate) use call::{fields, referent};
pub(crate) use matched::OnShadow;

/// A tape or slot.
struct Site {
    name: Ident,
    looped: bool,
}

/// The state of the reversal.
pub(crate) struct Reverse<'a> {
    pub(crate) a: &'a Analysis<'a>,
    pub(crate) lib: &'a TokenStream,
    pub(crate) names: &'a mut Names,
    pub(crate) diag: &'a mut Diagnostics,
    pub(crate) kept: Kept,
    sites: Vec<Site>,
    /// What keeps shapes.
    pub(super) shapes: Vec<Ident>,
    /// Run-time checks of `#[write_once]` buffers, by variable.
    guards: HashMap<VarId, Ident>,
    shadows: HashMap<VarId, Ident>,
    /// Variables whose values the reverse sweep uses.
    needed: HashSet<VarId>,
    /// What is taken from tapes before the current statement's adjoint.
    takes: Vec<TokenStream>,
    taken: HashMap<ExprId, Ident>,
    /// Variables whose shadows have been declared.
    declared: HashSet<VarId>,
    /// If given, only the shadows of these variables are added to.
    only: Option<BTreeSet<VarId>>,
    /// The shadows of these variables are not added to.
    except: BTreeSet<VarId>,
    /// Parameters that the reverse sweep changes for a while.
    pub(crate) states: HashSet<VarId>,
    /// The budgets of loops with checkpoints.
    checkpoints: &'a HashMap<ExprId, TokenStream>,
    /// The function's body.
    body: &'a Block,
    /// Whether some loop is reversed pass by pass, in the forward sweep.
    pub(crate) fused: bool,
    /// Variables bound by patterns whose shadows are values of their own, not parts of the scrutinee's shadow.
    copied: HashSet<VarId>,
}

impl<'a> Reverse<'a> {
    pub(crate) fn new(
        a: &'a Analysis<'a>,
        lib: &'a TokenStream,
        names: &'a mut Names,
        diag: &'a mut Diagnostics,
        function: &'a Function,
    ) -> Self {
        Self {
            a,
            lib,
            names,
            diag,
            kept: Kept { clones: !a.on, library: lib.clone(), ..Kept::default() },
            sites: Vec::new(),
            shapes: Vec::new(),
            guards: HashMap::new(),
            shadows: HashMap::new(),
            needed: HashSet::new(),
            takes: Vec::new(),
            taken: HashMap::new(),
            declared: HashSet::new(),
            only: None,
            except: BTreeSet::new(),
            states: HashSet::new(),
            checkpoints: &function.checkpoints,
            body: &function.body,
            fused: false,
            copied: HashSet::new(),
        }
    }

    fn emit(&self) -> Emit<'a> {
        Emit { vars: self.a.vars, kept: None, active: &self.a.active }
    }

    /// The name of a variable's shadow.
    pub(crate) fn shadow_name(&mut self, var: VarId) -> Ident {
        if let Some(name) = self.shadows.get(&var) {
            return name.clone();
        }
        let source = &self.a.vars[var].name;
        let name = self.names.fresh(&format!("d_{source}"), source.span());
        self.shadows.insert(var, name.clone());
        name
    }

    /// The declarations of tapes, slots and checks, for the start of the function.
    pub(crate) fn declarations(&self) -> TokenStream {
        let lib = self.lib;
        let sites = self.sites.iter().map(|site| {
            let name = &site.name;
            if site.looped {
                quote!(let mut #name = #lib::Tape::new();)
            } else {
                quote!(let mut #name = #lib::Slot::new();)
            }
        });
        let mut guards: Vec<_> = self.guards.iter().collect();
        guards.sort_by_key(|(var, _)| **var);
        let guards =
            guards.into_iter().map(|(_, name)| quote!(let mut #name = #lib::WriteOnce::new();));
        let mut likes: Vec<_> = self.kept.likes.iter().collect();
        likes.sort_by_key(|(var, _)| **var);
        let likes = likes.into_iter().map(|(_, name)| quote!(let #name = #lib::Like::new();));
        let shapes = self.shapes.iter().map(|name| quote!(let mut #name = #lib::Shapes::new();));
        quote!(#(#sites)* #(#guards)* #(#likes)* #(#shapes)*)
    }

    fn new_site(&mut self, stmt: &Stmt, span: Span) -> Ident {
        let name = self.names.fresh(&format!("kept_{}", self.sites.len() + 1), span);
        self.sites.push(Site { name: name.clone(), looped: self.a.outer_loop(stmt.pos).is_some() });
        name
    }

    fn guard(&mut self, var: VarId) -> Ident {
        if let Some(name) = self.guards.get(&var) {
            return name.clone();
        }
        let source = &self.a.vars[var].name;
        let name = self.names.fresh(&format!("once_{source}"), source.span());
        self.guards.insert(var, name.clone());
        name
    }

    /// The reverse sweep of the whole function: the shadows of `given` are there already.
    pub(crate) fn function(&mut self, result: Option<VarId>) -> TokenStream {
        let body = self.body;
        let plan = self.plan();
        self.fused = !plan.loops.is_empty();
        let mut reversed = TokenStream::new();
        let mut early = HashMap::new();
        for (i, stmt) in body.stmts.iter().enumerate().rev() {
            if plan.loops.contains(&i) {
                self.fuse(stmt);
            } else if let Some(parts) = plan.hoisted.get(&i) {
                for part in parts.iter().filter(|part| !part.into.is_empty()) {
                    self.only = Some(part.into.clone());
                    early.insert((i, part.at), self.statement(stmt));
                }
                self.only = None;
                self.except = parts.iter().flat_map(|part| part.into.clone()).collect();
                reversed.extend(self.statement(stmt));
                self.except.clear();
            } else {
                reversed.extend(self.statement(stmt));
            }
        }
        let again = self.again(body, true);
        self.declared.extend(result);
        self.place_fused(&plan, &early);
        let shadows = self.declare_shadows(&body.stmts);
        quote!(#again #shadows #reversed)
    }

    /// The reverse sweep of an inner block.
    fn block(&mut self, body: &Block) -> TokenStream {
        if let [Stmt { kind: StmtKind::Scope(inner), .. }] = &body.stmts[..] {
            return self.block(inner);
        }
        let statements = self.statements(body);
        let again = self.again(body, false);
        let shadows = self.declare_shadows(&body.stmts);
        quote!(#again #shadows #statements)
    }

    fn statements(&mut self, body: &Block) -> TokenStream {
        let mut reversed = TokenStream::new();
        for stmt in body.stmts.iter().rev() {
            reversed.extend(self.statement(stmt));
        }
        reversed
    }

    /// The adjoint of a statement, after the values that it takes back.
    fn statement(&mut self, stmt: &Stmt) -> TokenStream {
        let takes = std::mem::take(&mut self.takes);
        let taken = std::mem::take(&mut self.taken);
        let adjoint = self.stmt(stmt);
        let before = std::mem::replace(&mut self.takes, takes);
        self.taken = taken;
        quote!(#(#before)* #adjoint)
    }

    fn site_of(&mut self, id: ExprId, stmt: &Stmt, span: Span) -> Ident {
        if let Some(site) = self.kept.values.get(&id) {
            return site.clone();
        }
        let site = self.new_site(stmt, span);
        self.kept.values.insert(id, site.clone());
        site
    }

    /// Notes that the reverse sweep evaluates `e`.
    pub(super) fn demand(&mut self, e: &Expr) {
        each_expr(e, &mut |e| {
            if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &e.kind {
                self.needed.insert(place.base);
            }
        });
    }

    pub(super) fn demand_place(&mut self, place: &Place) {
        self.needed.insert(place.base);
        each_index(place, &mut |e| {
            if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &e.kind {
                self.needed.insert(place.base);
            }
        });
    }

    fn stmt(&mut self, stmt: &Stmt) -> TokenStream {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } => self.let_adjoint(*var, init, stmt),
            StmtKind::Let { .. } | StmtKind::Split { .. } | StmtKind::LetPattern { .. } => {
                TokenStream::new()
            }
            StmtKind::Assign { place, op, value } => self.assign(place, op.as_ref(), value, stmt),
            StmtKind::Call { result, call } => self.call(*result, call, stmt),
            StmtKind::Push { place, value } => self.push_adjoint(place, value, stmt),
            StmtKind::Swap { a, b } => self.swap_adjoint(a, b, stmt),
            StmtKind::If { cond, then, otherwise } => {
                let (then, otherwise) = (self.block(then), self.block(otherwise));
                if then.is_empty() && otherwise.is_empty() {
                    return TokenStream::new();
                }
                let cond = strip(self.value(cond, stmt));
                let otherwise = (!otherwise.is_empty()).then(|| quote!(else { #otherwise }));
                quote!(if #cond { #then } #otherwise)
            }
            StmtKind::Match { scrutinee, arms } => self.match_adjoint(scrutinee, arms, stmt),
            StmtKind::For { id, .. } | StmtKind::While { id, .. }
                if self.a.on && self.checkpoints.contains_key(id) =>
            {
                self.checkpointed(*id, stmt)
            }
            StmtKind::For { pattern, iter, body, running, id } => {
                let sites = self.sites.len();
                let body = self.block(body);
                if body.is_empty() {
                    return TokenStream::new();
                }
                // The order of the passes does not matter: then upwards, as memory is read best.
                let free = self.a.on && running.is_none() && self.sites.len() == sites;
                if free && self.a.independent(stmt, self.body).is_some() {
                    let iter = strip(self.rebuild(iter, stmt));
                    return quote!(for #pattern in #iter { #body });
                }
                let site = running.map(|_| self.site_of(*id, stmt, stmt.span));
                let iter = self.backwards(iter, site, stmt);
                quote!(for #pattern in #iter { #body })
            }
            StmtKind::While { body, id, .. } => {
                let body = self.block(body);
                if body.is_empty() {
                    return TokenStream::new();
                }
                let site = self.site_of(*id, stmt, stmt.span);
                quote!(for _ in 0..#site.take() { #body })
            }
            StmtKind::Scope(body) => {
                let body = self.block(body);
                if body.is_empty() { body } else { quote!({ #body }) }
            }
            StmtKind::Effect(e) => {
                self.check_effect(e);
                TokenStream::new()
            }
        }
    }

    fn swap_adjoint(&mut self, a: &Place, b: &Place, stmt: &Stmt) -> TokenStream {
        if !self.a.place_is_active(a) && !self.a.place_is_active(b) {
            return TokenStream::new();
        }
        for place in [a, b] {
            if self.a.place_kind(place).is_ref() {
                self.diag.refuse(
                    place.span,
                    "a swap of references",
                    "swap what they refer to, or the owned buffers",
                );
            }
        }
        let one = self.a.root(a) == self.a.root(b);
        let span = a.span;
        let (a, b) = (self.shadow(a, stmt), self.shadow(b, stmt));
        if !one {
            return quote!(::core::mem::swap(&mut #a, &mut #b););
        }
        // Parts of one shadow cannot be borrowed together, as the parts of a split value can.
        let (first, second) = (self.numbered("d", span), self.numbered("d", span));
        quote! {
            let #first = ::core::mem::take(&mut #a);
            let #second = ::core::mem::replace(&mut #b, #first);
            #a = #second;
        }
    }

    fn check_effect(&mut self, e: &Expr) {
        if let ExprKind::Opaque { vars, readonly: false, what, .. } = &e.kind
            && vars.iter().any(|&v| self.a.is_active(v) && !self.a.vars[v].kind.is_discrete())
        {
            self.diag.refuse(
                e.span,
                what,
                "it might change a value that carries a derivative; write it with assignments, or as a call of a \
                 `#[differentiable]` function",
            );
        }
    }

    /// The items of `iter`, last first; only as many as `passes` says.
    fn backwards(&mut self, iter: &Expr, passes: Option<Ident>, stmt: &Stmt) -> TokenStream {
        if is_counted(iter) && (passes.is_some() || strides(iter)) {
            let steps = self.steps(iter, stmt);
            let passes = passes.map(|site| quote!(.take(#site.take())));
            return quote!(#steps #passes.rev());
        }
        let again = self.rebuild(iter, stmt);
        let again = match &iter.kind {
            ExprKind::Range { .. } | ExprKind::Method { .. } => again,
            _ => quote!(::core::iter::IntoIterator::into_iter(#again)),
        };
        match passes {
            None => quote!(#again.rev()),
            Some(site) => quote!(#again.take(#site.take()).rev()),
        }
    }

    /// A range and its adapters as steps, which know their number for every integer type.
    fn steps(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        match &e.kind {
            ExprKind::Method { receiver, method, args, .. } => {
                let receiver = self.steps(receiver, stmt);
                let args: Vec<_> = args.iter().map(|e| strip(self.value(e, stmt))).collect();
                quote!(#receiver.#method(#(#args),*))
            }
            _ => {
                let (lib, range) = (self.lib, strip(self.rebuild(e, stmt)));
                quote!(#lib::Steps::from(#range))
            }
        }
    }

    /// An iterator again, from parts that are available or kept.
    fn rebuild(&mut self, e: &Expr, stmt: &Stmt) -> TokenStream {
        match &e.kind {
            ExprKind::Range { start, end, inclusive } => {
                let start = start.as_ref().map(|e| self.value(e, stmt));
                let end = end.as_ref().map(|e| self.value(e, stmt));
                if *inclusive { quote!((#start..=#end)) } else { quote!((#start..#end)) }
            }
            ExprKind::Method { receiver, method, args, .. } if !self.a.available(e, stmt) => {
                let receiver = self.rebuild(receiver, stmt);
                let args: Vec<_> = args.iter().map(|e| self.value(e, stmt)).collect();
                quote!(#receiver.#method(#(#args),*))
            }
            _ => self.value(e, stmt),
        }
    }

    /// The place in the shadow that belongs to `place`.
    pub(super) fn shadow(&mut self, place: &Place, stmt: &Stmt) -> TokenStream {
        let resolved = self.a.resolve(place);
        let base = self.shadow_name(resolved.base);
        let mut printed: HashMap<ExprId, TokenStream> = HashMap::new();
        // The bounds of a view were fixed where it was bound: they are not recorded here.
        let through_view = self.a.vars[place.base].view.is_some();
        let own = match place.proj.first() {
            Some(Proj::Deref) if through_view => place.proj.len() - 1,
            _ => place.proj.len(),
        };
        let views = resolved.proj.len().saturating_sub(own);
        for (i, proj) in resolved.proj.iter().enumerate() {
            let indices: Vec<&Expr> = match proj {
                Proj::Index(e) => vec![&**e],
                Proj::Part(a, b) => a.iter().chain(b).map(|e| &**e).collect(),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => vec![],
            };
            for e in indices {
                let value = if i < views && self.a.found_again(e, stmt) {
                    self.demand(e);
                    self.emit().expr(e)
                } else {
                    self.value(e, stmt)
                };
                printed.insert(e.id, strip(value));
            }
        }
        let index = |e: &Expr| printed.get(&e.id).cloned().unwrap_or_default();
        // What a pattern has bound has a shadow of its own: the same part of the shadow, bound by the same pattern.
        let bound = resolved.proj.iter().rposition(|p| matches!(p, Proj::Bound(_)));
        if let Some(i) = bound
            && let Proj::Bound(var) = resolved.proj[i]
        {
            let part = self.shadow_name(var);
            let part = if self.copied.contains(&var) { quote!(#part) } else { quote!((*#part)) };
            return self.emit().project(part, &resolved.proj[i + 1..], &index);
        }
        self.emit().project(quote!(#base), &resolved.proj, &index)
    }

    /// Whether the reverse sweep uses the variable's value.
    pub(crate) fn is_needed(&self, var: VarId) -> bool {
        self.needed.contains(&var)
    }

    pub(super) fn numbered(&mut self, stem: &str, span: Span) -> Ident {
        self.names.numbered(stem, span)
    }
}

/// Whether `e` is a range with an end, perhaps with `rev` and `step_by`.
fn is_counted(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Range { start, end, .. } => start.is_some() && end.is_some(),
        ExprKind::Method { receiver, method, .. } => {
            (method == "rev" || method == "step_by") && is_counted(receiver)
        }
        _ => false,
    }
}

/// Whether `step_by` is among the adapters: `std` runs it backwards for small integers only.
fn strides(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Method { receiver, method, .. } => method == "step_by" || strides(receiver),
        _ => false,
    }
}
