//! Arrays mapped, values of calls iterated, constants, ranges without an end.

/// `array::from_fn` and `map` of arrays, nested.
mod array_map_from_fn {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let a: [f64; 3] = std::array::from_fn(|i| p[i] * (i as f64 + 1.0));
        let b = a.map(|x| x.sin() + p[0]);
        let c = [p[0], p[1], p[2]].map(f64::exp);
        let d: [[f64; 2]; 2] = std::array::from_fn(|i| std::array::from_fn(|j| b[i] * c[j]));
        let e = b.map(|x| [x, x * x]);
        d[0][1] * d[1][0] + e[2][1] * e[0][0] + b.iter().zip(&c).map(|(x, y)| x * y).sum::<f64>()
    }
    case!(slice at [&[1.0, 1.1, 0.2]]);
}

/// Chains and loops over results of calls; `flatten`.
mod values_of_calls_iterated {
    use crate::prelude::*;

    #[differentiable]
    fn doubled(x: &[f64]) -> Vec<f64> {
        x.iter().map(|v| 2.0 * v * v).collect()
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Layer {
        w: Vec<Vec<f64>>,
    }

    #[differentiable]
    impl Layer {
        fn forward(&self, x: &[f64]) -> Vec<f64> {
            self.w
                .iter()
                .map(|row| row.iter().zip(x).map(|(a, b)| a * b).sum::<f64>().tanh())
                .collect()
        }
        fn rows(&self) -> Vec<Vec<f64>> {
            self.w.clone()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let layer = Layer {
            w: (0..2).map(|i| (0..p.len()).map(|j| p[j] * (i + j) as f64).collect()).collect(),
        };
        let mut s = doubled(p).iter().sum::<f64>();
        for (i, y) in layer.forward(&doubled(p)).iter().enumerate() {
            s += y * i as f64;
        }
        for y in doubled(p) {
            s *= 1.0 + 0.1 * y;
        }
        s += layer.forward(p).into_iter().map(|y| y * y).sum::<f64>();
        s + layer.rows().iter().flatten().map(|v| v.sin()).sum::<f64>()
    }
    case!(slice at [&[0.7, 0.3, 0.4]]);
}

/// `collect` inside of `collect`; power iteration on `Vec<Vec<f64>>`.
mod vec_of_vec {
    use crate::prelude::*;

    #[differentiable]
    fn matvec(m: &Vec<Vec<f64>>, v: &[f64]) -> Vec<f64> {
        m.iter().map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum()).collect()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let m: Vec<Vec<f64>> = (0..n)
            .map(|i| (0..n).map(|j| p[(i + j) % p.len()] * (i as f64 + 1.0)).collect())
            .collect();
        let mut v = vec![1.0; n];
        for _ in 0..4 {
            v = matvec(&m, &v);
            let norm = v.iter().map(|x| x * x).sum::<f64>().sqrt();
            v.iter_mut().for_each(|x| *x /= norm);
        }
        let w = matvec(&m, &v);
        v.iter().zip(&w).map(|(a, b)| a * b).sum()
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9], &[0.4, 0.2, 0.8]]);
}

/// Constants and statics of arrays, iterated.
mod tables_of_constants {
    use crate::prelude::*;

    const NODES: [(f64, f64); 3] = [
        (-0.7745966692414834, 0.5555555555555556),
        (0.0, 0.8888888888888888),
        (0.7745966692414834, 0.5555555555555556),
    ];

    static COEFFICIENTS: [f64; 4] = [0.5, -0.25, 2.0, 1.5];

    const EDGES: &[f64] = &[0.0, 0.5, 1.5];

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(a: f64, k: f64) -> f64 {
        let integral: f64 = NODES.iter().map(|&(x, w)| w * (k * (x + a)).exp()).sum();
        let mut poly = 0.0;
        for c in COEFFICIENTS.iter().rev() {
            poly = poly * a + c;
        }
        for (c, e) in COEFFICIENTS.iter().zip(EDGES.iter()) {
            poly += c * (a - e).powi(2);
        }
        for &e in EDGES.iter() {
            if a > e {
                poly *= 1.0 + e * k;
            }
        }
        integral * poly + EDGES[1] * a
    }
    case!(scalars(a, k) at [&[0.7, 0.3], &[-0.5, 1.2]]);
}

