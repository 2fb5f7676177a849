use rootgrad_autodiff::*;

#[autodiff_reverse(d_from_the_back, Duplicated, Active)]
fn from_the_back(x: &[f64]) -> f64 {
    let mut items = x.iter();
    let last = items.next_back().unwrap();
    last * items.map(|v| v * v).sum::<f64>()
}

#[autodiff_reverse(d_compared, Duplicated, Active)]
fn compared(x: &[f64]) -> f64 {
    let mut items = x.iter();
    if items.next() == None { 0.0 } else { items.sum() }
}

#[autodiff_reverse(d_handed_over, Duplicated, Active)]
fn handed_over(x: &[f64]) -> f64 {
    let first = x.first();
    let kept = [first, first];
    **kept[0].as_ref().unwrap()
}

fn main() {}
