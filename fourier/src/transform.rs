//! Transforms implemented with `rustfft` and `realfft`.

use std::sync::Arc;

use bytemuck::{Pod, cast_slice, cast_slice_mut};
use num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use rustfft::{Fft, FftNum, FftPlanner};

use crate::{Kind, Spec, Transform};

pub(crate) fn plan<T: FftNum + Pod>(spec: Spec) -> Arc<dyn Transform<T>> {
    let n = spec.length;
    // (n up to 2²² is exact in both types.)
    let scale = spec.scaled.then(|| T::one() / T::from_usize(n).unwrap_or_else(T::one));
    match spec.kind {
        Kind::Forward => {
            Arc::new(ComplexTransform { fft: FftPlanner::new().plan_fft_forward(n), scale })
        }
        Kind::Inverse => {
            Arc::new(ComplexTransform { fft: FftPlanner::new().plan_fft_inverse(n), scale })
        }
        Kind::FromReal => {
            let fft = RealFftPlanner::new().plan_fft_forward(n);
            Arc::new(FromReal { fft, scale, doubled: spec.adjoint })
        }
        Kind::ToReal => {
            let fft = RealFftPlanner::new().plan_fft_inverse(n);
            Arc::new(ToReal { fft, scale, halved: spec.adjoint })
        }
    }
}

struct ComplexTransform<T> {
    fft: Arc<dyn Fft<T>>,
    scale: Option<T>,
}

impl<T: FftNum + Pod> Transform<T> for ComplexTransform<T> {
    fn scratch(&self) -> usize {
        2 * self.fft.get_immutable_scratch_len()
    }

    fn run(&self, output: &mut [T], input: &[T], scratch: &mut [T]) {
        let scratch = &mut scratch[..self.scratch()];
        self.fft.process_immutable_with_scratch(
            cast_slice(input),
            cast_slice_mut(output),
            cast_slice_mut(scratch),
        );
        multiply(output, self.scale);
    }
}

struct FromReal<T> {
    fft: Arc<dyn RealToComplex<T>>,
    scale: Option<T>,
    /// True if inner pairs count twice.
    doubled: bool,
}

impl<T: FftNum + Pod> Transform<T> for FromReal<T> {
    fn scratch(&self) -> usize {
        self.fft.len() + 2 * self.fft.get_scratch_len()
    }

    fn run(&self, output: &mut [T], input: &[T], scratch: &mut [T]) {
        let (line, scratch) = scratch.split_at_mut(self.fft.len());
        line.copy_from_slice(input);
        multiply(line, self.scale);
        let pairs: &mut [Complex<T>] = cast_slice_mut(output);
        let scratch = cast_slice_mut(&mut scratch[..2 * self.fft.get_scratch_len()]);
        let done = self.fft.process_with_scratch(line, pairs, scratch);
        debug_assert!(done.is_ok(), "the lengths are those of the plan");
        if self.doubled {
            inner(pairs, self.fft.len()).iter_mut().for_each(|pair| *pair = *pair + *pair);
        }
    }
}

struct ToReal<T> {
    fft: Arc<dyn ComplexToReal<T>>,
    scale: Option<T>,
    /// True if inner pairs count half.
    halved: bool,
}

impl<T: FftNum + Pod> Transform<T> for ToReal<T> {
    fn scratch(&self) -> usize {
        2 * (self.fft.complex_len() + self.fft.get_scratch_len())
    }

    fn run(&self, output: &mut [T], input: &[T], scratch: &mut [T]) {
        let (line, scratch) = scratch.split_at_mut(2 * self.fft.complex_len());
        line.copy_from_slice(input);
        let pairs: &mut [Complex<T>] = cast_slice_mut(line);
        let n = self.fft.len();
        pairs[0].im = T::zero();
        if n.is_multiple_of(2) {
            pairs[n / 2].im = T::zero();
        }
        if self.halved {
            let half = T::one() / (T::one() + T::one());
            inner(pairs, n).iter_mut().for_each(|pair| *pair = *pair * half);
        }
        let scratch = cast_slice_mut(&mut scratch[..2 * self.fft.get_scratch_len()]);
        let done = self.fft.process_with_scratch(pairs, output, scratch);
        debug_assert!(done.is_ok(), "the lengths are those of the plan");
        multiply(output, self.scale);
    }
}

/// Returns the inner pairs of half a spectrum, which also represent their conjugates.
fn inner<T>(pairs: &mut [Complex<T>], n: usize) -> &mut [Complex<T>] {
    &mut pairs[1.min(n / 2 + 1)..n.div_ceil(2).max(1)]
}

