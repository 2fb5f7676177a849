//! TTrees read and written by oxyroot, without ROOT.
//!
//! oxyroot reads what ROOT wrote before 6.36 or so, uncompressed or with zlib, LZMA or LZ4. What it cannot read is an
//! error that says how to open the file through ROOT. It reports many of its limits by a panic; those are caught here.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Once;

use oxyroot::{Branch, Named, RBuffer, ReaderTree, RootFile, Slice, WriterTree};

use super::{Column, ColumnInfo, ColumnKind, Table, names::unknown_column};
use crate::error::{Error, Result};

/// How one element type is read as f32. `None` where the buffer ends too early.
struct Scalar {
    name: &'static str, // as oxyroot names the C++ type
    one: fn(&mut RBuffer) -> Option<f32>,
    list: fn(&mut RBuffer) -> Option<Vec<f32>>, // a std::vector
    rest: fn(&mut RBuffer) -> Option<Vec<f32>>, // a C array of variable length: all that is left in the buffer
}

macro_rules! scalars {
    ($($name:literal: $type:ty),* $(,)?) => {
        [$(Scalar {
            name: $name,
            one: |r| r.read_object_into::<$type>().ok().map(to_f32),
            list: |r| Some(r.read_object_into::<Vec<$type>>().ok()?.into_iter().map(to_f32).collect()),
            rest: |r| {
                let values: Vec<$type> = r.read_object_into::<Slice<$type>>().ok()?.into();
                Some(values.into_iter().map(to_f32).collect())
            },
        }),*]
    };
}

const SCALARS: [Scalar; 11] = scalars![
    "float": f32, "double": f64, "bool": bool,
    "int8_t": i8, "uint8_t": u8, "int16_t": i16, "uint16_t": u16,
    "int32_t": i32, "uint32_t": u32, "int64_t": i64, "uint64_t": u64,
];

/// Rounding to the nearest f32.
trait ToF32 {
    fn to_f32(self) -> f32;
}
macro_rules! to_f32 { ($($type:ty),*) => {$(
    impl ToF32 for $type { fn to_f32(self) -> f32 { self as f32 } }
)*} }
to_f32!(f32, f64, i8, u8, i16, u16, i32, u32, i64, u64);
impl ToF32 for bool {
    fn to_f32(self) -> f32 {
        f32::from(u8::from(self))
    }
}
fn to_f32<T: ToF32>(value: T) -> f32 {
    value.to_f32()
}

/// How a row of a branch is laid out.
#[derive(Clone, Copy)]
enum Layout {
    Fixed(usize),
    Vector,
    Slice,
}

/// The element type and layout of a C++ type name: `float`, `float[4]`, `float[]`, `vector<float>`.
fn parse_type(name: &str) -> Option<(&'static Scalar, Layout)> {
    let scalar = |name: &str| SCALARS.iter().find(|scalar| scalar.name == name);
    if let Some(element) = name.strip_prefix("vector<").and_then(|rest| rest.strip_suffix('>')) {
        return Some((scalar(element)?, Layout::Vector));
    }
    let Some((element, length)) = name.strip_suffix(']').and_then(|rest| rest.split_once('['))
    else {
        return Some((scalar(name)?, Layout::Fixed(1)));
    };
    let layout =
        if length.is_empty() { Layout::Slice } else { Layout::Fixed(length.parse().ok()?) };
    Some((scalar(element)?, layout))
}

/// Stands for the panic of oxyroot at a compression that it does not know.
const COMPRESSION: &str = "unknown compression";

/// Runs `body`, a panic in it being an error text and printing nothing.
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
    let result = catch_unwind(AssertUnwindSafe(body)); // what it touched is dropped: nothing half-changed is seen
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

/// An open file: what is needed to say why something in it cannot be read.
struct OpenTree<'a> {
    path: &'a Path,
    name: String,
    tree: ReaderTree,
}

/// The error for a file or column that this reader cannot read.
fn through_root(path: &Path, tree: &str, reason: &str) -> Error {
    let file = path.display();
    Error::Format {
        path: path.to_owned(),
        problem: format!(
            "{reason}: open it through ROOT, where rootgrad::fit(net, ROOT::RDataFrame(\"{tree}\", \"{file}\"), …) \
             trains from it (PyROOT: rootgrad.fit)"
        ),
    }
}

/// What oxyroot's or a panic's words mean to a user.
fn reason(words: &str) -> String {
    if words.contains("VersionTooHigh") {
        return "was written by a ROOT too new for rootgrad's own reader".to_owned();
    }
    if words == COMPRESSION {
        return "is compressed with zstd (or another algorithm that rootgrad's own reader does not know)".to_owned();
    }
    let words: String = words.chars().take(200).collect();
    format!("has content that rootgrad's own reader does not know ({words})")
}

fn open<'a>(path: &'a Path, tree: Option<&str>) -> Result<OpenTree<'a>> {
    let io = |source| Error::Io { action: "read", path: path.to_owned(), source };
    std::fs::File::open(path).map_err(io)?; // the system's own reason, before any parsing
    let label = tree.unwrap_or("<tree>");
    let unreadable = |words: String| through_root(path, label, &reason(&words));
    let mut file = quietly(|| RootFile::open(path))
        .and_then(|file| file.map_err(|error| error.to_string()))
        .map_err(unreadable)?;
    let name = choose(path, &file, tree)?;
    let tree = quietly(|| file.get_tree(&name))
        .and_then(|tree| tree.map_err(|error| error.to_string()))
        .map_err(unreadable)?;
    Ok(OpenTree { path, name, tree })
}

