//! Changes of variables: which statements change them, and when.

use proc_macro2::{Span, TokenStream};

use super::{ANY_TIME, Analysis, Mutation};
use crate::ir::visit::{each_expr, each_index, each_stmt, own_exprs};
use crate::ir::words::has_ref_mut;
use crate::ir::{Call, Expr, ExprKind, Kind, Place, Proj, Role, Stmt, StmtKind, Var, VarId};

impl Analysis<'_> {
    /// Returns the analysis for a reverse sweep that runs later. The data that the parameters refer to may have changed
    /// by then, so that the sweep does not read it.
    pub(crate) fn apart(mut self) -> Self {
        let any_time = Mutation {
            pos: ANY_TIME,
            stmt: ANY_TIME,
            every_pass: false,
            whole: true,
            reshapes: false,
        };
        for (var, v) in self.vars.iter().enumerate() {
            if matches!(v.role, Role::Param(_)) && v.kind.is_ref() {
                self.gone.insert(var);
                self.mutate(&Place::var(var, Span::call_site()), any_time);
            }
        }
        self
    }

    pub(super) fn record_arms(&mut self, stmt: &Stmt) {
        let StmtKind::Match { arms, .. } = &stmt.kind else { return };
        for arm in arms {
            let mut end = stmt.pos;
            each_stmt(&arm.body, &mut |s| end = end.max(s.pos));
            for &var in &arm.vars {
                self.arms.insert(var, (stmt.pos, end));
            }
        }
    }

    pub(super) fn record_mutations(&mut self, stmt: &Stmt) {
        let now = Mutation {
            pos: stmt.pos,
            stmt: stmt.pos,
            every_pass: false,
            whole: true,
            reshapes: true,
        };
        match &stmt.kind {
            StmtKind::Assign { place, op, value } => {
                let reshapes =
                    self.reshapes(place) && !self.assigns_scalar(place, op.is_some(), value);
                self.mutate(place, Mutation { whole: !has_elements(place), reshapes, ..now });
                self.opaque_mutations(value, now);
                self.lent(value, now);
                each_index(place, &mut |e| self.opaque_mutation(e, now));
            }
            StmtKind::Call { result, call } => self.call_mutations(*result, call, now),
            StmtKind::Swap { a, b } => {
                for place in [a, b] {
                    let reshapes = self.reshapes(place);
                    self.mutate(place, Mutation { whole: !has_elements(place), reshapes, ..now });
                }
            }
            StmtKind::Pop { place } => self.mutate(place, now),
            StmtKind::Push { place, value } => {
                self.mutate(place, now);
                self.opaque_mutations(value, now);
                self.lent(value, now);
            }
            StmtKind::Let { init: Some(e), .. } => {
                self.opaque_mutations(e, Mutation { pos: ANY_TIME, ..now });
            }
            StmtKind::LetPattern { pattern, init: e, .. } => {
                self.opaque_mutations(e, Mutation { pos: ANY_TIME, ..now });
                self.pattern_mutations(e, std::slice::from_ref(pattern), now);
            }
            StmtKind::Match { scrutinee: e, arms } => {
                self.opaque_mutations(e, now);
                let patterns: Vec<_> = arms.iter().map(|arm| arm.pattern.clone()).collect();
                self.pattern_mutations(e, &patterns, now);
                for guard in arms.iter().filter_map(|arm| arm.guard.as_ref()) {
                    self.opaque_mutations(guard, now);
                }
            }
            // The condition is evaluated in every iteration.
            StmtKind::While { cond: e, .. } => {
                self.opaque_mutations(e, Mutation { every_pass: true, ..now });
            }
            StmtKind::For { iter: e, .. } | StmtKind::If { cond: e, .. } | StmtKind::Effect(e) => {
                self.opaque_mutations(e, now);
            }
            StmtKind::Split { at: e, .. } => self.opaque_mutations(e, now),
            _ => {}
        }
    }

    fn call_mutations(&mut self, result: Option<VarId>, call: &Call, now: Mutation) {
        // A value that has a shadow is `Differentiable`, so it holds no mutable reference.
        let escapes = result.is_some_and(|r| {
            let v = &self.vars[r];
            let plain = matches!(v.kind, Kind::Float(_) | Kind::Discrete | Kind::Seq(_));
            !self.active[r] && !plain && v.ty.is_none()
        });
        for (i, arg) in call.args.iter().enumerate() {
            if self.is_mutable_argument_of(call, i) {
                self.mutate_place_of(arg, now);
                if escapes {
                    self.mutate_place_of(arg, Mutation { pos: ANY_TIME, ..now });
                }
            }
            self.opaque_mutations(arg, now);
        }
    }

    /// Notes that a mutable reference that is stored may be written through at any later time.
    fn lent(&mut self, e: &Expr, now: Mutation) {
        if self.kind(e).is_mutable_ref() {
            self.mutate_place_of(e, Mutation { pos: ANY_TIME, ..now });
        }
    }

    /// Notes the references stored in a new value, as in `Stats { count: &mut count }`.
    fn held(&mut self, e: &Expr, now: Mutation) {
        let mut hold = |part: &Expr| {
            self.lent(part, now);
            self.held(part, now);
        };
        match &e.kind {
            ExprKind::Tuple(es) | ExprKind::Array(es) | ExprKind::VecOf(es) => {
                es.iter().for_each(hold);
            }
            ExprKind::Struct { fields, rest, .. } => {
                fields.iter().map(|(_, e)| e).chain(rest.as_deref()).for_each(hold);
            }
            ExprKind::PureCall { args, .. } => args.iter().for_each(hold),
            ExprKind::Method { args, .. } => args.iter().for_each(hold),
            ExprKind::Boxed(e) => hold(e),
            ExprKind::Repeat { value, .. } => hold(value),
            _ => {}
        }
    }

    /// Notes that variables bound by mutable reference in a pattern may be changed at any later time.
    pub(super) fn pattern_mutations(&mut self, e: &Expr, patterns: &[TokenStream], now: Mutation) {
        self.lent(e, now);
        let read = matches!(e.kind, ExprKind::Read(_));
        if read && patterns.iter().any(|p| has_ref_mut(p.clone())) {
            self.mutate_place_of(e, Mutation { pos: ANY_TIME, ..now });
        }
    }

    pub(super) fn mutate_place_of(&mut self, e: &Expr, now: Mutation) {
        if let ExprKind::Borrow { place, .. } | ExprKind::Read(place) = &e.kind {
            let whole = !has_elements(&self.resolve(place));
            let reshapes = whole || self.reshapes(place);
            self.mutate(place, Mutation { whole, reshapes, ..now });
        }
    }

    /// True if an assignment writes a float, or writes a scalar to an owned variable. (The shadow of an integer in an
    /// owned variable is never read.)
    pub(crate) fn assigns_scalar(&self, place: &Place, by_operator: bool, value: &Expr) -> bool {
        let own = place.proj.is_empty() && self.vars[place.base].view.is_none();
        let computed =
            matches!(value.kind, ExprKind::Binary(..) | ExprKind::Unary(..) | ExprKind::Cast(..));
        self.place_kind(place).is_float()
            || self.kind(value).is_float()
            || (own && (by_operator || computed))
    }

    /// True if an assignment to `place` may change lengths, enum variants or integers in it.
    fn reshapes(&self, place: &Place) -> bool {
        let floats = match self.place_kind(place).value() {
            Kind::Float(_) => true,
            Kind::Seq(element) => element.is_float() && is_part(place),
            _ => false,
        };
        !floats
    }

    fn mutate(&mut self, place: &Place, now: Mutation) {
        let (root, fields, _) = place.fields(self.vars);
        let fields = fields.into_iter().cloned().collect();
        self.mutations[root].push(now);
        self.written[root].push(fields);
    }

    /// Notes that code that is copied without being analysed may change every mutable variable that it mentions.
    pub(super) fn opaque_mutations(&mut self, e: &Expr, now: Mutation) {
        each_expr(e, &mut |e| self.opaque_mutation(e, now));
        self.held(e, now);
    }

    pub(super) fn opaque_mutation(&mut self, e: &Expr, now: Mutation) {
        match &e.kind {
            ExprKind::Opaque { vars, readonly: false, .. } => {
                for &var in vars {
                    if may_be_changed(&self.vars[var]) {
                        self.mutate(&Place::var(var, e.span), now);
                    }
                }
            }
            // `(&mut iterator).take(2)`: a method of a mutable reference changes what it refers to.
            ExprKind::Method { receiver, .. }
                if matches!(receiver.kind, ExprKind::Borrow { mutable: true, .. }) =>
            {
                self.mutate_place_of(receiver, Mutation { pos: ANY_TIME, ..now });
            }
            _ => {}
        }
    }
}

