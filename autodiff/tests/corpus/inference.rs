//! Sequence models and likelihoods.

/// The forward algorithm of a hidden Markov model.
mod hmm_forward {
    use crate::prelude::*;

    #[differentiable]
    fn forward_log(
        init: &[f64; 2],
        trans: &[[f64; 2]; 2],
        emit: &[[f64; 3]; 2],
        observations: &[usize],
    ) -> f64 {
        let mut alpha = [init[0] * emit[0][observations[0]], init[1] * emit[1][observations[0]]];
        let mut log_likelihood = 0.0;
        for &o in &observations[1..] {
            let scale: f64 = alpha.iter().sum();
            log_likelihood += scale.ln();
            let mut next = [0.0; 2];
            for (j, n) in next.iter_mut().enumerate() {
                for i in 0..2 {
                    *n += alpha[i] / scale * trans[i][j];
                }
                *n *= emit[j][o];
            }
            alpha = next;
        }
        log_likelihood + alpha.iter().sum::<f64>().ln()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let observations = [0usize, 2, 1, 1, 0];
        forward_log(
            &[p[0], 1.0 - p[0]],
            &[[p[1], 1.0 - p[1]], [p[2], 1.0 - p[2]]],
            &[[p[3], p[4], 1.0 - p[3] - p[4]], [0.2, p[4], 0.5]],
            &observations,
        )
    }
    case!(slice at [&[0.5, 0.3, 0.2, 0.4, 0.3]]);
}

/// Connectionist temporal classification, in logarithms.
mod ctc {
    use crate::prelude::*;

    #[differentiable]
    fn log_add(a: f64, b: f64) -> f64 {
        match (a == f64::NEG_INFINITY, b == f64::NEG_INFINITY) {
            (true, _) => b,
            (_, true) => a,
            _ => {
                let m = a.max(b);
                m + ((a - m).exp() + (b - m).exp()).ln()
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let labels = [0usize, 1, 0, 2, 0];
        let classes = 3;
        let t = p.len() / classes;
        let s = labels.len();
        let mut alpha = vec![vec![f64::NEG_INFINITY; s]; t];
        alpha[0][0] = p[labels[0]];
        alpha[0][1] = p[labels[1]];
        for step in 1..t {
            let logits = &p[step * classes..(step + 1) * classes];
            for k in 0..s {
                let mut a = alpha[step - 1][k];
                if k > 0 {
                    a = log_add(a, alpha[step - 1][k - 1]);
                }
                if k > 1 && labels[k] != 0 && labels[k] != labels[k - 2] {
                    a = log_add(a, alpha[step - 1][k - 2]);
                }
                alpha[step][k] = a + logits[labels[k]];
            }
        }
        log_add(alpha[t - 1][s - 1], alpha[t - 1][s - 2])
    }
    case!(slice at [&[0.5, 0.3, 0.2, 0.4, 0.3, -0.1, 0.3, 0.6, 0.1, 0.2, -0.7, 0.4]]);
}

/// A linear-chain conditional random field.
mod crf_partition {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let k = 2;
        let (trans, unary) = p.split_at(k * k);
        let tags = [0usize, 1, 1];
        let score: f64 = tags.iter().enumerate().map(|(t, &y)| unary[t * k + y]).sum::<f64>()
            + tags.windows(2).map(|w| trans[w[0] * k + w[1]]).sum::<f64>();
        let mut forward = unary[..k].to_vec();
        for emission in unary.chunks_exact(k).skip(1) {
            let previous = forward.clone();
            for j in 0..k {
                let terms: Vec<f64> = (0..k).map(|i| previous[i] + trans[i * k + j]).collect();
                let m = terms.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b));
                forward[j] =
                    emission[j] + m + terms.iter().map(|t| (t - m).exp()).sum::<f64>().ln();
            }
        }
        let m = forward[0].max(forward[1]);
        m + forward.iter().map(|f| (f - m).exp()).sum::<f64>().ln() - score
    }
    case!(slice at [&[0.5, 0.3, 0.2, 0.4, 0.3, -0.1, 0.3, 0.6, 0.1, 0.2]]);
}

/// A resonance and its resolution, as a likelihood.
mod breit_wigner_crystal_ball {
    use crate::prelude::*;

    #[differentiable]
    fn breit_wigner(m: f64, m0: f64, gamma: f64) -> f64 {
        let (m2, m02) = (m * m, m0 * m0);
        2.0 * std::f64::consts::FRAC_2_PI * gamma * m02
            / ((m2 - m02).powi(2) + m2 * m2 * gamma * gamma / m02)
    }

    #[differentiable]
    fn crystal_ball(x: f64, mean: f64, sigma: f64, alpha: f64, n: f64) -> f64 {
        let t = (x - mean) / sigma * alpha.signum();
        let a = alpha.abs();
        if t >= -a {
            (-0.5 * t * t).exp()
        } else {
            let lead = (n / a).powf(n) * (-0.5 * a * a).exp();
            lead * (n / a - a - t).powf(-n)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let &[m0, gamma, sigma, alpha, n, frac] = p else { return 0.0 };
        let data = [88.0, 90.5, 91.0, 91.3, 93.0, 85.0];
        -data
            .iter()
            .map(|&m| {
                (frac * breit_wigner(m, m0, gamma)
                    + (1.0 - frac) * crystal_ball(m, m0, sigma, alpha, n))
                .ln()
            })
            .sum::<f64>()
    }
    case!(slice at [&[91.2, 2.5, 1.5, 1.1, 3.0, 0.4]]);
}

/// A nuisance parameter profiled by Newton steps.
mod profile_likelihood {
    use crate::prelude::*;

