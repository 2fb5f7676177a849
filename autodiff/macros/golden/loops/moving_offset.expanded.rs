// Written by the golden test; do not edit.
/// The reverse derivative of [`moving`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_moving(x: &[f64], d_x: &mut [f64], sizes: &[usize], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut offset = 0;
    let mut s = 1.0;
    for &n in sizes {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let at = kept_3.keep(offset);
        let at_2 = kept_2.keep((offset + n));
        let part = &x[at..at_2];
        s = kept_1.keep(s) * part[0];
        offset += n;
        pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
    }
    let result: f64 = s;
    let mut d_result = d_ret;
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for &n in ::core::iter::IntoIterator::into_iter(sizes).rev() {
        let (v_1, at_2, at) = pass_1.take();
        let part = &x[at..at_2];
        let d_part = &mut d_x[at..at_2];
        let d_1 = ::core::mem::take(&mut d_s);
        d_s += d_1 * part[0];
        d_part[0] += d_1 * v_1;
    }
    pass_1.finish();
    result
}
