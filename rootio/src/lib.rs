//! `librootgrad_root.so`: columns of TTrees and RNTuples of any version, read through the user's ROOT, by the C ABI of [`abi`].
//!
//! `librootgrad.so` knows nothing of it. Exceptions, panics and what ROOT would print end here, as errors.

pub mod abi;
#[allow(unreachable_pub)] // cxx writes its functions so
mod bridge;
pub mod fetch;
#[allow(dead_code, unreachable_pub)] // the library's own file: not all of it is for who fetches
#[path = "../../src/train/interrupt.rs"]
mod interrupt;
mod reader;

use std::cell::RefCell;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::{Mutex, PoisonError};

use abi::{Block, Column, Description, Failure, Status, Text, Values};
use bridge::ffi::{self, Kind};
use reader::{Problem, Reader};

type Result<T> = std::result::Result<T, Problem>;

/// A reader, and what was last handed out of it.
struct Entry {
    reader: Reader,
    dataset: String,
    columns: Vec<Column>,
    values: Vec<Values>,
}

/// All readers. Who has it has ROOT to himself.
#[derive(Default)]
struct Readers {
    begun: bool,
    last: u64,
    open: HashMap<u64, Entry>,
}

// SAFETY: what the pointers in it lead to is as much the reader's as the numbers themselves; ROOT is told of threads
// (ROOT::EnableThreadSafety), and the lock lets one in at a time.
unsafe impl Send for Readers {}

static READERS: Mutex<Option<Readers>> = Mutex::new(None);

thread_local! {
    static LAST: RefCell<Problem> = RefCell::new(Problem::of(Status::OK, ""));
}

/// Runs `body` on the readers.
fn locked(body: impl FnOnce(&mut Readers) -> Result<()>) -> Result<()> {
    let mut readers = READERS.lock().unwrap_or_else(PoisonError::into_inner);
    let readers = readers.get_or_insert_default();
    if !readers.begun {
        ffi::begin().map_err(|error| Problem::of(Status::ROOT, error.what()))?;
        readers.begun = true;
    }
    body(readers)
}

/// Runs `body` on the readers, its problem or panic being this thread's last.
fn fenced(body: impl FnOnce(&mut Readers) -> Result<()>) -> Status {
    told(|| locked(body))
}

/// Runs `body`, its problem or panic being this thread's last.
fn told(body: impl FnOnce() -> Result<()>) -> Status {
    let problem = match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => return Status::OK,
        Ok(Err(problem)) => problem,
        Err(_) => {
            Problem::of(Status::INTERNAL, "a panic in librootgrad_root.so; please report this")
        }
    };
    let status = problem.status;
    LAST.with(|last| last.replace(problem));
    status
}

fn text(text: &str) -> Text {
    Text { data: text.as_ptr(), length: text.len() }
}

/// The text given.
///
/// # Safety
/// It leads to so many bytes, which nobody changes meanwhile.
unsafe fn taken<'a>(given: Text, what: &str) -> Result<&'a str> {
    let problem =
        |is| Problem::of(Status::ARGUMENT, format!("{what} is {is}; wanted a text in UTF-8"));
    if given.length == 0 {
        return Ok("");
    }
    if given.data.is_null() || given.length > isize::MAX as usize {
        return Err(problem("a null pointer or too long"));
    }
    // SAFETY: of the caller.
    let bytes = unsafe { std::slice::from_raw_parts(given.data, given.length) };
    std::str::from_utf8(bytes).map_err(|_| problem("no UTF-8"))
}

/// The texts given.
///
/// # Safety
/// There are so many, each as [`taken`] wants it.
unsafe fn all_taken<'a>(given: *const Text, length: usize, what: &str) -> Result<Vec<&'a str>> {
    if given.is_null() || length == 0 || length > isize::MAX as usize / size_of::<Text>() {
        return Err(Problem::of(
            Status::ARGUMENT,
            format!("there is no {what}; wanted one at least"),
        ));
    }
    // SAFETY: of the caller.
    let given = unsafe { std::slice::from_raw_parts(given, length) };
    // SAFETY: of the caller.
    given.iter().map(|one| unsafe { taken(*one, what) }).collect()
}

/// Writes a result.
///
/// # Safety
/// `out` is null or has room for it.
unsafe fn put<T>(out: *mut T, value: T) -> Result<()> {
    if out.is_null() {
        return Err(Problem::of(Status::ARGUMENT, "the place for the result is a null pointer"));
    }
    // SAFETY: of the caller; what stood there is not read.
    unsafe { out.write(value) };
    Ok(())
}

