//! Reads several files as one table.

use std::collections::HashMap;

use cxx::UniquePtr;

use crate::abi::Status;
use crate::bridge::ffi::{self, Dataset, Description, Kind};

/// An error of a call.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) status: Status,
    pub(crate) message: String,
    pub(crate) file: Option<usize>,
    pub(crate) column: String,
}

impl Problem {
    /// Creates an error about the call itself.
    pub(crate) fn of(status: Status, message: impl Into<String>) -> Self {
        Problem { status, message: message.into(), file: None, column: String::new() }
    }

    /// Creates an error about the file with this index.
    pub(crate) fn in_file(file: usize, message: impl ToString) -> Self {
        Problem { file: Some(file), ..Self::of(Status::FILE, message.to_string()) }
    }

    fn in_column(status: Status, column: &str, message: impl Into<String>) -> Self {
        Problem { column: column.to_owned(), ..Self::of(status, message) }
    }
}

type Result<T> = std::result::Result<T, Problem>;

/// An open file, and the current row in it.
struct Open {
    place: usize,
    dataset: UniquePtr<Dataset>,
    columns: Vec<Description>,
    row: u64,
}

/// A file: its name for messages (for a URL without secrets), and its local path.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) path: String,
}

/// A reader of files, which are opened one after another.
pub(crate) struct Reader {
    sources: Vec<Source>,
    name: String,
    open: Open,
    /// Columns of the first file.
    columns: Vec<Description>,
    selected: Vec<Description>,
}

/// Numbers; for a jagged column also the index at which each row begins.
pub(crate) type Values<'a> = (&'a [f32], Option<&'a [u64]>);

fn open(place: usize, path: &str, name: &str) -> Result<Open> {
    let failed = |error: cxx::Exception| Problem::in_file(place, error.what());
    let mut dataset = ffi::open(path, name).map_err(failed)?;
    let columns = dataset.pin_mut().columns().map_err(failed)?;
    Ok(Open { place, dataset, columns, row: 0 })
}

/// Returns the reason why a column of this kind cannot be read, and the remedy; `None` if it can be read.
fn refusal(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Number | Kind::Array | Kind::Jagged => None,
        Kind::Text => Some(
            "numbers: convert text to numbers first, by a Define of ROOT's RDataFrame, such as Define(\"label\", \"name == \\\"muon\\\"\"), \
             and a Snapshot",
        ),
        Kind::Nested => Some(
            "numbers, or lists of numbers: flatten lists of lists first, by a Define of ROOT's RDataFrame and \
             a Snapshot",
        ),
        _ => Some(
            "numbers, or lists of numbers: extract the numbers first, by a Define of ROOT's RDataFrame and a Snapshot",
        ),
    }
}

impl Reader {
    /// Opens the first file.
    pub(crate) fn new(sources: Vec<Source>, name: String) -> Result<Self> {
        let Some(first) = sources.first() else {
            return Err(Problem::of(Status::ARGUMENT, "no file was named; wanted at least one"));
        };
        let open = open(0, &first.path, &name)?;
        let columns = open.columns.clone();
        Ok(Reader { sources, name, open, columns, selected: Vec::new() })
    }

    /// Returns the first file's columns.
    pub(crate) fn columns(&self) -> &[Description] {
        &self.columns
    }

    /// Returns the name of the TTree or RNTuple.
    pub(crate) fn dataset(&self) -> String {
        self.open.dataset.name().to_string_lossy().into_owned()
    }

