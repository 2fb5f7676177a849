//! The runtime library: its path, its functions that second derivatives find in first ones, and the lints of generated
//! code.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Path;

/// The function that returns zero for an integer's tangent, and a float's tangent unchanged.
pub(crate) const TANGENT_OF: &str = "tangent_of";

/// The function that returns the tangent of a float, but an integer itself.
pub(crate) const TANGENT_AT: &str = "tangent_at";

/// The function that returns −tangent for a float, and 0 for an integer.
pub(crate) const NEGATED: &str = "negated";

/// The step function that is the derivative of a remainder.
pub(crate) const REM_PARTIAL: &str = "rem_partial";

/// The product that is zero if its first factor is zero, whatever the second one is.
pub(crate) const STRONG: &str = "strong";

/// The function that returns zero of the shape of its argument.
pub(crate) const ZERO_LIKE: &str = "zero_like";

/// True if the result of a call of this path never carries a derivative, whatever the arguments are.
pub(crate) fn never_varies(path: &TokenStream) -> bool {
    let last = path.clone().into_iter().last();
    last.is_some_and(|name| [REM_PARTIAL, ZERO_LIKE].contains(&name.to_string().as_str()))
}

/// `Some` if a call of this path returns its first argument, provided that this is a float. The flag is true if the sign
/// is reversed.
pub(crate) fn tangent_of(path: &TokenStream) -> Option<bool> {
    match path.clone().into_iter().last()?.to_string().as_str() {
        TANGENT_OF | TANGENT_AT => Some(false),
        NEGATED => Some(true),
        _ => None,
    }
}

/// The path of the runtime library: as given, or as the crate's manifest names it.
pub(crate) fn library(given: Option<&Path>) -> TokenStream {
    if let Some(path) = given {
        return quote!(#path);
    }
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
        .map(|dir| std::path::Path::new(&dir).join("Cargo.toml"))
        .and_then(|path| std::fs::read_to_string(path).ok())
        .unwrap_or_default();
    if manifest.contains("rootgrad-autodiff") || !manifest.contains("rootgrad") {
        quote!(::rootgrad_autodiff)
    } else {
        quote!(::rootgrad::autodiff)
    }
}

/// Attributes of generated functions that are called by generated code only.
pub(crate) fn hidden() -> TokenStream {
    let quiet = quiet();
    quote!(#[doc(hidden)] #[allow(missing_docs, unreachable_pub)] #quiet)
}

/// Attributes that allow all lints in generated code: lints are for code that people write.
pub(crate) fn quiet() -> TokenStream {
    quote! {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    }
}
