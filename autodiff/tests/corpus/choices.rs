//! Iterators joined, scanned, chosen from and collected item by item; elements moved about in place; a stack.

/// `chain`, also with `once`, of different kinds of items.
mod chained {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(x.len() / 2);
        let mut y: f64 = a.iter().chain(b).map(|v| v * v).sum();
        y += b
            .iter()
            .rev()
            .chain(a.iter().skip(1))
            .enumerate()
            .map(|(i, v)| v * i as f64)
            .sum::<f64>();
        for v in std::iter::once(&x[0]).chain(b.iter().filter(|v| **v > 0.0)) {
            if *v > 1.0 {
                continue;
            }
            y += v.sin() * y;
        }
        let all: Vec<f64> = a.iter().chain(b).copied().collect();
        y + all.iter().zip(x).map(|(a, b)| a * b).sum::<f64>()
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.9], &[1.5, 0.2]]);
}

/// Running sums and products.
mod scanned {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let running: Vec<f64> = x
            .iter()
            .scan(0.0, |s, v| {
                *s += v * v;
                Some(*s)
            })
            .collect();
        let mut y = running.iter().map(|v| v.sqrt()).sum::<f64>();
        for v in x.iter().scan(1.0, |p, &v| {
            *p *= 1.0 + v;
            if *p < 0.2 { None } else { Some(*p * x[0]) }
        }) {
            y += v * y;
        }
        y
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.95, 0.9], &[1.5]]);
}

/// `filter_map`, `map_while`, and `collect` of the items that they pass.
mod filtered_and_mapped {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let roots: Vec<f64> =
            x.iter().filter_map(|&v| if v > 0.0 { Some(v.sqrt()) } else { None }).collect();
        let large: Vec<_> = x.iter().copied().filter(|v| *v > 0.5).collect();
        let mut y = roots.iter().sum::<f64>() * large.iter().product::<f64>();
        y += x.iter().filter_map(|v| (*v < 0.0).then(|| v * v)).sum::<f64>();
        y += (0..x.len()).filter_map(|i| x.get(i * i)).map(|v| v * y).sum::<f64>();
        y += x
            .iter()
            .map_while(|v| match *v > 0.0 {
                true => Some(v.ln()),
                false => None,
            })
            .sum::<f64>();
        y * roots[roots.len() - 1]
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.9], &[1.5]]);
}

/// The largest, the smallest, the first that…, the last.
mod chosen {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let largest = x.iter().copied().reduce(f64::max).unwrap();
        let smallest = x.iter().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        let steepest = x.iter().map(|v| v * v).max_by(|a, b| a.total_cmp(b)).unwrap_or(0.0);
        let (at, value) =
            x.iter().enumerate().max_by(|(_, a), (_, b)| a.abs().total_cmp(&b.abs())).unwrap();
        let best = x.iter().enumerate().min_by(|a, b| a.1.total_cmp(b.1)).map(|(i, _)| i).unwrap();
        let mut y = largest * smallest + steepest * value + x[at] * x[best];
        if let Some(v) = x.iter().find(|v| **v > 0.85) {
            y *= v;
        }
        if let Some(i) = x.iter().position(|v| *v < 0.0) {
            y += x[i] * x[0];
        }
        y += x.iter().map(|v| v.sin()).last().unwrap();
        y + x.iter().copied().reduce(|a, b| a * 0.5 + b * b).map_or(0.0, |v| v * y)
    }
    case!(slice at [&[0.3, 0.8, 1.4, -1.7, 0.9], &[1.5], &[-0.5, -0.25]]);
}

/// `reverse`, `rotate_left`, `rotate_right`, `copy_within`, `swap_with_slice`.
mod rearranged {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Duplicated)]
    #[autodiff_reverse(stored, Duplicated, Duplicated, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[differentiable]
    pub fn primal(y: &mut [f64], x: &[f64]) {
        y[0] *= x[0];
        y.reverse();
        y[1] *= y[0];
        y.rotate_left(2);
        y[2] += x[0] * y[0];
        y[1..].rotate_right(1);
        y.copy_within(1..3, 2);
        let (a, b) = y.split_at_mut(2);
        a.swap_with_slice(&mut b[..2]);
        let mut kept = x.to_vec();
        kept.extend_from_slice(&y[1..3]);
        kept.extend(x.iter().map(|v| v * v));
        kept.reverse();
        y[4] = kept[0] * kept[1] + kept[2] * kept[kept.len() - 1];
    }
    case!(map(5) at [&[0.3, 0.8, 1.4, -0.7, 0.2, 1.1, 0.9]]);
}

/// A stack: intervals that are halved until they are short.
mod stack {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut stack = vec![x[0] * x[0]];
        let mut y = 1.0;
        while let Some(v) = stack.pop() {
            if v > 0.5 {
                stack.push(v * 0.4);
                stack.push(v * v * 0.3 * x[1]);
            } else {
                y += v * y;
            }
        }
        let mut values = Vec::new();
        for v in x {
            values.push(v * y);
            values.push(v * v);
            if *v > 1.0 {
                values.pop();
            }
        }
        let top = values.pop().unwrap();
        values.push(top * x[0]);
        y + values.iter().sum::<f64>() * top
    }
    case!(slice at [&[1.3, 0.8, 1.4], &[0.3, 0.9]]);
}

/// Jumps inside the value of a `match`.
mod jumps_in_match {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut y = 1.0;
        let mut i = 0;
        loop {
            let v = match x.get(i) {
                Some(v) => v * v,
                None => break,
            };
            i += 1;
            let w = match i % 3 {
                0 => continue,
                1 => y,
                _ => x[0],
            };
            y += v * w;
        }
        y
    }
    case!(slice at [&[0.3, 0.8, 1.4, -0.7, 0.9], &[1.5]]);
}

/// `take` of an `Option`: of a variable, of a field, behind a reference, and matched at once.
mod options_taken {
    use crate::prelude::*;

    #[derive(Clone, Default, Differentiable)]
    struct Memory {
        last: Option<f64>,
    }

    #[differentiable]
    fn next(memory: &mut Memory, x: f64) -> f64 {
        let s = if let Some(v) = memory.last.take() { v * x } else { x * x };
        memory.last = Some(s.sin());
        s
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut held: Option<f64> = Some(x[0] * x[1]);
        let mut memory = Memory::default();
        let mut s = 0.0;
        for k in 0..x.len() {
            s += held.take().unwrap_or(x[k]) * next(&mut memory, x[k]);
            match held.take() {
                Some(v) => s += v,
                None if k == 1 => held = Some(s * x[k]),
                None => s *= x[k],
            }
        }
        s + memory.last.take().map_or(0.0, |v| v * x[0])
    }
    case!(slice at [&[0.3, -0.7, 1.4]]);
}

/// `reduce` of numbers whose type comes from a field of a method's result.
mod reduced_beside_structs {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Pair {
        x: f64,
        y: f64,
    }

    #[differentiable]
    impl Pair {
        fn turned(self, k: f64) -> Pair {
            Pair { x: self.x * k - self.y, y: (self.y * k + self.x).tanh() }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let pair = Pair { x: x[0], y: x[1] };
        let joined = x
            .windows(2)
            .map(|w| (pair.turned(w[0]).x / (1.5 + pair.y * pair.y) * w[1]).tanh())
            .reduce(|s, t| s * t + pair.x)
            .unwrap_or(pair.y);
        joined * pair.y
    }
    case!(slice at [&[0.7, -0.4, 1.2, 0.3], &[0.4, 0.6, -0.8, 0.9]]);
}