fn multiply<T: FftNum>(numbers: &mut [T], scale: Option<T>) {
    if let Some(scale) = scale {
        numbers.iter_mut().for_each(|number| *number = *number * scale);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::TAU;

    /// Lengths with various factors: 1, powers of 2, odd numbers, primes below and above those with special code in
    /// the library.
    const LENGTHS: [usize; 15] = [1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 97, 101, 128, 360, 1009];

    fn numbers(count: usize) -> Vec<f64> {
        (0..count).map(|i| ((i * 7919 + 31) % 997) as f64 / 356.0 - 1.4).collect()
    }

    fn transformed<T: FftNum + Pod>(spec: Spec, input: &[T]) -> Vec<T> {
        let plan = plan::<T>(spec);
        // (The initial content of scratch and output must not matter.)
        let mut scratch = vec![T::from_f64(7.0).unwrap(); plan.scratch()];
        let mut output = vec![T::from_f64(9.0).unwrap(); spec.numbers()[1]];
        plan.run(&mut output, input, &mut scratch);
        output
    }

    /// Computes Σ x(t) exp(sign 2πi k t/n) for all k by its definition.
    fn by_definition(pairs: &[Complex<f64>], sign: f64) -> Vec<Complex<f64>> {
        let n = pairs.len();
        let term = |k: usize, t: usize| {
            pairs[t] * Complex::from_polar(1.0, sign * TAU * (k * t % n) as f64 / n as f64)
        };
        (0..n).map(|k| (0..n).map(|t| term(k, t)).sum()).collect()
    }

    /// Completes a spectrum's first half with the conjugate pairs.
    fn whole(half: &[Complex<f64>], n: usize) -> Vec<Complex<f64>> {
        let real = |k: usize| k == 0 || 2 * k == n;
        (0..n)
            .map(|k| match k <= n / 2 {
                true if real(k) => Complex::from(half[k].re),
                true => half[k],
                false => half[n - k].conj(),
            })
            .collect()
    }

    fn expected(spec: Spec, input: &[f64]) -> Vec<f64> {
        let n = spec.length;
        let scale = if spec.scaled { 1.0 / n as f64 } else { 1.0 };
        let inner = |k: usize| k > 0 && 2 * k < n;
        let made: Vec<Complex<f64>> = match spec.kind {
            Kind::Forward => by_definition(cast_slice(input), -1.0),
            Kind::Inverse => by_definition(cast_slice(input), 1.0),
            Kind::FromReal => {
                let pairs: Vec<_> = input.iter().map(|&x| Complex::from(x)).collect();
                let twice = |k| if spec.adjoint && inner(k) { 2.0 } else { 1.0 };
                let half = by_definition(&pairs, -1.0).into_iter().take(n / 2 + 1);
                half.enumerate().map(|(k, pair)| pair * twice(k)).collect()
            }
            Kind::ToReal => {
                let half = |k| if spec.adjoint && inner(k) { 0.5 } else { 1.0 };
                let pairs: &[Complex<f64>] = cast_slice(input);
                let pairs: Vec<_> = pairs.iter().enumerate().map(|(k, z)| z * half(k)).collect();
                by_definition(&whole(&pairs, n), 1.0)
            }
        };
        let numbers: Vec<f64> = match spec.kind {
            Kind::ToReal => made.iter().map(|pair| pair.re).collect(),
            _ => cast_slice(&made).to_vec(),
        };
        numbers.iter().map(|number| number * scale).collect()
    }

    fn specs() -> impl Iterator<Item = Spec> {
        let kinds = [Kind::Forward, Kind::Inverse, Kind::FromReal, Kind::ToReal];
        kinds.into_iter().flat_map(|kind| {
            LENGTHS.into_iter().flat_map(move |length| {
                [(false, false), (true, false), (false, true), (true, true)]
                    .map(|(scaled, adjoint)| Spec { kind, length, scaled, adjoint })
            })
        })
    }

    #[test]
    fn transforms_are_the_sums_of_their_definition() {
        for spec in specs() {
            let input = numbers(spec.numbers()[0]);
            let right = expected(spec, &input);
            let size = right.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
            let double = transformed::<f64>(spec, &input);
            let single: Vec<f32> = input.iter().map(|&x| x as f32).collect();
            let single = transformed::<f32>(spec, &single);
            for ((double, single), right) in double.iter().zip(&single).zip(&right) {
                assert!((double - right).abs() < 1e-13 * size, "{spec:?}: {double}, not {right}");
                let error = (f64::from(*single) - right).abs();
                assert!(error < 1e-6 * size, "{spec:?}: {single}, not {right}");
            }
        }
    }

    /// Checks ⟨A x, y⟩ = ⟨x, A* y⟩, and that the adjoint of the adjoint is the transform.
    #[test]
    fn adjoints_are_adjoint() {
        for spec in specs() {
            let adjoint = spec.adjoint();
            assert_eq!(adjoint.adjoint(), Spec { adjoint: adjoint.adjoint().adjoint, ..spec });
            let [from, to] = spec.numbers();
            let (x, y) = (numbers(from), numbers(to + 1)[1..].to_vec());
            let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
            let (ax, ay) = (transformed(spec, &x), transformed(adjoint, &y));
            let (left, right) = (dot(&ax, &y), dot(&x, &ay));
            let size = dot(&ax, &ax).sqrt() * dot(&y, &y).sqrt();
            assert!((left - right).abs() < 1e-12 * (1.0 + size), "{spec:?}: {left}, {right}");
        }
    }
}
