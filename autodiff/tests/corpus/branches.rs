//! `if`, `match`, early returns.

/// Nested `if` expressions with clamps, minima and maxima.
mod clamps {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let a = x.min(y).max(-1.0) * y.clamp(-0.5, 0.5);
        let b =
            if a < 0.0 { if x < y { x } else { y } } else { if x * y > 0.1 { a } else { x - y } };
        b.max(x * x).min(10.0) + a
    }
    case!(scalars(x, y) at [&[0.3, 0.8], &[-0.4, 0.2], &[-3.0, 0.1], &[2.0, -0.7], &[0.2, 0.25]]);
}

/// An early return in `if` and `else`, nested.
mod early_returns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let mut z = x * y;
        if z > 1.0 {
            z = z * z;
            if x > 3.0 {
                return z * x;
            }
            z += y;
        } else if z < -1.0 {
            return -z;
        } else {
            if y < 0.0 {
                z *= 3.0;
            } else {
                return z.sin() * y;
            }
            z -= x;
        }
        z *= x;
        z
    }
    case!(scalars(x, y) at [&[4.0, 0.8], &[1.5, 0.9], &[-2.0, 0.9], &[0.3, -0.2], &[0.3, 0.2]]);
}

/// A branch on a value that the branch changes.
mod condition_changes {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = x;
        if s > 0.5 {
            s = s - 2.0;
        } else {
            s = s * s + 1.0;
        }
        if s > 0.5 {
            s *= x;
        }
        if s < 0.0 && s * x < 1.0 || x > 10.0 {
            s = s * s * x;
        }
        s
    }
    case!(scalars(x) at [&[0.7], &[0.2], &[-1.2], &[11.0]]);
}

/// The branch that is not taken would be NaN (clad #1108).
mod dead_branch {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let y = if x.abs() <= 1.0 { x.acos() } else { x };
        let z = match x > 0.0 {
            true => x.sqrt() * x.ln(),
            false => 0.0,
        };
        y * y + z
    }
    case!(scalars(x) at [&[-2.0], &[0.5], &[2.5]]);
}

/// `match` on an integer, with ranges, alternatives, guards, a binding and a return.
mod match_integer {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 1.0;
        for i in 0..x.len() {
            match i {
                0 => s *= x[i],
                1 | 2 => s = s * s - x[i],
                k @ 3..=4 if k % 2 == 1 => s += k as f64 * x[k],
                5 => {
                    if s > 5.0 {
                        return s * x[0];
                    }
                }
                k => {
                    s = s.sin();
                    s *= x[k] + k as f64;
                }
            }
        }
        s
    }
    case!(slice at [&[0.4, -0.3, 0.2, 1.1, 0.7, 0.9, 0.8], &[1.8, 0.1, 0.3, -0.5, 6.0, 0.4, 1.0], &[2.0]]);
}

/// `match` on an integer with several arms, inside `while`, with returns.
mod match_in_while {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut n = 7;
        let mut s = x;
        while n > 0 {
            match n % 4 {
                0 => s += x * x,
                1 => {
                    n -= 1;
                    s *= 1.5;
                }
                2 => {
                    if s > 4.0 {
                        return s * s;
                    }
                }
                3 => {
                    s = s * x + 0.1;
                    if s < -3.0 {
                        return x - s;
                    }
                }
                _ => {}
            }
            n -= 1;
        }
        s
    }
    case!(scalars(x) at [&[0.7], &[2.1], &[-2.2]]);
}

/// Enums and options that carry no derivative.
mod match_enum {
    use crate::prelude::*;

    #[derive(Clone, Copy)]
    enum Op {
        Add(f64),
        Scale { by: f64, twice: bool },
        Power(i32),
        Stop,
    }
    const PROGRAM: [Op; 5] =
        [Op::Add(0.5), Op::Scale { by: 1.5, twice: true }, Op::Power(3), Op::Stop, Op::Add(9.0)];

