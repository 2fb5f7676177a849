use rootgrad_autodiff::*;

#[autodiff_reverse(d_count, Active)]
fn count(x: f64, y: f64) -> f64 {
    x * y
}

#[autodiff_reverse(d_word, Activ, Active)]
fn word(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_dual, Dual, Active)]
fn dual(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_scalar, Duplicated, Active)]
fn scalar(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_reference, Active, Active)]
fn reference(x: &f64) -> f64 {
    *x
}

#[autodiff_reverse]
fn nameless(x: f64) -> f64 {
    x
}

fn main() {}
