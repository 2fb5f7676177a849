// Written by the golden test; do not edit.
mod four_vectors {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: P4, o: P4) -> P4 {
            P4 {
                e: this.e + o.e,
                px: this.px + o.px,
                py: this.py + o.py,
                pz: this.pz + o.pz,
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
            fn pullback(this: P4, o: P4, d_ret: P4) -> (P4, P4, P4) {
                let result: P4 = P4 {
                    e: this.e + o.e,
                    px: this.px + o.px,
                    py: this.py + o.py,
                    pz: this.pz + o.pz,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px += d_4;
                d_o.px += d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py += d_6;
                d_o.py += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz += d_8;
                d_o.pz += d_8;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P4, t_this: P4, o: P4, t_o: P4) -> (P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.e)
                            + ::rootgrad_autodiff::rt::scalar(t_o.e),
                        this.e + o.e,
                    ),
                    px: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.px)
                            + ::rootgrad_autodiff::rt::scalar(t_o.px),
                        this.px + o.px,
                    ),
                    py: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.py)
                            + ::rootgrad_autodiff::rt::scalar(t_o.py),
                        this.py + o.py,
                    ),
                    pz: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.pz)
                            + ::rootgrad_autodiff::rt::scalar(t_o.pz),
                        this.pz + o.pz,
                    ),
                };
                let result: P4 = P4 {
                    e: this.e + o.e,
                    px: this.px + o.px,
                    py: this.py + o.py,
                    pz: this.pz + o.pz,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P4, P4) -> P4 + 'static,
                a0: P4,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                a1: P4,
                t1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
            ) -> (P4, P4) {
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
                this: P4,
                t_this: P4,
                o: P4,
                t_o: P4,
                d_ret: (P4, P4),
            ) -> (P4, P4, P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.e + t_o.e),
                        (this.e + o.e),
                    ),
                    px: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.px + t_o.px),
                        (this.px + o.px),
                    ),
                    py: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.py + t_o.py),
                        (this.py + o.py),
                    ),
                    pz: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.pz + t_o.pz),
                        (this.pz + o.pz),
                    ),
                };
                let result: P4 = P4 {
                    e: this.e + o.e,
                    px: this.px + o.px,
                    py: this.py + o.py,
                    pz: this.pz + o.pz,
                };
                let result_2: (P4, P4) = (
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
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px += d_4;
                d_o.px += d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py += d_6;
                d_o.py += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz += d_8;
                d_o.pz += d_8;
                let P4 { e: d_9, px: d_11, py: d_13, pz: d_15 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
                d_t_this.e += d_10;
                d_t_o.e += d_10;
                let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
                d_t_this.px += d_12;
                d_t_o.px += d_12;
                let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
                d_t_this.py += d_14;
                d_t_o.py += d_14;
                let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
                d_t_this.pz += d_16;
                d_t_o.pz += d_16;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P4, P4) -> P4 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a2: P4,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P4, P4)>,
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
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: P4,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P4>,
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
            P4,
        > for P4 {
            type Output = P4;
            type Left = P4;
            type Right = P4;
            #[inline]
            fn zeros(&self, rhs: &P4) -> (P4, P4) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P4, rhs: P4, d_rhs: &mut P4, d_ret: P4) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P4, rhs: P4, t_rhs: P4) -> (P4, P4) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            P4,
        > for P4 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P4,
                t_self: P4,
                d_t_self: &mut P4,
                rhs: P4,
                d_rhs: &mut P4,
                t_rhs: P4,
                d_t_rhs: &mut P4,
                d_ret: (P4, P4),
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
        fn operator(this: P4, o: P4) -> P4 {
            P4 {
                e: this.e - o.e,
                px: this.px - o.px,
                py: this.py - o.py,
                pz: this.pz - o.pz,
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
            fn pullback(this: P4, o: P4, d_ret: P4) -> (P4, P4, P4) {
                let result: P4 = P4 {
                    e: this.e - o.e,
                    px: this.px - o.px,
                    py: this.py - o.py,
                    pz: this.pz - o.pz,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px += d_4;
                d_o.px -= d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py += d_6;
                d_o.py -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz += d_8;
                d_o.pz -= d_8;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P4, t_this: P4, o: P4, t_o: P4) -> (P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.e)
                            - ::rootgrad_autodiff::rt::scalar(t_o.e),
                        this.e - o.e,
                    ),
                    px: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.px)
                            - ::rootgrad_autodiff::rt::scalar(t_o.px),
                        this.px - o.px,
                    ),
                    py: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.py)
                            - ::rootgrad_autodiff::rt::scalar(t_o.py),
                        this.py - o.py,
                    ),
                    pz: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.pz)
                            - ::rootgrad_autodiff::rt::scalar(t_o.pz),
                        this.pz - o.pz,
                    ),
                };
                let result: P4 = P4 {
                    e: this.e - o.e,
                    px: this.px - o.px,
                    py: this.py - o.py,
                    pz: this.pz - o.pz,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P4, P4) -> P4 + 'static,
                a0: P4,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                a1: P4,
                t1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
            ) -> (P4, P4) {
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
                this: P4,
                t_this: P4,
                o: P4,
                t_o: P4,
                d_ret: (P4, P4),
            ) -> (P4, P4, P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.e - t_o.e),
                        (this.e - o.e),
                    ),
                    px: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.px - t_o.px),
                        (this.px - o.px),
                    ),
                    py: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.py - t_o.py),
                        (this.py - o.py),
                    ),
                    pz: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.pz - t_o.pz),
                        (this.pz - o.pz),
                    ),
                };
                let result: P4 = P4 {
                    e: this.e - o.e,
                    px: this.px - o.px,
                    py: this.py - o.py,
                    pz: this.pz - o.pz,
                };
                let result_2: (P4, P4) = (
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
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e += d_2;
                d_o.e -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px += d_4;
                d_o.px -= d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py += d_6;
                d_o.py -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz += d_8;
                d_o.pz -= d_8;
                let P4 { e: d_9, px: d_11, py: d_13, pz: d_15 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
                d_t_this.e += d_10;
                d_t_o.e -= d_10;
                let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
                d_t_this.px += d_12;
                d_t_o.px -= d_12;
                let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
                d_t_this.py += d_14;
                d_t_o.py -= d_14;
                let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
                d_t_this.pz += d_16;
                d_t_o.pz -= d_16;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P4, P4) -> P4 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a2: P4,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P4, P4)>,
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
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: P4,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P4>,
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
            P4,
        > for P4 {
            type Output = P4;
            type Left = P4;
            type Right = P4;
            #[inline]
            fn zeros(&self, rhs: &P4) -> (P4, P4) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P4, rhs: P4, d_rhs: &mut P4, d_ret: P4) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P4, rhs: P4, t_rhs: P4) -> (P4, P4) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::sub,
            P4,
        > for P4 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P4,
                t_self: P4,
                d_t_self: &mut P4,
                rhs: P4,
                d_rhs: &mut P4,
                t_rhs: P4,
                d_t_rhs: &mut P4,
                d_ret: (P4, P4),
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
        fn operator(this: P4, k: f64) -> P4 {
            P4 {
                e: this.e * k,
                px: this.px * k,
                py: this.py * k,
                pz: this.pz * k,
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
            fn pullback(this: P4, k: f64, d_ret: P4) -> (P4, P4, f64) {
                let result: P4 = P4 {
                    e: this.e * k,
                    px: this.px * k,
                    py: this.py * k,
                    pz: this.pz * k,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let P4 { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.e += (*d_1) * k;
                d_k += (*d_1) * this.e;
                d_this.px += (*d_2) * k;
                d_k += (*d_2) * this.px;
                d_this.py += (*d_3) * k;
                d_k += (*d_3) * this.py;
                d_this.pz += (*d_4) * k;
                d_k += (*d_4) * this.pz;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P4, t_this: P4, k: f64, t_k: f64) -> (P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::scalar(t_this.e) * k + this.e * t_k,
                    px: ::rootgrad_autodiff::rt::scalar(t_this.px) * k + this.px * t_k,
                    py: ::rootgrad_autodiff::rt::scalar(t_this.py) * k + this.py * t_k,
                    pz: ::rootgrad_autodiff::rt::scalar(t_this.pz) * k + this.pz * t_k,
                };
                let result: P4 = P4 {
                    e: this.e * k,
                    px: this.px * k,
                    py: this.py * k,
                    pz: this.pz * k,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P4, f64) -> P4 + 'static,
                a0: P4,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (P4, P4) {
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
                this: P4,
                t_this: P4,
                k: f64,
                t_k: f64,
                d_ret: (P4, P4),
            ) -> (P4, P4, f64, f64) {
                let t_result: P4 = P4 {
                    e: (t_this.e * k) + (this.e * t_k),
                    px: (t_this.px * k) + (this.px * t_k),
                    py: (t_this.py * k) + (this.py * t_k),
                    pz: (t_this.pz * k) + (this.pz * t_k),
                };
                let result: P4 = P4 {
                    e: this.e * k,
                    px: this.px * k,
                    py: this.py * k,
                    pz: this.pz * k,
                };
                let result_2: (P4, P4) = (
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
                let P4 { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.e += (*d_1) * k;
                d_k += (*d_1) * this.e;
                d_this.px += (*d_2) * k;
                d_k += (*d_2) * this.px;
                d_this.py += (*d_3) * k;
                d_k += (*d_3) * this.py;
                d_this.pz += (*d_4) * k;
                d_k += (*d_4) * this.pz;
                let P4 { e: d_5, px: d_6, py: d_7, pz: d_8 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.e += (*d_5) * k;
                d_k += (*d_5) * t_this.e;
                d_this.e += (*d_5) * t_k;
                d_t_k += (*d_5) * this.e;
                d_t_this.px += (*d_6) * k;
                d_k += (*d_6) * t_this.px;
                d_this.px += (*d_6) * t_k;
                d_t_k += (*d_6) * this.px;
                d_t_this.py += (*d_7) * k;
                d_k += (*d_7) * t_this.py;
                d_this.py += (*d_7) * t_k;
                d_t_k += (*d_7) * this.py;
                d_t_this.pz += (*d_8) * k;
                d_k += (*d_8) * t_this.pz;
                d_this.pz += (*d_8) * t_k;
                d_t_k += (*d_8) * this.pz;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P4, f64) -> P4 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P4, P4)>,
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
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P4>,
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
        > for P4 {
            type Output = P4;
            type Left = P4;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (P4, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut P4, rhs: f64, d_rhs: &mut f64, d_ret: P4) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P4, rhs: f64, t_rhs: f64) -> (P4, P4) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for P4 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P4,
                t_self: P4,
                d_t_self: &mut P4,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (P4, P4),
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
        fn operator(this: P4) -> P4 {
            P4 {
                e: -this.e,
                px: -this.px,
                py: -this.py,
                pz: -this.pz,
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
            fn pullback(this: P4, d_ret: P4) -> (P4, P4) {
                let result: P4 = P4 {
                    e: -this.e,
                    px: -this.px,
                    py: -this.py,
                    pz: -this.pz,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_result = d_ret;
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px -= d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz -= d_8;
                (result, d_this)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: P4, t_this: P4) -> (P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.e),
                        -this.e,
                    ),
                    px: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.px),
                        -this.px,
                    ),
                    py: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.py),
                        -this.py,
                    ),
                    pz: ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_this.pz),
                        -this.pz,
                    ),
                };
                let result: P4 = P4 {
                    e: -this.e,
                    px: -this.px,
                    py: -this.py,
                    pz: -this.pz,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(P4) -> P4 + 'static,
                a0: P4,
                t0: impl ::rootgrad_autodiff::rt::Tangent<P4>,
            ) -> (P4, P4) {
                let _ = Self::__of(called);
                let t0 = t0.or_zero(&a0);
                Self::pushforward(a0, t0)
            }
            #[doc(hidden)]
            /// The reverse derivative of [`pushforward`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn pushforward_pullback(this: P4, t_this: P4, d_ret: (P4, P4)) -> (P4, P4) {
                let t_result: P4 = P4 {
                    e: ::rootgrad_autodiff::rt::tangent_at((-t_this.e), (-this.e)),
                    px: ::rootgrad_autodiff::rt::tangent_at((-t_this.px), (-this.px)),
                    py: ::rootgrad_autodiff::rt::tangent_at((-t_this.py), (-this.py)),
                    pz: ::rootgrad_autodiff::rt::tangent_at((-t_this.pz), (-this.pz)),
                };
                let result: P4 = P4 {
                    e: -this.e,
                    px: -this.px,
                    py: -this.py,
                    pz: -this.pz,
                };
                let result_2: (P4, P4) = (
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
                let P4 { e: d_1, px: d_3, py: d_5, pz: d_7 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.e -= d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.px -= d_4;
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_this.py -= d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_this.pz -= d_8;
                let P4 { e: d_9, px: d_11, py: d_13, pz: d_15 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_10 = ::rootgrad_autodiff::rt::scalar((*d_9));
                d_t_this.e -= d_10;
                let d_12 = ::rootgrad_autodiff::rt::scalar((*d_11));
                d_t_this.px -= d_12;
                let d_14 = ::rootgrad_autodiff::rt::scalar((*d_13));
                d_t_this.py -= d_14;
                let d_16 = ::rootgrad_autodiff::rt::scalar((*d_15));
                d_t_this.pz -= d_16;
                (d_this, d_t_this)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(P4) -> P4 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<P4>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(P4, P4)>,
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
                a0: P4,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<P4>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<P4>,
            ) {
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0) = Self::pullback(a0, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P4 {
            type Output = P4;
            type Left = P4;
            type Right = ();
            #[inline]
            fn zeros(&self, rhs: &()) -> (P4, ()) {
                (::rootgrad_autodiff::Differentiable::zero_like(self), ())
            }
            #[inline]
            fn pullback(self, d_self: &mut P4, rhs: (), d_rhs: &mut (), d_ret: P4) {
                operator::__vjp(self, d_self, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: P4, rhs: (), t_rhs: ()) -> (P4, P4) {
                operator::__jvp(operator, self, t_self)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::neg,
            (),
        > for P4 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut P4,
                t_self: P4,
                d_t_self: &mut P4,
                rhs: (),
                d_rhs: &mut (),
                t_rhs: (),
                d_t_rhs: &mut (),
                d_ret: (P4, P4),
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
    impl P4 {
        /// The reverse derivative of [`from_pt_eta_phi_m`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn from_pt_eta_phi_m_pullback(
            pt: f64,
            eta: f64,
            phi: f64,
            m: f64,
            d_ret: P4,
        ) -> (P4, f64, f64, f64, f64) {
            let px = pt * phi.cos();
            let py = pt * phi.sin();
            let pz = pt * eta.sinh();
            let sqrt_2 = ((((px * px) + (py * py)) + (pz * pz)) + (m * m)).sqrt();
            let result: P4 = P4 {
                e: sqrt_2,
                px: px,
                py: py,
                pz: pz,
            };
            let mut d_pt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_eta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_phi = ::rootgrad_autodiff::zero::<f64>();
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let mut d_px: f64 = -0.0;
            let mut d_py: f64 = -0.0;
            let mut d_pz: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let P4 { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_sqrt_2 += (*d_1);
            d_px += (*d_2);
            d_py += (*d_3);
            d_pz += (*d_4);
            let d_5 = d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_px += d_5 * px;
            d_px += d_5 * px;
            d_py += d_5 * py;
            d_py += d_5 * py;
            d_pz += d_5 * pz;
            d_pz += d_5 * pz;
            d_m += d_5 * m;
            d_m += d_5 * m;
            d_pt += d_pz * eta.sinh();
            let d_6 = d_pz * pt;
            d_eta += d_6 * ::rootgrad_autodiff::rules::sinh(eta);
            d_pt += d_py * phi.sin();
            let d_7 = d_py * pt;
            d_phi += d_7 * ::rootgrad_autodiff::rules::sin(phi);
            d_pt += d_px * phi.cos();
            let d_8 = d_px * pt;
            d_phi += d_8 * ::rootgrad_autodiff::rules::cos(phi);
            (result, d_pt, d_eta, d_phi, d_m)
        }
        /// The forward derivative of [`from_pt_eta_phi_m`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn from_pt_eta_phi_m_pushforward(
            pt: f64,
            t_pt: f64,
            eta: f64,
            t_eta: f64,
            phi: f64,
            t_phi: f64,
            m: f64,
            t_m: f64,
        ) -> (P4, P4) {
            let px = pt * phi.cos();
            let t_px = t_pt * phi.cos()
                + pt * (::rootgrad_autodiff::rules::cos(phi) * t_phi);
            let py = pt * phi.sin();
            let t_py = t_pt * phi.sin()
                + pt * (::rootgrad_autodiff::rules::sin(phi) * t_phi);
            let pz = pt * eta.sinh();
            let t_pz = t_pt * eta.sinh()
                + pt * (::rootgrad_autodiff::rules::sinh(eta) * t_eta);
            let t_result: P4 = P4 {
                e: ::rootgrad_autodiff::rules::sqrt(
                    (((px * px) + (py * py)) + (pz * pz)) + (m * m),
                )
                    * ((((t_px * px + px * t_px) + (t_py * py + py * t_py))
                        + (t_pz * pz + pz * t_pz)) + (t_m * m + m * t_m)),
                px: t_px,
                py: t_py,
                pz: t_pz,
            };
            let result: P4 = P4 {
                e: ((((px * px) + (py * py)) + (pz * pz)) + (m * m)).sqrt(),
                px: px,
                py: py,
                pz: pz,
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_from_pt_eta_phi_m(
            a0: f64,
            t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a1: f64,
            t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            a3: f64,
            t3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (P4, P4) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            let t3 = t3.or_zero(&a3);
            Self::from_pt_eta_phi_m_pushforward(a0, t0, a1, t1, a2, t2, a3, t3)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn from_pt_eta_phi_m_pushforward_pullback(
            pt: f64,
            t_pt: f64,
            eta: f64,
            t_eta: f64,
            phi: f64,
            t_phi: f64,
            m: f64,
            t_m: f64,
            d_ret: (P4, P4),
        ) -> (f64, f64, f64, f64, f64, f64, f64, f64) {
            let px = pt * phi.cos();
            let x = phi;
            let t_px = (t_pt * phi.cos()) + (pt * ((-x.sin()) * t_phi));
            let py = pt * phi.sin();
            let x_2 = phi;
            let t_py = (t_pt * phi.sin()) + (pt * (x_2.cos() * t_phi));
            let pz = pt * eta.sinh();
            let x_3 = eta;
            let t_pz = (t_pt * eta.sinh()) + (pt * (x_3.cosh() * t_eta));
            let x_4 = (((px * px) + (py * py)) + (pz * pz)) + (m * m);
            let sqrt_2 = x_4.sqrt();
            let t_result: P4 = P4 {
                e: (0.5 / sqrt_2)
                    * (((((t_px * px) + (px * t_px)) + ((t_py * py) + (py * t_py)))
                        + ((t_pz * pz) + (pz * t_pz))) + ((t_m * m) + (m * t_m))),
                px: t_px,
                py: t_py,
                pz: t_pz,
            };
            let sqrt_3 = ((((px * px) + (py * py)) + (pz * pz)) + (m * m)).sqrt();
            let result: P4 = P4 {
                e: sqrt_3,
                px: px,
                py: py,
                pz: pz,
            };
            let result_2: (P4, P4) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_pt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_pt = ::rootgrad_autodiff::zero::<f64>();
            let mut d_eta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_eta = ::rootgrad_autodiff::zero::<f64>();
            let mut d_phi = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_phi = ::rootgrad_autodiff::zero::<f64>();
            let mut d_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_m = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_px: f64 = -0.0;
            let mut d_x: f64 = -0.0;
            let mut d_t_px: f64 = -0.0;
            let mut d_py: f64 = -0.0;
            let mut d_x_2: f64 = -0.0;
            let mut d_t_py: f64 = -0.0;
            let mut d_pz: f64 = -0.0;
            let mut d_x_3: f64 = -0.0;
            let mut d_t_pz: f64 = -0.0;
            let mut d_x_4: f64 = -0.0;
            let mut d_sqrt_2: f64 = -0.0;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_sqrt_3: f64 = -0.0;
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let P4 { e: d_1, px: d_2, py: d_3, pz: d_4 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_sqrt_3 += (*d_1);
            d_px += (*d_2);
            d_py += (*d_3);
            d_pz += (*d_4);
            let d_5 = d_sqrt_3 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_3);
            d_px += d_5 * px;
            d_px += d_5 * px;
            d_py += d_5 * py;
            d_py += d_5 * py;
            d_pz += d_5 * pz;
            d_pz += d_5 * pz;
            d_m += d_5 * m;
            d_m += d_5 * m;
            let P4 { e: d_6, px: d_9, py: d_10, pz: d_11 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            let d_7 = (*d_6)
                * (((((t_px * px) + (px * t_px)) + ((t_py * py) + (py * t_py)))
                    + ((t_pz * pz) + (pz * t_pz))) + ((t_m * m) + (m * t_m)));
            d_sqrt_2 -= d_7 / sqrt_2 * (0.5 / sqrt_2);
            let d_8 = (*d_6) * (0.5 / sqrt_2);
            d_t_px += d_8 * px;
            d_px += d_8 * t_px;
            d_px += d_8 * t_px;
            d_t_px += d_8 * px;
            d_t_py += d_8 * py;
            d_py += d_8 * t_py;
            d_py += d_8 * t_py;
            d_t_py += d_8 * py;
            d_t_pz += d_8 * pz;
            d_pz += d_8 * t_pz;
            d_pz += d_8 * t_pz;
            d_t_pz += d_8 * pz;
            d_t_m += d_8 * m;
            d_m += d_8 * t_m;
            d_m += d_8 * t_m;
            d_t_m += d_8 * m;
            d_t_px += (*d_9);
            d_t_py += (*d_10);
            d_t_pz += (*d_11);
            d_x_4 += d_sqrt_2 * ::rootgrad_autodiff::rules::by_result::sqrt(sqrt_2);
            d_px += d_x_4 * px;
            d_px += d_x_4 * px;
            d_py += d_x_4 * py;
            d_py += d_x_4 * py;
            d_pz += d_x_4 * pz;
            d_pz += d_x_4 * pz;
            d_m += d_x_4 * m;
            d_m += d_x_4 * m;
            d_t_pt += d_t_pz * eta.sinh();
            let d_12 = d_t_pz * t_pt;
            d_eta += d_12 * ::rootgrad_autodiff::rules::sinh(eta);
            d_pt += d_t_pz * (x_3.cosh() * t_eta);
            let d_13 = d_t_pz * pt;
            let d_14 = d_13 * t_eta;
            d_x_3 += d_14 * ::rootgrad_autodiff::rules::cosh(x_3);
            d_t_eta += d_13 * x_3.cosh();
            d_eta += d_x_3;
            d_pt += d_pz * eta.sinh();
            let d_15 = d_pz * pt;
            d_eta += d_15 * ::rootgrad_autodiff::rules::sinh(eta);
            d_t_pt += d_t_py * phi.sin();
            let d_16 = d_t_py * t_pt;
            d_phi += d_16 * ::rootgrad_autodiff::rules::sin(phi);
            d_pt += d_t_py * (x_2.cos() * t_phi);
            let d_17 = d_t_py * pt;
            let d_18 = d_17 * t_phi;
            d_x_2 += d_18 * ::rootgrad_autodiff::rules::cos(x_2);
            d_t_phi += d_17 * x_2.cos();
            d_phi += d_x_2;
            d_pt += d_py * phi.sin();
            let d_19 = d_py * pt;
            d_phi += d_19 * ::rootgrad_autodiff::rules::sin(phi);
            d_t_pt += d_t_px * phi.cos();
            let d_20 = d_t_px * t_pt;
            d_phi += d_20 * ::rootgrad_autodiff::rules::cos(phi);
            d_pt += d_t_px * ((-x.sin()) * t_phi);
            let d_21 = d_t_px * pt;
            let d_22 = d_21 * t_phi;
            d_x -= d_22 * ::rootgrad_autodiff::rules::sin(x);
            d_t_phi += d_21 * (-x.sin());
            d_phi += d_x;
            d_pt += d_px * phi.cos();
            let d_23 = d_px * pt;
            d_phi += d_23 * ::rootgrad_autodiff::rules::cos(phi);
            (d_pt, d_t_pt, d_eta, d_t_eta, d_phi, d_t_phi, d_m, d_t_m)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_from_pt_eta_phi_m<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a6: f64,
            d6: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a7: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d7: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(P4, P4)>,
        ) {
            let a7 = a7.or_zero(&a6);
            let mut store7 = a7;
            let mut store6 = a6;
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5, g6, g7) = Self::from_pt_eta_phi_m_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                a6,
                a7,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
            *d3.or_discard(&mut store3) += g3;
            *d4.or_discard(&mut store4) += g4;
            *d5.or_discard(&mut store5) += g5;
            *d6.or_discard(&mut store6) += g6;
            *d7.or_discard(&mut store7) += g7;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_from_pt_eta_phi_m<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a3: f64,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<P4>,
        ) {
            let mut store3 = a3;
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2, g3) = Self::from_pt_eta_phi_m_pullback(
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
        /// The reverse derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mass_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let result: f64 = ((((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz))
                .max(0.0)
                .sqrt();
            let mut d_result = d_ret;
            let d_1 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let d_2 = d_1
                * ::rootgrad_autodiff::rules::max(
                        (((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                            - (self.pz * self.pz),
                        0.0,
                    )
                    .0;
            d_self.e += d_2 * self.e;
            d_self.e += d_2 * self.e;
            d_self.px -= d_2 * self.px;
            d_self.px -= d_2 * self.px;
            d_self.py -= d_2 * self.py;
            d_self.py -= d_2 * self.py;
            d_self.pz -= d_2 * self.pz;
            d_self.pz -= d_2 * self.pz;
            result
        }
        /// The forward derivative of [`mass`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn mass_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let result: f64 = ((((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz))
                .max(0.0)
                .sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(
                ((((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                    - (self.pz * self.pz))
                    .max(0.0),
            )
                * (::rootgrad_autodiff::rules::max(
                        (((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                            - (self.pz * self.pz),
                        0.0,
                    )
                    .0
                    * ((((::rootgrad_autodiff::rt::scalar(t_self.e) * self.e
                        + self.e * ::rootgrad_autodiff::rt::scalar(t_self.e))
                        - (::rootgrad_autodiff::rt::scalar(t_self.px) * self.px
                            + self.px * ::rootgrad_autodiff::rt::scalar(t_self.px)))
                        - (::rootgrad_autodiff::rt::scalar(t_self.py) * self.py
                            + self.py * ::rootgrad_autodiff::rt::scalar(t_self.py)))
                        - (::rootgrad_autodiff::rt::scalar(t_self.pz) * self.pz
                            + self.pz * ::rootgrad_autodiff::rt::scalar(t_self.pz))));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_mass(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::mass_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_mass(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::mass_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn mass_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            let result: f64 = ((((self.e * self.e) - (self.px * self.px))
                - (self.py * self.py)) - (self.pz * self.pz))
                .max(0.0)
                .sqrt();
            let x = ((((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                - (self.pz * self.pz))
                .max(0.0);
            let x_2 = (((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                - (self.pz * self.pz);
            let y = 0.0;
            let t;
            if (x_2 >= y) || (y != y) {
                t = 1.0;
            } else {
                t = 0.0;
            }
            let t_result: f64 = (0.5 / x.sqrt())
                * (t
                    * (((((t_self.e * self.e) + (self.e * t_self.e))
                        - ((t_self.px * self.px) + (self.px * t_self.px)))
                        - ((t_self.py * self.py) + (self.py * t_self.py)))
                        - ((t_self.pz * self.pz) + (self.pz * t_self.pz))));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_x_2 = ::rootgrad_autodiff::Differentiable::zero_like(&x_2);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result
                * (t
                    * (((((t_self.e * self.e) + (self.e * t_self.e))
                        - ((t_self.px * self.px) + (self.px * t_self.px)))
                        - ((t_self.py * self.py) + (self.py * t_self.py)))
                        - ((t_self.pz * self.pz) + (self.pz * t_self.pz))));
            let d_2 = d_1 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_2 * ::rootgrad_autodiff::rules::sqrt(x);
            let d_3 = d_t_result * (0.5 / x.sqrt());
            let d_4 = d_3 * t;
            d_t_self.e += d_4 * self.e;
            d_self.e += d_4 * t_self.e;
            d_self.e += d_4 * t_self.e;
            d_t_self.e += d_4 * self.e;
            d_t_self.px -= d_4 * self.px;
            d_self.px -= d_4 * t_self.px;
            d_self.px -= d_4 * t_self.px;
            d_t_self.px -= d_4 * self.px;
            d_t_self.py -= d_4 * self.py;
            d_self.py -= d_4 * t_self.py;
            d_self.py -= d_4 * t_self.py;
            d_t_self.py -= d_4 * self.py;
            d_t_self.pz -= d_4 * self.pz;
            d_self.pz -= d_4 * t_self.pz;
            d_self.pz -= d_4 * t_self.pz;
            d_t_self.pz -= d_4 * self.pz;
            let d_5 = ::rootgrad_autodiff::rt::scalar(d_x_2);
            d_self.e += d_5 * self.e;
            d_self.e += d_5 * self.e;
            d_self.px -= d_5 * self.px;
            d_self.px -= d_5 * self.px;
            d_self.py -= d_5 * self.py;
            d_self.py -= d_5 * self.py;
            d_self.pz -= d_5 * self.pz;
            d_self.pz -= d_5 * self.pz;
            let d_6 = ::rootgrad_autodiff::rt::scalar(d_x);
            let d_7 = d_6
                * ::rootgrad_autodiff::rules::max(
                        (((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                            - (self.pz * self.pz),
                        0.0,
                    )
                    .0;
            d_self.e += d_7 * self.e;
            d_self.e += d_7 * self.e;
            d_self.px -= d_7 * self.px;
            d_self.px -= d_7 * self.px;
            d_self.py -= d_7 * self.py;
            d_self.py -= d_7 * self.py;
            d_self.pz -= d_7 * self.pz;
            d_self.pz -= d_7 * self.pz;
            let d_8 = d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let d_9 = d_8
                * ::rootgrad_autodiff::rules::max(
                        (((self.e * self.e) - (self.px * self.px)) - (self.py * self.py))
                            - (self.pz * self.pz),
                        0.0,
                    )
                    .0;
            d_self.e += d_9 * self.e;
            d_self.e += d_9 * self.e;
            d_self.px -= d_9 * self.px;
            d_self.px -= d_9 * self.px;
            d_self.py -= d_9 * self.py;
            d_self.py -= d_9 * self.py;
            d_self.pz -= d_9 * self.pz;
            d_self.pz -= d_9 * self.pz;
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_mass<'__shadow>(
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
            Self::mass_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_mass<'__shadow>(
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
            Self::mass_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_mass<'__shadow>(
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
            let _primal = Self::mass_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_mass<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::mass_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(
            ; fn __path_vjp_from_pt_eta_phi_m, fn __vjp_mass & fn __handed_mass
        );
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let argument = p[0];
        let argument_2 = p[1];
        let argument_3 = p[2];
        let a = P4::from_pt_eta_phi_m(argument, argument_2, argument_3, 0.1);
        let argument_4 = p[3];
        let argument_5 = p[4];
        let argument_6 = p[5];
        let b = P4::from_pt_eta_phi_m(argument_4, argument_5, argument_6, 0.1);
        let value = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&b),
            0.9,
        );
        let value_2 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&value),
        );
        let c = ::core::clone::Clone::clone(&value_2);
        let value_3 = ::rootgrad_autodiff::operators::sub(
            ::core::clone::Clone::clone(&a),
            ::core::clone::Clone::clone(&b),
        );
        let value_4 = ::rootgrad_autodiff::operators::neg(
            ::core::clone::Clone::clone(&value_3),
        );
        let d = ::core::clone::Clone::clone(&value_4);
        let value_5 = c.__handed_mass().mass();
        let argument_7 = ::core::clone::Clone::clone(&d.px);
        let value_6 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_5),
            ::core::clone::Clone::clone(&argument_7),
        );
        let result: f64 = value_6;
        let mut d_result = d_ret;
        let mut d_argument: f64 = -0.0;
        let mut d_argument_2: f64 = -0.0;
        let mut d_argument_3: f64 = -0.0;
        let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
        let mut d_argument_4: f64 = -0.0;
        let mut d_argument_5: f64 = -0.0;
        let mut d_argument_6: f64 = -0.0;
        let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_c = ::rootgrad_autodiff::Differentiable::zero_like(&c);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_argument_7 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_7,
        );
        let mut d_value_6: f64 = -0.0;
        d_value_6 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            ::core::clone::Clone::clone(&argument_7),
            &mut d_argument_7,
            d_value_6,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_d.px, &(d_argument_7));
        (c).__vjp_mass(::core::option::Option::Some(&mut d_c), d_value_5);
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_d));
        ::rootgrad_autodiff::operators::neg::__vjp(
            ::core::clone::Clone::clone(&value_3),
            &mut d_value_3,
            d_value_4,
        );
        ::rootgrad_autodiff::operators::sub::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_c));
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&a),
            &mut d_a,
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            d_value_2,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&b),
            &mut d_b,
            0.9,
            ::rootgrad_autodiff::rt::Inactive,
            d_value,
        );
        P4::__path_vjp_from_pt_eta_phi_m(
            argument_4,
            &mut d_argument_4,
            argument_5,
            &mut d_argument_5,
            argument_6,
            &mut d_argument_6,
            0.1,
            ::rootgrad_autodiff::rt::Inactive,
            d_b,
        );
        d_p[5] += d_argument_6;
        d_p[4] += d_argument_5;
        d_p[3] += d_argument_4;
        P4::__path_vjp_from_pt_eta_phi_m(
            argument,
            &mut d_argument,
            argument_2,
            &mut d_argument_2,
            argument_3,
            &mut d_argument_3,
            0.1,
            ::rootgrad_autodiff::rt::Inactive,
            d_a,
        );
        d_p[2] += d_argument_3;
        d_p[1] += d_argument_2;
        d_p[0] += d_argument;
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_mass, fn __path_jvp_from_pt_eta_phi_m);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let argument = p[0];
        let t_argument = t_p[0];
        let argument_2 = p[1];
        let t_argument_2 = t_p[1];
        let argument_3 = p[2];
        let t_argument_3 = t_p[2];
        let (v_1, t_a) = P4::__path_jvp_from_pt_eta_phi_m(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
            argument_3,
            t_argument_3,
            0.1,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let a = v_1;
        let argument_4 = p[3];
        let t_argument_4 = t_p[3];
        let argument_5 = p[4];
        let t_argument_5 = t_p[4];
        let argument_6 = p[5];
        let t_argument_6 = t_p[5];
        let (v_2, t_b) = P4::__path_jvp_from_pt_eta_phi_m(
            argument_4,
            t_argument_4,
            argument_5,
            t_argument_5,
            argument_6,
            t_argument_6,
            0.1,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let b = v_2;
        let (v_3, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
            b,
            t_b,
            0.9,
            ::rootgrad_autodiff::rt::Inactive,
        );
        let value = v_3;
        let (v_4, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
            a,
            t_a,
            value,
            t_value,
        );
        let value_2 = v_4;
        let c = value_2;
        let t_c = t_value_2;
        let (v_5, t_value_3) = ::rootgrad_autodiff::operators::sub::__jvp(
            a,
            t_a,
            b,
            t_b,
        );
        let value_3 = v_5;
        let (v_6, t_value_4) = ::rootgrad_autodiff::operators::neg::__jvp(
            value_3,
            t_value_3,
        );
        let value_4 = v_6;
        let d = value_4;
        let t_d = t_value_4;
        let (v_7, t_value_5) = (c).__jvp_mass(&t_c);
        let value_5 = v_7;
        let argument_7 = d.px;
        let t_argument_7 = t_d.px;
        let (v_8, t_value_6) = ::rootgrad_autodiff::operators::add::__jvp(
            value_5,
            t_value_5,
            argument_7,
            t_argument_7,
        );
        let value_6 = v_8;
        let result: f64 = value_6;
        let t_result: f64 = t_value_6;
        (result, t_result)
    }
}
mod bodies {
    impl Vec3 {
        /// The reverse derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pullback(x: f64, y: f64, z: f64, d_ret: Self) -> (Self, f64, f64, f64) {
            let result: Self = Self { x: x, y: y, z: z };
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result = d_ret;
            let Self { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x += (*d_1);
            d_y += (*d_2);
            d_z += (*d_3);
            (result, d_x, d_y, d_z)
        }
        /// The forward derivative of [`new`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn new_pushforward(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
            z: f64,
            t_z: f64,
        ) -> (Self, Self) {
            let t_result: Self = Self { x: t_x, y: t_y, z: t_z };
            let result: Self = Self { x: x, y: y, z: z };
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
            a2: f64,
            t2: impl ::rootgrad_autodiff::rt::Tangent<f64>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            let t2 = t2.or_zero(&a2);
            Self::new_pushforward(a0, t0, a1, t1, a2, t2)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn new_pushforward_pullback(
            x: f64,
            t_x: f64,
            y: f64,
            t_y: f64,
            z: f64,
            t_z: f64,
            d_ret: (Self, Self),
        ) -> (f64, f64, f64, f64, f64, f64) {
            let t_result: Self = Self { x: t_x, y: t_y, z: t_z };
            let result: Self = Self { x: x, y: y, z: z };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_x = ::rootgrad_autodiff::zero::<f64>();
            let mut d_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_y = ::rootgrad_autodiff::zero::<f64>();
            let mut d_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_t_z = ::rootgrad_autodiff::zero::<f64>();
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Self { x: d_1, y: d_2, z: d_3 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_x += (*d_1);
            d_y += (*d_2);
            d_z += (*d_3);
            let Self { x: d_4, y: d_5, z: d_6 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_t_x += (*d_4);
            d_t_y += (*d_5);
            d_t_z += (*d_6);
            (d_x, d_t_x, d_y, d_t_y, d_z, d_t_z)
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
            a4: f64,
            d4: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a5: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            d5: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a5 = a5.or_zero(&a4);
            let mut store5 = a5;
            let mut store4 = a4;
            let a3 = a3.or_zero(&a2);
            let mut store3 = a3;
            let mut store2 = a2;
            let a1 = a1.or_zero(&a0);
            let mut store1 = a1;
            let mut store0 = a0;
            let (g0, g1, g2, g3, g4, g5) = Self::new_pushforward_pullback(
                a0,
                a1,
                a2,
                a3,
                a4,
                a5,
                d_ret.seed(),
            );
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
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
        fn __path_vjp_new<'__shadow>(
            a0: f64,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a1: f64,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            a2: f64,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store2 = a2;
            let mut store1 = a1;
            let mut store0 = a0;
            let (_primal, g0, g1, g2) = Self::new_pullback(a0, a1, a2, d_ret.seed());
            *d0.or_discard(&mut store0) += g0;
            *d1.or_discard(&mut store1) += g1;
            *d2.or_discard(&mut store2) += g2;
        }
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pullback(self: Self, o: Self, d_ret: f64) -> (f64, Self, Self) {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            d_self.z += d_result * o.z;
            d_o.z += d_result * self.z;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pushforward(self: Self, t_self: Self, o: Self, t_o: Self) -> (f64, f64) {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let t_result: f64 = ((::rootgrad_autodiff::rt::scalar(t_self.x) * o.x
                + self.x * ::rootgrad_autodiff::rt::scalar(t_o.x))
                + (::rootgrad_autodiff::rt::scalar(t_self.y) * o.y
                    + self.y * ::rootgrad_autodiff::rt::scalar(t_o.y)))
                + (::rootgrad_autodiff::rt::scalar(t_self.z) * o.z
                    + self.z * ::rootgrad_autodiff::rt::scalar(t_o.z));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_dot(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_dot(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: Self,
            t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn dot_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: Self,
            t_o: Self,
            d_ret: (f64, f64),
        ) -> (Self, Self, Self, Self) {
            let result: f64 = ((self.x * o.x) + (self.y * o.y)) + (self.z * o.z);
            let t_result: f64 = (((t_self.x * o.x) + (self.x * t_o.x))
                + ((t_self.y * o.y) + (self.y * t_o.y)))
                + ((t_self.z * o.z) + (self.z * t_o.z));
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_result: f64 = -0.0;
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.x += d_t_result * o.x;
            d_o.x += d_t_result * t_self.x;
            d_self.x += d_t_result * t_o.x;
            d_t_o.x += d_t_result * self.x;
            d_t_self.y += d_t_result * o.y;
            d_o.y += d_t_result * t_self.y;
            d_self.y += d_t_result * t_o.y;
            d_t_o.y += d_t_result * self.y;
            d_t_self.z += d_t_result * o.z;
            d_o.z += d_t_result * t_self.z;
            d_self.z += d_t_result * t_o.z;
            d_t_o.z += d_t_result * self.z;
            d_self.x += d_result * o.x;
            d_o.x += d_result * self.x;
            d_self.y += d_result * o.y;
            d_o.y += d_result * self.y;
            d_self.z += d_result * o.z;
            d_o.z += d_result * self.z;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
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
        fn __path_jvp_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: Self,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
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
        fn __vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::dot_pullback(
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
        fn __path_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: Self,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::dot_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pullback(self: Self, d_ret: f64) -> (f64, Self) {
            ::rootgrad_autodiff::callees!(; fn __vjp_dot);
            let value = self.dot(::core::clone::Clone::clone(&self));
            let result: f64 = value.sqrt();
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_value += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let mut d_1 = ::rootgrad_autodiff::rt::Part::zero_owned(&self);
            let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(
                &::core::clone::Clone::clone(&self),
            );
            (self)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_1),
                    ::core::clone::Clone::clone(&self),
                    &mut d_2,
                    d_value,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self, &d_1);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self, &d_2);
            (result, d_self)
        }
        /// The forward derivative of [`norm`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn norm_pushforward(self: Self, t_self: Self) -> (f64, f64) {
            ::rootgrad_autodiff::callees!(; fn __jvp_dot);
            let (v_1, t_value) = (self).__jvp_dot(&t_self, self, t_self);
            let value = v_1;
            let result: f64 = value.sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(value) * t_value;
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
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::norm_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_norm(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (f64, f64) {
            let t0 = t0.or_zero(&a0);
            Self::norm_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn norm_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (f64, f64),
        ) -> (Self, Self) {
            ::rootgrad_autodiff::callees!(; fn __jvp_dot => fn __jvp_vjp_dot);
            let v_1 = self
                .__jvp_dot(
                    &t_self,
                    ::core::clone::Clone::clone(&self),
                    ::core::clone::Clone::clone(&t_self),
                );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = value.sqrt();
            let x = ::core::clone::Clone::clone(&value);
            let t_result: f64 = (0.5 / x.sqrt()) * t_value;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_value;
            let d_2 = d_1 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_2 * ::rootgrad_autodiff::rules::sqrt(x);
            d_t_value += d_t_result * (0.5 / x.sqrt());
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_x));
            d_value += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&self);
            let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(&t_self);
            let mut d_5 = ::rootgrad_autodiff::rt::Part::zero_owned(
                &::core::clone::Clone::clone(&self),
            );
            let mut d_6 = ::rootgrad_autodiff::rt::Part::zero_owned(
                &::core::clone::Clone::clone(&t_self),
            );
            (self)
                .__jvp_vjp_dot(
                    ::core::option::Option::Some(&mut d_3),
                    &t_self,
                    &mut d_4,
                    ::core::clone::Clone::clone(&self),
                    &mut d_5,
                    ::core::clone::Clone::clone(&t_self),
                    &mut d_6,
                    d_v_1,
                );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self, &d_3);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_self, &d_4);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_self, &d_5);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_t_self, &d_6);
            (d_self, d_t_self)
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
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1) = Self::norm_pushforward_pullback(
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
        fn __path_jvp_vjp_norm<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::norm_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
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
            let (_primal, g0) = Self::norm_pullback(
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
        fn __path_vjp_norm<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::norm_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_norm(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_norm(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: Vec3, o: Vec3) -> Vec3 {
            Vec3::new(this.x + o.x, this.y + o.y, this.z + o.z)
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
            fn pullback(this: Vec3, o: Vec3, d_ret: Vec3) -> (Vec3, Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.x + o.x;
                let argument_2 = this.y + o.y;
                let argument_3 = this.z + o.z;
                let value = Vec3::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&argument_3),
                );
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_3,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Vec3::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_3);
                d_this.z += d_1;
                d_o.z += d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.y += d_2;
                d_o.y += d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.x += d_3;
                d_o.x += d_3;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Vec3,
                t_this: Vec3,
                o: Vec3,
                t_o: Vec3,
            ) -> (Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.x + o.x;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.x)
                        + ::rootgrad_autodiff::rt::scalar(t_o.x),
                    argument,
                );
                let argument_2 = this.y + o.y;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.y)
                        + ::rootgrad_autodiff::rt::scalar(t_o.y),
                    argument_2,
                );
                let argument_3 = this.z + o.z;
                let t_argument_3 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.z)
                        + ::rootgrad_autodiff::rt::scalar(t_o.z),
                    argument_3,
                );
                let (v_1, t_value) = Vec3::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                    argument_3,
                    t_argument_3,
                );
                let value = v_1;
                let result: Vec3 = value;
                let t_result: Vec3 = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Vec3, Vec3) -> Vec3 + 'static,
                a0: Vec3,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                a1: Vec3,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
            ) -> (Vec3, Vec3) {
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
                this: Vec3,
                t_this: Vec3,
                o: Vec3,
                t_o: Vec3,
                d_ret: (Vec3, Vec3),
            ) -> (Vec3, Vec3, Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.x + o.x;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.x + t_o.x),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = this.y + o.y;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.y + t_o.y),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let argument_3 = this.z + o.z;
                let t_argument_3 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.z + t_o.z),
                    ::core::clone::Clone::clone(&argument_3),
                );
                let v_1 = Vec3::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                    ::core::clone::Clone::clone(&argument_3),
                    ::core::clone::Clone::clone(&t_argument_3),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let t_result: Vec3 = ::core::clone::Clone::clone(&t_value);
                let result_2: (Vec3, Vec3) = (
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
                let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_3,
                );
                let mut d_t_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_argument_3,
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
                Vec3::__path_jvp_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&t_argument),
                    &mut d_t_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::core::clone::Clone::clone(&t_argument_2),
                    &mut d_t_argument_2,
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    ::core::clone::Clone::clone(&t_argument_3),
                    &mut d_t_argument_3,
                    d_v_1,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_3);
                d_t_this.z += d_1;
                d_t_o.z += d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_3);
                d_this.z += d_2;
                d_o.z += d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.y += d_3;
                d_t_o.y += d_3;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.y += d_4;
                d_o.y += d_4;
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.x += d_5;
                d_t_o.x += d_5;
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.x += d_6;
                d_o.x += d_6;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Vec3, Vec3) -> Vec3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a2: Vec3,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec3, Vec3)>,
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
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: Vec3,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec3>,
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
            Vec3,
        > for Vec3 {
            type Output = Vec3;
            type Left = Vec3;
            type Right = Vec3;
            #[inline]
            fn zeros(&self, rhs: &Vec3) -> (Vec3, Vec3) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Vec3,
                rhs: Vec3,
                d_rhs: &mut Vec3,
                d_ret: Vec3,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: Vec3, rhs: Vec3, t_rhs: Vec3) -> (Vec3, Vec3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            Vec3,
        > for Vec3 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Vec3,
                t_self: Vec3,
                d_t_self: &mut Vec3,
                rhs: Vec3,
                d_rhs: &mut Vec3,
                t_rhs: Vec3,
                d_t_rhs: &mut Vec3,
                d_ret: (Vec3, Vec3),
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
        fn operator(this: Vec3, o: Vec3) -> Vec3 {
            Vec3::new(this.x - o.x, this.y - o.y, this.z - o.z)
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
            fn pullback(this: Vec3, o: Vec3, d_ret: Vec3) -> (Vec3, Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.x - o.x;
                let argument_2 = this.y - o.y;
                let argument_3 = this.z - o.z;
                let value = Vec3::new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&argument_3),
                );
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument,
                );
                let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_2,
                );
                let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_3,
                );
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Vec3::__path_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    d_value,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_argument_3);
                d_this.z += d_1;
                d_o.z -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.y += d_2;
                d_o.y -= d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.x += d_3;
                d_o.x -= d_3;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Vec3,
                t_this: Vec3,
                o: Vec3,
                t_o: Vec3,
            ) -> (Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.x - o.x;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.x)
                        - ::rootgrad_autodiff::rt::scalar(t_o.x),
                    argument,
                );
                let argument_2 = this.y - o.y;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.y)
                        - ::rootgrad_autodiff::rt::scalar(t_o.y),
                    argument_2,
                );
                let argument_3 = this.z - o.z;
                let t_argument_3 = ::rootgrad_autodiff::rt::tangent_at(
                    ::rootgrad_autodiff::rt::scalar(t_this.z)
                        - ::rootgrad_autodiff::rt::scalar(t_o.z),
                    argument_3,
                );
                let (v_1, t_value) = Vec3::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                    argument_3,
                    t_argument_3,
                );
                let value = v_1;
                let result: Vec3 = value;
                let t_result: Vec3 = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Vec3, Vec3) -> Vec3 + 'static,
                a0: Vec3,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                a1: Vec3,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
            ) -> (Vec3, Vec3) {
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
                this: Vec3,
                t_this: Vec3,
                o: Vec3,
                t_o: Vec3,
                d_ret: (Vec3, Vec3),
            ) -> (Vec3, Vec3, Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.x - o.x;
                let t_argument = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.x - t_o.x),
                    ::core::clone::Clone::clone(&argument),
                );
                let argument_2 = this.y - o.y;
                let t_argument_2 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.y - t_o.y),
                    ::core::clone::Clone::clone(&argument_2),
                );
                let argument_3 = this.z - o.z;
                let t_argument_3 = ::rootgrad_autodiff::rt::tangent_at(
                    (t_this.z - t_o.z),
                    ::core::clone::Clone::clone(&argument_3),
                );
                let v_1 = Vec3::__path_jvp_new(
                    ::core::clone::Clone::clone(&argument),
                    ::core::clone::Clone::clone(&t_argument),
                    ::core::clone::Clone::clone(&argument_2),
                    ::core::clone::Clone::clone(&t_argument_2),
                    ::core::clone::Clone::clone(&argument_3),
                    ::core::clone::Clone::clone(&t_argument_3),
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let t_result: Vec3 = ::core::clone::Clone::clone(&t_value);
                let result_2: (Vec3, Vec3) = (
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
                let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &argument_3,
                );
                let mut d_t_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_argument_3,
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
                Vec3::__path_jvp_vjp_new(
                    ::core::clone::Clone::clone(&argument),
                    &mut d_argument,
                    ::core::clone::Clone::clone(&t_argument),
                    &mut d_t_argument,
                    ::core::clone::Clone::clone(&argument_2),
                    &mut d_argument_2,
                    ::core::clone::Clone::clone(&t_argument_2),
                    &mut d_t_argument_2,
                    ::core::clone::Clone::clone(&argument_3),
                    &mut d_argument_3,
                    ::core::clone::Clone::clone(&t_argument_3),
                    &mut d_t_argument_3,
                    d_v_1,
                );
                let d_1 = ::rootgrad_autodiff::rt::scalar(d_t_argument_3);
                d_t_this.z += d_1;
                d_t_o.z -= d_1;
                let d_2 = ::rootgrad_autodiff::rt::scalar(d_argument_3);
                d_this.z += d_2;
                d_o.z -= d_2;
                let d_3 = ::rootgrad_autodiff::rt::scalar(d_t_argument_2);
                d_t_this.y += d_3;
                d_t_o.y -= d_3;
                let d_4 = ::rootgrad_autodiff::rt::scalar(d_argument_2);
                d_this.y += d_4;
                d_o.y -= d_4;
                let d_5 = ::rootgrad_autodiff::rt::scalar(d_t_argument);
                d_t_this.x += d_5;
                d_t_o.x -= d_5;
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_argument);
                d_this.x += d_6;
                d_o.x -= d_6;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Vec3, Vec3) -> Vec3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a2: Vec3,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec3, Vec3)>,
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
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: Vec3,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec3>,
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
            Vec3,
        > for Vec3 {
            type Output = Vec3;
            type Left = Vec3;
            type Right = Vec3;
            #[inline]
            fn zeros(&self, rhs: &Vec3) -> (Vec3, Vec3) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Vec3,
                rhs: Vec3,
                d_rhs: &mut Vec3,
                d_ret: Vec3,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: Vec3, rhs: Vec3, t_rhs: Vec3) -> (Vec3, Vec3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::sub,
            Vec3,
        > for Vec3 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Vec3,
                t_self: Vec3,
                d_t_self: &mut Vec3,
                rhs: Vec3,
                d_rhs: &mut Vec3,
                t_rhs: Vec3,
                d_t_rhs: &mut Vec3,
                d_ret: (Vec3, Vec3),
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
        fn operator(this: Vec3, k: f64) -> Vec3 {
            Vec3::new(this.x * k, this.y * k, this.z * k)
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
            fn pullback(this: Vec3, k: f64, d_ret: Vec3) -> (Vec3, Vec3, f64) {
                ::rootgrad_autodiff::callees!(; fn __path_vjp_new);
                let argument = this.x * k;
                let argument_2 = this.y * k;
                let argument_3 = this.z * k;
                let value = Vec3::new(argument, argument_2, argument_3);
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_result = d_ret;
                let mut d_argument: f64 = -0.0;
                let mut d_argument_2: f64 = -0.0;
                let mut d_argument_3: f64 = -0.0;
                let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_result));
                Vec3::__path_vjp_new(
                    argument,
                    &mut d_argument,
                    argument_2,
                    &mut d_argument_2,
                    argument_3,
                    &mut d_argument_3,
                    d_value,
                );
                d_this.z += d_argument_3 * k;
                d_k += d_argument_3 * this.z;
                d_this.y += d_argument_2 * k;
                d_k += d_argument_2 * this.y;
                d_this.x += d_argument * k;
                d_k += d_argument * this.x;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: Vec3, t_this: Vec3, k: f64, t_k: f64) -> (Vec3, Vec3) {
                ::rootgrad_autodiff::callees!(; fn __path_jvp_new);
                let argument = this.x * k;
                let t_argument = ::rootgrad_autodiff::rt::scalar(t_this.x) * k
                    + this.x * t_k;
                let argument_2 = this.y * k;
                let t_argument_2 = ::rootgrad_autodiff::rt::scalar(t_this.y) * k
                    + this.y * t_k;
                let argument_3 = this.z * k;
                let t_argument_3 = ::rootgrad_autodiff::rt::scalar(t_this.z) * k
                    + this.z * t_k;
                let (v_1, t_value) = Vec3::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                    argument_3,
                    t_argument_3,
                );
                let value = v_1;
                let result: Vec3 = value;
                let t_result: Vec3 = t_value;
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Vec3, f64) -> Vec3 + 'static,
                a0: Vec3,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                a1: f64,
                t1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
            ) -> (Vec3, Vec3) {
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
                this: Vec3,
                t_this: Vec3,
                k: f64,
                t_k: f64,
                d_ret: (Vec3, Vec3),
            ) -> (Vec3, Vec3, f64, f64) {
                ::rootgrad_autodiff::callees!(
                    ; fn __path_jvp_new => fn __path_jvp_vjp_new
                );
                let argument = this.x * k;
                let t_argument = (t_this.x * k) + (this.x * t_k);
                let argument_2 = this.y * k;
                let t_argument_2 = (t_this.y * k) + (this.y * t_k);
                let argument_3 = this.z * k;
                let t_argument_3 = (t_this.z * k) + (this.z * t_k);
                let v_1 = Vec3::__path_jvp_new(
                    argument,
                    t_argument,
                    argument_2,
                    t_argument_2,
                    argument_3,
                    t_argument_3,
                );
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let result: Vec3 = ::core::clone::Clone::clone(&value);
                let t_result: Vec3 = ::core::clone::Clone::clone(&t_value);
                let result_2: (Vec3, Vec3) = (
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
                let mut d_argument_3: f64 = -0.0;
                let mut d_t_argument_3: f64 = -0.0;
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
                Vec3::__path_jvp_vjp_new(
                    argument,
                    &mut d_argument,
                    t_argument,
                    &mut d_t_argument,
                    argument_2,
                    &mut d_argument_2,
                    t_argument_2,
                    &mut d_t_argument_2,
                    argument_3,
                    &mut d_argument_3,
                    t_argument_3,
                    &mut d_t_argument_3,
                    d_v_1,
                );
                d_t_this.z += d_t_argument_3 * k;
                d_k += d_t_argument_3 * t_this.z;
                d_this.z += d_t_argument_3 * t_k;
                d_t_k += d_t_argument_3 * this.z;
                d_this.z += d_argument_3 * k;
                d_k += d_argument_3 * this.z;
                d_t_this.y += d_t_argument_2 * k;
                d_k += d_t_argument_2 * t_this.y;
                d_this.y += d_t_argument_2 * t_k;
                d_t_k += d_t_argument_2 * this.y;
                d_this.y += d_argument_2 * k;
                d_k += d_argument_2 * this.y;
                d_t_this.x += d_t_argument * k;
                d_k += d_t_argument * t_this.x;
                d_this.x += d_t_argument * t_k;
                d_t_k += d_t_argument * this.x;
                d_this.x += d_argument * k;
                d_k += d_argument * this.x;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Vec3, f64) -> Vec3 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a2: f64,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Vec3, Vec3)>,
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
                a0: Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: f64,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Vec3>,
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
        > for Vec3 {
            type Output = Vec3;
            type Left = Vec3;
            type Right = f64;
            #[inline]
            fn zeros(&self, rhs: &f64) -> (Vec3, f64) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Vec3,
                rhs: f64,
                d_rhs: &mut f64,
                d_ret: Vec3,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: Vec3, rhs: f64, t_rhs: f64) -> (Vec3, Vec3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            f64,
        > for Vec3 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Vec3,
                t_self: Vec3,
                d_t_self: &mut Vec3,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
                d_ret: (Vec3, Vec3),
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
        fn operator(this: &mut Vec3, o: Vec3) {
            this.x += o.x;
            this.y += o.y;
            this.z += o.z;
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
            fn pullback(this: &mut Vec3, d_this: &mut Vec3, o: Vec3) -> Vec3 {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
                shape_3.keep(&this.x);
                this.x += ::core::clone::Clone::clone(&o.x);
                shape_2.keep(&this.y);
                this.y += ::core::clone::Clone::clone(&o.y);
                shape_1.keep(&this.z);
                this.z += ::core::clone::Clone::clone(&o.z);
                let this = &*this;
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let d_1 = shape_1.restored(&mut d_this.z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.z, &(d_1));
                let d_2 = shape_2.restored(&mut d_this.y);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.y, &(d_2));
                let d_3 = shape_3.restored(&mut d_this.x);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.x, &(d_3));
                d_o
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: &mut Vec3, t_this: &mut Vec3, o: Vec3, t_o: Vec3) {
                t_this.x += t_o.x;
                this.x += o.x;
                t_this.x = ::rootgrad_autodiff::rt::tangent_at(t_this.x, this.x);
                t_this.y += t_o.y;
                this.y += o.y;
                t_this.y = ::rootgrad_autodiff::rt::tangent_at(t_this.y, this.y);
                t_this.z += t_o.z;
                this.z += o.z;
                t_this.z = ::rootgrad_autodiff::rt::tangent_at(t_this.z, this.z);
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(&mut Vec3, Vec3) + 'static,
                a0: &mut Vec3,
                t0: impl ::rootgrad_autodiff::rt::TangentMut<Vec3>,
                a1: Vec3,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
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
                this: &mut Vec3,
                d_this: &mut Vec3,
                t_this: &mut Vec3,
                d_t_this: &mut Vec3,
                o: Vec3,
                t_o: Vec3,
            ) -> (Vec3, Vec3) {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_6 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_7 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_8 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_9 = ::rootgrad_autodiff::Shapes::new();
                shape_9.keep(&t_this.x);
                t_this.x += ::core::clone::Clone::clone(&t_o.x);
                shape_8.keep(&this.x);
                this.x += ::core::clone::Clone::clone(&o.x);
                shape_7.keep(&t_this.x);
                t_this.x = ::rootgrad_autodiff::rt::tangent_at(t_this.x, this.x);
                shape_6.keep(&t_this.y);
                t_this.y += ::core::clone::Clone::clone(&t_o.y);
                shape_5.keep(&this.y);
                this.y += ::core::clone::Clone::clone(&o.y);
                shape_4.keep(&t_this.y);
                t_this.y = ::rootgrad_autodiff::rt::tangent_at(t_this.y, this.y);
                shape_3.keep(&t_this.z);
                t_this.z += ::core::clone::Clone::clone(&t_o.z);
                shape_2.keep(&this.z);
                this.z += ::core::clone::Clone::clone(&o.z);
                shape_1.keep(&t_this.z);
                t_this.z = ::rootgrad_autodiff::rt::tangent_at(t_this.z, this.z);
                let this = &*this;
                let t_this = &*t_this;
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
                let d_1 = shape_1.replace(&mut d_t_this.z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.z, &(d_1));
                let d_2 = shape_2.restored(&mut d_this.z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.z, &(d_2));
                let d_3 = shape_3.restored(&mut d_t_this.z);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.z, &(d_3));
                let d_4 = shape_4.replace(&mut d_t_this.y);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.y, &(d_4));
                let d_5 = shape_5.restored(&mut d_this.y);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.y, &(d_5));
                let d_6 = shape_6.restored(&mut d_t_this.y);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.y, &(d_6));
                let d_7 = shape_7.replace(&mut d_t_this.x);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.x, &(d_7));
                let d_8 = shape_8.restored(&mut d_this.x);
                ::rootgrad_autodiff::rt::accumulate(&mut d_o.x, &(d_8));
                let d_9 = shape_9.restored(&mut d_t_this.x);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_o.x, &(d_9));
                (d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(&mut Vec3, Vec3) + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: &Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: impl ::rootgrad_autodiff::rt::TangentRef<Vec3>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a2: Vec3,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Vec3>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
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
                a0: &Vec3,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
                a1: Vec3,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Vec3>,
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
            Vec3,
        > for Vec3 {
            type Right = Vec3;
            #[inline]
            fn zero_right(rhs: &Vec3) -> Vec3 {
                ::rootgrad_autodiff::Differentiable::zero_like(rhs)
            }
            #[inline]
            fn pullback(&self, d_self: &mut Self, rhs: Vec3, d_rhs: &mut Vec3) {
                operator::__vjp(
                    self,
                    d_self,
                    rhs,
                    d_rhs,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut Self, rhs: Vec3, t_rhs: Vec3) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs);
            }
        }
        impl ::rootgrad_autodiff::operators::SecondAssignRule<
            ::rootgrad_autodiff::operators::add_assign,
            Vec3,
        > for Vec3 {
            #[inline]
            fn pushforward_pullback(
                &self,
                d_self: &mut Self,
                t_self: &Self,
                d_t_self: &mut Self,
                rhs: Vec3,
                d_rhs: &mut Vec3,
                t_rhs: Vec3,
                d_t_rhs: &mut Vec3,
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
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __path_vjp_new, fn __vjp_dot, fn __vjp_norm);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_7 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_2 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut pass_4 = ::rootgrad_autodiff::rt::Tape::new();
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
        let mut d_result = d_ret;
        let size = 4;
        let mut bodies: ::std::vec::Vec<Body> = ::std::vec::Vec::new();
        let length = p.len() / size;
        for i_2 in 0..length {
            let c = &p[(i_2 * size)..((i_2 * size) + size)];
            let argument = c[0];
            let argument_2 = c[1];
            let argument_3 = c[2];
            let value = Vec3::new(argument, argument_2, argument_3);
            shape_19.keep(&value);
            let value_2 = Vec3::default();
            bodies
                .push(Body {
                    pos: value,
                    vel: value_2,
                    mass: c[3],
                });
        }
        let dt = 0.05;
        for _ in 0..3 {
            let mut kept_22 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_23 = ::rootgrad_autodiff::rt::Slot::new();
            for i in 0..kept_22.keep(bodies.len()) {
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_18 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_19 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_20 = ::rootgrad_autodiff::rt::Slot::new();
                let mut acc = kept_20.keep(Vec3::default());
                for j in 0..kept_18.keep(bodies.len()) {
                    if i == j {} else {
                        let mut kept_8 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_9 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_10 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_11 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_12 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_13 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_14 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_15 = ::rootgrad_autodiff::rt::Slot::new();
                        let mut kept_16 = ::rootgrad_autodiff::rt::Slot::new();
                        let argument_4 = kept_16
                            .keep(::core::clone::Clone::clone(&bodies[j].pos));
                        shape_6.keep(&argument_4);
                        let argument_5 = kept_15
                            .keep(::core::clone::Clone::clone(&bodies[i].pos));
                        shape_7.keep(&argument_5);
                        let value_3 = kept_14
                            .keep(
                                ::rootgrad_autodiff::operators::sub(
                                    ::core::clone::Clone::clone(&argument_4),
                                    ::core::clone::Clone::clone(&argument_5),
                                ),
                            );
                        shape_8.keep(&value_3);
                        let d = ::core::clone::Clone::clone(&value_3);
                        shape_9.keep(&d);
                        let r = kept_13.keep(d.norm());
                        shape_10.keep(&r);
                        let t = kept_12
                            .keep(::core::clone::Clone::clone(&bodies[j].mass));
                        shape_11.keep(&t);
                        let argument_6 = ::core::clone::Clone::clone(&r);
                        shape_12.keep(&argument_6);
                        let value_4 = kept_11
                            .keep(
                                ::rootgrad_autodiff::operators::mul(
                                    ::core::clone::Clone::clone(&r),
                                    ::core::clone::Clone::clone(&argument_6),
                                ),
                            );
                        shape_13.keep(&value_4);
                        let value_5 = kept_10
                            .keep(
                                ::rootgrad_autodiff::operators::mul(
                                    ::core::clone::Clone::clone(&value_4),
                                    ::core::clone::Clone::clone(&r),
                                ),
                            );
                        shape_14.keep(&value_5);
                        let value_6 = kept_9
                            .keep(
                                ::rootgrad_autodiff::operators::div(
                                    ::core::clone::Clone::clone(&t),
                                    ::core::clone::Clone::clone(&value_5),
                                ),
                            );
                        shape_15.keep(&value_6);
                        let value_7 = kept_8
                            .keep(
                                ::rootgrad_autodiff::operators::mul(
                                    ::core::clone::Clone::clone(&d),
                                    ::core::clone::Clone::clone(&value_6),
                                ),
                            );
                        shape_16.keep(&value_7);
                        kept_7
                            .keep_when(
                                ::rootgrad_autodiff::operators::add_assign::__BEFORE,
                                &acc,
                            );
                        ::rootgrad_autodiff::operators::add_assign(
                            &mut acc,
                            ::core::clone::Clone::clone(&value_7),
                        );
                        kept_7
                            .keep_when(
                                !::rootgrad_autodiff::operators::add_assign::__BEFORE,
                                &acc,
                            );
                        pass_2
                            .push((
                                kept_8.take(),
                                kept_9.take(),
                                kept_10.take(),
                                kept_11.take(),
                                kept_12.take(),
                                kept_13.take(),
                                kept_14.take(),
                                kept_15.take(),
                                kept_16.take(),
                            ));
                    }
                }
                let value_8 = kept_19
                    .keep(
                        ::rootgrad_autodiff::operators::mul(
                            kept_6.keep(::core::clone::Clone::clone(&acc)),
                            dt,
                        ),
                    );
                shape_18.keep(&value_8);
                kept_5
                    .keep_when(
                        ::rootgrad_autodiff::operators::add_assign::__BEFORE,
                        &bodies[i].vel,
                    );
                ::rootgrad_autodiff::operators::add_assign(
                    &mut bodies[i].vel,
                    ::core::clone::Clone::clone(&value_8),
                );
                kept_5
                    .keep_when(
                        !::rootgrad_autodiff::operators::add_assign::__BEFORE,
                        &bodies[i].vel,
                    );
                shape_17.keep(&acc);
                pass_3
                    .push((
                        kept_6.take(),
                        kept_18.take(),
                        kept_19.take(),
                        kept_20.take(),
                    ));
            }
            let length_2 = kept_23.keep(bodies.len());
            for i_3 in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let b = &mut bodies[i_3];
                let t_2 = kept_3.keep(b.pos);
                shape_2.keep(&t_2);
                let argument_7 = kept_2.keep(b.vel);
                shape_3.keep(&argument_7);
                let value_9 = kept_1
                    .keep(
                        ::rootgrad_autodiff::operators::mul(
                            ::core::clone::Clone::clone(&argument_7),
                            dt,
                        ),
                    );
                shape_4.keep(&value_9);
                let value_10 = ::rootgrad_autodiff::operators::add(
                    ::core::clone::Clone::clone(&t_2),
                    ::core::clone::Clone::clone(&value_9),
                );
                shape_5.keep(&value_10);
                shape_1.keep(&b.pos);
                b.pos = value_10;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            pass_4.push((kept_22.take(), kept_23.take()));
        }
        let mut e = 0.0;
        let length_3 = bodies.len();
        let mut d_bodies = ::rootgrad_autodiff::Differentiable::zero_like(&bodies);
        let mut d_e: f64 = -0.0;
        d_e += d_result;
        for i_4 in 0..length_3 {
            let b_2 = &bodies[i_4];
            let argument_8 = b_2.mass;
            let value_11 = ::rootgrad_autodiff::operators::mul(
                0.5,
                ::core::clone::Clone::clone(&argument_8),
            );
            let argument_9 = b_2.vel;
            let value_12 = b_2.vel.dot(::core::clone::Clone::clone(&argument_9));
            let value_13 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&value_11),
                ::core::clone::Clone::clone(&value_12),
            );
            e += value_13;
            let b_2 = &bodies[i_4];
            let mut d_argument_8 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_8,
            );
            let mut d_value_11 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_11,
            );
            let mut d_argument_9 = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument_9,
            );
            let mut d_value_12 = ::rootgrad_autodiff::Differentiable::zero_like(
                &value_12,
            );
            let mut d_value_13: f64 = -0.0;
            let d_1 = d_e;
            d_value_13 += d_1;
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&value_11),
                &mut d_value_11,
                ::core::clone::Clone::clone(&value_12),
                &mut d_value_12,
                d_value_13,
            );
            (b_2.vel)
                .__vjp_dot(
                    ::core::option::Option::Some(&mut d_bodies[i_4].vel),
                    ::core::clone::Clone::clone(&argument_9),
                    &mut d_argument_9,
                    d_value_12,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_bodies[i_4].vel, &(d_argument_9));
            ::rootgrad_autodiff::operators::mul::__vjp(
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_8),
                &mut d_argument_8,
                d_value_11,
            );
            ::rootgrad_autodiff::rt::accumulate(
                &mut d_bodies[i_4].mass,
                &(d_argument_8),
            );
        }
        let result: f64 = e;
        for _ in (0..3).rev() {
            let (v_5, length_2) = pass_4.take();
            for i_3 in (0..length_2).rev() {
                let (value_9, argument_7, t_2) = pass_1.take();
                let mut d_t_2 = shape_2.zero();
                let mut d_argument_7 = shape_3.zero();
                let mut d_value_9 = shape_4.zero();
                let mut d_value_10 = shape_5.zero();
                let d_2 = shape_1.replace(&mut d_bodies[i_3].pos);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_10, &(d_2));
                ::rootgrad_autodiff::operators::add::__vjp(
                    ::core::clone::Clone::clone(&t_2),
                    &mut d_t_2,
                    ::core::clone::Clone::clone(&value_9),
                    &mut d_value_9,
                    d_value_10,
                );
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&argument_7),
                    &mut d_argument_7,
                    dt,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_9,
                );
                ::rootgrad_autodiff::rt::accumulate(
                    &mut d_bodies[i_3].vel,
                    &(d_argument_7),
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_bodies[i_3].pos, &(d_t_2));
            }
            for i in (0..v_5).rev() {
                let (v_2, v_4, value_8, acc) = pass_3.take();
                let mut d_acc = shape_17.zero();
                let mut d_value_8 = shape_18.zero();
                let v_1 = kept_5.take();
                ::rootgrad_autodiff::operators::add_assign::__vjp(
                    &v_1,
                    &mut d_bodies[i].vel,
                    ::core::clone::Clone::clone(&value_8),
                    &mut d_value_8,
                    ::rootgrad_autodiff::rt::Unused,
                );
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&v_2),
                    &mut d_acc,
                    dt,
                    ::rootgrad_autodiff::rt::Inactive,
                    d_value_8,
                );
                for j in (0..v_4).rev() {
                    if i == j {} else {
                        let (
                            value_7,
                            value_6,
                            value_5,
                            value_4,
                            t,
                            r,
                            value_3,
                            argument_5,
                            argument_4,
                        ) = pass_2.take();
                        let d = ::core::clone::Clone::clone(&value_3);
                        let argument_6 = ::core::clone::Clone::clone(&r);
                        let mut d_argument_4 = shape_6.zero();
                        let mut d_argument_5 = shape_7.zero();
                        let mut d_value_3 = shape_8.zero();
                        let mut d_d = shape_9.zero();
                        let mut d_r = shape_10.zero();
                        let mut d_t = shape_11.zero();
                        let mut d_argument_6 = shape_12.zero();
                        let mut d_value_4 = shape_13.zero();
                        let mut d_value_5 = shape_14.zero();
                        let mut d_value_6 = shape_15.zero();
                        let mut d_value_7 = shape_16.zero();
                        let v_3 = kept_7.take();
                        ::rootgrad_autodiff::operators::add_assign::__vjp(
                            &v_3,
                            &mut d_acc,
                            ::core::clone::Clone::clone(&value_7),
                            &mut d_value_7,
                            ::rootgrad_autodiff::rt::Unused,
                        );
                        ::rootgrad_autodiff::operators::mul::__vjp(
                            ::core::clone::Clone::clone(&d),
                            &mut d_d,
                            ::core::clone::Clone::clone(&value_6),
                            &mut d_value_6,
                            d_value_7,
                        );
                        ::rootgrad_autodiff::operators::div::__vjp(
                            ::core::clone::Clone::clone(&t),
                            &mut d_t,
                            ::core::clone::Clone::clone(&value_5),
                            &mut d_value_5,
                            d_value_6,
                        );
                        ::rootgrad_autodiff::operators::mul::__vjp(
                            ::core::clone::Clone::clone(&value_4),
                            &mut d_value_4,
                            ::core::clone::Clone::clone(&r),
                            &mut d_r,
                            d_value_5,
                        );
                        ::rootgrad_autodiff::operators::mul::__vjp(
                            ::core::clone::Clone::clone(&r),
                            &mut d_r,
                            ::core::clone::Clone::clone(&argument_6),
                            &mut d_argument_6,
                            d_value_4,
                        );
                        ::rootgrad_autodiff::rt::accumulate(&mut d_r, &(d_argument_6));
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_bodies[j].mass,
                            &(d_t),
                        );
                        (d).__vjp_norm(::core::option::Option::Some(&mut d_d), d_r);
                        ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_d));
                        ::rootgrad_autodiff::operators::sub::__vjp(
                            ::core::clone::Clone::clone(&argument_4),
                            &mut d_argument_4,
                            ::core::clone::Clone::clone(&argument_5),
                            &mut d_argument_5,
                            d_value_3,
                        );
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_bodies[i].pos,
                            &(d_argument_5),
                        );
                        ::rootgrad_autodiff::rt::accumulate(
                            &mut d_bodies[j].pos,
                            &(d_argument_4),
                        );
                    }
                }
            }
        }
        for i_2 in (0..length).rev() {
            let c = &p[(i_2 * size)..((i_2 * size) + size)];
            let argument = c[0];
            let argument_2 = c[1];
            let argument_3 = c[2];
            let mut d_argument: f64 = -0.0;
            let mut d_argument_2: f64 = -0.0;
            let mut d_argument_3: f64 = -0.0;
            let mut d_value = shape_19.zero();
            let d_c = &mut d_p[i_2 * size..(i_2 * size) + size];
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_bodies);
            let Body { pos: d_4, vel: _, mass: d_5 } = &d_3 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &((*d_4)));
            d_c[3] += (*d_5);
            Vec3::__path_vjp_new(
                argument,
                &mut d_argument,
                argument_2,
                &mut d_argument_2,
                argument_3,
                &mut d_argument_3,
                d_value,
            );
            d_c[2] += d_argument_3;
            d_c[1] += d_argument_2;
            d_c[0] += d_argument;
        }
        pass_1.finish();
        kept_5.finish();
        kept_7.finish();
        pass_2.finish();
        pass_3.finish();
        pass_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_dot, fn __jvp_norm, fn __path_jvp_new);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let size = 4;
        let mut bodies: ::std::vec::Vec<Body> = ::std::vec::Vec::new();
        let mut t_bodies: ::std::vec::Vec<Body> = ::rootgrad_autodiff::Differentiable::zero_like(
            &bodies,
        );
        let length = p.len() / size;
        for i_2 in 0..length {
            let c = &p[(i_2 * size)..((i_2 * size) + size)];
            let t_c = &t_p[i_2 * size..(i_2 * size) + size];
            let argument = c[0];
            let t_argument = t_c[0];
            let argument_2 = c[1];
            let t_argument_2 = t_c[1];
            let argument_3 = c[2];
            let t_argument_3 = t_c[2];
            let (v_1, t_value) = Vec3::__path_jvp_new(
                argument,
                t_argument,
                argument_2,
                t_argument_2,
                argument_3,
                t_argument_3,
            );
            let value = v_1;
            let value_2 = Vec3::default();
            t_bodies
                .push(Body {
                    pos: t_value,
                    vel: ::rootgrad_autodiff::Differentiable::zero_like(&(value_2)),
                    mass: t_c[3],
                });
            bodies
                .push(Body {
                    pos: value,
                    vel: value_2,
                    mass: c[3],
                });
        }
        let dt = 0.05;
        for _ in 0..3 {
            for i in 0..bodies.len() {
                let mut acc = Vec3::default();
                let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
                for j in 0..bodies.len() {
                    if i == j {} else {
                        let argument_4 = bodies[j].pos;
                        let t_argument_4 = t_bodies[j].pos;
                        let argument_5 = bodies[i].pos;
                        let t_argument_5 = t_bodies[i].pos;
                        let (v_2, t_value_3) = ::rootgrad_autodiff::operators::sub::__jvp(
                            argument_4,
                            t_argument_4,
                            argument_5,
                            t_argument_5,
                        );
                        let value_3 = v_2;
                        let d = value_3;
                        let t_d = t_value_3;
                        let (v_3, t_r) = (d).__jvp_norm(&t_d);
                        let r = v_3;
                        let t = bodies[j].mass;
                        let t_t = t_bodies[j].mass;
                        let argument_6 = r;
                        let t_argument_6 = t_r;
                        let (v_4, t_value_4) = ::rootgrad_autodiff::operators::mul::__jvp(
                            r,
                            t_r,
                            argument_6,
                            t_argument_6,
                        );
                        let value_4 = v_4;
                        let (v_5, t_value_5) = ::rootgrad_autodiff::operators::mul::__jvp(
                            value_4,
                            t_value_4,
                            r,
                            t_r,
                        );
                        let value_5 = v_5;
                        let (v_6, t_value_6) = ::rootgrad_autodiff::operators::div::__jvp(
                            t,
                            t_t,
                            value_5,
                            t_value_5,
                        );
                        let value_6 = v_6;
                        let (v_7, t_value_7) = ::rootgrad_autodiff::operators::mul::__jvp(
                            d,
                            t_d,
                            value_6,
                            t_value_6,
                        );
                        let value_7 = v_7;
                        ::rootgrad_autodiff::operators::add_assign::__jvp(
                            &mut acc,
                            &mut t_acc,
                            value_7,
                            t_value_7,
                        );
                    }
                }
                let (v_8, t_value_8) = ::rootgrad_autodiff::operators::mul::__jvp(
                    acc,
                    t_acc,
                    dt,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_8 = v_8;
                ::rootgrad_autodiff::operators::add_assign::__jvp(
                    &mut bodies[i].vel,
                    &mut t_bodies[i].vel,
                    value_8,
                    t_value_8,
                );
            }
            let length_2 = bodies.len();
            for i_3 in 0..length_2 {
                let b = &mut bodies[i_3];
                let t_b = &mut t_bodies[i_3];
                let t_2 = b.pos;
                let t_t_2 = t_b.pos;
                let argument_7 = b.vel;
                let t_argument_7 = t_b.vel;
                let (v_9, t_value_9) = ::rootgrad_autodiff::operators::mul::__jvp(
                    argument_7,
                    t_argument_7,
                    dt,
                    ::rootgrad_autodiff::rt::Inactive,
                );
                let value_9 = v_9;
                let (v_10, t_value_10) = ::rootgrad_autodiff::operators::add::__jvp(
                    t_2,
                    t_t_2,
                    value_9,
                    t_value_9,
                );
                let value_10 = v_10;
                t_b.pos = t_value_10;
                b.pos = value_10;
            }
        }
        let mut e = 0.0;
        let mut t_e = 0.0;
        let length_3 = bodies.len();
        for i_4 in 0..length_3 {
            let b_2 = &bodies[i_4];
            let t_b_2 = &t_bodies[i_4];
            let argument_8 = b_2.mass;
            let t_argument_8 = t_b_2.mass;
            let (v_11, t_value_11) = ::rootgrad_autodiff::operators::mul::__jvp(
                0.5,
                ::rootgrad_autodiff::rt::Inactive,
                argument_8,
                t_argument_8,
            );
            let value_11 = v_11;
            let argument_9 = b_2.vel;
            let t_argument_9 = t_b_2.vel;
            let (v_12, t_value_12) = (b_2.vel)
                .__jvp_dot(&t_b_2.vel, argument_9, t_argument_9);
            let value_12 = v_12;
            let (v_13, t_value_13) = ::rootgrad_autodiff::operators::mul::__jvp(
                value_11,
                t_value_11,
                value_12,
                t_value_12,
            );
            let value_13 = v_13;
            t_e += t_value_13;
            e += value_13;
        }
        let result: f64 = e;
        let t_result: f64 = t_e;
        (result, t_result)
    }
}
mod complex_numbers {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: C, o: C) -> C {
            C {
                re: this.re + o.re,
                im: this.im + o.im,
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
            fn pullback(this: C, o: C, d_ret: C) -> (C, C, C) {
                let result: C = C {
                    re: this.re + o.re,
                    im: this.im + o.im,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let C { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2;
                d_o.re += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.im += d_4;
                d_o.im += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: C, t_this: C, o: C, t_o: C) -> (C, C) {
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.re)
                            + ::rootgrad_autodiff::rt::scalar(t_o.re),
                        this.re + o.re,
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.im)
                            + ::rootgrad_autodiff::rt::scalar(t_o.im),
                        this.im + o.im,
                    ),
                };
                let result: C = C {
                    re: this.re + o.re,
                    im: this.im + o.im,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                a0: C,
                t0: impl ::rootgrad_autodiff::rt::Tangent<C>,
                a1: C,
                t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
            ) -> (C, C) {
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
                this: C,
                t_this: C,
                o: C,
                t_o: C,
                d_ret: (C, C),
            ) -> (C, C, C, C) {
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.re + t_o.re),
                        (this.re + o.re),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.im + t_o.im),
                        (this.im + o.im),
                    ),
                };
                let result: C = C {
                    re: this.re + o.re,
                    im: this.im + o.im,
                };
                let result_2: (C, C) = (
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
                let C { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2;
                d_o.re += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.im += d_4;
                d_o.im += d_4;
                let C { re: d_5, im: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.re += d_6;
                d_t_o.re += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.im += d_8;
                d_t_o.im += d_8;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a2: C,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
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
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: C,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
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
            C,
        > for C {
            type Output = C;
            type Left = C;
            type Right = C;
            #[inline]
            fn zeros(&self, rhs: &C) -> (C, C) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut C, rhs: C, d_rhs: &mut C, d_ret: C) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: C, rhs: C, t_rhs: C) -> (C, C) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            C,
        > for C {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut C,
                t_self: C,
                d_t_self: &mut C,
                rhs: C,
                d_rhs: &mut C,
                t_rhs: C,
                d_t_rhs: &mut C,
                d_ret: (C, C),
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
        fn operator(this: C, o: C) -> C {
            C {
                re: this.re * o.re - this.im * o.im,
                im: this.re * o.im + this.im * o.re,
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
            fn pullback(this: C, o: C, d_ret: C) -> (C, C, C) {
                let result: C = C {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let C { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2 * o.re;
                d_o.re += d_2 * this.re;
                d_this.im -= d_2 * o.im;
                d_o.im -= d_2 * this.im;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.re += d_4 * o.im;
                d_o.im += d_4 * this.re;
                d_this.im += d_4 * o.re;
                d_o.re += d_4 * this.im;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: C, t_this: C, o: C, t_o: C) -> (C, C) {
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.re) * o.re
                            + this.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                            - (::rootgrad_autodiff::rt::scalar(t_this.im) * o.im
                                + this.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                        (this.re * o.re) - (this.im * o.im),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_this.re) * o.im
                            + this.re * ::rootgrad_autodiff::rt::scalar(t_o.im))
                            + (::rootgrad_autodiff::rt::scalar(t_this.im) * o.re
                                + this.im * ::rootgrad_autodiff::rt::scalar(t_o.re)),
                        (this.re * o.im) + (this.im * o.re),
                    ),
                };
                let result: C = C {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                a0: C,
                t0: impl ::rootgrad_autodiff::rt::Tangent<C>,
                a1: C,
                t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
            ) -> (C, C) {
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
                this: C,
                t_this: C,
                o: C,
                t_o: C,
                d_ret: (C, C),
            ) -> (C, C, C, C) {
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.re * o.re) + (this.re * t_o.re))
                            - ((t_this.im * o.im) + (this.im * t_o.im))),
                        ((this.re * o.re) - (this.im * o.im)),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (((t_this.re * o.im) + (this.re * t_o.im))
                            + ((t_this.im * o.re) + (this.im * t_o.re))),
                        ((this.re * o.im) + (this.im * o.re)),
                    ),
                };
                let result: C = C {
                    re: (this.re * o.re) - (this.im * o.im),
                    im: (this.re * o.im) + (this.im * o.re),
                };
                let result_2: (C, C) = (
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
                let C { re: d_1, im: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.re += d_2 * o.re;
                d_o.re += d_2 * this.re;
                d_this.im -= d_2 * o.im;
                d_o.im -= d_2 * this.im;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.re += d_4 * o.im;
                d_o.im += d_4 * this.re;
                d_this.im += d_4 * o.re;
                d_o.re += d_4 * this.im;
                let C { re: d_5, im: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.re += d_6 * o.re;
                d_o.re += d_6 * t_this.re;
                d_this.re += d_6 * t_o.re;
                d_t_o.re += d_6 * this.re;
                d_t_this.im -= d_6 * o.im;
                d_o.im -= d_6 * t_this.im;
                d_this.im -= d_6 * t_o.im;
                d_t_o.im -= d_6 * this.im;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.re += d_8 * o.im;
                d_o.im += d_8 * t_this.re;
                d_this.re += d_8 * t_o.im;
                d_t_o.im += d_8 * this.re;
                d_t_this.im += d_8 * o.re;
                d_o.re += d_8 * t_this.im;
                d_this.im += d_8 * t_o.re;
                d_t_o.re += d_8 * this.im;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a2: C,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
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
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: C,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
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
            C,
        > for C {
            type Output = C;
            type Left = C;
            type Right = C;
            #[inline]
            fn zeros(&self, rhs: &C) -> (C, C) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut C, rhs: C, d_rhs: &mut C, d_ret: C) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: C, rhs: C, t_rhs: C) -> (C, C) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            C,
        > for C {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut C,
                t_self: C,
                d_t_self: &mut C,
                rhs: C,
                d_rhs: &mut C,
                t_rhs: C,
                d_t_rhs: &mut C,
                d_ret: (C, C),
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
        fn operator(this: C, o: C) -> C {
            let d = o.re * o.re + o.im * o.im;
            C {
                re: (this.re * o.re + this.im * o.im) / d,
                im: (this.im * o.re - this.re * o.im) / d,
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
            fn pullback(this: C, o: C, d_ret: C) -> (C, C, C) {
                let d = (o.re * o.re) + (o.im * o.im);
                let result: C = C {
                    re: ((this.re * o.re) + (this.im * o.im)) / d,
                    im: ((this.im * o.re) - (this.re * o.im)) / d,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
                let C { re: d_1, im: d_4 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                let d_3 = d_2 / d;
                d_this.re += d_3 * o.re;
                d_o.re += d_3 * this.re;
                d_this.im += d_3 * o.im;
                d_o.im += d_3 * this.im;
                d_d -= d_2 / d * (((this.re * o.re) + (this.im * o.im)) / d);
                let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                let d_6 = d_5 / d;
                d_this.im += d_6 * o.re;
                d_o.re += d_6 * this.im;
                d_this.re -= d_6 * o.im;
                d_o.im -= d_6 * this.re;
                d_d -= d_5 / d * (((this.im * o.re) - (this.re * o.im)) / d);
                let d_7 = ::rootgrad_autodiff::rt::scalar(d_d);
                d_o.re += d_7 * o.re;
                d_o.re += d_7 * o.re;
                d_o.im += d_7 * o.im;
                d_o.im += d_7 * o.im;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: C, t_this: C, o: C, t_o: C) -> (C, C) {
                let d = (o.re * o.re) + (o.im * o.im);
                let t_d = ::rootgrad_autodiff::rt::tangent_at(
                    (::rootgrad_autodiff::rt::scalar(t_o.re) * o.re
                        + o.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                        + (::rootgrad_autodiff::rt::scalar(t_o.im) * o.im
                            + o.im * ::rootgrad_autodiff::rt::scalar(t_o.im)),
                    d,
                );
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (((::rootgrad_autodiff::rt::scalar(t_this.re) * o.re
                            + this.re * ::rootgrad_autodiff::rt::scalar(t_o.re))
                            + (::rootgrad_autodiff::rt::scalar(t_this.im) * o.im
                                + this.im * ::rootgrad_autodiff::rt::scalar(t_o.im)))
                            - (((this.re * o.re) + (this.im * o.im)) / d) * t_d) / d,
                        ((this.re * o.re) + (this.im * o.im)) / d,
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (((::rootgrad_autodiff::rt::scalar(t_this.im) * o.re
                            + this.im * ::rootgrad_autodiff::rt::scalar(t_o.re))
                            - (::rootgrad_autodiff::rt::scalar(t_this.re) * o.im
                                + this.re * ::rootgrad_autodiff::rt::scalar(t_o.im)))
                            - (((this.im * o.re) - (this.re * o.im)) / d) * t_d) / d,
                        ((this.im * o.re) - (this.re * o.im)) / d,
                    ),
                };
                let result: C = C {
                    re: ((this.re * o.re) + (this.im * o.im)) / d,
                    im: ((this.im * o.re) - (this.re * o.im)) / d,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                a0: C,
                t0: impl ::rootgrad_autodiff::rt::Tangent<C>,
                a1: C,
                t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
            ) -> (C, C) {
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
                this: C,
                t_this: C,
                o: C,
                t_o: C,
                d_ret: (C, C),
            ) -> (C, C, C, C) {
                let d = (o.re * o.re) + (o.im * o.im);
                let t_d = ::rootgrad_autodiff::rt::tangent_at(
                    (((t_o.re * o.re) + (o.re * t_o.re))
                        + ((t_o.im * o.im) + (o.im * t_o.im))),
                    ::core::clone::Clone::clone(&d),
                );
                let t_result: C = C {
                    re: ::rootgrad_autodiff::rt::tangent_at(
                        (((((t_this.re * o.re) + (this.re * t_o.re))
                            + ((t_this.im * o.im) + (this.im * t_o.im)))
                            - ((((this.re * o.re) + (this.im * o.im)) / d) * t_d)) / d),
                        (((this.re * o.re) + (this.im * o.im)) / d),
                    ),
                    im: ::rootgrad_autodiff::rt::tangent_at(
                        (((((t_this.im * o.re) + (this.im * t_o.re))
                            - ((t_this.re * o.im) + (this.re * t_o.im)))
                            - ((((this.im * o.re) - (this.re * o.im)) / d) * t_d)) / d),
                        (((this.im * o.re) - (this.re * o.im)) / d),
                    ),
                };
                let result: C = C {
                    re: ((this.re * o.re) + (this.im * o.im)) / d,
                    im: ((this.im * o.re) - (this.re * o.im)) / d,
                };
                let result_2: (C, C) = (
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
                let mut d_d = ::rootgrad_autodiff::Differentiable::zero_like(&d);
                let mut d_t_d = ::rootgrad_autodiff::Differentiable::zero_like(&t_d);
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let C { re: d_1, im: d_4 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                let d_3 = d_2 / d;
                d_this.re += d_3 * o.re;
                d_o.re += d_3 * this.re;
                d_this.im += d_3 * o.im;
                d_o.im += d_3 * this.im;
                d_d -= d_2 / d * (((this.re * o.re) + (this.im * o.im)) / d);
                let d_5 = ::rootgrad_autodiff::rt::scalar((*d_4));
                let d_6 = d_5 / d;
                d_this.im += d_6 * o.re;
                d_o.re += d_6 * this.im;
                d_this.re -= d_6 * o.im;
                d_o.im -= d_6 * this.re;
                d_d -= d_5 / d * (((this.im * o.re) - (this.re * o.im)) / d);
                let C { re: d_7, im: d_12 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                let d_9 = d_8 / d;
                d_t_this.re += d_9 * o.re;
                d_o.re += d_9 * t_this.re;
                d_this.re += d_9 * t_o.re;
                d_t_o.re += d_9 * this.re;
                d_t_this.im += d_9 * o.im;
                d_o.im += d_9 * t_this.im;
                d_this.im += d_9 * t_o.im;
                d_t_o.im += d_9 * this.im;
                let d_10 = d_9 * t_d;
                let d_11 = d_10 / d;
                d_this.re -= d_11 * o.re;
                d_o.re -= d_11 * this.re;
                d_this.im -= d_11 * o.im;
                d_o.im -= d_11 * this.im;
                d_d += d_10 / d * (((this.re * o.re) + (this.im * o.im)) / d);
                d_t_d -= d_9 * (((this.re * o.re) + (this.im * o.im)) / d);
                d_d
                    -= d_8 / d
                        * (((((t_this.re * o.re) + (this.re * t_o.re))
                            + ((t_this.im * o.im) + (this.im * t_o.im)))
                            - ((((this.re * o.re) + (this.im * o.im)) / d) * t_d)) / d);
                let d_13 = ::rootgrad_autodiff::rt::scalar((*d_12));
                let d_14 = d_13 / d;
                d_t_this.im += d_14 * o.re;
                d_o.re += d_14 * t_this.im;
                d_this.im += d_14 * t_o.re;
                d_t_o.re += d_14 * this.im;
                d_t_this.re -= d_14 * o.im;
                d_o.im -= d_14 * t_this.re;
                d_this.re -= d_14 * t_o.im;
                d_t_o.im -= d_14 * this.re;
                let d_15 = d_14 * t_d;
                let d_16 = d_15 / d;
                d_this.im -= d_16 * o.re;
                d_o.re -= d_16 * this.im;
                d_this.re += d_16 * o.im;
                d_o.im += d_16 * this.re;
                d_d += d_15 / d * (((this.im * o.re) - (this.re * o.im)) / d);
                d_t_d -= d_14 * (((this.im * o.re) - (this.re * o.im)) / d);
                d_d
                    -= d_13 / d
                        * (((((t_this.im * o.re) + (this.im * t_o.re))
                            - ((t_this.re * o.im) + (this.re * t_o.im)))
                            - ((((this.im * o.re) - (this.re * o.im)) / d) * t_d)) / d);
                let d_17 = ::rootgrad_autodiff::rt::scalar(d_t_d);
                d_t_o.re += d_17 * o.re;
                d_o.re += d_17 * t_o.re;
                d_o.re += d_17 * t_o.re;
                d_t_o.re += d_17 * o.re;
                d_t_o.im += d_17 * o.im;
                d_o.im += d_17 * t_o.im;
                d_o.im += d_17 * t_o.im;
                d_t_o.im += d_17 * o.im;
                let d_18 = ::rootgrad_autodiff::rt::scalar(d_d);
                d_o.re += d_18 * o.re;
                d_o.re += d_18 * o.re;
                d_o.im += d_18 * o.im;
                d_o.im += d_18 * o.im;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(C, C) -> C + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a2: C,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
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
                a0: C,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                a1: C,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::div,
            C,
        > for C {
            type Output = C;
            type Left = C;
            type Right = C;
            #[inline]
            fn zeros(&self, rhs: &C) -> (C, C) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut C, rhs: C, d_rhs: &mut C, d_ret: C) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: C, rhs: C, t_rhs: C) -> (C, C) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::div,
            C,
        > for C {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut C,
                t_self: C,
                d_t_self: &mut C,
                rhs: C,
                d_rhs: &mut C,
                t_rhs: C,
                d_t_rhs: &mut C,
                d_ret: (C, C),
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
    ///The derivative of [`horner`], written by the engine and found by the function's path.
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    enum horner {}
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    impl horner {
        /// Of what the function writes, the derivative gets the values before the call.
        #[doc(hidden)]
        pub const __BEFORE: bool = true;
        #[doc(hidden)]
        #[inline]
        #[track_caller]
        fn __of<F: 'static>(called: F) -> F {
            ::rootgrad_autodiff::rt::same_function(called, &horner)
        }
        /// The reverse derivative of [`horner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pullback(c: &[C], d_c: &mut [C], z: C, d_ret: C) -> (C, C) {
            ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
            let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
            let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
            let mut acc = C { re: 0.0, im: 0.0 };
            let length = c.len();
            let length_2 = length;
            for i in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let i_2 = (length - 1) - i;
                let k = c[i_2];
                shape_2.keep(&k);
                let value = kept_2
                    .keep(
                        ::rootgrad_autodiff::operators::mul(
                            kept_1.keep(::core::clone::Clone::clone(&acc)),
                            ::core::clone::Clone::clone(&z),
                        ),
                    );
                shape_3.keep(&value);
                let value_2 = ::rootgrad_autodiff::operators::add(
                    ::core::clone::Clone::clone(&value),
                    ::core::clone::Clone::clone(&k),
                );
                shape_4.keep(&value_2);
                shape_1.keep(&acc);
                acc = value_2;
                pass_1.push((kept_1.take(), kept_2.take()));
            }
            let result: C = ::core::clone::Clone::clone(&acc);
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_result = d_ret;
            let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_result));
            for i in (0..length_2).rev() {
                let (v_1, value) = pass_1.take();
                let i_2 = (length - 1) - i;
                let k = c[i_2];
                let mut d_k = shape_2.zero();
                let mut d_value = shape_3.zero();
                let mut d_value_2 = shape_4.zero();
                let d_1 = shape_1.replace(&mut d_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                ::rootgrad_autodiff::operators::add::__vjp(
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    ::core::clone::Clone::clone(&k),
                    &mut d_k,
                    d_value_2,
                );
                ::rootgrad_autodiff::operators::mul::__vjp(
                    ::core::clone::Clone::clone(&v_1),
                    &mut d_acc,
                    ::core::clone::Clone::clone(&z),
                    &mut d_z,
                    d_value,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_c[i_2], &(d_k));
            }
            pass_1.finish();
            (result, d_z)
        }
        /// The forward derivative of [`horner`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn pushforward(c: &[C], t_c: &[C], z: C, t_z: C) -> (C, C) {
            ::rootgrad_autodiff::rt::equal_lengths("c", c.len(), "t_c", t_c.len());
            let mut acc = C { re: 0.0, im: 0.0 };
            let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let length = c.len();
            let length_2 = length;
            for i in 0..length_2 {
                let i_2 = (length - 1) - i;
                let k = c[i_2];
                let t_k = t_c[i_2];
                let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                    acc,
                    t_acc,
                    z,
                    t_z,
                );
                let value = v_1;
                let (v_2, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
                    value,
                    t_value,
                    k,
                    t_k,
                );
                let value_2 = v_2;
                t_acc = t_value_2;
                acc = value_2;
            }
            let result: C = acc;
            let t_result: C = t_acc;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp(
            called: impl ::core::ops::Fn(&[C], C) -> C + 'static,
            a0: &[C],
            t0: impl ::rootgrad_autodiff::rt::TangentRef<[C]>,
            a1: C,
            t1: impl ::rootgrad_autodiff::rt::Tangent<C>,
        ) -> (C, C) {
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
            c: &[C],
            d_c: &mut [C],
            t_c: &[C],
            d_t_c: &mut [C],
            z: C,
            t_z: C,
            d_ret: (C, C),
        ) -> (C, C) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul,
                ::rootgrad_autodiff::operators::add as rule_of_add
            );
            ::rootgrad_autodiff::rt::same_length("c", c.len(), d_c.len());
            ::rootgrad_autodiff::rt::same_length("t_c", t_c.len(), d_t_c.len());
            let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
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
            let mut acc = C { re: 0.0, im: 0.0 };
            let mut t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let length = c.len();
            let length_2 = length;
            for i in 0..length_2 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let i_2 = (length - 1) - i;
                let k = c[i_2];
                shape_3.keep(&k);
                let t_k = t_c[i_2];
                shape_4.keep(&t_k);
                let v_1 = kept_3
                    .keep(
                        ::rootgrad_autodiff::operators::mul::__jvp(
                            kept_1.keep(::core::clone::Clone::clone(&acc)),
                            kept_2.keep(::core::clone::Clone::clone(&t_acc)),
                            ::core::clone::Clone::clone(&z),
                            ::core::clone::Clone::clone(&t_z),
                        ),
                    );
                shape_5.keep(&v_1);
                let value = ::core::clone::Clone::clone(&v_1.0);
                shape_6.keep(&value);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                shape_7.keep(&t_value);
                let v_2 = ::rootgrad_autodiff::operators::add::__jvp(
                    ::core::clone::Clone::clone(&value),
                    ::core::clone::Clone::clone(&t_value),
                    ::core::clone::Clone::clone(&k),
                    ::core::clone::Clone::clone(&t_k),
                );
                shape_8.keep(&v_2);
                let value_2 = v_2.0;
                shape_9.keep(&value_2);
                let t_value_2 = v_2.1;
                shape_10.keep(&t_value_2);
                shape_2.keep(&t_acc);
                t_acc = t_value_2;
                shape_1.keep(&acc);
                acc = value_2;
                pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
            }
            let result: C = ::core::clone::Clone::clone(&acc);
            let t_result: C = ::core::clone::Clone::clone(&t_acc);
            let result_2: (C, C) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
            let mut d_t_z = ::rootgrad_autodiff::Differentiable::zero_like(&t_z);
            let mut d_result_2 = d_ret;
            let mut d_acc = ::rootgrad_autodiff::Differentiable::zero_like(&acc);
            let mut d_t_acc = ::rootgrad_autodiff::Differentiable::zero_like(&t_acc);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_acc, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_acc, &(d_result));
            for i in (0..length_2).rev() {
                let (v_3, v_4, v_1) = pass_1.take();
                let i_2 = (length - 1) - i;
                let k = c[i_2];
                let t_k = t_c[i_2];
                let value = ::core::clone::Clone::clone(&v_1.0);
                let t_value = ::core::clone::Clone::clone(&v_1.1);
                let mut d_k = shape_3.zero();
                let mut d_t_k = shape_4.zero();
                let mut d_v_1 = shape_5.zero();
                let mut d_value = shape_6.zero();
                let mut d_t_value = shape_7.zero();
                let mut d_v_2 = shape_8.zero();
                let mut d_value_2 = shape_9.zero();
                let mut d_t_value_2 = shape_10.zero();
                let d_1 = shape_1.replace(&mut d_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_1));
                let d_2 = shape_2.replace(&mut d_t_acc);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_2, &(d_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
                rule_of_add::__jvp_vjp(
                    ::core::clone::Clone::clone(&value),
                    &mut d_value,
                    ::core::clone::Clone::clone(&t_value),
                    &mut d_t_value,
                    ::core::clone::Clone::clone(&k),
                    &mut d_k,
                    ::core::clone::Clone::clone(&t_k),
                    &mut d_t_k,
                    d_v_2,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
                ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
                rule_of_mul::__jvp_vjp(
                    ::core::clone::Clone::clone(&v_3),
                    &mut d_acc,
                    ::core::clone::Clone::clone(&v_4),
                    &mut d_t_acc,
                    ::core::clone::Clone::clone(&z),
                    &mut d_z,
                    ::core::clone::Clone::clone(&t_z),
                    &mut d_t_z,
                    d_v_1,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_c[i_2], &(d_t_k));
                ::rootgrad_autodiff::rt::accumulate(&mut d_c[i_2], &(d_k));
            }
            pass_1.finish();
            (d_z, d_t_z)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp<'__shadow>(
            called: impl ::core::ops::Fn(&[C], C) -> C + 'static,
            _: impl ::rootgrad_autodiff::rt::NoShadow,
            a0: &[C],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<[C]>,
            d1: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a2: C,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<C>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(C, C)>,
        ) {
            let _ = Self::__of(called);
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
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
            ::rootgrad_autodiff::rt::accumulate(d2.or_discard(&mut store2), &g2);
            ::rootgrad_autodiff::rt::accumulate(d3.or_discard(&mut store3), &g3);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp<'__shadow>(
            a0: &[C],
            d0: impl ::rootgrad_autodiff::rt::SliceShadow<'__shadow, C>,
            a1: C,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<C>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<C>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::std::vec::Vec::new();
            let d0 = ::rootgrad_autodiff::rt::or_zero_like(
                d0.into_slice(),
                a0,
                &mut store0,
            );
            let (_primal, g1) = Self::pullback(a0, d0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(horner as rule_of_horner);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
        let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_4 = ::rootgrad_autodiff::Shapes::new();
        let mut shape_5 = ::rootgrad_autodiff::Shapes::new();
        let size = 2;
        let mut coeffs: ::std::vec::Vec<C> = ::std::vec::Vec::new();
        let length = p.len().div_ceil(size);
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size).min(p.len())];
            coeffs.push(C { re: c[0], im: c[1] });
        }
        let z = C { re: p[0], im: p[3] };
        let mut w = rule_of_horner::__of(
            horner,
        )(&coeffs, ::core::clone::Clone::clone(&z));
        for _ in 0..3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
            let argument = kept_5.keep(::core::clone::Clone::clone(&w));
            shape_2.keep(&argument);
            let value = kept_4
                .keep(
                    ::rootgrad_autodiff::operators::mul(
                        kept_2.keep(::core::clone::Clone::clone(&w)),
                        ::core::clone::Clone::clone(&argument),
                    ),
                );
            shape_3.keep(&value);
            let value_2 = kept_3
                .keep(
                    ::rootgrad_autodiff::operators::add(
                        kept_1.keep(::core::clone::Clone::clone(&w)),
                        ::core::clone::Clone::clone(&z),
                    ),
                );
            shape_4.keep(&value_2);
            let value_3 = ::rootgrad_autodiff::operators::div(
                ::core::clone::Clone::clone(&value),
                ::core::clone::Clone::clone(&value_2),
            );
            shape_5.keep(&value_3);
            shape_1.keep(&w);
            w = value_3;
            pass_1
                .push((
                    kept_1.take(),
                    kept_2.take(),
                    kept_3.take(),
                    kept_4.take(),
                    kept_5.take(),
                ));
        }
        let argument_2 = ::core::clone::Clone::clone(&w.re);
        let argument_3 = ::core::clone::Clone::clone(&w.re);
        let value_4 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_2),
            ::core::clone::Clone::clone(&argument_3),
        );
        let argument_4 = ::core::clone::Clone::clone(&w.im);
        let value_5 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_4),
            ::core::clone::Clone::clone(&argument_4),
        );
        let result: f64 = value_5;
        let mut d_result = d_ret;
        let mut d_coeffs = ::rootgrad_autodiff::Differentiable::zero_like(&coeffs);
        let mut d_z = ::rootgrad_autodiff::Differentiable::zero_like(&z);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_value_5: f64 = -0.0;
        d_value_5 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            d_value_5,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.im, &(d_argument_4));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            ::core::clone::Clone::clone(&argument_3),
            &mut d_argument_3,
            d_value_4,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.re, &(d_argument_3));
        ::rootgrad_autodiff::rt::accumulate(&mut d_w.re, &(d_argument_2));
        for _ in (0..3).rev() {
            let (v_1, v_2, value_2, value, argument) = pass_1.take();
            let mut d_argument = shape_2.zero();
            let mut d_value = shape_3.zero();
            let mut d_value_2 = shape_4.zero();
            let mut d_value_3 = shape_5.zero();
            let d_1 = shape_1.replace(&mut d_w);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_1));
            ::rootgrad_autodiff::operators::div::__vjp(
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_1),
                &mut d_w,
                ::core::clone::Clone::clone(&z),
                &mut d_z,
                d_value_2,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&v_2),
                &mut d_w,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_w, &(d_argument));
        }
        rule_of_horner::__vjp(
            &coeffs,
            &mut d_coeffs,
            ::core::clone::Clone::clone(&z),
            &mut d_z,
            d_w,
        );
        let C { re: d_2, im: d_3 } = &d_z else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_2);
        d_p[3] += (*d_3);
        for i in (0..length).rev() {
            let d_c = &mut d_p[i * size..((i * size) + size).min(p.len())];
            let d_4 = ::rootgrad_autodiff::rt::popped(&mut d_coeffs);
            let C { re: d_5, im: d_6 } = &d_4 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_5);
            d_c[1] += (*d_6);
        }
        pass_1.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(horner as rule_of_horner);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let size = 2;
        let mut coeffs: ::std::vec::Vec<C> = ::std::vec::Vec::new();
        let mut t_coeffs: ::std::vec::Vec<C> = ::rootgrad_autodiff::Differentiable::zero_like(
            &coeffs,
        );
        let length = p.len().div_ceil(size);
        for i in 0..length {
            let c = &p[(i * size)..((i * size) + size).min(p.len())];
            let t_c = &t_p[i * size..((i * size) + size).min(p.len())];
            t_coeffs.push(C { re: t_c[0], im: t_c[1] });
            coeffs.push(C { re: c[0], im: c[1] });
        }
        let t_z = C { re: t_p[0], im: t_p[3] };
        let z = C { re: p[0], im: p[3] };
        let (v_1, mut t_w) = rule_of_horner::__jvp(horner, &coeffs, &t_coeffs, z, t_z);
        let mut w = v_1;
        for _ in 0..3 {
            let argument = w;
            let t_argument = t_w;
            let (v_2, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                w,
                t_w,
                argument,
                t_argument,
            );
            let value = v_2;
            let (v_3, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
                w,
                t_w,
                z,
                t_z,
            );
            let value_2 = v_3;
            let (v_4, t_value_3) = ::rootgrad_autodiff::operators::div::__jvp(
                value,
                t_value,
                value_2,
                t_value_2,
            );
            let value_3 = v_4;
            t_w = t_value_3;
            w = value_3;
        }
        let argument_2 = w.re;
        let t_argument_2 = t_w.re;
        let argument_3 = w.re;
        let t_argument_3 = t_w.re;
        let (v_5, t_value_4) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_2,
            t_argument_2,
            argument_3,
            t_argument_3,
        );
        let value_4 = v_5;
        let argument_4 = w.im;
        let t_argument_4 = t_w.im;
        let (v_6, t_value_5) = ::rootgrad_autodiff::operators::add::__jvp(
            value_4,
            t_value_4,
            argument_4,
            t_argument_4,
        );
        let value_5 = v_6;
        let result: f64 = value_5;
        let t_result: f64 = t_value_5;
        (result, t_result)
    }
}
mod generic_vectors {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator<T: Real>(this: V<T>, o: V<T>) -> V<T> {
            V(this.0 + o.0, this.1 + o.1)
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
            fn __of<F>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_generic_function(called, &operator::<f64>)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback<T: Real>(
                this: V<T>,
                o: V<T>,
                d_ret: V<T>,
            ) -> (V<T>, V<T>, V<T>) {
                let result: V<T> = V((this.0 + o.0), (this.1 + o.1));
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let V(d_1, d_3) = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.0 += d_2;
                d_o.0 += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.1 += d_4;
                d_o.1 += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward<T: Real>(
                this: V<T>,
                t_this: V<T>,
                o: V<T>,
                t_o: V<T>,
            ) -> (V<T>, V<T>) {
                let t_result: V<T> = V {
                    0: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.0)
                            + ::rootgrad_autodiff::rt::scalar(t_o.0),
                        this.0 + o.0,
                    ),
                    1: ::rootgrad_autodiff::rt::tangent_at(
                        ::rootgrad_autodiff::rt::scalar(t_this.1)
                            + ::rootgrad_autodiff::rt::scalar(t_o.1),
                        this.1 + o.1,
                    ),
                };
                let result: V<T> = V((this.0 + o.0), (this.1 + o.1));
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp<T: Real>(
                called: impl ::core::ops::Fn(V<T>, V<T>) -> V<T>,
                a0: V<T>,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
                a1: V<T>,
                t1: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
            ) -> (V<T>, V<T>) {
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
            fn pushforward_pullback<T: Real>(
                this: V<T>,
                t_this: V<T>,
                o: V<T>,
                t_o: V<T>,
                d_ret: (V<T>, V<T>),
            ) -> (V<T>, V<T>, V<T>, V<T>) {
                let t_result: V<T> = V {
                    0: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.0 + t_o.0),
                        (this.0 + o.0),
                    ),
                    1: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.1 + t_o.1),
                        (this.1 + o.1),
                    ),
                };
                let result: V<T> = V((this.0 + o.0), (this.1 + o.1));
                let result_2: (V<T>, V<T>) = (
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
                let V(d_1, d_3) = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.0 += d_2;
                d_o.0 += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.1 += d_4;
                d_o.1 += d_4;
                let V { 0: d_5, 1: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.0 += d_6;
                d_t_o.0 += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.1 += d_8;
                d_t_o.1 += d_8;
                (d_this, d_t_this, d_o, d_t_o)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow, T: Real>(
                called: impl ::core::ops::Fn(V<T>, V<T>) -> V<T>,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V<T>,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a2: V<T>,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V<T>, V<T>)>,
            )
            where
                T: '__shadow,
            {
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
            fn __vjp<'__shadow, T: Real>(
                a0: V<T>,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a1: V<T>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V<T>>,
            )
            where
                T: '__shadow,
            {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl<
            T: Real,
        > ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::add,
            V<T>,
        > for V<T> {
            type Output = V<T>;
            type Left = V<T>;
            type Right = V<T>;
            #[inline]
            fn zeros(&self, rhs: &V<T>) -> (V<T>, V<T>) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut V<T>,
                rhs: V<T>,
                d_rhs: &mut V<T>,
                d_ret: V<T>,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V<T>, rhs: V<T>, t_rhs: V<T>) -> (V<T>, V<T>) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl<
            T: Real,
        > ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::add,
            V<T>,
        > for V<T> {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V<T>,
                t_self: V<T>,
                d_t_self: &mut V<T>,
                rhs: V<T>,
                d_rhs: &mut V<T>,
                t_rhs: V<T>,
                d_t_rhs: &mut V<T>,
                d_ret: (V<T>, V<T>),
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
        fn operator<T: Real>(this: V<T>, k: T) -> V<T> {
            V(this.0 * k, this.1 * k)
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
            fn __of<F>(called: F) -> F {
                ::rootgrad_autodiff::rt::same_generic_function(called, &operator::<f64>)
            }
            /// The reverse derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pullback<T: Real>(this: V<T>, k: T, d_ret: V<T>) -> (V<T>, V<T>, T) {
                let result: V<T> = V((this.0 * k), (this.1 * k));
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_k = ::rootgrad_autodiff::zero::<T>();
                let mut d_result = d_ret;
                let V(d_1, d_2) = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.0 += (*d_1) * k;
                d_k += (*d_1) * this.0;
                d_this.1 += (*d_2) * k;
                d_k += (*d_2) * this.1;
                (result, d_this, d_k)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward<T: Real>(
                this: V<T>,
                t_this: V<T>,
                k: T,
                t_k: T,
            ) -> (V<T>, V<T>) {
                let t_result: V<T> = V {
                    0: ::rootgrad_autodiff::rt::scalar(t_this.0) * k + this.0 * t_k,
                    1: ::rootgrad_autodiff::rt::scalar(t_this.1) * k + this.1 * t_k,
                };
                let result: V<T> = V((this.0 * k), (this.1 * k));
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp<T: Real>(
                called: impl ::core::ops::Fn(V<T>, T) -> V<T>,
                a0: V<T>,
                t0: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
                a1: T,
                t1: impl ::rootgrad_autodiff::rt::Tangent<T>,
            ) -> (V<T>, V<T>) {
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
            fn pushforward_pullback<T: Real>(
                this: V<T>,
                t_this: V<T>,
                k: T,
                t_k: T,
                d_ret: (V<T>, V<T>),
            ) -> (V<T>, V<T>, T, T) {
                let t_result: V<T> = V {
                    0: (t_this.0 * k) + (this.0 * t_k),
                    1: (t_this.1 * k) + (this.1 * t_k),
                };
                let result: V<T> = V((this.0 * k), (this.1 * k));
                let result_2: (V<T>, V<T>) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_k = ::rootgrad_autodiff::zero::<T>();
                let mut d_t_k = ::rootgrad_autodiff::zero::<T>();
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V(d_1, d_2) = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.0 += (*d_1) * k;
                d_k += (*d_1) * this.0;
                d_this.1 += (*d_2) * k;
                d_k += (*d_2) * this.1;
                let V { 0: d_3, 1: d_4 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.0 += (*d_3) * k;
                d_k += (*d_3) * t_this.0;
                d_this.0 += (*d_3) * t_k;
                d_t_k += (*d_3) * this.0;
                d_t_this.1 += (*d_4) * k;
                d_k += (*d_4) * t_this.1;
                d_this.1 += (*d_4) * t_k;
                d_t_k += (*d_4) * this.1;
                (d_this, d_t_this, d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow, T: Real>(
                called: impl ::core::ops::Fn(V<T>, T) -> V<T>,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: V<T>,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a2: T,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<T>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(V<T>, V<T>)>,
            )
            where
                T: '__shadow,
            {
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
            fn __vjp<'__shadow, T: Real>(
                a0: V<T>,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
                a1: T,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<T>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V<T>>,
            )
            where
                T: '__shadow,
            {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
                let (_primal, g0, g1) = Self::pullback(a0, a1, d_ret.seed());
                ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
                ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
            }
        }
        impl<
            T: Real,
        > ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            T,
        > for V<T> {
            type Output = V<T>;
            type Left = V<T>;
            type Right = T;
            #[inline]
            fn zeros(&self, rhs: &T) -> (V<T>, T) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V<T>, rhs: T, d_rhs: &mut T, d_ret: V<T>) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V<T>, rhs: T, t_rhs: T) -> (V<T>, V<T>) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl<
            T: Real,
        > ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            T,
        > for V<T> {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V<T>,
                t_self: V<T>,
                d_t_self: &mut V<T>,
                rhs: T,
                d_rhs: &mut T,
                t_rhs: T,
                d_t_rhs: &mut T,
                d_ret: (V<T>, V<T>),
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
    impl<T: Real> V<T> {
        /// The reverse derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pullback(self: Self, o: V<T>, d_ret: T) -> (T, Self, V<T>) {
            let result: T = (self.0 * o.0) + (self.1 * o.1);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_result = d_ret;
            d_self.0 += d_result * o.0;
            d_o.0 += d_result * self.0;
            d_self.1 += d_result * o.1;
            d_o.1 += d_result * self.1;
            (result, d_self, d_o)
        }
        /// The forward derivative of [`dot`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn dot_pushforward(self: Self, t_self: Self, o: V<T>, t_o: V<T>) -> (T, T) {
            let result: T = (self.0 * o.0) + (self.1 * o.1);
            let t_result: T = (::rootgrad_autodiff::rt::scalar(t_self.0) * o.0
                + self.0 * ::rootgrad_autodiff::rt::scalar(t_o.0))
                + (::rootgrad_autodiff::rt::scalar(t_self.1) * o.1
                    + self.1 * ::rootgrad_autodiff::rt::scalar(t_o.1));
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_dot(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: V<T>,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
        ) -> (T, T) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_dot(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: V<T>,
            t1: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
        ) -> (T, T) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::dot_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn dot_pushforward_pullback(
            self: Self,
            t_self: Self,
            o: V<T>,
            t_o: V<T>,
            d_ret: (T, T),
        ) -> (Self, Self, V<T>, V<T>) {
            let result: T = (self.0 * o.0) + (self.1 * o.1);
            let t_result: T = ((t_self.0 * o.0) + (self.0 * t_o.0))
                + ((t_self.1 * o.1) + (self.1 * t_o.1));
            let result_2: (T, T) = (result, t_result);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
            let mut d_t_o = ::rootgrad_autodiff::Differentiable::zero_like(&t_o);
            let mut d_result_2 = d_ret;
            let mut d_result: T = ::rootgrad_autodiff::zero();
            let mut d_t_result: T = ::rootgrad_autodiff::zero();
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            d_t_self.0 += d_t_result * o.0;
            d_o.0 += d_t_result * t_self.0;
            d_self.0 += d_t_result * t_o.0;
            d_t_o.0 += d_t_result * self.0;
            d_t_self.1 += d_t_result * o.1;
            d_o.1 += d_t_result * t_self.1;
            d_self.1 += d_t_result * t_o.1;
            d_t_o.1 += d_t_result * self.1;
            d_self.0 += d_result * o.0;
            d_o.0 += d_result * self.0;
            d_self.1 += d_result * o.1;
            d_o.1 += d_result * self.1;
            (d_self, d_t_self, d_o, d_t_o)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V<T>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
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
        fn __path_jvp_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: V<T>,
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<V<T>>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(T, T)>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::dot_pushforward_pullback(
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
        fn __vjp_dot<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: V<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::dot_pullback(
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
        fn __path_vjp_dot<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: V<T>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V<T>>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<T>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::dot_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_dot(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(a: f64, b: f64, d_ret: f64) -> (f64, f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __vjp_dot & fn __handed_dot);
        let u = V(a, b);
        let v = V((b * b), 1.0);
        let value = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&v),
            a,
        );
        let value_2 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&u),
            ::core::clone::Clone::clone(&value),
        );
        let w = ::core::clone::Clone::clone(&value_2);
        let argument = ::core::clone::Clone::clone(&u);
        let value_3 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&u),
            ::core::clone::Clone::clone(&argument),
        );
        let value_4 = w.__handed_dot().dot(::core::clone::Clone::clone(&value_3));
        let result: f64 = value_4;
        let mut d_a = ::rootgrad_autodiff::zero::<f64>();
        let mut d_b = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_u = ::rootgrad_autodiff::Differentiable::zero_like(&u);
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
        let mut d_w = ::rootgrad_autodiff::Differentiable::zero_like(&w);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_value_4: f64 = -0.0;
        d_value_4 += d_result;
        (w)
            .__vjp_dot(
                ::core::option::Option::Some(&mut d_w),
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                d_value_4,
            );
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&u),
            &mut d_u,
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            d_value_3,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_u, &(d_argument));
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_w));
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&u),
            &mut d_u,
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            d_value_2,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&v),
            &mut d_v,
            a,
            &mut d_a,
            d_value,
        );
        let V(d_1, _) = &d_v else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_b += (*d_1) * b;
        d_b += (*d_1) * b;
        let V(d_2, d_3) = &d_u else { ::rootgrad_autodiff::rt::wrong_variant() };
        d_a += (*d_2);
        d_b += (*d_3);
        (result, d_a, d_b)
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(a: f64, t_a: f64, b: f64, t_b: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_dot);
        let t_u = V { 0: t_a, 1: t_b };
        let u = V(a, b);
        let t_v = V { 0: t_b * b + b * t_b, 1: 0.0 };
        let v = V((b * b), 1.0);
        let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(v, t_v, a, t_a);
        let value = v_1;
        let (v_2, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
            u,
            t_u,
            value,
            t_value,
        );
        let value_2 = v_2;
        let w = value_2;
        let t_w = t_value_2;
        let argument = u;
        let t_argument = t_u;
        let (v_3, t_value_3) = ::rootgrad_autodiff::operators::add::__jvp(
            u,
            t_u,
            argument,
            t_argument,
        );
        let value_3 = v_3;
        let (v_4, t_value_4) = (w).__jvp_dot(&t_w, value_3, t_value_3);
        let value_4 = v_4;
        let result: f64 = value_4;
        let t_result: f64 = t_value_4;
        (result, t_result)
    }
}
mod both_sides {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: V, o: V) -> V {
            V {
                x: this.x + o.x,
                y: this.y + o.y,
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
            fn pullback(this: V, o: V, d_ret: V) -> (V, V, V) {
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_o = ::rootgrad_autodiff::Differentiable::zero_like(&o);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                (result, d_this, d_o)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: V, t_this: V, o: V, t_o: V) -> (V, V) {
                let t_result: V = V {
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
                };
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
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
                o: V,
                t_o: V,
                d_ret: (V, V),
            ) -> (V, V, V, V) {
                let t_result: V = V {
                    x: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.x + t_o.x),
                        (this.x + o.x),
                    ),
                    y: ::rootgrad_autodiff::rt::tangent_at(
                        (t_this.y + t_o.y),
                        (this.y + o.y),
                    ),
                };
                let result: V = V {
                    x: this.x + o.x,
                    y: this.y + o.y,
                };
                let result_2: (V, V) = (
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
                let V { x: d_1, y: d_3 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
                d_this.x += d_2;
                d_o.x += d_2;
                let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
                d_this.y += d_4;
                d_o.y += d_4;
                let V { x: d_5, y: d_7 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
                d_t_this.x += d_6;
                d_t_o.x += d_6;
                let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
                d_t_this.y += d_8;
                d_t_o.y += d_8;
                (d_this, d_t_this, d_o, d_t_o)
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
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: f64, v: V) -> V {
            V { x: this * v.x, y: this * v.y }
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
            fn pullback(this: f64, v: V, d_ret: V) -> (V, f64, V) {
                let result: V = V { x: this * v.x, y: this * v.y };
                let mut d_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_result = d_ret;
                let V { x: d_1, y: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this += (*d_1) * v.x;
                d_v.x += (*d_1) * this;
                d_this += (*d_2) * v.y;
                d_v.y += (*d_2) * this;
                (result, d_this, d_v)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: f64, t_this: f64, v: V, t_v: V) -> (V, V) {
                let t_result: V = V {
                    x: t_this * v.x + this * ::rootgrad_autodiff::rt::scalar(t_v.x),
                    y: t_this * v.y + this * ::rootgrad_autodiff::rt::scalar(t_v.y),
                };
                let result: V = V { x: this * v.x, y: this * v.y };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(f64, V) -> V + 'static,
                a0: f64,
                t0: impl ::rootgrad_autodiff::rt::Tangent<f64>,
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
                this: f64,
                t_this: f64,
                v: V,
                t_v: V,
                d_ret: (V, V),
            ) -> (f64, f64, V, V) {
                let t_result: V = V {
                    x: (t_this * v.x) + (this * t_v.x),
                    y: (t_this * v.y) + (this * t_v.y),
                };
                let result: V = V { x: this * v.x, y: this * v.y };
                let result_2: (V, V) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_this = ::rootgrad_autodiff::zero::<f64>();
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
                let mut d_result_2 = d_ret;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let V { x: d_1, y: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this += (*d_1) * v.x;
                d_v.x += (*d_1) * this;
                d_this += (*d_2) * v.y;
                d_v.y += (*d_2) * this;
                let V { x: d_3, y: d_4 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this += (*d_3) * v.x;
                d_v.x += (*d_3) * t_this;
                d_this += (*d_3) * t_v.x;
                d_t_v.x += (*d_3) * this;
                d_t_this += (*d_4) * v.y;
                d_v.y += (*d_4) * t_this;
                d_this += (*d_4) * t_v.y;
                d_t_v.y += (*d_4) * this;
                (d_this, d_t_this, d_v, d_t_v)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(f64, V) -> V + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: f64,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<f64>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
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
                a1: V,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<V>,
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
            V,
        > for f64 {
            type Output = V;
            type Left = f64;
            type Right = V;
            #[inline]
            fn zeros(&self, rhs: &V) -> (f64, V) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut f64, rhs: V, d_rhs: &mut V, d_ret: V) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: f64, rhs: V, t_rhs: V) -> (V, V) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            V,
        > for f64 {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut f64,
                t_self: f64,
                d_t_self: &mut f64,
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
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: &V, o: &V) -> f64 {
            this.x * o.x + this.y * o.y
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
                this: &V,
                d_this: &mut V,
                o: &V,
                d_o: &mut V,
                d_ret: f64,
            ) -> f64 {
                let result: f64 = (this.x * o.x) + (this.y * o.y);
                let mut d_result = d_ret;
                d_this.x += d_result * o.x;
                d_o.x += d_result * this.x;
                d_this.y += d_result * o.y;
                d_o.y += d_result * this.y;
                result
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: &V, t_this: &V, o: &V, t_o: &V) -> (f64, f64) {
                let result: f64 = (this.x * o.x) + (this.y * o.y);
                let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_this.x) * o.x
                    + this.x * ::rootgrad_autodiff::rt::scalar(t_o.x))
                    + (::rootgrad_autodiff::rt::scalar(t_this.y) * o.y
                        + this.y * ::rootgrad_autodiff::rt::scalar(t_o.y));
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(&V, &V) -> f64 + 'static,
                a0: &V,
                t0: impl ::rootgrad_autodiff::rt::TangentRef<V>,
                a1: &V,
                t1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
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
                this: &V,
                d_this: &mut V,
                t_this: &V,
                d_t_this: &mut V,
                o: &V,
                d_o: &mut V,
                t_o: &V,
                d_t_o: &mut V,
                d_ret: (f64, f64),
            ) {
                let result: f64 = (this.x * o.x) + (this.y * o.y);
                let t_result: f64 = ((t_this.x * o.x) + (this.x * t_o.x))
                    + ((t_this.y * o.y) + (this.y * t_o.y));
                let result_2: (f64, f64) = (result, t_result);
                let mut d_result_2 = d_ret;
                let mut d_result: f64 = -0.0;
                let mut d_t_result: f64 = -0.0;
                d_result += d_result_2.0;
                d_t_result += d_result_2.1;
                d_t_this.x += d_t_result * o.x;
                d_o.x += d_t_result * t_this.x;
                d_this.x += d_t_result * t_o.x;
                d_t_o.x += d_t_result * this.x;
                d_t_this.y += d_t_result * o.y;
                d_o.y += d_t_result * t_this.y;
                d_this.y += d_t_result * t_o.y;
                d_t_o.y += d_t_result * this.y;
                d_this.x += d_result * o.x;
                d_o.x += d_result * this.x;
                d_this.y += d_result * o.y;
                d_o.y += d_result * this.y;
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(&V, &V) -> f64 + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: &V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: impl ::rootgrad_autodiff::rt::TangentRef<V>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a2: &V,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a3: impl ::rootgrad_autodiff::rt::TangentRef<V>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
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
                a0: &V,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                a1: &V,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<V>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
            ) {
                let mut store1 = ::rootgrad_autodiff::rt::discarded(a1);
                let d1 = d1.or_discard(&mut store1);
                let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
                let d0 = d0.or_discard(&mut store0);
                let _primal = Self::pullback(a0, d0, a1, d1, d_ret.seed());
            }
        }
        impl ::rootgrad_autodiff::operators::OperatorRule<
            ::rootgrad_autodiff::operators::mul,
            &V,
        > for &V {
            type Output = f64;
            type Left = V;
            type Right = V;
            #[inline]
            fn zeros(&self, rhs: &&V) -> (V, V) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(&**self),
                    ::rootgrad_autodiff::Differentiable::zero_like(&**rhs),
                )
            }
            #[inline]
            fn pullback(self, d_self: &mut V, rhs: &V, d_rhs: &mut V, d_ret: f64) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: V, rhs: &V, t_rhs: V) -> (f64, f64) {
                operator::__jvp(operator, self, &t_self, rhs, &t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            &V,
        > for &V {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut V,
                t_self: V,
                d_t_self: &mut V,
                rhs: &V,
                d_rhs: &mut V,
                t_rhs: V,
                d_t_rhs: &mut V,
                d_ret: (f64, f64),
            ) {
                operator::__jvp_vjp(
                    operator,
                    ::rootgrad_autodiff::rt::Inactive,
                    self,
                    d_self,
                    &t_self,
                    d_t_self,
                    rhs,
                    d_rhs,
                    &t_rhs,
                    d_t_rhs,
                    d_ret,
                );
            }
        }
    };
    impl V {
        /// The reverse derivative of [`size`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn size_pullback(self: &Self, d_self: &mut Self, d_ret: f64) -> f64 {
            let value = ::rootgrad_autodiff::operators::mul(self, self);
            let result: f64 = value.sqrt();
            let mut d_result = d_ret;
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            d_value += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            let mut d_1 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_2 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            ::rootgrad_autodiff::operators::mul::__vjp(
                self,
                &mut d_1,
                self,
                &mut d_2,
                d_value,
            );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_1);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_2);
            result
        }
        /// The forward derivative of [`size`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn size_pushforward(self: &Self, t_self: &Self) -> (f64, f64) {
            let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                self,
                t_self,
                self,
                t_self,
            );
            let value = v_1;
            let result: f64 = value.sqrt();
            let t_result: f64 = ::rootgrad_autodiff::rules::sqrt(value) * t_value;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_size(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*self, &mut store0);
            Self::size_pushforward(self, t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_size(
            a0: &Self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (f64, f64) {
            let mut store0 = ::core::option::Option::None;
            let t0 = t0.or_zero(&*a0, &mut store0);
            Self::size_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn size_pushforward_pullback(
            self: &Self,
            d_self: &mut Self,
            t_self: &Self,
            d_t_self: &mut Self,
            d_ret: (f64, f64),
        ) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul
            );
            let v_1 = ::rootgrad_autodiff::operators::mul::__jvp(
                self,
                t_self,
                self,
                t_self,
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let result: f64 = value.sqrt();
            let x = ::core::clone::Clone::clone(&value);
            let t_result: f64 = (0.5 / x.sqrt()) * t_value;
            let result_2: (f64, f64) = (result, t_result);
            let mut d_result_2 = d_ret;
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_result: f64 = -0.0;
            let mut d_x = ::rootgrad_autodiff::Differentiable::zero_like(&x);
            let mut d_t_result: f64 = -0.0;
            d_result += d_result_2.0;
            d_t_result += d_result_2.1;
            let d_1 = d_t_result * t_value;
            let d_2 = d_1 / x.sqrt() * (0.5 / x.sqrt());
            d_x -= d_2 * ::rootgrad_autodiff::rules::sqrt(x);
            d_t_value += d_t_result * (0.5 / x.sqrt());
            ::rootgrad_autodiff::rt::accumulate(&mut d_value, &(d_x));
            d_value += d_result * ::rootgrad_autodiff::rules::by_result::sqrt(result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(t_self);
            let mut d_5 = ::rootgrad_autodiff::rt::Part::zero_owned(self);
            let mut d_6 = ::rootgrad_autodiff::rt::Part::zero_owned(t_self);
            rule_of_mul::__jvp_vjp(
                self,
                &mut d_3,
                t_self,
                &mut d_4,
                self,
                &mut d_5,
                t_self,
                &mut d_6,
                d_v_1,
            );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_3);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_t_self), &d_4);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_self), &d_5);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut (*d_t_self), &d_6);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_size<'__shadow>(
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
            Self::size_pushforward_pullback(self, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_vjp_size<'__shadow>(
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
            Self::size_pushforward_pullback(a0, d0, a1, d1, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_size<'__shadow>(
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
            let _primal = Self::size_pullback(self, d0, d_ret.seed());
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_vjp_size<'__shadow>(
            a0: &Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(a0);
            let d0 = d0.or_discard(&mut store0);
            let _primal = Self::size_pullback(a0, d0, d_ret.seed());
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_size & fn __handed_size);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
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
        let size_2 = 2;
        let mut vs: ::std::vec::Vec<V> = ::std::vec::Vec::new();
        let length = p.len() / size_2;
        for i_2 in 0..length {
            let c = &p[(i_2 * size_2)..((i_2 * size_2) + size_2)];
            vs.push(V { x: c[0], y: c[1] });
        }
        let value = V::default();
        let mut acc_2 = value;
        let length_2 = vs.len();
        for i_3 in 0..length_2 {
            let v = &vs[i_3];
            let argument = *v;
            shape_7.keep(&argument);
            let value_2 = ::rootgrad_autodiff::operators::add(
                kept_4.keep(::core::clone::Clone::clone(&acc_2)),
                ::core::clone::Clone::clone(&argument),
            );
            shape_8.keep(&value_2);
            shape_6.keep(&acc_2);
            acc_2 = value_2;
        }
        let total = ::core::clone::Clone::clone(&acc_2);
        let mut other = V { x: 0.0, y: 1.0 };
        let length_3 = vs.len();
        for i_4 in 0..length_3 {
            let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
            let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
            let i = i_4;
            let v_2 = &vs[i_4];
            let t = kept_2.keep(::core::clone::Clone::clone(&other));
            shape_2.keep(&t);
            let argument_2 = (i as f64) + 0.5;
            let argument_3 = *v_2;
            shape_3.keep(&argument_3);
            let value_3 = kept_1
                .keep(
                    ::rootgrad_autodiff::operators::mul(
                        argument_2,
                        ::core::clone::Clone::clone(&argument_3),
                    ),
                );
            shape_4.keep(&value_3);
            let value_4 = ::rootgrad_autodiff::operators::add(
                ::core::clone::Clone::clone(&t),
                ::core::clone::Clone::clone(&value_3),
            );
            shape_5.keep(&value_4);
            shape_1.keep(&other);
            other = value_4;
            pass_1.push((kept_1.take(), kept_2.take()));
        }
        let value_5 = ::rootgrad_autodiff::operators::mul(&total, &other);
        let value_6 = ::rootgrad_autodiff::operators::mul(
            2.0,
            ::core::clone::Clone::clone(&total),
        );
        let argument_4 = ::core::clone::Clone::clone(&value_6.x);
        let value_7 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_5),
            ::core::clone::Clone::clone(&argument_4),
        );
        let value_8 = total.__handed_size().size();
        let value_9 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_7),
            ::core::clone::Clone::clone(&value_8),
        );
        let result: f64 = value_9;
        let mut d_result = d_ret;
        let mut d_vs = ::rootgrad_autodiff::Differentiable::zero_like(&vs);
        let mut d_acc_2 = ::rootgrad_autodiff::Differentiable::zero_like(&acc_2);
        let mut d_total = ::rootgrad_autodiff::Differentiable::zero_like(&total);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_value_6 = ::rootgrad_autodiff::Differentiable::zero_like(&value_6);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_value_7 = ::rootgrad_autodiff::Differentiable::zero_like(&value_7);
        let mut d_value_8 = ::rootgrad_autodiff::Differentiable::zero_like(&value_8);
        let mut d_value_9: f64 = -0.0;
        d_value_9 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_7),
            &mut d_value_7,
            ::core::clone::Clone::clone(&value_8),
            &mut d_value_8,
            d_value_9,
        );
        (total).__vjp_size(::core::option::Option::Some(&mut d_total), d_value_8);
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            d_value_7,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_value_6.x, &(d_argument_4));
        ::rootgrad_autodiff::operators::mul::__vjp(
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
            ::core::clone::Clone::clone(&total),
            &mut d_total,
            d_value_6,
        );
        ::rootgrad_autodiff::operators::mul::__vjp(
            &total,
            &mut d_total,
            &other,
            &mut d_other,
            d_value_5,
        );
        for i_4 in (0..length_3).rev() {
            let (value_3, t) = pass_1.take();
            let i = i_4;
            let v_2 = &vs[i_4];
            let argument_2 = (i as f64) + 0.5;
            let argument_3 = *v_2;
            let mut d_t = shape_2.zero();
            let mut d_argument_3 = shape_3.zero();
            let mut d_value_3 = shape_4.zero();
            let mut d_value_4 = shape_5.zero();
            let d_1 = shape_1.replace(&mut d_other);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_4, &(d_1));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&t),
                &mut d_t,
                ::core::clone::Clone::clone(&value_3),
                &mut d_value_3,
                d_value_4,
            );
            ::rootgrad_autodiff::operators::mul::__vjp(
                argument_2,
                ::rootgrad_autodiff::rt::Inactive,
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                d_value_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_vs[i_4], &(d_argument_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_other, &(d_t));
        }
        ::rootgrad_autodiff::rt::accumulate(&mut d_acc_2, &(d_total));
        for i_3 in (0..length_2).rev() {
            let v_1 = kept_4.take();
            let v = &vs[i_3];
            let argument = *v;
            let mut d_argument = shape_7.zero();
            let mut d_value_2 = shape_8.zero();
            let d_2 = shape_6.replace(&mut d_acc_2);
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_2, &(d_2));
            ::rootgrad_autodiff::operators::add::__vjp(
                ::core::clone::Clone::clone(&v_1),
                &mut d_acc_2,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value_2,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_vs[i_3], &(d_argument));
        }
        for i_2 in (0..length).rev() {
            let d_c = &mut d_p[i_2 * size_2..(i_2 * size_2) + size_2];
            let d_3 = ::rootgrad_autodiff::rt::popped(&mut d_vs);
            let V { x: d_4, y: d_5 } = &d_3 else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            d_c[0] += (*d_4);
            d_c[1] += (*d_5);
        }
        pass_1.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_size);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let size_2 = 2;
        let mut vs: ::std::vec::Vec<V> = ::std::vec::Vec::new();
        let mut t_vs: ::std::vec::Vec<V> = ::rootgrad_autodiff::Differentiable::zero_like(
            &vs,
        );
        let length = p.len() / size_2;
        for i_2 in 0..length {
            let c = &p[(i_2 * size_2)..((i_2 * size_2) + size_2)];
            let t_c = &t_p[i_2 * size_2..(i_2 * size_2) + size_2];
            t_vs.push(V { x: t_c[0], y: t_c[1] });
            vs.push(V { x: c[0], y: c[1] });
        }
        let value = V::default();
        let mut acc_2 = value;
        let mut t_acc_2 = ::rootgrad_autodiff::Differentiable::zero_like(&acc_2);
        let length_2 = vs.len();
        for i_3 in 0..length_2 {
            let v = &vs[i_3];
            let t_v = &t_vs[i_3];
            let argument = *v;
            let t_argument = *t_v;
            let (v_1, t_value_2) = ::rootgrad_autodiff::operators::add::__jvp(
                acc_2,
                t_acc_2,
                argument,
                t_argument,
            );
            let value_2 = v_1;
            t_acc_2 = t_value_2;
            acc_2 = value_2;
        }
        let total = acc_2;
        let t_total = t_acc_2;
        let mut other = V { x: 0.0, y: 1.0 };
        let mut t_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let length_3 = vs.len();
        for i_4 in 0..length_3 {
            let i = i_4;
            let v_2 = &vs[i_4];
            let t_v_2 = &t_vs[i_4];
            let t = other;
            let t_t = t_other;
            let argument_2 = (i as f64) + 0.5;
            let argument_3 = *v_2;
            let t_argument_3 = *t_v_2;
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                argument_2,
                ::rootgrad_autodiff::rt::Inactive,
                argument_3,
                t_argument_3,
            );
            let value_3 = v_3;
            let (v_4, t_value_4) = ::rootgrad_autodiff::operators::add::__jvp(
                t,
                t_t,
                value_3,
                t_value_3,
            );
            let value_4 = v_4;
            t_other = t_value_4;
            other = value_4;
        }
        let (v_5, t_value_5) = ::rootgrad_autodiff::operators::mul::__jvp(
            &total,
            &t_total,
            &other,
            &t_other,
        );
        let value_5 = v_5;
        let (v_6, t_value_6) = ::rootgrad_autodiff::operators::mul::__jvp(
            2.0,
            ::rootgrad_autodiff::rt::Inactive,
            total,
            t_total,
        );
        let value_6 = v_6;
        let argument_4 = value_6.x;
        let t_argument_4 = t_value_6.x;
        let (v_7, t_value_7) = ::rootgrad_autodiff::operators::add::__jvp(
            value_5,
            t_value_5,
            argument_4,
            t_argument_4,
        );
        let value_7 = v_7;
        let (v_8, t_value_8) = (total).__jvp_size(&t_total);
        let value_8 = v_8;
        let (v_9, t_value_9) = ::rootgrad_autodiff::operators::add::__jvp(
            value_7,
            t_value_7,
            value_8,
            t_value_8,
        );
        let value_9 = v_9;
        let result: f64 = value_9;
        let t_result: f64 = t_value_9;
        (result, t_result)
    }
}
mod quaternions {
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    const _: () = {
        fn operator(this: Quat, rhs: Quat) -> Quat {
            let (a, b) = (this.v, rhs.v);
            let mut v = [
                a[1] * b[2] - a[2] * b[1],
                a[2] * b[0] - a[0] * b[2],
                a[0] * b[1] - a[1] * b[0],
            ];
            for i in 0..3 {
                v[i] += this.w * b[i] + rhs.w * a[i];
            }
            Quat {
                w: this.w * rhs.w - a.iter().zip(&b).map(|(x, y)| x * y).sum::<f64>(),
                v,
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
            fn pullback(this: Quat, rhs: Quat, d_ret: Quat) -> (Quat, Quat, Quat) {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let a = ::core::clone::Clone::clone(&this.v);
                let b = ::core::clone::Clone::clone(&rhs.v);
                let mut v = [
                    ((a[1] * b[2]) - (a[2] * b[1])),
                    ((a[2] * b[0]) - (a[0] * b[2])),
                    ((a[0] * b[1]) - (a[1] * b[0])),
                ];
                for i in 0..3 {
                    shape_1.keep(&v[i]);
                    v[i] += (this.w * b[i]) + (rhs.w * a[i]);
                }
                let mut sum_2: f64 = -0.0;
                let length = ::rootgrad_autodiff::rt::length(&a)
                    .min(::rootgrad_autodiff::rt::length(&b));
                for i_2 in 0..length {
                    let x = &a[i_2];
                    let y = &b[i_2];
                    sum_2 += (*x) * (*y);
                }
                let result: Quat = Quat {
                    w: (this.w * rhs.w) - sum_2,
                    v: ::core::clone::Clone::clone(&v),
                };
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_rhs = ::rootgrad_autodiff::Differentiable::zero_like(&rhs);
                let mut d_result = d_ret;
                let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
                let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_sum_2: f64 = -0.0;
                let Quat { w: d_1, v: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.w += (*d_1) * rhs.w;
                d_rhs.w += (*d_1) * this.w;
                d_sum_2 -= (*d_1);
                ::rootgrad_autodiff::rt::accumulate(&mut d_v, &((*d_2)));
                for i_2 in 0..length {
                    let x = &a[i_2];
                    let y = &b[i_2];
                    let d_3 = d_sum_2;
                    d_a[i_2] += d_3 * (*y);
                    d_b[i_2] += d_3 * (*x);
                }
                for i in (0..3).rev() {
                    let d_4 = shape_1.restored(&mut d_v[i]);
                    let d_5 = ::rootgrad_autodiff::rt::scalar(d_4);
                    d_this.w += d_5 * b[i];
                    d_b[i] += d_5 * this.w;
                    d_rhs.w += d_5 * a[i];
                    d_a[i] += d_5 * rhs.w;
                }
                let d_6 = ::rootgrad_autodiff::rt::scalar(d_v[0]);
                d_a[1] += d_6 * b[2];
                d_b[2] += d_6 * a[1];
                d_a[2] -= d_6 * b[1];
                d_b[1] -= d_6 * a[2];
                let d_7 = ::rootgrad_autodiff::rt::scalar(d_v[1]);
                d_a[2] += d_7 * b[0];
                d_b[0] += d_7 * a[2];
                d_a[0] -= d_7 * b[2];
                d_b[2] -= d_7 * a[0];
                let d_8 = ::rootgrad_autodiff::rt::scalar(d_v[2]);
                d_a[0] += d_8 * b[1];
                d_b[1] += d_8 * a[0];
                d_a[1] -= d_8 * b[0];
                d_b[0] -= d_8 * a[1];
                ::rootgrad_autodiff::rt::accumulate(&mut d_rhs.v, &(d_b));
                ::rootgrad_autodiff::rt::accumulate(&mut d_this.v, &(d_a));
                (result, d_this, d_rhs)
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(
                this: Quat,
                t_this: Quat,
                rhs: Quat,
                t_rhs: Quat,
            ) -> (Quat, Quat) {
                let a = this.v;
                let t_a = t_this.v;
                let b = rhs.v;
                let t_b = t_rhs.v;
                let mut t_v = [
                    ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_a[1]) * b[2]
                            + a[1] * ::rootgrad_autodiff::rt::scalar(t_b[2]))
                            - (::rootgrad_autodiff::rt::scalar(t_a[2]) * b[1]
                                + a[2] * ::rootgrad_autodiff::rt::scalar(t_b[1])),
                        (a[1] * b[2]) - (a[2] * b[1]),
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_a[2]) * b[0]
                            + a[2] * ::rootgrad_autodiff::rt::scalar(t_b[0]))
                            - (::rootgrad_autodiff::rt::scalar(t_a[0]) * b[2]
                                + a[0] * ::rootgrad_autodiff::rt::scalar(t_b[2])),
                        (a[2] * b[0]) - (a[0] * b[2]),
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        (::rootgrad_autodiff::rt::scalar(t_a[0]) * b[1]
                            + a[0] * ::rootgrad_autodiff::rt::scalar(t_b[1]))
                            - (::rootgrad_autodiff::rt::scalar(t_a[1]) * b[0]
                                + a[1] * ::rootgrad_autodiff::rt::scalar(t_b[0])),
                        (a[0] * b[1]) - (a[1] * b[0]),
                    ),
                ];
                let mut v = [
                    ((a[1] * b[2]) - (a[2] * b[1])),
                    ((a[2] * b[0]) - (a[0] * b[2])),
                    ((a[0] * b[1]) - (a[1] * b[0])),
                ];
                for i in 0..3 {
                    t_v[i]
                        += (::rootgrad_autodiff::rt::scalar(t_this.w) * b[i]
                            + this.w * ::rootgrad_autodiff::rt::scalar(t_b[i]))
                            + (::rootgrad_autodiff::rt::scalar(t_rhs.w) * a[i]
                                + rhs.w * ::rootgrad_autodiff::rt::scalar(t_a[i]));
                    v[i] += (this.w * b[i]) + (rhs.w * a[i]);
                    t_v[i] = ::rootgrad_autodiff::rt::tangent_at(t_v[i], v[i]);
                }
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = ::rootgrad_autodiff::rt::length(&a)
                    .min(::rootgrad_autodiff::rt::length(&b));
                for i_2 in 0..length {
                    let x = &a[i_2];
                    let t_x = &t_a[i_2];
                    let y = &b[i_2];
                    let t_y = &t_b[i_2];
                    t_sum_2
                        += ::rootgrad_autodiff::rt::scalar(*t_x) * (*y)
                            + (*x) * ::rootgrad_autodiff::rt::scalar(*t_y);
                    sum_2 += (*x) * (*y);
                }
                let t_result: Quat = Quat {
                    w: (::rootgrad_autodiff::rt::scalar(t_this.w) * rhs.w
                        + this.w * ::rootgrad_autodiff::rt::scalar(t_rhs.w)) - t_sum_2,
                    v: t_v,
                };
                let result: Quat = Quat {
                    w: (this.w * rhs.w) - sum_2,
                    v: v,
                };
                (result, t_result)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(Quat, Quat) -> Quat + 'static,
                a0: Quat,
                t0: impl ::rootgrad_autodiff::rt::Tangent<Quat>,
                a1: Quat,
                t1: impl ::rootgrad_autodiff::rt::Tangent<Quat>,
            ) -> (Quat, Quat) {
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
                this: Quat,
                t_this: Quat,
                rhs: Quat,
                t_rhs: Quat,
                d_ret: (Quat, Quat),
            ) -> (Quat, Quat, Quat, Quat) {
                let mut shape_1 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_2 = ::rootgrad_autodiff::Shapes::new();
                let mut shape_3 = ::rootgrad_autodiff::Shapes::new();
                let a = ::core::clone::Clone::clone(&this.v);
                let t_a = ::core::clone::Clone::clone(&t_this.v);
                let b = ::core::clone::Clone::clone(&rhs.v);
                let t_b = ::core::clone::Clone::clone(&t_rhs.v);
                let mut t_v = [
                    ::rootgrad_autodiff::rt::tangent_at(
                        (((t_a[1] * b[2]) + (a[1] * t_b[2]))
                            - ((t_a[2] * b[1]) + (a[2] * t_b[1]))),
                        ((a[1] * b[2]) - (a[2] * b[1])),
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        (((t_a[2] * b[0]) + (a[2] * t_b[0]))
                            - ((t_a[0] * b[2]) + (a[0] * t_b[2]))),
                        ((a[2] * b[0]) - (a[0] * b[2])),
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        (((t_a[0] * b[1]) + (a[0] * t_b[1]))
                            - ((t_a[1] * b[0]) + (a[1] * t_b[0]))),
                        ((a[0] * b[1]) - (a[1] * b[0])),
                    ),
                ];
                let mut v = [
                    ((a[1] * b[2]) - (a[2] * b[1])),
                    ((a[2] * b[0]) - (a[0] * b[2])),
                    ((a[0] * b[1]) - (a[1] * b[0])),
                ];
                for i in 0..3 {
                    shape_3.keep(&t_v[i]);
                    t_v[i]
                        += ((t_this.w * b[i]) + (this.w * t_b[i]))
                            + ((t_rhs.w * a[i]) + (rhs.w * t_a[i]));
                    shape_2.keep(&v[i]);
                    v[i] += (this.w * b[i]) + (rhs.w * a[i]);
                    shape_1.keep(&t_v[i]);
                    t_v[i] = ::rootgrad_autodiff::rt::tangent_at(
                        ::core::clone::Clone::clone(&t_v[i]),
                        ::core::clone::Clone::clone(&v[i]),
                    );
                }
                let mut sum_2: f64 = -0.0;
                let mut t_sum_2: f64 = 0.0;
                let length = ::rootgrad_autodiff::rt::length(&a)
                    .min(::rootgrad_autodiff::rt::length(&b));
                for i_2 in 0..length {
                    let x = &a[i_2];
                    let t_x = &t_a[i_2];
                    let y = &b[i_2];
                    let t_y = &t_b[i_2];
                    t_sum_2 += ((*t_x) * (*y)) + ((*x) * (*t_y));
                    sum_2 += (*x) * (*y);
                }
                let t_result: Quat = Quat {
                    w: ((t_this.w * rhs.w) + (this.w * t_rhs.w)) - t_sum_2,
                    v: ::core::clone::Clone::clone(&t_v),
                };
                let result: Quat = Quat {
                    w: (this.w * rhs.w) - sum_2,
                    v: ::core::clone::Clone::clone(&v),
                };
                let result_2: (Quat, Quat) = (
                    ::core::clone::Clone::clone(&result),
                    ::core::clone::Clone::clone(&t_result),
                );
                let mut d_this = ::rootgrad_autodiff::Differentiable::zero_like(&this);
                let mut d_t_this = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_this,
                );
                let mut d_rhs = ::rootgrad_autodiff::Differentiable::zero_like(&rhs);
                let mut d_t_rhs = ::rootgrad_autodiff::Differentiable::zero_like(&t_rhs);
                let mut d_result_2 = d_ret;
                let mut d_a = ::rootgrad_autodiff::Differentiable::zero_like(&a);
                let mut d_t_a = ::rootgrad_autodiff::Differentiable::zero_like(&t_a);
                let mut d_b = ::rootgrad_autodiff::Differentiable::zero_like(&b);
                let mut d_t_b = ::rootgrad_autodiff::Differentiable::zero_like(&t_b);
                let mut d_t_v = ::rootgrad_autodiff::Differentiable::zero_like(&t_v);
                let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
                let mut d_sum_2: f64 = -0.0;
                let mut d_t_sum_2: f64 = -0.0;
                let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &t_result,
                );
                let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(
                    &result,
                );
                ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
                let Quat { w: d_1, v: d_2 } = &d_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_this.w += (*d_1) * rhs.w;
                d_rhs.w += (*d_1) * this.w;
                d_sum_2 -= (*d_1);
                ::rootgrad_autodiff::rt::accumulate(&mut d_v, &((*d_2)));
                let Quat { w: d_3, v: d_4 } = &d_t_result else {
                    ::rootgrad_autodiff::rt::wrong_variant()
                };
                d_t_this.w += (*d_3) * rhs.w;
                d_rhs.w += (*d_3) * t_this.w;
                d_this.w += (*d_3) * t_rhs.w;
                d_t_rhs.w += (*d_3) * this.w;
                d_t_sum_2 -= (*d_3);
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_v, &((*d_4)));
                for i_2 in 0..length {
                    let x = &a[i_2];
                    let t_x = &t_a[i_2];
                    let y = &b[i_2];
                    let t_y = &t_b[i_2];
                    let d_x = &mut d_a[i_2];
                    let d_y = &mut d_b[i_2];
                    let d_5 = d_sum_2;
                    (*d_x) += d_5 * (*y);
                    (*d_y) += d_5 * (*x);
                    let d_6 = d_t_sum_2;
                    d_t_a[i_2] += d_6 * (*y);
                    (*d_y) += d_6 * (*t_x);
                    (*d_x) += d_6 * (*t_y);
                    d_t_b[i_2] += d_6 * (*x);
                }
                for i in (0..3).rev() {
                    let d_7 = shape_1.replace(&mut d_t_v[i]);
                    ::rootgrad_autodiff::rt::accumulate(&mut d_t_v[i], &(d_7));
                    let d_8 = shape_2.restored(&mut d_v[i]);
                    let d_9 = ::rootgrad_autodiff::rt::scalar(d_8);
                    d_this.w += d_9 * b[i];
                    d_b[i] += d_9 * this.w;
                    d_rhs.w += d_9 * a[i];
                    d_a[i] += d_9 * rhs.w;
                    let d_10 = shape_3.restored(&mut d_t_v[i]);
                    let d_11 = ::rootgrad_autodiff::rt::scalar(d_10);
                    d_t_this.w += d_11 * b[i];
                    d_b[i] += d_11 * t_this.w;
                    d_this.w += d_11 * t_b[i];
                    d_t_b[i] += d_11 * this.w;
                    d_t_rhs.w += d_11 * a[i];
                    d_a[i] += d_11 * t_rhs.w;
                    d_rhs.w += d_11 * t_a[i];
                    d_t_a[i] += d_11 * rhs.w;
                }
                let d_12 = ::rootgrad_autodiff::rt::scalar(d_v[0]);
                d_a[1] += d_12 * b[2];
                d_b[2] += d_12 * a[1];
                d_a[2] -= d_12 * b[1];
                d_b[1] -= d_12 * a[2];
                let d_13 = ::rootgrad_autodiff::rt::scalar(d_v[1]);
                d_a[2] += d_13 * b[0];
                d_b[0] += d_13 * a[2];
                d_a[0] -= d_13 * b[2];
                d_b[2] -= d_13 * a[0];
                let d_14 = ::rootgrad_autodiff::rt::scalar(d_v[2]);
                d_a[0] += d_14 * b[1];
                d_b[1] += d_14 * a[0];
                d_a[1] -= d_14 * b[0];
                d_b[0] -= d_14 * a[1];
                let d_15 = ::rootgrad_autodiff::rt::scalar(d_t_v[0]);
                d_t_a[1] += d_15 * b[2];
                d_b[2] += d_15 * t_a[1];
                d_a[1] += d_15 * t_b[2];
                d_t_b[2] += d_15 * a[1];
                d_t_a[2] -= d_15 * b[1];
                d_b[1] -= d_15 * t_a[2];
                d_a[2] -= d_15 * t_b[1];
                d_t_b[1] -= d_15 * a[2];
                let d_16 = ::rootgrad_autodiff::rt::scalar(d_t_v[1]);
                d_t_a[2] += d_16 * b[0];
                d_b[0] += d_16 * t_a[2];
                d_a[2] += d_16 * t_b[0];
                d_t_b[0] += d_16 * a[2];
                d_t_a[0] -= d_16 * b[2];
                d_b[2] -= d_16 * t_a[0];
                d_a[0] -= d_16 * t_b[2];
                d_t_b[2] -= d_16 * a[0];
                let d_17 = ::rootgrad_autodiff::rt::scalar(d_t_v[2]);
                d_t_a[0] += d_17 * b[1];
                d_b[1] += d_17 * t_a[0];
                d_a[0] += d_17 * t_b[1];
                d_t_b[1] += d_17 * a[0];
                d_t_a[1] -= d_17 * b[0];
                d_b[0] -= d_17 * t_a[1];
                d_a[1] -= d_17 * t_b[0];
                d_t_b[0] -= d_17 * a[1];
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_rhs.v, &(d_t_b));
                ::rootgrad_autodiff::rt::accumulate(&mut d_rhs.v, &(d_b));
                ::rootgrad_autodiff::rt::accumulate(&mut d_t_this.v, &(d_t_a));
                ::rootgrad_autodiff::rt::accumulate(&mut d_this.v, &(d_a));
                (d_this, d_t_this, d_rhs, d_t_rhs)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(Quat, Quat) -> Quat + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: Quat,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                a1: impl ::rootgrad_autodiff::rt::Tangent<Quat>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                a2: Quat,
                d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                a3: impl ::rootgrad_autodiff::rt::Tangent<Quat>,
                d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<(Quat, Quat)>,
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
                a0: Quat,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                a1: Quat,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                d_ret: impl ::rootgrad_autodiff::rt::Seed<Quat>,
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
            Quat,
        > for Quat {
            type Output = Quat;
            type Left = Quat;
            type Right = Quat;
            #[inline]
            fn zeros(&self, rhs: &Quat) -> (Quat, Quat) {
                (
                    ::rootgrad_autodiff::Differentiable::zero_like(self),
                    ::rootgrad_autodiff::Differentiable::zero_like(rhs),
                )
            }
            #[inline]
            fn pullback(
                self,
                d_self: &mut Quat,
                rhs: Quat,
                d_rhs: &mut Quat,
                d_ret: Quat,
            ) {
                operator::__vjp(self, d_self, rhs, d_rhs, d_ret);
            }
            #[inline]
            fn pushforward(self, t_self: Quat, rhs: Quat, t_rhs: Quat) -> (Quat, Quat) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs)
            }
        }
        impl ::rootgrad_autodiff::operators::SecondOperatorRule<
            ::rootgrad_autodiff::operators::mul,
            Quat,
        > for Quat {
            #[inline]
            fn pushforward_pullback(
                self,
                d_self: &mut Quat,
                t_self: Quat,
                d_t_self: &mut Quat,
                rhs: Quat,
                d_rhs: &mut Quat,
                t_rhs: Quat,
                d_t_rhs: &mut Quat,
                d_ret: (Quat, Quat),
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
        fn operator(this: &mut Quat, k: f64) {
            this.w *= k;
            for x in this.v.iter_mut() {
                *x *= k;
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
            fn pullback(this: &mut Quat, d_this: &mut Quat, k: f64) -> f64 {
                let mut kept_1 = ::rootgrad_autodiff::rt::Tape::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                this.w = kept_2.keep(this.w) * k;
                let length = ::rootgrad_autodiff::rt::length(&this.v);
                for i in 0..length {
                    let x = &mut this.v[i];
                    (*x) = kept_1.keep((*x)) * k;
                }
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                for i in (0..length).rev() {
                    let v_1 = kept_1.take();
                    let d_x = &mut d_this.v[i];
                    let d_1 = ::core::mem::take(&mut (*d_x));
                    (*d_x) += d_1 * k;
                    d_k += d_1 * v_1;
                }
                let v_2 = kept_2.take();
                let d_2 = ::core::mem::take(&mut d_this.w);
                d_this.w += d_2 * k;
                d_k += d_2 * v_2;
                kept_1.finish();
                d_k
            }
            /// The forward derivative of [`operator`].
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn pushforward(this: &mut Quat, t_this: &mut Quat, k: f64, t_k: f64) {
                t_this.w = ::rootgrad_autodiff::rt::scalar(t_this.w) * k + this.w * t_k;
                this.w = this.w * k;
                let length = ::rootgrad_autodiff::rt::length(&this.v);
                for i in 0..length {
                    let x = &mut this.v[i];
                    let t_x = &mut t_this.v[i];
                    (*t_x) = ::rootgrad_autodiff::rt::scalar(*t_x) * k + (*x) * t_k;
                    (*x) = (*x) * k;
                }
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp(
                called: impl ::core::ops::Fn(&mut Quat, f64) + 'static,
                a0: &mut Quat,
                t0: impl ::rootgrad_autodiff::rt::TangentMut<Quat>,
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
                this: &mut Quat,
                d_this: &mut Quat,
                t_this: &mut Quat,
                d_t_this: &mut Quat,
                k: f64,
                t_k: f64,
            ) -> (f64, f64) {
                let mut pass_1 = ::rootgrad_autodiff::rt::Tape::new();
                let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_7 = ::rootgrad_autodiff::rt::Slot::new();
                t_this.w = (kept_6.keep(t_this.w) * k) + (kept_7.keep(this.w) * t_k);
                this.w = kept_5.keep(this.w) * k;
                let length = ::rootgrad_autodiff::rt::length(&this.v);
                for i in 0..length {
                    let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                    let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                    let x = &mut this.v[i];
                    let t_x = &mut t_this.v[i];
                    (*t_x) = (kept_2.keep((*t_x)) * k) + (kept_3.keep((*x)) * t_k);
                    (*x) = kept_1.keep((*x)) * k;
                    pass_1.push((kept_1.take(), kept_2.take(), kept_3.take()));
                }
                let mut d_k = ::rootgrad_autodiff::zero::<f64>();
                let mut d_t_k = ::rootgrad_autodiff::zero::<f64>();
                for i in (0..length).rev() {
                    let (v_1, v_2, v_3) = pass_1.take();
                    let d_x = &mut d_this.v[i];
                    let d_t_x = &mut d_t_this.v[i];
                    let d_1 = ::core::mem::take(&mut (*d_x));
                    (*d_x) += d_1 * k;
                    d_k += d_1 * v_1;
                    let d_2 = ::core::mem::take(&mut (*d_t_x));
                    (*d_t_x) += d_2 * k;
                    d_k += d_2 * v_2;
                    (*d_x) += d_2 * t_k;
                    d_t_k += d_2 * v_3;
                }
                let v_4 = kept_5.take();
                let d_3 = ::core::mem::take(&mut d_this.w);
                d_this.w += d_3 * k;
                d_k += d_3 * v_4;
                let v_5 = kept_6.take();
                let v_6 = kept_7.take();
                let d_4 = ::core::mem::take(&mut d_t_this.w);
                d_t_this.w += d_4 * k;
                d_k += d_4 * v_5;
                d_this.w += d_4 * t_k;
                d_t_k += d_4 * v_6;
                pass_1.finish();
                (d_k, d_t_k)
            }
            #[doc(hidden)]
            #[allow(missing_docs, unreachable_pub)]
            #[allow(unused, deprecated, nonstandard_style)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            #[inline]
            fn __jvp_vjp<'__shadow>(
                called: impl ::core::ops::Fn(&mut Quat, f64) + 'static,
                _: impl ::rootgrad_autodiff::rt::NoShadow,
                a0: &Quat,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
                a1: impl ::rootgrad_autodiff::rt::TangentRef<Quat>,
                d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
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
                let (g2, g3) = Self::pushforward_pullback(
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
            fn __vjp<'__shadow>(
                a0: &Quat,
                d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Quat>,
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
        impl ::rootgrad_autodiff::operators::AssignRule<
            ::rootgrad_autodiff::operators::mul_assign,
            f64,
        > for Quat {
            type Right = f64;
            #[inline]
            fn zero_right(rhs: &f64) -> f64 {
                ::rootgrad_autodiff::Differentiable::zero_like(rhs)
            }
            #[inline]
            fn pullback(&self, d_self: &mut Self, rhs: f64, d_rhs: &mut f64) {
                operator::__vjp(
                    self,
                    d_self,
                    rhs,
                    d_rhs,
                    ::rootgrad_autodiff::rt::Unused,
                );
            }
            #[inline]
            fn pushforward(&mut self, t_self: &mut Self, rhs: f64, t_rhs: f64) {
                operator::__jvp(operator, self, t_self, rhs, t_rhs);
            }
        }
        impl ::rootgrad_autodiff::operators::SecondAssignRule<
            ::rootgrad_autodiff::operators::mul_assign,
            f64,
        > for Quat {
            #[inline]
            fn pushforward_pullback(
                &self,
                d_self: &mut Self,
                t_self: &Self,
                d_t_self: &mut Self,
                rhs: f64,
                d_rhs: &mut f64,
                t_rhs: f64,
                d_t_rhs: &mut f64,
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
    impl Quat {
        /// The reverse derivative of [`conj`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn conj_pullback(self: Self, d_ret: Self) -> (Self, Self) {
            let result: Self = Quat {
                w: ::core::clone::Clone::clone(&self.w),
                v: [(-self.v[0]), (-self.v[1]), (-self.v[2])],
            };
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_result = d_ret;
            let Quat { w: d_1, v: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &((*d_1)));
            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2)[0]);
            d_self.v[0] -= d_3;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_2)[1]);
            d_self.v[1] -= d_4;
            let d_5 = ::rootgrad_autodiff::rt::scalar((*d_2)[2]);
            d_self.v[2] -= d_5;
            (result, d_self)
        }
        /// The forward derivative of [`conj`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn conj_pushforward(self: Self, t_self: Self) -> (Self, Self) {
            let t_result: Self = Quat {
                w: t_self.w,
                v: [
                    ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_self.v[0]),
                        -self.v[0],
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_self.v[1]),
                        -self.v[1],
                    ),
                    ::rootgrad_autodiff::rt::tangent_at(
                        -::rootgrad_autodiff::rt::scalar(t_self.v[2]),
                        -self.v[2],
                    ),
                ],
            };
            let result: Self = Quat {
                w: self.w,
                v: [(-self.v[0]), (-self.v[1]), (-self.v[2])],
            };
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_conj(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        ) -> (Self, Self) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            Self::conj_pushforward(::core::clone::Clone::clone(self), t0)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_conj(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        ) -> (Self, Self) {
            let t0 = t0.or_zero(&a0);
            Self::conj_pushforward(a0, t0)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn conj_pushforward_pullback(
            self: Self,
            t_self: Self,
            d_ret: (Self, Self),
        ) -> (Self, Self) {
            let t_result: Self = Quat {
                w: ::core::clone::Clone::clone(&t_self.w),
                v: [
                    ::rootgrad_autodiff::rt::tangent_at((-t_self.v[0]), (-self.v[0])),
                    ::rootgrad_autodiff::rt::tangent_at((-t_self.v[1]), (-self.v[1])),
                    ::rootgrad_autodiff::rt::tangent_at((-t_self.v[2]), (-self.v[2])),
                ],
            };
            let result: Self = Quat {
                w: ::core::clone::Clone::clone(&self.w),
                v: [(-self.v[0]), (-self.v[1]), (-self.v[2])],
            };
            let result_2: (Self, Self) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_result_2 = d_ret;
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            let Quat { w: d_1, v: d_2 } = &d_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_self.w, &((*d_1)));
            let d_3 = ::rootgrad_autodiff::rt::scalar((*d_2)[0]);
            d_self.v[0] -= d_3;
            let d_4 = ::rootgrad_autodiff::rt::scalar((*d_2)[1]);
            d_self.v[1] -= d_4;
            let d_5 = ::rootgrad_autodiff::rt::scalar((*d_2)[2]);
            d_self.v[2] -= d_5;
            let Quat { w: d_6, v: d_7 } = &d_t_result else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_self.w, &((*d_6)));
            let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7)[0]);
            d_t_self.v[0] -= d_8;
            let d_9 = ::rootgrad_autodiff::rt::scalar((*d_7)[1]);
            d_t_self.v[1] -= d_9;
            let d_10 = ::rootgrad_autodiff::rt::scalar((*d_7)[2]);
            d_t_self.v[2] -= d_10;
            (d_self, d_t_self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_conj<'__shadow>(
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
            let (g0, g1) = Self::conj_pushforward_pullback(
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
        fn __path_jvp_vjp_conj<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
        ) {
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1) = Self::conj_pushforward_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __vjp_conj<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let (_primal, g0) = Self::conj_pullback(
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
        fn __path_vjp_conj<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
        ) {
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0) = Self::conj_pullback(a0, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_conj(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_conj(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        /// The reverse derivative of [`rotate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rotate_pullback(
            self: Self,
            p: [f64; 3],
            d_ret: [f64; 3],
        ) -> ([f64; 3], Self, [f64; 3]) {
            ::rootgrad_autodiff::callees!(; fn __vjp_conj & fn __handed_conj);
            let argument = Quat {
                w: 0.0,
                v: ::core::clone::Clone::clone(&p),
            };
            let value = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&self),
                ::core::clone::Clone::clone(&argument),
            );
            let value_2 = self.__handed_conj().conj();
            let value_3 = ::rootgrad_autodiff::operators::mul(
                ::core::clone::Clone::clone(&value),
                ::core::clone::Clone::clone(&value_2),
            );
            let q = ::core::clone::Clone::clone(&value_3);
            let result: [f64; 3] = ::core::clone::Clone::clone(&q.v);
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_result = d_ret;
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.v, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_q));
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                d_value_3,
            );
            (self).__vjp_conj(::core::option::Option::Some(&mut d_self), d_value_2);
            ::rootgrad_autodiff::operators::mul::__vjp(
                ::core::clone::Clone::clone(&self),
                &mut d_self,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                d_value,
            );
            let Quat { w: _, v: d_1 } = &d_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &((*d_1)));
            (result, d_self, d_p)
        }
        /// The forward derivative of [`rotate`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        fn rotate_pushforward(
            self: Self,
            t_self: Self,
            p: [f64; 3],
            t_p: [f64; 3],
        ) -> ([f64; 3], [f64; 3]) {
            ::rootgrad_autodiff::callees!(; fn __jvp_conj);
            let t_argument = Quat { w: 0.0, v: t_p };
            let argument = Quat { w: 0.0, v: p };
            let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
                self,
                t_self,
                argument,
                t_argument,
            );
            let value = v_1;
            let (v_2, t_value_2) = (self).__jvp_conj(&t_self);
            let value_2 = v_2;
            let (v_3, t_value_3) = ::rootgrad_autodiff::operators::mul::__jvp(
                value,
                t_value,
                value_2,
                t_value_2,
            );
            let value_3 = v_3;
            let q = value_3;
            let t_q = t_value_3;
            let result: [f64; 3] = q.v;
            let t_result: [f64; 3] = t_q.v;
            (result, t_result)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_rotate(
            &self,
            t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            a1: [f64; 3],
            t1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
        ) -> ([f64; 3], [f64; 3]) {
            let mut store0 = ::core::option::Option::None;
            let t0 = ::core::clone::Clone::clone(t0.or_zero(self, &mut store0));
            let t1 = t1.or_zero(&a1);
            Self::rotate_pushforward(::core::clone::Clone::clone(self), t0, a1, t1)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __path_jvp_rotate(
            a0: Self,
            t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            a1: [f64; 3],
            t1: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
        ) -> ([f64; 3], [f64; 3]) {
            let t0 = t0.or_zero(&a0);
            let t1 = t1.or_zero(&a1);
            Self::rotate_pushforward(a0, t0, a1, t1)
        }
        #[doc(hidden)]
        /// The reverse derivative of [`pushforward`].
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn rotate_pushforward_pullback(
            self: Self,
            t_self: Self,
            p: [f64; 3],
            t_p: [f64; 3],
            d_ret: ([f64; 3], [f64; 3]),
        ) -> (Self, Self, [f64; 3], [f64; 3]) {
            ::rootgrad_autodiff::callees!(
                ::rootgrad_autodiff::operators::mul as rule_of_mul; fn __jvp_conj => fn
                __jvp_vjp_conj
            );
            let t_argument = Quat {
                w: 0.0,
                v: ::core::clone::Clone::clone(&t_p),
            };
            let argument = Quat {
                w: 0.0,
                v: ::core::clone::Clone::clone(&p),
            };
            let v_1 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&self),
                ::core::clone::Clone::clone(&t_self),
                ::core::clone::Clone::clone(&argument),
                ::core::clone::Clone::clone(&t_argument),
            );
            let value = ::core::clone::Clone::clone(&v_1.0);
            let t_value = ::core::clone::Clone::clone(&v_1.1);
            let v_2 = self.__jvp_conj(&t_self);
            let value_2 = ::core::clone::Clone::clone(&v_2.0);
            let t_value_2 = ::core::clone::Clone::clone(&v_2.1);
            let v_3 = ::rootgrad_autodiff::operators::mul::__jvp(
                ::core::clone::Clone::clone(&value),
                ::core::clone::Clone::clone(&t_value),
                ::core::clone::Clone::clone(&value_2),
                ::core::clone::Clone::clone(&t_value_2),
            );
            let value_3 = ::core::clone::Clone::clone(&v_3.0);
            let t_value_3 = ::core::clone::Clone::clone(&v_3.1);
            let q = ::core::clone::Clone::clone(&value_3);
            let t_q = ::core::clone::Clone::clone(&t_value_3);
            let result: [f64; 3] = ::core::clone::Clone::clone(&q.v);
            let t_result: [f64; 3] = ::core::clone::Clone::clone(&t_q.v);
            let result_2: ([f64; 3], [f64; 3]) = (
                ::core::clone::Clone::clone(&result),
                ::core::clone::Clone::clone(&t_result),
            );
            let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
            let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
            let mut d_p = ::rootgrad_autodiff::Differentiable::zero_like(&p);
            let mut d_t_p = ::rootgrad_autodiff::Differentiable::zero_like(&t_p);
            let mut d_result_2 = d_ret;
            let mut d_t_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_argument,
            );
            let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(
                &argument,
            );
            let mut d_v_1 = ::rootgrad_autodiff::Differentiable::zero_like(&v_1);
            let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
            let mut d_t_value = ::rootgrad_autodiff::Differentiable::zero_like(&t_value);
            let mut d_v_2 = ::rootgrad_autodiff::Differentiable::zero_like(&v_2);
            let mut d_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(&value_2);
            let mut d_t_value_2 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_2,
            );
            let mut d_v_3 = ::rootgrad_autodiff::Differentiable::zero_like(&v_3);
            let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
            let mut d_t_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_value_3,
            );
            let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
            let mut d_t_q = ::rootgrad_autodiff::Differentiable::zero_like(&t_q);
            let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
            let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(
                &t_result,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_q.v, &(d_t_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_q.v, &(d_result));
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_value_3, &(d_t_q));
            ::rootgrad_autodiff::rt::accumulate(&mut d_value_3, &(d_q));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.1, &(d_t_value_3));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_3.0, &(d_value_3));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&value),
                &mut d_value,
                ::core::clone::Clone::clone(&t_value),
                &mut d_t_value,
                ::core::clone::Clone::clone(&value_2),
                &mut d_value_2,
                ::core::clone::Clone::clone(&t_value_2),
                &mut d_t_value_2,
                d_v_3,
            );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.1, &(d_t_value_2));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_2.0, &(d_value_2));
            (self)
                .__jvp_vjp_conj(
                    ::core::option::Option::Some(&mut d_self),
                    &t_self,
                    &mut d_t_self,
                    d_v_2,
                );
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.1, &(d_t_value));
            ::rootgrad_autodiff::rt::accumulate(&mut d_v_1.0, &(d_value));
            rule_of_mul::__jvp_vjp(
                ::core::clone::Clone::clone(&self),
                &mut d_self,
                ::core::clone::Clone::clone(&t_self),
                &mut d_t_self,
                ::core::clone::Clone::clone(&argument),
                &mut d_argument,
                ::core::clone::Clone::clone(&t_argument),
                &mut d_t_argument,
                d_v_1,
            );
            let Quat { w: _, v: d_1 } = &d_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_p, &((*d_1)));
            let Quat { w: _, v: d_2 } = &d_t_argument else {
                ::rootgrad_autodiff::rt::wrong_variant()
            };
            ::rootgrad_autodiff::rt::accumulate(&mut d_t_p, &((*d_2)));
            (d_self, d_t_self, d_p, d_t_p)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __jvp_vjp_rotate<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: [f64; 3],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([f64; 3], [f64; 3])>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let mut zero1 = ::core::option::Option::None;
            let a1 = a1.or_zero(&*self, &mut zero1);
            let a1 = ::core::clone::Clone::clone(a1);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (g0, g1, g2, g3) = Self::rotate_pushforward_pullback(
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
        fn __path_jvp_vjp_rotate<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a2: [f64; 3],
            d2: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            a3: impl ::rootgrad_autodiff::rt::Tangent<[f64; 3]>,
            d3: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<([f64; 3], [f64; 3])>,
        ) {
            let a3 = a3.or_zero(&a2);
            let mut store3 = ::rootgrad_autodiff::rt::discarded(&a3);
            let mut store2 = ::rootgrad_autodiff::rt::discarded(&a2);
            let a1 = a1.or_zero(&a0);
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (g0, g1, g2, g3) = Self::rotate_pushforward_pullback(
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
        fn __vjp_rotate<'__shadow>(
            &self,
            d0: ::core::option::Option<&mut Self>,
            a1: [f64; 3],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[f64; 3]>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let (_primal, g0, g1) = Self::rotate_pullback(
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
        fn __path_vjp_rotate<'__shadow>(
            a0: Self,
            d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
            a1: [f64; 3],
            d1: impl ::rootgrad_autodiff::rt::ScalarShadow<[f64; 3]>,
            d_ret: impl ::rootgrad_autodiff::rt::Seed<[f64; 3]>,
        ) {
            let mut store1 = ::rootgrad_autodiff::rt::discarded(&a1);
            let mut store0 = ::rootgrad_autodiff::rt::discarded(&a0);
            let (_primal, g0, g1) = Self::rotate_pullback(a0, a1, d_ret.seed());
            ::rootgrad_autodiff::rt::accumulate(d0.or_discard(&mut store0), &g0);
            ::rootgrad_autodiff::rt::accumulate(d1.or_discard(&mut store1), &g1);
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __handed_rotate(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
        #[doc(hidden)]
        #[allow(missing_docs, unreachable_pub)]
        #[allow(unused, deprecated, nonstandard_style)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #[inline]
        fn __mut_handed_rotate(&self) -> Self {
            ::core::clone::Clone::clone(self)
        }
    }
    /// The reverse derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn reverse(p: &[f64], d_p: &mut [f64], d_ret: f64) -> f64 {
        ::rootgrad_autodiff::callees!(; fn __vjp_rotate & mut fn __mut_handed_rotate);
        ::rootgrad_autodiff::rt::same_length("p", p.len(), d_p.len());
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Tape::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Tape::new();
        let mut q = Quat {
            w: p[0],
            v: [p[1], p[2], p[3]],
        };
        let argument = ::core::clone::Clone::clone(&q.w);
        let argument_2 = ::core::clone::Clone::clone(&q.w);
        let value = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument),
            ::core::clone::Clone::clone(&argument_2),
        );
        let mut sum_2: f64 = -0.0;
        let length = ::rootgrad_autodiff::rt::length(&q.v);
        for i in 0..length {
            let x = &q.v[i];
            kept_3.keep_owned(x);
            kept_4.keep_owned(x);
            let value_2 = ::rootgrad_autodiff::operators::mul(x, x);
            sum_2 += value_2;
        }
        let value_3 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value),
            sum_2,
        );
        let n = value_3.sqrt();
        let value_4 = ::rootgrad_autodiff::operators::div(
            1.0,
            ::core::clone::Clone::clone(&n),
        );
        kept_2.keep_when(::rootgrad_autodiff::operators::mul_assign::__BEFORE, &q);
        ::rootgrad_autodiff::operators::mul_assign(
            &mut q,
            ::core::clone::Clone::clone(&value_4),
        );
        kept_2.keep_when(!::rootgrad_autodiff::operators::mul_assign::__BEFORE, &q);
        let argument_3 = [1.0, p[4], 0.5];
        kept_1.keep_owned(&q);
        let r = q.__mut_handed_rotate().rotate(::core::clone::Clone::clone(&argument_3));
        let argument_4 = ::core::clone::Clone::clone(&r[0]);
        let argument_5 = ::core::clone::Clone::clone(&r[1]);
        let value_5 = ::rootgrad_autodiff::operators::mul(
            ::core::clone::Clone::clone(&argument_4),
            ::core::clone::Clone::clone(&argument_5),
        );
        let argument_6 = ::core::clone::Clone::clone(&r[2]);
        let value_6 = ::rootgrad_autodiff::operators::add(
            ::core::clone::Clone::clone(&value_5),
            ::core::clone::Clone::clone(&argument_6),
        );
        let result: f64 = value_6;
        let mut d_result = d_ret;
        let mut d_q = ::rootgrad_autodiff::Differentiable::zero_like(&q);
        let mut d_argument = ::rootgrad_autodiff::Differentiable::zero_like(&argument);
        let mut d_argument_2 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_2,
        );
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_sum_2: f64 = -0.0;
        let mut d_value_3 = ::rootgrad_autodiff::Differentiable::zero_like(&value_3);
        let mut d_n = ::rootgrad_autodiff::Differentiable::zero_like(&n);
        let mut d_value_4 = ::rootgrad_autodiff::Differentiable::zero_like(&value_4);
        let mut d_argument_3 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_3,
        );
        let mut d_r = ::rootgrad_autodiff::Differentiable::zero_like(&r);
        let mut d_argument_4 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_4,
        );
        let mut d_argument_5 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_5,
        );
        let mut d_value_5 = ::rootgrad_autodiff::Differentiable::zero_like(&value_5);
        let mut d_argument_6 = ::rootgrad_autodiff::Differentiable::zero_like(
            &argument_6,
        );
        let mut d_value_6: f64 = -0.0;
        d_value_6 += d_result;
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value_5),
            &mut d_value_5,
            ::core::clone::Clone::clone(&argument_6),
            &mut d_argument_6,
            d_value_6,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_r[2], &(d_argument_6));
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument_4),
            &mut d_argument_4,
            ::core::clone::Clone::clone(&argument_5),
            &mut d_argument_5,
            d_value_5,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_r[1], &(d_argument_5));
        ::rootgrad_autodiff::rt::accumulate(&mut d_r[0], &(d_argument_4));
        let v_1 = kept_1.take();
        (v_1)
            .__vjp_rotate(
                ::core::option::Option::Some(&mut d_q),
                ::core::clone::Clone::clone(&argument_3),
                &mut d_argument_3,
                d_r,
            );
        d_p[4] += d_argument_3[1];
        let v_2 = kept_2.take();
        ::rootgrad_autodiff::operators::mul_assign::__vjp(
            &v_2,
            &mut d_q,
            ::core::clone::Clone::clone(&value_4),
            &mut d_value_4,
            ::rootgrad_autodiff::rt::Unused,
        );
        ::rootgrad_autodiff::operators::div::__vjp(
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
            ::core::clone::Clone::clone(&n),
            &mut d_n,
            d_value_4,
        );
        let d_1 = ::rootgrad_autodiff::rt::scalar(d_n);
        d_value_3 += d_1 * ::rootgrad_autodiff::rules::sqrt(value_3);
        ::rootgrad_autodiff::operators::add::__vjp(
            ::core::clone::Clone::clone(&value),
            &mut d_value,
            sum_2,
            &mut d_sum_2,
            d_value_3,
        );
        for i in (0..length).rev() {
            let mut d_value_2: f64 = -0.0;
            let d_2 = d_sum_2;
            d_value_2 += d_2;
            let v_3 = kept_3.take();
            let v_4 = kept_4.take();
            let mut d_3 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_3);
            let mut d_4 = ::rootgrad_autodiff::rt::Part::zero_owned(&v_4);
            ::rootgrad_autodiff::operators::mul::__vjp(
                &v_3,
                &mut d_3,
                &v_4,
                &mut d_4,
                d_value_2,
            );
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_q.v[i], &d_3);
            ::rootgrad_autodiff::rt::Part::add_owned(&mut d_q.v[i], &d_4);
        }
        ::rootgrad_autodiff::operators::mul::__vjp(
            ::core::clone::Clone::clone(&argument),
            &mut d_argument,
            ::core::clone::Clone::clone(&argument_2),
            &mut d_argument_2,
            d_value,
        );
        ::rootgrad_autodiff::rt::accumulate(&mut d_q.w, &(d_argument_2));
        ::rootgrad_autodiff::rt::accumulate(&mut d_q.w, &(d_argument));
        let Quat { w: d_5, v: d_6 } = &d_q else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        d_p[0] += (*d_5);
        d_p[1] += (*d_6)[0];
        d_p[2] += (*d_6)[1];
        d_p[3] += (*d_6)[2];
        kept_3.finish();
        kept_4.finish();
        result
    }
    /// The forward derivative of [`primal`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn forward(p: &[f64], t_p: &[f64]) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_rotate);
        ::rootgrad_autodiff::rt::equal_lengths("p", p.len(), "t_p", t_p.len());
        let mut t_q = Quat {
            w: t_p[0],
            v: [t_p[1], t_p[2], t_p[3]],
        };
        let mut q = Quat {
            w: p[0],
            v: [p[1], p[2], p[3]],
        };
        let argument = q.w;
        let t_argument = t_q.w;
        let argument_2 = q.w;
        let t_argument_2 = t_q.w;
        let (v_1, t_value) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument,
            t_argument,
            argument_2,
            t_argument_2,
        );
        let value = v_1;
        let mut sum_2: f64 = -0.0;
        let mut t_sum_2: f64 = 0.0;
        let length = ::rootgrad_autodiff::rt::length(&q.v);
        for i in 0..length {
            let x = &q.v[i];
            let t_x = &t_q.v[i];
            let (v_2, t_value_2) = ::rootgrad_autodiff::operators::mul::__jvp(
                x,
                t_x,
                x,
                t_x,
            );
            let value_2 = v_2;
            t_sum_2 += t_value_2;
            sum_2 += value_2;
        }
        let (v_3, t_value_3) = ::rootgrad_autodiff::operators::add::__jvp(
            value,
            t_value,
            sum_2,
            t_sum_2,
        );
        let value_3 = v_3;
        let n = value_3.sqrt();
        let t_n = ::rootgrad_autodiff::rules::sqrt(value_3) * t_value_3;
        let (v_4, t_value_4) = ::rootgrad_autodiff::operators::div::__jvp(
            1.0,
            ::rootgrad_autodiff::rt::Inactive,
            n,
            t_n,
        );
        let value_4 = v_4;
        ::rootgrad_autodiff::operators::mul_assign::__jvp(
            &mut q,
            &mut t_q,
            value_4,
            t_value_4,
        );
        let argument_3 = [1.0, p[4], 0.5];
        let t_argument_3 = [0.0, t_p[4], 0.0];
        let (v_5, t_r) = (q).__jvp_rotate(&mut t_q, argument_3, t_argument_3);
        let r = v_5;
        let argument_4 = r[0];
        let t_argument_4 = t_r[0];
        let argument_5 = r[1];
        let t_argument_5 = t_r[1];
        let (v_6, t_value_5) = ::rootgrad_autodiff::operators::mul::__jvp(
            argument_4,
            t_argument_4,
            argument_5,
            t_argument_5,
        );
        let value_5 = v_6;
        let argument_6 = r[2];
        let t_argument_6 = t_r[2];
        let (v_7, t_value_6) = ::rootgrad_autodiff::operators::add::__jvp(
            value_5,
            t_value_5,
            argument_6,
            t_argument_6,
        );
        let value_6 = v_7;
        let result: f64 = value_6;
        let t_result: f64 = t_value_6;
        (result, t_result)
    }
}
