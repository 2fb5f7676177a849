//! A team of threads for the length of a fit: a parallel `for` over numbered pieces, with a latency of well under a
//! microsecond while it is in use.
//!
//! **Determinism.** The caller chooses the pieces; which thread runs a piece must not matter to the result. Pieces
//! write where only they write, and the caller reduces in piece order.
//!
//! **Latency.** A wake-up through the kernel costs several microseconds, a tenth of a training step of a small
//! network. So idle workers first spin on the ticket, then yield, and only then sleep. The calling thread works too
//! and takes whatever pieces no worker has taken: a worker that is late (its core is busy with something else) delays
//! nobody, unless it was stopped in the middle of a piece.
//!
//! **Threads of a framework.** A caller with a team of its own, whose waiting threads would be in the way of ours, may lend it
//! (`Lent`): pieces then run there, and ours are only started when it declines.
//!
//! **Process state.** No thread: they are joined when the team is dropped, and nothing is left behind in a process that only loaded the library.

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
use lent::{Lent, Parallel};

/// Pieces handed out at a time: the bits of one half of the ticket.
const ROUND: usize = 32;
/// Looks at the ticket before a waiting thread yields its core: about 50 µs.
const SPINS: u32 = 1 << 11;
/// Yields before an idle worker sleeps.
const YIELDS: u32 = 64;
/// A worker's stack, in bytes: kernels keep blocks of a matrix there.
const STACK: usize = 2 << 20;
/// More threads than this are a mistake.
const MOST: usize = 1024;

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
    /// One caller at a time: taken by the thread that runs pieces.
    busy: AtomicBool,
    /// Whose threads are asked first.
    lent: Option<Lent>,
}

/// Checks a number of threads that a user gave.
///
/// # Errors
/// [`Error::Argument`] for more than 1024.
pub(crate) fn check(threads: usize) -> Result<()> {
    if threads > MOST {
        let wanted = format!("at most {MOST}, or 0 for all cores");
        return Err(Error::argument("threads", threads, wanted));
    }
    Ok(())
}

/// The team of so many threads (0: one for each core) that all share who ask here for as many: several of them that spin while they
/// wait would be in each other's way. Its threads end when the last of them lets go of it.
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

/// What the workers and the caller share. Fields that are written at different times by different threads lie on
/// cache lines of their own.
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

/// High half: number of the round. Low half: a bit for each piece not yet taken.
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
    /// A team of `threads` threads; 0 means one for each core this process may use.
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
            let builder = builder.stack_size(STACK); // whatever RUST_MIN_STACK says
            builder.spawn(move || shared.work(index)).ok()
        };
        let workers: Vec<_> = (1..wanted).map_while(spawn).collect();
        // A thread allocates while it starts. Afterwards nothing does.
        while shared.started.load(Ordering::Acquire) < workers.len() {
            std::thread::yield_now();
        }
        Self { shared, workers, busy: AtomicBool::new(false), lent: None }
    }

    /// A team whose pieces run on up to `threads` threads of the caller's (0: as many as there are cores); on its own, if those decline.
    ///
    /// # Safety
    /// `parallel` does with `user` what [`Parallel`] says, from any thread and from several at once, as long as the team lives.
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

    /// As [`Team::new`], for a number that a user gave.
    ///
    /// # Errors
    /// [`Error::Argument`] for more than 1024.
    pub fn checked(threads: usize) -> Result<Self> {
        check(threads)?;
        Ok(Self::new(threads))
    }

    /// A team without workers: whoever calls it does all. Any number of threads may do so at once.
    #[must_use]
    pub fn alone() -> &'static Self {
        static ALONE: OnceLock<Team> = OnceLock::new();
        ALONE.get_or_init(|| Self::new(1))
    }

    /// How many threads work, the caller included.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.lent.as_ref().map_or(self.workers.len() + 1, |lent| lent.threads)
    }

    /// Calls `piece(i)` once for every `i` in `0..pieces`, on any of the threads, and returns when all are done.
    ///
    /// Called from two threads at once, or from within a piece, the second call runs on its own thread alone.
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

    /// As [`Team::run`] for many pieces of arithmetic of some length each: every thread takes the next until none is
    /// left, and waits for the others once, at the end. Denormal numbers count as 0 meanwhile.
    ///
    /// # Panics
    /// With the first panic of a piece; pieces that its thread would have taken may then not have run.
    pub fn each(&self, pieces: usize, piece: &(dyn Fn(usize) + Sync)) {
        self.each_in(usize::MAX, pieces, &|_, number| piece(number));
    }

    /// As [`Team::each`], with at most `slots` threads; a piece is also told which of them it is on, a number below
    /// `slots` that no other piece has meanwhile, for space that each thread has to itself.
    ///
    /// # Panics
    /// As [`Team::each`].
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
            // A worker's panic is caught in `take`; there is nothing to hear from it.
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

    /// Takes one piece, of the thread's own share if there is one left, and runs it. False if none is left.
    fn take(&self, thread: usize) -> bool {
        let mut ticket = self.ticket.0.0.load(Ordering::Acquire);
        let piece = loop {
            let left = ticket as u32;
            if left == 0 {
                return false;
            }
            // A piece that a thread ran in the last step has its data in that thread's cache.
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

    /// The pieces that `thread` tries first: every `threads`-th.
    fn share(&self, thread: usize) -> u32 {
        let mut mask = 0;
        let mut bit = thread;
        while bit < ROUND {
            mask |= 1 << bit;
            bit += self.threads;
        }
        mask
    }

    /// A worker's life.
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
        // The lock orders us after a sleeper's check and before its wait.
        drop(lock(&self.lock));
        self.wake.notify_all();
    }
}

/// One beat of waiting: spins at first, then gives the core to whoever is ready to run.
fn pause(spins: &mut u32) {
    if *spins < SPINS {
        std::hint::spin_loop();
    } else {
        std::thread::yield_now();
    }
    *spins = spins.saturating_add(1);
}

/// Nothing under these locks can be left half-done, so a poisoned one is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
