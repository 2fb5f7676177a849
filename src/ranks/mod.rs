//! Several processes, called ranks, that train one network together.
//!
//! Every rank has all rows, or gets them before the training, and makes the same fit. The pieces of a batch are those of a single process; each rank computes some of them. Their sums
//! are added in the order of the pieces: rank 0 adds its own and sends the result to rank 1, which adds its own, and so on; the last rank
//! sends the total to all. So the bits are those of a single process for any number of ranks. The sums travel in chunks, so that all ranks
//! add at the same time.
//!
//! Before any other exchange all ranks *meet* ([`Ranks::together`] and its like): there each learns of the errors and interruptions of the
//! others, whatever they were doing.

mod link;
#[cfg(test)]
pub(crate) mod local;
mod machines;
mod mpi;
#[cfg(test)]
mod tests;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::time::Instant;

use crate::error::{Error, Result};
pub use link::Link;

/// Bytes of a chunk of a sum.
const CHUNK: usize = 128 << 10;

/// Environment variables in which the launchers of MPI programs write the number of processes.
const LAUNCHERS: [&str; 3] = ["PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "PMIX_SIZE"];

/// Returns the number of processes that `mpiexec` started together with this one; 1 without it.
#[must_use]
pub fn launched() -> usize {
    let count = |name: &&str| std::env::var(name).ok()?.parse().ok();
    LAUNCHERS.iter().find_map(count).unwrap_or(1)
}

/// State of a rank at a meeting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum State {
    Going,
    /// The rank wants to stop, such as after Ctrl-C.
    Stopping,
    /// The rank has an error.
    Failed,
    /// The program of the rank ends.
    Leaving,
}

/// The ranks of a training. Cheap to clone; the default is this process alone.
///
/// # Example
/// ```
/// use rootgrad::ranks::Ranks;
/// assert_eq!((Ranks::default().rank(), Ranks::default().size()), (0, 1));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Ranks(Option<Arc<Joined>>);

#[derive(Debug)]
struct Joined {
    link: Box<dyn Link>,
    /// The first error of the link within a step. The next meeting reports it.
    broken: OnceLock<String>,
    /// Nanoseconds in exchanges since the last reservation: most of them are spent waiting for others.
    waited: AtomicU64,
    /// True if the last meeting learnt of an error of this rank.
    reported: AtomicBool,
    /// One exchange at a time.
    one: Mutex<()>,
    /// One fit at a time: the exchanges of two would meet.
    fit: Mutex<()>,
}

impl PartialEq for Ranks {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(own), Some(other)) => Arc::ptr_eq(own, other),
            (own, other) => own.is_none() && other.is_none(),
        }
    }
}

impl Ranks {
    /// Returns the ranks that `mpiexec` started, through the MPI library of this machine. It is opened at run time in the first call: `libmpi_abi.so.1`
    /// of the MPI-5 ABI, or the file that the environment variable `ROOTGRAD_MPI` names. Without `mpiexec` it is rank 0 of 1.
    ///
    /// # Errors
    /// [`Error::Rank`] if there is no such library, or it refuses to start.
    pub fn mpi() -> Result<Self> {
        static WORLD: OnceLock<std::result::Result<Ranks, String>> = OnceLock::new();
        extern "C" fn end() {
            if let Some(Ok(ranks)) = WORLD.get()
                && !mpi::has_ended()
            {
                ranks.leave();
                mpi::end();
            }
        }
        let open = || {
            let link = mpi::Mpi::open()?;
            // SAFETY: `end` may be called at any time after this. (It is the last: it was registered after all of MPI's own functions.)
            unsafe { libc::atexit(end) };
            Ok(Ranks::new(Box::new(link)))
        };
        WORLD.get_or_init(open).clone().map_err(Error::Rank)
    }

