// Written by the golden test; do not edit.
mod named_like_std {
    impl Complex {
        /// The reverse derivative of [`abs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn abs_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.re.hypot(self.im);
            let mut d_result = d_ret;
            d_self.re
                += d_result * ::rootgrad_autodiff::rules::hypot(self.re, self.im).0;
            d_self.im
                += d_result * ::rootgrad_autodiff::rules::hypot(self.re, self.im).1;
            result
        }
        /// The forward derivative of [`abs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn abs_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let p_1 = ::rootgrad_autodiff::rules::hypot(self.re, self.im);
            let result: f64 = self.re.hypot(self.im);
            let t_result: f64 = p_1.0 * ::rootgrad_autodiff::rt::scalar(t_self.re)
                + p_1.1 * ::rootgrad_autodiff::rt::scalar(t_self.im);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_abs(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::abs_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_abs(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::abs_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn abs_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.re.hypot(self.im);
            let x = self.re;
            let y = self.im;
            let r = x.hypot(::core::clone::Clone::clone(&y));
            let t;
            if r == 0.0 {
                t = 0.0;
            } else {
                t = x / r;
            }
            let x_2 = self.re;
            let y_2 = self.im;
            let r_2 = x_2.hypot(::core::clone::Clone::clone(&y_2));
            let t_2;
            if r_2 == 0.0 {
                t_2 = 0.0;
            } else {
                t_2 = y_2 / r_2;
            }
            let t_result: f64 = (t * t_self.re) + (t_2 * t_self.im);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t = -0.0;
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_r_2 = ::rootgrad_autodiff::Differentiable::zero_like(&r_2);
            let mut d_t_2 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t += d_t_result * t_self.re;
            d_t_self.re += d_t_result * t;
            d_t_2 += d_t_result * t_self.im;
            d_t_self.im += d_t_result * t_2;
            if r_2 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_2);
            } else {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_y_2 += d_2 / r_2;
                d_r_2 -= d_2 / r_2 * (y_2 / r_2);
            }
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_r_2);
            d_x_2 += d_3 * ::rootgrad_autodiff::rules::hypot(x_2, y_2).0;
            d_y_2 += d_3 * ::rootgrad_autodiff::rules::hypot(x_2, y_2).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x_2));
            if r == 0.0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_5 = ::core::mem::take(&mut d_t);
                d_x += d_5 / r;
                d_r -= d_5 / r * (x / r);
            }
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_x += d_6 * ::rootgrad_autodiff::rules::hypot(x, y).0;
            d_y += d_6 * ::rootgrad_autodiff::rules::hypot(x, y).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            d_self.re
                += d_result * ::rootgrad_autodiff::rules::hypot(self.re, self.im).0;
            d_self.im
                += d_result * ::rootgrad_autodiff::rules::hypot(self.re, self.im).1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_abs<'__shadow>(
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
            Self::abs_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_abs<'__shadow>(
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
            Self::abs_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_abs<'__shadow>(
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
            let _primal = Self::abs_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_abs<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::abs_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`exp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn exp_pullback(self: Self, d_ret: Complex) -> (Complex, Self) {
            let r = self.re.exp();
            let result: Complex = Complex {
                re: r * self.im.cos(),
                im: r * self.im.sin(),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let Complex { re: d_1, im: d_4 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_r += d_2 * self.im.cos();
            let d_3 = d_2 * r;
            d_self.im += d_3 * ::rootgrad_autodiff::rules::cos(self.im);
            let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
            d_r += d_5 * self.im.sin();
            let d_6 = d_5 * r;
            d_self.im += d_6 * ::rootgrad_autodiff::rules::sin(self.im);
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_self.re += d_7 * ::rootgrad_autodiff::rules::exp(self.re);
            (result, d_self)
        }
        /// The forward derivative of [`exp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn exp_pushforward(self: Self, t_self: Self) -> (Complex, Complex) {
            let r = self.re.exp();
            let t_r = ::rootgrad_autodiff::rules::exp(self.re)
                * ::rootgrad_autodiff::rt::scalar(t_self.re);
            let t_result: Complex = Complex {
                re: t_r * self.im.cos()
                    + r
                        * (::rootgrad_autodiff::rules::cos(self.im)
                            * ::rootgrad_autodiff::rt::scalar(t_self.im)),
                im: t_r * self.im.sin()
                    + r
                        * (::rootgrad_autodiff::rules::sin(self.im)
                            * ::rootgrad_autodiff::rt::scalar(t_self.im)),
            };
            let result: Complex = Complex {
                re: r * self.im.cos(),
                im: r * self.im.sin(),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_exp(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Complex, Complex) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::exp_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_exp(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Complex, Complex) {
            let t0 = t0.or_zero(&a0);
            Self::exp_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn exp_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (Complex, Complex),
        ) -> (Self, Self) {
            let r = self.re.exp();
            let x = ::core::clone::Clone::clone(&self.re);
            let t_r = x.exp() * t_self.re;
            let x_2 = ::core::clone::Clone::clone(&self.im);
            let x_3 = ::core::clone::Clone::clone(&self.im);
            let t_result: Complex = Complex {
                re: (t_r * self.im.cos()) + (r * ((-x_2.sin()) * t_self.im)),
                im: (t_r * self.im.sin()) + (r * (x_3.cos() * t_self.im)),
            };
            let result: Complex = Complex {
                re: r * self.im.cos(),
                im: r * self.im.sin(),
            };
            let result_2: (Complex, Complex) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Complex { re: d_1, im: d_4 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_r += d_2 * self.im.cos();
            let d_3 = d_2 * r;
            d_self.im += d_3 * ::rootgrad_autodiff::rules::cos(self.im);
            let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
            d_r += d_5 * self.im.sin();
            let d_6 = d_5 * r;
            d_self.im += d_6 * ::rootgrad_autodiff::rules::sin(self.im);
            let Complex { re: d_7, im: d_12 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_r += d_8 * self.im.cos();
            let d_9 = d_8 * t_r;
            d_self.im += d_9 * ::rootgrad_autodiff::rules::cos(self.im);
            d_r += d_8 * ((-x_2.sin()) * t_self.im);
            let d_10 = d_8 * r;
            let d_11 = d_10 * t_self.im;
            d_x_2 -= d_11 * ::rootgrad_autodiff::rules::sin(x_2);
            d_t_self.im += d_10 * (-x_2.sin());
            let d_13 = ::rootgrad_autodiff::rt::scalar((*d_12));
            d_t_r += d_13 * self.im.sin();
            let d_14 = d_13 * t_r;
            d_self.im += d_14 * ::rootgrad_autodiff::rules::sin(self.im);
            d_r += d_13 * (x_3.cos() * t_self.im);
            let d_15 = d_13 * r;
            let d_16 = d_15 * t_self.im;
            d_x_3 += d_16 * ::rootgrad_autodiff::rules::cos(x_3);
            d_t_self.im += d_15 * x_3.cos();
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_x_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_x_2));
            let d_17 = ::rootgrad_autodiff::rt::scalar(d_t_r);
            let d_18 = d_17 * t_self.re;
            d_x += d_18 * ::rootgrad_autodiff::rules::exp(x);
            d_t_self.re += d_17 * x.exp();
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            let d_19 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_self.re += d_19 * ::rootgrad_autodiff::rules::exp(self.re);
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_exp<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::exp_pushforward_pullback(
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
        fn __path_jvp_vjp_exp<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::exp_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_exp<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let (_primal, g0) = Self::exp_pullback(
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
        fn __path_vjp_exp<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::exp_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_exp(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_exp(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`floor`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn floor_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.re.min(self.im) * 2.0;
            let mut d_result = d_ret;
            let d_1 = d_result * 2.0;
            d_self.re += d_1 * ::rootgrad_autodiff::rules::min(self.re, self.im).0;
            d_self.im += d_1 * ::rootgrad_autodiff::rules::min(self.re, self.im).1;
            result
        }
        /// The forward derivative of [`floor`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn floor_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let p_1 = ::rootgrad_autodiff::rules::min(self.re, self.im);
            let result: f64 = self.re.min(self.im) * 2.0;
            let t_result: f64 = (p_1.0 * ::rootgrad_autodiff::rt::scalar(t_self.re)
                + p_1.1 * ::rootgrad_autodiff::rt::scalar(t_self.im)) * 2.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_floor(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::floor_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_floor(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::floor_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn floor_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.re.min(self.im) * 2.0;
            let x = self.re;
            let y = self.im;
            let t;
            if (x <= y) || (y != y) {
                t = 1.0;
            } else {
                t = 0.0;
            }
            let x_2 = self.re;
            let y_2 = self.im;
            let t_2;
            if (x_2 <= y_2) || (y_2 != y_2) {
                t_2 = 0.0;
            } else {
                t_2 = 1.0;
            }
            let t_result: f64 = ((t * t_self.re) + (t_2 * t_self.im)) * 2.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * 2.0;
            d_t_self.re += d_1 * t;
            d_t_self.im += d_1 * t_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            let d_2 = d_result * 2.0;
            d_self.re += d_2 * ::rootgrad_autodiff::rules::min(self.re, self.im).0;
            d_self.im += d_2 * ::rootgrad_autodiff::rules::min(self.re, self.im).1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_floor<'__shadow>(
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
            Self::floor_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_floor<'__shadow>(
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
            Self::floor_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_floor<'__shadow>(
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
            let _primal = Self::floor_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_floor<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::floor_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`round`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn round_pullback(
            self: &Self,
            d_self: &mut Self,
            k: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_abs, fn __vjp_floor);
            let value = self.abs();
            let value_2 = self.floor();
            let result: f64 = (value * k) + value_2;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value: f64 = -0.0;
            let mut d_value_2: f64 = -0.0;
            d_value += d_result * k;
            d_k += d_result * value;
            d_value_2 += d_result;
            (*self).__vjp_floor(::core::option::Option::Some(&mut (*d_self)), d_value_2);
            (*self).__vjp_abs(::core::option::Option::Some(&mut (*d_self)), d_value);
            (result, d_k)
        }
        /// The forward derivative of [`round`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn round_pushforward(
            self: &Self,
            t_self: &Self,
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_abs, fn __jvp_floor);
            let (v_1, t_value) = (*self).__jvp_abs(&(*t_self));
            let value = v_1;
            let (v_2, t_value_2) = (*self).__jvp_floor(&(*t_self));
            let value_2 = v_2;
            let result: f64 = (value * k) + value_2;
            let t_result: f64 = (t_value * k + value * t_k) + t_value_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_round(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::round_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_round(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::round_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn round_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_abs, fn __jvp_floor => fn __jvp_vjp_abs, fn __jvp_vjp_floor
            );
            let v_1 = (*self).__jvp_abs(&(*t_self));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = (*self).__jvp_floor(&(*t_self));
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: f64 = (value * k) + value_2;
            let t_result: f64 = ((t_value * k) + (value * t_k)) + t_value_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * k;
            d_k += d_t_result * t_value;
            d_value += d_t_result * t_k;
            d_t_k += d_t_result * value;
            d_t_value_2 += d_t_result;
            d_value += d_result * k;
            d_k += d_result * value;
            d_value_2 += d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            ((*self))
                .__jvp_vjp_floor(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_abs(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    d_v_1,
                );
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_round<'__shadow>(
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
            let (g2, g3) = Self::round_pushforward_pullback(
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
        fn __path_jvp_vjp_round<'__shadow>(
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
            let (g2, g3) = Self::round_pushforward_pullback(
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
        fn __vjp_round<'__shadow>(
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
            let (_primal, g1) = Self::round_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_round<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::round_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`sqrt`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sqrt_pullback(self: Self, d_ret: Complex) -> (Complex, Self) {
            ::rootgrad_autodiff::callees!(; fn __vjp_abs);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let value = self.abs();
            let r = ::core::clone::Clone::clone(&value);
            let x = ::core::clone::Clone::clone(&self.re);
            let im = (0.5 * (r - x)).sqrt();
            let t;
            if self.im < 0.0 {
                t = -im;
                shape_1.keep(&t);
            } else {
                t = ::core::clone::Clone::clone(&im);
                shape_1.keep(&t);
            }
            let result: Complex = Complex {
                re: (0.5 * (r + x)).sqrt(),
                im: t,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_im = ::rootgrad_autodiff::Differentiable::zero_like(&im);
            let mut d_t = shape_1.zero();
            let Complex { re: d_1, im: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            let d_3 = d_2 * ::rootgrad_autodiff::rules::sqrt(0.5 * (r + x));
            let d_4 = d_3 * 0.5;
            d_r += d_4;
            d_x += d_4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_5)));
            if self.im < 0.0 {
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
                d_im -= d_7;
            } else {
                let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_im, &(d_8));
            }
            let d_9 = ::rootgrad_autodiff::rt::scalar(d_im);
            let d_10 = d_9 * ::rootgrad_autodiff::rules::sqrt(0.5 * (r - x));
            let d_11 = d_10 * 0.5;
            d_r += d_11;
            d_x -= d_11;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_r));
            (self).__vjp_abs(::core::option::Option::Some(&mut d_self), d_value);
            (result, d_self)
        }
        /// The forward derivative of [`sqrt`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sqrt_pushforward(self: Self, t_self: Self) -> (Complex, Complex) {
            ::rootgrad_autodiff::callees!(; fn __jvp_abs);
            let (v_1, t_value) = (self).__jvp_abs(&t_self);
            let value = v_1;
            let r = value;
            let t_r = t_value;
            let x = self.re;
            let t_x = t_self.re;
            let im = (0.5 * (r - x)).sqrt();
            let t_im = ::rootgrad_autodiff::rules::sqrt(0.5 * (r - x))
                * (0.5 * (t_r - t_x));
            let t;
            let t_t;
            if self.im < 0.0 {
                t_t = ::rootgrad_autodiff::rt::tangent_at(-t_im, -im);
                t = -im;
            } else {
                t_t = t_im;
                t = im;
            }
            let t_result: Complex = Complex {
                re: ::rootgrad_autodiff::rules::sqrt(0.5 * (r + x))
                    * (0.5 * (t_r + t_x)),
                im: t_t,
            };
            let result: Complex = Complex {
                re: (0.5 * (r + x)).sqrt(),
                im: t,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_sqrt(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Complex, Complex) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::sqrt_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_sqrt(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Complex, Complex) {
            let t0 = t0.or_zero(&a0);
            Self::sqrt_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn sqrt_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (Complex, Complex),
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __jvp_abs => fn __jvp_vjp_abs);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let v_1 = self.__jvp_abs(&t_self);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let r = ::core::clone::Clone::clone(&value);
            let t_r = ::core::clone::Clone::clone(&t_value);
            let x = ::core::clone::Clone::clone(&self.re);
            let t_x = ::core::clone::Clone::clone(&t_self.re);
            let im = (0.5 * (r - x)).sqrt();
            let x_2 = 0.5 * (r - x);
            let t_im = (0.5 / x_2.sqrt()) * (0.5 * (t_r - t_x));
            let t;
            let t_t;
            if self.im < 0.0 {
                t_t = ::rootgrad_autodiff::rt::tangent_at((-t_im), (-im));
                shape_2.keep(&t_t);
                t = -im;
                shape_1.keep(&t);
            } else {
                t_t = ::core::clone::Clone::clone(&t_im);
                shape_2.keep(&t_t);
                t = ::core::clone::Clone::clone(&im);
                shape_1.keep(&t);
            }
            let x_3 = 0.5 * (r + x);
            let t_result: Complex = Complex {
                re: (0.5 / x_3.sqrt()) * (0.5 * (t_r + t_x)),
                im: t_t,
            };
            let result: Complex = Complex {
                re: (0.5 * (r + x)).sqrt(),
                im: t,
            };
            let result_2: (Complex, Complex) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_x = ::rootgrad_autodiff::Differentiable::zero_like(&t_x);
            let mut d_im = ::rootgrad_autodiff::Differentiable::zero_like(&im);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_im = ::rootgrad_autodiff::Differentiable::zero_like(&t_im);
            let mut d_t = shape_1.zero();
            let mut d_t_t = shape_2.zero();
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Complex { re: d_1, im: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            let d_3 = d_2 * ::rootgrad_autodiff::rules::sqrt(0.5 * (r + x));
            let d_4 = d_3 * 0.5;
            d_r += d_4;
            d_x += d_4;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_5)));
            let Complex { re: d_6, im: d_12 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_7 = ::rootgrad_autodiff::rt::scalar((*d_6));
            let d_8 = d_7 * (0.5 * (t_r + t_x));
            let d_9 = d_8 / x_3.sqrt() * (0.5 / x_3.sqrt());
            d_x_3 -= d_9 * ::rootgrad_autodiff::rules::sqrt(x_3);
            let d_10 = d_7 * (0.5 / x_3.sqrt());
            let d_11 = d_10 * 0.5;
            d_t_r += d_11;
            d_t_x += d_11;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &((*d_12)));
            let d_13 = ::rootgrad_autodiff::rt::scalar(d_x_3);
            let d_14 = d_13 * 0.5;
            d_r += d_14;
            d_x += d_14;
            if self.im < 0.0 {
                let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let d_16 = ::rootgrad_autodiff::rt::scalar(d_15);
                d_im -= d_16;
                let d_17 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let d_18 = ::rootgrad_autodiff::rt::scalar(d_17);
                d_t_im -= d_18;
            } else {
                let d_19 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_im, &(d_19));
                let d_20 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_im, &(d_20));
            }
            let d_21 = ::rootgrad_autodiff::rt::scalar(d_t_im);
            let d_22 = d_21 * (0.5 * (t_r - t_x));
            let d_23 = d_22 / x_2.sqrt() * (0.5 / x_2.sqrt());
            d_x_2 -= d_23 * ::rootgrad_autodiff::rules::sqrt(x_2);
            let d_24 = d_21 * (0.5 / x_2.sqrt());
            let d_25 = d_24 * 0.5;
            d_t_r += d_25;
            d_t_x -= d_25;
            let d_26 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            let d_27 = d_26 * 0.5;
            d_r += d_27;
            d_x -= d_27;
            let d_28 = ::rootgrad_autodiff::rt::scalar(d_im);
            let d_29 = d_28 * ::rootgrad_autodiff::rules::sqrt(0.5 * (r - x));
            let d_30 = d_29 * 0.5;
            d_r += d_30;
            d_x -= d_30;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.re, &(d_t_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_r));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_r));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            (self)
                .__jvp_vjp_abs(
                    ::core::option::Option::Some(&mut d_self),
                    &t_self,
                    &mut d_t_self,
                    d_v_1,
                );
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_sqrt<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::sqrt_pushforward_pullback(
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
        fn __path_jvp_vjp_sqrt<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::sqrt_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_sqrt<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let (_primal, g0) = Self::sqrt_pullback(
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
        fn __path_vjp_sqrt<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::sqrt_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_sqrt(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_sqrt(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    impl Grid {
        /// The reverse derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pullback(
            self: &Self,
            d_self: &mut Self,
            i: usize,
            j: usize,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = self
                .cells[(::rootgrad_autodiff::rt::discrete(i * self.columns) + j)];
            let mut d_result = d_ret;
            d_self.cells[(i * self.columns) + j] += d_result;
            result
        }
        /// The forward derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pushforward(
            self: &Self,
            t_self: &Self,
            i: usize,
            j: usize,
        ) -> (f64, f64) {
            let result: f64 = self
                .cells[(::rootgrad_autodiff::rt::discrete(i * self.columns) + j)];
            let t_result: f64 = t_self
                .cells[::rootgrad_autodiff::rt::discrete(i * self.columns) + j];
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::get_pushforward(self, t0, a1, a2)
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::get_pushforward(a0, t0, a1, a2)
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
            i: usize,
            j: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self
                .cells[(::rootgrad_autodiff::rt::discrete(i * self.columns) + j)];
            let t_result: f64 = t_self
                .cells[(::rootgrad_autodiff::rt::discrete(i * self.columns) + j)];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.cells[(i * self.columns) + j] += d_t_result;
            d_self.cells[(i * self.columns) + j] += d_result;
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
            a4: usize,
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
            Self::get_pushforward_pullback(self, d0, a1, d1, a2, a4, d_ret.seed());
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
            a4: usize,
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
            Self::get_pushforward_pullback(a0, d0, a1, d1, a2, a4, d_ret.seed());
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
            a2: usize,
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
            let _primal = Self::get_pullback(self, d0, a1, a2, d_ret.seed());
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::get_pullback(a0, d0, a1, a2, d_ret.seed());
        }
        /// The reverse derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn first_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.cells[0] * 3.0;
            let mut d_result = d_ret;
            d_self.cells[0] += d_result * 3.0;
            result
        }
        /// The forward derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn first_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = self.cells[0] * 3.0;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.cells[0]) * 3.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_first(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::first_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_first(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::first_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn first_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.cells[0] * 3.0;
            let t_result: f64 = t_self.cells[0] * 3.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.cells[0] += d_t_result * 3.0;
            d_self.cells[0] += d_result * 3.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_first<'__shadow>(
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
            Self::first_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_first<'__shadow>(
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
            Self::first_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_first<'__shadow>(
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
            let _primal = Self::first_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_first<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::first_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`max`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn max_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_first);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut acc = f64::NEG_INFINITY;
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let x = kept_1.keep(acc);
                let x_2 = self.cells[i].clone();
                shape_1.keep(&x_2);
                acc = x.max(::core::clone::Clone::clone(&x_2));
            }
            let t = acc;
            let value = self.first();
            let result: f64 = t * value;
            let mut d_result = d_ret;
            let mut d_acc: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            d_t += d_result * value;
            d_value += d_result * t;
            (*self).__vjp_first(::core::option::Option::Some(&mut (*d_self)), d_value);
            d_acc += d_t;
            for i in (0..length).rev() {
                let x = kept_1.take();
                let x_2 = self.cells[i].clone();
                let mut d_x: f64 = -0.0;
                let mut d_x_2 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_acc);
                d_x += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).0;
                d_x_2 += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.cells[i], &d_x_2);
                d_acc += d_x;
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`max`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn max_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_first);
            let mut acc = f64::NEG_INFINITY;
            let mut t_acc = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let x = acc;
                let t_x = t_acc;
                let x_2 = self.cells[i].clone();
                let t_x_2 = t_self.cells[i].clone();
                let p_1 = ::rootgrad_autodiff::rules::max(x, x_2);
                t_acc = p_1.0 * t_x + p_1.1 * t_x_2;
                acc = x.max(x_2);
            }
            let t = acc;
            let t_t = t_acc;
            let (v_1, t_value) = (*self).__jvp_first(&(*t_self));
            let value = v_1;
            let result: f64 = t * value;
            let t_result: f64 = t_t * value + t * t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_max(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::max_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_max(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::max_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn max_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_first => fn __jvp_vjp_first);
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut acc = f64::NEG_INFINITY;
            let mut t_acc = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let x = kept_3.keep(acc);
                let t_x = t_acc;
                let x_2 = self.cells[i].clone();
                shape_1.keep(&x_2);
                let t_x_2 = t_self.cells[i].clone();
                shape_2.keep(&t_x_2);
                let x_3 = x;
                let y = ::core::clone::Clone::clone(&x_2);
                shape_3.keep(&y);
                let t_2;
                if (x_3 >= y) || (y != y) {
                    t_2 = 1.0;
                } else {
                    t_2 = 0.0;
                }
                let x_4 = x;
                let y_2 = ::core::clone::Clone::clone(&x_2);
                shape_4.keep(&y_2);
                let t_3;
                if (x_4 >= y_2) || (y_2 != y_2) {
                    t_3 = 0.0;
                } else {
                    t_3 = 1.0;
                }
                t_acc = (kept_1.keep(t_2) * t_x) + (kept_2.keep(t_3) * t_x_2);
                acc = x.max(::core::clone::Clone::clone(&x_2));
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let t = acc;
            let t_t = t_acc;
            let v_1 = (*self).__jvp_first(&(*t_self));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = t * value;
            let t_result: f64 = (t_t * value) + (t * t_value);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_acc: f64 = -0.0;
            let mut d_t_acc = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_t = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result * value;
            d_value += d_t_result * t_t;
            d_t += d_t_result * t_value;
            d_t_value += d_t_result * t;
            d_t += d_result * value;
            d_value += d_result * t;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_first(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    d_v_1,
                );
            d_t_acc += d_t_t;
            d_acc += d_t;
            for i in (0..length).rev() {
                let (v_2, v_3, x) = pass_1.take();
                let x_2 = self.cells[i].clone();
                let mut d_x: f64 = -0.0;
                let mut d_t_x = -0.0;
                let mut d_x_2 = shape_1.zero();
                let mut d_t_x_2 = shape_2.zero();
                let mut d_x_3: f64 = -0.0;
                let mut d_y = shape_3.zero();
                let mut d_x_4: f64 = -0.0;
                let mut d_y_2 = shape_4.zero();
                let d_1 = ::core::mem::take(&mut d_acc);
                d_x += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).0;
                d_x_2 += d_1 * ::rootgrad_autodiff::rules::max(x, x_2).1;
                let d_2 = ::core::mem::take(&mut d_t_acc);
                d_t_x += d_2 * v_2;
                d_t_x_2 += d_2 * v_3;
                ::rootgrad_autodiff::rt::accumulate(&mut d_x_2, &(d_y_2));
                d_x += d_x_4;
                ::rootgrad_autodiff::rt::accumulate(&mut d_x_2, &(d_y));
                d_x += d_x_3;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.cells[i], &d_t_x_2);
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.cells[i], &d_x_2);
                d_t_acc += d_t_x;
                d_acc += d_x;
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_max<'__shadow>(
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
            Self::max_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_max<'__shadow>(
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
            Self::max_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_max<'__shadow>(
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
            let _primal = Self::max_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_max<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::max_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pullback(self: &mut Self, d_self: &mut Self, value: f64) -> f64 {
            self.cells.push(value * value);
            let mut d_value = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.cells);
            d_value += d_1 * value;
            d_value += d_1 * value;
            d_value
        }
        /// The forward derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            value: f64,
            t_value: f64,
        ) {
            t_self.cells.push(t_value * value + value * t_value);
            self.cells.push(value * value);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_push(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_push(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::push_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn push_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            value: f64,
            t_value: f64,
        ) -> (f64, f64) {
            t_self.cells.push((t_value * value) + (value * t_value));
            self.cells.push(value * value);
            let mut d_value = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_value = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.cells);
            d_value += d_1 * value;
            d_value += d_1 * value;
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.cells);
            d_t_value += d_2 * value;
            d_value += d_2 * t_value;
            d_value += d_2 * t_value;
            d_t_value += d_2 * value;
            (d_value, d_t_value)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __path_jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_push<'__shadow>(
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
            let g1 = Self::push_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`take`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn take_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let value = self.cells[1];
            self.cells[1] = 0.25;
            let result: f64 = value * value;
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_value += d_result * value;
            d_value += d_result * value;
            let _ = ::core::mem::take(&mut d_self.cells[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.cells[1], &(d_value));
            result
        }
        /// The forward derivative of [`take`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn take_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            let value = self.cells[1];
            let t_value = t_self.cells[1];
            let v_1 = 0.25;
            t_self.cells[1] = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            self.cells[1] = v_1;
            let result: f64 = value * value;
            let t_result: f64 = t_value * value + value * t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_take(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::take_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_take(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::take_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn take_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let value = self.cells[1];
            let t_value = t_self.cells[1];
            let v_1 = 0.25;
            t_self.cells[1] = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            self.cells[1] = v_1;
            let result: f64 = value * value;
            let t_result: f64 = (t_value * value) + (value * t_value);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * value;
            d_value += d_t_result * t_value;
            d_value += d_t_result * t_value;
            d_t_value += d_t_result * value;
            d_value += d_result * value;
            d_value += d_result * value;
            let _ = ::core::mem::take(&mut d_self.cells[1]);
            let _ = ::core::mem::take(&mut d_t_self.cells[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.cells[1], &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.cells[1], &(d_value));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_take<'__shadow>(
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
            Self::take_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_take<'__shadow>(
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
            Self::take_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_take<'__shadow>(
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
            let _primal = Self::take_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_take<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::take_pullback(&mut a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`fill`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn fill_pullback(self: &mut Self, d_self: &mut Self, value: f64) -> f64 {
            let mut d_value = ::rootgrad_autodiff::zero::<f64>();
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let cell = &mut self.cells[i];
                (*cell) += value;
                let d_1 = d_self.cells[i];
                d_value += d_1;
            }
            d_value
        }
        /// The forward derivative of [`fill`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn fill_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            value: f64,
            t_value: f64,
        ) {
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let cell = &mut self.cells[i];
                let t_cell = &mut t_self.cells[i];
                (*t_cell) += t_value;
                (*cell) += value;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_fill(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::fill_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_fill(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::fill_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn fill_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            value: f64,
            t_value: f64,
        ) -> (f64, f64) {
            let mut d_value = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_value = ::rootgrad_autodiff::zero::<f64>();
            let length = ::rootgrad_autodiff::rt::length(&self.cells);
            for i in 0..length {
                let cell = &mut self.cells[i];
                let t_cell = &mut t_self.cells[i];
                (*t_cell) += t_value;
                (*cell) += value;
                let d_1 = d_self.cells[i];
                d_value += d_1;
                let d_2 = d_t_self.cells[i];
                d_t_value += d_2;
            }
            (d_value, d_t_value)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_fill<'__shadow>(
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
            let (g2, g3) = Self::fill_pushforward_pullback(
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
        fn __path_jvp_vjp_fill<'__shadow>(
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
            let (g2, g3) = Self::fill_pushforward_pullback(
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
        fn __vjp_fill<'__shadow>(
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
            let g1 = Self::fill_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_fill<'__shadow>(
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
            let g1 = Self::fill_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`corner`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum corner {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl corner {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &corner)
        }
        /// The reverse derivative of [`corner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            grid: &Grid,
            d_grid: &mut Grid,
            z: Complex,
            d_ret: f64,
        ) -> (f64, Complex) {
            ::rootgrad_autodiff::callees!(
                ; fn __path_vjp_abs, fn __path_vjp_first, fn __vjp_get, fn __vjp_max
            );
            let value = grid.get(1, 0);
            let value_2 = Complex::abs(&z);
            let value_3 = grid.max();
            let value_4 = Grid::first(grid);
            let result: f64 = ((value * value_2) + value_3) + value_4;
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            d_value += d_result * value_2;
            d_value_2 += d_result * value;
            d_value_3 += d_result;
            d_value_4 += d_result;
            Grid::__path_vjp_first(grid, &mut (*d_grid), d_value_4);
            (*grid).__vjp_max(::core::option::Option::Some(&mut (*d_grid)), d_value_3);
            Complex::__path_vjp_abs(&z, &mut d_z, d_value_2);
            (*grid)
                .__vjp_get(
                    ::core::option::Option::Some(&mut (*d_grid)),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
            (result, d_z)
        }
        /// The forward derivative of [`corner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            grid: &Grid,
            t_grid: &Grid,
            z: Complex,
            t_z: Complex,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_get, fn __jvp_max, fn __path_jvp_abs, fn __path_jvp_first
            );
            let (v_1, t_value) = (*grid)
                .__jvp_get(
                    &(*t_grid),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value = v_1;
            let (v_2, t_value_2) = Complex::__path_jvp_abs(&z, &t_z);
            let value_2 = v_2;
            let (v_3, t_value_3) = (*grid).__jvp_max(&(*t_grid));
            let value_3 = v_3;
            let (v_4, t_value_4) = Grid::__path_jvp_first(grid, t_grid);
            let value_4 = v_4;
            let result: f64 = ((value * value_2) + value_3) + value_4;
            let t_result: f64 = ((t_value * value_2 + value * t_value_2) + t_value_3)
                + t_value_4;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&Grid, Complex) -> f64 + 'static,
            a0: &Grid,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Grid>,
            a1: Complex,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
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
            grid: &Grid,
            d_grid: &mut Grid,
            t_grid: &Grid,
            d_t_grid: &mut Grid,
            z: Complex,
            t_z: Complex,
            d_ret: (f64, f64),
        ) -> (Complex, Complex) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_get, fn __jvp_max, fn __path_jvp_abs, fn __path_jvp_first =>
                fn __jvp_vjp_get, fn __jvp_vjp_max, fn __path_jvp_vjp_abs, fn
                __path_jvp_vjp_first
            );
            let v_1 = (*grid)
                .__jvp_get(
                    &(*t_grid),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = Complex::__path_jvp_abs(&z, &t_z);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let v_3 = (*grid).__jvp_max(&(*t_grid));
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let v_4 = Grid::__path_jvp_first(grid, t_grid);
            let value_4 = ::core::clone::Clone::clone(&v_4.0);
            let t_value_4 = ::core::clone::Clone::clone(&v_4.1);
            let result: f64 = ((value * value_2) + value_3) + value_4;
            let t_result: f64 = (((t_value * value_2) + (value * t_value_2)) + t_value_3)
                + t_value_4;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_t_z = ::rootgrad_autodiff::Differentiable::zero_like(&t_z);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_v_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let mut d_t_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_4,
            );
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * value_2;
            d_value_2 += d_t_result * t_value;
            d_value += d_t_result * t_value_2;
            d_t_value_2 += d_t_result * value;
            d_t_value_3 += d_t_result;
            d_t_value_4 += d_t_result;
            d_value += d_result * value_2;
            d_value_2 += d_result * value;
            d_value_3 += d_result;
            d_value_4 += d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_4));
            Grid::__path_jvp_vjp_first(
                grid,
                &mut (*d_grid),
                t_grid,
                &mut (*d_t_grid),
                d_v_4,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            ((*grid))
                .__jvp_vjp_max(
                    ::core::option::Option::Some(&mut (*d_grid)),
                    &(*t_grid),
                    &mut (*d_t_grid),
                    d_v_3,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            Complex::__path_jvp_vjp_abs(&z, &mut d_z, &t_z, &mut d_t_z, d_v_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*grid))
                .__jvp_vjp_get(
                    ::core::option::Option::Some(&mut (*d_grid)),
                    &(*t_grid),
                    &mut (*d_t_grid),
                    1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
            (d_z, d_t_z)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Grid, Complex) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Grid,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Grid>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Grid>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Grid>,
            a2: Complex,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Grid,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Grid>,
            a1: Complex,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            corner as rule_of_corner; fn __vjp_abs, fn __vjp_exp, fn __vjp_fill, fn
            __vjp_first, fn __vjp_floor, fn __vjp_get, fn __vjp_push, fn __vjp_round, fn
            __vjp_sqrt, fn __vjp_take & fn __handed_floor & mut fn __mut_handed_first
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let z = Complex { re: x[0], im: x[1] };
        let value = z.exp();
        let w = ::core::clone::Clone::clone(&value);
        let value_2 = z.sqrt();
        let root = ::core::clone::Clone::clone(&value_2);
        let mut grid = Grid {
            cells: x.to_vec(),
            columns: 2,
        };
        let argument = root.re * root.im;
        kept_6.keep_owned(&grid);
        grid.push(::core::clone::Clone::clone(&argument));
        kept_5.keep_owned(&grid);
        let value_3 = grid.take();
        let taken = ::core::clone::Clone::clone(&value_3);
        kept_4.keep_owned(&grid);
        grid.fill(::core::clone::Clone::clone(&taken));
        let value_4 = w.abs();
        let argument_2 = value_4 * w.re;
        let value_5 = z.round(::core::clone::Clone::clone(&argument_2));
        let value_6 = z.__handed_floor().floor();
        let rounded = value_5 + value_6;
        kept_3.keep_owned(&grid);
        let value_7 = grid.get(0, 1);
        kept_2.keep_owned(&grid);
        let value_8 = rule_of_corner::__of(
            corner,
        )(&grid, ::core::clone::Clone::clone(&w));
        kept_1.keep_owned(&grid);
        let value_9 = grid.__mut_handed_first().first();
        let result: f64 = ((rounded * value_7) + value_8) + value_9;
        let mut d_result = d_ret;
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_root = ::rootgrad_autodiff::Differentiable::zero_like(&root);
        let mut d_grid = ::rootgrad_autodiff::Differentiable::zero_like(&grid);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_taken = ::rootgrad_autodiff::Differentiable::zero_like(&taken);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_rounded = ::rootgrad_autodiff::Differentiable::zero_like(&rounded);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        d_rounded += d_result * value_7;
        d_value_7 += d_result * rounded;
        d_value_8 += d_result;
        d_value_9 += d_result;
        let v_1 = kept_1.take();
        (v_1).__vjp_first(::core::option::Option::Some(&mut d_grid), d_value_9);
        let v_2 = kept_2.take();
        rule_of_corner::__vjp(
            &v_2,
            &mut d_grid,
            ::core::clone::Clone::clone(&w),
            &mut d_w,
            d_value_8,
        );
        let v_3 = kept_3.take();
        (v_3)
            .__vjp_get(
                ::core::option::Option::Some(&mut d_grid),
                0,
                ::rootgrad_autodiff::rt::Inactive,
                1,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_7,
            );
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_rounded);
        d_value_5 += d_1;
        d_value_6 += d_1;
        (z).__vjp_floor(::core::option::Option::Some(&mut d_z), d_value_6);
        (z)
            .__vjp_round(
                ::core::option::Option::Some(&mut d_z),
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value_5,
            );
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
        d_value_4 += d_2 * w.re;
        d_w.re += d_2 * value_4;
        (w).__vjp_abs(::core::option::Option::Some(&mut d_w), d_value_4);
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_fill(
                ::core::option::Option::Some(&mut d_grid),
                ::core::clone::Clone::clone(&taken),
                &mut d_taken,
                ::rootgrad_autodiff::rt::Unused,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_taken));
        let v_5 = kept_5.take();
        (v_5).__vjp_take(::core::option::Option::Some(&mut d_grid), d_value_3);
        let v_6 = kept_6.take();
        (v_6)
            .__vjp_push(
                ::core::option::Option::Some(&mut d_grid),
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_argument);
        d_root.re += d_3 * root.im;
        d_root.im += d_3 * root.re;
        let Grid { cells: d_4, columns: _ } = &d_grid else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_4)[..]);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_root));
        (z).__vjp_sqrt(::core::option::Option::Some(&mut d_z), d_value_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_w));
        (z).__vjp_exp(::core::option::Option::Some(&mut d_z), d_value);
        let Complex { re: d_5, im: d_6 } = &d_z else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_5);
        d_x[1] += (*d_6);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            corner as rule_of_corner; fn __jvp_abs, fn __jvp_exp, fn __jvp_fill, fn
            __jvp_first, fn __jvp_floor, fn __jvp_get, fn __jvp_push, fn __jvp_round, fn
            __jvp_sqrt, fn __jvp_take
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_z = Complex { re: t_x[0], im: t_x[1] };
        let z = Complex { re: x[0], im: x[1] };
        let (v_1, t_value) = (z).__jvp_exp(&t_z);
        let value = v_1;
        let w = value;
        let t_w = t_value;
        let (v_2, t_value_2) = (z).__jvp_sqrt(&t_z);
        let value_2 = v_2;
        let root = value_2;
        let t_root = t_value_2;
        let mut t_grid = Grid {
            cells: t_x.to_vec(),
            columns: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
        };
        let mut grid = Grid {
            cells: x.to_vec(),
            columns: 2,
        };
        let argument = root.re * root.im;
        let t_argument = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_root.re) * root.im
                + root.re * ::rootgrad_autodiff::rt::scalar(t_root.im),
            argument,
        );
        (grid).__jvp_push(&mut t_grid, argument, t_argument);
        let (v_3, t_value_3) = (grid).__jvp_take(&mut t_grid);
        let value_3 = v_3;
        let taken = value_3;
        let t_taken = t_value_3;
        (grid).__jvp_fill(&mut t_grid, taken, t_taken);
        let (v_4, t_value_4) = (w).__jvp_abs(&t_w);
        let value_4 = v_4;
        let argument_2 = value_4 * w.re;
        let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
            t_value_4 * w.re + value_4 * ::rootgrad_autodiff::rt::scalar(t_w.re),
            argument_2,
        );
        let (v_5, t_value_5) = (z).__jvp_round(&t_z, argument_2, t_argument_2);
        let value_5 = v_5;
        let (v_6, t_value_6) = (z).__jvp_floor(&t_z);
        let value_6 = v_6;
        let rounded = value_5 + value_6;
        let t_rounded = ::rootgrad_autodiff::rt::tangent_at(
            t_value_5 + t_value_6,
            rounded,
        );
        let (v_7, t_value_7) = (grid)
            .__jvp_get(
                &mut t_grid,
                0,
                ::rootgrad_autodiff::rt::Inactive,
                1,
                ::rootgrad_autodiff::rt::Inactive,
            );
        let value_7 = v_7;
        let (v_8, t_value_8) = rule_of_corner::__jvp(corner, &grid, &t_grid, w, t_w);
        let value_8 = v_8;
        let (v_9, t_value_9) = (grid).__jvp_first(&mut t_grid);
        let value_9 = v_9;
        let result: f64 = ((rounded * value_7) + value_8) + value_9;
        let t_result: f64 = ((t_rounded * value_7 + rounded * t_value_7) + t_value_8)
            + t_value_9;
        (result, t_result)
    }
}
mod parts_by_methods {
    impl G {
        /// The reverse derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pullback(self: &Self, d_self: &mut Self, i: usize, d_ret: f64) -> f64 {
            let result: f64 = self.v[i] * 2.0;
            let mut d_result = d_ret;
            d_self.v[i] += d_result * 2.0;
            result
        }
        /// The forward derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pushforward(self: &Self, t_self: &Self, i: usize) -> (f64, f64) {
            let result: f64 = self.v[i] * 2.0;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.v[i]) * 2.0;
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
            i: usize,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.v[i] * 2.0;
            let t_result: f64 = t_self.v[i] * 2.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.v[i] += d_t_result * 2.0;
            d_self.v[i] += d_result * 2.0;
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
        /// The reverse derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn first_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.v[0] * 3.0;
            let mut d_result = d_ret;
            d_self.v[0] += d_result * 3.0;
            result
        }
        /// The forward derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn first_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = self.v[0] * 3.0;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.v[0]) * 3.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_first(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::first_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_first(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::first_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn first_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.v[0] * 3.0;
            let t_result: f64 = t_self.v[0] * 3.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.v[0] += d_t_result * 3.0;
            d_self.v[0] += d_result * 3.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_first<'__shadow>(
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
            Self::first_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_first<'__shadow>(
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
            Self::first_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_first<'__shadow>(
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
            let _primal = Self::first_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_first<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::first_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_first, fn __vjp_get & fn __handed_first
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let g = G { v: x.to_vec() };
        let value = g.get(1);
        let a = ::core::clone::Clone::clone(&value);
        let value_2 = g.__handed_first().first();
        let b = ::core::clone::Clone::clone(&value_2);
        let result: f64 = a * b;
        let mut d_result = d_ret;
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        d_a += d_result * b;
        d_b += d_result * a;
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_b));
        (g).__vjp_first(::core::option::Option::Some(&mut d_g), d_value_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_a));
        (g)
            .__vjp_get(
                ::core::option::Option::Some(&mut d_g),
                1,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let G { v: d_1 } = &d_g else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_first, fn __jvp_get);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_g = G { v: t_x.to_vec() };
        let g = G { v: x.to_vec() };
        let (v_1, t_value) = (g).__jvp_get(&t_g, 1, ::rootgrad_autodiff::rt::Inactive);
        let value = v_1;
        let a = value;
        let t_a = t_value;
        let (v_2, t_value_2) = (g).__jvp_first(&t_g);
        let value_2 = v_2;
        let b = value_2;
        let t_b = t_value_2;
        let result: f64 = a * b;
        let t_result: f64 = t_a * b + a * t_b;
        (result, t_result)
    }
}
mod a_method_named_like_it {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s: ::std::string::String = format!("{}", [1, 2].first().unwrap());
        let result: f64 = (x[0] * x[1]) * (s.len() as f64);
        let mut d_result = d_ret;
        let d_1 = d_result * (s.len() as f64);
        d_x[0] += d_1 * x[1];
        d_x[1] += d_1 * x[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let s: ::std::string::String = format!("{}", [1, 2].first().unwrap());
        let result: f64 = (x[0] * x[1]) * (s.len() as f64);
        let t_result: f64 = (t_x[0] * x[1] + x[0] * t_x[1]) * (s.len() as f64);
        (result, t_result)
    }
}
mod raw_names {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let result: f64;
        let a = x[0] * 2.0;
        let s = ((a * a) * x[1]) + a;
        let t = S { a: x[1], b: x[2] };
        let q = ::core::clone::Clone::clone(&t.a);
        let b = ::core::clone::Clone::clone(&t.b);
        let r#type = b * 2.0;
        let r#gen = r#type * q;
        let present = x.len() > 0;
        if present {
            let z = &x[0];
            result = (((*z) * s) + (r#gen * a)) + r#type;
        } else {
            result = s;
        }
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_type = ::rootgrad_autodiff::Differentiable::zero_like(&r#type);
        let mut d_gen = ::rootgrad_autodiff::Differentiable::zero_like(&r#gen);
        if present {
            let z = &x[0];
            let d_1 = ::core::mem::take(&mut d_result);
            d_x[0] += d_1 * s;
            d_s += d_1 * (*z);
            d_gen += d_1 * a;
            d_a += d_1 * r#gen;
            d_type += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_result);
            d_s += d_2;
        }
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_gen);
        d_type += d_3 * q;
        d_q += d_3 * r#type;
        let d_4 = ::rootgrad_autodiff::rt::scalar(d_type);
        d_b += d_4 * 2.0;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t.b, &(d_b));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t.a, &(d_q));
        let S { a: d_5, b: d_6 } = &d_t else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_5);
        d_x[2] += (*d_6);
        let d_7 = d_s * x[1];
        d_a += d_7 * a;
        d_a += d_7 * a;
        d_x[1] += d_s * (a * a);
        d_a += d_s;
        d_x[0] += d_a * 2.0;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let a = x[0] * 2.0;
        let t_a = t_x[0] * 2.0;
        let s = ((a * a) * x[1]) + a;
        let t_s = ((t_a * a + a * t_a) * x[1] + (a * a) * t_x[1]) + t_a;
        let t_t = S { a: t_x[1], b: t_x[2] };
        let t = S { a: x[1], b: x[2] };
        let q = t.a;
        let t_q = t_t.a;
        let b = t.b;
        let t_b = t_t.b;
        let r#type = b * 2.0;
        let t_type = t_b * 2.0;
        let r#gen = r#type * q;
        let t_gen = ::rootgrad_autodiff::rt::tangent_at(
            t_type * q + r#type * t_q,
            r#gen,
        );
        let present = x.len() > 0;
        if present {
            let z = &x[0];
            let t_z = &t_x[0];
            t_result = (((*t_z) * s + (*z) * t_s) + (t_gen * a + r#gen * t_a)) + t_type;
            result = (((*z) * s) + (r#gen * a)) + r#type;
        } else {
            t_result = t_s;
            result = s;
        }
        (result, t_result)
    }
}
mod raw_names_shadowed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let a = x[0] * 2.0;
        let a_2 = x[1] * a;
        let v = ::std::vec![a_2, (a_2 * x[2])];
        assert!(a_2 < 100.0, "{a_2} {}", a_2);
        let k: f64 = a_2;
        let result: f64 = ((k * a_2) * v[1]) + (a_2 * x[2]);
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_a_2: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_k: f64 = -0.0;
        let d_1 = d_result * v[1];
        d_k += d_1 * a_2;
        d_a_2 += d_1 * k;
        d_v[1] += d_result * (k * a_2);
        d_a_2 += d_result * x[2];
        d_x[2] += d_result * a_2;
        d_a_2 += d_k;
        d_a_2 += d_v[0];
        d_a_2 += d_v[1] * x[2];
        d_x[2] += d_v[1] * a_2;
        d_x[1] += d_a_2 * a;
        d_a += d_a_2 * x[1];
        d_x[0] += d_a * 2.0;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let a = x[0] * 2.0;
        let t_a = t_x[0] * 2.0;
        let a_2 = x[1] * a;
        let t_a_2 = t_x[1] * a + x[1] * t_a;
        let v = ::std::vec![a_2, (a_2 * x[2])];
        let t_v = ::std::vec![t_a_2, t_a_2 * x[2] + a_2 * t_x[2]];
        assert!(a_2 < 100.0, "{a_2} {}", a_2);
        let k: f64 = a_2;
        let t_k: f64 = t_a_2;
        let result: f64 = ((k * a_2) * v[1]) + (a_2 * x[2]);
        let t_result: f64 = ((t_k * a_2 + k * t_a_2) * v[1] + (k * a_2) * t_v[1])
            + (t_a_2 * x[2] + a_2 * t_x[2]);
        (result, t_result)
    }
}
