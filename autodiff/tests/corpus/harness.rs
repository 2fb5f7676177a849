//! The checks that every function of the corpus has to pass.
//!
//! A function is treated as y = f(x) between vectors. At every point these are checked:
//! - the primal's outputs, bit for bit: from each derivative the same as from the function itself,
//! - the gradient against a closed form, or else against central differences,
//! - reverse against forward mode, to 1e-13 relative,
//! - the derivative with the analyses against the one that stores everything, with the same tolerance,
//! - that shadows accumulate and that the derivative is linear in its seed,
//! - the second derivative, of the outputs weighed by the seeds: its slope against the gradient, its matrix against its
//!   transpose and against central differences of the gradient.

use crate::common::numeric_gradient;

/// (inputs, seeds of the outputs) → (outputs, Jᵀ seeds).
pub type Reverse<'a> = &'a dyn Fn(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>);
/// (inputs, direction) → (outputs, J direction).
pub type Forward<'a> = &'a dyn Fn(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>);

/// (inputs, direction) → (slope, Hessian direction), of the outputs weighed by [`weight`].
pub type Product<'a> = &'a dyn Fn(&[f64], &[f64]) -> (f64, Vec<f64>);

pub struct Case<'a> {
    pub points: &'a [&'a [f64]],
    /// Points where the gradient has a kink: the second derivative is that of the branch taken.
    pub kinks: &'a [&'a [f64]],
    pub primal: &'a dyn Fn(&[f64]) -> Vec<f64>,
    pub reverse: Reverse<'a>,
    /// The same with the analyses off.
    pub stored: Reverse<'a>,
    pub forward: Forward<'a>,
    pub product: Product<'a>,
    /// The gradient of a scalar function in closed form; central differences if it is missing.
    pub exact: Option<fn(&[f64]) -> Vec<f64>>,
}

impl Case<'_> {
    #[track_caller]
    pub fn check(&self) {
        for &x in self.points.iter().chain(self.kinks) {
            let y = (self.primal)(x);
            let seeds: Vec<f64> = (0..y.len()).map(|i| weight(i, y.len())).collect();
            let (outputs, gradient) = (self.reverse)(x, &seeds);
            same_bits("reverse", x, &outputs, &y);
            self.against_truth(x, &seeds, &gradient);
            self.linear(x, &seeds, &gradient);
            let (outputs, other) = (self.stored)(x, &seeds);
            same_bits("analyses off", x, &outputs, &y);
            close("analyses off against on", x, &other, &gradient, 1e-13);
            let slopes: Vec<f64> = (0..x.len())
                .map(|i| {
                    let mut direction = vec![0.0; x.len()];
                    direction[i] = 1.0;
                    let (outputs, slope) = (self.forward)(x, &direction);
                    same_bits("forward", x, &outputs, &y);
                    slope.iter().zip(&seeds).map(|(s, u)| s * u).sum()
                })
                .collect();
            close("forward against reverse", x, &slopes, &gradient, 1e-13);
            if !self.kinks.contains(&x) {
                self.second(x, &seeds, &gradient);
            }
        }
    }

    fn against_truth(&self, x: &[f64], seeds: &[f64], gradient: &[f64]) {
        if let Some(exact) = self.exact {
            let want: Vec<f64> = exact(x).iter().map(|w| w * seeds[0]).collect();
            return close("closed form", x, gradient, &want, 1e-12);
        }
        let dot = |x: &[f64]| (self.primal)(x).iter().zip(seeds).map(|(y, u)| y * u).sum::<f64>();
        close("central differences", x, gradient, &numeric_gradient(x, dot), 3e-8);
    }

    fn second(&self, x: &[f64], seeds: &[f64], gradient: &[f64]) {
        let rows: Vec<Vec<f64>> = (0..x.len())
            .map(|i| {
                let mut direction = vec![0.0; x.len()];
                direction[i] = 1.0;
                let (slope, row) = (self.product)(x, &direction);
                close("slope against gradient", x, &[slope], &gradient[i..=i], 1e-12);
                row
            })
            .collect();
        for i in 0..x.len() {
            let column: Vec<f64> = rows.iter().map(|row| row[i]).collect();
            close("Hessian against its transpose", x, &rows[i], &column, 1e-11);
            let component = |x: &[f64]| (self.reverse)(x, seeds).1[i];
            let want = numeric_gradient(x, component);
            close("Hessian against differences of the gradient", x, &rows[i], &want, 3e-7);
        }
    }

    fn linear(&self, x: &[f64], seeds: &[f64], gradient: &[f64]) {
        let scaled: Vec<f64> = seeds.iter().map(|u| -3.0 * u).collect();
        let got = (self.reverse)(x, &scaled).1;
        let want: Vec<f64> = gradient.iter().map(|g| -3.0 * g).collect();
        close("linearity in the seed", x, &got, &want, 1e-13);
    }
}

