//! A team of threads for the length of a fit: a parallel `for` over numbered pieces, with a latency of well under a
//! microsecond while it is in use.
//!
//! **Determinism.** The caller chooses the pieces; which thread runs a piece must not matter to the result. Pieces
//! write where only they write, and the caller reduces in piece order.
//!
//! **Latency.** A wake-up through the kernel costs several microseconds, a tenth of a training step of a small network. So idle workers first spin on
//! the ticket, then yield, and only then sleep. The calling thread works too and takes all pieces that no worker has taken. A worker that is late
//! (its core is busy with something else) delays nobody, unless it was stopped in the middle of a piece.
//!
//! **Threads of a framework.** The waiting threads of a caller's own team would compete with ours. Such a caller may lend its team (`Lent`): pieces
//! then run there, and our threads are only started if the caller's team declines.
//!
//! **Process state.** There are no permanent threads: workers are joined when the team is dropped, and nothing is left behind in a process that only
//! loaded the library.

mod lent;
#[cfg(test)]
mod tests;

use std::any::Any;
use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError, Weak};
use std::thread::JoinHandle;

use crate::error::{Error, Result};
use crate::simd::FlushDenormals;

/// Number of pieces handed out at a time: the bits of one half of the ticket.
const ROUND: usize = 32;
/// Number of checks of the ticket before a waiting thread yields its core: about 50 µs.
const SPINS: u32 = 1 << 11;
/// Number of yields before an idle worker sleeps.
const YIELDS: u32 = 64;
/// Stack size of a worker, in bytes: kernels store blocks of a matrix there.
const STACK: usize = 2 << 20;
/// Maximum number of threads: more are a mistake.
const MOST: usize = 1024;

/// Function that runs one piece on a lent thread; returns 0.
pub(crate) type Piece = Option<unsafe extern "C" fn(argument: *mut c_void, number: usize) -> i32>;

/// Function of the caller that runs `piece(argument, number)` once for every number in `0..pieces`, on any threads, and returns when
/// all are done. It may also run none of them.
pub(crate) type Parallel = unsafe extern "C" fn(
    user: *mut c_void,
    pieces: usize,
    piece: Piece,
    argument: *mut c_void,
) -> i32;

/// Threads of the caller.
struct Lent {
    parallel: Parallel,
    user: *mut c_void,
    threads: usize,
    /// Own threads, which are started and used if the caller's decline.
    own: OnceLock<Arc<Team>>,
}

/// A team of threads: the caller and `threads() - 1` workers.
///
/// # Example
/// ```
/// use rootgrad::threads::Team;
/// use std::sync::atomic::{AtomicU32, Ordering};
///
/// let team = Team::new(2);
/// let squares: Vec<AtomicU32> = (0..100).map(|_| AtomicU32::new(0)).collect();
/// team.run(100, &|piece| squares[piece].store((piece * piece) as u32, Ordering::Relaxed));
/// assert_eq!(squares[9].load(Ordering::Relaxed), 81);
/// ```
pub struct Team {
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
    /// Lock for one caller at a time, held by the thread that runs pieces.
    busy: AtomicBool,
    /// Threads of the caller's team, which are tried first.
    lent: Option<Lent>,
}

/// Checks a user's number of threads.
///
/// # Errors
/// [`Error::Argument`] for more than 1024.
pub(crate) fn check(threads: usize) -> Result<()> {
    if threads > MOST {
        let wanted = format!("at most {MOST}, or 0 for all cores");
        return Err(Error::option("threads", threads, wanted));
    }
    Ok(())
}

/// Returns the team of so many threads (0: one for each core). All callers with the same number share it: several teams that spin while they wait
/// would compete for the cores. Its threads end when the last caller drops it.
///
/// # Errors
/// [`Error::Argument`] for more than 1024.
pub(crate) fn shared_team(threads: usize) -> Result<Arc<Team>> {
    static TEAMS: Mutex<Vec<(usize, Weak<Team>)>> = Mutex::new(Vec::new());
    check(threads)?;
    let mut teams = lock(&TEAMS);
    teams.retain(|(_, team)| team.strong_count() > 0);
    let known = teams.iter().find(|(count, _)| *count == threads);
    if let Some(team) = known.and_then(|(_, team)| team.upgrade()) {
        return Ok(team);
    }
    let team = Arc::new(Team::new(threads));
    teams.push((threads, Arc::downgrade(&team)));
    Ok(team)
}

/// Data that the workers and the caller share. Fields that are written at different times by different threads are on separate cache lines.
struct Shared {
    ticket: Line<Ticket>,
    done: Line<AtomicUsize>,
    job: Line<UnsafeCell<Job>>,
    panic: Mutex<Option<Box<dyn Any + Send>>>,
    sleepers: Line<AtomicU32>,
    started: AtomicUsize,
    stop: AtomicBool,
    lock: Mutex<()>,
    wake: Condvar,
    threads: usize,
}

#[repr(align(128))]
struct Line<T>(T);

/// Number of the round in the high half; in the low half a bit for each piece not yet taken.
struct Ticket(AtomicU64);

