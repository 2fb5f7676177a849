//! Code that people often write without differentiation in mind. Variables that get their value in a loop, structs
//! returned from a loop, ranges in variables, calls in the middle of an expression that decide what follows.

/// A variable that gets its value in a `loop` and is read after it; two declared in a tuple, changed in place.
mod assigned_in_a_loop {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut slope: f64;
        let mut x = 1.0 + p[0];
        loop {
            slope = 2.0 * x;
            let step = (x * x - 2.0 * p[1]) / slope;
            x -= step;
            if step.abs() < 1e-14 {
                break;
            }
        }
        let (mut a, mut b);
        if x > p[2] {
            a = x * slope;
            b = 1.0 - p[2];
        } else {
            a = p[2];
            b = x;
        }
        if b > 0.0 {
            b = -b;
        }
        a = a.abs();
        a / b + slope
    }
    case!(slice at [&[0.7, 1.3, 0.4], &[0.7, 1.3, 1.8]]);
}

/// A struct without a default value, and a vector, returned out of a loop; an error without a value.
mod a_struct_returned_from_a_loop {
    use crate::prelude::*;

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    struct Poly(Vec<f64>);

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    enum Found {
        At { x: f64, passes: usize },
        Never(f64),
    }

    #[differentiable]
    impl Poly {
        fn over_root(&self, r: f64) -> (Poly, f64) {
            let mut q = vec![0.0; self.0.len() - 1];
            let mut rest = 0.0;
            for (i, c) in self.0.iter().enumerate().rev() {
                let v = c + rest * r;
                if i == 0 {
                    return (Poly(q), v);
                }
                q[i - 1] = v;
                rest = v;
            }
            unreachable!()
        }
        fn root(&self, start: f64) -> Found {
            let mut x = start;
            for passes in 0..20 {
                let (q, v) = self.over_root(x);
                let (_, slope) = q.over_root(x);
                if v.abs() < 1e-13 {
                    return Found::At { x, passes };
                }
                x -= v / slope;
            }
            Found::Never(x)
        }
    }

    #[differentiable]
    fn scaled(a: &mut [f64], by: f64) -> Result<(), String> {
        for (i, v) in a.iter_mut().enumerate() {
            if *v < 0.0 {
                return Err(format!("number {i} is negative"));
            }
            *v = (*v * by).sqrt();
        }
        Ok(())
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let poly = Poly(vec![-p[0] - 1.0, p[1], 1.0]);
        let x = match poly.root(1.0) {
            Found::At { x, passes } if passes > 0 => x,
            Found::At { x, .. } | Found::Never(x) => 0.5 * x,
        };
        let mut a = p.to_vec();
        if scaled(&mut a, x).is_err() {
            return x;
        }
        let Ok(()) = scaled(&mut a[..2], 2.0) else { return 0.0 };
        a[0] * a[1] + a[2]
    }
    case!(slice at [&[0.7, 0.3, 0.4], &[0.7, 0.3, -0.4]]);
}

/// A range in a variable, of integers in a field; an assignment to the last element; structs collected from a block.
mod ranges_with_a_name {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Rows {
        first: Vec<usize>,
        column: Vec<usize>,
        value: Vec<f64>,
    }

    #[derive(Clone, Debug, Differentiable)]
    struct Body {
        mass: f64,
        at: [f64; 2],
    }

