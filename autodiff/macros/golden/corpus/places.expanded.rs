// Written by the golden test; do not edit.
mod copies {
    impl P {
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(self: Self, v: f64, d_ret: f64) -> (f64, Self, f64) {
            let result: f64 = (self.a * v) + ((self.b * v) * v);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.a += d_result * v;
            d_v += d_result * self.a;
            let d_1 = d_result * v;
            d_self.b += d_1 * v;
            d_v += d_1 * self.b;
            d_v += d_result * (self.b * v);
            (result, d_self, d_v)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: Self, t_self: Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = (self.a * v) + ((self.b * v) * v);
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.a) * v
                + self.a * t_v)
                + ((::rootgrad_autodiff::rt::scalar(t_self.b) * v + self.b * t_v) * v
                    + (self.b * v) * t_v);
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
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::at_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn at_pushforward_pullback(
            self: Self,
            t_self: Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (Self, Self, f64, f64) {
            let result: f64 = (self.a * v) + ((self.b * v) * v);
            let t_result: f64 = ((t_self.a * v) + (self.a * t_v))
                + ((((t_self.b * v) + (self.b * t_v)) * v) + ((self.b * v) * t_v));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.a += d_t_result * v;
            d_v += d_t_result * t_self.a;
            d_self.a += d_t_result * t_v;
            d_t_v += d_t_result * self.a;
            let d_1 = d_t_result * v;
            d_t_self.b += d_1 * v;
            d_v += d_1 * t_self.b;
            d_self.b += d_1 * t_v;
            d_t_v += d_1 * self.b;
            d_v += d_t_result * ((t_self.b * v) + (self.b * t_v));
            let d_2 = d_t_result * t_v;
            d_self.b += d_2 * v;
            d_v += d_2 * self.b;
            d_t_v += d_t_result * (self.b * v);
            d_self.a += d_result * v;
            d_v += d_result * self.a;
            let d_3 = d_result * v;
            d_self.b += d_3 * v;
            d_v += d_3 * self.b;
            d_v += d_result * (self.b * v);
            (d_self, d_t_self, d_v, d_t_v)
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
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::at_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_at<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
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
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::at_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
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
            let (_primal, g0, g1) = Self::at_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::at_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_at(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_at(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    ///The derivative of [`bump`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bump {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bump {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bump)
        }
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: &mut P, d_p: &mut P, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&p.a);
            p.a = p.a * 2.0;
            let result: f64 = p.a;
            let p = &*p;
            let mut d_result = d_ret;
            d_p.a += d_result;
            let d_1 = shape_1.replace(&mut d_p.a);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_p.a += d_2 * 2.0;
            result
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: &mut P, t_p: &mut P) -> (f64, f64) {
            t_p.a = ::rootgrad_autodiff::rt::scalar(t_p.a) * 2.0;
            p.a = p.a * 2.0;
            let result: f64 = p.a;
            let t_result: f64 = t_p.a;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut P) -> f64 + 'static,
            a0: &mut P,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<P>,
        ) -> (f64, f64) {
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
            p: &mut P,
            d_p: &mut P,
            t_p: &mut P,
            d_t_p: &mut P,
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&t_p.a);
            t_p.a = t_p.a * 2.0;
            shape_1.keep(&p.a);
            p.a = p.a * 2.0;
            let result: f64 = p.a;
            let t_result: f64 = t_p.a;
            let result_2: (f64, f64) = (result, t_result);
            let p = &*p;
            let t_p = &*t_p;
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_p.a += d_t_result;
            d_p.a += d_result;
            let d_1 = shape_1.replace(&mut d_p.a);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_p.a += d_2 * 2.0;
            let d_3 = shape_2.replace(&mut d_t_p.a);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_p.a += d_4 * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut P) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<P>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    impl W {
        /// The reverse derivative of [`cleared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cleared_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&self.o);
            self.o = None;
            shape_1.keep(&self.p.a);
            self.p.a = self.p.a * 2.0;
            let result: f64 = self.p.a;
            let mut d_result = d_ret;
            d_self.p.a += d_result;
            let d_1 = shape_1.replace(&mut d_self.p.a);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.p.a += d_2 * 2.0;
            let _ = shape_2.replace(&mut d_self.o);
            result
        }
        /// The forward derivative of [`cleared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cleared_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let v_1 = None;
            t_self.o = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            self.o = v_1;
            t_self.p.a = ::rootgrad_autodiff::rt::scalar(t_self.p.a) * 2.0;
            self.p.a = self.p.a * 2.0;
            let result: f64 = self.p.a;
            let t_result: f64 = t_self.p.a;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_cleared(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::cleared_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_cleared(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::cleared_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn cleared_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let v_1 = None;
            shape_4.keep(&t_self.o);
            t_self.o = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_3.keep(&self.o);
            self.o = v_1;
            shape_2.keep(&t_self.p.a);
            t_self.p.a = t_self.p.a * 2.0;
            shape_1.keep(&self.p.a);
            self.p.a = self.p.a * 2.0;
            let result: f64 = self.p.a;
            let t_result: f64 = t_self.p.a;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.p.a += d_t_result;
            d_self.p.a += d_result;
            let d_1 = shape_1.replace(&mut d_self.p.a);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.p.a += d_2 * 2.0;
            let d_3 = shape_2.replace(&mut d_t_self.p.a);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self.p.a += d_4 * 2.0;
            let _ = shape_3.replace(&mut d_self.o);
            let _ = shape_4.replace(&mut d_t_self.o);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_cleared<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::cleared_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_cleared<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::cleared_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_cleared<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::cleared_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_cleared<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::cleared_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            bump as rule_of_bump; fn __vjp_at, fn __vjp_cleared, fn __vjp_unwrap_or & fn
            __handed_at
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut p = P { a: x[0], b: x[1] };
        let before = ::core::clone::Clone::clone(&p);
        p.a = 3.0 * x[3];
        let value = before.__handed_at().at(2.0);
        let before_2 = ::core::clone::Clone::clone(&p);
        kept_4.keep_when(rule_of_bump::__BEFORE, &p);
        let value_2 = rule_of_bump::__of(bump)(&mut p);
        kept_4.keep_when(!rule_of_bump::__BEFORE, &p);
        let value_3 = before_2.__handed_at().at(::core::clone::Clone::clone(&value_2));
        let before_3 = ::core::clone::Clone::clone(&p);
        let before_4 = ::core::clone::Clone::clone(&p);
        p.a = x[3];
        let argument = ::core::clone::Clone::clone(&p.a);
        let value_4 = before_4.__handed_at().at(::core::clone::Clone::clone(&argument));
        let value_5 = before_3.__handed_at().at(::core::clone::Clone::clone(&value_4));
        let mut s = (value + value_3) + value_5;
        let mut w = W {
            p: ::core::clone::Clone::clone(&p),
            o: Some(x[2]),
        };
        let before_5 = ::core::clone::Clone::clone(&w.p);
        shape_2.keep(&w.p.a);
        w.p.a = w.p.a * 5.0;
        let argument_2 = ::core::clone::Clone::clone(&w.p.b);
        let value_6 = before_5
            .__handed_at()
            .at(::core::clone::Clone::clone(&argument_2));
        s += ::core::clone::Clone::clone(&value_6);
        let given = ::core::clone::Clone::clone(&w.o);
        kept_3.keep_owned(&w);
        let other = w.cleared();
        let value_7 = ::core::clone::Clone::clone(&given)
            .unwrap_or(::core::clone::Clone::clone(&other));
        let argument_3 = x[1];
        kept_2.keep_owned(&w.o);
        let value_8 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&w.o))
            .unwrap_or(argument_3);
        s += value_7 * value_8;
        let mut o = Some(x[0]);
        let before_6 = ::core::clone::Clone::clone(&o);
        shape_1.keep(&o);
        o = None;
        let value_9 = ::core::clone::Clone::clone(&before_6).unwrap_or(2.0);
        let argument_4 = x[1];
        kept_1.keep_owned(&o);
        let value_10 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&o))
            .unwrap_or(argument_4);
        s += value_9 + value_10;
        let mut b = x[0] > 0.0;
        let given_2 = b;
        b = false;
        let other_3 = x[1];
        let other_4 = other_3;
        let t;
        if given_2 {
            t = Some(other_4);
            shape_3.keep(&t);
        } else {
            t = None;
            shape_3.keep(&t);
        }
        let told: Option<f64> = t;
        let t_3 = ::core::clone::Clone::clone(&s);
        let argument_5 = x[2];
        let value_11 = ::core::clone::Clone::clone(&told).unwrap_or(argument_5);
        let t_2;
        if b {
            t_2 = 2.0;
        } else {
            t_2 = 3.0;
        }
        let result: f64 = t_3 + (value_11 * t_2);
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_before_2 = ::rootgrad_autodiff::Differentiable::zero_like(&before_2);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_before_3 = ::rootgrad_autodiff::Differentiable::zero_like(&before_3);
        let mut d_before_4 = ::rootgrad_autodiff::Differentiable::zero_like(&before_4);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_before_5 = ::rootgrad_autodiff::Differentiable::zero_like(&before_5);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
        let mut d_before_6 = ::rootgrad_autodiff::Differentiable::zero_like(&before_6);
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(&value_10);
        let mut d_other_3: f64 = -0.0;
        let mut d_other_4: f64 = -0.0;
        let mut d_t = shape_3.zero();
        let mut d_told = ::rootgrad_autodiff::Differentiable::zero_like(&told);
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_argument_5: f64 = -0.0;
        let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(&value_11);
        d_t_3 += d_result;
        d_value_11 += d_result * t_2;
        (told)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_told),
                argument_5,
                &mut d_argument_5,
                d_value_11,
            );
        d_x[2] += d_argument_5;
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t_3));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_told));
        if given_2 {
            let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_other_4 += (*d_2);
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        d_other_3 += d_other_4;
        d_x[1] += d_other_3;
        let d_4 = d_s;
        let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
        d_value_9 += d_5;
        d_value_10 += d_5;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_o),
                argument_4,
                &mut d_argument_4,
                d_value_10,
            );
        d_x[1] += d_argument_4;
        (before_6)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_before_6),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_9,
            );
        let _ = shape_1.replace(&mut d_o);
        ::rootgrad_autodiff::rt::accumulate(&mut d_o, &(d_before_6));
        let Some(d_7) = &d_o else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_7);
        let d_8 = d_s;
        let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
        d_value_7 += d_9 * value_8;
        d_value_8 += d_9 * value_7;
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_w.o),
                argument_3,
                &mut d_argument_3,
                d_value_8,
            );
        d_x[1] += d_argument_3;
        (given)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_given),
                ::core::clone::Clone::clone(&other),
                &mut d_other,
                d_value_7,
            );
        let v_3 = kept_3.take();
        (v_3).__vjp_cleared(::core::option::Option::Some(&mut d_w), d_other);
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.o, &(d_given));
        let d_10 = d_s;
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_6, &(d_10));
        (before_5)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_5),
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value_6,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.p.b, &(d_argument_2));
        let d_11 = shape_2.replace(&mut d_w.p.a);
        let d_12 = ::rootgrad_autodiff::rt::scalar(d_11);
        d_w.p.a += d_12 * 5.0;
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.p, &(d_before_5));
        let W { p: d_13, o: d_14 } = &d_w else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &((*d_13)));
        let Some(d_15) = &(*d_14) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[2] += (*d_15);
        let d_16 = ::rootgrad_autodiff::rt::scalar(d_s);
        d_value += d_16;
        d_value_3 += d_16;
        d_value_5 += d_16;
        (before_3)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_3),
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                d_value_5,
            );
        (before_4)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_4),
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value_4,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_p.a, &(d_argument));
        let d_17 = ::core::mem::take(&mut d_p.a);
        d_x[3] += d_17;
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_4));
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_3));
        (before_2)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_2),
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
        let v_4 = kept_4.take();
        rule_of_bump::__vjp(&v_4, &mut d_p, d_value_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_2));
        (before)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let d_18 = ::core::mem::take(&mut d_p.a);
        d_x[3] += d_18 * 3.0;
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before));
        let P { a: d_19, b: d_20 } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_19);
        d_x[1] += (*d_20);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            bump as rule_of_bump; fn __jvp_at, fn __jvp_cleared, fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_p = P { a: t_x[0], b: t_x[1] };
        let mut p = P { a: x[0], b: x[1] };
        let before = p;
        let t_before = t_p;
        t_p.a = 3.0 * t_x[3];
        p.a = 3.0 * x[3];
        let (v_1, t_value) = (before)
            .__jvp_at(&t_before, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_1;
        let before_2 = p;
        let t_before_2 = t_p;
        let (v_2, t_value_2) = rule_of_bump::__jvp(bump, &mut p, &mut t_p);
        let value_2 = v_2;
        let (v_3, t_value_3) = (before_2).__jvp_at(&t_before_2, value_2, t_value_2);
        let value_3 = v_3;
        let before_3 = p;
        let t_before_3 = t_p;
        let before_4 = p;
        let t_before_4 = t_p;
        t_p.a = t_x[3];
        p.a = x[3];
        let argument = p.a;
        let t_argument = t_p.a;
        let (v_4, t_value_4) = (before_4).__jvp_at(&t_before_4, argument, t_argument);
        let value_4 = v_4;
        let (v_5, t_value_5) = (before_3).__jvp_at(&t_before_3, value_4, t_value_4);
        let value_5 = v_5;
        let mut s = (value + value_3) + value_5;
        let mut t_s = ::rootgrad_autodiff::rt::tangent_at(
            (t_value + t_value_3) + t_value_5,
            s,
        );
        let mut t_w = W { p: t_p, o: Some(t_x[2]) };
        let mut w = W { p: p, o: Some(x[2]) };
        let before_5 = w.p;
        let t_before_5 = t_w.p;
        t_w.p.a = ::rootgrad_autodiff::rt::scalar(t_w.p.a) * 5.0;
        w.p.a = w.p.a * 5.0;
        let argument_2 = w.p.b;
        let t_argument_2 = t_w.p.b;
        let (v_6, t_value_6) = (before_5)
            .__jvp_at(&t_before_5, argument_2, t_argument_2);
        let value_6 = v_6;
        t_s += t_value_6;
        s += value_6;
        t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        let given = w.o;
        let t_given = t_w.o;
        let (v_7, t_other) = (w).__jvp_cleared(&mut t_w);
        let other = v_7;
        let (v_8, t_value_7) = (given).__jvp_unwrap_or(&t_given, other, t_other);
        let value_7 = v_8;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let (v_9, t_value_8) = (w.o)
            .__jvp_unwrap_or(&mut t_w.o, argument_3, t_argument_3);
        let value_8 = v_9;
        t_s += t_value_7 * value_8 + value_7 * t_value_8;
        s += value_7 * value_8;
        t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        let mut t_o = Some(t_x[0]);
        let mut o = Some(x[0]);
        let before_6 = o;
        let t_before_6 = t_o;
        let v_10 = None;
        t_o = ::rootgrad_autodiff::Differentiable::zero_like(&v_10);
        o = v_10;
        let (v_11, t_value_9) = (before_6)
            .__jvp_unwrap_or(&t_before_6, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_9 = v_11;
        let argument_4 = x[1];
        let t_argument_4 = t_x[1];
        let (v_12, t_value_10) = (o).__jvp_unwrap_or(&mut t_o, argument_4, t_argument_4);
        let value_10 = v_12;
        t_s += t_value_9 + t_value_10;
        s += value_9 + value_10;
        t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
        let mut b = x[0] > 0.0;
        let given_2 = b;
        b = false;
        let other_3 = x[1];
        let t_other_3 = t_x[1];
        let other_4 = other_3;
        let t_other_4 = t_other_3;
        let t;
        let t_t;
        if given_2 {
            t_t = Some(t_other_4);
            t = Some(other_4);
        } else {
            let v_13 = None;
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_13);
            t = v_13;
        }
        let told: Option<f64> = t;
        let t_told: Option<f64> = t_t;
        let t_3 = s;
        let t_t_3 = t_s;
        let argument_5 = x[2];
        let t_argument_5 = t_x[2];
        let (v_14, t_value_11) = (told)
            .__jvp_unwrap_or(&t_told, argument_5, t_argument_5);
        let value_11 = v_14;
        let t_2;
        if b {
            t_2 = 2.0;
        } else {
            t_2 = 3.0;
        }
        let result: f64 = t_3 + (value_11 * t_2);
        let t_result: f64 = t_t_3 + (t_value_11 * t_2);
        (result, t_result)
    }
}
mod indices_of_receivers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
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
        let like_t = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        fn next(k: &mut usize) -> usize {
            *k += 1;
            *k
        }
        let mut k = 0;
        let mut n = x[5];
        let mut v = ::std::vec![::std::vec![x[0]], ::std::vec![x[1]], ::std::vec![x[2]]];
        {
            let at = kept_9.keep(k);
            k += 1;
            v[at].push(x[4]);
        }
        {
            let at_2 = kept_8.keep(k);
            let k_2: &mut usize = &mut k;
            (*k_2) += 1;
            let value: usize = kept_7.keep((*k_2));
            v[at_2].push(x[value]);
        }
        {
            k -= 1;
            let at_3 = kept_6.keep(k);
            k += 1;
            v[at_3].push(x[kept_5.keep(k)]);
        }
        let mut w = x.to_vec();
        k = 0;
        {
            let at_4 = kept_4.keep(k);
            let at_5 = kept_3.keep((k + 2));
            k += 1;
            let value_2 = n;
            let length = w[at_4..at_5].len();
            for i in 0..length {
                w[at_4..at_5][i] = value_2;
            }
        }
        {
            let at_6 = kept_2.keep(k);
            let at_7 = kept_1.keep((k + 2));
            k += 1;
            let t = [x[4], n];
            like_t.of(&t);
            let length_2 = w[at_6..at_7].len();
            let length_3 = t.len();
            ::core::assert_eq!(length_2, length_3, "copy_from_slice: lengths differ");
            let length_4 = w[at_6..at_7].len();
            for i_2 in 0..length_4 {
                w[at_6..at_7][i_2] = t[i_2];
            }
        }
        n += k as f64;
        let mut sum_2: f64 = -0.0;
        let length_5 = v.len();
        let mut d_n: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_5 {
            let r = &v[i_3];
            let mut sum_3: f64 = -0.0;
            let length_6 = r.len();
            let mut d_sum_3: f64 = -0.0;
            let d_3 = d_sum_2;
            d_sum_3 += d_3 * r[0];
            for i_4 in 0..length_6 {
                let v_2 = &r[i_4];
                sum_3 += (*v_2) * (*v_2);
                let v_2 = &r[i_4];
                let d_5 = d_sum_3;
                d_v[i_3][i_4] += d_5 * (*v_2);
                d_v[i_3][i_4] += d_5 * (*v_2);
            }
            sum_2 += sum_3 * r[0];
            let r = &v[i_3];
            let d_4 = d_sum_2;
            d_v[i_3][0] += d_4 * sum_3;
        }
        let result: f64 = sum_2 + (((w[0] * w[1]) * w[2]) * n);
        let d_1 = d_result * n;
        let d_2 = d_1 * w[2];
        d_w[0] += d_2 * w[1];
        d_w[1] += d_2 * w[0];
        d_w[2] += d_1 * (w[0] * w[1]);
        d_n += d_result * ((w[0] * w[1]) * w[2]);
        {
            let at_6 = kept_2.take();
            let at_7 = kept_1.take();
            let length_4 = w[at_6..at_7].len();
            let mut d_t = like_t.same([::rootgrad_autodiff::zero(); 2usize]);
            for i_2 in 0..length_4 {
                let d_7 = ::core::mem::take(&mut d_w[at_6..at_7][i_2]);
                d_t[i_2] += d_7;
            }
            d_x[4] += d_t[0];
            d_n += d_t[1];
        }
        {
            let at_4 = kept_4.take();
            let at_5 = kept_3.take();
            let length = w[at_4..at_5].len();
            let mut d_value_2: f64 = -0.0;
            for i in 0..length {
                let d_8 = ::core::mem::take(&mut d_w[at_4..at_5][i]);
                d_value_2 += d_8;
            }
            d_n += d_value_2;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        {
            let at_3 = kept_6.take();
            let v_1 = kept_5.take();
            let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_v[at_3]);
            d_x[v_1] += d_9;
        }
        {
            let at_2 = kept_8.take();
            let value = kept_7.take();
            let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_v[at_2]);
            d_x[value] += d_10;
        }
        {
            let at = kept_9.take();
            let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_v[at]);
            d_x[4] += d_11;
        }
        d_x[0] += d_v[0][0];
        d_x[1] += d_v[1][0];
        d_x[2] += d_v[2][0];
        d_x[5] += d_n;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        fn next(k: &mut usize) -> usize {
            *k += 1;
            *k
        }
        let mut k = 0;
        let mut n = x[5];
        let mut t_n = t_x[5];
        let mut t_v = ::std::vec![
            ::std::vec![t_x[0]], ::std::vec![t_x[1]], ::std::vec![t_x[2]]
        ];
        let mut v = ::std::vec![::std::vec![x[0]], ::std::vec![x[1]], ::std::vec![x[2]]];
        {
            let at = k;
            k += 1;
            t_v[at].push(t_x[4]);
            v[at].push(x[4]);
        }
        {
            let at_2 = k;
            let k_2: &mut usize = &mut k;
            (*k_2) += 1;
            let value: usize = *k_2;
            t_v[at_2].push(t_x[value]);
            v[at_2].push(x[value]);
        }
        {
            k -= 1;
            let at_3 = k;
            k += 1;
            t_v[at_3].push(t_x[k]);
            v[at_3].push(x[k]);
        }
        let mut w = x.to_vec();
        let mut t_w = t_x.to_vec();
        k = 0;
        {
            let at_4 = k;
            let at_5 = k + 2;
            k += 1;
            let value_2 = n;
            let t_value_2 = t_n;
            let length = w[at_4..at_5].len();
            for i in 0..length {
                t_w[at_4..at_5][i] = t_value_2;
                w[at_4..at_5][i] = value_2;
            }
        }
        {
            let at_6 = k;
            let at_7 = k + 2;
            k += 1;
            let t = [x[4], n];
            let t_t = [t_x[4], t_n];
            let length_2 = w[at_6..at_7].len();
            let length_3 = t.len();
            ::core::assert_eq!(length_2, length_3, "copy_from_slice: lengths differ");
            let length_4 = w[at_6..at_7].len();
            for i_2 in 0..length_4 {
                t_w[at_6..at_7][i_2] = t_t[i_2];
                w[at_6..at_7][i_2] = t[i_2];
            }
        }
        n += k as f64;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = v.len();
        for i_3 in 0..length_5 {
            let r = &v[i_3];
            let t_r = &t_v[i_3];
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_6 = r.len();
            for i_4 in 0..length_6 {
                let v_2 = &r[i_4];
                let t_v_2 = &t_r[i_4];
                t_sum_3 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                sum_3 += (*v_2) * (*v_2);
            }
            t_sum_2 += t_sum_3 * r[0] + sum_3 * t_r[0];
            sum_2 += sum_3 * r[0];
        }
        let result: f64 = sum_2 + (((w[0] * w[1]) * w[2]) * n);
        let t_result: f64 = t_sum_2
            + (((t_w[0] * w[1] + w[0] * t_w[1]) * w[2] + (w[0] * w[1]) * t_w[2]) * n
                + ((w[0] * w[1]) * w[2]) * t_n);
        (result, t_result)
    }
}
mod indices_assigned_to {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: &mut P, v: f64) {
            this.a *= v;
        }
        ///The derivative of [`operator`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        enum operator {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl operator {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &operator)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback(this: &mut P, d_this: &mut P, v: f64) -> f64 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                this.a = kept_1.keep(this.a) * v;
                let mut d_v = ::rootgrad_autodiff::zero::<f64>();
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_this.a);
                d_this.a += d_1 * v;
                d_v += d_1 * v_1;
                d_v
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: &mut P, t_this: &mut P, v: f64, t_v: f64) {
                t_this.a = ::rootgrad_autodiff::rt::scalar(t_this.a) * v + this.a * t_v;
                this.a = this.a * v;
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(&mut P, f64) + 'static,
                a0: &mut P,
                t0: impl ::rootgrad_autodiff::rt::TangentMut<P>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) {
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
                this: &mut P,
                d_this: &mut P,
                t_this: &mut P,
                d_t_this: &mut P,
                v: f64,
                t_v: f64,
            ) -> (f64, f64) {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                t_this.a = (kept_2.keep(t_this.a) * v) + (kept_3.keep(this.a) * t_v);
                this.a = kept_1.keep(this.a) * v;
                let mut d_v = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_this.a);
                d_this.a += d_1 * v;
                d_v += d_1 * v_1;
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let d_2 = ::core::mem::take(&mut d_t_this.a);
                d_t_this.a += d_2 * v;
                d_v += d_2 * v_2;
                d_this.a += d_2 * t_v;
                d_t_v += d_2 * v_3;
                (d_v, d_t_v)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(&mut P, f64) + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: &P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::TangentRef<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
                a0: &P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                _: impl ::rootgrad_autodiff::rt::Seed<()>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
                let d0 = d0.or_discard(&mut store0);
                let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
                let g1 = Self::pullback(&mut a0, d0, a1);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::AssignRule<
            ::rootgrad_autodiff::operators::mul_assign,
            f64,
        > for P {
            type Right = f64;
            #[inline]
            fn zero_right(rhs: &f64) -> f64 {
                ::rootgrad_autodiff::Differentiable::zero_like(rhs)
            }
            #[inline]
            fn pullback(&self, d_self: &mut Self, rhs: f64, d_rhs: &mut f64) {
                operator::__vjp(
                    self,
                    d_self,
                    rhs,
                    d_rhs,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut Self, rhs: f64, t_rhs: f64) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs);
            }
        }
        impl ::rootgrad_autodiff::operators::SecondAssignRule<
            ::rootgrad_autodiff::operators::mul_assign,
            f64,
        > for P {
            #[inline]
            fn pushforward_pullback(
                &self,
                d_self: &mut Self,
                t_self: &Self,
                d_t_self: &mut Self,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    rhs,
                    d_rhs,
                    t_rhs,
                    d_t_rhs,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
        }
    };
    ///The derivative of [`generic`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum generic {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl generic {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &generic::<f64>)
        }
        /// The reverse derivative of [`generic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(x: &[T], d_x: &mut [T], k: &mut usize, d_ret: T) -> T {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1], x[2]];
            {
                let at = kept_1.keep((*k));
                (*k) += 1;
                a[at] += x[3];
            }
            let result: T = (a[0] * a[0]) + a[1];
            let mut d_result = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            d_a[0] += d_result * a[0];
            d_a[0] += d_result * a[0];
            d_a[1] += d_result;
            {
                let at = kept_1.take();
                let d_1 = d_a[at];
                d_x[3] += d_1;
            }
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
            result
        }
        /// The forward derivative of [`generic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(x: &[T], t_x: &[T], k: &mut usize) -> (T, T) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            {
                let at = *k;
                (*k) += 1;
                t_a[at] += t_x[3];
                a[at] += x[3];
            }
            let result: T = (a[0] * a[0]) + a[1];
            let t_result: T = (t_a[0] * a[0] + a[0] * t_a[0]) + t_a[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T], &mut usize) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            a1: &mut usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(
            x: &[T],
            d_x: &mut [T],
            t_x: &[T],
            d_t_x: &mut [T],
            k: &mut usize,
            d_ret: (T, T),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut a = [x[0], x[1], x[2]];
            let mut t_a = [t_x[0], t_x[1], t_x[2]];
            {
                let at = kept_1.keep((*k));
                (*k) += 1;
                t_a[at] += t_x[3];
                a[at] += x[3];
            }
            let result: T = (a[0] * a[0]) + a[1];
            let t_result: T = ((t_a[0] * a[0]) + (a[0] * t_a[0])) + t_a[1];
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a[0] += d_t_result * a[0];
            d_a[0] += d_t_result * t_a[0];
            d_a[0] += d_t_result * t_a[0];
            d_t_a[0] += d_t_result * a[0];
            d_t_a[1] += d_t_result;
            d_a[0] += d_result * a[0];
            d_a[0] += d_result * a[0];
            d_a[1] += d_result;
            {
                let at = kept_1.take();
                let d_1 = d_a[at];
                d_x[3] += d_1;
                let d_2 = d_t_a[at];
                d_t_x[3] += d_2;
            }
            d_t_x[0] += d_t_a[0];
            d_t_x[1] += d_t_a[1];
            d_t_x[2] += d_t_a[2];
            d_x[0] += d_a[0];
            d_x[1] += d_a[1];
            d_x[2] += d_a[2];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T], &mut usize) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a2: &usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            Self::pushforward_pullback(a0, d0, a1, d1, &mut a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: &usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, &mut a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(generic as rule_of_generic);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut k = 0;
        let mut a = [x[0], x[1], x[2]];
        {
            let at = kept_4.keep(k);
            k += 1;
            a[at] += x[3];
        }
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            {
                let at_2 = kept_3.keep(k);
                k = (k + 1) % 3;
                a[at_2] += *v;
            }
        }
        k = 2;
        a[kept_2.keep(k)] += x[4] * 3.0;
        k = 0;
        let t = (a[0] * a[1]) * a[2];
        kept_1.keep_when(rule_of_generic::__BEFORE, &k);
        let value = rule_of_generic::__of(generic)(x, &mut k);
        let result: f64 = t + (value * (k as f64));
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        d_t += d_result;
        d_value += d_result * (k as f64);
        let v_1 = kept_1.take_when(rule_of_generic::__BEFORE);
        rule_of_generic::__vjp(
            x,
            &mut (*d_x),
            &*::rootgrad_autodiff::rt::before_or(&v_1, &k),
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        let d_1 = d_t * a[2];
        d_a[0] += d_1 * a[1];
        d_a[1] += d_1 * a[0];
        d_a[2] += d_t * (a[0] * a[1]);
        let v_2 = kept_2.take();
        let d_2 = d_a[v_2];
        d_x[4] += d_2 * 3.0;
        for i in (0..length).rev() {
            {
                let at_2 = kept_3.take();
                let d_3 = d_a[at_2];
                d_x[i] += d_3;
            }
        }
        {
            let at = kept_4.take();
            let d_4 = d_a[at];
            d_x[3] += d_4;
        }
        d_x[0] += d_a[0];
        d_x[1] += d_a[1];
        d_x[2] += d_a[2];
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(generic as rule_of_generic);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut k = 0;
        let mut a = [x[0], x[1], x[2]];
        let mut t_a = [t_x[0], t_x[1], t_x[2]];
        {
            let at = k;
            k += 1;
            t_a[at] += t_x[3];
            a[at] += x[3];
        }
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            {
                let at_2 = k;
                k = (k + 1) % 3;
                t_a[at_2] += *t_v;
                a[at_2] += *v;
            }
        }
        k = 2;
        t_a[k] += t_x[4] * 3.0;
        a[k] += x[4] * 3.0;
        k = 0;
        let t = (a[0] * a[1]) * a[2];
        let t_t = (t_a[0] * a[1] + a[0] * t_a[1]) * a[2] + (a[0] * a[1]) * t_a[2];
        let (v_1, t_value) = rule_of_generic::__jvp(
            generic,
            x,
            t_x,
            &mut k,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let result: f64 = t + (value * (k as f64));
        let t_result: f64 = t_t + (t_value * (k as f64));
        (result, t_result)
    }
}
mod fields_apart {
    impl Acc {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(self: &mut Self, d_self: &mut Self, v: f64) -> f64 {
            self.t += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.t;
            d_v += d_1;
            d_v
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pushforward(self: &mut Self, t_self: &mut Self, v: f64, t_v: f64) {
            t_self.t += t_v;
            self.t += v;
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
        ) {
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
        ) {
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
        ) -> (f64, f64) {
            t_self.t += t_v;
            self.t += v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.t;
            d_v += d_1;
            let d_2 = d_t_self.t;
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let g1 = Self::add_pullback(&mut this, d0, a1);
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::add_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`step`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum step {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl step {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &step)
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: &mut f64, d_n: &mut f64, d_ret: f64) -> f64 {
            (*n) = (*n) * 2.0;
            let result: f64 = *n;
            let mut d_result = d_ret;
            (*d_n) += d_result;
            let d_1 = ::core::mem::take(&mut (*d_n));
            (*d_n) += d_1 * 2.0;
            result
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64) -> (f64, f64) {
            (*t_n) = (*t_n) * 2.0;
            (*n) = (*n) * 2.0;
            let result: f64 = *n;
            let t_result: f64 = *t_n;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64) -> f64 + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
        ) -> (f64, f64) {
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
            n: &mut f64,
            d_n: &mut f64,
            t_n: &mut f64,
            d_t_n: &mut f64,
            d_ret: (f64, f64),
        ) {
            (*t_n) = (*t_n) * 2.0;
            (*n) = (*n) * 2.0;
            let result: f64 = *n;
            let t_result: f64 = *t_n;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            (*d_t_n) += d_t_result;
            (*d_n) += d_result;
            let d_1 = ::core::mem::take(&mut (*d_n));
            (*d_n) += d_1 * 2.0;
            let d_2 = ::core::mem::take(&mut (*d_t_n));
            (*d_t_n) += d_2 * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    impl O {
        /// The reverse derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pullback(self: &mut Self, d_self: &mut Self, q: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_add);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self.n += q;
            let argument = self.n;
            kept_1.keep_owned(&self.a);
            self.a.add(::core::clone::Clone::clone(&argument));
            let mut d_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_add(
                    ::core::option::Option::Some(&mut d_self.a),
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.n, &(d_argument));
            let d_1 = d_self.n;
            d_q += d_1;
            d_q
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn go_pushforward(self: &mut Self, t_self: &mut Self, q: f64, t_q: f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add);
            t_self.n += t_q;
            self.n += q;
            let argument = self.n;
            let t_argument = t_self.n;
            (self.a).__jvp_add(&mut t_self.a, argument, t_argument);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_go(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_go(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::go_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn go_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            q: f64,
            t_q: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add => fn __jvp_vjp_add);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            t_self.n += t_q;
            self.n += q;
            let argument = self.n;
            let t_argument = t_self.n;
            kept_1.keep_owned(&self.a);
            kept_2.keep_owned(&t_self.a);
            self.a
                .__jvp_add(
                    &mut t_self.a,
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                );
            let t_self = &*t_self;
            let mut d_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            (v_1)
                .__jvp_vjp_add(
                    ::core::option::Option::Some(&mut d_self.a),
                    &v_2,
                    &mut d_t_self.a,
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&t_argument),
                    &mut d_t_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.n, &(d_argument));
            let d_1 = d_self.n;
            d_q += d_1;
            let d_2 = d_t_self.n;
            d_t_q += d_2;
            (d_q, d_t_q)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_go<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let (g2, g3) = Self::go_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_go<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let (g2, g3) = Self::go_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
            );
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_go<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let g1 = Self::go_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_go<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::go_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            step as rule_of_step; fn __vjp_add, fn __vjp_go, fn __vjp_insert
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut w = O {
            o: x.to_vec(),
            n: x[1],
            a: Acc { t: x[2] },
        };
        kept_6.keep_when(rule_of_step::__BEFORE, &w.n);
        let value = rule_of_step::__of(step)(&mut w.n);
        kept_6.keep_when(!rule_of_step::__BEFORE, &w.n);
        w.o.push(::core::clone::Clone::clone(&value));
        kept_5.keep_when(rule_of_step::__BEFORE, &w.n);
        let value_2 = rule_of_step::__of(step)(&mut w.n);
        kept_5.keep_when(!rule_of_step::__BEFORE, &w.n);
        kept_4.keep_owned(&w.o);
        w.o.insert(0, ::core::clone::Clone::clone(&value_2));
        kept_3.keep_when(rule_of_step::__BEFORE, &w.n);
        let value_3 = rule_of_step::__of(step)(&mut w.n);
        kept_3.keep_when(!rule_of_step::__BEFORE, &w.n);
        kept_2.keep_owned(&w.a);
        w.a.add(::core::clone::Clone::clone(&value_3));
        let argument = x[3];
        kept_1.keep_owned(&w);
        w.go(argument);
        let result: f64 = ((w.o[0] * w.o[7]) * w.a.t) + w.n;
        let mut d_result = d_ret;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_argument: f64 = -0.0;
        let d_1 = d_result * w.a.t;
        d_w.o[0] += d_1 * w.o[7];
        d_w.o[7] += d_1 * w.o[0];
        d_w.a.t += d_result * (w.o[0] * w.o[7]);
        d_w.n += d_result;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_go(
                ::core::option::Option::Some(&mut d_w),
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_x[3] += d_argument;
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_add(
                ::core::option::Option::Some(&mut d_w.a),
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_3 = kept_3.take();
        rule_of_step::__vjp(&v_3, &mut d_w.n, d_value_3);
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_insert(
                ::core::option::Option::Some(&mut d_w.o),
                0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_5 = kept_5.take();
        rule_of_step::__vjp(&v_5, &mut d_w.n, d_value_2);
        let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_w.o);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_2));
        let v_6 = kept_6.take();
        rule_of_step::__vjp(&v_6, &mut d_w.n, d_value);
        let O { o: d_3, n: d_4, a: d_5 } = &d_w else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_3)[..]);
        d_x[1] += (*d_4);
        let Acc { t: d_6 } = &(*d_5) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[2] += (*d_6);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            step as rule_of_step; fn __jvp_add, fn __jvp_go, fn __jvp_insert
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_w = O {
            o: t_x.to_vec(),
            n: t_x[1],
            a: Acc { t: t_x[2] },
        };
        let mut w = O {
            o: x.to_vec(),
            n: x[1],
            a: Acc { t: x[2] },
        };
        let (v_1, t_value) = rule_of_step::__jvp(step, &mut w.n, &mut t_w.n);
        let value = v_1;
        t_w.o.push(t_value);
        w.o.push(value);
        let (v_2, t_value_2) = rule_of_step::__jvp(step, &mut w.n, &mut t_w.n);
        let value_2 = v_2;
        (w.o)
            .__jvp_insert(
                &mut t_w.o,
                0,
                ::rootgrad_autodiff::rt::Inactive,
                value_2,
                t_value_2,
            );
        let (v_3, t_value_3) = rule_of_step::__jvp(step, &mut w.n, &mut t_w.n);
        let value_3 = v_3;
        (w.a).__jvp_add(&mut t_w.a, value_3, t_value_3);
        let argument = x[3];
        let t_argument = t_x[3];
        (w).__jvp_go(&mut t_w, argument, t_argument);
        let result: f64 = ((w.o[0] * w.o[7]) * w.a.t) + w.n;
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_w.o[0]) * w.o[7]
            + w.o[0] * ::rootgrad_autodiff::rt::scalar(t_w.o[7])) * w.a.t
            + (w.o[0] * w.o[7]) * ::rootgrad_autodiff::rt::scalar(t_w.a.t))
            + ::rootgrad_autodiff::rt::scalar(t_w.n);
        (result, t_result)
    }
}
mod steady_indices {
    impl Acc {
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn add_pullback(
            self: &mut Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.t += v;
            let result: f64 = self.t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.t += d_result;
            let d_1 = d_self.t;
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
            t_self.t += t_v;
            self.t += v;
            let result: f64 = self.t;
            let t_result: f64 = t_self.t;
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
            t_self.t += t_v;
            self.t += v;
            let result: f64 = self.t;
            let t_result: f64 = t_self.t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.t += d_t_result;
            d_self.t += d_result;
            let d_1 = d_self.t;
            d_v += d_1;
            let d_2 = d_t_self.t;
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
        fn pullback(
            q: &mut Acc,
            d_q: &mut Acc,
            a: &mut [f64],
            d_a: &mut [f64],
            y: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_add);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..3 {
                let t;
                if i < 2 {
                    kept_2.keep_owned(q);
                    let value = q.add(y);
                    t = value;
                } else {
                    t = 1.5 * y;
                }
                a[(i + 1)] += t;
                kept_1.keep_owned(q);
                let value_2 = q.add(y);
                shape_1.keep(&value_2);
                a[i] -= value_2;
            }
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..3).rev() {
                let mut d_t: f64 = -0.0;
                let mut d_value_2 = shape_1.zero();
                let d_1 = d_a[i];
                d_value_2 -= d_1;
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_add(
                        ::core::option::Option::Some(&mut (*d_q)),
                        y,
                        &mut d_y,
                        d_value_2,
                    );
                let d_2 = d_a[i + 1];
                d_t += d_2;
                if i < 2 {
                    let mut d_value: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_value += d_3;
                    let v_2 = kept_2.take();
                    (v_2)
                        .__vjp_add(
                            ::core::option::Option::Some(&mut (*d_q)),
                            y,
                            &mut d_y,
                            d_value,
                        );
                } else {
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_y += d_4 * 1.5;
                }
            }
            kept_1.finish();
            kept_2.finish();
            d_y
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            q: &mut Acc,
            t_q: &mut Acc,
            a: &mut [f64],
            t_a: &mut [f64],
            y: f64,
            t_y: f64,
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add);
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            for i in 0..3 {
                let t;
                let t_t;
                if i < 2 {
                    let (v_1, t_value) = (*q).__jvp_add(&mut (*t_q), y, t_y);
                    let value = v_1;
                    t_t = t_value;
                    t = value;
                } else {
                    t_t = 1.5 * t_y;
                    t = 1.5 * y;
                }
                t_a[i + 1] += t_t;
                a[(i + 1)] += t;
                let (v_2, t_value_2) = (*q).__jvp_add(&mut (*t_q), y, t_y);
                let value_2 = v_2;
                t_a[i] -= t_value_2;
                a[i] -= value_2;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Acc, &mut [f64], f64) + 'static,
            a0: &mut Acc,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Acc>,
            a1: &mut [f64],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            q: &mut Acc,
            d_q: &mut Acc,
            t_q: &mut Acc,
            d_t_q: &mut Acc,
            a: &mut [f64],
            d_a: &mut [f64],
            t_a: &mut [f64],
            d_t_a: &mut [f64],
            y: f64,
            t_y: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_add => fn __jvp_vjp_add);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..3 {
                let t;
                let t_t;
                if i < 2 {
                    kept_3.keep_owned(&(*q));
                    kept_4.keep_owned(&(*t_q));
                    let v_1 = (*q).__jvp_add(&mut (*t_q), y, t_y);
                    shape_1.keep(&v_1);
                    let value = v_1.0;
                    let t_value = v_1.1;
                    t_t = t_value;
                    t = value;
                } else {
                    t_t = 1.5 * t_y;
                    t = 1.5 * y;
                }
                t_a[(i + 1)] += t_t;
                a[(i + 1)] += t;
                kept_1.keep_owned(&(*q));
                kept_2.keep_owned(&(*t_q));
                let v_2 = (*q).__jvp_add(&mut (*t_q), y, t_y);
                shape_2.keep(&v_2);
                let value_2 = v_2.0;
                shape_3.keep(&value_2);
                let t_value_2 = v_2.1;
                shape_4.keep(&t_value_2);
                t_a[i] -= t_value_2;
                a[i] -= value_2;
            }
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..3).rev() {
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let mut d_v_2 = shape_2.zero();
                let mut d_value_2 = shape_3.zero();
                let mut d_t_value_2 = shape_4.zero();
                let d_1 = d_a[i];
                d_value_2 -= d_1;
                let d_2 = d_t_a[i];
                d_t_value_2 -= d_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                let v_3 = kept_1.take();
                let v_4 = kept_2.take();
                (v_3)
                    .__jvp_vjp_add(
                        ::core::option::Option::Some(&mut (*d_q)),
                        &v_4,
                        &mut (*d_t_q),
                        y,
                        &mut d_y,
                        t_y,
                        &mut d_t_y,
                        d_v_2,
                    );
                let d_3 = d_a[i + 1];
                d_t += d_3;
                let d_4 = d_t_a[i + 1];
                d_t_t += d_4;
                if i < 2 {
                    let mut d_v_1 = shape_1.zero();
                    let mut d_value: f64 = -0.0;
                    let mut d_t_value: f64 = -0.0;
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_value += d_5;
                    let d_6 = ::core::mem::take(&mut d_t_t);
                    d_t_value += d_6;
                    d_v_1.1 += d_t_value;
                    d_v_1.0 += d_value;
                    let v_5 = kept_3.take();
                    let v_6 = kept_4.take();
                    (v_5)
                        .__jvp_vjp_add(
                            ::core::option::Option::Some(&mut (*d_q)),
                            &v_6,
                            &mut (*d_t_q),
                            y,
                            &mut d_y,
                            t_y,
                            &mut d_t_y,
                            d_v_1,
                        );
                } else {
                    let d_7 = ::core::mem::take(&mut d_t);
                    d_y += d_7 * 1.5;
                    let d_8 = ::core::mem::take(&mut d_t_t);
                    d_t_y += d_8 * 1.5;
                }
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            (d_y, d_t_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Acc, &mut [f64], f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Acc,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Acc>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Acc>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Acc>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g4, g5) = Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
                a4,
                a5,
            );
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Acc,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Acc>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g2 = Self::pullback(&mut a0, d0, &mut a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(go as rule_of_go);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut acc = Acc { t: x[0] };
        let mut a = x.to_vec();
        let mut next_2 = 0usize;
        for i in 0..4 {
            let t_2;
            let present = kept_4.keep((next_2 < x.len()));
            if present {
                let at = kept_3.keep(next_2);
                next_2 += 1;
                let item = &x[at];
                let v = item;
                t_2 = (*v) * (*v);
            } else {
                t_2 = 0.0;
            }
            a[(i + 1)] += t_2;
        }
        let argument = x[1];
        kept_1.keep_when(rule_of_go::__BEFORE, &acc);
        kept_2.keep_when(rule_of_go::__BEFORE, &a);
        rule_of_go::__of(go)(&mut acc, &mut a, argument);
        let mut sum_2: f64 = -0.0;
        let length = a.len();
        let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_argument: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            let v_2 = &a[i_2];
            sum_2 += (*v_2) * (*v_2);
            let v_2 = &a[i_2];
            let d_1 = d_sum_2;
            d_a[i_2] += d_1 * (*v_2);
            d_a[i_2] += d_1 * (*v_2);
        }
        let result: f64 = sum_2 + acc.t;
        d_acc.t += d_result;
        let v_1 = kept_1.take_when(rule_of_go::__BEFORE);
        let v_3 = kept_2.take_when(rule_of_go::__BEFORE);
        rule_of_go::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &acc),
            &mut d_acc,
            &*::rootgrad_autodiff::rt::before_or(&v_3, &a),
            &mut d_a,
            argument,
            &mut d_argument,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[1] += d_argument;
        for i in (0..4).rev() {
            let present = kept_4.take();
            let mut d_t_2: f64 = -0.0;
            let d_2 = d_a[i + 1];
            d_t_2 += d_2;
            if present {
                let at = kept_3.take();
                let item = &x[at];
                let v = item;
                let d_v = &mut d_x[at];
                let d_3 = ::core::mem::take(&mut d_t_2);
                (*d_v) += d_3 * (*v);
                (*d_v) += d_3 * (*v);
            } else {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        let Acc { t: d_5 } = &d_acc else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_5);
        kept_3.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(go as rule_of_go);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_acc = Acc { t: t_x[0] };
        let mut acc = Acc { t: x[0] };
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let mut next_2 = 0usize;
        for i in 0..4 {
            let t_2;
            let t_t_2;
            let present = next_2 < x.len();
            if present {
                let at = next_2;
                next_2 += 1;
                let item = &x[at];
                let t_item = &t_x[at];
                let v = item;
                let t_v = t_item;
                t_t_2 = (*t_v) * (*v) + (*v) * (*t_v);
                t_2 = (*v) * (*v);
            } else {
                t_t_2 = 0.0;
                t_2 = 0.0;
            }
            t_a[i + 1] += t_t_2;
            a[(i + 1)] += t_2;
        }
        let argument = x[1];
        let t_argument = t_x[1];
        rule_of_go::__jvp(
            go,
            &mut acc,
            &mut t_acc,
            &mut a,
            &mut t_a,
            argument,
            t_argument,
        );
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v_2 = &a[i_2];
            let t_v_2 = &t_a[i_2];
            t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            sum_2 += (*v_2) * (*v_2);
        }
        let result: f64 = sum_2 + acc.t;
        let t_result: f64 = t_sum_2 + ::rootgrad_autodiff::rt::scalar(t_acc.t);
        (result, t_result)
    }
}
mod closures_that_look {
    ///The derivative of [`blend`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum blend {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl blend {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &blend)
        }
        /// The reverse derivative of [`blend`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
            let result: f64 = (a * 0.3) + (b * b);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_a += d_result * 0.3;
            d_b += d_result * b;
            d_b += d_result * b;
            (result, d_a, d_b)
        }
        /// The forward derivative of [`blend`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
            let result: f64 = (a * 0.3) + (b * b);
            let t_result: f64 = (t_a * 0.3) + (t_b * b + b * t_b);
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
            let result: f64 = (a * 0.3) + (b * b);
            let t_result: f64 = (t_a * 0.3) + ((t_b * b) + (b * t_b));
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
            d_t_a += d_t_result * 0.3;
            d_t_b += d_t_result * b;
            d_b += d_t_result * t_b;
            d_b += d_t_result * t_b;
            d_t_b += d_t_result * b;
            d_a += d_result * 0.3;
            d_b += d_result * b;
            d_b += d_result * b;
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(blend as rule_of_blend);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut s = S {
            w: [x[0], x[1], x[2]],
            v: x[3],
        };
        let mut m = x.to_vec();
        let mut n = 1;
        for i in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let t = kept_3.keep(::core::clone::Clone::clone(&s.v));
            shape_1.keep(&t);
            m[i] = x[4].sin();
            let argument = kept_2.keep(m[i]);
            let value = kept_1
                .keep(
                    rule_of_blend::__of(blend)(::core::clone::Clone::clone(&t), argument),
                );
            let a: f64 = value;
            let b: f64 = x[5];
            let tanh_2 = ((a * b) + x[0]).tanh();
            s.w[((n + 1) % 3)] -= tanh_2;
            n += 1;
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let mut count = 0;
        let mut w = [x[0], x[1], x[2]];
        let k = 1;
        let a_2: f64 = x[3];
        count += 1;
        let a_3: f64 = x[4];
        count += 1;
        w[k] += (a_2 * a_2) + (a_3 * a_3);
        let result: f64 = ((w[0] * w[1]) * (count as f64))
            + (((s.w[0] * s.w[1]) * s.w[2]) * m[1]);
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_a_2: f64 = -0.0;
        let mut d_a_3: f64 = -0.0;
        let d_1 = d_result * (count as f64);
        d_w[0] += d_1 * w[1];
        d_w[1] += d_1 * w[0];
        let d_2 = d_result * m[1];
        let d_3 = d_2 * s.w[2];
        d_s.w[0] += d_3 * s.w[1];
        d_s.w[1] += d_3 * s.w[0];
        d_s.w[2] += d_2 * (s.w[0] * s.w[1]);
        d_m[1] += d_result * ((s.w[0] * s.w[1]) * s.w[2]);
        let d_4 = d_w[k];
        d_a_2 += d_4 * a_2;
        d_a_2 += d_4 * a_2;
        d_a_3 += d_4 * a_3;
        d_a_3 += d_4 * a_3;
        d_x[4] += d_a_3;
        d_x[3] += d_a_2;
        d_x[0] += d_w[0];
        d_x[1] += d_w[1];
        d_x[2] += d_w[2];
        for i in (0..3).rev() {
            let (value, argument, t) = pass_1.take();
            let a: f64 = value;
            let b: f64 = x[5];
            let mut d_t = shape_1.zero();
            let mut d_argument: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let mut d_b: f64 = -0.0;
            let mut d_tanh_2: f64 = -0.0;
            n -= 1;
            let d_5 = d_s.w[(n + 1) % 3];
            d_tanh_2 -= d_5;
            let d_6 = d_tanh_2 * ::rootgrad_autodiff::rules::tanh((a * b) + x[0]);
            d_a += d_6 * b;
            d_b += d_6 * a;
            d_x[0] += d_6;
            d_x[5] += d_b;
            d_value += d_a;
            rule_of_blend::__vjp(
                ::core::clone::Clone::clone(&t),
                &mut d_t,
                argument,
                &mut d_argument,
                d_value,
            );
            d_m[i] += d_argument;
            let d_7 = ::core::mem::take(&mut d_m[i]);
            d_x[4] += d_7 * ::rootgrad_autodiff::rules::sin(x[4]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.v, &(d_t));
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_m[..]);
        let S { w: d_8, v: d_9 } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_8)[0];
        d_x[1] += (*d_8)[1];
        d_x[2] += (*d_8)[2];
        d_x[3] += (*d_9);
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(blend as rule_of_blend);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_s = S {
            w: [t_x[0], t_x[1], t_x[2]],
            v: t_x[3],
        };
        let mut s = S {
            w: [x[0], x[1], x[2]],
            v: x[3],
        };
        let mut m = x.to_vec();
        let mut t_m = t_x.to_vec();
        let mut n = 1;
        for i in 0..3 {
            let t = s.v;
            let t_t = t_s.v;
            t_m[i] = ::rootgrad_autodiff::rules::sin(x[4]) * t_x[4];
            m[i] = x[4].sin();
            let argument = m[i];
            let t_argument = t_m[i];
            let (v_1, t_value) = rule_of_blend::__jvp(
                blend,
                t,
                t_t,
                argument,
                t_argument,
            );
            let value = v_1;
            let a: f64 = value;
            let t_a: f64 = t_value;
            let b: f64 = x[5];
            let t_b: f64 = t_x[5];
            t_s.w[(n + 1) % 3]
                -= ::rootgrad_autodiff::rules::tanh((a * b) + x[0])
                    * ((t_a * b + a * t_b) + t_x[0]);
            s.w[((n + 1) % 3)] -= ((a * b) + x[0]).tanh();
            n += 1;
        }
        let mut count = 0;
        let mut w = [x[0], x[1], x[2]];
        let mut t_w = [t_x[0], t_x[1], t_x[2]];
        let k = 1;
        let a_2: f64 = x[3];
        let t_a_2: f64 = t_x[3];
        count += 1;
        let a_3: f64 = x[4];
        let t_a_3: f64 = t_x[4];
        count += 1;
        t_w[k] += (t_a_2 * a_2 + a_2 * t_a_2) + (t_a_3 * a_3 + a_3 * t_a_3);
        w[k] += (a_2 * a_2) + (a_3 * a_3);
        let result: f64 = ((w[0] * w[1]) * (count as f64))
            + (((s.w[0] * s.w[1]) * s.w[2]) * m[1]);
        let t_result: f64 = ((t_w[0] * w[1] + w[0] * t_w[1]) * (count as f64))
            + (((::rootgrad_autodiff::rt::scalar(t_s.w[0]) * s.w[1]
                + s.w[0] * ::rootgrad_autodiff::rt::scalar(t_s.w[1])) * s.w[2]
                + (s.w[0] * s.w[1]) * ::rootgrad_autodiff::rt::scalar(t_s.w[2])) * m[1]
                + ((s.w[0] * s.w[1]) * s.w[2]) * t_m[1]);
        (result, t_result)
    }
}
