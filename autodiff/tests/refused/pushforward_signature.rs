//! A forward rule whose signature does not fit.
use rootgrad_autodiff::pushforward;

fn scale(x: f64, k: f64) -> f64 {
    k * x
}

#[pushforward(of = scale, forward_only)]
fn value_alone(x: f64, t_x: f64, k: f64, t_k: f64) -> f64 {
    t_x * k + x * t_k
}

fn shift(x: &[f64], k: f64) -> f64 {
    x[0] + k
}

#[pushforward(of = shift, forward_only)]
fn order(x: &[f64], k: f64, t_x: &[f64], t_k: f64) -> (f64, f64) {
    (x[0] + k, t_x[0] + t_k)
}

#[pushforward(of = shift, forward_only)]
fn tangent_type(x: &[f64], t_x: &mut [f64], k: f64) -> (f64, f64) {
    (x[0] + k, t_x[0])
}

#[pushforward(of = shift, forward_only)]
fn not_the_functions(x: &[f64], t_x: &[f64], k: usize) -> (f64, f64) {
    (x[0] + k as f64, t_x[0])
}

fn main() {}
