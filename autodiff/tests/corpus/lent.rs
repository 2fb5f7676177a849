//! Places that are still borrowed, and values that are moved, while the reverse sweep reads them.

/// An integer that is counted through a reference in a struct.
mod counted {
    use crate::prelude::*;

    struct Stats<'a> {
        count: &'a mut usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut count = 0usize;
        for v in x {
            let st = Stats { count: &mut count };
            if *v > 0.0 {
                *st.count += 1;
            }
            s = s * 0.5 + v * count as f64;
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Through references in options and tuples.
mod in_options {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut n = 0usize;
        let mut c = 0.5;
        for v in x {
            if let Some(p) = Some(&mut n) {
                *p += 1;
            }
            let t = (&mut c, 5);
            *t.0 += 1.0;
            s = s * 0.5 + v * n as f64 * c;
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Through a reference that sometimes does not exist.
mod then_some {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut count = 0usize;
        for v in x {
            if let Some(c) = (*v > 0.0).then_some(&mut count) {
                *c += 1;
            }
            s = s * 0.5 + v * count as f64;
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Through a reference in a matched value.
mod matched {
    use crate::prelude::*;

    struct W<'a>(&'a mut f64);
    struct F<'a>(&'a mut f32);
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut c = 0.5;
        for _ in 0..2 {
            {
                match (&mut c, 3) {
                    (p, k) => *p += k as f64,
                }
            }
            s *= c;
            s += x[1];
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A vector that a loop has read is moved to another variable.
mod renamed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let xs = vec![0.1, 0.3];
        let mut g = 0.0;
        for k in 0..3 {
            g += x[k] * xs[k % 2];
        }
        let ys = xs;
        g * ys[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The vector is moved to a field.
mod constructor {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        #[constant]
        order: Vec<usize>,
        s: f64,
    }
    #[differentiable]
    impl S {
        fn new(x: &[f64]) -> S {
            let mut order: Vec<usize> = (0..x.len()).collect();
            order.sort_by(|&a, &b| x[a].total_cmp(&x[b]));
            let s = order.iter().enumerate().map(|(k, &i)| x[i] * k as f64).sum();
            S { order, s }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S::new(x);
        s.s * s.s * s.order[0] as f64 + x[s.order[1]]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The vector carries a derivative, and grows in its new variable.
mod grown {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let pts = x.to_vec();
        let mut s = x[1];
        for p in &pts {
            s += p * p * s;
        }
        let mut q = pts;
        q.push(s);
        q[6] * q[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The best of several vectors is moved out of a loop.
mod in_loops {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let names = vec![1u8, 2, 3];
        let mut s = x[0];
        let mut best = vec![];
        for k in 0..3 {
            let cand = vec![k, k + 1];
            s *= x[cand[1]];
            for c in &cand {
                s += x[*c] * s;
            }
            if k == 1 {
                best = cand;
            }
        }
        for n in &names {
            s *= x[*n as usize];
        }
        let keep = Some(names);
        s * best[0] as f64 * keep.unwrap().len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Values of a type that cannot be copied, moved in a loop.
mod without_copies {
    use crate::prelude::*;

    struct Tag {
        k: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut all: Vec<Tag> = Vec::new();
        for i in 0..3 {
            let t = Tag { k: i };
            s *= x[t.k];
            all.push(t);
        }
        s * all.len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The last of such values.
mod last_without_copies {
    use crate::prelude::*;

    struct Tag {
        k: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut last = None;
        for i in 0..3 {
            let t = Tag { k: i };
            s *= x[t.k] * s;
            last = Some(t);
        }
        s * last.map(|t| t.k).unwrap() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Parts of a field are reversed.
mod parts_of_fields {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct M {
        w: Vec<f64>,
    }
    #[differentiable]
    impl M {
        fn go(&mut self, v: f64) -> f64 {
            self.w[1..4].reverse();
            self.w[1] * v
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = M { w: x.to_vec() };
        let a = m.go(x[0]);
        a * m.w[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The result of a field's method, stored in a variable.
mod popped {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct M {
        w: Vec<f64>,
    }
    #[differentiable]
    impl M {
        fn go(&mut self, v: f64) -> f64 {
            let z = self.w.pop();
            z.unwrap() * v
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = M { w: x.to_vec() };
        let a = m.go(x[0]);
        a * m.w[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
