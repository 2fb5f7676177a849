//! The functions of C++.

use rootgrad_operations::{Argument, Choice, Operation, Source, Type};

use super::{NOTICE, choices, functions, is_integer, is_tensor, wrapped};

const WIDTH: usize = 120;

pub(super) fn real() -> String {
    let file = "operations.hpp";
    let contents = "The operations on tensors, and losses. Losses serve for direct use or as parts of your own loss:\n\
        ///\n/// ```cpp\n/// fit(net, df, columns, \"is_signal\", TrainOptions().loss([](Tensor y, Tensor t) { return focal(y, t); }));\n/// ```\n\
        ///\n/// A loss gives one number per event, the mean over its outputs, unless its comment describes one number per batch.\n\
        /// With `LossReduction::Each` it gives the loss of each output, in the shape of the outputs:\n\
        /// mean(binary_cross_entropy(y, t, LossReduction::Each), -1).";
    framed(
        file,
        contents,
        "tensor.hpp",
        "namespace rootgrad {\n",
        "} // namespace rootgrad\n",
        false,
    )
}

pub(super) fn complex() -> String {
    let begin = "namespace rootgrad {\nnamespace complex {\n";
    let end = "} // namespace complex\n} // namespace rootgrad\n";
    framed(
        "complex_operations.hpp",
        "The operations on complex tensors, Fourier transforms, spectra.",
        "complex.hpp",
        begin,
        end,
        true,
    )
}

fn framed(
    file: &str,
    contents: &str,
    include: &str,
    begin: &str,
    end: &str,
    complex: bool,
) -> String {
    let guard = format!("ROOTGRAD_{}", file.to_uppercase().replace('.', "_"));
    let mut text = format!(
        "// {NOTICE}\n/// \\file {file}\n/// {contents}\n#ifndef {guard}\n#define {guard}\n\n#include \"{include}\"\n\n#include <cstdint>\n\
         #include <type_traits>\n#include <vector>\n\n// clang-format off\n{begin}\n"
    );
    for choice in choices(complex) {
        text += &enumeration(choice);
    }
    for it in functions(complex) {
        match it.source {
            Source::Generated => text += &function(it),
            Source::Reduction => text += &reduction(it),
            Source::Written => {}
        }
    }
    text + &format!("\n{end}// clang-format on\n\n#endif // {guard}\n")
}

fn comment(text: &str) -> String {
    wrapped(text, WIDTH - 4).iter().map(|line| format!("/// {line}\n")).collect()
}

fn enumeration(choice: &Choice) -> String {
    let values =
        choice.values.iter().enumerate().map(|(number, value)| format!("{value} = {number}"));
    let values = values.collect::<Vec<_>>().join(", ");
    format!("{}enum class {} : int {{ {values} }};\n", comment(choice.text), choice.name)
}

/// Returns the type of an argument or a result.
fn spelled(of: Type) -> &'static str {
    match of {
        Type::Tensor => "Tensor",
        Type::Complex => "Complex",
        Type::Tensors => "const std::vector<Tensor> &",
        Type::Pair => "std::pair<Tensor, Tensor>",
        Type::Axis => "int",
        Type::Integer => "std::int64_t",
        Type::Integers | Type::Pairs => "const std::vector<std::int64_t> &",
        Type::Flag => "bool",
        Type::Keep => "Keep",
        Type::Real => "double",
        Type::Choice(choice) => choice.name,
    }
}

/// Returns the name of an argument, which for a flag of NumPy's name is C++'s.
fn name(argument: &Argument) -> &'static str {
    if argument.of == Type::Keep { "keep" } else { argument.name }
}

fn default(argument: &Argument, given: &str) -> String {
    match (argument.of, given) {
        (Type::Keep, _) => "Keep::No".to_owned(),
        (Type::Choice(choice), _) => {
            let value = choice.values.iter().find(|value| value.eq_ignore_ascii_case(given));
            format!("{}::{}", choice.name, value.unwrap_or(&given))
        }
        (Type::Flag, _) => given.to_lowercase(),
        (Type::Integers, _) => "{}".to_owned(),
        (Type::Integer, "None") => "0".to_owned(),
        (Type::Real, "1/6") => "1. / 6".to_owned(),
        (Type::Real, given) => given.trim_end_matches(".0").to_owned(),
        (_, given) => given.to_owned(),
    }
}

