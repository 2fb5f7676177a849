//! Layer normalisation: Ba, Kiros & Hinton, arXiv:1607.06450.

use rootgrad_autodiff::pullback;

use crate::arena::Cells;
use crate::kernels::context::in_rows;
use crate::kernels::{Context, Real};
use crate::simd::{Kernel, Simd, dispatch};

/// The ε that is added to the variance.
const EPSILON: f64 = 1e-5;

/// out = (x − mean) / √(variance + 10⁻⁵) · w + b, over each row's C values.
///
/// Shapes: `out` (M, C), `statistics` (M, 2), which receives mean and 1/√(variance + 10⁻⁵) of each row for the
/// pullback, `x` (M, C), `w` (C), `b` (C). Sums run in 16 interleaved partial sums.
///
/// # Panics
/// If a length does not fit the sizes.
#[allow(non_snake_case)]
pub fn layernorm<T: Real>(
    out: &mut [T],        // (M, C)
    statistics: &mut [T], // (M, 2)
    x: &[T],              // (M, C)
    w: &[T],              // (C)
    b: &[T],              // (C)
    context: &Context<'_, T>,
    M: usize,
    C: usize,
) {
    assert!(out.len() == M * C && x.len() == M * C, "layernorm: out, x against M·C = {M}·{C}");
    assert_eq!(statistics.len(), 2 * M, "layernorm: length of statistics against 2·M");
    assert!(w.len() == C && b.len() == C, "layernorm: w, b against C");
    let (out, statistics) = (Cells::new(out), Cells::new(statistics));
    in_rows(context.team(), M, &|rows| {
        for row in rows {
            // SAFETY: this row is this piece's own.
            let (out, statistics) = unsafe {
                (out.get_mut(row * C..(row + 1) * C), statistics.get_mut(2 * row..2 * row + 2))
            };
            dispatch(Row { out, statistics, x: &x[row * C..][..C], w, b });
        }
    });
}

/// Number of partial sums.
const LANES: usize = 16;

/// Returns Σ f(i) for i below `n`, in interleaved partial sums.
#[inline(always)]
fn sum<T: Real>(n: usize, f: impl Fn(usize) -> T) -> T {
    let mut lanes = [T::ZERO; LANES];
    for start in (0..n - n % LANES).step_by(LANES) {
        for (l, lane) in lanes.iter_mut().enumerate() {
            *lane += f(start + l);
        }
    }
    for l in 0..n % LANES {
        lanes[l] += f(n - n % LANES + l);
    }
    for half in [8, 4, 2, 1] {
        for l in 0..half {
            let other = lanes[l + half];
            lanes[l] += other;
        }
    }
    lanes[0]
}

struct Row<'a, T> {
    out: &'a mut [T],
    statistics: &'a mut [T],
    x: &'a [T],
    w: &'a [T],
    b: &'a [T],
}

impl<T: Real> Kernel for Row<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let (x, n) = (self.x, self.x.len());
        let count = T::from_f64(n as f64);
        let mean = sum(n, |i| x[i]) / count;
        let variance = sum(n, |i| (x[i] - mean) * (x[i] - mean)) / count;
        let scale = T::ONE / (variance + T::from_f64(EPSILON)).sqrt();
        let parameters = self.w.iter().zip(self.b);
        for ((out, &x), (&w, &b)) in self.out.iter_mut().zip(x).zip(parameters) {
            *out = ((x - mean) * scale).mul_add(w, b);
        }
        self.statistics[0] = mean;
        self.statistics[1] = scale;
    }
}

/// Number of columns in one piece of work.
const COLUMNS: usize = 64;

