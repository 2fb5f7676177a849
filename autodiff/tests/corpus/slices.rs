//! Slices, arrays, vectors: elements, parts, writes in place.

/// `a[0] = 5 a[0] + a[1]` and other writes to elements that are read.
mod first_element {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64]) {
        a[0] = 5.0 * a[0] + a[1];
        a[0] = a[0] * a[2] * a[0];
        a[2] /= a[1];
        a[1] -= a[0] * a[2];
        a[1] *= a[1];
    }
    case!(in_place at [&[0.3, 0.8, 1.4]]);
}

/// `a[i] *= b[i]; s += a[i]`.
mod scaled_and_summed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64], b: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..b.len() {
            a[i] *= b[i];
            s += a[i];
        }
        s
    }
    case!(mixed(2) at [&[2.0, 3.0, 5.0, 7.0]]);
}

/// `{ a[i] *= 5.0; a[i] }` inside an expression.
mod block_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64], x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..a.len() {
            s +=
                a[i] * {
                    a[i] *= 5.0 * x[0];
                    a[i]
                } * a[i];
        }
        s
    }
    case!(mixed(2) at [&[2.0, 3.0, 0.5]]);
}

/// A reference into an array element.
mod element_reference {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64], x: &[f64]) -> f64 {
        let x = x[0];
        let mut i = 0;
        while i < a.len() {
            let r = &mut a[i];
            i += 1;
            *r *= x;
            *r = r.sin() + *r;
            let q = &*r;
            let p = q;
            if *p > 0.5 {
                continue;
            }
            a[0] += a[i - 1] * x;
        }
        let last = &mut a[1..];
        last[0] = last[1] * x;
        let deeper = &mut last[1..];
        deeper[0] *= 3.0 * x;
        a[0] * a[1] * a[2]
    }
    case!(mixed(3) at [&[0.3, 0.8, 1.4, 0.7], &[-0.3, 0.8, -1.4, 1.7]]);
}

/// Products of neighbours in place, forwards and backwards: an overwritten value feeds the next.
mod recurrences {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(x: &mut [f64]) {
        for i in 1..x.len() {
            x[i] = x[i] * x[i - 1];
        }
        for i in (1..x.len()).rev() {
            x[i - 1] += x[i] * x[i - 1];
        }
        for i in 0..x.len() {
            x[i] = x[(i + 1) % x.len()] * x[i] + x[i];
        }
    }
    case!(in_place at [&[1.1, 0.8, 1.4, -0.6, 0.9], &[0.5]]);
}

/// The same element by two names in one statement.
mod same_element_twice {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64]) {
        let n = a.len();
        for k in 0..2 * n {
            let (i, j) = (k % n, (k * k) % n);
            a[i] = a[j] * a[i] + a[j];
            a[j] += a[i] * a[j];
            a[i] -= a[j];
            a[j] *= 0.5 + a[i];
            a[i] = a[i];
        }
    }
    case!(in_place at [&[0.3, 0.8, 0.4], &[0.5, -0.2]]);
}

/// Softmax, in place and stable.
mod softmax {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(out: &mut [f64], x: &[f64]) {
        let mut top = f64::NEG_INFINITY;
        for v in x {
            top = top.max(*v);
        }
        let mut sum = 0.0;
        for (o, x) in out.iter_mut().zip(x) {
            *o = (*x - top).exp();
            sum += *o;
        }
        for o in out.iter_mut() {
            *o /= sum;
        }
    }
    case!(map(3) at [&[9.0, 9.0, 9.0, 0.2, -0.6, 1.3]]);
}

/// Local arrays and vectors, in loops too; `swap`, `fill`, `copy_from_slice`.
mod locals {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [x[0], x[1] * x[2], 1.0];
        let mut b = vec![0.0; 3];
        let mut c = [x[1]; 4];
        a[0] *= a[1];
        for i in 0..3 {
            b[i] = a[i] * x[i] + c[i];
            c[i + 1] += b[i] * c[i];
            let mut pair = [b[i], c[i]];
            pair[1] = pair[0] * pair[1];
            pair.swap(0, 1);
            a[i] += pair[0];
            let mut scratch = vec![x[i]; i + 1];
            for k in 0..i {
                scratch[k + 1] *= scratch[k];
            }
            a[i] *= scratch[i];
        }
        b.swap(0, 2);
        b.swap(1, 1);
        c[..3].copy_from_slice(&b);
        b[1..].fill(c[1] * x[0]);
        let [p, q, r] = [2, 1, 0];
        a[p] * b[q] * c[r] + a[0] * c[3] * b[0]
    }
    case!(slice at [&[0.3, 0.8, 1.4]]);
}

