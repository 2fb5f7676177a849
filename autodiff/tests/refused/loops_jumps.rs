use rootgrad_autodiff::*;

#[autodiff_reverse(d_breaks, Duplicated, Active)]
fn breaks(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        if *v < 0.0 {
            break;
        }
        s += v;
    }
    s
}

#[autodiff_reverse(d_returns, Duplicated, Active)]
fn returns(x: &[f64]) -> f64 {
    for v in x {
        if *v < 0.0 {
            return *v;
        }
    }
    x[0]
}

fn main() {}
