use rootgrad_autodiff::*;

#[autodiff_reverse(d_walk, Duplicated, Active)]
fn walk(x: &[f64]) -> f64 {
    let mut rest = x;
    let mut s = 0.0;
    while let [head, tail @ ..] = rest {
        s += head * head;
        rest = tail;
    }
    s
}

fn main() {}
