//! The output layer of a language model with its loss: softmax cross-entropy of x·wteᵀ. The logits are never stored completely.

use rootgrad_autodiff::pullback;

use crate::arena::Cells;
use crate::gemm::blocked::{GROUP, Sink, Tile};
use crate::kernels::context::{BLOCK, in_rows};
use crate::kernels::layer::linear_transposed::write;
use crate::kernels::{Context, Real};
use crate::simd::{Kernel, Simd, dispatch};

/// The mean over M positions of ln Σ_v e^{z_v} − z_target, with the logits z = x·wteᵀ over the first V tokens.
///
/// Shapes: `logits` (R, V) with any R up to M: the logits of the first R positions are stored for the pullback. The pullback
/// computes the others again (a tenth more arithmetic if R is 0). `statistics` (M, 2) receives ln Σ eᶻ and z_target; `x` (M, C);
/// `wte` (at least V, C); `targets` (M).
///
/// # Panics
/// If a length does not fit the sizes, or a target is not below V.
#[allow(non_snake_case)]
pub fn head_cross_entropy<T: Real>(
    logits: &mut [T],     // (R, V)
    statistics: &mut [T], // (M, 2)
    x: &[T],              // (M, C)
    wte: &[T],            // (≥ V, C)
    targets: &[u32],      // (M)
    context: &Context<'_, T>,
    C: usize,
    V: usize,
) -> T {
    let M = targets.len();
    check(logits.len(), statistics.len(), x.len(), wte.len(), targets, C, V);
    let mut workspace = context.borrow();
    let groups = V.div_ceil(GROUP);
    let (parts, workspace) = workspace.split_at_mut(2 * groups * M);
    let sums = Sums {
        kept: logits.len() / V,
        logits: Cells::new(logits),
        parts: Cells::new(parts),
        statistics: Cells::new(statistics),
        targets,
        V,
    };
    T::tiles(context.precision(), context.team(), workspace, x, wte, M, C, V, &sums);
    in_rows(context.team(), M, &|rows| {
        for row in rows {
            // SAFETY: the products are done, and this row's statistics are this piece's own.
            unsafe { sums.combine(row, groups) };
        }
    });
    let loss = |row: &[T]| row[0].to_f64() - row[1].to_f64();
    T::from_f64(statistics.chunks_exact(2).map(loss).sum::<f64>() / M as f64)
}

#[allow(non_snake_case)]
fn check(
    logits: usize,
    statistics: usize,
    x: usize,
    wte: usize,
    targets: &[u32],
    C: usize,
    V: usize,
) {
    let M = targets.len();
    assert!(V > 0 && M > 0, "head_cross_entropy: no tokens");
    assert!(logits.is_multiple_of(V) && logits <= M * V, "head_cross_entropy: logits against R·V");
    assert_eq!(statistics, 2 * M, "head_cross_entropy: length of statistics against 2·M");
    assert_eq!(x, M * C, "head_cross_entropy: length of x against M·C = {M}·{C}");
    assert!(wte >= V * C, "head_cross_entropy: length of wte against V·C = {V}·{C}");
    for &target in targets {
        assert!((target as usize) < V, "head_cross_entropy: target {target}; wanted < {V}");
    }
}

/// Consumes logits: stores some, finds the target's, and sums the exponentials of each group of tokens.
#[allow(non_snake_case)]
struct Sums<'a, T> {
    /// Number of positions whose logits are stored, R.
    kept: usize,
    logits: Cells<'a, T>,
    /// (groups, M, 2): largest logit z of the group, and Σ e^{z' − z}.
    parts: Cells<'a, T>,
    statistics: Cells<'a, T>,
    targets: &'a [u32],
    V: usize,
}

/// Number of rows that are processed at a time.
const LANES: usize = 16;

impl<T: Real> Sink<T> for Sums<'_, T> {
    #[inline(always)]
    fn take<S: Simd>(&self, s: S, tile: Tile<'_, T>) {
        let Tile { values, width, first_output, outputs, first_row, rows, .. } = tile;
        let kept = self.kept.saturating_sub(first_row).min(rows);
        if kept > 0 {
            let at = (first_row, kept, first_output, outputs);
            write(s, self.logits, self.V, values, width, at);
        }
        for start in (0..rows).step_by(LANES) {
            let mut largest = [T::ZERO; LANES];
            largest.copy_from_slice(&values[start..start + LANES]);
            for row in values.chunks_exact(width) {
                for (largest, &z) in largest.iter_mut().zip(&row[start..start + LANES]) {
                    *largest = largest.max(z);
                }
            }
            let mut sums = [T::ZERO; LANES];
            for row in values.chunks_exact(width) {
                for l in 0..LANES {
                    sums[l] += (row[start + l] - largest[l]).exp();
                }
            }
            for l in 0..LANES.min(rows - start) {
                let at = 2 * (first_output / GROUP * self.targets.len() + first_row + start + l);
                // SAFETY: this group's part of this row is this piece's own.
                let part = unsafe { self.parts.get_mut(at..at + 2) };
                part.copy_from_slice(&[largest[l], sums[l]]);
            }
        }
        for row in 0..rows {
            let target = (self.targets[first_row + row] as usize).wrapping_sub(first_output);
            if target < outputs {
                let at = 2 * (first_row + row) + 1;
                // SAFETY: only the piece with the target's logit writes it.
                unsafe { self.statistics.get_mut(at..at + 1)[0] = values[target * width + row] };
            }
        }
    }
}

