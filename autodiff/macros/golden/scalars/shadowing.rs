#[autodiff_reverse(d_shadowed, Active, Active)]
fn shadowed(x: f64) -> f64 {
    let y = x.sin();
    let x = x * y;
    let y = {
        let x = y + x;
        x * x
    };
    x + y
}
