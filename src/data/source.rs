//! Files of columns, read and written without ROOT.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::{ColumnInfo, Table, csv, tree};
use crate::error::{Error, Result};
use crate::formats::{failed, open_regular, write_atomically};

/// A file of columns: a CSV file, or a TTree in a ROOT file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// Path of the file, or its URL.
    pub path: PathBuf,
    /// Name of the TTree; `None` for a CSV file, or for a ROOT file's only tree.
    pub tree: Option<String>,
}

impl Source {
    /// Parses `events.root:tree`, `events.root`, `events.csv` or `https://host:8080/events.root:tree`.
    ///
    /// A colon begins the name of a tree, unless a file with the whole name exists. In a URL this holds for a colon after the host; a colon of the
    /// URL itself is written `%3A`.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let own = behind_host(text).unwrap_or(0);
        if (own > 0 || !Path::new(text).exists())
            && let Some((path, tree)) = text.rsplit_once(':')
            && path.len() >= own
            && !path.is_empty()
            && !tree.is_empty()
        {
            return Source { path: path.into(), tree: Some(tree.to_owned()) };
        }
        Source { path: text.into(), tree: None }
    }

    /// Returns true if the path is a URL, such as `https://host/events.root` or `root://host//events.root`. URLs are read only through ROOT.
    #[must_use]
    pub fn is_url(&self) -> bool {
        self.path.to_str().is_some_and(|path| behind_host(path).is_some())
    }

    /// Returns true if the file is a ROOT file, by its first bytes.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be read; [`Error::Format`] if it is a URL, no regular file, or neither a ROOT file nor text.
    pub fn is_root(&self) -> Result<bool> {
        use std::io::Read;
        if self.is_url() {
            let problem = "is a URL, and URLs are read through ROOT: use `rootgrad` in a shell after `cargo xtask rootio --prefix \
                           PREFIX`, or an RDataFrame; otherwise fetch it first (`curl -O`) and give the local file";
            return Err(Error::Format { path: self.path.clone(), problem: problem.to_owned() });
        }
        let mut start = Vec::new();
        let read = open_regular(&self.path)?.0.take(4096).read_to_end(&mut start);
        read.map_err(|source| failed("read", &self.path, source))?;
        let format =
            |problem: &str| Error::Format { path: self.path.clone(), problem: problem.to_owned() };
        // The four letters are followed by a version in four bytes, the first of which is 0: a text may begin with the letters, too.
        if start.starts_with(b"root\0") {
            return Ok(true);
        }
        if self.path.extension().is_some_and(|extension| extension == "root") {
            return Err(format("is not a ROOT file: it does not begin with 'root'"));
        }
        if start.contains(&0) {
            return Err(format("is neither a ROOT file nor a CSV file"));
        }
        if self.tree.is_some() {
            return Err(format("is not a ROOT file, so it has no trees: leave out the ':tree'"));
        }
        Ok(false)
    }

    /// Returns the columns, in the file's order.
    ///
    /// # Errors
    /// [`Error::Io`], [`Error::Format`] if the file cannot be read.
    pub fn describe(&self) -> Result<Vec<ColumnInfo>> {
        if self.is_root()? {
            tree::describe(&self.path, self.tree.as_deref())
        } else {
            csv::describe(&self.path)
        }
    }

    /// Reads the columns `names`, each once, as f32.
    ///
    /// Numbers of other types are rounded to the nearest f32: integers above 2²⁴ lose their last digits. Too large numbers become infinite, and
    /// [`crate::train::fit`] then refuses them by column and row. `true` and `false` are 1 and 0.
    ///
    /// # Errors
    /// [`Error::UnknownColumn`] with the nearest name; [`Error::ColumnType`] for a column that is not numeric or has
    /// lists of different lengths; [`Error::Io`], [`Error::Format`] if the file cannot be read.
    ///
    /// ```no_run
    /// use rootgrad::data::Source;
    /// let table = Source::parse("events.root:events").read(&["pt", "eta", "is_signal"])?;
    /// let x: Vec<f32> = table.matrix(&["pt", "eta"])?; // (rows, 2)
    /// # Ok::<(), rootgrad::Error>(())
    /// ```
    pub fn read(&self, names: &[&str]) -> Result<Table> {
        let mut seen = HashSet::new();
        let names: Vec<&str> = names.iter().copied().filter(|&name| seen.insert(name)).collect();
        if self.is_root()? {
            tree::read(&self.path, self.tree.as_deref(), &names)
        } else {
            csv::read(&self.path, &names)
        }
    }
}

