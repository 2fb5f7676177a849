use rootgrad_autodiff::*;

trait Layer {
    fn forward(&self, h: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Scale {
    a: f64,
}

#[differentiable]
impl Layer for Scale {
    fn forward(&self, h: f64) -> f64 {
        self.a * h
    }
}

#[autodiff_reverse(d_one, Duplicated, Active)]
fn one(s: &Scale) -> f64 {
    let d: &dyn Layer = s;
    d.forward(2.0)
}

#[autodiff_forward(t_each, Const, Dual, Dual)]
fn each(layers: &[Box<dyn Layer>], x: f64) -> f64 {
    let mut h = x;
    for l in layers {
        h = l.forward(h);
    }
    h
}

fn main() {}
