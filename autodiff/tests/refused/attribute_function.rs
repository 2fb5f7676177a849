use rootgrad_autodiff::*;

#[autodiff_reverse(d_wait, Active, Active)]
async fn wait(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d_pair, Active, Active)]
fn pair(x: f64) -> (f64, f64) {
    (x, x)
}

struct S;

impl S {
    #[autodiff_reverse(d_method, Const, Active, Active)]
    fn method(&self, x: f64) -> f64 {
        x
    }
}

#[hessian(h_square, Active, Active)]
#[differentiable]
unsafe fn square(x: f64) -> f64 {
    x * x
}

fn main() {}
