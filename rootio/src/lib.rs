//! `librootgrad_root.so`: reads columns of TTrees and RNTuples of any version through the user's ROOT. Its interface is the C
//! ABI of [`abi`].
//!
//! `librootgrad.so` does not depend on it. Exceptions, panics and ROOT's own messages become errors here.

#[allow(unreachable_pub)] // cxx generates its functions this way
mod bridge;
pub mod fetch;
mod reader;

use std::cell::RefCell;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::{Mutex, PoisonError};

pub use rootgrad_root_shared::abi;

use abi::{Block, Column, Description, Failure, Status, Text, Values};
use bridge::ffi::{self, Kind};
use reader::{Problem, Reader};

type Result<T> = std::result::Result<T, Problem>;

/// A reader, and the data last returned from it.
struct Entry {
    reader: Reader,
    dataset: String,
    columns: Vec<Column>,
    values: Vec<Values>,
}

/// All readers. The thread that holds the lock has exclusive use of ROOT.
#[derive(Default)]
struct Readers {
    begun: bool,
    last: u64,
    open: HashMap<u64, Entry>,
}

// SAFETY: the pointers lead to memory owned by the reader, which moves with it. ROOT is prepared for threads
// (ROOT::EnableThreadSafety), and the lock admits one thread at a time.
unsafe impl Send for Readers {}

static READERS: Mutex<Option<Readers>> = Mutex::new(None);

thread_local! {
    static LAST: RefCell<Problem> = RefCell::new(Problem::of(Status::OK, ""));
}

/// Locks the readers, initialises ROOT if necessary, and runs `body`.
fn locked(body: impl FnOnce(&mut Readers) -> Result<()>) -> Result<()> {
    let mut readers = READERS.lock().unwrap_or_else(PoisonError::into_inner);
    let readers = readers.get_or_insert_default();
    if !readers.begun {
        ffi::begin().map_err(|error| Problem::of(Status::ROOT, error.what()))?;
        readers.begun = true;
    }
    body(readers)
}

/// Runs `body` on the locked readers. Its error or panic is stored as this thread's last failure.
fn fenced(body: impl FnOnce(&mut Readers) -> Result<()>) -> Status {
    reported(|| locked(body))
}

/// Runs `body`. Its error or panic is stored as this thread's last failure.
fn reported(body: impl FnOnce() -> Result<()>) -> Status {
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

/// Returns the text passed by the caller.
///
/// # Safety
/// It must point to `length` bytes that do not change meanwhile.
unsafe fn taken<'a>(given: Text, what: &str) -> Result<&'a str> {
    let problem =
        |is| Problem::of(Status::ARGUMENT, format!("{what} is {is}; wanted a text in UTF-8"));
    if given.length == 0 {
        return Ok("");
    }
    if given.data.is_null() || given.length > isize::MAX as usize {
        return Err(problem("a null pointer or too long"));
    }
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(given.data, given.length) };
    std::str::from_utf8(bytes).map_err(|_| problem("no UTF-8"))
}

/// Returns the texts passed by the caller.
///
/// # Safety
/// `given` must point to `length` texts, each valid as for [`taken`].
unsafe fn all_taken<'a>(given: *const Text, length: usize, what: &str) -> Result<Vec<&'a str>> {
    if given.is_null() || length == 0 || length > isize::MAX as usize / size_of::<Text>() {
        return Err(Problem::of(
            Status::ARGUMENT,
            format!("there is no {what}; wanted at least one"),
        ));
    }
    // SAFETY: guaranteed by the caller.
    let given = unsafe { std::slice::from_raw_parts(given, length) };
    // SAFETY: guaranteed by the caller.
    given.iter().map(|one| unsafe { taken(*one, what) }).collect()
}

/// Writes a result.
///
/// # Safety
/// `out` must be null or valid for writing.
unsafe fn put<T>(out: *mut T, value: T) -> Result<()> {
    if out.is_null() {
        return Err(Problem::of(Status::ARGUMENT, "the place for the result is a null pointer"));
    }
    // SAFETY: guaranteed by the caller; the old value is not read.
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
/// `out` must be null or valid for writing a [`Failure`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_failure(out: *mut Failure) -> Status {
    let tell = |last: &RefCell<Problem>| {
        let last = last.borrow();
        let file = last.file.unwrap_or(usize::MAX);
        let reported = Failure { message: text(&last.message), file, column: text(&last.column) };
        // SAFETY: guaranteed by the caller.
        unsafe { put(out, reported) }.map_or(Status::ARGUMENT, |()| Status::OK)
    };
    LAST.try_with(tell).unwrap_or(Status::INTERNAL)
}

/// See [`abi::OpenFunction`].
///
/// # Safety
/// `paths` must point to `length` texts. These and `name` must point to their bytes. `out` must be null or valid for writing a
/// number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_open(
    paths: *const Text,
    length: usize,
    name: Text,
    out: *mut u64,
) -> Status {
    reported(|| {
        // SAFETY: guaranteed by the caller.
        let (paths, name) =
            unsafe { (all_taken(paths, length, "path")?, taken(name, "the name")?) };
        let sources = fetch::local(&paths)?; // without the lock, so that other threads may read
        locked(|readers| {
            let reader = Reader::new(sources, name.to_owned())?;
            // SAFETY: guaranteed by the caller.
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
/// `out` must be null or valid for writing a [`Description`].
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
        // SAFETY: guaranteed by the caller.
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
/// `names` must point to `length` texts, each of which must point to its bytes. `rows` must be null or valid for writing a
/// number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rootgrad_root_select(
    reader: u64,
    names: *const Text,
    length: usize,
    rows: *mut u64,
) -> Status {
    fenced(|readers| {
        let entry = readers.entry(reader)?;
        // SAFETY: guaranteed by the caller.
        let names = unsafe { all_taken(names, length, "column")? };
        let found = entry.reader.select(&names)?;
        // SAFETY: guaranteed by the caller.
        unsafe { put(rows, found) }
    })
}

/// See [`abi::NextFunction`].
///
/// # Safety
/// `out` must be null or valid for writing a [`Block`].
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
        // SAFETY: guaranteed by the caller.
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
