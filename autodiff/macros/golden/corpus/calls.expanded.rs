// Written by the golden test; do not edit.
mod nested {
    ///The derivative of [`sq`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum sq {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl sq {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &sq)
        }
        /// The reverse derivative of [`sq`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = x * x;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result * x;
            d_x += d_result * x;
            (result, d_x)
        }
        /// The forward derivative of [`sq`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = x * x;
            let t_result: f64 = t_x * x + x * t_x;
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
        fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let result: f64 = x * x;
            let t_result: f64 = (t_x * x) + (x * t_x);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x += d_t_result * x;
            d_x += d_t_result * t_x;
            d_x += d_t_result * t_x;
            d_t_x += d_t_result * x;
            d_x += d_result * x;
            d_x += d_result * x;
            (d_x, d_t_x)
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
    ///The derivative of [`mix`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum mix {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl mix {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &mix)
        }
        /// The reverse derivative of [`mix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, y: f64, n: usize, d_ret: f64) -> (f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut s = x;
            for k in 0..n {
                s = (kept_1.keep(s) * y) + (k as f64);
            }
            let result: f64 = s;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for k in (0..n).rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * y;
                d_y += d_1 * v_1;
            }
            d_x += d_s;
            kept_1.finish();
            (result, d_x, d_y)
        }
        /// The forward derivative of [`mix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64, y: f64, t_y: f64, n: usize) -> (f64, f64) {
            let mut s = x;
            let mut t_s = t_x;
            for k in 0..n {
                t_s = t_s * y + s * t_y;
                s = (s * y) + (k as f64);
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
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64, usize) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
            n: usize,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut s = x;
            let mut t_s = t_x;
            for k in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let s_1 = kept_2.keep(s);
                t_s = (kept_1.keep(t_s) * y) + (s_1 * t_y);
                s = (s_1 * y) + (k as f64);
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for k in (0..n).rev() {
                let (v_1, s_1) = pass_1.take();
                let mut d_s_1: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_s);
                d_s_1 += d_1 * y;
                d_y += d_1 * s_1;
                let d_2 = ::core::mem::take(&mut d_t_s);
                d_t_s += d_2 * y;
                d_y += d_2 * v_1;
                d_s_1 += d_2 * t_y;
                d_t_y += d_2 * s_1;
                d_s += d_s_1;
            }
            d_t_x += d_t_s;
            d_x += d_s;
            pass_1.finish();
            (d_x, d_t_x, d_y, d_t_y)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64, usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
                a4,
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
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1, a2): (f64, f64, usize),
            _: impl ::core::ops::FnOnce((f64, f64, usize)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 3usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, a2, 1.0);
            (
                value,
                ::rootgrad_autodiff::rt::Partials([g0, g1, ::rootgrad_autodiff::zero()]),
            )
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(sq as rule_of_sq, mix as rule_of_mix);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_4.aside(::rootgrad_autodiff::ahead!(rule_of_sq, sq, a0 = x));
        let argument = x * y;
        let value_2 = rule_of_mix::__of(
            mix,
        )(::core::clone::Clone::clone(&value), argument, 3);
        let value_3 = rule_of_sq::__of(sq)(::core::clone::Clone::clone(&value_2));
        let value_4 = kept_3.aside(::rootgrad_autodiff::ahead!(rule_of_sq, sq, a0 = y));
        let value_5 = rule_of_mix::__of(
            mix,
        )(y, ::core::clone::Clone::clone(&value_4), 2);
        let argument_2 = x;
        let value_6 = kept_2
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_mix, mix, a0 = x, a1 = argument_2, a2 = 0
                ),
            );
        let value_7 = kept_1.aside(::rootgrad_autodiff::ahead!(rule_of_sq, sq, a0 = y));
        let argument_3 = 1.0 + value_7;
        let value_8 = rule_of_sq::__of(sq)(::core::clone::Clone::clone(&argument_3));
        let value_9 = sq(2.0);
        let result: f64 = ((value_3 * value_5) + (value_6 / value_8)) + (value_9 * x);
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        d_value_3 += d_result * value_5;
        d_value_5 += d_result * value_3;
        d_value_6 += d_result / value_8;
        d_value_8 -= d_result / value_8 * (value_6 / value_8);
        d_x += d_result * value_9;
        rule_of_sq::__vjp(
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_8,
        );
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_3);
        d_value_7 += d_1;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_y, &d_value_7);
        } else {
            rule_of_sq::__vjp(y, &mut d_y, d_value_7);
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_2, 0, &mut d_x, &d_value_6);
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                1,
                &mut d_argument_2,
                &d_value_6,
            );
        } else {
            rule_of_mix::__vjp(
                x,
                &mut d_x,
                argument_2,
                &mut d_argument_2,
                0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_6,
            );
        }
        d_x += d_argument_2;
        rule_of_mix::__vjp(
            y,
            &mut d_y,
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_5,
        );
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 0, &mut d_y, &d_value_4);
        } else {
            rule_of_sq::__vjp(y, &mut d_y, d_value_4);
        }
        rule_of_sq::__vjp(
            ::core::clone::Clone::clone(&value_2),
            &mut d_value_2,
            d_value_3,
        );
        rule_of_mix::__vjp(
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            argument,
            &mut d_argument,
            3,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_2,
        );
        d_x += d_argument * y;
        d_y += d_argument * x;
        let partials_4 = kept_4.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_4) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_4, 0, &mut d_x, &d_value);
        } else {
            rule_of_sq::__vjp(x, &mut d_x, d_value);
        }
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(sq as rule_of_sq, mix as rule_of_mix);
        let (v_1, t_value) = rule_of_sq::__jvp(sq, x, t_x);
        let value = v_1;
        let argument = x * y;
        let t_argument = t_x * y + x * t_y;
        let (v_2, t_value_2) = rule_of_mix::__jvp(
            mix,
            value,
            t_value,
            argument,
            t_argument,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_sq::__jvp(sq, value_2, t_value_2);
        let value_3 = v_3;
        let (v_4, t_value_4) = rule_of_sq::__jvp(sq, y, t_y);
        let value_4 = v_4;
        let (v_5, t_value_5) = rule_of_mix::__jvp(
            mix,
            y,
            t_y,
            value_4,
            t_value_4,
            2,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_5 = v_5;
        let argument_2 = x;
        let t_argument_2 = t_x;
        let (v_6, t_value_6) = rule_of_mix::__jvp(
            mix,
            x,
            t_x,
            argument_2,
            t_argument_2,
            0,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_6 = v_6;
        let (v_7, t_value_7) = rule_of_sq::__jvp(sq, y, t_y);
        let value_7 = v_7;
        let argument_3 = 1.0 + value_7;
        let t_argument_3 = t_value_7;
        let (v_8, t_value_8) = rule_of_sq::__jvp(sq, argument_3, t_argument_3);
        let value_8 = v_8;
        let value_9 = sq(2.0);
        let result: f64 = ((value_3 * value_5) + (value_6 / value_8)) + (value_9 * x);
        let t_result: f64 = ((t_value_3 * value_5 + value_3 * t_value_5)
            + ((t_value_6 - (value_6 / value_8) * t_value_8) / value_8))
            + (value_9 * t_x);
        (result, t_result)
    }
}
mod recursion {
    ///The derivative of [`tree`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tree {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tree {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tree)
        }
        /// The reverse derivative of [`tree`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, depth: usize, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(tree as rule_of_tree);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let result: f64;
            if depth == 0 {
                result = x.sin();
            } else {
                let argument = x * 0.9;
                let left = kept_4
                    .keep(
                        kept_2
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_tree, tree, a0 = argument, a1 = depth - 1
                                ),
                            ),
                    );
                let argument_2 = x * left;
                let right = kept_3
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_tree, tree, a0 = argument_2, a1 = depth - 1
                                ),
                            ),
                    );
                result = left + (right * x);
            }
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if depth == 0 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_x += d_1 * ::rootgrad_autodiff::rules::sin(x);
            } else {
                let argument = x * 0.9;
                let left = kept_4.take();
                let argument_2 = x * left;
                let right = kept_3.take();
                let mut d_argument: f64 = -0.0;
                let mut d_left: f64 = -0.0;
                let mut d_argument_2: f64 = -0.0;
                let mut d_right: f64 = -0.0;
                let d_2 = ::core::mem::take(&mut d_result);
                d_left += d_2;
                d_right += d_2 * x;
                d_x += d_2 * right;
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_argument_2,
                        &d_right,
                    );
                } else {
                    rule_of_tree::__vjp(
                        argument_2,
                        &mut d_argument_2,
                        depth - 1,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_right,
                    );
                }
                d_x += d_argument_2 * left;
                d_left += d_argument_2 * x;
                let partials_2 = kept_2.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_argument,
                        &d_left,
                    );
                } else {
                    rule_of_tree::__vjp(
                        argument,
                        &mut d_argument,
                        depth - 1,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_left,
                    );
                }
                d_x += d_argument * 0.9;
            }
            (result, d_x)
        }
        /// The forward derivative of [`tree`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64, depth: usize) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(tree as rule_of_tree);
            let result: f64;
            let t_result: f64;
            if depth == 0 {
                t_result = ::rootgrad_autodiff::rules::sin(x) * t_x;
                result = x.sin();
            } else {
                let argument = x * 0.9;
                let t_argument = t_x * 0.9;
                let (v_1, t_left) = rule_of_tree::__jvp(
                    tree,
                    argument,
                    t_argument,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let left = v_1;
                let argument_2 = x * left;
                let t_argument_2 = t_x * left + x * t_left;
                let (v_2, t_right) = rule_of_tree::__jvp(
                    tree,
                    argument_2,
                    t_argument_2,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let right = v_2;
                t_result = t_left + (t_right * x + right * t_x);
                result = left + (right * x);
            }
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
            x: f64,
            t_x: f64,
            depth: usize,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(tree as rule_of_tree);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let result: f64;
            let t_result: f64;
            if depth == 0 {
                let x_2 = x;
                t_result = x_2.cos() * t_x;
                result = x.sin();
            } else {
                let argument = x * 0.9;
                let t_argument = t_x * 0.9;
                let v_1 = kept_2
                    .keep(
                        rule_of_tree::__jvp(
                            rule_of_tree,
                            argument,
                            t_argument,
                            (depth - 1),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_1.keep(&v_1);
                let left = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&left);
                let t_left = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_left);
                let argument_2 = x * left;
                let t_argument_2 = (t_x * left) + (x * t_left);
                let v_2 = kept_1
                    .keep(
                        rule_of_tree::__jvp(
                            rule_of_tree,
                            argument_2,
                            t_argument_2,
                            (depth - 1),
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_4.keep(&v_2);
                let right = ::core::clone::Clone::clone(&v_2.0);
                shape_5.keep(&right);
                let t_right = ::core::clone::Clone::clone(&v_2.1);
                shape_6.keep(&t_right);
                t_result = t_left + ((t_right * x) + (right * t_x));
                result = left + (right * x);
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if depth == 0 {
                let x_2 = x;
                let mut d_x_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_x += d_1 * ::rootgrad_autodiff::rules::sin(x);
                let d_2 = ::core::mem::take(&mut d_t_result);
                let d_3 = d_2 * t_x;
                d_x_2 += d_3 * ::rootgrad_autodiff::rules::cos(x_2);
                d_t_x += d_2 * x_2.cos();
                d_x += d_x_2;
            } else {
                let argument = x * 0.9;
                let t_argument = t_x * 0.9;
                let v_1 = kept_2.take();
                let left = ::core::clone::Clone::clone(&v_1.0);
                let t_left = ::core::clone::Clone::clone(&v_1.1);
                let argument_2 = x * left;
                let t_argument_2 = (t_x * left) + (x * t_left);
                let v_2 = kept_1.take();
                let right = ::core::clone::Clone::clone(&v_2.0);
                let t_right = ::core::clone::Clone::clone(&v_2.1);
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_1 = shape_1.zero();
                let mut d_left = shape_2.zero();
                let mut d_t_left = shape_3.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_t_argument_2: f64 = -0.0;
                let mut d_v_2 = shape_4.zero();
                let mut d_right = shape_5.zero();
                let mut d_t_right = shape_6.zero();
                let d_4 = ::core::mem::take(&mut d_result);
                d_left += d_4;
                d_right += d_4 * x;
                d_x += d_4 * right;
                let d_5 = ::core::mem::take(&mut d_t_result);
                d_t_left += d_5;
                d_t_right += d_5 * x;
                d_x += d_5 * t_right;
                d_right += d_5 * t_x;
                d_t_x += d_5 * right;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_right));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_right));
                rule_of_tree::__jvp_vjp(
                    rule_of_tree,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    &mut d_argument_2,
                    t_argument_2,
                    &mut d_t_argument_2,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_2,
                );
                d_t_x += d_t_argument_2 * left;
                d_left += d_t_argument_2 * t_x;
                d_x += d_t_argument_2 * t_left;
                d_t_left += d_t_argument_2 * x;
                d_x += d_argument_2 * left;
                d_left += d_argument_2 * x;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_left));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_left));
                rule_of_tree::__jvp_vjp(
                    rule_of_tree,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    depth - 1,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_1,
                );
                d_t_x += d_t_argument * 0.9;
                d_x += d_argument * 0.9;
            }
            (d_x, d_t_x)
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(tree as rule_of_tree);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let value = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_tree, tree, a0 = x, a1 = 3));
        let result: f64 = value;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_x, &d_value);
        } else {
            rule_of_tree::__vjp(
                x,
                &mut d_x,
                3,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
        }
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(tree as rule_of_tree);
        let (v_1, t_value) = rule_of_tree::__jvp(
            tree,
            x,
            t_x,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod slices {
    ///The derivative of [`norm`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum norm {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl norm {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &norm)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                s += (*v) * (*v);
            }
            let result: f64 = s.sqrt();
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let v = &x[i];
                let d_v = &mut d_x[i];
                let d_1 = d_s;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
            }
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += (*t_v) * (*v) + (*v) * (*t_v);
                s += (*v) * (*v);
            }
            let result: f64 = s.sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(s) * t_s;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += ((*t_v) * (*v)) + ((*v) * (*t_v));
                s += (*v) * (*v);
            }
            let result: f64 = s.sqrt();
            let x_2 = s;
            let sqrt_2 = x_2.sqrt();
            let t_result: f64 = (0.5 / sqrt_2) * t_s;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_s;
            d_sqrt_2 -= d_1 / sqrt_2 * (0.5 / sqrt_2);
            d_t_s += d_t_result * (0.5 / sqrt_2);
            d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_s += d_x_2;
            d_s += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let d_v = &mut d_x[i];
                let d_t_v = &mut d_t_x[i];
                let d_2 = d_s;
                (*d_v) += d_2 * (*v);
                (*d_v) += d_2 * (*v);
                let d_3 = d_t_s;
                (*d_t_v) += d_3 * (*v);
                (*d_v) += d_3 * (*t_v);
                (*d_v) += d_3 * (*t_v);
                (*d_t_v) += d_3 * (*v);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut d_result = d_ret;
            let mut s = 0.0;
            let length = a.len().min(b.len());
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..length {
                let x = &a[i];
                let y = &b[i];
                s += (*x) * (*y);
                let x = &a[i];
                let y = &b[i];
                let d_1 = d_s;
                d_a[i] += d_1 * (*y);
                d_b[i] += d_1 * (*x);
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_s += (*t_x) * (*y) + (*x) * (*t_y);
                s += (*x) * (*y);
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
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                t_s += ((*t_x) * (*y)) + ((*x) * (*t_y));
                s += (*x) * (*y);
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
                let x = &a[i];
                let t_x = &t_a[i];
                let y = &b[i];
                let t_y = &t_b[i];
                let d_x = &mut d_a[i];
                let d_y = &mut d_b[i];
                let d_1 = d_s;
                (*d_x) += d_1 * (*y);
                (*d_y) += d_1 * (*x);
                let d_2 = d_t_s;
                d_t_a[i] += d_2 * (*y);
                (*d_y) += d_2 * (*t_x);
                (*d_x) += d_2 * (*t_y);
                d_t_b[i] += d_2 * (*x);
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(norm as rule_of_norm, dot as rule_of_dot);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut s = rule_of_norm::__of(norm)(x);
        for i in 1..x.len() {
            let part = &x[i..];
            let value = kept_8.keep(rule_of_dot::__of(dot)(part, x));
            shape_5.keep(&value);
            if value > 0.5 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let value_2 = kept_2.keep(rule_of_norm::__of(norm)(part));
                shape_1.keep(&value_2);
                let value_3 = kept_1.keep(rule_of_dot::__of(dot)(&x[..i], part));
                shape_2.keep(&value_3);
                s += value_2 * value_3;
                pass_1.push((kept_1.take(), kept_2.take()));
            } else {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let t = kept_6.keep([::core::clone::Clone::clone(&s), 1.0]);
                shape_3.keep(&t);
                let value_4 = kept_5.keep(rule_of_dot::__of(dot)(&t, &x[(i - 1)..]));
                shape_4.keep(&value_4);
                s = kept_4.keep(s) * value_4;
                pass_2.push((kept_4.take(), kept_5.take(), kept_6.take()));
            }
        }
        let t_2 = ::core::clone::Clone::clone(&s);
        let value_5 = rule_of_dot::__of(dot)(x, x);
        let value_6 = rule_of_dot::__of(dot)(&x[1..], x);
        let result: f64 = t_2 + (value_5 * value_6);
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        d_t_2 += d_result;
        d_value_5 += d_result * value_6;
        d_value_6 += d_result * value_5;
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, &x[1..]),
                ::rootgrad_autodiff::rt::span_of(x, x),
            ],
            |[d_1, d_2]| rule_of_dot::__vjp(&x[1..], d_1, x, d_2, d_value_6),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_x,
            [
                ::rootgrad_autodiff::rt::span_of(x, x),
                ::rootgrad_autodiff::rt::span_of(x, x),
            ],
            |[d_3, d_4]| rule_of_dot::__vjp(x, d_3, x, d_4, d_value_5),
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t_2));
        for i in (1..x.len()).rev() {
            let value = kept_8.take();
            let part = &x[i..];
            let mut d_value = shape_5.zero();
            if value > 0.5 {
                let (value_3, value_2) = pass_1.take();
                let mut d_value_2 = shape_1.zero();
                let mut d_value_3 = shape_2.zero();
                let d_5 = d_s;
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                d_value_2 += d_6 * value_3;
                d_value_3 += d_6 * value_2;
                ::rootgrad_autodiff::rt::with_parts(
                    &mut *d_x,
                    [
                        ::rootgrad_autodiff::rt::span_of(x, &x[..i]),
                        ::rootgrad_autodiff::rt::span_of(x, part),
                    ],
                    |[d_7, d_8]| rule_of_dot::__vjp(&x[..i], d_7, part, d_8, d_value_3),
                );
                rule_of_norm::__vjp(part, &mut d_x[i..], d_value_2);
            } else {
                let (v_1, value_4, t) = pass_2.take();
                let mut d_t = shape_3.zero();
                let mut d_value_4 = shape_4.zero();
                let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_s);
                let d_10 = ::rootgrad_autodiff::rt::scalar(d_9);
                d_s += d_10 * value_4;
                d_value_4 += d_10 * v_1;
                rule_of_dot::__vjp(
                    &t,
                    &mut d_t,
                    &x[(i - 1)..],
                    &mut d_x[i - 1..],
                    d_value_4,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_s, &(d_t[0]));
            }
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_x,
                [
                    ::rootgrad_autodiff::rt::span_of(x, part),
                    ::rootgrad_autodiff::rt::span_of(x, x),
                ],
                |[d_11, d_12]| rule_of_dot::__vjp(part, d_11, x, d_12, d_value),
            );
        }
        rule_of_norm::__vjp(x, &mut (*d_x), d_s);
        pass_1.finish();
        pass_2.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(norm as rule_of_norm, dot as rule_of_dot);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, mut t_s) = rule_of_norm::__jvp(norm, x, t_x);
        let mut s = v_1;
        for i in 1..x.len() {
            let part = &x[i..];
            let t_part = &t_x[i..];
            let (v_2, t_value) = rule_of_dot::__jvp(dot, part, t_part, x, t_x);
            let value = v_2;
            if value > 0.5 {
                let (v_3, t_value_2) = rule_of_norm::__jvp(norm, part, t_part);
                let value_2 = v_3;
                let (v_4, t_value_3) = rule_of_dot::__jvp(
                    dot,
                    &x[..i],
                    &t_x[..i],
                    part,
                    t_part,
                );
                let value_3 = v_4;
                t_s += t_value_2 * value_3 + value_2 * t_value_3;
                s += value_2 * value_3;
                t_s = ::rootgrad_autodiff::rt::tangent_at(t_s, s);
            } else {
                let t_t = [t_s, 0.0];
                let t = [s, 1.0];
                let (v_5, t_value_4) = rule_of_dot::__jvp(
                    dot,
                    &t,
                    &t_t,
                    &x[(i - 1)..],
                    &t_x[i - 1..],
                );
                let value_4 = v_5;
                t_s = ::rootgrad_autodiff::rt::tangent_at(
                    t_s * value_4 + s * t_value_4,
                    s * value_4,
                );
                s = s * value_4;
            }
        }
        let t_2 = s;
        let t_t_2 = t_s;
        let (v_6, t_value_5) = rule_of_dot::__jvp(dot, x, t_x, x, t_x);
        let value_5 = v_6;
        let (v_7, t_value_6) = rule_of_dot::__jvp(dot, &x[1..], &t_x[1..], x, t_x);
        let value_6 = v_7;
        let result: f64 = t_2 + (value_5 * value_6);
        let t_result: f64 = t_t_2 + (t_value_5 * value_6 + value_5 * t_value_6);
        (result, t_result)
    }
}
mod hand_written {
    ///The derivative of [`scaled_square`]: the rule written by hand, found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum scaled_square {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl scaled_square {
        /// Of what the function writes, the rule gets the values after the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = false;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &scaled_square)
        }
        ///The derivative of [`scaled_square`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pullback(
            a0: &[f64],
            a1: &mut [f64],
            a2: &[f64],
            a3: &mut [f64],
            a4: f64,
            a5: &mut f64,
        ) {
            scaled_square_pullback(a0, a1, a2, a3, a4, a5)
        }
        #[doc(hidden)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl Sized,
        ) {
            let mut discard2 = ::core::clone::Clone::clone(&a2);
            scaled_square_pullback(
                a0,
                d0.into_slice(),
                a1,
                d1.into_slice(),
                a2,
                d2.or_discard(&mut discard2),
            )
        }
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_parameters_of_the_function(k: f64) {
            ::rootgrad_autodiff::rt::without_seed(
                scaled_square(
                    ::rootgrad_autodiff::rt::behind_reference::<[f64], _>(),
                    ::rootgrad_autodiff::rt::behind_reference::<[f64], _>(),
                    k,
                ),
            );
        }
    };
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl scaled_square {
        ///The forward derivative of [`scaled_square`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pushforward(
            a0: &mut [f64],
            a1: &mut [f64],
            a2: &[f64],
            a3: &[f64],
            a4: f64,
            a5: f64,
        ) {
            scaled_square_pushforward(a0, a1, a2, a3, a4, a5)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64], &[f64], f64) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let t2 = t2.or_zero(&a2);
            scaled_square_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`scaled_square_pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            out: &mut [f64],
            d_out: &mut [f64],
            t_out: &mut [f64],
            d_t_out: &mut [f64],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            k: f64,
            t_k: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
            ::rootgrad_autodiff::rt::same_length("t_out", t_out.len(), d_t_out.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            for i in 0..x.len().min(out.len()) {
                out[i] = (k * x[i]) * x[i];
                t_out[i] = ((t_k * x[i]) * x[i]) + (((2.0 * k) * x[i]) * t_x[i]);
                let d_1 = ::core::mem::take(&mut d_t_out[i]);
                let d_2 = d_1 * x[i];
                d_t_k += d_2 * x[i];
                d_x[i] += d_2 * t_k;
                d_x[i] += d_1 * (t_k * x[i]);
                let d_3 = d_1 * t_x[i];
                let d_4 = d_3 * x[i];
                d_k += d_4 * 2.0;
                d_x[i] += d_3 * (2.0 * k);
                d_t_x[i] += d_1 * ((2.0 * k) * x[i]);
                let d_5 = ::core::mem::take(&mut d_out[i]);
                let d_6 = d_5 * x[i];
                d_k += d_6 * x[i];
                d_x[i] += d_6 * k;
                d_x[i] += d_5 * (k * x[i]);
            }
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64], &[f64], f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let (g4, g5) = Self::pushforward_pullback(
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
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_signature_of_the_function(out: &mut [f64], x: &[f64], k: f64) {
            scaled_square(out, x, k)
        }
    };
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(scaled_square as rule_of_scaled_square);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let k = p[0];
        let x = &p[1..];
        let mut a = ::std::vec![0.0; x.len()];
        let mut b = ::std::vec![0.0; x.len()];
        let length = a.len();
        let length_2 = x.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = a.len();
        for i_2 in 0..length_3 {
            a[i_2] = x[i_2];
        }
        let mut s = 0.0;
        for i in 0..3 {
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let argument = k * ((i + 1) as f64);
            kept_10.keep_when(rule_of_scaled_square::__BEFORE, &b);
            kept_11.keep_owned(&a);
            rule_of_scaled_square::__of(scaled_square)(&mut b, &a, argument);
            kept_10.keep_when(!rule_of_scaled_square::__BEFORE, &b);
            kept_8.keep_when(rule_of_scaled_square::__BEFORE, &a[1..]);
            kept_9.keep_owned(&b[1..]);
            rule_of_scaled_square::__of(scaled_square)(&mut a[1..], &b[1..], 0.5);
            kept_8.keep_when(!rule_of_scaled_square::__BEFORE, &a[1..]);
            s += kept_7.keep(a[i]) * kept_6.keep(b[i]);
            if i == 1 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                kept_3.keep_when(rule_of_scaled_square::__BEFORE, &b[..1]);
                rule_of_scaled_square::__of(
                    scaled_square,
                )(&mut b[..1], &x[..1], kept_4.keep(s));
                kept_3.keep_when(!rule_of_scaled_square::__BEFORE, &b[..1]);
                s = kept_2.keep(s) * kept_1.keep(b[0]);
                pass_1.push((kept_1.take(), kept_2.take(), kept_4.take()));
            }
            pass_2.push((kept_6.take(), kept_7.take()));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let x = &p[1..];
        let mut d_k: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..3).rev() {
            let (v_5, v_6) = pass_2.take();
            let argument = k * ((i + 1) as f64);
            let mut d_argument: f64 = -0.0;
            let d_x = &mut d_p[1..];
            if i == 1 {
                let (v_1, v_2, v_4) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * v_1;
                d_b[0] += d_1 * v_2;
                let v_3 = kept_3.take();
                rule_of_scaled_square::__vjp(
                    &v_3,
                    &mut d_b[..1],
                    &x[..1],
                    &mut d_x[..1],
                    v_4,
                    &mut d_s,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
            let d_2 = d_s;
            d_a[i] += d_2 * v_5;
            d_b[i] += d_2 * v_6;
            let v_7 = kept_8.take();
            let v_8 = kept_9.take();
            rule_of_scaled_square::__vjp(
                &v_7,
                &mut d_a[1..],
                &v_8,
                &mut d_b[1..],
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            let v_9 = kept_10.take();
            let v_10 = kept_11.take();
            rule_of_scaled_square::__vjp(
                &v_9,
                &mut d_b,
                &v_10,
                &mut d_a,
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
            d_k += d_argument * ((i + 1) as f64);
        }
        for i_2 in 0..length_3 {
            let d_x = &mut d_p[1..];
            let d_3 = ::core::mem::take(&mut d_a[i_2]);
            d_x[i_2] += d_3;
        }
        d_p[0] += d_k;
        kept_3.finish();
        pass_1.finish();
        kept_8.finish();
        kept_9.finish();
        kept_10.finish();
        kept_11.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(scaled_square as rule_of_scaled_square);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let k = p[0];
        let t_k = t_p[0];
        let x = &p[1..];
        let t_x = &t_p[1..];
        let mut a = ::std::vec![0.0; x.len()];
        let mut t_a = ::std::vec![0.0; x.len()];
        let mut b = ::std::vec![0.0; x.len()];
        let mut t_b = ::std::vec![0.0; x.len()];
        let length = a.len();
        let length_2 = x.len();
        ::core::assert_eq!(length, length_2, "copy_from_slice: lengths differ");
        let length_3 = a.len();
        for i_2 in 0..length_3 {
            t_a[i_2] = t_x[i_2];
            a[i_2] = x[i_2];
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..3 {
            let argument = k * ((i + 1) as f64);
            let t_argument = t_k * ((i + 1) as f64);
            rule_of_scaled_square::__jvp(
                scaled_square,
                &mut b,
                &mut t_b,
                &a,
                &t_a,
                argument,
                t_argument,
            );
            rule_of_scaled_square::__jvp(
                scaled_square,
                &mut a[1..],
                &mut t_a[1..],
                &b[1..],
                &t_b[1..],
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
            );
            t_s += t_a[i] * b[i] + a[i] * t_b[i];
            s += a[i] * b[i];
            if i == 1 {
                rule_of_scaled_square::__jvp(
                    scaled_square,
                    &mut b[..1],
                    &mut t_b[..1],
                    &x[..1],
                    &t_x[..1],
                    s,
                    t_s,
                );
                t_s = t_s * b[0] + s * t_b[0];
                s = s * b[0];
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod generic {
    ///The derivative of [`logistic`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum logistic {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl logistic {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &logistic::<f64>)
        }
        /// The reverse derivative of [`logistic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(x: T, d_ret: T) -> (T, T) {
            let exp_2 = (-x).exp();
            let result: T = T::from_f64(1.0) / (T::from_f64(1.0) + exp_2);
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_exp_2: T = ::rootgrad_autodiff::zero();
            let d_1 = d_result / (T::from_f64(1.0) + exp_2) * result;
            d_exp_2 -= d_1;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x -= d_2;
            (result, d_x)
        }
        /// The forward derivative of [`logistic`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(x: T, t_x: T) -> (T, T) {
            let result: T = T::from_f64(1.0) / (T::from_f64(1.0) + (-x).exp());
            let t_result: T = -(T::from_f64(1.0) / (T::from_f64(1.0) + (-x).exp()))
                * (::rootgrad_autodiff::rules::exp(-x) * (-t_x))
                / (T::from_f64(1.0) + (-x).exp());
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            a0: T,
            t0: impl ::rootgrad_autodiff::rt::Tangent<T>,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(x: T, t_x: T, d_ret: (T, T)) -> (T, T) {
            let exp_2 = (-x).exp();
            let result: T = T::from_f64(1.0) / (T::from_f64(1.0) + exp_2);
            let x_2 = -x;
            let exp_3 = (-x).exp();
            let exp_4 = x_2.exp();
            let exp_5 = (-x).exp();
            let t_result: T = ((-(T::from_f64(1.0) / (T::from_f64(1.0) + exp_3)))
                * (exp_4 * (-t_x))) / (T::from_f64(1.0) + exp_5);
            let result_2: (T, T) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_exp_2: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_x_2: T = ::rootgrad_autodiff::zero();
            let mut d_exp_3: T = ::rootgrad_autodiff::zero();
            let mut d_exp_4: T = ::rootgrad_autodiff::zero();
            let mut d_exp_5: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / (T::from_f64(1.0) + exp_5);
            let d_2 = d_1 * (exp_4 * (-t_x));
            let d_3 = d_2 / (T::from_f64(1.0) + exp_3)
                * (T::from_f64(1.0) / (T::from_f64(1.0) + exp_3));
            d_exp_3 += d_3;
            let d_4 = d_1 * (-(T::from_f64(1.0) / (T::from_f64(1.0) + exp_3)));
            d_exp_4 += d_4 * (-t_x);
            let d_5 = d_4 * exp_4;
            d_t_x -= d_5;
            let d_6 = d_t_result / (T::from_f64(1.0) + exp_5) * t_result;
            d_exp_5 -= d_6;
            let d_7 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            d_x -= d_7;
            d_x_2 += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            d_x -= d_8;
            d_x -= d_x_2;
            let d_9 = d_result / (T::from_f64(1.0) + exp_2) * result;
            d_exp_2 -= d_9;
            let d_10 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x -= d_10;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(T) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
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
        fn __vjp<'__shadow, T: Real>(
            a0: T,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    ///The derivative of [`layer`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum layer {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl layer {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &layer::<f64>)
        }
        /// The reverse derivative of [`layer`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<T: Real>(
            w: &[T],
            d_w: &mut [T],
            x: T,
            n: usize,
            d_ret: T,
        ) -> (T, T) {
            ::rootgrad_autodiff::callees!(logistic as rule_of_logistic);
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut y = x;
            for i in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let y_1 = kept_3.keep(y);
                let argument = w[i] * y_1;
                let value = kept_2
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_logistic, logistic, a0 = argument
                                ),
                            ),
                    );
                y = value * w[i].max(y_1);
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: T = y;
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result = d_ret;
            let mut d_y: T = ::rootgrad_autodiff::zero();
            d_y += d_result;
            for i in (0..n).rev() {
                let (partials_1, value, y_1) = pass_1.take();
                let argument = w[i] * y_1;
                let mut d_y_1: T = ::rootgrad_autodiff::zero();
                let mut d_argument: T = ::rootgrad_autodiff::zero();
                let mut d_value: T = ::rootgrad_autodiff::zero();
                let d_1 = ::core::mem::take(&mut d_y);
                d_value += d_1 * w[i].max(y_1);
                let d_2 = d_1 * value;
                d_w[i] += d_2 * ::rootgrad_autodiff::rules::max(w[i], y_1).0;
                d_y_1 += d_2 * ::rootgrad_autodiff::rules::max(w[i], y_1).1;
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_argument,
                        &d_value,
                    );
                } else {
                    rule_of_logistic::__vjp(argument, &mut d_argument, d_value);
                }
                d_w[i] += d_argument * y_1;
                d_y_1 += d_argument * w[i];
                d_y += d_y_1;
            }
            d_x += d_y;
            pass_1.finish();
            (result, d_x)
        }
        /// The forward derivative of [`layer`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<T: Real>(w: &[T], t_w: &[T], x: T, t_x: T, n: usize) -> (T, T) {
            ::rootgrad_autodiff::callees!(logistic as rule_of_logistic);
            ::rootgrad_autodiff::rt::equal_lengths("w", w.len(), "t_w", t_w.len());
            let mut y = x;
            let mut t_y = t_x;
            for i in 0..n {
                let argument = w[i] * y;
                let t_argument = t_w[i] * y + w[i] * t_y;
                let (v_1, t_value) = rule_of_logistic::__jvp(
                    logistic,
                    argument,
                    t_argument,
                );
                let value = v_1;
                let p_1 = ::rootgrad_autodiff::rules::max(w[i], y);
                t_y = t_value * w[i].max(y) + value * (p_1.0 * t_w[i] + p_1.1 * t_y);
                y = value * w[i].max(y);
            }
            let result: T = y;
            let t_result: T = t_y;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<T: Real>(
            called: impl ::core::ops::Fn(&[T], T, usize) -> T,
            a0: &[T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            a1: T,
            t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (T, T) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1, a2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<T: Real>(
            w: &[T],
            d_w: &mut [T],
            t_w: &[T],
            d_t_w: &mut [T],
            x: T,
            t_x: T,
            n: usize,
            d_ret: (T, T),
        ) -> (T, T) {
            ::rootgrad_autodiff::callees!(logistic as rule_of_logistic);
            ::rootgrad_autodiff::rt::same_length("w", w.len(), d_w.len());
            ::rootgrad_autodiff::rt::same_length("t_w", t_w.len(), d_t_w.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut y = x;
            let mut t_y = t_x;
            for i in 0..n {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let y_1 = kept_6.keep(y);
                let t_y_1 = kept_5.keep(t_y);
                let argument = w[i] * y_1;
                let t_argument = (t_w[i] * y_1) + (w[i] * t_y_1);
                let v_1 = kept_4
                    .keep(
                        rule_of_logistic::__jvp(rule_of_logistic, argument, t_argument),
                    );
                shape_1.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_2.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_3.keep(&t_value);
                let t_3 = t_value * w[i].max(y_1);
                let x_2 = w[i];
                let y_2 = y_1;
                let t;
                if (x_2 >= y_2) || (y_2 != y_2) {
                    t = ::rootgrad_autodiff::real::<T>(1.0);
                } else {
                    t = ::rootgrad_autodiff::real::<T>(0.0);
                }
                let x_3 = w[i];
                let y_3 = y_1;
                let t_2;
                if (x_3 >= y_3) || (y_3 != y_3) {
                    t_2 = ::rootgrad_autodiff::real::<T>(0.0);
                } else {
                    t_2 = ::rootgrad_autodiff::real::<T>(1.0);
                }
                t_y = t_3
                    + (value
                        * kept_1
                            .keep(
                                ((kept_2.keep(t) * t_w[i]) + (kept_3.keep(t_2) * t_y_1)),
                            ));
                y = value * w[i].max(y_1);
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
            let result: T = y;
            let t_result: T = t_y;
            let result_2: (T, T) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<T>();
            let mut d_result_2 = d_ret;
            let mut d_y: T = ::rootgrad_autodiff::zero();
            let mut d_t_y: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_y += d_t_result;
            d_y += d_result;
            for i in (0..n).rev() {
                let (v_2, v_3, v_4, v_1, t_y_1, y_1) = pass_1.take();
                let argument = w[i] * y_1;
                let t_argument = (t_w[i] * y_1) + (w[i] * t_y_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_y_1: T = ::rootgrad_autodiff::zero();
                let mut d_t_y_1: T = ::rootgrad_autodiff::zero();
                let mut d_argument: T = ::rootgrad_autodiff::zero();
                let mut d_t_argument: T = ::rootgrad_autodiff::zero();
                let mut d_v_1 = shape_1.zero();
                let mut d_value = shape_2.zero();
                let mut d_t_value = shape_3.zero();
                let mut d_t_3: T = ::rootgrad_autodiff::zero();
                let mut d_x_2: T = ::rootgrad_autodiff::zero();
                let mut d_y_2: T = ::rootgrad_autodiff::zero();
                let mut d_x_3: T = ::rootgrad_autodiff::zero();
                let mut d_y_3: T = ::rootgrad_autodiff::zero();
                let d_1 = ::core::mem::take(&mut d_y);
                d_value += d_1 * w[i].max(y_1);
                let d_2 = d_1 * value;
                d_w[i] += d_2 * ::rootgrad_autodiff::rules::max(w[i], y_1).0;
                d_y_1 += d_2 * ::rootgrad_autodiff::rules::max(w[i], y_1).1;
                let d_3 = ::core::mem::take(&mut d_t_y);
                d_t_3 += d_3;
                d_value += d_3 * v_2;
                let d_4 = d_3 * value;
                d_t_w[i] += d_4 * v_3;
                d_t_y_1 += d_4 * v_4;
                d_y_1 += d_y_3;
                d_w[i] += d_x_3;
                d_y_1 += d_y_2;
                d_w[i] += d_x_2;
                d_t_value += d_t_3 * w[i].max(y_1);
                let d_5 = d_t_3 * t_value;
                d_w[i] += d_5 * ::rootgrad_autodiff::rules::max(w[i], y_1).0;
                d_y_1 += d_5 * ::rootgrad_autodiff::rules::max(w[i], y_1).1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_logistic::__jvp_vjp(
                    rule_of_logistic,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_1,
                );
                d_t_w[i] += d_t_argument * y_1;
                d_y_1 += d_t_argument * t_w[i];
                d_w[i] += d_t_argument * t_y_1;
                d_t_y_1 += d_t_argument * w[i];
                d_w[i] += d_argument * y_1;
                d_y_1 += d_argument * w[i];
                d_t_y += d_t_y_1;
                d_y += d_y_1;
            }
            d_t_x += d_t_y;
            d_x += d_y;
            pass_1.finish();
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, T: Real>(
            called: impl ::core::ops::Fn(&[T], T, usize) -> T,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[T]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a2: T,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        )
        where
            T: '__shadow,
        {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            let (g2, g3) = Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                a3,
                a4,
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
        fn __vjp<'__shadow, T: Real>(
            a0: &[T],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, T>,
            a1: T,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        )
        where
            T: '__shadow,
        {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            layer as rule_of_layer, logistic as rule_of_logistic
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let argument = x[0];
        let value = rule_of_layer::__of(layer::<f64>)(x, argument, 2);
        let argument_2 = x[1] * x[0];
        let value_2 = rule_of_layer::__of(layer)(&x[1..], argument_2, 3);
        let single = value + value_2;
        let argument_3 = x[2];
        let value_3 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_logistic, logistic, a0 = argument_3),
            );
        let result: f64 = single * value_3;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_single = ::rootgrad_autodiff::Differentiable::zero_like(&single);
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_single += d_result * value_3;
        d_value_3 += d_result * single;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_3,
                &d_value_3,
            );
        } else {
            rule_of_logistic::__vjp(argument_3, &mut d_argument_3, d_value_3);
        }
        d_x[2] += d_argument_3;
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_single);
        d_value += d_1;
        d_value_2 += d_1;
        rule_of_layer::__vjp(
            &x[1..],
            &mut d_x[1..],
            argument_2,
            &mut d_argument_2,
            3,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_2,
        );
        d_x[1] += d_argument_2 * x[0];
        d_x[0] += d_argument_2 * x[1];
        rule_of_layer::__vjp::<
            f64,
        >(
            x,
            &mut (*d_x),
            argument,
            &mut d_argument,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            layer as rule_of_layer, logistic as rule_of_logistic
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = rule_of_layer::__jvp::<
            f64,
        >(
            layer::<f64>,
            x,
            t_x,
            argument,
            t_argument,
            2,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let argument_2 = x[1] * x[0];
        let t_argument_2 = t_x[1] * x[0] + x[1] * t_x[0];
        let (v_2, t_value_2) = rule_of_layer::__jvp(
            layer,
            &x[1..],
            &t_x[1..],
            argument_2,
            t_argument_2,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_2 = v_2;
        let single = value + value_2;
        let t_single = ::rootgrad_autodiff::rt::tangent_at(t_value + t_value_2, single);
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let (v_3, t_value_3) = rule_of_logistic::__jvp(
            logistic,
            argument_3,
            t_argument_3,
        );
        let value_3 = v_3;
        let result: f64 = single * value_3;
        let t_result: f64 = t_single * value_3 + single * t_value_3;
        (result, t_result)
    }
}
mod local_arrays_to_calls {
    ///The derivative of [`mean`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum mean {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl mean {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &mean)
        }
        /// The reverse derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let mut s = 0.0;
            let length = x.len();
            let mut d_s: f64 = -0.0;
            d_s += d_result / (x.len() as f64);
            for i in 0..length {
                let v = &x[i];
                s += *v;
                let d_1 = d_s;
                d_x[i] += d_1;
            }
            let result: f64 = s / (x.len() as f64);
            result
        }
        /// The forward derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += *t_v;
                s += *v;
            }
            let result: f64 = s / (x.len() as f64);
            let t_result: f64 = t_s / (x.len() as f64);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                t_s += *t_v;
                s += *v;
            }
            let result: f64 = s / (x.len() as f64);
            let t_result: f64 = t_s / (x.len() as f64);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result / (x.len() as f64);
            d_s += d_result / (x.len() as f64);
            for i in 0..length {
                let d_1 = d_s;
                d_x[i] += d_1;
                let d_2 = d_t_s;
                d_t_x[i] += d_2;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(mean as rule_of_mean);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_pair = ::rootgrad_autodiff::rt::Like::new();
        let like_three = ::rootgrad_autodiff::rt::Like::new();
        let like_t = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.5;
        for i in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let s_1 = kept_13.keep(s);
            let pair = [(x[i] * s_1), x[(i + 1)]];
            like_pair.of(&pair);
            let mut three = [s_1, 0.0, x[i]];
            like_three.of(&three);
            three[1] = kept_6.keep(three[0]) * kept_5.keep(three[2]);
            let part = &three[1..];
            let value = kept_12.keep(rule_of_mean::__of(mean)(&pair));
            shape_1.keep(&value);
            kept_4.keep_owned(&three);
            let value_2 = kept_11.keep(rule_of_mean::__of(mean)(&three));
            shape_2.keep(&value_2);
            kept_3.keep_owned(part);
            let value_3 = kept_10.keep(rule_of_mean::__of(mean)(part));
            shape_3.keep(&value_3);
            s += (value * value_2) * value_3;
            kept_2.keep_owned(part);
            let value_4 = rule_of_mean::__of(mean)(part);
            shape_4.keep(&value_4);
            three[0] = value_4;
            let t_2 = kept_9.keep(three[0]);
            let t = kept_8.keep([s, x[i]]);
            like_t.of(&t);
            let value_5 = kept_7.keep(rule_of_mean::__of(mean)(&t));
            shape_5.keep(&value_5);
            s = kept_1.keep(s) * (t_2 + value_5);
            pass_1
                .push((
                    kept_1.take(),
                    kept_5.take(),
                    kept_6.take(),
                    kept_7.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                    kept_13.take(),
                ));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..3).rev() {
            let (v_1, v_5, v_6, value_5, t, t_2, value_3, value_2, value, s_1) = pass_1
                .take();
            let pair = [(x[i] * s_1), x[(i + 1)]];
            let mut d_s_1: f64 = -0.0;
            let mut d_pair = like_pair.same([::rootgrad_autodiff::zero(); 2usize]);
            let mut d_three = like_three.same([::rootgrad_autodiff::zero(); 3usize]);
            let mut d_value = shape_1.zero();
            let mut d_value_2 = shape_2.zero();
            let mut d_value_3 = shape_3.zero();
            let mut d_value_4 = shape_4.zero();
            let mut d_t_2 = -0.0;
            let mut d_t = like_t.same([::rootgrad_autodiff::zero(); 2usize]);
            let mut d_value_5 = shape_5.zero();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * (t_2 + value_5);
            let d_2 = d_1 * v_1;
            d_t_2 += d_2;
            d_value_5 += d_2;
            rule_of_mean::__vjp(&t, &mut d_t, d_value_5);
            d_s += d_t[0];
            d_x[i] += d_t[1];
            d_three[0] += d_t_2;
            let d_3 = ::core::mem::take(&mut d_three[0]);
            d_value_4 += d_3;
            let v_2 = kept_2.take();
            rule_of_mean::__vjp(&v_2, &mut d_three[1..], d_value_4);
            let d_4 = d_s;
            let d_5 = d_4 * value_3;
            d_value += d_5 * value_2;
            d_value_2 += d_5 * value;
            d_value_3 += d_4 * (value * value_2);
            let v_3 = kept_3.take();
            rule_of_mean::__vjp(&v_3, &mut d_three[1..], d_value_3);
            let v_4 = kept_4.take();
            rule_of_mean::__vjp(&v_4, &mut d_three, d_value_2);
            rule_of_mean::__vjp(&pair, &mut d_pair, d_value);
            let d_6 = ::core::mem::take(&mut d_three[1]);
            d_three[0] += d_6 * v_5;
            d_three[2] += d_6 * v_6;
            d_s_1 += d_three[0];
            d_x[i] += d_three[2];
            d_x[i] += d_pair[0] * s_1;
            d_s_1 += d_pair[0] * x[i];
            d_x[i + 1] += d_pair[1];
            d_s += d_s_1;
        }
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(mean as rule_of_mean);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.5;
        let mut t_s = 0.0;
        for i in 0..3 {
            let pair = [(x[i] * s), x[(i + 1)]];
            let t_pair = [t_x[i] * s + x[i] * t_s, t_x[i + 1]];
            let mut three = [s, 0.0, x[i]];
            let mut t_three = [t_s, 0.0, t_x[i]];
            t_three[1] = t_three[0] * three[2] + three[0] * t_three[2];
            three[1] = three[0] * three[2];
            let part = &three[1..];
            let t_part = &t_three[1..];
            let (v_1, t_value) = rule_of_mean::__jvp(mean, &pair, &t_pair);
            let value = v_1;
            let (v_2, t_value_2) = rule_of_mean::__jvp(mean, &three, &t_three);
            let value_2 = v_2;
            let (v_3, t_value_3) = rule_of_mean::__jvp(mean, part, t_part);
            let value_3 = v_3;
            t_s
                += (t_value * value_2 + value * t_value_2) * value_3
                    + (value * value_2) * t_value_3;
            s += (value * value_2) * value_3;
            let (v_4, t_value_4) = rule_of_mean::__jvp(mean, part, t_part);
            let value_4 = v_4;
            t_three[0] = t_value_4;
            three[0] = value_4;
            let t_2 = three[0];
            let t_t_2 = t_three[0];
            let t = [s, x[i]];
            let t_t = [t_s, t_x[i]];
            let (v_5, t_value_5) = rule_of_mean::__jvp(mean, &t, &t_t);
            let value_5 = v_5;
            t_s = t_s * (t_2 + value_5) + s * (t_t_2 + t_value_5);
            s = s * (t_2 + value_5);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod called_twice {
    ///The derivative of [`add`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum add {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl add {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &add)
        }
        /// The reverse derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(i: &mut f64, d_i: &mut f64, j: &mut f64, d_j: &mut f64) {
            (*i) += *j;
            (*j) += *j;
            let d_1 = (*d_j);
            (*d_j) += d_1;
            let d_2 = (*d_i);
            (*d_j) += d_2;
        }
        /// The forward derivative of [`add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(i: &mut f64, t_i: &mut f64, j: &mut f64, t_j: &mut f64) {
            (*t_i) += *t_j;
            (*i) += *j;
            (*t_j) += *t_j;
            (*j) += *j;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, &mut f64) + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: &mut f64,
            t1: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
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
            i: &mut f64,
            d_i: &mut f64,
            t_i: &mut f64,
            d_t_i: &mut f64,
            j: &mut f64,
            d_j: &mut f64,
            t_j: &mut f64,
            d_t_j: &mut f64,
        ) {
            (*t_i) += *t_j;
            (*i) += *j;
            (*t_j) += *t_j;
            (*j) += *j;
            let d_1 = (*d_j);
            (*d_j) += d_1;
            let d_2 = (*d_t_j);
            (*d_t_j) += d_2;
            let d_3 = (*d_i);
            (*d_j) += d_3;
            let d_4 = (*d_t_i);
            (*d_t_j) += d_4;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, &mut f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
                d1,
                &mut a2,
                d2,
                &mut a3,
                d3,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: &f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0, &mut a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(i: f64, j: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(add as rule_of_add);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut i_2 = i;
        let mut j_2 = j;
        kept_3.keep_when(rule_of_add::__BEFORE, &i_2);
        kept_4.keep_when(rule_of_add::__BEFORE, &j_2);
        rule_of_add::__of(add)(&mut i_2, &mut j_2);
        kept_3.keep_when(!rule_of_add::__BEFORE, &i_2);
        kept_4.keep_when(!rule_of_add::__BEFORE, &j_2);
        kept_1.keep_when(rule_of_add::__BEFORE, &i_2);
        kept_2.keep_when(rule_of_add::__BEFORE, &j_2);
        rule_of_add::__of(add)(&mut i_2, &mut j_2);
        let result: f64 = i_2 * j_2;
        let mut d_i = ::rootgrad_autodiff::zero::<f64>();
        let mut d_j = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_i_2: f64 = -0.0;
        let mut d_j_2: f64 = -0.0;
        d_i_2 += d_result * j_2;
        d_j_2 += d_result * i_2;
        let v_1 = kept_1.take_when(rule_of_add::__BEFORE);
        let v_2 = kept_2.take_when(rule_of_add::__BEFORE);
        rule_of_add::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &i_2),
            &mut d_i_2,
            &*::rootgrad_autodiff::rt::before_or(&v_2, &j_2),
            &mut d_j_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        rule_of_add::__vjp(
            &v_3,
            &mut d_i_2,
            &v_4,
            &mut d_j_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_j += d_j_2;
        d_i += d_i_2;
        (result, d_i, d_j)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(i: f64, t_i: f64, j: f64, t_j: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(add as rule_of_add);
        let mut i_2 = i;
        let mut t_i_2 = t_i;
        let mut j_2 = j;
        let mut t_j_2 = t_j;
        rule_of_add::__jvp(add, &mut i_2, &mut t_i_2, &mut j_2, &mut t_j_2);
        rule_of_add::__jvp(add, &mut i_2, &mut t_i_2, &mut j_2, &mut t_j_2);
        let result: f64 = i_2 * j_2;
        let t_result: f64 = t_i_2 * j_2 + i_2 * t_j_2;
        (result, t_result)
    }
}
mod paths_through_super {
    ///The derivative of [`outer`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum outer {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl outer {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &outer)
        }
        /// The reverse derivative of [`outer`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = (x * x) + 1.0;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result * x;
            d_x += d_result * x;
            (result, d_x)
        }
        /// The forward derivative of [`outer`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = (x * x) + 1.0;
            let t_result: f64 = t_x * x + x * t_x;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp(
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
        pub fn pushforward_pullback(x: f64, t_x: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let result: f64 = (x * x) + 1.0;
            let t_result: f64 = (t_x * x) + (x * t_x);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x += d_t_result * x;
            d_x += d_t_result * t_x;
            d_x += d_t_result * t_x;
            d_t_x += d_t_result * x;
            d_x += d_result * x;
            d_x += d_result * x;
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
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
        pub fn __vjp<'__shadow>(
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
        pub fn __ahead(
            (a0,): (f64,),
            _: impl ::core::ops::FnOnce((f64,)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
            let (value, g0) = Self::pullback(a0, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0]))
        }
    }
    mod inner {
        ///The derivative of [`twice`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub enum twice {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl twice {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            pub fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &twice)
            }
            /// The reverse derivative of [`twice`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(super::outer as rule_of_outer);
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let value = kept_1
                    .aside(
                        ::rootgrad_autodiff::ahead!(rule_of_outer, super::outer, a0 = x),
                    );
                let value_2 = rule_of_outer::__of(
                    super::outer,
                )(::core::clone::Clone::clone(&value));
                let result: f64 = value_2;
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_value_2: f64 = -0.0;
                d_value_2 += d_result;
                rule_of_outer::__vjp(
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    d_value_2,
                );
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_x,
                        &d_value,
                    );
                } else {
                    rule_of_outer::__vjp(x, &mut d_x, d_value);
                }
                (result, d_x)
            }
            /// The forward derivative of [`twice`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(super::outer as rule_of_outer);
                let (v_1, t_value) = rule_of_outer::__jvp(super::outer, x, t_x);
                let value = v_1;
                let (v_2, t_value_2) = rule_of_outer::__jvp(
                    super::outer,
                    value,
                    t_value,
                );
                let value_2 = v_2;
                let result: f64 = value_2;
                let t_result: f64 = t_value_2;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp(
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
            pub fn pushforward_pullback(
                x: f64,
                t_x: f64,
                d_ret: (f64, f64),
            ) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(super::outer as rule_of_outer);
                let v_1 = rule_of_outer::__jvp(rule_of_outer, x, t_x);
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let v_2 = rule_of_outer::__jvp(
                    rule_of_outer,
                    ::core::clone::Clone::clone(&value),
                    ::core::clone::Clone::clone(&t_value),
                );
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                let result: f64 = value_2;
                let t_result: f64 = t_value_2;
                let result_2: (f64, f64) = (result, t_result);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                let mut d_value_2: f64 = -0.0;
                let mut d_t_value_2: f64 = -0.0;
                let mut d_result: f64 = -0.0;
                let mut d_t_result: f64 = -0.0;
                d_result += d_result_2.0;
                d_t_result += d_result_2.1;
                d_t_value_2 += d_t_result;
                d_value_2 += d_result;
                d_v_2.1 += d_t_value_2;
                d_v_2.0 += d_value_2;
                rule_of_outer::__jvp_vjp(
                    rule_of_outer,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    ::core::clone::Clone::clone(&t_value),
                    &mut d_t_value,
                    d_v_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_outer::__jvp_vjp(
                    rule_of_outer,
                    ::rootgrad_autodiff::rt::Inactive,
                    x,
                    &mut d_x,
                    t_x,
                    &mut d_t_x,
                    d_v_1,
                );
                (d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp_vjp<'__shadow>(
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
            pub fn __vjp<'__shadow>(
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
            pub fn __ahead(
                (a0,): (f64,),
                _: impl ::core::ops::FnOnce((f64,)) -> f64,
            ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
                let (value, g0) = Self::pullback(a0, 1.0);
                (value, ::rootgrad_autodiff::rt::Partials([g0]))
            }
        }
        ///The derivative of [`thrice`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub enum thrice {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl thrice {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            pub fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &thrice)
            }
            /// The reverse derivative of [`thrice`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(
                    self::twice as rule_of_twice, super::outer as rule_of_outer
                );
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let value = kept_2
                    .aside(
                        ::rootgrad_autodiff::ahead!(rule_of_twice, self::twice, a0 = x),
                    );
                let value_2 = kept_1
                    .aside(
                        ::rootgrad_autodiff::ahead!(rule_of_outer, super::outer, a0 = x),
                    );
                let result: f64 = value * value_2;
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &value_2,
                );
                d_value += d_result * value_2;
                d_value_2 += d_result * value;
                let partials_1 = kept_1.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_x,
                        &d_value_2,
                    );
                } else {
                    rule_of_outer::__vjp(x, &mut d_x, d_value_2);
                }
                let partials_2 = kept_2.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_x,
                        &d_value,
                    );
                } else {
                    rule_of_twice::__vjp(x, &mut d_x, d_value);
                }
                (result, d_x)
            }
            /// The forward derivative of [`thrice`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            pub fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(
                    self::twice as rule_of_twice, super::outer as rule_of_outer
                );
                let (v_1, t_value) = rule_of_twice::__jvp(self::twice, x, t_x);
                let value = v_1;
                let (v_2, t_value_2) = rule_of_outer::__jvp(super::outer, x, t_x);
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
            pub fn __jvp(
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
            pub fn pushforward_pullback(
                x: f64,
                t_x: f64,
                d_ret: (f64, f64),
            ) -> (f64, f64) {
                ::rootgrad_autodiff::callees!(
                    self::twice as rule_of_twice, super::outer as rule_of_outer
                );
                let v_1 = rule_of_twice::__jvp(rule_of_twice, x, t_x);
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let v_2 = rule_of_outer::__jvp(rule_of_outer, x, t_x);
                let value_2 = ::core::clone::Clone::clone(&v_2.0);
                let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                let result: f64 = value * value_2;
                let t_result: f64 = (t_value * value_2) + (value * t_value_2);
                let result_2: (f64, f64) = (result, t_result);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &value_2,
                );
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
                rule_of_outer::__jvp_vjp(
                    rule_of_outer,
                    ::rootgrad_autodiff::rt::Inactive,
                    x,
                    &mut d_x,
                    t_x,
                    &mut d_t_x,
                    d_v_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_twice::__jvp_vjp(
                    rule_of_twice,
                    ::rootgrad_autodiff::rt::Inactive,
                    x,
                    &mut d_x,
                    t_x,
                    &mut d_t_x,
                    d_v_1,
                );
                (d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            pub fn __jvp_vjp<'__shadow>(
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
            pub fn __vjp<'__shadow>(
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
            pub fn __ahead(
                (a0,): (f64,),
                _: impl ::core::ops::FnOnce((f64,)) -> f64,
            ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 1usize>) {
                let (value, g0) = Self::pullback(a0, 1.0);
                (value, ::rootgrad_autodiff::rt::Partials([g0]))
            }
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            inner::thrice as rule_of_thrice, self::inner::twice as rule_of_twice
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = p.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_sum_2 += d_t;
        for i in 0..length {
            let x = &p[i];
            let argument = *x;
            let value = kept_2
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_thrice, inner::thrice, a0 = argument
                    ),
                );
            sum_2 += value;
            let mut d_argument: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let d_1 = d_sum_2;
            d_value += d_1;
            let partials_2 = kept_2.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_argument,
                    &d_value,
                );
            } else {
                rule_of_thrice::__vjp(argument, &mut d_argument, d_value);
            }
            d_p[i] += d_argument;
        }
        let t = sum_2;
        let argument_2 = p[0];
        let value_2 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_twice, self::inner::twice, a0 = argument_2
                ),
            );
        let result: f64 = t + value_2;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_2,
                &d_value_2,
            );
        } else {
            rule_of_twice::__vjp(argument_2, &mut d_argument_2, d_value_2);
        }
        d_p[0] += d_argument_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            inner::thrice as rule_of_thrice, self::inner::twice as rule_of_twice
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = p.len();
        for i in 0..length {
            let x = &p[i];
            let t_x = &t_p[i];
            let argument = *x;
            let t_argument = *t_x;
            let (v_1, t_value) = rule_of_thrice::__jvp(
                inner::thrice,
                argument,
                t_argument,
            );
            let value = v_1;
            t_sum_2 += t_value;
            sum_2 += value;
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let argument_2 = p[0];
        let t_argument_2 = t_p[0];
        let (v_2, t_value_2) = rule_of_twice::__jvp(
            self::inner::twice,
            argument_2,
            t_argument_2,
        );
        let value_2 = v_2;
        let result: f64 = t + value_2;
        let t_result: f64 = t_t + t_value_2;
        (result, t_result)
    }
}
mod elements_of_one_buffer {
    ///The derivative of [`distance`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum distance {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl distance {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &distance)
        }
        /// The reverse derivative of [`distance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &f64, d_a: &mut f64, b: &f64, d_b: &mut f64, d_ret: f64) -> f64 {
            let result: f64 = (((*a) - (*b)) * ((*a) - (*b))) + (*a).sin();
            let mut d_result = d_ret;
            let d_1 = d_result * ((*a) - (*b));
            (*d_a) += d_1;
            (*d_b) -= d_1;
            let d_2 = d_result * ((*a) - (*b));
            (*d_a) += d_2;
            (*d_b) -= d_2;
            (*d_a) += d_result * ::rootgrad_autodiff::rules::sin(*a);
            result
        }
        /// The forward derivative of [`distance`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &f64, t_a: &f64, b: &f64, t_b: &f64) -> (f64, f64) {
            let result: f64 = (((*a) - (*b)) * ((*a) - (*b))) + (*a).sin();
            let t_result: f64 = (((*t_a) - (*t_b)) * ((*a) - (*b))
                + ((*a) - (*b)) * ((*t_a) - (*t_b)))
                + (::rootgrad_autodiff::rules::sin(*a) * (*t_a));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&f64, &f64) -> f64 + 'static,
            a0: &f64,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            a1: &f64,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
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
            a: &f64,
            d_a: &mut f64,
            t_a: &f64,
            d_t_a: &mut f64,
            b: &f64,
            d_b: &mut f64,
            t_b: &f64,
            d_t_b: &mut f64,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (((*a) - (*b)) * ((*a) - (*b))) + (*a).sin();
            let x = *a;
            let t_result: f64 = ((((*t_a) - (*t_b)) * ((*a) - (*b)))
                + (((*a) - (*b)) * ((*t_a) - (*t_b)))) + (x.cos() * (*t_a));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * ((*a) - (*b));
            (*d_t_a) += d_1;
            (*d_t_b) -= d_1;
            let d_2 = d_t_result * ((*t_a) - (*t_b));
            (*d_a) += d_2;
            (*d_b) -= d_2;
            let d_3 = d_t_result * ((*t_a) - (*t_b));
            (*d_a) += d_3;
            (*d_b) -= d_3;
            let d_4 = d_t_result * ((*a) - (*b));
            (*d_t_a) += d_4;
            (*d_t_b) -= d_4;
            let d_5 = d_t_result * (*t_a);
            d_x += d_5 * ::rootgrad_autodiff::rules::cos(x);
            (*d_t_a) += d_t_result * x.cos();
            (*d_a) += d_x;
            let d_6 = d_result * ((*a) - (*b));
            (*d_a) += d_6;
            (*d_b) -= d_6;
            let d_7 = d_result * ((*a) - (*b));
            (*d_a) += d_7;
            (*d_b) -= d_7;
            (*d_a) += d_result * ::rootgrad_autodiff::rules::sin(*a);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&f64, &f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::core::clone::Clone::clone(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::core::clone::Clone::clone(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::core::clone::Clone::clone(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::core::clone::Clone::clone(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: &f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::core::clone::Clone::clone(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::core::clone::Clone::clone(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`rotate`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum rotate {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl rotate {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &rotate)
        }
        /// The reverse derivative of [`rotate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &mut f64,
            d_a: &mut f64,
            b: &mut f64,
            d_b: &mut f64,
            angle: f64,
        ) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let x = angle;
            let sin = x.sin();
            let cos = x.cos();
            let turned = (kept_3.keep((*a)) * cos) - (kept_4.keep((*b)) * sin);
            (*b) = (kept_1.keep((*a)) * sin) + (kept_2.keep((*b)) * cos);
            (*a) = turned;
            let mut d_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_x: f64 = -0.0;
            let mut d_sin: f64 = -0.0;
            let mut d_cos: f64 = -0.0;
            let mut d_turned: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut (*d_a));
            d_turned += d_1;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_2 = ::core::mem::take(&mut (*d_b));
            (*d_a) += d_2 * sin;
            d_sin += d_2 * v_1;
            (*d_b) += d_2 * cos;
            d_cos += d_2 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            (*d_a) += d_turned * cos;
            d_cos += d_turned * v_3;
            (*d_b) -= d_turned * sin;
            d_sin -= d_turned * v_4;
            d_x += d_cos * ::rootgrad_autodiff::rules::cos(x);
            d_x += d_sin * ::rootgrad_autodiff::rules::sin(x);
            d_angle += d_x;
            d_angle
        }
        /// The forward derivative of [`rotate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: &mut f64,
            t_a: &mut f64,
            b: &mut f64,
            t_b: &mut f64,
            angle: f64,
            t_angle: f64,
        ) {
            let x = angle;
            let t_x = t_angle;
            let sin = x.sin();
            let t_sin = ::rootgrad_autodiff::rules::sin(x) * t_x;
            let cos = x.cos();
            let t_cos = ::rootgrad_autodiff::rules::cos(x) * t_x;
            let turned = ((*a) * cos) - ((*b) * sin);
            let t_turned = ((*t_a) * cos + (*a) * t_cos) - ((*t_b) * sin + (*b) * t_sin);
            (*t_b) = ((*t_a) * sin + (*a) * t_sin) + ((*t_b) * cos + (*b) * t_cos);
            (*b) = ((*a) * sin) + ((*b) * cos);
            (*t_a) = t_turned;
            (*a) = turned;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64, &mut f64, f64) + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
            a1: &mut f64,
            t1: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
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
            a: &mut f64,
            d_a: &mut f64,
            t_a: &mut f64,
            d_t_a: &mut f64,
            b: &mut f64,
            d_b: &mut f64,
            t_b: &mut f64,
            d_t_b: &mut f64,
            angle: f64,
            t_angle: f64,
        ) -> (f64, f64) {
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
            let x = angle;
            let t_x = t_angle;
            let sin = x.sin();
            let x_2 = x;
            let t_sin = x_2.cos() * t_x;
            let cos = x.cos();
            let x_3 = x;
            let t_cos = (-x_3.sin()) * t_x;
            let turned = (kept_11.keep((*a)) * cos) - (kept_12.keep((*b)) * sin);
            let t_turned = ((kept_7.keep((*t_a)) * cos) + (kept_8.keep((*a)) * t_cos))
                - ((kept_9.keep((*t_b)) * sin) + (kept_10.keep((*b)) * t_sin));
            (*t_b) = ((kept_3.keep((*t_a)) * sin) + (kept_4.keep((*a)) * t_sin))
                + ((kept_5.keep((*t_b)) * cos) + (kept_6.keep((*b)) * t_cos));
            (*b) = (kept_1.keep((*a)) * sin) + (kept_2.keep((*b)) * cos);
            (*t_a) = t_turned;
            (*a) = turned;
            let mut d_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_angle = ::rootgrad_autodiff::zero::<f64>();
            let mut d_x: f64 = -0.0;
            let mut d_t_x: f64 = -0.0;
            let mut d_sin: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_sin: f64 = -0.0;
            let mut d_cos: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let mut d_t_cos: f64 = -0.0;
            let mut d_turned: f64 = -0.0;
            let mut d_t_turned: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut (*d_a));
            d_turned += d_1;
            let d_2 = ::core::mem::take(&mut (*d_t_a));
            d_t_turned += d_2;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_3 = ::core::mem::take(&mut (*d_b));
            (*d_a) += d_3 * sin;
            d_sin += d_3 * v_1;
            (*d_b) += d_3 * cos;
            d_cos += d_3 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_4 = ::core::mem::take(&mut (*d_t_b));
            (*d_t_a) += d_4 * sin;
            d_sin += d_4 * v_3;
            (*d_a) += d_4 * t_sin;
            d_t_sin += d_4 * v_4;
            (*d_t_b) += d_4 * cos;
            d_cos += d_4 * v_5;
            (*d_b) += d_4 * t_cos;
            d_t_cos += d_4 * v_6;
            let v_7 = kept_7.take();
            let v_8 = kept_8.take();
            let v_9 = kept_9.take();
            let v_10 = kept_10.take();
            (*d_t_a) += d_t_turned * cos;
            d_cos += d_t_turned * v_7;
            (*d_a) += d_t_turned * t_cos;
            d_t_cos += d_t_turned * v_8;
            (*d_t_b) -= d_t_turned * sin;
            d_sin -= d_t_turned * v_9;
            (*d_b) -= d_t_turned * t_sin;
            d_t_sin -= d_t_turned * v_10;
            let v_11 = kept_11.take();
            let v_12 = kept_12.take();
            (*d_a) += d_turned * cos;
            d_cos += d_turned * v_11;
            (*d_b) -= d_turned * sin;
            d_sin -= d_turned * v_12;
            let d_5 = d_t_cos * t_x;
            d_x_3 -= d_5 * ::rootgrad_autodiff::rules::sin(x_3);
            d_t_x += d_t_cos * (-x_3.sin());
            d_x += d_x_3;
            d_x += d_cos * ::rootgrad_autodiff::rules::cos(x);
            let d_6 = d_t_sin * t_x;
            d_x_2 += d_6 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_x += d_t_sin * x_2.cos();
            d_x += d_x_2;
            d_x += d_sin * ::rootgrad_autodiff::rules::sin(x);
            d_t_angle += d_t_x;
            d_angle += d_x;
            (d_angle, d_t_angle)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64, &mut f64, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: &f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = a2;
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
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
        ::rootgrad_autodiff::callees!(
            rotate as rule_of_rotate, distance as rule_of_distance
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut y = x.to_vec();
        let (left, right) = y.split_at_mut(2);
        for i in 0..2 {
            let argument = x[i];
            kept_1.keep_when(rule_of_rotate::__BEFORE, &left[i]);
            kept_2.keep_when(rule_of_rotate::__BEFORE, &right[i]);
            rule_of_rotate::__of(rotate)(&mut left[i], &mut right[i], argument);
            kept_1.keep_when(!rule_of_rotate::__BEFORE, &left[i]);
            kept_2.keep_when(!rule_of_rotate::__BEFORE, &right[i]);
        }
        let value = rule_of_distance::__of(distance)(&y[0], &y[3]);
        let value_2 = rule_of_distance::__of(distance)(&y[1], &y[1]);
        let mut sum = value * value_2;
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_sum: f64 = -0.0;
        d_sum += d_result;
        for i_2 in 0..3 {
            let value_3 = rule_of_distance::__of(distance)(&x[i_2], &x[(i_2 + 1)]);
            sum += value_3;
            let mut d_value_3: f64 = -0.0;
            let d_1 = d_sum;
            d_value_3 += d_1;
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_x,
                [
                    ::rootgrad_autodiff::rt::span_of(
                        x,
                        ::core::slice::from_ref(&x[i_2]),
                    ),
                    ::rootgrad_autodiff::rt::span_of(
                        x,
                        ::core::slice::from_ref(&x[(i_2 + 1)]),
                    ),
                ],
                |[d_2, d_3]| rule_of_distance::__vjp(
                    &x[i_2],
                    &mut d_2[0],
                    &x[(i_2 + 1)],
                    &mut d_3[0],
                    d_value_3,
                ),
            );
        }
        let result: f64 = sum;
        let (left, right) = y.split_at(2);
        d_value += d_sum * value_2;
        d_value_2 += d_sum * value;
        ::rootgrad_autodiff::rt::with_parts(
            &mut d_y,
            [
                ::rootgrad_autodiff::rt::span_of(&y, ::core::slice::from_ref(&y[1])),
                ::rootgrad_autodiff::rt::span_of(&y, ::core::slice::from_ref(&y[1])),
            ],
            |[d_4, d_5]| rule_of_distance::__vjp(
                &y[1],
                &mut d_4[0],
                &y[1],
                &mut d_5[0],
                d_value_2,
            ),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut d_y,
            [
                ::rootgrad_autodiff::rt::span_of(&y, ::core::slice::from_ref(&y[0])),
                ::rootgrad_autodiff::rt::span_of(&y, ::core::slice::from_ref(&y[3])),
            ],
            |[d_6, d_7]| rule_of_distance::__vjp(
                &y[0],
                &mut d_6[0],
                &y[3],
                &mut d_7[0],
                d_value,
            ),
        );
        for i in (0..2).rev() {
            let argument = x[i];
            let mut d_argument: f64 = -0.0;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            ::rootgrad_autodiff::rt::with_parts(
                &mut d_y,
                [
                    ::rootgrad_autodiff::rt::span_of(
                        &y,
                        ::core::slice::from_ref(&left[i]),
                    ),
                    ::rootgrad_autodiff::rt::span_of(
                        &y,
                        ::core::slice::from_ref(&right[i]),
                    ),
                ],
                |[d_8, d_9]| rule_of_rotate::__vjp(
                    &v_1,
                    &mut d_8[0],
                    &v_2,
                    &mut d_9[0],
                    argument,
                    &mut d_argument,
                    ::rootgrad_autodiff::rt::Unused,
                ),
            );
            d_x[i] += d_argument;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_y[..]);
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            rotate as rule_of_rotate, distance as rule_of_distance
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut y = x.to_vec();
        let mut t_y = t_x.to_vec();
        let (left, right) = y.split_at_mut(2);
        let (t_left, t_right) = t_y.split_at_mut(2);
        for i in 0..2 {
            let argument = x[i];
            let t_argument = t_x[i];
            rule_of_rotate::__jvp(
                rotate,
                &mut left[i],
                &mut t_left[i],
                &mut right[i],
                &mut t_right[i],
                argument,
                t_argument,
            );
        }
        let (v_1, t_value) = rule_of_distance::__jvp(
            distance,
            &y[0],
            &t_y[0],
            &y[3],
            &t_y[3],
        );
        let value = v_1;
        let (v_2, t_value_2) = rule_of_distance::__jvp(
            distance,
            &y[1],
            &t_y[1],
            &y[1],
            &t_y[1],
        );
        let value_2 = v_2;
        let mut sum = value * value_2;
        let mut t_sum = t_value * value_2 + value * t_value_2;
        for i_2 in 0..3 {
            let (v_3, t_value_3) = rule_of_distance::__jvp(
                distance,
                &x[i_2],
                &t_x[i_2],
                &x[(i_2 + 1)],
                &t_x[i_2 + 1],
            );
            let value_3 = v_3;
            t_sum += t_value_3;
            sum += value_3;
        }
        let result: f64 = sum;
        let t_result: f64 = t_sum;
        (result, t_result)
    }
}
mod unused_results {
    impl State {
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(
            self: &mut Self,
            d_self: &mut Self,
            by: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            self.x = (kept_1.keep(self.x) * by) + 0.3;
            shape_1.keep(&self.steps);
            self.steps += 1;
            let result: f64 = self.x * self.x;
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_self.x += d_result * self.x;
            d_self.x += d_result * self.x;
            let d_1 = shape_1.restored(&mut d_self.steps);
            let v_1 = kept_1.take();
            let d_2 = ::core::mem::take(&mut d_self.x);
            d_self.x += d_2 * by;
            d_by += d_2 * v_1;
            (result, d_by)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(
            self: &mut Self,
            t_self: &mut Self,
            by: f64,
            t_by: f64,
        ) -> (f64, f64) {
            t_self.x = ::rootgrad_autodiff::rt::scalar(t_self.x) * by + self.x * t_by;
            self.x = (self.x * by) + 0.3;
            self.steps += 1;
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
            let result: f64 = self.x * self.x;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.x) * self.x
                + self.x * ::rootgrad_autodiff::rt::scalar(t_self.x);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_step(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::step_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_step(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::step_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn step_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            by: f64,
            t_by: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            t_self.x = (kept_2.keep(t_self.x) * by) + (kept_3.keep(self.x) * t_by);
            self.x = (kept_1.keep(self.x) * by) + 0.3;
            shape_2.keep(&self.steps);
            self.steps += 1;
            shape_1.keep(&t_self.steps);
            t_self.steps = ::rootgrad_autodiff::rt::tangent_at(t_self.steps, self.steps);
            let result: f64 = self.x * self.x;
            let t_result: f64 = (t_self.x * self.x) + (self.x * t_self.x);
            let result_2: (f64, f64) = (result, t_result);
            let t_self = &*t_self;
            let mut d_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_by = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.x += d_t_result * self.x;
            d_self.x += d_t_result * t_self.x;
            d_self.x += d_t_result * t_self.x;
            d_t_self.x += d_t_result * self.x;
            d_self.x += d_result * self.x;
            d_self.x += d_result * self.x;
            let d_1 = shape_1.replace(&mut d_t_self.steps);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.steps, &(d_1));
            let d_2 = shape_2.restored(&mut d_self.steps);
            let v_1 = kept_1.take();
            let d_3 = ::core::mem::take(&mut d_self.x);
            d_self.x += d_3 * by;
            d_by += d_3 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_4 = ::core::mem::take(&mut d_t_self.x);
            d_t_self.x += d_4 * by;
            d_by += d_4 * v_2;
            d_self.x += d_4 * t_by;
            d_t_by += d_4 * v_3;
            (d_by, d_t_by)
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
            let (g2, g3) = Self::step_pushforward_pullback(
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
        fn __path_jvp_vjp_step<'__shadow>(
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
            let (g2, g3) = Self::step_pushforward_pullback(
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
        fn __vjp_step<'__shadow>(
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
            let (_primal, g1) = Self::step_pullback(&mut this, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_step<'__shadow>(
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
            let (_primal, g1) = Self::step_pullback(&mut a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`note`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn note_pullback(self: &mut Self, d_self: &mut Self) -> usize {
            let x = self.x;
            self.seen.push(::std::vec![x.sin(), ::core::clone::Clone::clone(& x)]);
            let result: usize = ::rootgrad_autodiff::rt::discrete((&self.seen).len());
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.seen);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1[0]);
            d_x += d_2 * ::rootgrad_autodiff::rules::sin(x);
            ::rootgrad_autodiff::rt::accumulate(&mut d_x, &(d_1[1]));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.x, &(d_x));
            result
        }
        /// The forward derivative of [`note`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn note_pushforward(self: &mut Self, t_self: &mut Self) -> usize {
            let x = self.x;
            let t_x = t_self.x;
            t_self.seen.push(::std::vec![::rootgrad_autodiff::rules::sin(x) * t_x, t_x]);
            self.seen.push(::std::vec![x.sin(), x]);
            let result: usize = ::rootgrad_autodiff::rt::discrete((&self.seen).len());
            result
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_note(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (usize, usize) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let value = Self::note_pushforward(self, t0);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_note(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) -> (usize, usize) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let value = Self::note_pushforward(a0, t0);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn note_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
        ) -> usize {
            let x = self.x;
            let t_x = t_self.x;
            let x_2 = ::core::clone::Clone::clone(&x);
            t_self
                .seen
                .push(
                    ::std::vec![(x_2.cos() * t_x), ::core::clone::Clone::clone(& t_x)],
                );
            self.seen.push(::std::vec![x.sin(), ::core::clone::Clone::clone(& x)]);
            let result: usize = ::rootgrad_autodiff::rt::discrete((&self.seen).len());
            let result_2: usize = result;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_x = ::rootgrad_autodiff::Differentiable::zero_like(&t_x);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_self.seen);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1[0]);
            d_x += d_2 * ::rootgrad_autodiff::rules::sin(x);
            ::rootgrad_autodiff::rt::accumulate(&mut d_x, &(d_1[1]));
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_t_self.seen);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3[0]);
            let d_5 = d_4 * t_x;
            d_x_2 += d_5 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_x += d_4 * x_2.cos();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_x, &(d_3[1]));
            ::rootgrad_autodiff::rt::accumulate(&mut d_x, &(d_x_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.x, &(d_t_x));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.x, &(d_x));
            result_2
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_note<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<(usize, usize)>,
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
            let _primal = Self::note_pushforward_pullback(&mut this, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_note<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<(usize, usize)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::note_pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_note<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<usize>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::note_pullback(&mut this, d0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_note<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<usize>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::note_pullback(&mut a0, d0);
        }
    }
    ///The derivative of [`doubled`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum doubled {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl doubled {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &doubled)
        }
        /// The reverse derivative of [`doubled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &mut f64, d_x: &mut f64, d_ret: (f64, f64)) -> (f64, f64) {
            (*x) = (*x) * 2.0;
            let result: (f64, f64) = ((*x), 2.0);
            let mut d_result = d_ret;
            (*d_x) += d_result.0;
            let d_1 = ::core::mem::take(&mut (*d_x));
            (*d_x) += d_1 * 2.0;
            result
        }
        /// The forward derivative of [`doubled`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &mut f64, t_x: &mut f64) -> ((f64, f64), (f64, f64)) {
            (*t_x) = (*t_x) * 2.0;
            (*x) = (*x) * 2.0;
            let t_result: (f64, f64) = (*t_x, 0.0);
            let result: (f64, f64) = ((*x), 2.0);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut f64) -> (f64, f64) + 'static,
            a0: &mut f64,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<f64>,
        ) -> ((f64, f64), (f64, f64)) {
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
            x: &mut f64,
            d_x: &mut f64,
            t_x: &mut f64,
            d_t_x: &mut f64,
            d_ret: ((f64, f64), (f64, f64)),
        ) {
            (*t_x) = (*t_x) * 2.0;
            (*x) = (*x) * 2.0;
            let t_result: (f64, f64) = ((*t_x), 0.0);
            let result: (f64, f64) = ((*x), 2.0);
            let result_2: ((f64, f64), (f64, f64)) = (
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
            (*d_x) += d_result.0;
            (*d_t_x) += d_t_result.0;
            let d_1 = ::core::mem::take(&mut (*d_x));
            (*d_x) += d_1 * 2.0;
            let d_2 = ::core::mem::take(&mut (*d_t_x));
            (*d_t_x) += d_2 * 2.0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut f64) -> (f64, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<((f64, f64), (f64, f64))>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`tripled`]: the rule written by hand, found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum tripled {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tripled {
        /// Of what the function writes, the rule gets the values after the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = false;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &tripled)
        }
        ///The derivative of [`tripled`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pullback(a0: &f64, a1: &mut f64, a2: f64) {
            tripled_back(a0, a1, a2)
        }
        #[doc(hidden)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut discard0 = ::core::clone::Clone::clone(&*a0);
            tripled_back(a0, d0.or_discard(&mut discard0), d_ret.seed())
        }
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_parameters_of_the_function() {
            let _: f64 = tripled(::rootgrad_autodiff::rt::behind_reference::<f64, _>());
        }
    };
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl tripled {
        ///The forward derivative of [`tripled`]: the rule written by hand, found by the function's path.
        #[inline]
        fn pushforward(a0: &mut f64, a1: &mut f64) -> (f64, f64) {
            tripled_ahead(a0, a1)
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
            tripled_ahead(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`tripled_ahead`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: &mut f64,
            d_x: &mut f64,
            t_x: &mut f64,
            d_t_x: &mut f64,
            d_ret: (f64, f64),
        ) {
            (*x) = (*x) * 3.0;
            (*t_x) = (*t_x) * 3.0;
            let result: (f64, f64) = ((*x), (*t_x));
            let mut d_result = d_ret;
            (*d_x) += d_result.0;
            (*d_t_x) += d_result.1;
            let d_1 = ::core::mem::take(&mut (*d_t_x));
            (*d_t_x) += d_1 * 3.0;
            let d_2 = ::core::mem::take(&mut (*d_x));
            (*d_x) += d_2 * 3.0;
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
    }
    const _: () = {
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rule_has_the_signature_of_the_function(x: &mut f64) -> f64 {
            tripled(x)
        }
    };
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            doubled as rule_of_doubled, tripled as rule_of_tripled; fn __vjp_note, fn
            __vjp_remove, fn __vjp_step, fn __vjp_swap_remove
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut state = State {
            x: p[0],
            steps: 0,
            seen: Vec::new(),
        };
        let length = p.len();
        for i in 0..length {
            let by = p[i];
            kept_6.keep_owned(&state);
            state.step(by);
            kept_5.keep_owned(&state);
            state.note();
        }
        kept_4.keep_owned(&state.seen);
        state.seen.remove(0);
        kept_3.keep_owned(&state.seen);
        state.seen.swap_remove(0);
        let mut y = p[1];
        kept_2.keep_when(rule_of_doubled::__BEFORE, &y);
        rule_of_doubled::__of(doubled)(&mut y);
        kept_2.keep_when(!rule_of_doubled::__BEFORE, &y);
        kept_1.keep_when(rule_of_tripled::__BEFORE, &y);
        rule_of_tripled::__of(tripled)(&mut y);
        let result: f64 = (state.x * state.seen[0][1])
            + ((y * y) * (state.steps as f64));
        let mut d_result = d_ret;
        let mut d_state = ::rootgrad_autodiff::Differentiable::zero_like(&state);
        let mut d_y: f64 = -0.0;
        d_state.x += d_result * state.seen[0][1];
        d_state.seen[0][1] += d_result * state.x;
        let d_1 = d_result * (state.steps as f64);
        d_y += d_1 * y;
        d_y += d_1 * y;
        let d_2 = d_result * (y * y);
        ::rootgrad_autodiff::rt::accumulate_cast(&mut d_state.steps, d_2);
        let v_1 = kept_1.take_when(rule_of_tripled::__BEFORE);
        rule_of_tripled::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &y),
            &mut d_y,
            ::rootgrad_autodiff::rt::Unused,
        );
        let v_2 = kept_2.take();
        rule_of_doubled::__vjp(&v_2, &mut d_y, ::rootgrad_autodiff::rt::Unused);
        d_p[1] += d_y;
        let v_3 = kept_3.take();
        (v_3)
            .__vjp_swap_remove(
                ::core::option::Option::Some(&mut d_state.seen),
                0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_4 = kept_4.take();
        (v_4)
            .__vjp_remove(
                ::core::option::Option::Some(&mut d_state.seen),
                0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        for i in (0..length).rev() {
            let by = p[i];
            let mut d_by: f64 = -0.0;
            let v_5 = kept_5.take();
            (v_5)
                .__vjp_note(
                    ::core::option::Option::Some(&mut d_state),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let v_6 = kept_6.take();
            (v_6)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_state),
                    by,
                    &mut d_by,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_p[i] += d_by;
        }
        let State { x: d_3, steps: _, seen: _ } = &d_state else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_3);
        kept_5.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            doubled as rule_of_doubled, tripled as rule_of_tripled; fn __jvp_note, fn
            __jvp_remove, fn __jvp_step, fn __jvp_swap_remove
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_state = State {
            x: t_p[0],
            steps: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            seen: ::rootgrad_autodiff::Differentiable::zero_like(&(Vec::new())),
        };
        let mut state = State {
            x: p[0],
            steps: 0,
            seen: Vec::new(),
        };
        let length = p.len();
        for i in 0..length {
            let by = p[i];
            let t_by = t_p[i];
            (state).__jvp_step(&mut t_state, by, t_by);
            (state).__jvp_note(&mut t_state);
        }
        (state.seen)
            .__jvp_remove(&mut t_state.seen, 0, ::rootgrad_autodiff::rt::Inactive);
        (state.seen)
            .__jvp_swap_remove(&mut t_state.seen, 0, ::rootgrad_autodiff::rt::Inactive);
        let mut y = p[1];
        let mut t_y = t_p[1];
        rule_of_doubled::__jvp(doubled, &mut y, &mut t_y);
        rule_of_tripled::__jvp(tripled, &mut y, &mut t_y);
        let result: f64 = (state.x * state.seen[0][1])
            + ((y * y) * (state.steps as f64));
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_state.x)
            * state.seen[0][1]
            + state.x * ::rootgrad_autodiff::rt::scalar(t_state.seen[0][1]))
            + ((t_y * y + y * t_y) * (state.steps as f64)
                + (y * y)
                    * ::rootgrad_autodiff::rt::cast_scalar::<
                        _,
                        f64,
                    >(::rootgrad_autodiff::rt::scalar(t_state.steps)));
        (result, t_result)
    }
}
mod constants_for_types {
    ///The derivative of [`pw`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum pw {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl pw {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &pw::<1>)
        }
        /// The reverse derivative of [`pw`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const N: usize>(t: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = t.powi((N as i32));
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_t += d_result * ::rootgrad_autodiff::rules::powi(t, N as i32);
            (result, d_t)
        }
        /// The forward derivative of [`pw`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const N: usize>(t: f64, t_t: f64) -> (f64, f64) {
            let result: f64 = t.powi((N as i32));
            let t_result: f64 = ::rootgrad_autodiff::rules::powi(t, N as i32) * t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<const N: usize>(
            called: impl ::core::ops::Fn(f64) -> f64,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward::<N>(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<const N: usize>(
            t: f64,
            t_t: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = t.powi((N as i32));
            let x = t;
            let n: i32 = N as i32;
            let t_2;
            if n == 0 {
                t_2 = 0.0;
            } else {
                t_2 = (f64::from(n) as f64) * x.powi(n.wrapping_sub(1));
            }
            let t_result: f64 = t_2 * t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_2 += d_t_result * t_t;
            d_t_t += d_t_result * t_2;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t_2);
            } else {
                let d_2 = ::core::mem::take(&mut d_t_2);
                let d_3 = d_2 * (f64::from(n) as f64);
                d_x += d_3 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
            }
            d_t += d_x;
            d_t += d_result * ::rootgrad_autodiff::rules::powi(t, N as i32);
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const N: usize>(
            called: impl ::core::ops::Fn(f64) -> f64,
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
            let (g0, g1) = Self::pushforward_pullback::<N>(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, const N: usize>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback::<N>(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`sq`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum sq {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl sq {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &sq::<true>)
        }
        /// The reverse derivative of [`sq`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const SQ: bool>(t: f64, d_ret: f64) -> (f64, f64) {
            let t_2;
            if SQ {
                t_2 = t * t;
            } else {
                t_2 = t;
            }
            let result: f64 = t_2;
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t_2: f64 = -0.0;
            d_t_2 += d_result;
            if SQ {
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_t += d_1 * t;
                d_t += d_1 * t;
            } else {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_t += d_2;
            }
            (result, d_t)
        }
        /// The forward derivative of [`sq`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const SQ: bool>(t: f64, t_t: f64) -> (f64, f64) {
            let t_2;
            let t_t_2;
            if SQ {
                t_t_2 = t_t * t + t * t_t;
                t_2 = t * t;
            } else {
                t_t_2 = t_t;
                t_2 = t;
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
        fn __jvp<const SQ: bool>(
            called: impl ::core::ops::Fn(f64) -> f64,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            Self::pushforward::<SQ>(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<const SQ: bool>(
            t: f64,
            t_t: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let t_2;
            let t_t_2;
            if SQ {
                t_t_2 = (t_t * t) + (t * t_t);
                t_2 = t * t;
            } else {
                t_t_2 = t_t;
                t_2 = t;
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_2 += d_result;
            if SQ {
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_t += d_1 * t;
                d_t += d_1 * t;
                let d_2 = ::core::mem::take(&mut d_t_t_2);
                d_t_t += d_2 * t;
                d_t += d_2 * t_t;
                d_t += d_2 * t_t;
                d_t_t += d_2 * t;
            } else {
                let d_3 = ::core::mem::take(&mut d_t_2);
                d_t += d_3;
                let d_4 = ::core::mem::take(&mut d_t_t_2);
                d_t_t += d_4;
            }
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const SQ: bool>(
            called: impl ::core::ops::Fn(f64) -> f64,
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
            let (g0, g1) = Self::pushforward_pullback::<SQ>(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, const SQ: bool>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback::<SQ>(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    impl P {
        /// The reverse derivative of [`pw`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pw_pullback<const N: usize>(
            self: &Self,
            d_self: &mut Self,
            d_ret: f64,
        ) -> f64 {
            let result: f64 = self.a.powi((N as i32));
            let mut d_result = d_ret;
            d_self.a += d_result * ::rootgrad_autodiff::rules::powi(self.a, N as i32);
            result
        }
        /// The forward derivative of [`pw`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pw_pushforward<const N: usize>(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = self.a.powi((N as i32));
            let t_result: f64 = ::rootgrad_autodiff::rules::powi(self.a, N as i32)
                * ::rootgrad_autodiff::rt::scalar(t_self.a);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_pw<const N: usize>(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::pw_pushforward::<N>(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_pw<const N: usize>(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pw_pushforward::<N>(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pw_pushforward_pullback<const N: usize>(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.a.powi((N as i32));
            let x = self.a;
            let n: i32 = N as i32;
            let t;
            if n == 0 {
                t = 0.0;
            } else {
                t = f64::from(n) * x.powi(n.wrapping_sub(1));
            }
            let t_result: f64 = t * t_self.a;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t += d_t_result * t_self.a;
            d_t_self.a += d_t_result * t;
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_2 = ::core::mem::take(&mut d_t);
                let d_3 = d_2 * f64::from(n);
                d_x += d_3 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.a, &(d_x));
            d_self.a += d_result * ::rootgrad_autodiff::rules::powi(self.a, N as i32);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_pw<'__shadow, const N: usize>(
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
            Self::pw_pushforward_pullback::<N>(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_pw<'__shadow, const N: usize>(
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
            Self::pw_pushforward_pullback::<N>(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_pw<'__shadow, const N: usize>(
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
            let _primal = Self::pw_pullback::<N>(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_pw<'__shadow, const N: usize>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pw_pullback::<N>(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(pw as rule_of_pw, sq as rule_of_sq; fn __vjp_pw);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let argument = p[0];
        let value = rule_of_pw::__of(pw::<3>)(argument);
        let argument_2 = p[1];
        let value_2 = rule_of_sq::__of(sq::<true>)(argument_2);
        let t = P { a: p[2] };
        let value_3 = ::core::clone::Clone::clone(&t).pw::<2>();
        let result: f64 = (value * value_2) * value_3;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let d_1 = d_result * value_3;
        d_value += d_1 * value_2;
        d_value_2 += d_1 * value;
        d_value_3 += d_result * (value * value_2);
        (t).__vjp_pw::<2>(::core::option::Option::Some(&mut d_t), d_value_3);
        let P { a: d_2 } = &d_t else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[2] += (*d_2);
        rule_of_sq::__vjp::<true>(argument_2, &mut d_argument_2, d_value_2);
        d_p[1] += d_argument_2;
        rule_of_pw::__vjp::<3>(argument, &mut d_argument, d_value);
        d_p[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(pw as rule_of_pw, sq as rule_of_sq; fn __jvp_pw);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let (v_1, t_value) = rule_of_pw::__jvp::<3>(pw::<3>, argument, t_argument);
        let value = v_1;
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let (v_2, t_value_2) = rule_of_sq::__jvp::<
            true,
        >(sq::<true>, argument_2, t_argument_2);
        let value_2 = v_2;
        let t_t = P { a: t_p[2] };
        let t = P { a: p[2] };
        let (v_3, t_value_3) = (t).__jvp_pw::<2>(&t_t);
        let value_3 = v_3;
        let result: f64 = (value * value_2) * value_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) * value_3
            + (value * value_2) * t_value_3;
        (result, t_result)
    }
}
mod twice_the_same {
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = a.len().min(b.len());
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let a_2 = &a[i];
                let b_2 = &b[i];
                sum_2 += (*a_2) * (*b_2);
                let a_2 = &a[i];
                let b_2 = &b[i];
                let d_1 = d_sum_2;
                d_a[i] += d_1 * (*b_2);
                d_b[i] += d_1 * (*a_2);
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                t_sum_2 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                sum_2 += (*a_2) * (*b_2);
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
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                t_sum_2 += ((*t_a_2) * (*b_2)) + ((*a_2) * (*t_b_2));
                sum_2 += (*a_2) * (*b_2);
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
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                let d_a_2 = &mut d_a[i];
                let d_b_2 = &mut d_b[i];
                let d_1 = d_sum_2;
                (*d_a_2) += d_1 * (*b_2);
                (*d_b_2) += d_1 * (*a_2);
                let d_2 = d_t_sum_2;
                d_t_a[i] += d_2 * (*b_2);
                (*d_b_2) += d_2 * (*t_a_2);
                (*d_a_2) += d_2 * (*t_b_2);
                d_t_b[i] += d_2 * (*a_2);
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
    ///The derivative of [`normalise`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum normalise {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl normalise {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &normalise)
        }
        /// The reverse derivative of [`normalise`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64]) {
            ::rootgrad_autodiff::callees!(dot as rule_of_dot);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            kept_2.keep_when(rule_of_dot::__BEFORE, a);
            kept_3.keep_when(rule_of_dot::__BEFORE, a);
            let value = rule_of_dot::__of(dot)(a, a);
            kept_2.keep_when(!rule_of_dot::__BEFORE, a);
            kept_3.keep_when(!rule_of_dot::__BEFORE, a);
            let n = value.sqrt();
            let length = a.len();
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            for i in 0..length {
                let v = &mut a[i];
                (*v) = kept_1.keep((*v)) / n;
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_a[i]);
                d_a[i] += d_1 / n;
                d_n -= d_1 / n * (v_1 / n);
            }
            let a = &*a;
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_n);
            d_value += d_2 * ::rootgrad_autodiff::rules::sqrt(value);
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_a,
                [
                    ::rootgrad_autodiff::rt::span_of(a, a),
                    ::rootgrad_autodiff::rt::span_of(a, a),
                ],
                |[d_3, d_4]| rule_of_dot::__vjp(&v_2, d_3, &v_3, d_4, d_value),
            );
        }
        /// The forward derivative of [`normalise`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) {
            ::rootgrad_autodiff::callees!(dot as rule_of_dot);
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            let (v_1, t_value) = rule_of_dot::__jvp(dot, &*a, &*t_a, &*a, &*t_a);
            let value = v_1;
            let n = value.sqrt();
            let t_n = ::rootgrad_autodiff::rules::sqrt(value) * t_value;
            let length = a.len();
            for i in 0..length {
                let v = &mut a[i];
                let t_v = &mut t_a[i];
                (*t_v) = ((*t_v) - ((*v) / n) * t_n) / n;
                (*v) = (*v) / n;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) {
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
            a: &mut [f64],
            d_a: &mut [f64],
            t_a: &mut [f64],
            d_t_a: &mut [f64],
        ) {
            ::rootgrad_autodiff::callees!(dot as rule_of_dot);
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
            kept_5.keep_owned(&(*a));
            kept_6.keep_owned(&(*t_a));
            kept_7.keep_owned(&(*a));
            kept_8.keep_owned(&(*t_a));
            let v_1 = rule_of_dot::__jvp(rule_of_dot, &(*a), &(*t_a), &(*a), &(*t_a));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let n = value.sqrt();
            let x = ::core::clone::Clone::clone(&value);
            let t_n = (0.5 / x.sqrt()) * t_value;
            let length = a.len();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_n = ::rootgrad_autodiff::Differentiable::zero_like(&t_n);
            for i in 0..length {
                let v = &mut a[i];
                let t_v = &mut t_a[i];
                (*t_v) = kept_4
                    .keep(((*t_v) - (kept_3.keep((kept_2.keep((*v)) / n)) * t_n))) / n;
                (*v) = kept_1.keep((*v)) / n;
                let d_v = &mut d_a[i];
                let d_t_v = &mut d_t_a[i];
                let v_2 = kept_1.take();
                let d_1 = ::core::mem::take(&mut (*d_v));
                (*d_v) += d_1 / n;
                d_n -= d_1 / n * (v_2 / n);
                let v_3 = kept_2.take();
                let v_4 = kept_3.take();
                let v_5 = kept_4.take();
                let d_2 = ::core::mem::take(&mut (*d_t_v));
                let d_3 = d_2 / n;
                (*d_t_v) += d_3;
                let d_4 = d_3 * t_n;
                (*d_v) -= d_4 / n;
                d_n += d_4 / n * (v_3 / n);
                d_t_n -= d_3 * v_4;
                d_n -= d_2 / n * (v_5 / n);
            }
            let a = &*a;
            let t_a = &*t_a;
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_n);
            let d_6 = d_5 * t_value;
            let d_7 = d_6 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_7 * ::rootgrad_autodiff::rules::sqrt(x);
            d_t_value += d_5 * (0.5 / x.sqrt());
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_x));
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_n);
            d_value += d_8 * ::rootgrad_autodiff::rules::sqrt(value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let v_6 = kept_5.take();
            let v_7 = kept_6.take();
            let v_8 = kept_7.take();
            let v_9 = kept_8.take();
            ::rootgrad_autodiff::rt::with_parts(
                &mut *d_t_a,
                [
                    ::rootgrad_autodiff::rt::span_of(t_a, &(*t_a)),
                    ::rootgrad_autodiff::rt::span_of(t_a, &(*t_a)),
                ],
                |[d_10, d_12]| ::rootgrad_autodiff::rt::with_parts(
                    &mut *d_a,
                    [
                        ::rootgrad_autodiff::rt::span_of(a, &(*a)),
                        ::rootgrad_autodiff::rt::span_of(a, &(*a)),
                    ],
                    |[d_9, d_11]| rule_of_dot::__jvp_vjp(
                        rule_of_dot,
                        ::rootgrad_autodiff::rt::Inactive,
                        &v_6,
                        d_9,
                        &v_7,
                        d_10,
                        &v_8,
                        d_11,
                        &v_9,
                        d_12,
                        d_v_1,
                    ),
                ),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(normalise as rule_of_normalise);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        kept_1.keep_when(rule_of_normalise::__BEFORE, &v);
        rule_of_normalise::__of(normalise)(&mut v);
        let result: f64 = (v[0] * v[1]) + v[2];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[0] += d_result * v[1];
        d_v[1] += d_result * v[0];
        d_v[2] += d_result;
        let v_1 = kept_1.take_when(rule_of_normalise::__BEFORE);
        rule_of_normalise::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &v),
            &mut d_v,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(normalise as rule_of_normalise);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        rule_of_normalise::__jvp(normalise, &mut v, &mut t_v);
        let result: f64 = (v[0] * v[1]) + v[2];
        let t_result: f64 = (t_v[0] * v[1] + v[0] * t_v[1]) + t_v[2];
        (result, t_result)
    }
}
