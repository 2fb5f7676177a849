//! Facts about a function that the compiler knows and the tokens do not show. These are the parts that `#[cfg]` leaves
//! out, and which of two variables of one name is meant if `macro_rules!` hygiene separates them.

use std::collections::HashMap;

use proc_macro2::{Ident, Span};
use syn::visit::Visit;
use syn::{Attribute, ItemFn, PatIdent};

/// Refuses a function for which such facts would be needed.
pub(crate) fn nothing_is(f: &ItemFn) -> syn::Result<()> {
    let mut seen = Seen::default();
    f.sig.inputs.iter().for_each(|input| seen.visit_fn_arg(input));
    seen.visit_block(&f.block);
    seen.refused.map_or(Ok(()), Err)
}

/// The variables' names, each with its syntax context.
#[derive(Default)]
struct Seen {
    contexts: HashMap<String, Option<u32>>,
    refused: Option<syn::Error>,
}

impl Seen {
    fn refuse(&mut self, span: Span, message: String) {
        self.refused.get_or_insert_with(|| syn::Error::new(span, message));
    }

    fn two_of_one_name(&mut self, name: &Ident) {
        let message = format!(
            "cannot differentiate a function with two variables named `{name}`, one of the macro that writes it and one of \
             the macro's caller; give the macro's own variable another name"
        );
        self.refuse(name.span(), message);
    }
}

impl<'a> Visit<'a> for Seen {
    fn visit_attribute(&mut self, attr: &'a Attribute) {
        if attr.path().is_ident("cfg") {
            let message = "cannot differentiate a function with `#[cfg]` inside, which is decided after the derivative is \
                           written; write `if cfg!(…) { … }`, or put the attribute on the function";
            self.refuse(attr.path().segments[0].ident.span(), message.into());
        }
    }

    fn visit_pat_ident(&mut self, p: &'a PatIdent) {
        let (text, here) = (p.ident.to_string(), context(p.ident.span()));
        // A name in upper case is a constant or a variant.
        if !text.starts_with(char::is_uppercase)
            && *self.contexts.entry(text).or_insert(here) != here
        {
            self.two_of_one_name(&p.ident);
        }
        syn::visit::visit_pat_ident(self, p);
    }
}

/// The number of the span's syntax context. Stable Rust shows it only in the debugging output, `#4 bytes(1..2)`. If
/// that output changes, all contexts are treated as equal.
fn context(span: Span) -> Option<u32> {
    let shown = format!("{span:?}");
    let number = shown.strip_prefix('#')?.split(' ').next()?;
    number.parse().ok()
}
