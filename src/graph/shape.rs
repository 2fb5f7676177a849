//! Shapes: the sizes of one row's value, or of a value that all rows share.

use serde::{Deserialize, Serialize};

use std::fmt;

use crate::error::{Error, Result};
use crate::kernels::elementwise::MOST_SIZES;

/// Largest number of elements in a value: more would be a mistake, and would overflow sums of sizes.
const MOST_NUMBERS: usize = 1 << 40;

/// Sizes of a value. A flag records if every row has a value of its own.
///
/// The batch is not among the sizes. A value of each row is printed as `[*, 16]`. A value that all rows share (a parameter, a constant,
/// a sum over the batch) is printed as `[16]`.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    per_row: bool,
    sizes: Vec<usize>,
}

/// True if the product of any of these sizes is a valid size of a value. (The other sizes are checked even if one size is 0, because strides are
/// products of some of them.)
pub(crate) fn can_be_multiplied(sizes: &[usize]) -> bool {
    let numbers = sizes.iter().try_fold(1_usize, |product, &size| product.checked_mul(size.max(1)));
    numbers.is_some_and(|numbers| numbers <= MOST_NUMBERS)
}

impl Shape {
    /// Returns the shape of a value of each row.
    #[must_use]
    pub fn per_row(sizes: &[usize]) -> Self {
        Self { per_row: true, sizes: sizes.to_vec() }
    }

    /// Returns the shape of a value that all rows share.
    #[must_use]
    pub fn shared(sizes: &[usize]) -> Self {
        Self { per_row: false, sizes: sizes.to_vec() }
    }

    /// True if every row has a value of its own.
    #[must_use]
    pub fn is_per_row(&self) -> bool {
        self.per_row
    }

    /// Returns the sizes, outermost first, without the batch.
    #[must_use]
    pub fn sizes(&self) -> &[usize] {
        &self.sizes
    }

    /// Returns the number of elements in one value.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sizes.iter().product()
    }

    /// True if the value has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of sizes.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.sizes.len()
    }

    /// Returns the shape, if values of this shape are supported; `what` names the value in the error.
    ///
    /// # Errors
    /// [`Error::Shape`] for more than 8 sizes or 2⁴⁰ numbers.
    pub(crate) fn checked(self, what: &str) -> Result<Self> {
        if self.rank() > MOST_SIZES || !can_be_multiplied(&self.sizes) {
            let wanted = format!("at most {MOST_SIZES} sizes, and 2⁴⁰ numbers");
            return Err(Error::shape(what, self, wanted));
        }
        Ok(self)
    }

    /// Returns the shape with other sizes, for the same rows.
    #[must_use]
    pub(crate) fn with_sizes(&self, sizes: &[usize]) -> Self {
        Self { per_row: self.per_row, sizes: sizes.to_vec() }
    }

    /// Returns the broadcast shape of two values: sizes are aligned at the last, and a size of 1 is repeated.
    #[must_use]
    pub(crate) fn broadcast(&self, other: &Self) -> Option<Self> {
        let rank = self.rank().max(other.rank());
        let size = |shape: &Self, axis: usize| {
            (axis + shape.rank()).checked_sub(rank).map_or(1, |axis| shape.sizes[axis])
        };
        let both = |axis| match (size(self, axis), size(other, axis)) {
            (a, b) if a == b => Some(a),
            (1, b) => Some(b),
            (a, 1) => Some(a),
            _ => None,
        };
        let sizes = (0..rank).map(both).collect::<Option<Vec<_>>>()?;
        Some(Self { per_row: self.per_row || other.per_row, sizes })
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = if self.per_row { Some("*".to_owned()) } else { None };
        let sizes: Vec<String> =
            row.into_iter().chain(self.sizes.iter().map(ToString::to_string)).collect();
        write!(f, "[{}]", sizes.join(", "))
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_aligned_at_the_last_and_rows_are_not_among_them() {
        let (row, shared) = (Shape::per_row, Shape::shared);
        assert_eq!(row(&[4, 1]).broadcast(&shared(&[3])), Some(row(&[4, 3])));
        assert_eq!(row(&[]).broadcast(&row(&[2, 3])), Some(row(&[2, 3])));
        assert_eq!(shared(&[2]).broadcast(&shared(&[2])), Some(shared(&[2])));
        assert_eq!(row(&[16]).broadcast(&row(&[8])), None);
        assert_eq!(row(&[16]).to_string(), "[*, 16]");
        assert_eq!((row(&[]).to_string(), shared(&[]).to_string()), ("[*]".into(), "[]".into()));
    }

    #[test]
    fn the_product_of_some_sizes_is_a_number_beside_a_size_of_0() {
        assert!(Shape::shared(&[0, 1 << 20, 1 << 20]).checked("x").is_ok());
        assert!(Shape::shared(&[0, 1 << 40, 1 << 40]).checked("x").is_err());
        assert!(Shape::shared(&[1 << 40, 1 << 40, 0]).checked("x").is_err());
    }
}
