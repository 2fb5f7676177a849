//! The page of operations.

use rootgrad_operations::{Group, Operation};

use super::{NOTICE, python};

const BEGINNING: &str = "# Operations

These are the operations on tensors in networks and losses that you compose ([networks](../networks.md)). C++ (`rootgrad::`) and Python (`rootgrad.`)
have the same functions with the same arguments; the table shows Python's spelling of the defaults, and an argument `keepdims` is `Keep::Yes` or
`Keep::No` in C++. Axis 0 is the batch, so the first size of a row's value is axis 1, and the last is -1. In C an operation is called by its name:
`rootgrad_trace_operation` in `rootgrad.h` lists tensors, integers and numbers of each. The last columns name the operators of ONNX and of PyTorch that
are read as this operation; more operators are read as compositions of several ([ONNX](../onnx.md), [PyTorch](../from-pytorch.md)).
";

pub(super) fn page() -> String {
    let mut text = format!("<!-- {NOTICE} -->\n{BEGINNING}");
    for group in rootgrad_operations::GROUPS {
        text += &section(group);
    }
    text
}

fn section(group: &Group) -> String {
    let mut text = format!("\n## {}\n\n", group.title);
    if !group.text.is_empty() {
        text += &format!("{}\n\n", group.text);
    }
    text += "| function | meaning | ONNX | PyTorch |\n|---|---|---|---|\n";
    for it in group.operations {
        let names =
            |of: &[&str]| of.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ");
        text += &format!(
            "| {} | {} | {} | {} |\n",
            function(it),
            it.text.replace('|', "\\|"),
            names(it.onnx),
            names(it.torch)
        );
    }
    text
}

fn function(it: &Operation) -> String {
    match (it.operator, it.function) {
        ("", "") => format!("`{}` (only in C)", it.name),
        ("", _) => format!("`{}`", python::signature(it)),
        (operator, _) => format!("`{operator}`"),
    }
}
