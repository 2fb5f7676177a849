//! Checks of a launch, and its run.

use std::cell::Cell;
use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use super::argument::{self, Argument, Use};
use super::device::{Device, Dim3};
use super::emulator::{Recorder, Report};
use super::error::LaunchError;
use super::sums::{Segments, Turns};
use super::thread::{Access, Thread, Watch, Who};

/// The requirements of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// True if the kernel uses its position along x only, as the only one.
    pub one_dimensional: bool,
    /// True if threads of a warp exchange values.
    pub warps: bool,
    /// Bytes of shared memory.
    pub shared: u32,
    /// For a derivative: bytes of shared memory of the function itself.
    pub of_primal: Option<u32>,
}

/// The order in which threads add to an element on a GPU.
#[cfg_attr(
    not(feature = "cuda"),
    allow(dead_code, reason = "only launches on a GPU use all of it")
)]
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// Sums of several threads do not occur.
    Fixed,
    /// A second kernel notes the additions.
    Noted {
        /// Its name.
        name: &'static str,
        /// Its source.
        cuda: &'static str,
        /// Positions of the buffers among the arguments, each with the bytes of an element.
        sums: &'static [(usize, usize)],
    },
    /// Any order, for this reason.
    Free(&'static str),
}

/// A kernel with its arguments.
pub trait Kernel: Sync {
    /// Its name.
    const NAME: &'static str;
    /// Its source in CUDA C++.
    const CUDA: &'static str;
    /// Bytes of shared memory that a launch on a GPU asks for.
    const DYNAMIC_BYTES: u32;
    /// The order of its sums on a GPU.
    const ORDER: Order;
    /// True if threads wait for each other.
    const BARRIERS: bool;
    /// The arrays of one block.
    type Shared;
    /// Returns the arrays of a new block.
    fn shared(&self) -> Self::Shared;
    /// Addresses of the arrays.
    fn addresses(shared: &Self::Shared) -> Vec<usize>;
    /// Sums of one segment of the launch, for the buffers to which threads add atomically.
    type Sums: Send;
    /// Number of elements of these buffers.
    fn summed(&self) -> usize;
    /// Returns zeros.
    fn sums(&self) -> Self::Sums;
    /// Adds the sums to the buffers and sets them to zero.
    fn merge(&self, sums: &Self::Sums);
    /// Runs one thread. Without `sums` it adds to the buffers themselves.
    fn run<W: Watch>(
        &self,
        thread: &Thread<'_, W>,
        shared: &Self::Shared,
        sums: Option<&Self::Sums>,
    ) -> impl Future<Output = ()>;
}

/// Largest number of threads of a block on every GPU.
pub const BLOCK_LIMIT: usize = 1024;
/// Number of threads of a warp.
pub(super) const WARP: u32 = 32;

/// Checks the shape and the shared memory of a launch.
///
/// # Errors
/// If they do not fit.
pub fn fits(device: &Device, grid: Dim3, block: Dim3, needs: &Needs) -> Result<(), LaunchError> {
    if block.count() == 0 || block.count() > BLOCK_LIMIT as u64 {
        return Err(LaunchError::Shape(format!(
            "a block has 1 to {BLOCK_LIMIT} threads, this one has {block} = {}",
            block.count()
        )));
    }
    if grid.count() == 0 || grid.count() > u64::from(u32::MAX) {
        let count = grid.count();
        return Err(LaunchError::Shape(format!(
            "a grid has 1 to {} blocks, this one has {grid} = {count}",
            u32::MAX
        )));
    }
    if needs.one_dimensional && [grid.y, grid.z, block.y, block.z] != [1; 4] {
        return Err(LaunchError::Shape(format!(
            "the kernel uses `thread::index_1d()`, which is not unique in a grid of {grid} blocks of {block} threads; launch \
             it in one dimension"
        )));
    }
    if needs.warps && !block.count().is_multiple_of(u64::from(WARP)) {
        return Err(LaunchError::Shape(format!(
            "the kernel exchanges values in warps of {WARP} threads, but a block has {block} = {}; launch blocks of a multiple \
             of {WARP} threads",
            block.count()
        )));
    }
    if let Some(card) = &device.card {
        card.fits(grid, block)?;
    }
    if needs.shared > device.shared_limit {
        let (needed, of_primal, limit) = (needs.shared, needs.of_primal, device.shared_limit);
        return Err(LaunchError::SharedMemory { needed, of_primal, limit });
    }
    Ok(())
}

