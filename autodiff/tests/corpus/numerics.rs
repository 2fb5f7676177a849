//! Numerical methods: solvers, transforms, orders.

/// Conjugate gradients until the residual is small.
mod conjugate_gradients {
    use crate::prelude::*;

    #[differentiable]
    fn times(a: &[Vec<f64>], x: &[f64]) -> Vec<f64> {
        a.iter().map(|row| row.iter().zip(x).map(|(a, x)| a * x).sum()).collect()
    }

    #[differentiable]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let mut a = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                a[i][j] = p[i] * p[j] + if i == j { 2.0 } else { 0.0 };
            }
        }
        let b = &p[n..];
        let mut x = vec![0.0; n];
        let mut r = b.to_vec();
        let mut d = r.clone();
        let mut rho = dot(&r, &r);
        let mut steps = 0;
        while rho > 1e-24 && steps < 10 {
            let ad = times(&a, &d);
            let alpha = rho / dot(&d, &ad);
            for i in 0..n {
                x[i] += alpha * d[i];
                r[i] -= alpha * ad[i];
            }
            let next = dot(&r, &r);
            let beta = next / rho;
            for (d, r) in d.iter_mut().zip(&r) {
                *d = r + beta * *d;
            }
            rho = next;
            steps += 1;
        }
        dot(&x, b)
    }
    case!(slice at [&[0.4, -0.7, 0.9, 1.0, 0.3, -0.2]]);
}

/// The exponential of a matrix by scaling and squaring.
mod matrix_exponential {
    use crate::prelude::*;

    type M = [[f64; 2]; 2];

