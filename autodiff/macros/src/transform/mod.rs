//! Derivatives of the IR's statements: the adjoints of reverse mode, the tangents of forward mode, and what rewrites a
//! function before.

pub(crate) mod forward;
pub(crate) mod placeholder;
pub(crate) mod reverse;
pub(crate) mod share;
pub(crate) mod versions;
