//! Functions of the library that second derivatives find in first ones.

use proc_macro2::TokenStream;

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
