//! Loops whose passes look independent: some are, and some are not. Only if they are, the reverse sweep may run passes
//! in any order, or each right after its forward sweep.

/// Rows of an array that share an element.
mod rows_that_share {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [0.5; 9];
        for i in 0..4 {
            for j in 0..=2 {
                a[i * 2 + j] = a[i * 2 + j] * x[i] * a[i * 2 + j];
            }
        }
        let mut s = 0.0;
        for v in &a {
            s += v;
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// An inner loop's variable that the body changes.
mod inner_variable_changed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [0.5; 9];
        for i in 0..3 {
            for mut j in 0..2 {
                j += i;
                a[i * 2 + j] = a[i * 2 + j] * x[i] * a[i * 2 + j];
            }
        }
        let mut s = 0.0;
        for v in &a {
            s += v;
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// The sum is scaled by a variable that the loop changed.
mod scaled_by_what_changed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut k = 1.0;
        for i in 0..x.len() {
            s += x[i] * x[i];
            k += 0.5;
        }
        let m = s * k;
        m
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// The sum is used twice, once not linearly.
mod used_twice {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i] * x[i] * x[0];
        }
        let m = s / 8.0;
        let q = m * s;
        m + q
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// The sum is overwritten after it was used.
mod overwritten_after {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i].sin();
        }
        let m = 2.0 * s;
        s = x[0] * x[1];
        m + s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Three loops add to one sum, one reads it.
mod two_loops_into_one {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i].sin();
        }
        for i in 0..x.len() {
            s += x[i] * s * 0.1;
        }
        for i in 0..x.len() {
            s += x[i].cos();
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// A later loop overwrites the elements that an earlier one read.
mod read_then_overwritten {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [0.0; 8];
        for i in 0..8 {
            a[i] = x[i] * 2.0;
        }
        let mut s = 0.0;
        for i in 0..8 {
            s += a[i] * a[i];
        }
        for i in 0..8 {
            a[i] = x[7 - i].sin();
        }
        s + a[0] * a[3]
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// The sum is returned from a branch.
mod returned_in_a_branch {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..8 {
            s += x[i] * x[i];
        }
        if x[0] > 0.5 {
            return s * 2.0;
        }
        s * x[1]
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// A condition on the sum while it is being computed.
mod condition_on_the_sum {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut n = 0;
        while n < x.len() {
            let k = n;
            n += 1;
            if s > 1.0 {
                s += x[k] * x[k];
            } else {
                s += x[k].exp() * x[n % 8];
            }
        }
        let n = n as f64;
        s / n
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// A loop of independent passes that is left early.
mod left_early {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..8 {
            let v = x[i] * x[i];
            if s > 1.5 {
                break;
            }
            s += v * v;
        }
        3.0 * s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Two halves of one vector.
mod two_halves {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = vec![0.0; 16];
        for i in 0..4 {
            let (l, r) = a.split_at_mut(8);
            l[i] = x[i] * x[i];
            r[i] = l[i] * x[i + 4];
            l[i + 1] = r[i];
        }
        let mut s = 0.0;
        for v in &a {
            s += v;
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Remainders, quotients and products as indices.
mod strides_and_remainders {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 3;
        let mut a = vec![1.0; 12];
        for i in 0..8 {
            a[(i * n) % 4] = a[(i * n) % 4] * x[i] + 0.1;
            a[i / 2 + 4] *= x[i];
            a[8 + (i & 1)] = x[i] * a[0];
        }
        let mut s = 0.0;
        for v in &a {
            s += v * v;
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Chunks apart, then neighbours that are not.
mod chunks_and_neighbours {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [1.0; 8];
        for (i, c) in a.chunks_exact_mut(2).enumerate() {
            c[0] = x[i] * c[1];
            c[1] = c[0] * c[0] * x[i + 1];
        }
        for w in 0..7 {
            a[w + 1] = a[w + 1] + a[w] * a[w];
        }
        let mut s = 0.0;
        for v in &a {
            s += v * v;
        }
        s
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// The sum is scaled by a value that the last pass left.
mod scaled_by_the_last {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut last = 1.0;
        for i in 0..8 {
            s += x[i] * x[i];
            last = x[i];
        }
        let m = s * last;
        m
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Sums of nested loops, with locals that change.
mod nested_sums {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..8 {
            let mut t = 1.0;
            for j in 0..=i {
                t *= x[j];
            }
            s -= t * x[i];
            let mut u = t;
            for _ in 0..2 {
                u = u * t + x[i];
            }
            s += u;
        }
        let m = -s;
        let k = m * 0.5 + x[0];
        k
    }
    case!(slice at [&[0.7, -0.3, 1.1, 0.4, -0.9, 1.3, 0.8, 0.25], &[0.3, 0.5, -0.8, 0.2, 0.6, -0.4, 0.1, 0.9]]);
}

/// Loops over data borrowed by a mutable reference that is still used later: the shadow has the shape from before the
/// loop.
mod lent {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct Work {
        a: Vec<f64>,
        b: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut fixed = [x[0], x[1]];
        let v = &mut fixed;
        v[0] *= x[0];
        let mut s: f64 = v.iter().map(|y| y * y).sum();
        let r = s * v[1];
        for k in 0..2 {
            let mut rows = vec![x.to_vec(), x.to_vec()];
            let row = &mut rows[1];
            row[k] *= x[2];
            for i in 0..2 {
                s += row[i] * row[i];
            }
            row[1] *= 2.0;
            s *= row[1] * rows[0][k];
        }
        let mut grown = x.to_vec();
        let g = &mut grown;
        g.push(s);
        for i in 0..5 {
            s += g[i] * g[i] * r;
        }
        s += g[4];
        let mut w = Work { a: x.to_vec(), b: s };
        let Work { a, b } = &mut w;
        *b *= x[1];
        for y in a.iter() {
            s += y * y * *b;
        }
        a[0] = s;
        w.a[0] * w.b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// The gates of a cell, parts of one buffer.
mod gates {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let h = 2;
        let mut gates = vec![0.0; 4 * h];
        for (i, g) in gates.iter_mut().enumerate() {
            *g = x[i % 4] * x[i / 2];
        }
        let (forget, rest) = gates.split_at_mut(h);
        let (ingate, rest) = rest.split_at_mut(h);
        let (outgate, change) = rest.split_at_mut(h);
        let mut cell = x[..h].to_vec();
        let mut hidden = vec![0.0; h];
        for i in 0..h {
            forget[i] = (forget[i] * x[3]).tanh();
            ingate[i] = (ingate[i] + x[2]).tanh();
            outgate[i] = (outgate[i] * x[1]).tanh();
            change[i] = change[i].tanh();
        }
        for i in 0..h {
            cell[i] = cell[i] * forget[i] + ingate[i] * change[i];
        }
        for i in 0..h {
            hidden[i] = outgate[i] * cell[i].tanh();
        }
        hidden.iter().map(|h| h * h).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
