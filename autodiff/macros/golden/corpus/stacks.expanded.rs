// Written by the golden test; do not edit.
mod copied {
    impl S {
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn f_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_truncate);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut d_result = d_ret;
            let mut b = self.w.to_vec();
            let mut s = 0.0;
            let at = b.len() - 1;
            let popped = b[at].clone();
            b.pop();
            let l = ::core::clone::Clone::clone(&popped);
            s += ::core::clone::Clone::clone(&l);
            kept_2.keep_owned(&b);
            b.truncate(3);
            b.push(s);
            if kept_1.keep((b.len() > 0)) {
                b.pop();
            }
            let mut sum_2: f64 = -0.0;
            let length = b.len();
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_s = -0.0;
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result * s;
            for i in 0..length {
                sum_2 += b[i];
                let d_1 = d_sum_2;
                d_b[i] += d_1;
            }
            let result: f64 = sum_2 * s;
            d_s += d_result * sum_2;
            let v_1 = kept_1.take();
            if v_1 {
                ::rootgrad_autodiff::rt::unpopped(&mut d_b);
            }
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_b);
            d_s += d_2;
            let v_2 = kept_2.take();
            (v_2)
                .__vjp_truncate(
                    ::core::option::Option::Some(&mut d_b),
                    3,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_3 = d_s;
            d_l += d_3;
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            ::rootgrad_autodiff::rt::unpopped(&mut d_b);
            ::rootgrad_autodiff::rt::accumulate(&mut d_b[at], &(d_popped));
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_self.w[..], &d_b[..]);
            result
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn f_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_truncate);
            let mut b = self.w.to_vec();
            let mut t_b = t_self.w.to_vec();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let at = b.len() - 1;
            let popped = b[at].clone();
            let t_popped = t_b[at];
            t_b.pop();
            b.pop();
            let l = popped;
            let t_l = t_popped;
            t_s += t_l;
            s += l;
            (b).__jvp_truncate(&mut t_b, 3, ::rootgrad_autodiff::rt::Inactive);
            t_b.push(t_s);
            b.push(s);
            if b.len() > 0 {
                t_b.pop();
                b.pop();
            }
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = b.len();
            for i in 0..length {
                t_sum_2 += t_b[i];
                sum_2 += b[i];
            }
            let result: f64 = sum_2 * s;
            let t_result: f64 = t_sum_2 * s + sum_2 * t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_f(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::f_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_f(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::f_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn f_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_truncate => fn __jvp_vjp_truncate);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut b = self.w.to_vec();
            let mut t_b = t_self.w.to_vec();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let at = b.len() - 1;
            let popped = b[at].clone();
            let t_popped = t_b[at];
            if kept_7.keep((t_b.len() > 0)) {
                t_b.pop();
            }
            if kept_6.keep((b.len() > 0)) {
                b.pop();
            }
            let l = ::core::clone::Clone::clone(&popped);
            let t_l = ::core::clone::Clone::clone(&t_popped);
            t_s += ::core::clone::Clone::clone(&t_l);
            s += ::core::clone::Clone::clone(&l);
            kept_4.keep_owned(&b);
            kept_5.keep_owned(&t_b);
            b.__jvp_truncate(&mut t_b, 3, ::rootgrad_autodiff::rt::Inactive);
            t_b.push(t_s);
            b.push(s);
            if kept_3.keep((b.len() > 0)) {
                if kept_2.keep((t_b.len() > 0)) {
                    t_b.pop();
                }
                if kept_1.keep((b.len() > 0)) {
                    b.pop();
                }
            }
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = b.len();
            for i in 0..length {
                t_sum_2 += t_b[i];
                sum_2 += b[i];
            }
            let result: f64 = sum_2 * s;
            let t_result: f64 = (t_sum_2 * s) + (sum_2 * t_s);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_s = -0.0;
            let mut d_t_s = -0.0;
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_t_popped = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped,
            );
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_t_l = ::rootgrad_autodiff::Differentiable::zero_like(&t_l);
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result * s;
            d_s += d_t_result * t_sum_2;
            d_sum_2 += d_t_result * t_s;
            d_t_s += d_t_result * sum_2;
            d_sum_2 += d_result * s;
            d_s += d_result * sum_2;
            for i in 0..length {
                let d_1 = d_sum_2;
                d_b[i] += d_1;
                let d_2 = d_t_sum_2;
                d_t_b[i] += d_2;
            }
            let v_3 = kept_3.take();
            if v_3 {
                let v_1 = kept_1.take();
                if v_1 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_b);
                }
                let v_2 = kept_2.take();
                if v_2 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_t_b);
                }
            }
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_b);
            d_s += d_3;
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_t_b);
            d_t_s += d_4;
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            (v_4)
                .__jvp_vjp_truncate(
                    ::core::option::Option::Some(&mut d_b),
                    &v_5,
                    &mut d_t_b,
                    3,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_5 = d_s;
            d_l += d_5;
            let d_6 = d_t_s;
            d_t_l += d_6;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_l));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            let v_6 = kept_6.take();
            if v_6 {
                ::rootgrad_autodiff::rt::unpopped(&mut d_b);
            }
            let v_7 = kept_7.take();
            if v_7 {
                ::rootgrad_autodiff::rt::unpopped(&mut d_t_b);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_b[at], &(d_t_popped));
            ::rootgrad_autodiff::rt::accumulate(&mut d_b[at], &(d_popped));
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_t_self.w[..], &d_t_b[..]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut d_self.w[..], &d_b[..]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_f<'__shadow>(
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
            Self::f_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_f<'__shadow>(
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
            Self::f_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_f<'__shadow>(
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
            let _primal = Self::f_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_f<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::f_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_f & fn __handed_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S { w: x.to_vec() };
        let value = s.__handed_f().f();
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        (s).__vjp_f(::core::option::Option::Some(&mut d_s), d_value);
        let S { w: d_1 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S { w: t_x.to_vec() };
        let s = S { w: x.to_vec() };
        let (v_1, t_value) = (s).__jvp_f(&t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod emptied {
    impl S {
        /// The reverse derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn f_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut b = self.w.clone();
            let mut s = 0.0;
            let mut running = true;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                let present = kept_2.keep((::rootgrad_autodiff::rt::length(&b) > 0));
                if present {
                    let at = kept_1.keep((::rootgrad_autodiff::rt::length(&b) - 1));
                    let popped = b[at].clone();
                    shape_2.keep(&popped);
                    if let Some(last) = b.last() {
                        shape_1.keep(last);
                    }
                    b.pop();
                    let v = popped;
                    shape_3.keep(&v);
                    s = (s * 0.5) + v;
                } else {
                    running = false;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for _ in 0..kept_3.take() {
                let present = kept_2.take();
                if present {
                    let at = kept_1.take();
                    let mut d_popped = shape_2.zero();
                    let mut d_v = shape_3.zero();
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * 0.5;
                    d_v += d_1;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_v));
                    d_b.push(shape_1.zero());
                    ::rootgrad_autodiff::rt::accumulate(&mut d_b[at], &d_popped);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &d_b);
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn f_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut b = self.w.clone();
            let mut t_b = t_self.w.clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            while running {
                let present = ::rootgrad_autodiff::rt::length(&b) > 0;
                if present {
                    let at = ::rootgrad_autodiff::rt::length(&b) - 1;
                    let popped = b[at].clone();
                    let t_popped = t_b[at].clone();
                    t_b.pop();
                    b.pop();
                    let v = popped;
                    let t_v = t_popped;
                    t_s = (t_s * 0.5) + t_v;
                    s = (s * 0.5) + v;
                } else {
                    running = false;
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
        fn __jvp_f(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::f_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_f(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::f_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn f_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut b = self.w.clone();
            let mut t_b = t_self.w.clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut passes_of_kept_6 = 0usize;
            while running {
                passes_of_kept_6 += 1;
                let present = kept_5.keep((::rootgrad_autodiff::rt::length(&b) > 0));
                if present {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_3.keep((::rootgrad_autodiff::rt::length(&b) - 1));
                    let popped = b[at].clone();
                    shape_3.keep(&popped);
                    let t_popped = t_b[at].clone();
                    shape_4.keep(&t_popped);
                    if kept_2.keep((::rootgrad_autodiff::rt::length(&t_b) > 0)) {
                        if let Some(last) = t_b.last() {
                            shape_2.keep(last);
                        }
                        t_b.pop();
                    }
                    if kept_1.keep((::rootgrad_autodiff::rt::length(&b) > 0)) {
                        if let Some(last) = b.last() {
                            shape_1.keep(last);
                        }
                        b.pop();
                    }
                    let v = popped;
                    shape_5.keep(&v);
                    let t_v = t_popped;
                    shape_6.keep(&t_v);
                    t_s = (t_s * 0.5) + t_v;
                    s = (s * 0.5) + v;
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                } else {
                    running = false;
                }
            }
            kept_6.keep(passes_of_kept_6);
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
            let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for _ in 0..kept_6.take() {
                let present = kept_5.take();
                if present {
                    let (v_1, v_2, at) = pass_1.take();
                    let mut d_popped = shape_3.zero();
                    let mut d_t_popped = shape_4.zero();
                    let mut d_v = shape_5.zero();
                    let mut d_t_v = shape_6.zero();
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * 0.5;
                    d_v += d_1;
                    let d_2 = ::core::mem::take(&mut d_t_s);
                    d_t_s += d_2 * 0.5;
                    d_t_v += d_2;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_v));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_v));
                    if v_1 {
                        d_b.push(shape_1.zero());
                    }
                    if v_2 {
                        d_t_b.push(shape_2.zero());
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_b[at], &d_t_popped);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_b[at], &d_popped);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.w, &d_t_b);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &d_b);
            pass_1.finish();
            kept_5.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_f<'__shadow>(
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
            Self::f_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_f<'__shadow>(
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
            Self::f_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_f<'__shadow>(
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
            let _primal = Self::f_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_f<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::f_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_f & fn __handed_f);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S { w: x.to_vec() };
        let value = s.__handed_f().f();
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        (s).__vjp_f(::core::option::Option::Some(&mut d_s), d_value);
        let S { w: d_1 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_f);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S { w: t_x.to_vec() };
        let s = S { w: x.to_vec() };
        let (v_1, t_value) = (s).__jvp_f(&t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod moved {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let s = S { w: x.to_vec() };
        let mut b = ::core::clone::Clone::clone(&s.w);
        let at = ::rootgrad_autodiff::rt::length(&b) - 1;
        let popped = b[at].clone();
        if let Some(last) = b.last() {
            shape_1.keep(last);
        }
        b.pop();
        let l = ::core::clone::Clone::clone(&popped);
        let result: f64 = l * b[0];
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
        let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
        d_l += d_result * b[0];
        d_b[0] += d_result * l;
        ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
        d_b.push(shape_1.zero());
        ::rootgrad_autodiff::rt::accumulate(&mut d_b[at], &d_popped);
        ::rootgrad_autodiff::rt::accumulate(&mut d_s.w, &(d_b));
        let S { w: d_1 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S { w: t_x.to_vec() };
        let s = S { w: x.to_vec() };
        let mut b = s.w;
        let mut t_b = t_s.w;
        let at = ::rootgrad_autodiff::rt::length(&b) - 1;
        let popped = b[at].clone();
        let t_popped = t_b[at].clone();
        t_b.pop();
        b.pop();
        let l = popped;
        let t_l = t_popped;
        let result: f64 = l * b[0];
        let t_result: f64 = t_l * b[0] + l * ::rootgrad_autodiff::rt::scalar(t_b[0]);
        (result, t_result)
    }
}
mod indices {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &S, d_s: &mut S, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut k = s.k.clone();
            let at = ::rootgrad_autodiff::rt::length(&k) - 1;
            let popped = k[at].clone();
            if let Some(last) = k.last() {
                shape_1.keep(last);
            }
            k.pop();
            let i = ::core::clone::Clone::clone(&popped);
            let result: f64 = s.w[i.clone()] * s.w[k[0]];
            let mut d_result = d_ret;
            let mut d_k = ::rootgrad_autodiff::Differentiable::zero_like(&k);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_i = ::rootgrad_autodiff::Differentiable::zero_like(&i);
            d_s.w[i.clone()] += d_result * s.w[k[0]];
            d_s.w[k[0]] += d_result * s.w[i.clone()];
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_i));
            d_k.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_k[at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_k);
            result
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &S, t_s: &S) -> (f64, f64) {
            let mut k = s.k.clone();
            let mut t_k = t_s.k.clone();
            let at = ::rootgrad_autodiff::rt::length(&k) - 1;
            let popped = k[at].clone();
            let t_popped = t_k[at].clone();
            t_k.pop();
            k.pop();
            let i = popped;
            let t_i = t_popped;
            let result: f64 = s.w[i.clone()] * s.w[k[0]];
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_s.w[i.clone()])
                * s.w[k[0]]
                + s.w[i.clone()] * ::rootgrad_autodiff::rt::scalar(t_s.w[k[0]]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            a0: &S,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<S>,
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
            s: &S,
            d_s: &mut S,
            t_s: &S,
            d_t_s: &mut S,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut k = s.k.clone();
            let mut t_k = t_s.k.clone();
            let at = ::rootgrad_autodiff::rt::length(&k) - 1;
            let popped = k[at].clone();
            let t_popped = t_k[at].clone();
            if kept_2.keep((::rootgrad_autodiff::rt::length(&t_k) > 0)) {
                if let Some(last) = t_k.last() {
                    shape_2.keep(last);
                }
                t_k.pop();
            }
            if kept_1.keep((::rootgrad_autodiff::rt::length(&k) > 0)) {
                if let Some(last) = k.last() {
                    shape_1.keep(last);
                }
                k.pop();
            }
            let i = ::core::clone::Clone::clone(&popped);
            let t_i = ::core::clone::Clone::clone(&t_popped);
            let result: f64 = s.w[i.clone()] * s.w[k[0]];
            let t_result: f64 = (t_s.w[i.clone()] * s.w[k[0]])
                + (s.w[i.clone()] * t_s.w[k[0]]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_k = ::rootgrad_autodiff::Differentiable::zero_like(&k);
            let mut d_t_k = ::rootgrad_autodiff::Differentiable::zero_like(&t_k);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_t_popped = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped,
            );
            let mut d_i = ::rootgrad_autodiff::Differentiable::zero_like(&i);
            let mut d_t_i = ::rootgrad_autodiff::Differentiable::zero_like(&t_i);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s.w[i.clone()] += d_t_result * s.w[k[0]];
            d_s.w[k[0]] += d_t_result * t_s.w[i.clone()];
            d_s.w[i.clone()] += d_t_result * t_s.w[k[0]];
            d_t_s.w[k[0]] += d_t_result * s.w[i.clone()];
            d_s.w[i.clone()] += d_result * s.w[k[0]];
            d_s.w[k[0]] += d_result * s.w[i.clone()];
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_i));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_i));
            let v_1 = kept_1.take();
            if v_1 {
                d_k.push(shape_1.zero());
            }
            let v_2 = kept_2.take();
            if v_2 {
                d_t_k.push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k[at], &d_t_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_k[at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.k, &d_t_k);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_k);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<S>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S {
            w: x.to_vec(),
            k: ::std::vec![1, 3],
        };
        let value = rule_of_g::__of(g)(&s);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_g::__vjp(&s, &mut d_s, d_value);
        let S { w: d_1, k: _ } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S {
            w: t_x.to_vec(),
            k: ::rootgrad_autodiff::Differentiable::zero_like(&(::std::vec![1, 3])),
        };
        let s = S {
            w: x.to_vec(),
            k: ::std::vec![1, 3],
        };
        let (v_1, t_value) = rule_of_g::__jvp(g, &s, &t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod rows {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &S, d_s: &mut S, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut s_2 = s.clone();
            let at = ::rootgrad_autodiff::rt::length(&s_2.w[0]) - 1;
            let popped = s_2.w[0][at].clone();
            if let Some(last) = s_2.w[0].last() {
                shape_3.keep(last);
            }
            s_2.w[0].pop();
            let l = ::core::clone::Clone::clone(&popped);
            if kept_1.keep((::rootgrad_autodiff::rt::length(&s_2.w[1]) > 0)) {
                if let Some(last) = s_2.w[1].last() {
                    shape_2.keep(last);
                }
                s_2.w[1].pop();
            }
            let at_2 = ::rootgrad_autodiff::rt::length(&s_2.w) - 1;
            let popped_2 = s_2.w[at_2].clone();
            if let Some(last) = s_2.w.last() {
                shape_1.keep(last);
            }
            s_2.w.pop();
            let q = ::core::clone::Clone::clone(&popped_2);
            let result: f64 = ((l * s_2.w[0][0]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let mut d_result = d_ret;
            let mut d_s_2 = ::rootgrad_autodiff::Differentiable::zero_like(&s_2);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let d_1 = d_result * q[1];
            d_l += d_1 * s_2.w[0][0];
            d_s_2.w[0][0] += d_1 * l;
            d_q[1] += d_result * (l * s_2.w[0][0]);
            d_q[0] += d_result * (q.len() as f64);
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2, &(d_q));
            d_s_2.w.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_s_2.w[at_2], &d_popped_2);
            let v_1 = kept_1.take();
            if v_1 {
                d_s_2.w[1].push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            d_s_2.w[0].push(shape_3.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_s_2.w[0][at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_s), &d_s_2);
            result
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &S, t_s: &S) -> (f64, f64) {
            let mut s_2 = s.clone();
            let mut t_s_2 = t_s.clone();
            let at = ::rootgrad_autodiff::rt::length(&s_2.w[0]) - 1;
            let popped = s_2.w[0][at].clone();
            let t_popped = t_s_2.w[0][at].clone();
            t_s_2.w[0].pop();
            s_2.w[0].pop();
            let l = popped;
            let t_l = t_popped;
            if ::rootgrad_autodiff::rt::length(&s_2.w[1]) > 0 {
                t_s_2.w[1].pop();
                s_2.w[1].pop();
            }
            let at_2 = ::rootgrad_autodiff::rt::length(&s_2.w) - 1;
            let popped_2 = s_2.w[at_2].clone();
            let t_popped_2 = t_s_2.w[at_2].clone();
            t_s_2.w.pop();
            s_2.w.pop();
            let q = popped_2;
            let t_q = t_popped_2;
            let result: f64 = ((l * s_2.w[0][0]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let t_result: f64 = ((t_l * s_2.w[0][0]
                + l * ::rootgrad_autodiff::rt::scalar(t_s_2.w[0][0])) * q[1]
                + (l * s_2.w[0][0]) * ::rootgrad_autodiff::rt::scalar(t_q[1]))
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64)
                    * ::rootgrad_autodiff::rt::scalar(t_q[0]));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            a0: &S,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<S>,
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
            s: &S,
            d_s: &mut S,
            t_s: &S,
            d_t_s: &mut S,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut s_2 = s.clone();
            let mut t_s_2 = t_s.clone();
            let at = ::rootgrad_autodiff::rt::length(&s_2.w[0]) - 1;
            let popped = s_2.w[0][at].clone();
            let t_popped = t_s_2.w[0][at].clone();
            if kept_7.keep((::rootgrad_autodiff::rt::length(&t_s_2.w[0]) > 0)) {
                if let Some(last) = t_s_2.w[0].last() {
                    shape_6.keep(last);
                }
                t_s_2.w[0].pop();
            }
            if kept_6.keep((::rootgrad_autodiff::rt::length(&s_2.w[0]) > 0)) {
                if let Some(last) = s_2.w[0].last() {
                    shape_5.keep(last);
                }
                s_2.w[0].pop();
            }
            let l = ::core::clone::Clone::clone(&popped);
            let t_l = ::core::clone::Clone::clone(&t_popped);
            if kept_5.keep((::rootgrad_autodiff::rt::length(&s_2.w[1]) > 0)) {
                if kept_4.keep((::rootgrad_autodiff::rt::length(&t_s_2.w[1]) > 0)) {
                    if let Some(last) = t_s_2.w[1].last() {
                        shape_4.keep(last);
                    }
                    t_s_2.w[1].pop();
                }
                if kept_3.keep((::rootgrad_autodiff::rt::length(&s_2.w[1]) > 0)) {
                    if let Some(last) = s_2.w[1].last() {
                        shape_3.keep(last);
                    }
                    s_2.w[1].pop();
                }
            }
            let at_2 = ::rootgrad_autodiff::rt::length(&s_2.w) - 1;
            let popped_2 = s_2.w[at_2].clone();
            let t_popped_2 = t_s_2.w[at_2].clone();
            if kept_2.keep((::rootgrad_autodiff::rt::length(&t_s_2.w) > 0)) {
                if let Some(last) = t_s_2.w.last() {
                    shape_2.keep(last);
                }
                t_s_2.w.pop();
            }
            if kept_1.keep((::rootgrad_autodiff::rt::length(&s_2.w) > 0)) {
                if let Some(last) = s_2.w.last() {
                    shape_1.keep(last);
                }
                s_2.w.pop();
            }
            let q = ::core::clone::Clone::clone(&popped_2);
            let t_q = ::core::clone::Clone::clone(&t_popped_2);
            let result: f64 = ((l * s_2.w[0][0]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let t_result: f64 = ((((t_l * s_2.w[0][0]) + (l * t_s_2.w[0][0])) * q[1])
                + ((l * s_2.w[0][0]) * t_q[1]))
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * t_q[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s_2 = ::rootgrad_autodiff::Differentiable::zero_like(&s_2);
            let mut d_t_s_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_s_2);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_t_popped = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped,
            );
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_t_l = ::rootgrad_autodiff::Differentiable::zero_like(&t_l);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_t_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped_2,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_t_q = ::rootgrad_autodiff::Differentiable::zero_like(&t_q);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * q[1];
            d_t_l += d_1 * s_2.w[0][0];
            d_s_2.w[0][0] += d_1 * t_l;
            d_l += d_1 * t_s_2.w[0][0];
            d_t_s_2.w[0][0] += d_1 * l;
            d_q[1] += d_t_result * ((t_l * s_2.w[0][0]) + (l * t_s_2.w[0][0]));
            let d_2 = d_t_result * t_q[1];
            d_l += d_2 * s_2.w[0][0];
            d_s_2.w[0][0] += d_2 * l;
            d_t_q[1] += d_t_result * (l * s_2.w[0][0]);
            d_t_q[0] += d_t_result * ((&q).len() as f64);
            let d_3 = d_result * q[1];
            d_l += d_3 * s_2.w[0][0];
            d_s_2.w[0][0] += d_3 * l;
            d_q[1] += d_result * (l * s_2.w[0][0]);
            d_q[0] += d_result * ((&q).len() as f64);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped_2, &(d_t_q));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2, &(d_q));
            let v_1 = kept_1.take();
            if v_1 {
                d_s_2.w.push(shape_1.zero());
            }
            let v_2 = kept_2.take();
            if v_2 {
                d_t_s_2.w.push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s_2.w[at_2], &d_t_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s_2.w[at_2], &d_popped_2);
            let v_5 = kept_5.take();
            if v_5 {
                let v_3 = kept_3.take();
                if v_3 {
                    d_s_2.w[1].push(shape_3.zero());
                }
                let v_4 = kept_4.take();
                if v_4 {
                    d_t_s_2.w[1].push(shape_4.zero());
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_l));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            let v_6 = kept_6.take();
            if v_6 {
                d_s_2.w[0].push(shape_5.zero());
            }
            let v_7 = kept_7.take();
            if v_7 {
                d_t_s_2.w[0].push(shape_6.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s_2.w[0][at], &d_t_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s_2.w[0][at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_s), &d_t_s_2);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_s), &d_s_2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<S>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S {
            w: ::std::vec![x.to_vec(), x.to_vec()],
        };
        let value = rule_of_g::__of(g)(&s);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_g::__vjp(&s, &mut d_s, d_value);
        let S { w: d_1 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[0][..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[1][..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S {
            w: ::std::vec![t_x.to_vec(), t_x.to_vec()],
        };
        let s = S {
            w: ::std::vec![x.to_vec(), x.to_vec()],
        };
        let (v_1, t_value) = rule_of_g::__jvp(g, &s, &t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod copied_rows {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &S, d_s: &mut S, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut r = s.w.clone();
            let at = ::rootgrad_autodiff::rt::length(&r[0]) - 1;
            let popped = r[0][at].clone();
            if let Some(last) = r[0].last() {
                shape_3.keep(last);
            }
            r[0].pop();
            let l = ::core::clone::Clone::clone(&popped);
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            if let Some(last) = r.last() {
                shape_2.keep(last);
            }
            r.pop();
            let q = ::core::clone::Clone::clone(&popped_2);
            let mut z = r[0].clone();
            let length = ::rootgrad_autodiff::rt::length(&q[1..3]);
            for i_2 in 0..length {
                z.push(q[1..3][i_2].clone());
            }
            if kept_1.keep((::rootgrad_autodiff::rt::length(&z) > 0)) {
                if let Some(last) = z.last() {
                    shape_1.keep(last);
                }
                z.pop();
            }
            let result: f64 = ((l
                * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let mut d_result = d_ret;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let d_1 = d_result * q[1];
            d_l += d_1 * z[(z.len() - 1)];
            d_z[z.len() - 1] += d_1 * l;
            d_q[1] += d_result * (l * z[(z.len() - 1)]);
            d_q[0] += d_result * (q.len() as f64);
            let v_1 = kept_1.take();
            if v_1 {
                d_z.push(shape_1.zero());
            }
            for i_2 in (0..length).rev() {
                let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_q[1..3][i_2], &d_2);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[0], &d_z);
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2, &(d_q));
            d_r.push(shape_2.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[at_2], &d_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            d_r[0].push(shape_3.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[0][at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.w, &d_r);
            result
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &S, t_s: &S) -> (f64, f64) {
            let mut r = s.w.clone();
            let mut t_r = t_s.w.clone();
            let at = ::rootgrad_autodiff::rt::length(&r[0]) - 1;
            let popped = r[0][at].clone();
            let t_popped = t_r[0][at].clone();
            t_r[0].pop();
            r[0].pop();
            let l = popped;
            let t_l = t_popped;
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            let t_popped_2 = t_r[at_2].clone();
            t_r.pop();
            r.pop();
            let q = popped_2;
            let t_q = t_popped_2;
            let mut z = r[0].clone();
            let mut t_z = t_r[0].clone();
            let length = ::rootgrad_autodiff::rt::length(&q[1..3]);
            for i_2 in 0..length {
                t_z.push(t_q[1..3][i_2].clone());
                z.push(q[1..3][i_2].clone());
            }
            if ::rootgrad_autodiff::rt::length(&z) > 0 {
                t_z.pop();
                z.pop();
            }
            let result: f64 = ((l
                * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let t_result: f64 = ((t_l
                * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)]
                + l
                    * ::rootgrad_autodiff::rt::scalar(
                        t_z[::rootgrad_autodiff::rt::discrete((&z).len()) - 1],
                    )) * q[1]
                + (l * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)])
                    * ::rootgrad_autodiff::rt::scalar(t_q[1]))
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64)
                    * ::rootgrad_autodiff::rt::scalar(t_q[0]));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            a0: &S,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<S>,
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
            s: &S,
            d_s: &mut S,
            t_s: &S,
            d_t_s: &mut S,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut r = s.w.clone();
            let mut t_r = t_s.w.clone();
            let at = ::rootgrad_autodiff::rt::length(&r[0]) - 1;
            let popped = r[0][at].clone();
            let t_popped = t_r[0][at].clone();
            if kept_7.keep((::rootgrad_autodiff::rt::length(&t_r[0]) > 0)) {
                if let Some(last) = t_r[0].last() {
                    shape_6.keep(last);
                }
                t_r[0].pop();
            }
            if kept_6.keep((::rootgrad_autodiff::rt::length(&r[0]) > 0)) {
                if let Some(last) = r[0].last() {
                    shape_5.keep(last);
                }
                r[0].pop();
            }
            let l = ::core::clone::Clone::clone(&popped);
            let t_l = ::core::clone::Clone::clone(&t_popped);
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            let t_popped_2 = t_r[at_2].clone();
            if kept_5.keep((::rootgrad_autodiff::rt::length(&t_r) > 0)) {
                if let Some(last) = t_r.last() {
                    shape_4.keep(last);
                }
                t_r.pop();
            }
            if kept_4.keep((::rootgrad_autodiff::rt::length(&r) > 0)) {
                if let Some(last) = r.last() {
                    shape_3.keep(last);
                }
                r.pop();
            }
            let q = ::core::clone::Clone::clone(&popped_2);
            let t_q = ::core::clone::Clone::clone(&t_popped_2);
            let mut z = r[0].clone();
            let mut t_z = t_r[0].clone();
            let length = ::rootgrad_autodiff::rt::length(&q[1..3]);
            for i_2 in 0..length {
                t_z.push(t_q[1..3][i_2].clone());
                z.push(q[1..3][i_2].clone());
            }
            if kept_3.keep((::rootgrad_autodiff::rt::length(&z) > 0)) {
                if kept_2.keep((::rootgrad_autodiff::rt::length(&t_z) > 0)) {
                    if let Some(last) = t_z.last() {
                        shape_2.keep(last);
                    }
                    t_z.pop();
                }
                if kept_1.keep((::rootgrad_autodiff::rt::length(&z) > 0)) {
                    if let Some(last) = z.last() {
                        shape_1.keep(last);
                    }
                    z.pop();
                }
            }
            let result: f64 = ((l
                * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)]) * q[1])
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * q[0]);
            let t_result: f64 = ((((t_l
                * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)])
                + (l * t_z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)])) * q[1])
                + ((l * z[(::rootgrad_autodiff::rt::discrete((&z).len()) - 1)])
                    * t_q[1]))
                + ((::rootgrad_autodiff::rt::discrete((&q).len()) as f64) * t_q[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_popped = ::rootgrad_autodiff::Differentiable::zero_like(&popped);
            let mut d_t_popped = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped,
            );
            let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
            let mut d_t_l = ::rootgrad_autodiff::Differentiable::zero_like(&t_l);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_t_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped_2,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_t_q = ::rootgrad_autodiff::Differentiable::zero_like(&t_q);
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_t_z = ::rootgrad_autodiff::Differentiable::zero_like(&t_z);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * q[1];
            d_t_l += d_1 * z[((&z).len() - 1)];
            d_z[(&z).len() - 1] += d_1 * t_l;
            d_l += d_1 * t_z[((&z).len() - 1)];
            d_t_z[(&z).len() - 1] += d_1 * l;
            d_q[1]
                += d_t_result
                    * ((t_l * z[((&z).len() - 1)]) + (l * t_z[((&z).len() - 1)]));
            let d_2 = d_t_result * t_q[1];
            d_l += d_2 * z[((&z).len() - 1)];
            d_z[(&z).len() - 1] += d_2 * l;
            d_t_q[1] += d_t_result * (l * z[((&z).len() - 1)]);
            d_t_q[0] += d_t_result * ((&q).len() as f64);
            let d_3 = d_result * q[1];
            d_l += d_3 * z[((&z).len() - 1)];
            d_z[(&z).len() - 1] += d_3 * l;
            d_q[1] += d_result * (l * z[((&z).len() - 1)]);
            d_q[0] += d_result * ((&q).len() as f64);
            let v_3 = kept_3.take();
            if v_3 {
                let v_1 = kept_1.take();
                if v_1 {
                    d_z.push(shape_1.zero());
                }
                let v_2 = kept_2.take();
                if v_2 {
                    d_t_z.push(shape_2.zero());
                }
            }
            for i_2 in (0..length).rev() {
                let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_q[1..3][i_2], &d_4);
                let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_t_z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_q[1..3][i_2], &d_5);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[0], &d_t_z);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[0], &d_z);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped_2, &(d_t_q));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2, &(d_q));
            let v_4 = kept_4.take();
            if v_4 {
                d_r.push(shape_3.zero());
            }
            let v_5 = kept_5.take();
            if v_5 {
                d_t_r.push(shape_4.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[at_2], &d_t_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[at_2], &d_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped, &(d_t_l));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped, &(d_l));
            let v_6 = kept_6.take();
            if v_6 {
                d_r[0].push(shape_5.zero());
            }
            let v_7 = kept_7.take();
            if v_7 {
                d_t_r[0].push(shape_6.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[0][at], &d_t_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[0][at], &d_popped);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.w, &d_t_r);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.w, &d_r);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<S>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S {
            w: ::std::vec![x.to_vec(), x.to_vec()],
        };
        let value = rule_of_g::__of(g)(&s);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_g::__vjp(&s, &mut d_s, d_value);
        let S { w: d_1 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[0][..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[1][..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S {
            w: ::std::vec![t_x.to_vec(), t_x.to_vec()],
        };
        let s = S {
            w: ::std::vec![x.to_vec(), x.to_vec()],
        };
        let (v_1, t_value) = rule_of_g::__jvp(g, &s, &t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod names {
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &S, d_s: &mut S, d_ret: f64) -> f64 {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut k = s.k.clone();
            let mut t = 0.0;
            if kept_6.keep((::rootgrad_autodiff::rt::length(&k) > 0)) {
                if let Some(last) = k.last() {
                    shape_6.keep(last);
                }
                k.pop();
            }
            let mut running = true;
            let mut passes_of_kept_5 = 0usize;
            while running {
                passes_of_kept_5 += 1;
                let present = kept_4.keep((::rootgrad_autodiff::rt::length(&k) > 0));
                if present {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_2.keep((::rootgrad_autodiff::rt::length(&k) - 1));
                    let popped = kept_1.keep(k[at].clone());
                    shape_3.keep(&popped);
                    if let Some(last) = k.last() {
                        shape_2.keep(last);
                    }
                    k.pop();
                    let i = ::core::clone::Clone::clone(&popped.0);
                    shape_4.keep(&i);
                    let name = ::core::clone::Clone::clone(&popped.1);
                    shape_5.keep(&name);
                    t = (t * 1.5)
                        + (s.w[i.clone()]
                            * s.w[::rootgrad_autodiff::rt::discrete((&name).len())]);
                    pass_1.push((kept_1.take(), kept_2.take()));
                } else {
                    running = false;
                }
            }
            kept_5.keep(passes_of_kept_5);
            let mut r = s.k.clone();
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            if let Some(last) = r.last() {
                shape_1.keep(last);
            }
            r.pop();
            let i_2 = ::core::clone::Clone::clone(&popped_2.0);
            let result: f64 = (t * s.w[i_2.clone()])
                * s.w[::rootgrad_autodiff::rt::discrete((&r).len())];
            let mut d_result = d_ret;
            let mut d_k = ::rootgrad_autodiff::Differentiable::zero_like(&k);
            let mut d_t = -0.0;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_i_2 = ::rootgrad_autodiff::Differentiable::zero_like(&i_2);
            let d_1 = d_result * s.w[r.len()];
            d_t += d_1 * s.w[i_2.clone()];
            d_s.w[i_2.clone()] += d_1 * t;
            d_s.w[r.len()] += d_result * (t * s.w[i_2.clone()]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2.0, &(d_i_2));
            d_r.push(shape_1.zero());
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[at_2], &d_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_r);
            for _ in 0..kept_5.take() {
                let present = kept_4.take();
                if present {
                    let (popped, at) = pass_1.take();
                    let i = ::core::clone::Clone::clone(&popped.0);
                    let name = ::core::clone::Clone::clone(&popped.1);
                    let mut d_popped = shape_3.zero();
                    let mut d_i = shape_4.zero();
                    let mut d_name = shape_5.zero();
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_t += d_2 * 1.5;
                    d_s.w[i.clone()] += d_2 * s.w[name.len()];
                    d_s.w[name.len()] += d_2 * s.w[i.clone()];
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped.1, &(d_name));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped.0, &(d_i));
                    d_k.push(shape_2.zero());
                    ::rootgrad_autodiff::rt::accumulate(&mut d_k[at], &d_popped);
                }
            }
            let v_2 = kept_6.take();
            if v_2 {
                d_k.push(shape_6.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_k);
            pass_1.finish();
            kept_4.finish();
            result
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &S, t_s: &S) -> (f64, f64) {
            let mut k = s.k.clone();
            let mut t_k = t_s.k.clone();
            let mut t = 0.0;
            let mut t_t = 0.0;
            if ::rootgrad_autodiff::rt::length(&k) > 0 {
                t_k.pop();
                k.pop();
            }
            let mut running = true;
            while running {
                let present = ::rootgrad_autodiff::rt::length(&k) > 0;
                if present {
                    let at = ::rootgrad_autodiff::rt::length(&k) - 1;
                    let popped = k[at].clone();
                    let t_popped = t_k[at].clone();
                    t_k.pop();
                    k.pop();
                    let i = popped.0;
                    let t_i = t_popped.0;
                    let name = popped.1;
                    let t_name = t_popped.1;
                    t_t = (t_t * 1.5)
                        + (::rootgrad_autodiff::rt::scalar(t_s.w[i.clone()])
                            * s.w[::rootgrad_autodiff::rt::discrete((&name).len())]
                            + s.w[i.clone()]
                                * ::rootgrad_autodiff::rt::scalar(
                                    t_s.w[::rootgrad_autodiff::rt::discrete((&name).len())],
                                ));
                    t = (t * 1.5)
                        + (s.w[i.clone()]
                            * s.w[::rootgrad_autodiff::rt::discrete((&name).len())]);
                } else {
                    running = false;
                }
            }
            let mut r = s.k.clone();
            let mut t_r = t_s.k.clone();
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            let t_popped_2 = t_r[at_2].clone();
            t_r.pop();
            r.pop();
            let i_2 = popped_2.0;
            let t_i_2 = t_popped_2.0;
            let result: f64 = (t * s.w[i_2.clone()])
                * s.w[::rootgrad_autodiff::rt::discrete((&r).len())];
            let t_result: f64 = (t_t * s.w[i_2.clone()]
                + t * ::rootgrad_autodiff::rt::scalar(t_s.w[i_2.clone()]))
                * s.w[::rootgrad_autodiff::rt::discrete((&r).len())]
                + (t * s.w[i_2.clone()])
                    * ::rootgrad_autodiff::rt::scalar(
                        t_s.w[::rootgrad_autodiff::rt::discrete((&r).len())],
                    );
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            a0: &S,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<S>,
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
            s: &S,
            d_s: &mut S,
            t_s: &S,
            d_t_s: &mut S,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut k = s.k.clone();
            let mut t_k = t_s.k.clone();
            let mut t = 0.0;
            let mut t_t = 0.0;
            if kept_12.keep((::rootgrad_autodiff::rt::length(&k) > 0)) {
                if kept_11.keep((::rootgrad_autodiff::rt::length(&t_k) > 0)) {
                    if let Some(last) = t_k.last() {
                        shape_12.keep(last);
                    }
                    t_k.pop();
                }
                if kept_10.keep((::rootgrad_autodiff::rt::length(&k) > 0)) {
                    if let Some(last) = k.last() {
                        shape_11.keep(last);
                    }
                    k.pop();
                }
            }
            let mut running = true;
            let mut passes_of_kept_9 = 0usize;
            while running {
                passes_of_kept_9 += 1;
                let present = kept_8.keep((::rootgrad_autodiff::rt::length(&k) > 0));
                if present {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let at = kept_6.keep((::rootgrad_autodiff::rt::length(&k) - 1));
                    let popped = kept_5.keep(k[at].clone());
                    shape_5.keep(&popped);
                    let t_popped = t_k[at].clone();
                    shape_6.keep(&t_popped);
                    if kept_4.keep((::rootgrad_autodiff::rt::length(&t_k) > 0)) {
                        if let Some(last) = t_k.last() {
                            shape_4.keep(last);
                        }
                        t_k.pop();
                    }
                    if kept_3.keep((::rootgrad_autodiff::rt::length(&k) > 0)) {
                        if let Some(last) = k.last() {
                            shape_3.keep(last);
                        }
                        k.pop();
                    }
                    let i = ::core::clone::Clone::clone(&popped.0);
                    shape_7.keep(&i);
                    let t_i = t_popped.0;
                    shape_8.keep(&t_i);
                    let name = ::core::clone::Clone::clone(&popped.1);
                    shape_9.keep(&name);
                    let t_name = t_popped.1;
                    shape_10.keep(&t_name);
                    t_t = (t_t * 1.5)
                        + ((t_s.w[i.clone()]
                            * s.w[::rootgrad_autodiff::rt::discrete((&name).len())])
                            + (s.w[i.clone()]
                                * t_s.w[::rootgrad_autodiff::rt::discrete((&name).len())]));
                    t = (t * 1.5)
                        + (s.w[i.clone()]
                            * s.w[::rootgrad_autodiff::rt::discrete((&name).len())]);
                    pass_1
                        .push((
                            kept_3.take(),
                            kept_4.take(),
                            kept_5.take(),
                            kept_6.take(),
                        ));
                } else {
                    running = false;
                }
            }
            kept_9.keep(passes_of_kept_9);
            let mut r = s.k.clone();
            let mut t_r = t_s.k.clone();
            let at_2 = ::rootgrad_autodiff::rt::length(&r) - 1;
            let popped_2 = r[at_2].clone();
            let t_popped_2 = t_r[at_2].clone();
            if kept_2.keep((::rootgrad_autodiff::rt::length(&t_r) > 0)) {
                if let Some(last) = t_r.last() {
                    shape_2.keep(last);
                }
                t_r.pop();
            }
            if kept_1.keep((::rootgrad_autodiff::rt::length(&r) > 0)) {
                if let Some(last) = r.last() {
                    shape_1.keep(last);
                }
                r.pop();
            }
            let i_2 = ::core::clone::Clone::clone(&popped_2.0);
            let t_i_2 = ::core::clone::Clone::clone(&t_popped_2.0);
            let result: f64 = (t * s.w[i_2.clone()])
                * s.w[::rootgrad_autodiff::rt::discrete((&r).len())];
            let t_result: f64 = (((t_t * s.w[i_2.clone()]) + (t * t_s.w[i_2.clone()]))
                * s.w[::rootgrad_autodiff::rt::discrete((&r).len())])
                + ((t * s.w[i_2.clone()])
                    * t_s.w[::rootgrad_autodiff::rt::discrete((&r).len())]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_k = ::rootgrad_autodiff::Differentiable::zero_like(&k);
            let mut d_t_k = ::rootgrad_autodiff::Differentiable::zero_like(&t_k);
            let mut d_t = -0.0;
            let mut d_t_t = -0.0;
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &popped_2,
            );
            let mut d_t_popped_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_popped_2,
            );
            let mut d_i_2 = ::rootgrad_autodiff::Differentiable::zero_like(&i_2);
            let mut d_t_i_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_i_2);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * s.w[(&r).len()];
            d_t_t += d_1 * s.w[i_2.clone()];
            d_s.w[i_2.clone()] += d_1 * t_t;
            d_t += d_1 * t_s.w[i_2.clone()];
            d_t_s.w[i_2.clone()] += d_1 * t;
            d_s.w[(&r).len()]
                += d_t_result * ((t_t * s.w[i_2.clone()]) + (t * t_s.w[i_2.clone()]));
            let d_2 = d_t_result * t_s.w[(&r).len()];
            d_t += d_2 * s.w[i_2.clone()];
            d_s.w[i_2.clone()] += d_2 * t;
            d_t_s.w[(&r).len()] += d_t_result * (t * s.w[i_2.clone()]);
            let d_3 = d_result * s.w[(&r).len()];
            d_t += d_3 * s.w[i_2.clone()];
            d_s.w[i_2.clone()] += d_3 * t;
            d_s.w[(&r).len()] += d_result * (t * s.w[i_2.clone()]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped_2.0, &(d_t_i_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_popped_2.0, &(d_i_2));
            let v_1 = kept_1.take();
            if v_1 {
                d_r.push(shape_1.zero());
            }
            let v_2 = kept_2.take();
            if v_2 {
                d_t_r.push(shape_2.zero());
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[at_2], &d_t_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r[at_2], &d_popped_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.k, &d_t_r);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_r);
            for _ in 0..kept_9.take() {
                let present = kept_8.take();
                if present {
                    let (v_3, v_4, popped, at) = pass_1.take();
                    let i = ::core::clone::Clone::clone(&popped.0);
                    let name = ::core::clone::Clone::clone(&popped.1);
                    let mut d_popped = shape_5.zero();
                    let mut d_t_popped = shape_6.zero();
                    let mut d_i = shape_7.zero();
                    let mut d_t_i = shape_8.zero();
                    let mut d_name = shape_9.zero();
                    let mut d_t_name = shape_10.zero();
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_t += d_4 * 1.5;
                    d_s.w[i.clone()] += d_4 * s.w[(&name).len()];
                    d_s.w[(&name).len()] += d_4 * s.w[i.clone()];
                    let d_5 = ::core::mem::take(&mut d_t_t);
                    d_t_t += d_5 * 1.5;
                    d_t_s.w[i.clone()] += d_5 * s.w[(&name).len()];
                    d_s.w[(&name).len()] += d_5 * t_s.w[i.clone()];
                    d_s.w[i.clone()] += d_5 * t_s.w[(&name).len()];
                    d_t_s.w[(&name).len()] += d_5 * s.w[i.clone()];
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped.1, &(d_t_name));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped.1, &(d_name));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_popped.0, &(d_t_i));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_popped.0, &(d_i));
                    if v_3 {
                        d_k.push(shape_3.zero());
                    }
                    if v_4 {
                        d_t_k.push(shape_4.zero());
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_k[at], &d_t_popped);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_k[at], &d_popped);
                }
            }
            let v_8 = kept_12.take();
            if v_8 {
                let v_6 = kept_10.take();
                if v_6 {
                    d_k.push(shape_11.zero());
                }
                let v_7 = kept_11.take();
                if v_7 {
                    d_t_k.push(shape_12.zero());
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.k, &d_t_k);
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.k, &d_k);
            pass_1.finish();
            kept_8.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&S) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<S>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &S,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<S>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = S {
            w: x.to_vec(),
            k: ::std::vec![(1, "a".into()), (3, "bb".into()), (2, "".into())],
        };
        let value = rule_of_g::__of(g)(&s);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_g::__vjp(&s, &mut d_s, d_value);
        let S { w: d_1, k: _ } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v_1 = ::std::vec![(1, "a".into()), (3, "bb".into()), (2, "".into())];
        let t_s = S {
            w: t_x.to_vec(),
            k: ::rootgrad_autodiff::Differentiable::zero_like(&(v_1)),
        };
        let s = S { w: x.to_vec(), k: v_1 };
        let (v_2, t_value) = rule_of_g::__jvp(g, &s, &t_s);
        let value = v_2;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod own {
    impl St {
        /// The reverse derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pullback(self: &mut Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&self.n);
            self.n += 1;
            let t = self.v[0];
            shape_1.keep(&self.v[0]);
            self.v[0] = self.v[0] * 2.0;
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            let d_1 = shape_1.replace(&mut d_self.v[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.v[0] += d_2 * 2.0;
            d_self.v[0] += d_t;
            let d_3 = shape_2.restored(&mut d_self.n);
            result
        }
        /// The forward derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pushforward(self: &mut Self, t_self: &mut Self) -> (f64, f64) {
            self.n += 1;
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let t = self.v[0];
            let t_t = t_self.v[0];
            t_self.v[0] = ::rootgrad_autodiff::rt::scalar(t_self.v[0]) * 2.0;
            self.v[0] = self.v[0] * 2.0;
            let result: f64 = t;
            let t_result: f64 = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pop(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::pop_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pop(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pop_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pop_pushforward_pullback(
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
            shape_4.keep(&self.n);
            self.n += 1;
            shape_3.keep(&t_self.n);
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let t = self.v[0];
            let t_t = t_self.v[0];
            shape_2.keep(&t_self.v[0]);
            t_self.v[0] = t_self.v[0] * 2.0;
            shape_1.keep(&self.v[0]);
            self.v[0] = self.v[0] * 2.0;
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            let d_1 = shape_1.replace(&mut d_self.v[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self.v[0] += d_2 * 2.0;
            let d_3 = shape_2.replace(&mut d_t_self.v[0]);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self.v[0] += d_4 * 2.0;
            d_t_self.v[0] += d_t_t;
            d_self.v[0] += d_t;
            let d_5 = shape_3.replace(&mut d_t_self.n);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_5));
            let d_6 = shape_4.restored(&mut d_self.n);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pop<'__shadow>(
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
            Self::pop_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_pop<'__shadow>(
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
            Self::pop_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_pop<'__shadow>(
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
            let _primal = Self::pop_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pop<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pop_pullback(&mut a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`g`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum g {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl g {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &g)
        }
        /// The reverse derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(s: &St, d_s: &mut St, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_pop & mut fn __mut_handed_pop);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut c = s.clone();
            kept_2.keep_owned(&c);
            let value = c.pop();
            kept_1.keep_owned(&c);
            let value_2 = c.__mut_handed_pop().pop();
            let result: f64 = value * value_2;
            let mut d_result = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            d_value += d_result * value_2;
            d_value_2 += d_result * value;
            let v_1 = kept_1.take();
            (v_1).__vjp_pop(::core::option::Option::Some(&mut d_c), d_value_2);
            let v_2 = kept_2.take();
            (v_2).__vjp_pop(::core::option::Option::Some(&mut d_c), d_value);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_s), &d_c);
            result
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(s: &St, t_s: &St) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_pop);
            let mut c = s.clone();
            let mut t_c = t_s.clone();
            let (v_1, t_value) = (c).__jvp_pop(&mut t_c);
            let value = v_1;
            let (v_2, t_value_2) = (c).__jvp_pop(&mut t_c);
            let value_2 = v_2;
            let result: f64 = value * value_2;
            let t_result: f64 = t_value * value_2 + value * t_value_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&St) -> f64 + 'static,
            a0: &St,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<St>,
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
            s: &St,
            d_s: &mut St,
            t_s: &St,
            d_t_s: &mut St,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_pop => fn __jvp_vjp_pop);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut c = s.clone();
            let mut t_c = t_s.clone();
            kept_3.keep_owned(&c);
            kept_4.keep_owned(&t_c);
            let v_1 = c.__jvp_pop(&mut t_c);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            kept_1.keep_owned(&c);
            kept_2.keep_owned(&t_c);
            let v_2 = c.__jvp_pop(&mut t_c);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: f64 = value * value_2;
            let t_result: f64 = (t_value * value_2) + (value * t_value_2);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
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
            d_t_value += d_t_result * value_2;
            d_value_2 += d_t_result * t_value;
            d_value += d_t_result * t_value_2;
            d_t_value_2 += d_t_result * value;
            d_value += d_result * value_2;
            d_value_2 += d_result * value;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            let v_3 = kept_1.take();
            let v_4 = kept_2.take();
            (v_3)
                .__jvp_vjp_pop(
                    ::core::option::Option::Some(&mut d_c),
                    &v_4,
                    &mut d_t_c,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_5 = kept_3.take();
            let v_6 = kept_4.take();
            (v_5)
                .__jvp_vjp_pop(
                    ::core::option::Option::Some(&mut d_c),
                    &v_6,
                    &mut d_t_c,
                    d_v_1,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_s), &d_t_c);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_s), &d_c);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&St) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &St,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<St>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<St>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<St>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &St,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<St>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            g as rule_of_g; fn __vjp_pop & mut fn __mut_handed_pop
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = St { v: x.to_vec(), n: 0 };
        let mut q = s.clone();
        kept_2.keep_owned(&q);
        let value = q.__mut_handed_pop().pop();
        kept_1.keep_owned(&s);
        let value_2 = s.pop();
        let value_3 = rule_of_g::__of(g)(&s);
        let result: f64 = (value * value_2) * value_3;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let d_1 = d_result * value_3;
        d_value += d_1 * value_2;
        d_value_2 += d_1 * value;
        d_value_3 += d_result * (value * value_2);
        rule_of_g::__vjp(&s, &mut d_s, d_value_3);
        let v_1 = kept_1.take();
        (v_1).__vjp_pop(::core::option::Option::Some(&mut d_s), d_value_2);
        let v_2 = kept_2.take();
        (v_2).__vjp_pop(::core::option::Option::Some(&mut d_q), d_value);
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &d_q);
        let St { v: d_2, n: _ } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_2)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g; fn __jvp_pop);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_s = St {
            v: t_x.to_vec(),
            n: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
        };
        let mut s = St { v: x.to_vec(), n: 0 };
        let mut q = s.clone();
        let mut t_q = t_s.clone();
        let (v_1, t_value) = (q).__jvp_pop(&mut t_q);
        let value = v_1;
        let (v_2, t_value_2) = (s).__jvp_pop(&mut t_s);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_g::__jvp(g, &s, &t_s);
        let value_3 = v_3;
        let result: f64 = (value * value_2) * value_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) * value_3
            + (value * value_2) * t_value_3;
        (result, t_result)
    }
}
mod own_option {
    impl St {
        /// The reverse derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pullback(
            self: &mut Self,
            d_self: &mut Self,
            d_ret: Option<f64>,
        ) -> Option<f64> {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            shape_2.keep(&self.n);
            self.n += 1;
            let t = self.v[0];
            shape_1.keep(&self.v[0]);
            self.v[0] = self.v[0] * 2.0;
            let t_2;
            if self.n > 3 {
                t_2 = None;
                shape_3.keep(&t_2);
            } else {
                t_2 = Some(::core::clone::Clone::clone(&t));
                shape_3.keep(&t_2);
            }
            let result: Option<f64> = t_2;
            let mut d_result = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_2 = shape_3.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_result));
            if self.n > 3 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            } else {
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_3)));
            }
            let d_4 = shape_1.replace(&mut d_self.v[0]);
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
            d_self.v[0] += d_5 * 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.v[0], &(d_t));
            let d_6 = shape_2.restored(&mut d_self.n);
            result
        }
        /// The forward derivative of [`pop`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pop_pushforward(
            self: &mut Self,
            t_self: &mut Self,
        ) -> (Option<f64>, Option<f64>) {
            self.n += 1;
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let t = self.v[0];
            let t_t = t_self.v[0];
            t_self.v[0] = ::rootgrad_autodiff::rt::scalar(t_self.v[0]) * 2.0;
            self.v[0] = self.v[0] * 2.0;
            let t_2;
            let t_t_2;
            if self.n > 3 {
                let v_1 = None;
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t_2 = v_1;
            } else {
                t_t_2 = Some(t_t);
                t_2 = Some(t);
            }
            let result: Option<f64> = t_2;
            let t_result: Option<f64> = t_t_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pop(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::pop_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pop(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pop_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pop_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            d_ret: (Option<f64>, Option<f64>),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            shape_4.keep(&self.n);
            self.n += 1;
            shape_3.keep(&t_self.n);
            t_self.n = ::rootgrad_autodiff::rt::tangent_at(t_self.n, self.n);
            let t = self.v[0];
            let t_t = t_self.v[0];
            shape_2.keep(&t_self.v[0]);
            t_self.v[0] = t_self.v[0] * 2.0;
            shape_1.keep(&self.v[0]);
            self.v[0] = self.v[0] * 2.0;
            let t_2;
            let t_t_2;
            if self.n > 3 {
                let v_1 = None;
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_6.keep(&t_t_2);
                t_2 = v_1;
                shape_5.keep(&t_2);
            } else {
                t_t_2 = Some(::core::clone::Clone::clone(&t_t));
                shape_6.keep(&t_t_2);
                t_2 = Some(::core::clone::Clone::clone(&t));
                shape_5.keep(&t_2);
            }
            let result: Option<f64> = t_2;
            let t_result: Option<f64> = t_t_2;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let t_self = &*t_self;
            let mut d_result_2 = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_t_2 = shape_5.zero();
            let mut d_t_t_2 = shape_6.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_result));
            if self.n > 3 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
            } else {
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_4)));
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &((*d_6)));
            }
            let d_7 = shape_1.replace(&mut d_self.v[0]);
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
            d_self.v[0] += d_8 * 2.0;
            let d_9 = shape_2.replace(&mut d_t_self.v[0]);
            let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
            d_t_self.v[0] += d_10 * 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.v[0], &(d_t_t));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.v[0], &(d_t));
            let d_11 = shape_3.replace(&mut d_t_self.n);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_11));
            let d_12 = shape_4.restored(&mut d_self.n);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pop<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            Self::pop_pushforward_pullback(&mut this, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_pop<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pop_pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_pop<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::pop_pullback(&mut this, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pop<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pop_pullback(&mut a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_pop);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut c = self.clone();
            let mut s = 0.0;
            let mut running = true;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                kept_1.keep_owned(&c);
                let value = kept_2.keep(c.pop());
                shape_1.keep(&value);
                match ::core::clone::Clone::clone(&value) {
                    Some(v) => {
                        s = (s * 0.5) + v;
                    }
                    _ => {
                        running = false;
                    }
                }
            }
            kept_3.keep(passes_of_kept_3);
            let result: f64 = s;
            let mut d_result = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for _ in 0..kept_3.take() {
                let value = kept_2.take();
                let mut d_value = shape_1.zero();
                match ::core::clone::Clone::clone(&value) {
                    Some(v) => {
                        let Some(d_v) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_1 = ::core::mem::take(&mut d_s);
                        d_s += d_1 * 0.5;
                        (*d_v) += d_1;
                    }
                    _ => {}
                }
                let v_1 = kept_1.take();
                (v_1).__vjp_pop(::core::option::Option::Some(&mut d_c), d_value);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &d_c);
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn run_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_pop);
            let mut c = self.clone();
            let mut t_c = t_self.clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            while running {
                let (v_1, t_value) = (c).__jvp_pop(&mut t_c);
                let value = v_1;
                match ::core::clone::Clone::clone(&value) {
                    Some(v) => {
                        let Some(t_v) = ::core::clone::Clone::clone(&t_value) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_s = (t_s * 0.5) + t_v;
                        s = (s * 0.5) + v;
                    }
                    _ => {
                        running = false;
                    }
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
        fn __jvp_run(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::run_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_run(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::run_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn run_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_pop => fn __jvp_vjp_pop);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut c = self.clone();
            let mut t_c = t_self.clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut passes_of_kept_4 = 0usize;
            while running {
                passes_of_kept_4 += 1;
                kept_1.keep_owned(&c);
                kept_2.keep_owned(&t_c);
                let v_1 = kept_3.keep(c.__jvp_pop(&mut t_c));
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                match ::core::clone::Clone::clone(&value) {
                    Some(v) => {
                        match ::core::clone::Clone::clone(&t_value) {
                            Some(t_v) => {
                                t_s = (t_s * 0.5) + t_v;
                                s = (s * 0.5) + v;
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    _ => {
                        running = false;
                    }
                }
            }
            kept_4.keep(passes_of_kept_4);
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for _ in 0..kept_4.take() {
                let v_1 = kept_3.take();
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                match ::core::clone::Clone::clone(&value) {
                    Some(v) => {
                        let Some(d_v) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_value) {
                            Some(t_v) => {
                                let Some(d_t_v) = &mut d_t_value else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_1 = ::core::mem::take(&mut d_s);
                                d_s += d_1 * 0.5;
                                (*d_v) += d_1;
                                let d_2 = ::core::mem::take(&mut d_t_s);
                                d_t_s += d_2 * 0.5;
                                (*d_t_v) += d_2;
                            }
                            _ => {}
                        }
                    }
                    _ => {}
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                let v_2 = kept_1.take();
                let v_3 = kept_2.take();
                (v_2)
                    .__jvp_vjp_pop(
                        ::core::option::Option::Some(&mut d_c),
                        &v_3,
                        &mut d_t_c,
                        d_v_1,
                    );
            }
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_self), &d_t_c);
            ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &d_c);
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_run<'__shadow>(
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
            Self::run_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_run<'__shadow>(
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
            Self::run_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_run<'__shadow>(
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
            let _primal = Self::run_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_run<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::run_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_run & fn __handed_run);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = St { v: x.to_vec(), n: 0 };
        let value = s.__handed_run().run();
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        (s).__vjp_run(::core::option::Option::Some(&mut d_s), d_value);
        let St { v: d_1, n: _ } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_run);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = St {
            v: t_x.to_vec(),
            n: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
        };
        let s = St { v: x.to_vec(), n: 0 };
        let (v_1, t_value) = (s).__jvp_run(&t_s);
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod underflow {
    ///The derivative of [`divided`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum divided {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl divided {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &divided)
        }
        /// The reverse derivative of [`divided`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            stack: &mut Vec<f64>,
            d_stack: &mut Vec<f64>,
            d_ret: Result<f64, String>,
        ) -> Result<f64, String> {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let result: Result<f64, String>;
            let present = stack.len() > 0;
            if present {
                let at = kept_5.keep((stack.len() - 1));
                let popped = kept_4.keep(stack[at]);
                stack.pop();
                let tried_2 = popped;
                let chosen_2 = tried_2;
                let tried = chosen_2;
                let b = tried;
                let present_2 = kept_3.keep((stack.len() > 0));
                if present_2 {
                    let at_2 = kept_2.keep((stack.len() - 1));
                    let popped_2 = kept_1.keep(stack[at_2]);
                    stack.pop();
                    let tried_4 = popped_2;
                    let chosen_4 = tried_4;
                    let tried_3 = chosen_4;
                    let a = tried_3;
                    result = Ok((a / b));
                } else {
                    result = Err("underflow".to_string());
                }
            } else {
                result = Err("underflow".to_string());
            }
            let mut d_result = d_ret;
            if present {
                let at = kept_5.take();
                let popped = kept_4.take();
                let tried_2 = popped;
                let chosen_2 = tried_2;
                let tried = chosen_2;
                let b = tried;
                let present_2 = kept_3.take();
                let mut d_popped: f64 = -0.0;
                let mut d_tried_2: f64 = -0.0;
                let mut d_chosen_2: f64 = -0.0;
                let mut d_tried: f64 = -0.0;
                let mut d_b: f64 = -0.0;
                if present_2 {
                    let at_2 = kept_2.take();
                    let popped_2 = kept_1.take();
                    let tried_4 = popped_2;
                    let chosen_4 = tried_4;
                    let tried_3 = chosen_4;
                    let a = tried_3;
                    let mut d_popped_2: f64 = -0.0;
                    let mut d_tried_4: f64 = -0.0;
                    let mut d_chosen_4: f64 = -0.0;
                    let mut d_tried_3: f64 = -0.0;
                    let mut d_a: f64 = -0.0;
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_a += (*d_2) / b;
                    d_b -= (*d_2) / b * (a / b);
                    d_tried_3 += d_a;
                    d_chosen_4 += d_tried_3;
                    d_tried_4 += d_chosen_4;
                    d_popped_2 += d_tried_4;
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_stack);
                    d_stack[at_2] += d_popped_2;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
                d_tried += d_b;
                d_chosen_2 += d_tried;
                d_tried_2 += d_chosen_2;
                d_popped += d_tried_2;
                ::rootgrad_autodiff::rt::unpopped(&mut *d_stack);
                d_stack[at] += d_popped;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            }
            result
        }
        /// The forward derivative of [`divided`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            stack: &mut Vec<f64>,
            t_stack: &mut Vec<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let present = stack.len() > 0;
            if present {
                let at = stack.len() - 1;
                let popped = stack[at];
                let t_popped = t_stack[at];
                t_stack.pop();
                stack.pop();
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let b = tried;
                let t_b = t_tried;
                let present_2 = stack.len() > 0;
                if present_2 {
                    let at_2 = stack.len() - 1;
                    let popped_2 = stack[at_2];
                    let t_popped_2 = t_stack[at_2];
                    t_stack.pop();
                    stack.pop();
                    let tried_4 = popped_2;
                    let t_tried_4 = t_popped_2;
                    let chosen_4 = tried_4;
                    let t_chosen_4 = t_tried_4;
                    let tried_3 = chosen_4;
                    let t_tried_3 = t_chosen_4;
                    let a = tried_3;
                    let t_a = t_tried_3;
                    t_result = Ok((t_a - (a / b) * t_b) / b);
                    result = Ok((a / b));
                } else {
                    let v_1 = Err("underflow".to_string());
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    result = v_1;
                }
            } else {
                let v_2 = Err("underflow".to_string());
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                result = v_2;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Vec<f64>) -> Result<f64, String> + 'static,
            a0: &mut Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
        ) -> (Result<f64, String>, Result<f64, String>) {
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
            stack: &mut Vec<f64>,
            d_stack: &mut Vec<f64>,
            t_stack: &mut Vec<f64>,
            d_t_stack: &mut Vec<f64>,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) {
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
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let present = stack.len() > 0;
            if present {
                let at = kept_11.keep((stack.len() - 1));
                let popped = kept_10.keep(stack[at]);
                let t_popped = kept_9.keep(t_stack[at]);
                if kept_7.keep((t_stack.len() > 0)) {
                    t_stack.pop();
                }
                if kept_6.keep((stack.len() > 0)) {
                    stack.pop();
                }
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let b = tried;
                let t_b = t_tried;
                let present_2 = kept_8.keep((stack.len() > 0));
                if present_2 {
                    let at_2 = kept_5.keep((stack.len() - 1));
                    let popped_2 = kept_4.keep(stack[at_2]);
                    let t_popped_2 = kept_3.keep(t_stack[at_2]);
                    if kept_2.keep((t_stack.len() > 0)) {
                        t_stack.pop();
                    }
                    if kept_1.keep((stack.len() > 0)) {
                        stack.pop();
                    }
                    let tried_4 = popped_2;
                    let t_tried_4 = t_popped_2;
                    let chosen_4 = tried_4;
                    let t_chosen_4 = t_tried_4;
                    let tried_3 = chosen_4;
                    let t_tried_3 = t_chosen_4;
                    let a = tried_3;
                    let t_a = t_tried_3;
                    t_result = Ok(((t_a - ((a / b) * t_b)) / b));
                    shape_2.keep(&t_result);
                    result = Ok((a / b));
                    shape_1.keep(&result);
                } else {
                    let v_1 = Err("underflow".to_string());
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    shape_2.keep(&t_result);
                    result = v_1;
                    shape_1.keep(&result);
                }
            } else {
                let v_2 = Err("underflow".to_string());
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                shape_2.keep(&t_result);
                result = v_2;
                shape_1.keep(&result);
            }
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                result,
                t_result,
            );
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if present {
                let at = kept_11.take();
                let popped = kept_10.take();
                let t_popped = kept_9.take();
                let tried_2 = popped;
                let t_tried_2 = t_popped;
                let chosen_2 = tried_2;
                let t_chosen_2 = t_tried_2;
                let tried = chosen_2;
                let t_tried = t_chosen_2;
                let b = tried;
                let t_b = t_tried;
                let present_2 = kept_8.take();
                let mut d_popped: f64 = -0.0;
                let mut d_t_popped: f64 = -0.0;
                let mut d_tried_2: f64 = -0.0;
                let mut d_t_tried_2: f64 = -0.0;
                let mut d_chosen_2: f64 = -0.0;
                let mut d_t_chosen_2: f64 = -0.0;
                let mut d_tried: f64 = -0.0;
                let mut d_t_tried: f64 = -0.0;
                let mut d_b: f64 = -0.0;
                let mut d_t_b: f64 = -0.0;
                if present_2 {
                    let at_2 = kept_5.take();
                    let popped_2 = kept_4.take();
                    let t_popped_2 = kept_3.take();
                    let tried_4 = popped_2;
                    let t_tried_4 = t_popped_2;
                    let chosen_4 = tried_4;
                    let t_chosen_4 = t_tried_4;
                    let tried_3 = chosen_4;
                    let t_tried_3 = t_chosen_4;
                    let a = tried_3;
                    let t_a = t_tried_3;
                    let mut d_popped_2: f64 = -0.0;
                    let mut d_t_popped_2: f64 = -0.0;
                    let mut d_tried_4: f64 = -0.0;
                    let mut d_t_tried_4: f64 = -0.0;
                    let mut d_chosen_4: f64 = -0.0;
                    let mut d_t_chosen_4: f64 = -0.0;
                    let mut d_tried_3: f64 = -0.0;
                    let mut d_t_tried_3: f64 = -0.0;
                    let mut d_a: f64 = -0.0;
                    let mut d_t_a: f64 = -0.0;
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_a += (*d_2) / b;
                    d_b -= (*d_2) / b * (a / b);
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                    let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let d_5 = (*d_4) / b;
                    d_t_a += d_5;
                    let d_6 = d_5 * t_b;
                    d_a -= d_6 / b;
                    d_b += d_6 / b * (a / b);
                    d_t_b -= d_5 * (a / b);
                    d_b -= (*d_4) / b * ((t_a - ((a / b) * t_b)) / b);
                    d_t_tried_3 += d_t_a;
                    d_tried_3 += d_a;
                    d_t_chosen_4 += d_t_tried_3;
                    d_chosen_4 += d_tried_3;
                    d_t_tried_4 += d_t_chosen_4;
                    d_tried_4 += d_chosen_4;
                    d_t_popped_2 += d_t_tried_4;
                    d_popped_2 += d_tried_4;
                    let v_3 = kept_1.take();
                    if v_3 {
                        ::rootgrad_autodiff::rt::unpopped(&mut *d_stack);
                    }
                    let v_4 = kept_2.take();
                    if v_4 {
                        ::rootgrad_autodiff::rt::unpopped(&mut *d_t_stack);
                    }
                    d_t_stack[at_2] += d_t_popped_2;
                    d_stack[at_2] += d_popped_2;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
                d_t_tried += d_t_b;
                d_tried += d_b;
                d_t_chosen_2 += d_t_tried;
                d_chosen_2 += d_tried;
                d_t_tried_2 += d_t_chosen_2;
                d_tried_2 += d_chosen_2;
                d_t_popped += d_t_tried_2;
                d_popped += d_tried_2;
                let v_5 = kept_6.take();
                if v_5 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_stack);
                }
                let v_6 = kept_7.take();
                if v_6 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_t_stack);
                }
                d_t_stack[at] += d_t_popped;
                d_stack[at] += d_popped;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Vec<f64>) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(divided as rule_of_divided; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut stack = x[..3].to_vec();
        kept_2.keep_when(rule_of_divided::__BEFORE, &stack);
        let value = rule_of_divided::__of(divided)(&mut stack);
        kept_2.keep_when(!rule_of_divided::__BEFORE, &stack);
        let a = ::core::clone::Clone::clone(&value).unwrap_or(0.0);
        let t;
        kept_1.keep_when(rule_of_divided::__BEFORE, &stack);
        let value_2 = rule_of_divided::__of(divided)(&mut stack);
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v) => {
                t = v;
            }
            Err(e) => {
                t = x[(::rootgrad_autodiff::rt::discrete((&e).len()) % 6)] * a;
            }
        }
        let b = t;
        let result: f64 = a + b;
        let mut d_result = d_ret;
        let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_b: f64 = -0.0;
        d_a += d_result;
        d_b += d_result;
        d_t += d_b;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                (*d_v) += d_1;
            }
            Err(e) => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_x[e.len() % 6] += d_2 * a;
                d_a += d_2 * x[(e.len() % 6)];
            }
        }
        let v_1 = kept_1.take_when(rule_of_divided::__BEFORE);
        rule_of_divided::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &stack),
            &mut d_stack,
            d_value_2,
        );
        (value)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_a,
            );
        let v_2 = kept_2.take();
        rule_of_divided::__vjp(&v_2, &mut d_stack, d_value);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[..3][..], &d_stack[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(divided as rule_of_divided; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut stack = x[..3].to_vec();
        let mut t_stack = t_x[..3].to_vec();
        let (v_1, t_value) = rule_of_divided::__jvp(divided, &mut stack, &mut t_stack);
        let value = v_1;
        let (v_2, t_a) = (value)
            .__jvp_unwrap_or(&t_value, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let a = v_2;
        let t;
        let t_t;
        let (v_3, t_value_2) = rule_of_divided::__jvp(divided, &mut stack, &mut t_stack);
        let value_2 = v_3;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_v;
                t = v;
            }
            Err(e) => {
                let Err(t_e) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_x[::rootgrad_autodiff::rt::discrete((&e).len()) % 6] * a
                    + x[(::rootgrad_autodiff::rt::discrete((&e).len()) % 6)] * t_a;
                t = x[(::rootgrad_autodiff::rt::discrete((&e).len()) % 6)] * a;
            }
        }
        let b = t;
        let t_b = t_t;
        let result: f64 = a + b;
        let t_result: f64 = t_a + t_b;
        (result, t_result)
    }
}
mod beside_calls {
    ///The derivative of [`powers`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum powers {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl powers {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &powers)
        }
        /// The reverse derivative of [`powers`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, n: usize, d_ret: f64) -> (f64, f64) {
            let result: f64 = v.powi((n as i32));
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_v += d_result * ::rootgrad_autodiff::rules::powi(v, n as i32);
            (result, d_v)
        }
        /// The forward derivative of [`powers`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64, n: usize) -> (f64, f64) {
            let result: f64 = v.powi((n as i32));
            let t_result: f64 = ::rootgrad_autodiff::rules::powi(v, n as i32) * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, usize) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            v: f64,
            t_v: f64,
            n: usize,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = v.powi((n as i32));
            let x = v;
            let n_2: i32 = n as i32;
            let t;
            if n_2 == 0 {
                t = 0.0;
            } else {
                t = (f64::from(n_2) as f64) * x.powi(n_2.wrapping_sub(1));
            }
            let t_result: f64 = t * t_v;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t += d_t_result * t_v;
            d_t_v += d_t_result * t;
            if n_2 == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_2 = ::core::mem::take(&mut d_t);
                let d_3 = d_2 * (f64::from(n_2) as f64);
                d_x += d_3 * ::rootgrad_autodiff::rules::powi(x, n_2.wrapping_sub(1));
            }
            d_v += d_x;
            d_v += d_result * ::rootgrad_autodiff::rules::powi(v, n as i32);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(a0, a1, a2, d_ret.seed());
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
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, usize),
            _: impl ::core::ops::FnOnce((f64, usize)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, ::rootgrad_autodiff::zero()]))
        }
    }
    ///The derivative of [`h`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum h {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl h {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &h)
        }
        /// The reverse derivative of [`h`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            m: &mut [f64],
            d_m: &mut [f64],
            t: &mut T,
            d_t: &mut T,
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(powers as rule_of_powers);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("m", m.len(), d_m.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut n = 1usize;
            m[1] = x[((n + 1) % 3)].sin();
            let argument = m[1].tanh();
            let value = kept_1
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_powers, powers, a0 = argument, a1 = n
                    ),
                );
            shape_1.keep(&t.w[n]);
            t.w[n] -= ::core::clone::Clone::clone(&value);
            n += 1;
            t.w[n] += m[0];
            let result: f64 = m[1];
            let t = &*t;
            let mut d_result = d_ret;
            let mut n = n;
            let mut d_argument: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_m[1] += d_result;
            let d_1 = d_t.w[n];
            d_m[0] += d_1;
            n -= 1;
            let d_2 = shape_1.restored(&mut d_t.w[n]);
            ::rootgrad_autodiff::rt::deduct(&mut d_value, &(d_2));
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_argument,
                    &d_value,
                );
            } else {
                rule_of_powers::__vjp(
                    argument,
                    &mut d_argument,
                    n,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value,
                );
            }
            d_m[1] += d_argument * ::rootgrad_autodiff::rules::by_result::tanh(argument);
            let d_3 = ::core::mem::take(&mut d_m[1]);
            d_x[(n + 1) % 3] += d_3 * ::rootgrad_autodiff::rules::sin(x[((n + 1) % 3)]);
            result
        }
        /// The forward derivative of [`h`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
            m: &mut [f64],
            t_m: &mut [f64],
            t: &mut T,
            t_t: &mut T,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(powers as rule_of_powers);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            ::rootgrad_autodiff::rt::equal_lengths("m", m.len(), "t_m", t_m.len());
            let mut n = 1usize;
            t_m[1] = ::rootgrad_autodiff::rules::sin(x[((n + 1) % 3)])
                * t_x[(n + 1) % 3];
            m[1] = x[((n + 1) % 3)].sin();
            let argument = m[1].tanh();
            let t_argument = ::rootgrad_autodiff::rules::tanh(m[1]) * t_m[1];
            let (v_1, t_value) = rule_of_powers::__jvp(
                powers,
                argument,
                t_argument,
                n,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = v_1;
            t_t.w[n] -= t_value;
            t.w[n] -= value;
            t_t.w[n] = ::rootgrad_autodiff::rt::tangent_at(t_t.w[n], t.w[n]);
            n += 1;
            t_t.w[n] += t_m[0];
            t.w[n] += m[0];
            let result: f64 = m[1];
            let t_result: f64 = t_m[1];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &mut [f64], &mut T) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &mut [f64],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a2: &mut T,
            t2: impl ::rootgrad_autodiff::rt::TangentMut<T>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
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
            m: &mut [f64],
            d_m: &mut [f64],
            t_m: &mut [f64],
            d_t_m: &mut [f64],
            t: &mut T,
            d_t: &mut T,
            t_t: &mut T,
            d_t_t: &mut T,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(powers as rule_of_powers);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            ::rootgrad_autodiff::rt::same_length("m", m.len(), d_m.len());
            ::rootgrad_autodiff::rt::same_length("t_m", t_m.len(), d_t_m.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut n = 1usize;
            let x_2 = x[((n + 1) % 3)];
            t_m[1] = x_2.cos() * t_x[((n + 1) % 3)];
            m[1] = x[((n + 1) % 3)].sin();
            let argument = m[1].tanh();
            let x_3 = m[1];
            let y = x_3.tanh();
            let t_argument = (1.0 - (y * y)) * t_m[1];
            let v_1 = rule_of_powers::__jvp(
                rule_of_powers,
                argument,
                t_argument,
                n,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            shape_3.keep(&t_t.w[n]);
            t_t.w[n] -= ::core::clone::Clone::clone(&t_value);
            shape_2.keep(&t.w[n]);
            t.w[n] -= ::core::clone::Clone::clone(&value);
            shape_1.keep(&t_t.w[n]);
            t_t.w[n] = ::rootgrad_autodiff::rt::tangent_at(t_t.w[n], t.w[n]);
            n += 1;
            t_t.w[n] += t_m[0];
            t.w[n] += m[0];
            let result: f64 = m[1];
            let t_result: f64 = t_m[1];
            let result_2: (f64, f64) = (result, t_result);
            let t_m = &*t_m;
            let t = &*t;
            let t_t = &*t_t;
            let mut d_result_2 = d_ret;
            let mut n = n;
            let mut d_x_2: f64 = -0.0;
            let mut d_argument: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let mut d_y: f64 = -0.0;
            let mut d_t_argument: f64 = -0.0;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_m[1] += d_t_result;
            d_m[1] += d_result;
            let d_1 = d_t.w[n];
            d_m[0] += d_1;
            let d_2 = d_t_t.w[n];
            d_t_m[0] += d_2;
            n -= 1;
            let d_3 = shape_1.replace(&mut d_t_t.w[n]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t.w[n], &(d_3));
            let d_4 = shape_2.restored(&mut d_t.w[n]);
            ::rootgrad_autodiff::rt::deduct(&mut d_value, &(d_4));
            let d_5 = shape_3.restored(&mut d_t_t.w[n]);
            ::rootgrad_autodiff::rt::deduct(&mut d_t_value, &(d_5));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_powers::__jvp_vjp(
                rule_of_powers,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                &mut d_argument,
                t_argument,
                &mut d_t_argument,
                n,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                d_v_1,
            );
            let d_6 = d_t_argument * t_m[1];
            d_y -= d_6 * y;
            d_y -= d_6 * y;
            d_t_m[1] += d_t_argument * (1.0 - (y * y));
            d_x_3 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
            d_m[1] += d_x_3;
            d_m[1] += d_argument * ::rootgrad_autodiff::rules::by_result::tanh(argument);
            let d_7 = ::core::mem::take(&mut d_m[1]);
            d_x[(n + 1) % 3] += d_7 * ::rootgrad_autodiff::rules::sin(x[((n + 1) % 3)]);
            let d_8 = ::core::mem::take(&mut d_t_m[1]);
            let d_9 = d_8 * t_x[((n + 1) % 3)];
            d_x_2 += d_9 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_x[(n + 1) % 3] += d_8 * x_2.cos();
            d_x[(n + 1) % 3] += d_x_2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &mut [f64], &mut T) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &T,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<T>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(a5);
            let d5 = d5.or_discard(&mut store5);
            let mut a5 = ::std::borrow::ToOwned::to_owned(a5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(a4);
            let d4 = d4.or_discard(&mut store4);
            let mut a4 = ::std::borrow::ToOwned::to_owned(a4);
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
                &mut a4,
                d4,
                &mut a5,
                d5,
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
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
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
            let _primal = Self::pullback(a0, d0, &mut a1, d1, &mut a2, d2, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(h as rule_of_h);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut m = x.to_vec();
        let mut t = T { w: x.to_vec() };
        kept_1.keep_when(rule_of_h::__BEFORE, &m);
        kept_2.keep_when(rule_of_h::__BEFORE, &t);
        let value = rule_of_h::__of(h)(x, &mut m, &mut t);
        let result: f64 = (value * t.w[1]) + t.w[2];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_value += d_result * t.w[1];
        d_t.w[1] += d_result * value;
        d_t.w[2] += d_result;
        let v_1 = kept_1.take_when(rule_of_h::__BEFORE);
        let v_2 = kept_2.take_when(rule_of_h::__BEFORE);
        rule_of_h::__vjp(
            x,
            &mut (*d_x),
            &*::rootgrad_autodiff::rt::before_or(&v_1, &m),
            &mut d_m,
            &*::rootgrad_autodiff::rt::before_or(&v_2, &t),
            &mut d_t,
            d_value,
        );
        let T { w: d_1 } = &d_t else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_m[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(h as rule_of_h);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut m = x.to_vec();
        let mut t_m = t_x.to_vec();
        let mut t_t = T { w: t_x.to_vec() };
        let mut t = T { w: x.to_vec() };
        let (v_1, t_value) = rule_of_h::__jvp(
            h,
            x,
            t_x,
            &mut m,
            &mut t_m,
            &mut t,
            &mut t_t,
        );
        let value = v_1;
        let result: f64 = (value * t.w[1]) + t.w[2];
        let t_result: f64 = (t_value * t.w[1]
            + value * ::rootgrad_autodiff::rt::scalar(t_t.w[1]))
            + ::rootgrad_autodiff::rt::scalar(t_t.w[2]);
        (result, t_result)
    }
}
