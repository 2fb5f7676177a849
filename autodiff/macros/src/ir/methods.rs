//! Properties of methods by their names; the derivative rules are in `table.rs`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::refusals::Construct;
use crate::ir::{Expr, ExprKind, Kind, table};

/// Methods with a rule whose result is one of their arguments, exactly.
const EXACT: &[&str] = &["abs", "clamp", "copysign", "fract", "max", "min"];

/// Methods with a rule that are finite wherever their arguments are, and whose partial derivatives are, too.
const TAME: &[&str] = &[
    "abs",
    "asinh",
    "atan",
    "clamp",
    "copysign",
    "cos",
    "fract",
    "hypot",
    "max",
    "min",
    "mul_add",
    "sin",
    "tanh",
    "to_degrees",
    "to_radians",
];

/// Methods with a rule that are infinite for large arguments alone.
const GROWING: &[&str] = &["cosh", "exp", "exp2", "exp_m1", "sinh"];

/// Rounded methods that are an instruction or two.
const QUICK: &[&str] = &["mul_add", "powi", "recip", "sqrt", "to_degrees", "to_radians"];

/// Methods of floats that give a bool or an integer.
const DISCRETE_OF_FLOATS: &[&str] = &[
    "is_finite",
    "is_infinite",
    "is_nan",
    "is_sign_negative",
    "is_sign_positive",
    "partial_cmp",
    "to_bits",
    "total_cmp",
];

/// The same for slices and vectors.
const DISCRETE_OF_SLICES: &[&str] = &["capacity", "is_empty", "len", "partial_cmp"];

/// Methods that only integers have.
const OF_INTEGERS: &[&str] = &[
    "abs_diff",
    "checked_add",
    "checked_div",
    "checked_mul",
    "checked_pow",
    "checked_rem",
    "checked_sub",
    "count_ones",
    "count_zeros",
    "div_ceil",
    "ilog10",
    "ilog2",
    "is_multiple_of",
    "is_power_of_two",
    "isqrt",
    "leading_zeros",
    "next_multiple_of",
    "next_power_of_two",
    "pow",
    "saturating_add",
    "saturating_mul",
    "saturating_pow",
    "saturating_sub",
    "trailing_zeros",
    "unsigned_abs",
    "wrapping_add",
    "wrapping_mul",
    "wrapping_neg",
    "wrapping_pow",
    "wrapping_sub",
];

/// Methods of strings.
const OF_STRINGS: &[&str] = &["as_str", "ends_with", "eq_ignore_ascii_case", "starts_with"];

/// Methods without side effects that return the same result again for the same receiver: they may run a second time.
const PURE: &[&str] = &[
    "as_ref",
    "as_slice",
    "chunks",
    "chunks_exact",
    "clone",
    "cloned",
    "copied",
    "end",
    "enumerate",
    "first",
    "get",
    "is_some",
    "is_none",
    "iter",
    "last",
    "rev",
    "skip",
    "start",
    "step_by",
    "take",
    "unwrap",
    "windows",
    "zip",
    "contains",
    "eq",
    "ne",
    "take_while",
    "to_owned",
    "to_vec",
];

/// Other methods that take their receiver by `&`.
const LOOKING: &[&str] = &[
    "as_deref",
    "binary_search_by",
    "binary_search_by_key",
    "chunk_by",
    "concat",
    "ends_with",
    "is_none_or",
    "is_some_and",
    "is_sorted",
    "is_sorted_by",
    "is_sorted_by_key",
    "join",
    "partition_point",
    "rchunks",
    "repeat",
    "split",
    "split_at",
    "split_first",
    "split_last",
    "starts_with",
];

/// Methods of `std` that change their receiver. Methods whose names end in `_mut` do so too.
const CHANGING: &[&str] = &[
    "append",
    "clear",
    "dedup",
    "drain",
    "extend",
    "extend_from_slice",
    "fill",
    "insert",
    "next",
    "nth",
    "pop",
    "pop_front",
    "push",
    "push_back",
    "push_front",
    "push_str",
    "remove",
    "replace",
    "resize",
    "retain",
    "reverse",
    "rotate_left",
    "rotate_right",
    "sort",
    "sort_by",
    "sort_unstable",
    "swap",
    "swap_remove",
    "take",
    "truncate",
];

/// Methods of `std` that change data behind a shared reference: of cells, locks, atomics and channels. This is the only
/// list of them: a method that is missing here is assumed to change nothing.
const INTERIOR: &[&str] = &[
    "borrow_mut",
    "compare_and_swap",
    "compare_exchange",
    "compare_exchange_weak",
    "fetch_add",
    "fetch_and",
    "fetch_max",
    "fetch_min",
    "fetch_nand",
    "fetch_not",
    "fetch_or",
    "fetch_sub",
    "fetch_update",
    "fetch_xor",
    "get_or_init",
    "lock",
    "recv",
    "recv_timeout",
    "replace",
    "replace_with",
    "send",
    "set",
    "store",
    "swap",
    "take",
    "try_borrow_mut",
    "try_lock",
    "try_recv",
    "try_send",
    "try_update",
    "try_write",
    "update",
    "write",
];

