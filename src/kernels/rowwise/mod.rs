//! Functions of whole runs of numbers: softmax, normalisations, attention. A run's sums use interleaved partial sums, which are folded
//! in halves: the bits do not depend on the instruction set or on other runs.

pub(crate) mod attention;
pub(crate) mod norm;
pub(crate) mod softmax;

use super::Real;

/// Number of partial results of neighbouring numbers.
const LANES: usize = 16;
/// Factor of the number of partial results for long runs, so that an addition does not wait for the one before.
const WIDE: usize = 4;

/// Reduces partial results to one: halves are folded until one is left.
#[inline(always)]
fn folded<T: Real>(mut lanes: [T; LANES], both: impl Fn(T, T) -> T) -> T {
    for half in [8, 4, 2, 1] {
        for l in 0..half {
            lanes[l] = both(lanes[l], lanes[l + half]);
        }
    }
    lanes[0]
}

/// Returns Σ f(a, b) over two runs of the same length.
#[inline(always)]
fn sums<T: Real, const N: usize>(a: &[T], b: &[T], f: impl Fn(T, T) -> [T; N]) -> [T; N] {
    let mut lanes = [[T::ZERO; LANES]; N];
    let (mut chunks_a, rest_a) = a.as_chunks::<LANES>();
    let (mut chunks_b, rest_b) = b.as_chunks::<LANES>();
    let add = |lanes: &mut [[T; LANES]; N], a: &[T; LANES], b: &[T; LANES]| {
        for l in 0..LANES {
            let of = f(a[l], b[l]);
            (0..N).for_each(|n| lanes[n][l] += of[n]);
        }
    };
    if chunks_a.len() >= 4 * WIDE {
        let mut wide = [[[T::ZERO; LANES]; N]; WIDE];
        let (fours_a, left_a) = chunks_a.as_chunks::<WIDE>();
        let (fours_b, left_b) = chunks_b.as_chunks::<WIDE>();
        for (a, b) in fours_a.iter().zip(fours_b) {
            (0..WIDE).for_each(|w| add(&mut wide[w], &a[w], &b[w]));
        }
        for (n, l) in (0..N).flat_map(|n| (0..LANES).map(move |l| (n, l))) {
            lanes[n][l] = (wide[0][n][l] + wide[1][n][l]) + (wide[2][n][l] + wide[3][n][l]);
        }
        (chunks_a, chunks_b) = (left_a, left_b);
    }
    for (a, b) in chunks_a.iter().zip(chunks_b) {
        add(&mut lanes, a, b);
    }
    for (l, (&a, &b)) in rest_a.iter().zip(rest_b).enumerate() {
        let of = f(a, b);
        (0..N).for_each(|n| lanes[n][l] += of[n]);
    }
    lanes.map(|lanes| folded(lanes, |a, b| a + b))
}

/// Returns the largest of at least one number. NaN may be ignored.
#[inline(always)]
fn largest<T: Real>(x: &[T]) -> T {
    let most = |a: T, b: T| if b > a { b } else { a };
    let mut lanes = [x[0]; LANES];
    let (chunks, rest) = x.as_chunks::<LANES>();
    for chunk in chunks {
        for l in 0..LANES {
            lanes[l] = most(lanes[l], chunk[l]);
        }
    }
    for (lane, &x) in lanes.iter_mut().zip(rest) {
        *lane = most(*lane, x);
    }
    folded(lanes, most)
}