/// Two-dimensional arrays, rows as references.
mod two_dimensional {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = [[0.0; 3]; 2];
        for i in 0..2 {
            for j in 0..3 {
                m[i][j] = x[i * 3 + j] * x[j];
            }
        }
        for i in 0..2 {
            let row = &mut m[i];
            for j in 1..3 {
                row[j] += row[j - 1] * row[0];
            }
            row.swap(0, 2);
        }
        let mut s = 1.0;
        for row in &m {
            for v in row {
                s += v * s;
            }
        }
        for row in m.iter() {
            s *= row[0] - row[1];
        }
        s * m[1][2]
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.2, 0.5, 0.9]]);
}

/// Slices split in two, parts of parts.
mod split {
    use crate::prelude::*;

    #[autodiff_reverse(reverse_in_place, Duplicated, Active)]
    pub fn in_place(x: &mut [f64]) -> f64 {
        let k = x.len() / 2;
        let (head, tail) = x.split_at_mut(k);
        head[0] *= tail[0];
        tail[1] = head[0] * head[1];
        let (a, b) = tail.split_at(1);
        let y = &b[..1];
        let s = a[0] * y[0] + head[0];
        let part = &mut head[1..];
        part[0] += s * tail[0];
        s
    }

    #[differentiable]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..a.len().min(b.len()) {
            s += a[i] * b[i];
        }
        s
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (head, tail) = x.split_at(2);
        let inner = &tail[1..][..2];
        let (p, q) = inner.split_at(1);
        dot(head, tail) * dot(inner, &x[1..3])
            + p[0] * q[0] * dot(x, x)
            + dot(&x[1..], x) * dot(&x[3..], &x[..2])
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.2, 0.6]]);

    #[test]
    fn split_mutably() {
        let x = [0.3, 0.8, 1.4, -0.2];
        let (mut y, mut d) = (x, [0.0; 4]);
        let value = reverse_in_place(&mut y, &mut d, 1.0);
        let numeric = crate::common::numeric_gradient(&x, |x| in_place(&mut x.to_vec()));
        assert_eq!(value, in_place(&mut x.clone()));
        crate::common::assert_close(&d, &numeric, 1e-9);
    }
}

/// Two buffers that change roles by copying.
mod heat {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let k = p[0];
        let n = p.len() - 1;
        let mut u = vec![0.0; n];
        let mut next = vec![0.0; n];
        u.copy_from_slice(&p[1..]);
        for _ in 0..7 {
            for i in 1..n - 1 {
                next[i] = u[i] + k * (u[i - 1] - 2.0 * u[i] + u[i + 1]) * (1.0 + u[i] * u[i]);
            }
            u.copy_from_slice(&next);
        }
        let mut s = 0.0;
        for v in &u {
            s += v * v;
        }
        s
    }
    case!(slice at [&[0.1, 0.0, 0.4, 1.0, 0.7, 0.2, 0.0]]);
}

/// Gather and scatter through tables of indices, which change.
mod gather_scatter {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64], x: &[f64]) -> f64 {
        let mut at = [2usize, 0, 1, 0];
        let mut s = 1.0;
        for i in 0..4 {
            let k = at[i];
            a[k] += x[i] * a[at[(i + 1) % 4]];
            at[i] = (k + i) % 3;
            s *= a[at[i]] + x[k];
            at.swap(i, (i + 2) % 4);
        }
        s * a[at[0]]
    }
    case!(mixed(3) at [&[0.3, 0.8, 1.4, -0.2, 0.6, 0.5, 0.9]]);
}

/// An array of an array without a derivative and one with a derivative, after a vector was moved out of its field.
mod rows_that_carry_nothing {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Track {
        near: f64,
        hits: Vec<f64>,
    }

    #[differentiable]
    fn weighted(x: &[f64], k: f64) -> f64 {
        x[0] * k + x[1]
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut track = Track { near: x[0], hits: x.to_vec() };
        for i in 0..2 {
            let hits = std::mem::take(&mut track.hits);
            for u in &hits {
                track.hits.push(*u * x[i]);
            }
            let rows =
                [[0.5; 3], [(x[1] * weighted(x, 0.5)).sin(), track.near, (x[0] + x[i]).sin()]];
            track.near += (rows[0][0] * x[i]).tanh() * rows[1][1];
        }
        track.hits.iter().sum::<f64>() * track.near
    }
    case!(slice at [&[0.3, 0.7, 0.2]]);
}

/// Arrays in a box, vectors in fields whose bounds depend on them, arrays whose length a pattern matches.
mod measured_by_themselves {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct History {
        v: Vec<f64>,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut boxed = Box::new([x[0], x[1] * x[2], x[2]]);
        boxed.swap(0, 2);
        let mut h = History { v: x.to_vec() };
        h.v.push(x[0] * x[1]);
        h.v.drain(..h.v.len() - 3);
        let n = h.v.len();
        h.v.copy_within(n - 2..n, 0);
        let [a, b] = std::array::from_fn(|i| x[i] * x[i + 1]);
        boxed[0] * boxed[1] * boxed[1] + h.v[0] * h.v[1] * h.v[2] + boxed[2] * a * b
    }
    case!(slice at [&[0.7, 1.3, -0.4]]);
}
