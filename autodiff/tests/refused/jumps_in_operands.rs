use rootgrad_autodiff::*;

#[autodiff_reverse(d_operand, Duplicated, Active)]
fn operand(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += 2.0 * {
            if *v < 0.0 {
                break;
            }
            *v
        };
    }
    s
}

fn main() {}
