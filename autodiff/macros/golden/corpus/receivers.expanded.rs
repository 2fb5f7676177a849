// Written by the golden test; do not edit.
mod methods_by_path {
    impl M {
        /// The reverse derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pullback(self: Self, k: f64, d_ret: M) -> (M, Self, f64) {
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            let mut collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length_2 {
                let v = &self.d[i];
                collected[i] = (*v) * k;
            }
            let result: M = M {
                d: ::core::clone::Clone::clone(&collected),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let M { d: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_1)));
            for i in 0..length_2 {
                let v = &self.d[i];
                let d_2 = ::core::mem::take(&mut d_collected[i]);
                d_self.d[i] += d_2 * k;
                d_k += d_2 * (*v);
            }
            (result, d_self, d_k)
        }
        /// The forward derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pushforward(self: Self, t_self: Self, k: f64, t_k: f64) -> (M, M) {
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            let mut collected = ::std::vec![0.0; length];
            let mut t_collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length_2 {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                t_collected[i] = ::rootgrad_autodiff::rt::scalar(*t_v) * k + (*v) * t_k;
                collected[i] = (*v) * k;
            }
            let t_result: M = M { d: t_collected };
            let result: M = M { d: collected };
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
        ) -> (M, M) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_scaled(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (M, M) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn scaled_pushforward_pullback(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
            d_ret: (M, M),
        ) -> (Self, Self, f64, f64) {
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            let mut collected = ::std::vec![0.0; length];
            let mut t_collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length_2 {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                t_collected[i] = ((*t_v) * k) + ((*v) * t_k);
                collected[i] = (*v) * k;
            }
            let t_result: M = M {
                d: ::core::clone::Clone::clone(&t_collected),
            };
            let result: M = M {
                d: ::core::clone::Clone::clone(&collected),
            };
            let result_2: (M, M) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let M { d: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_1)));
            let M { d: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &((*d_2)));
            for i in 0..length_2 {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                let d_v = &mut d_self.d[i];
                let d_3 = ::core::mem::take(&mut d_collected[i]);
                (*d_v) += d_3 * k;
                d_k += d_3 * (*v);
                let d_4 = ::core::mem::take(&mut d_t_collected[i]);
                d_t_self.d[i] += d_4 * k;
                d_k += d_4 * (*t_v);
                (*d_v) += d_4 * t_k;
                d_t_k += d_4 * (*v);
            }
            (d_self, d_t_self, d_k, d_t_k)
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(M, M)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __path_jvp_vjp_scaled<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(M, M)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __vjp_scaled<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<M>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::scaled_pullback(
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
        fn __path_vjp_scaled<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<M>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::scaled_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_scaled(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_scaled(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut d_result = d_ret;
            let mut s = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..length {
                let v = &self.d[i];
                s += (*v) * (*v);
                let v = &self.d[i];
                let d_v = &mut d_self.d[i];
                let d_1 = d_s;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                t_s
                    += ::rootgrad_autodiff::rt::scalar(*t_v) * (*v)
                        + (*v) * ::rootgrad_autodiff::rt::scalar(*t_v);
                s += (*v) * (*v);
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_sum(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::sum_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_sum(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::sum_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn sum_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                t_s += ((*t_v) * (*v)) + ((*v) * (*t_v));
                s += (*v) * (*v);
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in 0..length {
                let v = &self.d[i];
                let t_v = &t_self.d[i];
                let d_v = &mut d_self.d[i];
                let d_t_v = &mut d_t_self.d[i];
                let d_1 = d_s;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
                let d_2 = d_t_s;
                (*d_t_v) += d_2 * (*v);
                (*d_v) += d_2 * (*t_v);
                (*d_v) += d_2 * (*t_v);
                (*d_t_v) += d_2 * (*v);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_sum<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::sum_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_sum<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::sum_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_sum<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::sum_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_sum<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::sum_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn grow_pullback(self: &mut Self, d_self: &mut Self, k: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                let v = &mut self.d[i];
                (*v) = kept_1.keep((*v)) * k;
            }
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let d_v = &mut d_self.d[i];
                let d_1 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_1 * k;
                d_k += d_1 * v_1;
            }
            kept_1.finish();
            d_k
        }
        /// The forward derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn grow_pushforward(self: &mut Self, t_self: &mut Self, k: f64, t_k: f64) {
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                let v = &mut self.d[i];
                let t_v = &mut t_self.d[i];
                (*t_v) = ::rootgrad_autodiff::rt::scalar(*t_v) * k + (*v) * t_k;
                (*v) = (*v) * k;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_grow(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::grow_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_grow(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::grow_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn grow_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let v = &mut self.d[i];
                let t_v = &mut t_self.d[i];
                (*t_v) = (kept_2.keep((*t_v)) * k) + (kept_3.keep((*v)) * t_k);
                (*v) = kept_1.keep((*v)) * k;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..length).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_v = &mut d_self.d[i];
                let d_t_v = &mut d_t_self.d[i];
                let d_1 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_1 * k;
                d_k += d_1 * v_1;
                let d_2 = ::core::mem::take(&mut (*d_t_v));
                (*d_t_v) += d_2 * k;
                d_k += d_2 * v_2;
                (*d_v) += d_2 * t_k;
                d_t_k += d_2 * v_3;
            }
            pass_1.finish();
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_grow<'__shadow>(
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
            let (g2, g3) = Self::grow_pushforward_pullback(
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
        fn __path_jvp_vjp_grow<'__shadow>(
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
            let (g2, g3) = Self::grow_pushforward_pullback(
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
        fn __vjp_grow<'__shadow>(
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
            let g1 = Self::grow_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_grow<'__shadow>(
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
            let g1 = Self::grow_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn total_pullback(self: Self, d_ret: f64) -> (f64, Self) {
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                sum_2 += ::core::clone::Clone::clone(&self.d[i]);
                let d_1 = d_sum_2;
                d_self.d[i] += d_1;
            }
            let result: f64 = sum_2;
            (result, d_self)
        }
        /// The forward derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn total_pushforward(self: Self, t_self: Self) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                t_sum_2 += t_self.d[i];
                sum_2 += self.d[i];
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_total(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::total_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_total(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            Self::total_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn total_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (f64, f64),
        ) -> (Self, Self) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.d);
            for i in 0..length {
                t_sum_2 += ::core::clone::Clone::clone(&t_self.d[i]);
                sum_2 += ::core::clone::Clone::clone(&self.d[i]);
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_self.d[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_self.d[i] += d_2;
            }
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_total<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::total_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_total<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::total_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_total<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let (_primal, g0) = Self::total_pullback(
                ::core::clone::Clone::clone(self),
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_total<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::total_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_total(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_total(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_grow, fn __path_vjp_scaled, fn __path_vjp_sum, fn
            __path_vjp_total
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let m = M { d: x.to_vec() };
        let argument = m.clone();
        let argument_2 = x[0];
        let mut s = M::scaled(::core::clone::Clone::clone(&argument), argument_2);
        let argument_3 = x[1];
        kept_1.keep_owned(&s);
        M::grow(&mut s, argument_3);
        let a = M::sum(&s);
        let value = M::total(::core::clone::Clone::clone(&s));
        let value_2 = M::sum(&m);
        let result: f64 = (a * value) + value_2;
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_argument_2: f64 = -0.0;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_argument_3: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_a += d_result * value;
        d_value += d_result * a;
        d_value_2 += d_result;
        M::__path_vjp_sum(&m, &mut d_m, d_value_2);
        M::__path_vjp_total(::core::clone::Clone::clone(&s), &mut d_s, d_value);
        M::__path_vjp_sum(&s, &mut d_s, d_a);
        let v_1 = kept_1.take();
        M::__path_vjp_grow(
            &v_1,
            &mut d_s,
            argument_3,
            &mut d_argument_3,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[1] += d_argument_3;
        M::__path_vjp_scaled(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            d_s,
        );
        d_x[0] += d_argument_2;
        ::rootgrad_autodiff::rt::accumulate(&mut d_m, &d_argument);
        let M { d: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __path_jvp_grow, fn __path_jvp_scaled, fn __path_jvp_sum, fn
            __path_jvp_total
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_m = M { d: t_x.to_vec() };
        let m = M { d: x.to_vec() };
        let argument = m.clone();
        let t_argument = t_m.clone();
        let argument_2 = x[0];
        let t_argument_2 = t_x[0];
        let (v_1, mut t_s) = M::__path_jvp_scaled(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let mut s = v_1;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        M::__path_jvp_grow(&mut s, &mut t_s, argument_3, t_argument_3);
        let (v_2, t_a) = M::__path_jvp_sum(&s, &t_s);
        let a = v_2;
        let (v_3, t_value) = M::__path_jvp_total(s, t_s);
        let value = v_3;
        let (v_4, t_value_2) = M::__path_jvp_sum(&m, &t_m);
        let value_2 = v_4;
        let result: f64 = (a * value) + value_2;
        let t_result: f64 = (t_a * value + a * t_value) + t_value_2;
        (result, t_result)
    }
}
mod methods_of_copies_by_path {
    impl C {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(re: f64, im: f64, d_ret: Self) -> (Self, f64, f64) {
            let result: Self = Self { re: re, im: im };
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            (result, d_re, d_im)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(re: f64, t_re: f64, im: f64, t_im: f64) -> (Self, Self) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::new_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            re: f64,
            t_re: f64,
            im: f64,
            t_im: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64, f64, f64) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            let Self { re: d_3, im: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_re += (*d_3);
            d_t_im += (*d_4);
            (d_re, d_t_re, d_im, d_t_im)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::new_pushforward_pullback(
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
        fn __path_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::new_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`mul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mul_pullback(self: Self, o: C, d_ret: C) -> (C, Self, C) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let value = C::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: C = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            C::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.re += d_1 * o.im;
            d_o.im += d_1 * self.re;
            d_self.im += d_1 * o.re;
            d_o.re += d_1 * self.im;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_2 * o.re;
            d_o.re += d_2 * self.re;
            d_self.im -= d_2 * o.im;
            d_o.im -= d_2 * self.im;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`mul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mul_pushforward(self: Self, t_self: Self, o: C, t_o: C) -> (C, C) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.re) * o.re
                    + self.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                    - (::rootgrad_autodiff::rt::scalar(t_self.im) * o.im
                        + self.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                argument,
            );
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.re) * o.im
                    + self.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                    + (::rootgrad_autodiff::rt::scalar(t_self.im) * o.re
                        + self.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                argument_2,
            );
            let (v_1, t_value) = C::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let result: C = value;
            let t_result: C = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mul(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::mul_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mul(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::mul_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mul_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: C,
            t_o: C,
            d_ret: (C, C),
        ) -> (Self, Self, C, C) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let argument = (self.re * o.re) - (self.im * o.im);
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (((t_self.re * o.re) + (self.re * t_o.re))
                    - ((t_self.im * o.im) + (self.im * t_o.im))),
                ::core::clone::Clone::clone(&argument),
            );
            let argument_2 = (self.re * o.im) + (self.im * o.re);
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (((t_self.re * o.im) + (self.re * t_o.im))
                    + ((t_self.im * o.re) + (self.im * t_o.re))),
                ::core::clone::Clone::clone(&argument_2),
            );
            let v_1 = C::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: C = ::core::clone::Clone::clone(&value);
            let t_result: C = ::core::clone::Clone::clone(&t_value);
            let result_2: (C, C) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            C::__path_jvp_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_1,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            d_t_self.re += d_1 * o.im;
            d_o.im += d_1 * t_self.re;
            d_self.re += d_1 * t_o.im;
            d_t_o.im += d_1 * self.re;
            d_t_self.im += d_1 * o.re;
            d_o.re += d_1 * t_self.im;
            d_self.im += d_1 * t_o.re;
            d_t_o.re += d_1 * self.im;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.re += d_2 * o.im;
            d_o.im += d_2 * self.re;
            d_self.im += d_2 * o.re;
            d_o.re += d_2 * self.im;
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_self.re += d_3 * o.re;
            d_o.re += d_3 * t_self.re;
            d_self.re += d_3 * t_o.re;
            d_t_o.re += d_3 * self.re;
            d_t_self.im -= d_3 * o.im;
            d_o.im -= d_3 * t_self.im;
            d_self.im -= d_3 * t_o.im;
            d_t_o.im -= d_3 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_4 * o.re;
            d_o.re += d_4 * self.re;
            d_self.im -= d_4 * o.im;
            d_o.im -= d_4 * self.im;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::mul_pushforward_pullback(
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_mul<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::mul_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_mul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::mul_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_mul<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::mul_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_mul(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_mul(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`abs2`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn abs2_pullback(self: Self, d_ret: f64) -> (f64, Self) {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            d_self.re += d_result * self.re;
            d_self.re += d_result * self.re;
            d_self.im += d_result * self.im;
            d_self.im += d_result * self.im;
            (result, d_self)
        }
        /// The forward derivative of [`abs2`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn abs2_pushforward(self: Self, t_self: Self) -> (f64, f64) {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.re) * self.re
                + self.re * ::rootgrad_autodiff::rt::scalar(t_self.re))
                + (::rootgrad_autodiff::rt::scalar(t_self.im) * self.im
                    + self.im * ::rootgrad_autodiff::rt::scalar(t_self.im));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_abs2(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::abs2_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_abs2(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            Self::abs2_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn abs2_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (f64, f64),
        ) -> (Self, Self) {
            let result: f64 = (self.re * self.re) + (self.im * self.im);
            let t_result: f64 = ((t_self.re * self.re) + (self.re * t_self.re))
                + ((t_self.im * self.im) + (self.im * t_self.im));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.re += d_t_result * self.re;
            d_self.re += d_t_result * t_self.re;
            d_self.re += d_t_result * t_self.re;
            d_t_self.re += d_t_result * self.re;
            d_t_self.im += d_t_result * self.im;
            d_self.im += d_t_result * t_self.im;
            d_self.im += d_t_result * t_self.im;
            d_t_self.im += d_t_result * self.im;
            d_self.re += d_result * self.re;
            d_self.re += d_result * self.re;
            d_self.im += d_result * self.im;
            d_self.im += d_result * self.im;
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_abs2<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::abs2_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_abs2<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::abs2_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_abs2<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let (_primal, g0) = Self::abs2_pullback(
                ::core::clone::Clone::clone(self),
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_abs2<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::abs2_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_abs2(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_abs2(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_abs2, fn __path_vjp_mul, fn __path_vjp_new
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let argument = x[0];
        let argument_2 = x[1];
        let a = C::new(argument, argument_2);
        let argument_3 = x[2];
        let argument_4 = x[3];
        let value = C::new(argument_3, argument_4);
        let b = C::mul(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&value),
        );
        let value_2 = C::mul(
            ::core::clone::Clone::clone(&b),
            ::core::clone::Clone::clone(&a),
        );
        let value_3 = C::abs2(::core::clone::Clone::clone(&value_2));
        let value_4 = C::abs2(::core::clone::Clone::clone(&a));
        let result: f64 = value_3 + value_4;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_argument_3: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_value_3 += d_result;
        d_value_4 += d_result;
        C::__path_vjp_abs2(::core::clone::Clone::clone(&a), &mut d_a, d_value_4);
        C::__path_vjp_abs2(
            ::core::clone::Clone::clone(&value_2),
            &mut d_value_2,
            d_value_3,
        );
        C::__path_vjp_mul(
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            d_value_2,
        );
        C::__path_vjp_mul(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            d_b,
        );
        C::__path_vjp_new(
            argument_3,
            &mut d_argument_3,
            argument_4,
            &mut d_argument_4,
            d_value,
        );
        d_x[3] += d_argument_4;
        d_x[2] += d_argument_3;
        C::__path_vjp_new(argument, &mut d_argument, argument_2, &mut d_argument_2, d_a);
        d_x[1] += d_argument_2;
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __path_jvp_abs2, fn __path_jvp_mul, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_1, t_a) = C::__path_jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let a = v_1;
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let argument_4 = x[3];
        let t_argument_4 = t_x[3];
        let (v_2, t_value) = C::__path_jvp_new(
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value = v_2;
        let (v_3, t_b) = C::__path_jvp_mul(a, t_a, value, t_value);
        let b = v_3;
        let (v_4, t_value_2) = C::__path_jvp_mul(b, t_b, a, t_a);
        let value_2 = v_4;
        let (v_5, t_value_3) = C::__path_jvp_abs2(value_2, t_value_2);
        let value_3 = v_5;
        let (v_6, t_value_4) = C::__path_jvp_abs2(a, t_a);
        let value_4 = v_6;
        let result: f64 = value_3 + value_4;
        let t_result: f64 = t_value_3 + t_value_4;
        (result, t_result)
    }
}
mod methods_of_results {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V, o: V) -> V {
            V {
                x: this.x + o.x,
                y: this.y + o.y,
            }
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
            fn pullback(this: V, o: V, d_ret: V) -> (V, V, V) {
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V, o: V, t_o: V) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.x)
                            + ::rootgrad_autodiff::rt::scalar(t_o.x),
                        this.x + o.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.y)
                            + ::rootgrad_autodiff::rt::scalar(t_o.y),
                        this.y + o.y,
                    ),
                };
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                a0: V,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V>,
                a1: V,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V>,
            ) -> (V, V) {
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
                this: V,
                t_this: V,
                o: V,
                t_o: V,
                d_ret: (V, V),
            ) -> (V, V, V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.x + t_o.x),
                        (this.x + o.x),
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.y + t_o.y),
                        (this.y + o.y),
                    ),
                };
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
                };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                let V { x: d_5, y: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.x += d_6;
                d_t_o.x += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.y += d_8;
                d_t_o.y += d_8;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a2: V,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
                let a1 = a1.or_zero(&a0);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (g0, g1, g2, g3) = Self::pushforward_pullback(
                    a0,
                    a1,
                    a2,
                    a3,
                    d_ret.seed(),
                );
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: V,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::add,
            V,
        > for V {
            type Output = V;
            type Left = V;
            type Right = V;
            #[inline]
            fn zeros(&self, rhs: &V) -> (V, V) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: V, d_rhs: &mut V, d_ret: V) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: V, t_rhs: V) -> (V, V) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            V,
        > for V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: V,
                d_rhs: &mut V,
                t_rhs: V,
                d_t_rhs: &mut V,
                d_ret: (V, V),
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
                    d_ret,
                );
            }
        }
    };
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V, o: V) -> V {
            V {
                x: this.x - o.x,
                y: this.y - o.y,
            }
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
            fn pullback(this: V, o: V, d_ret: V) -> (V, V, V) {
                let result: V = V {
                    x: this.x - o.x,
                    y: this.y - o.y,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y -= d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V, o: V, t_o: V) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.x)
                            - ::rootgrad_autodiff::rt::scalar(t_o.x),
                        this.x - o.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.y)
                            - ::rootgrad_autodiff::rt::scalar(t_o.y),
                        this.y - o.y,
                    ),
                };
                let result: V = V {
                    x: this.x - o.x,
                    y: this.y - o.y,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                a0: V,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V>,
                a1: V,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V>,
            ) -> (V, V) {
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
                this: V,
                t_this: V,
                o: V,
                t_o: V,
                d_ret: (V, V),
            ) -> (V, V, V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.x - t_o.x),
                        (this.x - o.x),
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.y - t_o.y),
                        (this.y - o.y),
                    ),
                };
                let result: V = V {
                    x: this.x - o.x,
                    y: this.y - o.y,
                };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y -= d_4;
                let V { x: d_5, y: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.x += d_6;
                d_t_o.x -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.y += d_8;
                d_t_o.y -= d_8;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a2: V,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
                let a1 = a1.or_zero(&a0);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (g0, g1, g2, g3) = Self::pushforward_pullback(
                    a0,
                    a1,
                    a2,
                    a3,
                    d_ret.seed(),
                );
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: V,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::sub,
            V,
        > for V {
            type Output = V;
            type Left = V;
            type Right = V;
            #[inline]
            fn zeros(&self, rhs: &V) -> (V, V) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: V, d_rhs: &mut V, d_ret: V) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: V, t_rhs: V) -> (V, V) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::sub,
            V,
        > for V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: V,
                d_rhs: &mut V,
                t_rhs: V,
                d_t_rhs: &mut V,
                d_ret: (V, V),
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
                    d_ret,
                );
            }
        }
    };
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V) -> V {
            V { x: -this.x, y: -this.y }
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
            fn pullback(this: V, d_ret: V) -> (V, V) {
                let result: V = V { x: -this.x, y: -this.y };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y -= d_4;
                (result, d_this)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.x),
                        -this.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.y),
                        -this.y,
                    ),
                };
                let result: V = V { x: -this.x, y: -this.y };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V) -> V + 'static,
                a0: V,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V>,
            ) -> (V, V) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn pushforward_pullback(this: V, t_this: V, d_ret: (V, V)) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at((-t_this.x), (-this.x)),
                    y: ::rootgrad_autodiff::rt::tangent_at((-t_this.y), (-this.y)),
                };
                let result: V = V { x: -this.x, y: -this.y };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y -= d_4;
                let V { x: d_5, y: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.x -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.y -= d_8;
                (d_this, d_t_this)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
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
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
            ) {
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for V {
            type Output = V;
            type Left = V;
            type Right = ();
            #[inline]
            fn zeros(&self, rhs: &()) -> (V, ()) {
                (::rootgrad_autodiff::Differentiable::zero_like(self), ())
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: (), d_rhs: &mut (), d_ret: V) {
                operator::__vjp(self, d_self, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: (), t_rhs: ()) -> (V, V) {
                operator::__jvp(operator, self, t_self)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: (),
                d_rhs: &mut (),
                t_rhs: (),
                d_t_rhs: &mut (),
                d_ret: (V, V),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    d_ret,
                );
            }
        }
    };
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V, k: f64) -> V {
            V { x: this.x * k, y: this.y * k }
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
            fn pullback(this: V, k: f64, d_ret: V) -> (V, V, f64) {
                let result: V = V { x: this.x * k, y: this.y * k };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let V { x: d_1, y: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.x += (*d_1) * k;
                d_k += (*d_1) * this.x;
                d_this.y += (*d_2) * k;
                d_k += (*d_2) * this.y;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V, k: f64, t_k: f64) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::scalar(t_this.x) * k + this.x * t_k,
                    y: ::rootgrad_autodiff::rt::scalar(t_this.y) * k + this.y * t_k,
                };
                let result: V = V { x: this.x * k, y: this.y * k };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V, f64) -> V + 'static,
                a0: V,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (V, V) {
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
                this: V,
                t_this: V,
                k: f64,
                t_k: f64,
                d_ret: (V, V),
            ) -> (V, V, f64, f64) {
                let t_result: V = V {
                    x: (t_this.x * k) + (this.x * t_k),
                    y: (t_this.y * k) + (this.y * t_k),
                };
                let result: V = V { x: this.x * k, y: this.y * k };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V { x: d_1, y: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.x += (*d_1) * k;
                d_k += (*d_1) * this.x;
                d_this.y += (*d_2) * k;
                d_k += (*d_2) * this.y;
                let V { x: d_3, y: d_4 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.x += (*d_3) * k;
                d_k += (*d_3) * t_this.x;
                d_this.x += (*d_3) * t_k;
                d_t_k += (*d_3) * this.x;
                d_t_this.y += (*d_4) * k;
                d_k += (*d_4) * t_this.y;
                d_this.y += (*d_4) * t_k;
                d_t_k += (*d_4) * this.y;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V, f64) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = a3;
                let mut store2 = a2;
                let a1 = a1.or_zero(&a0);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (g0, g1, g2, g3) = Self::pushforward_pullback(
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
            fn __vjp<'__shadow>(
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for V {
            type Output = V;
            type Left = V;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (V, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: f64, d_rhs: &mut f64, d_ret: V) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: f64, t_rhs: f64) -> (V, V) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (V, V),
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
                    d_ret,
                );
            }
        }
    };
    impl V {
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pullback(self: Self, o: V, d_ret: f64) -> (f64, Self, V) {
            let result: f64 = (self.x * o.x) + (self.y * o.y);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pushforward(self: Self, t_self: Self, o: V, t_o: V) -> (f64, f64) {
            let result: f64 = (self.x * o.x) + (self.y * o.y);
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.x) * o.x
                + self.x * ::rootgrad_autodiff::rt::scalar(t_o.x))
                + (::rootgrad_autodiff::rt::scalar(t_self.y) * o.y
                    + self.y * ::rootgrad_autodiff::rt::scalar(t_o.y));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_dot(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: V,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_dot(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: V,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn dot_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: V,
            t_o: V,
            d_ret: (f64, f64),
        ) -> (Self, Self, V, V) {
            let result: f64 = (self.x * o.x) + (self.y * o.y);
            let t_result: f64 = ((t_self.x * o.x) + (self.x * t_o.x))
                + ((t_self.y * o.y) + (self.y * t_o.y));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.x += d_t_result * o.x;
            d_o.x += d_t_result * t_self.x;
            d_self.x += d_t_result * t_o.x;
            d_t_o.x += d_t_result * self.x;
            d_t_self.y += d_t_result * o.y;
            d_o.y += d_t_result * t_self.y;
            d_self.y += d_t_result * t_o.y;
            d_t_o.y += d_t_result * self.y;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: V,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::dot_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: V,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::dot_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = ((self.x * self.x) + (self.y * self.y)).sqrt();
            let mut d_result = d_ret;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.x += d_1 * self.x;
            d_self.x += d_1 * self.x;
            d_self.y += d_1 * self.y;
            d_self.y += d_1 * self.y;
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = ((self.x * self.x) + (self.y * self.y)).sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                (self.x * self.x) + (self.y * self.y),
            )
                * ((::rootgrad_autodiff::rt::scalar(t_self.x) * self.x
                    + self.x * ::rootgrad_autodiff::rt::scalar(t_self.x))
                    + (::rootgrad_autodiff::rt::scalar(t_self.y) * self.y
                        + self.y * ::rootgrad_autodiff::rt::scalar(t_self.y)));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_norm(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::norm_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_norm(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::norm_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn norm_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = ((self.x * self.x) + (self.y * self.y)).sqrt();
            let x_2 = (self.x * self.x) + (self.y * self.y);
            let t_result: f64 = (0.5 / x_2.sqrt())
                * (((t_self.x * self.x) + (self.x * t_self.x))
                    + ((t_self.y * self.y) + (self.y * t_self.y)));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * (((t_self.x * self.x) + (self.x * t_self.x))
                    + ((t_self.y * self.y) + (self.y * t_self.y)));
            let d_2 = d_1 / x_2.sqrt() * (0.5 / x_2.sqrt());
            d_x_2 -= d_2 * ::rootgrad_autodiff::rules::sqrt(x_2);
            let d_3 = d_t_result * (0.5 / x_2.sqrt());
            d_t_self.x += d_3 * self.x;
            d_self.x += d_3 * t_self.x;
            d_self.x += d_3 * t_self.x;
            d_t_self.x += d_3 * self.x;
            d_t_self.y += d_3 * self.y;
            d_self.y += d_3 * t_self.y;
            d_self.y += d_3 * t_self.y;
            d_t_self.y += d_3 * self.y;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            d_self.x += d_4 * self.x;
            d_self.x += d_4 * self.x;
            d_self.y += d_4 * self.y;
            d_self.y += d_4 * self.y;
            let d_5 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.x += d_5 * self.x;
            d_self.x += d_5 * self.x;
            d_self.y += d_5 * self.y;
            d_self.y += d_5 * self.y;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_norm<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::norm_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_norm<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::norm_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_norm<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::norm_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_norm<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::norm_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pullback(self: &Self, d_self: &mut Self, d_ret: V) -> V {
            ::rootgrad_autodiff::callees!(; fn __vjp_norm);
            let value = self.norm();
            let value_2 = ::rootgrad_autodiff::operators::div(
                1.0,
                ::core::clone::Clone::clone(&value),
            );
            let argument = *self;
            let value_3 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&value_2),
            );
            let result: V = ::core::clone::Clone::clone(&value_3);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_result));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &(d_argument));
            ::rootgrad_autodiff::operators::div::__vjp(
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                d_value_2,
            );
            (*self).__vjp_norm(::core::option::Option::Some(&mut (*d_self)), d_value);
            result
        }
        /// The forward derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pushforward(self: &Self, t_self: &Self) -> (V, V) {
            ::rootgrad_autodiff::callees!(; fn __jvp_norm);
            let (v_1, t_value) = (*self).__jvp_norm(&(*t_self));
            let value = v_1;
            let (v_2, t_value_2) = ::rootgrad_autodiff::operators::div::__jvp(
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                value,
                t_value,
            );
            let value_2 = v_2;
            let argument = *self;
            let t_argument = *t_self;
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument,
                t_argument,
                value_2,
                t_value_2,
            );
            let value_3 = v_3;
            let result: V = value_3;
            let t_result: V = t_value_3;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_unit(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (V, V) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::unit_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_unit(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (V, V) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::unit_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn unit_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (V, V),
        ) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::div as rule_of_div,
                ::rootgrad_autodiff::operators::mul as rule_of_mul; fn __jvp_norm => fn
                __jvp_vjp_norm
            );
            let v_1 = (*self).__jvp_norm(&(*t_self));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = ::rootgrad_autodiff::operators::div::__jvp(
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&value),
                ::core::clone::Clone::clone(&t_value),
            );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let argument = *self;
            let t_argument = *t_self;
            let v_3 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&value_2),
                ::core::clone::Clone::clone(&t_value_2),
            );
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let result: V = ::core::clone::Clone::clone(&value_3);
            let t_result: V = ::core::clone::Clone::clone(&t_value_3);
            let result_2: (V, V) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_3, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::core::clone::Clone::clone(&t_value_2),
                &mut d_t_value_2,
                d_v_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_self), &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_div::__jvp_vjp(
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                ::core::clone::Clone::clone(&t_value),
                &mut d_t_value,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_norm(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    d_v_1,
                );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_unit<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
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
            Self::unit_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_unit<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::unit_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_unit<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::unit_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_unit<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::unit_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_dot, fn __vjp_norm, fn __vjp_unit);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let a = V { x: x[0], y: x[1] };
        let b = V { x: x[2], y: x[3] };
        let value = ::rootgrad_autodiff::operators::sub(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&b),
        );
        let c = ::core::clone::Clone::clone(&value);
        let value_2 = ::rootgrad_autodiff::operators::neg(
            ::core::clone::Clone::clone(&c),
        );
        let value_3 = ::core::clone::Clone::clone(&value_2)
            .dot(::core::clone::Clone::clone(&b));
        let value_4 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&b),
        );
        let value_5 = ::core::clone::Clone::clone(&value_4).norm();
        let mut t = a.clone();
        kept_1.keep_owned(&t);
        let value_6 = ::core::clone::Clone::clone(&t).norm();
        let value_7 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&value_5),
            ::core::clone::Clone::clone(&value_6),
        );
        let value_8 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_3),
            ::core::clone::Clone::clone(&value_7),
        );
        let argument = x[4];
        let value_9 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&a),
            argument,
        );
        let value_10 = ::core::clone::Clone::clone(&value_9).unit();
        let value_11 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&a),
            2.0,
        );
        let value_12 = ::rootgrad_autodiff::operators::sub(
            ::core::clone::Clone::clone(&b),
            ::core::clone::Clone::clone(&value_11),
        );
        let value_13 = ::core::clone::Clone::clone(&value_12).unit();
        let value_14 = ::core::clone::Clone::clone(&value_10)
            .dot(::core::clone::Clone::clone(&value_13));
        let value_15 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_8),
            ::core::clone::Clone::clone(&value_14),
        );
        let value_16 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&b),
        );
        let value_17 = ::core::clone::Clone::clone(&value_16).unit();
        let argument_2 = ::core::clone::Clone::clone(&value_17.x);
        let value_18 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_15),
            ::core::clone::Clone::clone(&argument_2),
        );
        let t_2 = V { x: x[5], y: 1.0 };
        let value_19 = ::core::clone::Clone::clone(&t_2).norm();
        let value_20 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_18),
            ::core::clone::Clone::clone(&value_19),
        );
        let result: f64 = value_20;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_argument: f64 = -0.0;
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(&value_10);
        let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(&value_11);
        let mut d_value_12 = ::rootgrad_autodiff::Differentiable::zero_like(&value_12);
        let mut d_value_13 = ::rootgrad_autodiff::Differentiable::zero_like(&value_13);
        let mut d_value_14 = ::rootgrad_autodiff::Differentiable::zero_like(&value_14);
        let mut d_value_15 = ::rootgrad_autodiff::Differentiable::zero_like(&value_15);
        let mut d_value_16 = ::rootgrad_autodiff::Differentiable::zero_like(&value_16);
        let mut d_value_17 = ::rootgrad_autodiff::Differentiable::zero_like(&value_17);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value_18 = ::rootgrad_autodiff::Differentiable::zero_like(&value_18);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_value_19 = ::rootgrad_autodiff::Differentiable::zero_like(&value_19);
        let mut d_value_20: f64 = -0.0;
        d_value_20 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_18),
            &mut d_value_18,
            ::core::clone::Clone::clone(&value_19),
            &mut d_value_19,
            d_value_20,
        );
        (t_2).__vjp_norm(::core::option::Option::Some(&mut d_t_2), d_value_19);
        let V { x: d_1, y: _ } = &d_t_2 else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[5] += (*d_1);
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_15),
            &mut d_value_15,
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            d_value_18,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_17.x, &(d_argument_2));
        (value_16).__vjp_unit(::core::option::Option::Some(&mut d_value_16), d_value_17);
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            d_value_16,
        );
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_8),
            &mut d_value_8,
            ::core::clone::Clone::clone(&value_14),
            &mut d_value_14,
            d_value_15,
        );
        (value_10)
            .__vjp_dot(
                ::core::option::Option::Some(&mut d_value_10),
                ::core::clone::Clone::clone(&value_13),
                &mut d_value_13,
                d_value_14,
            );
        (value_12).__vjp_unit(::core::option::Option::Some(&mut d_value_12), d_value_13);
        ::rootgrad_autodiff::operators::sub::__vjp(
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            ::core::clone::Clone::clone(&value_11),
            &mut d_value_11,
            d_value_12,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_11,
        );
        (value_9).__vjp_unit(::core::option::Option::Some(&mut d_value_9), d_value_10);
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            argument,
            &mut d_argument,
            d_value_9,
        );
        d_x[4] += d_argument;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            ::core::clone::Clone::clone(&value_7),
            &mut d_value_7,
            d_value_8,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            ::core::clone::Clone::clone(&value_6),
            &mut d_value_6,
            d_value_7,
        );
        let v_1 = kept_1.take();
        (v_1).__vjp_norm(::core::option::Option::Some(&mut d_t), d_value_6);
        ::rootgrad_autodiff::rt::accumulate(&mut d_a, &d_t);
        (value_4).__vjp_norm(::core::option::Option::Some(&mut d_value_4), d_value_5);
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            d_value_4,
        );
        (value_2)
            .__vjp_dot(
                ::core::option::Option::Some(&mut d_value_2),
                ::core::clone::Clone::clone(&b),
                &mut d_b,
                d_value_3,
            );
        ::rootgrad_autodiff::operators::neg::__vjp(
            ::core::clone::Clone::clone(&c),
            &mut d_c,
            d_value_2,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_c));
        ::rootgrad_autodiff::operators::sub::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            d_value,
        );
        let V { x: d_2, y: d_3 } = &d_b else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[2] += (*d_2);
        d_x[3] += (*d_3);
        let V { x: d_4, y: d_5 } = &d_a else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_4);
        d_x[1] += (*d_5);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_dot, fn __jvp_norm, fn __jvp_unit);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_a = V { x: t_x[0], y: t_x[1] };
        let a = V { x: x[0], y: x[1] };
        let t_b = V { x: t_x[2], y: t_x[3] };
        let b = V { x: x[2], y: x[3] };
        let (v_1, t_value) = ::rootgrad_autodiff::operators::sub::__jvp(a, t_a, b, t_b);
        let value = v_1;
        let c = value;
        let t_c = t_value;
        let (v_2, t_value_2) = ::rootgrad_autodiff::operators::neg::__jvp(c, t_c);
        let value_2 = v_2;
        let (v_3, t_value_3) = (value_2).__jvp_dot(&t_value_2, b, t_b);
        let value_3 = v_3;
        let (v_4, t_value_4) = ::rootgrad_autodiff::operators::add::__jvp(
            a,
            t_a,
            b,
            t_b,
        );
        let value_4 = v_4;
        let (v_5, t_value_5) = (value_4).__jvp_norm(&t_value_4);
        let value_5 = v_5;
        let mut t = a.clone();
        let mut t_t = t_a.clone();
        let (v_6, t_value_6) = (t).__jvp_norm(&mut t_t);
        let value_6 = v_6;
        let (v_7, t_value_7) = ::rootgrad_autodiff::operators::mul::__jvp(
            value_5,
            t_value_5,
            value_6,
            t_value_6,
        );
        let value_7 = v_7;
        let (v_8, t_value_8) = ::rootgrad_autodiff::operators::add::__jvp(
            value_3,
            t_value_3,
            value_7,
            t_value_7,
        );
        let value_8 = v_8;
        let argument = x[4];
        let t_argument = t_x[4];
        let (v_9, t_value_9) = ::rootgrad_autodiff::operators::mul::__jvp(
            a,
            t_a,
            argument,
            t_argument,
        );
        let value_9 = v_9;
        let (v_10, t_value_10) = (value_9).__jvp_unit(&t_value_9);
        let value_10 = v_10;
        let (v_11, t_value_11) = ::rootgrad_autodiff::operators::mul::__jvp(
            a,
            t_a,
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_11 = v_11;
        let (v_12, t_value_12) = ::rootgrad_autodiff::operators::sub::__jvp(
            b,
            t_b,
            value_11,
            t_value_11,
        );
        let value_12 = v_12;
        let (v_13, t_value_13) = (value_12).__jvp_unit(&t_value_12);
        let value_13 = v_13;
        let (v_14, t_value_14) = (value_10).__jvp_dot(&t_value_10, value_13, t_value_13);
        let value_14 = v_14;
        let (v_15, t_value_15) = ::rootgrad_autodiff::operators::add::__jvp(
            value_8,
            t_value_8,
            value_14,
            t_value_14,
        );
        let value_15 = v_15;
        let (v_16, t_value_16) = ::rootgrad_autodiff::operators::add::__jvp(
            a,
            t_a,
            b,
            t_b,
        );
        let value_16 = v_16;
        let (v_17, t_value_17) = (value_16).__jvp_unit(&t_value_16);
        let value_17 = v_17;
        let argument_2 = value_17.x;
        let t_argument_2 = t_value_17.x;
        let (v_18, t_value_18) = ::rootgrad_autodiff::operators::add::__jvp(
            value_15,
            t_value_15,
            argument_2,
            t_argument_2,
        );
        let value_18 = v_18;
        let t_t_2 = V { x: t_x[5], y: 0.0 };
        let t_2 = V { x: x[5], y: 1.0 };
        let (v_19, t_value_19) = (t_2).__jvp_norm(&t_t_2);
        let value_19 = v_19;
        let (v_20, t_value_20) = ::rootgrad_autodiff::operators::add::__jvp(
            value_18,
            t_value_18,
            value_19,
            t_value_19,
        );
        let value_20 = v_20;
        let result: f64 = value_20;
        let t_result: f64 = t_value_20;
        (result, t_result)
    }
}
mod methods_of_methods {
    impl P {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(c: &[f64], d_c: &mut [f64], d_ret: Self) -> Self {
            ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
            let result: Self = P { c: c.to_vec() };
            let mut d_result = d_ret;
            let P { c: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_c)[..], &(*d_1)[..]);
            result
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(c: &[f64], t_c: &[f64]) -> (Self, Self) {
            ::rootgrad_autodiff::rt::equal_lengths("c", c.len(), "t_c", t_c.len());
            let t_result: Self = P { c: t_c.to_vec() };
            let result: Self = P { c: c.to_vec() };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::new_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            c: &[f64],
            d_c: &mut [f64],
            t_c: &[f64],
            d_t_c: &mut [f64],
            d_ret: (Self, Self),
        ) {
            ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
            ::rootgrad_autodiff::rt::same_length("t_c", t_c.len(), d_t_c.len());
            let t_result: Self = P { c: t_c.to_vec() };
            let result: Self = P { c: c.to_vec() };
            let result_2: (Self, Self) = (
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
            let P { c: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_c)[..], &(*d_1)[..]);
            let P { c: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_t_c)[..], &(*d_2)[..]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
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
            Self::new_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::new_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`derive`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn derive_pullback(self: &Self, d_self: &mut Self, d_ret: P) -> P {
            let length = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            let mut collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            for i_2 in 0..length_2 {
                let i_3 = i_2 + 1;
                let i = i_3;
                let a = &self.c[i_3];
                collected[i_2] = (*a) * (i as f64);
            }
            let result: P = P {
                c: ::core::clone::Clone::clone(&collected),
            };
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let P { c: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_1)));
            for i_2 in 0..length_2 {
                let i_3 = i_2 + 1;
                let i = i_3;
                let d_2 = ::core::mem::take(&mut d_collected[i_2]);
                d_self.c[i_3] += d_2 * (i as f64);
            }
            result
        }
        /// The forward derivative of [`derive`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn derive_pushforward(self: &Self, t_self: &Self) -> (P, P) {
            let length = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            let mut collected = ::std::vec![0.0; length];
            let mut t_collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            for i_2 in 0..length_2 {
                let i_3 = i_2 + 1;
                let i = i_3;
                let a = &self.c[i_3];
                let t_a = &t_self.c[i_3];
                t_collected[i_2] = ::rootgrad_autodiff::rt::scalar(*t_a) * (i as f64);
                collected[i_2] = (*a) * (i as f64);
            }
            let t_result: P = P { c: t_collected };
            let result: P = P { c: collected };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_derive(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (P, P) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::derive_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_derive(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (P, P) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::derive_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn derive_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (P, P),
        ) {
            let length = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            let mut collected = ::std::vec![0.0; length];
            let mut t_collected = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.c).saturating_sub(1);
            for i_2 in 0..length_2 {
                let i_3 = i_2 + 1;
                let i = i_3;
                let a = &self.c[i_3];
                let t_a = &t_self.c[i_3];
                t_collected[i_2] = (*t_a) * (i as f64);
                collected[i_2] = (*a) * (i as f64);
            }
            let t_result: P = P {
                c: ::core::clone::Clone::clone(&t_collected),
            };
            let result: P = P {
                c: ::core::clone::Clone::clone(&collected),
            };
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let P { c: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_1)));
            let P { c: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &((*d_2)));
            for i_2 in 0..length_2 {
                let i_3 = i_2 + 1;
                let i = i_3;
                let d_3 = ::core::mem::take(&mut d_collected[i_2]);
                d_self.c[i_3] += d_3 * (i as f64);
                let d_4 = ::core::mem::take(&mut d_t_collected[i_2]);
                d_t_self.c[i_3] += d_4 * (i as f64);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_derive<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
            Self::derive_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_derive<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::derive_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_derive<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::derive_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_derive<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::derive_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pullback(
            self: &Self,
            d_self: &mut Self,
            t: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut acc_2 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            let length_2 = length;
            for i in 0..length_2 {
                let i_2 = (length - 1) - i;
                let a = &self.c[i_2];
                acc_2 = (kept_1.keep(acc_2) * t) + (*a);
            }
            let result: f64 = acc_2;
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_acc_2: f64 = -0.0;
            d_acc_2 += d_result;
            for i in (0..length_2).rev() {
                let v_1 = kept_1.take();
                let i_2 = (length - 1) - i;
                let d_1 = ::core::mem::take(&mut d_acc_2);
                d_acc_2 += d_1 * t;
                d_t += d_1 * v_1;
                d_self.c[i_2] += d_1;
            }
            kept_1.finish();
            (result, d_t)
        }
        /// The forward derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pushforward(self: &Self, t_self: &Self, t: f64, t_t: f64) -> (f64, f64) {
            let mut acc_2 = 0.0;
            let mut t_acc_2 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            let length_2 = length;
            for i in 0..length_2 {
                let i_2 = (length - 1) - i;
                let a = &self.c[i_2];
                let t_a = &t_self.c[i_2];
                t_acc_2 = (t_acc_2 * t + acc_2 * t_t)
                    + ::rootgrad_autodiff::rt::scalar(*t_a);
                acc_2 = (acc_2 * t) + (*a);
            }
            let result: f64 = acc_2;
            let t_result: f64 = t_acc_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_eval(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::eval_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_eval(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::eval_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn eval_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            t: f64,
            t_t: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut acc_2 = 0.0;
            let mut t_acc_2 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            let length_2 = length;
            for i in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let acc_2_1 = kept_2.keep(acc_2);
                let i_2 = (length - 1) - i;
                let a = &self.c[i_2];
                let t_a = &t_self.c[i_2];
                t_acc_2 = ((kept_1.keep(t_acc_2) * t) + (acc_2_1 * t_t)) + (*t_a);
                acc_2 = (acc_2_1 * t) + (*a);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = acc_2;
            let t_result: f64 = t_acc_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_acc_2: f64 = -0.0;
            let mut d_t_acc_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_acc_2 += d_t_result;
            d_acc_2 += d_result;
            for i in (0..length_2).rev() {
                let (v_1, acc_2_1) = pass_1.take();
                let i_2 = (length - 1) - i;
                let mut d_acc_2_1: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_acc_2);
                d_acc_2_1 += d_1 * t;
                d_t += d_1 * acc_2_1;
                d_self.c[i_2] += d_1;
                let d_2 = ::core::mem::take(&mut d_t_acc_2);
                d_t_acc_2 += d_2 * t;
                d_t += d_2 * v_1;
                d_acc_2_1 += d_2 * t_t;
                d_t_t += d_2 * acc_2_1;
                d_t_self.c[i_2] += d_2;
                d_acc_2 += d_acc_2_1;
            }
            pass_1.finish();
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_eval<'__shadow>(
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
            let (g2, g3) = Self::eval_pushforward_pullback(
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
        fn __path_jvp_vjp_eval<'__shadow>(
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
            let (g2, g3) = Self::eval_pushforward_pullback(
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
        fn __vjp_eval<'__shadow>(
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
            let (_primal, g1) = Self::eval_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_eval<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::eval_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(mut self: Self, k: f64, d_ret: P) -> (P, Self, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            for i in 0..length {
                let a = &mut self.c[i];
                (*a) = kept_1.keep((*a)) * k;
            }
            let result: P = ::core::clone::Clone::clone(&self);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let d_a = &mut d_self.c[i];
                let d_1 = ::core::mem::take(&mut (*d_a));
                (*d_a) += d_1 * k;
                d_k += d_1 * v_1;
            }
            kept_1.finish();
            (result, d_self, d_k)
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(
            mut self: Self,
            mut t_self: Self,
            k: f64,
            t_k: f64,
        ) -> (P, P) {
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            for i in 0..length {
                let a = &mut self.c[i];
                let t_a = &mut t_self.c[i];
                (*t_a) = ::rootgrad_autodiff::rt::scalar(*t_a) * k + (*a) * t_k;
                (*a) = (*a) * k;
            }
            let result: P = self;
            let t_result: P = t_self;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_times(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (P, P) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::times_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_times(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (P, P) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::times_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn times_pushforward_pullback(
            mut self: Self,
            mut t_self: Self,
            k: f64,
            t_k: f64,
            d_ret: (P, P),
        ) -> (Self, Self, f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let length = ::rootgrad_autodiff::rt::length(&self.c);
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let a = &mut self.c[i];
                let t_a = &mut t_self.c[i];
                (*t_a) = (kept_2.keep((*t_a)) * k) + (kept_3.keep((*a)) * t_k);
                (*a) = kept_1.keep((*a)) * k;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: P = ::core::clone::Clone::clone(&self);
            let t_result: P = ::core::clone::Clone::clone(&t_self);
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            for i in (0..length).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_a = &mut d_self.c[i];
                let d_t_a = &mut d_t_self.c[i];
                let d_1 = ::core::mem::take(&mut (*d_a));
                (*d_a) += d_1 * k;
                d_k += d_1 * v_1;
                let d_2 = ::core::mem::take(&mut (*d_t_a));
                (*d_t_a) += d_2 * k;
                d_k += d_2 * v_2;
                (*d_a) += d_2 * t_k;
                d_t_k += d_2 * v_3;
            }
            pass_1.finish();
            (d_self, d_t_self, d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::times_pushforward_pullback(
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
        fn __path_jvp_vjp_times<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::times_pushforward_pullback(
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
        fn __vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::times_pullback(
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
        fn __path_vjp_times<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::times_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_times(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_times(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_new, fn __vjp_derive, fn __vjp_eval, fn __vjp_times & fn
            __handed_eval
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let p = P::new(x);
        let value = p.derive();
        let value_2 = ::core::clone::Clone::clone(&value).derive();
        let argument = x[0];
        let value_3 = ::core::clone::Clone::clone(&value_2).eval(argument);
        let value_4 = P::new(&x[1..]);
        let argument_2 = x[2];
        let value_5 = ::core::clone::Clone::clone(&value_4).times(argument_2);
        let value_6 = ::core::clone::Clone::clone(&value_5).derive();
        let argument_3 = x[1];
        let value_7 = ::core::clone::Clone::clone(&value_6).eval(argument_3);
        let mut t = p.clone();
        kept_1.keep_owned(&t);
        let value_8 = ::core::clone::Clone::clone(&t).times(2.0);
        let argument_4 = x[3];
        let value_9 = ::core::clone::Clone::clone(&value_8).eval(argument_4);
        let value_10 = p.__handed_eval().eval(0.5);
        let result: f64 = (value_3 + value_7) + (value_9 * value_10);
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(&value_10);
        d_value_3 += d_result;
        d_value_7 += d_result;
        d_value_9 += d_result * value_10;
        d_value_10 += d_result * value_9;
        (p)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_p),
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_10,
            );
        (value_8)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_value_8),
                argument_4,
                &mut d_argument_4,
                d_value_9,
            );
        d_x[3] += d_argument_4;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_times(
                ::core::option::Option::Some(&mut d_t),
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_8,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_p, &d_t);
        (value_6)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_value_6),
                argument_3,
                &mut d_argument_3,
                d_value_7,
            );
        d_x[1] += d_argument_3;
        (value_5).__vjp_derive(::core::option::Option::Some(&mut d_value_5), d_value_6);
        (value_4)
            .__vjp_times(
                ::core::option::Option::Some(&mut d_value_4),
                argument_2,
                &mut d_argument_2,
                d_value_5,
            );
        d_x[2] += d_argument_2;
        P::__path_vjp_new(&x[1..], &mut d_x[1..], d_value_4);
        (value_2)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_value_2),
                argument,
                &mut d_argument,
                d_value_3,
            );
        d_x[0] += d_argument;
        (value).__vjp_derive(::core::option::Option::Some(&mut d_value), d_value_2);
        (p).__vjp_derive(::core::option::Option::Some(&mut d_p), d_value);
        P::__path_vjp_new(x, &mut (*d_x), d_p);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_derive, fn __jvp_eval, fn __jvp_times, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_p) = P::__path_jvp_new(x, t_x);
        let p = v_1;
        let (v_2, t_value) = (p).__jvp_derive(&t_p);
        let value = v_2;
        let (v_3, t_value_2) = (value).__jvp_derive(&t_value);
        let value_2 = v_3;
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_4, t_value_3) = (value_2).__jvp_eval(&t_value_2, argument, t_argument);
        let value_3 = v_4;
        let (v_5, t_value_4) = P::__path_jvp_new(&x[1..], &t_x[1..]);
        let value_4 = v_5;
        let argument_2 = x[2];
        let t_argument_2 = t_x[2];
        let (v_6, t_value_5) = (value_4)
            .__jvp_times(&t_value_4, argument_2, t_argument_2);
        let value_5 = v_6;
        let (v_7, t_value_6) = (value_5).__jvp_derive(&t_value_5);
        let value_6 = v_7;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let (v_8, t_value_7) = (value_6)
            .__jvp_eval(&t_value_6, argument_3, t_argument_3);
        let value_7 = v_8;
        let mut t = p.clone();
        let mut t_t = t_p.clone();
        let (v_9, t_value_8) = (t)
            .__jvp_times(&mut t_t, 2.0, ::rootgrad_autodiff::rt::Inactive);
        let value_8 = v_9;
        let argument_4 = x[3];
        let t_argument_4 = t_x[3];
        let (v_10, t_value_9) = (value_8)
            .__jvp_eval(&t_value_8, argument_4, t_argument_4);
        let value_9 = v_10;
        let (v_11, t_value_10) = (p)
            .__jvp_eval(&t_p, 0.5, ::rootgrad_autodiff::rt::Inactive);
        let value_10 = v_11;
        let result: f64 = (value_3 + value_7) + (value_9 * value_10);
        let t_result: f64 = (t_value_3 + t_value_7)
            + (t_value_9 * value_10 + value_9 * t_value_10);
        (result, t_result)
    }
}
mod builder {
    impl Model {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new(_: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new() -> (Self, Self) {
            let value = Self::new();
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new(_: impl Sized) {}
        /// The reverse derivative of [`with_mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_mass_pullback(mut self: Self, m: f64, d_ret: Self) -> (Self, Self, f64) {
            self.mass = m;
            let result: Self = ::core::clone::Clone::clone(&self);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::core::mem::take(&mut d_self.mass);
            d_m += d_1;
            (result, d_self, d_m)
        }
        /// The forward derivative of [`with_mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_mass_pushforward(
            mut self: Self,
            mut t_self: Self,
            m: f64,
            t_m: f64,
        ) -> (Self, Self) {
            t_self.mass = t_m;
            self.mass = m;
            let result: Self = self;
            let t_result: Self = t_self;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_with_mass(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::with_mass_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_with_mass(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::with_mass_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn with_mass_pushforward_pullback(
            mut self: Self,
            mut t_self: Self,
            m: f64,
            t_m: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            t_self.mass = t_m;
            self.mass = m;
            let result: Self = ::core::clone::Clone::clone(&self);
            let t_result: Self = ::core::clone::Clone::clone(&t_self);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_result));
            let d_1 = ::core::mem::take(&mut d_self.mass);
            d_m += d_1;
            let d_2 = ::core::mem::take(&mut d_t_self.mass);
            d_t_m += d_2;
            (d_self, d_t_self, d_m, d_t_m)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_with_mass<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::with_mass_pushforward_pullback(
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
        fn __path_jvp_vjp_with_mass<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::with_mass_pushforward_pullback(
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
        fn __vjp_with_mass<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::with_mass_pullback(
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
        fn __path_vjp_with_mass<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::with_mass_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_with_mass(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_with_mass(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`with_width`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_width_pullback(self: Self, w: f64, d_ret: Self) -> (Self, Self, f64) {
            let result: Self = Model {
                width: w,
                ..::core::clone::Clone::clone(&self)
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::take(&mut d_1.width);
            d_w += d_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_1));
            (result, d_self, d_w)
        }
        /// The forward derivative of [`with_width`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn with_width_pushforward(
            self: Self,
            t_self: Self,
            w: f64,
            t_w: f64,
        ) -> (Self, Self) {
            let t_result: Self = Model { width: t_w, ..t_self };
            let result: Self = Model { width: w, ..self };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_with_width(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::with_width_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_with_width(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::with_width_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn with_width_pushforward_pullback(
            self: Self,
            t_self: Self,
            w: f64,
            t_w: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            let t_result: Self = Model {
                width: t_w,
                ..::core::clone::Clone::clone(&t_self)
            };
            let result: Self = Model {
                width: w,
                ..::core::clone::Clone::clone(&self)
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::take(&mut d_1.width);
            d_w += d_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_1));
            let mut d_3 = ::core::clone::Clone::clone(&d_t_result);
            let d_4 = ::core::mem::take(&mut d_3.width);
            d_t_w += d_4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_3));
            (d_self, d_t_self, d_w, d_t_w)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_with_width<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::with_width_pushforward_pullback(
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
        fn __path_jvp_vjp_with_width<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::with_width_pushforward_pullback(
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
        fn __vjp_with_width<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::with_width_pullback(
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
        fn __path_vjp_with_width<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::with_width_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_with_width(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_with_width(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pullback(self: Self, k: f64, d_ret: Self) -> (Self, Self, f64) {
            let result: Self = Self {
                norm: self.norm * k,
                ..::core::clone::Clone::clone(&self)
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::take(&mut d_1.norm);
            d_self.norm += d_2 * k;
            d_k += d_2 * self.norm;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_1));
            (result, d_self, d_k)
        }
        /// The forward derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scaled_pushforward(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
        ) -> (Self, Self) {
            let t_result: Self = Self {
                norm: ::rootgrad_autodiff::rt::scalar(t_self.norm) * k + self.norm * t_k,
                ..t_self
            };
            let result: Self = Self {
                norm: self.norm * k,
                ..self
            };
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
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_scaled(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::scaled_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn scaled_pushforward_pullback(
            self: Self,
            t_self: Self,
            k: f64,
            t_k: f64,
            d_ret: (Self, Self),
        ) -> (Self, Self, f64, f64) {
            let t_result: Self = Self {
                norm: (t_self.norm * k) + (self.norm * t_k),
                ..::core::clone::Clone::clone(&t_self)
            };
            let result: Self = Self {
                norm: self.norm * k,
                ..::core::clone::Clone::clone(&self)
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::take(&mut d_1.norm);
            d_self.norm += d_2 * k;
            d_k += d_2 * self.norm;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self, &(d_1));
            let mut d_3 = ::core::clone::Clone::clone(&d_t_result);
            let d_4 = ::core::mem::take(&mut d_3.norm);
            d_t_self.norm += d_4 * k;
            d_k += d_4 * t_self.norm;
            d_self.norm += d_4 * t_k;
            d_t_k += d_4 * self.norm;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self, &(d_3));
            (d_self, d_t_self, d_k, d_t_k)
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __path_jvp_vjp_scaled<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::scaled_pushforward_pullback(
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
        fn __vjp_scaled<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::scaled_pullback(
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
        fn __path_vjp_scaled<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::scaled_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_scaled(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_scaled(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`breit_wigner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn breit_wigner_pullback(
            self: &Self,
            d_self: &mut Self,
            s: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let d = s - (self.mass * self.mass);
            let result: f64 = ((self.norm * self.mass) * self.width)
                / ((d * d) + (self.mass * self.width).powi(2));
            let mut d_s = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_d: f64 = -0.0;
            let d_1 = d_result / ((d * d) + (self.mass * self.width).powi(2));
            let d_2 = d_1 * self.width;
            d_self.norm += d_2 * self.mass;
            d_self.mass += d_2 * self.norm;
            d_self.width += d_1 * (self.norm * self.mass);
            let d_3 = d_result / ((d * d) + (self.mass * self.width).powi(2)) * result;
            d_d -= d_3 * d;
            d_d -= d_3 * d;
            let d_4 = d_3 * ::rootgrad_autodiff::rules::powi(self.mass * self.width, 2);
            d_self.mass -= d_4 * self.width;
            d_self.width -= d_4 * self.mass;
            d_s += d_d;
            d_self.mass -= d_d * self.mass;
            d_self.mass -= d_d * self.mass;
            (result, d_s)
        }
        /// The forward derivative of [`breit_wigner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn breit_wigner_pushforward(
            self: &Self,
            t_self: &Self,
            s: f64,
            t_s: f64,
        ) -> (f64, f64) {
            let d = s - (self.mass * self.mass);
            let t_d = t_s
                - (::rootgrad_autodiff::rt::scalar(t_self.mass) * self.mass
                    + self.mass * ::rootgrad_autodiff::rt::scalar(t_self.mass));
            let result: f64 = ((self.norm * self.mass) * self.width)
                / ((d * d) + (self.mass * self.width).powi(2));
            let t_result: f64 = (((::rootgrad_autodiff::rt::scalar(t_self.norm)
                * self.mass + self.norm * ::rootgrad_autodiff::rt::scalar(t_self.mass))
                * self.width
                + (self.norm * self.mass)
                    * ::rootgrad_autodiff::rt::scalar(t_self.width))
                - (((self.norm * self.mass) * self.width)
                    / ((d * d) + (self.mass * self.width).powi(2)))
                    * ((t_d * d + d * t_d)
                        + (::rootgrad_autodiff::rules::powi(self.mass * self.width, 2)
                            * (::rootgrad_autodiff::rt::scalar(t_self.mass) * self.width
                                + self.mass
                                    * ::rootgrad_autodiff::rt::scalar(t_self.width)))))
                / ((d * d) + (self.mass * self.width).powi(2));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_breit_wigner(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::breit_wigner_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_breit_wigner(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::breit_wigner_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn breit_wigner_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            s: f64,
            t_s: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let d = s - (self.mass * self.mass);
            let t_d = t_s - ((t_self.mass * self.mass) + (self.mass * t_self.mass));
            let result: f64 = ((self.norm * self.mass) * self.width)
                / ((d * d) + (self.mass * self.width).powi(2));
            let x = self.mass * self.width;
            let n: i32 = 2;
            let t;
            if n == 0 {
                t = 0.0;
            } else {
                t = 2.0 * x.powi(n.wrapping_sub(1));
            }
            let t_result: f64 = (((((t_self.norm * self.mass)
                + (self.norm * t_self.mass)) * self.width)
                + ((self.norm * self.mass) * t_self.width))
                - ((((self.norm * self.mass) * self.width)
                    / ((d * d) + (self.mass * self.width).powi(2)))
                    * (((t_d * d) + (d * t_d))
                        + (t
                            * ((t_self.mass * self.width)
                                + (self.mass * t_self.width))))))
                / ((d * d) + (self.mass * self.width).powi(2));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_s = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_s = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_d: f64 = -0.0;
            let mut d_t_d: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / ((d * d) + (self.mass * self.width).powi(2));
            let d_2 = d_1 * self.width;
            d_t_self.norm += d_2 * self.mass;
            d_self.mass += d_2 * t_self.norm;
            d_self.norm += d_2 * t_self.mass;
            d_t_self.mass += d_2 * self.norm;
            d_self.width
                += d_1 * ((t_self.norm * self.mass) + (self.norm * t_self.mass));
            let d_3 = d_1 * t_self.width;
            d_self.norm += d_3 * self.mass;
            d_self.mass += d_3 * self.norm;
            d_t_self.width += d_1 * (self.norm * self.mass);
            let d_4 = d_1
                * (((t_d * d) + (d * t_d))
                    + (t * ((t_self.mass * self.width) + (self.mass * t_self.width))));
            let d_5 = d_4 / ((d * d) + (self.mass * self.width).powi(2));
            let d_6 = d_5 * self.width;
            d_self.norm -= d_6 * self.mass;
            d_self.mass -= d_6 * self.norm;
            d_self.width -= d_5 * (self.norm * self.mass);
            let d_7 = d_4 / ((d * d) + (self.mass * self.width).powi(2))
                * (((self.norm * self.mass) * self.width)
                    / ((d * d) + (self.mass * self.width).powi(2)));
            d_d += d_7 * d;
            d_d += d_7 * d;
            let d_8 = d_7 * ::rootgrad_autodiff::rules::powi(self.mass * self.width, 2);
            d_self.mass += d_8 * self.width;
            d_self.width += d_8 * self.mass;
            let d_9 = d_1
                * (((self.norm * self.mass) * self.width)
                    / ((d * d) + (self.mass * self.width).powi(2)));
            d_t_d -= d_9 * d;
            d_d -= d_9 * t_d;
            d_d -= d_9 * t_d;
            d_t_d -= d_9 * d;
            d_t -= d_9 * ((t_self.mass * self.width) + (self.mass * t_self.width));
            let d_10 = d_9 * t;
            d_t_self.mass -= d_10 * self.width;
            d_self.width -= d_10 * t_self.mass;
            d_self.mass -= d_10 * t_self.width;
            d_t_self.width -= d_10 * self.mass;
            let d_11 = d_t_result / ((d * d) + (self.mass * self.width).powi(2))
                * t_result;
            d_d -= d_11 * d;
            d_d -= d_11 * d;
            let d_12 = d_11
                * ::rootgrad_autodiff::rules::powi(self.mass * self.width, 2);
            d_self.mass -= d_12 * self.width;
            d_self.width -= d_12 * self.mass;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_14 = ::core::mem::take(&mut d_t);
                let d_15 = d_14 * 2.0;
                d_x += d_15 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
            }
            let d_16 = ::rootgrad_autodiff::rt::scalar(d_x);
            d_self.mass += d_16 * self.width;
            d_self.width += d_16 * self.mass;
            let d_17 = d_result / ((d * d) + (self.mass * self.width).powi(2));
            let d_18 = d_17 * self.width;
            d_self.norm += d_18 * self.mass;
            d_self.mass += d_18 * self.norm;
            d_self.width += d_17 * (self.norm * self.mass);
            let d_19 = d_result / ((d * d) + (self.mass * self.width).powi(2)) * result;
            d_d -= d_19 * d;
            d_d -= d_19 * d;
            let d_20 = d_19
                * ::rootgrad_autodiff::rules::powi(self.mass * self.width, 2);
            d_self.mass -= d_20 * self.width;
            d_self.width -= d_20 * self.mass;
            d_t_s += d_t_d;
            d_t_self.mass -= d_t_d * self.mass;
            d_self.mass -= d_t_d * t_self.mass;
            d_self.mass -= d_t_d * t_self.mass;
            d_t_self.mass -= d_t_d * self.mass;
            d_s += d_d;
            d_self.mass -= d_d * self.mass;
            d_self.mass -= d_d * self.mass;
            (d_s, d_t_s)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_breit_wigner<'__shadow>(
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
            let (g2, g3) = Self::breit_wigner_pushforward_pullback(
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
        fn __path_jvp_vjp_breit_wigner<'__shadow>(
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
            let (g2, g3) = Self::breit_wigner_pushforward_pullback(
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
        fn __vjp_breit_wigner<'__shadow>(
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
            let (_primal, g1) = Self::breit_wigner_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_breit_wigner<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::breit_wigner_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_breit_wigner, fn __vjp_scaled, fn __vjp_with_mass, fn
            __vjp_with_width
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let value = Model::new();
        let argument = x[0];
        let value_2 = ({
            let copy = ::core::clone::Clone::clone(&value);
            copy
        })
            .with_mass(argument);
        let argument_2 = x[1];
        let value_3 = ::core::clone::Clone::clone(&value_2).with_width(argument_2);
        let argument_3 = x[2];
        let m = ::core::clone::Clone::clone(&value_3).scaled(argument_3);
        let mut sum_2: f64 = -0.0;
        let length = x[3..].len();
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_argument_3: f64 = -0.0;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_sum_2: f64 = -0.0;
        let mut d_ll: f64 = -0.0;
        d_ll += d_result;
        d_sum_2 += d_ll;
        for i in 0..length {
            let s = &x[3..][i];
            let argument_4 = *s;
            let value_4 = m.breit_wigner(argument_4);
            sum_2 += value_4.ln();
            let mut d_argument_4: f64 = -0.0;
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let d_s = &mut d_x[3..][i];
            let d_1 = d_sum_2;
            d_value_4 += d_1 * ::rootgrad_autodiff::rules::ln(value_4);
            (m)
                .__vjp_breit_wigner(
                    ::core::option::Option::Some(&mut d_m),
                    argument_4,
                    &mut d_argument_4,
                    d_value_4,
                );
            (*d_s) += d_argument_4;
        }
        let ll: f64 = sum_2;
        let t = Model::PARAMS;
        let result: f64 = ll + ((t as f64) * m.norm);
        d_m.norm += d_result * (t as f64);
        (value_3)
            .__vjp_scaled(
                ::core::option::Option::Some(&mut d_value_3),
                argument_3,
                &mut d_argument_3,
                d_m,
            );
        d_x[2] += d_argument_3;
        (value_2)
            .__vjp_with_width(
                ::core::option::Option::Some(&mut d_value_2),
                argument_2,
                &mut d_argument_2,
                d_value_3,
            );
        d_x[1] += d_argument_2;
        (value)
            .__vjp_with_mass(
                ::core::option::Option::None,
                argument,
                &mut d_argument,
                d_value_2,
            );
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_breit_wigner, fn __jvp_scaled, fn __jvp_with_mass, fn
            __jvp_with_width
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let value = Model::new();
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value_2) = (value)
            .__jvp_with_mass(::rootgrad_autodiff::rt::Inactive, argument, t_argument);
        let value_2 = v_1;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_2, t_value_3) = (value_2)
            .__jvp_with_width(&t_value_2, argument_2, t_argument_2);
        let value_3 = v_2;
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let (v_3, t_m) = (value_3).__jvp_scaled(&t_value_3, argument_3, t_argument_3);
        let m = v_3;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x[3..].len();
        for i in 0..length {
            let s = &x[3..][i];
            let t_s = &t_x[3..][i];
            let argument_4 = *s;
            let t_argument_4 = *t_s;
            let (v_4, t_value_4) = (m)
                .__jvp_breit_wigner(&t_m, argument_4, t_argument_4);
            let value_4 = v_4;
            t_sum_2 += ::rootgrad_autodiff::rules::ln(value_4) * t_value_4;
            sum_2 += value_4.ln();
        }
        let ll: f64 = sum_2;
        let t_ll: f64 = t_sum_2;
        let t = Model::PARAMS;
        let result: f64 = ll + ((t as f64) * m.norm);
        let t_result: f64 = t_ll
            + ((t as f64) * ::rootgrad_autodiff::rt::scalar(t_m.norm));
        (result, t_result)
    }
}
mod receivers_taken {
    impl State {
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(self: Self, dt: f64, d_ret: State) -> (State, Self, f64) {
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            let mut positions = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.positions);
            for i in 0..length_2 {
                let q = &self.positions[i];
                positions[i] = (*q) - (dt * (*q).sin());
            }
            let result: State = State {
                positions: ::core::clone::Clone::clone(&positions),
                steps: ::rootgrad_autodiff::rt::discrete(self.steps + 1),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_positions = ::rootgrad_autodiff::Differentiable::zero_like(
                &positions,
            );
            let State { positions: d_1, steps: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_positions, &((*d_1)));
            for i in 0..length_2 {
                let q = &self.positions[i];
                let d_q = &mut d_self.positions[i];
                let d_2 = ::core::mem::take(&mut d_positions[i]);
                (*d_q) += d_2;
                d_dt -= d_2 * (*q).sin();
                let d_3 = d_2 * dt;
                (*d_q) -= d_3 * ::rootgrad_autodiff::rules::sin(*q);
            }
            (result, d_self, d_dt)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: Self,
            t_self: Self,
            dt: f64,
            t_dt: f64,
        ) -> (State, State) {
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            let mut positions = ::std::vec![0.0; length];
            let mut t_positions = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.positions);
            for i in 0..length_2 {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                t_positions[i] = ::rootgrad_autodiff::rt::scalar(*t_q)
                    - (t_dt * (*q).sin()
                        + dt
                            * (::rootgrad_autodiff::rules::sin(*q)
                                * ::rootgrad_autodiff::rt::scalar(*t_q)));
                positions[i] = (*q) - (dt * (*q).sin());
            }
            let t_result: State = State {
                positions: t_positions,
                steps: ::rootgrad_autodiff::Differentiable::zero_like(
                    &(::rootgrad_autodiff::rt::discrete(self.steps + 1)),
                ),
            };
            let result: State = State {
                positions: positions,
                steps: ::rootgrad_autodiff::rt::discrete(self.steps + 1),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (State, State) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::step_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (State, State) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::step_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn step_pushforward_pullback(
            self: Self,
            t_self: Self,
            dt: f64,
            t_dt: f64,
            d_ret: (State, State),
        ) -> (Self, Self, f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            let mut positions = ::std::vec![0.0; length];
            let mut t_positions = ::std::vec![0.0; length];
            let length_2 = ::rootgrad_autodiff::rt::length(&self.positions);
            for i in 0..length_2 {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                let x = *q;
                shape_1.keep(&x);
                t_positions[i] = (*t_q)
                    - ((t_dt * (*q).sin()) + (dt * (x.cos() * (*t_q))));
                positions[i] = (*q) - (dt * (*q).sin());
            }
            let t_2 = ::core::clone::Clone::clone(&t_positions);
            let t = ::rootgrad_autodiff::rt::discrete(self.steps + 1);
            let t_result: State = State {
                positions: ::core::clone::Clone::clone(&t_2),
                steps: ::rootgrad_autodiff::Differentiable::zero_like(&t),
            };
            let result: State = State {
                positions: ::core::clone::Clone::clone(&positions),
                steps: ::rootgrad_autodiff::rt::discrete(self.steps + 1),
            };
            let result_2: (State, State) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_positions = ::rootgrad_autodiff::Differentiable::zero_like(
                &positions,
            );
            let mut d_t_positions = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_positions,
            );
            let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let State { positions: d_1, steps: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_positions, &((*d_1)));
            let State { positions: d_2, steps: _ } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &((*d_2)));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_positions, &(d_t_2));
            for i in (0..length_2).rev() {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                let x = *q;
                let mut d_x = shape_1.zero();
                let d_q = &mut d_self.positions[i];
                let d_t_q = &mut d_t_self.positions[i];
                let d_3 = ::core::mem::take(&mut d_positions[i]);
                (*d_q) += d_3;
                d_dt -= d_3 * (*q).sin();
                let d_4 = d_3 * dt;
                (*d_q) -= d_4 * ::rootgrad_autodiff::rules::sin(*q);
                let d_5 = ::core::mem::take(&mut d_t_positions[i]);
                (*d_t_q) += d_5;
                d_t_dt -= d_5 * (*q).sin();
                let d_6 = d_5 * t_dt;
                (*d_q) -= d_6 * ::rootgrad_autodiff::rules::sin(*q);
                d_dt -= d_5 * (x.cos() * (*t_q));
                let d_7 = d_5 * dt;
                let d_8 = d_7 * (*t_q);
                d_x -= d_8 * ::rootgrad_autodiff::rules::cos(x);
                (*d_t_q) -= d_7 * x.cos();
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_q), &(d_x));
            }
            (d_self, d_t_self, d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(State, State)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::step_pushforward_pullback(
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
        fn __path_jvp_vjp_step<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(State, State)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::step_pushforward_pullback(
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
        fn __vjp_step<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<State>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::step_pullback(
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
        fn __path_vjp_step<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<State>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::step_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_step(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_step(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`into_energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn into_energy_pullback(self: Self, d_ret: f64) -> (f64, Self) {
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let steps = self.steps as f64;
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            let mut d_steps: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let q = &self.positions[i];
                sum_2 += ((*q) * (*q)) * steps;
                let q = &self.positions[i];
                let d_q = &mut d_self.positions[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * steps;
                (*d_q) += d_2 * (*q);
                (*d_q) += d_2 * (*q);
                d_steps += d_1 * ((*q) * (*q));
            }
            let result: f64 = sum_2;
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.steps, d_steps);
            (result, d_self)
        }
        /// The forward derivative of [`into_energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn into_energy_pushforward(self: Self, t_self: Self) -> (f64, f64) {
            let steps = self.steps as f64;
            let t_steps = ::rootgrad_autodiff::rt::cast_scalar::<
                _,
                f64,
            >(::rootgrad_autodiff::rt::scalar(t_self.steps));
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            for i in 0..length {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                t_sum_2
                    += (::rootgrad_autodiff::rt::scalar(*t_q) * (*q)
                        + (*q) * ::rootgrad_autodiff::rt::scalar(*t_q)) * steps
                        + ((*q) * (*q)) * t_steps;
                sum_2 += ((*q) * (*q)) * steps;
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_into_energy(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::into_energy_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_into_energy(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            Self::into_energy_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn into_energy_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (f64, f64),
        ) -> (Self, Self) {
            let steps = self.steps as f64;
            let t = ::rootgrad_autodiff::rt::tangent_of(
                ::core::clone::Clone::clone(&t_self.steps),
            );
            let t_steps = t as f64;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.positions);
            for i in 0..length {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                t_sum_2
                    += ((((*t_q) * (*q)) + ((*q) * (*t_q))) * steps)
                        + (((*q) * (*q)) * t_steps);
                sum_2 += ((*q) * (*q)) * steps;
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_steps: f64 = -0.0;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_steps: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in 0..length {
                let q = &self.positions[i];
                let t_q = &t_self.positions[i];
                let d_q = &mut d_self.positions[i];
                let d_t_q = &mut d_t_self.positions[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * steps;
                (*d_q) += d_2 * (*q);
                (*d_q) += d_2 * (*q);
                d_steps += d_1 * ((*q) * (*q));
                let d_3 = d_t_sum_2;
                let d_4 = d_3 * steps;
                (*d_t_q) += d_4 * (*q);
                (*d_q) += d_4 * (*t_q);
                (*d_q) += d_4 * (*t_q);
                (*d_t_q) += d_4 * (*q);
                d_steps += d_3 * (((*t_q) * (*q)) + ((*q) * (*t_q)));
                let d_5 = d_3 * t_steps;
                (*d_q) += d_5 * (*q);
                (*d_q) += d_5 * (*q);
                d_t_steps += d_3 * ((*q) * (*q));
            }
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_t, d_t_steps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.steps, &(d_t));
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.steps, d_steps);
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_into_energy<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::into_energy_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_into_energy<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::into_energy_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_into_energy<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let (_primal, g0) = Self::into_energy_pullback(
                ::core::clone::Clone::clone(self),
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_into_energy<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::into_energy_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_into_energy(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_into_energy(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`kick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn kick_pullback(
            self: &mut Self,
            d_self: &mut Self,
            dt: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            self.positions.push(dt);
            let result: f64 = self.positions[0] * dt;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.positions[0] += d_result * dt;
            d_dt += d_result * self.positions[0];
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.positions);
            d_dt += d_1;
            (result, d_dt)
        }
        /// The forward derivative of [`kick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn kick_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            dt: f64,
            t_dt: f64,
        ) -> (f64, f64) {
            t_self.positions.push(t_dt);
            self.positions.push(dt);
            let result: f64 = self.positions[0] * dt;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.positions[0]) * dt
                + self.positions[0] * t_dt;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_kick(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::kick_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_kick(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::kick_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn kick_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            dt: f64,
            t_dt: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            t_self.positions.push(t_dt);
            self.positions.push(dt);
            let result: f64 = self.positions[0] * dt;
            let t_result: f64 = (t_self.positions[0] * dt) + (self.positions[0] * t_dt);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.positions[0] += d_t_result * dt;
            d_dt += d_t_result * t_self.positions[0];
            d_self.positions[0] += d_t_result * t_dt;
            d_t_dt += d_t_result * self.positions[0];
            d_self.positions[0] += d_result * dt;
            d_dt += d_result * self.positions[0];
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.positions);
            d_dt += d_1;
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.positions);
            d_t_dt += d_2;
            (d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_kick<'__shadow>(
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
            let (g2, g3) = Self::kick_pushforward_pullback(
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
        fn __path_jvp_vjp_kick<'__shadow>(
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
            let (g2, g3) = Self::kick_pushforward_pullback(
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
        fn __vjp_kick<'__shadow>(
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
            let (_primal, g1) = Self::kick_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_kick<'__shadow>(
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
            let (_primal, g1) = Self::kick_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`front`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn front_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.positions[0] * self.positions[1];
            let mut d_result = d_ret;
            d_self.positions[0] += d_result * self.positions[1];
            d_self.positions[1] += d_result * self.positions[0];
            result
        }
        /// The forward derivative of [`front`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn front_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = self.positions[0] * self.positions[1];
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.positions[0])
                * self.positions[1]
                + self.positions[0]
                    * ::rootgrad_autodiff::rt::scalar(t_self.positions[1]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_front(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::front_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_front(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::front_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn front_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.positions[0] * self.positions[1];
            let t_result: f64 = (t_self.positions[0] * self.positions[1])
                + (self.positions[0] * t_self.positions[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.positions[0] += d_t_result * self.positions[1];
            d_self.positions[1] += d_t_result * t_self.positions[0];
            d_self.positions[0] += d_t_result * t_self.positions[1];
            d_t_self.positions[1] += d_t_result * self.positions[0];
            d_self.positions[0] += d_result * self.positions[1];
            d_self.positions[1] += d_result * self.positions[0];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_front<'__shadow>(
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::front_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_front<'__shadow>(
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::front_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_front<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::front_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_front<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::front_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn twice_pullback(self: Self, dt: f64, d_ret: State) -> (State, Self, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_step & fn __handed_step);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let result: State;
            let half = self.__handed_step().step(dt);
            if half.steps > 3 {
                result = ::core::clone::Clone::clone(&half);
            } else {
                let argument = 0.5 * dt;
                let value = half.__handed_step().step(argument);
                shape_1.keep(&value);
                result = value;
            }
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_half = ::rootgrad_autodiff::Differentiable::zero_like(&half);
            if half.steps > 3 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_half, &(d_1));
            } else {
                let argument = 0.5 * dt;
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_1.zero();
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_2));
                (half)
                    .__vjp_step(
                        ::core::option::Option::Some(&mut d_half),
                        argument,
                        &mut d_argument,
                        d_value,
                    );
                d_dt += d_argument * 0.5;
            }
            (self)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_self),
                    dt,
                    &mut d_dt,
                    d_half,
                );
            (result, d_self, d_dt)
        }
        /// The forward derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn twice_pushforward(
            self: Self,
            t_self: Self,
            dt: f64,
            t_dt: f64,
        ) -> (State, State) {
            ::rootgrad_autodiff::callees!(; fn __jvp_step);
            let result: State;
            let t_result: State;
            let (v_1, t_half) = (self).__jvp_step(&t_self, dt, t_dt);
            let half = v_1;
            if half.steps > 3 {
                t_result = t_half;
                result = half;
            } else {
                let argument = 0.5 * dt;
                let t_argument = 0.5 * t_dt;
                let (v_2, t_value) = (half).__jvp_step(&t_half, argument, t_argument);
                let value = v_2;
                t_result = t_value;
                result = value;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_twice(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (State, State) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::twice_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_twice(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (State, State) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::twice_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn twice_pushforward_pullback(
            self: Self,
            t_self: Self,
            dt: f64,
            t_dt: f64,
            d_ret: (State, State),
        ) -> (Self, Self, f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_step => fn __jvp_vjp_step);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let result: State;
            let t_result: State;
            let v_1 = self.__jvp_step(&t_self, dt, t_dt);
            let half = ::core::clone::Clone::clone(&v_1.0);
            let t_half = ::core::clone::Clone::clone(&v_1.1);
            if half.steps > 3 {
                t_result = ::core::clone::Clone::clone(&t_half);
                shape_5.keep(&t_result);
                result = ::core::clone::Clone::clone(&half);
                shape_4.keep(&result);
            } else {
                let argument = 0.5 * dt;
                let t_argument = 0.5 * t_dt;
                let v_2 = half.__jvp_step(&t_half, argument, t_argument);
                shape_1.keep(&v_2);
                let value = v_2.0;
                shape_2.keep(&value);
                let t_value = v_2.1;
                shape_3.keep(&t_value);
                t_result = t_value;
                shape_5.keep(&t_result);
                result = value;
                shape_4.keep(&result);
            }
            let result_2: (State, State) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_4.zero();
            let mut d_t_result = shape_5.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_half = ::rootgrad_autodiff::Differentiable::zero_like(&half);
            let mut d_t_half = ::rootgrad_autodiff::Differentiable::zero_like(&t_half);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if half.steps > 3 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_half, &(d_1));
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_half, &(d_2));
            } else {
                let argument = 0.5 * dt;
                let t_argument = 0.5 * t_dt;
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_2 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_3));
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_4));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
                (half)
                    .__jvp_vjp_step(
                        ::core::option::Option::Some(&mut d_half),
                        &t_half,
                        &mut d_t_half,
                        argument,
                        &mut d_argument,
                        t_argument,
                        &mut d_t_argument,
                        d_v_2,
                    );
                d_t_dt += d_t_argument * 0.5;
                d_dt += d_argument * 0.5;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_half));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_half));
            (self)
                .__jvp_vjp_step(
                    ::core::option::Option::Some(&mut d_self),
                    &t_self,
                    &mut d_t_self,
                    dt,
                    &mut d_dt,
                    t_dt,
                    &mut d_t_dt,
                    d_v_1,
                );
            (d_self, d_t_self, d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_twice<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(State, State)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::twice_pushforward_pullback(
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
        fn __path_jvp_vjp_twice<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(State, State)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::twice_pushforward_pullback(
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
        fn __vjp_twice<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<State>,
        ) {
            let mut store1 = a1;
            let (_primal, g0, g1) = Self::twice_pullback(
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
        fn __path_vjp_twice<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<State>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::twice_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_twice(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_twice(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_front, fn __vjp_into_energy, fn __vjp_kick, fn __vjp_step, fn
            __vjp_twice & fn __handed_into_energy, fn __handed_step & mut fn
            __mut_handed_step, fn __mut_handed_twice
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let state = State {
            positions: x.to_vec(),
            steps: 0,
        };
        let argument = x[0];
        let mut state_3 = state.__handed_step().step(argument);
        let length = x.len();
        for i in 0..length {
            let dt = &x[i];
            let argument_2 = 0.5 * (*dt);
            kept_6.keep_owned(&state_3);
            let value = state_3.__mut_handed_step().step(argument_2);
            shape_3.keep(&value);
            shape_2.keep(&state_3);
            state_3 = value;
        }
        let mut other = state_3.clone();
        let argument_3 = x[1];
        kept_5.keep_owned(&other);
        let value_2 = other.kick(argument_3);
        let argument_4 = x[2];
        kept_4.keep_owned(&other);
        let value_3 = other.kick(argument_4);
        let kicked = value_2 + value_3;
        kept_3.keep_owned(&other);
        let read = other.front();
        let t;
        if read > 0.1 {
            kept_2.keep_owned(&other);
            let value_4 = other
                .__mut_handed_twice()
                .twice(::core::clone::Clone::clone(&kicked));
            shape_1.keep(&value_4);
            t = value_4;
            shape_4.keep(&t);
        } else {
            t = ::core::clone::Clone::clone(&other);
            shape_4.keep(&t);
        }
        let last = t;
        kept_1.keep_owned(&state_3);
        let state_5 = state_3
            .__mut_handed_twice()
            .twice(::core::clone::Clone::clone(&read));
        let value_5 = last.__handed_into_energy().into_energy();
        let value_6 = state_5.__handed_into_energy().into_energy();
        let result: f64 = value_5 * value_6;
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_argument: f64 = -0.0;
        let mut d_state_3 = ::rootgrad_autodiff::Differentiable::zero_like(&state_3);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_kicked = ::rootgrad_autodiff::Differentiable::zero_like(&kicked);
        let mut d_read = ::rootgrad_autodiff::Differentiable::zero_like(&read);
        let mut d_t = shape_4.zero();
        let mut d_last = ::rootgrad_autodiff::Differentiable::zero_like(&last);
        let mut d_state_5 = ::rootgrad_autodiff::Differentiable::zero_like(&state_5);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        d_value_5 += d_result * value_6;
        d_value_6 += d_result * value_5;
        (state_5)
            .__vjp_into_energy(::core::option::Option::Some(&mut d_state_5), d_value_6);
        (last).__vjp_into_energy(::core::option::Option::Some(&mut d_last), d_value_5);
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_twice(
                ::core::option::Option::Some(&mut d_state_3),
                ::core::clone::Clone::clone(&read),
                &mut d_read,
                d_state_5,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_last));
        if read > 0.1 {
            let mut d_value_4 = shape_1.zero();
            let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_1));
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_twice(
                    ::core::option::Option::Some(&mut d_other),
                    ::core::clone::Clone::clone(&kicked),
                    &mut d_kicked,
                    d_value_4,
                );
        } else {
            let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_2));
        }
        let v_3 = kept_3.take();
        (v_3).__vjp_front(::core::option::Option::Some(&mut d_other), d_read);
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_kicked);
        d_value_2 += d_3;
        d_value_3 += d_3;
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_kick(
                ::core::option::Option::Some(&mut d_other),
                argument_4,
                &mut d_argument_4,
                d_value_3,
            );
        d_x[2] += d_argument_4;
        let v_5 = kept_5.take();
        (v_5)
            .__vjp_kick(
                ::core::option::Option::Some(&mut d_other),
                argument_3,
                &mut d_argument_3,
                d_value_2,
            );
        d_x[1] += d_argument_3;
        ::rootgrad_autodiff::rt::accumulate(&mut d_state_3, &d_other);
        for i in (0..length).rev() {
            let dt = &x[i];
            let argument_2 = 0.5 * (*dt);
            let mut d_argument_2: f64 = -0.0;
            let mut d_value = shape_3.zero();
            let d_4 = shape_2.replace(&mut d_state_3);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
            let v_6 = kept_6.take();
            (v_6)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_state_3),
                    argument_2,
                    &mut d_argument_2,
                    d_value,
                );
            d_x[i] += d_argument_2 * 0.5;
        }
        (state)
            .__vjp_step(
                ::core::option::Option::Some(&mut d_state),
                argument,
                &mut d_argument,
                d_state_3,
            );
        d_x[0] += d_argument;
        let State { positions: d_5, steps: _ } = &d_state else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_5)[..]);
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_front, fn __jvp_into_energy, fn __jvp_kick, fn __jvp_step, fn
            __jvp_twice
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_state = State {
            positions: t_x.to_vec(),
            steps: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
        };
        let state = State {
            positions: x.to_vec(),
            steps: 0,
        };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, mut t_state_3) = (state).__jvp_step(&t_state, argument, t_argument);
        let mut state_3 = v_1;
        let length = x.len();
        for i in 0..length {
            let dt = &x[i];
            let t_dt = &t_x[i];
            let argument_2 = 0.5 * (*dt);
            let t_argument_2 = 0.5 * (*t_dt);
            let (v_2, t_value) = (state_3)
                .__jvp_step(&mut t_state_3, argument_2, t_argument_2);
            let value = v_2;
            t_state_3 = t_value;
            state_3 = value;
        }
        let mut other = state_3.clone();
        let mut t_other = t_state_3.clone();
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let (v_3, t_value_2) = (other)
            .__jvp_kick(&mut t_other, argument_3, t_argument_3);
        let value_2 = v_3;
        let argument_4 = x[2];
        let t_argument_4 = t_x[2];
        let (v_4, t_value_3) = (other)
            .__jvp_kick(&mut t_other, argument_4, t_argument_4);
        let value_3 = v_4;
        let kicked = value_2 + value_3;
        let t_kicked = ::rootgrad_autodiff::rt::tangent_at(
            t_value_2 + t_value_3,
            kicked,
        );
        let (v_5, t_read) = (other).__jvp_front(&mut t_other);
        let read = v_5;
        let t;
        let t_t;
        if read > 0.1 {
            let (v_6, t_value_4) = (other).__jvp_twice(&mut t_other, kicked, t_kicked);
            let value_4 = v_6;
            t_t = t_value_4;
            t = value_4;
        } else {
            t_t = t_other;
            t = other;
        }
        let last = t;
        let t_last = t_t;
        let (v_7, t_state_5) = (state_3).__jvp_twice(&mut t_state_3, read, t_read);
        let state_5 = v_7;
        let (v_8, t_value_5) = (last).__jvp_into_energy(&t_last);
        let value_5 = v_8;
        let (v_9, t_value_6) = (state_5).__jvp_into_energy(&t_state_5);
        let value_6 = v_9;
        let result: f64 = value_5 * value_6;
        let t_result: f64 = t_value_5 * value_6 + value_5 * t_value_6;
        (result, t_result)
    }
}
