//! Vectors that are copies of fields, and from which elements are popped.

/// A copy of a field.
mod copied {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<f64>,
    }
    impl S {
        #[differentiable]
        fn f(&self) -> f64 {
            let mut b = self.w.to_vec();
            let mut s = 0.0;
            let l = b.pop().unwrap();
            s += l;
            b.truncate(3);
            b.push(s);
            b.pop();
            b.iter().sum::<f64>() * s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec() };
        s.f()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Popped until it is empty.
mod emptied {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<f64>,
    }
    impl S {
        #[differentiable]
        fn f(&self) -> f64 {
            let mut b = self.w.clone();
            let mut s = 0.0;
            while let Some(v) = b.pop() {
                s = s * 0.5 + v;
            }
            s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec() };
        s.f()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A field that is moved out.
mod moved {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<f64>,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec() };
        let mut b = s.w;
        let l = b.pop().unwrap();
        l * b[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A stack of indices.
mod indices {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<f64>,
        k: Vec<usize>,
    }
    #[differentiable]
    fn g(s: &S) -> f64 {
        let mut k = s.k.clone();
        let i = k.pop().unwrap();
        s.w[i] * s.w[k[0]]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec(), k: vec![1, 3] };
        g(&s)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows of a field of a copy.
mod rows {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<Vec<f64>>,
    }
    #[differentiable]
    fn g(s: &S) -> f64 {
        let mut s = s.clone();
        let l = s.w[0].pop().unwrap();
        s.w[1].pop();
        let q = s.w.pop().unwrap();
        l * s.w[0][0] * q[1] + q.len() as f64 * q[0]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: vec![x.to_vec(), x.to_vec()] };
        g(&s)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Copies of rows.
mod copied_rows {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<Vec<f64>>,
    }
    #[differentiable]
    fn g(s: &S) -> f64 {
        let mut r = s.w.clone();
        let l = r[0].pop().unwrap();
        let q = r.pop().unwrap();
        let mut z = r[0].clone();
        z.extend_from_slice(&q[1..3]);
        z.pop();
        l * z[z.len() - 1] * q[1] + q.len() as f64 * q[0]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: vec![x.to_vec(), x.to_vec()] };
        g(&s)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A stack of pairs that carry no derivative.
mod names {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        w: Vec<f64>,
        k: Vec<(usize, String)>,
    }
    #[differentiable]
    fn g(s: &S) -> f64 {
        let mut k = s.k.clone();
        let mut t = 0.0;
        k.pop();
        while let Some((i, name)) = k.pop() {
            t = t * 1.5 + s.w[i] * s.w[name.len()];
        }
        let mut r = s.k.clone();
        let (i, _) = r.pop().unwrap();
        t * s.w[i] * s.w[r.len()]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = S { w: x.to_vec(), k: vec![(1, "a".into()), (3, "bb".into()), (2, "".into())] };
        g(&s)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A user type with a `pop` of its own.
mod own {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct St {
        v: Vec<f64>,
        #[constant]
        n: usize,
    }
    impl St {
        #[differentiable]
        fn pop(&mut self) -> f64 {
            self.n += 1;
            let t = self.v[0];
            self.v[0] *= 2.0;
            t
        }
    }
    #[differentiable]
    fn g(s: &St) -> f64 {
        let mut c = s.clone();
        c.pop() * c.pop()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = St { v: x.to_vec(), n: 0 };
        let mut q = s.clone();
        q.pop() * s.pop() * g(&s)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A `pop` of its own that returns an `Option`.
mod own_option {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct St {
        v: Vec<f64>,
        #[constant]
        n: usize,
    }
    impl St {
        #[differentiable]
        fn pop(&mut self) -> Option<f64> {
            self.n += 1;
            let t = self.v[0];
            self.v[0] *= 2.0;
            if self.n > 3 { None } else { Some(t) }
        }
        #[differentiable]
        fn run(&self) -> f64 {
            let mut c = self.clone();
            let mut s = 0.0;
            while let Some(v) = c.pop() {
                s = s * 0.5 + v;
            }
            s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = St { v: x.to_vec(), n: 0 };
        s.run()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Errors that are strings, from a string literal.
mod underflow {
    use crate::prelude::*;

    #[differentiable]
    fn divided(stack: &mut Vec<f64>) -> Result<f64, String> {
        let b = stack.pop().ok_or("underflow")?;
        let a = stack.pop().ok_or("underflow")?;
        Ok(a / b)
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut stack = x[..3].to_vec();
        let a = divided(&mut stack).unwrap_or(0.0);
        let b = match divided(&mut stack) {
            Ok(v) => v,
            Err(e) => x[e.len() % 6] * a,
        };
        a + b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An index that is also an argument of a call on the right side.
mod beside_calls {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct T {
        w: Vec<f64>,
    }
    #[differentiable]
    fn powers(v: f64, n: usize) -> f64 {
        v.powi(n as i32)
    }
    #[differentiable]
    fn h(x: &[f64], m: &mut [f64], t: &mut T) -> f64 {
        let mut n = 1usize;
        t.w[n] -= powers(
            ({
                m[1] = (x[(n + 1) % 3]).sin();
                m[1]
            })
            .tanh(),
            n,
        );
        n += 1;
        t.w[n] += m[0];
        m[1]
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = x.to_vec();
        let mut t = T { w: x.to_vec() };
        h(x, &mut m, &mut t) * t.w[1] + t.w[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
