//! Linear algebra and transforms as written by hand.

/// QR by Householder reflections.
mod householder_qr {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        const M: usize = 4;
        const N: usize = 3;
        let mut a = [[0.0; N]; M];
        for (i, row) in a.iter_mut().enumerate() {
            for (j, e) in row.iter_mut().enumerate() {
                *e = p[(i * N + j) % p.len()] * (1.0 + (i * j) as f64)
                    + if i == j { 2.0 } else { 0.0 };
            }
        }
        for k in 0..N {
            let mut norm = 0.0;
            for i in k..M {
                norm += a[i][k] * a[i][k];
            }
            let alpha = -norm.sqrt().copysign(a[k][k]);
            let mut v = [0.0; M];
            v[k] = a[k][k] - alpha;
            for i in k + 1..M {
                v[i] = a[i][k];
            }
            let vtv: f64 = v[k..].iter().map(|x| x * x).sum();
            for j in k..N {
                let dot: f64 = (k..M).map(|i| v[i] * a[i][j]).sum();
                for i in k..M {
                    a[i][j] -= 2.0 * dot / vtv * v[i];
                }
            }
        }
        (0..N).map(|i| a[i][i].abs().ln()).sum::<f64>() + a[0][1] * a[1][2]
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8], &[0.3, -0.5, 0.8, 2.0, 1.0]]);
}

/// A determinant by elimination with pivots, rows exchanged.
mod lu_pivot {
    use crate::prelude::*;

    #[differentiable]
    fn det(mut a: Vec<Vec<f64>>) -> f64 {
        let n = a.len();
        let mut sign = 1.0;
        for k in 0..n {
            let mut pivot = k;
            for i in k + 1..n {
                if a[i][k].abs() > a[pivot][k].abs() {
                    pivot = i;
                }
            }
            if a[pivot][k] == 0.0 {
                return 0.0;
            }
            if pivot != k {
                a.swap(pivot, k);
                sign = -sign;
            }
            for i in k + 1..n {
                let f = a[i][k] / a[k][k];
                for j in k..n {
                    let akj = a[k][j];
                    a[i][j] -= f * akj;
                }
            }
        }
        let mut d = sign;
        for (i, row) in a.iter().enumerate() {
            d *= row[i];
        }
        d
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let rows: Vec<Vec<f64>> = p.chunks(n).map(|c| c.to_vec()).collect();
        det(rows)
    }
    case!(slice at [&[0.1, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8, -0.4, 1.2]]);
}

/// A linear system, its pivots found by `max_by`.
mod rows_swapped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let mut a: Vec<Vec<f64>> = p.chunks(n).map(|c| c.to_vec()).collect();
        let mut b: Vec<f64> = (0..n).map(|i| 1.0 + i as f64 * p[i]).collect();
        for k in 0..n {
            let pivot = (k..n).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs())).unwrap();
            a.swap(k, pivot);
            b.swap(k, pivot);
            for i in k + 1..n {
                let f = a[i][k] / a[k][k];
                for j in k..n {
                    a[i][j] -= f * a[k][j];
                }
                b[i] -= f * b[k];
            }
        }
        let mut x = vec![0.0; n];
        for i in (0..n).rev() {
            let s: f64 = (i + 1..n).map(|j| a[i][j] * x[j]).sum();
            x[i] = (b[i] - s) / a[i][i];
        }
        x.iter().sum()
    }
    case!(slice at [&[0.1, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8, -0.4, 1.2], &[2.1, 1.1, 0.2, 0.9, 1.4, 0.3, 0.8, -0.4, 1.2]]);
}

/// Gram-Schmidt on rows that are pushed.
mod gram_schmidt {
    use crate::prelude::*;

    #[differentiable]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(x, y)| x * y).sum()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let mut q: Vec<Vec<f64>> = Vec::new();
        for row in p.chunks_exact(n) {
            let mut v = row.to_vec();
            for u in &q {
                let c = dot(u, &v);
                for (vi, ui) in v.iter_mut().zip(u) {
                    *vi -= c * ui;
                }
            }
            let norm = dot(&v, &v).sqrt();
            for vi in v.iter_mut() {
                *vi /= norm;
            }
            q.push(v);
        }
        q[0][1] * q[1][2] + q[2][0] * q[2][1]
    }
    case!(slice at [&[0.1, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8, -0.4, 1.2]]);
}

/// The largest eigenvalue by Jacobi rotations.
mod jacobi_eigen {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut a = [[p[0], p[1], p[2]], [p[1], p[3], p[4]], [p[2], p[4], p[5]]];
        for _sweep in 0..6 {
            for i in 0..2 {
                for j in (i + 1)..3 {
                    if a[i][j].abs() < 1e-14 {
                        continue;
                    }
                    let theta = 0.5 * (a[j][j] - a[i][i]) / a[i][j];
                    let t = theta.signum() / (theta.abs() + (theta * theta + 1.0).sqrt());
                    let c = 1.0 / (t * t + 1.0).sqrt();
                    let s = t * c;
                    for k in 0..3 {
                        let (aki, akj) = (a[k][i], a[k][j]);
                        a[k][i] = c * aki - s * akj;
                        a[k][j] = s * aki + c * akj;
                    }
                    for k in 0..3 {
                        let (aik, ajk) = (a[i][k], a[j][k]);
                        a[i][k] = c * aik - s * ajk;
                        a[j][k] = s * aik + c * ajk;
                    }
                }
            }
        }
        let eig = [a[0][0], a[1][1], a[2][2]];
        eig.iter().copied().fold(f64::NEG_INFINITY, f64::max)
    }
    case!(slice at [&[2.0, 0.3, 0.2, 1.0, 0.4, 0.5]]);
}

