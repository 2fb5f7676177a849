// Written by the golden test; do not edit.
mod conjugate_gradients {
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
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &times)
        }
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[Vec<f64>],
            d_a: &mut [Vec<f64>],
            x: &[f64],
            d_x: &mut [f64],
            d_ret: Vec<f64>,
        ) -> Vec<f64> {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let length = a.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = a.len();
            for i in 0..length_2 {
                let row = &a[i];
                let mut sum_2: f64 = -0.0;
                let length_3 = row.len().min(x.len());
                for i_2 in 0..length_3 {
                    let a_2 = &row[i_2];
                    let x_2 = &x[i_2];
                    sum_2 += (*a_2) * (*x_2);
                }
                collected[i] = sum_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let mut d_result = d_ret;
            let mut d_collected = ::rootgrad_autodiff::Differentiable::zero_like(
                &collected,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_collected, &(d_result));
            for i in 0..length_2 {
                let row = &a[i];
                let length_3 = row.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let d_row = &mut d_a[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_sum_2 += d_1;
                for i_2 in 0..length_3 {
                    let a_2 = &row[i_2];
                    let x_2 = &x[i_2];
                    let d_2 = d_sum_2;
                    d_row[i_2] += d_2 * (*x_2);
                    d_x[i_2] += d_2 * (*a_2);
                }
            }
            result
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            a: &[Vec<f64>],
            t_a: &[Vec<f64>],
            x: &[f64],
            t_x: &[f64],
        ) -> (Vec<f64>, Vec<f64>) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let length = a.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = a.len();
            for i in 0..length_2 {
                let row = &a[i];
                let t_row = &t_a[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = row.len().min(x.len());
                for i_2 in 0..length_3 {
                    let a_2 = &row[i_2];
                    let t_a_2 = &t_row[i_2];
                    let x_2 = &x[i_2];
                    let t_x_2 = &t_x[i_2];
                    t_sum_2 += (*t_a_2) * (*x_2) + (*a_2) * (*t_x_2);
                    sum_2 += (*a_2) * (*x_2);
                }
                t_collected[i] = t_sum_2;
                collected[i] = sum_2;
            }
            let result: Vec<f64> = collected;
            let t_result: Vec<f64> = t_collected;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[Vec<f64>], &[f64]) -> Vec<f64> + 'static,
            a0: &[Vec<f64>],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (Vec<f64>, Vec<f64>) {
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
            a: &[Vec<f64>],
            d_a: &mut [Vec<f64>],
            t_a: &[Vec<f64>],
            d_t_a: &mut [Vec<f64>],
            x: &[f64],
            d_x: &mut [f64],
            t_x: &[f64],
            d_t_x: &mut [f64],
            d_ret: (Vec<f64>, Vec<f64>),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let length = a.len();
            let mut collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let mut t_collected: ::std::vec::Vec<f64> = ::std::vec![0.0; length];
            let length_2 = a.len();
            for i in 0..length_2 {
                let row = &a[i];
                let t_row = &t_a[i];
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length_3 = row.len().min(x.len());
                for i_2 in 0..length_3 {
                    let a_2 = &row[i_2];
                    let t_a_2 = &t_row[i_2];
                    let x_2 = &x[i_2];
                    let t_x_2 = &t_x[i_2];
                    t_sum_2 += ((*t_a_2) * (*x_2)) + ((*a_2) * (*t_x_2));
                    sum_2 += (*a_2) * (*x_2);
                }
                t_collected[i] = t_sum_2;
                collected[i] = sum_2;
            }
            let result: Vec<f64> = ::core::clone::Clone::clone(&collected);
            let t_result: Vec<f64> = ::core::clone::Clone::clone(&t_collected);
            let result_2: (Vec<f64>, Vec<f64>) = (
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
            for i in 0..length_2 {
                let row = &a[i];
                let t_row = &t_a[i];
                let length_3 = row.len().min(x.len());
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let d_row = &mut d_a[i];
                let d_1 = ::core::mem::take(&mut d_collected[i]);
                d_sum_2 += d_1;
                let d_2 = ::core::mem::take(&mut d_t_collected[i]);
                d_t_sum_2 += d_2;
                for i_2 in 0..length_3 {
                    let a_2 = &row[i_2];
                    let t_a_2 = &t_row[i_2];
                    let x_2 = &x[i_2];
                    let t_x_2 = &t_x[i_2];
                    let d_a_2 = &mut d_row[i_2];
                    let d_x_2 = &mut d_x[i_2];
                    let d_3 = d_sum_2;
                    (*d_a_2) += d_3 * (*x_2);
                    (*d_x_2) += d_3 * (*a_2);
                    let d_4 = d_t_sum_2;
                    d_t_a[i][i_2] += d_4 * (*x_2);
                    (*d_x_2) += d_4 * (*t_a_2);
                    (*d_a_2) += d_4 * (*t_x_2);
                    d_t_x[i_2] += d_4 * (*a_2);
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[Vec<f64>], &[f64]) -> Vec<f64> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[Vec<f64>],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[Vec<f64>]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<f64>, Vec<f64>)>,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[Vec<f64>],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, Vec<f64>>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<f64>>,
        ) {
            let mut store1 = ::std::vec::Vec::new();
            let d1 = ::rootgrad_autodiff::rt::or_zeroed(
                d1.into_slice(),
                a1.len(),
                &mut store1,
            );
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    ///The derivative of [`dot`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum dot {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl dot {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &dot)
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            a: &[f64],
            d_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            d_ret: f64,
        ) -> f64 {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let length = a.len().min(b.len());
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i in 0..length {
                let a_2 = &a[i];
                let b_2 = &b[i];
                sum_2 += (*a_2) * (*b_2);
                let a_2 = &a[i];
                let b_2 = &b[i];
                let d_1 = d_sum_2;
                d_a[i] += d_1 * (*b_2);
                d_b[i] += d_1 * (*a_2);
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &[f64], t_a: &[f64], b: &[f64], t_b: &[f64]) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                t_sum_2 += (*t_a_2) * (*b_2) + (*a_2) * (*t_b_2);
                sum_2 += (*a_2) * (*b_2);
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
        ) -> (f64, f64) {
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
            a: &[f64],
            d_a: &mut [f64],
            t_a: &[f64],
            d_t_a: &mut [f64],
            b: &[f64],
            d_b: &mut [f64],
            t_b: &[f64],
            d_t_b: &mut [f64],
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = a.len().min(b.len());
            for i in 0..length {
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                t_sum_2 += ((*t_a_2) * (*b_2)) + ((*a_2) * (*t_b_2));
                sum_2 += (*a_2) * (*b_2);
            }
            let result: f64 = sum_2;
            let t_result: f64 = t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_sum_2 += d_t_result;
            d_sum_2 += d_result;
            for i in 0..length {
                let a_2 = &a[i];
                let t_a_2 = &t_a[i];
                let b_2 = &b[i];
                let t_b_2 = &t_b[i];
                let d_a_2 = &mut d_a[i];
                let d_b_2 = &mut d_b[i];
                let d_1 = d_sum_2;
                (*d_a_2) += d_1 * (*b_2);
                (*d_b_2) += d_1 * (*a_2);
                let d_2 = d_t_sum_2;
                d_t_a[i] += d_2 * (*b_2);
                (*d_b_2) += d_2 * (*t_a_2);
                (*d_a_2) += d_2 * (*t_b_2);
                d_t_b[i] += d_2 * (*a_2);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &[f64]) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot, times as rule_of_times);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
        let n = 3;
        let mut a = ::std::vec![::std::vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                let t;
                if i == j {
                    t = 2.0;
                } else {
                    t = 0.0;
                }
                a[i][j] = (p[i] * p[j]) + t;
            }
        }
        let b = &p[n..];
        let mut x = ::std::vec![0.0; n];
        let mut r = b.to_vec();
        let mut d = r.clone();
        kept_16.keep_owned(&r);
        kept_17.keep_owned(&r);
        let mut rho = rule_of_dot::__of(dot)(&r, &r);
        let mut steps = 0;
        let mut passes_of_kept_15 = 0usize;
        while (rho > 1e-24) && (steps < 10) {
            passes_of_kept_15 += 1;
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            kept_7.keep_owned(&d);
            let ad = kept_13.keep(rule_of_times::__of(times)(&a, &d));
            shape_2.keep(&ad);
            let t_2 = kept_12.keep(::core::clone::Clone::clone(&rho));
            shape_3.keep(&t_2);
            kept_6.keep_owned(&d);
            let value = kept_11.keep(rule_of_dot::__of(dot)(&d, &ad));
            shape_4.keep(&value);
            let alpha = t_2 / value;
            shape_5.keep(&alpha);
            for i_2 in 0..n {
                x[i_2] += alpha * kept_5.keep(d[i_2]);
                r[i_2] -= alpha * ad[i_2];
            }
            kept_3.keep_owned(&r);
            kept_4.keep_owned(&r);
            let next = kept_10.keep(rule_of_dot::__of(dot)(&r, &r));
            shape_6.keep(&next);
            let beta = kept_9.keep((next / kept_2.keep(rho)));
            shape_7.keep(&beta);
            let length = kept_8.keep(d.len().min(r.len()));
            for i_3 in 0..length {
                let d_2 = &mut d[i_3];
                let r_2 = &r[i_3];
                (*d_2) = (*r_2) + (beta * kept_1.keep((*d_2)));
            }
            shape_1.keep(&rho);
            rho = ::core::clone::Clone::clone(&next);
            steps += 1;
            pass_1
                .push((
                    kept_2.take(),
                    kept_8.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                    kept_13.take(),
                ));
        }
        kept_15.keep(passes_of_kept_15);
        let value_2 = rule_of_dot::__of(dot)(&x, b);
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let b = &p[n..];
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_rho = ::rootgrad_autodiff::Differentiable::zero_like(&rho);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        rule_of_dot::__vjp(&x, &mut d_x, b, &mut d_p[n..], d_value_2);
        for _ in 0..kept_15.take() {
            let (v_2, length, beta, next, value, t_2, ad) = pass_1.take();
            let alpha = t_2 / value;
            let mut d_ad = shape_2.zero();
            let mut d_t_2 = shape_3.zero();
            let mut d_value = shape_4.zero();
            let mut d_alpha = shape_5.zero();
            let mut d_next = shape_6.zero();
            let mut d_beta = shape_7.zero();
            let d_1 = shape_1.replace(&mut d_rho);
            ::rootgrad_autodiff::rt::accumulate(&mut d_next, &(d_1));
            for i_3 in (0..length).rev() {
                let v_1 = kept_1.take();
                let d_d_2 = &mut d_d[i_3];
                let d_3 = ::core::mem::take(&mut (*d_d_2));
                d_r[i_3] += d_3;
                d_beta += d_3 * v_1;
                (*d_d_2) += d_3 * beta;
            }
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_beta);
            d_next += d_4 / v_2;
            d_rho -= d_4 / v_2 * (next / v_2);
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            ::rootgrad_autodiff::rt::with_parts(
                &mut d_r,
                [
                    ::rootgrad_autodiff::rt::span_of(&r, &r),
                    ::rootgrad_autodiff::rt::span_of(&r, &r),
                ],
                |[d_5, d_6]| rule_of_dot::__vjp(&v_3, d_5, &v_4, d_6, d_next),
            );
            for i_2 in (0..n).rev() {
                let v_5 = kept_5.take();
                let d_7 = d_r[i_2];
                d_alpha -= d_7 * ad[i_2];
                d_ad[i_2] -= d_7 * alpha;
                let d_8 = d_x[i_2];
                d_alpha += d_8 * v_5;
                d_d[i_2] += d_8 * alpha;
            }
            let d_9 = ::rootgrad_autodiff::rt::scalar(d_alpha);
            d_t_2 += d_9 / value;
            d_value -= d_9 / value * (t_2 / value);
            let v_6 = kept_6.take();
            rule_of_dot::__vjp(&v_6, &mut d_d, &ad, &mut d_ad, d_value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_rho, &(d_t_2));
            let v_7 = kept_7.take();
            rule_of_times::__vjp(&a, &mut d_a, &v_7, &mut d_d, d_ad);
        }
        let v_9 = kept_16.take();
        let v_10 = kept_17.take();
        ::rootgrad_autodiff::rt::with_parts(
            &mut d_r,
            [
                ::rootgrad_autodiff::rt::span_of(&r, &r),
                ::rootgrad_autodiff::rt::span_of(&r, &r),
            ],
            |[d_10, d_11]| rule_of_dot::__vjp(&v_9, d_10, &v_10, d_11, d_rho),
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_r, &d_d);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[n..][..], &d_r[..]);
        for i in 0..n {
            for j in (0..n).rev() {
                let d_12 = ::core::mem::take(&mut d_a[i][j]);
                d_p[i] += d_12 * p[j];
                d_p[j] += d_12 * p[i];
            }
        }
        kept_1.finish();
        kept_3.finish();
        kept_4.finish();
        kept_5.finish();
        kept_6.finish();
        kept_7.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(dot as rule_of_dot, times as rule_of_times);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let n = 3;
        let mut a = ::std::vec![::std::vec![0.0; n]; n];
        let mut t_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        for i in 0..n {
            for j in 0..n {
                let t;
                if i == j {
                    t = 2.0;
                } else {
                    t = 0.0;
                }
                t_a[i][j] = t_p[i] * p[j] + p[i] * t_p[j];
                a[i][j] = (p[i] * p[j]) + t;
            }
        }
        let b = &p[n..];
        let t_b = &t_p[n..];
        let mut x = ::std::vec![0.0; n];
        let mut t_x = ::std::vec![0.0; n];
        let mut r = b.to_vec();
        let mut t_r = t_b.to_vec();
        let mut d = r.clone();
        let mut t_d = t_r.clone();
        let (v_1, mut t_rho) = rule_of_dot::__jvp(dot, &r, &t_r, &r, &t_r);
        let mut rho = v_1;
        let mut steps = 0;
        while (rho > 1e-24) && (steps < 10) {
            let (v_2, t_ad) = rule_of_times::__jvp(times, &a, &t_a, &d, &t_d);
            let ad = v_2;
            let t_2 = rho;
            let t_t_2 = t_rho;
            let (v_3, t_value) = rule_of_dot::__jvp(dot, &d, &t_d, &ad, &t_ad);
            let value = v_3;
            let alpha = t_2 / value;
            let t_alpha = ::rootgrad_autodiff::rt::tangent_at(
                (t_t_2 - (t_2 / value) * t_value) / value,
                alpha,
            );
            for i_2 in 0..n {
                t_x[i_2] += t_alpha * d[i_2] + alpha * t_d[i_2];
                x[i_2] += alpha * d[i_2];
                t_r[i_2]
                    -= t_alpha * ad[i_2]
                        + alpha * ::rootgrad_autodiff::rt::scalar(t_ad[i_2]);
                r[i_2] -= alpha * ad[i_2];
            }
            let (v_4, t_next) = rule_of_dot::__jvp(dot, &r, &t_r, &r, &t_r);
            let next = v_4;
            let beta = next / rho;
            let t_beta = ::rootgrad_autodiff::rt::tangent_at(
                (t_next - (next / rho) * t_rho) / rho,
                beta,
            );
            let length = d.len().min(r.len());
            for i_3 in 0..length {
                let d_2 = &mut d[i_3];
                let t_d_2 = &mut t_d[i_3];
                let r_2 = &r[i_3];
                let t_r_2 = &t_r[i_3];
                (*t_d_2) = (*t_r_2) + (t_beta * (*d_2) + beta * (*t_d_2));
                (*d_2) = (*r_2) + (beta * (*d_2));
            }
            t_rho = t_next;
            rho = next;
            steps += 1;
        }
        let (v_5, t_value_2) = rule_of_dot::__jvp(dot, &x, &t_x, b, t_b);
        let value_2 = v_5;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod matrix_exponential {
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
        fn pullback(a: &M, d_a: &mut M, b: &M, d_b: &mut M, d_ret: M) -> M {
            let mut c = [[0.0; 2]; 2];
            for i in 0..2 {
                for j in 0..2 {
                    for k in 0..2 {
                        c[i][j] += a[i][k] * b[k][j];
                    }
                }
            }
            let result: M = ::core::clone::Clone::clone(&c);
            let mut d_result = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            ::rootgrad_autodiff::rt::accumulate(&mut d_c, &(d_result));
            for i in 0..2 {
                for j in 0..2 {
                    for k in 0..2 {
                        let d_1 = d_c[i][j];
                        d_a[i][k] += d_1 * b[k][j];
                        d_b[k][j] += d_1 * a[i][k];
                    }
                }
            }
            result
        }
        /// The forward derivative of [`product`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &M, t_a: &M, b: &M, t_b: &M) -> (M, M) {
            let mut c = [[0.0; 2]; 2];
            let mut t_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            for i in 0..2 {
                for j in 0..2 {
                    for k in 0..2 {
                        t_c[i][j]
                            += ::rootgrad_autodiff::rt::scalar(t_a[i][k]) * b[k][j]
                                + a[i][k] * ::rootgrad_autodiff::rt::scalar(t_b[k][j]);
                        c[i][j] += a[i][k] * b[k][j];
                    }
                }
            }
            let result: M = c;
            let t_result: M = t_c;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&M, &M) -> M + 'static,
            a0: &M,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            a1: &M,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
        ) -> (M, M) {
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
            a: &M,
            d_a: &mut M,
            t_a: &M,
            d_t_a: &mut M,
            b: &M,
            d_b: &mut M,
            t_b: &M,
            d_t_b: &mut M,
            d_ret: (M, M),
        ) {
            let mut c = [[0.0; 2]; 2];
            let mut t_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            for i in 0..2 {
                for j in 0..2 {
                    for k in 0..2 {
                        t_c[i][j] += (t_a[i][k] * b[k][j]) + (a[i][k] * t_b[k][j]);
                        c[i][j] += a[i][k] * b[k][j];
                    }
                }
            }
            let result: M = ::core::clone::Clone::clone(&c);
            let t_result: M = ::core::clone::Clone::clone(&t_c);
            let result_2: (M, M) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
            let mut d_t_c = ::rootgrad_autodiff::Differentiable::zero_like(&t_c);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_c, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_c, &(d_result));
            for i in 0..2 {
                for j in 0..2 {
                    for k in 0..2 {
                        let d_1 = d_c[i][j];
                        d_a[i][k] += d_1 * b[k][j];
                        d_b[k][j] += d_1 * a[i][k];
                        let d_2 = d_t_c[i][j];
                        d_t_a[i][k] += d_2 * b[k][j];
                        d_b[k][j] += d_2 * t_a[i][k];
                        d_a[i][k] += d_2 * t_b[k][j];
                        d_t_b[k][j] += d_2 * a[i][k];
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&M, &M) -> M + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a2: &M,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<M>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(M, M)>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &M,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            a1: &M,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<M>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<M>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(product as rule_of_product);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let like_k = ::rootgrad_autodiff::rt::Like::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut norm = 0.0_f64;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            norm = kept_5.keep(norm).max((*v).abs());
        }
        let mut halvings = 0;
        let mut passes_of_kept_4 = 0usize;
        while norm > 0.25 {
            passes_of_kept_4 += 1;
            norm = norm * 0.5;
            halvings += 1;
        }
        kept_4.keep(passes_of_kept_4);
        let scale = (0.5_f64).powi(halvings);
        let a = [[(x[0] * scale), (x[1] * scale)], [(x[2] * scale), (x[3] * scale)]];
        let mut e = [[1.0, 0.0], [0.0, 1.0]];
        let mut term = ::core::clone::Clone::clone(&e);
        for k in 1..14 {
            like_k.of(&k);
            kept_3.keep_owned(&term);
            let value = rule_of_product::__of(product)(&term, &a);
            shape_4.keep(&value);
            shape_3.keep(&term);
            term = value;
            for i in 0..2 {
                for j in 0..2 {
                    term[i][j] = term[i][j] / (k as f64);
                    e[i][j] += term[i][j];
                }
            }
        }
        for _ in 0..halvings {
            kept_1.keep_owned(&e);
            kept_2.keep_owned(&e);
            let value_2 = rule_of_product::__of(product)(&e, &e);
            shape_2.keep(&value_2);
            shape_1.keep(&e);
            e = value_2;
        }
        let result: f64 = (e[0][0] + (e[0][1] * e[1][0])) + (0.5 * e[1][1]);
        let mut d_result = d_ret;
        let mut d_norm: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let mut d_term = ::rootgrad_autodiff::Differentiable::zero_like(&term);
        d_e[0][0] += d_result;
        d_e[0][1] += d_result * e[1][0];
        d_e[1][0] += d_result * e[0][1];
        d_e[1][1] += d_result * 0.5;
        for _ in (0..halvings).rev() {
            let mut d_value_2 = shape_2.zero();
            let d_1 = shape_1.replace(&mut d_e);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_1);
            let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_2);
            rule_of_product::__vjp(&v_1, &mut d_2, &v_2, &mut d_3, d_value_2);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_e, &d_2);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_e, &d_3);
        }
        for k in (1..14).rev() {
            like_k.of(&k);
            let mut d_value = shape_4.zero();
            for i in 0..2 {
                for j in (0..2).rev() {
                    let d_4 = d_e[i][j];
                    d_term[i][j] += d_4;
                    let d_5 = ::core::mem::take(&mut d_term[i][j]);
                    d_term[i][j] += d_5 / (k as f64);
                }
            }
            let d_6 = shape_3.replace(&mut d_term);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_6));
            let v_3 = kept_3.take();
            rule_of_product::__vjp(&v_3, &mut d_term, &a, &mut d_a, d_value);
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_e, &(d_term));
        d_x[0] += d_a[0][0] * scale;
        d_x[1] += d_a[0][1] * scale;
        d_x[2] += d_a[1][0] * scale;
        d_x[3] += d_a[1][1] * scale;
        for _ in 0..kept_4.take() {
            let d_7 = ::core::mem::take(&mut d_norm);
            d_norm += d_7 * 0.5;
        }
        for i_2 in (0..length).rev() {
            let v_5 = kept_5.take();
            let v = &x[i_2];
            let d_8 = ::core::mem::take(&mut d_norm);
            d_norm += d_8 * ::rootgrad_autodiff::rules::max(v_5, (*v).abs()).0;
            let d_9 = d_8 * ::rootgrad_autodiff::rules::max(v_5, (*v).abs()).1;
            d_x[i_2] += d_9 * ::rootgrad_autodiff::rules::abs(*v);
        }
        kept_1.finish();
        kept_2.finish();
        kept_3.finish();
        kept_5.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(product as rule_of_product);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut norm = 0.0_f64;
        let mut t_norm = 0.0;
        let length = x.len();
        for i_2 in 0..length {
            let v = &x[i_2];
            let t_v = &t_x[i_2];
            let p_1 = ::rootgrad_autodiff::rules::max(norm, (*v).abs());
            t_norm = p_1.0 * t_norm
                + p_1.1 * (::rootgrad_autodiff::rules::abs(*v) * (*t_v));
            norm = norm.max((*v).abs());
        }
        let mut halvings = 0;
        while norm > 0.25 {
            t_norm = t_norm * 0.5;
            norm = norm * 0.5;
            halvings += 1;
        }
        let scale = (0.5_f64).powi(halvings);
        let t_a = [[t_x[0] * scale, t_x[1] * scale], [t_x[2] * scale, t_x[3] * scale]];
        let a = [[(x[0] * scale), (x[1] * scale)], [(x[2] * scale), (x[3] * scale)]];
        let mut e = [[1.0, 0.0], [0.0, 1.0]];
        let mut t_e = ::rootgrad_autodiff::Differentiable::zero_like(&e);
        let mut term = e;
        let mut t_term = t_e;
        for k in 1..14 {
            let (v_1, t_value) = rule_of_product::__jvp(
                product,
                &term,
                &t_term,
                &a,
                &t_a,
            );
            let value = v_1;
            t_term = t_value;
            term = value;
            for i in 0..2 {
                for j in 0..2 {
                    t_term[i][j] = t_term[i][j] / (k as f64);
                    term[i][j] = term[i][j] / (k as f64);
                    t_e[i][j] += t_term[i][j];
                    e[i][j] += term[i][j];
                }
            }
        }
        for _ in 0..halvings {
            let (v_2, t_value_2) = rule_of_product::__jvp(product, &e, &t_e, &e, &t_e);
            let value_2 = v_2;
            t_e = t_value_2;
            e = value_2;
        }
        let result: f64 = (e[0][0] + (e[0][1] * e[1][0])) + (0.5 * e[1][1]);
        let t_result: f64 = (t_e[0][0] + (t_e[0][1] * e[1][0] + e[0][1] * t_e[1][0]))
            + (0.5 * t_e[1][1]);
        (result, t_result)
    }
}
mod cholesky_solve {
    ///The derivative of [`factor`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum factor {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl factor {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &factor)
        }
        /// The reverse derivative of [`factor`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(a: &mut [f64], d_a: &mut [f64], n: usize) -> bool {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
            let mut result: bool = ::core::default::Default::default();
            let mut running = true;
            let mut jumped = false;
            let mut passes_of_kept_8 = 0usize;
            for j in 0..n {
                passes_of_kept_8 += 1;
                let mut d = a[((j * n) + j)];
                for k in 0..j {
                    d -= a[((j * n) + k)] * kept_7.keep(a[((j * n) + k)]);
                }
                if kept_6.keep((d <= 0.0)) {
                    result = false;
                    running = false;
                    jumped = true;
                } else {
                    let d_2 = kept_5.keep(d.sqrt());
                    a[((j * n) + j)] = d_2;
                    for i in (j + 1)..n {
                        let mut s = a[((i * n) + j)];
                        for k_2 in 0..j {
                            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                            s
                                -= kept_3.keep(a[((i * n) + k_2)])
                                    * kept_2.keep(a[((j * n) + k_2)]);
                            pass_1.push((kept_2.take(), kept_3.take()));
                        }
                        a[((i * n) + j)] = kept_1.keep(s) / d_2;
                    }
                }
                if !running {
                    break;
                }
            }
            kept_8.keep(passes_of_kept_8);
            if !jumped {
                result = true;
            }
            for j in ::rootgrad_autodiff::rt::Steps::from(0..n).take(kept_8.take()).rev()
            {
                let v_4 = kept_6.take();
                let mut d_d: f64 = -0.0;
                if v_4 {} else {
                    let d_2 = kept_5.take();
                    let mut d_d_2: f64 = -0.0;
                    for i in ((j + 1)..n).rev() {
                        let v_1 = kept_1.take();
                        let mut d_s: f64 = -0.0;
                        let d_1 = ::core::mem::take(&mut d_a[(i * n) + j]);
                        d_s += d_1 / d_2;
                        d_d_2 -= d_1 / d_2 * (v_1 / d_2);
                        for k_2 in (0..j).rev() {
                            let (v_2, v_3) = pass_1.take();
                            let d_3 = d_s;
                            d_a[(i * n) + k_2] -= d_3 * v_2;
                            d_a[(j * n) + k_2] -= d_3 * v_3;
                        }
                        d_a[(i * n) + j] += d_s;
                    }
                    let d_4 = ::core::mem::take(&mut d_a[(j * n) + j]);
                    d_d_2 += d_4;
                    d_d += d_d_2 * ::rootgrad_autodiff::rules::by_result::sqrt(d_2);
                }
                for k in (0..j).rev() {
                    let v_5 = kept_7.take();
                    let d_5 = d_d;
                    d_a[(j * n) + k] -= d_5 * v_5;
                    d_a[(j * n) + k] -= d_5 * v_5;
                }
                d_a[(j * n) + j] += d_d;
            }
            kept_1.finish();
            pass_1.finish();
            kept_5.finish();
            kept_6.finish();
            kept_7.finish();
            result
        }
        /// The forward derivative of [`factor`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(a: &mut [f64], t_a: &mut [f64], n: usize) -> bool {
            ::rootgrad_autodiff::rt::equal_lengths("a", a.len(), "t_a", t_a.len());
            let mut result: bool = ::core::default::Default::default();
            let mut running = true;
            let mut jumped = false;
            for j in 0..n {
                let mut d = a[((j * n) + j)];
                let mut t_d = t_a[(j * n) + j];
                for k in 0..j {
                    t_d
                        -= t_a[(j * n) + k] * a[((j * n) + k)]
                            + a[((j * n) + k)] * t_a[(j * n) + k];
                    d -= a[((j * n) + k)] * a[((j * n) + k)];
                }
                if d <= 0.0 {
                    result = false;
                    running = false;
                    jumped = true;
                } else {
                    let d_2 = d.sqrt();
                    let t_d_2 = ::rootgrad_autodiff::rules::sqrt(d) * t_d;
                    t_a[(j * n) + j] = t_d_2;
                    a[((j * n) + j)] = d_2;
                    for i in (j + 1)..n {
                        let mut s = a[((i * n) + j)];
                        let mut t_s = t_a[(i * n) + j];
                        for k_2 in 0..j {
                            t_s
                                -= t_a[(i * n) + k_2] * a[((j * n) + k_2)]
                                    + a[((i * n) + k_2)] * t_a[(j * n) + k_2];
                            s -= a[((i * n) + k_2)] * a[((j * n) + k_2)];
                        }
                        t_a[(i * n) + j] = (t_s - (s / d_2) * t_d_2) / d_2;
                        a[((i * n) + j)] = s / d_2;
                    }
                }
                if !running {
                    break;
                }
            }
            if !jumped {
                result = true;
            }
            result
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&mut [f64], usize) -> bool + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) -> (bool, bool) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let value = Self::pushforward(a0, t0, a1);
            let zero = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, zero)
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
            n: usize,
        ) -> bool {
            ::rootgrad_autodiff::rt::same_length("a", a.len(), d_a.len());
            ::rootgrad_autodiff::rt::same_length("t_a", t_a.len(), d_t_a.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_18 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            let mut result: bool = ::core::default::Default::default();
            let mut running = true;
            let mut jumped = false;
            let mut running_2 = true;
            let mut passes_of_kept_23 = 0usize;
            for j in 0..n {
                passes_of_kept_23 += 1;
                let mut d = a[((j * n) + j)];
                let mut t_d = t_a[((j * n) + j)];
                for k in 0..j {
                    let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_21 = ::rootgrad_autodiff::rt::Slot::new();
                    t_d
                        -= (kept_21.keep(t_a[((j * n) + k)])
                            * kept_20.keep(a[((j * n) + k)]))
                            + (a[((j * n) + k)] * t_a[((j * n) + k)]);
                    d -= a[((j * n) + k)] * kept_19.keep(a[((j * n) + k)]);
                    pass_4.push((kept_19.take(), kept_20.take(), kept_21.take()));
                }
                if kept_18.keep((d <= 0.0)) {
                    result = false;
                    running = false;
                    jumped = true;
                } else {
                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                    let d_2 = kept_16.keep(d.sqrt());
                    let x = kept_15.keep(d);
                    let sqrt_2 = x.sqrt();
                    let t_d_2 = kept_14.keep(((0.5 / sqrt_2) * kept_13.keep(t_d)));
                    t_a[((j * n) + j)] = t_d_2;
                    a[((j * n) + j)] = d_2;
                    for i in (j + 1)..n {
                        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut s = a[((i * n) + j)];
                        let mut t_s = t_a[((i * n) + j)];
                        for k_2 in 0..j {
                            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                            t_s
                                -= (kept_8.keep(t_a[((i * n) + k_2)])
                                    * kept_7.keep(a[((j * n) + k_2)]))
                                    + (kept_10.keep(a[((i * n) + k_2)])
                                        * kept_9.keep(t_a[((j * n) + k_2)]));
                            s
                                -= kept_6.keep(a[((i * n) + k_2)])
                                    * kept_5.keep(a[((j * n) + k_2)]);
                            pass_1
                                .push((
                                    kept_5.take(),
                                    kept_6.take(),
                                    kept_7.take(),
                                    kept_8.take(),
                                    kept_9.take(),
                                    kept_10.take(),
                                ));
                        }
                        t_a[((i * n) + j)] = kept_4
                            .keep((t_s - (kept_3.keep((kept_2.keep(s) / d_2)) * t_d_2)))
                            / d_2;
                        a[((i * n) + j)] = kept_1.keep(s) / d_2;
                        pass_2
                            .push((
                                kept_1.take(),
                                kept_2.take(),
                                kept_3.take(),
                                kept_4.take(),
                            ));
                    }
                    pass_3
                        .push((
                            kept_13.take(),
                            kept_14.take(),
                            kept_15.take(),
                            kept_16.take(),
                        ));
                }
                if !running {
                    running_2 = false;
                }
                if !running_2 {
                    break;
                }
            }
            kept_23.keep(passes_of_kept_23);
            if !jumped {
                result = true;
            }
            let result_2: bool = result;
            for j in ::rootgrad_autodiff::rt::Steps::from(0..n)
                .take(kept_23.take())
                .rev()
            {
                let v_12 = kept_18.take();
                let mut d_d: f64 = -0.0;
                let mut d_t_d: f64 = -0.0;
                if v_12 {} else {
                    let (v_11, t_d_2, x, d_2) = pass_3.take();
                    let sqrt_2 = x.sqrt();
                    let mut d_d_2: f64 = -0.0;
                    let mut d_x: f64 = -0.0;
                    let mut d_sqrt_2: f64 = -0.0;
                    let mut d_t_d_2: f64 = -0.0;
                    for i in ((j + 1)..n).rev() {
                        let (v_1, v_2, v_3, v_4) = pass_2.take();
                        let mut d_s: f64 = -0.0;
                        let mut d_t_s: f64 = -0.0;
                        let d_1 = ::core::mem::take(&mut d_a[(i * n) + j]);
                        d_s += d_1 / d_2;
                        d_d_2 -= d_1 / d_2 * (v_1 / d_2);
                        let d_3 = ::core::mem::take(&mut d_t_a[(i * n) + j]);
                        let d_4 = d_3 / d_2;
                        d_t_s += d_4;
                        let d_5 = d_4 * t_d_2;
                        d_s -= d_5 / d_2;
                        d_d_2 += d_5 / d_2 * (v_2 / d_2);
                        d_t_d_2 -= d_4 * v_3;
                        d_d_2 -= d_3 / d_2 * (v_4 / d_2);
                        for k_2 in (0..j).rev() {
                            let (v_5, v_6, v_7, v_8, v_9, v_10) = pass_1.take();
                            let d_6 = d_s;
                            d_a[(i * n) + k_2] -= d_6 * v_5;
                            d_a[(j * n) + k_2] -= d_6 * v_6;
                            let d_7 = d_t_s;
                            d_t_a[(i * n) + k_2] -= d_7 * v_7;
                            d_a[(j * n) + k_2] -= d_7 * v_8;
                            d_a[(i * n) + k_2] -= d_7 * v_9;
                            d_t_a[(j * n) + k_2] -= d_7 * v_10;
                        }
                        d_t_a[(i * n) + j] += d_t_s;
                        d_a[(i * n) + j] += d_s;
                    }
                    let d_8 = ::core::mem::take(&mut d_a[(j * n) + j]);
                    d_d_2 += d_8;
                    let d_9 = ::core::mem::take(&mut d_t_a[(j * n) + j]);
                    d_t_d_2 += d_9;
                    let d_10 = d_t_d_2 * v_11;
                    d_sqrt_2 -= d_10 / sqrt_2 * (0.5 / sqrt_2);
                    d_t_d += d_t_d_2 * (0.5 / sqrt_2);
                    d_x
                        += d_sqrt_2
                            * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
                    d_d += d_x;
                    d_d += d_d_2 * ::rootgrad_autodiff::rules::by_result::sqrt(d_2);
                }
                for k in (0..j).rev() {
                    let (v_13, v_14, v_15) = pass_4.take();
                    let d_11 = d_d;
                    d_a[(j * n) + k] -= d_11 * v_13;
                    d_a[(j * n) + k] -= d_11 * v_13;
                    let d_12 = d_t_d;
                    d_t_a[(j * n) + k] -= d_12 * v_14;
                    d_a[(j * n) + k] -= d_12 * v_15;
                    d_a[(j * n) + k] -= d_12 * v_15;
                    d_t_a[(j * n) + k] -= d_12 * v_14;
                }
                d_t_a[(j * n) + j] += d_t_d;
                d_a[(j * n) + j] += d_d;
            }
            pass_1.finish();
            pass_2.finish();
            pass_3.finish();
            kept_18.finish();
            pass_4.finish();
            result_2
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&mut [f64], usize) -> bool + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<(bool, bool)>,
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
            let _primal = Self::pushforward_pullback(&mut a0, d0, &mut a1, d1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<bool>,
        ) {
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            let _primal = Self::pullback(&mut a0, d0, a1);
        }
    }
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
        fn pullback(l: &[f64], d_l: &mut [f64], b: &mut [f64], d_b: &mut [f64]) {
            ::rootgrad_autodiff::rt::same_length("l", l.len(), d_l.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
            let n = b.len();
            for i in 0..n {
                for k in 0..i {
                    b[i] -= l[((i * n) + k)] * kept_4.keep(b[k]);
                }
                b[i] = kept_3.keep(b[i]) / l[((i * n) + i)];
            }
            for i_2 in (0..n).rev() {
                for k_2 in (i_2 + 1)..n {
                    b[i_2] -= l[((k_2 * n) + i_2)] * kept_2.keep(b[k_2]);
                }
                b[i_2] = kept_1.keep(b[i_2]) / l[((i_2 * n) + i_2)];
            }
            for i_2 in (0..n).rev().rev() {
                let v_1 = kept_1.take();
                let d_1 = ::core::mem::take(&mut d_b[i_2]);
                d_b[i_2] += d_1 / l[((i_2 * n) + i_2)];
                d_l[(i_2 * n) + i_2]
                    -= d_1 / l[((i_2 * n) + i_2)] * (v_1 / l[((i_2 * n) + i_2)]);
                for k_2 in ((i_2 + 1)..n).rev() {
                    let v_2 = kept_2.take();
                    let d_2 = d_b[i_2];
                    d_l[(k_2 * n) + i_2] -= d_2 * v_2;
                    d_b[k_2] -= d_2 * l[((k_2 * n) + i_2)];
                }
            }
            for i in (0..n).rev() {
                let v_3 = kept_3.take();
                let d_3 = ::core::mem::take(&mut d_b[i]);
                d_b[i] += d_3 / l[((i * n) + i)];
                d_l[(i * n) + i] -= d_3 / l[((i * n) + i)] * (v_3 / l[((i * n) + i)]);
                for k in (0..i).rev() {
                    let v_4 = kept_4.take();
                    let d_4 = d_b[i];
                    d_l[(i * n) + k] -= d_4 * v_4;
                    d_b[k] -= d_4 * l[((i * n) + k)];
                }
            }
            kept_1.finish();
            kept_2.finish();
            kept_3.finish();
            kept_4.finish();
        }
        /// The forward derivative of [`solve`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(l: &[f64], t_l: &[f64], b: &mut [f64], t_b: &mut [f64]) {
            ::rootgrad_autodiff::rt::equal_lengths("l", l.len(), "t_l", t_l.len());
            ::rootgrad_autodiff::rt::equal_lengths("b", b.len(), "t_b", t_b.len());
            let n = b.len();
            for i in 0..n {
                for k in 0..i {
                    t_b[i] -= t_l[(i * n) + k] * b[k] + l[((i * n) + k)] * t_b[k];
                    b[i] -= l[((i * n) + k)] * b[k];
                }
                t_b[i] = (t_b[i] - (b[i] / l[((i * n) + i)]) * t_l[(i * n) + i])
                    / l[((i * n) + i)];
                b[i] = b[i] / l[((i * n) + i)];
            }
            for i_2 in (0..n).rev() {
                for k_2 in (i_2 + 1)..n {
                    t_b[i_2]
                        -= t_l[(k_2 * n) + i_2] * b[k_2]
                            + l[((k_2 * n) + i_2)] * t_b[k_2];
                    b[i_2] -= l[((k_2 * n) + i_2)] * b[k_2];
                }
                t_b[i_2] = (t_b[i_2]
                    - (b[i_2] / l[((i_2 * n) + i_2)]) * t_l[(i_2 * n) + i_2])
                    / l[((i_2 * n) + i_2)];
                b[i_2] = b[i_2] / l[((i_2 * n) + i_2)];
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64], &mut [f64]) + 'static,
            a0: &[f64],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a1: &mut [f64],
            t1: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
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
            l: &[f64],
            d_l: &mut [f64],
            t_l: &[f64],
            d_t_l: &mut [f64],
            b: &mut [f64],
            d_b: &mut [f64],
            t_b: &mut [f64],
            d_t_b: &mut [f64],
        ) {
            ::rootgrad_autodiff::rt::same_length("l", l.len(), d_l.len());
            ::rootgrad_autodiff::rt::same_length("t_l", t_l.len(), d_t_l.len());
            ::rootgrad_autodiff::rt::same_length("b", b.len(), d_b.len());
            ::rootgrad_autodiff::rt::same_length("t_b", t_b.len(), d_t_b.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
            let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
            let n = b.len();
            for i in 0..n {
                let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                for k in 0..i {
                    let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                    t_b[i]
                        -= (t_l[((i * n) + k)] * kept_15.keep(b[k]))
                            + (l[((i * n) + k)] * kept_16.keep(t_b[k]));
                    b[i] -= l[((i * n) + k)] * kept_14.keep(b[k]);
                    pass_3.push((kept_14.take(), kept_15.take(), kept_16.take()));
                }
                t_b[i] = kept_13
                    .keep(
                        (t_b[i]
                            - (kept_12.keep((kept_11.keep(b[i]) / l[((i * n) + i)]))
                                * t_l[((i * n) + i)])),
                    ) / l[((i * n) + i)];
                b[i] = kept_10.keep(b[i]) / l[((i * n) + i)];
                pass_4
                    .push((
                        kept_10.take(),
                        kept_11.take(),
                        kept_12.take(),
                        kept_13.take(),
                    ));
            }
            for i_2 in (0..n).rev() {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                for k_2 in (i_2 + 1)..n {
                    let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    t_b[i_2]
                        -= (t_l[((k_2 * n) + i_2)] * kept_6.keep(b[k_2]))
                            + (l[((k_2 * n) + i_2)] * kept_7.keep(t_b[k_2]));
                    b[i_2] -= l[((k_2 * n) + i_2)] * kept_5.keep(b[k_2]);
                    pass_1.push((kept_5.take(), kept_6.take(), kept_7.take()));
                }
                t_b[i_2] = kept_4
                    .keep(
                        (t_b[i_2]
                            - (kept_3.keep((kept_2.keep(b[i_2]) / l[((i_2 * n) + i_2)]))
                                * t_l[((i_2 * n) + i_2)])),
                    ) / l[((i_2 * n) + i_2)];
                b[i_2] = kept_1.keep(b[i_2]) / l[((i_2 * n) + i_2)];
                pass_2
                    .push((kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()));
            }
            for i_2 in (0..n).rev().rev() {
                let (v_1, v_2, v_3, v_4) = pass_2.take();
                let d_1 = ::core::mem::take(&mut d_b[i_2]);
                d_b[i_2] += d_1 / l[((i_2 * n) + i_2)];
                d_l[(i_2 * n) + i_2]
                    -= d_1 / l[((i_2 * n) + i_2)] * (v_1 / l[((i_2 * n) + i_2)]);
                let d_2 = ::core::mem::take(&mut d_t_b[i_2]);
                let d_3 = d_2 / l[((i_2 * n) + i_2)];
                d_t_b[i_2] += d_3;
                let d_4 = d_3 * t_l[((i_2 * n) + i_2)];
                d_b[i_2] -= d_4 / l[((i_2 * n) + i_2)];
                d_l[(i_2 * n) + i_2]
                    += d_4 / l[((i_2 * n) + i_2)] * (v_2 / l[((i_2 * n) + i_2)]);
                d_t_l[(i_2 * n) + i_2] -= d_3 * v_3;
                d_l[(i_2 * n) + i_2]
                    -= d_2 / l[((i_2 * n) + i_2)] * (v_4 / l[((i_2 * n) + i_2)]);
                for k_2 in ((i_2 + 1)..n).rev() {
                    let (v_5, v_6, v_7) = pass_1.take();
                    let d_5 = d_b[i_2];
                    d_l[(k_2 * n) + i_2] -= d_5 * v_5;
                    d_b[k_2] -= d_5 * l[((k_2 * n) + i_2)];
                    let d_6 = d_t_b[i_2];
                    d_t_l[(k_2 * n) + i_2] -= d_6 * v_6;
                    d_b[k_2] -= d_6 * t_l[((k_2 * n) + i_2)];
                    d_l[(k_2 * n) + i_2] -= d_6 * v_7;
                    d_t_b[k_2] -= d_6 * l[((k_2 * n) + i_2)];
                }
            }
            for i in (0..n).rev() {
                let (v_8, v_9, v_10, v_11) = pass_4.take();
                let d_7 = ::core::mem::take(&mut d_b[i]);
                d_b[i] += d_7 / l[((i * n) + i)];
                d_l[(i * n) + i] -= d_7 / l[((i * n) + i)] * (v_8 / l[((i * n) + i)]);
                let d_8 = ::core::mem::take(&mut d_t_b[i]);
                let d_9 = d_8 / l[((i * n) + i)];
                d_t_b[i] += d_9;
                let d_10 = d_9 * t_l[((i * n) + i)];
                d_b[i] -= d_10 / l[((i * n) + i)];
                d_l[(i * n) + i] += d_10 / l[((i * n) + i)] * (v_9 / l[((i * n) + i)]);
                d_t_l[(i * n) + i] -= d_9 * v_10;
                d_l[(i * n) + i] -= d_8 / l[((i * n) + i)] * (v_11 / l[((i * n) + i)]);
                for k in (0..i).rev() {
                    let (v_12, v_13, v_14) = pass_3.take();
                    let d_11 = d_b[i];
                    d_l[(i * n) + k] -= d_11 * v_12;
                    d_b[k] -= d_11 * l[((i * n) + k)];
                    let d_12 = d_t_b[i];
                    d_t_l[(i * n) + k] -= d_12 * v_13;
                    d_b[k] -= d_12 * t_l[((i * n) + k)];
                    d_l[(i * n) + k] -= d_12 * v_14;
                    d_t_b[k] -= d_12 * l[((i * n) + k)];
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
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[f64], &mut [f64]) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
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
            let mut a3 = ::std::borrow::ToOwned::to_owned(a3);
            let mut store2 = ::std::vec::Vec::new();
            let d2 = ::rootgrad_autodiff::rt::or_zeroed(
                d2.into_slice(),
                a2.len(),
                &mut store2,
            );
            let mut a2 = ::std::borrow::ToOwned::to_owned(a2);
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
            Self::pushforward_pullback(a0, d0, a1, d1, &mut a2, d2, &mut a3, d3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            Self::pullback(a0, d0, &mut a1, d1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(factor as rule_of_factor, solve as rule_of_solve);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let result: f64;
        let n = 3;
        let mut a = p[..(n * n)].to_vec();
        let mut b = p[(n * n)..].to_vec();
        kept_2.keep_when(rule_of_factor::__BEFORE, &a);
        let value = rule_of_factor::__of(factor)(&mut a, n);
        if ::rootgrad_autodiff::rt::bits(!value) {
            result = -1.0;
        } else {
            kept_1.keep_when(rule_of_solve::__BEFORE, &b);
            rule_of_solve::__of(solve)(&a, &mut b);
            let mut sum_2: f64 = -0.0;
            let length = b.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = &b[i_2];
                sum_2 += ((i + 1) as f64) * (*v);
            }
            result = sum_2;
        }
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        if !value {
            let _ = ::core::mem::take(&mut d_result);
        } else {
            let length = b.len();
            let mut d_sum_2: f64 = -0.0;
            let d_2 = ::core::mem::take(&mut d_result);
            d_sum_2 += d_2;
            for i_2 in 0..length {
                let i = i_2;
                let d_3 = d_sum_2;
                d_b[i_2] += d_3 * ((i + 1) as f64);
            }
            let v_1 = kept_1.take_when(rule_of_solve::__BEFORE);
            rule_of_solve::__vjp(
                &a,
                &mut d_a,
                &*::rootgrad_autodiff::rt::before_or(&v_1, &b),
                &mut d_b,
                ::rootgrad_autodiff::rt::Unused,
            );
        }
        let v_2 = kept_2.take_when(rule_of_factor::__BEFORE);
        rule_of_factor::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_2, &a),
            &mut d_a,
            n,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[n * n..][..], &d_b[..]);
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[..n * n][..], &d_a[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(factor as rule_of_factor, solve as rule_of_solve);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let result: f64;
        let t_result: f64;
        let n = 3;
        let mut a = p[..(n * n)].to_vec();
        let mut t_a = t_p[..n * n].to_vec();
        let mut b = p[(n * n)..].to_vec();
        let mut t_b = t_p[n * n..].to_vec();
        let (v_1, t_value) = rule_of_factor::__jvp(
            factor,
            &mut a,
            &mut t_a,
            n,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        if ::rootgrad_autodiff::rt::bits(!value) {
            t_result = 0.0;
            result = -1.0;
        } else {
            rule_of_solve::__jvp(solve, &a, &t_a, &mut b, &mut t_b);
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length = b.len();
            for i_2 in 0..length {
                let i = i_2;
                let v = &b[i_2];
                let t_v = &t_b[i_2];
                t_sum_2 += ((i + 1) as f64) * (*t_v);
                sum_2 += ((i + 1) as f64) * (*v);
            }
            t_result = t_sum_2;
            result = sum_2;
        }
        (result, t_result)
    }
}
mod quantile {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut v = x.to_vec();
        for i in 1..v.len() {
            let mut j = i;
            let mut passes_of_kept_4 = 0usize;
            while (j > 0) && (v[(j - 1)] > v[j]) {
                passes_of_kept_4 += 1;
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let at_2 = kept_2.keep((j - 1));
                let at_3 = kept_1.keep(j);
                let t = v[at_2];
                v[at_2] = v[at_3];
                v[at_3] = t;
                j -= 1;
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            kept_4.keep(passes_of_kept_4);
        }
        let at = 0.7 * ((v.len() - 1) as f64);
        let k = at.floor() as usize;
        let part = at - (k as f64);
        let result: f64 = ((v[k] * (1.0 - part)) + (v[(k + 1)] * part))
            + (v[0] * v[(v.len() - 1)]);
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[k] += d_result * (1.0 - part);
        d_v[k + 1] += d_result * part;
        d_v[0] += d_result * v[(v.len() - 1)];
        d_v[v.len() - 1] += d_result * v[0];
        for i in (1..v.len()).rev() {
            let v_1 = kept_4.take();
            for _ in 0..v_1 {
                let (at_3, at_2) = pass_1.take();
                let mut d_t: f64 = -0.0;
                let d_1 = ::core::mem::take(&mut d_v[at_3]);
                d_t += d_1;
                let d_2 = ::core::mem::take(&mut d_v[at_2]);
                d_v[at_3] += d_2;
                d_v[at_2] += d_t;
            }
        }
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_v[..]);
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut v = x.to_vec();
        let mut t_v = t_x.to_vec();
        for i in 1..v.len() {
            let mut j = i;
            while (j > 0) && (v[(j - 1)] > v[j]) {
                let at_2 = j - 1;
                let at_3 = j;
                let t = v[at_2];
                let t_t = t_v[at_2];
                t_v[at_2] = t_v[at_3];
                v[at_2] = v[at_3];
                t_v[at_3] = t_t;
                v[at_3] = t;
                j -= 1;
            }
        }
        let at = 0.7 * ((v.len() - 1) as f64);
        let k = at.floor() as usize;
        let part = at - (k as f64);
        let result: f64 = ((v[k] * (1.0 - part)) + (v[(k + 1)] * part))
            + (v[0] * v[(v.len() - 1)]);
        let t_result: f64 = ((t_v[k] * (1.0 - part)) + (t_v[k + 1] * part))
            + (t_v[0] * v[(v.len() - 1)] + v[0] * t_v[v.len() - 1]);
        (result, t_result)
    }
}
mod quantile_by_indices {
    ///Says that no derivative passes through [`order`].
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum order {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl order {
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &order)
        }
        #[doc(hidden)]
        #[inline]
        fn __vjp(a0: &[f64], _: impl Sized, _: impl Sized) {}
        #[doc(hidden)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<usize> + 'static,
            a0: &[f64],
            _: impl Sized,
        ) -> (Vec<usize>, Vec<usize>) {
            let _ = Self::__of(called);
            let value = order(a0);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[inline]
        fn __jvp_vjp(
            called: impl ::core::ops::Fn(&[f64]) -> Vec<usize> + 'static,
            _: impl Sized,
            a0: &[f64],
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(order as rule_of_order);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut d_result = d_ret;
        let order = rule_of_order::__of(order)(x);
        let n = x.len();
        let median = 0.5 * (x[order[((n - 1) / 2)]] + x[order[(n / 2)]]);
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&order[1..(n - 1)]);
        let mut d_order = ::rootgrad_autodiff::Differentiable::zero_like(&order);
        let mut d_median = ::rootgrad_autodiff::Differentiable::zero_like(&median);
        let mut d_sum_2: f64 = -0.0;
        let mut d_trimmed: f64 = -0.0;
        d_trimmed += d_result * median;
        d_sum_2 += d_trimmed / ((n - 2) as f64);
        for i_2 in 0..length {
            let i = ::core::clone::Clone::clone(&order[1..(n - 1)][i_2]);
            sum_2 += x[i.clone()];
            let mut d_i = ::rootgrad_autodiff::Differentiable::zero_like(&i);
            let d_1 = d_sum_2;
            d_x[i.clone()] += d_1;
            ::rootgrad_autodiff::rt::accumulate(&mut d_order[1..n - 1][i_2], &(d_i));
        }
        let trimmed: f64 = sum_2 / ((n - 2) as f64);
        let result: f64 = median * trimmed;
        d_median += d_result * trimmed;
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_median);
        let d_3 = d_2 * 0.5;
        d_x[order[((n - 1) / 2)]] += d_3;
        d_x[order[(n / 2)]] += d_3;
        rule_of_order::__vjp(x, &mut (*d_x), d_order);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(order as rule_of_order);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let (v_1, t_order) = rule_of_order::__jvp(order, x, t_x);
        let order = v_1;
        let n = x.len();
        let median = 0.5 * (x[order[((n - 1) / 2)]] + x[order[(n / 2)]]);
        let t_median = 0.5
            * (::rootgrad_autodiff::rt::scalar(t_x[order[((n - 1) / 2)]])
                + ::rootgrad_autodiff::rt::scalar(t_x[order[(n / 2)]]));
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&order[1..(n - 1)]);
        for i_2 in 0..length {
            let i = order[1..(n - 1)][i_2];
            let t_i = t_order[1..n - 1][i_2];
            t_sum_2 += t_x[i.clone()];
            sum_2 += x[i.clone()];
        }
        let trimmed: f64 = sum_2 / ((n - 2) as f64);
        let t_trimmed: f64 = t_sum_2 / ((n - 2) as f64);
        let result: f64 = median * trimmed;
        let t_result: f64 = t_median * trimmed + median * t_trimmed;
        (result, t_result)
    }
}
mod convolution {
    ///The derivative of [`convolve`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum convolve {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl convolve {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &convolve)
        }
        /// The reverse derivative of [`convolve`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            out: &mut [f64],
            d_out: &mut [f64],
            image: &[f64],
            d_image: &mut [f64],
            kernel: &[f64],
            d_kernel: &mut [f64],
            width: usize,
            height: usize,
        ) {
            ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
            ::rootgrad_autodiff::rt::same_length("image", image.len(), d_image.len());
            ::rootgrad_autodiff::rt::same_length("kernel", kernel.len(), d_kernel.len());
            let like_ky = ::rootgrad_autodiff::rt::Like::new();
            let like_kx = ::rootgrad_autodiff::rt::Like::new();
            for y in 0..height {
                for x in 0..width {
                    let mut sum = 0.0;
                    for ky in 0..3 {
                        like_ky.of(&ky);
                        for kx in 0..3 {
                            like_kx.of(&kx);
                            let iy = y + ky;
                            let ix = x + kx;
                            if (((iy < 1) || (iy > height)) || (ix < 1)) || (ix > width)
                            {} else {
                                sum
                                    += image[((((iy - 1) * width) + ix) - 1)]
                                        * kernel[((ky * 3) + kx)];
                            }
                        }
                    }
                    let t;
                    if sum > 0.0 {
                        t = sum;
                    } else {
                        t = 0.1 * sum;
                    }
                    out[((y * width) + x)] = t;
                    let mut d_sum: f64 = -0.0;
                    let mut d_t: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_out[(y * width) + x]);
                    d_t += d_1;
                    if sum > 0.0 {
                        let d_2 = ::core::mem::take(&mut d_t);
                        d_sum += d_2;
                    } else {
                        let d_3 = ::core::mem::take(&mut d_t);
                        d_sum += d_3 * 0.1;
                    }
                    for ky in 0..3 {
                        like_ky.of(&ky);
                        for kx in 0..3 {
                            like_kx.of(&kx);
                            let iy = y + ky;
                            let ix = x + kx;
                            if (((iy < 1) || (iy > height)) || (ix < 1)) || (ix > width)
                            {} else {
                                let d_4 = d_sum;
                                d_image[(((iy - 1) * width) + ix) - 1]
                                    += d_4 * kernel[((ky * 3) + kx)];
                                d_kernel[(ky * 3) + kx]
                                    += d_4 * image[((((iy - 1) * width) + ix) - 1)];
                            }
                        }
                    }
                }
            }
        }
        /// The forward derivative of [`convolve`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            out: &mut [f64],
            t_out: &mut [f64],
            image: &[f64],
            t_image: &[f64],
            kernel: &[f64],
            t_kernel: &[f64],
            width: usize,
            height: usize,
        ) {
            ::rootgrad_autodiff::rt::equal_lengths(
                "out",
                out.len(),
                "t_out",
                t_out.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "image",
                image.len(),
                "t_image",
                t_image.len(),
            );
            ::rootgrad_autodiff::rt::equal_lengths(
                "kernel",
                kernel.len(),
                "t_kernel",
                t_kernel.len(),
            );
            for y in 0..height {
                for x in 0..width {
                    let mut sum = 0.0;
                    let mut t_sum = 0.0;
                    for ky in 0..3 {
                        for kx in 0..3 {
                            let iy = y + ky;
                            let ix = x + kx;
                            if (((iy < 1) || (iy > height)) || (ix < 1)) || (ix > width)
                            {} else {
                                t_sum
                                    += t_image[(((iy - 1) * width) + ix) - 1]
                                        * kernel[((ky * 3) + kx)]
                                        + image[((((iy - 1) * width) + ix) - 1)]
                                            * t_kernel[(ky * 3) + kx];
                                sum
                                    += image[((((iy - 1) * width) + ix) - 1)]
                                        * kernel[((ky * 3) + kx)];
                            }
                        }
                    }
                    let t;
                    let t_t;
                    if sum > 0.0 {
                        t_t = t_sum;
                        t = sum;
                    } else {
                        t_t = 0.1 * t_sum;
                        t = 0.1 * sum;
                    }
                    t_out[(y * width) + x] = t_t;
                    out[((y * width) + x)] = t;
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
                &mut [f64],
                &[f64],
                &[f64],
                usize,
                usize,
            ) + 'static,
            a0: &mut [f64],
            t0: impl ::rootgrad_autodiff::rt::TangentMut<[f64]>,
            a1: &[f64],
            t1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a2: &[f64],
            t2: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            a3: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let _ = Self::__of(called);
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            let mut store2 = ::core::option::Option::None;
            let t2 = t2.or_zero(&*a2, &mut store2);
            Self::pushforward(a0, t0, a1, t1, a2, t2, a3, a4)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn pushforward_pullback(
            out: &mut [f64],
            d_out: &mut [f64],
            t_out: &mut [f64],
            d_t_out: &mut [f64],
            image: &[f64],
            d_image: &mut [f64],
            t_image: &[f64],
            d_t_image: &mut [f64],
            kernel: &[f64],
            d_kernel: &mut [f64],
            t_kernel: &[f64],
            d_t_kernel: &mut [f64],
            width: usize,
            height: usize,
        ) {
            ::rootgrad_autodiff::rt::same_length("out", out.len(), d_out.len());
            ::rootgrad_autodiff::rt::same_length("t_out", t_out.len(), d_t_out.len());
            ::rootgrad_autodiff::rt::same_length("image", image.len(), d_image.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_image",
                t_image.len(),
                d_t_image.len(),
            );
            ::rootgrad_autodiff::rt::same_length("kernel", kernel.len(), d_kernel.len());
            ::rootgrad_autodiff::rt::same_length(
                "t_kernel",
                t_kernel.len(),
                d_t_kernel.len(),
            );
            let like_ky = ::rootgrad_autodiff::rt::Like::new();
            let like_kx = ::rootgrad_autodiff::rt::Like::new();
            for y in 0..height {
                for x in 0..width {
                    let mut sum = 0.0;
                    let mut t_sum = 0.0;
                    for ky in 0..3 {
                        like_ky.of(&ky);
                        for kx in 0..3 {
                            like_kx.of(&kx);
                            let iy = y + ky;
                            let ix = x + kx;
                            if (((iy < 1) || (iy > height)) || (ix < 1)) || (ix > width)
                            {} else {
                                t_sum
                                    += (t_image[((((iy - 1) * width) + ix) - 1)]
                                        * kernel[((ky * 3) + kx)])
                                        + (image[((((iy - 1) * width) + ix) - 1)]
                                            * t_kernel[((ky * 3) + kx)]);
                                sum
                                    += image[((((iy - 1) * width) + ix) - 1)]
                                        * kernel[((ky * 3) + kx)];
                            }
                        }
                    }
                    let t;
                    let t_t;
                    if sum > 0.0 {
                        t_t = t_sum;
                        t = sum;
                    } else {
                        t_t = 0.1 * t_sum;
                        t = 0.1 * sum;
                    }
                    t_out[((y * width) + x)] = t_t;
                    out[((y * width) + x)] = t;
                    let mut d_sum: f64 = -0.0;
                    let mut d_t_sum: f64 = -0.0;
                    let mut d_t: f64 = -0.0;
                    let mut d_t_t: f64 = -0.0;
                    let d_1 = ::core::mem::take(&mut d_out[(y * width) + x]);
                    d_t += d_1;
                    let d_2 = ::core::mem::take(&mut d_t_out[(y * width) + x]);
                    d_t_t += d_2;
                    if sum > 0.0 {
                        let d_3 = ::core::mem::take(&mut d_t);
                        d_sum += d_3;
                        let d_4 = ::core::mem::take(&mut d_t_t);
                        d_t_sum += d_4;
                    } else {
                        let d_5 = ::core::mem::take(&mut d_t);
                        d_sum += d_5 * 0.1;
                        let d_6 = ::core::mem::take(&mut d_t_t);
                        d_t_sum += d_6 * 0.1;
                    }
                    for ky in 0..3 {
                        like_ky.of(&ky);
                        for kx in 0..3 {
                            like_kx.of(&kx);
                            let iy = y + ky;
                            let ix = x + kx;
                            if (((iy < 1) || (iy > height)) || (ix < 1)) || (ix > width)
                            {} else {
                                let d_7 = d_sum;
                                d_image[(((iy - 1) * width) + ix) - 1]
                                    += d_7 * kernel[((ky * 3) + kx)];
                                d_kernel[(ky * 3) + kx]
                                    += d_7 * image[((((iy - 1) * width) + ix) - 1)];
                                let d_8 = d_t_sum;
                                d_t_image[(((iy - 1) * width) + ix) - 1]
                                    += d_8 * kernel[((ky * 3) + kx)];
                                d_kernel[(ky * 3) + kx]
                                    += d_8 * t_image[((((iy - 1) * width) + ix) - 1)];
                                d_image[(((iy - 1) * width) + ix) - 1]
                                    += d_8 * t_kernel[((ky * 3) + kx)];
                                d_t_kernel[(ky * 3) + kx]
                                    += d_8 * image[((((iy - 1) * width) + ix) - 1)];
                            }
                        }
                    }
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(
                &mut [f64],
                &[f64],
                &[f64],
                usize,
                usize,
            ) + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d3: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a4: &[f64],
            d4: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a5: impl ::rootgrad_autodiff::rt::TangentRef<[f64]>,
            d5: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a6: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a8: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let _ = Self::__of(called);
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
            Self::pushforward_pullback(
                &mut a0,
                d0,
                &mut a1,
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
                a8,
            );
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[f64],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a1: &[f64],
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a2: &[f64],
            d2: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, f64>,
            a3: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zeroed(
                d0.into_slice(),
                a0.len(),
                &mut store0,
            );
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::pullback(&mut a0, d0, a1, d1, a2, d2, a3, a4);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(convolve as rule_of_convolve);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut d_result = d_ret;
        let (kernel, image) = p.split_at(9);
        let width = 4;
        let height = 2;
        let mut out = ::std::vec![0.0; (width * height)];
        kept_2.keep_when(rule_of_convolve::__BEFORE, &out);
        rule_of_convolve::__of(convolve)(&mut out, image, kernel, width, height);
        let mut total = 0.0;
        let mut d_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
        let mut d_total: f64 = -0.0;
        d_total += d_result;
        for x in (0..width).step_by(2) {
            let mut top = out[x];
            let t = [(x + 1), (width + x), ((width + x) + 1)];
            let length = t.len();
            for i in 0..length {
                let at = t[i];
                top = kept_1.keep(top).max(out[at]);
            }
            total += top * top;
            let mut d_top = -0.0;
            let d_1 = d_total;
            d_top += d_1 * top;
            d_top += d_1 * top;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let at = t[i];
                let d_2 = ::core::mem::take(&mut d_top);
                d_top += d_2 * ::rootgrad_autodiff::rules::max(v_1, out[at]).0;
                d_out[at] += d_2 * ::rootgrad_autodiff::rules::max(v_1, out[at]).1;
            }
            d_out[x] += d_top;
        }
        let result: f64 = total;
        let (kernel, image) = p.split_at(9);
        let v_2 = kept_2.take_when(rule_of_convolve::__BEFORE);
        ::rootgrad_autodiff::rt::with_parts(
            &mut *d_p,
            [
                ::rootgrad_autodiff::rt::span_of(p, image),
                ::rootgrad_autodiff::rt::span_of(p, kernel),
            ],
            |[d_3, d_4]| rule_of_convolve::__vjp(
                &*::rootgrad_autodiff::rt::before_or(&v_2, &out),
                &mut d_out,
                image,
                d_3,
                kernel,
                d_4,
                width,
                ::rootgrad_autodiff::rt::Inactive,
                height,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            ),
        );
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(convolve as rule_of_convolve);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let (kernel, image) = p.split_at(9);
        let (t_kernel, t_image) = t_p.split_at(9);
        let width = 4;
        let height = 2;
        let mut out = ::std::vec![0.0; (width * height)];
        let mut t_out = ::std::vec![0.0; width * height];
        rule_of_convolve::__jvp(
            convolve,
            &mut out,
            &mut t_out,
            image,
            t_image,
            kernel,
            t_kernel,
            width,
            ::rootgrad_autodiff::rt::Inactive,
            height,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let mut total = 0.0;
        let mut t_total = 0.0;
        for x in (0..width).step_by(2) {
            let mut top = out[x];
            let mut t_top = t_out[x];
            let t = [(x + 1), (width + x), ((width + x) + 1)];
            let length = t.len();
            for i in 0..length {
                let at = t[i];
                let p_1 = ::rootgrad_autodiff::rules::max(top, out[at]);
                t_top = p_1.0 * t_top + p_1.1 * t_out[at];
                top = top.max(out[at]);
            }
            t_total += t_top * top + top * t_top;
            total += top * top;
        }
        let result: f64 = total;
        let t_result: f64 = t_total;
        (result, t_result)
    }
}
mod fourier_filter {
    impl C {
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(self: Self, o: C, d_ret: C) -> (C, Self, C) {
            let result: C = C {
                re: (self.re * o.re) - (self.im * o.im),
                im: (self.re * o.im) + (self.im * o.re),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2 * o.re;
            d_o.re += d_2 * self.re;
            d_self.im -= d_2 * o.im;
            d_o.im -= d_2 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.re += d_4 * o.im;
            d_o.im += d_4 * self.re;
            d_self.im += d_4 * o.re;
            d_o.re += d_4 * self.im;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(self: Self, t_self: Self, o: C, t_o: C) -> (C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.re) * o.re
                        + self.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                        - (::rootgrad_autodiff::rt::scalar(t_self.im) * o.im
                            + self.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                    (self.re * o.re) - (self.im * o.im),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.re) * o.im
                        + self.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                        + (::rootgrad_autodiff::rt::scalar(t_self.im) * o.re
                            + self.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                    (self.re * o.im) + (self.im * o.re),
                ),
            };
            let result: C = C {
                re: (self.re * o.re) - (self.im * o.im),
                im: (self.re * o.im) + (self.im * o.re),
            };
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
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::times_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_times(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::times_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn times_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: C,
            t_o: C,
            d_ret: (C, C),
        ) -> (Self, Self, C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.re * o.re) + (self.re * t_o.re))
                        - ((t_self.im * o.im) + (self.im * t_o.im))),
                    ((self.re * o.re) - (self.im * o.im)),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.re * o.im) + (self.re * t_o.im))
                        + ((t_self.im * o.re) + (self.im * t_o.re))),
                    ((self.re * o.im) + (self.im * o.re)),
                ),
            };
            let result: C = C {
                re: (self.re * o.re) - (self.im * o.im),
                im: (self.re * o.im) + (self.im * o.re),
            };
            let result_2: (C, C) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2 * o.re;
            d_o.re += d_2 * self.re;
            d_self.im -= d_2 * o.im;
            d_o.im -= d_2 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.re += d_4 * o.im;
            d_o.im += d_4 * self.re;
            d_self.im += d_4 * o.re;
            d_o.re += d_4 * self.im;
            let C { re: d_5, im: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_self.re += d_6 * o.re;
            d_o.re += d_6 * t_self.re;
            d_self.re += d_6 * t_o.re;
            d_t_o.re += d_6 * self.re;
            d_t_self.im -= d_6 * o.im;
            d_o.im -= d_6 * t_self.im;
            d_self.im -= d_6 * t_o.im;
            d_t_o.im -= d_6 * self.im;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.re += d_8 * o.im;
            d_o.im += d_8 * t_self.re;
            d_self.re += d_8 * t_o.im;
            d_t_o.im += d_8 * self.re;
            d_t_self.im += d_8 * o.re;
            d_o.re += d_8 * t_self.im;
            d_self.im += d_8 * t_o.re;
            d_t_o.re += d_8 * self.im;
            (d_self, d_t_self, d_o, d_t_o)
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
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::times_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_times<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::times_pushforward_pullback(
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
        fn __vjp_times<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::times_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_times<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::times_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_times(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_times(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pullback(self: Self, o: C, d_ret: C) -> (C, Self, C) {
            let result: C = C {
                re: self.re + o.re,
                im: self.im + o.im,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_o.re += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_o.im += d_4;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`plus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn plus_pushforward(self: Self, t_self: Self, o: C, t_o: C) -> (C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.re)
                        + ::rootgrad_autodiff::rt::scalar(t_o.re),
                    self.re + o.re,
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.im)
                        + ::rootgrad_autodiff::rt::scalar(t_o.im),
                    self.im + o.im,
                ),
            };
            let result: C = C {
                re: self.re + o.re,
                im: self.im + o.im,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_plus(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::plus_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_plus(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::plus_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn plus_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: C,
            t_o: C,
            d_ret: (C, C),
        ) -> (Self, Self, C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.re + t_o.re),
                    (self.re + o.re),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.im + t_o.im),
                    (self.im + o.im),
                ),
            };
            let result: C = C {
                re: self.re + o.re,
                im: self.im + o.im,
            };
            let result_2: (C, C) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_o.re += d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_o.im += d_4;
            let C { re: d_5, im: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_self.re += d_6;
            d_t_o.re += d_6;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.im += d_8;
            d_t_o.im += d_8;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::plus_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_plus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::plus_pushforward_pullback(
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
        fn __vjp_plus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::plus_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_plus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::plus_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_plus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_plus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`minus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn minus_pullback(self: Self, o: C, d_ret: C) -> (C, Self, C) {
            let result: C = C {
                re: self.re - o.re,
                im: self.im - o.im,
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_o.re -= d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_o.im -= d_4;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`minus`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn minus_pushforward(self: Self, t_self: Self, o: C, t_o: C) -> (C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.re)
                        - ::rootgrad_autodiff::rt::scalar(t_o.re),
                    self.re - o.re,
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.im)
                        - ::rootgrad_autodiff::rt::scalar(t_o.im),
                    self.im - o.im,
                ),
            };
            let result: C = C {
                re: self.re - o.re,
                im: self.im - o.im,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_minus(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::minus_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_minus(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::minus_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn minus_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: C,
            t_o: C,
            d_ret: (C, C),
        ) -> (Self, Self, C, C) {
            let t_result: C = C {
                re: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.re - t_o.re),
                    (self.re - o.re),
                ),
                im: ::rootgrad_autodiff::rt::tangent_at(
                    (t_self.im - t_o.im),
                    (self.im - o.im),
                ),
            };
            let result: C = C {
                re: self.re - o.re,
                im: self.im - o.im,
            };
            let result_2: (C, C) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let C { re: d_1, im: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.re += d_2;
            d_o.re -= d_2;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.im += d_4;
            d_o.im -= d_4;
            let C { re: d_5, im: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_self.re += d_6;
            d_t_o.re -= d_6;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.im += d_8;
            d_t_o.im -= d_8;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_minus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::minus_pushforward_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                a2,
                a3,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_minus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::minus_pushforward_pullback(
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
        fn __vjp_minus<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::minus_pullback(
                ::core::clone::Clone::clone(self),
                a1,
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_minus<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::minus_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_minus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_minus(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    ///The derivative of [`transform`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum transform {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl transform {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &transform)
        }
        /// The reverse derivative of [`transform`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(x: &[C], d_x: &mut [C], sign: f64, d_ret: Vec<C>) -> (Vec<C>, f64) {
            ::rootgrad_autodiff::callees!(
                transform as rule_of_transform; fn __vjp_minus, fn __vjp_plus, fn
                __vjp_times
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut shape_11 = ::rootgrad_autodiff::Shapes::new();
            let result: Vec<C>;
            let n = x.len();
            if n == 1 {
                result = x.to_vec();
            } else {
                let mut even = Vec::new();
                let mut odd = Vec::new();
                for i in 0..(n / 2) {
                    even.push(x[(2 * i)]);
                    odd.push(x[((2 * i) + 1)]);
                }
                kept_3.keep_owned(&even);
                let even_3 = kept_5
                    .keep(rule_of_transform::__of(transform)(&even, sign));
                shape_9.keep(&even_3);
                kept_2.keep_owned(&odd);
                let odd_3 = kept_4.keep(rule_of_transform::__of(transform)(&odd, sign));
                shape_10.keep(&odd_3);
                let mut out = ::std::vec![(C { re : 0.0, im : 0.0, }); n];
                for k in 0..(n / 2) {
                    let angle = (((sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let argument = C {
                        re: angle.cos(),
                        im: angle.sin(),
                    };
                    shape_3.keep(&argument);
                    let t = kept_1
                        .keep(odd_3[k].times(::core::clone::Clone::clone(&argument)));
                    shape_4.keep(&t);
                    let value = even_3[k].plus(::core::clone::Clone::clone(&t));
                    shape_5.keep(&value);
                    shape_2.keep(&out[k]);
                    out[k] = value;
                    let value_2 = even_3[k].minus(::core::clone::Clone::clone(&t));
                    shape_6.keep(&value_2);
                    shape_1.keep(&out[(k + (n / 2))]);
                    out[(k + (n / 2))] = value_2;
                }
                result = ::core::clone::Clone::clone(&out);
                shape_7.keep(&even);
                shape_8.keep(&odd);
                shape_11.keep(&out);
            }
            let mut d_sign = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            if n == 1 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_1[..]);
            } else {
                let even_3 = kept_5.take();
                let odd_3 = kept_4.take();
                let mut d_even = shape_7.zero();
                let mut d_odd = shape_8.zero();
                let mut d_even_3 = shape_9.zero();
                let mut d_odd_3 = shape_10.zero();
                let mut d_out = shape_11.zero();
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_2));
                for k in (0..(n / 2)).rev() {
                    let t = kept_1.take();
                    let angle = (((sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let argument = C {
                        re: angle.cos(),
                        im: angle.sin(),
                    };
                    let mut d_angle: f64 = -0.0;
                    let mut d_argument = shape_3.zero();
                    let mut d_t = shape_4.zero();
                    let mut d_value = shape_5.zero();
                    let mut d_value_2 = shape_6.zero();
                    let d_3 = shape_1.replace(&mut d_out[k + (n / 2)]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_3));
                    (even_3[k])
                        .__vjp_minus(
                            ::core::option::Option::Some(&mut d_even_3[k]),
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            d_value_2,
                        );
                    let d_4 = shape_2.replace(&mut d_out[k]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
                    (even_3[k])
                        .__vjp_plus(
                            ::core::option::Option::Some(&mut d_even_3[k]),
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            d_value,
                        );
                    (odd_3[k])
                        .__vjp_times(
                            ::core::option::Option::Some(&mut d_odd_3[k]),
                            ::core::clone::Clone::clone(&argument),
                            &mut d_argument,
                            d_t,
                        );
                    let C { re: d_5, im: d_6 } = &d_argument else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_angle += (*d_5) * ::rootgrad_autodiff::rules::cos(angle);
                    d_angle += (*d_6) * ::rootgrad_autodiff::rules::sin(angle);
                    let d_7 = d_angle / (n as f64);
                    let d_8 = d_7 * (k as f64);
                    let d_9 = d_8 * std::f64::consts::PI;
                    d_sign += d_9 * 2.0;
                }
                let v_1 = kept_2.take();
                rule_of_transform::__vjp(&v_1, &mut d_odd, sign, &mut d_sign, d_odd_3);
                let v_2 = kept_3.take();
                rule_of_transform::__vjp(&v_2, &mut d_even, sign, &mut d_sign, d_even_3);
                for i in (0..(n / 2)).rev() {
                    let d_10 = ::rootgrad_autodiff::rt::popped(&mut d_odd);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_x[(2 * i) + 1], &(d_10));
                    let d_11 = ::rootgrad_autodiff::rt::popped(&mut d_even);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_x[2 * i], &(d_11));
                }
            }
            kept_1.finish();
            (result, d_sign)
        }
        /// The forward derivative of [`transform`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(x: &[C], t_x: &[C], sign: f64, t_sign: f64) -> (Vec<C>, Vec<C>) {
            ::rootgrad_autodiff::callees!(
                transform as rule_of_transform; fn __jvp_minus, fn __jvp_plus, fn
                __jvp_times
            );
            ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
            let result: Vec<C>;
            let t_result: Vec<C>;
            let n = x.len();
            if n == 1 {
                t_result = t_x.to_vec();
                result = x.to_vec();
            } else {
                let mut even = Vec::new();
                let mut t_even = ::rootgrad_autodiff::Differentiable::zero_like(&even);
                let mut odd = Vec::new();
                let mut t_odd = ::rootgrad_autodiff::Differentiable::zero_like(&odd);
                for i in 0..(n / 2) {
                    t_even.push(t_x[2 * i]);
                    even.push(x[(2 * i)]);
                    t_odd.push(t_x[(2 * i) + 1]);
                    odd.push(x[((2 * i) + 1)]);
                }
                let (v_1, t_even_3) = rule_of_transform::__jvp(
                    transform,
                    &even,
                    &t_even,
                    sign,
                    t_sign,
                );
                let even_3 = v_1;
                let (v_2, t_odd_3) = rule_of_transform::__jvp(
                    transform,
                    &odd,
                    &t_odd,
                    sign,
                    t_sign,
                );
                let odd_3 = v_2;
                let mut out = ::std::vec![(C { re : 0.0, im : 0.0, }); n];
                let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
                for k in 0..(n / 2) {
                    let angle = (((sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let t_angle = (((t_sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let t_argument = C {
                        re: ::rootgrad_autodiff::rules::cos(angle) * t_angle,
                        im: ::rootgrad_autodiff::rules::sin(angle) * t_angle,
                    };
                    let argument = C {
                        re: angle.cos(),
                        im: angle.sin(),
                    };
                    let (v_3, t_t) = (odd_3[k])
                        .__jvp_times(&t_odd_3[k], argument, t_argument);
                    let t = v_3;
                    let (v_4, t_value) = (even_3[k]).__jvp_plus(&t_even_3[k], t, t_t);
                    let value = v_4;
                    t_out[k] = t_value;
                    out[k] = value;
                    let (v_5, t_value_2) = (even_3[k]).__jvp_minus(&t_even_3[k], t, t_t);
                    let value_2 = v_5;
                    t_out[k + (n / 2)] = t_value_2;
                    out[(k + (n / 2))] = value_2;
                }
                t_result = t_out;
                result = out;
            }
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[C], f64) -> Vec<C> + 'static,
            a0: &[C],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[C]>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Vec<C>, Vec<C>) {
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
            x: &[C],
            d_x: &mut [C],
            t_x: &[C],
            d_t_x: &mut [C],
            sign: f64,
            t_sign: f64,
            d_ret: (Vec<C>, Vec<C>),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                transform as rule_of_transform; fn __jvp_minus, fn __jvp_plus, fn
                __jvp_times => fn __jvp_vjp_minus, fn __jvp_vjp_plus, fn __jvp_vjp_times
            );
            ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
            ::rootgrad_autodiff::rt::same_length("t_x", t_x.len(), d_t_x.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
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
            let result: Vec<C>;
            let t_result: Vec<C>;
            let n = x.len();
            if n == 1 {
                t_result = t_x.to_vec();
                shape_29.keep(&t_result);
                result = x.to_vec();
                shape_28.keep(&result);
            } else {
                let mut even = Vec::new();
                let mut t_even = ::rootgrad_autodiff::Differentiable::zero_like(&even);
                let mut odd = Vec::new();
                let mut t_odd = ::rootgrad_autodiff::Differentiable::zero_like(&odd);
                for i in 0..(n / 2) {
                    t_even.push(t_x[(2 * i)]);
                    even.push(x[(2 * i)]);
                    t_odd.push(t_x[((2 * i) + 1)]);
                    odd.push(x[((2 * i) + 1)]);
                }
                kept_4.keep_owned(&even);
                kept_5.keep_owned(&t_even);
                let v_1 = kept_7
                    .keep(
                        rule_of_transform::__jvp(
                            rule_of_transform,
                            &even,
                            &t_even,
                            sign,
                            t_sign,
                        ),
                    );
                shape_20.keep(&v_1);
                let even_3 = ::core::clone::Clone::clone(&v_1.0);
                shape_21.keep(&even_3);
                let t_even_3 = ::core::clone::Clone::clone(&v_1.1);
                shape_22.keep(&t_even_3);
                kept_2.keep_owned(&odd);
                kept_3.keep_owned(&t_odd);
                let v_2 = kept_6
                    .keep(
                        rule_of_transform::__jvp(
                            rule_of_transform,
                            &odd,
                            &t_odd,
                            sign,
                            t_sign,
                        ),
                    );
                shape_23.keep(&v_2);
                let odd_3 = ::core::clone::Clone::clone(&v_2.0);
                shape_24.keep(&odd_3);
                let t_odd_3 = ::core::clone::Clone::clone(&v_2.1);
                shape_25.keep(&t_odd_3);
                let mut out = ::std::vec![(C { re : 0.0, im : 0.0, }); n];
                let mut t_out = ::rootgrad_autodiff::Differentiable::zero_like(&out);
                for k in 0..(n / 2) {
                    let angle = (((sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let t_angle = (((t_sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let x_2 = angle;
                    let x_3 = angle;
                    let t_argument = C {
                        re: (-x_2.sin()) * t_angle,
                        im: x_3.cos() * t_angle,
                    };
                    shape_5.keep(&t_argument);
                    let argument = C {
                        re: angle.cos(),
                        im: angle.sin(),
                    };
                    shape_6.keep(&argument);
                    let v_3 = kept_1
                        .keep(
                            odd_3[k]
                                .__jvp_times(
                                    &t_odd_3[k],
                                    ::core::clone::Clone::clone(&argument),
                                    ::core::clone::Clone::clone(&t_argument),
                                ),
                        );
                    shape_7.keep(&v_3);
                    let t = ::core::clone::Clone::clone(&v_3.0);
                    shape_8.keep(&t);
                    let t_t = ::core::clone::Clone::clone(&v_3.1);
                    shape_9.keep(&t_t);
                    let v_4 = even_3[k]
                        .__jvp_plus(
                            &t_even_3[k],
                            ::core::clone::Clone::clone(&t),
                            ::core::clone::Clone::clone(&t_t),
                        );
                    shape_10.keep(&v_4);
                    let value = v_4.0;
                    shape_11.keep(&value);
                    let t_value = v_4.1;
                    shape_12.keep(&t_value);
                    shape_4.keep(&t_out[k]);
                    t_out[k] = t_value;
                    shape_3.keep(&out[k]);
                    out[k] = value;
                    let v_5 = even_3[k]
                        .__jvp_minus(
                            &t_even_3[k],
                            ::core::clone::Clone::clone(&t),
                            ::core::clone::Clone::clone(&t_t),
                        );
                    shape_13.keep(&v_5);
                    let value_2 = v_5.0;
                    shape_14.keep(&value_2);
                    let t_value_2 = v_5.1;
                    shape_15.keep(&t_value_2);
                    shape_2.keep(&t_out[(k + (n / 2))]);
                    t_out[(k + (n / 2))] = t_value_2;
                    shape_1.keep(&out[(k + (n / 2))]);
                    out[(k + (n / 2))] = value_2;
                }
                t_result = ::core::clone::Clone::clone(&t_out);
                shape_29.keep(&t_result);
                result = ::core::clone::Clone::clone(&out);
                shape_28.keep(&result);
                shape_16.keep(&even);
                shape_17.keep(&t_even);
                shape_18.keep(&odd);
                shape_19.keep(&t_odd);
                shape_26.keep(&out);
                shape_27.keep(&t_out);
            }
            let result_2: (Vec<C>, Vec<C>) = (result, t_result);
            let mut d_sign = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_sign = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_result = shape_28.zero();
            let mut d_t_result = shape_29.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            if n == 1 {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_1[..]);
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_t_x)[..], &d_2[..]);
            } else {
                let v_1 = kept_7.take();
                let even_3 = ::core::clone::Clone::clone(&v_1.0);
                let t_even_3 = ::core::clone::Clone::clone(&v_1.1);
                let v_2 = kept_6.take();
                let odd_3 = ::core::clone::Clone::clone(&v_2.0);
                let t_odd_3 = ::core::clone::Clone::clone(&v_2.1);
                let mut d_even = shape_16.zero();
                let mut d_t_even = shape_17.zero();
                let mut d_odd = shape_18.zero();
                let mut d_t_odd = shape_19.zero();
                let mut d_v_1 = shape_20.zero();
                let mut d_even_3 = shape_21.zero();
                let mut d_t_even_3 = shape_22.zero();
                let mut d_v_2 = shape_23.zero();
                let mut d_odd_3 = shape_24.zero();
                let mut d_t_odd_3 = shape_25.zero();
                let mut d_out = shape_26.zero();
                let mut d_t_out = shape_27.zero();
                let d_3 = ::rootgrad_autodiff::Differentiable::take(&mut d_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_out, &(d_3));
                let d_4 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_result);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_out, &(d_4));
                for k in (0..(n / 2)).rev() {
                    let v_3 = kept_1.take();
                    let angle = (((sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let t_angle = (((t_sign * 2.0) * std::f64::consts::PI) * (k as f64))
                        / (n as f64);
                    let x_2 = angle;
                    let x_3 = angle;
                    let t_argument = C {
                        re: (-x_2.sin()) * t_angle,
                        im: x_3.cos() * t_angle,
                    };
                    let argument = C {
                        re: angle.cos(),
                        im: angle.sin(),
                    };
                    let t = ::core::clone::Clone::clone(&v_3.0);
                    let t_t = ::core::clone::Clone::clone(&v_3.1);
                    let mut d_angle: f64 = -0.0;
                    let mut d_t_angle: f64 = -0.0;
                    let mut d_x_2: f64 = -0.0;
                    let mut d_x_3: f64 = -0.0;
                    let mut d_t_argument = shape_5.zero();
                    let mut d_argument = shape_6.zero();
                    let mut d_v_3 = shape_7.zero();
                    let mut d_t = shape_8.zero();
                    let mut d_t_t = shape_9.zero();
                    let mut d_v_4 = shape_10.zero();
                    let mut d_value = shape_11.zero();
                    let mut d_t_value = shape_12.zero();
                    let mut d_v_5 = shape_13.zero();
                    let mut d_value_2 = shape_14.zero();
                    let mut d_t_value_2 = shape_15.zero();
                    let d_5 = shape_1.replace(&mut d_out[k + (n / 2)]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_5));
                    let d_6 = shape_2.replace(&mut d_t_out[k + (n / 2)]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_6));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.1, &(d_t_value_2));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.0, &(d_value_2));
                    (even_3[k])
                        .__jvp_vjp_minus(
                            ::core::option::Option::Some(&mut d_even_3[k]),
                            &t_even_3[k],
                            &mut d_t_even_3[k],
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            ::core::clone::Clone::clone(&t_t),
                            &mut d_t_t,
                            d_v_5,
                        );
                    let d_7 = shape_3.replace(&mut d_out[k]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_7));
                    let d_8 = shape_4.replace(&mut d_t_out[k]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_8));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value));
                    (even_3[k])
                        .__jvp_vjp_plus(
                            ::core::option::Option::Some(&mut d_even_3[k]),
                            &t_even_3[k],
                            &mut d_t_even_3[k],
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            ::core::clone::Clone::clone(&t_t),
                            &mut d_t_t,
                            d_v_4,
                        );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_t));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_t));
                    (odd_3[k])
                        .__jvp_vjp_times(
                            ::core::option::Option::Some(&mut d_odd_3[k]),
                            &t_odd_3[k],
                            &mut d_t_odd_3[k],
                            ::core::clone::Clone::clone(&argument),
                            &mut d_argument,
                            ::core::clone::Clone::clone(&t_argument),
                            &mut d_t_argument,
                            d_v_3,
                        );
                    let C { re: d_9, im: d_10 } = &d_argument else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    d_angle += (*d_9) * ::rootgrad_autodiff::rules::cos(angle);
                    d_angle += (*d_10) * ::rootgrad_autodiff::rules::sin(angle);
                    let C { re: d_11, im: d_13 } = &d_t_argument else {
                        ::rootgrad_autodiff::rt::wrong_variant()
                    };
                    let d_12 = (*d_11) * t_angle;
                    d_x_2 -= d_12 * ::rootgrad_autodiff::rules::sin(x_2);
                    d_t_angle += (*d_11) * (-x_2.sin());
                    let d_14 = (*d_13) * t_angle;
                    d_x_3 += d_14 * ::rootgrad_autodiff::rules::cos(x_3);
                    d_t_angle += (*d_13) * x_3.cos();
                    d_angle += d_x_3;
                    d_angle += d_x_2;
                    let d_15 = d_t_angle / (n as f64);
                    let d_16 = d_15 * (k as f64);
                    let d_17 = d_16 * std::f64::consts::PI;
                    d_t_sign += d_17 * 2.0;
                    let d_18 = d_angle / (n as f64);
                    let d_19 = d_18 * (k as f64);
                    let d_20 = d_19 * std::f64::consts::PI;
                    d_sign += d_20 * 2.0;
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_odd_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_odd_3));
                let v_6 = kept_2.take();
                let v_7 = kept_3.take();
                rule_of_transform::__jvp_vjp(
                    rule_of_transform,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_6,
                    &mut d_odd,
                    &v_7,
                    &mut d_t_odd,
                    sign,
                    &mut d_sign,
                    t_sign,
                    &mut d_t_sign,
                    d_v_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_even_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_even_3));
                let v_8 = kept_4.take();
                let v_9 = kept_5.take();
                rule_of_transform::__jvp_vjp(
                    rule_of_transform,
                    ::rootgrad_autodiff::rt::Inactive,
                    &v_8,
                    &mut d_even,
                    &v_9,
                    &mut d_t_even,
                    sign,
                    &mut d_sign,
                    t_sign,
                    &mut d_t_sign,
                    d_v_1,
                );
                for i in (0..(n / 2)).rev() {
                    let d_21 = ::rootgrad_autodiff::rt::popped(&mut d_odd);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_x[(2 * i) + 1], &(d_21));
                    let d_22 = ::rootgrad_autodiff::rt::popped(&mut d_t_odd);
                    ::rootgrad_autodiff::rt::accumulate(
                        &mut d_t_x[(2 * i) + 1],
                        &(d_22),
                    );
                    let d_23 = ::rootgrad_autodiff::rt::popped(&mut d_even);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_x[2 * i], &(d_23));
                    let d_24 = ::rootgrad_autodiff::rt::popped(&mut d_t_even);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_x[2 * i], &(d_24));
                }
            }
            kept_1.finish();
            (d_sign, d_t_sign)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[C], f64) -> Vec<C> + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[C],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[C]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec<C>, Vec<C>)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
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
            a0: &[C],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec<C>>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
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
        ::rootgrad_autodiff::callees!(transform as rule_of_transform);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let mut signal = Vec::new();
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            signal.push(C { re: *v, im: 0.0 });
        }
        let argument = -1.0;
        let mut spectrum = rule_of_transform::__of(transform)(&signal, argument);
        let n = ::rootgrad_autodiff::rt::discrete((&spectrum).len());
        for k in 0..n {
            let damping = 1.0 / (1.0 + (k.min((n - k)) as f64));
            shape_1.keep(&spectrum[k]);
            spectrum[k] = C {
                re: spectrum[k].re * damping,
                im: kept_1.keep((spectrum[k].im * damping)) * x[0],
            };
        }
        let back = rule_of_transform::__of(transform)(&spectrum, 1.0);
        let mut sum_2: f64 = -0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&back);
        let mut d_signal = ::rootgrad_autodiff::Differentiable::zero_like(&signal);
        let mut d_spectrum = ::rootgrad_autodiff::Differentiable::zero_like(&spectrum);
        let mut d_back = ::rootgrad_autodiff::Differentiable::zero_like(&back);
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result / (n as f64);
        for i_2 in 0..length_2 {
            let c = &back[i_2];
            sum_2 += (c.re * c.re) + (0.5 * c.im);
            let c = &back[i_2];
            let d_c = &mut d_back[i_2];
            let d_1 = d_sum_2;
            d_c.re += d_1 * c.re;
            d_c.re += d_1 * c.re;
            d_c.im += d_1 * 0.5;
        }
        let result: f64 = sum_2 / (n as f64);
        rule_of_transform::__vjp(
            &spectrum,
            &mut d_spectrum,
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
            d_back,
        );
        for k in (0..n).rev() {
            let v_1 = kept_1.take();
            let damping = 1.0 / (1.0 + (k.min((n - k)) as f64));
            let d_2 = shape_1.replace(&mut d_spectrum[k]);
            let C { re: d_3, im: d_4 } = &d_2 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_spectrum[k].re += (*d_3) * damping;
            let d_5 = (*d_4) * x[0];
            d_spectrum[k].im += d_5 * damping;
            d_x[0] += (*d_4) * v_1;
        }
        rule_of_transform::__vjp(
            &signal,
            &mut d_signal,
            argument,
            ::rootgrad_autodiff::rt::Inactive,
            d_spectrum,
        );
        for i in (0..length).rev() {
            let d_6 = ::rootgrad_autodiff::rt::popped(&mut d_signal);
            let C { re: d_7, im: _ } = &d_6 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x[i] += (*d_7);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(transform as rule_of_transform);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut signal = Vec::new();
        let mut t_signal = ::rootgrad_autodiff::Differentiable::zero_like(&signal);
        let length = x.len();
        for i in 0..length {
            let v = &x[i];
            let t_v = &t_x[i];
            t_signal.push(C { re: *t_v, im: 0.0 });
            signal.push(C { re: *v, im: 0.0 });
        }
        let argument = -1.0;
        let (v_1, mut t_spectrum) = rule_of_transform::__jvp(
            transform,
            &signal,
            &t_signal,
            argument,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let mut spectrum = v_1;
        let n = ::rootgrad_autodiff::rt::discrete((&spectrum).len());
        for k in 0..n {
            let damping = 1.0 / (1.0 + (k.min((n - k)) as f64));
            t_spectrum[k] = C {
                re: ::rootgrad_autodiff::rt::scalar(t_spectrum[k].re) * damping,
                im: (::rootgrad_autodiff::rt::scalar(t_spectrum[k].im) * damping) * x[0]
                    + (spectrum[k].im * damping) * t_x[0],
            };
            spectrum[k] = C {
                re: spectrum[k].re * damping,
                im: (spectrum[k].im * damping) * x[0],
            };
        }
        let (v_2, t_back) = rule_of_transform::__jvp(
            transform,
            &spectrum,
            &t_spectrum,
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let back = v_2;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length_2 = ::rootgrad_autodiff::rt::length(&back);
        for i_2 in 0..length_2 {
            let c = &back[i_2];
            let t_c = &t_back[i_2];
            t_sum_2
                += (::rootgrad_autodiff::rt::scalar(t_c.re) * c.re
                    + c.re * ::rootgrad_autodiff::rt::scalar(t_c.re))
                    + (0.5 * ::rootgrad_autodiff::rt::scalar(t_c.im));
            sum_2 += (c.re * c.re) + (0.5 * c.im);
        }
        let result: f64 = sum_2 / (n as f64);
        let t_result: f64 = t_sum_2 / (n as f64);
        (result, t_result)
    }
}
