//! Written types that determine the types of literals, in any place.

/// Types of destructured values.
mod apart {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P<T> {
        a: T,
        b: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut seed, mut s): (u32, f64) = (12345, 0.0);
        for v in x {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            s += v * v * (seed % 7) as f64;
        }
        let (a, b): (f32, f32) = (0.1, 0.3);
        let [c, d]: [f32; 2] = [0.1, 0.3];
        let ((k, l), m): ((u8, u8), f32) = ((1, 2), 0.1);
        let (q, w): (u8, f64) = if x[0] > 0.0 { (5, x[1]) } else { (6, x[2]) };
        let Some(o): Option<u8> = Some(3) else { return 0.0 };
        let P { a: t, b: u }: P<f64> = P { a: x[3], b: x[4] };
        let &(e, f): &(u8, f64) = &(7, x[5]);
        let (not, minus): (u8, i8) = (!5, -3);
        s + w * u * t * ((a + b + c * d * m) as f64)
            + x[0] * ((!k) as f64 + (!l) as f64 + (!q) as f64 + (!o) as f64)
            + f * (!e) as f64
            + x[1] * (not ^ minus as u8) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Written types for `collect`, `sum` and integers' methods.
mod lists {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (a, b): (Vec<f64>, Vec<f64>) =
            (x[..3].iter().map(|v| v * v).collect(), x[3..].iter().copied().collect());
        let (at, z): (Vec<usize>, f64) = ((0..3).collect(), x[0]);
        let (s, p): (f64, f64) = (x.iter().sum(), x.iter().map(|v| v + 2.0).product());
        let (mut i, mut j): (u8, u8) = (250, 3);
        i = i.wrapping_add(4);
        j = j.wrapping_mul(100);
        a[at[1]] * b[at[2]] + s * p * z + x[1] * (i as f64 + j as f64)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of the results of closures and nested functions.
mod results {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        fn h() -> u8 {
            5
        }
        fn pair() -> (f32, u8) {
            (0.1, 5)
        }
        fn weights() -> [f32; 2] {
            [0.1, 0.3]
        }
        let g = || -> u8 { 5 };
        let list = || -> Vec<f32> { vec![0.1, 0.3] };
        let (a, b) = pair();
        let mut s = x[1] * (!h()) as f64 + x[2] * (!g()) as f64 + x[0] * a as f64 * (!b) as f64;
        for w in weights() {
            s += x[3] * (w * 3.0) as f64;
        }
        for _ in 0..2 {
            s = (s * 1e-3).sin() + x[4] * (!g()) as f64 * 1e-3;
        }
        s + x[5] * (list()[0] + list()[1]) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of their parameters, also if only the function that receives a closure gives the type.
mod parameters {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let g = |(k, w): (u8, f64)| w * (!k) as f64;
        fn f((a, b): (f32, u8)) -> f64 {
            a as f64 * (!b) as f64
        }
        let not: fn(u8) -> u8 = |k| !k;
        fn ap(f: impl Fn(u8) -> u8) -> f64 {
            f(3) as f64
        }
        fn of<F>(f: F) -> f64
        where
            F: Fn(f32) -> f32,
        {
            f(0.1) as f64
        }
        let r: std::ops::Range<u8> = 0..3;
        let mut s = g((5, x[0]))
            + x[1] * f((0.1, 5))
            + x[2] * not(3) as f64
            + x[3] * ap(|k| !k)
            + x[4] * of(|k| k * 3.0);
        for k in r {
            s += (!k) as f64 * x[0];
        }
        let kept = [5, 3].iter().filter(|k: &&u8| **k > 3).copied().next().unwrap();
        let last = [(5, 0.1)].iter().map(|&(k, _w): &(u8, f32)| k).last().unwrap();
        let sum = [0.1, 0.2].iter().fold(0.0, |a: f32, k| a + k);
        let steps = [5, 3]
            .into_iter()
            .scan(0, |s: &mut u8, k| {
                *s += k;
                Some(*s)
            })
            .last()
            .unwrap();
        s + x[1] * ((!kept) as f64 + (!last) as f64) + x[5] * sum as f64 + x[2] * (!steps) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of functions given by their paths, and their type arguments; types of ranges given by their ends.
mod paths {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v = 0.1;
        let a = f32::max(0.1, 0.3)
            + f32::sqrt(0.1)
            + f32::powi(0.1, 2)
            + f32::mul_add(0.1, 0.2, 0.3)
            + f32::max(v, 0.3) * v;
        let b = Some(0.1).map(f32::sqrt).unwrap()
            + f32::sin_cos(0.1).0
            + std::hint::black_box::<f32>(0.1) * 3.0;
        let (s, c) = f64::sin_cos(x[2]);
        let n = Vec::<u8>::from([3, 4])[0];
        let m = std::iter::once::<u8>(5).next().unwrap();
        let k = std::iter::repeat::<u8>(5).take(3).last().unwrap();
        let (big, small) =
            ([5, 3].into_iter().partition::<Vec<u8>, _>(|a| *a > 3), <[u8]>::to_vec(&[5, 3]));
        let last = (0..x.len()).rev().next().unwrap();
        x[0] * a as f64
            + x[1] * b as f64
            + s * c
            + x[3]
                * ((!n) as f64
                    + (!m) as f64
                    + (!k) as f64
                    + (!big.0[0]) as f64
                    + (!small[1]) as f64)
            + x[4] * ((!last) as f64)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Values that the reverse sweep computes again have the type that only the forward sweep determines.
mod again {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        {
            let k = 5;
            let w: u8 = k;
            s *= (!k) as f64;
            assert!(w > 0);
        }
        for _ in 0..2 {
            let k = 2;
            if k < x.len() {
                s += 1.0;
            }
            s *= ((!k) as f64 * 0.37).sin();
        }
        for _ in 0..2 {
            let k = 0.1;
            let w: f32 = k;
            assert!(w > 0.0);
            s *= k as f64 + 1.0;
        }
        for i in 0..3 {
            let w: u8 = i;
            assert!(w < 9);
            s *= (!i) as f64 * 1e-2;
        }
        for _ in 0..2 {
            let t = (5, (3, 3u16));
            let (p, (_, _)): &(u8, (u8, u16)) = &t;
            assert!(*p > 0);
            s *= (!t.0) as f64 * 1e-2;
        }
        for _ in 0..2 {
            for k in [5, 3] {
                let q: u8 = k;
                assert!(q > 0);
                s *= (!k) as f64 * 1e-2;
            }
        }
        let mut i = 0;
        while i < 2 {
            let k = 5;
            let q: u8 = k;
            s *= (!k) as f64 * 1e-2;
            assert!(q > 0);
            i += 1;
        }
        s * 1e-6
            + x.iter()
                .map(|v| {
                    let k = 5;
                    let q: u8 = k;
                    assert!(q > 0);
                    v * v * ((!k) as f64 * 1e-2)
                })
                .sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of values that are computed and dropped.
mod unused {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (o, a, b, c, d): (u8, _, _, _, _) = (12, 5, 5, 5, 5);
        let _ = o % a;
        let _: u8 = b;
        let _: &u8 = &c;
        let _ = d > 0u8;
        x[0] * (!a) as f64 + x[1] * (!b) as f64 + x[2] * (!c) as f64 + x[3] * (!d) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of the results of closures that return an `Option` or an array.
mod payloads {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = [5, 3].into_iter().filter_map(|k| -> Option<u8> { Some(k) }).last().unwrap();
        let a: f64 = x
            .iter()
            .filter_map(|v| -> Option<(u8, f64)> {
                if *v > 0.0 { Some((5, *v)) } else { None }
            })
            .map(|(k, v)| v * (!k) as f64)
            .sum();
        let b: f64 = x
            .iter()
            .flat_map(|v| -> [(u8, f64); 2] { [(5, *v), (3, *v)] })
            .map(|(k, v)| v * (!k) as f64)
            .sum();
        let c: f64 = x
            .iter()
            .scan(5, |k, v| -> Option<(u8, f64)> { Some((*k, *v)) })
            .map(|(k, v)| v * (!k) as f64)
            .sum();
        let m = std::iter::successors(Some(5), |k| -> Option<u8> {
            if *k > 2 { Some(2) } else { None }
        })
        .last()
        .unwrap();
        let (k, v) = x
            .iter()
            .find_map(|v| -> Option<(u8, f64)> {
                if *v < 0.0 { Some((5, *v)) } else { None }
            })
            .unwrap();
        a + b * c + x[0] * (!n) as f64 + x[1] * (!m) as f64 + x[2] * v * (!k) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types behind references, and of closures that functions return.
mod behind_references {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        fn h() -> impl Fn(u8) -> u8 {
            |k| k
        }
        let t = [5, 3];
        let [p, ..]: &[u8; 2] = &t;
        let ref q: u8 = 5;
        let mut w = [5, 3];
        let [r, _]: &mut [u8; 2] = &mut w;
        *r = 2;
        let k = w[1];
        let g = h();
        x[0] * (!p) as f64 + x[1] * (!*q) as f64 + x[2] * (!k) as f64 + x[3] * (!g(5)) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types of iterators and options in variables, of ranges that count elements, of lists that closures return.
mod elements {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v = [0.1, 0.3];
        let first: Option<&f32> = v.iter().next();
        let w = vec![0.1, 0.7];
        let back: std::iter::Rev<std::slice::Iter<'_, f32>> = w.iter().rev();
        let items: std::vec::IntoIter<u8> = vec![5, 3].into_iter();
        let floats: std::slice::Iter<f64> = x.iter();
        let mut s = 0.0;
        for v in back {
            s += v;
        }
        let n = items.last().unwrap();
        let r = 1..4;
        let q = &x[r.clone()];
        let k = 3;
        let _unused = x.get(k);
        let m = [5, 3].into_iter().flat_map(|k| -> Vec<u8> { vec![k, k] }).last().unwrap();
        let pairs: f64 = x
            .iter()
            .flat_map(|v| -> Vec<(u8, f64)> { vec![(5, *v), (3, v * v)] })
            .map(|(k, v)| v * (!k) as f64)
            .sum();
        x[0] * *first.unwrap() as f64
            + x[1] * s as f64
            + x[2] * (!n) as f64
            + floats.map(|v| v * v).sum::<f64>()
            + q[0] * q[1] * ((!r.start) as f64 * 1e-19)
            + x[3] * ((!k) as f64 * 1e-19)
            + x[4] * (!m) as f64
            + pairs
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// In loops with checkpoints.
mod checkpointed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        #[checkpoint(budget = 3)]
        for _ in 0..12 {
            let k = 2;
            if k < x.len() {
                s += 0.1;
            }
            for i in 0..3 {
                let w: u8 = i;
                assert!(w < 9);
                s = s * 0.9 + x[1] * (!i) as f64 * 1e-3;
            }
            s *= ((!k) as f64 * 0.37).sin();
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
