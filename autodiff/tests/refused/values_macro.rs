use rootgrad_autodiff::*;

macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}

#[autodiff_reverse(d_macro, Active, Active)]
fn with_macro(x: f64) -> f64 {
    square!(x)
}

fn main() {}
