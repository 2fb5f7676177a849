//! One program against its derivatives.

use super::dual::{Dual, Float, N, c, observed};

/// A program in all its forms. The inputs are `x`, then `m`, which is changed, then a scalar.
pub struct Forms<F> {
    pub primal: fn(&[F], &mut [F], F) -> F,
    pub reverse: Reverse<F>,
    /// Reverse mode with the analyses off.
    pub stored: Option<Reverse<F>>,
    pub forward: fn(&[F], &[F], &mut [F], &mut [F], F, F) -> (F, F),
    /// The product of a vector with the Hessian of the result plus the weighted array, by all inputs.
    pub product: Option<Product<F>>,
    pub overloaded: fn(&[Dual<F>], &mut [Dual<F>], Dual<F>) -> Dual<F>,
}

type Product<F> = fn(&[F], &[F], &mut [F]) -> F;
type Reverse<F> = fn(&[F], &mut [F], &mut [F], &mut [F], F, F) -> (F, F);

/// Weights of the array's final elements, which are added to the result.
const SEED: [f64; 3] = [0.3, -0.7, 1.1];

impl<F: Float> Forms<F> {
    /// Compares values, the final array, and all derivatives, at several points. Returns the number of derivatives that
    /// could be compared with central differences.
    ///
    /// # Errors
    /// The first difference, in words.
    pub fn compare(&self, name: &str) -> Result<usize, String> {
        let mut seen = 0;
        for point in 0..4 {
            seen += self.compare_at(point).map_err(|e| format!("{name}, point {point}: {e}"))?;
        }
        Ok(seen)
    }

    fn compare_at(&self, point: usize) -> Result<usize, String> {
        let at: [F; N] =
            std::array::from_fn(|i| F::from_f64(((i * 7 + point * 3 + 1) as f64 * 0.713).sin()));
        let ((value, want), _, largest) = observed(|| self.duals(at));
        let mut m = [at[3], at[4], at[5]];
        let plain = (self.primal)(&at[..3], &mut m, at[6]);
        let whole = plain.to_f64() + m.iter().zip(&SEED).map(|(m, s)| m.to_f64() * s).sum::<f64>();
        let near = |g: f64, w: f64, scale: f64| {
            (g - w).abs() <= F::TOLERANCE * scale || !g.is_finite() && !w.is_finite()
        };
        if !near(whole, value, value.abs().max(1.0)) {
            return Err(format!("{whole}, not {value}"));
        }
        let same = |value: F, left: [F; 3], what: &str| {
            let bits = |v: F, m: [F; 3]| [v, m[0], m[1], m[2]].map(F::bits);
            if bits(value, left) == bits(plain, m) {
                return Ok(());
            }
            Err(format!("values {value} {left:?} of {what}, not {plain} {m:?}"))
        };
        // If a derivative overflows, 0 · ∞ occurs for one order of the factors and not for the other. The overflow
        // happens in the program's type: the dual numbers store theirs in f64.
        let overflows = largest > F::MAX;
        let close = |got: [f64; N], want: [f64; N], slack: f64, what: &str| {
            let lost = |i: usize| overflows && !(got[i].is_finite() && want[i].is_finite());
            match (0..N).find(|&i| !lost(i) && !near(got[i], want[i], slack * largest)) {
                Some(i) => Err(format!("derivative {i}: {} by {what}, not {}", got[i], want[i])),
                None => Ok(()),
            }
        };
        let (on, value, left) = self.backwards(self.reverse, at);
        same(value, left, "reverse mode")?;
        close(on, want, 100.0, "reverse mode")?;
        if let Some(stored) = self.stored {
            let (off, value, left) = self.backwards(stored, at);
            same(value, left, "analyses off")?;
            close(off, on, 1.0, "reverse mode with analyses off")?;
        }
        let (forward, left) = self.forwards(at);
        for (value, left) in left {
            same(value, left, "forward mode")?;
        }
        close(forward, on, 1.0, "forward mode")?;
        if !F::FINE || overflows {
            return Ok(0);
        }
        if let Some(product) = self.product {
            self.second(product, at, want, point)?;
        }
        self.agrees_with_differences(at, want, point)
    }

    /// The derivatives by reverse mode, the value and the final array.
    fn backwards(&self, d: Reverse<F>, at: [F; N]) -> ([f64; N], F, [F; 3]) {
        let (mut m, mut d_m) = ([at[3], at[4], at[5]], SEED.map(F::from_f64));
        let mut d_x = [F::from_f64(0.0); 3];
        let (value, d_a) = d(&at[..3], &mut d_x, &mut m, &mut d_m, at[6], F::from_f64(1.0));
        ([d_x[0], d_x[1], d_x[2], d_m[0], d_m[1], d_m[2], d_a].map(F::to_f64), value, m)
    }

