use rootgrad_autodiff::estimate_error;

#[estimate_error(nothing_error)]
fn nothing(x: &[f64]) {}

#[estimate_error(written_error)]
fn written(x: &mut [f64]) -> f64 {
    x[0]
}

#[estimate_error(tuple_error)]
fn tuple(x: (f64, f64)) -> f64 {
    x.0 * x.1
}

#[estimate_error]
fn unnamed(x: f64) -> f64 {
    x * x
}

#[estimate_error(active_error, Active)]
fn active(x: f64) -> f64 {
    x * x
}

fn main() {}
