//! Rewrites messages of the library for the command line: `give --loss mse` for `set loss(Loss::Mse)`.
//!
//! The only table is that of the Python package. It has a column for each of Python and the shell, and explains how to
//! read it.

const TABLE: &str = include_str!("../../python/rootgrad/_words.py");

/// Returns the library's phrases and those of the command line, if they differ.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    TABLE.lines().filter(|line| line.starts_with("| ")).filter_map(|line| {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let library = cells.next()?;
        let shell = cells.nth(1)?;
        (shell != "-").then_some((library, shell))
    })
}

/// Rewrites a message of the library for the command line.
pub(crate) fn spoken(message: &str) -> String {
    let rows: Vec<_> = rows().collect();
    let (mut out, mut rest, mut before, mut quoted) = (String::new(), message, None, false);
    while let Some(next) = rest.chars().next() {
        let found = || {
            rows.iter().find_map(|(pattern, words)| {
                let (len, value) = found(pattern, rest, before)?;
                Some((len, words.replace("{}", value)))
            })
        };
        let (len, words) = match quoted {
            true => None,
            false => found(),
        }
        .unwrap_or_else(|| (next.len_utf8(), next.to_string()));
        out.push_str(&words);
        let (taken, after) = rest.split_at(len);
        if next == '\'' && len == 1 {
            // (An apostrophe within a word is not a quote.)
            let beside = if quoted { after.chars().next() } else { before };
            quoted ^= !beside.is_some_and(is_word);
        }
        before = taken.chars().next_back();
        rest = after;
    }
    out
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Matches a pattern at the start of `rest`, which follows the character `before`. Returns the matched length and the
/// value.
fn found<'t>(pattern: &str, rest: &'t str, before: Option<char>) -> Option<(usize, &'t str)> {
    let pattern = match pattern.strip_prefix('^') {
        Some(_) if before.is_some() => return None,
        Some(at_the_start) => at_the_start,
        None => pattern,
    };
    if before.is_some_and(|it| is_word(it) || it == '.') {
        return None;
    }
    let (head, tail) = pattern.split_once("{}").unwrap_or((pattern, ""));
    let mut after = rest.strip_prefix(head)?;
    let mut value = "";
    if pattern.contains("{}") {
        let word = after.split(char::is_whitespace).next()?;
        value = word.trim_end_matches([',', ';', ':', '.', ')']);
        after = after.strip_prefix(value).filter(|_| !value.is_empty())?.strip_prefix(tail)?;
    }
    let taken = &rest[..rest.len() - after.len()];
    let goes_on = after.chars().next().is_some_and(|it| is_word(it) || it == '=');
    let ends_inside = taken.chars().next_back().is_some_and(is_word) && goes_on;
    (!ends_inside).then_some((taken.len(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_those_of_a_shell() {
        for (library, shell) in [
            (
                "target 'M' is 91.2 at row 0; for a regression set loss(Loss::Mse) or loss(Loss::Huber); for K classes",
                "target 'M' is 91.2 at row 0; for a regression give --loss mse or --loss huber:1; for K classes",
            ),
            ("for a regression set loss(Loss::Mse)", "for a regression give --loss mse"),
            (
                "set missing to -999, which replaces it by the mean",
                "give --missing -999, which replaces it by the mean",
            ),
            (
                "give more, or set validation_fraction to 0",
                "give more, or give --validation-fraction 0",
            ),
            ("learning_rate is NaN; wanted", "--learning-rate is NaN; wanted"),
            ("loss is Huber(0.5); wanted one for", "--loss is huber:0.5; wanted one for"),
            (
                "balance_classes is true; wanted false for a regression",
                "--balance-classes is given; wanted without it for a regression",
            ),
            (
                "seed is 1; wanted 2, as in the checkpoint 'a.ck'; to start again, set resume to false",
                "seed is 1; wanted 2, as in the checkpoint 'a.ck'; to start again, leave out --resume",
            ),
        ] {
            assert_eq!(spoken(library), shell);
        }
    }

    #[test]
    fn what_is_quoted_or_part_of_a_word_stays() {
        for message in [
            "no column 'set loss(Loss::Mse)'; did you mean 'ä'?",
            "'set missing to 5' is no file",
            "the network's columns: 'batch size is'",
            "reset clip_normal and preset clip_norm_2",
            "the model's epochs is -1",
            "",
            "set missing to ",
            "it's the loss's column 'b'",
        ] {
            assert_eq!(spoken(message), message);
        }
    }

    #[test]
    fn every_row_comes_up_and_is_said_once() {
        assert!(rows().count() > 30);
        for (library, shell) in rows() {
            let said = library.trim_start_matches('^').replace("{}", "7");
            let wanted = shell.replace("{}", "7");
            assert_eq!(spoken(&said), wanted);
            assert_eq!(spoken(&wanted), wanted);
        }
    }

    /// Appends all sources below a folder to one text.
    fn sources(folder: &std::path::Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, all);
            } else if path.extension().is_some_and(|it| it == "rs" || it == "hpp") {
                let text = std::fs::read_to_string(&path).unwrap();
                let lines = text.lines().map(str::trim);
                // Rust continues a string after a backslash, C++ with a second literal.
                lines.for_each(|line| all.push_str(line.strip_suffix('\\').unwrap_or(line)));
            }
        }
    }

    #[test]
    fn the_library_says_what_the_table_has() {
        let folder = std::env::var_os("CARGO_MANIFEST_DIR").unwrap();
        let mut all = String::new();
        for part in ["src", "include"] {
            sources(&std::path::Path::new(&folder).join("..").join(part), &mut all);
        }
        let all = all.replace("\"\"", "");
        let rows = TABLE.lines().filter(|line| line.starts_with("| "));
        for library in rows.filter_map(|line| line.split('|').nth(1)).map(str::trim) {
            // A pattern that begins with '^' starts with the option's name, which is a separate argument in the source.
            // Otherwise check all but the value.
            let parts: Vec<&str> = match library.strip_prefix('^') {
                Some(start) => start.split(" is").next().into_iter().collect(),
                None => library.split("{}").collect(),
            };
            for part in parts {
                let part = part.rsplit("schedule's ").next().unwrap();
                assert!(all.contains(part), "nothing says '{part}' of '{library}'");
            }
        }
    }
}
