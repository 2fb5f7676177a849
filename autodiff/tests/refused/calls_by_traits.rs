use rootgrad_autodiff::*;

trait Shape {
    fn area(&self) -> f64;
}

#[derive(Clone, Differentiable)]
struct Square {
    a: f64,
}

#[differentiable]
impl Shape for Square {
    fn area(&self) -> f64 {
        self.a * self.a
    }
}

#[autodiff_reverse(d_by_trait, Active, Active)]
fn by_trait(a: f64) -> f64 {
    let s = Square { a };
    <Square as Shape>::area(&s)
}

fn main() {}
