//! Hessian-vector products against differences of the reverse derivative.
#![allow(missing_docs, unreachable_pub)]

pub type Reverse = fn(&[f64], &mut [f64], f64) -> f64;
pub type Product = fn(&[f64], &[f64], &mut [f64]) -> f64;

/// ⟨∇f, v⟩ must be the gradient's; Hv the gradient's slope along v (differences, extrapolated twice).
#[track_caller]
pub fn check(f: fn(&[f64]) -> f64, reverse: Reverse, product: Product, x: &[f64]) {
    let v: Vec<f64> = (0..x.len()).map(|i| (1.7 * i as f64 + 0.4).sin()).collect();
    let gradient = |t: f64| {
        let moved: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x + t * v).collect();
        let mut d_x = vec![0.0; x.len()];
        assert_eq!(reverse(&moved, &mut d_x, 1.0), f(&moved));
        d_x
    };
    let mut hv = vec![0.0; x.len()];
    let slope = product(x, &v, &mut hv);
    let along: f64 = gradient(0.0).iter().zip(&v).map(|(g, v)| g * v).sum();
    assert!((slope - along).abs() < 1e-12 * (1.0 + along.abs()), "slope {slope} {along}");
    let at = |t: f64| {
        let (up, down) = (gradient(t), gradient(-t));
        up.iter().zip(&down).map(|(a, b)| (a - b) / (2.0 * t)).collect::<Vec<f64>>()
    };
    let (coarse, fine, finest) = (at(2e-3), at(1e-3), at(5e-4));
    for i in 0..x.len() {
        let (a, b) = ((4.0 * fine[i] - coarse[i]) / 3.0, (4.0 * finest[i] - fine[i]) / 3.0);
        let want = (16.0 * b - a) / 15.0;
        assert!((hv[i] - want).abs() < 1e-8 * (1.0 + want.abs()), "{i}: {} {want}", hv[i]);
    }
}

/// A test for each function, which is differentiated as written.
macro_rules! second {
    ($($(#[$attribute:meta])* $name:ident($x:ident) at $at:expr => $body:block)*) => {
        $(mod $name {
            use super::*;
            $(#[$attribute])*
            #[autodiff_reverse(reverse, Duplicated, Active)]
            #[hessian_vector(product, Duplicated, Active)]
            fn primal($x: &[f64]) -> f64 $body

            #[test]
            fn agrees() {
                second::check(primal, reverse, product, &$at);
            }
        })*
    };
}
