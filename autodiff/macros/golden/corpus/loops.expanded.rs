// Written by the golden test; do not edit.
mod ninth_power {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut t = 1.0;
        for _ in 0..3 {
            for _ in 0..3 {
                t = kept_1.keep(t) * x;
            }
        }
        let result: f64 = t;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        for _ in (0..3).rev() {
            for _ in (0..3).rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_t);
                d_t += d_1 * x;
                d_x += d_1 * v_1;
            }
        }
        kept_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut t = 1.0;
        let mut t_t = 0.0;
        for _ in 0..3 {
            for _ in 0..3 {
                t_t = t_t * x + t * t_x;
                t = t * x;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod const_local {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..5 {
            let n = x + (i as f64);
            s += x * n;
            let mut d_n: f64 = -0.0;
            let d_1 = d_s;
            d_x += d_1 * n;
            d_n += d_1 * x;
            d_x += d_n;
        }
        let result: f64 = s;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..5 {
            let n = x + (i as f64);
            let t_n = t_x;
            t_s += t_x * n + x * t_n;
            s += x * n;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod log_gaussian {
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(sq as rule_of_sq);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mean = p[0];
        let sigma = p[1];
        let n = p.len() - 2;
        let mut sum = 0.0;
        let mut d_mean: f64 = -0.0;
        let mut d_sigma: f64 = -0.0;
        let mut d_sum = -0.0;
        d_sum += d_result * (-0.5);
        for i in 0..n {
            let argument = (p[(i + 2)] - mean) / sigma;
            let value = kept_1
                .aside(::rootgrad_autodiff::ahead!(rule_of_sq, sq, a0 = argument));
            sum += ::core::clone::Clone::clone(&value);
            let mut d_argument: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let d_2 = d_sum;
            d_value += d_2;
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_argument,
                    &d_value,
                );
            } else {
                rule_of_sq::__vjp(argument, &mut d_argument, d_value);
            }
            let d_3 = d_argument / sigma;
            d_p[i + 2] += d_3;
            d_mean -= d_3;
            d_sigma -= d_argument / sigma * argument;
        }
        let result: f64 = ((-0.5) * sum)
            - ((n as f64) * (sigma.ln() + (0.5 * (2.0 * std::f64::consts::PI).ln())));
        let d_1 = d_result * (n as f64);
        d_sigma -= d_1 * ::rootgrad_autodiff::rules::ln(sigma);
        d_p[1] += d_sigma;
        d_p[0] += d_mean;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(sq as rule_of_sq);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mean = p[0];
        let t_mean = t_p[0];
        let sigma = p[1];
        let t_sigma = t_p[1];
        let n = p.len() - 2;
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        for i in 0..n {
            let argument = (p[(i + 2)] - mean) / sigma;
            let t_argument = ((t_p[i + 2] - t_mean)
                - ((p[(i + 2)] - mean) / sigma) * t_sigma) / sigma;
            let (v_1, t_value) = rule_of_sq::__jvp(sq, argument, t_argument);
            let value = v_1;
            t_sum += t_value;
            sum += value;
        }
        let result: f64 = ((-0.5) * sum)
            - ((n as f64) * (sigma.ln() + (0.5 * (2.0 * std::f64::consts::PI).ln())));
        let t_result: f64 = ((-0.5) * t_sum)
            - ((n as f64) * (::rootgrad_autodiff::rules::ln(sigma) * t_sigma));
        (result, t_result)
    }
}
mod trapezoid {
    ///The derivative of [`integrand`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum integrand {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl integrand {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &integrand)
        }
        /// The reverse derivative of [`integrand`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = ((2.0 * x) - 1.0) + ((0.0 * x) * x);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x += d_result * 2.0;
            let d_1 = d_result * x;
            d_x += d_1 * 0.0;
            d_x += d_result * (0.0 * x);
            (result, d_x)
        }
        /// The forward derivative of [`integrand`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = ((2.0 * x) - 1.0) + ((0.0 * x) * x);
            let t_result: f64 = (2.0 * t_x) + ((0.0 * t_x) * x + (0.0 * x) * t_x);
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
            let result: f64 = ((2.0 * x) - 1.0) + ((0.0 * x) * x);
            let t_result: f64 = (2.0 * t_x) + (((0.0 * t_x) * x) + ((0.0 * x) * t_x));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x += d_t_result * 2.0;
            let d_1 = d_t_result * x;
            d_t_x += d_1 * 0.0;
            d_x += d_t_result * (0.0 * t_x);
            let d_2 = d_t_result * t_x;
            d_x += d_2 * 0.0;
            d_t_x += d_t_result * (0.0 * x);
            d_x += d_result * 2.0;
            let d_3 = d_result * x;
            d_x += d_3 * 0.0;
            d_x += d_result * (0.0 * x);
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(lo: f64, hi: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(integrand as rule_of_integrand);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_lo = ::rootgrad_autodiff::zero::<f64>();
        let mut d_hi = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let n = 100;
        let step = (hi - lo) / (n as f64);
        let value = kept_3
            .aside(::rootgrad_autodiff::ahead!(rule_of_integrand, integrand, a0 = lo));
        let value_2 = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_integrand, integrand, a0 = hi));
        let mut sum = 0.5 * (value + value_2);
        let mut d_step: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        d_sum += d_result * step;
        for i in 1..n {
            let x = lo + ((i as f64) * step);
            let value_3 = kept_1
                .aside(
                    ::rootgrad_autodiff::ahead!(rule_of_integrand, integrand, a0 = x),
                );
            sum += ::core::clone::Clone::clone(&value_3);
            let mut d_x: f64 = -0.0;
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let d_1 = d_sum;
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_1));
            let partials_1 = kept_1.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_x,
                    &d_value_3,
                );
            } else {
                rule_of_integrand::__vjp(x, &mut d_x, d_value_3);
            }
            d_lo += d_x;
            d_step += d_x * (i as f64);
        }
        let result: f64 = sum * step;
        d_step += d_result * sum;
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_sum);
        let d_3 = d_2 * 0.5;
        d_value += d_3;
        d_value_2 += d_3;
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_hi,
                &d_value_2,
            );
        } else {
            rule_of_integrand::__vjp(hi, &mut d_hi, d_value_2);
        }
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 0, &mut d_lo, &d_value);
        } else {
            rule_of_integrand::__vjp(lo, &mut d_lo, d_value);
        }
        let d_4 = d_step / (n as f64);
        d_hi += d_4;
        d_lo -= d_4;
        (result, d_lo, d_hi)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(lo: f64, t_lo: f64, hi: f64, t_hi: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(integrand as rule_of_integrand);
        let n = 100;
        let step = (hi - lo) / (n as f64);
        let t_step = (t_hi - t_lo) / (n as f64);
        let (v_1, t_value) = rule_of_integrand::__jvp(integrand, lo, t_lo);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_integrand::__jvp(integrand, hi, t_hi);
        let value_2 = v_2;
        let mut sum = 0.5 * (value + value_2);
        let mut t_sum = 0.5 * (t_value + t_value_2);
        for i in 1..n {
            let x = lo + ((i as f64) * step);
            let t_x = t_lo + ((i as f64) * t_step);
            let (v_3, t_value_3) = rule_of_integrand::__jvp(integrand, x, t_x);
            let value_3 = v_3;
            t_sum += t_value_3;
            sum += value_3;
            t_sum = ::rootgrad_autodiff::rt::tangent_at(t_sum, sum);
        }
        let result: f64 = sum * step;
        let t_result: f64 = t_sum * step + sum * t_step;
        (result, t_result)
    }
}
mod inline_divisor {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let a = p[0];
        let mut s = 0.0;
        let mut d_a: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 1..p.len() {
            s += 1.0 / p[i];
            s += 1.0 / (p[i] + (a * a));
            let d_1 = d_s;
            let d_2 = d_1 / (p[i] + (a * a)) * (1.0 / (p[i] + (a * a)));
            d_p[i] -= d_2;
            d_a -= d_2 * a;
            d_a -= d_2 * a;
            let d_3 = d_s;
            d_p[i] -= d_3 / p[i] * (1.0 / p[i]);
        }
        let result: f64 = s;
        d_p[0] += d_a;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let a = p[0];
        let t_a = t_p[0];
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 1..p.len() {
            t_s += -(1.0 / p[i]) * t_p[i] / p[i];
            s += 1.0 / p[i];
            t_s
                += -(1.0 / (p[i] + (a * a))) * (t_p[i] + (t_a * a + a * t_a))
                    / (p[i] + (a * a));
            s += 1.0 / (p[i] + (a * a));
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod fixed_point {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, c: f64, p: f64, d_ret: f64) -> (f64, f64, f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut u = 0.1;
        for _ in 0..200 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            u = (c * kept_1.keep(kept_2.keep((a * kept_3.keep(u))).sin())) + (p * p);
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = u;
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_c = ::rootgrad_autodiff::zero::<f64>();
        let mut d_p = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_u: f64 = -0.0;
        d_u += d_result;
        for _ in (0..200).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_u);
            d_c += d_1 * v_1;
            let d_2 = d_1 * c;
            let d_3 = d_2 * ::rootgrad_autodiff::rules::sin(v_2);
            d_a += d_3 * v_3;
            d_u += d_3 * a;
            d_p += d_1 * p;
            d_p += d_1 * p;
        }
        pass_1.finish();
        (result, d_a, d_c, d_p)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, c: f64, t_c: f64, p: f64, t_p: f64) -> (f64, f64) {
        let mut u = 0.1;
        let mut t_u = 0.0;
        for _ in 0..200 {
            t_u = (t_c * (a * u).sin()
                + c * (::rootgrad_autodiff::rules::sin(a * u) * (t_a * u + a * t_u)))
                + (t_p * p + p * t_p);
            u = (c * (a * u).sin()) + (p * p);
        }
        let result: f64 = u;
        let t_result: f64 = t_u;
        (result, t_result)
    }
}
mod zero_passes {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let like_i_3 = ::rootgrad_autodiff::rt::Like::new();
        let like_i_4 = ::rootgrad_autodiff::rt::Like::new();
        let n = x.len();
        let mut s = 2.0;
        for i in 1..n {
            s = kept_8.keep(s) * x[i];
        }
        for i_2 in (0..n.saturating_sub(2)).rev() {
            s = (s * kept_7.keep(s)) - x[i_2];
        }
        for i_3 in 5..2 {
            like_i_3.of(&i_3);
            s = s * (i_3 as f64);
        }
        for i_4 in 3..=2 {
            like_i_4.of(&i_4);
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            s = kept_5.keep(s) * kept_4.keep(((i_4 as f64) * s));
            pass_1.push((kept_4.take(), kept_5.take()));
        }
        let size = 3;
        let length = (x.len() + 1).saturating_sub(size);
        for i_5 in 0..length {
            let w = &x[i_5..(i_5 + size)];
            s += (w[0] * w[2]) * kept_3.keep(s);
        }
        let size_2 = 2;
        let length_2 = x.len() / size_2;
        for i_6 in 0..length_2 {
            let c = &x[(i_6 * size_2)..((i_6 * size_2) + size_2)];
            s -= (c[0] * c[1]) * kept_2.keep(s);
        }
        let length_3 = x.len().min(x[n..].len());
        for i_7 in 0..length_3 {
            let a = &x[i_7];
            let b = &x[n..][i_7];
            s = kept_1.keep(s) * ((*a) * (*b));
        }
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result * s;
        d_s += d_result * s;
        for i_7 in (0..length_3).rev() {
            let v_1 = kept_1.take();
            let a = &x[i_7];
            let b = &x[n..][i_7];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * ((*a) * (*b));
            let d_2 = d_1 * v_1;
            d_x[i_7] += d_2 * (*b);
            d_x[n..][i_7] += d_2 * (*a);
        }
        for i_6 in (0..length_2).rev() {
            let v_2 = kept_2.take();
            let c = &x[(i_6 * size_2)..((i_6 * size_2) + size_2)];
            let d_c = &mut d_x[i_6 * size_2..(i_6 * size_2) + size_2];
            let d_3 = d_s;
            let d_4 = d_3 * v_2;
            d_c[0] -= d_4 * c[1];
            d_c[1] -= d_4 * c[0];
            d_s -= d_3 * (c[0] * c[1]);
        }
        for i_5 in (0..length).rev() {
            let v_3 = kept_3.take();
            let w = &x[i_5..(i_5 + size)];
            let d_w = &mut d_x[i_5..i_5 + size];
            let d_5 = d_s;
            let d_6 = d_5 * v_3;
            d_w[0] += d_6 * w[2];
            d_w[2] += d_6 * w[0];
            d_s += d_5 * (w[0] * w[2]);
        }
        for i_4 in (3..=2).rev() {
            like_i_4.of(&i_4);
            let (v_4, v_5) = pass_1.take();
            let d_7 = ::core::mem::take(&mut d_s);
            d_s += d_7 * v_4;
            let d_8 = d_7 * v_5;
            d_s += d_8 * (i_4 as f64);
        }
        for i_3 in (5..2).rev() {
            like_i_3.of(&i_3);
            let d_9 = ::core::mem::take(&mut d_s);
            d_s += d_9 * (i_3 as f64);
        }
        for i_2 in (0..n.saturating_sub(2)).rev().rev() {
            let v_6 = kept_7.take();
            let d_10 = ::core::mem::take(&mut d_s);
            d_s += d_10 * v_6;
            d_s += d_10 * v_6;
            d_x[i_2] -= d_10;
        }
        for i in (1..n).rev() {
            let v_7 = kept_8.take();
            let d_11 = ::core::mem::take(&mut d_s);
            d_s += d_11 * x[i];
            d_x[i] += d_11 * v_7;
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        pass_1.finish();
        kept_7.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut s = 2.0;
        let mut t_s = 0.0;
        for i in 1..n {
            t_s = t_s * x[i] + s * t_x[i];
            s = s * x[i];
        }
        for i_2 in (0..n.saturating_sub(2)).rev() {
            t_s = (t_s * s + s * t_s) - t_x[i_2];
            s = (s * s) - x[i_2];
        }
        for i_3 in 5..2 {
            t_s = t_s * (i_3 as f64);
            s = s * (i_3 as f64);
        }
        for i_4 in 3..=2 {
            t_s = t_s * ((i_4 as f64) * s) + s * ((i_4 as f64) * t_s);
            s = s * ((i_4 as f64) * s);
        }
        let size = 3;
        let length = (x.len() + 1).saturating_sub(size);
        for i_5 in 0..length {
            let w = &x[i_5..(i_5 + size)];
            let t_w = &t_x[i_5..i_5 + size];
            t_s += (t_w[0] * w[2] + w[0] * t_w[2]) * s + (w[0] * w[2]) * t_s;
            s += (w[0] * w[2]) * s;
        }
        let size_2 = 2;
        let length_2 = x.len() / size_2;
        for i_6 in 0..length_2 {
            let c = &x[(i_6 * size_2)..((i_6 * size_2) + size_2)];
            let t_c = &t_x[i_6 * size_2..(i_6 * size_2) + size_2];
            t_s -= (t_c[0] * c[1] + c[0] * t_c[1]) * s + (c[0] * c[1]) * t_s;
            s -= (c[0] * c[1]) * s;
        }
        let length_3 = x.len().min(x[n..].len());
        for i_7 in 0..length_3 {
            let a = &x[i_7];
            let t_a = &t_x[i_7];
            let b = &x[n..][i_7];
            let t_b = &t_x[n..][i_7];
            t_s = t_s * ((*a) * (*b)) + s * ((*t_a) * (*b) + (*a) * (*t_b));
            s = s * ((*a) * (*b));
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod strides {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let n = x.len();
        let mut s = 1.0;
        for i in (0..n).step_by(3).rev() {
            s = (kept_4.keep(s) * x[i]) + 0.5;
        }
        for i_2 in (1..n).rev().step_by(2) {
            s = ((s * kept_3.keep(s)) * 0.3) + x[i_2];
        }
        for k in (-2i32)..=2 {
            s += ((k as f64) * x[((k + 2) as usize)]) * kept_2.keep(s);
        }
        for i_3 in 0..n {
            for j in (i_3..n).step_by(2) {
                s += ((0.01 * x[i_3]) * x[j]) * kept_1.keep(s);
            }
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in (0..n).rev() {
            for j in ::rootgrad_autodiff::rt::Steps::from(i_3..n).step_by(2).rev() {
                let v_1 = kept_1.take();
                let d_1 = d_s;
                let d_2 = d_1 * v_1;
                let d_3 = d_2 * x[j];
                d_x[i_3] += d_3 * 0.01;
                d_x[j] += d_2 * (0.01 * x[i_3]);
                d_s += d_1 * ((0.01 * x[i_3]) * x[j]);
            }
        }
        for k in ((-2i32)..=2).rev() {
            let v_2 = kept_2.take();
            let d_4 = d_s;
            let d_5 = d_4 * v_2;
            d_x[(k + 2) as usize] += d_5 * (k as f64);
            d_s += d_4 * ((k as f64) * x[((k + 2) as usize)]);
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(1..n).rev().step_by(2).rev() {
            let v_3 = kept_3.take();
            let d_6 = ::core::mem::take(&mut d_s);
            let d_7 = d_6 * 0.3;
            d_s += d_7 * v_3;
            d_s += d_7 * v_3;
            d_x[i_2] += d_6;
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..n).step_by(3).rev().rev() {
            let v_4 = kept_4.take();
            let d_8 = ::core::mem::take(&mut d_s);
            d_s += d_8 * x[i];
            d_x[i] += d_8 * v_4;
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = x.len();
        let mut s = 1.0;
        let mut t_s = 0.0;
        for i in (0..n).step_by(3).rev() {
            t_s = t_s * x[i] + s * t_x[i];
            s = (s * x[i]) + 0.5;
        }
        for i_2 in (1..n).rev().step_by(2) {
            t_s = ((t_s * s + s * t_s) * 0.3) + t_x[i_2];
            s = ((s * s) * 0.3) + x[i_2];
        }
        for k in (-2i32)..=2 {
            t_s
                += ((k as f64) * t_x[(k + 2) as usize]) * s
                    + ((k as f64) * x[((k + 2) as usize)]) * t_s;
            s += ((k as f64) * x[((k + 2) as usize)]) * s;
        }
        for i_3 in 0..n {
            for j in (i_3..n).step_by(2) {
                t_s
                    += ((0.01 * t_x[i_3]) * x[j] + (0.01 * x[i_3]) * t_x[j]) * s
                        + ((0.01 * x[i_3]) * x[j]) * t_s;
                s += ((0.01 * x[i_3]) * x[j]) * s;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod moving_bounds {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = 2;
        let mut at = 0;
        let mut s = 1.0;
        for i in 0..kept_7.keep(n) {
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            n += i + 1;
            for j in kept_4.keep(at)..kept_5.keep(n) {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                at = (at + j) % x.len();
                s = (kept_2.keep(s) * x[kept_1.keep(at)])
                    + (x[(j % x.len())] * (i as f64));
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            n = (n % 5) + 1;
            pass_2.push((kept_4.take(), kept_5.take()));
        }
        let result: f64 = (s * x[at]) * x[(n % x.len())];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let d_1 = d_result * x[(n % x.len())];
        d_s += d_1 * x[at];
        d_x[at] += d_1 * s;
        d_x[n % x.len()] += d_result * (s * x[at]);
        let v_5 = kept_7.take();
        for i in (0..v_5).rev() {
            let (v_3, v_4) = pass_2.take();
            for j in (v_3..v_4).rev() {
                let (v_1, v_2) = pass_1.take();
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * x[v_1];
                d_x[v_1] += d_2 * v_2;
                d_x[j % x.len()] += d_2 * (i as f64);
            }
        }
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 2;
        let mut at = 0;
        let mut s = 1.0;
        let mut t_s = 0.0;
        for i in 0..n {
            n += i + 1;
            for j in at..n {
                at = (at + j) % x.len();
                t_s = (t_s * x[at] + s * t_x[at]) + (t_x[j % x.len()] * (i as f64));
                s = (s * x[at]) + (x[(j % x.len())] * (i as f64));
            }
            n = (n % 5) + 1;
        }
        let result: f64 = (s * x[at]) * x[(n % x.len())];
        let t_result: f64 = (t_s * x[at] + s * t_x[at]) * x[(n % x.len())]
            + (s * x[at]) * t_x[n % x.len()];
        (result, t_result)
    }
}
mod carried {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut u = x;
        let mut v = y;
        let mut w = x * y;
        for k in 0..6 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let t = u;
            u = kept_3.keep(v) * kept_2.keep(w);
            v = w + (t * 0.3);
            w = kept_1.keep((t - v)).sin() + ((k as f64) * 0.1);
            let t_2 = v;
            let t_3 = u;
            u = t_2;
            v = t_3;
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = (u * v) + w;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_u: f64 = -0.0;
        let mut d_v: f64 = -0.0;
        let mut d_w: f64 = -0.0;
        d_u += d_result * v;
        d_v += d_result * u;
        d_w += d_result;
        for k in (0..6).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let mut d_t: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_v);
            d_t_3 += d_1;
            let d_2 = ::core::mem::take(&mut d_u);
            d_t_2 += d_2;
            d_u += d_t_3;
            d_v += d_t_2;
            let d_3 = ::core::mem::take(&mut d_w);
            let d_4 = d_3 * ::rootgrad_autodiff::rules::sin(v_1);
            d_t += d_4;
            d_v -= d_4;
            let d_5 = ::core::mem::take(&mut d_v);
            d_w += d_5;
            d_t += d_5 * 0.3;
            let d_6 = ::core::mem::take(&mut d_u);
            d_v += d_6 * v_2;
            d_w += d_6 * v_3;
            d_u += d_t;
        }
        d_x += d_w * y;
        d_y += d_w * x;
        d_y += d_v;
        d_x += d_u;
        pass_1.finish();
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        let mut u = x;
        let mut t_u = t_x;
        let mut v = y;
        let mut t_v = t_y;
        let mut w = x * y;
        let mut t_w = t_x * y + x * t_y;
        for k in 0..6 {
            let t = u;
            let t_t = t_u;
            t_u = t_v * w + v * t_w;
            u = v * w;
            t_v = t_w + (t_t * 0.3);
            v = w + (t * 0.3);
            t_w = ::rootgrad_autodiff::rules::sin(t - v) * (t_t - t_v);
            w = (t - v).sin() + ((k as f64) * 0.1);
            let t_2 = v;
            let t_t_2 = t_v;
            let t_3 = u;
            let t_t_3 = t_u;
            t_u = t_t_2;
            u = t_2;
            t_v = t_t_3;
            v = t_3;
        }
        let result: f64 = (u * v) + w;
        let t_result: f64 = (t_u * v + u * t_v) + t_w;
        (result, t_result)
    }
}
mod iterators {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 0.3;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            s += (*v) * kept_5.keep(s);
        }
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let v_2 = x[i_3];
            s = kept_4.keep(s).sin() + v_2;
        }
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v_3 = x[i_4];
            s = kept_3.keep(s) * (1.0 + (v_3 * v_3));
        }
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let i = i_5;
            let v_4 = x[i_5];
            s += (v_4 * (i as f64)) * kept_2.keep(s);
        }
        let length_5 = x.len().min(x[1..].len());
        for i_6 in 0..length_5 {
            let i_7 = i_6;
            let a = &x[i_6];
            let b = &x[1..][i_6];
            s += (((*a) - (*b)) * ((i_7 + 1) as f64)) * (*a);
        }
        let length_6 = x.len().min(x[1..].len()).min(x[2..].len());
        for i_8 in 0..length_6 {
            let a_2 = &x[i_8];
            let b_2 = &x[1..][i_8];
            let c = &x[2..][i_8];
            s += (((*a_2) * (*b_2)) * (*c)) * kept_1.keep(s);
        }
        let size = 2;
        let length_7 = x.len() / size;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_9 in 0..length_7 {
            let i_10 = i_9;
            let part = &x[(i_9 * size)..((i_9 * size) + size)];
            let length_8 = part.len();
            let d_part = &mut d_x[i_9 * size..(i_9 * size) + size];
            for i_11 in 0..length_8 {
                let j = i_11;
                let v_5 = &part[i_11];
                s += (*v_5) * (((i_10 * 2) + j) as f64);
                let d_3 = d_s;
                d_part[i_11] += d_3 * (((i_10 * 2) + j) as f64);
            }
        }
        let size_2 = 2;
        let length_9 = (x.len() + 1).saturating_sub(size_2).min(x.len());
        for i_12 in 0..length_9 {
            let w = &x[i_12..(i_12 + size_2)];
            let v_6 = &x[i_12];
            s -= (w[0] * w[1]) * (*v_6);
            let w = &x[i_12..(i_12 + size_2)];
            let v_6 = &x[i_12];
            let d_1 = d_s;
            let d_2 = d_1 * (*v_6);
            d_x[i_12..i_12 + size_2][0] -= d_2 * w[1];
            d_x[i_12..i_12 + size_2][1] -= d_2 * w[0];
            d_x[i_12] -= d_1 * (w[0] * w[1]);
        }
        let result: f64 = s;
        for i_8 in (0..length_6).rev() {
            let v_1 = kept_1.take();
            let a_2 = &x[i_8];
            let b_2 = &x[1..][i_8];
            let c = &x[2..][i_8];
            let d_4 = d_s;
            let d_5 = d_4 * v_1;
            let d_6 = d_5 * (*c);
            d_x[i_8] += d_6 * (*b_2);
            d_x[1..][i_8] += d_6 * (*a_2);
            d_x[2..][i_8] += d_5 * ((*a_2) * (*b_2));
            d_s += d_4 * (((*a_2) * (*b_2)) * (*c));
        }
        for i_6 in 0..length_5 {
            let i_7 = i_6;
            let a = &x[i_6];
            let b = &x[1..][i_6];
            let d_7 = d_s;
            let d_8 = d_7 * (*a);
            let d_9 = d_8 * ((i_7 + 1) as f64);
            d_x[i_6] += d_9;
            d_x[1..][i_6] -= d_9;
            d_x[i_6] += d_7 * (((*a) - (*b)) * ((i_7 + 1) as f64));
        }
        for i_5 in (0..length_4).rev() {
            let v_7 = kept_2.take();
            let i = i_5;
            let v_4 = x[i_5];
            let mut d_v_4: f64 = -0.0;
            let d_10 = d_s;
            let d_11 = d_10 * v_7;
            d_v_4 += d_11 * (i as f64);
            d_s += d_10 * (v_4 * (i as f64));
            d_x[i_5] += d_v_4;
        }
        for i_4 in (0..length_3).rev() {
            let v_8 = kept_3.take();
            let v_3 = x[i_4];
            let mut d_v_3: f64 = -0.0;
            let d_12 = ::core::mem::take(&mut d_s);
            d_s += d_12 * (1.0 + (v_3 * v_3));
            let d_13 = d_12 * v_8;
            d_v_3 += d_13 * v_3;
            d_v_3 += d_13 * v_3;
            d_x[i_4] += d_v_3;
        }
        for i_3 in (0..length_2).rev() {
            let v_9 = kept_4.take();
            let mut d_v_2: f64 = -0.0;
            let d_14 = ::core::mem::take(&mut d_s);
            d_s += d_14 * ::rootgrad_autodiff::rules::sin(v_9);
            d_v_2 += d_14;
            d_x[i_3] += d_v_2;
        }
        for i_2 in (0..length).rev() {
            let v_10 = kept_5.take();
            let v = &x[i_2];
            let d_15 = d_s;
            d_x[i_2] += d_15 * v_10;
            d_s += d_15 * (*v);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.3;
        let mut t_s = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_s += (*t_v) * s + (*v) * t_s;
            s += (*v) * s;
        }
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let v_2 = x[i_3];
            let t_v_2 = t_x[i_3];
            t_s = (::rootgrad_autodiff::rules::sin(s) * t_s) + t_v_2;
            s = s.sin() + v_2;
        }
        let length_3 = x.len();
        for i_4 in 0..length_3 {
            let v_3 = x[i_4];
            let t_v_3 = t_x[i_4];
            t_s = t_s * (1.0 + (v_3 * v_3)) + s * (t_v_3 * v_3 + v_3 * t_v_3);
            s = s * (1.0 + (v_3 * v_3));
        }
        let length_4 = x.len();
        for i_5 in 0..length_4 {
            let i = i_5;
            let v_4 = x[i_5];
            let t_v_4 = t_x[i_5];
            t_s += (t_v_4 * (i as f64)) * s + (v_4 * (i as f64)) * t_s;
            s += (v_4 * (i as f64)) * s;
        }
        let length_5 = x.len().min(x[1..].len());
        for i_6 in 0..length_5 {
            let i_7 = i_6;
            let a = &x[i_6];
            let t_a = &t_x[i_6];
            let b = &x[1..][i_6];
            let t_b = &t_x[1..][i_6];
            t_s
                += (((*t_a) - (*t_b)) * ((i_7 + 1) as f64)) * (*a)
                    + (((*a) - (*b)) * ((i_7 + 1) as f64)) * (*t_a);
            s += (((*a) - (*b)) * ((i_7 + 1) as f64)) * (*a);
        }
        let length_6 = x.len().min(x[1..].len()).min(x[2..].len());
        for i_8 in 0..length_6 {
            let a_2 = &x[i_8];
            let t_a_2 = &t_x[i_8];
            let b_2 = &x[1..][i_8];
            let t_b_2 = &t_x[1..][i_8];
            let c = &x[2..][i_8];
            let t_c = &t_x[2..][i_8];
            t_s
                += (((*t_a_2) * (*b_2) + (*a_2) * (*t_b_2)) * (*c)
                    + ((*a_2) * (*b_2)) * (*t_c)) * s + (((*a_2) * (*b_2)) * (*c)) * t_s;
            s += (((*a_2) * (*b_2)) * (*c)) * s;
        }
        let size = 2;
        let length_7 = x.len() / size;
        for i_9 in 0..length_7 {
            let i_10 = i_9;
            let part = &x[(i_9 * size)..((i_9 * size) + size)];
            let t_part = &t_x[i_9 * size..(i_9 * size) + size];
            let length_8 = part.len();
            for i_11 in 0..length_8 {
                let j = i_11;
                let v_5 = &part[i_11];
                let t_v_5 = &t_part[i_11];
                t_s += (*t_v_5) * (((i_10 * 2) + j) as f64);
                s += (*v_5) * (((i_10 * 2) + j) as f64);
            }
        }
        let size_2 = 2;
        let length_9 = (x.len() + 1).saturating_sub(size_2).min(x.len());
        for i_12 in 0..length_9 {
            let w = &x[i_12..(i_12 + size_2)];
            let t_w = &t_x[i_12..i_12 + size_2];
            let v_6 = &x[i_12];
            let t_v_6 = &t_x[i_12];
            t_s -= (t_w[0] * w[1] + w[0] * t_w[1]) * (*v_6) + (w[0] * w[1]) * (*t_v_6);
            s -= (w[0] * w[1]) * (*v_6);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod iterators_in_place {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(
        a: &mut [f64],
        d_a: &mut [f64],
        x: &[f64],
        d_x: &mut [f64],
        d_ret: f64,
    ) -> f64 {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let mut s = 1.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &mut a[i_2];
            (*v) = ((*v) * kept_10.keep((*v))) + s;
            s += *v;
        }
        let length_2 = (*a).len();
        for i_3 in 0..length_2 {
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let v_2 = &mut (*a)[i_3];
            (*v_2) = kept_8.keep((*v_2)) * kept_7.keep(s);
            pass_2.push((kept_7.take(), kept_8.take()));
        }
        let length_3 = a.len();
        for i_4 in 0..length_3 {
            let i = i_4;
            let v_3 = &mut a[i_4];
            (*v_3) += (x[i] * (i as f64)) * kept_6.keep((*v_3));
        }
        let length_4 = a.len().min(x.len());
        for i_5 in 0..length_4 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let v_4 = &mut a[i_5];
            let w = &x[i_5];
            (*v_4) = kept_4.keep((*v_4)) / (1.0 + ((*w) * (*w)));
            s -= kept_3.keep((*v_4)) * (*w);
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        let size = 2;
        let length_5 = a.len() / size;
        let mut d_s: f64 = -0.0;
        for i_6 in 0..length_5 {
            let pair = &mut a[(i_6 * size)..((i_6 * size) + size)];
            pair[0] = kept_2.keep(pair[0]) * kept_1.keep(pair[1]);
            pair[1] = pair[0] + s;
            let d_pair = &mut d_a[i_6 * size..(i_6 * size) + size];
            let d_1 = ::core::mem::take(&mut d_pair[1]);
            d_pair[0] += d_1;
            d_s += d_1;
            let v_1 = kept_1.take();
            let v_5 = kept_2.take();
            let d_2 = ::core::mem::take(&mut d_pair[0]);
            d_pair[0] += d_2 * v_1;
            d_pair[1] += d_2 * v_5;
        }
        let result: f64 = s;
        d_s += d_result;
        for i_5 in (0..length_4).rev() {
            let (v_6, v_7) = pass_1.take();
            let w = &x[i_5];
            let d_v_4 = &mut d_a[i_5];
            let d_w = &mut d_x[i_5];
            let d_3 = d_s;
            (*d_v_4) -= d_3 * (*w);
            (*d_w) -= d_3 * v_6;
            let d_4 = ::core::mem::take(&mut (*d_v_4));
            (*d_v_4) += d_4 / (1.0 + ((*w) * (*w)));
            let d_5 = d_4 / (1.0 + ((*w) * (*w))) * (v_7 / (1.0 + ((*w) * (*w))));
            (*d_w) -= d_5 * (*w);
            (*d_w) -= d_5 * (*w);
        }
        for i_4 in (0..length_3).rev() {
            let v_8 = kept_6.take();
            let i = i_4;
            let d_v_3 = &mut d_a[i_4];
            let d_6 = (*d_v_3);
            let d_7 = d_6 * v_8;
            d_x[i] += d_7 * (i as f64);
            (*d_v_3) += d_6 * (x[i] * (i as f64));
        }
        for i_3 in (0..length_2).rev() {
            let (v_9, v_10) = pass_2.take();
            let d_v_2 = &mut (*d_a)[i_3];
            let d_8 = ::core::mem::take(&mut (*d_v_2));
            (*d_v_2) += d_8 * v_9;
            d_s += d_8 * v_10;
        }
        for i_2 in (0..length).rev() {
            let v_11 = kept_10.take();
            let d_v = &mut d_a[i_2];
            let d_9 = d_s;
            (*d_v) += d_9;
            let d_10 = ::core::mem::take(&mut (*d_v));
            (*d_v) += d_10 * v_11;
            (*d_v) += d_10 * v_11;
            d_s += d_10;
        }
        pass_1.finish();
        kept_6.finish();
        pass_2.finish();
        kept_10.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(
        a: &mut [f64],
        t_a: &mut [f64],
        x: &[f64],
        t_x: &[f64],
    ) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 1.0;
        let mut t_s = 0.0;
        let length = a.len();
        for i_2 in 0..length {
            let v = &mut a[i_2];
            let t_v = &mut t_a[i_2];
            (*t_v) = ((*t_v) * (*v) + (*v) * (*t_v)) + t_s;
            (*v) = ((*v) * (*v)) + s;
            t_s += *t_v;
            s += *v;
        }
        let length_2 = (*a).len();
        for i_3 in 0..length_2 {
            let v_2 = &mut (*a)[i_3];
            let t_v_2 = &mut (*t_a)[i_3];
            (*t_v_2) = (*t_v_2) * s + (*v_2) * t_s;
            (*v_2) = (*v_2) * s;
        }
        let length_3 = a.len();
        for i_4 in 0..length_3 {
            let i = i_4;
            let v_3 = &mut a[i_4];
            let t_v_3 = &mut t_a[i_4];
            (*t_v_3) += (t_x[i] * (i as f64)) * (*v_3) + (x[i] * (i as f64)) * (*t_v_3);
            (*v_3) += (x[i] * (i as f64)) * (*v_3);
        }
        let length_4 = a.len().min(x.len());
        for i_5 in 0..length_4 {
            let v_4 = &mut a[i_5];
            let t_v_4 = &mut t_a[i_5];
            let w = &x[i_5];
            let t_w = &t_x[i_5];
            (*t_v_4) = ((*t_v_4)
                - ((*v_4) / (1.0 + ((*w) * (*w)))) * ((*t_w) * (*w) + (*w) * (*t_w)))
                / (1.0 + ((*w) * (*w)));
            (*v_4) = (*v_4) / (1.0 + ((*w) * (*w)));
            t_s -= (*t_v_4) * (*w) + (*v_4) * (*t_w);
            s -= (*v_4) * (*w);
        }
        let size = 2;
        let length_5 = a.len() / size;
        for i_6 in 0..length_5 {
            let pair = &mut a[(i_6 * size)..((i_6 * size) + size)];
            let t_pair = &mut t_a[i_6 * size..(i_6 * size) + size];
            t_pair[0] = t_pair[0] * pair[1] + pair[0] * t_pair[1];
            pair[0] = pair[0] * pair[1];
            t_pair[1] = t_pair[0] + t_s;
            pair[1] = pair[0] + s;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod horner {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let x = p[0];
        let mut y = 0.0;
        let length = p[1..].len();
        for i in 0..length {
            let c = &p[1..][i];
            y = (kept_1.keep(y) * x) + (*c);
        }
        let result: f64 = y;
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        d_y += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let d_c = &mut d_p[1..][i];
            let d_1 = ::core::mem::take(&mut d_y);
            d_y += d_1 * x;
            d_x += d_1 * v_1;
            (*d_c) += d_1;
        }
        d_p[0] += d_x;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let x = p[0];
        let t_x = t_p[0];
        let mut y = 0.0;
        let mut t_y = 0.0;
        let length = p[1..].len();
        for i in 0..length {
            let c = &p[1..][i];
            let t_c = &t_p[1..][i];
            t_y = (t_y * x + y * t_x) + (*t_c);
            y = (y * x) + (*c);
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod many_passes {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(r: f64, d_ret: f64) -> (f64, f64) {
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut x = 0.3;
        for _ in 0..10_000 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            x = kept_3.keep((r * kept_2.keep(x))) * kept_1.keep((1.0 - x));
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = x;
        let mut d_r = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_x: f64 = -0.0;
        d_x += d_result;
        for _ in (0..10_000).rev() {
            let (v_1, v_2, v_3) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_x);
            let d_2 = d_1 * v_1;
            d_r += d_2 * v_2;
            d_x += d_2 * r;
            let d_3 = d_1 * v_3;
            d_x -= d_3;
        }
        pass_1.finish();
        (result, d_r)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(r: f64, t_r: f64) -> (f64, f64) {
        let mut x = 0.3;
        let mut t_x = 0.0;
        for _ in 0..10_000 {
            t_x = (t_r * x + r * t_x) * (1.0 - x) + (r * x) * (-t_x);
            x = (r * x) * (1.0 - x);
        }
        let result: f64 = x;
        let t_result: f64 = t_x;
        (result, t_result)
    }
}
mod rows_by_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut rows = ::std::vec![[0.0; 2]; 3];
        let length = rows.len();
        for i_2 in 0..length {
            let i = i_2;
            let r = &mut rows[i_2];
            shape_1.keep(&(*r));
            (*r) = [x[i], x[(i + 1)]];
        }
        let mut s = 0.0;
        let length_2 = rows.len();
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i_3 in 0..length_2 {
            let p = rows[i_3][0];
            let q = rows[i_3][1];
            s += p * q;
            let mut d_p = -0.0;
            let mut d_q = -0.0;
            let d_2 = d_s;
            d_p += d_2 * q;
            d_q += d_2 * p;
            d_rows[i_3][1] += d_q;
            d_rows[i_3][0] += d_p;
        }
        let length_3 = rows.len();
        for i_4 in 0..length_3 {
            let t = rows[i_4].clone();
            let p_2 = t[0];
            let q_2 = t[1];
            s += p_2 * q_2;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_p_2 = -0.0;
            let mut d_q_2 = -0.0;
            let d_1 = d_s;
            d_p_2 += d_1 * q_2;
            d_q_2 += d_1 * p_2;
            d_t[1] += d_q_2;
            d_t[0] += d_p_2;
            ::rootgrad_autodiff::rt::accumulate(&mut d_rows[i_4], &d_t);
        }
        let result: f64 = s;
        for i_2 in (0..length).rev() {
            let i = i_2;
            let d_3 = shape_1.replace(&mut d_rows[i_2]);
            d_x[i] += d_3[0];
            d_x[i + 1] += d_3[1];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut rows = ::std::vec![[0.0; 2]; 3];
        let mut t_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let length = rows.len();
        for i_2 in 0..length {
            let i = i_2;
            let r = &mut rows[i_2];
            let t_r = &mut t_rows[i_2];
            (*t_r) = [t_x[i], t_x[i + 1]];
            (*r) = [x[i], x[(i + 1)]];
        }
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length_2 = rows.len();
        for i_3 in 0..length_2 {
            let p = rows[i_3][0];
            let t_p = t_rows[i_3][0];
            let q = rows[i_3][1];
            let t_q = t_rows[i_3][1];
            t_s += t_p * q + p * t_q;
            s += p * q;
        }
        let length_3 = rows.len();
        for i_4 in 0..length_3 {
            let t = rows[i_4].clone();
            let t_t = t_rows[i_4].clone();
            let p_2 = t[0];
            let t_p_2 = t_t[0];
            let q_2 = t[1];
            let t_q_2 = t_t[1];
            t_s += t_p_2 * q_2 + p_2 * t_q_2;
            s += p_2 * q_2;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod rows_of_two {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut s = 0.0;
        let t = [[x[0], x[1]], [x[2], x[3]]];
        let length = x.len().min(t.len());
        let mut d_s: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        d_s += d_result;
        for i in 0..length {
            let a = &x[i];
            let t_2 = t[i].clone();
            let b = t_2[0];
            let c = t_2[1];
            s += ((*a) * b) * c;
            let a = &x[i];
            let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
            let mut d_b: f64 = -0.0;
            let mut d_c: f64 = -0.0;
            let d_1 = d_s;
            let d_2 = d_1 * c;
            d_x[i] += d_2 * b;
            d_b += d_2 * (*a);
            d_c += d_1 * ((*a) * b);
            d_t_2[1] += d_c;
            d_t_2[0] += d_b;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t[i], &d_t_2);
        }
        let result: f64 = s;
        d_x[0] += d_t[0][0];
        d_x[1] += d_t[0][1];
        d_x[2] += d_t[1][0];
        d_x[3] += d_t[1][1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let t_t = [[t_x[0], t_x[1]], [t_x[2], t_x[3]]];
        let t = [[x[0], x[1]], [x[2], x[3]]];
        let length = x.len().min(t.len());
        for i in 0..length {
            let a = &x[i];
            let t_a = &t_x[i];
            let t_2 = t[i].clone();
            let t_t_2 = t_t[i].clone();
            let b = t_2[0];
            let t_b = t_t_2[0];
            let c = t_2[1];
            let t_c = t_t_2[1];
            t_s += ((*t_a) * b + (*a) * t_b) * c + ((*a) * b) * t_c;
            s += ((*a) * b) * c;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
