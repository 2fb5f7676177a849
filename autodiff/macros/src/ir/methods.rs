//! Properties of methods that follow from their names: the table of `std_names.rs`, and the derivative rules of `table.rs`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::refusals::Construct;
use crate::ir::std_names::Property;
use crate::ir::{Expr, ExprKind, Kind, table};

/// Returns true if the value of a method with a rule, or a partial derivative of it, may be infinite or NaN for finite
/// arguments.
pub(crate) fn is_wild(name: &str) -> bool {
    rule(name).is_some() && !Property::Tame.has(name)
}

/// Returns true if a partial derivative of the method may be infinite or NaN for finite arguments, not only for large
/// ones.
pub(crate) fn is_singular(name: &str) -> bool {
    is_wild(name) && !Property::Growing.has(name)
}

/// Returns true if the derivative of a method may be zero for an argument on which the result depends.
pub(crate) fn selects(name: &str) -> bool {
    ["max", "min", "clamp"].contains(&name)
}

/// Returns true if the partial derivatives of a method are constants.
pub(crate) fn is_exact(name: &str) -> bool {
    Property::Exact.has(name)
}

/// Returns true if the method of this name in `std` changes its receiver.
pub(crate) fn changes(name: &str) -> bool {
    Property::Changes.has(name) || name.ends_with("_mut")
}

/// Returns true if a method with this many arguments after its receiver changes data behind a shared reference.
pub(crate) fn changes_behind(name: &str, args: usize) -> bool {
    match name {
        "take" => args == 0,    // of an iterator, with an argument, it changes nothing,
        "replace" => args == 1, // nor does that of a string, with two
        _ => Property::Interior.has(name),
    }
}

/// Returns true if the method of this name in `std` takes its receiver by `&`.
pub(crate) fn only_looks(name: &str) -> bool {
    is_pure(name) || Property::Reads.has(name)
}

/// The number of float arguments after the receiver, for a method with a derivative rule.
pub(crate) fn rule(name: &str) -> Option<usize> {
    table::rule(name).map(|rule| rule.floats - 1)
}

/// Returns true if the method's result never carries a derivative.
pub(crate) fn is_discrete(name: &str) -> bool {
    table::is_step(name) || gives_no_float(name)
}

fn gives_no_float(name: &str) -> bool {
    [Property::OfFloat, Property::OfSlice, Property::OfInteger, Property::OfString]
        .iter()
        .any(|property| property.has(name))
}

/// Returns true if the receiver's kind shows that a method without derivative is a method of `std`, not of a user's
/// trait.
pub(crate) fn is_of_std(receiver: &Kind, name: &str) -> bool {
    match receiver {
        Kind::Float(_) => table::is_step(name) || Property::OfFloat.has(name),
        // Only a `Vec` has a capacity.
        Kind::Seq(_) => Property::OfSlice.has(name) && name != "capacity",
        Kind::Discrete => true,
        _ => false,
    }
}

/// Returns true if floats have a method of this name, or if the method that the engine assumes under it may be one of
/// floats.
pub(crate) fn may_be_of_float(name: &str) -> bool {
    is_of_std(&Kind::Float(None), name)
        || rule(name).is_some()
        || gives_no_float(name)
        || ["clone", "eq", "ne", "to_owned"].contains(&name)
}

/// Returns true if the result is a float that never carries a derivative.
pub(crate) fn is_step(name: &str) -> bool {
    table::is_step(name)
}

/// Returns true if calling the method once more has no side effects.
pub(crate) fn is_pure(name: &str) -> bool {
    rule(name).is_some() || is_discrete(name) || Property::Pure.has(name)
}

/// Marks a `len` that the engine has inserted, in place of its generic arguments: the compiler must prove that it is a
/// slice's.
pub(crate) fn of_slice() -> TokenStream {
    quote!(of_slice)
}

/// Returns true if a method of this name, on a user's type, is that type's own method.
pub(crate) fn may_be_own(name: &str) -> bool {
    !gives_no_float(name) && !Property::AnyType.has(name)
}

/// The number of arguments after the receiver that `std`'s method of a float, slice or iterator has.
pub(crate) fn arity(name: &str) -> Option<usize> {
    if let Some(rule) = table::rule(name) {
        return Some(rule.args.len() - 1);
    }
    if let Some((_, args)) = table::STEPS.iter().find(|(step, _)| *step == name) {
        return Some(args.len());
    }
    Property::Pure.has(name).then(|| usize::from(Property::OneArgument.has(name)))
}

/// For an expression about which more is known than its method's name: the refused construct, and what to write
/// instead.
pub(crate) fn refusal(e: &Expr) -> Option<(&'static str, &'static str)> {
    match &e.kind {
        ExprKind::Method { method, .. } if Property::Iterator.has(&method.to_string()) => Some((
            "an iterator that is kept",
            "write it where it is used, in a `for` or before `sum`, `fold`, `collect`…; what `chunks_exact(n)` leaves over \
             is `&x[x.len() / n * n..]`; a method of a type of yours is called by its path, `Type::iter(&value)`",
        )),
        ExprKind::Method { method, .. } if Property::Pure.has(&method.to_string()) => Some((
            "a method that is taken for `std`'s, and whose value carries a derivative",
            "bind scalars with `let`, write elements and fields one by one; a method of a type of yours is called by its \
             path, `Type::get(&value, i)`",
        )),
        ExprKind::Opaque { what, .. } if *what == Construct::CallThroughVariable => Some((
            what.text(),
            "call the function by its own name, or write a closure in this function: `let f = |x| f64::cos(x);`; a \
             function that takes functions is written inside of the one that calls it",
        )),
        ExprKind::Opaque { what, .. } if *what == Construct::DynCall => Some((
            what.text(),
            "which type's rule it has is not known before the program runs; make the types the variants of an enum, and \
             call the method in a `match`",
        )),
        ExprKind::Opaque { what, .. } if *what == Construct::OfStd => Some((
            what.text(),
            "keep it in a variable, an array, a `Vec`, an `Option` or a `Box::new(…)`",
        )),
        _ => None,
    }
}

/// Returns true if the method takes much longer than reading a number from memory.
pub(crate) fn is_slow(name: &str) -> bool {
    rule(name).is_some() && !Property::Exact.has(name) && !Property::Quick.has(name)
}

/// Returns true if the method computes a float that is rounded.
pub(crate) fn rounds(method: &str) -> bool {
    rule(method).is_some() && !Property::Exact.has(method)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_method_is_both_a_rule_and_a_step() {
        for rule in table::RULES {
            let name = rule.name;
            assert!(!is_discrete(name) && !Property::Pure.has(name), "{name}");
        }
    }
}