    /// The same by forward mode, input by input.
    fn forwards(&self, at: [F; N]) -> ([f64; N], [(F, [F; 3]); N]) {
        let mut values = [(at[0], [at[0]; 3]); N];
        let slopes = std::array::from_fn(|i| {
            let mut t = [F::from_f64(0.0); N];
            t[i] = F::from_f64(1.0);
            let (mut m, mut t_m) = ([at[3], at[4], at[5]], [t[3], t[4], t[5]]);
            let (value, slope) = (self.forward)(&at[..3], &t[..3], &mut m, &mut t_m, at[6], t[6]);
            values[i] = (value, m);
            slope.to_f64() + t_m.iter().zip(&SEED).map(|(t, s)| t.to_f64() * s).sum::<f64>()
        });
        (slopes, values)
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

    /// Checks the dual numbers along a direction. Returns 1, or 0 if a comparison has another result nearby, or if the
    /// differences have not converged.
    fn agrees_with_differences(
        &self,
        at: [F; N],
        slope: [f64; N],
        point: usize,
    ) -> Result<usize, String> {
        let v = direction(point);
        let Some([got]) = self.difference(at, v, |(value, _)| [value]) else { return Ok(0) };
        let want = dot(&slope, &v);
        if (got - want).abs() <= 1e-6 * want.abs().max(1.0) {
            return Ok(1);
        }
        Err(format!("{got} by differences, not {want}"))
    }

    /// Checks products of the Hessian: the slope that is returned with the product, the symmetry of the products, and a
    /// product against differences of the dual numbers' gradient if these have converged.
    fn second(
        &self,
        product: Product<F>,
        at: [F; N],
        gradient: [f64; N],
        point: usize,
    ) -> Result<(), String> {
        let along = |v: [f64; N]| {
            let mut h = [F::from_f64(0.0); N];
            let slope = product(&at, &v.map(F::from_f64), &mut h);
            (slope.to_f64(), h.map(F::to_f64))
        };
        let (v, u) = (direction(point), direction(point + 4));
        let ((slope, h_v), (_, h_u)) = (along(v), along(u));
        let want = dot(&gradient, &v);
        let largest = |x: &[f64]| x.iter().fold(1.0f64, |l, x| l.max(x.abs()));
        if (slope - want).abs() > 1e-9 * largest(&gradient) {
            return Err(format!("slope {slope} with a product of the Hessian, not {want}"));
        }
        let (one, other) = (dot(&u, &h_v), dot(&v, &h_u));
        if (one - other).abs() > 1e-8 * largest(&h_v).max(largest(&h_u)) {
            return Err(format!("the Hessian is not symmetric: {one} and {other}"));
        }
        let Some(want) = self.difference(at, v, |(_, slope)| slope) else { return Ok(()) };
        match (0..N).find(|&i| (h_v[i] - want[i]).abs() > 1e-6 * largest(&want)) {
            Some(i) => {
                Err(format!("product {i} of the Hessian: {}, by differences {}", h_v[i], want[i]))
            }
            None => Ok(()),
        }
    }

    /// The derivative along `v` of a result of the dual numbers, by central differences. `None` if a comparison has
    /// another result nearby, or if the differences have not converged.
    fn difference<const M: usize>(
        &self,
        at: [F; N],
        v: [f64; N],
        of: impl Fn((f64, [f64; N])) -> [f64; M],
    ) -> Option<[f64; M]> {
        let mut traces = Vec::new();
        let mut value = |t: f64| {
            let moved = std::array::from_fn(|i| F::from_f64(at[i].to_f64() + t * v[i]));
            let (result, trace, _) = observed(|| self.duals(moved));
            traces.push(trace);
            of(result)
        };
        let h = 1e-4;
        let (up, down, near_up, near_down) = (value(h), value(-h), value(0.5 * h), value(-0.5 * h));
        let coarse: [f64; M] = std::array::from_fn(|i| (up[i] - down[i]) / (2.0 * h));
        let fine: [f64; M] = std::array::from_fn(|i| (near_up[i] - near_down[i]) / h);
        let settled = coarse.iter().zip(&fine).all(|(c, f)| (c - f).abs() <= 1e-5);
        (settled && traces.iter().all(|t| *t == traces[0]))
            .then(|| std::array::from_fn(|i| (4.0 * fine[i] - coarse[i]) / 3.0))
    }
}

fn direction(point: usize) -> [f64; N] {
    std::array::from_fn(|i| ((i * 5 + point) as f64 * 1.31).cos())
}

fn dot(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