/// True if the place is a part of a slice. A part keeps its length.
fn is_part(place: &Place) -> bool {
    place.proj.last().is_some_and(|p| match p {
        Proj::Part(..) => true,
        Proj::Index(e) => matches!(e.kind, ExprKind::Range { .. }),
        _ => false,
    })
}

/// True if the place is an element or part, not the whole variable.
pub(super) fn has_elements(place: &Place) -> bool {
    place.proj.iter().any(|p| matches!(p, Proj::Index(_) | Proj::Part(..)))
}

/// True if code that mentions the variable may change it.
fn may_be_changed(v: &Var) -> bool {
    let unknown = matches!(v.kind, Kind::Unknown) && v.role != Role::Local;
    v.declared_mut || v.kind.is_mutable_ref() || unknown
}

impl Analysis<'_> {
    /// Returns code of `stmt` that is copied without being analysed and might change a value that carries a derivative.
    pub(crate) fn unread_change(&self, stmt: &Stmt) -> Option<(Span, &'static str)> {
        let for_effect = matches!(stmt.kind, StmtKind::Effect(_));
        let mut found = None;
        own_exprs(stmt, &mut |e| {
            let ExprKind::Opaque { vars, readonly: false, what, .. } = &e.kind else { return };
            let changes = |&var: &VarId| {
                let v = &self.vars[var];
                let active = self.is_active(var) && !v.kind.is_discrete();
                active && (for_effect || may_be_changed(v))
            };
            if vars.iter().any(changes) {
                found.get_or_insert((e.span, what.text()));
            }
        });
        found
    }
}
