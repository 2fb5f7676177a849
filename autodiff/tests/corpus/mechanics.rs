//! Mechanics, fields and special functions.

/// Bodies in a `Vec` of structs, leapfrog steps.
mod leapfrog_hamiltonian {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Body {
        q: [f64; 2],
        p: [f64; 2],
        m: f64,
    }

    #[differentiable]
    fn forces(bodies: &[Body], f: &mut [[f64; 2]]) {
        for x in f.iter_mut() {
            *x = [0.0; 2];
        }
        for i in 0..bodies.len() {
            for j in 0..i {
                let d = [bodies[j].q[0] - bodies[i].q[0], bodies[j].q[1] - bodies[i].q[1]];
                let r2 = d[0] * d[0] + d[1] * d[1] + 0.01;
                let g = bodies[i].m * bodies[j].m / (r2 * r2.sqrt());
                for k in 0..2 {
                    f[i][k] += g * d[k];
                    f[j][k] -= g * d[k];
                }
            }
        }
    }

    #[allow(deprecated)] // A buffer is stored in each pass.
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut bodies: Vec<Body> = p
            .chunks_exact(3)
            .map(|c| Body { q: [c[0], c[1]], p: [0.1, c[2] - 1.0], m: c[2] })
            .collect();
        let mut f = vec![[0.0; 2]; bodies.len()];
        let h = 0.02;
        forces(&bodies, &mut f);
        for _ in 0..10 {
            for (b, f) in bodies.iter_mut().zip(&f) {
                for k in 0..2 {
                    b.p[k] += 0.5 * h * f[k];
                    b.q[k] += h * b.p[k] / b.m;
                }
            }
            forces(&bodies, &mut f);
            for (b, f) in bodies.iter_mut().zip(f.iter()) {
                for k in 0..2 {
                    b.p[k] += 0.5 * h * f[k];
                }
            }
        }
        bodies.iter().map(|b| (b.p[0].powi(2) + b.p[1].powi(2)) / (2.0 * b.m)).sum()
    }
    case!(slice at [&[0.0, 0.1, 1.0, 1.0, 0.2, 0.8, -0.3, 1.0, 1.3]]);
}

/// Velocity Verlet in a periodic box.
mod verlet_periodic {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct System {
        x: Vec<f64>,
        v: Vec<f64>,
        #[constant]
        length: f64,
    }

    #[differentiable]
    impl System {
        fn force(&self, k: f64) -> Vec<f64> {
            let n = self.x.len();
            let mut f = vec![0.0; n];
            for i in 0..n {
                for j in i + 1..n {
                    let mut d = self.x[j] - self.x[i];
                    d -= self.length * (d / self.length).round();
                    let e = k * (-d * d).exp() * d;
                    f[i] -= e;
                    f[j] += e;
                }
            }
            f
        }
        fn step(&mut self, k: f64, dt: f64) {
            let f0 = self.force(k);
            for (i, x) in self.x.iter_mut().enumerate() {
                *x += dt * self.v[i] + 0.5 * dt * dt * f0[i];
                *x = x.rem_euclid(self.length);
            }
            let f1 = self.force(k);
            for ((v, a), b) in self.v.iter_mut().zip(&f0).zip(&f1) {
                *v += 0.5 * dt * (a + b);
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = p.len() - 1;
        let mut sys = System { x: p[1..].to_vec(), v: vec![0.3; n], length: 3.0 };
        for _ in 0..12 {
            sys.step(p[0], 0.1);
        }
        sys.v.iter().map(|v| v * v).sum::<f64>() + sys.x[0]
    }
    case!(slice at [&[2.0, 0.1, 1.2, 2.8]]);
}

/// Four-vectors: boosts, masses, angles wrapped by `while`.
mod four_vectors {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    pub struct FourVector {
        e: f64,
        px: f64,
        py: f64,
        pz: f64,
    }

