//! A model that was read.

use super::Imported;
use crate::graph::Id;

/// A model that was read, with the nodes that computed its values.
pub(crate) struct Read {
    pub(crate) imported: Imported,
    pub(crate) made: Vec<MadeBy>,
}

/// The values of a node, and its name in messages.
pub(crate) struct MadeBy {
    pub(crate) node: String,
    pub(crate) values: Vec<Id>,
}
