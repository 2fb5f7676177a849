//! Normalisation of groups of neighbouring numbers: Ba, Kiros & Hinton, arXiv:1607.06450; Wu & He, arXiv:1803.08494; Zhang &
//! Sennrich, arXiv:1910.07467.
//!
//! With n = (x − mean)/σ and g = d·w: the adjoint of x is (g − ⟨g⟩ − n⟨g n⟩)/σ, that of the scale w is Σ d n, that of the shift
//! Σ d. Without a mean, ⟨g⟩ is left out.

use super::sums;
use crate::kernels::Real;
use crate::simd::{Kernel, Simd, dispatch};

/// The form of a normalisation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Form {
    /// Number of values of a group.
    pub(crate) size: usize,
    /// Number of consecutive values with the same scale and shift: a divisor of the size.
    pub(crate) run: usize,
    /// True if the mean is subtracted.
    pub(crate) centred: bool,
    /// Added to the variance, or the mean square.
    pub(crate) epsilon: f64,
}

impl Form {
    /// Returns a group's parameters.
    #[inline(always)]
    fn of_group<'a, T>(&self, group: usize, all: &'a [T]) -> &'a [T] {
        &all[self.parameters(group, all.len())]
    }

    /// Returns the range of a group's parameters among `count`. The parameters of one group follow those of the group before,
    /// and repeat after `count`.
    fn parameters(&self, group: usize, count: usize) -> std::ops::Range<usize> {
        let runs = self.size / self.run;
        let start = group * runs % count;
        start..start + runs
    }
}

/// Number of values that a group stores for its pullback: its mean (0 if the mean is not subtracted), and 1/σ.
pub(crate) const STATISTICS: usize = 2;

/// The normalisation of groups.
pub(crate) struct Norm<'a, T> {
    pub(crate) y: &'a mut [T],
    /// (groups, 2)
    pub(crate) statistics: &'a mut [T],
    pub(crate) x: &'a [T],
    /// One scale for each run of one or more groups; `None` for 1.
    pub(crate) scale: Option<&'a [T]>,
    /// One shift for each run; `None` for 0.
    pub(crate) shift: Option<&'a [T]>,
    pub(crate) form: Form,
}

/// The adjoints of one row's x, scale and shift.
pub(crate) struct NormPullback<'a, T> {
    pub(crate) d_x: &'a mut [T],
    /// Empty if there is no scale.
    pub(crate) d_scale: &'a mut [T],
    /// Empty if there is no shift.
    pub(crate) d_shift: &'a mut [T],
    pub(crate) d: &'a [T],
    pub(crate) x: &'a [T],
    /// (groups, 2)
    pub(crate) statistics: &'a [T],
    pub(crate) scale: Option<&'a [T]>,
    pub(crate) form: Form,
}

impl<T: Real> Norm<'_, T> {
    /// Computes y and the statistics.
    ///
    /// # Panics
    /// If the lengths do not match.
    pub(crate) fn make(self) {
        let Form { size, run, .. } = self.form;
        let groups = self.x.len() / size;
        assert!(self.y.len() == self.x.len() && self.x.len() == groups * size, "norm: lengths");
        assert!(self.statistics.len() == groups * STATISTICS, "norm: length of the statistics");
        assert!(size.is_multiple_of(run), "norm: runs of {run} in a group of {size}");
        dispatch(self);
    }
}

impl<T: Real> NormPullback<'_, T> {
    /// Computes the adjoints.
    ///
    /// # Panics
    /// If the lengths do not match.
    pub(crate) fn make(self) {
        let Form { size, run, .. } = self.form;
        let (len, groups) = (self.x.len(), self.x.len() / size);
        assert!(self.d_x.len() == len && self.d.len() == len, "norm_pullback: lengths");
        assert!(len == groups * size && size.is_multiple_of(run), "norm_pullback: groups");
        assert!(self.statistics.len() == groups * STATISTICS, "norm_pullback: statistics");
        dispatch(self);
    }
}

impl<T: Real> Kernel for Norm<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, _: S) {
        let Self { y, statistics, x, scale, shift, form } = self;
        let groups = y.chunks_exact_mut(form.size).zip(x.chunks_exact(form.size));
        let groups = groups.zip(statistics.as_chunks_mut::<STATISTICS>().0);
        for (group, ((y, x), statistics)) in groups.enumerate() {
            let (mean, inverse) = of_group(x, form);
            *statistics = [mean, inverse];
            match scale.map(|scale| form.of_group(group, scale)) {
                None => affine(y, x, mean, inverse, T::ZERO),
                Some(scale) if form.run == 1 => {
                    match shift.map(|shift| form.of_group(group, shift)) {
                        Some(shift) => {
                            let parameters = scale.iter().zip(shift);
                            for ((y, &x), (&w, &b)) in y.iter_mut().zip(x).zip(parameters) {
                                *y = ((x - mean) * inverse).mul_add(w, b);
                            }
                        }
                        None => {
                            for ((y, &x), &w) in y.iter_mut().zip(x).zip(scale) {
                                *y = (x - mean) * inverse * w;
                            }
                        }
                    }
                }
                Some(scale) => {
                    let shift = shift.map(|shift| form.of_group(group, shift));
                    let runs = y.chunks_exact_mut(form.run).zip(x.chunks_exact(form.run));
                    for (number, ((y, x), &w)) in runs.zip(scale).enumerate() {
                        let shift = shift.map_or(T::ZERO, |shift| shift[number]);
                        affine(y, x, mean, inverse * w, shift);
                    }
                }
            }
        }
    }
}

