#[autodiff_reverse(d_generic, Active, Active, Active)]
fn generic<T: Real>(x: T, y: T) -> T {
    let mut s = x * T::from_f64(0.5);
    s += y.exp();
    s * x
}
