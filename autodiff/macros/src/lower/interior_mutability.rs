//! State that a loop changes behind shared references: `#[checkpoint]` runs iterations again and does not restore it.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr as Syn, UnOp};

use crate::ir::{Kind, methods};

use super::Lower;
use super::effects::called_behind;
use super::stmt::strip;

/// Values that methods change behind references, with the locations of the methods.
#[derive(Default)]
struct Changed<'a>(Vec<(Span, &'a Syn)>);

impl<'a> Visit<'a> for Changed<'a> {
    fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
        if methods::changes_behind(&m.method.to_string(), m.args.len()) {
            self.0.push((m.method.span(), &m.receiver));
        }
        visit::visit_expr_method_call(self, m);
    }

    fn visit_expr_call(&mut self, c: &'a syn::ExprCall) {
        self.0.extend(called_behind(c).map(|changed| (c.func.span(), changed)));
        visit::visit_expr_call(self, c);
    }
}

impl Lower {
    /// Refuses such changes of values that live longer than an iteration of the loop that was lowered last.
    pub(super) fn refuse_hidden_state(&mut self, body: &Block) {
        let mut changed = Changed::default();
        changed.visit_block(body);
        for (span, e) in changed.0 {
            if self.is_shared(e) {
                self.diag.refuse(
                    span,
                    "a change behind a shared reference in a loop with `#[checkpoint]`",
                    "passes run again: let the loop change a variable declared `mut`",
                );
            }
        }
    }

    /// True if `e` is a part of a `static`, or of a variable that can be changed behind shared references only.
    fn is_shared(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Path(p) => match self.local(p) {
                Some(var) => {
                    let v = &self.vars[var];
                    let own = !v.declared_mut && !v.kind.is_mutable_ref();
                    own && matches!(v.kind.value(), Kind::Unknown)
                }
                None => is_static(p),
            },
            Syn::Field(f) => self.is_shared(&f.base),
            Syn::Index(i) => self.is_shared(&i.expr),
            Syn::Reference(r) => r.mutability.is_none() && self.is_shared(&r.expr),
            Syn::Unary(u) => matches!(u.op, UnOp::Deref(_)) && self.is_shared(&u.expr),
            _ => false,
        }
    }
}

/// True if a path that names no variable is spelled like that of a `static`.
fn is_static(p: &syn::ExprPath) -> bool {
    let name = p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    name.chars().any(char::is_uppercase) && !name.chars().any(char::is_lowercase)
}
