//! Referents of references: elements chosen by a comparison, by a branch, parts as arrays.

/// `*v.iter().max_by(…).unwrap()`.
mod chosen_elements {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Vec<f64> = x.iter().map(|a| a.sin()).collect();
        let m = *v.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        let n = *v.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        let k = *x.iter().max_by(|a, b| a.total_cmp(b)).unwrap();
        (m - n) * k
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Elements changed through `last_mut`, `get_mut`, `max_by` of `iter_mut`.
mod changed_elements {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        *v.last_mut().unwrap() *= x[0];
        *v.first_mut().unwrap() += x[1] * x[2];
        if let Some(l) = v.last_mut() {
            *l *= 2.0;
        }
        *v.get_mut(2).unwrap() *= x[3];
        *v.iter_mut().max_by(|a, b| a.total_cmp(b)).unwrap() *= 2.0;
        v.iter().map(|a| a * a).sum()
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `*stack.last().unwrap()`.
mod last_of_a_stack {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut stack = Vec::new();
        let mut s = 0.0;
        for &v in x {
            stack.push(v * v);
            s += *stack.last().unwrap() * v;
        }
        while stack.len() > 2 {
            s *= 1.0 + 0.1 * *stack.last().unwrap();
            stack.pop();
        }
        s + *stack.first().unwrap() * stack.last().unwrap()
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `rows.last().unwrap()` of rows that are pushed.
mod last_row {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = Vec::new();
        rows.push(x.to_vec());
        for k in 1..4 {
            let prev = rows.last().unwrap();
            let next: Vec<f64> = prev.iter().map(|v| v * x[k]).collect();
            rows.push(next);
        }
        let l = rows.last().unwrap();
        l.iter().sum::<f64>() + rows[1][0] * rows.last().unwrap()[2]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// Structs chosen by a field, and cloned.
mod leading_lepton {
    use crate::prelude::*;
    #[derive(Clone, Copy, Debug, Default, PartialEq, Differentiable)]
    pub struct Lepton {
        pt: f64,
        eta: f64,
        phi: f64,
        charge: i32,
    }
    #[differentiable]
    fn mass(a: &Lepton, b: &Lepton) -> f64 {
        (2.0 * a.pt * b.pt * ((a.eta - b.eta).cosh() - (a.phi - b.phi).cos())).sqrt()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut leptons: Vec<Lepton> = x
            .iter()
            .enumerate()
            .map(|(i, &v)| Lepton {
                pt: 20.0 * v,
                eta: v - 0.4 * i as f64,
                phi: 0.9 * i as f64,
                charge: if i % 2 == 0 { 1 } else { -1 },
            })
            .collect();
        leptons.sort_by(|a, b| b.pt.partial_cmp(&a.pt).unwrap());
        let lead = leptons.iter().max_by(|a, b| a.pt.total_cmp(&b.pt)).unwrap();
        let positive: Vec<Lepton> = leptons.iter().filter(|l| l.charge > 0).copied().collect();
        let negative: Vec<Lepton> = leptons.iter().filter(|l| l.charge < 0).cloned().collect();
        let mut best = f64::INFINITY;
        let mut m_best = 0.0;
        for p in &positive {
            for n in &negative {
                let m = mass(p, n);
                if (m - 15.0).abs() < best {
                    best = (m - 15.0).abs();
                    m_best = m;
                }
            }
        }
        m_best + lead.pt * mass(&leptons[0], &leptons[1])
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `let r = if c { &a } else { &b };`, and by `match`.
mod by_branch {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a: Vec<f64> = x.iter().map(|v| v * 2.0).collect();
        let b: Vec<f64> = x.iter().map(|v| v * v).collect();
        let r = if x[0] > 0.6 { &a } else { &b };
        let q = match x.len() % 3 {
            0 => &a[..],
            1 => &b[1..],
            _ => x,
        };
        r[0] * r[1] + q[2] * q[0]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `let r = if c { &mut a } else { &mut b };` in a loop.
mod by_branch_changed {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        let mut b = x.to_vec();
        for i in 0..x.len() {
            let r = if i % 2 == 0 { &mut a } else { &mut b };
            r[i] *= x[0];
            r[0] += x[i];
        }
        a[0] * b[0] + a[2] * b[3]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// A `&mut` chosen by a comparison of its candidates.
mod larger_of_two {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(u: f64, v: f64) -> f64 {
        let (mut a, mut b) = (u, v);
        let r = if u > v { &mut a } else { &mut b };
        *r *= 2.0 * *r;
        a * b
    }
    case!(scalars(u, v) at [&[0.7, 0.4], &[0.3, 0.9]]; exact |p| {
        let (large, small) = (p[0].max(p[1]), p[0].min(p[1]));
        let (of_large, of_small) = (4.0 * large * small, 2.0 * large * large);
        if p[0] > p[1] { vec![of_large, of_small] } else { vec![of_small, of_large] }
    });
}

/// Pairs of references by a branch; `?` in a closure.
mod pair_by_branch {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let g = |v: f64| -> Option<f64> {
            let r = if v > 0.0 { Some(v.sqrt()) } else { None };
            Some(r? * 2.0)
        };
        let a = g(x[0]).unwrap_or(1.0);
        let mut b = vec![x[1], x[2]];
        let mut c = x[3..].to_vec();
        for i in 0..4 {
            let (from, to) = if i % 2 == 0 { (&b, &mut c) } else { (&c, &mut b) };
            to[0] += from[1] * a;
        }
        let t: &mut f64 = if x[0] > x[1] { &mut b[0] } else { &mut c[1] };
        *t *= x[2];
        b[0] * c[1] + c[0]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `x[..3].try_into().unwrap()`.
mod arrays_of_parts {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a: [f64; 3] = x[..3].try_into().unwrap();
        let b: &[f64; 3] = x[3..6].try_into().unwrap();
        let c: [f64; 2] = [x[0], x[1]];
        a[0] * b[1] + a[2] * b[2] * c[1]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// A method `push` of a type that is not a vector; `Option` fields.
mod pushed_to_a_struct {
    use crate::prelude::*;
    #[derive(Clone, Debug, Default, Differentiable)]
    pub struct Stats {
        n: usize,
        mean: f64,
        m2: f64,
        min: Option<f64>,
        max: Option<f64>,
    }
    #[differentiable]
    impl Stats {
        fn push(&mut self, v: f64) {
            self.n += 1;
            let d = v - self.mean;
            self.mean += d / self.n as f64;
            self.m2 += d * (v - self.mean);
            self.min = Some(match self.min {
                Some(m) => m.min(v),
                None => v,
            });
            self.max = match self.max {
                Some(m) if m > v => Some(m),
                _ => Some(v),
            };
        }
        fn variance(&self) -> f64 {
            if self.n < 2 { 0.0 } else { self.m2 / (self.n - 1) as f64 }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut st = Stats::default();
        for &v in x {
            st.push(v * v);
        }
        st.variance().sqrt() * st.max.unwrap() - st.min.unwrap_or(0.0) + st.mean
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// The values that exist among several options: `flatten`, and `filter_map` with a closure that returns an option.
mod those_that_are_there {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct Hit {
        energy: Option<f64>,
        time: f64,
    }

    #[differentiable]
    impl Hit {
        fn late(&self, after: f64) -> Option<f64> {
            if self.time > after { Some(self.time * self.time) } else { None }
        }
    }

    #[differentiable]
    pub fn root(x: f64) -> Option<f64> {
        if x > 0.0 { Some(x.sqrt()) } else { None }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let hits: Vec<Hit> =
            x.iter().map(|&v| Hit { energy: (v > 0.0).then(|| v * v), time: v }).collect();
        let a: f64 = hits.iter().filter_map(|h| h.late(0.5)).sum();
        let b: f64 = hits.iter().filter_map(|h| h.energy.and_then(|e| root(e - 0.5))).sum();
        let c: f64 = hits.iter().map_while(|h| h.energy.as_ref().map(|e| e * h.time)).sum();
        let d: f64 = hits.iter().filter_map(|h| h.energy).product();
        let roots: Vec<Option<f64>> = x.iter().map(|&v| root(v)).collect();
        let largest = roots.iter().flatten().copied().fold(f64::MIN, f64::max);
        let e: f64 = roots.into_iter().flatten().map(|r| r * largest).sum();
        a * b + c * d + e
    }
    case!(slice at [&[0.9, 1.3, -0.4, 0.7, 1.6]]);
}

/// The first item for which a closure returns a value.
mod first_found {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = x.iter().find_map(|v| if *v > 1.0 { Some(v * v) } else { None });
        let b = x.windows(2).find_map(|w| (w[0] > w[1]).then(|| w[0] * w[1])).unwrap();
        a.unwrap_or(0.0) * x[0] + b
    }
    case!(slice at [&[0.9, 1.3, -0.4, 0.7]]);
}

/// Positions and indices that depend on values, destructured by their variants.
mod indices_found {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let grid = [-1.0, -0.5, 0.0, 0.5, 1.0];
        let mut s = 0.0;
        for &q in x {
            let k = match grid.iter().position(|&g| g > q) {
                Some(0) | None => 0,
                Some(k) => k - 1,
            };
            s += x[k] * (q - grid[k]) + x[k + 1];
        }
        let best = (0..x.len()).max_by(|&a, &b| x[a].total_cmp(&x[b]));
        match best {
            Some(0) => s,
            Some(k) if k > 3 => s * x[k] * x[k - 1],
            Some(k) => s * x[k - 1],
            None => 0.0,
        }
    }
    case!(slice at [&[0.74, 0.93, -0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, -1.57, 0.91, 0.98]]);
}

/// The same stored in a vector, and by a closure that counts.
mod indices_kept {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let found: Vec<Option<usize>> = (0..3).map(|i| x.iter().position(|&v| v > x[i])).collect();
        let mut asked = 0;
        let high = x.iter().position(|&v| {
            asked += 1;
            v > 0.9
        });
        let mut s = if high == Some(1) { x[0] * asked as f64 } else { asked as f64 };
        for f in &found {
            s += match f {
                Some(0) => x[0] * x[4],
                Some(k) => x[*k] * s,
                None => x[5] * x[5],
            };
        }
        s
    }
    case!(slice at [&[0.24, 0.93, -0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 1.57, 0.91, 0.98]]);
}
