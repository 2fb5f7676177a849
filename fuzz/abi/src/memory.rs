//! Memory for arguments: read-only values; places of exact size, followed by an inaccessible page; and a large
//! writable buffer.

use crate::random::Random;
use anyhow::{Result, ensure};
use std::cell::Cell;

/// Largest product of the sizes in one call. Every place in [`Values`] has this many readable elements, and
/// [`Frame::room`] this many writable ones.
pub(crate) const MOST: usize = 1 << 18;
const PAGE: usize = 4096;
/// Largest size of an exact place in bytes.
const PLACE: usize = 64 << 10;
/// Number of exact places per call.
const PLACES: usize = 24;

/// Values to read.
pub(crate) struct Values {
    start: usize,
}

/// Kinds of values, and their names in messages.
const KINDS: &[&str] =
    &["finite", "zeros_and_ones", "classes", "with_nan", "small_u16", "small_u32", "u16", "random"];
/// Bytes from one kind to the next, and after the last.
const KIND: usize = MOST * 4;

impl Values {
    /// # Errors
    /// If the system has no memory.
    pub(crate) fn new() -> Result<Self> {
        let bytes = KIND * KINDS.len() + MOST * 8;
        let start = map(bytes)?;
        let random = Random::new(1);
        let float = |kind: usize| match kind {
            0 => random.below(4000) as f32 / 1000.0 - 2.0,
            1 => random.below(2) as f32,
            2 => random.below(3) as f32,
            _ => random.of(&[0.5, -1.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e38, 1e-45]),
        };
        let two = |end: usize| (random.below(end) | random.below(end) << 16) as u32;
        for at in (0..bytes).step_by(4) {
            let bits = match at / KIND {
                kind @ 0..=3 => float(kind).to_bits(),
                4 => two(4),
                5 => random.below(4) as u32,
                6 => two(1 << 16),
                _ => random.next() as u32,
            };
            // SAFETY: within the mapping and aligned.
            unsafe { ((start + at) as *mut u32).write(bits) };
        }
        // SAFETY: the whole mapping belongs to this value.
        let done = unsafe { libc::mprotect(start as *mut _, bytes, libc::PROT_READ) };
        ensure!(done == 0, "cannot protect the values");
        Ok(Values { start })
    }

    /// Returns the address of values of a kind that suits elements with this many bytes, and its name.
    pub(crate) fn of(&self, random: &Random, float: bool, bytes: usize) -> (usize, String) {
        let kind = match (float, bytes) {
            (true, _) => random.of(&[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3]),
            (false, 2) => random.of(&[4, 4, 4, 6]),
            (false, 4) => random.of(&[5, 5, 5, 5, 7]),
            _ => 7,
        };
        let offset = random.below(64) * 8;
        (self.start + kind * KIND + offset, format!("(void *)({} + {offset})", KINDS[kind]))
    }
}

/// Memory of one call: for its results, and for the drawn data that it reads.
pub(crate) struct Frame {
    places: usize,
    next: Cell<usize>,
    room: usize,
}

impl Frame {
    /// # Errors
    /// If the system has no memory.
    pub(crate) fn new() -> Result<Self> {
        let places = map(PLACES * (PLACE + PAGE))?;
        for at in 0..PLACES {
            let guard = places + at * (PLACE + PAGE) + PLACE;
            // SAFETY: a page within our mapping.
            let done = unsafe { libc::mprotect(guard as *mut _, PAGE, libc::PROT_NONE) };
            ensure!(done == 0, "cannot protect a page");
        }
        Ok(Frame { places, next: Cell::new(0), room: map(2 * MOST * 8)? })
    }

    /// Discards the drawn data.
    pub(crate) fn clear(&self) {
        self.next.set(0);
    }

    /// Returns an initialised buffer for [`MOST`] elements of any kind.
    pub(crate) fn room(&self) -> usize {
        self.room
    }

    /// Returns a place of `bytes` bytes that ends at an inaccessible page. If it would be too large, returns the
    /// general buffer.
    pub(crate) fn place(&self, bytes: usize) -> usize {
        let at = self.next.get();
        if bytes > PLACE || at == PLACES {
            return self.room;
        }
        self.next.set(at + 1);
        self.places + at * (PLACE + PAGE) + PLACE - bytes
    }

    /// Returns a place with these bytes.
    pub(crate) fn with(&self, bytes: &[u8]) -> usize {
        let place = self.place(bytes.len());
        // SAFETY: the place belongs to us and is large enough; the general buffer is larger than anything that is
        // drawn.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), place as *mut u8, bytes.len()) };
        place
    }
}

/// Copies the bytes at a drawn address.
pub(crate) fn bytes(address: usize, count: usize) -> Vec<u8> {
    // SAFETY: places stay mapped until the process ends.
    unsafe { std::slice::from_raw_parts(address as *const u8, count) }.to_vec()
}

/// Reads a number with this many bytes.
pub(crate) fn number(address: usize, size: usize) -> u64 {
    let mut eight = [0; 8];
    eight[..size].copy_from_slice(&bytes(address, size));
    u64::from_le_bytes(eight)
}

fn map(bytes: usize) -> Result<usize> {
    // SAFETY: a new mapping.
    let memory = unsafe {
        libc::mmap(
            std::ptr::null_mut(),
            bytes,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
            -1,
            0,
        )
    };
    ensure!(memory != libc::MAP_FAILED, "no memory for {bytes} bytes");
    Ok(memory as usize)
}
