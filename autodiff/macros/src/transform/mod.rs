//! Derivatives of the IR's statements: the adjoints of reverse mode, the tangents of forward mode, and what rewrites a
//! function before.

pub(crate) mod common_subexpressions;
pub(crate) mod forward;
pub(crate) mod loop_phis;
pub(crate) mod placeholder;
pub(crate) mod reverse;
