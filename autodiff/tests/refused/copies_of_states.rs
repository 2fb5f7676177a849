use rootgrad_autodiff::*;

#[differentiable]
fn by_value(x: &[f64]) -> f64 {
    let mut z = x[0];
    let grow = move |v: f64| {
        z *= v;
        z
    };
    Some(2.0).map(grow).unwrap() * Some(3.0).map(grow).unwrap()
}

#[differentiable]
fn captured(x: &[f64]) -> f64 {
    let mut n = 0;
    let mut next = move || {
        n += 1;
        n
    };
    let mut after = move || next() + 1;
    x[after()] * x[next()]
}

fn main() {}
