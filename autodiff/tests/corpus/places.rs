//! Places, among them receivers and indices, while another part of the expression changes the variables they are read
//! from.

/// A receiver that is copied is read before the arguments.
mod copies {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
        b: f64,
    }
    impl P {
        #[differentiable]
        fn at(self, v: f64) -> f64 {
            self.a * v + self.b * v * v
        }
    }
    #[differentiable]
    fn bump(p: &mut P) -> f64 {
        p.a *= 2.0;
        p.a
    }
    #[derive(Clone, Copy, Differentiable)]
    struct W {
        p: P,
        o: Option<f64>,
    }
    impl W {
        #[differentiable]
        fn cleared(&mut self) -> f64 {
            self.o = None;
            self.p.a *= 2.0;
            self.p.a
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut p = P { a: x[0], b: x[1] };
        let mut s = p.at({
            p.a = 3.0 * x[3];
            2.0
        }) + p.at(bump(&mut p))
            + p.at(p.at({
                p.a = x[3];
                p.a
            }));
        let mut w = W { p, o: Some(x[2]) };
        s += w.p.at({
            w.p.a *= 5.0;
            w.p.b
        });
        s += w.o.unwrap_or(w.cleared()) * w.o.unwrap_or(x[1]);
        let mut o = Some(x[0]);
        s += o.unwrap_or({
            o = None;
            2.0
        }) + o.unwrap_or(x[1]);
        let mut b = x[0] > 0.0;
        let told: Option<f64> = b.then_some({
            b = false;
            x[1]
        });
        s + told.unwrap_or(x[2]) * if b { 2.0 } else { 3.0 }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The indices in a receiver are read before the arguments too.
mod indices_of_receivers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        fn next(k: &mut usize) -> usize {
            *k += 1;
            *k
        }
        let (mut k, mut n) = (0, x[5]);
        let mut v = vec![vec![x[0]], vec![x[1]], vec![x[2]]];
        v[k].push({
            k += 1;
            x[4]
        });
        v[k].push(x[next(&mut k)]);
        v[{
            k -= 1;
            k
        }]
        .push(
            x[{
                k += 1;
                k
            }],
        );
        let mut w = x.to_vec();
        k = 0;
        w[k..k + 2].fill({
            k += 1;
            n
        });
        w[k..k + 2].copy_from_slice(&[
            {
                k += 1;
                x[4]
            },
            n,
        ]);
        n += k as f64;
        v.iter().map(|r| r.iter().map(|v| v * v).sum::<f64>() * r[0]).sum::<f64>()
            + w[0] * w[1] * w[2] * n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An index on the left is evaluated before the added value, except for numbers.
mod indices_assigned_to {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        a: f64,
    }
    #[differentiable]
    impl std::ops::MulAssign<f64> for P {
        fn mul_assign(&mut self, v: f64) {
            self.a *= v;
        }
    }
    #[differentiable]
    fn generic<T: Real>(x: &[T], k: &mut usize) -> T {
        let mut a = [x[0], x[1], x[2]];
        a[*k] += {
            *k += 1;
            x[3]
        };
        a[0] * a[0] + a[1]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut k = 0;
        let mut a = [x[0], x[1], x[2]];
        a[k] += {
            k += 1;
            &x[3]
        };
        for v in x {
            a[k] += {
                k = (k + 1) % 3;
                v
            };
        }
        a[k] += {
            k = 2;
            x[4] * 3.0
        };
        k = 0;
        a[0] * a[1] * a[2] + generic(x, &mut k) * k as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Other fields may change while a receiver waits.
mod fields_apart {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Acc {
        t: f64,
    }
    impl Acc {
        #[differentiable]
        fn add(&mut self, v: f64) {
            self.t += v;
        }
    }
    #[derive(Clone, Differentiable)]
    struct O {
        o: Vec<f64>,
        n: f64,
        a: Acc,
    }
    #[differentiable]
    fn step(n: &mut f64) -> f64 {
        *n *= 2.0;
        *n
    }
    impl O {
        #[differentiable]
        fn go(&mut self, q: f64) {
            self.a.add({
                self.n += q;
                self.n
            });
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut w = O { o: x.to_vec(), n: x[1], a: Acc { t: x[2] } };
        w.o.push(step(&mut w.n));
        w.o.insert(0, step(&mut w.n));
        w.a.add(step(&mut w.n));
        w.go(x[3]);
        w.o[0] * w.o[7] * w.a.t + w.n
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Indices that nothing changes are evaluated in place.
mod steady_indices {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Acc {
        t: f64,
    }
    impl Acc {
        #[differentiable]
        fn add(&mut self, v: f64) -> f64 {
            self.t += v;
            self.t
        }
    }
    #[differentiable]
    fn go(q: &mut Acc, a: &mut [f64], y: f64) {
        for i in 0..3 {
            a[i + 1] += if i < 2 { q.add(y) } else { 1.5 * y };
            a[i] -= q.add(y);
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut acc = Acc { t: x[0] };
        let mut a = x.to_vec();
        let mut it = x.iter();
        for i in 0..4 {
            a[i + 1] += if let Some(v) = it.next() { v * v } else { 0.0 };
        }
        go(&mut acc, &mut a, x[1]);
        a.iter().map(|v| v * v).sum::<f64>() + acc.t
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A closure that changes no index leaves it where it is.
mod closures_that_look {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: [f64; 3],
        v: f64,
    }
    #[differentiable]
    fn blend(a: f64, b: f64) -> f64 {
        a * 0.3 + b * b
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = S { w: [x[0], x[1], x[2]], v: x[3] };
        let mut m = x.to_vec();
        let mut n = 1;
        let f = |a: f64, b: f64| a * b + x[0];
        for i in 0..3 {
            s.w[(n + 1) % 3] -= f(
                blend(s.v, {
                    m[i] = x[4].sin();
                    m[i]
                }),
                x[5],
            )
            .tanh();
            n += 1;
        }
        let mut count = 0;
        let mut g = |a: f64| {
            count += 1;
            a * a
        };
        let mut w = [x[0], x[1], x[2]];
        let k = 1;
        w[k] += g(x[3]) + g(x[4]);
        w[0] * w[1] * count as f64 + s.w[0] * s.w[1] * s.w[2] * m[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
