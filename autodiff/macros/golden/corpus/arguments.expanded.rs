// Written by the golden test; do not edit.
mod arguments_that_look {
    impl Grid {
        /// The reverse derivative of [`put`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn put_pullback(self: &mut Self, d_self: &mut Self, i: usize, v: f64) -> f64 {
            self.w[i] = v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::core::mem::take(&mut d_self.w[i]);
            d_v += d_1;
            d_v
        }
        /// The forward derivative of [`put`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn put_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            i: usize,
            v: f64,
            t_v: f64,
        ) {
            t_self.w[i] = t_v;
            self.w[i] = v;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_put(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t2 = t2.or_zero(&a2);
            Self::put_pushforward(self, t0, a1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_put(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t2 = t2.or_zero(&a2);
            Self::put_pushforward(a0, t0, a1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn put_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            i: usize,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            t_self.w[i] = t_v;
            self.w[i] = v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::core::mem::take(&mut d_self.w[i]);
            d_v += d_1;
            let d_2 = ::core::mem::take(&mut d_t_self.w[i]);
            d_t_v += d_2;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_put<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
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
            let (g4, g5) = Self::put_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
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
        fn __path_jvp_vjp_put<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g4, g5) = Self::put_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
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
        fn __vjp_put<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let g2 = Self::put_pullback(&mut this, d0, a1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_put<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g2 = Self::put_pullback(&mut a0, d0, a1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(self: &Self, d_self: &mut Self, i: usize, d_ret: f64) -> f64 {
            let result: f64 = self.w[i];
            let mut d_result = d_ret;
            d_self.w[i] += d_result;
            result
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: &Self, t_self: &Self, i: usize) -> (f64, f64) {
            let result: f64 = self.w[i];
            let t_result: f64 = t_self.w[i];
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
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::at_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_at(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::at_pushforward(a0, t0, a1)
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
            i: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.w[i];
            let t_result: f64 = t_self.w[i];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.w[i] += d_t_result;
            d_self.w[i] += d_result;
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::at_pushforward_pullback(self, d0, a1, d1, a2, d_ret.seed());
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::at_pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_at<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::at_pullback(self, d0, a1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_at<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::at_pullback(a0, d0, a1, d_ret.seed());
        }
        /// The reverse derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mean_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * v;
            for i in 0..length {
                sum_2 += self.w[i];
                let d_1 = d_sum_2;
                d_self.w[i] += d_1;
            }
            let result: f64 = sum_2 * v;
            d_v += d_result * sum_2;
            (result, d_v)
        }
        /// The forward derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mean_pushforward(self: &Self, t_self: &Self, v: f64, t_v: f64) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length {
                t_sum_2 += t_self.w[i];
                sum_2 += self.w[i];
            }
            let result: f64 = sum_2 * v;
            let t_result: f64 = t_sum_2 * v + sum_2 * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mean(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::mean_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mean(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::mean_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mean_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.w);
            for i in 0..length {
                t_sum_2 += t_self.w[i];
                sum_2 += self.w[i];
            }
            let result: f64 = sum_2 * v;
            let t_result: f64 = (t_sum_2 * v) + (sum_2 * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * v;
            d_v += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_v;
            d_t_v += d_t_result * sum_2;
            d_sum_2 += d_result * v;
            d_v += d_result * sum_2;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_self.w[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_self.w[i] += d_2;
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mean<'__shadow>(
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
            let (g2, g3) = Self::mean_pushforward_pullback(
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
        fn __path_jvp_vjp_mean<'__shadow>(
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
            let (g2, g3) = Self::mean_pushforward_pullback(
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
        fn __vjp_mean<'__shadow>(
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
            let (_primal, g1) = Self::mean_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_mean<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::mean_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`smooth`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn smooth_pullback(self: &mut Self, d_self: &mut Self) {
            ::rootgrad_autodiff::callees!(; fn __vjp_at, fn __vjp_put);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            for i in 1..kept_7.keep(::rootgrad_autodiff::rt::discrete((&self.w).len())) {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                ::rootgrad_autodiff::unchanged!(self, self.at(i - 1));
                ::rootgrad_autodiff::unchanged!(self, self.at(i));
                kept_3.keep_owned(self);
                let value = kept_5.keep(self.at((i - 1)));
                shape_1.keep(&value);
                kept_2.keep_owned(self);
                let value_2 = kept_4.keep(self.at(i));
                shape_2.keep(&value_2);
                let argument = value * value_2;
                shape_3.keep(&argument);
                kept_1.keep_owned(self);
                self.put(i, ::core::clone::Clone::clone(&argument));
                pass_1.push((kept_4.take(), kept_5.take()));
            }
            let v_4 = kept_7.take();
            for i in (1..v_4).rev() {
                let (value_2, value) = pass_1.take();
                let argument = value * value_2;
                let mut d_value = shape_1.zero();
                let mut d_value_2 = shape_2.zero();
                let mut d_argument = shape_3.zero();
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_put(
                        ::core::option::Option::Some(&mut (*d_self)),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::core::clone::Clone::clone(&argument),
                        &mut d_argument,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_value += d_1 * value_2;
                d_value_2 += d_1 * value;
                let v_2 = kept_2.take();
                (v_2)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_2,
                    );
                let v_3 = kept_3.take();
                (v_3)
                    .__vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        i - 1,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            pass_1.finish();
        }
        /// The forward derivative of [`smooth`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn smooth_pushforward(self: &mut Self, t_self: &mut Self) {
            ::rootgrad_autodiff::callees!(; fn __jvp_at, fn __jvp_put);
            for i in 1..::rootgrad_autodiff::rt::discrete((&self.w).len()) {
                ::rootgrad_autodiff::unchanged!(self, self.at(i - 1));
                ::rootgrad_autodiff::unchanged!(self, self.at(i));
                let (v_1, t_value) = (*self)
                    .__jvp_at(&mut (*t_self), i - 1, ::rootgrad_autodiff::rt::Inactive);
                let value = v_1;
                let (v_2, t_value_2) = (*self)
                    .__jvp_at(&mut (*t_self), i, ::rootgrad_autodiff::rt::Inactive);
                let value_2 = v_2;
                let argument = value * value_2;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    t_value * value_2 + value * t_value_2,
                    argument,
                );
                (*self)
                    .__jvp_put(
                        &mut (*t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        argument,
                        t_argument,
                    );
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_smooth(&mut self, t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::smooth_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_smooth(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::smooth_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn smooth_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_at, fn __jvp_put => fn __jvp_vjp_at, fn __jvp_vjp_put
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            for i in 1..kept_10.keep(::rootgrad_autodiff::rt::discrete((&self.w).len()))
            {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                kept_5.keep_owned(&(*self));
                kept_6.keep_owned(&(*t_self));
                let v_1 = kept_8
                    .keep(
                        (*self)
                            .__jvp_at(
                                &mut (*t_self),
                                (i - 1),
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                    );
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                kept_3.keep_owned(&(*self));
                kept_4.keep_owned(&(*t_self));
                let v_2 = kept_7
                    .keep(
                        (*self)
                            .__jvp_at(
                                &mut (*t_self),
                                i,
                                ::rootgrad_autodiff::rt::Inactive,
                            ),
                    );
                shape_4.keep(&v_2);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                shape_5.keep(&value_2);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                shape_6.keep(&t_value_2);
                let argument = value * value_2;
                shape_7.keep(&argument);
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ((t_value * value_2) + (value * t_value_2)),
                    ::core::clone::Clone::clone(&argument),
                );
                shape_8.keep(&t_argument);
                kept_1.keep_owned(&(*self));
                kept_2.keep_owned(&(*t_self));
                (*self)
                    .__jvp_put(
                        &mut (*t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::core::clone::Clone::clone(&argument),
                        ::core::clone::Clone::clone(&t_argument),
                    );
                pass_1.push((kept_7.take(), kept_8.take()));
            }
            let v_9 = kept_10.take();
            for i in (1..v_9).rev() {
                let (v_2, v_1) = pass_1.take();
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                let argument = value * value_2;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ((t_value * value_2) + (value * t_value_2)),
                    ::core::clone::Clone::clone(&argument),
                );
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_v_2 = shape_4.zero();
                let mut d_value_2 = shape_5.zero();
                let mut d_t_value_2 = shape_6.zero();
                let mut d_argument = shape_7.zero();
                let mut d_t_argument = shape_8.zero();
                let v_3 = kept_1.take();
                let v_4 = kept_2.take();
                (v_3)
                    .__jvp_vjp_put(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_4,
                        &mut (*d_t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::core::clone::Clone::clone(&argument),
                        &mut d_argument,
                        ::core::clone::Clone::clone(&t_argument),
                        &mut d_t_argument,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_value += d_1 * value_2;
                d_value_2 += d_1 * t_value;
                d_value += d_1 * t_value_2;
                d_t_value_2 += d_1 * value;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_value += d_2 * value_2;
                d_value_2 += d_2 * value;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                let v_5 = kept_3.take();
                let v_6 = kept_4.take();
                (v_5)
                    .__jvp_vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_6,
                        &mut (*d_t_self),
                        i,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_2,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_7 = kept_5.take();
                let v_8 = kept_6.take();
                (v_7)
                    .__jvp_vjp_at(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &v_8,
                        &mut (*d_t_self),
                        i - 1,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_1,
                    );
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            kept_5.finish();
            kept_6.finish();
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_smooth<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            Self::smooth_pushforward_pullback(&mut this, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_smooth<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::smooth_pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_smooth<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::smooth_pullback(&mut this, d0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_smooth<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::smooth_pullback(&mut a0, d0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_at, fn __vjp_mean, fn __vjp_put, fn __vjp_smooth
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut g = Grid { w: x.to_vec() };
        ::rootgrad_autodiff::unchanged!(g, g.at(0));
        kept_20.keep_owned(&g);
        let value = g.at(0);
        let argument = value * x[2];
        kept_19.keep_owned(&g);
        g.put(1, argument);
        for i in 0..3 {
            like_i.of(&i);
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            ::rootgrad_autodiff::unchanged!(g, g.at(i + 1));
            ::rootgrad_autodiff::unchanged!(g, g.at(i));
            kept_15.keep_owned(&g);
            let value_2 = kept_17.keep(g.at((i + 1)));
            shape_5.keep(&value_2);
            kept_14.keep_owned(&g);
            let value_3 = kept_16.keep(g.at(i));
            shape_6.keep(&value_3);
            let argument_2 = value_2 * value_3;
            shape_7.keep(&argument_2);
            kept_13.keep_owned(&g);
            g.put(i, ::core::clone::Clone::clone(&argument_2));
            pass_2.push((kept_16.take(), kept_17.take()));
        }
        kept_12.keep_owned(&g);
        g.smooth();
        ::rootgrad_autodiff::unchanged!(g, g.at(2));
        kept_11.keep_owned(&g);
        let value_4 = g.at(2);
        kept_10.keep_owned(&g);
        let mut s = g.mean(::core::clone::Clone::clone(&value_4));
        let mut gs = ::std::vec![g.clone(), ::core::clone::Clone::clone(& g)];
        for k in 0..2 {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let argument_3 = x[k];
            kept_5.keep_owned(&gs[k]);
            let a = kept_8.keep(gs[k].mean(argument_3));
            shape_1.keep(&a);
            kept_4.keep_owned(&gs[k]);
            let b = kept_7.keep(gs[k].at(1));
            shape_2.keep(&b);
            let argument_4 = b * a;
            shape_3.keep(&argument_4);
            kept_3.keep_owned(&gs[k]);
            gs[k].put(0, ::core::clone::Clone::clone(&argument_4));
            ::rootgrad_autodiff::unchanged!(gs[k], gs[1].at(0));
            kept_2.keep_owned(&gs[1]);
            let value_5 = kept_6.keep(gs[1].at(0));
            shape_4.keep(&value_5);
            kept_1.keep_owned(&gs[k]);
            let value_6 = gs[k].mean(::core::clone::Clone::clone(&value_5));
            s += value_6;
            pass_1.push((kept_6.take(), kept_7.take(), kept_8.take()));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let mut d_value: f64 = -0.0;
        let mut d_argument: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_s: f64 = -0.0;
        let mut d_gs = ::rootgrad_autodiff::Differentiable::zero_like(&gs);
        d_s += d_result;
        for k in (0..2).rev() {
            let (value_5, b, a) = pass_1.take();
            let argument_3 = x[k];
            let argument_4 = b * a;
            let mut d_argument_3: f64 = -0.0;
            let mut d_a = shape_1.zero();
            let mut d_b = shape_2.zero();
            let mut d_argument_4 = shape_3.zero();
            let mut d_value_5 = shape_4.zero();
            let mut d_value_6: f64 = -0.0;
            let d_1 = d_s;
            d_value_6 += d_1;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_mean(
                    ::core::option::Option::Some(&mut d_gs[k]),
                    ::core::clone::Clone::clone(&value_5),
                    &mut d_value_5,
                    d_value_6,
                );
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_gs[1]),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_5,
                );
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_put(
                    ::core::option::Option::Some(&mut d_gs[k]),
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument_4),
                    &mut d_argument_4,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_4);
            d_b += d_2 * a;
            d_a += d_2 * b;
            let v_4 = kept_4.take();
            (v_4)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_gs[k]),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_b,
                );
            let v_5 = kept_5.take();
            (v_5)
                .__vjp_mean(
                    ::core::option::Option::Some(&mut d_gs[k]),
                    argument_3,
                    &mut d_argument_3,
                    d_a,
                );
            d_x[k] += d_argument_3;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_g, &d_gs[0]);
        ::rootgrad_autodiff::rt::accumulate(&mut d_g, &(d_gs[1]));
        let v_6 = kept_10.take();
        (v_6)
            .__vjp_mean(
                ::core::option::Option::Some(&mut d_g),
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                d_s,
            );
        let v_7 = kept_11.take();
        (v_7)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_g),
                2,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_4,
            );
        let v_8 = kept_12.take();
        (v_8)
            .__vjp_smooth(
                ::core::option::Option::Some(&mut d_g),
                ::rootgrad_autodiff::rt::Unused,
            );
        for i in (0..3).rev() {
            like_i.of(&i);
            let (value_3, value_2) = pass_2.take();
            let argument_2 = value_2 * value_3;
            let mut d_value_2 = shape_5.zero();
            let mut d_value_3 = shape_6.zero();
            let mut d_argument_2 = shape_7.zero();
            let v_9 = kept_13.take();
            (v_9)
                .__vjp_put(
                    ::core::option::Option::Some(&mut d_g),
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_value_2 += d_3 * value_3;
            d_value_3 += d_3 * value_2;
            let v_10 = kept_14.take();
            (v_10)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_g),
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_3,
                );
            let v_11 = kept_15.take();
            (v_11)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_g),
                    i + 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
        }
        let v_12 = kept_19.take();
        (v_12)
            .__vjp_put(
                ::core::option::Option::Some(&mut d_g),
                1,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_value += d_argument * x[2];
        d_x[2] += d_argument * value;
        let v_13 = kept_20.take();
        (v_13)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_g),
                0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let Grid { w: d_4 } = &d_g else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_4)[..]);
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        kept_13.finish();
        kept_14.finish();
        kept_15.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_at, fn __jvp_mean, fn __jvp_put, fn __jvp_smooth
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_g = Grid { w: t_x.to_vec() };
        let mut g = Grid { w: x.to_vec() };
        ::rootgrad_autodiff::unchanged!(g, g.at(0));
        let (v_1, t_value) = (g)
            .__jvp_at(&mut t_g, 0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_1;
        let argument = value * x[2];
        let t_argument = t_value * x[2] + value * t_x[2];
        (g)
            .__jvp_put(
                &mut t_g,
                1,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                t_argument,
            );
        for i in 0..3 {
            ::rootgrad_autodiff::unchanged!(g, g.at(i + 1));
            ::rootgrad_autodiff::unchanged!(g, g.at(i));
            let (v_2, t_value_2) = (g)
                .__jvp_at(&mut t_g, i + 1, ::rootgrad_autodiff::rt::Inactive);
            let value_2 = v_2;
            let (v_3, t_value_3) = (g)
                .__jvp_at(&mut t_g, i, ::rootgrad_autodiff::rt::Inactive);
            let value_3 = v_3;
            let argument_2 = value_2 * value_3;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                t_value_2 * value_3 + value_2 * t_value_3,
                argument_2,
            );
            (g)
                .__jvp_put(
                    &mut t_g,
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    t_argument_2,
                );
        }
        (g).__jvp_smooth(&mut t_g);
        ::rootgrad_autodiff::unchanged!(g, g.at(2));
        let (v_4, t_value_4) = (g)
            .__jvp_at(&mut t_g, 2, ::rootgrad_autodiff::rt::Inactive);
        let value_4 = v_4;
        let (v_5, mut t_s) = (g).__jvp_mean(&mut t_g, value_4, t_value_4);
        let mut s = v_5;
        let mut t_gs = ::std::vec![t_g.clone(), t_g];
        let mut gs = ::std::vec![g.clone(), g];
        for k in 0..2 {
            let argument_3 = x[k];
            let t_argument_3 = t_x[k];
            let (v_6, t_a) = (gs[k]).__jvp_mean(&mut t_gs[k], argument_3, t_argument_3);
            let a = v_6;
            let (v_7, t_b) = (gs[k])
                .__jvp_at(&mut t_gs[k], 1, ::rootgrad_autodiff::rt::Inactive);
            let b = v_7;
            let argument_4 = b * a;
            let t_argument_4 = ::rootgrad_autodiff::rt::tangent_at(
                t_b * a + b * t_a,
                argument_4,
            );
            (gs[k])
                .__jvp_put(
                    &mut t_gs[k],
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_4,
                    t_argument_4,
                );
            ::rootgrad_autodiff::unchanged!(gs[k], gs[1].at(0));
            let (v_8, t_value_5) = (gs[1])
                .__jvp_at(&mut t_gs[1], 0, ::rootgrad_autodiff::rt::Inactive);
            let value_5 = v_8;
            let (v_9, t_value_6) = (gs[k]).__jvp_mean(&mut t_gs[k], value_5, t_value_5);
            let value_6 = v_9;
            t_s += t_value_6;
            s += value_6;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod numbers_behind_references {
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
        fn pullback(n: &mut f64, d_n: &mut f64, d_ret: f64) -> f64 {
            (*n) += 1.5;
            let result: f64 = *n;
            let mut d_result = d_ret;
            (*d_n) += d_result;
            result
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64) -> (f64, f64) {
            (*n) += 1.5;
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
            (*n) += 1.5;
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
        fn pullback(n: &mut f64, d_n: &mut f64, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let t = *n;
            kept_2.keep_when(rule_of_bump::__BEFORE, n);
            let value = rule_of_bump::__of(bump)(n);
            kept_2.keep_when(!rule_of_bump::__BEFORE, n);
            let t_3 = t.powf(::core::clone::Clone::clone(&value)) * kept_1.keep((*n));
            let t_2 = *n;
            (*n) -= 2.0;
            let result: f64 = t_3 + t_2.powf(1.5);
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_3: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_t_3 += d_result;
            d_t_2 += d_result * ::rootgrad_autodiff::rules::powf(t_2, 1.5).0;
            (*d_n) += d_t_2;
            let v_1 = kept_1.take();
            let d_2 = d_t_3 * v_1;
            d_t += d_2 * ::rootgrad_autodiff::rules::powf(t, value).0;
            d_value += d_2 * ::rootgrad_autodiff::rules::powf(t, value).1;
            (*d_n) += d_t_3 * t.powf(::core::clone::Clone::clone(&value));
            let v_2 = kept_2.take();
            rule_of_bump::__vjp(&v_2, &mut (*d_n), d_value);
            (*d_n) += d_t;
            result
        }
        /// The forward derivative of [`go`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: &mut f64, t_n: &mut f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let t = *n;
            let t_t = *t_n;
            let (v_1, t_value) = rule_of_bump::__jvp(bump, &mut *n, &mut *t_n);
            let value = v_1;
            let p_1 = ::rootgrad_autodiff::rules::powf(t, value);
            let t_3 = t.powf(value) * (*n);
            let t_t_3 = (p_1.0 * t_t + p_1.1 * t_value) * (*n) + t.powf(value) * (*t_n);
            let t_2 = *n;
            let t_t_2 = *t_n;
            (*n) -= 2.0;
            let result: f64 = t_3 + t_2.powf(1.5);
            let t_result: f64 = t_t_3
                + (::rootgrad_autodiff::rules::powf(t_2, 1.5).0 * t_t_2);
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
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let t = *n;
            let t_t = *t_n;
            kept_3.keep_owned(&(*n));
            kept_4.keep_owned(&(*t_n));
            let v_1 = rule_of_bump::__jvp(rule_of_bump, &mut (*n), &mut (*t_n));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let t_3 = t.powf(::core::clone::Clone::clone(&value)) * kept_2.keep((*n));
            let x = t;
            let p = ::core::clone::Clone::clone(&value);
            let t_4;
            if p == 0.0 {
                t_4 = 0.0;
            } else {
                t_4 = p * x.powf((p - 1.0));
            }
            let x_2 = t;
            let p_2 = ::core::clone::Clone::clone(&value);
            let t_5;
            if (x_2 == 0.0) && (p_2 > 0.0) {
                t_5 = 0.0;
            } else {
                t_5 = x_2.powf(::core::clone::Clone::clone(&p_2)) * x_2.ln();
            }
            let t_t_3 = (((t_4 * t_t) + (t_5 * t_value)) * kept_1.keep((*n)))
                + (t.powf(::core::clone::Clone::clone(&value)) * (*t_n));
            let t_2 = *n;
            let t_t_2 = *t_n;
            (*n) -= 2.0;
            let result: f64 = t_3 + t_2.powf(1.5);
            let x_3 = t_2;
            let p_3 = 1.5;
            let t_6;
            if p_3 == 0.0 {
                t_6 = 0.0;
            } else {
                t_6 = p_3 * x_3.powf((p_3 - 1.0));
            }
            let t_result: f64 = t_t_3 + (t_6 * t_t_2);
            let result_2: (f64, f64) = (result, t_result);
            let t_n = &*t_n;
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_t_3: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_4: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_p_2 = ::rootgrad_autodiff::Differentiable::zero_like(&p_2);
            let mut d_t_5: f64 = -0.0;
            let mut d_t_t_3: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let mut d_t_6: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_3 += d_t_result;
            d_t_6 += d_t_result * t_t_2;
            d_t_t_2 += d_t_result * t_6;
            if p_3 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_6);
            } else {
                let d_2 = ::core::mem::take(&mut d_t_6);
                let d_3 = d_2 * p_3;
                d_x_3 += d_3 * ::rootgrad_autodiff::rules::powf(x_3, p_3 - 1.0).0;
            }
            d_t_2 += d_x_3;
            d_t_3 += d_result;
            d_t_2 += d_result * ::rootgrad_autodiff::rules::powf(t_2, 1.5).0;
            (*d_t_n) += d_t_t_2;
            (*d_n) += d_t_2;
            let v_2 = kept_1.take();
            let d_5 = d_t_t_3 * v_2;
            d_t_4 += d_5 * t_t;
            d_t_t += d_5 * t_4;
            d_t_5 += d_5 * t_value;
            d_t_value += d_5 * t_5;
            (*d_n) += d_t_t_3 * ((t_4 * t_t) + (t_5 * t_value));
            let d_6 = d_t_t_3 * (*t_n);
            d_t += d_6 * ::rootgrad_autodiff::rules::powf(t, value).0;
            d_value += d_6 * ::rootgrad_autodiff::rules::powf(t, value).1;
            (*d_t_n) += d_t_t_3 * t.powf(::core::clone::Clone::clone(&value));
            if (x_2 == 0.0) && (p_2 > 0.0) {
                let _ = ::core::mem::take(&mut d_t_5);
            } else {
                let d_8 = ::core::mem::take(&mut d_t_5);
                let d_9 = d_8 * x_2.ln();
                d_x_2 += d_9 * ::rootgrad_autodiff::rules::powf(x_2, p_2).0;
                d_p_2 += d_9 * ::rootgrad_autodiff::rules::powf(x_2, p_2).1;
                let d_10 = d_8 * x_2.powf(::core::clone::Clone::clone(&p_2));
                d_x_2 += d_10 * ::rootgrad_autodiff::rules::ln(x_2);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_p_2));
            d_t += d_x_2;
            if p == 0.0 {
                let _ = ::core::mem::take(&mut d_t_4);
            } else {
                let d_12 = ::core::mem::take(&mut d_t_4);
                d_p += d_12 * x.powf((p - 1.0));
                let d_13 = d_12 * p;
                d_x += d_13 * ::rootgrad_autodiff::rules::powf(x, p - 1.0).0;
                let d_14 = d_13 * ::rootgrad_autodiff::rules::powf(x, p - 1.0).1;
                d_p += d_14;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_p));
            d_t += d_x;
            let v_3 = kept_2.take();
            let d_15 = d_t_3 * v_3;
            d_t += d_15 * ::rootgrad_autodiff::rules::powf(t, value).0;
            d_value += d_15 * ::rootgrad_autodiff::rules::powf(t, value).1;
            (*d_n) += d_t_3 * t.powf(::core::clone::Clone::clone(&value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_4 = kept_3.take();
            let v_5 = kept_4.take();
            rule_of_bump::__jvp_vjp(
                rule_of_bump,
                ::rootgrad_autodiff::rt::Inactive,
                &v_4,
                &mut (*d_n),
                &v_5,
                &mut (*d_t_n),
                d_v_1,
            );
            (*d_t_n) += d_t_t;
            (*d_n) += d_t;
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
    ///The derivative of [`chosen`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum chosen {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl chosen {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &chosen)
        }
        /// The reverse derivative of [`chosen`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(w: &[f64], d_w: &mut [f64], k: &mut usize, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let t = *k;
            (*k) += 2;
            let m = t.pow(((*k) as u32));
            let s = w[(m % 5)] * w[1];
            let t_2 = *k;
            let value = next(k);
            let j = t_2.saturating_sub(value);
            let t_3 = *k;
            (*k) += 2;
            let result: f64 = (s + (w[j] * (t_3.abs_diff(9) as f64)))
                * kept_1.keep((k.pow(2) as f64));
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            let v_1 = kept_1.take();
            let d_1 = d_result * v_1;
            d_s += d_1;
            d_w[j] += d_1 * (t_3.abs_diff(9) as f64);
            d_w[m % 5] += d_s * w[1];
            d_w[1] += d_s * w[(m % 5)];
            result
        }
        /// The forward derivative of [`chosen`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(w: &[f64], t_w: &[f64], k: &mut usize) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let t = *k;
            (*k) += 2;
            let m = t.pow(((*k) as u32));
            let s = w[(m % 5)] * w[1];
            let t_s = t_w[m % 5] * w[1] + w[(m % 5)] * t_w[1];
            let t_2 = *k;
            let value = next(k);
            let j = t_2.saturating_sub(value);
            let t_3 = *k;
            (*k) += 2;
            let result: f64 = (s + (w[j] * (t_3.abs_diff(9) as f64)))
                * (k.pow(2) as f64);
            let t_result: f64 = (t_s + (t_w[j] * (t_3.abs_diff(9) as f64)))
                * (k.pow(2) as f64);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &mut usize) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &mut usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
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
        fn pushforward_pullback(
            w: &[f64],
            d_w: &mut [f64],
            t_w: &[f64],
            d_t_w: &mut [f64],
            k: &mut usize,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let t = *k;
            (*k) += 2;
            let m = t.pow(((*k) as u32));
            let s = w[(m % 5)] * w[1];
            let t_s = (t_w[(m % 5)] * w[1]) + (w[(m % 5)] * t_w[1]);
            let t_2 = *k;
            let value = next(k);
            let j = t_2.saturating_sub(value);
            let t_3 = *k;
            (*k) += 2;
            let result: f64 = (s + (w[j] * (t_3.abs_diff(9) as f64)))
                * kept_2.keep((k.pow(2) as f64));
            let t_result: f64 = (t_s + (t_w[j] * (t_3.abs_diff(9) as f64)))
                * kept_1.keep((k.pow(2) as f64));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let v_1 = kept_1.take();
            let d_1 = d_t_result * v_1;
            d_t_s += d_1;
            d_t_w[j] += d_1 * (t_3.abs_diff(9) as f64);
            let v_2 = kept_2.take();
            let d_2 = d_result * v_2;
            d_s += d_2;
            d_w[j] += d_2 * (t_3.abs_diff(9) as f64);
            d_t_w[m % 5] += d_t_s * w[1];
            d_w[1] += d_t_s * t_w[(m % 5)];
            d_w[m % 5] += d_t_s * t_w[1];
            d_t_w[1] += d_t_s * w[(m % 5)];
            d_w[m % 5] += d_s * w[1];
            d_w[1] += d_s * w[(m % 5)];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &mut usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(a0, d0, a1, d1, &mut a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, &mut a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            go as rule_of_go, chosen as rule_of_chosen, bump as rule_of_bump
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = x[0];
        let mut k = 2;
        kept_11.keep_when(rule_of_go::__BEFORE, &n);
        let value = rule_of_go::__of(go)(&mut n);
        kept_11.keep_when(!rule_of_go::__BEFORE, &n);
        let t = value * kept_10.keep(n);
        kept_9.keep_when(rule_of_chosen::__BEFORE, &k);
        let value_2 = rule_of_chosen::__of(chosen)(x, &mut k);
        let mut s = t + (value_2 * x[(k % 6)]);
        let length = x.len();
        let mut w: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = &x[i];
            w[i] = ((*v) * (*v)) + 0.3;
        }
        let length_3 = w.len().saturating_sub(2);
        for i_2 in 0..length_3 {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let i_3 = i_2 + 2;
            let n_2 = &mut w[i_3];
            let t_2 = kept_7.keep((*n_2));
            (*n_2) += 1.0;
            let t_4 = t_2.powf(kept_5.keep((*n_2)));
            let t_3 = kept_6.keep((*n_2));
            (*n_2) = (*n_2) * 2.0;
            s += t_4 + t_3.hypot(kept_4.keep((*n_2)));
            pass_1.push((kept_4.take(), kept_5.take(), kept_6.take(), kept_7.take()));
        }
        let present = w.len() > 0;
        if present {
            let at = kept_3.keep((w.len() - 1));
            let n_3 = &mut w[at];
            let t_5 = kept_2.keep((*n_3));
            (*n_3) -= 3.0;
            s += t_5.atan2((*n_3));
        }
        let m = &mut n;
        let t_7 = s;
        let t_6 = *m;
        kept_1.keep_when(rule_of_bump::__BEFORE, m);
        let value_3 = rule_of_bump::__of(bump)(m);
        let result: f64 = t_7
            + ((t_6.powf(::core::clone::Clone::clone(&value_3)) * (*m)) * w[5]);
        let mut d_result = d_ret;
        let m = &n;
        let mut d_n: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_value_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_t_7: f64 = -0.0;
        let mut d_t_6: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_t_7 += d_result;
        let d_1 = d_result * w[5];
        let d_2 = d_1 * (*m);
        d_t_6 += d_2 * ::rootgrad_autodiff::rules::powf(t_6, value_3).0;
        d_value_3 += d_2 * ::rootgrad_autodiff::rules::powf(t_6, value_3).1;
        d_n += d_1 * t_6.powf(::core::clone::Clone::clone(&value_3));
        d_w[5] += d_result * (t_6.powf(::core::clone::Clone::clone(&value_3)) * (*m));
        let v_1 = kept_1.take_when(rule_of_bump::__BEFORE);
        rule_of_bump::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, m),
            &mut d_n,
            d_value_3,
        );
        d_n += d_t_6;
        d_s += d_t_7;
        if present {
            let at = kept_3.take();
            let n_3 = &w[at];
            let t_5 = kept_2.take();
            let mut d_t_5: f64 = -0.0;
            let d_3 = d_s;
            d_t_5 += d_3 * ::rootgrad_autodiff::rules::atan2(t_5, *n_3).0;
            d_w[at] += d_3 * ::rootgrad_autodiff::rules::atan2(t_5, *n_3).1;
            d_w[at] += d_t_5;
        }
        for i_2 in (0..length_3).rev() {
            let (v_2, v_3, t_3, t_2) = pass_1.take();
            let i_3 = i_2 + 2;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_4: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let d_n_2 = &mut d_w[i_3];
            let d_5 = d_s;
            d_t_4 += d_5;
            d_t_3 += d_5 * ::rootgrad_autodiff::rules::hypot(t_3, v_2).0;
            (*d_n_2) += d_5 * ::rootgrad_autodiff::rules::hypot(t_3, v_2).1;
            let d_6 = ::core::mem::take(&mut (*d_n_2));
            (*d_n_2) += d_6 * 2.0;
            (*d_n_2) += d_t_3;
            d_t_2 += d_t_4 * ::rootgrad_autodiff::rules::powf(t_2, v_3).0;
            (*d_n_2) += d_t_4 * ::rootgrad_autodiff::rules::powf(t_2, v_3).1;
            (*d_n_2) += d_t_2;
        }
        for i in 0..length_2 {
            let v = &x[i];
            let d_v = &mut d_x[i];
            let d_8 = ::core::mem::take(&mut d_w[i]);
            (*d_v) += d_8 * (*v);
            (*d_v) += d_8 * (*v);
        }
        d_t += d_s;
        d_value_2 += d_s * x[(k % 6)];
        d_x[k % 6] += d_s * value_2;
        let v_4 = kept_9.take_when(rule_of_chosen::__BEFORE);
        rule_of_chosen::__vjp(
            x,
            &mut (*d_x),
            &*::rootgrad_autodiff::rt::before_or(&v_4, &k),
            ::rootgrad_autodiff::rt::Inactive,
            d_value_2,
        );
        let v_5 = kept_10.take();
        d_value += d_t * v_5;
        d_n += d_t * value;
        let v_6 = kept_11.take();
        rule_of_go::__vjp(&v_6, &mut d_n, d_value);
        d_x[0] += d_n;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            go as rule_of_go, chosen as rule_of_chosen, bump as rule_of_bump
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = x[0];
        let mut t_n = t_x[0];
        let mut k = 2;
        let (v_1, t_value) = rule_of_go::__jvp(go, &mut n, &mut t_n);
        let value = v_1;
        let t = value * n;
        let t_t = t_value * n + value * t_n;
        let (v_2, t_value_2) = rule_of_chosen::__jvp(
            chosen,
            x,
            t_x,
            &mut k,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_2 = v_2;
        let mut s = t + (value_2 * x[(k % 6)]);
        let mut t_s = t_t + (t_value_2 * x[(k % 6)] + value_2 * t_x[k % 6]);
        let length = x.len();
        let mut w: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_w: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v = &x[i];
            let t_v = &t_x[i];
            t_w[i] = (*t_v) * (*v) + (*v) * (*t_v);
            w[i] = ((*v) * (*v)) + 0.3;
        }
        let length_3 = w.len().saturating_sub(2);
        for i_2 in 0..length_3 {
            let i_3 = i_2 + 2;
            let n_2 = &mut w[i_3];
            let t_n_2 = &mut t_w[i_3];
            let t_2 = *n_2;
            let t_t_2 = *t_n_2;
            (*n_2) += 1.0;
            let p_1 = ::rootgrad_autodiff::rules::powf(t_2, *n_2);
            let t_4 = t_2.powf((*n_2));
            let t_t_4 = p_1.0 * t_t_2 + p_1.1 * (*t_n_2);
            let t_3 = *n_2;
            let t_t_3 = *t_n_2;
            (*t_n_2) = (*t_n_2) * 2.0;
            (*n_2) = (*n_2) * 2.0;
            let p_2 = ::rootgrad_autodiff::rules::hypot(t_3, *n_2);
            t_s += t_t_4 + (p_2.0 * t_t_3 + p_2.1 * (*t_n_2));
            s += t_4 + t_3.hypot((*n_2));
        }
        let present = w.len() > 0;
        if present {
            let at = w.len() - 1;
            let n_3 = &mut w[at];
            let t_n_3 = &mut t_w[at];
            let t_5 = *n_3;
            let t_t_5 = *t_n_3;
            (*n_3) -= 3.0;
            let p_3 = ::rootgrad_autodiff::rules::atan2(t_5, *n_3);
            t_s += p_3.0 * t_t_5 + p_3.1 * (*t_n_3);
            s += t_5.atan2((*n_3));
        }
        let m = &mut n;
        let t_m = &mut t_n;
        let t_7 = s;
        let t_t_7 = t_s;
        let t_6 = *m;
        let t_t_6 = *t_m;
        let (v_3, t_value_3) = rule_of_bump::__jvp(bump, &mut *m, &mut *t_m);
        let value_3 = v_3;
        let p_4 = ::rootgrad_autodiff::rules::powf(t_6, value_3);
        let result: f64 = t_7 + ((t_6.powf(value_3) * (*m)) * w[5]);
        let t_result: f64 = t_t_7
            + (((p_4.0 * t_t_6 + p_4.1 * t_value_3) * (*m) + t_6.powf(value_3) * (*t_m))
                * w[5] + (t_6.powf(value_3) * (*m)) * t_w[5]);
        (result, t_result)
    }
}
mod blocks_that_look {
    impl P {
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(self: Self, v: f64, d_ret: f64) -> (f64, Self, f64) {
            let result: f64 = (self.a * v) * self.w[1];
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * self.w[1];
            d_self.a += d_1 * v;
            d_v += d_1 * self.a;
            d_self.w[1] += d_result * (self.a * v);
            (result, d_self, d_v)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(self: Self, t_self: Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = (self.a * v) * self.w[1];
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.a) * v
                + self.a * t_v) * self.w[1]
                + (self.a * v) * ::rootgrad_autodiff::rt::scalar(t_self.w[1]);
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
            let result: f64 = (self.a * v) * self.w[1];
            let t_result: f64 = (((t_self.a * v) + (self.a * t_v)) * self.w[1])
                + ((self.a * v) * t_self.w[1]);
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
            let d_1 = d_t_result * self.w[1];
            d_t_self.a += d_1 * v;
            d_v += d_1 * t_self.a;
            d_self.a += d_1 * t_v;
            d_t_v += d_1 * self.a;
            d_self.w[1] += d_t_result * ((t_self.a * v) + (self.a * t_v));
            let d_2 = d_t_result * t_self.w[1];
            d_self.a += d_2 * v;
            d_v += d_2 * self.a;
            d_t_self.w[1] += d_t_result * (self.a * v);
            let d_3 = d_result * self.w[1];
            d_self.a += d_3 * v;
            d_v += d_3 * self.a;
            d_self.w[1] += d_result * (self.a * v);
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
        /// The reverse derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pullback(self: &Self, d_self: &mut Self, k: usize, d_ret: f64) -> f64 {
            let result: f64 = self.w[k];
            let mut d_result = d_ret;
            d_self.w[k] += d_result;
            result
        }
        /// The forward derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pushforward(self: &Self, t_self: &Self, k: usize) -> (f64, f64) {
            let result: f64 = self.w[k];
            let t_result: f64 = t_self.w[k];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_get(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::get_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_get(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::get_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn get_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.w[k];
            let t_result: f64 = t_self.w[k];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.w[k] += d_t_result;
            d_self.w[k] += d_result;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_get<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
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
            Self::get_pushforward_pullback(self, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_get<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::get_pushforward_pullback(a0, d0, a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_get<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::get_pullback(self, d0, a1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_get<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::get_pullback(a0, d0, a1, d_ret.seed());
        }
        /// The reverse derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pullback(
            self: &Self,
            d_self: &mut Self,
            k: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = self.a * k;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.a += d_result * k;
            d_k += d_result * self.a;
            (result, d_k)
        }
        /// The forward derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pushforward(
            self: &Self,
            t_self: &Self,
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            let result: f64 = self.a * k;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.a) * k
                + self.a * t_k;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_scaled(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_scaled(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn scaled_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = self.a * k;
            let t_result: f64 = (t_self.a * k) + (self.a * t_k);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.a += d_t_result * k;
            d_k += d_t_result * t_self.a;
            d_self.a += d_t_result * t_k;
            d_t_k += d_t_result * self.a;
            d_self.a += d_result * k;
            d_k += d_result * self.a;
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_scaled<'__shadow>(
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
            let (g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __path_jvp_vjp_scaled<'__shadow>(
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
            let (g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __vjp_scaled<'__shadow>(
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
            let (_primal, g1) = Self::scaled_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_scaled<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::scaled_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_at, fn __vjp_get, fn __vjp_scaled & fn __handed_at
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
        let like_at_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_i_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
        let mut p = P {
            a: x[0],
            w: [x[1], x[2], x[3]],
        };
        let mut s = 0.0;
        for i in 0..3 {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            ::rootgrad_autodiff::unchanged!(p, p.scaled(::rootgrad_autodiff::rt::any()));
            ::rootgrad_autodiff::unchanged!(p, p.get(i));
            let t = x[i];
            kept_10.keep_owned(&p);
            let value = kept_12.keep(p.scaled(t));
            shape_4.keep(&value);
            kept_9.keep_owned(&p);
            let value_2 = kept_11.keep(p.get(i));
            shape_5.keep(&value_2);
            let argument = value + value_2;
            shape_6.keep(&argument);
            kept_8.keep_owned(&p);
            let value_3 = p.at(::core::clone::Clone::clone(&argument));
            shape_7.keep(&value_3);
            s += value_3;
            ::rootgrad_autodiff::unchanged!(p, p.get(::rootgrad_autodiff::rt::any()));
            ::rootgrad_autodiff::unchanged!(p, p.scaled(::rootgrad_autodiff::rt::any()));
            let mut sum_2: f64 = -0.0;
            for i_2 in 0..3 {
                like_i_2.of(&i_2);
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let k = i_2;
                kept_4.keep_owned(&p);
                let value_4 = kept_6.keep(p.get(k));
                shape_2.keep(&value_4);
                let argument_2 = x[k];
                kept_3.keep_owned(&p);
                let value_5 = kept_5.keep(p.scaled(argument_2));
                shape_3.keep(&value_5);
                sum_2 += value_4 * value_5;
                pass_1.push((kept_5.take(), kept_6.take()));
            }
            kept_1.keep_owned(&p);
            let value_6 = p.at(kept_2.keep(sum_2));
            shape_8.keep(&value_6);
            s += value_6;
            p.a += s;
            pass_2.push((kept_2.take(), kept_11.take(), kept_12.take()));
        }
        let before = ::core::clone::Clone::clone(&p);
        {
            let part: &mut [_] = &mut p.w;
            let at_2 = 0;
            like_at_2.of(&at_2);
            let at_3 = 1;
            like_at_3.of(&at_3);
            part.swap(at_2, at_3);
        }
        let argument_3 = ::core::clone::Clone::clone(&p.w[1]);
        let value_7 = before.__handed_at().at(::core::clone::Clone::clone(&argument_3));
        s += ::core::clone::Clone::clone(&value_7);
        let before_2 = ::core::clone::Clone::clone(&p);
        let length = ::rootgrad_autodiff::rt::length(&p.w);
        for i_3 in 0..length {
            let v = &mut p.w[i_3];
            shape_1.keep(&(*v));
            (*v) = (*v) * 2.0;
        }
        let argument_4 = ::core::clone::Clone::clone(&p.w[1]);
        let value_8 = before_2
            .__handed_at()
            .at(::core::clone::Clone::clone(&argument_4));
        s += ::core::clone::Clone::clone(&value_8);
        let before_3 = ::core::clone::Clone::clone(&p);
        let length_2 = ::rootgrad_autodiff::rt::length(&p.w);
        for i_4 in 0..length_2 {
            let v_2 = &mut p.w[i_4];
            (*v_2) += 1.0;
        }
        let value_9 = before_3.__handed_at().at(2.0);
        s += ::core::clone::Clone::clone(&value_9);
        let before_4 = ::core::clone::Clone::clone(&p);
        let a = &mut p.a;
        (*a) += 1.0;
        let value_10 = before_4.__handed_at().at(2.0);
        s += ::core::clone::Clone::clone(&value_10);
        let result: f64 = (s * p.w[0]) * p.w[1];
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_s = -0.0;
        let mut d_before = ::rootgrad_autodiff::Differentiable::zero_like(&before);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_before_2 = ::rootgrad_autodiff::Differentiable::zero_like(&before_2);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_before_3 = ::rootgrad_autodiff::Differentiable::zero_like(&before_3);
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        let mut d_before_4 = ::rootgrad_autodiff::Differentiable::zero_like(&before_4);
        let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(&value_10);
        let d_1 = d_result * p.w[1];
        d_s += d_1 * p.w[0];
        d_p.w[0] += d_1 * s;
        d_p.w[1] += d_result * (s * p.w[0]);
        let d_2 = d_s;
        d_value_10 += d_2;
        (before_4)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_4),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_10,
            );
        ::rootgrad_autodiff::rt::a_scalar(&d_p.a);
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_4));
        let d_4 = d_s;
        d_value_9 += d_4;
        (before_3)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_3),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_9,
            );
        for i_4 in 0..length_2 {
            ::rootgrad_autodiff::rt::a_scalar(&d_p.w[i_4]);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_3));
        let d_6 = d_s;
        d_value_8 += d_6;
        (before_2)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before_2),
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                d_value_8,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_p.w[1], &(d_argument_4));
        for i_3 in (0..length).rev() {
            let d_7 = shape_1.replace(&mut d_p.w[i_3]);
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
            d_p.w[i_3] += d_8 * 2.0;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before_2));
        let d_9 = d_s;
        d_value_7 += d_9;
        (before)
            .__vjp_at(
                ::core::option::Option::Some(&mut d_before),
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                d_value_7,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_p.w[1], &(d_argument_3));
        {
            let at_2 = 0;
            like_at_2.of(&at_2);
            let at_3 = 1;
            like_at_3.of(&at_3);
            d_p.w.swap(at_2, at_3);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_before));
        for i in (0..3).rev() {
            let (v_3, value_2, value) = pass_2.take();
            let t = x[i];
            let argument = value + value_2;
            let mut d_t: f64 = -0.0;
            let mut d_value = shape_4.zero();
            let mut d_value_2 = shape_5.zero();
            let mut d_argument = shape_6.zero();
            let mut d_value_3 = shape_7.zero();
            let mut d_sum_2: f64 = -0.0;
            let mut d_value_6 = shape_8.zero();
            let d_10 = d_p.a;
            d_s += d_10;
            let d_11 = d_s;
            d_value_6 += d_11;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_p),
                    v_3,
                    &mut d_sum_2,
                    d_value_6,
                );
            for i_2 in (0..3).rev() {
                like_i_2.of(&i_2);
                let (value_5, value_4) = pass_1.take();
                let k = i_2;
                let argument_2 = x[k];
                let mut d_value_4 = shape_2.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_value_5 = shape_3.zero();
                let d_12 = d_sum_2;
                d_value_4 += d_12 * value_5;
                d_value_5 += d_12 * value_4;
                let v_4 = kept_3.take();
                (v_4)
                    .__vjp_scaled(
                        ::core::option::Option::Some(&mut d_p),
                        argument_2,
                        &mut d_argument_2,
                        d_value_5,
                    );
                d_x[k] += d_argument_2;
                let v_5 = kept_4.take();
                (v_5)
                    .__vjp_get(
                        ::core::option::Option::Some(&mut d_p),
                        k,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_4,
                    );
            }
            let d_13 = d_s;
            d_value_3 += d_13;
            let v_6 = kept_8.take();
            (v_6)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_p),
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    d_value_3,
                );
            let d_14 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_value += d_14;
            d_value_2 += d_14;
            let v_7 = kept_9.take();
            (v_7)
                .__vjp_get(
                    ::core::option::Option::Some(&mut d_p),
                    i,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            let v_8 = kept_10.take();
            (v_8)
                .__vjp_scaled(
                    ::core::option::Option::Some(&mut d_p),
                    t,
                    &mut d_t,
                    d_value,
                );
            d_x[i] += d_t;
        }
        let P { a: d_15, w: d_16 } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_15);
        d_x[1] += (*d_16)[0];
        d_x[2] += (*d_16)[1];
        d_x[3] += (*d_16)[2];
        kept_1.finish();
        kept_3.finish();
        kept_4.finish();
        pass_1.finish();
        kept_8.finish();
        kept_9.finish();
        kept_10.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_at, fn __jvp_get, fn __jvp_scaled);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_p = P {
            a: t_x[0],
            w: [t_x[1], t_x[2], t_x[3]],
        };
        let mut p = P {
            a: x[0],
            w: [x[1], x[2], x[3]],
        };
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..3 {
            ::rootgrad_autodiff::unchanged!(p, p.scaled(::rootgrad_autodiff::rt::any()));
            ::rootgrad_autodiff::unchanged!(p, p.get(i));
            let t = x[i];
            let t_t = t_x[i];
            let (v_1, t_value) = (p).__jvp_scaled(&mut t_p, t, t_t);
            let value = v_1;
            let (v_3, t_value_2) = (p)
                .__jvp_get(&mut t_p, i, ::rootgrad_autodiff::rt::Inactive);
            let value_2 = v_3;
            let argument = value + value_2;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                t_value + t_value_2,
                argument,
            );
            let (v_4, t_value_3) = (p).__jvp_at(&mut t_p, argument, t_argument);
            let value_3 = v_4;
            t_s += t_value_3;
            s += value_3;
            ::rootgrad_autodiff::unchanged!(p, p.get(::rootgrad_autodiff::rt::any()));
            ::rootgrad_autodiff::unchanged!(p, p.scaled(::rootgrad_autodiff::rt::any()));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..3 {
                let k = i_2;
                let (v_5, t_value_4) = (p)
                    .__jvp_get(&mut t_p, k, ::rootgrad_autodiff::rt::Inactive);
                let value_4 = v_5;
                let argument_2 = x[k];
                let t_argument_2 = t_x[k];
                let (v_6, t_value_5) = (p)
                    .__jvp_scaled(&mut t_p, argument_2, t_argument_2);
                let value_5 = v_6;
                t_sum_2 += t_value_4 * value_5 + value_4 * t_value_5;
                sum_2 += value_4 * value_5;
            }
            let (v_7, t_value_6) = (p).__jvp_at(&mut t_p, sum_2, t_sum_2);
            let value_6 = v_7;
            t_s += t_value_6;
            s += value_6;
            t_p.a += t_s;
            p.a += s;
        }
        let before = p;
        let t_before = t_p;
        {
            let part: &mut [_] = &mut p.w;
            let t_part: &mut [_] = &mut t_p.w;
            let at_2 = 0;
            let at_3 = 1;
            t_part.swap(at_2, at_3);
            part.swap(at_2, at_3);
        }
        let argument_3 = p.w[1];
        let t_argument_3 = t_p.w[1];
        let (v_8, t_value_7) = (before).__jvp_at(&t_before, argument_3, t_argument_3);
        let value_7 = v_8;
        t_s += t_value_7;
        s += value_7;
        let before_2 = p;
        let t_before_2 = t_p;
        let length = ::rootgrad_autodiff::rt::length(&p.w);
        for i_3 in 0..length {
            let v = &mut p.w[i_3];
            let t_v = &mut t_p.w[i_3];
            (*t_v) = ::rootgrad_autodiff::rt::scalar(*t_v) * 2.0;
            (*v) = (*v) * 2.0;
        }
        let argument_4 = p.w[1];
        let t_argument_4 = t_p.w[1];
        let (v_9, t_value_8) = (before_2)
            .__jvp_at(&t_before_2, argument_4, t_argument_4);
        let value_8 = v_9;
        t_s += t_value_8;
        s += value_8;
        let before_3 = p;
        let t_before_3 = t_p;
        let length_2 = ::rootgrad_autodiff::rt::length(&p.w);
        for i_4 in 0..length_2 {
            let v_2 = &mut p.w[i_4];
            let t_v_2 = &mut t_p.w[i_4];
            (*v_2) += 1.0;
            ::rootgrad_autodiff::rt::a_scalar(&(*t_v_2));
        }
        let (v_10, t_value_9) = (before_3)
            .__jvp_at(&t_before_3, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_9 = v_10;
        t_s += t_value_9;
        s += value_9;
        let before_4 = p;
        let t_before_4 = t_p;
        let a = &mut p.a;
        let t_a = &mut t_p.a;
        (*a) += 1.0;
        ::rootgrad_autodiff::rt::a_scalar(&(*t_a));
        let (v_11, t_value_10) = (before_4)
            .__jvp_at(&t_before_4, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_10 = v_11;
        t_s += t_value_10;
        s += value_10;
        let result: f64 = (s * p.w[0]) * p.w[1];
        let t_result: f64 = (t_s * p.w[0]
            + s * ::rootgrad_autodiff::rt::scalar(t_p.w[0])) * p.w[1]
            + (s * p.w[0]) * ::rootgrad_autodiff::rt::scalar(t_p.w[1]);
        (result, t_result)
    }
}
