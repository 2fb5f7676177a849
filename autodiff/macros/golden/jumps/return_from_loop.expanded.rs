// Written by the golden test; do not edit.
/// The reverse derivative of [`search`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_search(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut result: f64 = ::core::default::Default::default();
    let mut running = true;
    let mut jumped = false;
    let length = x.len();
    let mut passes_of_kept_1 = 0usize;
    for i in 0..length {
        passes_of_kept_1 += 1;
        let v = &x[i];
        if (*v) > 1.0 {
            result = (*v) * (*v);
            running = false;
            jumped = true;
        }
        if !running {
            break;
        }
    }
    kept_1.keep(passes_of_kept_1);
    if !jumped {
        result = x[0];
    }
    let mut d_result = d_ret;
    if !jumped {
        let d_1 = ::core::mem::take(&mut d_result);
        d_x[0] += d_1;
    }
    for i in ::rootgrad_autodiff::rt::Steps::from(0..length).take(kept_1.take()).rev() {
        let v = &x[i];
        let d_v = &mut d_x[i];
        if (*v) > 1.0 {
            let d_2 = ::core::mem::take(&mut d_result);
            (*d_v) += d_2 * (*v);
            (*d_v) += d_2 * (*v);
        }
    }
    result
}