impl<T: Real> Sums<'_, T> {
    /// Computes ln Σ eᶻ of a row from its groups, in order.
    ///
    /// # Safety
    /// No one else may use the row's statistics, or write parts.
    unsafe fn combine(&self, row: usize, groups: usize) {
        let part = |group: usize| {
            let at = 2 * (group * self.targets.len() + row);
            // SAFETY: no one writes.
            unsafe { self.parts.get(at..at + 2) }
        };
        let largest = (1..groups).fold(part(0)[0], |most, group| most.max(part(group)[0]));
        let mut sum = T::ZERO;
        for group in 0..groups {
            let part = part(group);
            sum = part[1].mul_add((part[0] - largest).exp(), sum);
        }
        // SAFETY: the caller's promise.
        unsafe { self.statistics.get_mut(2 * row..2 * row + 1)[0] = largest + sum.ln() };
    }
}

/// The reverse of [`head_cross_entropy()`]: with δ = `d_ret` / M · (softmax(z) − e_target), `d_x` += δ·wte, `d_wte` += δᵀ·x. If
/// the context is [overwriting](Context::overwriting), the latter is overwritten. Both are computed block by block of the
/// vocabulary.
///
/// Shapes as in [`head_cross_entropy()`]; `d_logits` and `d_statistics` must be empty. Empty shadows are not computed.
///
/// # Panics
/// Those of [`head_cross_entropy()`].
#[pullback(of = head_cross_entropy)]
#[allow(non_snake_case)]
pub fn head_cross_entropy_pullback<T: Real>(
    logits: &[T],
    d_logits: &mut [T],
    statistics: &[T],
    d_statistics: &mut [T],
    x: &[T],
    d_x: &mut [T],
    wte: &[T],
    d_wte: &mut [T],
    targets: &[u32],
    context: &Context<'_, T>,
    C: usize,
    V: usize,
    d_ret: T,
) {
    let M = targets.len();
    check(logits.len(), statistics.len(), x.len(), wte.len(), targets, C, V);
    let silent = d_logits.is_empty() && d_statistics.is_empty();
    assert!(silent, "head_cross_entropy_pullback: logits and statistics are not differentiable");
    assert!(d_x.is_empty() || d_x.len() == M * C, "head_cross_entropy_pullback: d_x");
    assert!(d_wte.is_empty() || d_wte.len() == wte.len(), "head_cross_entropy_pullback: d_wte");
    let (team, precision) = (context.team(), context.precision());
    let (kept, overwrite) = (logits.len() / V, context.overwrites());
    let mut workspace = context.borrow();
    let (delta, workspace) = workspace.split_at_mut(M * BLOCK.min(V));
    for first in (0..V).step_by(BLOCK) {
        let size = BLOCK.min(V - first);
        let (delta, w) = (&mut delta[..M * size], &wte[first * C..(first + size) * C]);
        if kept < M {
            let again = Again { delta: Cells::new(&mut delta[kept * size..]), size };
            T::tiles(precision, team, workspace, &x[kept * C..], w, M - kept, C, size, &again);
        }
        let cells = Cells::new(delta);
        in_rows(team, M, &|rows| {
            for row in rows {
                // SAFETY: this row is this piece's own.
                let delta = unsafe { cells.get_mut(row * size..(row + 1) * size) };
                let kept = if row < kept { &logits[row * V + first..][..size] } else { &[] };
                let target = (targets[row] as usize).wrapping_sub(first);
                let scale = d_ret / T::from_f64(M as f64);
                dispatch(Delta { delta, kept, log_sum: statistics[2 * row], target, scale });
            }
        });
        let d_w = match d_wte.is_empty() {
            true => &mut [],
            false => &mut d_wte[first * C..(first + size) * C],
        };
        T::add_outer(precision, team, workspace, d_w, &mut [], delta, x, overwrite, M, C, size);
        if !d_x.is_empty() {
            T::add_rows(precision, team, workspace, d_x, delta, w, M, C, size);
        }
    }
    if overwrite && !d_wte.is_empty() {
        d_wte[V * C..].fill(T::ZERO);
    }
}

/// Logits that are computed again.
struct Again<'a, T> {
    delta: Cells<'a, T>,
    size: usize,
}

impl<T: Real> Sink<T> for Again<'_, T> {
    #[inline(always)]
    fn take<S: Simd>(&self, s: S, tile: Tile<'_, T>) {
        let at = (tile.first_row, tile.rows, tile.first_output, tile.outputs);
        write(s, self.delta, self.size, tile.values, tile.width, at);
    }
}

/// Replaces logits, in `kept` or in `delta` itself, by δ.
struct Delta<'a, T> {
    delta: &'a mut [T],
    kept: &'a [T],
    log_sum: T,
    target: usize,
    scale: T,
}

impl<T: Real> Kernel for Delta<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        if !self.kept.is_empty() {
            self.delta.copy_from_slice(self.kept);
        }
        for delta in self.delta.iter_mut() {
            *delta = self.scale * (*delta - self.log_sum).exp();
        }
        if let Some(delta) = self.delta.get_mut(self.target) {
            *delta -= self.scale;
        }
    }
}
