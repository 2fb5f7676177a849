// Written by the golden test; do not edit.
mod ring {
    ///The derivative of [`f`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum f {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl f {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &f)
        }
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(r: &mut Ring, d_r: &mut Ring, x: &[f64], d_x: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            for i in 0..4 {
                r[i] = kept_1.keep(r[i]) * x[i];
            }
            for i in (0..4).rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_r[i]);
                d_r[i] += d_1 * x[i];
                d_x[i] += d_1 * v_1;
            }
            kept_1.finish();
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(r: &mut Ring, t_r: &mut Ring, x: &[f64], t_x: &[f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            for i in 0..4 {
                t_r[i] = ::rootgrad_autodiff::rt::scalar(t_r[i]) * x[i] + r[i] * t_x[i];
                r[i] = r[i] * x[i];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Ring, &[f64]) + 'static,
            a0: &mut Ring,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Ring>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) {
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
            r: &mut Ring,
            d_r: &mut Ring,
            t_r: &mut Ring,
            d_t_r: &mut Ring,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            for i in 0..4 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                t_r[i] = (kept_2.keep(t_r[i]) * x[i]) + (kept_3.keep(r[i]) * t_x[i]);
                r[i] = kept_1.keep(r[i]) * x[i];
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            for i in (0..4).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_r[i]);
                d_r[i] += d_1 * x[i];
                d_x[i] += d_1 * v_1;
                let d_2 = ::core::mem::take(&mut d_t_r[i]);
                d_t_r[i] += d_2 * x[i];
                d_x[i] += d_2 * v_2;
                d_r[i] += d_2 * t_x[i];
                d_t_x[i] += d_2 * v_3;
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Ring, &[f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Ring,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Ring>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, d2, a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Ring,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0, a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut r = Ring { q: ::std::vec![1.0, x[4]] };
        kept_1.keep_when(rule_of_f::__BEFORE, &r);
        rule_of_f::__of(f)(&mut r, x);
        let result: f64 = r.q[0] + (r.q[1] * r.q[1]);
        let mut d_result = d_ret;
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        d_r.q[0] += d_result;
        d_r.q[1] += d_result * r.q[1];
        d_r.q[1] += d_result * r.q[1];
        let v_1 = kept_1.take_when(rule_of_f::__BEFORE);
        rule_of_f::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &r),
            &mut d_r,
            x,
            &mut (*d_x),
            ::rootgrad_autodiff::rt::Unused,
        );
        let Ring { q: d_1 } = &d_r else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[4] += (*d_1)[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_r = Ring {
            q: ::std::vec![0.0, t_x[4]],
        };
        let mut r = Ring { q: ::std::vec![1.0, x[4]] };
        rule_of_f::__jvp(f, &mut r, &mut t_r, x, t_x);
        let result: f64 = r.q[0] + (r.q[1] * r.q[1]);
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_r.q[0])
            + (::rootgrad_autodiff::rt::scalar(t_r.q[1]) * r.q[1]
                + r.q[1] * ::rootgrad_autodiff::rt::scalar(t_r.q[1]));
        (result, t_result)
    }
}
mod clamped {
    impl Pad {
        /// The reverse derivative of [`upd`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn upd_pullback(self: &mut Self, d_self: &mut Self, x: &[f64], d_x: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            for i in 0..4 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                self[i] = (kept_2.keep((0.5 * self[i])) * kept_1.keep(self[i])) + x[i];
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            for i in (0..4).rev() {
                let (v_1, v_2) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_self[i]);
                let d_2 = d_1 * v_1;
                d_self[i] += d_2 * 0.5;
                d_self[i] += d_1 * v_2;
                d_x[i] += d_1;
            }
            pass_1.finish();
        }
        /// The forward derivative of [`upd`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn upd_pushforward(self: &mut Self, t_self: &mut Self, x: &[f64], t_x: &[f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            for i in 0..4 {
                t_self[i] = ((0.5 * ::rootgrad_autodiff::rt::scalar(t_self[i])) * self[i]
                    + (0.5 * self[i]) * ::rootgrad_autodiff::rt::scalar(t_self[i]))
                    + t_x[i];
                self[i] = ((0.5 * self[i]) * self[i]) + x[i];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_upd(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::upd_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_upd(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::upd_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn upd_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            for i in 0..4 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                t_self[i] = ((kept_4.keep((0.5 * t_self[i])) * kept_3.keep(self[i]))
                    + (kept_6.keep((0.5 * self[i])) * kept_5.keep(t_self[i]))) + t_x[i];
                self[i] = (kept_2.keep((0.5 * self[i])) * kept_1.keep(self[i])) + x[i];
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                    ));
            }
            for i in (0..4).rev() {
                let (v_1, v_2, v_3, v_4, v_5, v_6) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_self[i]);
                let d_2 = d_1 * v_1;
                d_self[i] += d_2 * 0.5;
                d_self[i] += d_1 * v_2;
                d_x[i] += d_1;
                let d_3 = ::core::mem::take(&mut d_t_self[i]);
                let d_4 = d_3 * v_3;
                d_t_self[i] += d_4 * 0.5;
                d_self[i] += d_3 * v_4;
                let d_5 = d_3 * v_5;
                d_self[i] += d_5 * 0.5;
                d_t_self[i] += d_3 * v_6;
                d_t_x[i] += d_3;
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_upd<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
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
            Self::upd_pushforward_pullback(&mut this, d0, &mut a1, d1, a2, d2, a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_upd<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zeroed(
                d3.into_slice(),
                a3.len(),
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::upd_pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, d2, a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_upd<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::upd_pullback(&mut this, d0, a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_upd<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::upd_pullback(&mut a0, d0, a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_upd);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut p = Pad { c: ::std::vec![1.0, 1.0] };
        let mut s = 0.0;
        for i in 0..3 {
            p[i] = kept_2.keep(p[i]) * x[i];
            s += ::core::clone::Clone::clone(&p[i]);
        }
        kept_1.keep_owned(&p);
        p.upd(x);
        let result: f64 = (s + p[0]) + p[1];
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_s = -0.0;
        d_s += d_result;
        d_p[0] += d_result;
        d_p[1] += d_result;
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_upd(
                ::core::option::Option::Some(&mut d_p),
                x,
                &mut (*d_x),
                ::rootgrad_autodiff::rt::Unused,
            );
        for i in (0..3).rev() {
            let v_2 = kept_2.take();
            let d_1 = d_s;
            d_p[i] += d_1;
            let d_2 = ::core::mem::take(&mut d_p[i]);
            d_p[i] += d_2 * x[i];
            d_x[i] += d_2 * v_2;
        }
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_upd);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut p = Pad { c: ::std::vec![1.0, 1.0] };
        let mut t_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..3 {
            t_p[i] = ::rootgrad_autodiff::rt::scalar(t_p[i]) * x[i] + p[i] * t_x[i];
            p[i] = p[i] * x[i];
            t_s += t_p[i];
            s += p[i];
        }
        (p).__jvp_upd(&mut t_p, x, t_x);
        let result: f64 = (s + p[0]) + p[1];
        let t_result: f64 = (t_s + ::rootgrad_autodiff::rt::scalar(t_p[0]))
            + ::rootgrad_autodiff::rt::scalar(t_p[1]);
        (result, t_result)
    }
}
mod overlapping_rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut m = M { v: x.to_vec() };
        for i in 0..3 {
            for j in 0..3 {
                m[i][j] = (m[i][j] * kept_4.keep(m[i][j])) + x[j];
            }
        }
        for i_2 in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            shape_1.keep(&m[i_2][0]);
            m[i_2][0] = kept_2.keep(m[i_2][0]) * kept_1.keep(m[i_2][2]);
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&m.v);
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length {
            sum_2 += ::core::clone::Clone::clone(&m.v[i_3]);
            let d_1 = d_sum_2;
            d_m.v[i_3] += d_1;
        }
        let result: f64 = sum_2;
        for i_2 in (0..3).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_2 = shape_1.replace(&mut d_m[i_2][0]);
            let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
            d_m[i_2][0] += d_3 * v_1;
            d_m[i_2][2] += d_3 * v_2;
        }
        for i in (0..3).rev() {
            for j in (0..3).rev() {
                let v_3 = kept_4.take();
                let d_4 = ::core::mem::take(&mut d_m[i][j]);
                d_m[i][j] += d_4 * v_3;
                d_m[i][j] += d_4 * v_3;
                d_x[j] += d_4;
            }
        }
        let M { v: d_5 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_5)[..]);
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_m = M { v: t_x.to_vec() };
        let mut m = M { v: x.to_vec() };
        for i in 0..3 {
            for j in 0..3 {
                t_m[i][j] = (::rootgrad_autodiff::rt::scalar(t_m[i][j]) * m[i][j]
                    + m[i][j] * ::rootgrad_autodiff::rt::scalar(t_m[i][j])) + t_x[j];
                m[i][j] = (m[i][j] * m[i][j]) + x[j];
            }
        }
        for i_2 in 0..3 {
            t_m[i_2][0] = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_m[i_2][0]) * m[i_2][2]
                    + m[i_2][0] * ::rootgrad_autodiff::rt::scalar(t_m[i_2][2]),
                m[i_2][0] * m[i_2][2],
            );
            m[i_2][0] = m[i_2][0] * m[i_2][2];
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&m.v);
        for i_3 in 0..length {
            t_sum_2 += t_m.v[i_3];
            sum_2 += m.v[i_3];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