/// The reverse of [`layernorm()`]. With n = (x − mean)·scale and g = `d_out`·w: `d_x` += scale·(g − ⟨g⟩ − n⟨g n⟩), `d_w` += Σ_M
/// `d_out`·n, `d_b` += Σ_M `d_out`. If the context is [overwriting](Context::overwriting), the last two are overwritten.
///
/// Shapes as in [`layernorm()`]; `d_statistics` must be empty. `d_out` is zero on return. Empty shadows are not computed.
///
/// # Panics
/// If a length does not fit the sizes.
#[pullback(of = layernorm)]
#[allow(non_snake_case)]
pub fn layernorm_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    statistics: &[T],
    d_statistics: &mut [T],
    x: &[T],
    d_x: &mut [T],
    w: &[T],
    d_w: &mut [T],
    b: &[T],
    d_b: &mut [T],
    context: &Context<'_, T>,
    M: usize,
    C: usize,
) {
    let fits = |shadow: &[T], primal: usize| shadow.is_empty() || shadow.len() == primal;
    assert!(out.len() == M * C && d_out.len() == M * C, "layernorm_pullback: out, d_out");
    assert!(statistics.len() == 2 * M, "layernorm_pullback: statistics against 2·M");
    assert!(d_statistics.is_empty(), "layernorm_pullback: the statistics are not differentiable");
    assert!(x.len() == M * C && fits(d_x, M * C), "layernorm_pullback: x, d_x against M·C");
    assert!(w.len() == C && fits(d_w, C), "layernorm_pullback: w, d_w against C");
    assert!(b.len() == C && fits(d_b, C), "layernorm_pullback: b, d_b against C");
    let (team, overwrite) = (context.team(), context.overwrites());
    if !d_x.is_empty() {
        let (d_x, d_out) = (Cells::new(d_x), &*d_out);
        in_rows(team, M, &|rows| {
            for row in rows {
                let part = row * C..(row + 1) * C;
                // SAFETY: this row is this piece's own.
                let d_x = unsafe { d_x.get_mut(part.clone()) };
                let (mean, scale) = (statistics[2 * row], statistics[2 * row + 1]);
                let (d_out, x) = (&d_out[part.clone()], &x[part]);
                dispatch(RowPullback { d_x, d_out, x, w, mean, scale });
            }
        });
    }
    let (d_w, d_b, d_out) = (Cells::new(d_w), Cells::new(d_b), Cells::new(d_out));
    team.each(C.div_ceil(COLUMNS), &|piece| {
        let columns = piece * COLUMNS..((piece + 1) * COLUMNS).min(C);
        let part = |len: usize| if len == 0 { 0..0 } else { columns.clone() };
        // SAFETY: these columns are this piece's own.
        let (d_w, d_b) = unsafe { (d_w.get_mut(part(d_w.len())), d_b.get_mut(part(d_b.len()))) };
        if overwrite {
            d_w.fill(T::ZERO);
            d_b.fill(T::ZERO);
        }
        let row = |row: usize| {
            let own = row * C + columns.start..row * C + columns.end;
            // SAFETY: as above; each row is requested once.
            (unsafe { d_out.get_mut(own.clone()) }, &x[own])
        };
        dispatch(Columns { d_w, d_b, row, statistics });
    });
}

struct RowPullback<'a, T> {
    d_x: &'a mut [T],
    d_out: &'a [T],
    x: &'a [T],
    w: &'a [T],
    mean: T,
    scale: T,
}

impl<T: Real> Kernel for RowPullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { d_x, d_out, x, w, mean, scale } = self;
        let n = x.len();
        let (d_x, d_out, w) = (&mut d_x[..n], &d_out[..n], &w[..n]);
        let count = T::from_f64(n as f64);
        let g = sum(n, |i| d_out[i] * w[i]) / count;
        let gn = sum(n, |i| d_out[i] * w[i] * ((x[i] - mean) * scale)) / count;
        for i in 0..n {
            let normal = (x[i] - mean) * scale;
            d_x[i] += scale * (d_out[i] * w[i] - g - normal * gn);
        }
    }
}

/// The gradients of the parameters of some columns: `row` returns a row's `d_out` and x in these columns.
struct Columns<'a, T, R> {
    d_w: &'a mut [T],
    d_b: &'a mut [T],
    row: R,
    statistics: &'a [T],
}

impl<'a, T: Real, R: Fn(usize) -> (&'a mut [T], &'a [T])> Kernel for Columns<'_, T, R> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let (mut w, mut b) = ([T::ZERO; COLUMNS], [T::ZERO; COLUMNS]);
        w[..self.d_w.len()].copy_from_slice(self.d_w);
        b[..self.d_b.len()].copy_from_slice(self.d_b);
        for (row, statistics) in self.statistics.chunks_exact(2).enumerate() {
            let (d_out, x) = (self.row)(row);
            let (mean, scale) = (statistics[0], statistics[1]);
            for ((w, b), (d, &x)) in w.iter_mut().zip(&mut b).zip(d_out.iter_mut().zip(x)) {
                *w = d.mul_add((x - mean) * scale, *w);
                *b += *d;
                *d = T::ZERO;
            }
        }
        let (n, m) = (self.d_w.len(), self.d_b.len());
        self.d_w.copy_from_slice(&w[..n]);
        self.d_b.copy_from_slice(&b[..m]);
    }
}
