//! Constants of types that the macro does not know: statics, configurations, tables.

/// A `static` that cannot be moved.
mod statics {
    use crate::prelude::*;

    pub struct Config {
        scale: f64,
        table: [f64; 3],
        steps: usize,
    }
    static CONFIG: Config = Config { scale: 1.5, table: [0.1, 0.2, 0.3], steps: 3 };
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut s = p[0] * CONFIG.scale;
        for i in 0..CONFIG.steps {
            s += CONFIG.table[i] * p[i];
        }
        s + CONFIG.table.iter().zip(p).map(|(t, x)| t * x).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// A graph whose method lends a slice of integers.
mod neighbours {
    use crate::prelude::*;

    pub struct Graph {
        adjacent: Vec<Vec<usize>>,
    }
    impl Graph {
        fn near(&self, i: usize) -> &[usize] {
            &self.adjacent[i]
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let g = Graph { adjacent: vec![vec![1, 2], vec![0], vec![3], vec![]] };
        let mut s = 1.0;
        for i in 0..4 {
            for &j in g.near(i) {
                s += s * p[j] * p[i];
            }
        }
        for j in g.near(0) {
            s *= p[*j];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Configurations that are changed by value.
mod builders {
    use crate::prelude::*;

    pub struct Config {
        n: usize,
        k: f64,
    }
    impl Config {
        fn new() -> Self {
            Config { n: 1, k: 2.0 }
        }
        fn with(mut self, n: usize) -> Self {
            self.n = n;
            self
        }
        fn scaled(self, k: f64) -> Self {
            Config { k: self.k * k, ..self }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let c = Config::new();
        let d = c.with(4);
        let e = Config::new().with(2).scaled(1.5);
        p[0] * d.n as f64 * e.k * d.k
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Chains over the fields of data that are `Const`.
mod fitted_data {
    use crate::prelude::*;

    pub struct Data {
        t: Vec<f64>,
        y: Vec<f64>,
        on: Vec<bool>,
    }

    #[differentiable(Duplicated, Const, Active)]
    fn chi_squared(q: &[f64], data: &Data) -> f64 {
        let model: Vec<f64> = data.t.iter().map(|t| q[0] + q[1] * t).collect();
        let sum: f64 = data.t.iter().zip(&data.y).map(|(t, y)| (y - q[0] - q[1] * t).powi(2)).sum();
        let mut s = 0.0;
        for (t, y) in data.t.iter().zip(&data.y).filter(|(t, _)| **t > 0.5) {
            s += (y - q[0] * t).tanh();
        }
        for (i, _) in data.on.iter().enumerate().filter(|(_, on)| **on) {
            s += model[i] * q[2];
        }
        sum + s
            + data.y.iter().zip(&model).map(|(y, m)| (y - m).tanh()).sum::<f64>()
            + data.t.iter().rev().fold(0.0, |s, t| s * q[3] + t)
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let data =
            Data { t: vec![0.1, 0.9, 0.7], y: vec![1.0, 2.0, 0.5], on: vec![true, false, true] };
        chi_squared(x, &data)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Values looked up in maps and sets, and values collected into them.
mod looked_up {
    use crate::prelude::*;
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut seen: HashMap<usize, usize> = HashMap::new();
        let mut last: BTreeMap<&str, usize> = BTreeMap::new();
        let set: BTreeSet<usize> = (0..4).filter(|i| i % 2 == 1).collect();
        let signs: HashSet<bool> = x.iter().map(|v| *v > 0.5).collect();
        let mut s = 1.0;
        for (i, &v) in x.iter().enumerate() {
            let before = *last.get("seen").unwrap_or(&0);
            *seen.entry(i % 2).or_insert(0) += 1;
            s += v * x[before] * seen[&(i % 2)] as f64;
            s *= 1.0 + 0.1 * *seen.get(&(i % 2)).unwrap() as f64 * v;
            last.insert("seen", i);
        }
        let first = set.first().unwrap();
        s * x[*first] * x[*set.iter().max().expect("two")] * signs.len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Rows of data that become slices, strings and numbers as arguments.
mod rows {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct Scale {
        k: f64,
    }
    #[differentiable]
    impl Scale {
        fn of(&self, w: &[f64], x: &[f64]) -> f64 {
            self.k * w[0] * x[0] * x[1]
        }
    }
    #[differentiable]
    fn dot(w: &[f64], x: &[f64]) -> f64 {
        x.iter().zip(w).map(|(x, w)| x * w * w).sum()
    }
    #[differentiable]
    fn named(w: &[f64], name: &str, at: &[usize], by: &f64) -> f64 {
        w[name.len()] * w[at[0]] * by
    }
    pub struct Data {
        rows: Vec<Vec<f64>>,
        pairs: [(Vec<f64>, f64); 2],
        fixed: [[f64; 2]; 2],
        named: Vec<(String, Vec<usize>, Box<f64>)>,
        more: Option<Vec<f64>>,
    }
    #[differentiable(Duplicated, Const, Const, Active)]
    fn loss(w: &[f64], rows: &[Vec<f64>], data: &Data) -> f64 {
        let scale = Scale { k: w[2] };
        let mut s = 0.0;
        for x in rows {
            s += dot(w, x);
        }
        for (x, y) in &data.pairs {
            s *= dot(w, x) - y;
        }
        for (i, (x, z)) in rows.iter().zip(&data.fixed).enumerate() {
            s += scale.of(w, x) * dot(w, z) * w[i];
        }
        for (name, at, by) in &data.named {
            s += s * named(w, name, at, by);
        }
        let last = rows.last().unwrap();
        match &data.more {
            Some(x) => s * dot(w, last) * dot(w, x),
            None => s,
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let data = Data {
            rows: vec![vec![0.5, -2.0], vec![1.5, 0.25]],
            pairs: [(vec![0.7], 1.0), (vec![-0.3, 0.4], 2.0)],
            fixed: [[0.1, 0.2], [0.3, 0.4]],
            named: vec![(String::from("one"), vec![1], Box::new(0.3))],
            more: Some(vec![0.9]),
        };
        loss(x, &data.rows, &data)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}

/// Loops over constants of the module, by value.
mod loops_over_arrays {
    use crate::prelude::*;

    const W: [f64; 3] = [0.2, 0.5, 0.3];
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for w in W.into_iter() {
            s += w * x[0];
        }
        for (a, w) in x.iter().zip(W) {
            s += a * w;
        }
        W.into_iter().map(|w| w * x[1]).sum::<f64>() + s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Loops over constants that are references, and over arrays whose items are destructured.
mod loops_over_references {
    use crate::prelude::*;

    const W: &[f64] = &[0.2, 0.5, 0.3];
    const V: &[(f64, usize); 3] = &[(0.2, 1), (0.5, 2), (0.3, 0)];
    static S: [[f64; 2]; 2] = [[1.0, 2.0], [0.5, 0.25]];
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for w in W {
            s += w * x[0];
        }
        for &w in W {
            s += w * x[1];
        }
        for &(w, i) in V {
            s += w * x[i];
        }
        for (w, i) in V {
            s += w * x[*i];
        }
        for r in S {
            s += r[0] * x[2] * r[1];
        }
        for (xi, [a, b]) in x.iter().zip(S) {
            s += xi * xi * a * b;
        }
        for (i, w) in W.into_iter().enumerate().rev() {
            if *w > 0.4 {
                continue;
            }
            s += x[i] * *w;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
