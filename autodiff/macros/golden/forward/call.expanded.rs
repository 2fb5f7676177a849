// Written by the golden test; do not edit.
/// The forward derivative of [`call`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn t_call(y: &mut [f64], t_y: &mut [f64], x: &[f64], t_x: &[f64], k: f64) -> f64 {
    ::rootgrad_autodiff::callees!(scale as rule_of_scale, norm as rule_of_norm);
    ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
    ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
    rule_of_scale::__jvp(
        scale,
        &mut *y,
        &mut *t_y,
        k,
        ::rootgrad_autodiff::rt::Inactive,
        &x[1..],
        &t_x[1..],
    );
    let (v_1, t_value) = rule_of_norm::__jvp(norm, &mut *y, &mut *t_y);
    let value = v_1;
    let result: f64 = value;
    let t_result: f64 = t_value;
    t_result
}
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
impl scale {
    ///The forward derivative of [`scale`]: the rule written by hand, found by the function's path.
    #[inline]
    fn pushforward(
        a0: &mut [f64],
        a1: &mut [f64],
        a2: f64,
        a3: f64,
        a4: &[f64],
        a5: &[f64],
    ) {
        scale_pushforward(a0, a1, a2, a3, a4, a5)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    fn __jvp(
        called: impl ::core::ops::Fn(&mut [f64], f64, &[f64]) + 'static,
        a0: &mut [f64],
        t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        a1: f64,
        t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        a2: &[f64],
        t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
    ) {
        let _ = Self::__of(called);
        let mut store0 = ::core::option::Option::None;
        let t0 = t0.or_zero(&*a0, &mut store0);
        let t1 = t1.or_zero(&a1);
        let mut store2 = ::core::option::Option::None;
        let t2 = t2.or_zero(&*a2, &mut store2);
        scale_pushforward(a0, t0, a1, t1, a2, t2)
    }
}
const _: () = {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn rule_has_the_signature_of_the_function(y: &mut [f64], k: f64, x: &[f64]) {
        scale(y, k, x)
    }
};
