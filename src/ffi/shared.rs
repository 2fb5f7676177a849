//! The object behind a model's handle.

use crate::error::{Error, Result};
use crate::models::{Gpt2, Network};
use arc_swap::ArcSwap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A model that a fit can copy.
pub(super) trait Model: Sized {
    /// Name in error messages.
    const NAME: &'static str;
    /// # Errors
    /// `Memory`.
    fn copy(&self) -> Result<Self>;
}

impl Model for Network {
    const NAME: &'static str = "the network";
    fn copy(&self) -> Result<Self> {
        self.try_clone()
    }
}

impl Model for Gpt2 {
    const NAME: &'static str = "the model";
    fn copy(&self) -> Result<Self> {
        self.try_clone()
    }
}

/// A model as of the last finished fit. A fit trains a copy and stores it here at its end, so that predictions continue
/// meanwhile, without a lock.
pub(super) struct Shared<M> {
    pub(super) current: ArcSwap<M>,
    training: AtomicBool,
}

impl<M: Model> Shared<M> {
    pub(super) fn new(model: M) -> Self {
        Shared { current: ArcSwap::from_pointee(model), training: AtomicBool::new(false) }
    }

    /// Returns the current model.
    pub(super) fn snapshot(&self) -> Arc<M> {
        self.current.load_full()
    }

    /// Changes the model by `change`, which receives a copy; nothing changes if it fails.
    ///
    /// # Errors
    /// `Busy` while another change is running; errors of `change`.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut M) -> Result<T>) -> Result<T> {
        struct Release<'a>(&'a AtomicBool);
        impl Drop for Release<'_> {
            fn drop(&mut self) {
                self.0.store(false, Ordering::Release);
            }
        }
        if self.training.swap(true, Ordering::Acquire) {
            return Err(Error::Busy {
                name: M::NAME.to_owned(),
                problem: "another thread is training it; wait for it, or train a clone".to_owned(),
            });
        }
        let _release = Release(&self.training);
        let mut copy = self.current.load().copy()?;
        let result = change(&mut copy)?;
        self.current.store(Arc::new(copy));
        Ok(result)
    }
}
