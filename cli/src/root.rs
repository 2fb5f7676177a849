//! Any ROOT file through ROOT: `librootgrad_root.so`, which `cargo xtask install` lays beside `librootgrad.so` if it finds a ROOT.

#[allow(dead_code, unreachable_pub)] // the library's own file: not all of it is for who opens it
#[path = "../../rootio/src/abi.rs"]
mod abi;

use std::collections::HashSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::OnceLock;

use libloading::os::unix;
use rootgrad::data::{Column, ColumnInfo, ColumnKind, Cut, Source, Table, unknown_column};
use rootgrad::{Error, Result};

use crate::jagged::{Jagged, Lists, too_large};
use crate::source::shown;
use abi::{Block, Description, Failure, Status, Text, Values, kind};

const NAME: &str = "librootgrad_root.so";
/// Names another library than the one that is installed.
const VARIABLE: &str = "ROOTGRAD_ROOT_LIBRARY";
/// Rows that are read at once.
const ROWS: usize = 1 << 15;

/// The library's functions. It stays loaded to the end.
pub(crate) struct Library {
    failure: abi::FailureFunction,
    open: abi::OpenFunction,
    describe: abi::DescribeFunction,
    select: abi::SelectFunction,
    next: abi::NextFunction,
    close: abi::CloseFunction,
}

/// The library; or why there is none, and what to do.
///
/// # Errors
/// [`Error::Version`] if one is named by `ROOTGRAD_ROOT_LIBRARY`, and cannot be used.
pub(crate) fn library() -> Result<std::result::Result<&'static Library, &'static str>> {
    static FOUND: OnceLock<std::result::Result<Library, String>> = OnceLock::new();
    let named = std::env::var_os(VARIABLE).filter(|path| !path.is_empty());
    match FOUND.get_or_init(|| find(named.as_ref())) {
        Ok(library) => Ok(Ok(library)),
        Err(why) if named.is_some() => Err(Error::Version(format!("{VARIABLE}: {why}"))),
        Err(why) => Ok(Err(why)),
    }
}

/// Loads the library.
fn find(named: Option<&OsString>) -> std::result::Result<Library, String> {
    let beside = || {
        let program = std::env::current_exe().and_then(|path| path.canonicalize()).ok()?;
        Some(program.parent()?.parent()?.join("lib").join(NAME))
    };
    let path = named.map(PathBuf::from).or_else(beside).unwrap_or_else(|| NAME.into());
    if !path.is_file() && named.is_some() {
        return Err(format!("{} is not there", path.display()));
    }
    if !path.is_file() {
        return Err(format!(
            "it was installed without ROOT ({} is not there); with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` adds it",
            path.display()
        ));
    }
    let library = load(&path).map_err(|problem| {
        format!(
            "{} {problem}; with ROOT on PATH, `cargo xtask rootio --prefix PREFIX` builds it again",
            path.display()
        )
    })?;
    // SAFETY: no reader has the number 0; ROOT is made ready first.
    if unsafe { (library.close)(0) } == Status::ROOT {
        return Err(format!("{} {}", path.display(), library.failure().message));
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

/// The error of a sentence "… is …; wanted …", such as that about a URL.
fn argument(sentence: &str) -> Error {
    let parts = sentence.split_once("; wanted ");
    match parts.and_then(|(fact, wanted)| Some((fact.split_once(" is ")?, wanted))) {
        Some(((name, got), wanted)) => Error::argument(name, got, wanted),
        None => Error::Internal(sentence.to_owned()),
    }
}

/// [`Failure`], taken over.
struct Told {
    message: String,
    column: String,
}

impl Library {
    /// What went wrong with the last call.
    fn failure(&self) -> Told {
        let mut failure = Failure { message: text(""), file: 0, column: text("") };
        // SAFETY: it has room for it.
        unsafe { (self.failure)(&raw mut failure) };
        // SAFETY: this thread has called nothing since.
        unsafe { Told { message: string(failure.message), column: string(failure.column) } }
    }
}

/// A file that is open.
pub(crate) struct Files<'a> {
    library: &'a Library,
    source: &'a Source,
    reader: u64,
}

impl Drop for Files<'_> {
    fn drop(&mut self) {
        // SAFETY: any number may be closed. (It fails for none that was opened.)
        unsafe { (self.library.close)(self.reader) };
    }
}

impl<'a> Files<'a> {
    /// Opens the file's tree.
    ///
    /// # Errors
    /// [`Error::Format`] with ROOT's words.
    pub(crate) fn open(library: &'a Library, source: &'a Source) -> Result<Self> {
        let mut files = Files { library, source, reader: 0 };
        let path = source.path.to_str().ok_or_else(|| {
            let wanted = "a path in UTF-8, which ROOT can open";
            Error::argument("the file's path", source.path.display(), wanted)
        })?;
        let (path, tree) = (text(path), text(source.tree.as_deref().unwrap_or_default()));
        // SAFETY: one path, and room for a number.
        let status = unsafe { (library.open)(&raw const path, 1, tree, &raw mut files.reader) };
        files.check(status, &[])?;
        Ok(files)
    }

