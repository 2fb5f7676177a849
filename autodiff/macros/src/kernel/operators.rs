//! Operators and the types of their operands.

use syn::spanned::Spanned;

use super::ir::{Expr, Op, Scalar};
use super::parse::{Parser, Result, refuse};

impl Parser {
    /// An operation whose operands have fitting types.
    pub(crate) fn operate(
        &self,
        at: &impl Spanned,
        op: Op,
        left: Expr,
        right: Expr,
    ) -> Result<Expr> {
        let (l, r) = (left.ty, right.ty);
        let fits = match op {
            Op::Shl | Op::Shr => l.is_integer() && r.is_integer(),
            Op::And | Op::Or => l == Scalar::Bool && r == l,
            Op::Eq | Op::Ne => l == r,
            _ if op.is_bitwise() => l == r && !l.is_float(),
            _ => l == r && l != Scalar::Bool,
        };
        if !fits {
            let (l, r) = (l.rust(), r.rust());
            return refuse(
                at,
                format!(
                    "`{}` between {l} and {r}; convert one side by `as`, nothing is converted in silence",
                    op.text()
                ),
            );
        }
        Ok(Expr::binary(op, left, right))
    }
}

/// True for `+=` and its kind.
pub(crate) fn compound(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(op, AddAssign(_) | SubAssign(_) | MulAssign(_) | DivAssign(_) | RemAssign(_))
        || matches!(op, BitAndAssign(_) | BitOrAssign(_) | BitXorAssign(_))
        || matches!(op, ShlAssign(_) | ShrAssign(_))
}

/// The operator, also of a compound assignment.
pub(crate) fn operator(op: &syn::BinOp) -> Option<Op> {
    use syn::BinOp::*;
    Some(match op {
        Add(_) | AddAssign(_) => Op::Add,
        Sub(_) | SubAssign(_) => Op::Sub,
        Mul(_) | MulAssign(_) => Op::Mul,
        Div(_) | DivAssign(_) => Op::Div,
        Rem(_) | RemAssign(_) => Op::Rem,
        And(_) => Op::And,
        Or(_) => Op::Or,
        BitAnd(_) | BitAndAssign(_) => Op::BitAnd,
        BitOr(_) | BitOrAssign(_) => Op::BitOr,
        BitXor(_) | BitXorAssign(_) => Op::BitXor,
        Shl(_) | ShlAssign(_) => Op::Shl,
        Shr(_) | ShrAssign(_) => Op::Shr,
        Eq(_) => Op::Eq,
        Ne(_) => Op::Ne,
        Lt(_) => Op::Lt,
        Le(_) => Op::Le,
        Gt(_) => Op::Gt,
        Ge(_) => Op::Ge,
        _ => return None,
    })
}
