//! Visitors of statements and expressions.

use std::collections::BTreeSet;

use crate::ir::{Block, Expr, ExprId, ExprKind, Place, Proj, Stmt, StmtKind, VarId};

/// The variables that a block mentions.
pub(crate) fn mentioned(block: &Block) -> BTreeSet<VarId> {
    block.stmts.iter().flat_map(mentioned_by).collect()
}

/// The variables that a statement mentions, including those in its inner statements.
pub(crate) fn mentioned_by(stmt: &Stmt) -> BTreeSet<VarId> {
    let mut all = BTreeSet::new();
    let mut mention = |s: &Stmt| {
        places_of(s, &mut |place| {
            all.insert(place.base);
        });
        let mut opaque = |e: &Expr| match &e.kind {
            ExprKind::Opaque { vars, .. } => all.extend(vars),
            ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                all.insert(place.base);
            }
            _ => {}
        };
        own_exprs(s, &mut opaque);
        if let StmtKind::Match { arms, .. } = &s.kind {
            arms.iter()
                .filter_map(|arm| arm.guard.as_ref())
                .for_each(|e| each_expr(e, &mut opaque));
        }
    };
    mention(stmt);
    each_inner(stmt, &mut mention);
    all
}

/// Visits the places that a statement itself reads or writes, without those in its blocks.
pub(crate) fn places_of(stmt: &Stmt, visit: &mut impl FnMut(&Place)) {
    let mut of = |e: &Expr| {
        each_expr(e, &mut |e| {
            if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &e.kind {
                visit(place);
            }
        });
    };
    match &stmt.kind {
        StmtKind::Let { init: Some(e), .. }
        | StmtKind::LetPattern { init: e, .. }
        | StmtKind::If { cond: e, .. }
        | StmtKind::Match { scrutinee: e, .. }
        | StmtKind::For { iter: e, .. }
        | StmtKind::While { cond: e, .. }
        | StmtKind::Effect(e) => of(e),
        StmtKind::Assign { place, value, .. } | StmtKind::Push { place, value } => {
            of(value);
            visit(place);
        }
        StmtKind::Call { call, .. } => call.args.iter().for_each(of),
        StmtKind::Pop { place } => visit(place),
        StmtKind::Swap { a, b } => {
            visit(a);
            visit(b);
        }
        StmtKind::Split { place, at, .. } => {
            of(at);
            visit(place);
        }
        StmtKind::Let { .. } | StmtKind::Scope(_) => {}
    }
}

/// The largest id of an expression, call or loop. Ids of new ones come after it.
pub(crate) fn last_id(block: &Block) -> ExprId {
    let mut last = 0;
    each_stmt(block, &mut |stmt| {
        own_exprs(stmt, &mut |e| last = last.max(e.id));
        match &stmt.kind {
            StmtKind::Call { call, .. } => last = last.max(call.id),
            StmtKind::For { id, .. } | StmtKind::While { id, .. } => last = last.max(*id),
            StmtKind::Match { arms, .. } => arms
                .iter()
                .filter_map(|arm| arm.guard.as_ref())
                .for_each(|e| each_expr(e, &mut |e| last = last.max(e.id))),
            _ => {}
        }
    });
    last
}

/// Visits every statement, outer statements before inner ones.
pub(crate) fn each_stmt(block: &Block, visit: &mut impl FnMut(&Stmt)) {
    for stmt in &block.stmts {
        visit(stmt);
        each_inner(stmt, visit);
    }
}

/// Visits every statement inside of `stmt`.
pub(crate) fn each_inner(stmt: &Stmt, visit: &mut impl FnMut(&Stmt)) {
    match &stmt.kind {
        StmtKind::If { then, otherwise, .. } => {
            each_stmt(then, visit);
            each_stmt(otherwise, visit);
        }
        StmtKind::Match { arms, .. } => arms.iter().for_each(|a| each_stmt(&a.body, visit)),
        StmtKind::For { body, .. } | StmtKind::While { body, .. } | StmtKind::Scope(body) => {
            each_stmt(body, visit);
        }
        _ => {}
    }
}

/// The position of the last statement inside of `stmt`, or its own.
pub(crate) fn last_inside(stmt: &Stmt) -> usize {
    let mut last = stmt.pos;
    each_inner(stmt, &mut |s| last = last.max(s.pos));
    last
}

/// Visits the expressions of `stmt` and their parts, without those of inner statements.
pub(crate) fn own_exprs(stmt: &Stmt, visit: &mut impl FnMut(&Expr)) {
    match &stmt.kind {
        StmtKind::Let { init: Some(e), .. }
        | StmtKind::LetPattern { init: e, .. }
        | StmtKind::Effect(e)
        | StmtKind::If { cond: e, .. }
        | StmtKind::While { cond: e, .. }
        | StmtKind::For { iter: e, .. }
        | StmtKind::Match { scrutinee: e, .. } => each_expr(e, visit),
        StmtKind::Assign { place, value, .. } | StmtKind::Push { place, value } => {
            each_index(place, visit);
            each_expr(value, visit);
        }
        StmtKind::Pop { place } => each_index(place, visit),
        StmtKind::Swap { a, b } => {
            each_index(a, visit);
            each_index(b, visit);
        }
        StmtKind::Split { place, at, .. } => {
            each_index(place, visit);
            each_expr(at, visit);
        }
        StmtKind::Call { call, .. } => call.args.iter().for_each(|e| each_expr(e, visit)),
        StmtKind::Let { init: None, .. } | StmtKind::Scope(_) => {}
    }
}

/// Visits `e` and its parts, including indices of places.
pub(crate) fn each_expr(e: &Expr, visit: &mut impl FnMut(&Expr)) {
    visit(e);
    match &e.kind {
        ExprKind::Read(place) | ExprKind::Borrow { place, .. } => each_index(place, visit),
        ExprKind::Unary(_, e) | ExprKind::Cast(e, _) => each_expr(e, visit),
        ExprKind::Binary(a, _, b) | ExprKind::Repeat { value: a, length: b, .. } => {
            each_expr(a, visit);
            each_expr(b, visit);
        }
        ExprKind::Method { receiver, args, .. } => {
            each_expr(receiver, visit);
            args.iter().for_each(|e| each_expr(e, visit));
        }
        ExprKind::Array(es)
        | ExprKind::VecOf(es)
        | ExprKind::Tuple(es)
        | ExprKind::PureCall { args: es, .. } => es.iter().for_each(|e| each_expr(e, visit)),
        ExprKind::Struct { fields, rest, .. } => {
            fields.iter().for_each(|(_, e)| each_expr(e, visit));
            rest.iter().for_each(|e| each_expr(e, visit));
        }
        ExprKind::Boxed(e) => each_expr(e, visit),
        ExprKind::Range { start, end, .. } => {
            start.iter().chain(end).for_each(|e| each_expr(e, visit));
        }
        ExprKind::Constant(..) | ExprKind::Opaque { .. } => {}
    }
}

/// Visits the index expressions of `place`.
pub(crate) fn each_index(place: &Place, visit: &mut impl FnMut(&Expr)) {
    for proj in &place.proj {
        match proj {
            Proj::Index(e) => each_expr(e, visit),
            Proj::Part(a, b) => a.iter().chain(b).for_each(|e| each_expr(e, visit)),
            Proj::Field(_) | Proj::Deref | Proj::Bound(_) => {}
        }
    }
}