    /// The error of a call, given what is known of the columns.
    fn check(&self, status: Status, columns: &[ColumnInfo]) -> Result<()> {
        if status == Status::OK {
            return Ok(());
        }
        let Told { message, column } = self.library.failure();
        Err(match status {
            Status::FILE => Error::Format { path: shown(self.source), problem: message },
            Status::UNKNOWN_COLUMN => {
                unknown_column(&column, columns.iter().map(|column| column.name.as_str()))
            }
            Status::COLUMN_TYPE => {
                let info = columns.iter().find(|info| info.name == column);
                let got = info.map_or_else(String::new, |info| info.type_name.clone());
                Error::ColumnType { name: column, got, wanted: message }
            }
            Status::INTERRUPTED => {
                Error::Interrupted(format!("{} {message}", shown(self.source).display()))
            }
            Status::ROOT => Error::Version(format!("{NAME} {message}")),
            Status::ARGUMENT if self.source.is_url() => argument(&message),
            _ => Error::Internal(message),
        })
    }

    /// The columns there are.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub(crate) fn describe(&self) -> Result<Vec<ColumnInfo>> {
        let mut found = Description { dataset: text(""), columns: ptr::null(), length: 0 };
        // SAFETY: it has room for it.
        let status = unsafe { (self.library.describe)(self.reader, &raw mut found) };
        self.check(status, &[])?;
        // SAFETY: the library has just handed them out.
        let columns = unsafe { slice(found.columns, found.length) };
        let info = |column: &abi::Column| ColumnInfo {
            // SAFETY: the library has just handed them out.
            name: unsafe { string(column.name) },
            // SAFETY: as above.
            type_name: unsafe { string(column.type_name) },
            kind: match column.kind {
                kind::NUMBER | kind::ARRAY => ColumnKind::Numeric(column.width),
                kind::JAGGED => ColumnKind::List,
                _ => ColumnKind::Other,
            },
        };
        Ok(columns.iter().map(info).collect())
    }

    /// Reads the columns `names`, each once; those that are jagged as a network takes them, with what rows had no
    /// place for.
    ///
    /// # Errors
    /// [`Error::UnknownColumn`], [`Error::ColumnType`], [`Error::Format`]; [`Error::Data`] if there is not the memory; of jagged columns
    /// as of [`Jagged::lay_out`].
    pub(crate) fn read(&self, names: &[&str], jagged: &Jagged) -> Result<(Table, Cut)> {
        let columns = self.describe()?;
        let mut found = self.select(&columns, names, jagged)?;
        while self.next(&columns, &mut found)? {}
        taken(&mut found, jagged)
    }

    /// The same block by block: a table of some rows after the other goes to `each`, at least one, with what its rows had no place for.
    ///
    /// # Errors
    /// As of [`Files::read`], and those of `each`.
    pub(crate) fn for_each_block(
        &self,
        names: &[&str],
        jagged: &Jagged,
        each: &mut dyn FnMut(Table, Cut) -> Result<()>,
    ) -> Result<()> {
        let columns = self.describe()?;
        let mut found = self.select(&columns, names, jagged)?;
        found.iter_mut().for_each(|column| column.rows = 0); // no room for all
        loop {
            let more = self.next(&columns, &mut found)?;
            if more || found.iter().all(|column| column.read == 0) {
                let (table, cut) = taken(&mut found, jagged)?;
                each(table, cut)?;
            }
            if !more {
                return Ok(());
            }
        }
    }

    /// Chooses the columns to be read.
    fn select<'c>(
        &self,
        columns: &'c [ColumnInfo],
        names: &[&str],
        jagged: &Jagged,
    ) -> Result<Vec<Found<'c>>> {
        let mut seen = HashSet::new();
        let names: Vec<&str> = names.iter().copied().filter(|&name| seen.insert(name)).collect();
        let texts: Vec<Text> = names.iter().map(|name| text(name)).collect();
        let mut rows = 0;
        // SAFETY: so many texts, and room for a number.
        let status = unsafe {
            (self.library.select)(self.reader, texts.as_ptr(), texts.len(), &raw mut rows)
        };
        self.check(status, columns)?;
        let known = |name: &&str| columns.iter().find(|column| column.name == **name);
        let found = |info: &'c ColumnInfo| Found::new(info, rows, jagged.has(&info.name));
        Ok(names.iter().filter_map(known).map(found).collect())
    }

    /// Appends the next rows to the columns; false if there are no more.
    fn next(&self, columns: &[ColumnInfo], found: &mut [Found]) -> Result<bool> {
        let mut block = Block { rows: 0, columns: ptr::null(), length: 0 };
        // SAFETY: it has room for it.
        let status = unsafe { (self.library.next)(self.reader, ROWS, &raw mut block) };
        self.check(status, columns)?;
        if block.rows == 0 {
            return Ok(false);
        }
        // SAFETY: the library has just handed them out.
        let values = unsafe { slice(block.columns, block.length) };
        for (column, values) in found.iter_mut().zip(values) {
            column.append(block.rows, values)?;
        }
        Ok(true)
    }
}

