//! Values that may be infinite or NaN although the parameters are finite. An adjoint of zero stays zero beside them: a
//! branch that is not taken has no derivative, also if its partial derivative does not exist.

use super::activity::Active;
use super::ir::{Expr, ExprKind, Kernel, Op, Stmt, each_stmt};
use crate::ir::methods;

impl Active {
    /// Follows quotients, logarithms, roots and powers through the kernel.
    pub(crate) fn follow_wild(&mut self, kernel: &Kernel) {
        loop {
            let before = self.wild.len();
            each_stmt(&kernel.body, &mut |stmt| match stmt {
                Stmt::Let(var, e)
                | Stmt::Assign(var, e)
                | Stmt::Store { base: var, value: e, .. }
                    if self.is_wild(e) =>
                {
                    self.wild.insert(*var);
                }
                _ => {}
            });
            if self.wild.len() == before {
                return;
            }
        }
    }

    /// True if the value may be infinite or NaN.
    pub(crate) fn is_wild(&self, e: &Expr) -> bool {
        e.any(&mut |e| match &e.kind {
            ExprKind::Var(v) | ExprKind::Load(v, _) => self.wild.contains(v),
            ExprKind::Binary(Op::Div | Op::Rem, _, divisor) if e.ty.is_float() => {
                !matches!(divisor.kind, ExprKind::Literal(_))
            }
            ExprKind::Call(name, _) => e.ty.is_float() && methods::is_wild(name),
            _ => false,
        })
    }
}

/// `product`, a multiple of `seed`; zero if `seed` is, whatever the factor is.
pub(crate) fn strong(seed: &Expr, product: Expr) -> Expr {
    let zero = Expr::zero(seed.ty);
    let counts = Expr::binary(Op::Ne, seed.clone(), zero.clone());
    Expr { ty: seed.ty, kind: ExprKind::If(Box::new(counts), Box::new(product), Box::new(zero)) }
}
