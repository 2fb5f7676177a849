// Written by the golden test; do not edit.
mod all_there {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut missing = false;
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length {
            passes_of_kept_2 += 1;
            let v = x[i];
            let t;
            if v > (-5.0) {
                t = Some((v * v));
                shape_1.keep(&t);
            } else {
                t = None;
                shape_1.keep(&t);
            }
            let item = kept_1.keep(t);
            shape_2.keep(&item);
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    all.push(held);
                }
                None => {
                    missing = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let t_2;
        if missing {
            t_2 = None;
            shape_3.keep(&t_2);
        } else {
            t_2 = Some(::core::clone::Clone::clone(&all));
            shape_3.keep(&t_2);
        }
        let r: Option<Vec<f64>> = t_2;
        let t_3;
        match ::core::clone::Clone::clone(&r) {
            Some(v_2) => {
                let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                let length_2 = ::rootgrad_autodiff::rt::length(&v_2);
                for i_2 in 0..length_2 {
                    sum_2 += v_2[i_2];
                }
                t_3 = sum_2;
            }
            None => {
                t_3 = -1.0;
            }
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_t_2 = shape_3.zero();
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&r) {
            Some(v_2) => {
                let Some(d_v_2) = &mut d_r else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let length_2 = v_2.len();
                let mut d_sum_2: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_t_3);
                d_sum_2 += d_1;
                for i_2 in 0..length_2 {
                    let d_2 = d_sum_2;
                    (*d_v_2)[i_2] += d_2;
                }
            }
            None => {
                let _ = ::core::mem::take(&mut d_t_3);
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_r));
        if missing {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        } else {
            let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_all, &((*d_6)));
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let item = kept_1.take();
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let mut d_t = shape_1.zero();
            let mut d_item = shape_2.zero();
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    let Some(d_held) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_all);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_7));
                }
                None => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_item));
            if v > (-5.0) {
                let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_9) * v;
                d_v += (*d_9) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_x[i] += d_v;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all,
        );
        let mut missing = false;
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let t;
            let t_t;
            if v > (-5.0) {
                t_t = Some(t_v * v + v * t_v);
                t = Some((v * v));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let item = t;
            let t_item = t_t;
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_all.push(t_held);
                    all.push(held);
                }
                None => {
                    missing = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t_2;
        let t_t_2;
        if missing {
            let v_3 = None;
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            t_2 = v_3;
        } else {
            t_t_2 = Some(t_all);
            t_2 = Some(all);
        }
        let r: Option<Vec<f64>> = t_2;
        let t_r: Option<Vec<f64>> = t_t_2;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&r) {
            Some(v_2) => {
                let Some(t_v_2) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut sum_2 = ::rootgrad_autodiff::rt::empty_sum();
                let mut t_sum_2 = 0.0;
                let length_2 = ::rootgrad_autodiff::rt::length(&v_2);
                for i_2 in 0..length_2 {
                    t_sum_2 += t_v_2[i_2];
                    sum_2 += v_2[i_2];
                }
                t_t_3 = t_sum_2;
                t_3 = sum_2;
            }
            None => {
                t_t_3 = 0.0;
                t_3 = -1.0;
            }
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod one_missing {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut missing = false;
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i in 0..length {
            passes_of_kept_2 += 1;
            let v = x[i];
            let t;
            if v > 0.0 {
                t = Some((v * v));
                shape_2.keep(&t);
            } else {
                t = None;
                shape_2.keep(&t);
            }
            let item = kept_1.keep(t);
            shape_3.keep(&item);
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    all.push(held);
                }
                None => {
                    missing = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let t_2;
        if missing {
            t_2 = None;
            shape_4.keep(&t_2);
        } else {
            t_2 = Some(::core::clone::Clone::clone(&all));
            shape_4.keep(&t_2);
        }
        let r: Option<Vec<f64>> = t_2;
        let other = x[0] * x[1];
        let t_3;
        match ::core::clone::Clone::clone(&r) {
            Some(held_2) => {
                let v_2 = held_2;
                shape_1.keep(&v_2);
                t_3 = v_2[0];
            }
            None => {
                t_3 = other;
            }
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_t_2 = shape_4.zero();
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_other: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&r) {
            Some(held_2) => {
                let Some(d_held_2) = &mut d_r else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v_2 = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t_3);
                d_v_2[0] += d_1;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &(d_v_2));
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t_3);
                d_other += d_2;
            }
        }
        d_x[0] += d_other * x[1];
        d_x[1] += d_other * x[0];
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_r));
        if missing {
            let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
        } else {
            let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            let Some(d_5) = &d_4 else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_all, &((*d_5)));
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let item = kept_1.take();
            let v = x[i];
            let mut d_v: f64 = -0.0;
            let mut d_t = shape_2.zero();
            let mut d_item = shape_3.zero();
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    let Some(d_held) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_all);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_6));
                }
                None => {}
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_item));
            if v > 0.0 {
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Some(d_8) = &d_7 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_8) * v;
                d_v += (*d_8) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_x[i] += d_v;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all,
        );
        let mut missing = false;
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let v = x[i];
            let t_v = t_x[i];
            let t;
            let t_t;
            if v > 0.0 {
                t_t = Some(t_v * v + v * t_v);
                t = Some((v * v));
            } else {
                let v_1 = None;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let item = t;
            let t_item = t_t;
            match ::core::clone::Clone::clone(&item) {
                Some(held) => {
                    let Some(t_held) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_all.push(t_held);
                    all.push(held);
                }
                None => {
                    missing = true;
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t_2;
        let t_t_2;
        if missing {
            let v_3 = None;
            t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            t_2 = v_3;
        } else {
            t_t_2 = Some(t_all);
            t_2 = Some(all);
        }
        let r: Option<Vec<f64>> = t_2;
        let t_r: Option<Vec<f64>> = t_t_2;
        let other = x[0] * x[1];
        let t_other = t_x[0] * x[1] + x[0] * t_x[1];
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&r) {
            Some(held_2) => {
                let Some(t_held_2) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v_2 = held_2;
                let t_v_2 = t_held_2;
                t_t_3 = t_v_2[0];
                t_3 = v_2[0];
            }
            None => {
                t_t_3 = t_other;
                t_3 = other;
            }
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod of_calls {
    ///The derivative of [`safe`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum safe {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl safe {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &safe)
        }
        /// The reverse derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: Result<f64, String>) -> (Result<f64, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v < (-9.0) {
                t = Err(format!("bad {v}"));
                shape_1.keep(&t);
            } else {
                t = Ok((v.sin() * v));
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v < (-9.0) {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            } else {
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_4 = (*d_3) * v;
                d_v += d_4 * ::rootgrad_autodiff::rules::sin(v);
                d_v += (*d_3) * v.sin();
            }
            (result, d_v)
        }
        /// The forward derivative of [`safe`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (Result<f64, String>, Result<f64, String>) {
            let t;
            let t_t;
            if v < (-9.0) {
                let v_1 = Err(format!("bad {v}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            } else {
                t_t = Ok((::rootgrad_autodiff::rules::sin(v) * t_v) * v + v.sin() * t_v);
                t = Ok((v.sin() * v));
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
            v: f64,
            t_v: f64,
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v < (-9.0) {
                let v_1 = Err(format!("bad {v}"));
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            } else {
                let x = v;
                t_t = Ok((((x.cos() * t_v) * v) + (v.sin() * t_v)));
                shape_2.keep(&t_t);
                t = Ok((v.sin() * v));
                shape_1.keep(&t);
            }
            let result: Result<f64, String> = t;
            let t_result: Result<f64, String> = t_t;
            let result_2: (Result<f64, String>, Result<f64, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
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
            if v < (-9.0) {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            } else {
                let x = v;
                let mut d_x: f64 = -0.0;
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_5 = (*d_4) * v;
                d_v += d_5 * ::rootgrad_autodiff::rules::sin(v);
                d_v += (*d_4) * v.sin();
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let d_8 = (*d_7) * v;
                let d_9 = d_8 * t_v;
                d_x += d_9 * ::rootgrad_autodiff::rules::cos(x);
                d_t_v += d_8 * x.cos();
                d_v += (*d_7) * (x.cos() * t_v);
                let d_10 = (*d_7) * t_v;
                d_v += d_10 * ::rootgrad_autodiff::rules::sin(v);
                d_t_v += (*d_7) * v.sin();
                d_v += d_x;
            }
            (d_v, d_t_v)
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
    ///The derivative of [`all`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum all {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl all {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &all)
        }
        /// The reverse derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Result<f64, String>,
        ) -> Result<f64, String> {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, String>;
            let mut all_2: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut missing = None;
            let mut running = true;
            let length = x.len();
            let mut passes_of_kept_5 = 0usize;
            for i in 0..length {
                passes_of_kept_5 += 1;
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let v = x[i];
                let value = kept_3
                    .keep(
                        kept_2
                            .aside(
                                ::rootgrad_autodiff::ahead!(rule_of_safe, safe, a0 = v),
                            ),
                    );
                shape_5.keep(&value);
                let item = ::core::clone::Clone::clone(&value);
                shape_6.keep(&item);
                match ::core::clone::Clone::clone(&item) {
                    Ok(held) => {
                        all_2.push(held);
                    }
                    Err(held_2) => {
                        shape_4.keep(&missing);
                        missing = Some(held_2);
                        running = false;
                    }
                }
                pass_1.push((kept_2.take(), kept_3.take()));
                if !running {
                    break;
                }
            }
            kept_5.keep(passes_of_kept_5);
            let t;
            match ::core::clone::Clone::clone(&missing) {
                Some(held_3) => {
                    t = Err(held_3);
                    shape_7.keep(&t);
                }
                None => {
                    t = Ok(::core::clone::Clone::clone(&all_2));
                    shape_7.keep(&t);
                }
            }
            match ::core::clone::Clone::clone(&t) {
                Ok(tried_2) => {
                    let chosen_2 = tried_2;
                    shape_1.keep(&chosen_2);
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    shape_2.keep(&tried);
                    let v_2 = ::core::clone::Clone::clone(&tried);
                    shape_3.keep(&v_2);
                    let mut sum_2: f64 = -0.0;
                    let length_2 = ::rootgrad_autodiff::rt::length(&v_2);
                    for i_2 in 0..length_2 {
                        sum_2 += ::core::clone::Clone::clone(&v_2[i_2]);
                    }
                    result = Ok((kept_1.keep(sum_2) * v_2[0]));
                }
                Err(tried_2_2) => {
                    result = Err(tried_2_2);
                }
            }
            let mut d_result = d_ret;
            let mut d_all_2 = ::rootgrad_autodiff::Differentiable::zero_like(&all_2);
            let mut d_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
            let mut d_t = shape_7.zero();
            match ::core::clone::Clone::clone(&t) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_t else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let tried = ::core::clone::Clone::clone(&chosen_2);
                    let v_2 = ::core::clone::Clone::clone(&tried);
                    let length_2 = v_2.len();
                    let mut d_chosen_2 = shape_1.zero();
                    let mut d_tried = shape_2.zero();
                    let mut d_v_2 = shape_3.zero();
                    let mut d_sum_2: f64 = -0.0;
                    let v_1 = kept_1.take();
                    let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Ok(d_2) = &d_1 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    d_sum_2 += (*d_2) * v_2[0];
                    d_v_2[0] += (*d_2) * v_1;
                    for i_2 in 0..length_2 {
                        let d_3 = d_sum_2;
                        d_v_2[i_2] += d_3;
                    }
                    ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_v_2));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen_2, &(d_tried));
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut (*d_tried_2),
                        &(d_chosen_2),
                    );
                }
                Err(tried_2_2) => {
                    let Err(d_tried_2_2) = &mut d_t else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                    let Err(d_5) = &d_4 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_tried_2_2), &((*d_5)));
                }
            }
            match ::core::clone::Clone::clone(&missing) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_missing else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Err(d_7) = &d_6 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &((*d_7)));
                }
                None => {
                    let d_8 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Ok(d_9) = &d_8 else { ::rootgrad_autodiff::rt::wrong_variant() };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_all_2, &((*d_9)));
                }
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_5.take())
                .rev()
            {
                let (partials_1, value) = pass_1.take();
                let v = x[i];
                let item = ::core::clone::Clone::clone(&value);
                let mut d_v: f64 = -0.0;
                let mut d_value = shape_5.zero();
                let mut d_item = shape_6.zero();
                match ::core::clone::Clone::clone(&item) {
                    Ok(held) => {
                        let Ok(d_held) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_all_2);
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_10));
                    }
                    Err(held_2) => {
                        let Err(d_held_2) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_11 = shape_4.replace(&mut d_missing);
                        let Some(d_12) = &d_11 else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut (*d_held_2),
                            &((*d_12)),
                        );
                    }
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_item));
                if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                    ::rootgrad_autodiff::rt::Ahead::add_to(
                        &partials_1,
                        0,
                        &mut d_v,
                        &d_value,
                    );
                } else {
                    rule_of_safe::__vjp(v, &mut d_v, d_value);
                }
                d_x[i] += d_v;
            }
            pass_1.finish();
            result
        }
        /// The forward derivative of [`all`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &[f64],
            t_x: &[f64],
        ) -> (Result<f64, String>, Result<f64, String>) {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let mut all_2: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut t_all_2: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &all_2,
            );
            let mut missing = None;
            let mut t_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
            let mut running = true;
            let length = x.len();
            for i in 0..length {
                let v = x[i];
                let t_v = t_x[i];
                let (v_1, t_value) = rule_of_safe::__jvp(safe, v, t_v);
                let value = v_1;
                let item = value;
                let t_item = t_value;
                match ::core::clone::Clone::clone(&item) {
                    Ok(held) => {
                        let Ok(t_held) = ::core::clone::Clone::clone(&t_item) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_all_2.push(t_held);
                        all_2.push(held);
                    }
                    Err(held_2) => {
                        let Err(t_held_2) = ::core::clone::Clone::clone(&t_item) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_missing = Some(t_held_2);
                        missing = Some(held_2);
                        running = false;
                    }
                }
                if !running {
                    break;
                }
            }
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&missing) {
                Some(held_3) => {
                    let Some(t_held_3) = ::core::clone::Clone::clone(&t_missing) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t = Err(t_held_3);
                    t = Err(held_3);
                }
                None => {
                    t_t = Ok(t_all_2);
                    t = Ok(all_2);
                }
            }
            match ::core::clone::Clone::clone(&t) {
                Ok(tried_2) => {
                    let Ok(t_tried_2) = ::core::clone::Clone::clone(&t_t) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let chosen_2 = tried_2;
                    let t_chosen_2 = t_tried_2;
                    let tried = chosen_2;
                    let t_tried = t_chosen_2;
                    let v_2 = tried;
                    let t_v_2 = t_tried;
                    let mut sum_2: f64 = -0.0;
                    let mut t_sum_2: f64 = 0.0;
                    let length_2 = ::rootgrad_autodiff::rt::length(&v_2);
                    for i_2 in 0..length_2 {
                        t_sum_2 += t_v_2[i_2];
                        sum_2 += v_2[i_2];
                    }
                    t_result = Ok(
                        t_sum_2 * v_2[0]
                            + sum_2 * ::rootgrad_autodiff::rt::scalar(t_v_2[0]),
                    );
                    result = Ok((sum_2 * v_2[0]));
                }
                Err(tried_2_2) => {
                    let Err(t_tried_2_2) = ::core::clone::Clone::clone(&t_t) else {
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
            called: impl ::core::ops::Fn(&[f64]) -> Result<f64, String> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
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
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Result<f64, String>, Result<f64, String>),
        ) {
            ::rootgrad_autodiff::callees!(safe as rule_of_safe);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_12 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_13 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_14 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_15 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_16 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_17 = ::rootgrad_autodiff::Shapes::new();
            let result: Result<f64, String>;
            let t_result: Result<f64, String>;
            let mut all_2: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut t_all_2: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &all_2,
            );
            let mut missing = None;
            let mut t_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
            let mut running = true;
            let length = x.len();
            let mut running_2 = true;
            let mut passes_of_kept_5 = 0usize;
            for i in 0..length {
                passes_of_kept_5 += 1;
                let v = x[i];
                let t_v = t_x[i];
                let v_1 = kept_4.keep(rule_of_safe::__jvp(rule_of_safe, v, t_v));
                shape_9.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_10.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_11.keep(&t_value);
                let item = ::core::clone::Clone::clone(&value);
                shape_12.keep(&item);
                let t_item = ::core::clone::Clone::clone(&t_value);
                shape_13.keep(&t_item);
                match ::core::clone::Clone::clone(&item) {
                    Ok(held) => {
                        match ::core::clone::Clone::clone(&t_item) {
                            Ok(t_held) => {
                                t_all_2.push(t_held);
                                all_2.push(held);
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    Err(held_2) => {
                        match ::core::clone::Clone::clone(&t_item) {
                            Err(t_held_2) => {
                                shape_8.keep(&t_missing);
                                t_missing = Some(t_held_2);
                                shape_7.keep(&missing);
                                missing = Some(held_2);
                                running = false;
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
                if !running_2 {
                    break;
                }
            }
            kept_5.keep(passes_of_kept_5);
            let t;
            let t_t;
            match ::core::clone::Clone::clone(&missing) {
                Some(held_3) => {
                    match ::core::clone::Clone::clone(&t_missing) {
                        Some(t_held_3) => {
                            t_t = Err(t_held_3);
                            shape_17.keep(&t_t);
                            t = Err(held_3);
                            shape_16.keep(&t);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                None => {
                    t_t = Ok(::core::clone::Clone::clone(&t_all_2));
                    shape_17.keep(&t_t);
                    t = Ok(::core::clone::Clone::clone(&all_2));
                    shape_16.keep(&t);
                }
            }
            match ::core::clone::Clone::clone(&t) {
                Ok(tried_2) => {
                    match ::core::clone::Clone::clone(&t_t) {
                        Ok(t_tried_2) => {
                            let chosen_2 = tried_2;
                            shape_1.keep(&chosen_2);
                            let t_chosen_2 = t_tried_2;
                            shape_2.keep(&t_chosen_2);
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            shape_3.keep(&tried);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            shape_4.keep(&t_tried);
                            let v_2 = ::core::clone::Clone::clone(&tried);
                            shape_5.keep(&v_2);
                            let t_v_2 = ::core::clone::Clone::clone(&t_tried);
                            shape_6.keep(&t_v_2);
                            let mut sum_2: f64 = -0.0;
                            let mut t_sum_2: f64 = 0.0;
                            let length_2 = ::rootgrad_autodiff::rt::length(&v_2);
                            for i_2 in 0..length_2 {
                                t_sum_2 += ::core::clone::Clone::clone(&t_v_2[i_2]);
                                sum_2 += ::core::clone::Clone::clone(&v_2[i_2]);
                            }
                            t_result = Ok(
                                ((kept_2.keep(t_sum_2) * v_2[0])
                                    + (kept_3.keep(sum_2) * t_v_2[0])),
                            );
                            shape_15.keep(&t_result);
                            result = Ok((kept_1.keep(sum_2) * v_2[0]));
                            shape_14.keep(&result);
                        }
                        _ => {
                            ::rootgrad_autodiff::rt::wrong_variant();
                        }
                    }
                }
                Err(tried_2_2) => {
                    match ::core::clone::Clone::clone(&t_t) {
                        Err(t_tried_2_2) => {
                            t_result = Err(t_tried_2_2);
                            shape_15.keep(&t_result);
                            result = Err(tried_2_2);
                            shape_14.keep(&result);
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
            let mut d_result_2 = d_ret;
            let mut d_result = shape_14.zero();
            let mut d_t_result = shape_15.zero();
            let mut d_all_2 = ::rootgrad_autodiff::Differentiable::zero_like(&all_2);
            let mut d_t_all_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_all_2);
            let mut d_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
            let mut d_t_missing = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_missing,
            );
            let mut d_t = shape_16.zero();
            let mut d_t_t = shape_17.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            match ::core::clone::Clone::clone(&t) {
                Ok(tried_2) => {
                    let Ok(d_tried_2) = &mut d_t else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_t) {
                        Ok(t_tried_2) => {
                            let Ok(d_t_tried_2) = &mut d_t_t else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let chosen_2 = tried_2;
                            let t_chosen_2 = t_tried_2;
                            let tried = ::core::clone::Clone::clone(&chosen_2);
                            let t_tried = ::core::clone::Clone::clone(&t_chosen_2);
                            let v_2 = ::core::clone::Clone::clone(&tried);
                            let t_v_2 = ::core::clone::Clone::clone(&t_tried);
                            let length_2 = v_2.len();
                            let mut d_chosen_2 = shape_1.zero();
                            let mut d_t_chosen_2 = shape_2.zero();
                            let mut d_tried = shape_3.zero();
                            let mut d_t_tried = shape_4.zero();
                            let mut d_v_2 = shape_5.zero();
                            let mut d_t_v_2 = shape_6.zero();
                            let mut d_sum_2: f64 = -0.0;
                            let mut d_t_sum_2: f64 = -0.0;
                            let v_3 = kept_1.take();
                            let d_1 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Ok(d_2) = &d_1 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_sum_2 += (*d_2) * v_2[0];
                            d_v_2[0] += (*d_2) * v_3;
                            let v_4 = kept_2.take();
                            let v_5 = kept_3.take();
                            let d_3 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                            let Ok(d_4) = &d_3 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            d_t_sum_2 += (*d_4) * v_2[0];
                            d_v_2[0] += (*d_4) * v_4;
                            d_sum_2 += (*d_4) * t_v_2[0];
                            d_t_v_2[0] += (*d_4) * v_5;
                            for i_2 in 0..length_2 {
                                let d_5 = d_sum_2;
                                d_v_2[i_2] += d_5;
                                let d_6 = d_t_sum_2;
                                d_t_v_2[i_2] += d_6;
                            }
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut d_t_tried,
                                &(d_t_v_2),
                            );
                            ::rootgrad_autodiff::rt::accumulate(&mut d_tried, &(d_v_2));
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
                    let Err(d_tried_2_2) = &mut d_t else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_t) {
                        Err(t_tried_2_2) => {
                            let Err(d_t_tried_2_2) = &mut d_t_t else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_7 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_result,
                            );
                            let Err(d_8) = &d_7 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_tried_2_2),
                                &((*d_8)),
                            );
                            let d_9 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_result,
                            );
                            let Err(d_10) = &d_9 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_tried_2_2),
                                &((*d_10)),
                            );
                        }
                        _ => {}
                    }
                }
            }
            match ::core::clone::Clone::clone(&missing) {
                Some(held_3) => {
                    let Some(d_held_3) = &mut d_missing else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    match ::core::clone::Clone::clone(&t_missing) {
                        Some(t_held_3) => {
                            let Some(d_t_held_3) = &mut d_t_missing else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            let d_11 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t,
                            );
                            let Err(d_12) = &d_11 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_held_3),
                                &((*d_12)),
                            );
                            let d_13 = ::rootgrad_autodiff::Differentiable::take(
                                &mut d_t_t,
                            );
                            let Err(d_14) = &d_13 else {
                                ::rootgrad_autodiff::rt::wrong_variant()
                            };
                            ::rootgrad_autodiff::rt::accumulate(
                                &mut (*d_t_held_3),
                                &((*d_14)),
                            );
                        }
                        _ => {}
                    }
                }
                None => {
                    let d_15 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Ok(d_16) = &d_15 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_all_2, &((*d_16)));
                    let d_17 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let Ok(d_18) = &d_17 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_all_2, &((*d_18)));
                }
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_5.take())
                .rev()
            {
                let v_1 = kept_4.take();
                let v = x[i];
                let t_v = t_x[i];
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let item = ::core::clone::Clone::clone(&value);
                let t_item = ::core::clone::Clone::clone(&t_value);
                let mut d_v: f64 = -0.0;
                let mut d_t_v: f64 = -0.0;
                let mut d_v_1 = shape_9.zero();
                let mut d_value = shape_10.zero();
                let mut d_t_value = shape_11.zero();
                let mut d_item = shape_12.zero();
                let mut d_t_item = shape_13.zero();
                match ::core::clone::Clone::clone(&item) {
                    Ok(held) => {
                        let Ok(d_held) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_item) {
                            Ok(t_held) => {
                                let Ok(d_t_held) = &mut d_t_item else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_19 = ::rootgrad_autodiff::rt::popped(&mut d_all_2);
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held),
                                    &(d_19),
                                );
                                let d_20 = ::rootgrad_autodiff::rt::popped(&mut d_t_all_2);
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held),
                                    &(d_20),
                                );
                            }
                            _ => {}
                        }
                    }
                    Err(held_2) => {
                        let Err(d_held_2) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_item) {
                            Err(t_held_2) => {
                                let Err(d_t_held_2) = &mut d_t_item else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_21 = shape_7.replace(&mut d_missing);
                                let Some(d_22) = &d_21 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_held_2),
                                    &((*d_22)),
                                );
                                let d_23 = shape_8.replace(&mut d_t_missing);
                                let Some(d_24) = &d_23 else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held_2),
                                    &((*d_24)),
                                );
                            }
                            _ => {}
                        }
                    }
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_item));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_item));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_safe::__jvp_vjp(
                    rule_of_safe,
                    ::rootgrad_autodiff::rt::Inactive,
                    v,
                    &mut d_v,
                    t_v,
                    &mut d_t_v,
                    d_v_1,
                );
                d_t_x[i] += d_t_v;
                d_x[i] += d_v;
            }
            kept_4.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64]) -> Result<f64, String> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<f64, String>, Result<f64, String>),
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<f64, String>>,
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
        ::rootgrad_autodiff::callees!(
            safe as rule_of_safe, all as rule_of_all; fn __vjp_unwrap_or
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut all_2: ::std::vec::Vec<_> = ::std::vec::Vec::new();
        let mut missing = None;
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_4 = 0usize;
        for i in 0..length {
            passes_of_kept_4 += 1;
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let v = &x[i];
            let argument = *v;
            let value = kept_2
                .keep(
                    kept_1
                        .aside(
                            ::rootgrad_autodiff::ahead!(
                                rule_of_safe, safe, a0 = argument
                            ),
                        ),
                );
            shape_2.keep(&value);
            let item = ::core::clone::Clone::clone(&value);
            shape_3.keep(&item);
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    all_2.push(held);
                }
                Err(held_2) => {
                    shape_1.keep(&missing);
                    missing = Some(held_2);
                    running = false;
                }
            }
            pass_1.push((kept_1.take(), kept_2.take()));
            if !running {
                break;
            }
        }
        kept_4.keep(passes_of_kept_4);
        let t;
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                t = Err(held_3);
                shape_4.keep(&t);
            }
            None => {
                t = Ok(::core::clone::Clone::clone(&all_2));
                shape_4.keep(&t);
            }
        }
        let v_3: Result<Vec<_>, String> = t;
        let t_2;
        match ::core::clone::Clone::clone(&v_3) {
            Ok(held_4) => {
                t_2 = held_4;
                shape_5.keep(&t_2);
            }
            Err(error) => {
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error);
            }
        }
        let w = t_2;
        let t_3 = w[1] * w[2];
        let value_2 = rule_of_all::__of(all)(x);
        let value_3 = ::core::clone::Clone::clone(&value_2).unwrap_or(0.0);
        let result: f64 = t_3 + value_3;
        let mut d_result = d_ret;
        let mut d_all_2 = ::rootgrad_autodiff::Differentiable::zero_like(&all_2);
        let mut d_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
        let mut d_t = shape_4.zero();
        let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
        let mut d_t_2 = shape_5.zero();
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_t_3 += d_result;
        d_value_3 += d_result;
        (value_2)
            .__vjp_unwrap_or(
                ::core::option::Option::Some(&mut d_value_2),
                0.0,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_3,
            );
        rule_of_all::__vjp(x, &mut (*d_x), d_value_2);
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_3);
        d_w[1] += d_1 * w[2];
        d_w[2] += d_1 * w[1];
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_w));
        match ::core::clone::Clone::clone(&v_3) {
            Ok(held_4) => {
                let Ok(d_held_4) = &mut d_v_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_4), &(d_2));
            }
            Err(error) => {}
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_v_3));
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_missing else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Err(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &((*d_4)));
            }
            None => {
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_all_2, &((*d_6)));
            }
        }
        for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_4.take())
            .rev()
        {
            let (partials_1, value) = pass_1.take();
            let v = &x[i];
            let argument = *v;
            let item = ::core::clone::Clone::clone(&value);
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let mut d_item = shape_3.zero();
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    let Ok(d_held) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_all_2);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_7));
                }
                Err(held_2) => {
                    let Err(d_held_2) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = shape_1.replace(&mut d_missing);
                    let Some(d_9) = &d_8 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_9)));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_item));
            if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
                ::rootgrad_autodiff::rt::Ahead::add_to(
                    &partials_1,
                    0,
                    &mut d_argument,
                    &d_value,
                );
            } else {
                rule_of_safe::__vjp(argument, &mut d_argument, d_value);
            }
            d_x[i] += d_argument;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            safe as rule_of_safe, all as rule_of_all; fn __jvp_unwrap_or
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut all_2: ::std::vec::Vec<_> = ::std::vec::Vec::new();
        let mut t_all_2: ::std::vec::Vec<_> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all_2,
        );
        let mut missing = None;
        let mut t_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
        let mut running = true;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let argument = *v;
            let t_argument = *t_v;
            let (v_1, t_value) = rule_of_safe::__jvp(safe, argument, t_argument);
            let value = v_1;
            let item = value;
            let t_item = t_value;
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    let Ok(t_held) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_all_2.push(t_held);
                    all_2.push(held);
                }
                Err(held_2) => {
                    let Err(t_held_2) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_missing = Some(t_held_2);
                    missing = Some(held_2);
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_missing) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = Err(t_held_3);
                t = Err(held_3);
            }
            None => {
                t_t = Ok(t_all_2);
                t = Ok(all_2);
            }
        }
        let v_3: Result<Vec<_>, String> = t;
        let t_v_3: Result<Vec<_>, String> = t_t;
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&v_3) {
            Ok(held_4) => {
                let Ok(t_held_4) = ::core::clone::Clone::clone(&t_v_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = t_held_4;
                t_2 = held_4;
            }
            Err(error) => {
                let Err(t_error) = ::core::clone::Clone::clone(&t_v_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                panic!("called `Result::unwrap()` on an `Err` value: {:?}", error);
            }
        }
        let w = t_2;
        let t_w = t_t_2;
        let t_3 = w[1] * w[2];
        let t_t_3 = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_w[1]) * w[2]
                + w[1] * ::rootgrad_autodiff::rt::scalar(t_w[2]),
            t_3,
        );
        let (v_4, t_value_2) = rule_of_all::__jvp(all, x, t_x);
        let value_2 = v_4;
        let (v_5, t_value_3) = (value_2)
            .__jvp_unwrap_or(&t_value_2, 0.0, ::rootgrad_autodiff::rt::Inactive);
        let value_3 = v_5;
        let result: f64 = t_3 + value_3;
        let t_result: f64 = t_t_3 + t_value_3;
        (result, t_result)
    }
}
mod the_first_error {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut missing = None;
        let mut running = true;
        let length = x.len();
        let mut passes_of_kept_2 = 0usize;
        for i_2 in 0..length {
            passes_of_kept_2 += 1;
            let i = i_2;
            let v = x[i_2];
            let t;
            if v > 0.0 {
                t = Ok((v * v));
                shape_2.keep(&t);
            } else {
                t = Err(i);
                shape_2.keep(&t);
            }
            let item = kept_1.keep(t);
            shape_3.keep(&item);
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    all.push(held);
                }
                Err(held_2) => {
                    shape_1.keep(&missing);
                    missing = Some(held_2);
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        kept_2.keep(passes_of_kept_2);
        let t_2;
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                t_2 = Err(held_3);
                shape_4.keep(&t_2);
            }
            None => {
                t_2 = Ok(::core::clone::Clone::clone(&all));
                shape_4.keep(&t_2);
            }
        }
        let r: Result<Vec<f64>, usize> = t_2;
        let t_3;
        match ::core::clone::Clone::clone(&r) {
            Ok(v_2) => {
                t_3 = v_2[0];
            }
            Err(i_3) => {
                t_3 = x[i_3.clone()] * x[::rootgrad_autodiff::rt::discrete(i_3 + 1)];
            }
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
        let mut d_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
        let mut d_t_2 = shape_4.zero();
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        match ::core::clone::Clone::clone(&r) {
            Ok(v_2) => {
                let Ok(d_v_2) = &mut d_r else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t_3);
                (*d_v_2)[0] += d_1;
            }
            Err(i_3) => {
                let d_2 = ::core::mem::take(&mut d_t_3);
                d_x[i_3.clone()] += d_2 * x[(i_3 + 1)];
                d_x[i_3 + 1] += d_2 * x[i_3.clone()];
            }
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_r));
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                let Some(d_held_3) = &mut d_missing else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Err(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_3), &((*d_4)));
            }
            None => {
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Ok(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_all, &((*d_6)));
            }
        }
        for i_2 in ::rootgrad_autodiff::rt::Steps::from(0..length)
            .take(kept_2.take())
            .rev()
        {
            let item = kept_1.take();
            let v = x[i_2];
            let mut d_v: f64 = -0.0;
            let mut d_t = shape_2.zero();
            let mut d_item = shape_3.zero();
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    let Ok(d_held) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_all);
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_7));
                }
                Err(held_2) => {
                    let Err(d_held_2) = &mut d_item else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_8 = shape_1.replace(&mut d_missing);
                    let Some(d_9) = &d_8 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    ::rootgrad_autodiff::rt::accumulate(&mut (*d_held_2), &((*d_9)));
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_item));
            if v > 0.0 {
                let d_10 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_11) = &d_10 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_v += (*d_11) * v;
                d_v += (*d_11) * v;
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            d_x[i_2] += d_v;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
        let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
            &all,
        );
        let mut missing = None;
        let mut t_missing = ::rootgrad_autodiff::Differentiable::zero_like(&missing);
        let mut running = true;
        let length = x.len();
        for i_2 in 0..length {
            let i = i_2;
            let v = x[i_2];
            let t_v = t_x[i_2];
            let t;
            let t_t;
            if v > 0.0 {
                t_t = Ok(t_v * v + v * t_v);
                t = Ok((v * v));
            } else {
                let v_1 = Err(i);
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let item = t;
            let t_item = t_t;
            match ::core::clone::Clone::clone(&item) {
                Ok(held) => {
                    let Ok(t_held) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_all.push(t_held);
                    all.push(held);
                }
                Err(held_2) => {
                    let Err(t_held_2) = ::core::clone::Clone::clone(&t_item) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_missing = Some(t_held_2);
                    missing = Some(held_2);
                    running = false;
                }
            }
            if !running {
                break;
            }
        }
        let t_2;
        let t_t_2;
        match ::core::clone::Clone::clone(&missing) {
            Some(held_3) => {
                let Some(t_held_3) = ::core::clone::Clone::clone(&t_missing) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_2 = Err(t_held_3);
                t_2 = Err(held_3);
            }
            None => {
                t_t_2 = Ok(t_all);
                t_2 = Ok(all);
            }
        }
        let r: Result<Vec<f64>, usize> = t_2;
        let t_r: Result<Vec<f64>, usize> = t_t_2;
        let t_3;
        let t_t_3;
        match ::core::clone::Clone::clone(&r) {
            Ok(v_2) => {
                let Ok(t_v_2) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = t_v_2[0];
                t_3 = v_2[0];
            }
            Err(i_3) => {
                let Err(t_i_3) = ::core::clone::Clone::clone(&t_r) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t_3 = ::rootgrad_autodiff::rt::scalar(t_x[i_3.clone()])
                    * x[::rootgrad_autodiff::rt::discrete(i_3 + 1)]
                    + x[i_3.clone()] * t_x[::rootgrad_autodiff::rt::discrete(i_3 + 1)];
                t_3 = x[i_3.clone()] * x[::rootgrad_autodiff::rt::discrete(i_3 + 1)];
            }
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod returned {
    ///The derivative of [`logs`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum logs {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl logs {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &logs)
        }
        /// The reverse derivative of [`logs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Option<Vec<f64>>,
        ) -> Option<Vec<f64>> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut missing = false;
            let mut running = true;
            let length = x.len();
            let mut passes_of_kept_2 = 0usize;
            for i in 0..length {
                passes_of_kept_2 += 1;
                let v = &x[i];
                let t;
                if (*v) > 0.0 {
                    t = Some((*v).ln());
                    shape_1.keep(&t);
                } else {
                    t = None;
                    shape_1.keep(&t);
                }
                let item = kept_1.keep(t);
                shape_2.keep(&item);
                match ::core::clone::Clone::clone(&item) {
                    Some(held) => {
                        all.push(held);
                    }
                    None => {
                        missing = true;
                        running = false;
                    }
                }
                if !running {
                    break;
                }
            }
            kept_2.keep(passes_of_kept_2);
            let t_2;
            if missing {
                t_2 = None;
                shape_3.keep(&t_2);
            } else {
                t_2 = Some(::core::clone::Clone::clone(&all));
                shape_3.keep(&t_2);
            }
            let result: Option<Vec<f64>> = t_2;
            let mut d_result = d_ret;
            let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
            let mut d_t_2 = shape_3.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_result));
            if missing {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
            } else {
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_all, &((*d_3)));
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_2.take())
                .rev()
            {
                let item = kept_1.take();
                let v = &x[i];
                let mut d_t = shape_1.zero();
                let mut d_item = shape_2.zero();
                match ::core::clone::Clone::clone(&item) {
                    Some(held) => {
                        let Some(d_held) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_all);
                        ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_4));
                    }
                    None => {}
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_item));
                if (*v) > 0.0 {
                    let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Some(d_6) = &d_5 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_x[i] += (*d_6) * ::rootgrad_autodiff::rules::ln(*v);
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                }
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`logs`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (Option<Vec<f64>>, Option<Vec<f64>>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &all,
            );
            let mut missing = false;
            let mut running = true;
            let length = x.len();
            for i in 0..length {
                let v = &x[i];
                let t_v = &t_x[i];
                let t;
                let t_t;
                if (*v) > 0.0 {
                    t_t = Some(::rootgrad_autodiff::rules::ln(*v) * (*t_v));
                    t = Some((*v).ln());
                } else {
                    let v_1 = None;
                    t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    t = v_1;
                }
                let item = t;
                let t_item = t_t;
                match ::core::clone::Clone::clone(&item) {
                    Some(held) => {
                        let Some(t_held) = ::core::clone::Clone::clone(&t_item) else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        t_all.push(t_held);
                        all.push(held);
                    }
                    None => {
                        missing = true;
                        running = false;
                    }
                }
                if !running {
                    break;
                }
            }
            let t_2;
            let t_t_2;
            if missing {
                let v_2 = None;
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t_2 = v_2;
            } else {
                t_t_2 = Some(t_all);
                t_2 = Some(all);
            }
            let result: Option<Vec<f64>> = t_2;
            let t_result: Option<Vec<f64>> = t_t_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Option<Vec<f64>> + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Option<Vec<f64>>, Option<Vec<f64>>) {
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
            d_ret: (Option<Vec<f64>>, Option<Vec<f64>>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut all: ::std::vec::Vec<f64> = ::std::vec::Vec::new();
            let mut t_all: ::std::vec::Vec<f64> = ::rootgrad_autodiff::Differentiable::zero_like(
                &all,
            );
            let mut missing = false;
            let mut running = true;
            let length = x.len();
            let mut running_2 = true;
            let mut passes_of_kept_4 = 0usize;
            for i in 0..length {
                passes_of_kept_4 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let v = &x[i];
                let t_v = &t_x[i];
                let t;
                let t_t;
                if (*v) > 0.0 {
                    let x_2 = *v;
                    t_t = Some((x_2.recip() * (*t_v)));
                    shape_2.keep(&t_t);
                    t = Some((*v).ln());
                    shape_1.keep(&t);
                } else {
                    let v_1 = None;
                    t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                    shape_2.keep(&t_t);
                    t = v_1;
                    shape_1.keep(&t);
                }
                let item = kept_2.keep(t);
                shape_3.keep(&item);
                let t_item = kept_1.keep(t_t);
                shape_4.keep(&t_item);
                match ::core::clone::Clone::clone(&item) {
                    Some(held) => {
                        match ::core::clone::Clone::clone(&t_item) {
                            Some(t_held) => {
                                t_all.push(t_held);
                                all.push(held);
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                    None => {
                        missing = true;
                        running = false;
                    }
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
            let t_2;
            let t_t_2;
            if missing {
                let v_2 = None;
                t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                shape_6.keep(&t_t_2);
                t_2 = v_2;
                shape_5.keep(&t_2);
            } else {
                t_t_2 = Some(::core::clone::Clone::clone(&t_all));
                shape_6.keep(&t_t_2);
                t_2 = Some(::core::clone::Clone::clone(&all));
                shape_5.keep(&t_2);
            }
            let result: Option<Vec<f64>> = t_2;
            let t_result: Option<Vec<f64>> = t_t_2;
            let result_2: (Option<Vec<f64>>, Option<Vec<f64>>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_all = ::rootgrad_autodiff::Differentiable::zero_like(&all);
            let mut d_t_all = ::rootgrad_autodiff::Differentiable::zero_like(&t_all);
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
            if missing {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
            } else {
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_2);
                let Some(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_all, &((*d_4)));
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t_2);
                let Some(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_all, &((*d_6)));
            }
            for i in ::rootgrad_autodiff::rt::Steps::from(0..length)
                .take(kept_4.take())
                .rev()
            {
                let (t_item, item) = pass_1.take();
                let v = &x[i];
                let t_v = &t_x[i];
                let mut d_t = shape_1.zero();
                let mut d_t_t = shape_2.zero();
                let mut d_item = shape_3.zero();
                let mut d_t_item = shape_4.zero();
                let d_v = &mut d_x[i];
                match ::core::clone::Clone::clone(&item) {
                    Some(held) => {
                        let Some(d_held) = &mut d_item else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match ::core::clone::Clone::clone(&t_item) {
                            Some(t_held) => {
                                let Some(d_t_held) = &mut d_t_item else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_7 = ::rootgrad_autodiff::rt::popped(&mut d_all);
                                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_7));
                                let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_t_all);
                                ::rootgrad_autodiff::rt::accumulate(
                                    &mut (*d_t_held),
                                    &(d_8),
                                );
                            }
                            _ => {}
                        }
                    }
                    None => {}
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_item));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_item));
                if (*v) > 0.0 {
                    let x_2 = *v;
                    let mut d_x_2: f64 = -0.0;
                    let d_9 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let Some(d_10) = &d_9 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    (*d_v) += (*d_10) * ::rootgrad_autodiff::rules::ln(*v);
                    let d_11 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                    let Some(d_12) = &d_11 else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_13 = (*d_12) * (*t_v);
                    d_x_2 += d_13 * ::rootgrad_autodiff::rules::recip(x_2);
                    d_t_x[i] += (*d_12) * x_2.recip();
                    (*d_v) += d_x_2;
                } else {
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                    let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
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
            called: impl ::core::ops::Fn(&[f64]) -> Option<Vec<f64>> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Option<Vec<f64>>, Option<Vec<f64>>),
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Option<Vec<f64>>>,
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
        ::rootgrad_autodiff::callees!(logs as rule_of_logs; fn __vjp_unwrap);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let value = rule_of_logs::__of(logs)(&x[..2]);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let a = ::core::clone::Clone::clone(&value_2);
        let t_2 = a[0] * a[1];
        let given = rule_of_logs::__of(logs)(x);
        ::rootgrad_autodiff::rt::optional(&given);
        let other = x[3];
        let t;
        match ::core::clone::Clone::clone(&given) {
            Some(held) => {
                let v = held;
                shape_1.keep(&v);
                t = v[0];
            }
            None => {
                t = other;
            }
        }
        let result: f64 = t_2 + t;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_given = ::rootgrad_autodiff::Differentiable::zero_like(&given);
        let mut d_other: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t_2 += d_result;
        d_t += d_result;
        match ::core::clone::Clone::clone(&given) {
            Some(held) => {
                let Some(d_held) = &mut d_given else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let mut d_v = shape_1.zero();
                let d_1 = ::core::mem::take(&mut d_t);
                d_v[0] += d_1;
                ::rootgrad_autodiff::rt::accumulate(&mut (*d_held), &(d_v));
            }
            None => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_other += d_2;
            }
        }
        d_x[3] += d_other;
        rule_of_logs::__vjp(x, &mut (*d_x), d_given);
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_2);
        d_a[0] += d_3 * a[1];
        d_a[1] += d_3 * a[0];
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_a));
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        rule_of_logs::__vjp(&x[..2], &mut d_x[..2], d_value);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(logs as rule_of_logs; fn __jvp_unwrap);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_logs::__jvp(logs, &x[..2], &t_x[..2]);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let a = value_2;
        let t_a = t_value_2;
        let t_2 = a[0] * a[1];
        let t_t_2 = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_a[0]) * a[1]
                + a[0] * ::rootgrad_autodiff::rt::scalar(t_a[1]),
            t_2,
        );
        let (v_3, t_given) = rule_of_logs::__jvp(logs, x, t_x);
        let given = v_3;
        ::rootgrad_autodiff::rt::optional(&given);
        let other = x[3];
        let t_other = t_x[3];
        let t;
        let t_t;
        match ::core::clone::Clone::clone(&given) {
            Some(held) => {
                let Some(t_held) = ::core::clone::Clone::clone(&t_given) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let v = held;
                let t_v = t_held;
                t_t = t_v[0];
                t = v[0];
            }
            None => {
                t_t = t_other;
                t = other;
            }
        }
        let result: f64 = t_2 + t;
        let t_result: f64 = t_t_2 + t_t;
        (result, t_result)
    }
}
mod references_to_integers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let k = [3usize, 1, 2];
        let mut v: ::std::vec::Vec<&usize> = ::std::vec::Vec::new();
        let length = k.len();
        for i in 0..length {
            let item = &k[i];
            if (*item) > 1 {
                v.push(item);
            }
        }
        let result: f64 = x[(*v[0])] * x[0];
        let mut d_result = d_ret;
        d_x[*v[0]] += d_result * x[0];
        d_x[0] += d_result * x[(*v[0])];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let k = [3usize, 1, 2];
        let mut v: ::std::vec::Vec<&usize> = ::std::vec::Vec::new();
        let length = k.len();
        for i in 0..length {
            let item = &k[i];
            if (*item) > 1 {
                v.push(item);
            }
        }
        let result: f64 = x[(*v[0])] * x[0];
        let t_result: f64 = t_x[*v[0]] * x[0] + x[(*v[0])] * t_x[0];
        (result, t_result)
    }
}
mod discrete_values {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let collected: Option<Vec<Vec<usize>>> = (0..2usize)
            .map(|i| (0..2usize).map(|j| (i + j).checked_sub(0)).collect())
            .collect();
        let t: Option<Vec<Vec<usize>>> = collected;
        let collected_2: Option<Vec<bool>> = x
            .iter()
            .map(|v| v.partial_cmp(&0.5).map(|o| o == std::cmp::Ordering::Less))
            .collect();
        let b: Option<Vec<bool>> = collected_2;
        let argument = [("a", 1usize), ("b", 2)];
        let h: HashMap<&str, usize> = HashMap::from(argument);
        let collected_3: Option<Vec<usize>> = ["a", "b"]
            .iter()
            .map(|k| h.get(k).copied())
            .collect();
        let u: Option<Vec<usize>> = collected_3;
        let t_3 = t.unwrap();
        let t_4 = u.unwrap();
        let t_5;
        let t_6 = b.unwrap();
        if t_6[2] {
            t_5 = x[0];
        } else {
            t_5 = x[1];
        }
        let result: f64 = (x[t_3[1][1]] * x[t_4[1]]) * t_5;
        let mut d_result = d_ret;
        let mut d_t_5: f64 = -0.0;
        let d_1 = d_result * t_5;
        d_x[t_3[1][1]] += d_1 * x[t_4[1]];
        d_x[t_4[1]] += d_1 * x[t_3[1][1]];
        d_t_5 += d_result * (x[t_3[1][1]] * x[t_4[1]]);
        if t_6[2] {
            let d_2 = ::core::mem::take(&mut d_t_5);
            d_x[0] += d_2;
        } else {
            let d_3 = ::core::mem::take(&mut d_t_5);
            d_x[1] += d_3;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let collected: Option<Vec<Vec<usize>>> = (0..2usize)
            .map(|i| (0..2usize).map(|j| (i + j).checked_sub(0)).collect())
            .collect();
        let t: Option<Vec<Vec<usize>>> = collected;
        let collected_2: Option<Vec<bool>> = x
            .iter()
            .map(|v| v.partial_cmp(&0.5).map(|o| o == std::cmp::Ordering::Less))
            .collect();
        let b: Option<Vec<bool>> = collected_2;
        let argument = [("a", 1usize), ("b", 2)];
        let h: HashMap<&str, usize> = HashMap::from(argument);
        let collected_3: Option<Vec<usize>> = ["a", "b"]
            .iter()
            .map(|k| h.get(k).copied())
            .collect();
        let u: Option<Vec<usize>> = collected_3;
        let t_3 = t.unwrap();
        let t_4 = u.unwrap();
        let t_5;
        let t_t_5;
        let t_6 = b.unwrap();
        if t_6[2] {
            t_t_5 = t_x[0];
            t_5 = x[0];
        } else {
            t_t_5 = t_x[1];
            t_5 = x[1];
        }
        let result: f64 = (x[t_3[1][1]] * x[t_4[1]]) * t_5;
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_x[t_3[1][1]]) * x[t_4[1]]
            + x[t_3[1][1]] * ::rootgrad_autodiff::rt::scalar(t_x[t_4[1]])) * t_5
            + (x[t_3[1][1]] * x[t_4[1]]) * t_t_5;
        (result, t_result)
    }
}
mod found {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = x.len();
        for i_2 in 0..length {
            let item = &x[i_2];
            if !found {
                chosen = i_2;
                chosen_2 = i_2;
                found = true;
            } else {
                let better = (&x[chosen_2]).total_cmp(item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                    chosen_2 = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let i = chosen;
        let mut found_2 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            if !found_2 {
                chosen_3 = i_3;
                chosen_4 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_4]).partial_cmp(&item_2).unwrap()
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_3 = i_3;
                    chosen_4 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let item_3 = chosen_3;
        let at_2 = chosen_4;
        let item_4 = &x[at_2];
        let at = item_3;
        let result: f64 = ((x[i] * x[at]) * (*item_4)) + x[i];
        let mut d_result = d_ret;
        let item_4 = &x[at_2];
        let d_1 = d_result * (*item_4);
        d_x[i] += d_1 * x[at];
        d_x[at] += d_1 * x[i];
        d_x[at_2] += d_result * (x[i] * x[at]);
        d_x[i] += d_result;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut found = false;
        let mut chosen = ::core::default::Default::default();
        let mut chosen_2: usize = 0usize;
        let length = x.len();
        for i_2 in 0..length {
            let item = &x[i_2];
            let t_item = &t_x[i_2];
            if !found {
                chosen = i_2;
                chosen_2 = i_2;
                found = true;
            } else {
                let better = (&x[chosen_2]).total_cmp(item)
                    != ::core::cmp::Ordering::Greater;
                if better {
                    chosen = i_2;
                    chosen_2 = i_2;
                }
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let i = chosen;
        let mut found_2 = false;
        let mut chosen_3 = ::core::default::Default::default();
        let mut chosen_4: usize = 0usize;
        let length_2 = x.len();
        for i_3 in 0..length_2 {
            let item_2 = &x[i_3];
            let t_item_2 = &t_x[i_3];
            if !found_2 {
                chosen_3 = i_3;
                chosen_4 = i_3;
                found_2 = true;
            } else {
                let better_2 = (&x[chosen_4]).partial_cmp(&item_2).unwrap()
                    == ::core::cmp::Ordering::Greater;
                if better_2 {
                    chosen_3 = i_3;
                    chosen_4 = i_3;
                }
            }
        }
        ::core::assert!(found_2, "called `Option::unwrap()` on a `None` value");
        let item_3 = chosen_3;
        let at_2 = chosen_4;
        let item_4 = &x[at_2];
        let t_item_4 = &t_x[at_2];
        let at = item_3;
        let result: f64 = ((x[i] * x[at]) * (*item_4)) + x[i];
        let t_result: f64 = ((t_x[i] * x[at] + x[i] * t_x[at]) * (*item_4)
            + (x[i] * x[at]) * (*t_item_4)) + t_x[i];
        (result, t_result)
    }
}
mod copied_lists {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut v = x.to_vec();
        let t = v.clone();
        let mut sum_2: f64 = -0.0;
        let length = t.len();
        for i_2 in 0..length {
            let a = t[i_2];
            sum_2 += a * a;
        }
        let a_3: f64 = sum_2;
        let t_2 = x[1..].to_vec();
        let mut sum_3: f64 = -0.0;
        let length_2 = t_2.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_sum_2: f64 = -0.0;
        let mut d_a_3: f64 = -0.0;
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_sum_3: f64 = -0.0;
        let mut d_t_5: f64 = -0.0;
        let mut d_t_4: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        d_t_5 += d_result;
        d_t_4 += d_t_5;
        d_b += d_t_4 * a_3;
        d_sum_3 += d_b;
        for i_3 in 0..length_2 {
            let item = t_2[i_3];
            if item > 0.0 {
                sum_3 += item;
            }
            let mut d_item: f64 = -0.0;
            if item > 0.0 {
                let d_5 = d_sum_3;
                d_item += d_5;
            }
            d_t_2[i_3] += d_item;
        }
        let b: f64 = sum_3;
        let t_3 = v.clone();
        let length_3 = t_3.len();
        for i_4 in 0..length_3 {
            let i = i_4;
            let c = t_3[i_4];
            v[i] = c * a_3;
        }
        let mut n = 0;
        let mut sum_4: f64 = -0.0;
        let length_4 = v.len();
        for i_5 in 0..length_4 {
            let item_2 = &v[i_5];
            let item_3 = item_2;
            n += 1;
            sum_4 += *item_3;
        }
        let s: f64 = sum_4;
        let t_4 = (a_3 * b) + (s * (n as f64));
        let item_4 = x[0];
        let mut sum_5: f64 = -0.0;
        let length_5 = (3usize).saturating_sub(1);
        let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
        let mut d_sum_4: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_item_4: f64 = -0.0;
        let mut d_sum_5: f64 = -0.0;
        d_sum_5 += d_t_5 * x[1];
        for i_6 in 0..length_5 {
            let i_7 = i_6 + 1;
            sum_5 += item_4;
            let d_2 = d_sum_5;
            d_item_4 += d_2;
        }
        let t_5 = t_4 + (sum_5 * x[1]);
        let length_6 = x.len();
        let mut sum_6: f64 = -0.0;
        let length_7 = (7usize).div_ceil(2);
        let mut d_sum_6: f64 = -0.0;
        d_sum_6 += d_result;
        for i_8 in 0..length_7 {
            let i_9 = i_8 * 2;
            let i_10 = i_9 % length_6;
            sum_6 += x[i_10];
            let d_1 = d_sum_6;
            d_x[i_10] += d_1;
        }
        let result: f64 = t_5 + sum_6;
        d_x[1] += d_t_5 * sum_5;
        d_x[0] += d_item_4;
        d_a_3 += d_t_4 * b;
        d_s += d_t_4 * (n as f64);
        d_sum_4 += d_s;
        for i_5 in 0..length_4 {
            let d_3 = d_sum_4;
            d_v[i_5] += d_3;
        }
        for i_4 in 0..length_3 {
            let i = i_4;
            let c = t_3[i_4];
            let mut d_c: f64 = -0.0;
            let d_4 = ::core::mem::take(&mut d_v[i]);
            d_c += d_4 * a_3;
            d_a_3 += d_4 * c;
            d_t_3[i_4] += d_c;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_v, &d_t_3);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[1..][..], &d_t_2[..]);
        d_sum_2 += d_a_3;
        for i_2 in 0..length {
            let a = t[i_2];
            let mut d_a: f64 = -0.0;
            let d_6 = d_sum_2;
            d_a += d_6 * a;
            d_a += d_6 * a;
            d_t[i_2] += d_a;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_v, &d_t);
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
        let t = v.clone();
        let t_t = t_v.clone();
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = t.len();
        for i_2 in 0..length {
            let a = t[i_2];
            let t_a = t_t[i_2];
            t_sum_2 += t_a * a + a * t_a;
            sum_2 += a * a;
        }
        let a_3: f64 = sum_2;
        let t_a_3: f64 = t_sum_2;
        let t_2 = x[1..].to_vec();
        let t_t_2 = t_x[1..].to_vec();
        let mut sum_3: f64 = -0.0;
        let mut t_sum_3: f64 = 0.0;
        let length_2 = t_2.len();
        for i_3 in 0..length_2 {
            let item = t_2[i_3];
            let t_item = t_t_2[i_3];
            if item > 0.0 {
                t_sum_3 += t_item;
                sum_3 += item;
            }
        }
        let b: f64 = sum_3;
        let t_b: f64 = t_sum_3;
        let t_3 = v.clone();
        let t_t_3 = t_v.clone();
        let length_3 = t_3.len();
        for i_4 in 0..length_3 {
            let i = i_4;
            let c = t_3[i_4];
            let t_c = t_t_3[i_4];
            t_v[i] = t_c * a_3 + c * t_a_3;
            v[i] = c * a_3;
        }
        let mut n = 0;
        let mut sum_4: f64 = -0.0;
        let mut t_sum_4: f64 = 0.0;
        let length_4 = v.len();
        for i_5 in 0..length_4 {
            let item_2 = &v[i_5];
            let t_item_2 = &t_v[i_5];
            let item_3 = item_2;
            let t_item_3 = t_item_2;
            n += 1;
            t_sum_4 += *t_item_3;
            sum_4 += *item_3;
        }
        let s: f64 = sum_4;
        let t_s: f64 = t_sum_4;
        let t_4 = (a_3 * b) + (s * (n as f64));
        let t_t_4 = (t_a_3 * b + a_3 * t_b) + (t_s * (n as f64));
        let item_4 = x[0];
        let t_item_4 = t_x[0];
        let mut sum_5: f64 = -0.0;
        let mut t_sum_5: f64 = 0.0;
        let length_5 = (3usize).saturating_sub(1);
        for i_6 in 0..length_5 {
            let i_7 = i_6 + 1;
            t_sum_5 += t_item_4;
            sum_5 += item_4;
        }
        let t_5 = t_4 + (sum_5 * x[1]);
        let t_t_5 = t_t_4 + (t_sum_5 * x[1] + sum_5 * t_x[1]);
        let length_6 = x.len();
        let mut sum_6: f64 = -0.0;
        let mut t_sum_6: f64 = 0.0;
        let length_7 = (7usize).div_ceil(2);
        for i_8 in 0..length_7 {
            let i_9 = i_8 * 2;
            let i_10 = i_9 % length_6;
            t_sum_6 += t_x[i_10];
            sum_6 += x[i_10];
        }
        let result: f64 = t_5 + sum_6;
        let t_result: f64 = t_t_5 + t_sum_6;
        (result, t_result)
    }
}
mod entries {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut at: HashMap<usize, usize> = HashMap::new();
        let mut sums = [0.0; 6];
        for j in 0..6 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let found = kept_2.keep(*at.entry(j % 3).or_insert(j));
            let i = found;
            let found_2 = kept_1.keep(*at.entry(j).or_default());
            sums[i] += ((x[j] * x[j]) * (found_2 as f64)) + x[j];
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let result: f64 = (sums[0] * sums[1]) + (sums[2] * sums[2]);
        let mut d_result = d_ret;
        let mut d_sums = ::rootgrad_autodiff::Differentiable::zero_like(&sums);
        d_sums[0] += d_result * sums[1];
        d_sums[1] += d_result * sums[0];
        d_sums[2] += d_result * sums[2];
        d_sums[2] += d_result * sums[2];
        for j in (0..6).rev() {
            let (found_2, found) = pass_1.take();
            let i = found;
            let d_1 = d_sums[i];
            let d_2 = d_1 * (found_2 as f64);
            d_x[j] += d_2 * x[j];
            d_x[j] += d_2 * x[j];
            d_x[j] += d_1;
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut at: HashMap<usize, usize> = HashMap::new();
        let mut sums = [0.0; 6];
        let mut t_sums = [0.0; 6];
        for j in 0..6 {
            let found = *at.entry(j % 3).or_insert(j);
            let i = found;
            let found_2 = *at.entry(j).or_default();
            t_sums[i] += ((t_x[j] * x[j] + x[j] * t_x[j]) * (found_2 as f64)) + t_x[j];
            sums[i] += ((x[j] * x[j]) * (found_2 as f64)) + x[j];
        }
        let result: f64 = (sums[0] * sums[1]) + (sums[2] * sums[2]);
        let t_result: f64 = (t_sums[0] * sums[1] + sums[0] * t_sums[1])
            + (t_sums[2] * sums[2] + sums[2] * t_sums[2]);
        (result, t_result)
    }
}
mod float_maps {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut m: BTreeMap<usize, f64> = BTreeMap::new();
        m.insert(1, 0.5);
        let found = *m.get(&1).unwrap();
        let mut w = found;
        w += x[0];
        let result: f64 = (w * w) * x[1];
        let mut d_result = d_ret;
        let mut d_w: f64 = -0.0;
        let d_1 = d_result * x[1];
        d_w += d_1 * w;
        d_w += d_1 * w;
        d_x[1] += d_result * (w * w);
        let d_2 = d_w;
        d_x[0] += d_2;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut m: BTreeMap<usize, f64> = BTreeMap::new();
        m.insert(1, 0.5);
        let found = *m.get(&1).unwrap();
        let mut w = found;
        let mut t_w = 0.0;
        t_w += t_x[0];
        w += x[0];
        let result: f64 = (w * w) * x[1];
        let t_result: f64 = (t_w * w + w * t_w) * x[1] + (w * w) * t_x[1];
        (result, t_result)
    }
}
mod changed_copies {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let v = x.to_vec();
        let mut s = 0.0;
        let mut t = v.clone();
        let length = t.len();
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_s: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        d_s += d_result * v[0];
        for i in 0..length {
            let b = &mut t[i];
            (*b) = (*b) * 2.0;
            s += (*b) * (*b);
            let b = &t[i];
            let d_b = &mut d_t[i];
            let d_2 = d_s;
            (*d_b) += d_2 * (*b);
            (*d_b) += d_2 * (*b);
            let d_3 = ::core::mem::take(&mut (*d_b));
            (*d_b) += d_3 * 2.0;
        }
        let mut t_2 = v.clone();
        let length_2 = t_2.len();
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        for i_2 in 0..length_2 {
            let q = &mut t_2[i_2];
            (*q) = (*q) * 2.0;
            let d_q = &mut d_t_2[i_2];
            let d_1 = ::core::mem::take(&mut (*d_q));
            (*d_q) += d_1 * 2.0;
        }
        let result: f64 = s * v[0];
        d_v[0] += d_result * s;
        ::rootgrad_autodiff::rt::accumulate(&mut d_v, &d_t_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_v, &d_t);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v = x.to_vec();
        let t_v = t_x.to_vec();
        let mut s = 0.0;
        let mut t_s = 0.0;
        let mut t = v.clone();
        let mut t_t = t_v.clone();
        let length = t.len();
        for i in 0..length {
            let b = &mut t[i];
            let t_b = &mut t_t[i];
            (*t_b) = (*t_b) * 2.0;
            (*b) = (*b) * 2.0;
            t_s += (*t_b) * (*b) + (*b) * (*t_b);
            s += (*b) * (*b);
        }
        let mut t_2 = v.clone();
        let mut t_t_2 = t_v.clone();
        let length_2 = t_2.len();
        for i_2 in 0..length_2 {
            let q = &mut t_2[i_2];
            let t_q = &mut t_t_2[i_2];
            (*t_q) = (*t_q) * 2.0;
            (*q) = (*q) * 2.0;
        }
        let result: f64 = s * v[0];
        let t_result: f64 = t_s * v[0] + s * t_v[0];
        (result, t_result)
    }
}
