//! Values that are the same in all threads of a block, and barriers, which all threads of a block must reach together.

use std::collections::HashSet;

use super::ir::{Block, Expr, ExprKind, Intrinsic, Kernel, Stmt, Storage, VarId};
use super::print_cuda::is_written;
use super::shuffles::has_shuffles;

/// Refuses a barrier that threads of a block may reach differently.
pub(crate) fn check(kernel: &Kernel) -> syn::Result<()> {
    if !kernel.has_barriers() && !has_shuffles(kernel) {
        return Ok(());
    }
    let mut values = Values { kernel, differ: HashSet::new() };
    loop {
        let before = values.differ.len();
        values.block(&kernel.body, true);
        if values.differ.len() == before {
            break;
        }
    }
    values.barriers(&kernel.body, true)
}

struct Values<'a> {
    kernel: &'a Kernel,
    /// Variables that may differ between threads of a block.
    differ: HashSet<VarId>,
}

impl Values<'_> {
    fn is_uniform(&self, e: &Expr) -> bool {
        !e.any(&mut |e| match &e.kind {
            ExprKind::Intrinsic(i) => matches!(i, Intrinsic::Index1d | Intrinsic::ThreadIdx(_)),
            ExprKind::Shuffle(..) => true,
            ExprKind::Var(v) => self.differ.contains(v),
            // Other threads may write between two reads.
            ExprKind::Load(base, _) => match self.kernel.storage(*base) {
                Storage::Global(_) => is_written(self.kernel, *base),
                _ => true,
            },
            _ => false,
        })
    }

    fn block(&mut self, block: &Block, uniform: bool) {
        for stmt in block {
            match stmt {
                Stmt::Let(var, e) | Stmt::Assign(var, e) => {
                    if !uniform || !self.is_uniform(e) {
                        self.differ.insert(*var);
                    }
                }
                Stmt::For { var, low, high, body, .. } => {
                    let same = uniform && self.is_uniform(low) && self.is_uniform(high);
                    if !same {
                        self.differ.insert(*var);
                    }
                    self.block(body, same);
                }
                Stmt::If(c, ..) | Stmt::While(c, _) => {
                    let same = uniform && self.is_uniform(c);
                    stmt.blocks().into_iter().for_each(|inner| self.block(inner, same));
                }
                Stmt::Shared(_) | Stmt::Store { .. } | Stmt::Sync(_) => {}
            }
        }
    }

    fn barriers(&self, block: &Block, uniform: bool) -> syn::Result<()> {
        for stmt in block {
            match stmt {
                Stmt::Sync(place) if !uniform => {
                    return Err(syn::Error::new(
                        place.0,
                        "threads of a block may reach this barrier differently, and would wait for ever; its conditions and \
                         loop bounds must not depend on the thread or on memory that the kernel writes: move \
                         `sync_threads()` out of the `if` or loop",
                    ));
                }
                Stmt::Let(var, Expr { kind: ExprKind::Shuffle(which, _, by), .. })
                | Stmt::Assign(var, Expr { kind: ExprKind::Shuffle(which, _, by), .. })
                    if !uniform || !self.is_uniform(by) =>
                {
                    let (name, span) = (which.name(), self.kernel.vars[*var].span);
                    let text = if uniform {
                        format!(
                            "the second argument of `{name}` may differ between threads, so that its derivative is not a \
                             shuffle; exchange the values by a shared array with `sync_threads()`"
                        )
                    } else {
                        format!(
                            "threads of a block may reach `{name}` differently, so that it has no value; move it out of the \
                             `if` or loop whose condition depends on the thread: `let v = if i < n {{ x.get(i) }} else {{ 0.0 }};`"
                        )
                    };
                    return Err(syn::Error::new(span, text));
                }
                _ => {
                    let same = uniform && stmt.exprs().into_iter().all(|e| self.is_uniform(e));
                    stmt.blocks().into_iter().try_for_each(|inner| self.barriers(inner, same))?;
                }
            }
        }
        Ok(())
    }
}
