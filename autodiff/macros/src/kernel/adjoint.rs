//! Adjoints of expressions: `seed` times the partial derivative goes to the shadow of each operand.

use std::collections::HashSet;

use super::activity::Active;
use super::formula;
use super::ir::{Block, Expr, ExprKind, How, Kernel, Op, Stmt, Storage, VarId};
use super::shuffles;
use super::wild::strong;
use crate::ir::methods;

/// The state that adjoints of expressions need.
pub(crate) struct Adjoints<'a> {
    pub kernel: &'a mut Kernel,
    pub active: &'a Active,
    /// Buffers whose elements are proven to belong to one thread each.
    pub apart: &'a HashSet<VarId>,
}

impl Adjoints<'_> {
    /// A name for a value that is used more than once.
    pub(crate) fn bind(&mut self, name: &str, e: Expr, out: &mut Block) -> Expr {
        let negative = matches!(&e.kind, ExprKind::Negate(inner) if inner.is_simple());
        if e.is_simple() || negative {
            return e;
        }
        let ty = e.ty;
        let id = self.kernel.add(name, Storage::Number(ty), false);
        out.push(Stmt::Let(id, e));
        Expr::var(ty, id)
    }

    /// Adds the adjoint of `e` to `out`.
    pub(crate) fn adjoint(&mut self, e: &Expr, seed: Expr, out: &mut Block) -> syn::Result<()> {
        if !self.active.carries(e) {
            return Ok(());
        }
        match &e.kind {
            ExprKind::Var(v) => {
                let shadow = self.active.shadows[v];
                let sum = Expr::binary(Op::Add, Expr::var(e.ty, shadow), seed);
                out.push(Stmt::Assign(shadow, sum));
            }
            ExprKind::Load(base, at) => {
                let how = match self.kernel.storage(*base) {
                    Storage::Global(_) if !self.apart.contains(base) => How::AtomicAdd,
                    Storage::Shared(..) => How::AtomicAdd,
                    _ => How::Add,
                };
                let base = self.active.shadows[base];
                out.push(Stmt::Store { base, at: (**at).clone(), value: seed, how });
            }
            ExprKind::Negate(inner) => self.adjoint(inner, seed.negate(), out)?,
            ExprKind::Cast(inner) => self.adjoint(inner, seed.cast(inner.ty), out)?,
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b, seed, out)?,
            ExprKind::If(c, a, b) => {
                let seed = self.bind("seed", seed, out);
                let (mut yes, mut no) = (Vec::new(), Vec::new());
                self.adjoint(a, seed.clone(), &mut yes)?;
                self.adjoint(b, seed, &mut no)?;
                out.push(Stmt::If((**c).clone(), yes, no));
            }
            ExprKind::Call(name, args) => {
                let seed = self.bind("seed", seed, out);
                let wild = methods::is_singular(name)
                    || !methods::is_exact(name) && self.active.is_wild(e);
                for (which, arg) in args.iter().enumerate() {
                    if self.active.carries(arg) {
                        let partial = formula::partial(self.kernel, name, args, which, out)?;
                        self.adjoint(arg, product(&seed, partial, wild), out)?;
                    }
                }
            }
            ExprKind::Shuffle(which, value, by) => {
                let seed = self.bind("seed", seed, out);
                let seed = shuffles::adjoint(self.kernel, *which, &seed, by, out);
                self.adjoint(value, seed, out)?;
            }
            ExprKind::Literal(_) | ExprKind::Intrinsic(_) => {}
        }
        Ok(())
    }

    fn binary(
        &mut self,
        op: Op,
        a: &Expr,
        b: &Expr,
        seed: Expr,
        out: &mut Block,
    ) -> syn::Result<()> {
        let seed = self.bind("seed", seed, out);
        match op {
            Op::Add => {
                self.adjoint(a, seed.clone(), out)?;
                self.adjoint(b, seed, out)
            }
            Op::Sub => {
                self.adjoint(a, seed.clone(), out)?;
                self.adjoint(b, seed.negate(), out)
            }
            Op::Mul => {
                let (by_a, by_b) = (self.active.is_wild(b), self.active.is_wild(a));
                self.adjoint(a, product(&seed, b.clone(), by_a), out)?;
                self.adjoint(b, product(&seed, a.clone(), by_b), out)
            }
            Op::Div => {
                let part = Expr::binary(Op::Div, seed.clone(), b.clone());
                if let ExprKind::Literal(_) = b.kind {
                    return self.adjoint(a, part, out);
                }
                // With the quotient, the derivative by the divisor takes one division.
                let part = self.bind("part", strong(&seed, part), out);
                self.adjoint(a, part.clone(), out)?;
                let quotient = Expr::binary(Op::Div, a.clone(), b.clone());
                self.adjoint(b, product(&part, quotient.negate(), true), out)
            }
            Op::Rem => {
                self.adjoint(a, seed.clone(), out)?;
                if !self.active.carries(b) {
                    return Ok(());
                }
                let slope = formula::partial(self.kernel, "rem", &[a.clone(), b.clone()], 1, out)?;
                self.adjoint(b, product(&seed, slope, true), out)
            }
            _ => Ok(()),
        }
    }
}

/// `seed * factor`; a seed of zero stays zero if the factor may be infinite or NaN.
fn product(seed: &Expr, factor: Expr, wild: bool) -> Expr {
    let product = Expr::binary(Op::Mul, seed.clone(), factor);
    if wild { strong(seed, product) } else { product }
}
