//! Fits of physics analyses: likelihoods, tracks, filters, splines.

/// A Kalman filter with position and speed as a struct, matrices as arrays: the log-likelihood of its innovations.
mod kalman {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct State {
        x: [f64; 2],
        p: [[f64; 2]; 2],
    }

    #[differentiable]
    impl State {
        fn predict(&mut self, dt: f64, q: f64) {
            self.x[0] += dt * self.x[1];
            let p = self.p;
            self.p[0][0] =
                p[0][0] + dt * (p[1][0] + p[0][1]) + dt * dt * p[1][1] + q * dt.powi(3) / 3.0;
            self.p[0][1] = p[0][1] + dt * p[1][1] + q * dt * dt / 2.0;
            self.p[1][0] = p[1][0] + dt * p[1][1] + q * dt * dt / 2.0;
            self.p[1][1] += q * dt;
        }

        fn update(&mut self, z: f64, r: f64) -> f64 {
            let innovation = z - self.x[0];
            let s = self.p[0][0] + r;
            let gain = [self.p[0][0] / s, self.p[1][0] / s];
            for i in 0..2 {
                self.x[i] += gain[i] * innovation;
            }
            let first = self.p[0];
            for (row, k) in self.p.iter_mut().zip(gain) {
                for (element, above) in row.iter_mut().zip(&first) {
                    *element -= k * above;
                }
            }
            -0.5 * (innovation * innovation / s + s.ln())
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut state = State { x: [x[2], 0.0], p: [[1.0, 0.0], [0.0, 1.0]] };
        let mut log_likelihood = 0.0;
        for &z in &x[2..] {
            state.predict(0.1, x[0].exp());
            log_likelihood += state.update(z, x[1].exp());
        }
        log_likelihood
    }
    case!(slice at [&[0.3, -2.0, 0.1, 0.25, 0.19, 0.4, 0.62], &[-1.0, -1.0, 1.0, 0.8, 0.75]]);
}

/// An extended binned fit: a Gaussian peak on a falling background, the peak's bins by error functions in series.
mod histogram_fit {
    use crate::prelude::*;

    #[differentiable]
    fn cumulative(z: f64) -> f64 {
        // Abramowitz and Stegun 7.1.26 in one piece, so that it is smooth for either sign.
        let t = 1.0 / (1.0 + 0.2316419 * z.abs());
        let tail = (-0.5 * z * z).exp()
            * 0.398_942_280_401
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        if z > 0.0 { 1.0 - tail } else { tail }
    }

    fn bins() -> Vec<u32> {
        vec![9, 7, 8, 12, 15, 6, 4, 5]
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (signal, mass, width, background, slope) = (p[0], p[1], p[2], p[3], p[4]);
        let counts = bins();
        let edge = |i: usize| 100.0 + 5.0 * i as f64;
        let mut nll = 0.0;
        for (i, &count) in counts.iter().enumerate() {
            let (low, high) = (edge(i), edge(i + 1));
            let peak = cumulative((high - mass) / width) - cumulative((low - mass) / width);
            let fall = ((-slope * low).exp() - (-slope * high).exp()) / slope;
            let expected = signal * peak + background * fall;
            nll += expected;
            if count > 0 {
                nll -= count as f64 * expected.ln();
            }
        }
        nll
    }
    case!(slice at [&[20.0, 121.0, 4.0, 10.0, 0.021], &[5.0, 117.3, 8.0, 20.0, 0.03]]);
}

/// Hits on a helix: residuals of a track in a magnetic field, wrapped angles, an outlier cut.
mod helix {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Track {
        curvature: f64,
        phi: f64,
        d0: f64,
        z0: f64,
        tan_lambda: f64,
    }

    #[differentiable]
    impl Track {
        /// Position at the transverse radius `r`.
        fn at(&self, r: f64) -> (f64, f64) {
            let half = (0.5 * self.curvature * r).asin();
            let azimuth = self.phi + half + self.d0 / r;
            let arc = 2.0 * half / self.curvature;
            (azimuth, self.z0 + arc * self.tan_lambda)
        }
    }

