// Written by the golden test; do not edit.
mod of_methods {
    impl Sum {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.of += v;
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            let d_2 = d_t_self.of;
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`try_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn try_add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            self.of += v;
            let result: Option<f64> = Some((self.of * v));
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Some(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_self.of += (*d_1) * v;
            d_v += (*d_1) * self.of;
            let d_2 = d_self.of;
            d_v += d_2;
            (result, d_v)
        }
        /// The forward derivative of [`try_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn try_add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (Option<f64>, Option<f64>) {
            t_self.of += t_v;
            self.of += v;
            let t_result: Option<f64> = Some(
                ::rootgrad_autodiff::rt::scalar(t_self.of) * v + self.of * t_v,
            );
            let result: Option<f64> = Some((self.of * v));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_try_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::try_add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_try_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::try_add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn try_add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let t_result: Option<f64> = Some(((t_self.of * v) + (self.of * t_v)));
            let result: Option<f64> = Some((self.of * v));
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Some(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_self.of += (*d_1) * v;
            d_v += (*d_1) * self.of;
            let Some(d_2) = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_self.of += (*d_2) * v;
            d_v += (*d_2) * t_self.of;
            d_self.of += (*d_2) * t_v;
            d_t_v += (*d_2) * self.of;
            let d_3 = d_self.of;
            d_v += d_3;
            let d_4 = d_t_self.of;
            d_t_v += d_4;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_try_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::try_add_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_try_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::try_add_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_try_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::try_add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_try_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::try_add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some(t_v * 2.0);
                t = Some((v * 2.0));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`product`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum product {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl product {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &product)
        }
        /// The reverse derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
            let result: f64 = (a * b) * b;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * b;
            d_a += d_1 * b;
            d_b += d_1 * a;
            d_b += d_result * (a * b);
            (result, d_a, d_b)
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
            let result: f64 = (a * b) * b;
            let t_result: f64 = (t_a * b + a * t_b) * b + (a * b) * t_b;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let result: f64 = (a * b) * b;
            let t_result: f64 = (((t_a * b) + (a * t_b)) * b) + ((a * b) * t_b);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * b;
            d_t_a += d_1 * b;
            d_b += d_1 * t_a;
            d_a += d_1 * t_b;
            d_t_b += d_1 * a;
            d_b += d_t_result * ((t_a * b) + (a * t_b));
            let d_2 = d_t_result * t_b;
            d_a += d_2 * b;
            d_b += d_2 * a;
            d_t_b += d_t_result * (a * b);
            let d_3 = d_result * b;
            d_a += d_3 * b;
            d_b += d_3 * a;
            d_b += d_result * (a * b);
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1]))
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(
                safe as rule_of_safe, product as rule_of_product; fn __vjp_add, fn
                __vjp_try_add & mut fn __mut_handed_try_add
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let mut sum = Sum { of: x[0] };
            let argument = x[1];
            kept_16.keep_owned(&sum);
            let before = sum.add(argument);
            let argument_2 = ::core::clone::Clone::clone(&sum.of);
            let value = rule_of_safe::__of(
                safe,
            )(::core::clone::Clone::clone(&argument_2));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_19.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_20.keep(&tried);
                    let a = before * tried;
                    shape_21.keep(&a);
                    let argument_3 = x[2];
                    kept_12.keep_owned(&sum);
                    let before_2 = kept_15.keep(sum.add(argument_3));
                    shape_22.keep(&before_2);
                    let argument_4 = kept_14.keep(::core::clone::Clone::clone(&sum.of));
                    shape_23.keep(&argument_4);
                    let value_2 = kept_13
                        .keep(
                            rule_of_safe::__of(
                                safe,
                            )(::core::clone::Clone::clone(&argument_4)),
                        );
                    shape_24.keep(&value_2);
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_14.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_15.keep(&tried_3);
                            let b = kept_11
                                .keep(
                                    rule_of_product::__of(
                                        product,
                                    )(
                                        ::core::clone::Clone::clone(&before_2),
                                        ::core::clone::Clone::clone(&tried_3),
                                    ),
                                );
                            shape_16.keep(&b);
                            let before_3 = kept_10
                                .keep(::core::clone::Clone::clone(&sum.of));
                            shape_17.keep(&before_3);
                            let argument_5 = x[3];
                            kept_8.keep_owned(&sum);
                            let value_3 = kept_9.keep(sum.try_add(argument_5));
                            shape_18.keep(&value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_9.keep(&chosen_6);
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    shape_10.keep(&tried_5);
                                    let c = kept_7
                                        .keep(
                                            rule_of_product::__of(
                                                product,
                                            )(
                                                ::core::clone::Clone::clone(&before_3),
                                                ::core::clone::Clone::clone(&tried_5),
                                            ),
                                        );
                                    shape_11.keep(&c);
                                    let before_4 = kept_6
                                        .keep(::core::clone::Clone::clone(&sum.of));
                                    shape_12.keep(&before_4);
                                    let argument_6 = x[4];
                                    kept_4.keep_owned(&sum);
                                    let value_4 = kept_5.keep(sum.try_add(argument_6));
                                    shape_13.keep(&value_4);
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let chosen_8 = tried_8;
                                            shape_4.keep(&chosen_8);
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            shape_5.keep(&tried_7);
                                            let before_6 = before_4
                                                .max(::core::clone::Clone::clone(&tried_7));
                                            shape_6.keep(&before_6);
                                            let before_5 = kept_3
                                                .keep(::core::clone::Clone::clone(&sum.of));
                                            shape_7.keep(&before_5);
                                            let argument_7 = x[5];
                                            kept_1.keep_owned(&sum);
                                            let value_5 = kept_2
                                                .keep(sum.__mut_handed_try_add().try_add(argument_7));
                                            shape_8.keep(&value_5);
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Some(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    shape_1.keep(&chosen_10);
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    shape_2.keep(&tried_9);
                                                    let d = before_6
                                                        + before_5.hypot(::core::clone::Clone::clone(&tried_9));
                                                    shape_3.keep(&d);
                                                    result = Some(((a + (b * c)) + d));
                                                }
                                                None => {
                                                    result = None;
                                                }
                                            }
                                        }
                                        None => {
                                            result = None;
                                        }
                                    }
                                }
                                None => {
                                    result = None;
                                }
                            }
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_result = d_ret;
            let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
            let mut d_argument: f64 = -0.0;
            let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let argument_3 = x[2];
                    let before_2 = kept_15.take();
                    let argument_4 = kept_14.take();
                    let value_2 = kept_13.take();
                    let mut d_chosen_2 = shape_19.zero();
                    let mut d_tried = shape_20.zero();
                    let mut d_a = shape_21.zero();
                    let mut d_argument_3: f64 = -0.0;
                    let mut d_before_2 = shape_22.zero();
                    let mut d_argument_4 = shape_23.zero();
                    let mut d_value_2 = shape_24.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let b = kept_11.take();
                            let before_3 = kept_10.take();
                            let argument_5 = x[3];
                            let value_3 = kept_9.take();
                            let mut d_chosen_4 = shape_14.zero();
                            let mut d_tried_3 = shape_15.zero();
                            let mut d_b = shape_16.zero();
                            let mut d_before_3 = shape_17.zero();
                            let mut d_argument_5: f64 = -0.0;
                            let mut d_value_3 = shape_18.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let chosen_6 = tried_6;
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    let c = kept_7.take();
                                    let before_4 = kept_6.take();
                                    let argument_6 = x[4];
                                    let value_4 = kept_5.take();
                                    let mut d_chosen_6 = shape_9.zero();
                                    let mut d_tried_5 = shape_10.zero();
                                    let mut d_c = shape_11.zero();
                                    let mut d_before_4 = shape_12.zero();
                                    let mut d_argument_6: f64 = -0.0;
                                    let mut d_value_4 = shape_13.zero();
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(d_tried_8) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_8 = tried_8;
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            let before_5 = kept_3.take();
                                            let argument_7 = x[5];
                                            let value_5 = kept_2.take();
                                            let mut d_chosen_8 = shape_4.zero();
                                            let mut d_tried_7 = shape_5.zero();
                                            let mut d_before_6 = shape_6.zero();
                                            let mut d_before_5 = shape_7.zero();
                                            let mut d_argument_7: f64 = -0.0;
                                            let mut d_value_5 = shape_8.zero();
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Some(tried_10) => {
                                                    let Some(d_tried_10) = &mut d_value_5 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    let mut d_chosen_10 = shape_1.zero();
                                                    let mut d_tried_9 = shape_2.zero();
                                                    let mut d_d = shape_3.zero();
                                                    let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let Some(d_2) = &d_1 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                                    d_a += d_3;
                                                    d_b += d_3 * c;
                                                    d_c += d_3 * b;
                                                    d_d += d_3;
                                                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_d);
                                                    d_before_6 += d_4;
                                                    d_before_5
                                                        += d_4
                                                            * ::rootgrad_autodiff::rules::hypot(before_5, tried_9).0;
                                                    d_tried_9
                                                        += d_4
                                                            * ::rootgrad_autodiff::rules::hypot(before_5, tried_9).1;
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_10,
                                                        &(d_tried_9),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_10),
                                                        &(d_chosen_10),
                                                    );
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                }
                                            }
                                            let v_1 = kept_1.take();
                                            (v_1)
                                                .__vjp_try_add(
                                                    ::core::option::Option::Some(&mut d_sum),
                                                    argument_7,
                                                    &mut d_argument_7,
                                                    d_value_5,
                                                );
                                            d_x[5] += d_argument_7;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_sum.of,
                                                &(d_before_5),
                                            );
                                            let d_6 = ::rootgrad_autodiff::rt::scalar(d_before_6);
                                            d_before_4
                                                += d_6
                                                    * ::rootgrad_autodiff::rules::max(before_4, tried_7).0;
                                            d_tried_7
                                                += d_6
                                                    * ::rootgrad_autodiff::rules::max(before_4, tried_7).1;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_8,
                                                &(d_tried_7),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8),
                                                &(d_chosen_8),
                                            );
                                        }
                                        None => {
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                        }
                                    }
                                    let v_2 = kept_4.take();
                                    (v_2)
                                        .__vjp_try_add(
                                            ::core::option::Option::Some(&mut d_sum),
                                            argument_6,
                                            &mut d_argument_6,
                                            d_value_4,
                                        );
                                    d_x[4] += d_argument_6;
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_sum.of,
                                        &(d_before_4),
                                    );
                                    rule_of_product::__vjp(
                                        ::core::clone::Clone::clone(&before_3),
                                        &mut d_before_3,
                                        ::core::clone::Clone::clone(&tried_5),
                                        &mut d_tried_5,
                                        d_c,
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                }
                            }
                            let v_3 = kept_8.take();
                            (v_3)
                                .__vjp_try_add(
                                    ::core::option::Option::Some(&mut d_sum),
                                    argument_5,
                                    &mut d_argument_5,
                                    d_value_3,
                                );
                            d_x[3] += d_argument_5;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_sum.of,
                                &(d_before_3),
                            );
                            rule_of_product::__vjp(
                                ::core::clone::Clone::clone(&before_2),
                                &mut d_before_2,
                                ::core::clone::Clone::clone(&tried_3),
                                &mut d_tried_3,
                                d_b,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    rule_of_safe::__vjp(
                        ::core::clone::Clone::clone(&argument_4),
                        &mut d_argument_4,
                        d_value_2,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_argument_4));
                    let v_4 = kept_12.take();
                    (v_4)
                        .__vjp_add(
                            ::core::option::Option::Some(&mut d_sum),
                            argument_3,
                            &mut d_argument_3,
                            d_before_2,
                        );
                    d_x[2] += d_argument_3;
                    let d_10 = ::rootgrad_autodiff::rt::scalar(d_a);
                    d_before += d_10 * tried;
                    d_tried += d_10 * before;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            rule_of_safe::__vjp(
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_argument_2));
            let v_5 = kept_16.take();
            (v_5)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_sum),
                    argument,
                    &mut d_argument,
                    d_before,
                );
            d_x[1] += d_argument;
            let Sum { of: d_12 } = &d_sum else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_12);
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(
                safe as rule_of_safe, product as rule_of_product; fn __jvp_add, fn
                __jvp_try_add
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut t_sum = Sum { of: t_x[0] };
            let mut sum = Sum { of: x[0] };
            let argument = x[1];
            let t_argument = t_x[1];
            let (v_1, t_before) = (sum).__jvp_add(&mut t_sum, argument, t_argument);
            let before = v_1;
            let argument_2 = sum.of;
            let t_argument_2 = t_sum.of;
            let (v_2, t_value) = rule_of_safe::__jvp(safe, argument_2, t_argument_2);
            let value = v_2;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let a = before * tried;
                    let t_a = ::rootgrad_autodiff::rt::tangent_at(
                        t_before * tried + before * t_tried,
                        a,
                    );
                    let argument_3 = x[2];
                    let t_argument_3 = t_x[2];
                    let (v_3, t_before_2) = (sum)
                        .__jvp_add(&mut t_sum, argument_3, t_argument_3);
                    let before_2 = v_3;
                    let argument_4 = sum.of;
                    let t_argument_4 = t_sum.of;
                    let (v_4, t_value_2) = rule_of_safe::__jvp(
                        safe,
                        argument_4,
                        t_argument_4,
                    );
                    let value_2 = v_4;
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let (v_5, t_b) = rule_of_product::__jvp(
                                product,
                                before_2,
                                t_before_2,
                                tried_3,
                                t_tried_3,
                            );
                            let b = v_5;
                            let before_3 = sum.of;
                            let t_before_3 = t_sum.of;
                            let argument_5 = x[3];
                            let t_argument_5 = t_x[3];
                            let (v_6, t_value_3) = (sum)
                                .__jvp_try_add(&mut t_sum, argument_5, t_argument_5);
                            let value_3 = v_6;
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(t_tried_6) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    let (v_7, t_c) = rule_of_product::__jvp(
                                        product,
                                        before_3,
                                        t_before_3,
                                        tried_5,
                                        t_tried_5,
                                    );
                                    let c = v_7;
                                    let before_4 = sum.of;
                                    let t_before_4 = t_sum.of;
                                    let argument_6 = x[4];
                                    let t_argument_6 = t_x[4];
                                    let (v_8, t_value_4) = (sum)
                                        .__jvp_try_add(&mut t_sum, argument_6, t_argument_6);
                                    let value_4 = v_8;
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(t_tried_8) = ::core::clone::Clone::clone(
                                                &t_value_4,
                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let chosen_8 = tried_8;
                                            let t_chosen_8 = t_tried_8;
                                            let tried_7 = chosen_8;
                                            let t_tried_7 = t_chosen_8;
                                            let p_1 = ::rootgrad_autodiff::rules::max(
                                                before_4,
                                                tried_7,
                                            );
                                            let before_6 = before_4.max(tried_7);
                                            let t_before_6 = p_1.0 * t_before_4 + p_1.1 * t_tried_7;
                                            let before_5 = sum.of;
                                            let t_before_5 = t_sum.of;
                                            let argument_7 = x[5];
                                            let t_argument_7 = t_x[5];
                                            let (v_9, t_value_5) = (sum)
                                                .__jvp_try_add(&mut t_sum, argument_7, t_argument_7);
                                            let value_5 = v_9;
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Some(tried_10) => {
                                                    let Some(t_tried_10) = ::core::clone::Clone::clone(
                                                        &t_value_5,
                                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                    let chosen_10 = tried_10;
                                                    let t_chosen_10 = t_tried_10;
                                                    let tried_9 = chosen_10;
                                                    let t_tried_9 = t_chosen_10;
                                                    let p_2 = ::rootgrad_autodiff::rules::hypot(
                                                        before_5,
                                                        tried_9,
                                                    );
                                                    let d = before_6 + before_5.hypot(tried_9);
                                                    let t_d = t_before_6
                                                        + (p_2.0 * t_before_5 + p_2.1 * t_tried_9);
                                                    t_result = Some(
                                                        ::rootgrad_autodiff::rt::tangent_at(
                                                            (t_a + (t_b * c + b * t_c)) + t_d,
                                                            (a + (b * c)) + d,
                                                        ),
                                                    );
                                                    result = Some(((a + (b * c)) + d));
                                                }
                                                None => {
                                                    let v_10 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_10,
                                                    );
                                                    result = v_10;
                                                }
                                            }
                                        }
                                        None => {
                                            let v_11 = None;
                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &v_11,
                                            );
                                            result = v_11;
                                        }
                                    }
                                }
                                None => {
                                    let v_12 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_12,
                                    );
                                    result = v_12;
                                }
                            }
                        }
                        None => {
                            let v_13 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_13,
                            );
                            result = v_13;
                        }
                    }
                }
                None => {
                    let v_14 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
                    result = v_14;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(
                safe as rule_of_safe, product as rule_of_product; fn __jvp_add, fn
                __jvp_try_add => fn __jvp_vjp_add, fn __jvp_vjp_try_add
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_28 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_37 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_38 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_39 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_40 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_41 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_42 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_43 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_44 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_45 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_46 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_47 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_48 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_49 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_50 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_51 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_52 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_53 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_54 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_55 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_56 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_57 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_58 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_59 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_60 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_61 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_62 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_63 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_64 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_65 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_66 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_67 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut t_sum = Sum { of: t_x[0] };
            let mut sum = Sum { of: x[0] };
            let argument = x[1];
            let t_argument = t_x[1];
            kept_27.keep_owned(&sum);
            kept_28.keep_owned(&t_sum);
            let v_1 = sum.__jvp_add(&mut t_sum, argument, t_argument);
            let before = ::core::clone::Clone::clone(&v_1.0);
            let t_before = ::core::clone::Clone::clone(&v_1.1);
            let argument_2 = ::core::clone::Clone::clone(&sum.of);
            let t_argument_2 = ::core::clone::Clone::clone(&t_sum.of);
            let v_2 = rule_of_safe::__jvp(
                rule_of_safe,
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_2.0);
            let t_value = ::core::clone::Clone::clone(&v_2.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_52.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_53.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_54.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_55.keep(&t_tried);
                            let a = before * tried;
                            shape_56.keep(&a);
                            let t_a = ::rootgrad_autodiff::rt::tangent_at(
                                ((t_before * tried) + (before * t_tried)),
                                a,
                            );
                            shape_57.keep(&t_a);
                            let argument_3 = x[2];
                            let t_argument_3 = t_x[2];
                            kept_21.keep_owned(&sum);
                            kept_22.keep_owned(&t_sum);
                            let v_3 = kept_26
                                .keep(sum.__jvp_add(&mut t_sum, argument_3, t_argument_3));
                            shape_58.keep(&v_3);
                            let before_2 = ::core::clone::Clone::clone(&v_3.0);
                            shape_59.keep(&before_2);
                            let t_before_2 = ::core::clone::Clone::clone(&v_3.1);
                            shape_60.keep(&t_before_2);
                            let argument_4 = kept_25
                                .keep(::core::clone::Clone::clone(&sum.of));
                            shape_61.keep(&argument_4);
                            let t_argument_4 = kept_24
                                .keep(::core::clone::Clone::clone(&t_sum.of));
                            shape_62.keep(&t_argument_4);
                            let v_4 = kept_23
                                .keep(
                                    rule_of_safe::__jvp(
                                        rule_of_safe,
                                        ::core::clone::Clone::clone(&argument_4),
                                        ::core::clone::Clone::clone(&t_argument_4),
                                    ),
                                );
                            shape_63.keep(&v_4);
                            let value_2 = ::core::clone::Clone::clone(&v_4.0);
                            shape_64.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_4.1);
                            shape_65.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_40.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_41.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_42.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_43.keep(&t_tried_3);
                                            let v_5 = kept_20
                                                .keep(
                                                    rule_of_product::__jvp(
                                                        rule_of_product,
                                                        ::core::clone::Clone::clone(&before_2),
                                                        ::core::clone::Clone::clone(&t_before_2),
                                                        ::core::clone::Clone::clone(&tried_3),
                                                        ::core::clone::Clone::clone(&t_tried_3),
                                                    ),
                                                );
                                            shape_44.keep(&v_5);
                                            let b = ::core::clone::Clone::clone(&v_5.0);
                                            shape_45.keep(&b);
                                            let t_b = ::core::clone::Clone::clone(&v_5.1);
                                            shape_46.keep(&t_b);
                                            let before_3 = kept_19
                                                .keep(::core::clone::Clone::clone(&sum.of));
                                            shape_47.keep(&before_3);
                                            let t_before_3 = kept_18
                                                .keep(::core::clone::Clone::clone(&t_sum.of));
                                            shape_48.keep(&t_before_3);
                                            let argument_5 = x[3];
                                            let t_argument_5 = t_x[3];
                                            kept_15.keep_owned(&sum);
                                            kept_16.keep_owned(&t_sum);
                                            let v_6 = kept_17
                                                .keep(
                                                    sum.__jvp_try_add(&mut t_sum, argument_5, t_argument_5),
                                                );
                                            shape_49.keep(&v_6);
                                            let value_3 = ::core::clone::Clone::clone(&v_6.0);
                                            shape_50.keep(&value_3);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_6.1);
                                            shape_51.keep(&t_value_3);
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let chosen_6 = tried_6;
                                                            shape_28.keep(&chosen_6);
                                                            let t_chosen_6 = t_tried_6;
                                                            shape_29.keep(&t_chosen_6);
                                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                                            shape_30.keep(&tried_5);
                                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                                            shape_31.keep(&t_tried_5);
                                                            let v_7 = kept_14
                                                                .keep(
                                                                    rule_of_product::__jvp(
                                                                        rule_of_product,
                                                                        ::core::clone::Clone::clone(&before_3),
                                                                        ::core::clone::Clone::clone(&t_before_3),
                                                                        ::core::clone::Clone::clone(&tried_5),
                                                                        ::core::clone::Clone::clone(&t_tried_5),
                                                                    ),
                                                                );
                                                            shape_32.keep(&v_7);
                                                            let c = ::core::clone::Clone::clone(&v_7.0);
                                                            shape_33.keep(&c);
                                                            let t_c = ::core::clone::Clone::clone(&v_7.1);
                                                            shape_34.keep(&t_c);
                                                            let before_4 = kept_13
                                                                .keep(::core::clone::Clone::clone(&sum.of));
                                                            shape_35.keep(&before_4);
                                                            let t_before_4 = ::core::clone::Clone::clone(&t_sum.of);
                                                            shape_36.keep(&t_before_4);
                                                            let argument_6 = x[4];
                                                            let t_argument_6 = t_x[4];
                                                            kept_10.keep_owned(&sum);
                                                            kept_11.keep_owned(&t_sum);
                                                            let v_8 = kept_12
                                                                .keep(
                                                                    sum.__jvp_try_add(&mut t_sum, argument_6, t_argument_6),
                                                                );
                                                            shape_37.keep(&v_8);
                                                            let value_4 = ::core::clone::Clone::clone(&v_8.0);
                                                            shape_38.keep(&value_4);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_8.1);
                                                            shape_39.keep(&t_value_4);
                                                            match ::core::clone::Clone::clone(&value_4) {
                                                                Some(tried_8) => {
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Some(t_tried_8) => {
                                                                            let chosen_8 = tried_8;
                                                                            shape_13.keep(&chosen_8);
                                                                            let t_chosen_8 = t_tried_8;
                                                                            shape_14.keep(&t_chosen_8);
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                                            shape_15.keep(&tried_7);
                                                                            let t_tried_7 = t_chosen_8;
                                                                            shape_16.keep(&t_tried_7);
                                                                            let before_6 = before_4
                                                                                .max(::core::clone::Clone::clone(&tried_7));
                                                                            shape_17.keep(&before_6);
                                                                            let x_2 = ::core::clone::Clone::clone(&before_4);
                                                                            shape_18.keep(&x_2);
                                                                            let y = ::core::clone::Clone::clone(&tried_7);
                                                                            shape_19.keep(&y);
                                                                            let t;
                                                                            if (x_2 >= y) || (y != y) {
                                                                                t = 1.0;
                                                                            } else {
                                                                                t = 0.0;
                                                                            }
                                                                            let x_3 = ::core::clone::Clone::clone(&before_4);
                                                                            shape_20.keep(&x_3);
                                                                            let y_2 = ::core::clone::Clone::clone(&tried_7);
                                                                            shape_21.keep(&y_2);
                                                                            let t_2;
                                                                            if (x_3 >= y_2) || (y_2 != y_2) {
                                                                                t_2 = 0.0;
                                                                            } else {
                                                                                t_2 = 1.0;
                                                                            }
                                                                            let t_before_6 = (kept_5.keep(t) * t_before_4)
                                                                                + (kept_6.keep(t_2) * t_tried_7);
                                                                            shape_22.keep(&t_before_6);
                                                                            let before_5 = kept_9
                                                                                .keep(::core::clone::Clone::clone(&sum.of));
                                                                            shape_23.keep(&before_5);
                                                                            let t_before_5 = kept_8
                                                                                .keep(::core::clone::Clone::clone(&t_sum.of));
                                                                            shape_24.keep(&t_before_5);
                                                                            let argument_7 = x[5];
                                                                            let t_argument_7 = t_x[5];
                                                                            kept_3.keep_owned(&sum);
                                                                            kept_4.keep_owned(&t_sum);
                                                                            let v_9 = kept_7
                                                                                .keep(
                                                                                    sum.__jvp_try_add(&mut t_sum, argument_7, t_argument_7),
                                                                                );
                                                                            shape_25.keep(&v_9);
                                                                            let value_5 = ::core::clone::Clone::clone(&v_9.0);
                                                                            shape_26.keep(&value_5);
                                                                            let t_value_5 = ::core::clone::Clone::clone(&v_9.1);
                                                                            shape_27.keep(&t_value_5);
                                                                            match ::core::clone::Clone::clone(&value_5) {
                                                                                Some(tried_10) => {
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Some(t_tried_10) => {
                                                                                            let chosen_10 = tried_10;
                                                                                            shape_1.keep(&chosen_10);
                                                                                            let t_chosen_10 = t_tried_10;
                                                                                            shape_2.keep(&t_chosen_10);
                                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                                            shape_3.keep(&tried_9);
                                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                                            shape_4.keep(&t_tried_9);
                                                                                            let d = before_6
                                                                                                + before_5.hypot(::core::clone::Clone::clone(&tried_9));
                                                                                            shape_5.keep(&d);
                                                                                            let x_4 = ::core::clone::Clone::clone(&before_5);
                                                                                            shape_6.keep(&x_4);
                                                                                            let y_3 = ::core::clone::Clone::clone(&tried_9);
                                                                                            shape_7.keep(&y_3);
                                                                                            let r = x_4.hypot(::core::clone::Clone::clone(&y_3));
                                                                                            shape_8.keep(&r);
                                                                                            let t_3;
                                                                                            if r == 0.0 {
                                                                                                t_3 = 0.0;
                                                                                            } else {
                                                                                                t_3 = x_4 / r;
                                                                                            }
                                                                                            let x_5 = ::core::clone::Clone::clone(&before_5);
                                                                                            shape_9.keep(&x_5);
                                                                                            let y_4 = ::core::clone::Clone::clone(&tried_9);
                                                                                            shape_10.keep(&y_4);
                                                                                            let r_2 = x_5.hypot(::core::clone::Clone::clone(&y_4));
                                                                                            shape_11.keep(&r_2);
                                                                                            let t_4;
                                                                                            if r_2 == 0.0 {
                                                                                                t_4 = 0.0;
                                                                                            } else {
                                                                                                t_4 = y_4 / r_2;
                                                                                            }
                                                                                            let t_d = t_before_6
                                                                                                + ((kept_1.keep(t_3) * t_before_5)
                                                                                                    + (kept_2.keep(t_4) * t_tried_9));
                                                                                            shape_12.keep(&t_d);
                                                                                            t_result = Some(
                                                                                                ::rootgrad_autodiff::rt::tangent_at(
                                                                                                    ((t_a + ((t_b * c) + (b * t_c))) + t_d),
                                                                                                    ((a + (b * c)) + d),
                                                                                                ),
                                                                                            );
                                                                                            shape_67.keep(&t_result);
                                                                                            result = Some(((a + (b * c)) + d));
                                                                                            shape_66.keep(&result);
                                                                                        }
                                                                                        _ => {
                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                        }
                                                                                    }
                                                                                }
                                                                                None => {
                                                                                    let v_10 = None;
                                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                                        &v_10,
                                                                                    );
                                                                                    shape_67.keep(&t_result);
                                                                                    result = v_10;
                                                                                    shape_66.keep(&result);
                                                                                }
                                                                            }
                                                                        }
                                                                        _ => {
                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                        }
                                                                    }
                                                                }
                                                                None => {
                                                                    let v_11 = None;
                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                        &v_11,
                                                                    );
                                                                    shape_67.keep(&t_result);
                                                                    result = v_11;
                                                                    shape_66.keep(&result);
                                                                }
                                                            }
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_12 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_12,
                                                    );
                                                    shape_67.keep(&t_result);
                                                    result = v_12;
                                                    shape_66.keep(&result);
                                                }
                                            }
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                None => {
                                    let v_13 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_13,
                                    );
                                    shape_67.keep(&t_result);
                                    result = v_13;
                                    shape_66.keep(&result);
                                }
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_14 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
                    shape_67.keep(&t_result);
                    result = v_14;
                    shape_66.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_66.zero();
            let mut d_t_result = shape_67.zero();
            let mut d_t_sum = ::rootgrad_autodiff::Differentiable::zero_like(&t_sum);
            let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
            let mut d_argument: f64 = -0.0;
            let mut d_t_argument: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
            let mut d_t_before = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_before,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let argument_3 = x[2];
                            let t_argument_3 = t_x[2];
                            let v_3 = kept_26.take();
                            let before_2 = ::core::clone::Clone::clone(&v_3.0);
                            let t_before_2 = ::core::clone::Clone::clone(&v_3.1);
                            let argument_4 = kept_25.take();
                            let t_argument_4 = kept_24.take();
                            let v_4 = kept_23.take();
                            let value_2 = ::core::clone::Clone::clone(&v_4.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_4.1);
                            let mut d_chosen_2 = shape_52.zero();
                            let mut d_t_chosen_2 = shape_53.zero();
                            let mut d_tried = shape_54.zero();
                            let mut d_t_tried = shape_55.zero();
                            let mut d_a = shape_56.zero();
                            let mut d_t_a = shape_57.zero();
                            let mut d_argument_3: f64 = -0.0;
                            let mut d_t_argument_3: f64 = -0.0;
                            let mut d_v_3 = shape_58.zero();
                            let mut d_before_2 = shape_59.zero();
                            let mut d_t_before_2 = shape_60.zero();
                            let mut d_argument_4 = shape_61.zero();
                            let mut d_t_argument_4 = shape_62.zero();
                            let mut d_v_4 = shape_63.zero();
                            let mut d_value_2 = shape_64.zero();
                            let mut d_t_value_2 = shape_65.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    let Some(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let Some(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let v_5 = kept_20.take();
                                            let b = ::core::clone::Clone::clone(&v_5.0);
                                            let t_b = ::core::clone::Clone::clone(&v_5.1);
                                            let before_3 = kept_19.take();
                                            let t_before_3 = kept_18.take();
                                            let argument_5 = x[3];
                                            let t_argument_5 = t_x[3];
                                            let v_6 = kept_17.take();
                                            let value_3 = ::core::clone::Clone::clone(&v_6.0);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_6.1);
                                            let mut d_chosen_4 = shape_40.zero();
                                            let mut d_t_chosen_4 = shape_41.zero();
                                            let mut d_tried_3 = shape_42.zero();
                                            let mut d_t_tried_3 = shape_43.zero();
                                            let mut d_v_5 = shape_44.zero();
                                            let mut d_b = shape_45.zero();
                                            let mut d_t_b = shape_46.zero();
                                            let mut d_before_3 = shape_47.zero();
                                            let mut d_t_before_3 = shape_48.zero();
                                            let mut d_argument_5: f64 = -0.0;
                                            let mut d_t_argument_5: f64 = -0.0;
                                            let mut d_v_6 = shape_49.zero();
                                            let mut d_value_3 = shape_50.zero();
                                            let mut d_t_value_3 = shape_51.zero();
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    let Some(d_tried_6) = &mut d_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let Some(d_t_tried_6) = &mut d_t_value_3 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let chosen_6 = tried_6;
                                                            let t_chosen_6 = t_tried_6;
                                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                                            let v_7 = kept_14.take();
                                                            let c = ::core::clone::Clone::clone(&v_7.0);
                                                            let t_c = ::core::clone::Clone::clone(&v_7.1);
                                                            let before_4 = kept_13.take();
                                                            let argument_6 = x[4];
                                                            let t_argument_6 = t_x[4];
                                                            let v_8 = kept_12.take();
                                                            let value_4 = ::core::clone::Clone::clone(&v_8.0);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_8.1);
                                                            let mut d_chosen_6 = shape_28.zero();
                                                            let mut d_t_chosen_6 = shape_29.zero();
                                                            let mut d_tried_5 = shape_30.zero();
                                                            let mut d_t_tried_5 = shape_31.zero();
                                                            let mut d_v_7 = shape_32.zero();
                                                            let mut d_c = shape_33.zero();
                                                            let mut d_t_c = shape_34.zero();
                                                            let mut d_before_4 = shape_35.zero();
                                                            let mut d_t_before_4 = shape_36.zero();
                                                            let mut d_argument_6: f64 = -0.0;
                                                            let mut d_t_argument_6: f64 = -0.0;
                                                            let mut d_v_8 = shape_37.zero();
                                                            let mut d_value_4 = shape_38.zero();
                                                            let mut d_t_value_4 = shape_39.zero();
                                                            match ::core::clone::Clone::clone(&value_4) {
                                                                Some(tried_8) => {
                                                                    let Some(d_tried_8) = &mut d_value_4 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Some(t_tried_8) => {
                                                                            let Some(d_t_tried_8) = &mut d_t_value_4 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let chosen_8 = tried_8;
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                                            let before_5 = kept_9.take();
                                                                            let t_before_5 = kept_8.take();
                                                                            let argument_7 = x[5];
                                                                            let t_argument_7 = t_x[5];
                                                                            let v_9 = kept_7.take();
                                                                            let value_5 = ::core::clone::Clone::clone(&v_9.0);
                                                                            let t_value_5 = ::core::clone::Clone::clone(&v_9.1);
                                                                            let mut d_chosen_8 = shape_13.zero();
                                                                            let mut d_t_chosen_8 = shape_14.zero();
                                                                            let mut d_tried_7 = shape_15.zero();
                                                                            let mut d_t_tried_7 = shape_16.zero();
                                                                            let mut d_before_6 = shape_17.zero();
                                                                            let mut d_x_2 = shape_18.zero();
                                                                            let mut d_y = shape_19.zero();
                                                                            let mut d_x_3 = shape_20.zero();
                                                                            let mut d_y_2 = shape_21.zero();
                                                                            let mut d_t_before_6 = shape_22.zero();
                                                                            let mut d_before_5 = shape_23.zero();
                                                                            let mut d_t_before_5 = shape_24.zero();
                                                                            let mut d_argument_7: f64 = -0.0;
                                                                            let mut d_t_argument_7: f64 = -0.0;
                                                                            let mut d_v_9 = shape_25.zero();
                                                                            let mut d_value_5 = shape_26.zero();
                                                                            let mut d_t_value_5 = shape_27.zero();
                                                                            match ::core::clone::Clone::clone(&value_5) {
                                                                                Some(tried_10) => {
                                                                                    let Some(d_tried_10) = &mut d_value_5 else {
                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                    };
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Some(t_tried_10) => {
                                                                                            let Some(d_t_tried_10) = &mut d_t_value_5 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let chosen_10 = tried_10;
                                                                                            let t_chosen_10 = t_tried_10;
                                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                                            let x_4 = ::core::clone::Clone::clone(&before_5);
                                                                                            let y_3 = ::core::clone::Clone::clone(&tried_9);
                                                                                            let r = x_4.hypot(::core::clone::Clone::clone(&y_3));
                                                                                            let x_5 = ::core::clone::Clone::clone(&before_5);
                                                                                            let y_4 = ::core::clone::Clone::clone(&tried_9);
                                                                                            let r_2 = x_5.hypot(::core::clone::Clone::clone(&y_4));
                                                                                            let mut d_chosen_10 = shape_1.zero();
                                                                                            let mut d_t_chosen_10 = shape_2.zero();
                                                                                            let mut d_tried_9 = shape_3.zero();
                                                                                            let mut d_t_tried_9 = shape_4.zero();
                                                                                            let mut d_d = shape_5.zero();
                                                                                            let mut d_x_4 = shape_6.zero();
                                                                                            let mut d_y_3 = shape_7.zero();
                                                                                            let mut d_r = shape_8.zero();
                                                                                            let mut d_t_3 = -0.0;
                                                                                            let mut d_x_5 = shape_9.zero();
                                                                                            let mut d_y_4 = shape_10.zero();
                                                                                            let mut d_r_2 = shape_11.zero();
                                                                                            let mut d_t_4 = -0.0;
                                                                                            let mut d_t_d = shape_12.zero();
                                                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_result,
                                                                                            );
                                                                                            let Some(d_2) = &d_1 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                                                                            d_a += d_3;
                                                                                            d_b += d_3 * c;
                                                                                            d_c += d_3 * b;
                                                                                            d_d += d_3;
                                                                                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_t_result,
                                                                                            );
                                                                                            let Some(d_5) = &d_4 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                                                                                            d_t_a += d_6;
                                                                                            d_t_b += d_6 * c;
                                                                                            d_c += d_6 * t_b;
                                                                                            d_b += d_6 * t_c;
                                                                                            d_t_c += d_6 * b;
                                                                                            d_t_d += d_6;
                                                                                            let v_15 = kept_1.take();
                                                                                            let v_16 = kept_2.take();
                                                                                            let d_7 = ::rootgrad_autodiff::rt::scalar(d_t_d);
                                                                                            d_t_before_6 += d_7;
                                                                                            d_t_3 += d_7 * t_before_5;
                                                                                            d_t_before_5 += d_7 * v_15;
                                                                                            d_t_4 += d_7 * t_tried_9;
                                                                                            d_t_tried_9 += d_7 * v_16;
                                                                                            if r_2 == 0.0 {
                                                                                                let _ = ::core::mem::take(&mut d_t_4);
                                                                                            } else {
                                                                                                let d_9 = ::core::mem::take(&mut d_t_4);
                                                                                                d_y_4 += d_9 / r_2;
                                                                                                d_r_2 -= d_9 / r_2 * (y_4 / r_2);
                                                                                            }
                                                                                            let d_10 = ::rootgrad_autodiff::rt::scalar(d_r_2);
                                                                                            d_x_5
                                                                                                += d_10 * ::rootgrad_autodiff::rules::hypot(x_5, y_4).0;
                                                                                            d_y_4
                                                                                                += d_10 * ::rootgrad_autodiff::rules::hypot(x_5, y_4).1;
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_tried_9,
                                                                                                &(d_y_4),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_before_5,
                                                                                                &(d_x_5),
                                                                                            );
                                                                                            if r == 0.0 {
                                                                                                let _ = ::core::mem::take(&mut d_t_3);
                                                                                            } else {
                                                                                                let d_12 = ::core::mem::take(&mut d_t_3);
                                                                                                d_x_4 += d_12 / r;
                                                                                                d_r -= d_12 / r * (x_4 / r);
                                                                                            }
                                                                                            let d_13 = ::rootgrad_autodiff::rt::scalar(d_r);
                                                                                            d_x_4
                                                                                                += d_13 * ::rootgrad_autodiff::rules::hypot(x_4, y_3).0;
                                                                                            d_y_3
                                                                                                += d_13 * ::rootgrad_autodiff::rules::hypot(x_4, y_3).1;
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_tried_9,
                                                                                                &(d_y_3),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_before_5,
                                                                                                &(d_x_4),
                                                                                            );
                                                                                            let d_14 = ::rootgrad_autodiff::rt::scalar(d_d);
                                                                                            d_before_6 += d_14;
                                                                                            d_before_5
                                                                                                += d_14
                                                                                                    * ::rootgrad_autodiff::rules::hypot(before_5, tried_9).0;
                                                                                            d_tried_9
                                                                                                += d_14
                                                                                                    * ::rootgrad_autodiff::rules::hypot(before_5, tried_9).1;
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_t_chosen_10,
                                                                                                &(d_t_tried_9),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_chosen_10,
                                                                                                &(d_tried_9),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_t_tried_10),
                                                                                                &(d_t_chosen_10),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_tried_10),
                                                                                                &(d_chosen_10),
                                                                                            );
                                                                                        }
                                                                                        _ => {}
                                                                                    }
                                                                                }
                                                                                None => {
                                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                        &mut d_result,
                                                                                    );
                                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                        &mut d_t_result,
                                                                                    );
                                                                                }
                                                                            }
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_9.1,
                                                                                &(d_t_value_5),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_9.0,
                                                                                &(d_value_5),
                                                                            );
                                                                            let v_17 = kept_3.take();
                                                                            let v_18 = kept_4.take();
                                                                            (v_17)
                                                                                .__jvp_vjp_try_add(
                                                                                    ::core::option::Option::Some(&mut d_sum),
                                                                                    &v_18,
                                                                                    &mut d_t_sum,
                                                                                    argument_7,
                                                                                    &mut d_argument_7,
                                                                                    t_argument_7,
                                                                                    &mut d_t_argument_7,
                                                                                    d_v_9,
                                                                                );
                                                                            d_t_x[5] += d_t_argument_7;
                                                                            d_x[5] += d_argument_7;
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_t_sum.of,
                                                                                &(d_t_before_5),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_sum.of,
                                                                                &(d_before_5),
                                                                            );
                                                                            let v_19 = kept_5.take();
                                                                            let v_20 = kept_6.take();
                                                                            let d_17 = ::rootgrad_autodiff::rt::scalar(d_t_before_6);
                                                                            d_t_before_4 += d_17 * v_19;
                                                                            d_t_tried_7 += d_17 * v_20;
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_tried_7,
                                                                                &(d_y_2),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_before_4,
                                                                                &(d_x_3),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried_7, &(d_y));
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_before_4,
                                                                                &(d_x_2),
                                                                            );
                                                                            let d_18 = ::rootgrad_autodiff::rt::scalar(d_before_6);
                                                                            d_before_4
                                                                                += d_18
                                                                                    * ::rootgrad_autodiff::rules::max(before_4, tried_7).0;
                                                                            d_tried_7
                                                                                += d_18
                                                                                    * ::rootgrad_autodiff::rules::max(before_4, tried_7).1;
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_t_chosen_8,
                                                                                &(d_t_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_chosen_8,
                                                                                &(d_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_t_tried_8),
                                                                                &(d_t_chosen_8),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_8),
                                                                                &(d_chosen_8),
                                                                            );
                                                                        }
                                                                        _ => {}
                                                                    }
                                                                }
                                                                None => {
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_t_result,
                                                                    );
                                                                }
                                                            }
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_8.1,
                                                                &(d_t_value_4),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_8.0,
                                                                &(d_value_4),
                                                            );
                                                            let v_21 = kept_10.take();
                                                            let v_22 = kept_11.take();
                                                            (v_21)
                                                                .__jvp_vjp_try_add(
                                                                    ::core::option::Option::Some(&mut d_sum),
                                                                    &v_22,
                                                                    &mut d_t_sum,
                                                                    argument_6,
                                                                    &mut d_argument_6,
                                                                    t_argument_6,
                                                                    &mut d_t_argument_6,
                                                                    d_v_8,
                                                                );
                                                            d_t_x[4] += d_t_argument_6;
                                                            d_x[4] += d_argument_6;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_sum.of,
                                                                &(d_t_before_4),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_sum.of,
                                                                &(d_before_4),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.1, &(d_t_c));
                                                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.0, &(d_c));
                                                            rule_of_product::__jvp_vjp(
                                                                rule_of_product,
                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                ::core::clone::Clone::clone(&before_3),
                                                                &mut d_before_3,
                                                                ::core::clone::Clone::clone(&t_before_3),
                                                                &mut d_t_before_3,
                                                                ::core::clone::Clone::clone(&tried_5),
                                                                &mut d_tried_5,
                                                                ::core::clone::Clone::clone(&t_tried_5),
                                                                &mut d_t_tried_5,
                                                                d_v_7,
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_chosen_6,
                                                                &(d_t_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_6,
                                                                &(d_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_6),
                                                                &(d_t_chosen_6),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_6),
                                                                &(d_chosen_6),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_t_result,
                                                    );
                                                }
                                            }
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_6.1,
                                                &(d_t_value_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_6.0,
                                                &(d_value_3),
                                            );
                                            let v_23 = kept_15.take();
                                            let v_24 = kept_16.take();
                                            (v_23)
                                                .__jvp_vjp_try_add(
                                                    ::core::option::Option::Some(&mut d_sum),
                                                    &v_24,
                                                    &mut d_t_sum,
                                                    argument_5,
                                                    &mut d_argument_5,
                                                    t_argument_5,
                                                    &mut d_t_argument_5,
                                                    d_v_6,
                                                );
                                            d_t_x[3] += d_t_argument_5;
                                            d_x[3] += d_argument_5;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_sum.of,
                                                &(d_t_before_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_sum.of,
                                                &(d_before_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.1, &(d_t_b));
                                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.0, &(d_b));
                                            rule_of_product::__jvp_vjp(
                                                rule_of_product,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                ::core::clone::Clone::clone(&before_2),
                                                &mut d_before_2,
                                                ::core::clone::Clone::clone(&t_before_2),
                                                &mut d_t_before_2,
                                                ::core::clone::Clone::clone(&tried_3),
                                                &mut d_tried_3,
                                                ::core::clone::Clone::clone(&t_tried_3),
                                                &mut d_t_tried_3,
                                                d_v_5,
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_4.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_4.0,
                                &(d_value_2),
                            );
                            rule_of_safe::__jvp_vjp(
                                rule_of_safe,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::core::clone::Clone::clone(&argument_4),
                                &mut d_argument_4,
                                ::core::clone::Clone::clone(&t_argument_4),
                                &mut d_t_argument_4,
                                d_v_4,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_sum.of,
                                &(d_t_argument_4),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_sum.of,
                                &(d_argument_4),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.1,
                                &(d_t_before_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.0,
                                &(d_before_2),
                            );
                            let v_25 = kept_21.take();
                            let v_26 = kept_22.take();
                            (v_25)
                                .__jvp_vjp_add(
                                    ::core::option::Option::Some(&mut d_sum),
                                    &v_26,
                                    &mut d_t_sum,
                                    argument_3,
                                    &mut d_argument_3,
                                    t_argument_3,
                                    &mut d_t_argument_3,
                                    d_v_3,
                                );
                            d_t_x[2] += d_t_argument_3;
                            d_x[2] += d_argument_3;
                            let d_25 = ::rootgrad_autodiff::rt::scalar(d_t_a);
                            d_t_before += d_25 * tried;
                            d_tried += d_25 * t_before;
                            d_before += d_25 * t_tried;
                            d_t_tried += d_25 * before;
                            let d_26 = ::rootgrad_autodiff::rt::scalar(d_a);
                            d_before += d_26 * tried;
                            d_tried += d_26 * before;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
            rule_of_safe::__jvp_vjp(
                rule_of_safe,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_sum.of, &(d_t_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_sum.of, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_before));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_before));
            let v_27 = kept_27.take();
            let v_28 = kept_28.take();
            (v_27)
                .__jvp_vjp_add(
                    ::core::option::Option::Some(&mut d_sum),
                    &v_28,
                    &mut d_t_sum,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_1,
                );
            d_t_x[1] += d_t_argument;
            d_x[1] += d_argument;
            let Sum { of: d_29 } = &d_sum else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_29);
            let Sum { of: d_30 } = &d_t_sum else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[0] += (*d_30);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_all::__of(all)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_all::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod of_functions {
    ///The derivative of [`tick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tick)
        }
        /// The reverse derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: &mut f64, d_n: &mut f64, v: f64, d_ret: f64) -> (f64, f64) {
            (*n) += v;
            let result: f64 = (*n) * v;
            let n = &*n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64, v: f64, t_v: f64) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = (*t_n) * v + (*n) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = ((*t_n) * v) + ((*n) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let n = &*n;
            let t_n = &*t_n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            (*d_t_n) += d_t_result * v;
            d_v += d_t_result * (*t_n);
            (*d_n) += d_t_result * t_v;
            d_t_v += d_t_result * (*n);
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            let d_2 = (*d_t_n);
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`try_tick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum try_tick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl try_tick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &try_tick)
        }
        /// The reverse derivative of [`try_tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            n: &mut f64,
            d_n: &mut f64,
            v: f64,
            d_ret: Result<f64, String>,
        ) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            (*n) += v;
            let t;
            if v > (-100.0) {
                t = Ok((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = Err("far".into());
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            let d_4 = (*d_n);
            d_v += d_4;
            (result, d_v)
        }
        /// The forward derivative of [`try_tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            n: &mut f64,
            t_n: &mut f64,
            v: f64,
            t_v: f64,
        ) -> (Result<f64, String>, Result<f64, String>) {
            (*t_n) += t_v;
            (*n) += v;
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Ok(t_v * 2.0);
                t = Ok((v * 2.0));
            } else {
                let v_1 = Err("far".into());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, f64) -> Result<f64, String> + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            v: f64,
            t_v: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            (*t_n) += t_v;
            (*n) += v;
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Ok((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Ok((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = Err("far".into());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            let d_7 = (*d_n);
            d_v += d_7;
            let d_8 = (*d_t_n);
            d_t_v += d_8;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, f64) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Result<f64, String>) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Ok((v * v));
                shape_1.keep(&t);
            } else {
                t = Err(format!("{v}"));
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * v;
                d_v += (*d_2) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Result<f64, String>, Result<f64, String>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Ok(t_v * v + v * t_v);
                t = Ok((v * v));
            } else {
                let v_1 = Err(format!("{v}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Result<f64, String> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Ok(((t_v * v) + (v * t_v)));
                shape_2.keep(&t_t);
                t = Ok((v * v));
                shape_1.keep(&t);
            } else {
                let v_1 = Err(format!("{v}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * v;
                d_v += (*d_2) * v;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * v;
                d_v += (*d_4) * t_v;
                d_v += (*d_4) * t_v;
                d_t_v += (*d_4) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`product`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum product {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl product {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &product)
        }
        /// The reverse derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
            let result: f64 = (a * b) * b;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * b;
            d_a += d_1 * b;
            d_b += d_1 * a;
            d_b += d_result * (a * b);
            (result, d_a, d_b)
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
            let result: f64 = (a * b) * b;
            let t_result: f64 = (t_a * b + a * t_b) * b + (a * b) * t_b;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let result: f64 = (a * b) * b;
            let t_result: f64 = (((t_a * b) + (a * t_b)) * b) + ((a * b) * t_b);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * b;
            d_t_a += d_1 * b;
            d_b += d_1 * t_a;
            d_a += d_1 * t_b;
            d_t_b += d_1 * a;
            d_b += d_t_result * ((t_a * b) + (a * t_b));
            let d_2 = d_t_result * t_b;
            d_a += d_2 * b;
            d_b += d_2 * a;
            d_t_b += d_t_result * (a * b);
            let d_3 = d_result * b;
            d_a += d_3 * b;
            d_b += d_3 * a;
            d_b += d_result * (a * b);
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1]))
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            m: &mut f64,
            d_m: &mut f64,
            d_ret: Result<f64, String>,
        ) -> Result<f64, String> {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, safe as rule_of_safe, try_tick as rule_of_try_tick,
                product as rule_of_product
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, String>;
            let argument = x[1];
            kept_22.keep_when(rule_of_tick::__BEFORE, m);
            let before = rule_of_tick::__of(tick)(m, argument);
            kept_22.keep_when(!rule_of_tick::__BEFORE, m);
            let argument_2 = *m;
            let value = kept_21
                .aside(::rootgrad_autodiff::ahead!(rule_of_safe, safe, a0 = argument_2));
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_22.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_23.keep(&tried);
                    let a = before * tried;
                    shape_24.keep(&a);
                    let before_2 = kept_20.keep((*m));
                    let argument_3 = x[2];
                    kept_18.keep_when(rule_of_try_tick::__BEFORE, m);
                    let value_2 = kept_19
                        .keep(rule_of_try_tick::__of(try_tick)(m, argument_3));
                    shape_25.keep(&value_2);
                    kept_18.keep_when(!rule_of_try_tick::__BEFORE, m);
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_18.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_19.keep(&tried_3);
                            let b = before_2 * tried_3;
                            let argument_4 = x[3];
                            kept_15.keep_when(rule_of_tick::__BEFORE, m);
                            let before_3 = rule_of_tick::__of(tick)(m, argument_4);
                            shape_20.keep(&before_3);
                            kept_15.keep_when(!rule_of_tick::__BEFORE, m);
                            let argument_5 = kept_17.keep((*m));
                            let value_3 = kept_16
                                .keep(
                                    kept_14
                                        .aside(
                                            ::rootgrad_autodiff::ahead!(
                                                rule_of_safe, safe, a0 = argument_5
                                            ),
                                        ),
                                );
                            shape_21.keep(&value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_14.keep(&chosen_6);
                                    let tried_5 = chosen_6;
                                    shape_15.keep(&tried_5);
                                    let c = kept_13.keep([before_3, tried_5, (*m)]);
                                    shape_16.keep(&c);
                                    let before_4 = kept_12.keep((*m));
                                    let argument_6 = x[4];
                                    kept_10.keep_when(rule_of_try_tick::__BEFORE, m);
                                    let value_4 = kept_11
                                        .keep(rule_of_try_tick::__of(try_tick)(m, argument_6));
                                    shape_17.keep(&value_4);
                                    kept_10.keep_when(!rule_of_try_tick::__BEFORE, m);
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Ok(tried_8) => {
                                            let chosen_8 = tried_8;
                                            shape_10.keep(&chosen_8);
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            shape_11.keep(&tried_7);
                                            let before_5 = kept_9
                                                .keep(
                                                    rule_of_product::__of(
                                                        product,
                                                    )(before_4, ::core::clone::Clone::clone(&tried_7)),
                                                );
                                            shape_12.keep(&before_5);
                                            let argument_7 = kept_8.keep((*m));
                                            let value_5 = kept_7
                                                .keep(
                                                    kept_6
                                                        .aside(
                                                            ::rootgrad_autodiff::ahead!(
                                                                rule_of_safe, safe, a0 = argument_7
                                                            ),
                                                        ),
                                                );
                                            shape_13.keep(&value_5);
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Ok(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    shape_7.keep(&chosen_10);
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    shape_8.keep(&tried_9);
                                                    let argument_8 = x[5];
                                                    kept_4.keep_when(rule_of_try_tick::__BEFORE, m);
                                                    let value_6 = kept_5
                                                        .keep(rule_of_try_tick::__of(try_tick)(m, argument_8));
                                                    shape_9.keep(&value_6);
                                                    kept_4.keep_when(!rule_of_try_tick::__BEFORE, m);
                                                    match ::core::clone::Clone::clone(&value_6) {
                                                        Ok(tried_12) => {
                                                            let chosen_12 = tried_12;
                                                            shape_3.keep(&chosen_12);
                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                            shape_4.keep(&tried_11);
                                                            let d = before_5 + (tried_9 * tried_11);
                                                            shape_5.keep(&d);
                                                            let before_6 = kept_3.keep((*m));
                                                            let argument_9 = x[0];
                                                            kept_1.keep_when(rule_of_try_tick::__BEFORE, m);
                                                            let value_7 = kept_2
                                                                .keep(rule_of_try_tick::__of(try_tick)(m, argument_9));
                                                            shape_6.keep(&value_7);
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Ok(tried_14) => {
                                                                    let chosen_14 = tried_14;
                                                                    shape_1.keep(&chosen_14);
                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                    shape_2.keep(&tried_13);
                                                                    let t;
                                                                    if before_6 < tried_13 {
                                                                        t = *m;
                                                                    } else {
                                                                        t = -(*m);
                                                                    }
                                                                    let e = t;
                                                                    result = Ok((((a + ((b * c[0]) * c[1])) + (c[2] * d)) + e));
                                                                }
                                                                Err(tried_14_2) => {
                                                                    result = Err(tried_14_2);
                                                                }
                                                            }
                                                        }
                                                        Err(tried_12_2) => {
                                                            result = Err(tried_12_2);
                                                        }
                                                    }
                                                }
                                                Err(tried_10_2) => {
                                                    result = Err(tried_10_2);
                                                }
                                            }
                                        }
                                        Err(tried_8_2) => {
                                            result = Err(tried_8_2);
                                        }
                                    }
                                }
                                Err(tried_6_2) => {
                                    result = Err(tried_6_2);
                                }
                            }
                        }
                        Err(tried_4_2) => {
                            result = Err(tried_4_2);
                        }
                    }
                }
                Err(tried_2_2) => {
                    result = Err(tried_2_2);
                }
            }
            let m = &*m;
            let mut d_result = d_ret;
            let mut d_argument: f64 = -0.0;
            let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
            let mut d_argument_2: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let before_2 = kept_20.take();
                    let argument_3 = x[2];
                    let value_2 = kept_19.take();
                    let mut d_chosen_2 = shape_22.zero();
                    let mut d_tried = shape_23.zero();
                    let mut d_a = shape_24.zero();
                    let mut d_before_2: f64 = -0.0;
                    let mut d_argument_3: f64 = -0.0;
                    let mut d_value_2 = shape_25.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let Ok(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let b = before_2 * tried_3;
                            let argument_4 = x[3];
                            let argument_5 = kept_17.take();
                            let value_3 = kept_16.take();
                            let mut d_chosen_4 = shape_18.zero();
                            let mut d_tried_3 = shape_19.zero();
                            let mut d_b: f64 = -0.0;
                            let mut d_argument_4: f64 = -0.0;
                            let mut d_before_3 = shape_20.zero();
                            let mut d_argument_5: f64 = -0.0;
                            let mut d_value_3 = shape_21.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let Ok(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let c = kept_13.take();
                                    let before_4 = kept_12.take();
                                    let argument_6 = x[4];
                                    let value_4 = kept_11.take();
                                    let mut d_chosen_6 = shape_14.zero();
                                    let mut d_tried_5 = shape_15.zero();
                                    let mut d_c = shape_16.zero();
                                    let mut d_before_4: f64 = -0.0;
                                    let mut d_argument_6: f64 = -0.0;
                                    let mut d_value_4 = shape_17.zero();
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Ok(tried_8) => {
                                            let Ok(d_tried_8) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_8 = tried_8;
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            let before_5 = kept_9.take();
                                            let argument_7 = kept_8.take();
                                            let value_5 = kept_7.take();
                                            let mut d_chosen_8 = shape_10.zero();
                                            let mut d_tried_7 = shape_11.zero();
                                            let mut d_before_5 = shape_12.zero();
                                            let mut d_argument_7: f64 = -0.0;
                                            let mut d_value_5 = shape_13.zero();
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Ok(tried_10) => {
                                                    let Ok(d_tried_10) = &mut d_value_5 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    let argument_8 = x[5];
                                                    let value_6 = kept_5.take();
                                                    let mut d_chosen_10 = shape_7.zero();
                                                    let mut d_tried_9 = shape_8.zero();
                                                    let mut d_argument_8: f64 = -0.0;
                                                    let mut d_value_6 = shape_9.zero();
                                                    match ::core::clone::Clone::clone(&value_6) {
                                                        Ok(tried_12) => {
                                                            let Ok(d_tried_12) = &mut d_value_6 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let chosen_12 = tried_12;
                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                            let d = before_5 + (tried_9 * tried_11);
                                                            let before_6 = kept_3.take();
                                                            let argument_9 = x[0];
                                                            let value_7 = kept_2.take();
                                                            let mut d_chosen_12 = shape_3.zero();
                                                            let mut d_tried_11 = shape_4.zero();
                                                            let mut d_d = shape_5.zero();
                                                            let mut d_before_6: f64 = -0.0;
                                                            let mut d_argument_9: f64 = -0.0;
                                                            let mut d_value_7 = shape_6.zero();
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Ok(tried_14) => {
                                                                    let Ok(d_tried_14) = &mut d_value_7 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    let chosen_14 = tried_14;
                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                    let mut d_chosen_14 = shape_1.zero();
                                                                    let mut d_tried_13 = shape_2.zero();
                                                                    let mut d_t: f64 = -0.0;
                                                                    let mut d_e: f64 = -0.0;
                                                                    let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let Ok(d_2) = &d_1 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    d_a += (*d_2);
                                                                    let d_3 = (*d_2) * c[1];
                                                                    d_b += d_3 * c[0];
                                                                    d_c[0] += d_3 * b;
                                                                    d_c[1] += (*d_2) * (b * c[0]);
                                                                    d_c[2] += (*d_2) * d;
                                                                    d_d += (*d_2) * c[2];
                                                                    d_e += (*d_2);
                                                                    d_t += d_e;
                                                                    if before_6 < tried_13 {
                                                                        let d_4 = ::core::mem::take(&mut d_t);
                                                                        (*d_m) += d_4;
                                                                    } else {
                                                                        let d_5 = ::core::mem::take(&mut d_t);
                                                                        (*d_m) -= d_5;
                                                                    }
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut d_chosen_14,
                                                                        &(d_tried_13),
                                                                    );
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut (*d_tried_14),
                                                                        &(d_chosen_14),
                                                                    );
                                                                }
                                                                Err(tried_14_2) => {
                                                                    let Err(d_tried_14_2) = &mut d_value_7 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    let d_6 = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let Err(d_7) = &d_6 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut (*d_tried_14_2),
                                                                        &((*d_7)),
                                                                    );
                                                                }
                                                            }
                                                            let v_1 = kept_1.take_when(rule_of_try_tick::__BEFORE);
                                                            rule_of_try_tick::__vjp(
                                                                &*::rootgrad_autodiff::rt::before_or(&v_1, m),
                                                                &mut (*d_m),
                                                                argument_9,
                                                                &mut d_argument_9,
                                                                d_value_7,
                                                            );
                                                            d_x[0] += d_argument_9;
                                                            (*d_m) += d_before_6;
                                                            let d_8 = ::rootgrad_autodiff::rt::scalar(d_d);
                                                            d_before_5 += d_8;
                                                            d_tried_9 += d_8 * tried_11;
                                                            d_tried_11 += d_8 * tried_9;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_12,
                                                                &(d_tried_11),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_12),
                                                                &(d_chosen_12),
                                                            );
                                                        }
                                                        Err(tried_12_2) => {
                                                            let Err(d_tried_12_2) = &mut d_value_6 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let d_9 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                            let Err(d_10) = &d_9 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_12_2),
                                                                &((*d_10)),
                                                            );
                                                        }
                                                    }
                                                    let v_2 = kept_4.take();
                                                    rule_of_try_tick::__vjp(
                                                        &v_2,
                                                        &mut (*d_m),
                                                        argument_8,
                                                        &mut d_argument_8,
                                                        d_value_6,
                                                    );
                                                    d_x[5] += d_argument_8;
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_10,
                                                        &(d_tried_9),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_10),
                                                        &(d_chosen_10),
                                                    );
                                                }
                                                Err(tried_10_2) => {
                                                    let Err(d_tried_10_2) = &mut d_value_5 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_11 = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let Err(d_12) = &d_11 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_10_2),
                                                        &((*d_12)),
                                                    );
                                                }
                                            }
                                            let partials_1 = kept_6.take();
                                            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                                                ::rootgrad_autodiff::rt::Ahead::add_to(
                                                    &partials_1,
                                                    0,
                                                    &mut d_argument_7,
                                                    &d_value_5,
                                                );
                                            } else {
                                                rule_of_safe::__vjp(
                                                    argument_7,
                                                    &mut d_argument_7,
                                                    d_value_5,
                                                );
                                            }
                                            (*d_m) += d_argument_7;
                                            rule_of_product::__vjp(
                                                before_4,
                                                &mut d_before_4,
                                                ::core::clone::Clone::clone(&tried_7),
                                                &mut d_tried_7,
                                                d_before_5,
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_8,
                                                &(d_tried_7),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8),
                                                &(d_chosen_8),
                                            );
                                        }
                                        Err(tried_8_2) => {
                                            let Err(d_tried_8_2) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Err(d_14) = &d_13 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8_2),
                                                &((*d_14)),
                                            );
                                        }
                                    }
                                    let v_3 = kept_10.take();
                                    rule_of_try_tick::__vjp(
                                        &v_3,
                                        &mut (*d_m),
                                        argument_6,
                                        &mut d_argument_6,
                                        d_value_4,
                                    );
                                    d_x[4] += d_argument_6;
                                    (*d_m) += d_before_4;
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_before_3,
                                        &(d_c[0]),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_tried_5,
                                        &(d_c[1]),
                                    );
                                    (*d_m) += d_c[2];
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                Err(tried_6_2) => {
                                    let Err(d_tried_6_2) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let d_15 = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let Err(d_16) = &d_15 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6_2),
                                        &((*d_16)),
                                    );
                                }
                            }
                            let partials_2 = kept_14.take();
                            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                                ::rootgrad_autodiff::rt::Ahead::add_to(
                                    &partials_2,
                                    0,
                                    &mut d_argument_5,
                                    &d_value_3,
                                );
                            } else {
                                rule_of_safe::__vjp(
                                    argument_5,
                                    &mut d_argument_5,
                                    d_value_3,
                                );
                            }
                            (*d_m) += d_argument_5;
                            let v_4 = kept_15.take();
                            rule_of_tick::__vjp(
                                &v_4,
                                &mut (*d_m),
                                argument_4,
                                &mut d_argument_4,
                                d_before_3,
                            );
                            d_x[3] += d_argument_4;
                            d_before_2 += d_b * tried_3;
                            d_tried_3 += d_b * before_2;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        Err(tried_4_2) => {
                            let Err(d_tried_4_2) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_17 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Err(d_18) = &d_17 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4_2),
                                &((*d_18)),
                            );
                        }
                    }
                    let v_5 = kept_18.take();
                    rule_of_try_tick::__vjp(
                        &v_5,
                        &mut (*d_m),
                        argument_3,
                        &mut d_argument_3,
                        d_value_2,
                    );
                    d_x[2] += d_argument_3;
                    (*d_m) += d_before_2;
                    let d_19 = ::rootgrad_autodiff::rt::scalar(d_a);
                    d_before += d_19 * tried;
                    d_tried += d_19 * before;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                Err(tried_2_2) => {
                    let Err(d_tried_2_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_20 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Err(d_21) = &d_20 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_tried_2_2), &((*d_21)));
                }
            }
            let partials_3 = kept_21.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_argument_2,
                    &d_value,
                );
            } else {
                rule_of_safe::__vjp(argument_2, &mut d_argument_2, d_value);
            }
            (*d_m) += d_argument_2;
            let v_6 = kept_22.take();
            rule_of_tick::__vjp(&v_6, &mut (*d_m), argument, &mut d_argument, d_before);
            d_x[1] += d_argument;
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
            m: &mut f64,
            t_m: &mut f64,
        ) -> (Result<f64, String>, Result<f64, String>) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, safe as rule_of_safe, try_tick as rule_of_try_tick,
                product as rule_of_product
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let argument = x[1];
            let t_argument = t_x[1];
            let (v_1, t_before) = rule_of_tick::__jvp(
                tick,
                &mut *m,
                &mut *t_m,
                argument,
                t_argument,
            );
            let before = v_1;
            let argument_2 = *m;
            let t_argument_2 = *t_m;
            let (v_2, t_value) = rule_of_safe::__jvp(safe, argument_2, t_argument_2);
            let value = v_2;
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let a = before * tried;
                    let t_a = ::rootgrad_autodiff::rt::tangent_at(
                        t_before * tried + before * t_tried,
                        a,
                    );
                    let before_2 = *m;
                    let t_before_2 = *t_m;
                    let argument_3 = x[2];
                    let t_argument_3 = t_x[2];
                    let (v_3, t_value_2) = rule_of_try_tick::__jvp(
                        try_tick,
                        &mut *m,
                        &mut *t_m,
                        argument_3,
                        t_argument_3,
                    );
                    let value_2 = v_3;
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let Ok(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let b = before_2 * tried_3;
                            let t_b = t_before_2 * tried_3 + before_2 * t_tried_3;
                            let argument_4 = x[3];
                            let t_argument_4 = t_x[3];
                            let (v_4, t_before_3) = rule_of_tick::__jvp(
                                tick,
                                &mut *m,
                                &mut *t_m,
                                argument_4,
                                t_argument_4,
                            );
                            let before_3 = v_4;
                            let argument_5 = *m;
                            let t_argument_5 = *t_m;
                            let (v_5, t_value_3) = rule_of_safe::__jvp(
                                safe,
                                argument_5,
                                t_argument_5,
                            );
                            let value_3 = v_5;
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let Ok(t_tried_6) = ::core::clone::Clone::clone(&t_value_3)
                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    let t_c = [t_before_3, t_tried_5, *t_m];
                                    let c = [before_3, tried_5, (*m)];
                                    let before_4 = *m;
                                    let t_before_4 = *t_m;
                                    let argument_6 = x[4];
                                    let t_argument_6 = t_x[4];
                                    let (v_6, t_value_4) = rule_of_try_tick::__jvp(
                                        try_tick,
                                        &mut *m,
                                        &mut *t_m,
                                        argument_6,
                                        t_argument_6,
                                    );
                                    let value_4 = v_6;
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Ok(tried_8) => {
                                            let Ok(t_tried_8) = ::core::clone::Clone::clone(&t_value_4)
                                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let chosen_8 = tried_8;
                                            let t_chosen_8 = t_tried_8;
                                            let tried_7 = chosen_8;
                                            let t_tried_7 = t_chosen_8;
                                            let (v_7, t_before_5) = rule_of_product::__jvp(
                                                product,
                                                before_4,
                                                t_before_4,
                                                tried_7,
                                                t_tried_7,
                                            );
                                            let before_5 = v_7;
                                            let argument_7 = *m;
                                            let t_argument_7 = *t_m;
                                            let (v_8, t_value_5) = rule_of_safe::__jvp(
                                                safe,
                                                argument_7,
                                                t_argument_7,
                                            );
                                            let value_5 = v_8;
                                            match ::core::clone::Clone::clone(&value_5) {
                                                Ok(tried_10) => {
                                                    let Ok(t_tried_10) = ::core::clone::Clone::clone(&t_value_5)
                                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                    let chosen_10 = tried_10;
                                                    let t_chosen_10 = t_tried_10;
                                                    let tried_9 = chosen_10;
                                                    let t_tried_9 = t_chosen_10;
                                                    let argument_8 = x[5];
                                                    let t_argument_8 = t_x[5];
                                                    let (v_9, t_value_6) = rule_of_try_tick::__jvp(
                                                        try_tick,
                                                        &mut *m,
                                                        &mut *t_m,
                                                        argument_8,
                                                        t_argument_8,
                                                    );
                                                    let value_6 = v_9;
                                                    match ::core::clone::Clone::clone(&value_6) {
                                                        Ok(tried_12) => {
                                                            let Ok(t_tried_12) = ::core::clone::Clone::clone(&t_value_6)
                                                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                            let chosen_12 = tried_12;
                                                            let t_chosen_12 = t_tried_12;
                                                            let tried_11 = chosen_12;
                                                            let t_tried_11 = t_chosen_12;
                                                            let d = before_5 + (tried_9 * tried_11);
                                                            let t_d = ::rootgrad_autodiff::rt::tangent_at(
                                                                t_before_5 + (t_tried_9 * tried_11 + tried_9 * t_tried_11),
                                                                d,
                                                            );
                                                            let before_6 = *m;
                                                            let t_before_6 = *t_m;
                                                            let argument_9 = x[0];
                                                            let t_argument_9 = t_x[0];
                                                            let (v_10, t_value_7) = rule_of_try_tick::__jvp(
                                                                try_tick,
                                                                &mut *m,
                                                                &mut *t_m,
                                                                argument_9,
                                                                t_argument_9,
                                                            );
                                                            let value_7 = v_10;
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Ok(tried_14) => {
                                                                    let Ok(t_tried_14) = ::core::clone::Clone::clone(&t_value_7)
                                                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                                    let chosen_14 = tried_14;
                                                                    let t_chosen_14 = t_tried_14;
                                                                    let tried_13 = chosen_14;
                                                                    let t_tried_13 = t_chosen_14;
                                                                    let t;
                                                                    let t_t;
                                                                    if before_6 < tried_13 {
                                                                        t_t = *t_m;
                                                                        t = *m;
                                                                    } else {
                                                                        t_t = -(*t_m);
                                                                        t = -(*m);
                                                                    }
                                                                    let e = t;
                                                                    let t_e = t_t;
                                                                    t_result = Ok(
                                                                        ((t_a
                                                                            + ((t_b * c[0]
                                                                                + b * ::rootgrad_autodiff::rt::scalar(t_c[0])) * c[1]
                                                                                + (b * c[0]) * ::rootgrad_autodiff::rt::scalar(t_c[1])))
                                                                            + (::rootgrad_autodiff::rt::scalar(t_c[2]) * d
                                                                                + c[2] * t_d)) + t_e,
                                                                    );
                                                                    result = Ok((((a + ((b * c[0]) * c[1])) + (c[2] * d)) + e));
                                                                }
                                                                Err(tried_14_2) => {
                                                                    let Err(t_tried_14_2) = ::core::clone::Clone::clone(
                                                                        &t_value_7,
                                                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                                    t_result = Err(t_tried_14_2);
                                                                    result = Err(tried_14_2);
                                                                }
                                                            }
                                                        }
                                                        Err(tried_12_2) => {
                                                            let Err(t_tried_12_2) = ::core::clone::Clone::clone(
                                                                &t_value_6,
                                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                            t_result = Err(t_tried_12_2);
                                                            result = Err(tried_12_2);
                                                        }
                                                    }
                                                }
                                                Err(tried_10_2) => {
                                                    let Err(t_tried_10_2) = ::core::clone::Clone::clone(
                                                        &t_value_5,
                                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                    t_result = Err(t_tried_10_2);
                                                    result = Err(tried_10_2);
                                                }
                                            }
                                        }
                                        Err(tried_8_2) => {
                                            let Err(t_tried_8_2) = ::core::clone::Clone::clone(
                                                &t_value_4,
                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            t_result = Err(t_tried_8_2);
                                            result = Err(tried_8_2);
                                        }
                                    }
                                }
                                Err(tried_6_2) => {
                                    let Err(t_tried_6_2) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    t_result = Err(t_tried_6_2);
                                    result = Err(tried_6_2);
                                }
                            }
                        }
                        Err(tried_4_2) => {
                            let Err(t_tried_4_2) = ::core::clone::Clone::clone(
                                &t_value_2,
                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_result = Err(t_tried_4_2);
                            result = Err(tried_4_2);
                        }
                    }
                }
                Err(tried_2_2) => {
                    let Err(t_tried_2_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_result = Err(t_tried_2_2);
                    result = Err(tried_2_2);
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &[f64],
                &mut f64,
            ) -> Result<f64, String> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &mut f64,
            t1: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            m: &mut f64,
            d_m: &mut f64,
            t_m: &mut f64,
            d_t_m: &mut f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, safe as rule_of_safe, try_tick as rule_of_try_tick,
                product as rule_of_product
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_28 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_29 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_30 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_37 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_38 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_39 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_40 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_41 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_42 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_43 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_44 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_45 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_46 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_47 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_48 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_49 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_50 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_51 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_52 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_53 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_54 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_55 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_56 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_57 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_58 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_59 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_60 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let argument = x[1];
            let t_argument = t_x[1];
            kept_29.keep_owned(&(*m));
            kept_30.keep_owned(&(*t_m));
            let v_1 = rule_of_tick::__jvp(
                rule_of_tick,
                &mut (*m),
                &mut (*t_m),
                argument,
                t_argument,
            );
            let before = ::core::clone::Clone::clone(&v_1.0);
            let t_before = ::core::clone::Clone::clone(&v_1.1);
            let argument_2 = *m;
            let t_argument_2 = *t_m;
            let v_2 = rule_of_safe::__jvp(rule_of_safe, argument_2, t_argument_2);
            let value = ::core::clone::Clone::clone(&v_2.0);
            let t_value = ::core::clone::Clone::clone(&v_2.1);
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Ok(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_50.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_51.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_52.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_53.keep(&t_tried);
                            let a = before * tried;
                            shape_54.keep(&a);
                            let t_a = ::rootgrad_autodiff::rt::tangent_at(
                                ((t_before * tried) + (before * t_tried)),
                                a,
                            );
                            shape_55.keep(&t_a);
                            let before_2 = kept_28.keep((*m));
                            let t_before_2 = kept_27.keep((*t_m));
                            let argument_3 = x[2];
                            let t_argument_3 = t_x[2];
                            kept_24.keep_owned(&(*m));
                            kept_25.keep_owned(&(*t_m));
                            let v_3 = kept_26
                                .keep(
                                    rule_of_try_tick::__jvp(
                                        rule_of_try_tick,
                                        &mut (*m),
                                        &mut (*t_m),
                                        argument_3,
                                        t_argument_3,
                                    ),
                                );
                            shape_56.keep(&v_3);
                            let value_2 = ::core::clone::Clone::clone(&v_3.0);
                            shape_57.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                            shape_58.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Ok(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_40.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_41.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_42.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_43.keep(&t_tried_3);
                                            let b = before_2 * tried_3;
                                            let t_b = (t_before_2 * tried_3) + (before_2 * t_tried_3);
                                            let argument_4 = x[3];
                                            let t_argument_4 = t_x[3];
                                            kept_19.keep_owned(&(*m));
                                            kept_20.keep_owned(&(*t_m));
                                            let v_4 = rule_of_tick::__jvp(
                                                rule_of_tick,
                                                &mut (*m),
                                                &mut (*t_m),
                                                argument_4,
                                                t_argument_4,
                                            );
                                            shape_44.keep(&v_4);
                                            let before_3 = v_4.0;
                                            shape_45.keep(&before_3);
                                            let t_before_3 = v_4.1;
                                            shape_46.keep(&t_before_3);
                                            let argument_5 = kept_23.keep((*m));
                                            let t_argument_5 = kept_22.keep((*t_m));
                                            let v_5 = kept_21
                                                .keep(
                                                    rule_of_safe::__jvp(rule_of_safe, argument_5, t_argument_5),
                                                );
                                            shape_47.keep(&v_5);
                                            let value_3 = ::core::clone::Clone::clone(&v_5.0);
                                            shape_48.keep(&value_3);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_5.1);
                                            shape_49.keep(&t_value_3);
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Ok(tried_6) => {
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Ok(t_tried_6) => {
                                                            let chosen_6 = tried_6;
                                                            shape_31.keep(&chosen_6);
                                                            let t_chosen_6 = t_tried_6;
                                                            shape_32.keep(&t_chosen_6);
                                                            let tried_5 = chosen_6;
                                                            shape_33.keep(&tried_5);
                                                            let t_tried_5 = t_chosen_6;
                                                            shape_34.keep(&t_tried_5);
                                                            let t_c = kept_18.keep([t_before_3, t_tried_5, (*t_m)]);
                                                            shape_35.keep(&t_c);
                                                            let c = kept_17.keep([before_3, tried_5, (*m)]);
                                                            shape_36.keep(&c);
                                                            let before_4 = kept_16.keep((*m));
                                                            let t_before_4 = kept_15.keep((*t_m));
                                                            let argument_6 = x[4];
                                                            let t_argument_6 = t_x[4];
                                                            kept_12.keep_owned(&(*m));
                                                            kept_13.keep_owned(&(*t_m));
                                                            let v_6 = kept_14
                                                                .keep(
                                                                    rule_of_try_tick::__jvp(
                                                                        rule_of_try_tick,
                                                                        &mut (*m),
                                                                        &mut (*t_m),
                                                                        argument_6,
                                                                        t_argument_6,
                                                                    ),
                                                                );
                                                            shape_37.keep(&v_6);
                                                            let value_4 = ::core::clone::Clone::clone(&v_6.0);
                                                            shape_38.keep(&value_4);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_6.1);
                                                            shape_39.keep(&t_value_4);
                                                            match ::core::clone::Clone::clone(&value_4) {
                                                                Ok(tried_8) => {
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Ok(t_tried_8) => {
                                                                            let chosen_8 = tried_8;
                                                                            shape_21.keep(&chosen_8);
                                                                            let t_chosen_8 = t_tried_8;
                                                                            shape_22.keep(&t_chosen_8);
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                                            shape_23.keep(&tried_7);
                                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_8);
                                                                            shape_24.keep(&t_tried_7);
                                                                            let v_7 = kept_11
                                                                                .keep(
                                                                                    rule_of_product::__jvp(
                                                                                        rule_of_product,
                                                                                        before_4,
                                                                                        t_before_4,
                                                                                        ::core::clone::Clone::clone(&tried_7),
                                                                                        ::core::clone::Clone::clone(&t_tried_7),
                                                                                    ),
                                                                                );
                                                                            shape_25.keep(&v_7);
                                                                            let before_5 = ::core::clone::Clone::clone(&v_7.0);
                                                                            shape_26.keep(&before_5);
                                                                            let t_before_5 = ::core::clone::Clone::clone(&v_7.1);
                                                                            shape_27.keep(&t_before_5);
                                                                            let argument_7 = kept_10.keep((*m));
                                                                            let t_argument_7 = kept_9.keep((*t_m));
                                                                            let v_8 = kept_8
                                                                                .keep(
                                                                                    rule_of_safe::__jvp(rule_of_safe, argument_7, t_argument_7),
                                                                                );
                                                                            shape_28.keep(&v_8);
                                                                            let value_5 = ::core::clone::Clone::clone(&v_8.0);
                                                                            shape_29.keep(&value_5);
                                                                            let t_value_5 = ::core::clone::Clone::clone(&v_8.1);
                                                                            shape_30.keep(&t_value_5);
                                                                            match ::core::clone::Clone::clone(&value_5) {
                                                                                Ok(tried_10) => {
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Ok(t_tried_10) => {
                                                                                            let chosen_10 = tried_10;
                                                                                            shape_14.keep(&chosen_10);
                                                                                            let t_chosen_10 = t_tried_10;
                                                                                            shape_15.keep(&t_chosen_10);
                                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                                            shape_16.keep(&tried_9);
                                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                                            shape_17.keep(&t_tried_9);
                                                                                            let argument_8 = x[5];
                                                                                            let t_argument_8 = t_x[5];
                                                                                            kept_5.keep_owned(&(*m));
                                                                                            kept_6.keep_owned(&(*t_m));
                                                                                            let v_9 = kept_7
                                                                                                .keep(
                                                                                                    rule_of_try_tick::__jvp(
                                                                                                        rule_of_try_tick,
                                                                                                        &mut (*m),
                                                                                                        &mut (*t_m),
                                                                                                        argument_8,
                                                                                                        t_argument_8,
                                                                                                    ),
                                                                                                );
                                                                                            shape_18.keep(&v_9);
                                                                                            let value_6 = ::core::clone::Clone::clone(&v_9.0);
                                                                                            shape_19.keep(&value_6);
                                                                                            let t_value_6 = ::core::clone::Clone::clone(&v_9.1);
                                                                                            shape_20.keep(&t_value_6);
                                                                                            match ::core::clone::Clone::clone(&value_6) {
                                                                                                Ok(tried_12) => {
                                                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                                                        Ok(t_tried_12) => {
                                                                                                            let chosen_12 = tried_12;
                                                                                                            shape_5.keep(&chosen_12);
                                                                                                            let t_chosen_12 = t_tried_12;
                                                                                                            shape_6.keep(&t_chosen_12);
                                                                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                                                                            shape_7.keep(&tried_11);
                                                                                                            let t_tried_11 = ::core::clone::Clone::clone(&t_chosen_12);
                                                                                                            shape_8.keep(&t_tried_11);
                                                                                                            let d = before_5 + (tried_9 * tried_11);
                                                                                                            shape_9.keep(&d);
                                                                                                            let t_d = ::rootgrad_autodiff::rt::tangent_at(
                                                                                                                (t_before_5
                                                                                                                    + ((t_tried_9 * tried_11) + (tried_9 * t_tried_11))),
                                                                                                                ::core::clone::Clone::clone(&d),
                                                                                                            );
                                                                                                            shape_10.keep(&t_d);
                                                                                                            let before_6 = kept_4.keep((*m));
                                                                                                            let t_before_6 = *t_m;
                                                                                                            let argument_9 = x[0];
                                                                                                            let t_argument_9 = t_x[0];
                                                                                                            kept_1.keep_owned(&(*m));
                                                                                                            kept_2.keep_owned(&(*t_m));
                                                                                                            let v_10 = kept_3
                                                                                                                .keep(
                                                                                                                    rule_of_try_tick::__jvp(
                                                                                                                        rule_of_try_tick,
                                                                                                                        &mut (*m),
                                                                                                                        &mut (*t_m),
                                                                                                                        argument_9,
                                                                                                                        t_argument_9,
                                                                                                                    ),
                                                                                                                );
                                                                                                            shape_11.keep(&v_10);
                                                                                                            let value_7 = ::core::clone::Clone::clone(&v_10.0);
                                                                                                            shape_12.keep(&value_7);
                                                                                                            let t_value_7 = ::core::clone::Clone::clone(&v_10.1);
                                                                                                            shape_13.keep(&t_value_7);
                                                                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                                                                Ok(tried_14) => {
                                                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                                                        Ok(t_tried_14) => {
                                                                                                                            let chosen_14 = tried_14;
                                                                                                                            shape_1.keep(&chosen_14);
                                                                                                                            let t_chosen_14 = t_tried_14;
                                                                                                                            shape_2.keep(&t_chosen_14);
                                                                                                                            let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                                                                            shape_3.keep(&tried_13);
                                                                                                                            let t_tried_13 = t_chosen_14;
                                                                                                                            shape_4.keep(&t_tried_13);
                                                                                                                            let t;
                                                                                                                            let t_t;
                                                                                                                            if before_6 < tried_13 {
                                                                                                                                t_t = *t_m;
                                                                                                                                t = *m;
                                                                                                                            } else {
                                                                                                                                t_t = -(*t_m);
                                                                                                                                t = -(*m);
                                                                                                                            }
                                                                                                                            let e = t;
                                                                                                                            let t_e = t_t;
                                                                                                                            t_result = Ok(
                                                                                                                                (((t_a
                                                                                                                                    + ((((t_b * c[0]) + (b * t_c[0])) * c[1])
                                                                                                                                        + ((b * c[0]) * t_c[1]))) + ((t_c[2] * d) + (c[2] * t_d)))
                                                                                                                                    + t_e),
                                                                                                                            );
                                                                                                                            shape_60.keep(&t_result);
                                                                                                                            result = Ok((((a + ((b * c[0]) * c[1])) + (c[2] * d)) + e));
                                                                                                                            shape_59.keep(&result);
                                                                                                                        }
                                                                                                                        _ => {
                                                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                                Err(tried_14_2) => {
                                                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                                                        Err(t_tried_14_2) => {
                                                                                                                            t_result = Err(t_tried_14_2);
                                                                                                                            shape_60.keep(&t_result);
                                                                                                                            result = Err(tried_14_2);
                                                                                                                            shape_59.keep(&result);
                                                                                                                        }
                                                                                                                        _ => {
                                                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                        _ => {
                                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                                Err(tried_12_2) => {
                                                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                                                        Err(t_tried_12_2) => {
                                                                                                            t_result = Err(t_tried_12_2);
                                                                                                            shape_60.keep(&t_result);
                                                                                                            result = Err(tried_12_2);
                                                                                                            shape_59.keep(&result);
                                                                                                        }
                                                                                                        _ => {
                                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                        _ => {
                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                        }
                                                                                    }
                                                                                }
                                                                                Err(tried_10_2) => {
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Err(t_tried_10_2) => {
                                                                                            t_result = Err(t_tried_10_2);
                                                                                            shape_60.keep(&t_result);
                                                                                            result = Err(tried_10_2);
                                                                                            shape_59.keep(&result);
                                                                                        }
                                                                                        _ => {
                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                        _ => {
                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                        }
                                                                    }
                                                                }
                                                                Err(tried_8_2) => {
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Err(t_tried_8_2) => {
                                                                            t_result = Err(t_tried_8_2);
                                                                            shape_60.keep(&t_result);
                                                                            result = Err(tried_8_2);
                                                                            shape_59.keep(&result);
                                                                        }
                                                                        _ => {
                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                                Err(tried_6_2) => {
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Err(t_tried_6_2) => {
                                                            t_result = Err(t_tried_6_2);
                                                            shape_60.keep(&t_result);
                                                            result = Err(tried_6_2);
                                                            shape_59.keep(&result);
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                Err(tried_4_2) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Err(t_tried_4_2) => {
                                            t_result = Err(t_tried_4_2);
                                            shape_60.keep(&t_result);
                                            result = Err(tried_4_2);
                                            shape_59.keep(&result);
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Err(tried_2_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Err(t_tried_2_2) => {
                            t_result = Err(t_tried_2_2);
                            shape_60.keep(&t_result);
                            result = Err(tried_2_2);
                            shape_59.keep(&result);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                result,
                t_result,
            );
            let m = &*m;
            let t_m = &*t_m;
            let mut d_result_2 = d_ret;
            let mut d_result = shape_59.zero();
            let mut d_t_result = shape_60.zero();
            let mut d_argument: f64 = -0.0;
            let mut d_t_argument: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
            let mut d_t_before = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_before,
            );
            let mut d_argument_2: f64 = -0.0;
            let mut d_t_argument_2: f64 = -0.0;
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Ok(t_tried_2) => {
                            let Ok(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let before_2 = kept_28.take();
                            let t_before_2 = kept_27.take();
                            let argument_3 = x[2];
                            let t_argument_3 = t_x[2];
                            let v_3 = kept_26.take();
                            let value_2 = ::core::clone::Clone::clone(&v_3.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                            let mut d_chosen_2 = shape_50.zero();
                            let mut d_t_chosen_2 = shape_51.zero();
                            let mut d_tried = shape_52.zero();
                            let mut d_t_tried = shape_53.zero();
                            let mut d_a = shape_54.zero();
                            let mut d_t_a = shape_55.zero();
                            let mut d_before_2: f64 = -0.0;
                            let mut d_t_before_2: f64 = -0.0;
                            let mut d_argument_3: f64 = -0.0;
                            let mut d_t_argument_3: f64 = -0.0;
                            let mut d_v_3 = shape_56.zero();
                            let mut d_value_2 = shape_57.zero();
                            let mut d_t_value_2 = shape_58.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    let Ok(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Ok(t_tried_4) => {
                                            let Ok(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let b = before_2 * tried_3;
                                            let t_b = (t_before_2 * tried_3) + (before_2 * t_tried_3);
                                            let argument_4 = x[3];
                                            let t_argument_4 = t_x[3];
                                            let argument_5 = kept_23.take();
                                            let t_argument_5 = kept_22.take();
                                            let v_5 = kept_21.take();
                                            let value_3 = ::core::clone::Clone::clone(&v_5.0);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_5.1);
                                            let mut d_chosen_4 = shape_40.zero();
                                            let mut d_t_chosen_4 = shape_41.zero();
                                            let mut d_tried_3 = shape_42.zero();
                                            let mut d_t_tried_3 = shape_43.zero();
                                            let mut d_b: f64 = -0.0;
                                            let mut d_t_b: f64 = -0.0;
                                            let mut d_argument_4: f64 = -0.0;
                                            let mut d_t_argument_4: f64 = -0.0;
                                            let mut d_v_4 = shape_44.zero();
                                            let mut d_before_3 = shape_45.zero();
                                            let mut d_t_before_3 = shape_46.zero();
                                            let mut d_argument_5: f64 = -0.0;
                                            let mut d_t_argument_5: f64 = -0.0;
                                            let mut d_v_5 = shape_47.zero();
                                            let mut d_value_3 = shape_48.zero();
                                            let mut d_t_value_3 = shape_49.zero();
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Ok(tried_6) => {
                                                    let Ok(d_tried_6) = &mut d_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Ok(t_tried_6) => {
                                                            let Ok(d_t_tried_6) = &mut d_t_value_3 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let t_c = kept_18.take();
                                                            let c = kept_17.take();
                                                            let before_4 = kept_16.take();
                                                            let t_before_4 = kept_15.take();
                                                            let argument_6 = x[4];
                                                            let t_argument_6 = t_x[4];
                                                            let v_6 = kept_14.take();
                                                            let value_4 = ::core::clone::Clone::clone(&v_6.0);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_6.1);
                                                            let mut d_chosen_6 = shape_31.zero();
                                                            let mut d_t_chosen_6 = shape_32.zero();
                                                            let mut d_tried_5 = shape_33.zero();
                                                            let mut d_t_tried_5 = shape_34.zero();
                                                            let mut d_t_c = shape_35.zero();
                                                            let mut d_c = shape_36.zero();
                                                            let mut d_before_4: f64 = -0.0;
                                                            let mut d_t_before_4: f64 = -0.0;
                                                            let mut d_argument_6: f64 = -0.0;
                                                            let mut d_t_argument_6: f64 = -0.0;
                                                            let mut d_v_6 = shape_37.zero();
                                                            let mut d_value_4 = shape_38.zero();
                                                            let mut d_t_value_4 = shape_39.zero();
                                                            match ::core::clone::Clone::clone(&value_4) {
                                                                Ok(tried_8) => {
                                                                    let Ok(d_tried_8) = &mut d_value_4 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Ok(t_tried_8) => {
                                                                            let Ok(d_t_tried_8) = &mut d_t_value_4 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let chosen_8 = tried_8;
                                                                            let t_chosen_8 = t_tried_8;
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_8);
                                                                            let v_7 = kept_11.take();
                                                                            let before_5 = ::core::clone::Clone::clone(&v_7.0);
                                                                            let t_before_5 = ::core::clone::Clone::clone(&v_7.1);
                                                                            let argument_7 = kept_10.take();
                                                                            let t_argument_7 = kept_9.take();
                                                                            let v_8 = kept_8.take();
                                                                            let value_5 = ::core::clone::Clone::clone(&v_8.0);
                                                                            let t_value_5 = ::core::clone::Clone::clone(&v_8.1);
                                                                            let mut d_chosen_8 = shape_21.zero();
                                                                            let mut d_t_chosen_8 = shape_22.zero();
                                                                            let mut d_tried_7 = shape_23.zero();
                                                                            let mut d_t_tried_7 = shape_24.zero();
                                                                            let mut d_v_7 = shape_25.zero();
                                                                            let mut d_before_5 = shape_26.zero();
                                                                            let mut d_t_before_5 = shape_27.zero();
                                                                            let mut d_argument_7: f64 = -0.0;
                                                                            let mut d_t_argument_7: f64 = -0.0;
                                                                            let mut d_v_8 = shape_28.zero();
                                                                            let mut d_value_5 = shape_29.zero();
                                                                            let mut d_t_value_5 = shape_30.zero();
                                                                            match ::core::clone::Clone::clone(&value_5) {
                                                                                Ok(tried_10) => {
                                                                                    let Ok(d_tried_10) = &mut d_value_5 else {
                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                    };
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Ok(t_tried_10) => {
                                                                                            let Ok(d_t_tried_10) = &mut d_t_value_5 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let chosen_10 = tried_10;
                                                                                            let t_chosen_10 = t_tried_10;
                                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                                            let argument_8 = x[5];
                                                                                            let t_argument_8 = t_x[5];
                                                                                            let v_9 = kept_7.take();
                                                                                            let value_6 = ::core::clone::Clone::clone(&v_9.0);
                                                                                            let t_value_6 = ::core::clone::Clone::clone(&v_9.1);
                                                                                            let mut d_chosen_10 = shape_14.zero();
                                                                                            let mut d_t_chosen_10 = shape_15.zero();
                                                                                            let mut d_tried_9 = shape_16.zero();
                                                                                            let mut d_t_tried_9 = shape_17.zero();
                                                                                            let mut d_argument_8: f64 = -0.0;
                                                                                            let mut d_t_argument_8: f64 = -0.0;
                                                                                            let mut d_v_9 = shape_18.zero();
                                                                                            let mut d_value_6 = shape_19.zero();
                                                                                            let mut d_t_value_6 = shape_20.zero();
                                                                                            match ::core::clone::Clone::clone(&value_6) {
                                                                                                Ok(tried_12) => {
                                                                                                    let Ok(d_tried_12) = &mut d_value_6 else {
                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                    };
                                                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                                                        Ok(t_tried_12) => {
                                                                                                            let Ok(d_t_tried_12) = &mut d_t_value_6 else {
                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                            };
                                                                                                            let chosen_12 = tried_12;
                                                                                                            let t_chosen_12 = t_tried_12;
                                                                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                                                                            let t_tried_11 = ::core::clone::Clone::clone(&t_chosen_12);
                                                                                                            let d = before_5 + (tried_9 * tried_11);
                                                                                                            let t_d = ::rootgrad_autodiff::rt::tangent_at(
                                                                                                                (t_before_5
                                                                                                                    + ((t_tried_9 * tried_11) + (tried_9 * t_tried_11))),
                                                                                                                ::core::clone::Clone::clone(&d),
                                                                                                            );
                                                                                                            let before_6 = kept_4.take();
                                                                                                            let argument_9 = x[0];
                                                                                                            let t_argument_9 = t_x[0];
                                                                                                            let v_10 = kept_3.take();
                                                                                                            let value_7 = ::core::clone::Clone::clone(&v_10.0);
                                                                                                            let t_value_7 = ::core::clone::Clone::clone(&v_10.1);
                                                                                                            let mut d_chosen_12 = shape_5.zero();
                                                                                                            let mut d_t_chosen_12 = shape_6.zero();
                                                                                                            let mut d_tried_11 = shape_7.zero();
                                                                                                            let mut d_t_tried_11 = shape_8.zero();
                                                                                                            let mut d_d = shape_9.zero();
                                                                                                            let mut d_t_d = shape_10.zero();
                                                                                                            let mut d_before_6: f64 = -0.0;
                                                                                                            let mut d_t_before_6: f64 = -0.0;
                                                                                                            let mut d_argument_9: f64 = -0.0;
                                                                                                            let mut d_t_argument_9: f64 = -0.0;
                                                                                                            let mut d_v_10 = shape_11.zero();
                                                                                                            let mut d_value_7 = shape_12.zero();
                                                                                                            let mut d_t_value_7 = shape_13.zero();
                                                                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                                                                Ok(tried_14) => {
                                                                                                                    let Ok(d_tried_14) = &mut d_value_7 else {
                                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                    };
                                                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                                                        Ok(t_tried_14) => {
                                                                                                                            let Ok(d_t_tried_14) = &mut d_t_value_7 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            let chosen_14 = tried_14;
                                                                                                                            let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                                                                            let mut d_chosen_14 = shape_1.zero();
                                                                                                                            let mut d_t_chosen_14 = shape_2.zero();
                                                                                                                            let mut d_tried_13 = shape_3.zero();
                                                                                                                            let mut d_t_tried_13 = shape_4.zero();
                                                                                                                            let mut d_t: f64 = -0.0;
                                                                                                                            let mut d_t_t: f64 = -0.0;
                                                                                                                            let mut d_e: f64 = -0.0;
                                                                                                                            let mut d_t_e: f64 = -0.0;
                                                                                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                                &mut d_result,
                                                                                                                            );
                                                                                                                            let Ok(d_2) = &d_1 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            d_a += (*d_2);
                                                                                                                            let d_3 = (*d_2) * c[1];
                                                                                                                            d_b += d_3 * c[0];
                                                                                                                            d_c[0] += d_3 * b;
                                                                                                                            d_c[1] += (*d_2) * (b * c[0]);
                                                                                                                            d_c[2] += (*d_2) * d;
                                                                                                                            d_d += (*d_2) * c[2];
                                                                                                                            d_e += (*d_2);
                                                                                                                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                                &mut d_t_result,
                                                                                                                            );
                                                                                                                            let Ok(d_5) = &d_4 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            d_t_a += (*d_5);
                                                                                                                            let d_6 = (*d_5) * c[1];
                                                                                                                            d_t_b += d_6 * c[0];
                                                                                                                            d_c[0] += d_6 * t_b;
                                                                                                                            d_b += d_6 * t_c[0];
                                                                                                                            d_t_c[0] += d_6 * b;
                                                                                                                            d_c[1] += (*d_5) * ((t_b * c[0]) + (b * t_c[0]));
                                                                                                                            let d_7 = (*d_5) * t_c[1];
                                                                                                                            d_b += d_7 * c[0];
                                                                                                                            d_c[0] += d_7 * b;
                                                                                                                            d_t_c[1] += (*d_5) * (b * c[0]);
                                                                                                                            d_t_c[2] += (*d_5) * d;
                                                                                                                            d_d += (*d_5) * t_c[2];
                                                                                                                            d_c[2] += (*d_5) * t_d;
                                                                                                                            d_t_d += (*d_5) * c[2];
                                                                                                                            d_t_e += (*d_5);
                                                                                                                            d_t_t += d_t_e;
                                                                                                                            d_t += d_e;
                                                                                                                            if before_6 < tried_13 {
                                                                                                                                let d_8 = ::core::mem::take(&mut d_t);
                                                                                                                                (*d_m) += d_8;
                                                                                                                                let d_9 = ::core::mem::take(&mut d_t_t);
                                                                                                                                (*d_t_m) += d_9;
                                                                                                                            } else {
                                                                                                                                let d_10 = ::core::mem::take(&mut d_t);
                                                                                                                                (*d_m) -= d_10;
                                                                                                                                let d_11 = ::core::mem::take(&mut d_t_t);
                                                                                                                                (*d_t_m) -= d_11;
                                                                                                                            }
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut d_t_chosen_14,
                                                                                                                                &(d_t_tried_13),
                                                                                                                            );
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut d_chosen_14,
                                                                                                                                &(d_tried_13),
                                                                                                                            );
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut (*d_t_tried_14),
                                                                                                                                &(d_t_chosen_14),
                                                                                                                            );
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut (*d_tried_14),
                                                                                                                                &(d_chosen_14),
                                                                                                                            );
                                                                                                                        }
                                                                                                                        _ => {}
                                                                                                                    }
                                                                                                                }
                                                                                                                Err(tried_14_2) => {
                                                                                                                    let Err(d_tried_14_2) = &mut d_value_7 else {
                                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                    };
                                                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                                                        Err(t_tried_14_2) => {
                                                                                                                            let Err(d_t_tried_14_2) = &mut d_t_value_7 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            let d_12 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                                &mut d_result,
                                                                                                                            );
                                                                                                                            let Err(d_13) = &d_12 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut (*d_tried_14_2),
                                                                                                                                &((*d_13)),
                                                                                                                            );
                                                                                                                            let d_14 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                                &mut d_t_result,
                                                                                                                            );
                                                                                                                            let Err(d_15) = &d_14 else {
                                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                                            };
                                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                                &mut (*d_t_tried_14_2),
                                                                                                                                &((*d_15)),
                                                                                                                            );
                                                                                                                        }
                                                                                                                        _ => {}
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut d_v_10.1,
                                                                                                                &(d_t_value_7),
                                                                                                            );
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut d_v_10.0,
                                                                                                                &(d_value_7),
                                                                                                            );
                                                                                                            let v_11 = kept_1.take();
                                                                                                            let v_12 = kept_2.take();
                                                                                                            rule_of_try_tick::__jvp_vjp(
                                                                                                                rule_of_try_tick,
                                                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                                                &v_11,
                                                                                                                &mut (*d_m),
                                                                                                                &v_12,
                                                                                                                &mut (*d_t_m),
                                                                                                                argument_9,
                                                                                                                &mut d_argument_9,
                                                                                                                t_argument_9,
                                                                                                                &mut d_t_argument_9,
                                                                                                                d_v_10,
                                                                                                            );
                                                                                                            d_t_x[0] += d_t_argument_9;
                                                                                                            d_x[0] += d_argument_9;
                                                                                                            (*d_t_m) += d_t_before_6;
                                                                                                            (*d_m) += d_before_6;
                                                                                                            let d_16 = ::rootgrad_autodiff::rt::scalar(d_t_d);
                                                                                                            d_t_before_5 += d_16;
                                                                                                            d_t_tried_9 += d_16 * tried_11;
                                                                                                            d_tried_11 += d_16 * t_tried_9;
                                                                                                            d_tried_9 += d_16 * t_tried_11;
                                                                                                            d_t_tried_11 += d_16 * tried_9;
                                                                                                            let d_17 = ::rootgrad_autodiff::rt::scalar(d_d);
                                                                                                            d_before_5 += d_17;
                                                                                                            d_tried_9 += d_17 * tried_11;
                                                                                                            d_tried_11 += d_17 * tried_9;
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut d_t_chosen_12,
                                                                                                                &(d_t_tried_11),
                                                                                                            );
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut d_chosen_12,
                                                                                                                &(d_tried_11),
                                                                                                            );
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut (*d_t_tried_12),
                                                                                                                &(d_t_chosen_12),
                                                                                                            );
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut (*d_tried_12),
                                                                                                                &(d_chosen_12),
                                                                                                            );
                                                                                                        }
                                                                                                        _ => {}
                                                                                                    }
                                                                                                }
                                                                                                Err(tried_12_2) => {
                                                                                                    let Err(d_tried_12_2) = &mut d_value_6 else {
                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                    };
                                                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                                                        Err(t_tried_12_2) => {
                                                                                                            let Err(d_t_tried_12_2) = &mut d_t_value_6 else {
                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                            };
                                                                                                            let d_18 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                &mut d_result,
                                                                                                            );
                                                                                                            let Err(d_19) = &d_18 else {
                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                            };
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut (*d_tried_12_2),
                                                                                                                &((*d_19)),
                                                                                                            );
                                                                                                            let d_20 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                                &mut d_t_result,
                                                                                                            );
                                                                                                            let Err(d_21) = &d_20 else {
                                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                            };
                                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                                &mut (*d_t_tried_12_2),
                                                                                                                &((*d_21)),
                                                                                                            );
                                                                                                        }
                                                                                                        _ => {}
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_v_9.1,
                                                                                                &(d_t_value_6),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_v_9.0,
                                                                                                &(d_value_6),
                                                                                            );
                                                                                            let v_13 = kept_5.take();
                                                                                            let v_14 = kept_6.take();
                                                                                            rule_of_try_tick::__jvp_vjp(
                                                                                                rule_of_try_tick,
                                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                                &v_13,
                                                                                                &mut (*d_m),
                                                                                                &v_14,
                                                                                                &mut (*d_t_m),
                                                                                                argument_8,
                                                                                                &mut d_argument_8,
                                                                                                t_argument_8,
                                                                                                &mut d_t_argument_8,
                                                                                                d_v_9,
                                                                                            );
                                                                                            d_t_x[5] += d_t_argument_8;
                                                                                            d_x[5] += d_argument_8;
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_t_chosen_10,
                                                                                                &(d_t_tried_9),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_chosen_10,
                                                                                                &(d_tried_9),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_t_tried_10),
                                                                                                &(d_t_chosen_10),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_tried_10),
                                                                                                &(d_chosen_10),
                                                                                            );
                                                                                        }
                                                                                        _ => {}
                                                                                    }
                                                                                }
                                                                                Err(tried_10_2) => {
                                                                                    let Err(d_tried_10_2) = &mut d_value_5 else {
                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                    };
                                                                                    match ::core::clone::Clone::clone(&t_value_5) {
                                                                                        Err(t_tried_10_2) => {
                                                                                            let Err(d_t_tried_10_2) = &mut d_t_value_5 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let d_22 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_result,
                                                                                            );
                                                                                            let Err(d_23) = &d_22 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_tried_10_2),
                                                                                                &((*d_23)),
                                                                                            );
                                                                                            let d_24 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_t_result,
                                                                                            );
                                                                                            let Err(d_25) = &d_24 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_t_tried_10_2),
                                                                                                &((*d_25)),
                                                                                            );
                                                                                        }
                                                                                        _ => {}
                                                                                    }
                                                                                }
                                                                            }
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_8.1,
                                                                                &(d_t_value_5),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_8.0,
                                                                                &(d_value_5),
                                                                            );
                                                                            rule_of_safe::__jvp_vjp(
                                                                                rule_of_safe,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                argument_7,
                                                                                &mut d_argument_7,
                                                                                t_argument_7,
                                                                                &mut d_t_argument_7,
                                                                                d_v_8,
                                                                            );
                                                                            (*d_t_m) += d_t_argument_7;
                                                                            (*d_m) += d_argument_7;
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_7.1,
                                                                                &(d_t_before_5),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_7.0,
                                                                                &(d_before_5),
                                                                            );
                                                                            rule_of_product::__jvp_vjp(
                                                                                rule_of_product,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                before_4,
                                                                                &mut d_before_4,
                                                                                t_before_4,
                                                                                &mut d_t_before_4,
                                                                                ::core::clone::Clone::clone(&tried_7),
                                                                                &mut d_tried_7,
                                                                                ::core::clone::Clone::clone(&t_tried_7),
                                                                                &mut d_t_tried_7,
                                                                                d_v_7,
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_t_chosen_8,
                                                                                &(d_t_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_chosen_8,
                                                                                &(d_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_t_tried_8),
                                                                                &(d_t_chosen_8),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_8),
                                                                                &(d_chosen_8),
                                                                            );
                                                                        }
                                                                        _ => {}
                                                                    }
                                                                }
                                                                Err(tried_8_2) => {
                                                                    let Err(d_tried_8_2) = &mut d_value_4 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                                        Err(t_tried_8_2) => {
                                                                            let Err(d_t_tried_8_2) = &mut d_t_value_4 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let d_26 = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_result,
                                                                            );
                                                                            let Err(d_27) = &d_26 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_8_2),
                                                                                &((*d_27)),
                                                                            );
                                                                            let d_28 = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_t_result,
                                                                            );
                                                                            let Err(d_29) = &d_28 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_t_tried_8_2),
                                                                                &((*d_29)),
                                                                            );
                                                                        }
                                                                        _ => {}
                                                                    }
                                                                }
                                                            }
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_6.1,
                                                                &(d_t_value_4),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_6.0,
                                                                &(d_value_4),
                                                            );
                                                            let v_15 = kept_12.take();
                                                            let v_16 = kept_13.take();
                                                            rule_of_try_tick::__jvp_vjp(
                                                                rule_of_try_tick,
                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                &v_15,
                                                                &mut (*d_m),
                                                                &v_16,
                                                                &mut (*d_t_m),
                                                                argument_6,
                                                                &mut d_argument_6,
                                                                t_argument_6,
                                                                &mut d_t_argument_6,
                                                                d_v_6,
                                                            );
                                                            d_t_x[4] += d_t_argument_6;
                                                            d_x[4] += d_argument_6;
                                                            (*d_t_m) += d_t_before_4;
                                                            (*d_m) += d_before_4;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_before_3,
                                                                &(d_c[0]),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_tried_5,
                                                                &(d_c[1]),
                                                            );
                                                            (*d_m) += d_c[2];
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_before_3,
                                                                &(d_t_c[0]),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_tried_5,
                                                                &(d_t_c[1]),
                                                            );
                                                            (*d_t_m) += d_t_c[2];
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_chosen_6,
                                                                &(d_t_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_6,
                                                                &(d_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_6),
                                                                &(d_t_chosen_6),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_6),
                                                                &(d_chosen_6),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                                Err(tried_6_2) => {
                                                    let Err(d_tried_6_2) = &mut d_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Err(t_tried_6_2) => {
                                                            let Err(d_t_tried_6_2) = &mut d_t_value_3 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let d_30 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                            let Err(d_31) = &d_30 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_6_2),
                                                                &((*d_31)),
                                                            );
                                                            let d_32 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_t_result,
                                                            );
                                                            let Err(d_33) = &d_32 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_6_2),
                                                                &((*d_33)),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                            }
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_5.1,
                                                &(d_t_value_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_5.0,
                                                &(d_value_3),
                                            );
                                            rule_of_safe::__jvp_vjp(
                                                rule_of_safe,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                argument_5,
                                                &mut d_argument_5,
                                                t_argument_5,
                                                &mut d_t_argument_5,
                                                d_v_5,
                                            );
                                            (*d_t_m) += d_t_argument_5;
                                            (*d_m) += d_argument_5;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.1,
                                                &(d_t_before_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.0,
                                                &(d_before_3),
                                            );
                                            let v_17 = kept_19.take();
                                            let v_18 = kept_20.take();
                                            rule_of_tick::__jvp_vjp(
                                                rule_of_tick,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                &v_17,
                                                &mut (*d_m),
                                                &v_18,
                                                &mut (*d_t_m),
                                                argument_4,
                                                &mut d_argument_4,
                                                t_argument_4,
                                                &mut d_t_argument_4,
                                                d_v_4,
                                            );
                                            d_t_x[3] += d_t_argument_4;
                                            d_x[3] += d_argument_4;
                                            d_t_before_2 += d_t_b * tried_3;
                                            d_tried_3 += d_t_b * t_before_2;
                                            d_before_2 += d_t_b * t_tried_3;
                                            d_t_tried_3 += d_t_b * before_2;
                                            d_before_2 += d_b * tried_3;
                                            d_tried_3 += d_b * before_2;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                Err(tried_4_2) => {
                                    let Err(d_tried_4_2) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Err(t_tried_4_2) => {
                                            let Err(d_t_tried_4_2) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_34 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Err(d_35) = &d_34 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4_2),
                                                &((*d_35)),
                                            );
                                            let d_36 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_result,
                                            );
                                            let Err(d_37) = &d_36 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4_2),
                                                &((*d_37)),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.0,
                                &(d_value_2),
                            );
                            let v_19 = kept_24.take();
                            let v_20 = kept_25.take();
                            rule_of_try_tick::__jvp_vjp(
                                rule_of_try_tick,
                                ::rootgrad_autodiff::rt::Inactive,
                                &v_19,
                                &mut (*d_m),
                                &v_20,
                                &mut (*d_t_m),
                                argument_3,
                                &mut d_argument_3,
                                t_argument_3,
                                &mut d_t_argument_3,
                                d_v_3,
                            );
                            d_t_x[2] += d_t_argument_3;
                            d_x[2] += d_argument_3;
                            (*d_t_m) += d_t_before_2;
                            (*d_m) += d_before_2;
                            let d_38 = ::rootgrad_autodiff::rt::scalar(d_t_a);
                            d_t_before += d_38 * tried;
                            d_tried += d_38 * t_before;
                            d_before += d_38 * t_tried;
                            d_t_tried += d_38 * before;
                            let d_39 = ::rootgrad_autodiff::rt::scalar(d_a);
                            d_before += d_39 * tried;
                            d_tried += d_39 * before;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                Err(tried_2_2) => {
                    let Err(d_tried_2_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Err(t_tried_2_2) => {
                            let Err(d_t_tried_2_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_40 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Err(d_41) = &d_40 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2_2),
                                &((*d_41)),
                            );
                            let d_42 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                            let Err(d_43) = &d_42 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2_2),
                                &((*d_43)),
                            );
                        }
                        _ => {}
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
            rule_of_safe::__jvp_vjp(
                rule_of_safe,
                ::rootgrad_autodiff::rt::Inactive,
                argument_2,
                &mut d_argument_2,
                t_argument_2,
                &mut d_t_argument_2,
                d_v_2,
            );
            (*d_t_m) += d_t_argument_2;
            (*d_m) += d_argument_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_before));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_before));
            let v_21 = kept_29.take();
            let v_22 = kept_30.take();
            rule_of_tick::__jvp_vjp(
                rule_of_tick,
                ::rootgrad_autodiff::rt::Inactive,
                &v_21,
                &mut (*d_m),
                &v_22,
                &mut (*d_t_m),
                argument,
                &mut d_argument,
                t_argument,
                &mut d_t_argument,
                d_v_1,
            );
            d_t_x[1] += d_t_argument;
            d_x[1] += d_argument;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &[f64],
                &mut f64,
            ) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, &mut a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 0.25;
        kept_1.keep_when(rule_of_all::__BEFORE, &n);
        let value = rule_of_all::__of(all)(x, &mut n);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2 + n;
        let mut d_result = d_ret;
        let mut d_n = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value_2 += d_result;
        d_n += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        let v_1 = kept_1.take_when(rule_of_all::__BEFORE);
        rule_of_all::__vjp(
            x,
            &mut (*d_x),
            &*::rootgrad_autodiff::rt::before_or(&v_1, &n),
            &mut d_n,
            d_value,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 0.25;
        let mut t_n = 0.0;
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x, &mut n, &mut t_n);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2 + n;
        let t_result: f64 = t_value_2 + t_n;
        (result, t_result)
    }
}
mod of_closures {
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some(t_v * 2.0);
                t = Some((v * 2.0));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let mut n = x[2];
            let v: f64 = x[0];
            n += v;
            let before = n;
            let value = kept_1
                .aside(::rootgrad_autodiff::ahead!(rule_of_safe, safe, a0 = n));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_1.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_2.keep(&tried);
                    result = Some((before * tried));
                }
                None => {
                    result = None;
                }
            }
            let mut d_result = d_ret;
            let mut d_n: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let mut d_before: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let mut d_chosen_2 = shape_1.zero();
                    let mut d_tried = shape_2.zero();
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Some(d_2) = &d_1 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_before += (*d_2) * tried;
                    d_tried += (*d_2) * before;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_n,
                    &d_value,
                );
            } else {
                rule_of_safe::__vjp(n, &mut d_n, d_value);
            }
            d_n += d_before;
            let d_4 = d_n;
            d_v += d_4;
            d_x[0] += d_v;
            d_x[2] += d_n;
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut n = x[2];
            let mut t_n = t_x[2];
            let v: f64 = x[0];
            let t_v: f64 = t_x[0];
            t_n += t_v;
            n += v;
            let before = n;
            let t_before = t_n;
            let (v_1, t_value) = rule_of_safe::__jvp(safe, n, t_n);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    t_result = Some(t_before * tried + before * t_tried);
                    result = Some((before * tried));
                }
                None => {
                    let v_2 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    result = v_2;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut n = x[2];
            let mut t_n = t_x[2];
            let v: f64 = x[0];
            let t_v: f64 = t_x[0];
            t_n += t_v;
            n += v;
            let before = n;
            let t_before = t_n;
            let v_1 = rule_of_safe::__jvp(rule_of_safe, n, t_n);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_1.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_2.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_3.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_4.keep(&t_tried);
                            t_result = Some(((t_before * tried) + (before * t_tried)));
                            shape_6.keep(&t_result);
                            result = Some((before * tried));
                            shape_5.keep(&result);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_2 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    shape_6.keep(&t_result);
                    result = v_2;
                    shape_5.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_5.zero();
            let mut d_t_result = shape_6.zero();
            let mut d_n: f64 = -0.0;
            let mut d_t_n: f64 = -0.0;
            let mut d_v: f64 = -0.0;
            let mut d_t_v: f64 = -0.0;
            let mut d_before: f64 = -0.0;
            let mut d_t_before: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let mut d_chosen_2 = shape_1.zero();
                            let mut d_t_chosen_2 = shape_2.zero();
                            let mut d_tried = shape_3.zero();
                            let mut d_t_tried = shape_4.zero();
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Some(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_before += (*d_2) * tried;
                            d_tried += (*d_2) * before;
                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                            let Some(d_4) = &d_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_t_before += (*d_4) * tried;
                            d_tried += (*d_4) * t_before;
                            d_before += (*d_4) * t_tried;
                            d_t_tried += (*d_4) * before;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_safe::__jvp_vjp(
                rule_of_safe,
                ::rootgrad_autodiff::rt::Inactive,
                n,
                &mut d_n,
                t_n,
                &mut d_t_n,
                d_v_1,
            );
            d_t_n += d_t_before;
            d_n += d_before;
            let d_7 = d_n;
            d_v += d_7;
            let d_8 = d_t_n;
            d_t_v += d_8;
            d_t_x[0] += d_t_v;
            d_x[0] += d_v;
            d_t_x[2] += d_t_n;
            d_x[2] += d_n;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_all::__of(all)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_all::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod of_places {
    ///The derivative of [`drawn`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum drawn {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl drawn {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &drawn)
        }
        /// The reverse derivative of [`drawn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            numbers: &mut Vec<f64>,
            d_numbers: &mut Vec<f64>,
            x: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let result: Option<f64>;
            let before = x * kept_10.keep((numbers.len() as f64));
            let present = numbers.len() > 0;
            if present {
                let at = kept_9.keep((numbers.len() - 1));
                let popped = kept_8.keep(numbers[at]);
                numbers.pop();
                let tried_2 = popped;
                let chosen_2 = tried_2;
                let tried = chosen_2;
                let present_2 = kept_7.keep((numbers.len() > 0));
                if present_2 {
                    let at_2 = kept_6.keep((numbers.len() - 1));
                    let tried_4 = &numbers[at_2];
                    let chosen_4 = tried_4;
                    let tried_3 = chosen_4;
                    let before_3 = before + (tried * kept_3.keep((*tried_3)));
                    let before_2 = kept_5.keep(numbers[0]);
                    let present_3 = kept_4.keep((numbers.len() > 0));
                    if present_3 {
                        let at_3 = kept_2.keep((numbers.len() - 1));
                        let popped_2 = kept_1.keep(numbers[at_3]);
                        numbers.pop();
                        let tried_6 = popped_2;
                        let chosen_6 = tried_6;
                        let tried_5 = chosen_6;
                        result = Some((before_3 + (before_2 * tried_5)));
                    } else {
                        result = None;
                    }
                } else {
                    result = None;
                }
            } else {
                result = None;
            }
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_before: f64 = -0.0;
            if present {
                let at = kept_9.take();
                let popped = kept_8.take();
                let tried_2 = popped;
                let chosen_2 = tried_2;
                let tried = chosen_2;
                let present_2 = kept_7.take();
                let mut d_popped: f64 = -0.0;
                let mut d_tried_2: f64 = -0.0;
                let mut d_chosen_2: f64 = -0.0;
                let mut d_tried: f64 = -0.0;
                if present_2 {
                    let at_2 = kept_6.take();
                    let before_2 = kept_5.take();
                    let present_3 = kept_4.take();
                    let mut d_before_3: f64 = -0.0;
                    let mut d_before_2: f64 = -0.0;
                    if present_3 {
                        let at_3 = kept_2.take();
                        let popped_2 = kept_1.take();
                        let tried_6 = popped_2;
                        let chosen_6 = tried_6;
                        let tried_5 = chosen_6;
                        let mut d_popped_2: f64 = -0.0;
                        let mut d_tried_6: f64 = -0.0;
                        let mut d_chosen_6: f64 = -0.0;
                        let mut d_tried_5: f64 = -0.0;
                        let d_1 = ::rootgrad_autodiff::Differentiable::take(
                            &mut d_result,
                        );
                        let Some(d_2) = &d_1 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_before_3 += (*d_2);
                        d_before_2 += (*d_2) * tried_5;
                        d_tried_5 += (*d_2) * before_2;
                        d_chosen_6 += d_tried_5;
                        d_tried_6 += d_chosen_6;
                        d_popped_2 += d_tried_6;
                        ::rootgrad_autodiff::rt::unpopped(&mut *d_numbers);
                        d_numbers[at_3] += d_popped_2;
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    }
                    d_numbers[0] += d_before_2;
                    let v_1 = kept_3.take();
                    d_before += d_before_3;
                    d_tried += d_before_3 * v_1;
                    d_numbers[at_2] += d_before_3 * tried;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
                d_chosen_2 += d_tried;
                d_tried_2 += d_chosen_2;
                d_popped += d_tried_2;
                ::rootgrad_autodiff::rt::unpopped(&mut *d_numbers);
                d_numbers[at] += d_popped;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            }
            let v_2 = kept_10.take();
            d_x += d_before * v_2;
            (result, d_x)
        }
        /// The forward derivative of [`drawn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            numbers: &mut Vec<f64>,
            t_numbers: &mut Vec<f64>,
            x: f64,
            t_x: f64,
        ) -> (Option<f64>, Option<f64>) {
            let result: Option<f64>;
            let t_result: Option<f64>;
            let before = x * (numbers.len() as f64);
            let t_before = t_x * (numbers.len() as f64);
            let present = numbers.len() > 0;
            if present {
                let at = numbers.len() - 1;
                let popped = numbers[at];
                let t_popped = t_numbers[at];
                t_numbers.pop();
                numbers.pop();
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let present_2 = numbers.len() > 0;
                if present_2 {
                    let at_2 = numbers.len() - 1;
                    let tried_4 = &numbers[at_2];
                    let t_tried_4 = &t_numbers[at_2];
                    let chosen_4 = tried_4;
                    let t_chosen_4 = t_tried_4;
                    let tried_3 = chosen_4;
                    let t_tried_3 = t_chosen_4;
                    let before_3 = before + (tried * (*tried_3));
                    let t_before_3 = t_before
                        + (t_tried * (*tried_3) + tried * (*t_tried_3));
                    let before_2 = numbers[0];
                    let t_before_2 = t_numbers[0];
                    let present_3 = numbers.len() > 0;
                    if present_3 {
                        let at_3 = numbers.len() - 1;
                        let popped_2 = numbers[at_3];
                        let t_popped_2 = t_numbers[at_3];
                        t_numbers.pop();
                        numbers.pop();
                        let tried_6 = popped_2;
                        let t_tried_6 = t_popped_2;
                        let chosen_6 = tried_6;
                        let t_chosen_6 = t_tried_6;
                        let tried_5 = chosen_6;
                        let t_tried_5 = t_chosen_6;
                        t_result = Some(
                            t_before_3 + (t_before_2 * tried_5 + before_2 * t_tried_5),
                        );
                        result = Some((before_3 + (before_2 * tried_5)));
                    } else {
                        let v_1 = None;
                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        result = v_1;
                    }
                } else {
                    let v_2 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    result = v_2;
                }
            } else {
                let v_3 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                result = v_3;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) -> Option<f64> + 'static,
            a0: &mut Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            numbers: &mut Vec<f64>,
            d_numbers: &mut Vec<f64>,
            t_numbers: &mut Vec<f64>,
            d_t_numbers: &mut Vec<f64>,
            x: f64,
            t_x: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let before = x * kept_20.keep((numbers.len() as f64));
            let t_before = t_x * kept_19.keep((numbers.len() as f64));
            let present = numbers.len() > 0;
            if present {
                let at = kept_18.keep((numbers.len() - 1));
                let popped = kept_17.keep(numbers[at]);
                let t_popped = kept_16.keep(t_numbers[at]);
                if kept_14.keep((t_numbers.len() > 0)) {
                    t_numbers.pop();
                }
                if kept_13.keep((numbers.len() > 0)) {
                    numbers.pop();
                }
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let present_2 = kept_15.keep((numbers.len() > 0));
                if present_2 {
                    let at_2 = kept_12.keep((numbers.len() - 1));
                    let tried_4 = &numbers[at_2];
                    let t_tried_4 = &t_numbers[at_2];
                    let chosen_4 = tried_4;
                    let t_chosen_4 = t_tried_4;
                    let tried_3 = chosen_4;
                    let t_tried_3 = t_chosen_4;
                    let before_3 = before + (tried * kept_8.keep((*tried_3)));
                    let t_before_3 = t_before
                        + ((t_tried * kept_6.keep((*tried_3)))
                            + (tried * kept_7.keep((*t_tried_3))));
                    let before_2 = kept_11.keep(numbers[0]);
                    let t_before_2 = kept_10.keep(t_numbers[0]);
                    let present_3 = kept_9.keep((numbers.len() > 0));
                    if present_3 {
                        let at_3 = kept_5.keep((numbers.len() - 1));
                        let popped_2 = kept_4.keep(numbers[at_3]);
                        let t_popped_2 = kept_3.keep(t_numbers[at_3]);
                        if kept_2.keep((t_numbers.len() > 0)) {
                            t_numbers.pop();
                        }
                        if kept_1.keep((numbers.len() > 0)) {
                            numbers.pop();
                        }
                        let tried_6 = popped_2;
                        let t_tried_6 = t_popped_2;
                        let chosen_6 = tried_6;
                        let t_chosen_6 = t_tried_6;
                        let tried_5 = chosen_6;
                        let t_tried_5 = t_chosen_6;
                        t_result = Some(
                            (t_before_3
                                + ((t_before_2 * tried_5) + (before_2 * t_tried_5))),
                        );
                        shape_2.keep(&t_result);
                        result = Some((before_3 + (before_2 * tried_5)));
                        shape_1.keep(&result);
                    } else {
                        let v_1 = None;
                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        shape_2.keep(&t_result);
                        result = v_1;
                        shape_1.keep(&result);
                    }
                } else {
                    let v_2 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                    shape_2.keep(&t_result);
                    result = v_2;
                    shape_1.keep(&result);
                }
            } else {
                let v_3 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                shape_2.keep(&t_result);
                result = v_3;
                shape_1.keep(&result);
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            let mut d_before: f64 = -0.0;
            let mut d_t_before: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if present {
                let at = kept_18.take();
                let popped = kept_17.take();
                let t_popped = kept_16.take();
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let present_2 = kept_15.take();
                let mut d_popped: f64 = -0.0;
                let mut d_t_popped: f64 = -0.0;
                let mut d_tried_2: f64 = -0.0;
                let mut d_t_tried_2: f64 = -0.0;
                let mut d_chosen_2: f64 = -0.0;
                let mut d_t_chosen_2: f64 = -0.0;
                let mut d_tried: f64 = -0.0;
                let mut d_t_tried: f64 = -0.0;
                if present_2 {
                    let at_2 = kept_12.take();
                    let before_2 = kept_11.take();
                    let t_before_2 = kept_10.take();
                    let present_3 = kept_9.take();
                    let mut d_before_3: f64 = -0.0;
                    let mut d_t_before_3: f64 = -0.0;
                    let mut d_before_2: f64 = -0.0;
                    let mut d_t_before_2: f64 = -0.0;
                    if present_3 {
                        let at_3 = kept_5.take();
                        let popped_2 = kept_4.take();
                        let t_popped_2 = kept_3.take();
                        let tried_6 = popped_2;
                        let t_tried_6 = t_popped_2;
                        let chosen_6 = tried_6;
                        let t_chosen_6 = t_tried_6;
                        let tried_5 = chosen_6;
                        let t_tried_5 = t_chosen_6;
                        let mut d_popped_2: f64 = -0.0;
                        let mut d_t_popped_2: f64 = -0.0;
                        let mut d_tried_6: f64 = -0.0;
                        let mut d_t_tried_6: f64 = -0.0;
                        let mut d_chosen_6: f64 = -0.0;
                        let mut d_t_chosen_6: f64 = -0.0;
                        let mut d_tried_5: f64 = -0.0;
                        let mut d_t_tried_5: f64 = -0.0;
                        let d_1 = ::rootgrad_autodiff::Differentiable::take(
                            &mut d_result,
                        );
                        let Some(d_2) = &d_1 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_before_3 += (*d_2);
                        d_before_2 += (*d_2) * tried_5;
                        d_tried_5 += (*d_2) * before_2;
                        let d_3 = ::rootgrad_autodiff::Differentiable::take(
                            &mut d_t_result,
                        );
                        let Some(d_4) = &d_3 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_t_before_3 += (*d_4);
                        d_t_before_2 += (*d_4) * tried_5;
                        d_tried_5 += (*d_4) * t_before_2;
                        d_before_2 += (*d_4) * t_tried_5;
                        d_t_tried_5 += (*d_4) * before_2;
                        d_t_chosen_6 += d_t_tried_5;
                        d_chosen_6 += d_tried_5;
                        d_t_tried_6 += d_t_chosen_6;
                        d_tried_6 += d_chosen_6;
                        d_t_popped_2 += d_t_tried_6;
                        d_popped_2 += d_tried_6;
                        let v_4 = kept_1.take();
                        if v_4 {
                            ::rootgrad_autodiff::rt::unpopped(&mut *d_numbers);
                        }
                        let v_5 = kept_2.take();
                        if v_5 {
                            ::rootgrad_autodiff::rt::unpopped(&mut *d_t_numbers);
                        }
                        d_t_numbers[at_3] += d_t_popped_2;
                        d_numbers[at_3] += d_popped_2;
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                        let _ = ::rootgrad_autodiff::Differentiable::take(
                            &mut d_t_result,
                        );
                    }
                    d_t_numbers[0] += d_t_before_2;
                    d_numbers[0] += d_before_2;
                    let v_6 = kept_6.take();
                    let v_7 = kept_7.take();
                    d_t_before += d_t_before_3;
                    d_t_tried += d_t_before_3 * v_6;
                    d_numbers[at_2] += d_t_before_3 * t_tried;
                    d_tried += d_t_before_3 * v_7;
                    d_t_numbers[at_2] += d_t_before_3 * tried;
                    let v_8 = kept_8.take();
                    d_before += d_before_3;
                    d_tried += d_before_3 * v_8;
                    d_numbers[at_2] += d_before_3 * tried;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
                d_t_chosen_2 += d_t_tried;
                d_chosen_2 += d_tried;
                d_t_tried_2 += d_t_chosen_2;
                d_tried_2 += d_chosen_2;
                d_t_popped += d_t_tried_2;
                d_popped += d_tried_2;
                let v_9 = kept_13.take();
                if v_9 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_numbers);
                }
                let v_10 = kept_14.take();
                if v_10 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_t_numbers);
                }
                d_t_numbers[at] += d_t_popped;
                d_numbers[at] += d_popped;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            }
            let v_11 = kept_19.take();
            d_t_x += d_t_before * v_11;
            let v_12 = kept_20.take();
            d_x += d_before * v_12;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(drawn as rule_of_drawn; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut w = x.to_vec();
        let argument = x[1];
        kept_1.keep_when(rule_of_drawn::__BEFORE, &w);
        let value = rule_of_drawn::__of(drawn)(&mut w, argument);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let t = value_2 * (w.len() as f64);
        let mut sum_2: f64 = -0.0;
        let length = w.len();
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            sum_2 += w[i];
            let d_1 = d_sum_2;
            d_w[i] += d_1;
        }
        let result: f64 = t + sum_2;
        d_t += d_result;
        d_value_2 += d_t * (w.len() as f64);
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        let v_1 = kept_1.take_when(rule_of_drawn::__BEFORE);
        rule_of_drawn::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &w),
            &mut d_w,
            argument,
            &mut d_argument,
            d_value,
        );
        d_x[1] += d_argument;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(drawn as rule_of_drawn; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        let argument = x[1];
        let t_argument = t_x[1];
        let (v_1, t_value) = rule_of_drawn::__jvp(
            drawn,
            &mut w,
            &mut t_w,
            argument,
            t_argument,
        );
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let t = value_2 * (w.len() as f64);
        let t_t = t_value_2 * (w.len() as f64);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = w.len();
        for i in 0..length {
            t_sum_2 += t_w[i];
            sum_2 += w[i];
        }
        let result: f64 = t + sum_2;
        let t_result: f64 = t_t + t_sum_2;
        (result, t_result)
    }
}
mod of_elements {
    impl Sum {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.of += v;
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_add(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_add(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::add_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn add_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.of += t_v;
            self.of += v;
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            let d_1 = d_self.of;
            d_v += d_1;
            let d_2 = d_t_self.of;
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::add_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_add<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::add_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_add<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::add_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = self.of * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            (result, d_v)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = self.of * v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.of) * v
                + self.of * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_at(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = self.of * v;
            let t_result: f64 = (t_self.of * v) + (self.of * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.of += d_t_result * v;
            d_v += d_t_result * t_self.of;
            d_self.of += d_t_result * t_v;
            d_t_v += d_t_result * self.of;
            d_self.of += d_result * v;
            d_v += d_result * self.of;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g2, g3) = Self::at_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::at_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::at_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::at_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`tick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tick)
        }
        /// The reverse derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: &mut f64, d_n: &mut f64, v: f64, d_ret: f64) -> (f64, f64) {
            (*n) += v;
            let result: f64 = (*n) * v;
            let n = &*n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            (result, d_v)
        }
        /// The forward derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64, v: f64, t_v: f64) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = (*t_n) * v + (*n) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            (*t_n) += t_v;
            (*n) += v;
            let result: f64 = (*n) * v;
            let t_result: f64 = ((*t_n) * v) + ((*n) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let n = &*n;
            let t_n = &*t_n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            (*d_t_n) += d_t_result * v;
            d_v += d_t_result * (*t_n);
            (*d_n) += d_t_result * t_v;
            d_t_v += d_t_result * (*n);
            (*d_n) += d_result * v;
            d_v += d_result * (*n);
            let d_1 = (*d_n);
            d_v += d_1;
            let d_2 = (*d_t_n);
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`scale`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum scale {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl scale {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &scale)
        }
        /// The reverse derivative of [`scale`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(w: &mut [f64], d_w: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let length = w.len();
            for i in 0..length {
                let v = &mut w[i];
                (*v) = (*v) * 2.0;
                let d_v = &mut d_w[i];
                let d_1 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_1 * 2.0;
            }
        }
        /// The forward derivative of [`scale`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(w: &mut [f64], t_w: &mut [f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let length = w.len();
            for i in 0..length {
                let v = &mut w[i];
                let t_v = &mut t_w[i];
                (*t_v) = (*t_v) * 2.0;
                (*v) = (*v) * 2.0;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            w: &mut [f64],
            d_w: &mut [f64],
            t_w: &mut [f64],
            d_t_w: &mut [f64],
        ) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let length = w.len();
            for i in 0..length {
                let v = &mut w[i];
                let t_v = &mut t_w[i];
                (*t_v) = (*t_v) * 2.0;
                (*v) = (*v) * 2.0;
                let d_v = &mut d_w[i];
                let d_t_v = &mut d_t_w[i];
                let d_1 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_1 * 2.0;
                let d_2 = ::core::mem::take(&mut (*d_t_v));
                (*d_t_v) += d_2 * 2.0;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0);
        }
    }
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some(t_v * 2.0);
                t = Some((v * 2.0));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, scale as rule_of_scale, safe as rule_of_safe; fn
                __vjp_add, fn __vjp_at
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
            let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let mut w = [[x[0], x[1]], [x[2], x[3]]];
            let before = odd(1);
            let value = find(1);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    {
                        let j = tried;
                        let part: &mut [_] = &mut w[before.clone()];
                        let at_2 = 0;
                        like_at_2.of(&at_2);
                        let at_3 = j;
                        part.swap(at_2, at_3);
                    }
                    let before_2 = kept_27.keep(odd(1));
                    let value_2 = kept_26.keep(find(1));
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            kept_22
                                .keep_when(
                                    rule_of_tick::__BEFORE,
                                    &w[before_2.clone()][tried_3.clone()],
                                );
                            let s = kept_25
                                .keep(
                                    rule_of_tick::__of(
                                        tick,
                                    )(&mut w[before_2.clone()][tried_3.clone()], 2.0),
                                );
                            kept_22
                                .keep_when(
                                    !rule_of_tick::__BEFORE,
                                    &w[before_2.clone()][tried_3.clone()],
                                );
                            let before_3 = kept_24.keep(odd(1));
                            let value_3 = kept_23.keep(find(1));
                            match value_3 {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    let tried_5 = chosen_6;
                                    kept_19
                                        .keep_when(
                                            rule_of_scale::__BEFORE,
                                            &w[before_3.clone()][tried_5..],
                                        );
                                    rule_of_scale::__of(
                                        scale,
                                    )(&mut w[before_3.clone()][tried_5..]);
                                    let mut rows = ::std::vec![
                                        ::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]
                                    ];
                                    let before_4 = kept_21.keep(odd(1));
                                    let argument = x[4];
                                    let value_4 = kept_20
                                        .keep(
                                            kept_18
                                                .aside(
                                                    ::rootgrad_autodiff::ahead!(
                                                        rule_of_safe, safe, a0 = argument
                                                    ),
                                                ),
                                        );
                                    shape_15.keep(&value_4);
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let chosen_8 = tried_8;
                                            shape_12.keep(&chosen_8);
                                            let tried_7 = chosen_8;
                                            shape_13.keep(&tried_7);
                                            rows[before_4.clone()].push(tried_7);
                                            let before_5 = kept_17.keep(odd(3));
                                            let value_5 = kept_16.keep(find(1));
                                            match value_5 {
                                                Some(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = chosen_10;
                                                    let before_6 = kept_15.keep(odd(1));
                                                    let value_6 = kept_14.keep(find(2));
                                                    match value_6 {
                                                        Some(tried_12) => {
                                                            let chosen_12 = tried_12;
                                                            let tried_11 = chosen_12;
                                                            let t = kept_13
                                                                .keep(
                                                                    (kept_10.keep(rows[before_5.clone()][tried_9.clone()])
                                                                        * kept_9.keep(rows[before_6.clone()][tried_11.clone()])),
                                                                );
                                                            shape_9.keep(&t);
                                                            let mut sums = ::std::vec![
                                                                (Sum { of : x[0], }), (Sum { of : x[5], })
                                                            ];
                                                            let before_7 = kept_12.keep(odd(3));
                                                            let argument_2 = x[2];
                                                            let value_7 = kept_11
                                                                .keep(
                                                                    kept_8
                                                                        .aside(
                                                                            ::rootgrad_autodiff::ahead!(
                                                                                rule_of_safe, safe, a0 = argument_2
                                                                            ),
                                                                        ),
                                                                );
                                                            shape_11.keep(&value_7);
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Some(tried_14) => {
                                                                    let chosen_14 = tried_14;
                                                                    shape_5.keep(&chosen_14);
                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                    shape_6.keep(&tried_13);
                                                                    kept_4.keep_owned(&sums[before_7.clone()]);
                                                                    let before_9 = kept_7
                                                                        .keep(
                                                                            sums[before_7.clone()]
                                                                                .add(::core::clone::Clone::clone(&tried_13)),
                                                                        );
                                                                    shape_7.keep(&before_9);
                                                                    let before_8 = kept_6.keep(odd(1));
                                                                    let argument_3 = x[1];
                                                                    let value_8 = kept_5
                                                                        .keep(
                                                                            kept_3
                                                                                .aside(
                                                                                    ::rootgrad_autodiff::ahead!(
                                                                                        rule_of_safe, safe, a0 = argument_3
                                                                                    ),
                                                                                ),
                                                                        );
                                                                    shape_8.keep(&value_8);
                                                                    match ::core::clone::Clone::clone(&value_8) {
                                                                        Some(tried_16) => {
                                                                            let chosen_16 = tried_16;
                                                                            shape_1.keep(&chosen_16);
                                                                            let tried_15 = ::core::clone::Clone::clone(&chosen_16);
                                                                            shape_2.keep(&tried_15);
                                                                            kept_1.keep_owned(&sums[before_8.clone()]);
                                                                            let value_9 = kept_2
                                                                                .keep(
                                                                                    sums[before_8.clone()]
                                                                                        .at(::core::clone::Clone::clone(&tried_15)),
                                                                                );
                                                                            shape_3.keep(&value_9);
                                                                            let u = before_9 + value_9;
                                                                            shape_4.keep(&u);
                                                                            result = Some((((s * w[1][1]) * w[1][0]) + (t * u)));
                                                                        }
                                                                        None => {
                                                                            result = None;
                                                                        }
                                                                    }
                                                                }
                                                                None => {
                                                                    result = None;
                                                                }
                                                            }
                                                            shape_10.keep(&sums);
                                                        }
                                                        None => {
                                                            result = None;
                                                        }
                                                    }
                                                }
                                                None => {
                                                    result = None;
                                                }
                                            }
                                        }
                                        None => {
                                            result = None;
                                        }
                                    }
                                    shape_14.keep(&rows);
                                }
                                None => {
                                    result = None;
                                }
                            }
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_result = d_ret;
            let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let before_2 = kept_27.take();
                    let value_2 = kept_26.take();
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let s = kept_25.take();
                            let before_3 = kept_24.take();
                            let value_3 = kept_23.take();
                            let mut d_s: f64 = -0.0;
                            match value_3 {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    let tried_5 = chosen_6;
                                    let before_4 = kept_21.take();
                                    let argument = x[4];
                                    let value_4 = kept_20.take();
                                    let mut d_rows = shape_14.zero();
                                    let mut d_argument: f64 = -0.0;
                                    let mut d_value_4 = shape_15.zero();
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(d_tried_8) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let before_5 = kept_17.take();
                                            let value_5 = kept_16.take();
                                            let mut d_chosen_8 = shape_12.zero();
                                            let mut d_tried_7 = shape_13.zero();
                                            match value_5 {
                                                Some(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = chosen_10;
                                                    let before_6 = kept_15.take();
                                                    let value_6 = kept_14.take();
                                                    match value_6 {
                                                        Some(tried_12) => {
                                                            let chosen_12 = tried_12;
                                                            let tried_11 = chosen_12;
                                                            let t = kept_13.take();
                                                            let before_7 = kept_12.take();
                                                            let argument_2 = x[2];
                                                            let value_7 = kept_11.take();
                                                            let mut d_t = shape_9.zero();
                                                            let mut d_sums = shape_10.zero();
                                                            let mut d_argument_2: f64 = -0.0;
                                                            let mut d_value_7 = shape_11.zero();
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Some(tried_14) => {
                                                                    let Some(d_tried_14) = &mut d_value_7 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    let chosen_14 = tried_14;
                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                    let before_9 = kept_7.take();
                                                                    let before_8 = kept_6.take();
                                                                    let argument_3 = x[1];
                                                                    let value_8 = kept_5.take();
                                                                    let mut d_chosen_14 = shape_5.zero();
                                                                    let mut d_tried_13 = shape_6.zero();
                                                                    let mut d_before_9 = shape_7.zero();
                                                                    let mut d_argument_3: f64 = -0.0;
                                                                    let mut d_value_8 = shape_8.zero();
                                                                    match ::core::clone::Clone::clone(&value_8) {
                                                                        Some(tried_16) => {
                                                                            let Some(d_tried_16) = &mut d_value_8 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let chosen_16 = tried_16;
                                                                            let tried_15 = ::core::clone::Clone::clone(&chosen_16);
                                                                            let value_9 = kept_2.take();
                                                                            let u = before_9 + value_9;
                                                                            let mut d_chosen_16 = shape_1.zero();
                                                                            let mut d_tried_15 = shape_2.zero();
                                                                            let mut d_value_9 = shape_3.zero();
                                                                            let mut d_u = shape_4.zero();
                                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_result,
                                                                            );
                                                                            let Some(d_2) = &d_1 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let d_3 = (*d_2) * w[1][0];
                                                                            d_s += d_3 * w[1][1];
                                                                            d_w[1][1] += d_3 * s;
                                                                            d_w[1][0] += (*d_2) * (s * w[1][1]);
                                                                            d_t += (*d_2) * u;
                                                                            d_u += (*d_2) * t;
                                                                            let d_4 = ::rootgrad_autodiff::rt::scalar(d_u);
                                                                            d_before_9 += d_4;
                                                                            d_value_9 += d_4;
                                                                            let v_1 = kept_1.take();
                                                                            (v_1)
                                                                                .__vjp_at(
                                                                                    ::core::option::Option::Some(&mut d_sums[before_8.clone()]),
                                                                                    ::core::clone::Clone::clone(&tried_15),
                                                                                    &mut d_tried_15,
                                                                                    d_value_9,
                                                                                );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_chosen_16,
                                                                                &(d_tried_15),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_16),
                                                                                &(d_chosen_16),
                                                                            );
                                                                        }
                                                                        None => {
                                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_result,
                                                                            );
                                                                        }
                                                                    }
                                                                    let partials_1 = kept_3.take();
                                                                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                                                                        ::rootgrad_autodiff::rt::Ahead::add_to(
                                                                            &partials_1,
                                                                            0,
                                                                            &mut d_argument_3,
                                                                            &d_value_8,
                                                                        );
                                                                    } else {
                                                                        rule_of_safe::__vjp(
                                                                            argument_3,
                                                                            &mut d_argument_3,
                                                                            d_value_8,
                                                                        );
                                                                    }
                                                                    d_x[1] += d_argument_3;
                                                                    let v_2 = kept_4.take();
                                                                    (v_2)
                                                                        .__vjp_add(
                                                                            ::core::option::Option::Some(&mut d_sums[before_7.clone()]),
                                                                            ::core::clone::Clone::clone(&tried_13),
                                                                            &mut d_tried_13,
                                                                            d_before_9,
                                                                        );
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut d_chosen_14,
                                                                        &(d_tried_13),
                                                                    );
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut (*d_tried_14),
                                                                        &(d_chosen_14),
                                                                    );
                                                                }
                                                                None => {
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                }
                                                            }
                                                            let partials_2 = kept_8.take();
                                                            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                                                                ::rootgrad_autodiff::rt::Ahead::add_to(
                                                                    &partials_2,
                                                                    0,
                                                                    &mut d_argument_2,
                                                                    &d_value_7,
                                                                );
                                                            } else {
                                                                rule_of_safe::__vjp(
                                                                    argument_2,
                                                                    &mut d_argument_2,
                                                                    d_value_7,
                                                                );
                                                            }
                                                            d_x[2] += d_argument_2;
                                                            let Sum { of: d_7 } = &d_sums[0] else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            d_x[0] += (*d_7);
                                                            let Sum { of: d_8 } = &d_sums[1] else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            d_x[5] += (*d_8);
                                                            let v_3 = kept_9.take();
                                                            let v_4 = kept_10.take();
                                                            let d_9 = ::rootgrad_autodiff::rt::scalar(d_t);
                                                            d_rows[before_5.clone()][tried_9.clone()] += d_9 * v_3;
                                                            d_rows[before_6.clone()][tried_11.clone()] += d_9 * v_4;
                                                        }
                                                        None => {
                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                }
                                            }
                                            let d_12 = ::rootgrad_autodiff::rt::popped(
                                                &mut d_rows[before_4.clone()],
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_tried_7,
                                                &(d_12),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_8,
                                                &(d_tried_7),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8),
                                                &(d_chosen_8),
                                            );
                                        }
                                        None => {
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                        }
                                    }
                                    let partials_3 = kept_18.take();
                                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                                        ::rootgrad_autodiff::rt::Ahead::add_to(
                                            &partials_3,
                                            0,
                                            &mut d_argument,
                                            &d_value_4,
                                        );
                                    } else {
                                        rule_of_safe::__vjp(argument, &mut d_argument, d_value_4);
                                    }
                                    d_x[4] += d_argument;
                                    d_x[0] += d_rows[0][0];
                                    d_x[1] += d_rows[0][1];
                                    d_x[2] += d_rows[1][0];
                                    d_x[3] += d_rows[1][1];
                                    let v_5 = kept_19.take_when(rule_of_scale::__BEFORE);
                                    rule_of_scale::__vjp(
                                        &*::rootgrad_autodiff::rt::before_or(
                                            &v_5,
                                            &w[before_3.clone()][tried_5..],
                                        ),
                                        &mut d_w[before_3.clone()][tried_5..],
                                        ::rootgrad_autodiff::rt::Unused,
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                }
                            }
                            let v_6 = kept_22.take();
                            rule_of_tick::__vjp(
                                &v_6,
                                &mut d_w[before_2.clone()][tried_3.clone()],
                                2.0,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_s,
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    {
                        let j = tried;
                        let at_2 = 0;
                        like_at_2.of(&at_2);
                        let at_3 = j;
                        d_w[before.clone()].swap(at_2, at_3);
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            d_x[0] += d_w[0][0];
            d_x[1] += d_w[0][1];
            d_x[2] += d_w[1][0];
            d_x[3] += d_w[1][1];
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, scale as rule_of_scale, safe as rule_of_safe; fn
                __jvp_add, fn __jvp_at
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut t_w = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut w = [[x[0], x[1]], [x[2], x[3]]];
            let before = odd(1);
            let value = find(1);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    {
                        let j = tried;
                        let part: &mut [_] = &mut w[before.clone()];
                        let t_part: &mut [_] = &mut t_w[before.clone()];
                        let at_2 = 0;
                        let at_3 = j;
                        t_part.swap(at_2, at_3);
                        part.swap(at_2, at_3);
                    }
                    let before_2 = odd(1);
                    let value_2 = find(1);
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let (v_1, t_s) = rule_of_tick::__jvp(
                                tick,
                                &mut w[before_2.clone()][tried_3.clone()],
                                &mut t_w[before_2.clone()][tried_3.clone()],
                                2.0,
                                ::rootgrad_autodiff::rt::Inactive,
                            );
                            let s = v_1;
                            let before_3 = odd(1);
                            let value_3 = find(1);
                            match value_3 {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    let tried_5 = chosen_6;
                                    rule_of_scale::__jvp(
                                        scale,
                                        &mut w[before_3.clone()][tried_5..],
                                        &mut t_w[before_3.clone()][tried_5..],
                                    );
                                    let mut t_rows = ::std::vec![
                                        ::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]
                                    ];
                                    let mut rows = ::std::vec![
                                        ::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]
                                    ];
                                    let before_4 = odd(1);
                                    let argument = x[4];
                                    let t_argument = t_x[4];
                                    let (v_2, t_value_4) = rule_of_safe::__jvp(
                                        safe,
                                        argument,
                                        t_argument,
                                    );
                                    let value_4 = v_2;
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(t_tried_8) = ::core::clone::Clone::clone(
                                                &t_value_4,
                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let chosen_8 = tried_8;
                                            let t_chosen_8 = t_tried_8;
                                            let tried_7 = chosen_8;
                                            let t_tried_7 = t_chosen_8;
                                            t_rows[before_4.clone()].push(t_tried_7);
                                            rows[before_4.clone()].push(tried_7);
                                            let before_5 = odd(3);
                                            let value_5 = find(1);
                                            match value_5 {
                                                Some(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = chosen_10;
                                                    let before_6 = odd(1);
                                                    let value_6 = find(2);
                                                    match value_6 {
                                                        Some(tried_12) => {
                                                            let chosen_12 = tried_12;
                                                            let tried_11 = chosen_12;
                                                            let t = rows[before_5.clone()][tried_9.clone()]
                                                                * rows[before_6.clone()][tried_11.clone()];
                                                            let t_t = ::rootgrad_autodiff::rt::tangent_at(
                                                                ::rootgrad_autodiff::rt::scalar(
                                                                    t_rows[before_5.clone()][tried_9.clone()],
                                                                ) * rows[before_6.clone()][tried_11.clone()]
                                                                    + rows[before_5.clone()][tried_9.clone()]
                                                                        * ::rootgrad_autodiff::rt::scalar(
                                                                            t_rows[before_6.clone()][tried_11.clone()],
                                                                        ),
                                                                t,
                                                            );
                                                            let mut t_sums = ::std::vec![
                                                                Sum { of : t_x[0], }, Sum { of : t_x[5], }
                                                            ];
                                                            let mut sums = ::std::vec![
                                                                (Sum { of : x[0], }), (Sum { of : x[5], })
                                                            ];
                                                            let before_7 = odd(3);
                                                            let argument_2 = x[2];
                                                            let t_argument_2 = t_x[2];
                                                            let (v_3, t_value_7) = rule_of_safe::__jvp(
                                                                safe,
                                                                argument_2,
                                                                t_argument_2,
                                                            );
                                                            let value_7 = v_3;
                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                Some(tried_14) => {
                                                                    let Some(t_tried_14) = ::core::clone::Clone::clone(
                                                                        &t_value_7,
                                                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                                    let chosen_14 = tried_14;
                                                                    let t_chosen_14 = t_tried_14;
                                                                    let tried_13 = chosen_14;
                                                                    let t_tried_13 = t_chosen_14;
                                                                    let (v_4, t_before_9) = (sums[before_7.clone()])
                                                                        .__jvp_add(
                                                                            &mut t_sums[before_7.clone()],
                                                                            tried_13,
                                                                            t_tried_13,
                                                                        );
                                                                    let before_9 = v_4;
                                                                    let before_8 = odd(1);
                                                                    let argument_3 = x[1];
                                                                    let t_argument_3 = t_x[1];
                                                                    let (v_5, t_value_8) = rule_of_safe::__jvp(
                                                                        safe,
                                                                        argument_3,
                                                                        t_argument_3,
                                                                    );
                                                                    let value_8 = v_5;
                                                                    match ::core::clone::Clone::clone(&value_8) {
                                                                        Some(tried_16) => {
                                                                            let Some(t_tried_16) = ::core::clone::Clone::clone(
                                                                                &t_value_8,
                                                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                                            let chosen_16 = tried_16;
                                                                            let t_chosen_16 = t_tried_16;
                                                                            let tried_15 = chosen_16;
                                                                            let t_tried_15 = t_chosen_16;
                                                                            let (v_6, t_value_9) = (sums[before_8.clone()])
                                                                                .__jvp_at(
                                                                                    &mut t_sums[before_8.clone()],
                                                                                    tried_15,
                                                                                    t_tried_15,
                                                                                );
                                                                            let value_9 = v_6;
                                                                            let u = before_9 + value_9;
                                                                            let t_u = ::rootgrad_autodiff::rt::tangent_at(
                                                                                t_before_9 + t_value_9,
                                                                                u,
                                                                            );
                                                                            t_result = Some(
                                                                                ((t_s * w[1][1] + s * t_w[1][1]) * w[1][0]
                                                                                    + (s * w[1][1]) * t_w[1][0]) + (t_t * u + t * t_u),
                                                                            );
                                                                            result = Some((((s * w[1][1]) * w[1][0]) + (t * u)));
                                                                        }
                                                                        None => {
                                                                            let v_7 = None;
                                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                                &v_7,
                                                                            );
                                                                            result = v_7;
                                                                        }
                                                                    }
                                                                }
                                                                None => {
                                                                    let v_8 = None;
                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                        &v_8,
                                                                    );
                                                                    result = v_8;
                                                                }
                                                            }
                                                        }
                                                        None => {
                                                            let v_9 = None;
                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                &v_9,
                                                            );
                                                            result = v_9;
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_10 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_10,
                                                    );
                                                    result = v_10;
                                                }
                                            }
                                        }
                                        None => {
                                            let v_11 = None;
                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &v_11,
                                            );
                                            result = v_11;
                                        }
                                    }
                                }
                                None => {
                                    let v_12 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_12,
                                    );
                                    result = v_12;
                                }
                            }
                        }
                        None => {
                            let v_13 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_13,
                            );
                            result = v_13;
                        }
                    }
                }
                None => {
                    let v_14 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
                    result = v_14;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, scale as rule_of_scale, safe as rule_of_safe; fn
                __jvp_add, fn __jvp_at => fn __jvp_vjp_add, fn __jvp_vjp_at
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_28 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_29 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_30 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_31 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_32 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_33 = ::rootgrad_autodiff::rt::Slot::new();
            let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_37 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_38 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_39 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_40 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_41 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_42 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut t_w = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
            let mut w = [[x[0], x[1]], [x[2], x[3]]];
            let before = odd(1);
            let value = find(1);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    {
                        let j = tried;
                        let part: &mut [_] = &mut w[before.clone()];
                        let t_part: &mut [_] = &mut t_w[before.clone()];
                        let at_2 = 0;
                        like_at_2.of(&at_2);
                        let at_3 = j;
                        let at = at_2;
                        let at_4 = at_3;
                        t_part.swap(at, at_4);
                        let at_5 = at_2;
                        let at_6 = at_3;
                        part.swap(at_5, at_6);
                    }
                    let before_2 = kept_33.keep(odd(1));
                    let value_2 = kept_32.keep(find(1));
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            kept_27.keep_owned(&w[before_2.clone()][tried_3.clone()]);
                            kept_28.keep_owned(&t_w[before_2.clone()][tried_3.clone()]);
                            let v_1 = kept_31
                                .keep(
                                    rule_of_tick::__jvp(
                                        rule_of_tick,
                                        &mut w[before_2.clone()][tried_3.clone()],
                                        &mut t_w[before_2.clone()][tried_3.clone()],
                                        2.0,
                                        ::rootgrad_autodiff::rt::Inactive,
                                    ),
                                );
                            shape_38.keep(&v_1);
                            let s = ::core::clone::Clone::clone(&v_1.0);
                            shape_39.keep(&s);
                            let t_s = ::core::clone::Clone::clone(&v_1.1);
                            shape_40.keep(&t_s);
                            let before_3 = kept_30.keep(odd(1));
                            let value_3 = kept_29.keep(find(1));
                            match value_3 {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    let tried_5 = chosen_6;
                                    kept_23.keep_owned(&w[before_3.clone()][tried_5..]);
                                    kept_24.keep_owned(&t_w[before_3.clone()][tried_5..]);
                                    rule_of_scale::__jvp(
                                        rule_of_scale,
                                        &mut w[before_3.clone()][tried_5..],
                                        &mut t_w[before_3.clone()][tried_5..],
                                    );
                                    let mut t_rows = ::std::vec![
                                        ::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]
                                    ];
                                    let mut rows = ::std::vec![
                                        ::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]
                                    ];
                                    let before_4 = kept_26.keep(odd(1));
                                    let argument = x[4];
                                    let t_argument = t_x[4];
                                    let v_2 = kept_25
                                        .keep(
                                            rule_of_safe::__jvp(rule_of_safe, argument, t_argument),
                                        );
                                    shape_35.keep(&v_2);
                                    let value_4 = ::core::clone::Clone::clone(&v_2.0);
                                    shape_36.keep(&value_4);
                                    let t_value_4 = ::core::clone::Clone::clone(&v_2.1);
                                    shape_37.keep(&t_value_4);
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            match ::core::clone::Clone::clone(&t_value_4) {
                                                Some(t_tried_8) => {
                                                    let chosen_8 = tried_8;
                                                    shape_29.keep(&chosen_8);
                                                    let t_chosen_8 = t_tried_8;
                                                    shape_30.keep(&t_chosen_8);
                                                    let tried_7 = chosen_8;
                                                    shape_31.keep(&tried_7);
                                                    let t_tried_7 = t_chosen_8;
                                                    shape_32.keep(&t_tried_7);
                                                    t_rows[before_4.clone()].push(t_tried_7);
                                                    rows[before_4.clone()].push(tried_7);
                                                    let before_5 = kept_22.keep(odd(3));
                                                    let value_5 = kept_21.keep(find(1));
                                                    match value_5 {
                                                        Some(tried_10) => {
                                                            let chosen_10 = tried_10;
                                                            let tried_9 = chosen_10;
                                                            let before_6 = kept_20.keep(odd(1));
                                                            let value_6 = kept_19.keep(find(2));
                                                            match value_6 {
                                                                Some(tried_12) => {
                                                                    let chosen_12 = tried_12;
                                                                    let tried_11 = chosen_12;
                                                                    let t = kept_18
                                                                        .keep(
                                                                            (kept_14.keep(rows[before_5.clone()][tried_9.clone()])
                                                                                * kept_13.keep(rows[before_6.clone()][tried_11.clone()])),
                                                                        );
                                                                    shape_22.keep(&t);
                                                                    let t_t = kept_17
                                                                        .keep(
                                                                            ::rootgrad_autodiff::rt::tangent_at(
                                                                                ((kept_10.keep(t_rows[before_5.clone()][tried_9.clone()])
                                                                                    * kept_9.keep(rows[before_6.clone()][tried_11.clone()]))
                                                                                    + (kept_12.keep(rows[before_5.clone()][tried_9.clone()])
                                                                                        * kept_11
                                                                                            .keep(t_rows[before_6.clone()][tried_11.clone()]))),
                                                                                ::core::clone::Clone::clone(&t),
                                                                            ),
                                                                        );
                                                                    shape_23.keep(&t_t);
                                                                    let mut t_sums = ::std::vec![
                                                                        (Sum { of : t_x[0], }), (Sum { of : t_x[5], })
                                                                    ];
                                                                    let mut sums = ::std::vec![
                                                                        (Sum { of : x[0], }), (Sum { of : x[5], })
                                                                    ];
                                                                    let before_7 = kept_16.keep(odd(3));
                                                                    let argument_2 = x[2];
                                                                    let t_argument_2 = t_x[2];
                                                                    let v_3 = kept_15
                                                                        .keep(
                                                                            rule_of_safe::__jvp(rule_of_safe, argument_2, t_argument_2),
                                                                        );
                                                                    shape_26.keep(&v_3);
                                                                    let value_7 = ::core::clone::Clone::clone(&v_3.0);
                                                                    shape_27.keep(&value_7);
                                                                    let t_value_7 = ::core::clone::Clone::clone(&v_3.1);
                                                                    shape_28.keep(&t_value_7);
                                                                    match ::core::clone::Clone::clone(&value_7) {
                                                                        Some(tried_14) => {
                                                                            match ::core::clone::Clone::clone(&t_value_7) {
                                                                                Some(t_tried_14) => {
                                                                                    let chosen_14 = tried_14;
                                                                                    shape_11.keep(&chosen_14);
                                                                                    let t_chosen_14 = t_tried_14;
                                                                                    shape_12.keep(&t_chosen_14);
                                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                                    shape_13.keep(&tried_13);
                                                                                    let t_tried_13 = ::core::clone::Clone::clone(&t_chosen_14);
                                                                                    shape_14.keep(&t_tried_13);
                                                                                    let at_7 = before_7.clone();
                                                                                    kept_4.keep_owned(&sums[at_7.clone()]);
                                                                                    kept_5.keep_owned(&t_sums[before_7.clone()]);
                                                                                    let value_11 = kept_8
                                                                                        .keep(
                                                                                            sums[at_7.clone()]
                                                                                                .__jvp_add(
                                                                                                    &mut t_sums[before_7.clone()],
                                                                                                    ::core::clone::Clone::clone(&tried_13),
                                                                                                    ::core::clone::Clone::clone(&t_tried_13),
                                                                                                ),
                                                                                        );
                                                                                    shape_15.keep(&value_11);
                                                                                    let v_4 = ::core::clone::Clone::clone(&value_11);
                                                                                    shape_16.keep(&v_4);
                                                                                    let before_9 = ::core::clone::Clone::clone(&v_4.0);
                                                                                    shape_17.keep(&before_9);
                                                                                    let t_before_9 = ::core::clone::Clone::clone(&v_4.1);
                                                                                    shape_18.keep(&t_before_9);
                                                                                    let before_8 = kept_7.keep(odd(1));
                                                                                    let argument_3 = x[1];
                                                                                    let t_argument_3 = t_x[1];
                                                                                    let v_5 = kept_6
                                                                                        .keep(
                                                                                            rule_of_safe::__jvp(rule_of_safe, argument_3, t_argument_3),
                                                                                        );
                                                                                    shape_19.keep(&v_5);
                                                                                    let value_8 = ::core::clone::Clone::clone(&v_5.0);
                                                                                    shape_20.keep(&value_8);
                                                                                    let t_value_8 = ::core::clone::Clone::clone(&v_5.1);
                                                                                    shape_21.keep(&t_value_8);
                                                                                    match ::core::clone::Clone::clone(&value_8) {
                                                                                        Some(tried_16) => {
                                                                                            match ::core::clone::Clone::clone(&t_value_8) {
                                                                                                Some(t_tried_16) => {
                                                                                                    let chosen_16 = tried_16;
                                                                                                    shape_1.keep(&chosen_16);
                                                                                                    let t_chosen_16 = t_tried_16;
                                                                                                    shape_2.keep(&t_chosen_16);
                                                                                                    let tried_15 = ::core::clone::Clone::clone(&chosen_16);
                                                                                                    shape_3.keep(&tried_15);
                                                                                                    let t_tried_15 = ::core::clone::Clone::clone(&t_chosen_16);
                                                                                                    shape_4.keep(&t_tried_15);
                                                                                                    let at_8 = before_8.clone();
                                                                                                    kept_1.keep_owned(&sums[at_8.clone()]);
                                                                                                    kept_2.keep_owned(&t_sums[before_8.clone()]);
                                                                                                    let value_12 = kept_3
                                                                                                        .keep(
                                                                                                            sums[at_8.clone()]
                                                                                                                .__jvp_at(
                                                                                                                    &mut t_sums[before_8.clone()],
                                                                                                                    ::core::clone::Clone::clone(&tried_15),
                                                                                                                    ::core::clone::Clone::clone(&t_tried_15),
                                                                                                                ),
                                                                                                        );
                                                                                                    shape_5.keep(&value_12);
                                                                                                    let v_6 = ::core::clone::Clone::clone(&value_12);
                                                                                                    shape_6.keep(&v_6);
                                                                                                    let value_9 = ::core::clone::Clone::clone(&v_6.0);
                                                                                                    shape_7.keep(&value_9);
                                                                                                    let t_value_9 = ::core::clone::Clone::clone(&v_6.1);
                                                                                                    shape_8.keep(&t_value_9);
                                                                                                    let u = before_9 + value_9;
                                                                                                    shape_9.keep(&u);
                                                                                                    let t_u = ::rootgrad_autodiff::rt::tangent_at(
                                                                                                        (t_before_9 + t_value_9),
                                                                                                        ::core::clone::Clone::clone(&u),
                                                                                                    );
                                                                                                    shape_10.keep(&t_u);
                                                                                                    t_result = Some(
                                                                                                        (((((t_s * w[1][1]) + (s * t_w[1][1])) * w[1][0])
                                                                                                            + ((s * w[1][1]) * t_w[1][0])) + ((t_t * u) + (t * t_u))),
                                                                                                    );
                                                                                                    shape_42.keep(&t_result);
                                                                                                    result = Some((((s * w[1][1]) * w[1][0]) + (t * u)));
                                                                                                    shape_41.keep(&result);
                                                                                                }
                                                                                                _ => {
                                                                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                        None => {
                                                                                            let v_7 = None;
                                                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                                                &v_7,
                                                                                            );
                                                                                            shape_42.keep(&t_result);
                                                                                            result = v_7;
                                                                                            shape_41.keep(&result);
                                                                                        }
                                                                                    }
                                                                                }
                                                                                _ => {
                                                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                                                }
                                                                            }
                                                                        }
                                                                        None => {
                                                                            let v_8 = None;
                                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                                &v_8,
                                                                            );
                                                                            shape_42.keep(&t_result);
                                                                            result = v_8;
                                                                            shape_41.keep(&result);
                                                                        }
                                                                    }
                                                                    shape_24.keep(&t_sums);
                                                                    shape_25.keep(&sums);
                                                                }
                                                                None => {
                                                                    let v_9 = None;
                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                        &v_9,
                                                                    );
                                                                    shape_42.keep(&t_result);
                                                                    result = v_9;
                                                                    shape_41.keep(&result);
                                                                }
                                                            }
                                                        }
                                                        None => {
                                                            let v_10 = None;
                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                &v_10,
                                                            );
                                                            shape_42.keep(&t_result);
                                                            result = v_10;
                                                            shape_41.keep(&result);
                                                        }
                                                    }
                                                }
                                                _ => {
                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                }
                                            }
                                        }
                                        None => {
                                            let v_11 = None;
                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &v_11,
                                            );
                                            shape_42.keep(&t_result);
                                            result = v_11;
                                            shape_41.keep(&result);
                                        }
                                    }
                                    shape_33.keep(&t_rows);
                                    shape_34.keep(&rows);
                                }
                                None => {
                                    let v_12 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_12,
                                    );
                                    shape_42.keep(&t_result);
                                    result = v_12;
                                    shape_41.keep(&result);
                                }
                            }
                        }
                        None => {
                            let v_13 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_13,
                            );
                            shape_42.keep(&t_result);
                            result = v_13;
                            shape_41.keep(&result);
                        }
                    }
                }
                None => {
                    let v_14 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
                    shape_42.keep(&t_result);
                    result = v_14;
                    shape_41.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_41.zero();
            let mut d_t_result = shape_42.zero();
            let mut d_t_w = ::rootgrad_autodiff::Differentiable::zero_like(&t_w);
            let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let before_2 = kept_33.take();
                    let value_2 = kept_32.take();
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let v_1 = kept_31.take();
                            let s = ::core::clone::Clone::clone(&v_1.0);
                            let t_s = ::core::clone::Clone::clone(&v_1.1);
                            let before_3 = kept_30.take();
                            let value_3 = kept_29.take();
                            let mut d_v_1 = shape_38.zero();
                            let mut d_s = shape_39.zero();
                            let mut d_t_s = shape_40.zero();
                            match value_3 {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    let tried_5 = chosen_6;
                                    let before_4 = kept_26.take();
                                    let argument = x[4];
                                    let t_argument = t_x[4];
                                    let v_2 = kept_25.take();
                                    let value_4 = ::core::clone::Clone::clone(&v_2.0);
                                    let t_value_4 = ::core::clone::Clone::clone(&v_2.1);
                                    let mut d_t_rows = shape_33.zero();
                                    let mut d_rows = shape_34.zero();
                                    let mut d_argument: f64 = -0.0;
                                    let mut d_t_argument: f64 = -0.0;
                                    let mut d_v_2 = shape_35.zero();
                                    let mut d_value_4 = shape_36.zero();
                                    let mut d_t_value_4 = shape_37.zero();
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(d_tried_8) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            match ::core::clone::Clone::clone(&t_value_4) {
                                                Some(t_tried_8) => {
                                                    let Some(d_t_tried_8) = &mut d_t_value_4 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let before_5 = kept_22.take();
                                                    let value_5 = kept_21.take();
                                                    let mut d_chosen_8 = shape_29.zero();
                                                    let mut d_t_chosen_8 = shape_30.zero();
                                                    let mut d_tried_7 = shape_31.zero();
                                                    let mut d_t_tried_7 = shape_32.zero();
                                                    match value_5 {
                                                        Some(tried_10) => {
                                                            let chosen_10 = tried_10;
                                                            let tried_9 = chosen_10;
                                                            let before_6 = kept_20.take();
                                                            let value_6 = kept_19.take();
                                                            match value_6 {
                                                                Some(tried_12) => {
                                                                    let chosen_12 = tried_12;
                                                                    let tried_11 = chosen_12;
                                                                    let t = kept_18.take();
                                                                    let t_t = kept_17.take();
                                                                    let before_7 = kept_16.take();
                                                                    let argument_2 = x[2];
                                                                    let t_argument_2 = t_x[2];
                                                                    let v_3 = kept_15.take();
                                                                    let value_7 = ::core::clone::Clone::clone(&v_3.0);
                                                                    let t_value_7 = ::core::clone::Clone::clone(&v_3.1);
                                                                    let mut d_t = shape_22.zero();
                                                                    let mut d_t_t = shape_23.zero();
                                                                    let mut d_t_sums = shape_24.zero();
                                                                    let mut d_sums = shape_25.zero();
                                                                    let mut d_argument_2: f64 = -0.0;
                                                                    let mut d_t_argument_2: f64 = -0.0;
                                                                    let mut d_v_3 = shape_26.zero();
                                                                    let mut d_value_7 = shape_27.zero();
                                                                    let mut d_t_value_7 = shape_28.zero();
                                                                    match ::core::clone::Clone::clone(&value_7) {
                                                                        Some(tried_14) => {
                                                                            let Some(d_tried_14) = &mut d_value_7 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            match ::core::clone::Clone::clone(&t_value_7) {
                                                                                Some(t_tried_14) => {
                                                                                    let Some(d_t_tried_14) = &mut d_t_value_7 else {
                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                    };
                                                                                    let chosen_14 = tried_14;
                                                                                    let t_chosen_14 = t_tried_14;
                                                                                    let tried_13 = ::core::clone::Clone::clone(&chosen_14);
                                                                                    let t_tried_13 = ::core::clone::Clone::clone(&t_chosen_14);
                                                                                    let at_7 = before_7.clone();
                                                                                    let value_11 = kept_8.take();
                                                                                    let v_4 = ::core::clone::Clone::clone(&value_11);
                                                                                    let before_9 = ::core::clone::Clone::clone(&v_4.0);
                                                                                    let t_before_9 = ::core::clone::Clone::clone(&v_4.1);
                                                                                    let before_8 = kept_7.take();
                                                                                    let argument_3 = x[1];
                                                                                    let t_argument_3 = t_x[1];
                                                                                    let v_5 = kept_6.take();
                                                                                    let value_8 = ::core::clone::Clone::clone(&v_5.0);
                                                                                    let t_value_8 = ::core::clone::Clone::clone(&v_5.1);
                                                                                    let mut d_chosen_14 = shape_11.zero();
                                                                                    let mut d_t_chosen_14 = shape_12.zero();
                                                                                    let mut d_tried_13 = shape_13.zero();
                                                                                    let mut d_t_tried_13 = shape_14.zero();
                                                                                    let mut d_value_11 = shape_15.zero();
                                                                                    let mut d_v_4 = shape_16.zero();
                                                                                    let mut d_before_9 = shape_17.zero();
                                                                                    let mut d_t_before_9 = shape_18.zero();
                                                                                    let mut d_argument_3: f64 = -0.0;
                                                                                    let mut d_t_argument_3: f64 = -0.0;
                                                                                    let mut d_v_5 = shape_19.zero();
                                                                                    let mut d_value_8 = shape_20.zero();
                                                                                    let mut d_t_value_8 = shape_21.zero();
                                                                                    match ::core::clone::Clone::clone(&value_8) {
                                                                                        Some(tried_16) => {
                                                                                            let Some(d_tried_16) = &mut d_value_8 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            match ::core::clone::Clone::clone(&t_value_8) {
                                                                                                Some(t_tried_16) => {
                                                                                                    let Some(d_t_tried_16) = &mut d_t_value_8 else {
                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                    };
                                                                                                    let chosen_16 = tried_16;
                                                                                                    let t_chosen_16 = t_tried_16;
                                                                                                    let tried_15 = ::core::clone::Clone::clone(&chosen_16);
                                                                                                    let t_tried_15 = ::core::clone::Clone::clone(&t_chosen_16);
                                                                                                    let at_8 = before_8.clone();
                                                                                                    let value_12 = kept_3.take();
                                                                                                    let v_6 = ::core::clone::Clone::clone(&value_12);
                                                                                                    let value_9 = ::core::clone::Clone::clone(&v_6.0);
                                                                                                    let t_value_9 = ::core::clone::Clone::clone(&v_6.1);
                                                                                                    let u = before_9 + value_9;
                                                                                                    let t_u = ::rootgrad_autodiff::rt::tangent_at(
                                                                                                        (t_before_9 + t_value_9),
                                                                                                        ::core::clone::Clone::clone(&u),
                                                                                                    );
                                                                                                    let mut d_chosen_16 = shape_1.zero();
                                                                                                    let mut d_t_chosen_16 = shape_2.zero();
                                                                                                    let mut d_tried_15 = shape_3.zero();
                                                                                                    let mut d_t_tried_15 = shape_4.zero();
                                                                                                    let mut d_value_12 = shape_5.zero();
                                                                                                    let mut d_v_6 = shape_6.zero();
                                                                                                    let mut d_value_9 = shape_7.zero();
                                                                                                    let mut d_t_value_9 = shape_8.zero();
                                                                                                    let mut d_u = shape_9.zero();
                                                                                                    let mut d_t_u = shape_10.zero();
                                                                                                    let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                        &mut d_result,
                                                                                                    );
                                                                                                    let Some(d_2) = &d_1 else {
                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                    };
                                                                                                    let d_3 = (*d_2) * w[1][0];
                                                                                                    d_s += d_3 * w[1][1];
                                                                                                    d_w[1][1] += d_3 * s;
                                                                                                    d_w[1][0] += (*d_2) * (s * w[1][1]);
                                                                                                    d_t += (*d_2) * u;
                                                                                                    d_u += (*d_2) * t;
                                                                                                    let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                        &mut d_t_result,
                                                                                                    );
                                                                                                    let Some(d_5) = &d_4 else {
                                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                                    };
                                                                                                    let d_6 = (*d_5) * w[1][0];
                                                                                                    d_t_s += d_6 * w[1][1];
                                                                                                    d_w[1][1] += d_6 * t_s;
                                                                                                    d_s += d_6 * t_w[1][1];
                                                                                                    d_t_w[1][1] += d_6 * s;
                                                                                                    d_w[1][0] += (*d_5) * ((t_s * w[1][1]) + (s * t_w[1][1]));
                                                                                                    let d_7 = (*d_5) * t_w[1][0];
                                                                                                    d_s += d_7 * w[1][1];
                                                                                                    d_w[1][1] += d_7 * s;
                                                                                                    d_t_w[1][0] += (*d_5) * (s * w[1][1]);
                                                                                                    d_t_t += (*d_5) * u;
                                                                                                    d_u += (*d_5) * t_t;
                                                                                                    d_t += (*d_5) * t_u;
                                                                                                    d_t_u += (*d_5) * t;
                                                                                                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_t_u);
                                                                                                    d_t_before_9 += d_8;
                                                                                                    d_t_value_9 += d_8;
                                                                                                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_u);
                                                                                                    d_before_9 += d_9;
                                                                                                    d_value_9 += d_9;
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut d_v_6.1,
                                                                                                        &(d_t_value_9),
                                                                                                    );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut d_v_6.0,
                                                                                                        &(d_value_9),
                                                                                                    );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut d_value_12,
                                                                                                        &(d_v_6),
                                                                                                    );
                                                                                                    let v_15 = kept_1.take();
                                                                                                    let v_16 = kept_2.take();
                                                                                                    (v_15)
                                                                                                        .__jvp_vjp_at(
                                                                                                            ::core::option::Option::Some(&mut d_sums[at_8.clone()]),
                                                                                                            &v_16,
                                                                                                            &mut d_t_sums[before_8.clone()],
                                                                                                            ::core::clone::Clone::clone(&tried_15),
                                                                                                            &mut d_tried_15,
                                                                                                            ::core::clone::Clone::clone(&t_tried_15),
                                                                                                            &mut d_t_tried_15,
                                                                                                            d_value_12,
                                                                                                        );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut d_t_chosen_16,
                                                                                                        &(d_t_tried_15),
                                                                                                    );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut d_chosen_16,
                                                                                                        &(d_tried_15),
                                                                                                    );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut (*d_t_tried_16),
                                                                                                        &(d_t_chosen_16),
                                                                                                    );
                                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                                        &mut (*d_tried_16),
                                                                                                        &(d_chosen_16),
                                                                                                    );
                                                                                                }
                                                                                                _ => {}
                                                                                            }
                                                                                        }
                                                                                        None => {
                                                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_result,
                                                                                            );
                                                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_t_result,
                                                                                            );
                                                                                        }
                                                                                    }
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_v_5.1,
                                                                                        &(d_t_value_8),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_v_5.0,
                                                                                        &(d_value_8),
                                                                                    );
                                                                                    rule_of_safe::__jvp_vjp(
                                                                                        rule_of_safe,
                                                                                        ::rootgrad_autodiff::rt::Inactive,
                                                                                        argument_3,
                                                                                        &mut d_argument_3,
                                                                                        t_argument_3,
                                                                                        &mut d_t_argument_3,
                                                                                        d_v_5,
                                                                                    );
                                                                                    d_t_x[1] += d_t_argument_3;
                                                                                    d_x[1] += d_argument_3;
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_v_4.1,
                                                                                        &(d_t_before_9),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_v_4.0,
                                                                                        &(d_before_9),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_value_11,
                                                                                        &(d_v_4),
                                                                                    );
                                                                                    let v_17 = kept_4.take();
                                                                                    let v_18 = kept_5.take();
                                                                                    (v_17)
                                                                                        .__jvp_vjp_add(
                                                                                            ::core::option::Option::Some(&mut d_sums[at_7.clone()]),
                                                                                            &v_18,
                                                                                            &mut d_t_sums[before_7.clone()],
                                                                                            ::core::clone::Clone::clone(&tried_13),
                                                                                            &mut d_tried_13,
                                                                                            ::core::clone::Clone::clone(&t_tried_13),
                                                                                            &mut d_t_tried_13,
                                                                                            d_value_11,
                                                                                        );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_t_chosen_14,
                                                                                        &(d_t_tried_13),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut d_chosen_14,
                                                                                        &(d_tried_13),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut (*d_t_tried_14),
                                                                                        &(d_t_chosen_14),
                                                                                    );
                                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                                        &mut (*d_tried_14),
                                                                                        &(d_chosen_14),
                                                                                    );
                                                                                }
                                                                                _ => {}
                                                                            }
                                                                        }
                                                                        None => {
                                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_result,
                                                                            );
                                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_t_result,
                                                                            );
                                                                        }
                                                                    }
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut d_v_3.1,
                                                                        &(d_t_value_7),
                                                                    );
                                                                    ::rootgrad_autodiff::rt::accumulate(
                                                                        &mut d_v_3.0,
                                                                        &(d_value_7),
                                                                    );
                                                                    rule_of_safe::__jvp_vjp(
                                                                        rule_of_safe,
                                                                        ::rootgrad_autodiff::rt::Inactive,
                                                                        argument_2,
                                                                        &mut d_argument_2,
                                                                        t_argument_2,
                                                                        &mut d_t_argument_2,
                                                                        d_v_3,
                                                                    );
                                                                    d_t_x[2] += d_t_argument_2;
                                                                    d_x[2] += d_argument_2;
                                                                    let Sum { of: d_14 } = &d_sums[0] else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    d_x[0] += (*d_14);
                                                                    let Sum { of: d_15 } = &d_sums[1] else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    d_x[5] += (*d_15);
                                                                    let Sum { of: d_16 } = &d_t_sums[0] else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    d_t_x[0] += (*d_16);
                                                                    let Sum { of: d_17 } = &d_t_sums[1] else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    d_t_x[5] += (*d_17);
                                                                    let v_19 = kept_9.take();
                                                                    let v_20 = kept_10.take();
                                                                    let v_21 = kept_11.take();
                                                                    let v_22 = kept_12.take();
                                                                    let d_18 = ::rootgrad_autodiff::rt::scalar(d_t_t);
                                                                    d_t_rows[before_5.clone()][tried_9.clone()] += d_18 * v_19;
                                                                    d_rows[before_6.clone()][tried_11.clone()] += d_18 * v_20;
                                                                    d_rows[before_5.clone()][tried_9.clone()] += d_18 * v_21;
                                                                    d_t_rows[before_6.clone()][tried_11.clone()] += d_18 * v_22;
                                                                    let v_23 = kept_13.take();
                                                                    let v_24 = kept_14.take();
                                                                    let d_19 = ::rootgrad_autodiff::rt::scalar(d_t);
                                                                    d_rows[before_5.clone()][tried_9.clone()] += d_19 * v_23;
                                                                    d_rows[before_6.clone()][tried_11.clone()] += d_19 * v_24;
                                                                }
                                                                None => {
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_t_result,
                                                                    );
                                                                }
                                                            }
                                                        }
                                                        None => {
                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_t_result,
                                                            );
                                                        }
                                                    }
                                                    let d_24 = ::rootgrad_autodiff::rt::popped(
                                                        &mut d_rows[before_4.clone()],
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_tried_7,
                                                        &(d_24),
                                                    );
                                                    let d_25 = ::rootgrad_autodiff::rt::popped(
                                                        &mut d_t_rows[before_4.clone()],
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_t_tried_7,
                                                        &(d_25),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_t_chosen_8,
                                                        &(d_t_tried_7),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_8,
                                                        &(d_tried_7),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_t_tried_8),
                                                        &(d_t_chosen_8),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_8),
                                                        &(d_chosen_8),
                                                    );
                                                }
                                                _ => {}
                                            }
                                        }
                                        None => {
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_result,
                                            );
                                        }
                                    }
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_2.1,
                                        &(d_t_value_4),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_2.0,
                                        &(d_value_4),
                                    );
                                    rule_of_safe::__jvp_vjp(
                                        rule_of_safe,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        argument,
                                        &mut d_argument,
                                        t_argument,
                                        &mut d_t_argument,
                                        d_v_2,
                                    );
                                    d_t_x[4] += d_t_argument;
                                    d_x[4] += d_argument;
                                    d_x[0] += d_rows[0][0];
                                    d_x[1] += d_rows[0][1];
                                    d_x[2] += d_rows[1][0];
                                    d_x[3] += d_rows[1][1];
                                    d_t_x[0] += d_t_rows[0][0];
                                    d_t_x[1] += d_t_rows[0][1];
                                    d_t_x[2] += d_t_rows[1][0];
                                    d_t_x[3] += d_t_rows[1][1];
                                    let v_25 = kept_23.take();
                                    let v_26 = kept_24.take();
                                    rule_of_scale::__jvp_vjp(
                                        rule_of_scale,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        &v_25,
                                        &mut d_w[before_3.clone()][tried_5..],
                                        &v_26,
                                        &mut d_t_w[before_3.clone()][tried_5..],
                                        ::rootgrad_autodiff::rt::Unused,
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_s));
                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_s));
                            let v_27 = kept_27.take();
                            let v_28 = kept_28.take();
                            rule_of_tick::__jvp_vjp(
                                rule_of_tick,
                                ::rootgrad_autodiff::rt::Inactive,
                                &v_27,
                                &mut d_w[before_2.clone()][tried_3.clone()],
                                &v_28,
                                &mut d_t_w[before_2.clone()][tried_3.clone()],
                                2.0,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::rootgrad_autodiff::rt::Inactive,
                                d_v_1,
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                        }
                    }
                    {
                        let j = tried;
                        let at_2 = 0;
                        like_at_2.of(&at_2);
                        let at_3 = j;
                        let at = at_2;
                        let at_4 = at_3;
                        let at_5 = at_2;
                        let at_6 = at_3;
                        d_w[before.clone()].swap(at_5, at_6);
                        d_t_w[before.clone()].swap(at, at_4);
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            d_x[0] += d_w[0][0];
            d_x[1] += d_w[0][1];
            d_x[2] += d_w[1][0];
            d_x[3] += d_w[1][1];
            d_t_x[0] += d_t_w[0][0];
            d_t_x[1] += d_t_w[0][1];
            d_t_x[2] += d_t_w[1][0];
            d_t_x[3] += d_t_w[1][1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_all::__of(all)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_all::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod of_bounds_and_fields {
    ///The derivative of [`product`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum product {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl product {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &product)
        }
        /// The reverse derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(t: Two, d_ret: f64) -> (f64, Two) {
            let result: f64 = (t.a * t.b) * t.b;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_result = d_ret;
            let d_1 = d_result * t.b;
            d_t.a += d_1 * t.b;
            d_t.b += d_1 * t.a;
            d_t.b += d_result * (t.a * t.b);
            (result, d_t)
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(t: Two, t_t: Two) -> (f64, f64) {
            let result: f64 = (t.a * t.b) * t.b;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_t.a) * t.b
                + t.a * ::rootgrad_autodiff::rt::scalar(t_t.b)) * t.b
                + (t.a * t.b) * ::rootgrad_autodiff::rt::scalar(t_t.b);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Two) -> f64 + 'static,
            a0: Two,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Two>,
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
        fn pushforward_pullback(t: Two, t_t: Two, d_ret: (f64, f64)) -> (Two, Two) {
            let result: f64 = (t.a * t.b) * t.b;
            let t_result: f64 = (((t_t.a * t.b) + (t.a * t_t.b)) * t.b)
                + ((t.a * t.b) * t_t.b);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t.b;
            d_t_t.a += d_1 * t.b;
            d_t.b += d_1 * t_t.a;
            d_t.a += d_1 * t_t.b;
            d_t_t.b += d_1 * t.a;
            d_t.b += d_t_result * ((t_t.a * t.b) + (t.a * t_t.b));
            let d_2 = d_t_result * t_t.b;
            d_t.a += d_2 * t.b;
            d_t.b += d_2 * t.a;
            d_t_t.b += d_t_result * (t.a * t.b);
            let d_3 = d_result * t.b;
            d_t.a += d_3 * t.b;
            d_t.b += d_3 * t.a;
            d_t.b += d_result * (t.a * t.b);
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Two) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Two,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Two>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Two>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Two>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: Two,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Two>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`tick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tick)
        }
        /// The reverse derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            n: &mut f64,
            d_n: &mut f64,
            v: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            (*n) += v;
            let t;
            if v > (-100.0) {
                t = Some(((*n) * v));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let n = &*n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                (*d_n) += (*d_2) * v;
                d_v += (*d_2) * (*n);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            let d_4 = (*d_n);
            d_v += d_4;
            (result, d_v)
        }
        /// The forward derivative of [`tick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            n: &mut f64,
            t_n: &mut f64,
            v: f64,
            t_v: f64,
        ) -> (Option<f64>, Option<f64>) {
            (*t_n) += t_v;
            (*n) += v;
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((*t_n) * v + (*n) * t_v);
                t = Some(((*n) * v));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, f64) -> Option<f64> + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            (*t_n) += t_v;
            (*n) += v;
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((((*t_n) * v) + ((*n) * t_v)));
                shape_2.keep(&t_t);
                t = Some(((*n) * v));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let n = &*n;
            let t_n = &*t_n;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                (*d_n) += (*d_2) * v;
                d_v += (*d_2) * (*n);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                (*d_t_n) += (*d_4) * v;
                d_v += (*d_4) * (*t_n);
                (*d_n) += (*d_4) * t_v;
                d_t_v += (*d_4) * (*n);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            let d_7 = (*d_n);
            d_v += d_7;
            let d_8 = (*d_t_n);
            d_t_v += d_8;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some(t_v * 2.0);
                t = Some((v * 2.0));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, product as rule_of_product, safe as rule_of_safe;
                fn __vjp_unwrap
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let mut lo = 0;
            let mut a = x[0];
            let mut s = 0.0;
            let before = lo;
            let value = up(&mut lo);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    for i in before..tried {
                        s += x[i] * x[i];
                    }
                    let before_2 = kept_15.keep(lo);
                    let value_2 = kept_14.keep(up(&mut lo));
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let mut sum_2: f64 = -0.0;
                            let length = x[before_2..tried_3].len();
                            for i_2 in 0..length {
                                sum_2 += x[before_2..tried_3][i_2];
                            }
                            s += sum_2;
                            let before_3 = kept_13.keep(a);
                            let argument = x[1];
                            kept_11.keep_when(rule_of_tick::__BEFORE, &a);
                            let value_3 = kept_12
                                .keep(rule_of_tick::__of(tick)(&mut a, argument));
                            shape_17.keep(&value_3);
                            kept_11.keep_when(!rule_of_tick::__BEFORE, &a);
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_12.keep(&chosen_6);
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    shape_13.keep(&tried_5);
                                    let argument_2 = Two {
                                        a: before_3,
                                        b: ::core::clone::Clone::clone(&tried_5),
                                    };
                                    shape_14.keep(&argument_2);
                                    let before_4 = kept_10
                                        .keep(
                                            rule_of_product::__of(
                                                product,
                                            )(::core::clone::Clone::clone(&argument_2)),
                                        );
                                    shape_15.keep(&before_4);
                                    let argument_3 = x[2];
                                    let value_4 = kept_9
                                        .keep(
                                            kept_8
                                                .aside(
                                                    ::rootgrad_autodiff::ahead!(
                                                        rule_of_safe, safe, a0 = argument_3
                                                    ),
                                                ),
                                        );
                                    shape_16.keep(&value_4);
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let chosen_8 = tried_8;
                                            shape_6.keep(&chosen_8);
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            shape_7.keep(&tried_7);
                                            s += before_4 * tried_7;
                                            let mut slot = Some(x[3]);
                                            kept_6.keep_owned(&slot);
                                            let value_5 = kept_7
                                                .keep(
                                                    ::rootgrad_autodiff::rt::held(
                                                            ::core::clone::Clone::clone(&slot),
                                                        )
                                                        .unwrap(),
                                                );
                                            shape_9.keep(&value_5);
                                            let before_5 = ::core::clone::Clone::clone(&value_5);
                                            shape_10.keep(&before_5);
                                            let mut old = ::core::option::Option::None;
                                            ::core::mem::swap(&mut slot, &mut old);
                                            match kept_5.keep(::core::clone::Clone::clone(&old)) {
                                                Some(tried_10) => {
                                                    let chosen_10 = tried_10;
                                                    shape_3.keep(&chosen_10);
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    shape_4.keep(&tried_9);
                                                    s += before_5 * tried_9;
                                                    let mut value_6 = ::core::default::Default::default();
                                                    let mut running = true;
                                                    let mut passes_of_kept_2 = 0usize;
                                                    while running {
                                                        passes_of_kept_2 += 1;
                                                        a += 1.0;
                                                        value_6 = a;
                                                        running = false;
                                                    }
                                                    kept_2.keep(passes_of_kept_2);
                                                    let before_6 = kept_4.keep(value_6);
                                                    let argument_4 = a + 1.0;
                                                    let value_7 = kept_3
                                                        .keep(
                                                            kept_1
                                                                .aside(
                                                                    ::rootgrad_autodiff::ahead!(
                                                                        rule_of_safe, safe, a0 = argument_4
                                                                    ),
                                                                ),
                                                        );
                                                    shape_5.keep(&value_7);
                                                    match ::core::clone::Clone::clone(&value_7) {
                                                        Some(tried_12) => {
                                                            let chosen_12 = tried_12;
                                                            shape_1.keep(&chosen_12);
                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                            shape_2.keep(&tried_11);
                                                            result = Some((s + (before_6 * tried_11)));
                                                        }
                                                        None => {
                                                            result = None;
                                                        }
                                                    }
                                                }
                                                None => {
                                                    result = None;
                                                }
                                            }
                                            shape_8.keep(&slot);
                                            shape_11.keep(&old);
                                        }
                                        None => {
                                            result = None;
                                        }
                                    }
                                }
                                None => {
                                    result = None;
                                }
                            }
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_result = d_ret;
            let mut d_a: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let before_2 = kept_15.take();
                    let value_2 = kept_14.take();
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let length = x[before_2..tried_3].len();
                            let before_3 = kept_13.take();
                            let argument = x[1];
                            let value_3 = kept_12.take();
                            let mut d_sum_2: f64 = -0.0;
                            let mut d_before_3: f64 = -0.0;
                            let mut d_argument: f64 = -0.0;
                            let mut d_value_3 = shape_17.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let chosen_6 = tried_6;
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    let argument_2 = Two {
                                        a: before_3,
                                        b: ::core::clone::Clone::clone(&tried_5),
                                    };
                                    let before_4 = kept_10.take();
                                    let argument_3 = x[2];
                                    let value_4 = kept_9.take();
                                    let mut d_chosen_6 = shape_12.zero();
                                    let mut d_tried_5 = shape_13.zero();
                                    let mut d_argument_2 = shape_14.zero();
                                    let mut d_before_4 = shape_15.zero();
                                    let mut d_argument_3: f64 = -0.0;
                                    let mut d_value_4 = shape_16.zero();
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(d_tried_8) = &mut d_value_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_8 = tried_8;
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                            let value_5 = kept_7.take();
                                            let before_5 = ::core::clone::Clone::clone(&value_5);
                                            let mut d_chosen_8 = shape_6.zero();
                                            let mut d_tried_7 = shape_7.zero();
                                            let mut d_slot = shape_8.zero();
                                            let mut d_value_5 = shape_9.zero();
                                            let mut d_before_5 = shape_10.zero();
                                            let mut d_old = shape_11.zero();
                                            let v_2 = kept_5.take();
                                            match v_2 {
                                                Some(tried_10) => {
                                                    let Some(d_tried_10) = &mut d_old else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let chosen_10 = tried_10;
                                                    let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                    let before_6 = kept_4.take();
                                                    let argument_4 = a + 1.0;
                                                    let value_7 = kept_3.take();
                                                    let mut d_chosen_10 = shape_3.zero();
                                                    let mut d_tried_9 = shape_4.zero();
                                                    let mut d_value_6: f64 = -0.0;
                                                    let mut d_before_6: f64 = -0.0;
                                                    let mut d_argument_4: f64 = -0.0;
                                                    let mut d_value_7 = shape_5.zero();
                                                    match ::core::clone::Clone::clone(&value_7) {
                                                        Some(tried_12) => {
                                                            let Some(d_tried_12) = &mut d_value_7 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let chosen_12 = tried_12;
                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                            let mut d_chosen_12 = shape_1.zero();
                                                            let mut d_tried_11 = shape_2.zero();
                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                            let Some(d_2) = &d_1 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            d_s += (*d_2);
                                                            d_before_6 += (*d_2) * tried_11;
                                                            d_tried_11 += (*d_2) * before_6;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_12,
                                                                &(d_tried_11),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_12),
                                                                &(d_chosen_12),
                                                            );
                                                        }
                                                        None => {
                                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                        }
                                                    }
                                                    let partials_1 = kept_1.take();
                                                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                                                        ::rootgrad_autodiff::rt::Ahead::add_to(
                                                            &partials_1,
                                                            0,
                                                            &mut d_argument_4,
                                                            &d_value_7,
                                                        );
                                                    } else {
                                                        rule_of_safe::__vjp(
                                                            argument_4,
                                                            &mut d_argument_4,
                                                            d_value_7,
                                                        );
                                                    }
                                                    d_a += d_argument_4;
                                                    d_value_6 += d_before_6;
                                                    for _ in 0..kept_2.take() {
                                                        let d_4 = ::core::mem::take(&mut d_value_6);
                                                        d_a += d_4;
                                                    }
                                                    let d_6 = d_s;
                                                    d_before_5 += d_6 * tried_9;
                                                    d_tried_9 += d_6 * before_5;
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_10,
                                                        &(d_tried_9),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_10),
                                                        &(d_chosen_10),
                                                    );
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                }
                                            }
                                            ::core::mem::swap(&mut d_slot, &mut d_old);
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_value_5,
                                                &(d_before_5),
                                            );
                                            let v_3 = kept_6.take();
                                            (v_3)
                                                .__vjp_unwrap(
                                                    ::core::option::Option::Some(&mut d_slot),
                                                    d_value_5,
                                                );
                                            let Some(d_8) = &d_slot else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            d_x[3] += (*d_8);
                                            let d_9 = d_s;
                                            d_before_4 += d_9 * tried_7;
                                            d_tried_7 += d_9 * before_4;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_8,
                                                &(d_tried_7),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8),
                                                &(d_chosen_8),
                                            );
                                        }
                                        None => {
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                        }
                                    }
                                    let partials_2 = kept_8.take();
                                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                                        ::rootgrad_autodiff::rt::Ahead::add_to(
                                            &partials_2,
                                            0,
                                            &mut d_argument_3,
                                            &d_value_4,
                                        );
                                    } else {
                                        rule_of_safe::__vjp(
                                            argument_3,
                                            &mut d_argument_3,
                                            d_value_4,
                                        );
                                    }
                                    d_x[2] += d_argument_3;
                                    rule_of_product::__vjp(
                                        ::core::clone::Clone::clone(&argument_2),
                                        &mut d_argument_2,
                                        d_before_4,
                                    );
                                    let Two { a: d_11, b: d_12 } = &d_argument_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    d_before_3 += (*d_11);
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_tried_5,
                                        &((*d_12)),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                }
                            }
                            let v_4 = kept_11.take();
                            rule_of_tick::__vjp(
                                &v_4,
                                &mut d_a,
                                argument,
                                &mut d_argument,
                                d_value_3,
                            );
                            d_x[1] += d_argument;
                            d_a += d_before_3;
                            let d_14 = d_s;
                            d_sum_2 += d_14;
                            for i_2 in 0..length {
                                let d_15 = d_sum_2;
                                d_x[before_2..tried_3][i_2] += d_15;
                            }
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    for i in before..tried {
                        let d_17 = d_s;
                        d_x[i] += d_17 * x[i];
                        d_x[i] += d_17 * x[i];
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            d_x[0] += d_a;
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, product as rule_of_product, safe as rule_of_safe;
                fn __jvp_unwrap
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut lo = 0;
            let mut a = x[0];
            let mut t_a = t_x[0];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let before = lo;
            let value = up(&mut lo);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    for i in before..tried {
                        t_s += t_x[i] * x[i] + x[i] * t_x[i];
                        s += x[i] * x[i];
                    }
                    let before_2 = lo;
                    let value_2 = up(&mut lo);
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let mut sum_2: f64 = -0.0;
                            let mut t_sum_2: f64 = 0.0;
                            let length = x[before_2..tried_3].len();
                            for i_2 in 0..length {
                                t_sum_2 += t_x[before_2..tried_3][i_2];
                                sum_2 += x[before_2..tried_3][i_2];
                            }
                            t_s += t_sum_2;
                            s += sum_2;
                            let before_3 = a;
                            let t_before_3 = t_a;
                            let argument = x[1];
                            let t_argument = t_x[1];
                            let (v_1, t_value_3) = rule_of_tick::__jvp(
                                tick,
                                &mut a,
                                &mut t_a,
                                argument,
                                t_argument,
                            );
                            let value_3 = v_1;
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(t_tried_6) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    let t_argument_2 = Two { a: t_before_3, b: t_tried_5 };
                                    let argument_2 = Two { a: before_3, b: tried_5 };
                                    let (v_2, t_before_4) = rule_of_product::__jvp(
                                        product,
                                        argument_2,
                                        t_argument_2,
                                    );
                                    let before_4 = v_2;
                                    let argument_3 = x[2];
                                    let t_argument_3 = t_x[2];
                                    let (v_3, t_value_4) = rule_of_safe::__jvp(
                                        safe,
                                        argument_3,
                                        t_argument_3,
                                    );
                                    let value_4 = v_3;
                                    match ::core::clone::Clone::clone(&value_4) {
                                        Some(tried_8) => {
                                            let Some(t_tried_8) = ::core::clone::Clone::clone(
                                                &t_value_4,
                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let chosen_8 = tried_8;
                                            let t_chosen_8 = t_tried_8;
                                            let tried_7 = chosen_8;
                                            let t_tried_7 = t_chosen_8;
                                            t_s += t_before_4 * tried_7 + before_4 * t_tried_7;
                                            s += before_4 * tried_7;
                                            let mut t_slot = Some(t_x[3]);
                                            let mut slot = Some(x[3]);
                                            let (v_4, t_value_5) = (slot).__jvp_unwrap(&mut t_slot);
                                            let value_5 = v_4;
                                            let before_5 = value_5;
                                            let t_before_5 = t_value_5;
                                            let mut old = ::core::option::Option::None;
                                            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &old,
                                            );
                                            ::core::mem::swap(&mut t_slot, &mut t_old);
                                            ::core::mem::swap(&mut slot, &mut old);
                                            match ::core::clone::Clone::clone(&old) {
                                                Some(tried_10) => {
                                                    let Some(t_tried_10) = ::core::clone::Clone::clone(&t_old)
                                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                    let chosen_10 = tried_10;
                                                    let t_chosen_10 = t_tried_10;
                                                    let tried_9 = chosen_10;
                                                    let t_tried_9 = t_chosen_10;
                                                    t_s += t_before_5 * tried_9 + before_5 * t_tried_9;
                                                    s += before_5 * tried_9;
                                                    let mut value_6 = ::core::default::Default::default();
                                                    let mut t_value_6 = 0.0;
                                                    let mut running = true;
                                                    while running {
                                                        a += 1.0;
                                                        t_value_6 = t_a;
                                                        value_6 = a;
                                                        running = false;
                                                    }
                                                    let before_6 = value_6;
                                                    let t_before_6 = t_value_6;
                                                    let argument_4 = a + 1.0;
                                                    let t_argument_4 = t_a;
                                                    let (v_5, t_value_7) = rule_of_safe::__jvp(
                                                        safe,
                                                        argument_4,
                                                        t_argument_4,
                                                    );
                                                    let value_7 = v_5;
                                                    match ::core::clone::Clone::clone(&value_7) {
                                                        Some(tried_12) => {
                                                            let Some(t_tried_12) = ::core::clone::Clone::clone(
                                                                &t_value_7,
                                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                                            let chosen_12 = tried_12;
                                                            let t_chosen_12 = t_tried_12;
                                                            let tried_11 = chosen_12;
                                                            let t_tried_11 = t_chosen_12;
                                                            t_result = Some(
                                                                t_s + (t_before_6 * tried_11 + before_6 * t_tried_11),
                                                            );
                                                            result = Some((s + (before_6 * tried_11)));
                                                        }
                                                        None => {
                                                            let v_6 = None;
                                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                &v_6,
                                                            );
                                                            result = v_6;
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_7 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_7,
                                                    );
                                                    result = v_7;
                                                }
                                            }
                                        }
                                        None => {
                                            let v_8 = None;
                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &v_8,
                                            );
                                            result = v_8;
                                        }
                                    }
                                }
                                None => {
                                    let v_9 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_9,
                                    );
                                    result = v_9;
                                }
                            }
                        }
                        None => {
                            let v_10 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_10,
                            );
                            result = v_10;
                        }
                    }
                }
                None => {
                    let v_11 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_11);
                    result = v_11;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(
                tick as rule_of_tick, product as rule_of_product, safe as rule_of_safe;
                fn __jvp_unwrap => fn __jvp_vjp_unwrap
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_37 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_38 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_39 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_40 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_41 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_42 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_43 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_44 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_45 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_46 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_47 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_48 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_49 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_50 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_51 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let mut lo = 0;
            let mut a = x[0];
            let mut t_a = t_x[0];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let before = lo;
            let value = up(&mut lo);
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    for i in before..tried {
                        t_s += (t_x[i] * x[i]) + (x[i] * t_x[i]);
                        s += x[i] * x[i];
                    }
                    let before_2 = kept_26.keep(lo);
                    let value_2 = kept_25.keep(up(&mut lo));
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let mut sum_2: f64 = -0.0;
                            let mut t_sum_2: f64 = 0.0;
                            let length = x[before_2..tried_3].len();
                            for i_2 in 0..length {
                                t_sum_2 += t_x[before_2..tried_3][i_2];
                                sum_2 += x[before_2..tried_3][i_2];
                            }
                            t_s += t_sum_2;
                            s += sum_2;
                            let before_3 = kept_24.keep(a);
                            let t_before_3 = kept_23.keep(t_a);
                            let argument = x[1];
                            let t_argument = t_x[1];
                            kept_20.keep_owned(&a);
                            kept_21.keep_owned(&t_a);
                            let v_1 = kept_22
                                .keep(
                                    rule_of_tick::__jvp(
                                        rule_of_tick,
                                        &mut a,
                                        &mut t_a,
                                        argument,
                                        t_argument,
                                    ),
                                );
                            shape_47.keep(&v_1);
                            let value_3 = ::core::clone::Clone::clone(&v_1.0);
                            shape_48.keep(&value_3);
                            let t_value_3 = ::core::clone::Clone::clone(&v_1.1);
                            shape_49.keep(&t_value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    match ::core::clone::Clone::clone(&t_value_3) {
                                        Some(t_tried_6) => {
                                            let chosen_6 = tried_6;
                                            shape_35.keep(&chosen_6);
                                            let t_chosen_6 = t_tried_6;
                                            shape_36.keep(&t_chosen_6);
                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                            shape_37.keep(&tried_5);
                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                            shape_38.keep(&t_tried_5);
                                            let t_argument_2 = Two {
                                                a: t_before_3,
                                                b: ::core::clone::Clone::clone(&t_tried_5),
                                            };
                                            shape_39.keep(&t_argument_2);
                                            let argument_2 = Two {
                                                a: before_3,
                                                b: ::core::clone::Clone::clone(&tried_5),
                                            };
                                            shape_40.keep(&argument_2);
                                            let v_2 = kept_19
                                                .keep(
                                                    rule_of_product::__jvp(
                                                        rule_of_product,
                                                        ::core::clone::Clone::clone(&argument_2),
                                                        ::core::clone::Clone::clone(&t_argument_2),
                                                    ),
                                                );
                                            shape_41.keep(&v_2);
                                            let before_4 = ::core::clone::Clone::clone(&v_2.0);
                                            shape_42.keep(&before_4);
                                            let t_before_4 = ::core::clone::Clone::clone(&v_2.1);
                                            shape_43.keep(&t_before_4);
                                            let argument_3 = x[2];
                                            let t_argument_3 = t_x[2];
                                            let v_3 = kept_18
                                                .keep(
                                                    rule_of_safe::__jvp(rule_of_safe, argument_3, t_argument_3),
                                                );
                                            shape_44.keep(&v_3);
                                            let value_4 = ::core::clone::Clone::clone(&v_3.0);
                                            shape_45.keep(&value_4);
                                            let t_value_4 = ::core::clone::Clone::clone(&v_3.1);
                                            shape_46.keep(&t_value_4);
                                            match ::core::clone::Clone::clone(&value_4) {
                                                Some(tried_8) => {
                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                        Some(t_tried_8) => {
                                                            let chosen_8 = tried_8;
                                                            shape_20.keep(&chosen_8);
                                                            let t_chosen_8 = t_tried_8;
                                                            shape_21.keep(&t_chosen_8);
                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                            shape_22.keep(&tried_7);
                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_8);
                                                            shape_23.keep(&t_tried_7);
                                                            let value_9 = kept_17
                                                                .keep(
                                                                    ::rootgrad_autodiff::operators::mul(
                                                                        ::core::clone::Clone::clone(&t_before_4),
                                                                        ::core::clone::Clone::clone(&tried_7),
                                                                    ),
                                                                );
                                                            shape_24.keep(&value_9);
                                                            let value_10 = kept_16
                                                                .keep(
                                                                    ::rootgrad_autodiff::operators::mul(
                                                                        ::core::clone::Clone::clone(&before_4),
                                                                        ::core::clone::Clone::clone(&t_tried_7),
                                                                    ),
                                                                );
                                                            shape_25.keep(&value_10);
                                                            let value_11 = ::rootgrad_autodiff::operators::add(
                                                                ::core::clone::Clone::clone(&value_9),
                                                                ::core::clone::Clone::clone(&value_10),
                                                            );
                                                            t_s += value_11;
                                                            let value_12 = ::rootgrad_autodiff::operators::mul(
                                                                ::core::clone::Clone::clone(&before_4),
                                                                ::core::clone::Clone::clone(&tried_7),
                                                            );
                                                            s += value_12;
                                                            let mut t_slot = Some(t_x[3]);
                                                            let mut slot = Some(x[3]);
                                                            kept_13.keep_owned(&slot);
                                                            kept_14.keep_owned(&t_slot);
                                                            let v_4 = kept_15.keep(slot.__jvp_unwrap(&mut t_slot));
                                                            shape_28.keep(&v_4);
                                                            let value_5 = ::core::clone::Clone::clone(&v_4.0);
                                                            shape_29.keep(&value_5);
                                                            let t_value_5 = ::core::clone::Clone::clone(&v_4.1);
                                                            shape_30.keep(&t_value_5);
                                                            let before_5 = ::core::clone::Clone::clone(&value_5);
                                                            shape_31.keep(&before_5);
                                                            let t_before_5 = ::core::clone::Clone::clone(&t_value_5);
                                                            shape_32.keep(&t_before_5);
                                                            let mut old = ::core::option::Option::None;
                                                            let mut t_old = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                &old,
                                                            );
                                                            ::core::mem::swap(&mut t_slot, &mut t_old);
                                                            ::core::mem::swap(&mut slot, &mut old);
                                                            match kept_12.keep(::core::clone::Clone::clone(&old)) {
                                                                Some(tried_10) => {
                                                                    match kept_11.keep(::core::clone::Clone::clone(&t_old)) {
                                                                        Some(t_tried_10) => {
                                                                            let chosen_10 = tried_10;
                                                                            shape_11.keep(&chosen_10);
                                                                            let t_chosen_10 = t_tried_10;
                                                                            shape_12.keep(&t_chosen_10);
                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                            shape_13.keep(&tried_9);
                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                            shape_14.keep(&t_tried_9);
                                                                            let value_13 = kept_10
                                                                                .keep(
                                                                                    ::rootgrad_autodiff::operators::mul(
                                                                                        ::core::clone::Clone::clone(&t_before_5),
                                                                                        ::core::clone::Clone::clone(&tried_9),
                                                                                    ),
                                                                                );
                                                                            shape_15.keep(&value_13);
                                                                            let value_14 = kept_9
                                                                                .keep(
                                                                                    ::rootgrad_autodiff::operators::mul(
                                                                                        ::core::clone::Clone::clone(&before_5),
                                                                                        ::core::clone::Clone::clone(&t_tried_9),
                                                                                    ),
                                                                                );
                                                                            shape_16.keep(&value_14);
                                                                            let value_15 = ::rootgrad_autodiff::operators::add(
                                                                                ::core::clone::Clone::clone(&value_13),
                                                                                ::core::clone::Clone::clone(&value_14),
                                                                            );
                                                                            t_s += value_15;
                                                                            let value_16 = ::rootgrad_autodiff::operators::mul(
                                                                                ::core::clone::Clone::clone(&before_5),
                                                                                ::core::clone::Clone::clone(&tried_9),
                                                                            );
                                                                            s += value_16;
                                                                            let mut value_6 = ::core::default::Default::default();
                                                                            let mut t_value_6 = 0.0;
                                                                            let mut running = true;
                                                                            let mut passes_of_kept_5 = 0usize;
                                                                            while running {
                                                                                passes_of_kept_5 += 1;
                                                                                a += 1.0;
                                                                                t_value_6 = t_a;
                                                                                value_6 = a;
                                                                                running = false;
                                                                            }
                                                                            kept_5.keep(passes_of_kept_5);
                                                                            let before_6 = kept_8.keep(value_6);
                                                                            let t_before_6 = kept_7.keep(t_value_6);
                                                                            let argument_4 = a + 1.0;
                                                                            let t_argument_4 = t_a;
                                                                            let v_5 = kept_6
                                                                                .keep(
                                                                                    rule_of_safe::__jvp(rule_of_safe, argument_4, t_argument_4),
                                                                                );
                                                                            shape_17.keep(&v_5);
                                                                            let value_7 = ::core::clone::Clone::clone(&v_5.0);
                                                                            shape_18.keep(&value_7);
                                                                            let t_value_7 = ::core::clone::Clone::clone(&v_5.1);
                                                                            shape_19.keep(&t_value_7);
                                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                                Some(tried_12) => {
                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                        Some(t_tried_12) => {
                                                                                            let chosen_12 = tried_12;
                                                                                            shape_1.keep(&chosen_12);
                                                                                            let t_chosen_12 = t_tried_12;
                                                                                            shape_2.keep(&t_chosen_12);
                                                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                                                            shape_3.keep(&tried_11);
                                                                                            let t_tried_11 = ::core::clone::Clone::clone(&t_chosen_12);
                                                                                            shape_4.keep(&t_tried_11);
                                                                                            let t = t_s;
                                                                                            let value_17 = kept_4
                                                                                                .keep(
                                                                                                    ::rootgrad_autodiff::operators::mul(
                                                                                                        t_before_6,
                                                                                                        ::core::clone::Clone::clone(&tried_11),
                                                                                                    ),
                                                                                                );
                                                                                            shape_5.keep(&value_17);
                                                                                            let value_18 = kept_3
                                                                                                .keep(
                                                                                                    ::rootgrad_autodiff::operators::mul(
                                                                                                        before_6,
                                                                                                        ::core::clone::Clone::clone(&t_tried_11),
                                                                                                    ),
                                                                                                );
                                                                                            shape_6.keep(&value_18);
                                                                                            let value_19 = kept_2
                                                                                                .keep(
                                                                                                    ::rootgrad_autodiff::operators::add(
                                                                                                        ::core::clone::Clone::clone(&value_17),
                                                                                                        ::core::clone::Clone::clone(&value_18),
                                                                                                    ),
                                                                                                );
                                                                                            shape_7.keep(&value_19);
                                                                                            let value_20 = ::rootgrad_autodiff::operators::add(
                                                                                                t,
                                                                                                ::core::clone::Clone::clone(&value_19),
                                                                                            );
                                                                                            shape_8.keep(&value_20);
                                                                                            t_result = Some(value_20);
                                                                                            shape_51.keep(&t_result);
                                                                                            let t_2 = s;
                                                                                            let value_21 = kept_1
                                                                                                .keep(
                                                                                                    ::rootgrad_autodiff::operators::mul(
                                                                                                        before_6,
                                                                                                        ::core::clone::Clone::clone(&tried_11),
                                                                                                    ),
                                                                                                );
                                                                                            shape_9.keep(&value_21);
                                                                                            let value_22 = ::rootgrad_autodiff::operators::add(
                                                                                                t_2,
                                                                                                ::core::clone::Clone::clone(&value_21),
                                                                                            );
                                                                                            shape_10.keep(&value_22);
                                                                                            result = Some(value_22);
                                                                                            shape_50.keep(&result);
                                                                                        }
                                                                                        _ => {
                                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                                        }
                                                                                    }
                                                                                }
                                                                                None => {
                                                                                    let v_6 = None;
                                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                                        &v_6,
                                                                                    );
                                                                                    shape_51.keep(&t_result);
                                                                                    result = v_6;
                                                                                    shape_50.keep(&result);
                                                                                }
                                                                            }
                                                                        }
                                                                        _ => {
                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                        }
                                                                    }
                                                                }
                                                                None => {
                                                                    let v_7 = None;
                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                        &v_7,
                                                                    );
                                                                    shape_51.keep(&t_result);
                                                                    result = v_7;
                                                                    shape_50.keep(&result);
                                                                }
                                                            }
                                                            shape_26.keep(&t_slot);
                                                            shape_27.keep(&slot);
                                                            shape_33.keep(&old);
                                                            shape_34.keep(&t_old);
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_8 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_8,
                                                    );
                                                    shape_51.keep(&t_result);
                                                    result = v_8;
                                                    shape_50.keep(&result);
                                                }
                                            }
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                None => {
                                    let v_9 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_9,
                                    );
                                    shape_51.keep(&t_result);
                                    result = v_9;
                                    shape_50.keep(&result);
                                }
                            }
                        }
                        None => {
                            let v_10 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_10,
                            );
                            shape_51.keep(&t_result);
                            result = v_10;
                            shape_50.keep(&result);
                        }
                    }
                }
                None => {
                    let v_11 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_11);
                    shape_51.keep(&t_result);
                    result = v_11;
                    shape_50.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_50.zero();
            let mut d_t_result = shape_51.zero();
            let mut d_a: f64 = -0.0;
            let mut d_t_a: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match value {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let before_2 = kept_26.take();
                    let value_2 = kept_25.take();
                    match value_2 {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            let tried_3 = chosen_4;
                            let length = x[before_2..tried_3].len();
                            let before_3 = kept_24.take();
                            let t_before_3 = kept_23.take();
                            let argument = x[1];
                            let t_argument = t_x[1];
                            let v_1 = kept_22.take();
                            let value_3 = ::core::clone::Clone::clone(&v_1.0);
                            let t_value_3 = ::core::clone::Clone::clone(&v_1.1);
                            let mut d_sum_2: f64 = -0.0;
                            let mut d_t_sum_2: f64 = -0.0;
                            let mut d_before_3: f64 = -0.0;
                            let mut d_t_before_3: f64 = -0.0;
                            let mut d_argument: f64 = -0.0;
                            let mut d_t_argument: f64 = -0.0;
                            let mut d_v_1 = shape_47.zero();
                            let mut d_value_3 = shape_48.zero();
                            let mut d_t_value_3 = shape_49.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_3) {
                                        Some(t_tried_6) => {
                                            let Some(d_t_tried_6) = &mut d_t_value_3 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_6 = tried_6;
                                            let t_chosen_6 = t_tried_6;
                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                            let t_argument_2 = Two {
                                                a: t_before_3,
                                                b: ::core::clone::Clone::clone(&t_tried_5),
                                            };
                                            let argument_2 = Two {
                                                a: before_3,
                                                b: ::core::clone::Clone::clone(&tried_5),
                                            };
                                            let v_2 = kept_19.take();
                                            let before_4 = ::core::clone::Clone::clone(&v_2.0);
                                            let t_before_4 = ::core::clone::Clone::clone(&v_2.1);
                                            let argument_3 = x[2];
                                            let t_argument_3 = t_x[2];
                                            let v_3 = kept_18.take();
                                            let value_4 = ::core::clone::Clone::clone(&v_3.0);
                                            let t_value_4 = ::core::clone::Clone::clone(&v_3.1);
                                            let mut d_chosen_6 = shape_35.zero();
                                            let mut d_t_chosen_6 = shape_36.zero();
                                            let mut d_tried_5 = shape_37.zero();
                                            let mut d_t_tried_5 = shape_38.zero();
                                            let mut d_t_argument_2 = shape_39.zero();
                                            let mut d_argument_2 = shape_40.zero();
                                            let mut d_v_2 = shape_41.zero();
                                            let mut d_before_4 = shape_42.zero();
                                            let mut d_t_before_4 = shape_43.zero();
                                            let mut d_argument_3: f64 = -0.0;
                                            let mut d_t_argument_3: f64 = -0.0;
                                            let mut d_v_3 = shape_44.zero();
                                            let mut d_value_4 = shape_45.zero();
                                            let mut d_t_value_4 = shape_46.zero();
                                            match ::core::clone::Clone::clone(&value_4) {
                                                Some(tried_8) => {
                                                    let Some(d_tried_8) = &mut d_value_4 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_4) {
                                                        Some(t_tried_8) => {
                                                            let Some(d_t_tried_8) = &mut d_t_value_4 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let chosen_8 = tried_8;
                                                            let t_chosen_8 = t_tried_8;
                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_8);
                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_8);
                                                            let value_9 = kept_17.take();
                                                            let value_10 = kept_16.take();
                                                            let v_4 = kept_15.take();
                                                            let value_5 = ::core::clone::Clone::clone(&v_4.0);
                                                            let t_value_5 = ::core::clone::Clone::clone(&v_4.1);
                                                            let before_5 = ::core::clone::Clone::clone(&value_5);
                                                            let t_before_5 = ::core::clone::Clone::clone(&t_value_5);
                                                            let mut d_chosen_8 = shape_20.zero();
                                                            let mut d_t_chosen_8 = shape_21.zero();
                                                            let mut d_tried_7 = shape_22.zero();
                                                            let mut d_t_tried_7 = shape_23.zero();
                                                            let mut d_value_9 = shape_24.zero();
                                                            let mut d_value_10 = shape_25.zero();
                                                            let mut d_value_11: f64 = -0.0;
                                                            let mut d_value_12: f64 = -0.0;
                                                            let mut d_t_slot = shape_26.zero();
                                                            let mut d_slot = shape_27.zero();
                                                            let mut d_v_4 = shape_28.zero();
                                                            let mut d_value_5 = shape_29.zero();
                                                            let mut d_t_value_5 = shape_30.zero();
                                                            let mut d_before_5 = shape_31.zero();
                                                            let mut d_t_before_5 = shape_32.zero();
                                                            let mut d_old = shape_33.zero();
                                                            let mut d_t_old = shape_34.zero();
                                                            let v_14 = kept_12.take();
                                                            match v_14 {
                                                                Some(tried_10) => {
                                                                    let Some(d_tried_10) = &mut d_old else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    let v_13 = kept_11.take();
                                                                    match v_13 {
                                                                        Some(t_tried_10) => {
                                                                            let Some(d_t_tried_10) = &mut d_t_old else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let chosen_10 = tried_10;
                                                                            let t_chosen_10 = t_tried_10;
                                                                            let tried_9 = ::core::clone::Clone::clone(&chosen_10);
                                                                            let t_tried_9 = ::core::clone::Clone::clone(&t_chosen_10);
                                                                            let value_13 = kept_10.take();
                                                                            let value_14 = kept_9.take();
                                                                            let before_6 = kept_8.take();
                                                                            let t_before_6 = kept_7.take();
                                                                            let argument_4 = a + 1.0;
                                                                            let t_argument_4 = t_a;
                                                                            let v_5 = kept_6.take();
                                                                            let value_7 = ::core::clone::Clone::clone(&v_5.0);
                                                                            let t_value_7 = ::core::clone::Clone::clone(&v_5.1);
                                                                            let mut d_chosen_10 = shape_11.zero();
                                                                            let mut d_t_chosen_10 = shape_12.zero();
                                                                            let mut d_tried_9 = shape_13.zero();
                                                                            let mut d_t_tried_9 = shape_14.zero();
                                                                            let mut d_value_13 = shape_15.zero();
                                                                            let mut d_value_14 = shape_16.zero();
                                                                            let mut d_value_15: f64 = -0.0;
                                                                            let mut d_value_16: f64 = -0.0;
                                                                            let mut d_value_6: f64 = -0.0;
                                                                            let mut d_t_value_6: f64 = -0.0;
                                                                            let mut d_before_6: f64 = -0.0;
                                                                            let mut d_t_before_6: f64 = -0.0;
                                                                            let mut d_argument_4: f64 = -0.0;
                                                                            let mut d_t_argument_4: f64 = -0.0;
                                                                            let mut d_v_5 = shape_17.zero();
                                                                            let mut d_value_7 = shape_18.zero();
                                                                            let mut d_t_value_7 = shape_19.zero();
                                                                            match ::core::clone::Clone::clone(&value_7) {
                                                                                Some(tried_12) => {
                                                                                    let Some(d_tried_12) = &mut d_value_7 else {
                                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                                    };
                                                                                    match ::core::clone::Clone::clone(&t_value_7) {
                                                                                        Some(t_tried_12) => {
                                                                                            let Some(d_t_tried_12) = &mut d_t_value_7 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            let chosen_12 = tried_12;
                                                                                            let t_chosen_12 = t_tried_12;
                                                                                            let tried_11 = ::core::clone::Clone::clone(&chosen_12);
                                                                                            let t_tried_11 = ::core::clone::Clone::clone(&t_chosen_12);
                                                                                            let t = t_s;
                                                                                            let value_17 = kept_4.take();
                                                                                            let value_18 = kept_3.take();
                                                                                            let value_19 = kept_2.take();
                                                                                            let t_2 = s;
                                                                                            let value_21 = kept_1.take();
                                                                                            let mut d_chosen_12 = shape_1.zero();
                                                                                            let mut d_t_chosen_12 = shape_2.zero();
                                                                                            let mut d_tried_11 = shape_3.zero();
                                                                                            let mut d_t_tried_11 = shape_4.zero();
                                                                                            let mut d_t: f64 = -0.0;
                                                                                            let mut d_value_17 = shape_5.zero();
                                                                                            let mut d_value_18 = shape_6.zero();
                                                                                            let mut d_value_19 = shape_7.zero();
                                                                                            let mut d_value_20 = shape_8.zero();
                                                                                            let mut d_t_2: f64 = -0.0;
                                                                                            let mut d_value_21 = shape_9.zero();
                                                                                            let mut d_value_22 = shape_10.zero();
                                                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_result,
                                                                                            );
                                                                                            let Some(d_2) = &d_1 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_value_22,
                                                                                                &((*d_2)),
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::add::__vjp(
                                                                                                t_2,
                                                                                                &mut d_t_2,
                                                                                                ::core::clone::Clone::clone(&value_21),
                                                                                                &mut d_value_21,
                                                                                                d_value_22,
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                                before_6,
                                                                                                &mut d_before_6,
                                                                                                ::core::clone::Clone::clone(&tried_11),
                                                                                                &mut d_tried_11,
                                                                                                d_value_21,
                                                                                            );
                                                                                            d_s += d_t_2;
                                                                                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                                                                                &mut d_t_result,
                                                                                            );
                                                                                            let Some(d_4) = &d_3 else {
                                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                                            };
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_value_20,
                                                                                                &((*d_4)),
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::add::__vjp(
                                                                                                t,
                                                                                                &mut d_t,
                                                                                                ::core::clone::Clone::clone(&value_19),
                                                                                                &mut d_value_19,
                                                                                                d_value_20,
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::add::__vjp(
                                                                                                ::core::clone::Clone::clone(&value_17),
                                                                                                &mut d_value_17,
                                                                                                ::core::clone::Clone::clone(&value_18),
                                                                                                &mut d_value_18,
                                                                                                d_value_19,
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                                before_6,
                                                                                                &mut d_before_6,
                                                                                                ::core::clone::Clone::clone(&t_tried_11),
                                                                                                &mut d_t_tried_11,
                                                                                                d_value_18,
                                                                                            );
                                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                                t_before_6,
                                                                                                &mut d_t_before_6,
                                                                                                ::core::clone::Clone::clone(&tried_11),
                                                                                                &mut d_tried_11,
                                                                                                d_value_17,
                                                                                            );
                                                                                            d_t_s += d_t;
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_t_chosen_12,
                                                                                                &(d_t_tried_11),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut d_chosen_12,
                                                                                                &(d_tried_11),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_t_tried_12),
                                                                                                &(d_t_chosen_12),
                                                                                            );
                                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                                &mut (*d_tried_12),
                                                                                                &(d_chosen_12),
                                                                                            );
                                                                                        }
                                                                                        _ => {}
                                                                                    }
                                                                                }
                                                                                None => {
                                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                        &mut d_result,
                                                                                    );
                                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                                        &mut d_t_result,
                                                                                    );
                                                                                }
                                                                            }
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_5.1,
                                                                                &(d_t_value_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_5.0,
                                                                                &(d_value_7),
                                                                            );
                                                                            rule_of_safe::__jvp_vjp(
                                                                                rule_of_safe,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                argument_4,
                                                                                &mut d_argument_4,
                                                                                t_argument_4,
                                                                                &mut d_t_argument_4,
                                                                                d_v_5,
                                                                            );
                                                                            d_t_a += d_t_argument_4;
                                                                            d_a += d_argument_4;
                                                                            d_t_value_6 += d_t_before_6;
                                                                            d_value_6 += d_before_6;
                                                                            for _ in 0..kept_5.take() {
                                                                                let d_7 = ::core::mem::take(&mut d_value_6);
                                                                                d_a += d_7;
                                                                                let d_8 = ::core::mem::take(&mut d_t_value_6);
                                                                                d_t_a += d_8;
                                                                            }
                                                                            let d_10 = d_s;
                                                                            d_value_16 += d_10;
                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                ::core::clone::Clone::clone(&before_5),
                                                                                &mut d_before_5,
                                                                                ::core::clone::Clone::clone(&tried_9),
                                                                                &mut d_tried_9,
                                                                                d_value_16,
                                                                            );
                                                                            let d_11 = d_t_s;
                                                                            d_value_15 += d_11;
                                                                            ::rootgrad_autodiff::operators::add::__vjp(
                                                                                ::core::clone::Clone::clone(&value_13),
                                                                                &mut d_value_13,
                                                                                ::core::clone::Clone::clone(&value_14),
                                                                                &mut d_value_14,
                                                                                d_value_15,
                                                                            );
                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                ::core::clone::Clone::clone(&before_5),
                                                                                &mut d_before_5,
                                                                                ::core::clone::Clone::clone(&t_tried_9),
                                                                                &mut d_t_tried_9,
                                                                                d_value_14,
                                                                            );
                                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                                ::core::clone::Clone::clone(&t_before_5),
                                                                                &mut d_t_before_5,
                                                                                ::core::clone::Clone::clone(&tried_9),
                                                                                &mut d_tried_9,
                                                                                d_value_13,
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_t_chosen_10,
                                                                                &(d_t_tried_9),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_chosen_10,
                                                                                &(d_tried_9),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_t_tried_10),
                                                                                &(d_t_chosen_10),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_10),
                                                                                &(d_chosen_10),
                                                                            );
                                                                        }
                                                                        _ => {}
                                                                    }
                                                                }
                                                                None => {
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_t_result,
                                                                    );
                                                                }
                                                            }
                                                            ::core::mem::swap(&mut d_slot, &mut d_old);
                                                            ::core::mem::swap(&mut d_t_slot, &mut d_t_old);
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_value_5,
                                                                &(d_t_before_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_value_5,
                                                                &(d_before_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_4.1,
                                                                &(d_t_value_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_4.0,
                                                                &(d_value_5),
                                                            );
                                                            let v_15 = kept_13.take();
                                                            let v_16 = kept_14.take();
                                                            (v_15)
                                                                .__jvp_vjp_unwrap(
                                                                    ::core::option::Option::Some(&mut d_slot),
                                                                    &v_16,
                                                                    &mut d_t_slot,
                                                                    d_v_4,
                                                                );
                                                            let Some(d_14) = &d_slot else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            d_x[3] += (*d_14);
                                                            let Some(d_15) = &d_t_slot else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            d_t_x[3] += (*d_15);
                                                            let d_16 = d_s;
                                                            d_value_12 += d_16;
                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                ::core::clone::Clone::clone(&before_4),
                                                                &mut d_before_4,
                                                                ::core::clone::Clone::clone(&tried_7),
                                                                &mut d_tried_7,
                                                                d_value_12,
                                                            );
                                                            let d_17 = d_t_s;
                                                            d_value_11 += d_17;
                                                            ::rootgrad_autodiff::operators::add::__vjp(
                                                                ::core::clone::Clone::clone(&value_9),
                                                                &mut d_value_9,
                                                                ::core::clone::Clone::clone(&value_10),
                                                                &mut d_value_10,
                                                                d_value_11,
                                                            );
                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                ::core::clone::Clone::clone(&before_4),
                                                                &mut d_before_4,
                                                                ::core::clone::Clone::clone(&t_tried_7),
                                                                &mut d_t_tried_7,
                                                                d_value_10,
                                                            );
                                                            ::rootgrad_autodiff::operators::mul::__vjp(
                                                                ::core::clone::Clone::clone(&t_before_4),
                                                                &mut d_t_before_4,
                                                                ::core::clone::Clone::clone(&tried_7),
                                                                &mut d_tried_7,
                                                                d_value_9,
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_chosen_8,
                                                                &(d_t_tried_7),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_8,
                                                                &(d_tried_7),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_8),
                                                                &(d_t_chosen_8),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_8),
                                                                &(d_chosen_8),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_t_result,
                                                    );
                                                }
                                            }
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.1,
                                                &(d_t_value_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.0,
                                                &(d_value_4),
                                            );
                                            rule_of_safe::__jvp_vjp(
                                                rule_of_safe,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                argument_3,
                                                &mut d_argument_3,
                                                t_argument_3,
                                                &mut d_t_argument_3,
                                                d_v_3,
                                            );
                                            d_t_x[2] += d_t_argument_3;
                                            d_x[2] += d_argument_3;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_2.1,
                                                &(d_t_before_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_2.0,
                                                &(d_before_4),
                                            );
                                            rule_of_product::__jvp_vjp(
                                                rule_of_product,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                ::core::clone::Clone::clone(&argument_2),
                                                &mut d_argument_2,
                                                ::core::clone::Clone::clone(&t_argument_2),
                                                &mut d_t_argument_2,
                                                d_v_2,
                                            );
                                            let Two { a: d_20, b: d_21 } = &d_argument_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            d_before_3 += (*d_20);
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_tried_5,
                                                &((*d_21)),
                                            );
                                            let Two { a: d_22, b: d_23 } = &d_t_argument_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            d_t_before_3 += (*d_22);
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_tried_5,
                                                &((*d_23)),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_6,
                                                &(d_t_tried_5),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_6,
                                                &(d_tried_5),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_6),
                                                &(d_t_chosen_6),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_6),
                                                &(d_chosen_6),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.1,
                                &(d_t_value_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.0,
                                &(d_value_3),
                            );
                            let v_17 = kept_20.take();
                            let v_18 = kept_21.take();
                            rule_of_tick::__jvp_vjp(
                                rule_of_tick,
                                ::rootgrad_autodiff::rt::Inactive,
                                &v_17,
                                &mut d_a,
                                &v_18,
                                &mut d_t_a,
                                argument,
                                &mut d_argument,
                                t_argument,
                                &mut d_t_argument,
                                d_v_1,
                            );
                            d_t_x[1] += d_t_argument;
                            d_x[1] += d_argument;
                            d_t_a += d_t_before_3;
                            d_a += d_before_3;
                            let d_26 = d_s;
                            d_sum_2 += d_26;
                            let d_27 = d_t_s;
                            d_t_sum_2 += d_27;
                            for i_2 in 0..length {
                                let d_28 = d_sum_2;
                                d_x[before_2..tried_3][i_2] += d_28;
                                let d_29 = d_t_sum_2;
                                d_t_x[before_2..tried_3][i_2] += d_29;
                            }
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                        }
                    }
                    for i in before..tried {
                        let d_32 = d_s;
                        d_x[i] += d_32 * x[i];
                        d_x[i] += d_32 * x[i];
                        let d_33 = d_t_s;
                        d_t_x[i] += d_33 * x[i];
                        d_x[i] += d_33 * t_x[i];
                        d_x[i] += d_33 * t_x[i];
                        d_t_x[i] += d_33 * x[i];
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            d_t_x[0] += d_t_a;
            d_x[0] += d_a;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_all::__of(all)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_all::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod of_parts {
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > (-100.0) {
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some(t_v * 2.0);
                t = Some((v * 2.0));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > (-100.0) {
                t_t = Some((t_v * 2.0));
                shape_2.keep(&t_t);
                t = Some((v * 2.0));
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > (-100.0) {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_2) * 2.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_v += (*d_4) * 2.0;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`weights`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum weights {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl weights {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &weights)
        }
        /// The reverse derivative of [`weights`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Option<Vec<f64>>,
        ) -> Option<Vec<f64>> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let like_collected = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x.len() > 2 {
                let length = x.len();
                let mut collected = ::std::vec![0.0; length];
                like_collected.of(&collected);
                let length_2 = x.len();
                for i in 0..length_2 {
                    let v = &x[i];
                    collected[i] = (*v) * (*v);
                }
                t = Some(collected);
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<Vec<f64>> = t;
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x.len() > 2 {
                let length = x.len();
                let length_2 = x.len();
                let mut d_collected = like_collected
                    .same(::std::vec![::rootgrad_autodiff::zero(); length]);
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_2)));
                for i in 0..length_2 {
                    let v = &x[i];
                    let d_v = &mut d_x[i];
                    let d_3 = ::core::mem::take(&mut d_collected[i]);
                    (*d_v) += d_3 * (*v);
                    (*d_v) += d_3 * (*v);
                }
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            result
        }
        /// The forward derivative of [`weights`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<Vec<f64>>, Option<Vec<f64>>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let t;
            let t_t;
            if x.len() > 2 {
                let length = x.len();
                let mut collected = ::std::vec![0.0; length];
                let mut t_collected = ::std::vec![0.0; length];
                let length_2 = x.len();
                for i in 0..length_2 {
                    let v = &x[i];
                    let t_v = &t_x[i];
                    t_collected[i] = (*t_v) * (*v) + (*v) * (*t_v);
                    collected[i] = (*v) * (*v);
                }
                t_t = Some(t_collected);
                t = Some(collected);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Option<Vec<f64>> = t;
            let t_result: Option<Vec<f64>> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<Vec<f64>> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<Vec<f64>>, Option<Vec<f64>>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<Vec<f64>>, Option<Vec<f64>>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let like_collected = ::rootgrad_autodiff::rt::Like::new();
            let like_t_collected = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x.len() > 2 {
                let length = x.len();
                let mut collected = ::std::vec![0.0; length];
                like_collected.of(&collected);
                let mut t_collected = ::std::vec![0.0; length];
                like_t_collected.of(&t_collected);
                let length_2 = x.len();
                for i in 0..length_2 {
                    let v = &x[i];
                    let t_v = &t_x[i];
                    t_collected[i] = ((*t_v) * (*v)) + ((*v) * (*t_v));
                    collected[i] = (*v) * (*v);
                }
                t_t = Some(t_collected);
                shape_2.keep(&t_t);
                t = Some(collected);
                shape_1.keep(&t);
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Option<Vec<f64>> = t;
            let t_result: Option<Vec<f64>> = t_t;
            let result_2: (Option<Vec<f64>>, Option<Vec<f64>>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x.len() > 2 {
                let length = x.len();
                let length_2 = x.len();
                let mut d_collected = like_collected
                    .same(::std::vec![::rootgrad_autodiff::zero(); length]);
                let mut d_t_collected = like_t_collected
                    .same(::std::vec![::rootgrad_autodiff::zero(); length]);
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_2)));
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &((*d_4)));
                for i in 0..length_2 {
                    let v = &x[i];
                    let t_v = &t_x[i];
                    let d_v = &mut d_x[i];
                    let d_t_v = &mut d_t_x[i];
                    let d_5 = ::core::mem::take(&mut d_collected[i]);
                    (*d_v) += d_5 * (*v);
                    (*d_v) += d_5 * (*v);
                    let d_6 = ::core::mem::take(&mut d_t_collected[i]);
                    (*d_t_v) += d_6 * (*v);
                    (*d_v) += d_6 * (*t_v);
                    (*d_v) += d_6 * (*t_v);
                    (*d_t_v) += d_6 * (*v);
                }
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<Vec<f64>> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Option<Vec<f64>>, Option<Vec<f64>>),
            >,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<Vec<f64>>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &[f64], d_a: &mut [f64], v: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let result: f64 = (a[0] * a[1]) * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * v;
            d_a[0] += d_1 * a[1];
            d_a[1] += d_1 * a[0];
            d_v += d_result * (a[0] * a[1]);
            (result, d_v)
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], v: f64, t_v: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            let result: f64 = (a[0] * a[1]) * v;
            let t_result: f64 = (t_a[0] * a[1] + a[0] * t_a[1]) * v
                + (a[0] * a[1]) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: &[f64],
            d_a: &mut [f64],
            t_a: &[f64],
            d_t_a: &mut [f64],
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let result: f64 = (a[0] * a[1]) * v;
            let t_result: f64 = (((t_a[0] * a[1]) + (a[0] * t_a[1])) * v)
                + ((a[0] * a[1]) * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * v;
            d_t_a[0] += d_1 * a[1];
            d_a[1] += d_1 * t_a[0];
            d_a[0] += d_1 * t_a[1];
            d_t_a[1] += d_1 * a[0];
            d_v += d_t_result * ((t_a[0] * a[1]) + (a[0] * t_a[1]));
            let d_2 = d_t_result * t_v;
            d_a[0] += d_2 * a[1];
            d_a[1] += d_2 * a[0];
            d_t_v += d_t_result * (a[0] * a[1]);
            let d_3 = d_result * v;
            d_a[0] += d_3 * a[1];
            d_a[1] += d_3 * a[0];
            d_v += d_result * (a[0] * a[1]);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`named`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum named {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl named {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &named)
        }
        /// The reverse derivative of [`named`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(name: &str, v: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = v * (name.len() as f64);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_v += d_result * (name.len() as f64);
            (result, d_v)
        }
        /// The forward derivative of [`named`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(name: &str, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = v * (name.len() as f64);
            let t_result: f64 = t_v * (name.len() as f64);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&str, f64) -> f64 + 'static,
            a0: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            name: &str,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = v * (name.len() as f64);
            let t_result: f64 = t_v * (name.len() as f64);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_v += d_t_result * (name.len() as f64);
            d_v += d_result * (name.len() as f64);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&str, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let (g2, g3) = Self::pushforward_pullback(a0, a2, a3, d_ret.seed());
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &str,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let (_primal, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(
                weights as rule_of_weights, safe as rule_of_safe, dot as rule_of_dot,
                named as rule_of_named
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let name = "abc".to_string();
            let rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
            let value = rule_of_weights::__of(weights)(x);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_12.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_13.keep(&tried);
                    let length = ::rootgrad_autodiff::rt::length(&tried);
                    let mut number = 0usize;
                    let mut sum_2: f64 = -0.0;
                    let mut running = true;
                    let length_2 = x.len();
                    let mut passes_of_kept_11 = 0usize;
                    for i in 0..length_2 {
                        passes_of_kept_11 += 1;
                        let item = &x[i];
                        if (*item) > 0.0 {
                            let n = kept_10.keep(number);
                            number += 1;
                            if n < length {
                                let a = item;
                                let b = &tried[n];
                                sum_2 += (*a) * (*b);
                            } else {
                                running = false;
                            }
                        }
                        if !running {
                            break;
                        }
                    }
                    kept_11.keep(passes_of_kept_11);
                    let s: f64 = kept_13.keep(sum_2);
                    let argument = x[1];
                    let value_2 = kept_12
                        .keep(
                            kept_9
                                .aside(
                                    ::rootgrad_autodiff::ahead!(
                                        rule_of_safe, safe, a0 = argument
                                    ),
                                ),
                        );
                    shape_14.keep(&value_2);
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_8.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_9.keep(&tried_3);
                            let before = kept_8
                                .keep(
                                    rule_of_dot::__of(
                                        dot,
                                    )(
                                        &rows[(rows.len() - 1)],
                                        ::core::clone::Clone::clone(&tried_3),
                                    ),
                                );
                            shape_10.keep(&before);
                            let argument_2 = x[1];
                            let value_3 = kept_7
                                .keep(
                                    kept_6
                                        .aside(
                                            ::rootgrad_autodiff::ahead!(
                                                rule_of_safe, safe, a0 = argument_2
                                            ),
                                        ),
                                );
                            shape_11.keep(&value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_3.keep(&chosen_6);
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    shape_4.keep(&tried_5);
                                    let mut found = false;
                                    let mut chosen_7: usize = 0usize;
                                    let length_3 = rows.len();
                                    for i_2 in 0..length_3 {
                                        let item_2 = &rows[i_2];
                                        if !found {
                                            chosen_7 = i_2;
                                            found = true;
                                        } else {
                                            let better = rows[chosen_7][0].total_cmp(&item_2[0])
                                                != ::core::cmp::Ordering::Greater;
                                            if better {
                                                chosen_7 = i_2;
                                            }
                                        }
                                    }
                                    ::core::assert!(
                                        found, "called `Option::unwrap()` on a `None` value"
                                    );
                                    let at = kept_5.keep(chosen_7);
                                    let value_4 = kept_4
                                        .keep(
                                            rule_of_dot::__of(
                                                dot,
                                            )(&rows[at], ::core::clone::Clone::clone(&tried_5)),
                                        );
                                    shape_5.keep(&value_4);
                                    let t = before + value_4;
                                    shape_6.keep(&t);
                                    let value_5 = kept_3.keep(name.to_uppercase());
                                    let before_2 = value_5.as_str();
                                    let argument_3 = x[5];
                                    let value_6 = kept_2
                                        .keep(
                                            kept_1
                                                .aside(
                                                    ::rootgrad_autodiff::ahead!(
                                                        rule_of_safe, safe, a0 = argument_3
                                                    ),
                                                ),
                                        );
                                    shape_7.keep(&value_6);
                                    match ::core::clone::Clone::clone(&value_6) {
                                        Some(tried_8) => {
                                            let chosen_9 = tried_8;
                                            shape_1.keep(&chosen_9);
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_9);
                                            shape_2.keep(&tried_7);
                                            let value_7 = rule_of_named::__of(
                                                named,
                                            )(before_2, ::core::clone::Clone::clone(&tried_7));
                                            result = Some(((s * t) + value_7));
                                        }
                                        None => {
                                            result = None;
                                        }
                                    }
                                }
                                None => {
                                    result = None;
                                }
                            }
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_result = d_ret;
            let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let length = tried.len();
                    let length_2 = x.len();
                    let s = kept_13.take();
                    let argument = x[1];
                    let value_2 = kept_12.take();
                    let mut d_chosen_2 = shape_12.zero();
                    let mut d_tried = shape_13.zero();
                    let mut d_sum_2: f64 = -0.0;
                    let mut d_s: f64 = -0.0;
                    let mut d_argument: f64 = -0.0;
                    let mut d_value_2 = shape_14.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let before = kept_8.take();
                            let argument_2 = x[1];
                            let value_3 = kept_7.take();
                            let mut d_chosen_4 = shape_8.zero();
                            let mut d_tried_3 = shape_9.zero();
                            let mut d_before = shape_10.zero();
                            let mut d_argument_2: f64 = -0.0;
                            let mut d_value_3 = shape_11.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let chosen_6 = tried_6;
                                    let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                    let at = kept_5.take();
                                    let value_4 = kept_4.take();
                                    let t = before + value_4;
                                    let value_5 = kept_3.take();
                                    let before_2 = value_5.as_str();
                                    let argument_3 = x[5];
                                    let value_6 = kept_2.take();
                                    let mut d_chosen_6 = shape_3.zero();
                                    let mut d_tried_5 = shape_4.zero();
                                    let mut d_value_4 = shape_5.zero();
                                    let mut d_t = shape_6.zero();
                                    let mut d_argument_3: f64 = -0.0;
                                    let mut d_value_6 = shape_7.zero();
                                    match ::core::clone::Clone::clone(&value_6) {
                                        Some(tried_8) => {
                                            let Some(d_tried_8) = &mut d_value_6 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_9 = tried_8;
                                            let tried_7 = ::core::clone::Clone::clone(&chosen_9);
                                            let mut d_chosen_9 = shape_1.zero();
                                            let mut d_tried_7 = shape_2.zero();
                                            let mut d_value_7: f64 = -0.0;
                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Some(d_2) = &d_1 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            d_s += (*d_2) * t;
                                            d_t += (*d_2) * s;
                                            d_value_7 += (*d_2);
                                            rule_of_named::__vjp(
                                                before_2,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                ::core::clone::Clone::clone(&tried_7),
                                                &mut d_tried_7,
                                                d_value_7,
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_9,
                                                &(d_tried_7),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_8),
                                                &(d_chosen_9),
                                            );
                                        }
                                        None => {
                                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                        }
                                    }
                                    let partials_1 = kept_1.take();
                                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                                        ::rootgrad_autodiff::rt::Ahead::add_to(
                                            &partials_1,
                                            0,
                                            &mut d_argument_3,
                                            &d_value_6,
                                        );
                                    } else {
                                        rule_of_safe::__vjp(
                                            argument_3,
                                            &mut d_argument_3,
                                            d_value_6,
                                        );
                                    }
                                    d_x[5] += d_argument_3;
                                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_t);
                                    d_before += d_4;
                                    d_value_4 += d_4;
                                    rule_of_dot::__vjp(
                                        &rows[at],
                                        &mut d_rows[at],
                                        ::core::clone::Clone::clone(&tried_5),
                                        &mut d_tried_5,
                                        d_value_4,
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                }
                            }
                            let partials_2 = kept_6.take();
                            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                                ::rootgrad_autodiff::rt::Ahead::add_to(
                                    &partials_2,
                                    0,
                                    &mut d_argument_2,
                                    &d_value_3,
                                );
                            } else {
                                rule_of_safe::__vjp(
                                    argument_2,
                                    &mut d_argument_2,
                                    d_value_3,
                                );
                            }
                            d_x[1] += d_argument_2;
                            rule_of_dot::__vjp(
                                &rows[(rows.len() - 1)],
                                &mut d_rows[rows.len() - 1],
                                ::core::clone::Clone::clone(&tried_3),
                                &mut d_tried_3,
                                d_before,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    let partials_3 = kept_9.take();
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_3,
                            0,
                            &mut d_argument,
                            &d_value_2,
                        );
                    } else {
                        rule_of_safe::__vjp(argument, &mut d_argument, d_value_2);
                    }
                    d_x[1] += d_argument;
                    d_sum_2 += d_s;
                    for i in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
                        .take(kept_11.take())
                        .rev()
                    {
                        let item = &x[i];
                        if (*item) > 0.0 {
                            let n = kept_10.take();
                            if n < length {
                                let a = item;
                                let b = &tried[n];
                                let d_7 = d_sum_2;
                                d_x[i] += d_7 * (*b);
                                d_tried[n] += d_7 * (*a);
                            }
                        }
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            rule_of_weights::__vjp(x, &mut (*d_x), d_value);
            d_x[0] += d_rows[0][0];
            d_x[1] += d_rows[0][1];
            d_x[2] += d_rows[1][0];
            d_x[3] += d_rows[1][1];
            kept_10.finish();
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(
                weights as rule_of_weights, safe as rule_of_safe, dot as rule_of_dot,
                named as rule_of_named
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let name = "abc".to_string();
            let t_rows = ::std::vec![
                ::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]
            ];
            let rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
            let (v_1, t_value) = rule_of_weights::__jvp(weights, x, t_x);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let length = ::rootgrad_autodiff::rt::length(&tried);
                    let mut number = 0usize;
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let mut running = true;
                    let length_2 = x.len();
                    for i in 0..length_2 {
                        let item = &x[i];
                        let t_item = &t_x[i];
                        if (*item) > 0.0 {
                            let n = number;
                            number += 1;
                            if n < length {
                                let a = item;
                                let t_a = t_item;
                                let b = &tried[n];
                                let t_b = &t_tried[n];
                                t_sum_2
                                    += (*t_a) * (*b)
                                        + (*a) * ::rootgrad_autodiff::rt::scalar(*t_b);
                                sum_2 += (*a) * (*b);
                            } else {
                                running = false;
                            }
                        }
                        if !running {
                            break;
                        }
                    }
                    let s: f64 = sum_2;
                    let t_s: f64 = t_sum_2;
                    let argument = x[1];
                    let t_argument = t_x[1];
                    let (v_2, t_value_2) = rule_of_safe::__jvp(
                        safe,
                        argument,
                        t_argument,
                    );
                    let value_2 = v_2;
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let (v_3, t_before) = rule_of_dot::__jvp(
                                dot,
                                &rows[(rows.len() - 1)],
                                &t_rows[rows.len() - 1],
                                tried_3,
                                t_tried_3,
                            );
                            let before = v_3;
                            let argument_2 = x[1];
                            let t_argument_2 = t_x[1];
                            let (v_4, t_value_3) = rule_of_safe::__jvp(
                                safe,
                                argument_2,
                                t_argument_2,
                            );
                            let value_3 = v_4;
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(t_tried_6) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    let mut found = false;
                                    let mut chosen_7: usize = 0usize;
                                    let length_3 = rows.len();
                                    for i_2 in 0..length_3 {
                                        let item_2 = &rows[i_2];
                                        let t_item_2 = &t_rows[i_2];
                                        if !found {
                                            chosen_7 = i_2;
                                            found = true;
                                        } else {
                                            let better = rows[chosen_7][0].total_cmp(&item_2[0])
                                                != ::core::cmp::Ordering::Greater;
                                            if better {
                                                chosen_7 = i_2;
                                            }
                                        }
                                    }
                                    ::core::assert!(
                                        found, "called `Option::unwrap()` on a `None` value"
                                    );
                                    let at = chosen_7;
                                    let (v_5, t_value_4) = rule_of_dot::__jvp(
                                        dot,
                                        &rows[at],
                                        &t_rows[at],
                                        tried_5,
                                        t_tried_5,
                                    );
                                    let value_4 = v_5;
                                    let t = before + value_4;
                                    let t_t = ::rootgrad_autodiff::rt::tangent_at(
                                        t_before + t_value_4,
                                        t,
                                    );
                                    let value_5 = name.to_uppercase();
                                    let before_2 = value_5.as_str();
                                    let argument_3 = x[5];
                                    let t_argument_3 = t_x[5];
                                    let (v_6, t_value_6) = rule_of_safe::__jvp(
                                        safe,
                                        argument_3,
                                        t_argument_3,
                                    );
                                    let value_6 = v_6;
                                    match ::core::clone::Clone::clone(&value_6) {
                                        Some(tried_8) => {
                                            let Some(t_tried_8) = ::core::clone::Clone::clone(
                                                &t_value_6,
                                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let chosen_9 = tried_8;
                                            let t_chosen_9 = t_tried_8;
                                            let tried_7 = chosen_9;
                                            let t_tried_7 = t_chosen_9;
                                            let (v_7, t_value_7) = rule_of_named::__jvp(
                                                named,
                                                before_2,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                tried_7,
                                                t_tried_7,
                                            );
                                            let value_7 = v_7;
                                            t_result = Some((t_s * t + s * t_t) + t_value_7);
                                            result = Some(((s * t) + value_7));
                                        }
                                        None => {
                                            let v_8 = None;
                                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                &v_8,
                                            );
                                            result = v_8;
                                        }
                                    }
                                }
                                None => {
                                    let v_9 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_9,
                                    );
                                    result = v_9;
                                }
                            }
                        }
                        None => {
                            let v_10 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_10,
                            );
                            result = v_10;
                        }
                    }
                }
                None => {
                    let v_11 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_11);
                    result = v_11;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(
                weights as rule_of_weights, safe as rule_of_safe, dot as rule_of_dot,
                named as rule_of_named
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_37 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_38 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let name = "abc".to_string();
            let t_rows = ::std::vec![
                ::std::vec![t_x[0], t_x[1]], ::std::vec![t_x[2], t_x[3]]
            ];
            let rows = ::std::vec![::std::vec![x[0], x[1]], ::std::vec![x[2], x[3]]];
            let v_1 = rule_of_weights::__jvp(rule_of_weights, x, t_x);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_30.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_31.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_32.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_33.keep(&t_tried);
                            let length = ::rootgrad_autodiff::rt::length(&tried);
                            let mut number = 0usize;
                            let mut sum_2: f64 = -0.0;
                            let mut t_sum_2: f64 = 0.0;
                            let mut running = true;
                            let length_2 = x.len();
                            let mut running_2 = true;
                            let mut passes_of_kept_8 = 0usize;
                            for i in 0..length_2 {
                                passes_of_kept_8 += 1;
                                let item = &x[i];
                                let t_item = &t_x[i];
                                if (*item) > 0.0 {
                                    let n = kept_7.keep(number);
                                    number += 1;
                                    if n < length {
                                        let a = item;
                                        let t_a = t_item;
                                        let b = &tried[n];
                                        let t_b = &t_tried[n];
                                        t_sum_2 += ((*t_a) * (*b)) + ((*a) * (*t_b));
                                        sum_2 += (*a) * (*b);
                                    } else {
                                        running = false;
                                    }
                                }
                                if !running {
                                    running_2 = false;
                                }
                                if !running_2 {
                                    break;
                                }
                            }
                            kept_8.keep(passes_of_kept_8);
                            let s: f64 = kept_11.keep(sum_2);
                            let t_s: f64 = kept_10.keep(t_sum_2);
                            let argument = x[1];
                            let t_argument = t_x[1];
                            let v_2 = kept_9
                                .keep(
                                    rule_of_safe::__jvp(rule_of_safe, argument, t_argument),
                                );
                            shape_34.keep(&v_2);
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            shape_35.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            shape_36.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_20.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_21.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_22.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_23.keep(&t_tried_3);
                                            let v_3 = kept_6
                                                .keep(
                                                    rule_of_dot::__jvp(
                                                        rule_of_dot,
                                                        &rows[(rows.len() - 1)],
                                                        &t_rows[(rows.len() - 1)],
                                                        ::core::clone::Clone::clone(&tried_3),
                                                        ::core::clone::Clone::clone(&t_tried_3),
                                                    ),
                                                );
                                            shape_24.keep(&v_3);
                                            let before = ::core::clone::Clone::clone(&v_3.0);
                                            shape_25.keep(&before);
                                            let t_before = ::core::clone::Clone::clone(&v_3.1);
                                            shape_26.keep(&t_before);
                                            let argument_2 = x[1];
                                            let t_argument_2 = t_x[1];
                                            let v_4 = kept_5
                                                .keep(
                                                    rule_of_safe::__jvp(rule_of_safe, argument_2, t_argument_2),
                                                );
                                            shape_27.keep(&v_4);
                                            let value_3 = ::core::clone::Clone::clone(&v_4.0);
                                            shape_28.keep(&value_3);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_4.1);
                                            shape_29.keep(&t_value_3);
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let chosen_6 = tried_6;
                                                            shape_8.keep(&chosen_6);
                                                            let t_chosen_6 = t_tried_6;
                                                            shape_9.keep(&t_chosen_6);
                                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                                            shape_10.keep(&tried_5);
                                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                                            shape_11.keep(&t_tried_5);
                                                            let mut found = false;
                                                            let mut chosen_7: usize = 0usize;
                                                            let length_3 = rows.len();
                                                            for i_2 in 0..length_3 {
                                                                let item_2 = &rows[i_2];
                                                                let t_item_2 = &t_rows[i_2];
                                                                if !found {
                                                                    chosen_7 = i_2;
                                                                    found = true;
                                                                } else {
                                                                    let better = rows[chosen_7][0].total_cmp(&item_2[0])
                                                                        != ::core::cmp::Ordering::Greater;
                                                                    if better {
                                                                        chosen_7 = i_2;
                                                                    }
                                                                }
                                                            }
                                                            ::core::assert!(
                                                                found, "called `Option::unwrap()` on a `None` value"
                                                            );
                                                            let at = kept_4.keep(chosen_7);
                                                            let v_5 = kept_3
                                                                .keep(
                                                                    rule_of_dot::__jvp(
                                                                        rule_of_dot,
                                                                        &rows[at],
                                                                        &t_rows[at],
                                                                        ::core::clone::Clone::clone(&tried_5),
                                                                        ::core::clone::Clone::clone(&t_tried_5),
                                                                    ),
                                                                );
                                                            shape_12.keep(&v_5);
                                                            let value_4 = ::core::clone::Clone::clone(&v_5.0);
                                                            shape_13.keep(&value_4);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_5.1);
                                                            shape_14.keep(&t_value_4);
                                                            let t = before + value_4;
                                                            shape_15.keep(&t);
                                                            let t_t = ::rootgrad_autodiff::rt::tangent_at(
                                                                (t_before + t_value_4),
                                                                ::core::clone::Clone::clone(&t),
                                                            );
                                                            shape_16.keep(&t_t);
                                                            let value_5 = kept_2.keep(name.to_uppercase());
                                                            let before_2 = value_5.as_str();
                                                            let argument_3 = x[5];
                                                            let t_argument_3 = t_x[5];
                                                            let v_6 = kept_1
                                                                .keep(
                                                                    rule_of_safe::__jvp(rule_of_safe, argument_3, t_argument_3),
                                                                );
                                                            shape_17.keep(&v_6);
                                                            let value_6 = ::core::clone::Clone::clone(&v_6.0);
                                                            shape_18.keep(&value_6);
                                                            let t_value_6 = ::core::clone::Clone::clone(&v_6.1);
                                                            shape_19.keep(&t_value_6);
                                                            match ::core::clone::Clone::clone(&value_6) {
                                                                Some(tried_8) => {
                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                        Some(t_tried_8) => {
                                                                            let chosen_9 = tried_8;
                                                                            shape_1.keep(&chosen_9);
                                                                            let t_chosen_9 = t_tried_8;
                                                                            shape_2.keep(&t_chosen_9);
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_9);
                                                                            shape_3.keep(&tried_7);
                                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_9);
                                                                            shape_4.keep(&t_tried_7);
                                                                            let v_7 = rule_of_named::__jvp(
                                                                                rule_of_named,
                                                                                before_2,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                ::core::clone::Clone::clone(&tried_7),
                                                                                ::core::clone::Clone::clone(&t_tried_7),
                                                                            );
                                                                            shape_5.keep(&v_7);
                                                                            let value_7 = v_7.0;
                                                                            shape_6.keep(&value_7);
                                                                            let t_value_7 = v_7.1;
                                                                            shape_7.keep(&t_value_7);
                                                                            t_result = Some((((t_s * t) + (s * t_t)) + t_value_7));
                                                                            shape_38.keep(&t_result);
                                                                            result = Some(((s * t) + value_7));
                                                                            shape_37.keep(&result);
                                                                        }
                                                                        _ => {
                                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                                        }
                                                                    }
                                                                }
                                                                None => {
                                                                    let v_8 = None;
                                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                                        &v_8,
                                                                    );
                                                                    shape_38.keep(&t_result);
                                                                    result = v_8;
                                                                    shape_37.keep(&result);
                                                                }
                                                            }
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_9 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_9,
                                                    );
                                                    shape_38.keep(&t_result);
                                                    result = v_9;
                                                    shape_37.keep(&result);
                                                }
                                            }
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                None => {
                                    let v_10 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_10,
                                    );
                                    shape_38.keep(&t_result);
                                    result = v_10;
                                    shape_37.keep(&result);
                                }
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_11 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_11);
                    shape_38.keep(&t_result);
                    result = v_11;
                    shape_37.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result = shape_37.zero();
            let mut d_t_result = shape_38.zero();
            let mut d_t_rows = ::rootgrad_autodiff::Differentiable::zero_like(&t_rows);
            let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let length = tried.len();
                            let length_2 = x.len();
                            let s = kept_11.take();
                            let t_s = kept_10.take();
                            let argument = x[1];
                            let t_argument = t_x[1];
                            let v_2 = kept_9.take();
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            let mut d_chosen_2 = shape_30.zero();
                            let mut d_t_chosen_2 = shape_31.zero();
                            let mut d_tried = shape_32.zero();
                            let mut d_t_tried = shape_33.zero();
                            let mut d_sum_2: f64 = -0.0;
                            let mut d_t_sum_2: f64 = -0.0;
                            let mut d_s: f64 = -0.0;
                            let mut d_t_s: f64 = -0.0;
                            let mut d_argument: f64 = -0.0;
                            let mut d_t_argument: f64 = -0.0;
                            let mut d_v_2 = shape_34.zero();
                            let mut d_value_2 = shape_35.zero();
                            let mut d_t_value_2 = shape_36.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    let Some(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let Some(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let v_3 = kept_6.take();
                                            let before = ::core::clone::Clone::clone(&v_3.0);
                                            let t_before = ::core::clone::Clone::clone(&v_3.1);
                                            let argument_2 = x[1];
                                            let t_argument_2 = t_x[1];
                                            let v_4 = kept_5.take();
                                            let value_3 = ::core::clone::Clone::clone(&v_4.0);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_4.1);
                                            let mut d_chosen_4 = shape_20.zero();
                                            let mut d_t_chosen_4 = shape_21.zero();
                                            let mut d_tried_3 = shape_22.zero();
                                            let mut d_t_tried_3 = shape_23.zero();
                                            let mut d_v_3 = shape_24.zero();
                                            let mut d_before = shape_25.zero();
                                            let mut d_t_before = shape_26.zero();
                                            let mut d_argument_2: f64 = -0.0;
                                            let mut d_t_argument_2: f64 = -0.0;
                                            let mut d_v_4 = shape_27.zero();
                                            let mut d_value_3 = shape_28.zero();
                                            let mut d_t_value_3 = shape_29.zero();
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    let Some(d_tried_6) = &mut d_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let Some(d_t_tried_6) = &mut d_t_value_3 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let chosen_6 = tried_6;
                                                            let t_chosen_6 = t_tried_6;
                                                            let tried_5 = ::core::clone::Clone::clone(&chosen_6);
                                                            let t_tried_5 = ::core::clone::Clone::clone(&t_chosen_6);
                                                            let at = kept_4.take();
                                                            let v_5 = kept_3.take();
                                                            let value_4 = ::core::clone::Clone::clone(&v_5.0);
                                                            let t_value_4 = ::core::clone::Clone::clone(&v_5.1);
                                                            let t = before + value_4;
                                                            let t_t = ::rootgrad_autodiff::rt::tangent_at(
                                                                (t_before + t_value_4),
                                                                ::core::clone::Clone::clone(&t),
                                                            );
                                                            let value_5 = kept_2.take();
                                                            let before_2 = value_5.as_str();
                                                            let argument_3 = x[5];
                                                            let t_argument_3 = t_x[5];
                                                            let v_6 = kept_1.take();
                                                            let value_6 = ::core::clone::Clone::clone(&v_6.0);
                                                            let t_value_6 = ::core::clone::Clone::clone(&v_6.1);
                                                            let mut d_chosen_6 = shape_8.zero();
                                                            let mut d_t_chosen_6 = shape_9.zero();
                                                            let mut d_tried_5 = shape_10.zero();
                                                            let mut d_t_tried_5 = shape_11.zero();
                                                            let mut d_v_5 = shape_12.zero();
                                                            let mut d_value_4 = shape_13.zero();
                                                            let mut d_t_value_4 = shape_14.zero();
                                                            let mut d_t = shape_15.zero();
                                                            let mut d_t_t = shape_16.zero();
                                                            let mut d_argument_3: f64 = -0.0;
                                                            let mut d_t_argument_3: f64 = -0.0;
                                                            let mut d_v_6 = shape_17.zero();
                                                            let mut d_value_6 = shape_18.zero();
                                                            let mut d_t_value_6 = shape_19.zero();
                                                            match ::core::clone::Clone::clone(&value_6) {
                                                                Some(tried_8) => {
                                                                    let Some(d_tried_8) = &mut d_value_6 else {
                                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                                    };
                                                                    match ::core::clone::Clone::clone(&t_value_6) {
                                                                        Some(t_tried_8) => {
                                                                            let Some(d_t_tried_8) = &mut d_t_value_6 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            let chosen_9 = tried_8;
                                                                            let t_chosen_9 = t_tried_8;
                                                                            let tried_7 = ::core::clone::Clone::clone(&chosen_9);
                                                                            let t_tried_7 = ::core::clone::Clone::clone(&t_chosen_9);
                                                                            let mut d_chosen_9 = shape_1.zero();
                                                                            let mut d_t_chosen_9 = shape_2.zero();
                                                                            let mut d_tried_7 = shape_3.zero();
                                                                            let mut d_t_tried_7 = shape_4.zero();
                                                                            let mut d_v_7 = shape_5.zero();
                                                                            let mut d_value_7 = shape_6.zero();
                                                                            let mut d_t_value_7 = shape_7.zero();
                                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_result,
                                                                            );
                                                                            let Some(d_2) = &d_1 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            d_s += (*d_2) * t;
                                                                            d_t += (*d_2) * s;
                                                                            d_value_7 += (*d_2);
                                                                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                                                                &mut d_t_result,
                                                                            );
                                                                            let Some(d_4) = &d_3 else {
                                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                                            };
                                                                            d_t_s += (*d_4) * t;
                                                                            d_t += (*d_4) * t_s;
                                                                            d_s += (*d_4) * t_t;
                                                                            d_t_t += (*d_4) * s;
                                                                            d_t_value_7 += (*d_4);
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_7.1,
                                                                                &(d_t_value_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_v_7.0,
                                                                                &(d_value_7),
                                                                            );
                                                                            rule_of_named::__jvp_vjp(
                                                                                rule_of_named,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                before_2,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                                ::core::clone::Clone::clone(&tried_7),
                                                                                &mut d_tried_7,
                                                                                ::core::clone::Clone::clone(&t_tried_7),
                                                                                &mut d_t_tried_7,
                                                                                d_v_7,
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_t_chosen_9,
                                                                                &(d_t_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut d_chosen_9,
                                                                                &(d_tried_7),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_t_tried_8),
                                                                                &(d_t_chosen_9),
                                                                            );
                                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                                &mut (*d_tried_8),
                                                                                &(d_chosen_9),
                                                                            );
                                                                        }
                                                                        _ => {}
                                                                    }
                                                                }
                                                                None => {
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_result,
                                                                    );
                                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                                        &mut d_t_result,
                                                                    );
                                                                }
                                                            }
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_6.1,
                                                                &(d_t_value_6),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_6.0,
                                                                &(d_value_6),
                                                            );
                                                            rule_of_safe::__jvp_vjp(
                                                                rule_of_safe,
                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                argument_3,
                                                                &mut d_argument_3,
                                                                t_argument_3,
                                                                &mut d_t_argument_3,
                                                                d_v_6,
                                                            );
                                                            d_t_x[5] += d_t_argument_3;
                                                            d_x[5] += d_argument_3;
                                                            let d_7 = ::rootgrad_autodiff::rt::scalar(d_t_t);
                                                            d_t_before += d_7;
                                                            d_t_value_4 += d_7;
                                                            let d_8 = ::rootgrad_autodiff::rt::scalar(d_t);
                                                            d_before += d_8;
                                                            d_value_4 += d_8;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_5.1,
                                                                &(d_t_value_4),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_v_5.0,
                                                                &(d_value_4),
                                                            );
                                                            rule_of_dot::__jvp_vjp(
                                                                rule_of_dot,
                                                                ::rootgrad_autodiff::rt::Inactive,
                                                                &rows[at],
                                                                &mut d_rows[at],
                                                                &t_rows[at],
                                                                &mut d_t_rows[at],
                                                                ::core::clone::Clone::clone(&tried_5),
                                                                &mut d_tried_5,
                                                                ::core::clone::Clone::clone(&t_tried_5),
                                                                &mut d_t_tried_5,
                                                                d_v_5,
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_chosen_6,
                                                                &(d_t_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_6,
                                                                &(d_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_6),
                                                                &(d_t_chosen_6),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_6),
                                                                &(d_chosen_6),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_t_result,
                                                    );
                                                }
                                            }
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.1,
                                                &(d_t_value_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.0,
                                                &(d_value_3),
                                            );
                                            rule_of_safe::__jvp_vjp(
                                                rule_of_safe,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                argument_2,
                                                &mut d_argument_2,
                                                t_argument_2,
                                                &mut d_t_argument_2,
                                                d_v_4,
                                            );
                                            d_t_x[1] += d_t_argument_2;
                                            d_x[1] += d_argument_2;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.1,
                                                &(d_t_before),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.0,
                                                &(d_before),
                                            );
                                            rule_of_dot::__jvp_vjp(
                                                rule_of_dot,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                &rows[(rows.len() - 1)],
                                                &mut d_rows[rows.len() - 1],
                                                &t_rows[(rows.len() - 1)],
                                                &mut d_t_rows[rows.len() - 1],
                                                ::core::clone::Clone::clone(&tried_3),
                                                &mut d_tried_3,
                                                ::core::clone::Clone::clone(&t_tried_3),
                                                &mut d_t_tried_3,
                                                d_v_3,
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_2),
                            );
                            rule_of_safe::__jvp_vjp(
                                rule_of_safe,
                                ::rootgrad_autodiff::rt::Inactive,
                                argument,
                                &mut d_argument,
                                t_argument,
                                &mut d_t_argument,
                                d_v_2,
                            );
                            d_t_x[1] += d_t_argument;
                            d_x[1] += d_argument;
                            d_t_sum_2 += d_t_s;
                            d_sum_2 += d_s;
                            for i in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
                                .take(kept_8.take())
                                .rev()
                            {
                                let item = &x[i];
                                let t_item = &t_x[i];
                                let d_item = &mut d_x[i];
                                if (*item) > 0.0 {
                                    let n = kept_7.take();
                                    if n < length {
                                        let a = item;
                                        let t_a = t_item;
                                        let b = &tried[n];
                                        let t_b = &t_tried[n];
                                        let d_b = &mut d_tried[n];
                                        let d_13 = d_sum_2;
                                        (*d_item) += d_13 * (*b);
                                        (*d_b) += d_13 * (*a);
                                        let d_14 = d_t_sum_2;
                                        d_t_x[i] += d_14 * (*b);
                                        (*d_b) += d_14 * (*t_a);
                                        (*d_item) += d_14 * (*t_b);
                                        d_t_tried[n] += d_14 * (*a);
                                    }
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_weights::__jvp_vjp(
                rule_of_weights,
                ::rootgrad_autodiff::rt::Inactive,
                x,
                &mut (*d_x),
                t_x,
                &mut (*d_t_x),
                d_v_1,
            );
            d_x[0] += d_rows[0][0];
            d_x[1] += d_rows[0][1];
            d_x[2] += d_rows[1][0];
            d_x[3] += d_rows[1][1];
            d_t_x[0] += d_t_rows[0][0];
            d_t_x[1] += d_t_rows[0][1];
            d_t_x[2] += d_t_rows[1][0];
            d_t_x[3] += d_t_rows[1][1];
            kept_7.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_all::__of(all)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_all::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(all as rule_of_all; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_all::__jvp(all, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod reborrowed {
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], k: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = x[0] * k;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            (result, d_k)
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64], k: f64, t_k: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = x[0] * k;
            let t_result: f64 = t_x[0] * k + x[0] * t_k;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = x[0] * k;
            let t_result: f64 = (t_x[0] * k) + (x[0] * t_k);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x[0] += d_t_result * k;
            d_k += d_t_result * t_x[0];
            d_x[0] += d_t_result * t_k;
            d_t_k += d_t_result * x[0];
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`norm`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum norm {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl norm {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &norm)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: Option<f64> = Some((x[0] * x[1]));
            let mut d_result = d_ret;
            let Some(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[0] += (*d_1) * x[1];
            d_x[1] += (*d_1) * x[0];
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let t_result: Option<f64> = Some(t_x[0] * x[1] + x[0] * t_x[1]);
            let result: Option<f64> = Some((x[0] * x[1]));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let t_result: Option<f64> = Some(((t_x[0] * x[1]) + (x[0] * t_x[1])));
            let result: Option<f64> = Some((x[0] * x[1]));
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Some(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_x[0] += (*d_1) * x[1];
            d_x[1] += (*d_1) * x[0];
            let Some(d_2) = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x[0] += (*d_2) * x[1];
            d_x[1] += (*d_2) * t_x[0];
            d_x[0] += (*d_2) * t_x[1];
            d_t_x[1] += (*d_2) * x[0];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`three`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum three {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl three {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &three)
        }
        /// The reverse derivative of [`three`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            a: f64,
            b: f64,
            d_ret: f64,
        ) -> (f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = (x[2] * a) * b;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * b;
            d_x[2] += d_1 * a;
            d_a += d_1 * x[2];
            d_b += d_result * (x[2] * a);
            (result, d_a, d_b)
        }
        /// The forward derivative of [`three`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = (x[2] * a) * b;
            let t_result: f64 = (t_x[2] * a + x[2] * t_a) * b + (x[2] * a) * t_b;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64, f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = (x[2] * a) * b;
            let t_result: f64 = (((t_x[2] * a) + (x[2] * t_a)) * b) + ((x[2] * a) * t_b);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * b;
            d_t_x[2] += d_1 * a;
            d_a += d_1 * t_x[2];
            d_x[2] += d_1 * t_a;
            d_t_a += d_1 * x[2];
            d_b += d_t_result * ((t_x[2] * a) + (x[2] * t_a));
            let d_2 = d_t_result * t_b;
            d_x[2] += d_2 * a;
            d_a += d_2 * x[2];
            d_t_b += d_t_result * (x[2] * a);
            let d_3 = d_result * b;
            d_x[2] += d_3 * a;
            d_a += d_3 * x[2];
            d_b += d_result * (x[2] * a);
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (g2, g3, g4, g5) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1, g2) = Self::pullback(a0, d0, a1, a2, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
    }
    ///The derivative of [`go`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum go {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl go {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &go)
        }
        /// The reverse derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &mut [f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::callees!(
                norm as rule_of_norm, dot as rule_of_dot, three as rule_of_three
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            kept_6.keep_when(rule_of_norm::__BEFORE, x);
            let value = rule_of_norm::__of(norm)(x);
            kept_6.keep_when(!rule_of_norm::__BEFORE, x);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_4.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_5.keep(&tried);
                    kept_3.keep_when(rule_of_dot::__BEFORE, x);
                    let s = rule_of_dot::__of(
                        dot,
                    )(x, ::core::clone::Clone::clone(&tried));
                    shape_6.keep(&s);
                    kept_3.keep_when(!rule_of_dot::__BEFORE, x);
                    x[0] = s;
                    let before = kept_5.keep(x[1]);
                    kept_2.keep_when(rule_of_norm::__BEFORE, x);
                    let value_2 = kept_4.keep(rule_of_norm::__of(norm)(x));
                    shape_7.keep(&value_2);
                    kept_2.keep_when(!rule_of_norm::__BEFORE, x);
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_1.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_2.keep(&tried_3);
                            kept_1.keep_when(rule_of_three::__BEFORE, x);
                            let value_3 = rule_of_three::__of(
                                three,
                            )(x, before, ::core::clone::Clone::clone(&tried_3));
                            shape_3.keep(&value_3);
                            result = Some(value_3);
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let x = &*x;
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let before = kept_5.take();
                    let value_2 = kept_4.take();
                    let mut d_chosen_2 = shape_4.zero();
                    let mut d_tried = shape_5.zero();
                    let mut d_s = shape_6.zero();
                    let mut d_before: f64 = -0.0;
                    let mut d_value_2 = shape_7.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let mut d_chosen_4 = shape_1.zero();
                            let mut d_tried_3 = shape_2.zero();
                            let mut d_value_3 = shape_3.zero();
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Some(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_value_3,
                                &((*d_2)),
                            );
                            let v_1 = kept_1.take_when(rule_of_three::__BEFORE);
                            rule_of_three::__vjp(
                                &*::rootgrad_autodiff::rt::before_or(&v_1, x),
                                &mut (*d_x),
                                before,
                                &mut d_before,
                                ::core::clone::Clone::clone(&tried_3),
                                &mut d_tried_3,
                                d_value_3,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    let v_2 = kept_2.take();
                    rule_of_norm::__vjp(&v_2, &mut (*d_x), d_value_2);
                    d_x[1] += d_before;
                    let d_4 = ::core::mem::take(&mut d_x[0]);
                    d_s += d_4;
                    let v_3 = kept_3.take();
                    rule_of_dot::__vjp(
                        &v_3,
                        &mut (*d_x),
                        ::core::clone::Clone::clone(&tried),
                        &mut d_tried,
                        d_s,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            let v_4 = kept_6.take();
            rule_of_norm::__vjp(&v_4, &mut (*d_x), d_value);
            result
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &mut [f64], t_x: &mut [f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(
                norm as rule_of_norm, dot as rule_of_dot, three as rule_of_three
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Option<f64>;
            let t_result: Option<f64>;
            let (v_1, t_value) = rule_of_norm::__jvp(norm, &mut *x, &mut *t_x);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let (v_2, t_s) = rule_of_dot::__jvp(
                        dot,
                        &mut *x,
                        &mut *t_x,
                        tried,
                        t_tried,
                    );
                    let s = v_2;
                    t_x[0] = t_s;
                    x[0] = s;
                    let before = x[1];
                    let t_before = t_x[1];
                    let (v_3, t_value_2) = rule_of_norm::__jvp(norm, &mut *x, &mut *t_x);
                    let value_2 = v_3;
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let (v_4, t_value_3) = rule_of_three::__jvp(
                                three,
                                &mut *x,
                                &mut *t_x,
                                before,
                                t_before,
                                tried_3,
                                t_tried_3,
                            );
                            let value_3 = v_4;
                            t_result = Some(t_value_3);
                            result = Some(value_3);
                        }
                        None => {
                            let v_5 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_5,
                            );
                            result = v_5;
                        }
                    }
                }
                None => {
                    let v_6 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                    result = v_6;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) -> Option<f64> + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &mut [f64],
            d_x: &mut [f64],
            t_x: &mut [f64],
            d_t_x: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(
                norm as rule_of_norm, dot as rule_of_dot, three as rule_of_three
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_18 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_19 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            kept_10.keep_owned(&(*x));
            kept_11.keep_owned(&(*t_x));
            let v_1 = rule_of_norm::__jvp(rule_of_norm, &mut (*x), &mut (*t_x));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_8.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_9.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_10.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_11.keep(&t_tried);
                            kept_5.keep_owned(&(*x));
                            kept_6.keep_owned(&(*t_x));
                            let v_2 = rule_of_dot::__jvp(
                                rule_of_dot,
                                &mut (*x),
                                &mut (*t_x),
                                ::core::clone::Clone::clone(&tried),
                                ::core::clone::Clone::clone(&t_tried),
                            );
                            shape_12.keep(&v_2);
                            let s = v_2.0;
                            shape_13.keep(&s);
                            let t_s = v_2.1;
                            shape_14.keep(&t_s);
                            t_x[0] = t_s;
                            x[0] = s;
                            let before = kept_9.keep(x[1]);
                            let t_before = kept_8.keep(t_x[1]);
                            kept_3.keep_owned(&(*x));
                            kept_4.keep_owned(&(*t_x));
                            let v_3 = kept_7
                                .keep(
                                    rule_of_norm::__jvp(rule_of_norm, &mut (*x), &mut (*t_x)),
                                );
                            shape_15.keep(&v_3);
                            let value_2 = ::core::clone::Clone::clone(&v_3.0);
                            shape_16.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                            shape_17.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_1.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_2.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_3.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_4.keep(&t_tried_3);
                                            kept_1.keep_owned(&(*x));
                                            kept_2.keep_owned(&(*t_x));
                                            let v_4 = rule_of_three::__jvp(
                                                rule_of_three,
                                                &mut (*x),
                                                &mut (*t_x),
                                                before,
                                                t_before,
                                                ::core::clone::Clone::clone(&tried_3),
                                                ::core::clone::Clone::clone(&t_tried_3),
                                            );
                                            shape_5.keep(&v_4);
                                            let value_3 = v_4.0;
                                            shape_6.keep(&value_3);
                                            let t_value_3 = v_4.1;
                                            shape_7.keep(&t_value_3);
                                            t_result = Some(t_value_3);
                                            shape_19.keep(&t_result);
                                            result = Some(value_3);
                                            shape_18.keep(&result);
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                None => {
                                    let v_5 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_5,
                                    );
                                    shape_19.keep(&t_result);
                                    result = v_5;
                                    shape_18.keep(&result);
                                }
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_6 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                    shape_19.keep(&t_result);
                    result = v_6;
                    shape_18.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let x = &*x;
            let t_x = &*t_x;
            let mut d_result_2 = d_ret;
            let mut d_result = shape_18.zero();
            let mut d_t_result = shape_19.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let before = kept_9.take();
                            let t_before = kept_8.take();
                            let v_3 = kept_7.take();
                            let value_2 = ::core::clone::Clone::clone(&v_3.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                            let mut d_chosen_2 = shape_8.zero();
                            let mut d_t_chosen_2 = shape_9.zero();
                            let mut d_tried = shape_10.zero();
                            let mut d_t_tried = shape_11.zero();
                            let mut d_v_2 = shape_12.zero();
                            let mut d_s = shape_13.zero();
                            let mut d_t_s = shape_14.zero();
                            let mut d_before: f64 = -0.0;
                            let mut d_t_before: f64 = -0.0;
                            let mut d_v_3 = shape_15.zero();
                            let mut d_value_2 = shape_16.zero();
                            let mut d_t_value_2 = shape_17.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    let Some(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let Some(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let mut d_chosen_4 = shape_1.zero();
                                            let mut d_t_chosen_4 = shape_2.zero();
                                            let mut d_tried_3 = shape_3.zero();
                                            let mut d_t_tried_3 = shape_4.zero();
                                            let mut d_v_4 = shape_5.zero();
                                            let mut d_value_3 = shape_6.zero();
                                            let mut d_t_value_3 = shape_7.zero();
                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Some(d_2) = &d_1 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_value_3,
                                                &((*d_2)),
                                            );
                                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_result,
                                            );
                                            let Some(d_4) = &d_3 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_value_3,
                                                &((*d_4)),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.1,
                                                &(d_t_value_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_4.0,
                                                &(d_value_3),
                                            );
                                            let v_7 = kept_1.take();
                                            let v_8 = kept_2.take();
                                            rule_of_three::__jvp_vjp(
                                                rule_of_three,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                &v_7,
                                                &mut (*d_x),
                                                &v_8,
                                                &mut (*d_t_x),
                                                before,
                                                &mut d_before,
                                                t_before,
                                                &mut d_t_before,
                                                ::core::clone::Clone::clone(&tried_3),
                                                &mut d_tried_3,
                                                ::core::clone::Clone::clone(&t_tried_3),
                                                &mut d_t_tried_3,
                                                d_v_4,
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.0,
                                &(d_value_2),
                            );
                            let v_9 = kept_3.take();
                            let v_10 = kept_4.take();
                            rule_of_norm::__jvp_vjp(
                                rule_of_norm,
                                ::rootgrad_autodiff::rt::Inactive,
                                &v_9,
                                &mut (*d_x),
                                &v_10,
                                &mut (*d_t_x),
                                d_v_3,
                            );
                            d_t_x[1] += d_t_before;
                            d_x[1] += d_before;
                            let d_7 = ::core::mem::take(&mut d_x[0]);
                            d_s += d_7;
                            let d_8 = ::core::mem::take(&mut d_t_x[0]);
                            d_t_s += d_8;
                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_s));
                            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_s));
                            let v_11 = kept_5.take();
                            let v_12 = kept_6.take();
                            rule_of_dot::__jvp_vjp(
                                rule_of_dot,
                                ::rootgrad_autodiff::rt::Inactive,
                                &v_11,
                                &mut (*d_x),
                                &v_12,
                                &mut (*d_t_x),
                                ::core::clone::Clone::clone(&tried),
                                &mut d_tried,
                                ::core::clone::Clone::clone(&t_tried),
                                &mut d_t_tried,
                                d_v_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_13 = kept_10.take();
            let v_14 = kept_11.take();
            rule_of_norm::__jvp_vjp(
                rule_of_norm,
                ::rootgrad_autodiff::rt::Inactive,
                &v_13,
                &mut (*d_x),
                &v_14,
                &mut (*d_t_x),
                d_v_1,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(go as rule_of_go; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut w = x.to_vec();
        kept_1.keep_when(rule_of_go::__BEFORE, &w);
        let value = rule_of_go::__of(go)(&mut w);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let result: f64 = value_2 + w[0];
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        d_w[0] += d_result;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        let v_1 = kept_1.take_when(rule_of_go::__BEFORE);
        rule_of_go::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &w),
            &mut d_w,
            d_value,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(go as rule_of_go; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        let (v_1, t_value) = rule_of_go::__jvp(go, &mut w, &mut t_w);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let result: f64 = value_2 + w[0];
        let t_result: f64 = t_value_2 + t_w[0];
        (result, t_result)
    }
}
