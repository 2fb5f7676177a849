//! Patterns: of slices, variants, tuples and parameters, in every place where they may stand.

/// `let &[a, ref rest @ ..] = p else`; `match` with `&[x, .., y]`.
mod slice_reference_patterns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let &[a, b, ref rest @ ..] = p else { return 0.0 };
        let mut s = a * b;
        for x in rest {
            s += x * x * a;
        }
        match rest {
            &[] => s,
            &[x] => s * x,
            &[x, .., y] => s + x * y,
        }
    }
    case!(slice at [&[1.0], &[1.0, 1.1], &[1.0, 1.1, 0.2], &[1.0, 1.1, 0.2, 0.5, 0.7]]);
}

/// Every shape of slice pattern in one `match`.
mod slice_patterns {
    use crate::prelude::*;

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let inner = match p {
            [] => 0.0,
            [x] => x.sin(),
            [a, b] => a * b,
            [first, middle @ .., last] => first * last + middle.iter().map(|m| m * m).sum::<f64>(),
        };
        let tail = if let [a, b, ..] = p { a / b } else { 1.0 };
        inner * tail
    }
    case!(slice at [&[], &[0.3], &[0.3, 2.0], &[1.0, 1.1, 0.2, 0.9, 0.3]]);
}

/// Loops over the contents of an enum's variant, bound by a pattern.
mod variants_iterated {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Curve {
        Polyline(Vec<f64>),
        Bezier { control: [f64; 4] },
        Empty,
    }

    #[differentiable]
    impl Curve {
        fn length(&self) -> f64 {
            match self {
                Curve::Polyline(points) => {
                    points.windows(2).map(|w| (w[1] - w[0]).hypot(1.0)).sum()
                }
                Curve::Bezier { control } => {
                    let mut s = 0.0;
                    for c in control {
                        s = s * 0.5 + c * c;
                    }
                    s
                }
                Curve::Empty => 0.0,
            }
        }
        fn shift(&mut self, by: f64) {
            match self {
                Curve::Polyline(points) => {
                    for p in points.iter_mut() {
                        *p += by * by;
                    }
                }
                Curve::Bezier { control } => {
                    for p in control {
                        *p *= by;
                    }
                }
                Curve::Empty => (),
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut curves = vec![
            Curve::Polyline(p.to_vec()),
            Curve::Bezier { control: [p[0], p[1], p[0] * p[1], 1.0] },
            Curve::Empty,
        ];
        let mut s = 0.0;
        for c in &mut curves {
            c.shift(p[0]);
        }
        for c in &curves {
            s += c.length();
            if let Curve::Polyline(points) = c {
                for (i, q) in points.iter().enumerate() {
                    s += q * i as f64;
                }
            }
        }
        s
    }
    case!(slice at [&[0.1, 1.1, 0.2]]);
}

/// Patterns in the place of parameters.
mod parameters_taken_apart {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct V2 {
        x: f64,
        y: f64,
    }

    #[differentiable]
    fn cross(V2 { x: ax, y: ay }: V2, V2 { x, y }: V2) -> f64 {
        ax * y - ay * x
    }

    #[differentiable]
    fn norm(&[x, y, z]: &[f64; 3], _: usize) -> f64 {
        (x * x + y * y + z * z).sqrt()
    }

    #[differentiable]
    fn polar((r, phi): (f64, f64)) -> (f64, f64) {
        (r * phi.cos(), r * phi.sin())
    }
    #[autodiff_reverse(d_area, Active, Active, Active)]
    fn area((a, b): (f64, f64), h: f64) -> f64 {
        0.5 * (a + b) * h
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let (x, y) = polar((p[0], p[1]));
        cross(V2 { x, y }, V2 { x: p[2], y: p[0] }) * norm(&[x, y, p[2]], 3)
    }
    case!(slice at [&[1.0, 1.1, 0.2]]);
}

/// `match` with guards, ranges, bindings and alternatives.
mod guards {
    use crate::prelude::*;

