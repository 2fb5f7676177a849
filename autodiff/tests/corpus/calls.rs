//! Calls: of differentiable functions, recursive ones, ones with hand-written rules.

/// A call inside a call inside an expression.
mod nested {
    use crate::prelude::*;

    #[differentiable]
    fn sq(x: f64) -> f64 {
        x * x
    }

    #[differentiable]
    fn mix(x: f64, y: f64, n: usize) -> f64 {
        let mut s = x;
        for k in 0..n {
            s = s * y + k as f64;
        }
        s
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        sq(mix(sq(x), x * y, 3)) * mix(y, sq(y), 2) + mix(x, x, 0) / sq(1.0 + sq(y)) + sq(2.0) * x
    }
    case!(scalars(x, y) at [&[0.7, 1.3], &[-0.4, 0.9]]);
}

/// Recursion, with two calls a level.
mod recursion {
    use crate::prelude::*;

    #[differentiable]
    fn tree(x: f64, depth: usize) -> f64 {
        if depth == 0 {
            return x.sin();
        }
        let left = tree(x * 0.9, depth - 1);
        let right = tree(x * left, depth - 1);
        left + right * x
    }

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        tree(x, 3)
    }
    case!(scalars(x) at [&[0.7], &[-0.4]]);
}

/// Calls in loops and branches, with slices that overlap.
mod slices {
    use crate::prelude::*;

    #[differentiable]
    fn norm(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x {
            s += v * v;
        }
        s.sqrt()
    }

    #[differentiable]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        let mut s = 0.0;
        for (x, y) in a.iter().zip(b) {
            s += x * y;
        }
        s
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = norm(x);
        for i in 1..x.len() {
            let part = &x[i..];
            if dot(part, x) > 0.5 {
                s += norm(part) * dot(&x[..i], part);
            } else {
                s *= dot(&[s, 1.0], &x[i - 1..]);
            }
        }
        s + dot(x, x) * dot(&x[1..], x)
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7]]);
}

/// A rule written by hand for a function that writes into a buffer, which is used again.
mod hand_written {
    use crate::prelude::*;

    fn scaled_square(out: &mut [f64], x: &[f64], k: f64) {
        out.iter_mut().zip(x).for_each(|(o, x)| *o = k * x * x);
    }

    #[pullback(of = scaled_square)]
    fn scaled_square_pullback(
        out: &[f64],
        d_out: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        k: f64,
        d_k: &mut f64,
    ) {
        for i in 0..out.len() {
            let d = std::mem::take(&mut d_out[i]);
            *d_k += d * out[i] / k;
            if !d_x.is_empty() {
                d_x[i] += d * 2.0 * k * x[i];
            }
        }
    }

    #[pushforward(of = scaled_square, second_order = on)]
    fn scaled_square_pushforward(
        out: &mut [f64],
        t_out: &mut [f64],
        x: &[f64],
        t_x: &[f64],
        k: f64,
        t_k: f64,
    ) {
        for i in 0..x.len().min(out.len()) {
            out[i] = k * x[i] * x[i];
            t_out[i] = t_k * x[i] * x[i] + 2.0 * k * x[i] * t_x[i];
        }
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (k, x) = (p[0], &p[1..]);
        let mut a = vec![0.0; x.len()];
        let mut b = vec![0.0; x.len()];
        a.copy_from_slice(x);
        let mut s = 0.0;
        for i in 0..3 {
            scaled_square(&mut b, &a, k * (i + 1) as f64);
            scaled_square(&mut a[1..], &b[1..], 0.5);
            s += a[i] * b[i];
            if i == 1 {
                scaled_square(&mut b[..1], &x[..1], s);
                s *= b[0];
            }
        }
        s
    }
    case!(slice at [&[0.6, 0.9, 0.8, 1.4]]);
}

/// Functions over any float.
mod generic {
    use crate::prelude::*;

    #[differentiable]
    fn logistic<T: Real>(x: T) -> T {
        T::from_f64(1.0) / (T::from_f64(1.0) + (-x).exp())
    }

    #[differentiable]
    fn layer<T: Real>(w: &[T], x: T, n: usize) -> T {
        let mut y = x;
        for i in 0..n {
            y = logistic(w[i] * y) * w[i].max(y);
        }
        y
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let single = layer::<f64>(x, x[0], 2) + layer(&x[1..], x[1] * x[0], 3);
        single * logistic(x[2])
    }
    case!(slice at [&[0.6, 0.9, -0.8, 1.4]]);
}

/// A local array inside a loop is passed to a call.
mod local_arrays_to_calls {
    use crate::prelude::*;

    #[differentiable]
    fn mean(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x {
            s += v;
        }
        s / x.len() as f64
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.5;
        for i in 0..3 {
            let pair = [x[i] * s, x[i + 1]];
            let mut three = [s, 0.0, x[i]];
            three[1] = three[0] * three[2];
            let part = &three[1..];
            s += mean(&pair) * mean(&three) * mean(part);
            three[0] = mean(part);
            s *= three[0] + mean(&[s, x[i]]);
        }
        s
    }
    case!(slice at [&[0.6, 0.9, -0.8, 1.4]]);
}