/// The tree named, or the only one.
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
                "holds '{}', an RNTuple, and rootgrad's own reader knows TTrees",
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

/// The branches that hold values themselves.
fn leaves(tree: &ReaderTree) -> Vec<&Branch> {
    tree.branches_r().into_iter().filter(|branch| branch.branches().next().is_none()).collect()
}

fn type_name(branch: &Branch) -> String {
    quietly(|| branch.item_type_name()).unwrap_or_else(|_| "unknown".to_owned())
}

/// The columns of a tree.
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
    // All names first: a slip in the last one should not cost the reading of the others.
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
        let unreadable = |words: &str| {
            let reason = reason(words);
            through_root(self.path, &self.name, &format!("{reason}, in column '{name}'"))
        };
        let Some((scalar, layout)) = parse_type(&type_name) else {
            return Err(wrong_type(type_name));
        };
        let rows = usize::try_from(self.tree.entries()).unwrap_or(0);
        let values = quietly(|| read_rows(branch, scalar, layout, rows));
        let (width, values) = match values {
            Ok(Ok(read)) => read,
            Ok(Err(Trouble::Lengths(got))) => {
                return Err(wrong_type(format!("{type_name} with {got}")));
            }
            Ok(Err(Trouble::Layout(words))) => return Err(unreadable(words)),
            Err(panic) => return Err(unreadable(&panic)),
        };
        if values.len() != rows * width {
            return Err(unreadable("fewer values than rows"));
        }
        Ok((Column::array(name, width), values))
    }
}

/// Why a column could not be read as rows of numbers.
enum Trouble {
    Lengths(String),
    Layout(&'static str),
}

/// All values of a branch, (rows, width).
///
/// oxyroot hands out the branch's buffers; that every buffer is read to its last byte is what shows that the layout
/// was understood (it tells a `float[2][3]` as `float[2]`).
fn read_rows(
    branch: &Branch,
    scalar: &Scalar,
    layout: Layout,
    rows: usize,
) -> std::result::Result<(usize, Vec<f32>), Trouble> {
    let mut values = Vec::with_capacity(rows);
    let mut width = if let Layout::Fixed(width) = layout { Some(width) } else { None };
    let (mut left, mut row) = (0, 0);
    let read = branch.get_basket(|buffer| {
        let whole = left == 0 || left == buffer.len(); // else a new buffer began before the last one was used up
        let got = match layout {
            Layout::Fixed(width) => (0..width).map(|_| (scalar.one)(buffer)).collect(),
            Layout::Vector => (scalar.list)(buffer),
            Layout::Slice => (scalar.rest)(buffer),
        };
        left = buffer.len();
        (whole, got)
    });
    for (whole, got) in read {
        let got: Vec<f32> = got.ok_or(Trouble::Layout("a buffer ends within a row"))?;
        if !whole {
            return Err(Trouble::Layout("a row is longer than its type says"));
        }
        if *width.get_or_insert(got.len()) != got.len() {
            let first = width.unwrap_or(0);
            return Err(Trouble::Lengths(format!(
                "{first} values at row 0 and {} at row {row}",
                got.len()
            )));
        }
        values.extend(got);
        row += 1;
    }
    match width {
        Some(0) => Err(Trouble::Lengths("no values".to_owned())),
        _ if left != 0 => Err(Trouble::Layout("a row is longer than its type says")),
        width => Ok((width.unwrap_or(1), values)),
    }
}

/// Writes a tree of f32 branches, an array column as one branch per element. Whole or not at all.
pub(super) fn write(path: &Path, name: &str, table: &Table) -> Result<()> {
    let io = |source| Error::Io { action: "write", path: path.to_owned(), source };
    let mut tree = WriterTree::new(name);
    for (Column { name, width }, values) in table.iter() {
        for i in 0..*width {
            let branch = if *width == 1 { name.clone() } else { format!("{name}_{i}") };
            let values: Vec<f32> = values.iter().skip(i).step_by(*width).copied().collect();
            tree.new_branch(branch, values.into_iter());
        }
    }
    // oxyroot writes to a path only, and the last of it as the file is dropped, where an error goes unseen.
    let scratch = Scratch(path.with_file_name(format!(".{}.rootgrad", std::process::id())));
    std::fs::File::create(&scratch.0).map_err(io)?; // the system's own reason, if it cannot be
    let written = quietly(|| -> std::result::Result<(), String> {
        let mut file = RootFile::create(&scratch.0).map_err(|error| error.to_string())?;
        tree.write(&mut file).map_err(|error| error.to_string())?;
        file.close().map_err(|error| error.to_string())
    });
    written.and_then(|result| result).map_err(|words| io(std::io::Error::other(words)))?;
    let bytes = std::fs::read(&scratch.0).map_err(io)?;
    if stated_length(&bytes) != Some(bytes.len() as u64) {
        return Err(io(std::io::Error::from(std::io::ErrorKind::StorageFull)));
    }
    crate::formats::write_atomically(path, |file| file.write_all(&bytes))
}

/// The length that a ROOT file's header tells: big-endian at byte 12, 4 bytes, or 8 if the version says "large file".
fn stated_length(file: &[u8]) -> Option<u64> {
    let version = u32::from_be_bytes(file.strip_prefix(b"root")?.get(..4)?.try_into().ok()?);
    let end = file.get(12..20)?;
    if version >= 1_000_000 {
        return Some(u64::from_be_bytes(end.try_into().ok()?));
    }
    Some(u32::from_be_bytes(end[..4].try_into().ok()?).into())
}

/// A file of our own that goes when we are done.
struct Scratch(std::path::PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0); // it may never have been made
    }
}
