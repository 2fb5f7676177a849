//! How many hold an `Rc`: what a derivative keeps for the way back counts too, and keeps it for longer.

use syn::visit::{self, Visit};
use syn::{ExprPath, ItemFn};

use crate::diagnostics::Diagnostics;

/// Functions of `Rc` and `Arc` that ask whether another one holds the value.
const ASKING: &[&str] = &["get_mut", "into_inner", "strong_count", "try_unwrap", "weak_count"];

/// Refuses what asks for it.
pub(super) fn check(f: &ItemFn, diag: &mut Diagnostics) {
    Counted { diag }.visit_block(&f.block);
}

struct Counted<'d> {
    diag: &'d mut Diagnostics,
}

impl<'a> Visit<'a> for Counted<'_> {
    fn visit_expr_path(&mut self, p: &'a ExprPath) {
        let mut last = p.path.segments.iter().rev();
        if let (Some(name), Some(of)) = (last.next(), last.next())
            && ASKING.iter().any(|asking| name.ident == asking)
            && ["Rc", "Arc"].iter().any(|shared| of.ident == shared)
        {
            self.diag.refuse(
                name.ident.span(),
                "a question how many hold an `Rc` or `Arc`: the derivative does, too",
                "use `Rc::make_mut`, or `Rc::unwrap_or_clone`, which give a value of one's own in any case",
            );
        }
        visit::visit_expr_path(self, p);
    }
}
