//! Functions that `macro_rules!` macros write.

use rootgrad_autodiff::*;

macro_rules! power {
    ($name:ident, $d:ident, $t:ty, $n:expr, $x:ident) => {
        #[autodiff_reverse($d, Active, Active)]
        fn $name($x: $t) -> $t {
            let scaled = $x * $n;
            scaled * scaled * $x
        }
    };
}
power!(single, d_single, f64, 3.0, x);
// `$n` is one operand, without parentheses in the source.
power!(sum, d_sum, f64, 4.0 + 1.0, y);

macro_rules! whole {
    ($f:ident, $d:ident, $t:ident, $x:ident, $($body:tt)*) => {
        #[autodiff_reverse($d, Duplicated, Active)]
        #[autodiff_forward($t, Dual, Dual)]
        fn $f($x: &[f64]) -> f64 { $($body)* }
    };
}
whole! { squares, d_squares, t_squares, x, let mut s = 0.0; for v in x { s += v * v; } s }

macro_rules! parts {
    ($f:ident, $d:ident, $h:ident, $x:ident, $p:pat, $e:expr, $g:path, $l:literal, $b:block, $r:expr) => {
        #[autodiff_reverse($d, Active, Active)]
        #[hessian($h, Active, Active)]
        fn $f($x: f64) -> f64 {
            let $p = ($x, $e);
            let z = $g($x) * $l * $b;
            z + $r
        }
    };
}
parts!(many, d_many, h_many, w, (a, b), 2.0 + w, f64::sin, 1.5, { w * w }, a * b - w);

macro_rules! springs {
    ($($name:ident $k:expr,)*) => { $(
        #[derive(Clone, Differentiable)]
        struct $name { k: f64 }
        #[differentiable]
        impl $name { fn energy(&self, x: f64) -> f64 { self.k * x * x * $k } }
    )* };
}
springs!(Soft 0.1 + 0.4, Stiff 10.0,);

#[autodiff_reverse(d_pair, Duplicated, Duplicated, Active, Active)]
fn pair(a: &Soft, b: &Stiff, x: f64) -> f64 {
    a.energy(x) * b.energy(x)
}

#[test]
fn a_macros_arguments_keep_their_meaning() {
    let of = |f: fn(f64) -> f64, d: fn(f64, f64) -> (f64, f64)| {
        let (y, d_x) = d(0.7, 1.0);
        assert_eq!(y.to_bits(), f(0.7).to_bits());
        crate::agrees([0.7], [d_x], |[x]| f(x));
    };
    of(single, d_single);
    of(sum, d_sum);
    of(many, d_many);
    assert_eq!(sum(2.0), 200.0);
    crate::agrees([0.7], [h_many(0.7)[0][0]], |[x]| d_many(x, 1.0).1);
    let mut d = [0.0; 2];
    let _ = d_squares(&[3.0, 4.0], &mut d, 1.0);
    crate::agrees([3.0, 4.0], d, |x| squares(&x));
    let (mut d_a, mut d_b) = (Soft { k: 0.0 }, Stiff { k: 0.0 });
    let (_, d_x) = d_pair(&Soft { k: 0.3 }, &mut d_a, &Stiff { k: 0.4 }, &mut d_b, 0.5, 1.0);
    crate::agrees([0.3, 0.4, 0.5], [d_a.k, d_b.k, d_x], |[a, b, x]| {
        assert_eq!(Soft { k: a }.energy(x), a * x * x * 0.5);
        pair(&Soft { k: a }, &Stiff { k: b }, x)
    });
}
