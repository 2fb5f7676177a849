//! Activity without analysis: the variables that are assumed to carry a derivative under `analyses = off`.

use std::collections::HashSet;

use crate::ir::visit::{each_expr, each_stmt, vars_in};
use crate::ir::{Activity, Block, Expr, ExprKind, Kind, Role, Stmt, StmtKind, Var, VarId, methods};

/// Every float variable and every array of floats, with two exceptions through which a derivative could not be carried.
/// These are variables that reach calls (whose rules may have no shadow for a constant argument) and variables in code
/// that the engine does not analyse.
pub(crate) fn activated(body: &Block, vars: &[Var]) -> Vec<VarId> {
    let mut exempt = HashSet::new();
    each_stmt(body, &mut |s| each_root(s, &mut |e| barrier(e, &mut exempt)));
    each_stmt(body, &mut |s| {
        if let StmtKind::Call { call, .. } = &s.kind {
            call.args.iter().for_each(|e| vars_in(e, &mut exempt));
        }
    });
    loop {
        let before = exempt.len();
        each_stmt(body, &mut |s| match &s.kind {
            StmtKind::Let { var, init: Some(e) } if exempt.contains(var) => {
                vars_in(e, &mut exempt);
            }
            StmtKind::Assign { place, value, .. } if exempt.contains(&root(place.base, vars)) => {
                vars_in(value, &mut exempt);
            }
            _ => {}
        });
        let views: Vec<_> = exempt.iter().map(|&v| root(v, vars)).collect();
        exempt.extend(views);
        if exempt.len() == before {
            break;
        }
    }
    let carries = |v: &Var| match v.role {
        Role::Local => v.view.is_none(),
        Role::Param(activity) => activity == Activity::Const && !v.kind.is_ref(),
        Role::Bound => false,
    };
    let candidates = vars.iter().enumerate();
    candidates
        .filter(|(id, v)| carries(v) && holds_floats(&v.kind) && !exempt.contains(id))
        .map(|(id, _)| id)
        .collect()
}

fn root(var: VarId, vars: &[Var]) -> VarId {
    vars[var].view.as_ref().map_or(var, |view| root(view.base, vars))
}

fn holds_floats(kind: &Kind) -> bool {
    match kind {
        Kind::Float(_) => true,
        Kind::Seq(element) => holds_floats(element),
        _ => false,
    }
}

/// The variables inside of parts of `e` through which no derivative can be carried.
fn barrier(e: &Expr, into: &mut HashSet<VarId>) {
    each_expr(e, &mut |inner| {
        let closed = match &inner.kind {
            ExprKind::Opaque { .. } | ExprKind::Tuple(_) | ExprKind::PureCall { .. } => true,
            ExprKind::Method { method, .. } => {
                let name = method.to_string();
                let known = methods::rule(&name).is_some() || methods::is_discrete(&name);
                !known && !matches!(name.as_str(), "clone" | "copied")
            }
            _ => false,
        };
        if closed {
            vars_in(inner, into);
        }
    });
}

/// The expressions of a statement, without those of its inner statements.
fn each_root(stmt: &Stmt, visit: &mut impl FnMut(&Expr)) {
    match &stmt.kind {
        StmtKind::Let { init: Some(e), .. }
        | StmtKind::LetPattern { init: e, .. }
        | StmtKind::Assign { value: e, .. }
        | StmtKind::Effect(e)
        | StmtKind::If { cond: e, .. }
        | StmtKind::While { cond: e, .. }
        | StmtKind::For { iter: e, .. }
        | StmtKind::Match { scrutinee: e, .. } => visit(e),
        _ => {}
    }
}
