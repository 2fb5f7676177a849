use rootgrad_autodiff::*;

#[autodiff_reverse(d_from_the_back, Duplicated, Active)]
fn from_the_back(x: &[f64]) -> f64 {
    let mut items = x.iter();
    let last = items.next_back().unwrap();
    last * items.map(|v| v * v).sum::<f64>()
}

#[autodiff_reverse(d_in_pairs, Duplicated, Active)]
fn in_pairs(x: &[f64]) -> f64 {
    let mut items = x.iter();
    let mut s = 0.0;
    while let (Some(a), Some(b)) = (items.next(), items.next()) {
        s += a * b;
    }
    s
}

#[autodiff_reverse(d_compared, Duplicated, Active)]
fn compared(x: &[f64]) -> f64 {
    let mut items = x.iter();
    if items.next() == None { 0.0 } else { items.sum() }
}

fn main() {}