    #[differentiable]
    impl FourVector {
        fn from_pt_eta_phi_m(pt: f64, eta: f64, phi: f64, m: f64) -> Self {
            let (px, py, pz) = (pt * phi.cos(), pt * phi.sin(), pt * eta.sinh());
            Self { e: (px * px + py * py + pz * pz + m * m).sqrt(), px, py, pz }
        }
        fn plus(&self, other: &Self) -> Self {
            Self {
                e: self.e + other.e,
                px: self.px + other.px,
                py: self.py + other.py,
                pz: self.pz + other.pz,
            }
        }
        fn m2(&self) -> f64 {
            self.e * self.e - self.px * self.px - self.py * self.py - self.pz * self.pz
        }
        fn mass(&self) -> f64 {
            let m2 = self.m2();
            if m2 >= 0.0 { m2.sqrt() } else { -(-m2).sqrt() }
        }
        fn boost(&self, b: [f64; 3]) -> Self {
            let [bx, by, bz] = b;
            let b2 = bx * bx + by * by + bz * bz;
            let gamma = 1.0 / (1.0 - b2).sqrt();
            let bp = bx * self.px + by * self.py + bz * self.pz;
            let gamma2 = if b2 > 0.0 { (gamma - 1.0) / b2 } else { 0.0 };
            Self {
                px: self.px + gamma2 * bp * bx + gamma * bx * self.e,
                py: self.py + gamma2 * bp * by + gamma * by * self.e,
                pz: self.pz + gamma2 * bp * bz + gamma * bz * self.e,
                e: gamma * (self.e + bp),
            }
        }
        fn delta_r(&self, o: &Self) -> f64 {
            let deta =
                (self.pz / self.px.hypot(self.py)).asinh() - (o.pz / o.px.hypot(o.py)).asinh();
            let mut dphi = self.py.atan2(self.px) - o.py.atan2(o.px);
            while dphi > std::f64::consts::PI {
                dphi -= 2.0 * std::f64::consts::PI;
            }
            while dphi <= -std::f64::consts::PI {
                dphi += 2.0 * std::f64::consts::PI;
            }
            deta.hypot(dphi)
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let a = FourVector::from_pt_eta_phi_m(p[0], p[1], p[2], 0.105);
        let b = FourVector::from_pt_eta_phi_m(p[3], p[4], p[5], 0.105);
        let z = a.plus(&b).boost([0.1, p[6], -0.2]);
        z.mass() + a.delta_r(&b) + z.e
    }
    case!(slice at [&[40.0, 0.3, 3.0, 35.0, -0.4, -2.0, 0.3]]);
}

/// An Ewald sum.
mod ewald_sum {
    use crate::prelude::*;

    #[differentiable]
    fn erfc(x: f64) -> f64 {
        let t = 1.0 / (1.0 + 0.5 * x);
        t * (-x * x - 1.26551223
            + t * (1.00002368 + t * (0.37409196 + t * (0.09678418 + t * -0.18628806))))
            .exp()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let alpha = p[0];
        let charges = [1.0, -1.0, 0.5];
        let x = &p[1..];
        let mut energy = 0.0;
        for n in -2i32..=2 {
            for i in 0..x.len() {
                for j in 0..x.len() {
                    if i == j && n == 0 {
                        continue;
                    }
                    let r = (x[i] - x[j] + f64::from(n) * 4.0).abs();
                    energy += 0.5 * charges[i] * charges[j] * erfc(alpha * r) / r;
                }
            }
        }
        for k in (-3..=3).filter(|&k| k != 0) {
            let g = 2.0 * std::f64::consts::PI * k as f64 / 4.0;
            let (mut re, mut im) = (0.0, 0.0);
            for (q, x) in charges.iter().zip(x) {
                re += q * (g * x).cos();
                im += q * (g * x).sin();
            }
            energy += (-(g * g) / (4.0 * alpha * alpha)).exp() / (g * g) * (re * re + im * im);
        }
        energy
    }
    case!(slice at [&[0.7, 0.3, 1.5, 2.4]]);
}

/// Series until they converge.
mod bessel_series {
    use crate::prelude::*;