/// `for k in 1..` that only a `break` ends.
mod unbounded_ranges {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(x: f64) -> f64 {
        let mut term = 1.0;
        let mut sum = 0.0;
        for k in 1.. {
            sum += term;
            term *= x / k as f64;
            if term.abs() < 1e-17 {
                break;
            }
        }
        let mut n = 0.0;
        'outer: for i in 0u64.. {
            for j in i..10 {
                n += x * j as f64;
                if n > 7.13 {
                    break 'outer;
                }
                if j == 5 {
                    continue 'outer;
                }
            }
        }
        sum * n
    }
    case!(scalars(x) at [&[0.7], &[-0.5 + 1.0]]);
}

/// `rev`, `enumerate`, `step_by`, `skip` in each order.
mod rev_enumerate {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut s = 0.0;
        for (i, x) in p.iter().rev().enumerate() {
            s += x.powi(i as i32 + 1);
        }
        for (i, x) in p.iter().enumerate().step_by(2).skip(1) {
            s *= 1.0 + x * i as f64;
        }
        for k in (0..p.len()).rev().step_by(3) {
            s -= p[k] * s;
        }
        for k in (1..p.len()).step_by(2).rev() {
            s += p[k - 1] * p[k] * s;
        }
        s
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9, 0.4], &[0.4, 0.2, 0.8, 0.3, 0.1, 0.7]]);
}

/// Values built by consecutive calls of methods that take `self`; a string formatted from active values.
mod made_step_by_step {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Network {
        weights: Vec<f64>,
        bounded: bool,
    }

    #[differentiable]
    impl Network {
        fn new() -> Self {
            Self { weights: Vec::new(), bounded: false }
        }
        fn with(mut self, weight: f64) -> Self {
            self.weights.push(weight);
            self
        }
        fn bounded(mut self) -> Self {
            self.bounded = true;
            self
        }
        fn run(&self, input: f64) -> f64 {
            let mut y = input;
            for weight in &self.weights {
                y *= weight;
                if self.bounded {
                    y = y.tanh();
                }
            }
            y
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let network = Network::new().with(x[0]).with(x[1]).bounded();
        let name = format!("{:?}", network);
        let y = network.run(x[2]);
        if name.is_empty() { 0.0 } else { y * y + y }
    }
    case!(slice at [&[0.7, -0.4, 1.2]]);
}

/// Searches by a comparison of active values: integers; linear interpolation.
mod interpolated {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut knots = p[..4].to_vec();
        knots.sort_by(|a, b| a.total_cmp(b));
        let mut sum = 0.0;
        for &x in &p[4..] {
            let at = match knots.binary_search_by(|knot| knot.total_cmp(&x)) {
                Ok(at) => at,
                Err(at) => at,
            };
            let last = knots
                .binary_search_by(|knot| knot.partial_cmp(&(2.0 * x)).unwrap())
                .unwrap_or_else(|at| at);
            let i = at.clamp(1, 3);
            let t = (x - knots[i - 1]) / (knots[i] - knots[i - 1]);
            sum += (1.0 - t) * p[i - 1] + t * p[i].sin() + last as f64 * x;
        }
        sum
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.3, 0.36, 0.9, -0.1]]);
}

/// `into` a user type; a closure whose parameter has a type and a pattern.
mod converted {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }
    #[differentiable]
    impl From<(f64, f64)> for Point {
        fn from(pair: (f64, f64)) -> Self {
            Self { x: pair.0, y: pair.1 * pair.0 }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let point: Point = (p[0], p[1]).into();
        let data = [0.1, 0.5, 1.2];
        let likelihood: f64 = data.iter().map(|&x: &f64| (x * point.x).cos() + p[2] * x).product();
        likelihood * point.y
    }
    case!(slice at [&[0.7, -0.4, 1.2]]);
}
