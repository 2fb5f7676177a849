use rootgrad_autodiff::*;

#[autodiff_reverse(d_stored, Active, Active)]
fn stored(x: f64) -> f64 {
    let fs: [&dyn Fn(f64) -> f64; 2] = [&|y| x * y, &|y| x + y];
    fs[0](2.0)
}

fn main() {}
