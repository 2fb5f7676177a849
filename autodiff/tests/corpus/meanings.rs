//! Names and copies that have the meaning that a reader expects.

/// Copies that a `move` closure owns, items of a nested function, a local variable named like those that checkpoints
/// generate.
mod copies_and_items {
    use crate::prelude::*;
    use std::mem;

    const SCALE: f64 = 3.0;

    fn cubes(x: f64) -> f64 {
        x + SCALE
    }

    mod other {
        #[rootgrad_autodiff::differentiable]
        pub fn cube(x: f64) -> f64 {
            x * x * x
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        fn doubled(x: f64) -> f64 {
            const SCALE: f64 = 2.0;
            SCALE * x
        }
        let mut pair = [p[0], p[1]];
        let before = move |i: usize| pair[i];
        pair[0] = p[2] * doubled(p[0]) * SCALE;
        let next = before(1);
        let mut x = before(0);
        #[checkpoint(budget = 2)]
        for _ in 0..5 {
            x = x.sin() * next + pair[0];
        }
        let mut y = {
            use other::cube;
            cube(p[1])
        };
        mem::swap(&mut x, &mut y);
        x * y * y + cubes(1.0) * mem::take(&mut pair[0])
    }
    case!(slice at [&[0.6, 0.9, 0.35]]);
}

/// Modules named like those of the library.
mod modules {
    use crate::prelude::*;

    mod rules {
        #[rootgrad_autodiff::differentiable]
        pub fn exp(x: f64) -> f64 {
            x * x
        }
    }

    mod autodiff {
        #[rootgrad_autodiff::differentiable]
        pub fn scalar(x: f64) -> f64 {
            x * x * x
        }
    }

    #[autodiff_reverse(reverse, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(x: f64) -> f64 {
        self::rules::exp(x) + autodiff::scalar(x)
    }
    case!(scalars(x) at [&[0.6], &[-1.3]]);
}

/// A vector behind a parameter that grows.
mod grown {
    use crate::prelude::*;

    #[differentiable]
    fn grow(values: &mut Vec<f64>, x: f64) {
        values.push(x * x * values[0]);
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut values = p.to_vec();
        grow(&mut values, p[1]);
        grow(&mut values, p[0]);
        values[3] * values[4]
    }
    case!(slice at [&[0.6, 0.9, 0.35]]);
}
