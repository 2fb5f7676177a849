//! Values that mark a missing value.

/// A value of a feature that marks a missing value, such as -999.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Missing {
    /// Number of the feature in a row.
    pub feature: usize,
    /// The value, a finite number.
    pub value: f32,
}

impl Missing {
    /// Returns the marking value for each of F features; NaN, which equals no value, for a feature without one.
    pub(crate) fn values(missing: &[Missing], features: usize) -> Vec<f32> {
        let mut values = vec![f32::NAN; if missing.is_empty() { 0 } else { features }];
        missing.iter().for_each(|missing| values[missing.feature] = missing.value);
        values
    }
}
