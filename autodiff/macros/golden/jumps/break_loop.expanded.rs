// Written by the golden test; do not edit.
/// The reverse derivative of [`first_negative`].
#[allow(unused, clippy::all, clippy::pedantic, clippy::nursery)]
fn d_first_negative(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    let mut kept_1 = ::rootgrad_autodiff::Slot::new();
    let mut s = 0.0;
    let mut running = true;
    let mut passes_of_kept_1 = 0usize;
    for i in 0..x.len() {
        passes_of_kept_1 += 1;
        if x[i] < 0.0 {
            running = false;
        } else {
            s += x[i] * x[i];
        }
        if !running {
            break;
        }
    }
    kept_1.keep(passes_of_kept_1);
    let result: f64 = s;
    let mut d_result = d_ret;
    let mut d_s: f64 = 0.0;
    d_s += d_result;
    for i in ::rootgrad_autodiff::Steps::from(0..x.len()).take(kept_1.take()).rev() {
        if x[i] < 0.0 {} else {
            let d_1 = d_s;
            d_x[i] += d_1 * x[i];
            d_x[i] += d_1 * x[i];
        }
    }
    result
}
