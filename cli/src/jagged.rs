//! Lays out columns of lists for a network with jagged inputs.

use rootgrad::data::{Collection, Column, ColumnValues, Cut, pack};
use rootgrad::models::Network;
use rootgrad::{Error, Result};

/// Largest accepted number of entries per row. It equals the largest number of tokens of a transformer.
const MOST_ENTRIES: usize = 1 << 20;

/// Columns with their values, each of shape (rows, width).
pub(crate) type Columns = Vec<(Column, Vec<f32>)>;

/// Lists of numbers, row after row.
pub(crate) struct Lists {
    pub(crate) name: String,
    pub(crate) values: Vec<f32>,
    /// Index of each row's first number, and the end of the last row.
    pub(crate) offsets: Vec<usize>,
}

/// Jagged features; empty for most networks.
#[derive(Debug, Clone, Default)]
pub(crate) struct Jagged {
    /// Names of the columns of each collection.
    names: Vec<Vec<String>>,
    collections: Vec<Collection>,
}

impl Jagged {
    /// Makes one collection of all `features`, with at most `at_most` entries, sorted by a column or in the file's order.
    pub(crate) fn all(
        features: &[String],
        at_most: usize,
        sorted_by: Option<&str>,
    ) -> Result<Self> {
        let key = |name: &str| {
            features.iter().position(|feature| feature == name).ok_or_else(|| {
                let wanted = format!("one of the features, {}", features.join(", "));
                Error::argument("--sorted-by", format!("'{name}'"), wanted)
            })
        };
        let sorted_by = sorted_by.map(key).transpose()?;
        if !(1..=MOST_ENTRIES).contains(&at_most) {
            let wanted = format!("1 to {MOST_ENTRIES} entries");
            return Err(Error::argument("--jagged", at_most, wanted));
        }
        let collection = Collection { feature: 0, columns: features.len(), at_most, sorted_by };
        Ok(Jagged { names: vec![features.to_vec()], collections: vec![collection] })
    }

    /// Finds the collections of `network` among these features. If the network has no column names, every other feature counts as
    /// one number.
    pub(crate) fn of(network: &Network, features: &[&str]) -> Result<Self> {
        let own = network.columns();
        if network.collections().is_empty() {
            return Ok(Jagged::default());
        }
        if !own.is_empty() && !own.iter().map(|column| &*column.name).eq(features.iter().copied()) {
            let names: Vec<&str> = own.iter().map(|column| &*column.name).collect();
            let wanted = format!("{}, as the network was fitted with", names.join(","));
            return Err(Error::argument("--features", features.join(","), wanted));
        }
        let mut columns = features.iter().enumerate();
        let (mut start, mut names) = (0, Vec::new());
        for collection in network.collections() {
            while start < collection.feature
                && let Some((number, _)) = columns.next()
            {
                start += own.get(number).map_or(1, |column| column.width);
            }
            let those = columns.by_ref().take(collection.columns);
            let those: Vec<String> = those.map(|(_, name)| (*name).to_owned()).collect();
            if those.len() < collection.columns {
                let wanted = "as many columns as the network has inputs, including those of its jagged inputs";
                return Err(Error::argument("--features", features.join(","), wanted));
            }
            names.push(those);
            start = collection.features().end;
        }
        Ok(Jagged { names, collections: network.collections().to_vec() })
    }

    pub(crate) fn collections(&self) -> &[Collection] {
        &self.collections
    }

    /// Returns true if the column is a column of lists.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.iter().flatten().any(|own| own == name)
    }

    /// Lays out lists as columns of the collections' widths; missing entries are NaN. Also returns the number of entries that were
    /// dropped. Messages count rows from `first_row`.
    ///
    /// # Errors
    /// Those of [`pack`].
    pub(crate) fn lay_out(&self, lists: &[Lists], first_row: usize) -> Result<(Columns, Cut)> {
        let (mut all, mut cut) = (Vec::new(), Cut::default());
        for (names, collection) in self.names.iter().zip(&self.collections) {
            let own: Vec<&Lists> = names
                .iter()
                .filter_map(|name| lists.iter().find(|lists| lists.name == *name))
                .collect();
            let rows = own.first().map_or(0, |lists| lists.offsets.len() - 1);
            let (width, features) =
                (collection.at_most, collection.at_most.saturating_mul(own.len()));
            let columns: Vec<Column> =
                names.iter().map(|name| Column::array(name, width)).collect();
            let values = own
                .iter()
                .map(|lists| ColumnValues { values: &lists.values, offsets: Some(&lists.offsets) });
            let values: Vec<ColumnValues> = values.collect();
            let mut packed = room(rows.saturating_mul(features), &names[0])?;
            packed.resize(rows * features, 0.0);
            let here = [Collection { feature: 0, ..*collection }];
            let left_out = pack(&columns, &here, &values, first_row, &mut packed)?;
            cut.rows += left_out.rows;
            cut.entries += left_out.entries;
            for (number, column) in columns.into_iter().enumerate() {
                let mut values = room(rows * width, &column.name)?;
                for row in packed.chunks_exact(features) {
                    values.extend_from_slice(&row[number * width..(number + 1) * width]);
                }
                all.push((column, values));
            }
        }
        Ok((all, cut))
    }
}

/// Allocates memory for `numbers` values of a column.
pub(crate) fn room(numbers: usize, column: &str) -> Result<Vec<f32>> {
    let mut values = Vec::new();
    values.try_reserve_exact(numbers).map_err(|_| too_large(numbers, column))?;
    Ok(values)
}

/// Returns the error for a column that does not fit in memory.
pub(crate) fn too_large(numbers: usize, column: &str) -> Error {
    Error::Data(format!(
        "column '{column}' needs {:.1} GB of memory, which the system does not provide: give the process more memory, or use a smaller file",
        numbers as f64 * 4e-9
    ))
}
