//! Selection of the results of a run.

use std::ops::{BitOr, BitOrAssign};

/// Set of requested results of a run; operations that serve none of them are skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wanted(u8);

impl Wanted {
    pub(crate) const NOTHING: Self = Self(0);
    /// The network's outputs.
    pub(crate) const OUTPUTS: Self = Self(1);
    /// The gradient of the parameters.
    pub(crate) const PARAMETERS: Self = Self(2);
    /// The gradient of the inputs.
    pub(crate) const INPUTS: Self = Self(4);
    pub(crate) const ALL: Self = Self(7);

    /// True if the two sets have a common element.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// True if this set is a subset of the other.
    pub(crate) fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

impl BitOr for Wanted {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Wanted {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
