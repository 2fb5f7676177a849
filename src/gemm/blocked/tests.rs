//! Comparison bit for bit with sums in order, for every available instruction set, with one and more threads.

use std::marker::PhantomData;

use super::*;
use crate::arena::Cells;
use crate::simd::{Kernel, Level, Simd, run_at};
use crate::threads::Team;

/// The format `F` with the instructions of level number `L`, or the last level that the processor has.
#[derive(Clone, Copy)]
struct At<F, const L: usize>(PhantomData<F>);

impl<F: Format, const L: usize> Format for At<F, L> {
    const TERMS: usize = F::TERMS;

    fn steps(terms: usize) -> usize {
        F::steps(terms)
    }

    #[inline(always)]
    fn add_product<S: Simd>(s: S, a: S::V, b: S::V, c: S::V) -> S::V {
        F::add_product(s, a, b, c)
    }

    fn dispatch<K: Kernel>(kernel: K) -> K::Output {
        let levels = Level::all();
        run_at(levels[L.min(levels.len() - 1)], kernel)
    }

    fn transposed(team: &Team, packed: &mut [f32], x: &[f32], m: usize, k: usize, width: usize) {
        F::transposed(team, packed, x, m, k, width);
    }

    fn columns(team: &Team, packed: &mut [f32], x: &[f32], m: usize, n: usize) {
        F::columns(team, packed, x, m, n);
    }

    #[inline(always)]
    unsafe fn block<S: Simd, const V: usize>(
        s: S,
        to: *mut f32,
        from: *const f32,
        stride: usize,
        rows: usize,
        first: usize,
        steps: usize,
        columns: usize,
    ) {
        // SAFETY: the caller's promise.
        unsafe { F::block::<S, V>(s, to, from, stride, rows, first, steps, columns) }
    }

    #[inline(always)]
    unsafe fn left<S: Simd>(
        s: S,
        space: *mut f32,
        w: *const f32,
        i: usize,
        outputs: usize,
    ) -> (*const f32, usize) {
        // SAFETY: the caller's promise.
        unsafe { F::left(s, space, w, i, outputs) }
    }
}

fn values(n: usize, salt: u32) -> Vec<f32> {
    let value =
        |i: u32| (i.wrapping_mul(2_654_435_761).wrapping_add(salt) >> 8) as f32 / 8_388_608.0;
    (0..n as u32).map(|i| value(i + salt) - 1.0).collect()
}

struct Collect<'a>(Cells<'a, f32>, usize);

impl Sink<f32> for Collect<'_> {
    #[inline(always)]
    fn take<S: Simd>(&self, _: S, tile: Tile<'_, f32>) {
        for o in 0..tile.outputs {
            for r in 0..tile.width {
                let value = tile.values[o * tile.width + r];
                if r < tile.rows {
                    let at = (tile.first_row + r) * self.1 + tile.first_output + o;
                    // SAFETY: each element occurs once.
                    unsafe { self.0.get_mut(at..at + 1)[0] = value };
                } else {
                    assert_eq!(value, 0.0, "beyond the rows");
                }
            }
        }
    }
}

/// Sizes (M, I, O).
const SIZES: [(usize, usize, usize); 8] = [
    (1, 1, 1),
    (16, 48, 96),
    (17, 33, 50),
    (31, 100, 47),
    (40, 130, 61),
    (64, 16, 145),
    (9, 300, 13),
    (300, 20, 30),
];

#[test]
fn products_sum_in_order_on_any_number_of_threads_and_with_any_instructions() {
    products_sum_in_order::<Single>(1..=3);
    products_sum_in_order::<At<Single, 0>>(2..=2);
    products_sum_in_order::<At<Single, 1>>(2..=2);
    products_sum_in_order::<At<Single, 2>>(2..=2);
}