impl Readers {
    fn entry(&mut self, reader: u64) -> Result<&mut Entry> {
        self.open.get_mut(&reader).ok_or_else(|| {
            Problem::of(
                Status::ARGUMENT,
                format!("reader {reader} is not open: it never was, or is closed"),
            )
        })
    }
}

/// See [`abi::AbiFunction`].
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_root_abi() -> u32 {
    abi::ABI
}

/// See [`abi::FailureFunction`].
///
/// # Safety
/// `out` is null or has room for a [`Failure`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_failure(out: *mut Failure) -> Status {
    let tell = |last: &RefCell<Problem>| {
        let last = last.borrow();
        let file = last.file.unwrap_or(usize::MAX);
        let told = Failure { message: text(&last.message), file, column: text(&last.column) };
        // SAFETY: of the caller.
        unsafe { put(out, told) }.map_or(Status::ARGUMENT, |()| Status::OK)
    };
    LAST.try_with(tell).unwrap_or(Status::INTERNAL)
}

/// See [`abi::OpenFunction`].
///
/// # Safety
/// `paths` leads to `length` texts, each to its bytes, as `name` does; `out` is null or has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_open(
    paths: *const Text,
    length: usize,
    name: Text,
    out: *mut u64,
) -> Status {
    told(|| {
        // SAFETY: of the caller.
        let (paths, name) =
            unsafe { (all_taken(paths, length, "path")?, taken(name, "the name")?) };
        let sources = fetch::local(&paths)?; // others may read meanwhile
        locked(|readers| {
            let reader = Reader::new(sources, name.to_owned())?;
            // SAFETY: of the caller.
            unsafe { put(out, readers.last + 1)? };
            readers.last += 1;
            let dataset = reader.dataset();
            let entry = Entry { reader, dataset, columns: Vec::new(), values: Vec::new() };
            readers.open.insert(readers.last, entry);
            Ok(())
        })
    })
}

/// See [`abi::DescribeFunction`].
///
/// # Safety
/// `out` is null or has room for a [`Description`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_describe(reader: u64, out: *mut Description) -> Status {
    fenced(|readers| {
        let entry = readers.entry(reader)?;
        let shown = |column: &ffi::Description| Column {
            name: text(&column.name),
            type_name: text(&column.type_name),
            kind: kind(column.kind),
            width: column.width,
        };
        entry.columns = entry.reader.columns().iter().map(shown).collect();
        let (columns, length) = (entry.columns.as_ptr(), entry.columns.len());
        // SAFETY: of the caller.
        unsafe { put(out, Description { dataset: text(&entry.dataset), columns, length }) }
    })
}

fn kind(kind: Kind) -> u32 {
    match kind {
        Kind::Number => abi::kind::NUMBER,
        Kind::Array => abi::kind::ARRAY,
        Kind::Jagged => abi::kind::JAGGED,
        Kind::Text => abi::kind::TEXT,
        Kind::Nested => abi::kind::NESTED,
        _ => abi::kind::OTHER,
    }
}

/// See [`abi::SelectFunction`].
///
/// # Safety
/// `names` leads to `length` texts, each to its bytes; `rows` is null or has room for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_select(
    reader: u64,
    names: *const Text,
    length: usize,
    rows: *mut u64,
) -> Status {
    fenced(|readers| {
        let entry = readers.entry(reader)?;
        // SAFETY: of the caller.
        let names = unsafe { all_taken(names, length, "column")? };
        let found = entry.reader.select(&names)?;
        // SAFETY: of the caller.
        unsafe { put(rows, found) }
    })
}

/// See [`abi::NextFunction`].
///
/// # Safety
/// `out` is null or has room for a [`Block`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_next(reader: u64, rows: usize, out: *mut Block) -> Status {
    fenced(|readers| {
        let entry = readers.entry(reader)?;
        if rows == 0 {
            return Err(Problem::of(Status::ARGUMENT, "rows is 0; wanted at least 1"));
        }
        let rows = entry.reader.next(rows)?;
        let values = |column| {
            let (numbers, offsets) = entry.reader.values(column);
            Values {
                numbers: numbers.as_ptr(),
                length: numbers.len(),
                offsets: offsets.map_or(ptr::null(), <[u64]>::as_ptr),
            }
        };
        let columns = if rows == 0 { 0 } else { entry.reader.selected() };
        entry.values = (0..columns).map(values).collect();
        let (columns, length) = (entry.values.as_ptr(), entry.values.len());
        // SAFETY: of the caller.
        unsafe { put(out, Block { rows, columns, length }) }
    })
}

/// See [`abi::CloseFunction`].
#[unsafe(no_mangle)]
pub extern "C" fn rootgrad_root_close(reader: u64) -> Status {
    fenced(|readers| {
        readers.entry(reader)?;
        readers.open.remove(&reader);
        Ok(())
    })
}
