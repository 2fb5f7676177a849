//! CSV files: a line of column names, then a line of values per row.

use std::collections::{HashMap, HashSet};
use std::io::{self, Read, Write};
use std::path::Path;

use super::{Column, ColumnInfo, ColumnKind, Table, names::unknown_column};
use crate::error::{Error, Result};
use crate::formats::{self, open_regular};
use crate::memory;

/// Returns the value of a cell: a number, or `true`/`false`.
fn number(cell: &[u8]) -> Option<f32> {
    let text = std::str::from_utf8(cell).ok()?.trim();
    match text {
        "true" | "True" | "TRUE" => Some(1.0),
        "false" | "False" | "FALSE" => Some(0.0),
        _ => text.parse().ok(), // nearest f32; "nan" and "inf" are numbers here and refused by a fit
    }
}

/// Opens the file; the separator is the most frequent of comma, semicolon and tab in the first line.
fn open(path: &Path) -> Result<csv::Reader<Box<dyn Read>>> {
    let (mut file, _) = open_regular(path)?;
    let mut start = Vec::new();
    let read = (&mut file).take(1 << 16).read_to_end(&mut start);
    read.map_err(|source| formats::failed("read", path, source))?;
    let line = start.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let count = |separator: u8| line.iter().filter(|&&byte| byte == separator).count();
    let delimiter = [b'\t', b';', b','].into_iter().max_by_key(|&separator| count(separator));
    let bytes: Box<dyn Read> = Box::new(std::io::Cursor::new(start).chain(Steady(file)));
    let mut builder = csv::ReaderBuilder::new();
    builder.delimiter(delimiter.unwrap_or(b',')).trim(csv::Trim::All);
    Ok(builder.from_reader(bytes))
}

/// Reader that repeats a read interrupted by a signal, which the csv crate would report as a failure.
struct Steady<R>(R);

impl<R: Read> Read for Steady<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

/// Converts an error of the csv crate to ours.
fn failed(path: &Path, error: csv::Error) -> Error {
    let line = error.position().map_or(0, csv::Position::line);
    let problem = match error.kind() {
        csv::ErrorKind::Io(_) => {
            let csv::ErrorKind::Io(source) = error.into_kind() else {
                return Error::Internal("csv error changed kind".to_owned());
            };
            return formats::failed("read", path, source);
        }
        csv::ErrorKind::UnequalLengths { expected_len, len, .. } => {
            format!("has {len} values on line {line}, but {expected_len} columns")
        }
        csv::ErrorKind::Utf8 { .. } => format!("is not text (UTF-8) on line {line}"),
        _ => format!("cannot be read as CSV: {error}"),
    };
    Error::Format { path: path.to_owned(), problem }
}

/// Returns the column names on the first line.
fn header(path: &Path, reader: &mut csv::Reader<Box<dyn Read>>) -> Result<Vec<String>> {
    let names = reader.headers().map_err(|error| failed(path, error))?;
    let names: Vec<String> = names.iter().map(str::to_owned).collect();
    let format = |problem| Err(Error::Format { path: path.to_owned(), problem });
    if names.iter().all(String::is_empty) {
        return format("is empty; wanted a first line of column names".to_owned());
    }
    if let Some(name) = names.iter().find(|name| name.parse::<f64>().is_ok()) {
        return format(format!("has '{name}' on its first line; wanted a line of column names"));
    }
    let mut seen = HashSet::new();
    if let Some(twice) = names.iter().find(|name| !seen.insert(*name)) {
        return format(format!("has two columns named '{twice}'"));
    }
    Ok(names)
}

/// Returns the columns with their types, judged by the first rows.
pub(super) fn describe(path: &Path) -> Result<Vec<ColumnInfo>> {
    let mut reader = open(path)?;
    let names = header(path, &mut reader)?;
    let mut numeric = vec![true; names.len()];
    for record in reader.byte_records().take(100) {
        let record = record.map_err(|error| failed(path, error))?;
        for (numeric, cell) in numeric.iter_mut().zip(&record) {
            *numeric &= number(cell).is_some();
        }
    }
    let info = |(name, numeric)| ColumnInfo {
        name,
        type_name: if numeric { "number" } else { "text" }.to_owned(),
        kind: if numeric { ColumnKind::Numeric(1) } else { ColumnKind::Other },
    };
    Ok(names.into_iter().zip(numeric).map(info).collect())
}

/// Reads the columns `names`.
pub(super) fn read(path: &Path, names: &[&str]) -> Result<Table> {
    let mut reader = open(path)?;
    let header = header(path, &mut reader)?;
    let places: HashMap<&str, usize> = header.iter().map(String::as_str).zip(0..).collect();
    let find = |&name: &&str| {
        let index = places.get(name).copied();
        index.ok_or_else(|| unknown_column(name, header.iter().map(String::as_str)))
    };
    let indices = names.iter().map(find).collect::<Result<Vec<_>>>()?;
    let mut values = vec![Vec::new(); names.len()];
    let mut record = csv::ByteRecord::new();
    while reader.read_byte_record(&mut record).map_err(|error| failed(path, error))? {
        for ((values, &index), name) in values.iter_mut().zip(&indices).zip(names) {
            match number(&record[index]) {
                Some(value) => memory::extend(values, &[value], "the values of the file")?,
                None => {
                    let line = record.position().map_or(0, csv::Position::line);
                    return Err(not_a_number(name, &record[index], line));
                }
            }
        }
    }
    Table::new(names.iter().map(|&name| Column::scalar(name)).zip(values).collect())
}

