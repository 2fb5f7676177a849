//! The C ABI of `librootgrad_root.so`: its types and functions, used by the library and by the programs that load it.
//!
//! A reader is identified by a number, which is never used twice: a closed or wrong number is an error, not a crash. Calls
//! from several threads wait for one another. The results of a call stay valid until the reader is called again, and the
//! texts of [`Failure`] until this thread's next call. Every function except [`AbiFunction`] returns a [`Status`]. After one
//! that is not [`Status::OK`], [`FailureFunction`] returns the details.

/// Version of the ABI, which must be equal on both sides. It changes with this file.
pub const ABI: u32 = 3;

/// Result of a call.
#[repr(transparent)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status(pub i32);

impl Status {
    /// The call succeeded.
    pub const OK: Self = Self(0);
    /// An argument is wrong: an unknown reader, a null pointer, a text that is not UTF-8.
    pub const ARGUMENT: Self = Self(1);
    /// A file is missing, damaged, or lacks the requested data. [`Failure::file`] identifies it.
    pub const FILE: Self = Self(2);
    /// The column does not exist. [`Failure::column`] names it.
    pub const UNKNOWN_COLUMN: Self = Self(3);
    /// A column's values are not numbers. [`Failure::column`] names it, and the message describes the accepted types.
    pub const COLUMN_TYPE: Self = Self(4);
    /// ROOT does not start, or has another version than the library was built for.
    pub const ROOT: Self = Self(5);
    /// An internal error of the library.
    pub const INTERNAL: Self = Self(6);
    /// Ctrl-C was pressed while a file was fetched. (If SIGINT ends the process by default, it does so then, too.)
    pub const INTERRUPTED: Self = Self(7);
}

/// A text in UTF-8, without a terminating zero.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Address of its first byte.
    pub data: *const u8,
    /// Length in bytes.
    pub length: usize,
}

/// Details of the failure of this thread's last call.
#[repr(C)]
#[derive(Debug)]
pub struct Failure {
    /// The predicate of a sentence about the file or column (`cannot be opened by ROOT: …`), or the accepted types for a
    /// column of another type. In all other cases, and always after [`FetchFunction`], a complete sentence. URLs in it have
    /// neither a password nor a query.
    pub message: Text,
    /// Index of the file among those opened; `usize::MAX` if the failure is not about a file.
    pub file: usize,
    /// Name of the column; empty if the failure is not about a column.
    pub column: Text,
}

/// Kinds of columns.
pub mod kind {
    /// One number per row.
    pub const NUMBER: u32 = 0;
    /// The same number of numbers in every row.
    pub const ARRAY: u32 = 1;
    /// Any number of numbers per row.
    pub const JAGGED: u32 = 2;
    /// Text; cannot be read.
    pub const TEXT: u32 = 3;
    /// Lists of lists; cannot be read.
    pub const NESTED: u32 = 4;
    /// Any other type; cannot be read.
    pub const OTHER: u32 = 5;
}

/// A column.
#[repr(C)]
#[derive(Debug)]
pub struct Column {
    /// Name in RDataFrame.
    pub name: Text,
    /// Name of its type in ROOT.
    pub type_name: Text,
    /// One of [`kind`].
    pub kind: u32,
    /// Numbers per row; 0 if it varies, or there are no numbers.
    pub width: usize,
}

/// Description of the columns in the first file.
#[repr(C)]
#[derive(Debug)]
pub struct Description {
    /// Name of the TTree or RNTuple, with its folder.
    pub dataset: Text,
    /// The columns, in the file's order.
    pub columns: *const Column,
    /// Number of columns.
    pub length: usize,
}

/// Values of a column.
#[repr(C)]
#[derive(Debug)]
pub struct Values {
    /// The numbers, row after row, each rounded to the nearest f32.
    pub numbers: *const f32,
    /// Number of values.
    pub length: usize,
    /// For a jagged column, the index in `numbers` at which each row begins, and the end (rows + 1 values). Null for other
    /// columns.
    pub offsets: *const u64,
}

/// Some rows of the selected columns.
#[repr(C)]
#[derive(Debug)]
pub struct Block {
    /// Number of rows; 0 at the end.
    pub rows: usize,
    /// The columns' values, in the order in which they were selected.
    pub columns: *const Values,
    /// Number of columns.
    pub length: usize,
}

/// `rootgrad_root_abi`: returns the library's [`ABI`].
pub type AbiFunction = unsafe extern "C" fn() -> u32;
/// `rootgrad_root_failure`: returns the details of this thread's last failure.
pub type FailureFunction = unsafe extern "C" fn(out: *mut Failure) -> Status;
/// `rootgrad_root_fetch`: fetches the file of a URL (`https://`, `http://`) into a local cache, and returns its path there.
/// The text stays valid until this thread's next call.
///
/// The server is asked if the cached file is still current. If the server cannot be reached, a note is printed to standard
/// error and the cached file is used. An empty `cache` means `$ROOTGRAD_CACHE`, else `$XDG_CACHE_HOME/rootgrad`, else
/// `~/.cache/rootgrad`. If `progress` is not 0 and standard error is a terminal, a progress bar is shown. [`Status::FILE`] if
/// there is no file: the cache then keeps its earlier content, and the message begins with the URL without user, password and
/// query. Needs no ROOT; several threads may fetch at the same time.
pub type FetchFunction =
    unsafe extern "C" fn(url: Text, cache: Text, progress: u32, out: *mut Text) -> Status;
/// `rootgrad_root_open`: opens `length` files as one table. `name` is the TTree or RNTuple in each file; if it is empty, a
/// file must have only one.
///
/// URLs of `https://` and `http://` are fetched first, as by [`FetchFunction`], with a progress bar on a terminal. All other
/// paths are passed to ROOT.
pub type OpenFunction =
    unsafe extern "C" fn(paths: *const Text, length: usize, name: Text, out: *mut u64) -> Status;
/// `rootgrad_root_describe`: returns the columns.
pub type DescribeFunction = unsafe extern "C" fn(reader: u64, out: *mut Description) -> Status;
/// `rootgrad_root_select`: prepares columns to be read from the first row on; returns the number of rows of all files.
///
/// Every file is opened and checked: it must have the columns, with the same types.
pub type SelectFunction =
    unsafe extern "C" fn(reader: u64, names: *const Text, length: usize, rows: *mut u64) -> Status;
/// `rootgrad_root_next`: returns the next rows of one file, at most `rows`; 0 rows at the end.
pub type NextFunction = unsafe extern "C" fn(reader: u64, rows: usize, out: *mut Block) -> Status;
/// `rootgrad_root_close`: closes the reader.
pub type CloseFunction = unsafe extern "C" fn(reader: u64) -> Status;
