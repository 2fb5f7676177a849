//! Loops with `#[checkpoint(budget = N)]`.

/// A counted loop over two variables.
mod counted {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mut x, mut v) = (p[0], p[1]);
        #[checkpoint(budget = 4)]
        for step in 0..60 {
            let h = 1e-2 * (1.0 + (step % 3) as f64);
            v -= h * (p[2] * x.sin() + 0.1 * v);
            x += h * v;
        }
        x * x + v
    }
    case!(slice at [&[1.2, 0.3, 9.81], &[0.1, -2.0, 3.0]]);
}

/// Loops of unknown length, one left by a jump.
mod unknown_length {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut x = p[1];
        #[checkpoint(budget = 2)]
        while (x * x * x - p[0]).abs() > 1e-13 {
            x -= 0.5 * (x * x * x - p[0]) / (3.0 * x * x);
        }
        let mut s = 0.0;
        let mut n = 0;
        #[checkpoint(budget = 3)]
        loop {
            n += 1;
            s = (s + x).sin() + p[0] * 0.01;
            if n > 20 || s > 1.2 {
                break;
            }
        }
        s + x
    }
    case!(slice at [&[5.0, 1.0], &[2.0, 1.5]]);
}

/// States that are slices, vectors and structs; a loop inside of a loop.
mod states {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Sum {
        value: f64,
        seen: Vec<f64>,
    }

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(u: &mut [f64], x: &[f64]) -> f64 {
        let mut sum = Sum { value: 0.0, seen: vec![0.0; 2] };
        for k in 0..2 {
            #[checkpoint(budget = 2)]
            for i in 0..6 {
                let old = u.to_vec();
                for j in 1..u.len() {
                    u[j] += x[k] * (old[j - 1] - old[j]) * old[j];
                }
                sum.value += u[i % 3] * u[2];
                sum.seen[k] = sum.value * u[1];
            }
            u[0] *= sum.seen[k];
        }
        sum.value + sum.seen[0] * sum.seen[1]
    }
    case!(mixed(3) at [&[0.4, 0.9, -0.3, 0.2, 0.3]]);
}

/// A variable that the loop reads changes after the loop: the passes that run again must not see the change.
mod changed_after {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(m: &mut [f64], x: &[f64]) -> f64 {
        let (mut s, mut k, mut n) = (1.0, x[0], 1);
        let table = vec![x[1], 0.5];
        for round in 0..2 {
            let scale = x[round] * 2.0;
            #[checkpoint(budget = 2)]
            for i in 0..4 {
                s = s * k * scale + (s * m[(i + n) % 3]).sin() * table[i % 2];
            }
            k = s * x[1];
            n += 1;
        }
        m[1] = 0.3;
        let moved = table;
        s * k + m[0] * m[1] - m[2] * moved[0]
    }
    case!(mixed(3) at [&[0.4, 0.9, -0.3, 0.6, 0.7]]);
}

/// Rows assembled in each pass: the original vector of one of them is needed for the shape of its shadow.
mod rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.5;
        let mut n = 0;
        #[checkpoint(budget = 2)]
        for i in 0..4 {
            let k = n % 2;
            let rows = vec![
                vec![(x[k] * s).tanh(); 2],
                vec![s, {
                    let w = x[i % 2];
                    w * w
                }],
            ];
            s += rows[0][1] * rows[1][1] + rows[1][0] * x[k];
            n += 1;
        }
        s
    }
    case!(slice at [&[0.9, 0.1], &[0.1, -0.8]]);
}

/// The state is declared in a block: of a loop, of a branch, after an early return; and jumps leave the loop.
mod in_blocks {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut total = 0.0;
        for start in p {
            let mut x = *start;
            let mut scale = 1.0;
            scale += 0.1 * x * x;
            #[checkpoint(budget = 3)]
            for k in 0..30 {
                x = (x * scale).sin() + 0.2;
                if x * k as f64 > 20.0 {
                    break;
                }
            }
            if x < 0.0 {
                continue;
            }
            total += x;
        }
        if total > 3.0 {
            return total * p[0];
        }
        let mut steps = 0;
        let mut rest = total;
        #[checkpoint(budget = 2)]
        loop {
            rest = 0.5 * rest + (rest * p[1]).cos();
            steps += 1;
            if steps == 17 {
                break;
            }
        }
        #[checkpoint(budget = 2)]
        while steps > 0 {
            steps -= 1;
            rest += 0.01 * rest * p[0];
            if rest > 100.0 {
                return rest;
            }
        }
        rest
    }
    case!(slice at [&[1.2, 0.3], &[0.7, 0.4, -0.9], &[3.0, 2.0, 1.0, 0.5]]);
}

/// A loop with a value, checkpointed.
mod broken_with_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mut k, mut s) = (0, p[0]);
        let n = 20;
        let r = #[checkpoint(budget = 5)]
        loop {
            if k >= n {
                break s * p[1];
            }
            s = (s + p[2]).sin();
            k += 1;
        };
        r * p[3]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Checkpoints in methods, of a type and of a trait.
mod in_methods {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct M {
        a: f64,
    }
    #[differentiable]
    impl M {
        fn run(&self, x: f64, n: usize) -> f64 {
            let mut s = x;
            #[checkpoint(budget = 3)]
            for _ in 0..n {
                s += 0.3 * s.cos() * self.a;
            }
            s
        }
    }
    trait Run {
        fn go(&self, x: f64) -> f64;
    }
    #[differentiable]
    impl Run for M {
        fn go(&self, x: f64) -> f64 {
            let mut s = x;
            #[checkpoint(budget = 3)]
            for _ in 0..7 {
                s += 0.3 * s.cos() * self.a;
            }
            s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let m = M { a: p[0] };
        m.run(p[1], 20) * m.go(p[2])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// A checkpoint in a nested function.
mod in_nested_functions {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        fn inner(x: f64, a: f64) -> f64 {
            let mut s = x;
            #[checkpoint(budget = 3)]
            for _ in 0..7 {
                s += 0.3 * s.cos() * a;
            }
            s
        }
        inner(p[0], p[1])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
