//! Memory of finished passes, reused by later passes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::Result;
use crate::graph::{Memory, Plan};
use crate::kernels::Real;

/// Number of cached memories: enough for two networks, each with two forward passes before a backward pass.
const KEPT: usize = 4;
/// Larger memory is returned to the system: allocating it again takes little time compared with the passes
/// that need that much.
const MOST_BYTES: usize = 256 << 20;
/// Cached memory suits a pass if it has at most this many rows more than twice the pass's own rows.
const SPARE_ROWS: usize = 64;

/// Memory that no pass is using.
#[doc(hidden)]
#[derive(Debug)]
pub struct Pool<T> {
    free: Mutex<Vec<Memory<T>>>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { free: Mutex::new(Vec::with_capacity(KEPT)) }
    }
}

impl<T: Real> Pool<T> {
    /// Returns memory for a pass of `rows` rows. Its content is undefined.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if no cached memory suits and the system does not have
    /// enough.
    pub(super) fn take(&self, plan: &Plan, rows: usize, threads: usize) -> Result<Memory<T>> {
        let suits = |memory: &Memory<T>| {
            (rows..=(2 * rows).saturating_add(SPARE_ROWS)).contains(&memory.capacity())
        };
        let mut free = self.free();
        let all = free.iter().enumerate().filter(|(_, memory)| suits(memory));
        if let Some((number, _)) = all.min_by_key(|(_, memory)| memory.capacity()) {
            return Ok(free.swap_remove(number));
        }
        drop(free);
        // Round up, so that this memory also suits a batch that is a little larger than the last one.
        plan.memory(if rows > 16 { rows.next_multiple_of(16) } else { rows }, threads)
    }

    /// Caches the memory of a finished pass. If the cache is full, the largest memories stay.
    pub(super) fn give_back(&self, memory: Memory<T>) {
        if memory.bytes() > MOST_BYTES {
            return;
        }
        let mut free = self.free();
        if free.len() < KEPT {
            return free.push(memory);
        }
        let smallest = free.iter_mut().min_by_key(|memory| memory.capacity());
        if let Some(smallest) = smallest.filter(|kept| kept.capacity() < memory.capacity()) {
            let replaced = std::mem::replace(smallest, memory);
            drop(free); // other threads need not wait while memory is freed
            drop(replaced);
        }
    }

    fn free(&self) -> MutexGuard<'_, Vec<Memory<T>>> {
        // A panic of another thread cannot leave the list half changed.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
