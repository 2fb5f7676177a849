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
        stmts.iter_mut().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        let (places, e, args) = stmt.own_mut();
        places.into_iter().flatten().for_each(|place| self.place(place));
        e.into_iter().chain(args).for_each(|e| self.value(e));
        if let StmtKind::Match { arms, .. } = &mut stmt.kind {
            for arm in arms {
                arm.guard.iter_mut().for_each(|e| self.value(e));
                self.block(&mut arm.body);
            }
        } else {
            stmt.blocks_mut().for_each(|block| self.block(block));
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
            ExprKind::Unary(_, e) | ExprKind::Cast(e, _) | ExprKind::Boxed(e) => self.value(e),
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
        let outer_loop = outer_loop.or(stmt.is_loop().then_some(stmt.pos));
        stmt.blocks_mut().for_each(|block| number(block, pos, outer_loop));
    }
}
