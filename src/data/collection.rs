//! Collections of a row: columns of a common length that differs from event to event, such as the jets of an event.

use std::ops::Range;

use super::column::Column;
use crate::error::{Error, Result};
use crate::memory;

/// Columns that belong together entry by entry, such as `Jet_pt`, `Jet_eta`, `Jet_phi`, with at most N entries in an event.
///
/// In a row each of its P columns has N features, column after column. Missing entries of an event are NaN in all columns (a network recognises them
/// by that, and ignores them). Entries beyond N are left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Collection {
    /// The first feature of its first column.
    pub feature: usize,
    /// Number of columns, P.
    pub columns: usize,
    /// Maximum number of entries in a row, N.
    pub at_most: usize,
    /// Column, counted from 0 within the collection, by which entries are sorted, the largest first; `None` keeps their order.
    pub sorted_by: Option<usize>,
}

impl Collection {
    /// Returns the range of its features in a row.
    #[must_use]
    pub fn features(&self) -> Range<usize> {
        self.feature..self.feature + self.columns * self.at_most
    }

    /// Returns the feature ranges of its columns.
    pub fn of_columns(&self) -> impl Iterator<Item = Range<usize>> + use<> {
        let (first, size) = (self.feature, self.at_most);
        (0..self.columns).map(move |column| first + column * size..first + (column + 1) * size)
    }

    /// Returns true if both are the same except for the order of their entries.
    #[must_use]
    pub fn is_as(&self, other: &Self) -> bool {
        Self { sorted_by: other.sorted_by, ..*self } == *other
    }

    /// Returns true if a row has entry `n`.
    pub(crate) fn has(&self, row: &[f32], n: usize) -> bool {
        !row[self.feature + n].is_nan()
    }
}

/// Numbers of rows and entries that exceeded the maximum of a collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Cut {
    /// Number of rows with too many entries in a collection.
    pub rows: usize,
    /// Number of entries that were left out.
    pub entries: usize,
}

/// Values of a column in some rows.
#[derive(Debug, Clone, Copy)]
pub struct ColumnValues<'a> {
    /// The values, row after row.
    pub values: &'a [f32],
    /// Offset of each row's first value, and the end of the last row: (rows + 1), ascending. `None` for a column with its width of values in every
    /// row.
    pub offsets: Option<&'a [usize]>,
}

impl<'a> ColumnValues<'a> {
    pub(crate) fn of_row(&self, row: usize, width: usize) -> &'a [f32] {
        match self.offsets {
            Some(offsets) => &self.values[offsets[row]..offsets[row + 1]],
            None => &self.values[row * width..(row + 1) * width],
        }
    }
}

/// Checks that the features of collections follow each other in a row of columns with these widths, and that each column of a collection has its
/// width.
///
/// # Errors
/// [`Error::Argument`], [`Error::Shape`].
pub(crate) fn check(
    collections: &[Collection],
    widths: impl Iterator<Item = usize>,
    name: &dyn Fn(usize) -> String,
) -> Result<()> {
    let mut columns = widths.enumerate();
    let mut start = 0;
    for collection in collections {
        let Collection { feature, columns: count, at_most, sorted_by } = *collection;
        if count == 0 || at_most == 0 {
            let got = format!("{count} columns of at most {at_most} entries");
            return Err(Error::argument("a collection", got, "at least one of each"));
        }
        if let Some(key) = sorted_by.filter(|&key| key >= count) {
            let wanted = format!("one of the {count} columns, counted from 0");
            return Err(Error::argument("the column that entries are sorted by", key, wanted));
        }
        let misplaced = || {
            let got = format!("{count} columns from feature {feature} on");
            let wanted = "columns of the row, after those of the collection before";
            Err(Error::argument("a collection", got, wanted))
        };
        while start < feature
            && let Some((_, width)) = columns.next()
        {
            start += width;
        }
        if start != feature {
            return misplaced();
        }
        for _ in 0..count {
            let Some((number, width)) = columns.next() else { return misplaced() };
            if width != at_most {
                let name = format!("the width of column '{}'", name(number));
                return Err(Error::shape(name, width, format!("{at_most}, as its collection")));
            }
            start += width;
        }
    }
    Ok(())
}

/// Writes the rows, from the `values` of each column, to `out` (rows, F). Entries of collections are sorted if wanted, and missing entries become
/// NaN. Messages count rows from `first_row`.
///
/// # Errors
/// [`Error::Shape`] if columns of a collection have different lengths in a row, or another column has not its width, with row and names.
/// [`Error::NotFinite`] for an entry that is NaN or infinite. [`Error::Argument`] for collections whose features do not match the columns.
///
/// # Panics
/// If offsets are outside the values, or `out` is no whole number of rows.
pub fn pack(
    columns: &[Column],
    collections: &[Collection],
    values: &[ColumnValues],
    first_row: usize,
    out: &mut [f32],
) -> Result<Cut> {
    if values.len() != columns.len() {
        return Err(Error::shape("the columns' values", values.len(), columns.len()));
    }
    let widths: Vec<usize> = columns.iter().map(|column| column.width).collect();
    Packing {
        widths: &widths,
        collections,
        first_row,
        name: &|column| columns[column].name.clone(),
        values: &|column, row| values[column].of_row(row, widths[column]),
    }
    .pack(out)
}

