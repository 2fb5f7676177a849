//! Loads `librootgrad_root.so` into the reading process and wraps its functions for Rust.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::ptr;

use libloading::os::unix;

use rootgrad_root_shared::abi::{self, Block, Column, Description, Failure, Status, Text};

const NAME: &str = "librootgrad_root.so";
/// Environment variable with the path of another library than the installed one.
pub(super) const VARIABLE: &str = "ROOTGRAD_ROOT_LIBRARY";

/// Functions of the library. It stays loaded until the process ends.
pub(super) struct Library {
    failure: abi::FailureFunction,
    fetch: abi::FetchFunction,
    open: abi::OpenFunction,
    describe: abi::DescribeFunction,
    select: abi::SelectFunction,
    next: abi::NextFunction,
    close: abi::CloseFunction,
}

/// Failure of a call, as the library reports it.
pub(super) struct Failed {
    pub(super) status: Status,
    pub(super) message: String,
    pub(super) column: String,
}

type Result<T> = std::result::Result<T, Failed>;

/// Returns the value of [`VARIABLE`], if it is set.
pub(super) fn named() -> Option<OsString> {
    std::env::var_os(VARIABLE).filter(|path| !path.is_empty())
}

/// Returns the path of the library, or the reason why it is missing and the remedy.
pub(super) fn path() -> std::result::Result<PathBuf, String> {
    let beside = || {
        let program = std::env::current_exe().and_then(|path| path.canonicalize()).ok()?;
        Some(program.parent()?.parent()?.join("lib").join(NAME))
    };
    let named = named().map(PathBuf::from);
    let is_named = named.is_some();
    let path = named.or_else(beside).unwrap_or_else(|| NAME.into());
    if path.is_file() {
        return Ok(path);
    }
    if is_named {
        return Err(format!("{} does not exist", path.display()));
    }
    let prefix = path.parent().and_then(Path::parent).unwrap_or(Path::new("PREFIX"));
    Err(format!(
        "it was installed without ROOT ({} does not exist); with ROOT on PATH, `cargo xtask rootio --prefix {}` adds it",
        path.display(),
        prefix.display()
    ))
}

/// Loads the library, and ROOT with it.
pub(super) fn find() -> std::result::Result<Library, String> {
    let path = path()?;
    let library = load(&path).map_err(|problem| {
        format!(
            "{} {problem}; with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` builds it again",
            path.display()
        )
    })?;
    // SAFETY: the call has no pointers, and no reader has the number 0. It only initialises ROOT.
    if unsafe { (library.close)(0) } == Status::ROOT {
        let problem = library.failed(Status::ROOT).message;
        return Err(format!("{} {problem}", path.display()));
    }
    Ok(library)
}

/// Loads the library at `path`, if it has this version.
fn load(path: &Path) -> std::result::Result<Library, String> {
    let not = |error: libloading::Error| {
        use std::error::Error;
        let reason = error.source().map_or_else(String::new, |reason| format!(": {reason}"));
        format!("does not load ({error}{reason})")
    };
    // SAFETY: loading runs the initialisers of ROOT's libraries. RTLD_NOW resolves all functions now rather than at their
    // first call, so that a ROOT that lacks one is detected here.
    let library = unsafe { unix::Library::open(Some(path), unix::RTLD_NOW | unix::RTLD_LOCAL) };
    let library = library.map_err(not)?;
    // SAFETY: this function has the same type in all versions.
    let version = unsafe {
        let version = library.get::<abi::AbiFunction>(b"rootgrad_root_abi\0").map_err(not)?;
        version()
    };
    if version != abi::ABI {
        return Err(format!("is of another version of rootgrad ({version}; wanted {})", abi::ABI));
    }
    // SAFETY: the functions have these types in this version.
    let functions = unsafe {
        Library {
            fetch: *library.get(b"rootgrad_root_fetch\0").map_err(not)?,
            failure: *library.get(b"rootgrad_root_failure\0").map_err(not)?,
            open: *library.get(b"rootgrad_root_open\0").map_err(not)?,
            describe: *library.get(b"rootgrad_root_describe\0").map_err(not)?,
            select: *library.get(b"rootgrad_root_select\0").map_err(not)?,
            next: *library.get(b"rootgrad_root_next\0").map_err(not)?,
            close: *library.get(b"rootgrad_root_close\0").map_err(not)?,
        }
    };
    std::mem::forget(library); // ROOT cannot be unloaded
    Ok(functions)
}

fn text(text: &str) -> Text {
    Text { data: text.as_ptr(), length: text.len() }
}

