// Written by the golden test; do not edit.
mod folded_vectors {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V, other: V) -> V {
            V {
                x: this.x + other.x,
                y: this.y + other.y,
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
            fn pullback(this: V, other: V, d_ret: V) -> (V, V, V) {
                let result: V = V {
                    x: this.x + other.x,
                    y: this.y + other.y,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_other.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_other.y += d_4;
                (result, d_this, d_other)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V, other: V, t_other: V) -> (V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.x)
                            + ::rootgrad_autodiff::rt::scalar(t_other.x),
                        this.x + other.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.y)
                            + ::rootgrad_autodiff::rt::scalar(t_other.y),
                        this.y + other.y,
                    ),
                };
                let result: V = V {
                    x: this.x + other.x,
                    y: this.y + other.y,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                a0: V,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V>,
                a1: V,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V>,
            ) -> (V, V) {
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
                this: V,
                t_this: V,
                other: V,
                t_other: V,
                d_ret: (V, V),
            ) -> (V, V, V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.x + t_other.x),
                        (this.x + other.x),
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.y + t_other.y),
                        (this.y + other.y),
                    ),
                };
                let result: V = V {
                    x: this.x + other.x,
                    y: this.y + other.y,
                };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
                let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_other,
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
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_other.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_other.y += d_4;
                let V { x: d_5, y: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.x += d_6;
                d_t_other.x += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.y += d_8;
                d_t_other.y += d_8;
                (d_this, d_t_this, d_other, d_t_other)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V, V) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a2: V,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V, V)>,
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
                a0: V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: V,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
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
            V,
        > for V {
            type Output = V;
            type Left = V;
            type Right = V;
            #[inline]
            fn zeros(&self, rhs: &V) -> (V, V) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: V, d_rhs: &mut V, d_ret: V) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: V, t_rhs: V) -> (V, V) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            V,
        > for V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: V,
                d_rhs: &mut V,
                t_rhs: V,
                d_t_rhs: &mut V,
                d_ret: (V, V),
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
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let size = 2;
        let mut vectors: ::std::vec::Vec<V> = ::std::vec::Vec::new();
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            vectors.push(V { x: c[0], y: c[1] });
        }
        let mut acc = V { x: 0.0, y: 0.0 };
        let length_2 = vectors.len();
        for i_2 in 0..length_2 {
            let b = &vectors[i_2];
            let argument = *b;
            shape_2.keep(&argument);
            let value = ::rootgrad_autodiff::operators::add(
                kept_1.keep(::core::clone::Clone::clone(&acc)),
                ::core::clone::Clone::clone(&argument),
            );
            shape_3.keep(&value);
            shape_1.keep(&acc);
            acc = value;
        }
        let sum: V = ::core::clone::Clone::clone(&acc);
        let argument_2 = ::core::clone::Clone::clone(&sum.x);
        let argument_3 = ::core::clone::Clone::clone(&sum.y);
        let value_2 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_2),
            ::core::clone::Clone::clone(&argument_3),
        );
        let result: f64 = value_2;
        let mut d_result = d_ret;
        let mut d_vectors = ::rootgrad_autodiff::Differentiable::zero_like(&vectors);
        let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
        let mut d_sum = ::rootgrad_autodiff::Differentiable::zero_like(&sum);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_2,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.y, &(d_argument_3));
        ::rootgrad_autodiff::rt::accumulate(&mut d_sum.x, &(d_argument_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_sum));
        for i_2 in (0..length_2).rev() {
            let v_1 = kept_1.take();
            let b = &vectors[i_2];
            let argument = *b;
            let mut d_argument = shape_2.zero();
            let mut d_value = shape_3.zero();
            let d_1 = shape_1.replace(&mut d_acc);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_1),
                &mut d_acc,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_vectors[i_2], &(d_argument));
        }
        for i in (0..length).rev() {
            let d_c = &mut d_x[i * size..((i * size) + size).min(x.len())];
            let d_2 = ::rootgrad_autodiff::rt::popped(&mut d_vectors);
            let V { x: d_3, y: d_4 } = &d_2 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_3);
            d_c[1] += (*d_4);
        }
        kept_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let size = 2;
        let mut vectors: ::std::vec::Vec<V> = ::std::vec::Vec::new();
        let mut t_vectors: ::std::vec::Vec<V> = ::rootgrad_autodiff::Differentiable::zero_like(
            &vectors,
        );
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let t_c = &t_x[i * size..((i * size) + size).min(x.len())];
            t_vectors.push(V { x: t_c[0], y: t_c[1] });
            vectors.push(V { x: c[0], y: c[1] });
        }
        let mut acc = V { x: 0.0, y: 0.0 };
        let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
        let length_2 = vectors.len();
        for i_2 in 0..length_2 {
            let b = &vectors[i_2];
            let t_b = &t_vectors[i_2];
            let argument = *b;
            let t_argument = *t_b;
            let (v_1, t_value) = ::rootgrad_autodiff::operators::add::__jvp(
                acc,
                t_acc,
                argument,
                t_argument,
            );
            let value = v_1;
            t_acc = t_value;
            acc = value;
        }
        let sum: V = acc;
        let t_sum: V = t_acc;
        let argument_2 = sum.x;
        let t_argument_2 = t_sum.x;
        let argument_3 = sum.y;
        let t_argument_3 = t_sum.y;
        let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_2,
            t_argument_2,
            argument_3,
            t_argument_3,
        );
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
mod methods_of_sums {
    impl Complex {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(re: f64, im: f64, d_ret: Self) -> (Self, f64, f64) {
            let result: Self = Self { re: re, im: im };
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            (result, d_re, d_im)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(re: f64, t_re: f64, im: f64, t_im: f64) -> (Self, Self) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_new(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::new_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            re: f64,
            t_re: f64,
            im: f64,
            t_im: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64, f64, f64) {
            let t_result: Self = Self { re: t_re, im: t_im };
            let result: Self = Self { re: re, im: im };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_re = ::rootgrad_autodiff::zero::<f64>();
            let mut d_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_im = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { re: d_1, im: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_re += (*d_1);
            d_im += (*d_2);
            let Self { re: d_3, im: d_4 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_re += (*d_3);
            d_t_im += (*d_4);
            (d_re, d_t_re, d_im, d_t_im)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3) = Self::new_pushforward_pullback(
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
        fn __path_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1) = Self::new_pullback(a0, a1, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = ((1.0 + (self.re * self.re)) + (self.im * self.im)).sqrt();
            let mut d_result = d_ret;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.re += d_1 * self.re;
            d_self.re += d_1 * self.re;
            d_self.im += d_1 * self.im;
            d_self.im += d_1 * self.im;
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = ((1.0 + (self.re * self.re)) + (self.im * self.im)).sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                (1.0 + (self.re * self.re)) + (self.im * self.im),
            )
                * ((::rootgrad_autodiff::rt::scalar(t_self.re) * self.re
                    + self.re * ::rootgrad_autodiff::rt::scalar(t_self.re))
                    + (::rootgrad_autodiff::rt::scalar(t_self.im) * self.im
                        + self.im * ::rootgrad_autodiff::rt::scalar(t_self.im)));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_norm(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::norm_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_norm(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::norm_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn norm_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = ((1.0 + (self.re * self.re)) + (self.im * self.im)).sqrt();
            let x = (1.0 + (self.re * self.re)) + (self.im * self.im);
            let t_result: f64 = (0.5 / x.sqrt())
                * (((t_self.re * self.re) + (self.re * t_self.re))
                    + ((t_self.im * self.im) + (self.im * t_self.im)));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * (((t_self.re * self.re) + (self.re * t_self.re))
                    + ((t_self.im * self.im) + (self.im * t_self.im)));
            let d_2 = d_1 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_2 * ::rootgrad_autodiff::rules::sqrt(x);
            let d_3 = d_t_result * (0.5 / x.sqrt());
            d_t_self.re += d_3 * self.re;
            d_self.re += d_3 * t_self.re;
            d_self.re += d_3 * t_self.re;
            d_t_self.re += d_3 * self.re;
            d_t_self.im += d_3 * self.im;
            d_self.im += d_3 * t_self.im;
            d_self.im += d_3 * t_self.im;
            d_t_self.im += d_3 * self.im;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_x);
            d_self.re += d_4 * self.re;
            d_self.re += d_4 * self.re;
            d_self.im += d_4 * self.im;
            d_self.im += d_4 * self.im;
            let d_5 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.re += d_5 * self.re;
            d_self.re += d_5 * self.re;
            d_self.im += d_5 * self.im;
            d_self.im += d_5 * self.im;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_norm<'__shadow>(
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
            Self::norm_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_norm<'__shadow>(
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
            Self::norm_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_norm<'__shadow>(
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
            let _primal = Self::norm_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_norm<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::norm_pullback(a0, d0, d_ret.seed());
        }
        /// The reverse derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pullback(self: Self, d_ret: Self) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __path_vjp_new, fn __vjp_norm);
            let n = self.norm();
            let argument = self.re / n;
            let argument_2 = self.im / n;
            let value = Self::new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&argument_2),
            );
            let result: Self = ::core::clone::Clone::clone(&value);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
            Self::__path_vjp_new(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                d_value,
            );
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_1 / n;
            d_n -= d_1 / n * (self.im / n);
            let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_2 / n;
            d_n -= d_2 / n * (self.re / n);
            (self).__vjp_norm(::core::option::Option::Some(&mut d_self), d_n);
            (result, d_self)
        }
        /// The forward derivative of [`unit`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn unit_pushforward(self: Self, t_self: Self) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __jvp_norm, fn __path_jvp_new);
            let (v_1, t_n) = (self).__jvp_norm(&t_self);
            let n = v_1;
            let argument = self.re / n;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.re) - (self.re / n) * t_n) / n,
                argument,
            );
            let argument_2 = self.im / n;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                (::rootgrad_autodiff::rt::scalar(t_self.im) - (self.im / n) * t_n) / n,
                argument_2,
            );
            let (v_2, t_value) = Self::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value = v_2;
            let result: Self = value;
            let t_result: Self = t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_unit(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::unit_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_unit(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            Self::unit_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn unit_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(
                ; fn __jvp_norm, fn __path_jvp_new => fn __jvp_vjp_norm, fn
                __path_jvp_vjp_new
            );
            let v_1 = self.__jvp_norm(&t_self);
            let n = ::core::clone::Clone::clone(&v_1.0);
            let t_n = ::core::clone::Clone::clone(&v_1.1);
            let argument = self.re / n;
            let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                ((t_self.re - ((self.re / n) * t_n)) / n),
                ::core::clone::Clone::clone(&argument),
            );
            let argument_2 = self.im / n;
            let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                ((t_self.im - ((self.im / n) * t_n)) / n),
                ::core::clone::Clone::clone(&argument_2),
            );
            let v_2 = Self::__path_jvp_new(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            let value = ::core::clone::Clone::clone(&v_2.0);
            let t_value = ::core::clone::Clone::clone(&v_2.1);
            let result: Self = ::core::clone::Clone::clone(&value);
            let t_result: Self = ::core::clone::Clone::clone(&t_value);
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
            let mut d_t_n = ::rootgrad_autodiff::Differentiable::zero_like(&t_n);
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
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value));
            Self::__path_jvp_vjp_new(
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
            let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
            let d_2 = d_1 / n;
            d_t_self.im += d_2;
            let d_3 = d_2 * t_n;
            d_self.im -= d_3 / n;
            d_n += d_3 / n * (self.im / n);
            d_t_n -= d_2 * (self.im / n);
            d_n -= d_1 / n * ((t_self.im - ((self.im / n) * t_n)) / n);
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
            d_self.im += d_4 / n;
            d_n -= d_4 / n * (self.im / n);
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
            let d_6 = d_5 / n;
            d_t_self.re += d_6;
            let d_7 = d_6 * t_n;
            d_self.re -= d_7 / n;
            d_n += d_7 / n * (self.re / n);
            d_t_n -= d_6 * (self.re / n);
            d_n -= d_5 / n * ((t_self.re - ((self.re / n) * t_n)) / n);
            let d_8 = ::rootgrad_autodiff::rt::scalar(d_argument);
            d_self.re += d_8 / n;
            d_n -= d_8 / n * (self.re / n);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_n));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_n));
            (self)
                .__jvp_vjp_norm(
                    ::core::option::Option::Some(&mut d_self),
                    &t_self,
                    &mut d_t_self,
                    d_v_1,
                );
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_unit<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::unit_pushforward_pullback(
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
        fn __path_jvp_vjp_unit<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::unit_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_unit<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let (_primal, g0) = Self::unit_pullback(
                ::core::clone::Clone::clone(self),
                d_ret.seed(),
            );
            if let ::core::option::Option::Some(d0) = d0 {
                ::rootgrad_autodiff::rt::accumulate(d0, &g0);
            }
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_unit<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::unit_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_unit(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_unit(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: Complex, o: Complex) -> Complex {
            Complex::new(this.re + o.re, this.im + o.im)
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
            fn pullback(
                this: Complex,
                o: Complex,
                d_ret: Complex,
            ) -> (Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.re + o.re;
                let argument_2 = this.im + o.im;
                let value = Complex::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let result: Complex = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Complex::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im += d_1;
                d_o.im += d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_2;
                d_o.re += d_2;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
            ) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.re + o.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.re)
                        + ::rootgrad_autodiff::rt::scalar(t_o.re),
                    argument,
                );
                let argument_2 = this.im + o.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.im)
                        + ::rootgrad_autodiff::rt::scalar(t_o.im),
                    argument_2,
                );
                let (v_1, t_value) = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = v_1;
                let result: Complex = value;
                let t_result: Complex = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                a1: Complex,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.re + o.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.re + t_o.re),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = this.im + o.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.im + t_o.im),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let v_1 = Complex::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let t_result: Complex = ::core::clone::Clone::clone(&t_value);
                let result_2: (Complex, Complex) = (
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
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                Complex::__path_jvp_vjp_new(
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
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.im += d_1;
                d_t_o.im += d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im += d_2;
                d_o.im += d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.re += d_3;
                d_t_o.re += d_3;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_4;
                d_o.re += d_4;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: Complex,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: Complex,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
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
            Complex,
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = Complex;
            #[inline]
            fn zeros(&self, rhs: &Complex) -> (Complex, Complex) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: Complex,
                t_rhs: Complex,
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            Complex,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                t_rhs: Complex,
                d_t_rhs: &mut Complex,
                d_ret: (Complex, Complex),
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
        fn operator(this: Complex, o: Complex) -> Complex {
            Complex::new(this.re - o.re, this.im - o.im)
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
            fn pullback(
                this: Complex,
                o: Complex,
                d_ret: Complex,
            ) -> (Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.re - o.re;
                let argument_2 = this.im - o.im;
                let value = Complex::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let result: Complex = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Complex::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im += d_1;
                d_o.im -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_2;
                d_o.re -= d_2;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
            ) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.re - o.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.re)
                        - ::rootgrad_autodiff::rt::scalar(t_o.re),
                    argument,
                );
                let argument_2 = this.im - o.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.im)
                        - ::rootgrad_autodiff::rt::scalar(t_o.im),
                    argument_2,
                );
                let (v_1, t_value) = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = v_1;
                let result: Complex = value;
                let t_result: Complex = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                a1: Complex,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.re - o.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.re - t_o.re),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = this.im - o.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.im - t_o.im),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let v_1 = Complex::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let t_result: Complex = ::core::clone::Clone::clone(&t_value);
                let result_2: (Complex, Complex) = (
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
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                Complex::__path_jvp_vjp_new(
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
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.im += d_1;
                d_t_o.im -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im += d_2;
                d_o.im -= d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.re += d_3;
                d_t_o.re -= d_3;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_4;
                d_o.re -= d_4;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: Complex,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: Complex,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::sub,
            Complex,
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = Complex;
            #[inline]
            fn zeros(&self, rhs: &Complex) -> (Complex, Complex) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: Complex,
                t_rhs: Complex,
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::sub,
            Complex,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                t_rhs: Complex,
                d_t_rhs: &mut Complex,
                d_ret: (Complex, Complex),
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
        fn operator(this: Complex, o: Complex) -> Complex {
            Complex::new(
                this.re * o.re - this.im * o.im,
                this.re * o.im + this.im * o.re,
            )
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
            fn pullback(
                this: Complex,
                o: Complex,
                d_ret: Complex,
            ) -> (Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = (this.re * o.re) - (this.im * o.im);
                let argument_2 = (this.re * o.im) + (this.im * o.re);
                let value = Complex::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let result: Complex = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Complex::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.re += d_1 * o.im;
                d_o.im += d_1 * this.re;
                d_this.im += d_1 * o.re;
                d_o.re += d_1 * this.im;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_2 * o.re;
                d_o.re += d_2 * this.re;
                d_this.im -= d_2 * o.im;
                d_o.im -= d_2 * this.im;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
            ) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = (this.re * o.re) - (this.im * o.im);
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_this.re) * o.re
                        + this.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                        - (::rootgrad_autodiff::rt::scalar(t_this.im) * o.im
                            + this.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                    argument,
                );
                let argument_2 = (this.re * o.im) + (this.im * o.re);
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_this.re) * o.im
                        + this.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                        + (::rootgrad_autodiff::rt::scalar(t_this.im) * o.re
                            + this.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                    argument_2,
                );
                let (v_1, t_value) = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = v_1;
                let result: Complex = value;
                let t_result: Complex = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                a1: Complex,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                o: Complex,
                t_o: Complex,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex, Complex, Complex) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = (this.re * o.re) - (this.im * o.im);
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (((t_this.re * o.re) + (this.re * t_o.re))
                        - ((t_this.im * o.im) + (this.im * t_o.im))),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = (this.re * o.im) + (this.im * o.re);
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (((t_this.re * o.im) + (this.re * t_o.im))
                        + ((t_this.im * o.re) + (this.im * t_o.re))),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let v_1 = Complex::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let t_result: Complex = ::core::clone::Clone::clone(&t_value);
                let result_2: (Complex, Complex) = (
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
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                Complex::__path_jvp_vjp_new(
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
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.re += d_1 * o.im;
                d_o.im += d_1 * t_this.re;
                d_this.re += d_1 * t_o.im;
                d_t_o.im += d_1 * this.re;
                d_t_this.im += d_1 * o.re;
                d_o.re += d_1 * t_this.im;
                d_this.im += d_1 * t_o.re;
                d_t_o.re += d_1 * this.im;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.re += d_2 * o.im;
                d_o.im += d_2 * this.re;
                d_this.im += d_2 * o.re;
                d_o.re += d_2 * this.im;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.re += d_3 * o.re;
                d_o.re += d_3 * t_this.re;
                d_this.re += d_3 * t_o.re;
                d_t_o.re += d_3 * this.re;
                d_t_this.im -= d_3 * o.im;
                d_o.im -= d_3 * t_this.im;
                d_this.im -= d_3 * t_o.im;
                d_t_o.im -= d_3 * this.im;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re += d_4 * o.re;
                d_o.re += d_4 * this.re;
                d_this.im -= d_4 * o.im;
                d_o.im -= d_4 * this.im;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex, Complex) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: Complex,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: Complex,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
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
            Complex,
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = Complex;
            #[inline]
            fn zeros(&self, rhs: &Complex) -> (Complex, Complex) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: Complex,
                t_rhs: Complex,
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            Complex,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: Complex,
                d_rhs: &mut Complex,
                t_rhs: Complex,
                d_t_rhs: &mut Complex,
                d_ret: (Complex, Complex),
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
        fn operator(this: Complex, k: f64) -> Complex {
            Complex::new(this.re * k, this.im * k)
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
            fn pullback(
                this: Complex,
                k: f64,
                d_ret: Complex,
            ) -> (Complex, Complex, f64) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.re * k;
                let argument_2 = this.im * k;
                let value = Complex::new(argument, argument_2);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let mut d_argument: f64 = -0.0;
                let mut d_argument_2: f64 = -0.0;
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Complex::__path_vjp_new(
                    argument,
                    &mut d_argument,
                    argument_2,
                    &mut d_argument_2,
                    d_value,
                );
                d_this.im += d_argument_2 * k;
                d_k += d_argument_2 * this.im;
                d_this.re += d_argument * k;
                d_k += d_argument * this.re;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Complex,
                t_this: Complex,
                k: f64,
                t_k: f64,
            ) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.re * k;
                let t_argument = ::rootgrad_autodiff::rt::scalar(t_this.re) * k
                    + this.re * t_k;
                let argument_2 = this.im * k;
                let t_argument_2 = ::rootgrad_autodiff::rt::scalar(t_this.im) * k
                    + this.im * t_k;
                let (v_1, t_value) = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = v_1;
                let result: Complex = value;
                let t_result: Complex = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex, f64) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                k: f64,
                t_k: f64,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex, f64, f64) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.re * k;
                let t_argument = (t_this.re * k) + (this.re * t_k);
                let argument_2 = this.im * k;
                let t_argument_2 = (t_this.im * k) + (this.im * t_k);
                let v_1 = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let t_result: Complex = ::core::clone::Clone::clone(&t_value);
                let result_2: (Complex, Complex) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_argument: f64 = -0.0;
                let mut d_t_argument: f64 = -0.0;
                let mut d_argument_2: f64 = -0.0;
                let mut d_t_argument_2: f64 = -0.0;
                let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                Complex::__path_jvp_vjp_new(
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    argument_2,
                    &mut d_argument_2,
                    t_argument_2,
                    &mut d_t_argument_2,
                    d_v_1,
                );
                d_t_this.im += d_t_argument_2 * k;
                d_k += d_t_argument_2 * t_this.im;
                d_this.im += d_t_argument_2 * t_k;
                d_t_k += d_t_argument_2 * this.im;
                d_this.im += d_argument_2 * k;
                d_k += d_argument_2 * this.im;
                d_t_this.re += d_t_argument * k;
                d_k += d_t_argument * t_this.re;
                d_this.re += d_t_argument * t_k;
                d_t_k += d_t_argument * this.re;
                d_this.re += d_argument * k;
                d_k += d_argument * this.re;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex, f64) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
            fn __vjp<'__shadow>(
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (Complex, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: f64,
                d_rhs: &mut f64,
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: f64,
                t_rhs: f64,
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (Complex, Complex),
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
        fn operator(this: Complex) -> Complex {
            Complex::new(-this.re, -this.im)
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
            fn pullback(this: Complex, d_ret: Complex) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = -this.re;
                let argument_2 = -this.im;
                let value = Complex::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let result: Complex = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Complex::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re -= d_2;
                (result, d_this)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: Complex, t_this: Complex) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = -this.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    -::rootgrad_autodiff::rt::scalar(t_this.re),
                    argument,
                );
                let argument_2 = -this.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    -::rootgrad_autodiff::rt::scalar(t_this.im),
                    argument_2,
                );
                let (v_1, t_value) = Complex::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value = v_1;
                let result: Complex = value;
                let t_result: Complex = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Complex) -> Complex + 'static,
                a0: Complex,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
            ) -> (Complex, Complex) {
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
                this: Complex,
                t_this: Complex,
                d_ret: (Complex, Complex),
            ) -> (Complex, Complex) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = -this.re;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (-t_this.re),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = -this.im;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (-t_this.im),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let v_1 = Complex::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Complex = ::core::clone::Clone::clone(&value);
                let t_result: Complex = ::core::clone::Clone::clone(&t_value);
                let result_2: (Complex, Complex) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
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
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                Complex::__path_jvp_vjp_new(
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
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.im -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.im -= d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.re -= d_3;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.re -= d_4;
                (d_this, d_t_this)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Complex) -> Complex + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Complex, Complex)>,
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
                a0: Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Complex>,
            ) {
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for Complex {
            type Output = Complex;
            type Left = Complex;
            type Right = ();
            #[inline]
            fn zeros(&self, rhs: &()) -> (Complex, ()) {
                (::rootgrad_autodiff::Differentiable::zero_like(self), ())
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Complex,
                rhs: (),
                d_rhs: &mut (),
                d_ret: Complex,
            ) {
                operator::__vjp(self, d_self, d_ret);
            }
            #[inline]
            fn pushforward(
                self,
                t_self: Complex,
                rhs: (),
                t_rhs: (),
            ) -> (Complex, Complex) {
                operator::__jvp(operator, self, t_self)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Complex,
                t_self: Complex,
                d_t_self: &mut Complex,
                rhs: (),
                d_rhs: &mut (),
                t_rhs: (),
                d_t_rhs: &mut (),
                d_ret: (Complex, Complex),
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
        fn operator(this: &mut Complex, o: Complex) {
            this.re += o.re;
            this.im += o.im;
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
            fn pullback(
                this: &mut Complex,
                d_this: &mut Complex,
                o: Complex,
            ) -> Complex {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
                shape_2.keep(&this.re);
                this.re += ::core::clone::Clone::clone(&o.re);
                shape_1.keep(&this.im);
                this.im += ::core::clone::Clone::clone(&o.im);
                let this = &*this;
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let d_1 = shape_1.restored(&mut d_this.im);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.im, &(d_1));
                let d_2 = shape_2.restored(&mut d_this.re);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.re, &(d_2));
                d_o
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: &mut Complex,
                t_this: &mut Complex,
                o: Complex,
                t_o: Complex,
            ) {
                t_this.re += t_o.re;
                this.re += o.re;
                t_this.re = ::rootgrad_autodiff::rt::tangent_at(t_this.re, this.re);
                t_this.im += t_o.im;
                this.im += o.im;
                t_this.im = ::rootgrad_autodiff::rt::tangent_at(t_this.im, this.im);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(&mut Complex, Complex) + 'static,
                a0: &mut Complex,
                t0: impl ::rootgrad_autodiff::rt::TangentMut<Complex>,
                a1: Complex,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
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
                this: &mut Complex,
                d_this: &mut Complex,
                t_this: &mut Complex,
                d_t_this: &mut Complex,
                o: Complex,
                t_o: Complex,
            ) -> (Complex, Complex) {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
                shape_6.keep(&t_this.re);
                t_this.re += ::core::clone::Clone::clone(&t_o.re);
                shape_5.keep(&this.re);
                this.re += ::core::clone::Clone::clone(&o.re);
                shape_4.keep(&t_this.re);
                t_this.re = ::rootgrad_autodiff::rt::tangent_at(t_this.re, this.re);
                shape_3.keep(&t_this.im);
                t_this.im += ::core::clone::Clone::clone(&t_o.im);
                shape_2.keep(&this.im);
                this.im += ::core::clone::Clone::clone(&o.im);
                shape_1.keep(&t_this.im);
                t_this.im = ::rootgrad_autodiff::rt::tangent_at(t_this.im, this.im);
                let this = &*this;
                let t_this = &*t_this;
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let d_1 = shape_1.replace(&mut d_t_this.im);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.im, &(d_1));
                let d_2 = shape_2.restored(&mut d_this.im);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.im, &(d_2));
                let d_3 = shape_3.restored(&mut d_t_this.im);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.im, &(d_3));
                let d_4 = shape_4.replace(&mut d_t_this.re);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.re, &(d_4));
                let d_5 = shape_5.restored(&mut d_this.re);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.re, &(d_5));
                let d_6 = shape_6.restored(&mut d_t_this.re);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.re, &(d_6));
                (d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(&mut Complex, Complex) + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: &Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: impl ::rootgrad_autodiff::rt::TangentRef<Complex>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a2: Complex,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Complex>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                _: impl ::rootgrad_autodiff::rt::Seed<()>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
                let mut zero1 = ::core::option::Option::None;
                let a1 = a1.or_zero(&*a0, &mut zero1);
                let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
                let d1 = d1.or_discard(&mut store1);
                let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
                let d0 = d0.or_discard(&mut store0);
                let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
                let (g2, g3) = Self::pushforward_pullback(
                    &mut a0,
                    d0,
                    &mut a1,
                    d1,
                    a2,
                    a3,
                );
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: &Complex,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                a1: Complex,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Complex>,
                _: impl ::rootgrad_autodiff::rt::Seed<()>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
                let d0 = d0.or_discard(&mut store0);
                let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
                let g1 = Self::pullback(&mut a0, d0, a1);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::AssignRule<
            ::rootgrad_autodiff::operators::add_assign,
            Complex,
        > for Complex {
            type Right = Complex;
            #[inline]
            fn zero_right(rhs: &Complex) -> Complex {
                ::rootgrad_autodiff::Differentiable::zero_like(rhs)
            }
            #[inline]
            fn pullback(&self, d_self: &mut Self, rhs: Complex, d_rhs: &mut Complex) {
                operator::__vjp(
                    self,
                    d_self,
                    rhs,
                    d_rhs,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut Self, rhs: Complex, t_rhs: Complex) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs);
            }
        }
        impl ::rootgrad_autodiff::operators::SecondAssignRule<
            ::rootgrad_autodiff::operators::add_assign,
            Complex,
        > for Complex {
            #[inline]
            fn pushforward_pullback(
                &self,
                d_self: &mut Self,
                t_self: &Self,
                d_t_self: &mut Self,
                rhs: Complex,
                d_rhs: &mut Complex,
                t_rhs: Complex,
                d_t_rhs: &mut Complex,
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
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
        }
    };
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __path_vjp_new, fn __vjp_norm, fn __vjp_unit);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_8 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
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
        let argument = x[0];
        let argument_2 = x[1];
        let mut z = Complex::new(argument, argument_2);
        let argument_3 = x[1];
        let argument_4 = x[2].sin();
        let w = Complex::new(argument_3, argument_4);
        let mut s = 0.0;
        for k in 0..3 {
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
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
            let t = kept_25.keep(::core::clone::Clone::clone(&z));
            shape_6.keep(&t);
            let argument_5 = x[k];
            let value = kept_24
                .keep(
                    ::rootgrad_autodiff::operators::mul(
                        ::core::clone::Clone::clone(&w),
                        argument_5,
                    ),
                );
            shape_7.keep(&value);
            let value_2 = kept_23
                .keep(
                    ::rootgrad_autodiff::operators::sub(
                        ::core::clone::Clone::clone(&t),
                        ::core::clone::Clone::clone(&value),
                    ),
                );
            shape_8.keep(&value_2);
            let value_3 = kept_22.keep(::core::clone::Clone::clone(&value_2).norm());
            shape_9.keep(&value_3);
            let value_4 = kept_21
                .keep(
                    ::rootgrad_autodiff::operators::neg(::core::clone::Clone::clone(&w)),
                );
            shape_10.keep(&value_4);
            let value_5 = kept_20.keep(::core::clone::Clone::clone(&value_4).unit());
            shape_11.keep(&value_5);
            let argument_6 = ::core::clone::Clone::clone(&value_5.re);
            shape_12.keep(&argument_6);
            let value_6 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&value_3),
                ::core::clone::Clone::clone(&argument_6),
            );
            shape_13.keep(&value_6);
            s += value_6;
            let t_2 = kept_19.keep(::core::clone::Clone::clone(&z));
            shape_14.keep(&t_2);
            let argument_7 = x[k];
            let argument_8 = kept_18.keep(::core::clone::Clone::clone(&z.im));
            shape_15.keep(&argument_8);
            let value_7 = kept_17
                .keep(
                    Complex::new(argument_7, ::core::clone::Clone::clone(&argument_8)),
                );
            shape_16.keep(&value_7);
            let value_8 = kept_16
                .keep(
                    ::rootgrad_autodiff::operators::mul(
                        ::core::clone::Clone::clone(&t_2),
                        ::core::clone::Clone::clone(&value_7),
                    ),
                );
            shape_17.keep(&value_8);
            let value_9 = kept_15.keep(::core::clone::Clone::clone(&value_8).unit());
            shape_18.keep(&value_9);
            let value_10 = kept_14.keep(::core::clone::Clone::clone(&value_9).unit());
            shape_19.keep(&value_10);
            kept_8.keep_when(::rootgrad_autodiff::operators::add_assign::__BEFORE, &z);
            ::rootgrad_autodiff::operators::add_assign(
                &mut z,
                ::core::clone::Clone::clone(&value_10),
            );
            kept_8.keep_when(!::rootgrad_autodiff::operators::add_assign::__BEFORE, &z);
            let argument_9 = kept_13.keep(::core::clone::Clone::clone(&z));
            shape_20.keep(&argument_9);
            kept_7.keep_when(::rootgrad_autodiff::operators::add_assign::__BEFORE, &z);
            ::rootgrad_autodiff::operators::add_assign(
                &mut z,
                ::core::clone::Clone::clone(&argument_9),
            );
            kept_7.keep_when(!::rootgrad_autodiff::operators::add_assign::__BEFORE, &z);
            let t_3 = kept_12.keep(::core::clone::Clone::clone(&z));
            shape_21.keep(&t_3);
            let value_11 = kept_11
                .keep(
                    ::rootgrad_autodiff::operators::add(
                        kept_6.keep(::core::clone::Clone::clone(&z)),
                        ::core::clone::Clone::clone(&w),
                    ),
                );
            shape_22.keep(&value_11);
            let value_12 = kept_10.keep(::core::clone::Clone::clone(&value_11).unit());
            shape_23.keep(&value_12);
            let value_13 = kept_9
                .keep(
                    ::rootgrad_autodiff::operators::add(
                        ::core::clone::Clone::clone(&t_3),
                        ::core::clone::Clone::clone(&value_12),
                    ),
                );
            shape_24.keep(&value_13);
            let value_14 = ::core::clone::Clone::clone(&value_13).unit();
            shape_25.keep(&value_14);
            shape_5.keep(&z);
            z = value_14;
            let value_15 = ::rootgrad_autodiff::operators::add(
                kept_5.keep(::core::clone::Clone::clone(&z)),
                ::core::clone::Clone::clone(&w),
            );
            shape_26.keep(&value_15);
            s += value_15.im;
            pass_2
                .push((
                    kept_5.take(),
                    kept_6.take(),
                    kept_9.take(),
                    kept_10.take(),
                    kept_11.take(),
                    kept_12.take(),
                    kept_13.take(),
                    kept_14.take(),
                    kept_15.take(),
                    kept_16.take(),
                    kept_17.take(),
                    kept_18.take(),
                    kept_19.take(),
                    kept_20.take(),
                    kept_21.take(),
                    kept_22.take(),
                    kept_23.take(),
                    kept_24.take(),
                    kept_25.take(),
                ));
        }
        let many = ::std::vec![
            ::core::clone::Clone::clone(& z), ::core::clone::Clone::clone(& w),
            ::core::clone::Clone::clone(& z)
        ];
        let t_4 = s;
        let mut acc = ::core::clone::Clone::clone(&z);
        let length = many.len();
        for i in 0..length {
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let b = &many[i];
            let argument_10 = *b;
            shape_2.keep(&argument_10);
            let value_16 = kept_3
                .keep(
                    ::rootgrad_autodiff::operators::add(
                        kept_2.keep(::core::clone::Clone::clone(&acc)),
                        ::core::clone::Clone::clone(&argument_10),
                    ),
                );
            shape_3.keep(&value_16);
            let value_17 = ::core::clone::Clone::clone(&value_16).unit();
            shape_4.keep(&value_17);
            shape_1.keep(&acc);
            acc = value_17;
            pass_1.push((kept_2.take(), kept_3.take()));
        }
        kept_1.keep_owned(&acc);
        let value_18 = ::core::clone::Clone::clone(&acc).norm();
        let value_19 = ::rootgrad_autodiff::operators::add(
            t_4,
            ::core::clone::Clone::clone(&value_18),
        );
        let result: f64 = value_19;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_argument_3: f64 = -0.0;
        let mut d_argument_4: f64 = -0.0;
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_s = -0.0;
        let mut d_many = ::rootgrad_autodiff::Differentiable::zero_like(&many);
        let mut d_t_4 = -0.0;
        let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
        let mut d_value_18 = ::rootgrad_autodiff::Differentiable::zero_like(&value_18);
        let mut d_value_19: f64 = -0.0;
        d_value_19 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            t_4,
            &mut d_t_4,
            ::core::clone::Clone::clone(&value_18),
            &mut d_value_18,
            d_value_19,
        );
        let v_1 = kept_1.take();
        (v_1).__vjp_norm(::core::option::Option::Some(&mut d_acc), d_value_18);
        for i in (0..length).rev() {
            let (v_2, value_16) = pass_1.take();
            let b = &many[i];
            let argument_10 = *b;
            let mut d_argument_10 = shape_2.zero();
            let mut d_value_16 = shape_3.zero();
            let mut d_value_17 = shape_4.zero();
            let d_1 = shape_1.replace(&mut d_acc);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_17, &(d_1));
            (value_16)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_16), d_value_17);
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_2),
                &mut d_acc,
                ::core::clone::Clone::clone(&argument_10),
                &mut d_argument_10,
                d_value_16,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_many[i], &(d_argument_10));
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_acc));
        d_s += d_t_4;
        ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_many[0]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_w, &(d_many[1]));
        ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_many[2]));
        for k in (0..3).rev() {
            let (
                v_3,
                v_4,
                value_13,
                value_12,
                value_11,
                t_3,
                argument_9,
                value_10,
                value_9,
                value_8,
                value_7,
                argument_8,
                t_2,
                value_5,
                value_4,
                value_3,
                value_2,
                value,
                t,
            ) = pass_2.take();
            let argument_5 = x[k];
            let argument_6 = ::core::clone::Clone::clone(&value_5.re);
            let argument_7 = x[k];
            let mut d_t = shape_6.zero();
            let mut d_argument_5: f64 = -0.0;
            let mut d_value = shape_7.zero();
            let mut d_value_2 = shape_8.zero();
            let mut d_value_3 = shape_9.zero();
            let mut d_value_4 = shape_10.zero();
            let mut d_value_5 = shape_11.zero();
            let mut d_argument_6 = shape_12.zero();
            let mut d_value_6 = shape_13.zero();
            let mut d_t_2 = shape_14.zero();
            let mut d_argument_7: f64 = -0.0;
            let mut d_argument_8 = shape_15.zero();
            let mut d_value_7 = shape_16.zero();
            let mut d_value_8 = shape_17.zero();
            let mut d_value_9 = shape_18.zero();
            let mut d_value_10 = shape_19.zero();
            let mut d_argument_9 = shape_20.zero();
            let mut d_t_3 = shape_21.zero();
            let mut d_value_11 = shape_22.zero();
            let mut d_value_12 = shape_23.zero();
            let mut d_value_13 = shape_24.zero();
            let mut d_value_14 = shape_25.zero();
            let mut d_value_15 = shape_26.zero();
            let d_2 = d_s;
            d_value_15.im += d_2;
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_3),
                &mut d_z,
                ::core::clone::Clone::clone(&w),
                &mut d_w,
                d_value_15,
            );
            let d_3 = shape_5.replace(&mut d_z);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_14, &(d_3));
            (value_13)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_13), d_value_14);
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&t_3),
                &mut d_t_3,
                ::core::clone::Clone::clone(&value_12),
                &mut d_value_12,
                d_value_13,
            );
            (value_11)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_11), d_value_12);
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_4),
                &mut d_z,
                ::core::clone::Clone::clone(&w),
                &mut d_w,
                d_value_11,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_t_3));
            let v_5 = kept_7.take();
            ::rootgrad_autodiff::operators::add_assign::__vjp(
                &v_5,
                &mut d_z,
                ::core::clone::Clone::clone(&argument_9),
                &mut d_argument_9,
                ::rootgrad_autodiff::rt::Unused,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_argument_9));
            let v_6 = kept_8.take();
            ::rootgrad_autodiff::operators::add_assign::__vjp(
                &v_6,
                &mut d_z,
                ::core::clone::Clone::clone(&value_10),
                &mut d_value_10,
                ::rootgrad_autodiff::rt::Unused,
            );
            (value_9)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_9), d_value_10);
            (value_8)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_8), d_value_9);
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&t_2),
                &mut d_t_2,
                ::core::clone::Clone::clone(&value_7),
                &mut d_value_7,
                d_value_8,
            );
            Complex::__path_vjp_new(
                argument_7,
                &mut d_argument_7,
                ::core::clone::Clone::clone(&argument_8),
                &mut d_argument_8,
                d_value_7,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_z.im, &(d_argument_8));
            d_x[k] += d_argument_7;
            ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_t_2));
            let d_4 = d_s;
            d_value_6 += d_4;
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                ::core::clone::Clone::clone(&argument_6),
                &mut d_argument_6,
                d_value_6,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_5.re, &(d_argument_6));
            (value_4)
                .__vjp_unit(::core::option::Option::Some(&mut d_value_4), d_value_5);
            ::rootgrad_autodiff::operators::neg::__vjp(
                ::core::clone::Clone::clone(&w),
                &mut d_w,
                d_value_4,
            );
            (value_2)
                .__vjp_norm(::core::option::Option::Some(&mut d_value_2), d_value_3);
            ::rootgrad_autodiff::operators::sub::__vjp(
                ::core::clone::Clone::clone(&t),
                &mut d_t,
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                d_value_2,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&w),
                &mut d_w,
                argument_5,
                &mut d_argument_5,
                d_value,
            );
            d_x[k] += d_argument_5;
            ::rootgrad_autodiff::rt::accumulate(&mut d_z, &(d_t));
        }
        Complex::__path_vjp_new(
            argument_3,
            &mut d_argument_3,
            argument_4,
            &mut d_argument_4,
            d_w,
        );
        d_x[2] += d_argument_4 * ::rootgrad_autodiff::rules::sin(x[2]);
        d_x[1] += d_argument_3;
        Complex::__path_vjp_new(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            d_z,
        );
        d_x[1] += d_argument_2;
        d_x[0] += d_argument;
        pass_1.finish();
        kept_7.finish();
        kept_8.finish();
        pass_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_norm, fn __jvp_unit, fn __path_jvp_new);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let argument = x[0];
        let t_argument = t_x[0];
        let argument_2 = x[1];
        let t_argument_2 = t_x[1];
        let (v_1, mut t_z) = Complex::__path_jvp_new(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let mut z = v_1;
        let argument_3 = x[1];
        let t_argument_3 = t_x[1];
        let argument_4 = x[2].sin();
        let t_argument_4 = ::rootgrad_autodiff::rules::sin(x[2]) * t_x[2];
        let (v_2, t_w) = Complex::__path_jvp_new(
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let w = v_2;
        let mut s = 0.0;
        let mut t_s = 0.0;
        for k in 0..3 {
            let t = z;
            let t_t = t_z;
            let argument_5 = x[k];
            let t_argument_5 = t_x[k];
            let (v_3, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                w,
                t_w,
                argument_5,
                t_argument_5,
            );
            let value = v_3;
            let (v_4, t_value_2) = ::rootgrad_autodiff::operators::sub::__jvp(
                t,
                t_t,
                value,
                t_value,
            );
            let value_2 = v_4;
            let (v_5, t_value_3) = (value_2).__jvp_norm(&t_value_2);
            let value_3 = v_5;
            let (v_6, t_value_4) = ::rootgrad_autodiff::operators::neg::__jvp(w, t_w);
            let value_4 = v_6;
            let (v_7, t_value_5) = (value_4).__jvp_unit(&t_value_4);
            let value_5 = v_7;
            let argument_6 = value_5.re;
            let t_argument_6 = t_value_5.re;
            let (v_8, t_value_6) = ::rootgrad_autodiff::operators::mul::__jvp(
                value_3,
                t_value_3,
                argument_6,
                t_argument_6,
            );
            let value_6 = v_8;
            t_s += t_value_6;
            s += value_6;
            let t_2 = z;
            let t_t_2 = t_z;
            let argument_7 = x[k];
            let t_argument_7 = t_x[k];
            let argument_8 = z.im;
            let t_argument_8 = t_z.im;
            let (v_9, t_value_7) = Complex::__path_jvp_new(
                argument_7,
                t_argument_7,
                argument_8,
                t_argument_8,
            );
            let value_7 = v_9;
            let (v_10, t_value_8) = ::rootgrad_autodiff::operators::mul::__jvp(
                t_2,
                t_t_2,
                value_7,
                t_value_7,
            );
            let value_8 = v_10;
            let (v_11, t_value_9) = (value_8).__jvp_unit(&t_value_8);
            let value_9 = v_11;
            let (v_12, t_value_10) = (value_9).__jvp_unit(&t_value_9);
            let value_10 = v_12;
            ::rootgrad_autodiff::operators::add_assign::__jvp(
                &mut z,
                &mut t_z,
                value_10,
                t_value_10,
            );
            let argument_9 = z;
            let t_argument_9 = t_z;
            ::rootgrad_autodiff::operators::add_assign::__jvp(
                &mut z,
                &mut t_z,
                argument_9,
                t_argument_9,
            );
            let t_3 = z;
            let t_t_3 = t_z;
            let (v_13, t_value_11) = ::rootgrad_autodiff::operators::add::__jvp(
                z,
                t_z,
                w,
                t_w,
            );
            let value_11 = v_13;
            let (v_14, t_value_12) = (value_11).__jvp_unit(&t_value_11);
            let value_12 = v_14;
            let (v_15, t_value_13) = ::rootgrad_autodiff::operators::add::__jvp(
                t_3,
                t_t_3,
                value_12,
                t_value_12,
            );
            let value_13 = v_15;
            let (v_16, t_value_14) = (value_13).__jvp_unit(&t_value_13);
            let value_14 = v_16;
            t_z = t_value_14;
            z = value_14;
            let (v_17, t_value_15) = ::rootgrad_autodiff::operators::add::__jvp(
                z,
                t_z,
                w,
                t_w,
            );
            let value_15 = v_17;
            t_s += t_value_15.im;
            s += value_15.im;
        }
        let t_many = ::std::vec![t_z, t_w, t_z];
        let many = ::std::vec![z, w, z];
        let t_4 = s;
        let t_t_4 = t_s;
        let mut acc = z;
        let mut t_acc = t_z;
        let length = many.len();
        for i in 0..length {
            let b = &many[i];
            let t_b = &t_many[i];
            let argument_10 = *b;
            let t_argument_10 = *t_b;
            let (v_18, t_value_16) = ::rootgrad_autodiff::operators::add::__jvp(
                acc,
                t_acc,
                argument_10,
                t_argument_10,
            );
            let value_16 = v_18;
            let (v_19, t_value_17) = (value_16).__jvp_unit(&t_value_16);
            let value_17 = v_19;
            t_acc = t_value_17;
            acc = value_17;
        }
        let (v_20, t_value_18) = (acc).__jvp_norm(&mut t_acc);
        let value_18 = v_20;
        let (v_21, t_value_19) = ::rootgrad_autodiff::operators::add::__jvp(
            t_4,
            t_t_4,
            value_18,
            t_value_18,
        );
        let value_19 = v_21;
        let result: f64 = value_19;
        let t_result: f64 = t_value_19;
        (result, t_result)
    }
}
mod integers_among_operators {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: Gain, x: f64) -> Gain {
            Gain { k: this.k * x }
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
            fn pullback(this: Gain, x: f64, d_ret: Gain) -> (Gain, Gain, f64) {
                let result: Gain = Gain { k: this.k * x };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let Gain { k: d_1 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.k += (*d_1) * x;
                d_x += (*d_1) * this.k;
                (result, d_this, d_x)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: Gain, t_this: Gain, x: f64, t_x: f64) -> (Gain, Gain) {
                let t_result: Gain = Gain {
                    k: ::rootgrad_autodiff::rt::scalar(t_this.k) * x + this.k * t_x,
                };
                let result: Gain = Gain { k: this.k * x };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Gain, f64) -> Gain + 'static,
                a0: Gain,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Gain>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (Gain, Gain) {
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
                this: Gain,
                t_this: Gain,
                x: f64,
                t_x: f64,
                d_ret: (Gain, Gain),
            ) -> (Gain, Gain, f64, f64) {
                let t_result: Gain = Gain {
                    k: (t_this.k * x) + (this.k * t_x),
                };
                let result: Gain = Gain { k: this.k * x };
                let result_2: (Gain, Gain) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let Gain { k: d_1 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.k += (*d_1) * x;
                d_x += (*d_1) * this.k;
                let Gain { k: d_2 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.k += (*d_2) * x;
                d_x += (*d_2) * t_this.k;
                d_this.k += (*d_2) * t_x;
                d_t_x += (*d_2) * this.k;
                (d_this, d_t_this, d_x, d_t_x)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Gain, f64) -> Gain + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Gain,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Gain>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Gain>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Gain>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Gain, Gain)>,
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
            fn __vjp<'__shadow>(
                a0: Gain,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Gain>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Gain>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for Gain {
            type Output = Gain;
            type Left = Gain;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (Gain, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Gain,
                rhs: f64,
                d_rhs: &mut f64,
                d_ret: Gain,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: Gain, rhs: f64, t_rhs: f64) -> (Gain, Gain) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for Gain {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Gain,
                t_self: Gain,
                d_t_self: &mut Gain,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (Gain, Gain),
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
    impl Ring {
        /// The reverse derivative of [`turn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turn_pullback(self: &mut Self, d_self: &mut Self, by: usize) {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let argument = Gain { k: self.data[0] };
            let value = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument),
                1.1,
            );
            let gain: Gain = ::core::clone::Clone::clone(&value);
            let argument_2 = ::core::clone::Clone::clone(&gain.k);
            kept_3
                .keep_when(
                    ::rootgrad_autodiff::operators::mul_assign::__BEFORE,
                    &self[1],
                );
            ::rootgrad_autodiff::operators::mul_assign(
                &mut self[1],
                ::core::clone::Clone::clone(&argument_2),
            );
            kept_3
                .keep_when(
                    !::rootgrad_autodiff::operators::mul_assign::__BEFORE,
                    &self[1],
                );
            kept_2
                .keep_when(
                    ::rootgrad_autodiff::operators::add_assign::__BEFORE,
                    &self.head,
                );
            ::rootgrad_autodiff::operators::add_assign(&mut self.head, by);
            kept_2
                .keep_when(
                    !::rootgrad_autodiff::operators::add_assign::__BEFORE,
                    &self.head,
                );
            let argument_3 = self[1];
            let argument_4 = self[3];
            let value_2 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_3),
                ::core::clone::Clone::clone(&argument_4),
            );
            kept_1
                .keep_when(
                    ::rootgrad_autodiff::operators::mul_assign::__BEFORE,
                    &self[0],
                );
            ::rootgrad_autodiff::operators::mul_assign(
                &mut self[0],
                ::core::clone::Clone::clone(&value_2),
            );
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_gain = ::rootgrad_autodiff::Differentiable::zero_like(&gain);
            let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_2,
            );
            let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_3,
            );
            let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_4,
            );
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let v_1 = kept_1
                .take_when(::rootgrad_autodiff::operators::mul_assign::__BEFORE);
            ::rootgrad_autodiff::operators::mul_assign::__vjp(
                &*::rootgrad_autodiff::rt::before_or(&v_1, &self[0]),
                &mut d_self[0],
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::rootgrad_autodiff::rt::Unused,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                d_value_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_self[3], &(d_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self[1], &(d_argument_3));
            let v_2 = kept_2.take();
            ::rootgrad_autodiff::operators::add_assign::__vjp(
                &v_2,
                &mut d_self.head,
                by,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            let v_3 = kept_3.take();
            ::rootgrad_autodiff::operators::mul_assign::__vjp(
                &v_3,
                &mut d_self[1],
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::rootgrad_autodiff::rt::Unused,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_gain.k, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_gain));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                1.1,
                ::rootgrad_autodiff::rt::Inactive,
                d_value,
            );
            let Gain { k: d_1 } = &d_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.data[0], &((*d_1)));
        }
        /// The forward derivative of [`turn`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn turn_pushforward(self: &mut Self, t_self: &mut Self, by: usize) {
            let t_argument = Gain { k: t_self.data[0] };
            let argument = Gain { k: self.data[0] };
            let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument,
                t_argument,
                1.1,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = v_1;
            let gain: Gain = value;
            let t_gain: Gain = t_value;
            let argument_2 = gain.k;
            let t_argument_2 = t_gain.k;
            ::rootgrad_autodiff::operators::mul_assign::__jvp(
                &mut self[1],
                &mut t_self[1],
                argument_2,
                t_argument_2,
            );
            ::rootgrad_autodiff::operators::add_assign::__jvp(
                &mut self.head,
                &mut t_self.head,
                by,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let argument_3 = self[1];
            let t_argument_3 = t_self[1];
            let argument_4 = self[3];
            let t_argument_4 = t_self[3];
            let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_3,
                t_argument_3,
                argument_4,
                t_argument_4,
            );
            let value_2 = v_2;
            ::rootgrad_autodiff::operators::mul_assign::__jvp(
                &mut self[0],
                &mut t_self[0],
                value_2,
                t_value_2,
            );
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
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul,
                ::rootgrad_autodiff::operators::mul_assign as rule_of_mul_assign,
                ::rootgrad_autodiff::operators::add_assign as rule_of_add_assign
            );
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
            let t_argument = Gain { k: t_self.data[0] };
            let argument = Gain { k: self.data[0] };
            let v_1 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                1.1,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let gain: Gain = ::core::clone::Clone::clone(&value);
            let t_gain: Gain = ::core::clone::Clone::clone(&t_value);
            let argument_2 = ::core::clone::Clone::clone(&gain.k);
            let t_argument_2 = ::core::clone::Clone::clone(&t_gain.k);
            kept_5.keep_owned(&self[1]);
            kept_6.keep_owned(&t_self[1]);
            ::rootgrad_autodiff::operators::mul_assign::__jvp(
                &mut self[1],
                &mut t_self[1],
                ::core::clone::Clone::clone(&argument_2),
                ::core::clone::Clone::clone(&t_argument_2),
            );
            kept_3.keep_owned(&self.head);
            kept_4.keep_owned(&t_self.head);
            ::rootgrad_autodiff::operators::add_assign::__jvp(
                &mut self.head,
                &mut t_self.head,
                by,
                ::rootgrad_autodiff::rt::Inactive,
            );
            let argument_3 = self[1];
            let t_argument_3 = t_self[1];
            let argument_4 = self[3];
            let t_argument_4 = t_self[3];
            let v_2 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_3),
                ::core::clone::Clone::clone(&t_argument_3),
                ::core::clone::Clone::clone(&argument_4),
                ::core::clone::Clone::clone(&t_argument_4),
            );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            kept_1.keep_owned(&self[0]);
            kept_2.keep_owned(&t_self[0]);
            ::rootgrad_autodiff::operators::mul_assign::__jvp(
                &mut self[0],
                &mut t_self[0],
                ::core::clone::Clone::clone(&value_2),
                ::core::clone::Clone::clone(&t_value_2),
            );
            let t_self = &*t_self;
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_gain = ::rootgrad_autodiff::Differentiable::zero_like(&gain);
            let mut d_t_gain = ::rootgrad_autodiff::Differentiable::zero_like(&t_gain);
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
            let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_4,
            );
            let mut d_t_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_4,
            );
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let v_3 = kept_1.take();
            let v_4 = kept_2.take();
            rule_of_mul_assign::__jvp_vjp(
                &v_3,
                &mut d_self[0],
                &v_4,
                &mut d_t_self[0],
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::core::clone::Clone::clone(&t_value_2),
                &mut d_t_value_2,
                ::rootgrad_autodiff::rt::Unused,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                ::core::clone::Clone::clone(&t_argument_3),
                &mut d_t_argument_3,
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                ::core::clone::Clone::clone(&t_argument_4),
                &mut d_t_argument_4,
                d_v_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self[3], &(d_t_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self[3], &(d_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self[1], &(d_t_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_self[1], &(d_argument_3));
            let v_5 = kept_3.take();
            let v_6 = kept_4.take();
            rule_of_add_assign::__jvp_vjp(
                &v_5,
                &mut d_self.head,
                &v_6,
                &mut d_t_self.head,
                by,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
            let v_7 = kept_5.take();
            let v_8 = kept_6.take();
            rule_of_mul_assign::__jvp_vjp(
                &v_7,
                &mut d_self[1],
                &v_8,
                &mut d_t_self[1],
                ::core::clone::Clone::clone(&argument_2),
                &mut d_argument_2,
                ::core::clone::Clone::clone(&t_argument_2),
                &mut d_t_argument_2,
                ::rootgrad_autodiff::rt::Unused,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_gain.k, &(d_t_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_gain.k, &(d_argument_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_gain));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_gain));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                1.1,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                d_v_1,
            );
            let Gain { k: d_1 } = &d_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.data[0], &((*d_1)));
            let Gain { k: d_2 } = &d_t_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.data[0], &((*d_2)));
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
        ::rootgrad_autodiff::callees!(; fn __vjp_turn);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        let mut ring = Ring { head: 0, data: x.to_vec() };
        kept_6.keep_owned(&ring);
        ring.turn(1);
        kept_5.keep_owned(&ring);
        ring.turn(2);
        let argument = Gain { k: x[0] };
        let value = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument),
            1.1,
        );
        let gain: Gain = ::core::clone::Clone::clone(&value);
        let argument_2 = ::core::clone::Clone::clone(&gain.k);
        kept_4.keep_when(::rootgrad_autodiff::operators::mul_assign::__BEFORE, &ring[1]);
        ::rootgrad_autodiff::operators::mul_assign(
            &mut ring[1],
            ::core::clone::Clone::clone(&argument_2),
        );
        kept_4
            .keep_when(!::rootgrad_autodiff::operators::mul_assign::__BEFORE, &ring[1]);
        kept_3
            .keep_when(::rootgrad_autodiff::operators::add_assign::__BEFORE, &ring.head);
        ::rootgrad_autodiff::operators::add_assign(&mut ring.head, 2);
        kept_3
            .keep_when(
                !::rootgrad_autodiff::operators::add_assign::__BEFORE,
                &ring.head,
            );
        let argument_3 = ::core::clone::Clone::clone(&ring[1]);
        let argument_4 = ::core::clone::Clone::clone(&ring[3]);
        let value_2 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_3),
            ::core::clone::Clone::clone(&argument_4),
        );
        kept_2.keep_when(::rootgrad_autodiff::operators::mul_assign::__BEFORE, &ring[0]);
        ::rootgrad_autodiff::operators::mul_assign(
            &mut ring[0],
            ::core::clone::Clone::clone(&value_2),
        );
        kept_2
            .keep_when(!::rootgrad_autodiff::operators::mul_assign::__BEFORE, &ring[0]);
        kept_1
            .keep_when(::rootgrad_autodiff::operators::rem_assign::__BEFORE, &ring.head);
        ::rootgrad_autodiff::operators::rem_assign(&mut ring.head, 3);
        let argument_5 = ::core::clone::Clone::clone(&ring[0]);
        let argument_6 = ::core::clone::Clone::clone(&ring[1]);
        let value_3 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_5),
            ::core::clone::Clone::clone(&argument_6),
        );
        let argument_7 = ::core::clone::Clone::clone(&ring[2]);
        let value_4 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&value_3),
            ::core::clone::Clone::clone(&argument_7),
        );
        let result: f64 = value_4;
        let mut d_result = d_ret;
        let mut d_ring = ::rootgrad_autodiff::Differentiable::zero_like(&ring);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_gain = ::rootgrad_autodiff::Differentiable::zero_like(&gain);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_5,
        );
        let mut d_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_6,
        );
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_7,
        );
        let mut d_value_4: f64 = -0.0;
        d_value_4 += d_result;
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            ::core::clone::Clone::clone(&argument_7),
            &mut d_argument_7,
            d_value_4,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_ring[2], &(d_argument_7));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_5),
            &mut d_argument_5,
            ::core::clone::Clone::clone(&argument_6),
            &mut d_argument_6,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_ring[1], &(d_argument_6));
        ::rootgrad_autodiff::rt::accumulate(&mut d_ring[0], &(d_argument_5));
        let v_1 = kept_1.take_when(::rootgrad_autodiff::operators::rem_assign::__BEFORE);
        ::rootgrad_autodiff::operators::rem_assign::__vjp(
            &*::rootgrad_autodiff::rt::before_or(&v_1, &ring.head),
            &mut d_ring.head,
            3,
            ::rootgrad_autodiff::rt::Inactive,
            ::rootgrad_autodiff::rt::Unused,
        );
        let v_2 = kept_2.take();
        ::rootgrad_autodiff::operators::mul_assign::__vjp(
            &v_2,
            &mut d_ring[0],
            ::core::clone::Clone::clone(&value_2),
            &mut d_value_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            d_value_2,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_ring[3], &(d_argument_4));
        ::rootgrad_autodiff::rt::accumulate(&mut d_ring[1], &(d_argument_3));
        let v_3 = kept_3.take();
        ::rootgrad_autodiff::operators::add_assign::__vjp(
            &v_3,
            &mut d_ring.head,
            2,
            ::rootgrad_autodiff::rt::Inactive,
            ::rootgrad_autodiff::rt::Unused,
        );
        let v_4 = kept_4.take();
        ::rootgrad_autodiff::operators::mul_assign::__vjp(
            &v_4,
            &mut d_ring[1],
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_gain.k, &(d_argument_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_gain));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            1.1,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        let Gain { k: d_1 } = &d_argument else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_1);
        let v_5 = kept_5.take();
        (v_5)
            .__vjp_turn(
                ::core::option::Option::Some(&mut d_ring),
                2,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        let v_6 = kept_6.take();
        (v_6)
            .__vjp_turn(
                ::core::option::Option::Some(&mut d_ring),
                1,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Unused,
            );
        let Ring { head: _, data: d_2 } = &d_ring else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        ::rootgrad_autodiff::rt::accumulate_slice(&mut (*d_x)[..], &(*d_2)[..]);
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_turn);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_ring = Ring {
            head: ::rootgrad_autodiff::Differentiable::zero_like(&(0)),
            data: t_x.to_vec(),
        };
        let mut ring = Ring { head: 0, data: x.to_vec() };
        (ring).__jvp_turn(&mut t_ring, 1, ::rootgrad_autodiff::rt::Inactive);
        (ring).__jvp_turn(&mut t_ring, 2, ::rootgrad_autodiff::rt::Inactive);
        let t_argument = Gain { k: t_x[0] };
        let argument = Gain { k: x[0] };
        let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument,
            t_argument,
            1.1,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_1;
        let gain: Gain = value;
        let t_gain: Gain = t_value;
        let argument_2 = gain.k;
        let t_argument_2 = t_gain.k;
        ::rootgrad_autodiff::operators::mul_assign::__jvp(
            &mut ring[1],
            &mut t_ring[1],
            argument_2,
            t_argument_2,
        );
        ::rootgrad_autodiff::operators::add_assign::__jvp(
            &mut ring.head,
            &mut t_ring.head,
            2,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let argument_3 = ring[1];
        let t_argument_3 = t_ring[1];
        let argument_4 = ring[3];
        let t_argument_4 = t_ring[3];
        let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value_2 = v_2;
        ::rootgrad_autodiff::operators::mul_assign::__jvp(
            &mut ring[0],
            &mut t_ring[0],
            value_2,
            t_value_2,
        );
        ::rootgrad_autodiff::operators::rem_assign::__jvp(
            &mut ring.head,
            &mut t_ring.head,
            3,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let argument_5 = ring[0];
        let t_argument_5 = t_ring[0];
        let argument_6 = ring[1];
        let t_argument_6 = t_ring[1];
        let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_5,
            t_argument_5,
            argument_6,
            t_argument_6,
        );
        let value_3 = v_3;
        let argument_7 = ring[2];
        let t_argument_7 = t_ring[2];
        let (v_4, t_value_4) = ::rootgrad_autodiff::operators::mul::__jvp(
            value_3,
            t_value_3,
            argument_7,
            t_argument_7,
        );
        let value_4 = v_4;
        let result: f64 = value_4;
        let t_result: f64 = t_value_4;
        (result, t_result)
    }
}
mod items_of_a_list {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P, o: P) -> P {
            P {
                e: this.e + o.e,
                p: this.p + o.p,
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
                    e: this.e + o.e,
                    p: this.p + o.p,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let P { e: d_1, p: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.p += d_4;
                d_o.p += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P, o: P, t_o: P) -> (P, P) {
                let t_result: P = P {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.e)
                            + ::rootgrad_autodiff::rt::scalar(t_o.e),
                        this.e + o.e,
                    ),
                    p: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.p)
                            + ::rootgrad_autodiff::rt::scalar(t_o.p),
                        this.p + o.p,
                    ),
                };
                let result: P = P {
                    e: this.e + o.e,
                    p: this.p + o.p,
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
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.e + t_o.e),
                        (this.e + o.e),
                    ),
                    p: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.p + t_o.p),
                        (this.p + o.p),
                    ),
                };
                let result: P = P {
                    e: this.e + o.e,
                    p: this.p + o.p,
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
                let P { e: d_1, p: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.p += d_4;
                d_o.p += d_4;
                let P { e: d_5, p: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.e += d_6;
                d_t_o.e += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.p += d_8;
                d_t_o.p += d_8;
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
        fn operator(this: P, o: f64) -> P {
            P { e: this.e * o, p: this.p * o }
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
            fn pullback(this: P, o: f64, d_ret: P) -> (P, P, f64) {
                let result: P = P { e: this.e * o, p: this.p * o };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let P { e: d_1, p: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.e += (*d_1) * o;
                d_o += (*d_1) * this.e;
                d_this.p += (*d_2) * o;
                d_o += (*d_2) * this.p;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P, t_this: P, o: f64, t_o: f64) -> (P, P) {
                let t_result: P = P {
                    e: ::rootgrad_autodiff::rt::scalar(t_this.e) * o + this.e * t_o,
                    p: ::rootgrad_autodiff::rt::scalar(t_this.p) * o + this.p * t_o,
                };
                let result: P = P { e: this.e * o, p: this.p * o };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P, f64) -> P + 'static,
                a0: P,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
                o: f64,
                t_o: f64,
                d_ret: (P, P),
            ) -> (P, P, f64, f64) {
                let t_result: P = P {
                    e: (t_this.e * o) + (this.e * t_o),
                    p: (t_this.p * o) + (this.p * t_o),
                };
                let result: P = P { e: this.e * o, p: this.p * o };
                let result_2: (P, P) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_o = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_o = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let P { e: d_1, p: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.e += (*d_1) * o;
                d_o += (*d_1) * this.e;
                d_this.p += (*d_2) * o;
                d_o += (*d_2) * this.p;
                let P { e: d_3, p: d_4 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.e += (*d_3) * o;
                d_o += (*d_3) * t_this.e;
                d_this.e += (*d_3) * t_o;
                d_t_o += (*d_3) * this.e;
                d_t_this.p += (*d_4) * o;
                d_o += (*d_4) * t_this.p;
                d_this.p += (*d_4) * t_o;
                d_t_o += (*d_4) * this.p;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P, f64) -> P + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
            fn __vjp<'__shadow>(
                a0: P,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for P {
            type Output = P;
            type Left = P;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (P, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P, rhs: f64, d_rhs: &mut f64, d_ret: P) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P, rhs: f64, t_rhs: f64) -> (P, P) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for P {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P,
                t_self: P,
                d_t_self: &mut P,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
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
    ///The derivative of [`total`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum total {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl total {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &total)
        }
        /// The reverse derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(v: &[P], d_v: &mut [P], d_ret: P) -> P {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
            let mut found = false;
            let mut chosen = ::rootgrad_autodiff::rt::any_value();
            let length = v.len();
            for i in 0..length {
                let item = v[i].clone();
                shape_6.keep(&item);
                if kept_2.keep((!found)) {
                    shape_1.keep(&chosen);
                    chosen = ::core::clone::Clone::clone(&item);
                    found = true;
                } else {
                    let a = kept_1.keep(::core::clone::Clone::clone(&chosen));
                    shape_3.keep(&a);
                    let b = ::core::clone::Clone::clone(&item);
                    shape_4.keep(&b);
                    let value = ::rootgrad_autodiff::operators::add(
                        ::core::clone::Clone::clone(&a),
                        ::core::clone::Clone::clone(&b),
                    );
                    shape_5.keep(&value);
                    shape_2.keep(&chosen);
                    chosen = value;
                }
            }
            let t;
            if found {
                t = ::core::clone::Clone::clone(&chosen);
                shape_7.keep(&t);
            } else {
                t = P { e: 0.0, p: 0.0 };
                shape_7.keep(&t);
            }
            let result: P = t;
            let mut d_result = d_ret;
            let mut d_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
            let mut d_t = shape_7.zero();
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if found {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_1));
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
            }
            for i in (0..length).rev() {
                let v_1 = kept_2.take();
                let item = v[i].clone();
                let mut d_item = shape_6.zero();
                if v_1 {
                    let d_3 = shape_1.replace(&mut d_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_item, &(d_3));
                } else {
                    let a = kept_1.take();
                    let b = ::core::clone::Clone::clone(&item);
                    let mut d_a = shape_3.zero();
                    let mut d_b = shape_4.zero();
                    let mut d_value = shape_5.zero();
                    let d_4 = shape_2.replace(&mut d_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_4));
                    ::rootgrad_autodiff::operators::add::__vjp(
                        ::core::clone::Clone::clone(&a),
                        &mut d_a,
                        ::core::clone::Clone::clone(&b),
                        &mut d_b,
                        d_value,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_item, &(d_b));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_a));
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i], &d_item);
            }
            kept_1.finish();
            kept_2.finish();
            result
        }
        /// The forward derivative of [`total`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: &[P], t_v: &[P]) -> (P, P) {
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let mut found = false;
            let mut chosen = ::rootgrad_autodiff::rt::any_value();
            let mut t_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
            let length = v.len();
            for i in 0..length {
                let item = v[i].clone();
                let t_item = t_v[i].clone();
                if !found {
                    t_chosen = t_item.clone();
                    chosen = item.clone();
                    found = true;
                } else {
                    let a = chosen;
                    let t_a = t_chosen;
                    let b = item;
                    let t_b = t_item;
                    let (v_1, t_value) = ::rootgrad_autodiff::operators::add::__jvp(
                        a,
                        t_a,
                        b,
                        t_b,
                    );
                    let value = v_1;
                    t_chosen = t_value.clone();
                    chosen = value.clone();
                }
            }
            let t;
            let t_t;
            if found {
                t_t = t_chosen;
                t = chosen;
            } else {
                let v_2 = P { e: 0.0, p: 0.0 };
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                t = v_2;
            }
            let result: P = t;
            let t_result: P = t_t;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[P]) -> P + 'static,
            a0: &[P],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
        ) -> (P, P) {
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
            v: &[P],
            d_v: &mut [P],
            t_v: &[P],
            d_t_v: &mut [P],
            d_ret: (P, P),
        ) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::add as rule_of_add
            );
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut found = false;
            let mut chosen = ::rootgrad_autodiff::rt::any_value();
            let mut t_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
            let length = v.len();
            for i in 0..length {
                let item = v[i].clone();
                shape_12.keep(&item);
                let t_item = t_v[i].clone();
                shape_13.keep(&t_item);
                if kept_4.keep((!found)) {
                    shape_2.keep(&t_chosen);
                    t_chosen = t_item.clone();
                    shape_1.keep(&chosen);
                    chosen = item.clone();
                    found = true;
                } else {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let a = kept_2.keep(::core::clone::Clone::clone(&chosen));
                    shape_5.keep(&a);
                    let t_a = kept_1.keep(::core::clone::Clone::clone(&t_chosen));
                    shape_6.keep(&t_a);
                    let b = ::core::clone::Clone::clone(&item);
                    shape_7.keep(&b);
                    let t_b = ::core::clone::Clone::clone(&t_item);
                    shape_8.keep(&t_b);
                    let v_1 = ::rootgrad_autodiff::operators::add::__jvp(
                        ::core::clone::Clone::clone(&a),
                        ::core::clone::Clone::clone(&t_a),
                        ::core::clone::Clone::clone(&b),
                        ::core::clone::Clone::clone(&t_b),
                    );
                    shape_9.keep(&v_1);
                    let value = v_1.0;
                    shape_10.keep(&value);
                    let t_value = v_1.1;
                    shape_11.keep(&t_value);
                    shape_4.keep(&t_chosen);
                    t_chosen = t_value.clone();
                    shape_3.keep(&chosen);
                    chosen = value.clone();
                    pass_1.push((kept_1.take(), kept_2.take()));
                }
            }
            let t;
            let t_t;
            if found {
                t_t = ::core::clone::Clone::clone(&t_chosen);
                shape_15.keep(&t_t);
                t = ::core::clone::Clone::clone(&chosen);
                shape_14.keep(&t);
            } else {
                let v_2 = P { e: 0.0, p: 0.0 };
                t_t = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
                shape_15.keep(&t_t);
                t = v_2;
                shape_14.keep(&t);
            }
            let result: P = t;
            let t_result: P = t_t;
            let result_2: (P, P) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_result_2 = d_ret;
            let mut d_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
            let mut d_t_chosen = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_chosen,
            );
            let mut d_t = shape_14.zero();
            let mut d_t_t = shape_15.zero();
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_result));
            if found {
                let d_1 = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_1));
                let d_2 = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_chosen, &(d_2));
            } else {
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t);
                let _ = ::rootgrad_autodiff::Differentiable::take(&mut d_t_t);
            }
            for i in (0..length).rev() {
                let v_3 = kept_4.take();
                let item = v[i].clone();
                let t_item = t_v[i].clone();
                let mut d_item = shape_12.zero();
                let mut d_t_item = shape_13.zero();
                if v_3 {
                    let d_5 = shape_1.replace(&mut d_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_item, &d_5);
                    let d_6 = shape_2.replace(&mut d_t_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_item, &d_6);
                } else {
                    let (t_a, a) = pass_1.take();
                    let b = ::core::clone::Clone::clone(&item);
                    let t_b = ::core::clone::Clone::clone(&t_item);
                    let mut d_a = shape_5.zero();
                    let mut d_t_a = shape_6.zero();
                    let mut d_b = shape_7.zero();
                    let mut d_t_b = shape_8.zero();
                    let mut d_v_1 = shape_9.zero();
                    let mut d_value = shape_10.zero();
                    let mut d_t_value = shape_11.zero();
                    let d_7 = shape_3.replace(&mut d_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_value, &d_7);
                    let d_8 = shape_4.replace(&mut d_t_chosen);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &d_8);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                    rule_of_add::__jvp_vjp(
                        ::core::clone::Clone::clone(&a),
                        &mut d_a,
                        ::core::clone::Clone::clone(&t_a),
                        &mut d_t_a,
                        ::core::clone::Clone::clone(&b),
                        &mut d_b,
                        ::core::clone::Clone::clone(&t_b),
                        &mut d_t_b,
                        d_v_1,
                    );
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_item, &(d_t_b));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_item, &(d_b));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_chosen, &(d_t_a));
                    ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_a));
                }
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_v[i], &d_t_item);
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i], &d_item);
            }
            pass_1.finish();
            kept_4.finish();
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[P]) -> P + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[P],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P, P)>,
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
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P>,
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
        fn pullback(v: &[P], d_v: &mut [P], w: f64, d_ret: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            let mut d_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut s = 0.0;
            let length = v.len();
            let mut d_s = -0.0;
            let mut d_t = -0.0;
            d_t += d_result;
            d_s += d_t;
            for i in 0..length {
                let p = v[i];
                let value = ::rootgrad_autodiff::operators::mul(
                    ::core::clone::Clone::clone(&p),
                    w,
                );
                let q = ::core::clone::Clone::clone(&value);
                let argument = ::core::clone::Clone::clone(&q.e);
                let argument_2 = ::core::clone::Clone::clone(&q.p);
                let value_2 = ::rootgrad_autodiff::operators::mul(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                );
                s += ::core::clone::Clone::clone(&value_2);
                let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &value_2,
                );
                let d_2 = d_s;
                d_value_2 += d_2;
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    d_value_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_q.p, &(d_argument_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_q.e, &(d_argument));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_q));
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&p),
                    &mut d_p,
                    w,
                    &mut d_w,
                    d_value,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i], &(d_p));
            }
            let t = s;
            let mut sum_2: f64 = -0.0;
            let length_2 = v.len();
            let mut d_sum_2: f64 = -0.0;
            d_sum_2 += d_result;
            for i_2 in 0..length_2 {
                let p_2 = &v[i_2];
                let argument_3 = *p_2;
                let value_3 = ::rootgrad_autodiff::operators::mul(
                    ::core::clone::Clone::clone(&argument_3),
                    w,
                );
                let q_2 = ::core::clone::Clone::clone(&value_3);
                sum_2 += ::core::clone::Clone::clone(&q_2.e);
                let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_3,
                );
                let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &value_3,
                );
                let mut d_q_2 = ::rootgrad_autodiff::Differentiable::zero_like(&q_2);
                let d_1 = d_sum_2;
                d_q_2.e += d_1;
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_q_2));
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    w,
                    &mut d_w,
                    d_value_3,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i_2], &(d_argument_3));
            }
            let result: f64 = t + sum_2;
            (result, d_w)
        }
        /// The forward derivative of [`weighted`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(v: &[P], t_v: &[P], w: f64, t_w: f64) -> (f64, f64) {
            ::rootgrad_autodiff::rt::equal_lengths("v", v.len(), "t_v", t_v.len());
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = v.len();
            for i in 0..length {
                let p = v[i];
                let t_p = t_v[i];
                let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                    p,
                    t_p,
                    w,
                    t_w,
                );
                let value = v_1;
                let q = value;
                let t_q = t_value;
                let argument = q.e;
                let t_argument = t_q.e;
                let argument_2 = q.p;
                let t_argument_2 = t_q.p;
                let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                );
                let value_2 = v_2;
                t_s += t_value_2;
                s += value_2;
            }
            let t = s;
            let t_t = t_s;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_2 = v.len();
            for i_2 in 0..length_2 {
                let p_2 = &v[i_2];
                let t_p_2 = &t_v[i_2];
                let argument_3 = *p_2;
                let t_argument_3 = *t_p_2;
                let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                    argument_3,
                    t_argument_3,
                    w,
                    t_w,
                );
                let value_3 = v_3;
                let q_2 = value_3;
                let t_q_2 = t_value_3;
                t_sum_2 += t_q_2.e;
                sum_2 += q_2.e;
            }
            let result: f64 = t + sum_2;
            let t_result: f64 = t_t + t_sum_2;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[P], f64) -> f64 + 'static,
            a0: &[P],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
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
            v: &[P],
            d_v: &mut [P],
            t_v: &[P],
            d_t_v: &mut [P],
            w: f64,
            t_w: f64,
            d_ret: (f64, f64),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul
            );
            ::rootgrad_autodiff::rt::same_length("v", v.len(), d_v.len());
            ::rootgrad_autodiff::rt::same_length("t_v", t_v.len(), d_t_v.len());
            let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut s = 0.0;
            let mut t_s = 0.0;
            let length = v.len();
            for i in 0..length {
                let p = v[i];
                shape_8.keep(&p);
                let t_p = t_v[i];
                shape_9.keep(&t_p);
                let v_1 = kept_1
                    .keep(
                        ::rootgrad_autodiff::operators::mul::__jvp(
                            ::core::clone::Clone::clone(&p),
                            ::core::clone::Clone::clone(&t_p),
                            w,
                            t_w,
                        ),
                    );
                shape_10.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_11.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_12.keep(&t_value);
                let q = ::core::clone::Clone::clone(&value);
                shape_13.keep(&q);
                let t_q = ::core::clone::Clone::clone(&t_value);
                shape_14.keep(&t_q);
                let argument = ::core::clone::Clone::clone(&q.e);
                shape_15.keep(&argument);
                let t_argument = ::core::clone::Clone::clone(&t_q.e);
                shape_16.keep(&t_argument);
                let argument_2 = ::core::clone::Clone::clone(&q.p);
                shape_17.keep(&argument_2);
                let t_argument_2 = ::core::clone::Clone::clone(&t_q.p);
                shape_18.keep(&t_argument_2);
                let v_2 = ::rootgrad_autodiff::operators::mul::__jvp(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                );
                shape_19.keep(&v_2);
                let value_2 = v_2.0;
                shape_20.keep(&value_2);
                let t_value_2 = v_2.1;
                shape_21.keep(&t_value_2);
                t_s += t_value_2;
                s += value_2;
            }
            let t = s;
            let t_t = t_s;
            let mut sum_2: f64 = -0.0;
            let mut t_sum_2: f64 = 0.0;
            let length_2 = v.len();
            for i_2 in 0..length_2 {
                let p_2 = &v[i_2];
                let t_p_2 = &t_v[i_2];
                let argument_3 = *p_2;
                shape_1.keep(&argument_3);
                let t_argument_3 = *t_p_2;
                shape_2.keep(&t_argument_3);
                let v_3 = ::rootgrad_autodiff::operators::mul::__jvp(
                    ::core::clone::Clone::clone(&argument_3),
                    ::core::clone::Clone::clone(&t_argument_3),
                    w,
                    t_w,
                );
                shape_3.keep(&v_3);
                let value_3 = v_3.0;
                shape_4.keep(&value_3);
                let t_value_3 = v_3.1;
                shape_5.keep(&t_value_3);
                let q_2 = value_3;
                shape_6.keep(&q_2);
                let t_q_2 = t_value_3;
                shape_7.keep(&t_q_2);
                t_sum_2 += t_q_2.e;
                sum_2 += q_2.e;
            }
            let result: f64 = t + sum_2;
            let t_result: f64 = t_t + t_sum_2;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_w = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_s = -0.0;
            let mut d_t_s = -0.0;
            let mut d_t = -0.0;
            let mut d_t_t = -0.0;
            let mut d_sum_2: f64 = -0.0;
            let mut d_t_sum_2: f64 = -0.0;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_t += d_t_result;
            d_t_sum_2 += d_t_result;
            d_t += d_result;
            d_sum_2 += d_result;
            for i_2 in (0..length_2).rev() {
                let p_2 = &v[i_2];
                let t_p_2 = &t_v[i_2];
                let argument_3 = *p_2;
                let t_argument_3 = *t_p_2;
                let mut d_argument_3 = shape_1.zero();
                let mut d_t_argument_3 = shape_2.zero();
                let mut d_v_3 = shape_3.zero();
                let mut d_value_3 = shape_4.zero();
                let mut d_t_value_3 = shape_5.zero();
                let mut d_q_2 = shape_6.zero();
                let mut d_t_q_2 = shape_7.zero();
                let d_1 = d_sum_2;
                d_q_2.e += d_1;
                let d_2 = d_t_sum_2;
                d_t_q_2.e += d_2;
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_3, &(d_t_q_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_q_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
                rule_of_mul::__jvp_vjp(
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    ::core::clone::Clone::clone(&t_argument_3),
                    &mut d_t_argument_3,
                    w,
                    &mut d_w,
                    t_w,
                    &mut d_t_w,
                    d_v_3,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_v[i_2], &(d_t_argument_3));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i_2], &(d_argument_3));
            }
            d_t_s += d_t_t;
            d_s += d_t;
            for i in (0..length).rev() {
                let v_1 = kept_1.take();
                let p = v[i];
                let t_p = t_v[i];
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let q = ::core::clone::Clone::clone(&value);
                let t_q = ::core::clone::Clone::clone(&t_value);
                let argument = ::core::clone::Clone::clone(&q.e);
                let t_argument = ::core::clone::Clone::clone(&t_q.e);
                let argument_2 = ::core::clone::Clone::clone(&q.p);
                let t_argument_2 = ::core::clone::Clone::clone(&t_q.p);
                let mut d_p = shape_8.zero();
                let mut d_t_p = shape_9.zero();
                let mut d_v_1 = shape_10.zero();
                let mut d_value = shape_11.zero();
                let mut d_t_value = shape_12.zero();
                let mut d_q = shape_13.zero();
                let mut d_t_q = shape_14.zero();
                let mut d_argument = shape_15.zero();
                let mut d_t_argument = shape_16.zero();
                let mut d_argument_2 = shape_17.zero();
                let mut d_t_argument_2 = shape_18.zero();
                let mut d_v_2 = shape_19.zero();
                let mut d_value_2 = shape_20.zero();
                let mut d_t_value_2 = shape_21.zero();
                let d_3 = d_s;
                d_value_2 += d_3;
                let d_4 = d_t_s;
                d_t_value_2 += d_4;
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
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
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.p, &(d_t_argument_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_q.p, &(d_argument_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.e, &(d_t_argument));
                ::rootgrad_autodiff::rt::accumulate(&mut d_q.e, &(d_argument));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_q));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_q));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_mul::__jvp_vjp(
                    ::core::clone::Clone::clone(&p),
                    &mut d_p,
                    ::core::clone::Clone::clone(&t_p),
                    &mut d_t_p,
                    w,
                    &mut d_w,
                    t_w,
                    &mut d_t_w,
                    d_v_1,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_v[i], &(d_t_p));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v[i], &(d_p));
            }
            kept_1.finish();
            (d_w, d_t_w)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[P], f64) -> f64 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[P],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[P]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
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
            a0: &[P],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, P>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
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
        ::rootgrad_autodiff::callees!(
            total as rule_of_total, weighted as rule_of_weighted
        );
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
        let size = 2;
        let mut v: ::std::vec::Vec<P> = ::std::vec::Vec::new();
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            v.push(P { e: c[0], p: c[1] });
        }
        let mut found = false;
        let mut chosen = ::rootgrad_autodiff::rt::any_value();
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let item = v[i_2].clone();
            shape_6.keep(&item);
            if kept_2.keep((!found)) {
                shape_1.keep(&chosen);
                chosen = ::core::clone::Clone::clone(&item);
                found = true;
            } else {
                let a = kept_1.keep(::core::clone::Clone::clone(&chosen));
                shape_3.keep(&a);
                let b = ::core::clone::Clone::clone(&item);
                shape_4.keep(&b);
                let value = ::rootgrad_autodiff::operators::add(
                    ::core::clone::Clone::clone(&a),
                    ::core::clone::Clone::clone(&b),
                );
                shape_5.keep(&value);
                shape_2.keep(&chosen);
                chosen = value;
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = ::core::clone::Clone::clone(&chosen);
        let u = rule_of_total::__of(total)(&v[1..]);
        let argument = ::core::clone::Clone::clone(&t.e);
        let argument_2 = ::core::clone::Clone::clone(&t.e);
        let value_2 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument),
            ::core::clone::Clone::clone(&argument_2),
        );
        let argument_3 = ::core::clone::Clone::clone(&t.p);
        let argument_4 = ::core::clone::Clone::clone(&u.p);
        let value_3 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_3),
            ::core::clone::Clone::clone(&argument_4),
        );
        let value_4 = ::rootgrad_autodiff::operators::sub(
            ::core::clone::Clone::clone(&value_2),
            ::core::clone::Clone::clone(&value_3),
        );
        let argument_5 = x[0];
        let value_5 = rule_of_weighted::__of(weighted)(&v, argument_5);
        let value_6 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_4),
            ::core::clone::Clone::clone(&value_5),
        );
        let result: f64 = value_6;
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
        let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_5: f64 = -0.0;
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6: f64 = -0.0;
        d_value_6 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            d_value_6,
        );
        rule_of_weighted::__vjp(&v, &mut d_v, argument_5, &mut d_argument_5, d_value_5);
        d_x[0] += d_argument_5;
        ::rootgrad_autodiff::operators::sub::__vjp(
            ::core::clone::Clone::clone(&value_2),
            &mut d_value_2,
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            d_value_4,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_u.p, &(d_argument_4));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t.p, &(d_argument_3));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            d_value_2,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_t.e, &(d_argument_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t.e, &(d_argument));
        rule_of_total::__vjp(&v[1..], &mut d_v[1..], d_u);
        ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_t));
        for i_2 in (0..length_2).rev() {
            let v_1 = kept_2.take();
            let item = v[i_2].clone();
            let mut d_item = shape_6.zero();
            if v_1 {
                let d_1 = shape_1.replace(&mut d_chosen);
                ::rootgrad_autodiff::rt::accumulate(&mut d_item, &(d_1));
            } else {
                let a = kept_1.take();
                let b = ::core::clone::Clone::clone(&item);
                let mut d_a = shape_3.zero();
                let mut d_b = shape_4.zero();
                let mut d_value = shape_5.zero();
                let d_2 = shape_2.replace(&mut d_chosen);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_2));
                ::rootgrad_autodiff::operators::add::__vjp(
                    ::core::clone::Clone::clone(&a),
                    &mut d_a,
                    ::core::clone::Clone::clone(&b),
                    &mut d_b,
                    d_value,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_item, &(d_b));
                ::rootgrad_autodiff::rt::accumulate(&mut d_chosen, &(d_a));
            }
            ::rootgrad_autodiff::rt::accumulate(&mut d_v[i_2], &d_item);
        }
        for i in (0..length).rev() {
            let d_c = &mut d_x[i * size..((i * size) + size).min(x.len())];
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_v);
            let P { e: d_4, p: d_5 } = &d_3 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_4);
            d_c[1] += (*d_5);
        }
        kept_1.finish();
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            total as rule_of_total, weighted as rule_of_weighted
        );
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let size = 2;
        let mut v: ::std::vec::Vec<P> = ::std::vec::Vec::new();
        let mut t_v: ::std::vec::Vec<P> = ::rootgrad_autodiff::Differentiable::zero_like(
            &v,
        );
        let length = x.len().div_ceil(size);
        for i in 0..length {
            let c = &x[(i * size)..((i * size) + size).min(x.len())];
            let t_c = &t_x[i * size..((i * size) + size).min(x.len())];
            t_v.push(P { e: t_c[0], p: t_c[1] });
            v.push(P { e: c[0], p: c[1] });
        }
        let mut found = false;
        let mut chosen = ::rootgrad_autodiff::rt::any_value();
        let mut t_chosen = ::rootgrad_autodiff::Differentiable::zero_like(&chosen);
        let length_2 = v.len();
        for i_2 in 0..length_2 {
            let item = v[i_2].clone();
            let t_item = t_v[i_2].clone();
            if !found {
                t_chosen = t_item.clone();
                chosen = item.clone();
                found = true;
            } else {
                let a = chosen;
                let t_a = t_chosen;
                let b = item;
                let t_b = t_item;
                let (v_1, t_value) = ::rootgrad_autodiff::operators::add::__jvp(
                    a,
                    t_a,
                    b,
                    t_b,
                );
                let value = v_1;
                t_chosen = t_value.clone();
                chosen = value.clone();
            }
        }
        ::core::assert!(found, "called `Option::unwrap()` on a `None` value");
        let t = chosen;
        let t_t = t_chosen;
        let (v_3, t_u) = rule_of_total::__jvp(total, &v[1..], &t_v[1..]);
        let u = v_3;
        let argument = t.e;
        let t_argument = t_t.e;
        let argument_2 = t.e;
        let t_argument_2 = t_t.e;
        let (v_4, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let value_2 = v_4;
        let argument_3 = t.p;
        let t_argument_3 = t_t.p;
        let argument_4 = u.p;
        let t_argument_4 = t_u.p;
        let (v_5, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_3,
            t_argument_3,
            argument_4,
            t_argument_4,
        );
        let value_3 = v_5;
        let (v_6, t_value_4) = ::rootgrad_autodiff::operators::sub::__jvp(
            value_2,
            t_value_2,
            value_3,
            t_value_3,
        );
        let value_4 = v_6;
        let argument_5 = x[0];
        let t_argument_5 = t_x[0];
        let (v_7, t_value_5) = rule_of_weighted::__jvp(
            weighted,
            &v,
            &t_v,
            argument_5,
            t_argument_5,
        );
        let value_5 = v_7;
        let (v_8, t_value_6) = ::rootgrad_autodiff::operators::add::__jvp(
            value_4,
            t_value_4,
            value_5,
            t_value_5,
        );
        let value_6 = v_8;
        let result: f64 = value_6;
        let t_result: f64 = t_value_6;
        (result, t_result)
    }
}
mod stages {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V3, o: V3) -> V3 {
            V3 {
                x: this.x + o.x,
                y: this.y + o.y,
                z: this.z + o.z,
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
            fn pullback(this: V3, o: V3, d_ret: V3) -> (V3, V3, V3) {
                let result: V3 = V3 {
                    x: this.x + o.x,
                    y: this.y + o.y,
                    z: this.z + o.z,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let V3 { x: d_1, y: d_3, z: d_5 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.z += d_6;
                d_o.z += d_6;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V3, t_this: V3, o: V3, t_o: V3) -> (V3, V3) {
                let t_result: V3 = V3 {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.x)
                            + ::rootgrad_autodiff::rt::scalar(t_o.x),
                        this.x + o.x,
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.y)
                            + ::rootgrad_autodiff::rt::scalar(t_o.y),
                        this.y + o.y,
                    ),
                    z: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.z)
                            + ::rootgrad_autodiff::rt::scalar(t_o.z),
                        this.z + o.z,
                    ),
                };
                let result: V3 = V3 {
                    x: this.x + o.x,
                    y: this.y + o.y,
                    z: this.z + o.z,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V3, V3) -> V3 + 'static,
                a0: V3,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                a1: V3,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            ) -> (V3, V3) {
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
                this: V3,
                t_this: V3,
                o: V3,
                t_o: V3,
                d_ret: (V3, V3),
            ) -> (V3, V3, V3, V3) {
                let t_result: V3 = V3 {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.x + t_o.x),
                        (this.x + o.x),
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.y + t_o.y),
                        (this.y + o.y),
                    ),
                    z: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.z + t_o.z),
                        (this.z + o.z),
                    ),
                };
                let result: V3 = V3 {
                    x: this.x + o.x,
                    y: this.y + o.y,
                    z: this.z + o.z,
                };
                let result_2: (V3, V3) = (
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
                let V3 { x: d_1, y: d_3, z: d_5 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.z += d_6;
                d_o.z += d_6;
                let V3 { x: d_7, y: d_9, z: d_11 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.x += d_8;
                d_t_o.x += d_8;
                let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
                d_t_this.y += d_10;
                d_t_o.y += d_10;
                let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
                d_t_this.z += d_12;
                d_t_o.z += d_12;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V3, V3) -> V3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a2: V3,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
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
                a0: V3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a1: V3,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
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
            V3,
        > for V3 {
            type Output = V3;
            type Left = V3;
            type Right = V3;
            #[inline]
            fn zeros(&self, rhs: &V3) -> (V3, V3) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V3, rhs: V3, d_rhs: &mut V3, d_ret: V3) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V3, rhs: V3, t_rhs: V3) -> (V3, V3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            V3,
        > for V3 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V3,
                t_self: V3,
                d_t_self: &mut V3,
                rhs: V3,
                d_rhs: &mut V3,
                t_rhs: V3,
                d_t_rhs: &mut V3,
                d_ret: (V3, V3),
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
        fn operator(this: V3, k: f64) -> V3 {
            V3 {
                x: this.x * k,
                y: this.y * k,
                z: this.z * k,
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
            fn pullback(this: V3, k: f64, d_ret: V3) -> (V3, V3, f64) {
                let result: V3 = V3 {
                    x: this.x * k,
                    y: this.y * k,
                    z: this.z * k,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let V3 { x: d_1, y: d_2, z: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.x += (*d_1) * k;
                d_k += (*d_1) * this.x;
                d_this.y += (*d_2) * k;
                d_k += (*d_2) * this.y;
                d_this.z += (*d_3) * k;
                d_k += (*d_3) * this.z;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V3, t_this: V3, k: f64, t_k: f64) -> (V3, V3) {
                let t_result: V3 = V3 {
                    x: ::rootgrad_autodiff::rt::scalar(t_this.x) * k + this.x * t_k,
                    y: ::rootgrad_autodiff::rt::scalar(t_this.y) * k + this.y * t_k,
                    z: ::rootgrad_autodiff::rt::scalar(t_this.z) * k + this.z * t_k,
                };
                let result: V3 = V3 {
                    x: this.x * k,
                    y: this.y * k,
                    z: this.z * k,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(V3, f64) -> V3 + 'static,
                a0: V3,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (V3, V3) {
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
                this: V3,
                t_this: V3,
                k: f64,
                t_k: f64,
                d_ret: (V3, V3),
            ) -> (V3, V3, f64, f64) {
                let t_result: V3 = V3 {
                    x: (t_this.x * k) + (this.x * t_k),
                    y: (t_this.y * k) + (this.y * t_k),
                    z: (t_this.z * k) + (this.z * t_k),
                };
                let result: V3 = V3 {
                    x: this.x * k,
                    y: this.y * k,
                    z: this.z * k,
                };
                let result_2: (V3, V3) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V3 { x: d_1, y: d_2, z: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.x += (*d_1) * k;
                d_k += (*d_1) * this.x;
                d_this.y += (*d_2) * k;
                d_k += (*d_2) * this.y;
                d_this.z += (*d_3) * k;
                d_k += (*d_3) * this.z;
                let V3 { x: d_4, y: d_5, z: d_6 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.x += (*d_4) * k;
                d_k += (*d_4) * t_this.x;
                d_this.x += (*d_4) * t_k;
                d_t_k += (*d_4) * this.x;
                d_t_this.y += (*d_5) * k;
                d_k += (*d_5) * t_this.y;
                d_this.y += (*d_5) * t_k;
                d_t_k += (*d_5) * this.y;
                d_t_this.z += (*d_6) * k;
                d_k += (*d_6) * t_this.z;
                d_this.z += (*d_6) * t_k;
                d_t_k += (*d_6) * this.z;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(V3, f64) -> V3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
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
            fn __vjp<'__shadow>(
                a0: V3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
            ) {
                let mut store1 = a1;
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                *d1.or_discard(&mut store1) += g1;
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for V3 {
            type Output = V3;
            type Left = V3;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (V3, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V3, rhs: f64, d_rhs: &mut f64, d_ret: V3) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V3, rhs: f64, t_rhs: f64) -> (V3, V3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for V3 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V3,
                t_self: V3,
                d_t_self: &mut V3,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (V3, V3),
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
        fn operator(this: f64, v: V3) -> V3 {
            v * this
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
            fn pullback(this: f64, v: V3, d_ret: V3) -> (V3, f64, V3) {
                let value = ::rootgrad_autodiff::operators::mul(
                    ::core::clone::Clone::clone(&v),
                    this,
                );
                let result: V3 = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_result = d_ret;
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&v),
                    &mut d_v,
                    this,
                    &mut d_this,
                    d_value,
                );
                (result, d_this, d_v)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: f64, t_this: f64, v: V3, t_v: V3) -> (V3, V3) {
                let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                    v,
                    t_v,
                    this,
                    t_this,
                );
                let value = v_1;
                let result: V3 = value;
                let t_result: V3 = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(f64, V3) -> V3 + 'static,
                a0: f64,
                t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                a1: V3,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            ) -> (V3, V3) {
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
                this: f64,
                t_this: f64,
                v: V3,
                t_v: V3,
                d_ret: (V3, V3),
            ) -> (f64, f64, V3, V3) {
                ::rootgrad_autodiff::callees!(
                    ::rootgrad_autodiff::operators::mul as rule_of_mul
                );
                let v_1 = ::rootgrad_autodiff::operators::mul::__jvp(
                    ::core::clone::Clone::clone(&v),
                    ::core::clone::Clone::clone(&t_v),
                    this,
                    t_this,
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: V3 = ::core::clone::Clone::clone(&value);
                let t_result: V3 = ::core::clone::Clone::clone(&t_value);
                let result_2: (V3, V3) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
                let mut d_result_2 = d_ret;
                let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_value,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_mul::__jvp_vjp(
                    ::core::clone::Clone::clone(&v),
                    &mut d_v,
                    ::core::clone::Clone::clone(&t_v),
                    &mut d_t_v,
                    this,
                    &mut d_this,
                    t_this,
                    &mut d_t_this,
                    d_v_1,
                );
                (d_this, d_t_this, d_v, d_t_v)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(f64, V3) -> V3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a2: V3,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V3>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
            ) {
                let _ = Self::__of(called);
                let a3 = a3.or_zero(&a2);
                let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
                let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
                ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
                ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __vjp<'__shadow>(
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: V3,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = a0;
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                *d0.or_discard(&mut store0) += g0;
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            V3,
        > for f64 {
            type Output = V3;
            type Left = f64;
            type Right = V3;
            #[inline]
            fn zeros(&self, rhs: &V3) -> (f64, V3) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut f64, rhs: V3, d_rhs: &mut V3, d_ret: V3) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: f64, rhs: V3, t_rhs: V3) -> (V3, V3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            V3,
        > for f64 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut f64,
                t_self: f64,
                d_t_self: &mut f64,
                rhs: V3,
                d_rhs: &mut V3,
                t_rhs: V3,
                d_t_rhs: &mut V3,
                d_ret: (V3, V3),
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
    impl V3 {
        /// The reverse derivative of [`cross`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cross_pullback(self: Self, o: V3, d_ret: V3) -> (V3, Self, V3) {
            let result: V3 = V3 {
                x: (self.y * o.z) - (self.z * o.y),
                y: (self.z * o.x) - (self.x * o.z),
                z: (self.x * o.y) - (self.y * o.x),
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            let V3 { x: d_1, y: d_3, z: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.y += d_2 * o.z;
            d_o.z += d_2 * self.y;
            d_self.z -= d_2 * o.y;
            d_o.y -= d_2 * self.z;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.z += d_4 * o.x;
            d_o.x += d_4 * self.z;
            d_self.x -= d_4 * o.z;
            d_o.z -= d_4 * self.x;
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.x += d_6 * o.y;
            d_o.y += d_6 * self.x;
            d_self.y -= d_6 * o.x;
            d_o.x -= d_6 * self.y;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`cross`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn cross_pushforward(self: Self, t_self: Self, o: V3, t_o: V3) -> (V3, V3) {
            let t_result: V3 = V3 {
                x: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.y) * o.z
                        + self.y * ::rootgrad_autodiff::rt::scalar(t_o.z))
                        - (::rootgrad_autodiff::rt::scalar(t_self.z) * o.y
                            + self.z * ::rootgrad_autodiff::rt::scalar(t_o.y)),
                    (self.y * o.z) - (self.z * o.y),
                ),
                y: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.z) * o.x
                        + self.z * ::rootgrad_autodiff::rt::scalar(t_o.x))
                        - (::rootgrad_autodiff::rt::scalar(t_self.x) * o.z
                            + self.x * ::rootgrad_autodiff::rt::scalar(t_o.z)),
                    (self.z * o.x) - (self.x * o.z),
                ),
                z: ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_self.x) * o.y
                        + self.x * ::rootgrad_autodiff::rt::scalar(t_o.y))
                        - (::rootgrad_autodiff::rt::scalar(t_self.y) * o.x
                            + self.y * ::rootgrad_autodiff::rt::scalar(t_o.x)),
                    (self.x * o.y) - (self.y * o.x),
                ),
            };
            let result: V3 = V3 {
                x: (self.y * o.z) - (self.z * o.y),
                y: (self.z * o.x) - (self.x * o.z),
                z: (self.x * o.y) - (self.y * o.x),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_cross(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: V3,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
        ) -> (V3, V3) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::cross_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_cross(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: V3,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
        ) -> (V3, V3) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::cross_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn cross_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: V3,
            t_o: V3,
            d_ret: (V3, V3),
        ) -> (Self, Self, V3, V3) {
            let t_result: V3 = V3 {
                x: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.y * o.z) + (self.y * t_o.z))
                        - ((t_self.z * o.y) + (self.z * t_o.y))),
                    ((self.y * o.z) - (self.z * o.y)),
                ),
                y: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.z * o.x) + (self.z * t_o.x))
                        - ((t_self.x * o.z) + (self.x * t_o.z))),
                    ((self.z * o.x) - (self.x * o.z)),
                ),
                z: ::rootgrad_autodiff::rt::tangent_at(
                    (((t_self.x * o.y) + (self.x * t_o.y))
                        - ((t_self.y * o.x) + (self.y * t_o.x))),
                    ((self.x * o.y) - (self.y * o.x)),
                ),
            };
            let result: V3 = V3 {
                x: (self.y * o.z) - (self.z * o.y),
                y: (self.z * o.x) - (self.x * o.z),
                z: (self.x * o.y) - (self.y * o.x),
            };
            let result_2: (V3, V3) = (
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
            let V3 { x: d_1, y: d_3, z: d_5 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_self.y += d_2 * o.z;
            d_o.z += d_2 * self.y;
            d_self.z -= d_2 * o.y;
            d_o.y -= d_2 * self.z;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
            d_self.z += d_4 * o.x;
            d_o.x += d_4 * self.z;
            d_self.x -= d_4 * o.z;
            d_o.z -= d_4 * self.x;
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_self.x += d_6 * o.y;
            d_o.y += d_6 * self.x;
            d_self.y -= d_6 * o.x;
            d_o.x -= d_6 * self.y;
            let V3 { x: d_7, y: d_9, z: d_11 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
            d_t_self.y += d_8 * o.z;
            d_o.z += d_8 * t_self.y;
            d_self.y += d_8 * t_o.z;
            d_t_o.z += d_8 * self.y;
            d_t_self.z -= d_8 * o.y;
            d_o.y -= d_8 * t_self.z;
            d_self.z -= d_8 * t_o.y;
            d_t_o.y -= d_8 * self.z;
            let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
            d_t_self.z += d_10 * o.x;
            d_o.x += d_10 * t_self.z;
            d_self.z += d_10 * t_o.x;
            d_t_o.x += d_10 * self.z;
            d_t_self.x -= d_10 * o.z;
            d_o.z -= d_10 * t_self.x;
            d_self.x -= d_10 * t_o.z;
            d_t_o.z -= d_10 * self.x;
            let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
            d_t_self.x += d_12 * o.y;
            d_o.y += d_12 * t_self.x;
            d_self.x += d_12 * t_o.y;
            d_t_o.y += d_12 * self.x;
            d_t_self.y -= d_12 * o.x;
            d_o.x -= d_12 * t_self.y;
            d_self.y -= d_12 * t_o.x;
            d_t_o.x -= d_12 * self.y;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_cross<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V3,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::cross_pushforward_pullback(
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
        fn __path_jvp_vjp_cross<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V3,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::cross_pushforward_pullback(
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
        fn __vjp_cross<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: V3,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::cross_pullback(
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
        fn __path_vjp_cross<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: V3,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::cross_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_cross(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_cross(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = (((self.x * self.x) + (self.y * self.y))
                + (self.z * self.z))
                .sqrt();
            let mut d_result = d_ret;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.x += d_1 * self.x;
            d_self.x += d_1 * self.x;
            d_self.y += d_1 * self.y;
            d_self.y += d_1 * self.y;
            d_self.z += d_1 * self.z;
            d_self.z += d_1 * self.z;
            result
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = (((self.x * self.x) + (self.y * self.y))
                + (self.z * self.z))
                .sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                ((self.x * self.x) + (self.y * self.y)) + (self.z * self.z),
            )
                * (((::rootgrad_autodiff::rt::scalar(t_self.x) * self.x
                    + self.x * ::rootgrad_autodiff::rt::scalar(t_self.x))
                    + (::rootgrad_autodiff::rt::scalar(t_self.y) * self.y
                        + self.y * ::rootgrad_autodiff::rt::scalar(t_self.y)))
                    + (::rootgrad_autodiff::rt::scalar(t_self.z) * self.z
                        + self.z * ::rootgrad_autodiff::rt::scalar(t_self.z)));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_norm(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::norm_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_norm(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::norm_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn norm_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = (((self.x * self.x) + (self.y * self.y))
                + (self.z * self.z))
                .sqrt();
            let x_2 = ((self.x * self.x) + (self.y * self.y)) + (self.z * self.z);
            let t_result: f64 = (0.5 / x_2.sqrt())
                * ((((t_self.x * self.x) + (self.x * t_self.x))
                    + ((t_self.y * self.y) + (self.y * t_self.y)))
                    + ((t_self.z * self.z) + (self.z * t_self.z)));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * ((((t_self.x * self.x) + (self.x * t_self.x))
                    + ((t_self.y * self.y) + (self.y * t_self.y)))
                    + ((t_self.z * self.z) + (self.z * t_self.z)));
            let d_2 = d_1 / x_2.sqrt() * (0.5 / x_2.sqrt());
            d_x_2 -= d_2 * ::rootgrad_autodiff::rules::sqrt(x_2);
            let d_3 = d_t_result * (0.5 / x_2.sqrt());
            d_t_self.x += d_3 * self.x;
            d_self.x += d_3 * t_self.x;
            d_self.x += d_3 * t_self.x;
            d_t_self.x += d_3 * self.x;
            d_t_self.y += d_3 * self.y;
            d_self.y += d_3 * t_self.y;
            d_self.y += d_3 * t_self.y;
            d_t_self.y += d_3 * self.y;
            d_t_self.z += d_3 * self.z;
            d_self.z += d_3 * t_self.z;
            d_self.z += d_3 * t_self.z;
            d_t_self.z += d_3 * self.z;
            let d_4 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            d_self.x += d_4 * self.x;
            d_self.x += d_4 * self.x;
            d_self.y += d_4 * self.y;
            d_self.y += d_4 * self.y;
            d_self.z += d_4 * self.z;
            d_self.z += d_4 * self.z;
            let d_5 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            d_self.x += d_5 * self.x;
            d_self.x += d_5 * self.x;
            d_self.y += d_5 * self.y;
            d_self.y += d_5 * self.y;
            d_self.z += d_5 * self.z;
            d_self.z += d_5 * self.z;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_norm<'__shadow>(
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
            Self::norm_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_norm<'__shadow>(
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
            Self::norm_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_norm<'__shadow>(
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
            let _primal = Self::norm_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_norm<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::norm_pullback(a0, d0, d_ret.seed());
        }
    }
    ///The derivative of [`field`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum field {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl field {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &field)
        }
        /// The reverse derivative of [`field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(r: V3, b0: f64, d_ret: V3) -> (V3, V3, f64) {
            ::rootgrad_autodiff::callees!(; fn __vjp_norm);
            let value = r.norm();
            let result: V3 = V3 {
                x: 0.1 * r.y,
                y: 0.0,
                z: b0 * (1.0 + (0.05 * value)),
            };
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let V3 { x: d_1, y: _, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_r.y += d_2 * 0.1;
            d_b0 += (*d_3) * (1.0 + (0.05 * value));
            let d_4 = (*d_3) * b0;
            d_value += d_4 * 0.05;
            (r).__vjp_norm(::core::option::Option::Some(&mut d_r), d_value);
            (result, d_r, d_b0)
        }
        /// The forward derivative of [`field`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(r: V3, t_r: V3, b0: f64, t_b0: f64) -> (V3, V3) {
            ::rootgrad_autodiff::callees!(; fn __jvp_norm);
            let (v_1, t_value) = (r).__jvp_norm(&t_r);
            let value = v_1;
            let t_result: V3 = V3 {
                x: 0.1 * ::rootgrad_autodiff::rt::scalar(t_r.y),
                y: 0.0,
                z: t_b0 * (1.0 + (0.05 * value)) + b0 * (0.05 * t_value),
            };
            let result: V3 = V3 {
                x: 0.1 * r.y,
                y: 0.0,
                z: b0 * (1.0 + (0.05 * value)),
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(V3, f64) -> V3 + 'static,
            a0: V3,
            t0: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (V3, V3) {
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
            r: V3,
            t_r: V3,
            b0: f64,
            t_b0: f64,
            d_ret: (V3, V3),
        ) -> (V3, V3, f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_norm => fn __jvp_vjp_norm);
            let v_1 = r.__jvp_norm(&t_r);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let t_result: V3 = V3 {
                x: 0.1 * t_r.y,
                y: 0.0,
                z: (t_b0 * (1.0 + (0.05 * value))) + (b0 * (0.05 * t_value)),
            };
            let result: V3 = V3 {
                x: 0.1 * r.y,
                y: 0.0,
                z: b0 * (1.0 + (0.05 * value)),
            };
            let result_2: (V3, V3) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
            let mut d_t_r = ::rootgrad_autodiff::Differentiable::zero_like(&t_r);
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let V3 { x: d_1, y: _, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
            d_r.y += d_2 * 0.1;
            d_b0 += (*d_3) * (1.0 + (0.05 * value));
            let d_4 = (*d_3) * b0;
            d_value += d_4 * 0.05;
            let V3 { x: d_5, y: _, z: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
            d_t_r.y += d_6 * 0.1;
            d_t_b0 += (*d_7) * (1.0 + (0.05 * value));
            let d_8 = (*d_7) * t_b0;
            d_value += d_8 * 0.05;
            d_b0 += (*d_7) * (0.05 * t_value);
            let d_9 = (*d_7) * b0;
            d_t_value += d_9 * 0.05;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            (r)
                .__jvp_vjp_norm(
                    ::core::option::Option::Some(&mut d_r),
                    &t_r,
                    &mut d_t_r,
                    d_v_1,
                );
            (d_r, d_t_r, d_b0, d_t_b0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(V3, f64) -> V3 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: V3,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<V3>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
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
        fn __vjp<'__shadow>(
            a0: V3,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V3>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`accel`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum accel {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl accel {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &accel)
        }
        /// The reverse derivative of [`accel`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(p: &Particle, d_p: &mut Particle, b0: f64, d_ret: V3) -> (V3, f64) {
            ::rootgrad_autodiff::callees!(field as rule_of_field; fn __vjp_cross);
            let argument = p.r;
            let value = rule_of_field::__of(
                field,
            )(::core::clone::Clone::clone(&argument), b0);
            let value_2 = p.v.cross(::core::clone::Clone::clone(&value));
            let argument_2 = p.charge as f64;
            let value_3 = ::rootgrad_autodiff::operators::mul(
                argument_2,
                ::core::clone::Clone::clone(&value_2),
            );
            let result: V3 = ::core::clone::Clone::clone(&value_3);
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_result));
            ::rootgrad_autodiff::operators::mul::__vjp(
                argument_2,
                &mut d_argument_2,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_p.charge, d_argument_2);
            (p.v)
                .__vjp_cross(
                    ::core::option::Option::Some(&mut d_p.v),
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    d_value_2,
                );
            rule_of_field::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                b0,
                &mut d_b0,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument));
            (result, d_b0)
        }
        /// The forward derivative of [`accel`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(p: &Particle, t_p: &Particle, b0: f64, t_b0: f64) -> (V3, V3) {
            ::rootgrad_autodiff::callees!(field as rule_of_field; fn __jvp_cross);
            let argument = p.r;
            let t_argument = t_p.r;
            let (v_1, t_value) = rule_of_field::__jvp(
                field,
                argument,
                t_argument,
                b0,
                t_b0,
            );
            let value = v_1;
            let (v_2, t_value_2) = (p.v).__jvp_cross(&t_p.v, value, t_value);
            let value_2 = v_2;
            let argument_2 = p.charge as f64;
            let t_argument_2 = ::rootgrad_autodiff::rt::cast_scalar::<
                _,
                f64,
            >(::rootgrad_autodiff::rt::scalar(t_p.charge));
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_2,
                t_argument_2,
                value_2,
                t_value_2,
            );
            let value_3 = v_3;
            let result: V3 = value_3;
            let t_result: V3 = t_value_3;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&Particle, f64) -> V3 + 'static,
            a0: &Particle,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Particle>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (V3, V3) {
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
            p: &Particle,
            d_p: &mut Particle,
            t_p: &Particle,
            d_t_p: &mut Particle,
            b0: f64,
            t_b0: f64,
            d_ret: (V3, V3),
        ) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(
                field as rule_of_field, ::rootgrad_autodiff::operators::mul as
                rule_of_mul; fn __jvp_cross => fn __jvp_vjp_cross
            );
            let argument = p.r;
            let t_argument = t_p.r;
            let v_1 = rule_of_field::__jvp(
                rule_of_field,
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                b0,
                t_b0,
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = p
                .v
                .__jvp_cross(
                    &t_p.v,
                    ::core::clone::Clone::clone(&value),
                    ::core::clone::Clone::clone(&t_value),
                );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let argument_2 = p.charge as f64;
            let t = ::rootgrad_autodiff::rt::tangent_of(t_p.charge);
            let t_argument_2 = t as f64;
            let v_3 = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_2,
                t_argument_2,
                ::core::clone::Clone::clone(&value_2),
                ::core::clone::Clone::clone(&t_value_2),
            );
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let result: V3 = ::core::clone::Clone::clone(&value_3);
            let t_result: V3 = ::core::clone::Clone::clone(&t_value_3);
            let result_2: (V3, V3) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b0 = ::rootgrad_autodiff::zero::<f64>();
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
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_argument_2: f64 = -0.0;
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_argument_2: f64 = -0.0;
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_3, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_mul::__jvp_vjp(
                argument_2,
                &mut d_argument_2,
                t_argument_2,
                &mut d_t_argument_2,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::core::clone::Clone::clone(&t_value_2),
                &mut d_t_value_2,
                d_v_3,
            );
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_t, d_t_argument_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.charge, &(d_t));
            ::rootgrad_autodiff::rt::accumulate_cast(&mut d_p.charge, d_argument_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            (p.v)
                .__jvp_vjp_cross(
                    ::core::option::Option::Some(&mut d_p.v),
                    &t_p.v,
                    &mut d_t_p.v,
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    ::core::clone::Clone::clone(&t_value),
                    &mut d_t_value,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_field::__jvp_vjp(
                rule_of_field,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                b0,
                &mut d_b0,
                t_b0,
                &mut d_t_b0,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.r, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument));
            (d_b0, d_t_b0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&Particle, f64) -> V3 + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &Particle,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Particle>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(V3, V3)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*a0, &mut zero1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
            let d1 = d1.or_discard(&mut store1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
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
            a0: &Particle,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<V3>,
        ) {
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            *d1.or_discard(&mut store1) += g1;
        }
    }
    ///The derivative of [`step`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum step {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl step {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &step)
        }
        /// The reverse derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(
            p: Particle,
            h: f64,
            b0: f64,
            d_ret: Particle,
        ) -> (Particle, Particle, f64, f64) {
            ::rootgrad_autodiff::callees!(accel as rule_of_accel);
            let value = rule_of_accel::__of(accel)(&p, b0);
            let k1 = (
                ::core::clone::Clone::clone(&p.v),
                ::core::clone::Clone::clone(&value),
            );
            let argument = ::core::clone::Clone::clone(&k1.0);
            let argument_2 = h / 2.0;
            let value_2 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument),
                argument_2,
            );
            let argument_3 = ::core::clone::Clone::clone(&p.r);
            let value_3 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_3),
                ::core::clone::Clone::clone(&value_2),
            );
            let argument_4 = ::core::clone::Clone::clone(&k1.1);
            let argument_5 = h / 2.0;
            let value_4 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_4),
                argument_5,
            );
            let argument_6 = ::core::clone::Clone::clone(&p.v);
            let value_5 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_6),
                ::core::clone::Clone::clone(&value_4),
            );
            let p2 = Particle {
                r: ::core::clone::Clone::clone(&value_3),
                v: ::core::clone::Clone::clone(&value_5),
                ..::core::clone::Clone::clone(&p)
            };
            let t = ::core::clone::Clone::clone(&p2.v);
            let value_6 = rule_of_accel::__of(accel)(&p2, b0);
            let k2 = (
                ::core::clone::Clone::clone(&t),
                ::core::clone::Clone::clone(&value_6),
            );
            let argument_7 = ::core::clone::Clone::clone(&k2.0);
            let argument_8 = h / 2.0;
            let value_7 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_7),
                argument_8,
            );
            let argument_9 = ::core::clone::Clone::clone(&p.r);
            let value_8 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_9),
                ::core::clone::Clone::clone(&value_7),
            );
            let argument_10 = ::core::clone::Clone::clone(&k2.1);
            let argument_11 = h / 2.0;
            let value_9 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_10),
                argument_11,
            );
            let argument_12 = ::core::clone::Clone::clone(&p.v);
            let value_10 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_12),
                ::core::clone::Clone::clone(&value_9),
            );
            let p3 = Particle {
                r: ::core::clone::Clone::clone(&value_8),
                v: ::core::clone::Clone::clone(&value_10),
                ..::core::clone::Clone::clone(&p)
            };
            let t_2 = ::core::clone::Clone::clone(&p3.v);
            let value_11 = rule_of_accel::__of(accel)(&p3, b0);
            let k3 = (
                ::core::clone::Clone::clone(&t_2),
                ::core::clone::Clone::clone(&value_11),
            );
            let argument_13 = ::core::clone::Clone::clone(&k3.0);
            let value_12 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_13),
                h,
            );
            let argument_14 = ::core::clone::Clone::clone(&p.r);
            let value_13 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_14),
                ::core::clone::Clone::clone(&value_12),
            );
            let argument_15 = ::core::clone::Clone::clone(&k3.1);
            let value_14 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&argument_15),
                h,
            );
            let argument_16 = ::core::clone::Clone::clone(&p.v);
            let value_15 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_16),
                ::core::clone::Clone::clone(&value_14),
            );
            let p4 = Particle {
                r: ::core::clone::Clone::clone(&value_13),
                v: ::core::clone::Clone::clone(&value_15),
                ..::core::clone::Clone::clone(&p)
            };
            let t_3 = ::core::clone::Clone::clone(&p4.v);
            let value_16 = rule_of_accel::__of(accel)(&p4, b0);
            let k4 = (
                ::core::clone::Clone::clone(&t_3),
                ::core::clone::Clone::clone(&value_16),
            );
            let argument_17 = ::core::clone::Clone::clone(&k2.0);
            let value_17 = ::rootgrad_autodiff::operators::mul(
                2.0,
                ::core::clone::Clone::clone(&argument_17),
            );
            let argument_18 = ::core::clone::Clone::clone(&k1.0);
            let value_18 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_18),
                ::core::clone::Clone::clone(&value_17),
            );
            let argument_19 = ::core::clone::Clone::clone(&k3.0);
            let value_19 = ::rootgrad_autodiff::operators::mul(
                2.0,
                ::core::clone::Clone::clone(&argument_19),
            );
            let value_20 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&value_18),
                ::core::clone::Clone::clone(&value_19),
            );
            let argument_20 = ::core::clone::Clone::clone(&k4.0);
            let value_21 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&value_20),
                ::core::clone::Clone::clone(&argument_20),
            );
            let argument_21 = h / 6.0;
            let value_22 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&value_21),
                argument_21,
            );
            let argument_22 = ::core::clone::Clone::clone(&p.r);
            let value_23 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_22),
                ::core::clone::Clone::clone(&value_22),
            );
            let argument_23 = ::core::clone::Clone::clone(&k2.1);
            let value_24 = ::rootgrad_autodiff::operators::mul(
                2.0,
                ::core::clone::Clone::clone(&argument_23),
            );
            let argument_24 = ::core::clone::Clone::clone(&k1.1);
            let value_25 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_24),
                ::core::clone::Clone::clone(&value_24),
            );
            let argument_25 = ::core::clone::Clone::clone(&k3.1);
            let value_26 = ::rootgrad_autodiff::operators::mul(
                2.0,
                ::core::clone::Clone::clone(&argument_25),
            );
            let value_27 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&value_25),
                ::core::clone::Clone::clone(&value_26),
            );
            let argument_26 = ::core::clone::Clone::clone(&k4.1);
            let value_28 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&value_27),
                ::core::clone::Clone::clone(&argument_26),
            );
            let argument_27 = h / 6.0;
            let value_29 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&value_28),
                argument_27,
            );
            let argument_28 = ::core::clone::Clone::clone(&p.v);
            let value_30 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&argument_28),
                ::core::clone::Clone::clone(&value_29),
            );
            let result: Particle = Particle {
                r: ::core::clone::Clone::clone(&value_23),
                v: ::core::clone::Clone::clone(&value_30),
                ..::core::clone::Clone::clone(&p)
            };
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_k1 = ::rootgrad_autodiff::Differentiable::zero_like(&k1);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_argument_2: f64 = -0.0;
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_3,
            );
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_4,
            );
            let mut d_argument_5: f64 = -0.0;
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let mut d_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_6,
            );
            let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
            let mut d_p2 = ::rootgrad_autodiff::Differentiable::zero_like(&p2);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
            let mut d_k2 = ::rootgrad_autodiff::Differentiable::zero_like(&k2);
            let mut d_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_7,
            );
            let mut d_argument_8: f64 = -0.0;
            let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
            let mut d_argument_9 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_9,
            );
            let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
            let mut d_argument_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_10,
            );
            let mut d_argument_11: f64 = -0.0;
            let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
            let mut d_argument_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_12,
            );
            let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_10,
            );
            let mut d_p3 = ::rootgrad_autodiff::Differentiable::zero_like(&p3);
            let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
            let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_11,
            );
            let mut d_k3 = ::rootgrad_autodiff::Differentiable::zero_like(&k3);
            let mut d_argument_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_13,
            );
            let mut d_value_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_12,
            );
            let mut d_argument_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_14,
            );
            let mut d_value_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_13,
            );
            let mut d_argument_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_15,
            );
            let mut d_value_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_14,
            );
            let mut d_argument_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_16,
            );
            let mut d_value_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_15,
            );
            let mut d_p4 = ::rootgrad_autodiff::Differentiable::zero_like(&p4);
            let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
            let mut d_value_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_16,
            );
            let mut d_k4 = ::rootgrad_autodiff::Differentiable::zero_like(&k4);
            let mut d_argument_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_17,
            );
            let mut d_value_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_17,
            );
            let mut d_argument_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_18,
            );
            let mut d_value_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_18,
            );
            let mut d_argument_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_19,
            );
            let mut d_value_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_19,
            );
            let mut d_value_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_20,
            );
            let mut d_argument_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_20,
            );
            let mut d_value_21 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_21,
            );
            let mut d_argument_21: f64 = -0.0;
            let mut d_value_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_22,
            );
            let mut d_argument_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_22,
            );
            let mut d_value_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_23,
            );
            let mut d_argument_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_23,
            );
            let mut d_value_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_24,
            );
            let mut d_argument_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_24,
            );
            let mut d_value_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_25,
            );
            let mut d_argument_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_25,
            );
            let mut d_value_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_26,
            );
            let mut d_value_27 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_27,
            );
            let mut d_argument_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_26,
            );
            let mut d_value_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_28,
            );
            let mut d_argument_27: f64 = -0.0;
            let mut d_value_29 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_29,
            );
            let mut d_argument_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_28,
            );
            let mut d_value_30 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_30,
            );
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::replace(
                &mut d_1.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_23, &(d_2));
            let d_3 = ::core::mem::replace(
                &mut d_1.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_30, &(d_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_1));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_28),
                &mut d_argument_28,
                ::core::clone::Clone::clone(&value_29),
                &mut d_value_29,
                d_value_30,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_28));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&value_28),
                &mut d_value_28,
                argument_27,
                &mut d_argument_27,
                d_value_29,
            );
            d_h += d_argument_27 / 6.0;
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&value_27),
                &mut d_value_27,
                ::core::clone::Clone::clone(&argument_26),
                &mut d_argument_26,
                d_value_28,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k4.1, &(d_argument_26));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&value_25),
                &mut d_value_25,
                ::core::clone::Clone::clone(&value_26),
                &mut d_value_26,
                d_value_27,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_25),
                &mut d_argument_25,
                d_value_26,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.1, &(d_argument_25));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_24),
                &mut d_argument_24,
                ::core::clone::Clone::clone(&value_24),
                &mut d_value_24,
                d_value_25,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.1, &(d_argument_24));
            ::rootgrad_autodiff::operators::mul::__vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_23),
                &mut d_argument_23,
                d_value_24,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.1, &(d_argument_23));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_22),
                &mut d_argument_22,
                ::core::clone::Clone::clone(&value_22),
                &mut d_value_22,
                d_value_23,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_22));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&value_21),
                &mut d_value_21,
                argument_21,
                &mut d_argument_21,
                d_value_22,
            );
            d_h += d_argument_21 / 6.0;
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&value_20),
                &mut d_value_20,
                ::core::clone::Clone::clone(&argument_20),
                &mut d_argument_20,
                d_value_21,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k4.0, &(d_argument_20));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&value_18),
                &mut d_value_18,
                ::core::clone::Clone::clone(&value_19),
                &mut d_value_19,
                d_value_20,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_19),
                &mut d_argument_19,
                d_value_19,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.0, &(d_argument_19));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_18),
                &mut d_argument_18,
                ::core::clone::Clone::clone(&value_17),
                &mut d_value_17,
                d_value_18,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.0, &(d_argument_18));
            ::rootgrad_autodiff::operators::mul::__vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_17),
                &mut d_argument_17,
                d_value_17,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.0, &(d_argument_17));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_k4.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_16, &(d_k4.1));
            rule_of_accel::__vjp(&p4, &mut d_p4, b0, &mut d_b0, d_value_16);
            ::rootgrad_autodiff::rt::accumulate(&mut d_p4.v, &(d_t_3));
            let mut d_4 = ::core::clone::Clone::clone(&d_p4);
            let d_5 = ::core::mem::replace(
                &mut d_4.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_13, &(d_5));
            let d_6 = ::core::mem::replace(
                &mut d_4.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_15, &(d_6));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_4));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_16),
                &mut d_argument_16,
                ::core::clone::Clone::clone(&value_14),
                &mut d_value_14,
                d_value_15,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_16));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_15),
                &mut d_argument_15,
                h,
                &mut d_h,
                d_value_14,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.1, &(d_argument_15));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_14),
                &mut d_argument_14,
                ::core::clone::Clone::clone(&value_12),
                &mut d_value_12,
                d_value_13,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_14));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_13),
                &mut d_argument_13,
                h,
                &mut d_h,
                d_value_12,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.0, &(d_argument_13));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_k3.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_11, &(d_k3.1));
            rule_of_accel::__vjp(&p3, &mut d_p3, b0, &mut d_b0, d_value_11);
            ::rootgrad_autodiff::rt::accumulate(&mut d_p3.v, &(d_t_2));
            let mut d_7 = ::core::clone::Clone::clone(&d_p3);
            let d_8 = ::core::mem::replace(
                &mut d_7.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_8, &(d_8));
            let d_9 = ::core::mem::replace(
                &mut d_7.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_10, &(d_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_7));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_12),
                &mut d_argument_12,
                ::core::clone::Clone::clone(&value_9),
                &mut d_value_9,
                d_value_10,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_12));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_10),
                &mut d_argument_10,
                argument_11,
                &mut d_argument_11,
                d_value_9,
            );
            d_h += d_argument_11 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.1, &(d_argument_10));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_9),
                &mut d_argument_9,
                ::core::clone::Clone::clone(&value_7),
                &mut d_value_7,
                d_value_8,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_9));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_7),
                &mut d_argument_7,
                argument_8,
                &mut d_argument_8,
                d_value_7,
            );
            d_h += d_argument_8 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.0, &(d_argument_7));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_k2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_6, &(d_k2.1));
            rule_of_accel::__vjp(&p2, &mut d_p2, b0, &mut d_b0, d_value_6);
            ::rootgrad_autodiff::rt::accumulate(&mut d_p2.v, &(d_t));
            let mut d_10 = ::core::clone::Clone::clone(&d_p2);
            let d_11 = ::core::mem::replace(
                &mut d_10.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_11));
            let d_12 = ::core::mem::replace(
                &mut d_10.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_5, &(d_12));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_10));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_6),
                &mut d_argument_6,
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                d_value_5,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_6));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                argument_5,
                &mut d_argument_5,
                d_value_4,
            );
            d_h += d_argument_5 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.1, &(d_argument_4));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_3));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                argument_2,
                &mut d_argument_2,
                d_value_2,
            );
            d_h += d_argument_2 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.0, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_k1.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_k1.1));
            rule_of_accel::__vjp(&p, &mut d_p, b0, &mut d_b0, d_value);
            (result, d_p, d_h, d_b0)
        }
        /// The forward derivative of [`step`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(
            p: Particle,
            t_p: Particle,
            h: f64,
            t_h: f64,
            b0: f64,
            t_b0: f64,
        ) -> (Particle, Particle) {
            ::rootgrad_autodiff::callees!(accel as rule_of_accel);
            let (v_1, t_value) = rule_of_accel::__jvp(accel, &p, &t_p, b0, t_b0);
            let value = v_1;
            let t_k1 = (t_p.v, t_value);
            let k1 = (p.v, value);
            let argument = k1.0;
            let t_argument = t_k1.0;
            let argument_2 = h / 2.0;
            let t_argument_2 = t_h / 2.0;
            let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
            );
            let value_2 = v_2;
            let argument_3 = p.r;
            let t_argument_3 = t_p.r;
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_3,
                t_argument_3,
                value_2,
                t_value_2,
            );
            let value_3 = v_3;
            let argument_4 = k1.1;
            let t_argument_4 = t_k1.1;
            let argument_5 = h / 2.0;
            let t_argument_5 = t_h / 2.0;
            let (v_4, t_value_4) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_4,
                t_argument_4,
                argument_5,
                t_argument_5,
            );
            let value_4 = v_4;
            let argument_6 = p.v;
            let t_argument_6 = t_p.v;
            let (v_5, t_value_5) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_6,
                t_argument_6,
                value_4,
                t_value_4,
            );
            let value_5 = v_5;
            let t_p2 = Particle {
                r: t_value_3,
                v: t_value_5,
                ..t_p
            };
            let p2 = Particle {
                r: value_3,
                v: value_5,
                ..p
            };
            let t = p2.v;
            let t_t = t_p2.v;
            let (v_6, t_value_6) = rule_of_accel::__jvp(accel, &p2, &t_p2, b0, t_b0);
            let value_6 = v_6;
            let t_k2 = (t_t, t_value_6);
            let k2 = (t, value_6);
            let argument_7 = k2.0;
            let t_argument_7 = t_k2.0;
            let argument_8 = h / 2.0;
            let t_argument_8 = t_h / 2.0;
            let (v_7, t_value_7) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_7,
                t_argument_7,
                argument_8,
                t_argument_8,
            );
            let value_7 = v_7;
            let argument_9 = p.r;
            let t_argument_9 = t_p.r;
            let (v_8, t_value_8) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_9,
                t_argument_9,
                value_7,
                t_value_7,
            );
            let value_8 = v_8;
            let argument_10 = k2.1;
            let t_argument_10 = t_k2.1;
            let argument_11 = h / 2.0;
            let t_argument_11 = t_h / 2.0;
            let (v_9, t_value_9) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_10,
                t_argument_10,
                argument_11,
                t_argument_11,
            );
            let value_9 = v_9;
            let argument_12 = p.v;
            let t_argument_12 = t_p.v;
            let (v_10, t_value_10) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_12,
                t_argument_12,
                value_9,
                t_value_9,
            );
            let value_10 = v_10;
            let t_p3 = Particle {
                r: t_value_8,
                v: t_value_10,
                ..t_p
            };
            let p3 = Particle {
                r: value_8,
                v: value_10,
                ..p
            };
            let t_2 = p3.v;
            let t_t_2 = t_p3.v;
            let (v_11, t_value_11) = rule_of_accel::__jvp(accel, &p3, &t_p3, b0, t_b0);
            let value_11 = v_11;
            let t_k3 = (t_t_2, t_value_11);
            let k3 = (t_2, value_11);
            let argument_13 = k3.0;
            let t_argument_13 = t_k3.0;
            let (v_12, t_value_12) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_13,
                t_argument_13,
                h,
                t_h,
            );
            let value_12 = v_12;
            let argument_14 = p.r;
            let t_argument_14 = t_p.r;
            let (v_13, t_value_13) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_14,
                t_argument_14,
                value_12,
                t_value_12,
            );
            let value_13 = v_13;
            let argument_15 = k3.1;
            let t_argument_15 = t_k3.1;
            let (v_14, t_value_14) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_15,
                t_argument_15,
                h,
                t_h,
            );
            let value_14 = v_14;
            let argument_16 = p.v;
            let t_argument_16 = t_p.v;
            let (v_15, t_value_15) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_16,
                t_argument_16,
                value_14,
                t_value_14,
            );
            let value_15 = v_15;
            let t_p4 = Particle {
                r: t_value_13,
                v: t_value_15,
                ..t_p
            };
            let p4 = Particle {
                r: value_13,
                v: value_15,
                ..p
            };
            let t_3 = p4.v;
            let t_t_3 = t_p4.v;
            let (v_16, t_value_16) = rule_of_accel::__jvp(accel, &p4, &t_p4, b0, t_b0);
            let value_16 = v_16;
            let t_k4 = (t_t_3, t_value_16);
            let k4 = (t_3, value_16);
            let argument_17 = k2.0;
            let t_argument_17 = t_k2.0;
            let (v_17, t_value_17) = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                argument_17,
                t_argument_17,
            );
            let value_17 = v_17;
            let argument_18 = k1.0;
            let t_argument_18 = t_k1.0;
            let (v_18, t_value_18) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_18,
                t_argument_18,
                value_17,
                t_value_17,
            );
            let value_18 = v_18;
            let argument_19 = k3.0;
            let t_argument_19 = t_k3.0;
            let (v_19, t_value_19) = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                argument_19,
                t_argument_19,
            );
            let value_19 = v_19;
            let (v_20, t_value_20) = ::rootgrad_autodiff::operators::add::__jvp(
                value_18,
                t_value_18,
                value_19,
                t_value_19,
            );
            let value_20 = v_20;
            let argument_20 = k4.0;
            let t_argument_20 = t_k4.0;
            let (v_21, t_value_21) = ::rootgrad_autodiff::operators::add::__jvp(
                value_20,
                t_value_20,
                argument_20,
                t_argument_20,
            );
            let value_21 = v_21;
            let argument_21 = h / 6.0;
            let t_argument_21 = t_h / 6.0;
            let (v_22, t_value_22) = ::rootgrad_autodiff::operators::mul::__jvp(
                value_21,
                t_value_21,
                argument_21,
                t_argument_21,
            );
            let value_22 = v_22;
            let argument_22 = p.r;
            let t_argument_22 = t_p.r;
            let (v_23, t_value_23) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_22,
                t_argument_22,
                value_22,
                t_value_22,
            );
            let value_23 = v_23;
            let argument_23 = k2.1;
            let t_argument_23 = t_k2.1;
            let (v_24, t_value_24) = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                argument_23,
                t_argument_23,
            );
            let value_24 = v_24;
            let argument_24 = k1.1;
            let t_argument_24 = t_k1.1;
            let (v_25, t_value_25) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_24,
                t_argument_24,
                value_24,
                t_value_24,
            );
            let value_25 = v_25;
            let argument_25 = k3.1;
            let t_argument_25 = t_k3.1;
            let (v_26, t_value_26) = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                argument_25,
                t_argument_25,
            );
            let value_26 = v_26;
            let (v_27, t_value_27) = ::rootgrad_autodiff::operators::add::__jvp(
                value_25,
                t_value_25,
                value_26,
                t_value_26,
            );
            let value_27 = v_27;
            let argument_26 = k4.1;
            let t_argument_26 = t_k4.1;
            let (v_28, t_value_28) = ::rootgrad_autodiff::operators::add::__jvp(
                value_27,
                t_value_27,
                argument_26,
                t_argument_26,
            );
            let value_28 = v_28;
            let argument_27 = h / 6.0;
            let t_argument_27 = t_h / 6.0;
            let (v_29, t_value_29) = ::rootgrad_autodiff::operators::mul::__jvp(
                value_28,
                t_value_28,
                argument_27,
                t_argument_27,
            );
            let value_29 = v_29;
            let argument_28 = p.v;
            let t_argument_28 = t_p.v;
            let (v_30, t_value_30) = ::rootgrad_autodiff::operators::add::__jvp(
                argument_28,
                t_argument_28,
                value_29,
                t_value_29,
            );
            let value_30 = v_30;
            let t_result: Particle = Particle {
                r: t_value_23,
                v: t_value_30,
                ..t_p
            };
            let result: Particle = Particle {
                r: value_23,
                v: value_30,
                ..p
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(Particle, f64, f64) -> Particle + 'static,
            a0: Particle,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Particle>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Particle, Particle) {
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
            p: Particle,
            t_p: Particle,
            h: f64,
            t_h: f64,
            b0: f64,
            t_b0: f64,
            d_ret: (Particle, Particle),
        ) -> (Particle, Particle, f64, f64, f64, f64) {
            ::rootgrad_autodiff::callees!(
                accel as rule_of_accel, ::rootgrad_autodiff::operators::mul as
                rule_of_mul, ::rootgrad_autodiff::operators::add as rule_of_add
            );
            let v_1 = rule_of_accel::__jvp(rule_of_accel, &p, &t_p, b0, t_b0);
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let t_k1 = (
                ::core::clone::Clone::clone(&t_p.v),
                ::core::clone::Clone::clone(&t_value),
            );
            let k1 = (
                ::core::clone::Clone::clone(&p.v),
                ::core::clone::Clone::clone(&value),
            );
            let argument = ::core::clone::Clone::clone(&k1.0);
            let t_argument = ::core::clone::Clone::clone(&t_k1.0);
            let argument_2 = h / 2.0;
            let t_argument_2 = t_h / 2.0;
            let v_2 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
                argument_2,
                t_argument_2,
            );
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let argument_3 = ::core::clone::Clone::clone(&p.r);
            let t_argument_3 = ::core::clone::Clone::clone(&t_p.r);
            let v_3 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_3),
                ::core::clone::Clone::clone(&t_argument_3),
                ::core::clone::Clone::clone(&value_2),
                ::core::clone::Clone::clone(&t_value_2),
            );
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let argument_4 = ::core::clone::Clone::clone(&k1.1);
            let t_argument_4 = ::core::clone::Clone::clone(&t_k1.1);
            let argument_5 = h / 2.0;
            let t_argument_5 = t_h / 2.0;
            let v_4 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_4),
                ::core::clone::Clone::clone(&t_argument_4),
                argument_5,
                t_argument_5,
            );
            let value_4 = ::core::clone::Clone::clone(&v_4.0);
            let t_value_4 = ::core::clone::Clone::clone(&v_4.1);
            let argument_6 = ::core::clone::Clone::clone(&p.v);
            let t_argument_6 = ::core::clone::Clone::clone(&t_p.v);
            let v_5 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_6),
                ::core::clone::Clone::clone(&t_argument_6),
                ::core::clone::Clone::clone(&value_4),
                ::core::clone::Clone::clone(&t_value_4),
            );
            let value_5 = ::core::clone::Clone::clone(&v_5.0);
            let t_value_5 = ::core::clone::Clone::clone(&v_5.1);
            let t_p2 = Particle {
                r: ::core::clone::Clone::clone(&t_value_3),
                v: ::core::clone::Clone::clone(&t_value_5),
                ..::core::clone::Clone::clone(&t_p)
            };
            let p2 = Particle {
                r: ::core::clone::Clone::clone(&value_3),
                v: ::core::clone::Clone::clone(&value_5),
                ..::core::clone::Clone::clone(&p)
            };
            let t = ::core::clone::Clone::clone(&p2.v);
            let t_t = ::core::clone::Clone::clone(&t_p2.v);
            let v_6 = rule_of_accel::__jvp(rule_of_accel, &p2, &t_p2, b0, t_b0);
            let value_6 = ::core::clone::Clone::clone(&v_6.0);
            let t_value_6 = ::core::clone::Clone::clone(&v_6.1);
            let t_k2 = (
                ::core::clone::Clone::clone(&t_t),
                ::core::clone::Clone::clone(&t_value_6),
            );
            let k2 = (
                ::core::clone::Clone::clone(&t),
                ::core::clone::Clone::clone(&value_6),
            );
            let argument_7 = ::core::clone::Clone::clone(&k2.0);
            let t_argument_7 = ::core::clone::Clone::clone(&t_k2.0);
            let argument_8 = h / 2.0;
            let t_argument_8 = t_h / 2.0;
            let v_7 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_7),
                ::core::clone::Clone::clone(&t_argument_7),
                argument_8,
                t_argument_8,
            );
            let value_7 = ::core::clone::Clone::clone(&v_7.0);
            let t_value_7 = ::core::clone::Clone::clone(&v_7.1);
            let argument_9 = ::core::clone::Clone::clone(&p.r);
            let t_argument_9 = ::core::clone::Clone::clone(&t_p.r);
            let v_8 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_9),
                ::core::clone::Clone::clone(&t_argument_9),
                ::core::clone::Clone::clone(&value_7),
                ::core::clone::Clone::clone(&t_value_7),
            );
            let value_8 = ::core::clone::Clone::clone(&v_8.0);
            let t_value_8 = ::core::clone::Clone::clone(&v_8.1);
            let argument_10 = ::core::clone::Clone::clone(&k2.1);
            let t_argument_10 = ::core::clone::Clone::clone(&t_k2.1);
            let argument_11 = h / 2.0;
            let t_argument_11 = t_h / 2.0;
            let v_9 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_10),
                ::core::clone::Clone::clone(&t_argument_10),
                argument_11,
                t_argument_11,
            );
            let value_9 = ::core::clone::Clone::clone(&v_9.0);
            let t_value_9 = ::core::clone::Clone::clone(&v_9.1);
            let argument_12 = ::core::clone::Clone::clone(&p.v);
            let t_argument_12 = ::core::clone::Clone::clone(&t_p.v);
            let v_10 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_12),
                ::core::clone::Clone::clone(&t_argument_12),
                ::core::clone::Clone::clone(&value_9),
                ::core::clone::Clone::clone(&t_value_9),
            );
            let value_10 = ::core::clone::Clone::clone(&v_10.0);
            let t_value_10 = ::core::clone::Clone::clone(&v_10.1);
            let t_p3 = Particle {
                r: ::core::clone::Clone::clone(&t_value_8),
                v: ::core::clone::Clone::clone(&t_value_10),
                ..::core::clone::Clone::clone(&t_p)
            };
            let p3 = Particle {
                r: ::core::clone::Clone::clone(&value_8),
                v: ::core::clone::Clone::clone(&value_10),
                ..::core::clone::Clone::clone(&p)
            };
            let t_2 = ::core::clone::Clone::clone(&p3.v);
            let t_t_2 = ::core::clone::Clone::clone(&t_p3.v);
            let v_11 = rule_of_accel::__jvp(rule_of_accel, &p3, &t_p3, b0, t_b0);
            let value_11 = ::core::clone::Clone::clone(&v_11.0);
            let t_value_11 = ::core::clone::Clone::clone(&v_11.1);
            let t_k3 = (
                ::core::clone::Clone::clone(&t_t_2),
                ::core::clone::Clone::clone(&t_value_11),
            );
            let k3 = (
                ::core::clone::Clone::clone(&t_2),
                ::core::clone::Clone::clone(&value_11),
            );
            let argument_13 = ::core::clone::Clone::clone(&k3.0);
            let t_argument_13 = ::core::clone::Clone::clone(&t_k3.0);
            let v_12 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_13),
                ::core::clone::Clone::clone(&t_argument_13),
                h,
                t_h,
            );
            let value_12 = ::core::clone::Clone::clone(&v_12.0);
            let t_value_12 = ::core::clone::Clone::clone(&v_12.1);
            let argument_14 = ::core::clone::Clone::clone(&p.r);
            let t_argument_14 = ::core::clone::Clone::clone(&t_p.r);
            let v_13 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_14),
                ::core::clone::Clone::clone(&t_argument_14),
                ::core::clone::Clone::clone(&value_12),
                ::core::clone::Clone::clone(&t_value_12),
            );
            let value_13 = ::core::clone::Clone::clone(&v_13.0);
            let t_value_13 = ::core::clone::Clone::clone(&v_13.1);
            let argument_15 = ::core::clone::Clone::clone(&k3.1);
            let t_argument_15 = ::core::clone::Clone::clone(&t_k3.1);
            let v_14 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&argument_15),
                ::core::clone::Clone::clone(&t_argument_15),
                h,
                t_h,
            );
            let value_14 = ::core::clone::Clone::clone(&v_14.0);
            let t_value_14 = ::core::clone::Clone::clone(&v_14.1);
            let argument_16 = ::core::clone::Clone::clone(&p.v);
            let t_argument_16 = ::core::clone::Clone::clone(&t_p.v);
            let v_15 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_16),
                ::core::clone::Clone::clone(&t_argument_16),
                ::core::clone::Clone::clone(&value_14),
                ::core::clone::Clone::clone(&t_value_14),
            );
            let value_15 = ::core::clone::Clone::clone(&v_15.0);
            let t_value_15 = ::core::clone::Clone::clone(&v_15.1);
            let t_p4 = Particle {
                r: ::core::clone::Clone::clone(&t_value_13),
                v: ::core::clone::Clone::clone(&t_value_15),
                ..::core::clone::Clone::clone(&t_p)
            };
            let p4 = Particle {
                r: ::core::clone::Clone::clone(&value_13),
                v: ::core::clone::Clone::clone(&value_15),
                ..::core::clone::Clone::clone(&p)
            };
            let t_3 = ::core::clone::Clone::clone(&p4.v);
            let t_t_3 = ::core::clone::Clone::clone(&t_p4.v);
            let v_16 = rule_of_accel::__jvp(rule_of_accel, &p4, &t_p4, b0, t_b0);
            let value_16 = ::core::clone::Clone::clone(&v_16.0);
            let t_value_16 = ::core::clone::Clone::clone(&v_16.1);
            let t_k4 = (
                ::core::clone::Clone::clone(&t_t_3),
                ::core::clone::Clone::clone(&t_value_16),
            );
            let k4 = (
                ::core::clone::Clone::clone(&t_3),
                ::core::clone::Clone::clone(&value_16),
            );
            let argument_17 = ::core::clone::Clone::clone(&k2.0);
            let t_argument_17 = ::core::clone::Clone::clone(&t_k2.0);
            let v_17 = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_17),
                ::core::clone::Clone::clone(&t_argument_17),
            );
            let value_17 = ::core::clone::Clone::clone(&v_17.0);
            let t_value_17 = ::core::clone::Clone::clone(&v_17.1);
            let argument_18 = ::core::clone::Clone::clone(&k1.0);
            let t_argument_18 = ::core::clone::Clone::clone(&t_k1.0);
            let v_18 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_18),
                ::core::clone::Clone::clone(&t_argument_18),
                ::core::clone::Clone::clone(&value_17),
                ::core::clone::Clone::clone(&t_value_17),
            );
            let value_18 = ::core::clone::Clone::clone(&v_18.0);
            let t_value_18 = ::core::clone::Clone::clone(&v_18.1);
            let argument_19 = ::core::clone::Clone::clone(&k3.0);
            let t_argument_19 = ::core::clone::Clone::clone(&t_k3.0);
            let v_19 = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_19),
                ::core::clone::Clone::clone(&t_argument_19),
            );
            let value_19 = ::core::clone::Clone::clone(&v_19.0);
            let t_value_19 = ::core::clone::Clone::clone(&v_19.1);
            let v_20 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&value_18),
                ::core::clone::Clone::clone(&t_value_18),
                ::core::clone::Clone::clone(&value_19),
                ::core::clone::Clone::clone(&t_value_19),
            );
            let value_20 = ::core::clone::Clone::clone(&v_20.0);
            let t_value_20 = ::core::clone::Clone::clone(&v_20.1);
            let argument_20 = ::core::clone::Clone::clone(&k4.0);
            let t_argument_20 = ::core::clone::Clone::clone(&t_k4.0);
            let v_21 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&value_20),
                ::core::clone::Clone::clone(&t_value_20),
                ::core::clone::Clone::clone(&argument_20),
                ::core::clone::Clone::clone(&t_argument_20),
            );
            let value_21 = ::core::clone::Clone::clone(&v_21.0);
            let t_value_21 = ::core::clone::Clone::clone(&v_21.1);
            let argument_21 = h / 6.0;
            let t_argument_21 = t_h / 6.0;
            let v_22 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&value_21),
                ::core::clone::Clone::clone(&t_value_21),
                argument_21,
                t_argument_21,
            );
            let value_22 = ::core::clone::Clone::clone(&v_22.0);
            let t_value_22 = ::core::clone::Clone::clone(&v_22.1);
            let argument_22 = ::core::clone::Clone::clone(&p.r);
            let t_argument_22 = ::core::clone::Clone::clone(&t_p.r);
            let v_23 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_22),
                ::core::clone::Clone::clone(&t_argument_22),
                ::core::clone::Clone::clone(&value_22),
                ::core::clone::Clone::clone(&t_value_22),
            );
            let value_23 = ::core::clone::Clone::clone(&v_23.0);
            let t_value_23 = ::core::clone::Clone::clone(&v_23.1);
            let argument_23 = ::core::clone::Clone::clone(&k2.1);
            let t_argument_23 = ::core::clone::Clone::clone(&t_k2.1);
            let v_24 = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_23),
                ::core::clone::Clone::clone(&t_argument_23),
            );
            let value_24 = ::core::clone::Clone::clone(&v_24.0);
            let t_value_24 = ::core::clone::Clone::clone(&v_24.1);
            let argument_24 = ::core::clone::Clone::clone(&k1.1);
            let t_argument_24 = ::core::clone::Clone::clone(&t_k1.1);
            let v_25 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_24),
                ::core::clone::Clone::clone(&t_argument_24),
                ::core::clone::Clone::clone(&value_24),
                ::core::clone::Clone::clone(&t_value_24),
            );
            let value_25 = ::core::clone::Clone::clone(&v_25.0);
            let t_value_25 = ::core::clone::Clone::clone(&v_25.1);
            let argument_25 = ::core::clone::Clone::clone(&k3.1);
            let t_argument_25 = ::core::clone::Clone::clone(&t_k3.1);
            let v_26 = ::rootgrad_autodiff::operators::mul::__jvp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_25),
                ::core::clone::Clone::clone(&t_argument_25),
            );
            let value_26 = ::core::clone::Clone::clone(&v_26.0);
            let t_value_26 = ::core::clone::Clone::clone(&v_26.1);
            let v_27 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&value_25),
                ::core::clone::Clone::clone(&t_value_25),
                ::core::clone::Clone::clone(&value_26),
                ::core::clone::Clone::clone(&t_value_26),
            );
            let value_27 = ::core::clone::Clone::clone(&v_27.0);
            let t_value_27 = ::core::clone::Clone::clone(&v_27.1);
            let argument_26 = ::core::clone::Clone::clone(&k4.1);
            let t_argument_26 = ::core::clone::Clone::clone(&t_k4.1);
            let v_28 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&value_27),
                ::core::clone::Clone::clone(&t_value_27),
                ::core::clone::Clone::clone(&argument_26),
                ::core::clone::Clone::clone(&t_argument_26),
            );
            let value_28 = ::core::clone::Clone::clone(&v_28.0);
            let t_value_28 = ::core::clone::Clone::clone(&v_28.1);
            let argument_27 = h / 6.0;
            let t_argument_27 = t_h / 6.0;
            let v_29 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&value_28),
                ::core::clone::Clone::clone(&t_value_28),
                argument_27,
                t_argument_27,
            );
            let value_29 = ::core::clone::Clone::clone(&v_29.0);
            let t_value_29 = ::core::clone::Clone::clone(&v_29.1);
            let argument_28 = ::core::clone::Clone::clone(&p.v);
            let t_argument_28 = ::core::clone::Clone::clone(&t_p.v);
            let v_30 = ::rootgrad_autodiff::operators::add::__jvp(
                ::core::clone::Clone::clone(&argument_28),
                ::core::clone::Clone::clone(&t_argument_28),
                ::core::clone::Clone::clone(&value_29),
                ::core::clone::Clone::clone(&t_value_29),
            );
            let value_30 = ::core::clone::Clone::clone(&v_30.0);
            let t_value_30 = ::core::clone::Clone::clone(&v_30.1);
            let t_result: Particle = Particle {
                r: ::core::clone::Clone::clone(&t_value_23),
                v: ::core::clone::Clone::clone(&t_value_30),
                ..::core::clone::Clone::clone(&t_p)
            };
            let result: Particle = Particle {
                r: ::core::clone::Clone::clone(&value_23),
                v: ::core::clone::Clone::clone(&value_30),
                ..::core::clone::Clone::clone(&p)
            };
            let result_2: (Particle, Particle) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_h = ::rootgrad_autodiff::zero::<f64>();
            let mut d_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_b0 = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_t_k1 = ::rootgrad_autodiff::Differentiable::zero_like(&t_k1);
            let mut d_k1 = ::rootgrad_autodiff::Differentiable::zero_like(&k1);
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument_2: f64 = -0.0;
            let mut d_t_argument_2: f64 = -0.0;
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
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
            let mut d_argument_5: f64 = -0.0;
            let mut d_t_argument_5: f64 = -0.0;
            let mut d_v_4 = ::rootgrad_autodiff::Differentiable::zero_like(&v_4);
            let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
            let mut d_t_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_4,
            );
            let mut d_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_6,
            );
            let mut d_t_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_6,
            );
            let mut d_v_5 = ::rootgrad_autodiff::Differentiable::zero_like(&v_5);
            let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
            let mut d_t_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_5,
            );
            let mut d_t_p2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_p2);
            let mut d_p2 = ::rootgrad_autodiff::Differentiable::zero_like(&p2);
            let mut d_t = ::rootgrad_autodiff::Differentiable::zero_like(&t);
            let mut d_t_t = ::rootgrad_autodiff::Differentiable::zero_like(&t_t);
            let mut d_v_6 = ::rootgrad_autodiff::Differentiable::zero_like(&v_6);
            let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
            let mut d_t_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_6,
            );
            let mut d_t_k2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_k2);
            let mut d_k2 = ::rootgrad_autodiff::Differentiable::zero_like(&k2);
            let mut d_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_7,
            );
            let mut d_t_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_7,
            );
            let mut d_argument_8: f64 = -0.0;
            let mut d_t_argument_8: f64 = -0.0;
            let mut d_v_7 = ::rootgrad_autodiff::Differentiable::zero_like(&v_7);
            let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
            let mut d_t_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_7,
            );
            let mut d_argument_9 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_9,
            );
            let mut d_t_argument_9 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_9,
            );
            let mut d_v_8 = ::rootgrad_autodiff::Differentiable::zero_like(&v_8);
            let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
            let mut d_t_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_8,
            );
            let mut d_argument_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_10,
            );
            let mut d_t_argument_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_10,
            );
            let mut d_argument_11: f64 = -0.0;
            let mut d_t_argument_11: f64 = -0.0;
            let mut d_v_9 = ::rootgrad_autodiff::Differentiable::zero_like(&v_9);
            let mut d_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(&value_9);
            let mut d_t_value_9 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_9,
            );
            let mut d_argument_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_12,
            );
            let mut d_t_argument_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_12,
            );
            let mut d_v_10 = ::rootgrad_autodiff::Differentiable::zero_like(&v_10);
            let mut d_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_10,
            );
            let mut d_t_value_10 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_10,
            );
            let mut d_t_p3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_p3);
            let mut d_p3 = ::rootgrad_autodiff::Differentiable::zero_like(&p3);
            let mut d_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_2);
            let mut d_t_t_2 = ::rootgrad_autodiff::Differentiable::zero_like(&t_t_2);
            let mut d_v_11 = ::rootgrad_autodiff::Differentiable::zero_like(&v_11);
            let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_11,
            );
            let mut d_t_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_11,
            );
            let mut d_t_k3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_k3);
            let mut d_k3 = ::rootgrad_autodiff::Differentiable::zero_like(&k3);
            let mut d_argument_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_13,
            );
            let mut d_t_argument_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_13,
            );
            let mut d_v_12 = ::rootgrad_autodiff::Differentiable::zero_like(&v_12);
            let mut d_value_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_12,
            );
            let mut d_t_value_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_12,
            );
            let mut d_argument_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_14,
            );
            let mut d_t_argument_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_14,
            );
            let mut d_v_13 = ::rootgrad_autodiff::Differentiable::zero_like(&v_13);
            let mut d_value_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_13,
            );
            let mut d_t_value_13 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_13,
            );
            let mut d_argument_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_15,
            );
            let mut d_t_argument_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_15,
            );
            let mut d_v_14 = ::rootgrad_autodiff::Differentiable::zero_like(&v_14);
            let mut d_value_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_14,
            );
            let mut d_t_value_14 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_14,
            );
            let mut d_argument_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_16,
            );
            let mut d_t_argument_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_16,
            );
            let mut d_v_15 = ::rootgrad_autodiff::Differentiable::zero_like(&v_15);
            let mut d_value_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_15,
            );
            let mut d_t_value_15 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_15,
            );
            let mut d_t_p4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_p4);
            let mut d_p4 = ::rootgrad_autodiff::Differentiable::zero_like(&p4);
            let mut d_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_3);
            let mut d_t_t_3 = ::rootgrad_autodiff::Differentiable::zero_like(&t_t_3);
            let mut d_v_16 = ::rootgrad_autodiff::Differentiable::zero_like(&v_16);
            let mut d_value_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_16,
            );
            let mut d_t_value_16 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_16,
            );
            let mut d_t_k4 = ::rootgrad_autodiff::Differentiable::zero_like(&t_k4);
            let mut d_k4 = ::rootgrad_autodiff::Differentiable::zero_like(&k4);
            let mut d_argument_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_17,
            );
            let mut d_t_argument_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_17,
            );
            let mut d_v_17 = ::rootgrad_autodiff::Differentiable::zero_like(&v_17);
            let mut d_value_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_17,
            );
            let mut d_t_value_17 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_17,
            );
            let mut d_argument_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_18,
            );
            let mut d_t_argument_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_18,
            );
            let mut d_v_18 = ::rootgrad_autodiff::Differentiable::zero_like(&v_18);
            let mut d_value_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_18,
            );
            let mut d_t_value_18 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_18,
            );
            let mut d_argument_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_19,
            );
            let mut d_t_argument_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_19,
            );
            let mut d_v_19 = ::rootgrad_autodiff::Differentiable::zero_like(&v_19);
            let mut d_value_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_19,
            );
            let mut d_t_value_19 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_19,
            );
            let mut d_v_20 = ::rootgrad_autodiff::Differentiable::zero_like(&v_20);
            let mut d_value_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_20,
            );
            let mut d_t_value_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_20,
            );
            let mut d_argument_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_20,
            );
            let mut d_t_argument_20 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_20,
            );
            let mut d_v_21 = ::rootgrad_autodiff::Differentiable::zero_like(&v_21);
            let mut d_value_21 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_21,
            );
            let mut d_t_value_21 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_21,
            );
            let mut d_argument_21: f64 = -0.0;
            let mut d_t_argument_21: f64 = -0.0;
            let mut d_v_22 = ::rootgrad_autodiff::Differentiable::zero_like(&v_22);
            let mut d_value_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_22,
            );
            let mut d_t_value_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_22,
            );
            let mut d_argument_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_22,
            );
            let mut d_t_argument_22 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_22,
            );
            let mut d_v_23 = ::rootgrad_autodiff::Differentiable::zero_like(&v_23);
            let mut d_value_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_23,
            );
            let mut d_t_value_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_23,
            );
            let mut d_argument_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_23,
            );
            let mut d_t_argument_23 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_23,
            );
            let mut d_v_24 = ::rootgrad_autodiff::Differentiable::zero_like(&v_24);
            let mut d_value_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_24,
            );
            let mut d_t_value_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_24,
            );
            let mut d_argument_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_24,
            );
            let mut d_t_argument_24 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_24,
            );
            let mut d_v_25 = ::rootgrad_autodiff::Differentiable::zero_like(&v_25);
            let mut d_value_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_25,
            );
            let mut d_t_value_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_25,
            );
            let mut d_argument_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_25,
            );
            let mut d_t_argument_25 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_25,
            );
            let mut d_v_26 = ::rootgrad_autodiff::Differentiable::zero_like(&v_26);
            let mut d_value_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_26,
            );
            let mut d_t_value_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_26,
            );
            let mut d_v_27 = ::rootgrad_autodiff::Differentiable::zero_like(&v_27);
            let mut d_value_27 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_27,
            );
            let mut d_t_value_27 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_27,
            );
            let mut d_argument_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_26,
            );
            let mut d_t_argument_26 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_26,
            );
            let mut d_v_28 = ::rootgrad_autodiff::Differentiable::zero_like(&v_28);
            let mut d_value_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_28,
            );
            let mut d_t_value_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_28,
            );
            let mut d_argument_27: f64 = -0.0;
            let mut d_t_argument_27: f64 = -0.0;
            let mut d_v_29 = ::rootgrad_autodiff::Differentiable::zero_like(&v_29);
            let mut d_value_29 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_29,
            );
            let mut d_t_value_29 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_29,
            );
            let mut d_argument_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_28,
            );
            let mut d_t_argument_28 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument_28,
            );
            let mut d_v_30 = ::rootgrad_autodiff::Differentiable::zero_like(&v_30);
            let mut d_value_30 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_30,
            );
            let mut d_t_value_30 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_30,
            );
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let mut d_1 = ::core::clone::Clone::clone(&d_result);
            let d_2 = ::core::mem::replace(
                &mut d_1.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_23, &(d_2));
            let d_3 = ::core::mem::replace(
                &mut d_1.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_30, &(d_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_1));
            let mut d_4 = ::core::clone::Clone::clone(&d_t_result);
            let d_5 = ::core::mem::replace(
                &mut d_4.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_23, &(d_5));
            let d_6 = ::core::mem::replace(
                &mut d_4.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_30, &(d_6));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &(d_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_30.1, &(d_t_value_30));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_30.0, &(d_value_30));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_28),
                &mut d_argument_28,
                ::core::clone::Clone::clone(&t_argument_28),
                &mut d_t_argument_28,
                ::core::clone::Clone::clone(&value_29),
                &mut d_value_29,
                ::core::clone::Clone::clone(&t_value_29),
                &mut d_t_value_29,
                d_v_30,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.v, &(d_t_argument_28));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_28));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_29.1, &(d_t_value_29));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_29.0, &(d_value_29));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&value_28),
                &mut d_value_28,
                ::core::clone::Clone::clone(&t_value_28),
                &mut d_t_value_28,
                argument_27,
                &mut d_argument_27,
                t_argument_27,
                &mut d_t_argument_27,
                d_v_29,
            );
            d_t_h += d_t_argument_27 / 6.0;
            d_h += d_argument_27 / 6.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_28.1, &(d_t_value_28));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_28.0, &(d_value_28));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&value_27),
                &mut d_value_27,
                ::core::clone::Clone::clone(&t_value_27),
                &mut d_t_value_27,
                ::core::clone::Clone::clone(&argument_26),
                &mut d_argument_26,
                ::core::clone::Clone::clone(&t_argument_26),
                &mut d_t_argument_26,
                d_v_28,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k4.1, &(d_t_argument_26));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k4.1, &(d_argument_26));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_27.1, &(d_t_value_27));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_27.0, &(d_value_27));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&value_25),
                &mut d_value_25,
                ::core::clone::Clone::clone(&t_value_25),
                &mut d_t_value_25,
                ::core::clone::Clone::clone(&value_26),
                &mut d_value_26,
                ::core::clone::Clone::clone(&t_value_26),
                &mut d_t_value_26,
                d_v_27,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_26.1, &(d_t_value_26));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_26.0, &(d_value_26));
            rule_of_mul::__jvp_vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_25),
                &mut d_argument_25,
                ::core::clone::Clone::clone(&t_argument_25),
                &mut d_t_argument_25,
                d_v_26,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k3.1, &(d_t_argument_25));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.1, &(d_argument_25));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_25.1, &(d_t_value_25));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_25.0, &(d_value_25));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_24),
                &mut d_argument_24,
                ::core::clone::Clone::clone(&t_argument_24),
                &mut d_t_argument_24,
                ::core::clone::Clone::clone(&value_24),
                &mut d_value_24,
                ::core::clone::Clone::clone(&t_value_24),
                &mut d_t_value_24,
                d_v_25,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k1.1, &(d_t_argument_24));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.1, &(d_argument_24));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_24.1, &(d_t_value_24));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_24.0, &(d_value_24));
            rule_of_mul::__jvp_vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_23),
                &mut d_argument_23,
                ::core::clone::Clone::clone(&t_argument_23),
                &mut d_t_argument_23,
                d_v_24,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k2.1, &(d_t_argument_23));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.1, &(d_argument_23));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_23.1, &(d_t_value_23));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_23.0, &(d_value_23));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_22),
                &mut d_argument_22,
                ::core::clone::Clone::clone(&t_argument_22),
                &mut d_t_argument_22,
                ::core::clone::Clone::clone(&value_22),
                &mut d_value_22,
                ::core::clone::Clone::clone(&t_value_22),
                &mut d_t_value_22,
                d_v_23,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.r, &(d_t_argument_22));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_22));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_22.1, &(d_t_value_22));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_22.0, &(d_value_22));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&value_21),
                &mut d_value_21,
                ::core::clone::Clone::clone(&t_value_21),
                &mut d_t_value_21,
                argument_21,
                &mut d_argument_21,
                t_argument_21,
                &mut d_t_argument_21,
                d_v_22,
            );
            d_t_h += d_t_argument_21 / 6.0;
            d_h += d_argument_21 / 6.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_21.1, &(d_t_value_21));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_21.0, &(d_value_21));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&value_20),
                &mut d_value_20,
                ::core::clone::Clone::clone(&t_value_20),
                &mut d_t_value_20,
                ::core::clone::Clone::clone(&argument_20),
                &mut d_argument_20,
                ::core::clone::Clone::clone(&t_argument_20),
                &mut d_t_argument_20,
                d_v_21,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k4.0, &(d_t_argument_20));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k4.0, &(d_argument_20));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_20.1, &(d_t_value_20));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_20.0, &(d_value_20));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&value_18),
                &mut d_value_18,
                ::core::clone::Clone::clone(&t_value_18),
                &mut d_t_value_18,
                ::core::clone::Clone::clone(&value_19),
                &mut d_value_19,
                ::core::clone::Clone::clone(&t_value_19),
                &mut d_t_value_19,
                d_v_20,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_19.1, &(d_t_value_19));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_19.0, &(d_value_19));
            rule_of_mul::__jvp_vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_19),
                &mut d_argument_19,
                ::core::clone::Clone::clone(&t_argument_19),
                &mut d_t_argument_19,
                d_v_19,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k3.0, &(d_t_argument_19));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.0, &(d_argument_19));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_18.1, &(d_t_value_18));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_18.0, &(d_value_18));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_18),
                &mut d_argument_18,
                ::core::clone::Clone::clone(&t_argument_18),
                &mut d_t_argument_18,
                ::core::clone::Clone::clone(&value_17),
                &mut d_value_17,
                ::core::clone::Clone::clone(&t_value_17),
                &mut d_t_value_17,
                d_v_18,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k1.0, &(d_t_argument_18));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.0, &(d_argument_18));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_17.1, &(d_t_value_17));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_17.0, &(d_value_17));
            rule_of_mul::__jvp_vjp(
                2.0,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_17),
                &mut d_argument_17,
                ::core::clone::Clone::clone(&t_argument_17),
                &mut d_t_argument_17,
                d_v_17,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k2.0, &(d_t_argument_17));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.0, &(d_argument_17));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_3, &(d_k4.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_16, &(d_k4.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_3, &(d_t_k4.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_16, &(d_t_k4.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_16.1, &(d_t_value_16));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_16.0, &(d_value_16));
            rule_of_accel::__jvp_vjp(
                rule_of_accel,
                ::rootgrad_autodiff::rt::Inactive,
                &p4,
                &mut d_p4,
                &t_p4,
                &mut d_t_p4,
                b0,
                &mut d_b0,
                t_b0,
                &mut d_t_b0,
                d_v_16,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p4.v, &(d_t_t_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p4.v, &(d_t_3));
            let mut d_7 = ::core::clone::Clone::clone(&d_p4);
            let d_8 = ::core::mem::replace(
                &mut d_7.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_13, &(d_8));
            let d_9 = ::core::mem::replace(
                &mut d_7.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_15, &(d_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_7));
            let mut d_10 = ::core::clone::Clone::clone(&d_t_p4);
            let d_11 = ::core::mem::replace(
                &mut d_10.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_13, &(d_11));
            let d_12 = ::core::mem::replace(
                &mut d_10.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_15, &(d_12));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &(d_10));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_15.1, &(d_t_value_15));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_15.0, &(d_value_15));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_16),
                &mut d_argument_16,
                ::core::clone::Clone::clone(&t_argument_16),
                &mut d_t_argument_16,
                ::core::clone::Clone::clone(&value_14),
                &mut d_value_14,
                ::core::clone::Clone::clone(&t_value_14),
                &mut d_t_value_14,
                d_v_15,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.v, &(d_t_argument_16));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_16));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_14.1, &(d_t_value_14));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_14.0, &(d_value_14));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_15),
                &mut d_argument_15,
                ::core::clone::Clone::clone(&t_argument_15),
                &mut d_t_argument_15,
                h,
                &mut d_h,
                t_h,
                &mut d_t_h,
                d_v_14,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k3.1, &(d_t_argument_15));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.1, &(d_argument_15));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_13.1, &(d_t_value_13));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_13.0, &(d_value_13));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_14),
                &mut d_argument_14,
                ::core::clone::Clone::clone(&t_argument_14),
                &mut d_t_argument_14,
                ::core::clone::Clone::clone(&value_12),
                &mut d_value_12,
                ::core::clone::Clone::clone(&t_value_12),
                &mut d_t_value_12,
                d_v_13,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.r, &(d_t_argument_14));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_14));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_12.1, &(d_t_value_12));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_12.0, &(d_value_12));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_13),
                &mut d_argument_13,
                ::core::clone::Clone::clone(&t_argument_13),
                &mut d_t_argument_13,
                h,
                &mut d_h,
                t_h,
                &mut d_t_h,
                d_v_12,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k3.0, &(d_t_argument_13));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k3.0, &(d_argument_13));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_2, &(d_k3.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_11, &(d_k3.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t_2, &(d_t_k3.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_11, &(d_t_k3.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_11.1, &(d_t_value_11));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_11.0, &(d_value_11));
            rule_of_accel::__jvp_vjp(
                rule_of_accel,
                ::rootgrad_autodiff::rt::Inactive,
                &p3,
                &mut d_p3,
                &t_p3,
                &mut d_t_p3,
                b0,
                &mut d_b0,
                t_b0,
                &mut d_t_b0,
                d_v_11,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p3.v, &(d_t_t_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p3.v, &(d_t_2));
            let mut d_13 = ::core::clone::Clone::clone(&d_p3);
            let d_14 = ::core::mem::replace(
                &mut d_13.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_8, &(d_14));
            let d_15 = ::core::mem::replace(
                &mut d_13.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_10, &(d_15));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_13));
            let mut d_16 = ::core::clone::Clone::clone(&d_t_p3);
            let d_17 = ::core::mem::replace(
                &mut d_16.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_8, &(d_17));
            let d_18 = ::core::mem::replace(
                &mut d_16.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_10, &(d_18));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &(d_16));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_10.1, &(d_t_value_10));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_10.0, &(d_value_10));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_12),
                &mut d_argument_12,
                ::core::clone::Clone::clone(&t_argument_12),
                &mut d_t_argument_12,
                ::core::clone::Clone::clone(&value_9),
                &mut d_value_9,
                ::core::clone::Clone::clone(&t_value_9),
                &mut d_t_value_9,
                d_v_10,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.v, &(d_t_argument_12));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_12));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_9.1, &(d_t_value_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_9.0, &(d_value_9));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_10),
                &mut d_argument_10,
                ::core::clone::Clone::clone(&t_argument_10),
                &mut d_t_argument_10,
                argument_11,
                &mut d_argument_11,
                t_argument_11,
                &mut d_t_argument_11,
                d_v_9,
            );
            d_t_h += d_t_argument_11 / 2.0;
            d_h += d_argument_11 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k2.1, &(d_t_argument_10));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.1, &(d_argument_10));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_8.1, &(d_t_value_8));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_8.0, &(d_value_8));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_9),
                &mut d_argument_9,
                ::core::clone::Clone::clone(&t_argument_9),
                &mut d_t_argument_9,
                ::core::clone::Clone::clone(&value_7),
                &mut d_value_7,
                ::core::clone::Clone::clone(&t_value_7),
                &mut d_t_value_7,
                d_v_8,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.r, &(d_t_argument_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_9));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.1, &(d_t_value_7));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_7.0, &(d_value_7));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_7),
                &mut d_argument_7,
                ::core::clone::Clone::clone(&t_argument_7),
                &mut d_t_argument_7,
                argument_8,
                &mut d_argument_8,
                t_argument_8,
                &mut d_t_argument_8,
                d_v_7,
            );
            d_t_h += d_t_argument_8 / 2.0;
            d_h += d_argument_8 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k2.0, &(d_t_argument_7));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k2.0, &(d_argument_7));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t, &(d_k2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_6, &(d_k2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_t, &(d_t_k2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_6, &(d_t_k2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_6.1, &(d_t_value_6));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_6.0, &(d_value_6));
            rule_of_accel::__jvp_vjp(
                rule_of_accel,
                ::rootgrad_autodiff::rt::Inactive,
                &p2,
                &mut d_p2,
                &t_p2,
                &mut d_t_p2,
                b0,
                &mut d_b0,
                t_b0,
                &mut d_t_b0,
                d_v_6,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p2.v, &(d_t_t));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p2.v, &(d_t));
            let mut d_19 = ::core::clone::Clone::clone(&d_p2);
            let d_20 = ::core::mem::replace(
                &mut d_19.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_20));
            let d_21 = ::core::mem::replace(
                &mut d_19.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_5, &(d_21));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &(d_19));
            let mut d_22 = ::core::clone::Clone::clone(&d_t_p2);
            let d_23 = ::core::mem::replace(
                &mut d_22.r,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.r),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_3, &(d_23));
            let d_24 = ::core::mem::replace(
                &mut d_22.v,
                ::rootgrad_autodiff::Differentiable::zero_like(&d_t_p.v),
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_5, &(d_24));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &(d_22));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.1, &(d_t_value_5));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_5.0, &(d_value_5));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_6),
                &mut d_argument_6,
                ::core::clone::Clone::clone(&t_argument_6),
                &mut d_t_argument_6,
                ::core::clone::Clone::clone(&value_4),
                &mut d_value_4,
                ::core::clone::Clone::clone(&t_value_4),
                &mut d_t_value_4,
                d_v_5,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.v, &(d_t_argument_6));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_argument_6));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.1, &(d_t_value_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_4.0, &(d_value_4));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_4),
                &mut d_argument_4,
                ::core::clone::Clone::clone(&t_argument_4),
                &mut d_t_argument_4,
                argument_5,
                &mut d_argument_5,
                t_argument_5,
                &mut d_t_argument_5,
                d_v_4,
            );
            d_t_h += d_t_argument_5 / 2.0;
            d_h += d_argument_5 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k1.1, &(d_t_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.1, &(d_argument_4));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_add::__jvp_vjp(
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                ::core::clone::Clone::clone(&t_argument_3),
                &mut d_t_argument_3,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::core::clone::Clone::clone(&t_value_2),
                &mut d_t_value_2,
                d_v_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.r, &(d_t_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.r, &(d_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                argument_2,
                &mut d_argument_2,
                t_argument_2,
                &mut d_t_argument_2,
                d_v_2,
            );
            d_t_h += d_t_argument_2 / 2.0;
            d_h += d_argument_2 / 2.0;
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_k1.0, &(d_t_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_k1.0, &(d_argument));
            ::rootgrad_autodiff::rt::accumulate(&mut d_p.v, &(d_k1.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_k1.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p.v, &(d_t_k1.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value, &(d_t_k1.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_accel::__jvp_vjp(
                rule_of_accel,
                ::rootgrad_autodiff::rt::Inactive,
                &p,
                &mut d_p,
                &t_p,
                &mut d_t_p,
                b0,
                &mut d_b0,
                t_b0,
                &mut d_t_b0,
                d_v_1,
            );
            (d_p, d_t_p, d_h, d_t_h, d_b0, d_t_b0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(Particle, f64, f64) -> Particle + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: Particle,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Particle>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Particle, Particle)>,
        ) {
            let _ = Self::__of(called);
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3, g4, g5) = Self::pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
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
            a0: Particle,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Particle>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Particle>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1, g2) = Self::pullback(a0, a1, a2, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(x: &[f64], d_x: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(step as rule_of_step; fn __vjp_norm);
        ::rootgrad_autodiff::rt::same_length("x", x.len(), d_x.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut p = Particle {
            r: V3 { x: x[0], y: x[1], z: x[2] },
            v: V3 { x: x[3], y: x[4], z: x[5] },
            charge: -1,
        };
        for _ in 0..5 {
            let argument = 1.2 + x[0];
            let value = rule_of_step::__of(
                step,
            )(kept_2.keep(::core::clone::Clone::clone(&p)), 0.1, argument);
            shape_2.keep(&value);
            shape_1.keep(&p);
            p = value;
        }
        kept_1.keep_owned(&p.r);
        let value_2 = p.r.norm();
        let result: f64 = value_2 + (p.v.x * p.r.z);
        let mut d_result = d_ret;
        let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        d_value_2 += d_result;
        d_p.v.x += d_result * p.r.z;
        d_p.r.z += d_result * p.v.x;
        let v_1 = kept_1.take();
        (v_1).__vjp_norm(::core::option::Option::Some(&mut d_p.r), d_value_2);
        for _ in (0..5).rev() {
            let v_2 = kept_2.take();
            let argument = 1.2 + x[0];
            let mut d_argument: f64 = -0.0;
            let mut d_value = shape_2.zero();
            let d_1 = shape_1.replace(&mut d_p);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_1));
            rule_of_step::__vjp(
                ::core::clone::Clone::clone(&v_2),
                &mut d_p,
                0.1,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                &mut d_argument,
                d_value,
            );
            d_x[0] += d_argument;
        }
        let Particle { r: d_2, v: d_6, charge: _ } = &d_p else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let V3 { x: d_3, y: d_4, z: d_5 } = &(*d_2) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[0] += (*d_3);
        d_x[1] += (*d_4);
        d_x[2] += (*d_5);
        let V3 { x: d_7, y: d_8, z: d_9 } = &(*d_6) else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_x[3] += (*d_7);
        d_x[4] += (*d_8);
        d_x[5] += (*d_9);
        kept_2.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(x: &[f64], t_x: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(step as rule_of_step; fn __jvp_norm);
        ::rootgrad_autodiff::rt::equal_lengths("x", x.len(), "t_x", t_x.len());
        let mut t_p = Particle {
            r: V3 {
                x: t_x[0],
                y: t_x[1],
                z: t_x[2],
            },
            v: V3 {
                x: t_x[3],
                y: t_x[4],
                z: t_x[5],
            },
            charge: ::rootgrad_autodiff::Differentiable::zero_like(&(-1)),
        };
        let mut p = Particle {
            r: V3 { x: x[0], y: x[1], z: x[2] },
            v: V3 { x: x[3], y: x[4], z: x[5] },
            charge: -1,
        };
        for _ in 0..5 {
            let argument = 1.2 + x[0];
            let t_argument = t_x[0];
            let (v_1, t_value) = rule_of_step::__jvp(
                step,
                p,
                t_p,
                0.1,
                ::rootgrad_autodiff::rt::Inactive,
                argument,
                t_argument,
            );
            let value = v_1;
            t_p = t_value;
            p = value;
        }
        let (v_2, t_value_2) = (p.r).__jvp_norm(&mut t_p.r);
        let value_2 = v_2;
        let result: f64 = value_2 + (p.v.x * p.r.z);
        let t_result: f64 = t_value_2
            + (::rootgrad_autodiff::rt::scalar(t_p.v.x) * p.r.z
                + p.v.x * ::rootgrad_autodiff::rt::scalar(t_p.r.z));
        (result, t_result)
    }
}
