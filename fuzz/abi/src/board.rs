//! What a worker process leaves for the one that watches it, in shared memory: it survives a crash.

use anyhow::{Context, Result, ensure};
use std::fs::OpenOptions;
use std::os::fd::AsRawFd;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

/// As many functions, and status codes of each, as are counted.
const FUNCTIONS: usize = 256;
const STATUSES: usize = 32;
/// As many calls as are kept in words.
const LINES: usize = 32;
const LINE: usize = 4096;

#[repr(C)]
struct Shared {
    /// Calls begun.
    calls: AtomicU64,
    /// Whether `fault` is being written.
    claimed: AtomicU64,
    fault: [u8; LINE],
    lines: [[u8; LINE]; LINES],
    counts: [[AtomicU64; STATUSES]; FUNCTIONS],
}

/// The shared page, as one process maps it.
pub(crate) struct Board(*mut Shared);

// SAFETY: counters are atomic, and each line has one writer: the call whose number it is.
unsafe impl Send for Board {}
// SAFETY: as above.
unsafe impl Sync for Board {}

/// The exit code of a worker that found a fault.
pub(crate) const FAULT: i32 = 77;

impl Board {
    /// Maps the file at `path`, which is made if need be.
    ///
    /// # Errors
    /// If the system refuses.
    pub(crate) fn open(path: &Path) -> Result<Self> {
        let file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let file = file.with_context(|| format!("cannot open {}", path.display()))?;
        file.set_len(size_of::<Shared>() as u64)?;
        // SAFETY: a fresh mapping of a file that is as long.
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
        // SAFETY: mapped for the process's life; zeroes are a value of it.
        unsafe { &*self.0 }
    }

    /// Begins a call: its number.
    pub(crate) fn begin(&self) -> u64 {
        self.shared().calls.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn calls(&self) -> u64 {
        self.shared().calls.load(Ordering::Relaxed)
    }

    /// Keeps call `number` in words; those of the calls long before it go.
    pub(crate) fn line(&self, number: u64, text: &str) {
        // SAFETY: within the mapping; this call's own line.
        unsafe { put(&raw mut (*self.0).lines[number as usize % LINES], text) };
    }

    /// The last calls in words, oldest first.
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

    /// How often `function` returned each status.
    pub(crate) fn counts(&self, function: usize) -> Vec<u64> {
        let counts = self.shared().counts[function % FUNCTIONS].iter();
        counts.map(|count| count.load(Ordering::Relaxed)).collect()
    }

    /// The end of a worker: `what` is wrong. The first word counts, whichever thread has it.
    pub(crate) fn fault(&self, what: &str) -> ! {
        if self.shared().claimed.swap(1, Ordering::SeqCst) == 0 {
            // SAFETY: within the mapping; claimed by this thread.
            unsafe { put(&raw mut (*self.0).fault, what) };
            // SAFETY: ends the process without destructors, from wherever it is.
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
/// `place` may be written, and nobody else does.
unsafe fn put(place: *mut [u8; LINE], text: &str) {
    let mut end = text.len().min(LINE - 1);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    // SAFETY: shorter than the place.
    unsafe {
        std::ptr::copy_nonoverlapping(text.as_ptr(), place.cast(), end);
        place.cast::<u8>().add(end).write(0);
    }
}

fn read(place: &[u8; LINE]) -> String {
    let end = place.iter().position(|byte| *byte == 0).unwrap_or(LINE);
    String::from_utf8_lossy(&place[..end]).into_owned()
}
