//! Ways in which the reverse sweep gets values that are not stored: counters that run backwards, buffers stored as a
//! whole, derivatives of sums computed together with the sums, calls whose partial derivatives are computed with their
//! value. Each case contains something to which this must not be applied.

/// A counter that changes in one branch only, and in an inner loop; it is also used in a condition.
mod counter_in_branches {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut k = 0;
        let mut s = 0.4;
        for i in 0..6 {
            if x[i % x.len()] > 0.0 {
                s *= x[k % x.len()];
                k += 2;
            } else {
                for j in 0..i {
                    s += x[k % x.len()] * s * 0.1;
                    k += j;
                }
            }
            if k % 3 == 1 {
                s = s.sin() + x[k % x.len()];
            }
        }
        s * x[k % x.len()]
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// A counter changed by loops and branches through which no derivative passes: none of them is run backwards.
mod counter_past_loops_without_derivative {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut k = 1;
        let mut s = 0.5;
        for i in 0..4 {
            s = s * x[k % n] + (k as f64).sqrt() * x[0] * s;
            for _ in 0..k % 5 {
                k += 3;
            }
            s *= x[(k + 1) % n];
            let mut left = i;
            while left > 0 {
                left -= 1;
                if left % 2 == 0 {
                    k += 1;
                } else {
                    k -= 1;
                }
            }
            s += x[k % n] * s;
        }
        s
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// Counters up and down in loops that are left early and whose passes end early.
mod counter_and_jumps {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let (mut up, mut down) = (0, 40);
        let mut s = 1.0;
        while down > 3 {
            down -= 2;
            if x[up % n] < 0.0 {
                up += 1;
                continue;
            }
            s *= x[up % n] * x[down % n] + 1.0;
            for j in 0..9 {
                up += 1;
                if j > 2 || s > 3.0 {
                    break;
                }
                s += x[(up + j) % n] * s * 0.2;
            }
            if s > 40.0 {
                return s * x[up % n];
            }
        }
        s + x[down % n] * s
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[0.3, 0.8, 1.1, -0.6], &[1.5, 1.2]]);
}

/// A counter that starts again in each pass, and one that continues, in triangular loops.
mod counter_of_a_block {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut all = 0;
        let mut s = 0.3;
        for i in 0..3 {
            let mut at = n - 1;
            for j in 0..i + 1 {
                let shift = s - x[j % n];
                for k in j..i + 1 {
                    s += x[at % n] * shift * x[(all + k) % n];
                    at += 1;
                    all += 1;
                }
                at -= j;
            }
            s *= x[at % n];
        }
        s
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// A counter that continues through a loop whose passes are each reversed at once, and that is needed before and after
/// the loop.
mod counter_over_passes_reversed_at_once {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut k = 1;
        let mut p = 1.0;
        for i in 0..n {
            p *= x[k % n] + 2.0;
            k += i;
        }
        let mut s = 0.0;
        for i in 0..n {
            let mut q = x[i];
            for _ in 0..3 {
                q = q * x[k % n] + 0.1;
                k += 1;
            }
            s += q * q;
        }
        for _ in 0..n {
            p *= x[k % n] + 0.3;
            k += 2;
        }
        s + p
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// Buffers that each pass fills: one that inner loops only read later, one that changes between reads, a vector, one
/// that is read before it changes for the last time.
mod buffers_of_a_pass {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.2;
        for i in 0..x.len() {
            let mut q = [0.0; 3];
            let mut r = vec![s; 4];
            let mut t = [x[i]; 2];
            for j in 0..3 {
                q[j] = x[i] * s + 0.3 * j as f64;
                r[j + 1] = q[j] * x[0];
            }
            let mut squares = 0.0;
            for j in 0..q.len() {
                squares += q[j] * q[j] * r[j];
            }
            for j in 0..2 {
                squares += t[j] * t[j] * r[j + 1];
                t[j] *= s;
            }
            r[1] += squares;
            for j in 0..4 {
                squares += r[j] * r[j] * t[j % 2];
            }
            s = 0.1 * s + 0.01 * squares;
        }
        s
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// A buffer of a pass that is moved at the end, and one that a branch fills.
mod buffer_given_away {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = Vec::new();
        let mut s = 0.7;
        for i in 0..x.len() {
            let mut row = vec![x[i] * s; 3];
            for j in 0..3 {
                row[j] *= x[0] + j as f64;
            }
            for j in 0..3 {
                s += 0.1 * row[j] * row[j];
            }
            if s > 0.8 {
                let mut own = [s; 2];
                own[1] = x[i];
                for j in 0..2 {
                    s += 0.1 * own[j] * own[j] * row[j];
                }
            }
            rows.push(row);
        }
        let mut total = s;
        for row in &rows {
            total += row[0] * row[1] * row[2];
        }
        total
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1]]);
}

