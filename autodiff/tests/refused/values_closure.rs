use rootgrad_autodiff::*;

#[autodiff_reverse(d_closure, Active, Active)]
fn closure(x: f64) -> f64 {
    let f = |y: f64| x * y;
    f(2.0)
}

fn main() {}
