//! Elements removed from a stack or an iterator, even if their value is not used.

/// Only the existence of an element is tested; it is removed all the same.
mod asked_only {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct Stack {
        v: Vec<f64>,
    }

    #[differentiable]
    pub fn shortened(v: &mut Vec<f64>) -> f64 {
        if v.pop().is_some() { v[0] * v[1] } else { 0.0 }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let mut s = shortened(&mut v) * shortened(&mut v);
        if v.pop().is_none() {
            return s;
        }
        match v.pop() {
            None => return s,
            _ => s += v.iter().map(|v| v * v).sum::<f64>(),
        }
        let mut rows = vec![x.to_vec(), vec![x[0] * x[1], x[2]]];
        if rows[1].pop().is_some() {
            s *= rows[1][0] * rows[1].len() as f64;
        }
        let mut stack = Stack { v: x.to_vec() };
        loop {
            s += stack.v.iter().map(|v| v * v).sum::<f64>();
            if stack.v.pop().is_none() {
                break;
            }
        }
        let mut w = x.to_vec();
        while w.len() > 2 && w.pop().is_some() {
            s *= 1.1;
        }
        if let None = w.pop() {
            s *= 2.0;
        } else {
            s *= w[0] * w.len() as f64;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// A closure with side effects tests an optional element.
mod asked_with_effects {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let mut n = x[1];
        let doubled = v.first_mut().map(|a| {
            *a *= 2.0;
            *a
        });
        if doubled.is_some()
            && v.get_mut(1).map_or(false, |a| {
                *a *= n;
                *a > 0.0
            })
        {
            n += v[1];
        }
        let big = v.pop().is_some_and(|a| {
            n += a * a;
            a > 1.0
        });
        let last = v.pop().unwrap_or_else(|| 1.0);
        let before = v.pop().map_or_else(|| 0.0, |a| a * 2.0);
        let at = v.iter().rposition(|a| *a > 0.5).unwrap();
        n * last * before * v[at] * if big { v[0] } else { v[1] }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Iterators in variables, after code that consumes some of their items.
mod items_taken {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut items = x.iter();
        if items.next().is_none() {
            return 0.0;
        }
        let second = items.nth(1).unwrap();
        let mut s = second * items.next().unwrap();
        let mut some = x.iter();
        if some.any(|v| *v > 1.0) {
            s += some.map(|v| v * v).sum::<f64>();
        }
        let mut pairs = x.iter().enumerate();
        let (i, negative) = pairs.find(|(_, v)| **v < 0.0).unwrap();
        s *= negative * i as f64;
        for (j, v) in pairs {
            s += v * v * j as f64;
        }
        let mut others = x.iter().map(|v| v * v);
        let at = others.position(|v| v > 1.0).unwrap();
        s *= x[at] * others.next().unwrap();
        let mut v = x.to_vec();
        let mut changed = v.iter_mut();
        if let Some(a) = changed.find(|v| **v < 0.0) {
            *a *= *a;
        }
        for b in changed {
            *b *= 3.0;
        }
        let mut windows = v.windows(2);
        windows.nth(1);
        for w in windows {
            s += w[0] * w[1];
        }
        let mut each = x.iter();
        while let Some(a) = each.next() {
            if let Some(b) = each.clone().next() {
                s += a * b;
            }
            if each.clone().nth(1).is_some() {
                s *= each.clone().map(|c| a * c).sum::<f64>();
            }
        }
        let mut every_other = x.iter();
        while let Some(v) = every_other.nth(1) {
            s *= v;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Two items of one iterator.
mod items_in_pairs {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let mut s = 0.0;
        while let (Some(a), Some(b)) = (it.next(), it.next()) {
            s += a * b * b;
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items of two iterators.
mod items_from_both_ends {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = x.iter();
        let mut jt = x.iter().rev();
        let mut s = 0.0;
        loop {
            match (it.next(), jt.next()) {
                (Some(a), Some(b)) => s += a.sin() * b,
                _ => break,
            }
        }
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Items that are stored while the iterator advances.
mod items_kept {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut items = x.iter();
        items.next();
        let a = items.next();
        items.next();
        let b = items.next();
        a.unwrap() * b.unwrap() + items.map(|v| v * v).sum::<f64>()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// By value, with a guard, out of a loop.
mod items_by_value {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut items = x.iter().copied();
        let mut n = 0;
        loop {
            let v = items.next();
            match v {
                Some(v) if v < 0.0 => break v * x[0] + n as f64 * x[1],
                Some(v) => n += (v > 0.8) as usize,
                None => break 0.0,
            }
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Removed elements of which only the existence or the number is used.
mod the_rest_asked {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let any = v.drain(..2).next().is_some();
        let mut s = if any { v[0] * v.len() as f64 } else { v[1] };
        if v.split_off(1).len() > 2 {
            v.push(x[0] * x[1]);
        }
        s += v[0] * v[1] * v.len() as f64;
        s
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first of the removed elements.
mod the_first_taken_out {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let a = v.drain(1..3).next().unwrap();
        let b = v.drain(..).map(|v| v * v).next().unwrap_or(0.0);
        a * b + v.len() as f64 + x[0]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Only the first item is made.
mod the_first_with_effects {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut n = x[0];
        let v = x.to_vec();
        let f = v
            .iter()
            .map(|v| {
                n *= 2.0;
                v * n
            })
            .next()
            .unwrap();
        let g = v.iter().filter(|v| **v < 0.0).next();
        f * n * g.unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The first one, for changing it.
mod the_first_to_be_changed {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let t = v.iter_mut().next().unwrap();
        *t *= 3.0;
        if let Some(u) = v.iter_mut().skip(1).next() {
            *u *= x[0];
        }
        v[0] * v[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The side that comes first is evaluated first.
mod zipped_in_order {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut it = x.iter().copied();
        let z = Some(it.next().unwrap()).zip(Some(it.next().unwrap()));
        z.map_or(0.0, |(p, q)| p * p * q)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// And is read first.
mod zipped_before_a_change {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let z = Some(v[5]).zip({
            v[5] = x[0];
            Some(v[5])
        });
        z.map_or(0.0, |(p, q)| p * p * q) + v[5]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// Elements that the closure of a filter pops, beside other items.
mod popped_beside_others {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let s: f64 =
            x.iter().filter(|_| v.pop().is_some()).zip(x[..2].iter()).map(|(a, b)| a * b).sum();
        s * v[0] * v.len() as f64
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}

/// The replaced value, stored in a variable.
mod replaced_by_name {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a: Option<f64> = None;
        let old = a.replace(x[0]);
        let mut b = Some(x[0] * x[1]);
        let c = b.replace(x[2]);
        old.unwrap_or(x[3]) * a.unwrap() + b.unwrap() * c.unwrap()
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9, 0.35, 1.6]]);
}
