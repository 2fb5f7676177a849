use rootgrad_autodiff::{Differentiable, autodiff_reverse, differentiable};

#[derive(Clone, Copy, Differentiable)]
struct P {
    a: f64,
}

impl P {
    #[differentiable]
    fn at(self, v: f64) -> f64 {
        self.a * v
    }
    #[differentiable]
    fn grow(&mut self, by: f64) -> f64 {
        self.a *= by;
        self.a
    }
}

#[differentiable]
fn doubled(p: &mut P) -> f64 {
    p.a *= 2.0;
    p.a
}

#[autodiff_reverse(d_by_method, Duplicated, Active)]
fn by_method(x: &[f64]) -> f64 {
    let mut p = P { a: x[0] };
    p.at(p.grow(x[1]))
}

#[autodiff_reverse(d_in_branch, Duplicated, Active)]
fn in_branch(x: &[f64]) -> f64 {
    let mut p = P { a: x[0] };
    p.at(if x[1] > 0.0 { p.grow(x[1]) } else { x[2] })
}

#[autodiff_reverse(d_in_closure, Duplicated, Active)]
fn in_closure(x: &[f64]) -> f64 {
    let mut p = P { a: x[0] };
    p.at(x.iter().map(|v| p.grow(*v)).sum::<f64>())
}

#[differentiable]
fn by_name(p: &mut P) -> f64 {
    p.at(doubled(p))
}

fn main() {}
