//! Proofs that different threads use different elements of a buffer, whatever they do with them.

use std::collections::HashMap;

use super::activity::Active;
use super::ir::{
    Block, Expr, ExprKind, How, Intrinsic, Kernel, Op, Scalar, Stmt, Storage, VarId, each_stmt,
};
use super::print_rust::readable;
use crate::analyse::affine::{Bounds, Poly, Span, disjoint};

/// The symbol that stands for the thread's number.
const THREAD: &str = "thread";

/// The outcome for one buffer.
pub(crate) struct Proof {
    pub buffer: VarId,
    pub apart: bool,
    /// The reason, for readers.
    pub text: String,
}

/// A use of an element: the index, and the loops around it.
struct Access {
    at: Expr,
    span: Option<Span>,
    reads: bool,
}

/// A proof, or its failure, for each active buffer whose elements are read.
pub(crate) fn proofs(kernel: &Kernel, active: &Active) -> Vec<Proof> {
    let mut collect =
        Collect { kernel, lets: HashMap::new(), loops: Vec::new(), found: HashMap::new() };
    each_stmt(&kernel.body, &mut |stmt| {
        if let Stmt::Let(var, e) = stmt
            && !kernel.vars[*var].mutable
        {
            collect.lets.insert(*var, e.clone());
        }
    });
    collect.block(&kernel.body);
    let params = kernel.params.iter().filter(|p| active.contains(**p));
    let read = params.filter_map(|p| Some((*p, collect.found.get(p)?)));
    let read = read.filter(|(_, accesses)| accesses.iter().any(|a| a.reads));
    read.map(|(p, accesses)| judge(kernel, p, accesses)).collect()
}

fn judge(kernel: &Kernel, buffer: VarId, accesses: &[Access]) -> Proof {
    let spans: Option<Vec<_>> = accesses.iter().map(|a| a.span.clone()).collect();
    let apart = spans.is_some_and(|spans| disjoint(&spans, THREAD, &[]));
    let mut indices: Vec<_> = accesses.iter().map(|a| readable(kernel, &a.at)).collect();
    indices.dedup();
    let (name, indices) = (&kernel.vars[buffer].name, indices.join(", "));
    let text = if apart {
        format!(
            "no two threads use the same element of `{name}` (indices {indices}): the derivative adds without atomics; it \
             assumes that index arithmetic does not overflow"
        )
    } else {
        format!(
            "elements of `{name}` (indices {indices}) are not proven apart: the derivative adds atomically"
        )
    };
    Proof { buffer, apart, text }
}

struct Collect<'a> {
    kernel: &'a Kernel,
    lets: HashMap<VarId, Expr>,
    loops: Vec<(VarId, Expr, Expr)>,
    found: HashMap<VarId, Vec<Access>>,
}

impl Collect<'_> {
    fn block(&mut self, block: &Block) {
        for stmt in block {
            for e in stmt.exprs() {
                let mut loads = Vec::new();
                e.each(&mut |e| {
                    if let ExprKind::Load(base, at) = &e.kind {
                        loads.push((*base, (**at).clone()));
                    }
                });
                loads.into_iter().for_each(|(base, at)| self.note(base, &at, true));
            }
            if let Stmt::Store { base, at, how: How::Set | How::Add, .. } = stmt {
                self.note(*base, at, false);
            }
            if let Stmt::For { var, low, high, .. } = stmt {
                self.loops.push((*var, low.clone(), high.clone()));
            }
            stmt.blocks().into_iter().for_each(|inner| self.block(inner));
            if let Stmt::For { .. } = stmt {
                self.loops.pop();
            }
        }
    }

    fn note(&mut self, base: VarId, at: &Expr, reads: bool) {
        if !matches!(self.kernel.storage(base), Storage::Global(_)) {
            return;
        }
        let span = self.span(at);
        self.found.entry(base).or_default().push(Access { at: at.clone(), span, reads });
    }

    /// The elements that one thread reaches through an index, over all passes of the loops around it.
    fn span(&self, at: &Expr) -> Option<Span> {
        let low = self.poly(at)?;
        let high = low.plus(&Poly::constant(1), 1);
        let loops = self.loops.iter().map(|(var, low, high)| {
            Some(Bounds { name: self.symbol(*var), low: self.poly(low)?, high: self.poly(high) })
        });
        Span { low, high }.over(&loops.collect::<Option<Vec<_>>>()?)
    }

    fn symbol(&self, var: VarId) -> String {
        format!("{} ", self.kernel.vars[var].name) // the space keeps it apart from `thread`
    }

    /// The polynomial of an unsigned expression whose symbols are the same in all threads, but for the thread's number
    /// and the variables of the loops around.
    fn poly(&self, e: &Expr) -> Option<Poly> {
        match &e.kind {
            ExprKind::Literal(digits) if e.ty.is_integer() => {
                Some(Poly::constant(digits.parse().ok()?))
            }
            _ if !e.ty.is_unsigned() => None,
            ExprKind::Intrinsic(Intrinsic::Index1d) => Some(Poly::symbol(THREAD.to_owned())),
            ExprKind::Intrinsic(Intrinsic::BlockDim(n)) => {
                Some(Poly::symbol(format!("block_dim {n}")))
            }
            ExprKind::Intrinsic(Intrinsic::GridDim(n)) => {
                Some(Poly::symbol(format!("grid_dim {n}")))
            }
            ExprKind::Var(v) => {
                let var = &self.kernel.vars[*v];
                let in_loop = self.loops.iter().any(|(l, ..)| l == v);
                if var.param || in_loop {
                    return Some(Poly::symbol(self.symbol(*v)));
                }
                self.poly(self.lets.get(v)?)
            }
            // A narrower type would wrap.
            ExprKind::Cast(inner) if e.ty == Scalar::U64 || inner.ty == Scalar::U32 => {
                self.poly(inner)
            }
            ExprKind::Binary(Op::Add, a, b) => Some(self.poly(a)?.plus(&self.poly(b)?, 1)),
            ExprKind::Binary(Op::Sub, a, b) => Some(self.poly(a)?.plus(&self.poly(b)?, -1)),
            ExprKind::Binary(Op::Mul, a, b) => Some(self.poly(a)?.times(&self.poly(b)?)),
            _ => None,
        }
    }
}