/// Description of the rows that are written, and access to their values.
pub(crate) struct Packing<'a, 'v> {
    pub(crate) widths: &'a [usize],
    pub(crate) collections: &'a [Collection],
    /// Number of the first row, for messages.
    pub(crate) first_row: usize,
    /// Name of a column, for messages.
    pub(crate) name: &'a dyn Fn(usize) -> String,
    /// Values of a column and a row, both counted from 0.
    pub(crate) values: &'a dyn Fn(usize, usize) -> &'v [f32],
}

impl<'v> Packing<'_, 'v> {
    /// Does the same as [`pack`]; allocates memory only if entries are sorted.
    pub(crate) fn pack(&self, out: &mut [f32]) -> Result<Cut> {
        check(self.collections, self.widths.iter().copied(), self.name)?;
        let features: usize = self.widths.iter().sum();
        assert!(out.len().is_multiple_of(features.max(1)), "pack: rows");
        let (mut cut, mut order) = (Cut::default(), Vec::new());
        for (row, out) in out.chunks_exact_mut(features.max(1)).enumerate() {
            let left_out = self.row(row, out, &mut order)?;
            cut.rows += usize::from(left_out > 0);
            cut.entries += left_out;
        }
        Ok(cut)
    }

    /// Writes one row; returns the number of entries that were left out.
    fn row(&self, row: usize, out: &mut [f32], order: &mut Vec<u32>) -> Result<usize> {
        let (mut column, mut feature, mut left_out) = (0, 0, 0);
        let mut collections = self.collections.iter().peekable();
        while column < self.widths.len() {
            if let Some(collection) = collections.next_if(|of| of.feature == feature) {
                left_out += self.collection(collection, (row, column), out, order)?;
                column += collection.columns;
                feature = collection.features().end;
                continue;
            }
            let (width, own) = (self.widths[column], (self.values)(column, row));
            if own.len() != width {
                let wanted = format!(
                    "{width}: a column that is not in a collection has the same length in every event (pad or cut it in a \
                     Define, or give the network a jagged input)"
                );
                return Err(Error::shape(self.named(column, row), own.len(), wanted));
            }
            out[feature..feature + width].copy_from_slice(own);
            column += 1;
            feature += width;
        }
        Ok(left_out)
    }

    fn named(&self, column: usize, row: usize) -> String {
        format!("column '{}' in event {}", (self.name)(column), self.first_row + row)
    }

    fn collection(
        &self,
        collection: &Collection,
        (row, first): (usize, usize),
        out: &mut [f32],
        order: &mut Vec<u32>,
    ) -> Result<usize> {
        let own = |column: usize| (self.values)(first + column, row);
        let entries = own(0).len();
        for column in 0..collection.columns {
            if own(column).len() != entries {
                let wanted = format!("{entries}, as column '{}' has there", (self.name)(first));
                return Err(Error::shape(
                    self.named(first + column, row),
                    own(column).len(),
                    wanted,
                ));
            }
            if let Some(&value) = own(column).iter().find(|value| !value.is_finite()) {
                let (column, row) = ((self.name)(first + column), self.first_row + row);
                return Err(Error::NotFinite { column, row, value: f64::from(value) });
            }
        }
        let kept = entries.min(collection.at_most);
        if let Some(key) = collection.sorted_by {
            let keys = own(key);
            if order.capacity() < entries {
                *order = memory::with_capacity(entries, "the order of a row's entries")?;
            }
            order.clear();
            order.extend(0..entries as u32);
            // (Equal entries keep their order. A stable sort would allocate memory.)
            order.sort_unstable_by(|&a, &b| {
                keys[b as usize].total_cmp(&keys[a as usize]).then(a.cmp(&b))
            });
        }
        for (column, features) in collection.of_columns().enumerate() {
            let (there, missing) = out[features].split_at_mut(kept);
            match collection.sorted_by {
                None => there.copy_from_slice(&own(column)[..kept]),
                Some(_) => {
                    for (to, &from) in there.iter_mut().zip(&*order) {
                        *to = own(column)[from as usize];
                    }
                }
            }
            missing.fill(f32::NAN);
        }
        Ok(entries - kept)
    }
}

