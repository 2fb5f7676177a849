//! `move` closures that have a state of their own.

/// Passed to a function that is not marked.
mod handed_on {
    use crate::prelude::*;

    fn run(f: &mut dyn FnMut() -> usize) -> usize {
        f()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0;
        let mut f = move || {
            n += 1;
            n
        };
        x[run(&mut f)] * x[run(&mut f)]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Called in a loop, and outside of it.
mod in_loops {
    use crate::prelude::*;

    fn run(f: &mut impl FnMut() -> usize) -> usize {
        f() + f()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0;
        let mut f = move || {
            n += 1;
            n
        };
        let mut s = 0.0;
        for _ in 0..3 {
            let k = run(&mut f) % 6;
            s += x[k] * x[f() % 6];
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Random numbers.
mod shuffled {
    use crate::prelude::*;

    fn shuffle(v: &mut [usize], rng: &mut impl FnMut() -> u64) {
        for i in (1..v.len()).rev() {
            let j = (rng() % (i as u64 + 1)) as usize;
            v.swap(i, j);
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut seed = 12345u64;
        let mut rng = move || {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            seed >> 33
        };
        let mut idx: Vec<usize> = (0..x.len()).collect();
        let mut s = 0.0;
        for k in 0..3 {
            shuffle(&mut idx, &mut rng);
            let u = (rng() % 1000) as f64 / 1000.0;
            for (a, b) in idx.iter().zip(&idx[1..]) {
                s += x[*a] * x[*b] * u * (k + 1) as f64;
            }
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Passed by value, once.
mod by_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut acc = 0.0;
        let step = move |v: &f64| {
            acc = 0.5 * acc + v;
            acc
        };
        x.iter().map(step).map(|v| v * v).sum()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A new closure in each pass.
mod one_each_pass {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..3 {
            let mut acc = x[i];
            let step = move |v: &f64| {
                acc = 0.5 * acc + v;
                acc
            };
            s += x.iter().map(step).map(|v| v * v).sum::<f64>();
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Closures without a state, called any number of times.
mod stateless {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = x[0];
        let mut m = 2.0;
        m *= k;
        let f = move |v: f64| v * k + m;
        m = 7.0;
        Some(2.0).map(f).unwrap() * Some(x[1]).map(f).unwrap() + f(m)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Passed by reference to a function of `std`.
mod by_reference {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 0;
        let mut f = move || {
            n += 1;
            n
        };
        let a: Vec<usize> = (0..2).map(|_| f()).collect();
        let mut w = [0usize; 2];
        w.fill_with(&mut f);
        x[a[0]] * x[a[1]] * x[w[0]] + x[w[1]] * x[f()]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A `move` closure with a state, which a method of the prelude calls in a loop: its copies are made once.
mod called_in_a_loop {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (mut v, mut n, a) = (vec![0.0; 3], 0, x[0]);
        v.fill_with(move || {
            n += 1;
            n as f64 * a
        });
        let mut w = x.to_vec();
        w.resize_with(8, move || {
            n += 1;
            n as f64 * a
        });
        w.retain(move |_| {
            n += 1;
            n % 3 != 0
        });
        w.dedup_by_key(move |b| {
            n += 1;
            (n / 3) as f64 + *b * 0.0
        });
        let third = x.iter().find(move |b| {
            n += 1;
            n > 2 && **b > 0.0
        });
        let at = x.iter().position(move |b| {
            n += 1;
            n > 1 && *b > 0.0
        });
        let s = x[{
            n += 1;
            n
        }..]
            .iter()
            .copied()
            .reduce(move |a, b| a * n as f64 * 2.0 + b);
        let falls = |p: &&f64, q: &&f64| q.total_cmp(p);
        v[0] * v[1]
            + v[2] * third.unwrap() * x[at.unwrap()]
            + s.unwrap() * x.iter().max_by(&falls).unwrap()
            + w.iter().enumerate().map(|(i, b)| b * b * i as f64).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// `move` closures that copy what the receiver or another argument has changed before.
mod behind_its_receiver {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = 1;
        let a = x
            .get({
                n += 1;
                n
            })
            .map(move |v| v * v * n as f64);
        let b = x.last().map_or(
            {
                n += 1;
                0.5
            },
            move |v| v * n as f64,
        );
        a.unwrap_or(0.0) * x[n] + b
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
