use rootgrad_autodiff::*;

#[derive(Clone)]
struct Point {
    a: f64,
    b: f64,
}

#[autodiff_reverse(d_point, Active, Active)]
fn point(x: f64) -> f64 {
    let p = Point { a: x, b: 2.0 * x };
    p.a * p.b
}

#[derive(Clone, Copy, Differentiable)]
struct Vector(f64, f64);

impl std::ops::Mul for Vector {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0 - self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

#[autodiff_reverse(d_operator, Active, Active)]
fn operator(x: f64) -> f64 {
    let a = Vector(x, 1.0);
    let b = a * a;
    b.0
}

#[derive(Clone, Differentiable)]
struct View<'a> {
    cells: &'a [f64],
}

#[autodiff_reverse(d_larger, Duplicated, Duplicated, Active)]
fn larger<'a>(u: &'a mut f64, v: &'a mut f64) -> &'a mut f64 {
    if *u > *v { u } else { v }
}

fn main() {}
