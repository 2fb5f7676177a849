// Written by the golden test; do not edit.
mod breaks_and_returns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut s = x[0];
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_4 = 0usize;
        while running {
            passes_of_kept_4 += 1;
            s = s * 1.1;
            if kept_3.keep((s > 1.0)) {
                result = kept_1.keep(s) * x[1];
                running = false;
            } else {
                if kept_2.keep((s < 0.0)) {
                    result = s;
                    running = false;
                    jumped = true;
                }
            }
        }
        kept_4.keep(passes_of_kept_4);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        for _ in 0..kept_4.take() {
            let v_3 = kept_3.take();
            if v_3 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1 * x[1];
                d_x[1] += d_1 * v_1;
            } else {
                let v_2 = kept_2.take();
                if v_2 {
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_s += d_2;
                }
            }
            let d_3 = ::core::mem::take(&mut d_s);
            d_s += d_3 * 1.1;
        }
        d_x[0] += d_s;
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
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut running = true;
        let mut jumped = false;
        while running {
            t_s = t_s * 1.1;
            s = s * 1.1;
            if s > 1.0 {
                t_result = t_s * x[1] + s * t_x[1];
                result = s * x[1];
                running = false;
            } else {
                if s < 0.0 {
                    t_result = t_s;
                    result = s;
                    running = false;
                    jumped = true;
                }
            }
        }
        (result, t_result)
    }
}
mod block {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let s = x[0];
        let mut running = true;
        let mut jumped = false;
        let mut passes_of_kept_1 = 0usize;
        while running {
            passes_of_kept_1 += 1;
            if s > 0.5 {
                result = s * x[1];
                running = false;
            } else {
                if s < 0.0 {
                    result = s;
                    running = false;
                    jumped = true;
                } else {
                    result = s * x[2];
                    running = false;
                }
            }
        }
        kept_1.keep(passes_of_kept_1);
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        for _ in 0..kept_1.take() {
            if s > 0.5 {
                let d_1 = ::core::mem::take(&mut d_result);
                d_s += d_1 * x[1];
                d_x[1] += d_1 * s;
            } else {
                if s < 0.0 {
                    let d_2 = ::core::mem::take(&mut d_result);
                    d_s += d_2;
                } else {
                    let d_3 = ::core::mem::take(&mut d_result);
                    d_s += d_3 * x[2];
                    d_x[2] += d_3 * s;
                }
            }
        }
        d_x[0] += d_s;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let s = x[0];
        let t_s = t_x[0];
        let mut running = true;
        let mut jumped = false;
        while running {
            if s > 0.5 {
                t_result = t_s * x[1] + s * t_x[1];
                result = s * x[1];
                running = false;
            } else {
                if s < 0.0 {
                    t_result = t_s;
                    result = s;
                    running = false;
                    jumped = true;
                } else {
                    t_result = t_s * x[2] + s * t_x[2];
                    result = s * x[2];
                    running = false;
                }
            }
        }
        (result, t_result)
    }
}
mod tries {
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
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: Option<f64>) -> Option<f64> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut i = 0;
            let mut s = 0.5;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                let at = kept_2.keep(i);
                let present = at < x.len();
                if present {
                    let tried_2 = &x[at];
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let v = tried;
                    s += (*v) * (*v);
                    if kept_1.keep((i == 4)) {
                        shape_1.keep(&result);
                        result = Some(s);
                        running = false;
                    } else {
                        i += 1;
                    }
                } else {
                    shape_2.keep(&result);
                    result = None;
                    running = false;
                    jumped = true;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            for _ in 0..kept_3.take() {
                let at = kept_2.take();
                let present = at < x.len();
                if present {
                    let v_1 = kept_1.take();
                    let tried_2 = &x[at];
                    let chosen_2 = tried_2;
                    let tried = chosen_2;
                    let v = tried;
                    let d_v = &mut d_x[at];
                    if v_1 {
                        let d_1 = shape_1.replace(&mut d_result);
                        let Some(d_2) = &d_1 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_s += (*d_2);
                    }
                    let d_3 = d_s;
                    (*d_v) += d_3 * (*v);
                    (*d_v) += d_3 * (*v);
                } else {
                    let _ = shape_2.replace(&mut d_result);
                }
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`f`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<f64>, Option<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut i = 0;
            let mut s = 0.5;
            let mut t_s = 0.0;
            let mut running = true;
            let mut jumped = false;
            while running {
                let at = i;
                let present = at < x.len();
                if present {
                    let tried_2 = &x[at];
                    let t_tried_2 = &t_x[at];
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let v = tried;
                    let t_v = t_tried;
                    t_s += (*t_v) * (*v) + (*v) * (*t_v);
                    s += (*v) * (*v);
                    if i == 4 {
                        t_result = Some(t_s);
                        result = Some(s);
                        running = false;
                    } else {
                        i += 1;
                    }
                } else {
                    let v_1 = None;
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    result = v_1;
                    running = false;
                    jumped = true;
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
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<f64>, Option<f64>) {
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
            d_ret: (Option<f64>, Option<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Option<f64> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Option<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut i = 0;
            let mut s = 0.5;
            let mut t_s = 0.0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                let at = kept_2.keep(i);
                let present = at < x.len();
                if present {
                    let tried_2 = &x[at];
                    let t_tried_2 = &t_x[at];
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let v = tried;
                    let t_v = t_tried;
                    t_s += ((*t_v) * (*v)) + ((*v) * (*t_v));
                    s += (*v) * (*v);
                    if kept_1.keep((i == 4)) {
                        shape_2.keep(&t_result);
                        t_result = Some(t_s);
                        shape_1.keep(&result);
                        result = Some(s);
                        running = false;
                    } else {
                        i += 1;
                    }
                } else {
                    let v_1 = None;
                    shape_4.keep(&t_result);
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    shape_3.keep(&result);
                    result = v_1;
                    running = false;
                    jumped = true;
                }
            }
            kept_3.keep(passes_of_kept_3);
            let result_2: (Option<f64>, Option<f64>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            for _ in 0..kept_3.take() {
                let at = kept_2.take();
                let present = at < x.len();
                if present {
                    let v_2 = kept_1.take();
                    let tried_2 = &x[at];
                    let t_tried_2 = &t_x[at];
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let v = tried;
                    let t_v = t_tried;
                    let d_v = &mut d_x[at];
                    let d_t_v = &mut d_t_x[at];
                    if v_2 {
                        let d_1 = shape_1.replace(&mut d_result);
                        let Some(d_2) = &d_1 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_s += (*d_2);
                        let d_3 = shape_2.replace(&mut d_t_result);
                        let Some(d_4) = &d_3 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_t_s += (*d_4);
                    }
                    let d_5 = d_s;
                    (*d_v) += d_5 * (*v);
                    (*d_v) += d_5 * (*v);
                    let d_6 = d_t_s;
                    (*d_t_v) += d_6 * (*v);
                    (*d_v) += d_6 * (*t_v);
                    (*d_v) += d_6 * (*t_v);
                    (*d_t_v) += d_6 * (*v);
                } else {
                    let _ = shape_3.replace(&mut d_result);
                    let _ = shape_4.replace(&mut d_t_result);
                }
            }
            kept_1.finish();
            kept_2.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Option<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Option<f64>, Option<f64>)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<f64>>,
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
        ::rootgrad_autodiff::callees!(f as rule_of_f; fn __vjp_unwrap_or);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_f::__of(f)(x);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap_or(0.0);
        let value_3 = rule_of_f::__of(f)(&x[..3]);
        let argument = x[2];
        let value_4 = ::core::clone::Clone::clone(&value_3).unwrap_or(argument);
        let result: f64 = (value_2 * x[1]) + value_4;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_argument: f64 = -0.0;
        let mut d_value_4: f64 = -0.0;
        d_value_2 += d_result * x[1];
        d_x[1] += d_result * value_2;
        d_value_4 += d_result;
        (value_3)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_3),
                argument,
                &mut d_argument,
                d_value_4,
            );
        d_x[2] += d_argument;
        rule_of_f::__vjp(&x[..3], &mut d_x[..3], d_value_3);
        (value)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_2,
            );
        rule_of_f::__vjp(x, &mut (*d_x), d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(f as rule_of_f; fn __jvp_unwrap_or);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_f::__jvp(f, x, t_x);
        let value = v_1;
        let (v_2, t_value_2) = (value)
            .__jvp_unwrap_or(&t_value, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_f::__jvp(f, &x[..3], &t_x[..3]);
        let value_3 = v_3;
        let argument = x[2];
        let t_argument = t_x[2];
        let (v_4, t_value_4) = (value_3)
            .__jvp_unwrap_or(&t_value_3, argument, t_argument);
        let value_4 = v_4;
        let result: f64 = (value_2 * x[1]) + value_4;
        let t_result: f64 = (t_value_2 * x[1] + value_2 * t_x[1]) + t_value_4;
        (result, t_result)
    }
}
mod labelled {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut s = x[0];
        if x[1] > 0.0 {
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_7 = 0usize;
            while running {
                passes_of_kept_7 += 1;
                let mut running_2 = true;
                let mut jumped_2 = false;
                let length = x.len();
                let mut passes_of_kept_6 = 0usize;
                for i in 0..length {
                    passes_of_kept_6 += 1;
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                    let v = &x[i];
                    s = kept_4.keep(s) * (1.1 + ((*v) * 0.1));
                    if kept_3.keep((s > 2.0)) {
                        result = kept_1.keep(s) * x[1];
                        running_2 = false;
                        jumped_2 = true;
                        running = false;
                    } else {
                        if kept_2.keep((s < 0.0)) {
                            result = s;
                            running = false;
                            jumped = true;
                            running_2 = false;
                            jumped_2 = true;
                        }
                    }
                    pass_1.push((kept_3.take(), kept_4.take()));
                    if !running_2 {
                        break;
                    }
                }
                kept_6.keep(passes_of_kept_6);
                if !jumped_2 {}
            }
            kept_7.keep(passes_of_kept_7);
        } else {
            result = s;
        }
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        if x[1] > 0.0 {
            for _ in 0..kept_7.take() {
                let v_5 = kept_6.take();
                let length = x.len();
                for i in ::rootgrad_autodiff::rt::Steps::from(0..length).take(v_5).rev()
                {
                    let (v_3, v_4) = pass_1.take();
                    let v = &x[i];
                    if v_3 {
                        let v_1 = kept_1.take();
                        let d_1 = ::core::mem::take(&mut d_result);
                        d_s += d_1 * x[1];
                        d_x[1] += d_1 * v_1;
                    } else {
                        let v_2 = kept_2.take();
                        if v_2 {
                            let d_2 = ::core::mem::take(&mut d_result);
                            d_s += d_2;
                        }
                    }
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * (1.1 + ((*v) * 0.1));
                    let d_4 = d_3 * v_4;
                    d_x[i] += d_4 * 0.1;
                }
            }
        } else {
            let d_5 = ::core::mem::take(&mut d_result);
            d_s += d_5;
        }
        d_x[0] += d_s;
        kept_1.finish();
        kept_2.finish();
        pass_1.finish();
        kept_6.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut s = x[0];
        let mut t_s = t_x[0];
        if x[1] > 0.0 {
            let mut running = true;
            let mut jumped = false;
            while running {
                let mut running_2 = true;
                let mut jumped_2 = false;
                let length = x.len();
                for i in 0..length {
                    let v = &x[i];
                    let t_v = &t_x[i];
                    t_s = t_s * (1.1 + ((*v) * 0.1)) + s * ((*t_v) * 0.1);
                    s = s * (1.1 + ((*v) * 0.1));
                    if s > 2.0 {
                        t_result = t_s * x[1] + s * t_x[1];
                        result = s * x[1];
                        running_2 = false;
                        jumped_2 = true;
                        running = false;
                    } else {
                        if s < 0.0 {
                            t_result = t_s;
                            result = s;
                            running = false;
                            jumped = true;
                            running_2 = false;
                            jumped_2 = true;
                        }
                    }
                    if !running_2 {
                        break;
                    }
                }
                if !jumped_2 {}
            }
        } else {
            t_result = t_s;
            result = s;
        }
        (result, t_result)
    }
}
mod of_closure {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let mut sum_2: f64 = -0.0;
        let length = x.len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let v = &x[i];
            let mut value = ::core::default::Default::default();
            let mut q = *v;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_5 = 0usize;
            while running {
                passes_of_kept_5 += 1;
                q = q * 1.2;
                if kept_4.keep((q > 1.0)) {
                    value = kept_1.keep(q) * (*v);
                    running = false;
                } else {
                    if kept_3.keep((q < 0.0)) {
                        value = q * kept_2.keep(q);
                        running = false;
                        jumped = true;
                    }
                }
            }
            kept_5.keep(passes_of_kept_5);
            sum_2 += value;
            let v = &x[i];
            let mut d_value: f64 = -0.0;
            let mut d_q: f64 = -0.0;
            let d_v = &mut d_x[i];
            let d_1 = d_sum_2;
            d_value += d_1;
            for _ in 0..kept_5.take() {
                let v_4 = kept_4.take();
                if v_4 {
                    let v_1 = kept_1.take();
                    let d_2 = ::core::mem::take(&mut d_value);
                    d_q += d_2 * (*v);
                    (*d_v) += d_2 * v_1;
                } else {
                    let v_3 = kept_3.take();
                    if v_3 {
                        let v_2 = kept_2.take();
                        let d_3 = ::core::mem::take(&mut d_value);
                        d_q += d_3 * v_2;
                        d_q += d_3 * v_2;
                    }
                }
                let d_4 = ::core::mem::take(&mut d_q);
                d_q += d_4 * 1.2;
            }
            (*d_v) += d_q;
        }
        let result: f64 = sum_2;
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
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let mut value = ::core::default::Default::default();
            let mut t_value = 0.0;
            let mut q = *v;
            let mut t_q = *t_v;
            let mut running = true;
            let mut jumped = false;
            while running {
                t_q = t_q * 1.2;
                q = q * 1.2;
                if q > 1.0 {
                    t_value = t_q * (*v) + q * (*t_v);
                    value = q * (*v);
                    running = false;
                } else {
                    if q < 0.0 {
                        t_value = t_q * q + q * t_q;
                        value = q * q;
                        running = false;
                        jumped = true;
                    }
                }
            }
            t_sum_2 += t_value;
            sum_2 += value;
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod of_arm {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut result: f64 = ::core::default::Default::default();
        let mut s = x[0];
        let mut i = 0;
        match kept_5.keep(i) {
            0 => {
                let mut running = true;
                let mut jumped = false;
                let mut passes_of_kept_4 = 0usize;
                while running {
                    passes_of_kept_4 += 1;
                    i += 1;
                    s = (s * 1.1) + x[i];
                    if kept_3.keep((s > 3.0)) {
                        result = kept_1.keep(s).sin();
                        running = false;
                    } else {
                        if i == 5 {
                            result = kept_2.keep(s) * x[0];
                            running = false;
                            jumped = true;
                        }
                    }
                }
                kept_4.keep(passes_of_kept_4);
            }
            _ => {
                result = s;
            }
        }
        let mut d_result = d_ret;
        let mut i = i;
        let mut d_s: f64 = -0.0;
        let v_5 = kept_5.take();
        match v_5 {
            0 => {
                for _ in 0..kept_4.take() {
                    let v_3 = kept_3.take();
                    if v_3 {
                        let v_1 = kept_1.take();
                        let d_1 = ::core::mem::take(&mut d_result);
                        d_s += d_1 * ::rootgrad_autodiff::rules::sin(v_1);
                    } else {
                        if i == 5 {
                            let v_2 = kept_2.take();
                            let d_2 = ::core::mem::take(&mut d_result);
                            d_s += d_2 * x[0];
                            d_x[0] += d_2 * v_2;
                        }
                    }
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s += d_3 * 1.1;
                    d_x[i] += d_3;
                    i -= 1;
                }
            }
            _ => {
                let d_4 = ::core::mem::take(&mut d_result);
                d_s += d_4;
            }
        }
        d_x[0] += d_s;
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
        let mut result: f64 = ::core::default::Default::default();
        let mut t_result: f64 = 0.0;
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut i = 0;
        match i {
            0 => {
                let mut running = true;
                let mut jumped = false;
                while running {
                    i += 1;
                    t_s = (t_s * 1.1) + t_x[i];
                    s = (s * 1.1) + x[i];
                    if s > 3.0 {
                        t_result = ::rootgrad_autodiff::rules::sin(s) * t_s;
                        result = s.sin();
                        running = false;
                    } else {
                        if i == 5 {
                            t_result = t_s * x[0] + s * t_x[0];
                            result = s * x[0];
                            running = false;
                            jumped = true;
                        }
                    }
                }
            }
            _ => {
                t_result = t_s;
                result = s;
            }
        }
        (result, t_result)
    }
}
mod results {
    ///The derivative of [`find`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum find {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl find {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &find)
        }
        /// The reverse derivative of [`find`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            t: f64,
            d_ret: Result<f64, usize>,
        ) -> (Result<f64, usize>, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Result<f64, usize> = ::rootgrad_autodiff::rt::any_value();
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_3 = 0usize;
            while running {
                passes_of_kept_3 += 1;
                if kept_2.keep((i >= x.len())) {
                    shape_1.keep(&result);
                    result = Err(i);
                    running = false;
                    jumped = true;
                } else {
                    let v = kept_1.keep(x[i]);
                    if v > t {
                        shape_2.keep(&result);
                        result = Ok((v * v));
                        running = false;
                    } else {
                        i += 1;
                    }
                }
            }
            kept_3.keep(passes_of_kept_3);
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut i = i;
            for _ in 0..kept_3.take() {
                let v_1 = kept_2.take();
                if v_1 {
                    let _ = shape_1.replace(&mut d_result);
                } else {
                    let v = kept_1.take();
                    let mut d_v: f64 = -0.0;
                    if v > t {
                        let d_2 = shape_2.replace(&mut d_result);
                        let Ok(d_3) = &d_2 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_v += (*d_3) * v;
                        d_v += (*d_3) * v;
                    } else {
                        i -= 1;
                    }
                    d_x[i] += d_v;
                }
            }
            kept_1.finish();
            kept_2.finish();
            (result, d_t)
        }
        /// The forward derivative of [`find`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
            t: f64,
            t_t: f64,
        ) -> (Result<f64, usize>, Result<f64, usize>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut result: Result<f64, usize> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, usize> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            while running {
                if i >= x.len() {
                    let v_1 = Err(i);
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    result = v_1;
                    running = false;
                    jumped = true;
                } else {
                    let v = x[i];
                    let t_v = t_x[i];
                    if v > t {
                        t_result = Ok(t_v * v + v * t_v);
                        result = Ok((v * v));
                        running = false;
                    } else {
                        i += 1;
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
            called: impl ::core::ops::Fn(&[f64], f64) -> Result<f64, usize> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<f64, usize>, Result<f64, usize>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
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
            t: f64,
            t_t: f64,
            d_ret: (Result<f64, usize>, Result<f64, usize>),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut result: Result<f64, usize> = ::rootgrad_autodiff::rt::any_value();
            let mut t_result: Result<f64, usize> = ::rootgrad_autodiff::Differentiable::zero_like(
                &result,
            );
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_5 = 0usize;
            while running {
                passes_of_kept_5 += 1;
                if kept_4.keep((i >= x.len())) {
                    let v_1 = Err(i);
                    shape_2.keep(&t_result);
                    t_result = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    shape_1.keep(&result);
                    result = v_1;
                    running = false;
                    jumped = true;
                } else {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let v = kept_2.keep(x[i]);
                    let t_v = kept_1.keep(t_x[i]);
                    if v > t {
                        shape_4.keep(&t_result);
                        t_result = Ok(((t_v * v) + (v * t_v)));
                        shape_3.keep(&result);
                        result = Ok((v * v));
                        running = false;
                    } else {
                        i += 1;
                    }
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
            }
            kept_5.keep(passes_of_kept_5);
            let result_2: (Result<f64, usize>, Result<f64, usize>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut i = i;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            for _ in 0..kept_5.take() {
                let v_2 = kept_4.take();
                if v_2 {
                    let _ = shape_1.replace(&mut d_result);
                    let _ = shape_2.replace(&mut d_t_result);
                } else {
                    let (t_v, v) = pass_1.take();
                    let mut d_v: f64 = -0.0;
                    let mut d_t_v: f64 = -0.0;
                    if v > t {
                        let d_3 = shape_3.replace(&mut d_result);
                        let Ok(d_4) = &d_3 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_v += (*d_4) * v;
                        d_v += (*d_4) * v;
                        let d_5 = shape_4.replace(&mut d_t_result);
                        let Ok(d_6) = &d_5 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        d_t_v += (*d_6) * v;
                        d_v += (*d_6) * t_v;
                        d_v += (*d_6) * t_v;
                        d_t_v += (*d_6) * v;
                    } else {
                        i -= 1;
                    }
                    d_t_x[i] += d_t_v;
                    d_x[i] += d_v;
                }
            }
            pass_1.finish();
            kept_4.finish();
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> Result<f64, usize> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, usize>, Result<f64, usize>),
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (g2, g3) = Self::pushforward_pullback(
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
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, usize>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(find as rule_of_find);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let t;
        let value = rule_of_find::__of(find)(x, 1.0);
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                t = v;
            }
            Err(_) => {
                t = 0.0;
            }
        }
        let a = t;
        let t_2;
        let value_2 = rule_of_find::__of(find)(x, 9.0);
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                t_2 = v_2;
            }
            Err(k) => {
                t_2 = x[::rootgrad_autodiff::rt::discrete(k - 1)];
            }
        }
        let b = t_2;
        let result: f64 = a * b;
        let mut d_result = d_ret;
        let mut d_t = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_a = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_b: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_t_2 += d_b;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                let Ok(d_v_2) = &mut d_value_2 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_2);
                (*d_v_2) += d_1;
            }
            Err(k) => {
                let d_2 = ::core::mem::take(&mut d_t_2);
                d_x[k - 1] += d_2;
            }
        }
        rule_of_find::__vjp(
            x,
            &mut (*d_x),
            9.0,
            ::rootgrad_autodiff::rt::Inactive,
            d_value_2,
        );
        d_t += d_a;
        match ::core::clone::Clone::clone(&value) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::core::mem::take(&mut d_t);
                (*d_v) += d_3;
            }
            Err(_) => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        rule_of_find::__vjp(
            x,
            &mut (*d_x),
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(find as rule_of_find);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t;
        let t_t;
        let (v_1, t_value) = rule_of_find::__jvp(
            find,
            x,
            t_x,
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
        );
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
                t_t = 0.0;
                t = 0.0;
            }
        }
        let a = t;
        let t_a = t_t;
        let t_2;
        let t_t_2;
        let (v_3, t_value_2) = rule_of_find::__jvp(
            find,
            x,
            t_x,
            9.0,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_2 = v_3;
        match ::core::clone::Clone::clone(&value_2) {
            Ok(v_2) => {
                let Ok(t_v_2) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = t_v_2;
                t_2 = v_2;
            }
            Err(k) => {
                let Err(t_k) = ::core::clone::Clone::clone(&t_value_2) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = t_x[::rootgrad_autodiff::rt::discrete(k - 1)];
                t_2 = x[::rootgrad_autodiff::rt::discrete(k - 1)];
            }
        }
        let b = t_2;
        let t_b = t_t_2;
        let result: f64 = a * b;
        let t_result: f64 = t_a * b + a * t_b;
        (result, t_result)
    }
}
mod returns_nothing {
    ///The derivative of [`bump`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bump {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bump {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bump)
        }
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            t_a[0] = t_a[0] * a[1] + a[0] * t_a[1];
            a[0] = a[0] * a[1];
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
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            t_a[0] = (kept_4.keep(t_a[0]) * kept_3.keep(a[1]))
                + (kept_6.keep(a[0]) * kept_5.keep(t_a[1]));
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_2 = ::core::mem::take(&mut d_t_a[0]);
            d_t_a[0] += d_2 * v_3;
            d_a[1] += d_2 * v_4;
            d_a[0] += d_2 * v_5;
            d_t_a[1] += d_2 * v_6;
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
        fn pullback(a: &mut [f64], d_a: &mut [f64]) {
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_3 = 0usize;
            for i in 0..3 {
                passes_of_kept_3 += 1;
                a[i] = a[i] * 1.5;
                if kept_2.keep((a[i] > 1.0)) {
                    kept_1.keep_when(rule_of_bump::__BEFORE, a);
                    rule_of_bump::__of(bump)(a);
                    kept_1.keep_when(!rule_of_bump::__BEFORE, a);
                    running = false;
                    jumped = true;
                }
                if !running {
                    break;
                }
            }
            kept_3.keep(passes_of_kept_3);
            if !jumped {}
            for i in ::rootgrad_autodiff::rt::Steps::from(0..3).take(kept_3.take()).rev()
            {
                let v_2 = kept_2.take();
                if v_2 {
                    let v_1 = kept_1.take();
                    rule_of_bump::__vjp(
                        &v_1,
                        &mut (*d_a),
                        ::rootgrad_autodiff::rt::Unused,
                    );
                }
                let d_1 = ::core::mem::take(&mut d_a[i]);
                d_a[i] += d_1 * 1.5;
            }
            kept_1.finish();
            kept_2.finish();
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) {
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            let mut running = true;
            let mut jumped = false;
            for i in 0..3 {
                t_a[i] = t_a[i] * 1.5;
                a[i] = a[i] * 1.5;
                if a[i] > 1.0 {
                    rule_of_bump::__jvp(bump, &mut *a, &mut *t_a);
                    running = false;
                    jumped = true;
                }
                if !running {
                    break;
                }
            }
            if !jumped {}
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
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut running = true;
            let mut jumped = false;
            let mut running_2 = true;
            let mut passes_of_kept_4 = 0usize;
            for i in 0..3 {
                passes_of_kept_4 += 1;
                t_a[i] = t_a[i] * 1.5;
                a[i] = a[i] * 1.5;
                if kept_3.keep((a[i] > 1.0)) {
                    kept_1.keep_owned(&(*a));
                    kept_2.keep_owned(&(*t_a));
                    rule_of_bump::__jvp(rule_of_bump, &mut (*a), &mut (*t_a));
                    running = false;
                    jumped = true;
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_4.keep(passes_of_kept_4);
            if !jumped {}
            for i in ::rootgrad_autodiff::rt::Steps::from(0..3).take(kept_4.take()).rev()
            {
                let v_3 = kept_3.take();
                if v_3 {
                    let v_1 = kept_1.take();
                    let v_2 = kept_2.take();
                    rule_of_bump::__jvp_vjp(
                        rule_of_bump,
                        ::rootgrad_autodiff::rt::Inactive,
                        &v_1,
                        &mut (*d_a),
                        &v_2,
                        &mut (*d_t_a),
                        ::rootgrad_autodiff::rt::Unused,
                    );
                }
                let d_1 = ::core::mem::take(&mut d_a[i]);
                d_a[i] += d_1 * 1.5;
                let d_2 = ::core::mem::take(&mut d_t_a[i]);
                d_t_a[i] += d_2 * 1.5;
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
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
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x.to_vec();
        kept_1.keep_when(rule_of_g::__BEFORE, &a);
        rule_of_g::__of(g)(&mut a);
        let result: f64 = a[0] * a[1];
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        d_a[0] += d_result * a[1];
        d_a[1] += d_result * a[0];
        let v_1 = kept_1.take_when(rule_of_g::__BEFORE);
        rule_of_g::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &a),
            &mut d_a,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        rule_of_g::__jvp(g, &mut a, &mut t_a);
        let result: f64 = a[0] * a[1];
        let t_result: f64 = t_a[0] * a[1] + a[0] * t_a[1];
        (result, t_result)
    }
}
mod breaks_with_assignment {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x[0];
        let a = x.to_vec();
        let mut running = true;
        let mut passes_of_kept_3 = 0usize;
        while running {
            passes_of_kept_3 += 1;
            s = s * 1.3;
            if kept_2.keep((s > 1.0)) {
                s = kept_1.keep(s) * a[1];
                running = false;
            }
        }
        kept_3.keep(passes_of_kept_3);
        let result: f64 = s * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        d_s += d_result * s;
        d_s += d_result * s;
        for _ in 0..kept_3.take() {
            let v_2 = kept_2.take();
            if v_2 {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * a[1];
                d_a[1] += d_1 * v_1;
            }
            let d_2 = ::core::mem::take(&mut d_s);
            d_s += d_2 * 1.3;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        d_x[0] += d_s;
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let a = x.to_vec();
        let t_a = t_x.to_vec();
        let mut running = true;
        while running {
            t_s = t_s * 1.3;
            s = s * 1.3;
            if s > 1.0 {
                t_s = t_s * a[1] + s * t_a[1];
                s = s * a[1];
                running = false;
            }
        }
        let result: f64 = s * s;
        let t_result: f64 = t_s * s + s * t_s;
        (result, t_result)
    }
}
mod breaks_with_methods {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let like_at = ::rootgrad_autodiff::rt::Like::new();
        let like_at_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0];
        let mut a = x.to_vec();
        let mut running = true;
        let mut passes_of_kept_4 = 0usize;
        while running {
            passes_of_kept_4 += 1;
            s = s * 1.3;
            if kept_3.keep((s > 1.0)) {
                let at = 0;
                like_at.of(&at);
                let at_2 = 2;
                like_at_2.of(&at_2);
                let t = a[at];
                a[at] = a[at_2];
                a[at_2] = t;
                running = false;
            }
        }
        kept_4.keep(passes_of_kept_4);
        let mut i = 0;
        let mut running_2 = true;
        let mut passes_of_kept_2 = 0usize;
        while running_2 {
            passes_of_kept_2 += 1;
            i += 1;
            s = s * 1.1;
            if kept_1.keep(((i > 3) || (s > 3.0))) {
                a.push(s);
                running_2 = false;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let result: f64 = ((s * s) * a[0]) * a[(a.len() - 1)];
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let d_1 = d_result * a[(a.len() - 1)];
        let d_2 = d_1 * a[0];
        d_s += d_2 * s;
        d_s += d_2 * s;
        d_a[0] += d_1 * (s * s);
        d_a[a.len() - 1] += d_result * ((s * s) * a[0]);
        for _ in 0..kept_2.take() {
            let v_1 = kept_1.take();
            if v_1 {
                let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_a);
                d_s += d_3;
            }
            let d_4 = ::core::mem::take(&mut d_s);
            d_s += d_4 * 1.1;
        }
        for _ in 0..kept_4.take() {
            let v_3 = kept_3.take();
            if v_3 {
                let at = 0;
                like_at.of(&at);
                let at_2 = 2;
                like_at_2.of(&at_2);
                let mut d_t: f64 = -0.0;
                let d_5 = ::core::mem::take(&mut d_a[at_2]);
                d_t += d_5;
                let d_6 = ::core::mem::take(&mut d_a[at]);
                d_a[at_2] += d_6;
                d_a[at] += d_t;
            }
            let d_7 = ::core::mem::take(&mut d_s);
            d_s += d_7 * 1.3;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        d_x[0] += d_s;
        kept_1.finish();
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let mut running = true;
        while running {
            t_s = t_s * 1.3;
            s = s * 1.3;
            if s > 1.0 {
                let at = 0;
                let at_2 = 2;
                let t = a[at];
                let t_t = t_a[at];
                t_a[at] = t_a[at_2];
                a[at] = a[at_2];
                t_a[at_2] = t_t;
                a[at_2] = t;
                running = false;
            }
        }
        let mut i = 0;
        let mut running_2 = true;
        while running_2 {
            i += 1;
            t_s = t_s * 1.1;
            s = s * 1.1;
            if (i > 3) || (s > 3.0) {
                t_a.push(t_s);
                a.push(s);
                running_2 = false;
            }
        }
        let result: f64 = ((s * s) * a[0]) * a[(a.len() - 1)];
        let t_result: f64 = ((t_s * s + s * t_s) * a[0] + (s * s) * t_a[0])
            * a[(a.len() - 1)] + ((s * s) * a[0]) * t_a[a.len() - 1];
        (result, t_result)
    }
}
mod several {
    ///The derivative of [`bump`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bump {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bump {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bump)
        }
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64], d_ret: Vec<f64>) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: Vec<f64> = a.to_vec();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_a)[..], &d_result[..]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            result
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            t_a[0] = t_a[0] * a[1] + a[0] * t_a[1];
            a[0] = a[0] * a[1];
            let result: Vec<f64> = a.to_vec();
            let t_result: Vec<f64> = t_a.to_vec();
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) -> Vec<f64> + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            t_a[0] = (kept_4.keep(t_a[0]) * kept_3.keep(a[1]))
                + (kept_6.keep(a[0]) * kept_5.keep(t_a[1]));
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: Vec<f64> = a.to_vec();
            let t_result: Vec<f64> = t_a.to_vec();
            let result_2: (Vec<f64>, Vec<f64>) = (
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
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut (*d_t_a)[..],
                &d_t_result[..],
            );
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_a)[..], &d_result[..]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_2 = ::core::mem::take(&mut d_t_a[0]);
            d_t_a[0] += d_2 * v_3;
            d_a[1] += d_2 * v_4;
            d_a[0] += d_2 * v_5;
            d_t_a[1] += d_2 * v_6;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
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
        fn pullback(a: &mut Vec<f64>, d_a: &mut Vec<f64>, v: f64) -> f64 {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                drop::<u8>,
                ::core::mem::drop::<u8>,
            );
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_7 = 0usize;
            while running && (i < 5) {
                passes_of_kept_7 += 1;
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                i += 1;
                a[1] = kept_5.keep(a[1]) * v;
                if kept_4.keep((a[1] > 2.0)) {
                    kept_1.keep_when(rule_of_bump::__BEFORE, a);
                    let value = rule_of_bump::__of(bump)(a);
                    shape_1.keep(&value);
                    kept_1.keep_when(!rule_of_bump::__BEFORE, a);
                    running = false;
                    jumped = true;
                } else {
                    if kept_3.keep((a[1] > 1.5)) {
                        a[1] += a[0];
                        running = false;
                        jumped = true;
                    } else {
                        if kept_2.keep((a[0] > 100.)) {
                            a.push(3.0);
                            running = false;
                            jumped = true;
                        }
                    }
                }
                pass_1.push((kept_4.take(), kept_5.take()));
            }
            kept_7.keep(passes_of_kept_7);
            if !jumped {}
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            for _ in 0..kept_7.take() {
                let (v_4, v_5) = pass_1.take();
                if v_4 {
                    let mut d_value = shape_1.zero();
                    let v_1 = kept_1.take();
                    rule_of_bump::__vjp(&v_1, &mut (*d_a), d_value);
                } else {
                    let v_3 = kept_3.take();
                    if v_3 {
                        let d_1 = d_a[1];
                        d_a[0] += d_1;
                    } else {
                        let v_2 = kept_2.take();
                        if v_2 {
                            let d_2 = ::rootgrad_autodiff::rt::popped(&mut *d_a);
                        }
                    }
                }
                let d_3 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_3 * v;
                d_v += d_3 * v_5;
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            pass_1.finish();
            d_v
        }
        /// The forward derivative of [`g`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut Vec<f64>, t_a: &mut Vec<f64>, v: f64, t_v: f64) {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                drop::<u8>,
                ::core::mem::drop::<u8>,
            );
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            while running && (i < 5) {
                i += 1;
                t_a[1] = t_a[1] * v + a[1] * t_v;
                a[1] = a[1] * v;
                if a[1] > 2.0 {
                    let (v_1, t_value) = rule_of_bump::__jvp(bump, &mut *a, &mut *t_a);
                    let value = v_1;
                    running = false;
                    jumped = true;
                } else {
                    if a[1] > 1.5 {
                        t_a[1] += t_a[0];
                        a[1] += a[0];
                        running = false;
                        jumped = true;
                    } else {
                        if a[0] > 100. {
                            t_a.push(0.0);
                            a.push(3.0);
                            running = false;
                            jumped = true;
                        }
                    }
                }
            }
            if !jumped {}
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) + 'static,
            a0: &mut Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            a: &mut Vec<f64>,
            d_a: &mut Vec<f64>,
            t_a: &mut Vec<f64>,
            d_t_a: &mut Vec<f64>,
            v: f64,
            t_v: f64,
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                drop::<u8>,
                ::core::mem::drop::<u8>,
            );
            ::rootgrad_autodiff::callees!(bump as rule_of_bump);
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            ();
            let mut i = 0;
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_10 = 0usize;
            while running && (i < 5) {
                passes_of_kept_10 += 1;
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                i += 1;
                t_a[1] = (kept_7.keep(t_a[1]) * v) + (kept_8.keep(a[1]) * t_v);
                a[1] = kept_6.keep(a[1]) * v;
                if kept_5.keep((a[1] > 2.0)) {
                    kept_1.keep_owned(&(*a));
                    kept_2.keep_owned(&(*t_a));
                    let v_1 = rule_of_bump::__jvp(rule_of_bump, &mut (*a), &mut (*t_a));
                    shape_1.keep(&v_1);
                    let value = v_1.0;
                    shape_2.keep(&value);
                    let t_value = v_1.1;
                    shape_3.keep(&t_value);
                    running = false;
                    jumped = true;
                } else {
                    if kept_4.keep((a[1] > 1.5)) {
                        t_a[1] += t_a[0];
                        a[1] += a[0];
                        running = false;
                        jumped = true;
                    } else {
                        if kept_3.keep((a[0] > 100.)) {
                            t_a.push(0.0);
                            a.push(3.0);
                            running = false;
                            jumped = true;
                        }
                    }
                }
                pass_1
                    .push((kept_5.take(), kept_6.take(), kept_7.take(), kept_8.take()));
            }
            kept_10.keep(passes_of_kept_10);
            if !jumped {}
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            for _ in 0..kept_10.take() {
                let (v_6, v_7, v_8, v_9) = pass_1.take();
                if v_6 {
                    let mut d_v_1 = shape_1.zero();
                    let mut d_value = shape_2.zero();
                    let mut d_t_value = shape_3.zero();
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                    let v_2 = kept_1.take();
                    let v_3 = kept_2.take();
                    rule_of_bump::__jvp_vjp(
                        rule_of_bump,
                        ::rootgrad_autodiff::rt::Inactive,
                        &v_2,
                        &mut (*d_a),
                        &v_3,
                        &mut (*d_t_a),
                        d_v_1,
                    );
                } else {
                    let v_5 = kept_4.take();
                    if v_5 {
                        let d_1 = d_a[1];
                        d_a[0] += d_1;
                        let d_2 = d_t_a[1];
                        d_t_a[0] += d_2;
                    } else {
                        let v_4 = kept_3.take();
                        if v_4 {
                            let d_3 = ::rootgrad_autodiff::rt::popped(&mut *d_a);
                            let d_4 = ::rootgrad_autodiff::rt::popped(&mut *d_t_a);
                        }
                    }
                }
                let d_5 = ::core::mem::take(&mut d_a[1]);
                d_a[1] += d_5 * v;
                d_v += d_5 * v_7;
                let d_6 = ::core::mem::take(&mut d_t_a[1]);
                d_t_a[1] += d_6 * v;
                d_v += d_6 * v_8;
                d_a[1] += d_6 * t_v;
                d_t_v += d_6 * v_9;
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
            pass_1.finish();
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Vec<f64>, f64) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
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
            let (g2, g3) = Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, a3);
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let g1 = Self::pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x.to_vec();
        let argument = x[5];
        kept_2.keep_when(rule_of_g::__BEFORE, &a);
        rule_of_g::__of(g)(&mut a, argument);
        let mut b = x.to_vec();
        let argument_2 = x[1];
        kept_1.keep_when(rule_of_g::__BEFORE, &b);
        rule_of_g::__of(g)(&mut b, argument_2);
        let result: f64 = (a[0] * a[1]) + (b[0] * b[1]);
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_argument: f64 = -0.0;
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_argument_2: f64 = -0.0;
        d_a[0] += d_result * a[1];
        d_a[1] += d_result * a[0];
        d_b[0] += d_result * b[1];
        d_b[1] += d_result * b[0];
        let v_1 = kept_1.take_when(rule_of_g::__BEFORE);
        rule_of_g::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &b),
            &mut d_b,
            argument_2,
            &mut d_argument_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[1] += d_argument_2;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_b[..]);
        let v_2 = kept_2.take_when(rule_of_g::__BEFORE);
        rule_of_g::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_2, &a),
            &mut d_a,
            argument,
            &mut d_argument,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[5] += d_argument;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(g as rule_of_g);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let argument = x[5];
        let t_argument = t_x[5];
        rule_of_g::__jvp(g, &mut a, &mut t_a, argument, t_argument);
        let mut b = x.to_vec();
        let mut t_b = t_x.to_vec();
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        rule_of_g::__jvp(g, &mut b, &mut t_b, argument_2, t_argument_2);
        let result: f64 = (a[0] * a[1]) + (b[0] * b[1]);
        let t_result: f64 = (t_a[0] * a[1] + a[0] * t_a[1])
            + (t_b[0] * b[1] + b[0] * t_b[1]);
        (result, t_result)
    }
}
mod thrown_away {
    ///The derivative of [`bump`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bump {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bump {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bump)
        }
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: f64 = a[0];
            let mut d_result = d_ret;
            d_a[0] += d_result;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            result
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            t_a[0] = t_a[0] * a[1] + a[0] * t_a[1];
            a[0] = a[0] * a[1];
            let result: f64 = a[0];
            let t_result: f64 = t_a[0];
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) -> f64 + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
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
            a: &mut [f64],
            d_a: &mut [f64],
            t_a: &mut [f64],
            d_t_a: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            t_a[0] = (kept_4.keep(t_a[0]) * kept_3.keep(a[1]))
                + (kept_6.keep(a[0]) * kept_5.keep(t_a[1]));
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: f64 = a[0];
            let t_result: f64 = t_a[0];
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_a[0] += d_t_result;
            d_a[0] += d_result;
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_2 = ::core::mem::take(&mut d_t_a[0]);
            d_t_a[0] += d_2 * v_3;
            d_a[1] += d_2 * v_4;
            d_a[0] += d_2 * v_5;
            d_t_a[1] += d_2 * v_6;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) -> f64 + 'static,
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
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
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
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(bump as rule_of_bump);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut a = x.to_vec();
        let mut i = 0;
        let mut value = ::rootgrad_autodiff::rt::any_value();
        let mut running = true;
        let mut passes_of_kept_2 = 0usize;
        while running {
            passes_of_kept_2 += 1;
            i += 1;
            if i > 3 {
                kept_1.keep_when(rule_of_bump::__BEFORE, &a);
                let value_2 = rule_of_bump::__of(bump)(&mut a);
                shape_2.keep(&value_2);
                kept_1.keep_when(!rule_of_bump::__BEFORE, &a);
                shape_1.keep(&value);
                value = value_2;
                running = false;
            } else {
                a[0] += x[i];
            }
        }
        kept_2.keep(passes_of_kept_2);
        value;
        let result: f64 = a[0] * a[1];
        let mut d_result = d_ret;
        let mut i = i;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_a[0] += d_result * a[1];
        d_a[1] += d_result * a[0];
        for _ in 0..kept_2.take() {
            if i > 3 {
                let mut d_value_2 = shape_2.zero();
                let d_1 = shape_1.replace(&mut d_value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                let v_1 = kept_1.take();
                rule_of_bump::__vjp(&v_1, &mut d_a, d_value_2);
            } else {
                let d_2 = d_a[0];
                d_x[i] += d_2;
            }
            i -= 1;
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(bump as rule_of_bump);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let mut i = 0;
        let mut value = ::rootgrad_autodiff::rt::any_value();
        let mut t_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut running = true;
        while running {
            i += 1;
            if i > 3 {
                let (v_1, t_value_2) = rule_of_bump::__jvp(bump, &mut a, &mut t_a);
                let value_2 = v_1;
                t_value = t_value_2.clone();
                value = value_2.clone();
                running = false;
            } else {
                t_a[0] += t_x[i];
                a[0] += x[i];
            }
        }
        value;
        let result: f64 = a[0] * a[1];
        let t_result: f64 = t_a[0] * a[1] + a[0] * t_a[1];
        (result, t_result)
    }
}
mod dropped {
    ///The derivative of [`bump`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum bump {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl bump {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &bump)
        }
        /// The reverse derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64], d_ret: Vec<f64>) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: Vec<f64> = a.to_vec();
            let mut d_result = d_ret;
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_a)[..], &d_result[..]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            result
        }
        /// The forward derivative of [`bump`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64]) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            t_a[0] = t_a[0] * a[1] + a[0] * t_a[1];
            a[0] = a[0] * a[1];
            let result: Vec<f64> = a.to_vec();
            let t_result: Vec<f64> = t_a.to_vec();
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64]) -> Vec<f64> + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            t_a[0] = (kept_4.keep(t_a[0]) * kept_3.keep(a[1]))
                + (kept_6.keep(a[0]) * kept_5.keep(t_a[1]));
            a[0] = kept_2.keep(a[0]) * kept_1.keep(a[1]);
            let result: Vec<f64> = a.to_vec();
            let t_result: Vec<f64> = t_a.to_vec();
            let result_2: (Vec<f64>, Vec<f64>) = (
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
            ::rootgrad_autodiff::rt::accumulate_slice(
                &mut (*d_t_a)[..],
                &d_t_result[..],
            );
            ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_a)[..], &d_result[..]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = ::core::mem::take(&mut d_a[0]);
            d_a[0] += d_1 * v_1;
            d_a[1] += d_1 * v_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let v_5 = kept_5.take();
            let v_6 = kept_6.take();
            let d_2 = ::core::mem::take(&mut d_t_a[0]);
            d_t_a[0] += d_2 * v_3;
            d_a[1] += d_2 * v_4;
            d_a[0] += d_2 * v_5;
            d_t_a[1] += d_2 * v_6;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            drop::<u8>,
            ::core::mem::drop::<u8>,
        );
        ::rootgrad_autodiff::callees!(bump as rule_of_bump);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut a = x.to_vec();
        kept_2.keep_when(rule_of_bump::__BEFORE, &a);
        let value = rule_of_bump::__of(bump)(&mut a);
        kept_2.keep_when(!rule_of_bump::__BEFORE, &a);
        kept_1.keep_when(rule_of_bump::__BEFORE, &a);
        let value_2 = rule_of_bump::__of(bump)(&mut a);
        let result: f64 = a[0] * a[1];
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_a[0] += d_result * a[1];
        d_a[1] += d_result * a[0];
        let v_1 = kept_1.take_when(rule_of_bump::__BEFORE);
        rule_of_bump::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &a),
            &mut d_a,
            d_value_2,
        );
        let v_2 = kept_2.take();
        rule_of_bump::__vjp(&v_2, &mut d_a, d_value);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_a[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            drop::<u8>,
            ::core::mem::drop::<u8>,
        );
        ::rootgrad_autodiff::callees!(bump as rule_of_bump);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x.to_vec();
        let mut t_a = t_x.to_vec();
        let (v_1, t_value) = rule_of_bump::__jvp(bump, &mut a, &mut t_a);
        let value = v_1;
        let (v_2, t_value_2) = rule_of_bump::__jvp(bump, &mut a, &mut t_a);
        let value_2 = v_2;
        let result: f64 = a[0] * a[1];
        let t_result: f64 = t_a[0] * a[1] + a[0] * t_a[1];
        (result, t_result)
    }
}
