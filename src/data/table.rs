//! Columns of a file, in memory.

use std::collections::HashMap;

use super::{Column, names::unknown_column};
use crate::error::{Error, Result};
use crate::memory;

/// Description of a column in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnInfo {
    /// Name of the column.
    pub name: String,
    /// Type as given in the file: `float`, `int32_t[4]`, `vector<double>`, `text` …
    pub type_name: String,
    /// Form in which the column can be read.
    pub kind: ColumnKind,
}

/// Form in which a column can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// This many numbers in every row.
    Numeric(usize),
    /// A list of numbers in every row; it can be read if all lists have the same length.
    List,
    /// Not numbers, or numbers stored in a way that cannot be read without ROOT.
    Other,
}

/// Columns of numbers, all with the same rows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table {
    columns: Vec<Column>,
    values: Vec<Vec<f32>>, // one per column: (rows, width)
    places: HashMap<String, usize>,
    rows: usize,
}

impl Table {
    /// Returns a table of columns with their values, (rows, width) each.
    ///
    /// # Errors
    /// [`Error::Shape`] if the columns differ in their number of rows.
    pub fn new(columns: Vec<(Column, Vec<f32>)>) -> Result<Self> {
        let rows_of = |(column, values): &(Column, Vec<f32>)| values.len() / column.width.max(1);
        let rows = columns.first().map_or(0, rows_of);
        for column in &columns {
            if rows_of(column) != rows || !column.1.len().is_multiple_of(column.0.width.max(1)) {
                let name = format!("column '{}'", column.0.name);
                return Err(Error::shape(name, column.1.len(), rows * column.0.width));
            }
        }
        let (columns, values): (Vec<Column>, _) = columns.into_iter().unzip();
        // If two columns have the same name, the name stands for the first.
        let names = columns.iter().map(|column| column.name.clone()).zip(0..columns.len());
        let places = names.rev().collect();
        Ok(Table { columns, values, places, rows })
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the names and widths of the columns.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Returns the columns with their values, (rows, width) each.
    pub fn iter(&self) -> impl Iterator<Item = (&Column, &[f32])> {
        self.columns.iter().zip(self.values.iter().map(Vec::as_slice))
    }

    /// Returns the values of one column, (rows, width).
    ///
    /// # Errors
    /// [`Error::UnknownColumn`] if it was not read.
    pub fn column(&self, name: &str) -> Result<(&Column, &[f32])> {
        let names = || self.columns.iter().map(|column| column.name.as_str());
        let index = self.places.get(name).copied();
        let index = index.ok_or_else(|| unknown_column(name, names()))?;
        Ok((&self.columns[index], &self.values[index]))
    }

    /// Returns the values of a column of width 1, (rows).
    ///
    /// # Errors
    /// [`Error::UnknownColumn`]; [`Error::ColumnType`] if a row has several values.
    pub fn scalar(&self, name: &str) -> Result<&[f32]> {
        let (column, values) = self.column(name)?;
        if column.width != 1 {
            return Err(Error::ColumnType {
                name: name.to_owned(),
                got: format!("an array of {}", column.width),
                wanted: "one number per row".to_owned(),
            });
        }
        Ok(values)
    }

    /// Returns rows of features: (rows, sum of the widths), row-major, with the columns in the order of `names`.
    ///
    /// # Errors
    /// [`Error::UnknownColumn`] if one was not read; [`Error::Memory`].
    pub fn matrix(&self, names: &[&str]) -> Result<Vec<f32>> {
        let columns = names.iter().map(|name| self.column(name)).collect::<Result<Vec<_>>>()?;
        let features: usize = columns.iter().map(|(column, _)| column.width).sum();
        let mut matrix = memory::zeros(self.rows.saturating_mul(features), "rows of the file")?;
        let mut first = 0;
        for (Column { width, .. }, values) in columns {
            let rows = matrix.chunks_exact_mut(features.max(1));
            for (row, value) in rows.zip(values.chunks_exact(*width)) {
                row[first..first + width].copy_from_slice(value);
            }
            first += width;
        }
        Ok(matrix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_laid_out_as_rows() {
        let table = Table::new(vec![
            (Column::scalar("a"), vec![1.0, 2.0]),
            (Column::array("b", 2), vec![10.0, 11.0, 20.0, 21.0]),
        ])
        .unwrap();
        assert_eq!(table.rows(), 2);
        assert_eq!(table.matrix(&["b", "a"]).unwrap(), [10.0, 11.0, 1.0, 20.0, 21.0, 2.0]);
        assert!(table.scalar("b").unwrap_err().to_string().contains("an array of 2"));
        let message = table.matrix(&["A"]).unwrap_err().to_string();
        assert_eq!(message, "no column 'A'; did you mean 'a'?");
        assert!(
            Table::new(vec![
                (Column::scalar("a"), vec![1.0, 2.0]),
                (Column::scalar("b"), vec![1.0])
            ])
            .is_err()
        );
    }
}
