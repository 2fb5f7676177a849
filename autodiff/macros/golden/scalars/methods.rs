#[autodiff_reverse(d_methods, Active, Active, Active)]
fn methods(x: f32, y: f32) -> f32 {
    (x * y).tanh() + x.powf(y) + x.powi(3).max(y) + x.floor()
}
