//! Reference counts of an `Rc`: a derivative stores values for the reverse sweep, which increases the count for longer.

use syn::visit::{self, Visit};
use syn::{ExprPath, ItemFn};

use crate::ir::diagnostics::Diagnostics;

/// Functions of `Rc` and `Arc` whose result depends on the number of owners.
const ASKING: &[&str] = &["get_mut", "into_inner", "strong_count", "try_unwrap", "weak_count"];

/// Refuses calls of these functions.
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
