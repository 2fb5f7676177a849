use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};

#[derive(Clone, Differentiable)]
struct Spring {
    stiffness: f64,
    length: f64,
}

trait Law {
    fn force(&self, x: f64) -> f64;
}

#[differentiable]
impl Law for Spring {
    fn force(&self, x: f64) -> f64 {
        self.stiffness * x
    }
}

impl Spring {
    fn force(&self, x: f64) -> f64 {
        self.length * x * x
    }
}

#[autodiff_reverse(pulled_reverse, Duplicated, Active)]
fn pulled(s: &Spring) -> f64 {
    s.force(2.0)
}

fn main() {}
