use rootgrad_autodiff::*;

#[autodiff_reverse(d_in_a_value, Duplicated, Active)]
fn in_a_value(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        let w = if *v < 0.0 { break } else { v * v };
        s += w;
    }
    s
}

#[autodiff_reverse(d_labelled_block, Active, Active)]
fn labelled_block(x: f64) -> f64 {
    let mut y = x;
    'block: {
        if x < 0.0 {
            break 'block;
        }
        y *= x;
    }
    y
}

#[autodiff_reverse(d_crossing, Active, Active)]
fn crossing(x: f64) -> f64 {
    let y = {
        for i in 0..3 {
            if i == 2 {
                return x;
            }
        }
        2.0 * x
    };
    y
}

fn main() {}
