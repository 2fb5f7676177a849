//! Cases that were once silently wrong, or easily become so: effects hidden in expressions, order of evaluation, names.

/// `Option::take` changes its receiver: it must not run again in the reverse sweep.
mod option_take {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut once = Some(3);
        let mut s = x;
        for _ in 0..2 {
            if let Some(k) = once.take() {
                s = s.powi(k);
            } else {
                s *= x;
            }
        }
        if let Some(k) = once.take() { s * k as f64 } else { s }
    }
    case!(scalars(x) at [&[1.3]]; exact |p| vec![4.0 * p[0].powi(3)]);
}

/// The condition of a loop changes a variable that the body reads.
mod effect_in_condition {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let numbers = [2usize, 3, 4];
        let mut left = numbers.iter();
        let mut s = x;
        while left.next().is_some() {
            s = s * x + left.len() as f64 * x;
        }
        s * (1 + left.len()) as f64
    }
    case!(scalars(x) at [&[1.3], &[0.2]]);
}

/// An index that is taken from an iterator.
mod effect_in_index {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64]) {
        let order = [1usize, 0, 2, 1];
        let mut next = order.iter();
        let n = a.len();
        for _ in 0..4 {
            a[*next.next().unwrap()] *= a[next.len() % n] + 1.0;
        }
        a[next.len()] *= a[1];
    }
    case!(in_place at [&[0.3, 0.8, 1.4]]);
}

/// Counters changed through a pattern that borrows them.
mod changed_through_patterns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut count = Some(1usize);
        let mut pair = (2usize, 5usize);
        let mut s = x;
        for _ in 0..3 {
            if count == Some(2) {
                s = s * x;
            }
            s = s * x + pair.0 as f64 * s;
            if let Some(k) = &mut count {
                *k += 1;
            }
            let (p, _) = &mut pair;
            *p += 2;
        }
        s
    }
    case!(scalars(x) at [&[1.3], &[0.2]]);
}

/// The same by `ref mut`.
mod changed_through_ref_mut {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut count = Some(1usize);
        let mut s = x;
        for _ in 0..3 {
            if count == Some(2) {
                s = s * x;
            }
            if let Some(ref mut k) = count {
                *k += 1;
            }
            s += x * s;
        }
        s
    }
    case!(scalars(x) at [&[1.3], &[0.2]]);
}

/// Operands are evaluated from left to right, references too.
mod order_of_operands {
    use crate::prelude::*;

    #[differentiable]
    fn first(x: &[f64], k: f64) -> f64 {
        x[0] * k
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut i = 0;
        let a = first(&x[i..], {
            i += 1;
            2.0
        });
        let b =
            x[i] * {
                i += 1;
                x[i]
            } * x[i - 1];
        let mut y = [x[0], x[1], x[2]];
        y[{
            i -= 2;
            i
        }] = x[i] * b;
        y[{
            i += 1;
            i
        }] += x[i];
        a * b + y[0] * y[1]
    }
    case!(slice at [&[1.3, 0.4, 0.7]]);
}

/// The start of a counter beside a slice is evaluated once.
mod counter_beside_slice {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 1usize;
        let mut s = 1.0;
        for (v, k) in x.iter().zip(n..) {
            n += 2;
            s = s * v + k as f64 * n as f64;
        }
        s
    }
    case!(slice at [&[1.3, 0.4, 0.7]]);
}

/// Names like those the engine makes.
mod names {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let d_x = x[0] * x[1];
        let (d_1, v_1, kept_1) = (d_x * 2.0, x[1], 1.5);
        let mut result = d_1 * v_1 * kept_1;
        let d_ret = result * d_x;
        for i in 0..2 {
            let length = x.len();
            result = result * x[i] * d_ret + length as f64;
        }
        let (running, jumped, t, at) = (x[0], result, d_ret, v_1);
        running * jumped * t * at
    }
    case!(slice at [&[1.3, 0.4]]);
}

