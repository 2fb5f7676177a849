use std::rc::Rc;

use rootgrad_autodiff::*;

#[differentiable]
fn counted(x: &[f64]) -> f64 {
    let one = Rc::new(1);
    let v = {
        let other = one.clone();
        x[*other]
    };
    v * x[Rc::strong_count(&one)]
}

fn main() {}
