//! The reverse of one head.

use super::tile::{Head, Scores, TILE};
use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

impl<T: Real> Head<'_, T> {
    /// Adds this head's adjoint to `to`, with the layout of the head's part of qkv. With P = softmax(S), D_t =
    /// d_out_t·out_t: d_v += Pᵀ d_out, d_S = P ∘ (d_out vᵀ − D), d_q += scale · d_S k, d_k += scale · d_Sᵀ q.
    ///
    /// # Safety
    /// `to` must be writable where the head's queries, keys and values lie; `out` and `d_out` have rows C apart.
    pub(super) unsafe fn reverse(&self, to: *mut T, out: &[T], d_out: &[T], statistics: &[T]) {
        let (mut weights, mut slopes) = (Scores::new(), Scores::new());
        let (d_k, d_v) = (to.wrapping_add(self.channels), to.wrapping_add(2 * self.channels));
        for first in (0..self.time).step_by(TILE) {
            let queries = self.count(first);
            let mut dots = [T::ZERO; TILE];
            for (r, dot) in dots.iter_mut().enumerate().take(queries) {
                let at = (first + r) * self.channels;
                let rows = out[at..][..self.size].iter().zip(&d_out[at..][..self.size]);
                *dot = rows.fold(T::ZERO, |sum, (&o, &d)| o.mul_add(d, sum));
            }
            for second in self.tiles(first) {
                let keys = self.count(second);
                let (q, own) = (&self.q[first * self.row..], &d_out[first * self.channels..]);
                // SAFETY: the rows from `first` and `second` on are there, in `to` by the caller's promise.
                unsafe {
                    let rows = (self.row, self.row);
                    self.against(&mut weights.values, (self.q, first), (self.k, second), rows);
                    let rows = (self.channels, self.row);
                    self.against(&mut slopes.values, (d_out, first), (self.v, second), rows);
                    dispatch(Weights {
                        weights: &mut weights.values,
                        slopes: &mut slopes.values,
                        statistics: &statistics[first..first + queries],
                        dots: &dots,
                        keys,
                        diagonal: self.causal && first == second,
                        scale: self.scale,
                    });
                    let (forth, back) = ((queries, keys, false), (keys, queries, true));
                    let at = second * self.row;
                    self.add(d_v.add(at), self.row, &weights.values, back, own, self.channels);
                    self.add(d_k.add(at), self.row, &slopes.values, back, q, self.row);
                    let to = to.add(first * self.row);
                    self.add(to, self.row, &slopes.values, forth, &self.k[at..], self.row);
                }
            }
        }
    }
}

/// Replaces scores by P, and the products d_out·v by scale · d_S; both are 0 for hidden keys.
struct Weights<'a, T> {
    weights: &'a mut [T; TILE * TILE],
    slopes: &'a mut [T; TILE * TILE],
    statistics: &'a [T],
    dots: &'a [T; TILE],
    keys: usize,
    diagonal: bool,
    scale: T,
}

impl<T: Real> Kernel for Weights<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let rows = self.weights.chunks_exact_mut(TILE).zip(self.slopes.chunks_exact_mut(TILE));
        for (r, ((weights, slopes), &log_sum)) in rows.zip(self.statistics).enumerate() {
            let seen = if self.diagonal { r + 1 } else { self.keys };
            for (weight, slope) in weights[..seen].iter_mut().zip(&mut slopes[..seen]) {
                *weight = (*weight * self.scale - log_sum).exp();
                *slope = *weight * (*slope - self.dots[r]) * self.scale;
            }
            weights[seen..self.keys].fill(T::ZERO);
            slopes[seen..self.keys].fill(T::ZERO);
        }
    }
}