fn parameter(argument: &Argument) -> String {
    let of = spelled(argument.of);
    let space = if of.ends_with('&') { "" } else { " " };
    let default =
        argument.default.map_or(String::new(), |given| format!(" = {}", default(argument, given)));
    format!("{of}{space}{}{default}", name(argument))
}

/// Returns an argument as a number of the call.
fn number(argument: &Argument) -> String {
    match argument.of {
        Type::Keep | Type::Choice(_) => format!("static_cast<int>({})", name(argument)),
        _ => name(argument).to_owned(),
    }
}

fn function(it: &Operation) -> String {
    let mut parameters: Vec<String> = it.arguments.iter().map(parameter).collect();
    parameters.push("Where where = Where()".to_owned());
    format!(
        "{}{}",
        comment(it.text),
        defined(spelled(it.result), it.function, &parameters, &call(it))
    )
}

/// Returns the call of the operation.
fn call(it: &Operation) -> String {
    let tensor = |argument: &Argument| match argument.of {
        Type::Complex => format!("{}.pairs()", argument.name),
        _ => argument.name.to_owned(),
    };
    let tensors: Vec<String> =
        it.arguments.iter().filter(|argument| is_tensor(argument)).map(tensor).collect();
    let (tensors, of) = (tensors.join(", "), it.name);
    if let Some(all) = it.arguments.iter().find(|argument| argument.of == Type::Integers) {
        return format!("detail::operation(\"{of}\", {tensors}, {}, where)", all.name);
    }
    let numbers = |is: fn(&Argument) -> bool| {
        it.arguments
            .iter()
            .filter(|argument| is(argument))
            .map(number)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let (ints, reals) = (numbers(is_integer), numbers(|argument| argument.of == Type::Real));
    let more = match (ints.is_empty(), reals.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!(", {{{ints}}}"),
        _ => format!(", {{{ints}}}, {{{reals}}}"),
    };
    let maker = match (it.is_complex(), it.result) {
        (true, Type::Complex) => "detail::made",
        (true, _) => "rootgrad::detail::operation",
        (false, _) => "detail::operation",
    };
    format!("{maker}(\"{of}\", {{{tensors}}}, where{more})")
}

/// Returns the definition, in one line if it fits.
fn defined(result: &str, name: &str, parameters: &[String], value: &str) -> String {
    let line = format!("inline {result} {name}({}) {{ return {value}; }}\n", parameters.join(", "));
    if line.len() <= WIDTH {
        return line;
    }
    let head = format!("inline {result} {name}(");
    let parameters = wrapped(
        &format!("{}) {{", parameters.join(",\u{1}").replace(' ', "\u{2}").replace('\u{1}', " ")),
        WIDTH - head.len(),
    );
    let parameters =
        parameters.join(&format!("\n{}", " ".repeat(head.len()))).replace('\u{2}', " ");
    format!("{head}{parameters}\n  return {value};\n}}\n")
}

fn reduction(it: &Operation) -> String {
    let of = it.function;
    let text = format!(
        "{} Over an axis, or over a row's whole value (in a loss: over all rows).",
        it.text
    );
    format!(
        "{}inline Tensor {of}(Tensor x, Where where = Where()) {{ return detail::operation(\"{of}\", {{x}}, where); }}\n\
         inline Tensor {of}(Tensor x, int axis, Keep keep = Keep::No, Where where = Where()) {{\n  \
         return detail::operation(\"{of}\", {{x}}, where, {{static_cast<int>(keep), axis}});\n}}\n\
         template <class A, detail::if_no_axis<A> = 0> Tensor {of}(Tensor x, const A &) {{ return detail::no_axis<A>(x); }}\n",
        comment(&text)
    )
}