    #[differentiable]
    fn nll(mu: f64, theta: f64, obs: &[f64], sig: &[f64], bkg: &[f64]) -> f64 {
        obs.iter()
            .zip(sig.iter().zip(bkg))
            .map(|(n, (s, b))| {
                let lambda = mu * s + b * (1.0 + 0.1 * theta);
                lambda - n * lambda.ln()
            })
            .sum::<f64>()
            + 0.5 * theta * theta
    }

    #[differentiable]
    fn profile(mu: f64, obs: &[f64], sig: &[f64], bkg: &[f64]) -> f64 {
        // Newton on theta by hand-written derivatives
        let mut theta = 0.0;
        for _ in 0..25 {
            let (mut g, mut h) = (theta, 1.0);
            for i in 0..obs.len() {
                let lambda = mu * sig[i] + bkg[i] * (1.0 + 0.1 * theta);
                let slope = 0.1 * bkg[i];
                g += slope * (1.0 - obs[i] / lambda);
                h += slope * slope * obs[i] / (lambda * lambda);
            }
            let step = g / h;
            theta -= step;
            if step.abs() < 1e-14 {
                break;
            }
        }
        theta
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mu, rest) = (p[0], &p[1..]);
        let n = rest.len() / 2;
        let (sig, bkg) = (&rest[..n], &rest[n..]);
        let obs = vec![12.0; n];
        let theta = profile(mu, &obs, sig, bkg);
        2.0 * nll(mu, theta, &obs, sig, bkg)
    }
    case!(slice at [&[1.2, 2.5, 3.5, 9.1, 8.0]]);
}

/// A chirp against data.
mod chirp_matched_filter {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let &[chirp_mass, tc, phase, ref data @ ..] = p else { return f64::NAN };
        let n = data.len();
        let mut norm = 0.0;
        let mut overlap = 0.0;
        for (i, d) in data.iter().enumerate() {
            let tau = tc - i as f64 / n as f64;
            if tau <= 0.0 {
                break;
            }
            let theta = (5.0 * chirp_mass / tau).powf(0.625);
            let amplitude = chirp_mass.powf(1.25) * tau.powf(-0.25);
            let h = amplitude
                * (phase - 2.0 * (tau / (5.0 * chirp_mass)).powf(0.625) + 0.1 * theta).cos();
            overlap += h * d;
            norm += h * h;
        }
        overlap / norm.sqrt()
    }
    case!(slice at [&[0.3, 0.85, 0.4, 0.2, -0.3, 0.4, 0.1, -0.6]]);
}

/// Functions of integers alone, or of nothing.
mod of_integers {
    use crate::prelude::*;

    #[differentiable]
    fn fact(n: u64) -> f64 {
        let mut p = 1.0;
        for k in 1..=n {
            p *= k as f64;
        }
        p
    }
    #[differentiable]
    fn pi() -> f64 {
        3.14
    }
    #[differentiable]
    fn choose(n: usize, b: bool) -> f32 {
        if b { n as f32 } else { 0.5 }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = 3;
        x[0].powi(3) / fact(k) * pi() + choose(2, true) as f64 * x[1] + fact(2) * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A field compared by `partial_cmp`.
mod compared_fields {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct E {
        t: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = E { t: x[0] };
        if a.t.partial_cmp(&x[1]) == Some(std::cmp::Ordering::Less) { a.t * x[1] } else { x[2] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The minimum by a field.
mod smallest_by_field {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct E {
        t: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Vec<E> = x.iter().map(|&t| E { t: t * t }).collect();
        let m = v.iter().min_by(|a, b| a.t.partial_cmp(&b.t).unwrap()).unwrap();
        let n = (0..v.len()).min_by(|&i, &j| v[i].t.partial_cmp(&v[j].t).unwrap()).unwrap();
        m.t * x[1] + v[n].t
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An integer field made a generic scalar.
mod integer_fields_to_scalars {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct M<T: Real> {
        n: usize,
        v: Vec<T>,
    }
    #[differentiable]
    impl<T: Real> M<T> {
        fn mean(&self) -> T {
            let mut s = T::from_f64(0.0);
            for i in 0..self.n {
                s += self.v[i];
            }
            s / T::from_f64(self.n as f64)
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = M { n: 3, v: x.to_vec() };
        m.mean() * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A constant, unless a branch returns.
mod a_constant_or_a_product {
    use crate::prelude::*;

    const LIMIT: f64 = 3.0;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r;
        if x[0] > 0.8 {
            r = LIMIT;
        } else if x[1] > 0.0 {
            r = x[1] * x[0];
        } else {
            return x[5];
        }
        r * r * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Structs, pairs and options, unless a branch returns.
mod structs_without_default {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    type Pair = (f64, f64);
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r;
        if x[0] > 0.0 {
            r = P { a: x[0], b: x[1] };
        } else {
            return x[5] * x[5];
        }
        let m: Pair;
        if x[1] > 0.0 {
            m = (x[0], x[2]);
        } else {
            return x[1];
        }
        let o;
        if x[1] > 0.0 {
            o = Some(x[3]);
        } else {
            return x[1];
        }
        r.a * r.b + m.0 * m.1 * o.unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
