//! Shadows of a reverse derivative: its parameters, and arrays that the threads of a block set to zero.

use super::activity::Active;
use super::ir::{Block, Expr, How, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, VarId};

/// A number that is active, the sum of its adjoints in this thread, the buffer that all threads add to.
pub(crate) struct Sum {
    pub local: VarId,
    pub total: VarId,
}

/// Adds the shadows of parameters and variables.
pub(crate) fn shadows(kernel: &mut Kernel, active: &mut Active) -> Vec<Sum> {
    let mut sums = Vec::new();
    let mut params = Vec::new();
    for param in std::mem::take(&mut kernel.params) {
        params.push(param);
        if !active.contains(param) {
            continue;
        }
        let (name, storage) = (format!("d_{}", kernel.vars[param].name), kernel.storage(param));
        let shadow = kernel.add(&name, Storage::Global(storage.element()), true);
        kernel.vars[shadow].param = true;
        params.push(shadow);
        if let Storage::Number(_) = storage {
            let local = kernel.add(&format!("{name}_here"), storage, true);
            sums.push(Sum { local, total: shadow });
            active.shadows.insert(param, local);
        } else {
            active.shadows.insert(param, shadow);
        }
    }
    kernel.params = params;
    for var in 0..kernel.vars.len() {
        if active.contains(var) && !active.shadows.contains_key(&var) {
            let (name, storage) = (format!("d_{}", kernel.vars[var].name), kernel.storage(var));
            let shadow = kernel.add(&name, storage, true);
            active.shadows.insert(var, shadow);
        }
    }
    sums
}

/// Declares the shadow of a shared array. The threads of the block set its elements to zero, each some of them.
pub(crate) fn zeroed(kernel: &mut Kernel, shadow: VarId) -> Block {
    let Storage::Shared(ty, len) = kernel.storage(shadow) else { return Vec::new() };
    let at = kernel.add("at", Storage::Number(Scalar::U32), true);
    let i = Expr::intrinsic;
    let (product, sum) = (|a, b| Expr::binary(Op::Mul, a, b), |a, b| Expr::binary(Op::Add, a, b));
    let plane = product(i(Intrinsic::BlockDim(1)), i(Intrinsic::ThreadIdx(2)));
    let row = product(i(Intrinsic::BlockDim(0)), sum(i(Intrinsic::ThreadIdx(1)), plane));
    let first = sum(i(Intrinsic::ThreadIdx(0)), row);
    let here = Expr::var(Scalar::U32, at);
    let threads = product(i(Intrinsic::BlockDim(0)), i(Intrinsic::BlockDim(1)));
    let threads = product(threads, i(Intrinsic::BlockDim(2)));
    let zero = Expr::zero(ty);
    let body = vec![
        Stmt::Store { base: shadow, at: here.clone(), value: zero, how: How::Set },
        Stmt::Assign(at, sum(here.clone(), threads)),
    ];
    let more = Expr::binary(Op::Lt, here, Expr::count(len));
    vec![Stmt::Shared(shadow), Stmt::Let(at, first), Stmt::While(more, body)]
}
