//! act(x·wᵀ + b) + residual: a layer larger than the caches, on all threads, with weights (O, I).

use rootgrad_autodiff::pullback;

use crate::arena::Cells;
use crate::gemm::blocked::{Sink, Tile};
use crate::kernels::activation::{Activate, multiply_slope};
use crate::kernels::context::in_rows;
use crate::kernels::{Activation, Context, Real, reduce};
use crate::simd::{Kernel, Simd};

/// out = act(x·wᵀ + b) + residual, for a few rows and weights that are larger than the caches.
///
/// Shapes: `out` (M, O), `slope` (M, O) or empty, `x` (M, I), `w` (O, I), as in PyTorch's `Linear`, `b` (O), `residual`
/// (M, O) or empty for none. `slope` as in [`linear`](crate::kernels::linear()).
///
/// Each output is x·w summed in order with fused multiply-add, plus the bias.
///
/// # Panics
/// If a length does not fit the sizes, or the context's workspace is too short.
///
/// # Example
/// ```
/// use rootgrad::kernels::{Activation, Context, linear_transposed};
/// let team = rootgrad::threads::Team::new(1);
/// let mut workspace = vec![0.0; Context::<f64>::workspace(1, 2, 0)];
/// let context = Context::new(&team, &mut workspace);
/// let (x, w, b) = ([1.0, 2.0], [0.5, 0.25, -1.0, 1.0], [0.0, 0.5]);
/// let mut y = [0.0; 2];
/// linear_transposed(&mut y, &mut [], &x, &w, &b, &[10.0, 20.0], Activation::Identity, &context, 1, 2, 2);
/// assert_eq!(y, [11.0, 21.5]);
/// ```
#[allow(non_snake_case)] // the size letters
pub fn linear_transposed<T: Real>(
    out: &mut [T],   // (M, O)
    slope: &mut [T], // (M, O) or empty
    x: &[T],         // (M, I)
    w: &[T],         // (O, I)
    b: &[T],         // (O)
    residual: &[T],  // (M, O) or empty
    activation: Activation,
    context: &Context<'_, T>,
    M: usize,
    I: usize,
    O: usize,
) {
    assert_eq!(out.len(), M * O, "linear_transposed: length of out against M·O = {M}·{O}");
    assert!(
        slope.is_empty() || slope.len() == M * O,
        "linear_transposed: length of slope against M·O"
    );
    assert_eq!(x.len(), M * I, "linear_transposed: length of x against M·I = {M}·{I}");
    assert_eq!(w.len(), O * I, "linear_transposed: length of w against O·I = {O}·{I}");
    assert_eq!(b.len(), O, "linear_transposed: length of b against O");
    assert!(
        residual.is_empty() || residual.len() == M * O,
        "linear_transposed: length of residual"
    );
    let finish = Finish {
        out: Cells::new(out),
        slope: (!slope.is_empty() && activation.keeps_slope()).then(|| Cells::new(slope)),
        b,
        residual,
        activation,
        O,
    };
    T::tiles(context.precision(), context.team(), &mut context.borrow(), x, w, M, I, O, &finish);
}

/// [`linear_transposed()`] without a pullback, for a few rows at the speed of memory: every weight is read once, and the
/// time is that of reading the weights. The order of summation differs (16 interleaved partial sums), so the bits differ,
/// too. They do not depend on the other rows either.
///
/// Shapes as in [`linear_transposed()`]; `w` may have more than O rows, and `b` may be empty for none.
///
/// # Panics
/// If a length does not fit the sizes.
#[allow(non_snake_case)]
pub fn linear_transposed_streamed<T: Real>(
    out: &mut [T],  // (M, O)
    x: &[T],        // (M, I)
    w: &[T],        // (≥ O, I)
    b: &[T],        // (O) or empty
    residual: &[T], // (M, O) or empty
    activation: Activation,
    context: &Context<'_, T>,
    M: usize,
    I: usize,
    O: usize,
) {
    assert_eq!(out.len(), M * O, "linear_transposed_streamed: length of out against M·O = {M}·{O}");
    assert_eq!(x.len(), M * I, "linear_transposed_streamed: length of x against M·I = {M}·{I}");
    assert!(w.len() >= O * I, "linear_transposed_streamed: length of w against O·I = {O}·{I}");
    assert!(b.is_empty() || b.len() == O, "linear_transposed_streamed: length of b against O");
    assert!(residual.is_empty() || residual.len() == M * O, "linear_transposed_streamed: residual");
    let finish = Finish { out: Cells::new(out), slope: None, b, residual, activation, O };
    T::streamed(context.team(), x, w, M, I, O, &finish);
}

/// Bias, activation and residual, tile by tile.
#[allow(non_snake_case)]
pub(super) struct Finish<'a, T> {
    pub(super) out: Cells<'a, T>,
    pub(super) slope: Option<Cells<'a, T>>,
    pub(super) b: &'a [T],
    pub(super) residual: &'a [T],
    pub(super) activation: Activation,
    pub(super) O: usize,
}

impl<T: Real> Sink<T> for Finish<'_, T> {
    #[inline(always)]
    fn take<S: Simd>(&self, s: S, tile: Tile<'_, T>) {
        let Tile { values, workspace, width, first_output, outputs, first_row, rows } = tile;
        if !self.b.is_empty() {
            for (row, &b) in values.chunks_exact_mut(width).zip(&self.b[first_output..]) {
                for value in row {
                    *value += b;
                }
            }
        }
        if self.activation != Activation::Identity {
            let slope: &mut [T] = if self.slope.is_some() { &mut *workspace } else { &mut [] };
            Activate { out: &mut *values, slope, activation: self.activation }.run(s);
        }
        let at = (first_row, rows, first_output, outputs);
        write(s, self.out, self.O, values, width, at);
        if let Some(slope) = self.slope {
            write(s, slope, self.O, workspace, width, at);
        }
        if !self.residual.is_empty() {
            for row in first_row..first_row + rows {
                let at = row * self.O + first_output;
                // SAFETY: this tile's outputs, which no one else touches.
                let out = unsafe { self.out.get_mut(at..at + outputs) };
                for (out, &r) in out.iter_mut().zip(&self.residual[at..][..outputs]) {
                    *out += r;
                }
            }
        }
    }
}