fn products_sum_in_order<F: Format>(threads: std::ops::RangeInclusive<usize>) {
    for threads in threads {
        let team = Team::new(threads);
        for (m, i, o) in SIZES {
            let (x, w, d_z) = (values(m * i, 1), values(i * o, 2), values(m * o, 3));
            let mut workspace = vec![f32::NAN; workspace(m, i.max(o))];
            let name = format!("M={m} I={i} O={o}, {threads} threads");
            let dot = |n: usize, start: f32, a: &dyn Fn(usize) -> (f32, f32)| {
                (0..n).fold(start, |sum, k| a(k).0.mul_add(a(k).1, sum))
            };

            let mut out = vec![f32::NAN; m * o];
            forward::<F>(&team, &mut workspace, &x, &w, m, i, o, &Collect(Cells::new(&mut out), o));
            for (n, &got) in out.iter().enumerate() {
                let (r, c) = (n / o, n % o);
                assert_eq!(got, dot(i, 0.0, &|k| (w[c * i + k], x[r * i + k])), "forward {name}");
            }

            let start = values(m * i, 4);
            let mut d_x = start.clone();
            add_inputs::<F>(&team, &mut workspace, &mut d_x, &d_z, &w, m, i, o);
            for (n, &got) in d_x.iter().enumerate() {
                let (r, c) = (n / i, n % i);
                let want = dot(o, start[n], &|k| (d_z[r * o + k], w[k * i + c]));
                assert_eq!(got, want, "inputs {name}");
            }

            for overwrite in [true, false] {
                let (old_w, old_b) = (values(o * i, 5), values(o, 6));
                let (mut d_w, mut d_b) = (old_w.clone(), old_b.clone());
                let space = &mut workspace;
                add_weights::<F>(&team, space, &mut d_w, &mut d_b, &d_z, &x, overwrite, m, i, o);
                let begin = |old: f32| if overwrite { 0.0 } else { old };
                for (n, &got) in d_w.iter().enumerate() {
                    let (r, c) = (n / i, n % i);
                    let want = dot(m, begin(old_w[n]), &|k| (d_z[k * o + r], x[k * i + c]));
                    assert_eq!(got, want, "weights {name}");
                }
                for (n, &got) in d_b.iter().enumerate() {
                    let want = (0..m).fold(begin(old_b[n]), |sum, k| sum + d_z[k * o + n]);
                    assert_eq!(got, want, "bias {name}");
                }
            }
        }
    }
}

/// Rows of `.1` values in the format.
struct Rows<'a, F>(&'a [f32], usize, PhantomData<F>);

impl<F: Format> Kernel for Rows<'_, F> {
    type Output = Vec<f32>;

    #[inline(always)]
    fn run<S: Simd>(self, s: S) -> Vec<f32> {
        let (x, k, steps) = (self.0, self.1, F::steps(self.1));
        let mut space = vec![f32::NAN; x.len() / k * steps];
        // SAFETY: the rows are readable, and there is space for the steps of each.
        let (at, row) = unsafe { F::left(s, space.as_mut_ptr(), x.as_ptr(), k, x.len() / k) };
        assert_eq!(row, steps);
        // SAFETY: `left` returns as many values, in `x` or in `space`.
        unsafe { std::slice::from_raw_parts(at, space.len()) }.to_vec()
    }
}

/// The terms of a sum in the order in which they are added; every 16th goes to the same partial sum.
type Terms = fn(&[f32]) -> Vec<f32>;

#[test]
fn streamed_products_do_not_depend_on_rows_threads_or_instructions() {
    let terms: Terms = <[f32]>::to_vec;
    streamed_products_sum::<Single>(1..=3, terms);
    streamed_products_sum::<At<Single, 0>>(2..=2, terms);
    streamed_products_sum::<At<Single, 1>>(2..=2, terms);
    streamed_products_sum::<At<Single, 2>>(2..=2, terms);
}

#[test]
fn streamed_products_in_bfloat16_sum_rounded_numbers_on_any_number_of_threads_and_with_any_instructions()
 {
    let terms: Terms = |x| {
        // 32 terms are 16 pairs, (j, 16 + j), whose second is added first.
        let pairs = x.chunks(32).flat_map(|chunk| {
            (0..32).map(|j| {
                chunk.get((j + 16) % 32).map_or(0.0, |&x| half::bf16::from_f32(x).to_f32())
            })
        });
        pairs.collect()
    };
    streamed_products_sum::<Pairs>(1..=3, terms);
    streamed_products_sum::<At<Pairs, 0>>(2..=2, terms);
    streamed_products_sum::<At<Pairs, 1>>(2..=2, terms);
    streamed_products_sum::<At<Pairs, 2>>(2..=2, terms);
}

fn streamed_products_sum<F: Format>(threads: std::ops::RangeInclusive<usize>, terms: Terms) {
    for threads in threads {
        let team = Team::new(threads);
        for (m, i, o) in SIZES.into_iter().chain([(5, 64, 48), (33, 50, 7), (3, 37, 97)]) {
            let name = format!("M={m} I={i} O={o}, {threads} threads");
            let (x, w) = (values(m * i, 1), values(i * o, 2));
            let packed = |rows| F::dispatch(Rows(rows, i, PhantomData::<F>));
            let (rows, weights) = (packed(&x), packed(&w));
            let mut out = vec![f32::NAN; m * o];
            let sink = Collect(Cells::new(&mut out), o);
            streamed::<F>(&team, &rows, &weights, m, F::steps(i), o, &sink);
            for (n, &got) in out.iter().enumerate() {
                let (r, c) = (n / o, n % o);
                let (x, w) = (terms(&x[r * i..(r + 1) * i]), terms(&w[c * i..(c + 1) * i]));
                assert_eq!(got, interleaved(&x, &w), "{name}");
                let exact = x.iter().zip(&w).map(|(&x, &w)| f64::from(x) * f64::from(w));
                // N. Higham, Accuracy and Stability of Numerical Algorithms, § 3.1: |error| ≤ γₙ Σ|x·w|.
                let unit = f64::from(f32::EPSILON) / 2.0 * (x.len() + 4) as f64;
                let bound = 1.01 * unit * exact.clone().map(f64::abs).sum::<f64>();
                let error = (f64::from(got) - exact.sum::<f64>()).abs();
                assert!(error <= bound, "{name}: {error:e} from the product in f64");
            }
        }
    }
}