/// The seed of the output `i` of `n`.
pub fn weight(i: usize, n: usize) -> f64 {
    if n == 1 { 1.0 } else { (1.7 * i as f64 + 0.4).cos() }
}

/// Compares bit for bit, but all NaNs are equal.
fn same_bits(what: &str, x: &[f64], got: &[f64], want: &[f64]) {
    let bits = |v: &[f64]| {
        v.iter()
            .map(|v| if v.is_nan() { f64::NAN.to_bits() } else { v.to_bits() })
            .collect::<Vec<_>>()
    };
    assert_eq!(
        bits(got),
        bits(want),
        "{what}: the primal is changed at {x:?}: {got:?} for {want:?}"
    );
}

/// Compares relative to the component or, where terms cancel, to the largest component. A NaN fails.
fn close(what: &str, x: &[f64], got: &[f64], want: &[f64], tolerance: f64) {
    assert_eq!(got.len(), want.len(), "{what}");
    let largest = want.iter().fold(1.0f64, |m, w| m.max(w.abs()));
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        assert!(
            (g - w).abs() <= tolerance * largest,
            "{what} at {x:?}: component {i} is {g:e}, should be {w:e}"
        );
    }
}

/// The test of the function `primal` of the module in which the macro is called. Its derivatives are `reverse`,
/// `stored` (reverse with the analyses off), `forward`, and `hessian_product` (or, if the function writes its results,
/// a derivative with a rule for callers).
///
/// - `scalars(x, y)`: `fn(f64, f64) -> f64`
/// - `slice`: `fn(&[f64]) -> f64`
/// - `in_place`: `fn(&mut [f64])`
/// - `map(n)`: `fn(y: &mut [f64], x: &[f64])`, the first `n` inputs being `y`
/// - `mixed(n)`: `fn(a: &mut [f64], x: &[f64]) -> f64`, the first `n` inputs being `a`
///
/// At points after `kinks` the gradient has a kink, and the second derivative is not checked.
macro_rules! case {
    ($shape:ident $(($($arg:tt)*))? at $points:expr $(; kinks $kinks:expr)? $(; exact $exact:expr)?) => {
        #[test]
        fn agrees() {
            let exact: Option<fn(&[f64]) -> Vec<f64>> = None $(.or(Some($exact)))?;
            crate::harness::Case {
                points: &$points,
                kinks: &crate::harness::case!(@kinks $($kinks)?),
                primal: &crate::harness::case!(@primal $shape $($($arg)*)?),
                reverse: &crate::harness::case!(@reverse reverse $shape $($($arg)*)?),
                stored: &crate::harness::case!(@reverse stored $shape $($($arg)*)?),
                forward: &crate::harness::case!(@forward $shape $($($arg)*)?),
                product: &crate::harness::case!(@product $shape $($($arg)*)?),
                exact,
            }
            .check();
        }
    };
    (@kinks) => { [] };
    (@kinks $kinks:expr) => { $kinks };
    (@primal scalars $($x:ident),*) => {
        |p| {
            let &[$($x),*] = p else { panic!("{p:?}") };
            vec![primal($($x),*)]
        }
    };
    (@reverse $d:ident scalars $($x:ident),*) => {
        |p, u| {
            let &[$($x),*] = p else { panic!("{p:?}") };
            let (y, $($x),*) = $d($($x,)* u[0]);
            (vec![y], vec![$($x),*])
        }
    };
    (@forward scalars $($x:ident),*) => {
        |p, t| {
            let &[$($x),*] = p else { panic!("{p:?}") };
            let mut t = t.iter().copied();
            // Each argument, then its tangent.
            let (y, t_y) = forward($($x, t.next().unwrap_or_default()),*);
            (vec![y], vec![t_y])
        }
    };
    (@product scalars $($x:ident),*) => {
        |p, v| {
            let &[$($x),*] = p else { panic!("{p:?}") };
            let mut v = v.iter().copied();
            let (slope, $($x),*) = hessian_product($($x, v.next().unwrap_or_default()),*);
            (slope, vec![$($x),*])
        }
    };
    (@product slice) => {
        |x, v| {
            let mut h = vec![0.0; x.len()];
            (hessian_product(x, v, &mut h), h)
        }
    };
    (@product in_place) => { crate::harness::case!(@weighed x, y, x.to_vec(), { primal(&mut y); }) };
    (@product map $n:expr) => {
        crate::harness::case!(@weighed x, y, x[..$n].to_vec(), {
            primal(&mut y, &x[$n..]);
        })
    };
    (@product mixed $n:expr) => {
        crate::harness::case!(@weighed x, y, x[..$n].to_vec(), {
            let value = primal(&mut y, &x[$n..]);
            y.push(value);
        })
    };
    // The outputs `y` of `primal`, weighed.
    (@weighed $x:ident, $y:ident, $start:expr, { $($call:tt)* }) => {
        |x, v| {
            #[hessian_vector(hessian_product, Duplicated, Active)]
            fn weighed($x: &[f64]) -> f64 {
                let mut $y = $start;
                $($call)*
                let mut sum = 0.0;
                for i in 0..$y.len() {
                    sum += $y[i] * crate::harness::weight(i, $y.len());
                }
                sum
            }
            let mut h = vec![0.0; x.len()];
            (hessian_product(x, v, &mut h), h)
        }
    };
    (@primal slice) => { |x| vec![primal(x)] };
    (@reverse $d:ident slice) => {
        |x, u| {
            let mut d = vec![0.0; x.len()];
            let y = $d(x, &mut d, u[0]);
            (vec![y], d)
        }
    };
    (@forward slice) => {
        |x, t| {
            let (y, t_y) = forward(x, t);
            (vec![y], vec![t_y])
        }
    };
    (@primal in_place) => {
        |x| {
            let mut y = x.to_vec();
            primal(&mut y);
            y
        }
    };
    (@reverse $d:ident in_place) => {
        |x, u| {
            let (mut y, mut d) = (x.to_vec(), u.to_vec());
            $d(&mut y, &mut d);
            (y, d)
        }
    };
    (@forward in_place) => {
        |x, t| {
            let (mut y, mut t) = (x.to_vec(), t.to_vec());
            forward(&mut y, &mut t);
            (y, t)
        }
    };
    (@primal map $n:expr) => {
        |p| {
            let mut y = p[..$n].to_vec();
            primal(&mut y, &p[$n..]);
            y
        }
    };
    (@reverse $d:ident map $n:expr) => {
        |p, u| {
            let (mut y, mut d) = (p[..$n].to_vec(), u.to_vec());
            d.resize(p.len(), 0.0);
            let (d_y, d_x) = d.split_at_mut($n);
            $d(&mut y, d_y, &p[$n..], d_x);
            (y, d)
        }
    };
    (@forward map $n:expr) => {
        |p, t| {
            let (mut y, mut t_y) = (p[..$n].to_vec(), t[..$n].to_vec());
            forward(&mut y, &mut t_y, &p[$n..], &t[$n..]);
            (y, t_y)
        }
    };
    (@primal mixed $n:expr) => {
        |p| {
            let mut a = p[..$n].to_vec();
            let y = primal(&mut a, &p[$n..]);
            a.push(y);
            a
        }
    };
    (@reverse $d:ident mixed $n:expr) => {
        |p, u| {
            let (mut a, mut d) = (p[..$n].to_vec(), u[..$n].to_vec());
            d.resize(p.len(), 0.0);
            let (d_a, d_x) = d.split_at_mut($n);
            let y = $d(&mut a, d_a, &p[$n..], d_x, u[$n]);
            a.push(y);
            (a, d)
        }
    };
    (@forward mixed $n:expr) => {
        |p, t| {
            let (mut a, mut t_a) = (p[..$n].to_vec(), t[..$n].to_vec());
            let (y, t_y) = forward(&mut a, &mut t_a, &p[$n..], &t[$n..]);
            a.push(y);
            t_a.push(t_y);
            (a, t_a)
        }
    };
}
pub(crate) use case;
