// Written by the golden test; do not edit.
mod array_from_fn_by_its_type {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            array_2[i_2] = x[i] * x[0];
        }
        let a = ::core::clone::Clone::clone(&array_2);
        let mut array_3: [f64; 4] = ::rootgrad_autodiff::rt::any_array();
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            array_3[i_3] = x[i_4].sin();
        }
        let mut sum_2: f64 = -0.0;
        let length_3 = array_3.len();
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_array_3 = ::rootgrad_autodiff::Differentiable::zero_like(&array_3);
        let mut d_sum_2: f64 = -0.0;
        let mut d_s: f64 = -0.0;
        d_s += d_result * a[2];
        d_sum_2 += d_s;
        for i_5 in 0..length_3 {
            sum_2 += array_3[i_5];
            let d_1 = d_sum_2;
            d_array_3[i_5] += d_1;
        }
        let s: f64 = sum_2;
        let result: f64 = (a[0] * a[1]) + (a[2] * s);
        d_a[0] += d_result * a[1];
        d_a[1] += d_result * a[0];
        d_a[2] += d_result * s;
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let d_2 = ::core::mem::take(&mut d_array_3[i_3]);
            d_x[i_4] += d_2 * ::rootgrad_autodiff::rules::sin(x[i_4]);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_a));
        for i_2 in 0..length {
            let i = i_2;
            let d_3 = ::core::mem::take(&mut d_array_2[i_2]);
            d_x[i] += d_3 * x[0];
            d_x[0] += d_3 * x[i];
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            t_array_2[i_2] = t_x[i] * x[0] + x[i] * t_x[0];
            array_2[i_2] = x[i] * x[0];
        }
        let a = array_2;
        let t_a = t_array_2;
        let mut array_3: [f64; 4] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_3: [f64; 4] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_3,
        );
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            t_array_3[i_3] = ::rootgrad_autodiff::rules::sin(x[i_4]) * t_x[i_4];
            array_3[i_3] = x[i_4].sin();
        }
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_3 = array_3.len();
        for i_5 in 0..length_3 {
            t_sum_2 += t_array_3[i_5];
            sum_2 += array_3[i_5];
        }
        let s: f64 = sum_2;
        let t_s: f64 = t_sum_2;
        let result: f64 = (a[0] * a[1]) + (a[2] * s);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_a[0]) * a[1]
            + a[0] * ::rootgrad_autodiff::rt::scalar(t_a[1]))
            + (::rootgrad_autodiff::rt::scalar(t_a[2]) * s + a[2] * t_s);
        (result, t_result)
    }
}
mod vectors_by_path {
    impl Rows {
        /// The reverse derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pullback(a: f64, d_ret: Rows) -> (Rows, f64) {
            let result: Rows = Rows {
                a: ::std::vec![(a * a), 2.0, a],
            };
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Rows { a: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_a += (*d_1)[0] * a;
            d_a += (*d_1)[0] * a;
            d_a += (*d_1)[2];
            (result, d_a)
        }
        /// The forward derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pushforward(a: f64, t_a: f64) -> (Rows, Rows) {
            let t_result: Rows = Rows {
                a: ::std::vec![t_a * a + a * t_a, 0.0, t_a],
            };
            let result: Rows = Rows {
                a: ::std::vec![(a * a), 2.0, a],
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_of(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Rows, Rows) {
            let t0 = t0.or_zero(&a0);
            Self::of_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn of_pushforward_pullback(a: f64, t_a: f64, d_ret: (Rows, Rows)) -> (f64, f64) {
            let t_result: Rows = Rows {
                a: ::std::vec![((t_a * a) + (a * t_a)), 0.0, t_a],
            };
            let result: Rows = Rows {
                a: ::std::vec![(a * a), 2.0, a],
            };
            let result_2: (Rows, Rows) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Rows { a: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_a += (*d_1)[0] * a;
            d_a += (*d_1)[0] * a;
            d_a += (*d_1)[2];
            let Rows { a: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_3 = (*d_2)[0];
            d_t_a += d_3 * a;
            d_a += d_3 * t_a;
            let d_4 = (*d_2)[0];
            d_a += d_4 * t_a;
            d_t_a += d_4 * a;
            d_t_a += (*d_2)[2];
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_of<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Rows, Rows)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::of_pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_of<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Rows>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::of_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`more`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum more {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl more {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &more)
        }
        /// The reverse derivative of [`more`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: &mut Vec<f64>, d_v: &mut Vec<f64>, x: f64) -> f64 {
            v.push(x * x);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut *d_v);
            d_x += d_1 * x;
            d_x += d_1 * x;
            d_x
        }
        /// The forward derivative of [`more`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: &mut Vec<f64>, t_v: &mut Vec<f64>, x: f64, t_x: f64) {
            t_v.push(t_x * x + x * t_x);
            v.push(x * x);
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
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
            d_t_v: &mut Vec<f64>,
            x: f64,
            t_x: f64,
        ) -> (f64, f64) {
            t_v.push((t_x * x) + (x * t_x));
            v.push(x * x);
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let d_1 = ::rootgrad_autodiff::rt::popped(&mut *d_v);
            d_x += d_1 * x;
            d_x += d_1 * x;
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut *d_t_v);
            d_t_x += d_2 * x;
            d_x += d_2 * t_x;
            d_x += d_2 * t_x;
            d_t_x += d_2 * x;
            (d_x, d_t_x)
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
        ::rootgrad_autodiff::callees!(more as rule_of_more; fn __path_vjp_of);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let n = ::std::vec![1usize, 2];
        let mut indices = Vec::<usize>::new();
        indices.push(3);
        let mut rows = Rows { a: x.to_vec() };
        rows.a.push(x[0] * x[1]);
        let argument = x[2];
        kept_1.keep_when(rule_of_more::__BEFORE, &rows.a);
        rule_of_more::__of(more)(&mut rows.a, argument);
        let f: [f64; 2] = [x[0], x[2]];
        let v = f.to_vec();
        let w: Vec<f64> = x[1..3].to_vec();
        let z = x.to_vec();
        let q = x.to_vec();
        let argument_2 = x[0];
        let made = Rows::of(argument_2);
        let mut s = z.len() as f64;
        let length = n.len();
        let mut d_rows = ::rootgrad_autodiff::Differentiable::zero_like(&rows);
        let mut d_argument: f64 = -0.0;
        let mut d_f = ::rootgrad_autodiff::Differentiable::zero_like(&f);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_argument_2: f64 = -0.0;
        let mut d_made = ::rootgrad_autodiff::Differentiable::zero_like(&made);
        let mut d_s: f64 = -0.0;
        let d_1 = d_result * w[1];
        d_s += d_1 * v[0];
        for i_2 in 0..length {
            let i = n[i_2];
            s += ((x[i] * x[indices[0]]) * rows.a[4]) * rows.a[5];
            let d_5 = d_s;
            let d_6 = d_5 * rows.a[5];
            let d_7 = d_6 * rows.a[4];
            d_x[i] += d_7 * x[indices[0]];
            d_x[indices[0]] += d_7 * x[i];
            d_rows.a[4] += d_6 * (x[i] * x[indices[0]]);
            d_rows.a[5] += d_5 * ((x[i] * x[indices[0]]) * rows.a[4]);
        }
        let result: f64 = ((s * v[0]) * w[1])
            + (((z[2] * q[1]) * made.a[0]) * made.a[2]);
        let d_2 = d_result * w[1];
        d_v[0] += d_2 * s;
        d_w[1] += d_result * (s * v[0]);
        let d_3 = d_result * made.a[2];
        let d_4 = d_3 * made.a[0];
        d_z[2] += d_4 * q[1];
        d_q[1] += d_4 * z[2];
        d_made.a[0] += d_3 * (z[2] * q[1]);
        d_made.a[2] += d_result * ((z[2] * q[1]) * made.a[0]);
        Rows::__path_vjp_of(argument_2, &mut d_argument_2, d_made);
        d_x[0] += d_argument_2;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_q[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_z[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[1..3][..], &d_w[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_f[..], &d_v[..]);
        d_x[0] += d_f[0];
        d_x[2] += d_f[1];
        let v_1 = kept_1.take_when(rule_of_more::__BEFORE);
        rule_of_more::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &rows.a),
            &mut d_rows.a,
            argument,
            &mut d_argument,
            ::rootgrad_autodiff::rt::Unused,
        );
        d_x[2] += d_argument;
        let d_8 = ::rootgrad_autodiff::rt::popped(&mut d_rows.a);
        d_x[0] += d_8 * x[1];
        d_x[1] += d_8 * x[0];
        let Rows { a: d_9 } = &d_rows else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_9)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(more as rule_of_more; fn __path_jvp_of);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = ::std::vec![1usize, 2];
        let mut indices = Vec::<usize>::new();
        indices.push(3);
        let mut t_rows = Rows { a: t_x.to_vec() };
        let mut rows = Rows { a: x.to_vec() };
        t_rows.a.push(t_x[0] * x[1] + x[0] * t_x[1]);
        rows.a.push(x[0] * x[1]);
        let argument = x[2];
        let t_argument = t_x[2];
        rule_of_more::__jvp(more, &mut rows.a, &mut t_rows.a, argument, t_argument);
        let f: [f64; 2] = [x[0], x[2]];
        let t_f: [f64; 2] = [t_x[0], t_x[2]];
        let v = f.to_vec();
        let t_v = t_f.to_vec();
        let w: Vec<f64> = x[1..3].to_vec();
        let t_w: Vec<f64> = t_x[1..3].to_vec();
        let z = x.to_vec();
        let t_z = t_x.to_vec();
        let q = x.to_vec();
        let t_q = t_x.to_vec();
        let argument_2 = x[0];
        let t_argument_2 = t_x[0];
        let (v_1, t_made) = Rows::__path_jvp_of(argument_2, t_argument_2);
        let made = v_1;
        let mut s = z.len() as f64;
        let mut t_s = 0.0;
        let length = n.len();
        for i_2 in 0..length {
            let i = n[i_2];
            t_s
                += ((t_x[i] * x[indices[0]] + x[i] * t_x[indices[0]]) * rows.a[4]
                    + (x[i] * x[indices[0]])
                        * ::rootgrad_autodiff::rt::scalar(t_rows.a[4])) * rows.a[5]
                    + ((x[i] * x[indices[0]]) * rows.a[4])
                        * ::rootgrad_autodiff::rt::scalar(t_rows.a[5]);
            s += ((x[i] * x[indices[0]]) * rows.a[4]) * rows.a[5];
        }
        let result: f64 = ((s * v[0]) * w[1])
            + (((z[2] * q[1]) * made.a[0]) * made.a[2]);
        let t_result: f64 = ((t_s * v[0] + s * t_v[0]) * w[1] + (s * v[0]) * t_w[1])
            + (((t_z[2] * q[1] + z[2] * t_q[1]) * made.a[0]
                + (z[2] * q[1]) * ::rootgrad_autodiff::rt::scalar(t_made.a[0]))
                * made.a[2]
                + ((z[2] * q[1]) * made.a[0])
                    * ::rootgrad_autodiff::rt::scalar(t_made.a[2]));
        (result, t_result)
    }
}
mod types_of_a_trait {
    impl L {
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn __only_one_marked_impl_may_have_ev() {
            ::rootgrad_autodiff::rt::same(Self::ev, <Self as Model>::ev);
        }
        /// The reverse derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn ev_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: Result<Vec<f64>, String>,
        ) -> (Result<Vec<f64>, String>, f64) {
            let o: Vec<f64> = ::std::vec![(self.a * v), (v * v)];
            let result: Result<Vec<f64>, String> = Ok(::core::clone::Clone::clone(&o));
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let Ok(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_o, &((*d_1)));
            d_self.a += d_o[0] * v;
            d_v += d_o[0] * self.a;
            d_v += d_o[1] * v;
            d_v += d_o[1] * v;
            (result, d_v)
        }
        /// The forward derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn ev_pushforward(
            self: &Self,
            t_self: &Self,
            v: f64,
            t_v: f64,
        ) -> (Result<Vec<f64>, String>, Result<Vec<f64>, String>) {
            let o: Vec<f64> = ::std::vec![(self.a * v), (v * v)];
            let t_o: Vec<f64> = ::std::vec![
                ::rootgrad_autodiff::rt::scalar(t_self.a) * v + self.a * t_v, t_v * v + v
                * t_v
            ];
            let t_result: Result<Vec<f64>, String> = Ok(t_o);
            let result: Result<Vec<f64>, String> = Ok(o);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_ev(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<Vec<f64>, String>, Result<Vec<f64>, String>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::ev_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_ev(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<Vec<f64>, String>, Result<Vec<f64>, String>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::ev_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn ev_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (Result<Vec<f64>, String>, Result<Vec<f64>, String>),
        ) -> (f64, f64) {
            let o: Vec<f64> = ::std::vec![(self.a * v), (v * v)];
            let t_o: Vec<f64> = ::std::vec![
                ((t_self.a * v) + (self.a * t_v)), ((t_v * v) + (v * t_v))
            ];
            let t_result: Result<Vec<f64>, String> = Ok(
                ::core::clone::Clone::clone(&t_o),
            );
            let result: Result<Vec<f64>, String> = Ok(::core::clone::Clone::clone(&o));
            let result_2: (Result<Vec<f64>, String>, Result<Vec<f64>, String>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Ok(d_1) = &d_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_o, &((*d_1)));
            let Ok(d_2) = &d_t_result else { ::rootgrad_autodiff::rt::wrong_variant() };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_o, &((*d_2)));
            let d_3 = d_t_o[0];
            d_t_self.a += d_3 * v;
            d_v += d_3 * t_self.a;
            let d_4 = d_t_o[0];
            d_self.a += d_4 * t_v;
            d_t_v += d_4 * self.a;
            let d_5 = d_t_o[1];
            d_t_v += d_5 * v;
            d_v += d_5 * t_v;
            let d_6 = d_t_o[1];
            d_v += d_6 * t_v;
            d_t_v += d_6 * v;
            d_self.a += d_o[0] * v;
            d_v += d_o[0] * self.a;
            d_v += d_o[1] * v;
            d_v += d_o[1] * v;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __jvp_vjp_ev<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<Vec<f64>, String>, Result<Vec<f64>, String>),
            >,
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
            let (g2, g3) = Self::ev_pushforward_pullback(
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
        pub fn __path_jvp_vjp_ev<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<Vec<f64>, String>, Result<Vec<f64>, String>),
            >,
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
            let (g2, g3) = Self::ev_pushforward_pullback(
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
        pub fn __vjp_ev<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<Vec<f64>, String>>,
        ) {
            let mut store1 = a1;
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let (_primal, g1) = Self::ev_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_vjp_ev<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<Vec<f64>, String>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::ev_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    impl L {
        #[doc(hidden)]
        #[allow(dead_code, nonstandard_style)]
        fn __only_one_marked_impl_may_have_try_from() {
            ::rootgrad_autodiff::rt::same(
                Self::try_from,
                <Self as TryFrom<f64>>::try_from,
            );
        }
        /// The reverse derivative of [`try_from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn try_from_pullback(
            v: f64,
            d_ret: Result<Self, String>,
        ) -> (Result<Self, String>, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let t;
            if v > 100.0 {
                t = Err("large".to_string());
                shape_1.keep(&t);
            } else {
                t = Ok((L { a: v * v }));
                shape_1.keep(&t);
            }
            let result: Result<Self, String> = t;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_t = shape_1.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if v > 100.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            } else {
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_3) = &d_2 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let L { a: d_4 } = &(*d_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_v += (*d_4) * v;
                d_v += (*d_4) * v;
            }
            (result, d_v)
        }
        /// The forward derivative of [`try_from`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        pub fn try_from_pushforward(
            v: f64,
            t_v: f64,
        ) -> (Result<Self, String>, Result<Self, String>) {
            let t;
            let t_t;
            if v > 100.0 {
                let v_1 = Err("large".to_string());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                t = v_1;
            } else {
                t_t = Ok(L { a: t_v * v + v * t_v });
                t = Ok((L { a: v * v }));
            }
            let result: Result<Self, String> = t;
            let t_result: Result<Self, String> = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_try_from(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Result<Self, String>, Result<Self, String>) {
            let t0 = t0.or_zero(&a0);
            Self::try_from_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn try_from_pushforward_pullback(
            v: f64,
            t_v: f64,
            d_ret: (Result<Self, String>, Result<Self, String>),
        ) -> (f64, f64) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let t;
            let t_t;
            if v > 100.0 {
                let v_1 = Err("large".to_string());
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                shape_2.keep(&t_t);
                t = v_1;
                shape_1.keep(&t);
            } else {
                t_t = Ok((L { a: (t_v * v) + (v * t_v) }));
                shape_2.keep(&t_t);
                t = Ok((L { a: v * v }));
                shape_1.keep(&t);
            }
            let result: Result<Self, String> = t;
            let t_result: Result<Self, String> = t_t;
            let result_2: (Result<Self, String>, Result<Self, String>) = (
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
            if v > 100.0 {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            } else {
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let Ok(d_4) = &d_3 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let L { a: d_5 } = &(*d_4) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_v += (*d_5) * v;
                d_v += (*d_5) * v;
                let d_6 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                let Ok(d_7) = &d_6 else { ::rootgrad_autodiff::rt::wrong_variant() };
                let L { a: d_8 } = &(*d_7) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_v += (*d_8) * v;
                d_v += (*d_8) * t_v;
                d_v += (*d_8) * t_v;
                d_t_v += (*d_8) * v;
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_jvp_vjp_try_from<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<
                (Result<Self, String>, Result<Self, String>),
            >,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::try_from_pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        pub fn __path_vjp_try_from<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Result<Self, String>>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::try_from_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_try_from, fn __vjp_ev, fn __vjp_unwrap & fn __handed_ev
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let argument = x[0];
        let value = L::try_from(argument);
        let value_2 = ::core::clone::Clone::clone(&value).unwrap();
        let l = ::core::clone::Clone::clone(&value_2);
        let t;
        let argument_2 = x[1];
        let value_3 = l.__handed_ev().ev(argument_2);
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                t = v[0] * v[1];
            }
            Err(_) => {
                t = 0.0;
            }
        }
        let result: f64 = t;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
        let mut d_t: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_t += d_result;
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                let Ok(d_v) = &mut d_value_3 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_1 = ::core::mem::take(&mut d_t);
                (*d_v)[0] += d_1 * v[1];
                (*d_v)[1] += d_1 * v[0];
            }
            Err(_) => {
                let _ = ::core::mem::take(&mut d_t);
            }
        }
        (l)
            .__vjp_ev(
                ::core::option::Option::Some(&mut d_l),
                argument_2,
                &mut d_argument_2,
                d_value_3,
            );
        d_x[1] += d_argument_2;
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_l));
        (value).__vjp_unwrap(::core::option::Option::Some(&mut d_value), d_value_2);
        L::__path_vjp_try_from(argument, &mut d_argument, d_value);
        d_x[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_ev, fn __jvp_unwrap, fn __path_jvp_try_from
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = L::__path_jvp_try_from(argument, t_argument);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_unwrap(&t_value);
        let value_2 = v_2;
        let l = value_2;
        let t_l = t_value_2;
        let t;
        let t_t;
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_3, t_value_3) = (l).__jvp_ev(&t_l, argument_2, t_argument_2);
        let value_3 = v_3;
        match ::core::clone::Clone::clone(&value_3) {
            Ok(v) => {
                let Ok(t_v) = ::core::clone::Clone::clone(&t_value_3) else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                t_t = ::rootgrad_autodiff::rt::scalar(t_v[0]) * v[1]
                    + v[0] * ::rootgrad_autodiff::rt::scalar(t_v[1]);
                t = v[0] * v[1];
            }
            Err(_) => {
                t_t = 0.0;
                t = 0.0;
            }
        }
        let result: f64 = t;
        let t_result: f64 = t_t;
        (result, t_result)
    }
}
mod ranges_passed {
    ///The derivative of [`squares`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum squares {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl squares {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &squares)
        }
        /// The reverse derivative of [`squares`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(r: Range<usize>, x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let bound = r.start;
            let bound_2 = r.end;
            let mut s = 0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i_2 in bound..bound_2 {
                let i = i_2;
                s += x[i] * x[i];
                let d_1 = d_s;
                d_x[i] += d_1 * x[i];
                d_x[i] += d_1 * x[i];
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`squares`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(r: Range<usize>, x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let bound = r.start;
            let bound_2 = r.end;
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i_2 in bound..bound_2 {
                let i = i_2;
                t_s += t_x[i] * x[i] + x[i] * t_x[i];
                s += x[i] * x[i];
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
            called: impl ::core::ops::Fn(Range<usize>, &[f64]) -> f64 + 'static,
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            r: Range<usize>,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let bound_3 = r.start;
            let bound_4 = r.end;
            let bound = r.start;
            let bound_2 = r.end;
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i_2 in bound..bound_2 {
                let i = i_2;
                t_s += (t_x[i] * x[i]) + (x[i] * t_x[i]);
                s += x[i] * x[i];
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
            for i_2 in bound..bound_2 {
                let i = i_2;
                let d_1 = d_s;
                d_x[i] += d_1 * x[i];
                d_x[i] += d_1 * x[i];
                let d_2 = d_t_s;
                d_t_x[i] += d_2 * x[i];
                d_x[i] += d_2 * t_x[i];
                d_x[i] += d_2 * t_x[i];
                d_t_x[i] += d_2 * x[i];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Range<usize>, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(a0, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            let _primal = Self::pullback(a0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`cubes`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum cubes {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl cubes {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &cubes)
        }
        /// The reverse derivative of [`cubes`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            r: RangeInclusive<usize>,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let bound = r.start().clone();
            let bound_2 = r.end().clone();
            let mut s = 0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i_2 in bound..=bound_2 {
                let i = i_2;
                s += (x[i] * x[i]) * x[i];
                let d_1 = d_s;
                let d_2 = d_1 * x[i];
                d_x[i] += d_2 * x[i];
                d_x[i] += d_2 * x[i];
                d_x[i] += d_1 * (x[i] * x[i]);
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`cubes`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(r: RangeInclusive<usize>, x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let bound = r.start().clone();
            let bound_2 = r.end().clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i_2 in bound..=bound_2 {
                let i = i_2;
                t_s += (t_x[i] * x[i] + x[i] * t_x[i]) * x[i] + (x[i] * x[i]) * t_x[i];
                s += (x[i] * x[i]) * x[i];
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
            called: impl ::core::ops::Fn(RangeInclusive<usize>, &[f64]) -> f64 + 'static,
            a0: RangeInclusive<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            r: RangeInclusive<usize>,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let bound_3 = r.start().clone();
            let bound_4 = r.end().clone();
            let bound = r.start().clone();
            let bound_2 = r.end().clone();
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i_2 in bound..=bound_2 {
                let i = i_2;
                t_s
                    += (((t_x[i] * x[i]) + (x[i] * t_x[i])) * x[i])
                        + ((x[i] * x[i]) * t_x[i]);
                s += (x[i] * x[i]) * x[i];
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
            for i_2 in bound..=bound_2 {
                let i = i_2;
                let d_1 = d_s;
                let d_2 = d_1 * x[i];
                d_x[i] += d_2 * x[i];
                d_x[i] += d_2 * x[i];
                d_x[i] += d_1 * (x[i] * x[i]);
                let d_3 = d_t_s;
                let d_4 = d_3 * x[i];
                d_t_x[i] += d_4 * x[i];
                d_x[i] += d_4 * t_x[i];
                d_x[i] += d_4 * t_x[i];
                d_t_x[i] += d_4 * x[i];
                d_x[i] += d_3 * ((t_x[i] * x[i]) + (x[i] * t_x[i]));
                let d_5 = d_3 * t_x[i];
                d_x[i] += d_5 * x[i];
                d_x[i] += d_5 * x[i];
                d_t_x[i] += d_3 * (x[i] * x[i]);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(RangeInclusive<usize>, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: RangeInclusive<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(a0, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: RangeInclusive<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            let _primal = Self::pullback(a0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`summed`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum summed {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl summed {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &summed)
        }
        /// The reverse derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(r: Range<usize>, x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut d_result = d_ret;
            let bound = r.start;
            let bound_2 = r.end;
            let n = ::rootgrad_autodiff::rt::count(bound, bound_2) as f64;
            let mut sum_2: f64 = -0.0;
            for i_2 in bound..bound_2 {
                let i = i_2;
                sum_2 += x[i] * x[0];
            }
            let t: f64 = sum_2;
            let mut sum_3: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_sum_3: f64 = -0.0;
            let d_1 = d_result * n;
            d_sum_3 += d_1 * t;
            for i_3 in bound..bound_2 {
                let i_4 = i_3;
                sum_3 += x[i_4] * x[i_4];
                let d_3 = d_sum_3;
                d_x[i_4] += d_3 * x[i_4];
                d_x[i_4] += d_3 * x[i_4];
            }
            let result: f64 = (sum_3 * t) * n;
            let d_2 = d_result * n;
            d_t += d_2 * sum_3;
            d_sum_2 += d_t;
            for i_2 in bound..bound_2 {
                let i = i_2;
                let d_4 = d_sum_2;
                d_x[i] += d_4 * x[0];
                d_x[0] += d_4 * x[i];
            }
            result
        }
        /// The forward derivative of [`summed`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(r: Range<usize>, x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let bound = r.start;
            let bound_2 = r.end;
            let n = ::rootgrad_autodiff::rt::count(bound, bound_2) as f64;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in bound..bound_2 {
                let i = i_2;
                t_sum_2 += t_x[i] * x[0] + x[i] * t_x[0];
                sum_2 += x[i] * x[0];
            }
            let t: f64 = sum_2;
            let t_t: f64 = t_sum_2;
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            for i_3 in bound..bound_2 {
                let i_4 = i_3;
                t_sum_3 += t_x[i_4] * x[i_4] + x[i_4] * t_x[i_4];
                sum_3 += x[i_4] * x[i_4];
            }
            let result: f64 = (sum_3 * t) * n;
            let t_result: f64 = (t_sum_3 * t + sum_3 * t_t) * n;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Range<usize>, &[f64]) -> f64 + 'static,
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let _ = Self::__of(called);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::pushforward(a0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            r: Range<usize>,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let bound_3 = r.start;
            let bound_4 = r.end;
            let bound = r.start;
            let bound_2 = r.end;
            let n = ::rootgrad_autodiff::rt::count(bound, bound_2) as f64;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in bound..bound_2 {
                let i = i_2;
                t_sum_2 += (t_x[i] * x[0]) + (x[i] * t_x[0]);
                sum_2 += x[i] * x[0];
            }
            let t: f64 = sum_2;
            let t_t: f64 = t_sum_2;
            let mut sum_3: f64 = -0.0;
            let mut t_sum_3: f64 = 0.0;
            for i_3 in bound..bound_2 {
                let i_4 = i_3;
                t_sum_3 += (t_x[i_4] * x[i_4]) + (x[i_4] * t_x[i_4]);
                sum_3 += x[i_4] * x[i_4];
            }
            let result: f64 = (sum_3 * t) * n;
            let t_result: f64 = ((t_sum_3 * t) + (sum_3 * t_t)) * n;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_t: f64 = -0.0;
            let mut d_t_t: f64 = -0.0;
            let mut d_sum_3: f64 = -0.0;
            let mut d_t_sum_3: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * n;
            d_t_sum_3 += d_1 * t;
            d_t += d_1 * t_sum_3;
            d_sum_3 += d_1 * t_t;
            d_t_t += d_1 * sum_3;
            let d_2 = d_result * n;
            d_sum_3 += d_2 * t;
            d_t += d_2 * sum_3;
            for i_3 in bound..bound_2 {
                let i_4 = i_3;
                let d_3 = d_sum_3;
                d_x[i_4] += d_3 * x[i_4];
                d_x[i_4] += d_3 * x[i_4];
                let d_4 = d_t_sum_3;
                d_t_x[i_4] += d_4 * x[i_4];
                d_x[i_4] += d_4 * t_x[i_4];
                d_x[i_4] += d_4 * t_x[i_4];
                d_t_x[i_4] += d_4 * x[i_4];
            }
            d_t_sum_2 += d_t_t;
            d_sum_2 += d_t;
            for i_2 in bound..bound_2 {
                let i = i_2;
                let d_5 = d_sum_2;
                d_x[i] += d_5 * x[0];
                d_x[0] += d_5 * x[i];
                let d_6 = d_t_sum_2;
                d_t_x[i] += d_6 * x[0];
                d_x[0] += d_6 * t_x[i];
                d_x[i] += d_6 * t_x[0];
                d_t_x[0] += d_6 * x[i];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Range<usize>, &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            Self::pushforward_pullback(a0, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: Range<usize>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
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
            let _primal = Self::pullback(a0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            squares as rule_of_squares, cubes as rule_of_cubes, summed as rule_of_summed
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let value = rule_of_squares::__of(squares)((1..3), x);
        let value_2 = rule_of_cubes::__of(cubes)((0..=2), x);
        let value_3 = rule_of_summed::__of(summed)((1..4), x);
        let result: f64 = (value * value_2) + value_3;
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value += d_result * value_2;
        d_value_2 += d_result * value;
        d_value_3 += d_result;
        rule_of_summed::__vjp(
            1..4,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            &mut (*d_x),
            d_value_3,
        );
        rule_of_cubes::__vjp(
            0..=2,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            &mut (*d_x),
            d_value_2,
        );
        rule_of_squares::__vjp(
            1..3,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            &mut (*d_x),
            d_value,
        );
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            squares as rule_of_squares, cubes as rule_of_cubes, summed as rule_of_summed
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_value) = rule_of_squares::__jvp(
            squares,
            1..3,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            t_x,
        );
        let value = v_1;
        let (v_2, t_value_2) = rule_of_cubes::__jvp(
            cubes,
            0..=2,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            t_x,
        );
        let value_2 = v_2;
        let (v_3, t_value_3) = rule_of_summed::__jvp(
            summed,
            1..4,
            ::rootgrad_autodiff::rt::Inactive,
            x,
            t_x,
        );
        let value_3 = v_3;
        let result: f64 = (value * value_2) + value_3;
        let t_result: f64 = (t_value * value_2 + value * t_value_2) + t_value_3;
        (result, t_result)
    }
}
mod parameters_without_bounds {
    impl<U> Q<U> {
        /// The reverse derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pullback(v: f64, d_ret: f64) -> (f64, f64) {
            let result: f64 = v * v;
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            d_v += d_result * v;
            d_v += d_result * v;
            (result, d_v)
        }
        /// The forward derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pushforward(v: f64, t_v: f64) -> (f64, f64) {
            let result: f64 = v * v;
            let t_result: f64 = t_v * v + v * t_v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_of(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            Self::of_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn of_pushforward_pullback(v: f64, t_v: f64, d_ret: (f64, f64)) -> (f64, f64) {
            let result: f64 = v * v;
            let t_result: f64 = (t_v * v) + (v * t_v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_v += d_t_result * v;
            d_v += d_t_result * t_v;
            d_v += d_t_result * t_v;
            d_t_v += d_t_result * v;
            d_v += d_result * v;
            d_v += d_result * v;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_of<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::of_pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_of<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::of_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_count(&self, _: ::core::option::Option<&mut Self>, _: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_count(&self, _: impl Sized) -> (usize, usize) {
            let value = Self::count(self);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_count(
            &self,
            _: ::core::option::Option<&mut Self>,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_count(a0: &Self, _: impl Sized, _: impl Sized) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_count(a0: &Self, _: impl Sized) -> (usize, usize) {
            let value = Self::count(a0);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_count(
            a0: &Self,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
    }
    impl<U> Q<U>
    where
        Q<U>: ::core::clone::Clone,
    {
        /// The reverse derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn squared_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = self.v * self.v;
            let mut d_result = d_ret;
            d_self.v += d_result * self.v;
            d_self.v += d_result * self.v;
            result
        }
        /// The forward derivative of [`squared`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn squared_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = self.v * self.v;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_self.v) * self.v
                + self.v * ::rootgrad_autodiff::rt::scalar(t_self.v);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_squared(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::squared_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_squared(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::squared_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn squared_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = self.v * self.v;
            let t_result: f64 = (t_self.v * self.v) + (self.v * t_self.v);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.v += d_t_result * self.v;
            d_self.v += d_t_result * t_self.v;
            d_self.v += d_t_result * t_self.v;
            d_t_self.v += d_t_result * self.v;
            d_self.v += d_result * self.v;
            d_self.v += d_result * self.v;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_squared<'__shadow>(
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
            Self::squared_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_squared<'__shadow>(
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
            Self::squared_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_squared<'__shadow>(
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
            let _primal = Self::squared_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_squared<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::squared_pullback(a0, d0, d_ret.seed());
        }
    }
    impl<U> Q<U>
    where
        Q<U>: ::core::clone::Clone,
    {
        /// The reverse derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn twice_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(; fn __vjp_squared);
            let value = self.squared();
            let result: f64 = value * 2.0;
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_value += d_result * 2.0;
            (*self).__vjp_squared(::core::option::Option::Some(&mut (*d_self)), d_value);
            result
        }
        /// The forward derivative of [`twice`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn twice_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_squared);
            let (v_1, t_value) = (*self).__jvp_squared(&(*t_self));
            let value = v_1;
            let result: f64 = value * 2.0;
            let t_result: f64 = t_value * 2.0;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_twice(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::twice_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_twice(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::twice_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn twice_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_squared => fn __jvp_vjp_squared);
            let v_1 = (*self).__jvp_squared(&(*t_self));
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = value * 2.0;
            let t_result: f64 = t_value * 2.0;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result * 2.0;
            d_value += d_result * 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            ((*self))
                .__jvp_vjp_squared(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &(*t_self),
                    &mut (*d_t_self),
                    d_v_1,
                );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_twice<'__shadow>(
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
            Self::twice_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_twice<'__shadow>(
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
            Self::twice_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_twice<'__shadow>(
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
            let _primal = Self::twice_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_twice<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::twice_pullback(a0, d0, d_ret.seed());
        }
    }
    impl<U> Q<U>
    where
        Q<U>: ::core::clone::Clone,
    {
        /// The reverse derivative of [`scale`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scale_pullback(self: &mut Self, d_self: &mut Self, a: f64) -> f64 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            self.v = kept_1.keep(self.v) * a;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.v);
            d_self.v += d_1 * a;
            d_a += d_1 * v_1;
            d_a
        }
        /// The forward derivative of [`scale`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn scale_pushforward(self: &mut Self, t_self: &mut Self, a: f64, t_a: f64) {
            t_self.v = ::rootgrad_autodiff::rt::scalar(t_self.v) * a + self.v * t_a;
            self.v = self.v * a;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_scale(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::scale_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_scale(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::scale_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn scale_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            a: f64,
            t_a: f64,
        ) -> (f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            t_self.v = (kept_2.keep(t_self.v) * a) + (kept_3.keep(self.v) * t_a);
            self.v = kept_1.keep(self.v) * a;
            let mut d_a = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_a = ::rootgrad_autodiff::zero::<f64>();
            let v_1 = kept_1.take();
            let d_1 = ::core::mem::take(&mut d_self.v);
            d_self.v += d_1 * a;
            d_a += d_1 * v_1;
            let v_2 = kept_2.take();
            let v_3 = kept_3.take();
            let d_2 = ::core::mem::take(&mut d_t_self.v);
            d_t_self.v += d_2 * a;
            d_a += d_2 * v_2;
            d_self.v += d_2 * t_a;
            d_t_a += d_2 * v_3;
            (d_a, d_t_a)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_scale<'__shadow>(
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
            let (g2, g3) = Self::scale_pushforward_pullback(
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
        fn __path_jvp_vjp_scale<'__shadow>(
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
            let (g2, g3) = Self::scale_pushforward_pullback(
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
        fn __vjp_scale<'__shadow>(
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
            let g1 = Self::scale_pullback(&mut this, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_scale<'__shadow>(
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
            let g1 = Self::scale_pullback(&mut a0, d0, a1);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`times`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum times {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl times {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::function_beside::<Self, F>(called)
        }
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<N: Into<usize>>(v: f64, n: N, d_ret: f64) -> (f64, f64) {
            let n_3: usize = n.into();
            let result: f64 = (v * v) * (n_3 as f64);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let d_1 = d_result * (n_3 as f64);
            d_v += d_1 * v;
            d_v += d_1 * v;
            (result, d_v)
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<N: Into<usize>>(v: f64, t_v: f64, n: N) -> (f64, f64) {
            let n_3: usize = n.into();
            let result: f64 = (v * v) * (n_3 as f64);
            let t_result: f64 = (t_v * v + v * t_v) * (n_3 as f64);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<N: Into<usize>>(
            called: impl ::core::ops::Fn(f64, N) -> f64,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: N,
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
        fn pushforward_pullback<N: Into<usize>>(
            v: f64,
            t_v: f64,
            n: N,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let n_3: usize = n.into();
            let result: f64 = (v * v) * (n_3 as f64);
            let t_result: f64 = ((t_v * v) + (v * t_v)) * (n_3 as f64);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * (n_3 as f64);
            d_t_v += d_1 * v;
            d_v += d_1 * t_v;
            d_v += d_1 * t_v;
            d_t_v += d_1 * v;
            let d_2 = d_result * (n_3 as f64);
            d_v += d_2 * v;
            d_v += d_2 * v;
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, N: Into<usize>>(
            called: impl ::core::ops::Fn(f64, N) -> f64,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: N,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        )
        where
            N: '__shadow,
        {
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
        fn __vjp<'__shadow, N: Into<usize>>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: N,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        )
        where
            N: '__shadow,
        {
            let mut store0 = a0;
            let (_primal, g0) = Self::pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            times as rule_of_times; fn __path_vjp_of, fn __vjp_count, fn __vjp_scale, fn
            __vjp_squared, fn __vjp_twice & mut fn __mut_handed_twice
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut q = Q::<usize> {
            v: x[0],
            u: PhantomData,
        };
        let argument = x[1];
        kept_5.keep_owned(&q);
        q.scale(argument);
        kept_4.keep_owned(&q);
        let value = q.squared();
        kept_3.keep_owned(&q);
        let value_2 = q.count();
        kept_2.keep_owned(&q);
        let value_3 = q.__mut_handed_twice().twice();
        let argument_2 = x[0];
        let value_4 = Q::<usize>::of(argument_2);
        let argument_3 = x[2];
        let value_5 = kept_1
            .aside(
                ::rootgrad_autodiff::ahead!(
                    rule_of_times, times, a0 = argument_3, a1 = 3u8
                ),
            );
        let result: f64 = (((value * (value_2 as f64)) * value_3) * value_4) + value_5;
        let mut d_result = d_ret;
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_argument: f64 = -0.0;
        let mut d_value: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_4: f64 = -0.0;
        let mut d_argument_3: f64 = -0.0;
        let mut d_value_5: f64 = -0.0;
        let d_1 = d_result * value_4;
        let d_2 = d_1 * value_3;
        d_value += d_2 * (value_2 as f64);
        let d_3 = d_2 * value;
        ::rootgrad_autodiff::rt::accumulate_cast(&mut d_value_2, d_3);
        d_value_3 += d_1 * (value * (value_2 as f64));
        d_value_4 += d_result * ((value * (value_2 as f64)) * value_3);
        d_value_5 += d_result;
        let partials_1 = kept_1.take();
        if ::rootgrad_autodiff::rt::IsAhead::is_ahead(&partials_1) {
            ::rootgrad_autodiff::rt::Ahead::add_to(
                &partials_1,
                0,
                &mut d_argument_3,
                &d_value_5,
            );
        } else {
            rule_of_times::__vjp(
                argument_3,
                &mut d_argument_3,
                3u8,
                ::rootgrad_autodiff::rt::Inactive,
                d_value_5,
            );
        }
        d_x[2] += d_argument_3;
        Q::<usize>::__path_vjp_of(argument_2, &mut d_argument_2, d_value_4);
        d_x[0] += d_argument_2;
        let v_1 = kept_2.take();
        (v_1).__vjp_twice(::core::option::Option::Some(&mut d_q), d_value_3);
        let v_2 = kept_3.take();
        (v_2).__vjp_count(::core::option::Option::Some(&mut d_q), d_value_2);
        let v_3 = kept_4.take();
        (v_3).__vjp_squared(::core::option::Option::Some(&mut d_q), d_value);
        let v_4 = kept_5.take();
        (v_4)
            .__vjp_scale(
                ::core::option::Option::Some(&mut d_q),
                argument,
                &mut d_argument,
                ::rootgrad_autodiff::rt::Unused,
            );
        d_x[1] += d_argument;
        let Q::<usize> { v: d_4, u: _ } = &d_q else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_4);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            times as rule_of_times; fn __jvp_count, fn __jvp_scale, fn __jvp_squared, fn
            __jvp_twice, fn __path_jvp_of
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_q = Q::<usize> {
            v: t_x[0],
            u: ::rootgrad_autodiff::Differentiable::zero_like(&(PhantomData)),
        };
        let mut q = Q::<usize> {
            v: x[0],
            u: PhantomData,
        };
        let argument = x[1];
        let t_argument = t_x[1];
        (q).__jvp_scale(&mut t_q, argument, t_argument);
        let (v_1, t_value) = (q).__jvp_squared(&mut t_q);
        let value = v_1;
        let (v_2, t_value_2) = (q).__jvp_count(&mut t_q);
        let value_2 = v_2;
        let (v_3, t_value_3) = (q).__jvp_twice(&mut t_q);
        let value_3 = v_3;
        let argument_2 = x[0];
        let t_argument_2 = t_x[0];
        let (v_4, t_value_4) = Q::<usize>::__path_jvp_of(argument_2, t_argument_2);
        let value_4 = v_4;
        let argument_3 = x[2];
        let t_argument_3 = t_x[2];
        let (v_5, t_value_5) = rule_of_times::__jvp(
            times,
            argument_3,
            t_argument_3,
            3u8,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value_5 = v_5;
        let result: f64 = (((value * (value_2 as f64)) * value_3) * value_4) + value_5;
        let t_result: f64 = (((t_value * (value_2 as f64)
            + value * ::rootgrad_autodiff::rt::cast_scalar::<_, f64>(t_value_2))
            * value_3 + (value * (value_2 as f64)) * t_value_3) * value_4
            + ((value * (value_2 as f64)) * value_3) * t_value_4) + t_value_5;
        (result, t_result)
    }
}
mod operators_by_path {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P) -> P {
            P {
                a: -this.a,
                b: this.b * this.b,
            }
        }
        ///The derivative of [`operator`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        enum operator {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl operator {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &operator)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback(this: P, d_ret: P) -> (P, P) {
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_result = d_ret;
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * this.b;
                d_this.b += d_4 * this.b;
                (result, d_this)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.a),
                        -this.a,
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.b) * this.b
                            + this.b * ::rootgrad_autodiff::rt::scalar(t_this.b),
                        this.b * this.b,
                    ),
                };
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P) -> P + 'static,
                a0: P,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
            ) -> (P, P) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn pushforward_pullback(this: P, t_this: P, d_ret: (P, P)) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at((-t_this.a), (-this.a)),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        ((t_this.b * this.b) + (this.b * t_this.b)),
                        (this.b * this.b),
                    ),
                };
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                let result_2: (P, P) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * this.b;
                d_this.b += d_4 * this.b;
                let P { a: d_5, b: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.a -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.b += d_8 * this.b;
                d_this.b += d_8 * t_this.b;
                d_this.b += d_8 * t_this.b;
                d_t_this.b += d_8 * this.b;
                (d_this, d_t_this)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P) -> P + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
            ) {
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P {
            type Output = P;
            type Left = P;
            type Right = ();
            #[inline]
            fn zeros(&self, rhs: &()) -> (P, ()) {
                (::rootgrad_autodiff::Differentiable::zero_like(self), ())
            }
            #[inline]
            fn pullback(self, d_self: &mut P, rhs: (), d_rhs: &mut (), d_ret: P) {
                operator::__vjp(self, d_self, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P, rhs: (), t_rhs: ()) -> (P, P) {
                operator::__jvp(operator, self, t_self)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P,
                t_self: P,
                d_t_self: &mut P,
                rhs: (),
                d_rhs: &mut (),
                t_rhs: (),
                d_t_rhs: &mut (),
                d_ret: (P, P),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    d_ret,
                );
            }
        }
    };
    ///The derivative of [`negated`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum negated {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl negated {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &negated)
        }
        /// The reverse derivative of [`negated`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: P, d_ret: f64) -> (f64, P) {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                <f64 as Neg>::neg,
                <f64 as ::core::ops::Neg>::neg,
            );
            let value = ::rootgrad_autodiff::operators::neg(
                ::core::clone::Clone::clone(&p),
            );
            let c: P = ::core::clone::Clone::clone(&value);
            let argument = ::core::clone::Clone::clone(&c.a);
            let argument_2 = ::core::clone::Clone::clone(&c.b);
            let value_2 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: f64 = value_2;
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value_2: f64 = -0.0;
            d_value_2 += d_result;
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.b, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.a, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_c));
            ::rootgrad_autodiff::operators::neg::__vjp(
                ::core::clone::Clone::clone(&p),
                &mut d_p,
                d_value,
            );
            (result, d_p)
        }
        /// The forward derivative of [`negated`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: P, t_p: P) -> (f64, f64) {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                <f64 as Neg>::neg,
                <f64 as ::core::ops::Neg>::neg,
            );
            let (v_1, t_value) = ::rootgrad_autodiff::operators::neg::__jvp(p, t_p);
            let value = v_1;
            let c: P = value;
            let t_c: P = t_value;
            let argument = c.a;
            let t_argument = t_c.a;
            let argument_2 = c.b;
            let t_argument_2 = t_c.b;
            let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
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
        fn __jvp(
            called: impl ::core::ops::Fn(P) -> f64 + 'static,
            a0: P,
            t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
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
        fn pushforward_pullback(p: P, t_p: P, d_ret: (f64, f64)) -> (P, P) {
            ::rootgrad_autodiff::rt::taken_for_that_of_std(
                <f64 as Neg>::neg,
                <f64 as ::core::ops::Neg>::neg,
            );
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::neg as rule_of_neg,
                ::rootgrad_autodiff::operators::mul as rule_of_mul
            );
            ();
            let v_1 = ::rootgrad_autodiff::operators::neg::__jvp(
                ::core::clone::Clone::clone(&p),
                ::core::clone::Clone::clone(&t_p),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let c: P = ::core::clone::Clone::clone(&value);
            let t_c: P = ::core::clone::Clone::clone(&t_value);
            let argument = ::core::clone::Clone::clone(&c.a);
            let t_argument = ::core::clone::Clone::clone(&t_c.a);
            let argument_2 = ::core::clone::Clone::clone(&c.b);
            let t_argument_2 = ::core::clone::Clone::clone(&t_c.b);
            let v_2 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: f64 = value_2;
            let t_result: f64 = t_value_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
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
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_c.b, &(d_t_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.b, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_c.a, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.a, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_c));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_c));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_neg::__jvp_vjp(
                ::core::clone::Clone::clone(&p),
                &mut d_p,
                ::core::clone::Clone::clone(&t_p),
                &mut d_t_p,
                d_v_1,
            );
            (d_p, d_t_p)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(P) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            a0: P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as AddAssign>::add_assign,
            <f64 as ::core::ops::AddAssign>::add_assign,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Mul>::mul,
            <f64 as ::core::ops::Mul>::mul,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as std::ops::Mul>::mul,
            <f64 as ::core::ops::Mul>::mul,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Neg>::neg,
            <f64 as ::core::ops::Neg>::neg,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Sub>::sub,
            <f64 as ::core::ops::Sub>::sub,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Div>::div,
            <f64 as ::core::ops::Div>::div,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Add>::add,
            <f64 as ::core::ops::Add>::add,
        );
        ::rootgrad_autodiff::callees!(negated as rule_of_negated);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut a = x[0];
        a += x[1];
        let mut acc = 1.0;
        let length = x.len();
        for i in 0..length {
            let x_2 = kept_1.keep(acc);
            let x_3 = x[i];
            acc = x_2 * x_3;
        }
        let p = acc;
        let q = (a * 2.0) + ((-a) * (a - x[2]));
        let t = q * (a / (x[1] + 3.0));
        let argument = P { a: a, b: x[3] };
        let value = rule_of_negated::__of(
            negated,
        )(::core::clone::Clone::clone(&argument));
        let result: f64 = p + (t * value);
        let mut d_result = d_ret;
        let mut d_a: f64 = -0.0;
        let mut d_acc: f64 = -0.0;
        let mut d_p: f64 = -0.0;
        let mut d_q: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value: f64 = -0.0;
        d_p += d_result;
        d_t += d_result * value;
        d_value += d_result * t;
        rule_of_negated::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_value,
        );
        let P { a: d_1, b: d_2 } = &d_argument else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_a += (*d_1);
        d_x[3] += (*d_2);
        d_q += d_t * (a / (x[1] + 3.0));
        let d_3 = d_t * q;
        d_a += d_3 / (x[1] + 3.0);
        let d_4 = d_3 / (x[1] + 3.0) * (a / (x[1] + 3.0));
        d_x[1] -= d_4;
        d_a += d_q * 2.0;
        let d_5 = d_q * (a - x[2]);
        d_a -= d_5;
        let d_6 = d_q * (-a);
        d_a += d_6;
        d_x[2] -= d_6;
        d_acc += d_p;
        for i in (0..length).rev() {
            let x_2 = kept_1.take();
            let x_3 = x[i];
            let mut d_x_2: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let d_7 = ::core::mem::take(&mut d_acc);
            d_x_2 += d_7 * x_3;
            d_x_3 += d_7 * x_2;
            d_x[i] += d_x_3;
            d_acc += d_x_2;
        }
        let d_8 = d_a;
        d_x[1] += d_8;
        d_x[0] += d_a;
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as AddAssign>::add_assign,
            <f64 as ::core::ops::AddAssign>::add_assign,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Mul>::mul,
            <f64 as ::core::ops::Mul>::mul,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as std::ops::Mul>::mul,
            <f64 as ::core::ops::Mul>::mul,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Neg>::neg,
            <f64 as ::core::ops::Neg>::neg,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Sub>::sub,
            <f64 as ::core::ops::Sub>::sub,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Div>::div,
            <f64 as ::core::ops::Div>::div,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            <f64 as Add>::add,
            <f64 as ::core::ops::Add>::add,
        );
        ::rootgrad_autodiff::callees!(negated as rule_of_negated);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut a = x[0];
        let mut t_a = t_x[0];
        t_a += t_x[1];
        a += x[1];
        let mut acc = 1.0;
        let mut t_acc = 0.0;
        let length = x.len();
        for i in 0..length {
            let x_2 = acc;
            let t_x_2 = t_acc;
            let x_3 = x[i];
            let t_x_3 = t_x[i];
            t_acc = t_x_2 * x_3 + x_2 * t_x_3;
            acc = x_2 * x_3;
        }
        let p = acc;
        let t_p = t_acc;
        let q = (a * 2.0) + ((-a) * (a - x[2]));
        let t_q = (t_a * 2.0) + ((-t_a) * (a - x[2]) + (-a) * (t_a - t_x[2]));
        let t = q * (a / (x[1] + 3.0));
        let t_t = t_q * (a / (x[1] + 3.0))
            + q * ((t_a - (a / (x[1] + 3.0)) * t_x[1]) / (x[1] + 3.0));
        let t_argument = P { a: t_a, b: t_x[3] };
        let argument = P { a: a, b: x[3] };
        let (v_1, t_value) = rule_of_negated::__jvp(negated, argument, t_argument);
        let value = v_1;
        let result: f64 = p + (t * value);
        let t_result: f64 = t_p + (t_t * value + t * t_value);
        (result, t_result)
    }
}
mod copies_negated {
    impl P {
        /// The reverse derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pullback(t: f64, d_ret: P) -> (P, f64) {
            let result: P = P { a: t.cos(), b: t.sin() };
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t += (*d_1) * ::rootgrad_autodiff::rules::cos(t);
            d_t += (*d_2) * ::rootgrad_autodiff::rules::sin(t);
            (result, d_t)
        }
        /// The forward derivative of [`turned`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turned_pushforward(t: f64, t_t: f64) -> (P, P) {
            let t_result: P = P {
                a: ::rootgrad_autodiff::rules::cos(t) * t_t,
                b: ::rootgrad_autodiff::rules::sin(t) * t_t,
            };
            let result: P = P { a: t.cos(), b: t.sin() };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_turned(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (P, P) {
            let t0 = t0.or_zero(&a0);
            Self::turned_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn turned_pushforward_pullback(t: f64, t_t: f64, d_ret: (P, P)) -> (f64, f64) {
            let x = t;
            let x_2 = t;
            let t_result: P = P {
                a: (-x.sin()) * t_t,
                b: x_2.cos() * t_t,
            };
            let result: P = P { a: t.cos(), b: t.sin() };
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_t = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_x: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t += (*d_1) * ::rootgrad_autodiff::rules::cos(t);
            d_t += (*d_2) * ::rootgrad_autodiff::rules::sin(t);
            let P { a: d_3, b: d_5 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_4 = (*d_3) * t_t;
            d_x -= d_4 * ::rootgrad_autodiff::rules::sin(x);
            d_t_t += (*d_3) * (-x.sin());
            let d_6 = (*d_5) * t_t;
            d_x_2 += d_6 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_t += (*d_5) * x_2.cos();
            d_t += d_x_2;
            d_t += d_x;
            (d_t, d_t_t)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_turned<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1) = Self::turned_pushforward_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_turned<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::turned_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P) -> P {
            P {
                a: -this.a,
                b: this.b * this.b,
            }
        }
        ///The derivative of [`operator`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        enum operator {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl operator {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &operator)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback(this: P, d_ret: P) -> (P, P) {
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_result = d_ret;
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * this.b;
                d_this.b += d_4 * this.b;
                (result, d_this)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.a),
                        -this.a,
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.b) * this.b
                            + this.b * ::rootgrad_autodiff::rt::scalar(t_this.b),
                        this.b * this.b,
                    ),
                };
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P) -> P + 'static,
                a0: P,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
            ) -> (P, P) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn pushforward_pullback(this: P, t_this: P, d_ret: (P, P)) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at((-t_this.a), (-this.a)),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        ((t_this.b * this.b) + (this.b * t_this.b)),
                        (this.b * this.b),
                    ),
                };
                let result: P = P {
                    a: -this.a,
                    b: this.b * this.b,
                };
                let result_2: (P, P) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * this.b;
                d_this.b += d_4 * this.b;
                let P { a: d_5, b: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.a -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.b += d_8 * this.b;
                d_this.b += d_8 * t_this.b;
                d_this.b += d_8 * t_this.b;
                d_t_this.b += d_8 * this.b;
                (d_this, d_t_this)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P) -> P + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
            ) {
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P {
            type Output = P;
            type Left = P;
            type Right = ();
            #[inline]
            fn zeros(&self, rhs: &()) -> (P, ()) {
                (::rootgrad_autodiff::Differentiable::zero_like(self), ())
            }
            #[inline]
            fn pullback(self, d_self: &mut P, rhs: (), d_rhs: &mut (), d_ret: P) {
                operator::__vjp(self, d_self, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P, rhs: (), t_rhs: ()) -> (P, P) {
                operator::__jvp(operator, self, t_self)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P,
                t_self: P,
                d_t_self: &mut P,
                rhs: (),
                d_rhs: &mut (),
                t_rhs: (),
                d_t_rhs: &mut (),
                d_ret: (P, P),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    d_ret,
                );
            }
        }
    };
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P, o: P) -> P {
            P {
                a: this.a + o.a,
                b: this.b + o.b,
            }
        }
        ///The derivative of [`operator`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        enum operator {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl operator {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &operator)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback(this: P, o: P, d_ret: P) -> (P, P, P) {
                let result: P = P {
                    a: this.a + o.a,
                    b: this.b + o.b,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a += d_2;
                d_o.a += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4;
                d_o.b += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P, o: P, t_o: P) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.a)
                            + ::rootgrad_autodiff::rt::scalar(t_o.a),
                        this.a + o.a,
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.b)
                            + ::rootgrad_autodiff::rt::scalar(t_o.b),
                        this.b + o.b,
                    ),
                };
                let result: P = P {
                    a: this.a + o.a,
                    b: this.b + o.b,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P, P) -> P + 'static,
                a0: P,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
                a1: P,
                t1: impl ::rootgrad_autodiff::rt::Tangent<P>,
            ) -> (P, P) {
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
                this: P,
                t_this: P,
                o: P,
                t_o: P,
                d_ret: (P, P),
            ) -> (P, P, P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.a + t_o.a),
                        (this.a + o.a),
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.b + t_o.b),
                        (this.b + o.b),
                    ),
                };
                let result: P = P {
                    a: this.a + o.a,
                    b: this.b + o.b,
                };
                let result_2: (P, P) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a += d_2;
                d_o.a += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4;
                d_o.b += d_4;
                let P { a: d_5, b: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.a += d_6;
                d_t_o.a += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.b += d_8;
                d_t_o.b += d_8;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P, P) -> P + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a2: P,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
                let a1 = a1.or_zero(&a0);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (g0, g1, g2, g3) = Self::pushforward_pullback(
                    a0,
                    a1,
                    a2,
                    a3,
                    d_ret.seed(),
                );
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: P,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::add,
            P,
        > for P {
            type Output = P;
            type Left = P;
            type Right = P;
            #[inline]
            fn zeros(&self, rhs: &P) -> (P, P) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P, rhs: P, d_rhs: &mut P, d_ret: P) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P, rhs: P, t_rhs: P) -> (P, P) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            P,
        > for P {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P,
                t_self: P,
                d_t_self: &mut P,
                rhs: P,
                d_rhs: &mut P,
                t_rhs: P,
                d_t_rhs: &mut P,
                d_ret: (P, P),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    rhs,
                    d_rhs,
                    t_rhs,
                    d_t_rhs,
                    d_ret,
                );
            }
        }
    };
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P, o: P) -> P {
            P {
                a: this.a * o.a - this.b * o.b,
                b: this.b * o.a + this.a * o.b,
            }
        }
        ///The derivative of [`operator`], written by the engine and found by the function's path.
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        enum operator {}
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl operator {
            /// Of what the function writes, the derivative gets the values before the call.
            #[doc(hidden)]
            pub const __BEFORE: bool = true;
            #[doc(hidden)]
            #[inline]
            #[track_caller]
            fn __of<F: 'static>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_function(called, &operator)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback(this: P, o: P, d_ret: P) -> (P, P, P) {
                let result: P = P {
                    a: (this.a * o.a) - (this.b * o.b),
                    b: (this.b * o.a) + (this.a * o.b),
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a += d_2 * o.a;
                d_o.a += d_2 * this.a;
                d_this.b -= d_2 * o.b;
                d_o.b -= d_2 * this.b;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * o.a;
                d_o.a += d_4 * this.b;
                d_this.a += d_4 * o.b;
                d_o.b += d_4 * this.a;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P, o: P, t_o: P) -> (P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.a) * o.a
                            + this.a * ::rootgrad_autodiff::rt::scalar(t_o.a))
                            - (::rootgrad_autodiff::rt::scalar(t_this.b) * o.b
                                + this.b * ::rootgrad_autodiff::rt::scalar(t_o.b)),
                        (this.a * o.a) - (this.b * o.b),
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.b) * o.a
                            + this.b * ::rootgrad_autodiff::rt::scalar(t_o.a))
                            + (::rootgrad_autodiff::rt::scalar(t_this.a) * o.b
                                + this.a * ::rootgrad_autodiff::rt::scalar(t_o.b)),
                        (this.b * o.a) + (this.a * o.b),
                    ),
                };
                let result: P = P {
                    a: (this.a * o.a) - (this.b * o.b),
                    b: (this.b * o.a) + (this.a * o.b),
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P, P) -> P + 'static,
                a0: P,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
                a1: P,
                t1: impl ::rootgrad_autodiff::rt::Tangent<P>,
            ) -> (P, P) {
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
                this: P,
                t_this: P,
                o: P,
                t_o: P,
                d_ret: (P, P),
            ) -> (P, P, P, P) {
                let t_result: P = P {
                    a: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.a * o.a) + (this.a * t_o.a))
                            - ((t_this.b * o.b) + (this.b * t_o.b))),
                        ((this.a * o.a) - (this.b * o.b)),
                    ),
                    b: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.b * o.a) + (this.b * t_o.a))
                            + ((t_this.a * o.b) + (this.a * t_o.b))),
                        ((this.b * o.a) + (this.a * o.b)),
                    ),
                };
                let result: P = P {
                    a: (this.a * o.a) - (this.b * o.b),
                    b: (this.b * o.a) + (this.a * o.b),
                };
                let result_2: (P, P) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let P { a: d_1, b: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.a += d_2 * o.a;
                d_o.a += d_2 * this.a;
                d_this.b -= d_2 * o.b;
                d_o.b -= d_2 * this.b;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.b += d_4 * o.a;
                d_o.a += d_4 * this.b;
                d_this.a += d_4 * o.b;
                d_o.b += d_4 * this.a;
                let P { a: d_5, b: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.a += d_6 * o.a;
                d_o.a += d_6 * t_this.a;
                d_this.a += d_6 * t_o.a;
                d_t_o.a += d_6 * this.a;
                d_t_this.b -= d_6 * o.b;
                d_o.b -= d_6 * t_this.b;
                d_this.b -= d_6 * t_o.b;
                d_t_o.b -= d_6 * this.b;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.b += d_8 * o.a;
                d_o.a += d_8 * t_this.b;
                d_this.b += d_8 * t_o.a;
                d_t_o.a += d_8 * this.b;
                d_t_this.a += d_8 * o.b;
                d_o.b += d_8 * t_this.a;
                d_this.a += d_8 * t_o.b;
                d_t_o.b += d_8 * this.a;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P, P) -> P + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a2: P,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
                let a1 = a1.or_zero(&a0);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (g0, g1, g2, g3) = Self::pushforward_pullback(
                    a0,
                    a1,
                    a2,
                    a3,
                    d_ret.seed(),
                );
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: P,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            P,
        > for P {
            type Output = P;
            type Left = P;
            type Right = P;
            #[inline]
            fn zeros(&self, rhs: &P) -> (P, P) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P, rhs: P, d_rhs: &mut P, d_ret: P) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P, rhs: P, t_rhs: P) -> (P, P) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            P,
        > for P {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P,
                t_self: P,
                d_t_self: &mut P,
                rhs: P,
                d_rhs: &mut P,
                t_rhs: P,
                d_t_rhs: &mut P,
                d_ret: (P, P),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    t_self,
                    d_t_self,
                    rhs,
                    d_rhs,
                    t_rhs,
                    d_t_rhs,
                    d_ret,
                );
            }
        }
    };
    ///The derivative of [`product`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum product {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl product {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &product)
        }
        /// The reverse derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: &P, d_p: &mut P, d_ret: f64) -> f64 {
            let result: f64 = p.a * p.b;
            let mut d_result = d_ret;
            d_p.a += d_result * p.b;
            d_p.b += d_result * p.a;
            result
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: &P, t_p: &P) -> (f64, f64) {
            let result: f64 = p.a * p.b;
            let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_p.a) * p.b
                + p.a * ::rootgrad_autodiff::rt::scalar(t_p.b);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&P) -> f64 + 'static,
            a0: &P,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<P>,
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
            p: &P,
            d_p: &mut P,
            t_p: &P,
            d_t_p: &mut P,
            d_ret: (f64, f64),
        ) {
            let result: f64 = p.a * p.b;
            let t_result: f64 = (t_p.a * p.b) + (p.a * t_p.b);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_p.a += d_t_result * p.b;
            d_p.b += d_t_result * t_p.a;
            d_p.a += d_t_result * t_p.b;
            d_t_p.b += d_t_result * p.a;
            d_p.a += d_result * p.b;
            d_p.b += d_result * p.a;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&P) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<P>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            a0: &P,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`of_copies`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_copies {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_copies {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &of_copies)
        }
        /// The reverse derivative of [`of_copies`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(ps: &[P], d_ps: &mut [P], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("ps", ps.len(), d_ps.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let t = ps[0];
            let value = ::rootgrad_autodiff::operators::neg(
                ::core::clone::Clone::clone(&t),
            );
            let c: P = ::core::clone::Clone::clone(&value);
            let mut acc = P::ZERO;
            let length = ps.len();
            for i in 0..length {
                let p = &ps[i];
                let argument = *p;
                shape_2.keep(&argument);
                let value_2 = ::rootgrad_autodiff::operators::add(
                    kept_1.keep(::core::clone::Clone::clone(&acc)),
                    ::core::clone::Clone::clone(&argument),
                );
                shape_3.keep(&value_2);
                shape_1.keep(&acc);
                acc = value_2;
            }
            let s = ::core::clone::Clone::clone(&acc);
            let argument_2 = ::core::clone::Clone::clone(&c.a);
            let argument_3 = ::core::clone::Clone::clone(&c.b);
            let value_3 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&argument_3),
            );
            let argument_4 = ::core::clone::Clone::clone(&s.a);
            let argument_5 = ::core::clone::Clone::clone(&s.b);
            let value_4 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_4),
                ::core::clone::Clone::clone(&argument_5),
            );
            let value_5 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&value_3),
                ::core::clone::Clone::clone(&value_4),
            );
            let result: f64 = value_5;
            let mut d_result = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_3,
            );
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_4,
            );
            let mut d_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_5,
            );
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let mut d_value_5: f64 = -0.0;
            d_value_5 += d_result;
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                d_value_5,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                ::core::clone::Clone::clone(&argument_5),
                &mut d_argument_5,
                d_value_4,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.b, &(d_argument_5));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_argument_4));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                d_value_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.b, &(d_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.a, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_s));
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let p = &ps[i];
                let argument = *p;
                let mut d_argument = shape_2.zero();
                let mut d_value_2 = shape_3.zero();
                let d_1 = shape_1.replace(&mut d_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                ::rootgrad_autodiff::operators::add::__vjp(
                    ::core::clone::Clone::clone(&v_1),
                    &mut d_acc,
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    d_value_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_ps[i], &(d_argument));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_c));
            ::rootgrad_autodiff::operators::neg::__vjp(
                ::core::clone::Clone::clone(&t),
                &mut d_t,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_ps[0], &(d_t));
            kept_1.finish();
            result
        }
        /// The forward derivative of [`of_copies`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(ps: &[P], t_ps: &[P]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("ps", ps.len(), "t_ps", t_ps.len());
            let t = ps[0];
            let t_t = t_ps[0];
            let (v_1, t_value) = ::rootgrad_autodiff::operators::neg::__jvp(t, t_t);
            let value = v_1;
            let c: P = value;
            let t_c: P = t_value;
            let mut acc = P::ZERO;
            let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let length = ps.len();
            for i in 0..length {
                let p = &ps[i];
                let t_p = &t_ps[i];
                let argument = *p;
                let t_argument = *t_p;
                let (v_2, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
                    acc,
                    t_acc,
                    argument,
                    t_argument,
                );
                let value_2 = v_2;
                t_acc = t_value_2;
                acc = value_2;
            }
            let s = acc;
            let t_s = t_acc;
            let argument_2 = c.a;
            let t_argument_2 = t_c.a;
            let argument_3 = c.b;
            let t_argument_3 = t_c.b;
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_2,
                t_argument_2,
                argument_3,
                t_argument_3,
            );
            let value_3 = v_3;
            let argument_4 = s.a;
            let t_argument_4 = t_s.a;
            let argument_5 = s.b;
            let t_argument_5 = t_s.b;
            let (v_4, t_value_4) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_4,
                t_argument_4,
                argument_5,
                t_argument_5,
            );
            let value_4 = v_4;
            let (v_5, t_value_5) = ::rootgrad_autodiff::operators::add::__jvp(
                value_3,
                t_value_3,
                value_4,
                t_value_4,
            );
            let value_5 = v_5;
            let result: f64 = value_5;
            let t_result: f64 = t_value_5;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[P]) -> f64 + 'static,
            a0: &[P],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
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
            ps: &[P],
            d_ps: &mut [P],
            t_ps: &[P],
            d_t_ps: &mut [P],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::neg as rule_of_neg,
                ::rootgrad_autodiff::operators::add as rule_of_add,
                ::rootgrad_autodiff::operators::mul as rule_of_mul
            );
            ::rootgrad_autodiff::rt::same_length("ps", ps.len(), d_ps.len());
            ::rootgrad_autodiff::rt::same_length("t_ps", t_ps.len(), d_t_ps.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let t = ps[0];
            let t_t = t_ps[0];
            let v_1 = ::rootgrad_autodiff::operators::neg::__jvp(
                ::core::clone::Clone::clone(&t),
                ::core::clone::Clone::clone(&t_t),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let c: P = ::core::clone::Clone::clone(&value);
            let t_c: P = ::core::clone::Clone::clone(&t_value);
            let mut acc = P::ZERO;
            let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let length = ps.len();
            for i in 0..length {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let p = &ps[i];
                let t_p = &t_ps[i];
                let argument = *p;
                shape_3.keep(&argument);
                let t_argument = *t_p;
                shape_4.keep(&t_argument);
                let v_2 = ::rootgrad_autodiff::operators::add::__jvp(
                    kept_1.keep(::core::clone::Clone::clone(&acc)),
                    kept_2.keep(::core::clone::Clone::clone(&t_acc)),
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                );
                shape_5.keep(&v_2);
                let value_2 = v_2.0;
                shape_6.keep(&value_2);
                let t_value_2 = v_2.1;
                shape_7.keep(&t_value_2);
                shape_2.keep(&t_acc);
                t_acc = t_value_2;
                shape_1.keep(&acc);
                acc = value_2;
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let s = ::core::clone::Clone::clone(&acc);
            let t_s = ::core::clone::Clone::clone(&t_acc);
            let argument_2 = ::core::clone::Clone::clone(&c.a);
            let t_argument_2 = ::core::clone::Clone::clone(&t_c.a);
            let argument_3 = ::core::clone::Clone::clone(&c.b);
            let t_argument_3 = ::core::clone::Clone::clone(&t_c.b);
            let v_3 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
                ::core::clone::Clone::clone(&argument_3),
                ::core::clone::Clone::clone(&t_argument_3),
            );
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let argument_4 = ::core::clone::Clone::clone(&s.a);
            let t_argument_4 = ::core::clone::Clone::clone(&t_s.a);
            let argument_5 = ::core::clone::Clone::clone(&s.b);
            let t_argument_5 = ::core::clone::Clone::clone(&t_s.b);
            let v_4 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_4),
                ::core::clone::Clone::clone(&t_argument_4),
                ::core::clone::Clone::clone(&argument_5),
                ::core::clone::Clone::clone(&t_argument_5),
            );
            let value_4 = ::core::clone::Clone::clone(&v_4.0);
            let t_value_4 = ::core::clone::Clone::clone(&v_4.1);
            let v_5 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&value_3),
                ::core::clone::Clone::clone(&t_value_3),
                ::core::clone::Clone::clone(&value_4),
                ::core::clone::Clone::clone(&t_value_4),
            );
            let value_5 = ::core::clone::Clone::clone(&v_5.0);
            let t_value_5 = ::core::clone::Clone::clone(&v_5.1);
            let result: f64 = value_5;
            let t_result: f64 = t_value_5;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
            let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let mut d_t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&t_acc);
            let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
            let mut d_t_s = ::rootgrad_autodiff::Differentiable::zero_like(&t_s);
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_t_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_2,
            );
            let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_3,
            );
            let mut d_t_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_3,
            );
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_4,
            );
            let mut d_t_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_4,
            );
            let mut d_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_5,
            );
            let mut d_t_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_5,
            );
            let mut d_v_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let mut d_t_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_4,
            );
            let mut d_v_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
            let mut d_value_5: f64 = -0.0;
            let mut d_t_value_5: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value_5 += d_t_result;
            d_value_5 += d_result;
            d_v_5.1 += d_t_value_5;
            d_v_5.0 += d_value_5;
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                ::core::clone::Clone::clone(&t_value_3),
                &mut d_t_value_3,
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                ::core::clone::Clone::clone(&t_value_4),
                &mut d_t_value_4,
                d_v_5,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_4));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                ::core::clone::Clone::clone(&t_argument_4),
                &mut d_t_argument_4,
                ::core::clone::Clone::clone(&argument_5),
                &mut d_argument_5,
                ::core::clone::Clone::clone(&t_argument_5),
                &mut d_t_argument_5,
                d_v_4,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.b, &(d_t_argument_5));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.b, &(d_argument_5));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_s.a, &(d_t_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_s.a, &(d_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                ::core::clone::Clone::clone(&t_argument_3),
                &mut d_t_argument_3,
                d_v_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_c.b, &(d_t_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.b, &(d_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_c.a, &(d_t_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c.a, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_acc, &(d_t_s));
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_s));
            for i in (0..length).rev() {
                let (v_6, v_7) = pass_1.take();
                let p = &ps[i];
                let t_p = &t_ps[i];
                let argument = *p;
                let t_argument = *t_p;
                let mut d_argument = shape_3.zero();
                let mut d_t_argument = shape_4.zero();
                let mut d_v_2 = shape_5.zero();
                let mut d_value_2 = shape_6.zero();
                let mut d_t_value_2 = shape_7.zero();
                let d_1 = shape_1.replace(&mut d_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                rule_of_add::__jvp_vjp(
                    ::core::clone::Clone::clone(&v_6),
                    &mut d_acc,
                    ::core::clone::Clone::clone(&v_7),
                    &mut d_t_acc,
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&t_argument),
                    &mut d_t_argument,
                    d_v_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_ps[i], &(d_t_argument));
                ::rootgrad_autodiff::rt::accumulate(&mut d_ps[i], &(d_argument));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_c));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_c));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_neg::__jvp_vjp(
                ::core::clone::Clone::clone(&t),
                &mut d_t,
                ::core::clone::Clone::clone(&t_t),
                &mut d_t_t,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_ps[0], &(d_t_t));
            ::rootgrad_autodiff::rt::accumulate(&mut d_ps[0], &(d_t));
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[P]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[P],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[P],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
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
            of_copies as rule_of_of_copies, product as rule_of_product; fn
            __path_vjp_turned
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let ps = [(P { a: x[0], b: x[1] }), (P { a: x[2], b: x[3] })];
        let rig = Rig {
            rel: ::std::vec![(P { a : x[1], b : x[2], })],
        };
        let argument = x[0];
        let t = P::turned(argument);
        let argument_2 = ::core::clone::Clone::clone(&rig.rel[0]);
        let value = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_2),
            ::core::clone::Clone::clone(&t),
        );
        let r = ::core::clone::Clone::clone(&value);
        let value_2 = rule_of_of_copies::__of(of_copies)(&ps);
        let argument_3 = ::core::clone::Clone::clone(&r.a);
        let value_3 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&value_2),
            ::core::clone::Clone::clone(&argument_3),
        );
        let value_4 = rule_of_product::__of(product)(&rig.rel[0]);
        let value_5 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&value_3),
            ::core::clone::Clone::clone(&value_4),
        );
        let result: f64 = value_5;
        let mut d_result = d_ret;
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_rig = ::rootgrad_autodiff::Differentiable::zero_like(&rig);
        let mut d_argument: f64 = -0.0;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_value_5: f64 = -0.0;
        d_value_5 += d_result;
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            d_value_5,
        );
        rule_of_product::__vjp(&rig.rel[0], &mut d_rig.rel[0], d_value_4);
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&value_2),
            &mut d_value_2,
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_r.a, &(d_argument_3));
        rule_of_of_copies::__vjp(&ps, &mut d_ps, d_value_2);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_r));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            ::core::clone::Clone::clone(&t),
            &mut d_t,
            d_value,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_rig.rel[0], &(d_argument_2));
        P::__path_vjp_turned(argument, &mut d_argument, d_t);
        d_x[0] += d_argument;
        let Rig { rel: d_1 } = &d_rig else { ::rootgrad_autodiff::rt::wrong_variant() };
        let P { a: d_2, b: d_3 } = &(*d_1)[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_2);
        d_x[2] += (*d_3);
        let P { a: d_4, b: d_5 } = &d_ps[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_4);
        d_x[1] += (*d_5);
        let P { a: d_6, b: d_7 } = &d_ps[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[2] += (*d_6);
        d_x[3] += (*d_7);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            of_copies as rule_of_of_copies, product as rule_of_product; fn
            __path_jvp_turned
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_ps = [P { a: t_x[0], b: t_x[1] }, P { a: t_x[2], b: t_x[3] }];
        let ps = [(P { a: x[0], b: x[1] }), (P { a: x[2], b: x[3] })];
        let t_rig = Rig {
            rel: ::std::vec![P { a : t_x[1], b : t_x[2], }],
        };
        let rig = Rig {
            rel: ::std::vec![(P { a : x[1], b : x[2], })],
        };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_t) = P::__path_jvp_turned(argument, t_argument);
        let t = v_1;
        let argument_2 = rig.rel[0];
        let t_argument_2 = t_rig.rel[0];
        let (v_2, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_2,
            t_argument_2,
            t,
            t_t,
        );
        let value = v_2;
        let r = value;
        let t_r = t_value;
        let (v_3, t_value_2) = rule_of_of_copies::__jvp(of_copies, &ps, &t_ps);
        let value_2 = v_3;
        let argument_3 = r.a;
        let t_argument_3 = t_r.a;
        let (v_4, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
            value_2,
            t_value_2,
            argument_3,
            t_argument_3,
        );
        let value_3 = v_4;
        let (v_5, t_value_4) = rule_of_product::__jvp(
            product,
            &rig.rel[0],
            &t_rig.rel[0],
        );
        let value_4 = v_5;
        let (v_6, t_value_5) = ::rootgrad_autodiff::operators::mul::__jvp(
            value_3,
            t_value_3,
            value_4,
            t_value_4,
        );
        let value_5 = v_6;
        let result: f64 = value_5;
        let t_result: f64 = t_value_5;
        (result, t_result)
    }
}
mod dropped {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            std::hint::black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            drop::<u8>,
            ::core::mem::drop::<u8>,
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let like_v = ::rootgrad_autodiff::rt::Like::new();
        let mut s = x[0] * x[1];
        for i in 0..3 {
            let v = kept_1.keep(::std::vec![x[i], s]);
            like_v.of(&v);
            s += (v[0] * v[1]) + v[0];
        }
        let t = &INDEX;
        let value = (*t).read();
        let value_2 = value.unwrap();
        let lock = value_2;
        let k = *lock;
        drop(lock);
        let result: f64 = (s * x[k.clone()]) * s;
        let mut d_result = d_ret;
        let mut d_s: f64 = -0.0;
        let d_1 = d_result * s;
        d_s += d_1 * x[k.clone()];
        d_x[k.clone()] += d_1 * s;
        d_s += d_result * (s * x[k.clone()]);
        for i in (0..3).rev() {
            let v = kept_1.take();
            let mut d_v = like_v.same(::std::vec![::rootgrad_autodiff::zero(); 2usize]);
            let d_2 = d_s;
            d_v[0] += d_2 * v[1];
            d_v[1] += d_2 * v[0];
            d_v[0] += d_2;
            d_x[i] += d_v[0];
            d_s += d_v[1];
        }
        d_x[0] += d_s * x[1];
        d_x[1] += d_s * x[0];
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            std::hint::black_box::<u8>,
            ::core::hint::black_box::<u8>,
        );
        ::rootgrad_autodiff::rt::taken_for_that_of_std(
            drop::<u8>,
            ::core::mem::drop::<u8>,
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut s = x[0] * x[1];
        let mut t_s = t_x[0] * x[1] + x[0] * t_x[1];
        for i in 0..3 {
            let v = ::std::vec![x[i], s];
            let t_v = ::std::vec![t_x[i], t_s];
            t_s += (t_v[0] * v[1] + v[0] * t_v[1]) + t_v[0];
            s += (v[0] * v[1]) + v[0];
        }
        let t = &INDEX;
        let value = (*t).read();
        let value_2 = value.unwrap();
        let lock = value_2;
        let k = *lock;
        drop(lock);
        let result: f64 = (s * x[k.clone()]) * s;
        let t_result: f64 = (t_s * x[k.clone()]
            + s * ::rootgrad_autodiff::rt::scalar(t_x[k.clone()])) * s
            + (s * x[k.clone()]) * t_s;
        (result, t_result)
    }
}
mod variants_of_constant_fields {
    impl S {
        /// The reverse derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ev_pullback(
            self: &Self,
            d_self: &mut Self,
            v: f64,
            d_ret: f64,
        ) -> (f64, f64) {
            let result: f64;
            if self.kind == Kind::B {
                result = v;
            } else {
                match self.act {
                    Act::Plain => {
                        result = self.a * v;
                    }
                    Act::Leaky(k) => {
                        result = self.a * k;
                    }
                }
            }
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if self.kind == Kind::B {
                let d_1 = ::core::mem::take(&mut d_result);
                d_v += d_1;
            } else {
                match self.act {
                    Act::Plain => {
                        let d_2 = ::core::mem::take(&mut d_result);
                        d_self.a += d_2 * v;
                        d_v += d_2 * self.a;
                    }
                    Act::Leaky(k) => {
                        let Act::Leaky(d_k) = &mut d_self.act else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        let d_3 = ::core::mem::take(&mut d_result);
                        d_self.a += d_3 * k;
                        (*d_k) += d_3 * self.a;
                    }
                }
            }
            (result, d_v)
        }
        /// The forward derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ev_pushforward(self: &Self, t_self: &Self, v: f64, t_v: f64) -> (f64, f64) {
            let result: f64;
            let t_result: f64;
            if self.kind == Kind::B {
                t_result = t_v;
                result = v;
            } else {
                match ::core::clone::Clone::clone(&self.act) {
                    Act::Plain => {
                        t_result = ::rootgrad_autodiff::rt::scalar(t_self.a) * v
                            + self.a * t_v;
                        result = self.a * v;
                    }
                    Act::Leaky(k) => {
                        let Act::Leaky(t_k) = ::core::clone::Clone::clone(&t_self.act)
                        else { ::rootgrad_autodiff::rt::wrong_variant() };
                        t_result = ::rootgrad_autodiff::rt::scalar(t_self.a) * k
                            + self.a * t_k;
                        result = self.a * k;
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
        fn __jvp_ev(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::ev_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_ev(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let t1 = t1.or_zero(&a1);
            Self::ev_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn ev_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            v: f64,
            t_v: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            let result: f64;
            let t_result: f64;
            if self.kind == Kind::B {
                t_result = t_v;
                result = v;
            } else {
                match self.act {
                    Act::Plain => {
                        t_result = (t_self.a * v) + (self.a * t_v);
                        result = self.a * v;
                    }
                    Act::Leaky(k) => {
                        match t_self.act {
                            Act::Leaky(t_k) => {
                                t_result = (t_self.a * k) + (self.a * t_k);
                                result = self.a * k;
                            }
                            _ => {
                                ::rootgrad_autodiff::rt::wrong_variant();
                            }
                        }
                    }
                }
            }
            let result_2: (f64, f64) = (result, t_result);
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            if self.kind == Kind::B {
                let d_1 = ::core::mem::take(&mut d_result);
                d_v += d_1;
                let d_2 = ::core::mem::take(&mut d_t_result);
                d_t_v += d_2;
            } else {
                match self.act {
                    Act::Plain => {
                        let d_3 = ::core::mem::take(&mut d_result);
                        d_self.a += d_3 * v;
                        d_v += d_3 * self.a;
                        let d_4 = ::core::mem::take(&mut d_t_result);
                        d_t_self.a += d_4 * v;
                        d_v += d_4 * t_self.a;
                        d_self.a += d_4 * t_v;
                        d_t_v += d_4 * self.a;
                    }
                    Act::Leaky(k) => {
                        let Act::Leaky(d_k) = &mut d_self.act else {
                            ::rootgrad_autodiff::rt::wrong_variant()
                        };
                        match t_self.act {
                            Act::Leaky(t_k) => {
                                let Act::Leaky(d_t_k) = &mut d_t_self.act else {
                                    ::rootgrad_autodiff::rt::wrong_variant()
                                };
                                let d_5 = ::core::mem::take(&mut d_result);
                                d_self.a += d_5 * k;
                                (*d_k) += d_5 * self.a;
                                let d_6 = ::core::mem::take(&mut d_t_result);
                                d_t_self.a += d_6 * k;
                                (*d_k) += d_6 * t_self.a;
                                d_self.a += d_6 * t_k;
                                (*d_t_k) += d_6 * self.a;
                            }
                            _ => {}
                        }
                    }
                }
            }
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_ev<'__shadow>(
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
            let (g2, g3) = Self::ev_pushforward_pullback(
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
        fn __path_jvp_vjp_ev<'__shadow>(
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
            let (g2, g3) = Self::ev_pushforward_pullback(
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
        fn __vjp_ev<'__shadow>(
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
            let (_primal, g1) = Self::ev_pullback(self, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_ev<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::ev_pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_ev & fn __handed_ev);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let t = T(Kind::B, x[0]);
        let s = S {
            kind: Kind::A,
            act: Act::Plain,
            a: x[1] * x[2],
        };
        let l = S {
            kind: Kind::A,
            act: Act::Leaky(x[3]),
            a: x[1],
        };
        let argument = x[0];
        let value = s.ev(argument);
        let t_2 = (value * s.a) * t.1;
        let argument_2 = x[2];
        let value_2 = l.__handed_ev().ev(argument_2);
        let result: f64 = t_2 + (value_2 * t.1);
        let mut d_result = d_ret;
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_l = ::rootgrad_autodiff::Differentiable::zero_like(&l);
        let mut d_argument: f64 = -0.0;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_argument_2: f64 = -0.0;
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_t_2 += d_result;
        d_value_2 += d_result * t.1;
        d_t.1 += d_result * value_2;
        (l)
            .__vjp_ev(
                ::core::option::Option::Some(&mut d_l),
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
        d_x[2] += d_argument_2;
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_2);
        let d_2 = d_1 * t.1;
        d_value += d_2 * s.a;
        d_s.a += d_2 * value;
        d_t.1 += d_1 * (value * s.a);
        (s)
            .__vjp_ev(
                ::core::option::Option::Some(&mut d_s),
                argument,
                &mut d_argument,
                d_value,
            );
        d_x[0] += d_argument;
        let S { kind: _, act: d_3, a: d_5 } = &d_l else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let Act::Leaky(d_4) = &(*d_3) else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[3] += (*d_4);
        d_x[1] += (*d_5);
        let S { kind: _, act: _, a: d_6 } = &d_s else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_6) * x[2];
        d_x[2] += (*d_6) * x[1];
        let T(_, d_7) = &d_t else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_x[0] += (*d_7);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_ev);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_t = T {
            0: ::rootgrad_autodiff::constant_shadow!(Kind::B),
            1: t_x[0],
        };
        let t = T(Kind::B, x[0]);
        let t_s = S {
            kind: ::rootgrad_autodiff::constant_shadow!(Kind::A),
            act: ::rootgrad_autodiff::constant_shadow!(Act::Plain),
            a: t_x[1] * x[2] + x[1] * t_x[2],
        };
        let s = S {
            kind: Kind::A,
            act: Act::Plain,
            a: x[1] * x[2],
        };
        let t_l = S {
            kind: ::rootgrad_autodiff::constant_shadow!(Kind::A),
            act: Act::Leaky { 0: t_x[3] },
            a: t_x[1],
        };
        let l = S {
            kind: Kind::A,
            act: Act::Leaky(x[3]),
            a: x[1],
        };
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_value) = (s).__jvp_ev(&t_s, argument, t_argument);
        let value = v_1;
        let t_2 = (value * s.a) * t.1;
        let t_t_2 = ::rootgrad_autodiff::rt::tangent_at(
            (t_value * s.a + value * ::rootgrad_autodiff::rt::scalar(t_s.a)) * t.1
                + (value * s.a) * ::rootgrad_autodiff::rt::scalar(t_t.1),
            t_2,
        );
        let argument_2 = x[2];
        let t_argument_2 = t_x[2];
        let (v_2, t_value_2) = (l).__jvp_ev(&t_l, argument_2, t_argument_2);
        let value_2 = v_2;
        let result: f64 = t_2 + (value_2 * t.1);
        let t_result: f64 = t_t_2
            + (t_value_2 * t.1 + value_2 * ::rootgrad_autodiff::rt::scalar(t_t.1));
        (result, t_result)
    }
}
mod slices_passed_and_compared {
    ///The derivative of [`product`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum product {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl product {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &product)
        }
        /// The reverse derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = x[0] * x[1];
            let mut d_result = d_ret;
            d_x[0] += d_result * x[1];
            d_x[1] += d_result * x[0];
            result
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = x[0] * x[1];
            let t_result: f64 = t_x[0] * x[1] + x[0] * t_x[1];
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
            let result: f64 = x[0] * x[1];
            let t_result: f64 = (t_x[0] * x[1]) + (x[0] * t_x[1]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_x[0] += d_t_result * x[1];
            d_x[1] += d_t_result * t_x[0];
            d_x[0] += d_t_result * t_x[1];
            d_t_x[1] += d_t_result * x[0];
            d_x[0] += d_result * x[1];
            d_x[1] += d_result * x[0];
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
    impl S {
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(
            self: &Self,
            d_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let result: f64 = (x[0] * x[2]) * self.w[0];
            let mut d_result = d_ret;
            let d_1 = d_result * self.w[0];
            d_x[0] += d_1 * x[2];
            d_x[2] += d_1 * x[0];
            d_self.w[0] += d_result * (x[0] * x[2]);
            result
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(
            self: &Self,
            t_self: &Self,
            x: &[f64],
            t_x: &[f64],
        ) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: f64 = (x[0] * x[2]) * self.w[0];
            let t_result: f64 = (t_x[0] * x[2] + x[0] * t_x[2]) * self.w[0]
                + (x[0] * x[2]) * ::rootgrad_autodiff::rt::scalar(t_self.w[0]);
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_times(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::times_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_times(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::times_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn times_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let result: f64 = (x[0] * x[2]) * self.w[0];
            let t_result: f64 = (((t_x[0] * x[2]) + (x[0] * t_x[2])) * self.w[0])
                + ((x[0] * x[2]) * t_self.w[0]);
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * self.w[0];
            d_t_x[0] += d_1 * x[2];
            d_x[2] += d_1 * t_x[0];
            d_x[0] += d_1 * t_x[2];
            d_t_x[2] += d_1 * x[0];
            d_self.w[0] += d_t_result * ((t_x[0] * x[2]) + (x[0] * t_x[2]));
            let d_2 = d_t_result * t_self.w[0];
            d_x[0] += d_2 * x[2];
            d_x[2] += d_2 * x[0];
            d_t_self.w[0] += d_t_result * (x[0] * x[2]);
            let d_3 = d_result * self.w[0];
            d_x[0] += d_3 * x[2];
            d_x[2] += d_3 * x[0];
            d_self.w[0] += d_result * (x[0] * x[2]);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::times_pushforward_pullback(
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
        fn __path_jvp_vjp_times<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
            Self::times_pushforward_pullback(
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
        fn __vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
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
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::times_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_times<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::times_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ev_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            ::rootgrad_autodiff::callees!(product as rule_of_product; fn __vjp_times);
            let value = rule_of_product::__of(product)(&self.w[..]);
            let value_2 = self.times(&self.w[..]);
            let result: f64 = value + value_2;
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            d_value += d_result;
            d_value_2 += d_result;
            let mut d_1 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&self.w[..]);
            (*self)
                .__vjp_times(
                    ::core::option::Option::Some(&mut d_1),
                    &self.w[..],
                    &mut d_2,
                    d_value_2,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_1);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self.w[..], &d_2);
            rule_of_product::__vjp(&self.w[..], &mut d_self.w[..], d_value);
            result
        }
        /// The forward derivative of [`ev`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn ev_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(product as rule_of_product; fn __jvp_times);
            let (v_1, t_value) = rule_of_product::__jvp(
                product,
                &self.w[..],
                &t_self.w[..],
            );
            let value = v_1;
            let (v_2, t_value_2) = (*self)
                .__jvp_times(&(*t_self), &self.w[..], &t_self.w[..]);
            let value_2 = v_2;
            let result: f64 = value + value_2;
            let t_result: f64 = t_value + t_value_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_ev(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::ev_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_ev(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::ev_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn ev_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                product as rule_of_product; fn __jvp_times => fn __jvp_vjp_times
            );
            let v_1 = rule_of_product::__jvp(
                rule_of_product,
                &self.w[..],
                &t_self.w[..],
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = (*self).__jvp_times(&(*t_self), &self.w[..], &t_self.w[..]);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let result: f64 = value + value_2;
            let t_result: f64 = t_value + t_value_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_value += d_t_result;
            d_t_value_2 += d_t_result;
            d_value += d_result;
            d_value_2 += d_result;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            let mut d_1 = ::rootgrad_autodiff::rt::Part::zero_owned(&(*self));
            let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&(*t_self));
            let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&self.w[..]);
            let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(&t_self.w[..]);
            ((*self))
                .__jvp_vjp_times(
                    ::core::option::Option::Some(&mut d_1),
                    &(*t_self),
                    &mut d_2,
                    &self.w[..],
                    &mut d_3,
                    &t_self.w[..],
                    &mut d_4,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_1);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_t_self), &d_2);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self.w[..], &d_3);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_self.w[..], &d_4);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_product::__jvp_vjp(
                rule_of_product,
                ::rootgrad_autodiff::rt::Inactive,
                &self.w[..],
                &mut d_self.w[..],
                &t_self.w[..],
                &mut d_t_self.w[..],
                d_v_1,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_ev<'__shadow>(
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
            Self::ev_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_ev<'__shadow>(
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
            Self::ev_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_ev<'__shadow>(
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
            let _primal = Self::ev_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_ev<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::ev_pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`of_both`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum of_both {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl of_both {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &of_both)
        }
        /// The reverse derivative of [`of_both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            x: &Vec<f64>,
            d_x: &mut Vec<f64>,
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
        ) {
            ::rootgrad_autodiff::callees!(product as rule_of_product);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let value = rule_of_product::__of(product)(&x[..]);
            kept_1.keep_owned(&v[..]);
            let value_2 = rule_of_product::__of(product)(&v[..]);
            v[0] += value * value_2;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let d_1 = d_v[0];
            d_value += d_1 * value_2;
            d_value_2 += d_1 * value;
            let v_1 = kept_1.take();
            rule_of_product::__vjp(&v_1, &mut d_v[..], d_value_2);
            rule_of_product::__vjp(&x[..], &mut d_x[..], d_value);
        }
        /// The forward derivative of [`of_both`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            x: &Vec<f64>,
            t_x: &Vec<f64>,
            v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
        ) {
            ::rootgrad_autodiff::callees!(product as rule_of_product);
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let (v_1, t_value) = rule_of_product::__jvp(product, &x[..], &t_x[..]);
            let value = v_1;
            let (v_2, t_value_2) = rule_of_product::__jvp(product, &v[..], &t_v[..]);
            let value_2 = v_2;
            t_v[0] += t_value * value_2 + value * t_value_2;
            v[0] += value * value_2;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&Vec<f64>, &mut Vec<f64>) + 'static,
            a0: &Vec<f64>,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            a1: &mut Vec<f64>,
            t1: impl ::rootgrad_autodiff::rt::TangentMut<Vec<f64>>,
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
            x: &Vec<f64>,
            d_x: &mut Vec<f64>,
            t_x: &Vec<f64>,
            d_t_x: &mut Vec<f64>,
            v: &mut Vec<f64>,
            d_v: &mut Vec<f64>,
            t_v: &mut Vec<f64>,
            d_t_v: &mut Vec<f64>,
        ) {
            ::rootgrad_autodiff::callees!(product as rule_of_product);
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let v_1 = rule_of_product::__jvp(rule_of_product, &x[..], &t_x[..]);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            kept_1.keep_owned(&v[..]);
            kept_2.keep_owned(&t_v[..]);
            let v_2 = rule_of_product::__jvp(rule_of_product, &v[..], &t_v[..]);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            t_v[0] += (t_value * value_2) + (value * t_value_2);
            v[0] += value * value_2;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let d_1 = d_v[0];
            d_value += d_1 * value_2;
            d_value_2 += d_1 * value;
            let d_2 = d_t_v[0];
            d_t_value += d_2 * value_2;
            d_value_2 += d_2 * t_value;
            d_value += d_2 * t_value_2;
            d_t_value_2 += d_2 * value;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            let v_3 = kept_1.take();
            let v_4 = kept_2.take();
            rule_of_product::__jvp_vjp(
                rule_of_product,
                ::rootgrad_autodiff::rt::Inactive,
                &v_3,
                &mut d_v[..],
                &v_4,
                &mut d_t_v[..],
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_product::__jvp_vjp(
                rule_of_product,
                ::rootgrad_autodiff::rt::Inactive,
                &x[..],
                &mut d_x[..],
                &t_x[..],
                &mut d_t_x[..],
                d_v_1,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Vec<f64>, &mut Vec<f64>) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a2: &Vec<f64>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Vec<f64>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
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
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pushforward_pullback(a0, d0, a1, d1, &mut a2, d2, &mut a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &Vec<f64>,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a1: &Vec<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::pullback(a0, d0, &mut a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            of_both as rule_of_of_both; fn __vjp_ev & fn __handed_ev
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let s = S { w: x.to_vec() };
        let mut v = s.w.clone();
        kept_3.keep_when(rule_of_of_both::__BEFORE, &v);
        rule_of_of_both::__of(of_both)(&s.w, &mut v);
        let found: ::core::option::Option<::core::cmp::Ordering> = x
            .iter()
            .partial_cmp(x[1..].iter());
        let smaller = found == Some(std::cmp::Ordering::Less);
        let t_2;
        let found_2: ::core::option::Option<::core::cmp::Ordering> = x
            .iter()
            .partial_cmp(x[2..].iter());
        match found_2 {
            Some(std::cmp::Ordering::Less) => {
                t_2 = x[0] * x[0];
            }
            _ => {
                t_2 = x[1] * x[1];
            }
        }
        let t = t_2;
        let t_3;
        if smaller {
            let value = kept_1.keep(s.__handed_ev().ev());
            shape_1.keep(&value);
            t_3 = (value * v[0]) + t;
        } else {
            let value_2 = kept_2.keep(s.__handed_ev().ev());
            shape_2.keep(&value_2);
            t_3 = (value_2 * v[1]) - (t * v[0]);
        }
        let result: f64 = t_3;
        let mut d_result = d_ret;
        let mut d_s = ::rootgrad_autodiff::Differentiable::zero_like(&s);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_t_2: f64 = -0.0;
        let mut d_t: f64 = -0.0;
        let mut d_t_3: f64 = -0.0;
        d_t_3 += d_result;
        if smaller {
            let value = kept_1.take();
            let mut d_value = shape_1.zero();
            let d_1 = ::core::mem::take(&mut d_t_3);
            d_value += d_1 * v[0];
            d_v[0] += d_1 * value;
            d_t += d_1;
            (s).__vjp_ev(::core::option::Option::Some(&mut d_s), d_value);
        } else {
            let value_2 = kept_2.take();
            let mut d_value_2 = shape_2.zero();
            let d_2 = ::core::mem::take(&mut d_t_3);
            d_value_2 += d_2 * v[1];
            d_v[1] += d_2 * value_2;
            d_t -= d_2 * v[0];
            d_v[0] -= d_2 * t;
            (s).__vjp_ev(::core::option::Option::Some(&mut d_s), d_value_2);
        }
        d_t_2 += d_t;
        match found_2 {
            Some(std::cmp::Ordering::Less) => {
                let d_3 = ::core::mem::take(&mut d_t_2);
                d_x[0] += d_3 * x[0];
                d_x[0] += d_3 * x[0];
            }
            _ => {
                let d_4 = ::core::mem::take(&mut d_t_2);
                d_x[1] += d_4 * x[1];
                d_x[1] += d_4 * x[1];
            }
        }
        let v_1 = kept_3.take_when(rule_of_of_both::__BEFORE);
        rule_of_of_both::__vjp(
            &s.w,
            &mut d_s.w,
            &*::rootgrad_autodiff::rt::before_or(&v_1, &v),
            &mut d_v,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_s.w, &d_v);
        let S { w: d_5 } = &d_s else { ::rootgrad_autodiff::rt::wrong_variant() };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_5)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(of_both as rule_of_of_both; fn __jvp_ev);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_s = S { w: t_x.to_vec() };
        let s = S { w: x.to_vec() };
        let mut v = s.w.clone();
        let mut t_v = t_s.w.clone();
        rule_of_of_both::__jvp(of_both, &s.w, &t_s.w, &mut v, &mut t_v);
        let found: ::core::option::Option<::core::cmp::Ordering> = x
            .iter()
            .partial_cmp(x[1..].iter());
        let smaller = found == Some(std::cmp::Ordering::Less);
        let t_2;
        let t_t_2;
        let found_2: ::core::option::Option<::core::cmp::Ordering> = x
            .iter()
            .partial_cmp(x[2..].iter());
        match found_2 {
            Some(std::cmp::Ordering::Less) => {
                t_t_2 = t_x[0] * x[0] + x[0] * t_x[0];
                t_2 = x[0] * x[0];
            }
            _ => {
                t_t_2 = t_x[1] * x[1] + x[1] * t_x[1];
                t_2 = x[1] * x[1];
            }
        }
        let t = t_2;
        let t_t = t_t_2;
        let t_3;
        let t_t_3;
        if smaller {
            let (v_1, t_value) = (s).__jvp_ev(&t_s);
            let value = v_1;
            t_t_3 = (t_value * v[0] + value * ::rootgrad_autodiff::rt::scalar(t_v[0]))
                + t_t;
            t_3 = (value * v[0]) + t;
        } else {
            let (v_2, t_value_2) = (s).__jvp_ev(&t_s);
            let value_2 = v_2;
            t_t_3 = (t_value_2 * v[1]
                + value_2 * ::rootgrad_autodiff::rt::scalar(t_v[1]))
                - (t_t * v[0] + t * ::rootgrad_autodiff::rt::scalar(t_v[0]));
            t_3 = (value_2 * v[1]) - (t * v[0]);
        }
        let result: f64 = t_3;
        let t_result: f64 = t_t_3;
        (result, t_result)
    }
}
mod dyn_of_numbers {
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
        let n = 2usize;
        let d: &dyn Size = &n;
        let next: Box<dyn Fn(usize) -> usize> = ::std::boxed::Box::new(|i| i + 1);
        let result: f64 = kept_4.keep((kept_3.keep(x[kept_2.keep(d.size())]) * x[0]))
            * kept_1.keep(x[kept_5.keep(next(0))]);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        let v_5 = kept_5.take();
        let d_1 = d_result * v_1;
        d_x[v_2] += d_1 * x[0];
        d_x[0] += d_1 * v_3;
        d_x[v_5] += d_result * v_4;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let n = 2usize;
        let d: &dyn Size = &n;
        let next: Box<dyn Fn(usize) -> usize> = ::std::boxed::Box::new(|i| i + 1);
        let v_1 = d.size();
        let v_2 = next(0);
        let result: f64 = (x[v_1] * x[0]) * x[v_2];
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_x[v_1]) * x[0]
            + x[v_1] * t_x[0]) * x[v_2]
            + (x[v_1] * x[0]) * ::rootgrad_autodiff::rt::scalar(t_x[v_2]);
        (result, t_result)
    }
}
mod vectors_from_others {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let v: Vec<f64> = x[1..].to_vec();
        let w: Vec<f64> = x.to_vec();
        let length = x.len();
        let mut u = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v_2 = &x[i];
            u[i] = (*v_2) * (*v_2);
        }
        let z: Vec<f64> = x[..2].to_vec();
        let result: f64 = ((v[0] * w[0]) * u[1]) + z[1];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let d_1 = d_result * u[1];
        d_v[0] += d_1 * w[0];
        d_w[0] += d_1 * v[0];
        d_u[1] += d_result * (v[0] * w[0]);
        d_z[1] += d_result;
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[..2][..], &d_z[..]);
        for i in 0..length_2 {
            let v_2 = &x[i];
            let d_v_2 = &mut d_x[i];
            let d_2 = ::core::mem::take(&mut d_u[i]);
            (*d_v_2) += d_2 * (*v_2);
            (*d_v_2) += d_2 * (*v_2);
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_w[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_x[1..][..], &d_v[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let v: Vec<f64> = x[1..].to_vec();
        let t_v: Vec<f64> = t_x[1..].to_vec();
        let w: Vec<f64> = x.to_vec();
        let t_w: Vec<f64> = t_x.to_vec();
        let length = x.len();
        let mut u = ::std::vec![0.0; length];
        let mut t_u = ::std::vec![0.0; length];
        let length_2 = x.len();
        for i in 0..length_2 {
            let v_2 = &x[i];
            let t_v_2 = &t_x[i];
            t_u[i] = (*t_v_2) * (*v_2) + (*v_2) * (*t_v_2);
            u[i] = (*v_2) * (*v_2);
        }
        let z: Vec<f64> = x[..2].to_vec();
        let t_z: Vec<f64> = t_x[..2].to_vec();
        let result: f64 = ((v[0] * w[0]) * u[1]) + z[1];
        let t_result: f64 = ((t_v[0] * w[0] + v[0] * t_w[0]) * u[1]
            + (v[0] * w[0]) * t_u[1]) + t_z[1];
        (result, t_result)
    }
}
