#[autodiff_reverse(d_by_reference, Duplicated)]
fn by_reference(x: &mut f64) {
    *x = *x * *x + *x;
    *x *= 3.0;
}
