use rootgrad_autodiff::{autodiff_reverse, export_torch, hessian_vector};

#[export_torch]
fn without_derivative(x: f64) -> f64 {
    x * x
}

#[export_torch]
#[autodiff_reverse(d_mixed, Duplicated, Active, Active)]
fn mixed(x: &[f64], k: f32) -> f64 {
    x[0] * k as f64
}

#[export_torch]
#[autodiff_reverse(d_vector, Duplicated, Active)]
fn vector(x: &Vec<f64>) -> f64 {
    x[0]
}

#[export_torch]
#[autodiff_reverse(d_nameless, Duplicated, Duplicated)]
fn how_long(x: &[f64], y: &mut [f64]) {
    y[0] = x[0];
}

#[export_torch(length = 1)]
#[autodiff_reverse(d_too_long, Active, Active)]
fn too_long(x: f64) -> f64 {
    x * x
}

#[export_torch]
#[autodiff_reverse(d_generic, Active, Active)]
fn generic<T: rootgrad_autodiff::Real>(x: T) -> T {
    x * x
}

#[export_torch]
#[autodiff_reverse(d_other, Duplicated, Const, Active)]
#[hessian_vector(hv_other, Duplicated, Active, Active)]
fn other(x: &[f64], k: f64) -> f64 {
    x[0] * x[0] * k
}

#[export_torch(name = "f")]
#[autodiff_reverse(d_named, Active, Active)]
fn named(x: f64) -> f64 {
    x
}

#[export_torch]
#[autodiff_reverse(d_constant, Active)]
fn constant() -> f64 {
    1.0
}

#[export_torch(length = 3)]
#[autodiff_reverse(d_constants, Duplicated)]
fn constants(y: &mut [f64]) {
    y[0] = 1.0;
}

fn main() {}
