//! Vectors that grow and shrink, stacks, sorting.

/// A stack of tuples: `while let Some((lo, hi, w)) = stack.pop()`.
mod stack_of_tuples {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut stack = vec![(0usize, x.len(), 1.0)];
        let mut total = 0.0;
        while let Some((lo, hi, w)) = stack.pop() {
            if hi - lo <= 1 {
                total += w * x[lo] * x[lo];
                continue;
            }
            let mid = (lo + hi) / 2;
            let k = w * x[mid].cos();
            stack.push((lo, mid, k));
            stack.push((mid, hi, 0.5 * w));
        }
        total
    }
    case!(slice at [&[0.3, 0.7, 1.4, 0.5, 0.9]]);
}

/// `insert`, `remove`, `swap_remove`, `truncate`, `resize`, `split_off`, `append`, `clear`.
mod vec_edits {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v: Vec<f64> = Vec::with_capacity(8);
        for &a in x {
            v.push(a * 2.0);
        }
        v.insert(1, x[0] * x[1]);
        let r = v.remove(0);
        v.extend_from_slice(&x[..2]);
        v.extend(x.iter().map(|a| a * a));
        v.truncate(7);
        v.resize(9, x[1] * r);
        v.reverse();
        let s = v.swap_remove(2);
        let mut t = v.split_off(5);
        t.append(&mut v);
        let last = t.pop().unwrap();
        v.push(last * s);
        v.push(x[3]);
        let keep = v[0] * v[1];
        v.clear();
        v.push(keep);
        r * s
            + t.iter().enumerate().map(|(i, a)| a * (i as f64 + 1.0)).sum::<f64>() * v[0]
            + v.len() as f64
    }
    case!(slice at [&[0.3, 0.7, 1.4, 0.5]]);
}

/// `push` and `pop` of a vector that is a field.
mod field_push {
    use crate::prelude::*;

    #[derive(Clone, Debug, Default, Differentiable)]
    struct History {
        values: Vec<f64>,
        points: Vec<[f64; 2]>,
        total: f64,
    }

    #[differentiable]
    impl History {
        fn record(&mut self, v: f64) {
            self.values.push(v * v);
            self.points.push([v, self.total]);
            self.total += v;
        }
        fn undo(&mut self) -> f64 {
            match self.values.pop() {
                Some(v) => v,
                None => 0.0,
            }
        }
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut h = History::default();
        for &v in x {
            h.record(v);
        }
        let last = h.undo();
        let mut s = last;
        for p in &h.points {
            s += p[0] * p[1];
        }
        s * h.values.iter().sum::<f64>() + h.total
    }
    case!(slice at [&[0.3, 0.7, 1.4, 0.5]]);
}

/// `sort_by` of values.
mod sort_and_median {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let n = v.len();
        if n % 2 == 1 { v[n / 2] * v[0] } else { 0.5 * (v[n / 2] + v[n / 2 - 1]) * v[0] }
    }
    case!(slice at [&[0.9, 0.3, 0.7, 1.4, 0.5]]);
}

/// `sort_by` of indices, by the values.
mod sort_indices {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut idx: Vec<usize> = (0..x.len()).collect();
        idx.sort_by(|&i, &j| x[i].partial_cmp(&x[j]).unwrap());
        idx.iter().enumerate().map(|(r, &i)| (r as f64 + 1.0) * x[i]).sum()
    }
    case!(slice at [&[0.9, 0.3, 0.7, 1.4, 0.5]]);
}

/// Methods that fill, retain and repeat by closures.
mod filled_by_closures {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = vec![0.0; 4];
        let mut t = x[0];
        v.fill_with(|| {
            t *= x[1];
            t
        });
        v.extend_from_within(1..3);
        v.resize_with(8, || x[2] * t);
        v.retain_mut(|a| {
            *a *= 2.0;
            *a > 1.0 || *a < 0.0
        });
        v.dedup_by_key(|a| (*a * 10.0) as i64);
        v.iter().rfold(1.0, |s, a| 0.5 * s + a * a * s)
    }
    case!(slice at [&[0.7, 1.3, -0.4]]);
}

/// Vectors whose type follows from the elements that `extend_from_slice` adds.
mod extended {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct P {
        a: f64,
        n: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = Vec::new();
        v.extend_from_slice(&x[1..3]);
        v.insert(1, x[5] * x[4]);
        let mut w = Vec::with_capacity(4);
        w.extend_from_slice(&v);
        w.append(&mut v);
        let mut ps = Vec::new();
        ps.extend_from_slice(&[P { a: x[0], n: 1 }, P { a: x[1] * x[2], n: 2 }]);
        ps.insert(1, P { a: x[3], n: 3 });
        ps.extend([P { a: w[1] * w[3], n: 4 }]);
        let mut rows = Vec::new();
        for i in 0..3 {
            let mut r = Vec::new();
            r.extend_from_slice(&x[i..i + 2]);
            r.push(x[0] * x[i]);
            rows.push(r);
        }
        w[0] * rows[1][0] * rows[2][2] + ps.iter().map(|p| p.a * p.a * p.n as f64).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `to_vec` of array literals.
mod listed {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct P {
        a: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = x[0];
        let v = [
            {
                n *= x[1];
                n
            },
            {
                n *= x[2];
                n
            },
            n,
        ]
        .to_vec();
        let mut w = [x[0]; 4].to_vec();
        w.push(x[1]);
        w[0] *= x[2];
        let mut p = [P { a: x[0] }, P { a: x[1] }].to_vec();
        p[0].a *= x[2];
        let at = [0usize, 3, 2].to_vec();
        v[0] * v[1]
            + v[2]
            + w[0] * w[1] * w[4]
            + p[0].a * p[1].a
            + at.iter().map(|&i| x[i] * x[i]).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `concat` of references to parts.
mod joined {
    use crate::prelude::*;

    #[differentiable]
    fn norm(v: &[f64]) -> f64 {
        v.iter().map(|a| a * a).sum::<f64>().sqrt()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = x.to_vec();
        let v = [&y[..2], &[x[2], 1.0], x].concat();
        y[0] = x[5] * x[5];
        v[0] * y[0]
            + v.iter().enumerate().map(|(i, a)| a * a * i as f64).sum::<f64>()
            + norm(&[&y[2..4], &[x[0] * x[0]]].concat())
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
