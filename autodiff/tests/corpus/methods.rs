//! Methods and closures together: structs in structs, state behind `&mut self`, enums and trees with methods.

/// A chain of filters, each with its own state; the input comes from a closure that captures.
mod filters {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    struct Filter {
        gain: f64,
        state: [f64; 2],
    }

    #[derive(Clone, Differentiable)]
    struct Chain {
        filters: Vec<Filter>,
        calls: usize,
    }

    #[differentiable]
    impl Filter {
        fn push(&mut self, x: f64) -> f64 {
            let y = self.gain * x + 0.5 * self.state[0] - 0.2 * self.state[1] * self.gain;
            self.state[1] = self.state[0];
            self.state[0] = y;
            y
        }
    }

    #[differentiable]
    impl Chain {
        fn new(gains: &[f64]) -> Self {
            let mut filters = Vec::new();
            for g in gains {
                filters.push(Filter { gain: *g, state: [0.0, 0.1 * g] });
            }
            Self { filters, calls: 0 }
        }

        fn push(&mut self, x: f64) -> f64 {
            let mut y = x;
            for f in self.filters.iter_mut() {
                y = f.push(y);
            }
            self.calls += 1;
            y
        }

        fn energy(&self) -> f64 {
            self.filters.iter().map(|f| f.state[0] * f.state[1] * f.gain).sum()
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let (frequency, gains) = (p[0], &p[1..]);
        let mut chain = Chain::new(gains);
        let input = |i: usize| (frequency * i as f64).sin() + 0.3 * p[1];
        let mut power = 0.0;
        for i in 0..6 {
            let y = chain.push(input(i));
            power += y * y;
        }
        power + chain.energy()
    }
    case!(slice at [&[0.7, 0.9, 1.3], &[0.4, -0.6, 0.8, 1.1]]);
}

/// An enum with methods, one of which calls itself; closures over its variants.
mod shapes {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    enum Shape {
        Disc(f64),
        Box { width: f64, height: f64 },
        Both(Box<Shape>, Box<Shape>, f64),
    }

    #[differentiable]
    impl Shape {
        fn area(&self) -> f64 {
            match self {
                Shape::Disc(r) => 3.0 * r * r,
                Shape::Box { width, height } => width * height,
                Shape::Both(a, b, overlap) => {
                    let whole = a.area() + b.area();
                    whole * (1.0 - overlap * overlap)
                }
            }
        }

        fn grow(&mut self, by: f64) {
            match self {
                Shape::Disc(r) => *r *= by,
                Shape::Box { width, height } => {
                    *width *= by;
                    *height += by * *width;
                }
                Shape::Both(a, b, _) => {
                    a.grow(by);
                    b.grow(by * by);
                }
            }
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let disc = Shape::Disc(p[0]);
        let rectangle = Shape::Box { width: p[1], height: p[2] };
        let mut both = Shape::Both(Box::new(disc), Box::new(rectangle), p[3]);
        let before = both.area();
        let weigh = |a: f64| a * p[3] + before;
        both.grow(p[1]);
        weigh(both.area()) * weigh(p[0])
    }
    case!(slice at [&[0.7, 0.9, 1.3, 0.4], &[1.4, -0.6, 0.8, 0.1]]);
}

/// A generic struct whose methods take and return structs by value, folded by a closure.
mod complex {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Complex<T> {
        re: T,
        im: T,
    }

    #[differentiable]
    impl<T: Real> Complex<T> {
        fn times(self, other: Self) -> Self {
            Complex {
                re: self.re * other.re - self.im * other.im,
                im: self.re * other.im + self.im * other.re,
            }
        }

        fn plus(self, other: Self) -> Self {
            Complex { re: self.re + other.re, im: self.im + other.im }
        }

        fn square(&self) -> T {
            self.re * self.re + self.im * self.im
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let z = Complex { re: p[0], im: p[1] };
        // Horner's rule.
        let mut value = Complex { re: 0.0, im: 0.0 };
        for c in &p[2..] {
            let term = Complex { re: *c, im: 0.5 * c };
            value = value.times(z).plus(term);
        }
        let scaled = |k: f64| value.square() * k;
        scaled(p[0]) + scaled(0.5).sqrt()
    }
    case!(slice at [&[0.7, -0.4, 1.3, 0.4, -0.9], &[0.2, 0.9, 0.5, 1.1, 0.3, 0.7]]);
}

/// Methods that access fields of fields, and a result without a derivative beside written data.
mod bodies {
    use crate::prelude::*;

