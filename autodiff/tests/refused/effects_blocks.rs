use rootgrad_autodiff::*;

#[autodiff_reverse(d_waiting, Active, Active)]
fn waiting(x: f64) -> f64 {
    let y = unsafe { x * x };
    y
}

fn main() {}
