//! Names that shadow others, in source that is copied to the derivative: in format strings, in `stringify!`, in
//! closures.

/// Format strings of every kind: names, widths, arguments with names, escapes, raw strings.
mod in_format_strings {
    use crate::prelude::*;

    macro_rules! shown { ($($t:tt)*) => { format!($($t)*) } }
    fn digits(n: usize) -> usize {
        format!("{n}").len()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        use std::fmt::Write;
        let n = 1usize;
        let m = n;
        let n = 100usize;
        let mut s = x[format!("{n}").len()] * m as f64;
        s += x[format!(r#"{n:?}"#).len()] + x[format!("{{n}}").len()] * 2.0;
        s += x[format!("{:>m$}", n, m = 5).len()] * 3.0;
        s += x[format!("{n}{a}", a = m).len()] * 5.0;
        s += x[shown!("{}", n).len()] * 7.0;
        let w = 2usize;
        let p = w;
        let w = 4usize;
        s += x[format!("{0:>w$}", m).len()] * 11.0 * p as f64;
        s += x[format!("{:.w$}", 0.0).len() - 1] * 13.0;
        s += x[format!("{:_<w$}{n:}", 0,).len() - 2] * 13.0;
        s += x[format!("{}", "{n}").len()];
        s += x[format!("{n}", n = 12).len()] * 17.0;
        assert!(n == 100, "{n} is {m}");
        let mut text = String::new();
        write!(text, "{n}").expect(&format!("{n} was not written"));
        s * x[text.len()]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Everything that shadows: loops, patterns, parameters, blocks.
mod what_shadows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 100usize;
        let mut s = 0.0;
        for n in 9..12usize {
            s += x[format!("{n}").len()] * n as f64;
        }
        if let Some(n) = Some(1234usize) {
            s += x[format!("{n}").len()] * 3.0;
        }
        s += match m {
            n => x[format!("{n}").len()] * 5.0,
        };
        let f = |n: usize| x[format!("{n}").len()] * 7.0;
        s += f(12) + f(123);
        s += {
            let n = 1000usize;
            x[format!("{n}").len()] * 11.0
        };
        s * n as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A name in a format string that stands for an element.
mod of_an_element {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let v = 12.0;
        for v in x.iter() {
            s += v * x[format!("{v:.0}").len()];
        }
        s * v
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `stringify!` gets a name, not a variable.
mod not_a_variable {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 4usize;
        x[stringify!(n).len()] * x[concat!("a", stringify!(n)).len()] * (m + n) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The inner closure captures the parameter of the outer one.
mod captured_parameter {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 4usize;
        let f = |n: usize| move |k: usize| k + n;
        x[f(2)(1)] * (m + n) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The inner closure is in an `Option`.
mod captured_in_an_option {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 4usize;
        let f = |n: usize| Some(move |m: usize| m + n);
        x[f(0).unwrap()(3)] * (m + n) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The inner closure captures a variable that the outer one binds.
mod captured_binding {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 4usize;
        let f = |n: usize| {
            let n = n + 1;
            move |m: usize| m + n
        };
        x[f(1)(1)] * (m + n) as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A block that is copied to the derivative has a name of its own.
mod a_block_of_its_own {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 2usize;
        let v = std::cell::Cell::new({
            let n: usize = 3;
            n
        });
        x[v.get()] * x[n] * x[m]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A `let … else` that panics, in a value.
mod panics_in_a_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let o = Some(x.len() - 2);
        let k = {
            let Some(n) = o else { panic!("none") };
            n
        };
        x[k] * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same, of a float.
mod a_float_or_panic {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let o = Some(x[1]);
        let k = {
            let Some(n) = o else { panic!("none") };
            n * n
        };
        k * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// After a `let … else` that returns.
mod returns_or_panics {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 4usize;
        let f = |n| Some(move |m: usize| m + n);
        let k: usize = f(0usize).unwrap()(3);
        let o = Some(2usize);
        let j = {
            let Some(a) = o else { return 0.0 };
            let Some(b) = Some(a) else { unreachable!() };
            a + b
        };
        x[k] * (m + n) as f64 * x[j]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The text after `||` in a closure belongs to its body.
mod operators_in_closures {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 2usize;
        let mut g = vec![1usize, 2, 3];
        g.retain(|k| *k == n || *k == 3);
        let ok = |k: usize| k == n || k == 9;
        let mut h = vec![1usize, 2, 3];
        h.retain(|k| ok(*k));
        x[g[0]] * m as f64 * x[h[0]]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The commas of generic arguments do not end a closure.
mod generic_arguments_in_closures {
    use crate::prelude::*;

    fn conv<A, B>(n: B) -> B {
        n
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = 1usize;
        let m = n;
        let n = 5usize;
        let l: usize =
            [1usize, 2].iter().copied().max_by_key(|n| conv::<u8, usize>(10 - n)).unwrap();
        let mut g = vec![3usize, 1, 2];
        g.sort_by_key(|n| conv::<u8, usize>(9 - n));
        x[l] * x[g[0]] * x[n] * x[m]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
