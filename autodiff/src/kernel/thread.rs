//! The view that one thread has of a launch.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};

use super::buffer::{Buffer, Element};
use super::device::Dim3;
use super::launch::WARP;

/// The kinds of access that an emulator distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A load.
    Read,
    /// A store.
    Write,
    /// An addition that no other thread interrupts.
    Atomic,
}

/// Position of a thread in a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// Number of the block, counted along x first.
    pub block: u32,
    /// Number of the thread in its block.
    pub thread: u32,
}

/// An observer of accesses.
pub trait Watch {
    /// False if nothing is recorded: then the calls below cost nothing.
    const RECORDS: bool;
    /// An access to an element that exists.
    fn access(&self, who: Who, buffer: (&'static str, usize), cell: usize, access: Access);
    /// A read of an element without a value.
    fn unwritten(&self, who: Who, buffer: &'static str, cell: usize);
    /// An access beyond the end.
    fn outside(&self, who: Who, buffer: &'static str, cell: i64, len: usize);
    /// A value that does not exist.
    fn undefined(&self, who: Who, operation: &'static str);
}

/// One thread of a launch.
pub struct Thread<'a, W> {
    pub(super) watch: &'a W,
    pub(super) who: Who,
    pub(super) position: [u32; 3],
    pub(super) block: [u32; 3],
    pub(super) grid_size: Dim3,
    pub(super) block_size: Dim3,
    /// True if the launch runs on one core.
    pub(super) alone: bool,
    /// Place of the thread's tape, and number of tapes.
    pub(super) tape: [u64; 2],
    /// Number of barriers that the thread has reached.
    pub(super) passed: Cell<u32>,
}

macro_rules! positions {
    ($($name:ident = $value:expr;)*) => {
        impl<W> Thread<'_, W> {$(
            #[doc = concat!("The intrinsic `thread::", stringify!($name), "()`.")]
            #[inline]
            #[must_use]
            pub fn $name(&self) -> u32 {
                let value: fn(&Self) -> u32 = $value;
                value(self)
            }
        )*}
    };
}

positions! {
    index_1d = |t| t.block[0].wrapping_mul(t.block_size.x).wrapping_add(t.position[0]);
    thread_idx_x = |t| t.position[0];
    thread_idx_y = |t| t.position[1];
    thread_idx_z = |t| t.position[2];
    block_idx_x = |t| t.block[0];
    block_idx_y = |t| t.block[1];
    block_idx_z = |t| t.block[2];
    block_dim_x = |t| t.block_size.x;
    block_dim_y = |t| t.block_size.y;
    block_dim_z = |t| t.block_size.z;
    grid_dim_x = |t| t.grid_size.x;
    grid_dim_y = |t| t.grid_size.y;
    grid_dim_z = |t| t.grid_size.z;
}

impl<W: Watch> Thread<'_, W> {
    /// This thread's access to a buffer.
    #[inline]
    pub fn view<'t, T: Element>(
        &'t self,
        buffer: &'t Buffer<T>,
        name: &'static str,
    ) -> View<'t, W, T> {
        let (cells, written) = (buffer.cells(), buffer.written());
        let address = buffer.address();
        View { watch: self.watch, who: self.who, alone: self.alone, cells, written, address, name }
    }

    /// This thread's access to a shared array, whose threads run on one core.
    #[inline]
    pub fn shared<'t, T: Element>(
        &'t self,
        buffer: &'t Buffer<T>,
        name: &'static str,
    ) -> View<'t, W, T> {
        View { alone: true, ..self.view(buffer, name) }
    }

    /// The number of this thread's tape.
    #[inline]
    #[must_use]
    pub fn tape_rank(&self) -> u64 {
        self.tape[0]
    }

    /// The number of tapes.
    #[inline]
    #[must_use]
    pub fn tape_threads(&self) -> u64 {
        self.tape[1]
    }

    /// An index into an array of this thread; 0 if it is too large, which is reported.
    #[inline]
    #[must_use]
    pub fn place(&self, name: &'static str, at: i64, len: usize) -> usize {
        match usize::try_from(at) {
            Ok(at) if at < len => at,
            _ => {
                self.watch.outside(self.who, name, at, len);
                0
            }
        }
    }

    /// The divisor of an integer; 1 in place of zero, which is reported.
    #[inline]
    pub fn divisor<T: PartialEq + From<bool>>(&self, by: T) -> T {
        if by != T::from(false) {
            return by;
        }
        let text = "an integer is divided by zero; put the division into an `if` that excludes it";
        self.watch.undefined(self.who, text);
        T::from(true)
    }

    /// `x.clamp(low, high)`. Bounds in the wrong order, or NaN, are reported.
    #[inline]
    pub fn clamp<T: PartialOrd>(&self, x: T, low: T, high: T) -> T {
        let ordered = low <= high;
        if !ordered {
            let text = "the low bound of `clamp` is above the high one, or NaN; exchange or check the bounds";
            self.watch.undefined(self.who, text);
        }
        if x < low {
            low
        } else if x > high {
            high
        } else {
            x
        }
    }

    /// Waits until all threads of the block are here.
    pub fn sync_threads(&self) -> impl Future<Output = ()> + use<W> {
        self.passed.set(self.passed.get() + 1);
        Barrier(false)
    }

    /// The value of the thread of the warp whose number is larger by `by`, or the own value.
    pub async fn shfl_down<T: Element>(&self, lanes: &Buffer<T>, value: T, by: u32) -> T {
        let from = |lane: u32, by| Some(lane + by).filter(|from| *from < WARP);
        self.exchange(lanes, value, by, from).await
    }

    /// The value of the thread of the warp whose number is smaller by `by`, or the own value.
    pub async fn shfl_up<T: Element>(&self, lanes: &Buffer<T>, value: T, by: u32) -> T {
        self.exchange(lanes, value, by, u32::checked_sub).await
    }

    /// The value of the thread of the warp whose number has the bits of `by` flipped.
    pub async fn shfl_xor<T: Element>(&self, lanes: &Buffer<T>, value: T, by: u32) -> T {
        self.exchange(lanes, value, by, |lane, by| Some(lane ^ by)).await
    }

    /// Writes the own value, waits, reads another one and waits: the next exchange writes again. It is no barrier for other
    /// memory.
    async fn exchange<T: Element>(
        &self,
        lanes: &Buffer<T>,
        value: T,
        by: u32,
        from: impl Fn(u32, u32) -> Option<u32>,
    ) -> T {
        if by >= WARP {
            let text = "the distance of a shuffle is below 32, the number of threads of a warp";
            self.watch.undefined(self.who, text);
        }
        let lane = self.who.thread % WARP;
        let from = from(lane, by % WARP).unwrap_or(lane);
        let own = self.who.thread as usize;
        value.store(&lanes.cells()[own]);
        Barrier(false).await;
        let taken = T::load(&lanes.cells()[own - lane as usize + from as usize]);
        Barrier(false).await;
        taken
    }
}

