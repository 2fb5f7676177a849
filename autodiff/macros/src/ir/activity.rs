//! Activities: how a parameter or a result takes part in a derivative.

use proc_macro2::Ident;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Activity {
    Const,
    Active,
    ActiveOnly,
    Duplicated,
    DuplicatedOnly,
    Dual,
    DualOnly,
    /// Like `Dual`, with the shadows of all directions in one slice.
    Dualv,
    DualvOnly,
}

impl Activity {
    /// The activity in forward mode.
    pub(crate) fn dual(self) -> Self {
        if self.is_const() { self } else { Self::Dual }
    }

    pub(crate) fn is_const(self) -> bool {
        self == Self::Const
    }

    /// True if it belongs to forward mode alone.
    pub(crate) fn is_forward(self) -> bool {
        matches!(self, Self::Dual | Self::DualOnly | Self::Dualv | Self::DualvOnly)
    }

    /// The activity that `word` names.
    pub(crate) fn named(word: &Ident) -> Option<Self> {
        let all = [
            Self::Const,
            Self::Active,
            Self::ActiveOnly,
            Self::Duplicated,
            Self::DuplicatedOnly,
            Self::Dual,
            Self::DualOnly,
            Self::Dualv,
            Self::DualvOnly,
        ];
        all.into_iter().find(|activity| word == &format!("{activity:?}"))
    }
}
