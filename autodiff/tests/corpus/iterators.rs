//! Iterators in variables, iterators that create pairs of vectors, iterators without end; elements moved out of
//! vectors.

/// `let items = x.iter();`, `next`, `by_ref`, `remainder`, and the remaining items.
mod named {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut it = x.iter();
        let first = it.next().unwrap();
        let second = it.next().copied().unwrap_or(0.0);
        for v in it {
            s += v * first * second;
        }
        let mut c = x.chunks_exact(4);
        for k in c.by_ref() {
            s += k[0] * k[1];
        }
        for r in c.remainder() {
            s += r.sin();
        }
        let mut p = x.iter().enumerate();
        while let Some((i, v)) = p.next() {
            if i == 2 {
                if let Some((_, w)) = p.next() {
                    s += v * w;
                }
            } else {
                s += v * i as f64;
            }
        }
        let mut q = x.windows(2);
        loop {
            match q.next() {
                Some(w) => s += w[0] * w[1] * s,
                None => break,
            }
        }
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `peekable`, `peek`.
mod peeked {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let mut it = x.iter().peekable();
        while let Some(v) = it.next() {
            if let Some(n) = it.peek() {
                s += v * **n;
            }
        }
        let mut it = x.iter();
        let first = it.next().unwrap();
        let second = it.next().copied().unwrap_or(0.0);
        for v in it {
            s += v * first * second;
        }
        let mut c = x.chunks_exact(4);
        for k in c.by_ref() {
            s += k[0] * k[1];
        }
        for r in c.remainder() {
            s += r.sin();
        }
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `iter::successors`, `repeat_with`.
mod successors {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let v: Vec<f64> =
            std::iter::successors(
                Some(x[0]),
                |p| if *p < 5.0 { Some(p * 2.0 + x[1]) } else { None },
            )
            .collect();
        let root = std::iter::successors(Some(1.0), |&r| Some(0.5 * (r + x[2] / r)))
            .take(8)
            .last()
            .unwrap();
        let k: f64 = std::iter::repeat_with(|| x[3] * 2.0).take(2).sum();
        v.iter().sum::<f64>() * root + k
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `find`, `take_while`, `take` of ranges without end.
mod without_end {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = (1..).find(|n| x[0] * *n as f64 > 2.0).unwrap();
        let s: f64 = (0..).map(|k| x[1].powi(k)).take_while(|t| *t > 1.7e-3).sum();
        let t: f64 = (1..).map(|k| x[2] / (k * k) as f64).take(5).sum();
        s * t + n as f64 * x[3]
    }
    case!(slice at [&[0.74, 0.53, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `unzip`.
mod two_vectors {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (a, b): (Vec<f64>, Vec<f64>) = x.iter().map(|v| (v.sin(), v.cos())).unzip();
        a.iter().zip(&b).map(|(s, c)| s * c).sum::<f64>() + a[0] * b[1]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `partition`.
mod parted {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (a, b): (Vec<f64>, Vec<f64>) = x.iter().partition(|v| **v > 0.6);
        a.iter().sum::<f64>() * b.iter().map(|v| v * v).sum::<f64>()
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `drain`, in a chain and in a loop.
mod drained {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        for d in v.drain(..2).collect::<Vec<_>>() {
            v[0] += d * d;
        }
        for a in v.drain(..) {
            if a > 100.0 {
                return a;
            }
        }
        let mut w = x.to_vec();
        let mut s = 0.0;
        for d in w.drain(1..) {
            s += d * d;
        }
        s * w[0]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `retain`, by values; `last_mut` with a guard.
mod retained {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut hits: Vec<(f64, f64)> = x.iter().map(|&v| (v, v * v)).collect();
        hits.retain(|h| h.0 > 0.3);
        hits.retain(|&(a, b)| a + b < 1.9);
        let mut clusters: Vec<Vec<f64>> = Vec::new();
        for (p, q) in &hits {
            match clusters.last_mut() {
                Some(c) if (c[c.len() - 1] - p).abs() < 0.2 => c.push(p * q),
                _ => clusters.push(vec![*p]),
            }
        }
        clusters.iter().map(|c| c.iter().sum::<f64>() / c.len() as f64).fold(0.0, |a, b| a + b * b)
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `truncate`, `split_off`, `extend`, `dedup`.
mod deduplicated {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.truncate(4);
        let w = v.split_off(2);
        v.extend_from_slice(&w);
        v.extend(w.iter().map(|a| a * x[0]));
        v.extend(x.iter());
        v.dedup();
        v.iter().enumerate().map(|(i, a)| a * a * i as f64).sum()
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `chunks`, `rchunks`, `chunks_exact`.
mod from_the_end {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for c in x.chunks(4) {
            s += c.iter().product::<f64>();
        }
        for c in x.rchunks(4) {
            s += c[0] * c.len() as f64 * c[c.len() - 1];
        }
        for c in x.chunks_exact(2) {
            let [a, b] = c else { unreachable!() };
            s += a * b;
        }
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// An iterator in a variable; `cycle`, pairs collected.
mod around {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let it = x.iter().map(|v| v * v);
        let total: f64 = it.sum();
        let pairs: Vec<(f64, f64)> = x.iter().copied().zip(x.iter().copied().skip(1)).collect();
        let m: f64 = pairs.iter().map(|&(a, b)| a * b).sum();
        let prod = pairs.iter().fold(1.0, |p, (a, b)| p * (a + b));
        let c = x.iter().cycle().skip(1).take(8).zip(0..).map(|(v, i)| v * i as f64).sum::<f64>();
        total * m + prod * c
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `concat`, `flatten`, columns.
mod concatenated {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut a = [[0.0; 3]; 2];
        for (r, row) in a.iter_mut().enumerate() {
            for (c, e) in row.iter_mut().enumerate() {
                *e = x[r * 3 + c] * (r + 1) as f64;
            }
        }
        let s: f64 = a.iter().flatten().map(|v| v * v).sum();
        let t: f64 = a.iter().flat_map(|r| r.iter()).product();
        let m: f64 = a.concat().iter().sum();
        let col: Vec<f64> = (0..3).map(|j| a.iter().map(|r| r[j]).sum()).collect();
        s + t + m * col[0] * col[2]
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `max_by(f64::total_cmp)`, and closures.
mod compared_by_path {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut s = 0.0;
        let m = x.iter().copied().max_by(f64::total_cmp).unwrap();
        let n = x
            .iter()
            .copied()
            .min_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal))
            .unwrap();
        let mut sorted = x.to_vec();
        sorted.sort_by(|a, b| b.total_cmp(a));
        sorted.sort_by(f64::total_cmp);
        sorted.sort_unstable_by(|a, b| a.partial_cmp(b).unwrap());
        s += sorted[0] * sorted[2] * m + n;
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `nth`, `last`, `position`, `any`, `all`.
mod counted_off {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let n = x.iter().nth(2).unwrap();
        let l = x.iter().last().unwrap();
        let p = x.iter().position(|v| *v > 0.7).unwrap_or(0);
        let any = x.iter().any(|v| *v > 10.0);
        let all = x.iter().all(|v| *v > 0.0);
        if all && !any { n * l * x[p] } else { n + l }
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31, 0.57, 0.91, 0.78]]);
}

/// `next` whose item is not used, and items that are read first.
mod looked_at {
    use crate::prelude::*;
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut rest = x.iter();
        rest.next();
        let _ = rest.next();
        let mut s = rest.map(|v| v * v * x[0]).sum::<f64>();
        let mut items = x.iter().peekable();
        while let Some(&&v) = items.peek() {
            s += v * v * v;
            items.next();
            if let Some(v) = items.peek()
                && **v > 0.5
            {
                s *= **v;
                items.next();
            }
        }
        s
    }
    case!(slice at [&[0.74, 0.93, 0.63, 0.29, 0.38, 0.81], &[0.94, 0.42, 0.31]]);
}
