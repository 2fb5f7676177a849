use rootgrad_autodiff::*;

#[autodiff_reverse(d_scanned, Duplicated, Active)]
fn scanned(x: &[f64]) -> f64 {
    let sums = x.iter().scan(0.0, |s, v| {
        *s += v;
        Some(*s)
    });
    sums.sum()
}

fn main() {}
