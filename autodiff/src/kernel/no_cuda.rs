//! Stand-ins for the types of the feature `cuda`: without it, no value of them exists.

use std::sync::Arc;

use super::argument::Argument;
use super::device::Dim3;
use super::error::LaunchError;

/// A GPU.
#[derive(Debug)]
pub(super) enum Card {}

/// Memory of a GPU.
pub(super) enum Memory {}

impl Card {
    pub(super) fn open(_: u32) -> Result<Arc<Self>, LaunchError> {
        Err(LaunchError::NotBuilt)
    }

    pub(super) fn shared_limit(&self) -> u32 {
        match *self {}
    }

    pub(super) fn fits(&self, _: Dim3, _: Dim3) -> Result<(), LaunchError> {
        match *self {}
    }

    pub(super) fn launch(
        self: &Arc<Self>,
        _: (&'static str, &'static str),
        _: (Dim3, Dim3, u32),
        _: &[Argument<'_>],
    ) -> Result<(), LaunchError> {
        match **self {}
    }

    pub(super) fn launch_ordered(
        self: &Arc<Self>,
        _: (&'static str, &'static str),
        _: &[(usize, usize)],
        _: u64,
        _: (Dim3, Dim3, u32),
        _: &[Argument<'_>],
    ) -> Result<(), LaunchError> {
        match **self {}
    }

    pub(super) fn with_stream(&self) -> Result<Arc<Self>, LaunchError> {
        match *self {}
    }

    pub(super) fn synchronize(&self) -> Result<(), LaunchError> {
        match *self {}
    }

    pub(super) fn memory(self: &Arc<Self>, _: usize) -> Result<Memory, LaunchError> {
        match **self {}
    }
}

impl Memory {
    pub(super) fn is_on(&self, _: &Card) -> bool {
        match *self {}
    }

    pub(super) fn is_beside(&self, _: &Self) -> bool {
        match *self {}
    }

    pub(super) fn another(&self) -> Result<Self, LaunchError> {
        match *self {}
    }

    pub(super) fn copy_from(&self, _: &Self) -> Result<(), LaunchError> {
        match *self {}
    }

    pub(super) fn zero(&self) -> Result<(), LaunchError> {
        match *self {}
    }

    pub(super) fn upload<T>(&self, _: &[T]) -> Result<(), LaunchError> {
        match *self {}
    }

    pub(super) fn download<T>(&self, _: usize) -> Result<Vec<T>, LaunchError> {
        match *self {}
    }
}
