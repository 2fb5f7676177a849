// Written by the golden test; do not edit.
mod option_take {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut once = Some(3);
        let mut s = x;
        for _ in 0..2 {
            let mut old = ::core::option::Option::None;
            ::core::mem::swap(&mut once, &mut old);
            match kept_3.keep(old) {
                Some(k) => {
                    s = kept_1.keep(s).powi(::rootgrad_autodiff::rt::discrete(k));
                }
                _ => {
                    s = kept_2.keep(s) * x;
                }
            }
        }
        let t;
        let mut old_2 = ::core::option::Option::None;
        ::core::mem::swap(&mut once, &mut old_2);
        match old_2 {
            Some(k_2) => {
                t = s * (k_2 as f64);
            }
            _ => {
                t = s;
            }
        }
        let result: f64 = t;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        d_t += d_result;
        match old_2 {
            Some(k_2) => {
                let d_1 = ::core::mem::take(&mut d_t);
                d_s += d_1 * (k_2 as f64);
            }
            _ => {
                let d_2 = ::core::mem::take(&mut d_t);
                d_s += d_2;
            }
        }
        for _ in (0..2).rev() {
            let v_3 = kept_3.take();
            match v_3 {
                Some(k) => {
                    let v_1 = kept_1.take();
                    let d_3 = ::core::mem::take(&mut d_s);
                    d_s
                        += d_3
                            * ::rootgrad_autodiff::rules::powi(
                                v_1,
                                ::rootgrad_autodiff::rt::discrete(k),
                            );
                }
                _ => {
                    let v_2 = kept_2.take();
                    let d_4 = ::core::mem::take(&mut d_s);
                    d_s += d_4 * x;
                    d_x += d_4 * v_2;
                }
            }
        }
        d_x += d_s;
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut once = Some(3);
        let mut s = x;
        let mut t_s = t_x;
        for _ in 0..2 {
            let mut old = ::core::option::Option::None;
            ::core::mem::swap(&mut once, &mut old);
            match old {
                Some(k) => {
                    t_s = ::rootgrad_autodiff::rules::powi(
                        s,
                        ::rootgrad_autodiff::rt::discrete(k),
                    ) * t_s;
                    s = s.powi(::rootgrad_autodiff::rt::discrete(k));
                }
                _ => {
                    t_s = t_s * x + s * t_x;
                    s = s * x;
                }
            }
        }
        let t;
        let t_t;
        let mut old_2 = ::core::option::Option::None;
        ::core::mem::swap(&mut once, &mut old_2);
        match old_2 {
            Some(k_2) => {
                t_t = t_s * (k_2 as f64);
                t = s * (k_2 as f64);
            }
            _ => {
                t_t = t_s;
                t = s;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod effect_in_condition {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let numbers = [2usize, 3, 4];
        let mut left = numbers.iter();
        let mut s = x;
        let mut running = true;
        let mut passes_of_kept_6 = 0usize;
        while running {
            passes_of_kept_6 += 1;
            let value_2 = kept_5.keep(left.next());
            if value_2.is_some() {
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                s = (kept_2.keep(s) * x) + (kept_3.keep((left.len() as f64)) * x);
                pass_1.push((kept_2.take(), kept_3.take()));
            } else {
                running = false;
            }
        }
        kept_6.keep(passes_of_kept_6);
        let result: f64 = s * kept_1.keep(((1 + left.len()) as f64));
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let v_1 = kept_1.take();
        d_s += d_result * v_1;
        for _ in 0..kept_6.take() {
            let value_2 = kept_5.take();
            if value_2.is_some() {
                let (v_2, v_3) = pass_1.take();
                let d_1 = ::core::mem::take(&mut d_s);
                d_s += d_1 * x;
                d_x += d_1 * v_2;
                d_x += d_1 * v_3;
            }
        }
        d_x += d_s;
        pass_1.finish();
        kept_5.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let numbers = [2usize, 3, 4];
        let mut left = numbers.iter();
        let mut s = x;
        let mut t_s = t_x;
        let mut running = true;
        while running {
            let value_2 = left.next();
            if value_2.is_some() {
                t_s = (t_s * x + s * t_x) + ((left.len() as f64) * t_x);
                s = (s * x) + ((left.len() as f64) * x);
            } else {
                running = false;
            }
        }
        let result: f64 = s * ((1 + left.len()) as f64);
        let t_result: f64 = t_s * ((1 + left.len()) as f64);
        (result, t_result)
    }
}
mod effect_in_index {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: &mut [f64], d_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let order = [1usize, 0, 2, 1];
        let mut next = order.iter();
        let n = a.len();
        for _ in 0..4 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let t = kept_6.keep((a[kept_4.keep((next.len() % n))] + 1.0));
            let value = next.next();
            let value_2 = kept_5.keep(value.unwrap());
            let at = *value_2;
            a[at.clone()] = kept_3.keep(a[at.clone()]) * t;
            pass_1.push((kept_3.take(), kept_4.take(), kept_5.take(), kept_6.take()));
        }
        let at_2 = next.len();
        a[at_2] = kept_2.keep(a[at_2]) * kept_1.keep(a[1]);
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_1 = ::core::mem::take(&mut d_a[at_2]);
        d_a[at_2] += d_1 * v_1;
        d_a[1] += d_1 * v_2;
        for _ in (0..4).rev() {
            let (v_3, v_4, value_2, t) = pass_1.take();
            let at = *value_2;
            let mut d_t: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_a[at.clone()]);
            d_a[at.clone()] += d_2 * t;
            d_t += d_2 * v_3;
            d_a[v_4] += d_t;
        }
        pass_1.finish();
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: &mut [f64], t_a: &mut [f64]) {
        ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
        let order = [1usize, 0, 2, 1];
        let mut next = order.iter();
        let n = a.len();
        for _ in 0..4 {
            let t = a[(next.len() % n)] + 1.0;
            let t_t = t_a[next.len() % n];
            let value = next.next();
            let value_2 = value.unwrap();
            let at = *value_2;
            t_a[at.clone()] = ::rootgrad_autodiff::rt::scalar(t_a[at.clone()]) * t
                + a[at.clone()] * t_t;
            a[at.clone()] = a[at.clone()] * t;
        }
        let at_2 = next.len();
        t_a[at_2] = t_a[at_2] * a[1] + a[at_2] * t_a[1];
        a[at_2] = a[at_2] * a[1];
    }
}
mod changed_through_patterns {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut count = Some(1usize);
        let mut pair = (2usize, 5usize);
        let mut s = x;
        for _ in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            if kept_4.keep((count == Some(2))) {
                s = kept_3.keep(s) * x;
            }
            s = (kept_1.keep(s) * x) + (kept_2.keep((pair.0 as f64)) * s);
            match &mut count {
                Some(k) => {
                    (*k) += 1;
                }
                _ => {}
            }
            let p = &mut pair.0;
            (*p) += 2;
            pass_1.push((kept_1.take(), kept_2.take(), kept_4.take()));
        }
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in (0..3).rev() {
            let (v_1, v_2, v_4) = pass_1.take();
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * x;
            d_x += d_1 * v_1;
            d_s += d_1 * v_2;
            if v_4 {
                let v_3 = kept_3.take();
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * x;
                d_x += d_2 * v_3;
            }
        }
        d_x += d_s;
        kept_3.finish();
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut count = Some(1usize);
        let mut pair = (2usize, 5usize);
        let mut s = x;
        let mut t_s = t_x;
        for _ in 0..3 {
            if count == Some(2) {
                t_s = t_s * x + s * t_x;
                s = s * x;
            }
            t_s = (t_s * x + s * t_x) + ((pair.0 as f64) * t_s);
            s = (s * x) + ((pair.0 as f64) * s);
            match &mut count {
                Some(k) => {
                    (*k) += 1;
                }
                _ => {}
            }
            let p = &mut pair.0;
            (*p) += 2;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod changed_through_ref_mut {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut count = Some(1usize);
        let mut s = x;
        for _ in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            if kept_3.keep((count == Some(2))) {
                s = kept_2.keep(s) * x;
            }
            match &mut count {
                Some(k) => {
                    (*k) += 1;
                }
                _ => {}
            }
            s += x * kept_1.keep(s);
            pass_1.push((kept_1.take(), kept_3.take()));
        }
        let result: f64 = s;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for _ in (0..3).rev() {
            let (v_1, v_3) = pass_1.take();
            let d_1 = d_s;
            d_x += d_1 * v_1;
            d_s += d_1 * x;
            if v_3 {
                let v_2 = kept_2.take();
                let d_2 = ::core::mem::take(&mut d_s);
                d_s += d_2 * x;
                d_x += d_2 * v_2;
            }
        }
        d_x += d_s;
        kept_2.finish();
        pass_1.finish();
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let mut count = Some(1usize);
        let mut s = x;
        let mut t_s = t_x;
        for _ in 0..3 {
            if count == Some(2) {
                t_s = t_s * x + s * t_x;
                s = s * x;
            }
            match &mut count {
                Some(k) => {
                    (*k) += 1;
                }
                _ => {}
            }
            t_s += t_x * s + x * t_s;
            s += x * s;
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod order_of_operands {
    ///The derivative of [`first`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum first {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl first {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &first)
        }
        /// The reverse derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], k: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = x[0] * k;
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            (result, d_k)
        }
        /// The forward derivative of [`first`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64], k: f64, t_k: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = x[0] * k;
            let t_result: f64 = t_x[0] * k + x[0] * t_k;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
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
            k: f64,
            t_k: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = x[0] * k;
            let t_result: f64 = (t_x[0] * k) + (x[0] * t_k);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x[0] += d_t_result * k;
            d_k += d_t_result * t_x[0];
            d_x[0] += d_t_result * t_k;
            d_t_k += d_t_result * x[0];
            d_x[0] += d_result * k;
            d_k += d_result * x[0];
            (d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
        ::rootgrad_autodiff::callees!(first as rule_of_first);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut i = 0;
        let at = i;
        i += 1;
        let a = rule_of_first::__of(first)(&x[at..], 2.0);
        let t = x[i];
        i += 1;
        let b = (t * x[i]) * x[(i - 1)];
        let mut y = [x[0], x[1], x[2]];
        let t_2 = x[i] * b;
        i -= 2;
        y[i] = t_2;
        let t_3 = x[i];
        i += 1;
        y[i] += t_3;
        let result: f64 = (a * b) + (y[0] * y[1]);
        let mut d_result = d_ret;
        let mut i = i;
        let mut d_a: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_b: f64 = -0.0;
        let mut d_y = ::rootgrad_autodiff::Differentiable::zero_like(&y);
        let mut d_t_2: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        d_a += d_result * b;
        d_b += d_result * a;
        d_y[0] += d_result * y[1];
        d_y[1] += d_result * y[0];
        let d_1 = d_y[i];
        d_t_3 += d_1;
        i -= 1;
        d_x[i] += d_t_3;
        let d_2 = ::core::mem::take(&mut d_y[i]);
        d_t_2 += d_2;
        i += 2;
        d_x[i] += d_t_2 * b;
        d_b += d_t_2 * x[i];
        d_x[0] += d_y[0];
        d_x[1] += d_y[1];
        d_x[2] += d_y[2];
        let d_3 = d_b * x[(i - 1)];
        d_t += d_3 * x[i];
        d_x[i] += d_3 * t;
        d_x[i - 1] += d_b * (t * x[i]);
        i -= 1;
        d_x[i] += d_t;
        rule_of_first::__vjp(
            &x[at..],
            &mut d_x[at..],
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
            d_a,
        );
        i -= 1;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(first as rule_of_first);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut i = 0;
        let at = i;
        i += 1;
        let (v_1, t_a) = rule_of_first::__jvp(
            first,
            &x[at..],
            &t_x[at..],
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let a = v_1;
        let t = x[i];
        let t_t = t_x[i];
        i += 1;
        let b = (t * x[i]) * x[(i - 1)];
        let t_b = (t_t * x[i] + t * t_x[i]) * x[(i - 1)] + (t * x[i]) * t_x[i - 1];
        let mut y = [x[0], x[1], x[2]];
        let mut t_y = [t_x[0], t_x[1], t_x[2]];
        let t_2 = x[i] * b;
        let t_t_2 = t_x[i] * b + x[i] * t_b;
        i -= 2;
        t_y[i] = t_t_2;
        y[i] = t_2;
        let t_3 = x[i];
        let t_t_3 = t_x[i];
        i += 1;
        t_y[i] += t_t_3;
        y[i] += t_3;
        let result: f64 = (a * b) + (y[0] * y[1]);
        let t_result: f64 = (t_a * b + a * t_b) + (t_y[0] * y[1] + y[0] * t_y[1]);
        (result, t_result)
    }
}
mod counter_beside_slice {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut n = 1usize;
        let mut s = 1.0;
        let bound = n;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let k = ::rootgrad_autodiff::rt::nth(bound, i);
            n += 2;
            s = (kept_1.keep(s) * (*v)) + ((k as f64) * (n as f64));
        }
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..length).rev() {
            let v_1 = kept_1.take();
            let v = &x[i];
            let d_1 = ::core::mem::take(&mut d_s);
            d_s += d_1 * (*v);
            d_x[i] += d_1 * v_1;
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut n = 1usize;
        let mut s = 1.0;
        let mut t_s = 0.0;
        let bound = n;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            let k = ::rootgrad_autodiff::rt::nth(bound, i);
            n += 2;
            t_s = t_s * (*v) + s * (*t_v);
            s = (s * (*v)) + ((k as f64) * (n as f64));
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod names {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x_2: &mut [f64], d_ret_2: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x_2.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let d_x = x[0] * x[1];
        let d_1 = d_x * 2.0;
        let v_1 = x[1];
        let kept_1 = 1.5;
        let mut result = (d_1 * v_1) * kept_1;
        let d_ret = kept_4.keep(result) * d_x;
        for i in 0..2 {
            let mut kept_1_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let length = x.len();
            result = (kept_2.keep((kept_1_2.keep(result) * x[i])) * d_ret)
                + (length as f64);
            pass_1.push((kept_1_2.take(), kept_2.take()));
        }
        let t_2 = result;
        let running = x[0];
        let jumped = t_2;
        let t = d_ret;
        let at = v_1;
        let result_2: f64 = ((running * jumped) * t) * at;
        let mut d_result_2 = d_ret_2;
        let mut d_d_x: f64 = -0.0;
        let mut d_d_1: f64 = -0.0;
        let mut d_v_1: f64 = -0.0;
        let mut d_result: f64 = -0.0;
        let mut d_d_ret: f64 = -0.0;
        let mut d_t_2: f64 = -0.0;
        let mut d_running: f64 = -0.0;
        let mut d_jumped: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_at: f64 = -0.0;
        let d_2 = d_result_2 * at;
        let d_3 = d_2 * t;
        d_running += d_3 * jumped;
        d_jumped += d_3 * running;
        d_t += d_2 * (running * jumped);
        d_at += d_result_2 * ((running * jumped) * t);
        d_v_1 += d_at;
        d_d_ret += d_t;
        d_t_2 += d_jumped;
        d_x_2[0] += d_running;
        d_result += d_t_2;
        for i in (0..2).rev() {
            let (v_2, v_3) = pass_1.take();
            let d_4 = ::core::mem::take(&mut d_result);
            let d_5 = d_4 * d_ret;
            d_result += d_5 * x[i];
            d_x_2[i] += d_5 * v_2;
            d_d_ret += d_4 * v_3;
        }
        let v_4 = kept_4.take();
        d_result += d_d_ret * d_x;
        d_d_x += d_d_ret * v_4;
        let d_6 = d_result * kept_1;
        d_d_1 += d_6 * v_1;
        d_v_1 += d_6 * d_1;
        d_x_2[1] += d_v_1;
        d_d_x += d_d_1 * 2.0;
        d_x_2[0] += d_d_x * x[1];
        d_x_2[1] += d_d_x * x[0];
        pass_1.finish();
        result_2
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let d_x = x[0] * x[1];
        let t_d_x = t_x[0] * x[1] + x[0] * t_x[1];
        let d_1 = d_x * 2.0;
        let t_d_1 = t_d_x * 2.0;
        let v_1 = x[1];
        let t_v_1 = t_x[1];
        let kept_1 = 1.5;
        let mut result = (d_1 * v_1) * kept_1;
        let mut t_result = (t_d_1 * v_1 + d_1 * t_v_1) * kept_1;
        let d_ret = result * d_x;
        let t_d_ret = t_result * d_x + result * t_d_x;
        for i in 0..2 {
            let length = x.len();
            t_result = (t_result * x[i] + result * t_x[i]) * d_ret
                + (result * x[i]) * t_d_ret;
            result = ((result * x[i]) * d_ret) + (length as f64);
        }
        let t_2 = result;
        let t_t_2 = t_result;
        let running = x[0];
        let t_running = t_x[0];
        let jumped = t_2;
        let t_jumped = t_t_2;
        let t = d_ret;
        let t_t = t_d_ret;
        let at = v_1;
        let t_at = t_v_1;
        let result_2: f64 = ((running * jumped) * t) * at;
        let t_result_2: f64 = ((t_running * jumped + running * t_jumped) * t
            + (running * jumped) * t_t) * at + ((running * jumped) * t) * t_at;
        (result_2, t_result_2)
    }
}
mod copied_branches {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let mut s = x[0];
        let mut running = true;
        let mut passes_of_kept_16 = 0usize;
        for i in 0..x.len() {
            passes_of_kept_16 += 1;
            let v = x[i];
            if v > 1.0 {
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let v_2 = kept_5.keep((v * kept_4.keep(s)));
                if v_2 > 3.0 {
                    s += v_2;
                } else {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    s -= v_2;
                    let v_3 = v * 0.5;
                    let s2 = kept_2.keep((kept_1.keep(s) * v_3));
                    if s2 > 0.7 {
                        s = s2 * v_3;
                    }
                    s += v_3 * s2;
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
                pass_2.push((kept_4.take(), kept_5.take()));
            } else {
                if v < (-1.0) {
                    let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                    let s2_2 = kept_11.keep((s * kept_10.keep(s)));
                    if s2_2 > 0.3 {
                        running = false;
                    } else {
                        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        s += s2_2;
                        let v_4 = v * 0.5;
                        let s2_3 = kept_8.keep((kept_7.keep(s) * v_4));
                        if s2_3 > 0.7 {
                            s = s2_3 * v_4;
                        }
                        s += v_4 * s2_3;
                        pass_3.push((kept_7.take(), kept_8.take()));
                    }
                    pass_4.push((kept_10.take(), kept_11.take()));
                } else {
                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                    let v_5 = v * 0.5;
                    let s2_4 = kept_14.keep((kept_13.keep(s) * v_5));
                    if s2_4 > 0.7 {
                        s = s2_4 * v_5;
                    }
                    s += v_5 * s2_4;
                    pass_5.push((kept_13.take(), kept_14.take()));
                }
            }
            if !running {
                break;
            }
        }
        kept_16.keep(passes_of_kept_16);
        let v_6 = s * x[0];
        let result: f64 = v_6 * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let mut d_v_6: f64 = -0.0;
        d_v_6 += d_result * s;
        d_s += d_result * v_6;
        d_s += d_v_6 * x[0];
        d_x[0] += d_v_6 * s;
        for i in ::rootgrad_autodiff::rt::Steps::from(0..x.len())
            .take(kept_16.take())
            .rev()
        {
            let v = x[i];
            let mut d_v: f64 = -0.0;
            if v > 1.0 {
                let (v_7, v_2) = pass_2.take();
                let mut d_v_2: f64 = -0.0;
                if v_2 > 3.0 {
                    let d_1 = d_s;
                    d_v_2 += d_1;
                } else {
                    let (v_1, s2) = pass_1.take();
                    let v_3 = v * 0.5;
                    let mut d_v_3: f64 = -0.0;
                    let mut d_s2: f64 = -0.0;
                    let d_2 = d_s;
                    d_v_3 += d_2 * s2;
                    d_s2 += d_2 * v_3;
                    if s2 > 0.7 {
                        let d_3 = ::core::mem::take(&mut d_s);
                        d_s2 += d_3 * v_3;
                        d_v_3 += d_3 * s2;
                    }
                    d_s += d_s2 * v_3;
                    d_v_3 += d_s2 * v_1;
                    d_v += d_v_3 * 0.5;
                    let d_4 = d_s;
                    d_v_2 -= d_4;
                }
                d_v += d_v_2 * v_7;
                d_s += d_v_2 * v;
            } else {
                if v < (-1.0) {
                    let (v_9, s2_2) = pass_4.take();
                    let mut d_s2_2: f64 = -0.0;
                    if s2_2 > 0.3 {} else {
                        let (v_8, s2_3) = pass_3.take();
                        let v_4 = v * 0.5;
                        let mut d_v_4: f64 = -0.0;
                        let mut d_s2_3: f64 = -0.0;
                        let d_5 = d_s;
                        d_v_4 += d_5 * s2_3;
                        d_s2_3 += d_5 * v_4;
                        if s2_3 > 0.7 {
                            let d_6 = ::core::mem::take(&mut d_s);
                            d_s2_3 += d_6 * v_4;
                            d_v_4 += d_6 * s2_3;
                        }
                        d_s += d_s2_3 * v_4;
                        d_v_4 += d_s2_3 * v_8;
                        d_v += d_v_4 * 0.5;
                        let d_7 = d_s;
                        d_s2_2 += d_7;
                    }
                    d_s += d_s2_2 * v_9;
                    d_s += d_s2_2 * v_9;
                } else {
                    let (v_10, s2_4) = pass_5.take();
                    let v_5 = v * 0.5;
                    let mut d_v_5: f64 = -0.0;
                    let mut d_s2_4: f64 = -0.0;
                    let d_8 = d_s;
                    d_v_5 += d_8 * s2_4;
                    d_s2_4 += d_8 * v_5;
                    if s2_4 > 0.7 {
                        let d_9 = ::core::mem::take(&mut d_s);
                        d_s2_4 += d_9 * v_5;
                        d_v_5 += d_9 * s2_4;
                    }
                    d_s += d_s2_4 * v_5;
                    d_v_5 += d_s2_4 * v_10;
                    d_v += d_v_5 * 0.5;
                }
            }
            d_x[i] += d_v;
        }
        d_x[0] += d_s;
        pass_1.finish();
        pass_2.finish();
        pass_3.finish();
        pass_4.finish();
        pass_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0];
        let mut t_s = t_x[0];
        let mut running = true;
        for i in 0..x.len() {
            let v = x[i];
            let t_v = t_x[i];
            if v > 1.0 {
                let v_2 = v * s;
                let t_v_2 = t_v * s + v * t_s;
                if v_2 > 3.0 {
                    t_s += t_v_2;
                    s += v_2;
                } else {
                    t_s -= t_v_2;
                    s -= v_2;
                    let v_3 = v * 0.5;
                    let t_v_3 = t_v * 0.5;
                    let s2 = s * v_3;
                    let t_s2 = t_s * v_3 + s * t_v_3;
                    if s2 > 0.7 {
                        t_s = t_s2 * v_3 + s2 * t_v_3;
                        s = s2 * v_3;
                    }
                    t_s += t_v_3 * s2 + v_3 * t_s2;
                    s += v_3 * s2;
                }
            } else {
                if v < (-1.0) {
                    let s2_2 = s * s;
                    let t_s2_2 = t_s * s + s * t_s;
                    if s2_2 > 0.3 {
                        running = false;
                    } else {
                        t_s += t_s2_2;
                        s += s2_2;
                        let v_4 = v * 0.5;
                        let t_v_4 = t_v * 0.5;
                        let s2_3 = s * v_4;
                        let t_s2_3 = t_s * v_4 + s * t_v_4;
                        if s2_3 > 0.7 {
                            t_s = t_s2_3 * v_4 + s2_3 * t_v_4;
                            s = s2_3 * v_4;
                        }
                        t_s += t_v_4 * s2_3 + v_4 * t_s2_3;
                        s += v_4 * s2_3;
                    }
                } else {
                    let v_5 = v * 0.5;
                    let t_v_5 = t_v * 0.5;
                    let s2_4 = s * v_5;
                    let t_s2_4 = t_s * v_5 + s * t_v_5;
                    if s2_4 > 0.7 {
                        t_s = t_s2_4 * v_5 + s2_4 * t_v_5;
                        s = s2_4 * v_5;
                    }
                    t_s += t_v_5 * s2_4 + v_5 * t_s2_4;
                    s += v_5 * s2_4;
                }
            }
            if !running {
                break;
            }
        }
        let v_6 = s * x[0];
        let t_v_6 = t_s * x[0] + s * t_x[0];
        let result: f64 = v_6 * s;
        let t_result: f64 = t_v_6 * s + v_6 * t_s;
        (result, t_result)
    }
}
mod thrown_away {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: f64, d_ret: f64) -> (f64, f64) {
        let bad = (x - 2.0).ln();
        let mut y = bad;
        y = x * x;
        let t;
        if bad.is_nan() {
            t = y;
        } else {
            t = bad;
        }
        let z = t;
        let result: f64 = z + y;
        let mut d_x = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_bad: f64 = -0.0;
        let mut d_y: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_z: f64 = -0.0;
        d_z += d_result;
        d_y += d_result;
        d_t += d_z;
        if bad.is_nan() {
            let d_1 = ::core::mem::take(&mut d_t);
            d_y += d_1;
        } else {
            let d_2 = ::core::mem::take(&mut d_t);
            d_bad += d_2;
        }
        let d_3 = ::core::mem::take(&mut d_y);
        d_x += d_3 * x;
        d_x += d_3 * x;
        d_bad += d_y;
        let d_4 = d_bad * ::rootgrad_autodiff::rules::ln(x - 2.0);
        d_x += d_4;
        (result, d_x)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: f64, t_x: f64) -> (f64, f64) {
        let bad = (x - 2.0).ln();
        let t_bad = ::rootgrad_autodiff::rules::ln(x - 2.0) * t_x;
        let mut y = bad;
        let mut t_y = t_bad;
        t_y = t_x * x + x * t_x;
        y = x * x;
        let t;
        let t_t;
        if bad.is_nan() {
            t_t = t_y;
            t = y;
        } else {
            t_t = t_bad;
            t = bad;
        }
        let z = t;
        let t_z = t_t;
        let result: f64 = z + y;
        let t_result: f64 = t_z + t_y;
        (result, t_result)
    }
}
mod added_to_after_the_loop {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut y = x[0];
        let mut s = 0.0;
        let length = x.len();
        let one_2: f64 = 1.0;
        let mut by_y_2: f64 = -0.0;
        for i_2 in 0..length {
            let v = &x[i_2];
            s += (*v) * kept_4.keep(y);
            let v = &x[i_2];
            let d_9 = one_2;
            by_y_2 += d_9 * (*v);
        }
        y += s;
        y += x[1] * x[0];
        let mut product = 0.0;
        let one: f64 = 1.0;
        let mut by_y: f64 = -0.0;
        for i in 0..x.len() {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            product += kept_2.keep((kept_1.keep(y) * x[i])) * x[i];
            pass_1.push((kept_1.take(), kept_2.take()));
            let d_3 = one;
            let d_4 = d_3 * x[i];
            by_y += d_4 * x[i];
        }
        let scaled = product * x[1];
        y -= scaled;
        if x[0] > 0.0 {
            y += x[1].sin();
        }
        let result: f64 = y;
        let mut d_result = d_ret;
        let mut d_y: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        let mut d_product: f64 = -0.0;
        let mut d_scaled: f64 = -0.0;
        d_y += d_result;
        if x[0] > 0.0 {
            let d_1 = d_y;
            d_x[1] += d_1 * ::rootgrad_autodiff::rules::sin(x[1]);
        }
        let d_2 = d_y;
        d_scaled -= d_2;
        d_product += d_scaled * x[1];
        d_x[1] += d_scaled * product;
        d_y += d_product * by_y;
        for i in (0..x.len()).rev() {
            let (v_1, v_2) = pass_1.take();
            let d_5 = d_product;
            let d_6 = d_5 * x[i];
            d_x[i] += d_6 * v_1;
            d_x[i] += d_5 * v_2;
        }
        let d_7 = d_y;
        d_x[1] += d_7 * x[0];
        d_x[0] += d_7 * x[1];
        let d_8 = d_y;
        d_s += d_8;
        d_y += d_s * by_y_2;
        for i_2 in (0..length).rev() {
            let v_3 = kept_4.take();
            let v = &x[i_2];
            let d_10 = d_s;
            d_x[i_2] += d_10 * v_3;
        }
        d_x[0] += d_y;
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut y = x[0];
        let mut t_y = t_x[0];
        let mut s = 0.0;
        let mut t_s = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            t_s += (*t_v) * y + (*v) * t_y;
            s += (*v) * y;
        }
        t_y += t_s;
        y += s;
        t_y += t_x[1] * x[0] + x[1] * t_x[0];
        y += x[1] * x[0];
        let mut product = 0.0;
        let mut t_product = 0.0;
        for i in 0..x.len() {
            t_product += (t_y * x[i] + y * t_x[i]) * x[i] + (y * x[i]) * t_x[i];
            product += (y * x[i]) * x[i];
        }
        let scaled = product * x[1];
        let t_scaled = t_product * x[1] + product * t_x[1];
        t_y -= t_scaled;
        y -= scaled;
        if x[0] > 0.0 {
            t_y += ::rootgrad_autodiff::rules::sin(x[1]) * t_x[1];
            y += x[1].sin();
        }
        let result: f64 = y;
        let t_result: f64 = t_y;
        (result, t_result)
    }
}
mod grown_after_the_loop {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut grown: Vec<f64> = x[1..].to_vec();
        grown.push(x[0].sin());
        let mut sum = 0.0;
        let length = x.len();
        let mut d_sum: f64 = -0.0;
        d_sum += d_result;
        for i in 0..length {
            let v = &x[i];
            let tanh_2 = ((*v) * x[0]).tanh();
            sum += tanh_2;
            let v = &x[i];
            let mut d_tanh_2: f64 = -0.0;
            let d_2 = d_sum;
            d_tanh_2 += d_2;
            let d_3 = d_tanh_2 * ::rootgrad_autodiff::rules::by_result::tanh(tanh_2);
            d_x[i] += d_3 * x[0];
            d_x[0] += d_3 * (*v);
        }
        let exp_2 = x[1].exp();
        grown.push(exp_2);
        let last = grown.len() - 1;
        let result: f64 = (sum + (grown[0] * grown[last])) + grown[(last - 1)];
        let mut d_grown = ::rootgrad_autodiff::Differentiable::zero_like(&grown);
        let mut d_exp_2: f64 = -0.0;
        d_grown[0] += d_result * grown[last];
        d_grown[last] += d_result * grown[0];
        d_grown[last - 1] += d_result;
        let d_1 = ::rootgrad_autodiff::rt::popped(&mut d_grown);
        d_exp_2 += d_1;
        d_x[1] += d_exp_2 * ::rootgrad_autodiff::rules::by_result::exp(exp_2);
        let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_grown);
        d_x[0] += d_4 * ::rootgrad_autodiff::rules::sin(x[0]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[1..][..], &d_grown[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut grown: Vec<f64> = x[1..].to_vec();
        let mut t_grown: Vec<f64> = t_x[1..].to_vec();
        t_grown.push(::rootgrad_autodiff::rules::sin(x[0]) * t_x[0]);
        grown.push(x[0].sin());
        let mut sum = 0.0;
        let mut t_sum = 0.0;
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_sum
                += ::rootgrad_autodiff::rules::tanh((*v) * x[0])
                    * ((*t_v) * x[0] + (*v) * t_x[0]);
            sum += ((*v) * x[0]).tanh();
        }
        t_grown.push(::rootgrad_autodiff::rules::exp(x[1]) * t_x[1]);
        grown.push(x[1].exp());
        let last = grown.len() - 1;
        let result: f64 = (sum + (grown[0] * grown[last])) + grown[(last - 1)];
        let t_result: f64 = (t_sum
            + (t_grown[0] * grown[last] + grown[0] * t_grown[last])) + t_grown[last - 1];
        (result, t_result)
    }
}
mod shapes_thrown_away {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        for i in 0..x.len() {
            let t;
            if x[i] > 0.6 {
                t = Shape::Line(x[i].sin());
                shape_1.keep(&t);
            } else {
                t = Shape::Dot;
                shape_1.keep(&t);
            }
            let _shape = t;
            shape_2.keep(&_shape);
        }
        let result: f64 = x[0] * x[1];
        let mut d_result = d_ret;
        d_x[0] += d_result * x[1];
        d_x[1] += d_result * x[0];
        for i in (0..x.len()).rev() {
            let mut d_t = shape_1.zero();
            let mut d_shape = shape_2.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_shape));
            if x[i] > 0.6 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Shape::Line(d_2) = &d_1 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_x[i] += (*d_2) * ::rootgrad_autodiff::rules::sin(x[i]);
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        for i in 0..x.len() {
            let t;
            let t_t;
            if x[i] > 0.6 {
                t_t = Shape::Line {
                    0: ::rootgrad_autodiff::rules::sin(x[i]) * t_x[i],
                };
                t = Shape::Line(x[i].sin());
            } else {
                let v_1 = Shape::Dot;
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            }
            let _shape = t;
            let t_shape = t_t;
        }
        let result: f64 = x[0] * x[1];
        let t_result: f64 = t_x[0] * x[1] + x[0] * t_x[1];
        (result, t_result)
    }
}
mod rows_put_together {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut s = 0.5;
        for i in 0..2 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut rows = ::std::vec![::std::vec![0.8; 2], ::std::vec![x[i], 0.2]];
            shape_1.keep(&rows);
            rows[0][1] = kept_5.keep(rows[0][1]) * kept_4.keep(s);
            let more = kept_6
                .keep(
                    ::std::vec![
                        ::std::vec![(x[i] * kept_3.keep(s)); 2], ::std::vec![s, rows[1]
                        [0]]
                    ],
                );
            shape_2.keep(&more);
            s
                += (kept_2.keep(rows[0][1]) * kept_1.keep(rows[1][0]))
                    + (more[0][0] * more[1][1]);
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
        let result: f64 = s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in (0..2).rev() {
            let (v_1, v_2, v_3, v_4, v_5, more) = pass_1.take();
            let mut d_rows = shape_1.zero();
            let mut d_more = shape_2.zero();
            let d_1 = d_s;
            d_rows[0][1] += d_1 * v_1;
            d_rows[1][0] += d_1 * v_2;
            d_more[0][0] += d_1 * more[1][1];
            d_more[1][1] += d_1 * more[0][0];
            for d_2 in d_more[0].iter() {
                d_x[i] += (*d_2) * v_3;
                d_s += (*d_2) * x[i];
            }
            d_s += d_more[1][0];
            d_rows[1][0] += d_more[1][1];
            let d_3 = ::core::mem::take(&mut d_rows[0][1]);
            d_rows[0][1] += d_3 * v_4;
            d_s += d_3 * v_5;
            d_x[i] += d_rows[1][0];
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = 0.5;
        let mut t_s = 0.0;
        for i in 0..2 {
            let mut t_rows = ::std::vec![
                ::rootgrad_autodiff::Differentiable::zero_like(& (::std::vec![0.8; 2])),
                ::std::vec![t_x[i], 0.0]
            ];
            let mut rows = ::std::vec![::std::vec![0.8; 2], ::std::vec![x[i], 0.2]];
            t_rows[0][1] = t_rows[0][1] * s + rows[0][1] * t_s;
            rows[0][1] = rows[0][1] * s;
            let t_more = ::std::vec![
                ::std::vec![t_x[i] * s + x[i] * t_s; 2], ::std::vec![t_s, t_rows[1] [0]]
            ];
            let more = ::std::vec![
                ::std::vec![(x[i] * s); 2], ::std::vec![s, rows[1] [0]]
            ];
            t_s
                += (t_rows[0][1] * rows[1][0] + rows[0][1] * t_rows[1][0])
                    + (t_more[0][0] * more[1][1] + more[0][0] * t_more[1][1]);
            s += (rows[0][1] * rows[1][0]) + (more[0][0] * more[1][1]);
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod heads_and_flags {
    ///The derivative of [`weighted`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum weighted {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl weighted {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &weighted)
        }
        /// The reverse derivative of [`weighted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(ring: &mut Ring, d_ring: &mut Ring, head: usize, d_ret: f64) -> f64 {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            shape_1.keep(&ring.head);
            ring.head = head;
            let mut s = 0.0;
            for i in 0..3 {
                s += (ring[i] * ring[i]) * (i as f64);
            }
            let result: f64 = s;
            let ring = &*ring;
            let mut d_result = d_ret;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..3 {
                let d_1 = d_s;
                let d_2 = d_1 * (i as f64);
                d_ring[i] += d_2 * ring[i];
                d_ring[i] += d_2 * ring[i];
            }
            let _ = shape_1.replace(&mut d_ring.head);
            result
        }
        /// The forward derivative of [`weighted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(ring: &mut Ring, t_ring: &mut Ring, head: usize) -> (f64, f64) {
            let v_1 = head;
            t_ring.head = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            ring.head = v_1;
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..3 {
                t_s
                    += (::rootgrad_autodiff::rt::scalar(t_ring[i]) * ring[i]
                        + ring[i] * ::rootgrad_autodiff::rt::scalar(t_ring[i]))
                        * (i as f64);
                s += (ring[i] * ring[i]) * (i as f64);
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
            called: impl ::core::ops::Fn(&mut Ring, usize) -> f64 + 'static,
            a0: &mut Ring,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Ring>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            ring: &mut Ring,
            d_ring: &mut Ring,
            t_ring: &mut Ring,
            d_t_ring: &mut Ring,
            head: usize,
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let v_1 = head;
            shape_2.keep(&t_ring.head);
            t_ring.head = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_1.keep(&ring.head);
            ring.head = v_1;
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..3 {
                t_s += ((t_ring[i] * ring[i]) + (ring[i] * t_ring[i])) * (i as f64);
                s += (ring[i] * ring[i]) * (i as f64);
            }
            let result: f64 = s;
            let t_result: f64 = t_s;
            let result_2: (f64, f64) = (result, t_result);
            let ring = &*ring;
            let t_ring = &*t_ring;
            let mut d_result_2 = d_ret;
            let mut d_s: f64 = -0.0;
            let mut d_t_s: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_s += d_t_result;
            d_s += d_result;
            for i in 0..3 {
                let d_1 = d_s;
                let d_2 = d_1 * (i as f64);
                d_ring[i] += d_2 * ring[i];
                d_ring[i] += d_2 * ring[i];
                let d_3 = d_t_s;
                let d_4 = d_3 * (i as f64);
                d_t_ring[i] += d_4 * ring[i];
                d_ring[i] += d_4 * t_ring[i];
                d_ring[i] += d_4 * t_ring[i];
                d_t_ring[i] += d_4 * ring[i];
            }
            let _ = shape_1.replace(&mut d_ring.head);
            let _ = shape_2.replace(&mut d_t_ring.head);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut Ring, usize) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Ring,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Ring>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Ring,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Ring>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(weighted as rule_of_weighted);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut ring = Ring {
            values: p.to_vec(),
            head: 0,
            backwards: false,
        };
        kept_4.keep_when(rule_of_weighted::__BEFORE, &ring);
        let first = rule_of_weighted::__of(weighted)(&mut ring, 1);
        kept_4.keep_when(!rule_of_weighted::__BEFORE, &ring);
        let ahead = ring[1] * kept_3.keep(ring[1]);
        shape_1.keep(&ring.backwards);
        ring.backwards = true;
        let t = first * kept_2.keep(ring[1]);
        kept_1.keep_when(rule_of_weighted::__BEFORE, &ring);
        let value = rule_of_weighted::__of(weighted)(&mut ring, 2);
        let result: f64 = t + (ahead * value);
        let mut d_result = d_ret;
        let mut d_ring = ::rootgrad_autodiff::Differentiable::zero_like(&ring);
        let mut d_first = ::rootgrad_autodiff::Differentiable::zero_like(&first);
        let mut d_ahead = ::rootgrad_autodiff::Differentiable::zero_like(&ahead);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        d_t += d_result;
        d_ahead += d_result * value;
        d_value += d_result * ahead;
        let v_1 = kept_1.take_when(rule_of_weighted::__BEFORE);
        rule_of_weighted::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &ring),
            &mut d_ring,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        let v_2 = kept_2.take();
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_t);
        d_first += d_1 * v_2;
        d_ring[1] += d_1 * first;
        let _ = shape_1.replace(&mut d_ring.backwards);
        let v_3 = kept_3.take();
        let d_3 = ::rootgrad_autodiff::rt::scalar(d_ahead);
        d_ring[1] += d_3 * v_3;
        d_ring[1] += d_3 * v_3;
        let v_4 = kept_4.take();
        rule_of_weighted::__vjp(
            &v_4,
            &mut d_ring,
            1,
            ::rootgrad_autodiff::rt::Inactive,
            d_first,
        );
        let Ring { values: d_4, head: _, backwards: _ } = &d_ring else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_p)[..], &(*d_4)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(weighted as rule_of_weighted);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_ring = Ring {
            values: t_p.to_vec(),
            head: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            backwards: ::rootgrad_autodiff::Differentiable::zero_like(&(false)),
        };
        let mut ring = Ring {
            values: p.to_vec(),
            head: 0,
            backwards: false,
        };
        let (v_1, t_first) = rule_of_weighted::__jvp(
            weighted,
            &mut ring,
            &mut t_ring,
            1,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let first = v_1;
        let ahead = ring[1] * ring[1];
        let t_ahead = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_ring[1]) * ring[1]
                + ring[1] * ::rootgrad_autodiff::rt::scalar(t_ring[1]),
            ahead,
        );
        let v_2 = true;
        t_ring.backwards = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
        ring.backwards = v_2;
        let t = first * ring[1];
        let t_t = ::rootgrad_autodiff::rt::tangent_at(
            t_first * ring[1] + first * ::rootgrad_autodiff::rt::scalar(t_ring[1]),
            t,
        );
        let (v_3, t_value) = rule_of_weighted::__jvp(
            weighted,
            &mut ring,
            &mut t_ring,
            2,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_3;
        let result: f64 = t + (ahead * value);
        let t_result: f64 = t_t + (t_ahead * value + ahead * t_value);
        (result, t_result)
    }
}