    #[derive(Clone, Copy)]
    enum Piece {
        Low,
        Mid(usize),
        High,
    }

    #[autodiff_reverse(reverse, Active, Active, Active)]
    #[hessian_vector(hessian_product, Active, Active, Active)]
    #[autodiff_reverse(stored, Active, Active, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual, Dual)]
    pub fn primal(x: f64, y: f64) -> f64 {
        let n = (x * 3.0) as i32;
        let piece = match n {
            i32::MIN..=0 => Piece::Low,
            k @ 1..=3 if y > 0.0 => Piece::Mid(k as usize),
            1..=3 => Piece::Mid(1),
            _ => Piece::High,
        };
        let base = match piece {
            Piece::Low | Piece::High if x * y > 10.0 => x.sqrt(),
            Piece::Low => y.sin(),
            Piece::Mid(k) => (1..=k).map(|j| x.powi(j as i32) / j as f64).sum(),
            Piece::High => x * y,
        };
        match (x > 1.0, y > 1.0) {
            (true, true) => base * x,
            (true, false) => base - y,
            (false, _) if base < 0.0 => -base,
            (false, _) => base * y * y,
        }
    }
    case!(scalars(x, y) at [&[0.5, 0.4], &[-0.5, 0.4], &[0.9, -0.4], &[3.0, 4.4], &[1.2, 3.0], &[-1.0, -0.4]]);
}

/// `let … else` and `if let … else` on a struct in an `Option`.
mod let_else {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Hit {
        z: f64,
        r: f64,
    }

    #[differentiable]
    fn intersect(o: f64, d: f64, radius: f64) -> Option<Hit> {
        let disc = d * d - (o * o - radius * radius);
        if disc < 0.0 {
            return None;
        }
        let t = -o * d - disc.sqrt();
        Some(Hit { z: o + t * d, r: radius + t })
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let mut total = 0.0;
        for r in &p[2..] {
            let Some(Hit { z, r: range }) = intersect(p[0], p[1], *r) else {
                total += 0.1 * r;
                continue;
            };
            total += z * range;
            if let Some(h) = intersect(p[0] * 2.0, p[1], *r) {
                total += h.z.exp();
            } else {
                total -= r * r;
            }
        }
        total
    }
    case!(slice at [&[1.0, 1.1, 0.2, 0.9, 1.4, 3.0]]);
}

/// Tuples in tuples, as a state that is destructured.
mod nested_tuples {
    use crate::prelude::*;

    #[differentiable]
    fn both(x: f64, y: f64) -> ((f64, f64), [f64; 2]) {
        ((x * y, x + y), [x.sin(), y.cos()])
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let ((a, b), [c, d]) = both(p[0], p[1]);
        let mut state = ((a, b), (c, d));
        for _ in 0..3 {
            let ((a, b), (c, d)) = state;
            state = ((b * 0.9, c), (d + a, a * b));
            (state.0).1 += p[0];
        }
        let t = (state.0, state.1.1);
        t.0.0 * t.0.1 + t.1 + state.1.0
    }
    case!(slice at [&[0.7, 0.3], &[1.5, 1.2]]);
}

/// `Result` as the value of a function, matched and defaulted.
mod question_mark_free {
    use crate::prelude::*;

    #[derive(Clone, Debug, PartialEq, Differentiable)]
    enum Fault {
        Singular,
        Negative { at: usize },
    }

    #[differentiable]
    fn ln_det(a: &[[f64; 2]; 2]) -> Result<f64, Fault> {
        let d = a[0][0] * a[1][1] - a[0][1] * a[1][0];
        if d == 0.0 {
            return Err(Fault::Singular);
        }
        if d < 0.0 {
            return Err(Fault::Negative { at: 1 });
        }
        Ok(d.ln())
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let m = [[p[0], p[1]], [p[2], p[3]]];
        let x = match ln_det(&m) {
            Ok(v) => v * p[0],
            Err(Fault::Negative { at }) => at as f64 * p[1],
            Err(_) => 0.0,
        };
        let y = if let Ok(v) = ln_det(&m) { v } else { p[2] };
        let z = ln_det(&m).unwrap_or(p[3] * p[3]);
        x + y * z
    }
    case!(slice at [&[1.0, 0.2, 0.3, 2.0], &[1.0, 2.0, 2.0, 0.5]]);
}

/// `Option` in fields and as results, with `unwrap_or`, `expect`, `let … else`.
mod option_values {
    use crate::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Cut {
        low: Option<f64>,
        high: Option<f64>,
        weights: Option<Vec<f64>>,
    }

