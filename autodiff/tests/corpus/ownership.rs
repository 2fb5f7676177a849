//! Values that are passed by value, destructured, or written through several names at once.

/// Elements of types that are not `Copy`, passed on by loops.
mod elements_handed_over {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    pub struct Hyp {
        n: usize,
        score: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let w: Vec<Hyp> = p.iter().enumerate().map(|(n, &x)| Hyp { n, score: x * x }).collect();
        let mut v: Vec<Hyp> = Vec::new();
        for h in w {
            if h.n != 1 {
                v.push(h);
            }
        }
        let mut rows = vec![vec![p[0], p[1]], vec![p[2]]];
        rows.push(vec![p[3] * p[0]]);
        let mut s = 0.0;
        for row in rows {
            for x in row {
                s += x * x;
            }
        }
        let names = vec!["a".to_string(), "bb".to_string()];
        for n in names {
            s *= p[n.len()];
        }
        v.extend(vec![Hyp { n: 7, score: s }]);
        v.iter().map(|h| h.score * h.n as f64).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Fields of an element that several names write to.
mod fields_written_apart {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    pub struct P {
        m: f64,
        x: [f64; 2],
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut ps = vec![P { m: p[0], x: [p[1], p[2]] }, P { m: p[3], x: [0.5, p[0]] }];
        for P { m, x } in ps.iter_mut() {
            x[0] *= *m;
            *m += x[1] * x[0];
        }
        for P { m, x: [a, b] } in &mut ps {
            *a += *m * *b;
            *b = a.sin();
        }
        for q in ps.iter_mut() {
            let P { m, x } = q;
            *m *= x[0];
            x[1] -= *m;
        }
        ps.iter().map(|q| q.m * q.x[0] + q.x[1]).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Tuples in vectors, and elements of a slice, whose parts several names write to.
mod parts_written_apart {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut v = vec![(p[0], p[1]), (p[2], p[3])];
        for (a, b) in v.iter_mut() {
            *a *= *b;
            *b += *a;
        }
        for ((a, b), x) in v.iter_mut().zip(p) {
            *a += *b * x;
            std::mem::swap(a, b);
        }
        v.iter_mut().for_each(|(a, b)| *a += *b * *b);
        if let Some((a, b)) = v.last_mut() {
            *a *= *b;
        }
        let (c, d) = &mut v[0];
        *c += *d;
        *d *= *c;
        v[0].0 * v[1].1 + v[0].1 * v[1].0
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// `split_last_mut` and similar methods, patterns on chunks, and recursion on the rest.
mod halves_written_apart {
    use crate::prelude::*;

    #[differentiable]
    fn g(v: &mut [f64]) {
        if let [a, b, rest @ ..] = v {
            *a *= *b;
            *b += *a;
            g(rest);
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut v = p.to_vec();
        if let Some((last, init)) = v.split_last_mut() {
            for q in init.iter_mut() {
                *q += *last * *q;
            }
            *last *= init[0];
        }
        let (first, rest) = v.split_first_mut().unwrap();
        for r in rest.iter_mut() {
            *r += *first;
            *first *= *r;
        }
        if let [q, rest @ ..] = &mut v[..] {
            *q += rest[0];
            rest[1] *= *q;
        }
        for c in v.chunks_mut(2) {
            if let [a, b] = c {
                *b *= *a;
            }
        }
        for c in v.chunks_exact_mut(2) {
            let [a, b] = c else { continue };
            *b *= *a;
        }
        g(&mut v);
        v[0] * v[3] + v[1] * v[2]
    }
    case!(slice at [&[0.17, 0.3, -0.4, 0.9]]);
}

/// `unwrap` and `expect` of values that are not `Copy`, in variables and fields.
mod options_unwrapped {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct S {
        w: Option<Vec<f64>>,
        k: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let o = Some(vec![p[0], p[1]]);
        let v = o.unwrap();
        let r: Result<f64, String> = Ok(p[0] * p[1]);
        let x = r.unwrap();
        let q: Option<Box<f64>> = Some(Box::new(p[2] * x));
        let y = q.expect("some");
        let s = S { w: Some(vec![p[3], x]), k: 2.0 };
        let z = s.w.unwrap();
        v[0] * v[1] + x * *y + z[0] * z[1] * s.k
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// `drain`, `split_off`, `remove` as statements.
mod parts_thrown_away {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut v = p.to_vec();
        v.push(p[0] * p[1]);
        v.drain(..v.len() / 2);
        v.push(p[1]);
        let _ = v.split_off(2);
        let mut m = vec![vec![p[0]], vec![p[1], p[2]], vec![p[3]]];
        m.remove(0);
        m.swap_remove(0);
        v[0] * v[1] * m[0][0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Parts that a match arm changes as its own variables.
mod arms_that_change {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let o = Some([p[0], p[1]]);
        let a = match o {
            Some(mut v) => {
                v[1] *= v[0];
                v[0] * v[1]
            }
            None => 0.0,
        };
        let q = Some(p[2] * a);
        let b = if let Some(mut x) = q {
            x *= x;
            x
        } else {
            1.0
        };
        a * b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Several elements of a slice that are written through the names of one pattern.
mod elements_that_change {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = [x[0], x[1], x[2], x[3], x[0] * x[1]];
        for _ in 0..2 {
            if let [a, mid @ .., y, z] = &mut m[..] {
                *a = *a * *y;
                mid[0] *= *z;
                mid[1] += *a * *z;
                *z = z.sin() * *y;
                std::mem::swap(a, y);
            }
            let [_, b, .., c] = &mut m;
            *b += *c * *c;
            *c *= *b;
        }
        let [ref mut a, ref mut b, ..] = m;
        *a *= *b;
        *b = a.sin();
        m.iter().map(|x| x * x).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
