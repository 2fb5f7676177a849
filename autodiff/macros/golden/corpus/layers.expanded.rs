// Written by the golden test; do not edit.
mod gru_cell {
    ///The derivative of [`sigmoid`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum sigmoid {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl sigmoid {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &sigmoid)
        }
        /// The reverse derivative of [`sigmoid`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: f64) -> (f64, f64) {
            let exp_2 = (-x).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let d_1 = d_result * result * result;
            d_exp_2 -= d_1;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            d_x -= d_2;
            (result, d_x)
        }
        /// The forward derivative of [`sigmoid`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (f64, f64) {
            let result: f64 = 1.0 / (1.0 + (-x).exp());
            let t_result: f64 = -(1.0 / (1.0 + (-x).exp()))
                * (::rootgrad_autodiff::rules::exp(-x) * (-t_x)) / (1.0 + (-x).exp());
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
            let exp_2 = (-x).exp();
            let result: f64 = 1.0 / (1.0 + exp_2);
            let x_2 = -x;
            let exp_3 = (-x).exp();
            let exp_4 = x_2.exp();
            let exp_5 = (-x).exp();
            let t_result: f64 = ((-(1.0 / (1.0 + exp_3))) * (exp_4 * (-t_x)))
                / (1.0 + exp_5);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_exp_4: f64 = -0.0;
            let mut d_exp_5: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result / (1.0 + exp_5);
            let d_2 = d_1 * (exp_4 * (-t_x));
            let d_3 = d_2 / (1.0 + exp_3) * (1.0 / (1.0 + exp_3));
            d_exp_3 += d_3;
            let d_4 = d_1 * (-(1.0 / (1.0 + exp_3)));
            d_exp_4 += d_4 * (-t_x);
            let d_5 = d_4 * exp_4;
            d_t_x -= d_5;
            let d_6 = d_t_result / (1.0 + exp_5) * t_result;
            d_exp_5 -= d_6;
            let d_7 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
            d_x -= d_7;
            d_x_2 += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
            let d_8 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            d_x -= d_8;
            d_x -= d_x_2;
            let d_9 = d_result * result * result;
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
    impl<const H: usize> Gru<H> {
        /// The reverse derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pullback(
            w: &[[f64; H]; H],
            d_w: &mut [[f64; H]; H],
            v: &[f64; H],
            d_v: &mut [f64; H],
            d_ret: [f64; H],
        ) -> [f64; H] {
            let mut out = [0.0; H];
            for i in 0..H {
                for j in 0..H {
                    out[i] += w[i][j] * v[j];
                }
            }
            let result: [f64; H] = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in 0..H {
                for j in 0..H {
                    let d_1 = d_out[i];
                    d_w[i][j] += d_1 * v[j];
                    d_v[j] += d_1 * w[i][j];
                }
            }
            result
        }
        /// The forward derivative of [`apply`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn apply_pushforward(
            w: &[[f64; H]; H],
            t_w: &[[f64; H]; H],
            v: &[f64; H],
            t_v: &[f64; H],
        ) -> ([f64; H], [f64; H]) {
            let mut out = [0.0; H];
            let mut t_out = [0.0; H];
            for i in 0..H {
                for j in 0..H {
                    t_out[i] += t_w[i][j] * v[j] + w[i][j] * t_v[j];
                    out[i] += w[i][j] * v[j];
                }
            }
            let result: [f64; H] = out;
            let t_result: [f64; H] = t_out;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_apply(
            a0: &[[f64; H]; H],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; H]; H]>,
            a1: &[f64; H],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64; H]>,
        ) -> ([f64; H], [f64; H]) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::apply_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn apply_pushforward_pullback(
            w: &[[f64; H]; H],
            d_w: &mut [[f64; H]; H],
            t_w: &[[f64; H]; H],
            d_t_w: &mut [[f64; H]; H],
            v: &[f64; H],
            d_v: &mut [f64; H],
            t_v: &[f64; H],
            d_t_v: &mut [f64; H],
            d_ret: ([f64; H], [f64; H]),
        ) {
            let mut out = [0.0; H];
            let mut t_out = [0.0; H];
            for i in 0..H {
                for j in 0..H {
                    t_out[i] += (t_w[i][j] * v[j]) + (w[i][j] * t_v[j]);
                    out[i] += w[i][j] * v[j];
                }
            }
            let result: [f64; H] = ::core::clone::Clone::clone(&out);
            let t_result: [f64; H] = ::core::clone::Clone::clone(&t_out);
            let result_2: ([f64; H], [f64; H]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in 0..H {
                for j in 0..H {
                    let d_1 = d_out[i];
                    d_w[i][j] += d_1 * v[j];
                    d_v[j] += d_1 * w[i][j];
                    let d_2 = d_t_out[i];
                    d_t_w[i][j] += d_2 * v[j];
                    d_v[j] += d_2 * t_w[i][j];
                    d_w[i][j] += d_2 * t_v[j];
                    d_t_v[j] += d_2 * w[i][j];
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_apply<'__shadow>(
            a0: &[[f64; H]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; H]; H]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; H]; H]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; H]; H]>,
            a2: &[f64; H],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; H]>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64; H]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; H]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([f64; H], [f64; H])>,
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
            Self::apply_pushforward_pullback(
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
        fn __path_vjp_apply<'__shadow>(
            a0: &[[f64; H]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; H]; H]>,
            a1: &[f64; H],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; H]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[f64; H]>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::apply_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pullback(self: &mut Self, d_self: &mut Self, x: f64) -> f64 {
            ::rootgrad_autodiff::callees!(
                sigmoid as rule_of_sigmoid; fn __path_vjp_apply
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
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
            kept_6.keep_owned(&self.wz);
            kept_7.keep_owned(&self.h);
            let z: [f64; H] = Self::apply(&self.wz, &self.h);
            let mut z_4 = ::rootgrad_autodiff::rt::any_array_like(&z);
            let length = z_4.len();
            for i_2 in 0..length {
                let a = z[i_2];
                let argument = a + x;
                let value = rule_of_sigmoid::__of(sigmoid)(argument);
                shape_6.keep(&value);
                shape_5.keep(&z_4[i_2]);
                z_4[i_2] = value;
            }
            kept_4.keep_owned(&self.wr);
            kept_5.keep_owned(&self.h);
            let r: [f64; H] = Self::apply(&self.wr, &self.h);
            let mut r_4 = ::rootgrad_autodiff::rt::any_array_like(&r);
            let length_2 = r_4.len();
            for i_3 in 0..length_2 {
                let a_2 = r[i_3];
                let argument_2 = a_2 - x;
                let value_2 = rule_of_sigmoid::__of(sigmoid)(argument_2);
                shape_4.keep(&value_2);
                shape_3.keep(&r_4[i_3]);
                r_4[i_3] = value_2;
            }
            let mut gated = self.h;
            let length_3 = ::rootgrad_autodiff::rt::length(&gated).min(r_4.len());
            for i_4 in 0..length_3 {
                let g = &mut gated[i_4];
                let r_5 = r_4[i_4].clone();
                shape_2.keep(&r_5);
                shape_1.keep(&(*g));
                (*g) = kept_3.keep((*g)) * r_5;
            }
            kept_2.keep_owned(&self.wh);
            let candidate: [f64; H] = Self::apply(&self.wh, &gated);
            let mut candidate_4 = ::rootgrad_autodiff::rt::any_array_like(&candidate);
            let length_4 = candidate_4.len();
            for i_5 in 0..length_4 {
                let a_3 = candidate[i_5];
                let tanh_2 = (a_3 + x).tanh();
                candidate_4[i_5] = tanh_2;
            }
            for i in 0..H {
                self.h[i] = ((1.0 - z_4[i]) * kept_1.keep(self.h[i]))
                    + (z_4[i] * candidate_4[i]);
            }
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_z_4 = ::rootgrad_autodiff::Differentiable::zero_like(&z_4);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&r_4);
            let mut d_gated = ::rootgrad_autodiff::Differentiable::zero_like(&gated);
            let mut d_candidate = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate,
            );
            let mut d_candidate_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate_4,
            );
            for i in (0..H).rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_self.h[i]);
                let d_2 = d_1 * v_1;
                d_z_4[i] -= d_2;
                d_self.h[i] += d_1 * (1.0 - z_4[i]);
                d_z_4[i] += d_1 * candidate_4[i];
                d_candidate_4[i] += d_1 * z_4[i];
            }
            for i_5 in 0..length_4 {
                let a_3 = candidate[i_5];
                let mut d_a_3: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_3 = ::core::mem::take(&mut d_candidate_4[i_5]);
                d_tanh_2 += d_3;
                let d_4 = d_tanh_2 * ::rootgrad_autodiff::rules::tanh(a_3 + x);
                d_a_3 += d_4;
                d_x += d_4;
                d_candidate[i_5] += d_a_3;
            }
            let v_2 = kept_2.take();
            Self::__path_vjp_apply(
                &v_2,
                &mut d_self.wh,
                &gated,
                &mut d_gated,
                d_candidate,
            );
            for i_4 in (0..length_3).rev() {
                let v_3 = kept_3.take();
                let r_5 = r_4[i_4].clone();
                let mut d_r_5 = shape_2.zero();
                let d_5 = shape_1.replace(&mut d_gated[i_4]);
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
                d_gated[i_4] += d_6 * r_5;
                d_r_5 += d_6 * v_3;
                ::rootgrad_autodiff::rt::accumulate(&mut d_r_4[i_4], &d_r_5);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.h, &(d_gated));
            for i_3 in (0..length_2).rev() {
                let a_2 = r[i_3];
                let argument_2 = a_2 - x;
                let mut d_a_2: f64 = -0.0;
                let mut d_argument_2: f64 = -0.0;
                let mut d_value_2 = shape_4.zero();
                let d_7 = shape_3.replace(&mut d_r_4[i_3]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_7));
                rule_of_sigmoid::__vjp(argument_2, &mut d_argument_2, d_value_2);
                d_a_2 += d_argument_2;
                d_x -= d_argument_2;
                d_r[i_3] += d_a_2;
            }
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            Self::__path_vjp_apply(&v_4, &mut d_self.wr, &v_5, &mut d_self.h, d_r);
            for i_2 in (0..length).rev() {
                let a = z[i_2];
                let argument = a + x;
                let mut d_a: f64 = -0.0;
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_6.zero();
                let d_8 = shape_5.replace(&mut d_z_4[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_8));
                rule_of_sigmoid::__vjp(argument, &mut d_argument, d_value);
                d_a += d_argument;
                d_x += d_argument;
                d_z[i_2] += d_a;
            }
            let v_6 = kept_6.take();
            let v_7 = kept_7.take();
            Self::__path_vjp_apply(&v_6, &mut d_self.wz, &v_7, &mut d_self.h, d_z);
            kept_1.finish();
            kept_3.finish();
            d_x
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn step_pushforward(self: &mut Self, t_self: &mut Self, x: f64, t_x: f64) {
            ::rootgrad_autodiff::callees!(
                sigmoid as rule_of_sigmoid; fn __path_jvp_apply
            );
            let (v_1, t_z) = Self::__path_jvp_apply(
                &self.wz,
                &t_self.wz,
                &self.h,
                &t_self.h,
            );
            let z: [f64; H] = v_1;
            let mut z_4 = ::rootgrad_autodiff::rt::any_array_like(&z);
            let mut t_z_4 = ::rootgrad_autodiff::Differentiable::zero_like(&z_4);
            let length = z_4.len();
            for i_2 in 0..length {
                let a = z[i_2];
                let t_a = t_z[i_2];
                let argument = a + x;
                let t_argument = t_a + t_x;
                let (v_2, t_value) = rule_of_sigmoid::__jvp(
                    sigmoid,
                    argument,
                    t_argument,
                );
                let value = v_2;
                t_z_4[i_2] = t_value;
                z_4[i_2] = value;
            }
            let (v_3, t_r) = Self::__path_jvp_apply(
                &self.wr,
                &t_self.wr,
                &self.h,
                &t_self.h,
            );
            let r: [f64; H] = v_3;
            let mut r_4 = ::rootgrad_autodiff::rt::any_array_like(&r);
            let mut t_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&r_4);
            let length_2 = r_4.len();
            for i_3 in 0..length_2 {
                let a_2 = r[i_3];
                let t_a_2 = t_r[i_3];
                let argument_2 = a_2 - x;
                let t_argument_2 = t_a_2 - t_x;
                let (v_4, t_value_2) = rule_of_sigmoid::__jvp(
                    sigmoid,
                    argument_2,
                    t_argument_2,
                );
                let value_2 = v_4;
                t_r_4[i_3] = t_value_2;
                r_4[i_3] = value_2;
            }
            let mut gated = self.h;
            let mut t_gated = t_self.h;
            let length_3 = ::rootgrad_autodiff::rt::length(&gated).min(r_4.len());
            for i_4 in 0..length_3 {
                let g = &mut gated[i_4];
                let t_g = &mut t_gated[i_4];
                let r_5 = r_4[i_4].clone();
                let t_r_5 = t_r_4[i_4].clone();
                (*t_g) = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(*t_g) * r_5 + (*g) * t_r_5,
                    (*g) * r_5,
                );
                (*g) = (*g) * r_5;
            }
            let (v_5, t_candidate) = Self::__path_jvp_apply(
                &self.wh,
                &t_self.wh,
                &gated,
                &t_gated,
            );
            let candidate: [f64; H] = v_5;
            let mut candidate_4 = ::rootgrad_autodiff::rt::any_array_like(&candidate);
            let mut t_candidate_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate_4,
            );
            let length_4 = candidate_4.len();
            for i_5 in 0..length_4 {
                let a_3 = candidate[i_5];
                let t_a_3 = t_candidate[i_5];
                t_candidate_4[i_5] = ::rootgrad_autodiff::rules::tanh(a_3 + x)
                    * (t_a_3 + t_x);
                candidate_4[i_5] = (a_3 + x).tanh();
            }
            for i in 0..H {
                t_self.h[i] = ((-::rootgrad_autodiff::rt::scalar(t_z_4[i])) * self.h[i]
                    + (1.0 - z_4[i]) * ::rootgrad_autodiff::rt::scalar(t_self.h[i]))
                    + (::rootgrad_autodiff::rt::scalar(t_z_4[i]) * candidate_4[i]
                        + z_4[i] * t_candidate_4[i]);
                self.h[i] = ((1.0 - z_4[i]) * self.h[i]) + (z_4[i] * candidate_4[i]);
            }
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
        ) {
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
        ) {
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
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                sigmoid as rule_of_sigmoid; fn __path_jvp_apply => fn
                __path_jvp_vjp_apply
            );
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
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
            kept_15.keep_owned(&self.wz);
            kept_16.keep_owned(&t_self.wz);
            kept_17.keep_owned(&self.h);
            kept_18.keep_owned(&t_self.h);
            let v_1 = Self::__path_jvp_apply(&self.wz, &t_self.wz, &self.h, &t_self.h);
            let z: [f64; H] = ::core::clone::Clone::clone(&v_1.0);
            let t_z = ::core::clone::Clone::clone(&v_1.1);
            let mut z_4 = ::rootgrad_autodiff::rt::any_array_like(&z);
            let mut t_z_4 = ::rootgrad_autodiff::Differentiable::zero_like(&z_4);
            let length = z_4.len();
            for i_2 in 0..length {
                let a = z[i_2];
                let t_a = ::core::clone::Clone::clone(&t_z[i_2]);
                shape_16.keep(&t_a);
                let argument = a + x;
                let t_argument = t_a + t_x;
                let v_2 = rule_of_sigmoid::__jvp(rule_of_sigmoid, argument, t_argument);
                shape_17.keep(&v_2);
                let value = v_2.0;
                shape_18.keep(&value);
                let t_value = v_2.1;
                shape_19.keep(&t_value);
                shape_15.keep(&t_z_4[i_2]);
                t_z_4[i_2] = t_value;
                shape_14.keep(&z_4[i_2]);
                z_4[i_2] = value;
            }
            kept_11.keep_owned(&self.wr);
            kept_12.keep_owned(&t_self.wr);
            kept_13.keep_owned(&self.h);
            kept_14.keep_owned(&t_self.h);
            let v_3 = Self::__path_jvp_apply(&self.wr, &t_self.wr, &self.h, &t_self.h);
            let r: [f64; H] = ::core::clone::Clone::clone(&v_3.0);
            let t_r = ::core::clone::Clone::clone(&v_3.1);
            let mut r_4 = ::rootgrad_autodiff::rt::any_array_like(&r);
            let mut t_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&r_4);
            let length_2 = r_4.len();
            for i_3 in 0..length_2 {
                let a_2 = r[i_3];
                let t_a_2 = ::core::clone::Clone::clone(&t_r[i_3]);
                shape_10.keep(&t_a_2);
                let argument_2 = a_2 - x;
                let t_argument_2 = t_a_2 - t_x;
                let v_4 = rule_of_sigmoid::__jvp(
                    rule_of_sigmoid,
                    argument_2,
                    t_argument_2,
                );
                shape_11.keep(&v_4);
                let value_2 = v_4.0;
                shape_12.keep(&value_2);
                let t_value_2 = v_4.1;
                shape_13.keep(&t_value_2);
                shape_9.keep(&t_r_4[i_3]);
                t_r_4[i_3] = t_value_2;
                shape_8.keep(&r_4[i_3]);
                r_4[i_3] = value_2;
            }
            let mut gated = self.h;
            let mut t_gated = t_self.h;
            let length_3 = ::rootgrad_autodiff::rt::length(&gated).min(r_4.len());
            for i_4 in 0..length_3 {
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let g = &mut gated[i_4];
                let t_g = &mut t_gated[i_4];
                let r_5 = r_4[i_4].clone();
                shape_6.keep(&r_5);
                let t_r_5 = t_r_4[i_4].clone();
                shape_7.keep(&t_r_5);
                shape_5.keep(&(*t_g));
                (*t_g) = ::rootgrad_autodiff::rt::tangent_at(
                    ((kept_8.keep((*t_g)) * r_5) + (kept_9.keep((*g)) * t_r_5)),
                    ((*g) * r_5),
                );
                shape_4.keep(&(*g));
                (*g) = kept_7.keep((*g)) * r_5;
                pass_2.push((kept_7.take(), kept_8.take(), kept_9.take()));
            }
            kept_5.keep_owned(&self.wh);
            kept_6.keep_owned(&t_self.wh);
            let v_5 = Self::__path_jvp_apply(&self.wh, &t_self.wh, &gated, &t_gated);
            let candidate: [f64; H] = ::core::clone::Clone::clone(&v_5.0);
            let t_candidate = ::core::clone::Clone::clone(&v_5.1);
            let mut candidate_4 = ::rootgrad_autodiff::rt::any_array_like(&candidate);
            let mut t_candidate_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate_4,
            );
            let length_4 = candidate_4.len();
            for i_5 in 0..length_4 {
                let a_3 = candidate[i_5];
                let t_a_3 = ::core::clone::Clone::clone(&t_candidate[i_5]);
                shape_3.keep(&t_a_3);
                let x_2 = a_3 + x;
                let y = x_2.tanh();
                t_candidate_4[i_5] = (1.0 - (y * y)) * (t_a_3 + t_x);
                let tanh_2 = (a_3 + x).tanh();
                candidate_4[i_5] = tanh_2;
            }
            for i in 0..H {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                shape_2.keep(&t_self.h[i]);
                t_self.h[i] = (((-t_z_4[i]) * kept_2.keep(self.h[i]))
                    + ((1.0 - z_4[i]) * kept_3.keep(t_self.h[i])))
                    + ((t_z_4[i] * candidate_4[i]) + (z_4[i] * t_candidate_4[i]));
                shape_1.keep(&self.h[i]);
                self.h[i] = ((1.0 - z_4[i]) * kept_1.keep(self.h[i]))
                    + (z_4[i] * candidate_4[i]);
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let t_self = &*t_self;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_t_z = ::rootgrad_autodiff::Differentiable::zero_like(&t_z);
            let mut d_z_4 = ::rootgrad_autodiff::Differentiable::zero_like(&z_4);
            let mut d_t_z_4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_z_4);
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&r_4);
            let mut d_t_r_4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_r_4);
            let mut d_gated = ::rootgrad_autodiff::Differentiable::zero_like(&gated);
            let mut d_t_gated = ::rootgrad_autodiff::Differentiable::zero_like(&t_gated);
            let mut d_v_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
            let mut d_candidate = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate,
            );
            let mut d_t_candidate = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_candidate,
            );
            let mut d_candidate_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &candidate_4,
            );
            let mut d_t_candidate_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_candidate_4,
            );
            for i in (0..H).rev() {
                let (v_6, v_7, v_8) = pass_1.take();
                let d_1 = shape_1.replace(&mut d_self.h[i]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                let d_3 = d_2 * v_6;
                d_z_4[i] -= d_3;
                d_self.h[i] += d_2 * (1.0 - z_4[i]);
                d_z_4[i] += d_2 * candidate_4[i];
                d_candidate_4[i] += d_2 * z_4[i];
                let d_4 = shape_2.replace(&mut d_t_self.h[i]);
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                let d_6 = d_5 * v_7;
                d_t_z_4[i] -= d_6;
                d_self.h[i] += d_5 * (-t_z_4[i]);
                let d_7 = d_5 * v_8;
                d_z_4[i] -= d_7;
                d_t_self.h[i] += d_5 * (1.0 - z_4[i]);
                d_t_z_4[i] += d_5 * candidate_4[i];
                d_candidate_4[i] += d_5 * t_z_4[i];
                d_z_4[i] += d_5 * t_candidate_4[i];
                d_t_candidate_4[i] += d_5 * z_4[i];
            }
            for i_5 in (0..length_4).rev() {
                let a_3 = candidate[i_5];
                let t_a_3 = ::core::clone::Clone::clone(&t_candidate[i_5]);
                let x_2 = a_3 + x;
                let y = x_2.tanh();
                let mut d_a_3: f64 = -0.0;
                let mut d_t_a_3 = shape_3.zero();
                let mut d_x_2: f64 = -0.0;
                let mut d_y: f64 = -0.0;
                let mut d_tanh_2: f64 = -0.0;
                let d_8 = ::core::mem::take(&mut d_candidate_4[i_5]);
                d_tanh_2 += d_8;
                let d_9 = d_tanh_2 * ::rootgrad_autodiff::rules::tanh(a_3 + x);
                d_a_3 += d_9;
                d_x += d_9;
                let d_10 = ::core::mem::take(&mut d_t_candidate_4[i_5]);
                let d_11 = d_10 * (t_a_3 + t_x);
                d_y -= d_11 * y;
                d_y -= d_11 * y;
                let d_12 = d_10 * (1.0 - (y * y));
                d_t_a_3 += d_12;
                d_t_x += d_12;
                d_x_2 += d_y * ::rootgrad_autodiff::rules::by_result::tanh(y);
                d_a_3 += d_x_2;
                d_x += d_x_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_candidate[i_5], &(d_t_a_3));
                d_candidate[i_5] += d_a_3;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.1, &(d_t_candidate));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.0, &(d_candidate));
            let v_9 = kept_5.take();
            let v_10 = kept_6.take();
            Self::__path_jvp_vjp_apply(
                &v_9,
                &mut d_self.wh,
                &v_10,
                &mut d_t_self.wh,
                &gated,
                &mut d_gated,
                &t_gated,
                &mut d_t_gated,
                d_v_5,
            );
            for i_4 in (0..length_3).rev() {
                let (v_11, v_12, v_13) = pass_2.take();
                let r_5 = r_4[i_4].clone();
                let t_r_5 = t_r_4[i_4].clone();
                let mut d_r_5 = shape_6.zero();
                let mut d_t_r_5 = shape_7.zero();
                let d_13 = shape_4.replace(&mut d_gated[i_4]);
                let d_14 = ::rootgrad_autodiff::rt::scalar(d_13);
                d_gated[i_4] += d_14 * r_5;
                d_r_5 += d_14 * v_11;
                let d_15 = shape_5.replace(&mut d_t_gated[i_4]);
                let d_16 = ::rootgrad_autodiff::rt::scalar(d_15);
                d_t_gated[i_4] += d_16 * r_5;
                d_r_5 += d_16 * v_12;
                d_gated[i_4] += d_16 * t_r_5;
                d_t_r_5 += d_16 * v_13;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_r_4[i_4], &d_t_r_5);
                ::rootgrad_autodiff::rt::accumulate(&mut d_r_4[i_4], &d_r_5);
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.h, &(d_t_gated));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.h, &(d_gated));
            for i_3 in (0..length_2).rev() {
                let a_2 = r[i_3];
                let t_a_2 = ::core::clone::Clone::clone(&t_r[i_3]);
                let argument_2 = a_2 - x;
                let t_argument_2 = t_a_2 - t_x;
                let mut d_a_2: f64 = -0.0;
                let mut d_t_a_2 = shape_10.zero();
                let mut d_argument_2: f64 = -0.0;
                let mut d_t_argument_2: f64 = -0.0;
                let mut d_v_4 = shape_11.zero();
                let mut d_value_2 = shape_12.zero();
                let mut d_t_value_2 = shape_13.zero();
                let d_17 = shape_8.replace(&mut d_r_4[i_3]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_17));
                let d_18 = shape_9.replace(&mut d_t_r_4[i_3]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_18));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_2));
                rule_of_sigmoid::__jvp_vjp(
                    rule_of_sigmoid,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument_2,
                    &mut d_argument_2,
                    t_argument_2,
                    &mut d_t_argument_2,
                    d_v_4,
                );
                d_t_a_2 += d_t_argument_2;
                d_t_x -= d_t_argument_2;
                d_a_2 += d_argument_2;
                d_x -= d_argument_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[i_3], &(d_t_a_2));
                d_r[i_3] += d_a_2;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_r));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_r));
            let v_14 = kept_11.take();
            let v_15 = kept_12.take();
            let v_16 = kept_13.take();
            let v_17 = kept_14.take();
            Self::__path_jvp_vjp_apply(
                &v_14,
                &mut d_self.wr,
                &v_15,
                &mut d_t_self.wr,
                &v_16,
                &mut d_self.h,
                &v_17,
                &mut d_t_self.h,
                d_v_3,
            );
            for i_2 in (0..length).rev() {
                let a = z[i_2];
                let t_a = ::core::clone::Clone::clone(&t_z[i_2]);
                let argument = a + x;
                let t_argument = t_a + t_x;
                let mut d_a: f64 = -0.0;
                let mut d_t_a = shape_16.zero();
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_2 = shape_17.zero();
                let mut d_value = shape_18.zero();
                let mut d_t_value = shape_19.zero();
                let d_19 = shape_14.replace(&mut d_z_4[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_19));
                let d_20 = shape_15.replace(&mut d_t_z_4[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_20));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
                rule_of_sigmoid::__jvp_vjp(
                    rule_of_sigmoid,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    d_v_2,
                );
                d_t_a += d_t_argument;
                d_t_x += d_t_argument;
                d_a += d_argument;
                d_x += d_argument;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_z[i_2], &(d_t_a));
                d_z[i_2] += d_a;
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_z));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_z));
            let v_18 = kept_15.take();
            let v_19 = kept_16.take();
            let v_20 = kept_17.take();
            let v_21 = kept_18.take();
            Self::__path_jvp_vjp_apply(
                &v_18,
                &mut d_self.wz,
                &v_19,
                &mut d_t_self.wz,
                &v_20,
                &mut d_self.h,
                &v_21,
                &mut d_t_self.h,
                d_v_1,
            );
            pass_1.finish();
            pass_2.finish();
            (d_x, d_t_x)
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
            let (g2, g3) = Self::step_pushforward_pullback(
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
        fn __path_jvp_vjp_step<'__shadow>(
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
            let (g2, g3) = Self::step_pushforward_pullback(
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
        fn __vjp_step<'__shadow>(
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
            let g1 = Self::step_pullback(&mut this, d0, a1);
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
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::step_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_step);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let k: usize = 0;
        let t = [[p[k], p[(k + 1)]], [(p[(k + 1)] * 0.5), (-p[k])]];
        let k_2: usize = 1;
        let t_2 = [[p[k_2], p[(k_2 + 1)]], [(p[(k_2 + 1)] * 0.5), (-p[k_2])]];
        let k_3: usize = 2;
        let mut gru = Gru {
            wz: ::core::clone::Clone::clone(&t),
            wr: ::core::clone::Clone::clone(&t_2),
            wh: [[p[k_3], p[(k_3 + 1)]], [(p[(k_3 + 1)] * 0.5), (-p[k_3])]],
            h: [0.1, (-0.2)],
        };
        let length = p[4..].len();
        for i in 0..length {
            let x = p[4..][i];
            kept_1.keep_owned(&gru);
            gru.step(x);
        }
        let mut sum_2: f64 = -0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&gru.h);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_gru = ::rootgrad_autodiff::Differentiable::zero_like(&gru);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_2 {
            sum_2 += ::core::clone::Clone::clone(&gru.h[i_2]);
            let d_1 = d_sum_2;
            d_gru.h[i_2] += d_1;
        }
        let result: f64 = sum_2;
        for i in (0..length).rev() {
            let x = p[4..][i];
            let mut d_x: f64 = -0.0;
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_step(
                    ::core::option::Option::Some(&mut d_gru),
                    x,
                    &mut d_x,
                    ::rootgrad_autodiff::rt::Unused,
                );
            d_p[4..][i] += d_x;
        }
        let Gru { wz: d_2, wr: d_3, wh: d_4, h: _ } = &d_gru else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &((*d_2)));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &((*d_3)));
        d_p[k_3] += (*d_4)[0][0];
        d_p[k_3 + 1] += (*d_4)[0][1];
        d_p[k_3 + 1] += (*d_4)[1][0] * 0.5;
        d_p[k_3] -= (*d_4)[1][1];
        d_p[k_2] += d_t_2[0][0];
        d_p[k_2 + 1] += d_t_2[0][1];
        d_p[k_2 + 1] += d_t_2[1][0] * 0.5;
        d_p[k_2] -= d_t_2[1][1];
        d_p[k] += d_t[0][0];
        d_p[k + 1] += d_t[0][1];
        d_p[k + 1] += d_t[1][0] * 0.5;
        d_p[k] -= d_t[1][1];
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_step);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let k: usize = 0;
        let t_t = [[t_p[k], t_p[k + 1]], [t_p[k + 1] * 0.5, -t_p[k]]];
        let t = [[p[k], p[(k + 1)]], [(p[(k + 1)] * 0.5), (-p[k])]];
        let k_2: usize = 1;
        let t_t_2 = [[t_p[k_2], t_p[k_2 + 1]], [t_p[k_2 + 1] * 0.5, -t_p[k_2]]];
        let t_2 = [[p[k_2], p[(k_2 + 1)]], [(p[(k_2 + 1)] * 0.5), (-p[k_2])]];
        let k_3: usize = 2;
        let mut t_gru = Gru {
            wz: t_t,
            wr: t_t_2,
            wh: [[t_p[k_3], t_p[k_3 + 1]], [t_p[k_3 + 1] * 0.5, -t_p[k_3]]],
            h: ::rootgrad_autodiff::Differentiable::zero_like(&([0.1, (-0.2)])),
        };
        let mut gru = Gru {
            wz: t,
            wr: t_2,
            wh: [[p[k_3], p[(k_3 + 1)]], [(p[(k_3 + 1)] * 0.5), (-p[k_3])]],
            h: [0.1, (-0.2)],
        };
        let length = p[4..].len();
        for i in 0..length {
            let x = p[4..][i];
            let t_x = t_p[4..][i];
            (gru).__jvp_step(&mut t_gru, x, t_x);
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&gru.h);
        for i_2 in 0..length_2 {
            t_sum_2 += t_gru.h[i_2];
            sum_2 += gru.h[i_2];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod batchnorm {
    impl BatchNorm {
        /// The reverse derivative of [`forward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forward_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[Vec<f64>],
            d_x: &mut [Vec<f64>],
            d_ret: Vec<Vec<f64>>,
        ) -> Vec<Vec<f64>> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let n = x.len() as f64;
            let features = ::rootgrad_autodiff::rt::discrete((&self.gamma).len());
            let mut out = ::std::vec![::std::vec![0.0; features]; x.len()];
            for j in 0..features {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut sum_2: f64 = -0.0;
                let length = x.len();
                for i in 0..length {
                    let row = &x[i];
                    sum_2 += row[j];
                }
                let mean = kept_2.keep((sum_2 / n));
                let mut sum_3: f64 = -0.0;
                let length_2 = x.len();
                for i_2 in 0..length_2 {
                    let row_2 = &x[i_2];
                    sum_3 += (row_2[j] - mean).powi(2);
                }
                let var = kept_1.keep((sum_3 / n));
                let sqrt_2 = (var + self.eps).sqrt();
                let inv = sqrt_2.recip();
                let length_3 = out.len().min(x.len());
                for i_3 in 0..length_3 {
                    let o = &mut out[i_3];
                    let row_3 = &x[i_3];
                    o[j] = ((self.gamma[j] * (row_3[j] - mean)) * inv) + self.beta[j];
                }
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: Vec<Vec<f64>> = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for j in (0..features).rev() {
                let (var, mean) = pass_1.take();
                let length = x.len();
                let length_2 = x.len();
                let sqrt_2 = (var + self.eps).sqrt();
                let inv = sqrt_2.recip();
                let length_3 = out.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_mean: f64 = -0.0;
                let mut d_sum_3: f64 = -0.0;
                let mut d_var: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_inv: f64 = -0.0;
                for i_3 in 0..length_3 {
                    let row_3 = &x[i_3];
                    let d_1 = ::core::mem::take(&mut d_out[i_3][j]);
                    let d_2 = d_1 * inv;
                    d_self.gamma[j] += d_2 * (row_3[j] - mean);
                    let d_3 = d_2 * self.gamma[j];
                    d_x[i_3][j] += d_3;
                    d_mean -= d_3;
                    d_inv += d_1 * (self.gamma[j] * (row_3[j] - mean));
                    d_self.beta[j] += d_1;
                }
                d_sqrt_2 += d_inv * ::rootgrad_autodiff::rules::recip(sqrt_2);
                let d_4 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_var += d_4;
                d_self.eps += d_4;
                d_sum_3 += d_var / n;
                for i_2 in 0..length_2 {
                    let row_2 = &x[i_2];
                    let d_5 = d_sum_3;
                    let d_6 = d_5 * ::rootgrad_autodiff::rules::powi(row_2[j] - mean, 2);
                    d_x[i_2][j] += d_6;
                    d_mean -= d_6;
                }
                d_sum_2 += d_mean / n;
                for i in 0..length {
                    let d_7 = d_sum_2;
                    d_x[i][j] += d_7;
                }
            }
            pass_1.finish();
            result
        }
        /// The forward derivative of [`forward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn forward_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[Vec<f64>],
            t_x: &[Vec<f64>],
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let n = x.len() as f64;
            let features = ::rootgrad_autodiff::rt::discrete((&self.gamma).len());
            let mut out = ::std::vec![::std::vec![0.0; features]; x.len()];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for j in 0..features {
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = x.len();
                for i in 0..length {
                    let row = &x[i];
                    let t_row = &t_x[i];
                    t_sum_2 += t_row[j];
                    sum_2 += row[j];
                }
                let mean = sum_2 / n;
                let t_mean = t_sum_2 / n;
                let mut sum_3: f64 = -0.0;
                let mut t_sum_3: f64 = 0.0;
                let length_2 = x.len();
                for i_2 in 0..length_2 {
                    let row_2 = &x[i_2];
                    let t_row_2 = &t_x[i_2];
                    t_sum_3
                        += ::rootgrad_autodiff::rules::powi(row_2[j] - mean, 2)
                            * (t_row_2[j] - t_mean);
                    sum_3 += (row_2[j] - mean).powi(2);
                }
                let var = sum_3 / n;
                let t_var = t_sum_3 / n;
                let inv = (var + self.eps).sqrt().recip();
                let t_inv = ::rootgrad_autodiff::rules::recip((var + self.eps).sqrt())
                    * (::rootgrad_autodiff::rules::sqrt(var + self.eps)
                        * (t_var + ::rootgrad_autodiff::rt::scalar(t_self.eps)));
                let length_3 = out.len().min(x.len());
                for i_3 in 0..length_3 {
                    let o = &mut out[i_3];
                    let t_o = &mut t_out[i_3];
                    let row_3 = &x[i_3];
                    let t_row_3 = &t_x[i_3];
                    t_o[j] = ((::rootgrad_autodiff::rt::scalar(t_self.gamma[j])
                        * (row_3[j] - mean) + self.gamma[j] * (t_row_3[j] - t_mean))
                        * inv + (self.gamma[j] * (row_3[j] - mean)) * t_inv)
                        + ::rootgrad_autodiff::rt::scalar(t_self.beta[j]);
                    o[j] = ((self.gamma[j] * (row_3[j] - mean)) * inv) + self.beta[j];
                }
            }
            let result: Vec<Vec<f64>> = out;
            let t_result: Vec<Vec<f64>> = t_out;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_forward(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[Vec<f64>],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::forward_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_forward(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[Vec<f64>],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
        ) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::forward_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn forward_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[Vec<f64>],
            d_x: &mut [Vec<f64>],
            t_x: &[Vec<f64>],
            d_t_x: &mut [Vec<f64>],
            d_ret: (Vec<Vec<f64>>, Vec<Vec<f64>>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let n = x.len() as f64;
            let features = ::rootgrad_autodiff::rt::discrete((&self.gamma).len());
            let mut out = ::std::vec![::std::vec![0.0; features]; x.len()];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for j in 0..features {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = x.len();
                for i in 0..length {
                    let row = &x[i];
                    let t_row = &t_x[i];
                    t_sum_2 += t_row[j];
                    sum_2 += row[j];
                }
                let mean = kept_5.keep((sum_2 / n));
                let t_mean = kept_4.keep((t_sum_2 / n));
                let mut sum_3: f64 = -0.0;
                let mut t_sum_3: f64 = 0.0;
                let length_2 = x.len();
                for i_2 in 0..length_2 {
                    let row_2 = &x[i_2];
                    let t_row_2 = &t_x[i_2];
                    let x_2 = row_2[j] - mean;
                    let n_2: i32 = 2;
                    let t;
                    if n_2 == 0 {
                        t = 0.0;
                    } else {
                        t = (f64::from(n_2) as f64) * x_2.powi(n_2.wrapping_sub(1));
                    }
                    t_sum_3 += kept_1.keep(t) * (t_row_2[j] - t_mean);
                    sum_3 += (row_2[j] - mean).powi(2);
                }
                let var = kept_3.keep((sum_3 / n));
                let t_var = kept_2.keep((t_sum_3 / n));
                let sqrt_2 = (var + self.eps).sqrt();
                let inv = sqrt_2.recip();
                let x_3 = (var + self.eps).sqrt();
                let x_4 = var + self.eps;
                let sqrt_3 = x_4.sqrt();
                let t_inv = (-(x_3 * x_3).recip())
                    * ((0.5 / sqrt_3) * (t_var + t_self.eps));
                let length_3 = out.len().min(x.len());
                for i_3 in 0..length_3 {
                    let o = &mut out[i_3];
                    let t_o = &mut t_out[i_3];
                    let row_3 = &x[i_3];
                    let t_row_3 = &t_x[i_3];
                    t_o[j] = ((((t_self.gamma[j] * (row_3[j] - mean))
                        + (self.gamma[j] * (t_row_3[j] - t_mean))) * inv)
                        + ((self.gamma[j] * (row_3[j] - mean)) * t_inv))
                        + t_self.beta[j];
                    o[j] = ((self.gamma[j] * (row_3[j] - mean)) * inv) + self.beta[j];
                }
                pass_1
                    .push((kept_2.take(), kept_3.take(), kept_4.take(), kept_5.take()));
            }
            let result: Vec<Vec<f64>> = ::core::clone::Clone::clone(&out);
            let t_result: Vec<Vec<f64>> = ::core::clone::Clone::clone(&t_out);
            let result_2: (Vec<Vec<f64>>, Vec<Vec<f64>>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for j in (0..features).rev() {
                let (t_var, var, t_mean, mean) = pass_1.take();
                let length = x.len();
                let length_2 = x.len();
                let sqrt_2 = (var + self.eps).sqrt();
                let inv = sqrt_2.recip();
                let x_3 = (var + self.eps).sqrt();
                let x_4 = var + self.eps;
                let sqrt_3 = x_4.sqrt();
                let t_inv = (-(x_3 * x_3).recip())
                    * ((0.5 / sqrt_3) * (t_var + t_self.eps));
                let length_3 = out.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let mut d_mean: f64 = -0.0;
                let mut d_t_mean: f64 = -0.0;
                let mut d_sum_3: f64 = -0.0;
                let mut d_t_sum_3: f64 = -0.0;
                let mut d_var: f64 = -0.0;
                let mut d_t_var: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_inv: f64 = -0.0;
                let mut d_x_3: f64 = -0.0;
                let mut d_x_4: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let mut d_t_inv: f64 = -0.0;
                for i_3 in 0..length_3 {
                    let row_3 = &x[i_3];
                    let t_row_3 = &t_x[i_3];
                    let d_row_3 = &mut d_x[i_3];
                    let d_1 = ::core::mem::take(&mut d_out[i_3][j]);
                    let d_2 = d_1 * inv;
                    d_self.gamma[j] += d_2 * (row_3[j] - mean);
                    let d_3 = d_2 * self.gamma[j];
                    d_row_3[j] += d_3;
                    d_mean -= d_3;
                    d_inv += d_1 * (self.gamma[j] * (row_3[j] - mean));
                    d_self.beta[j] += d_1;
                    let d_4 = ::core::mem::take(&mut d_t_out[i_3][j]);
                    let d_5 = d_4 * inv;
                    d_t_self.gamma[j] += d_5 * (row_3[j] - mean);
                    let d_6 = d_5 * t_self.gamma[j];
                    d_row_3[j] += d_6;
                    d_mean -= d_6;
                    d_self.gamma[j] += d_5 * (t_row_3[j] - t_mean);
                    let d_7 = d_5 * self.gamma[j];
                    d_t_x[i_3][j] += d_7;
                    d_t_mean -= d_7;
                    d_inv
                        += d_4
                            * ((t_self.gamma[j] * (row_3[j] - mean))
                                + (self.gamma[j] * (t_row_3[j] - t_mean)));
                    let d_8 = d_4 * t_inv;
                    d_self.gamma[j] += d_8 * (row_3[j] - mean);
                    let d_9 = d_8 * self.gamma[j];
                    d_row_3[j] += d_9;
                    d_mean -= d_9;
                    d_t_inv += d_4 * (self.gamma[j] * (row_3[j] - mean));
                    d_t_self.beta[j] += d_4;
                }
                let d_10 = d_t_inv * ((0.5 / sqrt_3) * (t_var + t_self.eps));
                let d_11 = d_10 * ::rootgrad_autodiff::rules::recip(x_3 * x_3);
                d_x_3 -= d_11 * x_3;
                d_x_3 -= d_11 * x_3;
                let d_12 = d_t_inv * (-(x_3 * x_3).recip());
                let d_13 = d_12 * (t_var + t_self.eps);
                d_sqrt_3 -= d_13 / sqrt_3 * (0.5 / sqrt_3);
                let d_14 = d_12 * (0.5 / sqrt_3);
                d_t_var += d_14;
                d_t_self.eps += d_14;
                d_x_4 += d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
                d_var += d_x_4;
                d_self.eps += d_x_4;
                let d_15 = d_x_3 * ::rootgrad_autodiff::rules::by_result::sqrt(x_3);
                d_var += d_15;
                d_self.eps += d_15;
                d_sqrt_2 += d_inv * ::rootgrad_autodiff::rules::recip(sqrt_2);
                let d_16 = d_sqrt_2
                    * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                d_var += d_16;
                d_self.eps += d_16;
                d_t_sum_3 += d_t_var / n;
                d_sum_3 += d_var / n;
                for i_2 in (0..length_2).rev() {
                    let v_1 = kept_1.take();
                    let row_2 = &x[i_2];
                    let t_row_2 = &t_x[i_2];
                    let x_2 = row_2[j] - mean;
                    let n_2: i32 = 2;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_t: f64 = -0.0;
                    let d_row_2 = &mut d_x[i_2];
                    let d_17 = d_sum_3;
                    let d_18 = d_17
                        * ::rootgrad_autodiff::rules::powi(row_2[j] - mean, 2);
                    d_row_2[j] += d_18;
                    d_mean -= d_18;
                    let d_19 = d_t_sum_3;
                    d_t += d_19 * (t_row_2[j] - t_mean);
                    let d_20 = d_19 * v_1;
                    d_t_x[i_2][j] += d_20;
                    d_t_mean -= d_20;
                    if n_2 == 0 {
                        let _ = ::core::mem::take(&mut d_t);
                    } else {
                        let d_22 = ::core::mem::take(&mut d_t);
                        let d_23 = d_22 * (f64::from(n_2) as f64);
                        d_x_2
                            += d_23
                                * ::rootgrad_autodiff::rules::powi(
                                    x_2,
                                    n_2.wrapping_sub(1),
                                );
                    }
                    d_row_2[j] += d_x_2;
                    d_mean -= d_x_2;
                }
                d_t_sum_2 += d_t_mean / n;
                d_sum_2 += d_mean / n;
                for i in 0..length {
                    let d_24 = d_sum_2;
                    d_x[i][j] += d_24;
                    let d_25 = d_t_sum_2;
                    d_t_x[i][j] += d_25;
                }
            }
            kept_1.finish();
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_forward<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[Vec<f64>],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<Vec<f64>>, Vec<Vec<f64>>)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
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
            Self::forward_pushforward_pullback(
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
        fn __path_jvp_vjp_forward<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[Vec<f64>],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<Vec<f64>>, Vec<Vec<f64>>)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::std::vec::Vec::new();
            let d3 = ::rootgrad_autodiff::rt::or_zero_like(
                d3.into_slice(),
                a3,
                &mut store3,
            );
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zero_like(
                d2.into_slice(),
                a2,
                &mut store2,
            );
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::forward_pushforward_pullback(
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
        fn __vjp_forward<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[Vec<f64>],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<Vec<f64>>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::forward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_forward<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[Vec<f64>],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<Vec<f64>>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zero_like(
                d1.into_slice(),
                a1,
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::forward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_forward & fn __handed_forward);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let bn = BatchNorm {
            gamma: p[0..2].to_vec(),
            beta: p[2..4].to_vec(),
            eps: 1e-3,
        };
        let size = 2;
        let length = p[4..].len().div_ceil(size);
        let mut x: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let length_2 = p[4..].len().div_ceil(size);
        for i in 0..length_2 {
            let x_3 = &p[4..][(i * size)..((i * size) + size).min(p[4..].len())];
            shape_1.keep(&x[i]);
            x[i] = x_3.to_vec();
        }
        let value_2 = bn.__handed_forward().forward(&x);
        let mut sum_2: f64 = -0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&value_2);
        let mut d_bn = ::rootgrad_autodiff::Differentiable::zero_like(&bn);
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length_3 {
            let items = &value_2[i_2];
            let length_4 = ::rootgrad_autodiff::rt::length(&items);
            for i_3 in 0..length_4 {
                let v = &items[i_3];
                sum_2 += (*v).tanh().powi(2);
                let v = &items[i_3];
                let d_1 = d_sum_2;
                let d_2 = d_1 * ::rootgrad_autodiff::rules::powi((*v).tanh(), 2);
                d_value_2[i_2][i_3] += d_2 * ::rootgrad_autodiff::rules::tanh(*v);
            }
            let items = &value_2[i_2];
        }
        let result: f64 = sum_2;
        (bn)
            .__vjp_forward(
                ::core::option::Option::Some(&mut d_bn),
                &x,
                &mut d_x,
                d_value_2,
            );
        for i in (0..length_2).rev() {
            let d_x_3 = &mut d_p[4..][i * size..((i * size) + size).min(p[4..].len())];
            let d_3 = shape_1.replace(&mut d_x[i]);
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x_3)[..], &d_3[..]);
        }
        let BatchNorm { gamma: d_4, beta: d_5, eps: _ } = &d_bn else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[0..2][..], &(*d_4)[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[2..4][..], &(*d_5)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_forward);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_bn = BatchNorm {
            gamma: t_p[0..2].to_vec(),
            beta: t_p[2..4].to_vec(),
            eps: 0.0,
        };
        let bn = BatchNorm {
            gamma: p[0..2].to_vec(),
            beta: p[2..4].to_vec(),
            eps: 1e-3,
        };
        let size = 2;
        let length = p[4..].len().div_ceil(size);
        let mut x: ::std::vec::Vec<Vec<f64>> = ::std::vec![
            ::rootgrad_autodiff::rt::any_value(); length
        ];
        let mut t_x: ::std::vec::Vec<Vec<f64>> = ::rootgrad_autodiff::Differentiable::zero_like(
            &x,
        );
        let length_2 = p[4..].len().div_ceil(size);
        for i in 0..length_2 {
            let x_3 = &p[4..][(i * size)..((i * size) + size).min(p[4..].len())];
            let t_x_3 = &t_p[4..][i * size..((i * size) + size).min(p[4..].len())];
            t_x[i] = t_x_3.to_vec();
            x[i] = x_3.to_vec();
        }
        let (v_1, t_value_2) = (bn).__jvp_forward(&t_bn, &x, &t_x);
        let value_2 = v_1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&value_2);
        for i_2 in 0..length_3 {
            let items = &value_2[i_2];
            let t_items = &t_value_2[i_2];
            let length_4 = ::rootgrad_autodiff::rt::length(&items);
            for i_3 in 0..length_4 {
                let v = &items[i_3];
                let t_v = &t_items[i_3];
                t_sum_2
                    += ::rootgrad_autodiff::rules::powi((*v).tanh(), 2)
                        * (::rootgrad_autodiff::rules::tanh(*v)
                            * ::rootgrad_autodiff::rt::scalar(*t_v));
                sum_2 += (*v).tanh().powi(2);
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod conv2d_pool {
    ///The derivative of [`conv2d`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum conv2d {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl conv2d {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &conv2d)
        }
        /// The reverse derivative of [`conv2d`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            image: &[[f64; W]; H],
            d_image: &mut [[f64; W]; H],
            kernel: &[[f64; 3]; 3],
            d_kernel: &mut [[f64; 3]; 3],
            out: &mut [[f64; W]; H],
            d_out: &mut [[f64; W]; H],
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            for y in 0..H {
                for x in 0..W {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut acc = 0.0;
                    let length = kernel.len();
                    for i in 0..length {
                        let ky = i;
                        let row = &kernel[i];
                        let length_2 = row.len();
                        for i_2 in 0..length_2 {
                            let kx = i_2;
                            let w = &row[i_2];
                            let iy = ((y + ky) as isize) - 1;
                            let ix = ((x + kx) as isize) - 1;
                            if (((iy < 0) || (ix < 0)) || (iy >= (H as isize)))
                                || (ix >= (W as isize))
                            {} else {
                                acc += (*w) * image[(iy as usize)][(ix as usize)];
                            }
                        }
                    }
                    out[y][x] = kept_1.keep(acc).max(kept_2.keep((0.01 * acc)));
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                for x in (0..W).rev() {
                    let (v_1, v_2) = pass_1.take();
                    let length = kernel.len();
                    let mut d_acc: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_out[y][x]);
                    d_acc += d_1 * ::rootgrad_autodiff::rules::max(v_1, v_2).0;
                    let d_2 = d_1 * ::rootgrad_autodiff::rules::max(v_1, v_2).1;
                    d_acc += d_2 * 0.01;
                    for i in 0..length {
                        let ky = i;
                        let row = &kernel[i];
                        let length_2 = row.len();
                        let d_row = &mut d_kernel[i];
                        for i_2 in 0..length_2 {
                            let kx = i_2;
                            let w = &row[i_2];
                            let iy = ((y + ky) as isize) - 1;
                            let ix = ((x + kx) as isize) - 1;
                            if (((iy < 0) || (ix < 0)) || (iy >= (H as isize)))
                                || (ix >= (W as isize))
                            {} else {
                                let d_3 = d_acc;
                                d_row[i_2] += d_3 * image[(iy as usize)][(ix as usize)];
                                d_image[iy as usize][ix as usize] += d_3 * (*w);
                            }
                        }
                    }
                }
            }
            pass_1.finish();
        }
        /// The forward derivative of [`conv2d`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            image: &[[f64; W]; H],
            t_image: &[[f64; W]; H],
            kernel: &[[f64; 3]; 3],
            t_kernel: &[[f64; 3]; 3],
            out: &mut [[f64; W]; H],
            t_out: &mut [[f64; W]; H],
        ) {
            for y in 0..H {
                for x in 0..W {
                    let mut acc = 0.0;
                    let mut t_acc = 0.0;
                    let length = kernel.len();
                    for i in 0..length {
                        let ky = i;
                        let row = &kernel[i];
                        let t_row = &t_kernel[i];
                        let length_2 = row.len();
                        for i_2 in 0..length_2 {
                            let kx = i_2;
                            let w = &row[i_2];
                            let t_w = &t_row[i_2];
                            let iy = ((y + ky) as isize) - 1;
                            let ix = ((x + kx) as isize) - 1;
                            if (((iy < 0) || (ix < 0)) || (iy >= (H as isize)))
                                || (ix >= (W as isize))
                            {} else {
                                t_acc
                                    += (*t_w) * image[(iy as usize)][(ix as usize)]
                                        + (*w) * t_image[iy as usize][ix as usize];
                                acc += (*w) * image[(iy as usize)][(ix as usize)];
                            }
                        }
                    }
                    let p_1 = ::rootgrad_autodiff::rules::max(acc, 0.01 * acc);
                    t_out[y][x] = p_1.0 * t_acc + p_1.1 * (0.01 * t_acc);
                    out[y][x] = acc.max((0.01 * acc));
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &[[f64; W]; H],
                &[[f64; 3]; 3],
                &mut [[f64; W]; H],
            ) + 'static,
            a0: &[[f64; W]; H],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; W]; H]>,
            a1: &[[f64; 3]; 3],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 3]; 3]>,
            a2: &mut [[f64; W]; H],
            t2: impl ::rootgrad_autodiff::rt::TangentMut<[[f64; W]; H]>,
        ) {
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
            image: &[[f64; W]; H],
            d_image: &mut [[f64; W]; H],
            t_image: &[[f64; W]; H],
            d_t_image: &mut [[f64; W]; H],
            kernel: &[[f64; 3]; 3],
            d_kernel: &mut [[f64; 3]; 3],
            t_kernel: &[[f64; 3]; 3],
            d_t_kernel: &mut [[f64; 3]; 3],
            out: &mut [[f64; W]; H],
            d_out: &mut [[f64; W]; H],
            t_out: &mut [[f64; W]; H],
            d_t_out: &mut [[f64; W]; H],
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            for y in 0..H {
                for x in 0..W {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut acc = 0.0;
                    let mut t_acc = 0.0;
                    let length = kernel.len();
                    for i in 0..length {
                        let ky = i;
                        let row = &kernel[i];
                        let t_row = &t_kernel[i];
                        let length_2 = row.len();
                        for i_2 in 0..length_2 {
                            let kx = i_2;
                            let w = &row[i_2];
                            let t_w = &t_row[i_2];
                            let iy = ((y + ky) as isize) - 1;
                            let ix = ((x + kx) as isize) - 1;
                            if (((iy < 0) || (ix < 0)) || (iy >= (H as isize)))
                                || (ix >= (W as isize))
                            {} else {
                                t_acc
                                    += ((*t_w) * image[(iy as usize)][(ix as usize)])
                                        + ((*w) * t_image[(iy as usize)][(ix as usize)]);
                                acc += (*w) * image[(iy as usize)][(ix as usize)];
                            }
                        }
                    }
                    let x_2 = acc;
                    let y_2 = 0.01 * acc;
                    let t;
                    if (x_2 >= y_2) || (y_2 != y_2) {
                        t = 1.0;
                    } else {
                        t = 0.0;
                    }
                    let t_3 = kept_4.keep(t) * t_acc;
                    let x_3 = acc;
                    let y_3 = 0.01 * acc;
                    let t_2;
                    if (x_3 >= y_3) || (y_3 != y_3) {
                        t_2 = 0.0;
                    } else {
                        t_2 = 1.0;
                    }
                    t_out[y][x] = t_3 + (kept_3.keep(t_2) * (0.01 * t_acc));
                    out[y][x] = kept_1.keep(acc).max(kept_2.keep((0.01 * acc)));
                    pass_1
                        .push((
                            kept_1.take(),
                            kept_2.take(),
                            kept_3.take(),
                            kept_4.take(),
                        ));
                }
                for x in (0..W).rev() {
                    let (v_1, v_2, v_3, v_4) = pass_1.take();
                    let length = kernel.len();
                    let mut d_acc: f64 = -0.0;
                    let mut d_t_acc: f64 = -0.0;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_y_2: f64 = -0.0;
                    let mut d_t_3: f64 = -0.0;
                    let mut d_x_3: f64 = -0.0;
                    let mut d_y_3: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_out[y][x]);
                    d_acc += d_1 * ::rootgrad_autodiff::rules::max(v_1, v_2).0;
                    let d_2 = d_1 * ::rootgrad_autodiff::rules::max(v_1, v_2).1;
                    d_acc += d_2 * 0.01;
                    let d_3 = ::core::mem::take(&mut d_t_out[y][x]);
                    d_t_3 += d_3;
                    let d_4 = d_3 * v_3;
                    d_t_acc += d_4 * 0.01;
                    d_acc += d_y_3 * 0.01;
                    d_acc += d_x_3;
                    d_t_acc += d_t_3 * v_4;
                    d_acc += d_y_2 * 0.01;
                    d_acc += d_x_2;
                    for i in 0..length {
                        let ky = i;
                        let row = &kernel[i];
                        let t_row = &t_kernel[i];
                        let length_2 = row.len();
                        let d_row = &mut d_kernel[i];
                        for i_2 in 0..length_2 {
                            let kx = i_2;
                            let w = &row[i_2];
                            let t_w = &t_row[i_2];
                            let iy = ((y + ky) as isize) - 1;
                            let ix = ((x + kx) as isize) - 1;
                            let d_w = &mut d_row[i_2];
                            if (((iy < 0) || (ix < 0)) || (iy >= (H as isize)))
                                || (ix >= (W as isize))
                            {} else {
                                let d_5 = d_acc;
                                (*d_w) += d_5 * image[(iy as usize)][(ix as usize)];
                                d_image[iy as usize][ix as usize] += d_5 * (*w);
                                let d_6 = d_t_acc;
                                d_t_kernel[i][i_2]
                                    += d_6 * image[(iy as usize)][(ix as usize)];
                                d_image[iy as usize][ix as usize] += d_6 * (*t_w);
                                (*d_w) += d_6 * t_image[(iy as usize)][(ix as usize)];
                                d_t_image[iy as usize][ix as usize] += d_6 * (*w);
                            }
                        }
                    }
                }
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &[[f64; W]; H],
                &[[f64; 3]; 3],
                &mut [[f64; W]; H],
            ) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[[f64; W]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; W]; H]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            a2: &[[f64; 3]; 3],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 3]>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 3]; 3]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 3]>,
            a4: &[[f64; W]; H],
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; W]; H]>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            Self::pushforward_pullback(
                a0,
                d0,
                a1,
                d1,
                a2,
                d2,
                a3,
                d3,
                &mut a4,
                d4,
                &mut a5,
                d5,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[[f64; W]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            a1: &[[f64; 3]; 3],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 3]>,
            a2: &[[f64; W]; H],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pullback(a0, d0, a1, d1, &mut a2, d2);
        }
    }
    ///The derivative of [`max_pool`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum max_pool {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl max_pool {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &max_pool)
        }
        /// The reverse derivative of [`max_pool`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[[f64; W]; H],
            d_x: &mut [[f64; W]; H],
            d_ret: [[f64; W / 2]; H / 2],
        ) -> [[f64; W / 2]; H / 2] {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut out = [[f64::NEG_INFINITY; ::rootgrad_autodiff::rt::discrete(
                W / 2,
            )]; ::rootgrad_autodiff::rt::discrete(H / 2)];
            let length = x.len();
            for i in 0..length {
                let y = i;
                let row = &x[i];
                let length_2 = row.len();
                for i_2 in 0..length_2 {
                    let c = i_2;
                    let v = row[i_2];
                    let o = &mut out[(y / 2)][(c / 2)];
                    if kept_1.keep((v > (*o))) {
                        (*o) = v;
                    }
                }
            }
            let result: [[f64; W / 2]; H / 2] = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..length).rev() {
                let y = i;
                let row = &x[i];
                let length_2 = row.len();
                let d_row = &mut d_x[i];
                for i_2 in (0..length_2).rev() {
                    let v_1 = kept_1.take();
                    let c = i_2;
                    let mut d_v: f64 = -0.0;
                    if v_1 {
                        let d_1 = ::core::mem::take(&mut d_out[y / 2][c / 2]);
                        d_v += d_1;
                    }
                    d_row[i_2] += d_v;
                }
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`max_pool`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[[f64; W]; H],
            t_x: &[[f64; W]; H],
        ) -> ([[f64; W / 2]; H / 2], [[f64; W / 2]; H / 2]) {
            let mut out = [[f64::NEG_INFINITY; ::rootgrad_autodiff::rt::discrete(
                W / 2,
            )]; ::rootgrad_autodiff::rt::discrete(H / 2)];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let length = x.len();
            for i in 0..length {
                let y = i;
                let row = &x[i];
                let t_row = &t_x[i];
                let length_2 = row.len();
                for i_2 in 0..length_2 {
                    let c = i_2;
                    let v = row[i_2];
                    let t_v = t_row[i_2];
                    let o = &mut out[(y / 2)][(c / 2)];
                    let t_o = &mut t_out[y / 2][c / 2];
                    if v > (*o) {
                        (*t_o) = t_v;
                        (*o) = v;
                    }
                }
            }
            let result: [[f64; W / 2]; H / 2] = out;
            let t_result: [[f64; W / 2]; H / 2] = t_out;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &[[f64; W]; H],
            ) -> [[f64; W / 2]; H / 2] + 'static,
            a0: &[[f64; W]; H],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; W]; H]>,
        ) -> ([[f64; W / 2]; H / 2], [[f64; W / 2]; H / 2]) {
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
            x: &[[f64; W]; H],
            d_x: &mut [[f64; W]; H],
            t_x: &[[f64; W]; H],
            d_t_x: &mut [[f64; W]; H],
            d_ret: ([[f64; W / 2]; H / 2], [[f64; W / 2]; H / 2]),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut out = [[f64::NEG_INFINITY; ::rootgrad_autodiff::rt::discrete(
                W / 2,
            )]; ::rootgrad_autodiff::rt::discrete(H / 2)];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let length = x.len();
            for i in 0..length {
                let y = i;
                let row = &x[i];
                let t_row = &t_x[i];
                let length_2 = row.len();
                for i_2 in 0..length_2 {
                    let c = i_2;
                    let v = row[i_2];
                    let t_v = t_row[i_2];
                    let o = &mut out[(y / 2)][(c / 2)];
                    let t_o = &mut t_out[(y / 2)][(c / 2)];
                    if kept_1.keep((v > (*o))) {
                        (*t_o) = t_v;
                        (*o) = v;
                    }
                }
            }
            let result: [[f64; W / 2]; H / 2] = ::core::clone::Clone::clone(&out);
            let t_result: [[f64; W / 2]; H / 2] = ::core::clone::Clone::clone(&t_out);
            let result_2: ([[f64; W / 2]; H / 2], [[f64; W / 2]; H / 2]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for i in (0..length).rev() {
                let y = i;
                let row = &x[i];
                let length_2 = row.len();
                let d_row = &mut d_x[i];
                for i_2 in (0..length_2).rev() {
                    let v_1 = kept_1.take();
                    let c = i_2;
                    let mut d_v: f64 = -0.0;
                    let mut d_t_v: f64 = -0.0;
                    if v_1 {
                        let d_1 = ::core::mem::take(&mut d_out[y / 2][c / 2]);
                        d_v += d_1;
                        let d_2 = ::core::mem::take(&mut d_t_out[y / 2][c / 2]);
                        d_t_v += d_2;
                    }
                    d_t_x[i][i_2] += d_t_v;
                    d_row[i_2] += d_v;
                }
            }
            kept_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &[[f64; W]; H],
            ) -> [[f64; W / 2]; H / 2] + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[[f64; W]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; W]; H]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                ([[f64; W / 2]; H / 2], [[f64; W / 2]; H / 2]),
            >,
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
            a0: &[[f64; W]; H],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; W]; H]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[[f64; W / 2]; H / 2]>,
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
        ::rootgrad_autodiff::callees!(
            conv2d as rule_of_conv2d, max_pool as rule_of_max_pool
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut d_result = d_ret;
        let kernel = [[p[0], p[1], p[2]], [p[3], 1.0, p[4]], [0.3, p[0], p[5]]];
        let mut image = [[0.0; W]; H];
        let length = image.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut image[i_2];
            let length_2 = kept_2.keep(row.len());
            for i_3 in 0..length_2 {
                let j = i_3;
                let px = &mut row[i_3];
                (*px) = p[(((3 * i) + j) % p.len())] - (0.1 * (j as f64));
            }
        }
        let mut out = [[0.0; W]; H];
        kept_1.keep_when(rule_of_conv2d::__BEFORE, &out);
        rule_of_conv2d::__of(conv2d)(&image, &kernel, &mut out);
        let pooled = rule_of_max_pool::__of(max_pool)(&out);
        let mut sum_2: f64 = -0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&pooled);
        let mut d_kernel = ::rootgrad_autodiff::Differentiable::zero_like(&kernel);
        let mut d_image = ::rootgrad_autodiff::Differentiable::zero_like(&image);
        let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
        let mut d_pooled = ::rootgrad_autodiff::Differentiable::zero_like(&pooled);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_4 in 0..length_3 {
            let r = &pooled[i_4];
            let length_4 = ::rootgrad_autodiff::rt::length(&r);
            let d_r = &mut d_pooled[i_4];
            for i_5 in 0..length_4 {
                let v = &r[i_5];
                sum_2 += (*v) * (*v);
                let v = &r[i_5];
                let d_v = &mut d_r[i_5];
                let d_1 = d_sum_2;
                (*d_v) += d_1 * (*v);
                (*d_v) += d_1 * (*v);
            }
            let r = &pooled[i_4];
        }
        let result: f64 = sum_2;
        rule_of_max_pool::__vjp(&out, &mut d_out, d_pooled);
        let v_1 = kept_1.take_when(rule_of_conv2d::__BEFORE);
        rule_of_conv2d::__vjp(
            &image,
            &mut d_image,
            &kernel,
            &mut d_kernel,
            &*::rootgrad_autodiff::rt::before_or(&v_1, &out),
            &mut d_out,
            ::rootgrad_autodiff::rt::Unused,
        );
        for i_2 in (0..length).rev() {
            let length_2 = kept_2.take();
            let i = i_2;
            let d_row = &mut d_image[i_2];
            for i_3 in (0..length_2).rev() {
                let j = i_3;
                let d_2 = ::core::mem::take(&mut d_row[i_3]);
                d_p[((3 * i) + j) % p.len()] += d_2;
            }
        }
        d_p[0] += d_kernel[0][0];
        d_p[1] += d_kernel[0][1];
        d_p[2] += d_kernel[0][2];
        d_p[3] += d_kernel[1][0];
        d_p[4] += d_kernel[1][2];
        d_p[0] += d_kernel[2][1];
        d_p[5] += d_kernel[2][2];
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            conv2d as rule_of_conv2d, max_pool as rule_of_max_pool
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_kernel = [
            [t_p[0], t_p[1], t_p[2]],
            [t_p[3], 0.0, t_p[4]],
            [0.0, t_p[0], t_p[5]],
        ];
        let kernel = [[p[0], p[1], p[2]], [p[3], 1.0, p[4]], [0.3, p[0], p[5]]];
        let mut image = [[0.0; W]; H];
        let mut t_image = ::rootgrad_autodiff::Differentiable::zero_like(&image);
        let length = image.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut image[i_2];
            let t_row = &mut t_image[i_2];
            let length_2 = row.len();
            for i_3 in 0..length_2 {
                let j = i_3;
                let px = &mut row[i_3];
                let t_px = &mut t_row[i_3];
                (*t_px) = t_p[((3 * i) + j) % p.len()];
                (*px) = p[(((3 * i) + j) % p.len())] - (0.1 * (j as f64));
            }
        }
        let mut out = [[0.0; W]; H];
        let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
        rule_of_conv2d::__jvp(
            conv2d,
            &image,
            &t_image,
            &kernel,
            &t_kernel,
            &mut out,
            &mut t_out,
        );
        let (v_1, t_pooled) = rule_of_max_pool::__jvp(max_pool, &out, &t_out);
        let pooled = v_1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = ::rootgrad_autodiff::rt::length(&pooled);
        for i_4 in 0..length_3 {
            let r = &pooled[i_4];
            let t_r = &t_pooled[i_4];
            let length_4 = ::rootgrad_autodiff::rt::length(&r);
            for i_5 in 0..length_4 {
                let v = &r[i_5];
                let t_v = &t_r[i_5];
                t_sum_2
                    += ::rootgrad_autodiff::rt::scalar(*t_v) * (*v)
                        + (*v) * ::rootgrad_autodiff::rt::scalar(*t_v);
                sum_2 += (*v) * (*v);
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod attention_3d_arrays {
    ///The derivative of [`attention`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum attention {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl attention {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &attention::<1, 1>)
        }
        /// The reverse derivative of [`attention`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const T: usize, const C: usize>(
            q: &[[f64; C]; T],
            d_q: &mut [[f64; C]; T],
            k: &[[f64; C]; T],
            d_k: &mut [[f64; C]; T],
            v: &[[f64; C]; T],
            d_v: &mut [[f64; C]; T],
            d_ret: [[f64; C]; T],
        ) -> [[f64; C]; T] {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let like_weights = ::rootgrad_autodiff::rt::Like::new();
            let mut out = [[0.0; C]; T];
            for t in 0..T {
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                let mut weights = [0.0; T];
                like_weights.of(&weights);
                let mut max = f64::NEG_INFINITY;
                for s in 0..=t {
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut sum_2: f64 = -0.0;
                    let length = q[t].len().min(k[s].len());
                    for i in 0..length {
                        let a = &q[t][i];
                        let b = &k[s][i];
                        sum_2 += (*a) * (*b);
                    }
                    weights[s] = sum_2;
                    max = kept_5.keep(max).max(kept_6.keep(weights[s]));
                    pass_2.push((kept_5.take(), kept_6.take()));
                }
                let mut sum = 0.0;
                let length_2 = kept_8.keep(weights[(..=t)].len());
                for i_2 in 0..length_2 {
                    let w = &mut weights[(..=t)][i_2];
                    let exp_2 = kept_4.keep(((*w) - max).exp());
                    (*w) = exp_2;
                    sum += *w;
                }
                for s_2 in 0..=t {
                    for c in 0..C {
                        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        out[t][c]
                            += kept_2.keep((weights[s_2] / kept_1.keep(sum)))
                                * v[s_2][c];
                        pass_1.push((kept_1.take(), kept_2.take()));
                    }
                }
                kept_9.push(weights);
                pass_3.push((kept_8.take(), kept_9.take()));
            }
            let result: [[f64; C]; T] = ::core::clone::Clone::clone(&out);
            let mut d_result = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for t in (0..T).rev() {
                let (length_2, weights) = pass_3.take();
                let mut d_weights = like_weights.same([::rootgrad_autodiff::zero(); T]);
                let mut d_max: f64 = -0.0;
                let mut d_sum = -0.0;
                for s_2 in (0..=t).rev() {
                    for c in (0..C).rev() {
                        let (v_1, v_2) = pass_1.take();
                        let d_1 = d_out[t][c];
                        let d_2 = d_1 * v[s_2][c];
                        d_weights[s_2] += d_2 / v_1;
                        d_sum -= d_2 / v_1 * (weights[s_2] / v_1);
                        d_v[s_2][c] += d_1 * v_2;
                    }
                }
                for i_2 in (0..length_2).rev() {
                    let exp_2 = kept_4.take();
                    let mut d_exp_2: f64 = -0.0;
                    let d_w = &mut d_weights[..=t][i_2];
                    let d_3 = d_sum;
                    (*d_w) += d_3;
                    let d_4 = ::core::mem::take(&mut (*d_w));
                    d_exp_2 += d_4;
                    let d_5 = d_exp_2
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                    (*d_w) += d_5;
                    d_max -= d_5;
                }
                for s in (0..=t).rev() {
                    let (v_3, v_4) = pass_2.take();
                    let length = q[t].len().min(k[s].len());
                    let mut d_sum_2: f64 = -0.0;
                    let d_6 = ::core::mem::take(&mut d_max);
                    d_max += d_6 * ::rootgrad_autodiff::rules::max(v_3, v_4).0;
                    d_weights[s] += d_6 * ::rootgrad_autodiff::rules::max(v_3, v_4).1;
                    let d_7 = ::core::mem::take(&mut d_weights[s]);
                    d_sum_2 += d_7;
                    for i in 0..length {
                        let a = &q[t][i];
                        let b = &k[s][i];
                        let d_8 = d_sum_2;
                        d_q[t][i] += d_8 * (*b);
                        d_k[s][i] += d_8 * (*a);
                    }
                }
            }
            pass_1.finish();
            kept_4.finish();
            pass_2.finish();
            pass_3.finish();
            result
        }
        /// The forward derivative of [`attention`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const T: usize, const C: usize>(
            q: &[[f64; C]; T],
            t_q: &[[f64; C]; T],
            k: &[[f64; C]; T],
            t_k: &[[f64; C]; T],
            v: &[[f64; C]; T],
            t_v: &[[f64; C]; T],
        ) -> ([[f64; C]; T], [[f64; C]; T]) {
            let mut out = [[0.0; C]; T];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for t in 0..T {
                let mut weights = [0.0; T];
                let mut t_weights = [0.0; T];
                let mut max = f64::NEG_INFINITY;
                let mut t_max = 0.0;
                for s in 0..=t {
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let length = q[t].len().min(k[s].len());
                    for i in 0..length {
                        let a = &q[t][i];
                        let t_a = &t_q[t][i];
                        let b = &k[s][i];
                        let t_b = &t_k[s][i];
                        t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                        sum_2 += (*a) * (*b);
                    }
                    t_weights[s] = t_sum_2;
                    weights[s] = sum_2;
                    let p_1 = ::rootgrad_autodiff::rules::max(max, weights[s]);
                    t_max = p_1.0 * t_max + p_1.1 * t_weights[s];
                    max = max.max(weights[s]);
                }
                let mut sum = 0.0;
                let mut t_sum = 0.0;
                let length_2 = weights[(..=t)].len();
                for i_2 in 0..length_2 {
                    let w = &mut weights[(..=t)][i_2];
                    let t_w = &mut t_weights[..=t][i_2];
                    (*t_w) = ::rootgrad_autodiff::rules::exp((*w) - max)
                        * ((*t_w) - t_max);
                    (*w) = ((*w) - max).exp();
                    t_sum += *t_w;
                    sum += *w;
                }
                for s_2 in 0..=t {
                    for c in 0..C {
                        t_out[t][c]
                            += ((t_weights[s_2] - (weights[s_2] / sum) * t_sum) / sum)
                                * v[s_2][c] + (weights[s_2] / sum) * t_v[s_2][c];
                        out[t][c] += (weights[s_2] / sum) * v[s_2][c];
                    }
                }
            }
            let result: [[f64; C]; T] = out;
            let t_result: [[f64; C]; T] = t_out;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<const T: usize, const C: usize>(
            called: impl ::core::ops::Fn(
                &[[f64; C]; T],
                &[[f64; C]; T],
                &[[f64; C]; T],
            ) -> [[f64; C]; T],
            a0: &[[f64; C]; T],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
            a1: &[[f64; C]; T],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
            a2: &[[f64; C]; T],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
        ) -> ([[f64; C]; T], [[f64; C]; T]) {
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
        fn pushforward_pullback<const T: usize, const C: usize>(
            q: &[[f64; C]; T],
            d_q: &mut [[f64; C]; T],
            t_q: &[[f64; C]; T],
            d_t_q: &mut [[f64; C]; T],
            k: &[[f64; C]; T],
            d_k: &mut [[f64; C]; T],
            t_k: &[[f64; C]; T],
            d_t_k: &mut [[f64; C]; T],
            v: &[[f64; C]; T],
            d_v: &mut [[f64; C]; T],
            t_v: &[[f64; C]; T],
            d_t_v: &mut [[f64; C]; T],
            d_ret: ([[f64; C]; T], [[f64; C]; T]),
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
            let like_weights = ::rootgrad_autodiff::rt::Like::new();
            let like_t_weights = ::rootgrad_autodiff::rt::Like::new();
            let mut out = [[0.0; C]; T];
            let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            for t in 0..T {
                let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
                let mut weights = [0.0; T];
                like_weights.of(&weights);
                let mut t_weights = [0.0; T];
                like_t_weights.of(&t_weights);
                let mut max = f64::NEG_INFINITY;
                let mut t_max = 0.0;
                for s in 0..=t {
                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let length = q[t].len().min(k[s].len());
                    for i in 0..length {
                        let a = &q[t][i];
                        let t_a = &t_q[t][i];
                        let b = &k[s][i];
                        let t_b = &t_k[s][i];
                        t_sum_2 += ((*t_a) * (*b)) + ((*a) * (*t_b));
                        sum_2 += (*a) * (*b);
                    }
                    t_weights[s] = t_sum_2;
                    weights[s] = sum_2;
                    let x = max;
                    let y = weights[s];
                    let t_2;
                    if (x >= y) || (y != y) {
                        t_2 = 1.0;
                    } else {
                        t_2 = 0.0;
                    }
                    let t_4 = kept_16.keep(t_2) * t_max;
                    let x_2 = max;
                    let y_2 = weights[s];
                    let t_3;
                    if (x_2 >= y_2) || (y_2 != y_2) {
                        t_3 = 0.0;
                    } else {
                        t_3 = 1.0;
                    }
                    t_max = t_4 + (kept_15.keep(t_3) * t_weights[s]);
                    max = kept_13.keep(max).max(kept_14.keep(weights[s]));
                    pass_3
                        .push((
                            kept_13.take(),
                            kept_14.take(),
                            kept_15.take(),
                            kept_16.take(),
                        ));
                }
                let mut sum = 0.0;
                let mut t_sum = 0.0;
                let length_2 = kept_18.keep(weights[(..=t)].len());
                for i_2 in 0..length_2 {
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                    let w = &mut weights[(..=t)][i_2];
                    let t_w = &mut t_weights[(..=t)][i_2];
                    let x_3 = (*w) - max;
                    let exp_2 = kept_11.keep(x_3.exp());
                    (*t_w) = exp_2 * kept_9.keep(((*t_w) - t_max));
                    let exp_3 = kept_10.keep(((*w) - max).exp());
                    (*w) = exp_3;
                    t_sum += *t_w;
                    sum += *w;
                    pass_2.push((kept_9.take(), kept_10.take(), kept_11.take()));
                }
                for s_2 in 0..=t {
                    for c in 0..C {
                        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        t_out[t][c]
                            += (kept_7
                                .keep(
                                    (kept_6
                                        .keep(
                                            (t_weights[s_2]
                                                - (kept_5.keep((weights[s_2] / sum)) * kept_4.keep(t_sum))),
                                        ) / kept_3.keep(sum)),
                                ) * v[s_2][c]) + ((weights[s_2] / sum) * t_v[s_2][c]);
                        out[t][c]
                            += kept_2.keep((weights[s_2] / kept_1.keep(sum)))
                                * v[s_2][c];
                        pass_1
                            .push((
                                kept_1.take(),
                                kept_2.take(),
                                kept_3.take(),
                                kept_4.take(),
                                kept_5.take(),
                                kept_6.take(),
                                kept_7.take(),
                            ));
                    }
                }
                kept_19.push(weights);
                pass_4.push((kept_18.take(), kept_19.take()));
            }
            let result: [[f64; C]; T] = ::core::clone::Clone::clone(&out);
            let t_result: [[f64; C]; T] = ::core::clone::Clone::clone(&t_out);
            let result_2: ([[f64; C]; T], [[f64; C]; T]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
            let mut d_t_out = ::rootgrad_autodiff::Differentiable::zero_like(&t_out);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_result));
            for t in (0..T).rev() {
                let (length_2, weights) = pass_4.take();
                let mut d_weights = like_weights.same([::rootgrad_autodiff::zero(); T]);
                let mut d_t_weights = like_t_weights
                    .same([::rootgrad_autodiff::zero(); T]);
                let mut d_max: f64 = -0.0;
                let mut d_t_max = -0.0;
                let mut d_sum = -0.0;
                let mut d_t_sum = -0.0;
                for s_2 in (0..=t).rev() {
                    for c in (0..C).rev() {
                        let (v_1, v_2, v_3, v_4, v_5, v_6, v_7) = pass_1.take();
                        let d_1 = d_out[t][c];
                        let d_2 = d_1 * v[s_2][c];
                        d_weights[s_2] += d_2 / v_1;
                        d_sum -= d_2 / v_1 * (weights[s_2] / v_1);
                        d_v[s_2][c] += d_1 * v_2;
                        let d_3 = d_t_out[t][c];
                        let d_4 = d_3 * v[s_2][c];
                        let d_5 = d_4 / v_3;
                        d_t_weights[s_2] += d_5;
                        let d_6 = d_5 * v_4;
                        d_weights[s_2] -= d_6 / v_3;
                        d_sum += d_6 / v_3 * (weights[s_2] / v_3);
                        d_t_sum -= d_5 * v_5;
                        d_sum -= d_4 / v_3 * (v_6 / v_3);
                        d_v[s_2][c] += d_3 * v_7;
                        let d_7 = d_3 * t_v[s_2][c];
                        d_weights[s_2] += d_7 / v_3;
                        d_sum -= d_7 / v_3 * (weights[s_2] / v_3);
                        d_t_v[s_2][c] += d_3 * v_5;
                    }
                }
                for i_2 in (0..length_2).rev() {
                    let (v_8, exp_3, exp_2) = pass_2.take();
                    let mut d_x_3: f64 = -0.0;
                    let mut d_exp_2: f64 = -0.0;
                    let mut d_exp_3: f64 = -0.0;
                    let d_w = &mut d_weights[..=t][i_2];
                    let d_t_w = &mut d_t_weights[..=t][i_2];
                    let d_8 = d_sum;
                    (*d_w) += d_8;
                    let d_9 = d_t_sum;
                    (*d_t_w) += d_9;
                    let d_10 = ::core::mem::take(&mut (*d_w));
                    d_exp_3 += d_10;
                    let d_11 = d_exp_3
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                    (*d_w) += d_11;
                    d_max -= d_11;
                    let d_12 = ::core::mem::take(&mut (*d_t_w));
                    d_exp_2 += d_12 * v_8;
                    let d_13 = d_12 * exp_2;
                    (*d_t_w) += d_13;
                    d_t_max -= d_13;
                    d_x_3 += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                    (*d_w) += d_x_3;
                    d_max -= d_x_3;
                }
                for s in (0..=t).rev() {
                    let (v_9, v_10, v_11, v_12) = pass_3.take();
                    let length = q[t].len().min(k[s].len());
                    let mut d_sum_2: f64 = -0.0;
                    let mut d_t_sum_2: f64 = -0.0;
                    let mut d_x: f64 = -0.0;
                    let mut d_y = -0.0;
                    let mut d_t_4 = -0.0;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_y_2 = -0.0;
                    let d_14 = ::core::mem::take(&mut d_max);
                    d_max += d_14 * ::rootgrad_autodiff::rules::max(v_9, v_10).0;
                    d_weights[s] += d_14 * ::rootgrad_autodiff::rules::max(v_9, v_10).1;
                    let d_15 = ::core::mem::take(&mut d_t_max);
                    d_t_4 += d_15;
                    d_t_weights[s] += d_15 * v_11;
                    d_weights[s] += d_y_2;
                    d_max += d_x_2;
                    d_t_max += d_t_4 * v_12;
                    d_weights[s] += d_y;
                    d_max += d_x;
                    let d_16 = ::core::mem::take(&mut d_weights[s]);
                    d_sum_2 += d_16;
                    let d_17 = ::core::mem::take(&mut d_t_weights[s]);
                    d_t_sum_2 += d_17;
                    for i in 0..length {
                        let a = &q[t][i];
                        let t_a = &t_q[t][i];
                        let b = &k[s][i];
                        let t_b = &t_k[s][i];
                        let d_a = &mut d_q[t][i];
                        let d_b = &mut d_k[s][i];
                        let d_18 = d_sum_2;
                        (*d_a) += d_18 * (*b);
                        (*d_b) += d_18 * (*a);
                        let d_19 = d_t_sum_2;
                        d_t_q[t][i] += d_19 * (*b);
                        (*d_b) += d_19 * (*t_a);
                        (*d_a) += d_19 * (*t_b);
                        d_t_k[s][i] += d_19 * (*a);
                    }
                }
            }
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
            pass_4.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const T: usize, const C: usize>(
            called: impl ::core::ops::Fn(
                &[[f64; C]; T],
                &[[f64; C]; T],
                &[[f64; C]; T],
            ) -> [[f64; C]; T],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[[f64; C]; T],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a2: &[[f64; C]; T],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a4: &[[f64; C]; T],
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; C]; T]>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([[f64; C]; T], [[f64; C]; T])>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(
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
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, const T: usize, const C: usize>(
            a0: &[[f64; C]; T],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a1: &[[f64; C]; T],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            a2: &[[f64; C]; T],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; C]; T]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[[f64; C]; T]>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, a2, d2, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(attention as rule_of_attention);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let mut x = [[0.0; 2]; 3];
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut x[i_2];
            let length_2 = row.len();
            let length_3 = p[(2 * i)..((2 * i) + 2)].len();
            ::core::assert_eq!(length_2, length_3, "copy_from_slice: lengths differ");
            let length_4 = row.len();
            for i_3 in 0..length_4 {
                row[i_3] = p[(2 * i)..((2 * i) + 2)][i_3];
            }
        }
        let y = rule_of_attention::__of(attention)(&x, &x, &x);
        let z = rule_of_attention::__of(attention)(&y, &x, &y);
        let mut sum_2: f64 = -0.0;
        let length_5 = ::rootgrad_autodiff::rt::length(&z);
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_4 in 0..length_5 {
            let r = &z[i_4];
            let length_6 = ::rootgrad_autodiff::rt::length(&r);
            for i_5 in 0..length_6 {
                sum_2 += r[i_5];
                let d_1 = d_sum_2;
                d_z[i_4][i_5] += d_1;
            }
        }
        let result: f64 = sum_2;
        let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&y);
        let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&y);
        rule_of_attention::__vjp(&y, &mut d_2, &x, &mut d_x, &y, &mut d_3, d_z);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_y, &d_2);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_y, &d_3);
        let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(&x);
        let mut d_5 = ::rootgrad_autodiff::rt::Part::zero_owned(&x);
        let mut d_6 = ::rootgrad_autodiff::rt::Part::zero_owned(&x);
        rule_of_attention::__vjp(&x, &mut d_4, &x, &mut d_5, &x, &mut d_6, d_y);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_x, &d_4);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_x, &d_5);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_x, &d_6);
        for i_2 in 0..length {
            let i = i_2;
            let row = &x[i_2];
            let length_4 = row.len();
            let d_row = &mut d_x[i_2];
            for i_3 in (0..length_4).rev() {
                let d_7 = ::core::mem::take(&mut d_row[i_3]);
                d_p[2 * i..(2 * i) + 2][i_3] += d_7;
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(attention as rule_of_attention);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut x = [[0.0; 2]; 3];
        let mut t_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let row = &mut x[i_2];
            let t_row = &mut t_x[i_2];
            let length_2 = row.len();
            let length_3 = p[(2 * i)..((2 * i) + 2)].len();
            ::core::assert_eq!(length_2, length_3, "copy_from_slice: lengths differ");
            let length_4 = row.len();
            for i_3 in 0..length_4 {
                t_row[i_3] = t_p[2 * i..(2 * i) + 2][i_3];
                row[i_3] = p[(2 * i)..((2 * i) + 2)][i_3];
            }
        }
        let (v_1, t_y) = rule_of_attention::__jvp(
            attention,
            &x,
            &t_x,
            &x,
            &t_x,
            &x,
            &t_x,
        );
        let y = v_1;
        let (v_2, t_z) = rule_of_attention::__jvp(
            attention,
            &y,
            &t_y,
            &x,
            &t_x,
            &y,
            &t_y,
        );
        let z = v_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_5 = ::rootgrad_autodiff::rt::length(&z);
        for i_4 in 0..length_5 {
            let r = &z[i_4];
            let t_r = &t_z[i_4];
            let length_6 = ::rootgrad_autodiff::rt::length(&r);
            for i_5 in 0..length_6 {
                t_sum_2 += t_r[i_5];
                sum_2 += r[i_5];
            }
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
