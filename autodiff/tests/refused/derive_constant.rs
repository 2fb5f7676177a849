use rootgrad_autodiff::Differentiable;

#[derive(Clone, Differentiable)]
struct Fit<'a> {
    slope: f64,
    #[constant]
    points: &'a [f64],
    #[constant]
    name: &'a str,
}

#[derive(Clone, Differentiable)]
struct Referring<'a> {
    slope: &'a f64,
}

fn main() {}
