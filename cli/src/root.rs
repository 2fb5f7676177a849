//! Reads any ROOT file through ROOT, with `librootgrad_root.so`. `cargo xtask install` puts this library beside `librootgrad.so` if it
//! finds a ROOT.
//!
//! ROOT reads in a separate process. Damaged files can crash ROOT; such a crash is then an error here. The other process reads ahead
//! while this process uses the rows received so far.

mod found;
mod library;
mod process;
mod server;

use std::collections::HashSet;

use rootgrad::data::{ColumnInfo, ColumnKind, Cut, Source, Table, unknown_column};
use rootgrad::{Error, Result};
use serde_json::{Value, json};

use crate::jagged::Jagged;
use crate::source::shown;
use found::{Found, Values, taken};
pub(crate) use process::{Process, READER, finish, with_process};
use rootgrad_root_shared::abi::{Status, kind};
pub(crate) use server::run as serve;

/// Turns a sentence "… is …; wanted …", such as that about a URL, into an error.
fn argument(sentence: &str) -> Error {
    let parts = sentence.split_once("; wanted ");
    match parts.and_then(|(fact, wanted)| Some((fact.split_once(" is ")?, wanted))) {
        Some(((name, got), wanted)) => Error::argument(name, got, wanted),
        None => Error::Internal(sentence.to_owned()),
    }
}

/// A file that is open in the reading process.
pub(crate) struct Files<'a> {
    process: &'a mut Process,
    source: &'a Source,
    columns: Vec<ColumnInfo>,
    /// Buffer for the numbers of one column in the incoming block.
    numbers: Vec<f32>,
    offsets: Vec<u64>,
}

impl<'a> Files<'a> {
    /// Opens the file's tree.
    ///
    /// # Errors
    /// [`Error::Format`] with ROOT's message, or if ROOT crashes.
    pub(crate) fn open(process: &'a mut Process, source: &'a Source) -> Result<Self> {
        let path = source.path.to_str().ok_or_else(|| {
            let wanted = "a path in UTF-8, which ROOT can open";
            Error::argument("the file's path", source.path.display(), wanted)
        })?;
        let (columns, numbers, offsets) = (Vec::new(), Vec::new(), Vec::new());
        let mut files = Files { process, source, columns, numbers, offsets };
        let tree = source.tree.as_deref().unwrap_or_default();
        let answer = files.ask(&json!({ "open": path, "tree": tree }))?;
        let column = |column: &Value| ColumnInfo {
            name: text(&column["name"]),
            type_name: text(&column["type"]),
            kind: match column["kind"].as_u64().map(|kind| kind as u32) {
                Some(kind::NUMBER | kind::ARRAY) => ColumnKind::Numeric(count(&column["width"])),
                Some(kind::JAGGED) => ColumnKind::List,
                _ => ColumnKind::Other,
            },
        };
        files.columns = answer["columns"].as_array().into_iter().flatten().map(column).collect();
        Ok(files)
    }

    /// Sends a request and returns the answer.
    fn ask(&mut self, request: &Value) -> Result<Value> {
        self.process.send(self.source, request)?;
        self.answer()
    }

    /// Returns the next message, or the error if the message reports a failure.
    fn answer(&mut self) -> Result<Value> {
        let answer = self.process.answer(self.source)?;
        let Some(status) = answer["failed"].as_i64() else { return Ok(answer) };
        let (message, column) = (text(&answer["message"]), text(&answer["column"]));
        Err(match Status(status as i32) {
            Status::FILE => Error::Format { path: shown(self.source), problem: message },
            Status::UNKNOWN_COLUMN => {
                unknown_column(&column, self.columns.iter().map(|column| column.name.as_str()))
            }
            Status::COLUMN_TYPE => {
                let info = self.columns.iter().find(|info| info.name == column);
                let got = info.map_or_else(String::new, |info| info.type_name.clone());
                Error::ColumnType { name: column, got, wanted: message }
            }
            Status::INTERRUPTED => {
                Error::Interrupted(format!("{} {message}", shown(self.source).display()))
            }
            Status::ROOT => Error::Version(format!("librootgrad_root.so {message}")),
            Status::ARGUMENT if self.source.is_url() => argument(&message),
            _ => Error::Internal(message),
        })
    }

