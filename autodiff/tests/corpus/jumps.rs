//! `while`, `loop`, `break`, `continue`, labels, returns out of loops.

/// `while` on a counter.
mod counted_while {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(i: f64, j: f64) -> f64 {
        let mut c = 4;
        let mut a = 0.0;
        while c > 0 {
            c -= 1;
            a += i * i + j;
        }
        a
    }
    case!(scalars(i, j) at [&[3.0, 2.0]]; exact |p| vec![8.0 * p[0], 4.0]);
}

/// `loop` with `break` inside `while`, on one counter.
mod shared_counter {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut n = 11;
        let mut s = x;
        while n > 0 {
            loop {
                s = s * 0.9 + x;
                n -= 1;
                if n % 3 == 0 {
                    break;
                }
                s += 0.1 * x * s;
            }
            s *= x;
            n -= 1;
        }
        s
    }
    case!(scalars(x) at [&[0.7], &[1.2]]);
}

/// Three nested loops with labels, left and continued at every level.
mod labels {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = 1.0;
        'a: for i in 0..4 {
            let mut t = x * i as f64;
            'b: while t < 5.0 {
                t += 1.0 + x * s * 0.01;
                'c: for k in 0..4 {
                    if k == 3 && i == 1 {
                        s += t;
                        continue 'b;
                    }
                    if i == 2 && k == 2 {
                        s *= 0.9;
                        continue 'a;
                    }
                    if s > 40.0 {
                        break 'a;
                    }
                    if k as f64 > t {
                        break 'c;
                    }
                    s += 0.1 * t * t;
                    if s > 30.0 {
                        s = s.sqrt();
                        break 'b;
                    }
                }
                s += x;
            }
            s = s * 0.8 + t;
        }
        s * s
    }
    case!(scalars(x) at [&[0.3], &[0.9], &[2.0], &[-1.0]]);
}

/// `continue` and an inner `while`.
mod continue_and_while {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = x;
        for i in 0..8 {
            if i % 3 == 1 {
                continue;
            }
            let mut n = i;
            while n > 0 {
                n -= 1;
                if n == 2 {
                    continue;
                }
                s = s * 0.7 + x * n as f64;
            }
            if s > 9.0 {
                s *= 0.1;
                continue;
            }
            s += x * x;
        }
        s
    }
    case!(scalars(x) at [&[0.7], &[2.2], &[-0.4]]);
}

/// `break` against `continue` on one flag.
mod flag {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut flag = false;
        let mut s = 0.5;
        for v in x {
            if *v < 0.0 {
                flag = !flag;
                if flag {
                    continue;
                } else {
                    s -= v * v;
                    break;
                }
            }
            s += v * s;
        }
        if flag { s * s } else { s * x[0] }
    }
    case!(slice at [&[0.5, 0.8, -0.4, 0.9, -0.7, 5.0], &[0.5, -0.8, 0.4], &[0.3, 0.2]]);
}

/// Returns from every depth, with values that depend on the loops.
mod returns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let limit = x[0];
        let mut s = 1.0;
        for (i, v) in x.iter().enumerate() {
            let mut k = 0;
            while k < x.len() {
                if v * x[k] > limit {
                    return s * v * x[k];
                }
                loop {
                    s += x[k] * 0.3;
                    if s > 3.0 {
                        return s * s - v;
                    }
                    if k % 2 == 0 {
                        break;
                    }
                    k += 1;
                    if k == x.len() {
                        return s / limit;
                    }
                }
                k += 1;
            }
            if i == 3 {
                return s * s;
            }
            s *= v;
        }
        let y = s.sin();
        y + x[1]
    }
    case!(slice at [
        &[0.05, 0.3, 0.8], &[0.5, 0.3, 0.8, 0.2, 0.9], &[0.9, 0.1], &[0.7, 0.1, 0.2, 0.05, 0.1], &[0.9, 0.0, 0.1, -0.2]
    ]);
}

