use rootgrad_autodiff::{autodiff_forward, autodiff_reverse, hessian, pullback, pushforward};

fn twice(x: f64) -> f64 {
    2.0 * x
}

#[pullback(of = twice)]
fn twice_pullback(_x: f64, d_x: &mut f64, d_ret: f64) {
    *d_x += 2.0 * d_ret;
}

fn thrice(x: f64) -> f64 {
    3.0 * x
}

#[pushforward(of = thrice, forward_only)]
fn thrice_pushforward(x: f64, t_x: f64) -> (f64, f64) {
    (3.0 * x, 3.0 * t_x)
}

#[autodiff_forward(t_f, Dual, Dual)]
fn f(x: f64) -> f64 {
    twice(x)
}

#[autodiff_reverse(d_g, Active, Active)]
fn g(x: f64) -> f64 {
    thrice(x)
}

#[hessian(h_h, Active, Active)]
fn h(x: f64) -> f64 {
    thrice(x)
}

fn main() {}
