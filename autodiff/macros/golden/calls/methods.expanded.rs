// Written by the golden test; do not edit.
impl Vector {
    /// The reverse derivative of [`dot`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn dot_pullback(
        self: &Self,
        d_self: &mut Self,
        other: &Self,
        d_other: &mut Self,
        d_ret: f64,
    ) -> f64 {
        let result: f64 = (self.x * other.x) + (self.y * other.y);
        let mut d_result = d_ret;
        d_self.x += d_result * other.x;
        d_other.x += d_result * self.x;
        d_self.y += d_result * other.y;
        d_other.y += d_result * self.y;
        result
    }
    /// The forward derivative of [`dot`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn dot_pushforward(
        self: &Self,
        t_self: &Self,
        other: &Self,
        t_other: &Self,
    ) -> (f64, f64) {
        let result: f64 = (self.x * other.x) + (self.y * other.y);
        let t_result: f64 = (::rootgrad_autodiff::rt::scalar(t_self.x) * other.x
            + self.x * ::rootgrad_autodiff::rt::scalar(t_other.x))
            + (::rootgrad_autodiff::rt::scalar(t_self.y) * other.y
                + self.y * ::rootgrad_autodiff::rt::scalar(t_other.y));
        (result, t_result)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_dot(
        &self,
        t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        a1: &Self,
        t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
    ) -> (f64, f64) {
        let mut store0 = ::core::option::Option::None;
        let t0 = t0.or_zero(&*self, &mut store0);
        let mut store1 = ::core::option::Option::None;
        let t1 = t1.or_zero(&*a1, &mut store1);
        Self::dot_pushforward(self, t0, a1, t1)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_jvp_dot(
        a0: &Self,
        t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        a1: &Self,
        t1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
    ) -> (f64, f64) {
        let mut store0 = ::core::option::Option::None;
        let t0 = t0.or_zero(&*a0, &mut store0);
        let mut store1 = ::core::option::Option::None;
        let t1 = t1.or_zero(&*a1, &mut store1);
        Self::dot_pushforward(a0, t0, a1, t1)
    }
    #[doc(hidden)]
    /// The reverse derivative of [`pushforward`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn dot_pushforward_pullback(
        self: &Self,
        d_self: &mut Self,
        t_self: &Self,
        d_t_self: &mut Self,
        other: &Self,
        d_other: &mut Self,
        t_other: &Self,
        d_t_other: &mut Self,
        d_ret: (f64, f64),
    ) {
        let result: f64 = (self.x * other.x) + (self.y * other.y);
        let t_result: f64 = ((t_self.x * other.x) + (self.x * t_other.x))
            + ((t_self.y * other.y) + (self.y * t_other.y));
        let result_2: (f64, f64) = (result, t_result);
        let mut d_result_2 = d_ret;
        let mut d_result: f64 = -0.0;
        let mut d_t_result: f64 = -0.0;
        d_result += d_result_2.0;
        d_t_result += d_result_2.1;
        d_t_self.x += d_t_result * other.x;
        d_other.x += d_t_result * t_self.x;
        d_self.x += d_t_result * t_other.x;
        d_t_other.x += d_t_result * self.x;
        d_t_self.y += d_t_result * other.y;
        d_other.y += d_t_result * t_self.y;
        d_self.y += d_t_result * t_other.y;
        d_t_other.y += d_t_result * self.y;
        d_self.x += d_result * other.x;
        d_other.x += d_result * self.x;
        d_self.y += d_result * other.y;
        d_other.y += d_result * self.y;
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_vjp_dot<'__shadow>(
        &self,
        d0: ::core::option::Option<&mut Self>,
        a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a2: &Self,
        d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a3: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
    ) {
        let mut zero3 = ::core::option::Option::None;
        let a3 = a3.or_zero(&*a2, &mut zero3);
        let mut store3 = ::core::option::Option::None;
        let d3 = d3.or_made(&mut store3, || ::rootgrad_autodiff::rt::discarded(a3));
        let mut store2 = ::core::option::Option::None;
        let d2 = d2.or_made(&mut store2, || ::rootgrad_autodiff::rt::discarded(a2));
        let mut zero1 = ::core::option::Option::None;
        let a1 = a1.or_zero(&*self, &mut zero1);
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
        let mut store = ::core::option::Option::None;
        let d0 = match d0 {
            ::core::option::Option::Some(d0) => d0,
            ::core::option::Option::None => {
                store.insert(::rootgrad_autodiff::rt::discarded(self))
            }
        };
        Self::dot_pushforward_pullback(self, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_jvp_vjp_dot<'__shadow>(
        a0: &Self,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a2: &Self,
        d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a3: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<(f64, f64)>,
    ) {
        let mut zero3 = ::core::option::Option::None;
        let a3 = a3.or_zero(&*a2, &mut zero3);
        let mut store3 = ::core::option::Option::None;
        let d3 = d3.or_made(&mut store3, || ::rootgrad_autodiff::rt::discarded(a3));
        let mut store2 = ::core::option::Option::None;
        let d2 = d2.or_made(&mut store2, || ::rootgrad_autodiff::rt::discarded(a2));
        let mut zero1 = ::core::option::Option::None;
        let a1 = a1.or_zero(&*a0, &mut zero1);
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
        let mut store0 = ::core::option::Option::None;
        let d0 = d0.or_made(&mut store0, || ::rootgrad_autodiff::rt::discarded(a0));
        Self::dot_pushforward_pullback(a0, d0, a1, d1, a2, d2, a3, d3, d_ret.seed());
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __sweeps_dot(
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        sweep: ::rootgrad_autodiff::rt::Sweep<
            (&Self, &Self),
            (&mut Self, &mut Self, f64),
        >,
    ) -> ::rootgrad_autodiff::rt::Swept<f64, ()> {
        let record = ::rootgrad_autodiff::rt::Record::new();
        let (d_self, d_other, d_ret) = match sweep {
            ::rootgrad_autodiff::rt::Sweep::Forward((this, other)) => {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
                let result: f64 = (kept_2.keep(this.x) * kept_1.keep(other.x))
                    + (kept_4.keep(this.y) * kept_3.keep(other.y));
                record
                    .put_owning(
                        stack,
                        ::rootgrad_autodiff::owned_bytes!(
                            & kept_1, & kept_2, & kept_3, & kept_4
                        ),
                        (kept_1.take(), kept_2.take(), kept_3.take(), kept_4.take()),
                    );
                return ::rootgrad_autodiff::rt::Swept::Value(result);
            }
            ::rootgrad_autodiff::rt::Sweep::Reverse(given) => given,
        };
        let (kept_1, kept_2, kept_3, kept_4) = record.take(stack);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::of(kept_1);
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::of(kept_2);
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::of(kept_3);
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::of(kept_4);
        let mut d_result = d_ret;
        let v_1 = kept_1.take();
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let v_4 = kept_4.take();
        d_self.x += d_result * v_1;
        d_other.x += d_result * v_2;
        d_self.y += d_result * v_3;
        d_other.y += d_result * v_4;
        ::rootgrad_autodiff::rt::Swept::Gradient(())
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __is_apart_dot(&self) -> ::rootgrad_autodiff::rt::Apart {
        ::rootgrad_autodiff::rt::Apart
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __inner_forward_dot(
        &self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        a1: &Self,
    ) -> f64 {
        Self::__sweeps_dot(stack, ::rootgrad_autodiff::rt::Sweep::Forward((self, a1)))
            .value()
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __augmented_dot(
        &self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (a1,): (&Self,),
    ) -> f64 {
        Self::__inner_forward_dot(self, stack, a1)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __inner_reverse_dot(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        d1: &mut Self,
        d_ret: f64,
    ) -> () {
        Self::__sweeps_dot(
                stack,
                ::rootgrad_autodiff::rt::Sweep::Reverse((self, d1, d_ret)),
            )
            .gradient()
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __reversed_dot(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (d1,): (&mut Self,),
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) -> () {
        let () = Self::__inner_reverse_dot(self, stack, d1, d_ret.seed());
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __is_lent_dot(&self) -> ::rootgrad_autodiff::rt::Apart {
        ::rootgrad_autodiff::rt::Apart
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __lent_forward_dot(
        &self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (a1,): (&Self,),
    ) -> f64 {
        Self::dot(self, a1)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __mut_lent_forward_dot(
        &self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (a1,): (&Self,),
    ) -> f64 {
        Self::dot(self, a1)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __lent_reverse_dot(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        ((this, a1), (d_a1,)): ((&Self, &Self), (&mut Self,)),
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) -> () {
        this.__vjp_dot(::core::option::Option::Some(self), a1, d_a1, d_ret);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __once_lent_dot(&self) -> ::rootgrad_autodiff::rt::Apart {
        ::rootgrad_autodiff::rt::Apart
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __once_forward_dot(
        &self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        given: (&Self,),
    ) -> f64 {
        Self::__augmented_dot(self, stack, given)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __once_reverse_dot(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        ((this, a1), (d_a1,)): ((&Self, &Self), (&mut Self,)),
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) -> () {
        Self::__reversed_dot(self, stack, (d_a1,), d_ret)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __vjp_dot<'__shadow>(
        &self,
        d0: ::core::option::Option<&mut Self>,
        a1: &Self,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) {
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
        let mut store = ::core::option::Option::None;
        let d0 = match d0 {
            ::core::option::Option::Some(d0) => d0,
            ::core::option::Option::None => {
                store.insert(::rootgrad_autodiff::rt::discarded(self))
            }
        };
        let _primal = Self::dot_pullback(self, d0, a1, d1, d_ret.seed());
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_vjp_dot<'__shadow>(
        a0: &Self,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a1: &Self,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<f64>,
    ) {
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
        let mut store0 = ::core::option::Option::None;
        let d0 = d0.or_made(&mut store0, || ::rootgrad_autodiff::rt::discarded(a0));
        let _primal = Self::dot_pullback(a0, d0, a1, d1, d_ret.seed());
    }
    /// The reverse derivative of [`scale`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn scale_pullback(self: &mut Self, d_self: &mut Self, by: f64) -> f64 {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        self.x = kept_2.keep(self.x) * by;
        self.y = kept_1.keep(self.y) * (by * by);
        let owned = ::rootgrad_autodiff::rt::Owned::of(
            ::rootgrad_autodiff::owned_bytes!(& kept_1, & kept_2),
        );
        let mut d_by = ::rootgrad_autodiff::zero::<f64>();
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_self.y);
        d_self.y += d_1 * (by * by);
        let d_2 = d_1 * v_1;
        d_by += d_2 * by;
        d_by += d_2 * by;
        let v_2 = kept_2.take();
        let d_3 = ::core::mem::take(&mut d_self.x);
        d_self.x += d_3 * by;
        d_by += d_3 * v_2;
        d_by
    }
    /// The forward derivative of [`scale`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn scale_pushforward(self: &mut Self, t_self: &mut Self, by: f64, t_by: f64) {
        t_self.x = ::rootgrad_autodiff::rt::scalar(t_self.x) * by + self.x * t_by;
        self.x = self.x * by;
        t_self.y = ::rootgrad_autodiff::rt::scalar(t_self.y) * (by * by)
            + self.y * (t_by * by + by * t_by);
        self.y = self.y * (by * by);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_scale(
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
    pub fn __path_jvp_scale(
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
    pub fn scale_pushforward_pullback(
        self: &mut Self,
        d_self: &mut Self,
        t_self: &mut Self,
        d_t_self: &mut Self,
        by: f64,
        t_by: f64,
    ) -> (f64, f64) {
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_3 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_4 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_5 = ::rootgrad_autodiff::rt::Slot::new();
        let mut kept_6 = ::rootgrad_autodiff::rt::Slot::new();
        t_self.x = (kept_5.keep(t_self.x) * by) + (kept_6.keep(self.x) * t_by);
        self.x = kept_4.keep(self.x) * by;
        t_self.y = (kept_2.keep(t_self.y) * (by * by))
            + (kept_3.keep(self.y) * ((t_by * by) + (by * t_by)));
        self.y = kept_1.keep(self.y) * (by * by);
        let owned = ::rootgrad_autodiff::rt::Owned::of(
            ::rootgrad_autodiff::owned_bytes!(
                & kept_1, & kept_2, & kept_3, & kept_4, & kept_5, & kept_6
            ),
        );
        let mut d_by = ::rootgrad_autodiff::zero::<f64>();
        let mut d_t_by = ::rootgrad_autodiff::zero::<f64>();
        let v_1 = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_self.y);
        d_self.y += d_1 * (by * by);
        let d_2 = d_1 * v_1;
        d_by += d_2 * by;
        d_by += d_2 * by;
        let v_2 = kept_2.take();
        let v_3 = kept_3.take();
        let d_3 = ::core::mem::take(&mut d_t_self.y);
        d_t_self.y += d_3 * (by * by);
        let d_4 = d_3 * v_2;
        d_by += d_4 * by;
        d_by += d_4 * by;
        d_self.y += d_3 * ((t_by * by) + (by * t_by));
        let d_5 = d_3 * v_3;
        d_t_by += d_5 * by;
        d_by += d_5 * t_by;
        d_by += d_5 * t_by;
        d_t_by += d_5 * by;
        let v_4 = kept_4.take();
        let d_6 = ::core::mem::take(&mut d_self.x);
        d_self.x += d_6 * by;
        d_by += d_6 * v_4;
        let v_5 = kept_5.take();
        let v_6 = kept_6.take();
        let d_7 = ::core::mem::take(&mut d_t_self.x);
        d_t_self.x += d_7 * by;
        d_by += d_7 * v_5;
        d_self.x += d_7 * t_by;
        d_t_by += d_7 * v_6;
        (d_by, d_t_by)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_vjp_scale<'__shadow>(
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
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
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
    pub fn __path_jvp_vjp_scale<'__shadow>(
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
        let mut store1 = ::core::option::Option::None;
        let d1 = d1.or_made(&mut store1, || ::rootgrad_autodiff::rt::discarded(a1));
        let mut a1 = ::std::borrow::ToOwned::to_owned(a1);
        let mut store0 = ::core::option::Option::None;
        let d0 = d0.or_made(&mut store0, || ::rootgrad_autodiff::rt::discarded(a0));
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
    #[inline(always)]
    pub fn __lent_sweeps_scale(
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        sweep: ::rootgrad_autodiff::rt::Sweep<
            (&mut Self, f64),
            (&mut Self, f64, &mut Self, ()),
        >,
    ) -> ::rootgrad_autodiff::rt::Swept<(), (f64,)> {
        let record = ::rootgrad_autodiff::rt::Record::new();
        let (this, by, d_self, ()) = match sweep {
            ::rootgrad_autodiff::rt::Sweep::Forward((this, by)) => {
                let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
                let mut kept_2 = ::rootgrad_autodiff::rt::Slot::new();
                kept_2.push(::core::clone::Clone::clone(&this.x));
                this.x = this.x * by;
                kept_1.push(::core::clone::Clone::clone(&this.y));
                this.y = this.y * (by * by);
                record
                    .put_owning(
                        stack,
                        ::rootgrad_autodiff::owned_bytes!(& kept_1, & kept_2),
                        (kept_1.take(), kept_2.take()),
                    );
                return ::rootgrad_autodiff::rt::Swept::Value(());
            }
            ::rootgrad_autodiff::rt::Sweep::Reverse(given) => given,
        };
        let (kept_1, kept_2) = record.take(stack);
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::of(kept_1);
        let mut kept_2 = ::rootgrad_autodiff::rt::Slot::of(kept_2);
        let mut d_by = ::rootgrad_autodiff::zero::<f64>();
        this.y = kept_1.take();
        let d_1 = ::core::mem::take(&mut d_self.y);
        d_self.y += d_1 * (by * by);
        let d_2 = d_1 * this.y;
        d_by += d_2 * by;
        d_by += d_2 * by;
        this.x = kept_2.take();
        let d_3 = ::core::mem::take(&mut d_self.x);
        d_self.x += d_3 * by;
        d_by += d_3 * this.x;
        ::rootgrad_autodiff::rt::Swept::Gradient((d_by,))
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __is_lent_scale(&self) -> ::rootgrad_autodiff::rt::Apart {
        ::rootgrad_autodiff::rt::Apart
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __lent_inner_forward_scale(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        a1: f64,
    ) -> () {
        Self::__lent_sweeps_scale(
                stack,
                ::rootgrad_autodiff::rt::Sweep::Forward((self, a1)),
            )
            .value()
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __mut_lent_forward_scale(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (a1,): (f64,),
    ) -> () {
        Self::__lent_inner_forward_scale(self, stack, a1)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __lent_inner_reverse_scale(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        this: &mut Self,
        a1: f64,
        d_ret: (),
    ) -> (f64,) {
        Self::__lent_sweeps_scale(
                stack,
                ::rootgrad_autodiff::rt::Sweep::Reverse((this, a1, self, d_ret)),
            )
            .gradient()
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline(always)]
    pub fn __lent_reverse_scale(
        &mut self,
        stack: &mut ::rootgrad_autodiff::rt::Stack,
        (
            (this, a1),
            (d1,),
        ): ((&mut Self, f64), (impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,)),
        d_ret: impl ::rootgrad_autodiff::rt::Seed<()>,
    ) -> () {
        let (g1,) = Self::__lent_inner_reverse_scale(self, stack, this, a1, ());
        let mut store1 = g1;
        *d1.or_discard(&mut store1) += g1;
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __vjp_scale<'__shadow>(
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
    pub fn __path_vjp_scale<'__shadow>(
        a0: &Self,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a1: f64,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<f64>,
        _: impl ::rootgrad_autodiff::rt::Seed<()>,
    ) {
        let mut store1 = a1;
        let mut store0 = ::core::option::Option::None;
        let d0 = d0.or_made(&mut store0, || ::rootgrad_autodiff::rt::discarded(a0));
        let mut a0 = ::std::borrow::ToOwned::to_owned(a0);
        let g1 = Self::scale_pullback(&mut a0, d0, a1);
        *d1.or_discard(&mut store1) += g1;
    }
    /// The reverse derivative of [`plus`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn plus_pullback(self: Self, other: Self, d_ret: Self) -> (Self, Self, Self) {
        let result: Self = Self {
            x: self.x + other.x,
            y: self.y + other.y,
        };
        let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_result = d_ret;
        let Self { x: d_1, y: d_3 } = &d_result else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
        d_self.x += d_2;
        d_other.x += d_2;
        let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
        d_self.y += d_4;
        d_other.y += d_4;
        (result, d_self, d_other)
    }
    /// The forward derivative of [`plus`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    pub fn plus_pushforward(
        self: Self,
        t_self: Self,
        other: Self,
        t_other: Self,
    ) -> (Self, Self) {
        let t_result: Self = Self {
            x: ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.x)
                    + ::rootgrad_autodiff::rt::scalar(t_other.x),
                self.x + other.x,
            ),
            y: ::rootgrad_autodiff::rt::tangent_at(
                ::rootgrad_autodiff::rt::scalar(t_self.y)
                    + ::rootgrad_autodiff::rt::scalar(t_other.y),
                self.y + other.y,
            ),
        };
        let result: Self = Self {
            x: self.x + other.x,
            y: self.y + other.y,
        };
        (result, t_result)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_plus(
        &self,
        t0: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        a1: Self,
        t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
    ) -> (Self, Self) {
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
    pub fn __path_jvp_plus(
        a0: Self,
        t0: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        a1: Self,
        t1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
    ) -> (Self, Self) {
        let t0 = t0.or_zero(&a0);
        let t1 = t1.or_zero(&a1);
        Self::plus_pushforward(a0, t0, a1, t1)
    }
    #[doc(hidden)]
    /// The reverse derivative of [`pushforward`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn plus_pushforward_pullback(
        self: Self,
        t_self: Self,
        other: Self,
        t_other: Self,
        d_ret: (Self, Self),
    ) -> (Self, Self, Self, Self) {
        let t_result: Self = Self {
            x: ::rootgrad_autodiff::rt::tangent_at(
                (t_self.x + t_other.x),
                (self.x + other.x),
            ),
            y: ::rootgrad_autodiff::rt::tangent_at(
                (t_self.y + t_other.y),
                (self.y + other.y),
            ),
        };
        let result: Self = Self {
            x: self.x + other.x,
            y: self.y + other.y,
        };
        let result_2: (Self, Self) = (
            ::core::clone::Clone::clone(&result),
            ::core::clone::Clone::clone(&t_result),
        );
        let mut d_self = ::rootgrad_autodiff::Differentiable::zero_like(&self);
        let mut d_t_self = ::rootgrad_autodiff::Differentiable::zero_like(&t_self);
        let mut d_other = ::rootgrad_autodiff::Differentiable::zero_like(&other);
        let mut d_t_other = ::rootgrad_autodiff::Differentiable::zero_like(&t_other);
        let mut d_result_2 = d_ret;
        let mut d_t_result = ::rootgrad_autodiff::Differentiable::zero_like(&t_result);
        let mut d_result = ::rootgrad_autodiff::Differentiable::zero_like(&result);
        ::rootgrad_autodiff::rt::accumulate(&mut d_result, &(d_result_2.0));
        ::rootgrad_autodiff::rt::accumulate(&mut d_t_result, &(d_result_2.1));
        let Self { x: d_1, y: d_3 } = &d_result else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let d_2 = ::rootgrad_autodiff::rt::scalar((*d_1));
        d_self.x += d_2;
        d_other.x += d_2;
        let d_4 = ::rootgrad_autodiff::rt::scalar((*d_3));
        d_self.y += d_4;
        d_other.y += d_4;
        let Self { x: d_5, y: d_7 } = &d_t_result else {
            ::rootgrad_autodiff::rt::wrong_variant()
        };
        let d_6 = ::rootgrad_autodiff::rt::scalar((*d_5));
        d_t_self.x += d_6;
        d_t_other.x += d_6;
        let d_8 = ::rootgrad_autodiff::rt::scalar((*d_7));
        d_t_self.y += d_8;
        d_t_other.y += d_8;
        (d_self, d_t_self, d_other, d_t_other)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_vjp_plus<'__shadow>(
        &self,
        d0: ::core::option::Option<&mut Self>,
        a1: impl ::rootgrad_autodiff::rt::TangentRef<Self>,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a2: Self,
        d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
    ) {
        let a3 = a3.or_zero(&a2);
        let mut zero1 = ::core::option::Option::None;
        let a1 = a1.or_zero(&*self, &mut zero1);
        let a1 = ::core::clone::Clone::clone(a1);
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
        d1.receive(&g1);
        d2.receive(&g2);
        d3.receive(&g3);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_jvp_vjp_plus<'__shadow>(
        a0: Self,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a1: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a2: Self,
        d2: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a3: impl ::rootgrad_autodiff::rt::Tangent<Self>,
        d3: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<(Self, Self)>,
    ) {
        let a3 = a3.or_zero(&a2);
        let a1 = a1.or_zero(&a0);
        let (g0, g1, g2, g3) = Self::plus_pushforward_pullback(
            a0,
            a1,
            a2,
            a3,
            d_ret.seed(),
        );
        d0.receive(&g0);
        d1.receive(&g1);
        d2.receive(&g2);
        d3.receive(&g3);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __vjp_plus<'__shadow>(
        &self,
        d0: ::core::option::Option<&mut Self>,
        a1: Self,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
    ) {
        let (_primal, g0, g1) = Self::plus_pullback(
            ::core::clone::Clone::clone(self),
            a1,
            d_ret.seed(),
        );
        if let ::core::option::Option::Some(d0) = d0 {
            ::rootgrad_autodiff::rt::accumulate(d0, &g0);
        }
        d1.receive(&g1);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_vjp_plus<'__shadow>(
        a0: Self,
        d0: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        a1: Self,
        d1: impl ::rootgrad_autodiff::rt::ScalarShadow<Self>,
        d_ret: impl ::rootgrad_autodiff::rt::Seed<Self>,
    ) {
        let (_primal, g0, g1) = Self::plus_pullback(a0, a1, d_ret.seed());
        d0.receive(&g0);
        d1.receive(&g1);
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __handed_plus(&self) -> Self {
        ::core::clone::Clone::clone(self)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __mut_handed_plus(&self) -> Self {
        ::core::clone::Clone::clone(self)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __vjp_dimensions(&self, _: ::core::option::Option<&mut Self>, _: impl Sized) {}
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_dimensions(&self, _: impl Sized) -> (usize, usize) {
        let value = Self::dimensions(self);
        let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        (value, tangent)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __jvp_vjp_dimensions(
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
    pub fn __path_vjp_dimensions(a0: &Self, _: impl Sized, _: impl Sized) {}
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_jvp_dimensions(a0: &Self, _: impl Sized) -> (usize, usize) {
        let value = Self::dimensions(a0);
        let tangent = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        (value, tangent)
    }
    #[doc(hidden)]
    #[allow(missing_docs, unreachable_pub)]
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    #[inline]
    pub fn __path_jvp_vjp_dimensions(
        a0: &Self,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
        _: impl Sized,
    ) {}
}
impl Vector {
    /// The reverse derivative of [`stretched`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn d_stretched(self: &Self, d_self: &mut Self, by: f64, d_ret: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(
            ; fn __vjp_dot, fn __vjp_plus, fn __vjp_scale ? fn __deep_lent_plus, fn
            __is_lent_scale + fn __lent_forward_plus + mut fn __mut_lent_forward_scale -
            fn __lent_reverse_plus, fn __lent_reverse_scale
        );
        let mut kept_1 = ::rootgrad_autodiff::rt::Slot::new();
        let stack = &mut ::rootgrad_autodiff::rt::Stack::new();
        let apart_1 = ::rootgrad_autodiff::rt::Like::new();
        let apart_2 = ::rootgrad_autodiff::rt::Like::new();
        let mut v = self.clone();
        apart_2.of(&(v).__is_lent_scale());
        if !apart_2.is_apart() {
            kept_1.keep_owned(&v);
        }
        if apart_2.is_apart() {
            (v).__mut_lent_forward_scale(&mut *stack, (by,))
        } else {
            v.scale(by)
        };
        apart_1.of(&(*self).__deep_lent_plus());
        let value = if apart_1.is_apart() {
            (*self).__lent_forward_plus(&mut *stack, (::core::clone::Clone::clone(&v),))
        } else {
            self.plus(::core::clone::Clone::clone(&v))
        };
        let value_2 = ::core::clone::Clone::clone(&value).dot(&v);
        let result: f64 = value_2;
        let owned = ::rootgrad_autodiff::rt::Owned::of(
            ::rootgrad_autodiff::owned_bytes!(& kept_1),
        );
        let mut d_by = ::rootgrad_autodiff::zero::<f64>();
        let mut d_result = d_ret;
        let mut d_v = ::rootgrad_autodiff::Differentiable::zero_like(&v);
        let mut d_value = ::rootgrad_autodiff::Differentiable::zero_like(&value);
        let mut d_value_2: f64 = -0.0;
        d_value_2 += d_result;
        (value)
            .__vjp_dot(
                ::core::option::Option::Some(&mut d_value),
                &v,
                &mut d_v,
                d_value_2,
            );
        if apart_1.is_apart() {
            (&mut (*d_self))
                .__lent_reverse_plus(
                    &mut *stack,
                    ((self, ::core::clone::Clone::clone(&v)), (&mut d_v,)),
                    d_value,
                );
        } else {
            (*self)
                .__vjp_plus(
                    ::core::option::Option::Some(&mut (*d_self)),
                    ::core::clone::Clone::clone(&v),
                    &mut d_v,
                    d_value,
                );
        }
        if apart_2.is_apart() {
            (&mut d_v)
                .__lent_reverse_scale(
                    &mut *stack,
                    ((&mut v, by), (&mut d_by,)),
                    ::rootgrad_autodiff::rt::Unused,
                );
        } else {
            let v_1 = kept_1.take();
            (v_1)
                .__vjp_scale(
                    ::core::option::Option::Some(&mut d_v),
                    by,
                    &mut d_by,
                    ::rootgrad_autodiff::rt::Unused,
                );
            v = v_1;
        }
        ::rootgrad_autodiff::rt::accumulate(&mut (*d_self), &d_v);
        (result, d_by)
    }
    /// The forward derivative of [`stretched`].
    #[allow(unused, deprecated, nonstandard_style)]
    #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
    fn t_stretched(self: &Self, t_self: &Self, by: f64, t_by: f64) -> (f64, f64) {
        ::rootgrad_autodiff::callees!(; fn __jvp_dot, fn __jvp_plus, fn __jvp_scale);
        let mut v = self.clone();
        let mut t_v = t_self.clone();
        (v).__jvp_scale(&mut t_v, by, t_by);
        let (v_1, t_value) = (*self).__jvp_plus(&(*t_self), v, t_v);
        let value = v_1;
        let (v_2, t_value_2) = (value).__jvp_dot(&t_value, &v, &t_v);
        let value_2 = v_2;
        let result: f64 = value_2;
        let t_result: f64 = t_value_2;
        (result, t_result)
    }
}
