// Written by the golden test; do not edit.
mod asked_only {
    ///The derivative of [`shortened`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub enum shortened {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl shortened {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        pub fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &shortened)
        }
        /// The reverse derivative of [`shortened`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pullback(v: &mut Vec<f64>, d_v: &mut Vec<f64>, d_ret: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            let present = v.len() > 0;
            let present_2 = present;
            if present_2 {
                let at = kept_1.keep((v.len() - 1));
                let popped = v[at];
                v.pop();
            }
            if present_2 {
                t = v[0] * v[1];
            } else {
                t = 0.0;
            }
            let result: f64 = t;
            let v = &*v;
            let mut d_result = d_ret;
            let mut d_t: f64 = -0.0;
            d_t += d_result;
            if present_2 {
                let d_1 = ::core::mem::take(&mut d_t);
                d_v[0] += d_1 * v[1];
                d_v[1] += d_1 * v[0];
            } else {
                let _ = ::core::mem::take(&mut d_t);
            }
            if present_2 {
                let at = kept_1.take();
                let mut d_popped: f64 = -0.0;
                ::rootgrad_autodiff::rt::unpopped(&mut *d_v);
                d_v[at] += d_popped;
            }
            result
        }
        /// The forward derivative of [`shortened`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn pushforward(v: &mut Vec<f64>, t_v: &mut Vec<f64>) -> (f64, f64) {
            let t;
            let t_t;
            let present = v.len() > 0;
            let present_2 = present;
            if present_2 {
                let at = v.len() - 1;
                let popped = v[at];
                let t_popped = t_v[at];
                t_v.pop();
                v.pop();
            }
            if present_2 {
                t_t = t_v[0] * v[1] + v[0] * t_v[1];
                t = v[0] * v[1];
            } else {
                t_t = 0.0;
                t = 0.0;
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
        pub fn __jvp(
            called: impl ::core::ops::Fn(&mut Vec<f64>) -> f64 + 'static,
            a0: &mut Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
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
        pub fn pushforward_pullback(
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
            d_t_v: &mut Vec<f64>,
            d_ret: (f64, f64),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let t;
            let t_t;
            let present = v.len() > 0;
            let present_2 = present;
            if present_2 {
                let at = kept_3.keep((v.len() - 1));
                let popped = v[at];
                let t_popped = t_v[at];
                if kept_2.keep((t_v.len() > 0)) {
                    t_v.pop();
                }
                if kept_1.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            if present_2 {
                t_t = (t_v[0] * v[1]) + (v[0] * t_v[1]);
                t = v[0] * v[1];
            } else {
                t_t = 0.0;
                t = 0.0;
            }
            let result: f64 = t;
            let t_result: f64 = t_t;
            let result_2: (f64, f64) = (result, t_result);
            let v = &*v;
            let t_v = &*t_v;
            let mut d_result_2 = d_ret;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t += d_result;
            if present_2 {
                let d_1 = ::core::mem::take(&mut d_t);
                d_v[0] += d_1 * v[1];
                d_v[1] += d_1 * v[0];
                let d_2 = ::core::mem::take(&mut d_t_t);
                d_t_v[0] += d_2 * v[1];
                d_v[1] += d_2 * t_v[0];
                d_v[0] += d_2 * t_v[1];
                d_t_v[1] += d_2 * v[0];
            } else {
                let _ = ::core::mem::take(&mut d_t);
                let _ = ::core::mem::take(&mut d_t_t);
            }
            if present_2 {
                let at = kept_3.take();
                let mut d_popped: f64 = -0.0;
                let mut d_t_popped: f64 = -0.0;
                let v_1 = kept_1.take();
                if v_1 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_v);
                }
                let v_2 = kept_2.take();
                if v_2 {
                    ::rootgrad_autodiff::rt::unpopped(&mut *d_t_v);
                }
                d_t_v[at] += d_t_popped;
                d_v[at] += d_popped;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Vec<f64>) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
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
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __vjp<'__shadow>(
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
        ::rootgrad_autodiff::callees!(shortened as rule_of_shortened);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut v = x.to_vec();
        kept_27.keep_when(rule_of_shortened::__BEFORE, &v);
        let value = rule_of_shortened::__of(shortened)(&mut v);
        kept_27.keep_when(!rule_of_shortened::__BEFORE, &v);
        kept_26.keep_when(rule_of_shortened::__BEFORE, &v);
        let value_2 = rule_of_shortened::__of(shortened)(&mut v);
        kept_26.keep_when(!rule_of_shortened::__BEFORE, &v);
        let mut s = value * value_2;
        let present = v.len() > 0;
        let present_2 = present;
        if present_2 {
            let at = kept_25.keep((v.len() - 1));
            let popped = v[at];
            v.pop();
        }
        if !present_2 {
            result = s;
        } else {
            let present_3 = kept_24.keep((v.len() > 0));
            let present_4 = present_3;
            if present_4 {
                let at_2 = kept_23.keep((v.len() - 1));
                let popped_2 = v[at_2];
                v.pop();
            }
            if !present_4 {
                result = s;
            } else {
                let mut sum_2: f64 = -0.0;
                let length = v.len();
                for i in 0..length {
                    let v_2 = &v[i];
                    sum_2 += (*v_2) * (*v_2);
                }
                s += sum_2;
                let mut rows = ::std::vec![x.to_vec(), ::std::vec![(x[0] * x[1]), x[2]]];
                let present_5 = kept_22.keep((rows[1].len() > 0));
                let present_6 = present_5;
                if present_6 {
                    let at_3 = kept_20.keep((rows[1].len() - 1));
                    let popped_3 = rows[1][at_3];
                    rows[1].pop();
                }
                if present_6 {
                    s = kept_18.keep(s)
                        * kept_17
                            .keep((rows[1][0] * kept_19.keep((rows[1].len() as f64))));
                }
                let mut stack = Stack { v: x.to_vec() };
                let mut running = true;
                let mut passes_of_kept_16 = 0usize;
                while running {
                    passes_of_kept_16 += 1;
                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut sum_3: f64 = -0.0;
                    let length_2 = kept_14
                        .keep(::rootgrad_autodiff::rt::length(&stack.v));
                    for i_2 in 0..length_2 {
                        let v_3 = &stack.v[i_2];
                        sum_3 += (*v_3) * kept_12.keep((*v_3));
                    }
                    s += sum_3;
                    let present_7 = kept_13
                        .keep((::rootgrad_autodiff::rt::length(&stack.v) > 0));
                    let present_8 = present_7;
                    if present_8 {
                        let at_4 = kept_11
                            .keep((::rootgrad_autodiff::rt::length(&stack.v) - 1));
                        let popped_4 = stack.v[at_4].clone();
                        shape_2.keep(&popped_4);
                        if let Some(last) = stack.v.last() {
                            shape_1.keep(last);
                        }
                        stack.v.pop();
                    }
                    if !present_8 {
                        running = false;
                    }
                    pass_2.push((kept_13.take(), kept_14.take()));
                }
                kept_16.keep(passes_of_kept_16);
                let mut w = x.to_vec();
                let mut running_2 = true;
                let mut passes_of_kept_10 = 0usize;
                while running_2 {
                    passes_of_kept_10 += 1;
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                    let t_2;
                    if kept_8.keep((w.len() > 2)) {
                        let present_11 = kept_7.keep((w.len() > 0));
                        let present_12 = present_11;
                        if present_12 {
                            let at_6 = kept_6.keep((w.len() - 1));
                            let popped_6 = w[at_6];
                            w.pop();
                        }
                        t_2 = present_12;
                    } else {
                        t_2 = false;
                    }
                    if kept_5.keep(t_2) {
                        s = s * 1.1;
                    } else {
                        running_2 = false;
                    }
                    pass_1.push((kept_5.take(), kept_8.take()));
                }
                kept_10.keep(passes_of_kept_10);
                let present_13 = kept_21.keep((w.len() > 0));
                let present_14 = present_13;
                if present_14 {
                    let at_7 = kept_4.keep((w.len() - 1));
                    let popped_7 = w[at_7];
                    w.pop();
                }
                if !present_14 {
                    s = s * 2.0;
                } else {
                    s = kept_2.keep(s)
                        * kept_1.keep((w[0] * kept_3.keep((w.len() as f64))));
                }
                result = s;
                shape_3.keep(&rows);
                shape_4.keep(&stack);
                shape_5.keep(&w);
            }
        }
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_s: f64 = -0.0;
        if !present_2 {
            let d_1 = ::core::mem::take(&mut d_result);
            d_s += d_1;
        } else {
            let present_3 = kept_24.take();
            let present_4 = present_3;
            if !present_4 {
                let d_2 = ::core::mem::take(&mut d_result);
                d_s += d_2;
            } else {
                let length = v.len();
                let present_5 = kept_22.take();
                let present_6 = present_5;
                let present_13 = kept_21.take();
                let present_14 = present_13;
                let mut d_sum_2: f64 = -0.0;
                let mut d_rows = shape_3.zero();
                let mut d_stack = shape_4.zero();
                let mut d_w = shape_5.zero();
                let d_3 = ::core::mem::take(&mut d_result);
                d_s += d_3;
                if !present_14 {
                    let d_4 = ::core::mem::take(&mut d_s);
                    d_s += d_4 * 2.0;
                } else {
                    let v_1 = kept_1.take();
                    let v_4 = kept_2.take();
                    let v_5 = kept_3.take();
                    let d_5 = ::core::mem::take(&mut d_s);
                    d_s += d_5 * v_1;
                    let d_6 = d_5 * v_4;
                    d_w[0] += d_6 * v_5;
                }
                if present_14 {
                    let at_7 = kept_4.take();
                    let mut d_popped_7: f64 = -0.0;
                    ::rootgrad_autodiff::rt::unpopped(&mut d_w);
                    d_w[at_7] += d_popped_7;
                }
                for _ in 0..kept_10.take() {
                    let (v_6, v_7) = pass_1.take();
                    if v_6 {
                        let d_7 = ::core::mem::take(&mut d_s);
                        d_s += d_7 * 1.1;
                    }
                    if v_7 {
                        let present_11 = kept_7.take();
                        let present_12 = present_11;
                        if present_12 {
                            let at_6 = kept_6.take();
                            let mut d_popped_6: f64 = -0.0;
                            ::rootgrad_autodiff::rt::unpopped(&mut d_w);
                            d_w[at_6] += d_popped_6;
                        }
                    }
                }
                ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
                for _ in 0..kept_16.take() {
                    let (present_7, length_2) = pass_2.take();
                    let present_8 = present_7;
                    let mut d_sum_3: f64 = -0.0;
                    if present_8 {
                        let at_4 = kept_11.take();
                        let mut d_popped_4 = shape_2.zero();
                        d_stack.v.push(shape_1.zero());
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_stack.v[at_4],
                            &d_popped_4,
                        );
                    }
                    let d_8 = d_s;
                    d_sum_3 += d_8;
                    for i_2 in (0..length_2).rev() {
                        let v_9 = kept_12.take();
                        let d_9 = d_sum_3;
                        d_stack.v[i_2] += d_9 * v_9;
                        d_stack.v[i_2] += d_9 * v_9;
                    }
                }
                let Stack { v: d_10 } = &d_stack else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_10)[..]);
                if present_6 {
                    let v_11 = kept_17.take();
                    let v_12 = kept_18.take();
                    let v_13 = kept_19.take();
                    let d_11 = ::core::mem::take(&mut d_s);
                    d_s += d_11 * v_11;
                    let d_12 = d_11 * v_12;
                    d_rows[1][0] += d_12 * v_13;
                }
                if present_6 {
                    let at_3 = kept_20.take();
                    let mut d_popped_3: f64 = -0.0;
                    ::rootgrad_autodiff::rt::unpopped(&mut d_rows[1]);
                    d_rows[1][at_3] += d_popped_3;
                }
                ::rootgrad_autodiff::rt::accumulate_slice(
                    &mut (*d_x)[..],
                    &d_rows[0][..],
                );
                d_x[0] += d_rows[1][0] * x[1];
                d_x[1] += d_rows[1][0] * x[0];
                d_x[2] += d_rows[1][1];
                let d_13 = d_s;
                d_sum_2 += d_13;
                for i in 0..length {
                    let v_2 = &v[i];
                    let d_14 = d_sum_2;
                    d_v[i] += d_14 * (*v_2);
                    d_v[i] += d_14 * (*v_2);
                }
            }
            if present_4 {
                let at_2 = kept_23.take();
                let mut d_popped_2: f64 = -0.0;
                ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                d_v[at_2] += d_popped_2;
            }
        }
        if present_2 {
            let at = kept_25.take();
            let mut d_popped: f64 = -0.0;
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at] += d_popped;
        }
        d_value += d_s * value_2;
        d_value_2 += d_s * value;
        let v_14 = kept_26.take();
        rule_of_shortened::__vjp(&v_14, &mut d_v, d_value_2);
        let v_15 = kept_27.take();
        rule_of_shortened::__vjp(&v_15, &mut d_v, d_value);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_6.finish();
        kept_7.finish();
        pass_1.finish();
        kept_11.finish();
        kept_12.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(shortened as rule_of_shortened);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let (v_1, t_value) = rule_of_shortened::__jvp(shortened, &mut v, &mut t_v);
        let value = v_1;
        let (v_4, t_value_2) = rule_of_shortened::__jvp(shortened, &mut v, &mut t_v);
        let value_2 = v_4;
        let mut s = value * value_2;
        let mut t_s = t_value * value_2 + value * t_value_2;
        let present = v.len() > 0;
        let present_2 = present;
        if present_2 {
            let at = v.len() - 1;
            let popped = v[at];
            let t_popped = t_v[at];
            t_v.pop();
            v.pop();
        }
        if !present_2 {
            t_result = t_s;
            result = s;
        } else {
            let present_3 = v.len() > 0;
            let present_4 = present_3;
            if present_4 {
                let at_2 = v.len() - 1;
                let popped_2 = v[at_2];
                let t_popped_2 = t_v[at_2];
                t_v.pop();
                v.pop();
            }
            if !present_4 {
                t_result = t_s;
                result = s;
            } else {
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = v.len();
                for i in 0..length {
                    let v_2 = &v[i];
                    let t_v_2 = &t_v[i];
                    t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                    sum_2 += (*v_2) * (*v_2);
                }
                t_s += t_sum_2;
                s += sum_2;
                let mut t_rows = ::std::vec![
                    t_x.to_vec(), ::std::vec![t_x[0] * x[1] + x[0] * t_x[1], t_x[2]]
                ];
                let mut rows = ::std::vec![x.to_vec(), ::std::vec![(x[0] * x[1]), x[2]]];
                let present_5 = rows[1].len() > 0;
                let present_6 = present_5;
                if present_6 {
                    let at_3 = rows[1].len() - 1;
                    let popped_3 = rows[1][at_3];
                    let t_popped_3 = t_rows[1][at_3];
                    t_rows[1].pop();
                    rows[1].pop();
                }
                if present_6 {
                    t_s = t_s * (rows[1][0] * (rows[1].len() as f64))
                        + s * (t_rows[1][0] * (rows[1].len() as f64));
                    s = s * (rows[1][0] * (rows[1].len() as f64));
                }
                let mut t_stack = Stack { v: t_x.to_vec() };
                let mut stack = Stack { v: x.to_vec() };
                let mut running = true;
                while running {
                    let mut sum_3: f64 = -0.0;
                    let mut t_sum_3: f64 = 0.0;
                    let length_2 = ::rootgrad_autodiff::rt::length(&stack.v);
                    for i_2 in 0..length_2 {
                        let v_3 = &stack.v[i_2];
                        let t_v_3 = &t_stack.v[i_2];
                        t_sum_3
                            += ::rootgrad_autodiff::rt::scalar(*t_v_3) * (*v_3)
                                + (*v_3) * ::rootgrad_autodiff::rt::scalar(*t_v_3);
                        sum_3 += (*v_3) * (*v_3);
                    }
                    t_s += t_sum_3;
                    s += sum_3;
                    let present_7 = ::rootgrad_autodiff::rt::length(&stack.v) > 0;
                    let present_8 = present_7;
                    if present_8 {
                        let at_4 = ::rootgrad_autodiff::rt::length(&stack.v) - 1;
                        let popped_4 = stack.v[at_4].clone();
                        let t_popped_4 = t_stack.v[at_4].clone();
                        t_stack.v.pop();
                        stack.v.pop();
                    }
                    if !present_8 {
                        running = false;
                    }
                }
                let mut w = x.to_vec();
                let mut t_w = t_x.to_vec();
                let mut running_2 = true;
                while running_2 {
                    let t_2;
                    if w.len() > 2 {
                        let present_11 = w.len() > 0;
                        let present_12 = present_11;
                        if present_12 {
                            let at_6 = w.len() - 1;
                            let popped_6 = w[at_6];
                            let t_popped_6 = t_w[at_6];
                            t_w.pop();
                            w.pop();
                        }
                        t_2 = present_12;
                    } else {
                        t_2 = false;
                    }
                    if t_2 {
                        t_s = t_s * 1.1;
                        s = s * 1.1;
                    } else {
                        running_2 = false;
                    }
                }
                let present_13 = w.len() > 0;
                let present_14 = present_13;
                if present_14 {
                    let at_7 = w.len() - 1;
                    let popped_7 = w[at_7];
                    let t_popped_7 = t_w[at_7];
                    t_w.pop();
                    w.pop();
                }
                if !present_14 {
                    t_s = t_s * 2.0;
                    s = s * 2.0;
                } else {
                    t_s = t_s * (w[0] * (w.len() as f64))
                        + s * (t_w[0] * (w.len() as f64));
                    s = s * (w[0] * (w.len() as f64));
                }
                t_result = t_s;
                result = s;
            }
        }
        (result, t_result)
    }
}
mod asked_with_effects {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut v = x.to_vec();
        let mut n = x[1];
        let present = v.len() > 0;
        let t;
        if present {
            let a = &mut v[0];
            (*a) = (*a) * 2.0;
            t = Some((*a));
            shape_1.keep(&t);
        } else {
            t = None {};
            shape_1.keep(&t);
        }
        let doubled = t;
        let t_3;
        if doubled.is_some() {
            let present_2 = kept_7.keep((1 < v.len()));
            let t_2;
            if present_2 {
                let a_2 = &mut v[1];
                (*a_2) = kept_6.keep((*a_2)) * kept_5.keep(n);
                t_2 = (*a_2) > 0.0;
            } else {
                t_2 = false;
            }
            t_3 = t_2;
        } else {
            t_3 = false;
        }
        if t_3 {
            n += v[1];
        }
        let t_4;
        let present_3 = v.len() > 0;
        if present_3 {
            let at_2 = kept_4.keep((v.len() - 1));
            let popped = kept_3.keep(v[at_2]);
            v.pop();
            let held = popped;
            let a_3 = held;
            n += a_3 * a_3;
            t_4 = a_3 > 1.0;
        } else {
            t_4 = false;
        }
        let big = t_4;
        let t_5;
        let present_4 = v.len() > 0;
        if present_4 {
            let at_3 = kept_2.keep((v.len() - 1));
            let popped_2 = v[at_3];
            v.pop();
            let held_2 = popped_2;
            t_5 = held_2;
        } else {
            t_5 = 1.0;
        }
        let last = t_5;
        let t_6;
        let present_5 = v.len() > 0;
        if present_5 {
            let at_4 = kept_1.keep((v.len() - 1));
            let popped_3 = v[at_4];
            v.pop();
            let held_3 = popped_3;
            let a_4 = held_3;
            t_6 = a_4 * 2.0;
        } else {
            t_6 = 0.0;
        }
        let before = t_6;
        let found: ::core::option::Option<usize> = v.iter().rposition(|a| *a > 0.5);
        let at = found.unwrap();
        let t_8 = ((n * last) * before) * v[at];
        let t_7;
        if big {
            t_7 = v[0];
        } else {
            t_7 = v[1];
        }
        let result: f64 = t_8 * t_7;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_n: f64 = -0.0;
        let mut d_t = shape_1.zero();
        let mut d_doubled = ::rootgrad_autodiff::Differentiable::zero_like(&doubled);
        let mut d_t_5: f64 = -0.0;
        let mut d_last: f64 = -0.0;
        let mut d_t_6: f64 = -0.0;
        let mut d_before: f64 = -0.0;
        let mut d_t_8: f64 = -0.0;
        let mut d_t_7: f64 = -0.0;
        d_t_8 += d_result * t_7;
        d_t_7 += d_result * t_8;
        if big {
            let d_1 = ::core::mem::take(&mut d_t_7);
            d_v[0] += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_t_7);
            d_v[1] += d_2;
        }
        let d_3 = d_t_8 * v[at];
        let d_4 = d_3 * before;
        d_n += d_4 * last;
        d_last += d_4 * n;
        d_before += d_3 * (n * last);
        d_v[at] += d_t_8 * ((n * last) * before);
        d_t_6 += d_before;
        if present_5 {
            let at_4 = kept_1.take();
            let mut d_popped_3: f64 = -0.0;
            let mut d_held_3: f64 = -0.0;
            let mut d_a_4: f64 = -0.0;
            let d_5 = ::core::mem::take(&mut d_t_6);
            d_a_4 += d_5 * 2.0;
            d_held_3 += d_a_4;
            d_popped_3 += d_held_3;
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at_4] += d_popped_3;
        } else {
            let _ = ::core::mem::take(&mut d_t_6);
        }
        d_t_5 += d_last;
        if present_4 {
            let at_3 = kept_2.take();
            let mut d_popped_2: f64 = -0.0;
            let mut d_held_2: f64 = -0.0;
            let d_7 = ::core::mem::take(&mut d_t_5);
            d_held_2 += d_7;
            d_popped_2 += d_held_2;
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at_3] += d_popped_2;
        } else {
            let _ = ::core::mem::take(&mut d_t_5);
        }
        if present_3 {
            let at_2 = kept_4.take();
            let popped = kept_3.take();
            let held = popped;
            let a_3 = held;
            let mut d_popped: f64 = -0.0;
            let mut d_held: f64 = -0.0;
            let mut d_a_3: f64 = -0.0;
            let d_9 = d_n;
            d_a_3 += d_9 * a_3;
            d_a_3 += d_9 * a_3;
            d_held += d_a_3;
            d_popped += d_held;
            ::rootgrad_autodiff::rt::unpopped(&mut d_v);
            d_v[at_2] += d_popped;
        }
        if t_3 {
            let d_10 = d_n;
            d_v[1] += d_10;
        }
        if doubled.is_some() {
            let present_2 = kept_7.take();
            if present_2 {
                let v_1 = kept_5.take();
                let v_2 = kept_6.take();
                let d_11 = ::core::mem::take(&mut d_v[1]);
                d_v[1] += d_11 * v_1;
                d_n += d_11 * v_2;
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_doubled));
        if present {
            let d_12 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            let Some(d_13) = &d_12 else { ::rootgrad_autodiff::rt::wrong_variant() };
            d_v[0] += (*d_13);
            let d_14 = ::core::mem::take(&mut d_v[0]);
            d_v[0] += d_14 * 2.0;
        } else {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
        }
        d_x[1] += d_n;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let mut n = x[1];
        let mut t_n = t_x[1];
        let present = v.len() > 0;
        let t;
        let t_t;
        if present {
            let a = &mut v[0];
            let t_a = &mut t_v[0];
            (*t_a) = (*t_a) * 2.0;
            (*a) = (*a) * 2.0;
            t_t = Some(*t_a);
            t = Some((*a));
        } else {
            let v_1 = None {};
            t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            t = v_1;
        }
        let doubled = t;
        let t_doubled = t_t;
        let t_3;
        if doubled.is_some() {
            let present_2 = 1 < v.len();
            let t_2;
            if present_2 {
                let a_2 = &mut v[1];
                let t_a_2 = &mut t_v[1];
                (*t_a_2) = (*t_a_2) * n + (*a_2) * t_n;
                (*a_2) = (*a_2) * n;
                t_2 = (*a_2) > 0.0;
            } else {
                t_2 = false;
            }
            t_3 = t_2;
        } else {
            t_3 = false;
        }
        if t_3 {
            t_n += t_v[1];
            n += v[1];
        }
        let t_4;
        let present_3 = v.len() > 0;
        if present_3 {
            let at_2 = v.len() - 1;
            let popped = v[at_2];
            let t_popped = t_v[at_2];
            t_v.pop();
            v.pop();
            let held = popped;
            let t_held = t_popped;
            let a_3 = held;
            let t_a_3 = t_held;
            t_n += t_a_3 * a_3 + a_3 * t_a_3;
            n += a_3 * a_3;
            t_4 = a_3 > 1.0;
        } else {
            t_4 = false;
        }
        let big = t_4;
        let t_5;
        let t_t_5;
        let present_4 = v.len() > 0;
        if present_4 {
            let at_3 = v.len() - 1;
            let popped_2 = v[at_3];
            let t_popped_2 = t_v[at_3];
            t_v.pop();
            v.pop();
            let held_2 = popped_2;
            let t_held_2 = t_popped_2;
            t_t_5 = t_held_2;
            t_5 = held_2;
        } else {
            t_t_5 = 0.0;
            t_5 = 1.0;
        }
        let last = t_5;
        let t_last = t_t_5;
        let t_6;
        let t_t_6;
        let present_5 = v.len() > 0;
        if present_5 {
            let at_4 = v.len() - 1;
            let popped_3 = v[at_4];
            let t_popped_3 = t_v[at_4];
            t_v.pop();
            v.pop();
            let held_3 = popped_3;
            let t_held_3 = t_popped_3;
            let a_4 = held_3;
            let t_a_4 = t_held_3;
            t_t_6 = t_a_4 * 2.0;
            t_6 = a_4 * 2.0;
        } else {
            t_t_6 = 0.0;
            t_6 = 0.0;
        }
        let before = t_6;
        let t_before = t_t_6;
        let found: ::core::option::Option<usize> = v.iter().rposition(|a| *a > 0.5);
        let at = found.unwrap();
        let t_8 = ((n * last) * before) * v[at];
        let t_t_8 = ((t_n * last + n * t_last) * before + (n * last) * t_before) * v[at]
            + ((n * last) * before) * t_v[at];
        let t_7;
        let t_t_7;
        if big {
            t_t_7 = t_v[0];
            t_7 = v[0];
        } else {
            t_t_7 = t_v[1];
            t_7 = v[1];
        }
        let result: f64 = t_8 * t_7;
        let t_result: f64 = t_t_8 * t_7 + t_8 * t_t_7;
        (result, t_result)
    }
}
mod items_taken {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_24 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_25 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_26 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_27 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_28 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_29 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_30 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_31 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_32 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_33 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_34 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_35 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_36 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_37 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_38 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_39 = ::rootgrad_autodiff::rt::Slot::new();
        let like_size = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let result: f64;
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        let present_2 = present;
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item = &x[at_2];
        }
        if !present_2 {
            result = 0.0;
        } else {
            let taken = next_2;
            let limit = 1;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running = true;
            let length = x.len().saturating_sub(taken);
            for i_2 in 0..length {
                let i_3 = i_2 + taken;
                next_2 += 1;
                let item_2 = &x[i_3];
                if skipped >= limit {
                    if true {
                        chosen = i_3;
                        found = true;
                        running = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running {
                    break;
                }
            }
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let at_3 = kept_39.keep(chosen);
            let second = &x[at_3];
            let present_3 = next_2 < x.len();
            ::core::assert!(present_3, "called `Option::unwrap()` on a `None` value");
            let at_4 = kept_38.keep(next_2);
            next_2 += 1;
            let item_3 = &x[at_4];
            let mut s = (*second) * (*item_3);
            let mut next_3 = 0usize;
            let taken_2 = next_3;
            let mut found_2 = false;
            let mut running_2 = true;
            let length_2 = x.len().saturating_sub(taken_2);
            for i_4 in 0..length_2 {
                let i_5 = i_4 + taken_2;
                next_3 += 1;
                let v = &x[i_5];
                if (*v) > 1.0 {
                    found_2 = true;
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            if kept_27.keep(found_2) {
                let taken_3 = kept_26.keep(next_3);
                let mut sum_2: f64 = -0.0;
                let length_3 = x.len().saturating_sub(taken_3);
                for i_6 in 0..length_3 {
                    let i_7 = i_6 + taken_3;
                    let v_2 = &x[i_7];
                    sum_2 += (*v_2) * (*v_2);
                }
                s += sum_2;
            }
            let mut next_4 = 0usize;
            let taken_4 = next_4;
            let mut found_3 = false;
            let mut chosen_2 = ::core::default::Default::default();
            let mut chosen_3: usize = 0usize;
            let mut running_3 = true;
            let length_4 = x.len().saturating_sub(taken_4);
            for i_8 in 0..length_4 {
                let i_9 = i_8 + taken_4;
                next_4 += 1;
                let item_4 = &x[i_9];
                if (*item_4) < 0.0 {
                    chosen_2 = i_9;
                    chosen_3 = i_9;
                    found_3 = true;
                    running_3 = false;
                }
                if !running_3 {
                    break;
                }
            }
            ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
            let i = kept_37.keep(chosen_2);
            let at_5 = kept_36.keep(chosen_3);
            let negative = &x[at_5];
            s = kept_25.keep(s) * ((*negative) * (i as f64));
            let taken_5 = kept_35.keep(next_4);
            let length_5 = x.len().saturating_sub(taken_5);
            for i_10 in 0..length_5 {
                let i_11 = i_10 + taken_5;
                let j = i_11;
                let v_3 = &x[i_11];
                s += ((*v_3) * (*v_3)) * (j as f64);
            }
            let mut next_5 = 0usize;
            let taken_6 = kept_34.keep(next_5);
            let mut found_4 = false;
            let mut position_2 = 0usize;
            let mut running_4 = true;
            let length_6 = x.len().saturating_sub(taken_6);
            let mut passes_of_kept_24 = 0usize;
            for i_12 in 0..length_6 {
                passes_of_kept_24 += 1;
                let i_13 = i_12 + taken_6;
                let v_4 = &x[i_13];
                next_5 += 1;
                let v_5 = (*v_4) * (*v_4);
                if v_5 > 1.0 {
                    found_4 = true;
                    running_4 = false;
                } else {
                    position_2 += 1;
                }
                if !running_4 {
                    break;
                }
            }
            kept_24.keep(passes_of_kept_24);
            ::core::assert!(found_4, "called `Option::unwrap()` on a `None` value");
            let at = kept_33.keep(position_2);
            let present_4 = next_5 < x.len();
            ::core::assert!(present_4, "called `Option::unwrap()` on a `None` value");
            let at_6 = kept_32.keep(next_5);
            next_5 += 1;
            let v_6 = &x[at_6];
            let item_5 = (*v_6) * (*v_6);
            s = kept_23.keep(s) * (x[at] * item_5);
            let mut v_7 = x.to_vec();
            shape_1.keep(&v_7);
            let mut next_6 = 0usize;
            let taken_7 = next_6;
            let mut found_5 = false;
            let mut chosen_4: usize = 0usize;
            let mut running_5 = true;
            let length_7 = v_7.len().saturating_sub(taken_7);
            for i_14 in 0..length_7 {
                let i_15 = i_14 + taken_7;
                next_6 += 1;
                let pass = v_7[i_15] < 0.0;
                if pass {
                    chosen_4 = i_15;
                    found_5 = true;
                    running_5 = false;
                }
                if !running_5 {
                    break;
                }
            }
            if kept_22.keep(found_5) {
                let at_7 = kept_21.keep(chosen_4);
                let a = &mut v_7[at_7];
                (*a) = (*a) * kept_20.keep((*a));
            }
            let taken_8 = kept_31.keep(next_6);
            let length_8 = kept_30.keep(v_7.len().saturating_sub(taken_8));
            for i_16 in 0..length_8 {
                let i_17 = i_16 + taken_8;
                let b = &mut v_7[i_17];
                (*b) = (*b) * 3.0;
            }
            let size = 2;
            like_size.of(&size);
            let mut next_7 = 0usize;
            let taken_9 = next_7;
            let limit_2 = 1;
            let mut skipped_2 = 0usize;
            let mut found_6 = false;
            let mut chosen_5: usize = 0usize;
            let mut chosen_6: usize = 0usize;
            let mut running_6 = true;
            let length_9 = (v_7.len() + 1).saturating_sub(size).saturating_sub(taken_9);
            for i_18 in 0..length_9 {
                let i_19 = i_18 + taken_9;
                next_7 += 1;
                let item_6 = &v_7[i_19..(i_19 + size)];
                if skipped_2 >= limit_2 {
                    let item_7 = item_6;
                    if true {
                        chosen_5 = i_19;
                        chosen_6 = i_19 + size;
                        found_6 = true;
                        running_6 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_6 {
                    break;
                }
            }
            let taken_10 = kept_29.keep(next_7);
            let length_10 = kept_28
                .keep((v_7.len() + 1).saturating_sub(size).saturating_sub(taken_10));
            for i_20 in 0..length_10 {
                let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
                let i_21 = i_20 + taken_10;
                let w = &v_7[i_21..(i_21 + size)];
                s += kept_18.keep(w[0]) * kept_17.keep(w[1]);
                pass_4.push((kept_17.take(), kept_18.take()));
            }
            let mut next_8 = 0usize;
            let mut running_7 = true;
            let mut passes_of_kept_16 = 0usize;
            while running_7 {
                passes_of_kept_16 += 1;
                let present_5 = kept_15.keep((next_8 < x.len()));
                if present_5 {
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                    let at_8 = kept_13.keep(next_8);
                    next_8 += 1;
                    let item_8 = &x[at_8];
                    let a_2 = item_8;
                    let mut next_9 = next_8;
                    let present_6 = kept_12.keep((next_9 < x.len()));
                    if present_6 {
                        let at_9 = kept_11.keep(next_9);
                        next_9 += 1;
                        let item_9 = &x[at_9];
                        let b_2 = item_9;
                        s += (*a_2) * (*b_2);
                    }
                    let taken_11 = next_8;
                    let mut found_7 = false;
                    let mut chosen_7: usize = 0usize;
                    let mut running_8 = true;
                    let length_11 = x.len().saturating_sub(taken_11).saturating_sub(1);
                    for i_22 in 0..length_11 {
                        let i_23 = i_22 + 1;
                        let i_24 = i_23 + taken_11;
                        let item_10 = &x[i_24];
                        if true {
                            chosen_7 = i_24;
                            found_7 = true;
                            running_8 = false;
                        }
                        if !running_8 {
                            break;
                        }
                    }
                    if kept_10.keep(found_7) {
                        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let taken_12 = kept_8.keep(next_8);
                        let mut sum_3: f64 = -0.0;
                        let length_12 = x.len().saturating_sub(taken_12);
                        for i_25 in 0..length_12 {
                            let i_26 = i_25 + taken_12;
                            let c = &x[i_26];
                            sum_3 += (*a_2) * (*c);
                        }
                        s = kept_7.keep(s) * kept_6.keep(sum_3);
                        pass_2.push((kept_6.take(), kept_7.take(), kept_8.take()));
                    }
                    pass_3.push((kept_10.take(), kept_12.take(), kept_13.take()));
                } else {
                    running_7 = false;
                }
            }
            kept_16.keep(passes_of_kept_16);
            let mut next_10 = 0usize;
            let mut running_9 = true;
            let mut passes_of_kept_5 = 0usize;
            while running_9 {
                passes_of_kept_5 += 1;
                let taken_13 = next_10;
                let limit_3 = 1;
                let mut skipped_3 = 0usize;
                let mut found_8 = false;
                let mut chosen_8: usize = 0usize;
                let mut running_10 = true;
                let length_13 = x.len().saturating_sub(taken_13);
                for i_27 in 0..length_13 {
                    let i_28 = i_27 + taken_13;
                    next_10 += 1;
                    let item_11 = &x[i_28];
                    if skipped_3 >= limit_3 {
                        if true {
                            chosen_8 = i_28;
                            found_8 = true;
                            running_10 = false;
                        }
                    } else {
                        skipped_3 += 1;
                    }
                    if !running_10 {
                        break;
                    }
                }
                if kept_4.keep(found_8) {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let at_10 = kept_2.keep(chosen_8);
                    let v_8 = &x[at_10];
                    s = kept_1.keep(s) * (*v_8);
                    pass_1.push((kept_1.take(), kept_2.take()));
                } else {
                    running_9 = false;
                }
            }
            kept_5.keep(passes_of_kept_5);
            result = s;
        }
        let mut d_result = d_ret;
        if !present_2 {
            let _ = ::core::mem::take(&mut d_result);
        } else {
            let at_3 = kept_39.take();
            let second = &x[at_3];
            let at_4 = kept_38.take();
            let item_3 = &x[at_4];
            let i = kept_37.take();
            let at_5 = kept_36.take();
            let negative = &x[at_5];
            let taken_5 = kept_35.take();
            let length_5 = x.len().saturating_sub(taken_5);
            let taken_6 = kept_34.take();
            let length_6 = x.len().saturating_sub(taken_6);
            let at = kept_33.take();
            let at_6 = kept_32.take();
            let v_6 = &x[at_6];
            let item_5 = (*v_6) * (*v_6);
            let taken_8 = kept_31.take();
            let length_8 = kept_30.take();
            let size = 2;
            like_size.of(&size);
            let taken_10 = kept_29.take();
            let length_10 = kept_28.take();
            let mut d_s: f64 = -0.0;
            let mut d_item_5: f64 = -0.0;
            let mut d_v_7 = shape_1.zero();
            let d_2 = ::core::mem::take(&mut d_result);
            d_s += d_2;
            for _ in 0..kept_5.take() {
                let v_9 = kept_4.take();
                if v_9 {
                    let (v_1, at_10) = pass_1.take();
                    let v_8 = &x[at_10];
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * (*v_8);
                    d_x[at_10] += d_3 * v_1;
                }
            }
            for _ in 0..kept_16.take() {
                let present_5 = kept_15.take();
                if present_5 {
                    let (v_13, present_6, at_8) = pass_3.take();
                    let item_8 = &x[at_8];
                    let a_2 = item_8;
                    if v_13 {
                        let (v_11, v_12, taken_12) = pass_2.take();
                        let length_12 = x.len().saturating_sub(taken_12);
                        let mut d_sum_3: f64 = -0.0;
                        let d_4 = ::core::mem::take(&mut d_s);
                        d_s += d_4 * v_11;
                        d_sum_3 += d_4 * v_12;
                        for i_25 in 0..length_12 {
                            let i_26 = i_25 + taken_12;
                            let c = &x[i_26];
                            let d_5 = d_sum_3;
                            d_x[at_8] += d_5 * (*c);
                            d_x[i_26] += d_5 * (*a_2);
                        }
                    }
                    if present_6 {
                        let at_9 = kept_11.take();
                        let item_9 = &x[at_9];
                        let b_2 = item_9;
                        let d_6 = d_s;
                        d_x[at_8] += d_6 * (*b_2);
                        d_x[at_9] += d_6 * (*a_2);
                    }
                }
            }
            for i_20 in (0..length_10).rev() {
                let (v_15, v_16) = pass_4.take();
                let i_21 = i_20 + taken_10;
                let d_w = &mut d_v_7[i_21..i_21 + size];
                let d_7 = d_s;
                d_w[0] += d_7 * v_15;
                d_w[1] += d_7 * v_16;
            }
            for i_16 in 0..length_8 {
                let i_17 = i_16 + taken_8;
                let d_b = &mut d_v_7[i_17];
                let d_8 = ::core::mem::take(&mut (*d_b));
                (*d_b) += d_8 * 3.0;
            }
            let v_18 = kept_22.take();
            if v_18 {
                let at_7 = kept_21.take();
                let d_a = &mut d_v_7[at_7];
                let v_17 = kept_20.take();
                let d_9 = ::core::mem::take(&mut (*d_a));
                (*d_a) += d_9 * v_17;
                (*d_a) += d_9 * v_17;
            }
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v_7[..]);
            let v_19 = kept_23.take();
            let d_10 = ::core::mem::take(&mut d_s);
            d_s += d_10 * (x[at] * item_5);
            let d_11 = d_10 * v_19;
            d_x[at] += d_11 * item_5;
            d_item_5 += d_11 * x[at];
            d_x[at_6] += d_item_5 * (*v_6);
            d_x[at_6] += d_item_5 * (*v_6);
            for i_12 in ::rootgrad_autodiff::rt::Steps::from(0..length_6)
                .take(kept_24.take())
                .rev()
            {
                let i_13 = i_12 + taken_6;
                let v_4 = &x[i_13];
                let mut d_v_5: f64 = -0.0;
                let d_v_4 = &mut d_x[i_13];
                (*d_v_4) += d_v_5 * (*v_4);
                (*d_v_4) += d_v_5 * (*v_4);
            }
            for i_10 in 0..length_5 {
                let i_11 = i_10 + taken_5;
                let j = i_11;
                let v_3 = &x[i_11];
                let d_v_3 = &mut d_x[i_11];
                let d_12 = d_s;
                let d_13 = d_12 * (j as f64);
                (*d_v_3) += d_13 * (*v_3);
                (*d_v_3) += d_13 * (*v_3);
            }
            let v_21 = kept_25.take();
            let d_14 = ::core::mem::take(&mut d_s);
            d_s += d_14 * ((*negative) * (i as f64));
            let d_15 = d_14 * v_21;
            d_x[at_5] += d_15 * (i as f64);
            let v_22 = kept_27.take();
            if v_22 {
                let taken_3 = kept_26.take();
                let length_3 = x.len().saturating_sub(taken_3);
                let mut d_sum_2: f64 = -0.0;
                let d_16 = d_s;
                d_sum_2 += d_16;
                for i_6 in 0..length_3 {
                    let i_7 = i_6 + taken_3;
                    let v_2 = &x[i_7];
                    let d_v_2 = &mut d_x[i_7];
                    let d_17 = d_sum_2;
                    (*d_v_2) += d_17 * (*v_2);
                    (*d_v_2) += d_17 * (*v_2);
                }
            }
            d_x[at_3] += d_s * (*item_3);
            d_x[at_4] += d_s * (*second);
        }
        pass_1.finish();
        kept_4.finish();
        pass_2.finish();
        kept_11.finish();
        pass_3.finish();
        kept_15.finish();
        pass_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let result: f64;
        let t_result: f64;
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        let present_2 = present;
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item = &x[at_2];
            let t_item = &t_x[at_2];
        }
        if !present_2 {
            t_result = 0.0;
            result = 0.0;
        } else {
            let taken = next_2;
            let limit = 1;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running = true;
            let length = x.len().saturating_sub(taken);
            for i_2 in 0..length {
                let i_3 = i_2 + taken;
                next_2 += 1;
                let item_2 = &x[i_3];
                let t_item_2 = &t_x[i_3];
                if skipped >= limit {
                    if true {
                        chosen = i_3;
                        found = true;
                        running = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running {
                    break;
                }
            }
            ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
            let at_3 = chosen;
            let second = &x[at_3];
            let t_second = &t_x[at_3];
            let present_3 = next_2 < x.len();
            ::core::assert!(present_3, "called `Option::unwrap()` on a `None` value");
            let at_4 = next_2;
            next_2 += 1;
            let item_3 = &x[at_4];
            let t_item_3 = &t_x[at_4];
            let mut s = (*second) * (*item_3);
            let mut t_s = (*t_second) * (*item_3) + (*second) * (*t_item_3);
            let mut next_3 = 0usize;
            let taken_2 = next_3;
            let mut found_2 = false;
            let mut running_2 = true;
            let length_2 = x.len().saturating_sub(taken_2);
            for i_4 in 0..length_2 {
                let i_5 = i_4 + taken_2;
                next_3 += 1;
                let v = &x[i_5];
                let t_v = &t_x[i_5];
                if (*v) > 1.0 {
                    found_2 = true;
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            if found_2 {
                let taken_3 = next_3;
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = x.len().saturating_sub(taken_3);
                for i_6 in 0..length_3 {
                    let i_7 = i_6 + taken_3;
                    let v_2 = &x[i_7];
                    let t_v_2 = &t_x[i_7];
                    t_sum_2 += (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
                    sum_2 += (*v_2) * (*v_2);
                }
                t_s += t_sum_2;
                s += sum_2;
            }
            let mut next_4 = 0usize;
            let taken_4 = next_4;
            let mut found_3 = false;
            let mut chosen_2 = ::core::default::Default::default();
            let mut chosen_3: usize = 0usize;
            let mut running_3 = true;
            let length_4 = x.len().saturating_sub(taken_4);
            for i_8 in 0..length_4 {
                let i_9 = i_8 + taken_4;
                next_4 += 1;
                let item_4 = &x[i_9];
                let t_item_4 = &t_x[i_9];
                if (*item_4) < 0.0 {
                    chosen_2 = i_9;
                    chosen_3 = i_9;
                    found_3 = true;
                    running_3 = false;
                }
                if !running_3 {
                    break;
                }
            }
            ::core::assert!(found_3, "called `Option::unwrap()` on a `None` value");
            let i = chosen_2;
            let at_5 = chosen_3;
            let negative = &x[at_5];
            let t_negative = &t_x[at_5];
            t_s = t_s * ((*negative) * (i as f64)) + s * ((*t_negative) * (i as f64));
            s = s * ((*negative) * (i as f64));
            let taken_5 = next_4;
            let length_5 = x.len().saturating_sub(taken_5);
            for i_10 in 0..length_5 {
                let i_11 = i_10 + taken_5;
                let j = i_11;
                let v_3 = &x[i_11];
                let t_v_3 = &t_x[i_11];
                t_s += ((*t_v_3) * (*v_3) + (*v_3) * (*t_v_3)) * (j as f64);
                s += ((*v_3) * (*v_3)) * (j as f64);
            }
            let mut next_5 = 0usize;
            let taken_6 = next_5;
            let mut found_4 = false;
            let mut position_2 = 0usize;
            let mut running_4 = true;
            let length_6 = x.len().saturating_sub(taken_6);
            for i_12 in 0..length_6 {
                let i_13 = i_12 + taken_6;
                let v_4 = &x[i_13];
                let t_v_4 = &t_x[i_13];
                next_5 += 1;
                let v_5 = (*v_4) * (*v_4);
                let t_v_5 = (*t_v_4) * (*v_4) + (*v_4) * (*t_v_4);
                if v_5 > 1.0 {
                    found_4 = true;
                    running_4 = false;
                } else {
                    position_2 += 1;
                }
                if !running_4 {
                    break;
                }
            }
            ::core::assert!(found_4, "called `Option::unwrap()` on a `None` value");
            let at = position_2;
            let present_4 = next_5 < x.len();
            ::core::assert!(present_4, "called `Option::unwrap()` on a `None` value");
            let at_6 = next_5;
            next_5 += 1;
            let v_6 = &x[at_6];
            let t_v_6 = &t_x[at_6];
            let item_5 = (*v_6) * (*v_6);
            let t_item_5 = (*t_v_6) * (*v_6) + (*v_6) * (*t_v_6);
            t_s = t_s * (x[at] * item_5) + s * (t_x[at] * item_5 + x[at] * t_item_5);
            s = s * (x[at] * item_5);
            let mut v_7 = x.to_vec();
            let mut t_v_7 = t_x.to_vec();
            let mut next_6 = 0usize;
            let taken_7 = next_6;
            let mut found_5 = false;
            let mut chosen_4: usize = 0usize;
            let mut running_5 = true;
            let length_7 = v_7.len().saturating_sub(taken_7);
            for i_14 in 0..length_7 {
                let i_15 = i_14 + taken_7;
                next_6 += 1;
                let pass = v_7[i_15] < 0.0;
                if pass {
                    chosen_4 = i_15;
                    found_5 = true;
                    running_5 = false;
                }
                if !running_5 {
                    break;
                }
            }
            if found_5 {
                let at_7 = chosen_4;
                let a = &mut v_7[at_7];
                let t_a = &mut t_v_7[at_7];
                (*t_a) = (*t_a) * (*a) + (*a) * (*t_a);
                (*a) = (*a) * (*a);
            }
            let taken_8 = next_6;
            let length_8 = v_7.len().saturating_sub(taken_8);
            for i_16 in 0..length_8 {
                let i_17 = i_16 + taken_8;
                let b = &mut v_7[i_17];
                let t_b = &mut t_v_7[i_17];
                (*t_b) = (*t_b) * 3.0;
                (*b) = (*b) * 3.0;
            }
            let size = 2;
            let mut next_7 = 0usize;
            let taken_9 = next_7;
            let limit_2 = 1;
            let mut skipped_2 = 0usize;
            let mut found_6 = false;
            let mut chosen_5: usize = 0usize;
            let mut chosen_6: usize = 0usize;
            let mut running_6 = true;
            let length_9 = (v_7.len() + 1).saturating_sub(size).saturating_sub(taken_9);
            for i_18 in 0..length_9 {
                let i_19 = i_18 + taken_9;
                next_7 += 1;
                let item_6 = &v_7[i_19..(i_19 + size)];
                let t_item_6 = &t_v_7[i_19..i_19 + size];
                if skipped_2 >= limit_2 {
                    let item_7 = item_6;
                    let t_item_7 = t_item_6;
                    if true {
                        chosen_5 = i_19;
                        chosen_6 = i_19 + size;
                        found_6 = true;
                        running_6 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_6 {
                    break;
                }
            }
            let taken_10 = next_7;
            let length_10 = (v_7.len() + 1)
                .saturating_sub(size)
                .saturating_sub(taken_10);
            for i_20 in 0..length_10 {
                let i_21 = i_20 + taken_10;
                let w = &v_7[i_21..(i_21 + size)];
                let t_w = &t_v_7[i_21..i_21 + size];
                t_s += t_w[0] * w[1] + w[0] * t_w[1];
                s += w[0] * w[1];
            }
            let mut next_8 = 0usize;
            let mut running_7 = true;
            while running_7 {
                let present_5 = next_8 < x.len();
                if present_5 {
                    let at_8 = next_8;
                    next_8 += 1;
                    let item_8 = &x[at_8];
                    let t_item_8 = &t_x[at_8];
                    let a_2 = item_8;
                    let t_a_2 = t_item_8;
                    let mut next_9 = next_8;
                    let present_6 = next_9 < x.len();
                    if present_6 {
                        let at_9 = next_9;
                        next_9 += 1;
                        let item_9 = &x[at_9];
                        let t_item_9 = &t_x[at_9];
                        let b_2 = item_9;
                        let t_b_2 = t_item_9;
                        t_s += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                        s += (*a_2) * (*b_2);
                    }
                    let taken_11 = next_8;
                    let mut found_7 = false;
                    let mut chosen_7: usize = 0usize;
                    let mut running_8 = true;
                    let length_11 = x.len().saturating_sub(taken_11).saturating_sub(1);
                    for i_22 in 0..length_11 {
                        let i_23 = i_22 + 1;
                        let i_24 = i_23 + taken_11;
                        let item_10 = &x[i_24];
                        let t_item_10 = &t_x[i_24];
                        if true {
                            chosen_7 = i_24;
                            found_7 = true;
                            running_8 = false;
                        }
                        if !running_8 {
                            break;
                        }
                    }
                    if found_7 {
                        let taken_12 = next_8;
                        let mut sum_3: f64 = -0.0;
                        let mut t_sum_3: f64 = 0.0;
                        let length_12 = x.len().saturating_sub(taken_12);
                        for i_25 in 0..length_12 {
                            let i_26 = i_25 + taken_12;
                            let c = &x[i_26];
                            let t_c = &t_x[i_26];
                            t_sum_3 += (*t_a_2) * (*c) + (*a_2) * (*t_c);
                            sum_3 += (*a_2) * (*c);
                        }
                        t_s = t_s * sum_3 + s * t_sum_3;
                        s = s * sum_3;
                    }
                } else {
                    running_7 = false;
                }
            }
            let mut next_10 = 0usize;
            let mut running_9 = true;
            while running_9 {
                let taken_13 = next_10;
                let limit_3 = 1;
                let mut skipped_3 = 0usize;
                let mut found_8 = false;
                let mut chosen_8: usize = 0usize;
                let mut running_10 = true;
                let length_13 = x.len().saturating_sub(taken_13);
                for i_27 in 0..length_13 {
                    let i_28 = i_27 + taken_13;
                    next_10 += 1;
                    let item_11 = &x[i_28];
                    let t_item_11 = &t_x[i_28];
                    if skipped_3 >= limit_3 {
                        if true {
                            chosen_8 = i_28;
                            found_8 = true;
                            running_10 = false;
                        }
                    } else {
                        skipped_3 += 1;
                    }
                    if !running_10 {
                        break;
                    }
                }
                if found_8 {
                    let at_10 = chosen_8;
                    let v_8 = &x[at_10];
                    let t_v_8 = &t_x[at_10];
                    t_s = t_s * (*v_8) + s * (*t_v_8);
                    s = s * (*v_8);
                } else {
                    running_9 = false;
                }
            }
            t_result = t_s;
            result = s;
        }
        (result, t_result)
    }
}
mod items_in_pairs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut next_2 = 0usize;
        let mut s = 0.0;
        let mut running = true;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        while running {
            let taken = next_2;
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running_2 = true;
            let length = x.len().saturating_sub(taken);
            for i in 0..length {
                let i_2 = i + taken;
                next_2 += 1;
                let item = &x[i_2];
                if skipped >= limit {
                    if true {
                        chosen = i_2;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            let taken_2 = next_2;
            let limit_2 = 0;
            let mut skipped_2 = 0usize;
            let mut found_2 = false;
            let mut chosen_2: usize = 0usize;
            let mut running_3 = true;
            let length_2 = x.len().saturating_sub(taken_2);
            for i_3 in 0..length_2 {
                let i_4 = i_3 + taken_2;
                next_2 += 1;
                let item_2 = &x[i_4];
                if skipped_2 >= limit_2 {
                    if true {
                        chosen_2 = i_4;
                        found_2 = true;
                        running_3 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_3 {
                    break;
                }
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                s += ((*a) * (*b)) * (*b);
            } else {
                running = false;
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let d_1 = d_s;
                let d_2 = d_1 * (*b);
                d_x[at] += d_2 * (*b);
                d_x[at_2] += d_2 * (*a);
                d_x[at_2] += d_1 * ((*a) * (*b));
            }
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut running = true;
        while running {
            let taken = next_2;
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running_2 = true;
            let length = x.len().saturating_sub(taken);
            for i in 0..length {
                let i_2 = i + taken;
                next_2 += 1;
                let item = &x[i_2];
                let t_item = &t_x[i_2];
                if skipped >= limit {
                    if true {
                        chosen = i_2;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            let taken_2 = next_2;
            let limit_2 = 0;
            let mut skipped_2 = 0usize;
            let mut found_2 = false;
            let mut chosen_2: usize = 0usize;
            let mut running_3 = true;
            let length_2 = x.len().saturating_sub(taken_2);
            for i_3 in 0..length_2 {
                let i_4 = i_3 + taken_2;
                next_2 += 1;
                let item_2 = &x[i_4];
                let t_item_2 = &t_x[i_4];
                if skipped_2 >= limit_2 {
                    if true {
                        chosen_2 = i_4;
                        found_2 = true;
                        running_3 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_3 {
                    break;
                }
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let t_a = &t_x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let t_b = &t_x[at_2];
                t_s += ((*t_a) * (*b) + (*a) * (*t_b)) * (*b) + ((*a) * (*b)) * (*t_b);
                s += ((*a) * (*b)) * (*b);
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod items_from_both_ends {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut next_2 = 0usize;
        let length = x.len();
        let mut next_3 = 0usize;
        let mut s = 0.0;
        let mut running = true;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        while running {
            let taken = next_2;
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running_2 = true;
            let length_2 = x.len().saturating_sub(taken);
            for i in 0..length_2 {
                let i_2 = i + taken;
                next_2 += 1;
                let item = &x[i_2];
                if skipped >= limit {
                    if true {
                        chosen = i_2;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            let taken_2 = next_3;
            let limit_2 = 0;
            let mut skipped_2 = 0usize;
            let mut found_2 = false;
            let mut chosen_2: usize = 0usize;
            let mut running_3 = true;
            let length_3 = length.saturating_sub(taken_2);
            for i_3 in 0..length_3 {
                let i_4 = i_3 + taken_2;
                let i_5 = (length - 1) - i_4;
                next_3 += 1;
                let item_2 = &x[i_5];
                if skipped_2 >= limit_2 {
                    if true {
                        chosen_2 = i_5;
                        found_2 = true;
                        running_3 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_3 {
                    break;
                }
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                s += (*a).sin() * (*b);
            } else {
                running = false;
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let d_1 = d_s;
                let d_2 = d_1 * (*b);
                d_x[at] += d_2 * ::rootgrad_autodiff::rules::sin(*a);
                d_x[at_2] += d_1 * (*a).sin();
            }
        }
        let result: f64 = s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let length = x.len();
        let mut next_3 = 0usize;
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut running = true;
        while running {
            let taken = next_2;
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: usize = 0usize;
            let mut running_2 = true;
            let length_2 = x.len().saturating_sub(taken);
            for i in 0..length_2 {
                let i_2 = i + taken;
                next_2 += 1;
                let item = &x[i_2];
                let t_item = &t_x[i_2];
                if skipped >= limit {
                    if true {
                        chosen = i_2;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            let taken_2 = next_3;
            let limit_2 = 0;
            let mut skipped_2 = 0usize;
            let mut found_2 = false;
            let mut chosen_2: usize = 0usize;
            let mut running_3 = true;
            let length_3 = length.saturating_sub(taken_2);
            for i_3 in 0..length_3 {
                let i_4 = i_3 + taken_2;
                let i_5 = (length - 1) - i_4;
                next_3 += 1;
                let item_2 = &x[i_5];
                let t_item_2 = &t_x[i_5];
                if skipped_2 >= limit_2 {
                    if true {
                        chosen_2 = i_5;
                        found_2 = true;
                        running_3 = false;
                    }
                } else {
                    skipped_2 += 1;
                }
                if !running_3 {
                    break;
                }
            }
            if found && found_2 {
                let at = chosen;
                let a = &x[at];
                let t_a = &t_x[at];
                let at_2 = chosen_2;
                let b = &x[at_2];
                let t_b = &t_x[at_2];
                t_s
                    += (::rootgrad_autodiff::rules::sin(*a) * (*t_a)) * (*b)
                        + (*a).sin() * (*t_b);
                s += (*a).sin() * (*b);
            } else {
                running = false;
            }
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod items_kept {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        if present {
            let at = next_2;
            next_2 += 1;
            let item = &x[at];
        }
        let taken = next_2;
        let limit = 0;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = x.len().saturating_sub(taken);
        for i in 0..length {
            let i_2 = i + taken;
            next_2 += 1;
            let item_2 = &x[i_2];
            if skipped >= limit {
                if true {
                    chosen = i_2;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        let present_2 = next_2 < x.len();
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item_3 = &x[at_2];
        }
        let taken_2 = next_2;
        let limit_2 = 0;
        let mut skipped_2 = 0usize;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = x.len().saturating_sub(taken_2);
        for i_3 in 0..length_2 {
            let i_4 = i_3 + taken_2;
            next_2 += 1;
            let item_4 = &x[i_4];
            if skipped_2 >= limit_2 {
                if true {
                    chosen_2 = i_4;
                    found_2 = true;
                    running_2 = false;
                }
            } else {
                skipped_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at_3 = chosen;
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let t = x[at_3] * x[chosen_2];
        let taken_3 = next_2;
        let mut sum_2: f64 = -0.0;
        let length_3 = x.len().saturating_sub(taken_3);
        let mut d_t: f64 = -0.0;
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_5 in 0..length_3 {
            let i_6 = i_5 + taken_3;
            let v = &x[i_6];
            sum_2 += (*v) * (*v);
            let v = &x[i_6];
            let d_v = &mut d_x[i_6];
            let d_1 = d_sum_2;
            (*d_v) += d_1 * (*v);
            (*d_v) += d_1 * (*v);
        }
        let result: f64 = t + sum_2;
        d_t += d_result;
        d_x[at_3] += d_t * x[chosen_2];
        d_x[chosen_2] += d_t * x[at_3];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        if present {
            let at = next_2;
            next_2 += 1;
            let item = &x[at];
            let t_item = &t_x[at];
        }
        let taken = next_2;
        let limit = 0;
        let mut skipped = 0usize;
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = x.len().saturating_sub(taken);
        for i in 0..length {
            let i_2 = i + taken;
            next_2 += 1;
            let item_2 = &x[i_2];
            let t_item_2 = &t_x[i_2];
            if skipped >= limit {
                if true {
                    chosen = i_2;
                    found = true;
                    running = false;
                }
            } else {
                skipped += 1;
            }
            if !running {
                break;
            }
        }
        let present_2 = next_2 < x.len();
        if present_2 {
            let at_2 = next_2;
            next_2 += 1;
            let item_3 = &x[at_2];
            let t_item_3 = &t_x[at_2];
        }
        let taken_2 = next_2;
        let limit_2 = 0;
        let mut skipped_2 = 0usize;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = x.len().saturating_sub(taken_2);
        for i_3 in 0..length_2 {
            let i_4 = i_3 + taken_2;
            next_2 += 1;
            let item_4 = &x[i_4];
            let t_item_4 = &t_x[i_4];
            if skipped_2 >= limit_2 {
                if true {
                    chosen_2 = i_4;
                    found_2 = true;
                    running_2 = false;
                }
            } else {
                skipped_2 += 1;
            }
            if !running_2 {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at_3 = chosen;
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let t = x[at_3] * x[chosen_2];
        let t_t = t_x[at_3] * x[chosen_2] + x[at_3] * t_x[chosen_2];
        let taken_3 = next_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = x.len().saturating_sub(taken_3);
        for i_5 in 0..length_3 {
            let i_6 = i_5 + taken_3;
            let v = &x[i_6];
            let t_v = &t_x[i_6];
            t_sum_2 += (*t_v) * (*v) + (*v) * (*t_v);
            sum_2 += (*v) * (*v);
        }
        let result: f64 = t + sum_2;
        let t_result: f64 = t_t + t_sum_2;
        (result, t_result)
    }
}
mod items_by_value {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut next_2 = 0usize;
        let mut n = 0;
        let mut value = ::core::default::Default::default();
        let mut running = true;
        let mut passes_of_kept_7 = 0usize;
        while running {
            passes_of_kept_7 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let taken = kept_5.keep(next_2);
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: f64 = ::core::default::Default::default();
            let mut running_2 = true;
            let length = x.len().saturating_sub(taken);
            let mut passes_of_kept_3 = 0usize;
            for i in 0..length {
                passes_of_kept_3 += 1;
                let i_2 = i + taken;
                next_2 += 1;
                let item = x[i_2];
                if kept_2.keep((skipped >= limit)) {
                    if true {
                        chosen = item;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let t;
            if kept_1.keep(found) {
                t = Some(chosen);
                shape_1.keep(&t);
            } else {
                t = None {};
                shape_1.keep(&t);
            }
            let v = kept_4.keep(t);
            shape_2.keep(&v);
            match ::core::clone::Clone::clone(&v) {
                Some(v_2) if v_2 < 0.0 => {
                    value = (v_2 * x[0]) + ((n as f64) * x[1]);
                    running = false;
                }
                Some(v_3) => {
                    n += (v_3 > 0.8) as usize;
                }
                None => {
                    value = 0.0;
                    running = false;
                }
            }
            pass_1.push((kept_1.take(), kept_3.take(), kept_4.take(), kept_5.take()));
        }
        kept_7.keep(passes_of_kept_7);
        let result: f64 = value;
        let mut d_result = d_ret;
        let mut n = n;
        let mut d_value: f64 = -0.0;
        d_value += d_result;
        for _ in 0..kept_7.take() {
            let (v_1, v_5, v, taken) = pass_1.take();
            let length = x.len().saturating_sub(taken);
            let mut d_chosen: f64 = -0.0;
            let mut d_t = shape_1.zero();
            let mut d_v = shape_2.zero();
            match ::core::clone::Clone::clone(&v) {
                Some(v_2) if v_2 < 0.0 => {
                    let Some(d_v_2) = &mut d_v else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_1 = ::core::mem::take(&mut d_value);
                    (*d_v_2) += d_1 * x[0];
                    d_x[0] += d_1 * v_2;
                    d_x[1] += d_1 * (n as f64);
                }
                Some(v_3) => {
                    n -= (v_3 > 0.8) as usize;
                }
                None => {
                    let _ = ::core::mem::take(&mut d_value);
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_v));
            if v_1 {
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_chosen += (*d_4);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length).take(v_5).rev() {
                let v_4 = kept_2.take();
                let i_2 = i + taken;
                let mut d_item: f64 = -0.0;
                if v_4 {
                    if true {
                        let d_6 = ::core::mem::take(&mut d_chosen);
                        d_item += d_6;
                    }
                }
                d_x[i_2] += d_item;
            }
        }
        kept_2.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let mut n = 0;
        let mut value = ::core::default::Default::default();
        let mut t_value = 0.0;
        let mut running = true;
        while running {
            let taken = next_2;
            let limit = 0;
            let mut skipped = 0usize;
            let mut found = false;
            let mut chosen: f64 = ::core::default::Default::default();
            let mut t_chosen: f64 = 0.0;
            let mut running_2 = true;
            let length = x.len().saturating_sub(taken);
            for i in 0..length {
                let i_2 = i + taken;
                next_2 += 1;
                let item = x[i_2];
                let t_item = t_x[i_2];
                if skipped >= limit {
                    if true {
                        t_chosen = t_item;
                        chosen = item;
                        found = true;
                        running_2 = false;
                    }
                } else {
                    skipped += 1;
                }
                if !running_2 {
                    break;
                }
            }
            let t;
            let t_t;
            if found {
                t_t = Some(t_chosen);
                t = Some(chosen);
            } else {
                let v_1 = None {};
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let v = t;
            let t_v = t_t;
            match ::core::clone::Clone::clone(&v) {
                Some(v_2) if v_2 < 0.0 => {
                    let Some(t_v_2) = ::core::clone::Clone::clone(&t_v) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_value = (t_v_2 * x[0] + v_2 * t_x[0]) + ((n as f64) * t_x[1]);
                    value = (v_2 * x[0]) + ((n as f64) * x[1]);
                    running = false;
                }
                Some(v_3) => {
                    let Some(t_v_3) = ::core::clone::Clone::clone(&t_v) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    n += (v_3 > 0.8) as usize;
                }
                None => {
                    t_value = 0.0;
                    value = 0.0;
                    running = false;
                }
            }
        }
        let result: f64 = value;
        let t_result: f64 = t_value;
        (result, t_result)
    }
}
mod the_rest_asked {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        let n = 0;
        let end = 2;
        let t = v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = kept_12.keep((&mut v[n..][..n_2]).len());
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = kept_11.keep((&mut v[n..][n_2..]).len());
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = kept_10.keep((&mut v[n..]).len());
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    v[n..][at_5] = v[n..][at_6];
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            let mut passes_of_kept_9 = 0usize;
            while (&mut v).len() > n_6 {
                passes_of_kept_9 += 1;
                if kept_8.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_9.keep(passes_of_kept_9);
        }
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        let mut passes_of_kept_7 = 0usize;
        for i_6 in 0..length {
            passes_of_kept_7 += 1;
            let item = t[i_6];
            if true {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_7.keep(passes_of_kept_7);
        let any = found;
        let t_10;
        if any {
            t_10 = v[0] * kept_6.keep((v.len() as f64));
        } else {
            t_10 = v[1];
        }
        let mut s = t_10;
        let n_7 = 1;
        let t_11 = v[n_7..].to_vec();
        {
            let n_8 = n_7;
            let mut passes_of_kept_5 = 0usize;
            while (&mut v).len() > n_8 {
                passes_of_kept_5 += 1;
                if kept_4.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_5.keep(passes_of_kept_5);
        }
        if t_11.len() > 2 {
            v.push(x[0] * x[1]);
        }
        s += (kept_3.keep(v[0]) * kept_2.keep(v[1])) * kept_1.keep((v.len() as f64));
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_chosen: f64 = -0.0;
        let mut d_t_10: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_t_11 = ::rootgrad_autodiff::Differentiable::zero_like(&t_11);
        d_s += d_result;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let d_1 = d_s;
        let d_2 = d_1 * v_1;
        d_v[0] += d_2 * v_2;
        d_v[1] += d_2 * v_3;
        if t_11.len() > 2 {
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            d_x[0] += d_3 * x[1];
            d_x[1] += d_3 * x[0];
        }
        {
            for _ in 0..kept_5.take() {
                let v_4 = kept_4.take();
                if v_4 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_7..][..], &d_t_11[..]);
        d_t_10 += d_s;
        if any {
            let v_6 = kept_6.take();
            let d_4 = ::core::mem::take(&mut d_t_10);
            d_v[0] += d_4 * v_6;
        } else {
            let d_5 = ::core::mem::take(&mut d_t_10);
            d_v[1] += d_5;
        }
        for i_6 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_7.take())
            .rev()
        {
            let mut d_item: f64 = -0.0;
            if true {
                let d_6 = ::core::mem::take(&mut d_chosen);
                d_item += d_6;
            }
            d_t[i_6] += d_item;
        }
        {
            for _ in 0..kept_9.take() {
                let v_8 = kept_8.take();
                if v_8 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_2 = end - n;
            {
                let n_5 = kept_10.take();
                for i_4 in (0..(n_5 / 2)).rev() {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let mut d_t_8: f64 = -0.0;
                    let d_7 = ::core::mem::take(&mut d_v[n..][at_6]);
                    d_t_8 += d_7;
                    let d_8 = ::core::mem::take(&mut d_v[n..][at_5]);
                    d_v[n..][at_6] += d_8;
                    d_v[n..][at_5] += d_t_8;
                }
            }
            {
                let n_4 = kept_11.take();
                for i_3 in (0..(n_4 / 2)).rev() {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let mut d_t_6: f64 = -0.0;
                    let d_9 = ::core::mem::take(&mut d_v[n..][n_2..][at_4]);
                    d_t_6 += d_9;
                    let d_10 = ::core::mem::take(&mut d_v[n..][n_2..][at_3]);
                    d_v[n..][n_2..][at_4] += d_10;
                    d_v[n..][n_2..][at_3] += d_t_6;
                }
            }
            {
                let n_3 = kept_12.take();
                for i_2 in (0..(n_3 / 2)).rev() {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let mut d_t_4: f64 = -0.0;
                    let d_11 = ::core::mem::take(&mut d_v[n..][..n_2][at_2]);
                    d_t_4 += d_11;
                    let d_12 = ::core::mem::take(&mut d_v[n..][..n_2][at]);
                    d_v[n..][..n_2][at_2] += d_12;
                    d_v[n..][..n_2][at] += d_t_4;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n..end][..], &d_t[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_4.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let n = 0;
        let end = 2;
        let t = v[n..end].to_vec();
        let t_t = t_v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = (&mut v[n..][..n_2]).len();
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    let t_t_4 = t_v[n..][..n_2][at];
                    t_v[n..][..n_2][at] = t_v[n..][..n_2][at_2];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    t_v[n..][..n_2][at_2] = t_t_4;
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = (&mut v[n..][n_2..]).len();
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    let t_t_6 = t_v[n..][n_2..][at_3];
                    t_v[n..][n_2..][at_3] = t_v[n..][n_2..][at_4];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    t_v[n..][n_2..][at_4] = t_t_6;
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = (&mut v[n..]).len();
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    let t_t_8 = t_v[n..][at_5];
                    t_v[n..][at_5] = t_v[n..][at_6];
                    v[n..][at_5] = v[n..][at_6];
                    t_v[n..][at_6] = t_t_8;
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            while (&mut v).len() > n_6 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        let length = t.len();
        for i_6 in 0..length {
            let item = t[i_6];
            let t_item = t_t[i_6];
            if true {
                t_chosen = t_item;
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        let any = found;
        let t_10;
        let t_t_10;
        if any {
            t_t_10 = t_v[0] * (v.len() as f64);
            t_10 = v[0] * (v.len() as f64);
        } else {
            t_t_10 = t_v[1];
            t_10 = v[1];
        }
        let mut s = t_10;
        let mut t_s = t_t_10;
        let n_7 = 1;
        let t_11 = v[n_7..].to_vec();
        let t_t_11 = t_v[n_7..].to_vec();
        {
            let n_8 = n_7;
            while (&mut v).len() > n_8 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        if t_11.len() > 2 {
            t_v.push(t_x[0] * x[1] + x[0] * t_x[1]);
            v.push(x[0] * x[1]);
        }
        t_s += (t_v[0] * v[1] + v[0] * t_v[1]) * (v.len() as f64);
        s += (v[0] * v[1]) * (v.len() as f64);
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod the_first_taken_out {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        let n = 1;
        let end = 3;
        let t = v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = kept_12.keep((&mut v[n..][..n_2]).len());
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = kept_11.keep((&mut v[n..][n_2..]).len());
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = kept_10.keep((&mut v[n..]).len());
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    v[n..][at_5] = v[n..][at_6];
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            let mut passes_of_kept_9 = 0usize;
            while (&mut v).len() > n_6 {
                passes_of_kept_9 += 1;
                if kept_8.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_9.keep(passes_of_kept_9);
        }
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = t.len();
        let mut passes_of_kept_7 = 0usize;
        for i_6 in 0..length {
            passes_of_kept_7 += 1;
            let item = t[i_6];
            if true {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_7.keep(passes_of_kept_7);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let a = chosen;
        let n_7 = 0;
        let end_2 = (&mut v).len();
        let t_10 = v[n_7..end_2].to_vec();
        {
            let n_8 = end_2 - n_7;
            {
                let n_9 = kept_6.keep((&mut v[n_7..][..n_8]).len());
                for i_8 in 0..(n_9 / 2) {
                    let at_7 = i_8;
                    let at_8 = (n_9 - 1) - i_8;
                    let t_13 = v[n_7..][..n_8][at_7];
                    v[n_7..][..n_8][at_7] = v[n_7..][..n_8][at_8];
                    v[n_7..][..n_8][at_8] = t_13;
                }
            }
            {
                let n_10 = kept_5.keep((&mut v[n_7..][n_8..]).len());
                for i_9 in 0..(n_10 / 2) {
                    let at_9 = i_9;
                    let at_10 = (n_10 - 1) - i_9;
                    let t_15 = v[n_7..][n_8..][at_9];
                    v[n_7..][n_8..][at_9] = v[n_7..][n_8..][at_10];
                    v[n_7..][n_8..][at_10] = t_15;
                }
            }
            {
                let n_11 = kept_4.keep((&mut v[n_7..]).len());
                for i_10 in 0..(n_11 / 2) {
                    let at_11 = i_10;
                    let at_12 = (n_11 - 1) - i_10;
                    let t_17 = v[n_7..][at_11];
                    v[n_7..][at_11] = v[n_7..][at_12];
                    v[n_7..][at_12] = t_17;
                }
            }
        }
        {
            let n_12 = (&mut v).len() - (end_2 - n_7);
            let mut passes_of_kept_3 = 0usize;
            while (&mut v).len() > n_12 {
                passes_of_kept_3 += 1;
                if kept_2.keep((v.len() > 0)) {
                    v.pop();
                }
            }
            kept_3.keep(passes_of_kept_3);
        }
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut running_2 = true;
        let length_2 = t_10.len();
        let mut passes_of_kept_1 = 0usize;
        for i_12 in 0..length_2 {
            passes_of_kept_1 += 1;
            let v_2 = t_10[i_12];
            let item_2 = v_2 * v_2;
            if true {
                chosen_2 = item_2;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        kept_1.keep(passes_of_kept_1);
        let t_19;
        if found_2 {
            t_19 = chosen_2;
        } else {
            t_19 = 0.0;
        }
        let b = t_19;
        let result: f64 = ((a * b) + (v.len() as f64)) + x[0];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_chosen: f64 = -0.0;
        let mut d_a: f64 = -0.0;
        let mut d_t_10 = ::rootgrad_autodiff::Differentiable::zero_like(&t_10);
        let mut d_chosen_2: f64 = -0.0;
        let mut d_t_19: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_x[0] += d_result;
        d_t_19 += d_b;
        if found_2 {
            let d_1 = ::core::mem::take(&mut d_t_19);
            d_chosen_2 += d_1;
        } else {
            let _ = ::core::mem::take(&mut d_t_19);
        }
        for i_12 in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_1.take())
            .rev()
        {
            let v_2 = t_10[i_12];
            let mut d_v_2: f64 = -0.0;
            let mut d_item_2: f64 = -0.0;
            if true {
                let d_3 = ::core::mem::take(&mut d_chosen_2);
                d_item_2 += d_3;
            }
            d_v_2 += d_item_2 * v_2;
            d_v_2 += d_item_2 * v_2;
            d_t_10[i_12] += d_v_2;
        }
        {
            for _ in 0..kept_3.take() {
                let v_3 = kept_2.take();
                if v_3 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_8 = end_2 - n_7;
            {
                let n_11 = kept_4.take();
                for i_10 in (0..(n_11 / 2)).rev() {
                    let at_11 = i_10;
                    let at_12 = (n_11 - 1) - i_10;
                    let mut d_t_17: f64 = -0.0;
                    let d_4 = ::core::mem::take(&mut d_v[n_7..][at_12]);
                    d_t_17 += d_4;
                    let d_5 = ::core::mem::take(&mut d_v[n_7..][at_11]);
                    d_v[n_7..][at_12] += d_5;
                    d_v[n_7..][at_11] += d_t_17;
                }
            }
            {
                let n_10 = kept_5.take();
                for i_9 in (0..(n_10 / 2)).rev() {
                    let at_9 = i_9;
                    let at_10 = (n_10 - 1) - i_9;
                    let mut d_t_15: f64 = -0.0;
                    let d_6 = ::core::mem::take(&mut d_v[n_7..][n_8..][at_10]);
                    d_t_15 += d_6;
                    let d_7 = ::core::mem::take(&mut d_v[n_7..][n_8..][at_9]);
                    d_v[n_7..][n_8..][at_10] += d_7;
                    d_v[n_7..][n_8..][at_9] += d_t_15;
                }
            }
            {
                let n_9 = kept_6.take();
                for i_8 in (0..(n_9 / 2)).rev() {
                    let at_7 = i_8;
                    let at_8 = (n_9 - 1) - i_8;
                    let mut d_t_13: f64 = -0.0;
                    let d_8 = ::core::mem::take(&mut d_v[n_7..][..n_8][at_8]);
                    d_t_13 += d_8;
                    let d_9 = ::core::mem::take(&mut d_v[n_7..][..n_8][at_7]);
                    d_v[n_7..][..n_8][at_8] += d_9;
                    d_v[n_7..][..n_8][at_7] += d_t_13;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n_7..end_2][..], &d_t_10[..]);
        d_chosen += d_a;
        for i_6 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_7.take())
            .rev()
        {
            let mut d_item: f64 = -0.0;
            if true {
                let d_10 = ::core::mem::take(&mut d_chosen);
                d_item += d_10;
            }
            d_t[i_6] += d_item;
        }
        {
            for _ in 0..kept_9.take() {
                let v_6 = kept_8.take();
                if v_6 {
                    ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                }
            }
        }
        {
            let n_2 = end - n;
            {
                let n_5 = kept_10.take();
                for i_4 in (0..(n_5 / 2)).rev() {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let mut d_t_8: f64 = -0.0;
                    let d_11 = ::core::mem::take(&mut d_v[n..][at_6]);
                    d_t_8 += d_11;
                    let d_12 = ::core::mem::take(&mut d_v[n..][at_5]);
                    d_v[n..][at_6] += d_12;
                    d_v[n..][at_5] += d_t_8;
                }
            }
            {
                let n_4 = kept_11.take();
                for i_3 in (0..(n_4 / 2)).rev() {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let mut d_t_6: f64 = -0.0;
                    let d_13 = ::core::mem::take(&mut d_v[n..][n_2..][at_4]);
                    d_t_6 += d_13;
                    let d_14 = ::core::mem::take(&mut d_v[n..][n_2..][at_3]);
                    d_v[n..][n_2..][at_4] += d_14;
                    d_v[n..][n_2..][at_3] += d_t_6;
                }
            }
            {
                let n_3 = kept_12.take();
                for i_2 in (0..(n_3 / 2)).rev() {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let mut d_t_4: f64 = -0.0;
                    let d_15 = ::core::mem::take(&mut d_v[n..][..n_2][at_2]);
                    d_t_4 += d_15;
                    let d_16 = ::core::mem::take(&mut d_v[n..][..n_2][at]);
                    d_v[n..][..n_2][at_2] += d_16;
                    d_v[n..][..n_2][at] += d_t_4;
                }
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_v[n..end][..], &d_t[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_2.finish();
        kept_8.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let n = 1;
        let end = 3;
        let t = v[n..end].to_vec();
        let t_t = t_v[n..end].to_vec();
        {
            let n_2 = end - n;
            {
                let n_3 = (&mut v[n..][..n_2]).len();
                for i_2 in 0..(n_3 / 2) {
                    let at = i_2;
                    let at_2 = (n_3 - 1) - i_2;
                    let t_4 = v[n..][..n_2][at];
                    let t_t_4 = t_v[n..][..n_2][at];
                    t_v[n..][..n_2][at] = t_v[n..][..n_2][at_2];
                    v[n..][..n_2][at] = v[n..][..n_2][at_2];
                    t_v[n..][..n_2][at_2] = t_t_4;
                    v[n..][..n_2][at_2] = t_4;
                }
            }
            {
                let n_4 = (&mut v[n..][n_2..]).len();
                for i_3 in 0..(n_4 / 2) {
                    let at_3 = i_3;
                    let at_4 = (n_4 - 1) - i_3;
                    let t_6 = v[n..][n_2..][at_3];
                    let t_t_6 = t_v[n..][n_2..][at_3];
                    t_v[n..][n_2..][at_3] = t_v[n..][n_2..][at_4];
                    v[n..][n_2..][at_3] = v[n..][n_2..][at_4];
                    t_v[n..][n_2..][at_4] = t_t_6;
                    v[n..][n_2..][at_4] = t_6;
                }
            }
            {
                let n_5 = (&mut v[n..]).len();
                for i_4 in 0..(n_5 / 2) {
                    let at_5 = i_4;
                    let at_6 = (n_5 - 1) - i_4;
                    let t_8 = v[n..][at_5];
                    let t_t_8 = t_v[n..][at_5];
                    t_v[n..][at_5] = t_v[n..][at_6];
                    v[n..][at_5] = v[n..][at_6];
                    t_v[n..][at_6] = t_t_8;
                    v[n..][at_6] = t_8;
                }
            }
        }
        {
            let n_6 = (&mut v).len() - (end - n);
            while (&mut v).len() > n_6 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        let length = t.len();
        for i_6 in 0..length {
            let item = t[i_6];
            let t_item = t_t[i_6];
            if true {
                t_chosen = t_item;
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let a = chosen;
        let t_a = t_chosen;
        let n_7 = 0;
        let end_2 = (&mut v).len();
        let t_10 = v[n_7..end_2].to_vec();
        let t_t_10 = t_v[n_7..end_2].to_vec();
        {
            let n_8 = end_2 - n_7;
            {
                let n_9 = (&mut v[n_7..][..n_8]).len();
                for i_8 in 0..(n_9 / 2) {
                    let at_7 = i_8;
                    let at_8 = (n_9 - 1) - i_8;
                    let t_13 = v[n_7..][..n_8][at_7];
                    let t_t_13 = t_v[n_7..][..n_8][at_7];
                    t_v[n_7..][..n_8][at_7] = t_v[n_7..][..n_8][at_8];
                    v[n_7..][..n_8][at_7] = v[n_7..][..n_8][at_8];
                    t_v[n_7..][..n_8][at_8] = t_t_13;
                    v[n_7..][..n_8][at_8] = t_13;
                }
            }
            {
                let n_10 = (&mut v[n_7..][n_8..]).len();
                for i_9 in 0..(n_10 / 2) {
                    let at_9 = i_9;
                    let at_10 = (n_10 - 1) - i_9;
                    let t_15 = v[n_7..][n_8..][at_9];
                    let t_t_15 = t_v[n_7..][n_8..][at_9];
                    t_v[n_7..][n_8..][at_9] = t_v[n_7..][n_8..][at_10];
                    v[n_7..][n_8..][at_9] = v[n_7..][n_8..][at_10];
                    t_v[n_7..][n_8..][at_10] = t_t_15;
                    v[n_7..][n_8..][at_10] = t_15;
                }
            }
            {
                let n_11 = (&mut v[n_7..]).len();
                for i_10 in 0..(n_11 / 2) {
                    let at_11 = i_10;
                    let at_12 = (n_11 - 1) - i_10;
                    let t_17 = v[n_7..][at_11];
                    let t_t_17 = t_v[n_7..][at_11];
                    t_v[n_7..][at_11] = t_v[n_7..][at_12];
                    v[n_7..][at_11] = v[n_7..][at_12];
                    t_v[n_7..][at_12] = t_t_17;
                    v[n_7..][at_12] = t_17;
                }
            }
        }
        {
            let n_12 = (&mut v).len() - (end_2 - n_7);
            while (&mut v).len() > n_12 {
                if v.len() > 0 {
                    t_v.pop();
                    v.pop();
                }
            }
        }
        let mut found_2 = false;
        let mut chosen_2: f64 = ::core::default::Default::default();
        let mut t_chosen_2: f64 = 0.0;
        let mut running_2 = true;
        let length_2 = t_10.len();
        for i_12 in 0..length_2 {
            let v_2 = t_10[i_12];
            let t_v_2 = t_t_10[i_12];
            let item_2 = v_2 * v_2;
            let t_item_2 = t_v_2 * v_2 + v_2 * t_v_2;
            if true {
                t_chosen_2 = t_item_2;
                chosen_2 = item_2;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        let t_19;
        let t_t_19;
        if found_2 {
            t_t_19 = t_chosen_2;
            t_19 = chosen_2;
        } else {
            t_t_19 = 0.0;
            t_19 = 0.0;
        }
        let b = t_19;
        let t_b = t_t_19;
        let result: f64 = ((a * b) + (v.len() as f64)) + x[0];
        let t_result: f64 = (t_a * b + a * t_b) + t_x[0];
        (result, t_result)
    }
}
mod the_first_with_effects {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut n = x[0];
        let v = x.to_vec();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut running = true;
        let length = v.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length {
            passes_of_kept_2 += 1;
            let v_2 = &v[i];
            n = n * 2.0;
            let item = (*v_2) * kept_1.keep(n);
            if true {
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let f = chosen;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let item_2 = &v[i_2];
            if (*item_2) < 0.0 {
                if true {
                    chosen_2 = i_2;
                    found_2 = true;
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        let t = f * n;
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let result: f64 = t * v[chosen_2];
        let mut d_result = d_ret;
        let mut d_n: f64 = -0.0;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_chosen: f64 = -0.0;
        let mut d_f: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result * v[chosen_2];
        d_v[chosen_2] += d_result * t;
        d_f += d_t * n;
        d_n += d_t * f;
        d_chosen += d_f;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let v_1 = kept_1.take();
            let v_2 = &v[i];
            let mut d_item: f64 = -0.0;
            if true {
                let d_1 = ::core::mem::take(&mut d_chosen);
                d_item += d_1;
            }
            d_v[i] += d_item * v_1;
            d_n += d_item * (*v_2);
            let d_2 = ::core::mem::take(&mut d_n);
            d_n += d_2 * 2.0;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        d_x[0] += d_n;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = x[0];
        let mut t_n = t_x[0];
        let v = x.to_vec();
        let t_v = t_x.to_vec();
        let mut found = false;
        let mut chosen: f64 = ::core::default::Default::default();
        let mut t_chosen: f64 = 0.0;
        let mut running = true;
        let length = v.len();
        for i in 0..length {
            let v_2 = &v[i];
            let t_v_2 = &t_v[i];
            t_n = t_n * 2.0;
            n = n * 2.0;
            let item = (*v_2) * n;
            let t_item = (*t_v_2) * n + (*v_2) * t_n;
            if true {
                t_chosen = t_item;
                chosen = item;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let f = chosen;
        let t_f = t_chosen;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let item_2 = &v[i_2];
            let t_item_2 = &t_v[i_2];
            if (*item_2) < 0.0 {
                if true {
                    chosen_2 = i_2;
                    found_2 = true;
                    running_2 = false;
                }
            }
            if !running_2 {
                break;
            }
        }
        let t = f * n;
        let t_t = t_f * n + f * t_n;
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let result: f64 = t * v[chosen_2];
        let t_result: f64 = t_t * v[chosen_2] + t * t_v[chosen_2];
        (result, t_result)
    }
}
mod the_first_to_be_changed {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = v.len();
        for i in 0..length {
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let t = &mut v[at];
        (*t) = (*t) * 3.0;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = v.len().saturating_sub(1);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + 1;
            if true {
                chosen_2 = i_3;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        if found_2 {
            let at_2 = chosen_2;
            let u = &mut v[at_2];
            (*u) = kept_1.keep((*u)) * x[0];
        }
        let result: f64 = v[0] * v[1];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[0] += d_result * v[1];
        d_v[1] += d_result * v[0];
        if found_2 {
            let at_2 = chosen_2;
            let d_u = &mut d_v[at_2];
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut (*d_u));
            (*d_u) += d_1 * x[0];
            d_x[0] += d_1 * v_1;
        }
        let d_2 = ::core::mem::take(&mut d_v[at]);
        d_v[at] += d_2 * 3.0;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let mut found = false;
        let mut chosen: usize = 0usize;
        let mut running = true;
        let length = v.len();
        for i in 0..length {
            if true {
                chosen = i;
                found = true;
                running = false;
            }
            if !running {
                break;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let at = chosen;
        let t = &mut v[at];
        let t_t = &mut t_v[at];
        (*t_t) = (*t_t) * 3.0;
        (*t) = (*t) * 3.0;
        let mut found_2 = false;
        let mut chosen_2: usize = 0usize;
        let mut running_2 = true;
        let length_2 = v.len().saturating_sub(1);
        for i_2 in 0..length_2 {
            let i_3 = i_2 + 1;
            if true {
                chosen_2 = i_3;
                found_2 = true;
                running_2 = false;
            }
            if !running_2 {
                break;
            }
        }
        if found_2 {
            let at_2 = chosen_2;
            let u = &mut v[at_2];
            let t_u = &mut t_v[at_2];
            (*t_u) = (*t_u) * x[0] + (*u) * t_x[0];
            (*u) = (*u) * x[0];
        }
        let result: f64 = v[0] * v[1];
        let t_result: f64 = t_v[0] * v[1] + v[0] * t_v[1];
        (result, t_result)
    }
}
mod zipped_in_order {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        ::core::assert!(present, "called `Option::unwrap()` on a `None` value");
        let at = next_2;
        next_2 += 1;
        let item = x[at];
        let given = Some(item);
        let present_2 = next_2 < x.len();
        ::core::assert!(present_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = next_2;
        next_2 += 1;
        let item_2 = x[at_2];
        let other = Some(item_2);
        let one = ::core::clone::Clone::clone(&given);
        let other_2 = ::core::clone::Clone::clone(&other);
        let t;
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        t = Some((held, held_2));
                        shape_3.keep(&t);
                    }
                    None => {
                        t = None;
                        shape_3.keep(&t);
                    }
                }
            }
            None => {
                t = None;
                shape_3.keep(&t);
            }
        }
        let z = t;
        let other_3 = 0.0;
        let t_2;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let p = held_3.0;
                shape_1.keep(&p);
                let q = held_3.1;
                shape_2.keep(&q);
                t_2 = (p * p) * q;
            }
            None => {
                t_2 = other_3;
            }
        }
        let result: f64 = t_2;
        let mut d_result = d_ret;
        let mut d_item: f64 = -0.0;
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_item_2: f64 = -0.0;
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_one = ::rootgrad_autodiff::Differentiable::zero_like(&one);
        let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
        let mut d_t = shape_3.zero();
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_t_2: f64 = -0.0;
        d_t_2 += d_result;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_z else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let p = held_3.0;
                let q = held_3.1;
                let mut d_p = shape_1.zero();
                let mut d_q = shape_2.zero();
                let d_1 = ::core::mem::take(&mut d_t_2);
                let d_2 = d_1 * q;
                d_p += d_2 * p;
                d_p += d_2 * p;
                d_q += d_1 * (p * p);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3).1, &(d_q));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3).0, &(d_p));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_z));
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                let Some(d_held) = &mut d_one else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        let Some(d_held_2) = &mut d_other_2 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                        let Some(d_5) = &d_4 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_5).0));
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_2),
                            &((*d_5).1),
                        );
                    }
                    None => {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    }
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_other_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_given, &(d_one));
        let Some(d_8) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_item_2 += (*d_8);
        d_x[at_2] += d_item_2;
        let Some(d_9) = &d_given else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_item += (*d_9);
        d_x[at] += d_item;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut next_2 = 0usize;
        let present = next_2 < x.len();
        ::core::assert!(present, "called `Option::unwrap()` on a `None` value");
        let at = next_2;
        next_2 += 1;
        let item = x[at];
        let t_item = t_x[at];
        let t_given = Some(t_item);
        let given = Some(item);
        let present_2 = next_2 < x.len();
        ::core::assert!(present_2, "called `Option::unwrap()` on a `None` value");
        let at_2 = next_2;
        next_2 += 1;
        let item_2 = x[at_2];
        let t_item_2 = t_x[at_2];
        let t_other = Some(t_item_2);
        let other = Some(item_2);
        let one = given;
        let t_one = t_given;
        let other_2 = other;
        let t_other_2 = t_other;
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_one) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        let Some(t_held_2) = ::core::clone::Clone::clone(&t_other_2)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_t = Some((t_held, t_held_2));
                        t = Some((held, held_2));
                    }
                    None => {
                        let v_1 = None;
                        t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        t = v_1;
                    }
                }
            }
            None => {
                let v_2 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t = v_2;
            }
        }
        let z = t;
        let t_z = t_t;
        let other_3 = 0.0;
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_z) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let p = held_3.0;
                let t_p = t_held_3.0;
                let q = held_3.1;
                let t_q = t_held_3.1;
                t_t_2 = (t_p * p + p * t_p) * q + (p * p) * t_q;
                t_2 = (p * p) * q;
            }
            None => {
                t_t_2 = 0.0;
                t_2 = other_3;
            }
        }
        let result: f64 = t_2;
        let t_result: f64 = t_t_2;
        (result, t_result)
    }
}
mod zipped_before_a_change {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut v = x.to_vec();
        let given = Some(v[5]);
        v[5] = x[0];
        let other = Some(v[5]);
        let one = ::core::clone::Clone::clone(&given);
        let other_2 = ::core::clone::Clone::clone(&other);
        let t;
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        t = Some((held, held_2));
                        shape_3.keep(&t);
                    }
                    None => {
                        t = None;
                        shape_3.keep(&t);
                    }
                }
            }
            None => {
                t = None;
                shape_3.keep(&t);
            }
        }
        let z = t;
        let other_3 = 0.0;
        let t_2;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let p = held_3.0;
                shape_1.keep(&p);
                let q = held_3.1;
                shape_2.keep(&q);
                t_2 = (p * p) * q;
            }
            None => {
                t_2 = other_3;
            }
        }
        let result: f64 = t_2 + v[5];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_one = ::rootgrad_autodiff::Differentiable::zero_like(&one);
        let mut d_other_2 = ::rootgrad_autodiff::Differentiable::zero_like(&other_2);
        let mut d_t = shape_3.zero();
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_t_2 = -0.0;
        d_t_2 += d_result;
        d_v[5] += d_result;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_z else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let p = held_3.0;
                let q = held_3.1;
                let mut d_p = shape_1.zero();
                let mut d_q = shape_2.zero();
                let d_1 = ::core::mem::take(&mut d_t_2);
                let d_2 = d_1 * q;
                d_p += d_2 * p;
                d_p += d_2 * p;
                d_q += d_1 * (p * p);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3).1, &(d_q));
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3).0, &(d_p));
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_2);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_z));
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                let Some(d_held) = &mut d_one else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        let Some(d_held_2) = &mut d_other_2 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                        let Some(d_5) = &d_4 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &((*d_5).0));
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_2),
                            &((*d_5).1),
                        );
                    }
                    None => {
                        let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    }
                }
            }
            None => {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_other_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_given, &(d_one));
        let Some(d_8) = &d_other else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_v[5] += (*d_8);
        let d_9 = ::core::mem::take(&mut d_v[5]);
        d_x[0] += d_9;
        let Some(d_10) = &d_given else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_v[5] += (*d_10);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let t_given = Some(t_v[5]);
        let given = Some(v[5]);
        t_v[5] = t_x[0];
        v[5] = x[0];
        let t_other = Some(t_v[5]);
        let other = Some(v[5]);
        let one = given;
        let t_one = t_given;
        let other_2 = other;
        let t_other_2 = t_other;
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&one) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_one) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                match ::core::clone::Clone::clone(&other_2) {
                    Some(held_2) => {
                        let Some(t_held_2) = ::core::clone::Clone::clone(&t_other_2)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_t = Some((t_held, t_held_2));
                        t = Some((held, held_2));
                    }
                    None => {
                        let v_1 = None;
                        t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                        t = v_1;
                    }
                }
            }
            None => {
                let v_2 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t = v_2;
            }
        }
        let z = t;
        let t_z = t_t;
        let other_3 = 0.0;
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&z) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_z) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let p = held_3.0;
                let t_p = t_held_3.0;
                let q = held_3.1;
                let t_q = t_held_3.1;
                t_t_2 = (t_p * p + p * t_p) * q + (p * p) * t_q;
                t_2 = (p * p) * q;
            }
            None => {
                t_t_2 = 0.0;
                t_2 = other_3;
            }
        }
        let result: f64 = t_2 + v[5];
        let t_result: f64 = t_t_2 + t_v[5];
        (result, t_result)
    }
}
mod popped_beside_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut v = x.to_vec();
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut running = true;
        let length_2 = x.len();
        let mut passes_of_kept_4 = 0usize;
        for i in 0..length_2 {
            passes_of_kept_4 += 1;
            let item = &x[i];
            let present = kept_3.keep((v.len() > 0));
            let present_2 = present;
            if present_2 {
                let at = kept_2.keep((v.len() - 1));
                let popped = v[at];
                v.pop();
            }
            if present_2 {
                let n = kept_1.keep(number);
                number += 1;
                if n < length {
                    let a = item;
                    let b = &x[..2][n];
                    sum_2 += (*a) * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_4.keep(passes_of_kept_4);
        let s: f64 = sum_2;
        let result: f64 = (s * v[0]) * (v.len() as f64);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let d_1 = d_result * (v.len() as f64);
        d_s += d_1 * v[0];
        d_v[0] += d_1 * s;
        d_sum_2 += d_s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length_2)
            .take(kept_4.take())
            .rev()
        {
            let present = kept_3.take();
            let item = &x[i];
            let present_2 = present;
            if present_2 {
                let n = kept_1.take();
                if n < length {
                    let a = item;
                    let b = &x[..2][n];
                    let d_2 = d_sum_2;
                    d_x[i] += d_2 * (*b);
                    d_x[..2][n] += d_2 * (*a);
                }
            }
            if present_2 {
                let at = kept_2.take();
                let mut d_popped: f64 = -0.0;
                ::rootgrad_autodiff::rt::unpopped(&mut d_v);
                d_v[at] += d_popped;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        let length = x[..2].len();
        let mut number = 0usize;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let mut running = true;
        let length_2 = x.len();
        for i in 0..length_2 {
            let item = &x[i];
            let t_item = &t_x[i];
            let present = v.len() > 0;
            let present_2 = present;
            if present_2 {
                let at = v.len() - 1;
                let popped = v[at];
                let t_popped = t_v[at];
                t_v.pop();
                v.pop();
            }
            if present_2 {
                let n = number;
                number += 1;
                if n < length {
                    let a = item;
                    let t_a = t_item;
                    let b = &x[..2][n];
                    let t_b = &t_x[..2][n];
                    t_sum_2 += (*t_a) * (*b) + (*a) * (*t_b);
                    sum_2 += (*a) * (*b);
                } else {
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let result: f64 = (s * v[0]) * (v.len() as f64);
        let t_result: f64 = (t_s * v[0] + s * t_v[0]) * (v.len() as f64);
        (result, t_result)
    }
}
mod replaced_by_name {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_unwrap, fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a: Option<f64> = None;
        let mut old_2 = Some(x[0]);
        ::core::mem::swap(&mut a, &mut old_2);
        let old = ::core::clone::Clone::clone(&old_2);
        let mut b = Some((x[0] * x[1]));
        let mut old_3 = Some(x[2]);
        ::core::mem::swap(&mut b, &mut old_3);
        let c = ::core::clone::Clone::clone(&old_3);
        let argument = x[3];
        let value = ::core::clone::Clone::clone(&old).unwrap_or(argument);
        kept_2.keep_owned(&a);
        let value_2 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&a))
            .unwrap();
        kept_1.keep_owned(&b);
        let value_3 = ::rootgrad_autodiff::rt::held(::core::clone::Clone::clone(&b))
            .unwrap();
        let value_4 = ::core::clone::Clone::clone(&c).unwrap();
        let result: f64 = (value * value_2) + (value_3 * value_4);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_old_2 = ::rootgrad_autodiff::Differentiable::zero_like(&old_2);
        let mut d_old = ::rootgrad_autodiff::Differentiable::zero_like(&old);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_old_3 = ::rootgrad_autodiff::Differentiable::zero_like(&old_3);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_value_3 += d_result * value_4;
        d_value_4 += d_result * value_3;
        (c).__vjp_unwrap(::core::option::Option::Some(&mut d_c), d_value_4);
        let v_1 = kept_1.take();
        (v_1).__vjp_unwrap(::core::option::Option::Some(&mut d_b), d_value_3);
        let v_2 = kept_2.take();
        (v_2).__vjp_unwrap(::core::option::Option::Some(&mut d_a), d_value_2);
        (old)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_old),
                argument,
                &mut d_argument,
                d_value,
            );
        d_x[3] += d_argument;
        ::rootgrad_autodiff::rt::accumulate(&mut d_old_3, &(d_c));
        ::core::mem::swap(&mut d_b, &mut d_old_3);
        let Some(d_1) = &d_old_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[2] += (*d_1);
        let Some(d_2) = &d_b else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_2) * x[1];
        d_x[1] += (*d_2) * x[0];
        ::rootgrad_autodiff::rt::accumulate(&mut d_old_2, &(d_old));
        ::core::mem::swap(&mut d_a, &mut d_old_2);
        let Some(d_3) = &d_old_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_3);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_unwrap, fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a: Option<f64> = None;
        let mut t_a: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut t_old_2 = Some(t_x[0]);
        let mut old_2 = Some(x[0]);
        ::core::mem::swap(&mut t_a, &mut t_old_2);
        ::core::mem::swap(&mut a, &mut old_2);
        let old = old_2;
        let t_old = t_old_2;
        let mut t_b = Some(t_x[0] * x[1] + x[0] * t_x[1]);
        let mut b = Some((x[0] * x[1]));
        let mut t_old_3 = Some(t_x[2]);
        let mut old_3 = Some(x[2]);
        ::core::mem::swap(&mut t_b, &mut t_old_3);
        ::core::mem::swap(&mut b, &mut old_3);
        let c = old_3;
        let t_c = t_old_3;
        let argument = x[3];
        let t_argument = t_x[3];
        let (v_1, t_value) = (old).__jvp_unwrap_or(&t_old, argument, t_argument);
        let value = v_1;
        let (v_2, t_value_2) = (a).__jvp_unwrap(&mut t_a);
        let value_2 = v_2;
        let (v_3, t_value_3) = (b).__jvp_unwrap(&mut t_b);
        let value_3 = v_3;
        let (v_4, t_value_4) = (c).__jvp_unwrap(&t_c);
        let value_4 = v_4;
        let result: f64 = (value * value_2) + (value_3 * value_4);
        let t_result: f64 = (t_value * value_2 + value * t_value_2)
            + (t_value_3 * value_4 + value_3 * t_value_4);
        (result, t_result)
    }
}
