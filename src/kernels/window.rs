//! Windows that move over the last two sizes of a value. Convolutions and pools share them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Maximum number of values along an axis, including the padding.
const LONGEST: usize = 1 << 31;

/// A window over (height, width). A window along one axis has a height of 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Height and width.
    pub kernel: [usize; 2],
    /// Distance from one place to the next along each axis.
    pub stride: [usize; 2],
    /// Number of padding values before the first and after the last value.
    pub padding: [(usize, usize); 2],
    /// Distance of the window's numbers along each axis.
    pub dilation: [usize; 2],
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Window { kernel: [kh, kw], stride: [sh, sw], padding: [ph, pw], dilation: [dh, dw] } =
            self;
        write!(
            f,
            "{kh} x {kw}, strides {sh} and {sw}, padding {ph:?} and {pw:?}, dilations {dh} and {dw}"
        )
    }
}

impl Window {
    /// Returns the number of places over a value with these sizes along each axis; `None` if the window does not fit, or
    /// a size is 0 or too large.
    #[must_use]
    pub fn places(&self, sizes: [usize; 2]) -> Option<[usize; 2]> {
        let along = |axis: usize| {
            let (low, high) = self.padding[axis];
            let (stride, size) = (self.stride[axis], sizes[axis]);
            let padded = low.checked_add(high)?.checked_add(size)?;
            let last = self.kernel[axis].checked_sub(1)?.checked_mul(self.dilation[axis])?;
            let fits = last < padded && padded <= LONGEST && stride <= LONGEST;
            let some = stride > 0 && size > 0 && self.dilation[axis] > 0;
            (fits && some).then(|| (padded - last - 1) / stride + 1)
        };
        Some([along(0)?, along(1)?])
    }

    /// Returns how many numbers the window covers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kernel[0] * self.kernel[1]
    }

    /// Returns the index along an axis of the window's tap number `tap` at a place, unless the tap lies in the padding.
    #[inline(always)]
    pub(crate) fn index(
        &self,
        axis: usize,
        place: usize,
        tap: usize,
        size: usize,
    ) -> Option<usize> {
        let padded = place * self.stride[axis] + tap * self.dilation[axis];
        padded.checked_sub(self.padding[axis].0).filter(|&index| index < size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_has_places_where_it_fits() {
        let window =
            Window { kernel: [3, 4], stride: [2, 1], padding: [(1, 0), (0, 2)], dilation: [2, 1] };
        assert_eq!(window.places([6, 5]), Some([2, 4]));
        assert_eq!(window.places([4, 2]), Some([1, 1]));
        assert_eq!(window.places([3, 5]), None);
        assert_eq!(window.places([6, 1]), None);
        assert_eq!(Window { stride: [0, 1], ..window }.places([6, 5]), None);
        assert_eq!(Window { kernel: [3, 0], ..window }.places([6, 5]), None);
        let vast = [(usize::MAX, 1), (0, 0)];
        assert_eq!(Window { padding: vast, ..window }.places([6, 5]), None);
        assert_eq!((window.index(0, 0, 0, 6), window.index(0, 1, 2, 6)), (None, Some(5)));
    }
}
