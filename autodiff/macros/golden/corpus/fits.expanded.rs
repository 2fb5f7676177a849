// Written by the golden test; do not edit.
mod kalman {
    impl State {
        /// The reverse derivative of [`predict`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn predict_pullback(
            self: &mut Self,
            d_self: &mut Self,
            dt: f64,
            q: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self.x[0] += dt * kept_1.keep(self.x[1]);
            let p = self.p;
            self.p[0][0] = ((p[0][0] + (dt * (p[1][0] + p[0][1])))
                + ((dt * dt) * p[1][1])) + ((q * dt.powi(3)) / 3.0);
            self.p[0][1] = (p[0][1] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            self.p[1][0] = (p[1][0] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            self.p[1][1] += q * dt;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let d_1 = d_self.p[1][1];
            d_q += d_1 * dt;
            d_dt += d_1 * q;
            let d_2 = ::core::mem::take(&mut d_self.p[1][0]);
            d_p[1][0] += d_2;
            d_dt += d_2 * p[1][1];
            d_p[1][1] += d_2 * dt;
            let d_3 = d_2 / 2.0;
            let d_4 = d_3 * dt;
            d_q += d_4 * dt;
            d_dt += d_4 * q;
            d_dt += d_3 * (q * dt);
            let d_5 = ::core::mem::take(&mut d_self.p[0][1]);
            d_p[0][1] += d_5;
            d_dt += d_5 * p[1][1];
            d_p[1][1] += d_5 * dt;
            let d_6 = d_5 / 2.0;
            let d_7 = d_6 * dt;
            d_q += d_7 * dt;
            d_dt += d_7 * q;
            d_dt += d_6 * (q * dt);
            let d_8 = ::core::mem::take(&mut d_self.p[0][0]);
            d_p[0][0] += d_8;
            d_dt += d_8 * (p[1][0] + p[0][1]);
            let d_9 = d_8 * dt;
            d_p[1][0] += d_9;
            d_p[0][1] += d_9;
            let d_10 = d_8 * p[1][1];
            d_dt += d_10 * dt;
            d_dt += d_10 * dt;
            d_p[1][1] += d_8 * (dt * dt);
            let d_11 = d_8 / 3.0;
            d_q += d_11 * dt.powi(3);
            let d_12 = d_11 * q;
            d_dt += d_12 * ::rootgrad_autodiff::rules::powi(dt, 3);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.p, &(d_p));
            let v_1 = kept_1.take();
            let d_13 = d_self.x[0];
            d_dt += d_13 * v_1;
            d_self.x[1] += d_13 * dt;
            (d_dt, d_q)
        }
        /// The forward derivative of [`predict`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn predict_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            dt: f64,
            t_dt: f64,
            q: f64,
            t_q: f64,
        ) {
            t_self.x[0]
                += t_dt * self.x[1] + dt * ::rootgrad_autodiff::rt::scalar(t_self.x[1]);
            self.x[0] += dt * self.x[1];
            let p = self.p;
            let t_p = t_self.p;
            t_self.p[0][0] = ((::rootgrad_autodiff::rt::scalar(t_p[0][0])
                + (t_dt * (p[1][0] + p[0][1])
                    + dt
                        * (::rootgrad_autodiff::rt::scalar(t_p[1][0])
                            + ::rootgrad_autodiff::rt::scalar(t_p[0][1]))))
                + ((t_dt * dt + dt * t_dt) * p[1][1]
                    + (dt * dt) * ::rootgrad_autodiff::rt::scalar(t_p[1][1])))
                + ((t_q * dt.powi(3)
                    + q * (::rootgrad_autodiff::rules::powi(dt, 3) * t_dt)) / 3.0);
            self.p[0][0] = ((p[0][0] + (dt * (p[1][0] + p[0][1])))
                + ((dt * dt) * p[1][1])) + ((q * dt.powi(3)) / 3.0);
            t_self.p[0][1] = (::rootgrad_autodiff::rt::scalar(t_p[0][1])
                + (t_dt * p[1][1] + dt * ::rootgrad_autodiff::rt::scalar(t_p[1][1])))
                + (((t_q * dt + q * t_dt) * dt + (q * dt) * t_dt) / 2.0);
            self.p[0][1] = (p[0][1] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            t_self.p[1][0] = (::rootgrad_autodiff::rt::scalar(t_p[1][0])
                + (t_dt * p[1][1] + dt * ::rootgrad_autodiff::rt::scalar(t_p[1][1])))
                + (((t_q * dt + q * t_dt) * dt + (q * dt) * t_dt) / 2.0);
            self.p[1][0] = (p[1][0] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            t_self.p[1][1] += t_q * dt + q * t_dt;
            self.p[1][1] += q * dt;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_predict(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::predict_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_predict(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::predict_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn predict_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            dt: f64,
            t_dt: f64,
            q: f64,
            t_q: f64,
        ) -> (f64, f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            t_self.x[0]
                += (t_dt * kept_2.keep(self.x[1])) + (dt * kept_3.keep(t_self.x[1]));
            self.x[0] += dt * kept_1.keep(self.x[1]);
            let p = self.p;
            let t_p = t_self.p;
            let t_2 = (t_p[0][0]
                + ((t_dt * (p[1][0] + p[0][1])) + (dt * (t_p[1][0] + t_p[0][1]))))
                + ((((t_dt * dt) + (dt * t_dt)) * p[1][1]) + ((dt * dt) * t_p[1][1]));
            let x_2 = dt;
            let n: i32 = 3;
            let t;
            if n == 0 {
                t = 0.0;
            } else {
                t = (f64::from(n) as f64) * x_2.powi(n.wrapping_sub(1));
            }
            t_self.p[0][0] = t_2 + (((t_q * dt.powi(3)) + (q * (t * t_dt))) / 3.0);
            self.p[0][0] = ((p[0][0] + (dt * (p[1][0] + p[0][1])))
                + ((dt * dt) * p[1][1])) + ((q * dt.powi(3)) / 3.0);
            t_self.p[0][1] = (t_p[0][1] + ((t_dt * p[1][1]) + (dt * t_p[1][1])))
                + (((((t_q * dt) + (q * t_dt)) * dt) + ((q * dt) * t_dt)) / 2.0);
            self.p[0][1] = (p[0][1] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            t_self.p[1][0] = (t_p[1][0] + ((t_dt * p[1][1]) + (dt * t_p[1][1])))
                + (((((t_q * dt) + (q * t_dt)) * dt) + ((q * dt) * t_dt)) / 2.0);
            self.p[1][0] = (p[1][0] + (dt * p[1][1])) + (((q * dt) * dt) / 2.0);
            t_self.p[1][1] += (t_q * dt) + (q * t_dt);
            self.p[1][1] += q * dt;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_q = ::rootgrad_autodiff::zero::<f64>();
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_t_2: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let d_1 = d_self.p[1][1];
            d_q += d_1 * dt;
            d_dt += d_1 * q;
            let d_2 = d_t_self.p[1][1];
            d_t_q += d_2 * dt;
            d_dt += d_2 * t_q;
            d_q += d_2 * t_dt;
            d_t_dt += d_2 * q;
            let d_3 = ::core::mem::take(&mut d_self.p[1][0]);
            d_p[1][0] += d_3;
            d_dt += d_3 * p[1][1];
            d_p[1][1] += d_3 * dt;
            let d_4 = d_3 / 2.0;
            let d_5 = d_4 * dt;
            d_q += d_5 * dt;
            d_dt += d_5 * q;
            d_dt += d_4 * (q * dt);
            let d_6 = ::core::mem::take(&mut d_t_self.p[1][0]);
            d_t_p[1][0] += d_6;
            d_t_dt += d_6 * p[1][1];
            d_p[1][1] += d_6 * t_dt;
            d_dt += d_6 * t_p[1][1];
            d_t_p[1][1] += d_6 * dt;
            let d_7 = d_6 / 2.0;
            let d_8 = d_7 * dt;
            d_t_q += d_8 * dt;
            d_dt += d_8 * t_q;
            d_q += d_8 * t_dt;
            d_t_dt += d_8 * q;
            d_dt += d_7 * ((t_q * dt) + (q * t_dt));
            let d_9 = d_7 * t_dt;
            d_q += d_9 * dt;
            d_dt += d_9 * q;
            d_t_dt += d_7 * (q * dt);
            let d_10 = ::core::mem::take(&mut d_self.p[0][1]);
            d_p[0][1] += d_10;
            d_dt += d_10 * p[1][1];
            d_p[1][1] += d_10 * dt;
            let d_11 = d_10 / 2.0;
            let d_12 = d_11 * dt;
            d_q += d_12 * dt;
            d_dt += d_12 * q;
            d_dt += d_11 * (q * dt);
            let d_13 = ::core::mem::take(&mut d_t_self.p[0][1]);
            d_t_p[0][1] += d_13;
            d_t_dt += d_13 * p[1][1];
            d_p[1][1] += d_13 * t_dt;
            d_dt += d_13 * t_p[1][1];
            d_t_p[1][1] += d_13 * dt;
            let d_14 = d_13 / 2.0;
            let d_15 = d_14 * dt;
            d_t_q += d_15 * dt;
            d_dt += d_15 * t_q;
            d_q += d_15 * t_dt;
            d_t_dt += d_15 * q;
            d_dt += d_14 * ((t_q * dt) + (q * t_dt));
            let d_16 = d_14 * t_dt;
            d_q += d_16 * dt;
            d_dt += d_16 * q;
            d_t_dt += d_14 * (q * dt);
            let d_17 = ::core::mem::take(&mut d_self.p[0][0]);
            d_p[0][0] += d_17;
            d_dt += d_17 * (p[1][0] + p[0][1]);
            let d_18 = d_17 * dt;
            d_p[1][0] += d_18;
            d_p[0][1] += d_18;
            let d_19 = d_17 * p[1][1];
            d_dt += d_19 * dt;
            d_dt += d_19 * dt;
            d_p[1][1] += d_17 * (dt * dt);
            let d_20 = d_17 / 3.0;
            d_q += d_20 * dt.powi(3);
            let d_21 = d_20 * q;
            d_dt += d_21 * ::rootgrad_autodiff::rules::powi(dt, 3);
            let d_22 = ::core::mem::take(&mut d_t_self.p[0][0]);
            d_t_2 += d_22;
            let d_23 = d_22 / 3.0;
            d_t_q += d_23 * dt.powi(3);
            let d_24 = d_23 * t_q;
            d_dt += d_24 * ::rootgrad_autodiff::rules::powi(dt, 3);
            d_q += d_23 * (t * t_dt);
            let d_25 = d_23 * q;
            d_t += d_25 * t_dt;
            d_t_dt += d_25 * t;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_27 = ::core::mem::take(&mut d_t);
                let d_28 = d_27 * (f64::from(n) as f64);
                d_x_2 += d_28 * ::rootgrad_autodiff::rules::powi(x_2, n.wrapping_sub(1));
            }
            d_dt += d_x_2;
            d_t_p[0][0] += d_t_2;
            d_t_dt += d_t_2 * (p[1][0] + p[0][1]);
            let d_29 = d_t_2 * t_dt;
            d_p[1][0] += d_29;
            d_p[0][1] += d_29;
            d_dt += d_t_2 * (t_p[1][0] + t_p[0][1]);
            let d_30 = d_t_2 * dt;
            d_t_p[1][0] += d_30;
            d_t_p[0][1] += d_30;
            let d_31 = d_t_2 * p[1][1];
            d_t_dt += d_31 * dt;
            d_dt += d_31 * t_dt;
            d_dt += d_31 * t_dt;
            d_t_dt += d_31 * dt;
            d_p[1][1] += d_t_2 * ((t_dt * dt) + (dt * t_dt));
            let d_32 = d_t_2 * t_p[1][1];
            d_dt += d_32 * dt;
            d_dt += d_32 * dt;
            d_t_p[1][1] += d_t_2 * (dt * dt);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.p, &(d_t_p));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.p, &(d_p));
            let v_1 = kept_1.take();
            let d_33 = d_self.x[0];
            d_dt += d_33 * v_1;
            d_self.x[1] += d_33 * dt;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_34 = d_t_self.x[0];
            d_t_dt += d_34 * v_2;
            d_self.x[1] += d_34 * t_dt;
            d_dt += d_34 * v_3;
            d_t_self.x[1] += d_34 * dt;
            (d_dt, d_t_dt, d_q, d_t_q)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_predict<'__shadow>(
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let (g2, g3, g4, g5) = Self::predict_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                a4,
                a5,
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
        fn __path_jvp_vjp_predict<'__shadow>(
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let (g2, g3, g4, g5) = Self::predict_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                a3,
                a4,
                a5,
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
        fn __vjp_predict<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let (g1, g2) = Self::predict_pullback(&mut this, d0, a1, a2);
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_predict<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g1, g2) = Self::predict_pullback(&mut a0, d0, a1, a2);
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`update`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn update_pullback(
            self: &mut Self,
            d_self: &mut Self,
            z: f64,
            r: f64,
            d_ret: f64,
        ) -> (f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let innovation = z - self.x[0];
            let s = self.p[0][0] + r;
            let gain = [
                (kept_2.keep(self.p[0][0]) / s),
                (kept_3.keep(self.p[1][0]) / s),
            ];
            for i in 0..2 {
                self.x[i] += gain[i] * innovation;
            }
            let first = self.p[0];
            let length = ::rootgrad_autodiff::rt::length(&self.p).min(gain.len());
            for i_2 in 0..length {
                let row = &mut self.p[i_2];
                let k = gain[i_2];
                let length_2 = kept_1
                    .keep(
                        ::rootgrad_autodiff::rt::length(&row)
                            .min(::rootgrad_autodiff::rt::length(&first)),
                    );
                for i_3 in 0..length_2 {
                    let element = &mut row[i_3];
                    let above = &first[i_3];
                    (*element) -= k * (*above);
                }
            }
            let result: f64 = (-0.5) * (((innovation * innovation) / s) + s.ln());
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_innovation: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_gain = ::rootgrad_autodiff::Differentiable::zero_like(&gain);
            let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
            let d_1 = d_result * (-0.5);
            let d_2 = d_1 / s;
            d_innovation += d_2 * innovation;
            d_innovation += d_2 * innovation;
            d_s -= d_1 / s * ((innovation * innovation) / s);
            d_s += d_1 * ::rootgrad_autodiff::rules::ln(s);
            for i_2 in (0..length).rev() {
                let length_2 = kept_1.take();
                let k = gain[i_2];
                let mut d_k: f64 = -0.0;
                let d_row = &mut d_self.p[i_2];
                for i_3 in 0..length_2 {
                    let above = &first[i_3];
                    let d_3 = d_row[i_3];
                    d_k -= d_3 * (*above);
                    d_first[i_3] -= d_3 * k;
                }
                d_gain[i_2] += d_k;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.p[0], &(d_first));
            for i in 0..2 {
                let d_4 = d_self.x[i];
                d_gain[i] += d_4 * innovation;
                d_innovation += d_4 * gain[i];
            }
            let v_1 = kept_2.take();
            let v_2 = kept_3.take();
            d_self.p[0][0] += d_gain[0] / s;
            d_s -= d_gain[0] / s * (v_1 / s);
            d_self.p[1][0] += d_gain[1] / s;
            d_s -= d_gain[1] / s * (v_2 / s);
            d_self.p[0][0] += d_s;
            d_r += d_s;
            d_z += d_innovation;
            d_self.x[0] -= d_innovation;
            kept_1.finish();
            (result, d_z, d_r)
        }
        /// The forward derivative of [`update`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn update_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            z: f64,
            t_z: f64,
            r: f64,
            t_r: f64,
        ) -> (f64, f64) {
            let innovation = z - self.x[0];
            let t_innovation = t_z - ::rootgrad_autodiff::rt::scalar(t_self.x[0]);
            let s = self.p[0][0] + r;
            let t_s = ::rootgrad_autodiff::rt::scalar(t_self.p[0][0]) + t_r;
            let gain = [(self.p[0][0] / s), (self.p[1][0] / s)];
            let t_gain = [
                (::rootgrad_autodiff::rt::scalar(t_self.p[0][0])
                    - (self.p[0][0] / s) * t_s) / s,
                (::rootgrad_autodiff::rt::scalar(t_self.p[1][0])
                    - (self.p[1][0] / s) * t_s) / s,
            ];
            for i in 0..2 {
                t_self.x[i] += t_gain[i] * innovation + gain[i] * t_innovation;
                self.x[i] += gain[i] * innovation;
            }
            let first = self.p[0];
            let t_first = t_self.p[0];
            let length = ::rootgrad_autodiff::rt::length(&self.p).min(gain.len());
            for i_2 in 0..length {
                let row = &mut self.p[i_2];
                let t_row = &mut t_self.p[i_2];
                let k = gain[i_2];
                let t_k = t_gain[i_2];
                let length_2 = ::rootgrad_autodiff::rt::length(&row)
                    .min(::rootgrad_autodiff::rt::length(&first));
                for i_3 in 0..length_2 {
                    let element = &mut row[i_3];
                    let t_element = &mut t_row[i_3];
                    let above = &first[i_3];
                    let t_above = &t_first[i_3];
                    (*t_element)
                        -= t_k * (*above)
                            + k * ::rootgrad_autodiff::rt::scalar(*t_above);
                    (*element) -= k * (*above);
                }
            }
            let result: f64 = (-0.5) * (((innovation * innovation) / s) + s.ln());
            let t_result: f64 = (-0.5)
                * ((((t_innovation * innovation + innovation * t_innovation)
                    - ((innovation * innovation) / s) * t_s) / s)
                    + (::rootgrad_autodiff::rules::ln(s) * t_s));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_update(
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
            Self::update_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_update(
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
            Self::update_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn update_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            z: f64,
            t_z: f64,
            r: f64,
            t_r: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let innovation = z - self.x[0];
            let t_innovation = t_z - t_self.x[0];
            let s = self.p[0][0] + r;
            let t_s = t_self.p[0][0] + t_r;
            let gain = [
                (kept_8.keep(self.p[0][0]) / s),
                (kept_9.keep(self.p[1][0]) / s),
            ];
            let t_gain = [
                (kept_4
                    .keep(
                        (t_self.p[0][0]
                            - (kept_3.keep((kept_2.keep(self.p[0][0]) / s)) * t_s)),
                    ) / s),
                (kept_7
                    .keep(
                        (t_self.p[1][0]
                            - (kept_6.keep((kept_5.keep(self.p[1][0]) / s)) * t_s)),
                    ) / s),
            ];
            for i in 0..2 {
                t_self.x[i] += (t_gain[i] * innovation) + (gain[i] * t_innovation);
                self.x[i] += gain[i] * innovation;
            }
            let first = self.p[0];
            let t_first = t_self.p[0];
            let length = ::rootgrad_autodiff::rt::length(&self.p).min(gain.len());
            for i_2 in 0..length {
                let row = &mut self.p[i_2];
                let t_row = &mut t_self.p[i_2];
                let k = gain[i_2];
                let t_k = t_gain[i_2];
                let length_2 = kept_1
                    .keep(
                        ::rootgrad_autodiff::rt::length(&row)
                            .min(::rootgrad_autodiff::rt::length(&first)),
                    );
                for i_3 in 0..length_2 {
                    let element = &mut row[i_3];
                    let t_element = &mut t_row[i_3];
                    let above = &first[i_3];
                    let t_above = &t_first[i_3];
                    (*t_element) -= (t_k * (*above)) + (k * (*t_above));
                    (*element) -= k * (*above);
                }
            }
            let result: f64 = (-0.5) * (((innovation * innovation) / s) + s.ln());
            let x_2 = s;
            let t_result: f64 = (-0.5)
                * (((((t_innovation * innovation) + (innovation * t_innovation))
                    - (((innovation * innovation) / s) * t_s)) / s)
                    + (x_2.recip() * t_s));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_innovation: f64 = -0.0;
            let mut d_t_innovation: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_gain = ::rootgrad_autodiff::Differentiable::zero_like(&gain);
            let mut d_t_gain = ::rootgrad_autodiff::Differentiable::zero_like(&t_gain);
            let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
            let mut d_t_first = ::rootgrad_autodiff::Differentiable::zero_like(&t_first);
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * (-0.5);
            let d_2 = d_1 / s;
            d_t_innovation += d_2 * innovation;
            d_innovation += d_2 * t_innovation;
            d_innovation += d_2 * t_innovation;
            d_t_innovation += d_2 * innovation;
            let d_3 = d_2 * t_s;
            let d_4 = d_3 / s;
            d_innovation -= d_4 * innovation;
            d_innovation -= d_4 * innovation;
            d_s += d_3 / s * ((innovation * innovation) / s);
            d_t_s -= d_2 * ((innovation * innovation) / s);
            d_s
                -= d_1 / s
                    * ((((t_innovation * innovation) + (innovation * t_innovation))
                        - (((innovation * innovation) / s) * t_s)) / s);
            let d_5 = d_1 * t_s;
            d_x_2 += d_5 * ::rootgrad_autodiff::rules::recip(x_2);
            d_t_s += d_1 * x_2.recip();
            d_s += d_x_2;
            let d_6 = d_result * (-0.5);
            let d_7 = d_6 / s;
            d_innovation += d_7 * innovation;
            d_innovation += d_7 * innovation;
            d_s -= d_6 / s * ((innovation * innovation) / s);
            d_s += d_6 * ::rootgrad_autodiff::rules::ln(s);
            for i_2 in (0..length).rev() {
                let length_2 = kept_1.take();
                let k = gain[i_2];
                let t_k = t_gain[i_2];
                let mut d_k: f64 = -0.0;
                let mut d_t_k: f64 = -0.0;
                let d_row = &mut d_self.p[i_2];
                for i_3 in 0..length_2 {
                    let above = &first[i_3];
                    let t_above = &t_first[i_3];
                    let d_above = &mut d_first[i_3];
                    let d_8 = d_row[i_3];
                    d_k -= d_8 * (*above);
                    (*d_above) -= d_8 * k;
                    let d_9 = d_t_self.p[i_2][i_3];
                    d_t_k -= d_9 * (*above);
                    (*d_above) -= d_9 * t_k;
                    d_k -= d_9 * (*t_above);
                    d_t_first[i_3] -= d_9 * k;
                }
                d_t_gain[i_2] += d_t_k;
                d_gain[i_2] += d_k;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.p[0], &(d_t_first));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.p[0], &(d_first));
            for i in 0..2 {
                let d_10 = d_self.x[i];
                d_gain[i] += d_10 * innovation;
                d_innovation += d_10 * gain[i];
                let d_11 = d_t_self.x[i];
                d_t_gain[i] += d_11 * innovation;
                d_innovation += d_11 * t_gain[i];
                d_gain[i] += d_11 * t_innovation;
                d_t_innovation += d_11 * gain[i];
            }
            let v_1 = kept_2.take();
            let v_2 = kept_3.take();
            let v_3 = kept_4.take();
            let v_4 = kept_5.take();
            let v_5 = kept_6.take();
            let v_6 = kept_7.take();
            let d_12 = d_t_gain[0] / s;
            d_t_self.p[0][0] += d_12;
            let d_13 = d_12 * t_s;
            d_self.p[0][0] -= d_13 / s;
            d_s += d_13 / s * (v_1 / s);
            d_t_s -= d_12 * v_2;
            d_s -= d_t_gain[0] / s * (v_3 / s);
            let d_14 = d_t_gain[1] / s;
            d_t_self.p[1][0] += d_14;
            let d_15 = d_14 * t_s;
            d_self.p[1][0] -= d_15 / s;
            d_s += d_15 / s * (v_4 / s);
            d_t_s -= d_14 * v_5;
            d_s -= d_t_gain[1] / s * (v_6 / s);
            let v_7 = kept_8.take();
            let v_8 = kept_9.take();
            d_self.p[0][0] += d_gain[0] / s;
            d_s -= d_gain[0] / s * (v_7 / s);
            d_self.p[1][0] += d_gain[1] / s;
            d_s -= d_gain[1] / s * (v_8 / s);
            d_t_self.p[0][0] += d_t_s;
            d_t_r += d_t_s;
            d_self.p[0][0] += d_s;
            d_r += d_s;
            d_t_z += d_t_innovation;
            d_t_self.x[0] -= d_t_innovation;
            d_z += d_innovation;
            d_self.x[0] -= d_innovation;
            kept_1.finish();
            (d_z, d_t_z, d_r, d_t_r)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_update<'__shadow>(
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
            let (g2, g3, g4, g5) = Self::update_pushforward_pullback(
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
        fn __path_jvp_vjp_update<'__shadow>(
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
            let (g2, g3, g4, g5) = Self::update_pushforward_pullback(
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
        fn __vjp_update<'__shadow>(
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
            let (_primal, g1, g2) = Self::update_pullback(
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
        fn __path_vjp_update<'__shadow>(
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
            let (_primal, g1, g2) = Self::update_pullback(
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_predict, fn __vjp_update);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut state = State {
            x: [x[2], 0.0],
            p: [[1.0, 0.0], [0.0, 1.0]],
        };
        let mut log_likelihood = 0.0;
        let length = x[2..].len();
        for i in 0..length {
            let z = x[2..][i];
            let argument = x[0].exp();
            kept_2.keep_owned(&state);
            state.predict(0.1, argument);
            let argument_2 = x[1].exp();
            kept_1.keep_owned(&state);
            let value = state.update(z, argument_2);
            log_likelihood += value;
        }
        let result: f64 = log_likelihood;
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_log_likelihood: f64 = -0.0;
        d_log_likelihood += d_result;
        for i in (0..length).rev() {
            let z = x[2..][i];
            let argument = x[0].exp();
            let argument_2 = x[1].exp();
            let mut d_z: f64 = -0.0;
            let mut d_argument: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let d_1 = d_log_likelihood;
            d_value += d_1;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_update(
                    ::core::option::Option::Some(&mut d_state),
                    z,
                    &mut d_z,
                    argument_2,
                    &mut d_argument_2,
                    d_value,
                );
            d_x[1]
                += d_argument_2 * ::rootgrad_autodiff::rules::by_result::exp(argument_2);
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_predict(
                    ::core::option::Option::Some(&mut d_state),
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_x[0] += d_argument * ::rootgrad_autodiff::rules::by_result::exp(argument);
            d_x[2..][i] += d_z;
        }
        let State { x: d_2, p: _ } = &d_state else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[2] += (*d_2)[0];
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_predict, fn __jvp_update);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_state = State {
            x: [t_x[2], 0.0],
            p: ::rootgrad_autodiff::Differentiable::zero_like(
                &([[1.0, 0.0], [0.0, 1.0]]),
            ),
        };
        let mut state = State {
            x: [x[2], 0.0],
            p: [[1.0, 0.0], [0.0, 1.0]],
        };
        let mut log_likelihood = 0.0;
        let mut t_log_likelihood = 0.0;
        let length = x[2..].len();
        for i in 0..length {
            let z = x[2..][i];
            let t_z = t_x[2..][i];
            let argument = x[0].exp();
            let t_argument = ::rootgrad_autodiff::rules::exp(x[0]) * t_x[0];
            (state)
                .__jvp_predict(
                    &mut t_state,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    t_argument,
                );
            let argument_2 = x[1].exp();
            let t_argument_2 = ::rootgrad_autodiff::rules::exp(x[1]) * t_x[1];
            let (v_1, t_value) = (state)
                .__jvp_update(&mut t_state, z, t_z, argument_2, t_argument_2);
            let value = v_1;
            t_log_likelihood += t_value;
            log_likelihood += value;
        }
        let result: f64 = log_likelihood;
        let t_result: f64 = t_log_likelihood;
        (result, t_result)
    }
}
mod histogram_fit {
    ///The derivative of [`cumulative`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum cumulative {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl cumulative {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &cumulative)
        }
        /// The reverse derivative of [`cumulative`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(z: f64, d_ret: f64) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.2316419 * z.abs()));
            let exp_2 = (((-0.5) * z) * z).exp();
            let tail = ((exp_2 * 0.398_942_280_401) * t)
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let t_2;
            if z > 0.0 {
                t_2 = 1.0 - tail;
            } else {
                t_2 = tail;
            }
            let result: f64 = t_2;
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let mut d_tail: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_t_2 += d_result;
            if z > 0.0 {
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_tail -= d_1;
            } else {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_tail += d_2;
            }
            let d_3 = d_tail
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let d_4 = d_3 * t;
            d_exp_2 += d_4 * 0.398_942_280_401;
            d_t += d_3 * (exp_2 * 0.398_942_280_401);
            let d_5 = d_tail * ((exp_2 * 0.398_942_280_401) * t);
            d_t
                += d_5
                    * ((-0.356563782)
                        + (t
                            * (1.781477937
                                + (t * ((-1.821255978) + (t * 1.330274429))))));
            let d_6 = d_5 * t;
            d_t += d_6 * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))));
            let d_7 = d_6 * t;
            d_t += d_7 * ((-1.821255978) + (t * 1.330274429));
            let d_8 = d_7 * t;
            d_t += d_8 * 1.330274429;
            let d_9 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_10 = d_9 * z;
            d_z += d_10 * (-0.5);
            d_z += d_9 * ((-0.5) * z);
            let d_11 = d_t * t * t;
            let d_12 = d_11 * 0.2316419;
            d_z -= d_12 * ::rootgrad_autodiff::rules::abs(z);
            (result, d_z)
        }
        /// The forward derivative of [`cumulative`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(z: f64, t_z: f64) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.2316419 * z.abs()));
            let t_t = -(1.0 / (1.0 + (0.2316419 * z.abs())))
                * (0.2316419 * (::rootgrad_autodiff::rules::abs(z) * t_z))
                / (1.0 + (0.2316419 * z.abs()));
            let tail = (((((-0.5) * z) * z).exp() * 0.398_942_280_401) * t)
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let t_tail = (((::rootgrad_autodiff::rules::exp(((-0.5) * z) * z)
                * (((-0.5) * t_z) * z + ((-0.5) * z) * t_z)) * 0.398_942_280_401) * t
                + ((((-0.5) * z) * z).exp() * 0.398_942_280_401) * t_t)
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))))
                + (((((-0.5) * z) * z).exp() * 0.398_942_280_401) * t)
                    * (t_t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))
                        + t
                            * (t_t
                                * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))))
                                + t
                                    * (t_t * ((-1.821255978) + (t * 1.330274429))
                                        + t * (t_t * 1.330274429))));
            let t_2;
            let t_t_2;
            if z > 0.0 {
                t_t_2 = -t_tail;
                t_2 = 1.0 - tail;
            } else {
                t_t_2 = t_tail;
                t_2 = tail;
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
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
        fn pushforward_pullback(z: f64, t_z: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let t = 1.0 / (1.0 + (0.2316419 * z.abs()));
            let x = z;
            let t_3;
            if x == 0.0 {
                t_3 = 0.0;
            } else {
                t_3 = x.signum();
            }
            let t_t = ((-(1.0 / (1.0 + (0.2316419 * z.abs()))))
                * (0.2316419 * (t_3 * t_z))) / (1.0 + (0.2316419 * z.abs()));
            let exp_2 = (((-0.5) * z) * z).exp();
            let tail = ((exp_2 * 0.398_942_280_401) * t)
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let x_2 = ((-0.5) * z) * z;
            let exp_3 = x_2.exp();
            let exp_4 = (((-0.5) * z) * z).exp();
            let exp_5 = (((-0.5) * z) * z).exp();
            let t_tail = (((((exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)))
                * 0.398_942_280_401) * t) + ((exp_4 * 0.398_942_280_401) * t_t))
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429)))))))))
                + (((exp_5 * 0.398_942_280_401) * t)
                    * ((t_t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429)))))))
                        + (t
                            * ((t_t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429)))))
                                + (t
                                    * ((t_t * ((-1.821255978) + (t * 1.330274429)))
                                        + (t * (t_t * 1.330274429))))))));
            let t_2;
            let t_t_2;
            if z > 0.0 {
                t_t_2 = -t_tail;
                t_2 = 1.0 - tail;
            } else {
                t_t_2 = t_tail;
                t_2 = tail;
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let mut d_tail: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_exp_4: f64 = -0.0;
            let mut d_exp_5: f64 = -0.0;
            let mut d_t_tail: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_2 += d_result;
            if z > 0.0 {
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_tail -= d_1;
                let d_2 = ::core::mem::take(&mut d_t_t_2);
                d_t_tail -= d_2;
            } else {
                let d_3 = ::core::mem::take(&mut d_t_2);
                d_tail += d_3;
                let d_4 = ::core::mem::take(&mut d_t_t_2);
                d_t_tail += d_4;
            }
            let d_5 = d_t_tail
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let d_6 = d_5 * t;
            let d_7 = d_6 * 0.398_942_280_401;
            d_exp_3 += d_7 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z));
            let d_8 = d_7 * exp_3;
            let d_9 = d_8 * z;
            d_t_z += d_9 * (-0.5);
            d_z += d_8 * ((-0.5) * t_z);
            let d_10 = d_8 * t_z;
            d_z += d_10 * (-0.5);
            d_t_z += d_8 * ((-0.5) * z);
            d_t
                += d_5
                    * ((exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)))
                        * 0.398_942_280_401);
            let d_11 = d_5 * t_t;
            d_exp_4 += d_11 * 0.398_942_280_401;
            d_t_t += d_5 * (exp_4 * 0.398_942_280_401);
            let d_12 = d_t_tail
                * ((((exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)))
                    * 0.398_942_280_401) * t) + ((exp_4 * 0.398_942_280_401) * t_t));
            d_t
                += d_12
                    * ((-0.356563782)
                        + (t
                            * (1.781477937
                                + (t * ((-1.821255978) + (t * 1.330274429))))));
            let d_13 = d_12 * t;
            d_t += d_13 * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))));
            let d_14 = d_13 * t;
            d_t += d_14 * ((-1.821255978) + (t * 1.330274429));
            let d_15 = d_14 * t;
            d_t += d_15 * 1.330274429;
            let d_16 = d_t_tail
                * ((t_t
                    * ((-0.356563782)
                        + (t
                            * (1.781477937
                                + (t * ((-1.821255978) + (t * 1.330274429)))))))
                    + (t
                        * ((t_t
                            * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429)))))
                            + (t
                                * ((t_t * ((-1.821255978) + (t * 1.330274429)))
                                    + (t * (t_t * 1.330274429)))))));
            let d_17 = d_16 * t;
            d_exp_5 += d_17 * 0.398_942_280_401;
            d_t += d_16 * (exp_5 * 0.398_942_280_401);
            let d_18 = d_t_tail * ((exp_5 * 0.398_942_280_401) * t);
            d_t_t
                += d_18
                    * ((-0.356563782)
                        + (t
                            * (1.781477937
                                + (t * ((-1.821255978) + (t * 1.330274429))))));
            let d_19 = d_18 * t_t;
            d_t += d_19 * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))));
            let d_20 = d_19 * t;
            d_t += d_20 * ((-1.821255978) + (t * 1.330274429));
            let d_21 = d_20 * t;
            d_t += d_21 * 1.330274429;
            d_t
                += d_18
                    * ((t_t * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429)))))
                        + (t
                            * ((t_t * ((-1.821255978) + (t * 1.330274429)))
                                + (t * (t_t * 1.330274429)))));
            let d_22 = d_18 * t;
            d_t_t += d_22 * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))));
            let d_23 = d_22 * t_t;
            d_t += d_23 * ((-1.821255978) + (t * 1.330274429));
            let d_24 = d_23 * t;
            d_t += d_24 * 1.330274429;
            d_t
                += d_22
                    * ((t_t * ((-1.821255978) + (t * 1.330274429)))
                        + (t * (t_t * 1.330274429)));
            let d_25 = d_22 * t;
            d_t_t += d_25 * ((-1.821255978) + (t * 1.330274429));
            let d_26 = d_25 * t_t;
            d_t += d_26 * 1.330274429;
            d_t += d_25 * (t_t * 1.330274429);
            let d_27 = d_25 * t;
            d_t_t += d_27 * 1.330274429;
            let d_28 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            let d_29 = d_28 * z;
            d_z += d_29 * (-0.5);
            d_z += d_28 * ((-0.5) * z);
            let d_30 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_31 = d_30 * z;
            d_z += d_31 * (-0.5);
            d_z += d_30 * ((-0.5) * z);
            d_x_2 += d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            let d_32 = d_x_2 * z;
            d_z += d_32 * (-0.5);
            d_z += d_x_2 * ((-0.5) * z);
            let d_33 = d_tail
                * (0.319381530
                    + (t
                        * ((-0.356563782)
                            + (t
                                * (1.781477937
                                    + (t * ((-1.821255978) + (t * 1.330274429))))))));
            let d_34 = d_33 * t;
            d_exp_2 += d_34 * 0.398_942_280_401;
            d_t += d_33 * (exp_2 * 0.398_942_280_401);
            let d_35 = d_tail * ((exp_2 * 0.398_942_280_401) * t);
            d_t
                += d_35
                    * ((-0.356563782)
                        + (t
                            * (1.781477937
                                + (t * ((-1.821255978) + (t * 1.330274429))))));
            let d_36 = d_35 * t;
            d_t += d_36 * (1.781477937 + (t * ((-1.821255978) + (t * 1.330274429))));
            let d_37 = d_36 * t;
            d_t += d_37 * ((-1.821255978) + (t * 1.330274429));
            let d_38 = d_37 * t;
            d_t += d_38 * 1.330274429;
            let d_39 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_40 = d_39 * z;
            d_z += d_40 * (-0.5);
            d_z += d_39 * ((-0.5) * z);
            let d_41 = d_t_t / (1.0 + (0.2316419 * z.abs()));
            let d_42 = d_41 * (0.2316419 * (t_3 * t_z));
            let d_43 = d_42 / (1.0 + (0.2316419 * z.abs()))
                * (1.0 / (1.0 + (0.2316419 * z.abs())));
            let d_44 = d_43 * 0.2316419;
            d_z += d_44 * ::rootgrad_autodiff::rules::abs(z);
            let d_45 = d_41 * (-(1.0 / (1.0 + (0.2316419 * z.abs()))));
            let d_46 = d_45 * 0.2316419;
            d_t_z += d_46 * t_3;
            let d_47 = d_t_t / (1.0 + (0.2316419 * z.abs())) * t_t;
            let d_48 = d_47 * 0.2316419;
            d_z -= d_48 * ::rootgrad_autodiff::rules::abs(z);
            d_z += d_x;
            let d_49 = d_t * t * t;
            let d_50 = d_49 * 0.2316419;
            d_z -= d_50 * ::rootgrad_autodiff::rules::abs(z);
            (d_z, d_t_z)
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(cumulative as rule_of_cumulative);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let signal = p[0];
        let mass = p[1];
        let width = p[2];
        let background = p[3];
        let slope = p[4];
        let counts = bins();
        let mut nll = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&counts);
        let mut d_signal: f64 = -0.0;
        let mut d_mass: f64 = -0.0;
        let mut d_width: f64 = -0.0;
        let mut d_background: f64 = -0.0;
        let mut d_slope: f64 = -0.0;
        let mut d_nll: f64 = -0.0;
        d_nll += d_result;
        for i_2 in 0..length {
            let i = i_2;
            let count = counts[i_2];
            let i_3: usize = i;
            let i_4: usize = i + 1;
            let low = 100.0 + (5.0 * (i_3 as f64));
            let high = 100.0 + (5.0 * (i_4 as f64));
            let argument = (high - mass) / width;
            let value = kept_2
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_cumulative, cumulative, a0 = argument
                    ),
                );
            let argument_2 = (low - mass) / width;
            let value_2 = kept_1
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_cumulative, cumulative, a0 = argument_2
                    ),
                );
            let peak = value - value_2;
            let exp_2 = ((-slope) * low).exp();
            let exp_3 = ((-slope) * high).exp();
            let fall = (exp_2 - exp_3) / slope;
            let expected = (signal * peak) + (background * fall);
            nll += expected;
            if count > 0 {
                nll -= (count as f64) * expected.ln();
            }
            let mut d_argument: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_peak = ::rootgrad_autodiff::Differentiable::zero_like(&peak);
            let mut d_exp_2: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_fall: f64 = -0.0;
            let mut d_expected: f64 = -0.0;
            if count > 0 {
                let d_1 = d_nll;
                let d_2 = d_1 * (count as f64);
                d_expected -= d_2 * ::rootgrad_autodiff::rules::ln(expected);
            }
            let d_3 = d_nll;
            d_expected += d_3;
            d_signal += d_expected * peak;
            d_peak += d_expected * signal;
            d_background += d_expected * fall;
            d_fall += d_expected * background;
            let d_4 = d_fall / slope;
            d_exp_2 += d_4;
            d_exp_3 -= d_4;
            d_slope -= d_fall / slope * fall;
            let d_5 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            let d_6 = d_5 * high;
            d_slope -= d_6;
            let d_7 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_8 = d_7 * low;
            d_slope -= d_8;
            let d_9 = ::rootgrad_autodiff::rt::scalar(d_peak);
            d_value += d_9;
            d_value_2 -= d_9;
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_argument_2,
                    &d_value_2,
                );
            } else {
                rule_of_cumulative::__vjp(argument_2, &mut d_argument_2, d_value_2);
            }
            let d_10 = d_argument_2 / width;
            d_mass -= d_10;
            d_width -= d_argument_2 / width * argument_2;
            let partials_2 = kept_2.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_argument,
                    &d_value,
                );
            } else {
                rule_of_cumulative::__vjp(argument, &mut d_argument, d_value);
            }
            let d_11 = d_argument / width;
            d_mass -= d_11;
            d_width -= d_argument / width * argument;
        }
        let result: f64 = nll;
        d_p[4] += d_slope;
        d_p[3] += d_background;
        d_p[2] += d_width;
        d_p[1] += d_mass;
        d_p[0] += d_signal;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(cumulative as rule_of_cumulative);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let signal = p[0];
        let t_signal = t_p[0];
        let mass = p[1];
        let t_mass = t_p[1];
        let width = p[2];
        let t_width = t_p[2];
        let background = p[3];
        let t_background = t_p[3];
        let slope = p[4];
        let t_slope = t_p[4];
        let counts = bins();
        let mut nll = 0.0;
        let mut t_nll = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&counts);
        for i_2 in 0..length {
            let i = i_2;
            let count = counts[i_2];
            let i_3: usize = i;
            let i_4: usize = i + 1;
            let low = 100.0 + (5.0 * (i_3 as f64));
            let high = 100.0 + (5.0 * (i_4 as f64));
            let argument = (high - mass) / width;
            let t_argument = ((-t_mass) - ((high - mass) / width) * t_width) / width;
            let (v_1, t_value) = rule_of_cumulative::__jvp(
                cumulative,
                argument,
                t_argument,
            );
            let value = v_1;
            let argument_2 = (low - mass) / width;
            let t_argument_2 = ((-t_mass) - ((low - mass) / width) * t_width) / width;
            let (v_2, t_value_2) = rule_of_cumulative::__jvp(
                cumulative,
                argument_2,
                t_argument_2,
            );
            let value_2 = v_2;
            let peak = value - value_2;
            let t_peak = ::rootgrad_autodiff::rt::tangent_at(t_value - t_value_2, peak);
            let fall = (((-slope) * low).exp() - ((-slope) * high).exp()) / slope;
            let t_fall = (((::rootgrad_autodiff::rules::exp((-slope) * low)
                * ((-t_slope) * low))
                - (::rootgrad_autodiff::rules::exp((-slope) * high)
                    * ((-t_slope) * high)))
                - ((((-slope) * low).exp() - ((-slope) * high).exp()) / slope) * t_slope)
                / slope;
            let expected = (signal * peak) + (background * fall);
            let t_expected = (t_signal * peak + signal * t_peak)
                + (t_background * fall + background * t_fall);
            t_nll += t_expected;
            nll += expected;
            if count > 0 {
                t_nll
                    -= (count as f64)
                        * (::rootgrad_autodiff::rules::ln(expected) * t_expected);
                nll -= (count as f64) * expected.ln();
            }
        }
        let result: f64 = nll;
        let t_result: f64 = t_nll;
        (result, t_result)
    }
}
mod helix {
    impl Track {
        /// The reverse derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pullback(
            self: &Self,
            d_self: &mut Self,
            r: f64,
            d_ret: (f64, f64),
        ) -> ((f64, f64), f64) {
            let half = ((0.5 * self.curvature) * r).asin();
            let azimuth = (self.phi + half) + (self.d0 / r);
            let arc = (2.0 * half) / self.curvature;
            let result: (f64, f64) = (azimuth, (self.z0 + (arc * self.tan_lambda)));
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_half: f64 = -0.0;
            let mut d_azimuth: f64 = -0.0;
            let mut d_arc: f64 = -0.0;
            d_azimuth += d_result.0;
            d_self.z0 += d_result.1;
            let d_1 = d_result.1;
            d_arc += d_1 * self.tan_lambda;
            d_self.tan_lambda += d_1 * arc;
            let d_2 = d_arc / self.curvature;
            d_half += d_2 * 2.0;
            d_self.curvature -= d_arc / self.curvature * arc;
            d_self.phi += d_azimuth;
            d_half += d_azimuth;
            d_self.d0 += d_azimuth / r;
            d_r -= d_azimuth / r * (self.d0 / r);
            let d_3 = d_half
                * ::rootgrad_autodiff::rules::asin((0.5 * self.curvature) * r);
            let d_4 = d_3 * r;
            d_self.curvature += d_4 * 0.5;
            d_r += d_3 * (0.5 * self.curvature);
            (result, d_r)
        }
        /// The forward derivative of [`at`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn at_pushforward(
            self: &Self,
            t_self: &Self,
            r: f64,
            t_r: f64,
        ) -> ((f64, f64), (f64, f64)) {
            let half = ((0.5 * self.curvature) * r).asin();
            let t_half = ::rootgrad_autodiff::rules::asin((0.5 * self.curvature) * r)
                * ((0.5 * ::rootgrad_autodiff::rt::scalar(t_self.curvature)) * r
                    + (0.5 * self.curvature) * t_r);
            let azimuth = (self.phi + half) + (self.d0 / r);
            let t_azimuth = (::rootgrad_autodiff::rt::scalar(t_self.phi) + t_half)
                + ((::rootgrad_autodiff::rt::scalar(t_self.d0) - (self.d0 / r) * t_r)
                    / r);
            let arc = (2.0 * half) / self.curvature;
            let t_arc = ((2.0 * t_half)
                - ((2.0 * half) / self.curvature)
                    * ::rootgrad_autodiff::rt::scalar(t_self.curvature))
                / self.curvature;
            let t_result: (f64, f64) = (
                t_azimuth,
                ::rootgrad_autodiff::rt::scalar(t_self.z0)
                    + (t_arc * self.tan_lambda
                        + arc * ::rootgrad_autodiff::rt::scalar(t_self.tan_lambda)),
            );
            let result: (f64, f64) = (azimuth, (self.z0 + (arc * self.tan_lambda)));
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
        ) -> ((f64, f64), (f64, f64)) {
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
        ) -> ((f64, f64), (f64, f64)) {
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
            r: f64,
            t_r: f64,
            d_ret: ((f64, f64), (f64, f64)),
        ) -> (f64, f64) {
            let half = ((0.5 * self.curvature) * r).asin();
            let x = (0.5 * self.curvature) * r;
            let sqrt = (1.0 - (x * x)).sqrt();
            let t_half = sqrt.recip()
                * (((0.5 * t_self.curvature) * r) + ((0.5 * self.curvature) * t_r));
            let azimuth = (self.phi + half) + (self.d0 / r);
            let t_azimuth = (t_self.phi + t_half)
                + ((t_self.d0 - ((self.d0 / r) * t_r)) / r);
            let arc = (2.0 * half) / self.curvature;
            let t_arc = ((2.0 * t_half)
                - (((2.0 * half) / self.curvature) * t_self.curvature)) / self.curvature;
            let t_result: (f64, f64) = (
                t_azimuth,
                (t_self.z0 + ((t_arc * self.tan_lambda) + (arc * t_self.tan_lambda))),
            );
            let result: (f64, f64) = (azimuth, (self.z0 + (arc * self.tan_lambda)));
            let result_2: ((f64, f64), (f64, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_half: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_sqrt: f64 = -0.0;
            let mut d_t_half: f64 = -0.0;
            let mut d_azimuth: f64 = -0.0;
            let mut d_t_azimuth: f64 = -0.0;
            let mut d_arc: f64 = -0.0;
            let mut d_t_arc: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            d_azimuth += d_result.0;
            d_self.z0 += d_result.1;
            let d_1 = d_result.1;
            d_arc += d_1 * self.tan_lambda;
            d_self.tan_lambda += d_1 * arc;
            d_t_azimuth += d_t_result.0;
            d_t_self.z0 += d_t_result.1;
            let d_2 = d_t_result.1;
            d_t_arc += d_2 * self.tan_lambda;
            d_self.tan_lambda += d_2 * t_arc;
            d_arc += d_2 * t_self.tan_lambda;
            d_t_self.tan_lambda += d_2 * arc;
            let d_3 = d_t_arc / self.curvature;
            d_t_half += d_3 * 2.0;
            let d_4 = d_3 * t_self.curvature;
            let d_5 = d_4 / self.curvature;
            d_half -= d_5 * 2.0;
            d_self.curvature += d_4 / self.curvature * ((2.0 * half) / self.curvature);
            d_t_self.curvature -= d_3 * ((2.0 * half) / self.curvature);
            d_self.curvature -= d_t_arc / self.curvature * t_arc;
            let d_6 = d_arc / self.curvature;
            d_half += d_6 * 2.0;
            d_self.curvature -= d_arc / self.curvature * arc;
            d_t_self.phi += d_t_azimuth;
            d_t_half += d_t_azimuth;
            let d_7 = d_t_azimuth / r;
            d_t_self.d0 += d_7;
            let d_8 = d_7 * t_r;
            d_self.d0 -= d_8 / r;
            d_r += d_8 / r * (self.d0 / r);
            d_t_r -= d_7 * (self.d0 / r);
            d_r -= d_t_azimuth / r * ((t_self.d0 - ((self.d0 / r) * t_r)) / r);
            d_self.phi += d_azimuth;
            d_half += d_azimuth;
            d_self.d0 += d_azimuth / r;
            d_r -= d_azimuth / r * (self.d0 / r);
            let d_9 = d_t_half
                * (((0.5 * t_self.curvature) * r) + ((0.5 * self.curvature) * t_r));
            d_sqrt += d_9 * ::rootgrad_autodiff::rules::recip(sqrt);
            let d_10 = d_t_half * sqrt.recip();
            let d_11 = d_10 * r;
            d_t_self.curvature += d_11 * 0.5;
            d_r += d_10 * (0.5 * t_self.curvature);
            let d_12 = d_10 * t_r;
            d_self.curvature += d_12 * 0.5;
            d_t_r += d_10 * (0.5 * self.curvature);
            let d_13 = d_sqrt * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt);
            d_x -= d_13 * x;
            d_x -= d_13 * x;
            let d_14 = d_x * r;
            d_self.curvature += d_14 * 0.5;
            d_r += d_x * (0.5 * self.curvature);
            let d_15 = d_half
                * ::rootgrad_autodiff::rules::asin((0.5 * self.curvature) * r);
            let d_16 = d_15 * r;
            d_self.curvature += d_16 * 0.5;
            d_r += d_15 * (0.5 * self.curvature);
            (d_r, d_t_r)
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::at_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`wrapped`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum wrapped {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl wrapped {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &wrapped)
        }
        /// The reverse derivative of [`wrapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(angle: f64, d_ret: f64) -> (f64, f64) {
            let mut d_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut a = angle;
            let mut d_a: f64 = -0.0;
            d_a += d_result;
            while a > std::f64::consts::PI {
                a -= 2.0 * std::f64::consts::PI;
            }
            while a < (-std::f64::consts::PI) {
                a += 2.0 * std::f64::consts::PI;
            }
            let result: f64 = a;
            d_angle += d_a;
            (result, d_angle)
        }
        /// The forward derivative of [`wrapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(angle: f64, t_angle: f64) -> (f64, f64) {
            let mut a = angle;
            let mut t_a = t_angle;
            while a > std::f64::consts::PI {
                a -= 2.0 * std::f64::consts::PI;
            }
            while a < (-std::f64::consts::PI) {
                a += 2.0 * std::f64::consts::PI;
            }
            let result: f64 = a;
            let t_result: f64 = t_a;
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
        fn pushforward_pullback(
            angle: f64,
            t_angle: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut a = angle;
            let mut t_a = t_angle;
            while a > std::f64::consts::PI {
                a -= 2.0 * std::f64::consts::PI;
            }
            while a < (-std::f64::consts::PI) {
                a += 2.0 * std::f64::consts::PI;
            }
            let result: f64 = a;
            let t_result: f64 = t_a;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_a: f64 = -0.0;
            let mut d_t_a: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a += d_t_result;
            d_a += d_result;
            d_t_angle += d_t_a;
            d_angle += d_a;
            (d_angle, d_t_angle)
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(wrapped as rule_of_wrapped; fn __vjp_at);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let track = Track {
            curvature: p[0],
            phi: p[1],
            d0: p[2],
            z0: p[3],
            tan_lambda: p[4],
        };
        let layers = [
            (3.0, (-3.10), 0.6),
            (7.0, 3.12, 1.5),
            (11.0, (-3.05), 2.2),
            (15.0, 1.0, 9.0),
        ];
        let mut chi2 = 0.0;
        let length = layers.len();
        let mut d_track = ::rootgrad_autodiff::Differentiable::zero_like(&track);
        let mut d_chi2: f64 = -0.0;
        d_chi2 += d_result;
        for i in 0..length {
            let r = layers[i].0;
            let phi = layers[i].1;
            let z = layers[i].2;
            let value = track.at(r);
            let azimuth = ::core::clone::Clone::clone(&value.0);
            let height = ::core::clone::Clone::clone(&value.1);
            let argument = azimuth - phi;
            let value_2 = rule_of_wrapped::__of(
                wrapped,
            )(::core::clone::Clone::clone(&argument));
            let a = (value_2 * r) / 0.05;
            let b = (height - z) / 0.2;
            let pull = (a * a) + (b * b);
            if pull > 1e5 {} else {
                chi2 += pull;
            }
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_azimuth = ::rootgrad_autodiff::Differentiable::zero_like(&azimuth);
            let mut d_height = ::rootgrad_autodiff::Differentiable::zero_like(&height);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_pull: f64 = -0.0;
            if pull > 1e5 {} else {
                let d_1 = d_chi2;
                d_pull += d_1;
            }
            d_a += d_pull * a;
            d_a += d_pull * a;
            d_b += d_pull * b;
            d_b += d_pull * b;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_b);
            let d_3 = d_2 / 0.2;
            d_height += d_3;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_a);
            let d_5 = d_4 / 0.05;
            d_value_2 += d_5 * r;
            rule_of_wrapped::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value_2,
            );
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_azimuth += d_6;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_height));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_azimuth));
            (track)
                .__vjp_at(
                    ::core::option::Option::Some(&mut d_track),
                    r,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
        }
        let result: f64 = chi2;
        let Track { curvature: d_7, phi: d_8, d0: d_9, z0: d_10, tan_lambda: d_11 } = &d_track
        else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_7);
        d_p[1] += (*d_8);
        d_p[2] += (*d_9);
        d_p[3] += (*d_10);
        d_p[4] += (*d_11);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(wrapped as rule_of_wrapped; fn __jvp_at);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_track = Track {
            curvature: t_p[0],
            phi: t_p[1],
            d0: t_p[2],
            z0: t_p[3],
            tan_lambda: t_p[4],
        };
        let track = Track {
            curvature: p[0],
            phi: p[1],
            d0: p[2],
            z0: p[3],
            tan_lambda: p[4],
        };
        let layers = [
            (3.0, (-3.10), 0.6),
            (7.0, 3.12, 1.5),
            (11.0, (-3.05), 2.2),
            (15.0, 1.0, 9.0),
        ];
        let mut chi2 = 0.0;
        let mut t_chi2 = 0.0;
        let length = layers.len();
        for i in 0..length {
            let r = layers[i].0;
            let phi = layers[i].1;
            let z = layers[i].2;
            let (v_1, t_value) = (track)
                .__jvp_at(&t_track, r, ::rootgrad_autodiff::rt::Inactive);
            let value = v_1;
            let azimuth = value.0;
            let t_azimuth = t_value.0;
            let height = value.1;
            let t_height = t_value.1;
            let argument = azimuth - phi;
            let t_argument = t_azimuth;
            let (v_2, t_value_2) = rule_of_wrapped::__jvp(wrapped, argument, t_argument);
            let value_2 = v_2;
            let a = (value_2 * r) / 0.05;
            let t_a = (t_value_2 * r) / 0.05;
            let b = (height - z) / 0.2;
            let t_b = t_height / 0.2;
            let pull = (a * a) + (b * b);
            let t_pull = (t_a * a + a * t_a) + (t_b * b + b * t_b);
            if pull > 1e5 {} else {
                t_chi2 += t_pull;
                chi2 += pull;
            }
        }
        let result: f64 = chi2;
        let t_result: f64 = t_chi2;
        (result, t_result)
    }
}
mod folded_resonance {
    ///The derivative of [`breit_wigner`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum breit_wigner {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl breit_wigner {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &breit_wigner)
        }
        /// The reverse derivative of [`breit_wigner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(e: f64, mass: f64, width: f64, d_ret: f64) -> (f64, f64, f64, f64) {
            let gamma = mass * width;
            let d = (e * e) - (mass * mass);
            let result: f64 = gamma / ((d * d) + (gamma * gamma));
            let mut d_e = ::rootgrad_autodiff::zero::<f64>();
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_width = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_gamma: f64 = -0.0;
            let mut d_d: f64 = -0.0;
            d_gamma += d_result / ((d * d) + (gamma * gamma));
            let d_1 = d_result / ((d * d) + (gamma * gamma)) * result;
            d_d -= d_1 * d;
            d_d -= d_1 * d;
            d_gamma -= d_1 * gamma;
            d_gamma -= d_1 * gamma;
            d_e += d_d * e;
            d_e += d_d * e;
            d_mass -= d_d * mass;
            d_mass -= d_d * mass;
            d_mass += d_gamma * width;
            d_width += d_gamma * mass;
            (result, d_e, d_mass, d_width)
        }
        /// The forward derivative of [`breit_wigner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            e: f64,
            t_e: f64,
            mass: f64,
            t_mass: f64,
            width: f64,
            t_width: f64,
        ) -> (f64, f64) {
            let gamma = mass * width;
            let t_gamma = t_mass * width + mass * t_width;
            let d = (e * e) - (mass * mass);
            let t_d = (t_e * e + e * t_e) - (t_mass * mass + mass * t_mass);
            let result: f64 = gamma / ((d * d) + (gamma * gamma));
            let t_result: f64 = (t_gamma
                - (gamma / ((d * d) + (gamma * gamma)))
                    * ((t_d * d + d * t_d) + (t_gamma * gamma + gamma * t_gamma)))
                / ((d * d) + (gamma * gamma));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
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
            e: f64,
            t_e: f64,
            mass: f64,
            t_mass: f64,
            width: f64,
            t_width: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64, f64, f64) {
            let gamma = mass * width;
            let t_gamma = (t_mass * width) + (mass * t_width);
            let d = (e * e) - (mass * mass);
            let t_d = ((t_e * e) + (e * t_e)) - ((t_mass * mass) + (mass * t_mass));
            let result: f64 = gamma / ((d * d) + (gamma * gamma));
            let t_result: f64 = (t_gamma
                - ((gamma / ((d * d) + (gamma * gamma)))
                    * (((t_d * d) + (d * t_d))
                        + ((t_gamma * gamma) + (gamma * t_gamma)))))
                / ((d * d) + (gamma * gamma));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_e = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_e = ::rootgrad_autodiff::zero::<f64>();
            let mut d_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mass = ::rootgrad_autodiff::zero::<f64>();
            let mut d_width = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_width = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_gamma: f64 = -0.0;
            let mut d_t_gamma: f64 = -0.0;
            let mut d_d: f64 = -0.0;
            let mut d_t_d: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / ((d * d) + (gamma * gamma));
            d_t_gamma += d_1;
            let d_2 = d_1
                * (((t_d * d) + (d * t_d)) + ((t_gamma * gamma) + (gamma * t_gamma)));
            d_gamma -= d_2 / ((d * d) + (gamma * gamma));
            let d_3 = d_2 / ((d * d) + (gamma * gamma))
                * (gamma / ((d * d) + (gamma * gamma)));
            d_d += d_3 * d;
            d_d += d_3 * d;
            d_gamma += d_3 * gamma;
            d_gamma += d_3 * gamma;
            let d_4 = d_1 * (gamma / ((d * d) + (gamma * gamma)));
            d_t_d -= d_4 * d;
            d_d -= d_4 * t_d;
            d_d -= d_4 * t_d;
            d_t_d -= d_4 * d;
            d_t_gamma -= d_4 * gamma;
            d_gamma -= d_4 * t_gamma;
            d_gamma -= d_4 * t_gamma;
            d_t_gamma -= d_4 * gamma;
            let d_5 = d_t_result / ((d * d) + (gamma * gamma)) * t_result;
            d_d -= d_5 * d;
            d_d -= d_5 * d;
            d_gamma -= d_5 * gamma;
            d_gamma -= d_5 * gamma;
            d_gamma += d_result / ((d * d) + (gamma * gamma));
            let d_6 = d_result / ((d * d) + (gamma * gamma)) * result;
            d_d -= d_6 * d;
            d_d -= d_6 * d;
            d_gamma -= d_6 * gamma;
            d_gamma -= d_6 * gamma;
            d_t_e += d_t_d * e;
            d_e += d_t_d * t_e;
            d_e += d_t_d * t_e;
            d_t_e += d_t_d * e;
            d_t_mass -= d_t_d * mass;
            d_mass -= d_t_d * t_mass;
            d_mass -= d_t_d * t_mass;
            d_t_mass -= d_t_d * mass;
            d_e += d_d * e;
            d_e += d_d * e;
            d_mass -= d_d * mass;
            d_mass -= d_d * mass;
            d_t_mass += d_t_gamma * width;
            d_width += d_t_gamma * t_mass;
            d_mass += d_t_gamma * t_width;
            d_t_width += d_t_gamma * mass;
            d_mass += d_gamma * width;
            d_width += d_gamma * mass;
            (d_e, d_t_e, d_mass, d_t_mass, d_width, d_t_width)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5) = Self::pushforward_pullback(
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
        fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2) = Self::pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1, a2): (f64, f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 3usize>) {
            let (value, g0, g1, g2) = Self::pullback(a0, a1, a2, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1, g2]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(breit_wigner as rule_of_breit_wigner);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mass = p[0];
        let width = p[1];
        let sigma = p[2];
        let steps = 20usize;
        let data = [(88.0, 0.1), (90.0, 0.5), (91.2, 1.0), (93.0, 0.4)];
        let e: f64 = mass;
        let low = e - (4.0 * sigma);
        let high = e + (4.0 * sigma);
        let h = (high - low) / (steps as f64);
        let mut sum_2: f64 = -0.0;
        for i_2 in 0..=steps {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let i = i_2;
            let t = low + ((i as f64) * h);
            let t_2;
            if (i == 0) || (i == steps) {
                t_2 = 1.0;
            } else {
                if (i % 2) == 1 {
                    t_2 = 4.0;
                } else {
                    t_2 = 2.0;
                }
            }
            let weight = kept_9.keep(t_2);
            let z = (t - e) / sigma;
            let value = kept_8
                .keep(
                    kept_6
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_breit_wigner, breit_wigner, a0 = t, a1 = mass, a2 =
                                width
                            ),
                        ),
                );
            shape_2.keep(&value);
            let exp_2 = kept_7.keep((((-0.5) * z) * z).exp());
            sum_2 += (weight * value) * exp_2;
            pass_2.push((kept_6.take(), kept_7.take(), kept_8.take(), kept_9.take()));
        }
        let top = (sum_2 * h) / (3.0 * sigma);
        let mut sum_3: f64 = -0.0;
        let length = data.len();
        let mut d_mass: f64 = -0.0;
        let mut d_width: f64 = -0.0;
        let mut d_sigma: f64 = -0.0;
        let mut d_e: f64 = -0.0;
        let mut d_low: f64 = -0.0;
        let mut d_high: f64 = -0.0;
        let mut d_h: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_top: f64 = -0.0;
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_result;
        for i_3 in 0..length {
            let e_2 = data[i_3].0;
            let y = data[i_3].1;
            let e_3: f64 = e_2;
            let low_2 = e_3 - (4.0 * sigma);
            let high_2 = e_3 + (4.0 * sigma);
            let h_2 = (high_2 - low_2) / (steps as f64);
            let mut sum_4: f64 = -0.0;
            for i_4 in 0..=steps {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let i_5 = i_4;
                let t_3 = low_2 + ((i_5 as f64) * h_2);
                let t_4;
                if (i_5 == 0) || (i_5 == steps) {
                    t_4 = 1.0;
                } else {
                    if (i_5 % 2) == 1 {
                        t_4 = 4.0;
                    } else {
                        t_4 = 2.0;
                    }
                }
                let weight_2 = kept_4.keep(t_4);
                let z_2 = (t_3 - e_3) / sigma;
                let value_2 = kept_3
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_breit_wigner, breit_wigner, a0 = t_3, a1 = mass, a2
                                    = width
                                ),
                            ),
                    );
                shape_1.keep(&value_2);
                let exp_3 = kept_2.keep((((-0.5) * z_2) * z_2).exp());
                sum_4 += (weight_2 * value_2) * exp_3;
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            sum_3 += ((((sum_4 * h_2) / (3.0 * sigma)) / top) - y).powi(2);
            let mut d_low_2: f64 = -0.0;
            let mut d_high_2: f64 = -0.0;
            let mut d_h_2: f64 = -0.0;
            let mut d_sum_4: f64 = -0.0;
            let d_1 = d_sum_3;
            let d_2 = d_1
                * ::rootgrad_autodiff::rules::powi(
                    (((sum_4 * h_2) / (3.0 * sigma)) / top) - y,
                    2,
                );
            let d_3 = d_2 / top;
            let d_4 = d_3 / (3.0 * sigma);
            d_sum_4 += d_4 * h_2;
            d_h_2 += d_4 * sum_4;
            let d_5 = d_3 / (3.0 * sigma) * ((sum_4 * h_2) / (3.0 * sigma));
            d_sigma -= d_5 * 3.0;
            d_top -= d_2 / top * (((sum_4 * h_2) / (3.0 * sigma)) / top);
            for i_4 in (0..=steps).rev() {
                let (partials_1, exp_3, value_2, weight_2) = pass_1.take();
                let i_5 = i_4;
                let t_3 = low_2 + ((i_5 as f64) * h_2);
                let z_2 = (t_3 - e_3) / sigma;
                let mut d_t_3: f64 = -0.0;
                let mut d_z_2: f64 = -0.0;
                let mut d_value_2 = shape_1.zero();
                let mut d_exp_3: f64 = -0.0;
                let d_6 = d_sum_4;
                let d_7 = d_6 * exp_3;
                d_value_2 += d_7 * weight_2;
                d_exp_3 += d_6 * (weight_2 * value_2);
                let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                let d_9 = d_8 * z_2;
                d_z_2 += d_9 * (-0.5);
                d_z_2 += d_8 * ((-0.5) * z_2);
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_t_3,
                        &d_value_2,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        1,
                        &mut d_mass,
                        &d_value_2,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        2,
                        &mut d_width,
                        &d_value_2,
                    );
                } else {
                    rule_of_breit_wigner::__vjp(
                        t_3,
                        &mut d_t_3,
                        mass,
                        &mut d_mass,
                        width,
                        &mut d_width,
                        d_value_2,
                    );
                }
                let d_10 = d_z_2 / sigma;
                d_t_3 += d_10;
                d_sigma -= d_z_2 / sigma * z_2;
                d_low_2 += d_t_3;
                d_h_2 += d_t_3 * (i_5 as f64);
            }
            let d_11 = d_h_2 / (steps as f64);
            d_high_2 += d_11;
            d_low_2 -= d_11;
            d_sigma += d_high_2 * 4.0;
            d_sigma -= d_low_2 * 4.0;
        }
        let result: f64 = sum_3;
        let d_12 = d_top / (3.0 * sigma);
        d_sum_2 += d_12 * h;
        d_h += d_12 * sum_2;
        let d_13 = d_top / (3.0 * sigma) * top;
        d_sigma -= d_13 * 3.0;
        for i_2 in (0..=steps).rev() {
            let (partials_2, exp_2, value, weight) = pass_2.take();
            let i = i_2;
            let t = low + ((i as f64) * h);
            let z = (t - e) / sigma;
            let mut d_t: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let mut d_exp_2: f64 = -0.0;
            let d_14 = d_sum_2;
            let d_15 = d_14 * exp_2;
            d_value += d_15 * weight;
            d_exp_2 += d_14 * (weight * value);
            let d_16 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_17 = d_16 * z;
            d_z += d_17 * (-0.5);
            d_z += d_16 * ((-0.5) * z);
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_t,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    1,
                    &mut d_mass,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    2,
                    &mut d_width,
                    &d_value,
                );
            } else {
                rule_of_breit_wigner::__vjp(
                    t,
                    &mut d_t,
                    mass,
                    &mut d_mass,
                    width,
                    &mut d_width,
                    d_value,
                );
            }
            let d_18 = d_z / sigma;
            d_t += d_18;
            d_e -= d_18;
            d_sigma -= d_z / sigma * z;
            d_low += d_t;
            d_h += d_t * (i as f64);
        }
        let d_19 = d_h / (steps as f64);
        d_high += d_19;
        d_low -= d_19;
        d_e += d_high;
        d_sigma += d_high * 4.0;
        d_e += d_low;
        d_sigma -= d_low * 4.0;
        d_mass += d_e;
        d_p[2] += d_sigma;
        d_p[1] += d_width;
        d_p[0] += d_mass;
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(breit_wigner as rule_of_breit_wigner);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mass = p[0];
        let t_mass = t_p[0];
        let width = p[1];
        let t_width = t_p[1];
        let sigma = p[2];
        let t_sigma = t_p[2];
        let steps = 20usize;
        let data = [(88.0, 0.1), (90.0, 0.5), (91.2, 1.0), (93.0, 0.4)];
        let e: f64 = mass;
        let t_e: f64 = t_mass;
        let low = e - (4.0 * sigma);
        let t_low = t_e - (4.0 * t_sigma);
        let high = e + (4.0 * sigma);
        let t_high = t_e + (4.0 * t_sigma);
        let h = (high - low) / (steps as f64);
        let t_h = (t_high - t_low) / (steps as f64);
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        for i_2 in 0..=steps {
            let i = i_2;
            let t = low + ((i as f64) * h);
            let t_t = t_low + ((i as f64) * t_h);
            let t_2;
            if (i == 0) || (i == steps) {
                t_2 = 1.0;
            } else {
                if (i % 2) == 1 {
                    t_2 = 4.0;
                } else {
                    t_2 = 2.0;
                }
            }
            let weight = t_2;
            let z = (t - e) / sigma;
            let t_z = ((t_t - t_e) - ((t - e) / sigma) * t_sigma) / sigma;
            let (v_1, t_value) = rule_of_breit_wigner::__jvp(
                breit_wigner,
                t,
                t_t,
                mass,
                t_mass,
                width,
                t_width,
            );
            let value = v_1;
            t_sum_2
                += (weight * t_value) * (((-0.5) * z) * z).exp()
                    + (weight * value)
                        * (::rootgrad_autodiff::rules::exp(((-0.5) * z) * z)
                            * (((-0.5) * t_z) * z + ((-0.5) * z) * t_z));
            sum_2 += (weight * value) * (((-0.5) * z) * z).exp();
        }
        let top = (sum_2 * h) / (3.0 * sigma);
        let t_top = ((t_sum_2 * h + sum_2 * t_h)
            - ((sum_2 * h) / (3.0 * sigma)) * (3.0 * t_sigma)) / (3.0 * sigma);
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length = data.len();
        for i_3 in 0..length {
            let e_2 = data[i_3].0;
            let y = data[i_3].1;
            let e_3: f64 = e_2;
            let low_2 = e_3 - (4.0 * sigma);
            let t_low_2 = -(4.0 * t_sigma);
            let high_2 = e_3 + (4.0 * sigma);
            let t_high_2 = 4.0 * t_sigma;
            let h_2 = (high_2 - low_2) / (steps as f64);
            let t_h_2 = (t_high_2 - t_low_2) / (steps as f64);
            let mut sum_4: f64 = -0.0;
            let mut t_sum_4: f64 = 0.0;
            for i_4 in 0..=steps {
                let i_5 = i_4;
                let t_3 = low_2 + ((i_5 as f64) * h_2);
                let t_t_3 = t_low_2 + ((i_5 as f64) * t_h_2);
                let t_4;
                if (i_5 == 0) || (i_5 == steps) {
                    t_4 = 1.0;
                } else {
                    if (i_5 % 2) == 1 {
                        t_4 = 4.0;
                    } else {
                        t_4 = 2.0;
                    }
                }
                let weight_2 = t_4;
                let z_2 = (t_3 - e_3) / sigma;
                let t_z_2 = (t_t_3 - ((t_3 - e_3) / sigma) * t_sigma) / sigma;
                let (v_2, t_value_2) = rule_of_breit_wigner::__jvp(
                    breit_wigner,
                    t_3,
                    t_t_3,
                    mass,
                    t_mass,
                    width,
                    t_width,
                );
                let value_2 = v_2;
                t_sum_4
                    += (weight_2 * t_value_2) * (((-0.5) * z_2) * z_2).exp()
                        + (weight_2 * value_2)
                            * (::rootgrad_autodiff::rules::exp(((-0.5) * z_2) * z_2)
                                * (((-0.5) * t_z_2) * z_2 + ((-0.5) * z_2) * t_z_2));
                sum_4 += (weight_2 * value_2) * (((-0.5) * z_2) * z_2).exp();
            }
            t_sum_3
                += ::rootgrad_autodiff::rules::powi(
                    (((sum_4 * h_2) / (3.0 * sigma)) / top) - y,
                    2,
                )
                    * (((((t_sum_4 * h_2 + sum_4 * t_h_2)
                        - ((sum_4 * h_2) / (3.0 * sigma)) * (3.0 * t_sigma))
                        / (3.0 * sigma))
                        - (((sum_4 * h_2) / (3.0 * sigma)) / top) * t_top) / top);
            sum_3 += ((((sum_4 * h_2) / (3.0 * sigma)) / top) - y).powi(2);
        }
        let result: f64 = sum_3;
        let t_result: f64 = t_sum_3;
        (result, t_result)
    }
}
mod spline {
    ///The derivative of [`moments`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum moments {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl moments {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &moments)
        }
        /// The reverse derivative of [`moments`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(y: &[f64], d_y: &mut [f64], d_ret: Vec<f64>) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let n = y.len();
            let mut c = ::std::vec![0.0; n];
            let mut d = ::std::vec![0.0; n];
            for i in 1..(n - 1) {
                let w = kept_1.keep((4.0 - c[(i - 1)]));
                c[i] = 1.0 / w;
                d[i] = ((6.0 * ((y[(i + 1)] - (2.0 * y[i])) + y[(i - 1)])) - d[(i - 1)])
                    / w;
            }
            let mut m = ::std::vec![0.0; n];
            for i_2 in (1..(n - 1)).rev() {
                m[i_2] = d[i_2] - (c[i_2] * m[(i_2 + 1)]);
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&m);
            let mut d_result = d_ret;
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            ::rootgrad_autodiff::rt::accumulate(&mut d_m, &(d_result));
            for i_2 in (1..(n - 1)).rev().rev() {
                let d_1 = ::core::mem::take(&mut d_m[i_2]);
                d_d[i_2] += d_1;
                d_m[i_2 + 1] -= d_1 * c[i_2];
            }
            for i in (1..(n - 1)).rev() {
                let w = kept_1.take();
                let d_2 = ::core::mem::take(&mut d_d[i]);
                let d_3 = d_2 / w;
                let d_4 = d_3 * 6.0;
                d_y[i + 1] += d_4;
                d_y[i] -= d_4 * 2.0;
                d_y[i - 1] += d_4;
                d_d[i - 1] -= d_3;
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`moments`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(y: &[f64], t_y: &[f64]) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
            let n = y.len();
            let mut c = ::std::vec![0.0; n];
            let mut d = ::std::vec![0.0; n];
            let mut t_d = ::std::vec![0.0; n];
            for i in 1..(n - 1) {
                let w = 4.0 - c[(i - 1)];
                c[i] = 1.0 / w;
                t_d[i] = ((6.0 * ((t_y[i + 1] - (2.0 * t_y[i])) + t_y[i - 1]))
                    - t_d[i - 1]) / w;
                d[i] = ((6.0 * ((y[(i + 1)] - (2.0 * y[i])) + y[(i - 1)])) - d[(i - 1)])
                    / w;
            }
            let mut m = ::std::vec![0.0; n];
            let mut t_m = ::std::vec![0.0; n];
            for i_2 in (1..(n - 1)).rev() {
                t_m[i_2] = t_d[i_2] - (c[i_2] * t_m[i_2 + 1]);
                m[i_2] = d[i_2] - (c[i_2] * m[(i_2 + 1)]);
            }
            let result: Vec<f64> = m;
            let t_result: Vec<f64> = t_m;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
            y: &[f64],
            d_y: &mut [f64],
            t_y: &[f64],
            d_t_y: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
            ::rootgrad_autodiff::rt::same_length("t_y", t_y.len(), d_t_y.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let n = y.len();
            let mut c = ::std::vec![0.0; n];
            let mut d = ::std::vec![0.0; n];
            let mut t_d = ::std::vec![0.0; n];
            for i in 1..(n - 1) {
                let w = kept_1.keep((4.0 - c[(i - 1)]));
                c[i] = 1.0 / w;
                t_d[i] = ((6.0 * ((t_y[(i + 1)] - (2.0 * t_y[i])) + t_y[(i - 1)]))
                    - t_d[(i - 1)]) / w;
                d[i] = ((6.0 * ((y[(i + 1)] - (2.0 * y[i])) + y[(i - 1)])) - d[(i - 1)])
                    / w;
            }
            let mut m = ::std::vec![0.0; n];
            let mut t_m = ::std::vec![0.0; n];
            for i_2 in (1..(n - 1)).rev() {
                t_m[i_2] = t_d[i_2] - (c[i_2] * t_m[(i_2 + 1)]);
                m[i_2] = d[i_2] - (c[i_2] * m[(i_2 + 1)]);
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&m);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_m);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            let mut d_t_d = ::rootgrad_autodiff::Differentiable::zero_like(&t_d);
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            let mut d_t_m = ::rootgrad_autodiff::Differentiable::zero_like(&t_m);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_m, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_m, &(d_result));
            for i_2 in (1..(n - 1)).rev().rev() {
                let d_1 = ::core::mem::take(&mut d_m[i_2]);
                d_d[i_2] += d_1;
                d_m[i_2 + 1] -= d_1 * c[i_2];
                let d_2 = ::core::mem::take(&mut d_t_m[i_2]);
                d_t_d[i_2] += d_2;
                d_t_m[i_2 + 1] -= d_2 * c[i_2];
            }
            for i in (1..(n - 1)).rev() {
                let w = kept_1.take();
                let d_3 = ::core::mem::take(&mut d_d[i]);
                let d_4 = d_3 / w;
                let d_5 = d_4 * 6.0;
                d_y[i + 1] += d_5;
                d_y[i] -= d_5 * 2.0;
                d_y[i - 1] += d_5;
                d_d[i - 1] -= d_4;
                let d_6 = ::core::mem::take(&mut d_t_d[i]);
                let d_7 = d_6 / w;
                let d_8 = d_7 * 6.0;
                d_t_y[i + 1] += d_8;
                d_t_y[i] -= d_8 * 2.0;
                d_t_y[i - 1] += d_8;
                d_t_d[i - 1] -= d_7;
            }
            kept_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
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
    pub fn reverse(y: &[f64], d_y: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(moments as rule_of_moments);
        ::rootgrad_autodiff::rt::same_length("y", y.len(), d_y.len());
        let mut d_result = d_ret;
        let m = rule_of_moments::__of(moments)(y);
        let mut s = 0.0;
        let t = [0.3, 1.7, 2.2, 2.9];
        let length = t.len();
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..length {
            let at = t[i];
            let k = (at as usize).min((y.len() - 2));
            let a = ((k as f64) + 1.0) - at;
            let b = at - (k as f64);
            let value = ((a * y[k]) + (b * y[(k + 1)]))
                + ((((((a * a) * a) - a) * m[k]) + ((((b * b) * b) - b) * m[(k + 1)]))
                    / 6.0);
            s += value * value;
            let mut d_value: f64 = -0.0;
            let d_1 = d_s;
            d_value += d_1 * value;
            d_value += d_1 * value;
            d_y[k] += d_value * a;
            d_y[k + 1] += d_value * b;
            let d_2 = d_value / 6.0;
            d_m[k] += d_2 * (((a * a) * a) - a);
            d_m[k + 1] += d_2 * (((b * b) * b) - b);
        }
        let result: f64 = s;
        rule_of_moments::__vjp(y, &mut (*d_y), d_m);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(y: &[f64], t_y: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(moments as rule_of_moments);
        ::rootgrad_autodiff::rt::equal_lengths("y", y.len(), "t_y", t_y.len());
        let (v_1, t_m) = rule_of_moments::__jvp(moments, y, t_y);
        let m = v_1;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let t = [0.3, 1.7, 2.2, 2.9];
        let length = t.len();
        for i in 0..length {
            let at = t[i];
            let k = (at as usize).min((y.len() - 2));
            let a = ((k as f64) + 1.0) - at;
            let b = at - (k as f64);
            let value = ((a * y[k]) + (b * y[(k + 1)]))
                + ((((((a * a) * a) - a) * m[k]) + ((((b * b) * b) - b) * m[(k + 1)]))
                    / 6.0);
            let t_value = ((a * t_y[k]) + (b * t_y[k + 1]))
                + ((((((a * a) * a) - a) * ::rootgrad_autodiff::rt::scalar(t_m[k]))
                    + ((((b * b) * b) - b)
                        * ::rootgrad_autodiff::rt::scalar(t_m[k + 1]))) / 6.0);
            t_s += t_value * value + value * t_value;
            s += value * value;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod constrained_fit {
    impl Model {
        /// The reverse derivative of [`density`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn density_pullback(
            self: &Self,
            d_self: &mut Self,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let weights = [self.fraction, (1.0 - self.fraction)];
            let mut p = 0.0;
            let mut d_weights = ::rootgrad_autodiff::Differentiable::zero_like(&weights);
            let mut d_p: f64 = -0.0;
            d_p += d_result;
            for k in 0..2 {
                let z = (x - self.means[k]) / self.sigmas[k];
                let exp_2 = (((-0.5) * z) * z).exp();
                p += (weights[k] * exp_2) / self.sigmas[k];
                let mut d_z: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let d_1 = d_p;
                let d_2 = d_1 / self.sigmas[k];
                d_weights[k] += d_2 * exp_2;
                d_exp_2 += d_2 * weights[k];
                d_self.sigmas[k]
                    -= d_1 / self.sigmas[k] * ((weights[k] * exp_2) / self.sigmas[k]);
                let d_3 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_4 = d_3 * z;
                d_z += d_4 * (-0.5);
                d_z += d_3 * ((-0.5) * z);
                let d_5 = d_z / self.sigmas[k];
                d_x += d_5;
                d_self.means[k] -= d_5;
                d_self.sigmas[k] -= d_z / self.sigmas[k] * z;
            }
            let result: f64 = p;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.fraction, &(d_weights[0]));
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_weights[1]);
            d_self.fraction -= d_6;
            (result, d_x)
        }
        /// The forward derivative of [`density`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn density_pushforward(
            self: &Self,
            t_self: &Self,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let t_weights = [
                t_self.fraction,
                -::rootgrad_autodiff::rt::scalar(t_self.fraction),
            ];
            let weights = [self.fraction, (1.0 - self.fraction)];
            let mut p = 0.0;
            let mut t_p = 0.0;
            for k in 0..2 {
                let z = (x - self.means[k]) / self.sigmas[k];
                let t_z = ((t_x - ::rootgrad_autodiff::rt::scalar(t_self.means[k]))
                    - ((x - self.means[k]) / self.sigmas[k])
                        * ::rootgrad_autodiff::rt::scalar(t_self.sigmas[k]))
                    / self.sigmas[k];
                t_p
                    += ((::rootgrad_autodiff::rt::scalar(t_weights[k])
                        * (((-0.5) * z) * z).exp()
                        + weights[k]
                            * (::rootgrad_autodiff::rules::exp(((-0.5) * z) * z)
                                * (((-0.5) * t_z) * z + ((-0.5) * z) * t_z)))
                        - ((weights[k] * (((-0.5) * z) * z).exp()) / self.sigmas[k])
                            * ::rootgrad_autodiff::rt::scalar(t_self.sigmas[k]))
                        / self.sigmas[k];
                p += (weights[k] * (((-0.5) * z) * z).exp()) / self.sigmas[k];
            }
            let result: f64 = p;
            let t_result: f64 = t_p;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_density(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::density_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_density(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::density_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn density_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let t_weights = [t_self.fraction, (-t_self.fraction)];
            let weights = [self.fraction, (1.0 - self.fraction)];
            let mut p = 0.0;
            let mut t_p = 0.0;
            for k in 0..2 {
                let z = (x - self.means[k]) / self.sigmas[k];
                let t_z = ((t_x - t_self.means[k])
                    - (((x - self.means[k]) / self.sigmas[k]) * t_self.sigmas[k]))
                    / self.sigmas[k];
                let x_2 = ((-0.5) * z) * z;
                let exp_2 = (((-0.5) * z) * z).exp();
                let exp_3 = x_2.exp();
                let exp_4 = (((-0.5) * z) * z).exp();
                t_p
                    += (((t_weights[k] * exp_2)
                        + (weights[k]
                            * (exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)))))
                        - (((weights[k] * exp_4) / self.sigmas[k]) * t_self.sigmas[k]))
                        / self.sigmas[k];
                let exp_5 = (((-0.5) * z) * z).exp();
                p += (weights[k] * exp_5) / self.sigmas[k];
            }
            let result: f64 = p;
            let t_result: f64 = t_p;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_weights = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_weights,
            );
            let mut d_weights = ::rootgrad_autodiff::Differentiable::zero_like(&weights);
            let mut d_p: f64 = -0.0;
            let mut d_t_p: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_p += d_t_result;
            d_p += d_result;
            for k in 0..2 {
                let z = (x - self.means[k]) / self.sigmas[k];
                let t_z = ((t_x - t_self.means[k])
                    - (((x - self.means[k]) / self.sigmas[k]) * t_self.sigmas[k]))
                    / self.sigmas[k];
                let x_2 = ((-0.5) * z) * z;
                let exp_2 = (((-0.5) * z) * z).exp();
                let exp_3 = x_2.exp();
                let exp_4 = (((-0.5) * z) * z).exp();
                let exp_5 = (((-0.5) * z) * z).exp();
                let mut d_z: f64 = -0.0;
                let mut d_t_z: f64 = -0.0;
                let mut d_x_2: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let mut d_exp_3: f64 = -0.0;
                let mut d_exp_4: f64 = -0.0;
                let mut d_exp_5: f64 = -0.0;
                let d_1 = d_p;
                let d_2 = d_1 / self.sigmas[k];
                d_weights[k] += d_2 * exp_5;
                d_exp_5 += d_2 * weights[k];
                d_self.sigmas[k]
                    -= d_1 / self.sigmas[k] * ((weights[k] * exp_5) / self.sigmas[k]);
                let d_3 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
                let d_4 = d_3 * z;
                d_z += d_4 * (-0.5);
                d_z += d_3 * ((-0.5) * z);
                let d_5 = d_t_p;
                let d_6 = d_5 / self.sigmas[k];
                d_t_weights[k] += d_6 * exp_2;
                d_exp_2 += d_6 * t_weights[k];
                d_weights[k]
                    += d_6 * (exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)));
                let d_7 = d_6 * weights[k];
                d_exp_3 += d_7 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z));
                let d_8 = d_7 * exp_3;
                let d_9 = d_8 * z;
                d_t_z += d_9 * (-0.5);
                d_z += d_8 * ((-0.5) * t_z);
                let d_10 = d_8 * t_z;
                d_z += d_10 * (-0.5);
                d_t_z += d_8 * ((-0.5) * z);
                let d_11 = d_6 * t_self.sigmas[k];
                let d_12 = d_11 / self.sigmas[k];
                d_weights[k] -= d_12 * exp_4;
                d_exp_4 -= d_12 * weights[k];
                d_self.sigmas[k]
                    += d_11 / self.sigmas[k] * ((weights[k] * exp_4) / self.sigmas[k]);
                d_t_self.sigmas[k] -= d_6 * ((weights[k] * exp_4) / self.sigmas[k]);
                d_self.sigmas[k]
                    -= d_5 / self.sigmas[k]
                        * ((((t_weights[k] * exp_2)
                            + (weights[k]
                                * (exp_3 * ((((-0.5) * t_z) * z) + (((-0.5) * z) * t_z)))))
                            - (((weights[k] * exp_4) / self.sigmas[k])
                                * t_self.sigmas[k])) / self.sigmas[k]);
                let d_13 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                let d_14 = d_13 * z;
                d_z += d_14 * (-0.5);
                d_z += d_13 * ((-0.5) * z);
                d_x_2 += d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                let d_15 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_16 = d_15 * z;
                d_z += d_16 * (-0.5);
                d_z += d_15 * ((-0.5) * z);
                let d_17 = d_x_2 * z;
                d_z += d_17 * (-0.5);
                d_z += d_x_2 * ((-0.5) * z);
                let d_18 = d_t_z / self.sigmas[k];
                d_t_x += d_18;
                d_t_self.means[k] -= d_18;
                let d_19 = d_18 * t_self.sigmas[k];
                let d_20 = d_19 / self.sigmas[k];
                d_x -= d_20;
                d_self.means[k] += d_20;
                d_self.sigmas[k]
                    += d_19 / self.sigmas[k] * ((x - self.means[k]) / self.sigmas[k]);
                d_t_self.sigmas[k] -= d_18 * ((x - self.means[k]) / self.sigmas[k]);
                d_self.sigmas[k] -= d_t_z / self.sigmas[k] * t_z;
                let d_21 = d_z / self.sigmas[k];
                d_x += d_21;
                d_self.means[k] -= d_21;
                d_self.sigmas[k] -= d_z / self.sigmas[k] * z;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.fraction, &(d_weights[0]));
            let d_22 = ::rootgrad_autodiff::rt::scalar(d_weights[1]);
            d_self.fraction -= d_22;
            ::rootgrad_autodiff::rt::accumulate(
                &mut d_t_self.fraction,
                &(d_t_weights[0]),
            );
            let d_23 = ::rootgrad_autodiff::rt::scalar(d_t_weights[1]);
            d_t_self.fraction -= d_23;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_density<'__shadow>(
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
            let (g2, g3) = Self::density_pushforward_pullback(
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
        fn __path_jvp_vjp_density<'__shadow>(
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
            let (g2, g3) = Self::density_pushforward_pullback(
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
        fn __vjp_density<'__shadow>(
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
            let (_primal, g1) = Self::density_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_density<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::density_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_density);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let exp_2 = p[2].exp();
        let t = [p[1], (p[1] + exp_2)];
        let length = p[3..5].len();
        let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = p[3..5].len();
        for i in 0..length_2 {
            let s = &p[3..5][i];
            let exp_3 = (*s).exp();
            collected[i] = exp_3;
        }
        let exp_4 = (-p[0]).exp();
        let model = Model {
            fraction: 1.0 / (1.0 + exp_4),
            means: ::core::clone::Clone::clone(&t),
            sigmas: ::core::clone::Clone::clone(&collected),
            name: "two Gaussians",
        };
        let data = [0.1, (-0.4), 2.2, 1.9, 0.3, 2.6, (-0.2)];
        let mut sum_2: f64 = -0.0;
        let length_3 = data.len();
        let mut d_exp_2: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(&collected);
        let mut d_exp_4: f64 = -0.0;
        let mut d_model = ::rootgrad_autodiff::Differentiable::zero_like(&model);
        let mut d_sum_2: f64 = -0.0;
        let mut d_nll: f64 = -0.0;
        d_nll += d_result;
        d_sum_2 += d_nll;
        for i_2 in 0..length_3 {
            let x = data[i_2];
            let value = model.density(x);
            sum_2 += -value.ln();
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let d_5 = d_sum_2;
            d_value -= d_5 * ::rootgrad_autodiff::rules::ln(value);
            (model)
                .__vjp_density(
                    ::core::option::Option::Some(&mut d_model),
                    x,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
        }
        let mut nll: f64 = sum_2;
        let mut sum_3: f64 = -0.0;
        let length_4 = ::rootgrad_autodiff::rt::length(&model.means);
        let mut d_sum_3: f64 = -0.0;
        let d_1 = d_nll;
        d_sum_3 += d_1;
        for i_3 in 0..length_4 {
            let m = &model.means[i_3];
            sum_3 += ((*m) / 5.0).powi(2);
            let m = &model.means[i_3];
            let d_3 = d_sum_3;
            let d_4 = d_3 * ::rootgrad_autodiff::rules::powi((*m) / 5.0, 2);
            d_model.means[i_3] += d_4 / 5.0;
        }
        nll += sum_3;
        let result: f64 = nll;
        let d_2 = d_nll;
        let Model { fraction: d_6, means: d_8, sigmas: d_9, name: _ } = &d_model else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let d_7 = (*d_6) / (1.0 + exp_4) * (1.0 / (1.0 + exp_4));
        d_exp_4 -= d_7;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_8)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &((*d_9)));
        let d_10 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
        d_p[0] -= d_10;
        for i in 0..length_2 {
            let s = &p[3..5][i];
            let mut d_exp_3: f64 = -0.0;
            let d_s = &mut d_p[3..5][i];
            let d_11 = ::core::mem::take(&mut d_collected[i]);
            d_exp_3 += d_11;
            (*d_s) += d_exp_3 * ::rootgrad_autodiff::rules::exp(*s);
        }
        d_p[1] += d_t[0];
        d_p[1] += d_t[1];
        d_exp_2 += d_t[1];
        d_p[2] += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_density);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t = [p[1], (p[1] + p[2].exp())];
        let t_t = [t_p[1], t_p[1] + (::rootgrad_autodiff::rules::exp(p[2]) * t_p[2])];
        let length = p[3..5].len();
        let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = p[3..5].len();
        for i in 0..length_2 {
            let s = &p[3..5][i];
            let t_s = &t_p[3..5][i];
            t_collected[i] = ::rootgrad_autodiff::rules::exp(*s) * (*t_s);
            collected[i] = (*s).exp();
        }
        let t_model = Model {
            fraction: -(1.0 / (1.0 + (-p[0]).exp()))
                * (::rootgrad_autodiff::rules::exp(-p[0]) * (-t_p[0]))
                / (1.0 + (-p[0]).exp()),
            means: t_t,
            sigmas: t_collected,
            name: ::rootgrad_autodiff::Differentiable::zero_like(&("two Gaussians")),
        };
        let model = Model {
            fraction: 1.0 / (1.0 + (-p[0]).exp()),
            means: t,
            sigmas: collected,
            name: "two Gaussians",
        };
        let data = [0.1, (-0.4), 2.2, 1.9, 0.3, 2.6, (-0.2)];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = data.len();
        for i_2 in 0..length_3 {
            let x = data[i_2];
            let (v_1, t_value) = (model)
                .__jvp_density(&t_model, x, ::rootgrad_autodiff::rt::Inactive);
            let value = v_1;
            t_sum_2 += -(::rootgrad_autodiff::rules::ln(value) * t_value);
            sum_2 += -value.ln();
        }
        let mut nll: f64 = sum_2;
        let mut t_nll: f64 = t_sum_2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_4 = ::rootgrad_autodiff::rt::length(&model.means);
        for i_3 in 0..length_4 {
            let m = &model.means[i_3];
            let t_m = &t_model.means[i_3];
            t_sum_3
                += ::rootgrad_autodiff::rules::powi((*m) / 5.0, 2)
                    * (::rootgrad_autodiff::rt::scalar(*t_m) / 5.0);
            sum_3 += ((*m) / 5.0).powi(2);
        }
        t_nll += t_sum_3;
        nll += sum_3;
        let result: f64 = nll;
        let t_result: f64 = t_nll;
        (result, t_result)
    }
}
