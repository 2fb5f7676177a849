//! Loops at the end of a function whose `break` value is the result, and jumps whose value is not used.

/// With a `return` in the loop too.
mod breaks_and_returns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        loop {
            s *= 1.1;
            if s > 1.0 {
                break s * x[1];
            }
            if s < 0.0 {
                return s;
            }
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A labelled block is treated like such a loop.
mod block {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = x[0];
        'b: {
            if s > 0.5 {
                break 'b s * x[1];
            }
            if s < 0.0 {
                return s;
            }
            s * x[2]
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `?` acts as a `return`.
mod tries {
    use crate::prelude::*;

    #[differentiable]
    fn f(x: &[f64]) -> Option<f64> {
        let mut i = 0;
        let mut s = 0.5;
        loop {
            let v = x.get(i)?;
            s += v * v;
            if i == 4 {
                break Some(s);
            }
            i += 1;
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        f(x).unwrap_or(0.0) * x[1] + f(&x[..3]).unwrap_or(x[2])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The `break` is in an inner loop.
mod labelled {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        if x[1] > 0.0 {
            'o: loop {
                for v in x {
                    s *= 1.1 + v * 0.1;
                    if s > 2.0 {
                        break 'o s * x[1];
                    }
                    if s < 0.0 {
                        return s;
                    }
                }
            }
        } else {
            s
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The loop ends a closure.
mod of_closure {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        x.iter()
            .map(|v| {
                let mut q = *v;
                loop {
                    q *= 1.2;
                    if q > 1.0 {
                        break q * v;
                    }
                    if q < 0.0 {
                        return q * q;
                    }
                }
            })
            .sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The loop ends a match arm.
mod of_arm {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut i = 0;
        match i {
            0 => loop {
                i += 1;
                s = s * 1.1 + x[i];
                if s > 3.0 {
                    break s.sin();
                }
                if i == 5 {
                    return s * x[0];
                }
            },
            _ => s,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The loop ends a function that returns a `Result`.
mod results {
    use crate::prelude::*;

    #[differentiable]
    fn find(x: &[f64], t: f64) -> Result<f64, usize> {
        let mut i = 0;
        loop {
            if i >= x.len() {
                return Err(i);
            }
            let v = x[i];
            if v > t {
                break Ok(v * v);
            }
            i += 1;
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = match find(x, 1.0) {
            Ok(v) => v,
            Err(_) => 0.0,
        };
        let b = match find(x, 9.0) {
            Ok(v) => v,
            Err(k) => x[k - 1],
        };
        a * b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `return` with a call, in a function that returns nothing.
mod returns_nothing {
    use crate::prelude::*;

    #[differentiable]
    fn bump(a: &mut [f64]) {
        a[0] *= a[1];
    }
    #[allow(deprecated)] // A buffer is stored in each pass.
    #[differentiable]
    fn g(a: &mut [f64]) {
        for i in 0..3 {
            a[i] *= 1.5;
            if a[i] > 1.0 {
                return bump(a);
            }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        g(&mut a);
        a[0] * a[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An assignment as the value of `break`.
mod breaks_with_assignment {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let a = x.to_vec();
        loop {
            s *= 1.3;
            if s > 1.0 {
                break s *= a[1];
            }
        }
        s * s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Methods that change something as the value of `break`.
mod breaks_with_methods {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut a = x.to_vec();
        loop {
            s *= 1.3;
            if s > 1.0 {
                break a.swap(0, 2);
            }
        }
        let mut i = 0;
        loop {
            i += 1;
            s *= 1.1;
            if i > 3 || s > 3.0 {
                break a.push(s);
            }
        }
        s * s * a[0] * a[a.len() - 1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Several such loops, and `drop`.
mod several {
    use crate::prelude::*;

    #[differentiable]
    fn bump(a: &mut [f64]) -> Vec<f64> {
        a[0] *= a[1];
        a.to_vec()
    }
    #[allow(deprecated)] // A buffer is stored in each pass.
    #[differentiable]
    fn g(a: &mut Vec<f64>, v: f64) {
        let mut i = 0;
        while i < 5 {
            i += 1;
            a[1] *= v;
            if a[1] > 2.0 {
                return drop(bump(a));
            }
            if a[1] > 1.5 {
                return a[1] += a[0];
            }
            if a[0] > 100. {
                return a.push(3.0);
            }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        g(&mut a, x[5]);
        let mut b = x.to_vec();
        g(&mut b, x[1]);
        a[0] * a[1] + b[0] * b[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A value that a semicolon drops.
mod thrown_away {
    use crate::prelude::*;

    #[differentiable]
    fn bump(a: &mut [f64]) -> f64 {
        a[0] *= a[1];
        a[0]
    }
    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        let mut i = 0;
        let _ = loop {
            i += 1;
            if i > 3 {
                break bump(&mut a);
            }
            a[0] += x[i];
        };
        a[0] * a[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The result of a call that `drop` consumes.
mod dropped {
    use crate::prelude::*;

    #[differentiable]
    fn bump(a: &mut [f64]) -> Vec<f64> {
        a[0] *= a[1];
        a.to_vec()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        drop(bump(&mut a));
        let _ = bump(&mut a);
        a[0] * a[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