/// Returns true if the value of a method with a rule, or a partial derivative of it, may be infinite or NaN for finite
/// arguments.
pub(crate) fn is_wild(name: &str) -> bool {
    rule(name).is_some() && !TAME.contains(&name)
}

/// Returns true if a partial derivative of the method may be infinite or NaN for finite arguments, not only for large
/// ones.
pub(crate) fn is_singular(name: &str) -> bool {
    is_wild(name) && !GROWING.contains(&name)
}

/// Returns true if the derivative of a method may be zero for an argument on which the result depends.
pub(crate) fn selects(name: &str) -> bool {
    ["max", "min", "clamp"].contains(&name)
}

/// Returns true if the partial derivatives of a method are constants.
pub(crate) fn is_exact(name: &str) -> bool {
    EXACT.contains(&name)
}

/// Returns true if the method of this name in `std` changes its receiver.
pub(crate) fn changes(name: &str) -> bool {
    CHANGING.contains(&name) || name.ends_with("_mut")
}

/// Returns true if a method with this many arguments after its receiver changes data behind a shared reference.
pub(crate) fn changes_behind(name: &str, args: usize) -> bool {
    match name {
        "take" => args == 0,    // of an iterator, with an argument, it changes nothing,
        "replace" => args == 1, // nor does that of a string, with two
        _ => INTERIOR.contains(&name),
    }
}

/// The list that [`changes_behind`] uses.
#[cfg(test)]
pub(crate) fn interior() -> &'static [&'static str] {
    INTERIOR
}

/// Returns true if the method of this name in `std` takes its receiver by `&`.
pub(crate) fn only_looks(name: &str) -> bool {
    is_pure(name) || LOOKING.contains(&name)
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
    [DISCRETE_OF_FLOATS, DISCRETE_OF_SLICES, OF_INTEGERS, OF_STRINGS]
        .iter()
        .any(|list| list.contains(&name))
}

/// Returns true if the receiver's kind shows that a method without derivative is a method of `std`, not of a user's
/// trait.
pub(crate) fn is_of_std(receiver: &Kind, name: &str) -> bool {
    match receiver {
        Kind::Float(_) => table::is_step(name) || DISCRETE_OF_FLOATS.contains(&name),
        // Only a `Vec` has a capacity.
        Kind::Seq(_) => DISCRETE_OF_SLICES.contains(&name) && name != "capacity",
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
    rule(name).is_some() || is_discrete(name) || PURE.contains(&name)
}

/// Methods of `std` that users' types have too, by deriving a trait or with the same meaning.
const OF_ANY_TYPE: &[&str] =
    &["as_ref", "clone", "contains", "eq", "is_none", "is_some", "ne", "to_owned"];

/// Marks a `len` that the engine has inserted, in place of its generic arguments: the compiler must prove that it is a
/// slice's.
pub(crate) fn of_slice() -> TokenStream {
    quote!(of_slice)
}

/// Returns true if a method of this name, on a user's type, is that type's own method.
pub(crate) fn may_be_own(name: &str) -> bool {
    !gives_no_float(name) && !OF_ANY_TYPE.contains(&name)
}

/// The number of arguments after the receiver that `std`'s method of a float, slice or iterator has.
pub(crate) fn arity(name: &str) -> Option<usize> {
    if let Some(rule) = table::rule(name) {
        return Some(rule.args.len() - 1);
    }
    if let Some((_, args)) = table::STEPS.iter().find(|(step, _)| *step == name) {
        return Some(args.len());
    }
    let one = ["chunks", "chunks_exact", "get", "skip", "step_by", "take", "take_while", "windows"];
    PURE.contains(&name).then(|| usize::from(one.contains(&name) || name == "zip"))
}

/// Methods that make an iterator.
const ITERATORS: &[&str] = &[
    "chunks",
    "chunks_exact",
    "cloned",
    "copied",
    "enumerate",
    "iter",
    "rev",
    "skip",
    "step_by",
    "take",
    "take_while",
    "windows",
    "zip",
];

/// For an expression about which more is known than its method's name: the refused construct, and what to write
/// instead.
pub(crate) fn refusal(e: &Expr) -> Option<(&'static str, &'static str)> {
    match &e.kind {
        ExprKind::Method { method, .. } if ITERATORS.iter().any(|name| method == name) => Some((
            "an iterator that is kept",
            "write it where it is used, in a `for` or before `sum`, `fold`, `collect`…; what `chunks_exact(n)` leaves over \
             is `&x[x.len() / n * n..]`; a method of a type of yours is called by its path, `Type::iter(&value)`",
        )),
        ExprKind::Method { method, .. } if PURE.iter().any(|name| method == name) => Some((
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
    rule(name).is_some() && !EXACT.contains(&name) && !QUICK.contains(&name)
}

/// Returns true if the method computes a float that is rounded.
pub(crate) fn rounds(method: &str) -> bool {
    rule(method).is_some() && !EXACT.contains(&method)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_method_is_both_a_rule_and_a_step() {
        for rule in table::RULES {
            let name = rule.name;
            assert!(!is_discrete(name) && !PURE.contains(&name), "{name}");
        }
    }
}
