// Written by the golden test; do not edit.
/// The reverse derivative of [`neighbours`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_neighbours(x: &mut [f64], d_x: &mut [f64]) {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
    for i in 1..x.len() {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        x[i] = kept_2.keep(x[i]) * kept_1.keep(x[(i - 1)]);
        pass_1.push((kept_1.take(), kept_2.take()));
    }
    let x = &*x;
    for i in (1..x.len()).rev() {
        let (v_1, v_2) = pass_1.take();
        let d_1 = ::core::mem::take(&mut d_x[i]);
        d_x[i] += d_1 * v_1;
        d_x[i - 1] += d_1 * v_2;
    }
    pass_1.finish();
}