    /// Waits at the end of the program for the other ranks to end. Those that are in a fit get an error.
    fn leave(&self) {
        let Some(joined) = &self.0 else { return };
        while joined.broken.get().is_none() {
            if self.states(State::Leaving).iter().all(|&state| state == State::Leaving as u8) {
                break;
            }
        }
    }

    /// Returns the ranks that a link connects.
    #[must_use]
    pub fn new(link: Box<dyn Link>) -> Self {
        if link.size() == 1 {
            return Ranks(None);
        }
        Ranks(Some(Arc::new(Joined {
            link,
            broken: OnceLock::new(),
            waited: AtomicU64::new(0),
            reported: AtomicBool::new(false),
            one: Mutex::new(()),
            fit: Mutex::new(()),
        })))
    }

    /// Returns this process alone.
    #[must_use]
    pub fn alone() -> &'static Self {
        static ALONE: Ranks = Ranks(None);
        &ALONE
    }

    /// Returns the number of this rank, from 0.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.0.as_ref().map_or(0, |joined| joined.link.rank())
    }

    /// Returns the number of ranks.
    #[must_use]
    pub fn size(&self) -> usize {
        self.0.as_ref().map_or(1, |joined| joined.link.size())
    }

    /// Returns true for the rank that writes files and shows progress.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.rank() == 0
    }

    /// Reserves the ranks for a fit, until the guard is dropped.
    ///
    /// # Errors
    /// [`Error::Busy`] if another fit of this process trains with them.
    pub(crate) fn reserve(&self) -> Result<Option<MutexGuard<'_, ()>>> {
        if let Some(joined) = &self.0 {
            joined.reported.store(false, Relaxed);
            joined.waited.store(0, Relaxed);
        }
        match self.0.as_ref().map(|joined| joined.fit.try_lock()) {
            None => Ok(None),
            Some(Ok(guard)) => Ok(Some(guard)),
            Some(Err(TryLockError::Poisoned(poisoned))) => Ok(Some(poisoned.into_inner())),
            Some(Err(TryLockError::WouldBlock)) => {
                let problem = "another fit of this process trains with it: wait for its end";
                Err(Error::Busy { name: "the communicator".into(), problem: problem.into() })
            }
        }
    }

    /// Returns the pieces of this rank, of `pieces` in all.
    pub(crate) fn own(&self, pieces: usize) -> Range<usize> {
        self.share(self.rank(), pieces)
    }

    /// Returns the pieces of a rank.
    fn share(&self, rank: usize, pieces: usize) -> Range<usize> {
        rank * pieces / self.size()..(rank + 1) * pieces / self.size()
    }

    /// Adds up the pieces of all ranks, in order. `total` is that of piece 0: on the rank that has piece 0 it contains this piece, and afterwards
    /// it contains the sum on all ranks. `add` adds a range of piece number n to a part of the total.
    pub(crate) fn add_in_order<T: bytemuck::Pod>(
        &self,
        total: &mut [T],
        pieces: usize,
        mut add: impl FnMut(&mut [T], usize, Range<usize>),
    ) {
        let own = self.own(pieces);
        let chunk = (CHUNK / size_of::<T>()).max(1);
        let busy = |rank: &usize| !self.share(*rank, pieces).is_empty();
        let (rank, size) = (self.rank(), self.size());
        let (before, after) = ((0..rank).rfind(busy), (rank + 1..size).find(busy));
        for start in (0..total.len()).step_by(chunk).filter(|_| !own.is_empty()) {
            let range = start..(start + chunk).min(total.len());
            let part = &mut total[range.clone()];
            if let Some(before) = before {
                self.link(|link| link.receive(before, bytemuck::cast_slice_mut(part)));
            }
            for piece in own.clone().filter(|&piece| piece > 0) {
                add(part, piece, range.clone());
            }
            if let Some(after) = after {
                self.link(|link| link.send(after, bytemuck::cast_slice(part)));
            }
        }
        if let Some(last) = (0..size).rfind(busy) {
            self.link(|link| link.broadcast(last, bytemuck::cast_slice_mut(total)));
        }
    }

    /// Copies the rows of all ranks to all ranks: `data` has `rows` rows, and the pieces have `piece_rows` rows each (the last may have fewer).
    pub(crate) fn gather_rows<T: bytemuck::Pod>(
        &self,
        data: &mut [T],
        (rows, piece_rows, pieces): (usize, usize, usize),
    ) {
        if self.0.is_none() || rows == 0 {
            return;
        }
        let row = size_of_val(data) / rows;
        let end = |piece: usize| (piece * piece_rows).min(rows) * row;
        let part = |rank: usize| {
            let own = self.share(rank, pieces);
            end(own.start)..end(own.end)
        };
        let parts: Vec<Range<usize>> = (0..self.size()).map(part).collect();
        self.link(|link| link.all_gather(bytemuck::cast_slice_mut(data), &parts));
    }

    /// Calls the link, unless a call failed before.
    fn link(&self, call: impl FnOnce(&dyn Link) -> std::result::Result<(), String>) {
        let Some(joined) = &self.0 else { return };
        if joined.broken.get().is_some() {
            return;
        }
        let _one = joined.one.lock().unwrap_or_else(PoisonError::into_inner);
        let started = Instant::now();
        if let Err(message) = call(&*joined.link) {
            let _ = joined.broken.set(message);
        }
        joined.waited.fetch_add(started.elapsed().as_nanos() as u64, Relaxed);
    }

    /// Returns the seconds that this rank spent in exchanges since it was reserved.
    pub(crate) fn waited(&self) -> f64 {
        self.0.as_ref().map_or(0.0, |joined| 1e-9 * joined.waited.load(Relaxed) as f64)
    }

    /// Returns true on all ranks if one of them wants to stop, or something outside of the fits. All ranks call it at the same point.
    ///
    /// # Errors
    /// [`Error::Rank`] if a rank has failed, or is no longer there.
    pub(crate) fn stop(&self, own: bool) -> Result<bool> {
        self.any(own || self.0.as_ref().is_some_and(|joined| joined.link.wants_stop()))
    }

    /// Returns true on all ranks if `own` is true on one of them. All ranks call it at the same point.
    ///
    /// # Errors
    /// As [`Ranks::stop`].
    pub(crate) fn any(&self, own: bool) -> Result<bool> {
        let Some(joined) = &self.0 else { return Ok(own) };
        let state = if own { State::Stopping } else { State::Going };
        Ok(self.meet(joined, state, "")? >= State::Stopping as u8)
    }

    /// Returns `own`, or an error if another rank has one. All ranks call it at the same point; a rank that fails within a fit may call it while
    /// the others are in the fit.
    ///
    /// # Errors
    /// The own error, otherwise [`Error::Rank`] with the message of the rank that failed.
    pub fn together<T>(&self, own: Result<T>) -> Result<T> {
        let Some(joined) = &self.0 else { return own };
        match own {
            Ok(value) => self.meet(joined, State::Going, "").map(|_| value),
            Err(Error::Rank(_)) => own, // the others know
            Err(_) if joined.reported.load(Relaxed) => own, // an outer call, with the same error
            Err(error) => {
                let _ = self.meet(joined, State::Failed, &error.to_string());
                Err(error)
            }
        }
    }

    /// Exchanges the states, and the messages of those that failed. Returns the largest state.
    fn meet(&self, joined: &Joined, own: State, message: &str) -> Result<u8> {
        let (rank, size) = (self.rank(), self.size());
        joined.reported.store(own == State::Failed, Relaxed);
        let states = self.states(own);
        if let Some(left) = states.iter().position(|&state| state == State::Leaving as u8) {
            let _ = joined.broken.set(format!("the program of rank {left} has ended"));
        }
        let mut first = None;
        for failed in (0..size).filter(|&rank| states[rank] == State::Failed as u8) {
            let text = self.bytes_of(failed, message.as_bytes().to_vec());
            first.get_or_insert((failed, text));
        }
        if let Some(message) = joined.broken.get() {
            let size = self.size();
            return Err(Error::Rank(format!("rank {rank} of {size} lost the others: {message}")));
        }
        match first {
            Some((failed, text)) => {
                let text = String::from_utf8_lossy(&text);
                Err(Error::Rank(format!("rank {failed} of {size} stopped the training: {text}")))
            }
            None => Ok(states.into_iter().max().unwrap_or(0)),
        }
    }

    /// Returns the bytes of a rank on all ranks; `own` are those of this one. All ranks call it at the same point.
    pub(crate) fn bytes_of(&self, from: usize, own: Vec<u8>) -> Vec<u8> {
        let mut bytes = own;
        let mut length = (bytes.len() as u64).to_le_bytes();
        self.link(|link| link.broadcast(from, &mut length));
        bytes.resize(u64::from_le_bytes(length) as usize, 0);
        self.link(|link| link.broadcast(from, &mut bytes));
        bytes
    }

    /// Copies the values of a rank to all ranks. All ranks call it at the same point.
    pub(crate) fn broadcast<T: bytemuck::Pod>(&self, from: usize, values: &mut [T]) {
        self.link(|link| link.broadcast(from, bytemuck::cast_slice_mut(values)));
    }

    /// Returns the numbers of all ranks, on all of them. All ranks call it at the same point.
    pub(crate) fn each(&self, own: usize) -> Vec<usize> {
        let mut all = vec![0_u64; self.size()];
        all[self.rank()] = own as u64;
        let parts: Vec<_> = (0..self.size()).map(|rank| rank * 8..(rank + 1) * 8).collect();
        self.link(|link| link.all_gather(bytemuck::cast_slice_mut(&mut all), &parts));
        all.into_iter().map(|number| number as usize).collect()
    }

    /// Returns the texts of all ranks, on all of them. All ranks call it at the same point.
    pub(crate) fn texts(&self, own: &str) -> Vec<String> {
        let text = |from| self.bytes_of(from, own.as_bytes().to_vec());
        (0..self.size()).map(|from| String::from_utf8_lossy(&text(from)).into_owned()).collect()
    }

    /// Returns the states of all ranks.
    fn states(&self, own: State) -> Vec<u8> {
        let size = self.size();
        let mut states = vec![0; size];
        states[self.rank()] = own as u8;
        let parts: Vec<Range<usize>> = (0..size).map(|rank| rank..rank + 1).collect();
        self.link(|link| link.all_gather(&mut states, &parts));
        states
    }

    /// Checks that named values are the same on all ranks.
    ///
    /// # Errors
    /// [`Error::Rank`] on all ranks with the first name whose value differs, and the first rank that has another value than rank 0.
    pub(crate) fn same(&self, values: &[(&str, &str)]) -> Result<()> {
        if self.0.is_none() {
            return Ok(());
        }
        let own: Vec<u64> = values.iter().map(|(_, value)| hash(value)).collect();
        let bytes = size_of_val(&*own);
        let mut all = vec![0_u64; own.len() * self.size()];
        all[self.rank() * own.len()..][..own.len()].copy_from_slice(&own);
        let parts: Vec<_> = (0..self.size()).map(|rank| rank * bytes..(rank + 1) * bytes).collect();
        self.link(|link| link.all_gather(bytemuck::cast_slice_mut(&mut all), &parts));
        self.any(false)?;
        for (number, (name, value)) in values.iter().enumerate() {
            let of = |rank: usize| all[rank * own.len() + number];
            if let Some(other) = (1..self.size()).find(|&rank| of(rank) != of(0)) {
                let rank = self.rank();
                return Err(Error::Rank(format!(
                    "{name} of rank {other} differs from that of rank 0 (here, on rank {rank}: {value}); wanted the same data, network and options on \
                     all ranks"
                )));
            }
        }
        Ok(())
    }
}

fn hash(text: &str) -> u64 {
    use std::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}
