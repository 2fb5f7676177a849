use rootgrad_autodiff::*;
use std::borrow::Cow;
use std::rc::Rc;

#[autodiff_reverse(d_shared, Active, Active)]
fn shared(x: f64) -> f64 {
    let r = Rc::new(x * x);
    *r * x
}

#[autodiff_reverse(d_celled, Active, Active)]
fn celled(x: f64) -> f64 {
    let c = std::cell::Cell::new(x);
    c.set(c.get() * x);
    c.get()
}

#[autodiff_forward(t_owned, Dual, Dual)]
fn owned(x: &[f64]) -> f64 {
    let c = Cow::from(x);
    c[0] * c[1]
}

#[derive(Clone, Differentiable)]
struct Rows {
    a: Vec<f64>,
}

#[autodiff_reverse(d_dropped, Active, Active)]
fn dropped(x: f64) -> f64 {
    let rows = Rows { a: vec![x, x] };
    let s = rows.a[0] * rows.a[1];
    drop(rows);
    s
}

fn main() {}