    #[autodiff_reverse(reverse, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active)]
    pub fn primal(x: f64) -> f64 {
        let mut s = x;
        let mut last: Option<f64> = None;
        for k in 0..PROGRAM.len() {
            match PROGRAM[k] {
                Op::Add(a) => s += a * x,
                Op::Scale { by, twice } => {
                    s *= by;
                    if twice {
                        s *= by;
                    }
                    last = Some(by);
                }
                Op::Power(n) => s = s.powi(n),
                Op::Stop => break,
            }
            if let Some(l) = last {
                s += l * s;
                last = None;
            }
        }
        s
    }
    case!(scalars(x) at [&[0.7], &[-1.2]]);
}

/// Branches inside branches inside loops, on data.
mod sorting_network {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(a: &mut [f64]) {
        let n = a.len();
        for i in 0..n {
            for j in 0..n - 1 - i {
                if a[j] > a[j + 1] {
                    let t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                } else if a[j] == a[j + 1] {
                    a[j] *= 2.0;
                }
            }
        }
        for i in 1..n {
            a[i] *= a[i - 1];
        }
    }
    case!(in_place at [&[0.4, -0.3, 0.2, 1.1], &[3.0, 2.0, 1.0], &[1.0]]);
}

/// Huber's loss: pieces that fit together.
mod huber {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for &v in x {
            s += if v.abs() <= 1.0 {
                0.5 * v * v
            } else if v > 0.0 {
                v - 0.5
            } else {
                -v - 0.5
            };
        }
        s
    }
    case!(slice at [&[0.4, -3.0, 2.0, 1.2], &[]]; kinks [&[0.4, -3.0, 2.0, 1.0]]; exact |x| x.iter().map(|v| v.clamp(-1.0, 1.0)).collect());
}

/// A `match` on a computed value, with guards and ranges; values that are dropped.
mod computed_and_matched {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        *v.last_mut().unwrap() *= x[0];
        let _ = v.pop();
        let s = v[1] * v[1];
        match x[0] * v[0] {
            p if p > 1.0 => s * p,
            p @ 0.0..=0.5 => s + p,
            p => s + p * p,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4], &[1.1, 0.3, 0.4], &[-0.8, 0.2, 0.3]]);
}

/// A variable without an initial value, and a branch that returns.
mod passed_by {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r;
        if x[0] > 0.5 {
            r = x[1] * x[1];
        } else {
            return 0.0;
        }
        r * x[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Two such variables, and a branch that continues.
mod passed_by_in_a_loop {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            let r;
            let k;
            match i {
                0 => {
                    r = x[1] * x[1];
                    k = 2;
                }
                3 => continue,
                _ => {
                    r = x[i];
                    k = 1;
                }
            }
            s += r * x[k];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same with vectors.
mod passed_by_owned {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r: Vec<f64>;
        if x.len() > 2 {
            r = x.iter().map(|v| v * v).collect();
        } else {
            return x[0];
        }
        let q;
        if let Some(v) = x.first() {
            q = v * 2.0;
        } else {
            return 1.0;
        }
        r[0] * r[1] * q
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Variables of types without a default value.
mod passed_by_without_default {
    use crate::prelude::*;

    #[derive(Clone, Copy, PartialEq)]
    enum E {
        A,
        B,
    }
    #[autodiff_forward(forward_only, Dual, Dual)]
    pub fn returned(x: &[f64]) -> f64 {
        let e;
        if x[1] > 0.5 {
            e = E::A;
        } else {
            return x[2] * x[2];
        }
        if e == E::A { x[0] * x[1] } else { x[0] }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let e: E;
        if x[1] > 0.5 {
            e = E::A;
        } else {
            panic!()
        }
        if e == E::A { x[0] * x[1] } else { x[0] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Branches that never return.
mod never_passed_by {
    use crate::prelude::*;

    struct S {
        n: usize,
    }
    fn bail() -> ! {
        panic!()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let e: S;
        if x[1] > -50.0 {
            e = S { n: 2 }
        } else {
            bail()
        }
        let k;
        match x.len() {
            5 => {
                if x[0] > 0.0 {
                    panic!()
                } else {
                    panic!("b")
                }
            }
            _ => {
                k = 3;
            }
        }
        x[0] * x[e.n] * x[1] * x[k]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
