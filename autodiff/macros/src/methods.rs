//! What is known of methods by their names.

/// Float methods with a rule in `rootgrad_autodiff::rules`, and how many float arguments follow the receiver.
const RULES: &[(&str, usize)] = &[
    ("abs", 0),
    ("acos", 0),
    ("acosh", 0),
    ("asin", 0),
    ("asinh", 0),
    ("atan", 0),
    ("atan2", 1),
    ("atanh", 0),
    ("cbrt", 0),
    ("clamp", 2),
    ("copysign", 1),
    ("cos", 0),
    ("cosh", 0),
    ("exp", 0),
    ("exp2", 0),
    ("exp_m1", 0),
    ("fract", 0),
    ("hypot", 1),
    ("ln", 0),
    ("ln_1p", 0),
    ("log", 1),
    ("log10", 0),
    ("log2", 0),
    ("max", 1),
    ("min", 1),
    ("mul_add", 2),
    ("powf", 1),
    ("powi", 0),
    ("recip", 0),
    ("rem_euclid", 1),
    ("sin", 0),
    ("sinh", 0),
    ("sqrt", 0),
    ("tan", 0),
    ("tanh", 0),
    ("to_degrees", 0),
    ("to_radians", 0),
];

/// Methods whose result is constant wherever it is differentiable.
const STEPS: &[&str] =
    &["ceil", "div_euclid", "floor", "round", "round_ties_even", "signum", "trunc"];

/// Methods that give a bool, an integer or a size, whatever the receiver carries.
const DISCRETE: &[&str] = &[
    "is_empty",
    "is_finite",
    "is_infinite",
    "is_nan",
    "is_sign_negative",
    "is_sign_positive",
    "len",
    "to_bits",
    "total_cmp",
    "partial_cmp",
    "capacity",
];

/// Methods without effect that give the same again for the same receiver: they may run a second time.
const PURE: &[&str] = &[
    "abs_diff",
    "as_ref",
    "as_slice",
    "checked_add",
    "checked_sub",
    "chunks",
    "chunks_exact",
    "clone",
    "cloned",
    "copied",
    "count_ones",
    "div_ceil",
    "end",
    "enumerate",
    "first",
    "get",
    "ilog2",
    "is_multiple_of",
    "is_power_of_two",
    "is_some",
    "is_none",
    "iter",
    "last",
    "leading_zeros",
    "next_multiple_of",
    "pow",
    "rev",
    "saturating_add",
    "saturating_sub",
    "skip",
    "start",
    "step_by",
    "take",
    "trailing_zeros",
    "unwrap",
    "windows",
    "wrapping_add",
    "wrapping_mul",
    "wrapping_sub",
    "zip",
    "contains",
    "eq",
    "ne",
    "isqrt",
    "take_while",
];

/// The number of float arguments after the receiver, for a method with a derivative rule.
pub(crate) fn rule(name: &str) -> Option<usize> {
    RULES.iter().find(|(rule, _)| *rule == name).map(|(_, arity)| *arity)
}

/// Whether the method's result never carries a derivative.
pub(crate) fn is_discrete(name: &str) -> bool {
    STEPS.contains(&name) || DISCRETE.contains(&name)
}

/// Whether the result is a float that never carries a derivative.
pub(crate) fn is_step(name: &str) -> bool {
    STEPS.contains(&name)
}

/// Whether calling it once more is free of effects.
pub(crate) fn is_pure(name: &str) -> bool {
    rule(name).is_some() || is_discrete(name) || PURE.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_method_is_both_a_rule_and_a_step() {
        for (name, _) in RULES {
            assert!(!is_discrete(name) && !PURE.contains(name), "{name}");
        }
    }
}
