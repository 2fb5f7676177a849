//! Visitor that may change all expressions and places of statements.

use crate::ir::{Block, Expr, ExprKind, Place, Proj, Stmt, StmtKind};

/// The functions called for each expression and each place, before its parts.
pub(super) struct Walk<'w> {
    pub(super) expr: &'w mut dyn FnMut(&mut Expr),
    pub(super) place: &'w mut dyn FnMut(&mut Place),
}

impl Walk<'_> {
    pub(super) fn block(&mut self, block: &mut Block) {
        self.stmts(&mut block.stmts);
    }

    pub(super) fn stmts(&mut self, stmts: &mut [Stmt]) {
        stmts.iter_mut().for_each(|stmt| self.stmt(&mut stmt.kind));
    }

    fn stmt(&mut self, stmt: &mut StmtKind) {
        match stmt {
            StmtKind::Let { init, .. } => init.iter_mut().for_each(|e| self.value(e)),
            StmtKind::Split { place, at, .. } => {
                self.place(place);
                self.value(at);
            }
            StmtKind::LetPattern { init: e, .. } | StmtKind::Effect(e) => self.value(e),
            StmtKind::Assign { place, value, .. } => {
                self.place(place);
                self.value(value);
            }
            StmtKind::Push { place, value } => {
                self.place(place);
                self.value(value);
            }
            StmtKind::Pop { place } => self.place(place),
            StmtKind::Swap { a, b } => {
                self.place(a);
                self.place(b);
            }
            StmtKind::Call { call, .. } => call.args.iter_mut().for_each(|e| self.value(e)),
            StmtKind::If { cond, then, otherwise } => {
                self.value(cond);
                self.block(then);
                self.block(otherwise);
            }
            StmtKind::Match { scrutinee, arms } => {
                self.value(scrutinee);
                for arm in arms {
                    arm.guard.iter_mut().for_each(|e| self.value(e));
                    self.block(&mut arm.body);
                }
            }
            StmtKind::For { iter: e, body, .. } | StmtKind::While { cond: e, body, .. } => {
                self.value(e);
                self.block(body);
            }
            StmtKind::Scope(body) => self.block(body),
        }
    }

    pub(super) fn place(&mut self, place: &mut Place) {
        (self.place)(place);
        for proj in &mut place.proj {
            match proj {
                Proj::Index(e) => self.value(e),
                Proj::Part(a, b) => a.iter_mut().chain(b).for_each(|e| self.value(e)),
                Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
            }
        }
    }

    fn value(&mut self, e: &mut Expr) {
        (self.expr)(e);
        match &mut e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => self.place(place),
            ExprKind::Unary(_, e) | ExprKind::Cast(e, _) => self.value(e),
            ExprKind::Binary(a, _, b) | ExprKind::Repeat { value: a, length: b, .. } => {
                self.value(a);
                self.value(b);
            }
            ExprKind::Method { receiver, args, .. } => {
                self.value(receiver);
                args.iter_mut().for_each(|e| self.value(e));
            }
            ExprKind::Array(es)
            | ExprKind::VecOf(es)
            | ExprKind::Tuple(es)
            | ExprKind::PureCall { args: es, .. } => es.iter_mut().for_each(|e| self.value(e)),
            ExprKind::Struct { fields, rest, .. } => {
                fields.iter_mut().for_each(|(_, e)| self.value(e));
                rest.iter_mut().for_each(|e| self.value(e));
            }
            ExprKind::Boxed(e) => self.value(e),
            ExprKind::Range { start, end, .. } => {
                start.iter_mut().chain(end).for_each(|e| self.value(e));
            }
            ExprKind::Constant(..) | ExprKind::Opaque { .. } => {}
        }
    }
}

/// Gives each statement its position in program order and the outermost loop around it.
pub(super) fn number(block: &mut Block, pos: &mut usize, outer_loop: Option<usize>) {
    for stmt in &mut block.stmts {
        *pos += 1;
        stmt.pos = *pos;
        stmt.outer_loop = outer_loop;
        match &mut stmt.kind {
            StmtKind::If { then, otherwise, .. } => {
                number(then, pos, outer_loop);
                number(otherwise, pos, outer_loop);
            }
            StmtKind::Match { arms, .. } => {
                arms.iter_mut().for_each(|arm| number(&mut arm.body, pos, outer_loop));
            }
            StmtKind::For { body, .. } | StmtKind::While { body, .. } => {
                number(body, pos, outer_loop.or(Some(stmt.pos)));
            }
            StmtKind::Scope(body) => number(body, pos, outer_loop),
            _ => {}
        }
    }
}