/// What has been read since the last time, as a table.
fn taken(found: &mut [Found], jagged: &Jagged) -> Result<(Table, Cut)> {
    let first_row = found.iter().map(|column| column.taken).max().unwrap_or(0);
    let (lists, others): (Vec<&mut Found>, Vec<_>) =
        found.iter_mut().partition(|column| column.offsets.is_some());
    let lists: Vec<Lists> = lists.into_iter().map(Found::take_lists).collect();
    let (mut columns, cut) = jagged.lay_out(&lists, first_row)?;
    for column in others {
        columns.push(column.take_column()?);
    }
    Ok((Table::new(columns)?, cut))
}

/// A column as far as it has been read.
struct Found<'a> {
    info: &'a ColumnInfo,
    /// In the file, by its own account.
    rows: u64,
    read: usize,
    /// Rows whose values were taken.
    taken: usize,
    /// Numbers in a row; of lists, in the first.
    width: Option<usize>,
    values: Vec<f32>,
    /// Of a jagged column, where the values of each row begin, and the end.
    offsets: Option<Vec<usize>>,
}

impl<'a> Found<'a> {
    fn new(info: &'a ColumnInfo, rows: u64, is_jagged: bool) -> Self {
        let width = match info.kind {
            ColumnKind::Numeric(width) => Some(width),
            _ => None,
        };
        let offsets = is_jagged.then(|| vec![0]);
        Found { info, rows, read: 0, taken: 0, width, values: Vec::new(), offsets }
    }

    /// The error for lists that are no columns.
    fn wrong(&self, lengths: &str) -> Error {
        Error::ColumnType {
            name: self.info.name.clone(),
            got: format!("{} with {lengths}", self.info.type_name),
            wanted: "a number, or an array of numbers of constant length, in every row; lists of any length are for \
                     --model transformer --jagged N"
                .to_owned(),
        }
    }

    /// Takes the values of `rows` more rows.
    fn append(&mut self, rows: usize, values: &Values) -> Result<()> {
        // SAFETY: the library has just handed them out.
        let numbers = unsafe { slice(values.numbers, values.length) };
        if let Some(own) = &mut self.offsets {
            let start = self.values.len();
            match values.offsets.is_null() {
                true => {
                    let width = numbers.len() / rows.max(1);
                    own.extend((1..=rows).map(|row| start + row * width));
                }
                false => {
                    // SAFETY: as above; of lists there is one more than rows.
                    let offsets = unsafe { slice(values.offsets, rows + 1) };
                    own.extend(offsets[1..].iter().map(|&end| start + (end - offsets[0]) as usize));
                }
            }
        } else if !values.offsets.is_null() {
            // SAFETY: as above; of lists there is one more than rows.
            let offsets = unsafe { slice(values.offsets, rows + 1) };
            for (row, ends) in offsets.windows(2).enumerate() {
                let length = (ends[1] - ends[0]) as usize;
                let first = *self.width.get_or_insert(length);
                if length != first {
                    let lengths =
                        format!("{first} values at row 0 and {length} at row {}", self.read + row);
                    return Err(self.wrong(&lengths));
                }
            }
        }
        if self.read == 0 && self.offsets.is_none() {
            let all = (self.rows as usize).saturating_mul(self.width.unwrap_or(1));
            self.values.try_reserve_exact(all).map_err(|_| too_large(all, &self.info.name))?;
        }
        let all = self.values.len() + numbers.len();
        self.values.try_reserve(numbers.len()).map_err(|_| too_large(all, &self.info.name))?;
        self.values.extend_from_slice(numbers);
        self.read += rows;
        Ok(())
    }

    /// The lists read since the last time.
    fn take_lists(&mut self) -> Lists {
        self.taken = self.read;
        let offsets = self.offsets.replace(vec![0]).unwrap_or_default();
        Lists { name: self.info.name.clone(), values: std::mem::take(&mut self.values), offsets }
    }

    /// The values read since the last time.
    fn take_column(&mut self) -> Result<(Column, Vec<f32>)> {
        if self.width == Some(0) {
            return Err(self.wrong("no values"));
        }
        self.taken = self.read;
        let column = Column::array(&self.info.name, self.width.unwrap_or(1));
        Ok((column, std::mem::take(&mut self.values)))
    }
}
