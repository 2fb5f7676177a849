//! Functions of each run of numbers as a whole: softmax, normalisations, attention. A run's sums are in interleaved partial sums, which
//! are folded in halves: the same bits for any instruction set, and for any runs beside it.

pub(crate) mod attention;
pub(crate) mod norm;
pub(crate) mod softmax;

use super::Real;

/// Partial results of neighbouring numbers.
const LANES: usize = 16;
/// Of long runs so many times as many: one addition does not wait for the last.
const WIDE: usize = 4;

/// Partial results in one: halves are folded until one is left.
#[inline(always)]
fn folded<T: Real>(mut lanes: [T; LANES], both: impl Fn(T, T) -> T) -> T {
    for half in [8, 4, 2, 1] {
        for l in 0..half {
            lanes[l] = both(lanes[l], lanes[l + half]);
        }
    }
    lanes[0]
}

/// Σ f(a, b) over two runs of one length.
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

/// The largest of at least one number. (What is none may be passed over.)
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
