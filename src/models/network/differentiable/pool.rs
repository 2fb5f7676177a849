//! Memory of passes that are done, for those to come.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::Result;
use crate::graph::{Memory, Plan};
use crate::kernels::Real;

/// As many as are kept: two networks' worth of two passes forward before one goes back.
const KEPT: usize = 4;
/// Larger memory is given back to the system: taking it anew is little beside the passes that need so much.
const MOST_BYTES: usize = 256 << 20;
/// Rows that memory may be too large for a pass by, beside twice the pass's own.
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
    /// Memory for a pass of so many rows, which holds anything.
    ///
    /// # Errors
    /// [`Error::Memory`](crate::Error::Memory) if there is none that suits and the system has not enough.
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
        // (A batch that is a little larger than the last one finds room, too.)
        plan.memory(if rows > 16 { rows.next_multiple_of(16) } else { rows }, threads)
    }

    /// Keeps what a pass is done with; of more than there is room for, the largest.
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
            drop(free); // (others need not wait while memory is freed)
            drop(replaced);
        }
    }

    fn free(&self) -> MutexGuard<'_, Vec<Memory<T>>> {
        // (A list of memory that is free is whole at any time.)
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
