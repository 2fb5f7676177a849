//! The tape of a thread: a stack for each type of values, in a local array or in a buffer `[pass][thread]`.

use std::collections::BTreeMap;

use super::ir::{Block, Expr, ExprKind, How, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, VarId};

/// Largest stack that is a local array, in values.
const LOCAL: u64 = 64;

/// One stack.
struct Stack {
    memory: VarId,
    top: VarId,
    /// Largest number of values, if it is known: literals and parameters only.
    length: Option<Expr>,
}

/// The stacks, by the type of their values.
#[derive(Default)]
pub(crate) struct Stacks {
    stacks: BTreeMap<Scalar, Stack>,
    /// Trip counts of the loops around the statement that is being reversed; none if not known.
    pub loops: Vec<Option<Expr>>,
}

/// `true` and `false` are stored as 1 and 0.
fn stored(ty: Scalar) -> Scalar {
    if ty == Scalar::Bool { Scalar::U32 } else { ty }
}

impl Stacks {
    fn stack(&mut self, kernel: &mut Kernel, ty: Scalar) -> &mut Stack {
        self.stacks.entry(ty).or_insert_with(|| {
            // The storage is decided when the length is known.
            let memory = kernel.add(&format!("tape_{}", ty.rust()), Storage::Global(ty), true);
            let top = kernel.add(&format!("top_{}", ty.rust()), Storage::Number(Scalar::U32), true);
            Stack { memory, top, length: Some(Expr::literal(Scalar::U32, "0")) }
        })
    }

    /// Stores a value.
    pub(crate) fn push(&mut self, kernel: &mut Kernel, value: Expr, out: &mut Block) {
        let count = self.loops.iter().cloned().reduce(|a, b| Some(times(a?, b?)));
        let count = count.unwrap_or_else(|| Some(Expr::literal(Scalar::U32, "1")));
        let stack = self.stack(kernel, stored(value.ty));
        stack.length = stack.length.take().and_then(|length| Some(plus(length, count?)));
        let (memory, top) = (stack.memory, stack.top);
        let value = value.cast(stored_type(kernel, memory));
        out.push(Stmt::Store {
            base: memory,
            at: Expr::var(Scalar::U32, top),
            value,
            how: How::Set,
        });
        out.push(step(top, Op::Add));
    }

    /// Takes the last value.
    pub(crate) fn pop(&mut self, kernel: &mut Kernel, ty: Scalar, out: &mut Block) -> Expr {
        let stack = self.stack(kernel, stored(ty));
        let (memory, top) = (stack.memory, stack.top);
        out.push(step(top, Op::Sub));
        let value = Expr::load(stored(ty), memory, Expr::var(Scalar::U32, top));
        if ty == Scalar::Bool {
            return Expr::binary(Op::Ne, value, Expr::literal(Scalar::U32, "0"));
        }
        value
    }

    /// Declares the stacks: returns the statements for the begin of the kernel, the buffers that became parameters and
    /// the number of values of a thread, if the parameters determine it.
    pub(crate) fn declare(self, kernel: &mut Kernel) -> (Block, Vec<VarId>, Option<Expr>) {
        let (mut begin, mut buffers) = (Vec::new(), Vec::new());
        let mut longest = Some(Expr::literal(Scalar::U32, "0"));
        for (ty, stack) in self.stacks {
            begin.push(Stmt::Let(stack.top, Expr::literal(Scalar::U32, "0")));
            let local = stack.length.as_ref().and_then(number).filter(|n| *n <= LOCAL);
            if let Some(len) = local {
                kernel.vars[stack.memory].storage = Storage::Array(ty, len.max(1) as usize);
                begin.push(Stmt::Let(stack.memory, Expr::zero(ty)));
                continue;
            }
            longest = longest.and_then(|longest| Some(largest(longest, stack.length?)));
            kernel.vars[stack.memory].param = true;
            buffers.push(stack.memory);
        }
        (begin, buffers, longest)
    }
}

fn stored_type(kernel: &Kernel, memory: VarId) -> Scalar {
    kernel.storage(memory).element()
}

/// `top += 1` or `top -= 1`.
fn step(top: VarId, op: Op) -> Stmt {
    let one = Expr::literal(Scalar::U32, "1");
    Stmt::Assign(top, Expr::binary(op, Expr::var(Scalar::U32, top), one))
}

/// The value of a literal.
pub(crate) fn number(e: &Expr) -> Option<u64> {
    match &e.kind {
        ExprKind::Literal(digits) => digits.parse().ok(),
        _ => None,
    }
}

fn folded(op: Op, a: Expr, b: Expr, fold: fn(u64, u64) -> u64) -> Expr {
    match (number(&a), number(&b)) {
        (Some(m), Some(n)) => Expr::literal(Scalar::U32, &fold(m, n).to_string()),
        _ => Expr::binary(op, a, b),
    }
}

fn plus(a: Expr, b: Expr) -> Expr {
    if number(&a) == Some(0) { b } else { folded(Op::Add, a, b, u64::saturating_add) }
}

fn times(a: Expr, b: Expr) -> Expr {
    if number(&a) == Some(1) { b } else { folded(Op::Mul, a, b, u64::saturating_mul) }
}

fn largest(a: Expr, b: Expr) -> Expr {
    if number(&a) == Some(0) {
        return b;
    }
    Expr { ty: Scalar::U32, kind: ExprKind::Call("max", vec![a, b]) }
}

