//! Method arguments that read the receiver, or change a receiver that is copied.

/// Arguments that read the receiver.
mod arguments_that_look {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Grid {
        w: Vec<f64>,
    }
    impl Grid {
        #[differentiable]
        fn put(&mut self, i: usize, v: f64) {
            self.w[i] = v;
        }
        #[differentiable]
        fn at(&self, i: usize) -> f64 {
            self.w[i]
        }
        #[differentiable]
        fn mean(&self, v: f64) -> f64 {
            self.w.iter().sum::<f64>() * v
        }
        #[differentiable]
        fn smooth(&mut self) {
            for i in 1..self.w.len() {
                self.put(i, self.at(i - 1) * self.at(i));
            }
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut g = Grid { w: x.to_vec() };
        g.put(1, g.at(0) * x[2]);
        for i in 0..3 {
            g.put(i, g.at(i + 1) * g.at(i));
        }
        g.smooth();
        let mut s = g.mean(g.at(2));
        let mut gs = vec![g.clone(), g];
        for k in 0..2 {
            let a = gs[k].mean(x[k]);
            let b = gs[k].at(1);
            gs[k].put(0, b * a);
            s += gs[k].mean(gs[1].at(0));
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Numbers behind a reference are read before the arguments of their methods.
mod numbers_behind_references {
    use crate::prelude::*;

    #[differentiable]
    fn bump(n: &mut f64) -> f64 {
        *n += 1.5;
        *n
    }
    #[differentiable]
    fn go(n: &mut f64) -> f64 {
        n.powf(bump(n)) * *n
            + n.powf({
                *n -= 2.0;
                1.5
            })
    }
    fn next(k: &mut usize) -> usize {
        *k += 2;
        *k
    }
    #[differentiable]
    fn chosen(w: &[f64], k: &mut usize) -> f64 {
        let m = k.pow({
            *k += 2;
            *k as u32
        });
        let s = w[m % 5] * w[1];
        let j = k.saturating_sub(next(k));
        (s + w[j]
            * (k.abs_diff({
                *k += 2;
                9
            }) as f64))
            * k.pow(2) as f64
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut n, mut k) = (x[0], 2);
        let mut s = go(&mut n) * n + chosen(x, &mut k) * x[k % 6];
        let mut w = x.iter().map(|v| v * v + 0.3).collect::<Vec<f64>>();
        for n in w.iter_mut().skip(2) {
            s += n.powf({
                *n += 1.0;
                *n
            }) + n.hypot({
                *n *= 2.0;
                *n
            });
        }
        if let Some(n) = w.last_mut() {
            s += n.atan2({
                *n -= 3.0;
                *n
            });
        }
        let m = &mut n;
        s + m.powf(bump(m)) * *m * w[5]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Blocks and closures in an argument that read the receiver, or change a receiver that is copied.
mod blocks_that_look {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        w: [f64; 3],
    }
    impl P {
        #[differentiable]
        fn at(self, v: f64) -> f64 {
            self.a * v * self.w[1]
        }
        #[differentiable]
        fn get(&self, k: usize) -> f64 {
            self.w[k]
        }
        #[differentiable]
        fn scaled(&self, k: f64) -> f64 {
            self.a * k
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = P { a: x[0], w: [x[1], x[2], x[3]] };
        let mut s = 0.0;
        for i in 0..3 {
            s += p.at({
                let t = x[i];
                p.scaled(t) + p.get(i)
            });
            s += p.at((0..3).map(|k| p.get(k) * p.scaled(x[k])).sum::<f64>());
            p.a += s;
        }
        s += p.at({
            p.w.swap(0, 1);
            p.w[1]
        });
        s += p.at({
            p.w.iter_mut().for_each(|v| *v *= 2.0);
            p.w[1]
        });
        s += p.at({
            for v in &mut p.w {
                *v += 1.0;
            }
            2.0
        });
        s += p.at({
            let P { a, .. } = &mut p;
            *a += 1.0;
            2.0
        });
        s * p.w[0] * p.w[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