/// Variables that look alike in branches copied after a jump.
mod copied_branches {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        for i in 0..x.len() {
            let v = x[i];
            if v > 1.0 {
                let v = v * s;
                if v > 3.0 {
                    s += v;
                    continue;
                }
                s -= v;
            } else if v < -1.0 {
                let s2 = s * s;
                if s2 > 0.3 {
                    break;
                }
                s += s2;
            }
            let v = v * 0.5;
            let s2 = s * v;
            if s2 > 0.7 {
                s = s2 * v;
            }
            s += v * s2;
        }
        let v = s * x[0];
        v * s
    }
    case!(slice at [&[0.4, 1.3, -1.2, 2.7, 0.3], &[0.1, -1.5, 0.7], &[2.0, 5.0, -2.0, 1.0]]);
}

/// A `NaN` or infinity in a value that is dropped does not reach the derivative.
mod thrown_away {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let bad = (x - 2.0).ln();
        let mut y = bad;
        y = x * x;
        let z = if bad.is_nan() { y } else { bad };
        z + y
    }
    case!(scalars(x) at [&[1.3]]; exact |p| vec![4.0 * p[0]]);
}

/// A variable that a loop reads is added to after the loop. The adjoint of the addition must not see the sums that the
/// loop's adjoint adds.
mod added_to_after_the_loop {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = x[0];
        let mut s = 0.0;
        for v in x {
            s += v * y;
        }
        y += s;
        y += x[1] * x[0];
        let mut product = 0.0;
        for i in 0..x.len() {
            product += y * x[i] * x[i];
        }
        let scaled = product * x[1];
        y -= scaled;
        if x[0] > 0.0 {
            y += x[1].sin();
        }
        y
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[-0.9, 0.2]]);
}

/// A vector grows after a loop that is reversed pass by pass: its shadow has the vector's final length.
mod grown_after_the_loop {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut grown: Vec<f64> = x[1..].to_vec();
        grown.push(x[0].sin());
        let mut sum = 0.0;
        for v in x {
            sum += (v * x[0]).tanh();
        }
        grown.push(x[1].exp());
        let last = grown.len() - 1;
        sum + grown[0] * grown[last] + grown[last - 1]
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[-0.9, 0.2]]);
}

/// A value whose shape depends on the pass, created and dropped in each pass: shapes are restored last first.
mod shapes_thrown_away {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    enum Shape {
        Dot,
        Line(f64),
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        for i in 0..x.len() {
            let _shape = if x[i] > 0.6 { Shape::Line(x[i].sin()) } else { Shape::Dot };
        }
        x[0] * x[1]
    }
    case!(slice at [&[0.9, 0.1, 0.3], &[0.1, 0.2, 0.8]]);
}

/// Rows assembled in a loop, one of them without a derivative.
mod rows_put_together {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.5;
        for i in 0..2 {
            let mut rows = vec![vec![0.8; 2], vec![x[i], 0.2]];
            rows[0][1] *= s;
            let more = vec![vec![x[i] * s; 2], vec![s, rows[1][0]]];
            s += rows[0][1] * rows[1][0] + more[0][0] * more[1][1];
        }
        s
    }
    case!(slice at [&[0.9, 0.1], &[0.1, -0.8]]);
}

/// A ring whose head is set before a loop that could be reversed pass by pass, and a flag that chooses an element.
mod heads_and_flags {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Ring {
        values: Vec<f64>,
        head: usize,
        backwards: bool,
    }

    impl Ring {
        fn at(&self, i: usize) -> usize {
            let n = self.values.len();
            if self.backwards { (self.head + n - i) % n } else { (self.head + i) % n }
        }
    }

    impl std::ops::Index<usize> for Ring {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 {
            &self.values[self.at(i)]
        }
    }

    impl std::ops::IndexMut<usize> for Ring {
        fn index_mut(&mut self, i: usize) -> &mut f64 {
            let at = self.at(i);
            &mut self.values[at]
        }
    }

    #[differentiable]
    fn weighted(ring: &mut Ring, head: usize) -> f64 {
        ring.head = head;
        let mut s = 0.0;
        for i in 0..3 {
            s += ring[i] * ring[i] * i as f64;
        }
        s
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut ring = Ring { values: p.to_vec(), head: 0, backwards: false };
        let first = weighted(&mut ring, 1);
        let ahead = ring[1] * ring[1];
        ring.backwards = true;
        first * ring[1] + ahead * weighted(&mut ring, 2)
    }
    case!(slice at [&[0.6, 0.9, 0.35]]);
}
