// Written by the golden test; do not edit.
mod matrix_index {
    impl Matrix {
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_zeros(
            a0: usize,
            _: impl Sized,
            a1: usize,
            _: impl Sized,
            _: impl Sized,
        ) {}
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_zeros(
            a0: usize,
            _: impl Sized,
            a1: usize,
            _: impl Sized,
        ) -> (Matrix, Matrix) {
            let value = Self::zeros(a0, a1);
            let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            (value, tangent)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_zeros(
            a0: usize,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            a1: usize,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
            _: impl Sized,
        ) {}
        /// The reverse derivative of [`matmul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn matmul_pullback(
            self: &Self,
            d_self: &mut Self,
            o: &Matrix,
            d_o: &mut Matrix,
            d_ret: Matrix,
        ) -> Matrix {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_zeros);
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let argument = self.rows;
            let argument_2 = o.cols;
            let mut r = Matrix::zeros(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            for i in 0..self.rows {
                for j in 0..o.cols {
                    for k in 0..self.cols {
                        shape_1.keep(&r[(i, j)]);
                        r[(i, j)] += self[(i, k)] * o[(k, j)];
                    }
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&r);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            ::rootgrad_autodiff::rt::accumulate(&mut d_r, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..o.cols).rev() {
                    for k in (0..self.cols).rev() {
                        let d_1 = shape_1.restored(&mut d_r[(i, j)]);
                        let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                        d_self[(i, k)] += d_2 * o[(k, j)];
                        d_o[(k, j)] += d_2 * self[(i, k)];
                    }
                }
            }
            Matrix::__path_vjp_zeros(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_r,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.cols, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows, &(d_argument));
            result
        }
        /// The forward derivative of [`matmul`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn matmul_pushforward(
            self: &Self,
            t_self: &Self,
            o: &Matrix,
            t_o: &Matrix,
        ) -> (Matrix, Matrix) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_zeros);
            let argument = self.rows;
            let t_argument = t_self.rows;
            let argument_2 = o.cols;
            let t_argument_2 = t_o.cols;
            let (v_1, mut t_r) = Matrix::__path_jvp_zeros(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let mut r = v_1;
            for i in 0..self.rows {
                for j in 0..o.cols {
                    for k in 0..self.cols {
                        t_r[(i, j)]
                            += ::rootgrad_autodiff::rt::scalar(t_self[(i, k)])
                                * o[(k, j)]
                                + self[(i, k)]
                                    * ::rootgrad_autodiff::rt::scalar(t_o[(k, j)]);
                        r[(i, j)] += self[(i, k)] * o[(k, j)];
                        t_r[(i, j)] = ::rootgrad_autodiff::rt::tangent_at(
                            t_r[(i, j)],
                            r[(i, j)],
                        );
                    }
                }
            }
            let result: Matrix = r;
            let t_result: Matrix = t_r;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_matmul(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Matrix,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::matmul_pushforward(self, t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_matmul(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: &Matrix,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            let mut store1 = ::core::option::Option::None;
            let t1 = t1.or_zero(&*a1, &mut store1);
            Self::matmul_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn matmul_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            o: &Matrix,
            d_o: &mut Matrix,
            t_o: &Matrix,
            d_t_o: &mut Matrix,
            d_ret: (Matrix, Matrix),
        ) {
            ::rootgrad_autodiff::callees!(
                ; fn __path_jvp_zeros => fn __path_jvp_vjp_zeros
            );
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let argument = self.rows;
            let t_argument = t_self.rows;
            let argument_2 = o.cols;
            let t_argument_2 = t_o.cols;
            let v_1 = Matrix::__path_jvp_zeros(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let mut r = ::core::clone::Clone::clone(&v_1.0);
            let mut t_r = ::core::clone::Clone::clone(&v_1.1);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    for k in 0..self.cols {
                        shape_3.keep(&t_r[(i, j)]);
                        t_r[(i, j)]
                            += (t_self[(i, k)] * o[(k, j)])
                                + (self[(i, k)] * t_o[(k, j)]);
                        shape_2.keep(&r[(i, j)]);
                        r[(i, j)] += self[(i, k)] * o[(k, j)];
                        shape_1.keep(&t_r[(i, j)]);
                        t_r[(i, j)] = ::rootgrad_autodiff::rt::tangent_at(
                            ::core::clone::Clone::clone(&t_r[(i, j)]),
                            ::core::clone::Clone::clone(&r[(i, j)]),
                        );
                    }
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&r);
            let t_result: Matrix = ::core::clone::Clone::clone(&t_r);
            let result_2: (Matrix, Matrix) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
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
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_r, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_r, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..o.cols).rev() {
                    for k in (0..self.cols).rev() {
                        let d_1 = shape_1.replace(&mut d_t_r[(i, j)]);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_t_r[(i, j)], &(d_1));
                        let d_2 = shape_2.restored(&mut d_r[(i, j)]);
                        let d_3 = ::rootgrad_autodiff::rt::scalar(d_2);
                        d_self[(i, k)] += d_3 * o[(k, j)];
                        d_o[(k, j)] += d_3 * self[(i, k)];
                        let d_4 = shape_3.restored(&mut d_t_r[(i, j)]);
                        let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                        d_t_self[(i, k)] += d_5 * o[(k, j)];
                        d_o[(k, j)] += d_5 * t_self[(i, k)];
                        d_self[(i, k)] += d_5 * t_o[(k, j)];
                        d_t_o[(k, j)] += d_5 * self[(i, k)];
                    }
                }
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_r));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_r));
            Matrix::__path_jvp_vjp_zeros(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.cols, &(d_t_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_o.cols, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.rows, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.rows, &(d_argument));
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_matmul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Matrix,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            Self::matmul_pushforward_pullback(
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
        fn __path_jvp_vjp_matmul<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: &Matrix,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
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
            Self::matmul_pushforward_pullback(
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
        fn __vjp_matmul<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: &Matrix,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::matmul_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_matmul<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: &Matrix,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::matmul_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`trace`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn trace_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut d_result = d_ret;
            let mut sum_2: f64 = -0.0;
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i_2 in 0..self.rows {
                let i = i_2;
                sum_2 += self[(i, i)];
                let d_1 = d_sum_2;
                d_self[(i, i)] += d_1;
            }
            let result: f64 = sum_2;
            result
        }
        /// The forward derivative of [`trace`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn trace_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..self.rows {
                let i = i_2;
                t_sum_2 += t_self[(i, i)];
                sum_2 += self[(i, i)];
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
        fn __jvp_trace(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::trace_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_trace(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::trace_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn trace_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            for i_2 in 0..self.rows {
                let i = i_2;
                t_sum_2 += t_self[(i, i)];
                sum_2 += self[(i, i)];
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
            for i_2 in 0..self.rows {
                let i = i_2;
                let d_1 = d_sum_2;
                d_self[(i, i)] += d_1;
                let d_2 = d_t_sum_2;
                d_t_self[(i, i)] += d_2;
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_trace<'__shadow>(
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
            Self::trace_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_trace<'__shadow>(
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
            Self::trace_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_trace<'__shadow>(
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
            let _primal = Self::trace_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_trace<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::trace_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_matmul, fn __vjp_trace & mut fn __mut_handed_matmul
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let a = Matrix {
            rows: 2,
            cols: 2,
            data: p[..4].to_vec(),
        };
        let mut b = a.matmul(&a);
        let at = (0, 1);
        b[at] = kept_2.keep(b[at]) * p[4];
        kept_1.keep_owned(&b);
        let value = b.__mut_handed_matmul().matmul(&a);
        let value_2 = ::core::clone::Clone::clone(&value).trace();
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value).__vjp_trace(::core::option::Option::Some(&mut d_value), d_value_2);
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_matmul(::core::option::Option::Some(&mut d_b), &a, &mut d_a, d_value);
        let v_2 = kept_2.take();
        let d_1 = ::core::mem::take(&mut d_b[at]);
        d_b[at] += d_1 * p[4];
        d_p[4] += d_1 * v_2;
        let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(&a);
        let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&a);
        (a).__vjp_matmul(::core::option::Option::Some(&mut d_2), &a, &mut d_3, d_b);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_a, &d_2);
        ::rootgrad_autodiff::rt::Part::add_owned(&mut d_a, &d_3);
        let Matrix { rows: _, cols: _, data: d_4 } = &d_a else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut d_p[..4][..], &(*d_4)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_matmul, fn __jvp_trace);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let t_a = Matrix {
            rows: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            cols: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            data: t_p[..4].to_vec(),
        };
        let a = Matrix {
            rows: 2,
            cols: 2,
            data: p[..4].to_vec(),
        };
        let (v_1, mut t_b) = (a).__jvp_matmul(&t_a, &a, &t_a);
        let mut b = v_1;
        let at = (0, 1);
        t_b[at] = ::rootgrad_autodiff::rt::scalar(t_b[at]) * p[4] + b[at] * t_p[4];
        b[at] = b[at] * p[4];
        let (v_2, t_value) = (b).__jvp_matmul(&mut t_b, &a, &t_a);
        let value = v_2;
        let (v_3, t_value_2) = (value).__jvp_trace(&t_value);
        let value_2 = v_3;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod newtype_index {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut v = V([p[0], p[1], p[2]]);
        for i in 0..3 {
            v[i] = kept_3.keep(v[i]) * p[((i + 1) % 3)];
        }
        shape_1.keep(&v[0]);
        v[0] += kept_2.keep(v[1]) * kept_1.keep(v[2]);
        let result: f64 = v[0] * v[0];
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        d_v[0] += d_result * v[0];
        d_v[0] += d_result * v[0];
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_1 = shape_1.restored(&mut d_v[0]);
        let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
        d_v[1] += d_2 * v_1;
        d_v[2] += d_2 * v_2;
        for i in (0..3).rev() {
            let v_3 = kept_3.take();
            let d_3 = ::core::mem::take(&mut d_v[i]);
            d_v[i] += d_3 * p[((i + 1) % 3)];
            d_p[(i + 1) % 3] += d_3 * v_3;
        }
        let V(d_4) = &d_v else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_p[0] += (*d_4)[0];
        d_p[1] += (*d_4)[1];
        d_p[2] += (*d_4)[2];
        kept_3.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_v = V { 0: [t_p[0], t_p[1], t_p[2]] };
        let mut v = V([p[0], p[1], p[2]]);
        for i in 0..3 {
            t_v[i] = ::rootgrad_autodiff::rt::scalar(t_v[i]) * p[((i + 1) % 3)]
                + v[i] * t_p[(i + 1) % 3];
            v[i] = v[i] * p[((i + 1) % 3)];
        }
        t_v[0]
            += ::rootgrad_autodiff::rt::scalar(t_v[1]) * v[2]
                + v[1] * ::rootgrad_autodiff::rt::scalar(t_v[2]);
        v[0] += v[1] * v[2];
        t_v[0] = ::rootgrad_autodiff::rt::tangent_at(t_v[0], v[0]);
        let result: f64 = v[0] * v[0];
        let t_result: f64 = ::rootgrad_autodiff::rt::scalar(t_v[0]) * v[0]
            + v[0] * ::rootgrad_autodiff::rt::scalar(t_v[0]);
        (result, t_result)
    }
}
mod computed_sizes {
    impl Matrix {
        /// The reverse derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pullback(
            self: &Self,
            d_self: &mut Self,
            other: &Matrix,
            d_other: &mut Matrix,
            d_ret: Matrix,
        ) -> Matrix {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let n = ::rootgrad_autodiff::rt::discrete((&self.data).len())
                * ::rootgrad_autodiff::rt::discrete((&other.data).len());
            let mut product = Matrix {
                rows: self.rows * other.rows,
                cols: self.cols * other.cols,
                data: ::std::vec![0.0; n],
            };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    for k in 0..other.rows {
                        for l in 0..other.cols {
                            shape_1
                                .keep(
                                    &product[(((i * other.rows) + k), ((j * other.cols) + l))],
                                );
                            product[(
                                (::rootgrad_autodiff::rt::discrete(i * other.rows) + k),
                                (::rootgrad_autodiff::rt::discrete(j * other.cols) + l),
                            )] = self[(i, j)] * other[(k, l)];
                        }
                    }
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&product);
            let mut d_result = d_ret;
            let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
            ::rootgrad_autodiff::rt::accumulate(&mut d_product, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..self.cols).rev() {
                    for k in (0..other.rows).rev() {
                        for l in (0..other.cols).rev() {
                            let d_1 = shape_1
                                .replace(
                                    &mut d_product[(
                                        ((i * other.rows) + k),
                                        ((j * other.cols) + l),
                                    )],
                                );
                            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                            d_self[(i, j)] += d_2 * other[(k, l)];
                            d_other[(k, l)] += d_2 * self[(i, j)];
                        }
                    }
                }
            }
            let Matrix { rows: d_3, cols: d_5, data: _ } = &d_product else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.rows += d_4 * other.rows;
            d_other.rows += d_4 * self.rows;
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.cols += d_6 * other.cols;
            d_other.cols += d_6 * self.cols;
            result
        }
        /// The forward derivative of [`times`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn times_pushforward(
            self: &Self,
            t_self: &Self,
            other: &Matrix,
            t_other: &Matrix,
        ) -> (Matrix, Matrix) {
            let n = ::rootgrad_autodiff::rt::discrete((&self.data).len())
                * ::rootgrad_autodiff::rt::discrete((&other.data).len());
            let mut t_product = Matrix {
                rows: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.rows) * other.rows
                        + self.rows * ::rootgrad_autodiff::rt::scalar(t_other.rows),
                    self.rows * other.rows,
                ),
                cols: ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_self.cols) * other.cols
                        + self.cols * ::rootgrad_autodiff::rt::scalar(t_other.cols),
                    self.cols * other.cols,
                ),
                data: ::rootgrad_autodiff::Differentiable::zero_like(
                    &(::std::vec![0.0; n]),
                ),
            };
            let mut product = Matrix {
                rows: self.rows * other.rows,
                cols: self.cols * other.cols,
                data: ::std::vec![0.0; n],
            };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    for k in 0..other.rows {
                        for l in 0..other.cols {
                            t_product[(
                                (::rootgrad_autodiff::rt::discrete(i * other.rows) + k),
                                (::rootgrad_autodiff::rt::discrete(j * other.cols) + l),
                            )] = ::rootgrad_autodiff::rt::tangent_at(
                                ::rootgrad_autodiff::rt::scalar(t_self[(i, j)])
                                    * other[(k, l)]
                                    + self[(i, j)]
                                        * ::rootgrad_autodiff::rt::scalar(t_other[(k, l)]),
                                self[(i, j)] * other[(k, l)],
                            );
                            product[(
                                (::rootgrad_autodiff::rt::discrete(i * other.rows) + k),
                                (::rootgrad_autodiff::rt::discrete(j * other.cols) + l),
                            )] = self[(i, j)] * other[(k, l)];
                        }
                    }
                }
            }
            let result: Matrix = product;
            let t_result: Matrix = t_product;
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
            a1: &Matrix,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
        ) -> (Matrix, Matrix) {
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
            a1: &Matrix,
            t1: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
        ) -> (Matrix, Matrix) {
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
            other: &Matrix,
            d_other: &mut Matrix,
            t_other: &Matrix,
            d_t_other: &mut Matrix,
            d_ret: (Matrix, Matrix),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let n = ::rootgrad_autodiff::rt::discrete((&self.data).len())
                * ::rootgrad_autodiff::rt::discrete((&other.data).len());
            let t = ::std::vec![0.0; n];
            let mut t_product = Matrix {
                rows: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_self.rows * other.rows) + (self.rows * t_other.rows)),
                    (self.rows * other.rows),
                ),
                cols: ::rootgrad_autodiff::rt::tangent_at(
                    ((t_self.cols * other.cols) + (self.cols * t_other.cols)),
                    (self.cols * other.cols),
                ),
                data: ::rootgrad_autodiff::Differentiable::zero_like(&t),
            };
            let mut product = Matrix {
                rows: self.rows * other.rows,
                cols: self.cols * other.cols,
                data: ::std::vec![0.0; n],
            };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    for k in 0..other.rows {
                        for l in 0..other.cols {
                            shape_2
                                .keep(
                                    &t_product[(((i * other.rows) + k), ((j * other.cols) + l))],
                                );
                            t_product[(
                                (::rootgrad_autodiff::rt::discrete(i * other.rows) + k),
                                (::rootgrad_autodiff::rt::discrete(j * other.cols) + l),
                            )] = ::rootgrad_autodiff::rt::tangent_at(
                                ((t_self[(i, j)] * other[(k, l)])
                                    + (self[(i, j)] * t_other[(k, l)])),
                                (self[(i, j)] * other[(k, l)]),
                            );
                            shape_1
                                .keep(
                                    &product[(((i * other.rows) + k), ((j * other.cols) + l))],
                                );
                            product[(
                                (::rootgrad_autodiff::rt::discrete(i * other.rows) + k),
                                (::rootgrad_autodiff::rt::discrete(j * other.cols) + l),
                            )] = self[(i, j)] * other[(k, l)];
                        }
                    }
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&product);
            let t_result: Matrix = ::core::clone::Clone::clone(&t_product);
            let result_2: (Matrix, Matrix) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_t_product = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_product,
            );
            let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_product, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_product, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..self.cols).rev() {
                    for k in (0..other.rows).rev() {
                        for l in (0..other.cols).rev() {
                            let d_1 = shape_1
                                .replace(
                                    &mut d_product[(
                                        ((i * other.rows) + k),
                                        ((j * other.cols) + l),
                                    )],
                                );
                            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                            d_self[(i, j)] += d_2 * other[(k, l)];
                            d_other[(k, l)] += d_2 * self[(i, j)];
                            let d_3 = shape_2
                                .replace(
                                    &mut d_t_product[(
                                        ((i * other.rows) + k),
                                        ((j * other.cols) + l),
                                    )],
                                );
                            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                            d_t_self[(i, j)] += d_4 * other[(k, l)];
                            d_other[(k, l)] += d_4 * t_self[(i, j)];
                            d_self[(i, j)] += d_4 * t_other[(k, l)];
                            d_t_other[(k, l)] += d_4 * self[(i, j)];
                        }
                    }
                }
            }
            let Matrix { rows: d_5, cols: d_7, data: _ } = &d_product else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.rows += d_6 * other.rows;
            d_other.rows += d_6 * self.rows;
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_self.cols += d_8 * other.cols;
            d_other.cols += d_8 * self.cols;
            let Matrix { rows: d_9, cols: d_11, data: _ } = &d_t_product else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
            d_t_self.rows += d_10 * other.rows;
            d_other.rows += d_10 * t_self.rows;
            d_self.rows += d_10 * t_other.rows;
            d_t_other.rows += d_10 * self.rows;
            let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
            d_t_self.cols += d_12 * other.cols;
            d_other.cols += d_12 * t_self.cols;
            d_self.cols += d_12 * t_other.cols;
            d_t_other.cols += d_12 * self.cols;
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
            a2: &Matrix,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
        ) {
            let mut zero3 = ::core::option::Option::None;
            let a3 = a3.or_zero(&*a2, &mut zero3);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(a3);
            let d3 = d3.or_discard(&mut store3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(a2);
            let d2 = d2.or_discard(&mut store2);
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
            a2: &Matrix,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            a3: impl ::rootgrad_autodiff::rt::TangentRef<Matrix>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
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
            a1: &Matrix,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
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
            a1: &Matrix,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Matrix>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::times_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        /// The reverse derivative of [`bordered`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bordered_pullback(self: &Self, d_self: &mut Self, d_ret: Matrix) -> Matrix {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let rows = ::rootgrad_autodiff::rt::discrete(self.rows + 1);
            let cols = ::rootgrad_autodiff::rt::discrete(
                self.cols + ::rootgrad_autodiff::rt::discrete(2 * self.rows),
            );
            let mut wider = Matrix {
                rows: rows,
                cols: cols,
                data: ::std::vec![0.0; (rows * cols)],
            };
            for i in 0..self.rows {
                for j in 0..self.cols {
                    shape_1.keep(&wider[((i + 1), (j + 2))]);
                    wider[((i + 1), (j + 2))] = self[(i, j)].sin();
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&wider);
            let mut d_result = d_ret;
            let mut d_wider = ::rootgrad_autodiff::Differentiable::zero_like(&wider);
            ::rootgrad_autodiff::rt::accumulate(&mut d_wider, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..self.cols).rev() {
                    let d_1 = shape_1.replace(&mut d_wider[((i + 1), (j + 2))]);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    d_self[(i, j)]
                        += d_2 * ::rootgrad_autodiff::rules::sin(self[(i, j)]);
                }
            }
            result
        }
        /// The forward derivative of [`bordered`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn bordered_pushforward(self: &Self, t_self: &Self) -> (Matrix, Matrix) {
            let rows = ::rootgrad_autodiff::rt::discrete(self.rows + 1);
            let cols = ::rootgrad_autodiff::rt::discrete(
                self.cols + ::rootgrad_autodiff::rt::discrete(2 * self.rows),
            );
            let mut wider = Matrix {
                rows: rows,
                cols: cols,
                data: ::std::vec![0.0; (rows * cols)],
            };
            let mut t_wider = ::rootgrad_autodiff::Differentiable::zero_like(&wider);
            for i in 0..self.rows {
                for j in 0..self.cols {
                    t_wider[((i + 1), (j + 2))] = ::rootgrad_autodiff::rules::sin(
                        self[(i, j)],
                    ) * ::rootgrad_autodiff::rt::scalar(t_self[(i, j)]);
                    wider[((i + 1), (j + 2))] = self[(i, j)].sin();
                }
            }
            let result: Matrix = wider;
            let t_result: Matrix = t_wider;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_bordered(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::bordered_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_bordered(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Matrix, Matrix) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::bordered_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn bordered_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (Matrix, Matrix),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let rows = ::rootgrad_autodiff::rt::discrete(self.rows + 1);
            let cols = ::rootgrad_autodiff::rt::discrete(
                self.cols + ::rootgrad_autodiff::rt::discrete(2 * self.rows),
            );
            let mut wider = Matrix {
                rows: rows,
                cols: cols,
                data: ::std::vec![0.0; (rows * cols)],
            };
            let mut t_wider = ::rootgrad_autodiff::Differentiable::zero_like(&wider);
            for i in 0..self.rows {
                for j in 0..self.cols {
                    let x = self[(i, j)];
                    shape_3.keep(&x);
                    shape_2.keep(&t_wider[((i + 1), (j + 2))]);
                    t_wider[((i + 1), (j + 2))] = x.cos() * t_self[(i, j)];
                    shape_1.keep(&wider[((i + 1), (j + 2))]);
                    wider[((i + 1), (j + 2))] = self[(i, j)].sin();
                }
            }
            let result: Matrix = ::core::clone::Clone::clone(&wider);
            let t_result: Matrix = ::core::clone::Clone::clone(&t_wider);
            let result_2: (Matrix, Matrix) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_wider = ::rootgrad_autodiff::Differentiable::zero_like(&wider);
            let mut d_t_wider = ::rootgrad_autodiff::Differentiable::zero_like(&t_wider);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_wider, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_wider, &(d_result));
            for i in (0..self.rows).rev() {
                for j in (0..self.cols).rev() {
                    let x = self[(i, j)];
                    let mut d_x = shape_3.zero();
                    let d_1 = shape_1.replace(&mut d_wider[((i + 1), (j + 2))]);
                    let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                    d_self[(i, j)]
                        += d_2 * ::rootgrad_autodiff::rules::sin(self[(i, j)]);
                    let d_3 = shape_2.replace(&mut d_t_wider[((i + 1), (j + 2))]);
                    let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                    let d_5 = d_4 * t_self[(i, j)];
                    d_x += d_5 * ::rootgrad_autodiff::rules::cos(x);
                    d_t_self[(i, j)] += d_4 * x.cos();
                    ::rootgrad_autodiff::rt::accumulate(&mut d_self[(i, j)], &(d_x));
                }
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_bordered<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
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
            Self::bordered_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_bordered<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Matrix, Matrix)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::bordered_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_bordered<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::bordered_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_bordered<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Matrix>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::bordered_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_bordered, fn __vjp_times & fn __handed_times
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut d_result = d_ret;
        let a = Matrix {
            rows: 2,
            cols: 2,
            data: x.to_vec(),
        };
        let b = Matrix {
            rows: 1,
            cols: 2,
            data: ::std::vec![x[3], (x[0] * x[1])],
        };
        let product: Matrix = a.__handed_times().times(&b);
        let wider: Matrix = product.bordered();
        let mut row: Matrix = wider.clone();
        shape_3.keep(&row.rows);
        row.rows -= 1;
        shape_2.keep(&row.cols);
        row.cols = kept_2.keep(row.cols) * kept_1.keep(row.rows);
        shape_1.keep(&row.rows);
        row.rows = 1;
        let mut s = 0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_product = ::rootgrad_autodiff::Differentiable::zero_like(&product);
        let mut d_wider = ::rootgrad_autodiff::Differentiable::zero_like(&wider);
        let mut d_row = ::rootgrad_autodiff::Differentiable::zero_like(&row);
        let mut d_s: f64 = -0.0;
        d_s += d_result;
        for i in 0..wider.rows {
            for j in 0..wider.cols {
                s
                    += (wider[(i, j)] * wider[(i, j)])
                        * ((1.0 + (i as f64)) + (0.1 * (j as f64)));
                let d_2 = d_s;
                let d_3 = d_2 * ((1.0 + (i as f64)) + (0.1 * (j as f64)));
                d_wider[(i, j)] += d_3 * wider[(i, j)];
                d_wider[(i, j)] += d_3 * wider[(i, j)];
            }
        }
        for j_2 in 0..row.cols {
            s += row[(0, j_2)] * product[(1, (j_2 % 4))];
            let d_1 = d_s;
            d_row[(0, j_2)] += d_1 * product[(1, (j_2 % 4))];
            d_product[(1, (j_2 % 4))] += d_1 * row[(0, j_2)];
        }
        let result: f64 = s;
        let _ = shape_1.replace(&mut d_row.rows);
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let d_5 = shape_2.replace(&mut d_row.cols);
        let d_6 = ::rootgrad_autodiff::rt::scalar(d_5);
        d_row.cols += d_6 * v_1;
        d_row.rows += d_6 * v_2;
        let d_7 = shape_3.restored(&mut d_row.rows);
        ::rootgrad_autodiff::rt::accumulate(&mut d_wider, &d_row);
        (product).__vjp_bordered(::core::option::Option::Some(&mut d_product), d_wider);
        (a).__vjp_times(::core::option::Option::Some(&mut d_a), &b, &mut d_b, d_product);
        let Matrix { rows: _, cols: _, data: d_8 } = &d_b else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[3] += (*d_8)[0];
        d_x[0] += (*d_8)[1] * x[1];
        d_x[1] += (*d_8)[1] * x[0];
        let Matrix { rows: _, cols: _, data: d_9 } = &d_a else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_9)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_bordered, fn __jvp_times);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let t_a = Matrix {
            rows: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            cols: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            data: t_x.to_vec(),
        };
        let a = Matrix {
            rows: 2,
            cols: 2,
            data: x.to_vec(),
        };
        let t_b = Matrix {
            rows: ::rootgrad_autodiff::Differentiable::zero_like(&(1)),
            cols: ::rootgrad_autodiff::Differentiable::zero_like(&(2)),
            data: ::std::vec![t_x[3], t_x[0] * x[1] + x[0] * t_x[1]],
        };
        let b = Matrix {
            rows: 1,
            cols: 2,
            data: ::std::vec![x[3], (x[0] * x[1])],
        };
        let (v_1, t_product) = (a).__jvp_times(&t_a, &b, &t_b);
        let product: Matrix = v_1;
        let (v_2, t_wider) = (product).__jvp_bordered(&t_product);
        let wider: Matrix = v_2;
        let mut row: Matrix = wider.clone();
        let mut t_row: Matrix = t_wider.clone();
        row.rows -= 1;
        t_row.rows = ::rootgrad_autodiff::rt::tangent_at(t_row.rows, row.rows);
        t_row.cols = ::rootgrad_autodiff::rt::tangent_at(
            ::rootgrad_autodiff::rt::scalar(t_row.cols) * row.rows
                + row.cols * ::rootgrad_autodiff::rt::scalar(t_row.rows),
            row.cols * row.rows,
        );
        row.cols = row.cols * row.rows;
        let v_3 = 1;
        t_row.rows = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
        row.rows = v_3;
        let mut s = 0.0;
        let mut t_s = 0.0;
        for i in 0..wider.rows {
            for j in 0..wider.cols {
                t_s
                    += (::rootgrad_autodiff::rt::scalar(t_wider[(i, j)]) * wider[(i, j)]
                        + wider[(i, j)]
                            * ::rootgrad_autodiff::rt::scalar(t_wider[(i, j)]))
                        * ((1.0 + (i as f64)) + (0.1 * (j as f64)));
                s
                    += (wider[(i, j)] * wider[(i, j)])
                        * ((1.0 + (i as f64)) + (0.1 * (j as f64)));
            }
        }
        for j_2 in 0..row.cols {
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_row[(0, j_2)])
                    * product[(1, (j_2 % 4))]
                    + row[(0, j_2)]
                        * ::rootgrad_autodiff::rt::scalar(t_product[(1, (j_2 % 4))]);
            s += row[(0, j_2)] * product[(1, (j_2 % 4))];
        }
        let result: f64 = s;
        let t_result: f64 = t_s;
        (result, t_result)
    }
}
mod changed_integers {
    impl Ring {
        /// The reverse derivative of [`mix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mix_pullback(self: &mut Self, d_self: &mut Self) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..3 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                shape_2.keep(&self[i]);
                self[i] = kept_3.keep(self[i])
                    * kept_2.keep((0.6 + (0.3 * self[(i + 1)])));
                shape_1.keep(&self[(i + 2)]);
                self[(i + 2)] = (0.5 * self[(i + 2)]) + kept_1.keep(self[i]).sin();
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            for i in (0..3).rev() {
                let (v_1, v_2, v_3) = pass_1.take();
                let d_1 = shape_1.replace(&mut d_self[i + 2]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_self[i + 2] += d_2 * 0.5;
                d_self[i] += d_2 * ::rootgrad_autodiff::rules::sin(v_1);
                let d_3 = shape_2.replace(&mut d_self[i]);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_self[i] += d_4 * v_2;
                let d_5 = d_4 * v_3;
                d_self[i + 1] += d_5 * 0.3;
            }
            pass_1.finish();
        }
        /// The forward derivative of [`mix`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mix_pushforward(self: &mut Self, t_self: &mut Self) {
            for i in 0..3 {
                t_self[i] = ::rootgrad_autodiff::rt::scalar(t_self[i])
                    * (0.6 + (0.3 * self[(i + 1)]))
                    + self[i] * (0.3 * ::rootgrad_autodiff::rt::scalar(t_self[i + 1]));
                self[i] = self[i] * (0.6 + (0.3 * self[(i + 1)]));
                t_self[i + 2] = (0.5 * ::rootgrad_autodiff::rt::scalar(t_self[i + 2]))
                    + (::rootgrad_autodiff::rules::sin(self[i])
                        * ::rootgrad_autodiff::rt::scalar(t_self[i]));
                self[(i + 2)] = (0.5 * self[(i + 2)]) + self[i].sin();
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mix(&mut self, t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::mix_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mix(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::mix_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mix_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
        ) {
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            for i in 0..3 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                shape_4.keep(&t_self[i]);
                t_self[i] = (kept_6.keep(t_self[i])
                    * kept_5.keep((0.6 + (0.3 * self[(i + 1)]))))
                    + (kept_8.keep(self[i]) * kept_7.keep((0.3 * t_self[(i + 1)])));
                shape_3.keep(&self[i]);
                self[i] = kept_4.keep(self[i])
                    * kept_3.keep((0.6 + (0.3 * self[(i + 1)])));
                let t = 0.5 * t_self[(i + 2)];
                shape_5.keep(&t);
                let x = kept_9.keep(self[i]);
                shape_6.keep(&x);
                shape_2.keep(&t_self[(i + 2)]);
                t_self[(i + 2)] = t + (x.cos() * kept_2.keep(t_self[i]));
                shape_1.keep(&self[(i + 2)]);
                self[(i + 2)] = (0.5 * self[(i + 2)]) + kept_1.keep(self[i]).sin();
                pass_1
                    .push((
                        kept_1.take(),
                        kept_2.take(),
                        kept_3.take(),
                        kept_4.take(),
                        kept_5.take(),
                        kept_6.take(),
                        kept_7.take(),
                        kept_8.take(),
                        kept_9.take(),
                    ));
            }
            let t_self = &*t_self;
            for i in (0..3).rev() {
                let (v_1, v_2, v_3, v_4, v_5, v_6, v_7, v_8, x) = pass_1.take();
                let mut d_t = shape_5.zero();
                let mut d_x = shape_6.zero();
                let d_1 = shape_1.replace(&mut d_self[i + 2]);
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
                d_self[i + 2] += d_2 * 0.5;
                d_self[i] += d_2 * ::rootgrad_autodiff::rules::sin(v_1);
                let d_3 = shape_2.replace(&mut d_t_self[i + 2]);
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
                d_t += d_4;
                let d_5 = d_4 * v_2;
                d_x += d_5 * ::rootgrad_autodiff::rules::cos(x);
                d_t_self[i] += d_4 * x.cos();
                ::rootgrad_autodiff::rt::accumulate(&mut d_self[i], &(d_x));
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_t);
                d_t_self[i + 2] += d_6 * 0.5;
                let d_7 = shape_3.replace(&mut d_self[i]);
                let d_8 = ::rootgrad_autodiff::rt::scalar(d_7);
                d_self[i] += d_8 * v_3;
                let d_9 = d_8 * v_4;
                d_self[i + 1] += d_9 * 0.3;
                let d_10 = shape_4.replace(&mut d_t_self[i]);
                let d_11 = ::rootgrad_autodiff::rt::scalar(d_10);
                d_t_self[i] += d_11 * v_5;
                let d_12 = d_11 * v_6;
                d_self[i + 1] += d_12 * 0.3;
                d_self[i] += d_11 * v_7;
                let d_13 = d_11 * v_8;
                d_t_self[i + 1] += d_13 * 0.3;
            }
            pass_1.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mix<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            Self::mix_pushforward_pullback(&mut this, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_mix<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::mix_pushforward_pullback(&mut a0, d0, &mut a1, d1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_mix<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::mix_pullback(&mut this, d0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_mix<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::mix_pullback(&mut a0, d0);
        }
        /// The reverse derivative of [`turn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turn_pullback(self: &mut Self, d_self: &mut Self, by: usize) {
            ::rootgrad_autodiff::callees!(; fn __vjp_mix);
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            shape_3.keep(&self.head);
            self.head += by;
            kept_3.keep_owned(self);
            self.mix();
            shape_2.keep(&self.head);
            self.head = ::rootgrad_autodiff::rt::discrete(
                self.head % ::rootgrad_autodiff::rt::discrete((&self.data).len()),
            );
            shape_1.keep(&self[0]);
            self[0] = kept_2.keep(self[0]) * kept_1.keep(self[1]);
            let v_1 = kept_1.take();
            let v_2 = kept_2.take();
            let d_1 = shape_1.replace(&mut d_self[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self[0] += d_2 * v_1;
            d_self[1] += d_2 * v_2;
            let _ = shape_2.replace(&mut d_self.head);
            let v_3 = kept_3.take();
            (v_3)
                .__vjp_mix(
                    ::core::option::Option::Some(&mut (*d_self)),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_4 = shape_3.restored(&mut d_self.head);
        }
        /// The forward derivative of [`turn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turn_pushforward(self: &mut Self, t_self: &mut Self, by: usize) {
            ::rootgrad_autodiff::callees!(; fn __jvp_mix);
            self.head += by;
            t_self.head = ::rootgrad_autodiff::rt::tangent_at(t_self.head, self.head);
            (*self).__jvp_mix(&mut (*t_self));
            let v_1 = ::rootgrad_autodiff::rt::discrete(
                self.head % ::rootgrad_autodiff::rt::discrete((&self.data).len()),
            );
            t_self.head = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            self.head = v_1;
            t_self[0] = ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self[0]) * self[1]
                    + self[0] * ::rootgrad_autodiff::rt::scalar(t_self[1]),
                self[0] * self[1],
            );
            self[0] = self[0] * self[1];
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_turn(
            &mut self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::turn_pushforward(self, t0, a1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_turn(
            a0: &mut Self,
            t0: impl ::rootgrad_autodiff::rt::TangentMut<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
        ) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::turn_pushforward(a0, t0, a1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn turn_pushforward_pullback(
            self: &mut Self,
            d_self: &mut Self,
            t_self: &mut Self,
            d_t_self: &mut Self,
            by: usize,
        ) {
            ::rootgrad_autodiff::callees!(; fn __jvp_mix => fn __jvp_vjp_mix);
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
            shape_6.keep(&self.head);
            self.head += by;
            shape_5.keep(&t_self.head);
            t_self.head = ::rootgrad_autodiff::rt::tangent_at(t_self.head, self.head);
            kept_7.keep_owned(&(*self));
            kept_8.keep_owned(&(*t_self));
            (*self).__jvp_mix(&mut (*t_self));
            let v_1 = ::rootgrad_autodiff::rt::discrete(
                self.head % ::rootgrad_autodiff::rt::discrete((&self.data).len()),
            );
            shape_4.keep(&t_self.head);
            t_self.head = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            shape_3.keep(&self.head);
            self.head = v_1;
            shape_2.keep(&t_self[0]);
            t_self[0] = ::rootgrad_autodiff::rt::tangent_at(
                ((kept_4.keep(t_self[0]) * kept_3.keep(self[1]))
                    + (kept_6.keep(self[0]) * kept_5.keep(t_self[1]))),
                (self[0] * self[1]),
            );
            shape_1.keep(&self[0]);
            self[0] = kept_2.keep(self[0]) * kept_1.keep(self[1]);
            let t_self = &*t_self;
            let v_2 = kept_1.take();
            let v_3 = kept_2.take();
            let d_1 = shape_1.replace(&mut d_self[0]);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_1);
            d_self[0] += d_2 * v_2;
            d_self[1] += d_2 * v_3;
            let v_4 = kept_3.take();
            let v_5 = kept_4.take();
            let v_6 = kept_5.take();
            let v_7 = kept_6.take();
            let d_3 = shape_2.replace(&mut d_t_self[0]);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_3);
            d_t_self[0] += d_4 * v_4;
            d_self[1] += d_4 * v_5;
            d_self[0] += d_4 * v_6;
            d_t_self[1] += d_4 * v_7;
            let _ = shape_3.replace(&mut d_self.head);
            let _ = shape_4.replace(&mut d_t_self.head);
            let v_8 = kept_7.take();
            let v_9 = kept_8.take();
            (v_8)
                .__jvp_vjp_mix(
                    ::core::option::Option::Some(&mut (*d_self)),
                    &v_9,
                    &mut (*d_t_self),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_7 = shape_5.replace(&mut d_t_self.head);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.head, &(d_7));
            let d_8 = shape_6.restored(&mut d_self.head);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_turn<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
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
            Self::turn_pushforward_pullback(&mut this, d0, &mut a1, d1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_turn<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::turn_pushforward_pullback(&mut a0, d0, &mut a1, d1, a2);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_turn<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut this = ::core::clone::Clone::clone(self);
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            Self::turn_pullback(&mut this, d0, a1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_turn<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::Seed<()>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
            Self::turn_pullback(&mut a0, d0, a1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_mix, fn __vjp_turn);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let mut ring = Ring {
            head: 0,
            strides: [1, 0],
            data: x.to_vec(),
        };
        let n = ::rootgrad_autodiff::rt::discrete((&ring.data).len());
        kept_9.keep_owned(&ring);
        ring.mix();
        shape_6.keep(&ring.head);
        ring.head = n - 2;
        kept_8.keep_owned(&ring);
        ring.mix();
        kept_7.keep_owned(&ring);
        ring.turn(3);
        let mut s = 0.0;
        for k in 0..3 {
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut part = ring.clone();
            shape_4.keep(&part.strides[1]);
            part.strides[1] += k;
            kept_5.keep_owned(&part);
            part.mix();
            shape_3.keep(&part.strides[0]);
            part.strides[0] = k + 1;
            s += kept_4.keep(part[1]) * kept_3.keep(part[2]);
            shape_5.keep(&part);
            pass_1.push((kept_3.take(), kept_4.take()));
        }
        let mut size = 1;
        let mut passes_of_kept_2 = 0usize;
        while size < 4 {
            passes_of_kept_2 += 1;
            shape_2.keep(&ring.strides);
            ring.strides = [size, ::core::clone::Clone::clone(&ring.head)];
            kept_1.keep_owned(&ring);
            ring.mix();
            shape_1.keep(&ring.head);
            ring.head += size;
            size += 1;
        }
        kept_2.keep(passes_of_kept_2);
        let result: f64 = s + (ring[0] * ring[3]);
        let mut d_result = d_ret;
        let mut d_ring = ::rootgrad_autodiff::Differentiable::zero_like(&ring);
        let mut d_s = -0.0;
        d_s += d_result;
        d_ring[0] += d_result * ring[3];
        d_ring[3] += d_result * ring[0];
        for _ in 0..kept_2.take() {
            let d_1 = shape_1.restored(&mut d_ring.head);
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_mix(
                    ::core::option::Option::Some(&mut d_ring),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let _ = shape_2.replace(&mut d_ring.strides);
        }
        for k in (0..3).rev() {
            let (v_3, v_4) = pass_1.take();
            let mut d_part = shape_5.zero();
            let d_3 = d_s;
            d_part[1] += d_3 * v_3;
            d_part[2] += d_3 * v_4;
            let _ = shape_3.replace(&mut d_part.strides[0]);
            let v_5 = kept_5.take();
            (v_5)
                .__vjp_mix(
                    ::core::option::Option::Some(&mut d_part),
                    ::rootgrad_autodiff::rt::Unused,
                );
            let d_5 = shape_4.restored(&mut d_part.strides[1]);
            ::rootgrad_autodiff::rt::accumulate(&mut d_ring, &d_part);
        }
        let v_6 = kept_7.take();
        (v_6)
            .__vjp_turn(
                ::core::option::Option::Some(&mut d_ring),
                3,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_7 = kept_8.take();
        (v_7)
            .__vjp_mix(
                ::core::option::Option::Some(&mut d_ring),
                ::rootgrad_autodiff::rt::Unused,
            );
        let _ = shape_6.replace(&mut d_ring.head);
        let v_8 = kept_9.take();
        (v_8)
            .__vjp_mix(
                ::core::option::Option::Some(&mut d_ring),
                ::rootgrad_autodiff::rt::Unused,
            );
        let Ring { head: _, strides: _, data: d_7 } = &d_ring else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_7)[..]);
        kept_1.finish();
        kept_5.finish();
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_mix, fn __jvp_turn);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_ring = Ring {
            head: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            strides: ::rootgrad_autodiff::Differentiable::zero_like(&([1, 0])),
            data: t_x.to_vec(),
        };
        let mut ring = Ring {
            head: 0,
            strides: [1, 0],
            data: x.to_vec(),
        };
        let n = ::rootgrad_autodiff::rt::discrete((&ring.data).len());
        (ring).__jvp_mix(&mut t_ring);
        let v_1 = n - 2;
        t_ring.head = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
        ring.head = v_1;
        (ring).__jvp_mix(&mut t_ring);
        (ring).__jvp_turn(&mut t_ring, 3, ::rootgrad_autodiff::rt::Inactive);
        let mut s = 0.0;
        let mut t_s = 0.0;
        for k in 0..3 {
            let mut part = ring.clone();
            let mut t_part = t_ring.clone();
            part.strides[1] += k;
            t_part.strides[1] = ::rootgrad_autodiff::rt::tangent_at(
                t_part.strides[1],
                part.strides[1],
            );
            (part).__jvp_mix(&mut t_part);
            let v_2 = k + 1;
            t_part.strides[0] = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            part.strides[0] = v_2;
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_part[1]) * part[2]
                    + part[1] * ::rootgrad_autodiff::rt::scalar(t_part[2]);
            s += part[1] * part[2];
        }
        let mut size = 1;
        while size < 4 {
            let v_3 = [size, ring.head];
            t_ring.strides = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            ring.strides = v_3;
            (ring).__jvp_mix(&mut t_ring);
            ring.head += size;
            t_ring.head = ::rootgrad_autodiff::rt::tangent_at(t_ring.head, ring.head);
            size += 1;
        }
        let result: f64 = s + (ring[0] * ring[3]);
        let t_result: f64 = t_s
            + (::rootgrad_autodiff::rt::scalar(t_ring[0]) * ring[3]
                + ring[0] * ::rootgrad_autodiff::rt::scalar(t_ring[3]));
        (result, t_result)
    }
}
mod integer_methods {
    impl Grid {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(
            n: usize,
            skip: usize,
            values: Vec<f64>,
            d_ret: Self,
        ) -> (Self, Vec<f64>) {
            let result: Self = Self {
                n: n,
                skip: skip,
                values: ::core::clone::Clone::clone(&values),
            };
            let mut d_values = ::rootgrad_autodiff::Differentiable::zero_like(&values);
            let mut d_result = d_ret;
            let Self { n: _, skip: _, values: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_values, &((*d_1)));
            (result, d_values)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(
            n: usize,
            skip: usize,
            values: Vec<f64>,
            t_values: Vec<f64>,
        ) -> (Self, Self) {
            let t_result: Self = Self {
                n: ::rootgrad_autodiff::Differentiable::zero_like(&(n)),
                skip: ::rootgrad_autodiff::Differentiable::zero_like(&(skip)),
                values: t_values,
            };
            let result: Self = Self {
                n: n,
                skip: skip,
                values: values,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: Vec<f64>,
            t2: impl ::rootgrad_autodiff::rt::Tangent<Vec<f64>>,
        ) -> (Self, Self) {
            let t2 = t2.or_zero(&a2);
            Self::new_pushforward(a0, a1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            n: usize,
            skip: usize,
            values: Vec<f64>,
            t_values: Vec<f64>,
            d_ret: (Self, Self),
        ) -> (Vec<f64>, Vec<f64>) {
            let t_result: Self = Self {
                n: ::rootgrad_autodiff::Differentiable::zero_like(&n),
                skip: ::rootgrad_autodiff::Differentiable::zero_like(&skip),
                values: ::core::clone::Clone::clone(&t_values),
            };
            let result: Self = Self {
                n: n,
                skip: skip,
                values: ::core::clone::Clone::clone(&values),
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_values = ::rootgrad_autodiff::Differentiable::zero_like(&values);
            let mut d_t_values = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_values,
            );
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { n: _, skip: _, values: d_1 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_values, &((*d_1)));
            let Self { n: _, skip: _, values: d_2 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_values, &((*d_2)));
            (d_values, d_t_values)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a4: Vec<f64>,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<Vec<f64>>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = ::rootgrad_autodiff::rt::discarded(&a5);
            let mut store4 = ::rootgrad_autodiff::rt::discarded(&a4);
            let (g4, g5) = Self::new_pushforward_pullback(a0, a2, a4, a5, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d4.or_discard(&mut store4), &g4);
            ::rootgrad_autodiff::rt::accumulate(d5.or_discard(&mut store5), &g5);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_new<'__shadow>(
            a0: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a1: usize,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a2: Vec<f64>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec<f64>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let (_primal, g2) = Self::new_pullback(a0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
        }
        /// The reverse derivative of [`coarser`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn coarser_pullback(self: &Self, d_self: &mut Self, d_ret: Self) -> Self {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
            let half = ::rootgrad_autodiff::rt::discrete(
                ::rootgrad_autodiff::rt::discrete((&self.values).len()) - self.n,
            );
            let argument = self.values.clone();
            let value = Self::new(
                ::rootgrad_autodiff::rt::discrete(
                    ::rootgrad_autodiff::rt::discrete((&self.n).div_ceil(2)) + self.skip,
                ),
                half.saturating_sub(1),
                ::core::clone::Clone::clone(&argument),
            );
            let result: Self = ::core::clone::Clone::clone(&value);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Self::__path_vjp_new(
                self.n.div_ceil(2) + self.skip,
                ::rootgrad_autodiff::rt::Inactive,
                half.saturating_sub(1),
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.values, &d_argument);
            result
        }
        /// The forward derivative of [`coarser`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn coarser_pushforward(self: &Self, t_self: &Self) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
            let half = ::rootgrad_autodiff::rt::discrete(
                ::rootgrad_autodiff::rt::discrete((&self.values).len()) - self.n,
            );
            let argument = self.values.clone();
            let t_argument = t_self.values.clone();
            let (v_1, t_value) = Self::__path_jvp_new(
                ::rootgrad_autodiff::rt::discrete(
                    ::rootgrad_autodiff::rt::discrete((&self.n).div_ceil(2)) + self.skip,
                ),
                ::rootgrad_autodiff::rt::Inactive,
                half.saturating_sub(1),
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                t_argument,
            );
            let value = v_1;
            let result: Self = value;
            let t_result: Self = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_coarser(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::coarser_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_coarser(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::coarser_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn coarser_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (Self, Self),
        ) {
            ::rootgrad_autodiff::callees!(; fn __path_jvp_new => fn __path_jvp_vjp_new);
            let half = ::rootgrad_autodiff::rt::discrete(
                ::rootgrad_autodiff::rt::discrete((&self.values).len()) - self.n,
            );
            let argument = self.values.clone();
            let t_argument = t_self.values.clone();
            let v_1 = Self::__path_jvp_new(
                ::rootgrad_autodiff::rt::discrete(
                    ::rootgrad_autodiff::rt::discrete((&self.n).div_ceil(2)) + self.skip,
                ),
                ::rootgrad_autodiff::rt::Inactive,
                half.saturating_sub(1),
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: Self = ::core::clone::Clone::clone(&value);
            let t_result: Self = ::core::clone::Clone::clone(&t_value);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            Self::__path_jvp_vjp_new(
                (&self.n).div_ceil(2) + self.skip,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                half.saturating_sub(1),
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.values, &d_t_argument);
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.values, &d_argument);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_coarser<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
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
            Self::coarser_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_coarser<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::coarser_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_coarser<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store = ::core::option::Option::None;
            let d0 = match d0 {
                ::core::option::Option::Some(d0) => d0,
                ::core::option::Option::None => {
                    store.insert(::rootgrad_autodiff::rt::discarded(self))
                }
            };
            let _primal = Self::coarser_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_coarser<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::coarser_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let mut d_result = d_ret;
            let mut s = 0.0;
            let mut d_s: f64 = -0.0;
            d_s += d_result;
            for i in 0..::rootgrad_autodiff::rt::discrete((&self.n).pow(2)) {
                s += (self[i] * self[(i + 1)]) * ((i as f64) - (self.n as f64));
                let d_1 = d_s;
                let d_2 = d_1 * ((i as f64) - (self.n as f64));
                d_self[i] += d_2 * self[(i + 1)];
                d_self[i + 1] += d_2 * self[i];
                let d_3 = d_1 * (self[i] * self[(i + 1)]);
                ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_3);
            }
            let result: f64 = s;
            result
        }
        /// The forward derivative of [`sum`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn sum_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..::rootgrad_autodiff::rt::discrete((&self.n).pow(2)) {
                t_s
                    += (::rootgrad_autodiff::rt::scalar(t_self[i]) * self[(i + 1)]
                        + self[i] * ::rootgrad_autodiff::rt::scalar(t_self[i + 1]))
                        * ((i as f64) - (self.n as f64))
                        + (self[i] * self[(i + 1)])
                            * (-::rootgrad_autodiff::rt::cast_scalar::<
                                _,
                                f64,
                            >(::rootgrad_autodiff::rt::scalar(t_self.n)));
                s += (self[i] * self[(i + 1)]) * ((i as f64) - (self.n as f64));
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
        fn __jvp_sum(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::sum_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_sum(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::sum_pushforward(a0, t0)
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
            d_ret: (f64, f64),
        ) {
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut s = 0.0;
            let mut t_s = 0.0;
            for i in 0..::rootgrad_autodiff::rt::discrete((&self.n).pow(2)) {
                let t = ::rootgrad_autodiff::rt::tangent_of(t_self.n);
                shape_1.keep(&t);
                t_s
                    += (((t_self[i] * self[(i + 1)]) + (self[i] * t_self[(i + 1)]))
                        * ((i as f64) - (self.n as f64)))
                        + ((self[i] * self[(i + 1)]) * (-(t as f64)));
                s += (self[i] * self[(i + 1)]) * ((i as f64) - (self.n as f64));
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
            for i in (0..(&self.n).pow(2)).rev() {
                let t = ::rootgrad_autodiff::rt::tangent_of(t_self.n);
                let mut d_t = shape_1.zero();
                let d_1 = d_s;
                let d_2 = d_1 * ((i as f64) - (self.n as f64));
                d_self[i] += d_2 * self[(i + 1)];
                d_self[i + 1] += d_2 * self[i];
                let d_3 = d_1 * (self[i] * self[(i + 1)]);
                ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_3);
                let d_4 = d_t_s;
                let d_5 = d_4 * ((i as f64) - (self.n as f64));
                d_t_self[i] += d_5 * self[(i + 1)];
                d_self[i + 1] += d_5 * t_self[i];
                d_self[i] += d_5 * t_self[(i + 1)];
                d_t_self[i + 1] += d_5 * self[i];
                let d_6 = d_4
                    * ((t_self[i] * self[(i + 1)]) + (self[i] * t_self[(i + 1)]));
                ::rootgrad_autodiff::rt::accumulate_cast(&mut d_self.n, -d_6);
                let d_7 = d_4 * (-(t as f64));
                d_self[i] += d_7 * self[(i + 1)];
                d_self[i + 1] += d_7 * self[i];
                let d_8 = d_4 * (self[i] * self[(i + 1)]);
                ::rootgrad_autodiff::rt::accumulate_cast(&mut d_t, -d_8);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.n, &(d_t));
            }
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
            Self::sum_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            Self::sum_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_sum<'__shadow>(
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
            let _primal = Self::sum_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_sum<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::sum_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_new, fn __vjp_coarser, fn __vjp_sum & fn __handed_sum
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let argument = x.to_vec();
        let grid = Grid::new(2, 1, ::core::clone::Clone::clone(&argument));
        let argument_2 = ::rootgrad_autodiff::rt::discrete(grid.n + 1);
        let argument_3 = ::rootgrad_autodiff::rt::discrete(
            (&grid.skip).abs_diff(::core::clone::Clone::clone(&grid.n)),
        ) * 2;
        let argument_4 = grid.values.clone();
        let other = Grid::new(
            argument_2,
            argument_3,
            ::core::clone::Clone::clone(&argument_4),
        );
        let coarse = other.coarser();
        let value = grid.__handed_sum().sum();
        let value_2 = other.__handed_sum().sum();
        let value_3 = coarse.__handed_sum().sum();
        let result: f64 = value + (value_2 * value_3);
        let mut d_result = d_ret;
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_grid = ::rootgrad_autodiff::Differentiable::zero_like(&grid);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_coarse = ::rootgrad_autodiff::Differentiable::zero_like(&coarse);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        d_value += d_result;
        d_value_2 += d_result * value_3;
        d_value_3 += d_result * value_2;
        (coarse).__vjp_sum(::core::option::Option::Some(&mut d_coarse), d_value_3);
        (other).__vjp_sum(::core::option::Option::Some(&mut d_other), d_value_2);
        (grid).__vjp_sum(::core::option::Option::Some(&mut d_grid), d_value);
        (other).__vjp_coarser(::core::option::Option::Some(&mut d_other), d_coarse);
        Grid::__path_vjp_new(
            argument_2,
            ::rootgrad_autodiff::rt::Inactive,
            argument_3,
            ::rootgrad_autodiff::rt::Inactive,
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            d_other,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_grid.values, &d_argument_4);
        Grid::__path_vjp_new(
            2,
            ::rootgrad_autodiff::rt::Inactive,
            1,
            ::rootgrad_autodiff::rt::Inactive,
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_grid,
        );
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &d_argument[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __jvp_coarser, fn __jvp_sum, fn __path_jvp_new
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x.to_vec();
        let t_argument = t_x.to_vec();
        let (v_1, t_grid) = Grid::__path_jvp_new(
            2,
            ::rootgrad_autodiff::rt::Inactive,
            1,
            ::rootgrad_autodiff::rt::Inactive,
            argument,
            t_argument,
        );
        let grid = v_1;
        let argument_2 = ::rootgrad_autodiff::rt::discrete(grid.n + 1);
        let argument_3 = ::rootgrad_autodiff::rt::discrete((&grid.skip).abs_diff(grid.n))
            * 2;
        let argument_4 = grid.values.clone();
        let t_argument_4 = t_grid.values.clone();
        let (v_2, t_other) = Grid::__path_jvp_new(
            argument_2,
            ::rootgrad_autodiff::rt::Inactive,
            argument_3,
            ::rootgrad_autodiff::rt::Inactive,
            argument_4,
            t_argument_4,
        );
        let other = v_2;
        let (v_3, t_coarse) = (other).__jvp_coarser(&t_other);
        let coarse = v_3;
        let (v_4, t_value) = (grid).__jvp_sum(&t_grid);
        let value = v_4;
        let (v_5, t_value_2) = (other).__jvp_sum(&t_other);
        let value_2 = v_5;
        let (v_6, t_value_3) = (coarse).__jvp_sum(&t_coarse);
        let value_3 = v_6;
        let result: f64 = value + (value_2 * value_3);
        let t_result: f64 = t_value + (t_value_2 * value_3 + value_2 * t_value_3);
        (result, t_result)
    }
}
mod searched_graph {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_9 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_15 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_16 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_17 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
        let edges = [(0usize, 1usize), (1, 2), (0, 3), (3, 2)];
        let mut adjacent: HashMap<usize, Vec<usize>> = HashMap::new();
        let length = edges.len();
        for i_2 in 0..length {
            let a = edges[i_2].0;
            let b = edges[i_2].1;
            adjacent.entry(a).or_default().push(b);
        }
        let mut queue: VecDeque<usize> = VecDeque::new();
        let mut seen: HashSet<usize> = HashSet::new();
        queue.push_back(0);
        seen.insert(0);
        let mut depth = ::std::vec![0usize; 4];
        let mut value = ::std::vec![0.0; 4];
        let mut s = 0.0;
        value[0] = x[0];
        let mut running = true;
        let mut passes_of_kept_18 = 0usize;
        while running {
            passes_of_kept_18 += 1;
            let value_2 = kept_17.keep(queue.pop_front());
            match value_2 {
                Some(node) => {
                    s += kept_16.keep(value[node.clone()]) * x[node.clone()].sin();
                    match adjacent.get(&node) {
                        Some(next) => {
                            for &n in next {
                                if kept_15.keep(seen.insert(n)) {
                                    let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                                    let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                                    depth[n.clone()] = depth[node.clone()] + 1;
                                    value[kept_11.keep(n).clone()] = (kept_13
                                        .keep(value[node.clone()]) * kept_12.keep(x[n.clone()]))
                                        + s;
                                    queue.push_back(n);
                                    pass_2
                                        .push((kept_11.take(), kept_12.take(), kept_13.take()));
                                }
                            }
                        }
                        _ => {}
                    }
                }
                _ => {
                    running = false;
                }
            }
        }
        kept_18.keep(passes_of_kept_18);
        let rows = ::std::vec![
            ::std::vec![1, 2], ::std::vec![3], ::std::vec![3, 0], ::std::vec![]
        ];
        let argument = [0usize];
        let mut waiting = VecDeque::from(argument);
        let argument_2 = [0, 2];
        let order: VecDeque<usize> = VecDeque::from(argument_2);
        let length_2 = ::rootgrad_autodiff::rt::length(&order);
        for i_3 in 0..length_2 {
            let i = i_3;
            let k = order[i_3];
            s += x[k.clone()] * x[order[i]];
        }
        let length_3 = ::rootgrad_autodiff::rt::length(&order);
        for i_4 in 0..length_3 {
            let k_2 = order[i_4];
            s += x[k_2.clone()] * x[0];
        }
        let mut distance = ::std::vec![usize::MAX; 4];
        distance[0] = 0;
        let mut running_2 = true;
        let mut passes_of_kept_10 = 0usize;
        while running_2 {
            passes_of_kept_10 += 1;
            let value_3 = kept_9.keep(waiting.pop_front());
            match value_3 {
                Some(u) => {
                    let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                    s
                        += (x[u.clone()] * kept_7.keep(s))
                            * kept_6.keep((distance[u.clone()] as f64));
                    let length_4 = rows[u.clone()].len();
                    for i_5 in 0..length_4 {
                        let v = rows[u.clone()][i_5];
                        if kept_5.keep((distance[v.clone()] == usize::MAX)) {
                            distance[v.clone()] = distance[u.clone()] + 1;
                            waiting
                                .push_back(
                                    ({
                                        let copy = ::core::clone::Clone::clone(&v);
                                        copy
                                    }),
                                );
                            s = kept_4.keep(s) * (x[v.clone()] + 0.5);
                        }
                    }
                    pass_1.push((kept_6.take(), kept_7.take()));
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        kept_10.keep(passes_of_kept_10);
        let mut histogram: BTreeMap<i32, usize> = BTreeMap::new();
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_2 = &x[i_6];
            let bin = (*v_2).floor() as i32;
            let t = histogram.entry(bin).or_insert(0);
            (*t) += 1;
        }
        let counted: Vec<(i32, usize)> = histogram
            .iter()
            .map(|(b, c)| (*b, *c))
            .collect();
        let length_6 = counted.len();
        for i_7 in 0..length_6 {
            let bin_2 = &counted[i_7].0;
            let count = &counted[i_7].1;
            s += (x[0] * ((*bin_2) as f64)) * ((*count) as f64);
        }
        let mut heap: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
        let argument_3 = Reverse((3, 0));
        heap.push(argument_3);
        let argument_4 = Reverse((1, 2));
        heap.push(argument_4);
        let mut running_3 = true;
        let mut passes_of_kept_3 = 0usize;
        while running_3 {
            passes_of_kept_3 += 1;
            let value_4 = kept_2.keep(heap.pop());
            match value_4 {
                Some(Reverse((weight, k_3))) => {
                    s = (kept_1.keep(s) * x[k_3.clone()]) + (weight as f64);
                    if weight == 1 {
                        let argument_5 = Reverse((5, 3));
                        heap.push(argument_5);
                    }
                }
                _ => {
                    running_3 = false;
                }
            }
        }
        kept_3.keep(passes_of_kept_3);
        let result: f64 = s * (1.0 + (depth[2] as f64));
        let mut d_result = d_ret;
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_s: f64 = -0.0;
        d_s += d_result * (1.0 + (depth[2] as f64));
        for _ in 0..kept_3.take() {
            let value_4 = kept_2.take();
            match value_4 {
                Some(Reverse((weight, k_3))) => {
                    let v_1 = kept_1.take();
                    let d_1 = ::core::mem::take(&mut d_s);
                    d_s += d_1 * x[k_3.clone()];
                    d_x[k_3.clone()] += d_1 * v_1;
                }
                _ => {}
            }
        }
        for i_7 in 0..length_6 {
            let bin_2 = &counted[i_7].0;
            let count = &counted[i_7].1;
            let d_2 = d_s;
            let d_3 = d_2 * ((*count) as f64);
            d_x[0] += d_3 * ((*bin_2) as f64);
        }
        for _ in 0..kept_10.take() {
            let value_3 = kept_9.take();
            match value_3 {
                Some(u) => {
                    let (v_6, v_7) = pass_1.take();
                    let length_4 = rows[u.clone()].len();
                    for i_5 in (0..length_4).rev() {
                        let v_5 = kept_5.take();
                        let v = rows[u.clone()][i_5];
                        if v_5 {
                            let v_4 = kept_4.take();
                            let d_4 = ::core::mem::take(&mut d_s);
                            d_s += d_4 * (x[v.clone()] + 0.5);
                            let d_5 = d_4 * v_4;
                            d_x[v.clone()] += d_5;
                        }
                    }
                    let d_6 = d_s;
                    let d_7 = d_6 * v_6;
                    d_x[u.clone()] += d_7 * v_7;
                    d_s += d_7 * x[u.clone()];
                }
                _ => {}
            }
        }
        for i_4 in 0..length_3 {
            let k_2 = order[i_4];
            let d_8 = d_s;
            d_x[k_2.clone()] += d_8 * x[0];
            d_x[0] += d_8 * x[k_2.clone()];
        }
        for i_3 in 0..length_2 {
            let i = i_3;
            let k = order[i_3];
            let d_9 = d_s;
            d_x[k.clone()] += d_9 * x[order[i]];
            d_x[order[i]] += d_9 * x[k.clone()];
        }
        for _ in 0..kept_18.take() {
            let value_2 = kept_17.take();
            match value_2 {
                Some(node) => {
                    let v_13 = kept_16.take();
                    match adjacent.get(&node) {
                        Some(next) => {
                            for &n in ::core::iter::IntoIterator::into_iter(next).rev() {
                                let v_12 = kept_15.take();
                                if v_12 {
                                    let (v_9, v_10, v_11) = pass_2.take();
                                    let d_10 = ::core::mem::take(&mut d_value[v_9.clone()]);
                                    d_value[node.clone()] += d_10 * v_10;
                                    d_x[v_9.clone()] += d_10 * v_11;
                                    d_s += d_10;
                                }
                            }
                        }
                        _ => {}
                    }
                    let d_11 = d_s;
                    d_value[node.clone()] += d_11 * x[node.clone()].sin();
                    let d_12 = d_11 * v_13;
                    d_x[node.clone()]
                        += d_12 * ::rootgrad_autodiff::rules::sin(x[node.clone()]);
                }
                _ => {}
            }
        }
        let d_13 = ::core::mem::take(&mut d_value[0]);
        d_x[0] += d_13;
        kept_1.finish();
        kept_2.finish();
        kept_4.finish();
        kept_5.finish();
        pass_1.finish();
        kept_9.finish();
        pass_2.finish();
        kept_15.finish();
        kept_16.finish();
        kept_17.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let edges = [(0usize, 1usize), (1, 2), (0, 3), (3, 2)];
        let mut adjacent: HashMap<usize, Vec<usize>> = HashMap::new();
        let length = edges.len();
        for i_2 in 0..length {
            let a = edges[i_2].0;
            let b = edges[i_2].1;
            adjacent.entry(a).or_default().push(b);
        }
        let mut queue: VecDeque<usize> = VecDeque::new();
        let mut seen: HashSet<usize> = HashSet::new();
        queue.push_back(0);
        seen.insert(0);
        let mut depth = ::std::vec![0usize; 4];
        let mut value = ::std::vec![0.0; 4];
        let mut t_value = ::std::vec![0.0; 4];
        let mut s = 0.0;
        let mut t_s = 0.0;
        t_value[0] = t_x[0];
        value[0] = x[0];
        let mut running = true;
        while running {
            let value_2 = queue.pop_front();
            match value_2 {
                Some(node) => {
                    t_s
                        += ::rootgrad_autodiff::rt::scalar(t_value[node.clone()])
                            * x[node.clone()].sin()
                            + value[node.clone()]
                                * (::rootgrad_autodiff::rules::sin(x[node.clone()])
                                    * ::rootgrad_autodiff::rt::scalar(t_x[node.clone()]));
                    s += value[node.clone()] * x[node.clone()].sin();
                    match adjacent.get(&node) {
                        Some(next) => {
                            for &n in next {
                                if seen.insert(n) {
                                    depth[n.clone()] = depth[node.clone()] + 1;
                                    t_value[n.clone()] = (::rootgrad_autodiff::rt::scalar(
                                        t_value[node.clone()],
                                    ) * x[n.clone()]
                                        + value[node.clone()]
                                            * ::rootgrad_autodiff::rt::scalar(t_x[n.clone()])) + t_s;
                                    value[n.clone()] = (value[node.clone()] * x[n.clone()]) + s;
                                    queue.push_back(n);
                                }
                            }
                        }
                        _ => {}
                    }
                }
                _ => {
                    running = false;
                }
            }
        }
        let rows = ::std::vec![
            ::std::vec![1, 2], ::std::vec![3], ::std::vec![3, 0], ::std::vec![]
        ];
        let argument = [0usize];
        let mut waiting = VecDeque::from(argument);
        let argument_2 = [0, 2];
        let order: VecDeque<usize> = VecDeque::from(argument_2);
        let length_2 = ::rootgrad_autodiff::rt::length(&order);
        for i_3 in 0..length_2 {
            let i = i_3;
            let k = order[i_3];
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_x[k.clone()]) * x[order[i]]
                    + x[k.clone()] * ::rootgrad_autodiff::rt::scalar(t_x[order[i]]);
            s += x[k.clone()] * x[order[i]];
        }
        let length_3 = ::rootgrad_autodiff::rt::length(&order);
        for i_4 in 0..length_3 {
            let k_2 = order[i_4];
            t_s
                += ::rootgrad_autodiff::rt::scalar(t_x[k_2.clone()]) * x[0]
                    + x[k_2.clone()] * t_x[0];
            s += x[k_2.clone()] * x[0];
        }
        let mut distance = ::std::vec![usize::MAX; 4];
        distance[0] = 0;
        let mut running_2 = true;
        while running_2 {
            let value_3 = waiting.pop_front();
            match value_3 {
                Some(u) => {
                    t_s
                        += (::rootgrad_autodiff::rt::scalar(t_x[u.clone()]) * s
                            + x[u.clone()] * t_s) * (distance[u.clone()] as f64);
                    s += (x[u.clone()] * s) * (distance[u.clone()] as f64);
                    let length_4 = rows[u.clone()].len();
                    for i_5 in 0..length_4 {
                        let v = rows[u.clone()][i_5];
                        if distance[v.clone()] == usize::MAX {
                            distance[v.clone()] = distance[u.clone()] + 1;
                            waiting.push_back(v);
                            t_s = t_s * (x[v.clone()] + 0.5)
                                + s * ::rootgrad_autodiff::rt::scalar(t_x[v.clone()]);
                            s = s * (x[v.clone()] + 0.5);
                        }
                    }
                }
                _ => {
                    running_2 = false;
                }
            }
        }
        let mut histogram: BTreeMap<i32, usize> = BTreeMap::new();
        let length_5 = x.len();
        for i_6 in 0..length_5 {
            let v_2 = &x[i_6];
            let t_v_2 = &t_x[i_6];
            let bin = (*v_2).floor() as i32;
            let t = histogram.entry(bin).or_insert(0);
            (*t) += 1;
        }
        let counted: Vec<(i32, usize)> = histogram
            .iter()
            .map(|(b, c)| (*b, *c))
            .collect();
        let length_6 = counted.len();
        for i_7 in 0..length_6 {
            let bin_2 = &counted[i_7].0;
            let count = &counted[i_7].1;
            t_s += (t_x[0] * ((*bin_2) as f64)) * ((*count) as f64);
            s += (x[0] * ((*bin_2) as f64)) * ((*count) as f64);
        }
        let mut heap: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
        let argument_3 = Reverse((3, 0));
        heap.push(argument_3);
        let argument_4 = Reverse((1, 2));
        heap.push(argument_4);
        let mut running_3 = true;
        while running_3 {
            let value_4 = heap.pop();
            match value_4 {
                Some(Reverse((weight, k_3))) => {
                    t_s = t_s * x[k_3.clone()]
                        + s * ::rootgrad_autodiff::rt::scalar(t_x[k_3.clone()]);
                    s = (s * x[k_3.clone()]) + (weight as f64);
                    if weight == 1 {
                        let argument_5 = Reverse((5, 3));
                        heap.push(argument_5);
                    }
                }
                _ => {
                    running_3 = false;
                }
            }
        }
        let result: f64 = s * (1.0 + (depth[2] as f64));
        let t_result: f64 = t_s * (1.0 + (depth[2] as f64));
        (result, t_result)
    }
}
mod inclusive_bounds {
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut d_result = d_ret;
        let mut a = 0;
        let mut b = 1;
        for i in 0..2 {
            a = i;
            b = i + 1;
        }
        let at = a;
        let at_2 = b;
        let w = &p[(at..=at_2)];
        let at_3 = a;
        let at_4 = b;
        let mut sum_2: f64 = -0.0;
        let length = p[(at_3..=at_4)].len();
        let mut d_sum_2: f64 = -0.0;
        d_sum_2 += d_result;
        for i_2 in 0..length {
            sum_2 += p[(at_3..=at_4)][i_2];
            let d_1 = d_sum_2;
            d_p[at_3..=at_4][i_2] += d_1;
        }
        let result: f64 = (w[0] * w[1]) + sum_2;
        let w = &p[(at..=at_2)];
        d_p[at..=at_2][0] += d_result * w[1];
        d_p[at..=at_2][1] += d_result * w[0];
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut a = 0;
        let mut b = 1;
        for i in 0..2 {
            a = i;
            b = i + 1;
        }
        let at = a;
        let at_2 = b;
        let w = &p[(at..=at_2)];
        let t_w = &t_p[at..=at_2];
        let at_3 = a;
        let at_4 = b;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = p[(at_3..=at_4)].len();
        for i_2 in 0..length {
            t_sum_2 += t_p[at_3..=at_4][i_2];
            sum_2 += p[(at_3..=at_4)][i_2];
        }
        let result: f64 = (w[0] * w[1]) + sum_2;
        let t_result: f64 = (t_w[0] * w[1] + w[0] * t_w[1]) + t_sum_2;
        (result, t_result)
    }
}
