use rootgrad_autodiff::*;

#[autodiff_reverse(d_array_pattern, Duplicated, Active)]
fn array_pattern(x: &[f64; 2]) -> f64 {
    let [a, b] = *x;
    a * b
}

#[autodiff_reverse(d_binding, Active, Active)]
fn binding(x: f64) -> f64 {
    match x {
        y if y > 0.0 => y * y,
        y => y,
    }
}

fn main() {}
