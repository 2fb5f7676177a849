#[autodiff_reverse(d_cube, Active, Active)]
fn cube(x: f64) -> f64 {
    let mut t = 1.0;
    t *= x;
    t *= x;
    t *= x;
    t
}
