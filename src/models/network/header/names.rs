//! C++ namespaces.

use crate::error::{Error, Result};

/// Keywords of C++17, and those that C++20 adds.
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

/// Macros of the C library's and the compiler's headers (`#NAME`), and what these declare in the global namespace (`NAME`).
const TAKEN: &str = include_str!("taken.txt");

/// Checks that `higgs` or `analysis::higgs`, for example, is a valid namespace for a header.
///
/// # Errors
/// [`Error::Argument`].
pub(super) fn check(name: &str) -> Result<()> {
    let first = name.split("::").next().unwrap_or_default();
    let problem = name.split("::").find_map(of_part).or_else(|| {
        taken(first).then(|| {
            format!(
                "'{first}' is a name of the C library, so use another, or one within a namespace such as analysis::{name}"
            )
        })
    });
    let Some(problem) = problem else { return Ok(()) };
    let wanted = format!("a namespace of C++, such as higgs or analysis::higgs; {problem}");
    Err(Error::argument("the header's name", format!("'{name}'"), wanted))
}

fn taken(line: &str) -> bool {
    TAKEN.lines().any(|taken| taken == line)
}

/// Returns the problem with a part of a name.
fn of_part(part: &str) -> Option<String> {
    let letters = part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    let problem = if !letters || part.bytes().next().is_none_or(|b| b.is_ascii_digit()) {
        "a part of it is letters, digits and _, no digit first"
    } else if part.contains("__") || part.starts_with('_') {
        "names with __, or that begin with _, are the compiler's"
    } else if part == "std" {
        "'std' is the standard library's" // and within `a::std` the header would look for it there
    } else if KEYWORDS.contains(&part) {
        return Some(format!("'{part}' is a keyword"));
    } else if taken(&format!("#{part}")) {
        return Some(format!("'{part}' is a macro of the C library or the compiler"));
    } else {
        return None;
    };
    Some(problem.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namespaces_are_reported_from_other_names() {
        for name in ["higgs", "a", "analysis::v2::Net_3", "stdx", "a::exp", "ROOT::signal"] {
            assert!(check(name).is_ok(), "{name}");
        }
        let refused = |name: &str, reported: &str| {
            let text = check(name).unwrap_err().to_string();
            assert!(text.contains(&format!("'{name}'")) && text.contains(reported), "{text}");
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
        refused("a::std", "standard library");
        for name in ["NULL", "EOF", "errno", "NAN", "INFINITY", "M_PI", "linux", "unix", "a::NAN"] {
            refused(name, "is a macro");
        }
        for name in ["stdin", "exp", "fmaf", "memcpy", "size_t", "uint32_t", "main", "signal::a"] {
            refused(name, "is a name of the C library");
        }
    }
}