/// Pending once: the block goes on when all its threads are pending.
struct Barrier(bool);

impl Future for Barrier {
    type Output = ();
    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if std::mem::replace(&mut self.0, true) { Poll::Ready(()) } else { Poll::Pending }
    }
}

/// A thread's access to a buffer. An access beyond the end is reported; it reads zero and writes nothing.
pub struct View<'t, W, T: Element> {
    watch: &'t W,
    who: Who,
    alone: bool,
    cells: &'t [T::Cell],
    /// The elements that were written; empty for memory with first values.
    written: &'t [AtomicBool],
    address: usize,
    name: &'static str,
}

impl<W: Watch, T: Element> View<'_, W, T> {
    /// Reads an element.
    #[inline]
    #[must_use]
    pub fn get(&self, at: i64) -> T {
        let Some((at, cell)) = self.cell(at, Access::Read) else { return T::default() };
        if W::RECORDS && self.is_unwritten(at) {
            self.watch.unwritten(self.who, self.name, at);
        }
        T::load(cell)
    }

    /// Overwrites an element.
    #[inline]
    pub fn set(&self, at: i64, value: T) {
        if let Some((at, cell)) = self.cell(at, Access::Write) {
            self.mark(at);
            value.store(cell);
        }
    }

    /// Adds to an element that no other thread uses. Threads that do lose additions, as on a GPU.
    #[inline]
    pub fn add(&self, at: i64, value: T) {
        let old = self.get(at);
        self.set(at, old.plus(value));
    }

    /// Adds to an element that other threads add to as well.
    #[inline]
    pub fn atomic_add(&self, at: i64, value: T) {
        let Some((at, cell)) = self.cell(at, Access::Atomic) else { return };
        if W::RECORDS && self.is_unwritten(at) {
            self.watch.unwritten(self.who, self.name, at);
        }
        self.mark(at);
        if self.alone { T::load(cell).plus(value).store(cell) } else { value.fetch_add(cell) }
    }

    #[inline]
    pub(super) fn cell(&self, at: i64, access: Access) -> Option<(usize, &T::Cell)> {
        let found = usize::try_from(at).ok().and_then(|n| Some((n, self.cells.get(n)?)));
        match found {
            Some((n, _)) if W::RECORDS => {
                self.watch.access(self.who, (self.name, self.address), n, access);
            }
            Some(_) => {}
            None => self.watch.outside(self.who, self.name, at, self.cells.len()),
        }
        found
    }

    fn is_unwritten(&self, at: usize) -> bool {
        self.written.get(at).is_some_and(|w| !w.load(Relaxed))
    }

    #[inline]
    fn mark(&self, at: usize) {
        if let Some(written) = self.written.get(at) {
            written.store(true, Relaxed);
        }
    }
}
