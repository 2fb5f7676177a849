use rootgrad_autodiff::*;

macro_rules! shown {
    ($($given:tt)*) => { format!($($given)*) };
}

#[autodiff_reverse(reverse, Duplicated, Active)]
fn f(x: &[f64]) -> f64 {
    let n = 1usize;
    let m = n;
    let n = 2usize;
    x[shown!("{n}").len()] * x[m]
}

fn main() {}