/// Σ x·w in 16 interleaved partial sums, halves of which are added until one is left.
fn interleaved(x: &[f32], w: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 16];
    for (k, (&x, &w)) in x.iter().zip(w).enumerate() {
        lanes[k % 16] = x.mul_add(w, lanes[k % 16]);
    }
    for half in [8, 4, 2, 1] {
        (0..half).for_each(|l| lanes[l] += lanes[l + half]);
    }
    lanes[0]
}

/// Σ over `n` terms a·b, rounded to bfloat16, from `start` on: 32 terms are 16 pairs, (j, 16 + j), whose second is
/// added first.
fn sum_of_pairs(n: usize, start: f32, terms: &dyn Fn(usize) -> (f32, f32)) -> f32 {
    let term = |k: usize| if k < n { terms(k) } else { (0.0, 0.0) };
    let rounded = |x: f32| half::bf16::from_f32(x).to_f32();
    (0..n.div_ceil(32) * 16).fold(start, |sum, step| {
        let first = step / 16 * 32 + step % 16;
        let add = |sum: f32, (a, b): (f32, f32)| rounded(a).mul_add(rounded(b), sum);
        add(add(sum, term(first + 16)), term(first))
    })
}

#[test]
fn products_in_bfloat16_sum_rounded_pairs_in_order_on_any_number_of_threads_and_with_any_instructions()
 {
    products_sum_pairs_in_order::<Pairs>(1..=3);
    products_sum_pairs_in_order::<At<Pairs, 0>>(2..=2);
    products_sum_pairs_in_order::<At<Pairs, 1>>(2..=2);
    products_sum_pairs_in_order::<At<Pairs, 2>>(2..=2);
}

fn products_sum_pairs_in_order<F: Format>(threads: std::ops::RangeInclusive<usize>) {
    for threads in threads {
        let team = Team::new(threads);
        for (m, i, o) in SIZES.into_iter().chain([(20, 40, 2000), (530, 20, 30), (3, 530, 60)]) {
            let (x, w, d_z) = (values(m * i, 1), values(i * o, 2), values(m * o, 3));
            let mut workspace = vec![f32::NAN; workspace(m, i.max(o))];
            let space = &mut workspace;
            let name = format!("M={m} I={i} O={o}, {threads} threads");

            let mut out = vec![f32::NAN; m * o];
            forward::<F>(&team, space, &x, &w, m, i, o, &Collect(Cells::new(&mut out), o));
            for (n, &got) in out.iter().enumerate() {
                let (r, c) = (n / o, n % o);
                let want = sum_of_pairs(i, 0.0, &|k| (w[c * i + k], x[r * i + k]));
                assert_eq!(got, want, "forward {name}");
            }

            let start = values(m * i, 4);
            let mut d_x = start.clone();
            add_inputs::<F>(&team, space, &mut d_x, &d_z, &w, m, i, o);
            for (n, &got) in d_x.iter().enumerate() {
                let (r, c) = (n / i, n % i);
                let want = sum_of_pairs(o, start[n], &|k| (d_z[r * o + k], w[k * i + c]));
                assert_eq!(got, want, "inputs {name}");
            }

            for overwrite in [true, false] {
                let old = values(o * i, 5);
                let (mut d_w, mut d_b) = (old.clone(), vec![0.0; o]);
                add_weights::<F>(&team, space, &mut d_w, &mut d_b, &d_z, &x, overwrite, m, i, o);
                for (n, &got) in d_w.iter().enumerate() {
                    let (r, c) = (n / i, n % i);
                    let start = if overwrite { 0.0 } else { old[n] };
                    let want = sum_of_pairs(m, start, &|k| (d_z[k * o + r], x[k * i + c]));
                    assert_eq!(got, want, "weights {name}");
                }
                for (n, &got) in d_b.iter().enumerate() {
                    let want = (0..m).fold(0.0, |sum, k| sum + d_z[k * o + n]);
                    assert_eq!(got, want, "bias {name}: in single precision");
                }
            }
        }
    }
}
