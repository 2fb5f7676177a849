//! Cuts in a text before bytes are merged: no token crosses a cut.

use std::sync::LazyLock;

use regex::Regex;

/// GPT-2's rule for the cuts (Radford et al. 2019, `encoder.py`), except for blanks before a word, see [`pieces`]. GPT-2 has `\s+(?!\S)|\s+` for the
/// last alternative, which needs stack for every blank of a run.
const PATTERN: &str = r"'(?:[sdmt]|ll|ve|re)| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+";

// UNWRAP: a test compiles it.
static CUT: LazyLock<Regex> = LazyLock::new(|| Regex::new(PATTERN).unwrap());

/// Passes the pieces of `text`, which follow each other without gaps, to `take`.
pub(super) fn pieces<'t>(text: &'t str, mut take: impl FnMut(&'t [u8])) {
    let mut start = 0;
    while start < text.len() {
        // Every character belongs to one of the alternatives: the next piece begins here.
        let end = CUT.find_at(text, start).map_or(text.len(), |found| found.end());
        let piece = &text[start..end];
        // `\s+(?!\S)`: the last of several blanks before a word belongs to the word.
        let last = piece.chars().next_back().filter(|last| last.is_whitespace());
        let before = end - last.map_or(0, char::len_utf8);
        let end = if before > start && end < text.len() { before } else { end };
        take(&text.as_bytes()[start..end]);
        start = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_those_of_the_original_pattern() {
        let cut = |text: &'static str| {
            let mut all = Vec::new();
            pieces(text, |piece| all.push(std::str::from_utf8(piece).unwrap()));
            assert_eq!(all.concat(), text);
            all
        };
        // Expected pieces derived by hand from the pattern.
        assert_eq!(cut("I'll  go\n"), ["I", "'ll", " ", " go", "\n"]);
        assert_eq!(cut("a   "), ["a", "   "]);
        assert_eq!(cut(" \t\nx"), [" \t", "\n", "x"]);
        assert_eq!(cut("x = 42;"), ["x", " =", " 42", ";"]);
        assert_eq!(cut("\u{3000}\u{3000}x"), ["\u{3000}", "\u{3000}", "x"]);
        assert_eq!(cut(" "), [" "]);
        assert!(cut("").is_empty());
    }
}
