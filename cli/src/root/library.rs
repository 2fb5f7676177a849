//! `librootgrad_root.so`, loaded into the process that reads, and its calls as Rust has them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::ptr;

use libloading::os::unix;

use super::abi::{self, Block, Column, Description, Failure, Status, Text};

const NAME: &str = "librootgrad_root.so";
/// Names another library than the one that is installed.
pub(super) const VARIABLE: &str = "ROOTGRAD_ROOT_LIBRARY";

/// The library's functions. It stays loaded to the end.
pub(super) struct Library {
    failure: abi::FailureFunction,
    fetch: abi::FetchFunction,
    open: abi::OpenFunction,
    describe: abi::DescribeFunction,
    select: abi::SelectFunction,
    next: abi::NextFunction,
    close: abi::CloseFunction,
}

/// What the library reports of a call that failed.
pub(super) struct Failed {
    pub(super) status: Status,
    pub(super) message: String,
    pub(super) column: String,
}

type Result<T> = std::result::Result<T, Failed>;

/// The library that [`VARIABLE`] names, if it names one.
pub(super) fn named() -> Option<OsString> {
    std::env::var_os(VARIABLE).filter(|path| !path.is_empty())
}

/// Where the library is; or why there is none, and what to do.
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
        return Err(format!("{} is not there", path.display()));
    }
    Err(format!(
        "it was installed without ROOT ({} is not there); with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` adds it",
        path.display()
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
    // SAFETY: no reader has the number 0; ROOT is made ready first.
    if unsafe { (library.close)(0) } == Status::ROOT {
        let problem = library.failed(Status::ROOT).message;
        return Err(format!("{} {problem}", path.display()));
    }
    Ok(library)
}

/// The library at `path`, if it is of this version.
fn load(path: &Path) -> std::result::Result<Library, String> {
    let not = |error: libloading::Error| {
        use std::error::Error;
        let reason = error.source().map_or_else(String::new, |reason| format!(": {reason}"));
        format!("does not load ({error}{reason})")
    };
    // SAFETY: it runs what ROOT's libraries run when they are loaded; all functions are looked up now, not when they are
    // called, so that a ROOT that lacks one is found here.
    let library = unsafe { unix::Library::open(Some(path), unix::RTLD_NOW | unix::RTLD_LOCAL) };
    let library = library.map_err(not)?;
    // SAFETY: this function has had this type in all versions.
    let version = unsafe {
        let version = library.get::<abi::AbiFunction>(b"rootgrad_root_abi\0").map_err(not)?;
        version()
    };
    if version != abi::ABI {
        return Err(format!("is of another version of rootgrad ({version}; wanted {})", abi::ABI));
    }
    // SAFETY: in this version the functions have these types.
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

/// What the library's text says.
///
/// # Safety
/// The library has just handed it out.
unsafe fn string(text: Text) -> String {
    if text.length == 0 {
        return String::new();
    }
    // SAFETY: of the caller.
    let bytes = unsafe { std::slice::from_raw_parts(text.data, text.length) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// The library's `length` values, which may be none.
///
/// # Safety
/// The library has just handed them out, and is not called as long as they are used.
unsafe fn slice<'a, T>(data: *const T, length: usize) -> &'a [T] {
    if length == 0 || data.is_null() {
        return &[];
    }
    // SAFETY: of the caller.
    unsafe { std::slice::from_raw_parts(data, length) }
}

impl Library {
    /// What went wrong with the last call, which gave this status.
    fn failed(&self, status: Status) -> Failed {
        let mut failure = Failure { message: text(""), file: 0, column: text("") };
        // SAFETY: it has room for it.
        unsafe { (self.failure)(&raw mut failure) };
        // SAFETY: this thread has called nothing since.
        let (message, column) = unsafe { (string(failure.message), string(failure.column)) };
        Failed { status, message, column }
    }

    fn check(&self, status: Status) -> Result<()> {
        if status == Status::OK { Ok(()) } else { Err(self.failed(status)) }
    }

    /// The local path of a URL, whose file is fetched, with a bar on a terminal.
    pub(super) fn fetch(&self, url: &str) -> Result<String> {
        let mut path = text("");
        // SAFETY: two texts, and room for one.
        self.check(unsafe { (self.fetch)(text(url), text(""), 1, &raw mut path) })?;
        // SAFETY: the library has just handed it out.
        Ok(unsafe { string(path) })
    }

    /// Opens a file's tree, or its only one if that is empty.
    pub(super) fn open(&self, path: &str, tree: &str) -> Result<Open<'_>> {
        let (path, mut reader) = (text(path), 0);
        // SAFETY: one path, and room for a number.
        self.check(unsafe { (self.open)(&raw const path, 1, text(tree), &raw mut reader) })?;
        Ok(Open { library: self, reader })
    }
}

/// A file that is open.
pub(super) struct Open<'a> {
    library: &'a Library,
    reader: u64,
}

/// A column as [`Column`] has it.
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
    /// The columns there are.
    pub(super) fn describe(&self) -> Result<Vec<Described>> {
        let mut found = Description { dataset: text(""), columns: ptr::null(), length: 0 };
        // SAFETY: it has room for it.
        self.library.check(unsafe { (self.library.describe)(self.reader, &raw mut found) })?;
        // SAFETY: the library has just handed them out.
        let columns = unsafe { slice(found.columns, found.length) };
        let described = |column: &Column| Described {
            // SAFETY: the library has just handed them out.
            name: unsafe { string(column.name) },
            // SAFETY: as above.
            type_name: unsafe { string(column.type_name) },
            kind: column.kind,
            width: column.width,
        };
        Ok(columns.iter().map(described).collect())
    }

    /// Chooses the columns to be read; gives the rows of the file.
    pub(super) fn select(&self, names: &[&str]) -> Result<u64> {
        let texts: Vec<Text> = names.iter().map(|name| text(name)).collect();
        let mut rows = 0;
        // SAFETY: so many texts, and room for a number.
        self.library.check(unsafe {
            (self.library.select)(self.reader, texts.as_ptr(), texts.len(), &raw mut rows)
        })?;
        Ok(rows)
    }

    /// The next rows, at most `most`: how many, and those of each column; none behind the last.
    pub(super) fn next(&mut self, most: usize) -> Result<(usize, Vec<Bytes<'_>>)> {
        let mut block = Block { rows: 0, columns: ptr::null(), length: 0 };
        // SAFETY: it has room for it.
        self.library.check(unsafe { (self.library.next)(self.reader, most, &raw mut block) })?;
        // SAFETY: the library has just handed them out, and they stay until it is called again, which needs this reader.
        let columns = unsafe { slice(block.columns, block.length) };
        let bytes = |values: &abi::Values| {
            let offsets = (!values.offsets.is_null()).then_some(values.offsets);
            // SAFETY: as above; of lists there is one offset more than rows. Any number is so many bytes.
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

    /// Closes it. (One that failed is better left alone: what is damaged may crash once more.)
    pub(super) fn close(self) -> Result<()> {
        // SAFETY: any number may be closed.
        self.library.check(unsafe { (self.library.close)(self.reader) })
    }
}
