//! Whole algorithms: transforms, solvers, models.

/// Σ_k A[i,j,k] B[k,l,m].
mod contraction {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(c: &mut [f64], ab: &[f64]) {
        let (a, b) = ab.split_at(8);
        for i in 0..2 {
            for j in 0..2 {
                for l in 0..2 {
                    for m in 0..2 {
                        let mut sum = 0.0;
                        for k in 0..2 {
                            sum += a[(i * 2 + j) * 2 + k] * b[(k * 2 + l) * 2 + m];
                        }
                        c[((i * 2 + j) * 2 + l) * 2 + m] = sum;
                    }
                }
            }
        }
    }
    case!(map(16) at [&crate::common::wave::<32>()]);
}

/// Radix-2 Fourier transform in place: real parts first, then imaginary parts.
mod fft {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual)]
    #[differentiable]
    pub fn primal(z: &mut [f64]) {
        let n = z.len() / 2;
        let (re, im) = z.split_at_mut(n);
        let mut j = 0;
        for i in 1..n {
            let mut bit = n >> 1;
            while j & bit != 0 {
                j ^= bit;
                bit >>= 1;
            }
            j ^= bit;
            if i < j {
                re.swap(i, j);
                im.swap(i, j);
            }
        }
        let mut len = 2;
        while len <= n {
            let angle = -2.0 * std::f64::consts::PI / len as f64;
            for start in (0..n).step_by(len) {
                for k in 0..len / 2 {
                    let (s, c) = (angle * k as f64).sin_cos();
                    let (a, b) = (start + k, start + k + len / 2);
                    let (tr, ti) = (re[b] * c - im[b] * s, re[b] * s + im[b] * c);
                    re[b] = re[a] - tr;
                    im[b] = im[a] - ti;
                    re[a] += tr;
                    im[a] += ti;
                }
            }
            len *= 2;
        }
    }
    case!(in_place at [&crate::common::wave::<16>(), &crate::common::wave::<2>()]);

    #[test]
    fn its_pullback_is_the_transpose() {
        let n = 8;
        let (mut z, mut d) = (crate::common::wave::<16>(), crate::common::wave::<16>());
        d.rotate_left(3);
        let seed = d;
        reverse(&mut z, &mut d);
        for j in 0..n {
            let w = |k: usize| -2.0 * std::f64::consts::PI * (j * k) as f64 / n as f64;
            let re: f64 = (0..n).map(|k| seed[k] * w(k).cos() + seed[n + k] * w(k).sin()).sum();
            let im: f64 = (0..n).map(|k| -seed[k] * w(k).sin() + seed[n + k] * w(k).cos()).sum();
            assert!((d[j] - re).abs() < 1e-13 && (d[n + j] - im).abs() < 1e-13);
        }
    }
}

/// A Runge-Kutta solver with its state in an array.
mod runge_kutta {
    use crate::prelude::*;

    #[differentiable]
    fn slope(state: &[f64], parameters: &[f64], component: usize) -> f64 {
        let (x, y, z) = (state[0], state[1], state[2]);
        match component {
            0 => parameters[0] * (y - x),
            1 => x * (parameters[1] - z) - y,
            _ => x * y - parameters[2] * z,
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut state = [p[3], p[4], p[5]];
        let h = 0.01;
        for _ in 0..20 {
            let mut sum = [0.0; 3];
            let mut stage = [0.0; 3];
            stage.copy_from_slice(&state);
            for s in 0..4 {
                let mut k = [0.0; 3];
                for i in 0..3 {
                    k[i] = slope(&stage, &p[..3], i);
                }
                let weight = if s == 0 || s == 3 { 1.0 } else { 2.0 };
                let step = if s == 2 { h } else { 0.5 * h };
                for i in 0..3 {
                    sum[i] += weight * k[i];
                    stage[i] = state[i] + step * k[i];
                }
            }
            for i in 0..3 {
                state[i] += h / 6.0 * sum[i];
            }
        }
        state[0] * state[1] + state[2]
    }
    case!(slice at [&[10.0, 28.0, 2.6, 1.0, 0.5, -0.3]]);
}

/// Lattice Boltzmann on a ring, three velocities, with two buffers.
mod lattice_boltzmann {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[differentiable]
    pub fn primal(f: &mut [f64], p: &[f64]) -> f64 {
        let n = f.len() / 3;
        let mut moved = vec![0.0; 3 * n];
        for _ in 0..4 {
            for i in 0..n {
                let (a, b, c) = (f[3 * i], f[3 * i + 1], f[3 * i + 2]);
                let rho = a + b + c;
                let u = (c - a) / rho;
                for k in 0..3 {
                    let e = k as f64 - 1.0;
                    let w = if k == 1 { 2.0 / 3.0 } else { 1.0 / 6.0 };
                    let rest = w * rho * (1.0 + 3.0 * e * u + 4.5 * e * e * u * u - 1.5 * u * u);
                    let to = (i + n + k - 1) % n;
                    moved[3 * to + k] = f[3 * i + k] + p[0] * (rest - f[3 * i + k]);
                }
            }
            f.copy_from_slice(&moved);
        }
        let mut s = 0.0;
        for i in 0..n {
            s += (f[3 * i + 2] - f[3 * i]) * p[1 + i % (p.len() - 1)];
        }
        s
    }
    case!(mixed(9) at [&[0.2, 0.7, 0.3, 0.1, 0.6, 0.2, 0.3, 0.8, 0.1, 0.9, 0.4, -0.3]]);
}

/// Cholesky's factorisation, a triangular solve, and the logarithm of the determinant.
mod cholesky {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 3;
        let mut l = vec![0.0; 9];
        let mut logdet = 0.0;
        for i in 0..n {
            for j in 0..=i {
                let mut s = x[i * n + j] * x[j * n + i] + if i == j { 4.0 } else { 0.0 };
                for k in 0..j {
                    s -= l[i * n + k] * l[j * n + k];
                }
                if i == j {
                    l[i * n + i] = s.sqrt();
                    logdet += l[i * n + i].ln();
                } else {
                    l[i * n + j] = s / l[j * n + j];
                }
            }
        }
        let mut y = [0.0; 3];
        for i in 0..n {
            let mut s = x[i];
            for k in 0..i {
                s -= l[i * n + k] * y[k];
            }
            y[i] = s / l[i * n + i];
        }
        for i in (0..n).rev() {
            let mut s = y[i];
            for k in i + 1..n {
                s -= l[k * n + i] * y[k];
            }
            y[i] = s / l[i * n + i];
        }
        2.0 * logdet + y[0] * y[1] - y[2]
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.2, 0.5, 0.9, 0.1, -0.6, 0.7]]);
}

