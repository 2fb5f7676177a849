//! The derivative's source for human readers: in a file, or in a constant.

use std::path::Path;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::Visibility;
use syn::ext::IdentExt;

use crate::parse::Options;

/// Writes the source to a file if `ROOTGRAD_AUTODIFF_DUMP` names a directory.
pub(crate) fn dump(name: &Ident, derivative: &TokenStream) {
    let Some(directory) = std::env::var_os("ROOTGRAD_AUTODIFF_DUMP") else { return };
    let path = Path::new(&directory).join(format!("{}.rs", name.unraw()));
    // The compiler's output must not depend on whether a debugging aid can be written.
    let _ = std::fs::create_dir_all(&directory)
        .and_then(|()| std::fs::write(&path, formatted(derivative)));
}

/// With `source = NAME` among the options, a constant that contains the source.
pub(crate) fn constant(
    options: &Options,
    vis: &Visibility,
    name: &Ident,
    derivative: &TokenStream,
) -> TokenStream {
    let Some(constant) = &options.source else { return TokenStream::new() };
    let text = formatted(derivative);
    let doc = format!(" The source of [`{name}`], as the engine wrote it.");
    quote! {
        #[doc = #doc]
        #[allow(dead_code)]
        #vis const #constant: &str = #text;
    }
}

/// The source as `prettyplease` lays it out.
fn formatted(tokens: &TokenStream) -> String {
    match syn::parse2(tokens.clone()) {
        Ok(file) => prettyplease::unparse(&file),
        Err(_) => tokens.to_string(), // an error's tokens: the compiler will tell
    }
}
