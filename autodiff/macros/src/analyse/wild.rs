//! Values that may be infinite or NaN although the parameters are finite: quotients, logarithms, roots, powers (unless
//! `lower_bounds.rs` shows that they are finite), and values computed from them. Only a product with such a value needs
//! the check that a zero adjoint stays zero. So sums and products of inputs, as in matrix products, need no check.

use super::Analysis;
use crate::ir::visit::{each_expr, each_stmt};
use crate::ir::{Block, Expr, ExprKind, Stmt, StmtKind, methods};

impl Analysis<'_> {
    /// True if `e` may be infinite or NaN.
    pub(crate) fn is_wild(&self, e: &Expr) -> bool {
        if self.kind(e).is_discrete() {
            return false;
        }
        let mut wild = false;
        each_expr(e, &mut |e| {
            wild |= match &e.kind {
                ExprKind::Read(place) | ExprKind::Borrow { place, .. } => {
                    self.wild.contains(&self.root(place))
                }
                ExprKind::Binary(_, syn::BinOp::Div(_) | syn::BinOp::Rem(_), divisor) => {
                    !self.is_far_from_zero(divisor)
                }
                ExprKind::Method { method, .. } => {
                    methods::is_wild(&method.to_string())
                        && !self.is_finite_method(e)
                        && !self.is_finite_root(e)
                }
                ExprKind::Opaque { .. } => true,
                _ => false,
            };
        });
        wild
    }

    pub(super) fn record_wild(&mut self, body: &Block) {
        loop {
            let before = self.wild.len();
            each_stmt(body, &mut |s| self.spread_wild(s));
            if self.wild.len() == before {
                return;
            }
        }
    }

    fn spread_wild(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let { var, init: Some(e) } if self.is_wild(e) => {
                self.wild.insert(*var);
            }
            StmtKind::Assign { place, op, value } => {
                let divides = matches!(op, Some(syn::BinOp::Div(_) | syn::BinOp::Rem(_)))
                    && !self.is_positive(value);
                if divides || self.is_wild(value) {
                    self.wild.insert(self.root(place));
                }
            }
            StmtKind::Push { place, value } if self.is_wild(value) => {
                self.wild.insert(self.root(place));
            }
            StmtKind::Call { result, call } => {
                self.wild.extend(result);
                for (i, arg) in call.args.iter().enumerate() {
                    if let ExprKind::Read(place) | ExprKind::Borrow { place, .. } = &arg.kind
                        && self.is_mutable_argument_of(call, i)
                    {
                        self.wild.insert(self.root(place));
                    }
                }
            }
            StmtKind::Swap { a, b } => {
                let roots = [self.root(a), self.root(b)];
                if roots.iter().any(|root| self.wild.contains(root)) {
                    self.wild.extend(roots);
                }
            }
            StmtKind::Match { scrutinee, arms } if self.is_wild(scrutinee) => {
                self.wild.extend(arms.iter().flat_map(|arm| &arm.vars));
            }
            _ => {}
        }
    }
}