#[derive(Clone, Copy)]
struct Job {
    /// The caller's closure; valid from the round's publication until its last piece is done.
    call: *const (dyn Fn(usize) + Sync + 'static),
    first: usize,
    pieces: usize,
}

// SAFETY: `job` is written only by the caller between rounds, when no piece is taken and none can be taken, and read
// only by a thread that holds a piece of the round; the ticket's release/acquire orders the two.
unsafe impl Sync for Shared {}
// SAFETY: the raw pointer in `Job` is dereferenced only as described above.
unsafe impl Send for Shared {}

impl Team {
    /// Returns a team of `threads` threads; 0 means one for each core this process may use.
    ///
    /// If the system refuses a thread, the team is smaller; results do not depend on it.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        let wanted = match threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let shared = Arc::new(Shared::new(wanted));
        let spawn = |index| {
            let shared = Arc::clone(&shared);
            let builder = std::thread::Builder::new().name(format!("rootgrad-{index}"));
            let builder = builder.stack_size(STACK); // independent of RUST_MIN_STACK
            builder.spawn(move || shared.work(index)).ok()
        };
        let workers: Vec<_> = (1..wanted).map_while(spawn).collect();
        // A thread allocates while it starts, but not afterwards.
        while shared.started.load(Ordering::Acquire) < workers.len() {
            std::thread::yield_now();
        }
        Self { shared, workers, busy: AtomicBool::new(false), lent: None }
    }

    /// Returns a team whose pieces run on up to `threads` threads of the caller (0: one per core); if these decline, on its own threads.
    ///
    /// # Safety
    /// `parallel` must do with `user` what [`Parallel`] requires, from any thread and from several at once, as long as the team lives.
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 1024.
    pub(crate) unsafe fn lent(
        parallel: Parallel,
        user: *mut c_void,
        threads: usize,
    ) -> Result<Self> {
        check(threads)?;
        let threads = match threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n,
        };
        let mut team = Self::new(1);
        team.lent = Some(Lent { parallel, user, threads, own: OnceLock::new() });
        Ok(team)
    }

    /// Does the same as [`Team::new`], for a user's number of threads.
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 1024.
    pub fn checked(threads: usize) -> Result<Self> {
        check(threads)?;
        Ok(Self::new(threads))
    }

    /// Returns a team without workers: the calling thread does everything. Any number of threads may use it at once.
    #[must_use]
    pub fn alone() -> &'static Self {
        static ALONE: OnceLock<Team> = OnceLock::new();
        ALONE.get_or_init(|| Self::new(1))
    }

    /// Returns the number of working threads, including the caller.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.lent.as_ref().map_or(self.workers.len() + 1, |lent| lent.threads)
    }

    /// Calls `piece(i)` once for every `i` in `0..pieces`, on any of the threads, and returns when all are done.
    ///
    /// If it is called from two threads at once, or from within a piece, the second call runs on its own thread alone.
    ///
    /// # Panics
    /// With the first panic of a piece, after all other pieces are done.
    pub fn run(&self, pieces: usize, piece: &(dyn Fn(usize) + Sync)) {
        let alone = self.threads() <= 1 || pieces <= 1;
        if alone || self.busy.swap(true, Ordering::Acquire) {
            return (0..pieces).for_each(piece);
        }
        let result = catch_unwind(AssertUnwindSafe(|| {
            if let Some(lent) = &self.lent {
                return lent.run(pieces, piece);
            }
            for first in (0..pieces).step_by(ROUND) {
                self.shared.round(first, ROUND.min(pieces - first), piece);
            }
        }));
        self.busy.store(false, Ordering::Release);
        if let Err(panic) = result {
            resume_unwind(panic);
        }
    }

    /// Does the same as [`Team::run`], for many pieces of arithmetic of some length each. Every thread takes the next piece until none is left, and
    /// waits for the others once, at the end. Denormal numbers count as 0 meanwhile.
    ///
    /// # Panics
    /// With the first panic of a piece; pieces that its thread would have taken may then not have run.
    pub fn each(&self, pieces: usize, piece: &(dyn Fn(usize) + Sync)) {
        self.each_in(usize::MAX, pieces, &|_, number| piece(number));
    }

    /// Does the same as [`Team::each`], with at most `slots` threads. A piece also gets a slot number below `slots` that no other piece has at the
    /// same time, for memory that each thread has for itself.
    ///
    /// # Panics
    /// Those of [`Team::each`].
    pub fn each_in(&self, slots: usize, pieces: usize, piece: &(dyn Fn(usize, usize) + Sync)) {
        let next = AtomicUsize::new(0);
        self.run(self.threads().min(pieces).min(slots), &|slot| {
            let _flush = FlushDenormals::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= pieces {
                    break;
                }
                piece(slot, number);
            }
        });
    }
}

impl Drop for Team {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        self.shared.wake_all();
        for worker in self.workers.drain(..) {
            // A worker's panic is caught in `take`, so its result contains nothing.
            let _ = worker.join();
        }
    }
}

impl std::fmt::Debug for Team {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Team").field("threads", &self.threads()).finish_non_exhaustive()
    }
}

