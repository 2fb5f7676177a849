//! Unique names.

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream};
use syn::ext::IdentExt;

use crate::ir::words::idents_in;

/// Identifiers in use, so that new ones do not collide.
#[derive(Clone, Default)]
pub(crate) struct Names(HashSet<String>);

/// The name without `r#` and leading underscores.
pub(crate) fn plain(name: &Ident) -> String {
    name.unraw().to_string().trim_start_matches('_').to_owned()
}

impl Names {
    /// All identifiers that occur in `tokens`.
    pub(crate) fn of(tokens: TokenStream) -> Self {
        Self(idents_in(tokens).iter().map(|name| name.unraw().to_string()).collect())
    }

    /// `wish`, or `wish_2`, `wish_3`… if it is in use.
    pub(crate) fn fresh(&mut self, wish: &str, span: Span) -> Ident {
        // The shadow of `_x` is `d_x`, that of `r#type` is `d_type`.
        let mut wish = wish.replace("r#", "");
        while wish.contains("__") {
            wish = wish.replace("__", "_");
        }
        let mut name = wish.clone();
        let mut n = 1;
        while !self.0.insert(name.clone()) {
            n += 1;
            name = format!("{wish}_{n}");
        }
        Ident::new(&name, span)
    }

    /// Notes a name of the source.
    pub(crate) fn take(&mut self, name: String) {
        self.0.insert(name);
    }

    /// The identifiers.
    pub(crate) fn into_set(self) -> HashSet<String> {
        self.0
    }

    /// The first unused name among `stem_1`, `stem_2`…
    pub(crate) fn numbered(&mut self, stem: &str, span: Span) -> Ident {
        let stem = stem.trim_start_matches("r#");
        let mut n = 1;
        while !self.0.insert(format!("{stem}_{n}")) {
            n += 1;
        }
        Ident::new(&format!("{stem}_{n}"), span)
    }
}
