use rootgrad_autodiff::*;

fn apply(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(x)
}

#[autodiff_reverse(d_escaping, Active, Active)]
fn escaping(x: f64) -> f64 {
    let f = |y: f64| x * y;
    apply(f, x)
}

fn main() {}
