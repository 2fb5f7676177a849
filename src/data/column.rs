//! The names and widths of the features.

use std::collections::HashSet;

use crate::error::{Error, Result};

/// One input column: a scalar of every row (`width` 1), or an array of constant length.
///
/// A `float[512]` branch or an `RVec` of 512 values is one column of width 512, and 512 features.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Column {
    /// The name, as in the TTree.
    pub name: String,
    /// Number of values in a row, at least 1.
    pub width: usize,
}

impl Column {
    /// Returns a scalar column.
    pub fn scalar(name: impl Into<String>) -> Self {
        Column { name: name.into(), width: 1 }
    }

    /// Returns a column of `width` values in every row.
    pub fn array(name: impl Into<String>, width: usize) -> Self {
        Column { name: name.into(), width }
    }
}

/// Counts the features of a list of columns: the sum of their widths.
///
/// # Errors
/// [`Error::Argument`] if there is no column, a width is 0, a name is empty or used twice.
pub(crate) fn count_features(columns: &[Column]) -> Result<usize> {
    if columns.is_empty() {
        return Err(Error::argument("feature columns", "an empty list", "at least one column"));
    }
    let mut names = HashSet::new();
    for column in columns {
        if column.name.is_empty() {
            return Err(Error::argument("a column's name", "''", "a name"));
        }
        if column.width == 0 {
            let name = format!("the width of column '{}'", column.name);
            let wanted = "at least 1, in the first event as in every other: an array column must have the same length in \
                          every event (pad or cut it in a Define, or give the network a jagged input)";
            return Err(Error::argument(name, 0, wanted));
        }
        if !names.insert(column.name.as_str()) {
            let got = format!("'{}' twice", column.name);
            return Err(Error::argument("feature columns", got, "each column once"));
        }
    }
    columns.iter().try_fold(0usize, |sum, column| sum.checked_add(column.width)).ok_or_else(|| {
        Error::argument("feature columns", "more features than memory", "a smaller total width")
    })
}

/// Returns the name of feature `index`: `pt`, or `strain[17]` in an array column.
pub(crate) fn feature_name(columns: &[Column], index: usize) -> String {
    let mut first = 0;
    for column in columns {
        if index < first + column.width {
            return match column.width {
                1 => column.name.clone(),
                _ => format!("{}[{}]", column.name, index - first),
            };
        }
        first += column.width;
    }
    format!("feature {index}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_widths_are_checked() {
        let message = |columns: &[Column]| count_features(columns).unwrap_err().to_string();
        assert_eq!(count_features(&[Column::scalar("a"), Column::array("b", 3)]).unwrap(), 4);
        assert!(message(&[]).contains("at least one column"));
        let first_is_empty = message(&[Column::array("b", 0)]);
        assert!(first_is_empty.contains("width of column 'b' is 0"), "{first_is_empty}");
        assert!(first_is_empty.contains("pad or cut it in a Define"), "{first_is_empty}");
        assert!(message(&[Column::scalar("a"), Column::scalar("a")]).contains("'a' twice"));
        assert!(message(&[Column::scalar("")]).contains("a name"));
        assert!(message(&[Column::array("a", usize::MAX), Column::scalar("b")]).contains("memory"));
    }

    #[test]
    fn a_feature_is_named_after_its_column() {
        let columns = [Column::scalar("pt"), Column::array("strain", 4), Column::scalar("m")];
        let names: Vec<_> = (0..6).map(|i| feature_name(&columns, i)).collect();
        assert_eq!(names, ["pt", "strain[0]", "strain[1]", "strain[2]", "strain[3]", "m"]);
    }
}
