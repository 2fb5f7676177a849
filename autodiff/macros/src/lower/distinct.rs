//! A number of its own for each expression: what is kept of a value is found by it, and the lowering copies expressions.

use std::collections::HashSet;

use crate::ir::{Block, Expr, ExprId, ExprKind, Place, Proj, StmtKind};

/// Gives expressions whose number has been seen before a new one.
pub(super) struct Distinct {
    seen: HashSet<ExprId>,
    next: ExprId,
}

impl Distinct {
    /// Numbers from `next` on are free.
    pub(super) fn new(next: ExprId) -> Self {
        Self { seen: HashSet::new(), next }
    }

    pub(super) fn block(&mut self, block: &mut Block) {
        for stmt in &mut block.stmts {
            self.stmt(&mut stmt.kind);
        }
    }

    fn stmt(&mut self, stmt: &mut StmtKind) {
        match stmt {
            StmtKind::Let { init, .. } => init.iter_mut().for_each(|e| self.expr(e)),
            StmtKind::Split { place, at, .. } => {
                self.place(place);
                self.expr(at);
            }
            StmtKind::LetPattern { init: e, .. } | StmtKind::Effect(e) => self.expr(e),
            StmtKind::Assign { place, value, .. } => {
                self.place(place);
                self.expr(value);
            }
            StmtKind::Push { place, value } => {
                self.place(place);
                self.expr(value);
            }
            StmtKind::Pop { place } => self.place(place),
            StmtKind::Swap { a, b } => {
                self.place(a);
                self.place(b);
            }
            StmtKind::Call { call, .. } => call.args.iter_mut().for_each(|e| self.expr(e)),
            StmtKind::If { cond, then, otherwise } => {
                self.expr(cond);
                self.block(then);
                self.block(otherwise);
            }
            StmtKind::Match { scrutinee, arms } => {
                self.expr(scrutinee);
                for arm in arms {
                    arm.guard.iter_mut().for_each(|e| self.expr(e));
                    self.block(&mut arm.body);
                }
            }
            StmtKind::For { iter: e, body, .. } | StmtKind::While { cond: e, body, .. } => {
                self.expr(e);
                self.block(body);
            }
            StmtKind::Scope(body) => self.block(body),
        }
    }

    fn place(&mut self, place: &mut Place) {
        for proj in &mut place.proj {
            match proj {
                Proj::Index(e) => self.expr(e),
                Proj::Part(a, b) => a.iter_mut().chain(b).for_each(|e| self.expr(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
    }

    fn expr(&mut self, e: &mut Expr) {
        if !self.seen.insert(e.id) {
            self.next += 1;
            e.id = self.next;
            self.seen.insert(e.id);
        }
        match &mut e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => self.place(place),
            ExprKind::Unary(_, e) | ExprKind::Cast(e, _) => self.expr(e),
            ExprKind::Binary(a, _, b) | ExprKind::Repeat { value: a, length: b, .. } => {
                self.expr(a);
                self.expr(b);
            }
            ExprKind::Method { receiver, args, .. } => {
                self.expr(receiver);
                args.iter_mut().for_each(|e| self.expr(e));
            }
            ExprKind::Array(es)
            | ExprKind::VecOf(es)
            | ExprKind::Tuple(es)
            | ExprKind::PureCall { args: es, .. } => es.iter_mut().for_each(|e| self.expr(e)),
            ExprKind::Struct { fields, rest, .. } => {
                fields.iter_mut().for_each(|(_, e)| self.expr(e));
                rest.iter_mut().for_each(|e| self.expr(e));
            }
            ExprKind::Boxed(e) => self.expr(e),
            ExprKind::Range { start, end, .. } => {
                start.iter_mut().chain(end).for_each(|e| self.expr(e));
            }
            ExprKind::Constant(..) | ExprKind::Opaque { .. } => {}
        }
    }
}