/// Sums that depend on scalars in all their passes: a mean, a width, a maximum; with and without further use of the
/// scalars.
mod sums_by_scalars {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let mut mean = 0.0;
        for v in x {
            mean += v;
        }
        mean /= n;
        let mut variance = 0.0;
        for i in 0..x.len() {
            let shift = x[i] - mean;
            variance += shift * shift;
        }
        let width = (variance / n + 0.1).sqrt();
        let mut energy = 0.3;
        for i in 0..5 {
            let z = (i as f64 - mean) / width;
            energy -= (-0.5 * z * z).exp() / width;
        }
        mean *= 2.0;
        let mut more = 0.0;
        for i in 0..x.len() {
            more += (x[i] * mean).tanh() * width;
        }
        energy * more + variance * energy
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1, -0.6]]);
}

/// Two states that depend on each other, each read by several statements before it changes.
mod states_of_a_step {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut p, mut q) = (x[0], x[1]);
        for i in 0..5 {
            let a = -p.sin() - x[2] * q;
            let b = q + 0.1 * a;
            let c = -(p + 0.1 * q).cos() * b;
            p += 0.1 * (q + b);
            let d = p * c;
            q += 0.1 * (a + c) * d;
            if i == 3 {
                p *= q;
            }
        }
        p * q
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1]]);
}

/// Calls of functions of scalars: in a loop that stores values, nested, recursive, with an integer, with the same
/// argument twice, with a constant; also a call of a function with a hand-written rule.
mod calls_of_scalars {
    use crate::prelude::*;

    #[differentiable]
    fn sigmoid(z: f64) -> f64 {
        1.0 / (1.0 + (-z).exp())
    }

    #[differentiable]
    fn power(x: f64, n: u32) -> f64 {
        if n == 0 { 1.0 } else { x * power(x, n - 1) }
    }

    #[differentiable]
    fn mixed(a: f64, n: usize, b: f64) -> f64 {
        let mut s = a;
        for _ in 0..n {
            s = s * sigmoid(b) + a;
        }
        if s > 1.0 {
            return s.ln() + b;
        }
        s * b
    }

    fn half(x: f64) -> f64 {
        0.5 * x
    }

    #[pullback(of = half)]
    fn half_pullback(_x: f64, d_x: &mut f64, d_ret: f64) {
        *d_x += 0.5 * d_ret;
    }

    #[pushforward(of = half, second_order = on)]
    fn half_pushforward(x: f64, t_x: f64) -> (f64, f64) {
        (0.5 * x, 0.5 * t_x)
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        // Not `* mixed(x[1], 2, x[1])`: with optimisation, rustc 1.95 compiles the second derivative of that wrongly,
        // although the code is safe. Without the vectoriser of straight-line code (-C no-vectorize-slp) the result is
        // right.
        let mut s = power(x[0], 3) * x[1];
        for i in 0..x.len() {
            let gate = sigmoid(s * x[i]);
            s = s * gate + mixed(s, i, 0.7) - half(s) * mixed(gate, 1, x[0]);
            s += sigmoid(s) * s;
        }
        s * mixed(s, 3, s)
    }
    case!(slice at [&[0.9, -0.7, 0.4], &[-0.3, 0.8, 1.1]]);
}

/// The fields of structs in a vector of a block: their shapes are read in the forward sweep only, where the vector
/// exists and has elements.
mod shapes_behind_references {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Pair {
        x: f64,
        y: f64,
    }

    #[differentiable]
    impl Pair {
        fn turned(self, k: f64) -> Self {
            Pair { x: self.x * k - self.y, y: (self.y * k + self.x).tanh() }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.3;
        if x[0] < x[1] {
            let mut pairs = vec![Pair { x: x[0], y: x[1] }, Pair { x: (s * x[2]).sin(), y: x[2] }];
            let k = s * x[1];
            pairs.push(pairs[0].turned(k));
            for p in pairs.iter_mut() {
                p.x *= k;
                s += p.x;
            }
            while let Some(p) = pairs.pop() {
                if p.x > 0.8 {
                    break;
                }
                s += p.y;
            }
        }
        s * x[0]
    }
    case!(slice at [&[0.3, 0.7, 1.4], &[0.9, 0.7, 1.4]]);
}
