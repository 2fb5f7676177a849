use rootgrad_autodiff::*;

#[autodiff_reverse(d_newton, Active, Active)]
fn newton(x: f64) -> f64 {
    let mut u = x;
    while u > 1.0 {
        u *= 0.5;
    }
    u
}

#[autodiff_reverse(d_forever, Active, Active)]
fn forever(x: f64) -> f64 {
    loop {
        break x;
    }
}

fn main() {}
