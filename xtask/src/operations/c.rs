//! The table of operations in the C header.

use rootgrad_operations::{Argument, Operation, Type};

use super::{is_integer, is_tensor};

/// Line of the header's comment that the table replaces.
const MARK: &str = "// (table of operations)";

/// Replaces the mark in the header by the table.
pub(crate) fn table(header: &str) -> String {
    let mut lines =
        vec!["// | name | tensors | integers; numbers |".to_owned(), "// |---|---|---|".to_owned()];
    let mut rows: Vec<(Vec<&str>, String)> = Vec::new();
    for it in rootgrad_operations::all() {
        let arguments = arguments(it);
        match rows.last_mut() {
            Some((names, last)) if *last == arguments => names.push(it.name),
            _ => rows.push((vec![it.name], arguments)),
        }
    }
    for (names, arguments) in rows {
        lines.push(format!("// | `{}` | {arguments} |", names.join("` `")));
    }
    header.replace(MARK, &lines.join("\n"))
}

/// Returns the tensors, and the numbers of a call.
fn arguments(it: &Operation) -> String {
    let names = |is: fn(&Argument) -> bool| {
        it.arguments
            .iter()
            .filter(move |argument| is(argument))
            .map(named)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let integers = if it.integers.is_empty() { names(is_integer) } else { it.integers.to_owned() };
    let reals = names(|argument| argument.of == Type::Real);
    let numbers = if reals.is_empty() { integers } else { format!("{integers}; {reals}") };
    [names(is_tensor), numbers]
        .map(|cell| if cell.is_empty() { "none".to_owned() } else { cell })
        .join(" | ")
}

fn named(argument: &Argument) -> String {
    let name = argument.name;
    match (argument.of, argument.default) {
        (Type::Complex, _) => format!("complex {name}"),
        (Type::Tensors | Type::Integers | Type::Pairs, _) => format!("{name}..."),
        (Type::Tensor, Some("None")) => format!("optional {name}"),
        (Type::Integer, Some("None")) => format!("{name} (0: its own)"),
        (Type::Choice(choice), _) => {
            let values = choice
                .values
                .iter()
                .enumerate()
                .map(|(number, value)| format!("{number} {}", value.to_lowercase()));
            format!("{name} ({})", values.collect::<Vec<_>>().join(", "))
        }
        _ => name.to_owned(),
    }
}
