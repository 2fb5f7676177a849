//! The emulator's record of accesses, and its reports.
//!
//! Two accesses to one element are ordered if they are of one thread, or of one block with a barrier between them. They
//! race if they are not ordered, one of them writes and not both are atomic. Blocks run one after the other, so each
//! record keeps readers and writers of two blocks and, of the block that runs, of two threads since the last barrier:
//! if any access races with a new one, one of these does.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt::{self, Display};

use super::thread::{Access, Watch, Who};

/// A fault that the emulator found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// Two threads use one element without order, and one of them writes it.
    Race {
        /// Name of the parameter or shared array.
        buffer: &'static str,
        /// Number of the element.
        cell: usize,
        /// The accesses: what is done, block and thread, the earlier one first.
        accesses: [(&'static str, u32, u32); 2],
        /// Number of barriers that the second thread's block had passed.
        epoch: u32,
    },
    /// An element was read that nothing has written.
    Unwritten {
        /// Name of the parameter or shared array.
        buffer: &'static str,
        /// Number of the element.
        cell: usize,
        /// Block and thread.
        thread: (u32, u32),
    },
    /// An element was accessed that does not exist.
    Outside {
        /// Name of the parameter or array.
        buffer: &'static str,
        /// Index of the access.
        cell: i64,
        /// Number of elements.
        len: usize,
        /// Block and thread.
        thread: (u32, u32),
    },
    /// A value was computed that does not exist.
    Undefined {
        /// The operation, and the values that it has none for.
        operation: &'static str,
        /// Block and thread.
        thread: (u32, u32),
    },
    /// Some threads of a block ended while others wait at a barrier.
    Divergence {
        /// Number of the block.
        block: u32,
        /// Numbers of the threads that ended and that wait.
        threads: (u32, u32),
        /// Number of barriers that the block had passed.
        epoch: u32,
    },
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race { buffer, cell, accesses: [(a, b, t), (c, d, u)], epoch } => write!(
                f,
                "race at {buffer}[{cell}]: {a} by block {b} thread {t}, {c} by block {d} thread {u}, with no barrier between \
                 (epoch {epoch})"
            ),
            Self::Unwritten { buffer, cell, thread: (b, t) } => {
                write!(f, "{buffer}[{cell}] is read by block {b} thread {t} but was never written")
            }
            Self::Outside { buffer, thread: (b, t), .. } if buffer.starts_with("tape_") => {
                write!(
                    f,
                    "{buffer} is full: block {b} thread {t} stores more values than the launch allows; launch with more passes"
                )
            }
            Self::Outside { buffer, cell, len, thread: (b, t) } => write!(
                f,
                "{buffer}[{cell}] is used by block {b} thread {t}, but {buffer} has {len} elements"
            ),
            Self::Undefined { operation, thread: (b, t) } => {
                write!(f, "block {b} thread {t}: {operation}")
            }
            Self::Divergence { block, threads: (ended, wait), epoch } => write!(
                f,
                "divergent barrier in block {block}: {ended} threads ended while {wait} wait (epoch {epoch})"
            ),
        }
    }
}

/// Earlier accesses of one kind to one element.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Threads of two different blocks.
    blocks: [Option<Who>; 2],
    /// Two threads of the block that runs, since its last barrier.
    now: [Option<Who>; 2],
    /// Block and epoch of `now`.
    when: (u32, u32),
}

impl Seen {
    /// An earlier access that is not ordered before the new one.
    fn unordered(&self, who: Who, epoch: u32) -> Option<Who> {
        let other_block = self.blocks.iter().flatten().find(|w| w.block != who.block);
        let same = self.when == (who.block, epoch);
        let now = self.now.iter().flatten().find(|w| same && w.thread != who.thread);
        other_block.or(now).copied()
    }

    fn note(&mut self, who: Who, epoch: u32) {
        if self.when != (who.block, epoch) {
            (self.now, self.when) = ([None; 2], (who.block, epoch));
        }
        put(&mut self.now, who, |w| w.thread == who.thread);
        put(&mut self.blocks, who, |w| w.block == who.block);
    }
}

/// Puts an access into the first free place, unless one like it is there.
fn put(places: &mut [Option<Who>; 2], who: Who, like: impl Fn(&Who) -> bool) {
    for place in places {
        match place {
            Some(there) if like(there) => return,
            Some(_) => {}
            None => {
                *place = Some(who);
                return;
            }
        }
    }
}

/// The record of one element.
#[derive(Clone, Copy, Default)]
struct Record {
    reads: Seen,
    writes: Seen,
    atomics: Seen,
    /// True after a race: one report for each element is enough.
    reported: bool,
}

/// The observer of one emulated launch.
#[derive(Default)]
pub(super) struct Recorder {
    /// Number of barriers that the block that runs has passed.
    pub(super) epoch: Cell<u32>,
    records: RefCell<HashMap<(usize, usize), Record>>,
    pub(super) reports: RefCell<Vec<Report>>,
}

fn verb(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "write",
        Access::Atomic => "atomic addition",
    }
}

impl Watch for Recorder {
    const RECORDS: bool = true;

    fn access(
        &self,
        who: Who,
        (buffer, address): (&'static str, usize),
        cell: usize,
        access: Access,
    ) {
        let mut records = self.records.borrow_mut();
        let record = records.entry((address, cell)).or_default();
        let epoch = self.epoch.get();
        let kinds = [
            (Access::Read, &record.reads),
            (Access::Write, &record.writes),
            (Access::Atomic, &record.atomics),
        ];
        // Two reads, and two atomic additions, may come in any order.
        let race = kinds.into_iter().find_map(|(kind, seen)| {
            let harmless = kind == access && access != Access::Write;
            (!harmless).then(|| seen.unordered(who, epoch)).flatten().map(|other| (kind, other))
        });
        if let Some((kind, other)) = race
            && !record.reported
        {
            record.reported = true;
            let accesses =
                [(verb(kind), other.block, other.thread), (verb(access), who.block, who.thread)];
            self.reports.borrow_mut().push(Report::Race { buffer, cell, accesses, epoch });
        }
        match access {
            Access::Read => record.reads.note(who, epoch),
            Access::Write => record.writes.note(who, epoch),
            Access::Atomic => record.atomics.note(who, epoch),
        }
    }

    fn unwritten(&self, who: Who, buffer: &'static str, cell: usize) {
        let thread = (who.block, who.thread);
        self.reports.borrow_mut().push(Report::Unwritten { buffer, cell, thread });
    }

    fn outside(&self, who: Who, buffer: &'static str, cell: i64, len: usize) {
        let thread = (who.block, who.thread);
        self.reports.borrow_mut().push(Report::Outside { buffer, cell, len, thread });
    }

    fn undefined(&self, who: Who, operation: &'static str) {
        let thread = (who.block, who.thread);
        self.reports.borrow_mut().push(Report::Undefined { operation, thread });
    }
}

impl Recorder {
    /// Forgets the shared arrays of a block that has ended: the next block's may have the same address.
    pub(super) fn forget(&self, addresses: &[usize]) {
        self.records.borrow_mut().retain(|(address, _), _| !addresses.contains(address));
    }
}
