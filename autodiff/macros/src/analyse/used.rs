//! Variables on which a result depends in every branch. The adjoint of any other variable may be exactly zero and must
//! then stay zero. The adjoint of these variables is zero only by coincidence.

use std::collections::{HashMap, HashSet};

use super::Analysis;
use super::mutations::has_elements;
use crate::ir::visit::{each_expr, own_exprs};
use crate::ir::{
    Activity, Block, Expr, ExprKind, Function, Kind, Role, Stmt, StmtKind, VarId, methods,
};

/// One read of a variable, with the branches and loops around it and the operation that uses it.
struct Use {
    read: VarId,
    path: Vec<usize>,
    by: Vec<VarId>,
}

/// The branches and loops around statements and around declarations.
#[derive(Default)]
struct Uses {
    all: Vec<Use>,
    declared: Vec<(VarId, Vec<usize>)>,
    /// Number of times that each variable is set. `replaced` contains the variables with a value that may be replaced
    /// before it is read.
    set: HashMap<VarId, usize>,
    replaced: HashSet<VarId>,
}

impl Uses {
    /// True if a value of the variable may be replaced before it is read.
    fn is_replaced(&self, var: VarId) -> bool {
        self.replaced.contains(&var) || self.set.get(&var).is_some_and(|&times| times > 1)
    }
}

impl Analysis<'_> {
    pub(super) fn record_used(&mut self, f: &Function) {
        let mut uses = Uses::default();
        self.uses_in(&f.body, &mut vec![], &mut uses);
        let outputs = f.vars.iter().enumerate().filter(|(_, v)| {
            matches!(v.role, Role::Param(a) if a != Activity::Const) && v.kind.is_mutable_ref()
        });
        let outputs = outputs.map(|(var, _)| var).chain(f.result);
        self.used = outputs.filter(|&var| !uses.is_replaced(var)).collect();
        loop {
            let before = self.used.len();
            for u in &uses.all {
                let declared = uses.declared.iter().find(|(var, _)| *var == u.read);
                let always = declared.is_none_or(|(_, path)| path.starts_with(&u.path));
                if always
                    && !uses.is_replaced(u.read)
                    && u.by.iter().any(|by| self.used.contains(by))
                {
                    self.used.insert(u.read);
                }
            }
            if self.used.len() == before {
                return;
            }
        }
    }

    /// True if a result depends on the value that `stmt` computes, whichever branches are taken.
    pub(crate) fn is_surely_used(&self, stmt: &Stmt) -> bool {
        let mut selects = false;
        own_exprs(stmt, &mut |e| {
            selects |= matches!(&e.kind, ExprKind::Method { method, .. }
                if methods::selects(&method.to_string()));
        });
        !selects && self.targets(stmt).iter().any(|var| self.used.contains(var))
    }

    fn targets(&self, stmt: &Stmt) -> Vec<VarId> {
        match &stmt.kind {
            StmtKind::Let { var, .. } => vec![*var],
            StmtKind::Assign { place, .. } | StmtKind::Push { place, .. } => vec![self.root(place)],
            StmtKind::Call { result, call } => {
                let written = call.args.iter().enumerate().filter_map(|(i, arg)| match &arg.kind {
                    ExprKind::Read(place) | ExprKind::Borrow { place, .. }
                        if self.is_mutable_argument_of(call, i) =>
                    {
                        Some(self.root(place))
                    }
                    _ => None,
                });
                result.iter().copied().chain(written).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Notes the variables that `stmt` sets. (An element is assumed to be a different one in each iteration of a loop.)
    fn note_set(&self, stmt: &Stmt, path: &[usize], uses: &mut Uses) {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(init) } if self.varied(init) => {
                *uses.set.entry(*var).or_default() += 1;
            }
            StmtKind::Assign { place, op: None, .. } => {
                let root = self.root(place);
                *uses.set.entry(root).or_default() += 1;
                let declared = uses.declared.iter().find(|(var, _)| *var == root);
                let around = declared.map_or(0, |(_, path)| path.len());
                let looped = path.iter().skip(around).any(|at| self.depths.contains_key(&(at / 2)));
                if looped && !has_elements(place) {
                    uses.replaced.insert(root);
                }
            }
            StmtKind::Swap { a, b } => uses.replaced.extend([self.root(a), self.root(b)]),
            StmtKind::Pop { place } => {
                uses.replaced.insert(self.root(place));
            }
            StmtKind::Call { result, .. } => {
                let targets = self.targets(stmt).into_iter();
                uses.replaced.extend(targets.filter(|var| Some(*var) != *result));
            }
            _ => {}
        }
    }

    fn uses_in(&self, block: &Block, path: &mut Vec<usize>, uses: &mut Uses) {
        for stmt in &block.stmts {
            let targets = self.targets(stmt);
            self.note_set(stmt, path, uses);
            if let StmtKind::Let { var, .. } | StmtKind::Call { result: Some(var), .. } = &stmt.kind
            {
                uses.declared.push((*var, path.clone()));
            }
            let values = match &stmt.kind {
                StmtKind::Let { init: Some(e), .. }
                | StmtKind::Assign { value: e, .. }
                | StmtKind::Push { value: e, .. } => std::slice::from_ref(e),
                StmtKind::Call { call, .. } => &call.args,
                _ => &[],
            };
            for read in values.iter().flat_map(|e| self.surely_read(e)) {
                uses.all.push(Use { read, path: path.clone(), by: targets.clone() });
            }
            for (i, inner) in stmt.blocks().into_iter().enumerate() {
                let scope = matches!(stmt.kind, StmtKind::Scope(_));
                path.extend((!scope).then_some(2 * stmt.pos + i.min(1)));
                self.uses_in(inner, path, uses);
                if !scope {
                    path.pop();
                }
            }
        }
    }

    /// The variables in `e` on which its value always depends. Variables in indices or in arguments of `max` and similar
    /// functions do not count.
    fn surely_read(&self, e: &Expr) -> HashSet<VarId> {
        let mut read = HashSet::new();
        let mut chosen = HashSet::new();
        each_expr(e, &mut |e| match &e.kind {
            ExprKind::Read(place) | ExprKind::Borrow { place, .. }
                if !matches!(self.kind(e).value(), Kind::Discrete) =>
            {
                read.insert(self.root(place));
            }
            ExprKind::Method { receiver, method, args, .. }
                if methods::selects(&method.to_string()) =>
            {
                for e in std::iter::once(&**receiver).chain(args) {
                    each_expr(e, &mut |e| {
                        if let ExprKind::Read(place) = &e.kind {
                            chosen.insert(self.root(place));
                        }
                    });
                }
            }
            _ => {}
        });
        read.retain(|var| !chosen.contains(var));
        read
    }
}