    #[derive(Clone, Copy, Differentiable)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[derive(Clone, Differentiable)]
    struct Body {
        at: Point,
        speed: Point,
        mass: f64,
    }

    #[differentiable]
    impl Point {
        fn shift(&mut self, by: &Point, times: f64) {
            self.x += times * by.x;
            self.y += times * by.y;
        }

        fn distance(&self, other: &Point) -> f64 {
            (self.x - other.x).hypot(self.y - other.y)
        }
    }

    #[differentiable]
    impl Body {
        fn pull(&mut self, other: &Body, dt: f64) -> usize {
            let d = self.at.distance(&other.at);
            if d < 0.5 {
                return 0;
            }
            let force = other.mass / (d * d * d);
            let towards = Point { x: other.at.x - self.at.x, y: other.at.y - self.at.y };
            self.speed.shift(&towards, dt * force);
            1
        }

        fn drift(&mut self, dt: f64) {
            self.at.shift(&self.speed, dt);
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let body = |i: usize| Body {
            at: Point { x: p[3 * i], y: p[3 * i + 1] },
            speed: Point { x: 0.1, y: p[3 * i] * 0.2 },
            mass: p[3 * i + 2],
        };
        let (mut a, mut b) = (body(0), body(1));
        let mut pulls = 0;
        for _ in 0..8 {
            pulls += a.pull(&b, 0.1);
            pulls += b.pull(&a, 0.1);
            a.drift(0.1);
            b.drift(0.1);
        }
        a.at.distance(&b.at) * a.mass + b.speed.x * pulls as f64
    }
    case!(slice at [&[0.0, 0.1, 1.3, 0.9, -0.6, 0.7], &[-0.4, 0.3, 0.8, 0.1, 0.2, 2.0]]);
}

/// `exp`, `abs`, `powi` of a complex number.
mod methods_named_like_those_of_floats {
    use crate::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
    struct Complex {
        re: f64,
        im: f64,
    }

    #[differentiable]
    impl std::ops::Mul for Complex {
        type Output = Complex;
        fn mul(self, o: Complex) -> Complex {
            Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
        }
    }

    #[differentiable]
    impl Complex {
        fn new(re: f64, im: f64) -> Complex {
            Complex { re, im }
        }
        fn abs(&self) -> f64 {
            self.re.hypot(self.im)
        }
        fn exp(self) -> Complex {
            let r = self.re.exp();
            Complex::new(r * self.im.cos(), r * self.im.sin())
        }
        fn ln(self) -> Complex {
            Complex::new(self.abs().ln(), self.im.atan2(self.re))
        }
        fn powi(self, n: i32) -> Complex {
            let mut power = Complex::new(1.0, 0.0);
            for _ in 0..n {
                power = power * self;
            }
            power
        }
    }

    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    pub fn primal(p: &[f64]) -> f64 {
        let z = Complex::new(p[0], p[1]);
        let w = z.exp();
        let cube: Complex = z.powi(3);
        let product = Complex::ln(z * w);
        let mut s = z.abs() * w.re + cube.re * product.im;
        let t = Complex { re: p[2], im: s };
        s += t.abs() + Complex::exp(z * t).im;
        s
    }
    case!(slice at [&[0.7, 0.3, 0.4]]);
}

/// A `get` of the type's own, with two arguments.
mod get_of_two {
    use crate::prelude::*;

    #[derive(Clone, Differentiable)]
    pub struct Grid {
        w: usize,
        cells: Vec<f64>,
    }
    #[differentiable]
    impl Grid {
        fn get(&self, x: usize, y: usize) -> Option<f64> {
            if x < self.w { Some(self.cells[y * self.w + x]) } else { None }
        }
        fn smooth(&self) -> f64 {
            let mut s = 0.0;
            for y in 0..2 {
                for x in 0..3 {
                    s += self.get(x + 1, y).unwrap_or(0.5);
                }
            }
            s
        }
    }
    #[autodiff_reverse(reverse, Duplicated, Active)]
    #[autodiff_reverse(stored, Duplicated, Active, analyses = off)]
    #[autodiff_forward(forward, Dual, Dual)]
    #[hessian_vector(hessian_product, Duplicated, Active)]
    pub fn primal(p: &[f64]) -> f64 {
        let g = Grid { w: 2, cells: p.to_vec() };
        g.smooth() * g.get(1, 1).unwrap_or(0.0)
    }
    case!(slice at [&[0.7, 1.3, -0.4, 0.9]]);
}
