//! Values that the reverse sweep reads: some are computed again, the others are stored.

use std::collections::{HashMap, HashSet};

use super::activity::Active;
use super::ir::{
    Block, Expr, ExprKind, How, Kernel, Op, Stmt, Storage, VarId, each_expr, each_stmt,
};
use super::print_cuda::is_written;
use crate::ir::table;

/// The result of the analysis.
pub(crate) struct Needed {
    vars: HashSet<VarId>,
    /// Variables whose value can be computed again in the reverse sweep.
    again: HashSet<VarId>,
}

impl Needed {
    pub(crate) fn of(kernel: &Kernel, active: &Active) -> Self {
        let again = again(kernel);
        let mut needed = Self { vars: HashSet::new(), again };
        loop {
            let before = needed.vars.len();
            needed.block(kernel, active, &kernel.body);
            if needed.vars.len() == before {
                return needed;
            }
        }
    }

    pub(crate) fn contains(&self, var: VarId) -> bool {
        self.vars.contains(&var)
    }

    /// True if the value is computed again.
    pub(crate) fn is_again(&self, var: VarId) -> bool {
        self.again.contains(&var)
    }

    /// True if the value must be stored to be known in the reverse sweep.
    pub(crate) fn is_stored(&self, var: VarId) -> bool {
        self.contains(var) && !self.is_again(var)
    }

    /// The variables that an expression reads.
    pub(crate) fn by_value(e: &Expr) -> HashSet<VarId> {
        let mut vars = HashSet::new();
        whole(&mut vars, e);
        vars
    }

    /// The variables that the adjoint of an expression reads.
    pub(crate) fn by_adjoint(active: &Active, e: &Expr) -> HashSet<VarId> {
        let mut vars = HashSet::new();
        adjoint(&mut vars, active, e);
        vars
    }

    fn block(&mut self, kernel: &Kernel, active: &Active, block: &Block) {
        for stmt in block {
            match stmt {
                Stmt::Let(var, e) => {
                    adjoint(&mut self.vars, active, e);
                    if self.contains(*var) && self.is_again(*var) {
                        whole(&mut self.vars, e);
                    }
                }
                Stmt::Assign(_, e) => adjoint(&mut self.vars, active, e),
                Stmt::Store { base, at, value, .. } => {
                    let array = matches!(kernel.storage(*base), Storage::Array(..));
                    if active.contains(*base) {
                        adjoint(&mut self.vars, active, value);
                    }
                    if active.contains(*base) || array && self.contains(*base) {
                        whole(&mut self.vars, at);
                    }
                }
                Stmt::If(c, ..) if active.works(stmt) => whole(&mut self.vars, c),
                Stmt::For { low, high, .. } if active.works(stmt) => {
                    whole(&mut self.vars, low);
                    whole(&mut self.vars, high);
                }
                _ => {}
            }
            // The variables of another statement are restored as a whole.
            if active.works(stmt) {
                stmt.blocks().into_iter().for_each(|inner| self.block(kernel, active, inner));
            }
        }
    }
}

fn whole(vars: &mut HashSet<VarId>, e: &Expr) {
    e.each(&mut |e| {
        if let ExprKind::Var(v) | ExprKind::Load(v, _) = e.kind {
            vars.insert(v);
        }
    });
}

/// The values that the adjoint of an expression reads.
fn adjoint(vars: &mut HashSet<VarId>, active: &Active, e: &Expr) {
    if !active.carries(e) {
        return;
    }
    match &e.kind {
        ExprKind::Load(_, at) | ExprKind::Shuffle(_, _, at) => whole(vars, at),
        ExprKind::If(c, ..) => whole(vars, c),
        ExprKind::Binary(Op::Mul, a, b) => {
            if active.carries(a) {
                whole(vars, b);
            }
            if active.carries(b) {
                whole(vars, a);
            }
        }
        ExprKind::Binary(Op::Div, a, b) => {
            whole(vars, b);
            if active.carries(b) {
                whole(vars, a);
            }
        }
        ExprKind::Binary(Op::Rem, a, b) if active.carries(b) => {
            whole(vars, a);
            whole(vars, b);
        }
        // A formula that does not read its argument names it with an underscore.
        ExprKind::Call(name, args) => {
            let reads = |arg: &&str| !arg.starts_with('_');
            if table::rule(name).is_none_or(|rule| rule.args.iter().any(reads)) {
                args.iter().for_each(|a| whole(vars, a));
            }
        }
        _ => {}
    }
    e.parts().into_iter().for_each(|part| adjoint(vars, active, part));
}