/// A recursive Fourier transform.
mod radix2_fft_recursive {
    use crate::prelude::*;

    #[differentiable]
    fn fft(re: &mut [f64], im: &mut [f64]) {
        let n = re.len();
        if n == 1 {
            return;
        }
        let half = n / 2;
        let (mut er, mut ei) = (vec![0.0; half], vec![0.0; half]);
        let (mut or, mut oi) = (vec![0.0; half], vec![0.0; half]);
        for k in 0..half {
            er[k] = re[2 * k];
            ei[k] = im[2 * k];
            or[k] = re[2 * k + 1];
            oi[k] = im[2 * k + 1];
        }
        fft(&mut er, &mut ei);
        fft(&mut or, &mut oi);
        for k in 0..half {
            let angle = -2.0 * std::f64::consts::PI * k as f64 / n as f64;
            let (s, c) = angle.sin_cos();
            let (tr, ti) = (c * or[k] - s * oi[k], s * or[k] + c * oi[k]);
            re[k] = er[k] + tr;
            im[k] = ei[k] + ti;
            re[k + half] = er[k] - tr;
            im[k + half] = ei[k] - ti;
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut re = p.to_vec();
        let mut im = vec![0.0; p.len()];
        fft(&mut re, &mut im);
        re.iter()
            .zip(&im)
            .enumerate()
            .map(|(k, (r, i))| (k as f64 + 1.0) * (r * r + i * i).ln_1p())
            .sum()
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8, -0.4]]);
}

/// A Fourier transform in place on a struct of its own for complex numbers.
mod complex_butterflies {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Default, Differentiable)]
    struct C64 {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl C64 {
        fn new(re: f64, im: f64) -> Self {
            Self { re, im }
        }
        fn cis(t: f64) -> Self {
            C64 { re: t.cos(), im: t.sin() }
        }
        fn mul(self, o: Self) -> Self {
            Self::new(self.re * o.re - self.im * o.im, self.re * o.im + self.im * o.re)
        }
        fn add(self, o: Self) -> Self {
            Self::new(self.re + o.re, self.im + o.im)
        }
        fn sub(self, o: Self) -> Self {
            Self::new(self.re - o.re, self.im - o.im)
        }
        fn norm_sqr(&self) -> f64 {
            self.re * self.re + self.im * self.im
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = p.len();
        let bits = n.trailing_zeros();
        let mut a: Vec<C64> = p.iter().map(|&x| C64::new(x, 0.0)).collect();
        for i in 0..n {
            let j = i.reverse_bits() >> (usize::BITS - bits);
            if i < j {
                a.swap(i, j);
            }
        }
        let mut len = 2;
        while len <= n {
            for block in a.chunks_exact_mut(len) {
                let (lo, hi) = block.split_at_mut(len / 2);
                for (k, (u, v)) in lo.iter_mut().zip(hi.iter_mut()).enumerate() {
                    let w = C64::cis(-2.0 * std::f64::consts::PI * k as f64 / len as f64);
                    let t = w.mul(*v);
                    *v = u.sub(t);
                    *u = u.add(t);
                }
            }
            len <<= 1;
        }
        a.iter().enumerate().map(|(k, z)| z.norm_sqr() * (k as f64).cos()).sum()
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9, 0.4, 0.3, 0.8, -0.4]]);
}

/// Gauss-Seidel sweeps into the caller's slice.
mod gauss_seidel {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[differentiable]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(x: &mut [f64], ab: &[f64]) {
        let n = x.len();
        let (a, b) = ab.split_at(n * n);
        for _ in 0..4 {
            for i in 0..n {
                let mut s = b[i];
                for j in 0..n {
                    if j != i {
                        s -= a[i * n + j] * x[j];
                    }
                }
                x[i] = s / a[i * n + i];
            }
        }
    }
    case!(map(2) at [&[0.1, 0.3, 3.5, 0.8, 0.2, 4.4, 0.6, 0.9]]);
}

/// A V-cycle, recursive.
mod multigrid_recursion {
    use crate::prelude::*;

    #[differentiable]
    fn v_cycle(u: &mut [f64], f: &[f64], h: f64) {
        let n = u.len();
        for _ in 0..2 {
            for i in 1..n - 1 {
                u[i] = 0.5 * (u[i - 1] + u[i + 1] - h * h * f[i]);
            }
        }
        if n <= 3 {
            return;
        }
        let m = n / 2 + 1;
        let mut residual = vec![0.0; m];
        for i in 1..m - 1 {
            let k = 2 * i;
            residual[i] = f[k] - (u[k - 1] - 2.0 * u[k] + u[k + 1]) / (h * h);
        }
        let mut e = vec![0.0; m];
        v_cycle(&mut e, &residual, 2.0 * h);
        for i in 1..n - 1 {
            u[i] += if i % 2 == 0 { e[i / 2] } else { 0.5 * (e[i / 2] + e[i / 2 + 1]) };
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut u = vec![0.0; p.len()];
        u[0] = p[0] * p[1];
        v_cycle(&mut u, p, 0.3);
        u.iter().map(|v| v * v * v).sum()
    }
    case!(slice at [&[0.1, 0.3, 0.5, 0.8, 0.2, 0.4, 0.6, 0.9, 1.0]]);
}
