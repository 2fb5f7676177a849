//! Expressions that may be a slice, array or vector, according to their text and the meaning of their names.

use quote::ToTokens;
use syn::Expr as Syn;

use crate::ir::Kind;

use super::Lower;
use super::indexed_iterator::is_constant_name;
use super::scope::Binding;
use super::stmt::strip;

impl Lower {
    /// True if `e` may be a slice, array or vector with indexable elements.
    pub(super) fn is_slice_like(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Reference(r) => self.is_slice_like(&r.expr),
            Syn::Array(_) | Syn::Index(_) | Syn::Repeat(_) => true,
            Syn::Macro(m) => m.mac.path.is_ident("vec"),
            Syn::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => self.is_slice_like(&u.expr),
            Syn::Path(p) => match self.local(p) {
                Some(var) => {
                    let v = &self.vars[var];
                    match v.kind.value() {
                        Kind::Seq(_) => true,
                        Kind::Unknown => self.by_elements(e) && !self.ranges.contains_key(&var),
                        _ => false,
                    }
                }
                None => match self.binding_of(p) {
                    Some(Binding::Alias { .. }) => true,
                    Some(Binding::Cursor(cursor)) => cursor.is_slice(),
                    Some(Binding::Constant(_)) | None => is_constant_name(p),
                    _ => false,
                },
            },
            Syn::Field(f) => self.by_elements(&f.base),
            Syn::MethodCall(m) => {
                let of_iterator =
                    m.method == "remainder" && self.iterator_of(&m.receiver).is_some();
                let name = m.method.to_string();
                matches!(name.as_str(), "as_slice" | "as_mut_slice" | "concat")
                    || of_iterator
                    || self.is_row(m)
                    || self.is_copy_of_list(m)
            }
            _ => false,
        }
    }

    /// True if `m` is a copy of a list: `v.clone()`, `x.to_vec()`.
    pub(super) fn is_copy_of_list(&self, m: &syn::ExprMethodCall) -> bool {
        let copies = ["clone", "to_vec", "to_owned"].iter().any(|name| m.method == name);
        copies && m.args.is_empty() && self.is_slice_like(&m.receiver)
    }

    /// True if `m` is `rows.last().unwrap()` or similar. Where a slice is expected, it is one of several rows.
    pub(super) fn is_row(&self, m: &syn::ExprMethodCall) -> bool {
        let sure = m.method == "unwrap" || m.method == "expect";
        sure && matches!(strip(&m.receiver), Syn::MethodCall(part)
            if super::optional::gives_part(part) && self.is_optional(&m.receiver))
    }

    /// True if `e`, of unknown type, is iterated by its elements. A `Const` value may have any type. It is copied
    /// unchanged if nothing near it carries a derivative.
    fn by_elements(&self, e: &Syn) -> bool {
        self.by_elements || !self.is_const(e)
    }

    /// True if `e` is the result of a call with a rule. Where a slice is expected, it is an array or vector.
    pub(super) fn is_made(&self, e: &Syn) -> bool {
        match strip(e) {
            Syn::Call(c) => {
                let taken_in = matches!(strip(&c.func), Syn::Path(p) if matches!(
                    self.binding_of(p), Some(Binding::Callable(_))));
                taken_in || self.is_function(c)
            }
            Syn::MethodCall(m) => {
                let closure = m.args.iter().any(|a| matches!(a, Syn::Closure(_)));
                let iterates = self.is_chain(e)
                    || self.is_optional(e)
                    || self.names_no_value(m.receiver.to_token_stream()).is_some();
                // The type is unknown to the macro, so that it may have rules.
                let known = matches!(strip(&m.receiver), Syn::Path(p) if self.local(p).is_none_or(
                    |var| !matches!(self.vars[var].kind.value(), Kind::Unknown)));
                let of_rule = super::place::is_place(&m.receiver) && !known;
                of_rule
                    && !crate::ir::methods::is_pure(&m.method.to_string())
                    && !closure
                    && !iterates
            }
            _ => false,
        }
    }
}
