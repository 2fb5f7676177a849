//! The functions and types that the attributes write: derivatives are joined from head, sweeps and end, and rules of
//! calls stand beside them.

pub(crate) mod derive;
pub(crate) mod differentiable;
pub(crate) mod estimate;
pub(crate) mod export_torch;
pub(crate) mod forward;
pub(crate) mod generate;
pub(crate) mod no_derivative;
pub(crate) mod operators;
pub(crate) mod pullback;
pub(crate) mod rule_item;
pub(crate) mod second;
pub(crate) mod source;
