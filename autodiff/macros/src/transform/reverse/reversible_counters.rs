//! Counters that run backwards: integers that change only by `+=` and `-=`. The reverse sweep undoes each step where it
//! was made. So a counter has, at every point of the reverse sweep, the value that it had there in the forward sweep.
//! Only its last value is stored, once for each time that its block is left.
//!
//! The reverse sweep must be written before it is known which counters it uses. So a function with counters is reversed
//! twice, the second time with the counters that the first reverse sweep used ([`Steps::trial`]).

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;
use syn::BinOp;

use crate::analyse::Analysis;
use crate::ir::visit::{each_expr, each_inner, each_stmt, last_inside};
use crate::ir::{Block, Expr, ExprKind, Function, Kind, Role, Stmt, StmtKind, VarId};

use super::Reverse;

/// Counters, and the results of a first reverse sweep.
#[derive(Default)]
pub(crate) struct Steps {
    /// Counters that could run backwards.
    candidates: HashSet<VarId>,
    /// Candidates that the reverse sweep asked for.
    wanted: HashSet<VarId>,
    /// Counters that run backwards.
    running: HashSet<VarId>,
    /// Statements with an empty adjoint, by position.
    empty: HashSet<usize>,
}

impl Steps {
    /// Returns the state for a first reverse sweep, which finds the counters to run backwards.
    pub(crate) fn trial(a: &Analysis, function: &Function) -> Self {
        let suited = a.on && function.checkpoints.is_empty();
        let candidates = if suited { counters(a, &function.body) } else { HashSet::new() };
        Self { candidates, ..Self::default() }
    }

    /// Returns the state for a second reverse sweep, if the first one found counters to run backwards.
    pub(crate) fn wanted(self) -> Option<Self> {
        let wanted = !self.wanted.is_empty();
        wanted.then(|| Self { running: self.wanted, empty: self.empty, ..Self::default() })
    }
}

/// Returns the integer variables whose every change is a step by a value that never changes.
fn counters(a: &Analysis, body: &Block) -> HashSet<VarId> {
    let (mut declared, mut steps) = (HashSet::new(), Vec::new());
    each_stmt(body, &mut |stmt| match &stmt.kind {
        StmtKind::Let { var, init: Some(_) } => {
            declared.insert(*var);
        }
        StmtKind::Assign { place, op: Some(BinOp::Add(_) | BinOp::Sub(_)), value }
            if place.proj.is_empty() && is_fixed(a, value) && a.found_again(value, stmt) =>
        {
            steps.push(place.base);
        }
        _ => {}
    });
    declared.retain(|&var| {
        let v = &a.vars[var];
        let all = steps.iter().filter(|&&step| step == var).count();
        let counts = matches!(v.kind, Kind::Discrete) && v.view.is_none();
        counts && v.role == Role::Local && all > 0 && all == a.changes(var)
    });
    declared
}

/// Returns true if `e` reads only variables that never change.
fn is_fixed(a: &Analysis, e: &Expr) -> bool {
    let mut fixed = true;
    each_expr(e, &mut |e| match &e.kind {
        ExprKind::Read(place) => fixed &= place.proj.is_empty() && !a.is_mutated(place.base),
        ExprKind::Constant(..) | ExprKind::Binary(..) | ExprKind::Cast(..) => {}
        _ => fixed = false,
    });
    fixed
}

