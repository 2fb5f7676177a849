use rootgrad_autodiff::*;

#[differentiable]
fn larger<'a>(a: &'a mut f64, b: &'a mut f64) -> &'a mut f64 {
    if *a > *b { a } else { b }
}

fn main() {}
