//! Variables for the values of scalars at the beginning of a loop's pass: `let x_1 = x;`. For a scalar that changes
//! from pass to pass, the reverse sweep then finds the old value in a variable that never changes. The value is stored
//! once, however often it was read, and expressions of it are computed again instead of being stored.

use std::collections::HashSet;

use proc_macro2::Ident;

use crate::analyse::Analysis;
use crate::ir::names::Names;
use crate::ir::visit::{each_stmt, last_id, last_inside, own_exprs};
use crate::ir::{
    Block, Expr, ExprId, ExprKind, Function, Kind, Place, Role, Stmt, StmtKind, Var, VarId,
};

/// A variable that is read at the start of a loop's body, before the body changes it.
struct Version {
    var: VarId,
    /// The positions of the statements that read it then.
    reads: HashSet<usize>,
}

/// Stores the values in variables of `function`; returns true if there were any.
pub(crate) fn at_passes(function: &mut Function, generics: &[Ident], names: &mut Names) -> bool {
    let analysis = Analysis::new(function, generics, true, &mut Default::default());
    let mut found = Vec::new();
    each_stmt(&function.body, &mut |stmt| {
        if let StmtKind::For { body, .. } | StmtKind::While { body, .. } = &stmt.kind
            && !function.checkpoints.contains_key(&loop_id(stmt))
        {
            found.extend(versions(&analysis, body).into_iter().map(|version| (stmt.pos, version)));
        }
    });
    if found.is_empty() {
        return false;
    }
    let next = last_id(&function.body);
    let mut naming = Naming { found, next, vars: &mut function.vars, names };
    naming.block(&mut function.body, 0);
    function.settle(generics);
    true
}

fn loop_id(stmt: &Stmt) -> ExprId {
    match &stmt.kind {
        StmtKind::For { id, .. } | StmtKind::While { id, .. } => *id,
        _ => ExprId::MAX,
    }
}

/// The scalars of a loop's body for which such a variable pays off: changed in the body, and read by several statements
/// before that.
fn versions(a: &Analysis, body: &Block) -> Vec<Version> {
    let (Some(first), Some(end)) = (body.stmts.first(), body.stmts.last()) else {
        return Vec::new();
    };
    let (first, end) = (first.pos, last_inside(end));
    let mut all = Vec::new();
    for (var, v) in a.vars.iter().enumerate() {
        let scalar = matches!(v.kind, Kind::Float(_)) && v.view.is_none() && v.role != Role::Bound;
        let changes = a.changes_within(var, first, end) && !a.changes_any_time(var);
        if !scalar || !a.is_active(var) || !changes || declares(body, var) {
            continue;
        }
        let mut reads = HashSet::new();
        for stmt in &body.stmts {
            let changes = a.changes_within(var, stmt.pos, last_inside(stmt));
            if matches!(stmt.kind, StmtKind::Let { .. } | StmtKind::Assign { .. })
                && reads_of(stmt, var)
            {
                reads.insert(stmt.pos);
            }
            if changes {
                break;
            }
        }
        if reads.len() > 1 {
            all.push(Version { var, reads });
        }
    }
    all
}

fn declares(body: &Block, var: VarId) -> bool {
    let mut found = false;
    each_stmt(body, &mut |s| {
        found |= matches!(&s.kind, StmtKind::Let { var: v, .. } | StmtKind::Call { result: Some(v), .. } if *v == var);
    });
    found
}

fn reads_of(stmt: &Stmt, var: VarId) -> bool {
    let mut found = false;
    own_exprs(stmt, &mut |e| found |= is_read(e, var));
    found
}

fn is_read(e: &Expr, var: VarId) -> bool {
    matches!(&e.kind, ExprKind::Read(place) if place.base == var && place.proj.is_empty())
}

struct Naming<'a> {
    /// Versions with the positions of their loops.
    found: Vec<(usize, Version)>,
    next: ExprId,
    vars: &'a mut Vec<Var>,
    names: &'a mut Names,
}

impl Naming<'_> {
    fn block(&mut self, block: &mut Block, depth: usize) {
        for stmt in &mut block.stmts {
            let pos = stmt.pos;
            stmt.each_block_mut(&mut |block| self.block(block, depth + 1));
            if let StmtKind::For { body, .. } | StmtKind::While { body, .. } = &mut stmt.kind {
                let of_loop = |(at, _): &(usize, Version)| *at == pos;
                let (own, others): (Vec<_>, _) =
                    std::mem::take(&mut self.found).into_iter().partition(of_loop);
                self.found = others;
                own.iter().rev().for_each(|(_, version)| self.name(version, body, depth + 1));
            }
        }
    }

    /// Puts the definition at the start of `body`, and replaces the variable by it in the statements that read it.
    fn name(&mut self, version: &Version, body: &mut Block, depth: usize) {
        let source = self.vars[version.var].clone();
        let name = self.names.numbered(&source.name.to_string(), source.name.span());
        let new = self.vars.len();
        self.vars.push(Var { ty: source.ty, ..Var::hidden(name, source.kind, depth) });
        for stmt in body.stmts.iter_mut().filter(|s| version.reads.contains(&s.pos)) {
            if let StmtKind::Let { init: Some(e), .. } | StmtKind::Assign { value: e, .. } =
                &mut stmt.kind
            {
                replace(e, version.var, new);
            }
        }
        let Some(first) = body.stmts.first() else { return };
        self.next += 1;
        let span = first.span;
        let read = ExprKind::Read(Place::var(version.var, span));
        let init = Expr { id: self.next, kind: read, span };
        let kind = StmtKind::Let { var: new, init: Some(init) };
        body.stmts.insert(0, Stmt::new(kind, span));
    }
}

/// Replaces reads of the variable `from` in `e` by reads of `to`.
fn replace(e: &mut Expr, from: VarId, to: VarId) {
    match &mut e.kind {
        ExprKind::Read(place) if place.base == from && place.proj.is_empty() => place.base = to,
        _ => e.each_part_mut(&mut |e| replace(e, from, to)),
    }
}
