//! Errors: they are collected, each with its span and a message that suggests what to write instead.

use proc_macro2::Span;

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

    pub(crate) fn finish(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}
