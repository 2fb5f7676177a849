//! `match`: its scrutinee, its arms, and the names that their patterns bind.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr as Syn, Pat};

use crate::ir::refusals::Construct;
use crate::ir::words::bound_names;
use crate::ir::{Arm, Block, Expr, ExprKind, Kind, Place, Proj, Role, StmtKind, VarId};

use super::Lower;
use super::control::guarded;
use super::patterns::binding_kind;
use super::stmt::strip;

impl Lower {
    pub(super) fn match_with(&mut self, m: &syn::ExprMatch, body: impl Fn(&mut Self, &Syn)) {
        let patterns: Vec<&Pat> = m.arms.iter().map(|a| &a.pat).collect();
        if let Some(subject) = self.subject(&m.expr, &patterns) {
            return self.cases(&subject, &m.arms, &body);
        }
        let Some(scrutinee) = self.scrutinee(&m.expr) else { return };
        let discrete = matches!(self.kind(&scrutinee), Kind::Discrete);
        let mut arms = Vec::new();
        for a in &m.arms {
            let (pat, guard) = guarded(&a.pat);
            let arm = self.arm(pat, guard, &scrutinee, |l| body(l, &a.body));
            if discrete {
                arm.vars.iter().for_each(|&v| self.vars[v].kind = Kind::Discrete);
            }
            arms.push(arm);
        }
        if arms.iter().any(|a| a.guard.as_ref().is_some_and(|g| !self.is_constant(g))) {
            return self.match_by_number(scrutinee, arms, m.span());
        }
        self.push(StmtKind::Match { scrutinee, arms }, m.span());
    }

