use rootgrad_autodiff::*;

#[autodiff_reverse(d_inner, Active, Active)]
fn inner(x: f64) -> f64 {
    let y = {
        const K: f64 = 2.0;
        K * x
    };
    y * K
}

const K: f64 = 3.0;

fn main() {}
