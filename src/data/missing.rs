//! Values that say that there is none.

/// A value of a feature that stands for "there is none", such as -999.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Missing {
    /// Number of the feature in a row.
    pub feature: usize,
    /// The value, a finite number.
    pub value: f32,
}

impl Missing {
    /// For each of F features the value that says so; NaN, which no value is equal to, of one that is always there.
    pub(crate) fn values(missing: &[Missing], features: usize) -> Vec<f32> {
        let mut values = vec![f32::NAN; if missing.is_empty() { 0 } else { features }];
        missing.iter().for_each(|missing| values[missing.feature] = missing.value);
        values
    }
}
