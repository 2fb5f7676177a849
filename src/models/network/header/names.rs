//! Namespaces of C++.

use crate::error::{Error, Result};

/// Words that C++17 keeps for itself, and those that C++20 adds.
const KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "private",
    "protected",
    "public",
    "register",
    "reinterpret_cast",
    "requires",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// Checks that a header can have this namespace, `higgs` or `analysis::higgs`.
///
/// # Errors
/// [`Error::Argument`].
pub(super) fn check(name: &str) -> Result<()> {
    let problem = if name.split("::").next() == Some("std") {
        Some("'std' is the standard library's")
    } else {
        name.split("::").find_map(of_part)
    };
    let Some(problem) = problem else { return Ok(()) };
    let wanted = format!("a namespace of C++, such as higgs or analysis::higgs; {problem}");
    Err(Error::argument("the header's name", format!("'{name}'"), wanted))
}

/// What is wrong with a part of a name.
fn of_part(part: &str) -> Option<&'static str> {
    let letters = part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if !letters || part.bytes().next().is_none_or(|b| b.is_ascii_digit()) {
        return Some("a part of it is letters, digits and _, no digit first");
    }
    if part.contains("__") || part.starts_with('_') {
        return Some("names with __, or that begin with _, are the compiler's");
    }
    KEYWORDS.contains(&part).then_some("a part of it is a keyword")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namespaces_are_told_from_other_names() {
        for name in ["higgs", "a", "analysis::v2::Net_3", "stdx", "a::std"] {
            assert!(check(name).is_ok(), "{name}");
        }
        let refused = |name: &str, told: &str| {
            let text = check(name).unwrap_err().to_string();
            assert!(text.contains(&format!("'{name}'")) && text.contains(told), "{text}");
        };
        for name in ["", "3d", "a-b", "a b", "a:b", "::a", "a::", "a:::b", "net.hpp", "é", "a\n"] {
            refused(name, "letters, digits and _");
        }
        for name in ["_a", "a__b", "a::_b"] {
            refused(name, "the compiler's");
        }
        refused("a::namespace", "keyword");
        refused("std", "standard library");
        refused("std::a", "standard library");
    }
}
