//! State that a loop changes behind shared references: `#[checkpoint]` runs passes again, and does not see it.

use syn::visit::{self, Visit};
use syn::{Block, Expr as Syn};

use crate::ir::Kind;

use super::Lower;
use super::stmt::strip;

/// Methods by which `Cell`, `RefCell`, `Mutex` and atomics are changed.
const CHANGING: &[&str] = &[
    "borrow_mut",
    "fetch_add",
    "fetch_sub",
    "lock",
    "replace",
    "set",
    "store",
    "swap",
    "take",
    "try_borrow_mut",
    "update",
    "write",
];

impl Lower {
    /// Refuses such changes of what lives longer than a pass of the loop that was lowered last.
    pub(super) fn refuse_hidden_state(&mut self, body: &Block) {
        struct Changed<'a>(Vec<&'a syn::ExprMethodCall>);
        impl<'a> Visit<'a> for Changed<'a> {
            fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
                if CHANGING.iter().any(|name| m.method == name) {
                    self.0.push(m);
                }
                visit::visit_expr_method_call(self, m);
            }
        }
        let mut changed = Changed(Vec::new());
        changed.visit_block(body);
        for m in changed.0 {
            if self.is_shared(&m.receiver) {
                self.diag.refuse(
                    m.method.span(),
                    "a change behind a shared reference in a loop with `#[checkpoint]`",
                    "passes run again: let the loop change a variable declared `mut`",
                );
            }
        }
    }

    /// Whether `e` is a part of a variable that can be changed behind shared references only.
    fn is_shared(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => self.local(p).is_some_and(|var| {
                let v = &self.vars[var];
                let own = !v.declared_mut && !v.kind.is_mutable_ref();
                own && matches!(v.kind.value(), Kind::Unknown)
            }),
            Syn::Field(f) => self.is_shared(&f.base),
            Syn::Index(i) => self.is_shared(&i.expr),
            _ => false,
        }
    }
}
