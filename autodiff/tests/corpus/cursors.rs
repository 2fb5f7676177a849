//! References that are assigned again, slice patterns, and elements that a slice may lack.

/// Number 22 of the project's list: a slice traversed from the front.
mod head_and_tail {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x;
        let mut sum = 0.0;
        let mut weight = 1.0;
        while let [head, tail @ ..] = s {
            sum += weight * head * head;
            weight *= 0.5 * head;
            s = tail;
        }
        sum
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7], &[1.5], &[]]);
}

/// From the back, and from both ends.
mod last_and_both_ends {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(mut x: &[f64]) -> f64 {
        let all = x;
        let mut y = 1.0;
        while let [rest @ .., last] = x {
            y = y * 0.7 + last.sin() * y;
            x = rest;
        }
        let mut ends = all;
        while let [a, inner @ .., b] = ends {
            y += a * b * b;
            ends = inner;
        }
        if let [middle] = ends { y * middle } else { y }
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7], &[0.3, 0.8, 1.4, -0.7, 0.2], &[1.5], &[]]);
}

/// `split_first`, `split_last`, `split_at`, called again each time.
mod splits {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x;
        let mut y = 0.0;
        while let Some((first, rest)) = s.split_first() {
            y += first * y + first;
            s = rest;
            if let Some((last, rest)) = s.split_last() {
                y *= last;
                s = rest;
            }
        }
        let (mut left, mut right) = x.split_at(x.len() / 2);
        while !left.is_empty() && right.len() > 0 {
            y += left[0] * right[0].exp();
            left = &left[1..];
            (_, right) = right.split_at(1);
        }
        y
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.9], &[1.5, 0.2], &[]]);
}

/// A row of a matrix, then the next.
mod rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 2;
        let mut row = &x[0..n];
        let mut y = 0.0;
        for i in 1..=x.len() / n {
            for (j, v) in row.iter().enumerate() {
                y += v * v * (j + 1) as f64 + row[0] * y;
            }
            if i < x.len() / n {
                row = &x[i * n..(i + 1) * n];
            }
        }
        row = if y > 0.0 { &x[..=1] } else { &row[1..] };
        y * row[0]
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.9, 0.1], &[1.5, -0.2]]);
}

/// A reference to the best element so far.
mod best_element {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut best = &x[0];
        let mut y = 1.0;
        for v in x {
            if v > best {
                best = v;
            }
            y *= 0.9 + 0.1 * *best;
        }
        y += best * best;
        best = &x[x.len() - 1];
        y * best
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7], &[1.5]]);
}

/// Parts of a buffer, written one after the other.
mod written_parts {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(y: &mut [f64], x: &[f64]) {
        let mut out = &mut y[..];
        let mut k = 0;
        while out.len() >= 2 {
            let (two, rest) = std::mem::take(&mut out).split_at_mut(2);
            two[0] = x[k] * two[1];
            two[1] *= two[0] * x[0];
            out = rest;
            k += 1;
        }
        if let [last] = out {
            *last *= x[0];
        }
    }
    case!(map(5) at [&[0.3, 0.8, 1.4, -0.7, 0.2, 1.1, 0.9]]);
}

/// Slices destructured by `match`, with a cursor in a loop.
mod matched {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = 0.0;
        let mut c = &x[1..];
        loop {
            match c {
                [] => break,
                [a] => {
                    y = y * x[0] + a;
                    c = &c[1..];
                }
                [a, b, rest @ ..] => {
                    y = (y * x[0] + a) * x[0] + b;
                    c = rest;
                }
            }
        }
        let [t, a, ..] = x else { return y };
        y * a + t
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.6], &[0.9, 0.2, 0.4], &[1.5]]);
}

/// Elements that a slice may lack.
mod elements_that_may_be_missing {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = x.first().unwrap() * x.last().unwrap();
        for i in 0..x.len() {
            let next = x.get(i + 1).copied().unwrap_or(0.5);
            y += next * x[i];
            if let Some(v) = x.get(i * 2) {
                y *= v;
            }
            y += x.get(i + 2).map_or(1.0, |v| v * v) * x.get(i).map(|v| v.sin()).unwrap_or(0.0);
        }
        match x.get(1..3) {
            Some(part) => y * part[0] + part[1],
            None => y,
        }
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.6], &[0.9, 0.2, 0.4], &[1.5]]);
}

/// A cursor that closures read and that is passed to functions.
mod shared_cursor {
    use crate::prelude::*;

    #[differentiable]
    fn norm(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x {
            s += v * v;
        }
        s
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = &x[..];
        let before = move |i: usize| s[i] * s[0];
        let mut y = 0.0;
        while s.len() > 1 {
            let here = s;
            s = &s[1..];
            y += norm(s) * here[0] + before(1) + s.iter().map(|v| v * here[0]).sum::<f64>();
        }
        y
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.6], &[0.9, 0.2]]);
}

/// Rows of a matrix by reference, and a rest at the end of a `let`.
mod matrix_rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let grid = [[x[0], x[1]], [x[1] * x[2], x[0]], [x[2], 1.0]];
        let mut row = &grid[0];
        let mut y = 1.0;
        for i in [2, 1, 0, 2] {
            y = y * row[0] + row[1].sin();
            row = &grid[i];
        }
        let [first, others @ .., last] = x else { return y };
        let [a, b, ..] = &grid;
        for v in others {
            y += v * a[1] * b[0];
        }
        y * row[0] * first + last
    }
    case!(slice at [&[0.3, 0.8, 1.4], &[0.9, 0.2, 0.4, 1.2]]);
}