/// Checks the NaN of entries: an entry is present in all columns of its collection, or in none.
///
/// # Errors
/// [`Error::NotFinite`] with the column in which the entry is missing, and the row.
pub(crate) fn check_entries(
    collections: &[Collection],
    columns: &[Column],
    row: &[f32],
    number: usize,
) -> Result<()> {
    let not_finite = |feature: usize, value: f32| {
        let column = super::column::feature_name(columns, feature);
        Error::NotFinite { column, row: number, value: f64::from(value) }
    };
    for collection in collections {
        for n in 0..collection.at_most {
            let of_entry = || collection.of_columns().map(|features| features.start + n);
            if let Some(at) = of_entry().find(|&at| row[at].is_infinite()) {
                return Err(not_finite(at, row[at]));
            }
            let missing = of_entry().filter(|&at| row[at].is_nan()).count();
            if missing > 0 && missing < collection.columns {
                let at = of_entry().find(|&at| row[at].is_nan()).unwrap_or(collection.feature);
                return Err(not_finite(at, row[at]));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Columns of a row: met, then jets of (pt, eta), at most `at_most`.
    fn columns(at_most: usize) -> Vec<Column> {
        vec![Column::scalar("met"), Column::array("pt", at_most), Column::array("eta", at_most)]
    }

    fn jets(at_most: usize, sorted_by: Option<usize>) -> [Collection; 1] {
        [Collection { feature: 1, columns: 2, at_most, sorted_by }]
    }

    fn packed(at_most: usize, sorted_by: Option<usize>) -> (Vec<f32>, Cut) {
        let (met, pt) = ([7.0, 8.0, 9.0], [10.0, 30.0, 20.0, 5.0]);
        let eta = [0.1, 0.3, 0.2, 0.5];
        let offsets = [0, 3, 3, 4];
        let of = |values, offsets| ColumnValues { values, offsets };
        let values = [of(&met[..], None), of(&pt, Some(&offsets[..])), of(&eta, Some(&offsets))];
        let mut out = vec![0.0; 3 * (1 + 2 * at_most)];
        let cut = pack(&columns(at_most), &jets(at_most, sorted_by), &values, 0, &mut out).unwrap();
        (out, cut)
    }

    #[test]
    fn rows_are_padded_cut_and_sorted() {
        const NONE: u32 = u32::MAX;
        let bits = |values: &[f32]| -> Vec<u32> {
            values.iter().map(|v| if v.is_nan() { NONE } else { v.to_bits() }).collect()
        };
        let n = f32::NAN;
        let (out, cut) = packed(3, None);
        let wanted = [
            [7.0, 10.0, 30.0, 20.0, 0.1, 0.3, 0.2],
            [8.0, n, n, n, n, n, n],
            [9.0, 5.0, n, n, 0.5, n, n],
        ];
        assert_eq!((bits(&out), cut), (bits(&wanted.concat()), Cut::default()));
        let (out, cut) = packed(2, Some(0));
        let wanted =
            [[7.0, 30.0, 20.0, 0.3, 0.2], [8.0, n, n, n, n], [9.0, 5.0, n, 0.5, n]].concat();
        assert_eq!((bits(&out), cut), (bits(&wanted), Cut { rows: 1, entries: 1 }));
    }

    #[test]
    fn lengths_that_differ_and_values_that_are_none_are_reported() {
        let (two, three) = ([0usize, 2], [0usize, 3]);
        let message = |pt: &[f32], eta: &[f32], of_eta: &[usize]| {
            let values = [
                ColumnValues { values: &[1.0], offsets: None },
                ColumnValues { values: pt, offsets: Some(&two) },
                ColumnValues { values: eta, offsets: Some(of_eta) },
            ];
            pack(&columns(3), &jets(3, None), &values, 5, &mut [0.0; 7]).unwrap_err().to_string()
        };
        let reported = message(&[1.0, 2.0], &[1.0, 2.0, 3.0], &three);
        assert!(
            reported.contains(
                "column 'eta' in event 5 has shape 3; wanted 2, as column 'pt' has there"
            ),
            "{reported}"
        );
        let reported = message(&[1.0, f32::NAN], &[1.0, 2.0], &two);
        assert!(reported.contains("'pt'") && reported.contains("row 5"), "{reported}");
    }

    #[test]
    fn collections_lie_in_their_row() {
        let columns = columns(3);
        let check = |collection: Collection| {
            let widths = columns.iter().map(|column| column.width);
            check(&[collection], widths, &|number| columns[number].name.clone())
        };
        let refused = |collection: Collection| check(collection).unwrap_err().to_string();
        let of = |feature, columns, at_most, sorted_by| Collection {
            feature,
            columns,
            at_most,
            sorted_by,
        };
        check(of(1, 2, 3, Some(1))).unwrap();
        assert!(refused(of(1, 3, 3, None)).contains("3 columns from feature 1 on"));
        assert!(refused(of(2, 1, 3, None)).contains("from feature 2 on"));
        assert!(refused(of(1, 2, 4, None)).contains("'pt' has shape 3; wanted 4"));
        assert!(refused(of(1, 2, 3, Some(2))).contains("sorted by is 2; wanted one of the 2"));
        assert!(refused(of(1, 0, 3, None)).contains("at least one of each"));
    }
}
