// Written by the golden test; do not edit.
///The derivative of [`scale`]: the rule written by hand, found by the function's path.
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
pub enum scale {}
#[allow(missing_docs, unreachable_pub)]
#[allow(unused, deprecated, nonstandard_style)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
impl scale {
    /// The rule receives the values that written arguments have after the call.
    #[doc(hidden)]
    pub const __BEFORE: bool = false;
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn __of<F>(called: F) -> F {
        ::rootgrad_autodiff::rt::same_generic_function(called, &scale::<f64>)
    }
    ///The derivative of [`scale`]: the rule written by hand, found by the function's path.
    #[inline]
    pub fn pullback<T: Real>(
        a0: &[T],
        a1: &mut [T],
        a2: &[T],
        a3: &mut [T],
        a4: T,
        a5: &mut T,
        a6: usize,
    ) {
        scale_pullback(a0, a1, a2, a3, a4, a5, a6)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __vjp<'__shadow, T: Real>(
        a0: &[T],
        d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
        a1: &[T],
        d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
        a2: T,
        d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
        a3: usize,
        _: impl ::rootgrad_autodiff::rt::NoShadow,
        _: impl Sized,
    )
    where
        T: '__shadow,
    {
        let mut store2 = ::core::clone::Clone::clone(&a2);
        Self::pullback(
            a0,
            d0.into_slice(),
            a1,
            d1.into_slice(),
            a2,
            d2.or_discard(&mut store2),
            a3,
        );
    }
}
const _: () = {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn rule_has_the_parameters_of_the_function<T: Real>(k: T, n: usize) {
        ::rootgrad_autodiff::rt::without_seed(
            scale(
                ::rootgrad_autodiff::rt::behind_reference::<[T], _>(),
                ::rootgrad_autodiff::rt::behind_reference::<[T], _>(),
                k,
                n,
            ),
        );
    }
};
