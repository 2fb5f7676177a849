//! Columns of files: of ROOT files through ROOT where that is installed (which also reads URLs), by rootgrad's own reader
//! elsewhere; of CSV files.

use rootgrad::data::{ColumnInfo, Cut, Source, Table};
use rootgrad::{Error, Result};

use crate::jagged::Jagged;
use crate::root::{self, Files, Library};

/// The columns there are, in the file's order.
///
/// # Errors
/// As of [`Source::describe`].
pub(crate) fn describe(source: &Source) -> Result<Vec<ColumnInfo>> {
    choose(source, |library| Files::open(library, source)?.describe(), || source.describe())
}

/// Reads the columns `names`, each once, as f32; those that are jagged as a network takes them, with what rows had no place for.
///
/// # Errors
/// As of [`Source::read`]; of jagged columns as of [`Jagged::lay_out`], and [`Error::Data`] without ROOT.
pub(crate) fn read(source: &Source, names: &[&str], jagged: &Jagged) -> Result<(Table, Cut)> {
    choose(
        source,
        |library| Files::open(library, source)?.read(names, jagged),
        || own(source, names, jagged).map(|table| (table, Cut::default())),
    )
}

/// By rootgrad's own reader.
fn own(source: &Source, names: &[&str], jagged: &Jagged) -> Result<Table> {
    if let Some(name) = names.iter().find(|name| jagged.has(name)) {
        return Err(Error::Data(format!(
            "column '{name}' of '{}' is to be jagged: lists of any length are read from ROOT files, through ROOT; with ROOT on PATH, \
             `cargo xtask rootio --prefix PREFIX` has rootgrad find it",
            source.path.display()
        )));
    }
    source.read(names)
}

/// The same block by block where ROOT reads: tables of some rows each go to `each`, with what their rows had no place for;
/// elsewhere one of all.
///
/// # Errors
/// As of [`read`], and those of `each`.
pub(crate) fn for_each_block(
    source: &Source,
    names: &[&str],
    jagged: &Jagged,
    each: &mut dyn FnMut(Table, Cut) -> Result<()>,
) -> Result<()> {
    let whole = choose(
        source,
        |library| Files::open(library, source)?.for_each_block(names, jagged, each).map(|()| None),
        || own(source, names, jagged).map(Some),
    )?;
    whole.map_or(Ok(()), |table| each(table, Cut::default()))
}

/// Takes the reader that is there.
fn choose<T>(
    source: &Source,
    through_root: impl FnOnce(&'static Library) -> Result<T>,
    own: impl FnOnce() -> Result<T>,
) -> Result<T> {
    if source.is_url() {
        let refused = |problem| Err(Error::Format { path: source.path.clone(), problem });
        return match root::library()? {
            _ if source.path.extension().is_some_and(|extension| extension == "csv") => refused(
                "is a CSV file elsewhere, and only ROOT files are fetched: fetch it (`curl -O`), and name the file".to_owned(),
            ),
            Ok(library) => through_root(library),
            Err(why_not) => refused(format!("is a URL, which is read through ROOT: {why_not}")),
        };
    }
    if !source.is_root()? {
        return own();
    }
    match root::library()? {
        Ok(library) => through_root(library),
        Err(why_not) => own().map_err(|error| advised(error, why_not)),
    }
}

/// What rootgrad's own reader says that it cannot read, with what would have it read all the same.
fn advised(error: Error, why_not: &str) -> Error {
    match error {
        Error::Format { path, problem } if problem.contains("open it through ROOT") => {
            Error::Format {
                path,
                problem: format!("{problem}. Or have rootgrad read it: {why_not}"),
            }
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_own_reader_cannot_read_is_told_with_both_ways_out() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/root_6_40.root");
        let error = Source::parse(path).describe().unwrap_err();
        let told = advised(error, "install it with ROOT").to_string();
        assert!(told.contains("written by a ROOT too new"), "{told}");
        assert!(told.ends_with("Or have rootgrad read it: install it with ROOT"), "{told}");
        let missing = Source::parse("nowhere.root").describe().unwrap_err();
        assert!(!advised(missing, "install it").to_string().contains("install it"));
    }
}
