use rootgrad_autodiff::*;

#[autodiff_reverse(d_table, Active, Active)]
fn table(x: f64) -> f64 {
    let fs = [f64::sin, f64::cos];
    fs[0](x)
}

fn main() {}
