// Written by the golden test; do not edit.
mod question_marks {
    ///The derivative of [`safe_ln`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe_ln {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe_ln {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe_ln)
        }
        /// The reverse derivative of [`safe_ln`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x > 0.0 {
                t = Some(x.ln());
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
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x += (*d_2) * ::rootgrad_autodiff::rules::ln(x);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_x)
        }
        /// The forward derivative of [`safe_ln`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
            let t;
            let t_t;
            if x > 0.0 {
                t_t = Some(::rootgrad_autodiff::rules::ln(x) * t_x);
                t = Some(x.ln());
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
                t_t = Some((x_2.recip() * t_x));
                shape_2.keep(&t_t);
                t = Some(x.ln());
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
                let mut d_x_2: f64 = -0.0;
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x += (*d_2) * ::rootgrad_autodiff::rules::ln(x);
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
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
    ///The derivative of [`both`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum both {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl both {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &both)
        }
        /// The reverse derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: f64, b: f64, d_ret: Option<f64>) -> (Option<f64>, f64, f64) {
            ::rootgrad_autodiff::callees!(safe_ln as rule_of_safe_ln);
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
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_10 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let value = kept_5
                .aside(::rootgrad_autodiff::ahead!(rule_of_safe_ln, safe_ln, a0 = a));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_7.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_8.keep(&tried);
                    let u = ::core::clone::Clone::clone(&tried);
                    shape_9.keep(&u);
                    let value_2 = kept_4
                        .keep(
                            kept_3
                                .aside(
                                    ::rootgrad_autodiff::ahead!(
                                        rule_of_safe_ln, safe_ln, a0 = b
                                    ),
                                ),
                        );
                    shape_10.keep(&value_2);
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_3.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_4.keep(&tried_3);
                            let v = ::core::clone::Clone::clone(&tried_3);
                            shape_5.keep(&v);
                            let argument = a * b;
                            let value_3 = kept_2
                                .keep(
                                    kept_1
                                        .aside(
                                            ::rootgrad_autodiff::ahead!(
                                                rule_of_safe_ln, safe_ln, a0 = argument
                                            ),
                                        ),
                                );
                            shape_6.keep(&value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_1.keep(&chosen_6);
                                    let tried_5 = chosen_6;
                                    shape_2.keep(&tried_5);
                                    result = Some(((u * v) + tried_5));
                                }
                                None => {
                                    result = None;
                                }
                            }
                        }
                        None => {
                            result = None;
                        }
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let u = ::core::clone::Clone::clone(&tried);
                    let value_2 = kept_4.take();
                    let mut d_chosen_2 = shape_7.zero();
                    let mut d_tried = shape_8.zero();
                    let mut d_u = shape_9.zero();
                    let mut d_value_2 = shape_10.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let v = ::core::clone::Clone::clone(&tried_3);
                            let argument = a * b;
                            let value_3 = kept_2.take();
                            let mut d_chosen_4 = shape_3.zero();
                            let mut d_tried_3 = shape_4.zero();
                            let mut d_v = shape_5.zero();
                            let mut d_argument: f64 = -0.0;
                            let mut d_value_3 = shape_6.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let mut d_chosen_6 = shape_1.zero();
                                    let mut d_tried_5 = shape_2.zero();
                                    let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let Some(d_2) = &d_1 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                    d_u += d_3 * v;
                                    d_v += d_3 * u;
                                    d_tried_5 += d_3;
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                }
                            }
                            let partials_1 = kept_1.take();
                            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                                ::rootgrad_autodiff::rt::Ahead::add_to(
                                    &partials_1,
                                    0,
                                    &mut d_argument,
                                    &d_value_3,
                                );
                            } else {
                                rule_of_safe_ln::__vjp(
                                    argument,
                                    &mut d_argument,
                                    d_value_3,
                                );
                            }
                            d_a += d_argument * b;
                            d_b += d_argument * a;
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried_3, &(d_v));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        None => {
                            let _ = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                        }
                    }
                    let partials_2 = kept_3.take();
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_2,
                            0,
                            &mut d_b,
                            &d_value_2,
                        );
                    } else {
                        rule_of_safe_ln::__vjp(b, &mut d_b, d_value_2);
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_u));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            let partials_3 = kept_5.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_safe_ln::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(safe_ln as rule_of_safe_ln);
            let result: Option<f64>;
            let t_result: Option<f64>;
            let (v_1, t_value) = rule_of_safe_ln::__jvp(safe_ln, a, t_a);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let u = tried;
                    let t_u = t_tried;
                    let (v_2, t_value_2) = rule_of_safe_ln::__jvp(safe_ln, b, t_b);
                    let value_2 = v_2;
                    match ::core::clone::Clone::clone(&value_2) {
                        Some(tried_4) => {
                            let Some(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let v = tried_3;
                            let t_v = t_tried_3;
                            let argument = a * b;
                            let t_argument = t_a * b + a * t_b;
                            let (v_3, t_value_3) = rule_of_safe_ln::__jvp(
                                safe_ln,
                                argument,
                                t_argument,
                            );
                            let value_3 = v_3;
                            match ::core::clone::Clone::clone(&value_3) {
                                Some(tried_6) => {
                                    let Some(t_tried_6) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    t_result = Some(
                                        ::rootgrad_autodiff::rt::tangent_at(
                                            (t_u * v + u * t_v) + t_tried_5,
                                            (u * v) + tried_5,
                                        ),
                                    );
                                    result = Some(((u * v) + tried_5));
                                }
                                None => {
                                    let v_4 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_4,
                                    );
                                    result = v_4;
                                }
                            }
                        }
                        None => {
                            let v_5 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_5,
                            );
                            result = v_5;
                        }
                    }
                }
                None => {
                    let v_6 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                    result = v_6;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> Option<f64> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(safe_ln as rule_of_safe_ln);
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
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let v_1 = rule_of_safe_ln::__jvp(rule_of_safe_ln, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_14.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_15.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_16.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_17.keep(&t_tried);
                            let u = ::core::clone::Clone::clone(&tried);
                            shape_18.keep(&u);
                            let t_u = ::core::clone::Clone::clone(&t_tried);
                            shape_19.keep(&t_u);
                            let v_2 = kept_2
                                .keep(rule_of_safe_ln::__jvp(rule_of_safe_ln, b, t_b));
                            shape_20.keep(&v_2);
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            shape_21.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            shape_22.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_5.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_6.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_7.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_8.keep(&t_tried_3);
                                            let v = ::core::clone::Clone::clone(&tried_3);
                                            shape_9.keep(&v);
                                            let t_v = ::core::clone::Clone::clone(&t_tried_3);
                                            shape_10.keep(&t_v);
                                            let argument = a * b;
                                            let t_argument = (t_a * b) + (a * t_b);
                                            let v_3 = kept_1
                                                .keep(
                                                    rule_of_safe_ln::__jvp(
                                                        rule_of_safe_ln,
                                                        argument,
                                                        t_argument,
                                                    ),
                                                );
                                            shape_11.keep(&v_3);
                                            let value_3 = ::core::clone::Clone::clone(&v_3.0);
                                            shape_12.keep(&value_3);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
                                            shape_13.keep(&t_value_3);
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let chosen_6 = tried_6;
                                                            shape_1.keep(&chosen_6);
                                                            let t_chosen_6 = t_tried_6;
                                                            shape_2.keep(&t_chosen_6);
                                                            let tried_5 = chosen_6;
                                                            shape_3.keep(&tried_5);
                                                            let t_tried_5 = t_chosen_6;
                                                            shape_4.keep(&t_tried_5);
                                                            t_result = Some(
                                                                ::rootgrad_autodiff::rt::tangent_at(
                                                                    (((t_u * v) + (u * t_v)) + t_tried_5),
                                                                    ((u * v) + tried_5),
                                                                ),
                                                            );
                                                            shape_24.keep(&t_result);
                                                            result = Some(((u * v) + tried_5));
                                                            shape_23.keep(&result);
                                                        }
                                                        _ => {
                                                            ::rootgrad_autodiff::rt::wrong_variant();
                                                        }
                                                    }
                                                }
                                                None => {
                                                    let v_4 = None;
                                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                                        &v_4,
                                                    );
                                                    shape_24.keep(&t_result);
                                                    result = v_4;
                                                    shape_23.keep(&result);
                                                }
                                            }
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                None => {
                                    let v_5 = None;
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_5,
                                    );
                                    shape_24.keep(&t_result);
                                    result = v_5;
                                    shape_23.keep(&result);
                                }
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_6 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
                    shape_24.keep(&t_result);
                    result = v_6;
                    shape_23.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_23.zero();
            let mut d_t_result = shape_24.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let u = ::core::clone::Clone::clone(&tried);
                            let t_u = ::core::clone::Clone::clone(&t_tried);
                            let v_2 = kept_2.take();
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            let mut d_chosen_2 = shape_14.zero();
                            let mut d_t_chosen_2 = shape_15.zero();
                            let mut d_tried = shape_16.zero();
                            let mut d_t_tried = shape_17.zero();
                            let mut d_u = shape_18.zero();
                            let mut d_t_u = shape_19.zero();
                            let mut d_v_2 = shape_20.zero();
                            let mut d_value_2 = shape_21.zero();
                            let mut d_t_value_2 = shape_22.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Some(tried_4) => {
                                    let Some(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Some(t_tried_4) => {
                                            let Some(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let v = ::core::clone::Clone::clone(&tried_3);
                                            let t_v = ::core::clone::Clone::clone(&t_tried_3);
                                            let argument = a * b;
                                            let t_argument = (t_a * b) + (a * t_b);
                                            let v_3 = kept_1.take();
                                            let value_3 = ::core::clone::Clone::clone(&v_3.0);
                                            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
                                            let mut d_chosen_4 = shape_5.zero();
                                            let mut d_t_chosen_4 = shape_6.zero();
                                            let mut d_tried_3 = shape_7.zero();
                                            let mut d_t_tried_3 = shape_8.zero();
                                            let mut d_v = shape_9.zero();
                                            let mut d_t_v = shape_10.zero();
                                            let mut d_argument: f64 = -0.0;
                                            let mut d_t_argument: f64 = -0.0;
                                            let mut d_v_3 = shape_11.zero();
                                            let mut d_value_3 = shape_12.zero();
                                            let mut d_t_value_3 = shape_13.zero();
                                            match ::core::clone::Clone::clone(&value_3) {
                                                Some(tried_6) => {
                                                    let Some(d_tried_6) = &mut d_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    match ::core::clone::Clone::clone(&t_value_3) {
                                                        Some(t_tried_6) => {
                                                            let Some(d_t_tried_6) = &mut d_t_value_3 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let mut d_chosen_6 = shape_1.zero();
                                                            let mut d_t_chosen_6 = shape_2.zero();
                                                            let mut d_tried_5 = shape_3.zero();
                                                            let mut d_t_tried_5 = shape_4.zero();
                                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_result,
                                                            );
                                                            let Some(d_2) = &d_1 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                                            d_u += d_3 * v;
                                                            d_v += d_3 * u;
                                                            d_tried_5 += d_3;
                                                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                                &mut d_t_result,
                                                            );
                                                            let Some(d_5) = &d_4 else {
                                                                ::rootgrad_autodiff::rt::wrong_variant()
                                                            };
                                                            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                                                            d_t_u += d_6 * v;
                                                            d_v += d_6 * t_u;
                                                            d_u += d_6 * t_v;
                                                            d_t_v += d_6 * u;
                                                            d_t_tried_5 += d_6;
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_t_chosen_6,
                                                                &(d_t_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut d_chosen_6,
                                                                &(d_tried_5),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_t_tried_6),
                                                                &(d_t_chosen_6),
                                                            );
                                                            ::rootgrad_autodiff::rt::accumulate(
                                                                &mut (*d_tried_6),
                                                                &(d_chosen_6),
                                                            );
                                                        }
                                                        _ => {}
                                                    }
                                                }
                                                None => {
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_result,
                                                    );
                                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_t_result,
                                                    );
                                                }
                                            }
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.1,
                                                &(d_t_value_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_v_3.0,
                                                &(d_value_3),
                                            );
                                            rule_of_safe_ln::__jvp_vjp(
                                                rule_of_safe_ln,
                                                ::rootgrad_autodiff::rt::Inactive,
                                                argument,
                                                &mut d_argument,
                                                t_argument,
                                                &mut d_t_argument,
                                                d_v_3,
                                            );
                                            d_t_a += d_t_argument * b;
                                            d_b += d_t_argument * t_a;
                                            d_a += d_t_argument * t_b;
                                            d_t_b += d_t_argument * a;
                                            d_a += d_argument * b;
                                            d_b += d_argument * a;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_tried_3,
                                                &(d_t_v),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried_3, &(d_v));
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                None => {
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_result,
                                    );
                                    let _ = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_t_result,
                                    );
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_2),
                            );
                            rule_of_safe_ln::__jvp_vjp(
                                rule_of_safe_ln,
                                ::rootgrad_autodiff::rt::Inactive,
                                b,
                                &mut d_b,
                                t_b,
                                &mut d_t_b,
                                d_v_2,
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_tried,
                                &(d_t_u),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_u));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_safe_ln::__jvp_vjp(
                rule_of_safe_ln,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(both as rule_of_both; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut s = 0.0;
        let size = 2;
        let length = (x.len() + 1).saturating_sub(size);
        let mut d_s = -0.0;
        let mut d_t = -0.0;
        d_t += d_result;
        d_s += d_t;
        for i in 0..length {
            let w = &x[i..(i + size)];
            let argument = w[0];
            let argument_2 = w[1];
            let value = kept_3
                .aside(
                    ::rootgrad_autodiff::ahead!(
                        rule_of_both, both, a0 = argument, a1 = argument_2
                    ),
                );
            match ::core::clone::Clone::clone(&value) {
                Some(v) => {
                    s += v;
                }
                _ => {}
            }
            let mut d_argument: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let d_w = &mut d_x[i..i + size];
            match ::core::clone::Clone::clone(&value) {
                Some(v) => {
                    let Some(d_v) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_3 = d_s;
                    (*d_v) += d_3;
                }
                _ => {}
            }
            let partials_3 = kept_3.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    0,
                    &mut d_argument,
                    &d_value,
                );
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_3,
                    1,
                    &mut d_argument_2,
                    &d_value,
                );
            } else {
                rule_of_both::__vjp(
                    argument,
                    &mut d_argument,
                    argument_2,
                    &mut d_argument_2,
                    d_value,
                );
            }
            d_w[1] += d_argument_2;
            d_w[0] += d_argument;
        }
        let t = s;
        let argument_3 = x[0];
        let argument_4 = x[1];
        let value_2 = kept_2
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_both, both, a0 = argument_3, a1 = argument_4
                ),
            );
        let value_3 = ::core::clone::Clone::clone(&value_2).unwrap_or(0.0);
        let t_2;
        let argument_5 = x[0];
        let argument_6 = -1.0;
        let value_4 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_both, both, a0 = argument_5, a1 = argument_6
                ),
            );
        match ::core::clone::Clone::clone(&value_4) {
            Some(v_2) => {
                t_2 = v_2;
            }
            None => {
                t_2 = x[2];
            }
        }
        let result: f64 = (t + value_3) + t_2;
        let mut d_argument_3: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_t_2: f64 = -0.0;
        let mut d_argument_5: f64 = -0.0;
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_value_3 += d_result;
        d_t_2 += d_result;
        match ::core::clone::Clone::clone(&value_4) {
            Some(v_2) => {
                let Some(d_v_2) = &mut d_value_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_2);
                (*d_v_2) += d_1;
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_x[2] += d_2;
            }
        }
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_5,
                &d_value_4,
            );
        } else {
            rule_of_both::__vjp(
                argument_5,
                &mut d_argument_5,
                argument_6,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_4,
            );
        }
        d_x[0] += d_argument_5;
        (value_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_2),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument_3,
                &d_value_2,
            );
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                1,
                &mut d_argument_4,
                &d_value_2,
            );
        } else {
            rule_of_both::__vjp(
                argument_3,
                &mut d_argument_3,
                argument_4,
                &mut d_argument_4,
                d_value_2,
            );
        }
        d_x[1] += d_argument_4;
        d_x[0] += d_argument_3;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(both as rule_of_both; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.0;
        let mut t_s = 0.0;
        let size = 2;
        let length = (x.len() + 1).saturating_sub(size);
        for i in 0..length {
            let w = &x[i..(i + size)];
            let t_w = &t_x[i..i + size];
            let argument = w[0];
            let t_argument = t_w[0];
            let argument_2 = w[1];
            let t_argument_2 = t_w[1];
            let (v_1, t_value) = rule_of_both::__jvp(
                both,
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(v) => {
                    let Some(t_v) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_s += t_v;
                    s += v;
                }
                _ => {}
            }
        }
        let t = s;
        let t_t = t_s;
        let argument_3 = x[0];
        let t_argument_3 = t_x[0];
        let argument_4 = x[1];
        let t_argument_4 = t_x[1];
        let (v_3, t_value_2) = rule_of_both::__jvp(
            both,
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value_2 = v_3;
        let (v_4, t_value_3) = (value_2)
            .__jvp_unwrap_or(&t_value_2, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_3 = v_4;
        let t_2;
        let t_t_2;
        let argument_5 = x[0];
        let t_argument_5 = t_x[0];
        let argument_6 = -1.0;
        let (v_5, t_value_4) = rule_of_both::__jvp(
            both,
            argument_5,
            t_argument_5,
            argument_6,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_4 = v_5;
        match ::core::clone::Clone::clone(&value_4) {
            Some(v_2) => {
                let Some(t_v_2) = ::core::clone::Clone::clone(&t_value_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = t_v_2;
                t_2 = v_2;
            }
            None => {
                t_t_2 = t_x[2];
                t_2 = x[2];
            }
        }
        let result: f64 = (t + value_3) + t_2;
        let t_result: f64 = (t_t + t_value_3) + t_t_2;
        (result, t_result)
    }
}
mod question_marks_of_results {
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
        fn pullback(x: f64, d_ret: Result<f64, String>) -> (Result<f64, String>, f64) {
            let result: Result<f64, String>;
            if x < 0.0 {
                result = Err(format!("negative: {x}"));
            } else {
                let sqrt_2 = x.sqrt();
                result = Ok(sqrt_2);
            }
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if x < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
            } else {
                let mut d_sqrt_2: f64 = -0.0;
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Ok(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_2 += (*d_3);
                d_x += d_sqrt_2 * ::rootgrad_autodiff::rules::sqrt(x);
            }
            (result, d_x)
        }
        /// The forward derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: f64, t_x: f64) -> (Result<f64, String>, Result<f64, String>) {
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            if x < 0.0 {
                let v_1 = Err(format!("negative: {x}"));
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                result = v_1;
            } else {
                t_result = Ok(::rootgrad_autodiff::rules::sqrt(x) * t_x);
                result = Ok(x.sqrt());
            }
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
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            if x < 0.0 {
                let v_1 = Err(format!("negative: {x}"));
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_result);
                result = v_1;
                shape_1.keep(&result);
            } else {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                t_result = Ok(((0.5 / sqrt_2) * t_x));
                shape_2.keep(&t_result);
                let sqrt_3 = x.sqrt();
                result = Ok(sqrt_3);
                shape_1.keep(&result);
            }
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                result,
                t_result,
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if x < 0.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
            } else {
                let x_2 = x;
                let sqrt_2 = x_2.sqrt();
                let mut d_x_2: f64 = -0.0;
                let mut d_sqrt_2: f64 = -0.0;
                let mut d_sqrt_3: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_sqrt_3 += (*d_4);
                d_x += d_sqrt_3 * ::rootgrad_autodiff::rules::sqrt(x);
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                let Ok(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
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
    ///The derivative of [`both`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum both {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl both {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &both)
        }
        /// The reverse derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: f64,
            b: f64,
            d_ret: Result<f64, String>,
        ) -> (Result<f64, String>, f64, f64) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, String>;
            let value = kept_3
                .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = a));
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_4.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_5.keep(&tried);
                    let u = ::core::clone::Clone::clone(&tried);
                    shape_6.keep(&u);
                    let argument = b - 0.1;
                    let value_2 = kept_2
                        .keep(
                            kept_1
                                .aside(
                                    ::rootgrad_autodiff::ahead!(
                                        rule_of_root, root, a0 = argument
                                    ),
                                ),
                        );
                    shape_7.keep(&value_2);
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let chosen_4 = tried_4;
                            shape_1.keep(&chosen_4);
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            shape_2.keep(&tried_3);
                            let v = ::core::clone::Clone::clone(&tried_3);
                            shape_3.keep(&v);
                            result = Ok((u * v));
                        }
                        Err(tried_4_2) => {
                            result = Err(tried_4_2);
                        }
                    }
                }
                Err(tried_2_2) => {
                    result = Err(tried_2_2);
                }
            }
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let u = ::core::clone::Clone::clone(&tried);
                    let argument = b - 0.1;
                    let value_2 = kept_2.take();
                    let mut d_chosen_2 = shape_4.zero();
                    let mut d_tried = shape_5.zero();
                    let mut d_u = shape_6.zero();
                    let mut d_argument: f64 = -0.0;
                    let mut d_value_2 = shape_7.zero();
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let Ok(d_tried_4) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_4 = tried_4;
                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                            let v = ::core::clone::Clone::clone(&tried_3);
                            let mut d_chosen_4 = shape_1.zero();
                            let mut d_tried_3 = shape_2.zero();
                            let mut d_v = shape_3.zero();
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Ok(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                            d_u += d_3 * v;
                            d_v += d_3 * u;
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried_3, &(d_v));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_4,
                                &(d_tried_3),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4),
                                &(d_chosen_4),
                            );
                        }
                        Err(tried_4_2) => {
                            let Err(d_tried_4_2) = &mut d_value_2 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Err(d_5) = &d_4 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_4_2),
                                &((*d_5)),
                            );
                        }
                    }
                    let partials_1 = kept_1.take();
                    if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                        ::rootgrad_autodiff::rt::Ahead::add_to(
                            &partials_1,
                            0,
                            &mut d_argument,
                            &d_value_2,
                        );
                    } else {
                        rule_of_root::__vjp(argument, &mut d_argument, d_value_2);
                    }
                    d_b += d_argument;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_u));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                Err(tried_2_2) => {
                    let Err(d_tried_2_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Err(d_7) = &d_6 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_tried_2_2), &((*d_7)));
                }
            }
            let partials_2 = kept_3.take();
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_2,
                    0,
                    &mut d_a,
                    &d_value,
                );
            } else {
                rule_of_root::__vjp(a, &mut d_a, d_value);
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
        ) -> (Result<f64, String>, Result<f64, String>) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let (v_1, t_value) = rule_of_root::__jvp(root, a, t_a);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let u = tried;
                    let t_u = t_tried;
                    let argument = b - 0.1;
                    let t_argument = t_b;
                    let (v_2, t_value_2) = rule_of_root::__jvp(
                        root,
                        argument,
                        t_argument,
                    );
                    let value_2 = v_2;
                    match ::core::clone::Clone::clone(&value_2) {
                        Ok(tried_4) => {
                            let Ok(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                            else { ::rootgrad_autodiff::rt::wrong_variant() };
                            let chosen_4 = tried_4;
                            let t_chosen_4 = t_tried_4;
                            let tried_3 = chosen_4;
                            let t_tried_3 = t_chosen_4;
                            let v = tried_3;
                            let t_v = t_tried_3;
                            t_result = Ok(
                                ::rootgrad_autodiff::rt::tangent_at(
                                    t_u * v + u * t_v,
                                    u * v,
                                ),
                            );
                            result = Ok((u * v));
                        }
                        Err(tried_4_2) => {
                            let Err(t_tried_4_2) = ::core::clone::Clone::clone(
                                &t_value_2,
                            ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                            t_result = Err(t_tried_4_2);
                            result = Err(tried_4_2);
                        }
                    }
                }
                Err(tried_2_2) => {
                    let Err(t_tried_2_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_result = Err(t_tried_2_2);
                    result = Err(tried_2_2);
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> Result<f64, String> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, String>, Result<f64, String>) {
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
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(root as rule_of_root);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
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
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let v_1 = rule_of_root::__jvp(rule_of_root, a, t_a);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Ok(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_7.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_8.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_9.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_10.keep(&t_tried);
                            let u = ::core::clone::Clone::clone(&tried);
                            shape_11.keep(&u);
                            let t_u = ::core::clone::Clone::clone(&t_tried);
                            shape_12.keep(&t_u);
                            let argument = b - 0.1;
                            let t_argument = t_b;
                            let v_2 = kept_1
                                .keep(
                                    rule_of_root::__jvp(rule_of_root, argument, t_argument),
                                );
                            shape_13.keep(&v_2);
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            shape_14.keep(&value_2);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            shape_15.keep(&t_value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Ok(t_tried_4) => {
                                            let chosen_4 = tried_4;
                                            shape_1.keep(&chosen_4);
                                            let t_chosen_4 = t_tried_4;
                                            shape_2.keep(&t_chosen_4);
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            shape_3.keep(&tried_3);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            shape_4.keep(&t_tried_3);
                                            let v = ::core::clone::Clone::clone(&tried_3);
                                            shape_5.keep(&v);
                                            let t_v = ::core::clone::Clone::clone(&t_tried_3);
                                            shape_6.keep(&t_v);
                                            t_result = Ok(
                                                ::rootgrad_autodiff::rt::tangent_at(
                                                    ((t_u * v) + (u * t_v)),
                                                    (u * v),
                                                ),
                                            );
                                            shape_17.keep(&t_result);
                                            result = Ok((u * v));
                                            shape_16.keep(&result);
                                        }
                                        _ => {
                                            ::rootgrad_autodiff::rt::wrong_variant();
                                        }
                                    }
                                }
                                Err(tried_4_2) => {
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Err(t_tried_4_2) => {
                                            t_result = Err(t_tried_4_2);
                                            shape_17.keep(&t_result);
                                            result = Err(tried_4_2);
                                            shape_16.keep(&result);
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
                Err(tried_2_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Err(t_tried_2_2) => {
                            t_result = Err(t_tried_2_2);
                            shape_17.keep(&t_result);
                            result = Err(tried_2_2);
                            shape_16.keep(&result);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
            }
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                result,
                t_result,
            );
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_16.zero();
            let mut d_t_result = shape_17.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Ok(t_tried_2) => {
                            let Ok(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let u = ::core::clone::Clone::clone(&tried);
                            let t_u = ::core::clone::Clone::clone(&t_tried);
                            let argument = b - 0.1;
                            let t_argument = t_b;
                            let v_2 = kept_1.take();
                            let value_2 = ::core::clone::Clone::clone(&v_2.0);
                            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
                            let mut d_chosen_2 = shape_7.zero();
                            let mut d_t_chosen_2 = shape_8.zero();
                            let mut d_tried = shape_9.zero();
                            let mut d_t_tried = shape_10.zero();
                            let mut d_u = shape_11.zero();
                            let mut d_t_u = shape_12.zero();
                            let mut d_argument: f64 = -0.0;
                            let mut d_t_argument: f64 = -0.0;
                            let mut d_v_2 = shape_13.zero();
                            let mut d_value_2 = shape_14.zero();
                            let mut d_t_value_2 = shape_15.zero();
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    let Ok(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Ok(t_tried_4) => {
                                            let Ok(d_t_tried_4) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let chosen_4 = tried_4;
                                            let t_chosen_4 = t_tried_4;
                                            let tried_3 = ::core::clone::Clone::clone(&chosen_4);
                                            let t_tried_3 = ::core::clone::Clone::clone(&t_chosen_4);
                                            let v = ::core::clone::Clone::clone(&tried_3);
                                            let t_v = ::core::clone::Clone::clone(&t_tried_3);
                                            let mut d_chosen_4 = shape_1.zero();
                                            let mut d_t_chosen_4 = shape_2.zero();
                                            let mut d_tried_3 = shape_3.zero();
                                            let mut d_t_tried_3 = shape_4.zero();
                                            let mut d_v = shape_5.zero();
                                            let mut d_t_v = shape_6.zero();
                                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Ok(d_2) = &d_1 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2));
                                            d_u += d_3 * v;
                                            d_v += d_3 * u;
                                            let d_4 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_result,
                                            );
                                            let Ok(d_5) = &d_4 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                                            d_t_u += d_6 * v;
                                            d_v += d_6 * t_u;
                                            d_u += d_6 * t_v;
                                            d_t_v += d_6 * u;
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_tried_3,
                                                &(d_t_v),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried_3, &(d_v));
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_t_chosen_4,
                                                &(d_t_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut d_chosen_4,
                                                &(d_tried_3),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4),
                                                &(d_t_chosen_4),
                                            );
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4),
                                                &(d_chosen_4),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                                Err(tried_4_2) => {
                                    let Err(d_tried_4_2) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    match ::core::clone::Clone::clone(&t_value_2) {
                                        Err(t_tried_4_2) => {
                                            let Err(d_t_tried_4_2) = &mut d_t_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_result,
                                            );
                                            let Err(d_8) = &d_7 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_tried_4_2),
                                                &((*d_8)),
                                            );
                                            let d_9 = ::rootgrad_autodiff::Differentiable::take(
                                                &mut d_t_result,
                                            );
                                            let Err(d_10) = &d_9 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            ::rootgrad_autodiff::rt::accumulate(
                                                &mut (*d_t_tried_4_2),
                                                &((*d_10)),
                                            );
                                        }
                                        _ => {}
                                    }
                                }
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.1,
                                &(d_t_value_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_v_2.0,
                                &(d_value_2),
                            );
                            rule_of_root::__jvp_vjp(
                                rule_of_root,
                                ::rootgrad_autodiff::rt::Inactive,
                                argument,
                                &mut d_argument,
                                t_argument,
                                &mut d_t_argument,
                                d_v_2,
                            );
                            d_t_b += d_t_argument;
                            d_b += d_argument;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_tried,
                                &(d_t_u),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_u));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                Err(tried_2_2) => {
                    let Err(d_tried_2_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Err(t_tried_2_2) => {
                            let Err(d_t_tried_2_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_11 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Err(d_12) = &d_11 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2_2),
                                &((*d_12)),
                            );
                            let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                            let Err(d_14) = &d_13 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2_2),
                                &((*d_14)),
                            );
                        }
                        _ => {}
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_root::__jvp_vjp(
                rule_of_root,
                ::rootgrad_autodiff::rt::Inactive,
                a,
                &mut d_a,
                t_a,
                &mut d_t_a,
                d_v_1,
            );
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(both as rule_of_both; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let argument = x[0];
        let argument_2 = x[1];
        let value = kept_2
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_both, both, a0 = argument, a1 = argument_2
                ),
            );
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let r = value_2;
        let t;
        let argument_3 = x[2];
        let argument_4 = x[3];
        let value_3 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_both, both, a0 = argument_3, a1 = argument_4
                ),
            );
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                t = v * r;
            }
            Err(_) => {
                t = r;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        let mut d_r: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_argument_3: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_t += d_result;
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                (*d_v) += d_1 * r;
                d_r += d_1 * v;
            }
            Err(_) => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_r += d_2;
            }
        }
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
            rule_of_both::__vjp(
                argument_3,
                &mut d_argument_3,
                argument_4,
                &mut d_argument_4,
                d_value_3,
            );
        }
        d_x[3] += d_argument_4;
        d_x[2] += d_argument_3;
        d_value_2 += d_r;
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument,
                &d_value,
            );
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                1,
                &mut d_argument_2,
                &d_value,
            );
        } else {
            rule_of_both::__vjp(
                argument,
                &mut d_argument,
                argument_2,
                &mut d_argument_2,
                d_value,
            );
        }
        d_x[1] += d_argument_2;
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(both as rule_of_both; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_1, t_value) = rule_of_both::__jvp(
            both,
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let r = value_2;
        let t_r = t_value_2;
        let t;
        let t_t;
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let argument_4 = x[3];
        let t_argument_4 = t_x[3];
        let (v_3, t_value_3) = rule_of_both::__jvp(
            both,
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value_3 = v_3;
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_v * r + v * t_r;
                t = v * r;
            }
            Err(_) => {
                t_t = t_r;
                t = r;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod question_marks_in_methods {
    impl Spline {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_find(
            &self,
            _: ::core::option::Option<&mut Self>,
            a1: f64,
            _: impl Sized,
            _: impl Sized,
        ) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_find(
            &self,
            _: impl Sized,
            a1: f64,
            _: impl Sized,
        ) -> (Option<usize>, Option<usize>) {
            let value = Self::find(self, a1);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_find(
            &self,
            _: ::core::option::Option<&mut Self>,
            _: impl Sized,
            _: impl Sized,
            a1: f64,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_find(
            a0: &Self,
            _: impl Sized,
            a1: f64,
            _: impl Sized,
            _: impl Sized,
        ) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_find(
            a0: &Self,
            _: impl Sized,
            a1: f64,
            _: impl Sized,
        ) -> (Option<usize>, Option<usize>) {
            let value = Self::find(a0, a1);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_find(
            a0: &Self,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            a1: f64,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
        /// The reverse derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pullback(
            self: &Self,
            d_self: &mut Self,
            t: f64,
            d_ret: Option<f64>,
        ) -> (Option<f64>, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_find);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let value = self.find(t);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_1.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_2.keep(&tried);
                    let i = ::core::clone::Clone::clone(&tried);
                    shape_3.keep(&i);
                    let u = (t - self.k[i.clone()])
                        / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                            - self.k[i.clone()]);
                    let before = self.v[i.clone()] * (1.0 - u);
                    let present = ::rootgrad_autodiff::rt::discrete(i + 1)
                        < ::rootgrad_autodiff::rt::length(&self.v);
                    if present {
                        let tried_4 = &self.v[::rootgrad_autodiff::rt::discrete(i + 1)];
                        let chosen_4 = tried_4;
                        let tried_3 = chosen_4;
                        result = Some((before + ((*tried_3) * u)));
                    } else {
                        result = None;
                    }
                }
                None => {
                    result = None;
                }
            }
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let i = ::core::clone::Clone::clone(&tried);
                    let u = (t - self.k[i.clone()])
                        / (self.k[(i + 1)] - self.k[i.clone()]);
                    let present = (i + 1) < self.v.len();
                    let mut d_chosen_2 = shape_1.zero();
                    let mut d_tried = shape_2.zero();
                    let mut d_i = shape_3.zero();
                    let mut d_u: f64 = -0.0;
                    let mut d_before: f64 = -0.0;
                    if present {
                        let tried_4 = &self.v[(i + 1)];
                        let chosen_4 = tried_4;
                        let tried_3 = chosen_4;
                        let d_1 = ::rootgrad_autodiff::Differentiable::take(
                            &mut d_result,
                        );
                        let Some(d_2) = &d_1 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_before += (*d_2);
                        d_self.v[i + 1] += (*d_2) * u;
                        d_u += (*d_2) * (*tried_3);
                    } else {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    }
                    d_self.v[i.clone()] += d_before * (1.0 - u);
                    let d_4 = d_before * self.v[i.clone()];
                    d_u -= d_4;
                    let d_5 = d_u / (self.k[(i + 1)] - self.k[i.clone()]);
                    d_t += d_5;
                    d_self.k[i.clone()] -= d_5;
                    let d_6 = d_u / (self.k[(i + 1)] - self.k[i.clone()]) * u;
                    d_self.k[i + 1] -= d_6;
                    d_self.k[i.clone()] += d_6;
                    ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_i));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                }
            }
            (*self)
                .__vjp_find(
                    ::core::option::Option::Some(&mut (*d_self)),
                    t,
                    &mut d_t,
                    d_value,
                );
            (result, d_t)
        }
        /// The forward derivative of [`eval`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn eval_pushforward(
            self: &Self,
            t_self: &Self,
            t: f64,
            t_t: f64,
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(; fn __jvp_find);
            let result: Option<f64>;
            let t_result: Option<f64>;
            let (v_1, t_value) = (*self).__jvp_find(&(*t_self), t, t_t);
            let value = v_1;
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let i = tried;
                    let t_i = t_tried;
                    let u = (t - self.k[i.clone()])
                        / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                            - self.k[i.clone()]);
                    let t_u = ((t_t
                        - ::rootgrad_autodiff::rt::scalar(t_self.k[i.clone()]))
                        - ((t - self.k[i.clone()])
                            / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                                - self.k[i.clone()]))
                            * (::rootgrad_autodiff::rt::scalar(
                                t_self.k[::rootgrad_autodiff::rt::discrete(i + 1)],
                            ) - ::rootgrad_autodiff::rt::scalar(t_self.k[i.clone()])))
                        / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                            - self.k[i.clone()]);
                    let before = self.v[i.clone()] * (1.0 - u);
                    let t_before = ::rootgrad_autodiff::rt::scalar(t_self.v[i.clone()])
                        * (1.0 - u) + self.v[i.clone()] * (-t_u);
                    let present = ::rootgrad_autodiff::rt::discrete(i + 1)
                        < ::rootgrad_autodiff::rt::length(&self.v);
                    if present {
                        let tried_4 = &self.v[::rootgrad_autodiff::rt::discrete(i + 1)];
                        let t_tried_4 = &t_self
                            .v[::rootgrad_autodiff::rt::discrete(i + 1)];
                        let chosen_4 = tried_4;
                        let t_chosen_4 = t_tried_4;
                        let tried_3 = chosen_4;
                        let t_tried_3 = t_chosen_4;
                        t_result = Some(
                            t_before
                                + (::rootgrad_autodiff::rt::scalar(*t_tried_3) * u
                                    + (*tried_3) * t_u),
                        );
                        result = Some((before + ((*tried_3) * u)));
                    } else {
                        let v_2 = None;
                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                        result = v_2;
                    }
                }
                None => {
                    let v_3 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                    result = v_3;
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_eval(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::eval_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_eval(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::eval_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn eval_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            t: f64,
            t_t: f64,
            d_ret: (Option<f64>, Option<f64>),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_find => fn __jvp_vjp_find);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
            let result: Option<f64>;
            let t_result: Option<f64>;
            let v_1 = (*self).__jvp_find(&(*t_self), t, t_t);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_1.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_2.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_3.keep(&tried);
                            let t_tried = t_chosen_2;
                            shape_4.keep(&t_tried);
                            let i = ::core::clone::Clone::clone(&tried);
                            shape_5.keep(&i);
                            let t_i = t_tried;
                            shape_6.keep(&t_i);
                            let u = (t - self.k[i.clone()])
                                / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                                    - self.k[i.clone()]);
                            let t_u = ((t_t - t_self.k[i.clone()])
                                - (((t - self.k[i.clone()])
                                    / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                                        - self.k[i.clone()]))
                                    * (t_self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                                        - t_self.k[i.clone()])))
                                / (self.k[::rootgrad_autodiff::rt::discrete(i + 1)]
                                    - self.k[i.clone()]);
                            let before = self.v[i.clone()] * (1.0 - u);
                            let t_before = (t_self.v[i.clone()] * (1.0 - u))
                                + (self.v[i.clone()] * (-t_u));
                            let present = ::rootgrad_autodiff::rt::discrete(i + 1)
                                < ::rootgrad_autodiff::rt::length(&self.v);
                            if present {
                                let tried_4 = &self
                                    .v[::rootgrad_autodiff::rt::discrete(i + 1)];
                                let t_tried_4 = &t_self
                                    .v[::rootgrad_autodiff::rt::discrete(i + 1)];
                                let chosen_4 = tried_4;
                                let t_chosen_4 = t_tried_4;
                                let tried_3 = chosen_4;
                                let t_tried_3 = t_chosen_4;
                                t_result = Some(
                                    (t_before + (((*t_tried_3) * u) + ((*tried_3) * t_u))),
                                );
                                shape_8.keep(&t_result);
                                result = Some((before + ((*tried_3) * u)));
                                shape_7.keep(&result);
                            } else {
                                let v_2 = None;
                                t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                    &v_2,
                                );
                                shape_8.keep(&t_result);
                                result = v_2;
                                shape_7.keep(&result);
                            }
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    let v_3 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                    shape_8.keep(&t_result);
                    result = v_3;
                    shape_7.keep(&result);
                }
            }
            let result_2: (Option<f64>, Option<f64>) = (result, t_result);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_7.zero();
            let mut d_t_result = shape_8.zero();
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&value) {
                Some(tried_2) => {
                    let Some(d_tried_2) = &mut d_value else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_value) {
                        Some(t_tried_2) => {
                            let Some(d_t_tried_2) = &mut d_t_value else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let i = ::core::clone::Clone::clone(&tried);
                            let u = (t - self.k[i.clone()])
                                / (self.k[(i + 1)] - self.k[i.clone()]);
                            let t_u = ((t_t - t_self.k[i.clone()])
                                - (((t - self.k[i.clone()])
                                    / (self.k[(i + 1)] - self.k[i.clone()]))
                                    * (t_self.k[(i + 1)] - t_self.k[i.clone()])))
                                / (self.k[(i + 1)] - self.k[i.clone()]);
                            let present = (i + 1) < self.v.len();
                            let mut d_chosen_2 = shape_1.zero();
                            let mut d_t_chosen_2 = shape_2.zero();
                            let mut d_tried = shape_3.zero();
                            let mut d_t_tried = shape_4.zero();
                            let mut d_i = shape_5.zero();
                            let mut d_t_i = shape_6.zero();
                            let mut d_u: f64 = -0.0;
                            let mut d_t_u: f64 = -0.0;
                            let mut d_before: f64 = -0.0;
                            let mut d_t_before: f64 = -0.0;
                            if present {
                                let tried_4 = &self.v[(i + 1)];
                                let t_tried_4 = &t_self.v[(i + 1)];
                                let chosen_4 = tried_4;
                                let t_chosen_4 = t_tried_4;
                                let tried_3 = chosen_4;
                                let t_tried_3 = t_chosen_4;
                                let d_tried_3 = &mut d_self.v[i + 1];
                                let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_result,
                                );
                                let Some(d_2) = &d_1 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                d_before += (*d_2);
                                (*d_tried_3) += (*d_2) * u;
                                d_u += (*d_2) * (*tried_3);
                                let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_result,
                                );
                                let Some(d_4) = &d_3 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                d_t_before += (*d_4);
                                d_t_self.v[i + 1] += (*d_4) * u;
                                d_u += (*d_4) * (*t_tried_3);
                                (*d_tried_3) += (*d_4) * t_u;
                                d_t_u += (*d_4) * (*tried_3);
                            } else {
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_result,
                                );
                                let _ = ::rootgrad_autodiff::Differentiable::take(
                                    &mut d_t_result,
                                );
                            }
                            d_t_self.v[i.clone()] += d_t_before * (1.0 - u);
                            let d_7 = d_t_before * t_self.v[i.clone()];
                            d_u -= d_7;
                            d_self.v[i.clone()] += d_t_before * (-t_u);
                            let d_8 = d_t_before * self.v[i.clone()];
                            d_t_u -= d_8;
                            d_self.v[i.clone()] += d_before * (1.0 - u);
                            let d_9 = d_before * self.v[i.clone()];
                            d_u -= d_9;
                            let d_10 = d_t_u / (self.k[(i + 1)] - self.k[i.clone()]);
                            d_t_t += d_10;
                            d_t_self.k[i.clone()] -= d_10;
                            let d_11 = d_10 * (t_self.k[(i + 1)] - t_self.k[i.clone()]);
                            let d_12 = d_11 / (self.k[(i + 1)] - self.k[i.clone()]);
                            d_t -= d_12;
                            d_self.k[i.clone()] += d_12;
                            let d_13 = d_11 / (self.k[(i + 1)] - self.k[i.clone()])
                                * ((t - self.k[i.clone()])
                                    / (self.k[(i + 1)] - self.k[i.clone()]));
                            d_self.k[i + 1] += d_13;
                            d_self.k[i.clone()] -= d_13;
                            let d_14 = d_10
                                * ((t - self.k[i.clone()])
                                    / (self.k[(i + 1)] - self.k[i.clone()]));
                            d_t_self.k[i + 1] -= d_14;
                            d_t_self.k[i.clone()] += d_14;
                            let d_15 = d_t_u / (self.k[(i + 1)] - self.k[i.clone()])
                                * t_u;
                            d_self.k[i + 1] -= d_15;
                            d_self.k[i.clone()] += d_15;
                            let d_16 = d_u / (self.k[(i + 1)] - self.k[i.clone()]);
                            d_t += d_16;
                            d_self.k[i.clone()] -= d_16;
                            let d_17 = d_u / (self.k[(i + 1)] - self.k[i.clone()]) * u;
                            d_self.k[i + 1] -= d_17;
                            d_self.k[i.clone()] += d_17;
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_tried,
                                &(d_t_i),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_i));
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_chosen_2,
                                &(d_t_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_chosen_2,
                                &(d_tried),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2),
                                &(d_t_chosen_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2),
                                &(d_chosen_2),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_find(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    t,
                    &mut d_t,
                    t_t,
                    &mut d_t_t,
                    d_v_1,
                );
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_eval<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            let (g2, g3) = Self::eval_pushforward_pullback(
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
        fn __path_jvp_vjp_eval<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            let (g2, g3) = Self::eval_pushforward_pullback(
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
        fn __vjp_eval<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::eval_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_eval<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::eval_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pullback(
            self: &Self,
            d_self: &mut Self,
            ts: &[f64],
            d_ts: &mut [f64],
            d_ret: Option<f64>,
        ) -> Option<f64> {
            ::rootgrad_autodiff::callees!(; fn __vjp_eval);
            ::rootgrad_autodiff::rt::same_length("ts", ts.len(), d_ts.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut s = 0.0;
            let mut running = true;
            let mut jumped = false;
            let length = ts.len();
            let mut passes_of_kept_3 = 0usize;
            for i in 0..length {
                passes_of_kept_3 += 1;
                let t = &ts[i];
                let argument = *t;
                let value = kept_2.keep(self.eval(argument));
                shape_6.keep(&value);
                match ::core::clone::Clone::clone(&value) {
                    Some(tried_2) => {
                        let chosen_2 = tried_2;
                        shape_3.keep(&chosen_2);
                        let tried = chosen_2;
                        shape_4.keep(&tried);
                        s += tried;
                        if kept_1.keep((s > 100.0)) {
                            shape_2.keep(&result);
                            result = None;
                            running = false;
                            jumped = true;
                        }
                    }
                    None => {
                        shape_5.keep(&result);
                        result = None;
                        running = false;
                        jumped = true;
                    }
                }
                if !running {
                    break;
                }
            }
            kept_3.keep(passes_of_kept_3);
            if !jumped {
                shape_1.keep(&result);
                result = Some(s);
            }
            let mut d_result = d_ret;
            let mut d_s = -0.0;
            if !jumped {
                let d_1 = shape_1.replace(&mut d_result);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_s += (*d_2);
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_3.take())
                .rev()
            {
                let value = kept_2.take();
                let t = &ts[i];
                let argument = *t;
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_6.zero();
                match ::core::clone::Clone::clone(&value) {
                    Some(tried_2) => {
                        let Some(d_tried_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let v_1 = kept_1.take();
                        let mut d_chosen_2 = shape_3.zero();
                        let mut d_tried = shape_4.zero();
                        if v_1 {
                            let _ = shape_2.replace(&mut d_result);
                        }
                        let d_4 = d_s;
                        d_tried += d_4;
                        ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_tried_2),
                            &(d_chosen_2),
                        );
                    }
                    None => {
                        let _ = shape_5.replace(&mut d_result);
                    }
                }
                (*self)
                    .__vjp_eval(
                        ::core::option::Option::Some(&mut (*d_self)),
                        argument,
                        &mut d_argument,
                        d_value,
                    );
                d_ts[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pushforward(
            self: &Self,
            t_self: &Self,
            ts: &[f64],
            t_ts: &[f64],
        ) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::callees!(; fn __jvp_eval);
            ::rootgrad_autodiff::rt::equal_lengths("ts", ts.len(), "t_ts", t_ts.len());
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut jumped = false;
            let length = ts.len();
            for i in 0..length {
                let t = &ts[i];
                let t_t = &t_ts[i];
                let argument = *t;
                let t_argument = *t_t;
                let (v_1, t_value) = (*self)
                    .__jvp_eval(&(*t_self), argument, t_argument);
                let value = v_1;
                match ::core::clone::Clone::clone(&value) {
                    Some(tried_2) => {
                        let Some(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let chosen_2 = tried_2;
                        let t_chosen_2 = t_tried_2;
                        let tried = chosen_2;
                        let t_tried = t_chosen_2;
                        t_s += t_tried;
                        s += tried;
                        if s > 100.0 {
                            let v_2 = None;
                            t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                &v_2,
                            );
                            result = v_2;
                            running = false;
                            jumped = true;
                        }
                    }
                    None => {
                        let v_3 = None;
                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                        result = v_3;
                        running = false;
                        jumped = true;
                    }
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                t_result = Some(t_s);
                result = Some(s);
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_sum(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::sum_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_sum(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::sum_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn sum_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            ts: &[f64],
            d_ts: &mut [f64],
            t_ts: &[f64],
            d_t_ts: &mut [f64],
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_eval => fn __jvp_vjp_eval);
            ::rootgrad_autodiff::rt::same_length("ts", ts.len(), d_ts.len());
            ::rootgrad_autodiff::rt::same_length("t_ts", t_ts.len(), d_t_ts.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
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
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut s = 0.0;
            let mut t_s = 0.0;
            let mut running = true;
            let mut jumped = false;
            let length = ts.len();
            let mut running_2 = true;
            let mut passes_of_kept_3 = 0usize;
            for i in 0..length {
                passes_of_kept_3 += 1;
                let t = &ts[i];
                let t_t = &t_ts[i];
                let argument = *t;
                let t_argument = *t_t;
                let v_1 = kept_2
                    .keep((*self).__jvp_eval(&(*t_self), argument, t_argument));
                shape_11.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_12.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_13.keep(&t_value);
                match ::core::clone::Clone::clone(&value) {
                    Some(tried_2) => {
                        match ::core::clone::Clone::clone(&t_value) {
                            Some(t_tried_2) => {
                                let chosen_2 = tried_2;
                                shape_5.keep(&chosen_2);
                                let t_chosen_2 = t_tried_2;
                                shape_6.keep(&t_chosen_2);
                                let tried = chosen_2;
                                shape_7.keep(&tried);
                                let t_tried = t_chosen_2;
                                shape_8.keep(&t_tried);
                                t_s += t_tried;
                                s += tried;
                                if kept_1.keep((s > 100.0)) {
                                    let v_2 = None;
                                    shape_4.keep(&t_result);
                                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                                        &v_2,
                                    );
                                    shape_3.keep(&result);
                                    result = v_2;
                                    running = false;
                                    jumped = true;
                                }
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    None => {
                        let v_3 = None;
                        shape_10.keep(&t_result);
                        t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
                        shape_9.keep(&result);
                        result = v_3;
                        running = false;
                        jumped = true;
                    }
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_3.keep(passes_of_kept_3);
            if !jumped {
                shape_2.keep(&t_result);
                t_result = Some(t_s);
                shape_1.keep(&result);
                result = Some(s);
            }
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_s = -0.0;
            let mut d_t_s = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if !jumped {
                let d_1 = shape_1.replace(&mut d_result);
                let Some(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_s += (*d_2);
                let d_3 = shape_2.replace(&mut d_t_result);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_s += (*d_4);
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_3.take())
                .rev()
            {
                let v_1 = kept_2.take();
                let t = &ts[i];
                let t_t = &t_ts[i];
                let argument = *t;
                let t_argument = *t_t;
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_1 = shape_11.zero();
                let mut d_value = shape_12.zero();
                let mut d_t_value = shape_13.zero();
                match ::core::clone::Clone::clone(&value) {
                    Some(tried_2) => {
                        let Some(d_tried_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_value) {
                            Some(t_tried_2) => {
                                let Some(d_t_tried_2) = &mut d_t_value else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let v_4 = kept_1.take();
                                let mut d_chosen_2 = shape_5.zero();
                                let mut d_t_chosen_2 = shape_6.zero();
                                let mut d_tried = shape_7.zero();
                                let mut d_t_tried = shape_8.zero();
                                if v_4 {
                                    let _ = shape_3.replace(&mut d_result);
                                    let _ = shape_4.replace(&mut d_t_result);
                                }
                                let d_7 = d_s;
                                d_tried += d_7;
                                let d_8 = d_t_s;
                                d_t_tried += d_8;
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut d_t_chosen_2,
                                    &(d_t_tried),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut d_chosen_2,
                                    &(d_tried),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_tried_2),
                                    &(d_t_chosen_2),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_tried_2),
                                    &(d_chosen_2),
                                );
                            }
                            _ => {}
                        }
                    }
                    None => {
                        let _ = shape_9.replace(&mut d_result);
                        let _ = shape_10.replace(&mut d_t_result);
                    }
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                ((*self))
                    .__jvp_vjp_eval(
                        ::core::option::Option::Some(&mut (*d_self)),
                        &(*t_self),
                        &mut (*d_t_self),
                        argument,
                        &mut d_argument,
                        t_argument,
                        &mut d_t_argument,
                        d_v_1,
                    );
                d_t_ts[i] += d_t_argument;
                d_ts[i] += d_argument;
            }
            kept_1.finish();
            kept_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_sum<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            Self::sum_pushforward_pullback(
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
        fn __path_jvp_vjp_sum<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            Self::sum_pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_sum<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
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
            let _primal = Self::sum_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_sum<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::sum_pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_eval, fn __vjp_sum, fn __vjp_unwrap, fn __vjp_unwrap_or & fn
            __handed_eval
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let s = Spline {
            k: ::std::vec![0.0, 0.4, 1.0, 2.0],
            v: ::std::vec![x[0], (x[1] * x[2]), x[3], 1.0],
        };
        let argument = x[4];
        let value = s.eval(argument);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let a = ::core::clone::Clone::clone(&value_2);
        let value_3 = s.sum(&x[1..]);
        let b = ::core::clone::Clone::clone(&value_3).unwrap_or(0.0);
        let value_4 = s.__handed_eval().eval(5.0);
        let argument_2 = x[5];
        let c = ::core::clone::Clone::clone(&value_4).unwrap_or(argument_2);
        let result: f64 = (a * b) + c;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_2: f64 = -0.0;
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        d_a += d_result * b;
        d_b += d_result * a;
        d_c += d_result;
        (value_4)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_4),
                argument_2,
                &mut d_argument_2,
                d_c,
            );
        d_x[5] += d_argument_2;
        (s)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_s),
                5.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_4,
            );
        (value_3)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_3),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_b,
            );
        (s)
            .__vjp_sum(
                ::core::option::Option::Some(&mut d_s),
                &x[1..],
                &mut d_x[1..],
                d_value_3,
            );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_a));
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        (s)
            .__vjp_eval(
                ::core::option::Option::Some(&mut d_s),
                argument,
                &mut d_argument,
                d_value,
            );
        d_x[4] += d_argument;
        let Spline { k: _, v: d_1 } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_1)[0];
        d_x[1] += (*d_1)[1] * x[2];
        d_x[2] += (*d_1)[1] * x[1];
        d_x[3] += (*d_1)[2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_eval, fn __jvp_sum, fn __jvp_unwrap, fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = Spline {
            k: ::rootgrad_autodiff::Differentiable::zero_like(
                &(::std::vec![0.0, 0.4, 1.0, 2.0]),
            ),
            v: ::std::vec![t_x[0], t_x[1] * x[2] + x[1] * t_x[2], t_x[3], 0.0],
        };
        let s = Spline {
            k: ::std::vec![0.0, 0.4, 1.0, 2.0],
            v: ::std::vec![x[0], (x[1] * x[2]), x[3], 1.0],
        };
        let argument = x[4];
        let t_argument = t_x[4];
        let (v_1, t_value) = (s).__jvp_eval(&t_s, argument, t_argument);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let a = value_2;
        let t_a = t_value_2;
        let (v_3, t_value_3) = (s).__jvp_sum(&t_s, &x[1..], &t_x[1..]);
        let value_3 = v_3;
        let (v_4, t_b) = (value_3)
            .__jvp_unwrap_or(&t_value_3, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let b = v_4;
        let (v_5, t_value_4) = (s)
            .__jvp_eval(&t_s, 5.0, ::rootgrad_autodiff::rt::Inactive);
        let value_4 = v_5;
        let argument_2 = x[5];
        let t_argument_2 = t_x[5];
        let (v_6, t_c) = (value_4).__jvp_unwrap_or(&t_value_4, argument_2, t_argument_2);
        let c = v_6;
        let result: f64 = (a * b) + c;
        let t_result: f64 = (t_a * b + a * t_b) + t_c;
        (result, t_result)
    }
}
mod errors_with_values {
    ///The derivative of [`solve`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum solve {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl solve {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &solve)
        }
        /// The reverse derivative of [`solve`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: f64,
            b: f64,
            d_ret: Result<f64, Fail>,
        ) -> (Result<f64, Fail>, f64, f64) {
            let result: Result<f64, Fail>;
            if a.abs() < 0.1 {
                result = Err(Fail::Singular(a));
            } else {
                result = Ok((b / a));
            }
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if a.abs() < 0.1 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Err(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Fail::Singular(d_3) = &(*d_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_a += (*d_3);
            } else {
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Ok(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_b += (*d_5) / a;
                d_a -= (*d_5) / a * (b / a);
            }
            (result, d_a, d_b)
        }
        /// The forward derivative of [`solve`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: f64,
            t_a: f64,
            b: f64,
            t_b: f64,
        ) -> (Result<f64, Fail>, Result<f64, Fail>) {
            let result: Result<f64, Fail>;
            let t_result: Result<f64, Fail>;
            if a.abs() < 0.1 {
                t_result = Err(Fail::Singular { 0: t_a });
                result = Err(Fail::Singular(a));
            } else {
                t_result = Ok((t_b - (b / a) * t_a) / a);
                result = Ok((b / a));
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64, f64) -> Result<f64, Fail> + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, Fail>, Result<f64, Fail>) {
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
            d_ret: (Result<f64, Fail>, Result<f64, Fail>),
        ) -> (f64, f64, f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, Fail>;
            let t_result: Result<f64, Fail>;
            if a.abs() < 0.1 {
                t_result = Err((Fail::Singular { 0: t_a }));
                shape_2.keep(&t_result);
                result = Err(Fail::Singular(a));
                shape_1.keep(&result);
            } else {
                t_result = Ok(((t_b - ((b / a) * t_a)) / a));
                shape_2.keep(&t_result);
                result = Ok((b / a));
                shape_1.keep(&result);
            }
            let result_2: (Result<f64, Fail>, Result<f64, Fail>) = (result, t_result);
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_1.zero();
            let mut d_t_result = shape_2.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if a.abs() < 0.1 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Err(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Fail::Singular(d_3) = &(*d_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_a += (*d_3);
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                let Err(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let Fail::Singular { 0: d_6 } = &(*d_5) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_a += (*d_6);
            } else {
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                let Ok(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_b += (*d_8) / a;
                d_a -= (*d_8) / a * (b / a);
                let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                let Ok(d_10) = &d_9 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_11 = (*d_10) / a;
                d_t_b += d_11;
                let d_12 = d_11 * t_a;
                d_b -= d_12 / a;
                d_a += d_12 / a * (b / a);
                d_t_a -= d_11 * (b / a);
                d_a -= (*d_10) / a * ((t_b - ((b / a) * t_a)) / a);
            }
            (d_a, d_t_a, d_b, d_t_b)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64, f64) -> Result<f64, Fail> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, Fail>, Result<f64, Fail>),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, Fail>>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`chain`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum chain {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl chain {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &chain)
        }
        /// The reverse derivative of [`chain`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Result<f64, Fail>,
        ) -> Result<f64, Fail> {
            ::rootgrad_autodiff::callees!(solve as rule_of_solve);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let like_size = ::rootgrad_autodiff::rt::Like::new();
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
            let mut result: Result<f64, Fail> = ::rootgrad_autodiff::rt::any_value();
            if x.is_empty() {
                shape_1.keep(&result);
                result = Err(Fail::Empty);
            } else {
                let argument = x[0];
                let value = kept_9
                    .keep(
                        kept_8
                            .aside(
                                ::rootgrad_autodiff::ahead!(
                                    rule_of_solve, solve, a0 = argument, a1 = 1.0
                                ),
                            ),
                    );
                shape_16.keep(&value);
                match ::core::clone::Clone::clone(&value) {
                    Ok(tried_2) => {
                        let chosen_2 = tried_2;
                        shape_12.keep(&chosen_2);
                        let tried = chosen_2;
                        shape_13.keep(&tried);
                        let mut v = tried;
                        shape_14.keep(&v);
                        let size = 2;
                        like_size.of(&size);
                        let mut running = true;
                        let mut jumped = false;
                        let length = (x.len() + 1).saturating_sub(size);
                        let mut passes_of_kept_7 = 0usize;
                        for i in 0..length {
                            passes_of_kept_7 += 1;
                            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                            let w = &x[i..(i + size)];
                            let before = v * 0.5;
                            shape_10.keep(&before);
                            let argument_2 = w[0] + w[1];
                            let value_2 = kept_5
                                .keep(
                                    rule_of_solve::__of(solve)(argument_2, kept_4.keep(v)),
                                );
                            shape_11.keep(&value_2);
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    let chosen_4 = tried_4;
                                    shape_7.keep(&chosen_4);
                                    let tried_3 = chosen_4;
                                    shape_8.keep(&tried_3);
                                    v = before + tried_3;
                                    shape_14.keep(&v);
                                }
                                Err(tried_4_2) => {
                                    shape_9.keep(&result);
                                    result = Err(tried_4_2);
                                    running = false;
                                    jumped = true;
                                }
                            }
                            pass_1.push((kept_4.take(), kept_5.take()));
                            if !running {
                                break;
                            }
                        }
                        kept_7.keep(passes_of_kept_7);
                        if kept_3.keep((!jumped)) {
                            let argument_3 = x[0];
                            let argument_4 = x[1];
                            let value_3 = kept_2
                                .keep(
                                    kept_1
                                        .aside(
                                            ::rootgrad_autodiff::ahead!(
                                                rule_of_solve, solve, a0 = argument_3, a1 = argument_4
                                            ),
                                        ),
                                );
                            shape_6.keep(&value_3);
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let chosen_6 = tried_6;
                                    shape_3.keep(&chosen_6);
                                    let tried_5 = chosen_6;
                                    shape_4.keep(&tried_5);
                                    shape_2.keep(&result);
                                    result = Ok((v + (tried_5 * 2.0)));
                                }
                                Err(tried_6_2) => {
                                    shape_5.keep(&result);
                                    result = Err(tried_6_2);
                                }
                            }
                        }
                    }
                    Err(tried_2_2) => {
                        shape_15.keep(&result);
                        result = Err(tried_2_2);
                    }
                }
            }
            let mut d_result = d_ret;
            if x.is_empty() {
                let _ = shape_1.replace(&mut d_result);
            } else {
                let argument = x[0];
                let value = kept_9.take();
                let mut d_argument: f64 = -0.0;
                let mut d_value = shape_16.zero();
                match ::core::clone::Clone::clone(&value) {
                    Ok(tried_2) => {
                        let Ok(d_tried_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let size = 2;
                        like_size.of(&size);
                        let length = (x.len() + 1).saturating_sub(size);
                        let mut d_chosen_2 = shape_12.zero();
                        let mut d_tried = shape_13.zero();
                        let mut d_v = shape_14.zero();
                        let v_1 = kept_3.take();
                        if v_1 {
                            let argument_3 = x[0];
                            let argument_4 = x[1];
                            let value_3 = kept_2.take();
                            let mut d_argument_3: f64 = -0.0;
                            let mut d_argument_4: f64 = -0.0;
                            let mut d_value_3 = shape_6.zero();
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let Ok(d_tried_6) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let mut d_chosen_6 = shape_3.zero();
                                    let mut d_tried_5 = shape_4.zero();
                                    let d_2 = shape_2.replace(&mut d_result);
                                    let Ok(d_3) = &d_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                                    d_v += d_4;
                                    d_tried_5 += d_4 * 2.0;
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_6,
                                        &(d_tried_5),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6),
                                        &(d_chosen_6),
                                    );
                                }
                                Err(tried_6_2) => {
                                    let Err(d_tried_6_2) = &mut d_value_3 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let d_5 = shape_5.replace(&mut d_result);
                                    let Err(d_6) = &d_5 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_6_2),
                                        &((*d_6)),
                                    );
                                }
                            }
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
                                rule_of_solve::__vjp(
                                    argument_3,
                                    &mut d_argument_3,
                                    argument_4,
                                    &mut d_argument_4,
                                    d_value_3,
                                );
                            }
                            d_x[1] += d_argument_4;
                            d_x[0] += d_argument_3;
                        }
                        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                            .take(kept_7.take())
                            .rev()
                        {
                            let (v_2, value_2) = pass_1.take();
                            let w = &x[i..(i + size)];
                            let argument_2 = w[0] + w[1];
                            let mut d_before = shape_10.zero();
                            let mut d_argument_2: f64 = -0.0;
                            let mut d_value_2 = shape_11.zero();
                            let d_w = &mut d_x[i..i + size];
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    let Ok(d_tried_4) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let mut d_chosen_4 = shape_7.zero();
                                    let mut d_tried_3 = shape_8.zero();
                                    let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                        &mut d_v,
                                    );
                                    let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                                    d_before += d_8;
                                    d_tried_3 += d_8;
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_chosen_4,
                                        &(d_tried_3),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_4),
                                        &(d_chosen_4),
                                    );
                                }
                                Err(tried_4_2) => {
                                    let Err(d_tried_4_2) = &mut d_value_2 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    let d_9 = shape_9.replace(&mut d_result);
                                    let Err(d_10) = &d_9 else {
                                        ::rootgrad_autodiff::rt::wrong_variant()
                                    };
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut (*d_tried_4_2),
                                        &((*d_10)),
                                    );
                                }
                            }
                            rule_of_solve::__vjp(
                                argument_2,
                                &mut d_argument_2,
                                ::core::clone::Clone::clone(&v_2),
                                &mut d_v,
                                d_value_2,
                            );
                            d_w[0] += d_argument_2;
                            d_w[1] += d_argument_2;
                            let d_11 = ::rootgrad_autodiff::rt::scalar(d_before);
                            d_v += d_11 * 0.5;
                        }
                        ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_v));
                        ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_tried_2),
                            &(d_chosen_2),
                        );
                    }
                    Err(tried_2_2) => {
                        let Err(d_tried_2_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_12 = shape_15.replace(&mut d_result);
                        let Err(d_13) = &d_12 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_tried_2_2),
                            &((*d_13)),
                        );
                    }
                }
                let partials_2 = kept_8.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_2,
                        0,
                        &mut d_argument,
                        &d_value,
                    );
                } else {
                    rule_of_solve::__vjp(
                        argument,
                        &mut d_argument,
                        1.0,
                        ::rootgrad_autodiff::rt::Inactive,
                        d_value,
                    );
                }
                d_x[0] += d_argument;
            }
            pass_1.finish();
            result
        }
        /// The forward derivative of [`chain`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
        ) -> (Result<f64, Fail>, Result<f64, Fail>) {
            ::rootgrad_autodiff::callees!(solve as rule_of_solve);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut result: Result<f64, Fail> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, Fail> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            if x.is_empty() {
                let v_1 = Err(Fail::Empty);
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                result = v_1;
            } else {
                let argument = x[0];
                let t_argument = t_x[0];
                let (v_2, t_value) = rule_of_solve::__jvp(
                    solve,
                    argument,
                    t_argument,
                    1.0,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value = v_2;
                match ::core::clone::Clone::clone(&value) {
                    Ok(tried_2) => {
                        let Ok(t_tried_2) = ::core::clone::Clone::clone(&t_value) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let chosen_2 = tried_2;
                        let t_chosen_2 = t_tried_2;
                        let tried = chosen_2;
                        let t_tried = t_chosen_2;
                        let mut v = tried;
                        let mut t_v = t_tried;
                        let size = 2;
                        let mut running = true;
                        let mut jumped = false;
                        let length = (x.len() + 1).saturating_sub(size);
                        for i in 0..length {
                            let w = &x[i..(i + size)];
                            let t_w = &t_x[i..i + size];
                            let before = v * 0.5;
                            let t_before = t_v * 0.5;
                            let argument_2 = w[0] + w[1];
                            let t_argument_2 = t_w[0] + t_w[1];
                            let (v_3, t_value_2) = rule_of_solve::__jvp(
                                solve,
                                argument_2,
                                t_argument_2,
                                v,
                                t_v,
                            );
                            let value_2 = v_3;
                            match ::core::clone::Clone::clone(&value_2) {
                                Ok(tried_4) => {
                                    let Ok(t_tried_4) = ::core::clone::Clone::clone(&t_value_2)
                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_4 = tried_4;
                                    let t_chosen_4 = t_tried_4;
                                    let tried_3 = chosen_4;
                                    let t_tried_3 = t_chosen_4;
                                    t_v = ::rootgrad_autodiff::rt::tangent_at(
                                        t_before + t_tried_3,
                                        before + tried_3,
                                    );
                                    v = before + tried_3;
                                }
                                Err(tried_4_2) => {
                                    let Err(t_tried_4_2) = ::core::clone::Clone::clone(
                                        &t_value_2,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    t_result = Err(t_tried_4_2);
                                    result = Err(tried_4_2);
                                    running = false;
                                    jumped = true;
                                }
                            }
                            if !running {
                                break;
                            }
                        }
                        if !jumped {
                            let argument_3 = x[0];
                            let t_argument_3 = t_x[0];
                            let argument_4 = x[1];
                            let t_argument_4 = t_x[1];
                            let (v_4, t_value_3) = rule_of_solve::__jvp(
                                solve,
                                argument_3,
                                t_argument_3,
                                argument_4,
                                t_argument_4,
                            );
                            let value_3 = v_4;
                            match ::core::clone::Clone::clone(&value_3) {
                                Ok(tried_6) => {
                                    let Ok(t_tried_6) = ::core::clone::Clone::clone(&t_value_3)
                                    else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    let chosen_6 = tried_6;
                                    let t_chosen_6 = t_tried_6;
                                    let tried_5 = chosen_6;
                                    let t_tried_5 = t_chosen_6;
                                    t_result = Ok(t_v + (t_tried_5 * 2.0));
                                    result = Ok((v + (tried_5 * 2.0)));
                                }
                                Err(tried_6_2) => {
                                    let Err(t_tried_6_2) = ::core::clone::Clone::clone(
                                        &t_value_3,
                                    ) else { ::rootgrad_autodiff::rt::wrong_variant() };
                                    t_result = Err(t_tried_6_2);
                                    result = Err(tried_6_2);
                                }
                            }
                        }
                    }
                    Err(tried_2_2) => {
                        let Err(t_tried_2_2) = ::core::clone::Clone::clone(&t_value)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_result = Err(t_tried_2_2);
                        result = Err(tried_2_2);
                    }
                }
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Result<f64, Fail> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Result<f64, Fail>, Result<f64, Fail>) {
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
            d_ret: (Result<f64, Fail>, Result<f64, Fail>),
        ) {
            ::rootgrad_autodiff::callees!(solve as rule_of_solve);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let like_size = ::rootgrad_autodiff::rt::Like::new();
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
            let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_23 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_24 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_25 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_26 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_27 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_28 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_29 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_30 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_31 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_32 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_33 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_34 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_35 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_36 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Result<f64, Fail> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, Fail> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            if x.is_empty() {
                let v_1 = Err(Fail::Empty);
                shape_2.keep(&t_result);
                t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_1.keep(&result);
                result = v_1;
            } else {
                let argument = x[0];
                let t_argument = t_x[0];
                let v_2 = kept_8
                    .keep(
                        rule_of_solve::__jvp(
                            rule_of_solve,
                            argument,
                            t_argument,
                            1.0,
                            ::rootgrad_autodiff::rt::Inactive,
                        ),
                    );
                shape_34.keep(&v_2);
                let value = ::core::clone::Clone::clone(&v_2.0);
                shape_35.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_2.1);
                shape_36.keep(&t_value);
                match ::core::clone::Clone::clone(&value) {
                    Ok(tried_2) => {
                        match ::core::clone::Clone::clone(&t_value) {
                            Ok(t_tried_2) => {
                                let chosen_2 = tried_2;
                                shape_26.keep(&chosen_2);
                                let t_chosen_2 = t_tried_2;
                                shape_27.keep(&t_chosen_2);
                                let tried = chosen_2;
                                shape_28.keep(&tried);
                                let t_tried = t_chosen_2;
                                shape_29.keep(&t_tried);
                                let mut v = tried;
                                shape_30.keep(&v);
                                let mut t_v = t_tried;
                                let size = 2;
                                like_size.of(&size);
                                let mut running = true;
                                let mut jumped = false;
                                let length = (x.len() + 1).saturating_sub(size);
                                let mut running_2 = true;
                                let mut passes_of_kept_7 = 0usize;
                                for i in 0..length {
                                    passes_of_kept_7 += 1;
                                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                                    let w = &x[i..(i + size)];
                                    let t_w = &t_x[i..(i + size)];
                                    let before = v * 0.5;
                                    shape_21.keep(&before);
                                    let t_before = t_v * 0.5;
                                    shape_22.keep(&t_before);
                                    let argument_2 = w[0] + w[1];
                                    let t_argument_2 = t_w[0] + t_w[1];
                                    let v_3 = kept_5
                                        .keep(
                                            rule_of_solve::__jvp(
                                                rule_of_solve,
                                                argument_2,
                                                t_argument_2,
                                                kept_3.keep(v),
                                                kept_4.keep(::core::clone::Clone::clone(&t_v)),
                                            ),
                                        );
                                    shape_23.keep(&v_3);
                                    let value_2 = ::core::clone::Clone::clone(&v_3.0);
                                    shape_24.keep(&value_2);
                                    let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                                    shape_25.keep(&t_value_2);
                                    match ::core::clone::Clone::clone(&value_2) {
                                        Ok(tried_4) => {
                                            match ::core::clone::Clone::clone(&t_value_2) {
                                                Ok(t_tried_4) => {
                                                    let chosen_4 = tried_4;
                                                    shape_15.keep(&chosen_4);
                                                    let t_chosen_4 = t_tried_4;
                                                    shape_16.keep(&t_chosen_4);
                                                    let tried_3 = chosen_4;
                                                    shape_17.keep(&tried_3);
                                                    let t_tried_3 = t_chosen_4;
                                                    shape_18.keep(&t_tried_3);
                                                    shape_14.keep(&t_v);
                                                    t_v = ::rootgrad_autodiff::rt::tangent_at(
                                                        (t_before + t_tried_3),
                                                        (before + tried_3),
                                                    );
                                                    v = before + tried_3;
                                                    shape_30.keep(&v);
                                                }
                                                _ => {
                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                }
                                            }
                                        }
                                        Err(tried_4_2) => {
                                            match ::core::clone::Clone::clone(&t_value_2) {
                                                Err(t_tried_4_2) => {
                                                    shape_20.keep(&t_result);
                                                    t_result = Err(t_tried_4_2);
                                                    shape_19.keep(&result);
                                                    result = Err(tried_4_2);
                                                    running = false;
                                                    jumped = true;
                                                }
                                                _ => {
                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                }
                                            }
                                        }
                                    }
                                    if !running {
                                        running_2 = false;
                                    }
                                    pass_1.push((kept_3.take(), kept_4.take(), kept_5.take()));
                                    if !running_2 {
                                        break;
                                    }
                                }
                                kept_7.keep(passes_of_kept_7);
                                if kept_2.keep((!jumped)) {
                                    let argument_3 = x[0];
                                    let t_argument_3 = t_x[0];
                                    let argument_4 = x[1];
                                    let t_argument_4 = t_x[1];
                                    let v_4 = kept_1
                                        .keep(
                                            rule_of_solve::__jvp(
                                                rule_of_solve,
                                                argument_3,
                                                t_argument_3,
                                                argument_4,
                                                t_argument_4,
                                            ),
                                        );
                                    shape_11.keep(&v_4);
                                    let value_3 = ::core::clone::Clone::clone(&v_4.0);
                                    shape_12.keep(&value_3);
                                    let t_value_3 = ::core::clone::Clone::clone(&v_4.1);
                                    shape_13.keep(&t_value_3);
                                    match ::core::clone::Clone::clone(&value_3) {
                                        Ok(tried_6) => {
                                            match ::core::clone::Clone::clone(&t_value_3) {
                                                Ok(t_tried_6) => {
                                                    let chosen_6 = tried_6;
                                                    shape_5.keep(&chosen_6);
                                                    let t_chosen_6 = t_tried_6;
                                                    shape_6.keep(&t_chosen_6);
                                                    let tried_5 = chosen_6;
                                                    shape_7.keep(&tried_5);
                                                    let t_tried_5 = t_chosen_6;
                                                    shape_8.keep(&t_tried_5);
                                                    shape_4.keep(&t_result);
                                                    t_result = Ok((t_v + (t_tried_5 * 2.0)));
                                                    shape_3.keep(&result);
                                                    result = Ok((v + (tried_5 * 2.0)));
                                                }
                                                _ => {
                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                }
                                            }
                                        }
                                        Err(tried_6_2) => {
                                            match ::core::clone::Clone::clone(&t_value_3) {
                                                Err(t_tried_6_2) => {
                                                    shape_10.keep(&t_result);
                                                    t_result = Err(t_tried_6_2);
                                                    shape_9.keep(&result);
                                                    result = Err(tried_6_2);
                                                }
                                                _ => {
                                                    ::rootgrad_autodiff::rt::wrong_variant();
                                                }
                                            }
                                        }
                                    }
                                }
                                shape_31.keep(&t_v);
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    Err(tried_2_2) => {
                        match ::core::clone::Clone::clone(&t_value) {
                            Err(t_tried_2_2) => {
                                shape_33.keep(&t_result);
                                t_result = Err(t_tried_2_2);
                                shape_32.keep(&result);
                                result = Err(tried_2_2);
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                }
            }
            let result_2: (Result<f64, Fail>, Result<f64, Fail>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if x.is_empty() {
                let _ = shape_1.replace(&mut d_result);
                let _ = shape_2.replace(&mut d_t_result);
            } else {
                let argument = x[0];
                let t_argument = t_x[0];
                let v_2 = kept_8.take();
                let value = ::core::clone::Clone::clone(&v_2.0);
                let t_value = ::core::clone::Clone::clone(&v_2.1);
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_v_2 = shape_34.zero();
                let mut d_value = shape_35.zero();
                let mut d_t_value = shape_36.zero();
                match ::core::clone::Clone::clone(&value) {
                    Ok(tried_2) => {
                        let Ok(d_tried_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_value) {
                            Ok(t_tried_2) => {
                                let Ok(d_t_tried_2) = &mut d_t_value else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let size = 2;
                                like_size.of(&size);
                                let length = (x.len() + 1).saturating_sub(size);
                                let mut d_chosen_2 = shape_26.zero();
                                let mut d_t_chosen_2 = shape_27.zero();
                                let mut d_tried = shape_28.zero();
                                let mut d_t_tried = shape_29.zero();
                                let mut d_v = shape_30.zero();
                                let mut d_t_v = shape_31.zero();
                                let v_5 = kept_2.take();
                                if v_5 {
                                    let argument_3 = x[0];
                                    let t_argument_3 = t_x[0];
                                    let argument_4 = x[1];
                                    let t_argument_4 = t_x[1];
                                    let v_4 = kept_1.take();
                                    let value_3 = ::core::clone::Clone::clone(&v_4.0);
                                    let t_value_3 = ::core::clone::Clone::clone(&v_4.1);
                                    let mut d_argument_3: f64 = -0.0;
                                    let mut d_t_argument_3: f64 = -0.0;
                                    let mut d_argument_4: f64 = -0.0;
                                    let mut d_t_argument_4: f64 = -0.0;
                                    let mut d_v_4 = shape_11.zero();
                                    let mut d_value_3 = shape_12.zero();
                                    let mut d_t_value_3 = shape_13.zero();
                                    match ::core::clone::Clone::clone(&value_3) {
                                        Ok(tried_6) => {
                                            let Ok(d_tried_6) = &mut d_value_3 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            match ::core::clone::Clone::clone(&t_value_3) {
                                                Ok(t_tried_6) => {
                                                    let Ok(d_t_tried_6) = &mut d_t_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let mut d_chosen_6 = shape_5.zero();
                                                    let mut d_t_chosen_6 = shape_6.zero();
                                                    let mut d_tried_5 = shape_7.zero();
                                                    let mut d_t_tried_5 = shape_8.zero();
                                                    let d_3 = shape_3.replace(&mut d_result);
                                                    let Ok(d_4) = &d_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                                                    d_v += d_5;
                                                    d_tried_5 += d_5 * 2.0;
                                                    let d_6 = shape_4.replace(&mut d_t_result);
                                                    let Ok(d_7) = &d_6 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                                                    d_t_v += d_8;
                                                    d_t_tried_5 += d_8 * 2.0;
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_t_chosen_6,
                                                        &(d_t_tried_5),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_6,
                                                        &(d_tried_5),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_t_tried_6),
                                                        &(d_t_chosen_6),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_6),
                                                        &(d_chosen_6),
                                                    );
                                                }
                                                _ => {}
                                            }
                                        }
                                        Err(tried_6_2) => {
                                            let Err(d_tried_6_2) = &mut d_value_3 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            match ::core::clone::Clone::clone(&t_value_3) {
                                                Err(t_tried_6_2) => {
                                                    let Err(d_t_tried_6_2) = &mut d_t_value_3 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_9 = shape_9.replace(&mut d_result);
                                                    let Err(d_10) = &d_9 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_6_2),
                                                        &((*d_10)),
                                                    );
                                                    let d_11 = shape_10.replace(&mut d_t_result);
                                                    let Err(d_12) = &d_11 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_t_tried_6_2),
                                                        &((*d_12)),
                                                    );
                                                }
                                                _ => {}
                                            }
                                        }
                                    }
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_4.1,
                                        &(d_t_value_3),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_4.0,
                                        &(d_value_3),
                                    );
                                    rule_of_solve::__jvp_vjp(
                                        rule_of_solve,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        argument_3,
                                        &mut d_argument_3,
                                        t_argument_3,
                                        &mut d_t_argument_3,
                                        argument_4,
                                        &mut d_argument_4,
                                        t_argument_4,
                                        &mut d_t_argument_4,
                                        d_v_4,
                                    );
                                    d_t_x[1] += d_t_argument_4;
                                    d_x[1] += d_argument_4;
                                    d_t_x[0] += d_t_argument_3;
                                    d_x[0] += d_argument_3;
                                }
                                for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                                    .take(kept_7.take())
                                    .rev()
                                {
                                    let (v_6, v_7, v_3) = pass_1.take();
                                    let w = &x[i..(i + size)];
                                    let t_w = &t_x[i..(i + size)];
                                    let argument_2 = w[0] + w[1];
                                    let t_argument_2 = t_w[0] + t_w[1];
                                    let value_2 = ::core::clone::Clone::clone(&v_3.0);
                                    let t_value_2 = ::core::clone::Clone::clone(&v_3.1);
                                    let mut d_before = shape_21.zero();
                                    let mut d_t_before = shape_22.zero();
                                    let mut d_argument_2: f64 = -0.0;
                                    let mut d_t_argument_2: f64 = -0.0;
                                    let mut d_v_3 = shape_23.zero();
                                    let mut d_value_2 = shape_24.zero();
                                    let mut d_t_value_2 = shape_25.zero();
                                    let d_w = &mut d_x[i..i + size];
                                    let d_t_w = &mut d_t_x[i..i + size];
                                    match ::core::clone::Clone::clone(&value_2) {
                                        Ok(tried_4) => {
                                            let Ok(d_tried_4) = &mut d_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            match ::core::clone::Clone::clone(&t_value_2) {
                                                Ok(t_tried_4) => {
                                                    let Ok(d_t_tried_4) = &mut d_t_value_2 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let mut d_chosen_4 = shape_15.zero();
                                                    let mut d_t_chosen_4 = shape_16.zero();
                                                    let mut d_tried_3 = shape_17.zero();
                                                    let mut d_t_tried_3 = shape_18.zero();
                                                    let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                                        &mut d_v,
                                                    );
                                                    let d_14 = ::rootgrad_autodiff::rt::scalar(d_13);
                                                    d_before += d_14;
                                                    d_tried_3 += d_14;
                                                    let d_15 = shape_14.replace(&mut d_t_v);
                                                    let d_16 = ::rootgrad_autodiff::rt::scalar(d_15);
                                                    d_t_before += d_16;
                                                    d_t_tried_3 += d_16;
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_t_chosen_4,
                                                        &(d_t_tried_3),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut d_chosen_4,
                                                        &(d_tried_3),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_t_tried_4),
                                                        &(d_t_chosen_4),
                                                    );
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_4),
                                                        &(d_chosen_4),
                                                    );
                                                }
                                                _ => {}
                                            }
                                        }
                                        Err(tried_4_2) => {
                                            let Err(d_tried_4_2) = &mut d_value_2 else {
                                                ::rootgrad_autodiff::rt::wrong_variant()
                                            };
                                            match ::core::clone::Clone::clone(&t_value_2) {
                                                Err(t_tried_4_2) => {
                                                    let Err(d_t_tried_4_2) = &mut d_t_value_2 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    let d_17 = shape_19.replace(&mut d_result);
                                                    let Err(d_18) = &d_17 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_tried_4_2),
                                                        &((*d_18)),
                                                    );
                                                    let d_19 = shape_20.replace(&mut d_t_result);
                                                    let Err(d_20) = &d_19 else {
                                                        ::rootgrad_autodiff::rt::wrong_variant()
                                                    };
                                                    ::rootgrad_autodiff::rt::accumulate(
                                                        &mut (*d_t_tried_4_2),
                                                        &((*d_20)),
                                                    );
                                                }
                                                _ => {}
                                            }
                                        }
                                    }
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_3.1,
                                        &(d_t_value_2),
                                    );
                                    ::rootgrad_autodiff::rt::accumulate(
                                        &mut d_v_3.0,
                                        &(d_value_2),
                                    );
                                    rule_of_solve::__jvp_vjp(
                                        rule_of_solve,
                                        ::rootgrad_autodiff::rt::Inactive,
                                        argument_2,
                                        &mut d_argument_2,
                                        t_argument_2,
                                        &mut d_t_argument_2,
                                        ::core::clone::Clone::clone(&v_6),
                                        &mut d_v,
                                        ::core::clone::Clone::clone(&v_7),
                                        &mut d_t_v,
                                        d_v_3,
                                    );
                                    d_t_w[0] += d_t_argument_2;
                                    d_t_w[1] += d_t_argument_2;
                                    d_w[0] += d_argument_2;
                                    d_w[1] += d_argument_2;
                                    let d_21 = ::rootgrad_autodiff::rt::scalar(d_t_before);
                                    d_t_v += d_21 * 0.5;
                                    let d_22 = ::rootgrad_autodiff::rt::scalar(d_before);
                                    d_v += d_22 * 0.5;
                                }
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut d_t_tried,
                                    &(d_t_v),
                                );
                                ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_v));
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut d_t_chosen_2,
                                    &(d_t_tried),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut d_chosen_2,
                                    &(d_tried),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_tried_2),
                                    &(d_t_chosen_2),
                                );
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_tried_2),
                                    &(d_chosen_2),
                                );
                            }
                            _ => {}
                        }
                    }
                    Err(tried_2_2) => {
                        let Err(d_tried_2_2) = &mut d_value else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_value) {
                            Err(t_tried_2_2) => {
                                let Err(d_t_tried_2_2) = &mut d_t_value else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_23 = shape_32.replace(&mut d_result);
                                let Err(d_24) = &d_23 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_tried_2_2),
                                    &((*d_24)),
                                );
                                let d_25 = shape_33.replace(&mut d_t_result);
                                let Err(d_26) = &d_25 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_tried_2_2),
                                    &((*d_26)),
                                );
                            }
                            _ => {}
                        }
                    }
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
                rule_of_solve::__jvp_vjp(
                    rule_of_solve,
                    ::rootgrad_autodiff::rt::Inactive,
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    1.0,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_v_2,
                );
                d_t_x[0] += d_t_argument;
                d_x[0] += d_argument;
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Result<f64, Fail> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, Fail>, Result<f64, Fail>),
            >,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, Fail>>,
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
        ::rootgrad_autodiff::callees!(chain as rule_of_chain);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let t;
        let value = rule_of_chain::__of(chain)(x);
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                t = v;
            }
            Err(Fail::Singular(d)) => {
                t = d * 2.0;
            }
            Err(Fail::Empty) => {
                t = 0.0;
            }
        }
        let r = t;
        let t_2 = [(0.01 * x[0]), 1.0];
        let q = rule_of_chain::__of(chain)(&t_2);
        let t_3;
        match ::core::clone::Clone::clone(&q) {
            Err(Fail::Singular(d_2)) => {
                t_3 = d_2 * x[1];
            }
            _ => {
                t_3 = 0.0;
            }
        }
        let result: f64 = r + t_3;
        let mut d_result = d_ret;
        let mut d_t = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_r = -0.0;
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_t_3: f64 = -0.0;
        d_r += d_result;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&q) {
            Err(Fail::Singular(d_2)) => {
                let Err(Fail::Singular(d_d_2)) = &mut d_q else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_3);
                (*d_d_2) += d_1 * x[1];
                d_x[1] += d_1 * d_2;
            }
            _ => {
                let _ = ::core::mem::take(&mut d_t_3);
            }
        }
        rule_of_chain::__vjp(&t_2, &mut d_t_2, d_q);
        d_x[0] += d_t_2[0] * 0.01;
        d_t += d_r;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_4 = ::core::mem::take(&mut d_t);
                (*d_v) += d_4;
            }
            Err(Fail::Singular(d)) => {
                let Err(Fail::Singular(d_d)) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_5 = ::core::mem::take(&mut d_t);
                (*d_d) += d_5 * 2.0;
            }
            Err(Fail::Empty) => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        rule_of_chain::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(chain as rule_of_chain);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t;
        let t_t;
        let (v_1, t_value) = rule_of_chain::__jvp(chain, x, t_x);
        let value = v_1;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_v;
                t = v;
            }
            Err(Fail::Singular(d)) => {
                let Err(Fail::Singular(t_d)) = ::core::clone::Clone::clone(&t_value)
                else { ::rootgrad_autodiff::rt::wrong_variant() };
                t_t = t_d * 2.0;
                t = d * 2.0;
            }
            Err(Fail::Empty) => {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let r = t;
        let t_r = t_t;
        let t_2 = [(0.01 * x[0]), 1.0];
        let t_t_2 = [0.01 * t_x[0], 0.0];
        let (v_2, t_q) = rule_of_chain::__jvp(chain, &t_2, &t_t_2);
        let q = v_2;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&q) {
            Err(Fail::Singular(d_2)) => {
                let Err(Fail::Singular(t_d_2)) = ::core::clone::Clone::clone(&t_q) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = t_d_2 * x[1] + d_2 * t_x[1];
                t_3 = d_2 * x[1];
            }
            _ => {
                t_t_3 = 0.0;
                t_3 = 0.0;
            }
        }
        let result: f64 = r + t_3;
        let t_result: f64 = t_r + t_t_3;
        (result, t_result)
    }
}
mod let_chains {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        assert!(! x.is_empty(), "need data");
        debug_assert!(x.iter().all(| v | v.is_finite()));
        debug_assert_eq!(x.len() % 2, 0);
        let matches_2 = x.len() >= 2;
        if matches_2 {
            let a = &x[0];
            let b = &x[1];
            let rest = &x[2..];
            let present = rest.len() > 0;
            if present {
                let last = &rest[(rest.len() - 1)];
                let mut s = (*a) * (*b);
                let mut taken = false;
                let present_2 = 1 < rest.len();
                if present_2 {
                    let m = &rest[1];
                    if (*m) > 0.0 {
                        taken = true;
                        s += (*m) * (*m);
                    }
                }
                if !taken {}
                if kept_2.keep((matches!(rest.len(), 1..= 4) as bool)) {
                    s = kept_1.keep(s) * (*last);
                }
                result = s;
            } else {
                panic!("short");
            }
        } else {
            result = 0.0;
        }
        let mut d_result = d_ret;
        if matches_2 {
            let a = &x[0];
            let b = &x[1];
            let rest = &x[2..];
            let present = rest.len() > 0;
            if present {
                let last = &rest[(rest.len() - 1)];
                let present_2 = 1 < rest.len();
                let mut d_s: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1;
                let v_2 = kept_2.take();
                if v_2 {
                    let d_last = &mut d_x[2..][rest.len() - 1];
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_s);
                    d_s += d_2 * (*last);
                    (*d_last) += d_2 * v_1;
                }
                if present_2 {
                    let m = &rest[1];
                    let d_m = &mut d_x[2..][1];
                    if (*m) > 0.0 {
                        let d_3 = d_s;
                        (*d_m) += d_3 * (*m);
                        (*d_m) += d_3 * (*m);
                    }
                }
                d_x[0] += d_s * (*b);
                d_x[1] += d_s * (*a);
            }
        } else {
            let _ = ::core::mem::take(&mut d_result);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        assert!(! x.is_empty(), "need data");
        debug_assert!(x.iter().all(| v | v.is_finite()));
        debug_assert_eq!(x.len() % 2, 0);
        let matches_2 = x.len() >= 2;
        if matches_2 {
            let a = &x[0];
            let t_a = &t_x[0];
            let b = &x[1];
            let t_b = &t_x[1];
            let rest = &x[2..];
            let t_rest = &t_x[2..];
            let present = rest.len() > 0;
            if present {
                let last = &rest[(rest.len() - 1)];
                let t_last = &t_rest[rest.len() - 1];
                let mut s = (*a) * (*b);
                let mut t_s = (*t_a) * (*b) + (*a) * (*t_b);
                let mut taken = false;
                let present_2 = 1 < rest.len();
                if present_2 {
                    let m = &rest[1];
                    let t_m = &t_rest[1];
                    if (*m) > 0.0 {
                        taken = true;
                        t_s += (*t_m) * (*m) + (*m) * (*t_m);
                        s += (*m) * (*m);
                    }
                }
                if !taken {}
                if matches!(rest.len(), 1..= 4) as bool {
                    t_s = t_s * (*last) + s * (*t_last);
                    s = s * (*last);
                }
                t_result = t_s;
                result = s;
            } else {
                panic!("short");
            }
        } else {
            t_result = 0.0;
            result = 0.0;
        }
        (result, t_result)
    }
}
mod guards_on_options {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut u = 0.5;
        let mut converged = None;
        let mut running = true;
        let mut passes_of_kept_2 = 0usize;
        for it in 0..200 {
            passes_of_kept_2 += 1;
            let u_1 = kept_1.keep(u);
            let new = ((x[0] * u_1) + x[1]).cos() * x[2];
            let delta = new - u_1;
            u += 0.7 * delta;
            if delta.abs() < 1e-15 {
                converged = Some(it);
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let t;
        let arm;
        match converged {
            Some(n) if n > 0 => {
                arm = 0;
            }
            Some(_) => {
                arm = 1;
            }
            None => {
                arm = 2;
            }
        }
        let arm_2 = arm;
        match converged {
            Some(n) if arm_2 == 0 => {
                t = u * x[3];
            }
            Some(_) if arm_2 == 1 => {
                t = 0.0;
            }
            None if arm_2 == 2 => {
                t = u;
            }
            _ => {
                ::core::unreachable!();
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_u: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        match converged {
            Some(n) if arm_2 == 0 => {
                let d_1 = ::core::mem::take(&mut d_t);
                d_u += d_1 * x[3];
                d_x[3] += d_1 * u;
            }
            Some(_) if arm_2 == 1 => {
                let _ = ::core::mem::take(&mut d_t);
            }
            None if arm_2 == 2 => {
                let d_3 = ::core::mem::take(&mut d_t);
                d_u += d_3;
            }
            _ => {}
        }
        for it in ::rootgrad_autodiff::rt::Steps::from(0..200).take(kept_2.take()).rev()
        {
            let u_1 = kept_1.take();
            let mut d_u_1: f64 = -0.0;
            let mut d_new: f64 = -0.0;
            let mut d_delta: f64 = -0.0;
            let d_4 = d_u;
            d_delta += d_4 * 0.7;
            d_new += d_delta;
            d_u_1 -= d_delta;
            let d_5 = d_new * x[2];
            let d_6 = d_5 * ::rootgrad_autodiff::rules::cos((x[0] * u_1) + x[1]);
            d_x[0] += d_6 * u_1;
            d_u_1 += d_6 * x[0];
            d_x[1] += d_6;
            d_x[2] += d_new * ((x[0] * u_1) + x[1]).cos();
            d_u += d_u_1;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut u = 0.5;
        let mut t_u = 0.0;
        let mut converged = None;
        let mut running = true;
        for it in 0..200 {
            let new = ((x[0] * u) + x[1]).cos() * x[2];
            let t_new = (::rootgrad_autodiff::rules::cos((x[0] * u) + x[1])
                * ((t_x[0] * u + x[0] * t_u) + t_x[1])) * x[2]
                + ((x[0] * u) + x[1]).cos() * t_x[2];
            let delta = new - u;
            let t_delta = t_new - t_u;
            t_u += 0.7 * t_delta;
            u += 0.7 * delta;
            if delta.abs() < 1e-15 {
                converged = Some(it);
                running = false;
            }
            if !running {
                break;
            }
        }
        let t;
        let t_t;
        let arm;
        match converged {
            Some(n) if n > 0 => {
                arm = 0;
            }
            Some(_) => {
                arm = 1;
            }
            None => {
                arm = 2;
            }
        }
        let arm_2 = arm;
        match converged {
            Some(n) if arm_2 == 0 => {
                t_t = t_u * x[3] + u * t_x[3];
                t = u * x[3];
            }
            Some(_) if arm_2 == 1 => {
                t_t = 0.0;
                t = 0.0;
            }
            None if arm_2 == 2 => {
                t_t = t_u;
                t = u;
            }
            _ => {
                ::core::unreachable!();
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod filtered_variants {
    impl Harmonic {
        /// The reverse derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pullback(
            self: &Self,
            d_self: &mut Self,
            r: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64 = ((0.5 * self.k) * r) * r;
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * r;
            let d_2 = d_1 * r;
            d_self.k += d_2 * 0.5;
            d_r += d_1 * (0.5 * self.k);
            d_r += d_result * ((0.5 * self.k) * r);
            (result, d_r)
        }
        /// The forward derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pushforward(
            self: &Self,
            t_self: &Self,
            r: f64,
            t_r: f64,
        ) -> (f64, f64) {
            let result: f64 = ((0.5 * self.k) * r) * r;
            let t_result: f64 = ((0.5 * ::rootgrad_autodiff::rt::scalar(t_self.k)) * r
                + (0.5 * self.k) * t_r) * r + ((0.5 * self.k) * r) * t_r;
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
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_energy(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(a0, t0, a1, t1)
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
            r: f64,
            t_r: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64 = ((0.5 * self.k) * r) * r;
            let t_result: f64 = ((((0.5 * t_self.k) * r) + ((0.5 * self.k) * t_r)) * r)
                + (((0.5 * self.k) * r) * t_r);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * r;
            let d_2 = d_1 * r;
            d_t_self.k += d_2 * 0.5;
            d_r += d_1 * (0.5 * t_self.k);
            let d_3 = d_1 * t_r;
            d_self.k += d_3 * 0.5;
            d_t_r += d_1 * (0.5 * self.k);
            d_r += d_t_result * (((0.5 * t_self.k) * r) + ((0.5 * self.k) * t_r));
            let d_4 = d_t_result * t_r;
            let d_5 = d_4 * r;
            d_self.k += d_5 * 0.5;
            d_r += d_4 * (0.5 * self.k);
            d_t_r += d_t_result * ((0.5 * self.k) * r);
            let d_6 = d_result * r;
            let d_7 = d_6 * r;
            d_self.k += d_7 * 0.5;
            d_r += d_6 * (0.5 * self.k);
            d_r += d_result * ((0.5 * self.k) * r);
            (d_r, d_t_r)
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __path_jvp_vjp_energy<'__shadow>(
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __vjp_energy<'__shadow>(
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
            let (_primal, g1) = Self::energy_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_energy<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::energy_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    impl Morse {
        /// The reverse derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pullback(
            self: &Self,
            d_self: &mut Self,
            r: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let exp_2 = ((-self.a) * r).exp();
            let e = 1.0 - exp_2;
            let result: f64 = (self.d * e) * e;
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let mut d_e: f64 = -0.0;
            let d_1 = d_result * e;
            d_self.d += d_1 * e;
            d_e += d_1 * self.d;
            d_e += d_result * (self.d * e);
            d_exp_2 -= d_e;
            let d_2 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_3 = d_2 * r;
            d_self.a -= d_3;
            d_r += d_2 * (-self.a);
            (result, d_r)
        }
        /// The forward derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pushforward(
            self: &Self,
            t_self: &Self,
            r: f64,
            t_r: f64,
        ) -> (f64, f64) {
            let e = 1.0 - ((-self.a) * r).exp();
            let t_e = -(::rootgrad_autodiff::rules::exp((-self.a) * r)
                * ((-::rootgrad_autodiff::rt::scalar(t_self.a)) * r + (-self.a) * t_r));
            let result: f64 = (self.d * e) * e;
            let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.d) * e
                + self.d * t_e) * e + (self.d * e) * t_e;
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
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_energy(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(a0, t0, a1, t1)
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
            r: f64,
            t_r: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let exp_2 = ((-self.a) * r).exp();
            let e = 1.0 - exp_2;
            let x = (-self.a) * r;
            let exp_3 = x.exp();
            let t_e = -(exp_3 * (((-t_self.a) * r) + ((-self.a) * t_r)));
            let result: f64 = (self.d * e) * e;
            let t_result: f64 = (((t_self.d * e) + (self.d * t_e)) * e)
                + ((self.d * e) * t_e);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_exp_2: f64 = -0.0;
            let mut d_e: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_exp_3: f64 = -0.0;
            let mut d_t_e: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * e;
            d_t_self.d += d_1 * e;
            d_e += d_1 * t_self.d;
            d_self.d += d_1 * t_e;
            d_t_e += d_1 * self.d;
            d_e += d_t_result * ((t_self.d * e) + (self.d * t_e));
            let d_2 = d_t_result * t_e;
            d_self.d += d_2 * e;
            d_e += d_2 * self.d;
            d_t_e += d_t_result * (self.d * e);
            let d_3 = d_result * e;
            d_self.d += d_3 * e;
            d_e += d_3 * self.d;
            d_e += d_result * (self.d * e);
            d_exp_3 -= d_t_e * (((-t_self.a) * r) + ((-self.a) * t_r));
            let d_4 = d_t_e * exp_3;
            let d_5 = d_4 * r;
            d_t_self.a += d_5;
            d_r -= d_4 * (-t_self.a);
            let d_6 = d_4 * t_r;
            d_self.a += d_6;
            d_t_r -= d_4 * (-self.a);
            d_x += d_exp_3 * ::rootgrad_autodiff::rules::by_result::exp(exp_3);
            let d_7 = d_x * r;
            d_self.a -= d_7;
            d_r += d_x * (-self.a);
            d_exp_2 -= d_e;
            let d_8 = d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
            let d_9 = d_8 * r;
            d_self.a -= d_9;
            d_r += d_8 * (-self.a);
            (d_r, d_t_r)
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __path_jvp_vjp_energy<'__shadow>(
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __vjp_energy<'__shadow>(
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
            let (_primal, g1) = Self::energy_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_energy<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::energy_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    impl Bond {
        /// The reverse derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pullback(
            self: &Self,
            d_self: &mut Self,
            r: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_energy);
            let t;
            match self {
                Bond::H(h) => {
                    let value = h.energy(r);
                    t = value;
                }
                Bond::M(m) => {
                    let value_2 = m.energy(r);
                    t = value_2;
                }
                Bond::None => {
                    t = 0.0;
                }
            }
            let result: f64 = t;
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            match self {
                Bond::H(h) => {
                    let Bond::H(d_h) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let mut d_value: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_t);
                    d_value += d_1;
                    (*h)
                        .__vjp_energy(
                            ::core::option::Option::Some(&mut (*d_h)),
                            r,
                            &mut d_r,
                            d_value,
                        );
                }
                Bond::M(m) => {
                    let Bond::M(d_m) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let mut d_value_2: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_t);
                    d_value_2 += d_2;
                    (*m)
                        .__vjp_energy(
                            ::core::option::Option::Some(&mut (*d_m)),
                            r,
                            &mut d_r,
                            d_value_2,
                        );
                }
                Bond::None => {
                    let _ = ::core::mem::take(&mut d_t);
                }
            }
            (result, d_r)
        }
        /// The forward derivative of [`energy`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn energy_pushforward(
            self: &Self,
            t_self: &Self,
            r: f64,
            t_r: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_energy);
            let t;
            let t_t;
            match self {
                Bond::H(h) => {
                    let Bond::H(t_h) = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_1, t_value) = (*h).__jvp_energy(&(*t_h), r, t_r);
                    let value = v_1;
                    t_t = t_value;
                    t = value;
                }
                Bond::M(m) => {
                    let Bond::M(t_m) = &(*t_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let (v_2, t_value_2) = (*m).__jvp_energy(&(*t_m), r, t_r);
                    let value_2 = v_2;
                    t_t = t_value_2;
                    t = value_2;
                }
                Bond::None => {
                    t_t = 0.0;
                    t = 0.0;
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
        fn __jvp_energy(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_energy(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::energy_pushforward(a0, t0, a1, t1)
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
            r: f64,
            t_r: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_energy => fn __jvp_vjp_energy);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            match self {
                Bond::H(h) => {
                    match &(*t_self) {
                        Bond::H(t_h) => {
                            let v_1 = (*h).__jvp_energy(&(*t_h), r, t_r);
                            shape_1.keep(&v_1);
                            let value = v_1.0;
                            let t_value = v_1.1;
                            t_t = t_value;
                            t = value;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Bond::M(m) => {
                    match &(*t_self) {
                        Bond::M(t_m) => {
                            let v_2 = (*m).__jvp_energy(&(*t_m), r, t_r);
                            shape_2.keep(&v_2);
                            let value_2 = v_2.0;
                            let t_value_2 = v_2.1;
                            t_t = t_value_2;
                            t = value_2;
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Bond::None => {
                    t_t = 0.0;
                    t = 0.0;
                }
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_r = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_r = ::rootgrad_autodiff::zero::<f64>();
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
                Bond::H(h) => {
                    let Bond::H(d_h) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Bond::H(t_h) => {
                            let Bond::H(d_t_h) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let mut d_v_1 = shape_1.zero();
                            let mut d_value: f64 = -0.0;
                            let mut d_t_value: f64 = -0.0;
                            let d_1 = ::core::mem::take(&mut d_t);
                            d_value += d_1;
                            let d_2 = ::core::mem::take(&mut d_t_t);
                            d_t_value += d_2;
                            d_v_1.1 += d_t_value;
                            d_v_1.0 += d_value;
                            ((*h))
                                .__jvp_vjp_energy(
                                    ::core::option::Option::Some(&mut (*d_h)),
                                    &(*t_h),
                                    &mut (*d_t_h),
                                    r,
                                    &mut d_r,
                                    t_r,
                                    &mut d_t_r,
                                    d_v_1,
                                );
                        }
                        _ => {}
                    }
                }
                Bond::M(m) => {
                    let Bond::M(d_m) = &mut (*d_self) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match &(*t_self) {
                        Bond::M(t_m) => {
                            let Bond::M(d_t_m) = &mut (*d_t_self) else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let mut d_v_2 = shape_2.zero();
                            let mut d_value_2: f64 = -0.0;
                            let mut d_t_value_2: f64 = -0.0;
                            let d_3 = ::core::mem::take(&mut d_t);
                            d_value_2 += d_3;
                            let d_4 = ::core::mem::take(&mut d_t_t);
                            d_t_value_2 += d_4;
                            d_v_2.1 += d_t_value_2;
                            d_v_2.0 += d_value_2;
                            ((*m))
                                .__jvp_vjp_energy(
                                    ::core::option::Option::Some(&mut (*d_m)),
                                    &(*t_m),
                                    &mut (*d_t_m),
                                    r,
                                    &mut d_r,
                                    t_r,
                                    &mut d_t_r,
                                    d_v_2,
                                );
                        }
                        _ => {}
                    }
                }
                Bond::None => {
                    let _ = ::core::mem::take(&mut d_t);
                    let _ = ::core::mem::take(&mut d_t_t);
                }
            }
            (d_r, d_t_r)
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __path_jvp_vjp_energy<'__shadow>(
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
            let (g2, g3) = Self::energy_pushforward_pullback(
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
        fn __vjp_energy<'__shadow>(
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
            let (_primal, g1) = Self::energy_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_energy<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::energy_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_energy);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let bonds = ::std::vec![
            Bond::H((Harmonic { k : x[0], })), Bond::M((Morse { d : x[1], a : x[2], })),
            Bond::None, Bond::H((Harmonic { k : x[1] * x[1], }))
        ];
        let pos = [0.0, x[3], (x[3] + x[4]), (x[3] + (x[4] * x[5])), 2.0];
        let size = 2;
        let mut sum_2: f64 = -0.0;
        let length = bonds.len().min((pos.len() + 1).saturating_sub(size));
        let mut d_bonds = ::rootgrad_autodiff::Differentiable::zero_like(&bonds);
        let mut d_pos = ::rootgrad_autodiff::Differentiable::zero_like(&pos);
        let mut d_sum_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        d_sum_2 += d_t;
        for i in 0..length {
            let b = &bonds[i];
            let p = &pos[i..(i + size)];
            let argument = p[1] - p[0];
            let value = b.energy(argument);
            sum_2 += value;
            let b = &bonds[i];
            let mut d_argument = -0.0;
            let mut d_value: f64 = -0.0;
            let d_p = &mut d_pos[i..i + size];
            let d_1 = d_sum_2;
            d_value += d_1;
            (*b)
                .__vjp_energy(
                    ::core::option::Option::Some(&mut d_bonds[i]),
                    argument,
                    &mut d_argument,
                    d_value,
                );
            d_p[1] += d_argument;
            d_p[0] -= d_argument;
        }
        let t = sum_2;
        let mut count_2 = 0usize;
        let length_2 = bonds.len();
        for i_2 in 0..length_2 {
            let item = &bonds[i_2];
            let pass = matches!((& item), Bond::H(_)) as bool;
            if pass {
                count_2 += 1;
            }
        }
        let result: f64 = t + ((count_2 as f64) * x[0]);
        d_x[0] += d_result * (count_2 as f64);
        d_x[3] += d_pos[1];
        d_x[3] += d_pos[2];
        d_x[4] += d_pos[2];
        d_x[3] += d_pos[3];
        let d_2 = d_pos[3];
        d_x[4] += d_2 * x[5];
        d_x[5] += d_2 * x[4];
        let Bond::H(d_3) = &d_bonds[0] else { ::rootgrad_autodiff::rt::wrong_variant() };
        let Harmonic { k: d_4 } = &(*d_3) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_4);
        let Bond::M(d_5) = &d_bonds[1] else { ::rootgrad_autodiff::rt::wrong_variant() };
        let Morse { d: d_6, a: d_7 } = &(*d_5) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_6);
        d_x[2] += (*d_7);
        let Bond::H(d_8) = &d_bonds[3] else { ::rootgrad_autodiff::rt::wrong_variant() };
        let Harmonic { k: d_9 } = &(*d_8) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_9) * x[1];
        d_x[1] += (*d_9) * x[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_energy);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_bonds = ::std::vec![
            Bond::H { 0 : Harmonic { k : t_x[0], } }, Bond::M { 0 : Morse { d : t_x[1], a
            : t_x[2], } }, ::rootgrad_autodiff::Differentiable::zero_like(&
            (Bond::None)), Bond::H { 0 : Harmonic { k : t_x[1] * x[1] + x[1] * t_x[1], }
            }
        ];
        let bonds = ::std::vec![
            Bond::H((Harmonic { k : x[0], })), Bond::M((Morse { d : x[1], a : x[2], })),
            Bond::None, Bond::H((Harmonic { k : x[1] * x[1], }))
        ];
        let pos = [0.0, x[3], (x[3] + x[4]), (x[3] + (x[4] * x[5])), 2.0];
        let t_pos = [
            0.0,
            t_x[3],
            t_x[3] + t_x[4],
            t_x[3] + (t_x[4] * x[5] + x[4] * t_x[5]),
            0.0,
        ];
        let size = 2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = bonds.len().min((pos.len() + 1).saturating_sub(size));
        for i in 0..length {
            let b = &bonds[i];
            let t_b = &t_bonds[i];
            let p = &pos[i..(i + size)];
            let t_p = &t_pos[i..i + size];
            let argument = p[1] - p[0];
            let t_argument = t_p[1] - t_p[0];
            let (v_1, t_value) = (*b).__jvp_energy(&(*t_b), argument, t_argument);
            let value = v_1;
            t_sum_2 += t_value;
            sum_2 += value;
        }
        let t = sum_2;
        let t_t = t_sum_2;
        let mut count_2 = 0usize;
        let length_2 = bonds.len();
        for i_2 in 0..length_2 {
            let item = &bonds[i_2];
            let t_item = &t_bonds[i_2];
            let pass = matches!((& item), Bond::H(_)) as bool;
            if pass {
                count_2 += 1;
            }
        }
        let result: f64 = t + ((count_2 as f64) * x[0]);
        let t_result: f64 = t_t + ((count_2 as f64) * t_x[0]);
        (result, t_result)
    }
}
mod methods_of_results {
    ///The derivative of [`squared`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum squared {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl squared {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &squared)
        }
        /// The reverse derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(
            x: f64,
            d_ret: Result<f64, String>,
        ) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if x > 0.0 {
                t = Ok((x * x));
                shape_1.keep(&t);
            } else {
                t = Err("negative".to_string());
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
                d_x += (*d_2) * x;
                d_x += (*d_2) * x;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            (result, d_x)
        }
        /// The forward derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(
            x: f64,
            t_x: f64,
        ) -> (Result<f64, String>, Result<f64, String>) {
            let t;
            let t_t;
            if x > 0.0 {
                t_t = Ok(t_x * x + x * t_x);
                t = Ok((x * x));
            } else {
                let v_1 = Err("negative".to_string());
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
        pub fn __jvp(
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
        pub fn pushforward_pullback(
            x: f64,
            t_x: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if x > 0.0 {
                t_t = Ok(((t_x * x) + (x * t_x)));
                shape_2.keep(&t_t);
                t = Ok((x * x));
                shape_1.keep(&t);
            } else {
                let v_1 = Err("negative".to_string());
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
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x += (*d_2) * x;
                d_x += (*d_2) * x;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_t_x += (*d_4) * x;
                d_x += (*d_4) * t_x;
                d_x += (*d_4) * t_x;
                d_t_x += (*d_4) * x;
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
        pub fn __jvp_vjp<'__shadow>(
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
        pub fn __vjp<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`root`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum root {}
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
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &root)
        }
        /// The reverse derivative of [`root`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(x: f64, d_ret: Option<f64>) -> (Option<f64>, f64) {
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
        pub fn pushforward(x: f64, t_x: f64) -> (Option<f64>, Option<f64>) {
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
        pub fn __jvp(
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
        pub fn pushforward_pullback(
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
        pub fn __jvp_vjp<'__shadow>(
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
        pub fn __vjp<'__shadow>(
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
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(squared as rule_of_squared, root as rule_of_root);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
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
        let mut shape_20 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_21 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_22 = ::rootgrad_autodiff::Shapes::new();
        let argument = x[0];
        let a: Result<f64, String> = kept_8
            .aside(::rootgrad_autodiff::ahead!(rule_of_squared, squared, a0 = argument));
        let other = 1.0;
        let t;
        let t_2;
        let t_3;
        match ::core::clone::Clone::clone(&a) {
            Ok(held_3) => {
                let v = held_3;
                shape_14.keep(&v);
                t_3 = Ok((v * x[1]));
                shape_16.keep(&t_3);
            }
            Err(error_3) => {
                t_3 = Err(error_3);
                shape_16.keep(&t_3);
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Ok(held_2) => {
                let v_2 = held_2;
                shape_12.keep(&v_2);
                let t_4;
                if v_2 > 9.0 {
                    t_4 = Err("large".to_string());
                    shape_13.keep(&t_4);
                } else {
                    t_4 = Ok((v_2 * v_2));
                    shape_13.keep(&t_4);
                }
                t_2 = t_4;
                shape_15.keep(&t_2);
            }
            Err(error_2) => {
                t_2 = Err(error_2);
                shape_15.keep(&t_2);
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Ok(held) => {
                t = held;
            }
            Err(_) => {
                t = other;
            }
        }
        let a_4 = t;
        let argument_2 = x[2];
        let b: Result<f64, String> = kept_7
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_squared, squared, a0 = argument_2),
            );
        let other_4 = 0.5;
        let t_5;
        let t_6;
        match ::core::clone::Clone::clone(&b) {
            Ok(held_5) => {
                t_6 = Ok(held_5);
                shape_17.keep(&t_6);
            }
            Err(error_5) => {
                let argument_3 = x[3];
                let value = kept_6
                    .aside(
                        ::rootgrad_autodiff::ahead!(
                            rule_of_squared, squared, a0 = argument_3
                        ),
                    );
                shape_11.keep(&value);
                t_6 = value;
                shape_17.keep(&t_6);
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Ok(held_4) => {
                let v_3 = held_4;
                shape_10.keep(&v_3);
                t_5 = v_3 * 3.0;
            }
            Err(_) => {
                t_5 = other_4;
            }
        }
        let b_4 = t_5;
        let argument_4 = x[1];
        let c: Result<f64, String> = kept_5
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_squared, squared, a0 = argument_4),
            );
        let other_6 = 0.0;
        let t_7;
        let t_8;
        match ::core::clone::Clone::clone(&c) {
            Ok(held_7) => {
                t_8 = Some(held_7);
                shape_18.keep(&t_8);
            }
            Err(_) => {
                t_8 = None;
                shape_18.keep(&t_8);
            }
        }
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_6) => {
                let v_4 = held_6;
                shape_9.keep(&v_4);
                t_7 = v_4 * x[3];
            }
            None => {
                t_7 = other_6;
            }
        }
        let c_4 = t_7;
        let argument_5 = x[0];
        let d: Result<f64, String> = kept_4
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_squared, squared, a0 = argument_5),
            );
        let t_9;
        let t_11;
        let t_12;
        match ::core::clone::Clone::clone(&d) {
            Ok(held_11) => {
                t_12 = Ok(held_11);
                shape_21.keep(&t_12);
            }
            Err(error_10) => {
                let e_2 = error_10;
                shape_8.keep(&e_2);
                t_12 = Err(::rootgrad_autodiff::rt::discrete((&e_2).len()));
                shape_21.keep(&t_12);
            }
        }
        match ::core::clone::Clone::clone(&t_12) {
            Ok(held_10) => {
                let v_5 = held_10;
                shape_7.keep(&v_5);
                t_11 = Ok((v_5 * x[1]));
                shape_20.keep(&t_11);
            }
            Err(error_9) => {
                t_11 = Err(error_9);
                shape_20.keep(&t_11);
            }
        }
        match ::core::clone::Clone::clone(&t_11) {
            Ok(held_8) => {
                t_9 = held_8;
                shape_19.keep(&t_9);
            }
            Err(error_7) => {
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error_7);
            }
        }
        let d_3 = t_9;
        let argument_6 = x[2];
        let e_4: Result<f64, String> = kept_3
            .aside(
                ::rootgrad_autodiff::ahead!(rule_of_squared, squared, a0 = argument_6),
            );
        let t_13;
        match ::core::clone::Clone::clone(&e_4) {
            Ok(held_12) => {
                let v_6 = held_12;
                t_13 = v_6;
            }
            Err(error_11) => {
                let e_6 = error_11;
                shape_6.keep(&e_6);
                t_13 = (::rootgrad_autodiff::rt::discrete((&e_6).len()) as f64) * x[0];
            }
        }
        let e_7 = t_13;
        let argument_7 = x[0];
        let given = kept_2
            .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = argument_7));
        ::rootgrad_autodiff::rt::optional(&given);
        let other_13 = 1.0;
        let t_14;
        match ::core::clone::Clone::clone(&given) {
            Some(held_13) => {
                let v_7 = held_13;
                shape_5.keep(&v_7);
                t_14 = v_7 * x[1];
            }
            None => {
                t_14 = other_13;
            }
        }
        let o = t_14;
        let t_15;
        let argument_8 = x[3];
        let given_3 = kept_1
            .aside(::rootgrad_autodiff::ahead!(rule_of_root, root, a0 = argument_8));
        ::rootgrad_autodiff::rt::optional(&given_3);
        let t_16;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held_15) => {
                let v_8 = held_15;
                shape_2.keep(&v_8);
                let argument_9 = v_8 - 0.1;
                shape_3.keep(&argument_9);
                let value_2 = rule_of_root::__of(
                    root,
                )(::core::clone::Clone::clone(&argument_9));
                shape_4.keep(&value_2);
                t_16 = value_2;
                shape_22.keep(&t_16);
            }
            None => {
                t_16 = None;
                shape_22.keep(&t_16);
            }
        }
        match ::core::clone::Clone::clone(&t_16) {
            Some(held_14) => {
                let v_9 = held_14;
                shape_1.keep(&v_9);
                t_15 = v_9 * v_9;
            }
            None => {
                t_15 = 0.0;
            }
        }
        let p = t_15;
        let result: f64 = (((a_4 * b_4) * c_4) * d_3) + ((e_7 * o) * p);
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t = -0.0;
        let mut d_t_2 = shape_15.zero();
        let mut d_t_3 = shape_16.zero();
        let mut d_a_4 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_t_5 = -0.0;
        let mut d_t_6 = shape_17.zero();
        let mut d_b_4 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_t_7: f64 = -0.0;
        let mut d_t_8 = shape_18.zero();
        let mut d_c_4: f64 = -0.0;
        let mut d_argument_5: f64 = -0.0;
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_t_9 = shape_19.zero();
        let mut d_t_11 = shape_20.zero();
        let mut d_t_12 = shape_21.zero();
        let mut d_d_3 = ::rootgrad_autodiff::Differentiable::zero_like(&d_3);
        let mut d_argument_6: f64 = -0.0;
        let mut d_e_4 = ::rootgrad_autodiff::Differentiable::zero_like(&e_4);
        let mut d_t_13: f64 = -0.0;
        let mut d_e_7: f64 = -0.0;
        let mut d_argument_7: f64 = -0.0;
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_t_14: f64 = -0.0;
        let mut d_o: f64 = -0.0;
        let mut d_t_15 = -0.0;
        let mut d_argument_8: f64 = -0.0;
        let mut d_given_3 = ::rootgrad_autodiff::Differentiable::zero_like(&given_3);
        let mut d_t_16 = shape_22.zero();
        let mut d_p = -0.0;
        let d_1 = d_result * d_3;
        let d_4 = d_1 * c_4;
        d_a_4 += d_4 * b_4;
        d_b_4 += d_4 * a_4;
        d_c_4 += d_1 * (a_4 * b_4);
        d_d_3 += d_result * ((a_4 * b_4) * c_4);
        let d_5 = d_result * p;
        d_e_7 += d_5 * o;
        d_o += d_5 * e_7;
        d_p += d_result * (e_7 * o);
        d_t_15 += d_p;
        match ::core::clone::Clone::clone(&t_16) {
            Some(held_14) => {
                let Some(d_held_14) = &mut d_t_16 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_9 = held_14;
                let mut d_v_9 = shape_1.zero();
                let d_6 = ::core::mem::take(&mut d_t_15);
                d_v_9 += d_6 * v_9;
                d_v_9 += d_6 * v_9;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_14), &(d_v_9));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_15);
            }
        }
        match ::core::clone::Clone::clone(&given_3) {
            Some(held_15) => {
                let Some(d_held_15) = &mut d_given_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_8 = held_15;
                let argument_9 = v_8 - 0.1;
                let mut d_v_8 = shape_2.zero();
                let mut d_argument_9 = shape_3.zero();
                let mut d_value_2 = shape_4.zero();
                let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_16);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_8));
                rule_of_root::__vjp(
                    ::core::clone::Clone::clone(&argument_9),
                    &mut d_argument_9,
                    d_value_2,
                );
                let d_9 = ::rootgrad_autodiff::rt::scalar(d_argument_9);
                d_v_8 += d_9;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_15), &(d_v_8));
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_16);
            }
        }
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_8,
                &d_given_3,
            );
        } else {
            rule_of_root::__vjp(argument_8, &mut d_argument_8, d_given_3);
        }
        d_x[3] += d_argument_8;
        d_t_14 += d_o;
        match ::core::clone::Clone::clone(&given) {
            Some(held_13) => {
                let Some(d_held_13) = &mut d_given else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_7 = held_13;
                let mut d_v_7 = shape_5.zero();
                let d_11 = ::core::mem::take(&mut d_t_14);
                d_v_7 += d_11 * x[1];
                d_x[1] += d_11 * v_7;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_13), &(d_v_7));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_14);
            }
        }
        let partials_2 = kept_2.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_2) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_2,
                0,
                &mut d_argument_7,
                &d_given,
            );
        } else {
            rule_of_root::__vjp(argument_7, &mut d_argument_7, d_given);
        }
        d_x[0] += d_argument_7;
        d_t_13 += d_e_7;
        match ::core::clone::Clone::clone(&e_4) {
            Ok(held_12) => {
                let Ok(d_held_12) = &mut d_e_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v_6: f64 = -0.0;
                let d_13 = ::core::mem::take(&mut d_t_13);
                d_v_6 += d_13;
                (*d_held_12) += d_v_6;
            }
            Err(error_11) => {
                let Err(d_error_11) = &mut d_e_4 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let e_6 = error_11;
                let mut d_e_6 = shape_6.zero();
                let d_14 = ::core::mem::take(&mut d_t_13);
                d_x[0] += d_14 * (e_6.len() as f64);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_error_11), &(d_e_6));
            }
        }
        let partials_3 = kept_3.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_3) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_3,
                0,
                &mut d_argument_6,
                &d_e_4,
            );
        } else {
            rule_of_squared::__vjp(argument_6, &mut d_argument_6, d_e_4);
        }
        d_x[2] += d_argument_6;
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_9, &(d_d_3));
        match ::core::clone::Clone::clone(&t_11) {
            Ok(held_8) => {
                let Ok(d_held_8) = &mut d_t_11 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_9);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_8), &(d_15));
            }
            Err(error_7) => {}
        }
        match ::core::clone::Clone::clone(&t_12) {
            Ok(held_10) => {
                let Ok(d_held_10) = &mut d_t_12 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_5 = held_10;
                let mut d_v_5 = shape_7.zero();
                let d_16 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_11);
                let Ok(d_17) = &d_16 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v_5 += (*d_17) * x[1];
                d_x[1] += (*d_17) * v_5;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_10), &(d_v_5));
            }
            Err(error_9) => {
                let Err(d_error_9) = &mut d_t_12 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_18 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_11);
                let Err(d_19) = &d_18 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_error_9), &((*d_19)));
            }
        }
        match ::core::clone::Clone::clone(&d) {
            Ok(held_11) => {
                let Ok(d_held_11) = &mut d_d else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_20 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_12);
                let Ok(d_21) = &d_20 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_11), &((*d_21)));
            }
            Err(error_10) => {
                let Err(d_error_10) = &mut d_d else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_e_2 = shape_8.zero();
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_12);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_error_10), &(d_e_2));
            }
        }
        let partials_4 = kept_4.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_4) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_4,
                0,
                &mut d_argument_5,
                &d_d,
            );
        } else {
            rule_of_squared::__vjp(argument_5, &mut d_argument_5, d_d);
        }
        d_x[0] += d_argument_5;
        d_t_7 += d_c_4;
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_6) => {
                let Some(d_held_6) = &mut d_t_8 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_4 = held_6;
                let mut d_v_4 = shape_9.zero();
                let d_23 = ::core::mem::take(&mut d_t_7);
                d_v_4 += d_23 * x[3];
                d_x[3] += d_23 * v_4;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_6), &(d_v_4));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_7);
            }
        }
        match ::core::clone::Clone::clone(&c) {
            Ok(held_7) => {
                let Ok(d_held_7) = &mut d_c else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_25 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_8);
                let Some(d_26) = &d_25 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_7), &((*d_26)));
            }
            Err(_) => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_8);
            }
        }
        let partials_5 = kept_5.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_5) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_5,
                0,
                &mut d_argument_4,
                &d_c,
            );
        } else {
            rule_of_squared::__vjp(argument_4, &mut d_argument_4, d_c);
        }
        d_x[1] += d_argument_4;
        d_t_5 += d_b_4;
        match ::core::clone::Clone::clone(&t_6) {
            Ok(held_4) => {
                let Ok(d_held_4) = &mut d_t_6 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v_3 = shape_10.zero();
                let d_28 = ::core::mem::take(&mut d_t_5);
                d_v_3 += d_28 * 3.0;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4), &(d_v_3));
            }
            Err(_) => {
                let _ = ::core::mem::take(&mut d_t_5);
            }
        }
        match ::core::clone::Clone::clone(&b) {
            Ok(held_5) => {
                let Ok(d_held_5) = &mut d_b else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_30 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                let Ok(d_31) = &d_30 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_5), &((*d_31)));
            }
            Err(error_5) => {
                let argument_3 = x[3];
                let mut d_argument_3: f64 = -0.0;
                let mut d_value = shape_11.zero();
                let d_32 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_6);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_32));
                let partials_6 = kept_6.take();
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_6) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_6,
                        0,
                        &mut d_argument_3,
                        &d_value,
                    );
                } else {
                    rule_of_squared::__vjp(argument_3, &mut d_argument_3, d_value);
                }
                d_x[3] += d_argument_3;
            }
        }
        let partials_7 = kept_7.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_7) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_7,
                0,
                &mut d_argument_2,
                &d_b,
            );
        } else {
            rule_of_squared::__vjp(argument_2, &mut d_argument_2, d_b);
        }
        d_x[2] += d_argument_2;
        d_t += d_a_4;
        match ::core::clone::Clone::clone(&t_2) {
            Ok(held) => {
                let Ok(d_held) = &mut d_t_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_33 = ::core::mem::take(&mut d_t);
                (*d_held) += d_33;
            }
            Err(_) => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Ok(held_2) => {
                let Ok(d_held_2) = &mut d_t_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_2;
                let mut d_v_2 = shape_12.zero();
                let mut d_t_4 = shape_13.zero();
                let d_35 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_4, &(d_35));
                if v_2 > 9.0 {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                } else {
                    let d_37 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_4);
                    let Ok(d_38) = &d_37 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_39 = ::rootgrad_autodiff::rt::scalar((*d_38));
                    d_v_2 += d_39 * v_2;
                    d_v_2 += d_39 * v_2;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &(d_v_2));
            }
            Err(error_2) => {
                let Err(d_error_2) = &mut d_t_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_40 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Err(d_41) = &d_40 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_error_2), &((*d_41)));
            }
        }
        match ::core::clone::Clone::clone(&a) {
            Ok(held_3) => {
                let Ok(d_held_3) = &mut d_a else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held_3;
                let mut d_v = shape_14.zero();
                let d_42 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                let Ok(d_43) = &d_42 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_43) * x[1];
                d_x[1] += (*d_43) * v;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &(d_v));
            }
            Err(error_3) => {
                let Err(d_error_3) = &mut d_a else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_44 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_3);
                let Err(d_45) = &d_44 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_error_3), &((*d_45)));
            }
        }
        let partials_8 = kept_8.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_8) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_8,
                0,
                &mut d_argument,
                &d_a,
            );
        } else {
            rule_of_squared::__vjp(argument, &mut d_argument, d_a);
        }
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(squared as rule_of_squared, root as rule_of_root);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_a) = rule_of_squared::__jvp(squared, argument, t_argument);
        let a: Result<f64, String> = v_1;
        let other = 1.0;
        let t;
        let t_t;
        let t_2;
        let t_t_2;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&a) {
            Ok(held_3) => {
                let Ok(t_held_3) = ::core::clone::Clone::clone(&t_a) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held_3;
                let t_v = t_held_3;
                t_t_3 = Ok(t_v * x[1] + v * t_x[1]);
                t_3 = Ok((v * x[1]));
            }
            Err(error_3) => {
                let Err(t_error_3) = ::core::clone::Clone::clone(&t_a) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = Err(t_error_3);
                t_3 = Err(error_3);
            }
        }
        match ::core::clone::Clone::clone(&t_3) {
            Ok(held_2) => {
                let Ok(t_held_2) = ::core::clone::Clone::clone(&t_t_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_2;
                let t_v_2 = t_held_2;
                let t_4;
                let t_t_4;
                if v_2 > 9.0 {
                    let v_10 = Err("large".to_string());
                    t_t_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_10);
                    t_4 = v_10;
                } else {
                    t_t_4 = Ok(
                        ::rootgrad_autodiff::rt::tangent_at(
                            t_v_2 * v_2 + v_2 * t_v_2,
                            v_2 * v_2,
                        ),
                    );
                    t_4 = Ok((v_2 * v_2));
                }
                t_t_2 = t_t_4;
                t_2 = t_4;
            }
            Err(error_2) => {
                let Err(t_error_2) = ::core::clone::Clone::clone(&t_t_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = Err(t_error_2);
                t_2 = Err(error_2);
            }
        }
        match ::core::clone::Clone::clone(&t_2) {
            Ok(held) => {
                let Ok(t_held) = ::core::clone::Clone::clone(&t_t_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = t_held;
                t = held;
            }
            Err(_) => {
                t_t = 0.0;
                t = other;
            }
        }
        let a_4 = t;
        let t_a_4 = t_t;
        let argument_2 = x[2];
        let t_argument_2 = t_x[2];
        let (v_11, t_b) = rule_of_squared::__jvp(squared, argument_2, t_argument_2);
        let b: Result<f64, String> = v_11;
        let other_4 = 0.5;
        let t_5;
        let t_t_5;
        let t_6;
        let t_t_6;
        match ::core::clone::Clone::clone(&b) {
            Ok(held_5) => {
                let Ok(t_held_5) = ::core::clone::Clone::clone(&t_b) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_6 = Ok(t_held_5);
                t_6 = Ok(held_5);
            }
            Err(error_5) => {
                let Err(t_error_5) = ::core::clone::Clone::clone(&t_b) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let argument_3 = x[3];
                let t_argument_3 = t_x[3];
                let (v_12, t_value) = rule_of_squared::__jvp(
                    squared,
                    argument_3,
                    t_argument_3,
                );
                let value = v_12;
                t_t_6 = t_value;
                t_6 = value;
            }
        }
        match ::core::clone::Clone::clone(&t_6) {
            Ok(held_4) => {
                let Ok(t_held_4) = ::core::clone::Clone::clone(&t_t_6) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_3 = held_4;
                let t_v_3 = t_held_4;
                t_t_5 = t_v_3 * 3.0;
                t_5 = v_3 * 3.0;
            }
            Err(_) => {
                t_t_5 = 0.0;
                t_5 = other_4;
            }
        }
        let b_4 = t_5;
        let t_b_4 = t_t_5;
        let argument_4 = x[1];
        let t_argument_4 = t_x[1];
        let (v_13, t_c) = rule_of_squared::__jvp(squared, argument_4, t_argument_4);
        let c: Result<f64, String> = v_13;
        let other_6 = 0.0;
        let t_7;
        let t_t_7;
        let t_8;
        let t_t_8;
        match ::core::clone::Clone::clone(&c) {
            Ok(held_7) => {
                let Ok(t_held_7) = ::core::clone::Clone::clone(&t_c) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_8 = Some(t_held_7);
                t_8 = Some(held_7);
            }
            Err(_) => {
                let v_14 = None;
                t_t_8 = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
                t_8 = v_14;
            }
        }
        match ::core::clone::Clone::clone(&t_8) {
            Some(held_6) => {
                let Some(t_held_6) = ::core::clone::Clone::clone(&t_t_8) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_4 = held_6;
                let t_v_4 = t_held_6;
                t_t_7 = t_v_4 * x[3] + v_4 * t_x[3];
                t_7 = v_4 * x[3];
            }
            None => {
                t_t_7 = 0.0;
                t_7 = other_6;
            }
        }
        let c_4 = t_7;
        let t_c_4 = t_t_7;
        let argument_5 = x[0];
        let t_argument_5 = t_x[0];
        let (v_15, t_d) = rule_of_squared::__jvp(squared, argument_5, t_argument_5);
        let d: Result<f64, String> = v_15;
        let t_9;
        let t_t_9;
        let t_11;
        let t_t_11;
        let t_12;
        let t_t_12;
        match ::core::clone::Clone::clone(&d) {
            Ok(held_11) => {
                let Ok(t_held_11) = ::core::clone::Clone::clone(&t_d) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_12 = Ok(t_held_11);
                t_12 = Ok(held_11);
            }
            Err(error_10) => {
                let Err(t_error_10) = ::core::clone::Clone::clone(&t_d) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let e_2 = error_10;
                let t_e_2 = t_error_10;
                let v_16 = Err(::rootgrad_autodiff::rt::discrete((&e_2).len()));
                t_t_12 = ::rootgrad_autodiff::Differentiable::zero_like(&v_16);
                t_12 = v_16;
            }
        }
        match ::core::clone::Clone::clone(&t_12) {
            Ok(held_10) => {
                let Ok(t_held_10) = ::core::clone::Clone::clone(&t_t_12) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_5 = held_10;
                let t_v_5 = t_held_10;
                t_t_11 = Ok(t_v_5 * x[1] + v_5 * t_x[1]);
                t_11 = Ok((v_5 * x[1]));
            }
            Err(error_9) => {
                let Err(t_error_9) = ::core::clone::Clone::clone(&t_t_12) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_11 = Err(t_error_9);
                t_11 = Err(error_9);
            }
        }
        match ::core::clone::Clone::clone(&t_11) {
            Ok(held_8) => {
                let Ok(t_held_8) = ::core::clone::Clone::clone(&t_t_11) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_9 = t_held_8;
                t_9 = held_8;
            }
            Err(error_7) => {
                let Err(t_error_7) = ::core::clone::Clone::clone(&t_t_11) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error_7);
            }
        }
        let d_3 = t_9;
        let t_d_3 = t_t_9;
        let argument_6 = x[2];
        let t_argument_6 = t_x[2];
        let (v_17, t_e_4) = rule_of_squared::__jvp(squared, argument_6, t_argument_6);
        let e_4: Result<f64, String> = v_17;
        let t_13;
        let t_t_13;
        match ::core::clone::Clone::clone(&e_4) {
            Ok(held_12) => {
                let Ok(t_held_12) = ::core::clone::Clone::clone(&t_e_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_6 = held_12;
                let t_v_6 = t_held_12;
                t_t_13 = t_v_6;
                t_13 = v_6;
            }
            Err(error_11) => {
                let Err(t_error_11) = ::core::clone::Clone::clone(&t_e_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let e_6 = error_11;
                let t_e_6 = t_error_11;
                t_t_13 = (::rootgrad_autodiff::rt::discrete((&e_6).len()) as f64)
                    * t_x[0];
                t_13 = (::rootgrad_autodiff::rt::discrete((&e_6).len()) as f64) * x[0];
            }
        }
        let e_7 = t_13;
        let t_e_7 = t_t_13;
        let argument_7 = x[0];
        let t_argument_7 = t_x[0];
        let (v_18, t_given) = rule_of_root::__jvp(root, argument_7, t_argument_7);
        let given = v_18;
        ::rootgrad_autodiff::rt::optional(&given);
        let other_13 = 1.0;
        let t_14;
        let t_t_14;
        match ::core::clone::Clone::clone(&given) {
            Some(held_13) => {
                let Some(t_held_13) = ::core::clone::Clone::clone(&t_given) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_7 = held_13;
                let t_v_7 = t_held_13;
                t_t_14 = t_v_7 * x[1] + v_7 * t_x[1];
                t_14 = v_7 * x[1];
            }
            None => {
                t_t_14 = 0.0;
                t_14 = other_13;
            }
        }
        let o = t_14;
        let t_o = t_t_14;
        let t_15;
        let t_t_15;
        let argument_8 = x[3];
        let t_argument_8 = t_x[3];
        let (v_19, t_given_3) = rule_of_root::__jvp(root, argument_8, t_argument_8);
        let given_3 = v_19;
        ::rootgrad_autodiff::rt::optional(&given_3);
        let t_16;
        let t_t_16;
        match ::core::clone::Clone::clone(&given_3) {
            Some(held_15) => {
                let Some(t_held_15) = ::core::clone::Clone::clone(&t_given_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_8 = held_15;
                let t_v_8 = t_held_15;
                let argument_9 = v_8 - 0.1;
                let t_argument_9 = t_v_8;
                let (v_20, t_value_2) = rule_of_root::__jvp(
                    root,
                    argument_9,
                    t_argument_9,
                );
                let value_2 = v_20;
                t_t_16 = t_value_2;
                t_16 = value_2;
            }
            None => {
                let v_21 = None;
                t_t_16 = ::rootgrad_autodiff::Differentiable::zero_like(&v_21);
                t_16 = v_21;
            }
        }
        match ::core::clone::Clone::clone(&t_16) {
            Some(held_14) => {
                let Some(t_held_14) = ::core::clone::Clone::clone(&t_t_16) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_9 = held_14;
                let t_v_9 = t_held_14;
                t_t_15 = t_v_9 * v_9 + v_9 * t_v_9;
                t_15 = v_9 * v_9;
            }
            None => {
                t_t_15 = 0.0;
                t_15 = 0.0;
            }
        }
        let p = t_15;
        let t_p = t_t_15;
        let result: f64 = (((a_4 * b_4) * c_4) * d_3) + ((e_7 * o) * p);
        let t_result: f64 = (((t_a_4 * b_4 + a_4 * t_b_4) * c_4 + (a_4 * b_4) * t_c_4)
            * d_3 + ((a_4 * b_4) * c_4) * t_d_3)
            + ((t_e_7 * o + e_7 * t_o) * p + (e_7 * o) * t_p);
        (result, t_result)
    }
}
