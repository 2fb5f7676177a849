//! Patterns over values without a derivative, one of whose variables gets a derivative later.

/// A constant tuple.
mod constant {
    use crate::prelude::*;

    const PAIR: (f64, f64) = (0.2, 0.3);
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut c, d) = PAIR;
        c += x[0];
        c * d * x[1] + c
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An array of zeros.
mod repeated {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let [mut a, mut b] = [0.0; 2];
        for v in x {
            a += v;
            b += v * v;
        }
        a * b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Arrays in an array.
mod nested {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let [[mut a, mut b], [mut c, _]] = [[0.0; 2]; 2];
        for v in x {
            a += v;
            b += v * v;
            c += b;
        }
        a * b + c
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A constant struct.
mod fields {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    const START: P = P { a: 1.0, b: 2.0 };
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let P { mut a, b } = START;
        a *= x[0];
        a * b + a * a
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items of a constant array.
mod items {
    use crate::prelude::*;

    const BX: [(f64, f64); 2] = [(0.1, 0.5), (0.2, 0.7)];
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (mut lo, hi) in BX {
            lo += x[0];
            s += lo * hi * x[1];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Associated constants, in a loop.
mod associated {
    use crate::prelude::*;

    struct C;
    impl C {
        const P: (f64, [f64; 2]) = (0.2, [0.3, 1.0]);
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..3 {
            let (mut c, [d, mut e]) = C::P;
            c += x[i];
            e *= c;
            s += c * d * x[1] + e;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Beside variables that do not change, and in a closure.
mod statics {
    use crate::prelude::*;

    const START: [f64; 3] = [0.5, 1.0, 2.0];
    const M: [[f64; 2]; 2] = [[1.0, 2.0], [3.0, 4.0]];
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let [mut a, mut b, mut c] = START;
        let [[mut p, q], mut row] = M;
        for v in x {
            (a, b, c) = (b * v, c + a, a - v * c);
            p += a * q;
            row[0] += p;
            row[1] *= a;
        }
        let f = |k: f64| {
            let (mut u, w) = (START[0], START[1]);
            u *= k;
            u + w
        };
        a * b + c * p + row[0] * row[1] + f(x[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// In a function that is called, and of a part.
mod parts {
    use crate::prelude::*;

    #[differentiable]
    fn f(x: f64) -> (f64, f64) {
        const K: (f64, f64) = (0.0, 1.0);
        let (mut s, mut t) = K;
        for i in 1..4 {
            t *= x / i as f64;
            s += t;
        }
        (s, t)
    }
    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: [f64; 2],
    }
    impl P {
        const ZERO: P = P { a: 0.0, b: [1.0, 2.0] };
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (s, t) = f(x[0]);
        let P { mut a, b: [mut u, v] } = P::ZERO;
        while a < 2.0 {
            a += 0.7;
            u *= s * x[1];
        }
        let P { a: mut z, .. } = P::ZERO;
        z -= u;
        s * t + u * v + z * z * a
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