/// Variables that are never assigned and whose first value depends on such, on parameters and on memory that the kernel
/// only reads. Those of them that are stored are known before.
fn again(kernel: &Kernel) -> HashSet<VarId> {
    let mut again: HashSet<VarId> = kernel.params.iter().copied().collect();
    let (tables, settled) = (tables(kernel), settled(kernel));
    again.extend(&tables);
    let changes = |again: &HashSet<VarId>, e: &Expr| {
        e.any(&mut |e| match &e.kind {
            ExprKind::Var(v) => kernel.vars[*v].mutable && !settled.contains(v),
            ExprKind::Load(v, _) if tables.contains(v) => false,
            ExprKind::Load(v, _) => !again.contains(v) || is_written(kernel, *v),
            ExprKind::Shuffle(..) => true,
            _ => false,
        })
    };
    each_stmt(&kernel.body, &mut |stmt| match stmt {
        Stmt::For { var, .. } => {
            again.insert(*var);
        }
        Stmt::Let(var, e) if !kernel.vars[*var].mutable && !changes(&again, e) => {
            if let Storage::Number(_) = kernel.storage(*var) {
                again.insert(*var);
            }
        }
        _ => {}
    });
    again
}

/// Arrays at the outermost level that take their elements where they are declared, and no others.
fn tables(kernel: &Kernel) -> HashSet<VarId> {
    let mut stores: HashMap<VarId, usize> = HashMap::new();
    each_stmt(&kernel.body, &mut |stmt| {
        if let Stmt::Store { base, .. } = stmt {
            *stores.entry(*base).or_default() += 1;
        }
    });
    let mut tables = HashSet::new();
    for (n, stmt) in kernel.body.iter().enumerate() {
        let Stmt::Let(var, _) = stmt else { continue };
        let fills = |s: &&Stmt| {
            matches!(s, Stmt::Store { base, at, how: How::Set, .. }
                if base == var && matches!(at.kind, ExprKind::Literal(_)))
        };
        let first = kernel.body[n + 1..].iter().take_while(fills).count();
        let is_array = matches!(kernel.storage(*var), Storage::Array(..));
        if is_array && first == stores.get(var).copied().unwrap_or(0) {
            tables.insert(*var);
        }
    }
    tables
}

/// Variables that each of two branches assigns once, at its end, and that do not change afterwards: values of an `if`.
fn settled(kernel: &Kernel) -> HashSet<VarId> {
    let mut assigned: HashMap<VarId, usize> = HashMap::new();
    let (mut ends, mut read): (HashMap<VarId, usize>, _) = (HashMap::new(), HashSet::new());
    each_stmt(&kernel.body, &mut |stmt| match stmt {
        Stmt::Assign(var, _) => *assigned.entry(*var).or_default() += 1,
        Stmt::If(_, yes, no) => {
            for branch in [yes, no] {
                each_expr(branch, &mut |e| {
                    if let ExprKind::Var(v) = e.kind {
                        read.insert((std::ptr::from_ref(stmt), v));
                    }
                });
            }
            for var in ending(yes).into_iter().filter(|v| ending(no).contains(v)) {
                if !read.contains(&(std::ptr::from_ref(stmt), var)) {
                    *ends.entry(var).or_default() += 1;
                }
            }
        }
        _ => {}
    });
    let once = ends.into_iter().filter(|(var, ifs)| *ifs == 1 && assigned.get(var) == Some(&2));
    once.map(|(var, _)| var).collect()
}

/// The variables that the last statements of a block assign.
fn ending(block: &Block) -> HashSet<VarId> {
    let assigns = block.iter().rev().map_while(|stmt| match stmt {
        Stmt::Assign(var, _) => Some(*var),
        _ => None,
    });
    assigns.collect()
}

/// The variables declared outside of the statement that it, or a statement inside, assigns.
pub(crate) fn assigned(kernel: &Kernel, stmt: &Stmt) -> Vec<(VarId, Storage)> {
    let (mut found, mut inside) = (Vec::new(), HashSet::new());
    each_stmt(std::slice::from_ref(stmt), &mut |s| match s {
        Stmt::Let(var, _) => {
            inside.insert(*var);
        }
        Stmt::Assign(var, _) => found.push(*var),
        Stmt::Store { base, how: How::Set | How::Add, .. } => found.push(*base),
        _ => {}
    });
    found.sort_unstable();
    found.dedup();
    let outside = found.into_iter().filter(|v| !inside.contains(v));
    let outside = outside.map(|v| (v, kernel.storage(v)));
    outside.filter(|(_, storage)| !storage.is_seen_by_others()).collect()
}
