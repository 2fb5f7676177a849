//! Arrays that are created: of structs, with a length that is a parameter, from parts of slices.

/// Arrays of structs without `Default`.
mod of_structs {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let p: [P; 3] = std::array::from_fn(|i| P { a: x[i], b: x[i + 3] });
        p.iter().map(|p| p.a * p.b).sum::<f64>() + p[0].b.sin()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Arrays of alternating enum variants.
mod of_enums {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    enum S {
        C(f64),
        R { w: f64, h: f64 },
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let ss: [S; 4] = std::array::from_fn(|i| {
            if i % 2 == 0 { S::C(x[i]) } else { S::R { w: x[i], h: x[i + 1] } }
        });
        ss.iter()
            .map(|s| match s {
                S::C(r) => r * r,
                S::R { w, h } => w * h,
            })
            .sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Numbers to structs, structs to structs.
mod mapped_to_structs {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let ps = [0usize, 3].map(|i| P { a: x[i], b: x[i + 1] });
        let q = [P { a: x[0], b: 1.0 }, P { a: x[1], b: x[2] }].map(|p| P { a: p.b, b: p.a * 2.0 });
        ps[0].a * ps[1].b + q[0].b * q[1].a
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Arrays of arrays, with lengths that are parameters.
mod transposed {
    use crate::prelude::*;

    #[differentiable]
    fn t<const A: usize, const B: usize>(m: &[[f64; B]; A]) -> [[f64; A]; B] {
        std::array::from_fn(|i| std::array::from_fn(|j| m[j][i]))
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let n = t(&m);
        n[0][1] * n[2][0] + n[1][0] * n[1][1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `map` within `map`.
mod scaled {
    use crate::prelude::*;

    #[differentiable]
    fn sc<const A: usize, const B: usize>(m: [[f64; B]; A], k: f64) -> [[f64; B]; A] {
        m.map(|r| r.map(|v| v * k))
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let n = sc(m, x[0]);
        n[0][1] * n[1][0] + n[1][0] * n[1][1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows of a length that is a parameter.
mod rows_collected {
    use crate::prelude::*;

    #[differentiable]
    fn rows<const N: usize>(x: &[f64]) -> Vec<[f64; N]> {
        x.iter().map(|v| [*v; N]).collect()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r = rows::<3>(x);
        r.iter().map(|r| r[0] * r[1] * r[2]).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Longer than arrays that have a `Default`.
mod long_rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m: [[f64; 40]; 2] = std::array::from_fn(|i| std::array::from_fn(|j| x[i] * j as f64));
        m[0][3] * m[1][39]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The element type is written after the `->` of a closure.
mod of_a_closure {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let add = |a: [f64; 2], k: f64| -> [f64; 2] { std::array::from_fn(|i| a[i] * k) };
        let r = add([x[0], x[1]], x[2]);
        r[0] * r[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Parts of a slice, as rows.
mod of_parts {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m: [[f64; 3]; 2] = [x[..3].try_into().unwrap(), x[3..6].try_into().unwrap()];
        m[0][1] * m[1][2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Arrays of enums that are not `Differentiable`.
mod of_plain_enums {
    use crate::prelude::*;

    #[derive(Clone, Copy, PartialEq, Default)]
    enum E {
        #[default]
        A,
        B,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let o: [E; 3] = std::array::from_fn(|i| if i == 1 { E::A } else { E::B });
        let q = [x[0], x[1]].map(|v| if v > 0.0 { E::A } else { E::B });
        let z = [1usize, 2].map(|i| i + 1);
        if o[1] == q[0] { x[0] * x[z[0]] } else { x[1] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Structs from calls, names and other arrays.
mod of_what_calls_give {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    #[differentiable]
    impl P {
        fn of(v: f64) -> P {
            P { a: v, b: v * v }
        }
    }
    #[differentiable]
    fn mk(v: f64) -> P {
        P { a: v * 2.0, b: v }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let ps: [P; 3] = std::array::from_fn(|i| {
            let p = P { a: x[i], b: 1.0 };
            p
        });
        let qs: [P; 2] = std::array::from_fn(|i| mk(x[i]));
        let rs = [x[0], x[1]].map(mk);
        let ts: [P; 2] = std::array::from_fn(|i| P::of(x[i]));
        let us: [P; 2] = std::array::from_fn(|i| ps[1 - i]);
        let q: [(P, f64); 2] = std::array::from_fn(|i| (P { a: x[i], b: 1.0 }, x[i + 1]));
        ps[0].a * qs[1].b * rs[0].a + ts[1].b * us[0].a + q[1].0.a * q[0].1
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Long rows of integers, structs of integers.
mod of_integers {
    use crate::prelude::*;

    #[derive(Clone, Copy, PartialEq, Default)]
    enum E {
        #[default]
        A,
        B,
    }
    #[derive(Clone, Copy, Default)]
    struct Tag {
        id: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let q: [[usize; 40]; 2] = std::array::from_fn(|i| [i; 40]);
        let o: [E; 3] = std::array::from_fn(|i| if i == 1 { E::A } else { E::B });
        let t = [1usize, 2].map(|i| Tag { id: i });
        let r = [x[0], x[2]].map(|v| if v > 0.0 { E::A } else { E::B });
        if o[1] == r[0] { x[q[1][3]] * x[t[1].id] } else { x[0] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
