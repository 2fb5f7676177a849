//! The table of expansions, `golden/corpus.txt`: one line for each row, sorted, so that changes can be read and merged.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::path::PathBuf;

use quote::ToTokens;

use super::corpus::{Expansion, expansions};
use super::records::Records;

const HEADER: &str = "\
# What the attributes add to the functions of the corpus (autodiff/tests/corpus); written by
#     UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros golden
# A row's code:            cargo xtask expansions NAME
# What changed since REV:  cargo xtask expansions --diff REV [NAME...]
#
# hash   64-bit FNV-1a of the code as prettyplease lays it out
# lines  of that code
# tapes  stacks in it with a value for each pass of a loop (`rt::Tape`)
# kept   places in it where a value is kept for the reverse sweep, on a tape or once (`rt::Slot`); a place runs as often
#        as its loops; states that `#[checkpoint]` saves are not among them
# name   of the function, or of the `impl` block that is marked as a whole (#2: the second one of the name); its attribute
#
# hash          lines tapes kept  name attribute
";

/// The recorded properties of an expansion.
#[derive(Clone, PartialEq)]
struct Row {
    hash: u64,
    lines: usize,
    tapes: usize,
    kept: usize,
}

impl Row {
    fn of(expansion: &Expansion) -> Self {
        let text = expansion.text();
        let Records { tapes, kept, .. } = Records::of(expansion.file.to_token_stream());
        Self { hash: fnv1a(text.as_bytes()), lines: text.lines().count(), tapes, kept }
    }

    fn parse(line: &str) -> Option<(String, Self)> {
        let mut words = line.split_whitespace();
        let hash = u64::from_str_radix(words.next()?, 16).ok()?;
        let [lines, tapes, kept] = [words.next()?, words.next()?, words.next()?];
        let (lines, tapes, kept) = (lines.parse().ok()?, tapes.parse().ok()?, kept.parse().ok()?);
        let name = words.collect::<Vec<_>>().join(" ");
        Some((name, Self { hash, lines, tapes, kept }))
    }
}

impl Display for Row {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { hash, lines, tapes, kept } = self;
        write!(f, "{hash:016x} {lines:>5} {tapes:>4} {kept:>4}")
    }
}

/// The rows by name and attribute.
type Table = BTreeMap<String, Row>;

/// A hash that is the same in every build (RFC draft-eastlake-fnv).
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn written(table: &Table) -> String {
    let rows = table.iter().map(|(name, row)| format!("{row}  {name}\n"));
    HEADER.to_owned() + &rows.collect::<String>()
}

/// The rows of a file, and the lines that are not rows: left over from a merge conflict.
fn read(text: &str) -> (Table, Vec<&str>) {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let (mut table, mut others) = (Table::new(), Vec::new());
    for line in lines {
        match Row::parse(line) {
            Some((name, row)) => {
                table.insert(name, row);
            }
            None => others.push(line),
        }
    }
    (table, others)
}

/// The rows that are new, removed or changed, each with a description of the difference.
fn differences<'a>(recorded: &'a Table, found: &'a Table) -> Vec<(&'a str, String)> {
    let mut names: Vec<_> = recorded.keys().chain(found.keys()).collect();
    names.sort();
    names.dedup();
    let of = |row: &Row| format!("{} lines, {} tapes, {} kept", row.lines, row.tapes, row.kept);
    let different = |name: &String| match (recorded.get(name), found.get(name)) {
        (Some(old), Some(new)) if old == new => None,
        (Some(old), Some(new)) if of(old) == of(new) => Some(format!("other code, {}", of(new))),
        (Some(old), Some(new)) => Some(format!("{} → {}", of(old), of(new))),
        (Some(_), None) => Some("gone".to_owned()),
        (None, _) => Some("new".to_owned()),
    };
    names.into_iter().filter_map(|name| Some((&name[..], different(name)?))).collect()
}

/// The message of the test about these rows.
fn report(different: &[(&str, String)]) -> String {
    let lines: String = different.iter().map(|(name, what)| format!("{name}: {what}\n")).collect();
    let mut names: Vec<_> =
        different.iter().filter_map(|(name, _)| Some(name.rsplit_once(' ')?.0)).collect();
    names.dedup();
    let shown: String = names.iter().take(3).map(|name| format!(" '{name}'")).collect();
    format!(
        "{} expansions differ from golden/corpus.txt:\n{lines}\
         what changed:   cargo xtask expansions --diff HEAD{shown}\n\
         if it is right: UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros golden\n",
        different.len(),
    )
}

fn path() -> PathBuf {
    super::package().join("golden/corpus.txt")
}

#[test]
fn expansions_of_the_corpus_are_as_recorded() {
    let all = expansions();
    assert!(all.len() >= 1500, "the corpus is gone");
    let found: Table =
        all.iter().map(|e| (format!("{} {}", e.name, e.attribute), Row::of(e))).collect();
    assert_eq!(found.len(), all.len(), "two rows of one name");
    if super::updating() {
        std::fs::write(path(), written(&found)).expect("writable");
        return;
    }
    let text = std::fs::read_to_string(path()).unwrap_or_default();
    let (recorded, others) = read(&text);
    let different = differences(&recorded, &found);
    assert!(different.is_empty(), "{}", report(&different));
    assert!(others.is_empty(), "golden/corpus.txt has lines that are no rows: {others:?}");
}

#[test]
fn a_difference_names_the_function_and_what_changed_of_it() {
    let row = Row { hash: fnv1a(b"a"), lines: 12, tapes: 1, kept: 2 };
    // Test vectors of the authors of the hash (isthe.com/chongo/src/fnv/test_fnv.c).
    assert_eq!(row.hash, 0xaf63_dc4c_8601_ec8c);
    assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    let table = |rows: &[(&str, &Row)]| -> Table {
        rows.iter().map(|(name, row)| ((*name).to_owned(), (*row).clone())).collect()
    };
    let old = table(&[("a::f reverse", &row), ("a::g forward", &row), ("b::h reverse", &row)]);
    let text = written(&old);
    let (back, others) = read(&text);
    assert!(back == old && others.is_empty());
    assert_eq!(read("<<<<<<< ours\n").1, ["<<<<<<< ours"]);
    let less = Row { tapes: 0, hash: 1, ..row.clone() };
    let other = Row { hash: 1, ..row.clone() };
    let new = table(&[("a::f reverse", &less), ("a::g forward", &other), ("c::k reverse", &row)]);
    assert_eq!(
        report(&differences(&old, &new)),
        "4 expansions differ from golden/corpus.txt:\n\
         a::f reverse: 12 lines, 1 tapes, 2 kept → 12 lines, 0 tapes, 2 kept\n\
         a::g forward: other code, 12 lines, 1 tapes, 2 kept\n\
         b::h reverse: gone\n\
         c::k reverse: new\n\
         what changed:   cargo xtask expansions --diff HEAD 'a::f' 'a::g' 'b::h'\n\
         if it is right: UPDATE_GOLDEN=1 cargo test -p rootgrad-autodiff-macros golden\n"
    );
}
