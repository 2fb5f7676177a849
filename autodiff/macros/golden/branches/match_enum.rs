#[autodiff_reverse(d_on_enum, Active, Const, Active)]
fn on_enum(x: f64, shape: Shape) -> f64 {
    match shape {
        Shape::Square => x * x,
        Shape::Power(n) => x.powi(n),
        Shape::Scaled { by } => x * by,
    }
}