    #[differentiable]
    fn wrapped(angle: f64) -> f64 {
        let mut a = angle;
        while a > std::f64::consts::PI {
            a -= 2.0 * std::f64::consts::PI;
        }
        while a < -std::f64::consts::PI {
            a += 2.0 * std::f64::consts::PI;
        }
        a
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let track = Track { curvature: p[0], phi: p[1], d0: p[2], z0: p[3], tan_lambda: p[4] };
        let layers = [(3.0, -3.10, 0.6), (7.0, 3.12, 1.5), (11.0, -3.05, 2.2), (15.0, 1.0, 9.0)];
        let mut chi2 = 0.0;
        for (r, phi, z) in layers {
            let (azimuth, height) = track.at(r);
            let (a, b) = (wrapped(azimuth - phi) * r / 0.05, (height - z) / 0.2);
            let pull = a * a + b * b;
            if pull > 1e5 {
                continue;
            }
            chi2 += pull;
        }
        chi2
    }
    case!(slice at [&[0.01, 3.1, 0.02, 0.1, 0.2], &[0.02, -3.0, -0.03, 0.0, 0.3]]);
}

/// A Breit-Wigner resonance folded with a resolution, by Simpson's rule, over measured points.
mod folded_resonance {
    use crate::prelude::*;

    #[differentiable]
    fn breit_wigner(e: f64, mass: f64, width: f64) -> f64 {
        let gamma = mass * width;
        let d = e * e - mass * mass;
        gamma / (d * d + gamma * gamma)
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (mass, width, sigma) = (p[0], p[1], p[2]);
        let steps = 20usize;
        let folded = |e: f64| {
            let (low, high) = (e - 4.0 * sigma, e + 4.0 * sigma);
            let h = (high - low) / steps as f64;
            (0..=steps)
                .map(|i| {
                    let t = low + i as f64 * h;
                    let weight = if i == 0 || i == steps {
                        1.0
                    } else if i % 2 == 1 {
                        4.0
                    } else {
                        2.0
                    };
                    let z = (t - e) / sigma;
                    weight * breit_wigner(t, mass, width) * (-0.5 * z * z).exp()
                })
                .sum::<f64>()
                * h
                / (3.0 * sigma)
        };
        let data = [(88.0, 0.1), (90.0, 0.5), (91.2, 1.0), (93.0, 0.4)];
        let top = folded(mass);
        data.iter().map(|&(e, y)| (folded(e) / top - y).powi(2)).sum()
    }
    case!(slice at [&[91.2, 2.5, 1.1], &[90.5, 3.0, 0.8]]);
}

/// A natural cubic spline: its moments by the Thomas algorithm, then values between the knots.
mod spline {
    use crate::prelude::*;

    #[differentiable]
    fn moments(y: &[f64]) -> Vec<f64> {
        let n = y.len();
        let mut c = vec![0.0; n];
        let mut d = vec![0.0; n];
        for i in 1..n - 1 {
            let w = 4.0 - c[i - 1];
            c[i] = 1.0 / w;
            d[i] = (6.0 * (y[i + 1] - 2.0 * y[i] + y[i - 1]) - d[i - 1]) / w;
        }
        let mut m = vec![0.0; n];
        for i in (1..n - 1).rev() {
            m[i] = d[i] - c[i] * m[i + 1];
        }
        m
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(y: &[f64]) -> f64 {
        let m = moments(y);
        let mut s = 0.0;
        for at in [0.3, 1.7, 2.2, 2.9] {
            let k = (at as usize).min(y.len() - 2);
            let (a, b) = (k as f64 + 1.0 - at, at - k as f64);
            let value = a * y[k]
                + b * y[k + 1]
                + ((a * a * a - a) * m[k] + (b * b * b - b) * m[k + 1]) / 6.0;
            s += value * value;
        }
        s
    }
    case!(slice at [&[0.3, 1.2, -0.4, 0.9, 0.1], &[1.0, 2.0, 0.5, -1.0]]);
}

/// An unbinned fit with a penalty term and parameters that are bounded by a transformation.
mod constrained_fit {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Model {
        fraction: f64,
        means: [f64; 2],
        sigmas: Vec<f64>,
        #[constant]
        name: &'static str,
    }

    #[differentiable]
    impl Model {
        fn density(&self, x: f64) -> f64 {
            let weights = [self.fraction, 1.0 - self.fraction];
            let mut p = 0.0;
            for k in 0..2 {
                let z = (x - self.means[k]) / self.sigmas[k];
                p += weights[k] * (-0.5 * z * z).exp() / self.sigmas[k];
            }
            p
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let model = Model {
            fraction: 1.0 / (1.0 + (-p[0]).exp()),
            means: [p[1], p[1] + p[2].exp()],
            sigmas: p[3..5].iter().map(|s| s.exp()).collect::<Vec<f64>>(),
            name: "two Gaussians",
        };
        let data = [0.1, -0.4, 2.2, 1.9, 0.3, 2.6, -0.2];
        let mut nll: f64 = data.iter().map(|&x| -model.density(x).ln()).sum();
        nll += model.means.iter().map(|m| (m / 5.0).powi(2)).sum::<f64>();
        nll
    }
    case!(slice at [&[0.2, 0.0, 0.7, -0.7, -0.5], &[-1.0, 0.4, 0.3, 0.1, 0.2]]);
}