impl Shared {
    fn new(threads: usize) -> Self {
        let idle: &'static (dyn Fn(usize) + Sync) = &|_| {};
        Self {
            ticket: Line(Ticket(AtomicU64::new(0))),
            done: Line(AtomicUsize::new(0)),
            job: Line(UnsafeCell::new(Job { call: idle, first: 0, pieces: 0 })),
            panic: Mutex::new(None),
            sleepers: Line(AtomicU32::new(0)),
            started: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
            lock: Mutex::new(()),
            wake: Condvar::new(),
            threads,
        }
    }

    /// Publishes up to [`ROUND`] pieces, works on them, and waits for the last.
    fn round(&self, first: usize, pieces: usize, call: &(dyn Fn(usize) + Sync)) {
        let call: *const (dyn Fn(usize) + Sync + '_) = call;
        // SAFETY: only the lifetime changes. The pointer is used by holders of a piece alone, and this function
        // returns only when all pieces are done.
        let call = unsafe {
            std::mem::transmute::<
                *const (dyn Fn(usize) + Sync + '_),
                *const (dyn Fn(usize) + Sync + 'static),
            >(call)
        };
        // SAFETY: no piece is out (the previous round waited for its last), so no one reads the job.
        unsafe { *self.job.0.get() = Job { call, first, pieces } };
        self.done.0.store(0, Ordering::Relaxed);
        let number = (self.ticket.0.0.load(Ordering::Relaxed) >> 32).wrapping_add(1);
        let bits = (1_u64 << pieces) - 1;
        // SeqCst with `sleep`: either the sleeper sees this ticket, or we see the sleeper.
        self.ticket.0.0.store(number << 32 | bits, Ordering::SeqCst);
        if self.sleepers.0.load(Ordering::SeqCst) > 0 {
            self.wake_all();
        }
        while self.take(0) {}
        let mut spins = 0;
        while self.done.0.load(Ordering::Acquire) < pieces {
            pause(&mut spins);
        }
        if let Some(panic) = lock(&self.panic).take() {
            resume_unwind(panic);
        }
    }

    /// Takes one piece, preferably of the thread's own share, and runs it. Returns false if none is left.
    fn take(&self, thread: usize) -> bool {
        let mut ticket = self.ticket.0.0.load(Ordering::Acquire);
        let piece = loop {
            let left = ticket as u32;
            if left == 0 {
                return false;
            }
            // The data of a piece that a thread ran in the last step are in that thread's cache.
            let own = left & self.share(thread);
            let bit = if own != 0 { own.trailing_zeros() } else { 31 - left.leading_zeros() };
            let taken = ticket & !(1_u64 << bit);
            let order = (Ordering::AcqRel, Ordering::Acquire);
            match self.ticket.0.0.compare_exchange_weak(ticket, taken, order.0, order.1) {
                Ok(_) => break bit as usize,
                Err(now) => ticket = now,
            }
        };
        // SAFETY: we hold a piece of the current round: the job is published and stays until we count it done.
        let job = unsafe { *self.job.0.get() };
        debug_assert!(piece < job.pieces);
        // SAFETY: the closure outlives the round, see `round`.
        let call = unsafe { &*job.call };
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| call(job.first + piece))) {
            lock(&self.panic).get_or_insert(panic);
        }
        self.done.0.fetch_add(1, Ordering::AcqRel);
        true
    }

    /// Returns the pieces that `thread` tries first: every `threads`-th.
    fn share(&self, thread: usize) -> u32 {
        let mut mask = 0;
        let mut bit = thread;
        while bit < ROUND {
            mask |= 1 << bit;
            bit += self.threads;
        }
        mask
    }

    /// Runs a worker until the team is dropped.
    fn work(&self, thread: usize) {
        self.started.fetch_add(1, Ordering::Release);
        let mut spins = 0;
        while !self.stop.load(Ordering::Relaxed) {
            if self.take(thread) {
                spins = 0;
            } else if spins < SPINS + YIELDS {
                pause(&mut spins);
            } else {
                self.sleep();
                spins = 0;
            }
        }
    }

    fn sleep(&self) {
        let mut guard = lock(&self.lock);
        self.sleepers.0.fetch_add(1, Ordering::SeqCst);
        let idle = || self.ticket.0.0.load(Ordering::SeqCst) as u32 == 0;
        while idle() && !self.stop.load(Ordering::SeqCst) {
            guard = self.wake.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
        self.sleepers.0.fetch_sub(1, Ordering::SeqCst);
    }

    fn wake_all(&self) {
        // The lock orders this call after a sleeper's check and before its wait.
        drop(lock(&self.lock));
        self.wake.notify_all();
    }
}

/// Waits for one iteration: spins at first, then yields the core to any thread that is ready.
fn pause(spins: &mut u32) {
    if *spins < SPINS {
        std::hint::spin_loop();
    } else {
        std::thread::yield_now();
    }
    *spins = spins.saturating_add(1);
}

/// Locks a mutex; a poisoned lock is used, too, since nothing under these locks can be half-changed.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
