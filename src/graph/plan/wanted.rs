//! What is wanted of a run.

use std::ops::{BitOr, BitOrAssign};

/// What is wanted of a run, as a set: what serves nothing of it is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wanted(u8);

impl Wanted {
    pub(crate) const NOTHING: Self = Self(0);
    /// What a network makes of its inputs.
    pub(crate) const OUTPUTS: Self = Self(1);
    /// The gradient of its parameters.
    pub(crate) const PARAMETERS: Self = Self(2);
    /// The gradient of its inputs.
    pub(crate) const INPUTS: Self = Self(4);
    pub(crate) const ALL: Self = Self(7);

    /// Whether the two have something in common.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of this is in the other.
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
