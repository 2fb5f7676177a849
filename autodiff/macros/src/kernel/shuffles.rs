//! Exchange of values between the threads of a warp: `shfl_down`, `shfl_up` and `shfl_xor`.
//!
//! A shuffle is the whole value of a `let` or of an assignment. All threads of a block reach it together, as a barrier.

use syn::spanned::Spanned;

use super::ir::{Block, Expr, ExprKind, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, each_stmt};
use super::parse::{Parser, Result, refuse};

/// The thread that a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shuffle {
    /// From the thread whose number is larger by the distance.
    Down,
    /// From the thread whose number is smaller by the distance.
    Up,
    /// From the thread whose number has the bits of the mask flipped.
    Xor,
}

impl Shuffle {
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "shfl_down" => Some(Self::Down),
            "shfl_up" => Some(Self::Up),
            "shfl_xor" => Some(Self::Xor),
            _ => None,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Down => "shfl_down",
            Self::Up => "shfl_up",
            Self::Xor => "shfl_xor",
        }
    }
}

impl Parser {
    /// `shfl_down(value, distance)` as the value of a new variable.
    pub(crate) fn shuffle(
        &mut self,
        call: &syn::ExprCall,
        which: Shuffle,
        hint: Option<Scalar>,
    ) -> Result<Expr> {
        let name = which.name();
        let [value, by] = &call.args.iter().collect::<Vec<_>>()[..] else {
            return refuse(call, format!("write `{name}(value, {})`", operand(which)));
        };
        let ty = self.infer(value).or(hint);
        let value = self.expr(value, ty)?;
        if value.ty == Scalar::Bool {
            return refuse(
                call,
                format!("`{name}` exchanges numbers; convert the `bool` by `as u32`"),
            );
        }
        let at = by;
        let by = self.expr(by, Some(Scalar::U32))?;
        self.same(at, Scalar::U32, by.ty)?;
        let by = self.stable(at, operand(which), by)?;
        let ty = value.ty;
        let id = self.fresh("other", Storage::Number(ty), false, call.func.span());
        let kind = ExprKind::Shuffle(which, Box::new(value), Box::new(by));
        self.emit(call, Stmt::Let(id, Expr { ty, kind }))?;
        Ok(Expr::var(ty, id))
    }
}

fn operand(which: Shuffle) -> &'static str {
    if which == Shuffle::Xor { "mask" } else { "distance" }
}

/// True if threads exchange values.
pub(crate) fn has_shuffles(kernel: &Kernel) -> bool {
    let mut found = false;
    each_stmt(&kernel.body, &mut |stmt| {
        let mut exprs = stmt.exprs().into_iter();
        found |= exprs.any(|e| matches!(e.kind, ExprKind::Shuffle(..)));
    });
    found
}

/// The number of the thread in its warp.
fn lane() -> Expr {
    let i = Expr::intrinsic;
    let (product, sum) = (|a, b| Expr::binary(Op::Mul, a, b), |a, b| Expr::binary(Op::Add, a, b));
    let plane = product(i(Intrinsic::BlockDim(1)), i(Intrinsic::ThreadIdx(2)));
    let row = product(i(Intrinsic::BlockDim(0)), sum(i(Intrinsic::ThreadIdx(1)), plane));
    Expr::binary(Op::Rem, sum(i(Intrinsic::ThreadIdx(0)), row), Expr::count(32))
}

/// The adjoint of the operand of a shuffle whose value has the adjoint `seed`: the adjoint of the thread that took this
/// thread's value, and the own one if this thread took its own.
pub(crate) fn adjoint(
    kernel: &mut Kernel,
    which: Shuffle,
    seed: &Expr,
    by: &Expr,
    out: &mut Block,
) -> Expr {
    let ty = seed.ty;
    let back = match which {
        Shuffle::Down => Shuffle::Up,
        Shuffle::Up => Shuffle::Down,
        Shuffle::Xor => Shuffle::Xor,
    };
    let id = kernel.add("taken", Storage::Number(ty), false);
    let kind = ExprKind::Shuffle(back, Box::new(seed.clone()), Box::new(by.clone()));
    out.push(Stmt::Let(id, Expr { ty, kind }));
    let taken = Expr::var(ty, id);
    if which == Shuffle::Xor {
        return taken;
    }
    let lane_id = kernel.add("lane", Storage::Number(Scalar::U32), false);
    out.push(Stmt::Let(lane_id, lane()));
    let lane = Expr::var(Scalar::U32, lane_id);
    let choice = |c: Expr, value: Expr| {
        let zero = Box::new(Expr::zero(ty));
        Expr { ty, kind: ExprKind::If(Box::new(c), Box::new(value), zero) }
    };
    let beyond =
        Expr::binary(Op::Ge, Expr::binary(Op::Add, lane.clone(), by.clone()), Expr::count(32));
    let below = Expr::binary(Op::Lt, lane.clone(), by.clone());
    let (gives, keeps) = if which == Shuffle::Down {
        (Expr::binary(Op::Ge, lane, by.clone()), beyond)
    } else {
        let within = Expr::binary(Op::Add, lane, by.clone());
        (Expr::binary(Op::Lt, within, Expr::count(32)), below)
    };
    Expr::binary(Op::Add, choice(gives, taken), choice(keeps, seed.clone()))
}
