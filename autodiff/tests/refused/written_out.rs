use rootgrad_autodiff::*;

#[autodiff_reverse(d_of_method, Duplicated, Active)]
fn of_method(x: &[f64]) -> f64 {
    let k = [0.1, 0.2].iter().map::<f32, _>(|_| 0.1).sum::<f32>();
    x[0] * k as f64
}

#[autodiff_forward(d_of_function, Dual, Dual)]
fn of_function(x: &[f64]) -> f64 {
    let mut k = 5;
    let old = std::mem::replace::<u8>(&mut k, 3);
    x[0] * (!old) as f64
}

#[derive(Clone, Copy, Differentiable)]
struct Log {
    v: f64,
}

impl std::ops::AddAssign<f64> for Log {
    fn add_assign(&mut self, by: f64) {
        self.v = (self.v.exp() + by).ln();
    }
}

#[autodiff_reverse(d_of_operator, Duplicated, Active)]
fn of_operator(x: &[f64]) -> f64 {
    let mut v = vec![Log { v: x[0] }];
    v[0] += 0.5;
    v[0].v
}

#[autodiff_forward(t_of_operator, Dual, Dual)]
fn of_operator_forward(x: &[f64]) -> f64 {
    let mut v = vec![Log { v: x[0] }];
    v[0] += 0.5;
    v[0].v
}

fn main() {}