    #[differentiable]
    fn product(a: &M, b: &M) -> M {
        let mut c = [[0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..2 {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        c
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut norm = 0.0_f64;
        for v in x {
            norm = norm.max(v.abs());
        }
        let mut halvings = 0;
        while norm > 0.25 {
            norm *= 0.5;
            halvings += 1;
        }
        let scale = 0.5_f64.powi(halvings);
        let a = [[x[0] * scale, x[1] * scale], [x[2] * scale, x[3] * scale]];
        let mut e = [[1.0, 0.0], [0.0, 1.0]];
        let mut term = e;
        for k in 1..14 {
            term = product(&term, &a);
            for i in 0..2 {
                for j in 0..2 {
                    term[i][j] /= k as f64;
                    e[i][j] += term[i][j];
                }
            }
        }
        for _ in 0..halvings {
            e = product(&e, &e);
        }
        e[0][0] + e[0][1] * e[1][0] + 0.5 * e[1][1]
    }
    case!(slice at [&[0.3, -0.8, 0.5, 0.2], &[1.1, 0.4, 0.6, -1.3]]);
}

/// A triangular solve after Cholesky's factorisation, in place and behind `&mut`.
mod cholesky_solve {
    use crate::prelude::*;

    #[differentiable]
    fn factor(a: &mut [f64], n: usize) -> bool {
        for j in 0..n {
            let mut d = a[j * n + j];
            for k in 0..j {
                d -= a[j * n + k] * a[j * n + k];
            }
            if d <= 0.0 {
                return false;
            }
            let d = d.sqrt();
            a[j * n + j] = d;
            for i in j + 1..n {
                let mut s = a[i * n + j];
                for k in 0..j {
                    s -= a[i * n + k] * a[j * n + k];
                }
                a[i * n + j] = s / d;
            }
        }
        true
    }

    #[differentiable]
    fn solve(l: &[f64], b: &mut [f64]) {
        let n = b.len();
        for i in 0..n {
            for k in 0..i {
                b[i] -= l[i * n + k] * b[k];
            }
            b[i] /= l[i * n + i];
        }
        for i in (0..n).rev() {
            for k in i + 1..n {
                b[i] -= l[k * n + i] * b[k];
            }
            b[i] /= l[i * n + i];
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let n = 3;
        let mut a = p[..n * n].to_vec();
        let mut b = p[n * n..].to_vec();
        if !factor(&mut a, n) {
            return -1.0;
        }
        solve(&a, &mut b);
        b.iter().enumerate().map(|(i, v)| (i + 1) as f64 * v).sum()
    }
    case!(slice at [&[2.0, 0.3, 0.1, 0.4, 1.5, 0.2, -0.3, 0.5, 1.8, 1.0, -0.4, 0.7]]);
}

/// A quantile by insertion sort: which elements are moved depends on the data.
mod quantile {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        for i in 1..v.len() {
            let mut j = i;
            while j > 0 && v[j - 1] > v[j] {
                v.swap(j - 1, j);
                j -= 1;
            }
        }
        let at = 0.7 * (v.len() - 1) as f64;
        let k = at.floor() as usize;
        let part = at - k as f64;
        v[k] * (1.0 - part) + v[k + 1] * part + v[0] * v[v.len() - 1]
    }
    case!(slice at [&[0.3, -0.8, 0.5, 0.2, 1.4, -0.1], &[4.0, 3.0, 2.0, 1.0]]);
}

/// A quantile by sorting indices, with `std`'s sort: the order carries no derivative.
mod quantile_by_indices {
    use crate::prelude::*;

    #[no_derivative]
    fn order(x: &[f64]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..x.len()).collect();
        order.sort_by(|&a, &b| x[a].total_cmp(&x[b]));
        order
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let order = order(x);
        let n = x.len();
        let median = 0.5 * (x[order[(n - 1) / 2]] + x[order[n / 2]]);
        let trimmed: f64 = order[1..n - 1].iter().map(|&i| x[i]).sum::<f64>() / (n - 2) as f64;
        median * trimmed
    }
    case!(slice at [&[0.3, -0.8, 0.5, 0.2, 1.4, -0.1], &[4.0, 3.0, 2.5, 1.0, 0.3]]);
}

/// A convolution of two dimensions with a border, a nonlinearity, and pooling.
mod convolution {
    use crate::prelude::*;

    #[differentiable]
    fn convolve(out: &mut [f64], image: &[f64], kernel: &[f64], width: usize, height: usize) {
        for y in 0..height {
            for x in 0..width {
                let mut sum = 0.0;
                for ky in 0..3 {
                    for kx in 0..3 {
                        let (iy, ix) = (y + ky, x + kx);
                        if iy < 1 || iy > height || ix < 1 || ix > width {
                            continue;
                        }
                        sum += image[(iy - 1) * width + ix - 1] * kernel[ky * 3 + kx];
                    }
                }
                out[y * width + x] = if sum > 0.0 { sum } else { 0.1 * sum };
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (kernel, image) = p.split_at(9);
        let (width, height) = (4, 2);
        let mut out = vec![0.0; width * height];
        convolve(&mut out, image, kernel, width, height);
        let mut total = 0.0;
        for x in (0..width).step_by(2) {
            let mut top = out[x];
            for at in [x + 1, width + x, width + x + 1] {
                top = top.max(out[at]);
            }
            total += top * top;
        }
        total
    }
    case!(slice at [&[
        0.3, -0.2, 0.5, 0.1, 0.9, -0.4, 0.2, 0.6, -0.7, 1.0, 0.4, -0.3, 0.8, 0.15, 0.55, -0.9, 0.25,
    ]]);
}

/// A filter by fast Fourier transform: complex numbers as a struct, a recursive transform that returns vectors.
mod fourier_filter {
    use crate::prelude::*;

    #[derive(Clone, Copy, Default, Differentiable)]
    struct C {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl C {
        fn times(self, o: C) -> C {
            C { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
        }
        fn plus(self, o: C) -> C {
            C { re: self.re + o.re, im: self.im + o.im }
        }
        fn minus(self, o: C) -> C {
            C { re: self.re - o.re, im: self.im - o.im }
        }
    }

    #[differentiable]
    fn transform(x: &[C], sign: f64) -> Vec<C> {
        let n = x.len();
        if n == 1 {
            return x.to_vec();
        }
        let mut even = Vec::new();
        let mut odd = Vec::new();
        for i in 0..n / 2 {
            even.push(x[2 * i]);
            odd.push(x[2 * i + 1]);
        }
        let even = transform(&even, sign);
        let odd = transform(&odd, sign);
        let mut out = vec![C { re: 0.0, im: 0.0 }; n];
        for k in 0..n / 2 {
            let angle = sign * 2.0 * std::f64::consts::PI * k as f64 / n as f64;
            let t = odd[k].times(C { re: angle.cos(), im: angle.sin() });
            out[k] = even[k].plus(t);
            out[k + n / 2] = even[k].minus(t);
        }
        out
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut signal = Vec::new();
        for v in x {
            signal.push(C { re: *v, im: 0.0 });
        }
        let mut spectrum = transform(&signal, -1.0);
        let n = spectrum.len();
        for k in 0..n {
            let damping = 1.0 / (1.0 + k.min(n - k) as f64);
            spectrum[k] = C { re: spectrum[k].re * damping, im: spectrum[k].im * damping * x[0] };
        }
        let back = transform(&spectrum, 1.0);
        back.iter().map(|c| c.re * c.re + 0.5 * c.im).sum::<f64>() / n as f64
    }
    case!(slice at [&[0.3, -0.8, 0.5, 0.2, 1.4, -0.1, 0.6, 0.9]]);
}
