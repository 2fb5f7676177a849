// Written by the golden test; do not edit.
/// The reverse derivative of [`buffers`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_buffers(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
    ::rootgrad_autodiff::callees!(scale as rule_of_scale);
    ::rootgrad_autodiff::stored_in_loops!(
        fn in_loop =
        "the derivative stores all of `a` for each call of `scale` in this loop; pass only the elements that `scale` uses, write its body into the loop, or see \"The cost of a call\" in the guide (page calls); if `scale` uses all of `a`, write #[allow(deprecated)] before the function"
    );
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
    let mut a = ::std::vec![0.0; x.len()];
    let mut s = 0.0;
    for i in 0..3 {
        kept_1.keep_when(rule_of_scale::__BEFORE, &a);
        rule_of_scale::__of(scale)(&mut a, x, i);
        #[warn(deprecated)]
        let () = (&::rootgrad_autodiff::rt::StoredBy::new(
            &::rootgrad_autodiff::rt::Like::<::rootgrad_autodiff::rt::Later>::new(),
            &kept_1,
        ))
            .in_loop();
        kept_1.keep_when(!rule_of_scale::__BEFORE, &a);
        s += a[i];
    }
    let result: f64 = s;
    kept_1.count(::rootgrad_autodiff::owned_bytes!(& kept_1));
    let mut d_result = d_ret;
    let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in (0..3).rev() {
        let d_1 = d_s;
        d_a[i] += d_1;
        let v_1 = kept_1.take();
        rule_of_scale::__vjp(
            &v_1,
            &mut d_a,
            x,
            &mut (*d_x),
            i,
            ::rootgrad_autodiff::rt::Inactive,
            ::rootgrad_autodiff::rt::Unused,
        );
    }
    kept_1.finish();
    result
}