/// Gaussian elimination with pivoting: rows are exchanged by data.
mod elimination {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 3;
        let mut a = vec![0.0; 9];
        a.copy_from_slice(x);
        let mut det = 1.0;
        for c in 0..n {
            let mut pivot = c;
            for r in c + 1..n {
                if a[r * n + c].abs() > a[pivot * n + c].abs() {
                    pivot = r;
                }
            }
            if pivot != c {
                for k in 0..n {
                    a.swap(c * n + k, pivot * n + k);
                }
                det = -det;
            }
            det *= a[c * n + c];
            for r in c + 1..n {
                let f = a[r * n + c] / a[c * n + c];
                for k in c..n {
                    a[r * n + k] -= f * a[c * n + k];
                }
            }
        }
        det
    }
    // The derivative of a determinant is its matrix of cofactors.
    case!(slice at [&[0.3, 0.8, 1.4, -0.2, 0.5, 0.9, 2.1, -0.6, 0.7]]; exact |a| {
        let at = |i: usize, j: usize| a[(i % 3) * 3 + j % 3];
        (0..9).map(|k| {
            let (i, j) = (k / 3, k % 3);
            at(i + 1, j + 1) * at(i + 2, j + 2) - at(i + 1, j + 2) * at(i + 2, j + 1)
        }).collect()
    });
}

/// Dynamic time warping with a smooth minimum: a table that is filled in order.
mod soft_dtw {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.len() / 2;
        let (a, b) = x.split_at(n);
        let width = n + 1;
        let mut r = vec![1e3; width * width];
        r[0] = 0.0;
        for i in 1..=n {
            for j in 1..=n {
                let d = a[i - 1] - b[j - 1];
                let (p, q, s) =
                    (r[(i - 1) * width + j], r[i * width + j - 1], r[(i - 1) * width + j - 1]);
                let low = p.min(q).min(s);
                let soft = low - ((low - p).exp() + (low - q).exp() + (low - s).exp()).ln();
                r[i * width + j] = d * d + soft;
            }
        }
        r[width * width - 1]
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.2, 0.5, 0.9]]);
}

/// Attention of one head over three positions, by formulas.
mod attention {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(out: &mut [f64], qkv: &[f64]) {
        let (t, d) = (3, 2);
        let mut weights = vec![0.0; t];
        for i in 0..t {
            let q = &qkv[i * 3 * d..][..d];
            let mut top = -1e30;
            for j in 0..=i {
                let k = &qkv[j * 3 * d + d..][..d];
                let mut s = 0.0;
                for c in 0..d {
                    s += q[c] * k[c];
                }
                weights[j] = s / (d as f64).sqrt();
                if weights[j] > top {
                    top = weights[j];
                }
            }
            let mut sum = 0.0;
            for j in 0..=i {
                weights[j] = (weights[j] - top).exp();
                sum += weights[j];
            }
            let y = &mut out[i * d..(i + 1) * d];
            y.fill(0.0);
            for j in 0..=i {
                let v = &qkv[j * 3 * d + 2 * d..][..d];
                for c in 0..d {
                    y[c] += weights[j] / sum * v[c];
                }
            }
        }
    }
    case!(map(6) at [&crate::common::wave::<24>()]);
}

/// LayerNorm that stores mean and deviation.
mod layernorm {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(out: &mut [f64], p: &[f64]) {
        let c = 4;
        let (weight, rest) = p.split_at(c);
        let (bias, x) = rest.split_at(c);
        for (y, x) in out.chunks_exact_mut(c).zip(x.chunks_exact(c)) {
            let mut mean = 0.0;
            for v in x {
                mean += v;
            }
            mean /= c as f64;
            let mut variance = 0.0;
            for v in x {
                variance += (v - mean) * (v - mean);
            }
            let scale = 1.0 / (variance / c as f64 + 1e-5).sqrt();
            for i in 0..c {
                y[i] = (x[i] - mean) * scale * weight[i] + bias[i];
            }
        }
    }
    case!(map(8) at [&crate::common::wave::<24>()]);
}

/// A pendulum hit by a spring, symplectic steps, events by the sign of the position.
mod events {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    pub fn primal(omega: f64, bounce: f64) -> f64 {
        let (mut q, mut p) = (1.0, 0.0);
        let mut t = 0.0;
        let mut hits = 0;
        while t < 3.0 {
            p -= 0.02 * omega * omega * q.sin();
            q += 0.02 * p;
            if q < 0.2 && p < 0.0 {
                p = -p * bounce;
                hits += 1;
                if hits == 4 {
                    break;
                }
            }
            t += 0.02;
        }
        q * q + 0.5 * p * p + hits as f64
    }
    case!(scalars(w, b) at [&[2.0, 0.7], &[5.0, 0.9], &[0.3, 0.5]]);
}