    #[differentiable]
    impl Rows {
        fn times(&self, x: &[f64]) -> Vec<f64> {
            let mut y = vec![0.0; x.len()];
            for (i, y) in y.iter_mut().enumerate() {
                let range = self.first[i]..self.first[i + 1];
                let columns = &self.column[range.clone()];
                *y = columns.iter().zip(&self.value[range]).map(|(&c, v)| v * x[c]).sum();
            }
            *y.last_mut().unwrap() = x[0] * x[1];
            y
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let rows = Rows {
            first: vec![0, 2, 3, 4],
            column: vec![0, 2, 1, 0],
            value: vec![p[0], p[1], p[2], 2.0],
        };
        let mut y = rows.times(&rows.times(p));
        y.push(p[2]);
        *y.last_mut().unwrap() *= p[0];
        let bodies = (0..3)
            .map(|i| {
                let angle = 2.0 * i as f64;
                Body { mass: p[i], at: [angle.cos() * y[i], angle.sin()] }
            })
            .collect::<Vec<_>>();
        let middle = 1..=2;
        let sum: f64 = p[middle].iter().sum();
        bodies.iter().map(|b| b.mass * (b.at[0] + b.at[1])).sum::<f64>() * y[3] + sum
    }
    case!(slice at [&[0.7, 0.3, 0.4]]);
}

/// An enum of boxes destructured by value, each part passed on.
mod boxes_handed_on {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Expr {
        Number(f64),
        Sum(Box<Expr>, Box<Expr>),
        Product(Box<Expr>, Box<Expr>),
        Power(Box<Expr>, i32),
    }

    #[differentiable]
    fn simple(e: Expr) -> Expr {
        match e {
            Expr::Sum(a, b) => match (simple(*a), simple(*b)) {
                (Expr::Number(x), Expr::Number(y)) => Expr::Number(x + y),
                (a, b) => Expr::Sum(Box::new(a), Box::new(b)),
            },
            Expr::Power(a, n) => Expr::Power(Box::new(simple(*a)), n),
            other => other,
        }
    }

    #[differentiable]
    fn value(e: &Expr) -> f64 {
        match e {
            Expr::Number(x) => *x,
            Expr::Sum(a, b) => value(a) + value(b),
            Expr::Product(a, b) => value(a) * value(b),
            Expr::Power(a, n) => value(a).powi(*n),
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let number = |x: f64| Box::new(Expr::Number(x));
        let sum = Expr::Sum(number(p[0]), number(p[1]));
        let e = Expr::Product(Box::new(sum), Box::new(Expr::Power(number(p[2]), 3)));
        let e = simple(Expr::Sum(Box::new(e), number(p[0])));
        value(&e)
    }
    case!(slice at [&[0.7, 0.3, 0.4]]);
}

/// Integers in variants, changed and converted to floats; a pattern of alternatives in `if let`.
mod states_with_numbers {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    enum State {
        Charging { level: f64, rate: f64 },
        Hold(u8),
        Discharge(f64),
    }

    #[differentiable]
    fn next(s: State, input: f64) -> (State, f64) {
        match s {
            State::Charging { level, .. } if level >= 1.0 => (State::Hold(2), level),
            State::Charging { level, rate } => {
                let level = level + 0.3 * rate + 0.01 * input;
                (State::Charging { level, rate: 0.95 * rate }, level * level)
            }
            State::Hold(0) => (State::Discharge(input), 1.0),
            State::Hold(n @ 1..=3) => (State::Hold(n - 1), input / f64::from(n)),
            State::Hold(_) => unreachable!(),
            State::Discharge(q) => (State::Discharge(0.6 * q), -q),
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut s = State::Charging { level: 0.0, rate: p[0] };
        let mut total = 0.0;
        for k in 0..9 {
            let (state, out) = next(s, p[k % 3]);
            s = state;
            total += out * (1.0 + 0.1 * k as f64);
        }
        if let State::Discharge(q) | State::Charging { level: q, .. } = s {
            total += q * q;
        }
        total
    }
    case!(slice at [&[0.9, 0.3, 0.4], &[0.2, 0.3, 0.4]]);
}

/// A `match` that may return, inside of a call; `ok_or` before `?`; `bool::then`.
mod decided_within_an_expression {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    enum Token {
        Number(f64),
        Op(char),
        Twice,
    }

