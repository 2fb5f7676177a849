//! One program against its derivatives.

use super::dual::{Dual, Float, N, c, observed};

/// A program in all its forms; `x`, then `m` which is changed, then a scalar.
pub struct Forms<F> {
    pub primal: fn(&[F], &mut [F], F) -> F,
    pub reverse: Reverse<F>,
    /// Reverse mode with the analyses off.
    pub stored: Reverse<F>,
    pub forward: fn(&[F], &[F], &mut [F], &mut [F], F, F) -> (F, F),
    pub overloaded: fn(&[Dual<F>], &mut [Dual<F>], Dual<F>) -> Dual<F>,
}

type Reverse<F> = fn(&[F], &mut [F], &mut [F], &mut [F], F, F) -> (F, F);

/// What the elements left in the array are weighted with, beside the result.
const SEED: [f64; 3] = [0.3, -0.7, 1.1];

impl<F: Float> Forms<F> {
    /// Compares values, what is left in the array, and all derivatives, at several points; gives how many derivatives
    /// could be compared with central differences.
    #[track_caller]
    pub fn compare(&self, name: &str) -> usize {
        (0..4).filter(|&point| self.compare_at(name, point)).count()
    }

    #[track_caller]
    fn compare_at(&self, name: &str, point: usize) -> bool {
        let at: [F; N] = std::array::from_fn(|i| {
            F::from_f64(((i * 7 + point * 3 + 1) as f64 * 0.713).sin())
        });
        let ((value, want), _, largest) = observed(|| self.duals(at));
        let mut m = [at[3], at[4], at[5]];
        let plain = (self.primal)(&at[..3], &mut m, at[6]);
        let whole = plain.to_f64() + m.iter().zip(&SEED).map(|(m, s)| m.to_f64() * s).sum::<f64>();
        let near = |g: f64, w: f64, scale: f64| {
            (g - w).abs() <= F::TOLERANCE * scale || !g.is_finite() && !w.is_finite()
        };
        assert!(near(whole, value, value.abs().max(1.0)), "{name}, point {point}: {whole} {value}");
        let same = |value: F, left: [F; 3], what: &str| {
            let bits = |v: F, m: [F; 3]| [v, m[0], m[1], m[2]].map(F::bits);
            assert_eq!(bits(value, left), bits(plain, m), "{name}, point {point}: values of {what}");
        };
        let close = |got: [f64; N], want: [f64; N], slack: f64, what: &str| {
            for (i, (g, w)) in got.iter().zip(&want).enumerate() {
                assert!(
                    near(*g, *w, slack * largest),
                    "{name}, point {point}, derivative {i}: {g} by {what}, not {w}"
                );
            }
        };
        let on = self.backwards(self.reverse, at, |value, m| same(value, m, "reverse mode"));
        close(on, want, 100.0, "reverse mode");
        let off = self.backwards(self.stored, at, |value, m| same(value, m, "analyses off"));
        close(off, on, 1.0, "reverse mode with analyses off");
        let forward = self.forwards(at, |value, m| same(value, m, "forward mode"));
        close(forward, on, 1.0, "forward mode");
        F::FINE && self.agrees_with_differences(name, at, want, point)
    }

    /// The derivatives by reverse mode; `same` is shown the values.
    fn backwards(&self, d: Reverse<F>, at: [F; N], same: impl Fn(F, [F; 3])) -> [f64; N] {
        let (mut m, mut d_m) = ([at[3], at[4], at[5]], SEED.map(F::from_f64));
        let mut d_x = [F::from_f64(0.0); 3];
        let (value, d_a) =
            d(&at[..3], &mut d_x, &mut m, &mut d_m, at[6], F::from_f64(1.0));
        same(value, m);
        [d_x[0], d_x[1], d_x[2], d_m[0], d_m[1], d_m[2], d_a].map(F::to_f64)
    }

    /// The same by forward mode, input by input.
    fn forwards(&self, at: [F; N], same: impl Fn(F, [F; 3])) -> [f64; N] {
        std::array::from_fn(|i| {
            let mut t = [F::from_f64(0.0); N];
            t[i] = F::from_f64(1.0);
            let (mut m, mut t_m) = ([at[3], at[4], at[5]], [t[3], t[4], t[5]]);
            let (value, slope) =
                (self.forward)(&at[..3], &t[..3], &mut m, &mut t_m, at[6], t[6]);
            same(value, m);
            slope.to_f64() + t_m.iter().zip(&SEED).map(|(t, s)| t.to_f64() * s).sum::<f64>()
        })
    }

    /// The result plus the weighted array, and its derivatives.
    fn duals(&self, at: [F; N]) -> (f64, [f64; N]) {
        let seeded = |i: usize| {
            let mut v = c(at[i].to_f64());
            v.slope[i] = 1.0;
            v
        };
        let mut m = [seeded(3), seeded(4), seeded(5)];
        let result = (self.overloaded)(&[seeded(0), seeded(1), seeded(2)], &mut m, seeded(6));
        let (mut value, mut slope) = (result.value.to_f64(), result.slope);
        for (m, seed) in m.iter().zip(&SEED) {
            value += m.value.to_f64() * seed;
            slope.iter_mut().zip(&m.slope).for_each(|(s, m)| *s += m * seed);
        }
        (value, slope)
    }

    /// Checks the dual numbers along a direction; false where a comparison comes out differently nearby, or where the
    /// differences have not settled.
    fn agrees_with_differences(
        &self,
        name: &str,
        at: [F; N],
        slope: [f64; N],
        point: usize,
    ) -> bool {
        let v: [f64; N] = std::array::from_fn(|i| ((i * 5 + point) as f64 * 1.31).cos());
        let mut traces = Vec::new();
        let mut value = |t: f64| {
            let moved = std::array::from_fn(|i| F::from_f64(at[i].to_f64() + t * v[i]));
            let ((value, _), trace, _) = observed(|| self.duals(moved));
            traces.push(trace);
            value
        };
        let h = 1e-4;
        let coarse = (value(h) - value(-h)) / (2.0 * h);
        let fine = (value(0.5 * h) - value(-0.5 * h)) / h;
        if traces.iter().any(|t| *t != traces[0]) || (coarse - fine).abs() > 1e-5 {
            return false;
        }
        let want: f64 = slope.iter().zip(&v).map(|(s, v)| s * v).sum();
        let got = (4.0 * fine - coarse) / 3.0;
        assert!(
            (got - want).abs() <= 1e-6 * want.abs().max(1.0),
            "{name}, point {point}: {got} by differences, not {want}"
        );
        true
    }
}
