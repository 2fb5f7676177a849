//! Variables for values that a derivative uses again: the derivative of `exp(x)` is `exp(x)`, that of `tanh(x)` follows
//! from its value, and so on. If such a method is inside of an expression, its value is stored in a variable of its
//! own. The reverse sweep then finds the value in scope or on the tape, and does not evaluate the method a second time.

use proc_macro2::Ident;

use crate::analyse::Analysis;
use crate::ir::diagnostics::Diagnostics;
use crate::ir::names::Names;
use crate::ir::visit::{each_stmt, last_id, own_exprs};
use crate::ir::{
    Block, Expr, ExprId, ExprKind, Function, Kind, Place, Stmt, StmtKind, Var, VarId, table,
};

/// Names the values in `function`.
pub(crate) fn results(function: &mut Function, generics: &[Ident], names: &mut Names) {
    let mut wanted = Vec::new();
    // Errors in the function are reported by the final analysis.
    let analysis = Analysis::new(function, generics, true, &mut Diagnostics::default());
    each_stmt(&function.body, &mut |stmt| {
        // Code that may have side effects stays at its place, and so do all expressions that are evaluated before or
        // after it.
        let mut still = false;
        own_exprs(stmt, &mut |e| still |= matches!(e.kind, ExprKind::Opaque { .. }));
        own_exprs(stmt, &mut |e| {
            if !still
                && has_rule_by_result(e)
                && matches!(analysis.kind(e), Kind::Float(_))
                && analysis.varied(e)
            {
                wanted.push(e.id);
            }
        });
    });
    let next = last_id(&function.body);
    let kinds = |e: &Expr, vars: &[Var]| crate::ir::kinds::of_expr(e, vars, generics);
    let mut share = Share { wanted, next, vars: &mut function.vars, names, kinds: &kinds };
    share.block(&mut function.body, 0);
    function.settle(generics);
}

struct Share<'a> {
    wanted: Vec<ExprId>,
    next: ExprId,
    vars: &'a mut Vec<Var>,
    names: &'a mut Names,
    kinds: &'a dyn Fn(&Expr, &[Var]) -> Kind,
}

impl Share<'_> {
    fn block(&mut self, block: &mut Block, depth: usize) {
        for mut stmt in std::mem::take(&mut block.stmts) {
            let mut before = Vec::new();
            match &mut stmt.kind {
                StmtKind::Let { var, init: Some(e) } if self.vars[*var].view.is_none() => {
                    // The value of the whole expression has a name already.
                    self.parts(e, depth, &mut before);
                }
                StmtKind::Assign { value, .. } | StmtKind::Push { value, .. } => {
                    self.expr(value, depth, &mut before);
                }
                _ => stmt.each_block_mut(&mut |block| self.block(block, depth + 1)),
            }
            let span = stmt.span;
            let named = |(var, init)| Stmt::new(StmtKind::Let { var, init: Some(init) }, span);
            block.stmts.extend(before.into_iter().map(named));
            block.stmts.push(stmt);
        }
    }

    fn expr(&mut self, e: &mut Expr, depth: usize, before: &mut Vec<(VarId, Expr)>) {
        self.parts(e, depth, before);
        let ExprKind::Method { method, .. } = &e.kind else { return };
        if !self.wanted.contains(&e.id) {
            return;
        }
        let name = self.names.fresh(&method.to_string(), method.span());
        let kind = (self.kinds)(e, self.vars);
        let var = self.vars.len();
        self.vars.push(Var::hidden(name, kind, depth));
        self.next += 1;
        let read = ExprKind::Read(Place::var(var, e.span));
        let value = std::mem::replace(e, Expr { id: self.next, kind: read, span: e.span });
        before.push((var, value));
    }

    fn parts(&mut self, e: &mut Expr, depth: usize, before: &mut Vec<(VarId, Expr)>) {
        e.each_part_mut(&mut |e| self.expr(e, depth, before));
    }
}

fn has_rule_by_result(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Method { method, .. } => {
            table::rule(&method.to_string()).is_some_and(|rule| rule.by_result.is_some())
        }
        _ => false,
    }
}
