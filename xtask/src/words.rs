//! Suite `fmt`: comments, messages and pages use the words of the field, and a comment begins with the name of its thing.

use crate::env::Workspace;
use anyhow::{Context, Result, ensure};
use fs_err as fs;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// Endings of the files that are checked, with the marks that begin a comment; a page is text in every line.
const KINDS: [(&str, &[&str]); 8] = [
    (".rs", SLASHES),
    (".hpp", SLASHES),
    (".h", SLASHES),
    (".cpp", SLASHES),
    (".C", SLASHES),
    (".c", SLASHES),
    (".py", &["#"]),
    (".md", &[""]),
];
const SLASHES: &[&str] = &["///<", "///", "//!", "//"];
/// Files that are left: a history stays as it was written, a page of words contains them.
const LEFT: [&str; 2] = ["CHANGELOG.md", "xtask/src/words.rs"];

/// First words of a comment that does not name its thing. A line that goes on with a sentence begins so, too, so that only the first line
/// of a comment counts.
const BEGINNINGS: [&str; 6] = ["What", "Of", "Whether", "Who", "Where", "Told"];
/// Private words, and those of the field.
const WORDS: [(&str, &str); 12] = [
    ("told", "passed, given, reported, warned"),
    ("turned round", "transposed, reversed"),
    ("lesser", "smaller"),
    ("both ways", "in both directions"),
    ("somebody else's", "third-party, pretrained"),
    ("of somebody else", "third-party, pretrained"),
    ("which there is not", "which does not exist"),
    ("of which there is none", "which does not exist"),
    ("way out", "remedy"),
    ("as it is to be", "the wanted …"),
    ("is such of", "converted to"),
    ("in the end", "finally"),
];

/// Checks all files that git knows.
///
/// # Errors
/// The lines to change, with words to use instead; without git.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    let mut found = String::new();
    for file in files(&workspace.root)? {
        let Some((_, marks)) = KINDS.iter().find(|(ending, _)| file.ends_with(ending)) else {
            continue;
        };
        let path = workspace.root.join(&file);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        for (line, problem) in problems(&text, marks) {
            let _ = writeln!(found, "{file}:{line}: {problem}");
        }
    }
    ensure!(found.is_empty(), "words that a newcomer does not know (xtask/src/words.rs):\n{found}");
    Ok(())
}

/// The files of the last commit and those added since.
fn files(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"])
        .current_dir(root)
        .output()
        .context("git")?;
    ensure!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).context("git ls-files")?;
    let files = text.lines().filter(|file| !LEFT.contains(file) && root.join(file).is_file());
    Ok(files.map(str::to_owned).collect())
}

/// Lines with a problem, from 1.
fn problems(text: &str, marks: &[&str]) -> Vec<(usize, String)> {
    let mut problems = Vec::new();
    let (mut inside, mut code, mut open) = (false, false, false);
    for (number, line) in text.lines().enumerate() {
        let comment = comment(line, marks);
        code ^= comment.is_some_and(|text| text.starts_with("```"));
        let mut find = |text: &str| {
            let lower = text.to_lowercase();
            for (word, instead) in WORDS.into_iter().filter(|(word, _)| holds(&lower, word)) {
                problems.push((number + 1, format!("'{word}': {instead}")));
            }
        };
        let Some(comment) = comment.filter(|_| !code) else {
            inside = false;
            if marks != [""] {
                find(&literals(line, &mut open));
            }
            continue;
        };
        find(comment);
        let begins = !inside && marks != [""];
        inside = !comment.is_empty();
        if let Some(word) =
            BEGINNINGS.into_iter().find(|word| begins && first_word(comment) == *word)
        {
            problems.push((number + 1, format!("a comment begins with '{word}': name the thing")));
        }
    }
    problems
}

/// The texts between double quotes of a line of code. `open` is true if the line begins within such a text; a text goes on in the next line only
/// behind a `\\`.
fn literals(line: &str, open: &mut bool) -> String {
    let mut texts = String::new();
    let mut chars = line.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        match c {
            '\\' if *open => {
                if chars.next().is_none() {
                    return texts; // goes on
                }
                texts.push(' ');
            }
            '"' if before == '\'' && chars.peek() == Some(&'\'') => {}
            '"' => {
                *open = !*open;
                texts.push(' ');
            }
            _ if *open => texts.push(c),
            _ => {}
        }
        before = c;
    }
    *open = false;
    texts
}

/// The text of a line that is a comment as a whole.
fn comment<'a>(line: &'a str, marks: &[&str]) -> Option<&'a str> {
    let line = line.trim_start();
    marks.iter().find_map(|mark| line.strip_prefix(mark)).map(str::trim)
}

fn first_word(text: &str) -> &str {
    let text = text.trim_start_matches('(');
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// True if the text contains the words, not as part of others.
fn holds(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(begin, _)| {
        let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
        apart(text[..begin].chars().next_back())
            && apart(text[begin + words.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn riddles_are_found_and_plain_sentences_are_not() {
        let rust =
            |text| problems(text, SLASHES).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(rust("/// What it is.\nfn a() {}\n// Of the page.\n"), [1, 3]);
        assert_eq!(rust("/// Number of rows.\n/// Of these, some are empty.\nfn a() {}"), [0; 0]);
        assert_eq!(rust("    // it is told later\nlet told = 1;"), [1]);
        assert_eq!(
            rust(
                "a(told, \"it is \\\n    told later\", told);\nb('\"', told, \"it was \\\"told\");"
            ),
            [2, 3]
        );
        assert_eq!(rust("/// ```\n/// // What a test is\n/// ```\n/// The lesser."), [4]);
        assert_eq!(rust("let x = 1; // What follows code is not looked at."), [0; 0]);
        let page = |text| problems(text, &[""]).len();
        assert_eq!(page("What you need\n\nThe way out: restart."), 1);
        assert_eq!(page("```sh\necho told\n```\nuntold, told_of"), 0);
    }
}