    #[differentiable]
    fn root(x: f64) -> Option<f64> {
        if x >= 0.0 { Some(x.sqrt()) } else { None }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let cut = Cut { low: Some(p[0]), high: None, weights: Some(vec![p[1], p[0] * p[1]]) };
        let mut s = 0.0;
        for x in p {
            let low = cut.low.unwrap_or(0.0);
            let high = cut.high.unwrap_or(p[1] * 3.0);
            s += (x - low) * (high - x);
            s += root(*x).unwrap_or(0.1 * x);
            let Some(r) = root(*x - 0.3) else { continue };
            s *= r;
        }
        if let Some(w) = &cut.weights {
            s += w.iter().zip(p).map(|(w, x)| w * x).sum::<f64>();
        }
        let best = root(s).unwrap();
        best + cut.low.expect("a bound")
    }
    case!(slice at [&[0.2, 3.0, 0.9, 0.25], &[1.0, 2.0, 2.0, 0.5]]);
}

/// Methods of values that a pattern binds by value, of a variable that may change.
mod methods_of_bound_values {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Row {
        values: Vec<f64>,
    }

    #[differentiable]
    impl Row {
        fn total(&self, k: f64) -> f64 {
            self.values.iter().map(|v| (v * k).sin()).sum()
        }
    }

    #[derive(Clone, Differentiable)]
    enum Node {
        Leaf(f64),
        Row(Row),
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut node = Node::Row(Row { values: x.to_vec() });
        let mut s = 0.0;
        for k in 0..3 {
            node = match node {
                Node::Row(row) => Node::Leaf(row.total(x[k])),
                Node::Leaf(v) => Node::Row(Row { values: vec![v * x[0], v] }),
            };
            s += match &node {
                Node::Row(row) => row.total(x[k]),
                Node::Leaf(v) => v * v,
            };
        }
        s
    }
    case!(slice at [&[0.3, -0.7, 1.4]]);
}

/// Parts bound by `ref mut`, or by value and changed; arms for an element whose index changes afterwards.
mod parts_that_change {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    enum Shape {
        Disc(f64),
        Box { width: f64, height: f64 },
        Empty,
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(x: &[f64]) -> f64 {
        let mut shapes =
            [Shape::Disc(x[0]), Shape::Box { width: x[1], height: x[2] }, Shape::Empty];
        let (mut s, mut k) = (0.0, 0);
        while k < 4 {
            match shapes[k % 3] {
                Shape::Disc(ref mut r) => {
                    *r *= x[3];
                    s += *r * s + 1.0;
                }
                Shape::Box { ref width, height: ref mut h } => *h += *width * *width,
                Shape::Empty => s *= x[0],
            }
            if let Shape::Disc(r) = &mut shapes[k % 3] {
                k += 1;
                *r = r.sin() + s;
            }
            k += 1;
        }
        for shape in shapes {
            if let Shape::Box { mut width, height: mut h } = shape {
                width *= h;
                h += width;
                s += width * h;
            } else if let Shape::Disc(mut r) = shape {
                r += x[1];
                s *= r;
            }
        }
        let mut held = Some(s * x[2]);
        if let Some(ref mut v) = held {
            *v *= *v;
        }
        match held {
            Some(v) if v > 1e3 => v.sqrt(),
            Some(ref v) => s + v * x[0],
            None => 0.0,
        }
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9], &[2.7, 1.3, 1.4, 0.9]]);
}