/// Returns the mean and 1/σ of a group. The variance is computed from the numbers minus their mean, so it is accurate far from
/// 0, too.
#[inline(always)]
fn of_group<T: Real>(x: &[T], form: Form) -> (T, T) {
    let count = T::from_f64(x.len() as f64);
    let mean = match form.centred {
        true => sums(x, x, |x, _| [x])[0] / count,
        false => T::ZERO,
    };
    let square = |x: T, _| [(x - mean) * (x - mean)];
    let variance = sums(x, x, square)[0] / count;
    (mean, T::ONE / (variance + T::from_f64(form.epsilon)).sqrt())
}

/// y = (x − mean)·scale + shift
#[inline(always)]
fn affine<T: Real>(y: &mut [T], x: &[T], mean: T, scale: T, shift: T) {
    y.iter_mut().zip(x).for_each(|(y, &x)| *y = (x - mean).mul_add(scale, shift));
}

impl<T: Real> Kernel for NormPullback<'_, T> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(mut self, _: S) {
        self.d_scale.fill(T::ZERO);
        self.d_shift.fill(T::ZERO);
        for group in 0..self.x.len() / self.form.size {
            match (self.scale, self.form.run) {
                (Some(scale), 1) => self.by_numbers(group, scale),
                (Some(scale), _) => self.by_runs(group, scale),
                (None, _) => self.unscaled(group),
            }
        }
    }
}

/// The data of a group.
struct Group<'a, T> {
    d_x: &'a mut [T],
    d: &'a [T],
    x: &'a [T],
    mean: T,
    /// 1/σ
    inverse: T,
}

impl<T: Real> NormPullback<'_, T> {
    #[inline(always)]
    fn group(&mut self, group: usize) -> Group<'_, T> {
        let own = group * self.form.size..(group + 1) * self.form.size;
        let [mean, inverse] = self.statistics.as_chunks().0[group];
        Group {
            d_x: &mut self.d_x[own.clone()],
            d: &self.d[own.clone()],
            x: &self.x[own],
            mean,
            inverse,
        }
    }

    /// Returns the numbers b and c of g·a + b·(x − mean) + c, from Σ g and Σ g (x − mean).
    #[inline(always)]
    fn coefficients(&self, [of_g, of_gx]: [T; 2], inverse: T) -> [T; 2] {
        let count = T::from_f64(self.form.size as f64);
        let mean = if self.form.centred { of_g / count } else { T::ZERO };
        [-(inverse * inverse * inverse * (of_gx / count)), -(inverse * mean)]
    }

    #[inline(always)]
    fn unscaled(&mut self, number: usize) {
        let Group { d, x, mean, inverse, .. } = self.group(number);
        let all = sums(d, x, |d, x| [d, d * (x - mean)]);
        let [b, c] = self.coefficients(all, inverse);
        self.group(number).combine(inverse, b, c);
    }

    /// Computes a group in which each number has its own scale.
    #[inline(always)]
    fn by_numbers(&mut self, number: usize, scale: &[T]) {
        let own = self.form.parameters(number, scale.len());
        let scale = &scale[own.clone()];
        let Group { d_x, d, x, mean, inverse } = self.group(number);
        for ((d_x, &d), &w) in d_x.iter_mut().zip(d).zip(scale) {
            *d_x = d * w;
        }
        let all = sums(d_x, x, |g, x| [g, g * (x - mean)]);
        let [b, c] = self.coefficients(all, inverse);
        let Group { d_x, x, .. } = self.group(number);
        for (d_x, &x) in d_x.iter_mut().zip(x) {
            *d_x = d_x.mul_add(inverse, (x - mean).mul_add(b, c));
        }
        let (d, x) = (&self.d[number * self.form.size..], &self.x[number * self.form.size..]);
        for ((sum, &d), &x) in self.d_scale[own.clone()].iter_mut().zip(d).zip(x) {
            *sum = d.mul_add((x - mean) * inverse, *sum);
        }
        if !self.d_shift.is_empty() {
            self.d_shift[own].iter_mut().zip(d).for_each(|(sum, &d)| *sum += d);
        }
    }

    /// Computes a group in which each run of numbers has its own scale.
    #[inline(always)]
    fn by_runs(&mut self, number: usize, scale: &[T]) {
        let (own, run) = (self.form.parameters(number, scale.len()), self.form.run);
        let Group { mean, inverse, .. } = self.group(number);
        let mut all = [T::ZERO; 2];
        for (place, parameter) in own.clone().enumerate() {
            let part =
                number * self.form.size + place * run..number * self.form.size + (place + 1) * run;
            let (d, x) = (&self.d[part.clone()], &self.x[part]);
            let [of_d, of_dx] = sums(d, x, |d, x| [d, d * (x - mean)]);
            self.d_scale[parameter] += of_dx * inverse;
            if let Some(sum) = self.d_shift.get_mut(parameter) {
                *sum += of_d;
            }
            all = [scale[parameter].mul_add(of_d, all[0]), scale[parameter].mul_add(of_dx, all[1])];
        }
        let [b, c] = self.coefficients(all, inverse);
        let Group { d_x, d, x, .. } = self.group(number);
        let runs = d_x.chunks_exact_mut(run).zip(d.chunks_exact(run)).zip(x.chunks_exact(run));
        for (((d_x, d), x), &w) in runs.zip(&scale[own]) {
            Group { d_x, d, x, mean, inverse }.combine(inverse * w, b, c);
        }
    }
}

