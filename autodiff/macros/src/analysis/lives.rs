//! Where variables are set up and change, and where they still hold what they held.

use std::collections::HashSet;

use super::{ANY_TIME, Analysis, Region, own_exprs};
use crate::ir::{ExprKind, Stmt, StmtKind, VarId};

impl Analysis<'_> {
    /// Notes where variables are set up, and which are read as a whole.
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

    /// The number of loops around a statement.
    pub(crate) fn loops_around(&self, stmt: &Stmt) -> usize {
        self.loops.get(&stmt.pos).map_or(0, Vec::len)
    }

    /// How many statements change the variable.
    pub(crate) fn changes(&self, var: VarId) -> usize {
        self.mutations[var].len()
    }

    /// Whether a statement from `first` to `last` changes the variable.
    pub(crate) fn changes_within(&self, var: VarId, first: usize, last: usize) -> bool {
        self.mutations[var].iter().any(|m| (first..=last).contains(&m.stmt))
    }

    /// Whether the variable may change at any moment, through a reference that is out of sight.
    pub(crate) fn changes_any_time(&self, var: VarId) -> bool {
        self.mutations[var].iter().any(|m| m.pos == ANY_TIME)
    }

    /// Whether a statement of the region that is being reversed changes the variable.
    pub(crate) fn changes_in_region(&self, var: VarId) -> bool {
        let Region { first, last, .. } = self.region.get();
        self.changes_within(var, first, last)
    }

    /// Whether the variable is read as a whole, or borrowed, and so perhaps no more there at the end of its block.
    pub(crate) fn is_given_away(&self, var: VarId) -> bool {
        self.given_away.contains(&var)
    }

    /// Whether `stmt` stands in a loop inside of the block that declares the variable `var`, and `var` holds at the end of
    /// that block what it holds at `stmt`.
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