/// Copies a text of the library.
///
/// # Safety
/// The library must have just returned the text.
unsafe fn string(text: Text) -> String {
    if text.length == 0 {
        return String::new();
    }
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(text.data, text.length) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the library's `length` values as a slice; `length` may be 0.
///
/// # Safety
/// The library must have just returned them, and must not be called while they are used.
unsafe fn slice<'a, T>(data: *const T, length: usize) -> &'a [T] {
    if length == 0 || data.is_null() {
        return &[];
    }
    // SAFETY: guaranteed by the caller.
    unsafe { std::slice::from_raw_parts(data, length) }
}

impl Library {
    /// Returns the details of the last call, which failed with this status.
    fn failed(&self, status: Status) -> Failed {
        let mut failure = Failure { message: text(""), file: 0, column: text("") };
        // SAFETY: `failure` is a valid place for the result.
        unsafe { (self.failure)(&raw mut failure) };
        // SAFETY: this thread has made no other call since.
        let (message, column) = unsafe { (string(failure.message), string(failure.column)) };
        Failed { status, message, column }
    }

    fn check(&self, status: Status) -> Result<()> {
        if status == Status::OK { Ok(()) } else { Err(self.failed(status)) }
    }

    /// Fetches the file of a URL, with a progress bar on a terminal, and returns its local path.
    pub(super) fn fetch(&self, url: &str) -> Result<String> {
        let mut path = text("");
        // SAFETY: the two texts and the result's place are valid.
        self.check(unsafe { (self.fetch)(text(url), text(""), 1, &raw mut path) })?;
        // SAFETY: the library has just returned it.
        Ok(unsafe { string(path) })
    }

    /// Opens the tree named `tree` of a file, or its only tree if the name is empty.
    pub(super) fn open(&self, path: &str, tree: &str) -> Result<Open<'_>> {
        let (path, mut reader) = (text(path), 0);
        // SAFETY: one path is passed, and the place for the reader's number is valid.
        self.check(unsafe { (self.open)(&raw const path, 1, text(tree), &raw mut reader) })?;
        Ok(Open { library: self, reader })
    }
}

/// A file that is open in the library.
pub(super) struct Open<'a> {
    library: &'a Library,
    reader: u64,
}

/// Description of a column, as in [`Column`].
pub(super) struct Described {
    pub(super) name: String,
    pub(super) type_name: String,
    pub(super) kind: u32,
    pub(super) width: usize,
}

/// Numbers and offsets of a column's rows, as bytes.
pub(super) struct Bytes<'a> {
    pub(super) numbers: &'a [u8],
    pub(super) offsets: Option<&'a [u8]>,
}

impl Open<'_> {
    /// Returns the columns of the file.
    pub(super) fn describe(&self) -> Result<Vec<Described>> {
        let mut found = Description { dataset: text(""), columns: ptr::null(), length: 0 };
        // SAFETY: `found` is a valid place for the result.
        self.library.check(unsafe { (self.library.describe)(self.reader, &raw mut found) })?;
        // SAFETY: the library has just returned them.
        let columns = unsafe { slice(found.columns, found.length) };
        let described = |column: &Column| Described {
            // SAFETY: the library has just returned it.
            name: unsafe { string(column.name) },
            // SAFETY: as above.
            type_name: unsafe { string(column.type_name) },
            kind: column.kind,
            width: column.width,
        };
        Ok(columns.iter().map(described).collect())
    }

    /// Selects the columns to read. Returns the number of rows of the file.
    pub(super) fn select(&self, names: &[&str]) -> Result<u64> {
        let texts: Vec<Text> = names.iter().map(|name| text(name)).collect();
        let mut rows = 0;
        // SAFETY: the texts are as many as their count, and the place for the number is valid.
        self.library.check(unsafe {
            (self.library.select)(self.reader, texts.as_ptr(), texts.len(), &raw mut rows)
        })?;
        Ok(rows)
    }

    /// Reads at most `most` further rows. Returns their number, 0 at the end of the file, and the bytes of each column.
    pub(super) fn next(&mut self, most: usize) -> Result<(usize, Vec<Bytes<'_>>)> {
        let mut block = Block { rows: 0, columns: ptr::null(), length: 0 };
        // SAFETY: `block` is a valid place for the result.
        self.library.check(unsafe { (self.library.next)(self.reader, most, &raw mut block) })?;
        // SAFETY: the library has just returned them. They stay valid until its next call, which needs this reader.
        let columns = unsafe { slice(block.columns, block.length) };
        let bytes = |values: &abi::Values| {
            let offsets = (!values.offsets.is_null()).then_some(values.offsets);
            // SAFETY: as above; lists have one offset more than rows. Numbers of any type can be read as bytes.
            unsafe {
                Bytes {
                    numbers: slice(values.numbers.cast(), values.length * size_of::<f32>()),
                    offsets: offsets
                        .map(|first| slice(first.cast(), (block.rows + 1) * size_of::<u64>())),
                }
            }
        };
        Ok((block.rows, columns.iter().map(bytes).collect()))
    }

    /// Closes the file. After a failure do not call this: a damaged file may crash ROOT once more.
    pub(super) fn close(self) -> Result<()> {
        // SAFETY: the library accepts any number.
        self.library.check(unsafe { (self.library.close)(self.reader) })
    }
}
