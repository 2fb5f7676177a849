//! The network whose scores a fit takes as targets.

use std::sync::Arc;

use crate::models::Network;

/// A trained network whose scores replace the targets.
#[derive(Debug, Clone)]
pub struct Teacher(Arc<Network>);

impl Teacher {
    pub(super) fn network(&self) -> &Network {
        &self.0
    }
}

impl From<Arc<Network>> for Teacher {
    fn from(network: Arc<Network>) -> Self {
        Teacher(network)
    }
}

impl From<Network> for Teacher {
    fn from(network: Network) -> Self {
        Teacher(Arc::new(network))
    }
}

impl PartialEq for Teacher {
    /// Returns true for the same network object, not for equal parameters.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
