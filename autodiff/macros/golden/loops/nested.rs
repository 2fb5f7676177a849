#[autodiff_reverse(d_ninth_power, Active, Active)]
fn ninth_power(x: f64) -> f64 {
    let mut t = 1.0;
    for _i in 0..3 {
        for _j in 0..3 {
            t *= x;
        }
    }
    t
}
