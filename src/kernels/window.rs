//! Windows that move over the last two sizes of a value: what convolutions and pools have in common.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Numbers along an axis, those of the padding included, at most.
const LONGEST: usize = 1 << 31;

/// A window over (height, width); what moves along one axis only has a height of 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// Its sizes.
    pub kernel: [usize; 2],
    /// How far it moves from place to place.
    pub stride: [usize; 2],
    /// Numbers that are thought before the first and after the last.
    pub padding: [(usize, usize); 2],
    /// How far apart its numbers lie.
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
    /// How many places it has over a value of these sizes; `None` where it does not fit, or something is 0 or too large.
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

    /// How many numbers it covers.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kernel[0] * self.kernel[1]
    }

    /// The number that the window's number `tap` along an axis is at a place, unless it is of the padding.
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
