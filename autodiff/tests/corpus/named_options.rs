//! `Option`s in variables: stored references and values, destructured later.

/// The item that an iterator selects, by value.
mod chosen_numbers {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = x.iter().map(|v| v * 2.0).last();
        let n = x.iter().map(|v| v.sin()).find(|v| *v > 0.9);
        m.unwrap_or(0.0) * n.unwrap_or(2.0)
            + x.iter().cloned().reduce(f64::min).map_or(0.0, |v| v * v)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The item that an iterator selects, by reference.
mod chosen_references {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = x.iter().max_by(|a, b| a.total_cmp(b));
        let n = x.iter().min_by(|a, b| a.total_cmp(b));
        if m.is_none() {
            return 0.0;
        }
        let (Some(a), Some(b)) = (m, n) else { return 0.0 };
        (a - b) * a
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items with their numbers.
mod chosen_pairs {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let m = x.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        let (i, v) = m.unwrap();
        let n =
            x.iter().enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(i, _)| i).unwrap();
        v * i as f64 + x[n]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Structs: the leading one, and the one after it.
mod chosen_structs {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct P {
        e: f64,
        id: usize,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let ps: Vec<P> = x.iter().enumerate().map(|(id, &e)| P { e, id }).collect();
        let lead = ps.iter().max_by(|a, b| a.e.total_cmp(&b.e)).unwrap();
        let sub = ps.iter().filter(|p| p.id != lead.id).max_by(|a, b| a.e.total_cmp(&b.e));
        match sub {
            Some(p) => p.e * lead.e,
            None => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Two optional references.
mod parts_of_a_slice {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let f = x.first();
        let l = x.last();
        if let (Some(a), Some(b)) = (f, l) { a * b } else { 0.0 }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// One optional reference, with a guard.
mod a_part_with_a_guard {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let f = x.get(2);
        match f {
            Some(&a) if a > 0.0 => a,
            Some(a) => a * a * 3.0,
            None => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A part is read before the slice changes.
mod before_a_change {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let o = v.first();
        let a = match o {
            Some(a) => a * 2.0,
            None => 0.0,
        };
        v[0] = 5.0 * a;
        let l = v.last();
        l.map_or(0.0, |l| l * v[0])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The index has its value from the time of the read.
mod the_index_of_then {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut i = 2;
        let o = x.get(i);
        i = 0;
        let p = x.get(i + 9);
        o.unwrap() * x[i] + p.copied().unwrap_or(x[1] * x[1])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Rows of a matrix.
mod rows {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let rows = vec![vec![x[0], x[1]], vec![x[2]]];
        let r = rows.get(1);
        let q = rows.last();
        match (r, q) {
            (Some(r), Some(q)) => r[0] * q[0] + rows[0][1],
            _ => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first one and the rest.
mod split_off {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let Some((h, t)) = x.split_first() else { return 0.0 };
        let p = t.split_first();
        match p {
            Some((a, r)) => h * a + r.len() as f64 * r[0],
            None => *h,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Elements popped from a stack.
mod popped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut st = x.to_vec();
        let a = st.pop();
        let b = st.pop();
        a.unwrap_or(1.0) * b.unwrap_or(2.0) + st.pop().map(|v| v * v).unwrap_or(0.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Two at once, in their order.
mod popped_in_pairs {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut st = x.to_vec();
        match (st.pop(), st.pop()) {
            (Some(a), Some(b)) => a - b * a,
            _ => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Popped elements as the condition of a loop.
mod popped_while_there {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut st = x.to_vec();
        let mut s = 0.0;
        while let (Some(a), Some(b)) = (st.pop(), st.pop()) {
            s += a * b * b;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Popped into an array.
mod popped_into_an_array {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let e = [v.pop(), v.pop()];
        e[0].unwrap() * e[1].unwrap() * v[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Popped into fields.
mod popped_into_a_struct {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct S {
        last: Option<f64>,
        v: Vec<f64>,
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = S { last: None, v: x.to_vec() };
        s.last = s.v.pop();
        let t = S { last: s.v.pop(), v: s.v.clone() };
        s.last.unwrap() * t.last.unwrap_or(0.0) + t.v[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Popped and compared; the comparison pops them too.
mod compared {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let mut s = 0.0;
        if v.pop() != None {
            s += v.iter().map(|v| v * v).sum::<f64>();
        }
        while v.pop() != None {
            s += v.len() as f64 * v.iter().sum::<f64>();
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Both or none.
mod zipped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = x.first().copied();
        let b = x.last().copied();
        a.zip(b).map(|(a, b)| a * b).unwrap_or(1.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// One after the other.
mod mapped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let best = x.iter().copied().reduce(f64::max);
        let two = best.map(|v| v * v);
        let f = two.filter(|v| *v > 0.0);
        f.unwrap_or(0.1) * x[0] + best.map_or(0.0, |v| v.sin())
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The previous value.
mod replaced {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut last: Option<f64> = None;
        let mut s = 0.0;
        for &v in x {
            if let Some(old) = last.replace(v * v) {
                s += old * v;
            }
        }
        s + last.unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// An option within an option.
mod flattened {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let s = Some(x[0] * 2.0);
        let t = s.and_then(|v| if v > 0.0 { Some(v.ln()) } else { None });
        let u: Option<Option<f64>> = Some(t);
        u.flatten().unwrap() + s.is_none_or(|v| v > 0.0) as i32 as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Created by a branch.
mod of_branches {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let o = if x[0] > 5.0 { Some(x[0]) } else { None };
        let p = o.or_else(|| Some(x[1] * 2.0));
        let q: Option<f64> = None;
        p.unwrap_or_default() * x[2]
            + q.unwrap_or_default()
            + o.or(Some(x[3])).filter(|v| *v > 0.0).unwrap_or(1.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The result of a function, or otherwise of another call.
mod otherwise {
    use crate::prelude::*;

    #[differentiable]
    fn safe_log(v: f64) -> Option<f64> {
        if v > 0.0 { Some(v.ln()) } else { None }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let a = safe_log(x[2]).or_else(|| safe_log(-x[1])).or_else(|| Some(x[3] * x[4]));
        a.unwrap_or(0.0) * x[5] + safe_log(x[1]).or_else(|| None).unwrap_or(x[1])
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// In a function, in a loop, and matched.
mod otherwise_again {
    use crate::prelude::*;

    #[differentiable]
    fn root(v: f64) -> Option<f64> {
        if v > 0.0 { Some(v.sqrt()) } else { None }
    }
    #[differentiable]
    fn both(a: f64, b: f64) -> Option<f64> {
        root(a).or_else(|| root(b))
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..5 {
            s += both(x[i] - 0.5, x[i + 1] + 0.6).unwrap_or(1.0) * x[i];
        }
        match root(-x[0]).or_else(|| root(x[1])) {
            Some(v) => s * v,
            None => s,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