/// Returns the position in a URL after `https://host:8080`; `None` for a text that is no URL.
fn behind_host(text: &str) -> Option<usize> {
    let (scheme, rest) = text.split_once("://")?;
    let letters = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
    if !scheme.starts_with(|c: char| c.is_ascii_alphabetic()) || !scheme.chars().all(letters) {
        return None;
    }
    Some(text.len() - rest.len() + rest.find(['/', '?', '#']).unwrap_or(rest.len()))
}

impl Table {
    /// Writes all columns: a ROOT file with the tree `tree` if `path` ends in `.root`, else CSV. The file is written whole or not at all.
    ///
    /// # Errors
    /// [`Error::Io`] if it cannot be written.
    pub fn write(&self, path: &Path, tree: &str) -> Result<()> {
        if path.extension().is_some_and(|extension| extension == "root") {
            tree::write(path, tree, self)
        } else {
            write_atomically(path, |file| csv::write(file, self))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colon_names_a_tree_unless_it_is_in_the_files_name() {
        let parse = |text| {
            let Source { path, tree } = Source::parse(text);
            (path.display().to_string(), tree)
        };
        assert_eq!(parse("events.root:tree"), ("events.root".into(), Some("tree".into())));
        assert_eq!(parse("events.csv"), ("events.csv".into(), None));
        assert_eq!(parse("a:b/c.root:t"), ("a:b/c.root".into(), Some("t".into())));
        let path = std::env::temp_dir().join(format!("rootgrad-{}:x.csv", std::process::id()));
        std::fs::write(&path, "a\n1\n").unwrap();
        assert_eq!(Source::parse(path.to_str().unwrap()).path, path);
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_colon_in_a_url_names_a_tree_behind_the_host() {
        let parse = |text: &str| {
            let source = Source::parse(text);
            assert!(source.is_url(), "{text}");
            (source.path.display().to_string(), source.tree.unwrap_or_default())
        };
        for url in [
            "https://host/events.root",
            "http://127.0.0.1:8080/a/events.root?token=1",
            "root://me@host:1094//store/events.root",
            "https://[::1]:80/events.root",
            "https://host:80",
            "file:///data/events.root",
        ] {
            assert_eq!(parse(url), (url.to_owned(), String::new()));
            if url != "https://host:80" {
                assert_eq!(parse(&format!("{url}:a/tree")), (url.to_owned(), "a/tree".to_owned()));
            }
        }
        for file in ["events.root:tree", "a://b", "1x://b", "://b", "x/events.root"] {
            assert_eq!(Source::parse(file).is_url(), file == "a://b", "{file}");
        }
        let error =
            Source::parse("https://host/events.root:tree").describe().unwrap_err().to_string();
        assert!(
            error.contains("https://host/events.root") && error.contains("cargo xtask rootio"),
            "{error}"
        );
    }

    #[test]
    fn a_text_that_begins_with_root_is_no_root_file() {
        let path = std::env::temp_dir().join(format!("rootgrad-{}-root.csv", std::process::id()));
        for (text, wanted) in [(&b"root,b\n1,2\n"[..], false), (b"root\0\0\xf2\x30", true)] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(Source::parse(path.to_str().unwrap()).is_root().unwrap(), wanted);
        }
        std::fs::remove_file(path).unwrap();
    }
}