    #[differentiable]
    fn run(program: &[Token]) -> Result<f64, &'static str> {
        let mut stack: Vec<f64> = Vec::new();
        for t in program {
            match t {
                Token::Number(x) => stack.push(*x),
                Token::Op(c) => {
                    let b = stack.pop().ok_or("empty")?;
                    let Some(a) = stack.pop() else { return Err("empty") };
                    stack.push(match c {
                        '+' => a + b,
                        '*' => a * b,
                        _ => return Err("unknown"),
                    });
                }
                Token::Twice => {
                    let top = *stack.last().ok_or_else(|| "empty")?;
                    stack.push(top);
                }
            }
        }
        stack.pop().ok_or("nothing")
    }

    #[differentiable]
    fn slope(x: [f64; 2], y: [f64; 2]) -> Option<f64> {
        let d = x[1] - x[0];
        (d.abs() > 1e-9).then(|| (y[1] - y[0]) / d)
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let program = [
            Token::Number(p[0]),
            Token::Twice,
            Token::Number(p[1]),
            Token::Op('*'),
            Token::Op('+'),
        ];
        let short = [Token::Number(p[2]), Token::Op('+')];
        let failed = run(&short).is_err()
            && run(&[Token::Number(1.0), Token::Number(1.0), Token::Op('-')]).is_err();
        let a = match run(&program) {
            Ok(v) if failed => v,
            _ => return 0.0,
        };
        let b = match slope([p[0], p[1]], [p[2], 1.0]) {
            Some(s) => s,
            None => 0.0,
        };
        a * b
    }
    case!(slice at [&[0.7, 0.3, 0.4]]);
}

/// Two options matched together; an `Option` in a variable; a `fold` whose closure branches.
mod two_that_may_be_there {
    use crate::prelude::*;

    #[differentiable]
    fn woven(a: &[f64], b: &[f64]) -> f64 {
        match (a.split_first(), b.split_last()) {
            (Some((x, a)), Some((y, b))) => x * y + 0.5 * woven(a, b),
            (Some((x, rest)), None) => x * x + woven(rest, &[]),
            (None, Some(_)) => b.iter().sum(),
            (None, None) => 0.0,
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        const WEIGHTS: [f64; 3] = [0.5, 2.0, 1.5];
        let (Some(third), true) = (p.get(2).copied(), p[0] > 0.0) else { return p[1] };
        let kept = p.first().map(|x| x * x);
        let other = if let Some(x) = kept { x } else { 0.0 };
        let (at, largest) =
            p.iter().enumerate().fold((0, f64::NEG_INFINITY), |(i, best), (k, &x)| {
                if x > best { (k, x) } else { (i, best) }
            });
        let mut s = woven(p, &p[1..]) + third * other + largest * at as f64;
        for w in WEIGHTS {
            s = 0.5 * s + w * p[1];
        }
        s
    }
    case!(slice at [&[0.7, 0.3, 0.4], &[-0.7, 0.3, 0.4], &[0.1, 0.3, 0.4]]);
}

/// Ranges in variables that are iterated: several times, backwards, with a stride, and piece by piece.
mod ranges_walked {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut left = 1..=3;
        let mut s = x[0];
        let first = left.next().unwrap();
        s *= x[first];
        for j in left.by_ref() {
            s *= x[j];
            if s < 1.0 {
                break;
            }
        }
        for j in &mut left {
            s += x[j] * x[j];
        }
        let mut n = x.len();
        let cells = 0..n - 1;
        n -= 1;
        let steps: f64 = cells.clone().map(|i| (x[i + 1] - x[i]).powi(2)).sum();
        let weights: Vec<f64> = cells.clone().map(|i| x[i] * i as f64).collect();
        let backwards = (0..n).rev();
        let mut h = 0.0;
        for k in backwards {
            h = h * 1.5 + x[k];
        }
        let even = (0..n).step_by(2);
        for k in even {
            h *= x[k];
        }
        let mut rows = 0..n;
        while let Some(i) = rows.next() {
            s += x[i] * s;
            if s > 0.5 {
                break;
            }
        }
        for i in rows {
            s *= x[i] + 1.0;
        }
        for i in cells.clone() {
            s += x[i] * h;
        }
        s + steps * weights[2] + h + cells.len() as f64 * x[1]
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[0.2, 0.3, 1.4, 0.9]]);
}
