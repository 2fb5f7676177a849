//! Launches whose threads add in the order of the CPU.
//!
//! A launch runs segment by segment. Its threads note what they add, each in a place of its own; a second kernel adds what was
//! noted to a copy of the buffer, thread by thread, each element by one thread; a third one adds the copy to the buffer. The
//! order of all additions is that of `sums.rs`.

use std::sync::{Arc, PoisonError};

use super::{Card, Memory};
use crate::kernel::argument::{Argument, is_one_twice};
use crate::kernel::device::Dim3;
use crate::kernel::error::LaunchError;
use crate::kernel::launch::is_small;
use crate::kernel::sums::Segments;

/// Adds what was noted for a buffer, and merges a copy: for elements of 4 and of 8 bytes.
macro_rules! sources {
    ($($bytes:literal $ty:literal;)*) => {
        /// The kernels that add.
        pub const SUMS: [&str; 4] = [$(concat!("\
extern \"C\" __global__ void sums_add_", $bytes, "(", $ty, "* to, unsigned char* used, unsigned long long len, unsigned long long buffer, \
const unsigned long long* places, const double* values, const unsigned* counts, unsigned capacity, unsigned long long threads) {
    __shared__ unsigned long long tile_places[256];
    __shared__ double tile_values[256];
    const unsigned long long lanes = (unsigned long long)gridDim.x * 256, lane = (unsigned long long)blockIdx.x * 256 + threadIdx.x;
    for (unsigned long long first = 0; first < threads * capacity; first += 256) {
        const unsigned long long at = first + threadIdx.x;
        const bool is_noted = at < threads * capacity && at % capacity < counts[at / capacity];
        tile_places[threadIdx.x] = is_noted ? places[at] : ~0ull;
        tile_values[threadIdx.x] = is_noted ? values[at] : 0.0;
        __syncthreads();
        for (int k = 0; k < 256; ++k) {
            const unsigned long long element = tile_places[k] & 0xffffffffffffffull;
            if (tile_places[k] >> 56 != buffer || element % lanes != lane) continue;
            if (element >= len) __trap();
            to[element] += (", $ty, ")tile_values[k];
            if (used) used[element] = 1;
        }
        __syncthreads();
    }
}
"), concat!("\
extern \"C\" __global__ void sums_merge_", $bytes, "(", $ty, "* to, const ", $ty, "* from, const unsigned char* used, unsigned long long len) {
    const unsigned long long i = (unsigned long long)blockIdx.x * 256 + threadIdx.x;
    if (i < len && used[i]) to[i] += from[i];
}
")),*];
    };
}

sources! {
    4 "float";
    8 "double";
}

/// The name and source of a kernel that adds, or merges, elements of so many bytes.
fn source(bytes: usize, merges: bool) -> (&'static str, &'static str) {
    match (bytes, merges) {
        (4, false) => ("sums_add_4", SUMS[0]),
        (4, true) => ("sums_merge_4", SUMS[1]),
        (_, false) => ("sums_add_8", SUMS[2]),
        (_, true) => ("sums_merge_8", SUMS[3]),
    }
}

/// Bytes for the notes of a part of a launch.
const BYTES: u64 = 1 << 28;
/// Bytes of a note: a place and a value.
const NOTE: u64 = 16;
/// Threads of a block that adds.
const THREADS: u32 = 256;
/// Notes of a thread at the first launch.
const FIRST: u32 = 16;

/// A buffer to which threads add.
struct Sum {
    to: Arc<Memory>,
    bytes: usize,
    /// Number of elements.
    len: u64,
    /// With segments: the sums of one, and a byte for each element that is 1 if it was added to.
    own: Option<[Memory; 2]>,
}

/// A launch whose sums have a fixed order.
struct Launch<'a> {
    card: &'a Arc<Card>,
    kernel: (&'static str, &'static str),
    shape: (Dim3, Dim3, u32),
    values: &'a [u64],
    sums: Vec<Sum>,
    segments: Segments,
}

