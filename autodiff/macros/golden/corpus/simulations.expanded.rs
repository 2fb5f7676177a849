// Written by the golden test; do not edit.
mod runge_kutta_struct {
    impl Orbit {
        /// The reverse derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn slope_pullback(
            self: &Self,
            d_self: &mut Self,
            mass: f64,
            d_ret: Orbit,
        ) -> (Orbit, f64) {
            let d = ((self.r[0] * self.r[0]) + (self.r[1] * self.r[1])).sqrt();
            let k = (-mass) / ((d * d) * d);
            let result: Orbit = Orbit {
                r: self.v,
                v: [(k * self.r[0]), (k * self.r[1])],
            };
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            let mut d_k: f64 = -0.0;
            let Orbit { r: d_1, v: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.v, &((*d_1)));
            d_k += (*d_2)[0] * self.r[0];
            d_self.r[0] += (*d_2)[0] * k;
            d_k += (*d_2)[1] * self.r[1];
            d_self.r[1] += (*d_2)[1] * k;
            let d_3 = d_k / ((d * d) * d);
            d_mass -= d_3;
            let d_4 = d_k / ((d * d) * d) * k;
            let d_5 = d_4 * d;
            d_d -= d_5 * d;
            d_d -= d_5 * d;
            d_d -= d_4 * (d * d);
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_d);
            let d_7 = d_6
                * ::rootgrad_autodiff::rules::sqrt(
                    (self.r[0] * self.r[0]) + (self.r[1] * self.r[1]),
                );
            d_self.r[0] += d_7 * self.r[0];
            d_self.r[0] += d_7 * self.r[0];
            d_self.r[1] += d_7 * self.r[1];
            d_self.r[1] += d_7 * self.r[1];
            (result, d_mass)
        }
        /// The forward derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn slope_pushforward(
            self: &Self,
            t_self: &Self,
            mass: f64,
            t_mass: f64,
        ) -> (Orbit, Orbit) {
            let d = ((self.r[0] * self.r[0]) + (self.r[1] * self.r[1])).sqrt();
            let t_d = ::rootgrad_autodiff::rules::sqrt(
                (self.r[0] * self.r[0]) + (self.r[1] * self.r[1]),
            )
                * ((::rootgrad_autodiff::rt::scalar(t_self.r[0]) * self.r[0]
                    + self.r[0] * ::rootgrad_autodiff::rt::scalar(t_self.r[0]))
                    + (::rootgrad_autodiff::rt::scalar(t_self.r[1]) * self.r[1]
                        + self.r[1] * ::rootgrad_autodiff::rt::scalar(t_self.r[1])));
            let k = (-mass) / ((d * d) * d);
            let t_k = ((-t_mass)
                - ((-mass) / ((d * d) * d)) * ((t_d * d + d * t_d) * d + (d * d) * t_d))
                / ((d * d) * d);
            let t_result: Orbit = Orbit {
                r: t_self.v,
                v: [
                    t_k * self.r[0] + k * ::rootgrad_autodiff::rt::scalar(t_self.r[0]),
                    t_k * self.r[1] + k * ::rootgrad_autodiff::rt::scalar(t_self.r[1]),
                ],
            };
            let result: Orbit = Orbit {
                r: self.v,
                v: [(k * self.r[0]), (k * self.r[1])],
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_slope(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Orbit, Orbit) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::slope_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_slope(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Orbit, Orbit) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::slope_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn slope_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            mass: f64,
            t_mass: f64,
            d_ret: (Orbit, Orbit),
        ) -> (f64, f64) {
            let d = ((self.r[0] * self.r[0]) + (self.r[1] * self.r[1])).sqrt();
            let x = (self.r[0] * self.r[0]) + (self.r[1] * self.r[1]);
            let t_d = (0.5 / x.sqrt())
                * (((t_self.r[0] * self.r[0]) + (self.r[0] * t_self.r[0]))
                    + ((t_self.r[1] * self.r[1]) + (self.r[1] * t_self.r[1])));
            let k = (-mass) / ((d * d) * d);
            let t_k = ((-t_mass)
                - (((-mass) / ((d * d) * d))
                    * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d))))
                / ((d * d) * d);
            let t_result: Orbit = Orbit {
                r: t_self.v,
                v: [
                    ((t_k * self.r[0]) + (k * t_self.r[0])),
                    ((t_k * self.r[1]) + (k * t_self.r[1])),
                ],
            };
            let result: Orbit = Orbit {
                r: self.v,
                v: [(k * self.r[0]), (k * self.r[1])],
            };
            let result_2: (Orbit, Orbit) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_d = ::rootgrad_autodiff::Differentiable::zero_like(&t_d);
            let mut d_k: f64 = -0.0;
            let mut d_t_k: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Orbit { r: d_1, v: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.v, &((*d_1)));
            d_k += (*d_2)[0] * self.r[0];
            d_self.r[0] += (*d_2)[0] * k;
            d_k += (*d_2)[1] * self.r[1];
            d_self.r[1] += (*d_2)[1] * k;
            let Orbit { r: d_3, v: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.v, &((*d_3)));
            let d_5 = (*d_4)[0];
            d_t_k += d_5 * self.r[0];
            d_self.r[0] += d_5 * t_k;
            let d_6 = (*d_4)[0];
            d_k += d_6 * t_self.r[0];
            d_t_self.r[0] += d_6 * k;
            let d_7 = (*d_4)[1];
            d_t_k += d_7 * self.r[1];
            d_self.r[1] += d_7 * t_k;
            let d_8 = (*d_4)[1];
            d_k += d_8 * t_self.r[1];
            d_t_self.r[1] += d_8 * k;
            let d_9 = d_t_k / ((d * d) * d);
            d_t_mass -= d_9;
            let d_10 = d_9 * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d));
            let d_11 = d_10 / ((d * d) * d);
            d_mass += d_11;
            let d_12 = d_10 / ((d * d) * d) * ((-mass) / ((d * d) * d));
            let d_13 = d_12 * d;
            d_d += d_13 * d;
            d_d += d_13 * d;
            d_d += d_12 * (d * d);
            let d_14 = d_9 * ((-mass) / ((d * d) * d));
            let d_15 = d_14 * d;
            d_t_d -= d_15 * d;
            d_d -= d_15 * t_d;
            d_d -= d_15 * t_d;
            d_t_d -= d_15 * d;
            d_d -= d_14 * ((t_d * d) + (d * t_d));
            let d_16 = d_14 * t_d;
            d_d -= d_16 * d;
            d_d -= d_16 * d;
            d_t_d -= d_14 * (d * d);
            let d_17 = d_t_k / ((d * d) * d) * t_k;
            let d_18 = d_17 * d;
            d_d -= d_18 * d;
            d_d -= d_18 * d;
            d_d -= d_17 * (d * d);
            let d_19 = d_k / ((d * d) * d);
            d_mass -= d_19;
            let d_20 = d_k / ((d * d) * d) * k;
            let d_21 = d_20 * d;
            d_d -= d_21 * d;
            d_d -= d_21 * d;
            d_d -= d_20 * (d * d);
            let d_22 = ::rootgrad_autodiff::rt::scalar(d_t_d);
            let d_23 = d_22
                * (((t_self.r[0] * self.r[0]) + (self.r[0] * t_self.r[0]))
                    + ((t_self.r[1] * self.r[1]) + (self.r[1] * t_self.r[1])));
            let d_24 = d_23 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_24 * ::rootgrad_autodiff::rules::sqrt(x);
            let d_25 = d_22 * (0.5 / x.sqrt());
            d_t_self.r[0] += d_25 * self.r[0];
            d_self.r[0] += d_25 * t_self.r[0];
            d_self.r[0] += d_25 * t_self.r[0];
            d_t_self.r[0] += d_25 * self.r[0];
            d_t_self.r[1] += d_25 * self.r[1];
            d_self.r[1] += d_25 * t_self.r[1];
            d_self.r[1] += d_25 * t_self.r[1];
            d_t_self.r[1] += d_25 * self.r[1];
            let d_26 = ::rootgrad_autodiff::rt::scalar(d_x);
            d_self.r[0] += d_26 * self.r[0];
            d_self.r[0] += d_26 * self.r[0];
            d_self.r[1] += d_26 * self.r[1];
            d_self.r[1] += d_26 * self.r[1];
            let d_27 = ::rootgrad_autodiff::rt::scalar(d_d);
            let d_28 = d_27
                * ::rootgrad_autodiff::rules::sqrt(
                    (self.r[0] * self.r[0]) + (self.r[1] * self.r[1]),
                );
            d_self.r[0] += d_28 * self.r[0];
            d_self.r[0] += d_28 * self.r[0];
            d_self.r[1] += d_28 * self.r[1];
            d_self.r[1] += d_28 * self.r[1];
            (d_mass, d_t_mass)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_slope<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Orbit, Orbit)>,
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
            let (g2, g3) = Self::slope_pushforward_pullback(
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
        fn __path_jvp_vjp_slope<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Orbit, Orbit)>,
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
            let (g2, g3) = Self::slope_pushforward_pullback(
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
        fn __vjp_slope<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Orbit>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::slope_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_slope<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Orbit>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::slope_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`moved`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn moved_pullback(
            self: &Self,
            d_self: &mut Self,
            by: &Orbit,
            d_by: &mut Orbit,
            h: f64,
            d_ret: Orbit,
        ) -> (Orbit, f64) {
            let mut next = *self;
            for i in 0..2 {
                next.r[i] += h * by.r[i];
                next.v[i] += h * by.v[i];
            }
            let result: Orbit = ::core::clone::Clone::clone(&next);
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_result));
            for i in 0..2 {
                let d_1 = d_next.v[i];
                d_h += d_1 * by.v[i];
                d_by.v[i] += d_1 * h;
                let d_2 = d_next.r[i];
                d_h += d_2 * by.r[i];
                d_by.r[i] += d_2 * h;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &(d_next));
            (result, d_h)
        }
        /// The forward derivative of [`moved`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn moved_pushforward(
            self: &Self,
            t_self: &Self,
            by: &Orbit,
            t_by: &Orbit,
            h: f64,
            t_h: f64,
        ) -> (Orbit, Orbit) {
            let mut next = *self;
            let mut t_next = *t_self;
            for i in 0..2 {
                t_next.r[i]
                    += t_h * by.r[i] + h * ::rootgrad_autodiff::rt::scalar(t_by.r[i]);
                next.r[i] += h * by.r[i];
                t_next.v[i]
                    += t_h * by.v[i] + h * ::rootgrad_autodiff::rt::scalar(t_by.v[i]);
                next.v[i] += h * by.v[i];
            }
            let result: Orbit = next;
            let t_result: Orbit = t_next;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_moved(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Orbit,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Orbit>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Orbit, Orbit) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::moved_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_moved(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Orbit,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Orbit>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Orbit, Orbit) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::moved_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn moved_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            by: &Orbit,
            d_by: &mut Orbit,
            t_by: &Orbit,
            d_t_by: &mut Orbit,
            h: f64,
            t_h: f64,
            d_ret: (Orbit, Orbit),
        ) -> (f64, f64) {
            let mut next = *self;
            let mut t_next = *t_self;
            for i in 0..2 {
                t_next.r[i] += (t_h * by.r[i]) + (h * t_by.r[i]);
                next.r[i] += h * by.r[i];
                t_next.v[i] += (t_h * by.v[i]) + (h * t_by.v[i]);
                next.v[i] += h * by.v[i];
            }
            let result: Orbit = ::core::clone::Clone::clone(&next);
            let t_result: Orbit = ::core::clone::Clone::clone(&t_next);
            let result_2: (Orbit, Orbit) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
            let mut d_t_next = ::rootgrad_autodiff::Differentiable::zero_like(&t_next);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_next, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_result));
            for i in 0..2 {
                let d_1 = d_next.v[i];
                d_h += d_1 * by.v[i];
                d_by.v[i] += d_1 * h;
                let d_2 = d_t_next.v[i];
                d_t_h += d_2 * by.v[i];
                d_by.v[i] += d_2 * t_h;
                d_h += d_2 * t_by.v[i];
                d_t_by.v[i] += d_2 * h;
                let d_3 = d_next.r[i];
                d_h += d_3 * by.r[i];
                d_by.r[i] += d_3 * h;
                let d_4 = d_t_next.r[i];
                d_t_h += d_4 * by.r[i];
                d_by.r[i] += d_4 * t_h;
                d_h += d_4 * t_by.r[i];
                d_t_by.r[i] += d_4 * h;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_self), &(d_t_next));
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &(d_next));
            (d_h, d_t_h)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_moved<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Orbit,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Orbit>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Orbit, Orbit)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            let (g4, g5) = Self::moved_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                a5,
                d_ret.seed(),
            );
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_moved<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Orbit,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Orbit>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Orbit, Orbit)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g4, g5) = Self::moved_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                a5,
                d_ret.seed(),
            );
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_moved<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Orbit,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Orbit>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g2) = Self::moved_pullback(self, d0, a1, d1, a2, d_ret.seed());
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_moved<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Orbit,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Orbit>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Orbit>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g2) = Self::moved_pullback(a0, d0, a1, d1, a2, d_ret.seed());
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_moved, fn __vjp_slope & mut fn __mut_handed_moved
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_t = ::rootgrad_autodiff::rt::Like::new();
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
        let mut orbit = Orbit {
            r: [x[0], x[1]],
            v: [x[2], x[3]],
        };
        let h = 0.1;
        for _ in 0..12 {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let argument = x[4];
            kept_5.keep_owned(&orbit);
            let k1 = kept_12.keep(orbit.slope(argument));
            shape_4.keep(&k1);
            let argument_2 = 0.5 * h;
            kept_4.keep_owned(&orbit);
            let value = kept_11.keep(orbit.moved(&k1, argument_2));
            shape_5.keep(&value);
            let argument_3 = x[4];
            let k2 = kept_10.keep(::core::clone::Clone::clone(&value).slope(argument_3));
            shape_6.keep(&k2);
            let argument_4 = 0.5 * h;
            kept_3.keep_owned(&orbit);
            let value_2 = kept_9.keep(orbit.moved(&k2, argument_4));
            shape_7.keep(&value_2);
            let argument_5 = x[4];
            let k3 = kept_8
                .keep(::core::clone::Clone::clone(&value_2).slope(argument_5));
            shape_8.keep(&k3);
            kept_2.keep_owned(&orbit);
            let value_3 = kept_7.keep(orbit.moved(&k3, h));
            shape_9.keep(&value_3);
            let argument_6 = x[4];
            let k4 = kept_6
                .keep(::core::clone::Clone::clone(&value_3).slope(argument_6));
            shape_10.keep(&k4);
            let t = [
                (::core::clone::Clone::clone(&k1), 1.0),
                (::core::clone::Clone::clone(&k2), 2.0),
                (::core::clone::Clone::clone(&k3), 2.0),
                (::core::clone::Clone::clone(&k4), 1.0),
            ];
            like_t.of(&t);
            shape_11.keep(&t);
            let length = t.len();
            for i in 0..length {
                let k = ::core::clone::Clone::clone(&t[i].0);
                shape_2.keep(&k);
                let weight = t[i].1;
                let argument_7 = (weight * h) / 6.0;
                kept_1.keep_owned(&orbit);
                let value_4 = orbit.__mut_handed_moved().moved(&k, argument_7);
                shape_3.keep(&value_4);
                shape_1.keep(&orbit);
                orbit = value_4;
            }
            pass_1
                .push((
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                ));
        }
        let result: f64 = ((orbit.r[0] * orbit.v[1]) - (orbit.r[1] * orbit.v[0]))
            + orbit.r[0];
        let mut d_result = d_ret;
        let mut d_orbit = ::rootgrad_autodiff::Differentiable::zero_like(&orbit);
        d_orbit.r[0] += d_result * orbit.v[1];
        d_orbit.v[1] += d_result * orbit.r[0];
        d_orbit.r[1] -= d_result * orbit.v[0];
        d_orbit.v[0] -= d_result * orbit.r[1];
        d_orbit.r[0] += d_result;
        for _ in (0..12).rev() {
            let (k4, value_3, k3, value_2, k2, value, k1) = pass_1.take();
            let argument = x[4];
            let argument_2 = 0.5 * h;
            let argument_3 = x[4];
            let argument_4 = 0.5 * h;
            let argument_5 = x[4];
            let argument_6 = x[4];
            let t = [
                (::core::clone::Clone::clone(&k1), 1.0),
                (::core::clone::Clone::clone(&k2), 2.0),
                (::core::clone::Clone::clone(&k3), 2.0),
                (::core::clone::Clone::clone(&k4), 1.0),
            ];
            like_t.of(&t);
            let length = t.len();
            let mut d_argument: f64 = -0.0;
            let mut d_k1 = shape_4.zero();
            let mut d_value = shape_5.zero();
            let mut d_argument_3: f64 = -0.0;
            let mut d_k2 = shape_6.zero();
            let mut d_value_2 = shape_7.zero();
            let mut d_argument_5: f64 = -0.0;
            let mut d_k3 = shape_8.zero();
            let mut d_value_3 = shape_9.zero();
            let mut d_argument_6: f64 = -0.0;
            let mut d_k4 = shape_10.zero();
            let mut d_t = shape_11.zero();
            for i in (0..length).rev() {
                let k = ::core::clone::Clone::clone(&t[i].0);
                let weight = t[i].1;
                let argument_7 = (weight * h) / 6.0;
                let mut d_k = shape_2.zero();
                let mut d_weight = -0.0;
                let mut d_argument_7 = -0.0;
                let mut d_value_4 = shape_3.zero();
                let d_1 = shape_1.replace(&mut d_orbit);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_1));
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_moved(
                        ::core::option::Option::Some(&mut d_orbit),
                        &k,
                        &mut d_k,
                        argument_7,
                        &mut d_argument_7,
                        d_value_4,
                    );
                let d_2 = d_argument_7 / 6.0;
                d_weight += d_2 * h;
                d_t[i].1 += d_weight;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t[i].0, &(d_k));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1, &(d_t[0].0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2, &(d_t[1].0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3, &(d_t[2].0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k4, &(d_t[3].0));
            (value_3)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value_3),
                    argument_6,
                    &mut d_argument_6,
                    d_k4,
                );
            d_x[4] += d_argument_6;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k3,
                    &mut d_k3,
                    h,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_3,
                );
            (value_2)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value_2),
                    argument_5,
                    &mut d_argument_5,
                    d_k3,
                );
            d_x[4] += d_argument_5;
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k2,
                    &mut d_k2,
                    argument_4,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            (value)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_value),
                    argument_3,
                    &mut d_argument_3,
                    d_k2,
                );
            d_x[4] += d_argument_3;
            let v_4 = kept_4.take();
            (v_4)
                .__vjp_moved(
                    ::core::option::Option::Some(&mut d_orbit),
                    &k1,
                    &mut d_k1,
                    argument_2,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
            let v_5 = kept_5.take();
            (v_5)
                .__vjp_slope(
                    ::core::option::Option::Some(&mut d_orbit),
                    argument,
                    &mut d_argument,
                    d_k1,
                );
            d_x[4] += d_argument;
        }
        let Orbit { r: d_3, v: d_4 } = &d_orbit else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_3)[0];
        d_x[1] += (*d_3)[1];
        d_x[2] += (*d_4)[0];
        d_x[3] += (*d_4)[1];
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_moved, fn __jvp_slope);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_orbit = Orbit {
            r: [t_x[0], t_x[1]],
            v: [t_x[2], t_x[3]],
        };
        let mut orbit = Orbit {
            r: [x[0], x[1]],
            v: [x[2], x[3]],
        };
        let h = 0.1;
        for _ in 0..12 {
            let argument = x[4];
            let t_argument = t_x[4];
            let (v_1, t_k1) = (orbit).__jvp_slope(&mut t_orbit, argument, t_argument);
            let k1 = v_1;
            let argument_2 = 0.5 * h;
            let (v_2, t_value) = (orbit)
                .__jvp_moved(
                    &mut t_orbit,
                    &k1,
                    &t_k1,
                    argument_2,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value = v_2;
            let argument_3 = x[4];
            let t_argument_3 = t_x[4];
            let (v_3, t_k2) = (value).__jvp_slope(&t_value, argument_3, t_argument_3);
            let k2 = v_3;
            let argument_4 = 0.5 * h;
            let (v_4, t_value_2) = (orbit)
                .__jvp_moved(
                    &mut t_orbit,
                    &k2,
                    &t_k2,
                    argument_4,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value_2 = v_4;
            let argument_5 = x[4];
            let t_argument_5 = t_x[4];
            let (v_5, t_k3) = (value_2)
                .__jvp_slope(&t_value_2, argument_5, t_argument_5);
            let k3 = v_5;
            let (v_6, t_value_3) = (orbit)
                .__jvp_moved(
                    &mut t_orbit,
                    &k3,
                    &t_k3,
                    h,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let value_3 = v_6;
            let argument_6 = x[4];
            let t_argument_6 = t_x[4];
            let (v_7, t_k4) = (value_3)
                .__jvp_slope(&t_value_3, argument_6, t_argument_6);
            let k4 = v_7;
            let t_t = [(t_k1, 0.0), (t_k2, 0.0), (t_k3, 0.0), (t_k4, 0.0)];
            let t = [(k1, 1.0), (k2, 2.0), (k3, 2.0), (k4, 1.0)];
            let length = t.len();
            for i in 0..length {
                let k = t[i].0;
                let t_k = t_t[i].0;
                let weight = t[i].1;
                let t_weight = t_t[i].1;
                let argument_7 = (weight * h) / 6.0;
                let t_argument_7 = (t_weight * h) / 6.0;
                let (v_8, t_value_4) = (orbit)
                    .__jvp_moved(&mut t_orbit, &k, &t_k, argument_7, t_argument_7);
                let value_4 = v_8;
                t_orbit = t_value_4;
                orbit = value_4;
            }
        }
        let result: f64 = ((orbit.r[0] * orbit.v[1]) - (orbit.r[1] * orbit.v[0]))
            + orbit.r[0];
        let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_orbit.r[0]) * orbit.v[1]
            + orbit.r[0] * ::rootgrad_autodiff::rt::scalar(t_orbit.v[1]))
            - (::rootgrad_autodiff::rt::scalar(t_orbit.r[1]) * orbit.v[0]
                + orbit.r[1] * ::rootgrad_autodiff::rt::scalar(t_orbit.v[0])))
            + ::rootgrad_autodiff::rt::scalar(t_orbit.r[0]);
        (result, t_result)
    }
}
mod n_body {
    ///The derivative of [`kick`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum kick {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl kick {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &kick)
        }
        /// The reverse derivative of [`kick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(bodies: &mut [Body], d_bodies: &mut [Body], h: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("bodies", bodies.len(), d_bodies.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let like_a = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..bodies.len() {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut a = [0.0; 2];
                like_a.of(&a);
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                        let d = kept_5
                            .keep([
                                (bodies[j].at[0] - bodies[i].at[0]),
                                (bodies[j].at[1] - bodies[i].at[1]),
                            ]);
                        shape_1.keep(&d);
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        shape_2.keep(&r2);
                        let f = kept_4
                            .keep((kept_3.keep(bodies[j].mass) / (r2 * r2.sqrt())));
                        shape_3.keep(&f);
                        a[0] += f * d[0];
                        a[1] += f * d[1];
                        pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                    }
                }
                bodies[i].speed[0] += h * kept_2.keep(a[0]);
                bodies[i].speed[1] += h * kept_1.keep(a[1]);
                pass_2.push((kept_1.take(), kept_2.take()));
            }
            let bodies = &*bodies;
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..bodies.len()).rev() {
                let (v_1, v_2) = pass_2.take();
                let mut d_a = like_a.same([::rootgrad_autodiff::zero(); 2]);
                let d_1 = d_bodies[i].speed[1];
                d_h += d_1 * v_1;
                d_a[1] += d_1 * h;
                let d_2 = d_bodies[i].speed[0];
                d_h += d_2 * v_2;
                d_a[0] += d_2 * h;
                for j in (0..bodies.len()).rev() {
                    if i == j {} else {
                        let (v_3, f, d) = pass_1.take();
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        let mut d_d = shape_1.zero();
                        let mut d_r2 = shape_2.zero();
                        let mut d_f = shape_3.zero();
                        let d_3 = d_a[1];
                        d_f += d_3 * d[1];
                        d_d[1] += d_3 * f;
                        let d_4 = d_a[0];
                        d_f += d_4 * d[0];
                        d_d[0] += d_4 * f;
                        let d_5 = ::rootgrad_autodiff::rt::scalar(d_f);
                        d_bodies[j].mass += d_5 / (r2 * r2.sqrt());
                        let d_6 = d_5 / (r2 * r2.sqrt()) * (v_3 / (r2 * r2.sqrt()));
                        d_r2 -= d_6 * r2.sqrt();
                        let d_7 = d_6 * r2;
                        d_r2 -= d_7 * ::rootgrad_autodiff::rules::sqrt(r2);
                        let d_8 = ::rootgrad_autodiff::rt::scalar(d_r2);
                        d_d[0] += d_8 * d[0];
                        d_d[0] += d_8 * d[0];
                        d_d[1] += d_8 * d[1];
                        d_d[1] += d_8 * d[1];
                        let d_9 = ::rootgrad_autodiff::rt::scalar(d_d[0]);
                        d_bodies[j].at[0] += d_9;
                        d_bodies[i].at[0] -= d_9;
                        let d_10 = ::rootgrad_autodiff::rt::scalar(d_d[1]);
                        d_bodies[j].at[1] += d_10;
                        d_bodies[i].at[1] -= d_10;
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            d_h
        }
        /// The forward derivative of [`kick`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(bodies: &mut [Body], t_bodies: &mut [Body], h: f64, t_h: f64) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "bodies",
                bodies.len(),
                "t_bodies",
                t_bodies.len(),
            );
            for i in 0..bodies.len() {
                let mut a = [0.0; 2];
                let mut t_a = [0.0; 2];
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let t_d = [
                            ::rootgrad_autodiff::rt::tangent_at(
                                ::rootgrad_autodiff::rt::scalar(t_bodies[j].at[0])
                                    - ::rootgrad_autodiff::rt::scalar(t_bodies[i].at[0]),
                                bodies[j].at[0] - bodies[i].at[0],
                            ),
                            ::rootgrad_autodiff::rt::tangent_at(
                                ::rootgrad_autodiff::rt::scalar(t_bodies[j].at[1])
                                    - ::rootgrad_autodiff::rt::scalar(t_bodies[i].at[1]),
                                bodies[j].at[1] - bodies[i].at[1],
                            ),
                        ];
                        let d = [
                            (bodies[j].at[0] - bodies[i].at[0]),
                            (bodies[j].at[1] - bodies[i].at[1]),
                        ];
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        let t_r2 = (::rootgrad_autodiff::rt::scalar(t_d[0]) * d[0]
                            + d[0] * ::rootgrad_autodiff::rt::scalar(t_d[0]))
                            + (::rootgrad_autodiff::rt::scalar(t_d[1]) * d[1]
                                + d[1] * ::rootgrad_autodiff::rt::scalar(t_d[1]));
                        let f = bodies[j].mass / (r2 * r2.sqrt());
                        let t_f = (::rootgrad_autodiff::rt::scalar(t_bodies[j].mass)
                            - (bodies[j].mass / (r2 * r2.sqrt()))
                                * (t_r2 * r2.sqrt()
                                    + r2 * (::rootgrad_autodiff::rules::sqrt(r2) * t_r2)))
                            / (r2 * r2.sqrt());
                        t_a[0]
                            += t_f * d[0] + f * ::rootgrad_autodiff::rt::scalar(t_d[0]);
                        a[0] += f * d[0];
                        t_a[1]
                            += t_f * d[1] + f * ::rootgrad_autodiff::rt::scalar(t_d[1]);
                        a[1] += f * d[1];
                    }
                }
                t_bodies[i].speed[0] += t_h * a[0] + h * t_a[0];
                bodies[i].speed[0] += h * a[0];
                t_bodies[i].speed[1] += t_h * a[1] + h * t_a[1];
                bodies[i].speed[1] += h * a[1];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [Body], f64) + 'static,
            a0: &mut [Body],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[Body]>,
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
            bodies: &mut [Body],
            d_bodies: &mut [Body],
            t_bodies: &mut [Body],
            d_t_bodies: &mut [Body],
            h: f64,
            t_h: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("bodies", bodies.len(), d_bodies.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_bodies",
                t_bodies.len(),
                d_t_bodies.len(),
            );
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let like_a = ::rootgrad_autodiff::rt::Like::new();
            let like_t_a = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..bodies.len() {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut a = [0.0; 2];
                like_a.of(&a);
                let mut t_a = [0.0; 2];
                like_t_a.of(&t_a);
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                        let t_d = kept_13
                            .keep([
                                ::rootgrad_autodiff::rt::tangent_at(
                                    (t_bodies[j].at[0] - t_bodies[i].at[0]),
                                    (bodies[j].at[0] - bodies[i].at[0]),
                                ),
                                ::rootgrad_autodiff::rt::tangent_at(
                                    (t_bodies[j].at[1] - t_bodies[i].at[1]),
                                    (bodies[j].at[1] - bodies[i].at[1]),
                                ),
                            ]);
                        shape_1.keep(&t_d);
                        let d = kept_12
                            .keep([
                                (bodies[j].at[0] - bodies[i].at[0]),
                                (bodies[j].at[1] - bodies[i].at[1]),
                            ]);
                        shape_2.keep(&d);
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        shape_3.keep(&r2);
                        let t_r2 = ((t_d[0] * d[0]) + (d[0] * t_d[0]))
                            + ((t_d[1] * d[1]) + (d[1] * t_d[1]));
                        shape_4.keep(&t_r2);
                        let f = kept_11
                            .keep((kept_8.keep(bodies[j].mass) / (r2 * r2.sqrt())));
                        shape_5.keep(&f);
                        let t_2 = kept_10.keep(t_bodies[j].mass);
                        shape_6.keep(&t_2);
                        let t = kept_9
                            .keep((kept_7.keep(bodies[j].mass) / (r2 * r2.sqrt())));
                        shape_7.keep(&t);
                        let x = ::core::clone::Clone::clone(&r2);
                        shape_8.keep(&x);
                        let t_f = (t_2
                            - (t
                                * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x.sqrt()) * t_r2)))))
                            / (r2 * r2.sqrt());
                        shape_9.keep(&t_f);
                        t_a[0] += (t_f * d[0]) + (f * t_d[0]);
                        a[0] += f * d[0];
                        t_a[1] += (t_f * d[1]) + (f * t_d[1]);
                        a[1] += f * d[1];
                        pass_1
                            .push((
                                kept_7.take(),
                                kept_8.take(),
                                kept_9.take(),
                                kept_10.take(),
                                kept_11.take(),
                                kept_12.take(),
                                kept_13.take(),
                            ));
                    }
                }
                t_bodies[i].speed[0]
                    += (t_h * kept_5.keep(a[0])) + (h * kept_6.keep(t_a[0]));
                bodies[i].speed[0] += h * kept_4.keep(a[0]);
                t_bodies[i].speed[1]
                    += (t_h * kept_2.keep(a[1])) + (h * kept_3.keep(t_a[1]));
                bodies[i].speed[1] += h * kept_1.keep(a[1]);
                pass_2
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                    ));
            }
            let bodies = &*bodies;
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_h = ::rootgrad_autodiff::zero::<f64>();
            for i in (0..bodies.len()).rev() {
                let (v_1, v_2, v_3, v_4, v_5, v_6) = pass_2.take();
                let mut d_a = like_a.same([::rootgrad_autodiff::zero(); 2]);
                let mut d_t_a = like_t_a.same([::rootgrad_autodiff::zero(); 2]);
                let d_1 = d_bodies[i].speed[1];
                d_h += d_1 * v_1;
                d_a[1] += d_1 * h;
                let d_2 = d_t_bodies[i].speed[1];
                d_t_h += d_2 * v_2;
                d_a[1] += d_2 * t_h;
                d_h += d_2 * v_3;
                d_t_a[1] += d_2 * h;
                let d_3 = d_bodies[i].speed[0];
                d_h += d_3 * v_4;
                d_a[0] += d_3 * h;
                let d_4 = d_t_bodies[i].speed[0];
                d_t_h += d_4 * v_5;
                d_a[0] += d_4 * t_h;
                d_h += d_4 * v_6;
                d_t_a[0] += d_4 * h;
                for j in (0..bodies.len()).rev() {
                    if i == j {} else {
                        let (v_7, v_8, t, t_2, f, d, t_d) = pass_1.take();
                        let r2 = ((d[0] * d[0]) + (d[1] * d[1])) + 0.01;
                        let t_r2 = ((t_d[0] * d[0]) + (d[0] * t_d[0]))
                            + ((t_d[1] * d[1]) + (d[1] * t_d[1]));
                        let x = ::core::clone::Clone::clone(&r2);
                        let t_f = (t_2
                            - (t
                                * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x.sqrt()) * t_r2)))))
                            / (r2 * r2.sqrt());
                        let mut d_t_d = shape_1.zero();
                        let mut d_d = shape_2.zero();
                        let mut d_r2 = shape_3.zero();
                        let mut d_t_r2 = shape_4.zero();
                        let mut d_f = shape_5.zero();
                        let mut d_t_2 = shape_6.zero();
                        let mut d_t = shape_7.zero();
                        let mut d_x = shape_8.zero();
                        let mut d_t_f = shape_9.zero();
                        let d_5 = d_a[1];
                        d_f += d_5 * d[1];
                        d_d[1] += d_5 * f;
                        let d_6 = d_t_a[1];
                        d_t_f += d_6 * d[1];
                        d_d[1] += d_6 * t_f;
                        d_f += d_6 * t_d[1];
                        d_t_d[1] += d_6 * f;
                        let d_7 = d_a[0];
                        d_f += d_7 * d[0];
                        d_d[0] += d_7 * f;
                        let d_8 = d_t_a[0];
                        d_t_f += d_8 * d[0];
                        d_d[0] += d_8 * t_f;
                        d_f += d_8 * t_d[0];
                        d_t_d[0] += d_8 * f;
                        let d_9 = ::rootgrad_autodiff::rt::scalar(d_t_f);
                        let d_10 = d_9 / (r2 * r2.sqrt());
                        d_t_2 += d_10;
                        d_t
                            -= d_10
                                * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x.sqrt()) * t_r2)));
                        let d_11 = d_10 * t;
                        d_t_r2 -= d_11 * r2.sqrt();
                        let d_12 = d_11 * t_r2;
                        d_r2 -= d_12 * ::rootgrad_autodiff::rules::sqrt(r2);
                        d_r2 -= d_11 * ((0.5 / x.sqrt()) * t_r2);
                        let d_13 = d_11 * r2;
                        let d_14 = d_13 * t_r2;
                        let d_15 = d_14 / x.sqrt() * (0.5 / x.sqrt());
                        d_x += d_15 * ::rootgrad_autodiff::rules::sqrt(x);
                        d_t_r2 -= d_13 * (0.5 / x.sqrt());
                        let d_16 = d_9 / (r2 * r2.sqrt())
                            * ((t_2
                                - (t
                                    * ((t_r2 * r2.sqrt()) + (r2 * ((0.5 / x.sqrt()) * t_r2)))))
                                / (r2 * r2.sqrt()));
                        d_r2 -= d_16 * r2.sqrt();
                        let d_17 = d_16 * r2;
                        d_r2 -= d_17 * ::rootgrad_autodiff::rules::sqrt(r2);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_r2, &(d_x));
                        let d_18 = ::rootgrad_autodiff::rt::scalar(d_t);
                        d_bodies[j].mass += d_18 / (r2 * r2.sqrt());
                        let d_19 = d_18 / (r2 * r2.sqrt()) * (v_7 / (r2 * r2.sqrt()));
                        d_r2 -= d_19 * r2.sqrt();
                        let d_20 = d_19 * r2;
                        d_r2 -= d_20 * ::rootgrad_autodiff::rules::sqrt(r2);
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_t_bodies[j].mass,
                            &(d_t_2),
                        );
                        let d_21 = ::rootgrad_autodiff::rt::scalar(d_f);
                        d_bodies[j].mass += d_21 / (r2 * r2.sqrt());
                        let d_22 = d_21 / (r2 * r2.sqrt()) * (v_8 / (r2 * r2.sqrt()));
                        d_r2 -= d_22 * r2.sqrt();
                        let d_23 = d_22 * r2;
                        d_r2 -= d_23 * ::rootgrad_autodiff::rules::sqrt(r2);
                        let d_24 = ::rootgrad_autodiff::rt::scalar(d_t_r2);
                        d_t_d[0] += d_24 * d[0];
                        d_d[0] += d_24 * t_d[0];
                        d_d[0] += d_24 * t_d[0];
                        d_t_d[0] += d_24 * d[0];
                        d_t_d[1] += d_24 * d[1];
                        d_d[1] += d_24 * t_d[1];
                        d_d[1] += d_24 * t_d[1];
                        d_t_d[1] += d_24 * d[1];
                        let d_25 = ::rootgrad_autodiff::rt::scalar(d_r2);
                        d_d[0] += d_25 * d[0];
                        d_d[0] += d_25 * d[0];
                        d_d[1] += d_25 * d[1];
                        d_d[1] += d_25 * d[1];
                        let d_26 = ::rootgrad_autodiff::rt::scalar(d_d[0]);
                        d_bodies[j].at[0] += d_26;
                        d_bodies[i].at[0] -= d_26;
                        let d_27 = ::rootgrad_autodiff::rt::scalar(d_d[1]);
                        d_bodies[j].at[1] += d_27;
                        d_bodies[i].at[1] -= d_27;
                        let d_28 = ::rootgrad_autodiff::rt::scalar(d_t_d[0]);
                        d_t_bodies[j].at[0] += d_28;
                        d_t_bodies[i].at[0] -= d_28;
                        let d_29 = ::rootgrad_autodiff::rt::scalar(d_t_d[1]);
                        d_t_bodies[j].at[1] += d_29;
                        d_t_bodies[i].at[1] -= d_29;
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            (d_h, d_t_h)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [Body], f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[Body],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[Body]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
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
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g2, g3) = Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, a3);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[Body],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Body>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(kick as rule_of_kick);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut bodies: Vec<Body> = Vec::new();
        let size = 3;
        let length = x.len() / size;
        for i in 0..length {
            let p = &x[(i * size)..((i * size) + size)];
            bodies
                .push(Body {
                    at: [p[0], p[1]],
                    speed: [((-0.3) * p[1]), (0.3 * p[0])],
                    mass: p[2],
                });
        }
        for _ in 0..6 {
            kept_2.keep_when(rule_of_kick::__BEFORE, &bodies);
            rule_of_kick::__of(kick)(&mut bodies, 0.05);
            kept_2.keep_when(!rule_of_kick::__BEFORE, &bodies);
            let length_2 = kept_3.keep(bodies.len());
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                for k in 0..2 {
                    shape_1.keep(&b.at[k]);
                    b.at[k] += 0.1 * b.speed[k];
                }
            }
            kept_1.keep_when(rule_of_kick::__BEFORE, &bodies);
            rule_of_kick::__of(kick)(&mut bodies, 0.05);
            kept_1.keep_when(!rule_of_kick::__BEFORE, &bodies);
        }
        let mut energy = 0.0;
        let length_3 = bodies.len();
        let mut d_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let mut d_energy = -0.0;
        d_energy += d_result;
        for i_3 in 0..length_3 {
            let b_2 = &bodies[i_3];
            energy
                += (0.5 * b_2.mass)
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
            let b_2 = &bodies[i_3];
            let d_1 = d_energy;
            let d_2 = d_1
                * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
            d_bodies[i_3].mass += d_2 * 0.5;
            let d_3 = d_1 * (0.5 * b_2.mass);
            d_bodies[i_3].speed[0] += d_3 * b_2.speed[0];
            d_bodies[i_3].speed[0] += d_3 * b_2.speed[0];
            d_bodies[i_3].speed[1] += d_3 * b_2.speed[1];
            d_bodies[i_3].speed[1] += d_3 * b_2.speed[1];
        }
        let result: f64 = energy + bodies[0].at[0];
        d_bodies[0].at[0] += d_result;
        for _ in (0..6).rev() {
            let length_2 = kept_3.take();
            let v_1 = kept_1.take();
            rule_of_kick::__vjp(
                &v_1,
                &mut d_bodies,
                0.05,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            for i_2 in (0..length_2).rev() {
                for k in (0..2).rev() {
                    let d_4 = shape_1.restored(&mut d_bodies[i_2].at[k]);
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                    d_bodies[i_2].speed[k] += d_5 * 0.1;
                }
            }
            let v_2 = kept_2.take();
            rule_of_kick::__vjp(
                &v_2,
                &mut d_bodies,
                0.05,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        }
        for i in (0..length).rev() {
            let d_p = &mut d_x[i * size..(i * size) + size];
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_bodies);
            let Body { at: d_7, speed: d_8, mass: d_9 } = &d_6 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_p[0] += (*d_7)[0];
            d_p[1] += (*d_7)[1];
            d_p[1] += (*d_8)[0] * (-0.3);
            d_p[0] += (*d_8)[1] * 0.3;
            d_p[2] += (*d_9);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(kick as rule_of_kick);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut bodies: Vec<Body> = Vec::new();
        let mut t_bodies: Vec<Body> = ::rootgrad_autodiff::Differentiable::zero_like(
            &bodies,
        );
        let size = 3;
        let length = x.len() / size;
        for i in 0..length {
            let p = &x[(i * size)..((i * size) + size)];
            let t_p = &t_x[i * size..(i * size) + size];
            t_bodies
                .push(Body {
                    at: [t_p[0], t_p[1]],
                    speed: [(-0.3) * t_p[1], 0.3 * t_p[0]],
                    mass: t_p[2],
                });
            bodies
                .push(Body {
                    at: [p[0], p[1]],
                    speed: [((-0.3) * p[1]), (0.3 * p[0])],
                    mass: p[2],
                });
        }
        for _ in 0..6 {
            rule_of_kick::__jvp(
                kick,
                &mut bodies,
                &mut t_bodies,
                0.05,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let length_2 = bodies.len();
            for i_2 in 0..length_2 {
                let b = &mut bodies[i_2];
                let t_b = &mut t_bodies[i_2];
                for k in 0..2 {
                    t_b.at[k] += 0.1 * ::rootgrad_autodiff::rt::scalar(t_b.speed[k]);
                    b.at[k] += 0.1 * b.speed[k];
                }
            }
            rule_of_kick::__jvp(
                kick,
                &mut bodies,
                &mut t_bodies,
                0.05,
                ::rootgrad_autodiff::rt::Inactive,
            );
        }
        let mut energy = 0.0;
        let mut t_energy = 0.0;
        let length_3 = bodies.len();
        for i_3 in 0..length_3 {
            let b_2 = &bodies[i_3];
            let t_b_2 = &t_bodies[i_3];
            t_energy
                += (0.5 * ::rootgrad_autodiff::rt::scalar(t_b_2.mass))
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]))
                    + (0.5 * b_2.mass)
                        * ((::rootgrad_autodiff::rt::scalar(t_b_2.speed[0])
                            * b_2.speed[0]
                            + b_2.speed[0]
                                * ::rootgrad_autodiff::rt::scalar(t_b_2.speed[0]))
                            + (::rootgrad_autodiff::rt::scalar(t_b_2.speed[1])
                                * b_2.speed[1]
                                + b_2.speed[1]
                                    * ::rootgrad_autodiff::rt::scalar(t_b_2.speed[1])));
            energy
                += (0.5 * b_2.mass)
                    * ((b_2.speed[0] * b_2.speed[0]) + (b_2.speed[1] * b_2.speed[1]));
        }
        let result: f64 = energy + bodies[0].at[0];
        let t_result: f64 = t_energy
            + ::rootgrad_autodiff::rt::scalar(t_bodies[0].at[0]);
        (result, t_result)
    }
}
mod ray_tracing {
    impl V {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(x: f64, y: f64, z: f64, d_ret: V) -> (V, f64, f64, f64) {
            let result: V = V { x: x, y: y, z: z };
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let V { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x += (*d_1);
            d_y += (*d_2);
            d_z += (*d_3);
            (result, d_x, d_y, d_z)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
            z: f64,
            t_z: f64,
        ) -> (V, V) {
            let t_result: V = V { x: t_x, y: t_y, z: t_z };
            let result: V = V { x: x, y: y, z: z };
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
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (V, V) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::new_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
            z: f64,
            t_z: f64,
            d_ret: (V, V),
        ) -> (f64, f64, f64, f64, f64, f64) {
            let t_result: V = V { x: t_x, y: t_y, z: t_z };
            let result: V = V { x: x, y: y, z: z };
            let result_2: (V, V) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let V { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x += (*d_1);
            d_y += (*d_2);
            d_z += (*d_3);
            let V { x: d_4, y: d_5, z: d_6 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x += (*d_4);
            d_t_y += (*d_5);
            d_t_z += (*d_6);
            (d_x, d_t_x, d_y, d_t_y, d_z, d_t_z)
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
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5) = Self::new_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
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
        fn __path_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2) = Self::new_pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pullback(
            self: &Self,
            d_self: &mut Self,
            o: &V,
            d_o: &mut V,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let mut d_result = d_ret;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            d_self.z += d_result * o.z;
            d_o.z += d_result * self.z;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pushforward(self: &Self, t_self: &Self, o: &V, t_o: &V) -> (f64, f64) {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_self.x) * o.x
                + self.x * ::rootgrad_autodiff::rt::scalar(t_o.x))
                + (::rootgrad_autodiff::rt::scalar(t_self.y) * o.y
                    + self.y * ::rootgrad_autodiff::rt::scalar(t_o.y)))
                + (::rootgrad_autodiff::rt::scalar(t_self.z) * o.z
                    + self.z * ::rootgrad_autodiff::rt::scalar(t_o.z));
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
            a1: &V,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::dot_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_dot(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &V,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::dot_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn dot_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            o: &V,
            d_o: &mut V,
            t_o: &V,
            d_t_o: &mut V,
            d_ret: (f64, f64),
        ) {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let t_result: f64 = (((t_self.x * o.x) + (self.x * t_o.x))
                + ((t_self.y * o.y) + (self.y * t_o.y)))
                + ((t_self.z * o.z) + (self.z * t_o.z));
            let result_2: (f64, f64) = (result, t_result);
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
            d_t_self.z += d_t_result * o.z;
            d_o.z += d_t_result * t_self.z;
            d_self.z += d_t_result * t_o.z;
            d_t_o.z += d_t_result * self.z;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            d_self.z += d_result * o.z;
            d_o.z += d_result * self.z;
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
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            Self::dot_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_dot<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::dot_pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &V,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::dot_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_dot<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &V,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::dot_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pullback(
            self: &Self,
            d_self: &mut Self,
            k: f64,
            o: &V,
            d_o: &mut V,
            d_ret: V,
        ) -> (V, f64) {
            let result: V = V {
                x: self.x + (k * o.x),
                y: self.y + (k * o.y),
                z: self.z + (k * o.z),
            };
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let V { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1);
            d_k += (*d_1) * o.x;
            d_o.x += (*d_1) * k;
            d_self.y += (*d_2);
            d_k += (*d_2) * o.y;
            d_o.y += (*d_2) * k;
            d_self.z += (*d_3);
            d_k += (*d_3) * o.z;
            d_o.z += (*d_3) * k;
            (result, d_k)
        }
        /// The forward derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pushforward(
            self: &Self,
            t_self: &Self,
            k: f64,
            t_k: f64,
            o: &V,
            t_o: &V,
        ) -> (V, V) {
            let t_result: V = V {
                x: ::rootgrad_autodiff::rt::scalar(t_self.x)
                    + (t_k * o.x + k * ::rootgrad_autodiff::rt::scalar(t_o.x)),
                y: ::rootgrad_autodiff::rt::scalar(t_self.y)
                    + (t_k * o.y + k * ::rootgrad_autodiff::rt::scalar(t_o.y)),
                z: ::rootgrad_autodiff::rt::scalar(t_self.z)
                    + (t_k * o.z + k * ::rootgrad_autodiff::rt::scalar(t_o.z)),
            };
            let result: V = V {
                x: self.x + (k * o.x),
                y: self.y + (k * o.y),
                z: self.z + (k * o.z),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_plus(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: &V,
            t2: impl ::rootgrad_autodiff::rt::TangentRef<V>,
        ) -> (V, V) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::plus_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_plus(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: &V,
            t2: impl ::rootgrad_autodiff::rt::TangentRef<V>,
        ) -> (V, V) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::plus_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn plus_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            k: f64,
            t_k: f64,
            o: &V,
            d_o: &mut V,
            t_o: &V,
            d_t_o: &mut V,
            d_ret: (V, V),
        ) -> (f64, f64) {
            let t_result: V = V {
                x: t_self.x + ((t_k * o.x) + (k * t_o.x)),
                y: t_self.y + ((t_k * o.y) + (k * t_o.y)),
                z: t_self.z + ((t_k * o.z) + (k * t_o.z)),
            };
            let result: V = V {
                x: self.x + (k * o.x),
                y: self.y + (k * o.y),
                z: self.z + (k * o.z),
            };
            let result_2: (V, V) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let V { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_self.x += (*d_1);
            d_k += (*d_1) * o.x;
            d_o.x += (*d_1) * k;
            d_self.y += (*d_2);
            d_k += (*d_2) * o.y;
            d_o.y += (*d_2) * k;
            d_self.z += (*d_3);
            d_k += (*d_3) * o.z;
            d_o.z += (*d_3) * k;
            let V { x: d_4, y: d_5, z: d_6 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_self.x += (*d_4);
            d_t_k += (*d_4) * o.x;
            d_o.x += (*d_4) * t_k;
            d_k += (*d_4) * t_o.x;
            d_t_o.x += (*d_4) * k;
            d_t_self.y += (*d_5);
            d_t_k += (*d_5) * o.y;
            d_o.y += (*d_5) * t_k;
            d_k += (*d_5) * t_o.y;
            d_t_o.y += (*d_5) * k;
            d_t_self.z += (*d_6);
            d_t_k += (*d_6) * o.z;
            d_o.z += (*d_6) * t_k;
            d_k += (*d_6) * t_o.z;
            d_t_o.z += (*d_6) * k;
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: &V,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
        ) {
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(a5);
            let d5 = d5.or_discard(&mut store5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(a4);
            let d4 = d4.or_discard(&mut store4);
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
            let (g2, g3) = Self::plus_pushforward_pullback(
                self,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                d4,
                a5,
                d5,
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
        fn __path_jvp_vjp_plus<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: &V,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
        ) {
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(a5);
            let d5 = d5.or_discard(&mut store5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(a4);
            let d4 = d4.or_discard(&mut store4);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g2, g3) = Self::plus_pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
                d4,
                a5,
                d5,
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
        fn __vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::plus_pullback(self, d0, a1, a2, d2, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_plus<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::plus_pullback(a0, d0, a1, a2, d2, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pullback(self: &Self, d_self: &mut Self, d_ret: V) -> V {
            ::rootgrad_autodiff::callees!(; fn __vjp_dot);
            let value = self.dot(self);
            let n = value.sqrt();
            let result: V = V {
                x: self.x / n,
                y: self.y / n,
                z: self.z / n,
            };
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let V { x: d_1, y: d_3, z: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.x += d_2 / n;
            d_n -= d_2 / n * (self.x / n);
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.y += d_4 / n;
            d_n -= d_4 / n * (self.y / n);
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.z += d_6 / n;
            d_n -= d_6 / n * (self.z / n);
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_n);
            d_value += d_7 * ::rootgrad_autodiff::rules::sqrt(value);
            let mut d_8 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_9 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            (*self)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_8),
                    self,
                    &mut d_9,
                    d_value,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_8);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_9);
            result
        }
        /// The forward derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pushforward(self: &Self, t_self: &Self) -> (V, V) {
            ::rootgrad_autodiff::callees!(; fn __jvp_dot);
            let (v_1, t_value) = (*self).__jvp_dot(&(*t_self), self, t_self);
            let value = v_1;
            let n = value.sqrt();
            let t_n = ::rootgrad_autodiff::rules::sqrt(value) * t_value;
            let t_result: V = V {
                x: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.x) - (self.x / n) * t_n) / n,
                    self.x / n,
                ),
                y: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.y) - (self.y / n) * t_n) / n,
                    self.y / n,
                ),
                z: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.z) - (self.z / n) * t_n) / n,
                    self.z / n,
                ),
            };
            let result: V = V {
                x: self.x / n,
                y: self.y / n,
                z: self.z / n,
            };
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
            ::rootgrad_autodiff::callees!(; fn __jvp_dot => fn __jvp_vjp_dot);
            let v_1 = (*self).__jvp_dot(&(*t_self), self, t_self);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let n = value.sqrt();
            let x_2 = ::core::clone::Clone::clone(&value);
            let t_n = (0.5 / x_2.sqrt()) * t_value;
            let t_result: V = V {
                x: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_self.x - ((self.x / n) * t_n)) / n),
                    (self.x / n),
                ),
                y: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_self.y - ((self.y / n) * t_n)) / n),
                    (self.y / n),
                ),
                z: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_self.z - ((self.z / n) * t_n)) / n),
                    (self.z / n),
                ),
            };
            let result: V = V {
                x: self.x / n,
                y: self.y / n,
                z: self.z / n,
            };
            let result_2: (V, V) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_n = ::rootgrad_autodiff::Differentiable::zero_like(&t_n);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let V { x: d_1, y: d_3, z: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.x += d_2 / n;
            d_n -= d_2 / n * (self.x / n);
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.y += d_4 / n;
            d_n -= d_4 / n * (self.y / n);
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.z += d_6 / n;
            d_n -= d_6 / n * (self.z / n);
            let V { x: d_7, y: d_11, z: d_15 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            let d_9 = d_8 / n;
            d_t_self.x += d_9;
            let d_10 = d_9 * t_n;
            d_self.x -= d_10 / n;
            d_n += d_10 / n * (self.x / n);
            d_t_n -= d_9 * (self.x / n);
            d_n -= d_8 / n * ((t_self.x - ((self.x / n) * t_n)) / n);
            let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
            let d_13 = d_12 / n;
            d_t_self.y += d_13;
            let d_14 = d_13 * t_n;
            d_self.y -= d_14 / n;
            d_n += d_14 / n * (self.y / n);
            d_t_n -= d_13 * (self.y / n);
            d_n -= d_12 / n * ((t_self.y - ((self.y / n) * t_n)) / n);
            let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
            let d_17 = d_16 / n;
            d_t_self.z += d_17;
            let d_18 = d_17 * t_n;
            d_self.z -= d_18 / n;
            d_n += d_18 / n * (self.z / n);
            d_t_n -= d_17 * (self.z / n);
            d_n -= d_16 / n * ((t_self.z - ((self.z / n) * t_n)) / n);
            let d_19 = ::rootgrad_autodiff::rt::scalar(d_t_n);
            let d_20 = d_19 * t_value;
            let d_21 = d_20 / x_2.sqrt() * (0.5 / x_2.sqrt());
            d_x_2 -= d_21 * ::rootgrad_autodiff::rules::sqrt(x_2);
            d_t_value += d_19 * (0.5 / x_2.sqrt());
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_x_2));
            let d_22 = ::rootgrad_autodiff::rt::scalar(d_n);
            d_value += d_22 * ::rootgrad_autodiff::rules::sqrt(value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let mut d_23 = ::rootgrad_autodiff::rt::Part::zero_owned(&(*self));
            let mut d_24 = ::rootgrad_autodiff::rt::Part::zero_owned(&(*t_self));
            let mut d_25 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_26 = ::rootgrad_autodiff::rt::Part::zero_owned(t_self);
            ((*self))
                .__jvp_vjp_dot(
                    ::core::option::Option::Some(&mut d_23),
                    &(*t_self),
                    &mut d_24,
                    self,
                    &mut d_25,
                    t_self,
                    &mut d_26,
                    d_v_1,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_23);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_t_self), &d_24);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_25);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_t_self), &d_26);
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
    ///The derivative of [`hit`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum hit {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl hit {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &hit)
        }
        /// The reverse derivative of [`hit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            from: &V,
            d_from: &mut V,
            along: &V,
            d_along: &mut V,
            center: &V,
            d_center: &mut V,
            radius: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_dot, fn __vjp_plus);
            let result: Option<f64>;
            let argument = -1.0;
            let oc = from.plus(argument, center);
            let b = oc.dot(along);
            let value = oc.dot(&oc);
            let c = value - (radius * radius);
            let disc = (b * b) - c;
            if disc < 0.0 {
                result = None;
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                if t > 1e-6 {
                    result = Some(t);
                } else {
                    result = None;
                }
            }
            let mut d_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_oc = ::rootgrad_autodiff::Differentiable::zero_like(&oc);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_value: f64 = -0.0;
            let mut d_c: f64 = -0.0;
            let mut d_disc: f64 = -0.0;
            if disc < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                if t > 1e-6 {
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Some(d_3) = &d_2 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t += (*d_3);
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
                d_b -= d_t;
                d_sqrt_2 -= d_t;
                d_disc += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(disc);
            }
            d_b += d_disc * b;
            d_b += d_disc * b;
            d_c -= d_disc;
            d_value += d_c;
            d_radius -= d_c * radius;
            d_radius -= d_c * radius;
            let mut d_5 = ::rootgrad_autodiff::rt::Part::zero_owned(&oc);
            let mut d_6 = ::rootgrad_autodiff::rt::Part::zero_owned(&oc);
            (oc)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_5),
                    &oc,
                    &mut d_6,
                    d_value,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_oc, &d_5);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_oc, &d_6);
            (oc)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_oc),
                    along,
                    &mut (*d_along),
                    d_b,
                );
            (*from)
                .__vjp_plus(
                    ::core::option::Option::Some(&mut (*d_from)),
                    argument,
                    ::rootgrad_autodiff::rt::Inactive,
                    center,
                    &mut (*d_center),
                    d_oc,
                );
            (result, d_radius)
        }
        /// The forward derivative of [`hit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            from: &V,
            t_from: &V,
            along: &V,
            t_along: &V,
            center: &V,
            t_center: &V,
            radius: f64,
            t_radius: f64,
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(; fn __jvp_dot, fn __jvp_plus);
            let result: Option<f64>;
            let t_result: Option<f64>;
            let argument = -1.0;
            let (v_1, t_oc) = (*from)
                .__jvp_plus(
                    &(*t_from),
                    argument,
                    ::rootgrad_autodiff::rt::Inactive,
                    center,
                    t_center,
                );
            let oc = v_1;
            let (v_2, t_b) = (oc).__jvp_dot(&t_oc, along, t_along);
            let b = v_2;
            let (v_3, t_value) = (oc).__jvp_dot(&t_oc, &oc, &t_oc);
            let value = v_3;
            let c = value - (radius * radius);
            let t_c = t_value - (t_radius * radius + radius * t_radius);
            let disc = (b * b) - c;
            let t_disc = (t_b * b + b * t_b) - t_c;
            if disc < 0.0 {
                let v_4 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                result = v_4;
            } else {
                let t = (-b) - disc.sqrt();
                let t_t = (-t_b) - (::rootgrad_autodiff::rules::sqrt(disc) * t_disc);
                if t > 1e-6 {
                    t_result = Some(t_t);
                    result = Some(t);
                } else {
                    let v_5 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    result = v_5;
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
            called: impl ::core::ops::Fn(&V, &V, &V, f64) -> Option<f64> + 'static,
            a0: &V,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            a1: &V,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            a2: &V,
            t2: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            let t3 = t3.or_zero(&a3);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            from: &V,
            d_from: &mut V,
            t_from: &V,
            d_t_from: &mut V,
            along: &V,
            d_along: &mut V,
            t_along: &V,
            d_t_along: &mut V,
            center: &V,
            d_center: &mut V,
            t_center: &V,
            d_t_center: &mut V,
            radius: f64,
            t_radius: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_dot, fn __jvp_plus => fn __jvp_vjp_dot, fn __jvp_vjp_plus
            );
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let argument = -1.0;
            let v_1 = (*from)
                .__jvp_plus(
                    &(*t_from),
                    argument,
                    ::rootgrad_autodiff::rt::Inactive,
                    center,
                    t_center,
                );
            let oc = ::core::clone::Clone::clone(&v_1.0);
            let t_oc = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = oc.__jvp_dot(&t_oc, along, t_along);
            let b = ::core::clone::Clone::clone(&v_2.0);
            let t_b = ::core::clone::Clone::clone(&v_2.1);
            let v_3 = oc.__jvp_dot(&t_oc, &oc, &t_oc);
            let value = ::core::clone::Clone::clone(&v_3.0);
            let t_value = ::core::clone::Clone::clone(&v_3.1);
            let c = value - (radius * radius);
            let t_c = t_value - ((t_radius * radius) + (radius * t_radius));
            let disc = (b * b) - c;
            let t_disc = ((t_b * b) + (b * t_b)) - t_c;
            if disc < 0.0 {
                let v_4 = None;
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
                shape_2.keep(&t_result);
                result = v_4;
                shape_1.keep(&result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                let x = disc;
                let sqrt_3 = x.sqrt();
                let t_t = (-t_b) - ((0.5 / sqrt_3) * t_disc);
                if t > 1e-6 {
                    t_result = Some(t_t);
                    shape_2.keep(&t_result);
                    result = Some(t);
                    shape_1.keep(&result);
                } else {
                    let v_5 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    shape_2.keep(&t_result);
                    result = v_5;
                    shape_1.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_radius = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_oc = ::rootgrad_autodiff::Differentiable::zero_like(&oc);
            let mut d_t_oc = ::rootgrad_autodiff::Differentiable::zero_like(&t_oc);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_c: f64 = -0.0;
            let mut d_t_c: f64 = -0.0;
            let mut d_disc: f64 = -0.0;
            let mut d_t_disc: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if disc < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            } else {
                let sqrt_2 = disc.sqrt();
                let t = (-b) - sqrt_2;
                let x = disc;
                let sqrt_3 = x.sqrt();
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_t: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                if t > 1e-6 {
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Some(d_4) = &d_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t += (*d_4);
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                    let Some(d_6) = &d_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t_t += (*d_6);
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
                d_t_b -= d_t_t;
                let d_9 = d_t_t * t_disc;
                d_sqrt_3 += d_9 / sqrt_3 * (0.5 / sqrt_3);
                d_t_disc -= d_t_t * (0.5 / sqrt_3);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
                d_disc += d_x;
                d_b -= d_t;
                d_sqrt_2 -= d_t;
                d_disc += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(disc);
            }
            d_t_b += d_t_disc * b;
            d_b += d_t_disc * t_b;
            d_b += d_t_disc * t_b;
            d_t_b += d_t_disc * b;
            d_t_c -= d_t_disc;
            d_b += d_disc * b;
            d_b += d_disc * b;
            d_c -= d_disc;
            d_t_value += d_t_c;
            d_t_radius -= d_t_c * radius;
            d_radius -= d_t_c * t_radius;
            d_radius -= d_t_c * t_radius;
            d_t_radius -= d_t_c * radius;
            d_value += d_c;
            d_radius -= d_c * radius;
            d_radius -= d_c * radius;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value));
            let mut d_10 = ::rootgrad_autodiff::rt::Part::zero_owned(&oc);
            let mut d_11 = ::rootgrad_autodiff::rt::Part::zero_owned(&t_oc);
            let mut d_12 = ::rootgrad_autodiff::rt::Part::zero_owned(&oc);
            let mut d_13 = ::rootgrad_autodiff::rt::Part::zero_owned(&t_oc);
            (oc)
                .__jvp_vjp_dot(
                    ::core::option::Option::Some(&mut d_10),
                    &t_oc,
                    &mut d_11,
                    &oc,
                    &mut d_12,
                    &t_oc,
                    &mut d_13,
                    d_v_3,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_oc, &d_10);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_oc, &d_11);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_oc, &d_12);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_oc, &d_13);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_b));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_b));
            (oc)
                .__jvp_vjp_dot(
                    ::core::option::Option::Some(&mut d_oc),
                    &t_oc,
                    &mut d_t_oc,
                    along,
                    &mut (*d_along),
                    t_along,
                    &mut (*d_t_along),
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_oc));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_oc));
            ((*from))
                .__jvp_vjp_plus(
                    ::core::option::Option::Some(&mut (*d_from)),
                    &(*t_from),
                    &mut (*d_t_from),
                    argument,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    center,
                    &mut (*d_center),
                    t_center,
                    &mut (*d_t_center),
                    d_v_1,
                );
            (d_radius, d_t_radius)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&V, &V, &V, f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &V,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a4: &V,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<V>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let _ = Self::__of(called);
            let a7 = a7.or_zero(&a6);
            let mut store7 = a7;
            let mut store6 = a6;
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(a5);
            let d5 = d5.or_discard(&mut store5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(a4);
            let d4 = d4.or_discard(&mut store4);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (g6, g7) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d4,
                a5,
                d5,
                a6,
                a7,
                d_ret.seed(),
            );
            *d6.or_discard(&mut store6) += g6;
            *d7.or_discard(&mut store7) += g7;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &V,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a1: &V,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a2: &V,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store3 = a3;
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g3) = Self::pullback(a0, d0, a1, d1, a2, d2, a3, d_ret.seed());
            *d3.or_discard(&mut store3) += g3;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            hit as rule_of_hit; fn __path_vjp_new, fn __vjp_dot, fn __vjp_plus, fn
            __vjp_unit & mut fn __mut_handed_plus
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_14 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
        let like_argument_6 = ::rootgrad_autodiff::rt::Like::new();
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
        let mut result: f64 = ::core::default::Default::default();
        let argument = p[0];
        let argument_2 = p[1];
        let argument_3 = -3.0;
        let mut from = V::new(argument, argument_2, argument_3);
        let value = V::new(0.05, 0.02, 1.0);
        let mut along = value.unit();
        let value_2 = V::new(0.0, 0.0, 2.0);
        let t_2 = (value_2, p[2]);
        let argument_4 = -2.5;
        let value_3 = V::new(0.7, 0.5, argument_4);
        let spheres = [::core::clone::Clone::clone(&t_2), (value_3, p[3])];
        let mut light = 1.0;
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_21 = 0usize;
        for bounce in 0..4 {
            passes_of_kept_21 += 1;
            let mut nearest: Option<(f64, usize)> = None;
            let length = spheres.len();
            for i_2 in 0..length {
                let i = i_2;
                let center = &spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let argument_5 = *radius;
                kept_18.keep_owned(&from);
                kept_19.keep_owned(&along);
                let value_4 = kept_20
                    .keep(rule_of_hit::__of(hit)(&from, &along, center, argument_5));
                shape_11.keep(&value_4);
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                        let arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if best <= t => {
                                arm = 0;
                            }
                            _ => {
                                arm = 1;
                            }
                        }
                        let arm_2 = kept_16.keep(arm);
                        match kept_15.keep(::core::clone::Clone::clone(&nearest)) {
                            Some((best, _)) if arm_2 == 0 => {}
                            _ if arm_2 == 1 => {
                                shape_10.keep(&nearest);
                                nearest = Some((t, i));
                            }
                            _ => {
                                ::core::unreachable!();
                            }
                        }
                        pass_3.push((kept_15.take(), kept_16.take()));
                    }
                    _ => {}
                }
            }
            match kept_14.keep(::core::clone::Clone::clone(&nearest)) {
                Some((t_3, i_3)) => {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    kept_5.keep_owned(&from);
                    kept_6.keep_owned(&along);
                    let value_5 = from.__mut_handed_plus().plus(t_3, &along);
                    shape_3.keep(&value_5);
                    shape_2.keep(&from);
                    from = value_5;
                    let argument_6 = -1.0;
                    like_argument_6.of(&argument_6);
                    let at = i_3;
                    shape_4.keep(&at);
                    kept_4.keep_owned(&from);
                    let value_6 = kept_9
                        .keep(from.plus(argument_6, &spheres[at.clone()].0));
                    shape_5.keep(&value_6);
                    let normal = kept_8
                        .keep(::core::clone::Clone::clone(&value_6).unit());
                    shape_6.keep(&normal);
                    ::rootgrad_autodiff::unchanged!(along, along.dot(& normal));
                    kept_3.keep_owned(&along);
                    let value_7 = kept_7.keep(along.dot(&normal));
                    shape_7.keep(&value_7);
                    let argument_7 = (-2.0) * value_7;
                    shape_8.keep(&argument_7);
                    kept_2.keep_owned(&along);
                    let value_8 = along
                        .__mut_handed_plus()
                        .plus(::core::clone::Clone::clone(&argument_7), &normal);
                    shape_9.keep(&value_8);
                    shape_1.keep(&along);
                    along = value_8;
                    light = kept_1.keep(light) * (0.8 * ((-0.1) * t_3).exp());
                    pass_1
                        .push((
                            kept_1.take(),
                            kept_7.take(),
                            kept_8.take(),
                            kept_9.take(),
                        ));
                }
                _ => {
                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                    result = (kept_12.keep(light)
                        * kept_11.keep((0.5 + (0.5 * along.y))))
                        + (0.1 * (bounce as f64));
                    running = false;
                    jumped = true;
                    pass_2.push((kept_11.take(), kept_12.take()));
                }
            }
            shape_12.keep(&nearest);
            if !running {
                break;
            }
        }
        kept_21.keep(passes_of_kept_21);
        if !jumped {
            result = light;
        }
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_from = ::rootgrad_autodiff::Differentiable::zero_like(&from);
        let mut d_along = ::rootgrad_autodiff::Differentiable::zero_like(&along);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_spheres = ::rootgrad_autodiff::Differentiable::zero_like(&spheres);
        let mut d_light: f64 = -0.0;
        if !jumped {
            let d_1 = ::core::mem::take(&mut d_result);
            d_light += d_1;
        }
        for bounce in ::rootgrad_autodiff::rt::Steps::from(0..4)
            .take(kept_21.take())
            .rev()
        {
            let v_9 = kept_14.take();
            let length = spheres.len();
            let mut d_nearest = shape_12.zero();
            match v_9 {
                Some((t_3, i_3)) => {
                    let Some((d_t_3, d_i_3)) = &mut d_nearest else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_1, value_7, normal, value_6) = pass_1.take();
                    let argument_6 = -1.0;
                    like_argument_6.of(&argument_6);
                    let at = i_3;
                    let argument_7 = (-2.0) * value_7;
                    let mut d_value_5 = shape_3.zero();
                    let mut d_at = shape_4.zero();
                    let mut d_value_6 = shape_5.zero();
                    let mut d_normal = shape_6.zero();
                    let mut d_value_7 = shape_7.zero();
                    let mut d_argument_7 = shape_8.zero();
                    let mut d_value_8 = shape_9.zero();
                    let d_2 = ::core::mem::take(&mut d_light);
                    d_light += d_2 * (0.8 * ((-0.1) * t_3).exp());
                    let d_3 = d_2 * v_1;
                    let d_4 = d_3 * 0.8;
                    let d_5 = d_4 * ::rootgrad_autodiff::rules::exp((-0.1) * t_3);
                    (*d_t_3) += d_5 * (-0.1);
                    let d_6 = shape_1.replace(&mut d_along);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_8, &(d_6));
                    let v_2 = kept_2.take();
                    (v_2)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_along),
                            ::core::clone::Clone::clone(&argument_7),
                            &mut d_argument_7,
                            &normal,
                            &mut d_normal,
                            d_value_8,
                        );
                    let d_7 = ::rootgrad_autodiff::rt::scalar(d_argument_7);
                    d_value_7 += d_7 * (-2.0);
                    let v_3 = kept_3.take();
                    (v_3)
                        .__vjp_dot(
                            ::core::option::Option::Some(&mut d_along),
                            &normal,
                            &mut d_normal,
                            d_value_7,
                        );
                    (value_6)
                        .__vjp_unit(
                            ::core::option::Option::Some(&mut d_value_6),
                            d_normal,
                        );
                    let v_4 = kept_4.take();
                    (v_4)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_from),
                            argument_6,
                            ::rootgrad_autodiff::rt::Inactive,
                            &spheres[at.clone()].0,
                            &mut d_spheres[at.clone()].0,
                            d_value_6,
                        );
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_i_3), &(d_at));
                    let d_8 = shape_2.replace(&mut d_from);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_5, &(d_8));
                    let v_5 = kept_5.take();
                    let v_6 = kept_6.take();
                    (v_5)
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_from),
                            ::core::clone::Clone::clone(&t_3),
                            &mut (*d_t_3),
                            &v_6,
                            &mut d_along,
                            d_value_5,
                        );
                }
                _ => {
                    let (v_7, v_8) = pass_2.take();
                    let d_9 = ::core::mem::take(&mut d_result);
                    d_light += d_9 * v_7;
                    let d_10 = d_9 * v_8;
                    d_along.y += d_10 * 0.5;
                }
            }
            for i_2 in (0..length).rev() {
                let value_4 = kept_20.take();
                let center = &spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let argument_5 = *radius;
                let mut d_argument_5: f64 = -0.0;
                let mut d_value_4 = shape_11.zero();
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let Some(d_t) = &mut d_value_4 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let (v_10, arm_2) = pass_3.take();
                        match v_10 {
                            Some((best, _)) if arm_2 == 0 => {}
                            _ if arm_2 == 1 => {
                                let d_11 = shape_10.replace(&mut d_nearest);
                                let Some(d_12) = &d_11 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t),
                                    &((*d_12).0),
                                );
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
                let v_11 = kept_18.take();
                let v_12 = kept_19.take();
                rule_of_hit::__vjp(
                    &v_11,
                    &mut d_from,
                    &v_12,
                    &mut d_along,
                    center,
                    &mut d_spheres[i_2].0,
                    argument_5,
                    &mut d_argument_5,
                    d_value_4,
                );
                d_spheres[i_2].1 += d_argument_5;
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_spheres[0]));
        d_p[3] += d_spheres[1].1;
        d_p[2] += d_t_2.1;
        V::__path_vjp_new(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            argument_3,
            ::rootgrad_autodiff::rt::Inactive,
            d_from,
        );
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        pass_1.finish();
        pass_2.finish();
        kept_14.finish();
        pass_3.finish();
        kept_18.finish();
        kept_19.finish();
        kept_20.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            hit as rule_of_hit; fn __jvp_dot, fn __jvp_plus, fn __jvp_unit, fn
            __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let argument_3 = -3.0;
        let (v_1, mut t_from) = V::__path_jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
            argument_3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let mut from = v_1;
        let value = V::new(0.05, 0.02, 1.0);
        let mut along = value.unit();
        let mut t_along = ::rootgrad_autodiff::Differentiable::zero_like(&along);
        let value_2 = V::new(0.0, 0.0, 2.0);
        let t_t_2 = (::rootgrad_autodiff::Differentiable::zero_like(&(value_2)), t_p[2]);
        let t_2 = (value_2, p[2]);
        let argument_4 = -2.5;
        let value_3 = V::new(0.7, 0.5, argument_4);
        let t_spheres = [
            t_t_2,
            (::rootgrad_autodiff::Differentiable::zero_like(&(value_3)), t_p[3]),
        ];
        let spheres = [t_2, (value_3, p[3])];
        let mut light = 1.0;
        let mut t_light = 0.0;
        let mut running = true;
        let mut jumped = false;
        for bounce in 0..4 {
            let mut nearest: Option<(f64, usize)> = None;
            let mut t_nearest: Option<(f64, usize)> = ::rootgrad_autodiff::Differentiable::zero_like(
                &nearest,
            );
            let length = spheres.len();
            for i_2 in 0..length {
                let i = i_2;
                let center = &spheres[i_2].0;
                let t_center = &t_spheres[i_2].0;
                let radius = &spheres[i_2].1;
                let t_radius = &t_spheres[i_2].1;
                let argument_5 = *radius;
                let t_argument_5 = *t_radius;
                let (v_2, t_value_4) = rule_of_hit::__jvp(
                    hit,
                    &from,
                    &t_from,
                    &along,
                    &t_along,
                    center,
                    t_center,
                    argument_5,
                    t_argument_5,
                );
                let value_4 = v_2;
                match ::core::clone::Clone::clone(&value_4) {
                    Some(t) => {
                        let Some(t_t) = ::core::clone::Clone::clone(&t_value_4) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if best <= t => {
                                let Some((t_best, _)) = ::core::clone::Clone::clone(
                                    &t_nearest,
                                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                arm = 0;
                            }
                            _ => {
                                arm = 1;
                            }
                        }
                        let arm_2 = arm;
                        match ::core::clone::Clone::clone(&nearest) {
                            Some((best, _)) if arm_2 == 0 => {
                                let Some((t_best, _)) = ::core::clone::Clone::clone(
                                    &t_nearest,
                                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                            }
                            _ if arm_2 == 1 => {
                                t_nearest = Some((
                                    t_t,
                                    ::rootgrad_autodiff::Differentiable::zero_like(&(i)),
                                ));
                                nearest = Some((t, i));
                            }
                            _ => {
                                ::core::unreachable!();
                            }
                        }
                    }
                    _ => {}
                }
            }
            match ::core::clone::Clone::clone(&nearest) {
                Some((t_3, i_3)) => {
                    let Some((t_t_3, t_i_3)) = ::core::clone::Clone::clone(&t_nearest)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let (v_3, t_value_5) = (from)
                        .__jvp_plus(&mut t_from, t_3, t_t_3, &along, &t_along);
                    let value_5 = v_3;
                    t_from = t_value_5;
                    from = value_5;
                    let argument_6 = -1.0;
                    let at = i_3;
                    let t_at = t_i_3;
                    let (v_4, t_value_6) = (from)
                        .__jvp_plus(
                            &mut t_from,
                            argument_6,
                            ::rootgrad_autodiff::rt::Inactive,
                            &spheres[at.clone()].0,
                            &t_spheres[at.clone()].0,
                        );
                    let value_6 = v_4;
                    let (v_5, t_normal) = (value_6).__jvp_unit(&t_value_6);
                    let normal = v_5;
                    ::rootgrad_autodiff::unchanged!(along, along.dot(& normal));
                    let (v_6, t_value_7) = (along)
                        .__jvp_dot(&mut t_along, &normal, &t_normal);
                    let value_7 = v_6;
                    let argument_7 = (-2.0) * value_7;
                    let t_argument_7 = (-2.0) * t_value_7;
                    let (v_7, t_value_8) = (along)
                        .__jvp_plus(
                            &mut t_along,
                            argument_7,
                            t_argument_7,
                            &normal,
                            &t_normal,
                        );
                    let value_8 = v_7;
                    t_along = t_value_8;
                    along = value_8;
                    t_light = t_light * (0.8 * ((-0.1) * t_3).exp())
                        + light
                            * (0.8
                                * (::rootgrad_autodiff::rules::exp((-0.1) * t_3)
                                    * ((-0.1) * t_t_3)));
                    light = light * (0.8 * ((-0.1) * t_3).exp());
                }
                _ => {
                    t_result = t_light * (0.5 + (0.5 * along.y))
                        + light * (0.5 * ::rootgrad_autodiff::rt::scalar(t_along.y));
                    result = (light * (0.5 + (0.5 * along.y))) + (0.1 * (bounce as f64));
                    running = false;
                    jumped = true;
                }
            }
            if !running {
                break;
            }
        }
        if !jumped {
            t_result = t_light;
            result = light;
        }
        (result, t_result)
    }
}
mod pid {
    impl Controller {
        /// The reverse derivative of [`output`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn output_pullback(
            self: &mut Self,
            d_self: &mut Self,
            error: f64,
            dt: f64,
            d_ret: f64,
        ) -> (f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            kept_5.keep_owned(&self.last);
            match self.last {
                Some(last) => {
                    t = (error - last) / dt;
                }
                None => {
                    t = 0.0;
                }
            }
            let slope = t;
            shape_1.keep(&self.last);
            self.last = Some(error);
            let u = ((kept_1.keep(self.kp) * error)
                + (kept_3.keep(self.ki) * kept_2.keep(self.sum)))
                + (kept_4.keep(self.kd) * slope);
            if u.abs() < 5.0 {
                self.sum += error * dt;
            }
            let result: f64 = u.clamp((-5.0), 5.0);
            let mut d_error = ::rootgrad_autodiff::zero::<f64>();
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_slope: f64 = -0.0;
            let mut d_u: f64 = -0.0;
            d_u += d_result * ::rootgrad_autodiff::rules::clamp(u, -5.0, 5.0).0;
            if u.abs() < 5.0 {
                let d_1 = d_self.sum;
                d_error += d_1 * dt;
                d_dt += d_1 * error;
            }
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            d_self.kp += d_u * error;
            d_error += d_u * v_1;
            d_self.ki += d_u * v_2;
            d_self.sum += d_u * v_3;
            d_self.kd += d_u * slope;
            d_slope += d_u * v_4;
            let d_2 = shape_1.replace(&mut d_self.last);
            let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_error += (*d_3);
            d_t += d_slope;
            let v_5 = kept_5.take();
            match v_5 {
                Some(last) => {
                    let Some(d_last) = &mut d_self.last else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_4 = ::core::mem::take(&mut d_t);
                    let d_5 = d_4 / dt;
                    d_error += d_5;
                    (*d_last) -= d_5;
                    d_dt -= d_4 / dt * ((error - last) / dt);
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t);
                }
            }
            (result, d_error, d_dt)
        }
        /// The forward derivative of [`output`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn output_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            error: f64,
            t_error: f64,
            dt: f64,
            t_dt: f64,
        ) -> (f64, f64) {
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&self.last) {
                Some(last) => {
                    let Some(t_last) = ::core::clone::Clone::clone(&t_self.last) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = ((t_error - t_last) - ((error - last) / dt) * t_dt) / dt;
                    t = (error - last) / dt;
                }
                None => {
                    t_t = 0.0;
                    t = 0.0;
                }
            }
            let slope = t;
            let t_slope = t_t;
            t_self.last = Some(t_error);
            self.last = Some(error);
            let u = ((self.kp * error) + (self.ki * self.sum)) + (self.kd * slope);
            let t_u = ((::rootgrad_autodiff::rt::scalar(t_self.kp) * error
                + self.kp * t_error)
                + (::rootgrad_autodiff::rt::scalar(t_self.ki) * self.sum
                    + self.ki * ::rootgrad_autodiff::rt::scalar(t_self.sum)))
                + (::rootgrad_autodiff::rt::scalar(t_self.kd) * slope
                    + self.kd * t_slope);
            if u.abs() < 5.0 {
                t_self.sum += t_error * dt + error * t_dt;
                self.sum += error * dt;
            }
            let result: f64 = u.clamp((-5.0), 5.0);
            let t_result: f64 = ::rootgrad_autodiff::rules::clamp(u, -5.0, 5.0).0 * t_u;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_output(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::output_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_output(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::output_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn output_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            error: f64,
            t_error: f64,
            dt: f64,
            t_dt: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
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
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            kept_14.keep_owned(&self.last);
            match self.last {
                Some(last) => {
                    kept_13.keep_owned(&t_self.last);
                    match t_self.last {
                        Some(t_last) => {
                            t_t = ((t_error - t_last) - (((error - last) / dt) * t_dt))
                                / dt;
                            t = (error - last) / dt;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t = 0.0;
                    t = 0.0;
                }
            }
            let slope = t;
            let t_slope = t_t;
            shape_2.keep(&t_self.last);
            t_self.last = Some(t_error);
            shape_1.keep(&self.last);
            self.last = Some(error);
            let u = ((kept_9.keep(self.kp) * error)
                + (kept_11.keep(self.ki) * kept_10.keep(self.sum)))
                + (kept_12.keep(self.kd) * slope);
            let t_u = (((kept_1.keep(t_self.kp) * error)
                + (kept_2.keep(self.kp) * t_error))
                + ((kept_4.keep(t_self.ki) * kept_3.keep(self.sum))
                    + (kept_6.keep(self.ki) * kept_5.keep(t_self.sum))))
                + ((kept_7.keep(t_self.kd) * slope) + (kept_8.keep(self.kd) * t_slope));
            if u.abs() < 5.0 {
                t_self.sum += (t_error * dt) + (error * t_dt);
                self.sum += error * dt;
            }
            let result: f64 = u.clamp((-5.0), 5.0);
            let x = u;
            let min = -5.0;
            let max = 5.0;
            let t_2;
            if x < min {
                t_2 = 0.0;
            } else {
                if x > max {
                    t_2 = 0.0;
                } else {
                    t_2 = 1.0;
                }
            }
            let t_result: f64 = t_2 * t_u;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_error = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_error = ::rootgrad_autodiff::zero::<f64>();
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_slope: f64 = -0.0;
            let mut d_t_slope: f64 = -0.0;
            let mut d_u: f64 = -0.0;
            let mut d_t_u: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_u += d_t_result * t_2;
            d_u += d_x;
            d_u += d_result * ::rootgrad_autodiff::rules::clamp(u, -5.0, 5.0).0;
            if u.abs() < 5.0 {
                let d_1 = d_self.sum;
                d_error += d_1 * dt;
                d_dt += d_1 * error;
                let d_2 = d_t_self.sum;
                d_t_error += d_2 * dt;
                d_dt += d_2 * t_error;
                d_error += d_2 * t_dt;
                d_t_dt += d_2 * error;
            }
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let v_7 = kept_7.take();
            let v_8 = kept_8.take();
            d_t_self.kp += d_t_u * error;
            d_error += d_t_u * v_1;
            d_self.kp += d_t_u * t_error;
            d_t_error += d_t_u * v_2;
            d_t_self.ki += d_t_u * v_3;
            d_self.sum += d_t_u * v_4;
            d_self.ki += d_t_u * v_5;
            d_t_self.sum += d_t_u * v_6;
            d_t_self.kd += d_t_u * slope;
            d_slope += d_t_u * v_7;
            d_self.kd += d_t_u * t_slope;
            d_t_slope += d_t_u * v_8;
            let v_9 = kept_9.take();
            let v_10 = kept_10.take();
            let v_11 = kept_11.take();
            let v_12 = kept_12.take();
            d_self.kp += d_u * error;
            d_error += d_u * v_9;
            d_self.ki += d_u * v_10;
            d_self.sum += d_u * v_11;
            d_self.kd += d_u * slope;
            d_slope += d_u * v_12;
            let d_3 = shape_1.replace(&mut d_self.last);
            let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_error += (*d_4);
            let d_5 = shape_2.replace(&mut d_t_self.last);
            let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_t_error += (*d_6);
            d_t_t += d_t_slope;
            d_t += d_slope;
            let v_14 = kept_14.take();
            match v_14 {
                Some(last) => {
                    let Some(d_last) = &mut d_self.last else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_13 = kept_13.take();
                    match v_13 {
                        Some(t_last) => {
                            let Some(d_t_last) = &mut d_t_self.last else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_7 = ::core::mem::take(&mut d_t);
                            let d_8 = d_7 / dt;
                            d_error += d_8;
                            (*d_last) -= d_8;
                            d_dt -= d_7 / dt * ((error - last) / dt);
                            let d_9 = ::core::mem::take(&mut d_t_t);
                            let d_10 = d_9 / dt;
                            d_t_error += d_10;
                            (*d_t_last) -= d_10;
                            let d_11 = d_10 * t_dt;
                            let d_12 = d_11 / dt;
                            d_error -= d_12;
                            (*d_last) += d_12;
                            d_dt += d_11 / dt * ((error - last) / dt);
                            d_t_dt -= d_10 * ((error - last) / dt);
                            d_dt
                                -= d_9 / dt
                                    * (((t_error - t_last) - (((error - last) / dt) * t_dt))
                                        / dt);
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::core::mem::take(&mut d_t);
                    let _ = ::core::mem::take(&mut d_t_t);
                }
            }
            (d_error, d_t_error, d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_output<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
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
            let (g2, g3, g4, g5) = Self::output_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
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
        fn __path_jvp_vjp_output<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
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
            let (g2, g3, g4, g5) = Self::output_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
        fn __vjp_output<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1, g2) = Self::output_pullback(
                &mut this,
                d0,
                a1,
                a2,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_output<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1, g2) = Self::output_pullback(
                &mut a0,
                d0,
                a1,
                a2,
                d_ret.seed(),
            );
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_output);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_step = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut c = Controller {
            kp: p[0],
            ki: p[1],
            kd: p[2],
            sum: 0.0,
            last: None,
        };
        let mut level = 0.0;
        let mut flow = 0.0;
        let mut cost = 0.0;
        for step in 0..30 {
            like_step.of(&step);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            if step < 15 {
                t = 1.0;
            } else {
                t = p[3];
            }
            let target = t;
            let argument = kept_4.keep((target - level));
            kept_2.keep_owned(&c);
            let u = kept_3.keep(c.output(argument, 0.1));
            shape_1.keep(&u);
            flow += 0.1 * (u - flow);
            level += 0.1 * (flow - (0.4 * level));
            cost += kept_1.keep((target - level)).powi(2) + ((0.01 * u) * u);
            pass_1.push((kept_1.take(), kept_3.take(), kept_4.take()));
        }
        let result: f64 = cost;
        let mut d_result = d_ret;
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_level = -0.0;
        let mut d_flow = -0.0;
        let mut d_cost: f64 = -0.0;
        d_cost += d_result;
        for step in (0..30).rev() {
            like_step.of(&step);
            let (v_1, u, argument) = pass_1.take();
            let mut d_t: f64 = -0.0;
            let mut d_target: f64 = -0.0;
            let mut d_argument: f64 = -0.0;
            let mut d_u = shape_1.zero();
            let d_1 = d_cost;
            let d_2 = d_1 * ::rootgrad_autodiff::rules::powi(v_1, 2);
            d_target += d_2;
            d_level -= d_2;
            let d_3 = d_1 * u;
            d_u += d_3 * 0.01;
            d_u += d_1 * (0.01 * u);
            let d_4 = d_level;
            let d_5 = d_4 * 0.1;
            d_flow += d_5;
            d_level -= d_5 * 0.4;
            let d_6 = d_flow;
            let d_7 = d_6 * 0.1;
            d_u += d_7;
            d_flow -= d_7;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_output(
                    ::core::option::Option::Some(&mut d_c),
                    argument,
                    &mut d_argument,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_u,
                );
            d_target += d_argument;
            d_level -= d_argument;
            d_t += d_target;
            if step < 15 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_9 = ::core::mem::take(&mut d_t);
                d_p[3] += d_9;
            }
        }
        let Controller { kp: d_10, ki: d_11, kd: d_12, sum: _, last: _ } = &d_c else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_10);
        d_p[1] += (*d_11);
        d_p[2] += (*d_12);
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_output);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_c = Controller {
            kp: t_p[0],
            ki: t_p[1],
            kd: t_p[2],
            sum: 0.0,
            last: ::rootgrad_autodiff::Differentiable::zero_like(&(None)),
        };
        let mut c = Controller {
            kp: p[0],
            ki: p[1],
            kd: p[2],
            sum: 0.0,
            last: None,
        };
        let mut level = 0.0;
        let mut t_level = 0.0;
        let mut flow = 0.0;
        let mut t_flow = 0.0;
        let mut cost = 0.0;
        let mut t_cost = 0.0;
        for step in 0..30 {
            let t;
            let t_t;
            if step < 15 {
                t_t = 0.0;
                t = 1.0;
            } else {
                t_t = t_p[3];
                t = p[3];
            }
            let target = t;
            let t_target = t_t;
            let argument = target - level;
            let t_argument = t_target - t_level;
            let (v_1, t_u) = (c)
                .__jvp_output(
                    &mut t_c,
                    argument,
                    t_argument,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
            let u = v_1;
            t_flow += 0.1 * (t_u - t_flow);
            flow += 0.1 * (u - flow);
            t_level += 0.1 * (t_flow - (0.4 * t_level));
            level += 0.1 * (flow - (0.4 * level));
            t_cost
                += (::rootgrad_autodiff::rules::powi(target - level, 2)
                    * (t_target - t_level)) + ((0.01 * t_u) * u + (0.01 * u) * t_u);
            cost += (target - level).powi(2) + ((0.01 * u) * u);
        }
        let result: f64 = cost;
        let t_result: f64 = t_cost;
        (result, t_result)
    }
}
mod monte_carlo {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_step = ::rootgrad_autodiff::rt::Like::new();
        let spot = p[0];
        let volatility = p[1];
        let rate = p[2];
        let mut seed = 12345u64;
        let mut total = 0.0;
        let paths = 8;
        for _ in 0..paths {
            let mut s = spot;
            let mut mean = 0.0;
            for step in 0..5 {
                like_step.of(&step);
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let uniform = kept_4
                    .keep((((seed >> 11) as f64) / ((1u64 << 53) as f64)));
                let normal = (uniform - 0.5) * 3.46;
                let exp_2 = kept_3
                    .keep(
                        (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                            + ((volatility * (0.2f64).sqrt()) * normal))
                            .exp(),
                    );
                s = kept_2.keep(s) * exp_2;
                mean += (s - mean) / ((step + 1) as f64);
                pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
            }
            let payoff = kept_1.keep((mean - 1.0)).max(0.0);
            total += payoff;
        }
        let exp_3 = (-rate).exp();
        let result: f64 = (exp_3 * total) / (paths as f64);
        let mut d_result = d_ret;
        let mut d_spot: f64 = -0.0;
        let mut d_volatility: f64 = -0.0;
        let mut d_rate: f64 = -0.0;
        let mut d_total: f64 = -0.0;
        let mut d_exp_3: f64 = -0.0;
        let d_1 = d_result / (paths as f64);
        d_exp_3 += d_1 * total;
        d_total += d_1 * exp_3;
        let d_2 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
        d_rate -= d_2;
        for _ in (0..paths).rev() {
            let v_1 = kept_1.take();
            let mut d_s: f64 = -0.0;
            let mut d_mean: f64 = -0.0;
            let mut d_payoff: f64 = -0.0;
            let d_3 = d_total;
            d_payoff += d_3;
            let d_4 = d_payoff * ::rootgrad_autodiff::rules::max(v_1, 0.0).0;
            d_mean += d_4;
            for step in (0..5).rev() {
                like_step.of(&step);
                let (v_2, exp_2, uniform) = pass_1.take();
                let normal = (uniform - 0.5) * 3.46;
                let mut d_exp_2: f64 = -0.0;
                let d_5 = d_mean;
                let d_6 = d_5 / ((step + 1) as f64);
                d_s += d_6;
                d_mean -= d_6;
                let d_7 = ::core::mem::take(&mut d_s);
                d_s += d_7 * exp_2;
                d_exp_2 += d_7 * v_2;
                let d_8 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_9 = d_8 * 0.2;
                d_rate += d_9;
                let d_10 = d_9 * volatility;
                d_volatility -= d_10 * 0.5;
                d_volatility -= d_9 * (0.5 * volatility);
                let d_11 = d_8 * normal;
                d_volatility += d_11 * (0.2f64).sqrt();
            }
            d_spot += d_s;
        }
        d_p[2] += d_rate;
        d_p[1] += d_volatility;
        d_p[0] += d_spot;
        kept_1.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let spot = p[0];
        let t_spot = t_p[0];
        let volatility = p[1];
        let t_volatility = t_p[1];
        let rate = p[2];
        let t_rate = t_p[2];
        let mut seed = 12345u64;
        let mut total = 0.0;
        let mut t_total = 0.0;
        let paths = 8;
        for _ in 0..paths {
            let mut s = spot;
            let mut t_s = t_spot;
            let mut mean = 0.0;
            let mut t_mean = 0.0;
            for step in 0..5 {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                let uniform = ((seed >> 11) as f64) / ((1u64 << 53) as f64);
                let normal = (uniform - 0.5) * 3.46;
                t_s = t_s
                    * (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                        + ((volatility * (0.2f64).sqrt()) * normal))
                        .exp()
                    + s
                        * (::rootgrad_autodiff::rules::exp(
                            ((rate - ((0.5 * volatility) * volatility)) * 0.2)
                                + ((volatility * (0.2f64).sqrt()) * normal),
                        )
                            * (((t_rate
                                - ((0.5 * t_volatility) * volatility
                                    + (0.5 * volatility) * t_volatility)) * 0.2)
                                + ((t_volatility * (0.2f64).sqrt()) * normal)));
                s = s
                    * (((rate - ((0.5 * volatility) * volatility)) * 0.2)
                        + ((volatility * (0.2f64).sqrt()) * normal))
                        .exp();
                t_mean += (t_s - t_mean) / ((step + 1) as f64);
                mean += (s - mean) / ((step + 1) as f64);
            }
            let payoff = (mean - 1.0).max(0.0);
            let t_payoff = ::rootgrad_autodiff::rules::max(mean - 1.0, 0.0).0 * t_mean;
            t_total += t_payoff;
            total += payoff;
        }
        let result: f64 = ((-rate).exp() * total) / (paths as f64);
        let t_result: f64 = ((::rootgrad_autodiff::rules::exp(-rate) * (-t_rate)) * total
            + (-rate).exp() * t_total) / (paths as f64);
        (result, t_result)
    }
}
mod layers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut sine = p[0].sin();
        let mut weight = 1.0;
        let mut path = 0.0;
        let mut end = End::Through;
        let size = 2;
        let mut running = true;
        let length_2 = (p[1..].len() + 1).saturating_sub(size);
        let mut passes_of_kept_8 = 0usize;
        for i_2 in 0..length_2 {
            passes_of_kept_8 += 1;
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let ratio = pair[0] / pair[1];
            if kept_7.keep(((ratio * sine) >= 1.0)) {
                end = End::Reflected;
                weight = weight * 0.5;
                running = false;
            } else {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                sine = kept_3.keep(sine) * ratio;
                let sqrt_2 = kept_5.keep((1.0 - (sine * kept_2.keep(sine))).sqrt());
                let length = (1.0 + (i as f64)) / sqrt_2;
                path += pair[1] * length;
                let exp_2 = kept_4.keep(((-0.1) * length).exp());
                weight = kept_1.keep(weight) * exp_2;
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                    ));
            }
            if !running {
                break;
            }
        }
        kept_8.keep(passes_of_kept_8);
        let t;
        match end {
            End::Through => {
                t = weight * path;
            }
            End::Reflected => {
                t = weight * (path - sine);
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_sine: f64 = -0.0;
        let mut d_weight: f64 = -0.0;
        let mut d_path: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        match end {
            End::Through => {
                let d_1 = ::core::mem::take(&mut d_t);
                d_weight += d_1 * path;
                d_path += d_1 * weight;
            }
            End::Reflected => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_weight += d_2 * (path - sine);
                let d_3 = d_2 * weight;
                d_path += d_3;
                d_sine -= d_3;
            }
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_8.take())
            .rev()
        {
            let v_4 = kept_7.take();
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let ratio = pair[0] / pair[1];
            let mut d_ratio: f64 = -0.0;
            let d_pair = &mut d_p[1..][i_2..i_2 + size];
            if v_4 {
                let d_4 = ::core::mem::take(&mut d_weight);
                d_weight += d_4 * 0.5;
            } else {
                let (v_1, v_2, v_3, exp_2, sqrt_2) = pass_1.take();
                let length = (1.0 + (i as f64)) / sqrt_2;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_length: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_weight);
                d_weight += d_5 * exp_2;
                d_exp_2 += d_5 * v_1;
                let d_6 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                d_length += d_6 * (-0.1);
                let d_7 = d_path;
                d_pair[1] += d_7 * length;
                d_length += d_7 * pair[1];
                d_sqrt_2 -= d_length / sqrt_2 * length;
                let d_8 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_sine -= d_8 * v_2;
                d_sine -= d_8 * v_2;
                let d_9 = ::core::mem::take(&mut d_sine);
                d_sine += d_9 * ratio;
                d_ratio += d_9 * v_3;
            }
            d_pair[0] += d_ratio / pair[1];
            d_pair[1] -= d_ratio / pair[1] * ratio;
        }
        d_p[0] += d_sine * ::rootgrad_autodiff::rules::sin(p[0]);
        pass_1.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut sine = p[0].sin();
        let mut t_sine = ::rootgrad_autodiff::rules::sin(p[0]) * t_p[0];
        let mut weight = 1.0;
        let mut t_weight = 0.0;
        let mut path = 0.0;
        let mut t_path = 0.0;
        let mut end = End::Through;
        let size = 2;
        let mut running = true;
        let length_2 = (p[1..].len() + 1).saturating_sub(size);
        for i_2 in 0..length_2 {
            let i = i_2;
            let pair = &p[1..][i_2..(i_2 + size)];
            let t_pair = &t_p[1..][i_2..i_2 + size];
            let ratio = pair[0] / pair[1];
            let t_ratio = (t_pair[0] - (pair[0] / pair[1]) * t_pair[1]) / pair[1];
            if (ratio * sine) >= 1.0 {
                end = End::Reflected;
                t_weight = t_weight * 0.5;
                weight = weight * 0.5;
                running = false;
            } else {
                t_sine = t_sine * ratio + sine * t_ratio;
                sine = sine * ratio;
                let length = (1.0 + (i as f64)) / (1.0 - (sine * sine)).sqrt();
                let t_length = -((1.0 + (i as f64)) / (1.0 - (sine * sine)).sqrt())
                    * (::rootgrad_autodiff::rules::sqrt(1.0 - (sine * sine))
                        * (-(t_sine * sine + sine * t_sine)))
                    / (1.0 - (sine * sine)).sqrt();
                t_path += t_pair[1] * length + pair[1] * t_length;
                path += pair[1] * length;
                t_weight = t_weight * ((-0.1) * length).exp()
                    + weight
                        * (::rootgrad_autodiff::rules::exp((-0.1) * length)
                            * ((-0.1) * t_length));
                weight = weight * ((-0.1) * length).exp();
            }
            if !running {
                break;
            }
        }
        let t;
        let t_t;
        match end {
            End::Through => {
                t_t = t_weight * path + weight * t_path;
                t = weight * path;
            }
            End::Reflected => {
                t_t = t_weight * (path - sine) + weight * (t_path - t_sine);
                t = weight * (path - sine);
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod membrane {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        const N: usize = 4;
        let c = x[16];
        let mut u = [[0.0; N]; N];
        for i in 0..N {
            for j in 0..N {
                u[i][j] = x[((i * N) + j)];
            }
        }
        let mut next = ::core::clone::Clone::clone(&u);
        for _ in 0..5 {
            for i_2 in 1..(N - 1) {
                for j_2 in 1..(N - 1) {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let around = ((u[(i_2 - 1)][j_2] + u[(i_2 + 1)][j_2])
                        + u[i_2][(j_2 - 1)]) + u[i_2][(j_2 + 1)];
                    next[i_2][j_2] = u[i_2][j_2]
                        + (kept_3.keep((c * kept_2.keep((around - (4.0 * u[i_2][j_2])))))
                            * kept_1.keep((1.0 + (0.1 * u[i_2][j_2]))));
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
            }
            ::core::mem::swap(&mut u, &mut next);
        }
        let mut sum_2: f64 = -0.0;
        let length = u.len();
        let mut d_c: f64 = -0.0;
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_next = ::rootgrad_autodiff::Differentiable::zero_like(&next);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length {
            let row = &u[i_3];
            let length_2 = row.len();
            for i_4 in 0..length_2 {
                let v = &row[i_4];
                sum_2 += (*v) * (*v);
                let v = &row[i_4];
                let d_1 = d_sum_2;
                d_u[i_3][i_4] += d_1 * (*v);
                d_u[i_3][i_4] += d_1 * (*v);
            }
            let row = &u[i_3];
        }
        let result: f64 = sum_2;
        for _ in (0..5).rev() {
            ::core::mem::swap(&mut d_u, &mut d_next);
            for i_2 in (1..(N - 1)).rev() {
                for j_2 in (1..(N - 1)).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let mut d_around = -0.0;
                    let d_2 = ::core::mem::take(&mut d_next[i_2][j_2]);
                    d_u[i_2][j_2] += d_2;
                    let d_3 = d_2 * v_1;
                    d_c += d_3 * v_2;
                    let d_4 = d_3 * c;
                    d_around += d_4;
                    d_u[i_2][j_2] -= d_4 * 4.0;
                    let d_5 = d_2 * v_3;
                    d_u[i_2][j_2] += d_5 * 0.1;
                    d_u[i_2 - 1][j_2] += d_around;
                    d_u[i_2 + 1][j_2] += d_around;
                    d_u[i_2][j_2 - 1] += d_around;
                    d_u[i_2][j_2 + 1] += d_around;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_u, &(d_next));
        for i in 0..N {
            for j in (0..N).rev() {
                let d_6 = ::core::mem::take(&mut d_u[i][j]);
                d_x[(i * N) + j] += d_6;
            }
        }
        d_x[16] += d_c;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        const N: usize = 4;
        let c = x[16];
        let t_c = t_x[16];
        let mut u = [[0.0; N]; N];
        let mut t_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        for i in 0..N {
            for j in 0..N {
                t_u[i][j] = t_x[(i * N) + j];
                u[i][j] = x[((i * N) + j)];
            }
        }
        let mut next = u;
        let mut t_next = t_u;
        for _ in 0..5 {
            for i_2 in 1..(N - 1) {
                for j_2 in 1..(N - 1) {
                    let around = ((u[(i_2 - 1)][j_2] + u[(i_2 + 1)][j_2])
                        + u[i_2][(j_2 - 1)]) + u[i_2][(j_2 + 1)];
                    let t_around = ((t_u[i_2 - 1][j_2] + t_u[i_2 + 1][j_2])
                        + t_u[i_2][j_2 - 1]) + t_u[i_2][j_2 + 1];
                    t_next[i_2][j_2] = t_u[i_2][j_2]
                        + ((t_c * (around - (4.0 * u[i_2][j_2]))
                            + c * (t_around - (4.0 * t_u[i_2][j_2])))
                            * (1.0 + (0.1 * u[i_2][j_2]))
                            + (c * (around - (4.0 * u[i_2][j_2])))
                                * (0.1 * t_u[i_2][j_2]));
                    next[i_2][j_2] = u[i_2][j_2]
                        + ((c * (around - (4.0 * u[i_2][j_2])))
                            * (1.0 + (0.1 * u[i_2][j_2])));
                }
            }
            ::core::mem::swap(&mut t_u, &mut t_next);
            ::core::mem::swap(&mut u, &mut next);
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = u.len();
        for i_3 in 0..length {
            let row = &u[i_3];
            let t_row = &t_u[i_3];
            let length_2 = row.len();
            for i_4 in 0..length_2 {
                let v = &row[i_4];
                let t_v = &t_row[i_4];
                t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
                sum_2 += (*v) * (*v);
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
