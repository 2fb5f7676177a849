//! Types that are written for references, options, iterators and lists of closures, or that follow only from values
//! that are dropped.

/// Methods of user types with the names of iterator methods.
mod own_methods {
    use crate::prelude::*;

    struct C {
        n: u8,
    }
    impl C {
        fn next(&mut self) -> Option<u8> {
            self.n += 1;
            Some(self.n)
        }
        fn first(&self) -> Option<u8> {
            Some(self.n)
        }
        fn get(&self, k: u8) -> Option<u8> {
            Some(k)
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = C { n: 0 };
        let p: Option<u8> = it.next();
        let q: Option<u8> = it.first();
        let r: Option<u8> = it.get(3);
        x[p.unwrap() as usize] * x[q.unwrap() as usize] * x[r.unwrap() as usize]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Options of options.
mod taken_out {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut o = Some(5);
        let p: Option<u8> = o.take();
        let _q: Option<u8> = Some(&5).copied();
        let v = [5, 3];
        let f = v.first();
        let g: Option<u8> = f.copied();
        let mut s = x[0];
        if let Some(k) = p {
            s *= (!k) as f64 * x[1];
        }
        if let Some(k) = g {
            s *= (!k) as f64 * x[2];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// References that are converted by dereferencing others.
mod coerced {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let n = String::from("ab");
        let _: &str = &n;
        let b = Box::new(s);
        let _: &f64 = &b;
        let q = std::rc::Rc::new(vec![5]);
        let _: &Vec<u8> = &q;
        s *= (!q[0]) as f64;
        let m: &str = &n;
        s *= x[m.len()];
        s * *b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Elements that are looked up and not used.
mod looked_up {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let k = 1;
        let _o = x.get(k + 1);
        s *= (!k) as f64 * 1e-19;
        let t = (1, 2.0);
        let _p = x.get(t.0);
        s *= (!t.0) as f64 * 1e-19;
        s * x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Types behind references.
mod behind_references {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let t = (5, 3);
        let _: &u8 = &t.1;
        s *= (!t.1) as f64;
        let v = vec![5, 3];
        let _: &[u8] = &v;
        s *= (!v[0]) as f64;
        for c in 0..3 {
            let _: &u8 = &c;
            s *= (!c) as f64 * 1e-2;
            s += x[1];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `ref mut` of a part.
mod by_reference {
    use crate::prelude::*;

    struct A {
        q: f64,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = x[0];
        let mut a = (s, 5);
        {
            let ref mut q: f64 = a.0;
            *q *= s;
        }
        {
            let ref mut q: u8 = a.1;
            *q *= 2;
        }
        s * a.0 * (!a.1) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Structs and ranges that are dropped.
mod thrown_away {
    use crate::prelude::*;

    struct S {
        k: u8,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let k = 5;
        let _ = S { k };
        s *= (!k) as f64;
        let j = 3;
        let _ = j..5u8;
        s *= (!j) as f64;
        let m = 3;
        let _ = Some::<u8>(m);
        s *= (!m) as f64;
        s * x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Lists that closures return.
mod lists_of_closures {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        x.iter().flat_map(|_| -> Vec<u8> { [5, 3].to_vec() }).map(|k| (!k) as f64 * x[1]).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Arrays that closures return.
mod repeated {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        x.iter()
            .flat_map(|v| -> [(u8, f64); 2] { [(5, *v); 2] })
            .map(|(k, v)| (!k) as f64 * v * v)
            .sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Ranges that closures return.
mod ranges {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        x.iter()
            .flat_map(|_| -> std::ops::Range<u8> { 3..5 })
            .map(|k| (!k) as f64 * x[1] * x[2])
            .sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Options of elements.
mod options {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let v = [0.1, 0.7];
        let _o: Option<&f32> = v.as_slice().iter().next();
        let w = [[0.1, 0.3], [0.7, 0.9]];
        let _p: Option<&f32> = w[0].first();
        s *= (v[1] * v[1] * w[1][0] * w[0][0]) as f64;
        s * x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Pairs of a number and an element.
mod numbered {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let v = [0.1, 0.2];
        let f: Option<(usize, &f32)> = v.iter().enumerate().last();
        s *= *f.unwrap().1 as f64;
        s *= v[1] as f64;
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The result of `find`.
mod found {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let f: Option<u8> = [5, 3].iter().copied().find(|a| a & 1 == 1);
        s *= (!f.unwrap()) as f64;
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Iterators of pairs, stored in variables.
mod zipped_iterators {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let v = vec![5, 3];
        let it: std::iter::Zip<std::slice::Iter<u8>, std::slice::Iter<f64>> =
            v.iter().zip(x.iter());
        for (k, y) in it {
            s *= (!*k) as f64 * 1e-2 * y;
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Reversed ranges, stored in variables.
mod reversed_iterators {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let it: std::iter::Rev<std::ops::Range<u8>> = (0..3).rev();
        for k in it {
            s *= (!k) as f64 * 1e-2;
        }
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Aliases of types.
mod aliases {
    use crate::prelude::*;

    type F = f32;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let v = [0.1, 0.3];
        let f: Option<&F> = v.iter().next();
        s *= *f.unwrap() as f64;
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Aliases of tuples.
mod alias_of_tuple {
    use crate::prelude::*;

    type P = (u8, f32);
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let (k, f): P = (5, 0.1);
        s *= (!k) as f64 * f as f64;
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Ranges without a start that are indices.
mod ends {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = x[0];
        let r = ..3;
        let q = &x[r];
        s *= (!r.end) as f64 * 1e-19 * q[1];
        s * s + x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