/// `break` with a value from several places, then used.
mod break_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut y = x;
        let mut n = 0;
        let z = loop {
            n += 1;
            y = y * y + 0.1;
            if y > 2.0 {
                break y * x;
            }
            if y < 0.2 && n > 2 {
                break 3.0 * y;
            }
            y *= 1.5;
        };
        z + y * n as f64
    }
    case!(scalars(x) at [&[0.1], &[0.9], &[1.7]]);
}

/// A loop that ends when a value has converged (rust #152724).
mod kepler {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(mean: f64, eccentricity: f64) -> f64 {
        let mut e = mean;
        loop {
            let error = e - eccentricity * e.sin() - mean;
            e -= error / (1.0 - eccentricity * e.cos());
            if error.abs() < 1e-15 {
                break;
            }
        }
        e
    }
    case!(scalars(m, e) at [&[0.9, 0.4], &[2.0, 0.7]]; exact |p| {
        let x = primal(p[0], p[1]);
        let slope = 1.0 - p[1] * x.cos();
        vec![1.0 / slope, x.sin() / slope]
    });
}

/// Newton's root, with the count of steps used afterwards.
mod newton {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(a: f64) -> f64 {
        let mut x = 0.5 * (1.0 + a);
        let mut steps = 0;
        while (x * x - a).abs() > 1e-15 * a && steps < 100 {
            x = 0.5 * (x + a / x);
            steps += 1;
        }
        x = 0.5 * (x + a / x);
        x * (if steps > 0 { 1.0 } else { 2.0 })
    }
    case!(scalars(a) at [&[0.3], &[2.0], &[50.0]]; exact |p| vec![0.5 / p[0].sqrt()]);
}

/// A condition with an effect, and one that calls.
mod conditions {
    use crate::prelude::*;

    #[differentiable]
    fn half(x: f64) -> f64 {
        let mut y = x;
        while y > 1.0 {
            y *= 0.5;
        }
        y
    }

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = x;
        let mut n = 6;
        while {
            n -= 1;
            n > 0
        } {
            s *= 1.1;
        }
        while half(s) > 0.6 && n < 5 {
            s *= 1.3;
            n += 1;
        }
        s * n as f64 * half(s)
    }
    case!(scalars(x) at [&[0.8], &[3.3], &[5.9]]);
}

/// The Collatz sequence: a trip count that no formula gives.
mod collatz {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut n = 27u64;
        let mut s = x;
        let mut steps = 0;
        while n != 1 {
            if n % 2 == 0 {
                n /= 2;
                s = s * 0.99 + 0.001 * x;
            } else {
                n = 3 * n + 1;
                s = (s + 1e-4 * n as f64 * x).sin();
            }
            steps += 1;
        }
        s + steps as f64 * x
    }
    case!(scalars(x) at [&[0.7], &[-0.2]]);
}

/// `while let` on values without derivative: a stack of indices, a countdown.
mod while_let {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut stack = vec![0usize];
        let mut s = 1.0;
        while let Some(k) = stack.pop() {
            s = s * 0.9 + x[k] * s * x[k];
            if 2 * k + 2 < x.len() {
                stack.push(2 * k + 1);
                stack.push(2 * k + 2);
            }
            if s > 50.0 {
                break;
            }
        }
        let mut left = Some(3usize);
        while let Some(k) = left {
            s += x[k % x.len()] * s;
            left = k.checked_sub(1);
        }
        s
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7, 0.9, 0.8], &[0.5]]);
}

/// A break out of a loop over an inclusive, a stepped, and a reversed range.
mod broken_ranges {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len();
        let mut s = 1.0;
        for i in 1..=n {
            s *= 1.0 + x[i - 1];
            if s > 3.0 {
                break;
            }
        }
        for i in (0..n).step_by(2) {
            s += x[i] * s;
            if s > 8.0 {
                break;
            }
            s *= 1.1;
        }
        for i in (0..n).rev() {
            if x[i] < 0.0 {
                break;
            }
            s = s * 0.5 + x[i] * x[i];
        }
        for (i, v) in x.iter().enumerate() {
            if i == 3 {
                break;
            }
            s *= v;
        }
        s
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7], &[2.1, 2.5], &[-0.1, 0.1, 0.2]]);
}
