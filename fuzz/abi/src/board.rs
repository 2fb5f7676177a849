//! Shared memory in which a worker process leaves its results for the watching process. It survives a crash
//! of the worker.

use anyhow::{Context, Result, ensure};
use std::fs::OpenOptions;
use std::os::fd::AsRawFd;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

/// Largest number of functions, and of status codes per function, that are counted.
const FUNCTIONS: usize = 256;
const STATUSES: usize = 32;
/// Number of recent calls stored as text.
const LINES: usize = 32;
const LINE: usize = 4096;

#[repr(C)]
struct Shared {
    /// Number of calls begun.
    calls: AtomicU64,
    /// 1 if `fault` is being written, else 0.
    claimed: AtomicU64,
    fault: [u8; LINE],
    lines: [[u8; LINE]; LINES],
    counts: [[AtomicU64; STATUSES]; FUNCTIONS],
}

/// The shared page, as mapped by one process.
pub(crate) struct Board(*mut Shared);

// SAFETY: counters are atomic, and each line has one writer: the call with this number.
unsafe impl Send for Board {}
// SAFETY: as above.
unsafe impl Sync for Board {}

/// Exit code of a worker that found a fault.
pub(crate) const FAULT: i32 = 77;

impl Board {
    /// Maps the file at `path`, which is created if necessary.
    ///
    /// # Errors
    /// If the system refuses.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let file = file.with_context(|| format!("cannot open {}", path.display()))?;
        file.set_len(size_of::<Shared>() as u64)?;
        // SAFETY: a new mapping of a file with the same length.
        let memory = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size_of::<Shared>(),
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED,
                file.as_raw_fd(),
                0,
            )
        };
        ensure!(memory != libc::MAP_FAILED, "cannot map {}", path.display());
        Ok(Board(memory.cast()))
    }

    fn shared(&self) -> &Shared {
        // SAFETY: mapped until the process ends; all zeros is a valid value.
        unsafe { &*self.0 }
    }

    /// Begins a call and returns its number.
    pub(crate) fn begin(&self) -> u64 {
        self.shared().calls.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn calls(&self) -> u64 {
        self.shared().calls.load(Ordering::Relaxed)
    }

    /// Stores the text of call `number`, and overwrites an older call's.
    pub(crate) fn line(&self, number: u64, text: &str) {
        // SAFETY: within the mapping; only this call writes to this line.
        unsafe { put(&raw mut (*self.0).lines[number as usize % LINES], text) };
    }

    /// Returns the texts of the last calls, oldest first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let calls = self.calls();
        (calls.saturating_sub(LINES as u64)..calls)
            .map(|number| read(&self.shared().lines[number as usize % LINES]))
            .collect()
    }

    pub(crate) fn count(&self, function: usize, status: i32) {
        let status = usize::try_from(status).unwrap_or(STATUSES - 1).min(STATUSES - 1);
        self.shared().counts[function % FUNCTIONS][status].fetch_add(1, Ordering::Relaxed);
    }

    /// Returns how often `function` returned each status.
    pub(crate) fn counts(&self, function: usize) -> Vec<u64> {
        let counts = self.shared().counts[function % FUNCTIONS].iter();
        counts.map(|count| count.load(Ordering::Relaxed)).collect()
    }

    /// Ends the worker with the fault `what`. If several threads report a fault, the first one counts.
    pub(crate) fn fault(&self, what: &str) -> ! {
        if self.shared().claimed.swap(1, Ordering::SeqCst) == 0 {
            // SAFETY: within the mapping; claimed by this thread.
            unsafe { put(&raw mut (*self.0).fault, what) };
            // SAFETY: ends the process without running destructors, which is safe anywhere.
            unsafe { libc::_exit(FAULT) }
        }
        loop {
            std::thread::park();
        }
    }

    pub(crate) fn fault_text(&self) -> String {
        read(&self.shared().fault)
    }
}

/// # Safety
/// `place` must be valid for writing, and nobody else may write to it.
unsafe fn put(place: *mut [u8; LINE], text: &str) {
    let mut end = text.len().min(LINE - 1);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    // SAFETY: the text is shorter than the place.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr(), place.cast(), end);
        place.cast::<u8>().add(end).write(0);
    }
}

fn read(place: &[u8; LINE]) -> String {
    let end = place.iter().position(|byte| *byte == 0).unwrap_or(LINE);
    String::from_utf8_lossy(&place[..end]).into_owned()
}
