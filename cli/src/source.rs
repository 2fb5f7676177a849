//! Columns of files: of ROOT files through ROOT if it is installed (URLs, too), otherwise by rootgrad's own reader; of CSV files.

use std::path::{Path, PathBuf};

use rootgrad::data::{ColumnInfo, Cut, Source, Table};
use rootgrad::{Error, Result};
use rootgrad_root_shared::url;

use crate::jagged::Jagged;
use crate::root::{self, Files, Process};

/// Returns the file's name for messages. A URL is shown without its password and its query, which may contain tokens.
pub(crate) fn shown(source: &Source) -> PathBuf {
    match source.path.to_str().filter(|_| source.is_url()) {
        Some(url) => url::shown(url).into(),
        None => source.path.clone(),
    }
}

/// Returns the file's ending in lower case; for a URL, without its query.
fn ending(source: &Source) -> String {
    let name =
        source.path.to_str().filter(|_| source.is_url()).map(|url| url::file_name(url).into());
    let name: PathBuf = name.unwrap_or_else(|| source.path.clone());
    name.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase()
}

/// Refuses a URL as a model file.
///
/// # Errors
/// [`Error::Format`].
pub(crate) fn refuse_url_of_model(path: &Path) -> Result<()> {
    let source = Source { path: path.to_owned(), tree: None };
    if !source.is_url() {
        return Ok(());
    }
    let problem = "is the URL of a model, and rootgrad fetches only ROOT files: fetch it (`curl -O`) and give the local file";
    Err(Error::Format { path: shown(&source), problem: problem.to_owned() })
}

/// Returns true if a URL names a model file, judged by its ending.
pub(crate) fn is_model_elsewhere(source: &Source) -> bool {
    let endings = ["onnx", "safetensors", "pt2", "bin"];
    source.is_url() && endings.contains(&&*ending(source))
}

/// Returns the columns in the file's order.
///
/// # Errors
/// Those of [`Source::describe`].
pub(crate) fn describe(source: &Source) -> Result<Vec<ColumnInfo>> {
    choose(source, |process| Files::open(process, source)?.describe(), || source.describe())
}

/// Reads the columns `names`, which must be distinct, as f32. Jagged columns are laid out for the network; also returns the number of
/// dropped entries.
///
/// # Errors
/// Those of [`Source::read`]; for jagged columns those of [`Jagged::lay_out`], and [`Error::Data`] without ROOT.
pub(crate) fn read(source: &Source, names: &[&str], jagged: &Jagged) -> Result<(Table, Cut)> {
    choose(
        source,
        |process| Files::open(process, source)?.read(names, jagged),
        || own(source, names, jagged).map(|table| (table, Cut::default())),
    )
}

/// Reads with rootgrad's own reader.
fn own(source: &Source, names: &[&str], jagged: &Jagged) -> Result<Table> {
    if let Some(name) = names.iter().find(|name| jagged.has(name)) {
        return Err(match source.is_root()? {
            true => Error::NeedsRoot {
                path: shown(source),
                tree: source.tree.clone().unwrap_or_else(|| "<tree>".to_owned()),
                reason: format!("has the jagged column '{name}', which only ROOT reads"),
            },
            false => Error::Data(format!(
                "column '{name}' of '{}' cannot be jagged: a cell of a CSV file is one number; wanted a ROOT file",
                shown(source).display()
            )),
        });
    }
    source.read(names)
}

/// Reads like [`read`]. ROOT reads block by block: `each` gets tables of some rows each, with the number of dropped entries.
/// rootgrad's own reader passes one table with all rows.
///
/// # Errors
/// Those of [`read`], and those of `each`.
pub(crate) fn for_each_block(
    source: &Source,
    names: &[&str],
    jagged: &Jagged,
    each: &mut dyn FnMut(Table, Cut) -> Result<()>,
) -> Result<()> {
    let whole = choose(
        source,
        |process| Files::open(process, source)?.for_each_block(names, jagged, each).map(|()| None),
        || own(source, names, jagged).map(Some),
    )?;
    whole.map_or(Ok(()), |table| each(table, Cut::default()))
}

/// Chooses the reader: ROOT for URLs and, if it is available, for ROOT files; otherwise rootgrad's own.
fn choose<T>(
    source: &Source,
    through_root: impl FnOnce(&mut Process) -> Result<T>,
    own: impl FnOnce() -> Result<T>,
) -> Result<T> {
    if source.is_url() {
        let refused = |problem| Err(Error::Format { path: shown(source), problem });
        if ending(source) == "csv" {
            return refused(
                "is the URL of a CSV file, and rootgrad fetches only ROOT files: fetch it (`curl -O`) and give the local file".to_owned(),
            );
        }
        return root::with_process(through_root)?.or_else(|why_not| {
            refused(format!("is a URL, and URLs are read through ROOT: {why_not}"))
        });
    }
    if !source.is_root()? {
        return own();
    }
    root::with_process(through_root)?
        .or_else(|why_not| own().map_err(|error| advised(error, &why_not)))
}

/// Adds to the error of rootgrad's own reader how the file could be read through ROOT.
fn advised(error: Error, why_not: &str) -> Error {
    match error {
        Error::NeedsRoot { path, reason, .. } => Error::Format {
            path,
            problem: format!("{reason}; it can be read through ROOT: {why_not}"),
        },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_urls_the_ending_is_that_of_the_path_and_passwords_are_not_reported() {
        for (text, wanted) in [
            ("https://host/x.csv?token=a.root", "csv"),
            ("https://host/x.CSV", "csv"),
            ("https://host/x.root?name=x.csv", "root"),
            ("https://host.csv", ""),
            ("folder/x?y.csv", "csv"),
        ] {
            assert_eq!(ending(&Source::parse(text)), wanted, "{text}");
        }
        let source = Source::parse("https://me:secret@host/x.root?token=1");
        assert_eq!(shown(&source).to_str(), Some("https://host/x.root?…"));
        assert_eq!(shown(&Source::parse("a@b?c")).to_str(), Some("a@b?c"));
    }

    #[test]
    fn models_elsewhere_are_reported_to_be_fetched_first() {
        for url in ["https://me:secret@host/m.onnx?token=1", "https://host/net.SafeTensors"] {
            assert!(is_model_elsewhere(&Source::parse(url)), "{url}");
            let reported = refuse_url_of_model(Path::new(url)).unwrap_err().to_string();
            assert!(reported.contains("curl -O") && !reported.contains("secret"), "{reported}");
        }
        for other in ["https://host/x.root?m.onnx", "m.onnx", "folder/net.safetensors"] {
            assert!(!is_model_elsewhere(&Source::parse(other)), "{other}");
        }
        refuse_url_of_model(Path::new("folder/m.onnx")).unwrap();
    }

    #[test]
    fn a_file_that_only_root_can_read_is_refused_with_the_remedy() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/root_6_40.root");
        let error = Source::parse(path).describe().unwrap_err();
        let reported = advised(error, "install it with ROOT").to_string();
        assert!(reported.contains("written by a ROOT that is too new"), "{reported}");
        assert!(
            reported.ends_with("reader; it can be read through ROOT: install it with ROOT"),
            "{reported}"
        );
        let missing = Source::parse("nowhere.root").describe().unwrap_err();
        assert!(!advised(missing, "install it").to_string().contains("install it"));
    }
}
