// Written by the golden test; do not edit.
mod assigned_in_a_loop {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut slope: f64 = ::core::default::Default::default();
        let mut x = 1.0 + p[0];
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            slope = 2.0 * x;
            let step = kept_5
                .keep((((x * kept_4.keep(x)) - (2.0 * p[1])) / kept_3.keep(slope)));
            x -= step;
            if step.abs() < 1e-14 {
                running = false;
            }
            pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
        }
        kept_7.keep(passes_of_kept_7);
        let mut a = ::core::default::Default::default();
        let mut b = ::core::default::Default::default();
        if x > p[2] {
            a = x * slope;
            b = 1.0 - p[2];
        } else {
            a = p[2];
            b = x;
        }
        if kept_2.keep((b > 0.0)) {
            b = -b;
        }
        a = kept_1.keep(a).abs();
        let result: f64 = (a / b) + slope;
        let mut d_result = d_ret;
        let mut d_slope: f64 = -0.0;
        let mut d_x: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        d_a += d_result / b;
        d_b -= d_result / b * (a / b);
        d_slope += d_result;
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_a);
        d_a += d_1 * ::rootgrad_autodiff::rules::abs(v_1);
        let v_2 = kept_2.take();
        if v_2 {
            let d_2 = ::core::mem::take(&mut d_b);
            d_b -= d_2;
        }
        if x > p[2] {
            let d_3 = ::core::mem::take(&mut d_b);
            d_p[2] -= d_3;
            let d_4 = ::core::mem::take(&mut d_a);
            d_x += d_4 * slope;
            d_slope += d_4 * x;
        } else {
            let d_5 = ::core::mem::take(&mut d_b);
            d_x += d_5;
            let d_6 = ::core::mem::take(&mut d_a);
            d_p[2] += d_6;
        }
        for _ in 0..kept_7.take() {
            let (v_3, v_4, step) = pass_1.take();
            let mut d_step: f64 = -0.0;
            let d_7 = d_x;
            d_step -= d_7;
            let d_8 = d_step / v_3;
            d_x += d_8 * v_4;
            d_x += d_8 * v_4;
            d_p[1] -= d_8 * 2.0;
            d_slope -= d_step / v_3 * step;
            let d_9 = ::core::mem::take(&mut d_slope);
            d_x += d_9 * 2.0;
        }
        d_p[0] += d_x;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut slope: f64 = ::core::default::Default::default();
        let mut t_slope: f64 = 0.0;
        let mut x = 1.0 + p[0];
        let mut t_x = t_p[0];
        let mut running = true;
        while running {
            t_slope = 2.0 * t_x;
            slope = 2.0 * x;
            let step = ((x * x) - (2.0 * p[1])) / slope;
            let t_step = (((t_x * x + x * t_x) - (2.0 * t_p[1]))
                - (((x * x) - (2.0 * p[1])) / slope) * t_slope) / slope;
            t_x -= t_step;
            x -= step;
            if step.abs() < 1e-14 {
                running = false;
            }
        }
        let mut a = ::core::default::Default::default();
        let mut t_a = 0.0;
        let mut b = ::core::default::Default::default();
        let mut t_b = 0.0;
        if x > p[2] {
            t_a = t_x * slope + x * t_slope;
            a = x * slope;
            t_b = -t_p[2];
            b = 1.0 - p[2];
        } else {
            t_a = t_p[2];
            a = p[2];
            t_b = t_x;
            b = x;
        }
        if b > 0.0 {
            t_b = -t_b;
            b = -b;
        }
        t_a = ::rootgrad_autodiff::rules::abs(a) * t_a;
        a = a.abs();
        let result: f64 = (a / b) + slope;
        let t_result: f64 = ((t_a - (a / b) * t_b) / b) + t_slope;
        (result, t_result)
    }
}
mod a_struct_returned_from_a_loop {
    impl Poly {
        /// The reverse derivative of [`over_root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn over_root_pullback(
            self: &Self,
            d_self: &mut Self,
            r: f64,
            d_ret: (Poly, f64),
        ) -> ((Poly, f64), f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut result: (Poly, f64) = ::rootgrad_autodiff::rt::any_value();
            let mut q = ::std::vec![
                0.0; (::rootgrad_autodiff::rt::discrete((& self.0).len()) - 1)
            ];
            let mut rest = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.0);
            let mut running = true;
            let mut jumped = false;
            let length_2 = length;
            let mut passes_of_kept_2 = 0usize;
            for i_2 in 0..length_2 {
                passes_of_kept_2 += 1;
                let i_3 = (length - 1) - i_2;
                let i = i_3;
                let c = &self.0[i_3];
                let v = (*c) + (kept_1.keep(rest) * r);
                if i == 0 {
                    shape_1.keep(&result);
                    result = (Poly(::core::clone::Clone::clone(&q)), v);
                    running = false;
                    jumped = true;
                } else {
                    q[(i - 1)] = v;
                    rest = v;
                }
                if !running {
                    break;
                }
            }
            kept_2.keep(passes_of_kept_2);
            if !jumped {
                unreachable!();
            }
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_rest: f64 = -0.0;
            for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
                .take(kept_2.take())
                .rev()
            {
                let v_1 = kept_1.take();
                let i_3 = (length - 1) - i_2;
                let i = i_3;
                let mut d_v: f64 = -0.0;
                if i == 0 {
                    let d_1 = shape_1.replace(&mut d_result);
                    let Poly(d_2) = &d_1.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_q, &((*d_2)));
                    d_v += d_1.1;
                } else {
                    let d_3 = ::core::mem::take(&mut d_rest);
                    d_v += d_3;
                    let d_4 = ::core::mem::take(&mut d_q[i - 1]);
                    d_v += d_4;
                }
                d_self.0[i_3] += d_v;
                d_rest += d_v * r;
                d_r += d_v * v_1;
            }
            kept_1.finish();
            (result, d_r)
        }
        /// The forward derivative of [`over_root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn over_root_pushforward(
            self: &Self,
            t_self: &Self,
            r: f64,
            t_r: f64,
        ) -> ((Poly, f64), (Poly, f64)) {
            let mut result: (Poly, f64) = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: (Poly, f64) = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut q = ::std::vec![
                0.0; (::rootgrad_autodiff::rt::discrete((& self.0).len()) - 1)
            ];
            let mut t_q = ::std::vec![
                0.0; ::rootgrad_autodiff::rt::discrete((& self.0).len()) - 1
            ];
            let mut rest = 0.0;
            let mut t_rest = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.0);
            let mut running = true;
            let mut jumped = false;
            let length_2 = length;
            for i_2 in 0..length_2 {
                let i_3 = (length - 1) - i_2;
                let i = i_3;
                let c = &self.0[i_3];
                let t_c = &t_self.0[i_3];
                let v = (*c) + (rest * r);
                let t_v = ::rootgrad_autodiff::rt::scalar(*t_c)
                    + (t_rest * r + rest * t_r);
                if i == 0 {
                    t_result = (Poly { 0: t_q.clone() }, t_v);
                    result = (Poly(q.clone()), v);
                    running = false;
                    jumped = true;
                } else {
                    t_q[i - 1] = t_v;
                    q[(i - 1)] = v;
                    t_rest = t_v;
                    rest = v;
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                unreachable!();
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_over_root(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((Poly, f64), (Poly, f64)) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::over_root_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_over_root(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((Poly, f64), (Poly, f64)) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::over_root_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn over_root_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            r: f64,
            t_r: f64,
            d_ret: ((Poly, f64), (Poly, f64)),
        ) -> (f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut result: (Poly, f64) = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: (Poly, f64) = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut q = ::std::vec![
                0.0; (::rootgrad_autodiff::rt::discrete((& self.0).len()) - 1)
            ];
            let mut t_q = ::std::vec![
                0.0; (::rootgrad_autodiff::rt::discrete((& self.0).len()) - 1)
            ];
            let mut rest = 0.0;
            let mut t_rest = 0.0;
            let length = ::rootgrad_autodiff::rt::length(&self.0);
            let mut running = true;
            let mut jumped = false;
            let length_2 = length;
            let mut running_2 = true;
            let mut passes_of_kept_4 = 0usize;
            for i_2 in 0..length_2 {
                passes_of_kept_4 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let rest_1 = kept_2.keep(rest);
                let i_3 = (length - 1) - i_2;
                let i = i_3;
                let c = &self.0[i_3];
                let t_c = &t_self.0[i_3];
                let v = (*c) + (rest_1 * r);
                let t_v = (*t_c) + ((kept_1.keep(t_rest) * r) + (rest_1 * t_r));
                if i == 0 {
                    shape_2.keep(&t_result);
                    t_result = ((Poly { 0: t_q.clone() }), t_v);
                    shape_1.keep(&result);
                    result = (Poly(q.clone()), v);
                    running = false;
                    jumped = true;
                } else {
                    t_q[(i - 1)] = t_v;
                    q[(i - 1)] = v;
                    t_rest = t_v;
                    rest = v;
                }
                if !running {
                    running_2 = false;
                }
                pass_1.push((kept_1.take(), kept_2.take()));
                if !running_2 {
                    break;
                }
            }
            kept_4.keep(passes_of_kept_4);
            if !jumped {
                unreachable!();
            }
            let result_2: ((Poly, f64), (Poly, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_t_q = ::rootgrad_autodiff::Differentiable::zero_like(&t_q);
            let mut d_rest: f64 = -0.0;
            let mut d_t_rest: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
                .take(kept_4.take())
                .rev()
            {
                let (v_1, rest_1) = pass_1.take();
                let i_3 = (length - 1) - i_2;
                let i = i_3;
                let mut d_rest_1: f64 = -0.0;
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                if i == 0 {
                    let d_1 = shape_1.replace(&mut d_result);
                    let Poly(d_2) = &d_1.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_q, &(*d_2));
                    d_v += d_1.1;
                    let d_3 = shape_2.replace(&mut d_t_result);
                    let Poly { 0: d_4 } = &d_3.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_q, &(*d_4));
                    d_t_v += d_3.1;
                } else {
                    let d_5 = ::core::mem::take(&mut d_rest);
                    d_v += d_5;
                    let d_6 = ::core::mem::take(&mut d_t_rest);
                    d_t_v += d_6;
                    let d_7 = ::core::mem::take(&mut d_q[i - 1]);
                    d_v += d_7;
                    let d_8 = ::core::mem::take(&mut d_t_q[i - 1]);
                    d_t_v += d_8;
                }
                d_t_self.0[i_3] += d_t_v;
                d_t_rest += d_t_v * r;
                d_r += d_t_v * v_1;
                d_rest_1 += d_t_v * t_r;
                d_t_r += d_t_v * rest_1;
                d_self.0[i_3] += d_v;
                d_rest_1 += d_v * r;
                d_r += d_v * rest_1;
                d_rest += d_rest_1;
            }
            pass_1.finish();
            (d_r, d_t_r)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_over_root<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((Poly, f64), (Poly, f64))>,
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
            let (g2, g3) = Self::over_root_pushforward_pullback(
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
        fn __path_jvp_vjp_over_root<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((Poly, f64), (Poly, f64))>,
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
            let (g2, g3) = Self::over_root_pushforward_pullback(
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
        fn __vjp_over_root<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Poly, f64)>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::over_root_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_over_root<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Poly, f64)>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::over_root_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn root_pullback(
            self: &Self,
            d_self: &mut Self,
            start: f64,
            d_ret: Found,
        ) -> (Found, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_over_root & fn __handed_over_root);
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let like_passes = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Found = ::rootgrad_autodiff::rt::any_value();
            let mut x = start;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_6 = 0usize;
            for passes in 0..20 {
                like_passes.of(&passes);
                passes_of_kept_6 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let value = kept_4.keep(self.over_root(kept_2.keep(x)));
                shape_3.keep(&value);
                let q = ::core::clone::Clone::clone(&value.0);
                shape_4.keep(&q);
                let v = ::core::clone::Clone::clone(&value.1);
                shape_5.keep(&v);
                let value_2 = kept_3
                    .keep(q.__handed_over_root().over_root(kept_1.keep(x)));
                shape_6.keep(&value_2);
                let slope = ::core::clone::Clone::clone(&value_2.1);
                shape_7.keep(&slope);
                if v.abs() < 1e-13 {
                    shape_2.keep(&result);
                    result = Found::At { x: x, passes: passes };
                    running = false;
                    jumped = true;
                } else {
                    x -= v / slope;
                }
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
                if !running {
                    break;
                }
            }
            kept_6.keep(passes_of_kept_6);
            if !jumped {
                shape_1.keep(&result);
                result = Found::Never(x);
            }
            let mut d_start = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_x: f64 = -0.0;
            if !jumped {
                let d_1 = shape_1.replace(&mut d_result);
                let Found::Never(d_2) = &d_1 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_x += (*d_2);
            }
            for passes in ::rootgrad_autodiff::rt::Steps::from(0..20)
                .take(kept_6.take())
                .rev()
            {
                like_passes.of(&passes);
                let (v_1, v_2, value_2, value) = pass_1.take();
                let q = ::core::clone::Clone::clone(&value.0);
                let v = ::core::clone::Clone::clone(&value.1);
                let slope = ::core::clone::Clone::clone(&value_2.1);
                let mut d_value = shape_3.zero();
                let mut d_q = shape_4.zero();
                let mut d_v = shape_5.zero();
                let mut d_value_2 = shape_6.zero();
                let mut d_slope = shape_7.zero();
                if v.abs() < 1e-13 {
                    let d_3 = shape_2.replace(&mut d_result);
                    let Found::At { x: d_4, passes: _ } = &d_3 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_x += (*d_4);
                } else {
                    let d_5 = d_x;
                    d_v -= d_5 / slope;
                    d_slope += d_5 / slope * (v / slope);
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2.1, &(d_slope));
                (q)
                    .__vjp_over_root(
                        ::core::option::Option::Some(&mut d_q),
                        v_1,
                        &mut d_x,
                        d_value_2,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_v));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_q));
                (*self)
                    .__vjp_over_root(
                        ::core::option::Option::Some(&mut (*d_self)),
                        v_2,
                        &mut d_x,
                        d_value,
                    );
            }
            d_start += d_x;
            pass_1.finish();
            (result, d_start)
        }
        /// The forward derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn root_pushforward(
            self: &Self,
            t_self: &Self,
            start: f64,
            t_start: f64,
        ) -> (Found, Found) {
            ::rootgrad_autodiff::callees!(; fn __jvp_over_root);
            let mut result: Found = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Found = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut x = start;
            let mut t_x = t_start;
            let mut running = true;
            let mut jumped = false;
            for passes in 0..20 {
                let (v_1, t_value) = (*self).__jvp_over_root(&(*t_self), x, t_x);
                let value = v_1;
                let q = value.0;
                let t_q = t_value.0;
                let v = value.1;
                let t_v = t_value.1;
                let (v_2, t_value_2) = (q).__jvp_over_root(&t_q, x, t_x);
                let value_2 = v_2;
                let slope = value_2.1;
                let t_slope = t_value_2.1;
                if v.abs() < 1e-13 {
                    t_result = Found::At {
                        x: t_x,
                        passes: ::rootgrad_autodiff::Differentiable::zero_like(&(passes)),
                    };
                    result = Found::At { x: x, passes: passes };
                    running = false;
                    jumped = true;
                } else {
                    t_x -= (t_v - (v / slope) * t_slope) / slope;
                    x -= v / slope;
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                t_result = Found::Never { 0: t_x };
                result = Found::Never(x);
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_root(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Found, Found) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::root_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_root(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Found, Found) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::root_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn root_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            start: f64,
            t_start: f64,
            d_ret: (Found, Found),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_over_root => fn __jvp_vjp_over_root
            );
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let like_passes = ::rootgrad_autodiff::rt::Like::new();
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
            let mut result: Found = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Found = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut x = start;
            let mut t_x = t_start;
            let mut running = true;
            let mut jumped = false;
            let mut running_2 = true;
            let mut passes_of_kept_8 = 0usize;
            for passes in 0..20 {
                like_passes.of(&passes);
                passes_of_kept_8 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let v_1 = kept_6
                    .keep(
                        (*self)
                            .__jvp_over_root(
                                &(*t_self),
                                kept_3.keep(x),
                                kept_4.keep(t_x),
                            ),
                    );
                shape_5.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_6.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_7.keep(&t_value);
                let q = ::core::clone::Clone::clone(&value.0);
                shape_8.keep(&q);
                let t_q = ::core::clone::Clone::clone(&t_value.0);
                shape_9.keep(&t_q);
                let v = ::core::clone::Clone::clone(&value.1);
                shape_10.keep(&v);
                let t_v = ::core::clone::Clone::clone(&t_value.1);
                shape_11.keep(&t_v);
                let v_2 = kept_5
                    .keep(q.__jvp_over_root(&t_q, kept_1.keep(x), kept_2.keep(t_x)));
                shape_12.keep(&v_2);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                shape_13.keep(&value_2);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                shape_14.keep(&t_value_2);
                let slope = ::core::clone::Clone::clone(&value_2.1);
                shape_15.keep(&slope);
                let t_slope = ::core::clone::Clone::clone(&t_value_2.1);
                shape_16.keep(&t_slope);
                if v.abs() < 1e-13 {
                    shape_4.keep(&t_result);
                    t_result = Found::At {
                        x: t_x,
                        passes: ::rootgrad_autodiff::Differentiable::zero_like(&passes),
                    };
                    shape_3.keep(&result);
                    result = Found::At { x: x, passes: passes };
                    running = false;
                    jumped = true;
                } else {
                    t_x -= (t_v - ((v / slope) * t_slope)) / slope;
                    x -= v / slope;
                }
                if !running {
                    running_2 = false;
                }
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                    ));
                if !running_2 {
                    break;
                }
            }
            kept_8.keep(passes_of_kept_8);
            if !jumped {
                shape_2.keep(&t_result);
                t_result = Found::Never { 0: t_x };
                shape_1.keep(&result);
                result = Found::Never(x);
            }
            let result_2: (Found, Found) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_start = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_start = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_x: f64 = -0.0;
            let mut d_t_x: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if !jumped {
                let d_1 = shape_1.replace(&mut d_result);
                let Found::Never(d_2) = &d_1 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_x += (*d_2);
                let d_3 = shape_2.replace(&mut d_t_result);
                let Found::Never { 0: d_4 } = &d_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_x += (*d_4);
            }
            for passes in ::rootgrad_autodiff::rt::Steps::from(0..20)
                .take(kept_8.take())
                .rev()
            {
                like_passes.of(&passes);
                let (v_3, v_4, v_5, v_6, v_2, v_1) = pass_1.take();
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let q = ::core::clone::Clone::clone(&value.0);
                let t_q = ::core::clone::Clone::clone(&t_value.0);
                let v = ::core::clone::Clone::clone(&value.1);
                let t_v = ::core::clone::Clone::clone(&t_value.1);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                let slope = ::core::clone::Clone::clone(&value_2.1);
                let t_slope = ::core::clone::Clone::clone(&t_value_2.1);
                let mut d_v_1 = shape_5.zero();
                let mut d_value = shape_6.zero();
                let mut d_t_value = shape_7.zero();
                let mut d_q = shape_8.zero();
                let mut d_t_q = shape_9.zero();
                let mut d_v = shape_10.zero();
                let mut d_t_v = shape_11.zero();
                let mut d_v_2 = shape_12.zero();
                let mut d_value_2 = shape_13.zero();
                let mut d_t_value_2 = shape_14.zero();
                let mut d_slope = shape_15.zero();
                let mut d_t_slope = shape_16.zero();
                if v.abs() < 1e-13 {
                    let d_5 = shape_3.replace(&mut d_result);
                    let Found::At { x: d_6, passes: _ } = &d_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_x += (*d_6);
                    let d_7 = shape_4.replace(&mut d_t_result);
                    let Found::At { x: d_8, passes: _ } = &d_7 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t_x += (*d_8);
                } else {
                    let d_9 = d_x;
                    d_v -= d_9 / slope;
                    d_slope += d_9 / slope * (v / slope);
                    let d_10 = d_t_x;
                    let d_11 = d_10 / slope;
                    d_t_v -= d_11;
                    let d_12 = d_11 * t_slope;
                    d_v += d_12 / slope;
                    d_slope -= d_12 / slope * (v / slope);
                    d_t_slope += d_11 * (v / slope);
                    d_slope += d_10 / slope * ((t_v - ((v / slope) * t_slope)) / slope);
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2.1, &(d_t_slope));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2.1, &(d_slope));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                (q)
                    .__jvp_vjp_over_root(
                        ::core::option::Option::Some(&mut d_q),
                        &t_q,
                        &mut d_t_q,
                        v_3,
                        &mut d_x,
                        v_4,
                        &mut d_t_x,
                        d_v_2,
                    );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value.1, &(d_t_v));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_v));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value.0, &(d_t_q));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_q));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                ((*self))
                    .__jvp_vjp_over_root(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &(*t_self),
                        &mut (*d_t_self),
                        v_5,
                        &mut d_x,
                        v_6,
                        &mut d_t_x,
                        d_v_1,
                    );
            }
            d_t_start += d_t_x;
            d_start += d_x;
            pass_1.finish();
            (d_start, d_t_start)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_root<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Found, Found)>,
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
            let (g2, g3) = Self::root_pushforward_pullback(
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
        fn __path_jvp_vjp_root<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Found, Found)>,
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
            let (g2, g3) = Self::root_pushforward_pullback(
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
        fn __vjp_root<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Found>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::root_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_root<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Found>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::root_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`scaled`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum scaled {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl scaled {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &scaled)
        }
        /// The reverse derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &mut [f64],
            d_a: &mut [f64],
            by: f64,
        ) -> (Result<(), String>, f64) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut result: Result<(), String> = ::core::result::Result::Ok(
                ::core::default::Default::default(),
            );
            let mut running = true;
            let mut jumped = false;
            let length = a.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = &mut a[i_2];
                if kept_3.keep(((*v) < 0.0)) {
                    result = Err(format!("number {i} is negative"));
                    running = false;
                    jumped = true;
                } else {
                    let sqrt_2 = kept_2.keep((kept_1.keep((*v)) * by).sqrt());
                    (*v) = sqrt_2;
                }
                let d_v = &mut d_a[i_2];
                let v_2 = kept_3.take();
                if v_2 {} else {
                    let sqrt_2 = kept_2.take();
                    let mut d_sqrt_2: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut (*d_v));
                    d_sqrt_2 += d_1;
                    let v_1 = kept_1.take();
                    let d_2 = d_sqrt_2
                        * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                    (*d_v) += d_2 * by;
                    d_by += d_2 * v_1;
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                result = Ok(());
            }
            (result, d_by)
        }
        /// The forward derivative of [`scaled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: &mut [f64],
            t_a: &mut [f64],
            by: f64,
            t_by: f64,
        ) -> Result<(), String> {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            let mut result: Result<(), String> = ::core::result::Result::Ok(
                ::core::default::Default::default(),
            );
            let mut running = true;
            let mut jumped = false;
            let length = a.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = &mut a[i_2];
                let t_v = &mut t_a[i_2];
                if (*v) < 0.0 {
                    result = Err(format!("number {i} is negative"));
                    running = false;
                    jumped = true;
                } else {
                    (*t_v) = ::rootgrad_autodiff::rules::sqrt((*v) * by)
                        * ((*t_v) * by + (*v) * t_by);
                    (*v) = ((*v) * by).sqrt();
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                result = Ok(());
            }
            result
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &mut [f64],
                f64,
            ) -> Result<(), String> + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<(), String>, Result<(), String>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            let value = Self::pushforward(a0, t0, a1, t1);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: &mut [f64],
            d_a: &mut [f64],
            t_a: &mut [f64],
            d_t_a: &mut [f64],
            by: f64,
            t_by: f64,
        ) -> (Result<(), String>, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_by = ::rootgrad_autodiff::zero::<f64>();
            let mut result: Result<(), String> = ::core::result::Result::Ok(
                ::core::default::Default::default(),
            );
            let mut running = true;
            let mut jumped = false;
            let length = a.len();
            let mut running_2 = true;
            for i_2 in 0..length {
                let i = i_2;
                let v = &mut a[i_2];
                let t_v = &mut t_a[i_2];
                if kept_8.keep(((*v) < 0.0)) {
                    result = Err(format!("number {i} is negative"));
                    running = false;
                    jumped = true;
                } else {
                    let x = kept_7.keep((kept_5.keep((*v)) * by));
                    let sqrt_2 = x.sqrt();
                    (*t_v) = (0.5 / sqrt_2)
                        * kept_2
                            .keep(
                                ((kept_3.keep((*t_v)) * by) + (kept_4.keep((*v)) * t_by)),
                            );
                    let sqrt_3 = kept_6.keep((kept_1.keep((*v)) * by).sqrt());
                    (*v) = sqrt_3;
                }
                if !running {
                    running_2 = false;
                }
                let d_v = &mut d_a[i_2];
                let d_t_v = &mut d_t_a[i_2];
                let v_6 = kept_8.take();
                if v_6 {} else {
                    let x = kept_7.take();
                    let sqrt_2 = x.sqrt();
                    let sqrt_3 = kept_6.take();
                    let mut d_x: f64 = -0.0;
                    let mut d_sqrt_2: f64 = -0.0;
                    let mut d_sqrt_3: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut (*d_v));
                    d_sqrt_3 += d_1;
                    let v_1 = kept_1.take();
                    let d_2 = d_sqrt_3
                        * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
                    (*d_v) += d_2 * by;
                    d_by += d_2 * v_1;
                    let v_2 = kept_2.take();
                    let v_3 = kept_3.take();
                    let v_4 = kept_4.take();
                    let d_3 = ::core::mem::take(&mut (*d_t_v));
                    let d_4 = d_3 * v_2;
                    d_sqrt_2 -= d_4 / sqrt_2 * (0.5 / sqrt_2);
                    let d_5 = d_3 * (0.5 / sqrt_2);
                    (*d_t_v) += d_5 * by;
                    d_by += d_5 * v_3;
                    (*d_v) += d_5 * t_by;
                    d_t_by += d_5 * v_4;
                    d_x
                        += d_sqrt_2
                            * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                    let v_5 = kept_5.take();
                    (*d_v) += d_x * by;
                    d_by += d_x * v_5;
                }
                if !running_2 {
                    break;
                }
            }
            if !jumped {
                result = Ok(());
            }
            let result_2: Result<(), String> = result;
            (result_2, d_by, d_t_by)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &mut [f64],
                f64,
            ) -> Result<(), String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<
                (Result<(), String>, Result<(), String>),
            >,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g2, g3) = Self::pushforward_pullback(
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
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<Result<(), String>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (_primal, g1) = Self::pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            scaled as rule_of_scaled; fn __vjp_root & fn __handed_root
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let poly = Poly(::std::vec![((- p[0]) - 1.0), p[1], 1.0]);
        let t;
        let value = poly.__handed_root().root(1.0);
        match ::core::clone::Clone::clone(&value) {
            Found::At { x, passes } if passes > 0 => {
                t = x;
            }
            Found::At { x: x_3, .. } | Found::Never(x_3) => {
                t = 0.5 * x_3;
            }
        }
        let x_4 = t;
        let mut a = p.to_vec();
        let t_2;
        kept_3.keep_when(rule_of_scaled::__BEFORE, &a);
        let value_2 = rule_of_scaled::__of(scaled)(&mut a, x_4);
        kept_3.keep_when(!rule_of_scaled::__BEFORE, &a);
        match ::core::clone::Clone::clone(&value_2) {
            Ok(_) => {
                t_2 = false;
            }
            Err(_) => {
                t_2 = true;
            }
        }
        if t_2 {
            result = x_4;
        } else {
            kept_1.keep_when(rule_of_scaled::__BEFORE, &a[..2]);
            let value_3 = kept_2.keep(rule_of_scaled::__of(scaled)(&mut a[..2], 2.0));
            shape_1.keep(&value_3);
            match ::core::clone::Clone::clone(&value_3) {
                Ok(()) => {
                    result = (a[0] * a[1]) + a[2];
                }
                _ => {
                    result = 0.0;
                }
            }
        }
        let mut d_result = d_ret;
        let mut d_poly = ::rootgrad_autodiff::Differentiable::zero_like(&poly);
        let mut d_t: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_x_4: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        if t_2 {
            let d_1 = ::core::mem::take(&mut d_result);
            d_x_4 += d_1;
        } else {
            let value_3 = kept_2.take();
            let mut d_value_3 = shape_1.zero();
            match ::core::clone::Clone::clone(&value_3) {
                Ok(()) => {
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_a[0] += d_2 * a[1];
                    d_a[1] += d_2 * a[0];
                    d_a[2] += d_2;
                }
                _ => {
                    let _ = ::core::mem::take(&mut d_result);
                }
            }
            let v_1 = kept_1.take_when(rule_of_scaled::__BEFORE);
            rule_of_scaled::__vjp(
                &*::rootgrad_autodiff::rt::before_or(&v_1, &a[..2]),
                &mut d_a[..2],
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        }
        let v_2 = kept_3.take();
        rule_of_scaled::__vjp(&v_2, &mut d_a, x_4, &mut d_x_4, d_value_2);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &d_a[..]);
        d_t += d_x_4;
        match ::core::clone::Clone::clone(&value) {
            Found::At { x, passes } if passes > 0 => {
                let Found::At { x: d_x, passes: _ } = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_4 = ::core::mem::take(&mut d_t);
                (*d_x) += d_4;
            }
            Found::At { x: x_3, .. } | Found::Never(x_3) => {
                let (Found::At { x: d_x_3, .. } | Found::Never(d_x_3)) = &mut d_value
                else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = ::core::mem::take(&mut d_t);
                (*d_x_3) += d_5 * 0.5;
            }
        }
        (poly)
            .__vjp_root(
                ::core::option::Option::Some(&mut d_poly),
                1.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        let Poly(d_6) = &d_poly else { ::rootgrad_autodiff::rt::wrong_variant() };
        let d_7 = (*d_6)[0];
        d_p[0] -= d_7;
        d_p[1] += (*d_6)[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(scaled as rule_of_scaled; fn __jvp_root);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let t_poly = Poly {
            0: ::std::vec![- t_p[0], t_p[1], 0.0],
        };
        let poly = Poly(::std::vec![((- p[0]) - 1.0), p[1], 1.0]);
        let t;
        let t_t;
        let (v_1, t_value) = (poly)
            .__jvp_root(&t_poly, 1.0, ::rootgrad_autodiff::rt::Inactive);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Found::At { x, passes } if passes > 0 => {
                let Found::At { x: t_x, passes: t_passes } = ::core::clone::Clone::clone(
                    &t_value,
                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                t_t = t_x;
                t = x;
            }
            Found::At { x: x_3, .. } | Found::Never(x_3) => {
                let (Found::At { x: t_x_3, .. } | Found::Never(t_x_3)) = ::core::clone::Clone::clone(
                    &t_value,
                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                t_t = 0.5 * t_x_3;
                t = 0.5 * x_3;
            }
        }
        let x_4 = t;
        let t_x_4 = t_t;
        let mut a = p.to_vec();
        let mut t_a = t_p.to_vec();
        let t_2;
        let (v_2, t_value_2) = rule_of_scaled::__jvp(
            scaled,
            &mut a,
            &mut t_a,
            x_4,
            t_x_4,
        );
        let value_2 = v_2;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(_) => {
                t_2 = false;
            }
            Err(_) => {
                t_2 = true;
            }
        }
        if t_2 {
            t_result = t_x_4;
            result = x_4;
        } else {
            let (v_3, t_value_3) = rule_of_scaled::__jvp(
                scaled,
                &mut a[..2],
                &mut t_a[..2],
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value_3 = v_3;
            match ::core::clone::Clone::clone(&value_3) {
                Ok(()) => {
                    t_result = (t_a[0] * a[1] + a[0] * t_a[1]) + t_a[2];
                    result = (a[0] * a[1]) + a[2];
                }
                _ => {
                    t_result = 0.0;
                    result = 0.0;
                }
            }
        }
        (result, t_result)
    }
}
mod ranges_with_a_name {
    impl Rows {
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut y = ::std::vec![0.0; x.len()];
            let length = y.len();
            for i_2 in 0..length {
                let i = i_2;
                let y_2 = &mut y[i_2];
                let bound = ::rootgrad_autodiff::rt::discrete(self.first[i]);
                let bound_2 = ::rootgrad_autodiff::rt::discrete(self.first[(i + 1)]);
                let range: ::core::ops::Range<usize> = bound..bound_2;
                let columns = &self.column[bound..bound_2];
                let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                shape_2.keep(&sum_2);
                let length_2 = ::rootgrad_autodiff::rt::length(&columns)
                    .min(::rootgrad_autodiff::rt::length(&self.value[bound..bound_2]));
                for i_3 in 0..length_2 {
                    let c = columns[i_3];
                    shape_1.keep(&c);
                    let v = &self.value[bound..bound_2][i_3];
                    sum_2 += (*v) * x[c.clone()];
                    shape_2.keep(&sum_2);
                }
                (*y_2) = sum_2;
            }
            let at = y.len() - 1;
            y[at] = x[0] * x[1];
            let result: Vec<f64> = ::core::clone::Clone::clone(&y);
            let mut d_result = d_ret;
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            ::rootgrad_autodiff::rt::accumulate(&mut d_y, &(d_result));
            let d_1 = ::core::mem::take(&mut d_y[at]);
            d_x[0] += d_1 * x[1];
            d_x[1] += d_1 * x[0];
            for i_2 in (0..length).rev() {
                let i = i_2;
                let bound = ::rootgrad_autodiff::rt::discrete(self.first[i]);
                let bound_2 = ::rootgrad_autodiff::rt::discrete(self.first[(i + 1)]);
                let columns = &self.column[bound..bound_2];
                let length_2 = columns.len().min(self.value[bound..bound_2].len());
                let mut d_sum_2 = shape_2.zero();
                let d_columns = &mut d_self.column[bound..bound_2];
                let d_2 = ::core::mem::take(&mut d_y[i_2]);
                d_sum_2 += d_2;
                for i_3 in (0..length_2).rev() {
                    let c = columns[i_3];
                    let v = &self.value[bound..bound_2][i_3];
                    let mut d_c = shape_1.zero();
                    let d_v = &mut d_self.value[bound..bound_2][i_3];
                    let d_3 = d_sum_2;
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    (*d_v) += d_4 * x[c.clone()];
                    d_x[c.clone()] += d_4 * (*v);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_columns[i_3], &(d_c));
                }
            }
            result
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut y = ::std::vec![0.0; x.len()];
            let mut t_y = ::std::vec![0.0; x.len()];
            let length = y.len();
            for i_2 in 0..length {
                let i = i_2;
                let y_2 = &mut y[i_2];
                let t_y_2 = &mut t_y[i_2];
                let bound = ::rootgrad_autodiff::rt::discrete(self.first[i]);
                let bound_2 = ::rootgrad_autodiff::rt::discrete(self.first[(i + 1)]);
                let range: ::core::ops::Range<usize> = bound..bound_2;
                let columns = &self.column[bound..bound_2];
                let t_columns = &t_self.column[bound..bound_2];
                let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                let mut t_sum_2 = ::rootgrad_autodiff::Differentiable::zero_like(&sum_2);
                let length_2 = ::rootgrad_autodiff::rt::length(&columns)
                    .min(::rootgrad_autodiff::rt::length(&self.value[bound..bound_2]));
                for i_3 in 0..length_2 {
                    let c = columns[i_3];
                    let t_c = t_columns[i_3];
                    let v = &self.value[bound..bound_2][i_3];
                    let t_v = &t_self.value[bound..bound_2][i_3];
                    t_sum_2
                        += ::rootgrad_autodiff::rt::scalar(*t_v) * x[c.clone()]
                            + (*v) * ::rootgrad_autodiff::rt::scalar(t_x[c.clone()]);
                    sum_2 += (*v) * x[c.clone()];
                    t_sum_2 = ::rootgrad_autodiff::rt::tangent_at(t_sum_2, sum_2);
                }
                (*t_y_2) = t_sum_2;
                (*y_2) = sum_2;
            }
            let at = y.len() - 1;
            t_y[at] = t_x[0] * x[1] + x[0] * t_x[1];
            y[at] = x[0] * x[1];
            let result: Vec<f64> = y;
            let t_result: Vec<f64> = t_y;
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
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::times_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_times(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::times_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn times_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut y = ::std::vec![0.0; x.len()];
            let mut t_y = ::std::vec![0.0; x.len()];
            let length = y.len();
            for i_2 in 0..length {
                let i = i_2;
                let y_2 = &mut y[i_2];
                let t_y_2 = &mut t_y[i_2];
                let bound = self.first[i];
                shape_4.keep(&bound);
                let bound_2 = self.first[(i + 1)];
                shape_5.keep(&bound_2);
                let value_2: usize = ::core::clone::Clone::clone(&bound);
                let value_2_2: usize = ::core::clone::Clone::clone(&bound_2);
                let bound_3 = value_2;
                let bound_4 = value_2_2;
                let range: ::core::ops::Range<usize> = bound_3..bound_4;
                let columns = &self.column[bound..bound_2];
                let t_columns = &t_self.column[bound..bound_2];
                let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                shape_6.keep(&sum_2);
                let mut t_sum_2 = ::rootgrad_autodiff::Differentiable::zero_like(&sum_2);
                let length_2 = ::rootgrad_autodiff::rt::length(&columns)
                    .min(::rootgrad_autodiff::rt::length(&self.value[bound..bound_2]));
                for i_3 in 0..length_2 {
                    let c = columns[i_3];
                    shape_2.keep(&c);
                    let t_c = t_columns[i_3];
                    shape_3.keep(&t_c);
                    let v = &self.value[bound..bound_2][i_3];
                    let t_v = &t_self.value[bound..bound_2][i_3];
                    t_sum_2 += ((*t_v) * x[c.clone()]) + ((*v) * t_x[c.clone()]);
                    sum_2 += (*v) * x[c.clone()];
                    shape_6.keep(&sum_2);
                    shape_1.keep(&t_sum_2);
                    t_sum_2 = ::rootgrad_autodiff::rt::tangent_at(
                        ::core::clone::Clone::clone(&t_sum_2),
                        sum_2,
                    );
                }
                (*t_y_2) = ::core::clone::Clone::clone(&t_sum_2);
                (*y_2) = sum_2;
                shape_7.keep(&t_sum_2);
            }
            let at = y.len() - 1;
            t_y[at] = (t_x[0] * x[1]) + (x[0] * t_x[1]);
            y[at] = x[0] * x[1];
            let result: Vec<f64> = ::core::clone::Clone::clone(&y);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_y);
            let result_2: (Vec<f64>, Vec<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_t_y = ::rootgrad_autodiff::Differentiable::zero_like(&t_y);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_y, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_y, &(d_result));
            let d_1 = ::core::mem::take(&mut d_y[at]);
            d_x[0] += d_1 * x[1];
            d_x[1] += d_1 * x[0];
            let d_2 = ::core::mem::take(&mut d_t_y[at]);
            d_t_x[0] += d_2 * x[1];
            d_x[1] += d_2 * t_x[0];
            d_x[0] += d_2 * t_x[1];
            d_t_x[1] += d_2 * x[0];
            for i_2 in (0..length).rev() {
                let i = i_2;
                let bound = self.first[i];
                let bound_2 = self.first[(i + 1)];
                let columns = &self.column[bound..bound_2];
                let length_2 = columns.len().min(self.value[bound..bound_2].len());
                let mut d_bound = shape_4.zero();
                let mut d_bound_2 = shape_5.zero();
                let mut d_sum_2 = shape_6.zero();
                let mut d_t_sum_2 = shape_7.zero();
                let d_columns = &mut d_self.column[bound..bound_2];
                let d_t_columns = &mut d_t_self.column[bound..bound_2];
                let d_3 = ::core::mem::take(&mut d_y[i_2]);
                d_sum_2 += d_3;
                let d_4 = ::core::mem::take(&mut d_t_y[i_2]);
                d_t_sum_2 += d_4;
                for i_3 in (0..length_2).rev() {
                    let c = columns[i_3];
                    let v = &self.value[bound..bound_2][i_3];
                    let t_v = &t_self.value[bound..bound_2][i_3];
                    let mut d_c = shape_2.zero();
                    let mut d_t_c = shape_3.zero();
                    let d_v = &mut d_self.value[bound..bound_2][i_3];
                    let d_t_v = &mut d_t_self.value[bound..bound_2][i_3];
                    let d_5 = shape_1.replace(&mut d_t_sum_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_sum_2, &(d_5));
                    let d_6 = d_sum_2;
                    let d_7 = ::rootgrad_autodiff::rt::scalar(d_6);
                    (*d_v) += d_7 * x[c.clone()];
                    d_x[c.clone()] += d_7 * (*v);
                    let d_8 = d_t_sum_2;
                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
                    (*d_t_v) += d_9 * x[c.clone()];
                    d_x[c.clone()] += d_9 * (*t_v);
                    (*d_v) += d_9 * t_x[c.clone()];
                    d_t_x[c.clone()] += d_9 * (*v);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_columns[i_3], &(d_t_c));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_columns[i_3], &(d_c));
                }
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_self.first[i + 1],
                    &(d_bound_2),
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_self.first[i], &(d_bound));
            }
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
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::times_pushforward_pullback(
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
        fn __path_jvp_vjp_times<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::times_pushforward_pullback(
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
        fn __vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::times_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_times<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::times_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_times & fn __handed_times);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let rows = Rows {
            first: ::std::vec![0, 2, 3, 4],
            column: ::std::vec![0, 2, 1, 0],
            value: ::std::vec![p[0], p[1], p[2], 2.0],
        };
        let value_2 = rows.times(p);
        let mut y = rows.__handed_times().times(&value_2);
        y.push(p[2]);
        let at_2 = y.len() - 1;
        y[at_2] = kept_1.keep(y[at_2]) * p[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut bodies = ::std::vec::Vec::with_capacity(length);
        let length_2 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_i.of(&i);
            let angle = 2.0 * (i as f64);
            bodies
                .push(Body {
                    mass: p[i],
                    at: [(angle.cos() * y[i]), angle.sin()],
                });
        }
        let middle: ::core::ops::RangeInclusive<usize> = 1..=2;
        let mut sum_3: f64 = -0.0;
        let length_3 = p[(1..=2)].len();
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let mut d_sum_3: f64 = -0.0;
        let mut d_sum: f64 = -0.0;
        d_sum += d_result;
        d_sum_3 += d_sum;
        for i_3 in 0..length_3 {
            sum_3 += p[(1..=2)][i_3];
            let d_3 = d_sum_3;
            d_p[1..=2][i_3] += d_3;
        }
        let sum: f64 = sum_3;
        let mut sum_4: f64 = -0.0;
        let length_4 = bodies.len();
        for i_4 in 0..length_4 {
            let b = &bodies[i_4];
            sum_4 += b.mass * (b.at[0] + b.at[1]);
        }
        let result: f64 = (sum_4 * y[3]) + sum;
        let mut d_sum_4: f64 = -0.0;
        d_sum_4 += d_result * y[3];
        d_y[3] += d_result * sum_4;
        for i_4 in 0..length_4 {
            let b = &bodies[i_4];
            let d_1 = d_sum_4;
            d_bodies[i_4].mass += d_1 * (b.at[0] + b.at[1]);
            let d_2 = d_1 * b.mass;
            d_bodies[i_4].at[0] += d_2;
            d_bodies[i_4].at[1] += d_2;
        }
        for i_2 in (0..length_2).rev() {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            like_i.of(&i);
            let angle = 2.0 * (i as f64);
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_bodies);
            let Body { mass: d_5, at: d_6 } = &d_4 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_p[i] += (*d_5);
            d_y[i] += (*d_6)[0] * angle.cos();
        }
        let v_1 = kept_1.take();
        let d_7 = ::core::mem::take(&mut d_y[at_2]);
        d_y[at_2] += d_7 * p[0];
        d_p[0] += d_7 * v_1;
        let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_y);
        d_p[2] += d_8;
        (rows)
            .__vjp_times(
                ::core::option::Option::Some(&mut d_rows),
                &value_2,
                &mut d_value_2,
                d_y,
            );
        (rows)
            .__vjp_times(
                ::core::option::Option::Some(&mut d_rows),
                p,
                &mut (*d_p),
                d_value_2,
            );
        let Rows { first: _, column: _, value: d_9 } = &d_rows else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_9)[0];
        d_p[1] += (*d_9)[1];
        d_p[2] += (*d_9)[2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_times);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_rows = Rows {
            first: ::rootgrad_autodiff::Differentiable::zero_like(
                &(::std::vec![0, 2, 3, 4]),
            ),
            column: ::rootgrad_autodiff::Differentiable::zero_like(
                &(::std::vec![0, 2, 1, 0]),
            ),
            value: ::std::vec![t_p[0], t_p[1], t_p[2], 0.0],
        };
        let rows = Rows {
            first: ::std::vec![0, 2, 3, 4],
            column: ::std::vec![0, 2, 1, 0],
            value: ::std::vec![p[0], p[1], p[2], 2.0],
        };
        let (v_1, t_value_2) = (rows).__jvp_times(&t_rows, p, t_p);
        let value_2 = v_1;
        let (v_2, mut t_y) = (rows).__jvp_times(&t_rows, &value_2, &t_value_2);
        let mut y = v_2;
        t_y.push(t_p[2]);
        y.push(p[2]);
        let at_2 = y.len() - 1;
        t_y[at_2] = t_y[at_2] * p[0] + y[at_2] * t_p[0];
        y[at_2] = y[at_2] * p[0];
        let length = ::rootgrad_autodiff::rt::count(0, 3);
        let mut bodies = ::std::vec::Vec::with_capacity(length);
        let mut t_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let length_2 = ::rootgrad_autodiff::rt::count(0, 3);
        for i_2 in 0..length_2 {
            let i = ::rootgrad_autodiff::rt::nth(0, i_2);
            let angle = 2.0 * (i as f64);
            t_bodies
                .push(Body {
                    mass: t_p[i],
                    at: [angle.cos() * t_y[i], 0.0],
                });
            bodies
                .push(Body {
                    mass: p[i],
                    at: [(angle.cos() * y[i]), angle.sin()],
                });
        }
        let middle: ::core::ops::RangeInclusive<usize> = 1..=2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_3 = p[(1..=2)].len();
        for i_3 in 0..length_3 {
            t_sum_3 += t_p[1..=2][i_3];
            sum_3 += p[(1..=2)][i_3];
        }
        let sum: f64 = sum_3;
        let t_sum: f64 = t_sum_3;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_4 = bodies.len();
        for i_4 in 0..length_4 {
            let b = &bodies[i_4];
            let t_b = &t_bodies[i_4];
            t_sum_4
                += ::rootgrad_autodiff::rt::scalar(t_b.mass) * (b.at[0] + b.at[1])
                    + b.mass
                        * (::rootgrad_autodiff::rt::scalar(t_b.at[0])
                            + ::rootgrad_autodiff::rt::scalar(t_b.at[1]));
            sum_4 += b.mass * (b.at[0] + b.at[1]);
        }
        let result: f64 = (sum_4 * y[3]) + sum;
        let t_result: f64 = (t_sum_4 * y[3] + sum_4 * t_y[3]) + t_sum;
        (result, t_result)
    }
}
mod boxes_handed_on {
    ///The derivative of [`simple`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum simple {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl simple {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &simple)
        }
        /// The reverse derivative of [`simple`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(e: Expr, d_ret: Expr) -> (Expr, Expr) {
            ::rootgrad_autodiff::callees!(simple as rule_of_simple);
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
            match ::core::clone::Clone::clone(&e) {
                Expr::Sum(a, b) => {
                    let argument = *a;
                    shape_1.keep(&argument);
                    let value = kept_2
                        .keep(
                            rule_of_simple::__of(
                                simple,
                            )(::core::clone::Clone::clone(&argument)),
                        );
                    shape_2.keep(&value);
                    let argument_2 = *b;
                    shape_3.keep(&argument_2);
                    let value_2 = kept_1
                        .keep(
                            rule_of_simple::__of(
                                simple,
                            )(::core::clone::Clone::clone(&argument_2)),
                        );
                    shape_4.keep(&value_2);
                    let t_2 = (
                        ::core::clone::Clone::clone(&value),
                        ::core::clone::Clone::clone(&value_2),
                    );
                    shape_5.keep(&t_2);
                    match ::core::clone::Clone::clone(&t_2) {
                        (Expr::Number(x), Expr::Number(y)) => {
                            t = Expr::Number((x + y));
                            shape_8.keep(&t);
                        }
                        (a_2, b_2) => {
                            t = Expr::Sum(
                                ::std::boxed::Box::new(a_2),
                                ::std::boxed::Box::new(b_2),
                            );
                            shape_8.keep(&t);
                        }
                    }
                }
                Expr::Power(a_3, n) => {
                    let argument_3 = *a_3;
                    shape_6.keep(&argument_3);
                    let value_3 = rule_of_simple::__of(
                        simple,
                    )(::core::clone::Clone::clone(&argument_3));
                    shape_7.keep(&value_3);
                    t = Expr::Power(::std::boxed::Box::new(value_3), n);
                    shape_8.keep(&t);
                }
                other => {
                    t = other;
                    shape_8.keep(&t);
                }
            }
            let result: Expr = t;
            let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
            let mut d_result = d_ret;
            let mut d_t = shape_8.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&e) {
                Expr::Sum(a, b) => {
                    let Expr::Sum(d_a, d_b) = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument = *a;
                    let value = kept_2.take();
                    let argument_2 = *b;
                    let value_2 = kept_1.take();
                    let t_2 = (
                        ::core::clone::Clone::clone(&value),
                        ::core::clone::Clone::clone(&value_2),
                    );
                    let mut d_argument = shape_1.zero();
                    let mut d_value = shape_2.zero();
                    let mut d_argument_2 = shape_3.zero();
                    let mut d_value_2 = shape_4.zero();
                    let mut d_t_2 = shape_5.zero();
                    match ::core::clone::Clone::clone(&t_2) {
                        (Expr::Number(x), Expr::Number(y)) => {
                            let (Expr::Number(d_x), Expr::Number(d_y)) = &mut d_t_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let Expr::Number(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                            (*d_x) += d_3;
                            (*d_y) += d_3;
                        }
                        (a_2, b_2) => {
                            let (d_a_2, d_b_2) = &mut d_t_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let Expr::Sum(d_5, d_6) = &d_4 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_a_2),
                                &((*(*d_5))),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_b_2),
                                &((*(*d_6))),
                            );
                        }
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_t_2.0));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_t_2.1));
                    rule_of_simple::__vjp(
                        ::core::clone::Clone::clone(&argument_2),
                        &mut d_argument_2,
                        d_value_2,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut (*(*d_b)), &(d_argument_2));
                    rule_of_simple::__vjp(
                        ::core::clone::Clone::clone(&argument),
                        &mut d_argument,
                        d_value,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut (*(*d_a)), &(d_argument));
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(d_a_3, d_n) = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument_3 = *a_3;
                    let mut d_argument_3 = shape_6.zero();
                    let mut d_value_3 = shape_7.zero();
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Expr::Power(d_8, d_9) = &d_7 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &((*(*d_8))));
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_n), &((*d_9)));
                    rule_of_simple::__vjp(
                        ::core::clone::Clone::clone(&argument_3),
                        &mut d_argument_3,
                        d_value_3,
                    );
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*(*d_a_3)),
                        &(d_argument_3),
                    );
                }
                other => {
                    let d_other = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_other), &(d_10));
                }
            }
            (result, d_e)
        }
        /// The forward derivative of [`simple`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(e: Expr, t_e: Expr) -> (Expr, Expr) {
            ::rootgrad_autodiff::callees!(simple as rule_of_simple);
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&e) {
                Expr::Sum(a, b) => {
                    let Expr::Sum(t_a, t_b) = ::core::clone::Clone::clone(&t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument = *a;
                    let t_argument = *t_a;
                    let (v_1, t_value) = rule_of_simple::__jvp(
                        simple,
                        argument,
                        t_argument,
                    );
                    let value = v_1;
                    let argument_2 = *b;
                    let t_argument_2 = *t_b;
                    let (v_2, t_value_2) = rule_of_simple::__jvp(
                        simple,
                        argument_2,
                        t_argument_2,
                    );
                    let value_2 = v_2;
                    let t_t_2 = (t_value, t_value_2);
                    let t_2 = (value, value_2);
                    match ::core::clone::Clone::clone(&t_2) {
                        (Expr::Number(x), Expr::Number(y)) => {
                            let (Expr::Number(t_x), Expr::Number(t_y)) = ::core::clone::Clone::clone(
                                &t_t_2,
                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_t = Expr::Number {
                                0: ::rootgrad_autodiff::rt::tangent_at(t_x + t_y, x + y),
                            };
                            t = Expr::Number((x + y));
                        }
                        (a_2, b_2) => {
                            let (t_a_2, t_b_2) = ::core::clone::Clone::clone(&t_t_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_t = Expr::Sum {
                                0: ::std::boxed::Box::new(t_a_2),
                                1: ::std::boxed::Box::new(t_b_2),
                            };
                            t = Expr::Sum(
                                ::std::boxed::Box::new(a_2),
                                ::std::boxed::Box::new(b_2),
                            );
                        }
                    }
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(t_a_3, t_n) = ::core::clone::Clone::clone(&t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let argument_3 = *a_3;
                    let t_argument_3 = *t_a_3;
                    let (v_3, t_value_3) = rule_of_simple::__jvp(
                        simple,
                        argument_3,
                        t_argument_3,
                    );
                    let value_3 = v_3;
                    t_t = Expr::Power {
                        0: ::std::boxed::Box::new(t_value_3),
                        1: t_n,
                    };
                    t = Expr::Power(::std::boxed::Box::new(value_3), n);
                }
                other => {
                    let t_other = ::core::clone::Clone::clone(&t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = t_other;
                    t = other;
                }
            }
            let result: Expr = t;
            let t_result: Expr = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Expr) -> Expr + 'static,
            a0: Expr,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Expr>,
        ) -> (Expr, Expr) {
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
            e: Expr,
            t_e: Expr,
            d_ret: (Expr, Expr),
        ) -> (Expr, Expr) {
            ::rootgrad_autodiff::callees!(simple as rule_of_simple);
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
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&e) {
                Expr::Sum(a, b) => {
                    match ::core::clone::Clone::clone(&t_e) {
                        Expr::Sum(t_a, t_b) => {
                            let argument = *a;
                            shape_1.keep(&argument);
                            let t_argument = *t_a;
                            shape_2.keep(&t_argument);
                            let v_1 = kept_2
                                .keep(
                                    rule_of_simple::__jvp(
                                        rule_of_simple,
                                        ::core::clone::Clone::clone(&argument),
                                        ::core::clone::Clone::clone(&t_argument),
                                    ),
                                );
                            shape_3.keep(&v_1);
                            let value = ::core::clone::Clone::clone(&v_1.0);
                            shape_4.keep(&value);
                            let t_value = ::core::clone::Clone::clone(&v_1.1);
                            shape_5.keep(&t_value);
                            let argument_2 = *b;
                            shape_6.keep(&argument_2);
                            let t_argument_2 = *t_b;
                            shape_7.keep(&t_argument_2);
                            let v_2 = kept_1
                                .keep(
                                    rule_of_simple::__jvp(
                                        rule_of_simple,
                                        ::core::clone::Clone::clone(&argument_2),
                                        ::core::clone::Clone::clone(&t_argument_2),
                                    ),
                                );
                            shape_8.keep(&v_2);
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            shape_9.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            shape_10.keep(&t_value_2);
                            let t_t_2 = (
                                ::core::clone::Clone::clone(&t_value),
                                ::core::clone::Clone::clone(&t_value_2),
                            );
                            shape_11.keep(&t_t_2);
                            let t_2 = (
                                ::core::clone::Clone::clone(&value),
                                ::core::clone::Clone::clone(&value_2),
                            );
                            shape_12.keep(&t_2);
                            match ::core::clone::Clone::clone(&t_2) {
                                (Expr::Number(x), Expr::Number(y)) => {
                                    match ::core::clone::Clone::clone(&t_t_2) {
                                        (Expr::Number(t_x), Expr::Number(t_y)) => {
                                            t_t = Expr::Number {
                                                0: ::rootgrad_autodiff::rt::tangent_at((t_x + t_y), (x + y)),
                                            };
                                            shape_19.keep(&t_t);
                                            t = Expr::Number((x + y));
                                            shape_18.keep(&t);
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                (a_2, b_2) => {
                                    match ::core::clone::Clone::clone(&t_t_2) {
                                        (t_a_2, t_b_2) => {
                                            t_t = Expr::Sum {
                                                0: ::std::boxed::Box::new(t_a_2),
                                                1: ::std::boxed::Box::new(t_b_2),
                                            };
                                            shape_19.keep(&t_t);
                                            t = Expr::Sum(
                                                ::std::boxed::Box::new(a_2),
                                                ::std::boxed::Box::new(b_2),
                                            );
                                            shape_18.keep(&t);
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
                Expr::Power(a_3, n) => {
                    match ::core::clone::Clone::clone(&t_e) {
                        Expr::Power(t_a_3, t_n) => {
                            let argument_3 = *a_3;
                            shape_13.keep(&argument_3);
                            let t_argument_3 = *t_a_3;
                            shape_14.keep(&t_argument_3);
                            let v_3 = rule_of_simple::__jvp(
                                rule_of_simple,
                                ::core::clone::Clone::clone(&argument_3),
                                ::core::clone::Clone::clone(&t_argument_3),
                            );
                            shape_15.keep(&v_3);
                            let value_3 = v_3.0;
                            shape_16.keep(&value_3);
                            let t_value_3 = v_3.1;
                            shape_17.keep(&t_value_3);
                            t_t = Expr::Power {
                                0: ::std::boxed::Box::new(t_value_3),
                                1: t_n,
                            };
                            shape_19.keep(&t_t);
                            t = Expr::Power(::std::boxed::Box::new(value_3), n);
                            shape_18.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                other => {
                    match ::core::clone::Clone::clone(&t_e) {
                        t_other => {
                            t_t = t_other;
                            shape_19.keep(&t_t);
                            t = other;
                            shape_18.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let result: Expr = t;
            let t_result: Expr = t_t;
            let result_2: (Expr, Expr) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
            let mut d_t_e = ::rootgrad_autodiff::Differentiable::zero_like(&t_e);
            let mut d_result_2 = d_ret;
            let mut d_t = shape_18.zero();
            let mut d_t_t = shape_19.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&e) {
                Expr::Sum(a, b) => {
                    let Expr::Sum(d_a, d_b) = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_e) {
                        Expr::Sum(t_a, t_b) => {
                            let Expr::Sum(d_t_a, d_t_b) = &mut d_t_e else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let argument = *a;
                            let t_argument = *t_a;
                            let v_1 = kept_2.take();
                            let value = ::core::clone::Clone::clone(&v_1.0);
                            let t_value = ::core::clone::Clone::clone(&v_1.1);
                            let argument_2 = *b;
                            let t_argument_2 = *t_b;
                            let v_2 = kept_1.take();
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            let t_t_2 = (
                                ::core::clone::Clone::clone(&t_value),
                                ::core::clone::Clone::clone(&t_value_2),
                            );
                            let t_2 = (
                                ::core::clone::Clone::clone(&value),
                                ::core::clone::Clone::clone(&value_2),
                            );
                            let mut d_argument = shape_1.zero();
                            let mut d_t_argument = shape_2.zero();
                            let mut d_v_1 = shape_3.zero();
                            let mut d_value = shape_4.zero();
                            let mut d_t_value = shape_5.zero();
                            let mut d_argument_2 = shape_6.zero();
                            let mut d_t_argument_2 = shape_7.zero();
                            let mut d_v_2 = shape_8.zero();
                            let mut d_value_2 = shape_9.zero();
                            let mut d_t_value_2 = shape_10.zero();
                            let mut d_t_t_2 = shape_11.zero();
                            let mut d_t_2 = shape_12.zero();
                            match ::core::clone::Clone::clone(&t_2) {
                                (Expr::Number(x), Expr::Number(y)) => {
                                    let (Expr::Number(d_x), Expr::Number(d_y)) = &mut d_t_2
                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    match ::core::clone::Clone::clone(&t_t_2) {
                                        (Expr::Number(t_x), Expr::Number(t_y)) => {
                                            let (Expr::Number(d_t_x), Expr::Number(d_t_y)) = &mut d_t_t_2
                                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t,
                                            );
                                            let Expr::Number(d_2) = &d_1 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                            (*d_x) += d_3;
                                            (*d_y) += d_3;
                                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_t,
                                            );
                                            let Expr::Number { 0: d_5 } = &d_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                                            (*d_t_x) += d_6;
                                            (*d_t_y) += d_6;
                                        }
                                        _ => {}
                                    }
                                }
                                (a_2, b_2) => {
                                    let (d_a_2, d_b_2) = &mut d_t_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_t_2) {
                                        (t_a_2, t_b_2) => {
                                            let (d_t_a_2, d_t_b_2) = &mut d_t_t_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t,
                                            );
                                            let Expr::Sum(d_8, d_9) = &d_7 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_a_2),
                                                &((*(*d_8))),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_b_2),
                                                &((*(*d_9))),
                                            );
                                            let d_10 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_t,
                                            );
                                            let Expr::Sum { 0: d_11, 1: d_12 } = &d_10 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_a_2),
                                                &((*(*d_11))),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_b_2),
                                                &((*(*d_12))),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_value,
                                &(d_t_2.0),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_value_2,
                                &(d_t_2.1),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_value,
                                &(d_t_t_2.0),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_value_2,
                                &(d_t_t_2.1),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_2),
                            );
                            rule_of_simple::__jvp_vjp(
                                rule_of_simple,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::core::clone::Clone::clone(&argument_2),
                                &mut d_argument_2,
                                ::core::clone::Clone::clone(&t_argument_2),
                                &mut d_t_argument_2,
                                d_v_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_t_b)),
                                &(d_t_argument_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_b)),
                                &(d_argument_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.1,
                                &(d_t_value),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.0,
                                &(d_value),
                            );
                            rule_of_simple::__jvp_vjp(
                                rule_of_simple,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::core::clone::Clone::clone(&argument),
                                &mut d_argument,
                                ::core::clone::Clone::clone(&t_argument),
                                &mut d_t_argument,
                                d_v_1,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_t_a)),
                                &(d_t_argument),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_a)),
                                &(d_argument),
                            );
                        }
                        _ => {}
                    }
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(d_a_3, d_n) = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_e) {
                        Expr::Power(t_a_3, t_n) => {
                            let Expr::Power(d_t_a_3, d_t_n) = &mut d_t_e else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let argument_3 = *a_3;
                            let t_argument_3 = *t_a_3;
                            let mut d_argument_3 = shape_13.zero();
                            let mut d_t_argument_3 = shape_14.zero();
                            let mut d_v_3 = shape_15.zero();
                            let mut d_value_3 = shape_16.zero();
                            let mut d_t_value_3 = shape_17.zero();
                            let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let Expr::Power(d_14, d_15) = &d_13 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_value_3,
                                &((*(*d_14))),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_n), &((*d_15)));
                            let d_16 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let Expr::Power { 0: d_17, 1: d_18 } = &d_16 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_value_3,
                                &((*(*d_17))),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_n),
                                &((*d_18)),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.1,
                                &(d_t_value_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.0,
                                &(d_value_3),
                            );
                            rule_of_simple::__jvp_vjp(
                                rule_of_simple,
                                ::rootgrad_autodiff::rt::Inactive,
                                ::core::clone::Clone::clone(&argument_3),
                                &mut d_argument_3,
                                ::core::clone::Clone::clone(&t_argument_3),
                                &mut d_t_argument_3,
                                d_v_3,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_t_a_3)),
                                &(d_t_argument_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*(*d_a_3)),
                                &(d_argument_3),
                            );
                        }
                        _ => {}
                    }
                }
                other => {
                    let d_other = &mut d_e else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_e) {
                        t_other => {
                            let d_t_other = &mut d_t_e else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_other),
                                &(d_19),
                            );
                            let d_20 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_other),
                                &(d_20),
                            );
                        }
                        _ => {}
                    }
                }
            }
            (d_e, d_t_e)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Expr) -> Expr + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Expr,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Expr>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Expr, Expr)>,
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
            a0: Expr,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Expr>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`value`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum value {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl value {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &value)
        }
        /// The reverse derivative of [`value`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(e: &Expr, d_e: &mut Expr, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(value as rule_of_value);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let t;
            match e {
                Expr::Number(x) => {
                    t = *x;
                }
                Expr::Sum(a, b) => {
                    let value_2 = rule_of_value::__of(value)(a);
                    shape_1.keep(&value_2);
                    let value_3 = rule_of_value::__of(value)(b);
                    shape_2.keep(&value_3);
                    t = value_2 + value_3;
                }
                Expr::Product(a_2, b_2) => {
                    let value_4 = kept_2.keep(rule_of_value::__of(value)(a_2));
                    shape_3.keep(&value_4);
                    let value_5 = kept_1.keep(rule_of_value::__of(value)(b_2));
                    shape_4.keep(&value_5);
                    t = value_4 * value_5;
                }
                Expr::Power(a_3, n) => {
                    let value_6 = kept_3.keep(rule_of_value::__of(value)(a_3));
                    shape_5.keep(&value_6);
                    t = value_6.powi(::rootgrad_autodiff::rt::discrete((*n)));
                }
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match e {
                Expr::Number(x) => {
                    let Expr::Number(d_x) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::core::mem::take(&mut d_t);
                    (*d_x) += d_1;
                }
                Expr::Sum(a, b) => {
                    let Expr::Sum(d_a, d_b) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let mut d_value_2 = shape_1.zero();
                    let mut d_value_3 = shape_2.zero();
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_value_2 += d_2;
                    d_value_3 += d_2;
                    rule_of_value::__vjp(b, &mut (*d_b), d_value_3);
                    rule_of_value::__vjp(a, &mut (*d_a), d_value_2);
                }
                Expr::Product(a_2, b_2) => {
                    let Expr::Product(d_a_2, d_b_2) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let value_4 = kept_2.take();
                    let value_5 = kept_1.take();
                    let mut d_value_4 = shape_3.zero();
                    let mut d_value_5 = shape_4.zero();
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_value_4 += d_3 * value_5;
                    d_value_5 += d_3 * value_4;
                    rule_of_value::__vjp(b_2, &mut (*d_b_2), d_value_5);
                    rule_of_value::__vjp(a_2, &mut (*d_a_2), d_value_4);
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(d_a_3, _) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let value_6 = kept_3.take();
                    let mut d_value_6 = shape_5.zero();
                    let d_4 = ::core::mem::take(&mut d_t);
                    d_value_6
                        += d_4
                            * ::rootgrad_autodiff::rules::powi(
                                value_6,
                                ::rootgrad_autodiff::rt::discrete((*n)),
                            );
                    rule_of_value::__vjp(a_3, &mut (*d_a_3), d_value_6);
                }
            }
            result
        }
        /// The forward derivative of [`value`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(e: &Expr, t_e: &Expr) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(value as rule_of_value);
            let t;
            let t_t;
            match e {
                Expr::Number(x) => {
                    let Expr::Number(t_x) = &(*t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = *t_x;
                    t = *x;
                }
                Expr::Sum(a, b) => {
                    let Expr::Sum(t_a, t_b) = &(*t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_1, t_value_2) = rule_of_value::__jvp(value, a, t_a);
                    let value_2 = v_1;
                    let (v_2, t_value_3) = rule_of_value::__jvp(value, b, t_b);
                    let value_3 = v_2;
                    t_t = t_value_2 + t_value_3;
                    t = value_2 + value_3;
                }
                Expr::Product(a_2, b_2) => {
                    let Expr::Product(t_a_2, t_b_2) = &(*t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_3, t_value_4) = rule_of_value::__jvp(value, a_2, t_a_2);
                    let value_4 = v_3;
                    let (v_4, t_value_5) = rule_of_value::__jvp(value, b_2, t_b_2);
                    let value_5 = v_4;
                    t_t = t_value_4 * value_5 + value_4 * t_value_5;
                    t = value_4 * value_5;
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(t_a_3, t_n) = &(*t_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_5, t_value_6) = rule_of_value::__jvp(value, a_3, t_a_3);
                    let value_6 = v_5;
                    t_t = ::rootgrad_autodiff::rules::powi(
                        value_6,
                        ::rootgrad_autodiff::rt::discrete((*n)),
                    ) * t_value_6;
                    t = value_6.powi(::rootgrad_autodiff::rt::discrete((*n)));
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
        fn __jvp(
            called: impl ::core::ops::Fn(&Expr) -> f64 + 'static,
            a0: &Expr,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Expr>,
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
            e: &Expr,
            d_e: &mut Expr,
            t_e: &Expr,
            d_t_e: &mut Expr,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(value as rule_of_value);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
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
            let t;
            let t_t;
            match e {
                Expr::Number(x) => {
                    match &(*t_e) {
                        Expr::Number(t_x) => {
                            t_t = *t_x;
                            t = *x;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Expr::Sum(a, b) => {
                    match &(*t_e) {
                        Expr::Sum(t_a, t_b) => {
                            let v_1 = rule_of_value::__jvp(rule_of_value, a, t_a);
                            shape_1.keep(&v_1);
                            let value_2 = v_1.0;
                            shape_2.keep(&value_2);
                            let t_value_2 = v_1.1;
                            shape_3.keep(&t_value_2);
                            let v_2 = rule_of_value::__jvp(rule_of_value, b, t_b);
                            shape_4.keep(&v_2);
                            let value_3 = v_2.0;
                            shape_5.keep(&value_3);
                            let t_value_3 = v_2.1;
                            shape_6.keep(&t_value_3);
                            t_t = t_value_2 + t_value_3;
                            t = value_2 + value_3;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Expr::Product(a_2, b_2) => {
                    match &(*t_e) {
                        Expr::Product(t_a_2, t_b_2) => {
                            let v_3 = kept_2
                                .keep(rule_of_value::__jvp(rule_of_value, a_2, t_a_2));
                            shape_7.keep(&v_3);
                            let value_4 = ::core::clone::Clone::clone(&v_3.0);
                            shape_8.keep(&value_4);
                            let t_value_4 = ::core::clone::Clone::clone(&v_3.1);
                            shape_9.keep(&t_value_4);
                            let v_4 = kept_1
                                .keep(rule_of_value::__jvp(rule_of_value, b_2, t_b_2));
                            shape_10.keep(&v_4);
                            let value_5 = ::core::clone::Clone::clone(&v_4.0);
                            shape_11.keep(&value_5);
                            let t_value_5 = ::core::clone::Clone::clone(&v_4.1);
                            shape_12.keep(&t_value_5);
                            t_t = (t_value_4 * value_5) + (value_4 * t_value_5);
                            t = value_4 * value_5;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Expr::Power(a_3, n) => {
                    match &(*t_e) {
                        Expr::Power(t_a_3, t_n) => {
                            let v_5 = kept_4
                                .keep(rule_of_value::__jvp(rule_of_value, a_3, t_a_3));
                            shape_13.keep(&v_5);
                            let value_6 = ::core::clone::Clone::clone(&v_5.0);
                            shape_14.keep(&value_6);
                            let t_value_6 = ::core::clone::Clone::clone(&v_5.1);
                            shape_15.keep(&t_value_6);
                            let x_2 = ::core::clone::Clone::clone(&value_6);
                            shape_16.keep(&x_2);
                            let n_2: i32 = *n;
                            let t_2;
                            if n_2 == 0 {
                                t_2 = 0.0;
                            } else {
                                t_2 = f64::from(n_2) * x_2.powi(n_2.wrapping_sub(1));
                            }
                            t_t = kept_3.keep(t_2) * t_value_6;
                            t = value_6.powi(::rootgrad_autodiff::rt::discrete((*n)));
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
            match e {
                Expr::Number(x) => {
                    let Expr::Number(d_x) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_e) {
                        Expr::Number(t_x) => {
                            let Expr::Number(d_t_x) = &mut (*d_t_e) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_1 = ::core::mem::take(&mut d_t);
                            (*d_x) += d_1;
                            let d_2 = ::core::mem::take(&mut d_t_t);
                            (*d_t_x) += d_2;
                        }
                        _ => {}
                    }
                }
                Expr::Sum(a, b) => {
                    let Expr::Sum(d_a, d_b) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_e) {
                        Expr::Sum(t_a, t_b) => {
                            let Expr::Sum(d_t_a, d_t_b) = &mut (*d_t_e) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let mut d_v_1 = shape_1.zero();
                            let mut d_value_2 = shape_2.zero();
                            let mut d_t_value_2 = shape_3.zero();
                            let mut d_v_2 = shape_4.zero();
                            let mut d_value_3 = shape_5.zero();
                            let mut d_t_value_3 = shape_6.zero();
                            let d_3 = ::core::mem::take(&mut d_t);
                            d_value_2 += d_3;
                            d_value_3 += d_3;
                            let d_4 = ::core::mem::take(&mut d_t_t);
                            d_t_value_2 += d_4;
                            d_t_value_3 += d_4;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_3),
                            );
                            rule_of_value::__jvp_vjp(
                                rule_of_value,
                                ::rootgrad_autodiff::rt::Inactive,
                                b,
                                &mut (*d_b),
                                t_b,
                                &mut (*d_t_b),
                                d_v_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_1.0,
                                &(d_value_2),
                            );
                            rule_of_value::__jvp_vjp(
                                rule_of_value,
                                ::rootgrad_autodiff::rt::Inactive,
                                a,
                                &mut (*d_a),
                                t_a,
                                &mut (*d_t_a),
                                d_v_1,
                            );
                        }
                        _ => {}
                    }
                }
                Expr::Product(a_2, b_2) => {
                    let Expr::Product(d_a_2, d_b_2) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_e) {
                        Expr::Product(t_a_2, t_b_2) => {
                            let Expr::Product(d_t_a_2, d_t_b_2) = &mut (*d_t_e) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_3 = kept_2.take();
                            let value_4 = ::core::clone::Clone::clone(&v_3.0);
                            let t_value_4 = ::core::clone::Clone::clone(&v_3.1);
                            let v_4 = kept_1.take();
                            let value_5 = ::core::clone::Clone::clone(&v_4.0);
                            let t_value_5 = ::core::clone::Clone::clone(&v_4.1);
                            let mut d_v_3 = shape_7.zero();
                            let mut d_value_4 = shape_8.zero();
                            let mut d_t_value_4 = shape_9.zero();
                            let mut d_v_4 = shape_10.zero();
                            let mut d_value_5 = shape_11.zero();
                            let mut d_t_value_5 = shape_12.zero();
                            let d_5 = ::core::mem::take(&mut d_t);
                            d_value_4 += d_5 * value_5;
                            d_value_5 += d_5 * value_4;
                            let d_6 = ::core::mem::take(&mut d_t_t);
                            d_t_value_4 += d_6 * value_5;
                            d_value_5 += d_6 * t_value_4;
                            d_value_4 += d_6 * t_value_5;
                            d_t_value_5 += d_6 * value_4;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_4.1,
                                &(d_t_value_5),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_4.0,
                                &(d_value_5),
                            );
                            rule_of_value::__jvp_vjp(
                                rule_of_value,
                                ::rootgrad_autodiff::rt::Inactive,
                                b_2,
                                &mut (*d_b_2),
                                t_b_2,
                                &mut (*d_t_b_2),
                                d_v_4,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.1,
                                &(d_t_value_4),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_3.0,
                                &(d_value_4),
                            );
                            rule_of_value::__jvp_vjp(
                                rule_of_value,
                                ::rootgrad_autodiff::rt::Inactive,
                                a_2,
                                &mut (*d_a_2),
                                t_a_2,
                                &mut (*d_t_a_2),
                                d_v_3,
                            );
                        }
                        _ => {}
                    }
                }
                Expr::Power(a_3, n) => {
                    let Expr::Power(d_a_3, _) = &mut (*d_e) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_e) {
                        Expr::Power(t_a_3, t_n) => {
                            let Expr::Power(d_t_a_3, _) = &mut (*d_t_e) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let v_5 = kept_4.take();
                            let value_6 = ::core::clone::Clone::clone(&v_5.0);
                            let t_value_6 = ::core::clone::Clone::clone(&v_5.1);
                            let x_2 = ::core::clone::Clone::clone(&value_6);
                            let n_2: i32 = *n;
                            let mut d_v_5 = shape_13.zero();
                            let mut d_value_6 = shape_14.zero();
                            let mut d_t_value_6 = shape_15.zero();
                            let mut d_x_2 = shape_16.zero();
                            let mut d_t_2: f64 = -0.0;
                            let d_7 = ::core::mem::take(&mut d_t);
                            d_value_6
                                += d_7
                                    * ::rootgrad_autodiff::rules::powi(
                                        value_6,
                                        ::rootgrad_autodiff::rt::discrete((*n)),
                                    );
                            let v_6 = kept_3.take();
                            let d_8 = ::core::mem::take(&mut d_t_t);
                            d_t_2 += d_8 * t_value_6;
                            d_t_value_6 += d_8 * v_6;
                            if n_2 == 0 {
                                let _ = ::core::mem::take(&mut d_t_2);
                            } else {
                                let d_10 = ::core::mem::take(&mut d_t_2);
                                let d_11 = d_10 * f64::from(n_2);
                                d_x_2
                                    += d_11
                                        * ::rootgrad_autodiff::rules::powi(
                                            x_2,
                                            n_2.wrapping_sub(1),
                                        );
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_value_6,
                                &(d_x_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_5.1,
                                &(d_t_value_6),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_5.0,
                                &(d_value_6),
                            );
                            rule_of_value::__jvp_vjp(
                                rule_of_value,
                                ::rootgrad_autodiff::rt::Inactive,
                                a_3,
                                &mut (*d_a_3),
                                t_a_3,
                                &mut (*d_t_a_3),
                                d_v_5,
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
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Expr) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Expr,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Expr>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
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
            a0: &Expr,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Expr>,
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(simple as rule_of_simple, value as rule_of_value);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let x: f64 = p[0];
        let x_2: f64 = p[1];
        let sum = Expr::Sum(
            ::std::boxed::Box::new(Expr::Number(x)),
            ::std::boxed::Box::new(Expr::Number(x_2)),
        );
        let x_3: f64 = p[2];
        let e = Expr::Product(
            ::std::boxed::Box::new(::core::clone::Clone::clone(&sum)),
            ::std::boxed::Box::new(
                Expr::Power(::std::boxed::Box::new(Expr::Number(x_3)), 3),
            ),
        );
        let x_4: f64 = p[0];
        let argument = Expr::Sum(
            ::std::boxed::Box::new(::core::clone::Clone::clone(&e)),
            ::std::boxed::Box::new(Expr::Number(x_4)),
        );
        let e_3 = rule_of_simple::__of(simple)(::core::clone::Clone::clone(&argument));
        let value_2 = rule_of_value::__of(value)(&e_3);
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_x_2: f64 = -0.0;
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_x_3: f64 = -0.0;
        let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let mut d_x_4: f64 = -0.0;
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_e_3 = ::rootgrad_autodiff::Differentiable::zero_like(&e_3);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        rule_of_value::__vjp(&e_3, &mut d_e_3, d_value_2);
        rule_of_simple::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_e_3,
        );
        let Expr::Sum(d_1, d_2) = &d_argument else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_e, &((*(*d_1))));
        let Expr::Number(d_3) = &(*(*d_2)) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x_4 += (*d_3);
        d_p[0] += d_x_4;
        let Expr::Product(d_4, d_5) = &d_e else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum, &((*(*d_4))));
        let Expr::Power(d_6, _) = &(*(*d_5)) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Expr::Number(d_7) = &(*(*d_6)) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x_3 += (*d_7);
        d_p[2] += d_x_3;
        let Expr::Sum(d_8, d_10) = &d_sum else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Expr::Number(d_9) = &(*(*d_8)) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x += (*d_9);
        let Expr::Number(d_11) = &(*(*d_10)) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x_2 += (*d_11);
        d_p[1] += d_x_2;
        d_p[0] += d_x;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(simple as rule_of_simple, value as rule_of_value);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let x: f64 = p[0];
        let t_x: f64 = t_p[0];
        let x_2: f64 = p[1];
        let t_x_2: f64 = t_p[1];
        let t_sum = Expr::Sum {
            0: ::std::boxed::Box::new(Expr::Number { 0: t_x }),
            1: ::std::boxed::Box::new(Expr::Number { 0: t_x_2 }),
        };
        let sum = Expr::Sum(
            ::std::boxed::Box::new(Expr::Number(x)),
            ::std::boxed::Box::new(Expr::Number(x_2)),
        );
        let x_3: f64 = p[2];
        let t_x_3: f64 = t_p[2];
        let t_e = Expr::Product {
            0: ::std::boxed::Box::new(t_sum),
            1: ::std::boxed::Box::new(Expr::Power {
                0: ::std::boxed::Box::new(Expr::Number { 0: t_x_3 }),
                1: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
            }),
        };
        let e = Expr::Product(
            ::std::boxed::Box::new(sum),
            ::std::boxed::Box::new(
                Expr::Power(::std::boxed::Box::new(Expr::Number(x_3)), 3),
            ),
        );
        let x_4: f64 = p[0];
        let t_x_4: f64 = t_p[0];
        let t_argument = Expr::Sum {
            0: ::std::boxed::Box::new(t_e),
            1: ::std::boxed::Box::new(Expr::Number { 0: t_x_4 }),
        };
        let argument = Expr::Sum(
            ::std::boxed::Box::new(e),
            ::std::boxed::Box::new(Expr::Number(x_4)),
        );
        let (v_1, t_e_3) = rule_of_simple::__jvp(simple, argument, t_argument);
        let e_3 = v_1;
        let (v_2, t_value_2) = rule_of_value::__jvp(value, &e_3, &t_e_3);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod states_with_numbers {
    ///The derivative of [`next`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum next {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl next {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &next)
        }
        /// The reverse derivative of [`next`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            s: State,
            input: f64,
            d_ret: (State, f64),
        ) -> ((State, f64), State, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            match ::core::clone::Clone::clone(&s) {
                State::Charging { level, .. } if level >= 1.0 => {
                    t = (State::Hold(2), level);
                    shape_1.keep(&t);
                }
                State::Charging { level: level_2, rate } => {
                    let level_3 = (level_2 + (0.3 * rate)) + (0.01 * input);
                    t = (
                        (State::Charging {
                            level: level_3,
                            rate: 0.95 * rate,
                        }),
                        (level_3 * level_3),
                    );
                    shape_1.keep(&t);
                }
                State::Hold(0) => {
                    t = (State::Discharge(input), 1.0);
                    shape_1.keep(&t);
                }
                State::Hold(n @ 1..=3) => {
                    t = (
                        State::Hold(::rootgrad_autodiff::rt::discrete(n - 1)),
                        (input / (n as f64)),
                    );
                    shape_1.keep(&t);
                }
                State::Hold(_) => {
                    unreachable!();
                }
                State::Discharge(q) => {
                    t = (State::Discharge((0.6 * q)), (-q));
                    shape_1.keep(&t);
                }
            }
            let result: (State, f64) = t;
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&s) {
                State::Charging { level, .. } if level >= 1.0 => {
                    let State::Charging { level: d_level, .. } = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_level), &(d_1.1));
                }
                State::Charging { level: level_2, rate } => {
                    let State::Charging { level: d_level_2, rate: d_rate } = &mut d_s
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let level_3 = (level_2 + (0.3 * rate)) + (0.01 * input);
                    let mut d_level_3: f64 = -0.0;
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Charging { level: d_3, rate: d_4 } = &d_2.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_level_3 += (*d_3);
                    let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                    (*d_rate) += d_5 * 0.95;
                    d_level_3 += d_2.1 * level_3;
                    d_level_3 += d_2.1 * level_3;
                    (*d_level_2) += d_level_3;
                    (*d_rate) += d_level_3 * 0.3;
                    d_input += d_level_3 * 0.01;
                }
                State::Hold(0) => {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Discharge(d_7) = &d_6.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_input += (*d_7);
                }
                State::Hold(n @ 1..=3) => {
                    let State::Hold(d_n @ _) = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    d_input += d_8.1 / (n as f64);
                    let d_9 = d_8.1 / (n as f64) * (input / (n as f64));
                    ::rootgrad_autodiff::rt::accumulate_cast(&mut (*d_n), -d_9);
                }
                State::Hold(_) => {}
                State::Discharge(q) => {
                    let State::Discharge(d_q) = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Discharge(d_11) = &d_10.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
                    (*d_q) += d_12 * 0.6;
                    let d_13 = ::rootgrad_autodiff::rt::scalar(d_10.1);
                    (*d_q) -= d_13;
                }
            }
            (result, d_s, d_input)
        }
        /// The forward derivative of [`next`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            s: State,
            t_s: State,
            input: f64,
            t_input: f64,
        ) -> ((State, f64), (State, f64)) {
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&s) {
                State::Charging { level, .. } if level >= 1.0 => {
                    let State::Charging { level: t_level, .. } = ::core::clone::Clone::clone(
                        &t_s,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    t_t = (
                        ::rootgrad_autodiff::Differentiable::zero_like(
                            &(State::Hold(2)),
                        ),
                        t_level,
                    );
                    t = (State::Hold(2), level);
                }
                State::Charging { level: level_2, rate } => {
                    let State::Charging { level: t_level_2, rate: t_rate } = ::core::clone::Clone::clone(
                        &t_s,
                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                    let level_3 = (level_2 + (0.3 * rate)) + (0.01 * input);
                    let t_level_3 = (t_level_2 + (0.3 * t_rate)) + (0.01 * t_input);
                    t_t = (
                        State::Charging {
                            level: t_level_3,
                            rate: 0.95 * t_rate,
                        },
                        t_level_3 * level_3 + level_3 * t_level_3,
                    );
                    t = (
                        (State::Charging {
                            level: level_3,
                            rate: 0.95 * rate,
                        }),
                        (level_3 * level_3),
                    );
                }
                State::Hold(0) => {
                    t_t = (State::Discharge { 0: t_input }, 0.0);
                    t = (State::Discharge(input), 1.0);
                }
                State::Hold(n @ 1..=3) => {
                    let State::Hold(t_n @ _) = ::core::clone::Clone::clone(&t_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = (
                        ::rootgrad_autodiff::Differentiable::zero_like(
                            &(State::Hold(::rootgrad_autodiff::rt::discrete(n - 1))),
                        ),
                        (t_input
                            - (input / (n as f64))
                                * ::rootgrad_autodiff::rt::cast_scalar::<_, f64>(t_n))
                            / (n as f64),
                    );
                    t = (
                        State::Hold(::rootgrad_autodiff::rt::discrete(n - 1)),
                        (input / (n as f64)),
                    );
                }
                State::Hold(_) => {
                    unreachable!();
                }
                State::Discharge(q) => {
                    let State::Discharge(t_q) = ::core::clone::Clone::clone(&t_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = (
                        State::Discharge { 0: 0.6 * t_q },
                        ::rootgrad_autodiff::rt::tangent_at(-t_q, -q),
                    );
                    t = (State::Discharge((0.6 * q)), (-q));
                }
            }
            let result: (State, f64) = t;
            let t_result: (State, f64) = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(State, f64) -> (State, f64) + 'static,
            a0: State,
            t0: impl ::rootgrad_autodiff::rt::Tangent<State>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ((State, f64), (State, f64)) {
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
            s: State,
            t_s: State,
            input: f64,
            t_input: f64,
            d_ret: ((State, f64), (State, f64)),
        ) -> (State, State, f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&s) {
                State::Charging { level, .. } if level >= 1.0 => {
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Charging { level: t_level, .. } => {
                            let t_2 = State::Hold(2);
                            t_t = (
                                ::rootgrad_autodiff::Differentiable::zero_like(&t_2),
                                t_level,
                            );
                            shape_3.keep(&t_t);
                            t = (State::Hold(2), level);
                            shape_2.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                State::Charging { level: level_2, rate } => {
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Charging { level: t_level_2, rate: t_rate } => {
                            let level_3 = (level_2 + (0.3 * rate)) + (0.01 * input);
                            let t_level_3 = (t_level_2 + (0.3 * t_rate))
                                + (0.01 * t_input);
                            t_t = (
                                (State::Charging {
                                    level: t_level_3,
                                    rate: 0.95 * t_rate,
                                }),
                                ((t_level_3 * level_3) + (level_3 * t_level_3)),
                            );
                            shape_3.keep(&t_t);
                            t = (
                                (State::Charging {
                                    level: level_3,
                                    rate: 0.95 * rate,
                                }),
                                (level_3 * level_3),
                            );
                            shape_2.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                State::Hold(0) => {
                    t_t = ((State::Discharge { 0: t_input }), 0.0);
                    shape_3.keep(&t_t);
                    t = (State::Discharge(input), 1.0);
                    shape_2.keep(&t);
                }
                State::Hold(n @ 1..=3) => {
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Hold(t_n @ _) => {
                            let t_3 = State::Hold(
                                ::rootgrad_autodiff::rt::discrete(n - 1),
                            );
                            let t_4 = ::rootgrad_autodiff::rt::tangent_of(t_n);
                            shape_1.keep(&t_4);
                            t_t = (
                                ::rootgrad_autodiff::Differentiable::zero_like(&t_3),
                                ((t_input - ((input / (n as f64)) * (t_4 as f64)))
                                    / (n as f64)),
                            );
                            shape_3.keep(&t_t);
                            t = (
                                State::Hold(::rootgrad_autodiff::rt::discrete(n - 1)),
                                (input / (n as f64)),
                            );
                            shape_2.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                State::Hold(_) => {
                    unreachable!();
                }
                State::Discharge(q) => {
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Discharge(t_q) => {
                            t_t = (
                                (State::Discharge { 0: 0.6 * t_q }),
                                ::rootgrad_autodiff::rt::tangent_at((-t_q), (-q)),
                            );
                            shape_3.keep(&t_t);
                            t = (State::Discharge((0.6 * q)), (-q));
                            shape_2.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let result: (State, f64) = t;
            let t_result: (State, f64) = t_t;
            let result_2: ((State, f64), (State, f64)) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_t_s = ::rootgrad_autodiff::Differentiable::zero_like(&t_s);
            let mut d_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_input = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t = shape_2.zero();
            let mut d_t_t = shape_3.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            match ::core::clone::Clone::clone(&s) {
                State::Charging { level, .. } if level >= 1.0 => {
                    let State::Charging { level: d_level, .. } = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Charging { level: t_level, .. } => {
                            let State::Charging { level: d_t_level, .. } = &mut d_t_s
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_level),
                                &(d_1.1),
                            );
                            let d_2 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_level),
                                &(d_2.1),
                            );
                        }
                        _ => {}
                    }
                }
                State::Charging { level: level_2, rate } => {
                    let State::Charging { level: d_level_2, rate: d_rate } = &mut d_s
                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Charging { level: t_level_2, rate: t_rate } => {
                            let State::Charging { level: d_t_level_2, rate: d_t_rate } = &mut d_t_s
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let level_3 = (level_2 + (0.3 * rate)) + (0.01 * input);
                            let t_level_3 = (t_level_2 + (0.3 * t_rate))
                                + (0.01 * t_input);
                            let mut d_level_3: f64 = -0.0;
                            let mut d_t_level_3: f64 = -0.0;
                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let State::Charging { level: d_4, rate: d_5 } = &d_3.0 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_level_3 += (*d_4);
                            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                            (*d_rate) += d_6 * 0.95;
                            d_level_3 += d_3.1 * level_3;
                            d_level_3 += d_3.1 * level_3;
                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let State::Charging { level: d_8, rate: d_9 } = &d_7.0 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_t_level_3 += (*d_8);
                            let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
                            (*d_t_rate) += d_10 * 0.95;
                            let d_11 = d_7.1;
                            d_t_level_3 += d_11 * level_3;
                            d_level_3 += d_11 * t_level_3;
                            let d_12 = d_7.1;
                            d_level_3 += d_12 * t_level_3;
                            d_t_level_3 += d_12 * level_3;
                            (*d_t_level_2) += d_t_level_3;
                            (*d_t_rate) += d_t_level_3 * 0.3;
                            d_t_input += d_t_level_3 * 0.01;
                            (*d_level_2) += d_level_3;
                            (*d_rate) += d_level_3 * 0.3;
                            d_input += d_level_3 * 0.01;
                        }
                        _ => {}
                    }
                }
                State::Hold(0) => {
                    let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let State::Discharge(d_14) = &d_13.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_input += (*d_14);
                    let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let State::Discharge { 0: d_16 } = &d_15.0 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_t_input += (*d_16);
                }
                State::Hold(n @ 1..=3) => {
                    let State::Hold(d_n @ _) = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Hold(t_n @ _) => {
                            let State::Hold(d_t_n @ _) = &mut d_t_s else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let t_4 = ::rootgrad_autodiff::rt::tangent_of(t_n);
                            let mut d_t_4 = shape_1.zero();
                            let d_17 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            d_input += d_17.1 / (n as f64);
                            let d_18 = d_17.1 / (n as f64) * (input / (n as f64));
                            ::rootgrad_autodiff::rt::accumulate_cast(&mut (*d_n), -d_18);
                            let d_19 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let d_20 = d_19.1 / (n as f64);
                            d_t_input += d_20;
                            let d_21 = d_20 * (t_4 as f64);
                            d_input -= d_21 / (n as f64);
                            let d_22 = d_21 / (n as f64) * (input / (n as f64));
                            ::rootgrad_autodiff::rt::accumulate_cast(&mut (*d_n), d_22);
                            let d_23 = d_20 * (input / (n as f64));
                            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_t_4, -d_23);
                            let d_24 = d_19.1 / (n as f64)
                                * ((t_input - ((input / (n as f64)) * (t_4 as f64)))
                                    / (n as f64));
                            ::rootgrad_autodiff::rt::accumulate_cast(&mut (*d_n), -d_24);
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_n), &(d_t_4));
                        }
                        _ => {}
                    }
                }
                State::Hold(_) => {}
                State::Discharge(q) => {
                    let State::Discharge(d_q) = &mut d_s else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_s) {
                        State::Discharge(t_q) => {
                            let State::Discharge(d_t_q) = &mut d_t_s else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_25 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let State::Discharge(d_26) = &d_25.0 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_27 = ::rootgrad_autodiff::rt::scalar((*d_26));
                            (*d_q) += d_27 * 0.6;
                            let d_28 = ::rootgrad_autodiff::rt::scalar(d_25.1);
                            (*d_q) -= d_28;
                            let d_29 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let State::Discharge { 0: d_30 } = &d_29.0 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_31 = ::rootgrad_autodiff::rt::scalar((*d_30));
                            (*d_t_q) += d_31 * 0.6;
                            let d_32 = ::rootgrad_autodiff::rt::scalar(d_29.1);
                            (*d_t_q) -= d_32;
                        }
                        _ => {}
                    }
                }
            }
            (d_s, d_t_s, d_input, d_t_input)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(State, f64) -> (State, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: State,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<State>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<State>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<State>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((State, f64), (State, f64))>,
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
            a0: State,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<State>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(State, f64)>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(next as rule_of_next);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut s = State::Charging {
            level: 0.0,
            rate: p[0],
        };
        let mut total = 0.0;
        for k in 0..9 {
            let argument = p[(k % 3)];
            let value = rule_of_next::__of(
                next,
            )(kept_1.keep(::core::clone::Clone::clone(&s)), argument);
            shape_2.keep(&value);
            let state = value.0;
            shape_3.keep(&state);
            let out = value.1;
            shape_4.keep(&out);
            shape_1.keep(&s);
            s = state;
            total += out * (1.0 + (0.1 * (k as f64)));
        }
        match ::core::clone::Clone::clone(&s) {
            State::Discharge(q_2) | State::Charging { level: q_2, .. } => {
                total += q_2 * q_2;
            }
            _ => {}
        }
        let result: f64 = total;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_total: f64 = -0.0;
        d_total += d_result;
        match ::core::clone::Clone::clone(&s) {
            State::Discharge(q_2) | State::Charging { level: q_2, .. } => {
                let (State::Discharge(d_q_2) | State::Charging { level: d_q_2, .. }) = &mut d_s
                else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_1 = d_total;
                (*d_q_2) += d_1 * q_2;
                (*d_q_2) += d_1 * q_2;
            }
            _ => {}
        }
        for k in (0..9).rev() {
            let v_1 = kept_1.take();
            let argument = p[(k % 3)];
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let mut d_state = shape_3.zero();
            let mut d_out = shape_4.zero();
            let d_2 = d_total;
            d_out += d_2 * (1.0 + (0.1 * (k as f64)));
            let d_3 = shape_1.replace(&mut d_s);
            ::rootgrad_autodiff::rt::accumulate(&mut d_state, &(d_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value.1, &(d_out));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value.0, &(d_state));
            rule_of_next::__vjp(
                ::core::clone::Clone::clone(&v_1),
                &mut d_s,
                argument,
                &mut d_argument,
                d_value,
            );
            d_p[k % 3] += d_argument;
        }
        let State::Charging { level: _, rate: d_4 } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_4);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(next as rule_of_next);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_s = State::Charging {
            level: 0.0,
            rate: t_p[0],
        };
        let mut s = State::Charging {
            level: 0.0,
            rate: p[0],
        };
        let mut total = 0.0;
        let mut t_total = 0.0;
        for k in 0..9 {
            let argument = p[(k % 3)];
            let t_argument = t_p[k % 3];
            let (v_1, t_value) = rule_of_next::__jvp(next, s, t_s, argument, t_argument);
            let value = v_1;
            let state = value.0;
            let t_state = t_value.0;
            let out = value.1;
            let t_out = t_value.1;
            t_s = t_state;
            s = state;
            t_total += t_out * (1.0 + (0.1 * (k as f64)));
            total += out * (1.0 + (0.1 * (k as f64)));
        }
        match ::core::clone::Clone::clone(&s) {
            State::Discharge(q_2) | State::Charging { level: q_2, .. } => {
                let (State::Discharge(t_q_2) | State::Charging { level: t_q_2, .. }) = ::core::clone::Clone::clone(
                    &t_s,
                ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                t_total += t_q_2 * q_2 + q_2 * t_q_2;
                total += q_2 * q_2;
            }
            _ => {}
        }
        let result: f64 = total;
        let t_result: f64 = t_total;
        (result, t_result)
    }
}
mod decided_within_an_expression {
    ///The derivative of [`run`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum run {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl run {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &run)
        }
        /// The reverse derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            program: &[Token],
            d_program: &mut [Token],
            d_ret: Result<f64, &'static str>,
        ) -> Result<f64, &'static str> {
            ::rootgrad_autodiff::rt::same_length(
                "program",
                program.len(),
                d_program.len(),
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Result<f64, &'static str> = ::rootgrad_autodiff::rt::any_value();
            let mut stack: Vec<f64> = Vec::new();
            let mut running = true;
            let mut jumped = false;
            let length = program.len();
            let mut passes_of_kept_13 = 0usize;
            for i in 0..length {
                passes_of_kept_13 += 1;
                let t = &program[i];
                match t {
                    Token::Number(x) => {
                        stack.push(*x);
                    }
                    Token::Op(c) => {
                        let present = kept_10.keep((stack.len() > 0));
                        if present {
                            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                            let at = kept_8.keep((stack.len() - 1));
                            let popped = kept_7.keep(stack[at]);
                            stack.pop();
                            let tried_2 = popped;
                            let chosen_3 = tried_2;
                            let tried = chosen_3;
                            let b = tried;
                            let present_2 = kept_6.keep((stack.len() > 0));
                            if present_2 {
                                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                let at_2 = kept_4.keep((stack.len() - 1));
                                let popped_2 = kept_3.keep(stack[at_2]);
                                stack.pop();
                                let a = popped_2;
                                let mut chosen_5 = ::core::default::Default::default();
                                match c {
                                    '+' => {
                                        chosen_5 = a + b;
                                        let chosen = chosen_5;
                                        stack.push(chosen);
                                    }
                                    '*' => {
                                        chosen_5 = a * b;
                                        let chosen_6 = chosen_5;
                                        stack.push(chosen_6);
                                    }
                                    _ => {
                                        shape_3.keep(&result);
                                        result = Err("unknown");
                                        running = false;
                                        jumped = true;
                                    }
                                }
                                pass_1.push((kept_3.take(), kept_4.take()));
                            } else {
                                shape_4.keep(&result);
                                result = Err("empty");
                                running = false;
                                jumped = true;
                            }
                            pass_2.push((kept_6.take(), kept_7.take(), kept_8.take()));
                        } else {
                            shape_5.keep(&result);
                            result = Err("empty");
                            running = false;
                            jumped = true;
                        }
                    }
                    Token::Twice => {
                        let present_3 = kept_12.keep((stack.len() > 0));
                        if present_3 {
                            let at_3 = kept_11.keep((stack.len() - 1));
                            let tried_4 = &stack[at_3];
                            let chosen_8 = tried_4;
                            let tried_3 = chosen_8;
                            let top = *tried_3;
                            stack.push(top);
                        } else {
                            shape_6.keep(&result);
                            result = Err("empty");
                            running = false;
                            jumped = true;
                        }
                    }
                }
                if !running {
                    break;
                }
            }
            kept_13.keep(passes_of_kept_13);
            if !jumped {
                let other = "nothing";
                let t_2;
                let present_4 = kept_2.keep((stack.len() > 0));
                if present_4 {
                    let at_4 = kept_1.keep((stack.len() - 1));
                    let popped_3 = stack[at_4];
                    stack.pop();
                    let held = popped_3;
                    t_2 = Ok(held);
                    shape_2.keep(&t_2);
                } else {
                    t_2 = Err(other);
                    shape_2.keep(&t_2);
                }
                shape_1.keep(&result);
                result = t_2;
            }
            let mut d_result = d_ret;
            let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
            if !jumped {
                let present_4 = kept_2.take();
                let mut d_t_2 = shape_2.zero();
                let d_1 = shape_1.replace(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_1));
                if present_4 {
                    let at_4 = kept_1.take();
                    let mut d_popped_3: f64 = -0.0;
                    let mut d_held: f64 = -0.0;
                    let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let Ok(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_held += (*d_3);
                    d_popped_3 += d_held;
                    ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                    d_stack[at_4] += d_popped_3;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                }
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_13.take())
                .rev()
            {
                let t = &program[i];
                let d_t = &mut d_program[i];
                match t {
                    Token::Number(x) => {
                        let Token::Number(d_x) = &mut (*d_t) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_5 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_x), &(d_5));
                    }
                    Token::Op(c) => {
                        let present = kept_10.take();
                        if present {
                            let (present_2, popped, at) = pass_2.take();
                            let tried_2 = popped;
                            let chosen_3 = tried_2;
                            let tried = chosen_3;
                            let b = tried;
                            let mut d_popped: f64 = -0.0;
                            let mut d_tried_2: f64 = -0.0;
                            let mut d_chosen_3: f64 = -0.0;
                            let mut d_tried: f64 = -0.0;
                            let mut d_b: f64 = -0.0;
                            if present_2 {
                                let (popped_2, at_2) = pass_1.take();
                                let a = popped_2;
                                let mut d_popped_2: f64 = -0.0;
                                let mut d_a: f64 = -0.0;
                                let mut d_chosen_5: f64 = -0.0;
                                match c {
                                    '+' => {
                                        let mut d_chosen: f64 = -0.0;
                                        let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                                        d_chosen += d_6;
                                        d_chosen_5 += d_chosen;
                                        let d_7 = ::core::mem::take(&mut d_chosen_5);
                                        d_a += d_7;
                                        d_b += d_7;
                                    }
                                    '*' => {
                                        let mut d_chosen_6: f64 = -0.0;
                                        let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                                        d_chosen_6 += d_8;
                                        d_chosen_5 += d_chosen_6;
                                        let d_9 = ::core::mem::take(&mut d_chosen_5);
                                        d_a += d_9 * b;
                                        d_b += d_9 * a;
                                    }
                                    _ => {
                                        let _ = shape_3.replace(&mut d_result);
                                    }
                                }
                                d_popped_2 += d_a;
                                ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                                d_stack[at_2] += d_popped_2;
                            } else {
                                let _ = shape_4.replace(&mut d_result);
                            }
                            d_tried += d_b;
                            d_chosen_3 += d_tried;
                            d_tried_2 += d_chosen_3;
                            d_popped += d_tried_2;
                            ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                            d_stack[at] += d_popped;
                        } else {
                            let _ = shape_5.replace(&mut d_result);
                        }
                    }
                    Token::Twice => {
                        let present_3 = kept_12.take();
                        if present_3 {
                            let at_3 = kept_11.take();
                            let mut d_top: f64 = -0.0;
                            let d_13 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                            d_top += d_13;
                            d_stack[at_3] += d_top;
                        } else {
                            let _ = shape_6.replace(&mut d_result);
                        }
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            kept_10.finish();
            kept_11.finish();
            kept_12.finish();
            result
        }
        /// The forward derivative of [`run`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            program: &[Token],
            t_program: &[Token],
        ) -> (Result<f64, &'static str>, Result<f64, &'static str>) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "program",
                program.len(),
                "t_program",
                t_program.len(),
            );
            let mut result: Result<f64, &'static str> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, &'static str> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut stack: Vec<f64> = Vec::new();
            let mut t_stack: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &stack,
            );
            let mut running = true;
            let mut jumped = false;
            let length = program.len();
            for i in 0..length {
                let t = &program[i];
                let t_t = &t_program[i];
                match t {
                    Token::Number(x) => {
                        let Token::Number(t_x) = &(*t_t) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_stack.push(*t_x);
                        stack.push(*x);
                    }
                    Token::Op(c) => {
                        let Token::Op(t_c) = &(*t_t) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let present = stack.len() > 0;
                        if present {
                            let at = stack.len() - 1;
                            let popped = stack[at];
                            let t_popped = t_stack[at];
                            t_stack.pop();
                            stack.pop();
                            let tried_2 = popped;
                            let t_tried_2 = t_popped;
                            let chosen_3 = tried_2;
                            let t_chosen_3 = t_tried_2;
                            let tried = chosen_3;
                            let t_tried = t_chosen_3;
                            let b = tried;
                            let t_b = t_tried;
                            let present_2 = stack.len() > 0;
                            if present_2 {
                                let at_2 = stack.len() - 1;
                                let popped_2 = stack[at_2];
                                let t_popped_2 = t_stack[at_2];
                                t_stack.pop();
                                stack.pop();
                                let a = popped_2;
                                let t_a = t_popped_2;
                                let mut chosen_5 = ::core::default::Default::default();
                                let mut t_chosen_5 = 0.0;
                                match c {
                                    '+' => {
                                        t_chosen_5 = t_a + t_b;
                                        chosen_5 = a + b;
                                        let chosen = chosen_5;
                                        let t_chosen = t_chosen_5;
                                        t_stack.push(t_chosen);
                                        stack.push(chosen);
                                    }
                                    '*' => {
                                        t_chosen_5 = t_a * b + a * t_b;
                                        chosen_5 = a * b;
                                        let chosen_6 = chosen_5;
                                        let t_chosen_6 = t_chosen_5;
                                        t_stack.push(t_chosen_6);
                                        stack.push(chosen_6);
                                    }
                                    _ => {
                                        let v_1 = Err("unknown");
                                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                            &v_1,
                                        );
                                        result = v_1;
                                        running = false;
                                        jumped = true;
                                    }
                                }
                            } else {
                                let v_2 = Err("empty");
                                t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                    &v_2,
                                );
                                result = v_2;
                                running = false;
                                jumped = true;
                            }
                        } else {
                            let v_3 = Err("empty");
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_3,
                            );
                            result = v_3;
                            running = false;
                            jumped = true;
                        }
                    }
                    Token::Twice => {
                        let present_3 = stack.len() > 0;
                        if present_3 {
                            let at_3 = stack.len() - 1;
                            let tried_4 = &stack[at_3];
                            let t_tried_4 = &t_stack[at_3];
                            let chosen_8 = tried_4;
                            let t_chosen_8 = t_tried_4;
                            let tried_3 = chosen_8;
                            let t_tried_3 = t_chosen_8;
                            let top = *tried_3;
                            let t_top = *t_tried_3;
                            t_stack.push(t_top);
                            stack.push(top);
                        } else {
                            let v_4 = Err("empty");
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_4,
                            );
                            result = v_4;
                            running = false;
                            jumped = true;
                        }
                    }
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                let other = "nothing";
                let t_2;
                let t_t_2;
                let present_4 = stack.len() > 0;
                if present_4 {
                    let at_4 = stack.len() - 1;
                    let popped_3 = stack[at_4];
                    let t_popped_3 = t_stack[at_4];
                    t_stack.pop();
                    stack.pop();
                    let held = popped_3;
                    let t_held = t_popped_3;
                    t_t_2 = Ok(t_held);
                    t_2 = Ok(held);
                } else {
                    let v_5 = Err(other);
                    t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    t_2 = v_5;
                }
                t_result = t_t_2.clone();
                result = t_2.clone();
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
                &[Token],
            ) -> Result<f64, &'static str> + 'static,
            a0: &[Token],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[Token]>,
        ) -> (Result<f64, &'static str>, Result<f64, &'static str>) {
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
            program: &[Token],
            d_program: &mut [Token],
            t_program: &[Token],
            d_t_program: &mut [Token],
            d_ret: (Result<f64, &'static str>, Result<f64, &'static str>),
        ) {
            ::rootgrad_autodiff::rt::same_length(
                "program",
                program.len(),
                d_program.len(),
            );
            ::rootgrad_autodiff::rt::same_length(
                "t_program",
                t_program.len(),
                d_t_program.len(),
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_19 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_20 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut result: Result<f64, &'static str> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, &'static str> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut stack: Vec<f64> = Vec::new();
            let mut t_stack: Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &stack,
            );
            let mut running = true;
            let mut jumped = false;
            let length = program.len();
            let mut running_2 = true;
            let mut passes_of_kept_21 = 0usize;
            for i in 0..length {
                passes_of_kept_21 += 1;
                let t = &program[i];
                let t_t = &t_program[i];
                match t {
                    Token::Number(x) => {
                        match &(*t_t) {
                            Token::Number(t_x) => {
                                t_stack.push(*t_x);
                                stack.push(*x);
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    Token::Op(c) => {
                        match &(*t_t) {
                            Token::Op(t_c) => {
                                let present = kept_18.keep((stack.len() > 0));
                                if present {
                                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                                    let at = kept_16.keep((stack.len() - 1));
                                    let popped = kept_15.keep(stack[at]);
                                    let t_popped = kept_14.keep(t_stack[at]);
                                    if kept_12.keep((t_stack.len() > 0)) {
                                        t_stack.pop();
                                    }
                                    if kept_11.keep((stack.len() > 0)) {
                                        stack.pop();
                                    }
                                    let tried_2 = popped;
                                    let t_tried_2 = t_popped;
                                    let chosen_3 = tried_2;
                                    let t_chosen_3 = t_tried_2;
                                    let tried = chosen_3;
                                    let t_tried = t_chosen_3;
                                    let b = tried;
                                    let t_b = t_tried;
                                    let present_2 = kept_13.keep((stack.len() > 0));
                                    if present_2 {
                                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                                        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                                        let at_2 = kept_9.keep((stack.len() - 1));
                                        let popped_2 = kept_8.keep(stack[at_2]);
                                        let t_popped_2 = kept_7.keep(t_stack[at_2]);
                                        if kept_6.keep((t_stack.len() > 0)) {
                                            t_stack.pop();
                                        }
                                        if kept_5.keep((stack.len() > 0)) {
                                            stack.pop();
                                        }
                                        let a = popped_2;
                                        let t_a = t_popped_2;
                                        let mut chosen_5 = ::core::default::Default::default();
                                        let mut t_chosen_5 = 0.0;
                                        match c {
                                            '+' => {
                                                t_chosen_5 = t_a + t_b;
                                                chosen_5 = a + b;
                                                let chosen = chosen_5;
                                                let t_chosen = t_chosen_5;
                                                t_stack.push(t_chosen);
                                                stack.push(chosen);
                                            }
                                            '*' => {
                                                t_chosen_5 = (t_a * b) + (a * t_b);
                                                chosen_5 = a * b;
                                                let chosen_6 = chosen_5;
                                                let t_chosen_6 = t_chosen_5;
                                                t_stack.push(t_chosen_6);
                                                stack.push(chosen_6);
                                            }
                                            _ => {
                                                let v_1 = Err("unknown");
                                                shape_6.keep(&t_result);
                                                t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                    &v_1,
                                                );
                                                shape_5.keep(&result);
                                                result = v_1;
                                                running = false;
                                                jumped = true;
                                            }
                                        }
                                        pass_1
                                            .push((
                                                kept_5.take(),
                                                kept_6.take(),
                                                kept_7.take(),
                                                kept_8.take(),
                                                kept_9.take(),
                                            ));
                                    } else {
                                        let v_2 = Err("empty");
                                        shape_8.keep(&t_result);
                                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                            &v_2,
                                        );
                                        shape_7.keep(&result);
                                        result = v_2;
                                        running = false;
                                        jumped = true;
                                    }
                                    pass_2
                                        .push((
                                            kept_11.take(),
                                            kept_12.take(),
                                            kept_13.take(),
                                            kept_14.take(),
                                            kept_15.take(),
                                            kept_16.take(),
                                        ));
                                } else {
                                    let v_3 = Err("empty");
                                    shape_10.keep(&t_result);
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_3,
                                    );
                                    shape_9.keep(&result);
                                    result = v_3;
                                    running = false;
                                    jumped = true;
                                }
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    Token::Twice => {
                        let present_3 = kept_20.keep((stack.len() > 0));
                        if present_3 {
                            let at_3 = kept_19.keep((stack.len() - 1));
                            let tried_4 = &stack[at_3];
                            let t_tried_4 = &t_stack[at_3];
                            let chosen_8 = tried_4;
                            let t_chosen_8 = t_tried_4;
                            let tried_3 = chosen_8;
                            let t_tried_3 = t_chosen_8;
                            let top = *tried_3;
                            let t_top = *t_tried_3;
                            t_stack.push(t_top);
                            stack.push(top);
                        } else {
                            let v_4 = Err("empty");
                            shape_12.keep(&t_result);
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_4,
                            );
                            shape_11.keep(&result);
                            result = v_4;
                            running = false;
                            jumped = true;
                        }
                    }
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_21.keep(passes_of_kept_21);
            if !jumped {
                let other = "nothing";
                let t_2;
                let t_t_2;
                let present_4 = kept_4.keep((stack.len() > 0));
                if present_4 {
                    let at_4 = kept_3.keep((stack.len() - 1));
                    let popped_3 = stack[at_4];
                    let t_popped_3 = t_stack[at_4];
                    if kept_2.keep((t_stack.len() > 0)) {
                        t_stack.pop();
                    }
                    if kept_1.keep((stack.len() > 0)) {
                        stack.pop();
                    }
                    let held = popped_3;
                    let t_held = t_popped_3;
                    t_t_2 = Ok(t_held);
                    shape_4.keep(&t_t_2);
                    t_2 = Ok(held);
                    shape_3.keep(&t_2);
                } else {
                    let v_5 = Err(other);
                    t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                    shape_4.keep(&t_t_2);
                    t_2 = v_5;
                    shape_3.keep(&t_2);
                }
                shape_2.keep(&t_result);
                t_result = t_t_2.clone();
                shape_1.keep(&result);
                result = t_2.clone();
            }
            let result_2: (Result<f64, &'static str>, Result<f64, &'static str>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_stack = ::rootgrad_autodiff::Differentiable::zero_like(&stack);
            let mut d_t_stack = ::rootgrad_autodiff::Differentiable::zero_like(&t_stack);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if !jumped {
                let present_4 = kept_4.take();
                let mut d_t_2 = shape_3.zero();
                let mut d_t_t_2 = shape_4.zero();
                let d_1 = shape_1.replace(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &d_1);
                let d_2 = shape_2.replace(&mut d_t_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &d_2);
                if present_4 {
                    let at_4 = kept_3.take();
                    let mut d_popped_3: f64 = -0.0;
                    let mut d_t_popped_3: f64 = -0.0;
                    let mut d_held: f64 = -0.0;
                    let mut d_t_held: f64 = -0.0;
                    let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_held += (*d_4);
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                    let Ok(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_t_held += (*d_6);
                    d_t_popped_3 += d_t_held;
                    d_popped_3 += d_held;
                    let v_6 = kept_1.take();
                    if v_6 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                    }
                    let v_7 = kept_2.take();
                    if v_7 {
                        ::rootgrad_autodiff::rt::unpopped(&mut d_t_stack);
                    }
                    d_t_stack[at_4] += d_t_popped_3;
                    d_stack[at_4] += d_popped_3;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                }
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_21.take())
                .rev()
            {
                let t = &program[i];
                let t_t = &t_program[i];
                let d_t = &mut d_program[i];
                let d_t_t = &mut d_t_program[i];
                match t {
                    Token::Number(x) => {
                        let Token::Number(d_x) = &mut (*d_t) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match &(*t_t) {
                            Token::Number(t_x) => {
                                let Token::Number(d_t_x) = &mut (*d_t_t) else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_9 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                                ::rootgrad_autodiff::rt::accumulate(&mut (*d_x), &(d_9));
                                let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_t_stack);
                                ::rootgrad_autodiff::rt::accumulate(&mut (*d_t_x), &(d_10));
                            }
                            _ => {}
                        }
                    }
                    Token::Op(c) => {
                        match &(*t_t) {
                            Token::Op(t_c) => {
                                let present = kept_18.take();
                                if present {
                                    let (v_10, v_11, present_2, t_popped, popped, at) = pass_2
                                        .take();
                                    let tried_2 = popped;
                                    let t_tried_2 = t_popped;
                                    let chosen_3 = tried_2;
                                    let t_chosen_3 = t_tried_2;
                                    let tried = chosen_3;
                                    let t_tried = t_chosen_3;
                                    let b = tried;
                                    let t_b = t_tried;
                                    let mut d_popped: f64 = -0.0;
                                    let mut d_t_popped: f64 = -0.0;
                                    let mut d_tried_2: f64 = -0.0;
                                    let mut d_t_tried_2: f64 = -0.0;
                                    let mut d_chosen_3: f64 = -0.0;
                                    let mut d_t_chosen_3: f64 = -0.0;
                                    let mut d_tried: f64 = -0.0;
                                    let mut d_t_tried: f64 = -0.0;
                                    let mut d_b: f64 = -0.0;
                                    let mut d_t_b: f64 = -0.0;
                                    if present_2 {
                                        let (v_8, v_9, t_popped_2, popped_2, at_2) = pass_1.take();
                                        let a = popped_2;
                                        let t_a = t_popped_2;
                                        let mut d_popped_2: f64 = -0.0;
                                        let mut d_t_popped_2: f64 = -0.0;
                                        let mut d_a: f64 = -0.0;
                                        let mut d_t_a: f64 = -0.0;
                                        let mut d_chosen_5: f64 = -0.0;
                                        let mut d_t_chosen_5: f64 = -0.0;
                                        match c {
                                            '+' => {
                                                let mut d_chosen: f64 = -0.0;
                                                let mut d_t_chosen: f64 = -0.0;
                                                let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                                                d_chosen += d_11;
                                                let d_12 = ::rootgrad_autodiff::rt::popped(&mut d_t_stack);
                                                d_t_chosen += d_12;
                                                d_t_chosen_5 += d_t_chosen;
                                                d_chosen_5 += d_chosen;
                                                let d_13 = ::core::mem::take(&mut d_chosen_5);
                                                d_a += d_13;
                                                d_b += d_13;
                                                let d_14 = ::core::mem::take(&mut d_t_chosen_5);
                                                d_t_a += d_14;
                                                d_t_b += d_14;
                                            }
                                            '*' => {
                                                let mut d_chosen_6: f64 = -0.0;
                                                let mut d_t_chosen_6: f64 = -0.0;
                                                let d_15 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                                                d_chosen_6 += d_15;
                                                let d_16 = ::rootgrad_autodiff::rt::popped(&mut d_t_stack);
                                                d_t_chosen_6 += d_16;
                                                d_t_chosen_5 += d_t_chosen_6;
                                                d_chosen_5 += d_chosen_6;
                                                let d_17 = ::core::mem::take(&mut d_chosen_5);
                                                d_a += d_17 * b;
                                                d_b += d_17 * a;
                                                let d_18 = ::core::mem::take(&mut d_t_chosen_5);
                                                d_t_a += d_18 * b;
                                                d_b += d_18 * t_a;
                                                d_a += d_18 * t_b;
                                                d_t_b += d_18 * a;
                                            }
                                            _ => {
                                                let _ = shape_5.replace(&mut d_result);
                                                let _ = shape_6.replace(&mut d_t_result);
                                            }
                                        }
                                        d_t_popped_2 += d_t_a;
                                        d_popped_2 += d_a;
                                        if v_8 {
                                            ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                                        }
                                        if v_9 {
                                            ::rootgrad_autodiff::rt::unpopped(&mut d_t_stack);
                                        }
                                        d_t_stack[at_2] += d_t_popped_2;
                                        d_stack[at_2] += d_popped_2;
                                    } else {
                                        let _ = shape_7.replace(&mut d_result);
                                        let _ = shape_8.replace(&mut d_t_result);
                                    }
                                    d_t_tried += d_t_b;
                                    d_tried += d_b;
                                    d_t_chosen_3 += d_t_tried;
                                    d_chosen_3 += d_tried;
                                    d_t_tried_2 += d_t_chosen_3;
                                    d_tried_2 += d_chosen_3;
                                    d_t_popped += d_t_tried_2;
                                    d_popped += d_tried_2;
                                    if v_10 {
                                        ::rootgrad_autodiff::rt::unpopped(&mut d_stack);
                                    }
                                    if v_11 {
                                        ::rootgrad_autodiff::rt::unpopped(&mut d_t_stack);
                                    }
                                    d_t_stack[at] += d_t_popped;
                                    d_stack[at] += d_popped;
                                } else {
                                    let _ = shape_9.replace(&mut d_result);
                                    let _ = shape_10.replace(&mut d_t_result);
                                }
                            }
                            _ => {}
                        }
                    }
                    Token::Twice => {
                        let present_3 = kept_20.take();
                        if present_3 {
                            let at_3 = kept_19.take();
                            let mut d_top: f64 = -0.0;
                            let mut d_t_top: f64 = -0.0;
                            let d_25 = ::rootgrad_autodiff::rt::popped(&mut d_stack);
                            d_top += d_25;
                            let d_26 = ::rootgrad_autodiff::rt::popped(&mut d_t_stack);
                            d_t_top += d_26;
                            d_t_stack[at_3] += d_t_top;
                            d_stack[at_3] += d_top;
                        } else {
                            let _ = shape_11.replace(&mut d_result);
                            let _ = shape_12.replace(&mut d_t_result);
                        }
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            kept_18.finish();
            kept_19.finish();
            kept_20.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &[Token],
            ) -> Result<f64, &'static str> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[Token],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Token>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[Token]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Token>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, &'static str>, Result<f64, &'static str>),
            >,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[Token],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Token>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, &'static str>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`slope`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum slope {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl slope {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &slope)
        }
        /// The reverse derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: [f64; 2],
            y: [f64; 2],
            d_ret: Option<f64>,
        ) -> (Option<f64>, [f64; 2], [f64; 2]) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let d = x[1] - x[0];
            let t;
            if d.abs() > 1e-9 {
                t = Some(((y[1] - y[0]) / d));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_result = d_ret;
            let mut d_d: f64 = -0.0;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if d.abs() > 1e-9 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_3 = (*d_2) / d;
                d_y[1] += d_3;
                d_y[0] -= d_3;
                d_d -= (*d_2) / d * ((y[1] - y[0]) / d);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_x[1] += d_d;
            d_x[0] -= d_d;
            (result, d_x, d_y)
        }
        /// The forward derivative of [`slope`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: [f64; 2],
            t_x: [f64; 2],
            y: [f64; 2],
            t_y: [f64; 2],
        ) -> (Option<f64>, Option<f64>) {
            let d = x[1] - x[0];
            let t_d = t_x[1] - t_x[0];
            let t;
            let t_t;
            if d.abs() > 1e-9 {
                t_t = Some(((t_y[1] - t_y[0]) - ((y[1] - y[0]) / d) * t_d) / d);
                t = Some(((y[1] - y[0]) / d));
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
            called: impl ::core::ops::Fn([f64; 2], [f64; 2]) -> Option<f64> + 'static,
            a0: [f64; 2],
            t0: impl ::rootgrad_autodiff::rt::Tangent<[f64; 2]>,
            a1: [f64; 2],
            t1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 2]>,
        ) -> (Option<f64>, Option<f64>) {
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
            x: [f64; 2],
            t_x: [f64; 2],
            y: [f64; 2],
            t_y: [f64; 2],
            d_ret: (Option<f64>, Option<f64>),
        ) -> ([f64; 2], [f64; 2], [f64; 2], [f64; 2]) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let d = x[1] - x[0];
            let t_d = t_x[1] - t_x[0];
            let t;
            let t_t;
            if d.abs() > 1e-9 {
                t_t = Some((((t_y[1] - t_y[0]) - (((y[1] - y[0]) / d) * t_d)) / d));
                shape_2.keep(&t_t);
                t = Some(((y[1] - y[0]) / d));
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
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_x = ::rootgrad_autodiff::Differentiable::zero_like(&t_x);
            let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
            let mut d_t_y = ::rootgrad_autodiff::Differentiable::zero_like(&t_y);
            let mut d_result_2 = d_ret;
            let mut d_d: f64 = -0.0;
            let mut d_t_d: f64 = -0.0;
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
            if d.abs() > 1e-9 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_3 = (*d_2) / d;
                d_y[1] += d_3;
                d_y[0] -= d_3;
                d_d -= (*d_2) / d * ((y[1] - y[0]) / d);
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_6 = (*d_5) / d;
                d_t_y[1] += d_6;
                d_t_y[0] -= d_6;
                let d_7 = d_6 * t_d;
                let d_8 = d_7 / d;
                d_y[1] -= d_8;
                d_y[0] += d_8;
                d_d += d_7 / d * ((y[1] - y[0]) / d);
                d_t_d -= d_6 * ((y[1] - y[0]) / d);
                d_d
                    -= (*d_5) / d
                        * (((t_y[1] - t_y[0]) - (((y[1] - y[0]) / d) * t_d)) / d);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            d_t_x[1] += d_t_d;
            d_t_x[0] -= d_t_d;
            d_x[1] += d_d;
            d_x[0] -= d_d;
            (d_x, d_t_x, d_y, d_t_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn([f64; 2], [f64; 2]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: [f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 2]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a2: [f64; 2],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<[f64; 2]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            a0: [f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a1: [f64; 2],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(run as rule_of_run, slope as rule_of_slope);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let like_argument = ::rootgrad_autodiff::rt::Like::new();
        let like_argument_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let program = [
            Token::Number(p[0]),
            Token::Twice,
            Token::Number(p[1]),
            Token::Op('*'),
            Token::Op('+'),
        ];
        let short = [Token::Number(p[2]), Token::Op('+')];
        let t;
        let value = rule_of_run::__of(run)(&short);
        match ::core::clone::Clone::clone(&value) {
            Ok(_) => {
                t = false;
            }
            Err(_) => {
                t = true;
            }
        }
        let t_4;
        if t {
            let t_2;
            let t_3 = [Token::Number(1.0), Token::Number(1.0), Token::Op('-')];
            let value_2 = run(&t_3);
            match value_2 {
                Ok(_) => {
                    t_2 = false;
                }
                Err(_) => {
                    t_2 = true;
                }
            }
            t_4 = t_2;
        } else {
            t_4 = false;
        }
        let failed = t_4;
        let value_3 = rule_of_run::__of(run)(&program);
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) if failed => {
                let chosen_2 = v;
                shape_1.keep(&chosen_2);
                let a = ::core::clone::Clone::clone(&chosen_2);
                shape_2.keep(&a);
                let t_5;
                let argument = [p[0], p[1]];
                like_argument.of(&argument);
                let argument_2 = [p[2], 1.0];
                like_argument_2.of(&argument_2);
                let value_4 = kept_2
                    .keep(
                        rule_of_slope::__of(
                            slope,
                        )(
                            ::core::clone::Clone::clone(&argument),
                            ::core::clone::Clone::clone(&argument_2),
                        ),
                    );
                shape_3.keep(&value_4);
                match ::core::clone::Clone::clone(&value_4) {
                    Some(s) => {
                        t_5 = s;
                    }
                    None => {
                        t_5 = 0.0;
                    }
                }
                let b = kept_1.keep(t_5);
                result = a * b;
            }
            _ => {
                result = 0.0;
            }
        }
        let mut d_result = d_ret;
        let mut d_program = ::rootgrad_autodiff::Differentiable::zero_like(&program);
        let mut d_short = ::rootgrad_autodiff::Differentiable::zero_like(&short);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) if failed => {
                let Ok(d_v) = &mut d_value_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let chosen_2 = v;
                let a = ::core::clone::Clone::clone(&chosen_2);
                let argument = [p[0], p[1]];
                let argument_2 = [p[2], 1.0];
                let value_4 = kept_2.take();
                let b = kept_1.take();
                let mut d_chosen_2 = shape_1.zero();
                let mut d_a = shape_2.zero();
                let mut d_t_5 = -0.0;
                let mut d_argument = like_argument
                    .same([::rootgrad_autodiff::zero(); 2usize]);
                let mut d_argument_2 = like_argument_2
                    .same([::rootgrad_autodiff::zero(); 2usize]);
                let mut d_value_4 = shape_3.zero();
                let mut d_b = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_a += d_1 * b;
                d_b += d_1 * a;
                d_t_5 += d_b;
                match ::core::clone::Clone::clone(&value_4) {
                    Some(s) => {
                        let Some(d_s) = &mut d_value_4 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_2 = ::core::mem::take(&mut d_t_5);
                        (*d_s) += d_2;
                    }
                    None => {
                        let _ = ::core::mem::take(&mut d_t_5);
                    }
                }
                rule_of_slope::__vjp(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value_4,
                );
                d_p[2] += d_argument_2[0];
                d_p[0] += d_argument[0];
                d_p[1] += d_argument[1];
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_a));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_v), &(d_chosen_2));
            }
            _ => {
                let _ = ::core::mem::take(&mut d_result);
            }
        }
        rule_of_run::__vjp(&program, &mut d_program, d_value_3);
        rule_of_run::__vjp(&short, &mut d_short, d_value);
        let Token::Number(d_5) = &d_short[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[2] += (*d_5);
        let Token::Number(d_6) = &d_program[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_6);
        let Token::Number(d_7) = &d_program[2] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[1] += (*d_7);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(run as rule_of_run, slope as rule_of_slope);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let t_program = [
            Token::Number { 0: t_p[0] },
            ::rootgrad_autodiff::Differentiable::zero_like(&(Token::Twice)),
            Token::Number { 0: t_p[1] },
            ::rootgrad_autodiff::Differentiable::zero_like(&(Token::Op('*'))),
            ::rootgrad_autodiff::Differentiable::zero_like(&(Token::Op('+'))),
        ];
        let program = [
            Token::Number(p[0]),
            Token::Twice,
            Token::Number(p[1]),
            Token::Op('*'),
            Token::Op('+'),
        ];
        let t_short = [
            Token::Number { 0: t_p[2] },
            ::rootgrad_autodiff::Differentiable::zero_like(&(Token::Op('+'))),
        ];
        let short = [Token::Number(p[2]), Token::Op('+')];
        let t;
        let (v_1, t_value) = rule_of_run::__jvp(run, &short, &t_short);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Ok(_) => {
                t = false;
            }
            Err(_) => {
                t = true;
            }
        }
        let t_4;
        if t {
            let t_2;
            let t_3 = [Token::Number(1.0), Token::Number(1.0), Token::Op('-')];
            let value_2 = run(&t_3);
            match value_2 {
                Ok(_) => {
                    t_2 = false;
                }
                Err(_) => {
                    t_2 = true;
                }
            }
            t_4 = t_2;
        } else {
            t_4 = false;
        }
        let failed = t_4;
        let (v_2, t_value_3) = rule_of_run::__jvp(run, &program, &t_program);
        let value_3 = v_2;
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) if failed => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let chosen_2 = v;
                let t_chosen_2 = t_v;
                let a = chosen_2;
                let t_a = t_chosen_2;
                let t_5;
                let t_t_5;
                let argument = [p[0], p[1]];
                let t_argument = [t_p[0], t_p[1]];
                let argument_2 = [p[2], 1.0];
                let t_argument_2 = [t_p[2], 0.0];
                let (v_3, t_value_4) = rule_of_slope::__jvp(
                    slope,
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value_4 = v_3;
                match ::core::clone::Clone::clone(&value_4) {
                    Some(s) => {
                        let Some(t_s) = ::core::clone::Clone::clone(&t_value_4) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_t_5 = t_s;
                        t_5 = s;
                    }
                    None => {
                        t_t_5 = 0.0;
                        t_5 = 0.0;
                    }
                }
                let b = t_5;
                let t_b = t_t_5;
                t_result = t_a * b + a * t_b;
                result = a * b;
            }
            _ => {
                t_result = 0.0;
                result = 0.0;
            }
        }
        (result, t_result)
    }
}
mod two_that_may_be_there {
    ///The derivative of [`woven`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum woven {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl woven {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &woven)
        }
        /// The reverse derivative of [`woven`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::callees!(woven as rule_of_woven);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let like_t_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let present = a.len() > 0;
            let present_2 = b.len() > 0;
            if present && present_2 {
                let x = &a[0];
                let a_2 = &a[1..];
                let at = b.len() - 1;
                let y = &b[at];
                let b_2 = &b[..at];
                let value = rule_of_woven::__of(woven)(a_2, b_2);
                shape_1.keep(&value);
                t = ((*x) * (*y)) + (0.5 * value);
            } else {
                let present_3 = a.len() > 0;
                let present_4 = b.len() > 0;
                if present_3 && (!present_4) {
                    let x_2 = &a[0];
                    let rest = &a[1..];
                    let t_2 = [];
                    like_t_2.of(&t_2);
                    let value_2 = rule_of_woven::__of(woven)(rest, &t_2);
                    t = ((*x_2) * (*x_2)) + value_2;
                } else {
                    let present_5 = a.len() > 0;
                    let present_6 = b.len() > 0;
                    if (!present_5) && present_6 {
                        let at_2 = b.len() - 1;
                        (&b[at_2], &b[..at_2]);
                        let mut sum_2: f64 = -0.0;
                        let length = b.len();
                        for i in 0..length {
                            sum_2 += b[i];
                        }
                        t = sum_2;
                    } else {
                        t = 0.0;
                    }
                }
            }
            let result: f64 = t;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if present && present_2 {
                let x = &a[0];
                let a_2 = &a[1..];
                let at = b.len() - 1;
                let y = &b[at];
                let b_2 = &b[..at];
                let mut d_value = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_a[0] += d_1 * (*y);
                d_b[at] += d_1 * (*x);
                d_value += d_1 * 0.5;
                rule_of_woven::__vjp(a_2, &mut d_a[1..], b_2, &mut d_b[..at], d_value);
            } else {
                let present_3 = a.len() > 0;
                let present_4 = b.len() > 0;
                if present_3 && (!present_4) {
                    let x_2 = &a[0];
                    let rest = &a[1..];
                    let t_2 = [];
                    like_t_2.of(&t_2);
                    let mut d_value_2: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_a[0] += d_2 * (*x_2);
                    d_a[0] += d_2 * (*x_2);
                    d_value_2 += d_2;
                    rule_of_woven::__vjp(
                        rest,
                        &mut d_a[1..],
                        &t_2,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value_2,
                    );
                } else {
                    let present_5 = a.len() > 0;
                    let present_6 = b.len() > 0;
                    if (!present_5) && present_6 {
                        let length = b.len();
                        let mut d_sum_2: f64 = -0.0;
                        let d_3 = ::core::mem::take(&mut d_t);
                        d_sum_2 += d_3;
                        for i in 0..length {
                            let d_4 = d_sum_2;
                            d_b[i] += d_4;
                        }
                    } else {
                        let _ = ::core::mem::take(&mut d_t);
                    }
                }
            }
            result
        }
        /// The forward derivative of [`woven`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(woven as rule_of_woven);
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let t;
            let t_t;
            let present = a.len() > 0;
            let present_2 = b.len() > 0;
            if present && present_2 {
                let x = &a[0];
                let t_x = &t_a[0];
                let a_2 = &a[1..];
                let t_a_2 = &t_a[1..];
                let at = b.len() - 1;
                let y = &b[at];
                let t_y = &t_b[at];
                let b_2 = &b[..at];
                let t_b_2 = &t_b[..at];
                let (v_1, t_value) = rule_of_woven::__jvp(woven, a_2, t_a_2, b_2, t_b_2);
                let value = v_1;
                t_t = ((*t_x) * (*y) + (*x) * (*t_y)) + (0.5 * t_value);
                t = ((*x) * (*y)) + (0.5 * value);
            } else {
                let present_3 = a.len() > 0;
                let present_4 = b.len() > 0;
                if present_3 && (!present_4) {
                    let x_2 = &a[0];
                    let t_x_2 = &t_a[0];
                    let rest = &a[1..];
                    let t_rest = &t_a[1..];
                    let t_2 = [];
                    let (v_2, t_value_2) = rule_of_woven::__jvp(
                        woven,
                        rest,
                        t_rest,
                        &t_2,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                    let value_2 = v_2;
                    t_t = ((*t_x_2) * (*x_2) + (*x_2) * (*t_x_2)) + t_value_2;
                    t = ((*x_2) * (*x_2)) + value_2;
                } else {
                    let present_5 = a.len() > 0;
                    let present_6 = b.len() > 0;
                    if (!present_5) && present_6 {
                        let at_2 = b.len() - 1;
                        (&b[at_2], &b[..at_2]);
                        let mut sum_2: f64 = -0.0;
                        let mut t_sum_2: f64 = 0.0;
                        let length = b.len();
                        for i in 0..length {
                            t_sum_2 += t_b[i];
                            sum_2 += b[i];
                        }
                        t_t = t_sum_2;
                        t = sum_2;
                    } else {
                        t_t = 0.0;
                        t = 0.0;
                    }
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
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
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
            a: &[f64],
            d_a: &mut [f64],
            t_a: &[f64],
            d_t_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            t_b: &[f64],
            d_t_b: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(woven as rule_of_woven);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let like_t_2 = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            let present = a.len() > 0;
            let present_2 = b.len() > 0;
            if present && present_2 {
                let x = &a[0];
                let t_x = &t_a[0];
                let a_2 = &a[1..];
                let t_a_2 = &t_a[1..];
                let at = b.len() - 1;
                let y = &b[at];
                let t_y = &t_b[at];
                let b_2 = &b[..at];
                let t_b_2 = &t_b[..at];
                let v_1 = rule_of_woven::__jvp(rule_of_woven, a_2, t_a_2, b_2, t_b_2);
                shape_1.keep(&v_1);
                let value = v_1.0;
                shape_2.keep(&value);
                let t_value = v_1.1;
                shape_3.keep(&t_value);
                t_t = (((*t_x) * (*y)) + ((*x) * (*t_y))) + (0.5 * t_value);
                t = ((*x) * (*y)) + (0.5 * value);
            } else {
                let present_3 = a.len() > 0;
                let present_4 = b.len() > 0;
                if present_3 && (!present_4) {
                    let x_2 = &a[0];
                    let t_x_2 = &t_a[0];
                    let rest = &a[1..];
                    let t_rest = &t_a[1..];
                    let t_2 = [];
                    like_t_2.of(&t_2);
                    let v_2 = rule_of_woven::__jvp(
                        rule_of_woven,
                        rest,
                        t_rest,
                        &t_2,
                        ::rootgrad_autodiff::rt::Inactive,
                    );
                    shape_4.keep(&v_2);
                    let value_2 = v_2.0;
                    shape_5.keep(&value_2);
                    let t_value_2 = v_2.1;
                    shape_6.keep(&t_value_2);
                    t_t = (((*t_x_2) * (*x_2)) + ((*x_2) * (*t_x_2))) + t_value_2;
                    t = ((*x_2) * (*x_2)) + value_2;
                } else {
                    let present_5 = a.len() > 0;
                    let present_6 = b.len() > 0;
                    if (!present_5) && present_6 {
                        let at_2 = b.len() - 1;
                        (&b[at_2], &b[..at_2]);
                        let mut sum_2: f64 = -0.0;
                        let mut t_sum_2: f64 = 0.0;
                        let length = b.len();
                        for i in 0..length {
                            t_sum_2 += t_b[i];
                            sum_2 += b[i];
                        }
                        t_t = t_sum_2;
                        t = sum_2;
                    } else {
                        t_t = 0.0;
                        t = 0.0;
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
            if present && present_2 {
                let x = &a[0];
                let t_x = &t_a[0];
                let a_2 = &a[1..];
                let t_a_2 = &t_a[1..];
                let at = b.len() - 1;
                let y = &b[at];
                let t_y = &t_b[at];
                let b_2 = &b[..at];
                let t_b_2 = &t_b[..at];
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_a[0] += d_1 * (*y);
                d_b[at] += d_1 * (*x);
                d_value += d_1 * 0.5;
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_a[0] += d_2 * (*y);
                d_b[at] += d_2 * (*t_x);
                d_a[0] += d_2 * (*t_y);
                d_t_b[at] += d_2 * (*x);
                d_t_value += d_2 * 0.5;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_woven::__jvp_vjp(
                    rule_of_woven,
                    ::rootgrad_autodiff::rt::Inactive,
                    a_2,
                    &mut d_a[1..],
                    t_a_2,
                    &mut d_t_a[1..],
                    b_2,
                    &mut d_b[..at],
                    t_b_2,
                    &mut d_t_b[..at],
                    d_v_1,
                );
            } else {
                let present_3 = a.len() > 0;
                let present_4 = b.len() > 0;
                if present_3 && (!present_4) {
                    let x_2 = &a[0];
                    let t_x_2 = &t_a[0];
                    let rest = &a[1..];
                    let t_rest = &t_a[1..];
                    let t_2 = [];
                    like_t_2.of(&t_2);
                    let mut d_v_2 = shape_4.zero();
                    let mut d_value_2 = shape_5.zero();
                    let mut d_t_value_2 = shape_6.zero();
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_a[0] += d_3 * (*x_2);
                    d_a[0] += d_3 * (*x_2);
                    d_value_2 += d_3;
                    let d_4 = ::core::mem::take(&mut d_t_t);
                    d_t_a[0] += d_4 * (*x_2);
                    d_a[0] += d_4 * (*t_x_2);
                    d_a[0] += d_4 * (*t_x_2);
                    d_t_a[0] += d_4 * (*x_2);
                    d_t_value_2 += d_4;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                    rule_of_woven::__jvp_vjp(
                        rule_of_woven,
                        ::rootgrad_autodiff::rt::Inactive,
                        rest,
                        &mut d_a[1..],
                        t_rest,
                        &mut d_t_a[1..],
                        &t_2,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_v_2,
                    );
                } else {
                    let present_5 = a.len() > 0;
                    let present_6 = b.len() > 0;
                    if (!present_5) && present_6 {
                        let length = b.len();
                        let mut d_sum_2: f64 = -0.0;
                        let mut d_t_sum_2: f64 = -0.0;
                        let d_5 = ::core::mem::take(&mut d_t);
                        d_sum_2 += d_5;
                        let d_6 = ::core::mem::take(&mut d_t_t);
                        d_t_sum_2 += d_6;
                        for i in 0..length {
                            let d_7 = d_sum_2;
                            d_b[i] += d_7;
                            let d_8 = d_t_sum_2;
                            d_t_b[i] += d_8;
                        }
                    } else {
                        let _ = ::core::mem::take(&mut d_t);
                        let _ = ::core::mem::take(&mut d_t_t);
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
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
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(woven as rule_of_woven);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        const WEIGHTS: [f64; 3] = [0.5, 2.0, 1.5];
        let result: f64;
        let present = 2 < p.len();
        if present && (p[0] > 0.0) {
            let third = p[2];
            let present_2 = p.len() > 0;
            let t;
            if present_2 {
                let x = &p[0];
                t = Some(((*x) * (*x)));
                shape_3.keep(&t);
            } else {
                t = None {};
                shape_3.keep(&t);
            }
            let kept = kept_4.keep(t);
            shape_4.keep(&kept);
            let t_2;
            match ::core::clone::Clone::clone(&kept) {
                Some(x_2) => {
                    t_2 = x_2;
                }
                _ => {
                    t_2 = 0.0;
                }
            }
            let other = kept_3.keep(t_2);
            let mut acc = 0;
            let mut acc_2 = f64::NEG_INFINITY;
            let length = p.len();
            for i_2 in 0..length {
                let i = acc;
                let best = kept_1.keep(acc_2);
                let k = i_2;
                let x_3 = p[i_2];
                let t_3;
                if x_3 > best {
                    t_3 = (k, x_3);
                    shape_1.keep(&t_3);
                } else {
                    t_3 = (i, best);
                    shape_1.keep(&t_3);
                }
                let t_4 = t_3;
                shape_2.keep(&t_4);
                acc = t_4.0;
                acc_2 = t_4.1;
            }
            let at = kept_2_2.keep(acc);
            let largest = acc_2;
            let value = rule_of_woven::__of(woven)(p, &p[1..]);
            let mut s = (value + (third * other)) + (largest * (at as f64));
            let t_5 = WEIGHTS;
            let length_2 = t_5.len();
            for i_3 in 0..length_2 {
                let w = t_5[i_3];
                s = (0.5 * s) + (w * p[1]);
            }
            result = s;
        } else {
            result = p[1];
        }
        let mut d_result = d_ret;
        if present && (p[0] > 0.0) {
            let third = p[2];
            let present_2 = p.len() > 0;
            let kept = kept_4.take();
            let other = kept_3.take();
            let length = p.len();
            let at = kept_2_2.take();
            let t_5 = WEIGHTS;
            let length_2 = t_5.len();
            let mut d_third: f64 = -0.0;
            let mut d_t = shape_3.zero();
            let mut d_kept = shape_4.zero();
            let mut d_t_2 = -0.0;
            let mut d_other = -0.0;
            let mut d_acc_2: f64 = -0.0;
            let mut d_largest: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1;
            for i_3 in (0..length_2).rev() {
                let w = t_5[i_3];
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * 0.5;
                d_p[1] += d_2 * w;
            }
            d_value += d_s;
            d_third += d_s * other;
            d_other += d_s * third;
            d_largest += d_s * (at as f64);
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_p,
                [
                    ::rootgrad_autodiff::rt::span_of(p, p),
                    ::rootgrad_autodiff::rt::span_of(p, &p[1..]),
                ],
                |[d_3, d_4]| rule_of_woven::__vjp(p, d_3, &p[1..], d_4, d_value),
            );
            d_acc_2 += d_largest;
            for i_2 in (0..length).rev() {
                let best = kept_1.take();
                let x_3 = p[i_2];
                let mut d_best: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let mut d_t_3 = shape_1.zero();
                let mut d_t_4 = shape_2.zero();
                let d_5 = ::core::mem::take(&mut d_acc_2);
                d_t_4.1 += d_5;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_t_4));
                if x_3 > best {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    d_x_3 += d_6.1;
                } else {
                    let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                    d_best += d_7.1;
                }
                d_p[i_2] += d_x_3;
                d_acc_2 += d_best;
            }
            d_t_2 += d_other;
            match ::core::clone::Clone::clone(&kept) {
                Some(x_2) => {
                    let Some(d_x_2) = &mut d_kept else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = ::core::mem::take(&mut d_t_2);
                    (*d_x_2) += d_8;
                }
                _ => {
                    let _ = ::core::mem::take(&mut d_t_2);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_kept));
            if present_2 {
                let x = &p[0];
                let d_x = &mut d_p[0];
                let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_11) = &d_10 else { ::rootgrad_autodiff::rt::wrong_variant() };
                (*d_x) += (*d_11) * (*x);
                (*d_x) += (*d_11) * (*x);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_p[2] += d_third;
        } else {
            let d_13 = ::core::mem::take(&mut d_result);
            d_p[1] += d_13;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(woven as rule_of_woven);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        const WEIGHTS: [f64; 3] = [0.5, 2.0, 1.5];
        let result: f64;
        let t_result: f64;
        let present = 2 < p.len();
        if present && (p[0] > 0.0) {
            let third = p[2];
            let t_third = t_p[2];
            let present_2 = p.len() > 0;
            let t;
            let t_t;
            if present_2 {
                let x = &p[0];
                let t_x = &t_p[0];
                t_t = Some((*t_x) * (*x) + (*x) * (*t_x));
                t = Some(((*x) * (*x)));
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let kept = t;
            let t_kept = t_t;
            let t_2;
            let t_t_2;
            match ::core::clone::Clone::clone(&kept) {
                Some(x_2) => {
                    let Some(t_x_2) = ::core::clone::Clone::clone(&t_kept) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = t_x_2;
                    t_2 = x_2;
                }
                _ => {
                    t_t_2 = 0.0;
                    t_2 = 0.0;
                }
            }
            let other = t_2;
            let t_other = t_t_2;
            let mut acc = 0;
            let mut acc_2 = f64::NEG_INFINITY;
            let mut t_acc_2 = 0.0;
            let length = p.len();
            for i_2 in 0..length {
                let i = acc;
                let best = acc_2;
                let t_best = t_acc_2;
                let k = i_2;
                let x_3 = p[i_2];
                let t_x_3 = t_p[i_2];
                let t_3;
                let t_t_3;
                if x_3 > best {
                    t_t_3 = (
                        ::rootgrad_autodiff::Differentiable::zero_like(&(k)),
                        t_x_3,
                    );
                    t_3 = (k, x_3);
                } else {
                    t_t_3 = (
                        ::rootgrad_autodiff::Differentiable::zero_like(&(i)),
                        t_best,
                    );
                    t_3 = (i, best);
                }
                let t_4 = t_3;
                let t_t_4 = t_t_3;
                acc = t_4.0;
                t_acc_2 = t_t_4.1;
                acc_2 = t_4.1;
            }
            let at = acc;
            let largest = acc_2;
            let t_largest = t_acc_2;
            let (v_2, t_value) = rule_of_woven::__jvp(woven, p, t_p, &p[1..], &t_p[1..]);
            let value = v_2;
            let mut s = (value + (third * other)) + (largest * (at as f64));
            let mut t_s = (t_value + (t_third * other + third * t_other))
                + (t_largest * (at as f64));
            let t_5 = WEIGHTS;
            let length_2 = t_5.len();
            for i_3 in 0..length_2 {
                let w = t_5[i_3];
                t_s = (0.5 * t_s) + (w * t_p[1]);
                s = (0.5 * s) + (w * p[1]);
            }
            t_result = t_s;
            result = s;
        } else {
            t_result = t_p[1];
            result = p[1];
        }
        (result, t_result)
    }
}
mod ranges_walked {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
        let like_i_4 = ::rootgrad_autodiff::rt::Like::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let like_k_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut d_result = d_ret;
        let mut left = 1..=3;
        let mut s = x[0];
        let first = (left.next()).unwrap();
        s = kept_13.keep(s) * x[first.clone()];
        let mut running = true;
        let mut passes_of_kept_12 = 0usize;
        while running {
            passes_of_kept_12 += 1;
            match kept_11.keep(left.next()) {
                Some(j) => {
                    s = kept_10.keep(s) * x[j.clone()];
                    if s < 1.0 {
                        running = false;
                    }
                }
                _ => {
                    running = false;
                }
            }
        }
        kept_12.keep(passes_of_kept_12);
        let mut running_2 = true;
        let mut passes_of_kept_9 = 0usize;
        while running_2 {
            passes_of_kept_9 += 1;
            match kept_8.keep(left.next()) {
                Some(j_2) => {
                    s += x[j_2.clone()] * x[j_2.clone()];
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        kept_9.keep(passes_of_kept_9);
        let mut n = x.len();
        let bound = n - 1;
        let cells = 0..bound;
        n -= 1;
        let mut sum_2: f64 = -0.0;
        for i_2 in 0..bound {
            let i = i_2;
            sum_2 += (x[(i + 1)] - x[i]).powi(2);
        }
        let steps: f64 = sum_2;
        let length = ::rootgrad_autodiff::rt::count(0, bound);
        let mut weights: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = ::rootgrad_autodiff::rt::count(0, bound);
        for i_3 in 0..length_2 {
            let i_4 = ::rootgrad_autodiff::rt::nth_before(0, bound, i_3);
            like_i_4.of(&i_4);
            weights[i_3] = x[i_4] * (i_4 as f64);
        }
        let bound_2 = n;
        let length_3 = ::rootgrad_autodiff::rt::count(0, bound_2);
        let mut h = 0.0;
        let length_4 = length_3;
        for i_5 in 0..length_4 {
            let i_6 = (length_3 - 1) - i_5;
            let k = ::rootgrad_autodiff::rt::nth_before(0, bound_2, i_6);
            like_k.of(&k);
            h = (h * 1.5) + x[k];
        }
        let bound_3 = n;
        let length_5 = ::rootgrad_autodiff::rt::count(0, bound_3).div_ceil(2);
        for i_7 in 0..length_5 {
            let i_8 = i_7 * 2;
            let k_2 = ::rootgrad_autodiff::rt::nth_before(0, bound_3, i_8);
            like_k_2.of(&k_2);
            h = kept_7.keep(h) * x[k_2];
        }
        let bound_4 = n;
        let mut rows = 0..bound_4;
        let mut running_3 = true;
        let mut passes_of_kept_6 = 0usize;
        while running_3 {
            passes_of_kept_6 += 1;
            match kept_5.keep(rows.next()) {
                Some(i_9) => {
                    s += x[i_9.clone()] * kept_4.keep(s);
                    if s > 0.5 {
                        running_3 = false;
                    }
                }
                _ => {
                    running_3 = false;
                }
            }
        }
        kept_6.keep(passes_of_kept_6);
        let mut running_4 = true;
        let mut passes_of_kept_3 = 0usize;
        while running_4 {
            passes_of_kept_3 += 1;
            match kept_2.keep(rows.next()) {
                Some(i_10) => {
                    s = kept_1.keep(s) * (x[i_10.clone()] + 1.0);
                }
                _ => {
                    running_4 = false;
                }
            }
        }
        kept_3.keep(passes_of_kept_3);
        let mut d_s: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        let mut d_steps: f64 = -0.0;
        let mut d_weights = ::rootgrad_autodiff::Differentiable::zero_like(&weights);
        let mut d_h: f64 = -0.0;
        d_s += d_result;
        for i_11 in 0..bound {
            let i_12 = i_11;
            s += x[i_12] * h;
            let d_1 = d_s;
            d_x[i_12] += d_1 * h;
            d_h += d_1 * x[i_12];
        }
        let result: f64 = ((s + (steps * weights[2])) + h)
            + ((::rootgrad_autodiff::rt::count(0, bound) as f64) * x[1]);
        d_steps += d_result * weights[2];
        d_weights[2] += d_result * steps;
        d_h += d_result;
        d_x[1] += d_result * (::rootgrad_autodiff::rt::count(0, bound) as f64);
        for _ in 0..kept_3.take() {
            let v_2 = kept_2.take();
            match v_2 {
                Some(i_10) => {
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_s);
                    d_s += d_2 * (x[i_10.clone()] + 1.0);
                    let d_3 = d_2 * v_1;
                    d_x[i_10.clone()] += d_3;
                }
                _ => {}
            }
        }
        for _ in 0..kept_6.take() {
            let v_5 = kept_5.take();
            match v_5 {
                Some(i_9) => {
                    let v_4 = kept_4.take();
                    let d_4 = d_s;
                    d_x[i_9.clone()] += d_4 * v_4;
                    d_s += d_4 * x[i_9.clone()];
                }
                _ => {}
            }
        }
        for i_7 in (0..length_5).rev() {
            let v_7 = kept_7.take();
            let i_8 = i_7 * 2;
            let k_2 = ::rootgrad_autodiff::rt::nth_before(0, bound_3, i_8);
            like_k_2.of(&k_2);
            let d_5 = ::core::mem::take(&mut d_h);
            d_h += d_5 * x[k_2];
            d_x[k_2] += d_5 * v_7;
        }
        for i_5 in (0..length_4).rev() {
            let i_6 = (length_3 - 1) - i_5;
            let k = ::rootgrad_autodiff::rt::nth_before(0, bound_2, i_6);
            like_k.of(&k);
            let d_6 = ::core::mem::take(&mut d_h);
            d_h += d_6 * 1.5;
            d_x[k] += d_6;
        }
        for i_3 in 0..length_2 {
            let i_4 = ::rootgrad_autodiff::rt::nth_before(0, bound, i_3);
            like_i_4.of(&i_4);
            let d_7 = ::core::mem::take(&mut d_weights[i_3]);
            d_x[i_4] += d_7 * (i_4 as f64);
        }
        d_sum_2 += d_steps;
        for i_2 in 0..bound {
            let i = i_2;
            let d_8 = d_sum_2;
            let d_9 = d_8 * ::rootgrad_autodiff::rules::powi(x[(i + 1)] - x[i], 2);
            d_x[i + 1] += d_9;
            d_x[i] -= d_9;
        }
        for _ in 0..kept_9.take() {
            let v_8 = kept_8.take();
            match v_8 {
                Some(j_2) => {
                    let d_10 = d_s;
                    d_x[j_2.clone()] += d_10 * x[j_2.clone()];
                    d_x[j_2.clone()] += d_10 * x[j_2.clone()];
                }
                _ => {}
            }
        }
        for _ in 0..kept_12.take() {
            let v_11 = kept_11.take();
            match v_11 {
                Some(j) => {
                    let v_10 = kept_10.take();
                    let d_11 = ::core::mem::take(&mut d_s);
                    d_s += d_11 * x[j.clone()];
                    d_x[j.clone()] += d_11 * v_10;
                }
                _ => {}
            }
        }
        let v_13 = kept_13.take();
        let d_12 = ::core::mem::take(&mut d_s);
        d_s += d_12 * x[first.clone()];
        d_x[first.clone()] += d_12 * v_13;
        d_x[0] += d_s;
        kept_1.finish();
        kept_2.finish();
        kept_4.finish();
        kept_5.finish();
        kept_7.finish();
        kept_8.finish();
        kept_10.finish();
        kept_11.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut left = 1..=3;
        let mut s = x[0];
        let mut t_s = t_x[0];
        let first = (left.next()).unwrap();
        t_s = t_s * x[first.clone()]
            + s * ::rootgrad_autodiff::rt::scalar(t_x[first.clone()]);
        s = s * x[first.clone()];
        let mut running = true;
        while running {
            match left.next() {
                Some(j) => {
                    t_s = t_s * x[j.clone()]
                        + s * ::rootgrad_autodiff::rt::scalar(t_x[j.clone()]);
                    s = s * x[j.clone()];
                    if s < 1.0 {
                        running = false;
                    }
                }
                _ => {
                    running = false;
                }
            }
        }
        let mut running_2 = true;
        while running_2 {
            match left.next() {
                Some(j_2) => {
                    t_s
                        += ::rootgrad_autodiff::rt::scalar(t_x[j_2.clone()])
                            * x[j_2.clone()]
                            + x[j_2.clone()]
                                * ::rootgrad_autodiff::rt::scalar(t_x[j_2.clone()]);
                    s += x[j_2.clone()] * x[j_2.clone()];
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        let mut n = x.len();
        let bound = n - 1;
        let cells = 0..bound;
        n -= 1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        for i_2 in 0..bound {
            let i = i_2;
            t_sum_2
                += ::rootgrad_autodiff::rules::powi(x[(i + 1)] - x[i], 2)
                    * (t_x[i + 1] - t_x[i]);
            sum_2 += (x[(i + 1)] - x[i]).powi(2);
        }
        let steps: f64 = sum_2;
        let t_steps: f64 = t_sum_2;
        let length = ::rootgrad_autodiff::rt::count(0, bound);
        let mut weights: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let mut t_weights: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
        let length_2 = ::rootgrad_autodiff::rt::count(0, bound);
        for i_3 in 0..length_2 {
            let i_4 = ::rootgrad_autodiff::rt::nth_before(0, bound, i_3);
            t_weights[i_3] = t_x[i_4] * (i_4 as f64);
            weights[i_3] = x[i_4] * (i_4 as f64);
        }
        let bound_2 = n;
        let length_3 = ::rootgrad_autodiff::rt::count(0, bound_2);
        let mut h = 0.0;
        let mut t_h = 0.0;
        let length_4 = length_3;
        for i_5 in 0..length_4 {
            let i_6 = (length_3 - 1) - i_5;
            let k = ::rootgrad_autodiff::rt::nth_before(0, bound_2, i_6);
            t_h = (t_h * 1.5) + t_x[k];
            h = (h * 1.5) + x[k];
        }
        let bound_3 = n;
        let length_5 = ::rootgrad_autodiff::rt::count(0, bound_3).div_ceil(2);
        for i_7 in 0..length_5 {
            let i_8 = i_7 * 2;
            let k_2 = ::rootgrad_autodiff::rt::nth_before(0, bound_3, i_8);
            t_h = t_h * x[k_2] + h * t_x[k_2];
            h = h * x[k_2];
        }
        let bound_4 = n;
        let mut rows = 0..bound_4;
        let mut running_3 = true;
        while running_3 {
            match rows.next() {
                Some(i_9) => {
                    t_s
                        += ::rootgrad_autodiff::rt::scalar(t_x[i_9.clone()]) * s
                            + x[i_9.clone()] * t_s;
                    s += x[i_9.clone()] * s;
                    if s > 0.5 {
                        running_3 = false;
                    }
                }
                _ => {
                    running_3 = false;
                }
            }
        }
        let mut running_4 = true;
        while running_4 {
            match rows.next() {
                Some(i_10) => {
                    t_s = t_s * (x[i_10.clone()] + 1.0)
                        + s * ::rootgrad_autodiff::rt::scalar(t_x[i_10.clone()]);
                    s = s * (x[i_10.clone()] + 1.0);
                }
                _ => {
                    running_4 = false;
                }
            }
        }
        for i_11 in 0..bound {
            let i_12 = i_11;
            t_s += t_x[i_12] * h + x[i_12] * t_h;
            s += x[i_12] * h;
        }
        let result: f64 = ((s + (steps * weights[2])) + h)
            + ((::rootgrad_autodiff::rt::count(0, bound) as f64) * x[1]);
        let t_result: f64 = ((t_s + (t_steps * weights[2] + steps * t_weights[2])) + t_h)
            + ((::rootgrad_autodiff::rt::count(0, bound) as f64) * t_x[1]);
        (result, t_result)
    }
}
