//! Columns while they are being read.

use rootgrad::data::{Column, ColumnInfo, ColumnKind, Cut, Table};
use rootgrad::{Error, Result};

use crate::jagged::{Jagged, Lists, too_large};

/// Values of some rows of a column. A jagged column also has the offset of each row, and the end.
pub(super) struct Values<'a> {
    pub(super) numbers: &'a [f32],
    pub(super) offsets: Option<&'a [u64]>,
}

/// Takes the values read since the last call, as a table.
pub(super) fn taken(found: &mut [Found], jagged: &Jagged) -> Result<(Table, Cut)> {
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

/// A column with the values read so far.
pub(super) struct Found<'a> {
    pub(super) info: &'a ColumnInfo,
    /// Number of rows according to the file.
    pub(super) rows: u64,
    pub(super) read: usize,
    /// Number of rows whose values were already returned.
    taken: usize,
    /// Numbers per row; for lists, those of the first row.
    width: Option<usize>,
    values: Vec<f32>,
    /// For a jagged column, the offset of each row's values, and the end.
    offsets: Option<Vec<usize>>,
}

impl<'a> Found<'a> {
    pub(super) fn new(info: &'a ColumnInfo, rows: u64, is_jagged: bool) -> Self {
        let width = match info.kind {
            ColumnKind::Numeric(width) => Some(width),
            _ => None,
        };
        let offsets = is_jagged.then(|| vec![0]);
        Found { info, rows, read: 0, taken: 0, width, values: Vec::new(), offsets }
    }

    /// Returns the error for lists that cannot be columns.
    fn wrong(&self, lengths: &str) -> Error {
        Error::ColumnType {
            name: self.info.name.clone(),
            got: format!("{} with {lengths}", self.info.type_name),
            wanted: "a number, or an array of numbers of constant length, in every row; for lists of any length use \
                     --model transformer --jagged N"
                .to_owned(),
        }
    }

    /// Appends the values of `rows` more rows.
    pub(super) fn append(&mut self, rows: usize, values: &Values) -> Result<()> {
        let numbers = values.numbers;
        match (&mut self.offsets, values.offsets) {
            (Some(own), None) => {
                let (start, width) = (self.values.len(), numbers.len() / rows.max(1));
                own.extend((1..=rows).map(|row| start + row * width));
            }
            (Some(own), Some(offsets)) => {
                let start = self.values.len();
                own.extend(offsets[1..].iter().map(|&end| start + (end - offsets[0]) as usize));
            }
            (None, None) => {}
            (None, Some(offsets)) => {
                for (row, ends) in offsets.windows(2).enumerate() {
                    let length = (ends[1] - ends[0]) as usize;
                    let first = *self.width.get_or_insert(length);
                    if length != first {
                        let lengths = format!(
                            "{first} values at row 0 and {length} at row {}",
                            self.read + row
                        );
                        return Err(self.wrong(&lengths));
                    }
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

    /// Takes the lists read since the last call.
    fn take_lists(&mut self) -> Lists {
        self.taken = self.read;
        let offsets = self.offsets.replace(vec![0]).unwrap_or_default();
        Lists { name: self.info.name.clone(), values: std::mem::take(&mut self.values), offsets }
    }

    /// Takes the values read since the last call.
    fn take_column(&mut self) -> Result<(Column, Vec<f32>)> {
        if self.width == Some(0) {
            return Err(self.wrong("no values"));
        }
        self.taken = self.read;
        let column = Column::array(&self.info.name, self.width.unwrap_or(1));
        Ok((column, std::mem::take(&mut self.values)))
    }
}
