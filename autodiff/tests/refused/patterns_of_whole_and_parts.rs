use rootgrad_autodiff::*;

#[autodiff_reverse(d_both, Active, Active)]
fn both(x: f64) -> f64 {
    let o = if x > 0.0 { Some(x * x) } else { None };
    match o {
        s @ Some(v) => s.unwrap() * v,
        None => 0.0,
    }
}

fn main() {}
