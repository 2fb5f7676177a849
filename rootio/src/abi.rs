//! The C ABI of `librootgrad_root.so`: its types and functions as both sides see them, the library and who opens it.
//!
//! A reader is a number, which is never used twice: a closed or wrong one is an error, not a crash. Calls from several
//! threads wait for one another. What a call hands out stays as it is until the reader is called again, and a text of
//! [`Failure`] until this thread's next call. Every function but [`AbiFunction`] gives a [`Status`]; behind one that is
//! not [`Status::OK`], [`FailureFunction`] says what went wrong.

/// What both sides must be of: it changes with this file.
pub const ABI: u32 = 3;

/// How a call ended.
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status(pub i32);

impl Status {
    /// As it should.
    pub const OK: Self = Self(0);
    /// The call is wrong: a reader that is none, a null pointer, a text that is no UTF-8.
    pub const ARGUMENT: Self = Self(1);
    /// A file is not there, damaged, or without what is looked for. [`Failure::file`] says which.
    pub const FILE: Self = Self(2);
    /// There is no such column. [`Failure::column`] says which.
    pub const UNKNOWN_COLUMN: Self = Self(3);
    /// A column's values are not numbers. [`Failure::column`] says which, the message what is wanted.
    pub const COLUMN_TYPE: Self = Self(4);
    /// ROOT does not start, or is not of the version that the library was built for.
    pub const ROOT: Self = Self(5);
    /// A fault of ours.
    pub const INTERNAL: Self = Self(6);
    /// Ctrl-C, while a file was fetched. (Where SIGINT ends the process, it does so then, too.)
    pub const INTERRUPTED: Self = Self(7);
}

/// A text in UTF-8, without a zero at its end.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Its first byte.
    pub data: *const u8,
    /// Bytes.
    pub length: usize,
}

/// What went wrong with this thread's last call.
#[repr(C)]
#[derive(Debug)]
pub struct Failure {
    /// The predicate of a sentence about the file or column (`cannot be opened by ROOT: …`); what is wanted of a column
    /// of another type; otherwise a sentence, as always behind [`FetchFunction`]. No URL is in it with a password or a query.
    pub message: Text,
    /// The file, by its place among those opened; `usize::MAX` if it is not about one.
    pub file: usize,
    /// The column's name; empty if it is not about one.
    pub column: Text,
}

/// What can be read of a column.
pub mod kind {
    /// A number in every row.
    pub const NUMBER: u32 = 0;
    /// The same number of numbers in every row.
    pub const ARRAY: u32 = 1;
    /// Any number of numbers in a row.
    pub const JAGGED: u32 = 2;
    /// Text: not read.
    pub const TEXT: u32 = 3;
    /// Lists of lists: not read.
    pub const NESTED: u32 = 4;
    /// Anything else: not read.
    pub const OTHER: u32 = 5;
}

/// A column.
#[repr(C)]
#[derive(Debug)]
pub struct Column {
    /// As RDataFrame calls it.
    pub name: Text,
    /// As ROOT calls it.
    pub type_name: Text,
    /// One of [`kind`].
    pub kind: u32,
    /// Numbers in a row; 0 if that differs, or there are none.
    pub width: usize,
}

/// What the first file says of its columns.
#[repr(C)]
#[derive(Debug)]
pub struct Description {
    /// The TTree or RNTuple, with its folder.
    pub dataset: Text,
    /// The columns, in the file's order.
    pub columns: *const Column,
    /// How many.
    pub length: usize,
}

/// Values of a column.
#[repr(C)]
#[derive(Debug)]
pub struct Values {
    /// The numbers, row after row, each rounded to the nearest f32.
    pub numbers: *const f32,
    /// How many.
    pub length: usize,
    /// Of a jagged column: where each row begins in `numbers`, and the end (rows + 1 of them). Otherwise null.
    pub offsets: *const u64,
}

/// Some rows of the columns selected.
#[repr(C)]
#[derive(Debug)]
pub struct Block {
    /// Rows; 0 behind the last.
    pub rows: usize,
    /// The columns' values, in the order in which they were selected.
    pub columns: *const Values,
    /// How many columns.
    pub length: usize,
}

/// `rootgrad_root_abi`: [`ABI`] of the library.
pub type AbiFunction = unsafe extern "C" fn() -> u32;
/// `rootgrad_root_failure`: what went wrong with this thread's last call.
pub type FailureFunction = unsafe extern "C" fn(out: *mut Failure) -> Status;
/// `rootgrad_root_fetch`: has the file of a URL (`https://`, `http://`) in a local cache, and gives its path there, a text
/// that stays until this thread's next call.
///
/// The server is asked whether what the cache holds is still what it has; that it cannot be asked is said on standard error,
/// and what the cache holds is given. An empty `cache` is `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else
/// `~/.cache/rootgrad`. If `progress` is not 0 and standard error is a terminal, a bar shows how far it is. [`Status::FILE`]
/// if there is no file: the cache then has what it had before; the message begins with the URL, without a user, a password
/// and the query. Needs no ROOT; several threads may fetch at once.
pub type FetchFunction =
    unsafe extern "C" fn(url: Text, cache: Text, progress: u32, out: *mut Text) -> Status;
/// `rootgrad_root_open`: opens `length` files as one table, of the TTree or RNTuple `name` each, or (empty) of the only one.
///
/// URLs of `https://` and `http://` are fetched first, as [`FetchFunction`] does, with a bar on a terminal; other paths are
/// ROOT's.
pub type OpenFunction =
    unsafe extern "C" fn(paths: *const Text, length: usize, name: Text, out: *mut u64) -> Status;
/// `rootgrad_root_describe`: the columns.
pub type DescribeFunction = unsafe extern "C" fn(reader: u64, out: *mut Description) -> Status;
/// `rootgrad_root_select`: has columns ready to be read from the first row on; gives the rows of all files.
///
/// Every file is opened and checked: the columns must be there, of the same types.
pub type SelectFunction =
    unsafe extern "C" fn(reader: u64, names: *const Text, length: usize, rows: *mut u64) -> Status;
/// `rootgrad_root_next`: the next rows, at most `rows`, of one file; none behind the last.
pub type NextFunction = unsafe extern "C" fn(reader: u64, rows: usize, out: *mut Block) -> Status;
/// `rootgrad_root_close`: closes it.
pub type CloseFunction = unsafe extern "C" fn(reader: u64) -> Status;