/// Returns the error for a cell that is not a number.
fn not_a_number(name: &str, cell: &[u8], line: u64) -> Error {
    let shown: String = String::from_utf8_lossy(cell).chars().take(30).collect();
    if shown.is_empty() {
        return Error::Data(format!(
            "column '{name}' is empty on line {line}; wanted a number in every row: fill it with a number such as -999, and declare that \
             number as missing"
        ));
    }
    let got = format!("text ('{shown}' on line {line})");
    let wanted = "a number in every row; map texts, such as labels, to numbers first: 0 and 1, or 0 to K - 1";
    Error::ColumnType { name: name.to_owned(), got, wanted: wanted.to_owned() }
}

/// Writes the table as CSV: array columns as `name[0]`, `name[1]`, …; every value so that it reads back the same.
pub(super) fn write(file: &mut dyn Write, table: &Table) -> io::Result<()> {
    let mut names = Vec::new();
    let mut values = Vec::new();
    for (Column { name, width }, column) in table.iter() {
        for i in 0..*width {
            names.push(if *width == 1 { name.clone() } else { format!("{name}[{i}]") });
            values.push(column.iter().skip(i).step_by(*width));
        }
    }
    let mut writer = csv::Writer::from_writer(file);
    writer.write_record(names)?;
    for _ in 0..table.rows() {
        let row = values.iter_mut().filter_map(|column| Some(column.next()?.to_string()));
        writer.write_record(row)?;
    }
    writer.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Source;

    /// Writes `text` to a file of its own and reads columns of it.
    fn of(name: &str, text: &[u8], columns: &[&str]) -> Result<Table> {
        let file = format!("rootgrad-csv-{name}-{}.csv", std::process::id());
        let path = std::env::temp_dir().join(file);
        std::fs::write(&path, text).unwrap();
        let table = Source { path: path.clone(), tree: None }.read(columns);
        std::fs::remove_file(path).unwrap();
        table
    }

    #[test]
    fn separators_numbers_and_booleans_are_understood() {
        for (name, text) in [
            ("comma", "a,b,c\n1,2.5,true\n-3e2,4,false\n"),
            ("semicolon", "a;b;c\r\n1;2.5;1\r\n-300;4;0\r\n"),
            ("tab", "a\tb\tc\n1\t2.5\t1\n-300\t4\t0"),
            ("bom", "\u{feff}a,\"b\",c\n1 , 2.5,1\n-300,4,0\n"),
        ] {
            let table = of(name, text.as_bytes(), &["c", "a"]).unwrap();
            assert_eq!(table.scalar("a").unwrap(), [1.0, -300.0], "{name}");
            assert_eq!(table.scalar("c").unwrap(), [1.0, 0.0], "{name}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let message = |name, text: &str, column| {
            of(name, text.as_bytes(), &[column]).unwrap_err().to_string()
        };
        assert_eq!(
            message("text", "a,b\n1,2\n1,muon\n", "b"),
            "column 'b' has type text ('muon' on line 3); wanted a number in every row; map texts, such as labels, to numbers first: 0 and 1, \
             or 0 to K - 1"
        );
        assert!(message("empty-cell", "a,b\n1,\n", "b").contains("'b' is empty on line 2"));
        assert!(message("short", "a,b\n1,2\n3\n", "b").contains("has 1 values on line 3, but 2"));
        assert!(message("empty", "", "b").contains("is empty"));
        assert!(message("no-header", "1,2\n3,4\n", "b").contains("wanted a line of column names"));
        assert!(message("twice", "a,a\n1,2\n", "a").contains("two columns named 'a'"));
        assert_eq!(message("unknown", "pt,eta\n1,2\n", "Pt"), "no column 'Pt'; did you mean 'pt'?");
        assert!(message("binary", "a\0b", "a").contains("neither a ROOT file nor a CSV file"));
    }

    #[test]
    fn a_column_that_is_not_asked_for_may_be_text() {
        let table = of("other", b"name,x\nmuon,1\n", &["x"]).unwrap();
        assert_eq!(table.scalar("x").unwrap(), [1.0]);
    }

    #[test]
    fn what_is_written_reads_back_to_the_bit() {
        let path =
            std::env::temp_dir().join(format!("rootgrad-csv-back-{}.csv", std::process::id()));
        let values = vec![0.1f32, -1.0e-38, 16_777_217.0, f32::MAX, 1.0 / 3.0, 0.0];
        let table = Table::new(vec![(Column::array("v", 2), values.clone())]).unwrap();
        table.write(&path, "").unwrap();
        let source = Source { path: path.clone(), tree: None };
        let back = source.read(&["v[0]", "v[1]"]).unwrap().matrix(&["v[0]", "v[1]"]).unwrap();
        std::fs::remove_file(path).unwrap();
        assert_eq!(back, values);
    }
}