/// A callee that writes through two `&mut`, called twice with the same arguments.
mod called_twice {
    use crate::prelude::*;

    #[differentiable]
    fn add(i: &mut f64, j: &mut f64) {
        *i += *j;
        *j += *j;
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(i: f64, j: f64) -> f64 {
        let (mut i, mut j) = (i, j);
        add(&mut i, &mut j);
        add(&mut i, &mut j);
        // i + 3 j, 4 j
        i * j
    }
    case!(scalars(i, j) at [&[0.7, 1.3], &[-0.4, 0.9]]; exact |p| vec![4.0 * p[1], 4.0 * p[0] + 24.0 * p[1]]);
}

/// Functions called by `super::` and `self::`.
mod paths_through_super {
    use crate::prelude::*;

    #[differentiable]
    pub fn outer(x: f64) -> f64 {
        x * x + 1.0
    }

    mod inner {
        use crate::prelude::*;
        #[differentiable]
        pub fn twice(x: f64) -> f64 {
            super::outer(super::outer(x))
        }
        #[differentiable]
        pub fn thrice(x: f64) -> f64 {
            self::twice(x) * super::outer(x)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        p.iter().map(|x| inner::thrice(*x)).sum::<f64>() + self::inner::twice(p[0])
    }
    case!(slice at [&[0.1, 1.1, 0.2]]);
}

/// References to single elements of one buffer, passed to a call together.
mod elements_of_one_buffer {
    use crate::prelude::*;

    #[differentiable]
    fn distance(a: &f64, b: &f64) -> f64 {
        (a - b) * (a - b) + a.sin()
    }
    #[differentiable]
    fn rotate(a: &mut f64, b: &mut f64, angle: f64) {
        let (sin, cos) = angle.sin_cos();
        let turned = *a * cos - *b * sin;
        *b = *a * sin + *b * cos;
        *a = turned;
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = x.to_vec();
        let (left, right) = y.split_at_mut(2);
        for i in 0..2 {
            rotate(&mut left[i], &mut right[i], x[i]);
        }
        let mut sum = distance(&y[0], &y[3]) * distance(&y[1], &y[1]);
        for i in 0..3 {
            sum += distance(&x[i], &x[i + 1]);
        }
        sum
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.3]]);
}

/// Calls as statements of functions and methods that return something.
mod unused_results {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct State {
        x: f64,
        steps: usize,
        seen: Vec<Vec<f64>>,
    }

    #[differentiable]
    impl State {
        fn step(&mut self, by: f64) -> f64 {
            self.x = self.x * by + 0.3;
            self.steps += 1;
            self.x * self.x
        }
        fn note(&mut self) -> usize {
            let x = self.x;
            self.seen.push(vec![x.sin(), x]);
            self.seen.len()
        }
    }

    #[differentiable]
    fn doubled(x: &mut f64) -> (f64, f64) {
        *x *= 2.0;
        (*x, 2.0)
    }

    fn tripled(x: &mut f64) -> f64 {
        *x *= 3.0;
        *x
    }
    #[pullback(of = tripled)]
    fn tripled_back(x: &f64, d_x: &mut f64, d_ret: f64) {
        let _ = x;
        *d_x = 3.0 * (*d_x + d_ret);
    }
    #[pushforward(of = tripled, second_order = on)]
    fn tripled_ahead(x: &mut f64, t_x: &mut f64) -> (f64, f64) {
        *x *= 3.0;
        *t_x *= 3.0;
        (*x, *t_x)
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut state = State { x: p[0], steps: 0, seen: Vec::new() };
        for &by in p {
            state.step(by);
            state.note();
        }
        state.seen.remove(0);
        state.seen.swap_remove(0);
        let mut y = p[1];
        doubled(&mut y);
        tripled(&mut y);
        state.x * state.seen[0][1] + y * y * state.steps as f64
    }
    case!(slice at [&[0.7, -0.4, 1.2]]);
}

/// Generic parameters that no argument determines: `power::<3>(x)`.
mod constants_for_types {
    use crate::prelude::*;

    #[differentiable]
    fn pw<const N: usize>(t: f64) -> f64 {
        t.powi(N as i32)
    }
    #[differentiable]
    fn sq<const SQ: bool>(t: f64) -> f64 {
        if SQ { t * t } else { t }
    }
    #[derive(Clone, Differentiable)]
    pub struct P {
        a: f64,
    }
    #[differentiable]
    impl P {
        fn pw<const N: usize>(&self) -> f64 {
            self.a.powi(N as i32)
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        pw::<3>(p[0]) * sq::<true>(p[1]) * P { a: p[2] }.pw::<2>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// A mutable slice that is passed twice for reading.
mod twice_the_same {
    use crate::prelude::*;

    #[differentiable]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }
    #[differentiable]
    fn normalise(a: &mut [f64]) {
        let n = dot(a, a).sqrt();
        for v in a.iter_mut() {
            *v /= n;
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        normalise(&mut v);
        v[0] * v[1] + v[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
