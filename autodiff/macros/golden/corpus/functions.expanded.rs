// Written by the golden test; do not edit.
mod functions_as_arguments {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, k: f64, d_ret: f64) -> (f64, f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_k = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        fn integrate(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
            let h = (b - a) / n as f64;
            let mut s = 0.0;
            for i in 0..n {
                s += f(a + (i as f64 + 0.5) * h);
            }
            s * h
        }
        fn newton<F, G>(f: F, df: G, start: f64) -> f64
        where
            F: Fn(f64) -> f64,
            G: Fn(f64) -> f64,
        {
            let mut x = start;
            for _ in 0..6 {
                x -= f(x) / df(x);
            }
            x
        }
        let a_2: f64 = 0.0;
        let b: f64 = a;
        let n: usize = 8;
        let h = (b - a_2) / (n as f64);
        let mut s = 0.0;
        let mut d_b: f64 = -0.0;
        let mut d_h: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t_3 += d_result;
        d_t_2 += d_t_3;
        d_t += d_t_2;
        d_s += d_t * h;
        for i in 0..n {
            let x: f64 = a_2 + (((i as f64) + 0.5) * h);
            s += (k * x).sin();
            let mut d_x: f64 = -0.0;
            let d_12 = d_s;
            let d_13 = d_12 * ::rootgrad_autodiff::rules::sin(k * x);
            d_k += d_13 * x;
            d_x += d_13 * k;
            d_h += d_x * ((i as f64) + 0.5);
        }
        let t = s * h;
        let a_3: f64 = a;
        let b_2: f64 = 2.0;
        let n_2: usize = 4;
        let h_2 = (b_2 - a_3) / (n_2 as f64);
        let mut s_2 = 0.0;
        let mut d_a_3: f64 = -0.0;
        let mut d_h_2: f64 = -0.0;
        let mut d_s_2: f64 = -0.0;
        d_s_2 += d_t_2 * h_2;
        for i_2 in 0..n_2 {
            let x_2: f64 = a_3 + (((i_2 as f64) + 0.5) * h_2);
            let a_4: f64 = 0.0;
            let b_3: f64 = x_2;
            let n_3: usize = 3;
            let h_3 = (b_3 - a_4) / (n_3 as f64);
            let mut s_3 = 0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_b_3: f64 = -0.0;
            let mut d_h_3: f64 = -0.0;
            let mut d_s_3: f64 = -0.0;
            let d_6 = d_s_2;
            d_s_3 += d_6 * h_3;
            for i_3 in 0..n_3 {
                let y: f64 = a_4 + (((i_3 as f64) + 0.5) * h_3);
                s_3 += (x_2 * y) * k;
                let mut d_y: f64 = -0.0;
                let d_8 = d_s_3;
                let d_9 = d_8 * k;
                d_x_2 += d_9 * y;
                d_y += d_9 * x_2;
                d_k += d_8 * (x_2 * y);
                d_h_3 += d_y * ((i_3 as f64) + 0.5);
            }
            s_2 += s_3 * h_3;
            let d_7 = d_s_2;
            d_h_3 += d_7 * s_3;
            let d_10 = d_h_3 / (n_3 as f64);
            d_b_3 += d_10;
            d_x_2 += d_b_3;
            d_a_3 += d_x_2;
            d_h_2 += d_x_2 * ((i_2 as f64) + 0.5);
        }
        let t_2 = t + (s_2 * h_2);
        let start: f64 = 1.0;
        let mut x_3 = start;
        for _ in 0..6 {
            let x_3_1 = kept_1.keep(x_3);
            let x_4: f64 = x_3_1;
            let x_5: f64 = x_3_1;
            x_3 -= ((x_4 * x_4) - k) / (2.0 * x_5);
        }
        let t_3 = t_2 + x_3;
        let x_6: f64 = a;
        let x_7: f64 = x_6;
        let x_8: f64 = (k * x_7) + a;
        let a_5: f64 = 0.0;
        let b_4: f64 = k;
        let n_4: usize = 3;
        let h_4 = (b_4 - a_5) / (n_4 as f64);
        let mut s_4 = 0.0;
        let mut d_x_3: f64 = -0.0;
        let mut d_x_6: f64 = -0.0;
        let mut d_x_7: f64 = -0.0;
        let mut d_x_8: f64 = -0.0;
        let mut d_b_4: f64 = -0.0;
        let mut d_h_4: f64 = -0.0;
        let mut d_s_4: f64 = -0.0;
        d_s_4 += d_result * h_4;
        for i_4 in 0..n_4 {
            let x_9 = a_5 + (((i_4 as f64) + 0.5) * h_4);
            let exp_2 = x_9.exp();
            s_4 += exp_2;
            let mut d_x_9: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let d_1 = d_s_4;
            d_exp_2 += d_1;
            d_x_9 += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_h_4 += d_x_9 * ((i_4 as f64) + 0.5);
        }
        let result: f64 = (t_3 + ((k * x_8) + a)) + (s_4 * h_4);
        d_k += d_result * x_8;
        d_x_8 += d_result * k;
        d_a += d_result;
        d_h_4 += d_result * s_4;
        let d_2 = d_h_4 / (n_4 as f64);
        d_b_4 += d_2;
        d_k += d_b_4;
        d_k += d_x_8 * x_7;
        d_x_7 += d_x_8 * k;
        d_a += d_x_8;
        d_x_6 += d_x_7;
        d_a += d_x_6;
        d_x_3 += d_t_3;
        for _ in (0..6).rev() {
            let x_3_1 = kept_1.take();
            let x_4: f64 = x_3_1;
            let x_5: f64 = x_3_1;
            let mut d_x_3_1: f64 = -0.0;
            let mut d_x_4: f64 = -0.0;
            let mut d_x_5: f64 = -0.0;
            let d_3 = d_x_3;
            let d_4 = d_3 / (2.0 * x_5);
            d_x_4 -= d_4 * x_4;
            d_x_4 -= d_4 * x_4;
            d_k += d_4;
            let d_5 = d_3 / (2.0 * x_5) * (((x_4 * x_4) - k) / (2.0 * x_5));
            d_x_5 += d_5 * 2.0;
            d_x_3_1 += d_x_5;
            d_x_3_1 += d_x_4;
            d_x_3 += d_x_3_1;
        }
        d_h_2 += d_t_2 * s_2;
        let d_11 = d_h_2 / (n_2 as f64);
        d_a_3 -= d_11;
        d_a += d_a_3;
        d_h += d_t * s;
        let d_14 = d_h / (n as f64);
        d_b += d_14;
        d_a += d_b;
        kept_1.finish();
        (result, d_a, d_k)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, k: f64, t_k: f64) -> (f64, f64) {
        fn integrate(f: impl Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
            let h = (b - a) / n as f64;
            let mut s = 0.0;
            for i in 0..n {
                s += f(a + (i as f64 + 0.5) * h);
            }
            s * h
        }
        fn newton<F, G>(f: F, df: G, start: f64) -> f64
        where
            F: Fn(f64) -> f64,
            G: Fn(f64) -> f64,
        {
            let mut x = start;
            for _ in 0..6 {
                x -= f(x) / df(x);
            }
            x
        }
        let a_2: f64 = 0.0;
        let b: f64 = a;
        let t_b: f64 = t_a;
        let n: usize = 8;
        let h = (b - a_2) / (n as f64);
        let t_h = t_b / (n as f64);
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..n {
            let x: f64 = a_2 + (((i as f64) + 0.5) * h);
            let t_x: f64 = ((i as f64) + 0.5) * t_h;
            t_s += ::rootgrad_autodiff::rules::sin(k * x) * (t_k * x + k * t_x);
            s += (k * x).sin();
        }
        let t = s * h;
        let t_t = t_s * h + s * t_h;
        let a_3: f64 = a;
        let t_a_3: f64 = t_a;
        let b_2: f64 = 2.0;
        let n_2: usize = 4;
        let h_2 = (b_2 - a_3) / (n_2 as f64);
        let t_h_2 = (-t_a_3) / (n_2 as f64);
        let mut s_2 = 0.0;
        let mut t_s_2 = 0.0;
        for i_2 in 0..n_2 {
            let x_2: f64 = a_3 + (((i_2 as f64) + 0.5) * h_2);
            let t_x_2: f64 = t_a_3 + (((i_2 as f64) + 0.5) * t_h_2);
            let a_4: f64 = 0.0;
            let b_3: f64 = x_2;
            let t_b_3: f64 = t_x_2;
            let n_3: usize = 3;
            let h_3 = (b_3 - a_4) / (n_3 as f64);
            let t_h_3 = t_b_3 / (n_3 as f64);
            let mut s_3 = 0.0;
            let mut t_s_3 = 0.0;
            for i_3 in 0..n_3 {
                let y: f64 = a_4 + (((i_3 as f64) + 0.5) * h_3);
                let t_y: f64 = ((i_3 as f64) + 0.5) * t_h_3;
                t_s_3 += (t_x_2 * y + x_2 * t_y) * k + (x_2 * y) * t_k;
                s_3 += (x_2 * y) * k;
            }
            t_s_2 += t_s_3 * h_3 + s_3 * t_h_3;
            s_2 += s_3 * h_3;
        }
        let t_2 = t + (s_2 * h_2);
        let t_t_2 = t_t + (t_s_2 * h_2 + s_2 * t_h_2);
        let start: f64 = 1.0;
        let mut x_3 = start;
        let mut t_x_3 = 0.0;
        for _ in 0..6 {
            let x_4: f64 = x_3;
            let t_x_4: f64 = t_x_3;
            let x_5: f64 = x_3;
            let t_x_5: f64 = t_x_3;
            t_x_3
                -= (((t_x_4 * x_4 + x_4 * t_x_4) - t_k)
                    - (((x_4 * x_4) - k) / (2.0 * x_5)) * (2.0 * t_x_5)) / (2.0 * x_5);
            x_3 -= ((x_4 * x_4) - k) / (2.0 * x_5);
        }
        let t_3 = t_2 + x_3;
        let t_t_3 = t_t_2 + t_x_3;
        let x_6: f64 = a;
        let t_x_6: f64 = t_a;
        let x_7: f64 = x_6;
        let t_x_7: f64 = t_x_6;
        let x_8: f64 = (k * x_7) + a;
        let t_x_8: f64 = (t_k * x_7 + k * t_x_7) + t_a;
        let a_5: f64 = 0.0;
        let b_4: f64 = k;
        let t_b_4: f64 = t_k;
        let n_4: usize = 3;
        let h_4 = (b_4 - a_5) / (n_4 as f64);
        let t_h_4 = t_b_4 / (n_4 as f64);
        let mut s_4 = 0.0;
        let mut t_s_4 = 0.0;
        for i_4 in 0..n_4 {
            let x_9 = a_5 + (((i_4 as f64) + 0.5) * h_4);
            let t_x_9 = ((i_4 as f64) + 0.5) * t_h_4;
            t_s_4 += ::rootgrad_autodiff::rules::exp(x_9) * t_x_9;
            s_4 += x_9.exp();
        }
        let result: f64 = (t_3 + ((k * x_8) + a)) + (s_4 * h_4);
        let t_result: f64 = (t_t_3 + ((t_k * x_8 + k * t_x_8) + t_a))
            + (t_s_4 * h_4 + s_4 * t_h_4);
        (result, t_result)
    }
}
mod closures_returned {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut total = 0.0;
        let mut count = 0;
        for i in 0..x.len() {
            let v: f64 = x[i];
            let w: f64 = 2.0;
            total += v * w;
            count += 1;
            if i > 0 {
                let v_2: f64 = x[i];
                let w_2: f64 = x[(i - 1)];
                total += v_2 * w_2;
                count += 1;
            }
        }
        let k: f64 = 2.0;
        let v_3: f64 = total;
        let result: f64 = (v_3 * k) / (count as f64);
        let mut d_result = d_ret;
        let mut d_total: f64 = -0.0;
        let mut d_v_3: f64 = -0.0;
        let d_1 = d_result / (count as f64);
        d_v_3 += d_1 * k;
        d_total += d_v_3;
        for i in 0..x.len() {
            let w: f64 = 2.0;
            let mut d_v: f64 = -0.0;
            if i > 0 {
                let v_2: f64 = x[i];
                let w_2: f64 = x[(i - 1)];
                let mut d_v_2: f64 = -0.0;
                let mut d_w_2: f64 = -0.0;
                let d_2 = d_total;
                d_v_2 += d_2 * w_2;
                d_w_2 += d_2 * v_2;
                d_x[i - 1] += d_w_2;
                d_x[i] += d_v_2;
            }
            let d_3 = d_total;
            d_v += d_3 * w;
            d_x[i] += d_v;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut total = 0.0;
        let mut t_total = 0.0;
        let mut count = 0;
        for i in 0..x.len() {
            let v: f64 = x[i];
            let t_v: f64 = t_x[i];
            let w: f64 = 2.0;
            t_total += t_v * w;
            total += v * w;
            count += 1;
            if i > 0 {
                let v_2: f64 = x[i];
                let t_v_2: f64 = t_x[i];
                let w_2: f64 = x[(i - 1)];
                let t_w_2: f64 = t_x[i - 1];
                t_total += t_v_2 * w_2 + v_2 * t_w_2;
                total += v_2 * w_2;
                count += 1;
            }
        }
        let k: f64 = 2.0;
        let v_3: f64 = total;
        let t_v_3: f64 = t_total;
        let result: f64 = (v_3 * k) / (count as f64);
        let t_result: f64 = (t_v_3 * k) / (count as f64);
        (result, t_result)
    }
}
mod option_methods {
    ///The derivative of [`root`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum root {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl root {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &root)
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x > 0.0 {
                let sqrt_2 = x.sqrt();
                t = Some(sqrt_2);
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x > 0.0 {
                let mut d_sqrt_2: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_2 += (*d_2);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(x);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_x)
        }
        /// The forward derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x > 0.0 {
                t_t = Some(::rootgrad_autodiff::rules::sqrt(x) * t_x);
                t = Some(x.sqrt());
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
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
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
            x: f64,
            t_x: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x > 0.0 {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                t_t = Some(((0.5 / sqrt_2) * t_x));
                shape_2.keep(&t_t);
                let sqrt_3 = x.sqrt();
                t = Some(sqrt_3);
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
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
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
            if x > 0.0 {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                let mut d_x_2: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_3 += (*d_2);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::sqrt(x);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * t_x;
                d_sqrt_2 -= d_5 / sqrt_2 * (0.5 / sqrt_2);
                d_t_x += (*d_4) * (0.5 / sqrt_2);
                d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_x += d_x_2;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, y: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(root as rule_of_root);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
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
        let mut nearest: Option<f64> = None;
        for k in 0..4 {
            like_k.of(&k);
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let t = (x * (k as f64)) - y;
            let value = kept_6
                .keep(
                    kept_5.aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = t)),
                );
            shape_10.keep(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(r) => {
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let t_2;
                    let arm;
                    match ::core::clone::Clone::clone(&nearest) {
                        Some(n) if n < r => {
                            arm = 0;
                        }
                        _ => {
                            arm = 1;
                        }
                    }
                    let arm_2 = kept_3.keep(arm);
                    match kept_2.keep(::core::clone::Clone::clone(&nearest)) {
                        Some(n) if arm_2 == 0 => {
                            t_2 = Some(n);
                            shape_9.keep(&t_2);
                        }
                        _ if arm_2 == 1 => {
                            t_2 = Some(r);
                            shape_9.keep(&t_2);
                        }
                        _ => {
                            ::core::unreachable!();
                        }
                    }
                    shape_8.keep(&nearest);
                    nearest = t_2;
                    pass_1.push((kept_2.take(), kept_3.take()));
                }
                _ => {}
            }
            pass_2.push((kept_5.take(), kept_6.take()));
        }
        let other = y;
        let t_3;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held) => {
                let t_4 = held;
                shape_7.keep(&t_4);
                t_3 = 1.0 / (1.0 + t_4);
            }
            None => {
                t_3 = other;
            }
        }
        let a = t_3;
        let other_2 = 0.5;
        let t_5;
        let t_6;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_3) => {
                let t_7 = held_3;
                shape_6.keep(&t_7);
                t_6 = Some((t_7 * x));
                shape_11.keep(&t_6);
            }
            None => {
                t_6 = None;
                shape_11.keep(&t_6);
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_2) => {
                t_5 = held_2;
            }
            None => {
                t_5 = other_2;
            }
        }
        let b = t_5;
        let t_8;
        let given = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = x));
        ::rootgrad_autodiff::rt::optional(&given);
        let t_9;
        match ::core::clone::Clone::clone(&given) {
            Some(held_5) => {
                let r_2 = held_5;
                shape_3.keep(&r_2);
                let argument = r_2 - 0.5;
                shape_4.keep(&argument);
                let value_2 = rule_of_root::__of(
                    root,
                )(::core::clone::Clone::clone(&argument));
                shape_5.keep(&value_2);
                t_9 = value_2;
                shape_12.keep(&t_9);
            }
            None => {
                t_9 = None;
                shape_12.keep(&t_9);
            }
        }
        match ::core::clone::Clone::clone(&t_9) {
            Some(held_4) => {
                t_8 = held_4;
            }
            None => {
                t_8 = x * y;
            }
        }
        let c = t_8;
        let t_10;
        let t_11;
        let t_12 = Some((x * y));
        match ::core::clone::Clone::clone(&t_12) {
            Some(held_7) => {
                let t_13 = &held_7;
                if (*t_13) > 0.5 {
                    t_11 = Some(held_7);
                    shape_13.keep(&t_11);
                } else {
                    t_11 = None;
                    shape_13.keep(&t_11);
                }
            }
            None => {
                t_11 = None;
                shape_13.keep(&t_11);
            }
        }
        match ::core::clone::Clone::clone(&t_11) {
            Some(held_6) => {
                let t_14 = held_6;
                shape_2.keep(&t_14);
                t_10 = t_14 * t_14;
            }
            None => {
                t_10 = y.sin();
            }
        }
        let d = t_10;
        let t_15;
        let t_16;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_8) => {
                let t_17 = held_8;
                shape_1.keep(&t_17);
                t_16 = t_17 > 1.0;
            }
            None => {
                t_16 = false;
            }
        }
        if t_16 {
            t_15 = x;
        } else {
            t_15 = y;
        }
        let e = t_15;
        let result: f64 = ((a * b) + (c * d)) + e;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_y = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_nearest = ::rootgrad_autodiff::Differentiable::zero_like(&nearest);
        let mut d_other: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_t_5 = -0.0;
        let mut d_t_6 = shape_11.zero();
        let mut d_b = -0.0;
        let mut d_t_8: f64 = -0.0;
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_t_9 = shape_12.zero();
        let mut d_c: f64 = -0.0;
        let mut d_t_10: f64 = -0.0;
        let mut d_t_11 = shape_13.zero();
        let mut d_t_12 = ::rootgrad_autodiff::Differentiable::zero_like(&t_12);
        let mut d_d: f64 = -0.0;
        let mut d_t_15: f64 = -0.0;
        let mut d_e: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_c += d_result * d;
        d_d += d_result * c;
        d_e += d_result;
        d_t_15 += d_e;
        if t_16 {
            let d_1 = ::core::mem::take(&mut d_t_15);
            d_x += d_1;
        } else {
            let d_3 = ::core::mem::take(&mut d_t_15);
            d_y += d_3;
        }
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_8) => {
                let Some(d_held_8) = &mut d_nearest else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_t_17 = shape_1.zero();
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_8), &(d_t_17));
            }
            None => {}
        }
        d_t_10 += d_d;
        match ::core::clone::Clone::clone(&t_11) {
            Some(held_6) => {
                let Some(d_held_6) = &mut d_t_11 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_14 = held_6;
                let mut d_t_14 = shape_2.zero();
                let d_4 = ::core::mem::take(&mut d_t_10);
                d_t_14 += d_4 * t_14;
                d_t_14 += d_4 * t_14;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_6), &(d_t_14));
            }
            None => {
                let d_5 = ::core::mem::take(&mut d_t_10);
                d_y += d_5 * ::rootgrad_autodiff::rules::sin(y);
            }
        }
        match ::core::clone::Clone::clone(&t_12) {
            Some(held_7) => {
                let Some(d_held_7) = &mut d_t_12 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_13 = &held_7;
                if (*t_13) > 0.5 {
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_11);
                    let Some(d_7) = &d_6 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_7), &((*d_7)));
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_11);
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_11);
            }
        }
        let Some(d_10) = &d_t_12 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x += (*d_10) * y;
        d_y += (*d_10) * x;
        d_t_8 += d_c;
        match ::core::clone::Clone::clone(&t_9) {
            Some(held_4) => {
                let Some(d_held_4) = &mut d_t_9 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_11 = ::core::mem::take(&mut d_t_8);
                (*d_held_4) += d_11;
            }
            None => {
                let d_12 = ::core::mem::take(&mut d_t_8);
                d_x += d_12 * y;
                d_y += d_12 * x;
            }
        }
        match ::core::clone::Clone::clone(&given) {
            Some(held_5) => {
                let Some(d_held_5) = &mut d_given else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let r_2 = held_5;
                let argument = r_2 - 0.5;
                let mut d_r_2 = shape_3.zero();
                let mut d_argument = shape_4.zero();
                let mut d_value_2 = shape_5.zero();
                let d_13 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_9);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_13));
                rule_of_root::__vjp(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    d_value_2,
                );
                let d_14 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_r_2 += d_14;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_5), &(d_r_2));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_9);
            }
        }
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_1, 0, &mut d_x, &d_given);
        } else {
            rule_of_root::__vjp(x, &mut d_x, d_given);
        }
        d_t_5 += d_b;
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_t_6 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_16 = ::core::mem::take(&mut d_t_5);
                (*d_held_2) += d_16;
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_5);
            }
        }
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_nearest else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_7 = held_3;
                let mut d_t_7 = shape_6.zero();
                let d_18 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                let Some(d_19) = &d_18 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_7 += (*d_19) * x;
                d_x += (*d_19) * t_7;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &(d_t_7));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
            }
        }
        d_t_3 += d_a;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held) => {
                let Some(d_held) = &mut d_nearest else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_4 = held;
                let mut d_t_4 = shape_7.zero();
                let d_21 = ::core::mem::take(&mut d_t_3);
                let d_22 = d_21 / (1.0 + t_4) * (1.0 / (1.0 + t_4));
                d_t_4 -= d_22;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_t_4));
            }
            None => {
                let d_23 = ::core::mem::take(&mut d_t_3);
                d_other += d_23;
            }
        }
        d_y += d_other;
        for k in (0..4).rev() {
            like_k.of(&k);
            let (partials_2, value) = pass_2.take();
            let t = (x * (k as f64)) - y;
            let mut d_t: f64 = -0.0;
            let mut d_value = shape_10.zero();
            match ::core::clone::Clone::clone(&value) {
                Some(r) => {
                    let Some(d_r) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_1, arm_2) = pass_1.take();
                    let mut d_t_2 = shape_9.zero();
                    let d_24 = shape_8.replace(&mut d_nearest);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_24));
                    match v_1 {
                        Some(n) if arm_2 == 0 => {
                            let Some(d_n) = &mut d_nearest else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_25 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            let Some(d_26) = &d_25 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_n), &((*d_26)));
                        }
                        _ if arm_2 == 1 => {
                            let d_27 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_2,
                            );
                            let Some(d_28) = &d_27 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(&mut (*d_r), &((*d_28)));
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_t,
                    &d_value,
                );
            } else {
                rule_of_root::__vjp(t, &mut d_t, d_value);
            }
            d_x += d_t * (k as f64);
            d_y -= d_t;
        }
        pass_1.finish();
        pass_2.finish();
        (result, d_x, d_y)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64, y: f64, t_y: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(root as rule_of_root);
        let mut nearest: Option<f64> = None;
        let mut t_nearest: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &nearest,
        );
        for k in 0..4 {
            let t = (x * (k as f64)) - y;
            let t_t = (t_x * (k as f64)) - t_y;
            let (v_1, t_value) = rule_of_root::__jvp(root, t, t_t);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(r) => {
                    let Some(t_r) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let t_2;
                    let t_t_2;
                    let arm;
                    match ::core::clone::Clone::clone(&nearest) {
                        Some(n) if n < r => {
                            let Some(t_n) = ::core::clone::Clone::clone(&t_nearest) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            arm = 0;
                        }
                        _ => {
                            arm = 1;
                        }
                    }
                    let arm_2 = arm;
                    match ::core::clone::Clone::clone(&nearest) {
                        Some(n) if arm_2 == 0 => {
                            let Some(t_n) = ::core::clone::Clone::clone(&t_nearest) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            t_t_2 = Some(t_n);
                            t_2 = Some(n);
                        }
                        _ if arm_2 == 1 => {
                            t_t_2 = Some(t_r);
                            t_2 = Some(r);
                        }
                        _ => {
                            ::core::unreachable!();
                        }
                    }
                    t_nearest = t_t_2;
                    nearest = t_2;
                }
                _ => {}
            }
        }
        let other = y;
        let t_other = t_y;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_nearest) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_4 = held;
                let t_t_4 = t_held;
                t_t_3 = -(1.0 / (1.0 + t_4)) * t_t_4 / (1.0 + t_4);
                t_3 = 1.0 / (1.0 + t_4);
            }
            None => {
                t_t_3 = t_other;
                t_3 = other;
            }
        }
        let a = t_3;
        let t_a = t_t_3;
        let other_2 = 0.5;
        let t_5;
        let t_t_5;
        let t_6;
        let t_t_6;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_nearest) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_7 = held_3;
                let t_t_7 = t_held_3;
                t_t_6 = Some(t_t_7 * x + t_7 * t_x);
                t_6 = Some((t_7 * x));
            }
            None => {
                let v_2 = None;
                t_t_6 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t_6 = v_2;
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_t_6) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_5 = t_held_2;
                t_5 = held_2;
            }
            None => {
                t_t_5 = 0.0;
                t_5 = other_2;
            }
        }
        let b = t_5;
        let t_b = t_t_5;
        let t_8;
        let t_t_8;
        let (v_3, t_given) = rule_of_root::__jvp(root, x, t_x);
        let given = v_3;
        ::rootgrad_autodiff::rt::optional(&given);
        let t_9;
        let t_t_9;
        match ::core::clone::Clone::clone(&given) {
            Some(held_5) => {
                let Some(t_held_5) = ::core::clone::Clone::clone(&t_given) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let r_2 = held_5;
                let t_r_2 = t_held_5;
                let argument = r_2 - 0.5;
                let t_argument = t_r_2;
                let (v_4, t_value_2) = rule_of_root::__jvp(root, argument, t_argument);
                let value_2 = v_4;
                t_t_9 = t_value_2;
                t_9 = value_2;
            }
            None => {
                let v_5 = None;
                t_t_9 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
                t_9 = v_5;
            }
        }
        match ::core::clone::Clone::clone(&t_9) {
            Some(held_4) => {
                let Some(t_held_4) = ::core::clone::Clone::clone(&t_t_9) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_8 = t_held_4;
                t_8 = held_4;
            }
            None => {
                t_t_8 = t_x * y + x * t_y;
                t_8 = x * y;
            }
        }
        let c = t_8;
        let t_c = t_t_8;
        let t_10;
        let t_t_10;
        let t_11;
        let t_t_11;
        let t_t_12 = Some(t_x * y + x * t_y);
        let t_12 = Some((x * y));
        match ::core::clone::Clone::clone(&t_12) {
            Some(held_7) => {
                let Some(t_held_7) = ::core::clone::Clone::clone(&t_t_12) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_13 = &held_7;
                let t_t_13 = &t_held_7;
                if (*t_13) > 0.5 {
                    t_t_11 = Some(t_held_7);
                    t_11 = Some(held_7);
                } else {
                    let v_6 = None;
                    t_t_11 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                    t_11 = v_6;
                }
            }
            None => {
                let v_7 = None;
                t_t_11 = ::rootgrad_autodiff::Differentiable::zero_like(&v_7);
                t_11 = v_7;
            }
        }
        match ::core::clone::Clone::clone(&t_11) {
            Some(held_6) => {
                let Some(t_held_6) = ::core::clone::Clone::clone(&t_t_11) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_14 = held_6;
                let t_t_14 = t_held_6;
                t_t_10 = t_t_14 * t_14 + t_14 * t_t_14;
                t_10 = t_14 * t_14;
            }
            None => {
                t_t_10 = ::rootgrad_autodiff::rules::sin(y) * t_y;
                t_10 = y.sin();
            }
        }
        let d = t_10;
        let t_d = t_t_10;
        let t_15;
        let t_t_15;
        let t_16;
        match ::core::clone::Clone::clone(&nearest) {
            Some(held_8) => {
                let Some(t_held_8) = ::core::clone::Clone::clone(&t_nearest) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let t_17 = held_8;
                let t_t_17 = t_held_8;
                t_16 = t_17 > 1.0;
            }
            None => {
                t_16 = false;
            }
        }
        if t_16 {
            t_t_15 = t_x;
            t_15 = x;
        } else {
            t_t_15 = t_y;
            t_15 = y;
        }
        let e = t_15;
        let t_e = t_t_15;
        let result: f64 = ((a * b) + (c * d)) + e;
        let t_result: f64 = ((t_a * b + a * t_b) + (t_c * d + c * t_d)) + t_e;
        (result, t_result)
    }
}
mod let_else_panics {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let like_size = ::rootgrad_autodiff::rt::Like::new();
        let result: f64;
        let matches = p.len() == 3;
        if matches {
            let a = p[0];
            let b = p[1];
            let c = p[2];
            let mut s = 0.0;
            let size = 2;
            like_size.of(&size);
            let length = (p.len() + 1).saturating_sub(size);
            for i in 0..length {
                let w = &p[i..(i + size)];
                let matches_2 = w.len() == 2;
                if matches_2 {
                    let l = &w[0];
                    let r = &w[1];
                    s += (*l) * (*r);
                } else {
                    panic!();
                }
            }
            let q: &[f64] = p;
            let value;
            let matches_3 = q.len() >= 2;
            if matches_3 {
                let u = &q[0];
                let v = &q[1];
                value = (*u) * (*v);
            } else {
                unreachable!();
            }
            let exp_2 = c.exp();
            result = ((a * b) + (exp_2 * kept_1.keep(value))) + s;
        } else {
            panic!("three parameters, not {}", p.len());
        }
        let mut d_result = d_ret;
        if matches {
            let a = p[0];
            let b = p[1];
            let c = p[2];
            let size = 2;
            like_size.of(&size);
            let length = (p.len() + 1).saturating_sub(size);
            let q: &[f64] = p;
            let matches_3 = q.len() >= 2;
            let exp_2 = c.exp();
            let mut d_a: f64 = -0.0;
            let mut d_b: f64 = -0.0;
            let mut d_c: f64 = -0.0;
            let mut d_s: f64 = -0.0;
            let mut d_value: f64 = -0.0;
            let mut d_exp_2: f64 = -0.0;
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_result);
            d_a += d_1 * b;
            d_b += d_1 * a;
            d_exp_2 += d_1 * v_1;
            d_value += d_1 * exp_2;
            d_s += d_1;
            d_c += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            if matches_3 {
                let u = &q[0];
                let v = &q[1];
                let d_2 = ::core::mem::take(&mut d_value);
                (*d_p)[0] += d_2 * (*v);
                (*d_p)[1] += d_2 * (*u);
            }
            for i in 0..length {
                let w = &p[i..(i + size)];
                let matches_2 = w.len() == 2;
                let d_w = &mut d_p[i..i + size];
                if matches_2 {
                    let l = &w[0];
                    let r = &w[1];
                    let d_3 = d_s;
                    d_w[0] += d_3 * (*r);
                    d_w[1] += d_3 * (*l);
                }
            }
            d_p[2] += d_c;
            d_p[1] += d_b;
            d_p[0] += d_a;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let matches = p.len() == 3;
        if matches {
            let a = p[0];
            let t_a = t_p[0];
            let b = p[1];
            let t_b = t_p[1];
            let c = p[2];
            let t_c = t_p[2];
            let mut s = 0.0;
            let mut t_s = 0.0;
            let size = 2;
            let length = (p.len() + 1).saturating_sub(size);
            for i in 0..length {
                let w = &p[i..(i + size)];
                let t_w = &t_p[i..i + size];
                let matches_2 = w.len() == 2;
                if matches_2 {
                    let l = &w[0];
                    let t_l = &t_w[0];
                    let r = &w[1];
                    let t_r = &t_w[1];
                    t_s += (*t_l) * (*r) + (*l) * (*t_r);
                    s += (*l) * (*r);
                } else {
                    panic!();
                }
            }
            let q: &[f64] = p;
            let t_q: &[f64] = t_p;
            let value;
            let t_value;
            let matches_3 = q.len() >= 2;
            if matches_3 {
                let u = &q[0];
                let t_u = &t_q[0];
                let v = &q[1];
                let t_v = &t_q[1];
                t_value = (*t_u) * (*v) + (*u) * (*t_v);
                value = (*u) * (*v);
            } else {
                unreachable!();
            }
            t_result = ((t_a * b + a * t_b)
                + ((::rootgrad_autodiff::rules::exp(c) * t_c) * value
                    + c.exp() * t_value)) + t_s;
            result = ((a * b) + (c.exp() * value)) + s;
        } else {
            panic!("three parameters, not {}", p.len());
        }
        (result, t_result)
    }
}
mod destructuring {
    ///The derivative of [`swapped`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum swapped {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl swapped {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &swapped)
        }
        /// The reverse derivative of [`swapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: Pair, d_ret: Pair) -> (Pair, Pair) {
            let result: Pair = Pair {
                a: p.b * p.a,
                b: ::core::clone::Clone::clone(&p.a),
            };
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_result = d_ret;
            let Pair { a: d_1, b: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_p.b += d_2 * p.a;
            d_p.a += d_2 * p.b;
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.a, &((*d_3)));
            (result, d_p)
        }
        /// The forward derivative of [`swapped`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: Pair, t_p: Pair) -> (Pair, Pair) {
            let t_result: Pair = Pair {
                a: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_p.b) * p.a
                        + p.b * ::rootgrad_autodiff::rt::scalar(t_p.a),
                    p.b * p.a,
                ),
                b: t_p.a,
            };
            let result: Pair = Pair { a: p.b * p.a, b: p.a };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Pair) -> Pair + 'static,
            a0: Pair,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Pair>,
        ) -> (Pair, Pair) {
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
            p: Pair,
            t_p: Pair,
            d_ret: (Pair, Pair),
        ) -> (Pair, Pair) {
            let t_result: Pair = Pair {
                a: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_p.b * p.a) + (p.b * t_p.a)),
                    (p.b * p.a),
                ),
                b: ::core::clone::Clone::clone(&t_p.a),
            };
            let result: Pair = Pair {
                a: p.b * p.a,
                b: ::core::clone::Clone::clone(&p.a),
            };
            let result_2: (Pair, Pair) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Pair { a: d_1, b: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_p.b += d_2 * p.a;
            d_p.a += d_2 * p.b;
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.a, &((*d_3)));
            let Pair { a: d_4, b: d_6 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
            d_t_p.b += d_5 * p.a;
            d_p.a += d_5 * t_p.b;
            d_p.b += d_5 * t_p.a;
            d_t_p.a += d_5 * p.b;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.a, &((*d_6)));
            (d_p, d_t_p)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Pair) -> Pair + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Pair,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Pair>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Pair>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Pair>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Pair, Pair)>,
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
            a0: Pair,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Pair>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Pair>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(swapped as rule_of_swapped);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut a = x[0];
        let mut b = x[1];
        let mut c = 1.0;
        for _ in 0..4 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let t = b;
            let t_2 = a + (0.5 * b);
            a = t;
            b = t_2;
            let t_3 = a * 0.9;
            let t_4 = c + a;
            a = t_3;
            c = t_4;
            let t_5 = ((kept_2.keep(a) * kept_1.keep(c)), b);
            shape_1.keep(&t_5);
            let t_6 = c * 0.5;
            a = t_5.0;
            c = t_6;
            let argument = kept_3.keep((Pair { a: a, b: b }));
            shape_2.keep(&argument);
            let value = rule_of_swapped::__of(
                swapped,
            )(::core::clone::Clone::clone(&argument));
            shape_3.keep(&value);
            a = value.a;
            b = value.b;
            pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
        }
        let result: f64 = (a * b) + c;
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_c: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_c += d_result;
        for _ in (0..4).rev() {
            let (v_1, v_2, argument) = pass_1.take();
            let mut d_t: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_3: f64 = -0.0;
            let mut d_t_4: f64 = -0.0;
            let mut d_t_5 = shape_1.zero();
            let mut d_t_6: f64 = -0.0;
            let mut d_argument = shape_2.zero();
            let mut d_value = shape_3.zero();
            let d_1 = ::core::mem::take(&mut d_b);
            d_value.b += d_1;
            let d_2 = ::core::mem::take(&mut d_a);
            d_value.a += d_2;
            rule_of_swapped::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            let Pair { a: d_3, b: d_4 } = &d_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_a += (*d_3);
            d_b += (*d_4);
            let d_5 = ::core::mem::take(&mut d_c);
            d_t_6 += d_5;
            let d_6 = ::core::mem::take(&mut d_a);
            d_t_5.0 += d_6;
            d_c += d_t_6 * 0.5;
            d_a += d_t_5.0 * v_1;
            d_c += d_t_5.0 * v_2;
            d_b += d_t_5.1;
            let d_7 = ::core::mem::take(&mut d_c);
            d_t_4 += d_7;
            let d_8 = ::core::mem::take(&mut d_a);
            d_t_3 += d_8;
            d_c += d_t_4;
            d_a += d_t_4;
            d_a += d_t_3 * 0.9;
            let d_9 = ::core::mem::take(&mut d_b);
            d_t_2 += d_9;
            let d_10 = ::core::mem::take(&mut d_a);
            d_t += d_10;
            d_a += d_t_2;
            d_b += d_t_2 * 0.5;
            d_b += d_t;
        }
        d_x[1] += d_b;
        d_x[0] += d_a;
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(swapped as rule_of_swapped);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x[0];
        let mut t_a = t_x[0];
        let mut b = x[1];
        let mut t_b = t_x[1];
        let mut c = 1.0;
        let mut t_c = 0.0;
        for _ in 0..4 {
            let t = b;
            let t_t = t_b;
            let t_2 = a + (0.5 * b);
            let t_t_2 = t_a + (0.5 * t_b);
            t_a = t_t;
            a = t;
            t_b = t_t_2;
            b = t_2;
            let t_3 = a * 0.9;
            let t_t_3 = t_a * 0.9;
            let t_4 = c + a;
            let t_t_4 = t_c + t_a;
            t_a = t_t_3;
            a = t_3;
            t_c = t_t_4;
            c = t_4;
            let t_t_5 = (t_a * c + a * t_c, t_b);
            let t_5 = ((a * c), b);
            let t_6 = c * 0.5;
            let t_t_6 = t_c * 0.5;
            t_a = t_t_5.0;
            a = t_5.0;
            t_c = t_t_6;
            c = t_6;
            let t_argument = Pair { a: t_a, b: t_b };
            let argument = Pair { a: a, b: b };
            let (v_1, t_value) = rule_of_swapped::__jvp(swapped, argument, t_argument);
            let value = v_1;
            t_a = t_value.a;
            a = value.a;
            t_b = t_value.b;
            b = value.b;
        }
        let result: f64 = (a * b) + c;
        let t_result: f64 = (t_a * b + a * t_b) + t_c;
        (result, t_result)
    }
}
mod chosen_or_returned {
    ///The derivative of [`checked`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum checked {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl checked {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &checked)
        }
        /// The reverse derivative of [`checked`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: Result<f64, String>) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x > 0.0 {
                t = Ok(x.ln());
                shape_1.keep(&t);
            } else {
                t = Err(format!("bad {x}"));
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x > 0.0 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x += (*d_2) * ::rootgrad_autodiff::rules::ln(x);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_x)
        }
        /// The forward derivative of [`checked`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Result<f64, String>, Result<f64, String>) {
            let t;
            let t_t;
            if x > 0.0 {
                t_t = Ok(::rootgrad_autodiff::rules::ln(x) * t_x);
                t = Ok(x.ln());
            } else {
                let v_1 = Err(format!("bad {x}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> Result<f64, String> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
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
            x: f64,
            t_x: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x > 0.0 {
                let x_2 = x;
                t_t = Ok((x_2.recip() * t_x));
                shape_2.keep(&t_t);
                t = Ok(x.ln());
                shape_1.keep(&t);
            } else {
                let v_1 = Err(format!("bad {x}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
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
            if x > 0.0 {
                let x_2 = x;
                let mut d_x_2: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x += (*d_2) * ::rootgrad_autodiff::rules::ln(x);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * t_x;
                d_x_2 += d_5 * ::rootgrad_autodiff::rules::recip(x_2);
                d_t_x += (*d_4) * x_2.recip();
                d_x += d_x_2;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`safe_sqrt`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe_sqrt {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe_sqrt {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe_sqrt)
        }
        /// The reverse derivative of [`safe_sqrt`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x < 0.0 {
                t = None;
                shape_1.keep(&t);
            } else {
                let sqrt_2 = x.sqrt();
                t = Some(sqrt_2);
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if x < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            } else {
                let mut d_sqrt_2: f64 = -0.0;
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_2 += (*d_3);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(x);
            }
            (result, d_x)
        }
        /// The forward derivative of [`safe_sqrt`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x < 0.0 {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            } else {
                t_t = Some(::rootgrad_autodiff::rules::sqrt(x) * t_x);
                t = Some(x.sqrt());
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
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
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
            x: f64,
            t_x: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x < 0.0 {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            } else {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                t_t = Some(((0.5 / sqrt_2) * t_x));
                shape_2.keep(&t_t);
                let sqrt_3 = x.sqrt();
                t = Some(sqrt_3);
                shape_1.keep(&t);
            }
            let result: Option<f64> = t;
            let t_result: Option<f64> = t_t;
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
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
            if x < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            } else {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                let mut d_x_2: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_3 += (*d_4);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::sqrt(x);
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_7 = (*d_6) * t_x;
                d_sqrt_2 -= d_7 / sqrt_2 * (0.5 / sqrt_2);
                d_t_x += (*d_6) * (0.5 / sqrt_2);
                d_x_2 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_x += d_x_2;
            }
            (d_x, d_t_x)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            checked as rule_of_checked, safe_sqrt as rule_of_safe_sqrt; fn
            __vjp_unwrap_or
        );
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
        let result: f64;
        let t;
        let value = kept_7
            .aside(::rootgrad_autodiff::ahead!(rule_of_checked, checked, a0 = x));
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                t = v;
            }
            Err(_) => {
                t = -x;
            }
        }
        let a = t;
        let value_2 = kept_6
            .aside(::rootgrad_autodiff::ahead!(rule_of_safe_sqrt, safe_sqrt, a0 = x));
        match ::core::clone::Clone::clone(&value_2) {
            Some(s) => {
                let chosen_2 = s;
                shape_3.keep(&chosen_2);
                let b = ::core::clone::Clone::clone(&chosen_2);
                shape_4.keep(&b);
                let argument = x - 0.5;
                let value_3 = kept_5
                    .keep(
                        kept_4
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_safe_sqrt, safe_sqrt, a0 = argument
                                ),
                            ),
                    );
                shape_5.keep(&value_3);
                match ::core::clone::Clone::clone(&value_3) {
                    Some(c) => {
                        let value_4 = kept_3
                            .keep(
                                kept_1
                                    .aside(
                                        ::rootgrad_autodiff::ahead!(
                                            rule_of_safe_sqrt, safe_sqrt, a0 = a
                                        ),
                                    ),
                            );
                        shape_1.keep(&value_4);
                        let argument_2 = 0.25 * x;
                        let d = kept_2
                            .keep(
                                ::core::clone::Clone::clone(&value_4).unwrap_or(argument_2),
                            );
                        shape_2.keep(&d);
                        result = (a * b) + (c * d);
                    }
                    _ => {
                        result = a * b;
                    }
                }
            }
            _ => {
                result = a * x;
            }
        }
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_t: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        match ::core::clone::Clone::clone(&value_2) {
            Some(s) => {
                let Some(d_s) = &mut d_value_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let chosen_2 = s;
                let b = ::core::clone::Clone::clone(&chosen_2);
                let argument = x - 0.5;
                let value_3 = kept_5.take();
                let mut d_chosen_2 = shape_3.zero();
                let mut d_b = shape_4.zero();
                let mut d_argument: f64 = -0.0;
                let mut d_value_3 = shape_5.zero();
                match ::core::clone::Clone::clone(&value_3) {
                    Some(c) => {
                        let Some(d_c) = &mut d_value_3 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let value_4 = kept_3.take();
                        let argument_2 = 0.25 * x;
                        let d = kept_2.take();
                        let mut d_value_4 = shape_1.zero();
                        let mut d_argument_2: f64 = -0.0;
                        let mut d_d = shape_2.zero();
                        let d_1 = ::core::mem::take(&mut d_result);
                        d_a += d_1 * b;
                        d_b += d_1 * a;
                        (*d_c) += d_1 * d;
                        d_d += d_1 * c;
                        (value_4)
                            .__vjp_unwrap_or(
                                ::core::option::Option::Some(&mut d_value_4),
                                argument_2,
                                &mut d_argument_2,
                                d_d,
                            );
                        d_x += d_argument_2 * 0.25;
                        let partials_1 = kept_1.take();
                        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                            ::rootgrad_autodiff::rt::Ahead::add_to(
                                &partials_1,
                                0,
                                &mut d_a,
                                &d_value_4,
                            );
                        } else {
                            rule_of_safe_sqrt::__vjp(a, &mut d_a, d_value_4);
                        }
                    }
                    _ => {
                        let d_3 = ::core::mem::take(&mut d_result);
                        d_a += d_3 * b;
                        d_b += d_3 * a;
                    }
                }
                let partials_2 = kept_4.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_argument,
                        &d_value_3,
                    );
                } else {
                    rule_of_safe_sqrt::__vjp(argument, &mut d_argument, d_value_3);
                }
                d_x += d_argument;
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_b));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_s), &(d_chosen_2));
            }
            _ => {
                let d_4 = ::core::mem::take(&mut d_result);
                d_a += d_4 * x;
                d_x += d_4 * a;
            }
        }
        let partials_3 = kept_6.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_3, 0, &mut d_x, &d_value_2);
        } else {
            rule_of_safe_sqrt::__vjp(x, &mut d_x, d_value_2);
        }
        d_t += d_a;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_5 = ::core::mem::take(&mut d_t);
                (*d_v) += d_5;
            }
            Err(_) => {
                let d_6 = ::core::mem::take(&mut d_t);
                d_x -= d_6;
            }
        }
        let partials_4 = kept_7.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_4) {
            ::rootgrad_autodiff::rt::Ahead::add_to(&partials_4, 0, &mut d_x, &d_value);
        } else {
            rule_of_checked::__vjp(x, &mut d_x, d_value);
        }
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            checked as rule_of_checked, safe_sqrt as rule_of_safe_sqrt; fn
            __jvp_unwrap_or
        );
        let result: f64;
        let t_result: f64;
        let t;
        let t_t;
        let (v_1, t_value) = rule_of_checked::__jvp(checked, x, t_x);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_v;
                t = v;
            }
            Err(_) => {
                t_t = -t_x;
                t = -x;
            }
        }
        let a = t;
        let t_a = t_t;
        let (v_2, t_value_2) = rule_of_safe_sqrt::__jvp(safe_sqrt, x, t_x);
        let value_2 = v_2;
        match ::core::clone::Clone::clone(&value_2) {
            Some(s) => {
                let Some(t_s) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let chosen_2 = s;
                let t_chosen_2 = t_s;
                let b = chosen_2;
                let t_b = t_chosen_2;
                let argument = x - 0.5;
                let t_argument = t_x;
                let (v_3, t_value_3) = rule_of_safe_sqrt::__jvp(
                    safe_sqrt,
                    argument,
                    t_argument,
                );
                let value_3 = v_3;
                match ::core::clone::Clone::clone(&value_3) {
                    Some(c) => {
                        let Some(t_c) = ::core::clone::Clone::clone(&t_value_3) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let (v_4, t_value_4) = rule_of_safe_sqrt::__jvp(
                            safe_sqrt,
                            a,
                            t_a,
                        );
                        let value_4 = v_4;
                        let argument_2 = 0.25 * x;
                        let t_argument_2 = 0.25 * t_x;
                        let (v_5, t_d) = (value_4)
                            .__jvp_unwrap_or(&t_value_4, argument_2, t_argument_2);
                        let d = v_5;
                        t_result = (t_a * b + a * t_b) + (t_c * d + c * t_d);
                        result = (a * b) + (c * d);
                    }
                    _ => {
                        t_result = t_a * b + a * t_b;
                        result = a * b;
                    }
                }
            }
            _ => {
                t_result = t_a * x + a * t_x;
                result = a * x;
            }
        }
        (result, t_result)
    }
}
mod closures_that_lend {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        const D: usize = 2;
        let tokens: [usize; 3] = [2, 0, 1];
        let mut loss = 0.0;
        let length = tokens.len();
        let mut d_loss: f64 = -0.0;
        d_loss += d_result;
        for i_2 in 0..length {
            let i = i_2;
            let q = tokens[i_2];
            let length_2 = tokens[(..=i)].len();
            let mut scores: ::std::vec::Vec<f64> = ::std::vec![0.0; length_2];
            let length_3 = tokens[(..=i)].len();
            for i_3 in 0..length_3 {
                let k = tokens[(..=i)][i_3];
                let t: usize = q;
                let t_2: usize = k;
                let mut sum_2: f64 = -0.0;
                let length_4 = p[(t * D)..((t + 1) * D)]
                    .len()
                    .min(p[(t_2 * D)..((t_2 + 1) * D)].len());
                for i_4 in 0..length_4 {
                    let a = &p[(t * D)..((t + 1) * D)][i_4];
                    let b = &p[(t_2 * D)..((t_2 + 1) * D)][i_4];
                    sum_2 += (*a) * (*b);
                }
                scores[i_3] = sum_2 / (D as f64).sqrt();
            }
            let mut acc = f64::NEG_INFINITY;
            let length_5 = scores.len();
            for i_5 in 0..length_5 {
                let x = kept_2.keep(acc);
                let x_2 = scores[i_5];
                acc = x.max(x_2);
            }
            let m = acc;
            let length_6 = scores.len();
            let mut exps: ::std::vec::Vec<f64> = ::std::vec![0.0; length_6];
            let length_7 = scores.len();
            for i_6 in 0..length_7 {
                let s = &scores[i_6];
                let exp_2 = ((*s) - m).exp();
                exps[i_6] = exp_2;
            }
            let mut sum_3: f64 = -0.0;
            let length_8 = exps.len();
            for i_7 in 0..length_8 {
                sum_3 += exps[i_7];
            }
            let z: f64 = sum_3;
            let mut out = [0.0; D];
            let length_9 = exps.len().min(tokens[(..=i)].len());
            for i_8 in 0..length_9 {
                let w = &exps[i_8];
                let k_2 = tokens[(..=i)][i_8];
                let t_3: usize = k_2;
                let length_10 = kept_1
                    .keep(out.len().min(p[(t_3 * D)..((t_3 + 1) * D)].len()));
                for i_9 in 0..length_10 {
                    let o = &mut out[i_9];
                    let v = &p[(t_3 * D)..((t_3 + 1) * D)][i_9];
                    (*o) += ((*w) / z) * (*v);
                }
            }
            let mut sum_4: f64 = -0.0;
            let length_11 = out.len();
            let mut d_scores = ::rootgrad_autodiff::Differentiable::zero_like(&scores);
            let mut d_acc: f64 = -0.0;
            let mut d_m: f64 = -0.0;
            let mut d_exps = ::rootgrad_autodiff::Differentiable::zero_like(&exps);
            let mut d_sum_3: f64 = -0.0;
            let mut d_z: f64 = -0.0;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_sum_4: f64 = -0.0;
            let d_1 = d_loss;
            d_sum_4 += d_1;
            for i_10 in 0..length_11 {
                let o_2 = &out[i_10];
                sum_4 += (*o_2) * (*o_2);
                let o_2 = &out[i_10];
                let d_o_2 = &mut d_out[i_10];
                let d_3 = d_sum_4;
                (*d_o_2) += d_3 * (*o_2);
                (*d_o_2) += d_3 * (*o_2);
            }
            loss += sum_4;
            let d_2 = d_loss;
            for i_8 in (0..length_9).rev() {
                let length_10 = kept_1.take();
                let w = &exps[i_8];
                let k_2 = tokens[(..=i)][i_8];
                let t_3: usize = k_2;
                for i_9 in 0..length_10 {
                    let v = &p[(t_3 * D)..((t_3 + 1) * D)][i_9];
                    let d_v = &mut d_p[t_3 * D..(t_3 + 1) * D][i_9];
                    let d_4 = d_out[i_9];
                    let d_5 = d_4 * (*v);
                    d_exps[i_8] += d_5 / z;
                    d_z -= d_5 / z * ((*w) / z);
                    (*d_v) += d_4 * ((*w) / z);
                }
            }
            d_sum_3 += d_z;
            for i_7 in 0..length_8 {
                let d_6 = d_sum_3;
                d_exps[i_7] += d_6;
            }
            for i_6 in 0..length_7 {
                let s = &scores[i_6];
                let mut d_exp_2: f64 = -0.0;
                let d_7 = ::core::mem::take(&mut d_exps[i_6]);
                d_exp_2 += d_7;
                let d_8 = d_exp_2 * ::rootgrad_autodiff::rules::exp((*s) - m);
                d_scores[i_6] += d_8;
                d_m -= d_8;
            }
            d_acc += d_m;
            for i_5 in (0..length_5).rev() {
                let x = kept_2.take();
                let x_2 = scores[i_5];
                let mut d_x: f64 = -0.0;
                let mut d_x_2: f64 = -0.0;
                let d_9 = ::core::mem::take(&mut d_acc);
                d_x += d_9 * ::rootgrad_autodiff::rules::max(x, x_2).0;
                d_x_2 += d_9 * ::rootgrad_autodiff::rules::max(x, x_2).1;
                d_scores[i_5] += d_x_2;
                d_acc += d_x;
            }
            for i_3 in 0..length_3 {
                let k = tokens[(..=i)][i_3];
                let t: usize = q;
                let t_2: usize = k;
                let length_4 = p[(t * D)..((t + 1) * D)]
                    .len()
                    .min(p[(t_2 * D)..((t_2 + 1) * D)].len());
                let mut d_sum_2: f64 = -0.0;
                let d_10 = ::core::mem::take(&mut d_scores[i_3]);
                d_sum_2 += d_10 / (D as f64).sqrt();
                for i_4 in 0..length_4 {
                    let a = &p[(t * D)..((t + 1) * D)][i_4];
                    let b = &p[(t_2 * D)..((t_2 + 1) * D)][i_4];
                    let d_11 = d_sum_2;
                    d_p[t * D..(t + 1) * D][i_4] += d_11 * (*b);
                    d_p[t_2 * D..(t_2 + 1) * D][i_4] += d_11 * (*a);
                }
            }
        }
        let result: f64 = loss;
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        const D: usize = 2;
        let tokens: [usize; 3] = [2, 0, 1];
        let mut loss = 0.0;
        let mut t_loss = 0.0;
        let length = tokens.len();
        for i_2 in 0..length {
            let i = i_2;
            let q = tokens[i_2];
            let length_2 = tokens[(..=i)].len();
            let mut scores: ::std::vec::Vec<f64> = ::std::vec![0.0; length_2];
            let mut t_scores: ::std::vec::Vec<f64> = ::std::vec![0.0; length_2];
            let length_3 = tokens[(..=i)].len();
            for i_3 in 0..length_3 {
                let k = tokens[(..=i)][i_3];
                let t: usize = q;
                let t_2: usize = k;
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_4 = p[(t * D)..((t + 1) * D)]
                    .len()
                    .min(p[(t_2 * D)..((t_2 + 1) * D)].len());
                for i_4 in 0..length_4 {
                    let a = &p[(t * D)..((t + 1) * D)][i_4];
                    let t_a = &t_p[t * D..(t + 1) * D][i_4];
                    let b = &p[(t_2 * D)..((t_2 + 1) * D)][i_4];
                    let t_b = &t_p[t_2 * D..(t_2 + 1) * D][i_4];
                    t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                }
                t_scores[i_3] = t_sum_2 / (D as f64).sqrt();
                scores[i_3] = sum_2 / (D as f64).sqrt();
            }
            let mut acc = f64::NEG_INFINITY;
            let mut t_acc = 0.0;
            let length_5 = scores.len();
            for i_5 in 0..length_5 {
                let x = acc;
                let t_x = t_acc;
                let x_2 = scores[i_5];
                let t_x_2 = t_scores[i_5];
                let p_1 = ::rootgrad_autodiff::rules::max(x, x_2);
                t_acc = p_1.0 * t_x + p_1.1 * t_x_2;
                acc = x.max(x_2);
            }
            let m = acc;
            let t_m = t_acc;
            let length_6 = scores.len();
            let mut exps: ::std::vec::Vec<f64> = ::std::vec![0.0; length_6];
            let mut t_exps: ::std::vec::Vec<f64> = ::std::vec![0.0; length_6];
            let length_7 = scores.len();
            for i_6 in 0..length_7 {
                let s = &scores[i_6];
                let t_s = &t_scores[i_6];
                t_exps[i_6] = ::rootgrad_autodiff::rules::exp((*s) - m) * ((*t_s) - t_m);
                exps[i_6] = ((*s) - m).exp();
            }
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_8 = exps.len();
            for i_7 in 0..length_8 {
                t_sum_3 += t_exps[i_7];
                sum_3 += exps[i_7];
            }
            let z: f64 = sum_3;
            let t_z: f64 = t_sum_3;
            let mut out = [0.0; D];
            let mut t_out = [0.0; D];
            let length_9 = exps.len().min(tokens[(..=i)].len());
            for i_8 in 0..length_9 {
                let w = &exps[i_8];
                let t_w = &t_exps[i_8];
                let k_2 = tokens[(..=i)][i_8];
                let t_3: usize = k_2;
                let length_10 = out.len().min(p[(t_3 * D)..((t_3 + 1) * D)].len());
                for i_9 in 0..length_10 {
                    let o = &mut out[i_9];
                    let t_o = &mut t_out[i_9];
                    let v = &p[(t_3 * D)..((t_3 + 1) * D)][i_9];
                    let t_v = &t_p[t_3 * D..(t_3 + 1) * D][i_9];
                    (*t_o)
                        += (((*t_w) - ((*w) / z) * t_z) / z) * (*v)
                            + ((*w) / z) * (*t_v);
                    (*o) += ((*w) / z) * (*v);
                }
            }
            let mut sum_4: f64 = -0.0;
            let mut t_sum_4: f64 = 0.0;
            let length_11 = out.len();
            for i_10 in 0..length_11 {
                let o_2 = &out[i_10];
                let t_o_2 = &t_out[i_10];
                t_sum_4 += (*t_o_2) * (*o_2) + (*o_2) * (*t_o_2);
                sum_4 += (*o_2) * (*o_2);
            }
            t_loss += t_sum_4;
            loss += sum_4;
        }
        let result: f64 = loss;
        let t_result: f64 = t_loss;
        (result, t_result)
    }
}
