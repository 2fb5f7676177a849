//! Rows of matrices, and iterators over them.

/// The last of several states.
mod the_last_state {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut h: Vec<Vec<f64>> = vec![x.to_vec()];
        for k in 0..3 {
            let n: Vec<f64> = h.last().unwrap().iter().map(|v| v * 0.5 + k as f64).collect();
            h.push(n);
        }
        let mut s = 0.0;
        for v in h.first().unwrap() {
            s += v * v;
        }
        s + h.last().unwrap().iter().sum::<f64>() * h[1].first().unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Two rows side by side.
mod first_and_last {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let rows: Vec<Vec<f64>> = x.chunks(2).map(|c| c.to_vec()).collect();
        let mut s = 0.0;
        for (a, b) in rows.first().unwrap().iter().zip(rows.last().unwrap()) {
            s += a * b;
        }
        s + rows.get(1).unwrap().len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Elements that go to the last row.
mod pushed_to_the_last {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = vec![vec![]];
        for (i, v) in x.iter().enumerate() {
            if i % 2 == 0 {
                rows.push(vec![]);
            }
            rows.last_mut().unwrap().push(v * v);
        }
        rows[1][0] * rows[2][1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// All elements of all rows, changed.
mod flattened_to_be_changed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut m = vec![x.to_vec(), x.to_vec()];
        for v in m.iter_mut().flatten() {
            *v *= 2.0;
        }
        m.iter_mut().flatten().for_each(|v| *v += 1.0);
        m[0][0] * m[1][1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// All elements beside those of a slice.
mod flattened_beside_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let g = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let w = [1.0, 2.0, 3.0, 4.0];
        g.iter().flatten().zip(w.iter()).map(|(a, b)| a * b).sum::<f64>()
            + g.iter().flatten().zip(x).map(|(a, b)| a * b).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items that pass a filter, beside others.
mod filtered_beside_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let w = [1.0, 2.0, 3.0];
        x.iter().filter(|v| **v > 0.5).zip(w).map(|(a, b)| a * a * b).sum::<f64>()
            + x.iter()
                .filter(|v| **v > 0.0)
                .zip(x.iter().rev())
                .map(|(a, b)| a * b)
                .fold(1.0, |s, v| s * v)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The same in loops, numbered, and collected.
mod zipped_stages {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        for (a, b) in v.iter_mut().filter(|v| **v > 0.5).zip(x) {
            *a *= b;
        }
        let mut s = 0.0;
        for (i, (a, b)) in v.iter().take_while(|v| **v < 10.0).zip(x.windows(2)).enumerate() {
            s += a * b[0] * b[1] * (i + 1) as f64;
        }
        let t: Vec<f64> =
            x.iter().skip_while(|v| **v > 0.0).zip(&v).map(|(a, b)| a - b * b).collect();
        s + t[0] * t[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Pairs within pairs.
mod patterns_within_patterns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let pts = vec![(x[0], x[1]), (x[2], x[3])];
        pts.iter().zip(x).filter(|((t, _), _)| *t > 0.0).map(|((a, b), c)| a * b * c).sum::<f64>()
            + pts
                .iter()
                .enumerate()
                .filter(|(i, (t, u))| *i > 0 || t > u)
                .map(|(_, (a, b))| a * b)
                .sum::<f64>()
            + pts.iter().filter(|&&(a, b)| a < b).map(|p| p.0).sum::<f64>()
            + pts.iter().filter(|(a, b)| a < b).count() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first item that comes.
mod the_next_one {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        x.iter().copied().filter(|v| *v > 1.0).next().unwrap()
            * x.iter().map(|v| v * v).next().unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows that are changed in place.
mod changed_where_they_lie {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = vec![x.to_vec(), x.to_vec()];
        let mut w = v.clone();
        v.first_mut().unwrap().swap(0, 1);
        v.last_mut().unwrap().iter_mut().for_each(|a| *a *= 2.0);
        v.get_mut(1).unwrap().truncate(2);
        w[0].extend_from_slice(v.last().unwrap());
        for a in w.last_mut().unwrap().iter_mut() {
            *a += x[0];
        }
        for a in w.first_mut().unwrap() {
            *a *= x[1];
        }
        v[0][0] * v[1].iter().sum::<f64>() * w[0][6] * w[1][0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows that are stacks.
mod stacks {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut st = vec![vec![x[0]], vec![x[1], x[2]]];
        let a = st[1].pop().unwrap();
        st.last_mut().unwrap().push(a * a);
        st.last_mut().unwrap()[0] *= 2.0;
        *st[0].last_mut().unwrap() += x[3];
        st[1][0] * st[1][1] * st[0][0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
