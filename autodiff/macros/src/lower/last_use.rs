//! Marks method calls that may take their receiver by value: those of a variable that is not read afterwards. Only the
//! definition of the method shows if it does.

use std::collections::HashSet;

use crate::ir::visit::{each_place, own_exprs, places_of, vars_in};
use crate::ir::{Block, Call, Expr, ExprKind, Kind, Stmt, StmtKind, Var, VarId};

/// Marks the last calls of methods of each variable.
pub(super) fn mark(body: &mut Block, vars: &[Var], result: Option<VarId>) {
    let mut last = Last { vars, read: result.into_iter().collect() };
    last.block(body);
}

/// Visitor that goes through the statements backwards.
struct Last<'a> {
    vars: &'a [Var],
    /// The variables that are read later, before they get another value.
    read: HashSet<VarId>,
}

impl Last<'_> {
    fn block(&mut self, block: &mut Block) {
        block.stmts.iter_mut().rev().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        match &mut stmt.kind {
            StmtKind::Let { var, .. } => self.set(*var),
            StmtKind::LetPattern { vars, .. } => vars.iter().for_each(|&var| self.set(var)),
            StmtKind::Split { vars, .. } => vars.iter().flatten().for_each(|&var| self.set(var)),
            StmtKind::Assign { place, op: None, .. } if place.proj.is_empty() => {
                let var = place.base;
                self.set(var);
                return self.own_reads(stmt, Some(var));
            }
            StmtKind::Call { result, call } => {
                result.iter().for_each(|&var| self.set(var));
                self.call(call);
            }
            StmtKind::If { then, otherwise, .. } => self.either([then, otherwise]),
            StmtKind::Match { arms, .. } => {
                let guards: Vec<_> = arms.iter().filter_map(|arm| arm.guard.clone()).collect();
                self.either(arms.iter_mut().map(|arm| &mut arm.body));
                guards.iter().for_each(|guard| self.reads(guard));
            }
            StmtKind::For { .. } | StmtKind::While { .. } => return self.a_loop(stmt),
            StmtKind::Scope(body) => self.block(body),
            _ => {}
        }
        self.own_reads(stmt, None);
    }

    /// The end of the body continues at its start.
    fn a_loop(&mut self, stmt: &mut Stmt) {
        let after = self.read.clone();
        for _ in 0..2 {
            if let StmtKind::For { body, .. } | StmtKind::While { body, .. } = &mut stmt.kind {
                self.block(body);
            }
            self.own_reads(stmt, None);
            self.read.extend(&after);
        }
    }

    fn either<'b>(&mut self, blocks: impl IntoIterator<Item = &'b mut Block>) {
        let after = self.read.clone();
        let mut before = HashSet::new();
        for block in blocks {
            self.read.clone_from(&after);
            self.block(block);
            before.extend(self.read.drain());
        }
        self.read = before;
    }

    fn call(&self, call: &mut Call) {
        let Some((receiver, others)) = call.args.split_first() else { return };
        let ExprKind::Read(place) = &receiver.kind else { return };
        let var = place.base;
        let mut again = self.read.contains(&var);
        others.iter().for_each(|e| each_place(e, &mut |p| again |= p.base == var));
        call.last = call.method.is_some()
            && !call.second
            && place.proj.is_empty()
            && self.vars[var].view.is_none()
            && matches!(self.vars[var].kind, Kind::Unknown)
            && !again;
    }

    fn set(&mut self, var: VarId) {
        self.read.remove(&var);
    }

    /// Notes the variables that the statement itself reads, without `target`, which it sets.
    fn own_reads(&mut self, stmt: &Stmt, target: Option<VarId>) {
        let mut all = Vec::new();
        places_of(stmt, &mut |place| all.push(place.base));
        if let Some(at) = all.iter().rposition(|&var| Some(var) == target) {
            all.remove(at);
        }
        all.into_iter().for_each(|var| self.see(var));
        own_exprs(stmt, &mut |e| {
            if let ExprKind::Opaque { vars, .. } = &e.kind {
                vars.iter().for_each(|&var| self.see(var));
            }
        });
    }

    fn reads(&mut self, e: &Expr) {
        let mut read = Vec::new();
        vars_in(e, &mut read);
        read.into_iter().for_each(|var| self.see(var));
    }

    /// Notes a read of `var`. A reference reads the variable it refers to.
    fn see(&mut self, var: VarId) {
        self.read.insert(var);
        if let Some(view) = &self.vars[var].view {
            self.see(view.base);
        }
    }
}
