//! Names of operators: `aten.add_.Tensor`.

/// True if an operator changes its input: its name ends with `_`, as in `relu_`. (`detach_` and `__and__` change no number.)
pub(super) fn is_in_place(target: &str) -> bool {
    let (name, overload) = parts(target);
    name.ends_with('_') && !name.starts_with("__") && !overload.is_empty() && name != "detach_"
}

/// Returns an operator's base name; an in-place operator has the name of the operator that returns its result.
pub(super) fn base(target: &str) -> &str {
    let (name, _) = parts(target);
    if is_in_place(target) { &name[..name.len() - 1] } else { name }
}

/// Returns the name and the overload of a PyTorch operator; for a Python function on sizes, only the name.
pub(super) fn parts(target: &str) -> (&str, &str) {
    let target = short(target);
    match target.strip_prefix("aten.") {
        Some(aten) => aten.split_once('.').unwrap_or((aten, "default")),
        None => (target, ""),
    }
}

/// Returns an operator's name for messages: `aten.linear.default` of `torch.ops.aten.linear.default`.
pub(super) fn short(target: &str) -> &str {
    target.strip_prefix("torch.ops.").unwrap_or(target)
}
