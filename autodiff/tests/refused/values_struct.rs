use rootgrad_autodiff::*;

struct Point {
    a: f64,
    b: f64,
}

#[autodiff_reverse(d_point, Active, Active)]
fn point(x: f64) -> f64 {
    let p = Point { a: x, b: 2.0 * x };
    p.a * p.b
}

#[autodiff_reverse(d_wrapped, Active, Active)]
fn wrapped(x: f64) -> f64 {
    let y = Some(x);
    y.unwrap()
}

fn main() {}
