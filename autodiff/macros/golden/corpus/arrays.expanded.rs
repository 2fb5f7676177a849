// Written by the golden test; do not edit.
mod of_structs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut array_2: [P; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            shape_1.keep(&array_2[i_2]);
            array_2[i_2] = P { a: x[i], b: x[(i + 3)] };
        }
        let p: [P; 3] = ::core::clone::Clone::clone(&array_2);
        let mut sum_2: f64 = -0.0;
        let length_2 = p.len();
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_2 {
            let p_3 = &p[i_3];
            sum_2 += p_3.a * p_3.b;
            let p_3 = &p[i_3];
            let d_p_3 = &mut d_p[i_3];
            let d_1 = d_sum_2;
            d_p_3.a += d_1 * p_3.b;
            d_p_3.b += d_1 * p_3.a;
        }
        let result: f64 = sum_2 + p[0].b.sin();
        d_p[0].b += d_result * ::rootgrad_autodiff::rules::sin(p[0].b);
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_p));
        for i_2 in (0..length).rev() {
            let i = i_2;
            let d_2 = shape_1.replace(&mut d_array_2[i_2]);
            let P { a: d_3, b: d_4 } = &d_2 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i] += (*d_3);
            d_x[i + 3] += (*d_4);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [P; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [P; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            t_array_2[i_2] = P { a: t_x[i], b: t_x[i + 3] };
            array_2[i_2] = P { a: x[i], b: x[(i + 3)] };
        }
        let p: [P; 3] = array_2;
        let t_p: [P; 3] = t_array_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = p.len();
        for i_3 in 0..length_2 {
            let p_3 = &p[i_3];
            let t_p_3 = &t_p[i_3];
            t_sum_2
                += ::rootgrad_autodiff::rt::scalar(t_p_3.a) * p_3.b
                    + p_3.a * ::rootgrad_autodiff::rt::scalar(t_p_3.b);
            sum_2 += p_3.a * p_3.b;
        }
        let result: f64 = sum_2 + p[0].b.sin();
        let t_result: f64 = t_sum_2
            + (::rootgrad_autodiff::rules::sin(p[0].b)
                * ::rootgrad_autodiff::rt::scalar(t_p[0].b));
        (result, t_result)
    }
}
mod of_enums {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut array_2: [S; 4] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let t;
            if (i % 2) == 0 {
                t = S::C(x[i]);
                shape_2.keep(&t);
            } else {
                t = S::R { w: x[i], h: x[(i + 1)] };
                shape_2.keep(&t);
            }
            shape_1.keep(&array_2[i_2]);
            array_2[i_2] = t;
        }
        let ss: [S; 4] = ::core::clone::Clone::clone(&array_2);
        let mut sum_2: f64 = -0.0;
        let length_2 = ss.len();
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_ss = ::rootgrad_autodiff::Differentiable::zero_like(&ss);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_3 in 0..length_2 {
            let s = &ss[i_3];
            let t_2;
            match s {
                S::C(r) => {
                    t_2 = (*r) * (*r);
                }
                S::R { w, h } => {
                    t_2 = (*w) * (*h);
                }
            }
            sum_2 += t_2;
            let s = &ss[i_3];
            let mut d_t_2: f64 = -0.0;
            let d_s = &mut d_ss[i_3];
            let d_1 = d_sum_2;
            d_t_2 += d_1;
            match s {
                S::C(r) => {
                    let S::C(d_r) = &mut (*d_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_2 = ::core::mem::take(&mut d_t_2);
                    (*d_r) += d_2 * (*r);
                    (*d_r) += d_2 * (*r);
                }
                S::R { w, h } => {
                    let S::R { w: d_w, h: d_h } = &mut (*d_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_3 = ::core::mem::take(&mut d_t_2);
                    (*d_w) += d_3 * (*h);
                    (*d_h) += d_3 * (*w);
                }
            }
        }
        let result: f64 = sum_2;
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_ss));
        for i_2 in (0..length).rev() {
            let i = i_2;
            let mut d_t = shape_2.zero();
            let d_4 = shape_1.replace(&mut d_array_2[i_2]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_4));
            if (i % 2) == 0 {
                let d_5 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let S::C(d_6) = &d_5 else { ::rootgrad_autodiff::rt::wrong_variant() };
                d_x[i] += (*d_6);
            } else {
                let d_7 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let S::R { w: d_8, h: d_9 } = &d_7 else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_x[i] += (*d_8);
                d_x[i + 1] += (*d_9);
            }
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [S; 4] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [S; 4] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let t;
            let t_t;
            if (i % 2) == 0 {
                t_t = S::C { 0: t_x[i] };
                t = S::C(x[i]);
            } else {
                t_t = S::R { w: t_x[i], h: t_x[i + 1] };
                t = S::R { w: x[i], h: x[(i + 1)] };
            }
            t_array_2[i_2] = t_t;
            array_2[i_2] = t;
        }
        let ss: [S; 4] = array_2;
        let t_ss: [S; 4] = t_array_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = ss.len();
        for i_3 in 0..length_2 {
            let s = &ss[i_3];
            let t_s = &t_ss[i_3];
            let t_2;
            let t_t_2;
            match s {
                S::C(r) => {
                    let S::C(t_r) = &(*t_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = ::rootgrad_autodiff::rt::scalar(*t_r) * (*r)
                        + (*r) * ::rootgrad_autodiff::rt::scalar(*t_r);
                    t_2 = (*r) * (*r);
                }
                S::R { w, h } => {
                    let S::R { w: t_w, h: t_h } = &(*t_s) else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    t_t_2 = ::rootgrad_autodiff::rt::scalar(*t_w) * (*h)
                        + (*w) * ::rootgrad_autodiff::rt::scalar(*t_h);
                    t_2 = (*w) * (*h);
                }
            }
            t_sum_2 += t_t_2;
            sum_2 += t_2;
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod mapped_to_structs {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let t = [0usize, 3];
        let mut ps = ::rootgrad_autodiff::rt::any_array_like(&t);
        let length = ps.len();
        for i_2 in 0..length {
            let i = t[i_2];
            shape_3.keep(&ps[i_2]);
            ps[i_2] = P { a: x[i], b: x[(i + 1)] };
        }
        let t_2 = [(P { a: x[0], b: 1.0 }), (P { a: x[1], b: x[2] })];
        let mut q = ::rootgrad_autodiff::rt::any_array_like(&t_2);
        let length_2 = q.len();
        for i_3 in 0..length_2 {
            let p = ::core::clone::Clone::clone(&t_2[i_3]);
            shape_2.keep(&p);
            shape_1.keep(&q[i_3]);
            q[i_3] = P { a: p.b, b: p.a * 2.0 };
        }
        let result: f64 = (ps[0].a * ps[1].b) + (q[0].b * q[1].a);
        let mut d_result = d_ret;
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        d_ps[0].a += d_result * ps[1].b;
        d_ps[1].b += d_result * ps[0].a;
        d_q[0].b += d_result * q[1].a;
        d_q[1].a += d_result * q[0].b;
        for i_3 in (0..length_2).rev() {
            let mut d_p = shape_2.zero();
            let d_1 = shape_1.replace(&mut d_q[i_3]);
            let P { a: d_2, b: d_3 } = &d_1 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.b, &((*d_2)));
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_p.a += d_4 * 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2[i_3], &(d_p));
        }
        let P { a: d_5, b: _ } = &d_t_2[0] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_5);
        let P { a: d_6, b: d_7 } = &d_t_2[1] else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[1] += (*d_6);
        d_x[2] += (*d_7);
        for i_2 in (0..length).rev() {
            let i = t[i_2];
            let d_8 = shape_3.replace(&mut d_ps[i_2]);
            let P { a: d_9, b: d_10 } = &d_8 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i] += (*d_9);
            d_x[i + 1] += (*d_10);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t = [0usize, 3];
        let mut ps = ::rootgrad_autodiff::rt::any_array_like(&t);
        let mut t_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let length = ps.len();
        for i_2 in 0..length {
            let i = t[i_2];
            t_ps[i_2] = P { a: t_x[i], b: t_x[i + 1] };
            ps[i_2] = P { a: x[i], b: x[(i + 1)] };
        }
        let t_t_2 = [P { a: t_x[0], b: 0.0 }, P { a: t_x[1], b: t_x[2] }];
        let t_2 = [(P { a: x[0], b: 1.0 }), (P { a: x[1], b: x[2] })];
        let mut q = ::rootgrad_autodiff::rt::any_array_like(&t_2);
        let mut t_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let length_2 = q.len();
        for i_3 in 0..length_2 {
            let p = t_2[i_3];
            let t_p = t_t_2[i_3];
            t_q[i_3] = P {
                a: t_p.b,
                b: ::rootgrad_autodiff::rt::scalar(t_p.a) * 2.0,
            };
            q[i_3] = P { a: p.b, b: p.a * 2.0 };
        }
        let result: f64 = (ps[0].a * ps[1].b) + (q[0].b * q[1].a);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_ps[0].a) * ps[1].b
            + ps[0].a * ::rootgrad_autodiff::rt::scalar(t_ps[1].b))
            + (::rootgrad_autodiff::rt::scalar(t_q[0].b) * q[1].a
                + q[0].b * ::rootgrad_autodiff::rt::scalar(t_q[1].a));
        (result, t_result)
    }
}
mod transposed {
    ///The derivative of [`t`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum t {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl t {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &t::<1, 1>)
        }
        /// The reverse derivative of [`t`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const A: usize, const B: usize>(
            m: &[[f64; B]; A],
            d_m: &mut [[f64; B]; A],
            d_ret: [[f64; A]; B],
        ) -> [[f64; A]; B] {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut array_2: [[f64; A]; B] = ::rootgrad_autodiff::rt::any_array();
            let length = array_2.len();
            for i_2 in 0..length {
                let i = i_2;
                let mut array_3 = ::rootgrad_autodiff::rt::any_array();
                shape_2.keep(&array_3);
                let length_2 = kept_1.keep(array_3.len());
                for i_3 in 0..length_2 {
                    let j = i_3;
                    array_3[i_3] = m[j][i];
                }
                shape_1.keep(&array_2[i_2]);
                array_2[i_2] = array_3;
            }
            let result: [[f64; A]; B] = ::core::clone::Clone::clone(&array_2);
            let mut d_result = d_ret;
            let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_result));
            for i_2 in (0..length).rev() {
                let length_2 = kept_1.take();
                let i = i_2;
                let mut d_array_3 = shape_2.zero();
                let d_1 = shape_1.replace(&mut d_array_2[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_array_3, &(d_1));
                for i_3 in 0..length_2 {
                    let j = i_3;
                    let d_2 = ::core::mem::take(&mut d_array_3[i_3]);
                    d_m[j][i] += d_2;
                }
            }
            kept_1.finish();
            result
        }
        /// The forward derivative of [`t`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const A: usize, const B: usize>(
            m: &[[f64; B]; A],
            t_m: &[[f64; B]; A],
        ) -> ([[f64; A]; B], [[f64; A]; B]) {
            let mut array_2: [[f64; A]; B] = ::rootgrad_autodiff::rt::any_array();
            let mut t_array_2: [[f64; A]; B] = ::rootgrad_autodiff::Differentiable::zero_like(
                &array_2,
            );
            let length = array_2.len();
            for i_2 in 0..length {
                let i = i_2;
                let mut array_3 = ::rootgrad_autodiff::rt::any_array();
                let mut t_array_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &array_3,
                );
                let length_2 = array_3.len();
                for i_3 in 0..length_2 {
                    let j = i_3;
                    t_array_3[i_3] = t_m[j][i];
                    array_3[i_3] = m[j][i];
                }
                t_array_2[i_2] = t_array_3;
                array_2[i_2] = array_3;
            }
            let result: [[f64; A]; B] = array_2;
            let t_result: [[f64; A]; B] = t_array_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<const A: usize, const B: usize>(
            called: impl ::core::ops::Fn(&[[f64; B]; A]) -> [[f64; A]; B],
            a0: &[[f64; B]; A],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; B]; A]>,
        ) -> ([[f64; A]; B], [[f64; A]; B]) {
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
        fn pushforward_pullback<const A: usize, const B: usize>(
            m: &[[f64; B]; A],
            d_m: &mut [[f64; B]; A],
            t_m: &[[f64; B]; A],
            d_t_m: &mut [[f64; B]; A],
            d_ret: ([[f64; A]; B], [[f64; A]; B]),
        ) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut array_2: [[f64; A]; B] = ::rootgrad_autodiff::rt::any_array();
            let mut t_array_2: [[f64; A]; B] = ::rootgrad_autodiff::Differentiable::zero_like(
                &array_2,
            );
            let length = array_2.len();
            for i_2 in 0..length {
                let i = i_2;
                let mut array_3 = ::rootgrad_autodiff::rt::any_array();
                shape_3.keep(&array_3);
                let mut t_array_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &array_3,
                );
                shape_4.keep(&t_array_3);
                let length_2 = kept_1.keep(array_3.len());
                for i_3 in 0..length_2 {
                    let j = i_3;
                    t_array_3[i_3] = t_m[j][i];
                    array_3[i_3] = m[j][i];
                }
                shape_2.keep(&t_array_2[i_2]);
                t_array_2[i_2] = t_array_3;
                shape_1.keep(&array_2[i_2]);
                array_2[i_2] = array_3;
            }
            let result: [[f64; A]; B] = ::core::clone::Clone::clone(&array_2);
            let t_result: [[f64; A]; B] = ::core::clone::Clone::clone(&t_array_2);
            let result_2: ([[f64; A]; B], [[f64; A]; B]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
            let mut d_t_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_array_2,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_array_2, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_result));
            for i_2 in (0..length).rev() {
                let length_2 = kept_1.take();
                let i = i_2;
                let mut d_array_3 = shape_3.zero();
                let mut d_t_array_3 = shape_4.zero();
                let d_1 = shape_1.replace(&mut d_array_2[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_array_3, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_array_2[i_2]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_array_3, &(d_2));
                for i_3 in 0..length_2 {
                    let j = i_3;
                    let d_3 = ::core::mem::take(&mut d_array_3[i_3]);
                    d_m[j][i] += d_3;
                    let d_4 = ::core::mem::take(&mut d_t_array_3[i_3]);
                    d_t_m[j][i] += d_4;
                }
            }
            kept_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const A: usize, const B: usize>(
            called: impl ::core::ops::Fn(&[[f64; B]; A]) -> [[f64; A]; B],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[[f64; B]; A],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[[f64; B]; A]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([[f64; A]; B], [[f64; A]; B])>,
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
        fn __vjp<'__shadow, const A: usize, const B: usize>(
            a0: &[[f64; B]; A],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[[f64; A]; B]>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(t as rule_of_t);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let n = rule_of_t::__of(t)(&m);
        let result: f64 = (n[0][1] * n[2][0]) + (n[1][0] * n[1][1]);
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
        d_n[0][1] += d_result * n[2][0];
        d_n[2][0] += d_result * n[0][1];
        d_n[1][0] += d_result * n[1][1];
        d_n[1][1] += d_result * n[1][0];
        rule_of_t::__vjp(&m, &mut d_m, d_n);
        d_x[0] += d_m[0][0];
        d_x[1] += d_m[0][1];
        d_x[2] += d_m[0][2];
        d_x[3] += d_m[1][0];
        d_x[4] += d_m[1][1];
        d_x[5] += d_m[1][2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(t as rule_of_t);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_m = [[t_x[0], t_x[1], t_x[2]], [t_x[3], t_x[4], t_x[5]]];
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let (v_1, t_n) = rule_of_t::__jvp(t, &m, &t_m);
        let n = v_1;
        let result: f64 = (n[0][1] * n[2][0]) + (n[1][0] * n[1][1]);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_n[0][1]) * n[2][0]
            + n[0][1] * ::rootgrad_autodiff::rt::scalar(t_n[2][0]))
            + (::rootgrad_autodiff::rt::scalar(t_n[1][0]) * n[1][1]
                + n[1][0] * ::rootgrad_autodiff::rt::scalar(t_n[1][1]));
        (result, t_result)
    }
}
mod scaled {
    ///The derivative of [`sc`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum sc {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl sc {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &sc::<1, 1>)
        }
        /// The reverse derivative of [`sc`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const A: usize, const B: usize>(
            m: [[f64; B]; A],
            k: f64,
            d_ret: [[f64; B]; A],
        ) -> ([[f64; B]; A], [[f64; B]; A], f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut array = ::rootgrad_autodiff::rt::any_array_like(&m);
            let length = array.len();
            for i in 0..length {
                let r = ::core::clone::Clone::clone(&m[i]);
                shape_2.keep(&r);
                let mut array_2 = ::rootgrad_autodiff::rt::any_array_like(&r);
                shape_3.keep(&array_2);
                let length_2 = kept_1.keep(array_2.len());
                for i_2 in 0..length_2 {
                    let v = r[i_2];
                    array_2[i_2] = v * k;
                }
                shape_1.keep(&array[i]);
                array[i] = array_2;
            }
            let result: [[f64; B]; A] = ::core::clone::Clone::clone(&array);
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_array = ::rootgrad_autodiff::Differentiable::zero_like(&array);
            ::rootgrad_autodiff::rt::accumulate(&mut d_array, &(d_result));
            for i in (0..length).rev() {
                let length_2 = kept_1.take();
                let r = ::core::clone::Clone::clone(&m[i]);
                let mut d_r = shape_2.zero();
                let mut d_array_2 = shape_3.zero();
                let d_1 = shape_1.replace(&mut d_array[i]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_1));
                for i_2 in 0..length_2 {
                    let v = r[i_2];
                    let mut d_v: f64 = -0.0;
                    let d_2 = ::core::mem::take(&mut d_array_2[i_2]);
                    d_v += d_2 * k;
                    d_k += d_2 * v;
                    d_r[i_2] += d_v;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_m[i], &(d_r));
            }
            kept_1.finish();
            (result, d_m, d_k)
        }
        /// The forward derivative of [`sc`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const A: usize, const B: usize>(
            m: [[f64; B]; A],
            t_m: [[f64; B]; A],
            k: f64,
            t_k: f64,
        ) -> ([[f64; B]; A], [[f64; B]; A]) {
            let mut array = ::rootgrad_autodiff::rt::any_array_like(&m);
            let mut t_array = ::rootgrad_autodiff::Differentiable::zero_like(&array);
            let length = array.len();
            for i in 0..length {
                let r = m[i];
                let t_r = t_m[i];
                let mut array_2 = ::rootgrad_autodiff::rt::any_array_like(&r);
                let mut t_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &array_2,
                );
                let length_2 = array_2.len();
                for i_2 in 0..length_2 {
                    let v = r[i_2];
                    let t_v = t_r[i_2];
                    t_array_2[i_2] = t_v * k + v * t_k;
                    array_2[i_2] = v * k;
                }
                t_array[i] = t_array_2;
                array[i] = array_2;
            }
            let result: [[f64; B]; A] = array;
            let t_result: [[f64; B]; A] = t_array;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<const A: usize, const B: usize>(
            called: impl ::core::ops::Fn([[f64; B]; A], f64) -> [[f64; B]; A],
            a0: [[f64; B]; A],
            t0: impl ::rootgrad_autodiff::rt::Tangent<[[f64; B]; A]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> ([[f64; B]; A], [[f64; B]; A]) {
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
        fn pushforward_pullback<const A: usize, const B: usize>(
            m: [[f64; B]; A],
            t_m: [[f64; B]; A],
            k: f64,
            t_k: f64,
            d_ret: ([[f64; B]; A], [[f64; B]; A]),
        ) -> ([[f64; B]; A], [[f64; B]; A], f64, f64) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut array = ::rootgrad_autodiff::rt::any_array_like(&m);
            let mut t_array = ::rootgrad_autodiff::Differentiable::zero_like(&array);
            let length = array.len();
            for i in 0..length {
                let r = ::core::clone::Clone::clone(&m[i]);
                shape_3.keep(&r);
                let t_r = ::core::clone::Clone::clone(&t_m[i]);
                shape_4.keep(&t_r);
                let mut array_2 = ::rootgrad_autodiff::rt::any_array_like(&r);
                shape_5.keep(&array_2);
                let mut t_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &array_2,
                );
                shape_6.keep(&t_array_2);
                let length_2 = kept_1.keep(array_2.len());
                for i_2 in 0..length_2 {
                    let v = r[i_2];
                    let t_v = t_r[i_2];
                    t_array_2[i_2] = (t_v * k) + (v * t_k);
                    array_2[i_2] = v * k;
                }
                shape_2.keep(&t_array[i]);
                t_array[i] = t_array_2;
                shape_1.keep(&array[i]);
                array[i] = array_2;
            }
            let result: [[f64; B]; A] = ::core::clone::Clone::clone(&array);
            let t_result: [[f64; B]; A] = ::core::clone::Clone::clone(&t_array);
            let result_2: ([[f64; B]; A], [[f64; B]; A]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
            let mut d_t_m = ::rootgrad_autodiff::Differentiable::zero_like(&t_m);
            let mut d_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_array = ::rootgrad_autodiff::Differentiable::zero_like(&array);
            let mut d_t_array = ::rootgrad_autodiff::Differentiable::zero_like(&t_array);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_array, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_array, &(d_result));
            for i in (0..length).rev() {
                let length_2 = kept_1.take();
                let r = ::core::clone::Clone::clone(&m[i]);
                let t_r = ::core::clone::Clone::clone(&t_m[i]);
                let mut d_r = shape_3.zero();
                let mut d_t_r = shape_4.zero();
                let mut d_array_2 = shape_5.zero();
                let mut d_t_array_2 = shape_6.zero();
                let d_1 = shape_1.replace(&mut d_array[i]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_array[i]);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_array_2, &(d_2));
                for i_2 in 0..length_2 {
                    let v = r[i_2];
                    let t_v = t_r[i_2];
                    let mut d_v: f64 = -0.0;
                    let mut d_t_v: f64 = -0.0;
                    let d_3 = ::core::mem::take(&mut d_array_2[i_2]);
                    d_v += d_3 * k;
                    d_k += d_3 * v;
                    let d_4 = ::core::mem::take(&mut d_t_array_2[i_2]);
                    d_t_v += d_4 * k;
                    d_k += d_4 * t_v;
                    d_v += d_4 * t_k;
                    d_t_k += d_4 * v;
                    d_t_r[i_2] += d_t_v;
                    d_r[i_2] += d_v;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_m[i], &(d_t_r));
                ::rootgrad_autodiff::rt::accumulate(&mut d_m[i], &(d_r));
            }
            kept_1.finish();
            (d_m, d_t_m, d_k, d_t_k)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const A: usize, const B: usize>(
            called: impl ::core::ops::Fn([[f64; B]; A], f64) -> [[f64; B]; A],
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: [[f64; B]; A],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<[[f64; B]; A]>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([[f64; B]; A], [[f64; B]; A])>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
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
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, const A: usize, const B: usize>(
            a0: [[f64; B]; A],
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<[[f64; B]; A]>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[[f64; B]; A]>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(sc as rule_of_sc);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let argument = x[0];
        let n = rule_of_sc::__of(sc)(::core::clone::Clone::clone(&m), argument);
        let result: f64 = (n[0][1] * n[1][0]) + (n[1][0] * n[1][1]);
        let mut d_result = d_ret;
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        let mut d_argument: f64 = -0.0;
        let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
        d_n[0][1] += d_result * n[1][0];
        d_n[1][0] += d_result * n[0][1];
        d_n[1][0] += d_result * n[1][1];
        d_n[1][1] += d_result * n[1][0];
        rule_of_sc::__vjp(
            ::core::clone::Clone::clone(&m),
            &mut d_m,
            argument,
            &mut d_argument,
            d_n,
        );
        d_x[0] += d_argument;
        d_x[0] += d_m[0][0];
        d_x[1] += d_m[0][1];
        d_x[2] += d_m[0][2];
        d_x[3] += d_m[1][0];
        d_x[4] += d_m[1][1];
        d_x[5] += d_m[1][2];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(sc as rule_of_sc);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_m = [[t_x[0], t_x[1], t_x[2]], [t_x[3], t_x[4], t_x[5]]];
        let m = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
        let argument = x[0];
        let t_argument = t_x[0];
        let (v_1, t_n) = rule_of_sc::__jvp(sc, m, t_m, argument, t_argument);
        let n = v_1;
        let result: f64 = (n[0][1] * n[1][0]) + (n[1][0] * n[1][1]);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_n[0][1]) * n[1][0]
            + n[0][1] * ::rootgrad_autodiff::rt::scalar(t_n[1][0]))
            + (::rootgrad_autodiff::rt::scalar(t_n[1][0]) * n[1][1]
                + n[1][0] * ::rootgrad_autodiff::rt::scalar(t_n[1][1]));
        (result, t_result)
    }
}
mod rows_collected {
    ///The derivative of [`rows`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum rows {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl rows {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_generic_function(called, &rows::<1>)
        }
        /// The reverse derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback<const N: usize>(
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<[f64; N]>,
        ) -> Vec<[f64; N]> {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let length = x.len();
            let mut collected: ::std::vec::Vec<[f64; N]> = ::std::vec![
                ::rootgrad_autodiff::rt::any_value(); length
            ];
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                shape_1.keep(&collected[i]);
                collected[i] = [(*v); N];
            }
            let result: Vec<[f64; N]> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in (0..length_2).rev() {
                let d_1 = shape_1.replace(&mut d_collected[i]);
                for d_2 in d_1.iter() {
                    d_x[i] += (*d_2);
                }
            }
            result
        }
        /// The forward derivative of [`rows`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward<const N: usize>(
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<[f64; N]>, Vec<[f64; N]>) {
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = x.len();
            let mut collected: ::std::vec::Vec<[f64; N]> = ::std::vec![
                ::rootgrad_autodiff::rt::any_value(); length
            ];
            let mut t_collected: ::std::vec::Vec<[f64; N]> = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                t_collected[i] = [*t_v; N];
                collected[i] = [(*v); N];
            }
            let result: Vec<[f64; N]> = collected;
            let t_result: Vec<[f64; N]> = t_collected;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp<const N: usize>(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<[f64; N]>,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<[f64; N]>, Vec<[f64; N]>) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::pushforward::<N>(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback<const N: usize>(
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<[f64; N]>, Vec<[f64; N]>),
        ) {
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let length = x.len();
            let mut collected: ::std::vec::Vec<[f64; N]> = ::std::vec![
                ::rootgrad_autodiff::rt::any_value(); length
            ];
            let mut t_collected: ::std::vec::Vec<[f64; N]> = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let length_2 = x.len();
            for i in 0..length_2 {
                let v = &x[i];
                let t_v = &t_x[i];
                shape_2.keep(&t_collected[i]);
                t_collected[i] = [(*t_v); N];
                shape_1.keep(&collected[i]);
                collected[i] = [(*v); N];
            }
            let result: Vec<[f64; N]> = ::core::clone::Clone::clone(&collected);
            let t_result: Vec<[f64; N]> = ::core::clone::Clone::clone(&t_collected);
            let result_2: (Vec<[f64; N]>, Vec<[f64; N]>) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            let mut d_t_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_collected,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_collected, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in (0..length_2).rev() {
                let d_1 = shape_1.replace(&mut d_collected[i]);
                for d_2 in d_1.iter() {
                    d_x[i] += (*d_2);
                }
                let d_3 = shape_2.replace(&mut d_t_collected[i]);
                for d_4 in d_3.iter() {
                    d_t_x[i] += (*d_4);
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow, const N: usize>(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<[f64; N]>,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<[f64; N]>, Vec<[f64; N]>)>,
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
            Self::pushforward_pullback::<N>(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow, const N: usize>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<[f64; N]>>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback::<N>(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(rows as rule_of_rows);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let r = rule_of_rows::__of(rows::<3>)(x);
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&r);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i in 0..length {
            let r_3 = &r[i];
            sum_2 += (r_3[0] * r_3[1]) * r_3[2];
            let r_3 = &r[i];
            let d_r_3 = &mut d_r[i];
            let d_1 = d_sum_2;
            let d_2 = d_1 * r_3[2];
            d_r_3[0] += d_2 * r_3[1];
            d_r_3[1] += d_2 * r_3[0];
            d_r_3[2] += d_1 * (r_3[0] * r_3[1]);
        }
        let result: f64 = sum_2;
        rule_of_rows::__vjp::<3>(x, &mut (*d_x), d_r);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(rows as rule_of_rows);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_r) = rule_of_rows::__jvp::<3>(rows::<3>, x, t_x);
        let r = v_1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&r);
        for i in 0..length {
            let r_3 = &r[i];
            let t_r_3 = &t_r[i];
            t_sum_2
                += (::rootgrad_autodiff::rt::scalar(t_r_3[0]) * r_3[1]
                    + r_3[0] * ::rootgrad_autodiff::rt::scalar(t_r_3[1])) * r_3[2]
                    + (r_3[0] * r_3[1]) * ::rootgrad_autodiff::rt::scalar(t_r_3[2]);
            sum_2 += (r_3[0] * r_3[1]) * r_3[2];
        }
        let result: f64 = sum_2;
        let t_result: f64 = t_sum_2;
        (result, t_result)
    }
}
mod long_rows {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut array_2: [[f64; 40]; 2] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let mut array_3 = ::rootgrad_autodiff::rt::any_array();
            shape_2.keep(&array_3);
            let length_2 = kept_1.keep(array_3.len());
            for i_3 in 0..length_2 {
                let j = i_3;
                array_3[i_3] = x[i] * (j as f64);
            }
            shape_1.keep(&array_2[i_2]);
            array_2[i_2] = array_3;
        }
        let m: [[f64; 40]; 2] = ::core::clone::Clone::clone(&array_2);
        let result: f64 = m[0][3] * m[1][39];
        let mut d_result = d_ret;
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        d_m[0][3] += d_result * m[1][39];
        d_m[1][39] += d_result * m[0][3];
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_m));
        for i_2 in (0..length).rev() {
            let length_2 = kept_1.take();
            let i = i_2;
            let mut d_array_3 = shape_2.zero();
            let d_1 = shape_1.replace(&mut d_array_2[i_2]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_array_3, &(d_1));
            for i_3 in 0..length_2 {
                let j = i_3;
                let d_2 = ::core::mem::take(&mut d_array_3[i_3]);
                d_x[i] += d_2 * (j as f64);
            }
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [[f64; 40]; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [[f64; 40]; 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let mut array_3 = ::rootgrad_autodiff::rt::any_array();
            let mut t_array_3 = ::rootgrad_autodiff::Differentiable::zero_like(&array_3);
            let length_2 = array_3.len();
            for i_3 in 0..length_2 {
                let j = i_3;
                t_array_3[i_3] = t_x[i] * (j as f64);
                array_3[i_3] = x[i] * (j as f64);
            }
            t_array_2[i_2] = t_array_3;
            array_2[i_2] = array_3;
        }
        let m: [[f64; 40]; 2] = array_2;
        let t_m: [[f64; 40]; 2] = t_array_2;
        let result: f64 = m[0][3] * m[1][39];
        let t_result: f64 = t_m[0][3] * m[1][39] + m[0][3] * t_m[1][39];
        (result, t_result)
    }
}
mod of_a_closure {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let a: [f64; 2] = [x[0], x[1]];
        let k: f64 = x[2];
        let mut r: [f64; 2] = ::rootgrad_autodiff::rt::any_array();
        let length = r.len();
        for i_2 in 0..length {
            let i = i_2;
            r[i_2] = a[i] * k;
        }
        let result: f64 = r[0] * r[1];
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_k: f64 = -0.0;
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        d_r[0] += d_result * r[1];
        d_r[1] += d_result * r[0];
        for i_2 in 0..length {
            let i = i_2;
            let d_1 = ::core::mem::take(&mut d_r[i_2]);
            d_a[i] += d_1 * k;
            d_k += d_1 * a[i];
        }
        d_x[2] += d_k;
        d_x[0] += d_a[0];
        d_x[1] += d_a[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let a: [f64; 2] = [x[0], x[1]];
        let t_a: [f64; 2] = [t_x[0], t_x[1]];
        let k: f64 = x[2];
        let t_k: f64 = t_x[2];
        let mut r: [f64; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_r: [f64; 2] = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let length = r.len();
        for i_2 in 0..length {
            let i = i_2;
            t_r[i_2] = t_a[i] * k + a[i] * t_k;
            r[i_2] = a[i] * k;
        }
        let result: f64 = r[0] * r[1];
        let t_result: f64 = t_r[0] * r[1] + r[0] * t_r[1];
        (result, t_result)
    }
}
mod of_parts {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut row: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = row.len();
        let length_2 = x[..3].len();
        ::core::assert_eq!(length, length_2, "try_into: the slice has another length");
        let length_3 = row.len();
        for i in 0..length_3 {
            row[i] = x[..3][i];
        }
        let mut row_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let length_4 = row_2.len();
        let length_5 = x[3..6].len();
        ::core::assert_eq!(length_4, length_5, "try_into: the slice has another length");
        let length_6 = row_2.len();
        for i_2 in 0..length_6 {
            row_2[i_2] = x[3..6][i_2];
        }
        let m: [[f64; 3]; 2] = [
            ::core::clone::Clone::clone(&row),
            ::core::clone::Clone::clone(&row_2),
        ];
        let result: f64 = m[0][1] * m[1][2];
        let mut d_result = d_ret;
        let mut d_row = ::rootgrad_autodiff::Differentiable::zero_like(&row);
        let mut d_row_2 = ::rootgrad_autodiff::Differentiable::zero_like(&row_2);
        let mut d_m = ::rootgrad_autodiff::Differentiable::zero_like(&m);
        d_m[0][1] += d_result * m[1][2];
        d_m[1][2] += d_result * m[0][1];
        ::rootgrad_autodiff::rt::accumulate(&mut d_row, &(d_m[0]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_row_2, &(d_m[1]));
        for i_2 in 0..length_6 {
            let d_1 = ::core::mem::take(&mut d_row_2[i_2]);
            d_x[3..6][i_2] += d_1;
        }
        for i in 0..length_3 {
            let d_2 = ::core::mem::take(&mut d_row[i]);
            d_x[..3][i] += d_2;
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut row: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_row: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(&row);
        let length = row.len();
        let length_2 = x[..3].len();
        ::core::assert_eq!(length, length_2, "try_into: the slice has another length");
        let length_3 = row.len();
        for i in 0..length_3 {
            t_row[i] = t_x[..3][i];
            row[i] = x[..3][i];
        }
        let mut row_2: [f64; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_row_2: [f64; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &row_2,
        );
        let length_4 = row_2.len();
        let length_5 = x[3..6].len();
        ::core::assert_eq!(length_4, length_5, "try_into: the slice has another length");
        let length_6 = row_2.len();
        for i_2 in 0..length_6 {
            t_row_2[i_2] = t_x[3..6][i_2];
            row_2[i_2] = x[3..6][i_2];
        }
        let t_m: [[f64; 3]; 2] = [t_row, t_row_2];
        let m: [[f64; 3]; 2] = [row, row_2];
        let result: f64 = m[0][1] * m[1][2];
        let t_result: f64 = t_m[0][1] * m[1][2] + m[0][1] * t_m[1][2];
        (result, t_result)
    }
}
mod of_plain_enums {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut array_2: [E; 3] = ::rootgrad_autodiff::rt::default_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let t;
            if i == 1 {
                t = E::A;
            } else {
                t = E::B;
            }
            array_2[i_2] = t;
        }
        let o: [E; 3] = array_2;
        let t_2 = [x[0], x[1]];
        let mut q = ::rootgrad_autodiff::rt::default_array_like(&t_2);
        let length_2 = q.len();
        for i_3 in 0..length_2 {
            let v = t_2[i_3];
            let t_3;
            if v > 0.0 {
                t_3 = E::A;
            } else {
                t_3 = E::B;
            }
            q[i_3] = t_3;
        }
        let t_4 = [1usize, 2];
        let mut z = ::rootgrad_autodiff::rt::any_array_like(&t_4);
        let length_3 = z.len();
        for i_4 in 0..length_3 {
            let i_5 = t_4[i_4];
            z[i_4] = i_5 + 1;
        }
        let t_5;
        if o[1] == q[0] {
            t_5 = x[0] * x[z[0]];
        } else {
            t_5 = x[1];
        }
        let result: f64 = t_5;
        let mut d_result = d_ret;
        let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
        let mut d_t_5: f64 = -0.0;
        d_t_5 += d_result;
        if o[1] == q[0] {
            let d_1 = ::core::mem::take(&mut d_t_5);
            d_x[0] += d_1 * x[z[0]];
            d_x[z[0]] += d_1 * x[0];
        } else {
            let d_2 = ::core::mem::take(&mut d_t_5);
            d_x[1] += d_2;
        }
        for i_3 in 0..length_2 {
            let mut d_v: f64 = -0.0;
            d_t_2[i_3] += d_v;
        }
        d_x[0] += d_t_2[0];
        d_x[1] += d_t_2[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [E; 3] = ::rootgrad_autodiff::rt::default_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let t;
            if i == 1 {
                t = E::A;
            } else {
                t = E::B;
            }
            array_2[i_2] = t;
        }
        let o: [E; 3] = array_2;
        let t_2 = [x[0], x[1]];
        let t_t_2 = [t_x[0], t_x[1]];
        let mut q = ::rootgrad_autodiff::rt::default_array_like(&t_2);
        let length_2 = q.len();
        for i_3 in 0..length_2 {
            let v = t_2[i_3];
            let t_v = t_t_2[i_3];
            let t_3;
            if v > 0.0 {
                t_3 = E::A;
            } else {
                t_3 = E::B;
            }
            q[i_3] = t_3;
        }
        let t_4 = [1usize, 2];
        let mut z = ::rootgrad_autodiff::rt::any_array_like(&t_4);
        let length_3 = z.len();
        for i_4 in 0..length_3 {
            let i_5 = t_4[i_4];
            z[i_4] = i_5 + 1;
        }
        let t_5;
        let t_t_5;
        if o[1] == q[0] {
            t_t_5 = t_x[0] * x[z[0]] + x[0] * t_x[z[0]];
            t_5 = x[0] * x[z[0]];
        } else {
            t_t_5 = t_x[1];
            t_5 = x[1];
        }
        let result: f64 = t_5;
        let t_result: f64 = t_t_5;
        (result, t_result)
    }
}
mod of_what_calls_give {
    impl P {
        /// The reverse derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pullback(v: f64, d_ret: P) -> (P, f64) {
            let result: P = P { a: v, b: v * v };
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_v += (*d_1);
            d_v += (*d_2) * v;
            d_v += (*d_2) * v;
            (result, d_v)
        }
        /// The forward derivative of [`of`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn of_pushforward(v: f64, t_v: f64) -> (P, P) {
            let t_result: P = P { a: t_v, b: t_v * v + v * t_v };
            let result: P = P { a: v, b: v * v };
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
        ) -> (P, P) {
            let t0 = t0.or_zero(&a0);
            Self::of_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn of_pushforward_pullback(v: f64, t_v: f64, d_ret: (P, P)) -> (f64, f64) {
            let t_result: P = P {
                a: t_v,
                b: (t_v * v) + (v * t_v),
            };
            let result: P = P { a: v, b: v * v };
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_v += (*d_1);
            d_v += (*d_2) * v;
            d_v += (*d_2) * v;
            let P { a: d_3, b: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_v += (*d_3);
            d_t_v += (*d_4) * v;
            d_v += (*d_4) * t_v;
            d_v += (*d_4) * t_v;
            d_t_v += (*d_4) * v;
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
        ) {
            let mut store0 = a0;
            let (_primal, g0) = Self::of_pullback(a0, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
        }
    }
    ///The derivative of [`mk`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum mk {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl mk {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &mk)
        }
        /// The reverse derivative of [`mk`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: f64, d_ret: P) -> (P, f64) {
            let result: P = P { a: v * 2.0, b: v };
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_v += (*d_1) * 2.0;
            d_v += (*d_2);
            (result, d_v)
        }
        /// The forward derivative of [`mk`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: f64, t_v: f64) -> (P, P) {
            let t_result: P = P { a: t_v * 2.0, b: t_v };
            let result: P = P { a: v * 2.0, b: v };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(f64) -> P + 'static,
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
        fn pushforward_pullback(v: f64, t_v: f64, d_ret: (P, P)) -> (f64, f64) {
            let t_result: P = P { a: t_v * 2.0, b: t_v };
            let result: P = P { a: v * 2.0, b: v };
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_v = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let P { a: d_1, b: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_v += (*d_1) * 2.0;
            d_v += (*d_2);
            let P { a: d_3, b: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_v += (*d_3) * 2.0;
            d_t_v += (*d_4);
            (d_v, d_t_v)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(f64) -> P + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
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
        ::rootgrad_autodiff::callees!(mk as rule_of_mk; fn __path_vjp_of);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
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
        let mut array_2: [P; 3] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let p = P { a: x[i], b: 1.0 };
            shape_10.keep(&p);
            shape_9.keep(&array_2[i_2]);
            array_2[i_2] = p;
        }
        let ps: [P; 3] = ::core::clone::Clone::clone(&array_2);
        let mut array_3: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let argument = x[i_4];
            let value = rule_of_mk::__of(mk)(argument);
            shape_8.keep(&value);
            shape_7.keep(&array_3[i_3]);
            array_3[i_3] = value;
        }
        let qs: [P; 2] = ::core::clone::Clone::clone(&array_3);
        let t = [x[0], x[1]];
        let mut rs = ::rootgrad_autodiff::rt::any_array_like(&t);
        let length_3 = rs.len();
        for i_5 in 0..length_3 {
            let x_2 = t[i_5];
            let value_2 = rule_of_mk::__of(mk)(x_2);
            shape_6.keep(&value_2);
            shape_5.keep(&rs[i_5]);
            rs[i_5] = value_2;
        }
        let mut array_5: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let length_4 = array_5.len();
        for i_6 in 0..length_4 {
            let i_7 = i_6;
            let argument_2 = x[i_7];
            let value_3 = P::of(argument_2);
            shape_4.keep(&value_3);
            shape_3.keep(&array_5[i_6]);
            array_5[i_6] = value_3;
        }
        let ts: [P; 2] = ::core::clone::Clone::clone(&array_5);
        let mut array_6: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let length_5 = array_6.len();
        for i_8 in 0..length_5 {
            let i_9 = i_8;
            shape_2.keep(&array_6[i_8]);
            array_6[i_8] = ::core::clone::Clone::clone(&ps[(1 - i_9)]);
        }
        let us: [P; 2] = ::core::clone::Clone::clone(&array_6);
        let mut array_7: [(P, f64); 2] = ::rootgrad_autodiff::rt::any_array();
        let length_6 = array_7.len();
        for i_10 in 0..length_6 {
            let i_11 = i_10;
            shape_1.keep(&array_7[i_10]);
            array_7[i_10] = ((P { a: x[i_11], b: 1.0 }), x[(i_11 + 1)]);
        }
        let q: [(P, f64); 2] = ::core::clone::Clone::clone(&array_7);
        let result: f64 = (((ps[0].a * qs[1].b) * rs[0].a) + (ts[1].b * us[0].a))
            + (q[1].0.a * q[0].1);
        let mut d_result = d_ret;
        let mut d_array_2 = ::rootgrad_autodiff::Differentiable::zero_like(&array_2);
        let mut d_ps = ::rootgrad_autodiff::Differentiable::zero_like(&ps);
        let mut d_array_3 = ::rootgrad_autodiff::Differentiable::zero_like(&array_3);
        let mut d_qs = ::rootgrad_autodiff::Differentiable::zero_like(&qs);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_rs = ::rootgrad_autodiff::Differentiable::zero_like(&rs);
        let mut d_array_5 = ::rootgrad_autodiff::Differentiable::zero_like(&array_5);
        let mut d_ts = ::rootgrad_autodiff::Differentiable::zero_like(&ts);
        let mut d_array_6 = ::rootgrad_autodiff::Differentiable::zero_like(&array_6);
        let mut d_us = ::rootgrad_autodiff::Differentiable::zero_like(&us);
        let mut d_array_7 = ::rootgrad_autodiff::Differentiable::zero_like(&array_7);
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let d_1 = d_result * rs[0].a;
        d_ps[0].a += d_1 * qs[1].b;
        d_qs[1].b += d_1 * ps[0].a;
        d_rs[0].a += d_result * (ps[0].a * qs[1].b);
        d_ts[1].b += d_result * us[0].a;
        d_us[0].a += d_result * ts[1].b;
        d_q[1].0.a += d_result * q[0].1;
        d_q[0].1 += d_result * q[1].0.a;
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_7, &(d_q));
        for i_10 in (0..length_6).rev() {
            let i_11 = i_10;
            let d_2 = shape_1.replace(&mut d_array_7[i_10]);
            let P { a: d_3, b: _ } = &d_2.0 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i_11] += (*d_3);
            d_x[i_11 + 1] += d_2.1;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_6, &(d_us));
        for i_8 in (0..length_5).rev() {
            let i_9 = i_8;
            let d_4 = shape_2.replace(&mut d_array_6[i_8]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_ps[1 - i_9], &(d_4));
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_5, &(d_ts));
        for i_6 in (0..length_4).rev() {
            let i_7 = i_6;
            let argument_2 = x[i_7];
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_3 = shape_4.zero();
            let d_5 = shape_3.replace(&mut d_array_5[i_6]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_5));
            P::__path_vjp_of(argument_2, &mut d_argument_2, d_value_3);
            d_x[i_7] += d_argument_2;
        }
        for i_5 in (0..length_3).rev() {
            let x_2 = t[i_5];
            let mut d_x_2: f64 = -0.0;
            let mut d_value_2 = shape_6.zero();
            let d_6 = shape_5.replace(&mut d_rs[i_5]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_6));
            rule_of_mk::__vjp(x_2, &mut d_x_2, d_value_2);
            d_t[i_5] += d_x_2;
        }
        d_x[0] += d_t[0];
        d_x[1] += d_t[1];
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_3, &(d_qs));
        for i_3 in (0..length_2).rev() {
            let i_4 = i_3;
            let argument = x[i_4];
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_8.zero();
            let d_7 = shape_7.replace(&mut d_array_3[i_3]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_7));
            rule_of_mk::__vjp(argument, &mut d_argument, d_value);
            d_x[i_4] += d_argument;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_array_2, &(d_ps));
        for i_2 in (0..length).rev() {
            let i = i_2;
            let mut d_p = shape_10.zero();
            let d_8 = shape_9.replace(&mut d_array_2[i_2]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_8));
            let P { a: d_9, b: _ } = &d_p else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i] += (*d_9);
        }
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(mk as rule_of_mk; fn __path_jvp_of);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [P; 3] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_2: [P; 3] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_2,
        );
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            let t_p = P { a: t_x[i], b: 0.0 };
            let p = P { a: x[i], b: 1.0 };
            t_array_2[i_2] = t_p;
            array_2[i_2] = p;
        }
        let ps: [P; 3] = array_2;
        let t_ps: [P; 3] = t_array_2;
        let mut array_3: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_3: [P; 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_3,
        );
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let argument = x[i_4];
            let t_argument = t_x[i_4];
            let (v_1, t_value) = rule_of_mk::__jvp(mk, argument, t_argument);
            let value = v_1;
            t_array_3[i_3] = t_value;
            array_3[i_3] = value;
        }
        let qs: [P; 2] = array_3;
        let t_qs: [P; 2] = t_array_3;
        let t = [x[0], x[1]];
        let t_t = [t_x[0], t_x[1]];
        let mut rs = ::rootgrad_autodiff::rt::any_array_like(&t);
        let mut t_rs = ::rootgrad_autodiff::Differentiable::zero_like(&rs);
        let length_3 = rs.len();
        for i_5 in 0..length_3 {
            let x_2 = t[i_5];
            let t_x_2 = t_t[i_5];
            let (v_2, t_value_2) = rule_of_mk::__jvp(mk, x_2, t_x_2);
            let value_2 = v_2;
            t_rs[i_5] = t_value_2;
            rs[i_5] = value_2;
        }
        let mut array_5: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_5: [P; 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_5,
        );
        let length_4 = array_5.len();
        for i_6 in 0..length_4 {
            let i_7 = i_6;
            let argument_2 = x[i_7];
            let t_argument_2 = t_x[i_7];
            let (v_3, t_value_3) = P::__path_jvp_of(argument_2, t_argument_2);
            let value_3 = v_3;
            t_array_5[i_6] = t_value_3;
            array_5[i_6] = value_3;
        }
        let ts: [P; 2] = array_5;
        let t_ts: [P; 2] = t_array_5;
        let mut array_6: [P; 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_6: [P; 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_6,
        );
        let length_5 = array_6.len();
        for i_8 in 0..length_5 {
            let i_9 = i_8;
            t_array_6[i_8] = t_ps[1 - i_9];
            array_6[i_8] = ps[(1 - i_9)];
        }
        let us: [P; 2] = array_6;
        let t_us: [P; 2] = t_array_6;
        let mut array_7: [(P, f64); 2] = ::rootgrad_autodiff::rt::any_array();
        let mut t_array_7: [(P, f64); 2] = ::rootgrad_autodiff::Differentiable::zero_like(
            &array_7,
        );
        let length_6 = array_7.len();
        for i_10 in 0..length_6 {
            let i_11 = i_10;
            t_array_7[i_10] = (P { a: t_x[i_11], b: 0.0 }, t_x[i_11 + 1]);
            array_7[i_10] = ((P { a: x[i_11], b: 1.0 }), x[(i_11 + 1)]);
        }
        let q: [(P, f64); 2] = array_7;
        let t_q: [(P, f64); 2] = t_array_7;
        let result: f64 = (((ps[0].a * qs[1].b) * rs[0].a) + (ts[1].b * us[0].a))
            + (q[1].0.a * q[0].1);
        let t_result: f64 = (((::rootgrad_autodiff::rt::scalar(t_ps[0].a) * qs[1].b
            + ps[0].a * ::rootgrad_autodiff::rt::scalar(t_qs[1].b)) * rs[0].a
            + (ps[0].a * qs[1].b) * ::rootgrad_autodiff::rt::scalar(t_rs[0].a))
            + (::rootgrad_autodiff::rt::scalar(t_ts[1].b) * us[0].a
                + ts[1].b * ::rootgrad_autodiff::rt::scalar(t_us[0].a)))
            + (::rootgrad_autodiff::rt::scalar(t_q[1].0.a) * q[0].1
                + q[1].0.a * t_q[0].1);
        (result, t_result)
    }
}
mod of_integers {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut array_2: [[usize; 40]; 2] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            array_2[i_2] = [i; 40];
        }
        let q: [[usize; 40]; 2] = array_2;
        let mut array_3: [E; 3] = ::rootgrad_autodiff::rt::default_array();
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let t_2;
            if i_4 == 1 {
                t_2 = E::A;
            } else {
                t_2 = E::B;
            }
            array_3[i_3] = t_2;
        }
        let o: [E; 3] = array_3;
        let t_4 = [1usize, 2];
        let mut t = ::rootgrad_autodiff::rt::default_array_like(&t_4);
        let length_3 = t.len();
        for i_5 in 0..length_3 {
            let i_6 = t_4[i_5];
            t[i_5] = Tag { id: i_6 };
        }
        let t_5 = [x[0], x[2]];
        let mut r = ::rootgrad_autodiff::rt::default_array_like(&t_5);
        let length_4 = r.len();
        for i_7 in 0..length_4 {
            let v = t_5[i_7];
            let t_6;
            if v > 0.0 {
                t_6 = E::A;
            } else {
                t_6 = E::B;
            }
            r[i_7] = t_6;
        }
        let t_7;
        if o[1] == r[0] {
            t_7 = x[q[1][3]] * x[t[1].id];
        } else {
            t_7 = x[0];
        }
        let result: f64 = t_7;
        let mut d_result = d_ret;
        let mut d_t_5 = ::rootgrad_autodiff::Differentiable::zero_like(&t_5);
        let mut d_t_7: f64 = -0.0;
        d_t_7 += d_result;
        if o[1] == r[0] {
            let d_1 = ::core::mem::take(&mut d_t_7);
            d_x[q[1][3]] += d_1 * x[t[1].id];
            d_x[t[1].id] += d_1 * x[q[1][3]];
        } else {
            let d_2 = ::core::mem::take(&mut d_t_7);
            d_x[0] += d_2;
        }
        for i_7 in 0..length_4 {
            let mut d_v: f64 = -0.0;
            d_t_5[i_7] += d_v;
        }
        d_x[0] += d_t_5[0];
        d_x[2] += d_t_5[1];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut array_2: [[usize; 40]; 2] = ::rootgrad_autodiff::rt::any_array();
        let length = array_2.len();
        for i_2 in 0..length {
            let i = i_2;
            array_2[i_2] = [i; 40];
        }
        let q: [[usize; 40]; 2] = array_2;
        let mut array_3: [E; 3] = ::rootgrad_autodiff::rt::default_array();
        let length_2 = array_3.len();
        for i_3 in 0..length_2 {
            let i_4 = i_3;
            let t_2;
            if i_4 == 1 {
                t_2 = E::A;
            } else {
                t_2 = E::B;
            }
            array_3[i_3] = t_2;
        }
        let o: [E; 3] = array_3;
        let t_4 = [1usize, 2];
        let mut t = ::rootgrad_autodiff::rt::default_array_like(&t_4);
        let length_3 = t.len();
        for i_5 in 0..length_3 {
            let i_6 = t_4[i_5];
            t[i_5] = Tag { id: i_6 };
        }
        let t_5 = [x[0], x[2]];
        let t_t_5 = [t_x[0], t_x[2]];
        let mut r = ::rootgrad_autodiff::rt::default_array_like(&t_5);
        let length_4 = r.len();
        for i_7 in 0..length_4 {
            let v = t_5[i_7];
            let t_v = t_t_5[i_7];
            let t_6;
            if v > 0.0 {
                t_6 = E::A;
            } else {
                t_6 = E::B;
            }
            r[i_7] = t_6;
        }
        let t_7;
        let t_t_7;
        if o[1] == r[0] {
            t_t_7 = t_x[q[1][3]] * x[t[1].id]
                + x[q[1][3]] * ::rootgrad_autodiff::rt::scalar(t_x[t[1].id]);
            t_7 = x[q[1][3]] * x[t[1].id];
        } else {
            t_t_7 = t_x[0];
            t_7 = x[0];
        }
        let result: f64 = t_7;
        let t_result: f64 = t_t_7;
        (result, t_result)
    }
}
