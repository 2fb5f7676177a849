//! Copies of short rows of numbers. A call of the system's copy function would take as long as copying
//! one row.

use crate::simd::Simd;

/// Copies every `step`-th number of `from`, from the first on, to `to`.
///
/// # Panics
/// If `from` does not have enough numbers.
#[inline(always)]
pub(super) fn gather<S: Simd>(s: S, to: &mut [f32], from: &[f32], step: usize) {
    match step {
        1 => copy(s, to, from),
        2 => every::<2>(to, from),
        3 => every::<3>(to, from),
        4 => every::<4>(to, from),
        _ => to.iter_mut().enumerate().for_each(|(n, to)| *to = from[n * step]),
    }
}

/// Copies `from` to every `step`-th number of `to`.
///
/// # Panics
/// If `to` does not have enough numbers.
#[inline(always)]
pub(super) fn scatter<S: Simd>(s: S, to: &mut [f32], from: &[f32], step: usize) {
    match step {
        1 => copy(s, to, from),
        _ => from.iter().enumerate().for_each(|(n, &x)| to[n * step] = x),
    }
}

/// Returns the first numbers of both slices, as many as the shorter one has.
#[inline(always)]
fn copy<S: Simd>(s: S, to: &mut [f32], from: &[f32]) {
    let len = to.len().min(from.len());
    let (to, from) = (to.as_mut_ptr(), from.as_ptr());
    let whole = len - len % S::LANES;
    // SAFETY: both have `len` numbers.
    unsafe {
        for at in (0..whole).step_by(S::LANES) {
            s.store(to.add(at), s.load(from.add(at)));
        }
        if whole < len {
            s.store_first(to.add(whole), s.load_first(from.add(whole), len - whole), len - whole);
        }
    }
}

/// Copies the first of each N numbers. With a constant distance the compiler can use vector shuffles.
#[inline(always)]
fn every<const N: usize>(to: &mut [f32], from: &[f32]) {
    let (chunks, rest) = from.as_chunks::<N>();
    let whole = to.len().min(chunks.len());
    for (to, chunk) in to[..whole].iter_mut().zip(chunks) {
        *to = chunk[0];
    }
    if whole < to.len() {
        to[whole] = rest[0];
    }
}