    #[differentiable]
    pub fn j0(x: f64) -> f64 {
        let q = -0.25 * x * x;
        let mut term = 1.0;
        let mut sum = term;
        let mut k = 1.0;
        while term.abs() > 1e-17 * sum.abs() {
            term *= q / (k * k);
            sum += term;
            k += 1.0;
        }
        sum
    }

    #[differentiable]
    fn bessel_i(n: u32, x: f64) -> f64 {
        let mut factorial = 1.0;
        for i in 2..=n {
            factorial *= f64::from(i);
        }
        let mut term = (0.5 * x).powi(n as i32) / factorial;
        let mut sum = 0.0;
        for k in 1u32.. {
            sum += term;
            if term < 1e-18 * sum {
                break;
            }
            term *= 0.25 * x * x / f64::from(k * (k + n));
        }
        sum
    }

    #[autodiff_reverse(reverse, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(x: f64) -> f64 {
        j0(x) * bessel_i(2, x) + j0(2.0 * x)
    }
    case!(scalars(x) at [&[1.5], &[0.3]]);
}

/// Lanczos' approximation, with a reflection that recurses.
mod lanczos_gamma {
    use crate::prelude::*;

    #[differentiable]
    pub fn ln_gamma(x: f64) -> f64 {
        const G: f64 = 7.0;
        const COEF: [f64; 9] = [
            0.99999999999980993,
            676.5203681218851,
            -1259.1392167224028,
            771.32342877765313,
            -176.61502916214059,
            12.507343278686905,
            -0.13857109526572012,
            9.9843695780195716e-6,
            1.5056327351493116e-7,
        ];
        use std::f64::consts::PI;
        if x < 0.5 {
            return (PI / (PI * x).sin()).abs().ln() - ln_gamma(1.0 - x);
        }
        let x = x - 1.0;
        let t = x + G + 0.5;
        let mut a = COEF[0];
        for (i, &c) in COEF.iter().enumerate().skip(1) {
            a += c / (x + i as f64);
        }
        0.5 * (2.0 * PI).ln() + (x + 0.5) * t.ln() - t + a.ln()
    }

    #[differentiable]
    fn ln_beta(a: f64, b: f64) -> f64 {
        ln_gamma(a) + ln_gamma(b) - ln_gamma(a + b)
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(a: f64, b: f64) -> f64 {
        ln_beta(a, b).exp() + ln_gamma(0.3 * a)
    }
    case!(scalars(a, b) at [&[1.5, 2.5], &[0.3, 4.0]]);
}

/// Adaptive quadrature, recursive.
mod adaptive_simpson {
    use crate::prelude::*;

    #[differentiable]
    fn f(x: f64, k: f64) -> f64 {
        (k * x).sin() / (1.0 + x * x)
    }

    #[differentiable]
    fn simpson(
        a: f64,
        b: f64,
        fa: f64,
        fm: f64,
        fb: f64,
        whole: f64,
        eps: f64,
        k: f64,
        depth: u32,
    ) -> f64 {
        let m = 0.5 * (a + b);
        let (l, r) = (0.5 * (a + m), 0.5 * (m + b));
        let (fl, fr) = (f(l, k), f(r, k));
        let left = (m - a) / 6.0 * (fa + 4.0 * fl + fm);
        let right = (b - m) / 6.0 * (fm + 4.0 * fr + fb);
        let delta = left + right - whole;
        if depth == 0 || delta.abs() <= 15.0 * eps {
            return left + right + delta / 15.0;
        }
        simpson(a, m, fa, fl, fm, left, eps / 2.0, k, depth - 1)
            + simpson(m, b, fm, fr, fb, right, eps / 2.0, k, depth - 1)
    }

    #[autodiff_reverse(reverse, Active, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual, Dual)]
    pub fn primal(a: f64, b: f64, k: f64) -> f64 {
        let (fa, fm, fb) = (f(a, k), f(0.5 * (a + b), k), f(b, k));
        simpson(a, b, fa, fm, fb, (b - a) / 6.0 * (fa + 4.0 * fm + fb), 1e-5, k, 6)
    }
    case!(scalars(a, b, k) at [&[0.1, 2.0, 3.0]]);
}
