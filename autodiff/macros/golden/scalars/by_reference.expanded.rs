// Written by the golden test; do not edit.
/// The reverse derivative of [`by_reference`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_by_reference(x: &mut f64, d_x: &mut f64) {
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    (*x) = ((*x) * kept_1.keep((*x))) + (*x);
    (*x) = (*x) * 3.0;
    let d_1 = ::core::mem::take(&mut (*d_x));
    (*d_x) += d_1 * 3.0;
    let v_1 = kept_1.take();
    let d_2 = ::core::mem::take(&mut (*d_x));
    (*d_x) += d_2 * v_1;
    (*d_x) += d_2 * v_1;
    (*d_x) += d_2;
}
