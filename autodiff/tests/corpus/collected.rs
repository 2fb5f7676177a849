//! `collect` into an `Option` or `Result` of a vector: all values, or the first `None` or error.

/// No value is missing.
mod all_there {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r: Option<Vec<f64>> =
            x.iter().map(|&v| if v > -5.0 { Some(v * v) } else { None }).collect();
        match r {
            Some(v) => v.iter().sum(),
            None => -1.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// One value is missing.
mod one_missing {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r: Option<Vec<f64>> =
            x.iter().map(|&v| if v > 0.0 { Some(v * v) } else { None }).collect();
        r.map_or(x[0] * x[1], |v| v[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Results of calls; `?` after `collect`.
mod of_calls {
    use crate::prelude::*;

    #[differentiable]
    fn safe(v: f64) -> Result<f64, String> {
        if v < -9.0 { Err(format!("bad {v}")) } else { Ok(v.sin() * v) }
    }
    #[differentiable]
    fn all(x: &[f64]) -> Result<f64, String> {
        let v = x.iter().map(|&v| safe(v)).collect::<Result<Vec<f64>, String>>()?;
        Ok(v.iter().sum::<f64>() * v[0])
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Result<Vec<_>, String> = x.iter().map(|v| safe(*v)).collect();
        let w = v.unwrap();
        w[1] * w[2] + all(x).unwrap_or(0.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first error determines the result.
mod the_first_error {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let r: Result<Vec<f64>, usize> =
            x.iter().enumerate().map(|(i, &v)| if v > 0.0 { Ok(v * v) } else { Err(i) }).collect();
        match r {
            Ok(v) => v[0],
            Err(i) => x[i] * x[i + 1],
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The collected vector is the result of a function.
mod returned {
    use crate::prelude::*;

    #[differentiable]
    fn logs(x: &[f64]) -> Option<Vec<f64>> {
        x.iter().map(|v| if *v > 0.0 { Some(v.ln()) } else { None }).collect()
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = logs(&x[..2]).unwrap();
        a[0] * a[1] + logs(x).map_or(x[3], |v| v[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// References to values that carry no derivative.
mod references_to_integers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let k = [3usize, 1, 2];
        let v: Vec<&usize> = k.iter().filter(|a| **a > 1).collect();
        x[*v[0]] * x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Integers and booleans, unchanged.
mod discrete_values {
    use crate::prelude::*;

    use std::collections::HashMap;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let t: Option<Vec<Vec<usize>>> =
            (0..2usize).map(|i| (0..2usize).map(|j| (i + j).checked_sub(0)).collect()).collect();
        let b: Option<Vec<bool>> =
            x.iter().map(|v| v.partial_cmp(&0.5).map(|o| o == std::cmp::Ordering::Less)).collect();
        let h: HashMap<&str, usize> = HashMap::from([("a", 1usize), ("b", 2)]);
        let u: Option<Vec<usize>> = ["a", "b"].iter().map(|k| h.get(k).copied()).collect();
        x[t.unwrap()[1][1]] * x[u.unwrap()[1]] * if b.unwrap()[2] { x[0] } else { x[1] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Parts of the result of a search.
mod found {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let i = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).unwrap().0;
        let best = x.iter().enumerate().min_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap()).unwrap();
        let at = best.0;
        x[i] * x[at] * best.1 + x[i]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Copies that are iterated, and closures that read the items meanwhile.
mod copied_lists {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let a: f64 = v.clone().into_iter().map(|a| a * a).sum();
        let b: f64 = x[1..].to_vec().into_iter().filter(|a| *a > 0.0).sum();
        for (i, c) in v.clone().into_iter().enumerate() {
            v[i] = c * a;
        }
        let mut n = 0;
        let s: f64 = v.iter().inspect(|_| {}).inspect(|_| n += 1).sum();
        a * b
            + s * n as f64
            + std::iter::repeat(x[0]).take(3).skip(1).sum::<f64>() * x[1]
            + x.iter().cloned().cycle().take(7).step_by(2).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Indices that a map contains.
mod entries {
    use crate::prelude::*;

    use std::collections::HashMap;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut at: HashMap<usize, usize> = HashMap::new();
        let mut sums = [0.0; 6];
        for j in 0..6 {
            let i = *at.entry(j % 3).or_insert(j);
            sums[i] += x[j] * x[j] * *at.entry(j).or_default() as f64 + x[j];
        }
        sums[0] * sums[1] + sums[2] * sums[2]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Floats that a map contains carry derivatives like other floats.
mod float_maps {
    use crate::prelude::*;

    use std::collections::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m: BTreeMap<usize, f64> = BTreeMap::new();
        m.insert(1, 0.5);
        let mut w = *m.get(&1).unwrap();
        w += x[0];
        w * w * x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Copies that a loop changes.
mod changed_copies {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v = x.to_vec();
        let mut s = 0.0;
        for b in v.clone().iter_mut() {
            *b *= 2.0;
            s += *b * *b;
        }
        v.clone().iter_mut().for_each(|q| *q *= 2.0);
        s * v[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
