//! TTrees read and written by oxyroot, without ROOT.
//!
//! oxyroot reads files that ROOT before 6.36 or so wrote, uncompressed or with zlib, LZMA or LZ4. For other files the error explains how to open the
//! file through ROOT. oxyroot reports many of its limits by a panic; those are caught here.

mod check;
mod objects;
mod rows;
mod write;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Once;

use oxyroot::{Branch, Named, ReaderTree, RootFile};

use super::{Column, ColumnInfo, ColumnKind, Table, names::unknown_column};
use crate::error::{Error, Result};
use crate::formats::failed;
use rows::{Layout, Trouble, parse_type, read_counts, read_rows};
pub(super) use write::write;

/// Text that replaces oxyroot's panic at an unknown compression.
const COMPRESSION: &str = "unknown compression";

/// Runs `body`; a panic in it becomes an error text, and nothing is printed.
fn quietly<T>(body: impl FnOnce() -> T) -> std::result::Result<T, String> {
    thread_local! {
        static QUIET: Cell<bool> = const { Cell::new(false) };
        static IN_DECOMPRESSION: Cell<bool> = const { Cell::new(false) };
    }
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let earlier = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if QUIET.get() {
                let file = info.location().map_or("", |location| location.file());
                IN_DECOMPRESSION.set(file.ends_with("rcompress.rs"));
            } else {
                earlier(info);
            }
        }));
    });
    let was = QUIET.replace(true);
    let result = catch_unwind(AssertUnwindSafe(body)); // everything that `body` used is dropped, so nothing half-changed remains visible
    QUIET.set(was);
    result.map_err(|panic| {
        if IN_DECOMPRESSION.replace(false) {
            return COMPRESSION.to_owned();
        }
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
            .unwrap_or_else(|| "unknown".to_owned())
    })
}

/// An open file, with the names for errors on its contents.
struct OpenTree<'a> {
    path: &'a Path,
    name: String,
    tree: ReaderTree,
}

/// Returns the error for a file or column that this reader cannot read.
fn through_root(path: &Path, tree: &str, reason: &str) -> Error {
    Error::NeedsRoot { path: path.to_owned(), tree: tree.to_owned(), reason: reason.to_owned() }
}

/// Returns the system's error in the text of oxyroot or a panic, `Io(Os { code: 5, kind: …`, which is its only form.
fn system_error(words: &str) -> Option<std::io::Error> {
    let code = words.split_once("Os { code: ")?.1.split_once(',')?.0;
    code.parse().ok().map(std::io::Error::from_raw_os_error)
}

/// Returns the error for data that oxyroot could not read, from its text or a panic's; `place` completes the reason.
fn unreadable(path: &Path, tree: &str, words: &str, place: &str) -> Error {
    match system_error(words) {
        Some(source) => failed("read", path, source),
        None => through_root(path, tree, &format!("{}{place}", reason(words))),
    }
}

/// Translates the text of oxyroot or a panic for a user.
fn reason(words: &str) -> String {
    if words.contains("VersionTooHigh") {
        return "was written by a ROOT that is too new for rootgrad's own reader".to_owned();
    }
    if words == COMPRESSION {
        return "is compressed with zstd (or another algorithm that rootgrad's own reader does not support)".to_owned();
    }
    let words: String = words.chars().take(200).collect();
    format!("has content that rootgrad's own reader does not support ({words})")
}

fn open<'a>(path: &'a Path, tree: Option<&str>) -> Result<OpenTree<'a>> {
    check::check(path)?; // also gives the system's own reason, before any parsing
    let label = tree.unwrap_or("<tree>");
    let unreadable = |words: String| unreadable(path, label, &words, "");
    let mut file = quietly(|| RootFile::open(path))
        .and_then(|file| file.map_err(|error| error.to_string()))
        .map_err(unreadable)?;
    let name = choose(path, &file, tree)?;
    let tree = quietly(|| file.get_tree(&name))
        .and_then(|tree| tree.map_err(|error| error.to_string()))
        .map_err(unreadable)?;
    Ok(OpenTree { path, name, tree })
}

/// Returns the name of the wanted tree, or of the only one.
fn choose(path: &Path, file: &RootFile, wanted: Option<&str>) -> Result<String> {
    let format = |problem| Err(Error::Format { path: path.to_owned(), problem });
    let mut trees: Vec<String> = Vec::new();
    for key in file.keys() {
        let ours = matches!(key.class_name(), "TTree" | "TNtuple" | "TNtupleD");
        if ours && !trees.iter().any(|name| name == key.name()) {
            trees.push(key.name().to_owned());
        }
        if key.class_name().ends_with("RNTuple") && wanted.is_none_or(|name| name == key.name()) {
            let reason = format!(
                "contains '{}', an RNTuple, and rootgrad's own reader supports only TTrees",
                key.name()
            );
            return Err(through_root(path, key.name(), &reason));
        }
    }
    let list = trees.join(", ");
    match (wanted, trees.as_slice()) {
        (Some(name), _) if trees.iter().any(|tree| tree == name) => Ok(name.to_owned()),
        (Some(name), _) if name.contains('/') => Err(through_root(
            path,
            name,
            &format!("has '{name}' in a folder, and only top-level trees are read"),
        )),
        (Some(name), []) => {
            format(format!("has no tree '{name}', nor any other tree at its top level"))
        }
        (Some(name), _) => format(format!("has no tree '{name}'; its trees are: {list}")),
        (None, [only]) => Ok(only.clone()),
        (None, []) => format("has no tree at its top level".to_owned()),
        (None, _) => {
            format(format!("has several trees: name one, as in file.root:tree; they are: {list}"))
        }
    }
}