    /// Returns the columns of the file.
    ///
    /// # Errors
    /// [`Error::Format`].
    pub(crate) fn describe(mut self) -> Result<Vec<ColumnInfo>> {
        self.ask(&json!({ "close": true }))?;
        Ok(self.columns)
    }

    /// Reads the columns `names`, which must be distinct. Jagged columns are laid out for the network; also returns the number of
    /// dropped entries.
    ///
    /// # Errors
    /// [`Error::UnknownColumn`], [`Error::ColumnType`], [`Error::Format`]; [`Error::Data`] if the memory does not suffice; for jagged
    /// columns also those of [`Jagged::lay_out`].
    pub(crate) fn read(mut self, names: &[&str], jagged: &Jagged) -> Result<(Table, Cut)> {
        let columns = std::mem::take(&mut self.columns);
        let mut found = self.select(&columns, names, jagged)?;
        while self.next(&mut found)? {}
        taken(&mut found, jagged)
    }

    /// Reads like [`Files::read`], block by block: calls `each` at least once, with a table of the next rows and the number of dropped
    /// entries.
    ///
    /// # Errors
    /// Those of [`Files::read`], and those of `each`.
    pub(crate) fn for_each_block(
        mut self,
        names: &[&str],
        jagged: &Jagged,
        each: &mut dyn FnMut(Table, Cut) -> Result<()>,
    ) -> Result<()> {
        let columns = std::mem::take(&mut self.columns);
        let mut found = self.select(&columns, names, jagged)?;
        found.iter_mut().for_each(|column| column.rows = 0); // do not allocate memory for all rows
        loop {
            let more = self.next(&mut found)?;
            if more || found.iter().all(|column| column.read == 0) {
                let (table, cut) = taken(&mut found, jagged)?;
                each(table, cut)?;
            }
            if !more {
                return Ok(());
            }
        }
    }

    /// Selects the columns to read.
    fn select<'c>(
        &mut self,
        columns: &'c [ColumnInfo],
        names: &[&str],
        jagged: &Jagged,
    ) -> Result<Vec<Found<'c>>> {
        let mut seen = HashSet::new();
        let names: Vec<&str> = names.iter().copied().filter(|&name| seen.insert(name)).collect();
        self.columns = columns.to_vec(); // names for messages
        let answer = self.ask(&json!({ "read": names }))?;
        let rows = count(&answer["rows"]) as u64;
        let known = |name: &&str| columns.iter().find(|column| column.name == **name);
        let found = |info: &'c ColumnInfo| Found::new(info, rows, jagged.has(&info.name));
        Ok(names.iter().filter_map(known).map(found).collect())
    }

    /// Appends the next rows to the columns. Returns false if there are no more.
    fn next(&mut self, found: &mut [Found]) -> Result<bool> {
        let answer = self.answer()?;
        let rows = count(&answer["block"]);
        if rows == 0 {
            return Ok(false);
        }
        let lengths = answer["columns"].as_array().into_iter().flatten();
        for (column, length) in found.iter_mut().zip(lengths) {
            self.numbers.resize(count(&length[0]), 0.0);
            // SAFETY: every bit pattern is a valid number.
            let bytes = unsafe { bytes_of(&mut self.numbers) };
            self.process.fill(self.source, bytes)?;
            let jagged = length[1].as_bool() == Some(true);
            if jagged {
                self.offsets.resize(rows + 1, 0);
                // SAFETY: as above.
                let bytes = unsafe { bytes_of(&mut self.offsets) };
                self.process.fill(self.source, bytes)?;
            }
            let offsets = jagged.then_some(&self.offsets[..]);
            column.append(rows, &Values { numbers: &self.numbers, offsets })?;
        }
        Ok(true)
    }
}

/// Views numbers as bytes.
///
/// # Safety
/// Every bit pattern must be a valid `T`.
unsafe fn bytes_of<T>(numbers: &mut [T]) -> &mut [u8] {
    // SAFETY: guaranteed by the caller; the length in bytes is that of the slice, which is borrowed mutably meanwhile.
    unsafe {
        std::slice::from_raw_parts_mut(numbers.as_mut_ptr().cast(), std::mem::size_of_val(numbers))
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn count(value: &Value) -> usize {
    value.as_u64().unwrap_or(0) as usize
}
