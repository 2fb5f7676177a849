// Written by the golden test; do not edit.
/// The reverse derivative of [`newton`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_newton(a: f64, d_ret: f64) -> (f64, f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
    let mut x = a;
    let mut passes_of_kept_2 = 0usize;
    while ((x * x) - a).abs() > 1e-12 {
        passes_of_kept_2 += 1;
        x = 0.5 * (x + (a / kept_1.keep(x)));
    }
    kept_2.keep(passes_of_kept_2);
    let result: f64 = x;
    let mut d_a = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut d_x: f64 = -0.0;
    d_x += d_result;
    for _ in 0..kept_2.take() {
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_x);
        let d_2 = d_1 * 0.5;
        d_x += d_2;
        d_a += ::rootgrad_autodiff::rt::strong_quotient(d_2, v_1);
        d_x
            -= ::rootgrad_autodiff::rt::strong(
                ::rootgrad_autodiff::rt::strong_quotient(d_2, v_1),
                a / v_1,
            );
    }
    d_a += d_x;
    kept_1.finish();
    (result, d_a)
}