/// Runs a kernel.
///
/// # Errors
/// If the shape, the shared memory or the buffers do not fit, or if a thread uses an element that does not exist.
pub fn launch<K: Kernel>(
    device: &Device,
    grid: Dim3,
    block: Dim3,
    needs: &Needs,
    arguments: &[Argument<'_>],
    kernel: &K,
) -> Result<(), LaunchError> {
    fits(device, grid, block, needs)?;
    // A kernel of the user may work in place; the emulator reports races.
    if needs.of_primal.is_some() {
        argument::check(arguments)?;
    }
    if let Some(card) = &device.card {
        let shape = (grid, block, K::DYNAMIC_BYTES);
        return match K::ORDER {
            Order::Noted { name, cuda, sums } if device.ordered => {
                let elements = kernel.summed() as u64;
                card.launch_ordered((name, cuda), sums, elements, shape, arguments)
            }
            Order::Free(reason) if device.ordered => {
                Err(LaunchError::Unordered { kernel: K::NAME, reason })
            }
            _ => card.launch((K::NAME, K::CUDA), shape, arguments),
        };
    }
    for passed in argument::buffers(arguments) {
        passed.buffer.update_host()?;
    }
    let ran = on_cores(device, (grid, block), argument::is_one_twice(arguments), kernel);
    for passed in argument::buffers(arguments).filter(|passed| passed.used != Use::Read) {
        passed.buffer.host_changed();
    }
    ran
}

/// True for a launch whose sums need no segments: starting threads costs more than it. Names of one buffer need one order of
/// all that is done with it, too.
pub(super) fn is_small(grid: Dim3, block: Dim3) -> bool {
    grid.count() * block.count() < 2048
}

/// Runs a kernel on the cores of this machine; `twice` if two arguments are the same buffer.
fn on_cores<K: Kernel>(
    device: &Device,
    (grid, block): (Dim3, Dim3),
    twice: bool,
    kernel: &K,
) -> Result<(), LaunchError> {
    // CAST: `fits` has bounded both numbers.
    let (blocks, threads) = (grid.count() as u32, block.count() as u32);
    let in_order = is_small(grid, block) || twice;
    let workers =
        if in_order || device.reports.is_some() { 1 } else { device.workers.min(blocks as usize) };
    let tapes = device.tapes(grid, block, K::BARRIERS);
    let run = Run { grid, block, threads, kernel, tapes, alone: workers == 1 };
    if let Some(reports) = &device.reports {
        let recorder = Recorder::default();
        for b in 0..blocks {
            let ended = run.block(
                b,
                &recorder,
                &|epoch| recorder.epoch.set(epoch),
                None,
                u64::from(b) * u64::from(threads),
            );
            recorder.forget(&ended.addresses);
            recorder.reports.borrow_mut().extend(ended.divergence);
        }
        let mut all = reports.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(recorder.reports.take());
        return Ok(());
    }
    let segments = if in_order || kernel.summed() == 0 {
        Segments::of_one(blocks)
    } else {
        Segments::new(blocks, grid.count() * block.count(), kernel.summed() as u64)
    };
    run.side_by_side(segments, workers, !in_order && kernel.summed() > 0)
}

/// An observer that stores the first fault.
#[derive(Default)]
struct First {
    found: AtomicBool,
    fault: Mutex<Option<LaunchError>>,
}

impl First {
    #[cold]
    fn store(&self, fault: LaunchError) {
        self.found.store(true, Relaxed);
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault);
    }
}

