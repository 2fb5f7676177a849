//! What every function of the corpus has to pass.
//!
//! A function is seen as y = f(x) between vectors. Checked at every point are:
//! - the primal's outputs, bit for bit: from each derivative the same as from the function itself,
//! - the gradient against a closed form, or else against central differences,
//! - reverse against forward mode, to 1e-13 relative,
//! - the derivative with the analyses against the one that stores everything, likewise,
//! - that shadows accumulate and that the derivative is linear in its seed.

use crate::common::numeric_gradient;

/// (inputs, seeds of the outputs) → (outputs, Jᵀ seeds).
pub type Reverse<'a> = &'a dyn Fn(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>);
/// (inputs, direction) → (outputs, J direction).
pub type Forward<'a> = &'a dyn Fn(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>);

pub struct Case<'a> {
    pub points: &'a [&'a [f64]],
    pub primal: &'a dyn Fn(&[f64]) -> Vec<f64>,
    pub reverse: Reverse<'a>,
    /// The same with the analyses off.
    pub stored: Option<Reverse<'a>>,
    pub forward: Option<Forward<'a>>,
    /// The gradient of a scalar function in closed form; central differences if it is missing.
    pub exact: Option<fn(&[f64]) -> Vec<f64>>,
}

impl Case<'_> {
    #[track_caller]
    pub fn check(&self) {
        for x in self.points {
            let y = (self.primal)(x);
            let seeds: Vec<f64> = if y.len() == 1 {
                vec![1.0]
            } else {
                (0..y.len()).map(|i| (1.7 * i as f64 + 0.4).cos()).collect()
            };
            let (outputs, gradient) = (self.reverse)(x, &seeds);
            same_bits("reverse", x, &outputs, &y);
            self.against_truth(x, &seeds, &gradient);
            self.linear(x, &seeds, &gradient);
            if let Some(stored) = self.stored {
                let (outputs, other) = stored(x, &seeds);
                same_bits("analyses off", x, &outputs, &y);
                close("analyses off against on", x, &other, &gradient, 1e-13);
            }
            if let Some(forward) = self.forward {
                let slopes: Vec<f64> = (0..x.len())
                    .map(|i| {
                        let mut direction = vec![0.0; x.len()];
                        direction[i] = 1.0;
                        let (outputs, slope) = forward(x, &direction);
                        same_bits("forward", x, &outputs, &y);
                        slope.iter().zip(&seeds).map(|(s, u)| s * u).sum()
                    })
                    .collect();
                close("forward against reverse", x, &slopes, &gradient, 1e-13);
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

    fn linear(&self, x: &[f64], seeds: &[f64], gradient: &[f64]) {
        let scaled: Vec<f64> = seeds.iter().map(|u| -3.0 * u).collect();
        let got = (self.reverse)(x, &scaled).1;
        let want: Vec<f64> = gradient.iter().map(|g| -3.0 * g).collect();
        close("linearity in the seed", x, &got, &want, 1e-13);
    }
}

/// Bit for bit, but all NaNs are alike.
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

/// Relative to the component or, where terms cancel, to the largest component. A NaN fails.
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

/// The test of the function `primal` of the module it stands in, with its derivatives `reverse`, `stored` (reverse with
/// the analyses off) and `forward`.
///
/// - `scalars(x, y)`: `fn(f64, f64) -> f64`
/// - `slice`: `fn(&[f64]) -> f64`
/// - `in_place`: `fn(&mut [f64])`
/// - `map(n)`: `fn(y: &mut [f64], x: &[f64])`, the first `n` inputs being `y`
/// - `mixed(n)`: `fn(a: &mut [f64], x: &[f64]) -> f64`, the first `n` inputs being `a`
macro_rules! case {
    ($shape:ident $(($($arg:tt)*))? at $points:expr $(; exact $exact:expr)?) => {
        #[test]
        fn agrees() {
            let exact: Option<fn(&[f64]) -> Vec<f64>> = None $(.or(Some($exact)))?;
            crate::harness::Case {
                points: &$points,
                primal: &crate::harness::case!(@primal $shape $($($arg)*)?),
                reverse: &crate::harness::case!(@reverse reverse $shape $($($arg)*)?),
                stored: Some(&crate::harness::case!(@reverse stored $shape $($($arg)*)?)),
                forward: Some(&crate::harness::case!(@forward $shape $($($arg)*)?)),
                exact,
            }
            .check();
        }
    };
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
