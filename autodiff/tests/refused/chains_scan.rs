use rootgrad_autodiff::*;

#[autodiff_reverse(d_scanned, Duplicated, Active)]
fn scanned(x: &[f64]) -> f64 {
    let mut sums = x.iter().scan(0.0, |s, v| {
        *s += v;
        Some(*s)
    });
    sums.next().unwrap_or(0.0)
}

#[autodiff_reverse(d_sliced, Duplicated, Active)]
fn sliced(x: &[f64]) -> f64 {
    let items = x.iter();
    items.as_slice()[0]
}

fn main() {}