impl Watch for First {
    const RECORDS: bool = false;
    #[inline]
    fn access(&self, _: Who, _: (&'static str, usize), _: usize, _: Access) {}
    #[inline]
    fn unwritten(&self, _: Who, _: &'static str, _: usize) {}
    #[cold]
    fn outside(&self, who: Who, buffer: &'static str, cell: i64, len: usize) {
        let thread = (who.block, who.thread);
        self.store(LaunchError::Outside(Report::Outside { buffer, cell, len, thread }));
    }
    #[cold]
    fn undefined(&self, who: Who, operation: &'static str) {
        let thread = (who.block, who.thread);
        self.store(LaunchError::Undefined(Report::Undefined { operation, thread }));
    }
}

/// A launch whose shape was checked.
struct Run<'a, K> {
    grid: Dim3,
    block: Dim3,
    threads: u32,
    kernel: &'a K,
    tapes: u64,
    /// True if one core runs all blocks.
    alone: bool,
}

/// The end of a block.
struct Ended {
    addresses: Vec<usize>,
    divergence: Option<Report>,
}

impl<K: Kernel> Run<'_, K> {
    /// Segments of blocks on all cores, taken one by one; with `sums`, threads add to sums of their segment.
    fn side_by_side(
        &self,
        segments: Segments,
        workers: usize,
        sums: bool,
    ) -> Result<(), LaunchError> {
        let (first, next, turns) = (First::default(), AtomicU32::new(0), Turns::new());
        // The tapes of a core begin at its number.
        let width = self.tapes / (workers as u64).max(1);
        let work = |core: u64| {
            while !first.found.load(Relaxed) {
                let n = next.fetch_add(1, Relaxed);
                if n >= segments.count {
                    break;
                }
                let own = sums.then(|| turns.take(|| self.kernel.sums()));
                for b in segments.blocks(n) {
                    if let Some(divergence) =
                        self.block(b, &first, &|_| {}, own.as_ref(), core * width).divergence
                    {
                        first.store(LaunchError::Divergence(divergence));
                    }
                    if first.found.load(Relaxed) {
                        return;
                    }
                }
                if let Some(own) = own {
                    turns.give(n, own, |own| self.kernel.merge(own));
                }
            }
        };
        std::thread::scope(|scope| {
            let work = &work;
            (1..workers as u64).for_each(|core| drop(scope.spawn(move || work(core))));
            work(0);
        });
        first.fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }

    /// Runs the threads of a block, from barrier to barrier.
    fn block<W: Watch>(
        &self,
        block: u32,
        watch: &W,
        passed: &dyn Fn(u32),
        sums: Option<&K::Sums>,
        tape: u64,
    ) -> Ended {
        let shared = self.kernel.shared();
        let threads: Vec<_> =
            (0..self.threads).map(|t| self.thread(block, t, watch, tape)).collect();
        let mut context = Context::from_waker(Waker::noop());
        passed(0);
        let addresses = K::addresses(&shared);
        if !K::BARRIERS {
            for thread in &threads {
                // Without a barrier a thread never waits.
                let _ = pin!(self.kernel.run(thread, &shared, sums)).poll(&mut context);
            }
            return Ended { addresses, divergence: None };
        }
        let mut running: Vec<Pin<Box<_>>> =
            threads.iter().map(|t| Box::pin(self.kernel.run(t, &shared, sums))).collect();
        loop {
            // All threads have passed the same barriers.
            let epoch = threads[0].passed.get();
            passed(epoch);
            let before = running.len();
            running.retain_mut(|thread| thread.as_mut().poll(&mut context) == Poll::Pending);
            if running.is_empty() {
                break;
            }
            if running.len() < before {
                // CAST: a block has at most 1024 threads.
                let (ended, wait) = ((before - running.len()) as u32, running.len() as u32);
                let threads = (ended, wait);
                return Ended {
                    addresses,
                    divergence: Some(Report::Divergence { block, threads, epoch }),
                };
            }
        }
        Ended { addresses, divergence: None }
    }

    fn thread<'w, W: Watch>(
        &self,
        block: u32,
        thread: u32,
        watch: &'w W,
        tape: u64,
    ) -> Thread<'w, W> {
        let own = if K::BARRIERS || W::RECORDS { u64::from(thread) } else { 0 };
        Thread {
            watch,
            who: Who { block, thread },
            position: self.block.at(thread),
            block: self.grid.at(block),
            grid_size: self.grid,
            block_size: self.block,
            alone: self.alone,
            tape: [tape + own, self.tapes],
            passed: Cell::new(0),
        }
    }
}
