//! The lives of variables: where they are set up, where they change, and where they still have an earlier value.

use std::collections::HashSet;

use super::{ANY_TIME, Analysis, Region};
use crate::ir::visit::{each_expr, own_exprs, places_of};
use crate::ir::{Expr, ExprKind, Kind, Stmt, StmtKind, VarId};

impl Analysis<'_> {
    /// Notes where variables are set up, and which variables are read as a whole.
    pub(super) fn record_life(&mut self, stmt: &Stmt) {
        if let StmtKind::Let { var, init: Some(_) } = &stmt.kind {
            self.declared.insert(*var, stmt.pos);
        }
        let mut lengths = HashSet::new();
        own_exprs(stmt, &mut |e| match &e.kind {
            ExprKind::Method { receiver, method, .. } if method == "len" => {
                lengths.insert(receiver.id);
            }
            ExprKind::Read(place) if place.proj.is_empty() && !lengths.contains(&e.id) => {
                self.given_away.insert(place.base);
            }
            ExprKind::Opaque { vars, .. } => self.given_away.extend(vars),
            _ => {}
        });
    }

    /// Notes which views a statement sets up or mentions.
    pub(super) fn record_mentions(&mut self, stmt: &Stmt) {
        let mut found: Vec<VarId> = Vec::new();
        places_of(stmt, &mut |place| found.push(place.base));
        let mut opaque = |e: &Expr| {
            if let ExprKind::Opaque { vars, .. } = &e.kind {
                found.extend(vars);
            }
        };
        own_exprs(stmt, &mut opaque);
        stmt.guards().for_each(|e| each_expr(e, &mut opaque));
        match &stmt.kind {
            StmtKind::Let { var, .. } => found.push(*var),
            StmtKind::Split { vars, .. } => found.extend(vars.iter().flatten()),
            StmtKind::Match { arms, .. } => found.extend(arms.iter().flat_map(|a| &a.vars)),
            _ => {}
        }
        for var in found.into_iter().filter(|&var| self.vars[var].view.is_some()) {
            let (first, last) = self.mentions.entry(var).or_insert((stmt.pos, stmt.pos));
            (*first, *last) = ((*first).min(stmt.pos), (*last).max(stmt.pos));
        }
    }

    /// True if, at `pos`, a mutable reference into `var` is alive, so that nothing can be read through the name `var`.
    pub(crate) fn is_lent(&self, var: VarId, pos: usize) -> bool {
        self.mentions.iter().any(|(&view, &(first, last))| {
            first < pos && pos <= last && self.goes_mutably_through(view, var)
        })
    }

    /// True if `view` is a view into `var` that was made through a mutable reference. (A variable that a pattern binds
    /// may be such a view.)
    fn goes_mutably_through(&self, view: VarId, var: VarId) -> bool {
        let (mut at, mut mutable) = (view, false);
        while let Some(place) = &self.vars[at].view {
            mutable |= !matches!(self.vars[at].kind, Kind::Ref { mutable: false, .. });
            at = place.base;
            if at == var {
                return mutable;
            }
        }
        false
    }

    /// The number of loops around a statement.
    pub(crate) fn loops_around(&self, stmt: &Stmt) -> usize {
        self.loops.get(&stmt.pos).map_or(0, Vec::len)
    }

    /// Returns the position of the innermost loop around a statement, with the depth of the variables that its body
    /// declares.
    pub(crate) fn innermost_loop(&self, pos: usize) -> Option<(usize, usize)> {
        let innermost = *self.loops.get(&pos)?.last()?;
        Some((innermost, *self.depths.get(&innermost)?))
    }

    /// The number of statements that change the variable.
    pub(crate) fn changes(&self, var: VarId) -> usize {
        self.mutations[var].len()
    }

    /// True if a statement from `first` to `last` changes the variable.
    pub(crate) fn changes_within(&self, var: VarId, first: usize, last: usize) -> bool {
        self.mutations[var].iter().any(|m| (first..=last).contains(&m.stmt))
    }

    /// True if the variable may change at any time, through a reference that the analysis does not follow.
    pub(crate) fn changes_any_time(&self, var: VarId) -> bool {
        self.mutations[var].iter().any(|m| m.pos == ANY_TIME)
    }

    /// True if a statement of the region that is being reversed changes the variable.
    pub(crate) fn changes_in_region(&self, var: VarId) -> bool {
        let Region { first, last, .. } = self.region.get();
        self.changes_within(var, first, last)
    }

    /// True if the variable is read as a whole or borrowed. It may then have been moved away before the end of its block.
    pub(crate) fn is_given_away(&self, var: VarId) -> bool {
        self.given_away.contains(&var)
    }

    /// True if `stmt` is in a loop inside the block that declares the variable `var`, and the variable does not change
    /// between `stmt` and the end of that block.
    pub(crate) fn stays_from_loop(&self, var: VarId, stmt: &Stmt) -> bool {
        let Some(declared) = self.declared.get(&var) else { return false };
        let Some(depth) = self.loops.get(declared).map(Vec::len) else { return false };
        let within = |pos: usize| self.loops.get(&pos).and_then(|loops| loops.get(depth)).copied();
        let own = within(stmt.pos);
        own.is_some()
            && self.mutations[var]
                .iter()
                .all(|m| m.pos < stmt.pos && !m.every_pass && within(m.stmt) != own)
    }
}
