// Written by the golden test; do not edit.
mod hmm_forward {
    ///The derivative of [`forward_log`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum forward_log {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl forward_log {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &forward_log)
        }
        /// The reverse derivative of [`forward_log`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            init: &[f64; 2],
            d_init: &mut [f64; 2],
            trans: &[[f64; 2]; 2],
            d_trans: &mut [[f64; 2]; 2],
            emit: &[[f64; 3]; 2],
            d_emit: &mut [[f64; 3]; 2],
            observations: &[usize],
            d_ret: f64,
        ) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let like_next = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut alpha = [
                (init[0] * emit[0][observations[0]]),
                (init[1] * emit[1][observations[0]]),
            ];
            let mut log_likelihood = 0.0;
            for &o in &observations[1..] {
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut sum_2: f64 = -0.0;
                let length = kept_7.keep(alpha.len());
                for i_2 in 0..length {
                    sum_2 += alpha[i_2];
                }
                let scale: f64 = kept_6.keep(sum_2);
                log_likelihood += scale.ln();
                let mut next = [0.0; 2];
                like_next.of(&next);
                let length_2 = kept_5.keep(next.len());
                for i_3 in 0..length_2 {
                    let j = i_3;
                    let n = &mut next[i_3];
                    for i in 0..2 {
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        (*n)
                            += kept_3.keep((kept_2.keep(alpha[i]) / scale))
                                * trans[i][j];
                        pass_1.push((kept_2.take(), kept_3.take()));
                    }
                    (*n) = kept_1.keep((*n)) * emit[j][o.clone()];
                }
                shape_1.keep(&alpha);
                alpha = next;
                pass_2.push((kept_5.take(), kept_6.take(), kept_7.take()));
            }
            let t = log_likelihood;
            let mut sum_3: f64 = -0.0;
            let length_3 = alpha.len();
            for i_4 in 0..length_3 {
                sum_3 += alpha[i_4];
            }
            let result: f64 = t + sum_3.ln();
            let mut d_result = d_ret;
            let mut d_alpha = ::rootgrad_autodiff::Differentiable::zero_like(&alpha);
            let mut d_log_likelihood: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_sum_3: f64 = -0.0;
            d_t += d_result;
            d_sum_3 += d_result * ::rootgrad_autodiff::rules::ln(sum_3);
            for i_4 in 0..length_3 {
                let d_1 = d_sum_3;
                d_alpha[i_4] += d_1;
            }
            d_log_likelihood += d_t;
            for &o in ::core::iter::IntoIterator::into_iter(&observations[1..]).rev() {
                let (length_2, scale, length) = pass_2.take();
                let mut d_sum_2: f64 = -0.0;
                let mut d_scale: f64 = -0.0;
                let mut d_next = like_next.same([::rootgrad_autodiff::zero(); 2]);
                let d_2 = shape_1.replace(&mut d_alpha);
                ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_2));
                for i_3 in (0..length_2).rev() {
                    let v_1 = kept_1.take();
                    let j = i_3;
                    let d_n = &mut d_next[i_3];
                    let d_3 = ::core::mem::take(&mut (*d_n));
                    (*d_n) += d_3 * emit[j][o.clone()];
                    d_emit[j][o.clone()] += d_3 * v_1;
                    for i in (0..2).rev() {
                        let (v_2, v_3) = pass_1.take();
                        let d_4 = (*d_n);
                        let d_5 = d_4 * trans[i][j];
                        d_alpha[i] += d_5 / scale;
                        d_scale -= d_5 / scale * (v_2 / scale);
                        d_trans[i][j] += d_4 * v_3;
                    }
                }
                let d_6 = d_log_likelihood;
                d_scale += d_6 * ::rootgrad_autodiff::rules::ln(scale);
                d_sum_2 += d_scale;
                for i_2 in 0..length {
                    let d_7 = d_sum_2;
                    d_alpha[i_2] += d_7;
                }
            }
            d_init[0] += d_alpha[0] * emit[0][observations[0]];
            d_emit[0][observations[0]] += d_alpha[0] * init[0];
            d_init[1] += d_alpha[1] * emit[1][observations[0]];
            d_emit[1][observations[0]] += d_alpha[1] * init[1];
            kept_1.finish();
            pass_1.finish();
            pass_2.finish();
            result
        }
        /// The forward derivative of [`forward_log`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            init: &[f64; 2],
            t_init: &[f64; 2],
            trans: &[[f64; 2]; 2],
            t_trans: &[[f64; 2]; 2],
            emit: &[[f64; 3]; 2],
            t_emit: &[[f64; 3]; 2],
            observations: &[usize],
        ) -> (f64, f64) {
            let mut alpha = [
                (init[0] * emit[0][observations[0]]),
                (init[1] * emit[1][observations[0]]),
            ];
            let mut t_alpha = [
                t_init[0] * emit[0][observations[0]]
                    + init[0] * t_emit[0][observations[0]],
                t_init[1] * emit[1][observations[0]]
                    + init[1] * t_emit[1][observations[0]],
            ];
            let mut log_likelihood = 0.0;
            let mut t_log_likelihood = 0.0;
            for &o in &observations[1..] {
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = alpha.len();
                for i_2 in 0..length {
                    t_sum_2 += t_alpha[i_2];
                    sum_2 += alpha[i_2];
                }
                let scale: f64 = sum_2;
                let t_scale: f64 = t_sum_2;
                t_log_likelihood += ::rootgrad_autodiff::rules::ln(scale) * t_scale;
                log_likelihood += scale.ln();
                let mut next = [0.0; 2];
                let mut t_next = [0.0; 2];
                let length_2 = next.len();
                for i_3 in 0..length_2 {
                    let j = i_3;
                    let n = &mut next[i_3];
                    let t_n = &mut t_next[i_3];
                    for i in 0..2 {
                        (*t_n)
                            += ((t_alpha[i] - (alpha[i] / scale) * t_scale) / scale)
                                * trans[i][j] + (alpha[i] / scale) * t_trans[i][j];
                        (*n) += (alpha[i] / scale) * trans[i][j];
                    }
                    (*t_n) = (*t_n) * emit[j][o.clone()]
                        + (*n) * ::rootgrad_autodiff::rt::scalar(t_emit[j][o.clone()]);
                    (*n) = (*n) * emit[j][o.clone()];
                }
                t_alpha = t_next;
                alpha = next;
            }
            let t = log_likelihood;
            let t_t = t_log_likelihood;
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_3 = alpha.len();
            for i_4 in 0..length_3 {
                t_sum_3 += t_alpha[i_4];
                sum_3 += alpha[i_4];
            }
            let result: f64 = t + sum_3.ln();
            let t_result: f64 = t_t + (::rootgrad_autodiff::rules::ln(sum_3) * t_sum_3);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                &[f64; 2],
                &[[f64; 2]; 2],
                &[[f64; 3]; 2],
                &[usize],
            ) -> f64 + 'static,
            a0: &[f64; 2],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64; 2]>,
            a1: &[[f64; 2]; 2],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 2]; 2]>,
            a2: &[[f64; 3]; 2],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 3]; 2]>,
            a3: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            init: &[f64; 2],
            d_init: &mut [f64; 2],
            t_init: &[f64; 2],
            d_t_init: &mut [f64; 2],
            trans: &[[f64; 2]; 2],
            d_trans: &mut [[f64; 2]; 2],
            t_trans: &[[f64; 2]; 2],
            d_t_trans: &mut [[f64; 2]; 2],
            emit: &[[f64; 3]; 2],
            d_emit: &mut [[f64; 3]; 2],
            t_emit: &[[f64; 3]; 2],
            d_t_emit: &mut [[f64; 3]; 2],
            observations: &[usize],
            d_ret: (f64, f64),
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let like_next = ::rootgrad_autodiff::rt::Like::new();
            let like_t_next = ::rootgrad_autodiff::rt::Like::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut alpha = [
                (init[0] * emit[0][observations[0]]),
                (init[1] * emit[1][observations[0]]),
            ];
            let mut t_alpha = [
                ((t_init[0] * emit[0][observations[0]])
                    + (init[0] * t_emit[0][observations[0]])),
                ((t_init[1] * emit[1][observations[0]])
                    + (init[1] * t_emit[1][observations[0]])),
            ];
            let mut log_likelihood = 0.0;
            let mut t_log_likelihood = 0.0;
            for &o in &observations[1..] {
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = kept_15.keep(alpha.len());
                for i_2 in 0..length {
                    t_sum_2 += t_alpha[i_2];
                    sum_2 += alpha[i_2];
                }
                let scale: f64 = kept_14.keep(sum_2);
                let t_scale: f64 = kept_13.keep(t_sum_2);
                let x = scale;
                t_log_likelihood += x.recip() * t_scale;
                log_likelihood += scale.ln();
                let mut next = [0.0; 2];
                like_next.of(&next);
                let mut t_next = [0.0; 2];
                like_t_next.of(&t_next);
                let length_2 = kept_12.keep(next.len());
                for i_3 in 0..length_2 {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let j = i_3;
                    let n = &mut next[i_3];
                    let t_n = &mut t_next[i_3];
                    for i in 0..2 {
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                        (*t_n)
                            += (kept_9
                                .keep(
                                    (kept_8
                                        .keep(
                                            (t_alpha[i]
                                                - (kept_7.keep((kept_6.keep(alpha[i]) / scale)) * t_scale)),
                                        ) / scale),
                                ) * trans[i][j]) + ((alpha[i] / scale) * t_trans[i][j]);
                        (*n)
                            += kept_5.keep((kept_4.keep(alpha[i]) / scale))
                                * trans[i][j];
                        pass_1
                            .push((
                                kept_4.take(),
                                kept_5.take(),
                                kept_6.take(),
                                kept_7.take(),
                                kept_8.take(),
                                kept_9.take(),
                            ));
                    }
                    (*t_n) = (kept_2.keep((*t_n)) * emit[j][o.clone()])
                        + (kept_3.keep((*n)) * t_emit[j][o.clone()]);
                    (*n) = kept_1.keep((*n)) * emit[j][o.clone()];
                    pass_2.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                shape_2.keep(&t_alpha);
                t_alpha = t_next;
                shape_1.keep(&alpha);
                alpha = next;
                pass_3
                    .push((
                        kept_12.take(),
                        kept_13.take(),
                        kept_14.take(),
                        kept_15.take(),
                    ));
            }
            let t = log_likelihood;
            let t_t = t_log_likelihood;
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            let length_3 = alpha.len();
            for i_4 in 0..length_3 {
                t_sum_3 += t_alpha[i_4];
                sum_3 += alpha[i_4];
            }
            let result: f64 = t + sum_3.ln();
            let x_2 = sum_3;
            let t_result: f64 = t_t + (x_2.recip() * t_sum_3);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_alpha = ::rootgrad_autodiff::Differentiable::zero_like(&alpha);
            let mut d_t_alpha = ::rootgrad_autodiff::Differentiable::zero_like(&t_alpha);
            let mut d_log_likelihood: f64 = -0.0;
            let mut d_t_log_likelihood: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_sum_3: f64 = -0.0;
            let mut d_t_sum_3: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            let d_1 = d_t_result * t_sum_3;
            d_x_2 += d_1 * ::rootgrad_autodiff::rules::recip(x_2);
            d_t_sum_3 += d_t_result * x_2.recip();
            d_sum_3 += d_x_2;
            d_t += d_result;
            d_sum_3 += d_result * ::rootgrad_autodiff::rules::ln(sum_3);
            for i_4 in 0..length_3 {
                let d_2 = d_sum_3;
                d_alpha[i_4] += d_2;
                let d_3 = d_t_sum_3;
                d_t_alpha[i_4] += d_3;
            }
            d_t_log_likelihood += d_t_t;
            d_log_likelihood += d_t;
            for &o in ::core::iter::IntoIterator::into_iter(&observations[1..]).rev() {
                let (length_2, t_scale, scale, length) = pass_3.take();
                let x = scale;
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let mut d_scale: f64 = -0.0;
                let mut d_t_scale: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let mut d_next = like_next.same([::rootgrad_autodiff::zero(); 2]);
                let mut d_t_next = like_t_next.same([::rootgrad_autodiff::zero(); 2]);
                let d_4 = shape_1.replace(&mut d_alpha);
                ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_4));
                let d_5 = shape_2.replace(&mut d_t_alpha);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_next, &(d_5));
                for i_3 in (0..length_2).rev() {
                    let (v_1, v_2, v_3) = pass_2.take();
                    let j = i_3;
                    let d_n = &mut d_next[i_3];
                    let d_t_n = &mut d_t_next[i_3];
                    let d_6 = ::core::mem::take(&mut (*d_n));
                    (*d_n) += d_6 * emit[j][o.clone()];
                    d_emit[j][o.clone()] += d_6 * v_1;
                    let d_7 = ::core::mem::take(&mut (*d_t_n));
                    (*d_t_n) += d_7 * emit[j][o.clone()];
                    d_emit[j][o.clone()] += d_7 * v_2;
                    (*d_n) += d_7 * t_emit[j][o.clone()];
                    d_t_emit[j][o.clone()] += d_7 * v_3;
                    for i in (0..2).rev() {
                        let (v_4, v_5, v_6, v_7, v_8, v_9) = pass_1.take();
                        let d_8 = (*d_n);
                        let d_9 = d_8 * trans[i][j];
                        d_alpha[i] += d_9 / scale;
                        d_scale -= d_9 / scale * (v_4 / scale);
                        d_trans[i][j] += d_8 * v_5;
                        let d_10 = (*d_t_n);
                        let d_11 = d_10 * trans[i][j];
                        let d_12 = d_11 / scale;
                        d_t_alpha[i] += d_12;
                        let d_13 = d_12 * t_scale;
                        d_alpha[i] -= d_13 / scale;
                        d_scale += d_13 / scale * (v_6 / scale);
                        d_t_scale -= d_12 * v_7;
                        d_scale -= d_11 / scale * (v_8 / scale);
                        d_trans[i][j] += d_10 * v_9;
                        let d_14 = d_10 * t_trans[i][j];
                        d_alpha[i] += d_14 / scale;
                        d_scale -= d_14 / scale * (v_6 / scale);
                        d_t_trans[i][j] += d_10 * v_7;
                    }
                }
                let d_15 = d_log_likelihood;
                d_scale += d_15 * ::rootgrad_autodiff::rules::ln(scale);
                let d_16 = d_t_log_likelihood;
                let d_17 = d_16 * t_scale;
                d_x += d_17 * ::rootgrad_autodiff::rules::recip(x);
                d_t_scale += d_16 * x.recip();
                d_scale += d_x;
                d_t_sum_2 += d_t_scale;
                d_sum_2 += d_scale;
                for i_2 in 0..length {
                    let d_18 = d_sum_2;
                    d_alpha[i_2] += d_18;
                    let d_19 = d_t_sum_2;
                    d_t_alpha[i_2] += d_19;
                }
            }
            let d_20 = d_t_alpha[0];
            d_t_init[0] += d_20 * emit[0][observations[0]];
            d_emit[0][observations[0]] += d_20 * t_init[0];
            let d_21 = d_t_alpha[0];
            d_init[0] += d_21 * t_emit[0][observations[0]];
            d_t_emit[0][observations[0]] += d_21 * init[0];
            let d_22 = d_t_alpha[1];
            d_t_init[1] += d_22 * emit[1][observations[0]];
            d_emit[1][observations[0]] += d_22 * t_init[1];
            let d_23 = d_t_alpha[1];
            d_init[1] += d_23 * t_emit[1][observations[0]];
            d_t_emit[1][observations[0]] += d_23 * init[1];
            d_init[0] += d_alpha[0] * emit[0][observations[0]];
            d_emit[0][observations[0]] += d_alpha[0] * init[0];
            d_init[1] += d_alpha[1] * emit[1][observations[0]];
            d_emit[1][observations[0]] += d_alpha[1] * init[1];
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &[f64; 2],
                &[[f64; 2]; 2],
                &[[f64; 3]; 2],
                &[usize],
            ) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64; 2]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a2: &[[f64; 2]; 2],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 2]; 2]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            a4: &[[f64; 3]; 2],
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 2]>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; 3]; 2]>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 2]>,
            a6: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
                a6,
                d_ret.seed(),
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64; 2],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 2]>,
            a1: &[[f64; 2]; 2],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 2]; 2]>,
            a2: &[[f64; 3]; 2],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; 3]; 2]>,
            a3: &[usize],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, a2, d2, a3, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(forward_log as rule_of_forward_log);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let observations = [0usize, 2, 1, 1, 0];
        let t = [p[0], (1.0 - p[0])];
        let t_2 = [[p[1], (1.0 - p[1])], [p[2], (1.0 - p[2])]];
        let t_3 = [[p[3], p[4], ((1.0 - p[3]) - p[4])], [0.2, p[4], 0.5]];
        let value = rule_of_forward_log::__of(
            forward_log,
        )(&t, &t_2, &t_3, &observations);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        rule_of_forward_log::__vjp(
            &t,
            &mut d_t,
            &t_2,
            &mut d_t_2,
            &t_3,
            &mut d_t_3,
            &observations,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        d_p[3] += d_t_3[0][0];
        d_p[4] += d_t_3[0][1];
        let d_1 = d_t_3[0][2];
        d_p[3] -= d_1;
        d_p[4] -= d_t_3[0][2];
        d_p[4] += d_t_3[1][1];
        d_p[1] += d_t_2[0][0];
        d_p[1] -= d_t_2[0][1];
        d_p[2] += d_t_2[1][0];
        d_p[2] -= d_t_2[1][1];
        d_p[0] += d_t[0];
        d_p[0] -= d_t[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(forward_log as rule_of_forward_log);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let observations = [0usize, 2, 1, 1, 0];
        let t = [p[0], (1.0 - p[0])];
        let t_t = [t_p[0], -t_p[0]];
        let t_t_2 = [[t_p[1], -t_p[1]], [t_p[2], -t_p[2]]];
        let t_2 = [[p[1], (1.0 - p[1])], [p[2], (1.0 - p[2])]];
        let t_t_3 = [[t_p[3], t_p[4], (-t_p[3]) - t_p[4]], [0.0, t_p[4], 0.0]];
        let t_3 = [[p[3], p[4], ((1.0 - p[3]) - p[4])], [0.2, p[4], 0.5]];
        let (v_1, t_value) = rule_of_forward_log::__jvp(
            forward_log,
            &t,
            &t_t,
            &t_2,
            &t_t_2,
            &t_3,
            &t_t_3,
            &observations,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod ctc {
    ///The derivative of [`log_add`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum log_add {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl log_add {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &log_add)
        }
        /// The reverse derivative of [`log_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
            let t;
            match ((a == f64::NEG_INFINITY), (b == f64::NEG_INFINITY)) {
                (true, _) => {
                    t = b;
                }
                (_, true) => {
                    t = a;
                }
                _ => {
                    let m = a.max(b);
                    let exp_2 = (a - m).exp();
                    let exp_3 = (b - m).exp();
                    t = m + (exp_2 + exp_3).ln();
                }
            }
            let result: f64 = t;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match ((a == f64::NEG_INFINITY), (b == f64::NEG_INFINITY)) {
                (true, _) => {
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_b += d_1;
                }
                (_, true) => {
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_a += d_2;
                }
                _ => {
                    let m = a.max(b);
                    let exp_2 = (a - m).exp();
                    let exp_3 = (b - m).exp();
                    let mut d_m: f64 = -0.0;
                    let mut d_exp_2: f64 = -0.0;
                    let mut d_exp_3: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_m += d_3;
                    let d_4 = d_3 * ::rootgrad_autodiff::rules::ln(exp_2 + exp_3);
                    d_exp_2 += d_4;
                    d_exp_3 += d_4;
                    let d_5 = d_exp_3
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                    d_b += d_5;
                    d_m -= d_5;
                    let d_6 = d_exp_2
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                    d_a += d_6;
                    d_m -= d_6;
                    d_a += d_m * ::rootgrad_autodiff::rules::max(a, b).0;
                    d_b += d_m * ::rootgrad_autodiff::rules::max(a, b).1;
                }
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`log_add`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
            let t;
            let t_t;
            match ((a == f64::NEG_INFINITY), (b == f64::NEG_INFINITY)) {
                (true, _) => {
                    t_t = t_b;
                    t = b;
                }
                (_, true) => {
                    t_t = t_a;
                    t = a;
                }
                _ => {
                    let p_1 = ::rootgrad_autodiff::rules::max(a, b);
                    let m = a.max(b);
                    let t_m = p_1.0 * t_a + p_1.1 * t_b;
                    t_t = t_m
                        + (::rootgrad_autodiff::rules::ln((a - m).exp() + (b - m).exp())
                            * ((::rootgrad_autodiff::rules::exp(a - m) * (t_a - t_m))
                                + (::rootgrad_autodiff::rules::exp(b - m) * (t_b - t_m))));
                    t = m + ((a - m).exp() + (b - m).exp()).ln();
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
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
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
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            let t_t;
            match ((a == f64::NEG_INFINITY), (b == f64::NEG_INFINITY)) {
                (true, _) => {
                    t_t = t_b;
                    t = b;
                }
                (_, true) => {
                    t_t = t_a;
                    t = a;
                }
                _ => {
                    let m = a.max(b);
                    let x = a;
                    let y = b;
                    let t_2;
                    if (x >= y) || (y != y) {
                        t_2 = 1.0;
                    } else {
                        t_2 = 0.0;
                    }
                    let x_2 = a;
                    let y_2 = b;
                    let t_3;
                    if (x_2 >= y_2) || (y_2 != y_2) {
                        t_3 = 0.0;
                    } else {
                        t_3 = 1.0;
                    }
                    let t_m = kept_3
                        .keep(((kept_1.keep(t_2) * t_a) + (kept_2.keep(t_3) * t_b)));
                    let exp_2 = (a - m).exp();
                    let exp_3 = (b - m).exp();
                    let x_3 = exp_2 + exp_3;
                    let x_4 = a - m;
                    let x_5 = b - m;
                    let exp_4 = x_4.exp();
                    let exp_5 = x_5.exp();
                    t_t = t_m
                        + (x_3.recip()
                            * ((exp_4 * (t_a - t_m)) + (exp_5 * (t_b - t_m))));
                    let exp_6 = (a - m).exp();
                    let exp_7 = (b - m).exp();
                    t = m + (exp_6 + exp_7).ln();
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            match ((a == f64::NEG_INFINITY), (b == f64::NEG_INFINITY)) {
                (true, _) => {
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_b += d_1;
                    let d_2 = ::core::mem::take(&mut d_t_t);
                    d_t_b += d_2;
                }
                (_, true) => {
                    let d_3 = ::core::mem::take(&mut d_t);
                    d_a += d_3;
                    let d_4 = ::core::mem::take(&mut d_t_t);
                    d_t_a += d_4;
                }
                _ => {
                    let m = a.max(b);
                    let t_m = kept_3.take();
                    let exp_2 = (a - m).exp();
                    let exp_3 = (b - m).exp();
                    let x_3 = exp_2 + exp_3;
                    let x_4 = a - m;
                    let x_5 = b - m;
                    let exp_4 = x_4.exp();
                    let exp_5 = x_5.exp();
                    let exp_6 = (a - m).exp();
                    let exp_7 = (b - m).exp();
                    let mut d_m: f64 = -0.0;
                    let mut d_x: f64 = -0.0;
                    let mut d_y: f64 = -0.0;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_y_2: f64 = -0.0;
                    let mut d_t_m: f64 = -0.0;
                    let mut d_exp_2: f64 = -0.0;
                    let mut d_exp_3: f64 = -0.0;
                    let mut d_x_3: f64 = -0.0;
                    let mut d_x_4: f64 = -0.0;
                    let mut d_x_5: f64 = -0.0;
                    let mut d_exp_4: f64 = -0.0;
                    let mut d_exp_5: f64 = -0.0;
                    let mut d_exp_6: f64 = -0.0;
                    let mut d_exp_7: f64 = -0.0;
                    let d_5 = ::core::mem::take(&mut d_t);
                    d_m += d_5;
                    let d_6 = d_5 * ::rootgrad_autodiff::rules::ln(exp_6 + exp_7);
                    d_exp_6 += d_6;
                    d_exp_7 += d_6;
                    let d_7 = d_exp_7
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_7);
                    d_b += d_7;
                    d_m -= d_7;
                    let d_8 = d_exp_6
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_6);
                    d_a += d_8;
                    d_m -= d_8;
                    let d_9 = ::core::mem::take(&mut d_t_t);
                    d_t_m += d_9;
                    let d_10 = d_9 * ((exp_4 * (t_a - t_m)) + (exp_5 * (t_b - t_m)));
                    d_x_3 += d_10 * ::rootgrad_autodiff::rules::recip(x_3);
                    let d_11 = d_9 * x_3.recip();
                    d_exp_4 += d_11 * (t_a - t_m);
                    let d_12 = d_11 * exp_4;
                    d_t_a += d_12;
                    d_t_m -= d_12;
                    d_exp_5 += d_11 * (t_b - t_m);
                    let d_13 = d_11 * exp_5;
                    d_t_b += d_13;
                    d_t_m -= d_13;
                    d_x_5 += d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
                    d_x_4 += d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                    d_b += d_x_5;
                    d_m -= d_x_5;
                    d_a += d_x_4;
                    d_m -= d_x_4;
                    d_exp_2 += d_x_3;
                    d_exp_3 += d_x_3;
                    let d_14 = d_exp_3 * ::rootgrad_autodiff::rules::exp(b - m);
                    d_b += d_14;
                    d_m -= d_14;
                    let d_15 = d_exp_2 * ::rootgrad_autodiff::rules::exp(a - m);
                    d_a += d_15;
                    d_m -= d_15;
                    let v_1 = kept_1.take();
                    let v_2 = kept_2.take();
                    d_t_a += d_t_m * v_1;
                    d_t_b += d_t_m * v_2;
                    d_b += d_y_2;
                    d_a += d_x_2;
                    d_b += d_y;
                    d_a += d_x;
                    d_a += d_m * ::rootgrad_autodiff::rules::max(a, b).0;
                    d_b += d_m * ::rootgrad_autodiff::rules::max(a, b).1;
                }
            }
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1): (f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 2usize>) {
            let (value, g0, g1) = Self::pullback(a0, a1, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(log_add as rule_of_log_add);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let labels = [0usize, 1, 0, 2, 0];
        let classes = 3;
        let t = p.len() / classes;
        let s = labels.len();
        let mut alpha = ::std::vec![::std::vec![f64::NEG_INFINITY; s]; t];
        alpha[0][0] = p[labels[0]];
        alpha[0][1] = p[labels[1]];
        for step in 1..t {
            let logits = &p[(step * classes)..((step + 1) * classes)];
            for k in 0..s {
                let mut a = alpha[(step - 1)][k];
                if k > 0 {
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let argument = kept_8.keep(alpha[(step - 1)][(k - 1)]);
                    let value = kept_7
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_log_add, log_add, a0 = kept_6.keep(a), a1 = argument
                            ),
                        );
                    a = value;
                    pass_2.push((kept_6.take(), kept_7.take(), kept_8.take()));
                }
                if ((k > 1) && (labels[k] != 0)) && (labels[k] != labels[(k - 2)]) {
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let argument_2 = kept_4.keep(alpha[(step - 1)][(k - 2)]);
                    let value_2 = kept_3
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_log_add, log_add, a0 = kept_2.keep(a), a1 =
                                argument_2
                            ),
                        );
                    a = value_2;
                    pass_1.push((kept_2.take(), kept_3.take(), kept_4.take()));
                }
                alpha[step][k] = a + logits[labels[k]];
            }
        }
        let argument_3 = alpha[(t - 1)][(s - 1)];
        let argument_4 = alpha[(t - 1)][(s - 2)];
        let value_3 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_log_add, log_add, a0 = argument_3, a1 = argument_4
                ),
            );
        let result: f64 = value_3;
        let mut d_result = d_ret;
        let mut d_alpha = ::rootgrad_autodiff::Differentiable::zero_like(&alpha);
        let mut d_argument_3: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_3: f64 = -0.0;
        d_value_3 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_3,
                &d_value_3,
            );
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                1,
                &mut d_argument_4,
                &d_value_3,
            );
        } else {
            rule_of_log_add::__vjp(
                argument_3,
                &mut d_argument_3,
                argument_4,
                &mut d_argument_4,
                d_value_3,
            );
        }
        d_alpha[t - 1][s - 2] += d_argument_4;
        d_alpha[t - 1][s - 1] += d_argument_3;
        for step in (1..t).rev() {
            let d_logits = &mut d_p[step * classes..(step + 1) * classes];
            for k in (0..s).rev() {
                let mut d_a: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_alpha[step][k]);
                d_a += d_1;
                d_logits[labels[k]] += d_1;
                if ((k > 1) && (labels[k] != 0)) && (labels[k] != labels[(k - 2)]) {
                    let (v_1, partials_2, argument_2) = pass_1.take();
                    let mut d_argument_2: f64 = -0.0;
                    let mut d_value_2: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_a);
                    d_value_2 += d_2;
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_2,
                            0,
                            &mut d_a,
                            &d_value_2,
                        );
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_2,
                            1,
                            &mut d_argument_2,
                            &d_value_2,
                        );
                    } else {
                        rule_of_log_add::__vjp(
                            v_1,
                            &mut d_a,
                            argument_2,
                            &mut d_argument_2,
                            d_value_2,
                        );
                    }
                    d_alpha[step - 1][k - 2] += d_argument_2;
                }
                if k > 0 {
                    let (v_2, partials_3, argument) = pass_2.take();
                    let mut d_argument: f64 = -0.0;
                    let mut d_value: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_a);
                    d_value += d_3;
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_3,
                            0,
                            &mut d_a,
                            &d_value,
                        );
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_3,
                            1,
                            &mut d_argument,
                            &d_value,
                        );
                    } else {
                        rule_of_log_add::__vjp(
                            v_2,
                            &mut d_a,
                            argument,
                            &mut d_argument,
                            d_value,
                        );
                    }
                    d_alpha[step - 1][k - 1] += d_argument;
                }
                d_alpha[step - 1][k] += d_a;
            }
        }
        let d_4 = ::core::mem::take(&mut d_alpha[0][1]);
        d_p[labels[1]] += d_4;
        let d_5 = ::core::mem::take(&mut d_alpha[0][0]);
        d_p[labels[0]] += d_5;
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(log_add as rule_of_log_add);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let labels = [0usize, 1, 0, 2, 0];
        let classes = 3;
        let t = p.len() / classes;
        let s = labels.len();
        let mut alpha = ::std::vec![::std::vec![f64::NEG_INFINITY; s]; t];
        let mut t_alpha = ::rootgrad_autodiff::Differentiable::zero_like(&alpha);
        t_alpha[0][0] = t_p[labels[0]];
        alpha[0][0] = p[labels[0]];
        t_alpha[0][1] = t_p[labels[1]];
        alpha[0][1] = p[labels[1]];
        for step in 1..t {
            let logits = &p[(step * classes)..((step + 1) * classes)];
            let t_logits = &t_p[step * classes..(step + 1) * classes];
            for k in 0..s {
                let mut a = alpha[(step - 1)][k];
                let mut t_a = t_alpha[step - 1][k];
                if k > 0 {
                    let argument = alpha[(step - 1)][(k - 1)];
                    let t_argument = t_alpha[step - 1][k - 1];
                    let (v_1, t_value) = rule_of_log_add::__jvp(
                        log_add,
                        a,
                        t_a,
                        argument,
                        t_argument,
                    );
                    let value = v_1;
                    t_a = t_value;
                    a = value;
                }
                if ((k > 1) && (labels[k] != 0)) && (labels[k] != labels[(k - 2)]) {
                    let argument_2 = alpha[(step - 1)][(k - 2)];
                    let t_argument_2 = t_alpha[step - 1][k - 2];
                    let (v_2, t_value_2) = rule_of_log_add::__jvp(
                        log_add,
                        a,
                        t_a,
                        argument_2,
                        t_argument_2,
                    );
                    let value_2 = v_2;
                    t_a = t_value_2;
                    a = value_2;
                }
                t_alpha[step][k] = t_a + t_logits[labels[k]];
                alpha[step][k] = a + logits[labels[k]];
            }
        }
        let argument_3 = alpha[(t - 1)][(s - 1)];
        let t_argument_3 = t_alpha[t - 1][s - 1];
        let argument_4 = alpha[(t - 1)][(s - 2)];
        let t_argument_4 = t_alpha[t - 1][s - 2];
        let (v_3, t_value_3) = rule_of_log_add::__jvp(
            log_add,
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value_3 = v_3;
        let result: f64 = value_3;
        let t_result: f64 = t_value_3;
        (result, t_result)
    }
}
mod crf_partition {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let like_length_4 = ::rootgrad_autodiff::rt::Like::new();
        let like_terms = ::rootgrad_autodiff::rt::Like::new();
        let like_length_5 = ::rootgrad_autodiff::rt::Like::new();
        let like_i = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let k = 2;
        let (trans, unary) = p.split_at(k * k);
        let tags = [0usize, 1, 1];
        let mut sum_2: f64 = -0.0;
        let length = tags.len();
        let mut d_sum_2: f64 = -0.0;
        let mut d_score: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        d_score -= d_result;
        d_t_2 += d_score;
        d_sum_2 += d_t_2;
        let d_unary = &mut d_p[k * k..];
        for i_2 in 0..length {
            let t = i_2;
            let y = tags[i_2];
            sum_2 += unary[((t * k) + y)];
            let d_11 = d_sum_2;
            d_unary[(t * k) + y] += d_11;
        }
        let t_2 = sum_2;
        let size = 2;
        let mut sum_3: f64 = -0.0;
        let length_2 = (tags.len() + 1).saturating_sub(size);
        let mut d_sum_3: f64 = -0.0;
        d_sum_3 += d_score;
        let d_trans = &mut d_p[..k * k];
        for i_3 in 0..length_2 {
            let w = &tags[i_3..(i_3 + size)];
            sum_3 += trans[((w[0] * k) + w[1])];
            let w = &tags[i_3..(i_3 + size)];
            let d_10 = d_sum_3;
            d_trans[(w[0] * k) + w[1]] += d_10;
        }
        let score: f64 = t_2 + sum_3;
        let mut forward = unary[..k].to_vec();
        let size_2 = k;
        let length_3 = (unary.len() / size_2).saturating_sub(1);
        for i_4 in 0..length_3 {
            let i_5 = i_4 + 1;
            let emission = &unary[(i_5 * size_2)..((i_5 * size_2) + size_2)];
            let previous = forward.clone();
            shape_1.keep(&previous);
            for j in 0..k {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let length_4 = ::rootgrad_autodiff::rt::count(0, k);
                like_length_4.of(&length_4);
                let mut terms: ::std::vec::Vec<f64> = ::std::vec![0.0; length_4];
                like_terms.of(&terms);
                let length_5 = ::rootgrad_autodiff::rt::count(0, k);
                like_length_5.of(&length_5);
                for i_6 in 0..length_5 {
                    let i = ::rootgrad_autodiff::rt::nth_before(0, k, i_6);
                    like_i.of(&i);
                    terms[i_6] = previous[i] + trans[((i * k) + j)];
                }
                let mut acc = f64::NEG_INFINITY;
                let length_6 = kept_7.keep(terms.len());
                for i_7 in 0..length_6 {
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let b = kept_4.keep(terms[i_7]);
                    acc = kept_3.keep(acc).max(b);
                    pass_1.push((kept_3.take(), kept_4.take()));
                }
                let m = acc;
                let mut sum_4: f64 = -0.0;
                let length_7 = kept_6.keep(terms.len());
                for i_8 in 0..length_7 {
                    let t_3 = &terms[i_8];
                    let exp_2 = kept_2.keep(((*t_3) - m).exp());
                    sum_4 += exp_2;
                }
                forward[j] = (emission[j] + m) + kept_1.keep(sum_4).ln();
                pass_2.push((kept_1.take(), kept_6.take(), kept_7.take()));
            }
        }
        let m_3 = forward[0].max(forward[1]);
        let mut sum_5: f64 = -0.0;
        let length_8 = forward.len();
        let one: f64 = 1.0;
        let mut by_m_3: f64 = -0.0;
        for i_9 in 0..length_8 {
            let f = &forward[i_9];
            let exp_3 = ((*f) - m_3).exp();
            sum_5 += exp_3;
            let mut d_exp_3: f64 = -0.0;
            let d_1 = one;
            d_exp_3 += d_1;
            let d_2 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            by_m_3 -= d_2;
        }
        let result: f64 = (m_3 + sum_5.ln()) - score;
        let mut d_forward = ::rootgrad_autodiff::Differentiable::zero_like(&forward);
        let mut d_m_3: f64 = -0.0;
        let mut d_sum_5: f64 = -0.0;
        d_m_3 += d_result;
        d_sum_5 += d_result * ::rootgrad_autodiff::rules::ln(sum_5);
        d_m_3 += d_sum_5 * by_m_3;
        for i_9 in 0..length_8 {
            let f = &forward[i_9];
            let exp_3 = ((*f) - m_3).exp();
            let mut d_exp_3: f64 = -0.0;
            let d_3 = d_sum_5;
            d_exp_3 += d_3;
            let d_4 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            d_forward[i_9] += d_4;
        }
        d_forward[0]
            += d_m_3 * ::rootgrad_autodiff::rules::max(forward[0], forward[1]).0;
        d_forward[1]
            += d_m_3 * ::rootgrad_autodiff::rules::max(forward[0], forward[1]).1;
        for i_4 in (0..length_3).rev() {
            let i_5 = i_4 + 1;
            let mut d_previous = shape_1.zero();
            for j in (0..k).rev() {
                let (v_1, length_7, length_6) = pass_2.take();
                let length_4 = ::rootgrad_autodiff::rt::count(0, k);
                like_length_4.of(&length_4);
                let length_5 = ::rootgrad_autodiff::rt::count(0, k);
                like_length_5.of(&length_5);
                let mut d_terms = like_terms
                    .same(::std::vec![::rootgrad_autodiff::zero(); length_4]);
                let mut d_acc: f64 = -0.0;
                let mut d_m: f64 = -0.0;
                let mut d_sum_4: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_forward[j]);
                d_p[k * k..][i_5 * size_2..(i_5 * size_2) + size_2][j] += d_5;
                d_m += d_5;
                d_sum_4 += d_5 * ::rootgrad_autodiff::rules::ln(v_1);
                for i_8 in (0..length_7).rev() {
                    let exp_2 = kept_2.take();
                    let mut d_exp_2: f64 = -0.0;
                    let d_6 = d_sum_4;
                    d_exp_2 += d_6;
                    let d_7 = d_exp_2
                        * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                    d_terms[i_8] += d_7;
                    d_m -= d_7;
                }
                d_acc += d_m;
                for i_7 in (0..length_6).rev() {
                    let (v_2, b) = pass_1.take();
                    let mut d_b: f64 = -0.0;
                    let d_8 = ::core::mem::take(&mut d_acc);
                    d_acc += d_8 * ::rootgrad_autodiff::rules::max(v_2, b).0;
                    d_b += d_8 * ::rootgrad_autodiff::rules::max(v_2, b).1;
                    d_terms[i_7] += d_b;
                }
                for i_6 in 0..length_5 {
                    let i = ::rootgrad_autodiff::rt::nth_before(0, k, i_6);
                    like_i.of(&i);
                    let d_trans = &mut d_p[..k * k];
                    let d_9 = ::core::mem::take(&mut d_terms[i_6]);
                    d_previous[i] += d_9;
                    d_trans[(i * k) + j] += d_9;
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_forward, &d_previous);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(
            &mut d_p[k * k..][..k][..],
            &d_forward[..],
        );
        kept_2.finish();
        pass_1.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let k = 2;
        let (trans, unary) = p.split_at(k * k);
        let (t_trans, t_unary) = t_p.split_at(k * k);
        let tags = [0usize, 1, 1];
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = tags.len();
        for i_2 in 0..length {
            let t = i_2;
            let y = tags[i_2];
            t_sum_2 += t_unary[(t * k) + y];
            sum_2 += unary[((t * k) + y)];
        }
        let t_2 = sum_2;
        let t_t_2 = t_sum_2;
        let size = 2;
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = (tags.len() + 1).saturating_sub(size);
        for i_3 in 0..length_2 {
            let w = &tags[i_3..(i_3 + size)];
            t_sum_3 += t_trans[(w[0] * k) + w[1]];
            sum_3 += trans[((w[0] * k) + w[1])];
        }
        let score: f64 = t_2 + sum_3;
        let t_score: f64 = t_t_2 + t_sum_3;
        let mut forward = unary[..k].to_vec();
        let mut t_forward = t_unary[..k].to_vec();
        let size_2 = k;
        let length_3 = (unary.len() / size_2).saturating_sub(1);
        for i_4 in 0..length_3 {
            let i_5 = i_4 + 1;
            let emission = &unary[(i_5 * size_2)..((i_5 * size_2) + size_2)];
            let t_emission = &t_unary[i_5 * size_2..(i_5 * size_2) + size_2];
            let previous = forward.clone();
            let t_previous = t_forward.clone();
            for j in 0..k {
                let length_4 = ::rootgrad_autodiff::rt::count(0, k);
                let mut terms: ::std::vec::Vec<f64> = ::std::vec![0.0; length_4];
                let mut t_terms: ::std::vec::Vec<f64> = ::std::vec![0.0; length_4];
                let length_5 = ::rootgrad_autodiff::rt::count(0, k);
                for i_6 in 0..length_5 {
                    let i = ::rootgrad_autodiff::rt::nth_before(0, k, i_6);
                    t_terms[i_6] = t_previous[i] + t_trans[(i * k) + j];
                    terms[i_6] = previous[i] + trans[((i * k) + j)];
                }
                let mut acc = f64::NEG_INFINITY;
                let mut t_acc = 0.0;
                let length_6 = terms.len();
                for i_7 in 0..length_6 {
                    let b = terms[i_7];
                    let t_b = t_terms[i_7];
                    let p_1 = ::rootgrad_autodiff::rules::max(acc, b);
                    t_acc = p_1.0 * t_acc + p_1.1 * t_b;
                    acc = acc.max(b);
                }
                let m = acc;
                let t_m = t_acc;
                let mut sum_4: f64 = -0.0;
                let mut t_sum_4: f64 = 0.0;
                let length_7 = terms.len();
                for i_8 in 0..length_7 {
                    let t_3 = &terms[i_8];
                    let t_t_3 = &t_terms[i_8];
                    t_sum_4
                        += ::rootgrad_autodiff::rules::exp((*t_3) - m)
                            * ((*t_t_3) - t_m);
                    sum_4 += ((*t_3) - m).exp();
                }
                t_forward[j] = (t_emission[j] + t_m)
                    + (::rootgrad_autodiff::rules::ln(sum_4) * t_sum_4);
                forward[j] = (emission[j] + m) + sum_4.ln();
            }
        }
        let p_2 = ::rootgrad_autodiff::rules::max(forward[0], forward[1]);
        let m_3 = forward[0].max(forward[1]);
        let t_m_3 = p_2.0 * t_forward[0] + p_2.1 * t_forward[1];
        let mut sum_5: f64 = -0.0;
        let mut t_sum_5: f64 = 0.0;
        let length_8 = forward.len();
        for i_9 in 0..length_8 {
            let f = &forward[i_9];
            let t_f = &t_forward[i_9];
            t_sum_5 += ::rootgrad_autodiff::rules::exp((*f) - m_3) * ((*t_f) - t_m_3);
            sum_5 += ((*f) - m_3).exp();
        }
        let result: f64 = (m_3 + sum_5.ln()) - score;
        let t_result: f64 = (t_m_3 + (::rootgrad_autodiff::rules::ln(sum_5) * t_sum_5))
            - t_score;
        (result, t_result)
    }
}
mod breit_wigner_crystal_ball {
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
        fn pullback(m: f64, m0: f64, gamma: f64, d_ret: f64) -> (f64, f64, f64, f64) {
            let m2 = m * m;
            let m02 = m0 * m0;
            let result: f64 = (((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_m0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_gamma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_m2: f64 = -0.0;
            let mut d_m02: f64 = -0.0;
            let d_1 = d_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let d_2 = d_1 * m02;
            d_gamma += d_2 * (2.0 * std::f64::consts::FRAC_2_PI);
            d_m02 += d_1 * ((2.0 * std::f64::consts::FRAC_2_PI) * gamma);
            let d_3 = d_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)) * result;
            let d_4 = d_3 * ::rootgrad_autodiff::rules::powi(m2 - m02, 2);
            d_m2 -= d_4;
            d_m02 += d_4;
            let d_5 = d_3 / m02;
            let d_6 = d_5 * gamma;
            let d_7 = d_6 * gamma;
            d_m2 -= d_7 * m2;
            d_m2 -= d_7 * m2;
            d_gamma -= d_6 * (m2 * m2);
            d_gamma -= d_5 * ((m2 * m2) * gamma);
            d_m02 += d_3 / m02 * ((((m2 * m2) * gamma) * gamma) / m02);
            d_m0 += d_m02 * m0;
            d_m0 += d_m02 * m0;
            d_m += d_m2 * m;
            d_m += d_m2 * m;
            (result, d_m, d_m0, d_gamma)
        }
        /// The forward derivative of [`breit_wigner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            m: f64,
            t_m: f64,
            m0: f64,
            t_m0: f64,
            gamma: f64,
            t_gamma: f64,
        ) -> (f64, f64) {
            let m2 = m * m;
            let t_m2 = t_m * m + m * t_m;
            let m02 = m0 * m0;
            let t_m02 = t_m0 * m0 + m0 * t_m0;
            let result: f64 = (((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let t_result: f64 = ((((2.0 * std::f64::consts::FRAC_2_PI) * t_gamma) * m02
                + ((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * t_m02)
                - ((((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                    / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)))
                    * ((::rootgrad_autodiff::rules::powi(m2 - m02, 2) * (t_m2 - t_m02))
                        + (((((t_m2 * m2 + m2 * t_m2) * gamma + (m2 * m2) * t_gamma)
                            * gamma + ((m2 * m2) * gamma) * t_gamma)
                            - ((((m2 * m2) * gamma) * gamma) / m02) * t_m02) / m02)))
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
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
            m: f64,
            t_m: f64,
            m0: f64,
            t_m0: f64,
            gamma: f64,
            t_gamma: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64, f64, f64) {
            let m2 = m * m;
            let t_m2 = (t_m * m) + (m * t_m);
            let m02 = m0 * m0;
            let t_m02 = (t_m0 * m0) + (m0 * t_m0);
            let result: f64 = (((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let x = m2 - m02;
            let n: i32 = 2;
            let t;
            if n == 0 {
                t = 0.0;
            } else {
                t = (f64::from(n) as f64) * x.powi(n.wrapping_sub(1));
            }
            let t_result: f64 = (((((2.0 * std::f64::consts::FRAC_2_PI) * t_gamma) * m02)
                + (((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * t_m02))
                - (((((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                    / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)))
                    * ((t * (t_m2 - t_m02))
                        + ((((((((t_m2 * m2) + (m2 * t_m2)) * gamma)
                            + ((m2 * m2) * t_gamma)) * gamma)
                            + (((m2 * m2) * gamma) * t_gamma))
                            - (((((m2 * m2) * gamma) * gamma) / m02) * t_m02)) / m02))))
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_m0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_m0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_gamma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_gamma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_m2: f64 = -0.0;
            let mut d_t_m2: f64 = -0.0;
            let mut d_m02: f64 = -0.0;
            let mut d_t_m02: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let d_2 = d_1 * m02;
            d_t_gamma += d_2 * (2.0 * std::f64::consts::FRAC_2_PI);
            d_m02 += d_1 * ((2.0 * std::f64::consts::FRAC_2_PI) * t_gamma);
            let d_3 = d_1 * t_m02;
            d_gamma += d_3 * (2.0 * std::f64::consts::FRAC_2_PI);
            d_t_m02 += d_1 * ((2.0 * std::f64::consts::FRAC_2_PI) * gamma);
            let d_4 = d_1
                * ((t * (t_m2 - t_m02))
                    + ((((((((t_m2 * m2) + (m2 * t_m2)) * gamma) + ((m2 * m2) * t_gamma))
                        * gamma) + (((m2 * m2) * gamma) * t_gamma))
                        - (((((m2 * m2) * gamma) * gamma) / m02) * t_m02)) / m02));
            let d_5 = d_4 / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let d_6 = d_5 * m02;
            d_gamma -= d_6 * (2.0 * std::f64::consts::FRAC_2_PI);
            d_m02 -= d_5 * ((2.0 * std::f64::consts::FRAC_2_PI) * gamma);
            let d_7 = d_4 / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02))
                * ((((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                    / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)));
            let d_8 = d_7 * ::rootgrad_autodiff::rules::powi(m2 - m02, 2);
            d_m2 += d_8;
            d_m02 -= d_8;
            let d_9 = d_7 / m02;
            let d_10 = d_9 * gamma;
            let d_11 = d_10 * gamma;
            d_m2 += d_11 * m2;
            d_m2 += d_11 * m2;
            d_gamma += d_10 * (m2 * m2);
            d_gamma += d_9 * ((m2 * m2) * gamma);
            d_m02 -= d_7 / m02 * ((((m2 * m2) * gamma) * gamma) / m02);
            let d_12 = d_1
                * ((((2.0 * std::f64::consts::FRAC_2_PI) * gamma) * m02)
                    / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)));
            d_t -= d_12 * (t_m2 - t_m02);
            let d_13 = d_12 * t;
            d_t_m2 -= d_13;
            d_t_m02 += d_13;
            let d_14 = d_12 / m02;
            let d_15 = d_14 * gamma;
            let d_16 = d_15 * gamma;
            d_t_m2 -= d_16 * m2;
            d_m2 -= d_16 * t_m2;
            d_m2 -= d_16 * t_m2;
            d_t_m2 -= d_16 * m2;
            d_gamma -= d_15 * ((t_m2 * m2) + (m2 * t_m2));
            let d_17 = d_15 * t_gamma;
            d_m2 -= d_17 * m2;
            d_m2 -= d_17 * m2;
            d_t_gamma -= d_15 * (m2 * m2);
            d_gamma
                -= d_14
                    * ((((t_m2 * m2) + (m2 * t_m2)) * gamma) + ((m2 * m2) * t_gamma));
            let d_18 = d_14 * t_gamma;
            let d_19 = d_18 * gamma;
            d_m2 -= d_19 * m2;
            d_m2 -= d_19 * m2;
            d_gamma -= d_18 * (m2 * m2);
            d_t_gamma -= d_14 * ((m2 * m2) * gamma);
            let d_20 = d_14 * t_m02;
            let d_21 = d_20 / m02;
            let d_22 = d_21 * gamma;
            let d_23 = d_22 * gamma;
            d_m2 += d_23 * m2;
            d_m2 += d_23 * m2;
            d_gamma += d_22 * (m2 * m2);
            d_gamma += d_21 * ((m2 * m2) * gamma);
            d_m02 -= d_20 / m02 * ((((m2 * m2) * gamma) * gamma) / m02);
            d_t_m02 += d_14 * ((((m2 * m2) * gamma) * gamma) / m02);
            d_m02
                += d_12 / m02
                    * ((((((((t_m2 * m2) + (m2 * t_m2)) * gamma) + ((m2 * m2) * t_gamma))
                        * gamma) + (((m2 * m2) * gamma) * t_gamma))
                        - (((((m2 * m2) * gamma) * gamma) / m02) * t_m02)) / m02);
            let d_24 = d_t_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02))
                * t_result;
            let d_25 = d_24 * ::rootgrad_autodiff::rules::powi(m2 - m02, 2);
            d_m2 -= d_25;
            d_m02 += d_25;
            let d_26 = d_24 / m02;
            let d_27 = d_26 * gamma;
            let d_28 = d_27 * gamma;
            d_m2 -= d_28 * m2;
            d_m2 -= d_28 * m2;
            d_gamma -= d_27 * (m2 * m2);
            d_gamma -= d_26 * ((m2 * m2) * gamma);
            d_m02 += d_24 / m02 * ((((m2 * m2) * gamma) * gamma) / m02);
            if n == 0 {
                let _ = ::core::mem::take(&mut d_t);
            } else {
                let d_30 = ::core::mem::take(&mut d_t);
                let d_31 = d_30 * (f64::from(n) as f64);
                d_x += d_31 * ::rootgrad_autodiff::rules::powi(x, n.wrapping_sub(1));
            }
            d_m2 += d_x;
            d_m02 -= d_x;
            let d_32 = d_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02));
            let d_33 = d_32 * m02;
            d_gamma += d_33 * (2.0 * std::f64::consts::FRAC_2_PI);
            d_m02 += d_32 * ((2.0 * std::f64::consts::FRAC_2_PI) * gamma);
            let d_34 = d_result
                / ((m2 - m02).powi(2) + ((((m2 * m2) * gamma) * gamma) / m02)) * result;
            let d_35 = d_34 * ::rootgrad_autodiff::rules::powi(m2 - m02, 2);
            d_m2 -= d_35;
            d_m02 += d_35;
            let d_36 = d_34 / m02;
            let d_37 = d_36 * gamma;
            let d_38 = d_37 * gamma;
            d_m2 -= d_38 * m2;
            d_m2 -= d_38 * m2;
            d_gamma -= d_37 * (m2 * m2);
            d_gamma -= d_36 * ((m2 * m2) * gamma);
            d_m02 += d_34 / m02 * ((((m2 * m2) * gamma) * gamma) / m02);
            d_t_m0 += d_t_m02 * m0;
            d_m0 += d_t_m02 * t_m0;
            d_m0 += d_t_m02 * t_m0;
            d_t_m0 += d_t_m02 * m0;
            d_m0 += d_m02 * m0;
            d_m0 += d_m02 * m0;
            d_t_m += d_t_m2 * m;
            d_m += d_t_m2 * t_m;
            d_m += d_t_m2 * t_m;
            d_t_m += d_t_m2 * m;
            d_m += d_m2 * m;
            d_m += d_m2 * m;
            (d_m, d_t_m, d_m0, d_t_m0, d_gamma, d_t_gamma)
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
    ///The derivative of [`crystal_ball`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum crystal_ball {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl crystal_ball {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &crystal_ball)
        }
        /// The reverse derivative of [`crystal_ball`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: f64,
            mean: f64,
            sigma: f64,
            alpha: f64,
            n: f64,
            d_ret: f64,
        ) -> (f64, f64, f64, f64, f64, f64) {
            let t = ((x - mean) / sigma) * alpha.signum();
            let a = alpha.abs();
            let t_2;
            if t >= (-a) {
                let exp_2 = (((-0.5) * t) * t).exp();
                t_2 = exp_2;
            } else {
                let exp_3 = (((-0.5) * a) * a).exp();
                let lead = (n / a).powf(n) * exp_3;
                t_2 = lead * (((n / a) - a) - t).powf((-n));
            }
            let result: f64 = t_2;
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_mean = ::rootgrad_autodiff::zero::<f64>();
            let mut d_sigma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_alpha = ::rootgrad_autodiff::zero::<f64>();
            let mut d_n = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            d_t_2 += d_result;
            if t >= (-a) {
                let mut d_exp_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_exp_2 += d_1;
                let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::exp(((-0.5) * t) * t);
                let d_3 = d_2 * t;
                d_t += d_3 * (-0.5);
                d_t += d_2 * ((-0.5) * t);
            } else {
                let exp_3 = (((-0.5) * a) * a).exp();
                let lead = (n / a).powf(n) * exp_3;
                let mut d_exp_3: f64 = -0.0;
                let mut d_lead: f64 = -0.0;
                let d_4 = ::core::mem::take(&mut d_t_2);
                d_lead += d_4 * (((n / a) - a) - t).powf((-n));
                let d_5 = d_4 * lead;
                let d_6 = d_5
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).0;
                d_n += d_6 / a;
                d_a -= d_6 / a * (n / a);
                d_a -= d_6;
                d_t -= d_6;
                let d_7 = d_5
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).1;
                d_n -= d_7;
                let d_8 = d_lead * exp_3;
                let d_9 = d_8 * ::rootgrad_autodiff::rules::powf(n / a, n).0;
                d_n += d_9 / a;
                d_a -= d_9 / a * (n / a);
                d_n += d_8 * ::rootgrad_autodiff::rules::powf(n / a, n).1;
                d_exp_3 += d_lead * (n / a).powf(n);
                let d_10 = d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
                let d_11 = d_10 * a;
                d_a += d_11 * (-0.5);
                d_a += d_10 * ((-0.5) * a);
            }
            d_alpha += d_a * ::rootgrad_autodiff::rules::abs(alpha);
            let d_12 = d_t * alpha.signum();
            let d_13 = d_12 / sigma;
            d_x += d_13;
            d_mean -= d_13;
            d_sigma -= d_12 / sigma * ((x - mean) / sigma);
            (result, d_x, d_mean, d_sigma, d_alpha, d_n)
        }
        /// The forward derivative of [`crystal_ball`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: f64,
            t_x: f64,
            mean: f64,
            t_mean: f64,
            sigma: f64,
            t_sigma: f64,
            alpha: f64,
            t_alpha: f64,
            n: f64,
            t_n: f64,
        ) -> (f64, f64) {
            let t = ((x - mean) / sigma) * alpha.signum();
            let t_t = (((t_x - t_mean) - ((x - mean) / sigma) * t_sigma) / sigma)
                * alpha.signum();
            let a = alpha.abs();
            let t_a = ::rootgrad_autodiff::rules::abs(alpha) * t_alpha;
            let t_2;
            let t_t_2;
            if t >= (-a) {
                t_t_2 = ::rootgrad_autodiff::rules::exp(((-0.5) * t) * t)
                    * (((-0.5) * t_t) * t + ((-0.5) * t) * t_t);
                t_2 = (((-0.5) * t) * t).exp();
            } else {
                let p_1 = ::rootgrad_autodiff::rules::powf(n / a, n);
                let lead = (n / a).powf(n) * (((-0.5) * a) * a).exp();
                let t_lead = (p_1.0 * ((t_n - (n / a) * t_a) / a) + p_1.1 * t_n)
                    * (((-0.5) * a) * a).exp()
                    + (n / a).powf(n)
                        * (::rootgrad_autodiff::rules::exp(((-0.5) * a) * a)
                            * (((-0.5) * t_a) * a + ((-0.5) * a) * t_a));
                let p_2 = ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n);
                t_t_2 = t_lead * (((n / a) - a) - t).powf((-n))
                    + lead
                        * (p_2.0 * ((((t_n - (n / a) * t_a) / a) - t_a) - t_t)
                            + p_2.1 * (-t_n));
                t_2 = lead * (((n / a) - a) - t).powf((-n));
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
            called: impl ::core::ops::Fn(f64, f64, f64, f64, f64) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a4: f64,
            t4: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            let t3 = t3.or_zero(&a3);
            let t4 = t4.or_zero(&a4);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3, a4, t4)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            x: f64,
            t_x: f64,
            mean: f64,
            t_mean: f64,
            sigma: f64,
            t_sigma: f64,
            alpha: f64,
            t_alpha: f64,
            n: f64,
            t_n: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let t = ((x - mean) / sigma) * alpha.signum();
            let t_t = (((t_x - t_mean) - (((x - mean) / sigma) * t_sigma)) / sigma)
                * alpha.signum();
            let a = alpha.abs();
            let x_2 = alpha;
            let t_3;
            if x_2 == 0.0 {
                t_3 = 0.0;
            } else {
                t_3 = x_2.signum();
            }
            let t_a = t_3 * t_alpha;
            let t_2;
            let t_t_2;
            if t >= (-a) {
                let x_3 = ((-0.5) * t) * t;
                let exp_2 = x_3.exp();
                t_t_2 = exp_2 * ((((-0.5) * t_t) * t) + (((-0.5) * t) * t_t));
                let exp_3 = (((-0.5) * t) * t).exp();
                t_2 = exp_3;
            } else {
                let exp_4 = (((-0.5) * a) * a).exp();
                let lead = (n / a).powf(n) * exp_4;
                let x_4 = n / a;
                let p = n;
                let t_4;
                if p == 0.0 {
                    t_4 = 0.0;
                } else {
                    t_4 = p * x_4.powf((p - 1.0));
                }
                let x_5 = n / a;
                let p_2 = n;
                let t_5;
                if (x_5 == 0.0) && (p_2 > 0.0) {
                    t_5 = 0.0;
                } else {
                    t_5 = x_5.powf(p_2) * x_5.ln();
                }
                let x_6 = ((-0.5) * a) * a;
                let exp_5 = (((-0.5) * a) * a).exp();
                let exp_6 = x_6.exp();
                let t_lead = kept_7
                    .keep(
                        ((kept_6
                            .keep(
                                ((kept_4.keep(t_4) * ((t_n - ((n / a) * t_a)) / a))
                                    + (kept_5.keep(t_5) * t_n)),
                            ) * exp_5)
                            + ((n / a).powf(n)
                                * (exp_6 * ((((-0.5) * t_a) * a) + (((-0.5) * a) * t_a))))),
                    );
                let x_7 = ((n / a) - a) - t;
                let p_3 = -n;
                let t_6;
                if p_3 == 0.0 {
                    t_6 = 0.0;
                } else {
                    t_6 = p_3 * x_7.powf((p_3 - 1.0));
                }
                let x_8 = ((n / a) - a) - t;
                let p_4 = -n;
                let t_7;
                if (x_8 == 0.0) && (p_4 > 0.0) {
                    t_7 = 0.0;
                } else {
                    t_7 = x_8.powf(p_4) * x_8.ln();
                }
                t_t_2 = (t_lead * (((n / a) - a) - t).powf((-n)))
                    + (lead
                        * kept_1
                            .keep(
                                ((kept_2.keep(t_6)
                                    * ((((t_n - ((n / a) * t_a)) / a) - t_a) - t_t))
                                    + (kept_3.keep(t_7) * (-t_n))),
                            ));
                t_2 = lead * (((n / a) - a) - t).powf((-n));
            }
            let result: f64 = t_2;
            let t_result: f64 = t_t_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_mean = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mean = ::rootgrad_autodiff::zero::<f64>();
            let mut d_sigma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_sigma = ::rootgrad_autodiff::zero::<f64>();
            let mut d_alpha = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_alpha = ::rootgrad_autodiff::zero::<f64>();
            let mut d_n = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_n = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_a: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_a: f64 = -0.0;
            let mut d_t_2: f64 = -0.0;
            let mut d_t_t_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t_2 += d_t_result;
            d_t_2 += d_result;
            if t >= (-a) {
                let x_3 = ((-0.5) * t) * t;
                let exp_2 = x_3.exp();
                let mut d_x_3: f64 = -0.0;
                let mut d_exp_2: f64 = -0.0;
                let mut d_exp_3: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t_2);
                d_exp_3 += d_1;
                let d_2 = d_exp_3 * ::rootgrad_autodiff::rules::exp(((-0.5) * t) * t);
                let d_3 = d_2 * t;
                d_t += d_3 * (-0.5);
                d_t += d_2 * ((-0.5) * t);
                let d_4 = ::core::mem::take(&mut d_t_t_2);
                d_exp_2 += d_4 * ((((-0.5) * t_t) * t) + (((-0.5) * t) * t_t));
                let d_5 = d_4 * exp_2;
                let d_6 = d_5 * t;
                d_t_t += d_6 * (-0.5);
                d_t += d_5 * ((-0.5) * t_t);
                let d_7 = d_5 * t_t;
                d_t += d_7 * (-0.5);
                d_t_t += d_5 * ((-0.5) * t);
                d_x_3 += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
                let d_8 = d_x_3 * t;
                d_t += d_8 * (-0.5);
                d_t += d_x_3 * ((-0.5) * t);
            } else {
                let exp_4 = (((-0.5) * a) * a).exp();
                let lead = (n / a).powf(n) * exp_4;
                let x_4 = n / a;
                let p = n;
                let x_5 = n / a;
                let p_2 = n;
                let x_6 = ((-0.5) * a) * a;
                let exp_5 = (((-0.5) * a) * a).exp();
                let exp_6 = x_6.exp();
                let t_lead = kept_7.take();
                let x_7 = ((n / a) - a) - t;
                let p_3 = -n;
                let x_8 = ((n / a) - a) - t;
                let p_4 = -n;
                let mut d_exp_4: f64 = -0.0;
                let mut d_lead: f64 = -0.0;
                let mut d_x_4: f64 = -0.0;
                let mut d_p: f64 = -0.0;
                let mut d_t_4: f64 = -0.0;
                let mut d_x_5: f64 = -0.0;
                let mut d_p_2: f64 = -0.0;
                let mut d_t_5: f64 = -0.0;
                let mut d_x_6: f64 = -0.0;
                let mut d_exp_5: f64 = -0.0;
                let mut d_exp_6: f64 = -0.0;
                let mut d_t_lead: f64 = -0.0;
                let mut d_x_7: f64 = -0.0;
                let mut d_p_3: f64 = -0.0;
                let mut d_t_6: f64 = -0.0;
                let mut d_x_8: f64 = -0.0;
                let mut d_p_4: f64 = -0.0;
                let mut d_t_7: f64 = -0.0;
                let d_9 = ::core::mem::take(&mut d_t_2);
                d_lead += d_9 * (((n / a) - a) - t).powf((-n));
                let d_10 = d_9 * lead;
                let d_11 = d_10
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).0;
                d_n += d_11 / a;
                d_a -= d_11 / a * (n / a);
                d_a -= d_11;
                d_t -= d_11;
                let d_12 = d_10
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).1;
                d_n -= d_12;
                let v_1 = kept_1.take();
                let v_2 = kept_2.take();
                let v_3 = kept_3.take();
                let d_13 = ::core::mem::take(&mut d_t_t_2);
                d_t_lead += d_13 * (((n / a) - a) - t).powf((-n));
                let d_14 = d_13 * t_lead;
                let d_15 = d_14
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).0;
                d_n += d_15 / a;
                d_a -= d_15 / a * (n / a);
                d_a -= d_15;
                d_t -= d_15;
                let d_16 = d_14
                    * ::rootgrad_autodiff::rules::powf(((n / a) - a) - t, -n).1;
                d_n -= d_16;
                d_lead += d_13 * v_1;
                let d_17 = d_13 * lead;
                d_t_6 += d_17 * ((((t_n - ((n / a) * t_a)) / a) - t_a) - t_t);
                let d_18 = d_17 * v_2;
                let d_19 = d_18 / a;
                d_t_n += d_19;
                let d_20 = d_19 * t_a;
                d_n -= d_20 / a;
                d_a += d_20 / a * (n / a);
                d_t_a -= d_19 * (n / a);
                d_a -= d_18 / a * ((t_n - ((n / a) * t_a)) / a);
                d_t_a -= d_18;
                d_t_t -= d_18;
                d_t_7 += d_17 * (-t_n);
                let d_21 = d_17 * v_3;
                d_t_n -= d_21;
                if (x_8 == 0.0) && (p_4 > 0.0) {
                    let _ = ::core::mem::take(&mut d_t_7);
                } else {
                    let d_23 = ::core::mem::take(&mut d_t_7);
                    let d_24 = d_23 * x_8.ln();
                    d_x_8 += d_24 * ::rootgrad_autodiff::rules::powf(x_8, p_4).0;
                    d_p_4 += d_24 * ::rootgrad_autodiff::rules::powf(x_8, p_4).1;
                    let d_25 = d_23 * x_8.powf(p_4);
                    d_x_8 += d_25 * ::rootgrad_autodiff::rules::ln(x_8);
                }
                d_n -= d_p_4;
                d_n += d_x_8 / a;
                d_a -= d_x_8 / a * (n / a);
                d_a -= d_x_8;
                d_t -= d_x_8;
                if p_3 == 0.0 {
                    let _ = ::core::mem::take(&mut d_t_6);
                } else {
                    let d_27 = ::core::mem::take(&mut d_t_6);
                    d_p_3 += d_27 * x_7.powf((p_3 - 1.0));
                    let d_28 = d_27 * p_3;
                    d_x_7 += d_28 * ::rootgrad_autodiff::rules::powf(x_7, p_3 - 1.0).0;
                    let d_29 = d_28 * ::rootgrad_autodiff::rules::powf(x_7, p_3 - 1.0).1;
                    d_p_3 += d_29;
                }
                d_n -= d_p_3;
                d_n += d_x_7 / a;
                d_a -= d_x_7 / a * (n / a);
                d_a -= d_x_7;
                d_t -= d_x_7;
                let v_4 = kept_4.take();
                let v_5 = kept_5.take();
                let v_6 = kept_6.take();
                let d_30 = d_t_lead * exp_5;
                d_t_4 += d_30 * ((t_n - ((n / a) * t_a)) / a);
                let d_31 = d_30 * v_4;
                let d_32 = d_31 / a;
                d_t_n += d_32;
                let d_33 = d_32 * t_a;
                d_n -= d_33 / a;
                d_a += d_33 / a * (n / a);
                d_t_a -= d_32 * (n / a);
                d_a -= d_31 / a * ((t_n - ((n / a) * t_a)) / a);
                d_t_5 += d_30 * t_n;
                d_t_n += d_30 * v_5;
                d_exp_5 += d_t_lead * v_6;
                let d_34 = d_t_lead
                    * (exp_6 * ((((-0.5) * t_a) * a) + (((-0.5) * a) * t_a)));
                let d_35 = d_34 * ::rootgrad_autodiff::rules::powf(n / a, n).0;
                d_n += d_35 / a;
                d_a -= d_35 / a * (n / a);
                d_n += d_34 * ::rootgrad_autodiff::rules::powf(n / a, n).1;
                let d_36 = d_t_lead * (n / a).powf(n);
                d_exp_6 += d_36 * ((((-0.5) * t_a) * a) + (((-0.5) * a) * t_a));
                let d_37 = d_36 * exp_6;
                let d_38 = d_37 * a;
                d_t_a += d_38 * (-0.5);
                d_a += d_37 * ((-0.5) * t_a);
                let d_39 = d_37 * t_a;
                d_a += d_39 * (-0.5);
                d_t_a += d_37 * ((-0.5) * a);
                d_x_6 += d_exp_6 * ::rootgrad_autodiff::rules::by_result::exp(exp_6);
                let d_40 = d_exp_5 * ::rootgrad_autodiff::rules::by_result::exp(exp_5);
                let d_41 = d_40 * a;
                d_a += d_41 * (-0.5);
                d_a += d_40 * ((-0.5) * a);
                let d_42 = d_x_6 * a;
                d_a += d_42 * (-0.5);
                d_a += d_x_6 * ((-0.5) * a);
                if (x_5 == 0.0) && (p_2 > 0.0) {
                    let _ = ::core::mem::take(&mut d_t_5);
                } else {
                    let d_44 = ::core::mem::take(&mut d_t_5);
                    let d_45 = d_44 * x_5.ln();
                    d_x_5 += d_45 * ::rootgrad_autodiff::rules::powf(x_5, p_2).0;
                    d_p_2 += d_45 * ::rootgrad_autodiff::rules::powf(x_5, p_2).1;
                    let d_46 = d_44 * x_5.powf(p_2);
                    d_x_5 += d_46 * ::rootgrad_autodiff::rules::ln(x_5);
                }
                d_n += d_p_2;
                d_n += d_x_5 / a;
                d_a -= d_x_5 / a * x_5;
                if p == 0.0 {
                    let _ = ::core::mem::take(&mut d_t_4);
                } else {
                    let d_48 = ::core::mem::take(&mut d_t_4);
                    d_p += d_48 * x_4.powf((p - 1.0));
                    let d_49 = d_48 * p;
                    d_x_4 += d_49 * ::rootgrad_autodiff::rules::powf(x_4, p - 1.0).0;
                    let d_50 = d_49 * ::rootgrad_autodiff::rules::powf(x_4, p - 1.0).1;
                    d_p += d_50;
                }
                d_n += d_p;
                d_n += d_x_4 / a;
                d_a -= d_x_4 / a * x_4;
                let d_51 = d_lead * exp_4;
                let d_52 = d_51 * ::rootgrad_autodiff::rules::powf(n / a, n).0;
                d_n += d_52 / a;
                d_a -= d_52 / a * (n / a);
                d_n += d_51 * ::rootgrad_autodiff::rules::powf(n / a, n).1;
                d_exp_4 += d_lead * (n / a).powf(n);
                let d_53 = d_exp_4 * ::rootgrad_autodiff::rules::by_result::exp(exp_4);
                let d_54 = d_53 * a;
                d_a += d_54 * (-0.5);
                d_a += d_53 * ((-0.5) * a);
            }
            d_t_alpha += d_t_a * t_3;
            d_alpha += d_x_2;
            d_alpha += d_a * ::rootgrad_autodiff::rules::abs(alpha);
            let d_55 = d_t_t * alpha.signum();
            let d_56 = d_55 / sigma;
            d_t_x += d_56;
            d_t_mean -= d_56;
            let d_57 = d_56 * t_sigma;
            let d_58 = d_57 / sigma;
            d_x -= d_58;
            d_mean += d_58;
            d_sigma += d_57 / sigma * ((x - mean) / sigma);
            d_t_sigma -= d_56 * ((x - mean) / sigma);
            d_sigma
                -= d_55 / sigma
                    * (((t_x - t_mean) - (((x - mean) / sigma) * t_sigma)) / sigma);
            let d_59 = d_t * alpha.signum();
            let d_60 = d_59 / sigma;
            d_x += d_60;
            d_mean -= d_60;
            d_sigma -= d_59 / sigma * ((x - mean) / sigma);
            (
                d_x,
                d_t_x,
                d_mean,
                d_t_mean,
                d_sigma,
                d_t_sigma,
                d_alpha,
                d_t_alpha,
                d_n,
                d_t_n,
            )
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64, f64, f64, f64) -> f64 + 'static,
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
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a8: f64,
            d8: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a9: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d9: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let a9 = a9.or_zero(&a8);
            let mut store9 = a9;
            let mut store8 = a8;
            let a7 = a7.or_zero(&a6);
            let mut store7 = a7;
            let mut store6 = a6;
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5, g6, g7, g8, g9) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                a8,
                a9,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
            *d6.or_discard(&mut store6) += g6;
            *d7.or_discard(&mut store7) += g7;
            *d8.or_discard(&mut store8) += g8;
            *d9.or_discard(&mut store9) += g9;
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
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store4 = a4;
            let mut store3 = a3;
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2, g3, g4) = Self::pullback(
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
            *d4.or_discard(&mut store4) += g4;
        }
        #[doc(hidden)]
        #[inline]
        fn __ahead(
            (a0, a1, a2, a3, a4): (f64, f64, f64, f64, f64),
            _: impl ::core::ops::FnOnce((f64, f64, f64, f64, f64)) -> f64,
        ) -> (f64, ::rootgrad_autodiff::rt::Partials<f64, 5usize>) {
            let (value, g0, g1, g2, g3, g4) = Self::pullback(a0, a1, a2, a3, a4, 1.0);
            (value, ::rootgrad_autodiff::rt::Partials([g0, g1, g2, g3, g4]))
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            breit_wigner as rule_of_breit_wigner, crystal_ball as rule_of_crystal_ball
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_data = ::rootgrad_autodiff::rt::Like::new();
        let result: f64;
        let matches = p.len() == 6;
        if matches {
            let m0 = p[0];
            let gamma = p[1];
            let sigma = p[2];
            let alpha = p[3];
            let n = p[4];
            let frac = p[5];
            let data = [88.0, 90.5, 91.0, 91.3, 93.0, 85.0];
            like_data.of(&data);
            let mut sum_2: f64 = -0.0;
            let length = data.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let m = data[i];
                let value = kept_4
                    .keep(
                        kept_2
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_breit_wigner, breit_wigner, a0 = m, a1 = m0, a2 =
                                    gamma
                                ),
                            ),
                    );
                let value_2 = kept_3
                    .keep(
                        kept_1
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_crystal_ball, crystal_ball, a0 = m, a1 = m0, a2 =
                                    sigma, a3 = alpha, a4 = n
                                ),
                            ),
                    );
                sum_2 += ((frac * value) + ((1.0 - frac) * value_2)).ln();
                pass_1
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            result = -sum_2;
        } else {
            result = 0.0;
        }
        let mut d_result = d_ret;
        if matches {
            let m0 = p[0];
            let gamma = p[1];
            let sigma = p[2];
            let alpha = p[3];
            let n = p[4];
            let frac = p[5];
            let data = [88.0, 90.5, 91.0, 91.3, 93.0, 85.0];
            like_data.of(&data);
            let length = data.len();
            let mut d_m0: f64 = -0.0;
            let mut d_gamma: f64 = -0.0;
            let mut d_sigma: f64 = -0.0;
            let mut d_alpha: f64 = -0.0;
            let mut d_n: f64 = -0.0;
            let mut d_frac: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let d_1 = ::core::mem::take(&mut d_result);
            d_sum_2 -= d_1;
            for i in (0..length).rev() {
                let (partials_1, partials_2, value_2, value) = pass_1.take();
                let m = data[i];
                let mut d_value: f64 = -0.0;
                let mut d_value_2: f64 = -0.0;
                let d_2 = d_sum_2;
                let d_3 = d_2
                    * ::rootgrad_autodiff::rules::ln(
                        (frac * value) + ((1.0 - frac) * value_2),
                    );
                d_frac += d_3 * value;
                d_value += d_3 * frac;
                let d_4 = d_3 * value_2;
                d_frac -= d_4;
                d_value_2 += d_3 * (1.0 - frac);
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        1,
                        &mut d_m0,
                        &d_value_2,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        2,
                        &mut d_sigma,
                        &d_value_2,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        3,
                        &mut d_alpha,
                        &d_value_2,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        4,
                        &mut d_n,
                        &d_value_2,
                    );
                } else {
                    rule_of_crystal_ball::__vjp(
                        m,
                        ::rootgrad_autodiff::rt::Inactive,
                        m0,
                        &mut d_m0,
                        sigma,
                        &mut d_sigma,
                        alpha,
                        &mut d_alpha,
                        n,
                        &mut d_n,
                        d_value_2,
                    );
                }
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        1,
                        &mut d_m0,
                        &d_value,
                    );
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        2,
                        &mut d_gamma,
                        &d_value,
                    );
                } else {
                    rule_of_breit_wigner::__vjp(
                        m,
                        ::rootgrad_autodiff::rt::Inactive,
                        m0,
                        &mut d_m0,
                        gamma,
                        &mut d_gamma,
                        d_value,
                    );
                }
            }
            d_p[5] += d_frac;
            d_p[4] += d_n;
            d_p[3] += d_alpha;
            d_p[2] += d_sigma;
            d_p[1] += d_gamma;
            d_p[0] += d_m0;
        } else {
            let _ = ::core::mem::take(&mut d_result);
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            breit_wigner as rule_of_breit_wigner, crystal_ball as rule_of_crystal_ball
        );
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let matches = p.len() == 6;
        if matches {
            let m0 = p[0];
            let t_m0 = t_p[0];
            let gamma = p[1];
            let t_gamma = t_p[1];
            let sigma = p[2];
            let t_sigma = t_p[2];
            let alpha = p[3];
            let t_alpha = t_p[3];
            let n = p[4];
            let t_n = t_p[4];
            let frac = p[5];
            let t_frac = t_p[5];
            let data = [88.0, 90.5, 91.0, 91.3, 93.0, 85.0];
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = data.len();
            for i in 0..length {
                let m = data[i];
                let (v_1, t_value) = rule_of_breit_wigner::__jvp(
                    breit_wigner,
                    m,
                    ::rootgrad_autodiff::rt::Inactive,
                    m0,
                    t_m0,
                    gamma,
                    t_gamma,
                );
                let value = v_1;
                let (v_2, t_value_2) = rule_of_crystal_ball::__jvp(
                    crystal_ball,
                    m,
                    ::rootgrad_autodiff::rt::Inactive,
                    m0,
                    t_m0,
                    sigma,
                    t_sigma,
                    alpha,
                    t_alpha,
                    n,
                    t_n,
                );
                let value_2 = v_2;
                t_sum_2
                    += ::rootgrad_autodiff::rules::ln(
                        (frac * value) + ((1.0 - frac) * value_2),
                    )
                        * ((t_frac * value + frac * t_value)
                            + ((-t_frac) * value_2 + (1.0 - frac) * t_value_2));
                sum_2 += ((frac * value) + ((1.0 - frac) * value_2)).ln();
            }
            t_result = -t_sum_2;
            result = -sum_2;
        } else {
            t_result = 0.0;
            result = 0.0;
        }
        (result, t_result)
    }
}
mod profile_likelihood {
    ///The derivative of [`nll`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum nll {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl nll {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &nll)
        }
        /// The reverse derivative of [`nll`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            mu: f64,
            theta: f64,
            obs: &[f64],
            d_obs: &mut [f64],
            sig: &[f64],
            d_sig: &mut [f64],
            bkg: &[f64],
            d_bkg: &mut [f64],
            d_ret: f64,
        ) -> (f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("obs", obs.len(), d_obs.len());
            ::rootgrad_autodiff::rt::same_length("sig", sig.len(), d_sig.len());
            ::rootgrad_autodiff::rt::same_length("bkg", bkg.len(), d_bkg.len());
            let mut d_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_theta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = obs.len().min(sig.len().min(bkg.len()));
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let n = &obs[i];
                let s = &sig[i];
                let b = &bkg[i];
                let lambda = (mu * (*s)) + ((*b) * (1.0 + (0.1 * theta)));
                sum_2 += lambda - ((*n) * lambda.ln());
                let n = &obs[i];
                let s = &sig[i];
                let b = &bkg[i];
                let mut d_lambda: f64 = -0.0;
                let d_2 = d_sum_2;
                d_lambda += d_2;
                d_obs[i] -= d_2 * lambda.ln();
                let d_3 = d_2 * (*n);
                d_lambda -= d_3 * ::rootgrad_autodiff::rules::ln(lambda);
                d_mu += d_lambda * (*s);
                d_sig[i] += d_lambda * mu;
                d_bkg[i] += d_lambda * (1.0 + (0.1 * theta));
                let d_4 = d_lambda * (*b);
                d_theta += d_4 * 0.1;
            }
            let result: f64 = sum_2 + ((0.5 * theta) * theta);
            let d_1 = d_result * theta;
            d_theta += d_1 * 0.5;
            d_theta += d_result * (0.5 * theta);
            (result, d_mu, d_theta)
        }
        /// The forward derivative of [`nll`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            mu: f64,
            t_mu: f64,
            theta: f64,
            t_theta: f64,
            obs: &[f64],
            t_obs: &[f64],
            sig: &[f64],
            t_sig: &[f64],
            bkg: &[f64],
            t_bkg: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "obs",
                obs.len(),
                "t_obs",
                t_obs.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "sig",
                sig.len(),
                "t_sig",
                t_sig.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "bkg",
                bkg.len(),
                "t_bkg",
                t_bkg.len(),
            );
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = obs.len().min(sig.len().min(bkg.len()));
            for i in 0..length {
                let n = &obs[i];
                let t_n = &t_obs[i];
                let s = &sig[i];
                let t_s = &t_sig[i];
                let b = &bkg[i];
                let t_b = &t_bkg[i];
                let lambda = (mu * (*s)) + ((*b) * (1.0 + (0.1 * theta)));
                let t_lambda = (t_mu * (*s) + mu * (*t_s))
                    + ((*t_b) * (1.0 + (0.1 * theta)) + (*b) * (0.1 * t_theta));
                t_sum_2
                    += t_lambda
                        - ((*t_n) * lambda.ln()
                            + (*n)
                                * (::rootgrad_autodiff::rules::ln(lambda) * t_lambda));
                sum_2 += lambda - ((*n) * lambda.ln());
            }
            let result: f64 = sum_2 + ((0.5 * theta) * theta);
            let t_result: f64 = t_sum_2
                + ((0.5 * t_theta) * theta + (0.5 * theta) * t_theta);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(
                f64,
                f64,
                &[f64],
                &[f64],
                &[f64],
            ) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a3: &[f64],
            t3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a4: &[f64],
            t4: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            let mut store3 = ::core::option::Option::None;
            let t3 = t3.or_zero(&*a3, &mut store3);
            let mut store4 = ::core::option::Option::None;
            let t4 = t4.or_zero(&*a4, &mut store4);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3, a4, t4)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            mu: f64,
            t_mu: f64,
            theta: f64,
            t_theta: f64,
            obs: &[f64],
            d_obs: &mut [f64],
            t_obs: &[f64],
            d_t_obs: &mut [f64],
            sig: &[f64],
            d_sig: &mut [f64],
            t_sig: &[f64],
            d_t_sig: &mut [f64],
            bkg: &[f64],
            d_bkg: &mut [f64],
            t_bkg: &[f64],
            d_t_bkg: &mut [f64],
            d_ret: (f64, f64),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::rt::same_length("obs", obs.len(), d_obs.len());
            ::rootgrad_autodiff::rt::same_length("t_obs", t_obs.len(), d_t_obs.len());
            ::rootgrad_autodiff::rt::same_length("sig", sig.len(), d_sig.len());
            ::rootgrad_autodiff::rt::same_length("t_sig", t_sig.len(), d_t_sig.len());
            ::rootgrad_autodiff::rt::same_length("bkg", bkg.len(), d_bkg.len());
            ::rootgrad_autodiff::rt::same_length("t_bkg", t_bkg.len(), d_t_bkg.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = obs.len().min(sig.len().min(bkg.len()));
            for i in 0..length {
                let n = &obs[i];
                let t_n = &t_obs[i];
                let s = &sig[i];
                let t_s = &t_sig[i];
                let b = &bkg[i];
                let t_b = &t_bkg[i];
                let lambda = (mu * (*s)) + ((*b) * (1.0 + (0.1 * theta)));
                let t_lambda = ((t_mu * (*s)) + (mu * (*t_s)))
                    + (((*t_b) * (1.0 + (0.1 * theta))) + ((*b) * (0.1 * t_theta)));
                let x = lambda;
                t_sum_2
                    += t_lambda
                        - (((*t_n) * lambda.ln()) + ((*n) * (x.recip() * t_lambda)));
                sum_2 += lambda - ((*n) * lambda.ln());
            }
            let result: f64 = sum_2 + ((0.5 * theta) * theta);
            let t_result: f64 = t_sum_2
                + (((0.5 * t_theta) * theta) + ((0.5 * theta) * t_theta));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_theta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_theta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            let d_1 = d_t_result * theta;
            d_t_theta += d_1 * 0.5;
            d_theta += d_t_result * (0.5 * t_theta);
            let d_2 = d_t_result * t_theta;
            d_theta += d_2 * 0.5;
            d_t_theta += d_t_result * (0.5 * theta);
            d_sum_2 += d_result;
            let d_3 = d_result * theta;
            d_theta += d_3 * 0.5;
            d_theta += d_result * (0.5 * theta);
            for i in 0..length {
                let n = &obs[i];
                let t_n = &t_obs[i];
                let s = &sig[i];
                let t_s = &t_sig[i];
                let b = &bkg[i];
                let t_b = &t_bkg[i];
                let lambda = (mu * (*s)) + ((*b) * (1.0 + (0.1 * theta)));
                let t_lambda = ((t_mu * (*s)) + (mu * (*t_s)))
                    + (((*t_b) * (1.0 + (0.1 * theta))) + ((*b) * (0.1 * t_theta)));
                let x = lambda;
                let mut d_lambda: f64 = -0.0;
                let mut d_t_lambda: f64 = -0.0;
                let mut d_x: f64 = -0.0;
                let d_n = &mut d_obs[i];
                let d_s = &mut d_sig[i];
                let d_b = &mut d_bkg[i];
                let d_4 = d_sum_2;
                d_lambda += d_4;
                (*d_n) -= d_4 * lambda.ln();
                let d_5 = d_4 * (*n);
                d_lambda -= d_5 * ::rootgrad_autodiff::rules::ln(lambda);
                let d_6 = d_t_sum_2;
                d_t_lambda += d_6;
                d_t_obs[i] -= d_6 * lambda.ln();
                let d_7 = d_6 * (*t_n);
                d_lambda -= d_7 * ::rootgrad_autodiff::rules::ln(lambda);
                (*d_n) -= d_6 * (x.recip() * t_lambda);
                let d_8 = d_6 * (*n);
                let d_9 = d_8 * t_lambda;
                d_x -= d_9 * ::rootgrad_autodiff::rules::recip(x);
                d_t_lambda -= d_8 * x.recip();
                d_lambda += d_x;
                d_t_mu += d_t_lambda * (*s);
                (*d_s) += d_t_lambda * t_mu;
                d_mu += d_t_lambda * (*t_s);
                d_t_sig[i] += d_t_lambda * mu;
                d_t_bkg[i] += d_t_lambda * (1.0 + (0.1 * theta));
                let d_10 = d_t_lambda * (*t_b);
                d_theta += d_10 * 0.1;
                (*d_b) += d_t_lambda * (0.1 * t_theta);
                let d_11 = d_t_lambda * (*b);
                d_t_theta += d_11 * 0.1;
                d_mu += d_lambda * (*s);
                (*d_s) += d_lambda * mu;
                (*d_b) += d_lambda * (1.0 + (0.1 * theta));
                let d_12 = d_lambda * (*b);
                d_theta += d_12 * 0.1;
            }
            (d_mu, d_t_mu, d_theta, d_t_theta)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                f64,
                f64,
                &[f64],
                &[f64],
                &[f64],
            ) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a6: &[f64],
            d6: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a7: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d7: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a8: &[f64],
            d8: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a9: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d9: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero9 = ::core::option::Option::None;
            let a9 = a9.or_zero(&*a8, &mut zero9);
            let mut store9 = ::std::vec::Vec::new();
            let d9 = ::rootgrad_autodiff::rt::or_zeroed(
                d9.into_slice(),
                a9.len(),
                &mut store9,
            );
            let mut store8 = ::std::vec::Vec::new();
            let d8 = ::rootgrad_autodiff::rt::or_zeroed(
                d8.into_slice(),
                a8.len(),
                &mut store8,
            );
            let mut zero7 = ::core::option::Option::None;
            let a7 = a7.or_zero(&*a6, &mut zero7);
            let mut store7 = ::std::vec::Vec::new();
            let d7 = ::rootgrad_autodiff::rt::or_zeroed(
                d7.into_slice(),
                a7.len(),
                &mut store7,
            );
            let mut store6 = ::std::vec::Vec::new();
            let d6 = ::rootgrad_autodiff::rt::or_zeroed(
                d6.into_slice(),
                a6.len(),
                &mut store6,
            );
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::std::vec::Vec::new();
            let d5 = ::rootgrad_autodiff::rt::or_zeroed(
                d5.into_slice(),
                a5.len(),
                &mut store5,
            );
            let mut store4 = ::std::vec::Vec::new();
            let d4 = ::rootgrad_autodiff::rt::or_zeroed(
                d4.into_slice(),
                a4.len(),
                &mut store4,
            );
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
                d4,
                a5,
                d5,
                a6,
                d6,
                a7,
                d7,
                a8,
                d8,
                a9,
                d9,
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
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: &[f64],
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store4 = ::std::vec::Vec::new();
            let d4 = ::rootgrad_autodiff::rt::or_zeroed(
                d4.into_slice(),
                a4.len(),
                &mut store4,
            );
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
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(
                a0,
                a1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d4,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`profile`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum profile {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl profile {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &profile)
        }
        /// The reverse derivative of [`profile`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            mu: f64,
            obs: &[f64],
            d_obs: &mut [f64],
            sig: &[f64],
            d_sig: &mut [f64],
            bkg: &[f64],
            d_bkg: &mut [f64],
            d_ret: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("obs", obs.len(), d_obs.len());
            ::rootgrad_autodiff::rt::same_length("sig", sig.len(), d_sig.len());
            ::rootgrad_autodiff::rt::same_length("bkg", bkg.len(), d_bkg.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut theta = 0.0;
            let mut running = true;
            let mut passes_of_kept_7 = 0usize;
            for _ in 0..25 {
                passes_of_kept_7 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let t = theta;
                let mut g = t;
                let mut h = 1.0;
                for i in 0..obs.len() {
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let lambda = kept_3
                        .keep(
                            ((mu * sig[i])
                                + (bkg[i] * kept_2.keep((1.0 + (0.1 * theta))))),
                        );
                    let slope = 0.1 * bkg[i];
                    g += slope * (1.0 - (obs[i] / lambda));
                    h += ((slope * slope) * obs[i]) / (lambda * lambda);
                    pass_1.push((kept_2.take(), kept_3.take()));
                }
                let step = kept_5.keep((g / kept_1.keep(h)));
                theta -= step;
                if step.abs() < 1e-14 {
                    running = false;
                }
                pass_2.push((kept_1.take(), kept_5.take()));
                if !running {
                    break;
                }
            }
            kept_7.keep(passes_of_kept_7);
            let result: f64 = theta;
            let mut d_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_theta: f64 = -0.0;
            d_theta += d_result;
            for _ in ::rootgrad_autodiff::rt::Steps::from(0..25)
                .take(kept_7.take())
                .rev()
            {
                let (v_1, step) = pass_2.take();
                let mut d_t: f64 = -0.0;
                let mut d_g: f64 = -0.0;
                let mut d_h: f64 = -0.0;
                let mut d_step: f64 = -0.0;
                let d_1 = d_theta;
                d_step -= d_1;
                d_g += d_step / v_1;
                d_h -= d_step / v_1 * step;
                for i in (0..obs.len()).rev() {
                    let (v_2, lambda) = pass_1.take();
                    let slope = 0.1 * bkg[i];
                    let mut d_lambda: f64 = -0.0;
                    let mut d_slope: f64 = -0.0;
                    let d_2 = d_h;
                    let d_3 = d_2 / (lambda * lambda);
                    let d_4 = d_3 * obs[i];
                    d_slope += d_4 * slope;
                    d_slope += d_4 * slope;
                    d_obs[i] += d_3 * (slope * slope);
                    let d_5 = d_2 / (lambda * lambda)
                        * (((slope * slope) * obs[i]) / (lambda * lambda));
                    d_lambda -= d_5 * lambda;
                    d_lambda -= d_5 * lambda;
                    let d_6 = d_g;
                    d_slope += d_6 * (1.0 - (obs[i] / lambda));
                    let d_7 = d_6 * slope;
                    d_obs[i] -= d_7 / lambda;
                    d_lambda += d_7 / lambda * (obs[i] / lambda);
                    d_bkg[i] += d_slope * 0.1;
                    d_mu += d_lambda * sig[i];
                    d_sig[i] += d_lambda * mu;
                    d_bkg[i] += d_lambda * v_2;
                    let d_8 = d_lambda * bkg[i];
                    d_theta += d_8 * 0.1;
                }
                d_t += d_g;
                d_theta += d_t;
            }
            pass_1.finish();
            pass_2.finish();
            (result, d_mu)
        }
        /// The forward derivative of [`profile`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            mu: f64,
            t_mu: f64,
            obs: &[f64],
            t_obs: &[f64],
            sig: &[f64],
            t_sig: &[f64],
            bkg: &[f64],
            t_bkg: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "obs",
                obs.len(),
                "t_obs",
                t_obs.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "sig",
                sig.len(),
                "t_sig",
                t_sig.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "bkg",
                bkg.len(),
                "t_bkg",
                t_bkg.len(),
            );
            let mut theta = 0.0;
            let mut t_theta = 0.0;
            let mut running = true;
            for _ in 0..25 {
                let t = theta;
                let t_t = t_theta;
                let mut g = t;
                let mut t_g = t_t;
                let mut h = 1.0;
                let mut t_h = 0.0;
                for i in 0..obs.len() {
                    let lambda = (mu * sig[i]) + (bkg[i] * (1.0 + (0.1 * theta)));
                    let t_lambda = (t_mu * sig[i] + mu * t_sig[i])
                        + (t_bkg[i] * (1.0 + (0.1 * theta)) + bkg[i] * (0.1 * t_theta));
                    let slope = 0.1 * bkg[i];
                    let t_slope = 0.1 * t_bkg[i];
                    t_g
                        += t_slope * (1.0 - (obs[i] / lambda))
                            + slope
                                * (-((t_obs[i] - (obs[i] / lambda) * t_lambda) / lambda));
                    g += slope * (1.0 - (obs[i] / lambda));
                    t_h
                        += (((t_slope * slope + slope * t_slope) * obs[i]
                            + (slope * slope) * t_obs[i])
                            - (((slope * slope) * obs[i]) / (lambda * lambda))
                                * (t_lambda * lambda + lambda * t_lambda))
                            / (lambda * lambda);
                    h += ((slope * slope) * obs[i]) / (lambda * lambda);
                }
                let step = g / h;
                let t_step = (t_g - (g / h) * t_h) / h;
                t_theta -= t_step;
                theta -= step;
                if step.abs() < 1e-14 {
                    running = false;
                }
                if !running {
                    break;
                }
            }
            let result: f64 = theta;
            let t_result: f64 = t_theta;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, &[f64], &[f64], &[f64]) -> f64 + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a3: &[f64],
            t3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let t0 = t0.or_zero(&a0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            let mut store3 = ::core::option::Option::None;
            let t3 = t3.or_zero(&*a3, &mut store3);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            mu: f64,
            t_mu: f64,
            obs: &[f64],
            d_obs: &mut [f64],
            t_obs: &[f64],
            d_t_obs: &mut [f64],
            sig: &[f64],
            d_sig: &mut [f64],
            t_sig: &[f64],
            d_t_sig: &mut [f64],
            bkg: &[f64],
            d_bkg: &mut [f64],
            t_bkg: &[f64],
            d_t_bkg: &mut [f64],
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("obs", obs.len(), d_obs.len());
            ::rootgrad_autodiff::rt::same_length("t_obs", t_obs.len(), d_t_obs.len());
            ::rootgrad_autodiff::rt::same_length("sig", sig.len(), d_sig.len());
            ::rootgrad_autodiff::rt::same_length("t_sig", t_sig.len(), d_t_sig.len());
            ::rootgrad_autodiff::rt::same_length("bkg", bkg.len(), d_bkg.len());
            ::rootgrad_autodiff::rt::same_length("t_bkg", t_bkg.len(), d_t_bkg.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
            let mut theta = 0.0;
            let mut t_theta = 0.0;
            let mut running = true;
            let mut running_2 = true;
            let mut passes_of_kept_15 = 0usize;
            for _ in 0..25 {
                passes_of_kept_15 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                let t = theta;
                let t_t = t_theta;
                let mut g = t;
                let mut t_g = t_t;
                let mut h = 1.0;
                let mut t_h = 0.0;
                for i in 0..obs.len() {
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let lambda = kept_10
                        .keep(
                            ((mu * sig[i])
                                + (bkg[i] * kept_8.keep((1.0 + (0.1 * theta))))),
                        );
                    let t_lambda = kept_9
                        .keep(
                            (((t_mu * sig[i]) + (mu * t_sig[i]))
                                + ((t_bkg[i] * kept_6.keep((1.0 + (0.1 * theta))))
                                    + (bkg[i] * kept_7.keep((0.1 * t_theta))))),
                        );
                    let slope = 0.1 * bkg[i];
                    let t_slope = 0.1 * t_bkg[i];
                    t_g
                        += (t_slope * (1.0 - (obs[i] / lambda)))
                            + (slope
                                * (-((t_obs[i] - ((obs[i] / lambda) * t_lambda))
                                    / lambda)));
                    g += slope * (1.0 - (obs[i] / lambda));
                    t_h
                        += (((((t_slope * slope) + (slope * t_slope)) * obs[i])
                            + ((slope * slope) * t_obs[i]))
                            - ((((slope * slope) * obs[i]) / (lambda * lambda))
                                * ((t_lambda * lambda) + (lambda * t_lambda))))
                            / (lambda * lambda);
                    h += ((slope * slope) * obs[i]) / (lambda * lambda);
                    pass_1
                        .push((
                            kept_6.take(),
                            kept_7.take(),
                            kept_8.take(),
                            kept_9.take(),
                            kept_10.take(),
                        ));
                }
                let step = kept_13.keep((g / kept_5.keep(h)));
                let t_step = kept_12
                    .keep(
                        ((t_g - (kept_4.keep((kept_3.keep(g) / h)) * kept_2.keep(t_h)))
                            / kept_1.keep(h)),
                    );
                t_theta -= t_step;
                theta -= step;
                if step.abs() < 1e-14 {
                    running = false;
                }
                if !running {
                    running_2 = false;
                }
                pass_2
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_12.take(),
                        kept_13.take(),
                    ));
                if !running_2 {
                    break;
                }
            }
            kept_15.keep(passes_of_kept_15);
            let result: f64 = theta;
            let t_result: f64 = t_theta;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_mu = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_theta: f64 = -0.0;
            let mut d_t_theta: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_theta += d_t_result;
            d_theta += d_result;
            for _ in ::rootgrad_autodiff::rt::Steps::from(0..25)
                .take(kept_15.take())
                .rev()
            {
                let (v_1, v_2, v_3, v_4, v_5, t_step, step) = pass_2.take();
                let mut d_t: f64 = -0.0;
                let mut d_t_t: f64 = -0.0;
                let mut d_g: f64 = -0.0;
                let mut d_t_g: f64 = -0.0;
                let mut d_h: f64 = -0.0;
                let mut d_t_h: f64 = -0.0;
                let mut d_step: f64 = -0.0;
                let mut d_t_step: f64 = -0.0;
                let d_1 = d_theta;
                d_step -= d_1;
                let d_2 = d_t_theta;
                d_t_step -= d_2;
                let d_3 = d_t_step / v_1;
                d_t_g += d_3;
                let d_4 = d_3 * v_2;
                d_g -= d_4 / v_1;
                d_h += d_4 / v_1 * (v_3 / v_1);
                d_t_h -= d_3 * v_4;
                d_h -= d_t_step / v_1 * t_step;
                d_g += d_step / v_5;
                d_h -= d_step / v_5 * step;
                for i in (0..obs.len()).rev() {
                    let (v_6, v_7, v_8, t_lambda, lambda) = pass_1.take();
                    let slope = 0.1 * bkg[i];
                    let t_slope = 0.1 * t_bkg[i];
                    let mut d_lambda: f64 = -0.0;
                    let mut d_t_lambda: f64 = -0.0;
                    let mut d_slope: f64 = -0.0;
                    let mut d_t_slope: f64 = -0.0;
                    let d_5 = d_h;
                    let d_6 = d_5 / (lambda * lambda);
                    let d_7 = d_6 * obs[i];
                    d_slope += d_7 * slope;
                    d_slope += d_7 * slope;
                    d_obs[i] += d_6 * (slope * slope);
                    let d_8 = d_5 / (lambda * lambda)
                        * (((slope * slope) * obs[i]) / (lambda * lambda));
                    d_lambda -= d_8 * lambda;
                    d_lambda -= d_8 * lambda;
                    let d_9 = d_t_h;
                    let d_10 = d_9 / (lambda * lambda);
                    let d_11 = d_10 * obs[i];
                    d_t_slope += d_11 * slope;
                    d_slope += d_11 * t_slope;
                    d_slope += d_11 * t_slope;
                    d_t_slope += d_11 * slope;
                    d_obs[i] += d_10 * ((t_slope * slope) + (slope * t_slope));
                    let d_12 = d_10 * t_obs[i];
                    d_slope += d_12 * slope;
                    d_slope += d_12 * slope;
                    d_t_obs[i] += d_10 * (slope * slope);
                    let d_13 = d_10 * ((t_lambda * lambda) + (lambda * t_lambda));
                    let d_14 = d_13 / (lambda * lambda);
                    let d_15 = d_14 * obs[i];
                    d_slope -= d_15 * slope;
                    d_slope -= d_15 * slope;
                    d_obs[i] -= d_14 * (slope * slope);
                    let d_16 = d_13 / (lambda * lambda)
                        * (((slope * slope) * obs[i]) / (lambda * lambda));
                    d_lambda += d_16 * lambda;
                    d_lambda += d_16 * lambda;
                    let d_17 = d_10 * (((slope * slope) * obs[i]) / (lambda * lambda));
                    d_t_lambda -= d_17 * lambda;
                    d_lambda -= d_17 * t_lambda;
                    d_lambda -= d_17 * t_lambda;
                    d_t_lambda -= d_17 * lambda;
                    let d_18 = d_9 / (lambda * lambda)
                        * ((((((t_slope * slope) + (slope * t_slope)) * obs[i])
                            + ((slope * slope) * t_obs[i]))
                            - ((((slope * slope) * obs[i]) / (lambda * lambda))
                                * ((t_lambda * lambda) + (lambda * t_lambda))))
                            / (lambda * lambda));
                    d_lambda -= d_18 * lambda;
                    d_lambda -= d_18 * lambda;
                    let d_19 = d_g;
                    d_slope += d_19 * (1.0 - (obs[i] / lambda));
                    let d_20 = d_19 * slope;
                    d_obs[i] -= d_20 / lambda;
                    d_lambda += d_20 / lambda * (obs[i] / lambda);
                    let d_21 = d_t_g;
                    d_t_slope += d_21 * (1.0 - (obs[i] / lambda));
                    let d_22 = d_21 * t_slope;
                    d_obs[i] -= d_22 / lambda;
                    d_lambda += d_22 / lambda * (obs[i] / lambda);
                    d_slope
                        += d_21
                            * (-((t_obs[i] - ((obs[i] / lambda) * t_lambda)) / lambda));
                    let d_23 = d_21 * slope;
                    let d_24 = d_23 / lambda;
                    d_t_obs[i] -= d_24;
                    let d_25 = d_24 * t_lambda;
                    d_obs[i] += d_25 / lambda;
                    d_lambda -= d_25 / lambda * (obs[i] / lambda);
                    d_t_lambda += d_24 * (obs[i] / lambda);
                    d_lambda
                        += d_23 / lambda
                            * ((t_obs[i] - ((obs[i] / lambda) * t_lambda)) / lambda);
                    d_t_bkg[i] += d_t_slope * 0.1;
                    d_bkg[i] += d_slope * 0.1;
                    d_t_mu += d_t_lambda * sig[i];
                    d_sig[i] += d_t_lambda * t_mu;
                    d_mu += d_t_lambda * t_sig[i];
                    d_t_sig[i] += d_t_lambda * mu;
                    d_t_bkg[i] += d_t_lambda * v_6;
                    let d_26 = d_t_lambda * t_bkg[i];
                    d_theta += d_26 * 0.1;
                    d_bkg[i] += d_t_lambda * v_7;
                    let d_27 = d_t_lambda * bkg[i];
                    d_t_theta += d_27 * 0.1;
                    d_mu += d_lambda * sig[i];
                    d_sig[i] += d_lambda * mu;
                    d_bkg[i] += d_lambda * v_8;
                    let d_28 = d_lambda * bkg[i];
                    d_theta += d_28 * 0.1;
                }
                d_t_t += d_t_g;
                d_t += d_g;
                d_t_theta += d_t_t;
                d_theta += d_t;
            }
            pass_1.finish();
            pass_2.finish();
            (d_mu, d_t_mu)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, &[f64], &[f64], &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a6: &[f64],
            d6: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a7: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d7: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            let mut zero7 = ::core::option::Option::None;
            let a7 = a7.or_zero(&*a6, &mut zero7);
            let mut store7 = ::std::vec::Vec::new();
            let d7 = ::rootgrad_autodiff::rt::or_zeroed(
                d7.into_slice(),
                a7.len(),
                &mut store7,
            );
            let mut store6 = ::std::vec::Vec::new();
            let d6 = ::rootgrad_autodiff::rt::or_zeroed(
                d6.into_slice(),
                a6.len(),
                &mut store6,
            );
            let mut zero5 = ::core::option::Option::None;
            let a5 = a5.or_zero(&*a4, &mut zero5);
            let mut store5 = ::std::vec::Vec::new();
            let d5 = ::rootgrad_autodiff::rt::or_zeroed(
                d5.into_slice(),
                a5.len(),
                &mut store5,
            );
            let mut store4 = ::std::vec::Vec::new();
            let d4 = ::rootgrad_autodiff::rt::or_zeroed(
                d4.into_slice(),
                a4.len(),
                &mut store4,
            );
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
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                d2,
                a3,
                d3,
                a4,
                d4,
                a5,
                d5,
                a6,
                d6,
                a7,
                d7,
                d_ret.seed(),
            );
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
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: &[f64],
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
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
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, a1, d1, a2, d2, a3, d3, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(profile as rule_of_profile, nll as rule_of_nll);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mu = p[0];
        let rest = &p[1..];
        let n = rest.len() / 2;
        let sig = &rest[..n];
        let bkg = &rest[n..];
        let obs = ::std::vec![12.0; n];
        let theta = rule_of_profile::__of(profile)(mu, &obs, sig, bkg);
        let value = rule_of_nll::__of(
            nll,
        )(mu, ::core::clone::Clone::clone(&theta), &obs, sig, bkg);
        let result: f64 = 2.0 * value;
        let mut d_result = d_ret;
        let rest = &p[1..];
        let sig = &rest[..n];
        let bkg = &rest[n..];
        let mut d_mu: f64 = -0.0;
        let mut d_theta = ::rootgrad_autodiff::Differentiable::zero_like(&theta);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_value += d_result * 2.0;
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_p,
            [
                ::rootgrad_autodiff::rt::span_of(p, sig),
                ::rootgrad_autodiff::rt::span_of(p, bkg),
            ],
            |[d_1, d_2]| rule_of_nll::__vjp(
                mu,
                &mut d_mu,
                ::core::clone::Clone::clone(&theta),
                &mut d_theta,
                &obs,
                ::rootgrad_autodiff::rt::Inactive,
                sig,
                d_1,
                bkg,
                d_2,
                d_value,
            ),
        );
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_p,
            [
                ::rootgrad_autodiff::rt::span_of(p, sig),
                ::rootgrad_autodiff::rt::span_of(p, bkg),
            ],
            |[d_3, d_4]| rule_of_profile::__vjp(
                mu,
                &mut d_mu,
                &obs,
                ::rootgrad_autodiff::rt::Inactive,
                sig,
                d_3,
                bkg,
                d_4,
                d_theta,
            ),
        );
        d_p[0] += d_mu;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(profile as rule_of_profile, nll as rule_of_nll);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mu = p[0];
        let t_mu = t_p[0];
        let rest = &p[1..];
        let t_rest = &t_p[1..];
        let n = rest.len() / 2;
        let sig = &rest[..n];
        let t_sig = &t_rest[..n];
        let bkg = &rest[n..];
        let t_bkg = &t_rest[n..];
        let obs = ::std::vec![12.0; n];
        let (v_1, t_theta) = rule_of_profile::__jvp(
            profile,
            mu,
            t_mu,
            &obs,
            ::rootgrad_autodiff::rt::Inactive,
            sig,
            t_sig,
            bkg,
            t_bkg,
        );
        let theta = v_1;
        let (v_2, t_value) = rule_of_nll::__jvp(
            nll,
            mu,
            t_mu,
            theta,
            t_theta,
            &obs,
            ::rootgrad_autodiff::rt::Inactive,
            sig,
            t_sig,
            bkg,
            t_bkg,
        );
        let value = v_2;
        let result: f64 = 2.0 * value;
        let t_result: f64 = 2.0 * t_value;
        (result, t_result)
    }
}
mod chirp_matched_filter {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let matches = p.len() >= 3;
        if matches {
            let chirp_mass = p[0];
            let tc = p[1];
            let phase = p[2];
            let data = &p[3..];
            let n = data.len();
            let mut norm = 0.0;
            let mut overlap = 0.0;
            let mut running = true;
            let length = data.len();
            let mut passes_of_kept_2 = 0usize;
            for i_2 in 0..length {
                passes_of_kept_2 += 1;
                let i = i_2;
                let d = &data[i_2];
                let tau = tc - ((i as f64) / (n as f64));
                if tau <= 0.0 {
                    running = false;
                } else {
                    let theta = ((5.0 * chirp_mass) / tau).powf(0.625);
                    let amplitude = chirp_mass.powf(1.25) * tau.powf((-0.25));
                    let h = amplitude
                        * ((phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                            + (0.1 * theta))
                            .cos();
                    overlap += h * (*d);
                    norm += h * h;
                }
                if !running {
                    break;
                }
            }
            kept_2.keep(passes_of_kept_2);
            let sqrt_2 = kept_3.keep(norm.sqrt());
            result = kept_1.keep(overlap) / sqrt_2;
        } else {
            result = f64::NAN;
        }
        let mut d_result = d_ret;
        if matches {
            let chirp_mass = p[0];
            let tc = p[1];
            let phase = p[2];
            let data = &p[3..];
            let n = data.len();
            let length = data.len();
            let sqrt_2 = kept_3.take();
            let mut d_chirp_mass: f64 = -0.0;
            let mut d_tc: f64 = -0.0;
            let mut d_phase: f64 = -0.0;
            let mut d_norm: f64 = -0.0;
            let mut d_overlap: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_result);
            d_overlap += d_1 / sqrt_2;
            d_sqrt_2 -= d_1 / sqrt_2 * (v_1 / sqrt_2);
            d_norm += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_2.take())
                .rev()
            {
                let i = i_2;
                let d = &data[i_2];
                let tau = tc - ((i as f64) / (n as f64));
                let mut d_tau: f64 = -0.0;
                let d_d = &mut d_p[3..][i_2];
                if tau <= 0.0 {} else {
                    let theta = ((5.0 * chirp_mass) / tau).powf(0.625);
                    let amplitude = chirp_mass.powf(1.25) * tau.powf((-0.25));
                    let h = amplitude
                        * ((phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                            + (0.1 * theta))
                            .cos();
                    let mut d_theta: f64 = -0.0;
                    let mut d_amplitude: f64 = -0.0;
                    let mut d_h: f64 = -0.0;
                    let d_2 = d_norm;
                    d_h += d_2 * h;
                    d_h += d_2 * h;
                    let d_3 = d_overlap;
                    d_h += d_3 * (*d);
                    (*d_d) += d_3 * h;
                    d_amplitude
                        += d_h
                            * ((phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                                + (0.1 * theta))
                                .cos();
                    let d_4 = d_h * amplitude;
                    let d_5 = d_4
                        * ::rootgrad_autodiff::rules::cos(
                            (phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                                + (0.1 * theta),
                        );
                    d_phase += d_5;
                    let d_6 = d_5 * 2.0;
                    let d_7 = d_6
                        * ::rootgrad_autodiff::rules::powf(
                                tau / (5.0 * chirp_mass),
                                0.625,
                            )
                            .0;
                    d_tau -= d_7 / (5.0 * chirp_mass);
                    let d_8 = d_7 / (5.0 * chirp_mass) * (tau / (5.0 * chirp_mass));
                    d_chirp_mass += d_8 * 5.0;
                    d_theta += d_5 * 0.1;
                    let d_9 = d_amplitude * tau.powf((-0.25));
                    d_chirp_mass
                        += d_9 * ::rootgrad_autodiff::rules::powf(chirp_mass, 1.25).0;
                    let d_10 = d_amplitude * chirp_mass.powf(1.25);
                    d_tau += d_10 * ::rootgrad_autodiff::rules::powf(tau, -0.25).0;
                    let d_11 = d_theta
                        * ::rootgrad_autodiff::rules::powf(
                                (5.0 * chirp_mass) / tau,
                                0.625,
                            )
                            .0;
                    let d_12 = d_11 / tau;
                    d_chirp_mass += d_12 * 5.0;
                    d_tau -= d_11 / tau * ((5.0 * chirp_mass) / tau);
                }
                d_tc += d_tau;
            }
            d_p[2] += d_phase;
            d_p[1] += d_tc;
            d_p[0] += d_chirp_mass;
        } else {
            let _ = ::core::mem::take(&mut d_result);
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
        let matches = p.len() >= 3;
        if matches {
            let chirp_mass = p[0];
            let t_chirp_mass = t_p[0];
            let tc = p[1];
            let t_tc = t_p[1];
            let phase = p[2];
            let t_phase = t_p[2];
            let data = &p[3..];
            let t_data = &t_p[3..];
            let n = data.len();
            let mut norm = 0.0;
            let mut t_norm = 0.0;
            let mut overlap = 0.0;
            let mut t_overlap = 0.0;
            let mut running = true;
            let length = data.len();
            for i_2 in 0..length {
                let i = i_2;
                let d = &data[i_2];
                let t_d = &t_data[i_2];
                let tau = tc - ((i as f64) / (n as f64));
                let t_tau = t_tc;
                if tau <= 0.0 {
                    running = false;
                } else {
                    let theta = ((5.0 * chirp_mass) / tau).powf(0.625);
                    let t_theta = ::rootgrad_autodiff::rules::powf(
                            (5.0 * chirp_mass) / tau,
                            0.625,
                        )
                        .0
                        * (((5.0 * t_chirp_mass) - ((5.0 * chirp_mass) / tau) * t_tau)
                            / tau);
                    let amplitude = chirp_mass.powf(1.25) * tau.powf((-0.25));
                    let t_amplitude = (::rootgrad_autodiff::rules::powf(chirp_mass, 1.25)
                        .0 * t_chirp_mass) * tau.powf((-0.25))
                        + chirp_mass.powf(1.25)
                            * (::rootgrad_autodiff::rules::powf(tau, -0.25).0 * t_tau);
                    let h = amplitude
                        * ((phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                            + (0.1 * theta))
                            .cos();
                    let t_h = t_amplitude
                        * ((phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                            + (0.1 * theta))
                            .cos()
                        + amplitude
                            * (::rootgrad_autodiff::rules::cos(
                                (phase - (2.0 * (tau / (5.0 * chirp_mass)).powf(0.625)))
                                    + (0.1 * theta),
                            )
                                * ((t_phase
                                    - (2.0
                                        * (::rootgrad_autodiff::rules::powf(
                                                tau / (5.0 * chirp_mass),
                                                0.625,
                                            )
                                            .0
                                            * ((t_tau
                                                - (tau / (5.0 * chirp_mass)) * (5.0 * t_chirp_mass))
                                                / (5.0 * chirp_mass))))) + (0.1 * t_theta)));
                    t_overlap += t_h * (*d) + h * (*t_d);
                    overlap += h * (*d);
                    t_norm += t_h * h + h * t_h;
                    norm += h * h;
                }
                if !running {
                    break;
                }
            }
            t_result = (t_overlap
                - (overlap / norm.sqrt())
                    * (::rootgrad_autodiff::rules::sqrt(norm) * t_norm)) / norm.sqrt();
            result = overlap / norm.sqrt();
        } else {
            t_result = 0.0;
            result = f64::NAN;
        }
        (result, t_result)
    }
}
mod of_integers {
    ///The derivative of [`fact`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum fact {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl fact {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &fact)
        }
        /// The reverse derivative of [`fact`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: u64, d_ret: f64) -> f64 {
            let mut p = 1.0;
            for k in 1..=n {
                p = p * (k as f64);
            }
            let result: f64 = p;
            let mut d_result = d_ret;
            result
        }
        /// The forward derivative of [`fact`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: u64) -> (f64, f64) {
            let mut p = 1.0;
            for k in 1..=n {
                p = p * (k as f64);
            }
            let result: f64 = p;
            let t_result: f64 = 0.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(u64) -> f64 + 'static,
            a0: u64,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            Self::pushforward(a0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(n: u64, d_ret: (f64, f64)) {
            let mut p = 1.0;
            for k in 1..=n {
                p = p * (k as f64);
            }
            let result: f64 = p;
            let t_result: f64 = 0.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(u64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: u64,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            Self::pushforward_pullback(a0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: u64,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let _primal = Self::pullback(a0, d_ret.seed());
        }
    }
    ///The derivative of [`pi`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum pi {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl pi {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &pi)
        }
        /// The reverse derivative of [`pi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(d_ret: f64) -> f64 {
            let result: f64 = 3.14;
            let mut d_result = d_ret;
            result
        }
        /// The forward derivative of [`pi`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward() -> (f64, f64) {
            let result: f64 = 3.14;
            let t_result: f64 = 0.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(called: impl ::core::ops::Fn() -> f64 + 'static) -> (f64, f64) {
            let _ = Self::__of(called);
            Self::pushforward()
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(d_ret: (f64, f64)) {
            let result: f64 = 3.14;
            let t_result: f64 = 0.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn() -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
            Self::pushforward_pullback(d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>) {
            let _primal = Self::pullback(d_ret.seed());
        }
    }
    ///The derivative of [`choose`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum choose {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl choose {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &choose)
        }
        /// The reverse derivative of [`choose`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(n: usize, b: bool, d_ret: f32) -> f32 {
            let t;
            if b {
                t = n as f32;
            } else {
                t = 0.5;
            }
            let result: f32 = t;
            let mut d_result = d_ret;
            result
        }
        /// The forward derivative of [`choose`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(n: usize, b: bool) -> (f32, f32) {
            let t;
            if b {
                t = n as f32;
            } else {
                t = 0.5;
            }
            let result: f32 = t;
            let t_result: f32 = 0.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(usize, bool) -> f32 + 'static,
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: bool,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f32, f32) {
            let _ = Self::__of(called);
            Self::pushforward(a0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(n: usize, b: bool, d_ret: (f32, f32)) {
            let t;
            if b {
                t = n as f32;
            } else {
                t = 0.5;
            }
            let result: f32 = t;
            let t_result: f32 = 0.0;
            let result_2: (f32, f32) = (result, t_result);
            let mut d_result_2 = d_ret;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(usize, bool) -> f32 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: bool,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f32, f32)>,
        ) {
            let _ = Self::__of(called);
            Self::pushforward_pullback(a0, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: bool,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f32>,
        ) {
            let _primal = Self::pullback(a0, a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let k = 3;
        let value = fact(k);
        let value_2 = pi();
        let value_3 = choose(2, true);
        let value_4 = fact(2);
        let result: f64 = (((x[0].powi(3) / value) * value_2)
            + ((value_3 as f64) * x[1])) + (value_4 * x[0]);
        let mut d_result = d_ret;
        let d_1 = d_result * value_2;
        let d_2 = d_1 / value;
        d_x[0] += d_2 * ::rootgrad_autodiff::rules::powi(x[0], 3);
        d_x[1] += d_result * (value_3 as f64);
        d_x[0] += d_result * value_4;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = 3;
        let value = fact(k);
        let value_2 = pi();
        let value_3 = choose(2, true);
        let value_4 = fact(2);
        let result: f64 = (((x[0].powi(3) / value) * value_2)
            + ((value_3 as f64) * x[1])) + (value_4 * x[0]);
        let t_result: f64 = ((((::rootgrad_autodiff::rules::powi(x[0], 3) * t_x[0])
            / value) * value_2) + ((value_3 as f64) * t_x[1])) + (value_4 * t_x[0]);
        (result, t_result)
    }
}
mod compared_fields {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let a = E { t: x[0] };
        let t_2;
        if ::rootgrad_autodiff::rt::discrete((&a.t).partial_cmp(&x[1]))
            == Some(std::cmp::Ordering::Less)
        {
            t_2 = a.t * x[1];
        } else {
            t_2 = x[2];
        }
        let result: f64 = t_2;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        if a.t.partial_cmp(&x[1]) == Some(std::cmp::Ordering::Less) {
            let d_1 = ::core::mem::take(&mut d_t_2);
            d_a.t += d_1 * x[1];
            d_x[1] += d_1 * a.t;
        } else {
            let d_2 = ::core::mem::take(&mut d_t_2);
            d_x[2] += d_2;
        }
        let E { t: d_3 } = &d_a else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_3);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_a = E { t: t_x[0] };
        let a = E { t: x[0] };
        let t_2;
        let t_t_2;
        if ::rootgrad_autodiff::rt::discrete((&a.t).partial_cmp(&x[1]))
            == Some(std::cmp::Ordering::Less)
        {
            t_t_2 = ::rootgrad_autodiff::rt::scalar(t_a.t) * x[1] + a.t * t_x[1];
            t_2 = a.t * x[1];
        } else {
            t_t_2 = t_x[2];
            t_2 = x[2];
        }
        let result: f64 = t_2;
        let t_result: f64 = t_t_2;
        (result, t_result)
    }
}
mod smallest_by_field {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut v: ::std::vec::Vec<E> = ::std::vec::Vec::new();
        let length = x.len();
        for i_2 in 0..length {
            let t = x[i_2];
            v.push(E { t: t * t });
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = v.len();
        for i_3 in 0..length_2 {
            let item = &v[i_3];
            if !found {
                chosen = i_3;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                        (&v[chosen].t).partial_cmp(&item.t),
                    )
                    .unwrap() == ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_3;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let m = &v[at];
        let bound = v.len();
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        for i_4 in 0..bound {
            if !found_2 {
                chosen_2 = i_4;
                found_2 = true;
            } else {
                let i = chosen_2;
                let j = i_4;
                let better_2 = ::rootgrad_autodiff::rt::discrete(
                        (&v[i].t).partial_cmp(&v[j].t),
                    )
                    .unwrap() == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_4;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let result: f64 = (m.t * x[1]) + v[n].t;
        let mut d_result = d_ret;
        let m = &v[at];
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[at].t += d_result * x[1];
        d_x[1] += d_result * m.t;
        d_v[n].t += d_result;
        for i_2 in (0..length).rev() {
            let t = x[i_2];
            let mut d_t: f64 = -0.0;
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            let E { t: d_2 } = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_t += (*d_2) * t;
            d_t += (*d_2) * t;
            d_x[i_2] += d_t;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v: ::std::vec::Vec<E> = ::std::vec::Vec::new();
        let mut t_v: ::std::vec::Vec<E> = ::rootgrad_autodiff::Differentiable::zero_like(
            &v,
        );
        let length = x.len();
        for i_2 in 0..length {
            let t = x[i_2];
            let t_t = t_x[i_2];
            t_v.push(E { t: t_t * t + t * t_t });
            v.push(E { t: t * t });
        }
        let mut found = false;
        let mut chosen: usize = 0usize;
        let length_2 = v.len();
        for i_3 in 0..length_2 {
            let item = &v[i_3];
            let t_item = &t_v[i_3];
            if !found {
                chosen = i_3;
                found = true;
            } else {
                let better = ::rootgrad_autodiff::rt::discrete(
                        (&v[chosen].t).partial_cmp(&item.t),
                    )
                    .unwrap() == ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_3;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let m = &v[at];
        let t_m = &t_v[at];
        let bound = v.len();
        let mut found_2 = false;
        let mut chosen_2 = ::core::default::Default::default();
        for i_4 in 0..bound {
            if !found_2 {
                chosen_2 = i_4;
                found_2 = true;
            } else {
                let i = chosen_2;
                let j = i_4;
                let better_2 = ::rootgrad_autodiff::rt::discrete(
                        (&v[i].t).partial_cmp(&v[j].t),
                    )
                    .unwrap() == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_2 = i_4;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let n = chosen_2;
        let result: f64 = (m.t * x[1]) + v[n].t;
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_m.t) * x[1]
            + m.t * t_x[1]) + ::rootgrad_autodiff::rt::scalar(t_v[n].t);
        (result, t_result)
    }
}
mod integer_fields_to_scalars {
    impl<T: Real> M<T> {
        /// The reverse derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mean_pullback(self: &Self, d_self: &mut Self, d_ret: T) -> T {
            let mut d_result = d_ret;
            let mut s = T::from_f64(0.0);
            let mut d_s: T = ::rootgrad_autodiff::zero();
            d_s
                += d_result
                    / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            for i in 0..self.n {
                s += self.v[i];
                let d_1 = d_s;
                d_self.v[i] += d_1;
            }
            let result: T = s
                / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            result
        }
        /// The forward derivative of [`mean`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mean_pushforward(self: &Self, t_self: &Self) -> (T, T) {
            let mut s = T::from_f64(0.0);
            let mut t_s = ::rootgrad_autodiff::zero::<T>();
            for i in 0..self.n {
                t_s += t_self.v[i];
                s += self.v[i];
            }
            let result: T = s
                / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            let t_result: T = t_s
                / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mean(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::mean_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mean(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::mean_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mean_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (T, T),
        ) {
            let mut s = T::from_f64(0.0);
            let mut t_s = ::rootgrad_autodiff::zero::<T>();
            for i in 0..self.n {
                t_s += t_self.v[i];
                s += self.v[i];
            }
            let result: T = s
                / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            let t_result: T = t_s
                / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            let result_2: (T, T) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_s: T = ::rootgrad_autodiff::zero();
            let mut d_t_s: T = ::rootgrad_autodiff::zero();
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s
                += d_t_result
                    / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            d_s
                += d_result
                    / T::from_f64((::rootgrad_autodiff::rt::discrete(self.n) as f64));
            for i in 0..self.n {
                let d_1 = d_s;
                d_self.v[i] += d_1;
                let d_2 = d_t_s;
                d_t_self.v[i] += d_2;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mean<'__shadow>(
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
            Self::mean_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_mean<'__shadow>(
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
            Self::mean_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_mean<'__shadow>(
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
            let _primal = Self::mean_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_mean<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::mean_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_mean & fn __handed_mean);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let m = M { n: 3, v: x.to_vec() };
        let value = m.__handed_mean().mean();
        let result: f64 = value * x[0];
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_value: f64 = -0.0;
        d_value += d_result * x[0];
        d_x[0] += d_result * value;
        (m).__vjp_mean(::core::option::Option::Some(&mut d_m), d_value);
        let M { n: _, v: d_1 } = &d_m else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_1)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_mean);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_m = M {
            n: ::rootgrad_autodiff::Differentiable::zero_like(&(3)),
            v: t_x.to_vec(),
        };
        let m = M { n: 3, v: x.to_vec() };
        let (v_1, t_value) = (m).__jvp_mean(&t_m);
        let value = v_1;
        let result: f64 = value * x[0];
        let t_result: f64 = t_value * x[0] + value * t_x[0];
        (result, t_result)
    }
}
mod a_constant_or_a_product {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let mut r = ::core::default::Default::default();
        if x[0] > 0.8 {
            r = LIMIT;
            result = kept_2.keep((r * kept_1.keep(r))) * x[0];
        } else {
            if x[1] > 0.0 {
                r = x[1] * x[0];
                result = (r * r) * x[0];
            } else {
                result = x[5];
            }
        }
        let mut d_result = d_ret;
        let mut d_r: f64 = -0.0;
        if x[0] > 0.8 {
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_result);
            let d_2 = d_1 * x[0];
            d_r += d_2 * v_1;
            d_r += d_2 * v_1;
            d_x[0] += d_1 * v_2;
            let _ = ::core::mem::take(&mut d_r);
        } else {
            if x[1] > 0.0 {
                let d_4 = ::core::mem::take(&mut d_result);
                let d_5 = d_4 * x[0];
                d_r += d_5 * r;
                d_r += d_5 * r;
                d_x[0] += d_4 * (r * r);
                let d_6 = ::core::mem::take(&mut d_r);
                d_x[1] += d_6 * x[0];
                d_x[0] += d_6 * x[1];
            } else {
                let d_7 = ::core::mem::take(&mut d_result);
                d_x[5] += d_7;
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut r = ::core::default::Default::default();
        let mut t_r = 0.0;
        if x[0] > 0.8 {
            t_r = 0.0;
            r = LIMIT;
            t_result = (t_r * r + r * t_r) * x[0] + (r * r) * t_x[0];
            result = (r * r) * x[0];
        } else {
            if x[1] > 0.0 {
                t_r = t_x[1] * x[0] + x[1] * t_x[0];
                r = x[1] * x[0];
                t_result = (t_r * r + r * t_r) * x[0] + (r * r) * t_x[0];
                result = (r * r) * x[0];
            } else {
                t_result = t_x[5];
                result = x[5];
            }
        }
        (result, t_result)
    }
}
mod structs_without_default {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut r = ::rootgrad_autodiff::rt::any_value();
        if x[0] > 0.0 {
            shape_5.keep(&r);
            r = P { a: x[0], b: x[1] };
            let mut m: Pair = ::rootgrad_autodiff::rt::any_value();
            if x[1] > 0.0 {
                shape_3.keep(&m);
                m = (x[0], x[2]);
                let mut o = ::rootgrad_autodiff::rt::any_value();
                if x[1] > 0.0 {
                    shape_1.keep(&o);
                    o = Some(x[3]);
                    let t = r.a * r.b;
                    shape_2.keep(&t);
                    kept_4.keep_owned(&o);
                    let value = kept_5
                        .keep(
                            ::rootgrad_autodiff::rt::held(
                                    ::core::clone::Clone::clone(&o),
                                )
                                .unwrap(),
                        );
                    result = t
                        + (kept_3.keep((kept_2.keep(m.0) * kept_1.keep(m.1))) * value);
                } else {
                    result = x[1];
                }
                shape_4.keep(&o);
            } else {
                result = x[1];
            }
            shape_6.keep(&m);
        } else {
            result = x[5] * x[5];
        }
        let mut d_result = d_ret;
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        if x[0] > 0.0 {
            let mut d_m = shape_6.zero();
            if x[1] > 0.0 {
                let mut d_o = shape_4.zero();
                if x[1] > 0.0 {
                    let value = kept_5.take();
                    let mut d_t = shape_2.zero();
                    let mut d_value: f64 = -0.0;
                    let v_1 = kept_1.take();
                    let v_2 = kept_2.take();
                    let v_3 = kept_3.take();
                    let d_1 = ::core::mem::take(&mut d_result);
                    d_t += d_1;
                    let d_2 = d_1 * value;
                    d_m.0 += d_2 * v_1;
                    d_m.1 += d_2 * v_2;
                    d_value += d_1 * v_3;
                    let v_4 = kept_4.take();
                    (v_4).__vjp_unwrap(::core::option::Option::Some(&mut d_o), d_value);
                    let d_3 = ::rootgrad_autodiff::rt::scalar(d_t);
                    d_r.a += d_3 * r.b;
                    d_r.b += d_3 * r.a;
                    let d_4 = shape_1.replace(&mut d_o);
                    let Some(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_x[3] += (*d_5);
                } else {
                    let d_6 = ::core::mem::take(&mut d_result);
                    d_x[1] += d_6;
                }
                let d_7 = shape_3.replace(&mut d_m);
                d_x[0] += d_7.0;
                d_x[2] += d_7.1;
            } else {
                let d_8 = ::core::mem::take(&mut d_result);
                d_x[1] += d_8;
            }
            let d_9 = shape_5.replace(&mut d_r);
            let P { a: d_10, b: d_11 } = &d_9 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[0] += (*d_10);
            d_x[1] += (*d_11);
        } else {
            let d_12 = ::core::mem::take(&mut d_result);
            d_x[5] += d_12 * x[5];
            d_x[5] += d_12 * x[5];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut r = ::rootgrad_autodiff::rt::any_value();
        let mut t_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        if x[0] > 0.0 {
            t_r = P { a: t_x[0], b: t_x[1] };
            r = P { a: x[0], b: x[1] };
            let mut m: Pair = ::rootgrad_autodiff::rt::any_value();
            let mut t_m: Pair = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            if x[1] > 0.0 {
                t_m = (t_x[0], t_x[2]);
                m = (x[0], x[2]);
                let mut o = ::rootgrad_autodiff::rt::any_value();
                let mut t_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                if x[1] > 0.0 {
                    t_o = Some(t_x[3]);
                    o = Some(x[3]);
                    let t = r.a * r.b;
                    let t_t = ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_r.a) * r.b
                            + r.a * ::rootgrad_autodiff::rt::scalar(t_r.b),
                        t,
                    );
                    let (v_1, t_value) = (o).__jvp_unwrap(&mut t_o);
                    let value = v_1;
                    t_result = t_t
                        + ((t_m.0 * m.1 + m.0 * t_m.1) * value + (m.0 * m.1) * t_value);
                    result = t + ((m.0 * m.1) * value);
                } else {
                    t_result = t_x[1];
                    result = x[1];
                }
            } else {
                t_result = t_x[1];
                result = x[1];
            }
        } else {
            t_result = t_x[5] * x[5] + x[5] * t_x[5];
            result = x[5] * x[5];
        }
        (result, t_result)
    }
}