    /// The scrutinee of a `match`: a place, or a value without derivative.
    pub(super) fn scrutinee(&mut self, e: &Syn) -> Option<Expr> {
        let value = match strip(e) {
            Syn::MethodCall(m) if m.method == "as_mut" && self.may_carry(&m.receiver) => {
                let whole = self.whole(&m.receiver);
                self.value(&syn::parse_quote!(&mut #whole))?
            }
            _ => self.value(e)?,
        };
        let tuple = matches!(value.kind, ExprKind::Tuple(_))
            && !self.kind(&value).is_discrete()
            && !self.is_constant(&value);
        let made = matches!(&value.kind, ExprKind::Struct { fields, .. } if !fields.is_empty());
        // For example `match x * y { v if v > 1.0 => … }`.
        let computed = matches!(value.kind, ExprKind::Binary(..) | ExprKind::Unary(..))
            && self.kind(&value).is_float();
        if made || tuple || computed {
            return Some(self.spill("t", value));
        }
        Some(self.pinned(value))
    }

    /// The scrutinee with a fixed place, which later changes of the variables in its indices do not affect.
    fn pinned(&mut self, mut scrutinee: Expr) -> Expr {
        if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &mut scrutinee.kind
            && !self.is_inactive(place)
        {
            *place = self.pin(place.clone());
        }
        scrutinee
    }

    /// Lowers a `match` with guards on values that change: the index of the arm is found first. This index can be stored.
    fn match_by_number(&mut self, scrutinee: Expr, mut arms: Vec<Arm>, span: Span) {
        let number = self.declare_hidden("arm", None, span);
        self.vars[number].kind = Kind::Discrete;
        self.push(StmtKind::Let { var: number, init: None }, span);
        let mut found = Vec::new();
        for (k, arm) in arms.iter().enumerate() {
            let body = self.in_block(|l| {
                let k = l.integer(k, span);
                l.assign_var(number, k, span);
            });
            let (pattern, vars, guard) = (arm.pattern.clone(), arm.vars.clone(), arm.guard.clone());
            found.push(Arm { pattern, vars, guard, body });
        }
        self.push(StmtKind::Match { scrutinee: scrutinee.clone(), arms: found }, span);
        let number = self.read(number, span);
        let number = self.spill("arm", number);
        for (k, arm) in arms.iter_mut().enumerate() {
            let k = self.integer(k, span);
            arm.guard = Some(self.binary_of(number.clone(), syn::parse_quote!(==), k));
        }
        let body = self.in_block(|l| {
            let tokens = quote::quote!(::core::unreachable!());
            let never = l.own_code(tokens, vec![], Construct::Check, span);
            l.push(StmtKind::Effect(never), span);
        });
        arms.push(Arm { pattern: quote::quote!(_), vars: vec![], guard: None, body });
        self.push(StmtKind::Match { scrutinee, arms }, span);
    }

    pub(super) fn arm(
        &mut self,
        pat: &Pat,
        guard: Option<&Syn>,
        scrutinee: &Expr,
        body: impl FnOnce(&mut Self),
    ) -> Arm {
        let mut arm = Arm {
            pattern: Default::default(),
            vars: Vec::new(),
            guard: None,
            body: Block::default(),
        };
        let (pat, changed) = if self.is_taken_apart(scrutinee) {
            without_mut(pat)
        } else {
            (pat.clone(), Vec::new())
        };
        let pat = &pat;
        let block = self.in_block(|l| {
            arm.vars = l.declare_pattern(pat);
            l.bind_views(pat, &arm.vars, scrutinee);
            arm.pattern = l.rename(l.longhand(pat)).0;
            if let Some(e) = guard {
                let mut cond = None;
                let needs = l.in_block(|l| cond = l.scalar(e));
                if !needs.stmts.is_empty() {
                    l.diag.refuse(
                        e.span(),
                        "a guard that calls or branches",
                        "compute it before the `match`",
                    );
                }
                arm.guard = cond;
            }
            for name in changed {
                let Some(part) = l.lookup(&name.to_string()) else { continue };
                let part = l.handed_over(Place::var(part, name.span()), name.span());
                l.bind_name(&name, None, true, part);
            }
            body(l);
        });
        arm.body = block;
        arm
    }

    /// True if the parts of `scrutinee` that a pattern binds are views of it. An arm cannot change them as its own
    /// variables.
    fn is_taken_apart(&self, scrutinee: &Expr) -> bool {
        let ExprKind::Read(place) = &scrutinee.kind else { return false };
        !self.place_kind(place).is_ref()
            && !self.is_inactive(place)
            && !self.kind(scrutinee).is_discrete()
    }

    /// Declares the variables that `pat` binds.
    pub(super) fn declare_pattern(&mut self, pat: &Pat) -> Vec<VarId> {
        let mut vars = Vec::new();
        let named = |p: &&syn::PatIdent| !p.ident.to_string().starts_with(char::is_uppercase);
        for p in bound_names(pat).into_iter().filter(named) {
            let var = self.declare(&p.ident, None, Role::Bound);
            self.vars[var].declared_mut = p.mutability.is_some();
            vars.push(var);
        }
        vars
    }

    /// Writes the pattern `Point { x }` as `Point { x: x }` if the variable has another name than the field.
    pub(super) fn longhand(&self, pat: &Pat) -> TokenStream {
        struct Longhand<'l>(&'l Lower);
        impl VisitMut for Longhand<'_> {
            fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
                let renamed = match &*field.pat {
                    Pat::Ident(p) => self
                        .0
                        .lookup(&p.ident.to_string())
                        .is_some_and(|var| self.0.vars[var].name != p.ident),
                    _ => false,
                };
                if renamed {
                    field.colon_token.get_or_insert_default();
                }
                visit_mut::visit_field_pat_mut(self, field);
            }
        }
        let mut pat = pat.clone();
        Longhand(self).visit_pat_mut(&mut pat);
        pat.to_token_stream()
    }

    /// Makes the variables of an arm's pattern views of the corresponding parts of `scrutinee`.
    pub(super) fn bind_views(&mut self, pat: &Pat, vars: &[VarId], scrutinee: &Expr) {
        let (mut place, reference) = match &scrutinee.kind {
            ExprKind::Method { receiver, method, args, .. }
                if args.is_empty() && method == "as_ref" =>
            {
                match &receiver.kind {
                    ExprKind::Read(place) => (place.clone(), Some(false)),
                    _ => return,
                }
            }
            _ => match self.place_and_reference(scrutinee) {
                Some(known) => known,
                None => return,
            },
        };
        if self.is_inactive(&place) || self.kind(scrutinee).is_discrete() {
            return;
        }
        place = self.pin(place);
        let kind = self.place_kind(&place);
        for &var in vars {
            let name = self.vars[var].name.clone();
            let bound = binding_kind(pat, &kind, reference, &name);
            let (to, given) = bound.unwrap_or((Kind::Unknown, reference));
            self.vars[var].kind = match given {
                Some(mutable) => Kind::Ref { mutable, to: Box::new(to) },
                None => to,
            };
            self.vars[var].view = Some(place.clone().then(Proj::Bound(var)));
        }
    }
}

/// A pattern without `mut` on the names that it binds by value, and these names.
pub(super) fn without_mut(pat: &Pat) -> (Pat, Vec<syn::Ident>) {
    struct Names(Vec<syn::Ident>);
    impl VisitMut for Names {
        fn visit_pat_ident_mut(&mut self, p: &mut syn::PatIdent) {
            if p.by_ref.is_none() && p.mutability.take().is_some() {
                self.0.push(p.ident.clone());
            }
            visit_mut::visit_pat_ident_mut(self, p);
        }
    }
    let (mut pat, mut names) = (pat.clone(), Names(Vec::new()));
    names.visit_pat_mut(&mut pat);
    (pat, names.0)
}