    /// Prepares these columns to be read from the first row on; returns the number of rows of all files.
    pub(crate) fn select(&mut self, names: &[&str]) -> Result<u64> {
        let known: HashMap<&str, &Description> =
            self.columns.iter().map(|column| (column.name.as_str(), column)).collect();
        let find = |&name: &&str| match known.get(name) {
            None => {
                let message = "does not exist: its name is not one of the columns'";
                Err(Problem::in_column(Status::UNKNOWN_COLUMN, name, message))
            }
            Some(column) => match refusal(column.kind) {
                Some(wanted) => Err(Problem::in_column(Status::COLUMN_TYPE, name, wanted)),
                None => Ok((*column).clone()),
            },
        };
        self.selected = names.iter().map(find).collect::<Result<_>>()?;
        let mut rows = 0_u64;
        // The first file comes last, because it stays open to be read.
        for place in (0..self.sources.len()).rev() {
            self.enter(place)?;
            rows += self.open.dataset.rows();
        }
        Ok(rows)
    }

    /// Opens the file with this index, unless it is open, and prepares its columns from its first row on.
    fn enter(&mut self, place: usize) -> Result<()> {
        if self.open.place != place {
            self.open = open(place, &self.sources[place].path, &self.name)?;
        }
        let first = &self.sources[0].name;
        let same = |wanted: &Description| {
            let column = self.open.columns.iter().find(|column| column.name == wanted.name);
            let Some(column) = column else {
                return Err(Problem::in_file(
                    place,
                    format!(
                        "has no column '{}', which '{first}' has ({}): read them separately, or leave the file out",
                        wanted.name, wanted.type_name
                    ),
                ));
            };
            let sort = |column: &Description| (column.kind, column.element.clone(), column.width);
            if sort(column) != sort(wanted) {
                return Err(Problem::in_file(
                    place,
                    format!(
                        "has column '{}' as {}, and '{first}' as {}: give both one type, by a Define of ROOT's RDataFrame and \
                         a Snapshot, or read them separately",
                        wanted.name, column.type_name, wanted.type_name
                    ),
                ));
            }
            Ok(column.clone())
        };
        let columns = self.selected.iter().map(same).collect::<Result<Vec<_>>>()?;
        let dataset = self.open.dataset.pin_mut();
        dataset.select(&columns).map_err(|error| Problem::in_file(place, error.what()))?;
        self.open.row = 0;
        Ok(())
    }

    /// Reads the next rows of a file, at most `most`, and returns their number.
    pub(crate) fn next(&mut self, most: usize) -> Result<usize> {
        if self.selected.is_empty() {
            return Err(Problem::of(
                Status::ARGUMENT,
                "no columns are selected; select at least one",
            ));
        }
        while self.open.row == self.open.dataset.rows() {
            let next = self.open.place + 1;
            if next == self.sources.len() {
                return Ok(0);
            }
            self.enter(next)?;
        }
        let rows = (self.open.dataset.rows() - self.open.row).min(most as u64);
        let (place, first) = (self.open.place, self.open.row);
        let read = self.open.dataset.pin_mut().read(first, rows);
        read.map_err(|error| Problem::in_file(place, error.what()))?;
        self.open.row += rows;
        self.checked(rows as usize)?;
        Ok(rows as usize)
    }

    /// Checks that the amount of data read is right for `rows` rows.
    fn checked(&self, rows: usize) -> Result<()> {
        for (index, column) in self.selected.iter().enumerate() {
            let (numbers, offsets) = self.values(index);
            let right = match offsets {
                Some(offsets) => {
                    offsets.len() == rows + 1 && offsets.last() == Some(&(numbers.len() as u64))
                }
                None => Some(numbers.len()) == rows.checked_mul(column.width),
            };
            if !right {
                let message = format!(
                    "is damaged: {} numbers in {rows} rows of column '{}'",
                    numbers.len(),
                    column.name
                );
                return Err(Problem::in_file(self.open.place, message));
            }
        }
        Ok(())
    }

    /// Returns the number of selected columns.
    pub(crate) fn selected(&self) -> usize {
        self.selected.len()
    }

    /// Returns the values last read of the selected column with this index.
    pub(crate) fn values(&self, column: usize) -> Values<'_> {
        let offsets =
            (self.selected[column].kind == Kind::Jagged).then(|| self.open.dataset.offsets(column));
        (self.open.dataset.values(column), offsets)
    }
}