impl<T: Real> Group<'_, T> {
    /// `d_x` = a·d + b·(x − mean) + c
    #[inline(always)]
    fn combine(self, a: T, b: T, c: T) {
        let Self { d_x, d, x, mean, .. } = self;
        for ((d_x, &d), &x) in d_x.iter_mut().zip(d).zip(x) {
            *d_x = d.mul_add(a, (x - mean).mul_add(b, c));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{Level, run_at};

    fn numbers(n: usize, seed: usize) -> Vec<f32> {
        (0..n).map(|i| ((i * 7919 + seed * 104_729) % 997) as f32 / 300.0 - 1.0).collect()
    }

    /// Results of two groups at one level: y, statistics, and the adjoints.
    fn at(level: Level, form: Form, scaled: bool) -> Vec<Vec<f32>> {
        let (x, d) = (numbers(2 * form.size, 1), numbers(2 * form.size, 2));
        let count = if scaled { form.size / form.run } else { 0 };
        let (w, b) = (numbers(count, 3), numbers(count, 4));
        let [mut y, mut d_x] = [0; 2].map(|_| vec![0.0; x.len()]);
        let [mut d_scale, mut d_shift] = [0; 2].map(|_| vec![f32::NAN; count]);
        let mut statistics = vec![0.0; 4];
        let (scale, shift) = (scaled.then_some(&w[..]), scaled.then_some(&b[..]));
        let statistics_of = &mut statistics[..];
        run_at(level, Norm { y: &mut y, statistics: statistics_of, x: &x, scale, shift, form });
        let pullback = NormPullback {
            d_x: &mut d_x,
            d_scale: &mut d_scale,
            d_shift: &mut d_shift,
            d: &d,
            x: &x,
            statistics: &statistics,
            scale,
            form,
        };
        run_at(level, pullback);
        vec![y, statistics, d_x, d_scale, d_shift]
    }

    #[test]
    fn every_level_gives_the_same_bits() {
        let sizes =
            [(1, 1), (3, 1), (64, 1), (70, 7), (100, 1), (300, 100), (1568, 784), (1500, 1500)];
        for (size, run) in sizes {
            for (centred, scaled) in [(true, true), (true, false), (false, true), (false, false)] {
                let form = Form { size, run, centred, epsilon: 1e-5 };
                let found = at(Level::Portable, form, scaled);
                assert!(found.iter().flatten().all(|number| number.is_finite()), "{form:?}");
                let same = |level| at(level, form, scaled) == found;
                assert!(Level::all().into_iter().all(same), "{form:?}");
            }
        }
    }

    #[test]
    fn far_from_zero_the_deviation_is_still_that_of_the_numbers() {
        let x: Vec<f32> = numbers(784, 1).iter().map(|x| x + 1000.0).collect();
        let (mut y, mut statistics) = (vec![0.0; 784], vec![0.0; 2]);
        let form = Form { size: 784, run: 784, centred: true, epsilon: 1e-5 };
        let norm =
            Norm { y: &mut y, statistics: &mut statistics, x: &x, scale: None, shift: None, form };
        norm.make();
        let x: Vec<f64> = x.iter().map(|&x| f64::from(x)).collect();
        let mean = x.iter().sum::<f64>() / 784.0;
        let variance = x.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 784.0;
        let inverse = (variance + 1e-5).sqrt().recip();
        assert!((f64::from(statistics[1]) - inverse).abs() < 1e-5 * inverse, "{statistics:?}");
    }
}
