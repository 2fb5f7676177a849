// Written by the golden test; do not edit.
///The derivative of [`sq`], written by the engine and found by the function's path.
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
enum sq {}
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
impl sq {
    /// The derivative receives the values that written arguments had before the call.
    #[doc(hidden)]
    pub const __BEFORE: bool = true;
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    fn __of<F: 'static>(called: F) -> F {
        ::rootgrad_autodiff::rt::same_function(called, &sq)
    }
    /// The reverse derivative of [`sq`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
        let result: f64 = x * x;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        d_x += d_result * x;
        d_x += d_result * x;
        (result, d_x)
    }
    /// The forward derivative of [`sq`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
        let result: f64 = x * x;
        let t_result: f64 = t_x * x + x * t_x;
        (result, t_result)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    fn __jvp(
        called: impl ::core::ops::Fn(f64) -> f64 + 'static,
        a0: f64,
        t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
    ) -> (f64, f64) {
        let _ = Self::__of(called);
        let t0 = t0.or_zero(&a0);
        Self::pushforward(a0, t0)
    }
    #[doc(hidden)]
    /// The reverse derivative of [`pushforward`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
        let result: f64 = x * x;
        let t_result: f64 = (t_x * x) + (x * t_x);
        let result_2: (f64, f64) = (result, t_result);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result_2 = d_ret;
        let mut d_result: f64 = -0.0;
        let mut d_t_result: f64 = -0.0;
        d_result += d_result_2.0;
        d_t_result += d_result_2.1;
        d_t_x += d_t_result * x;
        d_x += d_t_result * t_x;
        d_x += d_t_result * t_x;
        d_t_x += d_t_result * x;
        d_x += d_result * x;
        d_x += d_result * x;
        (d_x, d_t_x)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    fn __jvp_vjp<'__shadow>(
        called: impl ::core::ops::Fn(f64) -> f64 + 'static,
        _: impl ::rootgrad_autodiff::rt::NoShadow,
        a0: f64,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
        a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
    ) {
        let _ = Self::__of(called);
        let a1 = a1.or_zero(&a0);
        let mut store1 = a1;
        let mut store0 = a0;
        let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
        *d0.or_discard(&mut store0) += g0;
        *d1.or_discard(&mut store1) += g1;
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    fn __vjp<'__shadow>(
        a0: f64,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) {
        let mut store0 = a0;
        let (_primal, g0) = Self::pullback(a0, d_ret.seed());
        *d0.or_discard(&mut store0) += g0;
    }
    #[doc(hidden)]
    #[inline]
    fn __ahead(
        (a0,): (f64,),
        _: impl ::core::ops::FnOnce((f64,)) -> f64,
    ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
        let (value, g0) = Self::pullback(a0, 1.0);
        (value, ::rootgrad_autodiff::rt::Partials([g0]))
    }
}
/// The reverse derivative of [`sum`].
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
fn d_sum(x: &[f64], d_x: &mut [f64], mean: f64, d_ret: f64) -> (f64, f64) {
    ::rootgrad_autodiff::callees!(sq as rule_of_sq);
    ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
    let mut d_mean = ::rootgrad_autodiff::zero::<f64>();
    let mut d_result = d_ret;
    let mut s = 0.0;
    let length = x.len();
    let mut d_s: f64 = -0.0;
    d_s += d_result;
    for i in 0..length {
        let v = &x[i];
        let argument = (*v) - mean;
        let value = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_sq, sq, a0 = argument));
        s += value;
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let d_1 = d_s;
        d_value += d_1;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument,
                &d_value,
            );
        } else {
            rule_of_sq::__vjp(argument, &mut d_argument, d_value);
        }
        d_x[i] += d_argument;
        d_mean -= d_argument;
    }
    let result: f64 = s;
    (result, d_mean)
}