/// Writes a tile into `out` (M, N), transposing it.
#[inline(always)]
#[allow(non_snake_case)]
pub(in crate::kernels) fn write<T: Real, S: Simd>(
    s: S,
    out: Cells<'_, T>,
    N: usize,
    values: &[T],
    width: usize,
    (first_row, rows, first, columns): (usize, usize, usize, usize),
) {
    assert!((first_row + rows).saturating_sub(1) * N + first + columns <= out.len());
    assert!(values.len() >= columns * width);
    let whole = (rows - rows % S::LANES, columns - columns % S::LANES);
    let to = out.at(first_row * N + first);
    // SAFETY: rows and columns of the tile are in `out` and belong to this piece, and in `values`.
    unsafe {
        for r in (0..whole.0).step_by(S::LANES) {
            for c in (0..whole.1).step_by(S::LANES) {
                T::transpose(s, to.add(r * N + c), N, values.as_ptr().add(c * width + r), width);
            }
        }
        for r in 0..rows {
            let start = if r < whole.0 { whole.1 } else { 0 };
            for c in start..columns {
                *to.add(r * N + c) = values[c * width + r];
            }
        }
    }
}

/// The reverse of [`linear_transposed()`]: `d_residual` += `d_out`; with dz = `d_out`·act′, `d_x` += dz·w, `d_w` += dzᵀ·x,
/// `d_b` += Σ_M dz. If the context is [overwriting](Context::overwriting), the last two are overwritten.
///
/// Shapes as in [`linear_transposed()`]; `d_slope` must be empty. `d_out` is zero on return. Empty shadows are not
/// computed.
///
/// # Panics
/// If a length does not fit the sizes, or `slope` is empty although the activation needs it. Also if there is a residual
/// and the activation computes its slope from its output, since the residual hides that output.
#[pullback(of = linear_transposed)]
#[allow(non_snake_case)]
pub fn linear_transposed_pullback<T: Real>(
    out: &[T],
    d_out: &mut [T],
    slope: &[T],
    d_slope: &mut [T],
    x: &[T],
    d_x: &mut [T],
    w: &[T],
    d_w: &mut [T],
    b: &[T],
    d_b: &mut [T],
    residual: &[T],
    d_residual: &mut [T],
    activation: Activation,
    context: &Context<'_, T>,
    M: usize,
    I: usize,
    O: usize,
) {
    let fits = |shadow: &[T], primal: usize| shadow.is_empty() || shadow.len() == primal;
    assert!(
        out.len() == M * O && d_out.len() == M * O,
        "linear_transposed_pullback: out, d_out against M·O"
    );
    assert!(d_slope.is_empty(), "linear_transposed_pullback: the slope is not differentiable");
    assert!(x.len() == M * I && fits(d_x, M * I), "linear_transposed_pullback: x, d_x against M·I");
    assert!(w.len() == O * I && fits(d_w, O * I), "linear_transposed_pullback: w, d_w against O·I");
    assert!(b.len() == O && fits(d_b, O), "linear_transposed_pullback: b, d_b against O");
    assert!(fits(d_residual, M * O), "linear_transposed_pullback: d_residual against M·O");
    if activation.keeps_slope() {
        assert_eq!(
            slope.len(),
            M * O,
            "linear_transposed_pullback: {activation} needs the forward's slope"
        );
    } else if activation != Activation::Identity {
        assert!(residual.is_empty(), "linear_transposed_pullback: {activation} under a residual");
    }
    let (team, precision) = (context.team(), context.precision());
    let (d_z, d_r) = (Cells::new(d_out), Cells::new(d_residual));
    let wanted = d_r.len() > 0;
    if wanted || activation != Activation::Identity {
        in_rows(team, M, &|rows| {
            let part = rows.start * O..rows.end * O;
            // SAFETY: these rows are this piece's own.
            let (d_z, d_r) = unsafe {
                let d_r = if wanted { d_r.get_mut(part.clone()) } else { Default::default() };
                (d_z.get_mut(part.clone()), d_r)
            };
            if !d_r.is_empty() {
                reduce::add(d_r, d_z);
            }
            let slope = if slope.is_empty() { slope } else { &slope[part.clone()] };
            multiply_slope(d_z, &out[part], slope, activation);
        });
    }
    let d_z = &*d_out;
    let mut workspace = context.borrow();
    T::add_outer(precision, team, &mut workspace, d_w, d_b, d_z, x, context.overwrites(), M, I, O);
    if !d_x.is_empty() {
        T::add_rows(precision, team, &mut workspace, d_x, d_z, w, M, I, O);
    }
    clear(context, d_out, M, O);
}

/// Sets the shadow (M, C) of an output to zero, after its use.
#[allow(non_snake_case)]
pub(super) fn clear<T: Real>(context: &Context<'_, T>, shadow: &mut [T], M: usize, C: usize) {
    let shadow = Cells::new(shadow);
    in_rows(context.team(), M, &|rows| {
        // SAFETY: these rows are this piece's own.
        unsafe { shadow.get_mut(rows.start * C..rows.end * C) }.fill(T::ZERO);
    });
}
