//! Errors: they are collected, each with its span and a message that suggests what to write instead.

use proc_macro2::Span;

use crate::ir::{Expr, ExprKind, methods};

/// The errors found so far.
#[derive(Default)]
pub(crate) struct Diagnostics(Option<syn::Error>);

impl Diagnostics {
    pub(crate) fn error(&mut self, span: Span, message: impl std::fmt::Display) {
        let error = syn::Error::new(span, message);
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// Adds the error for a construct that the engine does not differentiate.
    pub(crate) fn refuse(&mut self, span: Span, what: &str, instead: &str) {
        self.error(span, format!("cannot differentiate {what}; {instead}"));
    }

    /// The error for `e`, whose value carries a derivative and has no rule; `rule` is the attribute of a hand-written one.
    pub(crate) fn refuse_value(&mut self, e: &Expr, what: &str, rule: &str) {
        let instead = format!(
            "its value carries a derivative; bind scalars with `let`, write elements and fields one by one, or move \
             the computation to a function with a `#[{rule}]`"
        );
        let (what, instead) = methods::refusal(e).unwrap_or((what, &instead));
        self.refuse(e.span, what, instead);
    }

    /// Refuses an argument of a call that carries a derivative but is not a variable, an element or a field.
    pub(crate) fn refuse_argument(&mut self, arg: &Expr) {
        match arg.kind {
            ExprKind::Opaque { what, .. } if what.is_closure() => self.refuse(
                arg.span,
                what.text(),
                "its body is differentiated where it is called by its name; call it here, in this function, or write \
                 the function that takes it inside of this one",
            ),
            _ => {
                self.refuse(arg.span, "this argument", "bind it to a name with `let` before the call");
            }
        }
    }

    /// The error for an assignment to a reference.
    pub(crate) fn refuse_reference(&mut self, span: Span) {
        self.refuse(
            span,
            "an assignment to a reference",
            "bind references with `let` only; use an index that moves instead",
        );
    }

    /// The error for code that is not analysed and might change a value that carries a derivative.
    pub(crate) fn refuse_change(&mut self, change: Option<(Span, &str)>) {
        if let Some((span, what)) = change {
            self.refuse(
                span,
                what,
                "it might change a value that carries a derivative; write it with assignments, or as a call of a \
                 `#[differentiable]` function",
            );
        }
    }

    pub(crate) fn finish(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}

/// An error at `span`, if the caller stops at the first one.
pub(crate) fn refused<T>(span: Span, message: impl std::fmt::Display) -> syn::Result<T> {
    Err(syn::Error::new(span, message))
}