/// The number of passes of a loop, if literals and parameters determine it.
pub(crate) fn trips(kernel: &Kernel, low: &Expr, high: &Expr) -> Option<Expr> {
    let known = |e: &Expr| {
        !e.any(&mut |e| match &e.kind {
            ExprKind::Var(v) => !kernel.vars[*v].param,
            // The launch computes the length even if no thread reaches the loop: a divisor may be zero then.
            ExprKind::Binary(op, ..) => !matches!(op, Op::Add | Op::Sub | Op::Mul),
            ExprKind::Literal(_) | ExprKind::Cast(_) => false,
            _ => true,
        })
    };
    if !known(low) || !known(high) {
        return None;
    }
    if let (Some(low), Some(high)) = (number(low), number(high)) {
        return Some(Expr::literal(Scalar::U32, &high.saturating_sub(low).to_string()));
    }
    let (low, high) = (&saturated(low), &saturated(high));
    let some = Expr::binary(Op::Gt, high.clone(), low.clone());
    let zero = Expr::zero(high.ty);
    let count = if number(low) == Some(0) {
        high.clone()
    } else {
        Expr::binary(Op::Sub, high.clone(), low.clone())
    };
    let count =
        Expr { ty: high.ty, kind: ExprKind::If(Box::new(some), Box::new(count), Box::new(zero)) };
    Some(count.cast(Scalar::U32))
}

/// The bound with 0 in place of unsigned differences below it, which occur where no thread reaches the loop: `n - 1`
/// for `n = 0` would be a tape of 2³² values.
fn saturated(e: &Expr) -> Expr {
    let kind = match &e.kind {
        ExprKind::Binary(op, a, b) => {
            let (a, b) = (saturated(a), saturated(b));
            let difference = Expr::binary(*op, a.clone(), b.clone());
            if *op != Op::Sub || !e.ty.is_unsigned() {
                return difference;
            }
            let is_natural = Expr::binary(Op::Gt, a, b);
            let zero = Expr::zero(e.ty);
            ExprKind::If(Box::new(is_natural), Box::new(difference), Box::new(zero))
        }
        ExprKind::Cast(inner) => ExprKind::Cast(Box::new(saturated(inner))),
        kind => kind.clone(),
    };
    Expr { ty: e.ty, kind }
}

/// The place of a thread's values in a buffer: `top * threads + rank`. Returns the statements before, and the two variables.
pub(crate) fn spread(
    kernel: &mut Kernel,
    buffers: &[VarId],
    body: &mut Block,
) -> (Block, Option<[VarId; 2]>) {
    if buffers.is_empty() {
        return (Vec::new(), None);
    }
    let wide = |i: Intrinsic| Expr::intrinsic(i).cast(Scalar::U64);
    let product = |a, b| Expr::binary(Op::Mul, a, b);
    let sum = |a, b| Expr::binary(Op::Add, a, b);
    let width = |n| product(wide(Intrinsic::GridDim(n)), wide(Intrinsic::BlockDim(n)));
    let at = |n| {
        sum(
            product(wide(Intrinsic::BlockIdx(n)), wide(Intrinsic::BlockDim(n))),
            wide(Intrinsic::ThreadIdx(n)),
        )
    };
    let rank = sum(at(0), product(width(0), sum(at(1), product(width(1), at(2)))));
    let threads = product(product(width(0), width(1)), width(2));
    let (rank, threads) =
        if kernel.is_one_dimensional() { (at(0), width(0)) } else { (rank, threads) };
    let number = |kernel: &mut Kernel, name| kernel.add(name, Storage::Number(Scalar::U64), false);
    let (rank_id, threads_id) = (number(kernel, "rank"), number(kernel, "threads"));
    let (rank_value, threads_value) =
        (Expr::var(Scalar::U64, rank_id), Expr::var(Scalar::U64, threads_id));
    let place = |top: &Expr| {
        sum(product(top.clone().cast(Scalar::U64), threads_value.clone()), rank_value.clone())
    };
    rewrite(body, buffers, &place);
    (vec![Stmt::Let(rank_id, rank), Stmt::Let(threads_id, threads)], Some([rank_id, threads_id]))
}

/// Rewrites the indices into the buffers.
fn rewrite(block: &mut Block, buffers: &[VarId], place: &dyn Fn(&Expr) -> Expr) {
    for stmt in block {
        match stmt {
            Stmt::Let(_, e) | Stmt::Assign(_, e) => rewrite_expr(e, buffers, place),
            Stmt::Store { base, at, value, .. } => {
                rewrite_expr(value, buffers, place);
                if buffers.contains(base) {
                    *at = place(at);
                }
            }
            Stmt::If(_, yes, no) => {
                rewrite(yes, buffers, place);
                rewrite(no, buffers, place);
            }
            Stmt::For { body, .. } | Stmt::While(_, body) => rewrite(body, buffers, place),
            Stmt::Shared(_) | Stmt::Sync(_) => {}
        }
    }
}

fn rewrite_expr(e: &mut Expr, buffers: &[VarId], place: &dyn Fn(&Expr) -> Expr) {
    match &mut e.kind {
        ExprKind::Load(base, at) if buffers.contains(base) => **at = place(at),
        // A stored `bool` is compared with 0.
        ExprKind::Binary(_, a, _) => rewrite_expr(a, buffers, place),
        _ => {}
    }
}