impl Reverse<'_> {
    /// Returns true if counters that run backwards (or variables that go back) give `e` the same value in both sweeps:
    /// in the reverse sweep just before the adjoint of `stmt`, and in the forward sweep.
    pub(super) fn is_back(&mut self, e: &Expr, stmt: &Stmt) -> bool {
        // Adjoint code that runs before its turn must not use counters.
        if self.only.is_some() {
            return false;
        }
        let (first, last) = (stmt.pos, last_inside(stmt));
        let still = |vars: &HashSet<VarId>| -> HashSet<VarId> {
            vars.iter().copied().filter(|&v| !self.a.changes_within(v, first, last)).collect()
        };
        let mut back = still(&self.steps.running);
        back.extend(self.gone_back(stmt));
        if self.a.found_again_with(e, stmt, back) {
            return true;
        }
        if self.a.found_again_with(e, stmt, still(&self.steps.candidates)) {
            let candidates = &self.steps.candidates;
            let mut wanted = HashSet::new();
            each_expr(e, &mut |e| {
                if let ExprKind::Read(place) = &e.kind
                    && candidates.contains(&place.base)
                {
                    wanted.insert(place.base);
                }
            });
            self.steps.wanted.extend(wanted);
        }
        false
    }

    /// Returns true if the counter is declared in an inner block and runs backwards.
    pub(super) fn runs_back(&self, var: VarId) -> bool {
        self.steps.running.contains(&var) && !self.a.is_in_scope(var)
    }

    /// Returns the counters from outside of `stmt` that run backwards and that `stmt` changes.
    pub(super) fn stepped(&self, stmt: &Stmt) -> Vec<VarId> {
        let (first, last) = (stmt.pos, last_inside(stmt));
        let mut inner = HashSet::new();
        let mut declare = |s: &Stmt| {
            if let StmtKind::Let { var, .. } = &s.kind {
                inner.insert(*var);
            }
        };
        each_inner(stmt, &mut declare);
        let mut vars: Vec<_> = self.steps.running.iter().copied().collect();
        vars.retain(|v| !inner.contains(v) && self.a.changes_within(*v, first, last));
        vars.sort_unstable();
        vars
    }

    /// Returns the code that undoes a statement's steps of counters, if the statement's adjoint does nothing else.
    pub(super) fn step_back(&mut self, stmt: &Stmt) -> Option<TokenStream> {
        match &stmt.kind {
            StmtKind::Assign { place, op: Some(op), value }
                if self.steps.running.contains(&place.base) =>
            {
                self.demand(value);
                let emit = self.emit();
                let (name, value) =
                    (emit.name(place.base), crate::ir::print::strip(emit.expr(value)));
                Some(match op {
                    BinOp::Add(_) => quote!(#name -= #value;),
                    _ => quote!(#name += #value;),
                })
            }
            _ if self.steps.empty.contains(&stmt.pos) => Some(self.put_back(stmt)),
            _ => None,
        }
    }

    /// Restores the counters that `stmt` changes to their stored values from before it.
    pub(super) fn put_back(&mut self, stmt: &Stmt) -> TokenStream {
        let mut all = TokenStream::new();
        for var in self.stepped(stmt) {
            let name = &self.a.vars[var].name;
            let value = self.numbered("v", name.span());
            let (site, take) = self.kept_once(stmt, &value);
            let saved = self.kept.saved.entry(stmt.pos).or_default();
            saved.extend(quote!(#site.push(#name);));
            let value = take.unwrap_or(quote!(#value));
            all.extend(quote!(#name = #value;));
        }
        all
    }

    /// Declares mutable copies of the counters of the region that is being reversed and of the regions around it.
    /// Changes to the copies do not affect the originals.
    pub(super) fn own_counters(&self) -> TokenStream {
        let mut vars: Vec<_> = self.steps.running.iter().copied().collect();
        vars.retain(|&v| self.a.is_in_scope(v) && self.a.changes_in_region(v));
        vars.sort_unstable();
        let names = vars.iter().map(|&v| &self.a.vars[v].name);
        quote!(#(let mut #names = #names;)*)
    }

    /// Records a statement with an empty adjoint whose blocks change a counter.
    pub(super) fn note_empty(&mut self, stmt: &Stmt, adjoint: &TokenStream) {
        let (first, last) = (stmt.pos, last_inside(stmt));
        let counts = |&v: &VarId| self.a.changes_within(v, first, last);
        let whole = self.only.is_none() && self.except.is_empty();
        if adjoint.is_empty() && whole && last > first && self.steps.candidates.iter().any(counts) {
            self.steps.empty.insert(stmt.pos);
        }
    }
}
