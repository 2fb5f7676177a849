use rootgrad_autodiff::*;

#[autodiff_reverse(d_boxed, Duplicated, Active)]
fn boxed(x: &[f64]) -> f64 {
    let y: Box<[f64]> = x.iter().map(|v| v * v).collect();
    y[0]
}

#[autodiff_reverse(d_referred, Duplicated, Active)]
fn referred(x: &[f64]) -> f64 {
    let rows: Vec<&[f64]> = x.chunks(2).collect();
    rows.iter().map(|row| row[0]).sum()
}

fn main() {}