impl Card {
    /// Queues a kernel whose additions to the buffers `sums` have the order of the CPU. Waits for it.
    pub(in crate::kernel) fn launch_ordered(
        self: &Arc<Self>,
        kernel: (&'static str, &'static str),
        sums: &[(usize, usize)],
        elements: u64,
        shape: (Dim3, Dim3, u32),
        arguments: &[Argument<'_>],
    ) -> Result<(), LaunchError> {
        self.function_for(kernel, shape)?;
        let (grid, block, _) = shape;
        let passed = self.passed(arguments)?;
        let threads = grid.count() * block.count();
        // CAST: a launch has checked the number of blocks.
        let blocks = grid.count() as u32;
        let in_order = is_small(grid, block) || is_one_twice(arguments);
        let segments =
            if in_order { Segments::all(blocks) } else { Segments::new(blocks, threads, elements) };
        let sum = |&(at, bytes): &(usize, usize)| {
            let found = passed.memory.iter().find(|(n, _)| *n == at);
            let to = found.map(|(_, memory)| memory.clone()).expect("a buffer"); // UNWRAP: the macro names buffers only
            let len = (to.len() / bytes) as u64;
            let new = |bytes| Memory::new(&self.stream, bytes);
            let own = || Ok([new(to.len())?, new(to.len() / bytes + 1)?]);
            let own = (!in_order).then(own).transpose()?;
            Ok(Sum { to, bytes, len, own })
        };
        let sums = sums.iter().map(sum).collect::<Result<Vec<_>, LaunchError>>()?;
        // A second try begins with the same values.
        let written = |at: usize| passed.written.iter().any(|(n, _)| *n == at);
        let saved = passed.memory.iter().filter(|(n, _)| written(*n)).map(|(_, memory)| {
            let before = memory.another()?;
            before.copy_from(memory)?;
            Ok((memory, before))
        });
        let saved = saved.collect::<Result<Vec<_>, LaunchError>>()?;
        let launch = Launch { card: self, kernel, shape, values: &passed.values, sums, segments };
        let noted = || self.gpu.noted.lock().unwrap_or_else(PoisonError::into_inner);
        let mut capacity = noted().get(kernel.1).copied().unwrap_or(FIRST);
        while let Some(more) = launch.run(capacity)? {
            capacity = more;
            noted().insert(kernel.1, capacity);
            for (memory, before) in &saved {
                memory.copy_from(before)?;
            }
        }
        passed.written.iter().for_each(|(_, buffer)| buffer.device_changed());
        Ok(())
    }
}

impl Launch<'_> {
    /// Runs all blocks; returns the number of notes that a thread needs if it is above `capacity`.
    fn run(&self, capacity: u32) -> Result<Option<u32>, LaunchError> {
        let of_block = self.shape.1.count() * u64::from(capacity) * NOTE;
        // CAST: at most the limit.
        let most = (BYTES / of_block).clamp(1, 1 << 20) as u32;
        for n in 0..self.segments.count {
            for sum in &self.sums {
                sum.own.iter().flatten().try_for_each(Memory::zero)?;
            }
            let blocks = self.segments.blocks(n);
            let mut first = blocks.start;
            while first < blocks.end {
                let count = most.min(blocks.end - first);
                if let Some(more) = self.part(first, count, capacity)? {
                    return Ok(Some(more));
                }
                first += count;
            }
            self.sums.iter().try_for_each(|sum| self.merge(sum))?;
        }
        Ok(None)
    }

    /// Runs some blocks, and adds what they have noted.
    fn part(&self, first: u32, count: u32, capacity: u32) -> Result<Option<u32>, LaunchError> {
        let (grid, block, dynamic) = self.shape;
        let threads = u64::from(count) * block.count();
        let notes = (threads * u64::from(capacity)) as usize;
        let new = |bytes| Memory::new(&self.card.stream, bytes);
        let (places, values, counts) =
            (new(8 * notes)?, new(8 * notes)?, new(4 * threads as usize)?);
        let here = [places.address(), values.address(), counts.address()];
        let shape = [first, grid.x, grid.y, grid.z].map(u64::from);
        let all = [self.values, &shape, &here, &[capacity.into()]].concat();
        let function = self.card.function_for(self.kernel, self.shape)?;
        self.card.queue(&function, (count.into(), block, dynamic), &all)?;
        let most = counts.download::<u32>(threads as usize)?.into_iter().max().unwrap_or(0);
        if most > capacity {
            return Ok(Some(most));
        }
        for (n, sum) in self.sums.iter().enumerate() {
            let (to, used) = match &sum.own {
                Some([copy, used]) => (copy.address(), used.address()),
                None => (sum.to.address(), 0),
            };
            let all =
                [to, used, sum.len, n as u64, here[0], here[1], here[2], capacity.into(), threads];
            let blocks = sum.len.div_ceil(THREADS.into()).clamp(1, 64) as u32;
            let add = (blocks.into(), THREADS.into(), 0);
            let function = self.card.function_for(source(sum.bytes, false), add)?;
            self.card.queue(&function, add, &all)?;
        }
        Ok(None)
    }

    /// Adds the sums of a segment to the buffer.
    fn merge(&self, sum: &Sum) -> Result<(), LaunchError> {
        let Some([copy, used]) = &sum.own else { return Ok(()) };
        let all = [sum.to.address(), copy.address(), used.address(), sum.len];
        // CAST: a buffer of more elements than 2⁴⁰ does not fit into a GPU.
        let merge = ((sum.len.div_ceil(THREADS.into()) as u32).max(1).into(), THREADS.into(), 0);
        let function = self.card.function_for(source(sum.bytes, true), merge)?;
        self.card.queue(&function, merge, &all)
    }
}