/// Returns the branches that contain values themselves.
fn leaves(tree: &ReaderTree) -> Vec<&Branch> {
    tree.branches_r().into_iter().filter(|branch| branch.branches().next().is_none()).collect()
}

fn type_name(branch: &Branch) -> String {
    quietly(|| branch.item_type_name()).unwrap_or_else(|_| "unknown".to_owned())
}

/// Returns the columns of a tree.
pub(super) fn describe(path: &Path, tree: Option<&str>) -> Result<Vec<ColumnInfo>> {
    let open = open(path, tree)?;
    let info = |branch: &Branch| {
        let type_name = type_name(branch);
        let kind = match parse_type(&type_name) {
            Some((_, Layout::Fixed(width))) => ColumnKind::Numeric(width),
            Some(_) => ColumnKind::List,
            None => ColumnKind::Other,
        };
        ColumnInfo { name: branch.name().to_owned(), type_name, kind }
    };
    Ok(leaves(&open.tree).into_iter().map(info).collect())
}

/// Reads the columns `names` of a tree.
pub(super) fn read(path: &Path, tree: Option<&str>, names: &[&str]) -> Result<Table> {
    let open = open(path, tree)?;
    let branches = leaves(&open.tree);
    let find = |&name: &&str| {
        let branch = branches.iter().find(|branch| branch.name() == name);
        branch
            .copied()
            .ok_or_else(|| unknown_column(name, branches.iter().map(|branch| branch.name())))
    };
    // All names are checked first, so that an error in the last one does not cost the reading of the others.
    let branches = names.iter().map(find).collect::<Result<Vec<_>>>()?;
    Table::new(branches.into_iter().map(|branch| open.column(branch)).collect::<Result<_>>()?)
}

impl OpenTree<'_> {
    /// Reads one column: its width and values.
    fn column(&self, branch: &Branch) -> Result<(Column, Vec<f32>)> {
        let type_name = type_name(branch);
        let name = branch.name();
        let wrong_type = |got: String| Error::ColumnType {
            name: name.to_owned(),
            got,
            wanted: "a number, or an array of numbers of constant length, in every row".to_owned(),
        };
        let place = format!(", in column '{name}'");
        let unreadable = |words: &str| unreadable(self.path, &self.name, words, &place);
        let Some((scalar, layout)) = parse_type(&type_name) else {
            return Err(wrong_type(type_name));
        };
        let rows = usize::try_from(self.tree.entries()).unwrap_or(0);
        let read = match quietly(|| read_rows(branch, scalar, layout)) {
            Ok(Ok(read)) => read,
            Ok(Err(Trouble::Layout(words))) => return Err(unreadable(words)),
            Ok(Err(Trouble::Memory(error))) => return Err(error),
            Err(panic) => return Err(unreadable(&panic)),
        };
        let width = match read.width(layout) {
            Ok(width) => Ok(width),
            Err(_) if matches!(layout, Layout::Slice) => {
                let counts = self.counts(name, rows, read.values.len());
                counts.map_or_else(|| Err(rows::UNKNOWN.to_owned()), |counts| rows::width(&counts))
            }
            Err(lengths) => Err(lengths),
        };
        let width = width.map_err(|lengths| wrong_type(format!("{type_name} with {lengths}")))?;
        if Some(read.values.len()) != rows.checked_mul(width) {
            return Err(unreadable("fewer values than rows"));
        }
        Ok((Column::array(name, width), read.values))
    }

    /// Returns the lengths of the lists of column `name`, which have `total` values in all. They are read from a column of whole numbers whose name
    /// contains a part of `name` (`nMuon` for `Muon_pt`, `Jet_size` for `Jet.PT`). oxyroot does not report which column that is, and returns the
    /// lists of some files without the boundaries between them.
    fn counts(&self, name: &str, rows: usize, total: usize) -> Option<Vec<usize>> {
        let object = name.split(['_', '.']).next().unwrap_or(name).to_lowercase();
        let related =
            |other: &&Branch| other.name() != name && other.name().to_lowercase().contains(&object);
        leaves(&self.tree).into_iter().filter(related).find_map(|branch| {
            let counts = quietly(|| read_counts(branch, &type_name(branch))).ok()??;
            let sum = counts.iter().try_fold(0_usize, |sum, count| sum.checked_add(*count));
            (counts.len() == rows && sum == Some(total)).then_some(counts)
        })
    }
}
