// Written by the golden test; do not edit.
mod filters {
    impl Filter {
        /// The reverse derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pullback(
            self: &mut Self,
            d_self: &mut Self,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let y = ((kept_1.keep(self.gain) * x) + (0.5 * self.state[0]))
                - (kept_2.keep((0.2 * self.state[1])) * self.gain);
            shape_1.keep(&self.state[1]);
            self.state[1] = self.state[0];
            self.state[0] = y;
            let result: f64 = y;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_y: f64 = -0.0;
            d_y += d_result;
            let d_1 = ::core::mem::take(&mut d_self.state[0]);
            d_y += d_1;
            let d_2 = shape_1.replace(&mut d_self.state[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.state[0], &(d_2));
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            d_self.gain += d_y * x;
            d_x += d_y * v_1;
            d_self.state[0] += d_y * 0.5;
            let d_3 = d_y * v_1;
            d_self.state[1] -= d_3 * 0.2;
            d_self.gain -= d_y * v_2;
            (result, d_x)
        }
        /// The forward derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            let y = ((self.gain * x) + (0.5 * self.state[0]))
                - ((0.2 * self.state[1]) * self.gain);
            let t_y = ((::rootgrad_autodiff::rt::scalar(t_self.gain) * x
                + self.gain * t_x)
                + (0.5 * ::rootgrad_autodiff::rt::scalar(t_self.state[0])))
                - ((0.2 * ::rootgrad_autodiff::rt::scalar(t_self.state[1])) * self.gain
                    + (0.2 * self.state[1])
                        * ::rootgrad_autodiff::rt::scalar(t_self.gain));
            t_self.state[1] = t_self.state[0];
            self.state[1] = self.state[0];
            t_self.state[0] = t_y;
            self.state[0] = y;
            let result: f64 = y;
            let t_result: f64 = t_y;
            (result, t_result)
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
        ) -> (f64, f64) {
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
        ) -> (f64, f64) {
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
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let y = ((kept_5.keep(self.gain) * x) + (0.5 * self.state[0]))
                - (kept_6.keep((0.2 * self.state[1])) * self.gain);
            let t_y = (((kept_1.keep(t_self.gain) * x) + (kept_2.keep(self.gain) * t_x))
                + (0.5 * t_self.state[0]))
                - ((kept_3.keep((0.2 * t_self.state[1])) * self.gain)
                    + (kept_4.keep((0.2 * self.state[1])) * t_self.gain));
            shape_2.keep(&t_self.state[1]);
            t_self.state[1] = t_self.state[0];
            shape_1.keep(&self.state[1]);
            self.state[1] = self.state[0];
            t_self.state[0] = t_y;
            self.state[0] = y;
            let result: f64 = y;
            let t_result: f64 = t_y;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_y += d_t_result;
            d_y += d_result;
            let d_1 = ::core::mem::take(&mut d_self.state[0]);
            d_y += d_1;
            let d_2 = ::core::mem::take(&mut d_t_self.state[0]);
            d_t_y += d_2;
            let d_3 = shape_1.replace(&mut d_self.state[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.state[0], &(d_3));
            let d_4 = shape_2.replace(&mut d_t_self.state[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.state[0], &(d_4));
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            d_t_self.gain += d_t_y * x;
            d_x += d_t_y * v_1;
            d_self.gain += d_t_y * t_x;
            d_t_x += d_t_y * v_2;
            d_t_self.state[0] += d_t_y * 0.5;
            let d_5 = d_t_y * v_2;
            d_t_self.state[1] -= d_5 * 0.2;
            d_self.gain -= d_t_y * v_3;
            let d_6 = d_t_y * v_1;
            d_self.state[1] -= d_6 * 0.2;
            d_t_self.gain -= d_t_y * v_4;
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            d_self.gain += d_y * x;
            d_x += d_y * v_5;
            d_self.state[0] += d_y * 0.5;
            let d_7 = d_y * v_5;
            d_self.state[1] -= d_7 * 0.2;
            d_self.gain -= d_y * v_6;
            (d_x, d_t_x)
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __path_jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __vjp_push<'__shadow>(
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
            let (_primal, g1) = Self::push_pullback(&mut this, d0, a1, d_ret.seed());
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::push_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    impl Chain {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(gains: &[f64], d_gains: &mut [f64], d_ret: Self) -> Self {
            ::rootgrad_autodiff::rt::same_length("gains", gains.len(), d_gains.len());
            let mut filters = Vec::new();
            let length = gains.len();
            for i in 0..length {
                let g = &gains[i];
                filters
                    .push(Filter {
                        gain: *g,
                        state: [0.0, (0.1 * (*g))],
                    });
            }
            let result: Self = Self {
                filters: ::core::clone::Clone::clone(&filters),
                calls: 0,
            };
            let mut d_result = d_ret;
            let mut d_filters = ::rootgrad_autodiff::Differentiable::zero_like(&filters);
            let Self { filters: d_1, calls: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_filters, &((*d_1)));
            for i in (0..length).rev() {
                let d_g = &mut d_gains[i];
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_filters);
                let Filter { gain: d_3, state: d_4 } = &d_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                (*d_g) += (*d_3);
                (*d_g) += (*d_4)[1] * 0.1;
            }
            result
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(gains: &[f64], t_gains: &[f64]) -> (Self, Self) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "gains",
                gains.len(),
                "t_gains",
                t_gains.len(),
            );
            let mut filters = Vec::new();
            let mut t_filters = ::rootgrad_autodiff::Differentiable::zero_like(&filters);
            let length = gains.len();
            for i in 0..length {
                let g = &gains[i];
                let t_g = &t_gains[i];
                t_filters
                    .push(Filter {
                        gain: *t_g,
                        state: [0.0, 0.1 * (*t_g)],
                    });
                filters
                    .push(Filter {
                        gain: *g,
                        state: [0.0, (0.1 * (*g))],
                    });
            }
            let t_result: Self = Self {
                filters: t_filters,
                calls: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            };
            let result: Self = Self { filters: filters, calls: 0 };
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
            gains: &[f64],
            d_gains: &mut [f64],
            t_gains: &[f64],
            d_t_gains: &mut [f64],
            d_ret: (Self, Self),
        ) {
            ::rootgrad_autodiff::rt::same_length("gains", gains.len(), d_gains.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_gains",
                t_gains.len(),
                d_t_gains.len(),
            );
            let mut filters = Vec::new();
            let mut t_filters = ::rootgrad_autodiff::Differentiable::zero_like(&filters);
            let length = gains.len();
            for i in 0..length {
                let g = &gains[i];
                let t_g = &t_gains[i];
                t_filters
                    .push(Filter {
                        gain: *t_g,
                        state: [0.0, (0.1 * (*t_g))],
                    });
                filters
                    .push(Filter {
                        gain: *g,
                        state: [0.0, (0.1 * (*g))],
                    });
            }
            let t_result: Self = Self {
                filters: ::core::clone::Clone::clone(&t_filters),
                calls: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            };
            let result: Self = Self {
                filters: ::core::clone::Clone::clone(&filters),
                calls: 0,
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_filters = ::rootgrad_autodiff::Differentiable::zero_like(&filters);
            let mut d_t_filters = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_filters,
            );
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { filters: d_1, calls: _ } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_filters, &((*d_1)));
            let Self { filters: d_2, calls: _ } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_filters, &((*d_2)));
            for i in (0..length).rev() {
                let d_g = &mut d_gains[i];
                let d_t_g = &mut d_t_gains[i];
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_filters);
                let Filter { gain: d_4, state: d_5 } = &d_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                (*d_g) += (*d_4);
                (*d_g) += (*d_5)[1] * 0.1;
                let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_t_filters);
                let Filter { gain: d_7, state: d_8 } = &d_6 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                (*d_t_g) += (*d_7);
                (*d_t_g) += (*d_8)[1] * 0.1;
            }
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
        /// The reverse derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pullback(
            self: &mut Self,
            d_self: &mut Self,
            x: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_push);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut y = x;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            for i in 0..length {
                let f = &mut self.filters[i];
                kept_1.keep_owned(f);
                let value = f.push(kept_2.keep(y));
                y = value;
            }
            shape_1.keep(&self.calls);
            self.calls += 1;
            let result: f64 = y;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_y: f64 = -0.0;
            d_y += d_result;
            let d_1 = shape_1.restored(&mut d_self.calls);
            for i in (0..length).rev() {
                let v_2 = kept_2.take();
                let mut d_value: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_y);
                d_value += d_2;
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_push(
                        ::core::option::Option::Some(&mut d_self.filters[i]),
                        v_2,
                        &mut d_y,
                        d_value,
                    );
            }
            d_x += d_y;
            kept_1.finish();
            kept_2.finish();
            (result, d_x)
        }
        /// The forward derivative of [`push`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn push_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_push);
            let mut y = x;
            let mut t_y = t_x;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            for i in 0..length {
                let f = &mut self.filters[i];
                let t_f = &mut t_self.filters[i];
                let (v_1, t_value) = (*f).__jvp_push(&mut (*t_f), y, t_y);
                let value = v_1;
                t_y = t_value;
                y = value;
            }
            self.calls += 1;
            t_self.calls = ::rootgrad_autodiff::rt::tangent_at(t_self.calls, self.calls);
            let result: f64 = y;
            let t_result: f64 = t_y;
            (result, t_result)
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
        ) -> (f64, f64) {
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
        ) -> (f64, f64) {
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
            x: f64,
            t_x: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_push => fn __jvp_vjp_push);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut y = x;
            let mut t_y = t_x;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            for i in 0..length {
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let f = &mut self.filters[i];
                let t_f = &mut t_self.filters[i];
                kept_1.keep_owned(&(*f));
                kept_2.keep_owned(&(*t_f));
                let v_1 = (*f).__jvp_push(&mut (*t_f), kept_3.keep(y), kept_4.keep(t_y));
                shape_3.keep(&v_1);
                let value = v_1.0;
                let t_value = v_1.1;
                t_y = t_value;
                y = value;
                pass_1.push((kept_3.take(), kept_4.take()));
            }
            shape_2.keep(&self.calls);
            self.calls += 1;
            shape_1.keep(&t_self.calls);
            t_self.calls = ::rootgrad_autodiff::rt::tangent_at(t_self.calls, self.calls);
            let result: f64 = y;
            let t_result: f64 = t_y;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_y: f64 = -0.0;
            let mut d_t_y: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_y += d_t_result;
            d_y += d_result;
            let d_1 = shape_1.replace(&mut d_t_self.calls);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.calls, &(d_1));
            let d_2 = shape_2.restored(&mut d_self.calls);
            for i in (0..length).rev() {
                let (v_4, v_5) = pass_1.take();
                let mut d_v_1 = shape_3.zero();
                let mut d_value: f64 = -0.0;
                let mut d_t_value: f64 = -0.0;
                let d_3 = ::core::mem::take(&mut d_y);
                d_value += d_3;
                let d_4 = ::core::mem::take(&mut d_t_y);
                d_t_value += d_4;
                d_v_1.1 += d_t_value;
                d_v_1.0 += d_value;
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_push(
                        ::core::option::Option::Some(&mut d_self.filters[i]),
                        &v_3,
                        &mut d_t_self.filters[i],
                        v_4,
                        &mut d_y,
                        v_5,
                        &mut d_t_y,
                        d_v_1,
                    );
            }
            d_t_x += d_t_y;
            d_x += d_y;
            kept_1.finish();
            kept_2.finish();
            pass_1.finish();
            (d_x, d_t_x)
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __path_jvp_vjp_push<'__shadow>(
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
            let (g2, g3) = Self::push_pushforward_pullback(
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
        fn __vjp_push<'__shadow>(
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
            let (_primal, g1) = Self::push_pullback(&mut this, d0, a1, d_ret.seed());
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::push_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let f = &self.filters[i];
                sum_2 += (f.state[0] * f.state[1]) * f.gain;
                let f = &self.filters[i];
                let d_f = &mut d_self.filters[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * f.gain;
                d_f.state[0] += d_2 * f.state[1];
                d_f.state[1] += d_2 * f.state[0];
                d_f.gain += d_1 * (f.state[0] * f.state[1]);
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            for i in 0..length {
                let f = &self.filters[i];
                let t_f = &t_self.filters[i];
                t_sum_2
                    += (::rootgrad_autodiff::rt::scalar(t_f.state[0]) * f.state[1]
                        + f.state[0] * ::rootgrad_autodiff::rt::scalar(t_f.state[1]))
                        * f.gain
                        + (f.state[0] * f.state[1])
                            * ::rootgrad_autodiff::rt::scalar(t_f.gain);
                sum_2 += (f.state[0] * f.state[1]) * f.gain;
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
        fn __jvp_energy(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::energy_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_energy(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::energy_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn energy_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.filters);
            for i in 0..length {
                let f = &self.filters[i];
                let t_f = &t_self.filters[i];
                t_sum_2
                    += (((t_f.state[0] * f.state[1]) + (f.state[0] * t_f.state[1]))
                        * f.gain) + ((f.state[0] * f.state[1]) * t_f.gain);
                sum_2 += (f.state[0] * f.state[1]) * f.gain;
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
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
                let f = &self.filters[i];
                let t_f = &t_self.filters[i];
                let d_f = &mut d_self.filters[i];
                let d_t_f = &mut d_t_self.filters[i];
                let d_1 = d_sum_2;
                let d_2 = d_1 * f.gain;
                d_f.state[0] += d_2 * f.state[1];
                d_f.state[1] += d_2 * f.state[0];
                d_f.gain += d_1 * (f.state[0] * f.state[1]);
                let d_3 = d_t_sum_2;
                let d_4 = d_3 * f.gain;
                d_t_f.state[0] += d_4 * f.state[1];
                d_f.state[1] += d_4 * t_f.state[0];
                d_f.state[0] += d_4 * t_f.state[1];
                d_t_f.state[1] += d_4 * f.state[0];
                d_f.gain
                    += d_3 * ((t_f.state[0] * f.state[1]) + (f.state[0] * t_f.state[1]));
                let d_5 = d_3 * t_f.gain;
                d_f.state[0] += d_5 * f.state[1];
                d_f.state[1] += d_5 * f.state[0];
                d_t_f.gain += d_3 * (f.state[0] * f.state[1]);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_energy<'__shadow>(
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
            Self::energy_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_energy<'__shadow>(
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
            Self::energy_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_energy<'__shadow>(
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
            let _primal = Self::energy_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_energy<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::energy_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_new, fn __vjp_energy, fn __vjp_push & mut fn
            __mut_handed_energy
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let frequency = p[0];
        let gains = &p[1..];
        let mut chain = Chain::new(gains);
        let mut power = 0.0;
        for i in 0..6 {
            like_i.of(&i);
            let i_2: usize = i;
            let argument = (frequency * (i_2 as f64)).sin() + (0.3 * p[1]);
            kept_2.keep_owned(&chain);
            let y = kept_3.keep(chain.push(argument));
            shape_1.keep(&y);
            power += y * y;
        }
        let t = power;
        kept_1.keep_owned(&chain);
        let value = chain.__mut_handed_energy().energy();
        let result: f64 = t + value;
        let mut d_result = d_ret;
        let gains = &p[1..];
        let mut d_frequency: f64 = -0.0;
        let mut d_chain = ::rootgrad_autodiff::Differentiable::zero_like(&chain);
        let mut d_power = -0.0;
        let mut d_t = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_t += d_result;
        d_value += d_result;
        let v_1 = kept_1.take();
        (v_1).__vjp_energy(::core::option::Option::Some(&mut d_chain), d_value);
        d_power += d_t;
        for i in (0..6).rev() {
            like_i.of(&i);
            let y = kept_3.take();
            let i_2: usize = i;
            let argument = (frequency * (i_2 as f64)).sin() + (0.3 * p[1]);
            let mut d_argument: f64 = -0.0;
            let mut d_y = shape_1.zero();
            let d_1 = d_power;
            d_y += d_1 * y;
            d_y += d_1 * y;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_push(
                    ::core::option::Option::Some(&mut d_chain),
                    argument,
                    &mut d_argument,
                    d_y,
                );
            let d_2 = d_argument
                * ::rootgrad_autodiff::rules::sin(frequency * (i_2 as f64));
            d_frequency += d_2 * (i_2 as f64);
            d_p[1] += d_argument * 0.3;
        }
        Chain::__path_vjp_new(gains, &mut d_p[1..], d_chain);
        d_p[0] += d_frequency;
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_energy, fn __jvp_push, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let frequency = p[0];
        let t_frequency = t_p[0];
        let gains = &p[1..];
        let t_gains = &t_p[1..];
        let (v_1, mut t_chain) = Chain::__path_jvp_new(gains, t_gains);
        let mut chain = v_1;
        let mut power = 0.0;
        let mut t_power = 0.0;
        for i in 0..6 {
            let i_2: usize = i;
            let argument = (frequency * (i_2 as f64)).sin() + (0.3 * p[1]);
            let t_argument = (::rootgrad_autodiff::rules::sin(frequency * (i_2 as f64))
                * (t_frequency * (i_2 as f64))) + (0.3 * t_p[1]);
            let (v_2, t_y) = (chain).__jvp_push(&mut t_chain, argument, t_argument);
            let y = v_2;
            t_power += t_y * y + y * t_y;
            power += y * y;
        }
        let t = power;
        let t_t = t_power;
        let (v_3, t_value) = (chain).__jvp_energy(&mut t_chain);
        let value = v_3;
        let result: f64 = t + value;
        let t_result: f64 = t_t + t_value;
        (result, t_result)
    }
}
mod shapes {
    impl Shape {
        /// The reverse derivative of [`area`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn area_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_area);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let t;
            match self {
                Shape::Disc(r) => {
                    t = (3.0 * (*r)) * (*r);
                }
                Shape::Box { width, height } => {
                    t = (*width) * (*height);
                }
                Shape::Both(a, b, overlap) => {
                    let value = kept_2.keep(a.area());
                    shape_1.keep(&value);
                    let value_2 = kept_1.keep(b.area());
                    shape_2.keep(&value_2);
                    let whole = value + value_2;
                    shape_3.keep(&whole);
                    t = whole * (1.0 - ((*overlap) * (*overlap)));
                }
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match self {
                Shape::Disc(r) => {
                    let Shape::Disc(d_r) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::core::mem::take(&mut d_t);
                    let d_2 = d_1 * (*r);
                    (*d_r) += d_2 * 3.0;
                    (*d_r) += d_1 * (3.0 * (*r));
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: d_width, height: d_height } = &mut (*d_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let d_3 = ::core::mem::take(&mut d_t);
                    (*d_width) += d_3 * (*height);
                    (*d_height) += d_3 * (*width);
                }
                Shape::Both(a, b, overlap) => {
                    let Shape::Both(d_a, d_b, d_overlap) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let value = kept_2.take();
                    let value_2 = kept_1.take();
                    let whole = value + value_2;
                    let mut d_value = shape_1.zero();
                    let mut d_value_2 = shape_2.zero();
                    let mut d_whole = shape_3.zero();
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_whole += d_4 * (1.0 - ((*overlap) * (*overlap)));
                    let d_5 = d_4 * whole;
                    (*d_overlap) -= d_5 * (*overlap);
                    (*d_overlap) -= d_5 * (*overlap);
                    let d_6 = ::rootgrad_autodiff::rt::scalar(d_whole);
                    d_value += d_6;
                    d_value_2 += d_6;
                    (*b)
                        .__vjp_area(
                            ::core::option::Option::Some(&mut (*d_b)),
                            d_value_2,
                        );
                    (*a).__vjp_area(::core::option::Option::Some(&mut (*d_a)), d_value);
                }
            }
            result
        }
        /// The forward derivative of [`area`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn area_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_area);
            let t;
            let t_t;
            match self {
                Shape::Disc(r) => {
                    let Shape::Disc(t_r) = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = (3.0 * ::rootgrad_autodiff::rt::scalar(*t_r)) * (*r)
                        + (3.0 * (*r)) * ::rootgrad_autodiff::rt::scalar(*t_r);
                    t = (3.0 * (*r)) * (*r);
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: t_width, height: t_height } = &(*t_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_t = ::rootgrad_autodiff::rt::scalar(*t_width) * (*height)
                        + (*width) * ::rootgrad_autodiff::rt::scalar(*t_height);
                    t = (*width) * (*height);
                }
                Shape::Both(a, b, overlap) => {
                    let Shape::Both(t_a, t_b, t_overlap) = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_1, t_value) = (*a).__jvp_area(&(*t_a));
                    let value = v_1;
                    let (v_2, t_value_2) = (*b).__jvp_area(&(*t_b));
                    let value_2 = v_2;
                    let whole = value + value_2;
                    let t_whole = ::rootgrad_autodiff::rt::tangent_at(
                        t_value + t_value_2,
                        whole,
                    );
                    t_t = t_whole * (1.0 - ((*overlap) * (*overlap)))
                        + whole
                            * (-(::rootgrad_autodiff::rt::scalar(*t_overlap) * (*overlap)
                                + (*overlap)
                                    * ::rootgrad_autodiff::rt::scalar(*t_overlap)));
                    t = whole * (1.0 - ((*overlap) * (*overlap)));
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_area(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::area_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_area(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::area_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn area_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_area => fn __jvp_vjp_area);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            match self {
                Shape::Disc(r) => {
                    match &(*t_self) {
                        Shape::Disc(t_r) => {
                            t_t = ((3.0 * (*t_r)) * (*r)) + ((3.0 * (*r)) * (*t_r));
                            t = (3.0 * (*r)) * (*r);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Shape::Box { width, height } => {
                    match &(*t_self) {
                        Shape::Box { width: t_width, height: t_height } => {
                            t_t = ((*t_width) * (*height)) + ((*width) * (*t_height));
                            t = (*width) * (*height);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Shape::Both(a, b, overlap) => {
                    match &(*t_self) {
                        Shape::Both(t_a, t_b, t_overlap) => {
                            let v_1 = kept_2.keep((*a).__jvp_area(&(*t_a)));
                            shape_1.keep(&v_1);
                            let value = ::core::clone::Clone::clone(&v_1.0);
                            shape_2.keep(&value);
                            let t_value = ::core::clone::Clone::clone(&v_1.1);
                            shape_3.keep(&t_value);
                            let v_2 = kept_1.keep((*b).__jvp_area(&(*t_b)));
                            shape_4.keep(&v_2);
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            shape_5.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            shape_6.keep(&t_value_2);
                            let whole = value + value_2;
                            shape_7.keep(&whole);
                            let t_whole = ::rootgrad_autodiff::rt::tangent_at(
                                (t_value + t_value_2),
                                ::core::clone::Clone::clone(&whole),
                            );
                            shape_8.keep(&t_whole);
                            t_t = (t_whole * (1.0 - ((*overlap) * (*overlap))))
                                + (whole
                                    * (-(((*t_overlap) * (*overlap))
                                        + ((*overlap) * (*t_overlap)))));
                            t = whole * (1.0 - ((*overlap) * (*overlap)));
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            match self {
                Shape::Disc(r) => {
                    let Shape::Disc(d_r) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Shape::Disc(t_r) => {
                            let Shape::Disc(d_t_r) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::core::mem::take(&mut d_t);
                            let d_2 = d_1 * (*r);
                            (*d_r) += d_2 * 3.0;
                            (*d_r) += d_1 * (3.0 * (*r));
                            let d_3 = ::core::mem::take(&mut d_t_t);
                            let d_4 = d_3 * (*r);
                            (*d_t_r) += d_4 * 3.0;
                            (*d_r) += d_3 * (3.0 * (*t_r));
                            let d_5 = d_3 * (*t_r);
                            (*d_r) += d_5 * 3.0;
                            (*d_t_r) += d_3 * (3.0 * (*r));
                        }
                        _ => {}
                    }
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: d_width, height: d_height } = &mut (*d_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    match &(*t_self) {
                        Shape::Box { width: t_width, height: t_height } => {
                            let Shape::Box { width: d_t_width, height: d_t_height } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let d_6 = ::core::mem::take(&mut d_t);
                            (*d_width) += d_6 * (*height);
                            (*d_height) += d_6 * (*width);
                            let d_7 = ::core::mem::take(&mut d_t_t);
                            (*d_t_width) += d_7 * (*height);
                            (*d_height) += d_7 * (*t_width);
                            (*d_width) += d_7 * (*t_height);
                            (*d_t_height) += d_7 * (*width);
                        }
                        _ => {}
                    }
                }
                Shape::Both(a, b, overlap) => {
                    let Shape::Both(d_a, d_b, d_overlap) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Shape::Both(t_a, t_b, t_overlap) => {
                            let Shape::Both(d_t_a, d_t_b, d_t_overlap) = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let v_1 = kept_2.take();
                            let value = ::core::clone::Clone::clone(&v_1.0);
                            let t_value = ::core::clone::Clone::clone(&v_1.1);
                            let v_2 = kept_1.take();
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            let whole = value + value_2;
                            let t_whole = ::rootgrad_autodiff::rt::tangent_at(
                                (t_value + t_value_2),
                                ::core::clone::Clone::clone(&whole),
                            );
                            let mut d_v_1 = shape_1.zero();
                            let mut d_value = shape_2.zero();
                            let mut d_t_value = shape_3.zero();
                            let mut d_v_2 = shape_4.zero();
                            let mut d_value_2 = shape_5.zero();
                            let mut d_t_value_2 = shape_6.zero();
                            let mut d_whole = shape_7.zero();
                            let mut d_t_whole = shape_8.zero();
                            let d_8 = ::core::mem::take(&mut d_t);
                            d_whole += d_8 * (1.0 - ((*overlap) * (*overlap)));
                            let d_9 = d_8 * whole;
                            (*d_overlap) -= d_9 * (*overlap);
                            (*d_overlap) -= d_9 * (*overlap);
                            let d_10 = ::core::mem::take(&mut d_t_t);
                            d_t_whole += d_10 * (1.0 - ((*overlap) * (*overlap)));
                            let d_11 = d_10 * t_whole;
                            (*d_overlap) -= d_11 * (*overlap);
                            (*d_overlap) -= d_11 * (*overlap);
                            d_whole
                                += d_10
                                    * (-(((*t_overlap) * (*overlap))
                                        + ((*overlap) * (*t_overlap))));
                            let d_12 = d_10 * whole;
                            (*d_t_overlap) -= d_12 * (*overlap);
                            (*d_overlap) -= d_12 * (*t_overlap);
                            (*d_overlap) -= d_12 * (*t_overlap);
                            (*d_t_overlap) -= d_12 * (*overlap);
                            let d_13 = ::rootgrad_autodiff::rt::scalar(d_t_whole);
                            d_t_value += d_13;
                            d_t_value_2 += d_13;
                            let d_14 = ::rootgrad_autodiff::rt::scalar(d_whole);
                            d_value += d_14;
                            d_value_2 += d_14;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_2),
                            );
                            ((*b))
                                .__jvp_vjp_area(
                                    ::core::option::Option::Some(&mut (*d_b)),
                                    &(*t_b),
                                    &mut (*d_t_b),
                                    d_v_2,
                                );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.1,
                                &(d_t_value),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.0,
                                &(d_value),
                            );
                            ((*a))
                                .__jvp_vjp_area(
                                    ::core::option::Option::Some(&mut (*d_a)),
                                    &(*t_a),
                                    &mut (*d_t_a),
                                    d_v_1,
                                );
                        }
                        _ => {}
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_area<'__shadow>(
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
            Self::area_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_area<'__shadow>(
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
            Self::area_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_area<'__shadow>(
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
            let _primal = Self::area_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_area<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::area_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn grow_pullback(self: &mut Self, d_self: &mut Self, by: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_grow);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            kept_6.keep_owned(&*self);
            match self {
                Shape::Disc(r) => {
                    (*r) = kept_1.keep((*r)) * by;
                }
                Shape::Box { width, height } => {
                    (*width) = kept_3.keep((*width)) * by;
                    (*height) += by * kept_2.keep((*width));
                }
                Shape::Both(a, b, _) => {
                    kept_5.keep_owned(a);
                    a.grow(by);
                    let argument = by * by;
                    kept_4.keep_owned(b);
                    b.grow(argument);
                }
            }
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let v_6 = kept_6.take();
            match &v_6 {
                Shape::Disc(r) => {
                    let Shape::Disc(d_r) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_1 = kept_1.take();
                    let d_1 = ::core::mem::take(&mut (*d_r));
                    (*d_r) += d_1 * by;
                    d_by += d_1 * v_1;
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: d_width, height: d_height } = &mut (*d_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let v_2 = kept_2.take();
                    let d_2 = (*d_height);
                    d_by += d_2 * v_2;
                    (*d_width) += d_2 * by;
                    let v_3 = kept_3.take();
                    let d_3 = ::core::mem::take(&mut (*d_width));
                    (*d_width) += d_3 * by;
                    d_by += d_3 * v_3;
                }
                Shape::Both(a, b, _) => {
                    let Shape::Both(d_a, d_b, _) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument = by * by;
                    let mut d_argument: f64 = -0.0;
                    let v_4 = kept_4.take();
                    (v_4)
                        .__vjp_grow(
                            ::core::option::Option::Some(&mut (*d_b)),
                            argument,
                            &mut d_argument,
                            ::rootgrad_autodiff::rt::Unused,
                        );
                    d_by += d_argument * by;
                    d_by += d_argument * by;
                    let v_5 = kept_5.take();
                    (v_5)
                        .__vjp_grow(
                            ::core::option::Option::Some(&mut (*d_a)),
                            by,
                            &mut d_by,
                            ::rootgrad_autodiff::rt::Unused,
                        );
                }
            }
            d_by
        }
        /// The forward derivative of [`grow`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn grow_pushforward(self: &mut Self, t_self: &mut Self, by: f64, t_by: f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_grow);
            match self {
                Shape::Disc(r) => {
                    let Shape::Disc(t_r) = &mut (*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*t_r) = ::rootgrad_autodiff::rt::scalar(*t_r) * by + (*r) * t_by;
                    (*r) = (*r) * by;
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: t_width, height: t_height } = &mut (*t_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    (*t_width) = ::rootgrad_autodiff::rt::scalar(*t_width) * by
                        + (*width) * t_by;
                    (*width) = (*width) * by;
                    (*t_height)
                        += t_by * (*width)
                            + by * ::rootgrad_autodiff::rt::scalar(*t_width);
                    (*height) += by * (*width);
                }
                Shape::Both(a, b, _) => {
                    let Shape::Both(t_a, t_b, _) = &mut (*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*a).__jvp_grow(&mut (*t_a), by, t_by);
                    let argument = by * by;
                    let t_argument = t_by * by + by * t_by;
                    (*b).__jvp_grow(&mut (*t_b), argument, t_argument);
                }
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
            by: f64,
            t_by: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_grow => fn __jvp_vjp_grow);
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
            kept_17.keep_owned(&*self);
            match self {
                Shape::Disc(r) => {
                    kept_4.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Shape::Disc(t_r) => {
                            (*t_r) = (kept_2.keep((*t_r)) * by)
                                + (kept_3.keep((*r)) * t_by);
                            (*r) = kept_1.keep((*r)) * by;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Shape::Box { width, height } => {
                    kept_11.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Shape::Box { width: t_width, height: t_height } => {
                            (*t_width) = (kept_9.keep((*t_width)) * by)
                                + (kept_10.keep((*width)) * t_by);
                            (*width) = kept_8.keep((*width)) * by;
                            (*t_height)
                                += (t_by * kept_6.keep((*width)))
                                    + (by * kept_7.keep((*t_width)));
                            (*height) += by * kept_5.keep((*width));
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Shape::Both(a, b, _) => {
                    kept_16.keep_owned(&(*t_self));
                    match &mut (*t_self) {
                        Shape::Both(t_a, t_b, _) => {
                            kept_14.keep_owned(&(*a));
                            kept_15.keep_owned(&(*t_a));
                            (*a).__jvp_grow(&mut (*t_a), by, t_by);
                            let argument = by * by;
                            let t_argument = (t_by * by) + (by * t_by);
                            kept_12.keep_owned(&(*b));
                            kept_13.keep_owned(&(*t_b));
                            (*b).__jvp_grow(&mut (*t_b), argument, t_argument);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let t_self = &*t_self;
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_by = ::rootgrad_autodiff::zero::<f64>();
            let v_17 = kept_17.take();
            match &v_17 {
                Shape::Disc(r) => {
                    let Shape::Disc(d_r) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_4 = kept_4.take();
                    match &v_4 {
                        Shape::Disc(t_r) => {
                            let Shape::Disc(d_t_r) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_1 = kept_1.take();
                            let d_1 = ::core::mem::take(&mut (*d_r));
                            (*d_r) += d_1 * by;
                            d_by += d_1 * v_1;
                            let v_2 = kept_2.take();
                            let v_3 = kept_3.take();
                            let d_2 = ::core::mem::take(&mut (*d_t_r));
                            (*d_t_r) += d_2 * by;
                            d_by += d_2 * v_2;
                            (*d_r) += d_2 * t_by;
                            d_t_by += d_2 * v_3;
                        }
                        _ => {}
                    }
                }
                Shape::Box { width, height } => {
                    let Shape::Box { width: d_width, height: d_height } = &mut (*d_self)
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let v_11 = kept_11.take();
                    match &v_11 {
                        Shape::Box { width: t_width, height: t_height } => {
                            let Shape::Box { width: d_t_width, height: d_t_height } = &mut (*d_t_self)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let v_5 = kept_5.take();
                            let d_3 = (*d_height);
                            d_by += d_3 * v_5;
                            (*d_width) += d_3 * by;
                            let v_6 = kept_6.take();
                            let v_7 = kept_7.take();
                            let d_4 = (*d_t_height);
                            d_t_by += d_4 * v_6;
                            (*d_width) += d_4 * t_by;
                            d_by += d_4 * v_7;
                            (*d_t_width) += d_4 * by;
                            let v_8 = kept_8.take();
                            let d_5 = ::core::mem::take(&mut (*d_width));
                            (*d_width) += d_5 * by;
                            d_by += d_5 * v_8;
                            let v_9 = kept_9.take();
                            let v_10 = kept_10.take();
                            let d_6 = ::core::mem::take(&mut (*d_t_width));
                            (*d_t_width) += d_6 * by;
                            d_by += d_6 * v_9;
                            (*d_width) += d_6 * t_by;
                            d_t_by += d_6 * v_10;
                        }
                        _ => {}
                    }
                }
                Shape::Both(a, b, _) => {
                    let Shape::Both(d_a, d_b, _) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let v_16 = kept_16.take();
                    match &v_16 {
                        Shape::Both(t_a, t_b, _) => {
                            let Shape::Both(d_t_a, d_t_b, _) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let argument = by * by;
                            let t_argument = (t_by * by) + (by * t_by);
                            let mut d_argument: f64 = -0.0;
                            let mut d_t_argument: f64 = -0.0;
                            let v_12 = kept_12.take();
                            let v_13 = kept_13.take();
                            (v_12)
                                .__jvp_vjp_grow(
                                    ::core::option::Option::Some(&mut (*d_b)),
                                    &v_13,
                                    &mut (*d_t_b),
                                    argument,
                                    &mut d_argument,
                                    t_argument,
                                    &mut d_t_argument,
                                    ::rootgrad_autodiff::rt::Unused,
                                );
                            d_t_by += d_t_argument * by;
                            d_by += d_t_argument * t_by;
                            d_by += d_t_argument * t_by;
                            d_t_by += d_t_argument * by;
                            d_by += d_argument * by;
                            d_by += d_argument * by;
                            let v_14 = kept_14.take();
                            let v_15 = kept_15.take();
                            (v_14)
                                .__jvp_vjp_grow(
                                    ::core::option::Option::Some(&mut (*d_a)),
                                    &v_15,
                                    &mut (*d_t_a),
                                    by,
                                    &mut d_by,
                                    t_by,
                                    &mut d_t_by,
                                    ::rootgrad_autodiff::rt::Unused,
                                );
                        }
                        _ => {}
                    }
                }
            }
            (d_by, d_t_by)
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
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_area, fn __vjp_grow & mut fn __mut_handed_area
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let disc = Shape::Disc(p[0]);
        let rectangle = Shape::Box {
            width: p[1],
            height: p[2],
        };
        let mut both = Shape::Both(
            ::std::boxed::Box::new(::core::clone::Clone::clone(&disc)),
            ::std::boxed::Box::new(::core::clone::Clone::clone(&rectangle)),
            p[3],
        );
        kept_3.keep_owned(&both);
        let before = both.area();
        let argument = p[1];
        kept_2.keep_owned(&both);
        both.grow(argument);
        kept_1.keep_owned(&both);
        let value = both.__mut_handed_area().area();
        let a: f64 = value;
        let a_2: f64 = p[0];
        let result: f64 = ((a * p[3]) + before) * ((a_2 * p[3]) + before);
        let mut d_result = d_ret;
        let mut d_disc = ::rootgrad_autodiff::Differentiable::zero_like(&disc);
        let mut d_rectangle = ::rootgrad_autodiff::Differentiable::zero_like(&rectangle);
        let mut d_both = ::rootgrad_autodiff::Differentiable::zero_like(&both);
        let mut d_before: f64 = -0.0;
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_a_2: f64 = -0.0;
        let d_1 = d_result * ((a_2 * p[3]) + before);
        d_a += d_1 * p[3];
        d_p[3] += d_1 * a;
        d_before += d_1;
        let d_2 = d_result * ((a * p[3]) + before);
        d_a_2 += d_2 * p[3];
        d_p[3] += d_2 * a_2;
        d_before += d_2;
        d_p[0] += d_a_2;
        d_value += d_a;
        let v_1 = kept_1.take();
        (v_1).__vjp_area(::core::option::Option::Some(&mut d_both), d_value);
        let v_2 = kept_2.take();
        (v_2)
            .__vjp_grow(
                ::core::option::Option::Some(&mut d_both),
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_p[1] += d_argument;
        let v_3 = kept_3.take();
        (v_3).__vjp_area(::core::option::Option::Some(&mut d_both), d_before);
        let Shape::Both(d_3, d_4, d_5) = &d_both else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_disc, &((*(*d_3))));
        ::rootgrad_autodiff::rt::accumulate(&mut d_rectangle, &((*(*d_4))));
        d_p[3] += (*d_5);
        let Shape::Box { width: d_6, height: d_7 } = &d_rectangle else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[1] += (*d_6);
        d_p[2] += (*d_7);
        let Shape::Disc(d_8) = &d_disc else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_8);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_area, fn __jvp_grow);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_disc = Shape::Disc { 0: t_p[0] };
        let disc = Shape::Disc(p[0]);
        let t_rectangle = Shape::Box {
            width: t_p[1],
            height: t_p[2],
        };
        let rectangle = Shape::Box {
            width: p[1],
            height: p[2],
        };
        let mut t_both = Shape::Both {
            0: ::std::boxed::Box::new(t_disc),
            1: ::std::boxed::Box::new(t_rectangle),
            2: t_p[3],
        };
        let mut both = Shape::Both(
            ::std::boxed::Box::new(disc),
            ::std::boxed::Box::new(rectangle),
            p[3],
        );
        let (v_1, t_before) = (both).__jvp_area(&mut t_both);
        let before = v_1;
        let argument = p[1];
        let t_argument = t_p[1];
        (both).__jvp_grow(&mut t_both, argument, t_argument);
        let (v_2, t_value) = (both).__jvp_area(&mut t_both);
        let value = v_2;
        let a: f64 = value;
        let t_a: f64 = t_value;
        let a_2: f64 = p[0];
        let t_a_2: f64 = t_p[0];
        let result: f64 = ((a * p[3]) + before) * ((a_2 * p[3]) + before);
        let t_result: f64 = ((t_a * p[3] + a * t_p[3]) + t_before)
            * ((a_2 * p[3]) + before)
            + ((a * p[3]) + before) * ((t_a_2 * p[3] + a_2 * t_p[3]) + t_before);
        (result, t_result)
    }
}
mod complex {
    impl<T: Real> Complex<T> {
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(self: Self, other: Self, d_ret: Self) -> (Self, Self, Self) {
            let result: Self = Complex {
                re: (self.re * other.re) - (self.im * other.im),
                im: (self.re * other.im) + (self.im * other.re),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_result = d_ret;
            let Complex { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2 * other.re;
            d_other.re += d_2 * self.re;
            d_self.im -= d_2 * other.im;
            d_other.im -= d_2 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.re += d_4 * other.im;
            d_other.im += d_4 * self.re;
            d_self.im += d_4 * other.re;
            d_other.re += d_4 * self.im;
            (result, d_self, d_other)
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(
            self: Self,
            t_self: Self,
            other: Self,
            t_other: Self,
        ) -> (Self, Self) {
            let t_result: Self = Complex {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.re) * other.re
                        + self.re * ::rootgrad_autodiff::rt::scalar(t_other.re))
                        - (::rootgrad_autodiff::rt::scalar(t_self.im) * other.im
                            + self.im * ::rootgrad_autodiff::rt::scalar(t_other.im)),
                    (self.re * other.re) - (self.im * other.im),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.re) * other.im
                        + self.re * ::rootgrad_autodiff::rt::scalar(t_other.im))
                        + (::rootgrad_autodiff::rt::scalar(t_self.im) * other.re
                            + self.im * ::rootgrad_autodiff::rt::scalar(t_other.re)),
                    (self.re * other.im) + (self.im * other.re),
                ),
            };
            let result: Self = Complex {
                re: (self.re * other.re) - (self.im * other.im),
                im: (self.re * other.im) + (self.im * other.re),
            };
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
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
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
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
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
            self: Self,
            t_self: Self,
            other: Self,
            t_other: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self, Self, Self) {
            let t_result: Self = Complex {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.re * other.re) + (self.re * t_other.re))
                        - ((t_self.im * other.im) + (self.im * t_other.im))),
                    ((self.re * other.re) - (self.im * other.im)),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.re * other.im) + (self.re * t_other.im))
                        + ((t_self.im * other.re) + (self.im * t_other.re))),
                    ((self.re * other.im) + (self.im * other.re)),
                ),
            };
            let result: Self = Complex {
                re: (self.re * other.re) - (self.im * other.im),
                im: (self.re * other.im) + (self.im * other.re),
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Complex { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2 * other.re;
            d_other.re += d_2 * self.re;
            d_self.im -= d_2 * other.im;
            d_other.im -= d_2 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.re += d_4 * other.im;
            d_other.im += d_4 * self.re;
            d_self.im += d_4 * other.re;
            d_other.re += d_4 * self.im;
            let Complex { re: d_5, im: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_self.re += d_6 * other.re;
            d_other.re += d_6 * t_self.re;
            d_self.re += d_6 * t_other.re;
            d_t_other.re += d_6 * self.re;
            d_t_self.im -= d_6 * other.im;
            d_other.im -= d_6 * t_self.im;
            d_self.im -= d_6 * t_other.im;
            d_t_other.im -= d_6 * self.im;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.re += d_8 * other.im;
            d_other.im += d_8 * t_self.re;
            d_self.re += d_8 * t_other.im;
            d_t_other.im += d_8 * self.re;
            d_t_self.im += d_8 * other.re;
            d_other.re += d_8 * t_self.im;
            d_self.im += d_8 * t_other.re;
            d_t_other.re += d_8 * self.im;
            (d_self, d_t_self, d_other, d_t_other)
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
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
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
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::times_pullback(
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
        fn __path_vjp_times<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::times_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
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
        /// The reverse derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pullback(self: Self, other: Self, d_ret: Self) -> (Self, Self, Self) {
            let result: Self = Complex {
                re: self.re + other.re,
                im: self.im + other.im,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_result = d_ret;
            let Complex { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_other.re += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_other.im += d_4;
            (result, d_self, d_other)
        }
        /// The forward derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pushforward(
            self: Self,
            t_self: Self,
            other: Self,
            t_other: Self,
        ) -> (Self, Self) {
            let t_result: Self = Complex {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.re)
                        + ::rootgrad_autodiff::rt::scalar(t_other.re),
                    self.re + other.re,
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.im)
                        + ::rootgrad_autodiff::rt::scalar(t_other.im),
                    self.im + other.im,
                ),
            };
            let result: Self = Complex {
                re: self.re + other.re,
                im: self.im + other.im,
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
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::plus_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_plus(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::plus_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn plus_pushforward_pullback(
            self: Self,
            t_self: Self,
            other: Self,
            t_other: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self, Self, Self) {
            let t_result: Self = Complex {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.re + t_other.re),
                    (self.re + other.re),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.im + t_other.im),
                    (self.im + other.im),
                ),
            };
            let result: Self = Complex {
                re: self.re + other.re,
                im: self.im + other.im,
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
            let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Complex { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_other.re += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_other.im += d_4;
            let Complex { re: d_5, im: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_self.re += d_6;
            d_t_other.re += d_6;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.im += d_8;
            d_t_other.im += d_8;
            (d_self, d_t_self, d_other, d_t_other)
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
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::plus_pushforward_pullback(
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
        fn __path_jvp_vjp_plus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::plus_pushforward_pullback(
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
        fn __vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::plus_pullback(
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
        fn __path_vjp_plus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::plus_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_plus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_plus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`square`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn square_pullback(self: &Self, d_self: &mut Self, d_ret: T) -> T {
            let result: T = (self.re * self.re) + (self.im * self.im);
            let mut d_result = d_ret;
            d_self.re += d_result * self.re;
            d_self.re += d_result * self.re;
            d_self.im += d_result * self.im;
            d_self.im += d_result * self.im;
            result
        }
        /// The forward derivative of [`square`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn square_pushforward(self: &Self, t_self: &Self) -> (T, T) {
            let result: T = (self.re * self.re) + (self.im * self.im);
            let t_result: T = (::rootgrad_autodiff::rt::scalar(t_self.re) * self.re
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
        fn __jvp_square(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::square_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_square(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::square_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn square_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (T, T),
        ) {
            let result: T = (self.re * self.re) + (self.im * self.im);
            let t_result: T = ((t_self.re * self.re) + (self.re * t_self.re))
                + ((t_self.im * self.im) + (self.im * t_self.im));
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
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
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_square<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
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
            Self::square_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_square<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::square_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_square<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::square_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_square<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::square_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_plus, fn __vjp_square, fn __vjp_times & mut fn
            __mut_handed_square, fn __mut_handed_times
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let z = Complex { re: p[0], im: p[1] };
        let mut value = Complex { re: 0.0, im: 0.0 };
        let length = p[2..].len();
        for i in 0..length {
            let c = &p[2..][i];
            let term = Complex { re: *c, im: 0.5 * (*c) };
            shape_2.keep(&term);
            kept_3.keep_owned(&value);
            let value_2 = kept_4
                .keep(value.__mut_handed_times().times(::core::clone::Clone::clone(&z)));
            shape_3.keep(&value_2);
            let value_3 = ::core::clone::Clone::clone(&value_2)
                .plus(::core::clone::Clone::clone(&term));
            shape_4.keep(&value_3);
            shape_1.keep(&value);
            value = value_3;
        }
        let k: f64 = p[0];
        kept_2.keep_owned(&value);
        let value_4 = value.square();
        let k_2: f64 = 0.5;
        kept_1.keep_owned(&value);
        let value_5 = value.__mut_handed_square().square();
        let sqrt_2 = (value_5 * k_2).sqrt();
        let result: f64 = (value_4 * k) + sqrt_2;
        let mut d_result = d_ret;
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_k: f64 = -0.0;
        let mut d_value_4: f64 = -0.0;
        let mut d_value_5: f64 = -0.0;
        let mut d_sqrt_2: f64 = -0.0;
        d_value_4 += d_result * k;
        d_k += d_result * value_4;
        d_sqrt_2 += d_result;
        let d_1 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
        d_value_5 += d_1 * k_2;
        let v_1 = kept_1.take();
        (v_1).__vjp_square(::core::option::Option::Some(&mut d_value), d_value_5);
        let v_2 = kept_2.take();
        (v_2).__vjp_square(::core::option::Option::Some(&mut d_value), d_value_4);
        d_p[0] += d_k;
        for i in (0..length).rev() {
            let value_2 = kept_4.take();
            let c = &p[2..][i];
            let term = Complex { re: *c, im: 0.5 * (*c) };
            let mut d_term = shape_2.zero();
            let mut d_value_2 = shape_3.zero();
            let mut d_value_3 = shape_4.zero();
            let d_c = &mut d_p[2..][i];
            let d_2 = shape_1.replace(&mut d_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_2));
            (value_2)
                .__vjp_plus(
                    ::core::option::Option::Some(&mut d_value_2),
                    ::core::clone::Clone::clone(&term),
                    &mut d_term,
                    d_value_3,
                );
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_times(
                    ::core::option::Option::Some(&mut d_value),
                    ::core::clone::Clone::clone(&z),
                    &mut d_z,
                    d_value_2,
                );
            let Complex { re: d_3, im: d_4 } = &d_term else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            (*d_c) += (*d_3);
            (*d_c) += (*d_4) * 0.5;
        }
        let Complex { re: d_5, im: d_6 } = &d_z else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_5);
        d_p[1] += (*d_6);
        kept_3.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_plus, fn __jvp_square, fn __jvp_times);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_z = Complex { re: t_p[0], im: t_p[1] };
        let z = Complex { re: p[0], im: p[1] };
        let mut value = Complex { re: 0.0, im: 0.0 };
        let mut t_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let length = p[2..].len();
        for i in 0..length {
            let c = &p[2..][i];
            let t_c = &t_p[2..][i];
            let t_term = Complex {
                re: *t_c,
                im: 0.5 * (*t_c),
            };
            let term = Complex { re: *c, im: 0.5 * (*c) };
            let (v_1, t_value_2) = (value).__jvp_times(&mut t_value, z, t_z);
            let value_2 = v_1;
            let (v_2, t_value_3) = (value_2).__jvp_plus(&t_value_2, term, t_term);
            let value_3 = v_2;
            t_value = t_value_3;
            value = value_3;
        }
        let k: f64 = p[0];
        let t_k: f64 = t_p[0];
        let (v_3, t_value_4) = (value).__jvp_square(&mut t_value);
        let value_4 = v_3;
        let k_2: f64 = 0.5;
        let (v_4, t_value_5) = (value).__jvp_square(&mut t_value);
        let value_5 = v_4;
        let result: f64 = (value_4 * k) + (value_5 * k_2).sqrt();
        let t_result: f64 = (t_value_4 * k + value_4 * t_k)
            + (::rootgrad_autodiff::rules::sqrt(value_5 * k_2) * (t_value_5 * k_2));
        (result, t_result)
    }
}
mod bodies {
    impl Point {
        /// The reverse derivative of [`shift`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn shift_pullback(
            self: &mut Self,
            d_self: &mut Self,
            by: &Point,
            d_by: &mut Point,
            times: f64,
        ) -> f64 {
            self.x += times * by.x;
            self.y += times * by.y;
            let mut d_times = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.y;
            d_times += d_1 * by.y;
            d_by.y += d_1 * times;
            let d_2 = d_self.x;
            d_times += d_2 * by.x;
            d_by.x += d_2 * times;
            d_times
        }
        /// The forward derivative of [`shift`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn shift_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            by: &Point,
            t_by: &Point,
            times: f64,
            t_times: f64,
        ) {
            t_self.x += t_times * by.x + times * ::rootgrad_autodiff::rt::scalar(t_by.x);
            self.x += times * by.x;
            t_self.y += t_times * by.y + times * ::rootgrad_autodiff::rt::scalar(t_by.y);
            self.y += times * by.y;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_shift(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &Point,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::shift_pushforward(self, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_shift(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &Point,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            Self::shift_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn shift_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            by: &Point,
            d_by: &mut Point,
            t_by: &Point,
            d_t_by: &mut Point,
            times: f64,
            t_times: f64,
        ) -> (f64, f64) {
            t_self.x += (t_times * by.x) + (times * t_by.x);
            self.x += times * by.x;
            t_self.y += (t_times * by.y) + (times * t_by.y);
            self.y += times * by.y;
            let mut d_times = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_times = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = d_self.y;
            d_times += d_1 * by.y;
            d_by.y += d_1 * times;
            let d_2 = d_t_self.y;
            d_t_times += d_2 * by.y;
            d_by.y += d_2 * t_times;
            d_times += d_2 * t_by.y;
            d_t_by.y += d_2 * times;
            let d_3 = d_self.x;
            d_times += d_3 * by.x;
            d_by.x += d_3 * times;
            let d_4 = d_t_self.x;
            d_t_times += d_4 * by.x;
            d_by.x += d_4 * t_times;
            d_times += d_4 * t_by.x;
            d_t_by.x += d_4 * times;
            (d_times, d_t_times)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_shift<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Point,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (g4, g5) = Self::shift_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
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
        fn __path_jvp_vjp_shift<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Point,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g4, g5) = Self::shift_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
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
        fn __vjp_shift<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Point,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let g2 = Self::shift_pullback(&mut this, d0, a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_shift<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Point,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g2 = Self::shift_pullback(&mut a0, d0, a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`distance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn distance_pullback(
            self: &Self,
            d_self: &mut Self,
            other: &Point,
            d_other: &mut Point,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = (self.x - other.x).hypot((self.y - other.y));
            let mut d_result = d_ret;
            let d_1 = d_result
                * ::rootgrad_autodiff::rules::hypot(self.x - other.x, self.y - other.y)
                    .0;
            d_self.x += d_1;
            d_other.x -= d_1;
            let d_2 = d_result
                * ::rootgrad_autodiff::rules::hypot(self.x - other.x, self.y - other.y)
                    .1;
            d_self.y += d_2;
            d_other.y -= d_2;
            result
        }
        /// The forward derivative of [`distance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn distance_pushforward(
            self: &Self,
            t_self: &Self,
            other: &Point,
            t_other: &Point,
        ) -> (f64, f64) {
            let p_1 = ::rootgrad_autodiff::rules::hypot(
                self.x - other.x,
                self.y - other.y,
            );
            let result: f64 = (self.x - other.x).hypot((self.y - other.y));
            let t_result: f64 = p_1.0
                * (::rootgrad_autodiff::rt::scalar(t_self.x)
                    - ::rootgrad_autodiff::rt::scalar(t_other.x))
                + p_1.1
                    * (::rootgrad_autodiff::rt::scalar(t_self.y)
                        - ::rootgrad_autodiff::rt::scalar(t_other.y));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_distance(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Point,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::distance_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_distance(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Point,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::distance_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn distance_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            other: &Point,
            d_other: &mut Point,
            t_other: &Point,
            d_t_other: &mut Point,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (self.x - other.x).hypot((self.y - other.y));
            let x_2 = self.x - other.x;
            let y_2 = self.y - other.y;
            let r = x_2.hypot(::core::clone::Clone::clone(&y_2));
            let t;
            if r == 0.0 {
                t = 0.0;
            } else {
                t = x_2 / r;
            }
            let x_3 = self.x - other.x;
            let y_3 = self.y - other.y;
            let r_2 = x_3.hypot(::core::clone::Clone::clone(&y_3));
            let t_2;
            if r_2 == 0.0 {
                t_2 = 0.0;
            } else {
                t_2 = y_3 / r_2;
            }
            let t_result: f64 = (t * (t_self.x - t_other.x))
                + (t_2 * (t_self.y - t_other.y));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t = -0.0;
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_y_3 = ::rootgrad_autodiff::Differentiable::zero_like(&y_3);
            let mut d_r_2 = ::rootgrad_autodiff::Differentiable::zero_like(&r_2);
            let mut d_t_2 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t += d_t_result * (t_self.x - t_other.x);
            let d_1 = d_t_result * t;
            d_t_self.x += d_1;
            d_t_other.x -= d_1;
            d_t_2 += d_t_result * (t_self.y - t_other.y);
            let d_2 = d_t_result * t_2;
            d_t_self.y += d_2;
            d_t_other.y -= d_2;
            if r_2 == 0.0 {
                let _ = ::core::mem::take(&mut d_t_2);
            } else {
                let d_4 = ::core::mem::take(&mut d_t_2);
                d_y_3 += d_4 / r_2;
                d_r_2 -= d_4 / r_2 * (y_3 / r_2);
            }
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_r_2);
            d_x_3 += d_5 * ::rootgrad_autodiff::rules::hypot(x_3, y_3).0;
            d_y_3 += d_5 * ::rootgrad_autodiff::rules::hypot(x_3, y_3).1;
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_y_3);
            d_self.y += d_6;
            d_other.y -= d_6;
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_x_3);
            d_self.x += d_7;
            d_other.x -= d_7;
            if r == 0.0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_9 = ::core::mem::take(&mut d_t);
                d_x_2 += d_9 / r;
                d_r -= d_9 / r * (x_2 / r);
            }
            let d_10 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_x_2 += d_10 * ::rootgrad_autodiff::rules::hypot(x_2, y_2).0;
            d_y_2 += d_10 * ::rootgrad_autodiff::rules::hypot(x_2, y_2).1;
            let d_11 = ::rootgrad_autodiff::rt::scalar(d_y_2);
            d_self.y += d_11;
            d_other.y -= d_11;
            let d_12 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            d_self.x += d_12;
            d_other.x -= d_12;
            let d_13 = d_result
                * ::rootgrad_autodiff::rules::hypot(self.x - other.x, self.y - other.y)
                    .0;
            d_self.x += d_13;
            d_other.x -= d_13;
            let d_14 = d_result
                * ::rootgrad_autodiff::rules::hypot(self.x - other.x, self.y - other.y)
                    .1;
            d_self.y += d_14;
            d_other.y -= d_14;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_distance<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Point,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
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
            Self::distance_pushforward_pullback(
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
        fn __path_jvp_vjp_distance<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Point,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Point>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
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
            Self::distance_pushforward_pullback(
                a0,
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
        fn __vjp_distance<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Point,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
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
            let _primal = Self::distance_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_distance<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Point,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Point>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::distance_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    impl Body {
        /// The reverse derivative of [`pull`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pull_pullback(
            self: &mut Self,
            d_self: &mut Self,
            other: &Body,
            d_other: &mut Body,
            dt: f64,
        ) -> (usize, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_distance, fn __vjp_shift);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: usize;
            kept_3.keep_owned(&self.at);
            let d = self.at.distance(&other.at);
            if d < 0.5 {
                result = 0;
            } else {
                let force = other.mass / ((d * d) * d);
                shape_1.keep(&force);
                let towards = kept_2
                    .keep(
                        (Point {
                            x: other.at.x - self.at.x,
                            y: other.at.y - self.at.y,
                        }),
                    );
                shape_2.keep(&towards);
                let argument = dt * force;
                kept_1.keep_owned(&self.speed);
                self.speed.shift(&towards, argument);
                result = 1;
            }
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            if d < 0.5 {} else {
                let force = other.mass / ((d * d) * d);
                let towards = kept_2.take();
                let argument = dt * force;
                let mut d_force = shape_1.zero();
                let mut d_towards = shape_2.zero();
                let mut d_argument: f64 = -0.0;
                let v_1 = kept_1.take();
                (v_1)
                    .__vjp_shift(
                        ::core::option::Option::Some(&mut d_self.speed),
                        &towards,
                        &mut d_towards,
                        argument,
                        &mut d_argument,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                d_dt += d_argument * force;
                d_force += d_argument * dt;
                let Point { x: d_1, y: d_4 } = &d_towards else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_other.at.x += d_3;
                d_self.at.x -= d_3;
                let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                d_other.at.y += d_5;
                d_self.at.y -= d_5;
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_force);
                d_other.mass += d_6 / ((d * d) * d);
                let d_7 = d_6 / ((d * d) * d) * (other.mass / ((d * d) * d));
                let d_8 = d_7 * d;
                d_d -= d_8 * d;
                d_d -= d_8 * d;
                d_d -= d_7 * (d * d);
            }
            let v_2 = kept_3.take();
            (v_2)
                .__vjp_distance(
                    ::core::option::Option::Some(&mut d_self.at),
                    &other.at,
                    &mut d_other.at,
                    d_d,
                );
            (result, d_dt)
        }
        /// The forward derivative of [`pull`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pull_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            other: &Body,
            t_other: &Body,
            dt: f64,
            t_dt: f64,
        ) -> usize {
            ::rootgrad_autodiff::callees!(; fn __jvp_distance, fn __jvp_shift);
            let result: usize;
            let (v_1, t_d) = (self.at)
                .__jvp_distance(&mut t_self.at, &other.at, &t_other.at);
            let d = v_1;
            if d < 0.5 {
                result = 0;
            } else {
                let force = other.mass / ((d * d) * d);
                let t_force = ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_other.mass)
                        - (other.mass / ((d * d) * d))
                            * ((t_d * d + d * t_d) * d + (d * d) * t_d)) / ((d * d) * d),
                    force,
                );
                let t_towards = Point {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_other.at.x)
                            - ::rootgrad_autodiff::rt::scalar(t_self.at.x),
                        other.at.x - self.at.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_other.at.y)
                            - ::rootgrad_autodiff::rt::scalar(t_self.at.y),
                        other.at.y - self.at.y,
                    ),
                };
                let towards = Point {
                    x: other.at.x - self.at.x,
                    y: other.at.y - self.at.y,
                };
                let argument = dt * force;
                let t_argument = t_dt * force + dt * t_force;
                (self.speed)
                    .__jvp_shift(
                        &mut t_self.speed,
                        &towards,
                        &t_towards,
                        argument,
                        t_argument,
                    );
                result = 1;
            }
            result
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pull(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &Body,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Body>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (usize, usize) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            let value = Self::pull_pushforward(self, t0, a1, t1, a2, t2);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pull(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &Body,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Body>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (usize, usize) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            let value = Self::pull_pushforward(a0, t0, a1, t1, a2, t2);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pull_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            other: &Body,
            d_other: &mut Body,
            t_other: &Body,
            d_t_other: &mut Body,
            dt: f64,
            t_dt: f64,
        ) -> (usize, f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_distance, fn __jvp_shift => fn __jvp_vjp_distance, fn
                __jvp_vjp_shift
            );
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
            let result: usize;
            kept_5.keep_owned(&self.at);
            kept_6.keep_owned(&t_self.at);
            let v_1 = self.at.__jvp_distance(&mut t_self.at, &other.at, &t_other.at);
            let d = ::core::clone::Clone::clone(&v_1.0);
            let t_d = ::core::clone::Clone::clone(&v_1.1);
            if d < 0.5 {
                result = 0;
            } else {
                let force = other.mass / ((d * d) * d);
                shape_1.keep(&force);
                let t_force = ::rootgrad_autodiff::rt::tangent_at(
                    ((t_other.mass
                        - ((other.mass / ((d * d) * d))
                            * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d))))
                        / ((d * d) * d)),
                    ::core::clone::Clone::clone(&force),
                );
                shape_2.keep(&t_force);
                let t_towards = kept_4
                    .keep(
                        (Point {
                            x: ::rootgrad_autodiff::rt::tangent_at(
                                (t_other.at.x - t_self.at.x),
                                (other.at.x - self.at.x),
                            ),
                            y: ::rootgrad_autodiff::rt::tangent_at(
                                (t_other.at.y - t_self.at.y),
                                (other.at.y - self.at.y),
                            ),
                        }),
                    );
                shape_3.keep(&t_towards);
                let towards = kept_3
                    .keep(
                        (Point {
                            x: other.at.x - self.at.x,
                            y: other.at.y - self.at.y,
                        }),
                    );
                shape_4.keep(&towards);
                let argument = dt * force;
                let t_argument = (t_dt * force) + (dt * t_force);
                kept_1.keep_owned(&self.speed);
                kept_2.keep_owned(&t_self.speed);
                self.speed
                    .__jvp_shift(
                        &mut t_self.speed,
                        &towards,
                        &t_towards,
                        argument,
                        t_argument,
                    );
                result = 1;
            }
            let result_2: usize = result;
            let t_self = &*t_self;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
            let mut d_t_d = ::rootgrad_autodiff::Differentiable::zero_like(&t_d);
            if d < 0.5 {} else {
                let force = other.mass / ((d * d) * d);
                let t_force = ::rootgrad_autodiff::rt::tangent_at(
                    ((t_other.mass
                        - ((other.mass / ((d * d) * d))
                            * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d))))
                        / ((d * d) * d)),
                    ::core::clone::Clone::clone(&force),
                );
                let t_towards = kept_4.take();
                let towards = kept_3.take();
                let argument = dt * force;
                let t_argument = (t_dt * force) + (dt * t_force);
                let mut d_force = shape_1.zero();
                let mut d_t_force = shape_2.zero();
                let mut d_t_towards = shape_3.zero();
                let mut d_towards = shape_4.zero();
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_shift(
                        ::core::option::Option::Some(&mut d_self.speed),
                        &v_3,
                        &mut d_t_self.speed,
                        &towards,
                        &mut d_towards,
                        &t_towards,
                        &mut d_t_towards,
                        argument,
                        &mut d_argument,
                        t_argument,
                        &mut d_t_argument,
                        ::rootgrad_autodiff::rt::Unused,
                    );
                d_t_dt += d_t_argument * force;
                d_force += d_t_argument * t_dt;
                d_dt += d_t_argument * t_force;
                d_t_force += d_t_argument * dt;
                d_dt += d_argument * force;
                d_force += d_argument * dt;
                let Point { x: d_1, y: d_3 } = &d_towards else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_other.at.x += d_2;
                d_self.at.x -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_other.at.y += d_4;
                d_self.at.y -= d_4;
                let Point { x: d_5, y: d_7 } = &d_t_towards else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_other.at.x += d_6;
                d_t_self.at.x -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_other.at.y += d_8;
                d_t_self.at.y -= d_8;
                let d_9 = ::rootgrad_autodiff::rt::scalar(d_t_force);
                let d_10 = d_9 / ((d * d) * d);
                d_t_other.mass += d_10;
                let d_11 = d_10 * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d));
                d_other.mass -= d_11 / ((d * d) * d);
                let d_12 = d_11 / ((d * d) * d) * (other.mass / ((d * d) * d));
                let d_13 = d_12 * d;
                d_d += d_13 * d;
                d_d += d_13 * d;
                d_d += d_12 * (d * d);
                let d_14 = d_10 * (other.mass / ((d * d) * d));
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
                let d_17 = d_9 / ((d * d) * d)
                    * ((t_other.mass
                        - ((other.mass / ((d * d) * d))
                            * ((((t_d * d) + (d * t_d)) * d) + ((d * d) * t_d))))
                        / ((d * d) * d));
                let d_18 = d_17 * d;
                d_d -= d_18 * d;
                d_d -= d_18 * d;
                d_d -= d_17 * (d * d);
                let d_19 = ::rootgrad_autodiff::rt::scalar(d_force);
                d_other.mass += d_19 / ((d * d) * d);
                let d_20 = d_19 / ((d * d) * d) * (other.mass / ((d * d) * d));
                let d_21 = d_20 * d;
                d_d -= d_21 * d;
                d_d -= d_21 * d;
                d_d -= d_20 * (d * d);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_d));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_d));
            let v_4 = kept_5.take();
            let v_5 = kept_6.take();
            (v_4)
                .__jvp_vjp_distance(
                    ::core::option::Option::Some(&mut d_self.at),
                    &v_5,
                    &mut d_t_self.at,
                    &other.at,
                    &mut d_other.at,
                    &t_other.at,
                    &mut d_t_other.at,
                    d_v_1,
                );
            (result_2, d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pull<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Body,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Body>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<(usize, usize)>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g4, g5) = Self::pull_pushforward_pullback(
                &mut this,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
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
        fn __path_jvp_vjp_pull<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Body,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Body>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<(usize, usize)>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g4, g5) = Self::pull_pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                a2,
                d2,
                a3,
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
        fn __vjp_pull<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Body,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<usize>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g2) = Self::pull_pullback(&mut this, d0, a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pull<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Body,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Body>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<usize>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g2) = Self::pull_pullback(&mut a0, d0, a1, d1, a2);
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`drift`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn drift_pullback(self: &mut Self, d_self: &mut Self, dt: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_shift);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            kept_1.keep_owned(&self.at);
            kept_2.keep_owned(&self.speed);
            self.at.shift(&self.speed, dt);
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            (v_1)
                .__vjp_shift(
                    ::core::option::Option::Some(&mut d_self.at),
                    &v_2,
                    &mut d_self.speed,
                    dt,
                    &mut d_dt,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_dt
        }
        /// The forward derivative of [`drift`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn drift_pushforward(self: &mut Self, t_self: &mut Self, dt: f64, t_dt: f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_shift);
            (self.at).__jvp_shift(&mut t_self.at, &self.speed, &t_self.speed, dt, t_dt);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_drift(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::drift_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_drift(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::drift_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn drift_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            dt: f64,
            t_dt: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_shift => fn __jvp_vjp_shift);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            kept_1.keep_owned(&self.at);
            kept_2.keep_owned(&t_self.at);
            kept_3.keep_owned(&self.speed);
            kept_4.keep_owned(&t_self.speed);
            self.at.__jvp_shift(&mut t_self.at, &self.speed, &t_self.speed, dt, t_dt);
            let t_self = &*t_self;
            let mut d_dt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_dt = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            (v_1)
                .__jvp_vjp_shift(
                    ::core::option::Option::Some(&mut d_self.at),
                    &v_2,
                    &mut d_t_self.at,
                    &v_3,
                    &mut d_self.speed,
                    &v_4,
                    &mut d_t_self.speed,
                    dt,
                    &mut d_dt,
                    t_dt,
                    &mut d_t_dt,
                    ::rootgrad_autodiff::rt::Unused,
                );
            (d_dt, d_t_dt)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_drift<'__shadow>(
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
            let (g2, g3) = Self::drift_pushforward_pullback(
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
        fn __path_jvp_vjp_drift<'__shadow>(
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
            let (g2, g3) = Self::drift_pushforward_pullback(
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
        fn __vjp_drift<'__shadow>(
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
            let g1 = Self::drift_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_drift<'__shadow>(
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
            let g1 = Self::drift_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_distance, fn __vjp_drift, fn __vjp_pull
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let i: usize = 0;
        let i_2: usize = 1;
        let mut a = Body {
            at: Point {
                x: p[(3 * i)],
                y: p[((3 * i) + 1)],
            },
            speed: Point {
                x: 0.1,
                y: p[(3 * i)] * 0.2,
            },
            mass: p[((3 * i) + 2)],
        };
        let mut b = Body {
            at: Point {
                x: p[(3 * i_2)],
                y: p[((3 * i_2) + 1)],
            },
            speed: Point {
                x: 0.1,
                y: p[(3 * i_2)] * 0.2,
            },
            mass: p[((3 * i_2) + 2)],
        };
        let mut pulls = 0;
        for _ in 0..8 {
            kept_6.keep_owned(&a);
            kept_7.keep_owned(&b);
            let value = a.pull(&b, 0.1);
            shape_1.keep(&value);
            pulls += value;
            kept_4.keep_owned(&b);
            kept_5.keep_owned(&a);
            let value_2 = b.pull(&a, 0.1);
            shape_2.keep(&value_2);
            pulls += value_2;
            kept_3.keep_owned(&a);
            a.drift(0.1);
            kept_2.keep_owned(&b);
            b.drift(0.1);
        }
        kept_1.keep_owned(&a.at);
        let value_3 = a.at.distance(&b.at);
        let result: f64 = (value_3 * a.mass) + (b.speed.x * (pulls as f64));
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value_3 += d_result * a.mass;
        d_a.mass += d_result * value_3;
        d_b.speed.x += d_result * (pulls as f64);
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_distance(
                ::core::option::Option::Some(&mut d_a.at),
                &b.at,
                &mut d_b.at,
                d_value_3,
            );
        for _ in (0..8).rev() {
            let mut d_value = shape_1.zero();
            let mut d_value_2 = shape_2.zero();
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_drift(
                    ::core::option::Option::Some(&mut d_b),
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_drift(
                    ::core::option::Option::Some(&mut d_a),
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            (v_4)
                .__vjp_pull(
                    ::core::option::Option::Some(&mut d_b),
                    &v_5,
                    &mut d_a,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_2,
                );
            let v_6 = kept_6.take();
            let v_7 = kept_7.take();
            (v_6)
                .__vjp_pull(
                    ::core::option::Option::Some(&mut d_a),
                    &v_7,
                    &mut d_b,
                    0.1,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
        }
        let Body { at: d_1, speed: d_4, mass: d_6 } = &d_b else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Point { x: d_2, y: d_3 } = &(*d_1) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[3 * i_2] += (*d_2);
        d_p[(3 * i_2) + 1] += (*d_3);
        let Point { x: _, y: d_5 } = &(*d_4) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[3 * i_2] += (*d_5) * 0.2;
        d_p[(3 * i_2) + 2] += (*d_6);
        let Body { at: d_7, speed: d_10, mass: d_12 } = &d_a else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Point { x: d_8, y: d_9 } = &(*d_7) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[3 * i] += (*d_8);
        d_p[(3 * i) + 1] += (*d_9);
        let Point { x: _, y: d_11 } = &(*d_10) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[3 * i] += (*d_11) * 0.2;
        d_p[(3 * i) + 2] += (*d_12);
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        kept_7.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_distance, fn __jvp_drift, fn __jvp_pull
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let i: usize = 0;
        let i_2: usize = 1;
        let mut t_a = Body {
            at: Point {
                x: t_p[3 * i],
                y: t_p[(3 * i) + 1],
            },
            speed: Point {
                x: 0.0,
                y: t_p[3 * i] * 0.2,
            },
            mass: t_p[(3 * i) + 2],
        };
        let mut a = Body {
            at: Point {
                x: p[(3 * i)],
                y: p[((3 * i) + 1)],
            },
            speed: Point {
                x: 0.1,
                y: p[(3 * i)] * 0.2,
            },
            mass: p[((3 * i) + 2)],
        };
        let mut t_b = Body {
            at: Point {
                x: t_p[3 * i_2],
                y: t_p[(3 * i_2) + 1],
            },
            speed: Point {
                x: 0.0,
                y: t_p[3 * i_2] * 0.2,
            },
            mass: t_p[(3 * i_2) + 2],
        };
        let mut b = Body {
            at: Point {
                x: p[(3 * i_2)],
                y: p[((3 * i_2) + 1)],
            },
            speed: Point {
                x: 0.1,
                y: p[(3 * i_2)] * 0.2,
            },
            mass: p[((3 * i_2) + 2)],
        };
        let mut pulls = 0;
        for _ in 0..8 {
            let (v_1, t_value) = (a)
                .__jvp_pull(&mut t_a, &b, &t_b, 0.1, ::rootgrad_autodiff::rt::Inactive);
            let value = v_1;
            pulls += value;
            let (v_2, t_value_2) = (b)
                .__jvp_pull(&mut t_b, &a, &t_a, 0.1, ::rootgrad_autodiff::rt::Inactive);
            let value_2 = v_2;
            pulls += value_2;
            (a).__jvp_drift(&mut t_a, 0.1, ::rootgrad_autodiff::rt::Inactive);
            (b).__jvp_drift(&mut t_b, 0.1, ::rootgrad_autodiff::rt::Inactive);
        }
        let (v_3, t_value_3) = (a.at).__jvp_distance(&mut t_a.at, &b.at, &t_b.at);
        let value_3 = v_3;
        let result: f64 = (value_3 * a.mass) + (b.speed.x * (pulls as f64));
        let t_result: f64 = (t_value_3 * a.mass
            + value_3 * ::rootgrad_autodiff::rt::scalar(t_a.mass))
            + (::rootgrad_autodiff::rt::scalar(t_b.speed.x) * (pulls as f64));
        (result, t_result)
    }
}
mod methods_named_like_those_of_floats {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: Complex, o: Complex) -> Complex {
            Complex {
                re: this.re * o.re - this.im * o.im,
                im: this.re * o.im + this.im * o.re,
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
            fn pullback(
                this: Complex,
                o: Complex,
                d_ret: Complex,
            ) -> (Complex, Complex, Complex) {
                let result: Complex = Complex {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let Complex { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2 * o.re;
                d_o.re += d_2 * this.re;
                d_this.im -= d_2 * o.im;
                d_o.im -= d_2 * this.im;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.re += d_4 * o.im;
                d_o.im += d_4 * this.re;
                d_this.im += d_4 * o.re;
                d_o.re += d_4 * this.im;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
            ) -> (Complex, Complex) {
                let t_result: Complex = Complex {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.re) * o.re
                            + this.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                            - (::rootgrad_autodiff::rt::scalar(t_this.im) * o.im
                                + this.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                        (this.re * o.re) - (this.im * o.im),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.re) * o.im
                            + this.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                            + (::rootgrad_autodiff::rt::scalar(t_this.im) * o.re
                                + this.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                        (this.re * o.im) + (this.im * o.re),
                    ),
                };
                let result: Complex = Complex {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                a1: Complex,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex, Complex, Complex) {
                let t_result: Complex = Complex {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.re * o.re) + (this.re * t_o.re))
                            - ((t_this.im * o.im) + (this.im * t_o.im))),
                        ((this.re * o.re) - (this.im * o.im)),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.re * o.im) + (this.re * t_o.im))
                            + ((t_this.im * o.re) + (this.im * t_o.re))),
                        ((this.re * o.im) + (this.im * o.re)),
                    ),
                };
                let result: Complex = Complex {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                let result_2: (Complex, Complex) = (
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
                let Complex { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2 * o.re;
                d_o.re += d_2 * this.re;
                d_this.im -= d_2 * o.im;
                d_o.im -= d_2 * this.im;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.re += d_4 * o.im;
                d_o.im += d_4 * this.re;
                d_this.im += d_4 * o.re;
                d_o.re += d_4 * this.im;
                let Complex { re: d_5, im: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.re += d_6 * o.re;
                d_o.re += d_6 * t_this.re;
                d_this.re += d_6 * t_o.re;
                d_t_o.re += d_6 * this.re;
                d_t_this.im -= d_6 * o.im;
                d_o.im -= d_6 * t_this.im;
                d_this.im -= d_6 * t_o.im;
                d_t_o.im -= d_6 * this.im;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.re += d_8 * o.im;
                d_o.im += d_8 * t_this.re;
                d_this.re += d_8 * t_o.im;
                d_t_o.im += d_8 * this.re;
                d_t_this.im += d_8 * o.re;
                d_o.re += d_8 * t_this.im;
                d_this.im += d_8 * t_o.re;
                d_t_o.re += d_8 * this.im;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: Complex,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: Complex,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            Complex,
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = Complex;
            #[inline]
            fn zeros(&self, rhs: &Complex) -> (Complex, Complex) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: Complex,
                t_rhs: Complex,
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            Complex,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                t_rhs: Complex,
                d_t_rhs: &mut Complex,
                d_ret: (Complex, Complex),
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
    impl Complex {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(re: f64, im: f64, d_ret: Complex) -> (Complex, f64, f64) {
            let result: Complex = Complex { re: re, im: im };
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Complex { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            (result, d_re, d_im)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(
            re: f64,
            t_re: f64,
            im: f64,
            t_im: f64,
        ) -> (Complex, Complex) {
            let t_result: Complex = Complex { re: t_re, im: t_im };
            let result: Complex = Complex { re: re, im: im };
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
        ) -> (Complex, Complex) {
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
            d_ret: (Complex, Complex),
        ) -> (f64, f64, f64, f64) {
            let t_result: Complex = Complex { re: t_re, im: t_im };
            let result: Complex = Complex { re: re, im: im };
            let result_2: (Complex, Complex) = (
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
            let Complex { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            let Complex { re: d_3, im: d_4 } = &d_t_result else {
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::new_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
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
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let r = self.re.exp();
            let argument = r * self.im.cos();
            let argument_2 = r * self.im.sin();
            let value = Complex::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Complex = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Complex::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_r += d_1 * self.im.sin();
            let d_2 = d_1 * r;
            d_self.im += d_2 * ::rootgrad_autodiff::rules::sin(self.im);
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_r += d_3 * self.im.cos();
            let d_4 = d_3 * r;
            d_self.im += d_4 * ::rootgrad_autodiff::rules::cos(self.im);
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_self.re += d_5 * ::rootgrad_autodiff::rules::exp(self.re);
            (result, d_self)
        }
        /// The forward derivative of [`exp`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn exp_pushforward(self: Self, t_self: Self) -> (Complex, Complex) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let r = self.re.exp();
            let t_r = ::rootgrad_autodiff::rules::exp(self.re)
                * ::rootgrad_autodiff::rt::scalar(t_self.re);
            let argument = r * self.im.cos();
            let t_argument = t_r * self.im.cos()
                + r
                    * (::rootgrad_autodiff::rules::cos(self.im)
                        * ::rootgrad_autodiff::rt::scalar(t_self.im));
            let argument_2 = r * self.im.sin();
            let t_argument_2 = t_r * self.im.sin()
                + r
                    * (::rootgrad_autodiff::rules::sin(self.im)
                        * ::rootgrad_autodiff::rt::scalar(t_self.im));
            let (v_1, t_value) = Complex::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            let result: Complex = value;
            let t_result: Complex = t_value;
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
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let r = self.re.exp();
            let x = ::core::clone::Clone::clone(&self.re);
            let t_r = x.exp() * t_self.re;
            let argument = r * self.im.cos();
            let x_2 = ::core::clone::Clone::clone(&self.im);
            let t_argument = (t_r * self.im.cos()) + (r * ((-x_2.sin()) * t_self.im));
            let argument_2 = r * self.im.sin();
            let x_3 = ::core::clone::Clone::clone(&self.im);
            let t_argument_2 = (t_r * self.im.sin()) + (r * (x_3.cos() * t_self.im));
            let v_1 = Complex::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: Complex = ::core::clone::Clone::clone(&value);
            let t_result: Complex = ::core::clone::Clone::clone(&t_value);
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
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
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
            Complex::__path_jvp_vjp_new(
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
            d_t_r += d_1 * self.im.sin();
            let d_2 = d_1 * t_r;
            d_self.im += d_2 * ::rootgrad_autodiff::rules::sin(self.im);
            d_r += d_1 * (x_3.cos() * t_self.im);
            let d_3 = d_1 * r;
            let d_4 = d_3 * t_self.im;
            d_x_3 += d_4 * ::rootgrad_autodiff::rules::cos(x_3);
            d_t_self.im += d_3 * x_3.cos();
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_x_3));
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_r += d_5 * self.im.sin();
            let d_6 = d_5 * r;
            d_self.im += d_6 * ::rootgrad_autodiff::rules::sin(self.im);
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            d_t_r += d_7 * self.im.cos();
            let d_8 = d_7 * t_r;
            d_self.im += d_8 * ::rootgrad_autodiff::rules::cos(self.im);
            d_r += d_7 * ((-x_2.sin()) * t_self.im);
            let d_9 = d_7 * r;
            let d_10 = d_9 * t_self.im;
            d_x_2 -= d_10 * ::rootgrad_autodiff::rules::sin(x_2);
            d_t_self.im += d_9 * (-x_2.sin());
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_x_2));
            let d_11 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_r += d_11 * self.im.cos();
            let d_12 = d_11 * r;
            d_self.im += d_12 * ::rootgrad_autodiff::rules::cos(self.im);
            let d_13 = ::rootgrad_autodiff::rt::scalar(d_t_r);
            let d_14 = d_13 * t_self.re;
            d_x += d_14 * ::rootgrad_autodiff::rules::exp(x);
            d_t_self.re += d_13 * x.exp();
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x));
            let d_15 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_self.re += d_15 * ::rootgrad_autodiff::rules::exp(self.re);
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
        /// The reverse derivative of [`ln`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ln_pullback(self: Self, d_ret: Complex) -> (Complex, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new, fn __vjp_abs);
            let value = self.abs();
            let argument = value.ln();
            let argument_2 = self.im.atan2(::core::clone::Clone::clone(&self.re));
            let value_2 = Complex::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Complex = ::core::clone::Clone::clone(&value_2);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_result));
            Complex::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value_2,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_1 * ::rootgrad_autodiff::rules::atan2(self.im, self.re).0;
            d_self.re += d_1 * ::rootgrad_autodiff::rules::atan2(self.im, self.re).1;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_value += d_2 * ::rootgrad_autodiff::rules::ln(value);
            (self).__vjp_abs(::core::option::Option::Some(&mut d_self), d_value);
            (result, d_self)
        }
        /// The forward derivative of [`ln`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ln_pushforward(self: Self, t_self: Self) -> (Complex, Complex) {
            ::rootgrad_autodiff::callees!(; fn __jvp_abs, fn __path_jvp_new);
            let (v_1, t_value) = (self).__jvp_abs(&t_self);
            let value = v_1;
            let argument = value.ln();
            let t_argument = ::rootgrad_autodiff::rules::ln(value) * t_value;
            let p_1 = ::rootgrad_autodiff::rules::atan2(self.im, self.re);
            let argument_2 = self.im.atan2(self.re);
            let t_argument_2 = p_1.0 * ::rootgrad_autodiff::rt::scalar(t_self.im)
                + p_1.1 * ::rootgrad_autodiff::rt::scalar(t_self.re);
            let (v_2, t_value_2) = Complex::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value_2 = v_2;
            let result: Complex = value_2;
            let t_result: Complex = t_value_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_ln(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Complex, Complex) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::ln_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_ln(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Complex, Complex) {
            let t0 = t0.or_zero(&a0);
            Self::ln_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn ln_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (Complex, Complex),
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_abs, fn __path_jvp_new => fn __jvp_vjp_abs, fn
                __path_jvp_vjp_new
            );
            let v_1 = self.__jvp_abs(&t_self);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let argument = value.ln();
            let x = ::core::clone::Clone::clone(&value);
            let t_argument = x.recip() * t_value;
            let argument_2 = self.im.atan2(::core::clone::Clone::clone(&self.re));
            let y = ::core::clone::Clone::clone(&self.im);
            let x_2 = ::core::clone::Clone::clone(&self.re);
            let r = x_2.hypot(::core::clone::Clone::clone(&y));
            let y_2 = ::core::clone::Clone::clone(&self.im);
            let x_3 = ::core::clone::Clone::clone(&self.re);
            let r_2 = x_3.hypot(::core::clone::Clone::clone(&y_2));
            let t_argument_2 = (((x_2 / r) / r) * t_self.im)
                + (((-(y_2 / r_2)) / r_2) * t_self.re);
            let v_2 = Complex::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: Complex = ::core::clone::Clone::clone(&value_2);
            let t_result: Complex = ::core::clone::Clone::clone(&t_value_2);
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
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_y_2 = ::rootgrad_autodiff::Differentiable::zero_like(&y_2);
            let mut d_x_3 = ::rootgrad_autodiff::Differentiable::zero_like(&x_3);
            let mut d_r_2 = ::rootgrad_autodiff::Differentiable::zero_like(&r_2);
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            Complex::__path_jvp_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_2,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            let d_2 = d_1 * t_self.im;
            let d_3 = d_2 / r;
            d_x_2 += d_3 / r;
            d_r -= d_3 / r * (x_2 / r);
            d_r -= d_2 / r * ((x_2 / r) / r);
            d_t_self.im += d_1 * ((x_2 / r) / r);
            let d_4 = d_1 * t_self.re;
            let d_5 = d_4 / r_2;
            d_y_2 -= d_5 / r_2;
            d_r_2 += d_5 / r_2 * (y_2 / r_2);
            d_r_2 -= d_4 / r_2 * ((-(y_2 / r_2)) / r_2);
            d_t_self.re += d_1 * ((-(y_2 / r_2)) / r_2);
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_r_2);
            d_x_3 += d_6 * ::rootgrad_autodiff::rules::hypot(x_3, y_2).0;
            d_y_2 += d_6 * ::rootgrad_autodiff::rules::hypot(x_3, y_2).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y_2));
            let d_7 = ::rootgrad_autodiff::rt::scalar(d_r);
            d_x_2 += d_7 * ::rootgrad_autodiff::rules::hypot(x_2, y).0;
            d_y += d_7 * ::rootgrad_autodiff::rules::hypot(x_2, y).1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.re, &(d_x_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.im, &(d_y));
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_8 * ::rootgrad_autodiff::rules::atan2(self.im, self.re).0;
            d_self.re += d_8 * ::rootgrad_autodiff::rules::atan2(self.im, self.re).1;
            let d_9 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            let d_10 = d_9 * t_value;
            d_x += d_10 * ::rootgrad_autodiff::rules::recip(x);
            d_t_value += d_9 * x.recip();
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_x));
            let d_11 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_value += d_11 * ::rootgrad_autodiff::rules::ln(value);
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
        fn __jvp_vjp_ln<'__shadow>(
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
            let (g0, g1) = Self::ln_pushforward_pullback(
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
        fn __path_jvp_vjp_ln<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::ln_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_ln<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let (_primal, g0) = Self::ln_pullback(
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
        fn __path_vjp_ln<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::ln_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_ln(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_ln(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`powi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn powi_pullback(self: Self, n: i32, d_ret: Complex) -> (Complex, Self) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut power = Complex::new(1.0, 0.0);
            for _ in 0..n {
                let value = ::rootgrad_autodiff::operators::mul(
                    kept_1.keep(::core::clone::Clone::clone(&power)),
                    ::core::clone::Clone::clone(&self),
                );
                shape_2.keep(&value);
                shape_1.keep(&power);
                power = value;
            }
            let result: Complex = ::core::clone::Clone::clone(&power);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_power = ::rootgrad_autodiff::Differentiable::zero_like(&power);
            ::rootgrad_autodiff::rt::accumulate(&mut d_power, &(d_result));
            for _ in (0..n).rev() {
                let v_1 = kept_1.take();
                let mut d_value = shape_2.zero();
                let d_1 = shape_1.replace(&mut d_power);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&v_1),
                    &mut d_power,
                    ::core::clone::Clone::clone(&self),
                    &mut d_self,
                    d_value,
                );
            }
            kept_1.finish();
            (result, d_self)
        }
        /// The forward derivative of [`powi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn powi_pushforward(self: Self, t_self: Self, n: i32) -> (Complex, Complex) {
            let mut power = Complex::new(1.0, 0.0);
            let mut t_power = ::rootgrad_autodiff::Differentiable::zero_like(&power);
            for _ in 0..n {
                let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                    power,
                    t_power,
                    self,
                    t_self,
                );
                let value = v_1;
                t_power = t_value;
                power = value;
            }
            let result: Complex = power;
            let t_result: Complex = t_power;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_powi(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (Complex, Complex) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::powi_pushforward(::core::clone::Clone::clone(self), t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_powi(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (Complex, Complex) {
            let t0 = t0.or_zero(&a0);
            Self::powi_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn powi_pushforward_pullback(
            self: Self,
            t_self: Self,
            n: i32,
            d_ret: (Complex, Complex),
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul
            );
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut power = Complex::new(1.0, 0.0);
            let mut t_power = ::rootgrad_autodiff::Differentiable::zero_like(&power);
            for _ in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let v_1 = ::rootgrad_autodiff::operators::mul::__jvp(
                    kept_1.keep(::core::clone::Clone::clone(&power)),
                    kept_2.keep(::core::clone::Clone::clone(&t_power)),
                    ::core::clone::Clone::clone(&self),
                    ::core::clone::Clone::clone(&t_self),
                );
                shape_3.keep(&v_1);
                let value = v_1.0;
                shape_4.keep(&value);
                let t_value = v_1.1;
                shape_5.keep(&t_value);
                shape_2.keep(&t_power);
                t_power = t_value;
                shape_1.keep(&power);
                power = value;
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: Complex = ::core::clone::Clone::clone(&power);
            let t_result: Complex = ::core::clone::Clone::clone(&t_power);
            let result_2: (Complex, Complex) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_power = ::rootgrad_autodiff::Differentiable::zero_like(&power);
            let mut d_t_power = ::rootgrad_autodiff::Differentiable::zero_like(&t_power);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_power, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_power, &(d_result));
            for _ in (0..n).rev() {
                let (v_2, v_3) = pass_1.take();
                let mut d_v_1 = shape_3.zero();
                let mut d_value = shape_4.zero();
                let mut d_t_value = shape_5.zero();
                let d_1 = shape_1.replace(&mut d_power);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_power);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_mul::__jvp_vjp(
                    ::core::clone::Clone::clone(&v_2),
                    &mut d_power,
                    ::core::clone::Clone::clone(&v_3),
                    &mut d_t_power,
                    ::core::clone::Clone::clone(&self),
                    &mut d_self,
                    ::core::clone::Clone::clone(&t_self),
                    &mut d_t_self,
                    d_v_1,
                );
            }
            pass_1.finish();
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_powi<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::powi_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
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
        fn __path_jvp_vjp_powi<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::powi_pushforward_pullback(a0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_powi<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let (_primal, g0) = Self::powi_pullback(
                ::core::clone::Clone::clone(self),
                a1,
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
        fn __path_vjp_powi<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: i32,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::powi_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_powi(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_powi(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_exp, fn __path_vjp_ln, fn __path_vjp_new, fn __vjp_abs, fn
            __vjp_exp, fn __vjp_powi
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let argument = p[0];
        let argument_2 = p[1];
        let z = Complex::new(argument, argument_2);
        let value = z.exp();
        let w = ::core::clone::Clone::clone(&value);
        let value_2 = z.powi(3);
        let cube: Complex = ::core::clone::Clone::clone(&value_2);
        let value_3 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&z),
            ::core::clone::Clone::clone(&w),
        );
        let product = Complex::ln(::core::clone::Clone::clone(&value_3));
        let value_4 = z.abs();
        let argument_3 = ::core::clone::Clone::clone(&w.re);
        let value_5 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&value_4),
            ::core::clone::Clone::clone(&argument_3),
        );
        let argument_4 = ::core::clone::Clone::clone(&cube.re);
        let argument_5 = ::core::clone::Clone::clone(&product.im);
        let value_6 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_4),
            ::core::clone::Clone::clone(&argument_5),
        );
        let value_7 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_5),
            ::core::clone::Clone::clone(&value_6),
        );
        let mut s = value_7;
        let t = Complex { re: p[2], im: s };
        let value_8 = t.abs();
        let value_9 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&z),
            ::core::clone::Clone::clone(&t),
        );
        let value_10 = Complex::exp(::core::clone::Clone::clone(&value_9));
        let argument_6 = ::core::clone::Clone::clone(&value_10.im);
        let value_11 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_8),
            ::core::clone::Clone::clone(&argument_6),
        );
        kept_1.keep_when(::rootgrad_autodiff::operators::add_assign::__BEFORE, &s);
        ::rootgrad_autodiff::operators::add_assign(
            &mut s,
            ::core::clone::Clone::clone(&value_11),
        );
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_cube = ::rootgrad_autodiff::Differentiable::zero_like(&cube);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_5,
        );
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_value_7: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
        let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(&value_10);
        let mut d_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_6,
        );
        let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(&value_11);
        d_s += d_result;
        let v_1 = kept_1.take_when(::rootgrad_autodiff::operators::add_assign::__BEFORE);
        ::rootgrad_autodiff::operators::add_assign::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &s),
            &mut d_s,
            ::core::clone::Clone::clone(&value_11),
            &mut d_value_11,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_8),
            &mut d_value_8,
            ::core::clone::Clone::clone(&argument_6),
            &mut d_argument_6,
            d_value_11,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_10.im, &(d_argument_6));
        Complex::__path_vjp_exp(
            ::core::clone::Clone::clone(&value_9),
            &mut d_value_9,
            d_value_10,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&z),
            &mut d_z,
            ::core::clone::Clone::clone(&t),
            &mut d_t,
            d_value_9,
        );
        (t).__vjp_abs(::core::option::Option::Some(&mut d_t), d_value_8);
        let Complex { re: d_1, im: d_2 } = &d_t else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[2] += (*d_1);
        d_s += (*d_2);
        d_value_7 += d_s;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            ::core::clone::Clone::clone(&value_6),
            &mut d_value_6,
            d_value_7,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            ::core::clone::Clone::clone(&argument_5),
            &mut d_argument_5,
            d_value_6,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_product.im, &(d_argument_5));
        ::rootgrad_autodiff::rt::accumulate(&mut d_cube.re, &(d_argument_4));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_5,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.re, &(d_argument_3));
        (z).__vjp_abs(::core::option::Option::Some(&mut d_z), d_value_4);
        Complex::__path_vjp_ln(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            d_product,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&z),
            &mut d_z,
            ::core::clone::Clone::clone(&w),
            &mut d_w,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_cube));
        (z)
            .__vjp_powi(
                ::core::option::Option::Some(&mut d_z),
                3,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_w));
        (z).__vjp_exp(::core::option::Option::Some(&mut d_z), d_value);
        Complex::__path_vjp_new(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            d_z,
        );
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_abs, fn __jvp_exp, fn __jvp_powi, fn __path_jvp_exp, fn
            __path_jvp_ln, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let (v_1, t_z) = Complex::__path_jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let z = v_1;
        let (v_2, t_value) = (z).__jvp_exp(&t_z);
        let value = v_2;
        let w = value;
        let t_w = t_value;
        let (v_3, t_value_2) = (z)
            .__jvp_powi(&t_z, 3, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_3;
        let cube: Complex = value_2;
        let t_cube: Complex = t_value_2;
        let (v_4, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
            z,
            t_z,
            w,
            t_w,
        );
        let value_3 = v_4;
        let (v_5, t_product) = Complex::__path_jvp_ln(value_3, t_value_3);
        let product = v_5;
        let (v_6, t_value_4) = (z).__jvp_abs(&t_z);
        let value_4 = v_6;
        let argument_3 = w.re;
        let t_argument_3 = t_w.re;
        let (v_7, t_value_5) = ::rootgrad_autodiff::operators::mul::__jvp(
            value_4,
            t_value_4,
            argument_3,
            t_argument_3,
        );
        let value_5 = v_7;
        let argument_4 = cube.re;
        let t_argument_4 = t_cube.re;
        let argument_5 = product.im;
        let t_argument_5 = t_product.im;
        let (v_8, t_value_6) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_4,
            t_argument_4,
            argument_5,
            t_argument_5,
        );
        let value_6 = v_8;
        let (v_9, t_value_7) = ::rootgrad_autodiff::operators::add::__jvp(
            value_5,
            t_value_5,
            value_6,
            t_value_6,
        );
        let value_7 = v_9;
        let mut s = value_7;
        let mut t_s = t_value_7;
        let t_t = Complex { re: t_p[2], im: t_s };
        let t = Complex { re: p[2], im: s };
        let (v_10, t_value_8) = (t).__jvp_abs(&t_t);
        let value_8 = v_10;
        let (v_11, t_value_9) = ::rootgrad_autodiff::operators::mul::__jvp(
            z,
            t_z,
            t,
            t_t,
        );
        let value_9 = v_11;
        let (v_12, t_value_10) = Complex::__path_jvp_exp(value_9, t_value_9);
        let value_10 = v_12;
        let argument_6 = value_10.im;
        let t_argument_6 = t_value_10.im;
        let (v_13, t_value_11) = ::rootgrad_autodiff::operators::add::__jvp(
            value_8,
            t_value_8,
            argument_6,
            t_argument_6,
        );
        let value_11 = v_13;
        ::rootgrad_autodiff::operators::add_assign::__jvp(
            &mut s,
            &mut t_s,
            value_11,
            t_value_11,
        );
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod get_of_two {
    impl Grid {
        /// The reverse derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pullback(
            self: &Self,
            d_self: &mut Self,
            x: usize,
            y: usize,
            d_ret: Option<f64>,
        ) -> Option<f64> {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x < self.w {
                t = Some(
                    self.cells[(::rootgrad_autodiff::rt::discrete(y * self.w) + x)],
                );
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x < self.w {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_self.cells[(y * self.w) + x],
                    &((*d_2)),
                );
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            result
        }
        /// The forward derivative of [`get`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn get_pushforward(
            self: &Self,
            t_self: &Self,
            x: usize,
            y: usize,
        ) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x < self.w {
                t_t = Some(
                    t_self.cells[::rootgrad_autodiff::rt::discrete(y * self.w) + x],
                );
                t = Some(
                    self.cells[(::rootgrad_autodiff::rt::discrete(y * self.w) + x)],
                );
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
        fn __jvp_get(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (Option<f64>, Option<f64>) {
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
        ) -> (Option<f64>, Option<f64>) {
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
            x: usize,
            y: usize,
            d_ret: (Option<f64>, Option<f64>),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x < self.w {
                t_t = Some(
                    t_self.cells[(::rootgrad_autodiff::rt::discrete(y * self.w) + x)],
                );
                shape_2.keep(&t_t);
                t = Some(
                    self.cells[(::rootgrad_autodiff::rt::discrete(y * self.w) + x)],
                );
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
            if x < self.w {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_self.cells[(y * self.w) + x],
                    &((*d_2)),
                );
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_t_self.cells[(y * self.w) + x],
                    &((*d_4)),
                );
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::get_pullback(a0, d0, a1, a2, d_ret.seed());
        }
        /// The reverse derivative of [`smooth`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn smooth_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_get, fn __vjp_unwrap_or);
            let mut d_result = d_ret;
            let mut s = 0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for y in 0..2 {
                for x in 0..3 {
                    let value = self.get((x + 1), y);
                    let value_2 = ::core::clone::Clone::clone(&value).unwrap_or(0.5);
                    s += value_2;
                    let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(
                        &value,
                    );
                    let mut d_value_2: f64 = -0.0;
                    let d_1 = d_s;
                    d_value_2 += d_1;
                    (value)
                        .__vjp_unwrap_or(
                            ::core::option::Option::Some(&mut d_value),
                            0.5,
                            ::rootgrad_autodiff::rt::Inactive,
                            d_value_2,
                        );
                    (*self)
                        .__vjp_get(
                            ::core::option::Option::Some(&mut (*d_self)),
                            x + 1,
                            ::rootgrad_autodiff::rt::Inactive,
                            y,
                            ::rootgrad_autodiff::rt::Inactive,
                            d_value,
                        );
                }
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`smooth`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn smooth_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_get, fn __jvp_unwrap_or);
            let mut s = 0.0;
            let mut t_s = 0.0;
            for y in 0..2 {
                for x in 0..3 {
                    let (v_1, t_value) = (*self)
                        .__jvp_get(
                            &(*t_self),
                            x + 1,
                            ::rootgrad_autodiff::rt::Inactive,
                            y,
                            ::rootgrad_autodiff::rt::Inactive,
                        );
                    let value = v_1;
                    let (v_2, t_value_2) = (value)
                        .__jvp_unwrap_or(
                            &t_value,
                            0.5,
                            ::rootgrad_autodiff::rt::Inactive,
                        );
                    let value_2 = v_2;
                    t_s += t_value_2;
                    s += value_2;
                }
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
        fn __jvp_smooth(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
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
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
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
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_get, fn __jvp_unwrap_or => fn __jvp_vjp_get, fn
                __jvp_vjp_unwrap_or
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let like_y = ::rootgrad_autodiff::rt::Like::new();
            let like_x = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 0.0;
            let mut t_s = 0.0;
            for y in 0..2 {
                like_y.of(&y);
                for x in 0..3 {
                    like_x.of(&x);
                    let v_1 = kept_1
                        .keep(
                            (*self)
                                .__jvp_get(
                                    &(*t_self),
                                    (x + 1),
                                    ::rootgrad_autodiff::rt::Inactive,
                                    y,
                                    ::rootgrad_autodiff::rt::Inactive,
                                ),
                        );
                    shape_1.keep(&v_1);
                    let value = ::core::clone::Clone::clone(&v_1.0);
                    shape_2.keep(&value);
                    let t_value = ::core::clone::Clone::clone(&v_1.1);
                    shape_3.keep(&t_value);
                    let v_2 = value
                        .__jvp_unwrap_or(
                            &t_value,
                            0.5,
                            ::rootgrad_autodiff::rt::Inactive,
                        );
                    shape_4.keep(&v_2);
                    let value_2 = v_2.0;
                    let t_value_2 = v_2.1;
                    t_s += t_value_2;
                    s += value_2;
                }
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
            for y in (0..2).rev() {
                like_y.of(&y);
                for x in (0..3).rev() {
                    like_x.of(&x);
                    let v_1 = kept_1.take();
                    let value = ::core::clone::Clone::clone(&v_1.0);
                    let t_value = ::core::clone::Clone::clone(&v_1.1);
                    let mut d_v_1 = shape_1.zero();
                    let mut d_value = shape_2.zero();
                    let mut d_t_value = shape_3.zero();
                    let mut d_v_2 = shape_4.zero();
                    let mut d_value_2: f64 = -0.0;
                    let mut d_t_value_2: f64 = -0.0;
                    let d_1 = d_s;
                    d_value_2 += d_1;
                    let d_2 = d_t_s;
                    d_t_value_2 += d_2;
                    d_v_2.1 += d_t_value_2;
                    d_v_2.0 += d_value_2;
                    (value)
                        .__jvp_vjp_unwrap_or(
                            ::core::option::Option::Some(&mut d_value),
                            &t_value,
                            &mut d_t_value,
                            0.5,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            d_v_2,
                        );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                    ((*self))
                        .__jvp_vjp_get(
                            ::core::option::Option::Some(&mut (*d_self)),
                            &(*t_self),
                            &mut (*d_t_self),
                            x + 1,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            y,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            ::rootgrad_autodiff::rt::Inactive,
                            d_v_1,
                        );
                }
            }
            kept_1.finish();
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
            Self::smooth_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::smooth_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_smooth<'__shadow>(
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
            let _primal = Self::smooth_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_smooth<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::smooth_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_get, fn __vjp_smooth, fn __vjp_unwrap_or & fn __handed_get
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let g = Grid { w: 2, cells: p.to_vec() };
        let value = g.smooth();
        let value_2 = g.__handed_get().get(1, 1);
        let value_3 = ::core::clone::Clone::clone(&value_2).unwrap_or(0.0);
        let result: f64 = value * value_3;
        let mut d_result = d_ret;
        let mut d_g = ::rootgrad_autodiff::Differentiable::zero_like(&g);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value += d_result * value_3;
        d_value_3 += d_result * value;
        (value_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_2),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        (g)
            .__vjp_get(
                ::core::option::Option::Some(&mut d_g),
                1,
                ::rootgrad_autodiff::rt::Inactive,
                1,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        (g).__vjp_smooth(::core::option::Option::Some(&mut d_g), d_value);
        let Grid { w: _, cells: d_1 } = &d_g else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_get, fn __jvp_smooth, fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_g = Grid {
            w: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            cells: t_p.to_vec(),
        };
        let g = Grid { w: 2, cells: p.to_vec() };
        let (v_1, t_value) = (g).__jvp_smooth(&t_g);
        let value = v_1;
        let (v_2, t_value_2) = (g)
            .__jvp_get(
                &t_g,
                1,
                ::rootgrad_autodiff::rt::Inactive,
                1,
                ::rootgrad_autodiff::rt::Inactive,
            );
        let value_2 = v_2;
        let (v_3, t_value_3) = (value_2)
            .__jvp_unwrap_or(&t_value_2, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_3 = v_3;
        let result: f64 = value * value_3;
        let t_result: f64 = t_value * value_3 + value * t_value_3;
        (result, t_result)
    }
}
