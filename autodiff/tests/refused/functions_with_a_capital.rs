use rootgrad_autodiff::autodiff_forward;

#[allow(non_snake_case)]
fn Square(x: f64) -> f64 {
    x * x
}

#[autodiff_forward(square_forward, Dual, Dual)]
fn square(x: f64) -> f64 {
    Square(x)
}

fn main() {}
