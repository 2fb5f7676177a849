//! Indices of neighbours that may not exist.

/// Neighbours, the first of which is found by `checked_sub`.
mod periodic {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            let j = i.checked_sub(1).unwrap_or(x.len() - 1);
            s += x[i] * x[j] + x[i] * i.checked_sub(2).map(|j| x[j]).unwrap_or(0.5);
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The result of `checked_…` is an `Option`.
mod checked {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut calls = 0;
        for i in 0..x.len() {
            let pair = i.checked_sub(1).zip(x.first().copied());
            if let Some((j, v)) = pair {
                s += v * x[j];
            }
            s += match i.checked_sub(2).zip(x.last().copied()) {
                Some((j, v)) => v * x[j] * x[i],
                None => 0.5 * x[i],
            };
            let j = i.checked_add(1).filter(|j| *j < x.len()).unwrap_or(0);
            s += x[j] * x[i];
            let k = i.checked_sub(3).unwrap_or({
                calls += 1;
                x.len() - 1
            });
            s += x[k] * calls as f64;
            let l = i.checked_sub(4).or(i.checked_sub(1)).unwrap_or(2);
            s += x[l] * i.checked_rem(2).map_or(1.0, |r| r as f64 + x[0]);
            let q = i.checked_mul(2).expect("small") % x.len();
            s += x[q];
        }
        s * calls as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
