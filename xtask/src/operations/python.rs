//! The functions of Python.

use rootgrad_operations::{Argument, Operation, Source, Type};

use super::{NOTICE, functions, is_integer, is_tensor, wrapped};

const WIDTH: usize = 140;

pub(super) fn real() -> String {
    let contents = "The operations on tensors, and losses. Losses serve for direct use or as parts of your own loss:\n\n    \
        rg.fit(net, df, columns, \"is_signal\", loss=lambda y, t: rg.focal(y, t))\n\n\
        A loss gives one number per event, the mean over its outputs, unless its description says one number per batch. With\n\
        `reduction=\"each\"` it gives the loss of each output, in the shape of the outputs: `mean(binary_cross_entropy(y, t, reduction=\"each\"), -1)`.\n";
    module(contents, "from ._tensor import Axes, Operand, Tensor, axes, choice, operation\n", false)
}

pub(super) fn complex() -> String {
    let imports = "from ._tensor import Operand, Tensor, choice, operation\nfrom ._complex import Complex, ComplexOperand, as_complex\n";
    module("The operations on complex tensors, Fourier transforms, spectra.", imports, true)
}

fn module(contents: &str, imports: &str, complex: bool) -> String {
    let generated = || functions(complex).filter(|it| it.source != Source::Written);
    let names: Vec<String> = generated().map(|it| format!("\"{}\",", it.function)).collect();
    let names = wrapped(&names.join(" "), WIDTH - 4).join("\n    ");
    let mut text = format!(
        "# {NOTICE}\n\"\"\"{contents}\"\"\"\n\nfrom __future__ import annotations\n\nfrom collections.abc import Iterable\n\n{imports}\n\
         __all__ = [\n    {names}\n]\n"
    );
    for it in generated() {
        text += &function(it);
    }
    if !complex { text } else { text.replace("from collections.abc import Iterable\n\n", "") }
}

/// Returns the type hint of an argument or a result.
fn hint(of: Type) -> &'static str {
    match of {
        Type::Tensor => "Operand",
        Type::Complex => "ComplexOperand",
        Type::Tensors => "Iterable[Operand]",
        Type::Pair => "tuple[Tensor, Tensor]",
        Type::Axis | Type::Integer => "int",
        Type::Integers => "Iterable[int]",
        Type::Pairs => "Iterable[tuple[int, int]]",
        Type::Flag | Type::Keep => "bool",
        Type::Real => "float",
        Type::Choice(_) => "str",
    }
}

fn default(argument: &Argument) -> Option<String> {
    let given = argument.default?;
    Some(match argument.of {
        Type::Choice(_) => format!("\"{given}\""),
        _ => given.replace('/', " / "),
    })
}

/// Returns name and arguments, without types: `elu(x, alpha=1.0)`.
pub(super) fn signature(it: &Operation) -> String {
    let argument = |argument: &Argument| match default(argument) {
        Some(given) => format!("{}={given}", argument.name),
        None => argument.name.to_owned(),
    };
    let arguments: Vec<String> = it.arguments.iter().map(argument).collect();
    format!("{}({})", it.function, arguments.join(", "))
}

fn typed(argument: &Argument) -> String {
    let of = match (argument.of, argument.default) {
        (Type::Axis, Some("None")) => "Axes",
        (Type::Integer, Some("None")) => "int | None",
        (of, _) => hint(of),
    };
    match default(argument) {
        Some(given) => format!("{}: {of} = {given}", argument.name),
        None => format!("{}: {of}", argument.name),
    }
}

/// Returns an argument as a number of the call.
fn number(it: &Operation, argument: &Argument) -> String {
    let name = argument.name;
    match (argument.of, argument.default) {
        (Type::Flag | Type::Keep, _) => format!("int({name})"),
        (Type::Integers, _) => format!("*{name}"),
        (Type::Integer, Some("None")) => format!("{name} or 0"),
        (Type::Choice(choice), _) => {
            let values: Vec<String> =
                choice.values.iter().map(|value| format!("\"{}\"", value.to_lowercase())).collect();
            format!("choice(\"{}: {name}\", {name}, ({}))", it.function, values.join(", "))
        }
        _ => name.to_owned(),
    }
}

/// Returns a tuple's text.
fn tuple(parts: &[String]) -> String {
    match parts {
        [one] => format!("({one},)"),
        _ => format!("({})", parts.join(", ")),
    }
}

fn call(it: &Operation) -> String {
    let tensor = |argument: &Argument| match argument.of {
        Type::Complex => format!("as_complex({}).pairs", argument.name),
        _ => argument.name.to_owned(),
    };
    let tensors: Vec<String> =
        it.arguments.iter().filter(|argument| is_tensor(argument)).map(tensor).collect();
    let reals: Vec<String> = it
        .arguments
        .iter()
        .filter(|argument| argument.of == Type::Real)
        .map(|argument| argument.name.to_owned())
        .collect();
    let ints: Vec<String> = match it.source {
        Source::Reduction => vec!["int(keepdims)".to_owned(), "*axes(axis)".to_owned()],
        _ => it
            .arguments
            .iter()
            .filter(|argument| is_integer(argument))
            .map(|argument| number(it, argument))
            .collect(),
    };
    let more = match (ints.is_empty(), reals.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!(", {}", tuple(&ints)),
        _ => format!(", {}, {}", tuple(&ints), tuple(&reals)),
    };
    let value = format!("operation(\"{}\", {}{more})", it.name, tuple(&tensors));
    if it.result == Type::Complex { format!("Complex.of({value})") } else { value }
}

fn function(it: &Operation) -> String {
    let arguments: Vec<String> = it.arguments.iter().map(typed).collect();
    let result = if it.result == Type::Complex { "Complex" } else { "Tensor" };
    let text = match it.source {
        Source::Reduction => format!(
            "{} Along an axis or axes, or over a row's whole value (in a loss: over all rows).",
            it.text
        ),
        _ => it.text.to_owned(),
    };
    let text = wrapped(&text, WIDTH - 10);
    let text = match text.as_slice() {
        [line] => format!("\"\"\"{line}\"\"\""),
        lines => format!("\"\"\"{}\n    \"\"\"", lines.join("\n    ")),
    };
    format!(
        "\n\ndef {}({}) -> {result}:\n    {text}\n    return {}\n",
        it.function,
        arguments.join(", "),
        call(it)
    )
}
