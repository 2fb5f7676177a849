//! Networks and sequences.

/// A recurrent network with its weights in vectors of vectors.
mod recurrent {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Cell {
        w: Vec<Vec<f64>>,
        u: Vec<Vec<f64>>,
        b: Vec<f64>,
    }

    #[differentiable]
    impl Cell {
        fn step(&self, h: &[f64], x: &[f64]) -> Vec<f64> {
            let mut next = self.b.clone();
            for i in 0..next.len() {
                for (w, h) in self.w[i].iter().zip(h) {
                    next[i] += w * h;
                }
                for (u, x) in self.u[i].iter().zip(x) {
                    next[i] += u * x;
                }
                next[i] = next[i].tanh();
            }
            next
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let cell = Cell {
            w: vec![p[0..2].to_vec(), p[2..4].to_vec()],
            u: vec![vec![p[4]], vec![p[5]]],
            b: vec![p[6], p[7]],
        };
        let inputs = [0.5, -1.0, 0.25, 0.75];
        let targets = [0.1, -0.2, 0.0, 0.3];
        let mut h = vec![0.0; 2];
        let mut loss = 0.0;
        for (x, y) in inputs.iter().zip(&targets) {
            h = cell.step(&h, &[*x]);
            loss += (h[0] - h[1] - y).powi(2);
        }
        loss
    }
    case!(slice at [&[0.3, -0.2, 0.5, 0.1, 0.9, -0.4, 0.2, 0.6]]);
}

/// Layers in a vector, called through methods that call methods.
mod layers {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Layer {
        weights: Vec<f64>,
        bias: Vec<f64>,
        relu: bool,
    }

    #[differentiable]
    impl Layer {
        fn linear(&self, x: &[f64], o: usize) -> f64 {
            let n = x.len();
            self.bias[o] + (0..n).map(|i| self.weights[o * n + i] * x[i]).sum::<f64>()
        }

        fn forward(&self, x: &[f64]) -> Vec<f64> {
            let mut y = vec![0.0; self.bias.len()];
            for o in 0..y.len() {
                let z = self.linear(x, o);
                y[o] = if self.relu { z.max(0.0) } else { z.tanh() };
            }
            y
        }
    }

    #[derive(Clone, Differentiable)]
    struct Network {
        layers: Vec<Layer>,
    }

    #[differentiable]
    impl Network {
        fn forward(&self, x: &[f64]) -> Vec<f64> {
            let mut h = x.to_vec();
            for layer in &self.layers {
                h = layer.forward(&h);
            }
            h
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let network = Network {
            layers: vec![
                Layer { weights: p[..6].to_vec(), bias: p[6..9].to_vec(), relu: true },
                Layer { weights: p[9..15].to_vec(), bias: p[15..17].to_vec(), relu: false },
            ],
        };
        let mut loss = 0.0;
        for x in [[0.4, -0.6], [1.0, 0.3]] {
            let y = network.forward(&x);
            loss += (y[0] - x[1]).powi(2) + y[1] * x[0];
        }
        loss
    }
    case!(slice at [&[
        0.3, -0.2, 0.5, 0.1, 0.9, -0.4, 0.2, 0.6, -0.7, 1.0, 0.4, -0.3, 0.8, 0.15, 0.55, -0.9, 0.25,
    ]]);
}

/// Dot-product attention over rows, causal, with slices of one buffer.
mod causal_attention {
    use crate::prelude::*;

    #[differentiable]
    fn softmax(x: &mut [f64]) {
        let top = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut sum = 0.0;
        for v in x.iter_mut() {
            *v = (*v - top).exp();
            sum += *v;
        }
        for v in x.iter_mut() {
            *v /= sum;
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (t, c) = (3, 2);
        let (q, kv) = x.split_at(t * c);
        let (k, v) = kv.split_at(t * c);
        let mut out = vec![0.0; t * c];
        for i in 0..t {
            let mut scores = vec![0.0; i + 1];
            let query = &q[i * c..(i + 1) * c];
            for (score, key) in scores.iter_mut().zip(k.chunks_exact(c)) {
                let dot: f64 = query.iter().zip(key).map(|(a, b)| a * b).sum();
                *score = dot / (c as f64).sqrt();
            }
            softmax(&mut scores);
            for (p, row) in scores.iter().zip(v.chunks_exact(c)) {
                for (o, v) in out[i * c..(i + 1) * c].iter_mut().zip(row) {
                    *o += p * v;
                }
            }
        }
        out.iter().enumerate().map(|(i, o)| (1.0 + i as f64) * o * o).sum()
    }
    case!(slice at [&[
        0.3, -0.2, 0.5, 0.1, 0.9, -0.4, 0.2, 0.6, -0.7, 1.0, 0.4, -0.3, 0.8, 0.15, 0.55, -0.9, 0.25, 0.45,
    ]]);
}

/// Viterbi: the best path through a table of logarithms, by maxima; then the score along the path again.
mod viterbi {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (moves, seen) = p.split_at(4);
        let steps = seen.len() / 2;
        let mut score = [seen[0], seen[1]];
        let mut back = vec![[0usize; 2]; steps];
        for t in 1..steps {
            let mut next = [f64::NEG_INFINITY; 2];
            for to in 0..2 {
                for from in 0..2 {
                    let s = score[from] + moves[from * 2 + to] + seen[2 * t + to];
                    if s > next[to] {
                        next[to] = s;
                        back[t][to] = from;
                    }
                }
            }
            score = next;
        }
        let mut at = if score[0] > score[1] { 0 } else { 1 };
        let best = score[at];
        let mut along = 0.0;
        for t in (0..steps).rev() {
            along += seen[2 * t + at].exp();
            at = back[t][at];
        }
        best + 0.1 * along
    }
    case!(slice at [&[-0.3, -1.2, -0.9, -0.4, -0.5, -1.0, -0.2, -1.7, -2.0, -0.1, -0.6, -0.8]]);
}

/// Dynamic time warping by minima, over two rows that are swapped.
mod time_warping {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(x.len() / 2);
        let mut row = vec![f64::INFINITY; b.len() + 1];
        row[0] = 0.0;
        for u in a {
            let mut next = vec![f64::INFINITY; b.len() + 1];
            for (j, v) in b.iter().enumerate() {
                let best = row[j].min(row[j + 1]).min(next[j]);
                next[j + 1] = best + (u - v).powi(2);
            }
            row = next;
        }
        row[b.len()].sqrt()
    }
    case!(slice at [&[0.3, -0.2, 0.5, 0.1, 0.9, -0.4, 0.2, 0.6]]);
}

/// Gradient descent inside of the function: the fit's result by its hyperparameters.
mod unrolled_training {
    use crate::prelude::*;

    #[differentiable]
    fn step(w: &mut [f64], rate: f64, decay: f64, x: &[f64], y: f64) -> f64 {
        let miss = w.iter().zip(x).map(|(w, x)| w * x).sum::<f64>() - y;
        w.iter_mut().zip(x).for_each(|(w, x)| *w -= rate * (miss * x + decay * *w));
        miss * miss
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let data = [([1.0, 0.5], 0.3), ([1.0, -0.4], 0.9), ([1.0, 0.1], 0.5)];
        let mut w = vec![p[2], p[3]];
        let mut last = 0.0;
        for epoch in 0..4 {
            let rate = p[0] / (1.0 + epoch as f64);
            last = 0.0;
            for (x, y) in &data {
                last += step(&mut w, rate, p[1], x, *y);
            }
        }
        last + w[0] * w[1]
    }
    case!(slice at [&[0.3, 0.01, 0.2, -0.1]]);
}
