//! Layers of networks on arrays, vectors of vectors and const generics.

/// A gated recurrent unit over const generics.
mod gru_cell {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Gru<const H: usize> {
        wz: [[f64; H]; H],
        wr: [[f64; H]; H],
        wh: [[f64; H]; H],
        h: [f64; H],
    }

    #[differentiable]
    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    #[differentiable]
    impl<const H: usize> Gru<H> {
        fn apply(w: &[[f64; H]; H], v: &[f64; H]) -> [f64; H] {
            let mut out = [0.0; H];
            for i in 0..H {
                for j in 0..H {
                    out[i] += w[i][j] * v[j];
                }
            }
            out
        }
        fn step(&mut self, x: f64) {
            let z: [f64; H] = Self::apply(&self.wz, &self.h);
            let z = z.map(|a| sigmoid(a + x));
            let r: [f64; H] = Self::apply(&self.wr, &self.h);
            let r = r.map(|a| sigmoid(a - x));
            let mut gated = self.h;
            for (g, r) in gated.iter_mut().zip(r) {
                *g *= r;
            }
            let candidate: [f64; H] = Self::apply(&self.wh, &gated);
            let candidate = candidate.map(|a| (a + x).tanh());
            for i in 0..H {
                self.h[i] = (1.0 - z[i]) * self.h[i] + z[i] * candidate[i];
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let w = |k: usize| [[p[k], p[k + 1]], [p[k + 1] * 0.5, -p[k]]];
        let mut gru = Gru { wz: w(0), wr: w(1), wh: w(2), h: [0.1, -0.2] };
        for &x in &p[4..] {
            gru.step(x);
        }
        gru.h.iter().sum::<f64>()
    }
    case!(slice at [&[1.5, 1.1, -0.2, 0.9, 0.3, 0.5, 1.8]]);
}

/// Batch normalisation over rows.
mod batchnorm {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct BatchNorm {
        gamma: Vec<f64>,
        beta: Vec<f64>,
        #[constant]
        eps: f64,
    }

    #[differentiable]
    impl BatchNorm {
        fn forward(&self, x: &[Vec<f64>]) -> Vec<Vec<f64>> {
            let n = x.len() as f64;
            let features = self.gamma.len();
            let mut out = vec![vec![0.0; features]; x.len()];
            for j in 0..features {
                let mean = x.iter().map(|row| row[j]).sum::<f64>() / n;
                let var = x.iter().map(|row| (row[j] - mean).powi(2)).sum::<f64>() / n;
                let inv = (var + self.eps).sqrt().recip();
                for (o, row) in out.iter_mut().zip(x) {
                    o[j] = self.gamma[j] * (row[j] - mean) * inv + self.beta[j];
                }
            }
            out
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let bn = BatchNorm { gamma: p[0..2].to_vec(), beta: p[2..4].to_vec(), eps: 1e-3 };
        let x: Vec<Vec<f64>> = p[4..].chunks(2).map(<[f64]>::to_vec).collect();
        bn.forward(&x).iter().flatten().map(|v| v.tanh().powi(2)).sum()
    }
    case!(slice at [&[1.5, 1.1, 0.2, 0.9, 0.3, 0.5, -0.2, 1.3, 2.0, 0.4]]);
}

/// A convolution with padding, then maxima.
mod conv2d_pool {
    use crate::prelude::*;

    const H: usize = 4;

    const W: usize = 4;

    #[differentiable]
    fn conv2d(image: &[[f64; W]; H], kernel: &[[f64; 3]; 3], out: &mut [[f64; W]; H]) {
        for y in 0..H {
            for x in 0..W {
                let mut acc = 0.0;
                for (ky, row) in kernel.iter().enumerate() {
                    for (kx, w) in row.iter().enumerate() {
                        let (iy, ix) = ((y + ky) as isize - 1, (x + kx) as isize - 1);
                        if iy < 0 || ix < 0 || iy >= H as isize || ix >= W as isize {
                            continue;
                        }
                        acc += w * image[iy as usize][ix as usize];
                    }
                }
                out[y][x] = acc.max(0.01 * acc);
            }
        }
    }

    #[differentiable]
    fn max_pool(x: &[[f64; W]; H]) -> [[f64; W / 2]; H / 2] {
        let mut out = [[f64::NEG_INFINITY; W / 2]; H / 2];
        for (y, row) in x.iter().enumerate() {
            for (c, &v) in row.iter().enumerate() {
                let o = &mut out[y / 2][c / 2];
                if v > *o {
                    *o = v;
                }
            }
        }
        out
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let kernel = [[p[0], p[1], p[2]], [p[3], 1.0, p[4]], [0.3, p[0], p[5]]];
        let mut image = [[0.0; W]; H];
        for (i, row) in image.iter_mut().enumerate() {
            for (j, px) in row.iter_mut().enumerate() {
                *px = p[(3 * i + j) % p.len()] - 0.1 * j as f64;
            }
        }
        let mut out = [[0.0; W]; H];
        conv2d(&image, &kernel, &mut out);
        let pooled = max_pool(&out);
        pooled.iter().flat_map(|r| r.iter()).map(|v| v * v).sum()
    }
    case!(slice at [&[1.5, 1.1, -0.2, 0.9, 0.3, 0.5]]);
}

/// Causal attention on arrays.
mod attention_3d_arrays {
    use crate::prelude::*;

    #[differentiable]
    fn attention<const T: usize, const C: usize>(
        q: &[[f64; C]; T],
        k: &[[f64; C]; T],
        v: &[[f64; C]; T],
    ) -> [[f64; C]; T] {
        let mut out = [[0.0; C]; T];
        for t in 0..T {
            let mut weights = [0.0; T];
            let mut max = f64::NEG_INFINITY;
            for s in 0..=t {
                weights[s] = q[t].iter().zip(&k[s]).map(|(a, b)| a * b).sum::<f64>();
                max = max.max(weights[s]);
            }
            let mut sum = 0.0;
            for w in weights[..=t].iter_mut() {
                *w = (*w - max).exp();
                sum += *w;
            }
            for s in 0..=t {
                for c in 0..C {
                    out[t][c] += weights[s] / sum * v[s][c];
                }
            }
        }
        out
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut x = [[0.0; 2]; 3];
        for (i, row) in x.iter_mut().enumerate() {
            row.copy_from_slice(&p[2 * i..2 * i + 2]);
        }
        let y = attention(&x, &x, &x);
        let z = attention(&y, &x, &y);
        z.iter().flat_map(|r| r.iter()).sum()
    }
    case!(slice at [&[0.7, 2.3, 0.2, 1.0, 0.5, 2.0]]);
}
